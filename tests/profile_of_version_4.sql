PRAGMA user_version = 4;
PRAGMA application_id = 1347373908;
BEGIN TRANSACTION;
CREATE TABLE events (             -- of finished hands
        hand_id INTEGER PRIMARY KEY,
        text TEXT NOT NULL,
        crc INTEGER NOT NULL
    );
INSERT INTO "events" VALUES(7352320000004097,'["start",{"variant":"omaha8","structure":"pot","stakes":{"small_bet":20,"big_bet":20,"small_blind":10,"big_blind":20},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null}},[400,400,400,400],1,[0,0,0,0],[0,0,10,20]]
["blind",2,10,10]
["blind",3,20,20]
["hole",0,[2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1],"6c3h7d9dTc9hTdKsQdAh4hKc2sKh6s8h","dddddddddddddddd"]
["call",0,20,20]
["call",1,20,20]
["fold",2]
["check",3]
["pots",[[70,[0,1,3]]]]
["burn","7h"]
["board",1,"5h8cQc"]
["check",3]
["raise",0,20,20,"bet"]
["call",1,20,20]
["fold",3]
["pots",[[110,[0,1]]]]
["burn","Ts"]
["board",2,"Qh"]
["check",0]
["raise",1,65,65,"bet"]
["raise",0,217,217,"raise"]
["call",1,152,217]
["pots",[[544,[0,1]]]]
["burn","4c"]
["board",3,"9c"]
["check",0]
["check",1]
["pots",[[544,[0,1]]]]
["show",0,"7dTd4h6s"]
["muck",1]
["award",0,"high",[[0,544]]]
["end",[687,143,390,380]]
',1711596155);
INSERT INTO "events" VALUES(7352320000008193,'["start",{"variant":"omaha8","structure":"pot","stakes":{"small_bet":20,"big_bet":20,"small_blind":10,"big_blind":20},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null}},[687,143,390,380],2,[0,0,0,0],[20,0,0,10]]
["blind",3,10,10]
["blind",0,20,20]
["hole",0,[3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2],"5h2d2cAc8h9dKdAh5dTc2hJd6dQs4s7h","dddddddddddddddd"]
["raise",1,40,40,"raise"]
["call",2,40,40]
["call",3,30,40]
["call",0,20,40]
["pots",[[160,[0,1,2,3]]]]
["burn","Jh"]
["board",1,"Ks8s9s"]
["check",3]
["check",0]
["check",1]
["check",2]
["pots",[[160,[0,1,2,3]]]]
["burn","Ts"]
["board",2,"7s"]
["check",3]
["check",0]
["check",1]
["check",2]
["pots",[[160,[0,1,2,3]]]]
["burn","4c"]
["board",3,"3h"]
["raise",3,20,20,"bet"]
["call",0,20,20]
["raise",1,71,71,"raise"]
["call",2,71,71]
["call",3,51,71]
["call",0,51,71]
["pots",[[444,[0,1,2,3]]]]
["show",1,"2cKd2h4s"]
["show",2,"AcAhJd7h"]
["show",3,"5h8h5d6d"]
["muck",0]
["award",0,"high",[[3,222]]]
["award",0,"low",[[1,222]]]
["end",[576,254,279,491]]
',3989599022);
CREATE TABLE hands (
        id INTEGER PRIMARY KEY,
        table_id INTEGER,                -- null: imported
        number INTEGER,                  -- counts the hands of its table
        origin TEXT NOT NULL,            -- played, practice, imported
        state TEXT NOT NULL,             -- playing, finished, abandoned
        seed TEXT,                       -- of the deck; null: not known
        hero INTEGER,                    -- seat of the player at the keyboard
        places INTEGER NOT NULL DEFAULT 0,
        event_count INTEGER NOT NULL,
        variant TEXT NOT NULL,
        structure TEXT NOT NULL,
        title TEXT NOT NULL,
        seat_count INTEGER NOT NULL,
        big_bet INTEGER NOT NULL,
        position TEXT,                   -- from here on: of a finished hand, as the hero saw it
        result INTEGER,
        showdown INTEGER,
        pot INTEGER
    , cards TEXT NOT NULL DEFAULT '', board TEXT NOT NULL DEFAULT '', note TEXT NOT NULL DEFAULT '', branch_of INTEGER, branch_at INTEGER, looked_ahead INTEGER NOT NULL DEFAULT 0);
INSERT INTO "hands" VALUES(7352320000004097,7352320000000001,1,'played','finished','7570012716233340329',0,0,32,'omaha8','pot','Pot-limit Omaha hi/lo 10/20',4,40,'CO',287,1,544,'7dTd4h6s','5h8cQcQh9c','a note',NULL,NULL,0);
INSERT INTO "hands" VALUES(7352320000008193,7352320000000001,2,'played','finished','7037104504165142667',0,0,39,'omaha8','pot','Pot-limit Omaha hi/lo 10/20',4,40,'BB',-111,1,444,'2d9dTcQs','Ks8s9s7s3h','',NULL,NULL,0);
INSERT INTO "hands" VALUES(7352320000012289,7352320000000001,3,'played','playing','3273765272904007259',0,0,11,'omaha8','pot','Pot-limit Omaha hi/lo 10/20',4,40,NULL,NULL,NULL,NULL,'','','',NULL,NULL,0);
CREATE TABLE journal (            -- of hands that are not finished: what each action brought
        hand_id INTEGER NOT NULL,
        first INTEGER NOT NULL,          -- number of events before these
        text TEXT NOT NULL,              -- event_codec.encode
        crc INTEGER NOT NULL,            -- crc32 of the text
        PRIMARY KEY (hand_id, first)
    ) WITHOUT ROWID;
INSERT INTO "journal" VALUES(7352320000012289,0,'["start",{"variant":"omaha8","structure":"pot","stakes":{"small_bet":20,"big_bet":20,"small_blind":10,"big_blind":20},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null}},[576,254,279,491],3,[0,0,0,0],[10,20,0,0]]
["blind",0,10,10]
["blind",1,20,20]
["hole",0,[0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3],"5dQhJd2hTsKs7hQdTc8c2s2c7dAs5h7s","dddddddddddddddd"]
',1046816099);
INSERT INTO "journal" VALUES(7352320000012289,4,'["call",2,20,20]
',3604766898);
INSERT INTO "journal" VALUES(7352320000012289,5,'["call",3,20,20]
',3248977137);
INSERT INTO "journal" VALUES(7352320000012289,6,'["call",0,10,20]
',3384955561);
INSERT INTO "journal" VALUES(7352320000012289,7,'["check",1]
["pots",[[80,[0,1,2,3]]]]
["burn","9s"]
["board",1,"9c3h4s"]
',413635932);
CREATE TABLE progress (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "progress" VALUES('quiz.recent','["pot_alone"]');
CREATE TABLE seats (
        hand_id INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        policy TEXT NOT NULL,            -- as in a HandRecord: persona and version, '' for a human
        who TEXT,                        -- '' the player at the keyboard, else the persona; null: not in the statistics
        variant TEXT,
        structure TEXT,
        position TEXT,
        result INTEGER,
        big_bets REAL,
        voluntary INTEGER,
        raised INTEGER,
        saw_second INTEGER,
        showdown INTEGER,
        won_showdown INTEGER,
        split INTEGER,                   -- the game is shared by high and low
        scooped INTEGER,
        low_share REAL, adjusted REAL,
        PRIMARY KEY (hand_id, seat)
    ) WITHOUT ROWID;
INSERT INTO "seats" VALUES(7352320000004097,0,'You','','','omaha8','pot','CO',287,7.175,1,0,1,1,1,1,1,NULL,7.175);
INSERT INTO "seats" VALUES(7352320000004097,1,'Ines','rock@1','rock','omaha8','pot','BTN',-257,-6.425,1,0,1,1,0,1,0,NULL,-6.425);
INSERT INTO "seats" VALUES(7352320000004097,2,'Marek','maniac@1','maniac','omaha8','pot','SB',-10,-0.25,0,0,0,0,0,1,0,NULL,-0.25);
INSERT INTO "seats" VALUES(7352320000004097,3,'Tomo','tag@2','tag','omaha8','pot','BB',-20,-0.5,0,0,1,0,0,1,0,NULL,-0.5);
INSERT INTO "seats" VALUES(7352320000008193,0,'You','','','omaha8','pot','BB',-111,-2.775,1,0,1,1,0,1,0,0.0,-2.775);
INSERT INTO "seats" VALUES(7352320000008193,1,'Ines','rock@1','rock','omaha8','pot','CO',111,2.775,1,1,1,1,1,1,0,1.0,2.775);
INSERT INTO "seats" VALUES(7352320000008193,2,'Marek','maniac@1','maniac','omaha8','pot','BTN',-111,-2.775,1,0,1,1,0,1,0,0.0,-2.775);
INSERT INTO "seats" VALUES(7352320000008193,3,'Tomo','tag@2','tag','omaha8','pot','SB',111,2.775,1,0,1,1,1,1,0,0.0,2.775);
INSERT INTO "seats" VALUES(7352320000012289,0,'You','','',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(7352320000012289,1,'Ines','rock@1','rock',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(7352320000012289,2,'Marek','maniac@1','maniac',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(7352320000012289,3,'Tomo','tag@2','tag',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        owner INTEGER NOT NULL,          -- number of the window that plays it
        is_left INTEGER NOT NULL DEFAULT 0,
        game TEXT NOT NULL,              -- event_codec.encode_game
        seed TEXT NOT NULL,
        buy_in INTEGER NOT NULL,
        seats TEXT NOT NULL,             -- JSON: [[name, persona or null, version of the policy], ...]
        stacks TEXT NOT NULL,            -- JSON, as of now: before the hand that is played, or after the last one
        button INTEGER NOT NULL,
        hand_number INTEGER NOT NULL
    );
INSERT INTO "tables" VALUES(7352320000000001,1,0,'{"variant":"omaha8","structure":"pot","stakes":{"small_bet":20,"big_bet":20,"small_blind":10,"big_blind":20},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null}}','5',400,'[["You",null,0],["Ines","rock",1],["Marek","maniac",1],["Tomo","tag",2]]','[576,254,279,491]',3,3);
CREATE TABLE tags (hand_id INTEGER NOT NULL, tag TEXT NOT NULL, PRIMARY KEY (hand_id, tag)) WITHOUT ROWID;
INSERT INTO "tags" VALUES(7352320000008193,'misread');
CREATE TABLE totals (
        table_id INTEGER NOT NULL,
        who TEXT NOT NULL,
        position TEXT NOT NULL,
        variant TEXT NOT NULL,
        structure TEXT NOT NULL,
        hands INTEGER NOT NULL,
        result INTEGER NOT NULL,
        big_bets REAL NOT NULL,
        adjusted REAL NOT NULL,
        voluntary INTEGER NOT NULL,
        raised INTEGER NOT NULL,
        saw_second INTEGER NOT NULL,
        showdowns INTEGER NOT NULL,
        won_showdowns INTEGER NOT NULL,
        split_showdowns INTEGER NOT NULL,
        scooped INTEGER NOT NULL,
        low_showdowns INTEGER NOT NULL,
        low_shares REAL NOT NULL,
        PRIMARY KEY (table_id, who, position)
    ) WITHOUT ROWID;
INSERT INTO "totals" VALUES(7352320000000001,'','BB','omaha8','pot',1,-111,-2.775,-2.775,1,0,1,1,0,1,0,1,0.0);
INSERT INTO "totals" VALUES(7352320000000001,'','CO','omaha8','pot',1,287,7.175,7.175,1,0,1,1,1,1,1,0,0.0);
INSERT INTO "totals" VALUES(7352320000000001,'maniac','BTN','omaha8','pot',1,-111,-2.775,-2.775,1,0,1,1,0,1,0,1,0.0);
INSERT INTO "totals" VALUES(7352320000000001,'maniac','SB','omaha8','pot',1,-10,-0.25,-0.25,0,0,0,0,0,0,0,0,0.0);
INSERT INTO "totals" VALUES(7352320000000001,'rock','BTN','omaha8','pot',1,-257,-6.425,-6.425,1,0,1,1,0,1,0,0,0.0);
INSERT INTO "totals" VALUES(7352320000000001,'rock','CO','omaha8','pot',1,111,2.775,2.775,1,1,1,1,1,1,0,1,1.0);
INSERT INTO "totals" VALUES(7352320000000001,'tag','BB','omaha8','pot',1,-20,-0.5,-0.5,0,0,1,0,0,0,0,0,0.0);
INSERT INTO "totals" VALUES(7352320000000001,'tag','SB','omaha8','pot',1,111,2.775,2.775,1,0,1,1,1,1,0,1,0.0);
CREATE TABLE windows (number INTEGER PRIMARY KEY);
CREATE TABLE words (hand_id INTEGER PRIMARY KEY, words TEXT NOT NULL);
INSERT INTO "words" VALUES(7352320000004097,' you ines marek tomo | 7d Td 4h 6s 5h 8c Qc Qh 9c 

a note');
INSERT INTO "words" VALUES(7352320000008193,' you ines marek tomo | 2d 9d Tc Qs Ks 8s 9s 7s 3h 2c Kd 2h 4s Ac Ah Jd 7h 5h 8h 5d 6d 
misread
');
CREATE UNIQUE INDEX hands_once ON hands(table_id, number) WHERE origin = 'played';
CREATE INDEX tags_by_tag ON tags(tag);
CREATE INDEX hands_in_time ON hands(state, origin, id);
CREATE INDEX hands_listed ON hands(state, origin, variant, structure, position, result, showdown, pot,
        table_id);
CREATE INDEX hands_branches ON hands(branch_of) WHERE branch_of IS NOT NULL;
CREATE INDEX seats_figures ON seats(who, variant, structure, position, hand_id, result, big_bets, adjusted,
        voluntary, raised, saw_second, showdown, won_showdown, split, scooped, low_share) WHERE who IS NOT NULL;
CREATE INDEX seats_course ON seats(hand_id, result, big_bets, adjusted) WHERE who = '';
CREATE INDEX seats_not_adjusted ON seats(hand_id) WHERE adjusted IS NULL AND who IS NOT NULL;
CREATE INDEX events_by_crc ON events(crc);
COMMIT;
