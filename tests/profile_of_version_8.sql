PRAGMA user_version = 8;
PRAGMA application_id = 1347373908;
BEGIN TRANSACTION;
CREATE TABLE events (             -- of finished hands
        hand_id INTEGER PRIMARY KEY,
        text TEXT NOT NULL,
        crc INTEGER NOT NULL
    );
INSERT INTO "events" VALUES(7331840000004097,'["start",{"variant":"holdem","structure":"none","stakes":{"small_bet":5,"big_bet":5,"small_blind":2,"big_blind":5},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null,"antes_alone":false,"qualifier":null,"open_pair":false}},[400,400],1,[0,0],[5,2]]
["blind",0,5,5]
["blind",1,2,2]
["hole",0,[0,1,0,1],"6c3h7d9d","dddd"]
["call",1,3,5]
["check",0]
["pots",[[10,[0,1]]]]
["burn","Tc"]
["board",1,"9hTdKs"]
["check",0]
["check",1]
["pots",[[10,[0,1]]]]
["burn","Qd"]
["board",2,"Ah"]
["check",0]
["check",1]
["pots",[[10,[0,1]]]]
["burn","4h"]
["board",3,"Kc"]
["check",0]
["check",1]
["pots",[[10,[0,1]]]]
["show",0,"6c7d"]
["show",1,"3h9d"]
["award",0,"high",[[1,10]]]
["end",[395,405]]
',75584302);
INSERT INTO "events" VALUES(7331840000008193,'["start",{"variant":"holdem","structure":"none","stakes":{"small_bet":5,"big_bet":5,"small_blind":2,"big_blind":5},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null,"antes_alone":false,"qualifier":null,"open_pair":false}},[395,405],0,[0,0],[2,5]]
["blind",1,5,5]
["blind",0,2,2]
["hole",0,[1,0,1,0],"5h2d2cAc","dddd"]
["call",0,3,5]
["check",1]
["pots",[[10,[0,1]]]]
["burn","8h"]
["board",1,"9dKdAh"]
["check",1]
["check",0]
["pots",[[10,[0,1]]]]
["burn","5d"]
["board",2,"Tc"]
["check",1]
["check",0]
["pots",[[10,[0,1]]]]
["burn","2h"]
["board",3,"Jd"]
["check",1]
["check",0]
["pots",[[10,[0,1]]]]
["show",1,"5h2c"]
["show",0,"2dAc"]
["award",0,"high",[[0,10]]]
["end",[400,400]]
',811271300);
INSERT INTO "events" VALUES(7331840000012289,'["start",{"variant":"omaha8","structure":"fixed","stakes":{"small_bet":10,"big_bet":20,"small_blind":5,"big_blind":10},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null,"antes_alone":false,"qualifier":null,"open_pair":false}},[400,400],1,[0,0],[10,5]]
["blind",0,10,10]
["blind",1,5,5]
["hole",0,[0,1,0,1,0,1,0,1],"5dQhJd2hTsKs7hQd","dddddddd"]
["call",1,5,10]
["check",0]
["pots",[[20,[0,1]]]]
["burn","Tc"]
["board",1,"8c2s2c"]
["check",0]
["check",1]
["pots",[[20,[0,1]]]]
["burn","7d"]
["board",2,"As"]
["check",0]
["check",1]
["pots",[[20,[0,1]]]]
["burn","5h"]
["board",3,"7s"]
["check",0]
["check",1]
["pots",[[20,[0,1]]]]
["show",0,"5dJdTs7h"]
["show",1,"Qh2hKsQd"]
["award",0,"high",[[1,10]]]
["award",0,"low",[[0,10]]]
["end",[400,400]]
',2153706339);
INSERT INTO "events" VALUES(7331840000016385,'["start",{"variant":"omaha8","structure":"fixed","stakes":{"small_bet":10,"big_bet":20,"small_blind":5,"big_blind":10},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null,"antes_alone":false,"qualifier":null,"open_pair":false}},[400,400],0,[0,0],[5,10]]
["blind",1,10,10]
["blind",0,5,5]
["hole",0,[1,0,1,0,1,0,1,0],"4c6dKh7c3c2c4sJd","dddddddd"]
["call",0,5,10]
["check",1]
["pots",[[20,[0,1]]]]
["burn","Qc"]
["board",1,"Jc6hTd"]
["check",1]
["check",0]
["pots",[[20,[0,1]]]]
["burn","9h"]
["board",2,"3s"]
["check",1]
["check",0]
["pots",[[20,[0,1]]]]
["burn","Ks"]
["board",3,"9d"]
["check",1]
["check",0]
["pots",[[20,[0,1]]]]
["show",1,"4cKh3c4s"]
["show",0,"6d7c2cJd"]
["award",0,"high",[[0,20]]]
["end",[410,390]]
',2739184682);
INSERT INTO "events" VALUES(7331840000020481,'["start",{"variant":"stud8","structure":"fixed","stakes":{"small_bet":10,"big_bet":20,"bring_in":2,"ante":1},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null,"antes_alone":false,"qualifier":null,"open_pair":false}},[410,390],1,[1,1],[0,0]]
["antes",[1,1]]
["hole",0,[0,1,0,1,0,1],"QhJh3s9s2cKc","dddduu"]
["bring",0,2]
["call",1,2,2]
["pots",[[6,[0,1]]]]
["burn","As"]
["hole",1,[0,1],"Kh2h","uu"]
["check",0]
["check",1]
["pots",[[6,[0,1]]]]
["burn","Jd"]
["hole",2,[0,1],"Js3c","uu"]
["check",0]
["check",1]
["pots",[[6,[0,1]]]]
["burn","3h"]
["hole",3,[0,1],"4d2d","uu"]
["check",1]
["check",0]
["pots",[[6,[0,1]]]]
["burn","Ac"]
["hole",4,[0,1],"5s4s","dd"]
["check",1]
["check",0]
["pots",[[6,[0,1]]]]
["show",1,"Jh9sKc2h3c2d4s"]
["muck",0]
["award",0,"high",[[1,6]]]
["end",[407,393]]
',326029246);
INSERT INTO "events" VALUES(7331840000024577,'["start",{"variant":"stud8","structure":"fixed","stakes":{"small_bet":10,"big_bet":20,"bring_in":2,"ante":1},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null,"antes_alone":false,"qualifier":null,"open_pair":false}},[407,393],0,[1,1],[0,0]]
["antes",[1,1]]
["hole",0,[1,0,1,0,1,0],"Qd5c6sTcJh3s","dddduu"]
["bring",0,2]
["call",1,2,2]
["pots",[[6,[0,1]]]]
["burn","9s"]
["hole",1,[1,0],"4c9c","uu"]
["check",1]
["check",0]
["pots",[[6,[0,1]]]]
["burn","8d"]
["hole",2,[1,0],"2d8c","uu"]
["check",1]
["check",0]
["pots",[[6,[0,1]]]]
["burn","Ad"]
["hole",3,[1,0],"Js4h","uu"]
["check",1]
["check",0]
["pots",[[6,[0,1]]]]
["burn","Ah"]
["hole",4,[1,0],"Qc7s","dd"]
["check",1]
["check",0]
["pots",[[6,[0,1]]]]
["show",1,"Qd6sJh4c2dJsQc"]
["show",0,"5cTc3s9c8c4h7s"]
["award",0,"high",[[1,3]]]
["award",0,"low",[[0,3]]]
["end",[407,393]]
',1972912404);
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
INSERT INTO "hands" VALUES(7331840000004097,7331840000000001,1,'played','finished','7570012716233340329',0,0,26,'holdem','none','No-limit Texas hold''em 2/5',2,10,'BB',-5,1,10,'6c7d','9hTdKsAhKc','',NULL,NULL,0);
INSERT INTO "hands" VALUES(7331840000008193,7331840000000001,2,'played','finished','7037104504165142667',0,0,26,'holdem','none','No-limit Texas hold''em 2/5',2,10,'BTN',5,1,10,'2dAc','9dKdAhTcJd','',NULL,NULL,0);
INSERT INTO "hands" VALUES(7331840000012289,7331840000000001,3,'played','finished','3273765272904007259',0,0,27,'omaha8','fixed','Fixed-limit Omaha hi/lo 10/20',2,20,'BB',0,1,20,'5dJdTs7h','8c2s2cAs7s','',NULL,NULL,0);
INSERT INTO "hands" VALUES(7331840000016385,7331840000000001,4,'played','finished','5978028568735992767',0,0,26,'omaha8','fixed','Fixed-limit Omaha hi/lo 10/20',2,20,'BTN',10,1,20,'6d7c2cJd','Jc6hTd3s9d','',NULL,NULL,0);
INSERT INTO "hands" VALUES(7331840000020481,7331840000000001,5,'played','finished','7031020744286632012',0,0,30,'stud8','fixed','Fixed-limit Seven-card stud hi/lo 10/20',2,20,'bring-in',-3,1,6,'Qh3s2cKhJs4d5s','','',NULL,NULL,0);
INSERT INTO "hands" VALUES(7331840000024577,7331840000000001,6,'played','finished','6935132346110043989',0,0,31,'stud8','fixed','Fixed-limit Seven-card stud hi/lo 10/20',2,20,'bring-in',0,1,6,'5cTc3s9c8c4h7s','','',NULL,NULL,0);
CREATE TABLE journal (            -- of hands that are not finished: what each action brought
        hand_id INTEGER NOT NULL,
        first INTEGER NOT NULL,          -- number of events before these
        text TEXT NOT NULL,              -- event_codec.encode
        crc INTEGER NOT NULL,            -- crc32 of the text
        PRIMARY KEY (hand_id, first)
    ) WITHOUT ROWID;
CREATE TABLE progress (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE reasons (            -- why opponents decided as they did
        hand_id INTEGER NOT NULL,
        event INTEGER NOT NULL,          -- number of the decision's event
        text TEXT NOT NULL,              -- phrase_codec.encode_phrase
        PRIMARY KEY (hand_id, event)
    ) WITHOUT ROWID;
CREATE TABLE reviewed (           -- what the player's decisions lost by the review of the hand
        hand_id INTEGER NOT NULL,
        place INTEGER NOT NULL,          -- among the player's decisions in the hand, from 0
        street TEXT NOT NULL,
        kind TEXT NOT NULL,              -- the English sentence of what would have been better, or ''
        big_bets REAL NOT NULL,
        stderr REAL NOT NULL, decided INTEGER,
        PRIMARY KEY (hand_id, place)
    ) WITHOUT ROWID;
INSERT INTO "reviewed" VALUES(7331840000004097,0,'preflop','',0.0,0.02,1);
INSERT INTO "reviewed" VALUES(7331840000004097,1,'flop','',0.2,0.1,0);
INSERT INTO "reviewed" VALUES(7331840000004097,2,'turn','You checked where a bet was worth more.',3.0,0.25,1);
INSERT INTO "reviewed" VALUES(7331840000004097,3,'river','',0.9,0.6,1);
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
INSERT INTO "seats" VALUES(7331840000004097,0,'You','','','holdem','none','BB',-5,-0.5,0,0,1,1,0,0,0,NULL,-0.5);
INSERT INTO "seats" VALUES(7331840000004097,1,'Ines','rock@9','rock','holdem','none','BTN',5,0.5,1,0,1,1,1,0,1,NULL,0.5);
INSERT INTO "seats" VALUES(7331840000008193,0,'You','','','holdem','none','BTN',5,0.5,1,0,1,1,1,0,1,NULL,0.5);
INSERT INTO "seats" VALUES(7331840000008193,1,'Ines','rock@9','rock','holdem','none','BB',-5,-0.5,0,0,1,1,0,0,0,NULL,-0.5);
INSERT INTO "seats" VALUES(7331840000012289,0,'You','','','omaha8','fixed','BB',0,0.0,0,0,1,1,1,1,0,1.0,0.0);
INSERT INTO "seats" VALUES(7331840000012289,1,'Ines','rock@9','rock','omaha8','fixed','BTN',0,0.0,1,0,1,1,1,1,0,0.0,0.0);
INSERT INTO "seats" VALUES(7331840000016385,0,'You','','','omaha8','fixed','BTN',10,0.5,1,0,1,1,1,1,1,NULL,0.5);
INSERT INTO "seats" VALUES(7331840000016385,1,'Ines','rock@9','rock','omaha8','fixed','BB',-10,-0.5,0,0,1,1,0,1,0,NULL,-0.5);
INSERT INTO "seats" VALUES(7331840000020481,0,'You','','','stud8','fixed','bring-in',-3,-0.15,0,0,1,1,0,1,0,NULL,-0.15);
INSERT INTO "seats" VALUES(7331840000020481,1,'Ines','rock@9','rock','stud8','fixed','',3,0.15,1,0,1,1,1,1,1,NULL,0.15);
INSERT INTO "seats" VALUES(7331840000024577,0,'You','','','stud8','fixed','bring-in',0,0.0,0,0,1,1,1,1,0,1.0,0.0);
INSERT INTO "seats" VALUES(7331840000024577,1,'Ines','rock@9','rock','stud8','fixed','',0,0.0,1,0,1,1,1,1,0,0.0,0.0);
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
INSERT INTO "tables" VALUES(7331840000000001,1,0,'{"mix":"mix:holdem/none,omaha8/fixed,stud8/fixed","stakes":[10,20],"hands_each":2,"games":[{"variant":"holdem","structure":"none","stakes":{"small_bet":5,"big_bet":5,"small_blind":2,"big_blind":5},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null,"antes_alone":false,"qualifier":null,"open_pair":false}},{"variant":"omaha8","structure":"fixed","stakes":{"small_bet":10,"big_bet":20,"small_blind":5,"big_blind":10},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null,"antes_alone":false,"qualifier":null,"open_pair":false}},{"variant":"stud8","structure":"fixed","stakes":{"small_bet":10,"big_bet":20,"bring_in":2,"ante":1},"house":{"raise_cap":3,"no_cap_heads_up":false,"antes_compete":true,"rake":null,"antes_alone":false,"qualifier":null,"open_pair":false}}]}','5',400,'[["You",null,0],["Ines","rock",9]]','[407,393]',0,6);
CREATE TABLE tags (hand_id INTEGER NOT NULL, tag TEXT NOT NULL, PRIMARY KEY (hand_id, tag)) WITHOUT ROWID;
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
        PRIMARY KEY (table_id, who, variant, structure, position)
    ) WITHOUT ROWID;
INSERT INTO "totals" VALUES(7331840000000001,'','BB','holdem','none',1,-5,-0.5,-0.5,0,0,1,1,0,0,0,0,0.0);
INSERT INTO "totals" VALUES(7331840000000001,'','BTN','holdem','none',1,5,0.5,0.5,1,0,1,1,1,0,0,0,0.0);
INSERT INTO "totals" VALUES(7331840000000001,'','BB','omaha8','fixed',1,0,0.0,0.0,0,0,1,1,1,1,0,1,1.0);
INSERT INTO "totals" VALUES(7331840000000001,'','BTN','omaha8','fixed',1,10,0.5,0.5,1,0,1,1,1,1,1,0,0.0);
INSERT INTO "totals" VALUES(7331840000000001,'','bring-in','stud8','fixed',2,-3,-0.15,-0.15,0,0,2,2,1,2,0,1,1.0);
INSERT INTO "totals" VALUES(7331840000000001,'rock','BB','holdem','none',1,-5,-0.5,-0.5,0,0,1,1,0,0,0,0,0.0);
INSERT INTO "totals" VALUES(7331840000000001,'rock','BTN','holdem','none',1,5,0.5,0.5,1,0,1,1,1,0,0,0,0.0);
INSERT INTO "totals" VALUES(7331840000000001,'rock','BB','omaha8','fixed',1,-10,-0.5,-0.5,0,0,1,1,0,1,0,0,0.0);
INSERT INTO "totals" VALUES(7331840000000001,'rock','BTN','omaha8','fixed',1,0,0.0,0.0,1,0,1,1,1,1,0,1,0.0);
INSERT INTO "totals" VALUES(7331840000000001,'rock','','stud8','fixed',2,3,0.15,0.15,2,0,2,2,2,2,1,1,0.0);
CREATE TABLE windows (number INTEGER PRIMARY KEY);
CREATE TABLE words (hand_id INTEGER PRIMARY KEY, words TEXT NOT NULL);
INSERT INTO "words" VALUES(7331840000004097,' you ines | 6c 7d 9h Td Ks Ah Kc 3h 9d ');
INSERT INTO "words" VALUES(7331840000008193,' you ines | 2d Ac 9d Kd Ah Tc Jd 5h 2c ');
INSERT INTO "words" VALUES(7331840000012289,' you ines | 5d Jd Ts 7h 8c 2s 2c As 7s Qh 2h Ks Qd ');
INSERT INTO "words" VALUES(7331840000016385,' you ines | 6d 7c 2c Jd Jc 6h Td 3s 9d 4c Kh 3c 4s ');
INSERT INTO "words" VALUES(7331840000020481,' you ines | Qh 3s 2c Kh Js 4d 5s Kc 2h 3c 2d Jh 9s 4s ');
INSERT INTO "words" VALUES(7331840000024577,' you ines | 5c Tc 3s 9c 8c 4h 7s Jh 4c 2d Js Qd 6s Qc ');
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
