<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>System</source>
        <translation>Système</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>A practice table for poker, on your own machine</source>
        <translation>Une table d’entraînement au poker, sur votre propre machine</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>About Pokertable</source>
        <translation>À propos de Pokertable</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Log for reports</source>
        <translation>Journal pour les rapports</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>MIT. The cards, chips and icons are our own and under the same licence.</source>
        <translation>MIT. Les cartes, les jetons et les icônes sont nos créations, sous la même licence.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Pokertable</source>
        <translation>Pokertable</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Settings and hands</source>
        <translation>Paramètres et mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>nothing is kept</source>
        <translation>rien n’est conservé</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>Dealing…</source>
        <translation>Distribution…</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>Next hand</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>The hand is over</source>
        <translation>Le coup est terminé</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>Waiting for {name}</source>
        <translation>Au tour de {name}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>You are all-in</source>
        <translation>Vous êtes à tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>You can check for free. Fold anyway?</source>
        <translation>Faire parole est gratuit. Se coucher quand même ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>You folded</source>
        <translation>Vous vous êtes couché</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>You folded. {key}: next hand</source>
        <translation>Vous vous êtes couché. {key} : coup suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>Check</source>
        <translation>Parole</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>Fold</source>
        <translation>Se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>Raise</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>all-in</source>
        <translation>à tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>not your turn</source>
        <translation>pas à vous</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>sure? {key} again</source>
        <translation>sûr ? {key} à nouveau</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>the bring-in cannot fold</source>
        <translation>le bring-in ne peut pas se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>All-in: {most}</source>
        <translation>À tapis : {most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bet</source>
        <translation>Miser</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bet {amount}</source>
        <translation>Miser {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bring in {amount}</source>
        <translation>Bring-in {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bring in {amount}, or complete</source>
        <translation>Bring-in {amount}, ou complétez</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bring in {amount}, or complete; your equity: {have}</source>
        <translation>Posez le bring-in de {amount}, ou complétez ; équité {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bring in {amount}; your equity: {have}</source>
        <translation>Bring-in {amount} ; équité {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Call {amount}</source>
        <translation>Suivre {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {pot} needs {share} equity</source>
        <translation>Suivre {call} pour gagner {pot} demande {share} d’équité</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {pot} needs {share} equity ({call} of {total})</source>
        <translation>Suivre {call} pour gagner {pot} demande {share} d’équité ({call} sur {total})</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {pot} needs {share} equity. You have {have}</source>
        <translation>Suivre {call} pour gagner {pot} demande {share} d’équité. Vous avez {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {won} of {pot} needs {share} equity</source>
        <translation>Suivre {call} pour gagner {won} sur {pot} demande {share} d’équité</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {won} of {pot} needs {share} equity. You have {have}</source>
        <translation>Suivre {call} pour gagner {won} sur {pot} demande {share} d’équité. Vous avez {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Complete</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Complete to {amount}</source>
        <translation>Compléter à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Fixed limit: bets and raises of {bet}</source>
        <translation>Limite fixe : mises et relances de {bet}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Fixed limit: {bet}</source>
        <translation>Limite fixe : {bet}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Maximum: {most}</source>
        <translation>Maximum : {most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Maximum: {most}, your whole stack</source>
        <translation>Maximum : {most}, tout votre tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>No limit: {least} to {most}, your whole stack</source>
        <translation>No limit : {least} à {most}, tout votre tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>No limit: {most}, your whole stack</source>
        <translation>No limit : {most}, tout votre tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Open pair: {least} or {most}</source>
        <translation>Paire ouverte : {least} ou {most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Open pair: {least} or {most}, nothing in between</source>
        <translation>Paire ouverte : {least} ou {most}, rien entre les deux</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot limit: {most}</source>
        <translation>Pot limit : {most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot limit: {sum}</source>
        <translation>Pot limit : {sum}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot limit: {sum} ({rest} is the pot without your {own})</source>
        <translation>Pot limit : {sum} ({rest} : le pot moins vos {own})</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot limit: {sum}; your stack is {most}</source>
        <translation>Pot limit : {sum} ; votre tapis : {most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot {pot}, nothing to call</source>
        <translation>Pot {pot}, rien à suivre</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot {pot}, nothing to call; your equity: {have}</source>
        <translation>Pot {pot}, rien à suivre ; équité {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot: {sum}; your stack is {most}</source>
        <translation>Pot : {sum} ; votre tapis : {most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Raise to {amount}</source>
        <translation>Relancer à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Bring in {amount}</source>
        <translation>À vous. Bring-in {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Bring in {amount}, or complete</source>
        <translation>À vous. Bring-in {amount}, ou complétez</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Bring in {amount}, or complete; your equity: {have}</source>
        <translation>À vous. Posez le bring-in de {amount}, ou complétez ; équité {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Bring in {amount}; your equity: {have}</source>
        <translation>À vous. Bring-in {amount} ; équité {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Calling {call} to win {pot} needs {share} equity ({call} of {total})</source>
        <translation>À vous. Suivre {call} pour gagner {pot} demande {share} d’équité ({call} sur {total})</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Calling {call} to win {pot} needs {share} equity. You have {have}</source>
        <translation>À vous. Suivre {call} pour gagner {pot} demande {share} d’équité. Vous avez {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Calling {call} to win {won} of {pot} needs {share} equity ({call} of {total})</source>
        <translation>À vous. Suivre {call} pour gagner {won} sur {pot} demande {share} d’équité ({call} sur {total})</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Calling {call} to win {won} of {pot} needs {share} equity. You have {have}</source>
        <translation>À vous. Suivre {call} pour gagner {won} sur {pot} demande {share} d’équité. Vous avez {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Pot {pot}, nothing to call</source>
        <translation>À vous. Pot {pot}, rien à suivre</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Pot {pot}, nothing to call; your equity: {have}</source>
        <translation>À vous. Pot {pot}, rien à suivre ; équité {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>half the pot</source>
        <translation>la moitié du pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>half the pot, rounded</source>
        <translation>la moitié du pot, arrondie</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>raise {number} of {cap}</source>
        <translation>relance {number} sur {cap}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>raise {number}, no cap</source>
        <translation>relance {number}, sans cap</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>the big bet</source>
        <translation>la grosse mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>the pot</source>
        <translation>le pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>the small bet</source>
        <translation>la petite mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>this round’s bet</source>
        <translation>la mise de ce tour</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>under 1% of the pot</source>
        <translation>moins de 1 % du pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{call} to call: {share} equity needed</source>
        <translation>{call} à suivre : {share} d’équité requis</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{call} to call: {share} needed, you have {have}</source>
        <translation>{call} à suivre : il faut {share}, vous avez {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{percent}% of the pot</source>
        <translation>{percent} % du pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{times} × the pot</source>
        <translation>{times} × le pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>¾ of the pot</source>
        <translation>¾ du pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>¾ of the pot, rounded</source>
        <translation>¾ du pot, arrondi</translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <location filename="pokertable/views/showdown/afterwards.py"/>
        <source>Show my hand</source>
        <translation>Montrer ma main</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/afterwards.py"/>
        <source>What would have come?</source>
        <translation>Qu’aurait-on vu ?</translation>
    </message>
</context>
<context>
    <name>AllInPanel</name>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>Cards to come</source>
        <translation>Cartes à venir</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>your equity {share}: {amount} of {pot}</source>
        <translation>votre part {share} : {amount} sur {pot}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>your equity: {pots}</source>
        <translation>votre part : {pots}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>{share} of side pot {number}</source>
        <translation>{share} du pot annexe {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>{share} of the main pot</source>
        <translation>{share} du pot principal</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>{share} of the side pot</source>
        <translation>{share} du pot annexe</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>2½ BB</source>
        <translation>2½ BB</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>3 BB</source>
        <translation>3 BB</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>4 BB</source>
        <translation>4 BB</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>All-in</source>
        <translation>À tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Amount in chips</source>
        <translation>Montant en jetons</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Amount in {unit}</source>
        <translation>Montant en {unit}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Key {key}: {amount}</source>
        <translation>Touche {key} : {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>The maximum is {most}</source>
        <translation>Le maximum est {most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>The maximum is {most}, the pot limit</source>
        <translation>Le maximum est {most}, la limite du pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>The maximum is {most}, your whole stack</source>
        <translation>Le maximum est {most}, tout votre tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>The minimum is {least}</source>
        <translation>Le minimum est {least}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>½</source>
        <translation>½</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>¾</source>
        <translation>¾</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>“{text}” isn’t a valid amount: type a number of big blinds, such as 7.5</source>
        <translation>« {text} » n’est pas un montant valide : tapez un nombre de grosses blinds, comme 7,5</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>“{text}” isn’t a valid amount: type a whole number of chips</source>
        <translation>« {text} » n’est pas un montant valide : tapez un nombre entier de jetons</translation>
    </message>
</context>
<context>
    <name>AmountSlider</name>
    <message>
        <location filename="pokertable/views/table/amount_slider.py"/>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <location filename="pokertable/views/kit/amounts.py"/>
        <source>{figure} {unit}</source>
        <comment>an amount: 7.5 BB</comment>
        <translation>{figure} {unit}</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/amounts.py"/>
        <source>{number} chips</source>
        <translation>{number} jetons</translation>
    </message>
</context>
<context>
    <name>ButtonItem</name>
    <message>
        <location filename="pokertable/views/felt/table_items.py"/>
        <source>D</source>
        <comment>the dealer's button</comment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>CardToggle</name>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>discard</source>
        <translation>écarter</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>keep</source>
        <translation>garder</translation>
    </message>
</context>
<context>
    <name>CategoryBars</name>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Flush</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Four</source>
        <translation>Carré</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Hands they make</source>
        <translation>Ce qu’elles font</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>High card</source>
        <translation>Carte haute</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Low</source>
        <translation>Low</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Straight</source>
        <translation>Quinte</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Straight flush</source>
        <translation>Quinte flush</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Three</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Two pair</source>
        <translation>Deux paires</translation>
    </message>
</context>
<context>
    <name>ColumnHeads</name>
    <message>
        <location filename="pokertable/views/showdown/row.py"/>
        <source>nobody else is in this pot</source>
        <translation>personne d’autre n’est dans ce pot</translation>
    </message>
</context>
<context>
    <name>CostlyDecisions</name>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>% of the prize pool</source>
        <translation>% de la dotation</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>Chips valued in prizes (ICM); ± is 95%</source>
        <translation>Jetons évalués en prix (ICM) ; ± à 95 %</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>Costliest decisions</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>No costly decision</source>
        <translation>Aucune décision coûteuse</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>{done} of {count} hands analysed</source>
        <translation>{done} mains analysées sur {count}</translation>
    </message>
</context>
<context>
    <name>DayGraph</name>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>No answers in the last 30 days.</source>
        <translation>Pas de réponses ces 30 derniers jours.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>{right} of {asked} right. Bars: answers per day; line: success rate over 7 days.</source>
        <translation>{right} justes sur {asked}. Barres : réponses par jour ; ligne : taux de réussite sur 7 jours.</translation>
    </message>
</context>
<context>
    <name>DayStrip</name>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Last 30 days: {right} of {asked} right</source>
        <translation>30 derniers jours : {right} justes sur {asked}</translation>
    </message>
</context>
<context>
    <name>DecisionsPanel</name>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Click or Enter: open the review. D: drill this</source>
        <translation>Clic ou Entrée : la revue. D : s’y entraîner</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Click, Enter or D: drill this</source>
        <translation>Clic, Entrée ou D : s’y entraîner</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Costliest mistake types</source>
        <translation>Types d’erreurs les plus coûteux</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Costliest mistake types, in big bets per 100 hands</source>
        <translation>Mes erreurs les plus chères, en grosses mises pour 100 mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>No hands reviewed yet: press V after a hand, or in the history.</source>
        <translation>Aucun coup encore revu : V après un coup, ou dans l’historique.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Nothing costly yet.</source>
        <translation>Rien de coûteux encore.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Ten worst decisions</source>
        <translation>Les dix pires décisions</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Ten worst decisions, in big bets lost</source>
        <translation>Mes dix pires décisions, en grosses mises perdues</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>{loss} ± {error} · {game}, {street}: {kind}</source>
        <translation>{loss} ± {error} · {game}, {street} : {kind}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>{lost} · {kind}</source>
        <translation>{lost} · {kind}</translation>
    </message>
</context>
<context>
    <name>DeckTray</name>
    <message>
        <location filename="pokertable/views/lab/deck.py"/>
        <source>The deck</source>
        <translation>Le jeu de cartes</translation>
    </message>
</context>
<context>
    <name>DrawPanel</name>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Discard</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Discard {count}</source>
        <translation>Écarter {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Fold</source>
        <translation>Se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Stand pat</source>
        <translation>Rester servi</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Which cards do you discard?</source>
        <translation>Quelles cartes écartez-vous ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>choose cards</source>
        <translation>choisissez des cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>discard none? Click again</source>
        <translation>ne rien écarter ? Cliquez à nouveau</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>discard none? {key} again</source>
        <translation>ne rien écarter ? {key} à nouveau</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>no bet</source>
        <translation>pas de mise</translation>
    </message>
</context>
<context>
    <name>DrawsItem</name>
    <message>
        <location filename="pokertable/views/felt/draw_counts.py"/>
        <source>discards</source>
        <translation>écartées</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/draw_counts.py"/>
        <source>pat</source>
        <comment>on a plate: drew no card</comment>
        <translation>servi</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/draws_item.py"/>
        <source>deck</source>
        <translation>talon</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/draws_item.py"/>
        <source>discard</source>
        <translation>écarter</translation>
    </message>
</context>
<context>
    <name>DueGraph</name>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Nothing comes back in the next two weeks.</source>
        <translation>Rien ne revient dans les deux prochaines semaines.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
</context>
<context>
    <name>EndsBar</name>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>half</source>
        <translation>moitié</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>scoop</source>
        <translation>scoop</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>split</source>
        <translation>partage</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>win</source>
        <translation>gagne</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>{name} {part}%</source>
        <translation>{name} {part} %</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>¼ or less</source>
        <translation>¼ ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>¾</source>
        <translation>¾</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>It is also in the log, {file}.</source>
        <translation>Elle est aussi dans le journal, {file}.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Something went wrong</source>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>The error in full, without cards</source>
        <translation>L’erreur complète, sans cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>This is the program's fault, not yours. Your hands are saved: continue, or restart at the same decision.</source>
        <translation>C’est la faute du programme, pas la vôtre. Vos mains sont conservées : continuez, ou relancez le programme à la même décision.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>and {count} more</source>
        <translation>et {count} de plus</translation>
    </message>
</context>
<context>
    <name>ErrorGraph</name>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Nothing comes back.</source>
        <translation>Rien ne revient.</translation>
    </message>
</context>
<context>
    <name>FindGame</name>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>Find a game: /</source>
        <translation>Trouver un jeu : /</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>Find: {text}</source>
        <translation>Recherche : {text}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>No game matches “{text}”</source>
        <translation>Aucun jeu : {text}</translation>
    </message>
</context>
<context>
    <name>FirstTimes</name>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Ask yourself what they have: your read is scored</source>
        <translation>Demandez-vous ce qu’ils ont : votre lecture est notée</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>New to this game? F1 shows its rules</source>
        <translation>Ce jeu est nouveau ? F1 en montre les règles</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>No, thanks</source>
        <translation>Non merci</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Odds show your equity and the price of a call</source>
        <translation>Les cotes montrent votre équité et le prix d’un suivi</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Play the sounds of cards and chips?</source>
        <translation>Jouer les sons des cartes et des jetons ?</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>The review weighs each of your decisions</source>
        <translation>La revue évalue chacune de vos décisions</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Turn on</source>
        <translation>Activer</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>{words} (key {key})</source>
        <translation>{words} (touche {key})</translation>
    </message>
</context>
<context>
    <name>FixedLadder</name>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>Bet</source>
        <translation>Miser</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>Complete</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>Raise {number}</source>
        <translation>Relance {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>This round</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after four raises</source>
        <translation>cap après quatre relances</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after one raise</source>
        <translation>cap après une relance</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after three raises</source>
        <translation>cap après trois relances</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after two raises</source>
        <translation>cap après deux relances</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after {count} raises</source>
        <translation>cap après {count} relances</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>no cap on raises</source>
        <translation>relances sans cap</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>no raises</source>
        <translation>aucune relance</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Switch games from the next hand, with the same opponents and stacks</source>
        <translation>Jouer un autre jeu à partir du coup suivant, avec les mêmes joueurs et jetons</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <location filename="pokertable/views/lab/grid.py"/>
        <source>All legal hands</source>
        <translation>Toutes les mains permises</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/grid.py"/>
        <source>Put two cards in the hand and three on the board to see the hands they make.</source>
        <translation>Mettez deux cartes dans la main et trois au board pour voir ce qu’elles font.</translation>
    </message>
</context>
<context>
    <name>HabitsDialog</name>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Bets when
checked to</source>
        <translation>Mise en
premier</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Bluffs among
final bets
shown</source>
        <translation>Bluffs des
dernières
mises vues</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Folds to bets, by betting round</source>
        <translation>Se couche, tour par tour</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Forget all</source>
        <translation>Tout oublier</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Intermediate and expert opponents adjust to this: they bluff players who fold too much and call down loose ones. Practice, and hands in which you looked ahead, don't count.</source>
        <translation>Les adversaires confirmés et experts s’y adaptent : ils bluffent qui se couche trop et paient jusqu’au bout qui joue tout. L’entraînement et les mains dont vous avez vu la suite ne comptent pas.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Open-
shoves</source>
        <translation>Tapis
d’entrée</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Plays</source>
        <translation>Joue</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Raises</source>
        <translation>Relance</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Raises
bets</source>
        <translation>Relance
des mises</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Your table image</source>
        <translation>Votre image à la table</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Your table image starts afresh with the next hand</source>
        <translation>Votre image à la table repart de zéro à la prochaine main</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>later</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>{some}
of {all}</source>
        <translation>{some}
sur {all}</translation>
    </message>
</context>
<context>
    <name>HandDetails</name>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>Pot {amount}</source>
        <translation>Pot {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>Select a hand to see it here.</source>
        <translation>Choisissez une main pour la voir ici.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>at the showdown</source>
        <translation>à l’abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>without a showdown</source>
        <translation>sans abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>{count} hands selected</source>
        <translation>Mains choisies : {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>{hand} · {when} · {seats} seats</source>
        <translation>{hand} · {when} · {seats} places</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>{result} {end} · {pot}</source>
        <translation>{result} {end} · {pot}</translation>
    </message>
</context>
<context>
    <name>HandList</name>
    <message>
        <location filename="pokertable/views/desk/history/list.py"/>
        <source>Stored hands</source>
        <translation>Mains enregistrées</translation>
    </message>
</context>
<context>
    <name>HandOnFelt</name>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>My hand</source>
        <translation>Ma main</translation>
    </message>
</context>
<context>
    <name>HandTableModel</name>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Played</source>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Review</source>
        <translation>Revue</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Tags and note</source>
        <translation>Étiquettes et note</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>FL</source>
        <translation>LF</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Hand {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>I misread it</source>
        <translation>Je l’ai mal lue</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Imported</source>
        <translation>Importée</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Looked ahead</source>
        <translation>Suite regardée</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>NL</source>
        <translation>NL</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>PL</source>
        <translation>PL</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Practice: this line doesn’t count.</source>
        <translation>Entraînement : cette ligne ne compte pas.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>You looked ahead in this hand, so it isn’t in the statistics.</source>
        <translation>Vous avez regardé la suite de cette main : elle ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>{severity}, on the earlier scale</source>
        <translation>{severity}, selon l’ancienne échelle</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any ending</source>
        <translation>Fin du coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any time</source>
        <translation>Toute période</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Best results first</source>
        <translation>Meilleurs résultats d’abord</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Even</source>
        <translation>À l’équilibre</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>From … to …</source>
        <translation>De … à …</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Largest pots first</source>
        <translation>Plus gros pots d’abord</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Last year</source>
        <translation>Un an</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>List all hands</source>
        <translation>Lister toutes les mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Newest first</source>
        <translation>Plus récentes d’abord</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>No practice</source>
        <translation>Sans entraîn.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>No showdown</source>
        <translation>Sans abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Oldest first</source>
        <translation>Plus anciennes d’abord</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Search names, cards (AsKd), notes and tags</source>
        <translation>Noms, cartes (AsKd), notes, étiquettes</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Showdown</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>To showdown</source>
        <translation>Jusqu’à l’abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Worst results first</source>
        <translation>Pires résultats d’abord</translation>
    </message>
</context>
<context>
    <name>HistoryNotice</name>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>What was wrong</source>
        <translation>Ce qui n’allait pas</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>… and {count} more</source>
        <translation>… et {count} de plus</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>1 hand</source>
        <translation>1 main</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>All {count} listed hands as PHH (.phhs)…</source>
        <translation>Toutes les mains listées ({count}) en PHH (.phhs)…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>All {count} listed hands as PokerStars-style text…</source>
        <translation>Toutes les mains listées ({count}) en texte à la PokerStars…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Clear the filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Export one hand</source>
        <translation>Exporter une main</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Export the selected hands, or all listed hands</source>
        <translation>Exporter les mains choisies, ou toutes celles listées</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Export {count} hands</source>
        <translation>Exporter des mains ({count})</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Hand histories (*.txt)</source>
        <translation>Historiques de mains (*.txt)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Import PHH…</source>
        <translation>Importer PHH…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Import hands</source>
        <translation>Importer des mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Import hands from .phh and .phhs files</source>
        <translation>Importer des mains de fichiers .phh et .phhs</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>No hands match.</source>
        <translation>Aucune main ne correspond.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>No hands yet.</source>
        <translation>Pas encore de mains.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>PHH hands (*.phh *.phhs);;All files (*)</source>
        <translation>Mains PHH (*.phh *.phhs);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>PHH hands (*.phhs)</source>
        <translation>Mains PHH (*.phhs)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Play a hand</source>
        <translation>Jouer un coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Review</source>
        <translation>Revue du coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The one listed hand as PHH (.phhs)…</source>
        <translation>La seule main listée en PHH (.phhs)…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The one listed hand as PokerStars-style text…</source>
        <translation>La seule main listée en texte à la PokerStars…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The selected hand as PHH (.phhs)…</source>
        <translation>La main choisie en PHH (.phhs)…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The selected hand as PokerStars-style text…</source>
        <translation>La main choisie en texte à la PokerStars…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The {count} selected hands as PHH (.phhs)…</source>
        <translation>Les mains choisies ({count}) en PHH (.phhs)…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The {count} selected hands as PokerStars-style text…</source>
        <translation>Les mains choisies ({count}) en texte à la PokerStars…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>{total} hands</source>
        <translation>Mains : {total}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>{total} hands, {count} selected</source>
        <translation>Mains : {total}, choisies : {count}</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Press a key…</source>
        <translation>Appuyez sur une touche…</translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <location filename="pokertable/views/kit/key_map.py"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>After the hand: show my cards</source>
        <translation>Après le coup : montrer mes cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>After the hand: what would have come</source>
        <translation>Après le coup : voir les cartes suivantes</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Ahead of my turn: call any bet</source>
        <translation>D’avance : suivre toute mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Bet or raise</source>
        <translation>Miser ou relancer</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Check or call</source>
        <translation>Parole ou suivre</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Click a key, then press the one you want.</source>
        <translation>Cliquez sur une touche, puis appuyez sur celle que vous voulez.</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Confirm the amount</source>
        <translation>Confirmer le montant</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Discard</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Fold</source>
        <translation>Se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Go on, next hand</source>
        <translation>Continuer, coup suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>How the next opponent plays</source>
        <translation>Comment joue l’adversaire suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Larger amount</source>
        <translation>Montant supérieur</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Larger amount, second key</source>
        <translation>Montant supérieur, deuxième touche</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Next opponent’s range</source>
        <translation>Range de l’adversaire suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Odds</source>
        <translation>Cotes</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Odds: against ranges or random hands</source>
        <translation>Cotes contre les ranges ou des mains au hasard</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Put an opponent on a hand</source>
        <translation>Lire la main d’un adversaire</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Review the last hand</source>
        <translation>Revue du dernier coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Rewind</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Set the amount: all-in</source>
        <translation>Montant : tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Set the amount: half the pot</source>
        <translation>Montant : demi-pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Set the amount: the pot</source>
        <translation>Montant : pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Sit out, come back</source>
        <translation>Faire une pause, revenir</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Smaller amount</source>
        <translation>Montant inférieur</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Smaller amount, second key</source>
        <translation>Montant inférieur, deuxième touche</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Stand pat</source>
        <translation>Rester servi</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Swap the keys</source>
        <translation>Échanger les deux</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>This key can’t be used. Nothing changed.</source>
        <translation>Cette touche ne peut pas servir : rien n’a été changé.</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Top up to the full stack</source>
        <translation>Compléter le tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>{key} is already used for “{other}”. Nothing changed.</source>
        <translation>{key} sert déjà à « {other} » : rien n’a été changé.</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>{key} is reserved at the table. Nothing changed.</source>
        <translation>{key} a toujours son propre rôle à la table : rien n’a été changé.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>flush</source>
        <translation>couleur</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>four</source>
        <translation>carré</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>full</source>
        <translation>full</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>high</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>pair</source>
        <translation>paire</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>str. flush</source>
        <translation>q. flush</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>straight</source>
        <translation>quinte</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>three</source>
        <translation>brelan</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>two pair</source>
        <translation>2 paires</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>{category}, {rank}</source>
        <translation>{category}, {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>{rank} high</source>
        <translation>haut. {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>2 from hand, 3 from board</source>
        <translation>2 de la main, 3 du board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>2 from the hand, 3 from the board</source>
        <translation>2 de la main, 3 du board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>All {count} hands</source>
        <translation>Les {count} mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>As in hold'em</source>
        <translation>Comme en hold’em</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>As in hold'em: {words}, not allowed. {why}</source>
        <translation>Comme en hold’em : {words}, non permis. {why}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>At a glance</source>
        <translation>À première vue</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Board: {cards}</source>
        <translation>Board : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Hand: {cards}</source>
        <translation>Main : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>High: {words}</source>
        <translation>High : {words}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>In hold'em it's the same.</source>
        <translation>En hold’em, c’est pareil.</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Is it?</source>
        <translation>Est-ce vrai ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Low: {words}</source>
        <translation>Low : {words}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>No hand yet</source>
        <translation>Pas encore de main</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>No hand: {reason}</source>
        <translation>Pas de main : {reason}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>No low</source>
        <translation>Pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>No low: {reason}</source>
        <translation>Pas de low : {reason}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>The high is {words}.</source>
        <translation>Le high : {words}.</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>The low is {words}.</source>
        <translation>Le low : {words}.</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>These cards make {count} hands, shown after your guess.</source>
        <translation>Ces cartes forment {count} mains, montrées après votre réponse.</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Your two</source>
        <translation>Vos deux</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>allowed, but you have better</source>
        <translation>permis, mais il y a mieux</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>any five cards</source>
        <translation>cinq cartes quelconques</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>any five of the {count}</source>
        <translation>cinq cartes sur {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>click them, or press 1 to {count}</source>
        <translation>cliquez dessus, ou tapez 1 à {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>exactly two from the hand, three from the board</source>
        <translation>exactement deux de la main, trois du board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>no other combination is better</source>
        <translation>aucune autre combinaison ne fait mieux</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>not allowed</source>
        <translation>non permis</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>not the best</source>
        <translation>pas le meilleur</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>pick one more</source>
        <translation>choisissez-en encore une</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>pick the two cards that play</source>
        <translation>choisissez les deux cartes qui jouent</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>the same</source>
        <translation>pareil</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>the same hand here</source>
        <translation>la même main ici</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>the two hole cards × {triples} three-card combinations</source>
        <translation>les deux de la main × {triples} combinaisons de trois</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>there is one</source>
        <translation>il y en a un</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>these five cards make no low</source>
        <translation>ces cinq cartes n’en font pas</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>two from the hand + three from the board</source>
        <translation>deux de la main + trois du board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>what the {count} cards seem to make</source>
        <translation>l’apparence des {count} cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>what they seem to make</source>
        <translation>ce qu’on croit voir</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>with three from the board</source>
        <translation>avec trois du board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>{line}; a second line where there is a low</source>
        <translation>{line} ; une deuxième ligne là où il y a un low</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>{pairs} two-card combinations × the three board cards</source>
        <translation>{pairs} combinaisons de deux cartes × les trois du board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>{pairs} two-card × {triples} three-card combinations</source>
        <translation>{pairs} combinaisons de deux cartes × {triples} de trois</translation>
    </message>
</context>
<context>
    <name>LabCoach</name>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Choose an answer, or press its number.</source>
        <translation>Choisissez une réponse, ou appuyez sur son numéro.</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Leave lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Lesson {number} of {of} done</source>
        <translation>Leçon {number} sur {of} terminée</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Lesson {number} of {of}, step {step} of {steps}</source>
        <translation>Leçon {number} sur {of}, étape {step} sur {steps}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Not quite. {what}</source>
        <translation>Pas tout à fait. {what}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Which two of your cards play for the high?</source>
        <translation>Quelles deux cartes de votre main jouent pour le high ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Which two of your cards play for the low, or is there none?</source>
        <translation>Quelles deux cartes de votre main jouent pour le low, ou n’y a-t-il pas de low ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>pick one more</source>
        <translation>choisissez-en encore une</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>pick two cards</source>
        <translation>choisissez deux cartes</translation>
    </message>
</context>
<context>
    <name>LabFelt</name>
    <message>
        <location filename="pokertable/views/lab/felt.py"/>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/felt.py"/>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/felt.py"/>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/felt.py"/>
        <source>{rank} of ?</source>
        <translation>{rank} de ?</translation>
    </message>
</context>
<context>
    <name>LabHeader</name>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>8hAs9cTc / 5s6s7s9hTs</source>
        <translation>8hAs9cTc / 5s6s7s9hTs</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Deal random</source>
        <translation>Tirer au hasard</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Hand and board</source>
        <translation>Main et board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Hi/lo</source>
        <translation>Hi-lo</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Type</source>
        <translation>Taper</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Type cards</source>
        <translation>Taper les cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>{count} cards</source>
        <translation>{count} cartes</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>At a glance: {claim}</source>
        <translation>À première vue : {claim}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>Cards: {cards}</source>
        <translation>Cartes : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>Drag a card, click a place and type one (A S), or deal at random.</source>
        <translation>Glissez une carte, cliquez un emplacement et tapez-en une (A S), ou tirez au hasard.</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>{done} of {count} done</source>
        <translation>{done} faites sur {count}</translation>
    </message>
</context>
<context>
    <name>LabSide</name>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Deck</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Drag cards onto the hand and the board</source>
        <translation>Cartes à glisser vers la main et le board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Everything shown, as text</source>
        <translation>Tout ce qui est montré, en texte</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Nothing to show yet.</source>
        <translation>Encore rien à montrer.</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>The combination under the pointer</source>
        <translation>La combinaison sous le pointeur</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>The hands in words</source>
        <translation>La lecture en mots</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Two of your cards</source>
        <translation>Deux de vos cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>What the {count} hands make</source>
        <translation>Ce que font les {count} mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Words</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>low: {low}</source>
        <translation>low : {low}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>the best high</source>
        <translation>le meilleur high</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>the best high; tied with one other</source>
        <translation>le meilleur high ; ex æquo avec un autre</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>the best high; tied with {count} others</source>
        <translation>le meilleur high ; ex æquo avec {count} autres</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>the best low: {low}</source>
        <translation>le meilleur low : {low}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>with three from the board</source>
        <translation>avec trois du board</translation>
    </message>
</context>
<context>
    <name>LabView</name>
    <message>
        <location filename="pokertable/views/lab/view.py"/>
        <source>As in hold'em</source>
        <translation>Comme en hold’em</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/view.py"/>
        <source>In this game any five cards play, so there’s nothing to combine.</source>
        <translation>Dans ce jeu, cinq cartes quelconques jouent : il n’y a rien à combiner.</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/view.py"/>
        <source>Omaha</source>
        <translation>Omaha</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>Folded up cards</source>
        <translation>Cartes ouvertes jetées</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>face down</source>
        <translation>fermée</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/texts.py"/>
        <source>Once more, with other cards.</source>
        <translation>Encore une fois, avec d’autres cartes.</translation>
    </message>
</context>
<context>
    <name>LessonChoice</name>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>✓ right</source>
        <translation>✓ juste</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>✗ your answer</source>
        <translation>✗ votre réponse</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>1 step</source>
        <translation>1 étape</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>at step {step} of {steps}</source>
        <translation>à l’étape {step} sur {steps}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>{right} of {steps} right</source>
        <translation>{right} justes sur {steps}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>{steps} steps</source>
        <translation>{steps} étapes</translation>
    </message>
</context>
<context>
    <name>LessonTile</name>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>Lesson {number}: {title}</source>
        <translation>Leçon {number} : {title}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <location filename="pokertable/views/log/panel.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="pokertable/views/log/panel.py"/>
        <source>Copy the log as plain text</source>
        <translation>Copier le journal en texte simple</translation>
    </message>
    <message>
        <location filename="pokertable/views/log/panel.py"/>
        <source>Dealer log</source>
        <translation>Journal du donneur</translation>
    </message>
    <message>
        <location filename="pokertable/views/log/panel.py"/>
        <source>Newest line</source>
        <translation>Dernière ligne</translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message>
        <location filename="pokertable/views/log/text.py"/>
        <source>Dealer log</source>
        <translation>Journal du donneur</translation>
    </message>
    <message>
        <location filename="pokertable/views/log/text.py"/>
        <source>High, {cards}: </source>
        <translation>High, {cards} : </translation>
    </message>
    <message>
        <location filename="pokertable/views/log/text.py"/>
        <source>Low, {cards}: </source>
        <translation>Low, {cards} : </translation>
    </message>
</context>
<context>
    <name>LossTable</name>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>All reviewed hands</source>
        <translation>Tous les coups revus</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>By street</source>
        <translation>Par tour</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Lost per 100 hands, in big bets</source>
        <translation>Perdu pour 100 mains, en grosses mises</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>big bets per 100 hands</source>
        <translation>grosses mises pour 100 mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>decisions</source>
        <translation>décisions</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>hands</source>
        <translation>mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>{lost} ± {error}</source>
        <translation>{lost} ± {error}</translation>
    </message>
</context>
<context>
    <name>MadeHandRow</name>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>High</source>
        <translation>High</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>Low</source>
        <translation>Low</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>{hand}, not allowed</source>
        <translation>{hand}, non permis</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>{hand}: {hole} from the hand, {board} from the board</source>
        <translation>{hand} : {hole} de la main, {board} du board</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>{share}: {title}</source>
        <translation>{share} : {title}</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>{title}. {note}</source>
        <translation>{title}. {note}</translation>
    </message>
</context>
<context>
    <name>MadePanels</name>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>High</source>
        <translation>High</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>In Omaha exactly two of your cards play, with three from the board.</source>
        <translation>En Omaha, exactement deux de vos cartes jouent, avec trois du board.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>Low</source>
        <translation>Low</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>The best</source>
        <translation>Le meilleur</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>You picked</source>
        <translation>Votre choix</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>You picked no cards</source>
        <translation>Vous n’avez rien choisi</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>Your pick</source>
        <translation>Votre choix</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>Your pick for the low</source>
        <translation>Votre choix pour le low</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Hand {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Hand {number}, the last of this game</source>
        <translation>Coup {number}, le dernier de ce jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Pokertable</source>
        <translation>Pokertable</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Sit &amp; go: {game}</source>
        <translation>Sit and go : {game}</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>{page} – Pokertable</source>
        <translation>{page} – Pokertable</translation>
    </message>
</context>
<context>
    <name>MisreadsPanel</name>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>Hands you misread when asked before a showdown, or that you marked</source>
        <translation>Coups que vous avez mal lus à la question posée avant l’abattage, ou que vous avez marqués</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>Misreads per 100 hands</source>
        <translation>Erreurs de lecture pour 100 mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>Misreads per 100 questions</source>
        <translation>Erreurs de lecture pour 100 questions</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>No hands played in these weeks.</source>
        <translation>Aucun coup joué pendant ces semaines.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>No questions answered in these weeks.</source>
        <translation>Aucune question pendant ces semaines.</translation>
    </message>
</context>
<context>
    <name>MixDialog</name>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>A mix needs at least two games.</source>
        <translation>Un jeu mixte demande deux jeux ou plus.</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Add ›</source>
        <translation>Ajouter ›</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>At most {seats} seats.</source>
        <translation>{seats} places au plus.</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Games of the mix</source>
        <translation>Jeux de la liste</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>In turn</source>
        <translation>À tour de rôle</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Move down</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Move up</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Play this mix</source>
        <translation>Jouer ce jeu mixte</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Your own mix</source>
        <translation>Votre jeu mixte</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>‹ Remove</source>
        <translation>‹ Retirer</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>I misread it</source>
        <translation>Je l’ai mal lue</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Mark this hand to find it again and practise it</source>
        <translation>Marquer la main, pour la retrouver et la travailler</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Note on this hand</source>
        <translation>Note sur cette main</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Other tags, separated by commas</source>
        <translation>Autres étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Tags: bluff, tilt</source>
        <translation>Étiquettes : bluff, tilt</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>What to remember about this hand</source>
        <translation>Que retenir de cette main</translation>
    </message>
</context>
<context>
    <name>NumberFields</name>
    <message>
        <location filename="pokertable/views/quiz/board/numbers.py"/>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/numbers.py"/>
        <source>Right: {number}</source>
        <translation>Juste : {number}</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Against their ranges, or against random hands</source>
        <translation>Contre leurs ranges, ou contre des mains au hasard</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Equity: {have}</source>
        <translation>Équité : {have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Equity: {have}, needed: {needs}</source>
        <translation>Équité : {have}, requise : {needs}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Odds</source>
        <translation>Cotes</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Possible outcomes</source>
        <translation>Répartition des issues</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Your odds appear here when it’s your turn.</source>
        <translation>Vos cotes s’affichent ici quand c’est à vous.</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>calculating…</source>
        <translation>calcul…</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>random</source>
        <translation>hasard</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>ranges</source>
        <translation>ranges</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} deals against random hands, nobody folding</source>
        <translation>{count} donnes contre des mains au hasard, personne ne se couchant</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} deals against their ranges, nobody folding</source>
        <translation>{count} donnes contre leurs ranges, personne ne se couchant</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{words} ({key})</source>
        <translation>{words} ({key})</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>A program: {command}</source>
        <translation>Un programme : {command}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>A program…</source>
        <translation>Un programme…</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>How it plays</source>
        <translation>Comment il joue</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>Your own opponents…</source>
        <translation>Vos propres adversaires…</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>A program for this seat</source>
        <translation>Un programme pour cette place</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>Export an opponent</source>
        <translation>Exporter un adversaire</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>Import an opponent</source>
        <translation>Importer un adversaire</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>Opponents (*.toml)</source>
        <translation>Adversaires (*.toml)</translation>
    </message>
</context>
<context>
    <name>OwnMixCell</name>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>Your own mix</source>
        <translation>Votre jeu mixte</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>Your own mix: choose the games</source>
        <translation>Votre jeu mixte : choisissez les jeux</translation>
    </message>
</context>
<context>
    <name>OwnOpponentsDialog</name>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Aggression</source>
        <translation>Agressivité</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Bluffing</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Give it a name to save it.</source>
        <translation>Donnez-lui un nom pour l’enregistrer.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>How it plays</source>
        <translation>Comment il joue</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Intermediate</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Skill</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Tightness</source>
        <translation>Sélectivité</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Your own opponents</source>
        <translation>Vos propres adversaires</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>all the time</source>
        <translation>tout le temps</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>any hand</source>
        <translation>toute main</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>bets and raises</source>
        <translation>mise et relance</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>calls</source>
        <translation>suit</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>only the best</source>
        <translation>les meilleures</translation>
    </message>
</context>
<context>
    <name>PlaybookDialog</name>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Because</source>
        <translation>Parce que</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Does</source>
        <translation>Fait</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Equity is a hand’s average share of the pot. A call needs the share it pays: 25% if calling 50 makes the pot 200. The letters x and y stand for the figures of the hand in play.</source>
        <translation>L’équité est la part moyenne du pot qui revient à une main. Suivre demande la part que l’on paie : 25 % si suivre 50 porte le pot à 200. Les lettres x et y remplacent les chiffres du coup en cours.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>How it plays</source>
        <translation>Comment il joue</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>How {name} plays</source>
        <translation>Comment joue {name}</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Its weaknesses, and how to exploit them</source>
        <translation>Ses défauts, et comment en profiter</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Rules apply from the top: a hand that one rule skips goes to the next. Borderline hands are played both ways.</source>
        <translation>À lire du haut : une main qu’une règle laisse passe à la suivante. Les mains limites sont jouées des deux façons.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>{name}: {style}</source>
        <translation>{name} : {style}</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>{style}, {skill}</source>
        <translation>{style}, {skill}</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>{terms} Both halves of the pot count, the high and the low.</source>
        <translation>{terms} Les deux moitiés du pot comptent, le high et le low.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>{who}, in {game}</source>
        <translation>{who}, en {game}</translation>
    </message>
</context>
<context>
    <name>PointingPanel</name>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Click the cards: {rule}</source>
        <translation>Cliquez sur les cartes : {rule}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>No low</source>
        <translation>Pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>None of them</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Skipped: not counted</source>
        <translation>Passé : rien n’est compté</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Which cards play?</source>
        <translation>Quelles cartes jouent ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>click cards, or “No low”</source>
        <translation>cliquez sur les cartes, ou « Pas de low »</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>click your cards</source>
        <translation>cliquez sur vos cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>five cards</source>
        <translation>cinq cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>{count} picked</source>
        <translation>{count} choisies</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>⌫</source>
        <translation>⌫</translation>
    </message>
</context>
<context>
    <name>PotItem</name>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Main</source>
        <translation>Principal</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Paid out</source>
        <translation>Payé</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Pot before bets</source>
        <translation>Pot avant les mises</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Side</source>
        <translation>Annexe</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Side {number}</source>
        <translation>Annexe {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>S{number}</source>
        <comment>a side pot, short</comment>
        <translation>A{number}</translation>
    </message>
</context>
<context>
    <name>PreselectBar</name>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Call any bet</source>
        <translation>Suivre toute mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Call {amount}</source>
        <translation>Suivre {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Check</source>
        <translation>Parole</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Check or fold</source>
        <translation>Parole ou se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Fold</source>
        <translation>Se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>cancelled if anyone bets</source>
        <translation>annulé si quelqu’un mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>cancelled if anyone raises</source>
        <translation>annulé si quelqu’un relance</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>folds to any bet</source>
        <translation>se couche face à toute mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>to any bet</source>
        <translation>face à toute mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>until the next cards are dealt</source>
        <translation>jusqu’aux prochaines cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>“Check” cancelled: someone bet</source>
        <translation>« Parole » annulée : quelqu’un a misé</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>“{choice}” cancelled: the bet is now {bet}</source>
        <translation>« {choice} » annulé : la mise est maintenant de {bet}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>“{choice}” cancelled: the betting round is over</source>
        <translation>« {choice} » annulé : le tour d’enchères est terminé</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>“{choice}” cancelled: the next cards were dealt</source>
        <translation>« {choice} » annulé : les cartes suivantes sont distribuées</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <location filename="pokertable/app/profile.py"/>
        <source>Looking through the stored hands …</source>
        <translation>Lecture des mains enregistrées…</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message numerus="yes">
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Review: {verdict}, {loss} ± {error} big bets lost.</source>
        <translation>
            <numerusform>Revue : {verdict}, {loss} ± {error} grosse mise perdue.</numerusform>
            <numerusform>Revue : {verdict}, {loss} ± {error} grosses mises perdues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Calculating the all-in-adjusted result: %n all-ins to go</source>
        <translation>
            <numerusform>Calcul du résultat ajusté aux tapis : encore %n tapis</numerusform>
            <numerusform>Calcul du résultat ajusté aux tapis : encore %n tapis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Calculating the all-in-adjusted result: one all-in to go</source>
        <translation>
            <numerusform>Calcul du résultat ajusté aux tapis : encore un tapis</numerusform>
            <numerusform>Calcul du résultat ajusté aux tapis : encore un tapis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>%n player</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/translate.py"/>
        <source>in about %n days</source>
        <translation>
            <numerusform>dans %n jour environ</numerusform>
            <numerusform>dans %n jours environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/translate.py"/>
        <source>in about %n minutes</source>
        <translation>
            <numerusform>dans %n minute environ</numerusform>
            <numerusform>dans %n minutes environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/translate.py"/>
        <source>in about a day</source>
        <translation>
            <numerusform>dans un jour environ</numerusform>
            <numerusform>dans un jour environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/translate.py"/>
        <source>in about a minute</source>
        <translation>
            <numerusform>dans une minute environ</numerusform>
            <numerusform>dans une minute environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>%n from board</source>
        <translation>
            <numerusform>%n du board</numerusform>
            <numerusform>%n du board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>%n from hand</source>
        <translation>
            <numerusform>%n de la main</numerusform>
            <numerusform>%n de la main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>%n hole card</source>
        <translation>
            <numerusform>%n carte de la main</numerusform>
            <numerusform>%n cartes de la main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>%n hole cards</source>
        <translation>
            <numerusform>%n carte de la main</numerusform>
            <numerusform>%n cartes de la main</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>Same name, but the {given} should be the {best}.</source>
        <translation>Même nom, mais le {given} devrait être le {best}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>One of %n equally good answers.</source>
        <translation>
            <numerusform>La seule réponse aussi bonne.</numerusform>
            <numerusform>L’une de %n réponses aussi bonnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n day ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n days ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n miss comes back in the next two weeks.</source>
        <translation>
            <numerusform>%n erreur revient dans les deux prochaines semaines.</numerusform>
            <numerusform>%n erreurs reviennent dans les deux prochaines semaines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n miss, most often: {error}.</source>
        <translation>
            <numerusform>%n erreur, le plus souvent : {error}.</numerusform>
            <numerusform>%n erreurs, le plus souvent : {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n miss.</source>
        <translation>
            <numerusform>%n erreur.</numerusform>
            <numerusform>%n erreurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n misses come back in the next two weeks, {today} of them today.</source>
        <translation>
            <numerusform>%n erreur revient dans les deux prochaines semaines, dont {today} aujourd’hui.</numerusform>
            <numerusform>%n erreurs reviennent dans les deux prochaines semaines, dont {today} aujourd’hui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n misses, most often: {error}.</source>
        <translation>
            <numerusform>%n erreur, le plus souvent : {error}.</numerusform>
            <numerusform>%n erreurs, le plus souvent : {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n misses.</source>
        <translation>
            <numerusform>%n erreur.</numerusform>
            <numerusform>%n erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Right, day by day</source>
        <translation>Justes, jour par jour</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>What comes back</source>
        <translation>Ce qui revient</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>What comes back, by error</source>
        <translation>Ce qui revient, par erreur</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>in %n day</source>
        <translation>
            <numerusform>dans %n jour</numerusform>
            <numerusform>dans %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>in %n days</source>
        <translation>
            <numerusform>dans %n jour</numerusform>
            <numerusform>dans %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/says.py"/>
        <source>%n second</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/says.py"/>
        <source>%n seconds</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Hints are off (Settings).</source>
        <translation>Les indices sont désactivés (Paramètres).</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Hints fade: none before your answer (step 3 of 3)</source>
        <translation>Les indices s’effacent : aucun avant la réponse (étape 3 sur 3)</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Hints fade: only words before your answer (step 2 of 3)</source>
        <translation>Les indices s’effacent : des mots seulement avant la réponse (étape 2 sur 3)</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Hints: rings and words before you answer (step 1 of 3)</source>
        <translation>Indices : cercles et mots avant la réponse (étape 1 sur 3)</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Hints: words before you answer (step 1 of 3)</source>
        <translation>Indices : des mots avant la réponse (étape 1 sur 3)</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Ignoring the betting, your score would have been {prior}.</source>
        <translation>Sans tenir compte des actions, votre score aurait été de {prior}.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Nobody knows how this one plays.</source>
        <translation>Personne ne sait comment joue celui-ci.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/says.py"/>
        <source>This error: {count} of your last %n miss</source>
        <translation>
            <numerusform>Cette erreur : {count} sur votre dernière faute (%n)</numerusform>
            <numerusform>Cette erreur : {count} sur vos %n dernières fautes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/says.py"/>
        <source>This error: {count} of your last %n misses</source>
        <translation>
            <numerusform>Cette erreur : {count} sur votre dernière faute (%n)</numerusform>
            <numerusform>Cette erreur : {count} sur vos %n dernières fautes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Too late</source>
        <translation>Trop tard</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>You missed a similar one before. This time you read it.</source>
        <translation>Vous en aviez manqué une semblable. Cette fois, vous l’avez lue.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Your reading, last 30 days</source>
        <translation>Votre lecture, 30 derniers jours</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Your reads, last 30 days</source>
        <translation>Vos lectures, 30 derniers jours</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>another hand class (or press its number)</source>
        <translation>une autre catégorie ; son numéro aussi</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>bets again</source>
        <translation>mise encore</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>lock or unlock the class</source>
        <translation>verrouiller ou libérer la catégorie</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>mean score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>plays</source>
        <translation>joue</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>raises</source>
        <translation>relance</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>right / asked</source>
        <translation>justes sur posées</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>type the number</source>
        <translation>taper le nombre</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{how}
Or press N: “{none}”.</source>
        <translation>{how}
Ou tapez N : « {none} ».</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{name} ({number}/{count})</source>
        <translation>{name} ({number}/{count})</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{part}%</source>
        <translation>{part} %</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{right} of {asked}</source>
        <translation>{right} sur {asked}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{score} out of 100</source>
        <translation>{score} sur 100</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{score} out of 100, a good read</source>
        <translation>{score} sur 100, bonne lecture</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{style}. {about}</source>
        <translation>{style}. {about}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>±5 (Shift: ±1)</source>
        <translation>±5 (Maj : ±1)</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>%n miss comes back later.</source>
        <translation>
            <numerusform>%n erreur revient plus tard.</numerusform>
            <numerusform>%n erreurs reviennent plus tard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>%n misses come back later.</source>
        <translation>
            <numerusform>%n erreur revient plus tard.</numerusform>
            <numerusform>%n erreurs reviennent plus tard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Due today: %n miss</source>
        <translation>
            <numerusform>À revoir aujourd’hui : %n erreur</numerusform>
            <numerusform>À revoir aujourd’hui : %n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Due today: %n misses</source>
        <translation>
            <numerusform>À revoir aujourd’hui : %n erreur</numerusform>
            <numerusform>À revoir aujourd’hui : %n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{count} big bets</source>
        <translation>
            <numerusform>{count} grosse mise</numerusform>
            <numerusform>{count} grosses mises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{count} big blinds</source>
        <translation>
            <numerusform>{count} grosse blinde</numerusform>
            <numerusform>{count} grosses blindes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/showdown/words.py"/>
        <source>%n winners</source>
        <translation>
            <numerusform>%n gagnant</numerusform>
            <numerusform>%n gagnants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/showdown/words.py"/>
        <source>one winner</source>
        <translation>
            <numerusform>un gagnant</numerusform>
            <numerusform>un gagnant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/foot.py"/>
        <source>Due today: %n question</source>
        <translation>
            <numerusform>À revoir aujourd’hui : %n question</numerusform>
            <numerusform>À revoir aujourd’hui : %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/foot.py"/>
        <source>Due today: %n questions</source>
        <translation>
            <numerusform>À revoir aujourd’hui : %n question</numerusform>
            <numerusform>À revoir aujourd’hui : %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n card</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n draw</source>
        <translation>
            <numerusform>%n tirage</numerusform>
            <numerusform>%n tirages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n draws</source>
        <translation>
            <numerusform>%n tirage</numerusform>
            <numerusform>%n tirages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n game</source>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n games</source>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/parts.py"/>
        <source>%n seat</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/parts.py"/>
        <source>%n seats</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>%n card of your own, {board} on the board</source>
        <translation>
            <numerusform>%n carte en main, {board} au tableau</numerusform>
            <numerusform>%n cartes en main, {board} au tableau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>%n cards of your own, {board} on the board</source>
        <translation>
            <numerusform>%n carte en main, {board} au tableau</numerusform>
            <numerusform>%n cartes en main, {board} au tableau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>%n game in turn</source>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux à tour de rôle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>%n games in turn</source>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux à tour de rôle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>{cards} cards of your own, %n draw</source>
        <translation>
            <numerusform>{cards} cartes en main, %n tirage</numerusform>
            <numerusform>{cards} cartes en main, %n tirages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>{cards} cards of your own, %n draws</source>
        <translation>
            <numerusform>{cards} cartes en main, %n tirage</numerusform>
            <numerusform>{cards} cartes en main, %n tirages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>{cards} cards of your own, %n face up</source>
        <translation>
            <numerusform>{cards} cartes en main, dont %n ouverte</numerusform>
            <numerusform>{cards} cartes en main, dont %n ouvertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_form.py"/>
        <source>%n big bets</source>
        <translation>
            <numerusform>%n grosse mise</numerusform>
            <numerusform>%n grosses mises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_form.py"/>
        <source>%n big blinds</source>
        <translation>
            <numerusform>%n grosse blinde</numerusform>
            <numerusform>%n grosses blindes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_form.py"/>
        <source>%n hand a level</source>
        <translation>
            <numerusform>%n main par niveau</numerusform>
            <numerusform>%n mains par niveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_form.py"/>
        <source>%n hands a level</source>
        <translation>
            <numerusform>%n main par niveau</numerusform>
            <numerusform>%n mains par niveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>%n cards to come</source>
        <translation>
            <numerusform>%n carte à venir</numerusform>
            <numerusform>%n cartes à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>%n outs of {cards} cards</source>
        <translation>
            <numerusform>%n out sur {cards} cartes</numerusform>
            <numerusform>%n outs sur {cards} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>One card to come</source>
        <translation>
            <numerusform>Une carte à venir</numerusform>
            <numerusform>Une carte à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>one out of {cards} cards</source>
        <translation>
            <numerusform>un out sur {cards} cartes</numerusform>
            <numerusform>un out sur {cards} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/next_game.py"/>
        <source>for %n hands</source>
        <translation>
            <numerusform>pour un coup</numerusform>
            <numerusform>pour %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/next_game.py"/>
        <source>for one hand</source>
        <translation>
            <numerusform>pour un coup</numerusform>
            <numerusform>pour %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/lines.py"/>
        <source>New to you: %n answer in 30 days.</source>
        <translation>
            <numerusform>Nouveau pour vous : %n réponse en 30 jours.</numerusform>
            <numerusform>Nouveau pour vous : %n réponses en 30 jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/lines.py"/>
        <source>New to you: %n answers in 30 days.</source>
        <translation>
            <numerusform>Nouveau pour vous : %n réponse en 30 jours.</numerusform>
            <numerusform>Nouveau pour vous : %n réponses en 30 jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/page.py"/>
        <source>About %n minute.</source>
        <translation>
            <numerusform>Environ %n minute.</numerusform>
            <numerusform>Environ %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/page.py"/>
        <source>About %n minutes.</source>
        <translation>
            <numerusform>Environ %n minute.</numerusform>
            <numerusform>Environ %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/page.py"/>
        <source>Today: %n question</source>
        <translation>
            <numerusform>Aujourd’hui : %n question</numerusform>
            <numerusform>Aujourd’hui : %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/page.py"/>
        <source>Today: %n questions</source>
        <translation>
            <numerusform>Aujourd’hui : %n question</numerusform>
            <numerusform>Aujourd’hui : %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n hand</source>
        <translation>
            <numerusform>%n main</numerusform>
            <numerusform>%n mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n hands</source>
        <translation>
            <numerusform>%n main</numerusform>
            <numerusform>%n mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n level</source>
        <translation>
            <numerusform>%n niveau</numerusform>
            <numerusform>%n niveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n levels</source>
        <translation>
            <numerusform>%n niveau</numerusform>
            <numerusform>%n niveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n player left</source>
        <translation>
            <numerusform>%n joueur restant</numerusform>
            <numerusform>%n joueurs restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n players left</source>
        <translation>
            <numerusform>%n joueur restant</numerusform>
            <numerusform>%n joueurs restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Prizes: %n places, {pool} points</source>
        <translation>
            <numerusform>Prix : %n place, {pool} points</numerusform>
            <numerusform>Prix : %n places, {pool} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Prizes: the winner, {pool} points</source>
        <translation>
            <numerusform>Prix : au vainqueur, {pool} points</numerusform>
            <numerusform>Prix : %n places, {pool} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>next in %n hand</source>
        <translation>
            <numerusform>niveau suivant dans %n main</numerusform>
            <numerusform>niveau suivant dans %n mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>next in %n hands</source>
        <translation>
            <numerusform>niveau suivant dans %n main</numerusform>
            <numerusform>niveau suivant dans %n mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>%n week ago</source>
        <translation>
            <numerusform>il y a %n semaine</numerusform>
            <numerusform>il y a %n semaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>%n weeks ago</source>
        <translation>
            <numerusform>il y a %n semaine</numerusform>
            <numerusform>il y a %n semaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Hand {number}, %n more of this game</source>
        <translation>
            <numerusform>Coup {number}, encore %n de ce jeu</numerusform>
            <numerusform>Coup {number}, encore %n de ce jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Hand {number}, one more of this game</source>
        <translation>
            <numerusform>Coup {number}, encore un de ce jeu</numerusform>
            <numerusform>Coup {number}, encore %n de ce jeu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuizBoard</name>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Seat {number} shows</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Seat {number}, folded</source>
        <translation>Place {number}, hors du coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
</context>
<context>
    <name>QuizDots</name>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>{right} right of {asked}</source>
        <translation>{right} justes sur {asked}</translation>
    </message>
</context>
<context>
    <name>QuizFelt</name>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>Cards, at {card}</source>
        <translation>Cartes, position : {card}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>Cards, at {card}, picked</source>
        <translation>Cartes, position : {card}, choisie</translation>
    </message>
</context>
<context>
    <name>QuizFoot</name>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Ask it again now</source>
        <translation>Reposer la question</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Dealing…</source>
        <translation>Distribution…</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Even out</source>
        <translation>Égaliser</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>It was a misclick</source>
        <translation>Mauvais clic</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>No low</source>
        <translation>Pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Open in the lab</source>
        <translation>Voir au labo</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Play from here</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>To the summary</source>
        <translation>Au bilan</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>⌫</source>
        <translation>⌫</translation>
    </message>
</context>
<context>
    <name>QuizHead</name>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>You missed a similar one before</source>
        <translation>Vous en avez manqué une semblable</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>{time}   {place}</source>
        <translation>{time}   {place}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>{topic}, {game}, level {level}</source>
        <translation>{topic}, {game}, niveau {level}</translation>
    </message>
</context>
<context>
    <name>QuizProgress</name>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>All topics</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Every skill, last 30 days</source>
        <translation>Chaque compétence, 30 derniers jours</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>No answers yet. After a session this page shows them by day, topic and error.</source>
        <translation>Pas encore de réponses. Après une séance, cette page les montre par jour, thème et erreur.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Topic</source>
        <translation>Thème</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Your reading</source>
        <translation>Votre lecture</translation>
    </message>
</context>
<context>
    <name>QuizSide</name>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>Comes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>Remember</source>
        <translation>À retenir</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>The error</source>
        <translation>L’erreur</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>What it means for you</source>
        <translation>Pour vous</translation>
    </message>
</context>
<context>
    <name>QuizStart</name>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Dealing the first question…</source>
        <translation>Distribution de la première question…</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>No timer</source>
        <translation>Sans minuteur</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Nothing due today</source>
        <translation>Rien à revoir aujourd’hui</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Progress in graphs</source>
        <translation>Progrès en graphiques</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Questions you miss come back here with different cards.</source>
        <translation>Les questions manquées reviennent ici avec d’autres cartes.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Read hands. Each miss comes back until you get it right.</source>
        <translation>Lisez des mains. Chaque erreur revient jusqu’à une lecture juste.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Time per question</source>
        <translation>Temps par question</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Topic</source>
        <translation>Thème</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>choose a topic and a game that go together</source>
        <translation>choisissez un thème et un jeu qui vont ensemble</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>{error} ({topic}) × {count}</source>
        <translation>{error} ({topic}) × {count}</translation>
    </message>
</context>
<context>
    <name>QuizSummary</name>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Another session</source>
        <translation>Une autre séance</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Asked</source>
        <translation>Question</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Comes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Every answer was right.</source>
        <translation>Toutes les réponses étaient justes.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Nothing missed. The next session is harder.</source>
        <translation>Rien de manqué. La prochaine séance sera plus difficile.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Questions you missed come back with different cards.</source>
        <translation>Les questions manquées reviennent avec d’autres cartes.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Remember</source>
        <translation>À retenir</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>The error</source>
        <translation>L’erreur</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>What you missed</source>
        <translation>Ce que vous avez manqué</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>asked again</source>
        <translation>reposée</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>{right} of {asked} right</source>
        <translation>{right} justes sur {asked}</translation>
    </message>
</context>
<context>
    <name>QuizTable</name>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>P{number}</source>
        <translation>J{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>QuizWork</name>
    <message>
        <location filename="pokertable/app/pages/quiz.py"/>
        <source>The quiz has no questions like this for this game.</source>
        <translation>Le quiz n’a pas de question semblable pour ce jeu.</translation>
    </message>
</context>
<context>
    <name>RangePopover</name>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>How it plays</source>
        <translation>Comment il joue</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>any hand: no action yet</source>
        <translation>toute main : aucune action encore</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>calculating…</source>
        <translation>calcul…</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>from its actions, assuming an intermediate player</source>
        <translation>d’après ses actions, supposé confirmé</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>from its own rules</source>
        <translation>d’après ses propres règles</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>other</source>
        <translation>autres</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>{name}: {part}%</source>
        <translation>{name} : {part} %</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>{name}’s range</source>
        <translation>Range de {name}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>{style}; from its own rules</source>
        <translation>{style} ; d’après ses propres règles</translation>
    </message>
</context>
<context>
    <name>ReadBoard</name>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Whose hand</source>
        <translation>La main de qui</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Whose hand (Page Up, Page Down: the other one)</source>
        <translation>La main de qui (Page préc., Page suiv. : l’autre)</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>You discarded</source>
        <translation>Vous avez écarté</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>{name} had</source>
        <translation>{name} avait</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>{name}: {score} out of 100</source>
        <translation>{name} : {score} sur 100</translation>
    </message>
</context>
<context>
    <name>ReadDialog</name>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Put them on a hand</source>
        <translation>Lire la main adverse</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Scored once the hand is over, against the rules this opponent really plays by.</source>
        <translation>Votre lecture est notée à la fin du coup, selon les règles que suit cet adversaire.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
</context>
<context>
    <name>ReadStrip</name>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Pot {amount}</source>
        <translation>Pot {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>folded</source>
        <translation>hors du coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>to act</source>
        <translation>doit parler</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>{amount} to call</source>
        <translation>{amount} à suivre</translation>
    </message>
</context>
<context>
    <name>ReadVerdictDialog</name>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Put them on a hand</source>
        <translation>Lire la main adverse</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Which read</source>
        <translation>Quelle lecture</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Which read (Page Up, Page Down: another one)</source>
        <translation>Quelle lecture (Page préc., Page suiv. : une autre)</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>{name}: {street}</source>
        <translation>{name} : {street}</translation>
    </message>
</context>
<context>
    <name>Reads</name>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>Nothing to read yet: no opponent has acted</source>
        <translation>Rien à lire encore : aucun adversaire n’a agi</translation>
    </message>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>There’s no opponent to read right now</source>
        <translation>Aucun adversaire à lire en ce moment</translation>
    </message>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>Your reads are still being scored</source>
        <translation>Vos lectures sont encore en cours de notation</translation>
    </message>
</context>
<context>
    <name>ReplayedHand</name>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>All-in</source>
        <translation>À tapis</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>Hand {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>One chip is {unit}.</source>
        <translation>Un jeton vaut {unit}.</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>Practice from step {step}: {result}</source>
        <translation>Entraînement depuis l’étape {step} : {result}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>Showdown</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>{hand}, imported</source>
        <translation>{hand}, importée</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>{hand}, practice</source>
        <translation>{hand}, entraînement</translation>
    </message>
</context>
<context>
    <name>ReplayerController</name>
    <message>
        <location filename="pokertable/controllers/replayer_controller.py"/>
        <source>Choose a seat to play</source>
        <translation>Choisissez la place à jouer</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayer_controller.py"/>
        <source>Go to a decision of this seat (N: the next one)</source>
        <translation>Allez jusqu’à une décision de cette place (N : la suivante)</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayer_controller.py"/>
        <source>This game can't be played at a table yet</source>
        <translation>Ce jeu ne peut pas encore se jouer à une table</translation>
    </message>
</context>
<context>
    <name>ReplayerControls</name>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>All cards (A)</source>
        <translation>Tout voir (A)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Back to the list of hands</source>
        <translation>Retour à la liste des mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Back to the review</source>
        <translation>Retour à la revue</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Dealer log, note and tags</source>
        <translation>Journal du donneur, note et étiquettes</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Hand ›</source>
        <translation>Main ›</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Hands (Esc)</source>
        <translation>Mains (Échap)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Log (L)</source>
        <translation>Journal (L)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Next hand in the list (Ctrl+Right)</source>
        <translation>Main suivante de la liste (Ctrl+Droite)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Next round</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>No seat</source>
        <translation>Aucune place</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Play from here</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Previous hand in the list (Ctrl+Left)</source>
        <translation>Main précédente de la liste (Ctrl+Gauche)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Previous round</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Review (Esc)</source>
        <translation>Revue (Échap)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Review (V)</source>
        <translation>Revue (V)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Seat to view the hand from</source>
        <translation>La place depuis laquelle on regarde le coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Show the opponents' cards where known</source>
        <translation>Montrer les cartes des adversaires, si elles sont connues</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Try another line, as practice</source>
        <translation>Une autre ligne, en entraînement</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>View from the seat of</source>
        <translation>Voir depuis la place de</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>What each of this seat’s decisions was worth</source>
        <translation>Ce que valait chaque décision de cette place</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>{stop} of {count}</source>
        <translation>{stop} sur {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>‹ Hand</source>
        <translation>‹ Main</translation>
    </message>
</context>
<context>
    <name>ReplayerSide</name>
    <message>
        <location filename="pokertable/views/desk/replayer/page.py"/>
        <source>Practised lines</source>
        <translation>Lignes d’entraînement</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/page.py"/>
        <source>To the real hand</source>
        <translation>À la vraie main</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <location filename="pokertable/controllers/review_controller.py"/>
        <source>This hand cannot be reviewed: {reason}.</source>
        <translation>Ce coup ne peut pas être revu : {reason}.</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>fine</source>
        <translation>correct</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>7th</source>
        <translation>7e</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>The scale: loss in % of the pot</source>
        <translation>L’échelle : perte en % du pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>This hand</source>
        <translation>Ce coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>Your decisions</source>
        <translation>Vos décisions</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>Your equity, all cards known</source>
        <translation>Cartes découvertes, votre part</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>analysing</source>
        <translation>calcul…</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>card luck</source>
        <translation>les cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>card luck doesn't affect the verdict</source>
        <translation>les cartes : hors du verdict</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>flop</source>
        <translation>flop</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>not settled yet</source>
        <translation>pas encore tranché</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>pre-flop</source>
        <translation>avant</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>river</source>
        <translation>river</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>the decisions</source>
        <translation>décisions</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>too close to call</source>
        <translation>trop serré pour trancher</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>your decisions</source>
        <translation>décisions</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{lost} ({part})</source>
        <translation>{lost} ({part})</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{name}'s equity, all cards known</source>
        <translation>Cartes découvertes, {name}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{severity} last time</source>
        <translation>{severity}, avant</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{severity}, on the earlier scale</source>
        <translation>{severity}, selon l’ancienne échelle</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{street}, {name}: {action}</source>
        <translation>{street}, {name} : {action}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{street}: you {action}</source>
        <translation>{street} : {action}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>Before: {sentence}</source>
        <translation>Avant : {sentence}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>Nothing to change.</source>
        <translation>Rien à changer.</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>They drew</source>
        <translation>Ils ont tiré</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>analysing again</source>
        <translation>nouveau calcul</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>{lost}, {part} of the pot</source>
        <translation>{lost}, {part} du pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>{lost}, {part} of the pot: the costliest</source>
        <translation>{lost}, {part} du pot : la plus coûteuse</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>% of the range, by hand on this street</source>
        <translation>pour cent, selon la main à ce tour</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>Before these columns: {actions}</source>
        <translation>Avant ces colonnes : {actions}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>Nobody else was left in the hand.</source>
        <translation>Il ne restait personne d’autre dans le coup.</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>What they had, and why</source>
        <translation>Ce qu’ils avaient, et pourquoi</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>What {name} could hold</source>
        <translation>Ce qu’a pu avoir {name}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>assumed: intermediate, tight-aggressive</source>
        <translation>supposé : confirmé, serré-agressif</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>click, or Right: the next opponent</source>
        <translation>clic, ou Droite : l’adversaire suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>from what you knew</source>
        <translation>d’après ce que vous pouviez savoir</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>from what {name} knew</source>
        <translation>d’après ce que {name} pouvait savoir</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>how it plays is not known</source>
        <translation>style de jeu inconnu</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>● actual hand</source>
        <translation>● ce qu’il avait</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Analysing again. Last time: {verdicts}.</source>
        <translation>Nouveau calcul. À la revue précédente : {verdicts}.</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Analysing…</source>
        <translation>Calcul : ce qui pouvait être su, main par main.</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Dealing the first question…</source>
        <translation>Distribution de la première question…</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Drill this</source>
        <translation>S’y entraîner</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>No hand is reviewed.</source>
        <translation>Aucun coup en revue.</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Play from here</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Range</source>
        <translation>Range</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Replay and notes</source>
        <translation>Replay et notes</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>The decisions of {name}</source>
        <translation>Décisions : {name}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>They had</source>
        <translation>Leurs mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Whose decisions</source>
        <translation>Les décisions de qui</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Whose decisions (S: the next player)</source>
        <translation>Les décisions de qui (S : le joueur suivant)</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>another decision</source>
        <translation>autre décision</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/parts.py"/>
        <source>{loss} ± {error}</source>
        <translation>{loss} ± {error}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>How it ends, against their ranges</source>
        <translation>L’issue, contre leurs ranges</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>Your equity</source>
        <translation>Votre part du pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>exact, {count} deals</source>
        <translation>exact, {count} donnes</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>half</source>
        <translation>moitié</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>random hands</source>
        <translation>mains au hasard</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>split</source>
        <translation>partage</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>their ranges</source>
        <translation>leurs ranges</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>{count} deals</source>
        <translation>{count} donnes</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>{name}’s equity</source>
        <translation>L’équité de {name}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>{percent} needed</source>
        <translation>prix {percent}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>{share} ± {error}</source>
        <translation>{share} ± {error}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>¼ or less</source>
        <translation>¼ ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>¾</source>
        <translation>¾</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>What each action is worth</source>
        <translation>Ce que vaut chaque action</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>all deals, for a sample of their hands</source>
        <translation>toutes les donnes d’un échantillon de leurs mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>chips, ± standard error</source>
        <translation>jetons, ± erreur type</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{action}, taken</source>
        <translation>{action}, choisi</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{action}, yours</source>
        <translation>{action}, votre choix</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{count} deals played out</source>
        <translation>{count} donnes jouées</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{words}, analysing</source>
        <translation>{words}, calcul…</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{words}; ? = too close to call: the difference is within the margin of error</source>
        <translation>{words} ; ? indécis : l’écart ne dépasse pas la marge d’erreur</translation>
    </message>
</context>
<context>
    <name>ReviewWork</name>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>Next hand</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>{game}, hand {number}</source>
        <translation>{game}, coup {number}</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>{game}, the decisions of {name}</source>
        <translation>{game}, décisions : {name}</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>Practice: this line isn’t kept, so it can’t be reviewed</source>
        <translation>Entraînement : cette ligne n’est pas gardée, elle ne peut donc pas être revue</translation>
    </message>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>Practice: you can review this line once it’s over</source>
        <translation>Entraînement : cette ligne se revoit une fois terminée</translation>
    </message>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>You can review a hand once it’s over, and this is the first</source>
        <translation>Un coup se revoit une fois terminé, et c’est le premier</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <location filename="pokertable/views/rules/rules_page.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="pokertable/views/rules/rules_page.py"/>
        <source>Back to where I was (Esc)</source>
        <translation>Retour là où j’étais (Échap)</translation>
    </message>
    <message>
        <location filename="pokertable/views/rules/rules_page.py"/>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <location filename="pokertable/views/rules/rules_text.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>After the hand</source>
        <translation>Après le coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>After {seconds} s</source>
        <translation>Après {seconds} s</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Also in the replayer; the history and the quiz show chips. BB here always means big blinds, never big bets. Stud has no blinds, so its unit is the small bet (SB).</source>
        <translation>Dans le replayer aussi ; l’historique et le quiz comptent en jetons. Les grosses blinds (BB) ne sont jamais des grosses mises ; en stud, sans blinds, l’unité est la petite mise (SB)</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Always full</source>
        <translation>Toujours plein</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Always off if your system reduces motion</source>
        <translation>Toujours désactivée si votre système réduit les animations</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Always show what my hand makes now</source>
        <translation>Toujours montrer ce que fait ma main</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Amounts at the table</source>
        <translation>Montants à la table</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Before a showdown</source>
        <translation>Avant l’abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Big blinds</source>
        <translation>Grosses blinds</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Buy in again</source>
        <translation>Recaver</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Clear away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Figures at the seats</source>
        <translation>Chiffres aux places</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Fixed limit: how often a bet can be raised in one betting round</source>
        <translation>Limite fixe : combien de fois une mise peut être relancée par tour</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Hints in the quiz</source>
        <translation>Indices du quiz</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>How often each has played and raised in the first betting round, from what this table has seen</source>
        <translation>Fréquence de jeu et de relance au premier tour, d’après ce que cette table a vu</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>I point at the cards that play</source>
        <translation>Je montre les cartes qui jouent</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Limited by the window’s size: up to 130% at 1024 × 700, 200% at 1920 × 1080</source>
        <translation>Aussi grand que la fenêtre le permet : 130 % à 1024 × 700, 200 % à 1920 × 1080</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Long</source>
        <translation>Longue</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Muck it</source>
        <translation>Jeter ma main</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>My losing hand</source>
        <translation>Ma main perdante</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Next hand</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>No cap</source>
        <translation>Sans cap</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Opponents' pause</source>
        <translation>Pause des adversaires</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Opponents' style</source>
        <translation>Style des adversaires</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Out of chips</source>
        <translation>Sans jetons</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Raises after the bet</source>
        <translation>Relances après la mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Rings and words before you answer, until you know the skill well</source>
        <translation>Cercles et mots avant la réponse, jusqu’à ce que vous lisiez bien</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Show dimmed</source>
        <translation>Estomper</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Show it</source>
        <translation>Montrer ma main</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Space deals it at once</source>
        <translation>Espace le distribue aussitôt</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Stud: keep showing the up cards of folded hands, and list them under the log</source>
        <translation>Stud : garder visibles les cartes ouvertes des mains couchées, et les lister sous le journal</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>The others play on</source>
        <translation>Les autres continuent</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>The table waits</source>
        <translation>La table attend</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Two colours</source>
        <translation>Deux couleurs</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Up cards after a fold</source>
        <translation>Cartes ouvertes couchées</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>VPIP/PFR (hands)</source>
        <translation>VPIP/PFR (mains)</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>What I do with a losing hand at the showdown</source>
        <translation>Ce que je fais d’une main perdante à l’abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>When I ask</source>
        <translation>À ma demande</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>When plates show the opponents’ style and skill</source>
        <translation>Quand une plaque montre le style et le niveau de son joueur</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>While I sit out</source>
        <translation>Pendant ma pause</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>While a skill is new</source>
        <translation>Au début d’une compétence</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>You point at the cards that play before hands are shown; misreads come back in the quiz</source>
        <translation>Je montre les cartes qui jouent avant qu’une main soit retournée ; une erreur de lecture revient dans le quiz</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>“Always full” tops your stack up to the buy-in before every hand</source>
        <translation>« Toujours plein » remet mon tapis à la cave avant chaque coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>%</source>
        <translation> %</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>About Pokertable</source>
        <translation>À propos de Pokertable</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>At every table, from the next hand on</source>
        <translation>À chaque table, à partir du coup suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Changes are applied and saved at once.</source>
        <translation>Les changements s’appliquent aussitôt et sont conservés.</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Look and speed</source>
        <translation>Aspect et vitesse</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Press again to reset</source>
        <translation>Appuyez à nouveau pour rétablir</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Rake of each pot</source>
        <translation>Rake de chaque pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Rake of each pot, percent</source>
        <translation>Rake de chaque pot, pour cent</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Rake, maximum chips per hand</source>
        <translation>Rake maximum par coup, en jetons</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Reset everything</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>chips a hand</source>
        <translation>jetons par coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>needed</source>
        <translation>requis</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>{share} equity, ± {error}</source>
        <translation>{share} d’équité, ± {error}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>{share}; you need {needs}</source>
        <translation>{share} ; il vous faut {needs}</translation>
    </message>
</context>
<context>
    <name>ShareCell</name>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Right: {number}</source>
        <translation>Juste : {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>ShareGrid</name>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>High</source>
        <translation>High</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Low</source>
        <translation>Low</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Main pot {amount}</source>
        <translation>Pot principal {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Pot {amount}</source>
        <translation>Pot {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Side pot {index}, {amount}</source>
        <translation>Pot annexe {index}, {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>all assigned</source>
        <translation>tout attribué</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>nothing assigned yet</source>
        <translation>rien d’attribué</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>{chips} left to assign</source>
        <translation>encore {chips} à attribuer</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>{chips} too many</source>
        <translation>{chips} de trop</translation>
    </message>
</context>
<context>
    <name>ShowdownPanel</name>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>End practice</source>
        <translation>Finir l’entraînement</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>I’m back</source>
        <translation>Je reviens</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>Next hand</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>Review</source>
        <translation>Revue</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>Showdown</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>by itself after {seconds} s</source>
        <translation>seule dans {seconds} s</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>rebuys for {amount}</source>
        <translation>recave de {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>End of hand</source>
        <translation>Coup terminé</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>Pot {amount}, {winners}</source>
        <translation>Pot {amount}, {winners}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>You lose {amount}</source>
        <translation>Vous perdez {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>You win {amount}</source>
        <translation>Vous gagnez {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>down {amount} on the hand</source>
        <translation>{amount} perdus sur le coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>everybody else folded</source>
        <translation>tous les autres se sont couchés</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>no low: {reason}</source>
        <translation>pas de low : {reason}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>the whole pot</source>
        <translation>tout le pot</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>up {amount} on the hand</source>
        <translation>{amount} gagnés sur le coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>{amount} in {pots} pots, {winners}</source>
        <translation>{amount} en {pots} pots, {winners}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>{amount} of {pot}</source>
        <translation>{amount} sur {pot}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>{name} wins {amount}</source>
        <translation>{name} gagne {amount}</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>interm.</source>
        <translation>confirmé</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>intermediate</source>
        <translation>confirmé</translation>
    </message>
</context>
<context>
    <name>SkillBars</name>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>{skill}: {figure}</source>
        <translation>{skill} : {figure}</translation>
    </message>
</context>
<context>
    <name>SkillTable</name>
    <message>
        <location filename="pokertable/views/quiz/skills.py"/>
        <source>Select only this: {names}</source>
        <translation>Ne marquer que : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/skills.py"/>
        <source>{topic}, {game}: {right} of {asked}</source>
        <translation>{topic}, {game} : {right} sur {asked}</translation>
    </message>
</context>
<context>
    <name>SpreadRows</name>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>Spread 100%</source>
        <translation>Répartissez 100 %</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>impossible with the cards in sight</source>
        <translation>impossible avec les cartes que l’on voit</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>raise one and the unlocked ones shrink in proportion</source>
        <translation>augmentez-en une : les autres diminuent d’autant</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>total</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>{name}: {part}%</source>
        <translation>{name} : {part} %</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>{name}: {part}%, locked</source>
        <translation>{name} : {part} %, verrouillée</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>{part}%</source>
        <translation>{part} %</translation>
    </message>
</context>
<context>
    <name>SpreadVerdict</name>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>Range after the earlier actions:</source>
        <translation>Ce que laissaient les actions précédentes :</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>The hand now</source>
        <translation>La main maintenant</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>The hand then</source>
        <translation>La main alors</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>overlap: {score}</source>
        <translation>{score} en commun</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>sampled</source>
        <translation>échantillon</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>total</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>yours</source>
        <translation>vous</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{action}: {parts}</source>
        <translation>{action} : {parts}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{name} {part}</source>
        <translation>{name} {part}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{name}: yours {given}, exact {exact}</source>
        <translation>{name} : vous {given}, exact {exact}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{name}: yours {given}, sampled {exact}</source>
        <translation>{name} : vous {given}, échantillon {exact}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{points} too few</source>
        <translation>il manque {points}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{points} too many</source>
        <translation>{points} de trop</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{yours} and {exact}</source>
        <translation>{yours} et {exact}</translation>
    </message>
</context>
<context>
    <name>StandingRows</name>
    <message>
        <location filename="pokertable/views/tournament/standing_rows.py"/>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/standing_rows.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/standing_rows.py"/>
        <source>Your table</source>
        <translation>Votre table</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/standing_rows.py"/>
        <source>out</source>
        <translation>éliminé</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <location filename="pokertable/views/tournament/standings_panel.py"/>
        <source>By table</source>
        <translation>Par table</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/standings_panel.py"/>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>StartFoot</name>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>About ten minutes: what is due, then your weakest skill</source>
        <translation>Une dizaine de minutes : ce qui est à revoir, puis votre point le plus faible</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>First lesson</source>
        <translation>Première leçon</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>Four spades on the board, one in your hand: is it a flush? See card by card.</source>
        <translation>Quatre piques au board et un dans votre main : est-ce une couleur ? Voyez-le carte par carte.</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>New to Omaha? Exactly two of your cards play</source>
        <translation>Nouveau à l’Omaha ? Exactement deux de vos cartes jouent</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>Nothing due: play a hand</source>
        <translation>Rien à revoir. Jouez un coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="pokertable/views/start/parts.py"/>
        <source>Mixed limits {low}/{high}</source>
        <translation>Limites mixtes {low}/{high}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/parts.py"/>
        <source>{structure} {low}/{high}</source>
        <translation>{structure} {low}/{high}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Cash game</source>
        <translation>Cash game</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Kind of game</source>
        <translation>Type de partie</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Sit &amp; go</source>
        <translation>Sit and go</translation>
    </message>
</context>
<context>
    <name>StartScene</name>
    <message>
        <location filename="pokertable/views/start/scene.py"/>
        <source>A table is waiting</source>
        <translation>Une table vous attend</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/scene.py"/>
        <source>D</source>
        <comment>the dealer button</comment>
        <translation>D</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/scene.py"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/scene.py"/>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>1 low</source>
        <translation>1 low</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>All-in
adjusted</source>
        <translation>Ajusté
aux tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hands in which you called, bet or raised in the first round; blinds don’t count</source>
        <translation>Part des mains où vous avez suivi, misé ou relancé au premier tour ; les blinds ne comptent pas</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hands in which you raised (or, in stud, completed) in the first round</source>
        <translation>Part des mains avec une relance (en stud, compléter aussi) au premier tour</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hands played to the end, without practice</source>
        <translation>Mains jouées jusqu’au bout ; l’entraînement ne compte pas</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hi/lo showdowns at which you scooped every pot</source>
        <translation>Part des abattages hi-lo où chaque pot a été gagné en entier</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Of the hands that saw the second round, those that went to showdown</source>
        <translation>Part des mains qui ont vu le deuxième tour et sont allées à l’abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Result
per 100</source>
        <translation>Résultat
pour 100</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Result per 100 hands: in big bets for fixed limit, otherwise in big blinds. The two can't be added together: choose a game</source>
        <translation>Résultat pour 100 mains, en grosses blinds ou, en limite fixe, en grosses mises ; les deux ne s’additionnent pas : choisissez un jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Scoops</source>
        <translation>Scoops</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Share of
the low</source>
        <translation>Part
du low</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Showdowns at which you won something</source>
        <translation>Part des abattages où quelque chose a été gagné</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>The same result, counting each all-in before the last card at its equity when the chips went in</source>
        <translation>Le même résultat, en comptant chaque tapis avant la dernière carte selon son équité au moment où les jetons ont été engagés</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Went to
showdown</source>
        <translation>À l’abat-
tage</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Won at
showdown</source>
        <translation>Gagné à
l’abattage</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>You, all these hands</source>
        <translation>Vous, en tout</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Your average share of the low at showdowns with a low</source>
        <translation>Part moyenne du low, sur les abattages où un low a été payé</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>{count} lows</source>
        <translation>lows : {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>big bets</source>
        <translation>grosses mises</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>big blinds</source>
        <translation>grosses blinds</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>calculating…</source>
        <translation>calcul…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>stud, not the bring-in</source>
        <translation>stud, pas au bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>stud, the bring-in</source>
        <translation>stud, au bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>{some} of {whole}</source>
        <translation>{some} sur {whole}</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>All positions</source>
        <translation>Toutes les positions</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Any time</source>
        <translation>Toute période</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Time</source>
        <translation>Période</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>StatisticsGraph</name>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>After {hands} hands: {result}, all-in adjusted {adjusted}</source>
        <translation>Après {hands} mains : {result}, ajusté aux tapis {adjusted}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>All-in adjusted</source>
        <translation>Ajusté aux tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result in big bets</source>
        <translation>Résultat en grosses mises</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result in big blinds</source>
        <translation>Résultat en grosses blinds</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result over {hands} hands in big bets: {result}; all-in adjusted {adjusted}</source>
        <translation>Résultat sur {hands} mains en grosses mises : {result} ; ajusté aux tapis {adjusted}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result over {hands} hands in big blinds: {result}; all-in adjusted {adjusted}</source>
        <translation>Résultat sur {hands} mains en grosses blinds : {result} ; ajusté aux tapis {adjusted}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>hands</source>
        <translation>mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>not calculated yet</source>
        <translation>(pas encore calculé)</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>A hand counts for every type of opponent at the table.</source>
        <translation>Un coup compte pour chaque type d’adversaire à la table.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>All opponents of a type together; the first line is you.</source>
        <translation>Tous les adversaires d’un même type, ensemble ; la première ligne, c’est vous.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Export CSV…</source>
        <translation>Exporter CSV…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Export the statistics</source>
        <translation>Exporter les chiffres</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Misreads</source>
        <translation>Erreurs de lecture</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>No hands match.</source>
        <translation>Aucune main ne correspond.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>No hands yet.</source>
        <translation>Pas encore de mains.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Play a hand</source>
        <translation>Jouer un coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Show all hands</source>
        <translation>Montrer toutes les mains</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Sit &amp; goes</source>
        <translation>Sit and go</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>The opponents’ own results</source>
        <translation>Les résultats des adversaires eux-mêmes</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>What your reviewed decisions cost, leaving out card luck</source>
        <translation>Ce que vos décisions ont coûté d’après les revues, les cartes mises à part</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your hands at tables with such an opponent</source>
        <translation>Vos mains aux tables où un tel adversaire était assis</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your hands by game</source>
        <translation>Vos mains par jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your hands by position</source>
        <translation>Vos mains par position</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your misreads week by week, at the table and in the quiz</source>
        <translation>La fréquence de vos erreurs de lecture, semaine par semaine, à la table et au quiz</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your places and prizes; their hands are in no other figures</source>
        <translation>Vos places et vos prix ; leurs mains n’entrent dans aucun autre chiffre</translation>
    </message>
</context>
<context>
    <name>StatisticsWork</name>
    <message>
        <location filename="pokertable/app/pages/statistics.py"/>
        <source>Saved to {file}</source>
        <translation>Écrit dans {file}</translation>
    </message>
</context>
<context>
    <name>StoreWatch</name>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Close and lose them</source>
        <translation>Fermer et les perdre</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Databases (*.sqlite)</source>
        <translation>Bases de données (*.sqlite)</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Keep open</source>
        <translation>Garder ouvert</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>One hand is only in memory and will be lost.</source>
        <translation>Une main n’est qu’en mémoire et sera perdue.</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Save a copy of all hands</source>
        <translation>Enregistrer une copie de toutes les mains</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Save all hands to another file</source>
        <translation>Enregistrer toutes les mains dans un autre fichier</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>The program also retries by itself every few seconds</source>
        <translation>Le programme réessaie aussi de lui-même à quelques secondes d’intervalle</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Your hands still cannot be saved to their file.</source>
        <translation>Vos mains ne peuvent toujours pas être enregistrées dans leur fichier.</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>{count} hands are only in memory and will be lost.</source>
        <translation>Mains qui ne sont qu’en mémoire et seront perdues : {count}.</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>A mixed table</source>
        <translation>Une table mixte</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Betting</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Everyone's skill</source>
        <translation>Niveau de tous</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Fixed-limit</source>
        <translation>Limite fixe</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Mixed limits</source>
        <translation>Limites mixtes</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>More options ›</source>
        <translation>Plus d’options ›</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>No-limit</source>
        <translation>No limit</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>One by one</source>
        <translation>Un par un</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Pot-limit</source>
        <translation>Pot limit</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Stakes</source>
        <translation>Limites</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>a mixed table</source>
        <translation>adversaires variés</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>all {style}</source>
        <translation>tous {style}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>chosen opponents</source>
        <translation>adversaires choisis</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>each game has its own</source>
        <translation>chaque jeu a les siennes</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>small and big bet,
{stack} chips each</source>
        <translation>petite et grosse mise,
{stack} jetons chacun</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>small and big blind,
{stack} chips each</source>
        <translation>petite et grosse blind,
{stack} jetons chacun</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>stacks, antes, cap, rake</source>
        <translation>tapis, antes, cap, rake</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>{chips} chips</source>
        <translation>{chips} jetons</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>{chips} chips, blinds {small}/{big}; a level is {hands} hands, {count} levels up to {last}</source>
        <translation>{chips} jetons, blindes {small}/{big} ; {hands} mains par niveau, {count} niveaux jusqu’à {last}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>{game}: at most {count}</source>
        <translation>{game} : au plus {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>{game}: {structures} only</source>
        <translation>{game} : {structures} seulement</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>‹ At the table</source>
        <translation>‹ À la table</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>A low</source>
        <translation>Un low</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>An open pair on fourth street</source>
        <translation>Paire ouverte à la 4e street</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Before the deal</source>
        <translation>Avant la donne</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Big-blind ante</source>
        <translation>Ante de grosse blind</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Bring-in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Hands of each game</source>
        <translation>Mains de chaque jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Raises after the bet</source>
        <translation>Relances après la mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Rake, maximum chips per hand</source>
        <translation>Rake maximum par coup, en jetons</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Rake, percent</source>
        <translation>Rake, pour cent</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Stacks</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>a quarter of the small bet</source>
        <translation>un quart de la petite mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>a tenth of the small bet</source>
        <translation>un dixième de la petite mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>ante</source>
        <translation>ante</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>antes only, no blinds</source>
        <translation>antes seules, sans blinds</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>big-blind ante</source>
        <translation>ante de grosse blind</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>blinds</source>
        <translation>blinds</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>bring-in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>chips for every seat</source>
        <translation>jetons pour chaque place</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>eight or lower</source>
        <translation>huit ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>four raises</source>
        <translation>quatre relances</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>hands of each game</source>
        <translation>mains de chaque jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>nine or lower</source>
        <translation>neuf ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>no cap</source>
        <translation>sans cap</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>no more than</source>
        <translation>pas plus de</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>one orbit</source>
        <translation>une par place au bouton</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>rake</source>
        <translation>rake</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>rake “{text}”: expected a percentage such as 5 or 2.5</source>
        <translation>rake « {text} » : indiquez un pourcentage comme 5 ou 2.5</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>seven or lower</source>
        <translation>sept ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>stack</source>
        <translation>tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>stack: expected a whole number of chips</source>
        <translation>tapis : indiquez un nombre entier de jetons</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>the big bet too</source>
        <translation>la grosse mise aussi</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>the small bet only</source>
        <translation>la petite mise seule</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>three raises</source>
        <translation>trois relances</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>{ante}: a tenth of the small bet</source>
        <translation>{ante} : un dixième de la petite mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>{bring_in}: a quarter of the small bet</source>
        <translation>{bring_in} : un quart de la petite mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>{count} raises</source>
        <translation>{count} relances</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>{name} “{text}”: expected a whole number of chips</source>
        <translation>{name} « {text} » : indiquez un nombre entier de jetons</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <location filename="pokertable/views/table/table_page.py"/>
        <source>Opponents’ ranges are shown with odds against ranges</source>
        <translation>Les ranges adverses s’affichent avec les cotes contre leurs ranges</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_page.py"/>
        <source>You’re sitting out while the others play on</source>
        <translation>Vous faites une pause ; les autres continuent</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_page.py"/>
        <source>{share} against random hands</source>
        <translation>{share} contre des mains au hasard</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_page.py"/>
        <source>{share} against their ranges</source>
        <translation>{share} contre leurs ranges</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Board: {cards}</source>
        <translation>Board : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Draw {number} of {count}</source>
        <translation>Tirage {number} sur {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>High: {words}</source>
        <translation>High : {words}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Low: {words}</source>
        <translation>Low : {words}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Main pot: {amount}</source>
        <translation>Pot principal : {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Pot: {amount}</source>
        <translation>Pot : {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Side pot {number}: {amount}</source>
        <translation>Pot annexe {number} : {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>a hidden card</source>
        <translation>une carte cachée</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>cards: {cards}</source>
        <translation>cartes : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>discarded {cards}</source>
        <translation>a écarté {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>drew {counts}</source>
        <translation>a changé {counts}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>has the button</source>
        <translation>a le bouton</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>shows {cards} and {number} hidden</source>
        <translation>montre {cards} et {number} cachées</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>stack {amount}</source>
        <translation>tapis {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>stood pat</source>
        <translation>est resté servi</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>to act</source>
        <translation>doit parler</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{amount} bet</source>
        <translation>{amount} misés</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{name}, {position}</source>
        <translation>{name}, {position}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{number} hidden cards</source>
        <translation>{number} cartes cachées</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{rank} of {suit}s</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{seat}; style: {style}</source>
        <translation>{seat} ; style {style}</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>From the next hand on I’m not dealt in</source>
        <translation>Dès le prochain coup, on ne me distribue plus</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>I’m back</source>
        <translation>Je reviens</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>My equity, the price and my outs</source>
        <translation>Mon équité, la cote et mes outs</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Odds</source>
        <translation>Cotes</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Put an opponent on a hand; scored when the hand is over</source>
        <translation>Mettez un adversaire sur une main ; la lecture est notée à la fin du coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Review</source>
        <translation>Revue</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Sit out</source>
        <translation>Faire une pause</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>The decisions of the last hand, weighed</source>
        <translation>Les décisions du dernier coup, évaluées</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>The rules of this game</source>
        <translation>Les règles de ce jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>They have?</source>
        <translation>Qu’ont-ils ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>What do they have?</source>
        <translation>Qu’ont-ils ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>{words} (key {key})</source>
        <translation>{words} (touche {key})</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <location filename="pokertable/views/felt/players.py"/>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_view.py"/>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TextMirror</name>
    <message>
        <location filename="pokertable/views/widgets/text_mirror.py"/>
        <source>Seats, stacks, bets, pots and cards as they are now</source>
        <translation>Places, tapis, mises, pots et cartes à cet instant</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/text_mirror.py"/>
        <source>The table in words</source>
        <translation>La table en mots</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <location filename="pokertable/views/desk/replayer/buttons.py"/>
        <source>Moment of the hand</source>
        <translation>Moment du coup</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>All correct.</source>
        <translation>Tout est juste.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Coming back: {today} today, {tomorrow} tomorrow, {later} later this week.</source>
        <translation>À revoir : {today} aujourd’hui, {tomorrow} demain, {later} plus tard dans la semaine.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Everything due is done</source>
        <translation>Ce qui était à revoir est fait</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Misread</source>
        <translation>Erreur de lecture</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>New to you: it starts at the easiest level.</source>
        <translation>Nouveau pour vous : cela commence au niveau le plus facile.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Next weakest: {wrong} of {asked} misread in 30 days, {rate} ± {spread} per 100.</source>
        <translation>Point faible suivant : {wrong} erreurs sur {asked} en 30 jours, {rate} ± {spread} pour 100.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Nothing comes back within a week.</source>
        <translation>Rien à revoir dans la semaine.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Nothing is due today</source>
        <translation>Rien à revoir aujourd’hui</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Questions you missed, with different cards</source>
        <translation>Vos erreurs, avec d’autres cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>What you misread in the quiz, at the table or in a lesson comes back just before you’d forget it.</source>
        <translation>Ce que vous manquez au quiz, à la table ou dans une leçon revient juste avant que vous ne l’oubliiez.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>What you missed again comes back automatically.</source>
        <translation>Ce que vous manquez encore revient tout seul.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Your decisions, {game}</source>
        <translation>Vos décisions, {game}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Your weakest: {wrong} of {asked} misread in 30 days, {rate} ± {spread} per 100.</source>
        <translation>Votre point faible : {wrong} erreurs sur {asked} en 30 jours, {rate} ± {spread} pour 100.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{errors}: {back}</source>
        <translation>{errors} : {back}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{right} of {asked}</source>
        <translation>{right} sur {asked}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{topic} × {count}</source>
        <translation>{topic} × {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{topic}, {game}</source>
        <translation>{topic}, {game}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{wrong} of {asked} reviewed decisions were worse than fine: {rate} ± {spread} per 100.</source>
        <translation>{wrong} décisions revues sur {asked} étaient des imprécisions ou pire : {rate} ± {spread} pour 100.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Another ten minutes</source>
        <translation>Encore dix minutes</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Dealing the first question…</source>
        <translation>Distribution de la première question…</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Done for today: {right} of {asked} right</source>
        <translation>Fini pour aujourd’hui : {right} justes sur {asked}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>First what is due, then your weakest skill. You can stop at any time and continue later.</source>
        <translation>D’abord ce qui est à revoir, puis ce que vous lisez le moins bien. Vous pouvez partir à tout moment et reprendre plus tard.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Misreads per 100 questions</source>
        <translation>Erreurs de lecture pour 100 questions</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>No answers yet: this chart fills in week by week.</source>
        <translation>Pas encore de réponse : ce graphique se remplit de semaine en semaine.</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>{about} {order}</source>
        <translation>{about} {order}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>{done} of {count} asked, {right} right</source>
        <translation>{done} sur {count} posées, {right} justes</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Deep stacks</source>
        <translation>Profonds</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>level {level}: {stakes}</source>
        <translation>niveau {level} : {stakes}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>you’re {place}</source>
        <translation>vous êtes {place}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>you’re {place}, on the bubble</source>
        <translation>vous êtes {place}, à la bulle</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{left} of {field} left</source>
        <translation>{left} sur {field} en jeu</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{low}/{high}</source>
        <translation>{low}/{high}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{low}/{high}, ante {ante}</source>
        <translation>{low}/{high}, ante {ante}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{number}nd</source>
        <translation>{number}e</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{number}rd</source>
        <translation>{number}e</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{number}st</source>
        <translation>{number}er</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{number}th</source>
        <translation>{number}e</translation>
    </message>
</context>
<context>
    <name>TournamentEnd</name>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Let them finish</source>
        <translation>Les laisser finir</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Places</source>
        <translation>Classement</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>points, of a pool of {pool}</source>
        <translation>points, sur une dotation de {pool}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>{hands}, {levels}</source>
        <translation>{hands}, {levels}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>{place} of {field}</source>
        <translation>{place} sur {field}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>{prize} points, of a pool of {pool}</source>
        <translation>{prize} points, sur une dotation de {pool}</translation>
    </message>
</context>
<context>
    <name>TournamentEndWork</name>
    <message>
        <location filename="pokertable/app/pages/tournament_end.py"/>
        <source>Sit &amp; go: {game}</source>
        <translation>Sit and go : {game}</translation>
    </message>
</context>
<context>
    <name>TournamentsPanel</name>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>All sit &amp; goes</source>
        <translation>Tous les sit and go</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>In the prizes</source>
        <translation>Places payées</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>Mean place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>No sit &amp; go is over yet.</source>
        <translation>Aucun sit and go terminé pour l’instant.</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>Played</source>
        <translation>Joués</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>Return on entry</source>
        <translation>Gain par inscription</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>Won</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>{place} of {players}</source>
        <translation>{place} sur {players}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>± is 95%; a prize is counted in entries: −100% is nothing won</source>
        <translation>± à 95 % ; un prix se compte en inscriptions : −100 %, c’est aucun prix</translation>
    </message>
</context>
<context>
    <name>WeeksCard</name>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>Nothing in the last seven days; {before} ± {spread} in the weeks before.</source>
        <translation>Rien ces sept derniers jours ; {before} ± {spread} les semaines d’avant.</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>{now} ± {spread} in the last seven days, out of {asked}.</source>
        <translation>{now} ± {spread} ces sept derniers jours, sur {asked}.</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>{now} ± {spread} in the last seven days, {before} ± {error} before: a real improvement, not chance.</source>
        <translation>{now} ± {spread} ces sept derniers jours, avant {before} ± {error} : une baisse qui dépasse le hasard.</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>{now} ± {spread} in the last seven days, {before} ± {error} before: a real increase, not chance.</source>
        <translation>{now} ± {spread} ces sept derniers jours, avant {before} ± {error} : une hausse qui dépasse le hasard.</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>{now} ± {spread} in the last seven days, {before} ± {error} before: no clear change yet.</source>
        <translation>{now} ± {spread} ces sept derniers jours, avant {before} ± {error} : pas encore de changement net.</translation>
    </message>
</context>
<context>
    <name>WeeksPicture</name>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>last seven days</source>
        <translation>sept derniers jours</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>of {asked}</source>
        <translation>sur {asked}</translation>
    </message>
</context>
<context>
    <name>WindowBar</name>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Back to my last decision</source>
        <translation>Retour à ma dernière décision</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Back to my last decision ({key})</source>
        <translation>Retour à ma dernière décision ({key})</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>End practice</source>
        <translation>Finir l’entraînement</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Leave the sit &amp; go…</source>
        <translation>Quitter le sit and go…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Leave this line and return to where you left the hand</source>
        <translation>Quitter cette ligne et continuer là où vous étiez avant</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Odds</source>
        <translation>Cotes</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Put an opponent on a hand…</source>
        <translation>Lire la main d’un adversaire…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Quit	Ctrl+Q</source>
        <translation>Quitter	Ctrl+Q</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Review the last hand</source>
        <translation>Revue du dernier coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Rewind</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Show my hand</source>
        <translation>Montrer ma main</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Show what my hand makes now</source>
        <translation>Montrer ce que fait ma main</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Show what my hand makes now ({key})</source>
        <translation>Montrer ce que fait ma main ({key})</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Top up to the full stack</source>
        <translation>Compléter le tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>What would have come?</source>
        <translation>Qu’aurait-on vu ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Your table image…</source>
        <translation>Votre image à la table…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>{back}, to try another line as practice. If the hand isn't over, you see what is to come, so it won't count</source>
        <translation>{back}, pour essayer une autre ligne en entraînement. Avant la fin du coup, cela montre la suite : le coup ne comptera pas non plus</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <location filename="pokertable/app/pages/page.py"/>
        <source>Dealing the first question…</source>
        <translation>Distribution de la première question…</translation>
    </message>
</context>
<context>
    <name>_CostlyButton</name>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>Hand {hand}, {left} left: {why}</source>
        <translation>Main {hand}, {left} en jeu : {why}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>−{loss} ± {error}</source>
        <translation>−{loss} ± {error}</translation>
    </message>
</context>
<context>
    <name>_Minis</name>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>+{count} more</source>
        <translation>+{count} autres</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>--hand {text}: must include the player's up cards, {ups}</source>
        <translation>--hand {text} : ses cartes ouvertes {ups} doivent en faire partie</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>--hand {text}: {count} cards, expected {expected}</source>
        <translation>--hand {text} : {count} cartes, il en faut {expected}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>CARDS</source>
        <translation>CARTES</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>PERSONA</source>
        <translation>PERSONNAGE</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>What an opponent would do at the point where the hand in a PHH file stops: each choice with its probability, and the reason for the likeliest one.</source>
        <translation>Ce que ferait un adversaire là où s’arrête le coup d’un fichier PHH : chaque choix avec sa probabilité, et la raison du plus probable.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>a .phh file whose hand stops before it is over</source>
        <translation>un fichier .phh dont le coup s’arrête avant la fin</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>nobody is to act: expected a hand that stops before it is over</source>
        <translation>ce n’est à personne de parler : il faut un coup qui s’arrête avant la fin</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>print only JSON</source>
        <translation>n’afficher que le JSON</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>p{player}, {street}, {hand}, as {persona}:</source>
        <translation>p{player}, {street}, {hand}, en {persona} :</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>such as tag or tag:expert</source>
        <translation>comme tag ou tag:expert</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>the cards of the player to act, if not those of the file</source>
        <translation>les cartes du joueur qui doit parler, si ce ne sont pas celles du fichier</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>the file doesn't give the cards of the player to act: use --hand</source>
        <translation>le fichier ne donne pas les cartes du joueur qui doit parler : ajoutez --hand</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>what an opponent would do where a hand stops, and why</source>
        <translation>ce que ferait un adversaire là où un coup s’arrête, et pourquoi</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>A range names cards (As), ranks (A) and any cards (*), in items with commas between: AA**, A2, AdAc** in Omaha; in hold'em also AKs, AKo, TT+, A2s-A5s. AA:0.5 gives hands half the weight.</source>
        <translation>Une range nomme des cartes (As), des rangs (A) et des cartes quelconques (*), en éléments séparés par des virgules : AA**, A2, AdAc** en Omaha ; en hold’em aussi AKs, AKo, TT+, A2s-A5s. AA:0.5 donne un demi-poids aux mains.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>Each hand's equity: exact for up to 20 million deals (before the flop, equivalent boards are counted together), sampled beyond that.</source>
        <translation>L’équité de chaque main : exacte jusqu’à 20 millions de donnes (avant le flop : classes de boards), par échantillon au-delà.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>HAND</source>
        <translation>MAIN</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>all deals, even if that takes a minute</source>
        <translation>toutes les donnes, même si cela prend une minute</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>cards that are known to be out of play</source>
        <translation>cartes que l’on sait hors du jeu</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>each hand's equity</source>
        <translation>l’équité de chaque main</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>equity</source>
        <translation>équité</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>exact, over all {deals} deals</source>
        <translation>exact, toutes les {deals} donnes</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>high tie</source>
        <translation>high part.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>high win</source>
        <translation>high gagné</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>how many random deals</source>
        <translation>nombre de donnes au hasard</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>low tie</source>
        <translation>low part.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>low win</source>
        <translation>low gagné</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>makes a sample repeatable</source>
        <translation>rend un échantillon reproductible</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>quarter</source>
        <translation>quart</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>sampled with seed {seed}, {deals} deals</source>
        <translation>échantillon de graine {seed}, {deals} donnes</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>scoop</source>
        <translation>scoop</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>the board as far as it is dealt</source>
        <translation>les cartes du board déjà distribuées</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>two or more hands: AsKs, * is an unknown card (* alone: all unknown); or a range such as AA,AKs:0.5,TT+ or A2**; stud: up to seven cards; AA/Kd7s means two down cards from a range plus the known cards</source>
        <translation>deux mains ou plus : AsKs, * est une carte inconnue (* seul : toutes inconnues) ; ou une range telle que AA,AKs:0.5,TT+ ou A2** ; en stud, jusqu’à sept cartes, AA/Kd7s : deux cartes fermées d’une range et les autres cartes connues</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>--bb-ante: {key} has no blinds</source>
        <translation>--bb-ante : {key} n’a pas de blinds</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>--bring-in: {key} has blinds</source>
        <translation>--bring-in : {key} a des blinds</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>--limit {name}: each game of {mix} has its own</source>
        <translation>--limit {name} : chaque jeu de {mix} a la sienne</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>--stakes {text}: expected two whole amounts such as 10/20</source>
        <translation>--stakes {text} : deux montants entiers, comme 10/20</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>GAME/LIMIT,GAME/LIMIT,...</source>
        <translation>JEU/LIMITE,JEU/LIMITE,...</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>LIMIT</source>
        <translation>LIMITE</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>LOW/HIGH</source>
        <translation>BAS/HAUT</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>PERCENT/CAP</source>
        <translation>POURCENT/CAP</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>a mix: hands of each game (default: one per button position)</source>
        <translation>jeu mixte : mains de chaque jeu (par défaut une par bouton)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>ante of every player</source>
        <translation>ante de chaque joueur</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>bring-in (stud)</source>
        <translation>bring-in (stud)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>five-card draw: everybody antes, nobody posts a blind</source>
        <translation>poker fermé : chacun pose une ante, personne ne pose de blind</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>fixed limit: raises after the bet (default {count}); -1: no cap</source>
        <translation>limite fixe : relances après la mise (par défaut {count}) ; -1 : sans cap</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>fixed, pot or none (default: pot for Omaha, else by the game)</source>
        <translation>fixed, pot ou none (par défaut : pot en Omaha, sinon selon le jeu)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>for example 5/3</source>
        <translation>par exemple 5/3</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>one ante, paid by the big blind</source>
        <translation>une seule ante, payée par la grosse blind</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>one of {names}</source>
        <translation>un de {names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>seven-card stud: on fourth street, the big bet is allowed if a pair shows</source>
        <translation>stud à sept cartes : à la 4e street, la grosse mise est permise aussi si une main montre une paire</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>small/big blind (default {blinds}); fixed limit: small/big bet (default {bets})</source>
        <translation>petite/grosse blind (par défaut {blinds}) ; en limite fixe petite/grosse mise (par défaut {bets})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>starting chips of each seat (default: {blinds} big blinds; fixed limit: {bets} big bets)</source>
        <translation>jetons de départ de chaque place (par défaut : {blinds} grosses blinds, en limite fixe {bets} grosses mises)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>the highest card of a low in a hi/lo game with a board: 7, 8 or 9</source>
        <translation>la plus haute carte d’un low dans un jeu hi-lo avec un board : 7, 8 ou 9</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: a quote ({quote}) is not closed</source>
        <translation>{text} : un guillemet ({quote}) n’est pas fermé</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected 0 or more, or -1 for no cap</source>
        <translation>{text} : 0 ou plus, ou -1 pour aucun cap</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected a percentage and a cap in chips, such as 5/3</source>
        <translation>{text} : un pourcentage et un maximum en jetons, comme 5/3</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected a whole number, 0 to 999,999,999,999</source>
        <translation>{text} : un nombre entier de 0 à 999 999 999 999</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected seconds above 0, at most 3600</source>
        <translation>{text} : des secondes, plus de 0 et au plus 3600</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected the name of a file</source>
        <translation>{text} : il faut un nom de fichier</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>Each stack's expected prize if every chip is equally likely to win (ICM, Malmuth–Harville), exact for any number of players.</source>
        <translation>Le prix espéré de chaque tapis si chaque jeton a la même chance de gagner (ICM, Malmuth–Harville), exact quel que soit le nombre de joueurs.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>chips in play</source>
        <translation>part des jetons</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>expected prize</source>
        <translation>prix espéré</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>stack</source>
        <translation>tapis</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>the chips of each player still in</source>
        <translation>les jetons de chaque joueur encore en jeu</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>the prizes left, first place first, in any unit</source>
        <translation>les prix restants, du premier au dernier, dans une unité quelconque</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>what each stack of a tournament is worth in prizes</source>
        <translation>ce que vaut en prix chaque tapis d’un tournoi</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>{text} isn't a number: write 5000,3000,2000</source>
        <translation>{text} n’est pas un nombre : écrivez 5000,3000,2000</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>%(heading)s:</source>
        <translation>%(heading)s :</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë : %(option)s peut être %(matches)s</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s : %(message)s</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>best</source>
        <translation>meilleur choix</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>bring-in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>call</source>
        <translation>suivre</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>check</source>
        <translation>faire parole</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>discard {cards}</source>
        <translation>écarter {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected %s argument</source>
        <translation>%s argument attendu</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected %s arguments</source>
        <translation>%s arguments attendus</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected at least one argument</source>
        <translation>au moins un argument attendu</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected at most one argument</source>
        <translation>un argument au plus attendu</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected one argument</source>
        <translation>un argument attendu</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>fine</source>
        <translation>correct</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>fold</source>
        <translation>se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>ignored explicit argument %r</source>
        <translation>argument superflu %r</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur %(value)r incorrecte (%(type)s attendu)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix incorrect : %(value)r (attendu : %(choices)s)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)</source>
        <translation>choix incorrect : %(value)r, peut-être %(suggestion)r ? (attendu : %(choices)s)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>language of the output: English, Japanese or French; JSON stays English</source>
        <translation>langue de sortie : anglais, japonais ou français ; le JSON reste en anglais</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>not allowed with argument %s</source>
        <translation>incompatible avec l’argument %s</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>one of the arguments %s is required</source>
        <translation>un des arguments %s est obligatoire</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>quartered</source>
        <translation>un quart</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>raise to {amount}</source>
        <translation>relancer à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>stand pat</source>
        <translation>rester servi</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>the following arguments are required: %s</source>
        <translation>arguments obligatoires absents : %s</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>commande inconnue %(parser_name)r (attendu : %(choices)s)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus : %s</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>usage: </source>
        <translation>usage : </translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{option} {value}: expected 1 to {most}</source>
        <translation>{option} {value} : de 1 à {most}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{option} {value}: expected one of {names}</source>
        <translation>{option} {value} : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{text}: expected one of {names}</source>
        <translation>{text} : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>A practice table for poker. Without a command it opens the window.</source>
        <translation>Une table d’entraînement au poker. Sans commande, la fenêtre s’ouvre.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>show program's version number and exit</source>
        <translation>afficher la version et quitter</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>{word}: expected a value</source>
        <translation>{word} : il faut une valeur</translation>
    </message>
    <message>
        <location filename="pokertable/cli/output.py"/>
        <source>standard output is closed: there is nowhere to print to</source>
        <translation>la sortie standard est fermée : il n’y a nulle part où écrire</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>--{name} {value}: only with --sng</source>
        <translation>--{name} {value} : seulement avec --sng</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>--{name}: a sit and go has its own stakes</source>
        <translation>--{name} : un sit and go a ses propres mises</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>DIR</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>Variant options: --game stud8 takes --bring-in (and --ante; there are no blinds); the flop games take --ante or
--bb-ante.
</source>
        <translation>Options du jeu : --game stud8 prend --bring-in (et --ante ; il n’y a pas de blinds) ; les jeux à flop prennent --ante ou --bb-ante.
</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>a sit and go instead of a cash table</source>
        <translation>un sit and go au lieu d’une table de cash game</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>keep settings and hands in this folder</source>
        <translation>garder paramètres et mains dans ce dossier</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>levels and chips: {names}</source>
        <translation>niveaux et jetons : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>no display</source>
        <translation>pas d’écran</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>no window can be opened here ({why})</source>
        <translation>aucune fenêtre ne peut s’ouvrir ici ({why})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>open a table at once</source>
        <translation>ouvrir une table aussitôt</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>opponents clockwise from your left, repeated if fewer: tag, lag:expert, your own by name or FILE.toml</source>
        <translation>adversaires dans le sens horaire à partir de votre gauche, répétés s’il en manque : tag, lag:expert, les vôtres par nom ou FICHIER.toml</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>players of the sit and go: 2 to 9, 18, 27 or 45 (default: the seats)</source>
        <translation>joueurs du sit and go : de 2 à 9, 18, 27 ou 45 (par défaut : les sièges)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>players, you included (default {count})</source>
        <translation>joueurs, vous compris (par défaut {count})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>seed of the deck and the opponents</source>
        <translation>graine du jeu de cartes et des adversaires</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>the display {display} does not answer</source>
        <translation>l’écran {display} ne répond pas</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>use `xvfb-run pokertable`, `QT_QPA_PLATFORM=vnc pokertable` or, for a picture, `pokertable shot`</source>
        <translation>utilisez `xvfb-run pokertable`, `QT_QPA_PLATFORM=vnc pokertable` ou, pour une image, `pokertable shot`</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>--qualifier {highest} with --topic {topic}: this topic is asked only with the game's own low</source>
        <translation>--qualifier {highest} avec --topic {topic} : ce thème n’est posé qu’avec le low du jeu lui-même</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>--theme belongs to --topic {topic}</source>
        <translation>--theme va avec --topic {topic}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>--topic {topic} with --game {game}: expected one of {fitting}</source>
        <translation>--topic {topic} avec --game {game} : un jeu de {fitting}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>Prints questions from the hand-reading quiz, with every right answer and the tempting errors.</source>
        <translation>Affiche des questions du quiz de lecture avec chaque bonne réponse et les erreurs tentantes.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>THEME</source>
        <translation>THÈME</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>TOPIC</source>
        <translation>THÈME</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>answer: {answer}</source>
        <translation>réponse : {answer}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>decide: the theme of the questions, one of {names}</source>
        <translation>decide : le thème des questions, parmi {names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>how many questions (default 1)</source>
        <translation>nombre de questions (par défaut 1)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>print only JSON, one question per line (for lower, a tie is an answer: {tie})</source>
        <translation>n’afficher que le JSON, une question par ligne (dans lower, l’égalité est une réponse : {tie})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>the quiz's questions, with answers and explanations</source>
        <translation>les questions du quiz, avec réponses et explications</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>the same seed asks the same questions (default 0)</source>
        <translation>la même graine pose les mêmes questions (par défaut 0)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>wrong: {answer}, {error}</source>
        <translation>faux : {answer}, {error}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>{number}. {prompt} (level {level})</source>
        <translation>{number}. {prompt} (niveau {level})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>board: {cards}</source>
        <translation>board : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>hand: {cards}</source>
        <translation>main : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>pot {number}: {given}</source>
        <translation>pot {number} : {given}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>seat {number} shows: {cards}</source>
        <translation>la place {number} montre : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>seat {number}, folded: {cards}</source>
        <translation>place {number}, hors du coup : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>stacks: {stacks}</source>
        <translation>tapis : {stacks}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>the high</source>
        <translation>high</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>the low</source>
        <translation>low</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>{name} {percent}%</source>
        <translation>{name} {percent} %</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>What a player can have after each of its actions, assuming it is this opponent: classes of hands and the likeliest ones. Cards that the file gives for others are dead once dealt; the player's own are not used.</source>
        <translation>Ce que peuvent être les mains d’un joueur après chacune de ses actions, s’il est cet adversaire : classes de mains et les plus probables. Les cartes connues des autres sont mortes dès leur distribution, celles du joueur ne servent pas.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>a .phh file</source>
        <translation>un fichier .phh</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>counted from 1, in the file's order</source>
        <translation>compté à partir de 1, dans l’ordre du fichier</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>draw {count}</source>
        <translation>changer {count}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>print only JSON, one object per action</source>
        <translation>n’afficher que le JSON, un objet par action</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>p{player}, {street}: {took} ({share} of the range)</source>
        <translation>p{player}, {street} : {took} ({share} de la range)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>what a player can have after each action, assuming it plays like a persona</source>
        <translation>ce qu’un joueur peut avoir après chaque action, s’il joue comme ce personnage</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>--board {board}: {card} is in the hand too</source>
        <translation>--board {board} : {card} est aussi dans la main</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>--board {board}: {count}, expected {most}</source>
        <translation>--board {board} : {count}, il faut : {most}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>--hand {hand}: {count}, expected 1 to {most} in {key}</source>
        <translation>--hand {hand} : {count}, de 1 à {most} en {key}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>--hand {hand}: {count}, expected {expected} in {key}</source>
        <translation>--hand {hand} : {count}, il en faut {expected} en {key}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>1 card</source>
        <translation>1 carte</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>Names the best high and low of a hand, the cards that play, and why there is no low.</source>
        <translation>Nomme le meilleur high et le meilleur low d’une main, les cartes qui jouent, et pourquoi il n’y a pas de low.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>all from the hand</source>
        <translation>tout de la main</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>at most {cards}</source>
        <translation>au plus {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>equally good: {cards}</source>
        <translation>aussi bon : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>fewer than five cards play</source>
        <translation>moins de cinq cartes jouent</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>high: none ({reason})</source>
        <translation>high : aucun ({reason})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>high: {name} ({cards})</source>
        <translation>high : {name} ({cards})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>low:  none ({reason})</source>
        <translation>low :  aucun ({reason})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>low:  {name} ({cards})</source>
        <translation>low :  {name} ({cards})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the best high and low of a hand</source>
        <translation>le meilleur high et le meilleur low d’une main</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the board alone</source>
        <translation>le board seul</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the board as far as it is dealt, such as 5s6s7s</source>
        <translation>les cartes du board déjà distribuées, comme 5s6s7s</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the board plays</source>
        <translation>le board joue</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the hole cards, such as AsAh2s3h</source>
        <translation>les cartes de la main, comme AsAh2s3h</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>{count} cards</source>
        <translation>{count} cartes</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>{game}: {hand}</source>
        <translation>{game} : {hand}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>{game}: {hand} on {board}</source>
        <translation>{game} : {hand} sur {board}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>{hand} from the hand, {board} from the board</source>
        <translation>{hand} de la main, {board} du board</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>Plays PHH files (.phh, .phhs) through the engine and prints every hand's log, or JSON. The exit status is 1 if a hand has an illegal action, 2 if a file or hand cannot be read.</source>
        <translation>Joue des fichiers PHH (.phh, .phhs) dans le moteur et affiche le journal de chaque main, ou du JSON. Le code de sortie est 1 si une main a une action illégale, 2 si un fichier ou une main est illisible.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>a .phh or .phhs file</source>
        <translation>un fichier .phh ou .phhs</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>maximum raises after the bet in a fixed-limit round, for files that don't say (default 3; -1: no cap)</source>
        <translation>relances après la mise par tour en limite fixe, pour les fichiers qui ne le disent pas (par défaut 3 ; -1 : sans cap)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>play hand histories in PHH through the engine</source>
        <translation>jouer des historiques PHH dans le moteur</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>print only JSON, one object per hand</source>
        <translation>n’afficher que le JSON, un objet par main</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>{file}, hand {number}</source>
        <translation>{file}, main {number}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>{file}: {count} hands</source>
        <translation>{file} : {count} mains</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>Judges each of a player's decisions in a PHH hand: pot odds, equity against random hands and against the ranges that the opponents' actions suggest, what each choice is worth when played out, and what was lost. Nothing depends on cards that the player couldn't know.</source>
        <translation>Chaque décision d’un joueur dans le coup d’un fichier PHH : la cote, l’équité contre des mains au hasard et contre les ranges adverses d’après leurs actions, ce que vaut chaque choix joué contre elles, et ce qui a été perdu. Rien ne dépend de cartes que le joueur ne pouvait connaître.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>a player's decisions, judged by what could be known then</source>
        <translation>les décisions d’un joueur, jugées selon ce qu’il pouvait alors savoir</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>counted from 1 (default: the file's hero, else 1)</source>
        <translation>compté à partir de 1 (par défaut : le héros du fichier, sinon 1)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>deals in which every choice of a decision is played out (default: as many as {seconds} seconds allow)</source>
        <translation>donnes sur lesquelles chaque choix d’une décision est joué jusqu’au bout (par défaut : autant que {seconds} secondes le permettent)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>decision {number}, {done} settled</source>
        <translation>décision {number}, {done} établies</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>pot {pot}, {to_call} to call: needs {odds}; equity {share} (against random hands {random})</source>
        <translation>pot {pot}, {to_call} à suivre : il faut {odds} ; équité {share} (contre des mains au hasard {random})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>pot {pot}; equity {share} (against random hands {random})</source>
        <translation>pot {pot} ; équité {share} (contre des mains au hasard {random})</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>print only JSON, one object per line</source>
        <translation>n’afficher que le JSON, un objet par ligne</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>p{player}, {street}: {took} ({severity}, lost {loss} ± {error}, {part} of the pot)</source>
        <translation>p{player}, {street} : {took} ({severity}, perdu {loss} ± {error}, {part} du pot)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>the opponents clockwise from the player's left, repeated if fewer (default: those recorded, else tag)</source>
        <translation>les adversaires dans le sens horaire à partir de la gauche du joueur, répétés s’il en manque (par défaut : ceux enregistrés, sinon tag)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>the same seed and samples give the same figures, without samples {count} deals</source>
        <translation>la même graine et le même nombre de donnes donnent les mêmes chiffres ; sans ce nombre, {count} donnes</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--amounts {amounts}: expected chips or blinds</source>
        <translation>--amounts {amounts} : chips ou blinds</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--deck {deck}: expected 2 or 4</source>
        <translation>--deck {deck} : 2 ou 4</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--scale {scale}: expected 0.5 to 4</source>
        <translation>--scale {scale} : de 0.5 à 4</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--size {text}: expected {least} to {most}, such as 1280x800</source>
        <translation>--size {text} : de {least} à {most}, comme 1280x800</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--step {step}: expected at most {most}</source>
        <translation>--step {step} : au plus {most}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--theme {theme}: expected dark or light</source>
        <translation>--theme {theme} : dark ou light</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--{option} belongs to the page {page}</source>
        <translation>--{option} ne vaut que pour la page {page}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>OUT.png</source>
        <translation>IMAGE.png</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>PAGE</source>
        <translation>PAGE</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>colours of the suits</source>
        <translation>couleurs des enseignes</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>in percent (default 100)</source>
        <translation>en pour cent (par défaut 100)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>lab: the board</source>
        <translation>lab : le board</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>lab: the hole cards</source>
        <translation>lab : les cartes de la main</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>pixels per point (default 1)</source>
        <translation>pixels par point (par défaut 1)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>play K decisions first: check or call; quiz, today: K answers; review: K rows down</source>
        <translation>jouer d’abord K décisions : parole ou suivre ; quiz, today : K réponses ; review : K lignes plus bas</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>quiz: the topic of the question</source>
        <translation>quiz : le thème de la question</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>render a page of the window to a picture</source>
        <translation>dessiner une page de la fenêtre dans une image</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>show what my hand makes now</source>
        <translation>montrer ce que fait ma main</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>size of the window (default 1280x800)</source>
        <translation>taille de la fenêtre (par défaut 1280x800)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>table: live help, and what an opponent can have</source>
        <translation>table : l’aide en direct, et ce qu’un adversaire peut avoir</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>the look of the window</source>
        <translation>l’apparence de la fenêtre</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>the picture to write</source>
        <translation>l’image à écrire</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>unit of the amounts shown</source>
        <translation>l’unité des montants</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>{out}: expected a name that ends in .png</source>
        <translation>{out} : un nom qui finit par .png</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>--seed {seed} plays the same deals again</source>
        <translation>--seed {seed} rejoue les mêmes donnes</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>1 fault, the first: {fault}</source>
        <translation>1 faute, la première : {fault}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>OUT.phhs</source>
        <translation>MAINS.phhs</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>Plays opponents against each other. All hands start with the same stacks; the button goes round.</source>
        <translation>Fait jouer des adversaires entre eux. Toutes les mains commencent avec les mêmes tapis ; le bouton tourne.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>big bets per 100</source>
        <translation>grosses mises pour 100</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>big blinds per 100</source>
        <translation>grosses blinds pour 100</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>fixes the cards and the choices (default 0; with a program, a long random number)</source>
        <translation>fixe les cartes et les choix (par défaut 0 ; si un programme joue, un long nombre tiré au sort)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>how many hands</source>
        <translation>nombre de mains</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>opponents against each other, without a window</source>
        <translation>des adversaires entre eux, sans fenêtre</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>play every deal once from each seat; the number of hands is rounded up to whole deals</source>
        <translation>jouer chaque donne une fois depuis chaque place ; le nombre de mains est arrondi à des donnes entières</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>processes, at most one per core; the results are the same</source>
        <translation>processus, un par cœur au plus ; les résultats sont les mêmes</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>seconds a program has per move (default 5)</source>
        <translation>secondes accordées à un programme par action (par défaut 5)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>to showdown</source>
        <translation>abattage</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>who plays, in seat order: tag, lag:expert, your own by name or FILE.toml, or program:COMMAND LINE</source>
        <translation>qui joue, dans l’ordre des places : tag, lag:expert, les vôtres par nom ou FICHIER.toml, ou program:LIGNE DE COMMANDE</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>won there</source>
        <translation>gagné</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>write the hands to this file</source>
        <translation>écrire les mains dans ce fichier</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>{count} faults, the first: {fault}</source>
        <translation>{count} fautes, la première : {fault}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>{done} of {hands} hands</source>
        <translation>{done} mains sur {hands}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>{game}: {hands} hands, {rate} per second</source>
        <translation>{game} : {hands} mains, {rate} par seconde</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>Plays sit and goes to the last chip. Seats and the first button are drawn for each; levels rise by hands.</source>
        <translation>Joue des sit and go jusqu’au dernier jeton. Les places et le premier bouton sont tirés au sort ; les niveaux montent selon les mains.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>average place</source>
        <translation>place moyenne</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>average prize</source>
        <translation>prix moyen</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>hand {hand}: {player} finishes in place {place}</source>
        <translation>main {hand} : {player} finit à la place {place}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>hand {hand}: {player} finishes in place {place} and wins {prize} points</source>
        <translation>main {hand} : {player} finit au rang {place} et gagne {prize} points</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>how many (default 1)</source>
        <translation>combien (1 par défaut)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>in the money</source>
        <translation>places payées</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>level {level} from hand {hand}: {stakes}</source>
        <translation>niveau {level} à partir de la main {hand} : {stakes}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>players: 2 to 9, 18, 27 or 45 (default: those that are named)</source>
        <translation>joueurs : de 2 à 9, 18, 27 ou 45 (par défaut : ceux qui sont nommés)</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>sit and goes of opponents and programs</source>
        <translation>sit and go d’adversaires et de programmes</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>who plays, repeated until the field is full: tag, lag:expert, your own, or program:COMMAND LINE</source>
        <translation>qui joue, répété jusqu’au nombre de joueurs : tag, lag:expert, les vôtres, ou program:LIGNE DE COMMANDE</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>{done} of {count} tournaments</source>
        <translation>{done} tournois sur {count}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>{game}: 1 sit and go, {field} players</source>
        <translation>{game} : 1 sit and go, {field} joueurs</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>{game}: {count} sit and goes, {field} players</source>
        <translation>{game} : {count} sit and go, {field} joueurs</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>Badugi: three cards against four</source>
        <translation>Badugi : trois cartes contre quatre</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>One card less to draw is worth more than two low ranks: you have 69%. Count what each of you drew.</source>
        <translation>Une carte de moins à tirer vaut mieux que deux rangs bas : vous avez 69 %. Comptez ce que chacun change.</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>One draw left: you draw one to 7-5-3, Lou two to A-2. Who is ahead?</source>
        <translation>Dernier tirage : vous tirez une carte à 7-5-3, Lou deux à A-2. Qui est devant ?</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>One draw left: you draw one to A-2-3, Lou has a jack badugi. What is your equity, about?</source>
        <translation>Dernier tirage : vous tirez une carte à A-2-3, Lou a un badugi au valet. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>You need a card of the fourth suit, of a new rank and below the jack: seven of the 45 unseen cards. Any badugi beats three cards.</source>
        <translation>Il faut une carte de la quatrième couleur, d’un nouveau rang et sous le valet : sept des 45 inconnues. Tout badugi bat trois cartes.</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Ace, deuce and three, and a king of the fourth suit. Pick those that count.</source>
        <translation>As, deux et trois, et un roi de la quatrième couleur. Choisissez les cartes qui comptent.</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>First the most cards, then the lowest: with the deuce of clubs, the three counts too.</source>
        <translation>D’abord le plus de cartes, puis les plus basses : avec le deux de trèfle, le trois compte aussi.</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Four cards, four different ranks. Pick those that count.</source>
        <translation>Quatre cartes de quatre rangs différents. Choisissez celles qui comptent.</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Four low cards, three of which count, against a jack-high badugi.</source>
        <translation>Quatre cartes basses, dont trois comptent, contre un badugi au valet.</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Four suits and four ranks make a badugi, and any badugi beats the best three-card hand.</source>
        <translation>Quatre couleurs et quatre rangs font un badugi, et tout badugi bat la meilleure main de trois cartes.</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>How many cards count comes first, then how low they are: the worst badugi beats the best three-card hand.</source>
        <translation>Le nombre de cartes qui comptent passe avant leur hauteur : le pire badugi bat la meilleure main de trois cartes.</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>One card of each suit counts: of the two clubs, the lower one.</source>
        <translation>Une seule carte par couleur compte : des deux trèfles, la plus basse.</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Two deuces, two diamonds and a king. Pick those that count.</source>
        <translation>Deux deux, deux carreaux et un roi. Choisissez les cartes qui comptent.</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>What counts in badugi</source>
        <translation>Ce qui compte au badugi</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>A royal flush on the board: does everybody split?</source>
        <translation>Une quinte flush royale au board : tout le monde partage ?</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>Four eights on the board. Four of a kind?</source>
        <translation>Quatre huit au board. Un carré ?</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>Only three board cards play: your best is a pair of deuces, and about 95% of other hands are ahead.</source>
        <translation>Trois cartes du board seulement jouent : votre meilleure main est une paire de deux, et environ 95 % des autres mains sont devant.</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>The board never plays alone</source>
        <translation>Le board ne joue jamais seul</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>Three of the eights play, with two of yours: the nines make a full house.</source>
        <translation>Trois des huit jouent, avec deux des vôtres : les neuf font un full.</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>four eights</source>
        <translation>carré de huit</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>royal flush</source>
        <translation>quinte flush royale</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>7-6-3-2-A with the board's deuce</source>
        <translation>7-6-3-2-A avec le deux du board</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>8-3-2-A low</source>
        <translation>low 8-3-2-A</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>9-6-3-2-A low</source>
        <translation>low 9-6-3-2-A</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>A deuce falls: A-2-6-7 on the board, and your three beside it. Which two play now?</source>
        <translation>Un deux tombe : A-2-6-7 au board, et votre trois à côté. Quelles deux cartes jouent maintenant ?</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>A-2 with 2-3-8 on the board.</source>
        <translation>A-2 avec 2-3-8 au board.</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>Before the river: 2-3 in your hand, A-6-7-9 on the board. What is your low?</source>
        <translation>Avant la river : 2-3 dans votre main, A-6-7-9 au board. Quel est votre low ?</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>Deuce and three play with A-6-7: a nine is too high for a low, and 7-6-3-2-A is the best low for now.</source>
        <translation>Deux et trois avec A-6-7 : un neuf est trop haut pour un low ; 7-6-3-2-A est le meilleur pour l’instant.</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>The counterfeited low</source>
        <translation>Le low contrefait</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>Two of yours must play, so deuce and three stay at 7-6-3-2-A: the deuce is counterfeited, and 3-4, 3-5 and 4-5 are now ahead.</source>
        <translation>Deux des vôtres doivent jouer : deux et trois restent à 7-6-3-2-A. Le deux est contrefait, et 3-4, 3-5 et 4-5 sont maintenant devant.</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>Your deuce pairs the board's, and 2-3-8 are the only low cards there: your ace has no partner.</source>
        <translation>Votre deux double celui du board, où seuls 2-3-8 sont bas : votre as n’a pas de partenaire.</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>A flush counts against a hand too, more than a pair does: plain jack high is the lowest.</source>
        <translation>Une couleur compte aussi contre la main, plus encore qu’une paire : le valet sans rien d’autre est le plus bas.</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>Five down to ace, the best hand in razz, against king high. Which is lower in deuce-to-seven?</source>
        <translation>De cinq à l’as, la meilleure main du razz, contre hauteur roi. Laquelle est la plus basse au 2-7 ?</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>Five in a row make a straight, and a straight counts against a hand; the best hand, 7-5-4-3-2, has a gap.</source>
        <translation>Cinq cartes qui se suivent font une quinte, et elle compte contre la main ; la meilleure, 7-5-4-3-2, a un trou.</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>Here the ace is only ever high: five down to ace isn't a straight but ace high, and king high is lower.</source>
        <translation>Ici l’as n’est que la plus haute carte : de cinq à l’as, ce n’est pas une quinte mais hauteur as, et un roi est plus bas.</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>Six down to deuce without a gap, against nine high.</source>
        <translation>De six à deux sans trou, contre un neuf.</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>The ace in deuce-to-seven</source>
        <translation>L’as au 2-7</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>The five best ranks, all of them hearts; jack high; and a pair of deuces.</source>
        <translation>Les cinq meilleurs rangs, tous de cœur ; un valet ; et une paire de deux.</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>8-4-2-A with your A-2</source>
        <translation>8-4-2-A avec votre A-2</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>Both your nines play with the door card: a set from the start, and the board's deuces make it a full house.</source>
        <translation>Vos deux neuf jouent avec la première carte ouverte, un neuf aussi : un brelan dès le début, et la paire de deux du board en fait un full.</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>Courchevel hi/lo, and the door card is a deuce. You hold A-2-5. What is your low?</source>
        <translation>Courchevel hi-lo, et la première carte ouverte est un deux. Vous tenez A-2-5. Quel est votre low ?</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>Courchevel: the nine of diamonds was face up before the first bet, and you hold two nines. What is your high?</source>
        <translation>Courchevel : le neuf de carreau était ouvert avant la première mise, et vous tenez deux neuf. Quel est votre high ?</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>Exactly two of the five play: two spades with three spades. That straight would take four of the board; the legal one, king high, loses to the flush.</source>
        <translation>Deux des cinq jouent : deux piques avec trois piques. Cette quinte demanderait quatre cartes du board ; la quinte permise, hauteur roi, perd contre la couleur.</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>The door card</source>
        <translation>La première carte ouverte</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>The door card counterfeits your deuce before the first bet: ace and five play with 2-4-8.</source>
        <translation>La première carte ouverte contrefait votre deux avant la première mise : as et cinq jouent avec 2-4-8.</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>The ten of spades was the door card. Five cards in your hand, two of them spades. What is your high?</source>
        <translation>Le dix de pique était la première carte ouverte. Cinq cartes en main, dont deux piques. Quel est votre high ?</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>straight, queen high</source>
        <translation>quinte hauteur dame</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>two pair, nines and deuces, king kicker</source>
        <translation>deux paires, neuf et deux, kicker roi</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>25% is needed and you have about 20%. With 45 in the pot the same draw would be a call.</source>
        <translation>Il faut 25 % et vous avez environ 20 %. Avec 45 dans le pot, le même tirage pourrait suivre.</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Against Lou's aces, who draws three: 10 to call, 30 in the pot. Call or fold?</source>
        <translation>Contre les as de Lou, qui change trois cartes : 10 à payer, 30 dans le pot. Suivre ou se coucher ?</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Call</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Five-card draw: drawing one</source>
        <translation>Draw à cinq cartes : tirer une carte</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Fold</source>
        <translation>Se coucher</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Nine of 47, or 19%: the pot must offer more than four to one.</source>
        <translation>Neuf sur 47, soit 19 % : le pot doit offrir plus de quatre contre un.</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>You have four cards of a suit and draw one. How many cards make the flush, of 47 unseen?</source>
        <translation>Vous avez quatre cartes d’une couleur et en changez une. Combien de cartes, sur les inconnues, font la couleur ?</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>A pair rarely improves, and Lou's does as often as yours. A smaller pair should not pay before the draw.</source>
        <translation>Une paire s’améliore rarement, et celle de Lou aussi souvent que la vôtre. Une paire inférieure ne devrait pas payer avant le tirage.</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>Five-card draw: who is ahead</source>
        <translation>Draw à cinq cartes : qui mène</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>With one draw the better pair stays ahead three times out of four: raise before the draw.</source>
        <translation>Avec un seul tirage la meilleure paire reste devant trois fois sur quatre : relancez avant le tirage.</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>You keep a pair of jacks and draw three, Lou a pair of aces. What is your equity, about?</source>
        <translation>Vous gardez une paire de valets et changez trois cartes, Lou une paire d’as. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>Your kings draw three against queens. What is your equity, about?</source>
        <translation>Vos rois changent trois cartes contre des dames. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>8-7-4-2-A low</source>
        <translation>low 8-7-4-2-A</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>A straight beats three kings, but it is the low end: 9-5 and 10-9 make higher ones on the same board.</source>
        <translation>Une quinte bat un brelan de rois, mais c’est la plus basse : 9-5 et 10-9 en font de plus hautes sur le même board.</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>A-4 in your hand, 2-5-7-8 on the board. Which is your low?</source>
        <translation>A-4 dans votre main, 2-5-7-8 au board. Quel est votre low ?</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Ace and four with 2-5-7, but any A-3 makes 7-5-3-2-A: draw with the two lowest cards that are not on the board.</source>
        <translation>As et quatre avec 2-5-7, mais tout A-3 fait 7-5-3-2-A : tirez avec les deux cartes les plus basses qui ne sont pas au board.</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Draws that are not to the nuts</source>
        <translation>Des tirages qui ne visent pas les nuts</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Nine and eight of spades make the flush, but anyone with the ace, king or queen of spades and another spade beats it: draws like this often pay off better ones.</source>
        <translation>Neuf et huit de pique font la couleur, mais quiconque a l’as, le roi ou la dame de pique et un autre pique la bat : un tel tirage en paie souvent un meilleur.</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Three kings, or five and four under 6-7-8?</source>
        <translation>Un brelan de rois, ou cinq et quatre sous 6-7-8 ?</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Your spades came in on the river, and K-Q-J-10-9 is there as well. Which two play?</source>
        <translation>Vos piques sont arrivés à la river, et K-Q-J-10-9 est là aussi. Quelles deux cartes jouent ?</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>straight, king high</source>
        <translation>quinte hauteur roi</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>three kings, jack and eight</source>
        <translation>brelan de rois, kickers valet et huit</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>A new hand of hold'em, six players, blinds 1/2. How much is in the middle before anybody acts?</source>
        <translation>Une nouvelle donne de hold’em, six joueurs, blinds 1/2. Combien y a-t-il au milieu avant toute action ?</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Blinds and antes</source>
        <translation>Blinds et antes</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Only two players must pay before the cards are dealt: the small blind 1 and the big blind 2. So there is always something to play for.</source>
        <translation>Deux joueurs seulement paient avant de recevoir leurs cartes : la petite blind 1 et la grosse blind 2. Il y a donc toujours un enjeu.</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Six antes and the bring-in: everybody pays a little, and the weakest card showing pays first.</source>
        <translation>Six antes et le bring-in : tout le monde paie un peu, et la carte visible la plus faible commence.</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Stud has no blinds: each of six players pays an ante of 1, then the lowest up card must bring it in for 2. How much is in the middle then?</source>
        <translation>Le stud n’a pas de blinds : chacun des six joueurs paie une ante de 1, puis la plus petite carte ouverte paie le bring-in de 2. Combien y a-t-il au milieu ?</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>The blinds have already put chips in, so the turn begins at their left; on later rounds the small blind acts first.</source>
        <translation>Les blinds ont déjà misé, la parole commence donc à leur gauche ; aux tours suivants, la petite blind parle en premier.</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>The button</source>
        <translation>Le bouton</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>The player left of the big blind</source>
        <translation>Le joueur à gauche de la grosse blind</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>The small blind</source>
        <translation>La petite blind</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Who acts first before the flop?</source>
        <translation>Qui parle en premier avant le flop ?</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>A flush, a full house and an ace-high straight. Who has the best hand?</source>
        <translation>Une couleur, un full et une quinte hauteur as. Qui a la meilleure main ?</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>From the bottom: high card, pair, two pair, three of a kind, straight, flush, full house, four of a kind, straight flush.</source>
        <translation>De bas en haut : carte haute, paire, deux paires, brelan, quinte, couleur, full, carré, quinte flush.</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>Hold'em: the best five of two own cards and the five on the board. Both of you have a pair of aces. Who wins?</source>
        <translation>Hold’em : les cinq meilleures cartes parmi vos deux et les cinq du board. Vous avez tous deux une paire d’as. Qui gagne ?</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>The order of hands</source>
        <translation>L’ordre des mains</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>They tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>Two pair is beaten by three of a kind, and that by a straight: the kind of hand counts first, not how high its cards are.</source>
        <translation>Deux paires perdent contre un brelan, et un brelan contre une quinte : le type de main passe avant la hauteur des cartes.</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>Two pair, three of a kind and a straight. Who has the best hand?</source>
        <translation>Deux paires, un brelan et une quinte. Qui a la meilleure main ?</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>With equal pairs the next card decides, the kicker: your king beats the queen.</source>
        <translation>À paires égales, la carte suivante décide, le kicker : votre roi bat la dame.</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>A betting round</source>
        <translation>Un tour d’enchères</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>A raise must be at least as large as the last one: Lou went from 2 to 6, which is 4 more, so the least is 6 + 4.</source>
        <translation>Une relance doit être au moins aussi grande que la précédente : Lou est passé de 2 à 6, soit 4 de plus, le minimum est donc 6 + 4.</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>A raise names the total in front of a player. You have 2 there already, so you add 4.</source>
        <translation>Une relance indique le total posé devant un joueur. Vous avez déjà 2, vous ajoutez donc 4.</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>Blinds 1/2. Lou raises to 6, everybody folds to you in the big blind. What does a call cost you?</source>
        <translation>Blinds 1/2. Lou relance à 6, tout le monde se couche jusqu’à vous, à la grosse blind. Combien devez-vous ajouter pour suivre ?</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>Fixed limit, 2/4. Before the flop there has been a raise, a second and a third one. May you raise once more?</source>
        <translation>Limite fixe, 2/4. Avant le flop il y a eu une relance, une deuxième et une troisième. Pouvez-vous encore relancer ?</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>In fixed limit a round has one bet and at most three raises; the big blind counts as the bet. You can call or fold.</source>
        <translation>En limite fixe, un tour compte une mise et trois relances au plus ; la grosse blind est la mise. Vous pouvez suivre ou vous coucher.</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>No-limit, blinds 1/2. Lou raises to 6, and you want to raise again. What is the least that you may raise to?</source>
        <translation>No limit, blinds 1/2. Lou relance à 6 et vous voulez sur-relancer. À combien au minimum ?</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>All-in and side pots</source>
        <translation>À tapis et pots annexes</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>And how large is the side pot, which Lou and Marek play for without you?</source>
        <translation>Et quel est le pot annexe que Lou et Marek se disputent sans vous ?</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>Each of them has 30 chips beyond your 20. Even the best hand at the table can win only pots that it paid into.</source>
        <translation>Chacun a 30 jetons au-delà de vos 20. Même la meilleure main ne gagne que les pots auxquels elle a contribué.</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>From each player you can win as much as you put in: three times 20 make the main pot.</source>
        <translation>De chaque joueur vous pouvez gagner autant que vous avez mis : trois fois 20 forment le pot principal.</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>Lou bets 100. You call all-in with 30, and everybody else has folded. How much of Lou's bet goes back?</source>
        <translation>Lou mise 100. Vous suivez à tapis avec 30, et tous les autres se sont couchés. Combien revient à Lou ?</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>What nobody called goes back before the cards are compared: you play for 30 each.</source>
        <translation>Ce que personne n’a suivi revient avant l’abattage : vous jouez pour 30 chacun.</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>You are all-in for your last 20 chips. Lou and Marek go on betting and put in 50 each. How large is the pot that you can win?</source>
        <translation>Vous êtes à tapis pour vos 20 derniers jetons. Lou et Marek continuent et mettent 50 chacun. Quel pot pouvez-vous gagner ?</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Five and ace are its two cards; the king would be a third, so ten and eight come from the board.</source>
        <translation>Cinq et as sont ses deux cartes ; le roi serait une troisième, donc dix et huit viennent du board.</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Five hands, one board</source>
        <translation>Cinq mains, un board</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Five players are in one pot. The first has a pair of fives with ace and king: what is its high?</source>
        <translation>Cinq joueurs dans un pot. Le premier a une paire de cinq avec as et roi : quel est son high ?</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Four and six fill 5-7-8: the small cards make the straight.</source>
        <translation>Quatre et six complètent 5-7-8 : les petites cartes font la quinte.</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Nine and six with 7-8-10 make it ten high; the same two with 5-7-8 are only nine high.</source>
        <translation>Neuf et six avec 7-8-10 montent au dix ; les mêmes deux avec 5-7-8 ne montent qu’au neuf.</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Queen, jack and nine would be three cards from the hand; with jack and nine it is jack high, the best of the five.</source>
        <translation>Dame, valet et neuf sont trois cartes de la main ; valet et neuf montent au valet, et c’est la meilleure des cinq.</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The fifth has 6 and 9 with 5-7-8-10. Which straight?</source>
        <translation>Le cinquième a 6 et 9 avec 5-7-8-10. Quelle quinte ?</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The fourth has a pair of kings, and 4-6.</source>
        <translation>Le quatrième a une paire de rois, et 4-6.</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The second has three tens and an ace.</source>
        <translation>Le deuxième a trois dix et un as.</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The third has 9-J-Q with 8-10. A queen-high straight?</source>
        <translation>Le troisième a 9-J-Q avec 8-10. Une quinte à la dame ?</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The two tens are the two cards of the hand: the kickers are the board's eight and seven.</source>
        <translation>Les deux dix sont les deux cartes de la main : les kickers sont le huit et le sept du board.</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>pair of fives, ace and king</source>
        <translation>paire de cinq, as et roi</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>pair of kings</source>
        <translation>paire de rois</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>straight, nine high</source>
        <translation>quinte hauteur neuf</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>three tens, ace and eight</source>
        <translation>brelan de dix, kickers as et huit</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Four deuces! Four of a kind?</source>
        <translation>Quatre deux ! Un carré ?</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Four of a rank in the hand</source>
        <translation>Quatre cartes d’un rang dans la main</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Only two aces play, and there is one ace fewer in the deck to come: three of a rank are worse than two.</source>
        <translation>Deux as seulement jouent, et il reste un as de moins à venir : trois cartes d’un rang valent moins que deux.</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Only two of the four play: it is a pair of deuces, and no deuce is left in the deck to help.</source>
        <translation>Deux des quatre seulement jouent : c’est une paire de deux, et il ne reste aucun deux pour aider.</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Three aces in the hand.</source>
        <translation>Trois as dans la main.</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>four deuces</source>
        <translation>carré de deux</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>three aces</source>
        <translation>brelan d’as</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>A flush takes three cards from the board, and only two hearts are there: your four hearts are two too many.</source>
        <translation>Trois cartes d’une couleur viennent du board, et il n’y a là que deux cœurs : vos quatre sont deux de trop.</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>A third heart falls. Which two play?</source>
        <translation>Un troisième cœur tombe. Quelles deux cartes jouent ?</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>Ace and king with Q-7-3: the nine and the four can't help, and they are hearts that can no longer come on the board.</source>
        <translation>As et roi avec Q-7-3 : le neuf et le quatre n’aident pas, et ce sont des cœurs qui ne viendront plus au board.</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>Four hearts in the hand and two on the board: six hearts! A flush?</source>
        <translation>Quatre cœurs dans la main et deux au board : six cœurs ! Une couleur ?</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>Four of a suit in the hand</source>
        <translation>Quatre cartes d’une couleur dans la main</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>flush, ace high</source>
        <translation>couleur hauteur as</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>flush, ace-king-queen-nine-seven</source>
        <translation>couleur, as-roi-dame-neuf-sept</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>5-6-7-8 on the board, and a nine in your hand. A straight?</source>
        <translation>5-6-7-8 au board, et un neuf dans votre main. Une quinte ?</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>Both the four and the three must play, with 5-6-7: the straight ends at the seven, not at the eight.</source>
        <translation>Le quatre et le trois doivent jouer tous deux, avec 5-6-7 : la quinte s’arrête au sept, pas au huit.</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>Four to a straight on the board</source>
        <translation>Quatre cartes à quinte au board</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>Now you hold two nines. A straight at last?</source>
        <translation>Maintenant vous avez deux neuf. Une quinte, enfin ?</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>The four makes 4-5-6-7-8. Which two cards play?</source>
        <translation>Le quatre fait 4-5-6-7-8. Quelles deux cartes jouent ?</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>The nine needs four board cards for a straight, and so does the four: no two of your cards make one with three, so the jacks are all you have.</source>
        <translation>Le neuf demande quatre cartes du board, le quatre aussi : avec deux de vos cartes et trois du board, aucune quinte n’est possible, il ne vous reste que les valets.</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>Two cards of the same rank fill one place in a straight, not two.</source>
        <translation>Deux cartes de même rang remplissent une place dans une quinte, pas deux.</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>straight, eight high</source>
        <translation>quinte hauteur huit</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>Half: no card lets Lou pull ahead of you, neither for the high nor for the low.</source>
        <translation>La moitié : aucune carte ne fait passer Lou devant vous, ni pour le high ni pour le low.</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>The freeroll</source>
        <translation>Le freeroll</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>The turn. Both of you have the nut low and a pair of kings, with the same kicker. What is the least that you can get of a pot of 120?</source>
        <translation>La turn. Vous avez tous deux le low max et une paire de rois, avec le même kicker. Combien recevrez-vous au moins d’un pot de 120 ?</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>The two hands look alike, but you also draw to a flush. What is your equity, about?</source>
        <translation>Les deux mains se ressemblent, mais vous tirez aussi à la couleur. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>With the flush you get three quarters, else half. You can win something and lose nothing: raise, Lou pays for your draw.</source>
        <translation>Avec la couleur vous prenez les trois quarts, sinon la moitié. Rien à perdre, quelque chose à gagner : relancez, Lou paie votre tirage.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>60 to win 60: half the time. A larger bluff has to work more often.</source>
        <translation>60 pour gagner 60 : une fois sur deux. Un bluff plus gros doit réussir plus souvent.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>The river: you have nothing, the pot is 60, and you bet 30. How often must Lou fold for the bluff to break even?</source>
        <translation>La river : vous n’avez rien, le pot est de 60 et vous misez 30. À quelle fréquence Lou doit-il se coucher pour que le bluff soit à l’équilibre ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>The same river, but you bet the whole pot, 60. How often must Lou fold?</source>
        <translation>La même river, mais vous misez tout le pot, 60. À quelle fréquence Lou doit-il se coucher ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>What a bluff has to do</source>
        <translation>Ce qu’un bluff doit réussir</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>You are on the other side: Lou bets 60 into 60, and your hand beats only a bluff. How often must Lou be bluffing for a call to break even?</source>
        <translation>Vous êtes en face : Lou mise 60 dans 60, et votre main ne bat qu’un bluff. À quelle fréquence doit-il bluffer pour que suivre soit à l’équilibre ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>You call 60 to win 120. Against an opponent who never bluffs, fold; against one who bluffs often, call.</source>
        <translation>Vous suivez 60 pour gagner 120. Face à qui ne bluffe jamais, couchez-vous ; face à qui bluffe souvent, suivez.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>You risk 30 to win 60: one success pays for two failures.</source>
        <translation>Vous risquez 30 pour gagner 60 : une réussite paie deux échecs.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>A full house of aces still loses to four of a kind. A pair on the board makes big hands possible; big bets there deserve respect.</source>
        <translation>Même un full aux as perd contre un carré. Une paire sur le board permet de très grosses mains ; respectez-y les grosses mises.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>A straight flush lies on the board. Who wins?</source>
        <translation>Une quinte flush est sur le board. Qui gagne ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>Aces, kings, and eight-seven. Who is ahead?</source>
        <translation>Des as, des rois et huit-sept. Qui est devant ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>Lou called on 9-9-6 and raises on the turn. Suppose the hand is this one: how many river cards save you?</source>
        <translation>Lou a suivi sur 9-9-6 et relance à la turn. Supposez cette main : combien de cartes de la river vous sauvent ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>Nine, six and five with eight-seven is a straight. Three cards close together on the board make a straight likely.</source>
        <translation>Neuf, six, cinq avec huit-sept font une quinte. Trois cartes proches sur le board rendent une quinte probable.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>The board plays: nobody's cards improve it, so everybody who stayed shares the pot.</source>
        <translation>Le board joue : aucune carte ne l’améliore, tous ceux qui restent partagent le pot.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>What the board allows</source>
        <translation>Ce que permet le board</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Both have aces, Lou's king is better. How many river cards make you the winner?</source>
        <translation>Tous deux ont des as, le roi de Lou est meilleur. Combien de cartes de la river vous font gagner ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Both have two pair, nines and fives, and the fifth card is the board's ace: neither king nor queen plays.</source>
        <translation>Tous deux ont deux paires, neuf et cinq, et la cinquième carte est l’as du board : ni roi ni dame ne jouent.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Only the three jacks. Top pair with a lower kicker is ahead of much, and far behind the hands that pay it.</source>
        <translation>Seulement les trois valets. Une top paire au kicker inférieur bat beaucoup de mains, mais perd contre celles qui la paient.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Pairs are compared first: kings beat tens, whatever card lies beside them.</source>
        <translation>On compare d’abord les paires : les rois battent les dix, quelle que soit l’autre carte.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>The kicker</source>
        <translation>Le kicker</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Two pair and an ace on the board: king-queen against king-jack. Who wins?</source>
        <translation>Deux paires et un as sur le board : roi-dame contre roi-valet. Qui gagne ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Your pair of kings against Lou's ace and ten. Who wins?</source>
        <translation>Votre paire de rois contre l’as et le dix de Lou. Qui gagne ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Lou has a pair of kings. How many river cards make you the winner?</source>
        <translation>Lou a une paire de rois. Combien de cartes de la river vous font gagner ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Nine for the flush, and three aces that make a higher pair. A nine is not enough.</source>
        <translation>Neuf pour la couleur, et trois as pour une paire supérieure. Un neuf ne suffit pas.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Now the board is paired, and Lou has a full house. How many river cards make you the winner?</source>
        <translation>Le board est maintenant doublé, et Lou a un full. Combien de cartes de la river vous font gagner ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Outs, real and false</source>
        <translation>Vrais et faux outs</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>The same board, but Lou has three kings. How many river cards make you the winner?</source>
        <translation>Le même board, mais Lou a un brelan de rois. Combien de cartes de la river vous font gagner ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Two of the nine flush cards pair the board and give Lou a full house, and an ace is no longer enough.</source>
        <translation>Deux des neuf cartes de couleur doublent le board et donnent un full à Lou, et un as ne suffit plus.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>You are drawing dead: your flush would lose. On a paired board, a flush draw is worth less than it looks.</source>
        <translation>Vous tirez mort : votre couleur perdrait. Sur un board doublé, un tirage couleur vaut moins qu’il n’y paraît.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>A pair is only a little ahead of two higher cards: with five cards to come, they pair nearly half the time.</source>
        <translation>Une paire n’est que légèrement devant deux cartes supérieures : sur cinq cartes, elles s’apparient presque une fois sur deux.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>Ace-nine against ace-king. What is your equity, about?</source>
        <translation>As-neuf contre as-roi. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>All-in before the flop: your pair of sevens against ace and king. What is your equity, about?</source>
        <translation>À tapis avant le flop : votre paire de sept contre as et roi. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>Hand against hand</source>
        <translation>Main contre main</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>The smaller pair needs one of two cards: four times out of five the higher pair wins.</source>
        <translation>La petite paire n’a que deux cartes pour elle : quatre fois sur cinq la grande paire gagne.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>You are dominated: an ace helps both, and then the king plays as kicker. Only the nine is yours.</source>
        <translation>Vous êtes dominé : un as aide les deux, et le roi fait alors le meilleur kicker. Seul le neuf est à vous.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>Your kings against a smaller pair. What is your equity, about?</source>
        <translation>Vos rois contre une paire inférieure. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>10 to win 1.5: only as a pure bluff that is a poor price. What makes a push good is your equity when you are called, besides.</source>
        <translation>10 pour gagner 1,5 : un simple bluff à ce prix serait mauvais. C’est votre équité quand on vous suit qui rend le tapis bon.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>A player who goes all-in only with tens or better, A-K or suited A-Q has pushed. Calling 9 to win 13: call or fold?</source>
        <translation>Un joueur qui ne part à tapis qu’avec dix-dix ou mieux, A-K ou A-Q assortis l’a fait. 9 à payer pour gagner 13 : suivre ou se coucher ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>Now the short stack pushes from the small blind with any pair, any ace and any king from king-nine up. Calling 9 to win 13: call or fold?</source>
        <translation>Maintenant le petit tapis pousse de la petite blind avec toute paire, tout as et les rois à partir de roi-neuf. 9 à payer pour gagner 13 : suivre ou se coucher ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>Short stack: push or fold</source>
        <translation>Petit tapis : à tapis ou se coucher</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>You have 10 big blinds left in the small blind and go all-in for 10. With the blinds there are 1.5 to win. How often must everybody fold for the blinds alone to pay for it?</source>
        <translation>Il vous reste 10 grosses blinds à la petite blind et vous partez à tapis pour 10. Il y a 1,5 à gagner. Si vous perdiez chaque fois qu’on vous suit, à quelle fréquence tous devraient-ils se coucher ?</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>You need 41% and have 28% against those hands: the pot is large, but you are far behind all of them.</source>
        <translation>Il faut 41 % et vous avez 28 % contre ces mains : le pot est gros, mais vous êtes loin derrière.</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>You need 41%, and against so wide a range ace-eight has 47%. Who pushes decides what a call is worth.</source>
        <translation>Il faut 41 %, et contre une range si large as-huit a 47 %. Tout dépend de qui part à tapis.</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>9-7-6-5-A</source>
        <translation>9-7-6-5-A</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>A flush needs two spades from your hand, and you have one; your ten and eight make a straight with 6-7-9.</source>
        <translation>Une couleur demande deux piques de votre main, et vous en avez un ; votre dix et votre huit font une quinte avec 6-7-9.</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>Again four spades, and again one ace of spades. What plays?</source>
        <translation>Encore quatre piques, et encore un seul as de pique. Qu’est-ce qui joue ?</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>Four spades on the board, and the ace of spades is yours. Is it a flush?</source>
        <translation>Quatre piques au board, et l’as de pique est à vous. Est-ce une couleur ?</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>High and low are chosen separately: for the low your ace and eight play, and the nine is too high.</source>
        <translation>High et low se choisissent séparément : pour le low, votre as et votre huit jouent, et le neuf est trop haut.</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>Now the low: five different ranks, none above an eight, the ace lowest. What goes with 5-6-7?</source>
        <translation>Maintenant le low : cinq rangs différents, aucun au-dessus du huit, l’as le plus bas. Qu’est-ce qui va avec 5-6-7 ?</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>One spade in the hand doesn't make a flush; your five pairs the board's five, next to the queens, and the ace is the kicker.</source>
        <translation>Un pique dans la main ne fait pas de couleur ; votre cinq double celui du board à côté des dames, et l’as est le kicker.</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>The lone ace</source>
        <translation>L’as seul</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>7-6-5-A low</source>
        <translation>low 7-6-5-A</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>A low that pairs</source>
        <translation>Un low qui fait une paire</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>Ace and seven are your only low cards, and the seven is on the board already: A-5-6-7-7 has a pair.</source>
        <translation>As et sept sont vos seules cartes basses, et le sept est déjà au board : A-5-6-7-7 contient une paire.</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>And the low: 5-6-7 on the board, ace and seven in your hand. Is there one?</source>
        <translation>Et le low : 5-6-7 au board, as et sept dans votre main. Y en a-t-il un ?</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>Four spades on the board, and the ace of spades is yours. What is the high?</source>
        <translation>Quatre piques au board, et l’as de pique est à vous. Quel est le high ?</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>No flush with one spade; ten and nine pair the board's ten and nine.</source>
        <translation>Pas de couleur avec un seul pique ; dix et neuf doublent le dix et le neuf du board.</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>Ace and seven are both paired. Is the king the kicker?</source>
        <translation>As et sept tous deux doublés. Le roi comme kicker ?</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>Ace and seven are your two cards, so the kicker is the highest that the board has left, the queen.</source>
        <translation>As et sept sont vos deux cartes : le kicker est donc la plus haute qui reste au board, la dame.</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>The two sevens are your two cards: the kickers must be the board's queen and nine.</source>
        <translation>Les deux sept sont vos deux cartes : les kickers doivent être la dame et le neuf du board.</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>Three sevens, and ace-king beside them. Which two play?</source>
        <translation>Trois sept, et as-roi à côté. Quelles deux cartes jouent ?</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>Which kicker plays</source>
        <translation>Quel kicker joue</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>three sevens, ace and king</source>
        <translation>brelan de sept, kickers as et roi</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>two pair, aces and sevens, king kicker</source>
        <translation>deux paires, as et sept, kicker roi</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>20 to win 70 needs 22%, you have 20%; with the 60 to come you win 130, and 13% is enough. Those are implied odds.</source>
        <translation>20 pour gagner 70 : il faut 22 %, vous avez 20 % ; avec les 60 à venir vous gagnez 130, et 13 % suffisent. C’est la cote implicite.</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>9 of 46. As a rule of thumb: outs times two for one card to come, and times four only if both cards are paid for already.</source>
        <translation>9 sur 46. En gros : outs fois deux pour une carte à venir, fois quatre seulement si les deux cartes sont déjà payées.</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Cards and bets to come</source>
        <translation>Cartes et mises à venir</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Nine outs of 46. Lou bets 20, which makes the pot 70, and will surely pay another 60 on the river if you hit. Call or fold?</source>
        <translation>Neuf outs sur 46. Lou mise 20, le pot est de 70, et il paiera à coup sûr 60 de plus à la river si vous touchez. Suivre ou se coucher ?</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Nine outs, one card to come, 46 unseen cards. What is your chance, about?</source>
        <translation>Neuf outs, une carte à venir, 46 cartes inconnues. Quelle est votre chance, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Thirteen cards of the suit, less the four that you see.</source>
        <translation>Treize cartes de la couleur, moins les quatre que vous voyez.</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Your flush draw on the turn: how many cards make it?</source>
        <translation>Votre tirage couleur à la turn : combien de cartes le complètent ?</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>15 to win 75 needs 17%, and you have 27%. The hand is the same: the price makes the difference.</source>
        <translation>15 pour gagner 75 : il faut 17 %, et vous avez 27 %. La main est la même : c’est la cote qui change.</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>30 to win 60 needs 33%. Nine cards make your flush and three aces a higher pair: 12 of 44, or 27%.</source>
        <translation>30 pour gagner 60 : il faut 33 %. Neuf cartes font votre couleur et trois as une paire supérieure : 12 sur 44, soit 27 %.</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The pot was 20, and Lou bets 10. You call 10 to win 30. How often must you win to break even?</source>
        <translation>Le pot était de 20 et Lou mise 10. Vous suivez 10 pour gagner 30. À partir de quelle équité êtes-vous à l’équilibre ?</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The pot was 20, and Lou bets the pot, 20. How often must a call win to break even?</source>
        <translation>Le pot était de 20 et Lou mise le pot, 20. Quelle équité faut-il pour suivre sans perdre ?</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The price of a call</source>
        <translation>Ce que coûte de suivre</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The same cards, but Lou is all-in for 15, and there are 75 in the pot with that bet. Do you call?</source>
        <translation>Les mêmes cartes, mais Lou est à tapis pour 15, et le pot est de 75 avec cette mise. Suivez-vous ?</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The turn. You see Lou's cards: a pair of kings. There are 60 in the pot after Lou's all-in bet of 30; a call costs 30. Do you call?</source>
        <translation>La turn. Vous voyez les cartes de Lou : une paire de rois. Le pot est de 60 après sa mise à tapis de 30 ; suivre coûte 30. Suivez-vous ?</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>You pay 20 to win 40: a third of the 60 in the end. A bet of the pot asks for a third, one of half the pot for a quarter.</source>
        <translation>Vous payez 20 pour en gagner 40 : un tiers des 60 à la fin. Une mise du pot exige un tiers, une mise d’un demi-pot un quart.</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>Your 10 is a quarter of the 40 that lie there once you have called: the call divided by the pot with the call.</source>
        <translation>Vos 10 sont un quart des 40 du pot une fois que vous avez suivi : ce que vous payez divisé par le pot qui en résulte.</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>Even when your low comes, it brings back half the pot: you have 29% and need 33%.</source>
        <translation>Même quand votre low rentre, il ne rapporte que la moitié : vous avez 29 % et il faut 33 %.</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>Heads-up you can win only the low half. Lou's bet makes the pot 60, a call costs 20. How often must your low come in to break even?</source>
        <translation>En duel, vous ne pouvez gagner que la moitié basse. Avec la mise de Lou le pot est de 60, suivre coûte 20. À quelle fréquence votre low doit-il rentrer ?</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>Now you have a pair of queens, but only a low can help you. Lou bets the pot of 60: a call costs 60, to win 120. Do you call?</source>
        <translation>Cette fois vous avez une paire de dames, mais seul un low peut vous aider. Lou mise le pot, 60 : suivre coûte 60 pour en gagner 120. Suivez-vous ?</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>The pot will be 80, but your half is 40: 20 for 40 is 50%. Half a pot costs twice the price.</source>
        <translation>Le pot sera de 80, mais votre moitié vaut 40 : 20 pour 40, c’est 50 %. Un demi-pot coûte deux fois plus cher.</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>The price of half a pot</source>
        <translation>La cote d’un demi-pot</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>The turn. Lou has three kings, you have the nut low draw, and an ace or a nine for a straight. Lou bets the pot of 60: a call costs 60, to win 120. Do you call?</source>
        <translation>La turn. Lou a un brelan de rois, vous tirez au low max et à une quinte avec un as ou un neuf. Lou mise le pot, 60 : suivre coûte 60 pour en gagner 120. Suivez-vous ?</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>You need 33% and have more than 45%: many cards win half the pot, and some of them win all of it.</source>
        <translation>Il faut 33 % et vous avez plus de 45 % : beaucoup de cartes gagnent la moitié, et certaines tout le pot.</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>2-3-4 in your hand, and a deuce on the board. Which two play?</source>
        <translation>2-3-4 dans votre main, et un deux au board. Quelles deux cartes jouent ?</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>7-6-3-2-A low</source>
        <translation>low 7-6-3-2-A</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>A-2-3, and the ace is on the board as well.</source>
        <translation>A-2-3, et l’as est aussi au board.</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>The four protects it: when the deuce is counterfeited, three and four take over with A-2-6.</source>
        <translation>Le quatre le protège : quand le deux est contrefait, trois et quatre prennent le relais avec A-2-6.</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>The protected low</source>
        <translation>Le low protégé</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>With three low cards in the hand one may be counterfeited: deuce and three play with the board's ace.</source>
        <translation>Avec trois cartes basses dans la main, l’une peut être contrefaite : deux et trois jouent avec l’as du board.</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>A quarter of 180 is 45, and you paid 60. Only with four players in does a quarter give your money back.</source>
        <translation>Un quart de 180 fait 45, et vous avez payé 60. Il faut quatre joueurs pour qu’un quart rende votre mise.</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>Both of you have the nut low. The pot is 120: how much of it is yours?</source>
        <translation>Vous avez tous deux le low max. Le pot est de 120 : quelle part est à vous ?</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>Lou's three kings take the high half, 60; the low half is shared, 30 each.</source>
        <translation>Le brelan de rois de Lou prend la moitié haute, 60 ; la moitié basse se partage, 30 chacun.</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>Quartered, in chips</source>
        <translation>Un quart, en jetons</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>The same hands, and Marek has put in 60 too, with three jacks. The pot is 180: what is your result?</source>
        <translation>Les mêmes mains, et Marek a mis 60 aussi, avec un brelan de valets. Le pot est de 180 : quel est votre résultat ?</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You break even</source>
        <translation>Ni gain ni perte</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You get 30 back for 60. With the nut low alone, heads-up, raising makes you lose more: just call.</source>
        <translation>Vous récupérez 30 pour 60. En duel avec le seul low max, relancer fait perdre davantage : contentez-vous de suivre.</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You lose 15</source>
        <translation>Vous perdez 15</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You lose 30</source>
        <translation>Vous perdez 30</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You put in 60 of these 120 yourself. What is your result?</source>
        <translation>De ces 120, vous en avez mis 60. Quel est votre résultat ?</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You win 30</source>
        <translation>Vous gagnez 30</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>6-5-3-2-A low</source>
        <translation>low 6-5-3-2-A</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>8-6-5-4-2 low</source>
        <translation>low 8-6-5-4-2</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>8-7-3-2-A low</source>
        <translation>low 8-7-3-2-A</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>8-7-5-4-2 low</source>
        <translation>low 8-7-5-4-2</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>9-8-7-5-2 low</source>
        <translation>low 9-8-7-5-2</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Ace and four with 2-5-7; its own five is counterfeited by the board's.</source>
        <translation>As et quatre avec 2-5-7 ; son propre cinq est contrefait par celui du board.</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Ace and three with 2-5-7: the lowest three of the board, not the highest.</source>
        <translation>As et trois avec 2-5-7 : les trois plus basses du board, pas les plus hautes.</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Four and six with 2-5-7: a low, but not the best of this pot.</source>
        <translation>Quatre et six avec 2-5-7 : un low, mais pas le meilleur de ce pot.</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>One low card in the hand is not enough: two must play, and a nine is too high.</source>
        <translation>Une carte basse dans la main ne suffit pas : deux doivent jouer, et un neuf est trop haut.</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Only two play, so the seven comes in: 7-5-3-2-A twice, and each of the two gets a quarter of the pot.</source>
        <translation>Deux seulement jouent, donc le sept entre : deux fois 7-5-3-2-A, et chacun des deux reçoit un quart du pot.</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Quartered</source>
        <translation>Un quart du pot</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The fifth has A-3-6: three low cards.</source>
        <translation>Le cinquième a A-3-6 : trois cartes basses.</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The fourth has 4-6.</source>
        <translation>Le quatrième a 4-6.</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The same five hands, for the low. The first has A-4-5.</source>
        <translation>Les cinq mêmes mains, pour le low. Le premier a A-4-5.</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The second has A-3.</source>
        <translation>Le deuxième a A-3.</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The third has a seven, and 2-5-8 are on the board.</source>
        <translation>Le troisième a un sept, et 2-5-8 sont au board.</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Fourth street: each player shows two cards, and there is no bring-in any more.</source>
        <translation>4e street : deux cartes ouvertes chacun, et le bring-in n’existe plus.</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>From here on, the lowest hand showing opens, and any pair ranks above every hand without one: eight-seven goes first.</source>
        <translation>Désormais la plus basse main visible ouvre, et toute paire est au-dessus des mains sans paire : huit-sept commence.</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>If ranks tie, the suit decides, and in razz the highest suit pays: spades before hearts, diamonds and clubs.</source>
        <translation>À rang égal, la couleur décide, et au razz c’est la plus haute qui paie : pique avant cœur, carreau et trèfle.</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Seventh street. One hand has five in a row, one five of a suit, one a pair of sixes.</source>
        <translation>7e street. Une main a cinq cartes qui se suivent, une autre cinq de même couleur, la troisième une paire de six.</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Straights and flushes don't count in razz: five down to ace is the best hand there is.</source>
        <translation>Quintes et couleurs ne comptent pas au razz : de cinq à l’as, c’est la meilleure main.</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>The bring-in in razz</source>
        <translation>Le bring-in au razz</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>The lowest hand wins, so the highest card is the weakest, and the ace is the lowest card of all: the king pays.</source>
        <translation>La plus basse main gagne : la plus haute carte est donc la plus faible, et l’as est la plus basse de toutes. Le roi paie.</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Third street in razz, and six players show a card each. The weakest up card must bring it in.</source>
        <translation>3e street au razz, six joueurs montrent une carte chacun. La plus faible carte ouverte doit le bring-in.</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Three kings are up, of three suits.</source>
        <translation>Trois rois sont ouverts, de trois couleurs.</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>A made seven is well ahead of any draw: bet, and make the draw pay for both cards.</source>
        <translation>Un sept fait est nettement devant tout tirage : misez, et faites payer les deux cartes.</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>And with a seven instead of the nine? Who has more of the pot?</source>
        <translation>Et avec un sept au lieu du neuf ? Qui a la plus grande part du pot ?</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>Fifth street: your nine is made, Lou has A-2-3-4 and a king. Who has more of the pot?</source>
        <translation>5e street : votre neuf est fait, Lou a A-2-3-4 et un roi. Qui a la plus grande part du pot ?</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>Razz: made hand or draw</source>
        <translation>Razz : main faite ou tirage</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>With two cards to come four perfect cards are a small favourite over a made nine: 53 to 47.</source>
        <translation>Avec deux cartes à venir, quatre cartes parfaites sont légèrement favorites contre un neuf fait : 53 à 47.</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>A-2 with a king against 8-7-6. Who has most of the pot?</source>
        <translation>A-2 avec un roi contre 8-7-6. Qui a la plus grande part du pot ?</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>A-2-3 against 8-7-6. What is your equity, about?</source>
        <translation>A-2-3 contre 8-7-6. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>Razz: what to start with</source>
        <translation>Razz : par quoi commencer</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>The rough start has three good cards, yours two: Lou has two thirds of the pot.</source>
        <translation>Le départ médiocre a trois bonnes cartes, le vôtre deux : Lou a les deux tiers du pot.</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>Three cards of seven do not decide: the best start is ahead, no more. What comes next matters most.</source>
        <translation>Trois cartes sur sept ne décident pas : le meilleur départ mène, sans plus. La suite compte davantage.</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>Ace and king with Q-J-10 are the nuts; the queens are the redraw: a jack, a ten or the last queen makes a full house or better.</source>
        <translation>As et roi avec Q-J-10 sont les nuts ; les dames sont le tirage supplémentaire : un valet, un dix ou la dernière dame fait un full ou mieux.</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>The jack pairs the board. Which two now?</source>
        <translation>Le valet double le board. Quelles deux cartes maintenant ?</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>The nuts with a redraw</source>
        <translation>Les nuts avec un tirage supplémentaire</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>The redraw came in: with a pair on the board a straight is no longer the nuts, and the two queens make the full house.</source>
        <translation>Le tirage est rentré : avec une paire au board, une quinte n’est plus les nuts, et les deux dames font le full.</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>Three queens, or a straight? What is best now?</source>
        <translation>Un brelan de dames, ou une quinte ? Quel est le mieux maintenant ?</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>straight, ace high</source>
        <translation>quinte hauteur as</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>three queens, jack and ten</source>
        <translation>brelan de dames, kickers valet et dix</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>A jack is the border: ahead of a draw of one, 56 to 44. With a queen the draw is ahead.</source>
        <translation>Le valet est la limite : devant un tirage d’une carte, 56 à 44. Avec une dame, le tirage est devant.</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>A pat jack against the same draw. Who is ahead?</source>
        <translation>Un valet servi contre le même tirage. Qui est devant ?</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>And a pat queen-jack against it?</source>
        <translation>Et dame-valet servis ?</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>Deuce-to-seven: pat or draw</source>
        <translation>2-7 : servi ou tirage</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>Lou misses two times out of three: a pair, a straight or a card above ten loses to you.</source>
        <translation>Lou manque deux fois sur trois : une paire, une quinte ou une carte au-dessus du dix perd contre vous.</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>Now the draw wins more often. When Lou stands pat or draws one, ask what you can beat before you pay.</source>
        <translation>Cette fois le tirage gagne plus souvent. Quand Lou est servi ou tire une carte, demandez-vous ce que vous battez avant de payer.</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>You stand pat with a ten-nine, Lou draws one to 7-5-4-2. What is your equity, about?</source>
        <translation>Vous êtes servi avec dix-neuf, Lou tire une carte à 7-5-4-2. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>A bare A-2 is often counterfeited or quartered. Ace, three and four with a suited ace have a spare low card and a way to the high.</source>
        <translation>A-2 seul est souvent contrefait ou réduit à un quart. As-trois-quatre avec un as assorti a un low de rechange et un chemin vers le high.</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>A-2-3 with suited cards plays for both halves and is protected: above 40% of the pot against three, high pairs alone about 27%.</source>
        <translation>A-2-3 avec des cartes assorties joue pour les deux moitiés et se protège : plus de 40 % du pot contre trois, des grosses paires seules environ 27 %.</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>And which of these?</source>
        <translation>Et laquelle de celles-ci ?</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>Nine-eight-seven-six makes high hands that lose to higher ones just when a low takes the other half: the trap of this game.</source>
        <translation>Neuf-huit-sept-six fait des high battus par de plus gros, juste quand un low prend l’autre moitié : le piège de ce jeu.</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>Starting hands in Omaha hi/lo</source>
        <translation>Mains de départ en Omaha hi-lo</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>Two hands that look playable in other games. Which is worse here?</source>
        <translation>Deux mains qui semblent jouables ailleurs. Laquelle est la pire ici ?</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>Which of these hands is best against three players with any cards?</source>
        <translation>Laquelle de ces mains est la meilleure contre trois joueurs quelconques ?</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>Now the board gives 8-10-Q, and jack and nine fill the gaps.</source>
        <translation>Maintenant le board donne 8-10-Q, et valet et neuf remplissent les trous.</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>Q-J-10-9-8: three of them are yours. A straight?</source>
        <translation>Q-J-10-9-8 : trois sont à vous. Une quinte ?</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>Three cards from the hand are one too many, and the board gives only two that fit: all that is left is ace high.</source>
        <translation>Trois cartes de la main, c’est une de trop, et le board n’en donne que deux qui conviennent : il ne reste que hauteur as.</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>Three of your own in a row</source>
        <translation>Trois à la suite dans la main</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>With a ten on the board. Which two play?</source>
        <translation>Avec un dix au board. Quelles deux cartes jouent ?</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>pair of tens, ace and queen</source>
        <translation>paire de dix, as et dame</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>A pair of queens, and Lou shows another. How many queens are left for you?</source>
        <translation>Une paire de dames, et Lou en montre une autre. Combien de dames reste-t-il pour vous ?</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>Four cards of one suit on fourth street. How many cards are left that make the flush?</source>
        <translation>Quatre cartes d’une couleur en 4e street. Combien de cartes restent pour la compléter ?</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>Nine less the three of the suit that others show or have folded. Look before you pay: an up card is gone when its owner folds.</source>
        <translation>Neuf moins les trois de la couleur visibles ou jetées. Regardez avant de payer : une carte ouverte disparaît quand on se couche.</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>One: the pair is as high as before, but half as likely to become three of a kind.</source>
        <translation>Une : la paire est aussi haute, mais a deux fois moins de chances de devenir un brelan.</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>Stud: live cards decide</source>
        <translation>Stud : les cartes vivantes décident</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>Nines with an ace against kings. What is your equity, about?</source>
        <translation>Des neuf avec un as contre des rois. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>Stud: pairs to start with</source>
        <translation>Stud : commencer par une paire</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>The ace is a second way to win: two pair, aces up, beats kings. A smaller pair wants a side card above the pair that it meets.</source>
        <translation>L’as est un second chemin : deux paires aux as battent des rois. Une petite paire veut une carte au-dessus de la paire adverse.</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>Third street: your kings against queens. What is your equity, about?</source>
        <translation>3e street : vos rois contre des dames. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>With four cards to come a higher pair wins two times out of three, not four out of five as in hold'em: raise while you are ahead.</source>
        <translation>Avec quatre cartes à venir une paire supérieure gagne deux fois sur trois, pas quatre sur cinq comme au hold’em : relancez tant que vous menez.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>A pair showing is higher than an ace: from fourth street on the boards are compared as poker hands.</source>
        <translation>Une paire visible bat un as : à partir de la 4e street, on compare les jeux visibles comme des mains de poker.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Door cards: reading the boards</source>
        <translation>Cartes ouvertes : lire les jeux</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Eight-six up can be three or four low cards; king-queen up is a high hand, and needs every later card to be low.</source>
        <translation>Huit-six ouverts peuvent cacher trois ou quatre cartes basses ; roi-dame ouverts sont un high, et il leur faudrait toutes les cartes suivantes basses.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Fifth street, three up cards each. Who cannot make a low any more, whatever lies face down?</source>
        <translation>5e street, trois cartes ouvertes chacun. Qui ne peut plus faire de low, quelles que soient ses cartes fermées ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Fourth street, two up cards each. The highest hand showing acts first. Who is it?</source>
        <translation>4e street, deux cartes ouvertes chacun. La plus haute main visible parle en premier. Qui est-ce ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Three high cards leave four of seven, and a low takes five. Lou plays for the high alone: your low draw has one rival less.</source>
        <translation>Trois cartes hautes n’en laissent que quatre, et un low en prend cinq. Lou joue le high seul : un rival de moins pour votre low.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>You have four low cards on fourth street. Who is your rival for the low?</source>
        <translation>Vous avez quatre cartes basses en 4e street. Qui est votre rival pour le low ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>A brick</source>
        <translation>Une carte inutile</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>Even: the queens are ahead for the high, but you can win both halves.</source>
        <translation>À égalité : les dames sont devant pour le high, mais vous pouvez gagner les deux moitiés.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>Fourth street: you catch a king, Lou a third queen. What is your equity now, about?</source>
        <translation>4e street : vous recevez un roi, Lou une troisième dame. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>One bad card for you and a good one for Lou: the best start becomes a fold. It is the next card that decides, not the first three.</source>
        <translation>Une mauvaise carte pour vous, une bonne pour Lou : le meilleur départ se couche. C’est la carte suivante qui décide, pas les trois premières.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>Third street, cards face up: your three low cards against a pair of queens. What is your equity, about?</source>
        <translation>3e street, cartes ouvertes : vos trois cartes basses contre une paire de dames. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>20 of 90. And two more bets of 20 may follow: who calls here mostly sees the hand to its end. Decide now.</source>
        <translation>20 sur 90. Et deux autres mises de 20 peuvent suivre : qui suit ici va presque toujours au bout. C’est maintenant qu’il faut décider.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>Fifth street: the bet doubles</source>
        <translation>5e street : la mise double</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>Four live low cards, and Lou has a pair of kings. 20 to win 70: call or fold?</source>
        <translation>Quatre cartes basses vivantes, et Lou a une paire de rois. 20 pour gagner 70 : suivre ou se coucher ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>Limit 10/20, fifth street: the bet is 20. With Lou's bet there are 70 in the pot. How often must you win the whole pot for a call to break even?</source>
        <translation>Limite 10/20, 5e street : la mise est de 20. Avec celle de Lou le pot est de 70. À quelle fréquence faut-il gagner tout le pot pour suivre sans perdre ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>You have 42% to the end and need 22% now. Even with two more bets to pay the draw is worth them; three low cards are not.</source>
        <translation>Vous avez 42 % jusqu’au bout et il faut 22 % maintenant. Même avec deux mises de plus le tirage les vaut ; trois cartes basses, non.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>About even on paper: Lou's king is ahead for the high now. But only your hand can turn three quarters into yours with a flush.</source>
        <translation>Presque à égalité : le roi de Lou mène pour le high. Mais seule votre main peut prendre les trois quarts avec une couleur.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>How many cards make your flush?</source>
        <translation>Combien de cartes complètent votre couleur ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>Sixth street: the same low, and you draw to a flush as well. One card to come: what is your equity, about?</source>
        <translation>6e street : le même low, et vous tirez en plus à la couleur. Une carte à venir : quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>The freeroll in stud hi/lo</source>
        <translation>Le freeroll en stud hi-lo</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>Thirteen of the suit, four of them yours, none with Lou. Raise such hands: the low is shared anyway.</source>
        <translation>Treize de la couleur, dont quatre à vous et aucune chez Lou. Relancez ces mains : le low se partage de toute façon.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Any 2, 3, 5 or 7: four ranks of four cards. Your own ranks only pair you.</source>
        <translation>Un 2, 3, 5 ou 7 : quatre rangs de quatre cartes. Vos propres rangs ne font que vous apparier.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Five of twenty are gone, two of them aces: an eight-high start that was weak is now a fold.</source>
        <translation>Cinq sur vingt sont parties, dont deux as : un départ à hauteur huit, déjà faible, se couche.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Four low cards on fourth street, and nobody shows a card that you need. How many cards complete your low?</source>
        <translation>Quatre cartes basses en 4e street, et personne ne montre une carte qu’il vous faut. Combien de cartes complètent votre low ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Live lows</source>
        <translation>Cartes basses vivantes</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Of sixteen, six are gone: 7-2 and the five of those who are in, and 3-7-2 of those who folded. Folded cards count too.</source>
        <translation>Sur seize, six sont parties : 7, 2 et 5 de ceux qui restent, et 3, 7, 2 de ceux qui se sont couchés. Les cartes jetées comptent.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>The same four cards. Two players are in, and three up cards were folded. How many cards complete your low?</source>
        <translation>Les mêmes quatre cartes. Deux joueurs restent, et trois cartes ouvertes ont été jetées. Combien de cartes complètent votre low ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>You start with 8-6-4. How many aces, deuces, threes, fives and sevens are left?</source>
        <translation>Vous commencez avec 8-6-4. Combien reste-t-il d’as, de deux, de trois, de cinq et de sept ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>And four low cards with an ace against the three queens? What is your equity, about?</source>
        <translation>Et quatre cartes basses avec un as contre le brelan de dames ? Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>Lou cannot take the low from you: a draw to the other half suffers far less from trips than a high hand does.</source>
        <translation>Lou ne peut pas vous prendre le low : un tirage vers l’autre moitié souffre bien moins d’un brelan qu’une main haute.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>Lou raised with a queen up and now pairs it. Suppose it is three queens: what is the equity of your aces, about?</source>
        <translation>Lou a relancé avec une dame ouverte et l’apparie maintenant. Supposez un brelan de dames : quelle est l’équité de vos as, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>When a door card pairs</source>
        <translation>Quand une carte ouverte s’apparie</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>Who raises with a card up often has its pair; when it pairs, three of a kind is likely. A lone high pair gives up.</source>
        <translation>Qui relance avec une carte ouverte en a souvent la paire ; quand elle s’apparie, un brelan est probable. Une grosse paire seule abandonne.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>A better high beside the low would have made it three quarters. Low cards that pair or fall into a straight are worth more than they look.</source>
        <translation>Un meilleur high à côté du low vous aurait donné les trois quarts. Des cartes basses qui font aussi paire ou quinte valent plus qu’il n’y paraît.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>Both of you put in 80. What is your result?</source>
        <translation>Chacun a mis 80. Quel est votre résultat ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>Lou takes the high half and half of the low: you get a quarter.</source>
        <translation>Lou prend la moitié haute et la moitié du low : vous recevez un quart.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>Quartered in stud hi/lo</source>
        <translation>Un quart en stud hi-lo</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>Seventh street: the same low, 7-5-4-2-A, and Lou has a pair of jacks. The pot is 160: how much is yours?</source>
        <translation>7e street : le même low, 7-5-4-2-A, et Lou a une paire de valets. Le pot est de 160 : combien est à vous ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>You lose 40</source>
        <translation>Vous perdez 40</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>You win 40</source>
        <translation>Vous gagnez 40</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>A wheel is the best low and a straight as well: both halves are yours.</source>
        <translation>Une roue est le meilleur low et aussi une quinte : les deux moitiés sont à vous.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>Scoop or half</source>
        <translation>Tout le pot ou la moitié</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>Seventh street: you hold A-2-3-4-5, Lou a pair of kings. The pot is 120: how much is yours?</source>
        <translation>7e street : vous avez A-2-3-4-5, Lou une paire de rois. Le pot est de 120 : combien est à vous ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>The same low draw, but with four cards of one suit it often wins both halves. Hands that can scoop are worth a raise.</source>
        <translation>Le même tirage low, mais quatre cartes d’une couleur gagnent souvent les deux moitiés. Les mains qui peuvent scooper valent une relance.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>Two draws on fifth street, each against a pair of kings. Which is worth more?</source>
        <translation>Deux tirages en 5e street, chacun contre une paire de rois. Lequel vaut le plus ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Eight-seven-six or a pair of nines: which is better against three players?</source>
        <translation>Huit-sept-six ou une paire de neuf : lequel est meilleur contre trois joueurs ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Low cards close together make lows and straights; a middle pair wins one half at most and is often second best.</source>
        <translation>Des cartes basses proches font des lows et des quintes ; une paire moyenne vise une seule moitié et finit souvent deuxième.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Third street: what to start with</source>
        <translation>3e street : par quoi commencer</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Three low cards with an ace play for both halves: 38% of the pot against three, the kings 31%. Nine-eight-seven is worth next to nothing extra.</source>
        <translation>Trois cartes basses avec un as jouent pour les deux moitiés : 38 % du pot contre trois, les rois 31 %. Neuf-huit-sept n’apporte presque rien.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Which start is best against three players with any cards?</source>
        <translation>Quel départ est le meilleur contre trois joueurs quelconques ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>8 of 26. That is cheap for three low cards, and still too much for a king and two odd cards that meet big bets later.</source>
        <translation>8 sur 26. C’est peu pour trois cartes basses, et encore trop pour un roi et deux cartes quelconques face aux grosses mises à venir.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>Limit 10/20, six antes of 1 and a bring-in of 2. You complete to 10 with an ace up, only the bring-in is left. How often must it fold for a pure steal to break even?</source>
        <translation>Limite 10/20, six antes de 1 et un bring-in de 2. Vous complétez à 10 avec un as ouvert, seul le bring-in reste. À quelle fréquence doit-il se coucher pour qu’un pur vol soit à l’équilibre ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>Stealing the antes</source>
        <translation>Voler les antes</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>You are the bring-in with 2, and the completion is to 10. 8 more to win 18: how often must you win to break even?</source>
        <translation>Vous avez payé le bring-in de 2, et on complète à 10. 8 de plus pour gagner 18 : quelle équité faut-il pour être à l’équilibre ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>You risk 10 to win 8. An ace up does the rest: it looks like the best start, and often is.</source>
        <translation>Vous risquez 10 pour gagner 8. L’as ouvert fait le reste : il ressemble au meilleur départ, et l’est souvent.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>Alone against a pair a low draw has far more than with a rival for the same half: count rivals before you call.</source>
        <translation>Seul contre une paire, un tirage low vaut bien plus qu’avec un rival pour la même moitié : comptez les rivaux avant de suivre.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>Fifth street, cards face up: two low draws and a pair of kings. Who has most of the pot?</source>
        <translation>5e street, cartes ouvertes : deux tirages low et une paire de rois. Qui a la plus grande part du pot ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>The low draws take cards from each other and share one half; the pair has the other nearly for itself.</source>
        <translation>Les tirages low se prennent des cartes et se partagent une moitié ; la paire a l’autre presque pour elle seule.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>Two low draws against a pair</source>
        <translation>Deux tirages low contre une paire</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>Without Ines, it is you against the kings alone. What is your equity, about?</source>
        <translation>Sans Ines, vous êtes seul contre les rois. Quelle est votre équité, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>Better than every second time, if your cards are live: four low cards on fifth street may go on.</source>
        <translation>Plus d’une fois sur deux, si vos cartes sont vivantes : quatre cartes basses en 5e street peuvent continuer.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>Both cards must come, each of a new low rank. Three low cards on fifth street are a fold.</source>
        <translation>Les deux cartes doivent venir, chacune d’un nouveau rang bas. Trois cartes basses en 5e street se couchent.</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>Fifth street again, but with three low cards only. How often do you make a low, about?</source>
        <translation>Encore la 5e street, mais avec trois cartes basses seulement. À quelle fréquence ferez-vous un low, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>Fifth street: four low cards, two cards to come. How often do you make a low, about?</source>
        <translation>5e street : quatre cartes basses, deux cartes à venir. À quelle fréquence ferez-vous un low, environ ?</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>When a low draw is worth it</source>
        <translation>Quand un tirage low en vaut la peine</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>8-6-2-A with your A-2</source>
        <translation>8-6-2-A avec votre A-2</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>A spare doesn't play as a third card: exactly two of the five play, and the board has only two low ranks.</source>
        <translation>Une carte en réserve ne joue pas comme troisième carte : exactement deux des cinq jouent, et le board n’a que deux rangs bas.</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>Big O: five cards, A-2-3 among them, and a deuce on the board. What is your low?</source>
        <translation>Big O : cinq cartes, dont A-2-3, et un deux au board. Quel est votre low ?</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>Five low cards, and six and seven beside two kings. What is your high?</source>
        <translation>Cinq cartes basses, et six et sept à côté de deux rois. Quel est votre high ?</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>That straight would take three of your five cards: the more cards you hold, the more of them seem to play together.</source>
        <translation>La quinte prendrait trois de vos cinq cartes : plus on en tient, plus elles semblent jouer ensemble.</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>The deuce is counterfeited, and the three takes its place: of three low cards one is a spare.</source>
        <translation>Le deux est contrefait, et le trois prend sa place : de trois cartes basses, une est en réserve.</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>The same five cards; seven and eight are on the board. Is there a low?</source>
        <translation>Les mêmes cinq cartes ; sept et huit sont au board. Y a-t-il un low ?</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>Three low cards in Big O</source>
        <translation>Trois cartes basses au Big O</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>straight, seven high</source>
        <translation>quinte hauteur sept</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>A low shared by three</source>
        <translation>Un low partagé à trois</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>Each of you put in 60. What is your result?</source>
        <translation>Chacun a mis 60. Quel est votre résultat ?</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>The low half is 90, a third of it 30: a sixth of the pot, of which you paid a third.</source>
        <translation>La moitié basse fait 90, un tiers en fait 30 : un sixième du pot, dont vous avez payé un tiers.</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>Three players have the nut low, and Lou the best high. The pot is 180: how much of it is yours?</source>
        <translation>Trois joueurs ont le low max, et Lou le meilleur high. Le pot est de 180 : quelle part est à vous ?</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>When several players raise on a low board, ask who else has your low before you raise again.</source>
        <translation>Quand plusieurs relancent sur un board bas, demandez-vous qui d’autre a votre low avant de relancer.</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>A pair in the hand, any pair, fills up: 2-2 with J-J-J beats ace-king.</source>
        <translation>Une paire dans la main, n’importe laquelle, fait un full : 2-2 avec J-J-J bat as-roi.</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>The same board, and a pair of deuces in your hand.</source>
        <translation>Le même board, et une paire de deux dans votre main.</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>The three jacks take all of the board's three places: your two cards are only kickers, an ace and a king.</source>
        <translation>Les trois valets prennent les trois places du board : vos deux cartes ne sont que des kickers, un as et un roi.</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>Three jacks on the board, and your ace pairs the board's ace. Full house?</source>
        <translation>Trois valets au board, et votre as double celui du board. Full ?</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>Trips on the board</source>
        <translation>Brelan au board</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>full house, jacks over aces</source>
        <translation>full aux valets par les as</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>three jacks, ace and queen</source>
        <translation>brelan de valets, kickers as et dame</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>A card may play for both halves: ace and four make the low as well as the flush.</source>
        <translation>Une carte peut jouer pour les deux moitiés : as et quatre font le low comme la couleur.</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>Ace and four of hearts with 8-7-2 of hearts: the flush beats three kings.</source>
        <translation>As et quatre de cœur avec 8-7-2 de cœur : la couleur bat le brelan de rois.</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>And for the low? The hearts are used already.</source>
        <translation>Et pour le low ? Les cœurs ont déjà servi.</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>High and low, chosen separately</source>
        <translation>High et low, choisis séparément</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>Kings in your hand and a king on the board, and hearts on both sides.</source>
        <translation>Des rois dans votre main et un roi au board, et des cœurs des deux côtés.</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>Ten and nine of diamonds make a flush with 3-7-8; the ace plays for the low only.</source>
        <translation>Dix et neuf de carreau font une couleur avec 3-7-8 ; l’as ne joue que pour le low.</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>Your ten pairs the board's, with the ace beside it; there are three diamonds too.</source>
        <translation>Votre dix double celui du board, avec l’as à côté ; trois carreaux sont là aussi.</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>no low: the hearts play for the high</source>
        <translation>pas de low : les cœurs jouent pour le high</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>pair of tens, ace kicker</source>
        <translation>paire de dix, kicker as</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>9-8-6-5-A low</source>
        <translation>low 9-8-6-5-A</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>A-2-3-4, the best low cards there are, on a board with 8 and 7.</source>
        <translation>A-2-3-4, les meilleures cartes basses, sur un board avec 8 et 7.</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>And the low: 5 and 6 on the board, ace and eight in your hand. Is there one?</source>
        <translation>Et le low : 5 et 6 au board, as et huit dans votre main. Y en a-t-il un ?</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Ten and nine are your two cards; the ace would be a third, so the kicker is the board's king.</source>
        <translation>Dix et neuf sont vos deux cartes ; l’as serait une troisième, donc le kicker est le roi du board.</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Tens and nines, and an ace. Which two play for the high?</source>
        <translation>Dix et neuf, et un as. Quelles deux cartes jouent pour le high ?</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Three cards from your hand can't play; with two low cards on the board, nobody has a low.</source>
        <translation>Trois cartes de votre main ne peuvent pas jouer ; avec deux cartes basses au board, personne n’a de low.</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Three low cards must come from the board, and only two are there: nobody at the table has a low.</source>
        <translation>Trois cartes basses doivent venir du board, et il n’y en a que deux : personne à la table n’a de low.</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Two low cards on the board</source>
        <translation>Deux cartes basses au board</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>two pair, tens and nines, ace kicker</source>
        <translation>deux paires, dix et neuf, kicker as</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>A pair of fives, and a five on the board.</source>
        <translation>Une paire de cinq, et un cinq au board.</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>J-J-9-9 are four cards of the board, and only three may play: beside your jack it takes a nine or a five of your own.</source>
        <translation>J-J-9-9 sont quatre cartes du board, et seulement trois peuvent jouer : avec votre valet, il faudrait un neuf ou un cinq à vous.</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>Jack and nine from the hand with two jacks and a nine, or a jack and two nines, of the board: now it is a full house.</source>
        <translation>Valet et neuf de la main avec deux valets et un neuf, ou un valet et deux neuf, du board : cette fois, c’est un full.</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>Jacks and nines on the board, and you have a jack. Full house?</source>
        <translation>Valets et neuf au board, et vous avez un valet. Full ?</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>The same board with J and 9 in your hand.</source>
        <translation>Le même board avec J et 9 dans votre main.</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>Two pair on the board</source>
        <translation>Deux paires au board</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>Your two fives with the third and the jacks: the three of a kind is named first, so it is fives over jacks.</source>
        <translation>Vos deux cinq avec le troisième et les valets : le brelan d’abord, donc full aux cinq par les valets.</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>full house, jacks over nines</source>
        <translation>full aux valets par les neuf</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>three jacks</source>
        <translation>brelan de valets</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>two pair, jacks and fives</source>
        <translation>deux paires, valets et cinq</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>Four spades on the board with the ace. Which two of yours?</source>
        <translation>Quatre piques au board avec l’as. Quelles deux cartes de votre main ?</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>The deuce must play beside the king: a flush takes two of your spades and only three of the board's.</source>
        <translation>Le deux doit jouer à côté du roi : une couleur prend deux de vos piques et seulement trois du board.</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>Two small spades</source>
        <translation>Deux petits piques</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>Two spades of your own, however small, make a flush with three on the board.</source>
        <translation>Deux piques à vous, si petits soient-ils, avec trois du board font une couleur.</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>Your spades are the deuce and the three, and you have a king for the board's king. What is best?</source>
        <translation>Vos piques sont le deux et le trois, et vous avez un roi pour celui du board. Quelle est la meilleure main ?</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>flush, ace-king-nine-five-four</source>
        <translation>couleur, as-roi-neuf-cinq-quatre</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>two pair, kings and queens</source>
        <translation>deux paires, rois et dames</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>A wheel both ways</source>
        <translation>La roue dans les deux moitiés</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>A-2 with 3-4-5: what is the high?</source>
        <translation>A-2 avec 3-4-5 : quel est le high ?</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>And the low of the same cards?</source>
        <translation>Et le low des mêmes cartes ?</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>High and low may use different cards: 6-2 with 3-4-5 is a six-high straight, while ace and deuce make the wheel for the low.</source>
        <translation>High et low peuvent prendre des cartes différentes : 6-2 avec 3-4-5 est une quinte au six, tandis qu’as et deux font la roue pour le low.</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>Straights do not count against a low: 5-4-3-2-A is the best low there is, and the same two cards play for both halves.</source>
        <translation>Les quintes ne comptent pas contre un low : 5-4-3-2-A est le meilleur low qui soit, et les deux mêmes cartes jouent pour les deux moitiés.</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>The wheel is a straight, the lowest one: ace and deuce play for the high, too.</source>
        <translation>La roue est une quinte, la plus basse : as et deux jouent aussi pour le high.</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>With a six beside it. Which two for the high?</source>
        <translation>Avec un six à côté. Quelles deux cartes pour le high ?</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>ace high</source>
        <translation>hauteur as</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>no low: a straight is no low</source>
        <translation>pas de low : une quinte n’est pas un low</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>straight, five high</source>
        <translation>quinte hauteur cinq</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>8-5-2-A low</source>
        <translation>low 8-5-2-A</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>K-8-J-7-5: is a low possible on this board? Which two make it?</source>
        <translation>K-8-J-7-5 : un low est-il possible sur ce board ? Quelles deux cartes le font ?</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>K-8-J-8-5: again three cards of eight or lower. And now?</source>
        <translation>K-8-J-8-5 : encore trois cartes de huit ou moins. Et maintenant ?</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>The board has three different low ranks, 8-7-5: any two other low ranks in the hand, here ace and deuce, make a low.</source>
        <translation>Trois rangs bas différents sont là, 8-7-5 : deux autres rangs bas dans la main, ici as et deux, font un low.</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>The two eights are one rank: with only two different low ranks on the board no low can be made.</source>
        <translation>Les deux huit sont un seul rang : avec seulement deux rangs bas différents au board, aucun low n’est possible.</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>When a low is possible</source>
        <translation>Quand un low est possible</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>no low for you: A-8-7-5 is one card short</source>
        <translation>pas de low pour vous : A-8-7-5, il manque une carte</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>5-4-3-2-A low</source>
        <translation>low 5-4-3-2-A</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>8-6-5-2-A low</source>
        <translation>low 8-6-5-2-A</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>A-2-3 in your hand: with 4-5 that is the wheel. Or not?</source>
        <translation>A-2-3 dans votre main : avec 4-5, c’est la roue. Ou non ?</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>Only two of your three low cards may play, so three must come from the board: the eight comes in.</source>
        <translation>Deux seulement de vos trois cartes basses peuvent jouer, donc trois doivent venir du board : le huit entre.</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>The four is not on the board: with your deuce or your five it makes 6-5-4-2-A.</source>
        <translation>Le quatre n’est pas au board : avec votre deux ou votre cinq, il fait 6-5-4-2-A.</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>Which two are low</source>
        <translation>Quelles deux cartes sont basses</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>You hold 2-4-5, the board has A-2-5-6-8. What is your best low?</source>
        <translation>Vous avez 2-4-5, le board A-2-5-6-8. Quel est votre meilleur low ?</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <location filename="pokertable/analysis/equity.py"/>
        <source>exact and a number of samples: expected only one of them</source>
        <translation>calcul exact et nombre d’échantillons : choisissez l’un des deux</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/equity.py"/>
        <source>no deal gives every player a hand: the ranges exclude each other</source>
        <translation>aucune donne ne donne une main à chacun : les ranges s’excluent</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/equity.py"/>
        <source>{deals} deals to look at: exact figures allow at most {most}</source>
        <translation>{deals} donnes à examiner : le calcul exact en admet {most} au plus</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/equity.py"/>
        <source>{samples} samples: expected 1 or more</source>
        <translation>{samples} échantillons : il en faut 1 ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>prize {prize}: expected 0 or more, and no more than the prize before it</source>
        <translation>prix {prize} : attendu 0 ou plus, et pas plus que le précédent</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>stack {stack}: expected a number of chips above 0</source>
        <translation>tapis {stack} : attendu un nombre de jetons au-dessus de 0</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>stack {stack}: too small compared with the others</source>
        <translation>tapis {stack} : trop petit à côté des autres</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>{count} prizes: expected 1 to {most}, no more than one per player</source>
        <translation>{count} prix : attendu de 1 à {most}, un par place</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>{count} stacks: expected 1 to {most}</source>
        <translation>{count} tapis : attendu de 1 à {most}</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>board of {count} cards: expected at most {most} in {game}</source>
        <translation>board de {count} cartes : {most} au plus en {game}</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>hand {text}: {count} cards, expected at most {most}</source>
        <translation>main {text} : {count} cartes, {most} au plus</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>hand {text}: {count} cards, expected at most {most}, the last is shared</source>
        <translation>main {text} : {count} cartes, {most} au plus, la dernière est commune</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>hand {text}: {count} cards, expected {most} (* is an unknown card)</source>
        <translation>main {text} : {count} cartes, il en faut {most} (* est une carte inconnue)</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>hands: {count}, expected 2 to {most} in {game}</source>
        <translation>mains : {count}, il en faut de 2 à {most} en {game}</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>range {text}: no hand is left once the known cards are removed</source>
        <translation>range {text} : sans les cartes connues il ne reste aucune main</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>{count} cards must be dealt, but only {left} are left</source>
        <translation>il faut distribuer {count} cartes, mais il n’en reste que {left}</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>{problem} in the hands, the board and the dead cards</source>
        <translation>mains, board et cartes mortes : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: a pair takes no s or o</source>
        <translation>range {text} : une paire ne prend ni s ni o</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: expected something like {examples} or *</source>
        <translation>range {text} : écrivez par exemple {examples} ou *</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: expected two hands of the same kind, such as 55-88 or A2s-A5s</source>
        <translation>range {text} : il faut deux mains du même type, comme 55-88 ou A2s-A5s</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: expected two pairs, or two hands with the same high card</source>
        <translation>range {text} : il faut deux paires, ou deux mains de même carte haute</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: no {count}-card hand is like that</source>
        <translation>range {text} : aucune main de {count} cartes n’y correspond</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: weight {weight}, expected a number above 0 and at most 1</source>
        <translation>range {text} : poids {weight}, il faut un nombre au-dessus de 0 et d’au plus 1</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: {count} cards, expected at most {most}</source>
        <translation>range {text} : {count} cartes, {most} au plus</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: {problem}</source>
        <translation>range {text} : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>One of your opponents couldn’t be read: {problem}.</source>
        <translation>Un de vos adversaires ne peut pas être lu : {problem}.</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>Saved to {file}</source>
        <translation>Écrit dans {file}</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>The file could not be used: {error}</source>
        <translation>Le fichier n’a pas pu être utilisé : {error}</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>There’s already an opponent named {name}: rename one of them first.</source>
        <translation>Il y a déjà un autre adversaire nommé {name} : renommez d’abord l’un des deux.</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>{count} of your opponents couldn’t be read, such as {problem}.</source>
        <translation>{count} de vos adversaires ne peuvent pas être lus, par exemple {problem}.</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>{name} deleted. It plays on at tables where it sits.</source>
        <translation>{name} est supprimé. Aux tables où il est assis, il continue à jouer.</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>{name} saved. You can choose it for any seat.</source>
        <translation>{name} est enregistré et proposé pour chaque place.</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>Replayer</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>Review</source>
        <translation>Revue du coup</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/lab.py"/>
        <source>Lab</source>
        <translation>Labo</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/lab.py"/>
        <source>Omaha lab</source>
        <translation>Labo Omaha</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/quiz.py"/>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/rules.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/settings.py"/>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/settings.py"/>
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/start.py"/>
        <source>New table…</source>
        <translation>Nouvelle table…</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/start.py"/>
        <source>Pokertable</source>
        <translation>Pokertable</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/start.py"/>
        <source>{game}, hand {number}</source>
        <translation>{game}, coup {number}</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/statistics.py"/>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/table.py"/>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/today.py"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/tournament_end.py"/>
        <source>Sit &amp; go</source>
        <translation>Sit and go</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>From the next hand on: {game}</source>
        <translation>À partir du coup suivant : {game}</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>Practice: this line doesn’t count. The next hand follows</source>
        <translation>Entraînement : cette ligne ne compte pas. Ensuite, le coup suivant est distribué</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>Practice: this line doesn’t count. You return to the history afterwards</source>
        <translation>Entraînement : cette ligne ne compte pas. Ensuite, vous revenez à l’historique</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>Practice: this line doesn’t count. You return to the quiz afterwards</source>
        <translation>Entraînement : cette ligne ne compte pas. Ensuite, vous revenez au quiz</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>Practice: this line doesn’t count. You return to your hand afterwards</source>
        <translation>Entraînement : cette ligne ne compte pas. Ensuite, vous revenez à votre coup</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>You looked ahead: chips still count in this hand, but statistics don’t</source>
        <translation>Vous avez regardé la suite : les jetons comptent, mais pas les statistiques</translation>
    </message>
    <message>
        <location filename="pokertable/app/profile.py"/>
        <source>That didn’t work: {error}</source>
        <translation>Cela n’a pas pu être fait : {error}</translation>
    </message>
    <message>
        <location filename="pokertable/app/profile.py"/>
        <source>The settings could not be saved: {error}</source>
        <translation>Les paramètres n’ont pas pu être enregistrés : {error}</translation>
    </message>
    <message>
        <location filename="pokertable/app/program.py"/>
        <source>The window changes to this language the next time you start the program</source>
        <translation>La fenêtre sera dans cette langue à partir du prochain démarrage</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>A copy of all hands was saved to {file}</source>
        <translation>Une copie de toutes les mains a été enregistrée dans {file}</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>The copy could not be saved: {error}</source>
        <translation>La copie n’a pas pu être enregistrée : {error}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>{file}: expected a hand</source>
        <translation>{file} : il faut un coup</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{game} is not played with structure {limit}: expected {names}</source>
        <translation>{game} ne se joue pas en {limit} : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{file}: {problem}</source>
        <translation>{file} : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>no hand in the range does this, so nothing can be said</source>
        <translation>aucune main de la range ne fait cela : cela ne dit rien</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/history_controller.py"/>
        <source>Reading hands …</source>
        <translation>Lecture des mains…</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/history_controller.py"/>
        <source>Writing {count} hands …</source>
        <translation>Écriture des mains… ({count})</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_programs.py"/>
        <source>the program is not restarted automatically</source>
        <translation>le programme n’est pas relancé tout seul</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_programs.py"/>
        <source>{name}'s program checks or folds: {fault}</source>
        <translation>{name} (programme) fait parole ou se couche : {fault}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_programs.py"/>
        <source>{name}'s program has stopped; from now on it checks or folds: {fault}</source>
        <translation>{name} (programme) est à l’arrêt et dit désormais parole ou se couche : {fault}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_telling.py"/>
        <source>Now playing: {game}</source>
        <translation>Jeu en cours : {game}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_telling.py"/>
        <source>Would have come: {cards}</source>
        <translation>Auraient suivi : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_telling.py"/>
        <source>You buy in for {amount}</source>
        <translation>Vous prenez une cave de {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_telling.py"/>
        <source>You show {cards}</source>
        <translation>Vous montrez {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>calling takes your whole stack</source>
        <translation>suivre engage tout votre tapis</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>capped: one bet and {raises}</source>
        <translation>cap atteint : une mise et {raises}</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>capped: one bet, no raise</source>
        <translation>cap atteint : une mise, aucune relance</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>four raises</source>
        <translation>quatre relances</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>it is the draw: discard or stand pat</source>
        <translation>c’est le tirage : écartez des cartes ou restez servi</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>nobody left has chips to call a raise</source>
        <translation>plus personne n’a de jetons pour suivre une relance</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>one raise</source>
        <translation>une relance</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>the all-in was less than a full raise: call or fold</source>
        <translation>le tapis était inférieur à une relance complète : suivre ou se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>the bring-in takes your whole stack</source>
        <translation>le bring-in engage tout votre tapis</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>three raises</source>
        <translation>trois relances</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>two raises</source>
        <translation>deux relances</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>{count} raises</source>
        <translation>{count} relances</translation>
    </message>
    <message>
        <location filename="pokertable/model/cards.py"/>
        <source>{card} appears twice</source>
        <translation>{card} apparaît deux fois</translation>
    </message>
    <message>
        <location filename="pokertable/model/cards.py"/>
        <source>{text} isn't a card: write rank and suit, such as As or Td</source>
        <translation>{text} n’est pas une carte : écrivez rang et couleur, comme As ou Td</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>Fixed-limit</source>
        <translation>limite fixe</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>No-limit</source>
        <translation>no limit</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>Pot-limit</source>
        <translation>pot limit</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>a low of {highest} or lower: expected 7, 8 or 9, in a hi/lo game with a board</source>
        <translation>low de {highest} ou moins : 7, 8 ou 9 attendu, dans un jeu hi-lo avec un board</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>antes alone: expected a draw game with an ante</source>
        <translation>antes seules : il faut un jeu à tirage avec une ante</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>open pair: expected seven-card stud, high only</source>
        <translation>paire ouverte : seulement au stud à sept cartes, high seul</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{game} needs a bring-in</source>
        <translation>{game} demande un bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{game} needs blinds</source>
        <translation>{game} demande des blinds</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{structure} {game}</source>
        <translation>{game} {structure}</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{structure} {game} {low}/{high}</source>
        <translation>{game} {structure} {low}/{high}</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{table}, {rank} or better</source>
        <translation>{table}, {rank} ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>2-7 single</source>
        <translation>2-7 single</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>2-7 single draw</source>
        <translation>2-7 single draw</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>2-7 triple</source>
        <translation>2-7 triple</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>2-7 triple draw</source>
        <translation>2-7 triple draw</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>5-card draw</source>
        <translation>Poker fermé</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Badugi</source>
        <translation>Badugi</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Big O</source>
        <translation>Big O</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Courchevel</source>
        <translation>Courchevel</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Courchevel hi/lo</source>
        <translation>Courchevel hi-lo</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Five-card Omaha</source>
        <translation>Omaha 5</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Five-card draw</source>
        <translation>Poker fermé</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Five-card stud</source>
        <translation>Stud à cinq cartes</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Hold'em</source>
        <translation>Hold’em</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha</source>
        <translation>Omaha</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha 2</source>
        <translation>Omaha 2</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha 5</source>
        <translation>Omaha 5</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha 6</source>
        <translation>Omaha 6</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha hi/lo</source>
        <translation>Omaha hi-lo</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Razz</source>
        <translation>Razz</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Seven-card stud</source>
        <translation>Stud à sept cartes</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Seven-card stud hi/lo</source>
        <translation>Stud à sept cartes hi-lo</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Six-card Omaha</source>
        <translation>Omaha 6</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Stud</source>
        <translation>Stud</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Stud 5</source>
        <translation>Stud 5</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Stud hi/lo</source>
        <translation>Stud hi-lo</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Texas hold'em</source>
        <translation>Texas hold’em</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Two-card Omaha</source>
        <translation>Omaha à deux cartes</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/actions.py"/>
        <source>{action}: {why}</source>
        <translation>{action} : {why}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>cards can be discarded only at a draw</source>
        <translation>on n’écarte qu’au tirage</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>expected a whole number of chips</source>
        <translation>il faut un nombre entier de jetons</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>no bring-in is due</source>
        <translation>aucun bring-in n’est dû</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>nobody is to act</source>
        <translation>personne n’a à parler</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>not an action</source>
        <translation>ce n’est pas une action</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>nothing between {least} and {most}</source>
        <translation>rien entre {least} et {most}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>seat {actor} doesn't have {card}</source>
        <translation>la place {actor} n’a pas {card}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>seat {actor} is to act, not seat {seat}</source>
        <translation>c’est à la place {actor} de parler, pas à la place {seat}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>the bring-in can't fold</source>
        <translation>qui paie le bring-in ne peut se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>the bring-in is due, or a bet</source>
        <translation>il faut le bring-in ou une mise</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>the maximum is {most}</source>
        <translation>le maximum est {most}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>the minimum is {least}</source>
        <translation>le minimum est {least}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/legal.py"/>
        <source>2 × {price} + {rest} = {most}</source>
        <translation>2 × {price} + {rest} = {most}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/legal.py"/>
        <source>{amount} is above the pot limit of {most}</source>
        <translation>{amount} dépasse la limite du pot de {most}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/legal.py"/>
        <source>{amount} is below the minimum of {least}</source>
        <translation>{amount} est inférieur au minimum de {least}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/legal.py"/>
        <source>{amount} is more than your {total}</source>
        <translation>{amount} dépasse votre total de {total}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>BB</source>
        <translation>BB</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>BTN</source>
        <translation>BTN</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>CO</source>
        <translation>CO</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>HJ</source>
        <translation>HJ</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>LJ</source>
        <translation>LJ</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>SB</source>
        <translation>SB</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>UTG</source>
        <translation>UTG</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>UTG+1</source>
        <translation>UTG+1</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>UTG+2</source>
        <translation>UTG+2</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>bring-in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>everybody else folded</source>
        <translation>tous les autres se sont couchés</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>nobody has five different low cards</source>
        <translation>personne n’a cinq cartes basses différentes</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>nobody has two low cards that go with the board</source>
        <translation>personne n’a deux cartes basses qui vont avec le board</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>there are only two low cards on the board</source>
        <translation>il n’y a que deux cartes basses au board</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>there is no low card on the board</source>
        <translation>il n’y a pas de carte basse au board</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>there is only one low card on the board</source>
        <translation>il n’y a qu’une carte basse au board</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/winnings.py"/>
        <source>wins both {amount}</source>
        <translation>gagne les deux {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/winnings.py"/>
        <source>wins high {amount}</source>
        <translation>gagne le high {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/winnings.py"/>
        <source>wins low {amount}</source>
        <translation>gagne le low {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/winnings.py"/>
        <source>wins {amount}</source>
        <translation>gagne {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>8-game</source>
        <translation>8-game</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>HORSE</source>
        <translation>HORSE</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>Mix of {count} games</source>
        <translation>Jeu mixte ({count} jeux)</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{hands} hands of each game: expected 1 or more</source>
        <translation>{hands} mains de chaque jeu : 1 ou plus attendu</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{key}: a mix needs two games or more</source>
        <translation>{key} : un jeu mixte demande deux jeux ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{mix} {low}/{high}</source>
        <translation>{mix} {low}/{high}</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{part}: expected GAME/LIMIT, a game of {names}</source>
        <translation>{part} : JEU/LIMITE attendu, un jeu parmi {names}</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{part}: expected {names}</source>
        <translation>{part} : {names} attendu</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{part}: {game} is played with {names}</source>
        <translation>{part} : {game} se joue en {names}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a flush</source>
        <translation>une couleur</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a full house</source>
        <translation>un full</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a high card</source>
        <translation>une carte haute</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a pair</source>
        <translation>une paire</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a straight</source>
        <translation>une quinte</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a straight flush</source>
        <translation>une quinte flush</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>club</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>clubs</source>
        <translation>trèfles</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>deuce</source>
        <translation>deux</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>deuces</source>
        <translation>deux</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>diamond</source>
        <translation>carreau</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>diamonds</source>
        <translation>carreaux</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>fives</source>
        <translation>cinq</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>flush, {rank} high</source>
        <translation>couleur hauteur {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>four of a kind</source>
        <translation>un carré</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>four {ranks}, {kicker} kicker</source>
        <translation>carré de {ranks}, kicker {kicker}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>fours</source>
        <translation>quatre</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>full house, {three} over {pair}</source>
        <translation>full aux {three} par les {pair}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>heart</source>
        <translation>cœur</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>hearts</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>one card, {rank}</source>
        <translation>une carte, {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>pair of {ranks}, {kicker} kicker</source>
        <translation>paire de {ranks}, kicker {kicker}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>royal flush</source>
        <translation>quinte flush royale</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>sixes</source>
        <translation>six</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>spade</source>
        <translation>pique</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>spades</source>
        <translation>piques</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>straight flush, {rank} high</source>
        <translation>quinte flush hauteur {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>straight, {rank} high</source>
        <translation>quinte hauteur {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>three cards, {ranks}</source>
        <translation>trois cartes, {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>three of a kind</source>
        <translation>un brelan</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>three {ranks}, {first} and {second}</source>
        <translation>brelan de {ranks}, kickers {first} et {second}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>threes</source>
        <translation>trois</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>two cards, {ranks}</source>
        <translation>deux cartes, {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>two pair</source>
        <translation>deux paires</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>two pair, {high} and {low}, {kicker} kicker</source>
        <translation>deux paires, {high} et {low}, kicker {kicker}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>{ranks} badugi</source>
        <translation>badugi {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>{ranks} low</source>
        <translation>low {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>{rank} high, {kicker} kicker</source>
        <translation>hauteur {rank}, kicker {kicker}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>no</source>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>no low card</source>
        <translation>aucune carte basse</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>no low so far: {reason}</source>
        <translation>pas encore de low : {reason}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>only one low card</source>
        <translation>une seule carte basse</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>only one low rank</source>
        <translation>un seul rang bas</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>only {count} low cards</source>
        <translation>seulement {count} cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>only {count} low ranks</source>
        <translation>seulement {count} rangs bas</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>paired so far: {ranks}</source>
        <translation>paire pour l’instant : {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>the hand pairs the board's low cards</source>
        <translation>la main double les cartes basses du board</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>the {first} and the {second} in the hand are counterfeited</source>
        <translation>le {first} et le {second} de la main sont contrefaits</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>the {rank} in the hand is counterfeited</source>
        <translation>le {rank} de la main : contrefait</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>wait for the flop</source>
        <translation>attendez le flop</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{count} cards of the hand are counterfeited</source>
        <translation>{count} cartes de la main sont contrefaites</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{count} to a low: {ranks}</source>
        <translation>{count} cartes vers un low : {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{ranks} has a pair: {which}</source>
        <translation>{ranks} contient une paire : {which}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{ranks} has two pair: {which}</source>
        <translation>{ranks} contient deux paires : {which}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{ranks}: {which}</source>
        <translation>{ranks} : {which}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage} in the hand</source>
        <translation>{shortage} dans la main</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage} on the board</source>
        <translation>{shortage} au board</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage} on the board so far</source>
        <translation>{shortage} au board pour l’instant</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage} so far</source>
        <translation>{shortage} pour l’instant</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage}: {ranks}</source>
        <translation>{shortage} : {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>an ante and a big-blind ante: expected only one of them</source>
        <translation>une ante et une ante de grosse blind : une seule des deux</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>ante</source>
        <translation>ante</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>bets {small}/{big}: expected a small bet above 0 and no larger than the big bet</source>
        <translation>mises {small}/{big} : il faut une petite mise au-dessus de 0 et pas plus grande que la grosse</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>big bet</source>
        <translation>grosse mise</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>big blind</source>
        <translation>grosse blind</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>big-blind ante</source>
        <translation>ante de grosse blind</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>blinds {small}/{big}: the small blind is above the big blind</source>
        <translation>blinds {small}/{big} : la petite blind dépasse la grosse</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>bring-in {bring_in}: expected less than the small bet of {small}</source>
        <translation>bring-in {bring_in} : il doit être inférieur à la petite mise de {small}</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>raise cap {cap}: expected 0 or more, or none</source>
        <translation>cap de relances {cap} : 0 ou plus, ou aucun</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>rake {percent}%/{cap}: expected 0 to 100% and a cap of 0 or more</source>
        <translation>rake {percent} %/{cap} : de 0 à 100 %, et un maximum de 0 ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>small bet</source>
        <translation>petite mise</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>small blind</source>
        <translation>petite blind</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>{name} {value}: expected a whole number of chips, 0 or more</source>
        <translation>{name} {value} : il faut un nombre entier de jetons, 0 ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Input/output error</source>
        <translation>erreur d’entrée/sortie</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>No space left on device</source>
        <translation>plus de place sur le disque</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>No such file or directory</source>
        <translation>ni fichier ni dossier de ce nom</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Read-only file system</source>
        <translation>en lecture seule</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>a list of {count}</source>
        <translation>une liste de {count}</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>a number of more than sixty digits</source>
        <translation>un nombre de plus de soixante chiffres</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>a table of {count}</source>
        <translation>une table de {count}</translation>
    </message>
    <message>
        <location filename="pokertable/model/variant.py"/>
        <source>The highest hand and the lowest share the pot</source>
        <translation>La main la plus haute et la plus basse se partagent le pot</translation>
    </message>
    <message>
        <location filename="pokertable/model/variant.py"/>
        <source>The highest hand wins</source>
        <translation>La main la plus haute gagne</translation>
    </message>
    <message>
        <location filename="pokertable/model/variant.py"/>
        <source>The lowest hand wins</source>
        <translation>La main la plus basse gagne</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a flush or a low</source>
        <translation>une couleur ou un low</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a flush or a straight</source>
        <translation>une couleur ou une quinte</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a flush, a straight or a low</source>
        <translation>une couleur, une quinte ou un low</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a low</source>
        <translation>un low</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a straight or a low</source>
        <translation>une quinte ou un low</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/personas.py"/>
        <source>It discards at random.</source>
        <translation>Il écarte des cartes au hasard.</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/personas.py"/>
        <source>It plays at random: any legal action.</source>
        <translation>Il joue au hasard : n’importe quelle action permise.</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Bets</source>
        <translation>Mise</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Bets big</source>
        <translation>Mise gros</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Bets or raises</source>
        <translation>Mise ou relance</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Bets small</source>
        <translation>Mise petit</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Calls</source>
        <translation>Suit</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Checks</source>
        <translation>Parole</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Checks or calls</source>
        <translation>Parole ou suit</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Discards one card too few</source>
        <translation>Écarte une carte de moins qu’il ne faudrait</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Folds</source>
        <translation>Se couche</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Makes the best discard</source>
        <translation>Écarte au mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Raises</source>
        <translation>Relance</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Raises all it can</source>
        <translation>Relance au maximum</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Raises big</source>
        <translation>Relance gros</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Raises small</source>
        <translation>Relance petit</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Stands pat</source>
        <translation>Reste servi</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>a better hand</source>
        <translation>une meilleure main</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>{family}: later rounds, facing a bet</source>
        <translation>{family} : tours suivants, face à une mise</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>{family}: later rounds, when it can check</source>
        <translation>{family} : tours suivants, quand il peut faire parole</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>{family}: the first betting round</source>
        <translation>{family} : premier tour</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>{family}: what it discards</source>
        <translation>{family} : ce qu’il écarte</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>Your own opponent: tightness {tightness}, aggression {aggression}, bluffing {bluffing}.</source>
        <translation>Votre adversaire : sélectivité {tightness}, agressivité {aggression}, bluff {bluffing}.</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>name {name}: expected 1 to {most} letters, digits, spaces, hyphens, apostrophes or full stops</source>
        <translation>nom {name} : de 1 à {most} lettres, chiffres, espaces, traits d’union, apostrophes ou points</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>opponent {name}: expected something like own:Shark:70:60:30:expert</source>
        <translation>adversaire {name} : écrivez par exemple own:Shark:70:60:30:expert</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>skill {value}: expected {names}</source>
        <translation>niveau {value} : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>{entry} {value}: expected a whole number from 0 to {most}</source>
        <translation>{entry} {value} : il faut un nombre entier de 0 à {most}</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Bet your good hands more, and bluff less.</source>
        <translation>Misez davantage avec vos bonnes mains, et bluffez moins.</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Calls too much</source>
        <translation>Suit trop</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Hardly ever bluffs</source>
        <translation>Ne bluffe presque jamais</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Plays too many hands</source>
        <translation>Joue trop de mains</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Raise its limps with your better hands.</source>
        <translation>Relancez ses limps avec vos meilleures mains.</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Respect its bets, and bet when it checks.</source>
        <translation>Prenez ses mises au sérieux, et misez quand il fait parole.</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>A-2 and another low card</source>
        <translation>A-2 et une autre carte basse</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ace and a low card</source>
        <translation>As et une carte basse</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ace and two low cards</source>
        <translation>As et deux cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ace high</source>
        <translation>Hauteur as</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ace-king or ace-queen</source>
        <translation>As-roi ou as-dame</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Aces</source>
        <translation>Paire d’as</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Aces with the two best low cards</source>
        <translation>Paire d’as et les deux meilleures basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Anything else</source>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, eight or better</source>
        <translation>Badugi au huit ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, jack or worse</source>
        <translation>Badugi au valet ou plus haut</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, nine or ten</source>
        <translation>Badugi au neuf ou au dix</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, nine or worse</source>
        <translation>Badugi au neuf ou plus haut</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, seven or eight</source>
        <translation>Badugi au sept ou au huit</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, six or better</source>
        <translation>Badugi au six ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Bare A-2</source>
        <translation>A-2 sans rien d’autre</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Bare low</source>
        <translation>Low seul</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Bare nut low</source>
        <translation>Nuts en low seuls</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Connected cards</source>
        <translation>Cartes proches</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Connected cards, double-suited</source>
        <translation>Cartes proches, bicolores</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Connected suited cards</source>
        <translation>Cartes proches assorties</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Eight low</source>
        <translation>Low au huit</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Flush</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Flush or better</source>
        <translation>Couleur ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Flush or straight draw</source>
        <translation>Tirage couleur ou quinte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four high cards</source>
        <translation>Quatre cartes hautes</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four low cards</source>
        <translation>Quatre cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four low cards and a pair</source>
        <translation>Quatre basses et une paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four low cards, all live</source>
        <translation>Quatre basses, toutes vivantes</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four low cards, some dead</source>
        <translation>Quatre basses, dont des mortes</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a flush</source>
        <translation>Quatre à couleur</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a flush or straight</source>
        <translation>Quatre à couleur ou quinte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a nine or ten low</source>
        <translation>Quatre vers un low au neuf ou dix</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a seven low</source>
        <translation>Quatre vers un low au sept</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a six low</source>
        <translation>Quatre vers un low au six</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a straight</source>
        <translation>Quatre à quinte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to an eight low</source>
        <translation>Quatre vers un low au huit</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Full house or better</source>
        <translation>Full ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Jack or queen low</source>
        <translation>Low au valet ou à la dame</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Jack or ten</source>
        <translation>Valet ou dix</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Jack, queen or king low</source>
        <translation>Low au valet, à la dame ou au roi</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>King or ace low</source>
        <translation>Low au roi ou à l’as</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>King or queen</source>
        <translation>Roi ou dame</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>King or queen high</source>
        <translation>Hauteur roi ou dame</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Kings or queens</source>
        <translation>Rois ou dames</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Low and a pair</source>
        <translation>Low et paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Low and a pair or better</source>
        <translation>Low et paire ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Low, straight or better</source>
        <translation>Low, quinte ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Lower flush</source>
        <translation>Couleur inférieure</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Lower pair</source>
        <translation>Paire inférieure</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Lower pair or less</source>
        <translation>Paire inférieure ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nine low</source>
        <translation>Low au neuf</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nine or ten low</source>
        <translation>Low au neuf ou dix</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>No pair</source>
        <translation>Pas de paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>No pair using a hole card</source>
        <translation>Pas de paire avec la main</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>No pair using a hole card, no low</source>
        <translation>Ni paire avec la main ni low</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>No pair, no low</source>
        <translation>Ni paire ni low</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nothing yet</source>
        <translation>Encore rien</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nut flush</source>
        <translation>Couleur max (nuts)</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nut low, two pair or better</source>
        <translation>Nuts en low, 2 paires ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nut-flush draw</source>
        <translation>Tirage couleur max</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nut-low draw</source>
        <translation>Tirage nuts en low</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>One pair, no low</source>
        <translation>Une paire, pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>One-card draw to a nine or ten</source>
        <translation>Tirage d’une carte vers neuf ou dix</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>One-card draw to a seven</source>
        <translation>Tirage d’une carte vers sept</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>One-card draw to an eight</source>
        <translation>Tirage d’une carte vers huit</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Other draw</source>
        <translation>Autre tirage</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Other low</source>
        <translation>Autre low</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Other low, two pair or better</source>
        <translation>Autre low, deux paires ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Overpair</source>
        <translation>Paire supérieure au board</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of aces</source>
        <translation>Paire d’as</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of aces to queens</source>
        <translation>Paires d’as à dames</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of aces with a deuce</source>
        <translation>Paire d’as avec un deux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of deuces to sixes</source>
        <translation>Paires de deux à six</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of jacks to sevens</source>
        <translation>Paires de valets à sept</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of queens or higher</source>
        <translation>Paire de dames ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of sevens to jacks</source>
        <translation>Paires de sept à valets</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of sixes to deuces</source>
        <translation>Paires de six à deux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of tens or higher</source>
        <translation>Paire de dix ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair using a hole card, no low</source>
        <translation>Paire avec la main, pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair using a hole card, or less</source>
        <translation>Paire avec la main, ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair with the door card</source>
        <translation>Paire avec la première carte ouverte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair without an ace</source>
        <translation>Paire sans as</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Paired</source>
        <translation>Avec une paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Paired, or three high cards</source>
        <translation>Avec une paire, ou trois cartes hautes</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Paired, straight or flush</source>
        <translation>Paire, quinte ou couleur</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat eight</source>
        <translation>Servi au huit</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat eight or better</source>
        <translation>Servi au huit ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat nine</source>
        <translation>Servi au neuf</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat nine or ten</source>
        <translation>Servi au neuf ou au dix</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat seven or better</source>
        <translation>Servi au sept ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat ten or jack</source>
        <translation>Servi au dix ou au valet</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Rolled up</source>
        <translation>Brelan servi</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Set or trips</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Set with the door card</source>
        <translation>Brelan avec la première carte ouverte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Seven low</source>
        <translation>Low au sept</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Seven low or better</source>
        <translation>Low au sept ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Six low or better</source>
        <translation>Low au six ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Smaller pair</source>
        <translation>Petite paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Smaller pair with an ace</source>
        <translation>Petite paire avec un as</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Straight</source>
        <translation>Quinte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Straight or better</source>
        <translation>Quinte ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Straight or better, no low</source>
        <translation>Quinte ou mieux, pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ten low</source>
        <translation>Low au dix</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>The two best low cards</source>
        <translation>Les deux meilleures basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>The two best low cards and another</source>
        <translation>Les meilleures basses et une autre</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, eight or lower</source>
        <translation>Trois cartes, huit ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, five or lower</source>
        <translation>Trois cartes, cinq ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, nine or ten high</source>
        <translation>Trois cartes, hauteur neuf ou dix</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, seven or lower</source>
        <translation>Trois cartes, sept ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, six or lower</source>
        <translation>Trois cartes, six ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three low cards</source>
        <translation>Trois cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three low cards and a pair</source>
        <translation>Trois basses et une paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three low cards, all live</source>
        <translation>Trois basses, toutes vivantes</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three low cards, some dead</source>
        <translation>Trois basses, dont des mortes</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three of a kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three suited cards</source>
        <translation>Trois de même couleur</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three to a flush or straight</source>
        <translation>Trois pour une couleur ou une quinte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three to a straight</source>
        <translation>Trois à quinte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three-card hand, eight high or worse</source>
        <translation>Trois cartes, au huit ou plus haut</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three-card hand, five or lower</source>
        <translation>Trois cartes, au cinq ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three-card hand, seven or lower</source>
        <translation>Trois cartes, au sept ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Top pair</source>
        <translation>Top paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Top pair or overpair</source>
        <translation>Top paire ou paire supérieure</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Trips</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two cards in the door card's suit</source>
        <translation>Deux de la couleur de la première ouverte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two cards, eight or lower</source>
        <translation>Deux cartes, huit ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two cards, eight or lower, no pair</source>
        <translation>Deux cartes, huit ou moins, sans paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two cards, or one</source>
        <translation>Deux cartes ou une</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two high cards</source>
        <translation>Deux cartes hautes</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two low cards</source>
        <translation>Deux cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two other high cards</source>
        <translation>Deux autres cartes hautes</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair</source>
        <translation>Deux paires</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair or better</source>
        <translation>Deux paires ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair or trips</source>
        <translation>Deux paires ou brelan</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair or trips, no low</source>
        <translation>2 paires ou brelan, pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair with the door card</source>
        <translation>Deux paires avec la première carte ouverte</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two smaller pairs</source>
        <translation>Deux petites paires</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two-card draw to a seven, with a deuce</source>
        <translation>Tirage de deux cartes vers sept, avec un deux</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two-card draw to an eight</source>
        <translation>Tirage de deux cartes vers huit</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two-card hand, five or lower</source>
        <translation>Deux cartes, au cinq ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Wrap or other draw</source>
        <translation>Wrap ou autre tirage</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A bluff against a single opponent who may be weak.</source>
        <translation>Un bluff contre un seul adversaire, peut-être faible.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A bluff: everyone checked, and another check would rarely win.</source>
        <translation>Un bluff : tous ont fait parole, et faire parole gagnerait rarement.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A call with a hand that may improve: it ends up strong {strong}% of the time, and {price}% is needed.</source>
        <translation>Un call avec une main qui peut s’améliorer : elle finit forte {strong} % du temps, et il faut {price} %.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A hand that may well end up strong, with cards to come and at most three opponents</source>
        <translation>Une main qui peut bien finir forte, des cartes à venir et trois adversaires au plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A hand that may well end up strong, with cards to come, at most three opponents and one bet so far</source>
        <translation>Une main qui peut bien finir forte, des cartes à venir, trois adversaires au plus et une seule mise</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A loose call: {share}% equity, {price}% needed.</source>
        <translation>Un call trop large : {share} % d’équité pour {price} % nécessaires.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A semi-bluff raise: this hand ends up strong {strong}% of the time.</source>
        <translation>Une relance en semi-bluff : cette main finit forte {strong} % du temps.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A semi-bluff: this hand ends up strong {strong}% of the time.</source>
        <translation>Un semi-bluff : cette main finit forte {strong} % du temps.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A value bet: {share}% equity.</source>
        <translation>Une mise pour la valeur : {share} % d’équité.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A value raise: {share}% equity.</source>
        <translation>Une relance pour la valeur : {share} % d’équité.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It has less equity than it needs, but at least {calls}% of it</source>
        <translation>Il a moins d’équité qu’il n’en faut, mais au moins {calls} % du nécessaire</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It has the equity it needs</source>
        <translation>Il a l’équité qu’il lui faut</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It is last to act, and everyone has checked</source>
        <translation>Il parle en dernier, et tous ont fait parole</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It made the last bet or raise, and cards are to come</source>
        <translation>Il a fait la dernière mise ou relance, et des cartes sont à venir</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It made the last bet or raise, so against few opponents it keeps betting.</source>
        <translation>Il a fait la dernière mise ou relance : contre peu d’adversaires, il continue à miser.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>Its equity is at least {bets}% of the way from a fair share to the whole pot; with cards to come it checks such a hand {slow_plays}% of the time</source>
        <translation>Son équité est à {bets} % ou plus du chemin entre la juste part et le pot entier ; tant que des cartes sont à venir, il fait parole avec une telle main {slow_plays} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>Its equity is at least {reraises}% of the way from a fair share to the whole pot; with cards to come it just calls with such a hand {slow_plays}% of the time</source>
        <translation>Son équité est à {reraises} % ou plus du chemin entre la juste part et le pot entier ; tant que des cartes sont à venir, il ne fait que suivre avec une telle main {slow_plays} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>The odds are right: {share}% equity, {price}% needed.</source>
        <translation>La cote est bonne : {share} % d’équité pour {price} % nécessaires.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>With any other hand {follows_up}% of the time against one opponent in the second betting round, less often later or against two</source>
        <translation>Avec toute autre main, {follows_up} % du temps contre un adversaire au deuxième tour, moins souvent ensuite ou contre deux</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>With cards to come, a hand that ends up strong often enough for the pot odds</source>
        <translation>Des cartes à venir, et une main qui finit forte assez souvent pour la cote</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>With less equity than a fair share, {bluffs}% of the time against one opponent and half as often against two</source>
        <translation>Avec moins d’équité que sa juste part, {bluffs} % du temps contre un adversaire et moitié moins contre deux</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>{half_semibluffs}% of the time</source>
        <translation>{half_semibluffs} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>{semibluffs}% of the time</source>
        <translation>{semibluffs} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A bet wins more than a check: from what has been seen, everyone folds {folds}% of the time, and if called this hand has {called}% equity.</source>
        <translation>Miser rapporte plus que faire parole : d’après ce qu’on a vu, tous se couchent {folds} % du temps, et si un adversaire suit, cette main a {called} % d’équité.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A bluff with one of its worst hands: it has only {share}% equity if it checks.</source>
        <translation>Un bluff avec une de ses plus mauvaises mains : elle n’a que {share} % d’équité s’il fait parole.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A check to the raiser: the player who bet or raised last has yet to act, so strong and weak hands alike check.</source>
        <translation>Parole au relanceur : le joueur qui a misé ou relancé en dernier n’a pas encore parlé, donc mains fortes et mains faibles font parole.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A check: {share}% equity now, but a bet needs about {bet_asks}% against the hands that call, and it has {called}%.</source>
        <translation>Parole : {share} % d’équité pour l’instant, mais miser en demande environ {bet_asks} % contre les mains qui suivent, et il n’en a que {called} %.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A clear value bet: {called}% equity if called, well above a fair share.</source>
        <translation>Une nette mise pour la valeur : {called} % d’équité si un adversaire suit, bien plus que sa juste part.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A draw, against at most three opponents, or just one if only one card is to come</source>
        <translation>Un tirage, contre trois adversaires au plus, ou un seul s’il ne reste qu’une carte à venir</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A hand with a fair share of the equity now, but too little against the hands that call</source>
        <translation>Une main qui a sa juste part d’équité, mais trop peu contre les mains qui suivent</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A hand worth a bet, more often the more that opponent bets</source>
        <translation>Une main qui vaut une mise, d’autant plus souvent qu’il mise</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A semi-bluff, drawing to {draw}: everyone folds {folds}% of the time, and the draw may come in.</source>
        <translation>Un semi-bluff, avec un tirage vers {draw} : tous se couchent {folds} % du temps, et le tirage peut rentrer.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A trap: worth a bet with {called}% equity if called, but the opponent behind has been betting about {behind_bets}% of the time.</source>
        <translation>Un piège : la main vaut une mise, avec {called} % d’équité si un adversaire suit, mais l’adversaire derrière mise environ {behind_bets} % du temps.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A value bet: {called}% equity if called.</source>
        <translation>Une mise pour la valeur : {called} % d’équité si un adversaire suit.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>At least {sure}% equity against the hands that call, somewhat less if several players may call</source>
        <translation>Au moins {sure} % d’équité contre les mains qui suivent, un peu moins si plusieurs joueurs peuvent suivre</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>At most two opponents, who have been folding more than usual: a bet wins more than a check</source>
        <translation>Deux adversaires au plus, qui se sont couchés plus que d’habitude : miser rapporte plus que faire parole</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>It made the last bet or raise, its hand is not good, and cards are to come</source>
        <translation>Il a fait la dernière mise ou relance, sa main n’est pas bonne et des cartes sont à venir</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>More equity than a fair share against the hands that call</source>
        <translation>Plus d’équité que sa juste part contre les mains qui suivent</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>Now and then a hand worth a bet, more often when a player behind may bet</source>
        <translation>De temps en temps une main qui vaut une mise, plus souvent quand un joueur derrière peut miser</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>One of its worst hands, against one opponent: as many bluffs as its value bets allow, more of them before the last card, fewer against players who have been folding less than usual. Also against two, except in fixed limit, if it raised in the first betting round and this is the second, or if others raised last and both have checked</source>
        <translation>Une de ses plus mauvaises mains, contre un adversaire : autant de bluffs que ses mises de valeur le permettent, davantage avant la dernière carte, moins contre ceux qui se sont peu couchés. Contre deux aussi, sauf en limite fixe, s’il a relancé au premier tour et que c’est le deuxième, ou si d’autres ont relancé en dernier et que les deux ont fait parole</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>One opponent, who has yet to act and has been betting more than usual</source>
        <translation>Un seul adversaire, qui n’a pas encore parlé et qui a misé plus que d’habitude</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>The player who bet or raised last has yet to act</source>
        <translation>Le joueur qui a misé ou relancé en dernier n’a pas encore parlé</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>Worth a bet, with {called}% equity if called, but it checks now and then so that its checks aren't all weak.</source>
        <translation>La main vaut une mise, avec {called} % d’équité si un adversaire suit, mais il fait parole de temps en temps pour que ses mains qui font parole ne soient pas toutes faibles.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>{checks_to_raiser}% of the time with any hand, {hides_last}% in the last round</source>
        <translation>{checks_to_raiser} % du temps avec n’importe quelle main, {hides_last} % au dernier tour</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>{follows_up}% of the time against one opponent in the second betting round, less often later, and against two in the second round only; with a bad hand less often against players who have been folding less than usual</source>
        <translation>{follows_up} % du temps contre un adversaire au deuxième tour, moins souvent ensuite, et contre deux au deuxième tour seulement ; avec une mauvaise main, moins souvent contre ceux qui se sont peu couchés</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>A hand that discards at most three cards</source>
        <translation>Une main qui défausse trois cartes au plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>A hand worth more now than after the best discard</source>
        <translation>Une main qui vaut plus telle quelle qu’après le meilleur écart</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>A snow: it stands pat with a weak hand and plans to bet, as even the best discard has only {best}% equity against rivals who draw too.</source>
        <translation>Un snow : il reste servi avec une main faible et compte miser, car même le meilleur écart n’a que {best} % d’équité contre des adversaires qui tirent aussi.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>After the last draw</source>
        <translation>Après le dernier tirage</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>Ahead in the draw: it drew fewer cards than the one opponent, so it bets.</source>
        <translation>En avance au tirage : il a tiré moins de cartes que le seul adversaire, donc il mise.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>At a draw</source>
        <translation>Au tirage</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>Draw games</source>
        <translation>Jeux à tirage</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It drew fewer cards than that opponent</source>
        <translation>Il a tiré moins de cartes que cet adversaire</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It keeps one card too many: the best discard would have {best}% equity against rivals who draw too.</source>
        <translation>Il garde une carte de trop : le meilleur écart aurait {best} % d’équité contre des adversaires qui tirent aussi.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It raised last, the one opponent left is still drawing, and no discard is worth much</source>
        <translation>Il a relancé en dernier, le seul adversaire restant tire encore, et aucun écart ne vaut grand-chose</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It raised, stood pat with nothing, and the one opponent drew: {bets_snow}% of the time</source>
        <translation>Il a relancé, est resté servi sans rien, et le seul adversaire a tiré : {bets_snow} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It stood pat with nothing, and now bets as if it had a made hand.</source>
        <translation>Resté servi sans rien, il mise comme s’il avait une main faite.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>One opponent, and a draw to come</source>
        <translation>Un adversaire, et un tirage à venir</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>Standing pat is best: {pat}% equity against rivals who draw too, {drawn}% after the best discard.</source>
        <translation>Mieux vaut rester servi : {pat} % d’équité contre des adversaires qui tirent aussi, {drawn} % après le meilleur écart.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>The best discard: {drawn}% equity against rivals who draw too, {pat}% standing pat.</source>
        <translation>Le meilleur écart : {drawn} % d’équité contre des adversaires qui tirent aussi, {pat} % en restant servi.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>The discard with the most equity</source>
        <translation>L’écart qui a le plus d’équité</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>{ahead}% of the time</source>
        <translation>{ahead} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>{follows_up}% of the time against one opponent in the second round, less often later, and against two in the second round only</source>
        <translation>{follows_up} % du temps contre un adversaire au deuxième tour, moins souvent ensuite, et contre deux au deuxième tour seulement</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>{leak}% of the time it keeps one card that it should discard</source>
        <translation>{leak} % du temps, il garde une carte qu’il devrait écarter</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>{snows}% of the time it stands pat with nothing: a snow</source>
        <translation>{snows} % du temps, il reste servi sans rien : un snow</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A bluff-catcher with {share}% equity ({price}% needed): if it folded this too, any bluff would pay.</source>
        <translation>Une main qui attrape les bluffs, avec {share} % d’équité ({price} % nécessaires) : s’il la couchait aussi, tout bluff paierait.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A bluff-catcher: if it folded this hand too, any bluff would pay; with cards to come, not when so few chips are left that the next bet may be for the stack</source>
        <translation>Une main qui attrape les bluffs : s’il la couchait aussi, tout bluff paierait ; tant que des cartes sont à venir, pas avec si peu de jetons que la mise suivante puisse engager le tapis</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A bluff: the one opponent folds {folds}% of the time.</source>
        <translation>Un bluff : le seul adversaire se couche {folds} % du temps.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A call takes at least {commits}% of the stack, and it has a fair share of the equity or more against the hands that continue, clearly more in the last round</source>
        <translation>Suivre engage au moins {commits} % du tapis, et il a sa juste part d’équité ou plus contre les mains qui continuent, nettement plus au dernier tour</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A call with a draw to {draw}: {share}% equity, {price}% needed, but it wins more when the draw comes in.</source>
        <translation>Un call avec un tirage vers {draw} : {share} % d’équité pour {price} % nécessaires, mais il gagne plus quand le tirage rentre.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A draw with cards to come that nearly has the pot odds: it wins more when it comes in</source>
        <translation>Un tirage, des cartes à venir, qui a presque la cote : il gagne davantage quand il rentre</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A draw, with cards to come, at most two opponents and one bet so far</source>
        <translation>Un tirage, des cartes à venir, deux adversaires au plus et une seule mise</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A loose call: {share}% equity, {price}% needed, but this player settles for about {asks}%.</source>
        <translation>Un call trop large : {share} % d’équité pour {price} % nécessaires, mais ce joueur se contente d’environ {asks} %.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A semi-bluff raise, drawing to {draw}: everyone folds {folds}% of the time, and the draw may come in.</source>
        <translation>Une relance en semi-bluff, avec un tirage vers {draw} : tous se couchent {folds} % du temps, et le tirage peut rentrer.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A value raise: {called}% equity against the hands that continue.</source>
        <translation>Une relance pour la valeur : {called} % d’équité contre les mains qui continuent.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A weak hand, but not one of the worst, {bluff_raises}% of the time; less often against players who have been folding less than usual</source>
        <translation>Une main faible, mais pas une des plus mauvaises, {bluff_raises} % du temps ; moins souvent contre ceux qui se sont peu couchés</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>Among the weakest hands it can have here: {share}% equity, {price}% needed; it calls with better ones.</source>
        <translation>Une des plus faibles mains qu’il peut avoir ici : {share} % d’équité pour {price} % nécessaires ; il suit avec de meilleures.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>At least 50% equity, and clearly more than a fair share against the hands that continue; in the last round it needs far more to raise a raise</source>
        <translation>Au moins 50 % d’équité, et nettement plus que sa juste part contre les mains qui continuent ; au dernier tour, il en faut bien plus pour relancer une relance</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>It has at least {calls}% of the equity it needs; a bit less in the last round, more while bets may follow</source>
        <translation>Il a au moins {calls} % de l’équité qu’il lui faut ; un peu moins au dernier tour, plus tant que des mises peuvent suivre</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>Likewise with less equity than it needs, if that is enough for this player</source>
        <translation>De même avec moins d’équité qu’il n’en faut, quand cela suffit à ce joueur</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>One opponent and one bet so far</source>
        <translation>Un adversaire et une seule mise</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>One opponent and one bet so far: not much more equity than it needs, and among the weakest hands it can have here</source>
        <translation>Un adversaire et une seule mise : à peine plus d’équité que nécessaire, et une des plus faibles mains qu’il peut avoir ici</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>Worth the whole stack: {called}% equity against the hands that continue.</source>
        <translation>Vaut tout le tapis : {called} % d’équité contre les mains qui continuent.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>{quarter_semibluffs}% of the time</source>
        <translation>{quarter_semibluffs} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A call for the stack with somewhat less equity than it needs</source>
        <translation>Un call pour tout le tapis avec un peu moins d’équité que nécessaire</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A cheap call with a top {plays}% hand against five opponents; looser against fewer, tighter after a raise</source>
        <translation>Suivre est bon marché, avec une main parmi les {plays} % meilleures contre cinq adversaires ; plus large contre moins, plus serré après une relance</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A check is free, and this hand isn't worth a raise.</source>
        <translation>Faire parole est gratuit, et cette main ne vaut pas une relance.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A short stack ({depth} big blinds) goes all-in or folds, and this hand is not on the chart.</source>
        <translation>Un petit tapis ({depth} grosses blinds) joue à tapis ou se couche, et cette main n’est pas dans le tableau.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A short stack ({depth} big blinds), and this hand is on its all-in chart.</source>
        <translation>Un petit tapis ({depth} grosses blinds), et cette main est dans son tableau de tapis.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A steal: few players are left to act.</source>
        <translation>Un vol : peu de joueurs doivent encore parler.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A top {raises}% hand against five opponents; looser against fewer, tighter after a raise</source>
        <translation>Une main parmi les {raises} % meilleures contre cinq adversaires ; plus large contre moins, plus serré après une relance</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>At most {too_loose}% less</source>
        <translation>{too_loose} % de moins au plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Every other hand, if staying in costs chips</source>
        <translation>Toute autre main, quand rester coûte des jetons</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>In the top {top}% of starting hands: worth a call.</source>
        <translation>Parmi les {top} % meilleures mains de départ : assez bonne pour suivre.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>In the top {top}% of starting hands: worth a raise, and a big one, because others have limped in.</source>
        <translation>Parmi les {top} % meilleures mains de départ : cela vaut une relance, et une grosse, car d’autres sont entrés sans relancer.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>In the top {top}% of starting hands: worth a raise.</source>
        <translation>Parmi les {top} % meilleures mains de départ : cela vaut une relance.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Likewise with less equity than it needs</source>
        <translation>De même avec moins d’équité qu’il n’en faut</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Nobody has come in, and at most two players are left to act</source>
        <translation>Personne n’est entré et deux au plus doivent encore parler</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Nobody has come in, and more than two players are left to act: players who raise most of their hands never open with a call</source>
        <translation>Personne n’est entré, et plus de deux joueurs doivent encore parler : qui relance la plupart de ses mains n’ouvre jamais en suivant</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Nobody has come in, it has {deepest} big blinds or fewer, and the hand is not on its all-in chart; some styles limp instead</source>
        <translation>Personne n’est entré, le tapis est de {deepest} grosses blinds ou moins, et la main n’est pas dans son tableau de tapis ; certains styles limpent alors</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Nobody has come in, it has {deepest} big blinds or fewer, and the hand is on its all-in chart</source>
        <translation>Personne n’est entré, le tapis est de {deepest} grosses blinds ou moins, et la main est dans son tableau de tapis</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Not worth this much of the stack: {share}% equity, {price}% needed, and this player wants about {asks_for_stack}%.</source>
        <translation>Ne vaut pas autant du tapis : {share} % d’équité pour {price} % nécessaires, et ce joueur en veut environ {asks_for_stack} %.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Only in the top {top}% of starting hands: not good enough here.</source>
        <translation>Seulement parmi les {top} % meilleures mains de départ : pas assez ici.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Only in the top {top}% of starting hands: not worth a raise here, and this player never opens with a call.</source>
        <translation>Seulement parmi les {top} % meilleures mains de départ : pas assez pour relancer ici, et ce joueur n’ouvre jamais en suivant.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Others have limped in, and it has a top {raises}% hand against five opponents; looser against fewer</source>
        <translation>D’autres sont entrés sans relancer, et il a une main parmi les {raises} % meilleures contre cinq adversaires ; plus large contre moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>There was a raise, or few players are in, and the hand is worth the price and what later rounds may cost</source>
        <translation>Il y a eu une relance, ou peu de joueurs sont entrés, et la main vaut la mise à suivre et ce que les tours suivants peuvent coûter</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>With any hand, {steals}% of the time</source>
        <translation>Avec n’importe quelle main, {steals} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Worth staying in: {share}% equity, {price}% needed.</source>
        <translation>Assez bon pour rester : {share} % d’équité pour {price} % nécessaires.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>A fold: no pair, and no card higher than all the opponents' up cards.</source>
        <translation>Se couche : ni paire, ni carte plus haute que toutes celles que montrent les adversaires.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>A pair, or a card higher than any the opponents show</source>
        <translation>Une paire, ou une carte plus haute que toutes celles que montrent les adversaires</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>An opponent's up cards alone beat the hand, unless it has far more equity than it needs</source>
        <translation>Les cartes ouvertes d’un adversaire battent à elles seules la main, sauf si elle a bien plus d’équité qu’il n’en faut</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>An opponent's up cards already beat this hand, so it gives up.</source>
        <translation>Les cartes ouvertes d’un adversaire battent déjà cette main : il abandonne.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>Cheap to come in, with a pair or a card higher than any the opponents show.</source>
        <translation>Entrer coûte peu, avec une paire ou une carte plus haute que toutes celles que montrent les adversaires.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>No opponent can beat this hand, whatever the hole cards, so it raises.</source>
        <translation>Aucun adversaire ne peut battre cette main, quelle que soit sa carte fermée : il relance.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>No pair, and no card higher than all the opponents' up cards</source>
        <translation>Pas de paire, ni de carte plus haute que toutes celles que montrent les adversaires</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>The last card is dealt, and no opponent can beat the hand, whatever the hole cards</source>
        <translation>La dernière carte est donnée, et aucun adversaire ne peut battre la main, quelle que soit sa carte fermée</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>A cheap call with a pair: a third card of its rank may win a big pot.</source>
        <translation>Un call bon marché avec une paire : une troisième carte de ce rang peut gagner un gros pot.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>A pair</source>
        <translation>Une paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>In the top {top}% of starting hands: if it folded this to a re-raise too, any two cards could re-raise it.</source>
        <translation>Parmi les {top} % meilleures mains de départ : s’il la couchait aussi face à une sur-relance, n’importe quelles cartes pourraient le sur-relancer.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>It raised first, and one opponent has raised again, not for the stack</source>
        <translation>Il a relancé le premier, et un adversaire a sur-relancé, sans engager le tapis</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>Only in the top {top}% of starting hands: one of the weaker ones it opens, and it was raised again.</source>
        <translation>Seulement parmi les {top} % meilleures mains de départ : une des plus faibles avec lesquelles il ouvre, et on l’a sur-relancé.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>Someone has come in, there was at most one raise, and the stacks are at least {times} times the call</source>
        <translation>Quelqu’un est entré, il y a eu une relance au plus, et les tapis font au moins {times} fois la mise à suivre</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>The better of the hands that it opens from this place: more of them against a small re-raise than against a big one, as many as keep a re-raise with any two cards from paying</source>
        <translation>Les meilleures des mains avec lesquelles il ouvre à cette place : plus face à une petite sur-relance que face à une grosse, assez pour qu’une sur-relance avec n’importe quelles cartes ne paie pas</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>The others, with less than about {easy}% equity</source>
        <translation>Les autres, avec moins d’environ {easy} % d’équité</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A bet with a strong draw to {draw}: {share}% equity against everything the others can hold.</source>
        <translation>Une mise avec un fort tirage vers {draw} : {share} % d’équité contre tout ce que les autres peuvent avoir.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A call, not a raise: {share}% equity, but at least {behind} better hands are possible.</source>
        <translation>Suivre sans relancer : {share} % d’équité, mais au moins {behind} meilleures mains sont possibles.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A check to keep the pot small: at least {behind} better hands are possible.</source>
        <translation>Parole pour garder le pot petit : au moins {behind} meilleures mains sont possibles.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A draw to the nut flush, a wrap, or a flush draw and a straight draw, on an unpaired board, against at most three opponents and one bet so far</source>
        <translation>Un tirage vers la couleur max, un wrap, ou un tirage à la fois couleur et quinte, board sans paire, trois adversaires au plus et une seule mise jusqu’ici</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A draw to the nut flush, a wrap, or a flush draw and a straight draw, on an unpaired board, against at most three opponents, or two with one card to come</source>
        <translation>Un tirage vers la couleur max, un wrap, ou un tirage à la fois couleur et quinte, board sans paire, trois adversaires au plus, ou deux avec une carte à venir</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A fold: {share}% equity. A call needs {price}%, but with at least {behind} better hands possible it wants about {asks_so_far}%.</source>
        <translation>Se couche : {share} % d’équité. Le prix est de {price} %, mais avec au moins {behind} meilleures mains possibles, il en veut environ {asks_so_far} %.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A hand with 50% equity that isn't a strong draw, with at least three better hands possible</source>
        <translation>Une main qui a 50 % d’équité sans être un fort tirage, avec au moins trois meilleures mains possibles</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A hand worth a bet, but with at least six better hands possible and less than {enough}% equity against the hands that call</source>
        <translation>Une main qui vaut une mise, mais avec au moins six meilleures mains possibles et moins de {enough} % d’équité contre les mains qui suivent</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A hand worth a big bet, but with at least three better hands possible</source>
        <translation>Une main qui vaut une grosse mise, mais trois meilleures mains ou plus sont possibles</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A hand worth a small bet, but with at least six better hands possible</source>
        <translation>Une main qui vaut une petite mise, mais six meilleures mains ou plus sont possibles</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A semi-bluff raise with a strong draw to {draw}: everyone folds {folds}% of the time, and the draw may come in.</source>
        <translation>Une relance en semi-bluff avec un fort tirage vers {draw} : tous se couchent {folds} % du temps, et le tirage peut rentrer.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A semi-bluff with a strong draw to {draw}: everyone folds {folds}% of the time, and the draw may come in.</source>
        <translation>Un semi-bluff avec un fort tirage vers {draw} : tous se couchent {folds} % du temps, et le tirage peut rentrer.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A small bet: {called}% equity if called, but at least {behind} better hands are possible.</source>
        <translation>Une petite mise : {called} % d’équité si un adversaire suit, mais au moins {behind} meilleures mains sont possibles.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A strong draw that already has a fair share of the equity, against at most three opponents</source>
        <translation>Un fort tirage qui a déjà sa juste part d’équité, contre trois adversaires au plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>At least two opponents</source>
        <translation>Deux adversaires ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>At least two opponents, and at most one card to come</source>
        <translation>Deux adversaires ou plus, une carte à venir ou aucune</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>At least two opponents, and the last card dealt</source>
        <translation>Deux adversaires ou plus, la dernière carte donnée</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>However poor its other cards, a pair of aces doesn't fold to such a cheap raise.</source>
        <translation>Si pauvres que soient les autres cartes, une paire d’as ne se couche pas face à une relance si bon marché.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>The bet was raised, one card is to come, or a call is for the stack: a hand that isn't a strong draw and has too little equity for the price and the better hands that are possible; deeper stacks make it more careful</source>
        <translation>La mise a été relancée, une carte reste à venir, ou suivre engage le tapis : une main qui n’est pas un fort tirage et qui a trop peu d’équité pour le prix et pour les meilleures mains possibles ; plus les tapis sont profonds, plus il est prudent</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>The stack is deep, or is at stake</source>
        <translation>Le tapis est profond ou en jeu</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>There was a raise, a call is cheap, and it has a pair of aces</source>
        <translation>Il y a eu une relance, suivre est bon marché, et il a une paire d’as</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>{draws_ahead}% of the time</source>
        <translation>{draws_ahead} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>70% of the time</source>
        <translation>70 % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A call, not a raise: {share}% equity, but even in its better half at least {nearest} better hands are possible.</source>
        <translation>Suivre sans relancer : {share} % d’équité, mais même dans sa meilleure moitié, au moins {nearest} meilleures mains sont possibles.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A check to keep the pot small: even in its better half at least {nearest} better hands are possible.</source>
        <translation>Parole pour garder le pot petit : même dans sa meilleure moitié, au moins {nearest} meilleures mains sont possibles.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A draw to the nut low with two cards to come, or a draw to a nut flush, a wrap, or a flush draw and a straight draw, against at most three opponents, or two with one card to come</source>
        <translation>Un tirage vers les nuts en low avec deux cartes à venir, ou en high vers la couleur max, un wrap, ou à la fois couleur et quinte, trois adversaires au plus, ou deux avec une carte à venir</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A fold: it is drawing to a low that wouldn't be the nuts.</source>
        <translation>Se couche : le tirage vise un low qui ne serait pas les nuts.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A fold: without an ace for the low, three low cards or all high cards, it rarely wins both halves.</source>
        <translation>Se couche : sans as pour le low, sans trois cartes basses, et sans une main toute en cartes hautes, il gagne rarement les deux moitiés.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A fold: {share}% equity. A call needs {price}%, but with at least {nearest} better hands possible even in its better half it wants about {asks_in_its_half}%.</source>
        <translation>Se couche : {share} % d’équité. Le prix est de {price} %, mais avec au moins {nearest} meilleures mains possibles même dans sa meilleure moitié, il en veut environ {asks_in_its_half} %.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A hand with 50% equity, but with at least three better hands possible in either half, and neither a strong draw to a high nor, with two cards to come, a draw to the nut low</source>
        <translation>Une main qui a 50 % d’équité, mais avec au moins trois meilleures mains possibles dans chaque moitié, et sans fort tirage en high ni, avec deux cartes à venir, de tirage vers les nuts en low</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>At least {more}% of the equity it needs</source>
        <translation>Au moins {more} % de l’équité qu’il lui faut</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>At most one bet so far, and a cheap call: the two best low cards (A-2 if there is no door card)</source>
        <translation>Une seule mise au plus, et suivre est bon marché : les deux meilleures cartes basses (A-2 s’il n’y a pas de première carte ouverte)</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>No pair of aces, no ace with another card five or lower, fewer than three low cards, not all high cards, and no set with the door card</source>
        <translation>Ni paire d’as, ni as avec une autre carte jusqu’au cinq, ni trois cartes basses, ni main toute en cartes hautes, ni brelan avec la première carte ouverte</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>Nobody has a better low, and it may win the high half too: {share}% equity.</source>
        <translation>Personne n’a de meilleur low, et il peut gagner aussi la moitié high : {share} % d’équité.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>Nobody has a better low, and several players pay for the half that it wins or shares.</source>
        <translation>Personne n’a de meilleur low, et plusieurs paient pour la moitié qu’il gagne ou partage.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>One bet and no raise</source>
        <translation>Une mise et aucune relance</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>One of its worst hands, against one opponent: as many bluffs as its value bets allow, more of them before the last card, though not when first to act in fixed limit, where few fold; fewer against players who have been folding less than usual. Also against two, except in fixed limit, if it raised on the first street and this is the second, or if others raised last and both have checked</source>
        <translation>Une de ses plus mauvaises mains, contre un adversaire : autant de bluffs que ses mises de valeur le permettent, davantage avant la dernière carte, mais pas en parlant le premier en limite fixe, où peu se couchent ; moins contre ceux qui se sont peu couchés. Contre deux aussi, sauf en limite fixe, s’il a relancé au premier tour et que c’est le deuxième, ou si d’autres ont relancé en dernier et que les deux ont fait parole</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>Only a draw to a low that isn't the nuts, unless it has far more equity than it needs</source>
        <translation>Rien qu’un tirage vers un low qui n’est pas les nuts, sauf s’il a bien plus d’équité qu’il n’en faut</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>Only the nut low, so a call, not a raise: {quartered}% of the time someone else has it too, and it wins a quarter.</source>
        <translation>Seulement les nuts en low, donc il suit sans relancer : {quartered} % du temps, un autre les a aussi, et il ne gagne qu’un quart.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The bet was raised, one card is to come, or a call is for the stack: a hand with neither a strong draw to a high nor, with two cards to come, a draw to the nut low, and with too little equity for the price and the better hands possible even in its better half; deeper stacks make it more careful</source>
        <translation>La mise a été relancée, une carte reste à venir, ou suivre engage le tapis : une main sans fort tirage en high ni, avec deux cartes à venir, de tirage vers les nuts en low, et qui a trop peu d’équité pour le prix et pour les meilleures mains possibles même dans sa meilleure moitié ; plus les tapis sont profonds, plus il est prudent</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The last card is dealt, and several opponents are in: the nut low</source>
        <translation>La dernière carte est sortie, plusieurs adversaires sont dans le coup : les nuts en low</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The nut low and no high, against one or two: it may be quartered, so it doesn't raise</source>
        <translation>Les nuts en low et rien en high, contre un ou deux : elle risque le quart du pot, donc ne relance pas</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The nut low and no high, at least three opponents, and at most three cards that would spoil it</source>
        <translation>Les nuts en low et rien en high, au moins trois adversaires, et au plus trois cartes qui les gâteraient</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The nut low with a high near the nuts or a strong draw to one: 90% of the time. It raises a raise only with far more equity than a fair share, as the low may be shared</source>
        <translation>Les nuts en low, avec un high proche des nuts ou un fort tirage vers lui : 90 % du temps. Il ne relance une relance qu’avec bien plus d’équité que sa juste part, car le low peut être partagé</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The nut low: it wins half of what several opponents put in, or less if others have it too.</source>
        <translation>Les nuts en low : il gagne la moitié de ce que plusieurs adversaires engagent, moins si d’autres les ont aussi.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The stack is deep, or is at stake; in fixed limit only if the bet was raised, or several are in on the last street</source>
        <translation>Le tapis est profond ou en jeu ; en limite fixe, seulement si la mise a été relancée ou si plusieurs restent au dernier tour</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The two best low cards are worth a cheap look at the next cards.</source>
        <translation>Avec les deux meilleures cartes basses, on peut voir à bon prix les cartes suivantes.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>There was a raise, and it can lose no more than {little}% of the pot</source>
        <translation>Il y a eu une relance, et il n’y a pas plus de {little} % du pot à perdre</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>{follows_up}% of the time against one opponent on the second street, less often later. In fixed limit just as often later if it acts last, otherwise only with nearly a fair share of the equity; in other limits also against two on the second street. With a bad hand less often against players who have been folding less than usual</source>
        <translation>{follows_up} % du temps contre un adversaire au deuxième tour, moins souvent ensuite. En limite fixe, aussi souvent ensuite s’il parle en dernier, sinon seulement avec près de sa juste part d’équité ; dans les autres limites, contre deux aussi au deuxième tour. Avec une mauvaise main, moins souvent contre ceux qui se sont peu couchés</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/predicate.py"/>
        <source>Every other hand</source>
        <translation>Toute autre main</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/predicate.py"/>
        <source>{first}.</source>
        <translation>{first}.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/predicate.py"/>
        <source>{first}: {second}.</source>
        <translation>{first} : {second}.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/predicate.py"/>
        <source>{first}: {second}: {third}.</source>
        <translation>{first} : {second} : {third}.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A bluff-catcher: if it folded this hand too, any bluff would pay</source>
        <translation>Une main qui attrape les bluffs : s’il la couchait aussi, tout bluff serait rentable</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A check: an opponent's board looks too good to fold to a bluff.</source>
        <translation>Parole : les cartes ouvertes d’un adversaire sont trop bonnes pour céder à un bluff.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A fold: a pair, or a card too high for a good low.</source>
        <translation>Se couche : une paire, ou une carte trop haute pour un bon low.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A fold: with a pair or two high cards, at most two of its three cards are good.</source>
        <translation>Se couche : avec une paire ou deux cartes hautes, deux bonnes cartes sur trois au plus.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A great start, three different cards six or lower, so it completes.</source>
        <translation>Un départ excellent, trois cartes différentes, six ou moins : il complète.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A pair, or two cards above a nine, against at least two opponents</source>
        <translation>Une paire, ou deux cartes au-dessus du neuf, contre deux adversaires ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A steal: nobody has come in, and its up card is the lowest.</source>
        <translation>Un vol : personne n’est entré, et sa carte ouverte est la plus basse.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>An opponent shows at least two low cards, and it doesn't have four different ranks nine or lower, unless it has far more equity than it needs</source>
        <translation>Un adversaire montre au moins deux cartes basses, et il n’a pas quatre rangs différents, neuf ou moins, sauf s’il a bien plus d’équité qu’il n’en faut</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>An opponent shows three low cards</source>
        <translation>Un adversaire montre trois cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Cheap to come in, with three different low cards.</source>
        <translation>Entrer coûte peu, avec trois cartes basses différentes.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Every hand with less than a fair share of the equity</source>
        <translation>Toute main qui a moins que sa juste part d’équité</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>It gives up: it doesn't have four different cards nine or lower, and an opponent shows at least two low cards.</source>
        <translation>Il abandonne : il n’a pas quatre cartes différentes, neuf ou moins, et un adversaire montre au moins deux cartes basses.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>It hardly ever plays this</source>
        <translation>Il ne joue presque jamais cela</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Its board is the lowest on the table, so it bets.</source>
        <translation>Ses cartes ouvertes sont les plus basses de la table : il mise.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Its board is the lowest, and it has nearly a fair share of the equity</source>
        <translation>Ses cartes ouvertes sont les plus basses, et il a près de sa juste part d’équité</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Nobody has come in, at most three players are left to act, and its up card, eight or lower, is the lowest</source>
        <translation>Personne n’est entré, trois joueurs au plus doivent encore parler, et sa carte ouverte, un huit ou moins, est la plus basse</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Nobody has completed</source>
        <translation>Personne n’a complété</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Not three different ranks eight or lower, nor nine or lower with few live cards that would pair them</source>
        <translation>Pas trois rangs différents, huit ou moins, ni neuf ou moins avec peu de cartes vivantes pour les doubler</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>One opponent, and one bet on the last street</source>
        <translation>Un adversaire, une mise au dernier tour</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Stud for low</source>
        <translation>Stud low</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Three different ranks, eight or lower, or nine or lower with few live cards that would pair them</source>
        <translation>Trois rangs différents, huit ou moins, ou neuf ou moins avec peu de cartes vivantes pour les doubler</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Three different ranks, six or lower</source>
        <translation>Trois rangs différents, six ou moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>With any hand, {door_steals}% of the time</source>
        <translation>Avec n’importe quelle main, {door_steals} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/rule.py"/>
        <source>A call takes at least {commits}% of the stack</source>
        <translation>Suivre engage {commits} % du tapis ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/rule.py"/>
        <source>With any other hand, {bluff_raises}% of the time</source>
        <translation>Avec toute autre main, {bluff_raises} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/rule.py"/>
        <source>{tight}% of the time against at least four opponents, less often against fewer</source>
        <translation>{tight} % du temps contre au moins quatre adversaires, moins souvent contre moins</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>A call takes at least {commits}% of the stack, and it has {for_the_stack}% of the equity it needs; {careful} points more than needed is always enough</source>
        <translation>Suivre engage au moins {commits} % du tapis, et il a {for_the_stack} % de l’équité qu’il lui faut ; {careful} points de plus que nécessaire suffisent toujours</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>A check: {share}% equity.</source>
        <translation>Parole : {share} % d’équité.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>A fold: {share}% equity, {price}% needed, but this player wants about {asks}%.</source>
        <translation>Se couche : {share} % d’équité pour {price} % nécessaires, mais ce joueur en veut environ {asks} %.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>A fold: {share}% equity, {price}% needed.</source>
        <translation>Se couche : {share} % d’équité pour {price} % nécessaires.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>It has the equity it needs, but not the margin that this player wants</source>
        <translation>Il a l’équité nécessaire, mais pas la marge que veut ce joueur</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>Worth this much of the stack: {share}% equity, {price}% needed.</source>
        <translation>Vaut autant du tapis : {share} % d’équité pour {price} % nécessaires.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A call, not a raise: {share}% equity, but an opponent shows a pair and may have more.</source>
        <translation>Suivre sans relancer : {share} % d’équité, mais un adversaire montre une paire et peut avoir mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A check: an opponent shows a pair that won't fold to a bluff.</source>
        <translation>Parole : un adversaire montre une paire qui ne cédera pas à un bluff.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A fold: no live pair, no three to a flush or straight, no three high cards.</source>
        <translation>Se couche : ni paire vivante, ni trois cartes vers une couleur ou une quinte, ni trois cartes hautes.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A live or high pair, three to a flush in a live suit or to a straight, or three high cards</source>
        <translation>Une paire vivante ou haute, trois cartes d’une couleur vivante ou vers une quinte, trois cartes hautes</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A steal: nobody has come in, and its up card is the highest.</source>
        <translation>Un vol : personne n’est entré, et sa carte ouverte est la plus haute.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A top {raises}% hand against five opponents; once two have come in, only a live or high pair, three to a flush in a live suit or to a straight, or three high cards; looser against fewer, tighter after a raise</source>
        <translation>Une main parmi les {raises} % meilleures contre cinq adversaires ; si deux sont entrés, seulement une paire vivante ou haute, trois cartes d’une couleur vivante ou vers une quinte, ou trois cartes hautes ; plus large contre moins, plus serré après une relance</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>At least 50% equity, but less than 75% if nobody has raised, and not three of a kind or better</source>
        <translation>Au moins 50 % d’équité, mais moins de 75 % si personne n’a relancé, et ni brelan ni mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Brings it in</source>
        <translation>Pose le bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Cheap to come in, with a live pair, three to a flush or straight, or high cards.</source>
        <translation>Entrer coûte peu, avec une paire vivante, trois cartes vers une couleur ou une quinte, ou des cartes hautes.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Every hand not worth a bet</source>
        <translation>Toute main qui ne vaut pas une mise</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>From fifth street on, an opponent shows the highest pair</source>
        <translation>À partir de la 5e street, un adversaire montre la plus haute paire</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>From fifth street on, an opponent shows the highest pair, or any pair after a raise</source>
        <translation>À partir de la 5e street, un adversaire montre la plus haute paire, ou n’importe quelle paire après une relance</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>It has to bring it in</source>
        <translation>Il doit poser le bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>It has to bring it in.</source>
        <translation>Il doit poser le bring-in.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>It shows the highest open pair, and has nearly a fair share of the equity</source>
        <translation>Il montre la plus haute paire ouverte, et il a près de sa juste part d’équité</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Its open pair is the highest on the table, so it bets.</source>
        <translation>Sa paire ouverte est la plus haute de la table : il mise.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>No live or high pair, no three to a flush in a live suit or to a straight, no three high cards</source>
        <translation>Ni paire vivante ou haute, ni trois cartes d’une couleur vivante ou vers une quinte, ni trois cartes hautes</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Nobody has come in, at most three players are left to act, and its up card, ten or higher, is the highest</source>
        <translation>Personne n’est entré, trois joueurs au plus doivent encore parler, et sa carte ouverte, un dix ou plus, est la plus haute</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>There is only the bring-in to call</source>
        <translation>Il n’y a que le bring-in à suivre</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A check: an opponent shows three low cards and won't fold half of the pot to a bluff.</source>
        <translation>Parole : un adversaire montre trois cartes basses et n’abandonnera pas la moitié du pot à un bluff.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A fold: no three live low cards, no good pair, no suited low cards.</source>
        <translation>Se couche : ni trois cartes basses vivantes, ni bonne paire, ni cartes basses assorties.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A low that no opponent's up cards can beat</source>
        <translation>Un low qu’aucun adversaire ne peut battre, à voir leurs cartes ouvertes</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A steal with any hand: nobody has come in, and the one opponent left folds to a raise about {gives_up}% of the time.</source>
        <translation>Un vol avec n’importe quelle main : personne n’est entré, et le seul adversaire restant se couche face à une relance environ {gives_up} % du temps.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A top {raises}% hand against five opponents, but no pair of tens or lower without an ace once others have come in; looser against fewer, tighter after a raise</source>
        <translation>Une main parmi les {raises} % meilleures contre cinq adversaires, sauf une paire de dix ou moins sans as quand d’autres sont entrés ; plus large contre moins, plus serré après une relance</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>An ace and two other ranks, seven or lower</source>
        <translation>Un as et deux autres rangs jusqu’au sept</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>At least 50% equity, but less than 75% if nobody has raised, and neither a low nor three of a kind or better</source>
        <translation>Au moins 50 % d’équité, mais moins de 75 % si personne n’a relancé, et ni low, ni brelan ou mieux</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>At most one bet so far</source>
        <translation>Une seule mise au plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>At most three low cards, no pair, no four to a flush or straight, unless it has far more equity than it needs</source>
        <translation>Trois cartes basses au plus, pas de paire, pas quatre cartes vers une couleur ou une quinte, sauf s’il a bien plus d’équité qu’il n’en faut</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Cheap to come in, with three low cards, a good pair, or suited low cards.</source>
        <translation>Entrer coûte peu, avec trois cartes basses, une bonne paire ou des cartes basses assorties.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Fifth and sixth street</source>
        <translation>5e et 6e street</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>From fifth street on, an opponent shows three low cards</source>
        <translation>À partir de la 5e street, un adversaire montre trois cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>No opponent's up cards can beat this low, so it bets for the other half.</source>
        <translation>À voir leurs cartes ouvertes, aucun adversaire ne peut battre ce low : il mise pour l’autre moitié.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>No opponent's up cards can beat this low, so it raises for the other half.</source>
        <translation>À voir leurs cartes ouvertes, aucun adversaire ne peut battre ce low : il relance pour l’autre moitié.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>No three cards six or lower, no three low cards that are live or include an ace, no pair of jacks or higher, no live pair with an ace or with two low ranks, no three suited cards with two low ones</source>
        <translation>Ni trois cartes jusqu’au six, ni trois cartes basses vivantes ou avec un as, ni paire de valets ou plus, ni paire vivante avec un as ou avec deux rangs bas, ni trois cartes d’une couleur dont deux basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Nobody has come in, and the one opponent left is the bring-in</source>
        <translation>Il ne reste qu’un adversaire, celui du bring-in, et personne n’est entré</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>The cards missed: no four low cards, no pair, no four to a flush or straight.</source>
        <translation>Les cartes n’ont pas aidé : ni quatre cartes basses, ni paire, ni quatre cartes vers une couleur ou une quinte.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Three cards six or lower, three low cards that are live or include an ace, a pair of jacks or higher, a live pair with an ace or with two low ranks, or three suited cards with two low ones</source>
        <translation>Trois cartes jusqu’au six, trois cartes basses vivantes ou avec un as, une paire de valets ou plus, une paire vivante avec un as ou avec deux rangs bas, ou trois cartes d’une couleur dont deux basses</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>With any hand, if that opponent folds to raises often enough that completing pays at once</source>
        <translation>Avec n’importe quelle main, si cet adversaire se couche assez souvent face aux relances pour que compléter rapporte aussitôt</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Worth a call: an ace and two more cards seven or lower may win both halves.</source>
        <translation>Assez bon pour suivre : un as et deux autres cartes, sept ou moins, peuvent gagner les deux moitiés.</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>{locked}% of the time</source>
        <translation>{locked} % du temps</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>{tight}% of the time against at least two opponents</source>
        <translation>{tight} % du temps contre deux adversaires ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>Plays at random: any legal action.</source>
        <translation>Joue au hasard : n’importe quelle action permise.</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>player {text}: expected one of {names}, random, or a style with a skill ({skills}) such as tag:expert</source>
        <translation>joueur {text} : valeurs possibles : {names}, random, ou un style avec un niveau ({skills}) comme tag:expert</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{about} Looks only at its own cards, calls too much and hardly ever bluffs.</source>
        <translation>{about} Ne regarde que ses propres cartes, suit trop et ne bluffe presque jamais.</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{about} Works out what you can have, and bluffs just as often as its value bets allow.</source>
        <translation>{about} Lit ce que vous pouvez avoir, et bluffe autant que ses mises de valeur le permettent.</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{style}, beginner</source>
        <translation>{style}, débutant</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{style}, expert</source>
        <translation>{style}, expert</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{style}, intermediate</source>
        <translation>{style}, confirmé</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/lag.py"/>
        <source>LAG</source>
        <translation>LAG</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/lag.py"/>
        <source>Loose-aggressive</source>
        <translation>Large-agressif</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/lag.py"/>
        <source>Plays many hands and keeps betting; bluffs more than most.</source>
        <translation>Joue beaucoup de mains et continue à miser ; bluffe plus que la plupart.</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/loose.py"/>
        <source>Loose</source>
        <translation>Large</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/loose.py"/>
        <source>Plays many hands to see what comes; folds when the odds are wrong.</source>
        <translation>Joue beaucoup de mains pour voir ce qui vient ; se couche quand la cote est mauvaise.</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/maniac.py"/>
        <source>Maniac</source>
        <translation>Maniaque</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/maniac.py"/>
        <source>Raises almost anything on every street: wait for a hand and let it bet.</source>
        <translation>Relance avec presque tout à chaque tour : attendez une main et laissez-le miser.</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/rock.py"/>
        <source>Rock</source>
        <translation>Rock</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/rock.py"/>
        <source>Waits for the best hands and hardly ever bluffs: respect its raises.</source>
        <translation>Attend les meilleures mains et ne bluffe presque jamais : prenez ses relances au sérieux.</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/station.py"/>
        <source>Calling station</source>
        <translation>Calling station</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/station.py"/>
        <source>Plays and calls far too much and rarely raises: never bluff it.</source>
        <translation>Joue et suit beaucoup trop, et relance rarement : ne le bluffez jamais.</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/station.py"/>
        <source>Station</source>
        <translation>Station</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/tag.py"/>
        <source>Plays few hands and bets them hard; folds when the odds are wrong.</source>
        <translation>Joue peu de mains et mise fort avec elles ; se couche quand la cote est mauvaise.</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/tag.py"/>
        <source>TAG</source>
        <translation>TAG</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/tag.py"/>
        <source>Tight-aggressive</source>
        <translation>Serré-agressif</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/database/database.py"/>
        <source>The stored hands are damaged. Whatever can be saved will be back soon.</source>
        <translation>Les mains enregistrées sont endommagées. Celles qui peuvent être sauvées reviennent bientôt.</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/database/database.py"/>
        <source>The stored hands are damaged: {problem}</source>
        <translation>Les mains enregistrées sont endommagées : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/database/database.py"/>
        <source>the file is gone</source>
        <translation>le fichier a disparu</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Another program is using the stored hands. What you play in the meantime is kept in memory only. ({file})</source>
        <translation>Un autre programme occupe les mains enregistrées. Ce que vous jouez d’ici là reste en mémoire seulement. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Hands are being saved again, including the one played in the meantime. ({file})</source>
        <translation>Les mains sont de nouveau enregistrées, y compris celle jouée entre-temps. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Hands are being saved again, including the {count} played in the meantime. ({file})</source>
        <translation>Les mains sont de nouveau enregistrées, y compris celles jouées entre-temps : {count}. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Hands are being saved again. ({file})</source>
        <translation>Les mains sont de nouveau enregistrées. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Nothing can be saved: {detail}. What you play now is kept in memory only. ({file})</source>
        <translation>Rien ne peut être enregistré : {detail}. Ce que vous jouez maintenant reste en mémoire seulement. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Part of the file of stored hands is missing: the last hands may be lost. ({file})</source>
        <translation>Il manque une partie du fichier des mains enregistrées : les dernières sont peut-être perdues. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The disk is full. What you play now is kept in memory only, until there is room again. ({file})</source>
        <translation>Le disque est plein. Ce que vous jouez maintenant reste en mémoire seulement, jusqu’à ce qu’il y ait de la place. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The disk reports an error: {detail}. What you play now is kept in memory only. ({file})</source>
        <translation>Le disque signale une erreur : {detail}. Ce que vous jouez maintenant reste en mémoire seulement. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The file of stored hands was missing: all hands were written to a new one. ({file})</source>
        <translation>Le fichier des mains enregistrées avait disparu : toutes les mains ont été écrites dans un nouveau fichier. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are damaged. What you play now is kept in memory only. ({file})</source>
        <translation>Les mains enregistrées sont endommagées. Ce que vous jouez maintenant reste en mémoire seulement. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are damaged: none could be read. They are kept in {file}; a new file was started.</source>
        <translation>Les mains enregistrées sont endommagées : aucune n’a pu être lue. Elles sont gardées dans {file} ; un nouveau fichier a été commencé.</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are damaged: {saved}, {lost}. The damaged file is kept as {file}.</source>
        <translation>Les mains enregistrées sont endommagées : {saved}, {lost}. Le fichier endommagé est gardé sous {file}.</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are from a newer version. They are kept in {file}; a new file was started.</source>
        <translation>Les mains enregistrées viennent d’une version plus récente. Elles sont gardées dans {file} ; un nouveau fichier a été commencé.</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are from a newer version. What you play now is kept in memory only. ({file})</source>
        <translation>Les mains enregistrées viennent d’une version plus récente. Ce que vous jouez maintenant reste en mémoire seulement. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>no hand was saved</source>
        <translation>aucune main sauvée</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>none is missing</source>
        <translation>aucune ne manque</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>one could not be read</source>
        <translation>une n’a pas pu être lue</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>one hand was saved</source>
        <translation>une main sauvée</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>{count} could not be read</source>
        <translation>illisibles : {count}</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>{count} hands were saved</source>
        <translation>{count} mains sauvées</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/rows/journal.py"/>
        <source>hand {number} is damaged: its text has changed since it was written</source>
        <translation>la main {number} est endommagée : son texte n’est pas celui qui a été écrit</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/rows/journal.py"/>
        <source>hand {number} is damaged: {problem}</source>
        <translation>la main {number} est endommagée : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/rows/journal.py"/>
        <source>there is no hand {number}</source>
        <translation>il n’y a pas de main {number}</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/rows/tables.py"/>
        <source>there is no table {number}</source>
        <translation>il n’y a pas de table {number}</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/store/store.py"/>
        <source>hand {number} is not finished</source>
        <translation>la main {number} n’est pas finie</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/store/store.py"/>
        <source>tag {tag}: expected a word</source>
        <translation>étiquette {tag} : il faut un mot</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>No hand was imported</source>
        <translation>Aucune main n’a été importée</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>Nothing was exported: none of the hands could be written</source>
        <translation>Rien n’a été exporté : aucune des mains n’a pu être écrite</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>One hand was imported</source>
        <translation>Une main a été importée</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>One hand was written to {file}</source>
        <translation>Une main a été écrite dans {file}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>The export was stopped: nothing was written</source>
        <translation>L’exportation a été arrêtée : rien n’a été écrit</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>one was already there</source>
        <translation>une y était déjà</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>the file ends before the hand is over</source>
        <translation>le fichier finit avant la fin du coup</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{count} hands were imported</source>
        <translation>Mains importées : {count}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{count} hands were written to {file}</source>
        <translation>Mains écrites dans {file} : {count}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{count} were already there</source>
        <translation>déjà présentes : {count}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} n’a pas pu être écrit : {reason}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{taken}, {left}</source>
        <translation>{taken}, {left}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>action {number} {text}: {problem}</source>
        <translation>action {number} {text} : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>action {number}: {value} is not text</source>
        <translation>action {number} : {value} n’est pas un texte</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>expected d dh, d db, or a player with f, cc, cbr, pb, sd or sm</source>
        <translation>il faut d dh, d db, ou un joueur avec f, cc, cbr, pb, sd ou sm</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>{text} is more cards than a deck has</source>
        <translation>{text} : plus de cartes que n’en a le jeu</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>{word} isn't a player: expected p1 to p{players}</source>
        <translation>{word} n’est pas un joueur : il faut p1 à p{players}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>antes: unequal antes are dead money and need ante_trimming_status = false</source>
        <translation>antes : des antes inégales sont de l’argent mort et demandent ante_trimming_status = false</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>cannot read {file}: {reason}</source>
        <translation>{file} est illisible : {reason}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>the key {key} is missing</source>
        <translation>la clé {key} manque</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>this game has no draw</source>
        <translation>ce jeu n’a pas de tirage</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{file}, hand {number}: {problem}</source>
        <translation>{file}, main {number} : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: expected finite amounts</source>
        <translation>{key} : il faut des montants finis</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {count} amounts for {players} players</source>
        <translation>{key} : {count} montants pour {players} joueurs</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {count} players: {game} is played with 2 to {most}</source>
        <translation>{key} : {count} joueurs : {game} se joue de 2 à {most}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value} is below 0</source>
        <translation>{key} : {value} est au-dessous de 0</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value} is neither true nor false</source>
        <translation>{key} : {value} n’est ni true ni false</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value} isn't an array</source>
        <translation>{key} : {value} n’est pas un tableau</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value}: expected 7, 8 or 9</source>
        <translation>{key} : {value} : il faut 7, 8 ou 9</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value}: expected a finite amount above 0</source>
        <translation>{key} : {value} : il faut un montant fini au-dessus de 0</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value}: expected stacks above 0</source>
        <translation>{key} : {value} : il faut des tapis au-dessus de 0</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>Stacks: {stacks}</source>
        <translation>Tapis : {stacks}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>The file ends before the hand is over.</source>
        <translation>Le fichier s’arrête avant la fin du coup.</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>action {number}: {problem}</source>
        <translation>action {number} : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>after {where}</source>
        <translation>après {where}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>cards must be dealt first</source>
        <translation>il faut d’abord distribuer des cartes</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>no card can be dealt now: p{player} is to act</source>
        <translation>aucune carte à distribuer maintenant : c’est à p{player} de parler</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>no card can be dealt: the hand is over</source>
        <translation>aucune carte à distribuer : le coup est fini</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>p{player} is to act</source>
        <translation>c’est à p{player} de parler</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>p{player} shows {shown} but was dealt {dealt}</source>
        <translation>p{player} montre {shown} mais a reçu {dealt}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>the file has no card for p{player}, who is dealt one</source>
        <translation>pas de carte dans le fichier pour p{player}, qui doit en recevoir une</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>the file has no card for the board, which is dealt one</source>
        <translation>pas de carte dans le fichier pour le board, qui doit en recevoir une</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>the hand is over</source>
        <translation>le coup est fini</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>{card} is dealt twice</source>
        <translation>{card} est distribuée deux fois</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>variant {code} is not played here: expected one of {names}</source>
        <translation>le jeu {code} ne se joue pas ici : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>variant: {code} isn't a variant code: expected something like 'NT'</source>
        <translation>variant : {code} n’est pas un code : écrivez par exemple 'NT'</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{file}: no hand in it: expected the keys variant, antes, starting_stacks and actions</source>
        <translation>{file} : aucune main : il faut les clés variant, antes, starting_stacks et actions</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{file}: not a PHH file: {problem}</source>
        <translation>{file} : pas un fichier PHH : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{key}: {value} is too large</source>
        <translation>{key} : {value} est trop grand</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{key}: {value} isn't an amount</source>
        <translation>{key} : {value} n’est pas un montant</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{value} has more than {most} decimals</source>
        <translation>{value} a plus de {most} décimales</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{value} is finer than the file's smallest unit</source>
        <translation>{value} est plus fin que la plus petite unité du fichier</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{value} is too large an amount</source>
        <translation>{value} est un montant trop grand</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{value} isn't an amount: expected a number such as 350 or 0.75</source>
        <translation>{value} n’est pas un montant : il faut un nombre comme 350 ou 0.75</translation>
    </message>
    <message>
        <location filename="pokertable/session/play/buy_ins.py"/>
        <source>{name} buys in for {amount}</source>
        <translation>{name} prend une cave de {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/play/practice.py"/>
        <source>{count} players: {game} is played here by 2 to {most}</source>
        <translation>{count} joueurs : {game} se joue ici de 2 à {most}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>ante {ante}, bring-in {bring_in}: no game of {mix} has them</source>
        <translation>ante {ante}, bring-in {bring_in} : aucun jeu de {mix} n’en a</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>big-blind ante {ante}: a mix is played without one</source>
        <translation>ante de grosse blind {ante} : un jeu mixte se joue sans</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>big-blind ante {ante}: {game} has no blinds</source>
        <translation>ante de grosse blind {ante} : {game} n’a pas de blinds</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>bring-in {bring_in}: {game} has blinds</source>
        <translation>bring-in {bring_in} : {game} a des blinds</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>game {game}: expected one of {names}</source>
        <translation>jeu {game} : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>opponents {names}: expected one name each</source>
        <translation>adversaires {names} : il faut un nom pour chacun</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>seats {seats}: {game} is played by 2 to {most}</source>
        <translation>places {seats} : {game} se joue de 2 à {most}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>sit and go {structure} of {field} players: expected both, or neither</source>
        <translation>sit and go {structure} de {field} joueurs : attendu les deux, ou aucun</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>stack {stack}: expected {least} to {most} chips</source>
        <translation>tapis {stack} : de {least} à {most} jetons</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>stakes {low}/{high}: expected whole chips, the larger number last</source>
        <translation>limites {low}/{high} : des jetons entiers, le plus grand nombre en dernier</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>stakes {stakes}: expected two whole numbers, such as 1/2</source>
        <translation>limites {stakes} : deux nombres entiers, comme 1/2</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>{count} opponents for {seats} seats: expected {others}</source>
        <translation>{count} adversaires pour {seats} places : il en faut {others}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/opponents.py"/>
        <source>no name: expected an entry such as {example}</source>
        <translation>pas de nom : écrivez par exemple {example}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/opponents.py"/>
        <source>{name} is unknown: expected {names}</source>
        <translation>{name} est inconnu : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>byte {number} is not UTF-8 text</source>
        <translation>l’octet {number} n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>nested too deeply</source>
        <translation>imbrication trop profonde</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>not valid {form}</source>
        <translation>{form} incorrect</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>not valid {form} at line {line}, column {column}</source>
        <translation>{form} incorrect à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>{number}: expected a finite number</source>
        <translation>{number} : il faut un nombre fini</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>The settings cannot be read: {reason}. The file could not be set aside: {fault}. ({file})</source>
        <translation>Les paramètres sont illisibles : {reason}. Le fichier n’a pu être mis de côté : {fault}. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>The settings cannot be read: {reason}. The file was set aside as {aside}; the defaults are used. ({file})</source>
        <translation>Les paramètres sont illisibles : {reason}. Le fichier a été mis de côté sous le nom {aside} ; les valeurs par défaut sont prises. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>These settings could not be read and are back to their defaults: {entries}. The file could not be copied: {fault}. ({file})</source>
        <translation>Ces réglages n’ont pas pu être lus et ont repris leur valeur par défaut : {entries}. Le fichier n’a pas pu être copié : {fault}. ({file})</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>These settings could not be read and are back to their defaults: {entries}. The file is kept as {file}.</source>
        <translation>Ces réglages n’ont pas pu être lus et ont repris leur valeur par défaut : {entries}. Le fichier est gardé sous {file}.</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>expected a JSON object</source>
        <translation>il faut un objet JSON</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/whole_file.py"/>
        <source>it isn't a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/whole_file.py"/>
        <source>more than {most} bytes</source>
        <translation>plus de {most} octets</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/whole_file.py"/>
        <source>not text: nothing but zeros</source>
        <translation>pas de texte : rien que des zéros</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/whole_file.py"/>
        <source>too many files were set aside already</source>
        <translation>trop de fichiers ont déjà été mis de côté</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>Python is needed on this system</source>
        <translation>il faut Python sur ce système</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>expected a Python file, a shell script or an executable file</source>
        <translation>il faut un fichier Python, un script shell ou un fichier exécutable</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>hand {number}, {street}</source>
        <translation>main {number}, {street}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>no answer within {seconds} s</source>
        <translation>pas de réponse en {seconds} s</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>no closing quotation</source>
        <translation>guillemet non fermé</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>program {name}: {problem}</source>
        <translation>programme {name} : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>program: expected a command line, such as program:./mybot.py</source>
        <translation>program : il faut une ligne de commande, comme program:./mybot.py</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>the program ended</source>
        <translation>le programme s’est arrêté</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>the program ended with status {status}</source>
        <translation>le programme s’est arrêté avec le code {status}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>{where}: {problem}</source>
        <translation>{where} : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>discard {text}: expected cards from {cards}</source>
        <translation>écart {text} : il faut des cartes parmi {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>discard {text}: {problem}</source>
        <translation>écart {text} : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>raise to {to}: expected {least} or {most}</source>
        <translation>relance à {to} : {least} ou {most} attendu</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>raise to {to}: expected {least} to {most}</source>
        <translation>relance à {to} : il faut de {least} à {most}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>{text}: expected a JSON object</source>
        <translation>{text} : il faut un objet JSON</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>{text}: expected a JSON object on one line</source>
        <translation>{text} : il faut un objet JSON sur une ligne</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>{text}: expected one of {names}</source>
        <translation>{text} : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>{text}: expected {example}</source>
        <translation>{text} : il faut {example}</translation>
    </message>
    <message>
        <location filename="pokertable/session/record/table.py"/>
        <source>{mix}: {game}</source>
        <translation>{mix} : {game}</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/absent.py"/>
        <source>Absent</source>
        <translation>Absent</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/absent.py"/>
        <source>Has left: folds every hand.</source>
        <translation>A quitté la table : couche toutes ses mains.</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/absent.py"/>
        <source>It has left the tournament.</source>
        <translation>Il a quitté le tournoi.</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulate.py"/>
        <source>a process that played hands was ended by the system: try fewer --jobs</source>
        <translation>un processus qui jouait des mains a été arrêté par le système : réduisez --jobs</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulate.py"/>
        <source>jobs {jobs}: expected 1 or more</source>
        <translation>processus {jobs} : il en faut 1 ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>hands {hands}: duplicate play needs a multiple of the {count} players</source>
        <translation>mains {hands} : en duplicate il faut un multiple des {count} joueurs</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>hands {hands}: expected 1 or more</source>
        <translation>mains {hands} : il en faut 1 ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>stack {stack}: expected 1 or more chips</source>
        <translation>tapis {stack} : il faut 1 jeton ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>time per move {seconds}: expected more than 0 and at most {most} seconds</source>
        <translation>temps d’une action {seconds} : il faut plus de 0 et au plus {most} secondes</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>{count} players: {game} is played by 2 to {most}</source>
        <translation>{count} joueurs : {game} se joue de 2 à {most}</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/tournaments.py"/>
        <source>tournaments {count}: expected 1 or more</source>
        <translation>tournois {count} : attendu 1 ou plus</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/tournaments.py"/>
        <source>{count} players: expected at most {field}, the size of the field</source>
        <translation>{count} joueurs : attendu au plus {field}, le nombre de joueurs du tournoi</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/prizes.py"/>
        <source>field {players}: expected {names} players</source>
        <translation>tournoi de {players} : attendu {names} joueurs</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}, level {small}/{big}: expected a small blind below the big blind, and each level above the one before</source>
        <translation>{key}, niveau {small}/{big} : attendu une petite blinde sous la grosse, et chaque niveau au-dessus du précédent</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}, {name} {value}: expected a whole number above 0</source>
        <translation>{key}, {name} {value} : attendu un nombre entier au-dessus de 0</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}: expected at least one level</source>
        <translation>{key} : attendu au moins un niveau</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}: expected one of {names}</source>
        <translation>{key} : attendu l’un de {names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}: {problem}</source>
        <translation>{key} : {problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/tournament.py"/>
        <source>field {players}: a table of {game} has 2 to {most} players</source>
        <translation>tournoi de {players} : une table de {game} a de 2 à {most} joueurs</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>**{street}**: {dealt}.</source>
        <translation>**{street}** : {dealt}.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>**{street}**: {dealt}; big bets.</source>
        <translation>**{street}** : {dealt} ; grosses mises.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>**{street}**: {dealt}; small bets.</source>
        <translation>**{street}** : {dealt} ; petites mises.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>1 card face down</source>
        <translation>1 carte fermée</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>1 card face up</source>
        <translation>1 carte ouverte</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>1 card to the board</source>
        <translation>1 carte au board</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>A card is [burned](words.md#burn-card) before each street after the first.</source>
        <translation>Une carte est [brûlée](words.md#burn-card) avant chaque street après la première.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>All {cards} cards play.</source>
        <translation>Les {cards} cartes jouent toutes.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Any five of the {cards} cards may play.</source>
        <translation>Cinq quelconques des {cards} cartes peuvent jouer.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Each later round of betting begins with the first player left of the button who is still in.</source>
        <translation>Chaque tour d’enchères suivant commence par le premier joueur à gauche du bouton encore dans le coup.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Everybody antes, and the highest up card [brings it in](stud.md#the-bring-in); the ace is low here.</source>
        <translation>Chacun paie une ante, et la carte ouverte la plus haute pose le [bring-in](stud.md#the-bring-in) ; l’as est bas ici.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Everybody antes, and the lowest up card [brings it in](stud.md#the-bring-in); the ace is high here.</source>
        <translation>Chacun paie une ante, et la carte ouverte la plus basse pose le [bring-in](stud.md#the-bring-in) ; l’as est haut ici.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Exactly {own} of your own cards play, with exactly {board} of the board.</source>
        <translation>Exactement {own} de vos cartes jouent, avec exactement {board} du board.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>For the high: {cards}</source>
        <translation>Pour le high : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>For the low: {cards}</source>
        <translation>Pour le low : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Half of the pot</source>
        <translation>La moitié du pot</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>If nobody has such a low, the best hand for the other half wins the whole pot.</source>
        <translation>Si personne n’a un tel low, la meilleure main pour l’autre moitié gagne tout le pot.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>It is played {limits}.</source>
        <translation>Il se joue en {limits}.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>On each later street the highest hand showing [acts first](stud.md#who-opens).</source>
        <translation>Sur chaque street suivante, la main visible la plus haute [parle en premier](stud.md#who-opens).</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>On each later street the lowest hand showing [acts first](stud.md#who-opens).</source>
        <translation>Sur chaque street suivante, la main visible la plus basse [parle en premier](stud.md#who-opens).</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>The [blinds](flop-games.md#button-and-blinds) are posted first, and the first round of betting begins left of the big blind.</source>
        <translation>Les [blinds](flop-games.md#button-and-blinds) sont d’abord posées, et le premier tour d’enchères commence à gauche de la grosse blind.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>The [showdown](pots-and-showdown.md#who-shows-first) follows.</source>
        <translation>Puis vient l’[abattage](pots-and-showdown.md#who-shows-first).</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>The cards for the high and those for the low are chosen separately.</source>
        <translation>Les cartes du high et celles du low se choisissent séparément.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>The whole pot</source>
        <translation>Tout le pot</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Up to {seats} players can play.</source>
        <translation>Jusqu’à {seats} joueurs peuvent jouer.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>each player discards any number of cards and draws as many</source>
        <translation>chacun écarte autant de cartes qu’il veut et en reçoit autant</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{n} cards face down</source>
        <translation>{n} cartes fermées</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{n} cards face up</source>
        <translation>{n} cartes ouvertes</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{n} cards to the board</source>
        <translation>{n} cartes au board</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{own} cards each, hidden from the others.</source>
        <translation>{own} cartes chacun, que personne d’autre ne voit.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{own} cards each, some of them face up.</source>
        <translation>{own} cartes chacun, dont certaines ouvertes.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{own} cards each, {board} on the board.</source>
        <translation>{own} cartes chacun, {board} sur le board.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the [lowest hand](hands.md#lows-of-razz): the ace is low, and pairs count against you.</source>
        <translation>{part} va à la [main la plus basse](hands.md#lows-of-razz) : l’as est bas, et les paires comptent contre vous.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the best [badugi](hands.md#hands-of-badugi): four cards of different suits and ranks, as low as possible.</source>
        <translation>{part} va au meilleur [badugi](hands.md#hands-of-badugi) : quatre cartes de quatre couleurs et de quatre rangs différents, aussi bas que possible.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the best [high hand](hands.md#the-order-of-hands).</source>
        <translation>{part} va à la meilleure [main haute](hands.md#the-order-of-hands).</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the best [low](hands.md#lows): here five cards of different ranks, {rank} or lower.</source>
        <translation>{part} va au meilleur [low](hands.md#lows), ici cinq cartes de cinq rangs différents, {rank} ou moins.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the worst [poker hand](hands.md#hands-of-deuce-to-seven): pairs, straights and flushes count against you, and the ace is high.</source>
        <translation>{part} va à la pire [main de poker](hands.md#hands-of-deuce-to-seven) : paires, quintes et couleurs comptent contre vous, et l’as est haut.</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/line.py"/>
        <source>Dead: {cards}</source>
        <translation>Mortes : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/line.py"/>
        <source>{items}, {item}</source>
        <translation>{items}, {item}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>1 of {of} hands beats it</source>
        <translation>battue par 1 main sur {of}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>a straight flush in {suit}s</source>
        <translation>une quinte flush à {suit}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>any {count} unseen cards</source>
        <translation>{count} cartes inconnues quelconques</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>any {rank}</source>
        <translation>{rank} quelconque</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>behind every hand showing</source>
        <translation>derrière toutes les mains visibles</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>behind the best hand showing</source>
        <translation>derrière la meilleure main visible</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>second</source>
        <translation>deuxièmes</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>the nut low</source>
        <translation>les nuts en low</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>the nuts</source>
        <translation>les nuts</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>third</source>
        <translation>troisièmes</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{beaten}, up to {best}</source>
        <translation>{beaten}, jusqu’à {best}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{beaten}; whatever is behind the best hand showing</source>
        <translation>{beaten} ; quelles que soient les cartes derrière le meilleur jeu découvert</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{beaten}; {assumed}</source>
        <translation>{beaten} ; {assumed}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{count} of {of} hands beat it</source>
        <translation>battue par {count} mains sur {of}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{place} nut low</source>
        <translation>{place} nuts en low</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{place} nuts</source>
        <translation>{place} nuts</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{place}; {beaten}, {assumed}</source>
        <translation>{place} ; {beaten}, {assumed}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{place}; {beaten}: {by}</source>
        <translation>{place} ; {beaten} : {by}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{rank}-x of {suit}s</source>
        <translation>{rank}-x à {suit}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>double-suited</source>
        <translation>bicolore</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>four {ranks}</source>
        <translation>carré de {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>pair of {ranks}</source>
        <translation>paire de {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>pair of {ranks} with the door card</source>
        <translation>paire de {ranks} avec la première carte ouverte</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>rainbow</source>
        <translation>quatre couleurs différentes</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>rundown</source>
        <translation>cartes qui se suivent</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>suited</source>
        <translation>deux cartes assorties</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>three {ranks}</source>
        <translation>brelan de {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>three {ranks} with the door card</source>
        <translation>brelan de {ranks} avec la première carte ouverte</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>triple-suited</source>
        <translation>trois fois assortie</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>two pair, {high} and {low}</source>
        <translation>deux paires, {high} et {low}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{count} of one suit</source>
        <translation>{count} de même couleur</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{count} to a flush</source>
        <translation>{count} à couleur</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{count} to a straight</source>
        <translation>{count} à quinte</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{count} to a straight flush</source>
        <translation>{count} à quinte flush</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{ranks} in the hand</source>
        <translation>{ranks} dans la main</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{ranks} offsuit</source>
        <translation>{ranks} dépareillés</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{ranks} suited</source>
        <translation>{ranks} assortis</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{rank} high</source>
        <translation>hauteur {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{words}</source>
        <translation>{words}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Betting</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Mixes</source>
        <translation>Jeux mixtes</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Showdown</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Sit and goes</source>
        <translation>Sit and go</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Words</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>Main pot</source>
        <translation>Pot principal</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>Side pot</source>
        <translation>Pot annexe</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>Side pot {number}</source>
        <translation>Pot annexe {number}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You scoop {amount}</source>
        <translation>Vous scoopez {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You scoop {amount}, {pot}</source>
        <translation>Vous scoopez {amount} ({pot})</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You win {amount}</source>
        <translation>Vous gagnez {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You win {amount}, {part} {pot}</source>
        <translation>Vous gagnez {amount} ({part}, {pot})</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You win {amount}, {part} {pot} ({share})</source>
        <translation>Vous gagnez {amount} ({part}, {pot}, {share})</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You win {amount}, {pot}</source>
        <translation>Vous gagnez {amount} ({pot})</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>a quarter of</source>
        <translation>quart</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>a sixth of</source>
        <translation>sixième</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>a third of</source>
        <translation>tiers</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>an eighth of</source>
        <translation>huitième</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>beaten by {hand}</source>
        <translation>perd contre {hand}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>half</source>
        <translation>moitié</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>half the {share}</source>
        <translation>moitié du {share}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>main {amount}</source>
        <translation>principal {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>part of</source>
        <translation>part</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>quartered</source>
        <translation>un quart</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>scoops</source>
        <translation>scoope</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>side pot {number}</source>
        <translation>pot annexe {number}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>side {amount}</source>
        <translation>annexe {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>side {number} {amount}</source>
        <translation>annexe {number} : {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>splits the {share}</source>
        <translation>partage le {share}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>the main pot</source>
        <translation>pot principal</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>the pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>the side pot</source>
        <translation>pot annexe</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>the whole pot</source>
        <translation>tout le pot</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>three quarters</source>
        <translation>trois quarts</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{amount} from {count} pots</source>
        <translation>{amount} sur {count} pots</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{amount} of {pot}</source>
        <translation>{amount} sur {pot}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} scoops {amount}</source>
        <translation>{name} scoope {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} scoops {amount}, {pot}</source>
        <translation>{name} scoope {amount} ({pot})</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} wins {amount}</source>
        <translation>{name} gagne {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} wins {amount}, {part} {pot}</source>
        <translation>{name} gagne {amount} ({part}, {pot})</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} wins {amount}, {part} {pot} ({share})</source>
        <translation>{name} gagne {amount} ({part}, {pot}, {share})</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} wins {amount}, {pot}</source>
        <translation>{name} gagne {amount} ({pot})</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{parts}</source>
        <translation>{parts}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{pot} uncontested</source>
        <translation>{pot} sans opposition</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{pot} with the odd chip</source>
        <translation>{pot} avec le jeton indivisible</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>All-in: the hands are turned up</source>
        <translation>À tapis : les mains sont retournées</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Before the draw</source>
        <translation>Avant le tirage</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Before the flop</source>
        <translation>Avant le flop</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Eight</source>
        <translation>Huit</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Fifth street</source>
        <translation>5e street</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>First draw</source>
        <translation>Premier tirage</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Fourth street</source>
        <translation>4e street</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Nine</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>No</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>One</source>
        <translation>Une</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Second draw</source>
        <translation>Deuxième tirage</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Second street</source>
        <translation>2e street</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Seventh street</source>
        <translation>7e street</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Sixth street</source>
        <translation>6e street</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Ten</source>
        <translation>Dix</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>The deck runs out: folded, burned and discarded cards are shuffled back in</source>
        <translation>Il n’y a plus assez de cartes : les cartes jetées, brûlées et écartées sont mélangées au talon</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>The deck runs out: the burn cards are shuffled back in</source>
        <translation>Il n’y a plus assez de cartes : les cartes brûlées sont mélangées au talon</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>The house takes {amount}</source>
        <translation>La maison prend {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>The last card is a community card: {cards}</source>
        <translation>La dernière carte est commune à tous : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Third draw</source>
        <translation>Troisième tirage</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Third street</source>
        <translation>3e street</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Uncalled bet of {amount} returned to you</source>
        <translation>{amount} non suivis vous reviennent</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Uncalled bet of {amount} returned to {name}</source>
        <translation>{amount} non suivis reviennent à {name}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Up cards: {cards}</source>
        <translation>Cartes ouvertes : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You ante {amount}</source>
        <translation>Vous posez l’ante de {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You are dealt {cards}</source>
        <translation>Vous recevez {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You bet {amount}</source>
        <translation>Vous misez {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You bring in {amount} with {card}</source>
        <translation>Vous posez le bring-in de {amount} avec {card}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You call {amount}</source>
        <translation>Vous suivez {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You call {amount}, {total} in all</source>
        <translation>Vous suivez {amount}, {total} en tout</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You check</source>
        <translation>Vous faites parole</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You complete to {amount}</source>
        <translation>Vous complétez à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You discard {cards}</source>
        <translation>Vous écartez {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You draw {count}</source>
        <translation>Vous changez {count}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You fold</source>
        <translation>Vous vous couchez</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You get {cards}</source>
        <translation>Vous recevez {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You have the button</source>
        <translation>Vous avez le bouton</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You muck</source>
        <translation>Vous jetez vos cartes</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You post {amount}</source>
        <translation>Vous posez {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You raise to {amount}</source>
        <translation>Vous relancez à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You stand pat</source>
        <translation>Vous restez servi</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Your draw: discard or stand pat</source>
        <translation>À vous de tirer : écartez des cartes ou restez servi</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Your turn: bring it in</source>
        <translation>À vous : posez le bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Your turn: nothing to call</source>
        <translation>À vous : rien à suivre</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Your turn: {amount} to call</source>
        <translation>À vous : {amount} à suivre</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{action}, all-in</source>
        <translation>{action}, à tapis</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{count} antes of {amount}</source>
        <translation>{count} antes de {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{items}; {item}</source>
        <translation>{items} ; {item}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} antes {amount}</source>
        <translation>{name} pose l’ante de {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} bets {amount}</source>
        <translation>{name} mise {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} brings in {amount} with {card}</source>
        <translation>{name} pose le bring-in de {amount} avec {card}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} calls {amount}</source>
        <translation>{name} suit {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} calls {amount}, {total} in all</source>
        <translation>{name} suit {amount}, {total} en tout</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} checks</source>
        <translation>{name} fait parole</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} completes to {amount}</source>
        <translation>{name} complète à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} discards {cards}</source>
        <translation>{name} écarte {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} draws {count}</source>
        <translation>{name} change {count}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} folds</source>
        <translation>{name} se couche</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} gets {cards}</source>
        <translation>{name} reçoit {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} has the button</source>
        <translation>{name} a le bouton</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} is dealt {cards}</source>
        <translation>{name} reçoit {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} mucks</source>
        <translation>{name} jette ses cartes</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} posts {amount}</source>
        <translation>{name} pose {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} raises to {amount}</source>
        <translation>{name} relance à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} shows {cards}</source>
        <translation>{name} montre {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} stands pat</source>
        <translation>{name} reste servi</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} to act</source>
        <translation>À {name} de parler</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} to act: {amount} to call</source>
        <translation>À {name} de parler : {amount} à suivre</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} to bring it in</source>
        <translation>{name} doit poser le bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} to draw</source>
        <translation>{name} doit tirer</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{pot} {amount}: {names}</source>
        <translation>{pot} {amount} : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{shown}: {hand}</source>
        <translation>{shown} : {hand}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{street} {cards}</source>
        <translation>{street} {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{street}, pot {amount}</source>
        <translation>{street}, pot {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Bet or check</source>
        <translation>Miser ou faire parole</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Bluffs and bluff-catching</source>
        <translation>Bluffer et démasquer un bluff</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Dead cards and live lows</source>
        <translation>Cartes mortes et bas vivants</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Defending your blind or bring-in</source>
        <translation>Défendre sa blinde ou son bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Facing a raise</source>
        <translation>Face à une relance</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Fifth street's big bet</source>
        <translation>La grosse mise de la cinquième rue</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>First in</source>
        <translation>Premier à entrer</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Half or whole</source>
        <translation>La moitié ou tout</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Nut or not</source>
        <translation>Max ou pas</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Push or fold</source>
        <translation>Tapis ou se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>The price of a draw</source>
        <translation>La cote d’un tirage</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Value on the end</source>
        <translation>La valeur à la fin</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>What to discard</source>
        <translation>Que faut-il écarter</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>A bigger bet earns more.</source>
        <translation>Une mise plus forte rapporte davantage.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>A smaller bet earns more.</source>
        <translation>Une mise plus faible rapporte davantage.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Behind you</source>
        <translation>Après vous</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Bet {amount}.</source>
        <translation>Misez {amount}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Betting is worth more than checking.</source>
        <translation>Miser vaut mieux que faire parole.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Bring it in for {amount}.</source>
        <translation>Posez le bring-in de {amount}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Bring it in, or complete?</source>
        <translation>Bring-in, ou compléter ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Call {amount}.</source>
        <translation>Suivez {amount}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Calling is worth more than raising.</source>
        <translation>Suivre vaut mieux que relancer.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Cards you need, gone</source>
        <translation>Cartes utiles déjà sorties</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Check or bet?</source>
        <translation>Parole, ou miser ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Check.</source>
        <translation>Faites parole.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Checking is free.</source>
        <translation>Faire parole est gratuit.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Checking is worth more than betting.</source>
        <translation>Faire parole vaut mieux que miser.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Complete to {amount}.</source>
        <translation>Complétez à {amount}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Completing is worth more than bringing it in.</source>
        <translation>Compléter vaut mieux que le bring-in.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Discard {cards}.</source>
        <translation>Défaussez {cards}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Fold or call?</source>
        <translation>Se coucher, ou suivre ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Fold, call or raise?</source>
        <translation>Se coucher, suivre ou relancer ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Fold.</source>
        <translation>Couchez-vous.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Later bets will pay for this hand.</source>
        <translation>Les mises à venir paieront cette main.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Out of position, this hand wins less than its share.</source>
        <translation>Hors de position, cette main gagne moins que son équité.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Putting chips in costs more than folding.</source>
        <translation>Mettre des jetons coûte plus que se coucher.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Raise to {amount}.</source>
        <translation>Relancez à {amount}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Raising is worth more than calling.</source>
        <translation>Relancer vaut mieux que suivre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Stand pat, or discard?</source>
        <translation>Rester servi, ou tirer ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Stand pat.</source>
        <translation>Restez servi.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>The cards you keep make the better draw.</source>
        <translation>Les cartes que vous gardez font un meilleur tirage.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>The price is too high for this hand.</source>
        <translation>La cote est trop mauvaise pour cette main.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>This hand is too weak to start with.</source>
        <translation>Cette main de départ est trop faible.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>This hand is worth a raise.</source>
        <translation>Cette main vaut une relance.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Too close to call: both choices are right.</source>
        <translation>Trop serré pour trancher : les deux choix sont justes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Too few of their hands would fold.</source>
        <translation>Trop peu de leurs mains se coucheraient.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Too many of the cards you need are gone.</source>
        <translation>Trop des cartes qu’il vous faut sont déjà sorties.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>With so few big blinds, the choice is all-in or fold.</source>
        <translation>Avec si peu de grosses blindes, le choix est entre tapis et se coucher.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Worse hands will call.</source>
        <translation>De moins bonnes mains paieront.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You have</source>
        <translation>Vous avez</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You have another card worth keeping.</source>
        <translation>Vous avez une autre carte à garder.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You have the odds to call.</source>
        <translation>Vous avez la cote pour suivre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You would be quartered too often.</source>
        <translation>Vous n’auriez trop souvent qu’un quart.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You would pay full price for a hand that wins only half.</source>
        <translation>Vous paieriez plein tarif pour une main qui ne gagne que la moitié.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your flush isn't the nuts.</source>
        <translation>Votre couleur n’est pas la meilleure possible.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your hand is good enough as it is.</source>
        <translation>Votre main est assez bonne telle quelle.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your hand isn't good enough as it is.</source>
        <translation>Votre main ne suffit pas telle quelle.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your low is counterfeited.</source>
        <translation>Votre bas est contrefait.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your other cards aren't worth keeping.</source>
        <translation>Vos autres cartes ne valent pas d’être gardées.</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>against their ranges, if nobody bets again</source>
        <translation>contre leurs ranges, si personne ne mise encore</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>high {high}% + low {low}%, against their ranges</source>
        <translation>haut {high} % + bas {low} %, contre leurs ranges</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>nobody still to act</source>
        <translation>plus personne ne doit parler</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{act} {why}</source>
        <translation>{act} {why}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{count}</source>
        <translation>{count}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{said}</source>
        <translation>{said}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{share}%</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/cards.py"/>
        <source>no cards: expected a hand and a board, such as 8hAs9cTc / 5s6s7s9hTs</source>
        <translation>pas de cartes : donnez une main et un board, comme 8hAs9cTc / 5s6s7s9hTs</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/cards.py"/>
        <source>{count} cards in the hand: expected at most {most} in {game}</source>
        <translation>{count} cartes dans la main : {most} au plus en {game}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/cards.py"/>
        <source>{count} cards on the board: expected at most {most} in {game}</source>
        <translation>{count} cartes au board : {most} au plus en {game}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/cards.py"/>
        <source>{count} groups of cards: expected a hand and a board</source>
        <translation>{count} groupes de cartes : donnez une main et un board</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>The low is gone.</source>
        <translation>Le low disparaît.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>The {rank} {place}</source>
        <translation>Le {rank} {place}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>Without the {rank} there is no low: {reason}.</source>
        <translation>Sans le {rank}, il n’y a pas de low : {reason}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>Without the {rank}: {name}.</source>
        <translation>Sans le {rank} : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>You no longer have a low: {reason}.</source>
        <translation>Vous n’avez plus de low : {reason}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>Your high now: {name}.</source>
        <translation>Votre high est maintenant : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>Your low is now {ranks}.</source>
        <translation>Votre low est maintenant {ranks}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>in your hand</source>
        <translation>de votre main</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>on the flop</source>
        <translation>du flop</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>on the river</source>
        <translation>de la river</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>on the turn</source>
        <translation>du turn</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} counterfeits your {pair}, but the {rank} protects it: {ranks}.</source>
        <translation>{card} contrefait votre {pair}, mais le {rank} le protège : {ranks}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} counterfeits your {pair}: you have no low left.</source>
        <translation>{card} contrefait votre {pair} : il ne reste pas de low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} counterfeits your {pair}: you stay at {ranks}.</source>
        <translation>{card} contrefait votre {pair} : vous restez à {ranks}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} counterfeits your {pair}: your low is now {ranks}.</source>
        <translation>{card} contrefait votre {pair} : votre low est maintenant {ranks}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} gives you a low: {ranks}.</source>
        <translation>{card} apporte un low : {ranks}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} improves your low to {ranks}.</source>
        <translation>{card} améliore votre low : {ranks}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} makes: {name}.</source>
        <translation>{card} donne : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/course.py"/>
        <source>The right answer is marked.</source>
        <translation>La bonne réponse est marquée.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>flush, {rank}</source>
        <translation>couleur, {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>full house, {ranks}</source>
        <translation>full, {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>straight flush, {rank}</source>
        <translation>quinte flush, {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>straight, {rank}</source>
        <translation>quinte, {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>two pair, {ranks}</source>
        <translation>deux paires, {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>No low: {reason}.</source>
        <translation>Pas de low : {reason}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>There is a low.</source>
        <translation>Il y a un low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>These two make no low.</source>
        <translation>Ces deux cartes ne font pas de low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>With these two, at best: {name}.</source>
        <translation>Avec ces deux cartes, au mieux : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>these cards don't make one</source>
        <translation>ces cartes n’en font pas</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/reading.py"/>
        <source>you need five cards</source>
        <translation>il vous faut cinq cartes</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/reading.py"/>
        <source>you need three cards on the board</source>
        <translation>il vous faut trois cartes au board</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/reading.py"/>
        <source>you need two cards in your hand</source>
        <translation>il vous faut deux cartes en main</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>For the high, {cards} play: {name}.</source>
        <translation>Pour le high, {cards} jouent : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>For the low, {cards} play: {name}.</source>
        <translation>Pour le low, {cards} jouent : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Only {card} plays: {name}.</source>
        <translation>Seul {card} joue : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>The board plays: {name}.</source>
        <translation>Le board joue : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Which of your cards play for the high?</source>
        <translation>Lesquelles de vos cartes jouent pour le high ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Which of your cards play for the low?</source>
        <translation>Lesquelles de vos cartes jouent pour le low ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Which of your cards play?</source>
        <translation>Lesquelles de vos cartes jouent ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>You used {count} from your hand: in Omaha you use exactly two.</source>
        <translation>Vous avez utilisé {count} de votre main : en Omaha, exactement deux jouent.</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Your best high: which five?</source>
        <translation>Votre meilleur high : quelles cinq cartes ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Your best low: which five?</source>
        <translation>Votre meilleur low : quelles cinq cartes ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>both, one or none</source>
        <translation>les deux, une ou aucune</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>five of your seven</source>
        <translation>cinq de vos sept</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>five of your seven, or no low</source>
        <translation>cinq de vos sept, ou pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>four cards</source>
        <translation>quatre cartes</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>three cards</source>
        <translation>trois cartes</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>two of your cards</source>
        <translation>deux de vos cartes</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>two, or no low</source>
        <translation>deux, ou pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>{cards} play: {name}.</source>
        <translation>{cards} jouent : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>{error}. {why} {truth}</source>
        <translation>{error}. {why} {truth}</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/request.py"/>
        <source>topics {names}: none of them is asked in {games}</source>
        <translation>thèmes {names} : aucun n’est posé en {games}</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>A flush needs two {suits} from the hand and three from the board.</source>
        <translation>Une couleur demande deux {suits} de la main et trois du board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>A full house needs two cards from the hand and three from the board.</source>
        <translation>Un full demande deux cartes de la main et trois du board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>A straight needs two cards from the hand and three from the board.</source>
        <translation>Une quinte demande deux cartes de la main et trois du board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Exactly two cards from the hand play, and exactly three from the board.</source>
        <translation>Exactement deux cartes de la main jouent, et exactement trois du board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not a flush</source>
        <translation>Pas de couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not a full house</source>
        <translation>Pas de full</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not a straight</source>
        <translation>Pas de quinte</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not a straight flush</source>
        <translation>Pas de quinte flush</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not four of a kind</source>
        <translation>Pas de carré</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not three of a kind</source>
        <translation>Pas de brelan</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not two pair</source>
        <translation>Pas deux paires</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not {ranks}: {reason}.</source>
        <translation>Pas {ranks} : {reason}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong cards</source>
        <translation>Pas ces cartes</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong flush</source>
        <translation>Pas cette couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong four of a kind</source>
        <translation>Pas ce carré</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong full house</source>
        <translation>Pas ce full</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong kicker</source>
        <translation>Mauvais kicker</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong pair</source>
        <translation>Pas cette paire</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong straight</source>
        <translation>Pas cette quinte</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong straight flush</source>
        <translation>Pas cette quinte flush</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong three of a kind</source>
        <translation>Pas ce brelan</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong two pair</source>
        <translation>Pas ces deux paires</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>a second card from your hand must play</source>
        <translation>une deuxième carte de votre main doit jouer</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>a second {suit} from your hand must play</source>
        <translation>un deuxième {suit} de votre main doit jouer</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no card on the board fits</source>
        <translation>aucune carte du board ne convient</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no low with a pair of {ranks}</source>
        <translation>pas de low avec une paire de {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no low: the {rank} is above {limit}</source>
        <translation>pas de low : le {rank} est au-dessus du {limit}</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no {first} and no {second} in your hand</source>
        <translation>ni {first} ni {second} dans votre main</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no {suit} in your hand</source>
        <translation>aucun {suit} dans votre main</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no {suit} on the board</source>
        <translation>aucun {suit} au board</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>none of your cards fits</source>
        <translation>aucune de vos cartes ne convient</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one card on the board fits, the {rank}</source>
        <translation>une seule carte du board convient, le {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one of your cards fits, the {rank}</source>
        <translation>une seule de vos cartes convient, le {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one {first} or {second} in your hand</source>
        <translation>un seul {first} ou {second} dans votre main</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one {suit} in your hand</source>
        <translation>un seul {suit} dans votre main</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one {suit} on the board</source>
        <translation>un seul {suit} au board</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two cards from your hand may play</source>
        <translation>deux cartes de votre main seulement peuvent jouer</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two cards on the board fit, the {first} and the {second}</source>
        <translation>deux cartes du board seulement conviennent, le {first} et le {second}</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two of your four {ranks} may play</source>
        <translation>deux seulement de vos quatre {ranks} peuvent jouer</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two of your three {ranks} may play</source>
        <translation>deux seulement de vos trois {ranks} peuvent jouer</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two {suits} on the board</source>
        <translation>seulement deux {suits} au board</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>there are four {ranks} on the board, but only three board cards may play</source>
        <translation>carré de {ranks} au board, mais trois cartes du board seulement peuvent jouer</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>two cards from your hand must play</source>
        <translation>deux cartes de votre main doivent jouer</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>{first} and {second} take four cards from the board, but only three may play</source>
        <translation>{first} et {second} prennent quatre cartes du board, mais trois seulement peuvent jouer</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>{head}: {reason}.</source>
        <translation>{head} : {reason}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>{hole} from the hand + {board} from the board</source>
        <translation>{hole} de la main + {board} du board</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>A low card in your hand pairs the board and no longer counts.</source>
        <translation>Une carte basse de votre main double le board et ne compte plus.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Ace read as high</source>
        <translation>As lu comme haut</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Ace-to-five: straights and flushes don't count.</source>
        <translation>As à cinq : quintes et couleurs ne comptent pas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Ace-to-five: the ace is low.</source>
        <translation>As à cinq : l’as est bas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Check for each in turn: flush, straight, full house.</source>
        <translation>Cherchez tour à tour : couleur, quinte, full.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Count the low ranks of your seven: five different ones make a low.</source>
        <translation>Comptez les rangs bas de vos sept cartes : cinq différents font un low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Counterfeited low</source>
        <translation>Low contrefait</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Cross out every low card that is also on the board.</source>
        <translation>Rayez chaque carte basse qui est aussi au board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Fill in with the highest cards left.</source>
        <translation>Complétez avec les plus hautes cartes qui restent.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Five cards, five different ranks.</source>
        <translation>Cinq cartes, cinq rangs différents.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Five different low ranks among the seven, or no low.</source>
        <translation>Cinq rangs bas différents parmi les sept, ou pas de low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Five from the hand</source>
        <translation>Cinq de la main</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Found one? Look for a higher one.</source>
        <translation>Vous en avez une ? Cherchez-en une plus haute.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Four from the board</source>
        <translation>Quatre du board</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Four from the hand</source>
        <translation>Quatre de la main</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>In hold'em any five of the seven play.</source>
        <translation>En hold’em, cinq cartes quelconques des sept jouent.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Missed a better hand</source>
        <translation>Meilleure main manquée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Missed a better low</source>
        <translation>Meilleur low manqué</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Missed a higher hand</source>
        <translation>Main plus haute manquée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Missed the low</source>
        <translation>Low manqué</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Nobody waits long at the table.</source>
        <translation>À la table, personne n’attend longtemps.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Not a qualifying low</source>
        <translation>Low non qualifié</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Out of time</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Paired low</source>
        <translation>Low avec paire</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Pick your two cards first, then look for three on the board.</source>
        <translation>Choisissez d’abord vos deux cartes, puis cherchez-en trois au board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Played the board</source>
        <translation>Board joué</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Straight or flush counted</source>
        <translation>Quinte ou couleur comptée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>The hand is right, but you had a higher kicker.</source>
        <translation>La main est bonne, mais vous aviez un kicker plus haut.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>The highest card decides: make it as low as you can.</source>
        <translation>La carte la plus haute décide : prenez-la aussi basse que possible.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>The right type of hand, but you had a higher one.</source>
        <translation>Le bon type de main, mais vous en aviez une plus haute.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>There is a lower low.</source>
        <translation>Il y a un low plus bas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>There was a low: five different low ranks.</source>
        <translation>Il y avait un low : cinq rangs bas différents.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>There weren't five different low ranks to play.</source>
        <translation>Il n’y avait pas cinq rangs bas différents à jouer.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Three from the hand</source>
        <translation>Trois de la main</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Three low ranks on the board, or no low.</source>
        <translation>Trois rangs bas au board, ou pas de low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Three low ranks on the board: look for two more.</source>
        <translation>Trois rangs bas au board : cherchez-en deux autres.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Used both hole cards</source>
        <translation>Deux cartes de la main jouées</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You counted one rank twice.</source>
        <translation>Vous avez compté un rang deux fois.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You had a stronger type of hand.</source>
        <translation>Vous aviez un type de main plus fort.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You made both hole cards play, as in Omaha.</source>
        <translation>Vous avez fait jouer vos deux cartes, comme en Omaha.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You played a third card from your hand.</source>
        <translation>Vous avez joué une troisième carte de votre main.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You played five hole cards.</source>
        <translation>Vous avez joué cinq cartes de votre main.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You played four hole cards.</source>
        <translation>Vous avez joué quatre cartes de votre main.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You played it like hold'em: the best five cards, wherever they are.</source>
        <translation>Vous avez lu comme en hold’em : les cinq meilleures cartes, où qu’elles soient.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You ran out of time.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You read a low as a straight or a flush.</source>
        <translation>Vous avez pris un low pour une quinte ou une couleur.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You took the five board cards as your hand.</source>
        <translation>Vous avez pris les cinq cartes du board comme votre main.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You treated the ace as the highest card.</source>
        <translation>Vous avez pris l’as pour la plus haute carte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Your own cards first, then the board.</source>
        <translation>D’abord vos propres cartes, ensuite le board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/every_low.py"/>
        <source>Two {ranks} make a pair: five different ranks are lower.</source>
        <translation>Deux {ranks} font une paire : cinq rangs différents sont plus bas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>No low</source>
        <translation>Pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>No low with these</source>
        <translation>Pas de low avec celles-ci</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>Not the best</source>
        <translation>Pas la meilleure</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>Not the lowest</source>
        <translation>Il y a plus bas</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>There is a low</source>
        <translation>Il y a un low</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/kinds.py"/>
        <source>Pick five cards</source>
        <translation>Choisissez cinq cartes</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/kinds.py"/>
        <source>{items} {item}</source>
        <translation>{items} {item}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Click a hand, or press its number. Press Enter to submit.</source>
        <translation>Cliquez sur une main, ou tapez son numéro. Entrée pour valider.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Click a winner, or press Space; two winners split the pot. Or type the chips; + and − change them by one. Press Enter to submit.</source>
        <translation>Cliquez sur un gagnant, ou Espace ; deux gagnants partagent. Ou tapez les jetons ; + et − en ajoutent ou en retirent un. Entrée pour valider.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Click cards, or press their numbers; again to put one back. Press Enter to submit.</source>
        <translation>Cliquez sur les cartes, ou tapez leur numéro ; à nouveau pour en remettre une. Entrée pour valider.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Click cards, or type them: A, then S for the ace of spades. Press Enter to submit.</source>
        <translation>Cliquez sur les cartes, ou tapez-les : A, puis S pour l’as de pique. Entrée pour valider.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Drag a bar, or use the keys.</source>
        <translation>Faites glisser une barre, ou utilisez les touches.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Type a number in each field. Tab moves to the next; Enter submits.</source>
        <translation>Tapez un nombre dans chaque champ. Tab passe au suivant, Entrée valide.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Type the number of chips. Press Enter to submit.</source>
        <translation>Tapez le nombre de jetons. Entrée pour valider.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Type the number. Press Enter to submit.</source>
        <translation>Tapez le nombre. Entrée pour valider.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>nothing picked</source>
        <translation>rien de choisi</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>some chips aren't assigned yet</source>
        <translation>des jetons ne sont pas encore attribués</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>type a number</source>
        <translation>tapez un nombre</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>{count} of {most} picked</source>
        <translation>{count} choisies sur {most}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Both are {kind}, but the kickers count: the {best} beats the {given}.</source>
        <translation>Les deux font {kind}, mais les kickers comptent : le {best} bat le {given}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Both are {kind}, but the {best} beats the {given}.</source>
        <translation>Les deux font {kind}, mais le {best} bat le {given}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Both are {kind}, but {best} beat {given}.</source>
        <translation>Les deux font {kind}, mais {best} bat {given}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Only {cards} plays, with {board}: {name}</source>
        <translation>Seul {cards} joue, avec {board} : {name}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>That is {given}; {best} beats it.</source>
        <translation>C’est : {given} ; {best} le bat.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>The board plays, {board}: {name}</source>
        <translation>Le board joue, {board} : {name}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>The {rank} is above the {limit}, the highest card a low may have.</source>
        <translation>Le {rank} est au-dessus du {limit}, la carte la plus haute d’un low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>The {rank} pairs the one on the board, and the two count as one rank.</source>
        <translation>Le {rank} double celui du board, et les deux comptent comme un seul rang.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>There is a low: {board} on the board, and two other low ranks.</source>
        <translation>Il y a un low : {board} au board, et deux autres rangs bas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Two {ranks} count as one rank, and a low needs five.</source>
        <translation>Deux {ranks} comptent comme un seul rang, et un low en demande cinq.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>You hold five different ranks, none above the {limit}.</source>
        <translation>Vous avez cinq rangs différents, aucun au-dessus du {limit}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>{cards} play with {board}: {name}</source>
        <translation>{cards} jouent avec {board} : {name}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>{given} is not the lowest: reading from the highest card, the {low} beats the {high}.</source>
        <translation>{given} n’est pas le plus bas : en lisant depuis la plus haute carte, le {low} bat le {high}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>{truth}</source>
        <translation>{truth}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>{why} {truth}</source>
        <translation>{why} {truth}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topic.py"/>
        <source>topic {topic} in game {game}: expected one of {names}</source>
        <translation>thème {topic} du jeu {game} : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topic.py"/>
        <source>topic {topic} in game {game}: no question found in {count} deals</source>
        <translation>thème {topic} du jeu {game} : aucune question trouvée en {count} donnes</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topic.py"/>
        <source>{when}, with other suits and ranks</source>
        <translation>{when}, avec d’autres couleurs et rangs</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/__init__.py"/>
        <source>topic {topic}: expected one of {names}</source>
        <translation>thème {topic} : valeurs possibles : {names}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Any five of the seven.</source>
        <translation>Cinq cartes quelconques des sept.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Best high</source>
        <translation>Meilleur high</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Count the suit aloud: a flush needs five.</source>
        <translation>Comptez la couleur à voix haute : il en faut cinq.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Exactly two from the hand, exactly three from the board.</source>
        <translation>Exactement deux de la main, exactement trois du board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Phantom flush</source>
        <translation>Fausse couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Phantom straight</source>
        <translation>Fausse quinte</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Say the five ranks aloud, in order.</source>
        <translation>Dites les cinq rangs à voix haute, dans l’ordre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>The best: {name}, with {cards}.</source>
        <translation>Le meilleur : {name}, avec {cards}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>You counted four cards of a suit as five.</source>
        <translation>Vous avez compté quatre cartes d’une couleur comme cinq.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>You took five ranks with a gap for a straight.</source>
        <translation>Vous avez pris cinq rangs avec un trou pour une quinte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Your best high? Pick the five cards.</source>
        <translation>Votre meilleur high ? Choisissez les cinq cartes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>{cards} include only four {suits}, and a flush needs five.</source>
        <translation>{cards} : quatre {suits} seulement, et une couleur en demande cinq.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>{five} are not five ranks in a row.</source>
        <translation>{five} ne se suivent pas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>{high}.</source>
        <translation>{high}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Best low</source>
        <translation>Meilleur low</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Five different ranks, as low as possible; the ace is lowest. Straights and flushes don't count.</source>
        <translation>Cinq rangs différents, aussi bas que possible, l’as le plus bas. Quintes et couleurs ne comptent pas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Five different ranks, {rank} or lower.</source>
        <translation>Cinq rangs différents, {rank} ou moins.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Is there a low? Pick its five cards.</source>
        <translation>Y a-t-il un low ? Choisissez ses cinq cartes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>No low in {cards}: {reason}.</source>
        <translation>Pas de low dans {cards} : {reason}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>The low is {ranks}, with {cards}.</source>
        <translation>Le low est {ranks}, avec {cards}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>The low is {ranks}, with {cards}; {paired} in your hand pair the board and aren't counted twice.</source>
        <translation>Le low est {ranks}, avec {cards} ; {paired} de votre main doublent le board et ne comptent pas une deuxième fois.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>The low is {ranks}, with {cards}; {paired} in your hand pairs the board and isn't counted twice.</source>
        <translation>Le low est {ranks}, avec {cards} ; {paired} de votre main double le board et ne compte pas une deuxième fois.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Three low ranks from the board and two others from the hand, {rank} or lower.</source>
        <translation>Trois rangs bas du board et deux autres de la main, {rank} ou moins.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Your best low? Pick the five cards.</source>
        <translation>Votre meilleur low ? Choisissez les cinq cartes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>First find the choice that lets the most cards count, then the lowest.</source>
        <translation>Cherchez d’abord le choix qui fait compter le plus de cartes, puis le plus bas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>High card left out</source>
        <translation>Carte haute oubliée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>How many count</source>
        <translation>Combien comptent</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>However high, a card with a suit and rank of its own counts: four cards beat three.</source>
        <translation>Si haute soit-elle, une carte d’une autre couleur et d’un autre rang compte : quatre battent trois.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Just as many cards count with lower ones.</source>
        <translation>Autant de cartes comptent avec de plus basses.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Just as many count with the {low} instead of the {high}.</source>
        <translation>Autant de cartes comptent avec {low} au lieu de {high}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Kept a higher card</source>
        <translation>Carte plus haute gardée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>One card of each suit and rank: the most cards, then the lowest.</source>
        <translation>Une carte par couleur et par rang : le plus de cartes, puis les plus basses.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>One more would count: {cards}.</source>
        <translation>Une de plus compte : {cards}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>One too few</source>
        <translation>Trop peu comptées</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only one card of each rank counts.</source>
        <translation>Une seule carte par rang compte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only one card of each suit counts: the lowest.</source>
        <translation>Une seule carte par couleur compte : la plus basse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only one of the {ranks} counts.</source>
        <translation>Une seule carte compte parmi les {ranks}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only one of the {suits} counts.</source>
        <translation>Une seule carte compte parmi les {suits}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only {card} counts: {name}.</source>
        <translation>Seule {card} compte : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Pick the cards that count</source>
        <translation>Choisissez les cartes qui comptent</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Two of a rank</source>
        <translation>Deux d’un rang</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Two of a suit</source>
        <translation>Deux d’une couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>When two cards compete for one place, the lower one counts.</source>
        <translation>Quand deux cartes se disputent une place, la plus basse compte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Which of your cards count?</source>
        <translation>Lesquelles de vos cartes comptent ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>With other cards, more would count.</source>
        <translation>Avec d’autres cartes, davantage compteraient.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>With other cards, {count} would count.</source>
        <translation>Avec d’autres cartes, {count} compteraient.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>You counted both cards of a pair.</source>
        <translation>Vous avez compté les deux cartes d’une paire.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>You counted two cards of one suit.</source>
        <translation>Vous avez compté deux cartes d’une même couleur.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>You left out a card because it is high.</source>
        <translation>Vous avez écarté une carte parce qu’elle est haute.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>not {count} cards</source>
        <translation>pas {count} cartes</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>{cards} count: {name}.</source>
        <translation>{cards} comptent : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>1 is gone</source>
        <translation>1 est partie</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>A low is eight or better.</source>
        <translation>Un low, c’est huit ou mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>A nine is not low.</source>
        <translation>Un neuf n’est pas bas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Another card of the ranks of {cards} only pairs you.</source>
        <translation>Une autre carte des rangs de {cards} ne fait que vous donner une paire.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Count folded up cards too.</source>
        <translation>Comptez aussi les cartes ouvertes qui ont été couchées.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Count the dead low cards and the live outs.</source>
        <translation>Comptez les cartes basses mortes et les outs vivants.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Count three things</source>
        <translation>Comptez trois choses</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Counted a nine as low</source>
        <translation>Neuf compté comme bas</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Counted dead cards as live</source>
        <translation>Mortes comptées comme vivantes</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Counted your own cards</source>
        <translation>Vos propres cartes comptées</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Dead cards are those that others show, including folded hands.</source>
        <translation>Les cartes mortes sont celles que les autres montrent, mains couchées comprises.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Dead cards are those that others show.</source>
        <translation>Les cartes mortes sont celles que les autres montrent.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Dead low cards</source>
        <translation>Cartes basses mortes</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Dead low cards: {cards}, {count} in all</source>
        <translation>Cartes basses mortes : {cards}, {count} en tout</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Forgot the folded cards</source>
        <translation>Cartes couchées oubliées</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Go rank by rank: four cards, minus those you see.</source>
        <translation>Rang par rang : quatre cartes, moins celles que vous voyez.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Live and dead cards</source>
        <translation>Vivantes ou mortes</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Miscounted</source>
        <translation>Mal compté</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Not low: {cards}.</source>
        <translation>Pas basses : {cards}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>One card cannot make the low yet.</source>
        <translation>Une seule carte ne peut pas encore faire le low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Outs to a flush</source>
        <translation>Outs pour une couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Outs to a low</source>
        <translation>Outs pour un low</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Subtract every card you can see.</source>
        <translation>Retirez chaque carte que vous voyez.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>The count is off.</source>
        <translation>Le compte est faux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>The up cards of folded hands are dead too.</source>
        <translation>Les cartes ouvertes des mains couchées sont mortes aussi.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Two cards away</source>
        <translation>À deux cartes</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>You counted cards as live that others are showing.</source>
        <translation>Vous avez compté comme vivantes des cartes que d’autres montrent.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>You counted your own low cards as dead.</source>
        <translation>Vous avez compté vos propres cartes basses comme mortes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>You need four low ranks first; then one card completes the low.</source>
        <translation>Il faut d’abord quatre rangs bas ; alors une carte complète le low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>for the flush, {all} {suits}, {gone}, {live} left</source>
        <translation>pour la couleur, {all} {suits}, {gone}, il en reste {live}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>for the low, any {ranks}: {all} cards, {gone}, {live} left</source>
        <translation>pour le low, {ranks} : {all} cartes, {gone}, il en reste {live}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>no flush draw</source>
        <translation>pas de tirage couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>none is gone</source>
        <translation>aucune n’est partie</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>your {ranks} is two cards away from a low</source>
        <translation>votre {ranks} est à deux cartes d’un low</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{cards} are your own: they are not dead.</source>
        <translation>{cards} sont à vous : elles ne sont pas mortes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{cards} were folded, so they are gone too.</source>
        <translation>{cards} ont été couchées : elles sont parties aussi.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{count} are gone</source>
        <translation>{count} sont parties</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{dead}; {low}; {flush}.</source>
        <translation>{dead} ; {low} ; {flush}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{others} or {last}</source>
        <translation>{others} ou {last}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{right}, not {given}.</source>
        <translation>{right}, pas {given}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>A better hand is possible on this board.</source>
        <translation>Une meilleure main est possible sur ce board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>A lower low is possible on this board.</source>
        <translation>Un low plus bas est possible sur ce board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>Missed the nut low</source>
        <translation>Nuts en low manqués</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>Missed the nuts</source>
        <translation>Nuts manqués</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>Paired board? Three of a suit? Three close in rank?</source>
        <translation>Board doublé ? Trois d’une couleur ? Trois rangs proches ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>The two lowest ranks that are not on the board.</source>
        <translation>Les deux rangs les plus bas qui ne sont pas au board.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>2 × the bet to call + all chips except your own bet, at most your stack.</source>
        <translation>2 × la mise à suivre + tous les jetons sauf votre mise, au plus votre tapis.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>2 × {call}, the bet to call, + {others}, all chips except your own bet, = {pot}, but your stack is only {stack}.</source>
        <translation>2 × {call}, la mise à suivre, + {others}, tous les jetons sauf votre mise, = {pot}, mais votre tapis n’est que de {stack}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>2 × {call}, the bet to call, + {others}, all chips except your own bet, = {pot}.</source>
        <translation>2 × {call}, la mise à suivre, + {others}, tous les jetons sauf votre mise, = {pot}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Arithmetic</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Counted your own bet</source>
        <translation>Votre mise comptée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>First call, then raise the pot.</source>
        <translation>Suivez d’abord, puis relancez du pot.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Forgot the bets</source>
        <translation>Mises oubliées</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Forgot the call</source>
        <translation>Mise suivie oubliée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Forgot the stack</source>
        <translation>Tapis oublié</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Leave out the chips in front of you.</source>
        <translation>Laissez de côté les jetons devant vous.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Not the maximum</source>
        <translation>Pas le maximum</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Pot-limit maximum</source>
        <translation>Maximum en pot limit</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Pot-limit: what is the most you can raise to?</source>
        <translation>Pot limit : à combien pouvez-vous relancer au plus ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Raise by instead of raise to</source>
        <translation>Relance de, au lieu de relance à</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Raise to</source>
        <translation>Relance à</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The arithmetic is off.</source>
        <translation>Le calcul est faux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The pot alone</source>
        <translation>Le pot seul</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The pot is the middle plus all bets.</source>
        <translation>Le pot, c’est le milieu plus toutes les mises.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The pot limit is more than you have.</source>
        <translation>La limite du pot dépasse ce que vous avez.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The pot's maximum, or your stack if that is less.</source>
        <translation>Le maximum du pot, ou votre tapis s’il est plus petit.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Twice the bet to call, plus all the chips except your own bet.</source>
        <translation>Deux fois la mise à suivre, plus tous les jetons sauf votre mise.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Type the most you can raise to</source>
        <translation>Tapez le maximum auquel vous pouvez relancer</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You also counted your own chips on this street.</source>
        <translation>Vous avez compté aussi vos propres jetons de ce tour.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You gave only the raise, not the total in front of you.</source>
        <translation>Vous avez donné la relance seule, pas le total devant vous.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You left out the bets on this street.</source>
        <translation>Vous avez oublié les mises de ce tour.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You raised to the size of the pot.</source>
        <translation>Vous avez relancé à la taille du pot.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You used the pot before adding your call.</source>
        <translation>Vous avez pris le pot avant d’y mettre votre mise suivie.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} counts your own {bet} on this street twice.</source>
        <translation>{amount} compte deux fois votre propre mise de {bet} de ce tour.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is more than you have.</source>
        <translation>{amount} dépasse ce que vous avez.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is the pot as it stands, without your call.</source>
        <translation>{amount} est le pot tel quel, sans votre mise suivie.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is what you raise by: the total includes the chips before it.</source>
        <translation>{amount} est ce dont vous relancez : le total comprend aussi les jetons d’avant.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is {off} too little.</source>
        <translation>{amount}, c’est {off} de trop peu.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is {off} too much.</source>
        <translation>{amount}, c’est {off} de trop.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} leaves out the bets on this street.</source>
        <translation>{amount} oublie les mises de ce tour.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} leaves your call out of the pot.</source>
        <translation>{amount} oublie votre mise suivie dans le pot.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{when}, with other chips</source>
        <translation>{when}, avec d’autres jetons</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>“Raise to” means everything in front of you.</source>
        <translation>« Relance à », c’est tout ce qui est devant vous.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>Not the nuts</source>
        <translation>Pas les nuts</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>Nuts and nut low</source>
        <translation>Nuts et nuts en low</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>Pick any two cards that make the nut low</source>
        <translation>Choisissez deux cartes qui font les nuts en low</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>Pick any two cards that make the nuts</source>
        <translation>Choisissez deux cartes qui font les nuts</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>The nut low: {low}.</source>
        <translation>Les nuts en low : {low}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>The nuts are {name}.</source>
        <translation>Les nuts : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>The nuts: {nuts}</source>
        <translation>Les nuts : {nuts}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>The nuts: {nuts}.</source>
        <translation>Les nuts : {nuts}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>What are the nuts on this board?</source>
        <translation>Quels sont les nuts sur ce board ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>What are the nuts? What is the nut low?</source>
        <translation>Quels sont les nuts ? Et les nuts en low ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>fewer than three different low cards on the board</source>
        <translation>moins de trois cartes basses différentes au board</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>you don't have it</source>
        <translation>vous ne les avez pas</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>you have it</source>
        <translation>vous les avez</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{cards}</source>
        <translation>{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{cards} (one of {count} such combinations)</source>
        <translation>{cards} (une de {count} combinaisons équivalentes)</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{cards} play with exactly three cards from the board: {name}.</source>
        <translation>{cards} jouent avec exactement trois cartes du board : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{high}; no low: {reason}.</source>
        <translation>{high} ; pas de low : {reason}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{high}; the nut low: {low}.</source>
        <translation>{high} ; les nuts en low : {low}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{name}, with {cards}; {own}</source>
        <translation>{name}, avec {cards} ; {own}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{ranks}, with {cards}; {own}</source>
        <translation>{ranks}, avec {cards} ; {own}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Counted dead cards</source>
        <translation>Cartes mortes comptées</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Forgot the blind's range</source>
        <translation>La range de la blind oubliée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Go through the actions one by one: which hands would do this?</source>
        <translation>Reprenez les actions une à une : quelles mains feraient cela ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Ignored the check</source>
        <translation>Parole ignorée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Overestimated the nuts</source>
        <translation>Nuts surestimés</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Put them on a hand</source>
        <translation>Lire la main adverse</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Range not updated</source>
        <translation>Range non mise à jour</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Spread 100% over the hands they can have</source>
        <translation>Répartissez 100 % sur ce que l’adversaire peut avoir</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Too many bluffs</source>
        <translation>Trop de bluffs</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Weight on the wrong hands</source>
        <translation>Poids sur les mauvaises mains</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>What do {name} and {other} have?</source>
        <translation>Qu’ont {name} et {other} en main ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>What does {name} have?</source>
        <translation>Qu’a {name} en main ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>You gave too much weight to hands that aren't played this way.</source>
        <translation>Vous avez donné trop de poids à des mains qui ne se jouent pas ainsi.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>You gave “{name}” {mine}%; the right figure is {right}%.</source>
        <translation>Vous avez donné {mine} % à « {name} » ; la bonne valeur est {right} %.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{did}, before the last card was dealt.</source>
        <translation>{did}, avant la distribution de la dernière carte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{did}: hardly ever with {name}.</source>
        <translation>{did} : presque jamais avec {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{did}: least often with {name}.</source>
        <translation>{did} : le moins souvent avec {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{did}: with nearly every hand left in the range.</source>
        <translation>{did} : avec presque toutes les mains restantes de la range.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{name}: {said}</source>
        <translation>{name} : {said}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{score} out of 100</source>
        <translation>{score} sur 100</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{when}, with other suits, chips and names</source>
        <translation>{when}, avec d’autres couleurs, jetons et noms</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Another discard is worth more.</source>
        <translation>Un autre écart vaut plus.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Badugi: one card of each suit.</source>
        <translation>Badugi : une carte par couleur.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Broke a pair</source>
        <translation>Paire cassée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Broke a pat hand</source>
        <translation>Main servie cassée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Deuce-to-seven: the ace is high.</source>
        <translation>2-7 : l’as est haut.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Discarded too much</source>
        <translation>Trop écarté</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Every extra card you draw is an extra chance.</source>
        <translation>Chaque carte tirée en plus est une chance de plus.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>For high, keep pairs together.</source>
        <translation>En high, gardez les paires ensemble.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>For low, one card of a pair is too many.</source>
        <translation>En low, une carte d’une paire est de trop.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Keep everything that helps, then draw.</source>
        <translation>Gardez tout ce qui sert, puis tirez.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Kept a kicker</source>
        <translation>Kicker gardé</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Kept a pair</source>
        <translation>Paire gardée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Kept an ace</source>
        <translation>As gardé</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Kept two of a suit</source>
        <translation>Deux d’une couleur gardées</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Rough draw</source>
        <translation>Tirage trop haut</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Stood pat</source>
        <translation>Resté servi</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>The fewer draws are left, the rougher a hand you can stand pat on.</source>
        <translation>Moins il reste de tirages, plus on peut rester servi avec une main médiocre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Weaker discard</source>
        <translation>Moins bon écart</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>What can each discard turn into, and how often?</source>
        <translation>Que peut devenir chaque écart, et combien de fois ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>What would it take to win? If you don't have it, draw.</source>
        <translation>Que faut-il pour gagner ? Si vous ne l’avez pas, tirez.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>You discarded from a hand that was better as it was.</source>
        <translation>Vous avez écarté d’une main meilleure telle quelle.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>You discarded from a pair or better.</source>
        <translation>Vous avez écarté une carte d’une paire, ou de mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>You kept a card that isn't part of your made hand.</source>
        <translation>Vous avez gardé une carte qui ne fait pas partie de la main faite.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>You kept a card that makes the low too rough.</source>
        <translation>Vous avez gardé une carte qui rend le low trop haut.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>You kept an ace, the highest card.</source>
        <translation>Vous avez gardé un as, la carte la plus haute.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>You kept two cards of one rank.</source>
        <translation>Vous avez gardé deux cartes d’un même rang.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>You kept two cards of one suit.</source>
        <translation>Vous avez gardé deux cartes d’une même couleur.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>You stood pat on a hand that drawing would improve.</source>
        <translation>Vous êtes resté servi avec une main qu’un tirage améliore.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/throw_errors.py"/>
        <source>Your low can't be better than the cards you keep.</source>
        <translation>Votre low ne peut pas être meilleur que les cartes gardées.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>A fold is right only when calling costs more.</source>
        <translation>Se coucher n’est juste que si suivre coûte plus.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Ahead of what would call? Then bet.</source>
        <translation>Devant ce qui paierait ? Alors misez.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Another size was better.</source>
        <translation>Une autre taille valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Bet what worse hands will still call.</source>
        <translation>Misez ce que de moins bonnes mains paient encore.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Compare what you need with what you have, then think of the bets to come.</source>
        <translation>Comparez l’équité qu’il faut et la vôtre, puis pensez aux mises à venir.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Count what improves each of the hands you could keep.</source>
        <translation>Comptez ce qui améliore chacune des mains que vous pourriez garder.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Too aggressive</source>
        <translation>Trop agressif</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Too loose</source>
        <translation>Trop large</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Too passive</source>
        <translation>Trop passif</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Too tight</source>
        <translation>Trop serré</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Who calls a raise: better hands, or worse ones?</source>
        <translation>Qui paie une relance : de meilleures mains, ou de moins bonnes ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Wrong choice</source>
        <translation>Mauvais choix</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Wrong size</source>
        <translation>Mauvaise taille</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>You bet or raised when checking or calling was better.</source>
        <translation>Vous avez misé ou relancé là où faire parole ou suivre valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>You didn't bet or raise a hand that was worth it.</source>
        <translation>Vous n’avez ni misé ni relancé avec une main qui le valait.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>You folded a hand worth playing.</source>
        <translation>Vous avez couché une main qui valait d’être jouée.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>You put chips in when folding was better.</source>
        <translation>Vous avez mis des jetons là où se coucher valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>{choice}: {mean}</source>
        <translation>{choice} : {mean}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>{headline} In big bets: {values}.</source>
        <translation>{headline} En grosses mises : {values}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>{headline} In big blinds: {values}.</source>
        <translation>{headline} En grosses blindes : {values}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>{when}, with other suits and names</source>
        <translation>{when}, avec d’autres couleurs et noms</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Discard {cards}: {worth}% equity</source>
        <translation>Écarter {cards} : {worth} % d’équité</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Don't stand pat</source>
        <translation>Ne pas rester servi</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Draw {count}</source>
        <translation>Changer {count}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Keep low cards of different ranks. Is it good enough to stand pat?</source>
        <translation>Gardez des cartes basses de rangs différents. Est-ce assez bon pour rester servi ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Keep made hands. A pair, or four to a flush or straight: which wins more?</source>
        <translation>Gardez les mains faites. Une paire, ou quatre cartes vers une couleur ou une quinte : qu’est-ce qui gagne le plus ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Keep the cards that count, except those too high.</source>
        <translation>Gardez les cartes qui comptent, sauf les trop hautes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Keep {ranks}, draw {count}</source>
        <translation>Garder {ranks}, changer {count}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Pick what to discard</source>
        <translation>Choisissez quoi écarter</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Stand pat</source>
        <translation>Rester servi</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Stand pat: {worth}% equity</source>
        <translation>Rester servi : {worth} % d’équité</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>That costs {lost}% of the pot.</source>
        <translation>Cela coûte {lost} % du pot.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>The last draw. What do you discard?</source>
        <translation>Dernier tirage. Qu’écartez-vous ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Three draws to come. What do you discard?</source>
        <translation>Encore trois tirages. Qu’écartez-vous ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Two draws to come. What do you discard?</source>
        <translation>Encore deux tirages. Qu’écartez-vous ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>Wrong discard</source>
        <translation>Mauvais écart</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_throw.py"/>
        <source>{best}; {other}. Against one opponent who also draws.</source>
        <translation>{best} ; {other}. Contre un adversaire qui tire aussi.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>A pair counts against a hand, however small.</source>
        <translation>Une paire, si petite soit-elle, pénalise.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Ace read as low</source>
        <translation>As lu comme bas</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>All five cards decide: compare them down to the last.</source>
        <translation>Les cinq cartes décident : comparez-les jusqu’à la dernière.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Another hand is just as low.</source>
        <translation>Une autre main est tout aussi basse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Badugi: first compare how many cards count, then how low they are.</source>
        <translation>Badugi : d’abord combien comptent, puis leur hauteur.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Badugi: one card of each suit and rank counts.</source>
        <translation>Badugi : une carte de chaque couleur et de chaque rang compte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Called a tie too soon</source>
        <translation>Égalité trop vite vue</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Chose fewer cards</source>
        <translation>Moins de cartes préférées</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Compare the highest card first; the ace is high. Straights, flushes and pairs count against a hand.</source>
        <translation>Comparez d’abord la plus haute carte ; l’as est haut. Quintes, couleurs et paires pénalisent.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Compare the highest card first; the ace is low. Straights and flushes don't count; pairs do.</source>
        <translation>Comparez d’abord la plus haute carte ; l’as est bas. Quintes et couleurs ne comptent pas ; les paires, si.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Compared from the bottom</source>
        <translation>Comparé par le bas</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Counted all four</source>
        <translation>Les quatre comptées</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Deuce-to-seven: a flush is a high hand.</source>
        <translation>2-7 : une couleur est une main haute.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Deuce-to-seven: a straight is a high hand.</source>
        <translation>2-7 : une quinte est une main haute.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>First count the cards of different suits and ranks, then compare the highest; the ace is low.</source>
        <translation>Comptez d’abord les cartes de couleurs et de rangs différents, puis comparez la plus haute ; l’as est bas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Forgot the flush</source>
        <translation>Couleur oubliée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Forgot the straight</source>
        <translation>Quinte oubliée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Higher hand</source>
        <translation>Main plus haute</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Missed the tie</source>
        <translation>Égalité manquée</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>No tie</source>
        <translation>Pas d’égalité</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Pair read as low</source>
        <translation>Paire lue comme low</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Pick the lowest hand</source>
        <translation>Choisissez la main la plus basse</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Reading from the highest card, the {low} beats the {high}.</source>
        <translation>En lisant depuis la plus haute, {low} bat {high}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Same ranks from top to bottom? Then they tie.</source>
        <translation>Mêmes rangs du plus haut au plus bas ? Alors il y a égalité.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Say each hand from its highest card down.</source>
        <translation>Dites chaque main depuis sa plus haute carte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>The highest card decides, then the next.</source>
        <translation>La plus haute carte décide, puis la suivante.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>There is a lower hand.</source>
        <translation>Il y a une main plus basse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>They tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Which hand is the lowest?</source>
        <translation>Quelle main est la plus basse ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Which is lower</source>
        <translation>Laquelle est la plus basse</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You called a tie between hands that differ further down.</source>
        <translation>Vous avez vu une égalité entre des mains qui diffèrent plus bas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You chose lower cards, but fewer of them.</source>
        <translation>Vous avez pris des cartes plus basses, mais moins nombreuses.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You compared all four cards, but not all of them count.</source>
        <translation>Vous avez comparé les quatre cartes, mais toutes ne comptent pas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You compared the lowest cards first.</source>
        <translation>Vous avez comparé d’abord les cartes les plus basses.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You read a pair as low because its ranks are small.</source>
        <translation>Vous avez lu une paire comme basse parce que ses rangs sont petits.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You read five in a row as a low.</source>
        <translation>Vous avez lu cinq cartes qui se suivent comme un low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You read five of a suit as a low.</source>
        <translation>Vous avez lu cinq cartes d’une couleur comme un low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You treated the ace as the lowest card.</source>
        <translation>Vous avez pris l’as pour la plus basse carte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{hands}. {who} has the lowest.</source>
        <translation>{hands}. {who} a la plus basse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{hands}. {who} tie for the lowest.</source>
        <translation>{hands}. {who} ont à égalité la plus basse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{items} and {item}</source>
        <translation>{items} et {item}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{player} has only {hand}: it loses to {best}.</source>
        <translation>{player} n’a que : {hand} ; cela perd contre : {best}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{player} is just as low: {hand}.</source>
        <translation>{player} est tout aussi bas : {hand}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{player}: {hand}</source>
        <translation>{player} : {hand}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>For the low, {low}.</source>
        <translation>Pour le low, {low}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>None of mine</source>
        <translation>Aucune des miennes</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Pick the cards that play</source>
        <translation>Choisissez les cartes qui jouent</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Pick the cards that play for the high</source>
        <translation>Choisissez les cartes qui jouent pour le high</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Pick the cards that play for the low</source>
        <translation>Choisissez les cartes qui jouent pour le low</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>The board plays</source>
        <translation>Le board joue</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Which cards play for the high, and which for the low?</source>
        <translation>Quelles cartes jouent pour le high, et lesquelles pour le low ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Which of your cards play: both, one or none?</source>
        <translation>Lesquelles de vos cartes jouent : deux, une ou aucune ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Which two play</source>
        <translation>Quelles deux cartes jouent</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>{cards} with {board}: {ranks}</source>
        <translation>{cards} avec {board} : {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>{high}; for the low, {low}.</source>
        <translation>{high} ; pour le low, {low}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Ace misplaced</source>
        <translation>As mal placé</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>All up cards count as a hand: pairs rank above high cards; straights and flushes don't count.</source>
        <translation>Toutes les cartes ouvertes comptent comme une main : les paires passent devant, quintes et couleurs ne comptent pas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Another hand comes first.</source>
        <translation>Une autre main passe avant.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Clubs are lowest, then diamonds, hearts, spades.</source>
        <translation>Trèfle est le plus bas, puis carreau, cœur, pique.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Compare every up card.</source>
        <translation>Comparez toutes les cartes ouvertes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Compared single cards</source>
        <translation>Cartes comparées une à une</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Dealt later</source>
        <translation>Distribuée après</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>For opening, the ace is low in razz and high in every other stud game.</source>
        <translation>Pour savoir qui ouvre, l’as est bas au razz, haut dans tout autre stud.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>If ranks tie, the suit decides.</source>
        <translation>À rang égal, la couleur décide.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>If tied, the hand dealt first acts.</source>
        <translation>À égalité, la première distribuée.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Pick who opens</source>
        <translation>Choisissez qui ouvre</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Someone else opens</source>
        <translation>Un autre ouvre</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The highest hand showing; the ace is high, and pairs come first. If tied, the hand dealt first: Player 1.</source>
        <translation>La plus haute main visible ; l’as est haut, et les paires viennent en premier. À égalité, la première distribuée : Joueur 1.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The highest up card; the ace is low. If ranks tie, the highest suit: spades first.</source>
        <translation>La plus haute carte ouverte ; l’as est bas. À rang égal, la plus haute couleur : pique d’abord.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The lowest hand showing; the ace is low, and pairs come last. If tied, the hand dealt first: Player 1.</source>
        <translation>La plus basse main visible ; l’as est bas, et les paires viennent en dernier. À égalité, la première distribuée : Joueur 1.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The lowest up card; the ace is high. If ranks tie, the lowest suit: clubs first.</source>
        <translation>La plus basse carte ouverte ; l’as est haut. À rang égal, la plus basse couleur : trèfle d’abord.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The worst up card brings it in, then the best hand showing opens.</source>
        <translation>La pire carte ouverte pose le bring-in, puis la meilleure main visible ouvre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Who acts first?</source>
        <translation>Qui parle en premier ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Who brings it in?</source>
        <translation>Qui pose le bring-in ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Who opens</source>
        <translation>Qui ouvre</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Wrong end</source>
        <translation>Du mauvais côté</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Wrong suit order</source>
        <translation>Ordre des couleurs</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You chose the opposite: in razz the rule is reversed.</source>
        <translation>Vous avez choisi l’inverse : au razz, la règle est renversée.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You compared single cards instead of everything that shows.</source>
        <translation>Vous avez comparé des cartes seules au lieu de tout ce qui est visible.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You picked the later of two equal hands.</source>
        <translation>De deux mains égales, vous avez choisi celle distribuée après.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You picked the wrong one of two equal cards.</source>
        <translation>Vous avez choisi la mauvaise de deux cartes de même rang.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You treated the ace as high (or low) by mistake.</source>
        <translation>Vous avez pris l’as pour haut (ou bas) par erreur.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>{player} acts first: {cards} is the highest hand showing.</source>
        <translation>{player} parle en premier : {cards} est la plus haute main visible.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>{player} acts first: {cards} is the lowest hand showing.</source>
        <translation>{player} parle en premier : {cards} est la plus basse main visible.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>{player} brings it in: {cards} is the highest up card, the ace low.</source>
        <translation>{player} pose le bring-in : {cards} est la plus haute carte ouverte, l’as étant bas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>{player} brings it in: {cards} is the lowest up card.</source>
        <translation>{player} pose le bring-in : {cards} est la plus basse carte ouverte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Any five cards</source>
        <translation>Cinq cartes quelconques</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Divide every pot</source>
        <translation>Partagez chaque pot</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Five cards decide, never suits or a sixth card.</source>
        <translation>Cinq cartes décident, jamais les couleurs ni une sixième.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Forgot the side pot</source>
        <translation>Pot annexe oublié</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Low read from the wrong end</source>
        <translation>Low lu du mauvais côté</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Name each hand before you compare.</source>
        <translation>Nommez chaque main avant de comparer.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Odd chip</source>
        <translation>Jeton indivisible</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Read a low as a number: the smallest wins.</source>
        <translation>Lisez un low comme un nombre : le plus petit gagne.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Same hand? Compare the kickers, highest first.</source>
        <translation>Même main ? Comparez les kickers, le plus haut d’abord.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Take each pot by itself: who put chips in?</source>
        <translation>Prenez chaque pot à part : qui y a mis des jetons ?</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The best high in the main pot: {name}.</source>
        <translation>Le meilleur high du pot principal : {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The odd chip goes to the high half; between tied hands, to the first player left of the button.</source>
        <translation>Le jeton indivisible va à la moitié high ; entre deux ex æquo, au premier à gauche du bouton.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The odd chip goes to the high half; between tied hands, to the one with the best card.</source>
        <translation>Le jeton indivisible va à la moitié high ; entre deux ex æquo, à la meilleure carte.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The pot</source>
        <translation>Le pot</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The winners are right, but the odd chip goes elsewhere.</source>
        <translation>Vous avez les bons gagnants, mais le jeton indivisible va ailleurs.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Two equal hands split the pot.</source>
        <translation>Deux mains égales partagent le pot.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Who wins what</source>
        <translation>Qui gagne quoi</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Who wins what? Divide every pot.</source>
        <translation>Qui gagne quoi ? Partagez chaque pot.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Wrong split</source>
        <translation>Mauvais partage</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Wrong winner</source>
        <translation>Mauvais gagnant</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You called it a tie, but the kickers decide.</source>
        <translation>Vous avez vu une égalité, mais les kickers décident.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You compared the lows by their lowest card.</source>
        <translation>Vous avez comparé les lows par leur carte la plus basse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You paid a player from a pot they can't win.</source>
        <translation>Vous avez donné à un joueur un pot qu’il ne peut pas gagner.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You played it like hold'em: the best five of all the cards.</source>
        <translation>Vous avez lu comme en hold’em : les cinq meilleures de toutes les cartes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You read a hand as better than it was.</source>
        <translation>Vous avez lu une main comme meilleure qu’elle n’est.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>the first left of the button</source>
        <translation>le premier à gauche du bouton</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>with the highest card</source>
        <translation>avec la carte la plus haute</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>with the lowest card</source>
        <translation>avec la carte la plus basse</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{player} doesn't tie: only {hand}.</source>
        <translation>{player} n’est pas à égalité : seulement {hand}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{player} gets {amount}</source>
        <translation>{player} reçoit {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{player} has no low.</source>
        <translation>{player} n’a pas de low.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pots} {odd}</source>
        <translation>{pots} {odd}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pots}.</source>
        <translation>{pots}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}, {amount}: for the high {high}, for the low {low}</source>
        <translation>{pot}, {amount} : pour le high {high}, pour le low {low}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}, {amount}: nobody has a low, {high}</source>
        <translation>{pot}, {amount} : personne n’a de low, {high}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}, {amount}: only {player} is in it</source>
        <translation>{pot}, {amount} : {player} y est seul</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}, {amount}: {high}</source>
        <translation>{pot}, {amount} : {high}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: the odd chip goes to the high.</source>
        <translation>{pot} : le jeton indivisible va au high.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: the odd chip goes to {who}, {why}.</source>
        <translation>{pot} : le jeton indivisible va à {who}, {why}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: {player} has a low: {ranks}.</source>
        <translation>{pot} : {player} a un low : {ranks}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: {player} isn't in it.</source>
        <translation>{pot} : {player} n’y participe pas.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: {player} wins too, with {hand}.</source>
        <translation>{pot} : {player} gagne aussi, avec {hand}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{who} with {hand}</source>
        <translation>{who} avec {hand}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/at_table.py"/>
        <source>Your read of {name} ({street}): {score} out of 100; ignoring the betting, {prior}</source>
        <translation>Votre lecture, {name} ({street}) : {score} sur 100 ; sans tenir compte des actions, {prior}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/at_table.py"/>
        <source>{misread} {remember}</source>
        <translation>{misread} {remember}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/at_table.py"/>
        <source>{name} had {cards}: {made}</source>
        <translation>{name} avait {cards} : {made}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>A check says something too: hands that would have bet are gone.</source>
        <translation>Une parole dit aussi quelque chose : les mains qui auraient misé n’y sont plus.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Count the value hands first; few styles bluff that often.</source>
        <translation>Comptez d’abord les mains de valeur ; peu de styles bluffent autant.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Each action rules hands out: ask which hands would do this.</source>
        <translation>Chaque action écarte des mains : demandez-vous lesquelles font cela.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Exact, over all deals, assuming no more betting.</source>
        <translation>Exact, sur toutes les donnes, si plus personne ne mise.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Over {deals} random deals, assuming everyone draws well and there is no more betting.</source>
        <translation>Sur {deals} donnes au hasard, si chacun tire au mieux et que plus personne ne mise.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Over {deals} random deals, assuming no more betting.</source>
        <translation>Sur {deals} donnes au hasard, si plus personne ne mise.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Remove every card you see: your cards can't be theirs.</source>
        <translation>Retirez chaque carte visible : vos cartes ne peuvent être les siennes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>That is close; your read gave you {mine}%.</source>
        <translation>C’est serré ; votre lecture vous donnait {mine} %.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>The best hands are rare: count how many there can be.</source>
        <translation>Les meilleures mains sont rares : comptez combien il peut y en avoir.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>The blinds can have almost anything.</source>
        <translation>Les blinds peuvent avoir presque n’importe quoi.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>The range is a sample of {hands} hands.</source>
        <translation>La range est un échantillon de {hands} mains.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>The range is exact, over {hands} hands.</source>
        <translation>La range est exacte, sur {hands} mains.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You can call.</source>
        <translation>Vous pouvez suivre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You can fold.</source>
        <translation>Vous pouvez vous coucher.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You counted hands that contain your own cards.</source>
        <translation>Vous avez compté des mains qui contiennent vos propres cartes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You didn't adjust for the betting.</source>
        <translation>Vous n’avez pas tenu compte des actions.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You expected more bluffs than there are.</source>
        <translation>Vous avez compté plus de bluffs qu’il n’y en a.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You have {share}% equity against the ranges of {name} and the others.</source>
        <translation>Contre les ranges adverses ({name} et les autres), vous avez {share} % d’équité.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You have {share}% equity against the ranges of {name} and the others; you need {needs}% to call.</source>
        <translation>Contre les ranges adverses ({name} et les autres), vous avez {share} % d’équité ; il en faut {needs} % pour suivre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You have {share}% equity against {name}'s range.</source>
        <translation>Contre la range adverse ({name}), vous avez {share} % d’équité.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You have {share}% equity against {name}'s range; you need {needs}% to call.</source>
        <translation>Contre la range adverse ({name}), vous avez {share} % d’équité ; il en faut {needs} % pour suivre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You ignored the check.</source>
        <translation>Vous n’avez pas tenu compte de la parole.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You put too much weight on the nuts.</source>
        <translation>Vous avez mis trop de poids sur les nuts.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You read it as a hand the player chose to play.</source>
        <translation>Vous l’avez lue comme une main que le joueur a choisi de jouer.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%.</source>
        <translation>Votre lecture vous donnait {mine} %.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: also a call.</source>
        <translation>Votre lecture vous donnait {mine} % : suivre aussi.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: also a fold.</source>
        <translation>Votre lecture vous donnait {mine} % : se coucher aussi.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: too close to tell.</source>
        <translation>Votre lecture vous donnait {mine} % : trop serré pour trancher.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: you would have called.</source>
        <translation>Votre lecture vous donnait {mine} % : vous auriez suivi.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: you would have folded.</source>
        <translation>Votre lecture vous donnait {mine} % : vous vous seriez couché.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>For example {hand}: {reason}</source>
        <translation>Par exemple {hand} : {reason}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>Hardly ever with: {classes}.</source>
        <translation>Presque jamais avec : {classes}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>It does this with most hands, least often with {name}.</source>
        <translation>Il le fait avec la plupart des mains, le moins souvent avec {name}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>It does this with nearly every hand left in its range.</source>
        <translation>Il le fait avec presque toutes les mains restantes de sa range.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>Mostly with: {classes}.</source>
        <translation>Surtout avec : {classes}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>No action gave anything away.</source>
        <translation>Aucune action n’apprend quoi que ce soit.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>Sometimes with: {classes}.</source>
        <translation>Parfois avec : {classes}.</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>bets {to}</source>
        <translation>mise {to}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>brings in {to}</source>
        <translation>bring-in {to}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>calls {amount}</source>
        <translation>suit {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>checks</source>
        <translation>parole</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>completes to {to}</source>
        <translation>complète à {to}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>draws {count}</source>
        <translation>change {count}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>folds</source>
        <translation>se couche</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>raises to {to}</source>
        <translation>relance à {to}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>stands pat</source>
        <translation>reste servi</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>{name} ({often}% of them)</source>
        <translation>{name} ({often} % d’entre elles)</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>{street}: {did}</source>
        <translation>{street} : {did}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>{title}. {said}</source>
        <translation>{title}. {said}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/moment.py"/>
        <source>a face-up card is not known</source>
        <translation>une carte ouverte n’est pas connue</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/moment.py"/>
        <source>the player's own cards are not known</source>
        <translation>les cartes du joueur ne sont pas connues</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/moment.py"/>
        <source>this player made no decision</source>
        <translation>ce joueur n’a pris aucune décision</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>A bigger bet was better.</source>
        <translation>Il valait mieux miser plus.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>A smaller bet was better.</source>
        <translation>Il valait mieux miser moins.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Analysing: too early to tell.</source>
        <translation>Analyse en cours : il est trop tôt pour le dire.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Fine: a raise is better only against these particular opponents.</source>
        <translation>Correct : relancer ne rapporte plus que contre ces adversaires-là.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Fine: it cost little or nothing.</source>
        <translation>Correct : cela a coûté peu ou rien.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>No other choice was better.</source>
        <translation>Aucun autre choix ne valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Not analysed yet.</source>
        <translation>Pas encore analysé.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Not settled yet.</source>
        <translation>Pas encore tranché.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Other discards were better.</source>
        <translation>D’autres écarts valaient mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>This hand was too weak to start with.</source>
        <translation>Cette main de départ était trop faible.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Too close to call.</source>
        <translation>Trop serré pour trancher.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Too many of the cards you needed were gone.</source>
        <translation>Trop des cartes qu’il vous fallait étaient déjà sorties.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Too many of the cards {name} needed were gone.</source>
        <translation>Trop des cartes qu’il fallait à {name} étaient déjà sorties.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You bet when checking was better.</source>
        <translation>Vous avez misé là où faire parole valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You bluffed when too few of their hands would fold.</source>
        <translation>Vous avez bluffé alors que trop peu de leurs mains se seraient couchées.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You brought it in when completing was better.</source>
        <translation>Vous avez posé le bring-in là où compléter valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You called when folding was better.</source>
        <translation>Vous avez suivi là où se coucher valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You called when raising was better.</source>
        <translation>Vous avez suivi là où relancer valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You checked a hand that worse hands would have called.</source>
        <translation>Vous avez fait parole avec une main que de moins bonnes auraient payée.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You checked when betting was better.</source>
        <translation>Vous avez fait parole là où miser valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You discarded a card worth keeping.</source>
        <translation>Vous avez écarté une carte bonne à garder.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You drew when standing pat was better.</source>
        <translation>Vous avez tiré là où rester servi valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You folded a hand that had the odds to call.</source>
        <translation>Vous avez couché une main qui avait la cote pour suivre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You folded a hand that was worth a raise.</source>
        <translation>Vous avez couché une main qui valait une relance.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You folded a hand with the implied odds to call.</source>
        <translation>Vous avez couché une main que les mises à venir auraient payée.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You folded when you could have checked for free.</source>
        <translation>Vous vous êtes couché alors que faire parole était gratuit.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You kept a card you should have discarded.</source>
        <translation>Vous avez gardé une carte qu’il valait mieux écarter.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You paid for a flush that isn't the nuts.</source>
        <translation>Vous avez payé pour une couleur qui n’est pas la meilleure possible.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You paid for half of the pot and were quartered too often.</source>
        <translation>Vous avez payé pour la moitié du pot et n’en receviez trop souvent qu’un quart.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You paid full price for a hand that wins only half.</source>
        <translation>Vous avez payé plein tarif pour une main qui ne gagne que la moitié.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You put in chips when folding was cheaper.</source>
        <translation>Vous avez mis des jetons là où se coucher coûtait moins.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You raised when calling was better.</source>
        <translation>Vous avez relancé là où suivre valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You stood pat when drawing was better.</source>
        <translation>Vous êtes resté servi là où tirer valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Your low was counterfeited: the board paired one of its cards.</source>
        <translation>Votre bas a été contrefait : le tableau a doublé une de ses cartes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} bet when checking was better.</source>
        <translation>{name} a misé là où faire parole valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} bluffed when too few of their hands would fold.</source>
        <translation>{name} a bluffé alors que trop peu de mains adverses se seraient couchées.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} brought it in when completing was better.</source>
        <translation>{name} a posé le bring-in là où compléter valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} called when folding was better.</source>
        <translation>{name} a suivi là où se coucher valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} called when raising was better.</source>
        <translation>{name} a suivi là où relancer valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} checked a hand that worse hands would have called.</source>
        <translation>{name} a fait parole avec une main que de moins bonnes auraient payée.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} checked when betting was better.</source>
        <translation>{name} a fait parole là où miser valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} discarded a card worth keeping.</source>
        <translation>{name} a écarté une carte bonne à garder.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} drew when standing pat was better.</source>
        <translation>{name} a tiré là où rester servi valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} folded a hand that had the odds to call.</source>
        <translation>{name} a couché une main qui avait la cote pour suivre.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} folded a hand that was worth a raise.</source>
        <translation>{name} a couché une main qui valait une relance.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} folded a hand with the implied odds to call.</source>
        <translation>{name} a couché une main que les mises à venir auraient payée.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} folded instead of checking for free.</source>
        <translation>{name} a jeté sa main alors que faire parole était gratuit.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} kept a card that should have been discarded.</source>
        <translation>{name} a gardé une carte qu’il valait mieux écarter.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} paid for a flush that isn't the nuts.</source>
        <translation>{name} a payé pour une couleur qui n’est pas la meilleure possible.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} paid for half of the pot and was quartered too often.</source>
        <translation>{name} a payé pour la moitié du pot et n’en recevait trop souvent qu’un quart.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} paid full price for a hand that wins only half.</source>
        <translation>{name} a payé plein tarif pour une main qui ne gagne que la moitié.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} put in chips when folding was cheaper.</source>
        <translation>{name} a mis des jetons là où se coucher coûtait moins.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} raised when calling was better.</source>
        <translation>{name} a relancé là où suivre valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} stood pat when drawing was better.</source>
        <translation>{name} est resté servi là où tirer valait mieux.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name}'s low was counterfeited: the board paired one of its cards.</source>
        <translation>Le bas de {name} a été contrefait : le tableau a doublé une de ses cartes.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/telling.py"/>
        <source>dealt</source>
        <translation>servies</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling still loses money: later bets cost more than it gains.</source>
        <translation>Suivre perd quand même : les mises à venir coûtent plus que le gain.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling still pays: later bets make up the difference.</source>
        <translation>Suivre reste rentable : les mises à venir compensent la différence.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling {call} to win {pot} needs {needed}% equity. The hand had {share}% against their range.</source>
        <translation>Suivre {call} pour gagner {pot} demande {needed} % d’équité. La main avait {share} % contre la range adverse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling {call} to win {pot} needs {needed}% equity. You had {share}% against their range.</source>
        <translation>Suivre {call} pour gagner {pot} demande {needed} % d’équité. Vous aviez {share} % contre la range adverse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Every decision is too close to call.</source>
        <translation>Toutes les décisions sont trop serrées pour trancher.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Nothing to call; the hand had {share}% equity against their range.</source>
        <translation>Rien à suivre ; la main avait {share} % d’équité contre la range adverse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Nothing to call; you had {share}% equity against their range.</source>
        <translation>Rien à suivre ; vous aviez {share} % d’équité contre la range adverse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Nothing to change: no decision in this hand needs another look.</source>
        <translation>Rien à changer : aucune décision de ce coup ne mérite d’être revue.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Too close to call: {undecided} of {count}. The others don't need another look.</source>
        <translation>Trop serré pour trancher : {undecided} sur {count}. Les autres ne méritent pas qu’on y revienne.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>With the best draws, the hand had {share}% equity against their range.</source>
        <translation>Avec les meilleurs tirages, la main avait {share} % d’équité contre la range adverse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>With the best draws, you had {share}% equity against their range.</source>
        <translation>Avec les meilleurs tirages, vous aviez {share} % d’équité contre la range adverse.</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>bet {amount}</source>
        <translation>miser {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>bring in {amount}</source>
        <translation>bring-in {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>call {amount}</source>
        <translation>suivre {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>check</source>
        <translation>faire parole</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>complete to {amount}</source>
        <translation>compléter à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>discard {cards}</source>
        <translation>écarter {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>fold</source>
        <translation>se coucher</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>raise to {amount}</source>
        <translation>relancer à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>stand pat</source>
        <translation>rester servi</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>{price_and_share} {later_bets}</source>
        <translation>{price_and_share} {later_bets}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>{price_and_share} {start}</source>
        <translation>{price_and_share} {start}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/wire.py"/>
        <source>{sentence} {figures}</source>
        <translation>{sentence} {figures}</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>a badugi</source>
        <translation>un badugi</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>a deuce</source>
        <translation>un deux</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>a hand to stand pat with</source>
        <translation>une main servie</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>a high card counts</source>
        <translation>une carte haute compte</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>all low</source>
        <translation>que des cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>an eight</source>
        <translation>un huit</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>behind any pair that opens</source>
        <translation>derrière toute paire qui ouvre</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>cards that can make a straight</source>
        <translation>des cartes qui peuvent faire une quinte</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>four to a flush</source>
        <translation>quatre cartes à la couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>four to a straight</source>
        <translation>quatre cartes à la quinte</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>no deuce</source>
        <translation>pas de deux</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>no pair and no draw</source>
        <translation>ni paire ni tirage</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>one card to draw</source>
        <translation>une carte à changer</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>too many cards to draw</source>
        <translation>trop de cartes à changer</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>two cards to draw</source>
        <translation>deux cartes à changer</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>two of one rank</source>
        <translation>deux cartes du même rang</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>two of one suit</source>
        <translation>deux cartes de la même couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>a card that plays with nothing</source>
        <translation>une carte qui ne joue avec aucune autre</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>a pair with the door card</source>
        <translation>une paire avec la première carte</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>a small pair</source>
        <translation>une petite paire</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>a spare low card</source>
        <translation>une carte basse de réserve</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>connected</source>
        <translation>cartes qui se suivent</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>four connected cards</source>
        <translation>quatre cartes proches</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>good low draw</source>
        <translation>bon tirage low</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>no high card</source>
        <translation>pas de carte haute</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>no second low card</source>
        <translation>pas de deuxième carte basse</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>no two of one suit</source>
        <translation>aucune couleur en double</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>nut low draw</source>
        <translation>tirage au nuts low</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>small: most boards have higher cards</source>
        <translation>petite : le board a presque toujours plus haut</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>suited ace</source>
        <translation>as assorti</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>three of a kind with the door card</source>
        <translation>un brelan avec la première carte</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>three of one rank</source>
        <translation>trois cartes du même rang</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>too far apart for a straight</source>
        <translation>trop éloignées pour une quinte</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>too many of one suit</source>
        <translation>trop de cartes d’une même couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>two high cards</source>
        <translation>deux cartes hautes</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>two low cards</source>
        <translation>deux cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>two suits</source>
        <translation>dépareillées</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>weak kicker</source>
        <translation>petit kicker</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>weak low draw</source>
        <translation>tirage low faible</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>first to act</source>
        <translation>premier à parler</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>fourth to act</source>
        <translation>quatrième à parler</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>last before the bring-in</source>
        <translation>dernier avant le bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>second to act</source>
        <translation>deuxième à parler</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>third to act</source>
        <translation>troisième à parler</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>a card of the pair's rank is gone</source>
        <translation>une carte du rang de la paire est sortie</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>a rough low</source>
        <translation>un low médiocre</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>five of your lows gone</source>
        <translation>cinq de vos cartes basses sorties</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>four of your lows gone</source>
        <translation>quatre de vos cartes basses sorties</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>four of your suit gone</source>
        <translation>quatre cartes de votre couleur sorties</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>high cards</source>
        <translation>cartes hautes</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>higher cards are around</source>
        <translation>des cartes plus hautes autour</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>higher than every card in sight</source>
        <translation>plus haut que toute carte visible</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>no low</source>
        <translation>pas de low</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>no pair</source>
        <translation>pas de paire</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>only two low cards</source>
        <translation>seulement deux cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>paired</source>
        <translation>une paire de trop</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>the pair is hidden</source>
        <translation>la paire est cachée</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three cards to a six</source>
        <translation>trois cartes jusqu’au six</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three low cards</source>
        <translation>trois cartes basses</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three of your lows gone</source>
        <translation>trois de vos cartes basses sorties</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three of your suit gone</source>
        <translation>trois cartes de votre couleur sorties</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three to a flush</source>
        <translation>trois cartes à la couleur</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three to a straight</source>
        <translation>trois cartes à la quinte</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>two of your lows gone</source>
        <translation>deux de vos cartes basses sorties</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>two of your suit gone</source>
        <translation>deux cartes de votre couleur sorties</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/words.py"/>
        <source>The start: {start}: top {percent}%.</source>
        <translation>Le départ : {start} : top {percent} %.</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/words.py"/>
        <source>Top {percent}%</source>
        <translation>Meilleurs {percent} %</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/words.py"/>
        <source>Your start: {start}: top {percent}%.</source>
        <translation>Votre départ : {start} : top {percent} %.</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/marks.py"/>
        <source>keeps nothing</source>
        <translation>ne garde rien</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/marks.py"/>
        <source>keeps {ranks}</source>
        <translation>garde {ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>1 fault</source>
        <translation>1 faute</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>VPIP {vpip}%, PFR {pfr}%, hands: {hands}</source>
        <translation>VPIP {vpip} %, PFR {pfr} %, mains : {hands}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>program {name}</source>
        <translation>programme {name}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>{count} faults</source>
        <translation>{count} fautes</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>{opponent}, {figures}</source>
        <translation>{opponent}, {figures}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>{program}, {faults}</source>
        <translation>{program}, {faults}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>{vpip}/{pfr} ({hands})</source>
        <translation>{vpip}/{pfr} ({hands})</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/plate_item.py"/>
        <source>+{amount}</source>
        <translation>+{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/plate_item.py"/>
        <source>in for {amount}</source>
        <translation>engagé : {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>The draw</source>
        <translation>Le tirage</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>all-in</source>
        <translation>à tapis</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>bets</source>
        <translation>mise</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>bets {amount}</source>
        <translation>mise {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>brings in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>brings in {amount}</source>
        <translation>bring-in {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>calls</source>
        <translation>suit</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>completes</source>
        <translation>complète</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>completes to {amount}</source>
        <translation>complète à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>folded</source>
        <translation>hors du coup</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>mucks</source>
        <translation>jette</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>pat</source>
        <translation>servi</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>raises</source>
        <translation>relance</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>raises to {amount}</source>
        <translation>relance à {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/speaker.py"/>
        <source>No audio device found</source>
        <translation>Aucun périphérique audio trouvé</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/speaker.py"/>
        <source>Sound can't be played here: {reason}</source>
        <translation>Le son ne peut pas être joué ici : {reason}</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/speaker.py"/>
        <source>Sound needs the package {name}, which isn't installed</source>
        <translation>Le son demande le paquet {name}, qui n’est pas installé</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/translate.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>also {pairs}</source>
        <translation>aussi {pairs}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>also {pairs} and {count} more</source>
        <translation>aussi {pairs} et {count} autres</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>only these two</source>
        <translation>seulement ces deux</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>{ways} · {nuts}</source>
        <translation>{ways} · {nuts}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>It tells you nothing.</source>
        <translation>Cela ne dit rien.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Read everything {name} did in this hand.</source>
        <translation>Lisez tout ce qu’a fait {name} dans ce coup.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Read what {name} did in this round. The percentages start where the last round left them.</source>
        <translation>Lisez ce qu’a fait {name} à ce tour. Les parts partent du tour précédent.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{done}
{asks}</source>
        <translation>{done}
{asks}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{items}
{item}</source>
        <translation>{items}
{item}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{items}. {item}</source>
        <translation>{items}. {item}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{street}: {actions}.</source>
        <translation>{street} : {actions}.</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>{how}</source>
        <translation>{how}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>Your read of the cards: {verdict}</source>
        <translation>Votre lecture des cartes : {verdict}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/parts.py"/>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/parts.py"/>
        <source>Flop games</source>
        <translation>Jeux à flop</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/parts.py"/>
        <source>Mixed</source>
        <translation>Mixtes</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>First draw. Click the cards to discard, or press their numbers.</source>
        <translation>Premier tirage. Cliquez sur les cartes à écarter, ou tapez leurs numéros.</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>First draw: what do you discard?</source>
        <translation>Premier tirage : qu’écartez-vous ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Last draw. Click the cards to discard, or press their numbers.</source>
        <translation>Dernier tirage. Cliquez sur les cartes à écarter, ou tapez leurs numéros.</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Last draw: what do you discard?</source>
        <translation>Dernier tirage : qu’écartez-vous ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Second draw. Click the cards to discard, or press their numbers.</source>
        <translation>Deuxième tirage. Cliquez sur les cartes à écarter, ou tapez leurs numéros.</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Second draw: what do you discard?</source>
        <translation>Deuxième tirage : qu’écartez-vous ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>You draw first</source>
        <translation>Vous tirez en premier</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Your draw. Click the cards to discard, or press their numbers.</source>
        <translation>À vous de tirer. Cliquez sur les cartes à écarter, ou tapez leurs numéros.</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Your draw: what do you discard?</source>
        <translation>À vous de tirer : qu’écartez-vous ?</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>discards {ranks} and {rank}</source>
        <translation>écarte {ranks} et {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>discards {rank}</source>
        <translation>écarte {rank}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>keep all five</source>
        <translation>garder les cinq</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>keep all four</source>
        <translation>garder les quatre</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>keep every card</source>
        <translation>garder toutes les cartes</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>{card}: discard</source>
        <translation>{card} : écarter</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>{card}: keep</source>
        <translation>{card} : garder</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>{name} drew {count}</source>
        <translation>{name} a changé {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>{name} stood pat</source>
        <translation>{name} est resté servi</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Good for your high, bad for your low: {cards}</source>
        <translation>Bon pour le high, mauvais pour le low : {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>a made low</source>
        <translation>un low fait</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} spoil your low</source>
        <translation>{count} cartes gâchent votre low</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} to a better high</source>
        <translation>{count} pour un meilleur high</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} to a better low</source>
        <translation>{count} pour un meilleur low</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} to a low</source>
        <translation>{count} pour un low</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} to {hand}</source>
        <translation>{count} pour {hand}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{low}; {count} spoil it</source>
        <translation>{low} ; {count} le gâchent</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{outs}, {count} to {hand}</source>
        <translation>{outs}, {count} pour {hand}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{outs}; {count} to the nuts</source>
        <translation>{outs} ; dont {count} pour les nuts</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_page.py"/>
        <source>Hand {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_page.py"/>
        <source>Hand {number}, practice</source>
        <translation>Coup {number}, entraînement</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>No action so far gives anything away.</source>
        <translation>Aucune action n’apprend encore quoi que ce soit.</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>What does {name} hold?</source>
        <translation>Qu’a {name} en main ?</translation>
    </message>
</context>
<context>
    <name>number</name>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>,</source>
        <comment>between thousands</comment>
        <translation> </translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>.</source>
        <comment>before decimals</comment>
        <translation>,</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/translate.py"/>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/translate.py"/>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation> ; </translation>
    </message>
</context>
</TS>
