<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>System</source>
        <translation>システム</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>A practice table for poker, on your own machine</source>
        <translation>自分のコンピュータで使うポーカーの練習テーブル</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>About Pokertable</source>
        <translation>Pokertableについて</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Log for reports</source>
        <translation>報告用ログ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>MIT. The cards, chips and icons are our own and under the same licence.</source>
        <translation>MIT。カード、チップ、アイコンも自作で、同じライセンスです。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Open the folder</source>
        <translation>フォルダを開く</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Settings and hands</source>
        <translation>設定とハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>nothing is kept</source>
        <translation>何も保存しません</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>Dealing…</source>
        <translation>配っています…</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>Next hand</source>
        <translation>次のハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>The hand is over</source>
        <translation>ハンド終了</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>Waiting for {name}</source>
        <translation>{name}の番を待っています</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>You are all-in</source>
        <translation>オールインです</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>You can check for free. Fold anyway?</source>
        <translation>無料でチェックできます。それでもフォールドしますか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>You folded</source>
        <translation>フォールドしました</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>You folded. {key}: next hand</source>
        <translation>フォールドしました。{key}：次のハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/action_panel.py"/>
        <source>Your choices</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>Fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>Raise</source>
        <translation>レイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>all-in</source>
        <translation>オールイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>not possible</source>
        <translation>できません</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>not your turn</source>
        <translation>あなたの番ではありません</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>sure? {key} again</source>
        <translation>本当に？もう一度{key}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/choice_row.py"/>
        <source>the bring-in cannot fold</source>
        <translation>ブリングインはフォールドできません</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>All-in: {most}</source>
        <translation>オールイン：{most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bet</source>
        <translation>ベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bet {amount}</source>
        <translation>{amount}をベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bring in {amount}</source>
        <translation>{amount}をブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bring in {amount}, or complete</source>
        <translation>{amount}をブリングイン、またはコンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bring in {amount}, or complete; your equity: {have}</source>
        <translation>{amount}をブリングイン、またはコンプリート。勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Bring in {amount}; your equity: {have}</source>
        <translation>{amount}をブリングイン。勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Call {amount}</source>
        <translation>{amount}をコール</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {pot} needs {share} equity</source>
        <translation>{call}をコールして{pot}を取るには勝率{share}が必要</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {pot} needs {share} equity ({call} of {total})</source>
        <translation>{call}をコールして{pot}を取るには勝率{share}（{total}のうち{call}）が必要</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {pot} needs {share} equity. You have {have}</source>
        <translation>{call}をコールして{pot}を取るには勝率{share}が必要、今の勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {won} of {pot} needs {share} equity</source>
        <translation>{call}をコールして{pot}のうち{won}を取るには勝率{share}が必要</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Calling {call} to win {won} of {pot} needs {share} equity. You have {have}</source>
        <translation>{call}をコールして{pot}のうち{won}を取るには勝率{share}が必要、今の勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Complete</source>
        <translation>コンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Complete to {amount}</source>
        <translation>{amount}にコンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Fixed limit: bets and raises of {bet}</source>
        <translation>フィックスドリミット：ベットとレイズは{bet}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Fixed limit: {bet}</source>
        <translation>フィックスドリミット：{bet}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Maximum: {most}</source>
        <translation>最大：{most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Maximum: {most}, your whole stack</source>
        <translation>最大：{most}、スタック全部</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>No limit: {least} to {most}, your whole stack</source>
        <translation>ノーリミット：{least}〜{most}、スタック全部</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>No limit: {most}, your whole stack</source>
        <translation>ノーリミット：{most}、スタック全部</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Open pair: {least} or {most}</source>
        <translation>オープンペア：{least}か{most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Open pair: {least} or {most}, nothing in between</source>
        <translation>オープンペア：{least}か{most}、その間はなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot limit: {most}</source>
        <translation>ポットリミット：{most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot limit: {sum}</source>
        <translation>ポットリミット：{sum}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot limit: {sum} ({rest} is the pot without your {own})</source>
        <translation>ポットリミット：{sum}（{rest}：ポットから自分の{own}を引いた額）</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot limit: {sum}; your stack is {most}</source>
        <translation>ポットリミット：{sum}、スタック{most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot {pot}, nothing to call</source>
        <translation>ポット{pot}、コール不要</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot {pot}, nothing to call; your equity: {have}</source>
        <translation>ポット{pot}、コール不要。勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Pot: {sum}; your stack is {most}</source>
        <translation>ポット：{sum}、スタック{most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Raise to {amount}</source>
        <translation>{amount}にレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Bring in {amount}</source>
        <translation>あなたの番。{amount}をブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Bring in {amount}, or complete</source>
        <translation>あなたの番。{amount}をブリングイン、またはコンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Bring in {amount}, or complete; your equity: {have}</source>
        <translation>あなたの番。{amount}をブリングイン、またはコンプリート。勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Bring in {amount}; your equity: {have}</source>
        <translation>あなたの番。{amount}をブリングイン。勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Calling {call} to win {pot} needs {share} equity ({call} of {total})</source>
        <translation>あなたの番。{call}をコールして{pot}を取るには勝率{share}（{total}のうち{call}）が必要</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Calling {call} to win {pot} needs {share} equity. You have {have}</source>
        <translation>あなたの番。{call}をコールして{pot}を取るには勝率{share}が必要、今の勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Calling {call} to win {won} of {pot} needs {share} equity ({call} of {total})</source>
        <translation>あなたの番。{call}をコールして{pot}のうち{won}を取るには勝率{share}（{total}のうち{call}）が必要</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Calling {call} to win {won} of {pot} needs {share} equity. You have {have}</source>
        <translation>あなたの番。{call}をコールして{pot}のうち{won}を取るには勝率{share}が必要、今の勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Pot {pot}, nothing to call</source>
        <translation>あなたの番。ポット{pot}、コール不要</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>Your turn. Pot {pot}, nothing to call; your equity: {have}</source>
        <translation>あなたの番。ポット{pot}、コール不要。勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>half the pot</source>
        <translation>ポットの半分</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>half the pot, rounded</source>
        <translation>ポットの半分、端数調整</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>raise {number} of {cap}</source>
        <translation>レイズ{number}/{cap}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>raise {number}, no cap</source>
        <translation>レイズ{number}、キャップなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>the big bet</source>
        <translation>ビッグベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>the pot</source>
        <translation>ポット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>the small bet</source>
        <translation>スモールベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>this round's bet</source>
        <translation>このラウンドのベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>under 1% of the pot</source>
        <translation>ポットの1%未満</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{call} to call: {share} equity needed</source>
        <translation>コール{call}：必要勝率{share}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{call} to call: {share} needed, you have {have}</source>
        <translation>コール{call}：必要勝率{share}、今の勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{least} to {most}</source>
        <translation>{least}〜{most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{percent}% of the pot</source>
        <translation>ポットの{percent}%</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>{times} × the pot</source>
        <translation>ポットの{times}倍</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>¾ of the pot</source>
        <translation>ポットの¾</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/panel_words.py"/>
        <source>¾ of the pot, rounded</source>
        <translation>ポットの¾、端数調整</translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <location filename="pokertable/views/showdown/afterwards.py"/>
        <source>Show my hand</source>
        <translation>手札を見せる</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/afterwards.py"/>
        <source>What would have come?</source>
        <translation>続きのカードは？</translation>
    </message>
</context>
<context>
    <name>AllInPanel</name>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>Cards to come</source>
        <translation>これから配るカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>your equity {share}: {amount} of {pot}</source>
        <translation>勝率{share}：{pot}のうち{amount}相当</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>your equity: {pots}</source>
        <translation>勝率：{pots}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>{share} of side pot {number}</source>
        <translation>サイドポット{number}は{share}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>{share} of the main pot</source>
        <translation>メインポットは{share}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>{share} of the side pot</source>
        <translation>サイドポットは{share}</translation>
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
        <translation>オールイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Amount in chips</source>
        <translation>ベット額（チップ）</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Amount in {unit}</source>
        <translation>ベット額（{unit}）</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Key {key}: {amount}</source>
        <translation>キー{key}：{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>Pot</source>
        <translation>ポット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>The maximum is {most}</source>
        <translation>最大は{most}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>The maximum is {most}, the pot limit</source>
        <translation>最大は{most}、ポットリミット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>The maximum is {most}, your whole stack</source>
        <translation>最大は{most}、スタック全部</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>The minimum is {least}</source>
        <translation>最小は{least}</translation>
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
        <source>“{text}” isn't a valid amount: type a number of big blinds, such as 7.5</source>
        <translation>「{text}」は有効な額ではありません。7.5のようにビッグブラインドで入力してください</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/amount_editor.py"/>
        <source>“{text}” isn't a valid amount: type a whole number of chips</source>
        <translation>「{text}」は有効な額ではありません。チップを整数で入力してください</translation>
    </message>
</context>
<context>
    <name>AmountSlider</name>
    <message>
        <location filename="pokertable/views/table/amount_slider.py"/>
        <source>Amount</source>
        <translation>ベット額</translation>
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
        <translation>捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>keep</source>
        <translation>残す</translation>
    </message>
</context>
<context>
    <name>Carrying</name>
    <message>
        <location filename="pokertable/app/carrying.py"/>
        <source>Import a profile</source>
        <translation>プロフィールを読み込む</translation>
    </message>
    <message>
        <location filename="pokertable/app/carrying.py"/>
        <source>Profiles (*{suffix})</source>
        <translation>プロフィール (*{suffix})</translation>
    </message>
    <message>
        <location filename="pokertable/app/carrying.py"/>
        <source>Save my profile as</source>
        <translation>プロフィールの保存先</translation>
    </message>
</context>
<context>
    <name>CategoryBars</name>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Flush</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Four</source>
        <translation>フォーカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Full house</source>
        <translation>フルハウス</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Hands they make</source>
        <translation>できる役</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>High card</source>
        <translation>ハイカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Low</source>
        <translation>ロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Pair</source>
        <translation>ワンペア</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Straight</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Straight flush</source>
        <translation>ストレートフラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Three</source>
        <translation>スリーカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Two pair</source>
        <translation>ツーペア</translation>
    </message>
</context>
<context>
    <name>ColumnHeads</name>
    <message>
        <location filename="pokertable/views/showdown/row.py"/>
        <source>nobody else is in this pot</source>
        <translation>このポットにほかの人はいません</translation>
    </message>
</context>
<context>
    <name>CostlyDecisions</name>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>% of the prize pool</source>
        <translation>賞金総額に対する%</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>Chips valued in prizes (ICM); ± is 95%</source>
        <translation>チップは賞金で換算（ICM）、±は95%区間</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>Costliest decisions</source>
        <translation>損失の大きい判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>No costly decision</source>
        <translation>損失の大きい判断はありません</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>{done} of {count} hands analysed</source>
        <translation>{count}ハンド中{done}ハンドを分析しました</translation>
    </message>
</context>
<context>
    <name>DayGraph</name>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>No answers in the last 30 days.</source>
        <translation>過去30日の解答はありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>{right} of {asked} right. Bars: answers per day; line: success rate over 7 days.</source>
        <translation>{asked}問中{right}問正解。棒は1日の解答数、線は7日間の正解率。</translation>
    </message>
</context>
<context>
    <name>DayStrip</name>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Last 30 days: {right} of {asked} right</source>
        <translation>過去30日：{asked}問中{right}問正解</translation>
    </message>
</context>
<context>
    <name>DecisionsPanel</name>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Big blinds and big bets can't be added together. Choose a game under Filters.</source>
        <translation>ビッグブラインドとビッグベットは合計できません。「絞り込み」でゲームを選んでください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Click or Enter: open the review. D: drill this</source>
        <translation>クリックまたはEnterで見直し、Dで練習</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Click, Enter or D: drill this</source>
        <translation>クリック、EnterまたはDで練習</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Costliest mistake types</source>
        <translation>損失の大きいミスの種類</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Costliest mistake types, per 100 hands</source>
        <translation>損失の大きいミスの種類（100ハンドあたり）</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>No hands reviewed yet: press V after a hand, or in the history.</source>
        <translation>まだ見直したハンドがありません。ハンドの後か履歴でVキーを押してください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Nothing costly yet.</source>
        <translation>損失の大きいミスはまだありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Ten worst decisions</source>
        <translation>ワースト10の判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>{loss} ± {error} {unit} · {game}, {street}: {kind}</source>
        <translation>{loss} ± {error} {unit} · {game}、{street}：{kind}</translation>
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
        <translation>デッキ</translation>
    </message>
</context>
<context>
    <name>DrawPanel</name>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Discard {count}</source>
        <translation>{count}枚捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Stand pat</source>
        <translation>スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Which cards do you discard?</source>
        <translation>どのカードを捨てますか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>choose cards</source>
        <translation>カードを選択</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>discard none? Click again</source>
        <translation>捨てない？もう一度クリック</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>discard none? {key} again</source>
        <translation>捨てない？もう一度{key}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>no bet</source>
        <translation>ベットなし</translation>
    </message>
</context>
<context>
    <name>DrawsItem</name>
    <message>
        <location filename="pokertable/views/felt/draw_counts.py"/>
        <source>discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/draw_counts.py"/>
        <source>pat</source>
        <comment>on a plate: drew no card</comment>
        <translation>パット</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/draws_item.py"/>
        <source>deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/draws_item.py"/>
        <source>discard</source>
        <translation>捨てる</translation>
    </message>
</context>
<context>
    <name>DueGraph</name>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Nothing comes back in the next two weeks.</source>
        <translation>今後2週間、復習はありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>today</source>
        <translation>今日</translation>
    </message>
</context>
<context>
    <name>EndsBar</name>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>half</source>
        <translation>半分</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>scoop</source>
        <translation>スクープ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>split</source>
        <translation>山分け</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>win</source>
        <translation>獲得</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>{name} {part}%</source>
        <translation>{name} {part}%</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>¼ or less</source>
        <translation>¼以下</translation>
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
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>It is also in the log, {file}.</source>
        <translation>ログ{file}にもあります。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>The error in full, without cards</source>
        <translation>エラーの全文（カードなし）</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>This is the program's fault, not yours. Your hands are saved: continue, or restart at the same decision.</source>
        <translation>これはプログラムの誤りで、あなたのせいではありません。ハンドは保存されています。続けるか、プログラムを再起動して同じ判断から再開してください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/about_dialog.py"/>
        <source>and {count} more</source>
        <translation>ほか{count}件</translation>
    </message>
</context>
<context>
    <name>ErrorGraph</name>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Nothing comes back.</source>
        <translation>復習はありません。</translation>
    </message>
</context>
<context>
    <name>FindGame</name>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>Find a game: /</source>
        <translation>ゲームを探す：/</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>Find: {text}</source>
        <translation>検索：{text}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>No game matches “{text}”</source>
        <translation>「{text}」に合うゲームなし</translation>
    </message>
</context>
<context>
    <name>FirstTimes</name>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Ask yourself what they have: your read is scored</source>
        <translation>相手の手を読んでみましょう。読みは採点されます</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>New to this game? F1 shows its rules</source>
        <translation>初めてのゲームなら、F1でルールを表示</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>No, thanks</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Odds show your equity and the price of a call</source>
        <translation>オッズで今の勝率とコールに必要な勝率がわかります</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Play the sounds of cards and chips?</source>
        <translation>カードとチップの音を鳴らしますか？</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>The review weighs each of your decisions</source>
        <translation>見直しであなたの判断を1つずつ評価します</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Turn on</source>
        <translation>鳴らす</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="pokertable/app/first_times.py"/>
        <source>{words} (key {key})</source>
        <translation>{words}（キー{key}）</translation>
    </message>
</context>
<context>
    <name>FixedLadder</name>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>Bet</source>
        <translation>ベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>Complete</source>
        <translation>コンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>Raise {number}</source>
        <translation>レイズ{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>This round</source>
        <translation>このラウンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after four raises</source>
        <translation>レイズ4回でキャップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after one raise</source>
        <translation>レイズ1回でキャップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after three raises</source>
        <translation>レイズ3回でキャップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after two raises</source>
        <translation>レイズ2回でキャップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>capped after {count} raises</source>
        <translation>レイズ{count}回でキャップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>no cap on raises</source>
        <translation>レイズのキャップなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/fixed_ladder.py"/>
        <source>no raises</source>
        <translation>レイズなし</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Switch games from the next hand, with the same opponents and stacks</source>
        <translation>次のハンドから、同じ相手とスタックで別のゲームをプレイ</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <location filename="pokertable/views/lab/grid.py"/>
        <source>All legal hands</source>
        <translation>ルール上作れるすべての役</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/grid.py"/>
        <source>Put two cards in the hand and three on the board to see the hands they make.</source>
        <translation>手札に2枚、ボードに3枚置くと、できる役が見えます。</translation>
    </message>
</context>
<context>
    <name>HabitsDialog</name>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>1st</source>
        <translation>1つ目</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>2nd</source>
        <translation>2つ目</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>3rd</source>
        <translation>3つ目</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Bets when
checked to</source>
        <translation>誰もベット
していない
時のベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Bluffs among
final bets
shown</source>
        <translation>最後のベット
のブラフ率
（公開分）</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Folds to bets, by betting round</source>
        <translation>ベットへのフォールド率（ラウンド別）</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Forget all</source>
        <translation>すべて忘れる</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Hands</source>
        <translation>ハンド数</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Intermediate and expert opponents adjust to this: they bluff players who fold too much and call down loose ones. Practice, and hands in which you looked ahead, don't count.</source>
        <translation>中級と上級の相手はこれに合わせてきます。降りすぎる人にはブラフを増やし、ルースな人には降りずにコールします。練習と、先を見たハンドは数えません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Open-
shoves</source>
        <translation>オープン
オールイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Plays</source>
        <translation>参加</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Raises</source>
        <translation>レイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Raises
bets</source>
        <translation>ベットへの
レイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Your table image</source>
        <translation>テーブルでの自分の印象</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Your table image starts afresh with the next hand</source>
        <translation>テーブルでの印象は、次のハンドから集計し直されます</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>later</source>
        <translation>それ以降</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>{some}
of {all}</source>
        <translation>{some}
/{all}</translation>
    </message>
</context>
<context>
    <name>HandDetails</name>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>Pot {amount}</source>
        <translation>ポット{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>Select a hand to see it here.</source>
        <translation>ハンドを選ぶとここに表示されます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>at the showdown</source>
        <translation>ショーダウン</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>without a showdown</source>
        <translation>ショーダウンなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>{count} hands selected</source>
        <translation>{count}ハンドを選択</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>{hand} · {when} · {seats} seats</source>
        <translation>{hand}、{when}、{seats}席</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>{result} {end} · {pot}</source>
        <translation>{result}、{end}、{pot}</translation>
    </message>
</context>
<context>
    <name>HandList</name>
    <message>
        <location filename="pokertable/views/desk/history/list.py"/>
        <source>Stored hands</source>
        <translation>保存したハンド</translation>
    </message>
</context>
<context>
    <name>HandOnFelt</name>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/details.py"/>
        <source>My hand</source>
        <translation>自分の手札</translation>
    </message>
</context>
<context>
    <name>HandTableModel</name>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Pot</source>
        <translation>ポット</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Review</source>
        <translation>見直し</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>Tags and note</source>
        <translation>タグとメモ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/model.py"/>
        <source>When</source>
        <translation>日時</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>FL</source>
        <translation>FL</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Hand {number}</source>
        <translation>ハンド{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>I misread it</source>
        <translation>読み違えた</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Imported</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Looked ahead</source>
        <translation>先を見た</translation>
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
        <translation>プレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Practice: this line doesn't count.</source>
        <translation>練習：このラインは記録に含めません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Review: {verdict}, {loss} ± {error} of the prize pool lost.</source>
        <translation>見直し：{verdict}、損失は賞金総額の{loss} ± {error}。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>You looked ahead in this hand, so it isn't in the statistics.</source>
        <translation>このハンドは先を見たため、統計に含めません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>not over, {field} players</source>
        <translation>進行中、{field}人</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>{game}: {result}</source>
        <translation>{game}：{result}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>{place} of {field}</source>
        <translation>{field}人中{place}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>{place} of {field}, {prize} points</source>
        <translation>{field}人中{place}、{prize}ポイント</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>{severity}, on the earlier scale</source>
        <translation>{severity}（以前の基準）</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any ending</source>
        <translation>終わり方すべて</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any opponent</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any result</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any seat</source>
        <translation>すべての席</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any table</source>
        <translation>すべてのテーブル</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any tag</source>
        <translation>すべてのタグ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Best results first</source>
        <translation>勝ちの大きい順</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Even</source>
        <translation>増減なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>From … to …</source>
        <translation>期間を指定…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Largest pots first</source>
        <translation>ポットの大きい順</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Last 30 days</source>
        <translation>過去30日</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Last 7 days</source>
        <translation>過去7日</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Last year</source>
        <translation>過去1年</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>List all hands</source>
        <translation>全ハンドを表示</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>More filters</source>
        <translation>その他の絞り込み</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>No practice</source>
        <translation>練習を除く</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>No showdown</source>
        <translation>ショーダウンなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Position</source>
        <translation>ポジション</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Search names, cards (AsKd), notes and tags</source>
        <translation>名前、カード（AsKd）、メモ、タグを検索</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Showdown</source>
        <translation>ショーダウン</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Sit &amp; go</source>
        <translation>シットアンドゴー</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>To</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>To showdown</source>
        <translation>ショーダウンまで</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>When</source>
        <translation>いつ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/filters.py"/>
        <source>Worst results first</source>
        <translation>負けの大きい順</translation>
    </message>
</context>
<context>
    <name>HistoryNotice</name>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>What was wrong</source>
        <translation>問題の内容</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>… and {count} more</source>
        <translation>…ほか{count}件</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>1 hand</source>
        <translation>1ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>All {count} listed hands as PHH (.phhs)…</source>
        <translation>表示中の全{count}ハンドをPHHで (.phhs)…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>All {count} listed hands as PokerStars-style text…</source>
        <translation>表示中の全{count}ハンドをPokerStars形式で…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Clear the filters</source>
        <translation>絞り込みを解除</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Export one hand</source>
        <translation>1ハンドを書き出し</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Export the selected hands, or all listed hands</source>
        <translation>選んだハンド、または表示中の全ハンドを書き出し</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Export {count} hands</source>
        <translation>{count}ハンドを書き出し</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Hand histories (*.txt)</source>
        <translation>ハンド履歴 (*.txt)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Hands as PHH or PokerStars text (*.phh *.phhs *.txt);;All files (*)</source>
        <translation>PHHまたはPokerStars形式のハンド (*.phh *.phhs *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Import PHH…</source>
        <translation>PHHを読み込み…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Import hands</source>
        <translation>ハンドを読み込み</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Import hands from .phh and .phhs files</source>
        <translation>.phhと.phhsファイルからハンドを読み込み</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>No hands match.</source>
        <translation>条件に合うハンドがありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>No hands yet.</source>
        <translation>まだハンドがありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>PHH hands (*.phhs)</source>
        <translation>PHHハンド (*.phhs)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Play a hand</source>
        <translation>ハンドをプレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>Review</source>
        <translation>ハンドの見直し</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The one listed hand as PHH (.phhs)…</source>
        <translation>表示中の1ハンドをPHHで (.phhs)…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The one listed hand as PokerStars-style text…</source>
        <translation>表示中の1ハンドをPokerStars形式で…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The selected hand as PHH (.phhs)…</source>
        <translation>選んだハンドをPHHで (.phhs)…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The selected hand as PokerStars-style text…</source>
        <translation>選んだハンドをPokerStars形式で…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The {count} selected hands as PHH (.phhs)…</source>
        <translation>選んだ{count}ハンドをPHHで (.phhs)…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>The {count} selected hands as PokerStars-style text…</source>
        <translation>選んだ{count}ハンドをPokerStars形式で…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>{total} hands</source>
        <translation>{total}ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/history/page.py"/>
        <source>{total} hands, {count} selected</source>
        <translation>{total}ハンド中{count}ハンドを選択</translation>
    </message>
</context>
<context>
    <name>ItemRow</name>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>passed</source>
        <translation>合格</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Press a key…</source>
        <translation>キーを押してください…</translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <location filename="pokertable/views/kit/key_map.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>After the hand: show my cards</source>
        <translation>ハンドの後：手札を見せる</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>After the hand: what would have come</source>
        <translation>ハンドの後：続きのカードを見る</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Ahead of my turn: call any bet</source>
        <translation>先に決める：どのベットにもコール</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Bet or raise</source>
        <translation>ベットかレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Check or call</source>
        <translation>チェックかコール</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Click a key, then press the one you want.</source>
        <translation>キーをクリックし、使いたいキーを押してください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Confirm the amount</source>
        <translation>ベット額を決定</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Go on, next hand</source>
        <translation>続ける、次のハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>How the next opponent plays</source>
        <translation>次の相手のプレイのしかた</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Larger amount</source>
        <translation>ベット額を上げる</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Larger amount, second key</source>
        <translation>ベット額を上げる（2つ目のキー）</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Next opponent's range</source>
        <translation>次の相手のレンジ</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Odds</source>
        <translation>オッズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Odds: against ranges or random hands</source>
        <translation>オッズの前提：レンジかランダムな手</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Put an opponent on a hand</source>
        <translation>相手の手を読む</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Review the last hand</source>
        <translation>直前のハンドの見直し</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Rewind</source>
        <translation>巻き戻す</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Set the amount: all-in</source>
        <translation>ベット額を設定：オールイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Set the amount: half the pot</source>
        <translation>ベット額を設定：ハーフポット</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Set the amount: the pot</source>
        <translation>ベット額を設定：ポット</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Sit out, come back</source>
        <translation>離席する／復帰する</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Smaller amount</source>
        <translation>ベット額を下げる</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Smaller amount, second key</source>
        <translation>ベット額を下げる（2つ目のキー）</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Stand pat</source>
        <translation>スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Swap the keys</source>
        <translation>2つを入れ替える</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>This key can't be used. Nothing changed.</source>
        <translation>このキーは使えません。変更していません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>Top up to the full stack</source>
        <translation>バイイン額まで補充</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>{key} is already used for “{other}”. Nothing changed.</source>
        <translation>{key}はすでに「{other}」に使われています。変更していません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_keys.py"/>
        <source>{key} is reserved at the table. Nothing changed.</source>
        <translation>{key}にはテーブルで決まった役割があります。変更していません。</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>flush</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>four</source>
        <translation>フォー</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>full</source>
        <translation>フル</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>high</source>
        <translation>ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>str. flush</source>
        <translation>ストフラ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>straight</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>three</source>
        <translation>スリー</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>two pair</source>
        <translation>ツーペア</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>{category}, {rank}</source>
        <translation>{rank}の{category}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/cells.py"/>
        <source>{rank} high</source>
        <translation>{rank}ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>2 from hand, 3 from board</source>
        <translation>手札2枚、ボード3枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>2 from the hand, 3 from the board</source>
        <translation>手札から2枚、ボードから3枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>All {count} hands</source>
        <translation>全{count}通り</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>As in hold'em</source>
        <translation>ホールデムなら</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>As in hold'em: {words}, not allowed. {why}</source>
        <translation>ホールデムなら：{words}、不可。{why}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>At a glance</source>
        <translation>ぱっと見</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Board: {cards}</source>
        <translation>ボード：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Hand: {cards}</source>
        <translation>手札：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>High: {words}</source>
        <translation>ハイ：{words}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>In hold'em it's the same.</source>
        <translation>ホールデムでも同じです。</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Is it?</source>
        <translation>本当ですか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Low: {words}</source>
        <translation>ロー：{words}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>No hand yet</source>
        <translation>まだ役なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>No hand: {reason}</source>
        <translation>役なし：{reason}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>No low</source>
        <translation>ローなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>No low: {reason}</source>
        <translation>ローなし：{reason}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>The high is {words}.</source>
        <translation>ハイは{words}です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>The low is {words}.</source>
        <translation>ローは{words}です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>These cards make {count} hands, shown after your guess.</source>
        <translation>このカードで{count}通りの役ができます。答えた後に表示されます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>Your two</source>
        <translation>あなたの2枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>allowed</source>
        <translation>可能</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>allowed, but you have better</source>
        <translation>可能だが、もっと良い役がある</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>any five cards</source>
        <translation>どの5枚でも</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>any five of the {count}</source>
        <translation>{count}枚のうちどの5枚でも</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>click them, or press 1 to {count}</source>
        <translation>クリックするか1〜{count}のキー</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>exactly two from the hand, three from the board</source>
        <translation>手札からちょうど2枚、ボードから3枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>no other combination is better</source>
        <translation>ほかの組合せではこれ以上にならない</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>not allowed</source>
        <translation>不可</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>not the best</source>
        <translation>最高ではない</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>pick one more</source>
        <translation>あと1枚選ぶ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>pick the two cards that play</source>
        <translation>使う2枚を選ぶ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>the same hand here</source>
        <translation>ここでは同じ役</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>the two hole cards × {triples} three-card combinations</source>
        <translation>手札の2枚 × ボードの3枚{triples}通り</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>there is one</source>
        <translation>ある</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>these five cards make no low</source>
        <translation>この5枚ではできない</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>two from the hand + three from the board</source>
        <translation>手札2枚 + ボード3枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>what the {count} cards seem to make</source>
        <translation>{count}枚でできそうに見える役</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>what they seem to make</source>
        <translation>できそうに見える役</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>with three from the board</source>
        <translation>ボードの3枚と</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>{line}; a second line where there is a low</source>
        <translation>{line}。ローがあれば2行目に</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>{pairs} two-card combinations × the three board cards</source>
        <translation>手札の2枚{pairs}通り × ボードの3枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>{pairs} two-card × {triples} three-card combinations</source>
        <translation>手札の2枚{pairs}通り × ボードの3枚{triples}通り</translation>
    </message>
</context>
<context>
    <name>LabCoach</name>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>All lessons</source>
        <translation>全レッスン</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Check</source>
        <translation>答え合わせ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Choose an answer, or press its number.</source>
        <translation>答えを選ぶか、その番号を押してください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Leave lesson</source>
        <translation>レッスンをやめる</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Lesson {number} of {of} done</source>
        <translation>レッスン{number}/{of} 終了</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Lesson {number} of {of}, step {step} of {steps}</source>
        <translation>レッスン{number}/{of}、ステップ{step}/{steps}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Not quite. {what}</source>
        <translation>惜しいです。{what}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Step {step} of {steps}</source>
        <translation>ステップ{step}/{steps}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Which two of your cards play for the high?</source>
        <translation>ハイに使う手札の2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Which two of your cards play for the low, or is there none?</source>
        <translation>ローに使う手札の2枚はどれですか？それともローなしですか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>pick one more</source>
        <translation>あと1枚選ぶ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>pick two cards</source>
        <translation>2枚を選ぶ</translation>
    </message>
</context>
<context>
    <name>LabFelt</name>
    <message>
        <location filename="pokertable/views/lab/felt.py"/>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/felt.py"/>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/felt.py"/>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/felt.py"/>
        <source>{rank} of ?</source>
        <translation>？の{rank}</translation>
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
        <translation>ランダムに配る</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Hand and board</source>
        <translation>手札とボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Hi/lo</source>
        <translation>ハイ/ロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Type</source>
        <translation>入力</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>Type cards</source>
        <translation>カードを入力</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/header.py"/>
        <source>{count} cards</source>
        <translation>{count}枚</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>At a glance: {claim}</source>
        <translation>ぱっと見：{claim}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>Cards: {cards}</source>
        <translation>カード：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>Drag a card, click a place and type one (A S), or deal at random.</source>
        <translation>カードをドラッグするか、場所をクリックして入力（A S）、またはランダムに配ってください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/page.py"/>
        <source>{done} of {count} done</source>
        <translation>{count}レッスン中{done}終了</translation>
    </message>
</context>
<context>
    <name>LabSide</name>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Beside the hands</source>
        <translation>ハンドの横</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Drag cards onto the hand and the board</source>
        <translation>手札とボードへドラッグするカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Everything shown, as text</source>
        <translation>表示中のすべてを文字で</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Nothing to show yet.</source>
        <translation>まだ表示するものがありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>The combination under the pointer</source>
        <translation>ポインタの下の組合せ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>The hands in words</source>
        <translation>文字で見る役</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Two of your cards</source>
        <translation>手札の2枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>What the {count} hands make</source>
        <translation>{count}通りの役</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>low: {low}</source>
        <translation>ロー：{low}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>the best high</source>
        <translation>最高のハイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>the best high; tied with one other</source>
        <translation>最高のハイ、ほか1通りと同じ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>the best high; tied with {count} others</source>
        <translation>最高のハイ、ほか{count}通りと同じ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>the best low: {low}</source>
        <translation>最高のロー：{low}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/side.py"/>
        <source>with three from the board</source>
        <translation>ボードの3枚と</translation>
    </message>
</context>
<context>
    <name>LabView</name>
    <message>
        <location filename="pokertable/views/lab/view.py"/>
        <source>As in hold'em</source>
        <translation>ホールデムなら</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/view.py"/>
        <source>In this game any five cards play, so there's nothing to combine.</source>
        <translation>このゲームではどの5枚でも使えるので、組合せはありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/view.py"/>
        <source>Omaha</source>
        <translation>オマハ</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>Up cards of folded hands</source>
        <translation>フォールドした手のアップカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>face down</source>
        <translation>伏せカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/texts.py"/>
        <source>Once more, with other cards.</source>
        <translation>もう一度、別のカードで。</translation>
    </message>
</context>
<context>
    <name>LessonChoice</name>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>✓ right</source>
        <translation>✓ 正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/choice.py"/>
        <source>✗ your answer</source>
        <translation>✗ あなたの答え</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>1 step</source>
        <translation>1ステップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>at step {step} of {steps}</source>
        <translation>ステップ{step}/{steps}</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>{right} of {steps} right</source>
        <translation>{steps}ステップ中{right}正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>{steps} steps</source>
        <translation>{steps}ステップ</translation>
    </message>
</context>
<context>
    <name>LessonTile</name>
    <message>
        <location filename="pokertable/views/lab/lessons.py"/>
        <source>Lesson {number}: {title}</source>
        <translation>レッスン{number}：{title}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <location filename="pokertable/views/log/panel.py"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="pokertable/views/log/panel.py"/>
        <source>Copy the log as plain text</source>
        <translation>ログをテキストとしてコピー</translation>
    </message>
    <message>
        <location filename="pokertable/views/log/panel.py"/>
        <source>Dealer log</source>
        <translation>ディーラーログ</translation>
    </message>
    <message>
        <location filename="pokertable/views/log/panel.py"/>
        <source>Newest line</source>
        <translation>最新の行</translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message>
        <location filename="pokertable/views/log/text.py"/>
        <source>Dealer log</source>
        <translation>ディーラーログ</translation>
    </message>
    <message>
        <location filename="pokertable/views/log/text.py"/>
        <source>High, {cards}: </source>
        <translation>ハイ、{cards}：</translation>
    </message>
    <message>
        <location filename="pokertable/views/log/text.py"/>
        <source>Low, {cards}: </source>
        <translation>ロー、{cards}：</translation>
    </message>
</context>
<context>
    <name>LossTable</name>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>All reviewed hands</source>
        <translation>見直した全ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>By game</source>
        <translation>ゲーム別</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>By street</source>
        <translation>ストリート別</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>Lost per 100 hands</source>
        <translation>100ハンドあたりの損失</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>big bets per 100 hands</source>
        <translation>100ハンドあたりのビッグベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>big blinds per 100 hands</source>
        <translation>100ハンドあたりのビッグブラインド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>per 100 hands</source>
        <translation>100ハンドあたり</translation>
    </message>
</context>
<context>
    <name>MadeHandRow</name>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>High</source>
        <translation>ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>Low</source>
        <translation>ロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>{hand}, not allowed</source>
        <translation>{hand}、不可</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>{hand}: {hole} from the hand, {board} from the board</source>
        <translation>{hand}、手札から{hole}、ボードから{board}</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>{share}: {title}</source>
        <translation>{share}：{title}</translation>
    </message>
    <message>
        <location filename="pokertable/views/cards/made_hand.py"/>
        <source>{title}. {note}</source>
        <translation>{title}。{note}</translation>
    </message>
</context>
<context>
    <name>MadePanels</name>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>High</source>
        <translation>ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>In Omaha exactly two of your cards play, with three from the board.</source>
        <translation>オマハでは必ず手札2枚とボード3枚を使います。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>Low</source>
        <translation>ロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>The answer</source>
        <translation>正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>The best</source>
        <translation>正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>You picked</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>You picked no cards</source>
        <translation>何も選びませんでした</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>Your pick</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>Your pick for the low</source>
        <translation>ローの選択</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Hand {number}</source>
        <translation>ハンド{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Hand {number}, the last of this game</source>
        <translation>ハンド{number}、このゲームの最後</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Pokertable</source>
        <translation>Pokertable</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Sit &amp; go: {game}</source>
        <translation>シットアンドゴー：{game}</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/main_window.py"/>
        <source>{page} – Pokertable</source>
        <translation>{page} – Pokertable</translation>
    </message>
</context>
<context>
    <name>MisreadsCard</name>
    <message>
        <location filename="pokertable/views/today/week.py"/>
        <source>Misreads per 100</source>
        <translation>100問あたりの読み違い</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/week.py"/>
        <source>a real improvement</source>
        <translation>偶然ではない改善</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/week.py"/>
        <source>a real increase</source>
        <translation>偶然ではない増加</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/week.py"/>
        <source>no clear change yet</source>
        <translation>まだはっきりした変化なし</translation>
    </message>
</context>
<context>
    <name>MisreadsPanel</name>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>Hands you misread when asked before a showdown, or that you marked</source>
        <translation>ショーダウン前の質問で読み違いとわかったハンドと、自分で印を付けたハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>Misreads per 100 hands</source>
        <translation>100ハンドあたりの読み違い</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>Misreads per 100 questions</source>
        <translation>100問あたりの読み違い</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>No hands played in these weeks.</source>
        <translation>この期間にプレイしたハンドはありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/misreads.py"/>
        <source>No questions answered in these weeks.</source>
        <translation>この期間に答えた問題はありません。</translation>
    </message>
</context>
<context>
    <name>MisreadsPicture</name>
    <message>
        <location filename="pokertable/views/today/week.py"/>
        <source>earlier</source>
        <translation>以前</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/week.py"/>
        <source>last 7 days</source>
        <translation>直近7日間</translation>
    </message>
</context>
<context>
    <name>MissCard</name>
    <message>
        <location filename="pokertable/views/quiz/missed.py"/>
        <source>Lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/missed.py"/>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/missed.py"/>
        <source>Right answer: {answer}</source>
        <translation>正解：{answer}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/missed.py"/>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/missed.py"/>
        <source>Your answer: {answer}</source>
        <translation>あなたの答え：{answer}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/missed.py"/>
        <source>{number}. {topic}</source>
        <translation>{number}. {topic}</translation>
    </message>
</context>
<context>
    <name>MixDialog</name>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>A mix needs at least two games.</source>
        <translation>ミックスには2つ以上のゲームが必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Add ›</source>
        <translation>追加 ›</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>At most {seats} seats.</source>
        <translation>最大{seats}席です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Games of the mix</source>
        <translation>ミックスのゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>In turn</source>
        <translation>順番</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Move down</source>
        <translation>後へ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Move up</source>
        <translation>前へ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Play this mix</source>
        <translation>このミックスでプレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>Your own mix</source>
        <translation>自分のミックス</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/mix_dialog.py"/>
        <source>‹ Remove</source>
        <translation>‹ 外す</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>1 minute</source>
        <translation>1分</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>Next step</source>
        <translation>次のステップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>{count} minutes</source>
        <translation>{count}分</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>I misread it</source>
        <translation>読み違えた</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Mark this hand to find it again and practise it</source>
        <translation>あとで見つけて練習できるように印を付けます</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Note on this hand</source>
        <translation>このハンドのメモ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Other tags, separated by commas</source>
        <translation>その他のタグ（コンマ区切り）</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>Tags: bluff, tilt</source>
        <translation>タグ：ブラフ、ティルト</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/notes.py"/>
        <source>What to remember about this hand</source>
        <translation>このハンドで覚えておくこと</translation>
    </message>
</context>
<context>
    <name>NumberFields</name>
    <message>
        <location filename="pokertable/views/quiz/board/numbers.py"/>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/numbers.py"/>
        <source>Right: {number}</source>
        <translation>正解：{number}</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>A call loses money: fold.</source>
        <translation>コールは損です。フォールドしましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>A call makes money.</source>
        <translation>コールは得です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>About zero or a loss, counting the bets to come</source>
        <translation>この先のベットを含めると、ほぼ0か損</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>About {gain} of the prizes left, counting the bets to come, ± {error}</source>
        <translation>この先のベットを含めると、残りの賞金の約{gain}（±{error}）</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>About {have}, counting the bets to come, ± {error}</source>
        <translation>この先のベットを含めると約{have}（±{error}）</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Against their ranges, or against random hands</source>
        <translation>相手のレンジに対して、またはランダムな手に対して</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Equity: {have}</source>
        <translation>勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Equity: {have} if all {count} others stay in</source>
        <translation>ほかの{count}人が全員残った場合の勝率{have}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Equity: {have} if nobody bets again</source>
        <translation>勝率{have}（以後ベットなし）</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Equity: {have} if nobody bets again, needed: {needs}</source>
        <translation>勝率{have}（以後ベットなし）、必要勝率{needs}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Equity: {have}, needed: {needs}</source>
        <translation>勝率{have}、必要勝率{needs}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>More than the whole pot, counting the bets to come</source>
        <translation>この先のベットを含めるとポット全額以上</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Odds</source>
        <translation>オッズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Odds against</source>
        <translation>オッズの前提</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Playing out the bets to come…</source>
        <translation>この先のベットを計算中…</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Possible outcomes</source>
        <translation>起こりうる結果</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>The effect of the bets to come is too uncertain to say.</source>
        <translation>この先のベットの影響は不確かで、数値では示せません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Too close to call.</source>
        <translation>僅差で、どちらとも言えません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Your odds appear here when it's your turn.</source>
        <translation>手番になると、ここにオッズが表示されます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>calculating…</source>
        <translation>計算中</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>ranges</source>
        <translation>レンジ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} deals against random hands, nobody folding</source>
        <translation>ランダムな手に対する{count}回の試行、誰もフォールドしない場合</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} deals against their ranges, nobody folding</source>
        <translation>相手のレンジに対する{count}回の試行、誰もフォールドしない場合</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{needs} in chips, {prizes} in prizes</source>
        <translation>チップで{needs}、賞金で{prizes}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{words} ({key})</source>
        <translation>{words}（{key}）</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>A program: {command}</source>
        <translation>プログラム：{command}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>A program…</source>
        <translation>プログラム…</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>How it plays</source>
        <translation>プレイのしかた</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>Your own opponents…</source>
        <translation>自作の相手…</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>A program for this seat</source>
        <translation>この席のプログラム</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>Export an opponent</source>
        <translation>相手を書き出し</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>Import an opponent</source>
        <translation>相手を読み込み</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>Opponents (*.toml)</source>
        <translation>相手 (*.toml)</translation>
    </message>
</context>
<context>
    <name>OpponentsForm</name>
    <message>
        <location filename="pokertable/views/start/opponents_form.py"/>
        <source>A mixed table</source>
        <translation>いろいろな相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponents_form.py"/>
        <source>Everyone's skill</source>
        <translation>全員のスキル</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponents_form.py"/>
        <source>One by one</source>
        <translation>1人ずつ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponents_form.py"/>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
</context>
<context>
    <name>OutsRow</name>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>+{count} more</source>
        <translation>ほか{count}枚</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>Big blinds and big bets can't be added together. Choose a game under Filters to see its result.</source>
        <translation>ビッグブラインドとビッグベットは合計できません。「絞り込み」でゲームを選ぶと結果が表示されます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>Hands</source>
        <translation>ハンド数</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>Misreads</source>
        <translation>読み違い</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>Per 100 hands</source>
        <translation>100ハンドあたり</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>nothing yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>since {day}</source>
        <translation>{day}から</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>two units</source>
        <translation>単位が2種類</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>± {error} {unit}</source>
        <translation>± {error} {unit}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>± {error}: too early to tell</source>
        <translation>± {error}：判断にはまだ早い</translation>
    </message>
</context>
<context>
    <name>OwnMixCell</name>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>Your own mix</source>
        <translation>自分のミックス</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>Your own mix: choose the games</source>
        <translation>自分のミックス：ゲームを選ぶ</translation>
    </message>
</context>
<context>
    <name>OwnOpponentsDialog</name>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Aggression</source>
        <translation>アグレッション</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Beginner</source>
        <translation>初級</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Bluffing</source>
        <translation>ブラフ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Give it a name to save it.</source>
        <translation>名前を付けると保存できます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>How it plays</source>
        <translation>プレイのしかた</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Import…</source>
        <translation>読み込み…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Intermediate</source>
        <translation>中級</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Skill</source>
        <translation>スキル</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Tightness</source>
        <translation>タイトさ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Your own opponents</source>
        <translation>自作の相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>all the time</source>
        <translation>いつも</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>any hand</source>
        <translation>どの手でも</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>bets and raises</source>
        <translation>ベットとレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>calls</source>
        <translation>コール</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>never</source>
        <translation>しない</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>only the best</source>
        <translation>最高の手だけ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>such as {name}</source>
        <translation>例：{name}</translation>
    </message>
</context>
<context>
    <name>Path</name>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>Checkpoint</source>
        <translation>確認テスト</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>Play at the table</source>
        <translation>テーブルでプレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>Practice: {topics}</source>
        <translation>練習：{topics}</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>checkpoint {right} of {count}</source>
        <translation>確認テスト{right}/{count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>{done} of {count} reviewed hands</source>
        <translation>見直したハンド{done}/{count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>{right} of {asked} right</source>
        <translation>{asked}問中{right}問正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>{right} of {count} to pass</source>
        <translation>{count}問中{right}問で合格</translation>
    </message>
</context>
<context>
    <name>PathPage</name>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Checkpoint: {unit}</source>
        <translation>確認テスト：{unit}</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Decide</source>
        <translation>判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Next step</source>
        <translation>次のステップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Quiz topics</source>
        <translation>クイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Ratings</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Starting hands</source>
        <translation>スターティングハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Ten questions, {right} of {count} right to pass. {practice}.</source>
        <translation>{count}問中{right}問正解で合格です。{practice}。</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Today's questions keep what you have learnt fresh.</source>
        <translation>「今日」の復習で、学んだことを定着させます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>What to learn</source>
        <translation>学ぶ内容を選ぶ</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>{count} reviewed hands without a blunder, losing at most 3% of the pot per decision.</source>
        <translation>見直した{count}ハンドで大きなミスなし、損失は1回の判断につきポットの3%まで。</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>{course}: all units passed</source>
        <translation>{course}：全単元に合格</translation>
    </message>
</context>
<context>
    <name>PathQuestion</name>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Hold'em</source>
        <translation>ホールデム</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>I have never played poker</source>
        <translation>ポーカーは初めて</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Nothing is locked, and you can change it at any time.</source>
        <translation>どこからでも始められ、いつでも変えられます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Other games too</source>
        <translation>ほかのゲームも</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>What do you play already?</source>
        <translation>今プレイしているのは？</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/page.py"/>
        <source>What do you want to learn?</source>
        <translation>何を学びたいですか？</translation>
    </message>
</context>
<context>
    <name>PathWork</name>
    <message>
        <location filename="pokertable/app/pages/path.py"/>
        <source>Back to the path</source>
        <translation>コースに戻る</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/path.py"/>
        <source>Your path</source>
        <translation>あなたの学習コース</translation>
    </message>
</context>
<context>
    <name>PlaybookDialog</name>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Because</source>
        <translation>理由</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Does</source>
        <translation>アクション</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Equity is a hand's average share of the pot. A call needs the share it pays: 25% if calling 50 makes the pot 200. The letters x and y stand for the figures of the hand in play.</source>
        <translation>勝率（エクイティ）は、その手が平均して得るポットの割合です。コールに必要な勝率は、コール後のポットに占めるコール額の割合です。50のコールでポットが200になるなら25%です。xとyはプレイ中のハンドの数値を表します。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>How it plays</source>
        <translation>プレイのしかた</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>How {name} plays</source>
        <translation>{name}のプレイのしかた</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Its weaknesses, and how to exploit them</source>
        <translation>弱点とその対策</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>Rules apply from the top: a hand that one rule skips goes to the next. Borderline hands are played both ways.</source>
        <translation>ルールは上から順に適用します。あるルールに当てはまらない手は次のルールへ進みます。きわどい手は両方の打ち方をします。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>When</source>
        <translation>条件</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>{name}: {style}</source>
        <translation>{name}：{style}</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>{style}, {skill}</source>
        <translation>{style}、{skill}</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>{terms} Both halves of the pot count, the high and the low.</source>
        <translation>{terms}ハイとローの取り分を合わせて数えます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/own_opponents_dialog.py"/>
        <source>{who}, in {game}</source>
        <translation>{who}、{game}</translation>
    </message>
</context>
<context>
    <name>PointingPanel</name>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Click the cards: {rule}</source>
        <translation>カードをクリック：{rule}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Confirm</source>
        <translation>これで決定</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>No low</source>
        <translation>ローなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>None of them</source>
        <translation>使わない</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Skipped: not counted</source>
        <translation>スキップ：記録に含めません</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>Which cards play?</source>
        <translation>使うカードはどれですか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>click cards, or “No low”</source>
        <translation>カードか「ローなし」をクリック</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>click your cards</source>
        <translation>手札をクリック</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>five cards</source>
        <translation>5枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_pointing.py"/>
        <source>{count} picked</source>
        <translation>{count}枚を選択</translation>
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
        <translation>メイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Paid out</source>
        <translation>配当</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Pot</source>
        <translation>ポット</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Pot before bets</source>
        <translation>ベット前のポット</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Side</source>
        <translation>サイド</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>Side {number}</source>
        <translation>サイド{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/pot_item.py"/>
        <source>S{number}</source>
        <comment>a side pot, short</comment>
        <translation>S{number}</translation>
    </message>
</context>
<context>
    <name>PreselectBar</name>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Call any bet</source>
        <translation>どのベットにもコール</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Call {amount}</source>
        <translation>{amount}をコール</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Check or fold</source>
        <translation>チェックかフォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>Fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>cancelled if anyone bets</source>
        <translation>ベットがあれば解除</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>cancelled if anyone raises</source>
        <translation>レイズがあれば解除</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>folds to any bet</source>
        <translation>どのベットにもフォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>to any bet</source>
        <translation>どのベットにも</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>until the next cards are dealt</source>
        <translation>次のカードが配られるまで</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>“Check” cancelled: someone bet</source>
        <translation>「チェック」を解除：ベットがありました</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>“{choice}” cancelled: the bet is now {bet}</source>
        <translation>「{choice}」を解除：ベットが{bet}になりました</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>“{choice}” cancelled: the betting round is over</source>
        <translation>「{choice}」を解除：ベッティングラウンド終了</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/preselect.py"/>
        <source>“{choice}” cancelled: the next cards were dealt</source>
        <translation>「{choice}」を解除：次のカードが配られました</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <location filename="pokertable/app/profile.py"/>
        <source>Looking through the stored hands…</source>
        <translation>保存したハンドを調べています…</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <location filename="pokertable/views/widgets/dialog.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message numerus="yes">
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Review: {verdict}, {loss} ± {error} big bets lost.</source>
        <translation>
            <numerusform>見直し：{verdict}、損失{loss} ± {error}ビッグベット。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/history/words.py"/>
        <source>Review: {verdict}, {loss} ± {error} big blinds lost.</source>
        <translation>
            <numerusform>見直し：{verdict}、損失{loss} ± {error}ビッグブラインド。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>{lost} {unit}</source>
        <translation>{lost} {unit}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/decisions.py"/>
        <source>{lost} ± {error}</source>
        <translation>{lost} ± {error}</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>After one hand: {result}, all-in adjusted {adjusted}</source>
        <translation>
            <numerusform>1ハンド後：{result}、オールイン調整後{adjusted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>After {hands} hands: {result}, all-in adjusted {adjusted}</source>
        <translation>
            <numerusform>{hands}ハンド後：{result}、オールイン調整後{adjusted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Calculating the all-in-adjusted result: %n all-ins to go</source>
        <translation>
            <numerusform>オールイン調整後の結果を計算中：残り%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Calculating the all-in-adjusted result: one all-in to go</source>
        <translation>
            <numerusform>オールイン調整後の結果を計算中：残り1回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result over one hand in big bets: {result}; all-in adjusted {adjusted}</source>
        <translation>
            <numerusform>1ハンドの結果（ビッグベット）：{result}、オールイン調整後{adjusted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result over one hand in big blinds: {result}; all-in adjusted {adjusted}</source>
        <translation>
            <numerusform>1ハンドの結果（ビッグブラインド）：{result}、オールイン調整後{adjusted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result over {hands} hands in big bets: {result}; all-in adjusted {adjusted}</source>
        <translation>
            <numerusform>{hands}ハンドの結果（ビッグベット）：{result}、オールイン調整後{adjusted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result over {hands} hands in big blinds: {result}; all-in adjusted {adjusted}</source>
        <translation>
            <numerusform>{hands}ハンドの結果（ビッグブラインド）：{result}、オールイン調整後{adjusted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>of %n hands in {weeks} weeks</source>
        <translation>
            <numerusform>{weeks}週間の%nハンド中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/overview.py"/>
        <source>of one hand in {weeks} weeks</source>
        <translation>
            <numerusform>{weeks}週間の%nハンド中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>%n player</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/amounts.py"/>
        <source>one chip</source>
        <translation>
            <numerusform>1チップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/amounts.py"/>
        <source>{number} chips</source>
        <translation>
            <numerusform>{number}チップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/translate.py"/>
        <source>in about %n days</source>
        <translation>
            <numerusform>約%n日後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/translate.py"/>
        <source>in about %n minutes</source>
        <translation>
            <numerusform>約%n分後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/translate.py"/>
        <source>in about a day</source>
        <translation>
            <numerusform>約1日後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/kit/translate.py"/>
        <source>in about a minute</source>
        <translation>
            <numerusform>約1分後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>%n from board</source>
        <translation>
            <numerusform>ボードから%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>%n from hand</source>
        <translation>
            <numerusform>手札から%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>%n hole card</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>%n hole cards</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/made.py"/>
        <source>The right hand, but the {given} should be the {best}.</source>
        <translation>役は合っていますが、{given}ではなく{best}です。</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/board/panels.py"/>
        <source>One of %n equally good answers.</source>
        <translation>
            <numerusform>正解は%n通りあり、これはその1つです。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>What each choice is worth</source>
        <translation>選択肢ごとの期待値</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>in % of the prize pool, with 95% intervals</source>
        <translation>単位：賞金総額に対する%、95%区間つき</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>in big bets, with 95% intervals</source>
        <translation>単位：ビッグベット、95%区間つき</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>in big blinds, with 95% intervals</source>
        <translation>単位：ビッグブラインド、95%区間つき</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>yours</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>%n player left</source>
        <translation>
            <numerusform>残り%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>%n players left</source>
        <translation>
            <numerusform>残り%n人</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>Ante of each player: {amount}</source>
        <translation>各プレイヤーのアンティ：{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>Big-blind ante: {amount}</source>
        <translation>ビッグブラインドのアンティ：{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>Blinds {small} and {big}</source>
        <translation>ブラインド{small}と{big}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>Nobody acts after you</source>
        <translation>この後にアクションする人はいません</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>Prizes: {prizes}</source>
        <translation>賞金：{prizes}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>Still to act: {names}</source>
        <translation>この後にアクション：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>What happened</source>
        <translation>これまでの流れ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/happened.py"/>
        <source>{name}: {did}</source>
        <translation>{name}：{did}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/session.py"/>
        <source>Comes back {when}</source>
        <translation>復習：{when}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/session.py"/>
        <source>Dealing…</source>
        <translation>配っています…</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/session.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/session.py"/>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/session.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/session.py"/>
        <source>rating {points} ± {spread}</source>
        <translation>レーティング {points} ± {spread}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/session.py"/>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/start.py"/>
        <source>Call, raise or fold in hands between intermediate players. Each choice's value is worked out beforehand.</source>
        <translation>中級者同士のハンドで、コール、レイズ、フォールドを選びます。各選択の期待値はあらかじめ計算してあります。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/start.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/start.py"/>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/start.py"/>
        <source>Ten decisions</source>
        <translation>10問を始める</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/start.py"/>
        <source>This version has no decisions to train.</source>
        <translation>このバージョンには判断の問題がありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/start.py"/>
        <source>What would you do?</source>
        <translation>あなたならどうする？</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>Facts</source>
        <translation>要点</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>Other cards</source>
        <translation>別のカードで</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>Take it back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>To the summary</source>
        <translation>まとめへ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>Too close to call</source>
        <translation>僅差</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>You need</source>
        <translation>必要勝率</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>{count} big bets</source>
        <translation>
            <numerusform>{count}ビッグベット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>{count} big blinds</source>
        <translation>
            <numerusform>{count}ビッグブラインド</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/verdict.py"/>
        <source>{loss}% of the prize pool</source>
        <translation>賞金総額の{loss}%</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n day ago</source>
        <translation>
            <numerusform>%n日前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n days ago</source>
        <translation>
            <numerusform>%n日前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n miss comes back in the next two weeks.</source>
        <translation>
            <numerusform>今後2週間の復習：%n問。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n miss, most often: {error}.</source>
        <translation>
            <numerusform>ミス%n回、最も多いのは{error}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n miss.</source>
        <translation>
            <numerusform>ミス%n回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n misses come back in the next two weeks, {today} of them today.</source>
        <translation>
            <numerusform>今後2週間の復習：%n問（うち今日{today}問）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n misses, most often: {error}.</source>
        <translation>
            <numerusform>ミス%n回、最も多いのは{error}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>%n misses.</source>
        <translation>
            <numerusform>ミス%n回。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Right, day by day</source>
        <translation>日別の正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>What comes back</source>
        <translation>復習の予定</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>What comes back, by error</source>
        <translation>復習の予定（ミスの種類別）</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>in %n day</source>
        <translation>
            <numerusform>%n日後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>in %n days</source>
        <translation>
            <numerusform>%n日後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/says.py"/>
        <source>%n second</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/says.py"/>
        <source>%n seconds</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>H shows a hint. A right answer then changes no rating.</source>
        <translation>Hでヒントを表示します。その場合、正解してもレーティングは変わりません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Ignoring the betting, your score would have been {prior}.</source>
        <translation>アクションを無視した場合は{prior}点でした。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>No hints here.</source>
        <translation>ここではヒントは出ません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Nobody knows how this one plays.</source>
        <translation>この相手のプレイのしかたは不明です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/says.py"/>
        <source>This error: {count} of your last %n miss</source>
        <translation>
            <numerusform>このミス：最近のミス%n回中{count}回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/says.py"/>
        <source>This error: {count} of your last %n misses</source>
        <translation>
            <numerusform>このミス：最近のミス%n回中{count}回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Too late</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>With a hint: a right answer changes no rating, a wrong one is a miss.</source>
        <translation>ヒントあり：正解してもレーティングは変わらず、不正解は間違いとして数えます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>You missed a similar one before. This time you got it.</source>
        <translation>前に似た問題を間違えましたが、今回は正解です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Your reading, last 30 days</source>
        <translation>あなたの読み、過去30日</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Your reads, last 30 days</source>
        <translation>相手の手の読み、過去30日</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>another hand class (or press its number)</source>
        <translation>別の分類（番号キーでも可）</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>bets again</source>
        <translation>続けてベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>lock or unlock the class</source>
        <translation>分類の固定と解除</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>mean score</source>
        <translation>平均点</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>plays</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>raises</source>
        <translation>レイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>right / asked</source>
        <translation>正解/出題</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>type the number</source>
        <translation>数字を入力</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{how}
Or press N: “{none}”.</source>
        <translation>{how}
またはNキー：「{none}」。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{name} ({number}/{count})</source>
        <translation>{name}（{number}/{count}）</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{part}%</source>
        <translation>{part}%</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{right} of {asked}</source>
        <translation>{right}/{asked}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{style}. {about}</source>
        <translation>{style}。{about}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>±5 (Shift: ±1)</source>
        <translation>±5（Shiftで±1）</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>%n miss comes back later.</source>
        <translation>
            <numerusform>あとで復習：%n問。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>%n misses come back later.</source>
        <translation>
            <numerusform>あとで復習：%n問。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Due today: %n miss</source>
        <translation>
            <numerusform>今日の復習：%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Due today: %n misses</source>
        <translation>
            <numerusform>今日の復習：%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/quiz/start.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n問</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/rules/example.py"/>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/rules/example.py"/>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/showdown/words.py"/>
        <source>%n winners</source>
        <translation>
            <numerusform>勝者%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/showdown/words.py"/>
        <source>one winner</source>
        <translation>
            <numerusform>勝者1人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/foot.py"/>
        <source>Due today: %n question</source>
        <translation>
            <numerusform>今日の復習：%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/foot.py"/>
        <source>Due today: %n questions</source>
        <translation>
            <numerusform>今日の復習：%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n card</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n draw</source>
        <translation>
            <numerusform>%n回のドロー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n draws</source>
        <translation>
            <numerusform>%n回のドロー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n game</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/game_buttons.py"/>
        <source>%n games</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>%n card of your own, {board} on the board</source>
        <translation>
            <numerusform>手札%n枚、ボード{board}枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>%n cards of your own, {board} on the board</source>
        <translation>
            <numerusform>手札%n枚、ボード{board}枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>%n game in turn</source>
        <translation>
            <numerusform>%nゲームを順番に</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>%n games in turn</source>
        <translation>
            <numerusform>%nゲームを順番に</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>{cards} cards of your own, %n draw</source>
        <translation>
            <numerusform>手札{cards}枚、ドロー%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>{cards} cards of your own, %n draws</source>
        <translation>
            <numerusform>手札{cards}枚、ドロー%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/scene.py"/>
        <source>{cards} cards of your own, %n face up</source>
        <translation>
            <numerusform>手札{cards}枚、うち%n枚はアップカード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_words.py"/>
        <source>%n big bets</source>
        <translation>
            <numerusform>%nビッグベット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_words.py"/>
        <source>%n big blinds</source>
        <translation>
            <numerusform>%nビッグブラインド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_words.py"/>
        <source>%n hand a level</source>
        <translation>
            <numerusform>1レベル%nハンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_words.py"/>
        <source>%n hands a level</source>
        <translation>
            <numerusform>1レベル%nハンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_words.py"/>
        <source>%n minute a level</source>
        <translation>
            <numerusform>1レベル%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_words.py"/>
        <source>%n minutes a level</source>
        <translation>
            <numerusform>1レベル%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_words.py"/>
        <source>%n seat</source>
        <translation>
            <numerusform>%n席</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/start/table_words.py"/>
        <source>%n seats</source>
        <translation>
            <numerusform>%n席</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/felt.py"/>
        <source>Also in sight</source>
        <translation>ほかに見えているカード</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/starts/felt.py"/>
        <source>a raise wins {won} big blinds</source>
        <translation>
            <numerusform>レイズの損益は{won}ビッグブラインド</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/felt.py"/>
        <source>an average hand has {share}</source>
        <translation>スターティングハンドの平均は{share}</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/felt.py"/>
        <source>of all starting hands from here</source>
        <translation>この席の全スターティングハンド中</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/felt.py"/>
        <source>{share} equity</source>
        <translation>勝率{share}</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/grid.py"/>
        <source>Hold'em starting hands: suited above the diagonal, offsuit below</source>
        <translation>ホールデムのスターティングハンド。対角線の上がスーテッド、下がオフスート</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/grid.py"/>
        <source>all-in</source>
        <translation>オールイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/grid.py"/>
        <source>fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/grid.py"/>
        <source>raise</source>
        <translation>レイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/ladder.py"/>
        <source>An intermediate player plays the top {percent} here</source>
        <translation>中級者がこの席でプレイするのは上位{percent}</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/ladder.py"/>
        <source>Starting hands, from the best to the worst</source>
        <translation>スターティングハンド、強い順</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/page.py"/>
        <source>Another hand</source>
        <translation>別の手</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/page.py"/>
        <source>Ask me ten</source>
        <translation>10問を解く</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/page.py"/>
        <source>Equity against those who continue, if nobody bets again.</source>
        <translation>降りない相手に対する勝率。以後ベットがない場合。</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/page.py"/>
        <source>First in: what a raise wins, played out between intermediate players. A fold wins 0.</source>
        <translation>最初に参加する場合：中級者同士で最後までプレイしたときのレイズの損益です。フォールドは0です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/page.py"/>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/page.py"/>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/page.py"/>
        <source>Starting hands</source>
        <translation>スターティングハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/page.py"/>
        <source>Type a hand</source>
        <translation>手を入力</translation>
    </message>
    <message>
        <location filename="pokertable/views/starts/page.py"/>
        <source>{stack} big blinds</source>
        <translation>{stack}ビッグブラインド</translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>%n cards to come</source>
        <translation>
            <numerusform>あと%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>%n outs in {cards} cards</source>
        <translation>
            <numerusform>アウツ：{cards}枚のうち%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>One card to come</source>
        <translation>
            <numerusform>あと1枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/all_in_panel.py"/>
        <source>one out in {cards} cards</source>
        <translation>
            <numerusform>アウツ：{cards}枚のうち1枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/next_game.py"/>
        <source>for %n hands</source>
        <translation>
            <numerusform>%nハンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/table/next_game.py"/>
        <source>for one hand</source>
        <translation>
            <numerusform>%nハンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/lines.py"/>
        <source>New to you: only %n answer in 30 days.</source>
        <translation>
            <numerusform>経験の少ない分野：30日間の解答は%n問だけ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/lines.py"/>
        <source>New to you: only %n answers in 30 days.</source>
        <translation>
            <numerusform>経験の少ない分野：30日間の解答は%n問だけ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/page.py"/>
        <source>%n question</source>
        <translation>
            <numerusform>%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/page.py"/>
        <source>%n questions</source>
        <translation>
            <numerusform>%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/page.py"/>
        <source>about %n minute</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/today/page.py"/>
        <source>about %n minutes</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n hand</source>
        <translation>
            <numerusform>%nハンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n hands</source>
        <translation>
            <numerusform>%nハンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n level</source>
        <translation>
            <numerusform>%nレベル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>%n levels</source>
        <translation>
            <numerusform>%nレベル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Prizes: %n places, {pool} points</source>
        <translation>
            <numerusform>賞金：%n位まで、合計{pool}ポイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Winner takes all: {pool} points</source>
        <translation>
            <numerusform>賞金：優勝者のみ、{pool}ポイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Your stack is worth %n point</source>
        <translation>
            <numerusform>あなたのスタックの価値は%nポイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Your stack is worth %n points</source>
        <translation>
            <numerusform>あなたのスタックの価値は%nポイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>next in %n hand</source>
        <translation>
            <numerusform>次のレベルまで%nハンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>next in %n hands</source>
        <translation>
            <numerusform>次のレベルまで%nハンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>next in %n minute</source>
        <translation>
            <numerusform>次のレベルまで%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>next in %n minutes</source>
        <translation>
            <numerusform>次のレベルまで%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>next in %n second</source>
        <translation>
            <numerusform>次のレベルまで%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/tournament/words.py"/>
        <source>next in %n seconds</source>
        <translation>
            <numerusform>次のレベルまで%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>%n week ago</source>
        <translation>
            <numerusform>%n週間前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>%n weeks ago</source>
        <translation>
            <numerusform>%n週間前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Hand {number}, %n more of this game</source>
        <translation>
            <numerusform>ハンド{number}、このゲームはあと%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pokertable/views/window/main_window.py"/>
        <source>Hand {number}, one more of this game</source>
        <translation>
            <numerusform>ハンド{number}、このゲームはあと%n回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuizBoard</name>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Seat {number} shows</source>
        <translation>席{number}のアップカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Seat {number}, folded</source>
        <translation>席{number}、フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/board.py"/>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
</context>
<context>
    <name>QuizDots</name>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>{right} right of {asked}</source>
        <translation>{asked}問中{right}問正解</translation>
    </message>
</context>
<context>
    <name>QuizFelt</name>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>Cards, at {card}</source>
        <translation>カード、{card}の位置</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>Cards, at {card}, picked</source>
        <translation>カード、{card}の位置、選択中</translation>
    </message>
</context>
<context>
    <name>QuizFoot</name>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Ask it again now</source>
        <translation>今もう一度出す</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Check</source>
        <translation>答え合わせ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Dealing…</source>
        <translation>配っています…</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Even out</source>
        <translation>均等にする</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>It was a misclick</source>
        <translation>クリックミスだった</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Next question</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>No low</source>
        <translation>ローなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Open in the lab</source>
        <translation>ラボで開く</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Play from here</source>
        <translation>ここからプレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>To the summary</source>
        <translation>まとめへ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
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
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>{time}   {place}</source>
        <translation>{time}   {place}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/head_and_foot.py"/>
        <source>{topic}, {game}, level {level}</source>
        <translation>{topic}、{game}、レベル{level}</translation>
    </message>
</context>
<context>
    <name>QuizProgress</name>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>All topics</source>
        <translation>すべてのテーマ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Every skill, last 30 days</source>
        <translation>項目別、過去30日</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>No answers yet. After a session this page shows them by day, topic and error.</source>
        <translation>まだ解答がありません。練習すると、日別、テーマ別、ミスの種類別に表示されます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Topic</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/progress.py"/>
        <source>Your reading</source>
        <translation>あなたの読み</translation>
    </message>
</context>
<context>
    <name>QuizSide</name>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>Comes back</source>
        <translation>復習</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>Remember</source>
        <translation>覚えること</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>The error</source>
        <translation>ミスの内容</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>What it means for you</source>
        <translation>自分にとっての意味</translation>
    </message>
</context>
<context>
    <name>QuizStart</name>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Dealing the first question…</source>
        <translation>最初の問題を配っています…</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>No timer</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Nothing due today</source>
        <translation>今日の復習はありません</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Progress in graphs</source>
        <translation>進み具合のグラフ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Questions</source>
        <translation>問題数</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Questions you miss come back here with different cards.</source>
        <translation>間違えた問題は、カードを変えてここに戻ってきます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Read hands. Each miss comes back until you get it right.</source>
        <translation>役を読みましょう。間違えた問題は、正しく読めるまで戻ってきます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Time per question</source>
        <translation>1問の時間</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>Topic</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>choose a topic and a game that go together</source>
        <translation>組み合わせられるテーマとゲームを選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>{count} s</source>
        <translation>{count}秒</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/start.py"/>
        <source>{error} ({topic}) × {count}</source>
        <translation>{error}（{topic}） × {count}</translation>
    </message>
</context>
<context>
    <name>QuizSummary</name>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>A checkpoint counts once all {count} questions are answered.</source>
        <translation>確認テストは{count}問すべてに答えると記録されます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Another session</source>
        <translation>もう1セット</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Back to the path</source>
        <translation>コースに戻る</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Checkpoint passed.</source>
        <translation>確認テスト合格。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Done</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Every answer was right.</source>
        <translation>全問正解です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Left after {asked} of {count}</source>
        <translation>{count}問中{asked}問で終了</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Not passed yet: {right} of {count} are needed. You can try again at any time.</source>
        <translation>まだ合格ではありません：{count}問中{right}問の正解が必要です。いつでもやり直せます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Nothing missed. The next session is harder.</source>
        <translation>ミスはありません。次回はもっと難しくなります。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Questions you missed come back with different cards.</source>
        <translation>間違えた問題は、カードを変えて戻ってきます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Try it again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>Try the {count} again</source>
        <translation>{count}問をもう一度</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>What got better</source>
        <translation>上達したところ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>What you missed</source>
        <translation>間違えた問題</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>asked again</source>
        <translation>2回目</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/summary.py"/>
        <source>{right} of {asked} right</source>
        <translation>{asked}問中{right}問正解</translation>
    </message>
</context>
<context>
    <name>QuizTable</name>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>P{number}</source>
        <translation>P{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/felt.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>QuizWork</name>
    <message>
        <location filename="pokertable/app/pages/quiz.py"/>
        <source>Back to the quiz</source>
        <translation>クイズに戻る</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/quiz.py"/>
        <source>The quiz has no questions like this for this game.</source>
        <translation>クイズには、このゲームの似た問題がありません。</translation>
    </message>
</context>
<context>
    <name>RangePopover</name>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>How it plays</source>
        <translation>プレイのしかた</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>any hand: no action yet</source>
        <translation>どんな手もありうる：まだアクションなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>calculating…</source>
        <translation>計算中</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>from its actions, assuming an intermediate player</source>
        <translation>アクションから推定（中級者と仮定）</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>from its own rules</source>
        <translation>この相手のルールに基づく</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>{name}'s range</source>
        <translation>{name}のレンジ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>{name}: {part}%</source>
        <translation>{name}：{part}%</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/range_popover.py"/>
        <source>{style}; from its own rules</source>
        <translation>{style}、この相手のルールに基づく</translation>
    </message>
</context>
<context>
    <name>RatingChanges</name>
    <message>
        <location filename="pokertable/views/quiz/rating_change.py"/>
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/rating_change.py"/>
        <source>{points} so far</source>
        <translation>今のところ{points}</translation>
    </message>
</context>
<context>
    <name>RatingsCard</name>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>Answer ten questions to see your rating.</source>
        <translation>10問答えると、レーティングが表示されます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>The line is where your rating probably lies (95%).</source>
        <translation>線は、レーティングが95%の確率で入る範囲です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>Your rating by skill</source>
        <translation>項目別レーティング</translation>
    </message>
</context>
<context>
    <name>RatingsPicture</name>
    <message>
        <location filename="pokertable/views/path/side.py"/>
        <source>not yet</source>
        <translation>未測定</translation>
    </message>
</context>
<context>
    <name>ReadBoard</name>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Whose hand</source>
        <translation>誰の手</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Whose hand (Page Up, Page Down: the other one)</source>
        <translation>誰の手（Page Up、Page Down：もう一人）</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>You discarded</source>
        <translation>あなたが捨てたカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>{name} had</source>
        <translation>{name}の手札</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>{name}: {score} out of 100</source>
        <translation>{name}：{score}点</translation>
    </message>
</context>
<context>
    <name>ReadDialog</name>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>It begins with what they could have before the last action. Scored once the hand is over, against the rules this opponent really plays by.</source>
        <translation>最後のアクションの前にありえた手から始めます。ハンドが終わると、この相手の実際のルールに照らして採点します。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Keep it</source>
        <translation>決定</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Put them on a hand</source>
        <translation>相手の手を読む</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Who</source>
        <translation>相手</translation>
    </message>
</context>
<context>
    <name>ReadStrip</name>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>Pot {amount}</source>
        <translation>ポット{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>folded</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>to act</source>
        <translation>アクションの番</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>{amount} to call</source>
        <translation>コール{amount}</translation>
    </message>
</context>
<context>
    <name>ReadVerdictDialog</name>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Put them on a hand</source>
        <translation>相手の手を読む</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Which read</source>
        <translation>どの読み</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>Which read (Page Up, Page Down: another one)</source>
        <translation>どの読みか（Page Up、Page Down：別の読み）</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>{name} had</source>
        <translation>{name}の手</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>{name}: {street}</source>
        <translation>{name}：{street}</translation>
    </message>
</context>
<context>
    <name>Reads</name>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>Nothing to read yet: no opponent has acted</source>
        <translation>まだ読むものがありません。どの相手もアクションしていません</translation>
    </message>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>There's no opponent to read right now</source>
        <translation>今は読む相手がいません</translation>
    </message>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>Your reads are still being scored</source>
        <translation>あなたの読みはまだ採点中です</translation>
    </message>
</context>
<context>
    <name>ReplayedHand</name>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>All-in</source>
        <translation>オールイン</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>Hand {number}</source>
        <translation>ハンド{number}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>One chip is {unit}.</source>
        <translation>1チップは{unit}です。</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>Practice from step {step}: {result}</source>
        <translation>ステップ{step}からの練習：{result}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>Showdown</source>
        <translation>ショーダウン</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>{hand}, imported</source>
        <translation>{hand}、読み込み</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayed_hand.py"/>
        <source>{hand}, practice</source>
        <translation>{hand}、練習</translation>
    </message>
</context>
<context>
    <name>ReplayerController</name>
    <message>
        <location filename="pokertable/controllers/replayer_controller.py"/>
        <source>Choose a seat to play</source>
        <translation>プレイする席を選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayer_controller.py"/>
        <source>Go to a decision of this seat (N: the next one)</source>
        <translation>この席の判断まで進めてください（N：次の判断）</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/replayer_controller.py"/>
        <source>This game can't be played at a table yet</source>
        <translation>このゲームはまだテーブルでプレイできません</translation>
    </message>
</context>
<context>
    <name>ReplayerControls</name>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>All cards (A)</source>
        <translation>全カード (A)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Back to the list of hands</source>
        <translation>ハンドの一覧に戻る</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Back to the review</source>
        <translation>見直しに戻る</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Dealer log, note and tags</source>
        <translation>ディーラーログ、メモとタグ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Hand ›</source>
        <translation>ハンド ›</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Hands (Esc)</source>
        <translation>一覧 (Esc)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Log (L)</source>
        <translation>ログ (L)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Next hand in the list (Ctrl+Right)</source>
        <translation>一覧の次のハンド (Ctrl+右)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>No seat</source>
        <translation>席なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Play from here</source>
        <translation>ここからプレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Previous hand in the list (Ctrl+Left)</source>
        <translation>一覧の前のハンド (Ctrl+左)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Previous round</source>
        <translation>前のラウンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Review (Esc)</source>
        <translation>見直し (Esc)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Review (V)</source>
        <translation>見直し (V)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Seat to view the hand from</source>
        <translation>ハンドをどの席から見るか</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Show the opponents' cards where known</source>
        <translation>わかっている相手のカードを表示</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Step back</source>
        <translation>1つ戻る</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Step forward</source>
        <translation>1つ進む</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>Try another line, as practice</source>
        <translation>練習として別のラインを試す</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>View from the seat of</source>
        <translation>見る席</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>What each of this seat's decisions was worth</source>
        <translation>この席の判断を1つずつ評価</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>{stop} of {count}</source>
        <translation>{stop}/{count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/controls.py"/>
        <source>‹ Hand</source>
        <translation>‹ ハンド</translation>
    </message>
</context>
<context>
    <name>ReplayerSide</name>
    <message>
        <location filename="pokertable/views/desk/replayer/page.py"/>
        <source>Practised lines</source>
        <translation>練習したライン</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/replayer/page.py"/>
        <source>To the real hand</source>
        <translation>実際のハンドへ</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <location filename="pokertable/controllers/review_controller.py"/>
        <source>This hand cannot be reviewed: {reason}.</source>
        <translation>このハンドは見直せません：{reason}。</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>blunder</source>
        <translation>大ミス</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>fine</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>inaccuracy</source>
        <translation>小ミス</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>mistake</source>
        <translation>ミス</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/severities.py"/>
        <source>undecided</source>
        <translation>未確定</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>2nd</source>
        <translation>2nd</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>3rd</source>
        <translation>3rd</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>4th</source>
        <translation>4th</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>5th</source>
        <translation>5th</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>6th</source>
        <translation>6th</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>7th</source>
        <translation>7th</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>The scale: loss in % of the pot</source>
        <translation>基準：ポットに対する損失（%）</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>This hand</source>
        <translation>このハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>Your decisions</source>
        <translation>あなたの判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>Your equity, all cards known</source>
        <translation>あなたの勝率（全手札公開）</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>analysing</source>
        <translation>分析中</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>at most {lost}</source>
        <translation>最大{lost}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>card luck</source>
        <translation>カード運</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>card luck doesn't affect the verdict</source>
        <translation>カード運は評価に含みません</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>flop</source>
        <translation>フロップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>not settled yet</source>
        <translation>未確定</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>pre-flop</source>
        <translation>プリフロップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>river</source>
        <translation>リバー</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>the decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>too close to call</source>
        <translation>僅差</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>your decisions</source>
        <translation>あなたの判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{lost} ({part})</source>
        <translation>{lost}（{part}）</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{name}'s equity, all cards known</source>
        <translation>{name}の勝率（全手札公開）</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{part} of the prize pool</source>
        <translation>賞金総額の{part}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{severity} last time</source>
        <translation>{severity}（前回）</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{severity}, on the earlier scale</source>
        <translation>{severity}（以前の基準）</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{street}, {name}: {action}</source>
        <translation>{street}、{name}：{action}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/decisions.py"/>
        <source>{street}: you {action}</source>
        <translation>{street}：{action}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>Before: {sentence}</source>
        <translation>前回：{sentence}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>Nothing to change.</source>
        <translation>直すところなし。</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>They drew</source>
        <translation>相手のドロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>analysing again</source>
        <translation>再分析中</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>{lost}, {part} of the pot</source>
        <translation>{lost}、ポットの{part}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>{lost}, {part} of the pot: the costliest</source>
        <translation>{lost}、ポットの{part}：損失最大</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/head.py"/>
        <source>{lost}: the costliest</source>
        <translation>{lost}：損失最大</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>% of the range, by hand on this street</source>
        <translation>このストリートの手ごとの割合 (%)</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>Earlier actions: {actions}</source>
        <translation>これより前のアクション：{actions}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>Nobody else was left in the hand.</source>
        <translation>ほかに残っていたプレイヤーはいません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>What they had, and why</source>
        <translation>相手の手札と理由</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>What {name} could hold</source>
        <translation>{name}の持ちえた手</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>assumed: intermediate, tight-aggressive</source>
        <translation>仮定：中級のタイトアグレッシブ</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>click, or Right: the next opponent</source>
        <translation>クリックか→：次の相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>from what you knew</source>
        <translation>あなたが知りえた範囲で</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>from what {name} knew</source>
        <translation>{name}が知りえた範囲で</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>how it plays is not known</source>
        <translation>プレイのしかたは不明</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/others.py"/>
        <source>● actual hand</source>
        <translation>● 実際の手</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Analysing again. Last time: {verdicts}.</source>
        <translation>再分析中です。前回の見直し：{verdicts}。</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Analysing…</source>
        <translation>分析中…</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Beside the decision</source>
        <translation>判断の横</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Dealing the first question…</source>
        <translation>最初の問題を配っています…</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Drill this</source>
        <translation>これを練習</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>No hand is being reviewed.</source>
        <translation>見直しているハンドはありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Play from here</source>
        <translation>ここからプレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Range</source>
        <translation>レンジ</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Replay and notes</source>
        <translation>リプレイとメモ</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>They had</source>
        <translation>相手の手</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Whose decisions</source>
        <translation>誰の判断か</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Whose decisions (S: the next player)</source>
        <translation>誰の判断か（S：次のプレイヤー）</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>Worth</source>
        <translation>期待値</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>another decision</source>
        <translation>別の判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/page.py"/>
        <source>{name}'s decisions</source>
        <translation>{name}の判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/parts.py"/>
        <source>{loss} ± {error}</source>
        <translation>{loss} ± {error}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>How it ends, against their ranges</source>
        <translation>相手のレンジに対する結果</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>Your equity</source>
        <translation>あなたの勝率</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>exact, {count} deals</source>
        <translation>正確、{count}通り</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>half</source>
        <translation>半分</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>high</source>
        <translation>ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>low</source>
        <translation>ロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>random hands</source>
        <translation>ランダムな手</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>split</source>
        <translation>山分け</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>their ranges</source>
        <translation>相手のレンジ</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>{count} deals</source>
        <translation>{count}回</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>{name}'s equity</source>
        <translation>{name}の勝率</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>{percent} needed</source>
        <translation>必要勝率{percent}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>{share} ± {error}</source>
        <translation>{share} ± {error}</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>¼ or less</source>
        <translation>¼以下</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/shares.py"/>
        <source>¾</source>
        <translation>¾</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>% of the prize pool, ± is 95%</source>
        <translation>賞金総額に対する%、±は95%区間</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>What each action is worth</source>
        <translation>各アクションの期待値</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>all deals, for a sample of their hands</source>
        <translation>相手の手はサンプル、配札は全通り</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>chips, ± is 95%</source>
        <translation>チップ、±は95%区間</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{action}, taken</source>
        <translation>{action}（実際）</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{action}, yours</source>
        <translation>{action}（あなた）</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{count} deals played out</source>
        <translation>{count}回プレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{words}, analysing</source>
        <translation>{words}、分析中</translation>
    </message>
    <message>
        <location filename="pokertable/views/review/worth.py"/>
        <source>{words}; ? = too close to call: the difference is within the margin of error</source>
        <translation>{words}、?＝僅差（差が誤差の範囲内）</translation>
    </message>
</context>
<context>
    <name>ReviewWork</name>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>Next hand</source>
        <translation>次のハンド</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>{game}, hand {number}</source>
        <translation>{game}、ハンド{number}</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>{game}, {name}'s decisions</source>
        <translation>{game}、{name}の判断</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>Practice: this line isn't kept, so it can't be reviewed</source>
        <translation>練習：このラインは保存されないため、見直しはできません</translation>
    </message>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>Practice: you can review this line once it's over</source>
        <translation>練習：このラインは終わってから見直せます</translation>
    </message>
    <message>
        <location filename="pokertable/app/at_table.py"/>
        <source>You can review a hand once it's over, and this is the first</source>
        <translation>見直しはハンドが終わってからです。これが最初のハンドです</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <location filename="pokertable/views/rules/rules_page.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="pokertable/views/rules/rules_page.py"/>
        <source>Back to where I was (Esc)</source>
        <translation>元の場所に戻る (Esc)</translation>
    </message>
    <message>
        <location filename="pokertable/views/rules/rules_page.py"/>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <location filename="pokertable/views/rules/rules_text.py"/>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>A right answer with a hint changes no rating</source>
        <translation>ヒントを見て正解してもレーティングは変わりません</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>After the hand</source>
        <translation>ハンドの後</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>After {seconds} s</source>
        <translation>{seconds}秒後</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Also in the replayer; the history and the quiz show chips. BB here always means big blinds, never big bets. Stud has no blinds, so its unit is the small bet (SB).</source>
        <translation>リプレイヤーも同じです。履歴とクイズはチップで数えます。BBはビッグブラインドで、ビッグベットではありません。ブラインドのないスタッドではスモールベット (SB) が単位です</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Always full</source>
        <translation>常に満額</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Always off if your system reduces motion</source>
        <translation>システムで動きを減らす設定にしていれば、常にオフ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Always show what my hand makes now</source>
        <translation>今の役を常に表示</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Amounts at the table</source>
        <translation>テーブルでの額の単位</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>As dealt</source>
        <translation>配られた順</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Ask</source>
        <translation>確認する</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Before a showdown</source>
        <translation>ショーダウンの前</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Big blinds</source>
        <translation>ビッグブラインド</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Buy in again</source>
        <translation>リバイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>By rank</source>
        <translation>ランク順</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Card backs</source>
        <translation>カードの裏</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Chevrons</source>
        <translation>山形</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Chips</source>
        <translation>チップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Clear away</source>
        <translation>片付ける</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Felt</source>
        <translation>フェルト</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Figures at the seats</source>
        <translation>席の数字</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Figures only</source>
        <translation>数字だけ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Fixed limit: how often a bet can be raised in one betting round</source>
        <translation>フィックスドリミット：1ラウンドでベットに何回レイズできるか</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Four</source>
        <translation>4回</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Four colours</source>
        <translation>4色</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Hints in the quiz</source>
        <translation>クイズのヒント</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>How often each has played and raised in the first betting round, from what this table has seen</source>
        <translation>最初のラウンドで参加した割合とレイズした割合。このテーブルで見た分だけです</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>I point at the cards that play</source>
        <translation>使うカードを自分で選ぶ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>In games with a board</source>
        <translation>ボードのあるゲームで</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Limited by the window's size: up to 130% at 1024 × 700, 200% at 1920 × 1080</source>
        <translation>ウィンドウに入る大きさまで：1024 × 700では130%、1920 × 1080では200%</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Live help</source>
        <translation>ライブヘルプ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Long</source>
        <translation>長い</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Lozenges</source>
        <translation>ひし形</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Muck it</source>
        <translation>マックする</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>My hole cards</source>
        <translation>自分の手札</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>My losing hand</source>
        <translation>負けた手</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Never</source>
        <translation>表示しない</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Next hand</source>
        <translation>次のハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>No cap</source>
        <translation>キャップなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Opponents' pause</source>
        <translation>相手の思考時間</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Opponents' style</source>
        <translation>相手のスタイル</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Out of chips</source>
        <translation>チップがなくなったら</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Raises after the bet</source>
        <translation>ベット後のレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Short</source>
        <translation>短い</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Show dimmed</source>
        <translation>薄く残す</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Show it</source>
        <translation>公開する</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Space deals it at once</source>
        <translation>スペースキーですぐに配ります</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Stars</source>
        <translation>星</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Stud: keep showing the up cards of folded hands, and list them under the log</source>
        <translation>スタッド：フォールドした手のアップカードを残し、ログの下に一覧を出します</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>The others play on</source>
        <translation>ほかのプレイヤーは続ける</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>The table waits</source>
        <translation>テーブルは待つ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Three</source>
        <translation>3回</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Two colours</source>
        <translation>2色</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Up cards after a fold</source>
        <translation>フォールド後のアップカード</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>VPIP/PFR (hands)</source>
        <translation>VPIP/PFR（ハンド数）</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>What I do with a losing hand at the showdown</source>
        <translation>ショーダウンで負けた手をどうするか</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>When I ask</source>
        <translation>操作したとき</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>When asked for (H)</source>
        <translation>求めたときに (H)</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>When plates show the opponents' style and skill</source>
        <translation>席にスタイルとスキルを表示するとき</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Whether the odds at the table also say if a call pays, counting the bets to come</source>
        <translation>テーブルのオッズで、この先のベットを含めてコールが得かどうかも表示します</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>While I sit out</source>
        <translation>離席中</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>Wine</source>
        <translation>ワインレッド</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>With advice on a call</source>
        <translation>コールの助言つき</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>You point at the cards that play before hands are shown; misreads come back in the quiz</source>
        <translation>公開の前に使うカードを選びます。読み違いはクイズに戻ってきます</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/offers.py"/>
        <source>“Always full” tops your stack up to the buy-in before every hand</source>
        <translation>「常に満額」は毎ハンドの前にスタックをバイイン額まで補充します</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>About Pokertable</source>
        <translation>Pokertableについて</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>At every table, from the next hand on</source>
        <translation>すべてのテーブル、次のハンドから</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>At the next start</source>
        <translation>次の起動時</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Changes are applied and saved at once.</source>
        <translation>変更はすぐに反映され、保存されます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Look and speed</source>
        <translation>見た目と速さ</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Look, speed, keys and names go back to their defaults. Your hands stay.</source>
        <translation>見た目、速さ、キー、名前が最初の状態に戻ります。ハンドは残ります。</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>My data</source>
        <translation>マイデータ</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>My name</source>
        <translation>自分の名前</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>On my plate; empty: You</source>
        <translation>プレートに表示されます。空欄なら「あなた」</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Opponents' names</source>
        <translation>相手の名前</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Rake of each pot</source>
        <translation>各ポットのレーキ</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Rake of each pot, percent</source>
        <translation>各ポットのレーキ、パーセント</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Rake, maximum chips per hand</source>
        <translation>レーキ、1ハンドの上限チップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Reset all hands?</source>
        <translation>ハンドをすべて消しますか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Reset all progress?</source>
        <translation>進み具合を消しますか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Reset all settings?</source>
        <translation>すべての設定をリセットしますか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Reset everything…</source>
        <translation>すべてリセット…</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Reset…</source>
        <translation>リセット…</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Separated by commas; from the next table on</source>
        <translation>カンマ区切り。次のテーブルから</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>The previous file is kept beside the new one</source>
        <translation>前のファイルは同じフォルダに残します</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>at most</source>
        <translation>上限</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>chips a hand</source>
        <translation>チップ/ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/settings/settings_page.py"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>needed</source>
        <translation>必要</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>{share} equity, ± {error}</source>
        <translation>勝率{share}、誤差±{error}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_bars.py"/>
        <source>{share}; you need {needs}</source>
        <translation>{share}、必要勝率{needs}</translation>
    </message>
</context>
<context>
    <name>ShareCell</name>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Right: {number}</source>
        <translation>正解：{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>ShareGrid</name>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>High</source>
        <translation>ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Low</source>
        <translation>ロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Main pot {amount}</source>
        <translation>メインポット{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Pot {amount}</source>
        <translation>ポット{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Side pot {amount}</source>
        <translation>サイドポット{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>Side pot {index}, {amount}</source>
        <translation>サイドポット{index}、{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>all assigned</source>
        <translation>すべて配分済み</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>nothing assigned yet</source>
        <translation>まだ配分なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>{chips} left to assign</source>
        <translation>あと{chips}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/pots.py"/>
        <source>{chips} too many</source>
        <translation>{chips}多すぎ</translation>
    </message>
</context>
<context>
    <name>ShowdownPanel</name>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>End practice</source>
        <translation>練習を終える</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>I'm back</source>
        <translation>復帰する</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>Next hand</source>
        <translation>次のハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>Review</source>
        <translation>見直し</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>Showdown</source>
        <translation>ショーダウン</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>by itself after {seconds} s</source>
        <translation>{seconds}秒後に自動</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>rebuys for {amount}</source>
        <translation>{amount}をリバイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>End of hand</source>
        <translation>ハンド終了</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>Pot {amount}, {winners}</source>
        <translation>ポット{amount}、{winners}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>You lose {amount}</source>
        <translation>{amount}の負け</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>You win {amount}</source>
        <translation>あなたが{amount}を獲得</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>down {amount} on the hand</source>
        <translation>このハンドは{amount}のマイナス</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>everybody else folded</source>
        <translation>ほかの全員がフォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>no low: {reason}</source>
        <translation>ローなし：{reason}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>the whole pot</source>
        <translation>ポットの全額</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>up {amount} on the hand</source>
        <translation>このハンドは{amount}のプラス</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>{amount} in {pots} pots, {winners}</source>
        <translation>{pots}つのポットで{amount}、{winners}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>{amount} of {pot}</source>
        <translation>{pot}のうち{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/words.py"/>
        <source>{name} wins {amount}</source>
        <translation>{name}が{amount}を獲得</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>beginner</source>
        <translation>初級</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>interm.</source>
        <translation>中級</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/opponent_row.py"/>
        <source>intermediate</source>
        <translation>中級</translation>
    </message>
</context>
<context>
    <name>SkillBars</name>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>{skill}: {figure}</source>
        <translation>{skill}：{figure}</translation>
    </message>
</context>
<context>
    <name>SkillTable</name>
    <message>
        <location filename="pokertable/views/quiz/skills.py"/>
        <source>Select only this: {names}</source>
        <translation>これだけを選ぶ：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/skills.py"/>
        <source>{topic}, {game}: {right} of {asked}</source>
        <translation>{topic}、{game}：{right}/{asked}</translation>
    </message>
</context>
<context>
    <name>SpreadRows</name>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>Spread 100%</source>
        <translation>100%を配分</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>impossible with the cards in sight</source>
        <translation>見えているカードではありえません</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>raise one and the unlocked ones give way</source>
        <translation>1つ増やすと、固定していないほかの分が減ります</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>{name}: {part}%</source>
        <translation>{name}：{part}%</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>{name}: {part}%, locked</source>
        <translation>{name}：{part}%、固定</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_rows.py"/>
        <source>{part}%</source>
        <translation>{part}%</translation>
    </message>
</context>
<context>
    <name>SpreadVerdict</name>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>Range after the earlier actions:</source>
        <translation>これより前のアクションの後のレンジ：</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>The hand now</source>
        <translation>今の手</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>The hand then</source>
        <translation>その時の手</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>overlap: {score}</source>
        <translation>一致度：{score}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>sampled</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>yours</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{action}: {parts}</source>
        <translation>{action}：{parts}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{name} {part}</source>
        <translation>{name} {part}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{name}: yours {given}, exact {exact}</source>
        <translation>{name}：あなた{given}、正確な値{exact}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{name}: yours {given}, sampled {exact}</source>
        <translation>{name}：あなた{given}、サンプル{exact}</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{points} too few</source>
        <translation>{points}不足</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{points} too many</source>
        <translation>{points}過剰</translation>
    </message>
    <message>
        <location filename="pokertable/views/reads/spread_verdict.py"/>
        <source>{yours} and {exact}</source>
        <translation>{yours}と{exact}</translation>
    </message>
</context>
<context>
    <name>StandingRows</name>
    <message>
        <location filename="pokertable/views/tournament/standing_rows.py"/>
        <source>Table {number}</source>
        <translation>テーブル{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/standing_rows.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/standing_rows.py"/>
        <source>Your table</source>
        <translation>あなたのテーブル</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/standing_rows.py"/>
        <source>out</source>
        <translation>敗退</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <location filename="pokertable/views/tournament/standings_panel.py"/>
        <source>By table</source>
        <translation>テーブル別</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/standings_panel.py"/>
        <source>Standings</source>
        <translation>順位</translation>
    </message>
</context>
<context>
    <name>StartFoot</name>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>Lessons, questions and hands, from your first deal to solid play.</source>
        <translation>レッスンと問題と実戦で、最初の1ハンドから確かな実力まで。</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>New here? Choose what you want to learn</source>
        <translation>初めての方は、学びたいものを選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>Next on your path: {step}</source>
        <translation>次のステップ：{step}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>Nothing due: play a hand</source>
        <translation>復習はありません。プレイしましょう</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>Ten questions: what is due, your next lesson, your weakest skill</source>
        <translation>10問：今日の復習、次のレッスン、一番の弱点</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/foot.py"/>
        <source>Today</source>
        <translation>今日</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Cash game</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Deal</source>
        <translation>配る</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Kind of game</source>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/start_page.py"/>
        <source>Sit &amp; go</source>
        <translation>シットアンドゴー</translation>
    </message>
</context>
<context>
    <name>StartScene</name>
    <message>
        <location filename="pokertable/views/start/scene.py"/>
        <source>A table is waiting</source>
        <translation>中断中のテーブル</translation>
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
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/scene.py"/>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>1 low</source>
        <translation>ロー1回</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>All-in
adjusted</source>
        <translation>オールイン
調整</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hands</source>
        <translation>ハンド数</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hands in which you called, bet or raised in the first round; blinds don't count</source>
        <translation>最初のラウンドでコール、ベット、レイズしたハンドの割合。ブラインドは数えません</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hands in which you raised (or, in stud, completed) in the first round</source>
        <translation>最初のラウンドでレイズした（スタッドではコンプリートも）ハンドの割合</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hands played to the end, without practice</source>
        <translation>最後までプレイしたハンド。練習は数えません</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Hi/lo showdowns at which you scooped every pot</source>
        <translation>すべてのポットを総取りしたハイ/ローのショーダウンの割合</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Of the hands that saw the second round, those that went to showdown</source>
        <translation>2番目のラウンドに進んだハンドのうち、ショーダウンまで進んだ割合</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Result
per 100</source>
        <translation>100ハンド
あたり</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Result per 100 hands: in big bets for fixed limit, otherwise in big blinds. The two can't be added together: choose a game</source>
        <translation>100ハンドあたりの結果。ビッグブラインド、フィックスドリミットではビッグベット単位。両者は合計できないので、ゲームを選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Scoops</source>
        <translation>スクープ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Share of
the low</source>
        <translation>ローの
取り分</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Showdowns at which you won something</source>
        <translation>チップを獲得したショーダウンの割合</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>The same result, counting each all-in before the last card at its equity when the chips went in</source>
        <translation>同じく、最後のカードの前のオールインを、チップを入れたときの勝率で数えたもの</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Went to
showdown</source>
        <translation>ショー
ダウン率</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Won at
showdown</source>
        <translation>ショーダウン
勝率</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>You, all these hands</source>
        <translation>あなた（全ハンド）</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>Your average share of the low at showdowns with a low</source>
        <translation>ローが支払われたショーダウンでの、ローの平均取り分</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/table.py"/>
        <source>{count} lows</source>
        <translation>ロー{count}回</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>big bets</source>
        <translation>ビッグベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>big blinds</source>
        <translation>BB</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>calculating…</source>
        <translation>計算中</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>d MMMM</source>
        <comment>a day and its month, in the letters of QLocale</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>d MMMM yyyy</source>
        <comment>a day, its month and year</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>from {count} hands on</source>
        <translation>{count}ハンド以上で表示</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>stud, not the bring-in</source>
        <translation>スタッド、ブリングイン以外</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>stud, the bring-in</source>
        <translation>スタッド、ブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>{day} {time}</source>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/words.py"/>
        <source>{some} of {whole}</source>
        <translation>{whole}のうち{some}</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>All opponents</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>All positions</source>
        <translation>すべてのポジション</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Last 30 days</source>
        <translation>過去30日</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Last 7 days</source>
        <translation>過去7日</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Position</source>
        <translation>ポジション</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Time</source>
        <translation>期間</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/filters.py"/>
        <source>Today</source>
        <translation>今日</translation>
    </message>
</context>
<context>
    <name>StatisticsGraph</name>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>All-in adjusted</source>
        <translation>オールイン調整後</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result in big bets</source>
        <translation>結果（ビッグベット）</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>Result in big blinds</source>
        <translation>結果（ビッグブラインド）</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/graph.py"/>
        <source>not calculated yet</source>
        <translation>（計算中）</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>A hand counts for every type of opponent at the table.</source>
        <translation>ハンドは、テーブルにいる相手の種類ごとに数えます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Against</source>
        <translation>相手別</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>All opponents of a type together; the first line is you.</source>
        <translation>同じ種類の相手をまとめています。最初の行はあなたです。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>All your hands together</source>
        <translation>すべてのハンドのまとめ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>CSV files (*.csv)</source>
        <translation>CSVファイル (*.csv)</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Export CSV…</source>
        <translation>CSVを書き出し…</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Export the statistics</source>
        <translation>統計を書き出し</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Filters</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Misreads</source>
        <translation>読み違い</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>No hands match.</source>
        <translation>条件に合うハンドがありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>No hands yet.</source>
        <translation>まだハンドがありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Opponents</source>
        <translation>相手の成績</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Play a hand</source>
        <translation>ハンドをプレイ</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Positions</source>
        <translation>ポジション</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Show all hands</source>
        <translation>全ハンドを表示</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Sit &amp; goes</source>
        <translation>シットアンドゴー</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>The opponents' own results</source>
        <translation>相手自身の成績</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>What your reviewed decisions cost, leaving out card luck</source>
        <translation>見直しによる、カードの運を除いた判断の損失</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your hands at tables with such an opponent</source>
        <translation>そのような相手がいたテーブルでのあなたのハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your hands by game</source>
        <translation>ゲーム別のあなたのハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your hands by position</source>
        <translation>ポジション別のあなたのハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your misreads week by week, at the table and in the quiz</source>
        <translation>テーブルとクイズでの読み違いの割合を週ごとに</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/page.py"/>
        <source>Your places and prizes; their hands count in no other figures</source>
        <translation>順位と賞金です。これらのハンドはほかの数値に含まれません</translation>
    </message>
</context>
<context>
    <name>StatisticsWork</name>
    <message>
        <location filename="pokertable/app/pages/statistics.py"/>
        <source>Saved to {file}</source>
        <translation>{file}に保存しました</translation>
    </message>
</context>
<context>
    <name>StoreWatch</name>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Close and lose them</source>
        <translation>保存せずに閉じる</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Databases (*.sqlite)</source>
        <translation>データベース (*.sqlite)</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Keep open</source>
        <translation>開いておく</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>One hand is only in memory and will be lost.</source>
        <translation>メモリにしかない1ハンドが失われます。</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Save a copy of all hands</source>
        <translation>全ハンドのコピーを保存</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Save all hands to another file</source>
        <translation>全ハンドを別のファイルに保存</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>The program also retries by itself every few seconds</source>
        <translation>プログラムも数秒ごとに自動で試します</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>Your hands still cannot be saved to their file.</source>
        <translation>まだハンドをファイルに保存できません。</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>{count} hands are only in memory and will be lost.</source>
        <translation>メモリにしかない{count}ハンドが失われます。</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>At the table</source>
        <translation>テーブルの相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Betting</source>
        <translation>ベッティング</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Fixed-limit</source>
        <translation>フィックスド
リミット</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Levels</source>
        <translation>レベル</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Levels rise by</source>
        <translation>レベルが上がる単位</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>More options</source>
        <translation>その他の設定</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>More options ›</source>
        <translation>その他の設定 ›</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>No-limit</source>
        <translation>ノーリミット</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Pot-limit</source>
        <translation>ポットリミット</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Rise by</source>
        <translation>上がる単位</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Seats</source>
        <translation>席数</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>Stakes</source>
        <translation>ステークス</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>each game has its own</source>
        <translation>ゲームごとに決まっています</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>small and big bet,
{stack} chips each</source>
        <translation>スモール/ビッグベット、
各{stack}チップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>small and big blind,
{stack} chips each</source>
        <translation>スモール/ビッグブラインド、
各{stack}チップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>stacks, antes, cap, rake</source>
        <translation>スタック、アンティ、キャップ、レーキ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>{chips} chips, blinds {small}/{big}; a level is {hands} hands, {count} levels up to {last}</source>
        <translation>{chips}チップ、ブラインド{small}/{big}から。1レベルは{hands}ハンド、{last}まで{count}レベル</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>{chips} chips, blinds {small}/{big}; a level is {minutes} minutes of play, {count} levels up to {last}</source>
        <translation>{chips}チップ、ブラインド{small}/{big}から。1レベルはプレイ時間{minutes}分、{last}まで{count}レベル</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>{game}: at most {count}</source>
        <translation>{game}：最大{count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>{game}: {structures} only</source>
        <translation>{game}：{structures}のみ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_form.py"/>
        <source>‹ At the table</source>
        <translation>‹ テーブルの相手</translation>
    </message>
</context>
<context>
    <name>TableHelp</name>
    <message>
        <location filename="pokertable/views/table/table_help.py"/>
        <source>Opponents' ranges are shown only with odds against ranges</source>
        <translation>相手のレンジは、レンジに対するオッズを選んだときだけ表示されます</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_help.py"/>
        <source>{share} against random hands</source>
        <translation>{share}（ランダムな手に対して）</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_help.py"/>
        <source>{share} against their ranges</source>
        <translation>{share}（相手のレンジに対して）</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>A low</source>
        <translation>ローの条件</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>An open pair on fourth street</source>
        <translation>フォースストリートのオープンペア</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Ante</source>
        <translation>アンティ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Before the deal</source>
        <translation>配る前</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Big-blind ante</source>
        <translation>BBアンティ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Bring-in</source>
        <translation>ブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Hands of each game</source>
        <translation>各ゲームのハンド数</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Raises after the bet</source>
        <translation>ベット後のレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Rake, maximum chips per hand</source>
        <translation>レーキ、1ハンドの上限チップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Rake, percent</source>
        <translation>レーキ (%)</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>Stacks</source>
        <translation>スタック</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>a quarter of the small bet</source>
        <translation>スモールベットの4分の1</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>a tenth of the small bet</source>
        <translation>スモールベットの10分の1</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>ante</source>
        <translation>アンティ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>antes only, no blinds</source>
        <translation>アンティのみ、ブラインドなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>big-blind ante</source>
        <translation>BBアンティ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>blinds</source>
        <translation>ブラインド</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>bring-in</source>
        <translation>ブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>chips for every seat</source>
        <translation>各席のチップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>eight or lower</source>
        <translation>8以下</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>four raises</source>
        <translation>レイズ4回</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>hands of each game</source>
        <translation>各ゲームのハンド数</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>nine or lower</source>
        <translation>9以下</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>no cap</source>
        <translation>キャップなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>no more than</source>
        <translation>上限</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>one orbit</source>
        <translation>ボタン1周</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>rake</source>
        <translation>レーキ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>rake “{text}”: expected a percentage such as 5 or 2.5</source>
        <translation>レーキ「{text}」：5や2.5のような割合を入力してください</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>seven or lower</source>
        <translation>7以下</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>stack: expected a whole number of chips</source>
        <translation>スタック：チップを整数で入力してください</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>the big bet too</source>
        <translation>ビッグベットも可</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>the small bet only</source>
        <translation>スモールベットのみ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>three raises</source>
        <translation>レイズ3回</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>{ante}: a tenth of the small bet</source>
        <translation>{ante}：スモールベットの10分の1</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>{bring_in}: a quarter of the small bet</source>
        <translation>{bring_in}：スモールベットの4分の1</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>{count} raises</source>
        <translation>レイズ{count}回</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_options.py"/>
        <source>{name} “{text}”: expected a whole number of chips</source>
        <translation>{name}「{text}」：チップを整数で入力してください</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <location filename="pokertable/views/table/table_page.py"/>
        <source>You're sitting out while the others play on</source>
        <translation>離席中。ほかのプレイヤーは続けています</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Board: {cards}</source>
        <translation>ボード：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Draw {number} of {count}</source>
        <translation>ドロー{number}/{count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>High: {words}</source>
        <translation>ハイ：{words}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Low: {words}</source>
        <translation>ロー：{words}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Main pot: {amount}</source>
        <translation>メインポット：{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Pot: {amount}</source>
        <translation>ポット：{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Side pot {number}: {amount}</source>
        <translation>サイドポット{number}：{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>Side pot: {amount}</source>
        <translation>サイドポット：{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>a hidden card</source>
        <translation>伏せカード1枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>cards: {cards}</source>
        <translation>カード：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>discarded {cards}</source>
        <translation>捨て札：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>drew {counts}</source>
        <translation>交換枚数：{counts}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>has the button</source>
        <translation>ボタン</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>shows {cards} and {number} hidden</source>
        <translation>{cards}を公開、伏せカード{number}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>stack {amount}</source>
        <translation>スタック{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>stood pat</source>
        <translation>スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>to act</source>
        <translation>アクションの番</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{amount} bet</source>
        <translation>ベット{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{name}, {position}</source>
        <translation>{name}、{position}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{number} hidden cards</source>
        <translation>伏せカード{number}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{rank} of {suit}s</source>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_text.py"/>
        <source>{seat}; style: {style}</source>
        <translation>{seat}、スタイル：{style}</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>From the next hand on I'm not dealt in</source>
        <translation>次のハンドから参加しません</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>I'm back</source>
        <translation>復帰する</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>My equity, the price and my outs</source>
        <translation>今の勝率、必要な勝率、アウツ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Odds</source>
        <translation>オッズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Put an opponent on a hand; scored when the hand is over</source>
        <translation>相手の手を読みます。採点はハンドの終わりに行われます</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Review</source>
        <translation>見直し</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Sit out</source>
        <translation>離席する</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>The rules of this game</source>
        <translation>このゲームのルール</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>Their hand?</source>
        <translation>相手の手は？</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>What do they have?</source>
        <translation>相手の手は？</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>What each decision of the last hand was worth</source>
        <translation>直前のハンドの判断を見直します</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_tools.py"/>
        <source>{words} (key {key})</source>
        <translation>{words}（キー{key}）</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <location filename="pokertable/views/felt/players.py"/>
        <source>Seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_view.py"/>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <location filename="pokertable/views/start/table_words.py"/>
        <source>Mixed limits</source>
        <translation>ゲームごとのリミット</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_words.py"/>
        <source>Mixed limits {low}/{high}</source>
        <translation>ゲームごとのリミット {low}/{high}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_words.py"/>
        <source>a mixed table</source>
        <translation>いろいろな相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_words.py"/>
        <source>all {style}</source>
        <translation>全員{style}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_words.py"/>
        <source>chosen opponents</source>
        <translation>選んだ相手</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_words.py"/>
        <source>{chips} chips</source>
        <translation>{chips}チップ</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/table_words.py"/>
        <source>{structure} {low}/{high}</source>
        <translation>{structure} {low}/{high}</translation>
    </message>
</context>
<context>
    <name>TextMirror</name>
    <message>
        <location filename="pokertable/views/widgets/text_mirror.py"/>
        <source>Seats, stacks, bets, pots and cards as they are now</source>
        <translation>今の席、スタック、ベット、ポット、カード</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/text_mirror.py"/>
        <source>The table in words</source>
        <translation>文字で見るテーブル</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <location filename="pokertable/views/desk/replayer/buttons.py"/>
        <source>Moment of the hand</source>
        <translation>ハンドの時点</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>All correct.</source>
        <translation>全問正解です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Coming back: {today} today, {tomorrow} tomorrow, {later} later this week.</source>
        <translation>復習：今日{today}問、明日{tomorrow}問、今週それ以降{later}問。</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>It starts at the easiest level.</source>
        <translation>一番やさしいレベルから始まります。</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Lesson passed.</source>
        <translation>レッスン合格。</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Misread</source>
        <translation>読み違い</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Missed before</source>
        <translation>前に間違えた問題</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>No new questions today</source>
        <translation>今日は新しい問題がありません</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Nothing comes back within a week.</source>
        <translation>1週間以内の復習はありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Nothing is due today</source>
        <translation>今日の復習はありません</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>What you misread in the quiz, at the table or in a lesson comes back just before you'd forget it.</source>
        <translation>クイズ、テーブル、レッスンでの読み違いは、忘れかけた頃に復習として出題されます。</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>With different cards, mixed with the new questions.</source>
        <translation>カードを変え、新しい問題に混ぜて出します。</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>Your decisions, {game}</source>
        <translation>自分の判断、{game}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>due today</source>
        <translation>今日の復習</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>new to you</source>
        <translation>初めての分野</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>weakest skill</source>
        <translation>一番の弱点</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{count} more: {skill}</source>
        <translation>ほかに{count}問：{skill}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{errors}: {back}</source>
        <translation>{errors}：{back}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{right} of {asked}</source>
        <translation>{right}/{asked}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{right} of {asked} decisions fine in the last 30 days, those at the table included</source>
        <translation>過去30日の判断{asked}回のうち{right}回が適切（テーブルでの判断を含む）</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{right} of {asked} right in the last 30 days</source>
        <translation>過去30日で{asked}問中{right}問正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{topic} × {count}</source>
        <translation>{topic} × {count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/lines.py"/>
        <source>{topic}, {game}</source>
        <translation>{topic}、{game}</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Dealing the first question…</source>
        <translation>最初の問題を配っています…</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Done for today: {right} of {asked} right</source>
        <translation>今日の分は終了：{asked}問中{right}問正解</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Ten more</source>
        <translation>あと10問</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>{count}, {about}</source>
        <translation>{count}、{about}</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/page.py"/>
        <source>{done} of {count} asked, {right} right, {about} left</source>
        <translation>{count}問中{done}問に解答、正解{right}、残り{about}</translation>
    </message>
</context>
<context>
    <name>TodayWork</name>
    <message>
        <location filename="pokertable/app/pages/today.py"/>
        <source>Back to Today</source>
        <translation>「今日」に戻る</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/today.py"/>
        <source>Choose what you want to learn, and its next lesson comes here.</source>
        <translation>学びたいゲームを選ぶと、次のレッスンがここに出ます。</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/today.py"/>
        <source>To the path</source>
        <translation>コースへ</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/today.py"/>
        <source>Your path</source>
        <translation>あなたの学習コース</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/today.py"/>
        <source>next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/today.py"/>
        <source>next on your path</source>
        <translation>コースの次のステップ</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Deep stacks</source>
        <translation>ディープ</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Standard</source>
        <translation>スタンダード</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>Turbo</source>
        <translation>ターボ</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>level {level}: {stakes}</source>
        <translation>レベル{level}：{stakes}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>next level with the next hand</source>
        <translation>次のハンドから次のレベル</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>you're {place}</source>
        <translation>あなたは{place}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>you're {place}, on the bubble</source>
        <translation>あなたは{place}、バブル</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{bets}, ante {ante}</source>
        <translation>{bets}、アンティ{ante}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{left} of {field} left</source>
        <translation>{field}人中残り{left}人</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{levels}, by minutes</source>
        <translation>{levels}（時間制）</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{low}/{high}</source>
        <translation>{low}/{high}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{number}nd</source>
        <translation>{number}位</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{number}rd</source>
        <translation>{number}位</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{number}st</source>
        <translation>{number}位</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/words.py"/>
        <source>{number}th</source>
        <translation>{number}位</translation>
    </message>
</context>
<context>
    <name>TournamentEnd</name>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Another game</source>
        <translation>別のゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Let them finish</source>
        <translation>最後まで進める</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Places</source>
        <translation>順位</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Review</source>
        <translation>ハンドの見直し</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>Watch</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>You left</source>
        <translation>途中退席</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>points, from a pool of {pool}</source>
        <translation>ポイント（賞金総額{pool}）</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>{hands}, {levels}</source>
        <translation>{hands}、{levels}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>{place} of {field}</source>
        <translation>{field}人中{place}</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>{place}, folded from hand {hand} on</source>
        <translation>{place}、ハンド{hand}からすべてフォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/tournament/end_page.py"/>
        <source>{prize} points, from a pool of {pool}</source>
        <translation>{prize}ポイント（賞金総額{pool}）</translation>
    </message>
</context>
<context>
    <name>TournamentEndWork</name>
    <message>
        <location filename="pokertable/app/pages/tournament_end.py"/>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/tournament_end.py"/>
        <source>Leave the sit and go?</source>
        <translation>シットアンドゴーをやめますか？</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/tournament_end.py"/>
        <source>Sit &amp; go: {game}</source>
        <translation>シットアンドゴー：{game}</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/tournament_end.py"/>
        <source>The others play on to the end; all your hands are folded.</source>
        <translation>残りのプレイヤーが最後まで続け、あなたのハンドはすべてフォールドになります。</translation>
    </message>
</context>
<context>
    <name>TournamentsPanel</name>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>All sit and goes</source>
        <translation>すべてのシットアンドゴー</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>Average place</source>
        <translation>平均順位</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>In the money</source>
        <translation>入賞</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>No sit and go is over yet.</source>
        <translation>終わったシットアンドゴーはまだありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>Played</source>
        <translation>回数</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>ROI</source>
        <translation>参加費に対する収益</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>Won</source>
        <translation>優勝</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>{place} of {players}</source>
        <translation>{players}人中{place}</translation>
    </message>
    <message>
        <location filename="pokertable/views/desk/statistics/tournaments.py"/>
        <source>± is 95%; returns are measured in entry fees: −100% means nothing won</source>
        <translation>±は95%区間。収益は参加費に対する割合で、−100%は賞金なしです</translation>
    </message>
</context>
<context>
    <name>UnitRow</name>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>Lessons: {done} of {count}</source>
        <translation>レッスン{done}/{count}</translation>
    </message>
    <message>
        <location filename="pokertable/views/path/trail.py"/>
        <source>You are here</source>
        <translation>現在地</translation>
    </message>
</context>
<context>
    <name>WeekCard</name>
    <message>
        <location filename="pokertable/views/today/week.py"/>
        <source>This week</source>
        <translation>今週</translation>
    </message>
    <message>
        <location filename="pokertable/views/today/week.py"/>
        <source>questions answered</source>
        <translation>答えた問題の数</translation>
    </message>
</context>
<context>
    <name>WeekStrip</name>
    <message>
        <location filename="pokertable/views/today/week.py"/>
        <source>today</source>
        <translation>今日</translation>
    </message>
</context>
<context>
    <name>WeeksCard</name>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>Nothing in the last seven days; {before} ± {spread} in the weeks before.</source>
        <translation>この7日間は記録がありません。それ以前の週は{before} ± {spread}。</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>{now} ± {spread} in the last seven days, out of {asked}.</source>
        <translation>この7日間は{now} ± {spread}（{asked}問中）。</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>{now} ± {spread} in the last seven days, {before} ± {error} before: a real improvement, not chance.</source>
        <translation>この7日間は{now} ± {spread}、以前は{before} ± {error}：偶然とは言えない減少です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>{now} ± {spread} in the last seven days, {before} ± {error} before: a real increase, not chance.</source>
        <translation>この7日間は{now} ± {spread}、以前は{before} ± {error}：偶然とは言えない増加です。</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>{now} ± {spread} in the last seven days, {before} ± {error} before: no clear change yet.</source>
        <translation>この7日間は{now} ± {spread}、以前は{before} ± {error}：まだ確かな変化はありません。</translation>
    </message>
</context>
<context>
    <name>WeeksPicture</name>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>last seven days</source>
        <translation>この7日間</translation>
    </message>
    <message>
        <location filename="pokertable/views/widgets/weeks_card.py"/>
        <source>of {asked}</source>
        <translation>全{asked}</translation>
    </message>
</context>
<context>
    <name>WindowBar</name>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>At the table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Back to my last decision</source>
        <translation>最後の判断に戻る</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Back to my last decision ({key})</source>
        <translation>最後の判断に戻る ({key})</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>End practice</source>
        <translation>練習を終える</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Import a profile…</source>
        <translation>プロフィールを読み込む…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Leave the sit and go…</source>
        <translation>シットアンドゴーをやめる…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Leave this line and return to where you left the hand</source>
        <translation>このラインをやめ、ハンドを離れた場面に戻る</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Look</source>
        <translation>見た目</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>My data</source>
        <translation>マイデータ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Odds</source>
        <translation>オッズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Pokertable</source>
        <translation>Pokertable</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Put an opponent on a hand…</source>
        <translation>相手の手を読む…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Quit	Ctrl+Q</source>
        <translation>終了	Ctrl+Q</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Review the last hand</source>
        <translation>直前のハンドの見直し</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Rewind</source>
        <translation>巻き戻す</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Save my profile…</source>
        <translation>プロフィールを保存…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Show my hand</source>
        <translation>手札を見せる</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Show what my hand makes now</source>
        <translation>今の役を表示</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Show what my hand makes now ({key})</source>
        <translation>今の役を表示 ({key})</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Top up to the full stack</source>
        <translation>バイイン額まで補充</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>What would have come?</source>
        <translation>続きのカードは？</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>Your table image…</source>
        <translation>テーブルでの自分の印象…</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/window_bar.py"/>
        <source>{back}, to try another line as practice. If the hand isn't over, you see what is to come, so it won't count</source>
        <translation>{back}：練習として別のラインを試します。ハンドの途中では先が見えるため、このハンドも記録に含めません</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <location filename="pokertable/app/pages/page.py"/>
        <source>Dealing the first question…</source>
        <translation>最初の問題を配っています…</translation>
    </message>
</context>
<context>
    <name>_CostlyButton</name>
    <message>
        <location filename="pokertable/views/tournament/costly.py"/>
        <source>Hand {hand}, {left} left: {why}</source>
        <translation>ハンド{hand}、残り{left}人：{why}</translation>
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
        <translation>ほか{count}枚</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>--hand {text}: must include the player's up cards, {ups}</source>
        <translation>--hand {text}：アップカード{ups}を含めてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>--hand {text}: {count} cards, expected {expected}</source>
        <translation>--hand {text}：{count}枚、必要なのは{expected}枚</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>CARDS</source>
        <translation>CARDS</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>PERSONA</source>
        <translation>PERSONA</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>What an opponent would do at the point where the hand in a PHH file stops: each choice with its probability, and the reason for the likeliest one.</source>
        <translation>PHHファイルのハンドが止まったところで相手が何をするか：各選択の確率と、最もありそうな選択の理由。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>a .phh file whose hand stops before it is over</source>
        <translation>途中で止まるハンドの.phhファイル</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>nobody is to act: expected a hand that stops before it is over</source>
        <translation>アクションする人がいません：途中で止まるハンドが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>print only JSON</source>
        <translation>JSONだけを出力</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>p{player}, {street}, {hand}, as {persona}:</source>
        <translation>p{player}、{street}、{hand}、{persona}として：</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>such as tag or tag:expert</source>
        <translation>tagやtag:expertなど</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>the cards of the player to act, if not those of the file</source>
        <translation>アクションする人のカード（ファイルと違うとき）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>the file doesn't give the cards of the player to act: use --hand</source>
        <translation>ファイルにアクションする人のカードがありません：--handを付けてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>what an opponent would do where a hand stops, and why</source>
        <translation>ハンドが止まったところで相手が何をするか、その理由</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>A range names cards (As), ranks (A) and any cards (*), in items separated by commas: AA**, A2, AdAc** in Omaha; in hold'em also AKs, AKo, TT+, A2s-A5s. AA:0.5 gives hands half the weight.</source>
        <translation>レンジはカード (As)、ランク (A)、任意のカード (*) をコンマで区切って書きます：オマハではAA**、A2、AdAc**、ホールデムではAKs、AKo、TT+、A2s-A5sも。AA:0.5で重みが半分になります。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>Each hand's equity: exact for up to 20 million deals (before the flop, equivalent boards are counted together), sampled beyond that.</source>
        <translation>各手の勝率（エクイティ）：2千万通りまでは正確に（プリフロップでは同等のボードをまとめて数える）、それ以上はサンプルで求めます。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>HAND</source>
        <translation>HAND</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>all deals, even if that takes a minute</source>
        <translation>1分かかっても全通りを調べる</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>cards that are known to be out of play</source>
        <translation>使えないとわかっているカード</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>each hand's equity</source>
        <translation>各手の勝率（エクイティ）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>equity</source>
        <translation>勝率</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>exact, over all {deals} deals</source>
        <translation>全{deals}通りの正確な値</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>high tie</source>
        <translation>ハイ引き分け</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>high win</source>
        <translation>ハイ勝ち</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>how many random deals</source>
        <translation>ランダムに配る回数</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>low tie</source>
        <translation>ロー引き分け</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>low win</source>
        <translation>ロー勝ち</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>makes a sample repeatable</source>
        <translation>サンプルを再現できるようにする</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>quarter</source>
        <translation>4分の1</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>sampled with seed {seed}, {deals} deals</source>
        <translation>シード{seed}によるサンプル、{deals}回</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>scoop</source>
        <translation>スクープ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>the board as far as it is dealt</source>
        <translation>配られたところまでのボード</translation>
    </message>
    <message>
        <location filename="pokertable/cli/equity.py"/>
        <source>two or more hands: AsKs, * is an unknown card (* alone: all unknown); or a range such as AA,AKs:0.5,TT+ or A2**; stud: up to seven cards; AA/Kd7s means two down cards from a range plus the known cards</source>
        <translation>2つ以上の手札：AsKs、*は不明なカード（*だけなら全部不明）、またはAA,AKs:0.5,TT+やA2**のようなレンジ。スタッドは7枚まで、AA/Kd7sはレンジの伏せカード2枚とほかのわかっているカード</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>--bb-ante: {key} has no blinds</source>
        <translation>--bb-ante：{key}にブラインドはありません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>--bring-in: {key} has blinds</source>
        <translation>--bring-in：{key}にはブラインドがあります</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>--limit {name}: each game of {mix} has its own</source>
        <translation>--limit {name}：{mix}のリミットはゲームごとに決まっています</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>--stakes {text}: expected two whole amounts such as 10/20</source>
        <translation>--stakes {text}：10/20のように2つの整数にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>GAME</source>
        <translation>GAME</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>GAME/LIMIT,GAME/LIMIT,...</source>
        <translation>GAME/LIMIT,GAME/LIMIT,...</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>LIMIT</source>
        <translation>LIMIT</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>LOW/HIGH</source>
        <translation>LOW/HIGH</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>PERCENT/CAP</source>
        <translation>PERCENT/CAP</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>a mix: hands of each game (default: one per button position)</source>
        <translation>ミックス：各ゲームのハンド数（既定：ボタン1周）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>ante of every player</source>
        <translation>全員のアンティ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>bring-in (stud)</source>
        <translation>ブリングイン（スタッド）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>five-card draw: everybody antes, nobody posts a blind</source>
        <translation>ファイブカードドロー：全員がアンティを払い、ブラインドはない</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>fixed limit: raises after the bet (default {count}); -1: no cap</source>
        <translation>フィックスドリミット：ベット後のレイズ回数（既定{count}）、-1はキャップなし</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>fixed, pot or none (default: pot for Omaha, else by the game)</source>
        <translation>fixed、pot、none（既定：オマハはpot、ほかはゲームによる）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>for example 5/3</source>
        <translation>例：5/3</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>one ante, paid by the big blind</source>
        <translation>ビッグブラインドが払う1つのアンティ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>one of {names}</source>
        <translation>次のどれか：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>seven-card stud: on fourth street, the big bet is allowed if a pair shows</source>
        <translation>セブンカードスタッド：フォースストリートでペアが見えている間はビッグベットも可</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>small/big blind (default {blinds}); fixed limit: small/big bet (default {bets})</source>
        <translation>スモール/ビッグブラインド（既定{blinds}）、フィックスドリミットではスモール/ビッグベット（既定{bets}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>starting chips of each seat (default: {blinds} big blinds; fixed limit: {bets} big bets)</source>
        <translation>各席の開始時のチップ（既定：{blinds}ビッグブラインド、フィックスドリミットでは{bets}ビッグベット）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>the highest card of a low in a hi/lo game with a board: 7, 8 or 9</source>
        <translation>ボードのあるハイ/ローのゲームでローの最も高いカード：7、8、9</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: a quote ({quote}) is not closed</source>
        <translation>{text}：引用符（{quote}）が閉じていません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected 0 or more, or -1 for no cap</source>
        <translation>{text}：0以上、キャップなしは-1にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected a percentage and a cap in chips, such as 5/3</source>
        <translation>{text}：5/3のように割合とチップの上限にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected a whole number, 0 to 999,999,999,999</source>
        <translation>{text}：0〜999,999,999,999の整数にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected seconds above 0, at most 3600</source>
        <translation>{text}：0より大きく3600以下の秒数にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{text}: expected the name of a file</source>
        <translation>{text}：ファイル名にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>Each stack's expected prize if every chip is equally likely to win (ICM, Malmuth–Harville), exact for any number of players.</source>
        <translation>どのチップも同じ確率で勝つとしたときの、各スタックの賞金の期待値（ICM、マルムス・ハーヴィル）。人数にかかわらず厳密です。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>chips in play</source>
        <translation>全チップに対する割合</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>expected prize</source>
        <translation>賞金の期待値</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>the chips of each player still in</source>
        <translation>残っている各プレイヤーのチップ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>the prizes left, first place first, in any unit</source>
        <translation>残っている賞金、1位から順に、単位は自由</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>what each stack of a tournament is worth in prizes</source>
        <translation>トーナメントの各スタックの賞金での価値</translation>
    </message>
    <message>
        <location filename="pokertable/cli/icm.py"/>
        <source>{text} isn't a number: write 5000,3000,2000</source>
        <translation>{text}は数ではありません。5000,3000,2000のように書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>%(heading)s:</source>
        <translation>%(heading)s：</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>あいまいなオプション：%(option)sは%(matches)sのどれにもとれます</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>blunder</source>
        <translation>大きなミス</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>bring-in</source>
        <translation>ブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>call</source>
        <translation>コール</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>discard {cards}</source>
        <translation>{cards}を捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected %s argument</source>
        <translation>引数が%s個必要です</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected %s arguments</source>
        <translation>引数が%s個必要です</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected at least one argument</source>
        <translation>引数が1個以上必要です</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected at most one argument</source>
        <translation>引数は1個までです</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>expected one argument</source>
        <translation>引数が1個必要です</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>fine</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>high</source>
        <translation>ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>ignored explicit argument %r</source>
        <translation>余分な引数%r</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>inaccuracy</source>
        <translation>小さなミス</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)rは%(type)sの値ではありません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)rは選べません（次のどれか：%(choices)s）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)</source>
        <translation>%(value)rは選べません。%(suggestion)rのことですか？（次のどれか：%(choices)s）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>language of the output: English, Japanese or French; JSON stays English</source>
        <translation>出力の言語：英語、日本語、フランス語（JSONは英語のまま）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>low</source>
        <translation>ロー</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>mistake</source>
        <translation>ミス</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>not allowed with argument %s</source>
        <translation>引数%sといっしょには使えません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>one of the arguments %s is required</source>
        <translation>引数%sのどれかが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>positional arguments</source>
        <translation>位置引数</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>quartered</source>
        <translation>クォーター</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>raise to {amount}</source>
        <translation>{amount}にレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>show this help message and exit</source>
        <translation>このヘルプを表示して終了</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>stand pat</source>
        <translation>スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>the following arguments are required: %s</source>
        <translation>次の引数が必要です：%s</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>undecided</source>
        <translation>未確定</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>不明なコマンド%(parser_name)r（次のどれか：%(choices)s）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>unrecognized arguments: %s</source>
        <translation>不明な引数：%s</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>usage: </source>
        <translation>使い方：</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{option} {value}: expected 1 to {most}</source>
        <translation>{option} {value}：1〜{most}にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{option} {value}: expected one of {names}</source>
        <translation>{option} {value}：次のどれかにしてください：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{text}: expected one of {names}</source>
        <translation>{text}：次のどれかを指定してください：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>A practice table for poker. Without a command it opens the window.</source>
        <translation>ポーカーの練習テーブル。コマンドがなければウィンドウを開きます。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>COMMAND</source>
        <translation>COMMAND</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>interrupted</source>
        <translation>中断しました</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>show program's version number and exit</source>
        <translation>バージョンを表示して終了</translation>
    </message>
    <message>
        <location filename="pokertable/cli/main.py"/>
        <source>{word}: expected a value</source>
        <translation>{word}：値がありません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/output.py"/>
        <source>standard output is closed: there is nowhere to print to</source>
        <translation>標準出力が閉じているため、出力先がありません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>--{name} {value}: only with --sng</source>
        <translation>--{name} {value}：--sngといっしょに指定してください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>--{name}: a sit and go has its own stakes</source>
        <translation>--{name}：シットアンドゴーのステークスは決まっています</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>DIR</source>
        <translation>DIR</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>Variant options: --game stud8 takes --bring-in (and --ante; there are no blinds); the flop games take --ante or
--bb-ante.
</source>
        <translation>ゲームのオプション：--game stud8は--bring-in（と--ante、ブラインドなし）、フロップゲームは--anteか--bb-ante。
</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>a sit and go instead of a cash table</source>
        <translation>キャッシュゲームではなくシットアンドゴー</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>keep settings and hands in this folder</source>
        <translation>設定とハンドをこのフォルダに保存</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>levels and chips: {names}</source>
        <translation>レベルとチップ：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>no display</source>
        <translation>ディスプレイがありません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>no window can be opened here ({why})</source>
        <translation>ここではウィンドウを開けません（{why}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>open a table at once</source>
        <translation>すぐにテーブルを開く</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>opponents clockwise from your left, repeated if fewer: tag, lag:expert, your own by name or FILE.toml</source>
        <translation>左隣から時計回りの相手、足りなければ繰り返し：tag、lag:expert、自作は名前かFILE.toml</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>players of the sit and go: 2 to 9, 18, 27 or 45 (default: the seats)</source>
        <translation>シットアンドゴーの人数：2から9、18、27、45（既定は席数）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>players, you included (default {count})</source>
        <translation>自分を含む人数（既定{count}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>seed of the deck and the opponents</source>
        <translation>デッキと相手のシード</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>the display {display} does not answer</source>
        <translation>ディスプレイ{display}が応答しません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/play.py"/>
        <source>use `xvfb-run pokertable`, `QT_QPA_PLATFORM=vnc pokertable` or, for a picture, `pokertable shot`</source>
        <translation>`xvfb-run pokertable`か`QT_QPA_PLATFORM=vnc pokertable`、画像なら`pokertable shot`を使ってください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>--qualifier {highest} with --topic {topic}: this topic is asked only with the game's own low</source>
        <translation>--topic {topic}と--qualifier {highest}：このテーマはゲーム本来のローだけで出題されます</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>--theme belongs to --topic {topic}</source>
        <translation>--themeは--topic {topic}用です</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>--topic {topic} with --game {game}: expected one of {fitting}</source>
        <translation>--topic {topic}と--game {game}：次のゲームにしてください：{fitting}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>--topic {topic}: this version has no decisions to train</source>
        <translation>--topic {topic}：このバージョンには判断の問題がありません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>Prints questions from the hand-reading quiz, with every right answer and the tempting errors.</source>
        <translation>役を読むクイズの問題と、すべての正解、陥りやすい誤りを出力します。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>THEME</source>
        <translation>THEME</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>TOPIC</source>
        <translation>TOPIC</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>answer: {answer}</source>
        <translation>答え：{answer}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>decide: the theme of the questions, one of {names}</source>
        <translation>decide：問題の主題、次のどれか：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>how many questions (default 1)</source>
        <translation>問題数（既定1）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>print only JSON, one question per line (for lower, a tie is an answer: {tie})</source>
        <translation>JSONだけを1行1問で出力（lowerの引き分けはそれ自体が答え：{tie}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>the quiz's questions, with answers and explanations</source>
        <translation>クイズの問題、答え、説明</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>the same seed asks the same questions (default 0)</source>
        <translation>同じシードなら同じ問題（既定0）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>wrong: {answer}, {error}</source>
        <translation>誤り：{answer}、{error}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz.py"/>
        <source>{number}. {prompt} (level {level})</source>
        <translation>{number}. {prompt}（レベル{level}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>board: {cards}</source>
        <translation>ボード：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>hand: {cards}</source>
        <translation>手札：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>pot {number}: {given}</source>
        <translation>ポット{number}：{given}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>seat {number} shows: {cards}</source>
        <translation>席{number}のアップカード：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>seat {number}, folded: {cards}</source>
        <translation>席{number}（フォールド）：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>stacks: {stacks}</source>
        <translation>スタック：{stacks}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>the high</source>
        <translation>ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>the low</source>
        <translation>ロー</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>{count} players left; prizes, of the prize pool: {prizes}</source>
        <translation>残り{count}人。賞金（総額に対して）：{prizes}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/quiz_words.py"/>
        <source>{name} {percent}%</source>
        <translation>{name} {percent}%</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>What a player can have after each of its actions, assuming it is this opponent: classes of hands and the likeliest ones. Cards that the file gives for others are dead once dealt; the player's own are not used.</source>
        <translation>プレイヤーがこの相手だとして、各アクションの後に持ちうる手：手の分類と最もありそうな手。ファイルにあるほかの人のカードは配られた時点でデッドカードになり、本人のカードは使いません。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>a .phh file</source>
        <translation>.phhファイル</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>counted from 1, in the file's order</source>
        <translation>ファイルの順に1から数える</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>draw {count}</source>
        <translation>{count}枚交換</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>print only JSON, one object per action</source>
        <translation>JSONだけを1アクション1つで出力</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>p{player}, {street}: {took} ({share} of the range)</source>
        <translation>p{player}、{street}：{took}（レンジの{share}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>what a player can have after each action, assuming it plays like a persona</source>
        <translation>その相手のようにプレイするとき、各アクションの後に持ちうる手</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>--board {board}: {card} is in the hand too</source>
        <translation>--board {board}：{card}は手札にもあります</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>--board {board}: {count}, expected {most}</source>
        <translation>--board {board}：{count}、必要なのは{most}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>--hand {hand}: {count}, expected 1 to {most} in {key}</source>
        <translation>--hand {hand}：{count}、{key}では1〜{most}枚</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>--hand {hand}: {count}, expected {expected} in {key}</source>
        <translation>--hand {hand}：{count}、{key}では{expected}枚</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>1 card</source>
        <translation>1枚</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>Names the best high and low of a hand, the cards that play, and why there is no low.</source>
        <translation>手の最高のハイとロー、使うカード、ローがない理由を示します。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>all from the hand</source>
        <translation>すべて手札から</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>at most {cards}</source>
        <translation>最大{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>equally good: {cards}</source>
        <translation>同じ強さ：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>fewer than five cards play</source>
        <translation>使えるカードが5枚に足りません</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>high: none ({reason})</source>
        <translation>ハイ：なし（{reason}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>high: {name} ({cards})</source>
        <translation>ハイ：{name}（{cards}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>low:  none ({reason})</source>
        <translation>ロー：なし（{reason}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>low:  {name} ({cards})</source>
        <translation>ロー：{name}（{cards}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the best high and low of a hand</source>
        <translation>手の最高のハイとロー</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the board alone</source>
        <translation>ボードだけ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the board as far as it is dealt, such as 5s6s7s</source>
        <translation>配られたところまでのボード（例：5s6s7s）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the board plays</source>
        <translation>ボードがそのまま役</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>the hole cards, such as AsAh2s3h</source>
        <translation>手札（例：AsAh2s3h）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>{count} cards</source>
        <translation>{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>{game}: {hand}</source>
        <translation>{game}：{hand}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>{game}: {hand} on {board}</source>
        <translation>{game}：{hand}、ボード{board}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/read.py"/>
        <source>{hand} from the hand, {board} from the board</source>
        <translation>手札から{hand}、ボードから{board}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>Plays PHH files (.phh, .phhs) through the engine and prints every hand's log, or JSON. The exit status is 1 if a hand has an illegal action, 2 if a file or hand cannot be read.</source>
        <translation>PHHファイル (.phh、.phhs) をエンジンで再現し、各ハンドのログかJSONを出力します。終了コードは、ルール上できないアクションがあれば1、読めないファイルかハンドがあれば2です。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>a .phh or .phhs file</source>
        <translation>.phhか.phhsファイル</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>maximum raises after the bet in a fixed-limit round, for files that don't say (default 3; -1: no cap)</source>
        <translation>フィックスドリミットの1ラウンドで、ベット後にできるレイズの回数。ファイルに指定がないときに使う（既定3、-1はキャップなし）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>play hand histories in PHH through the engine</source>
        <translation>PHHのハンド履歴をエンジンで再現</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>print only JSON, one object per hand</source>
        <translation>JSONだけを1ハンド1つで出力</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>{file}, hand {number}</source>
        <translation>{file}、ハンド{number}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/replay.py"/>
        <source>{file}: {count} hands</source>
        <translation>{file}：{count}ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>Judges each of a player's decisions in a PHH hand: pot odds, equity against random hands and against the ranges that the opponents' actions suggest, what each choice is worth when played out, and what was lost. Nothing depends on cards that the player couldn't know.</source>
        <translation>PHHファイルのハンドでのプレイヤーの各判断：ポットオッズ、ランダムな手と、相手のアクションから推定したレンジに対する勝率、各選択を最後までプレイした場合の期待値、失った額。知りえないカードには左右されません。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>a player's decisions, judged by what could be known then</source>
        <translation>その時知りえたことから見たプレイヤーの各判断</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>a tournament: the prizes left, first place first; values are then in percent of the prize pool (ICM), in JSON in big blinds at the mean worth of a chip</source>
        <translation>トーナメント：残っている賞金を1位から順に。値は賞金総額に対するパーセント（ICM）、JSONではチップの平均価値で測ったビッグブラインド数になります</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>bet {amount}</source>
        <translation>{amount}をベット</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>complete to {amount}</source>
        <translation>{amount}にコンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>counted from 1 (default: the file's hero, else 1)</source>
        <translation>1から数える（既定：ファイルの本人、なければ1）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>deals in which every choice of a decision is played out (default: as many as {seconds} seconds allow)</source>
        <translation>1つの判断で、各選択肢を最後までプレイする配札の数（既定：{seconds}秒でできるだけ多く）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>decision {number}, {done} settled</source>
        <translation>判断{number}、確定{done}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>no prize is left: expected a first prize above 0</source>
        <translation>賞金が残っていません：1位の賞金は0より大きい必要があります</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>pot {pot}, {to_call} to call: needs {odds} in chips, {prizes} in prizes; equity {share} (against random hands {random})</source>
        <translation>ポット{pot}、コール{to_call}：必要勝率はチップで{odds}、賞金で{prizes}、勝率{share}（ランダムな手に対して{random}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>pot {pot}, {to_call} to call: needs {odds}; equity {share} (against random hands {random})</source>
        <translation>ポット{pot}、コール{to_call}：必要勝率{odds}、勝率{share}（ランダムな手に対して{random}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>pot {pot}; equity {share} (against random hands {random})</source>
        <translation>ポット{pot}、勝率{share}（ランダムな手に対して{random}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>print only JSON, one object per line</source>
        <translation>JSONだけを1行1つで出力</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>p{player}, {street}: {took} ({severity}, lost at most {loss}% of the prize pool)</source>
        <translation>p{player}、{street}：{took}（{severity}、損失は最大で賞金総額の{loss}%）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>p{player}, {street}: {took} ({severity}, lost at most {loss}, {part} of the pot)</source>
        <translation>p{player}、{street}：{took}（{severity}、損失は最大{loss}、ポットの{part}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>p{player}, {street}: {took} ({severity}, lost {loss} ± {error}% of the prize pool)</source>
        <translation>p{player}、{street}：{took}（{severity}、損失は賞金総額の{loss} ± {error}%）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>p{player}, {street}: {took} ({severity}, lost {loss} ± {error}, {part} of the pot)</source>
        <translation>p{player}、{street}：{took}（{severity}、損失{loss} ± {error}、ポットの{part}）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>p{player}, {street}: {took} ({severity}, nothing lost)</source>
        <translation>p{player}、{street}：{took}（{severity}、損失なし）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>the opponents clockwise from the player's left, repeated if fewer (default: those recorded, else tag)</source>
        <translation>プレイヤーの左隣からの相手、足りなければ繰り返し（既定：記録された相手、なければtag）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>the same seed and samples give the same figures; without samples, {count} deals</source>
        <translation>同じシードと回数なら同じ数値になる。回数の指定がなければ{count}回</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>the stacks of the tournament's players at other tables</source>
        <translation>トーナメントのほかのテーブルにいるプレイヤーのスタック</translation>
    </message>
    <message>
        <location filename="pokertable/cli/review.py"/>
        <source>{text} isn't a whole number: write 500,300,200</source>
        <translation>{text}は整数ではありません。500,300,200のように書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--amounts {amounts}: expected chips or blinds</source>
        <translation>--amounts {amounts}：chipsかblindsにしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--deck {deck}: expected 2 or 4</source>
        <translation>--deck {deck}：2か4にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--scale {scale}: expected 0.5 to 4</source>
        <translation>--scale {scale}：0.5〜4にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--size {text}: expected {least} to {most}, such as 1280x800</source>
        <translation>--size {text}：1280x800のように{least}〜{most}にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--step {step}: expected at most {most}</source>
        <translation>--step {step}：{most}以下にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--theme {theme}: expected dark or light</source>
        <translation>--theme {theme}：darkかlightにしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>--{option} belongs to the page {page}</source>
        <translation>--{option}はページ{page}用です</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>OUT.png</source>
        <translation>OUT.png</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>PAGE</source>
        <translation>PAGE</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>colours of the suits</source>
        <translation>スートの色数</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>in percent (default 100)</source>
        <translation>パーセント（既定100）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>lab: the board</source>
        <translation>lab：ボード</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>lab: the hole cards</source>
        <translation>lab：手札</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>pixels per point (default 1)</source>
        <translation>1ポイントのピクセル数（既定1）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>play K decisions first: check or call; quiz, today: K answers; review: K rows down</source>
        <translation>先にK回判断：チェックかコール、quizとtoday：K問解答、review：K行下</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>quiz: the topic of the question</source>
        <translation>quiz：問題のテーマ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>render a page of the window to a picture</source>
        <translation>ウィンドウのページを画像にする</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>show what my hand makes now</source>
        <translation>今の役を表示</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>size of the window (default 1280x800)</source>
        <translation>ウィンドウの大きさ（既定1280x800）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>table: live help, and what an opponent can have</source>
        <translation>table：ライブヘルプと、相手が持ちうる手</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>the look of the window</source>
        <translation>ウィンドウの外観</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>the picture to write</source>
        <translation>書き出す画像</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>unit of the amounts shown</source>
        <translation>表示する額の単位</translation>
    </message>
    <message>
        <location filename="pokertable/cli/shot.py"/>
        <source>{out}: expected a name that ends in .png</source>
        <translation>{out}：.pngで終わる名前にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>--seed {seed} plays the same deals again</source>
        <translation>--seed {seed}で同じ配札を再現できます</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>1 fault, the first: {fault}</source>
        <translation>違反1回、最初：{fault}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>OUT.phhs</source>
        <translation>OUT.phhs</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>Plays opponents against each other. All hands start with the same stacks; the button goes round.</source>
        <translation>相手同士でプレイします。どのハンドも同じスタックで始まり、ボタンは回ります。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>big bets per 100</source>
        <translation>100ハンドあたりのビッグベット</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>big blinds per 100</source>
        <translation>100ハンドあたりのビッグブラインド</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>fixes the cards and the choices (default 0; with a program, a long random number)</source>
        <translation>カードと選択を固定（既定0。プログラムを使うときは長い乱数）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>how many hands</source>
        <translation>ハンド数</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>opponents against each other, without a window</source>
        <translation>相手同士の対戦、ウィンドウなし</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>play every deal once from each seat; the number of hands is rounded up to whole deals</source>
        <translation>同じ配札を、席を入れ替えて全員がプレイ。ハンド数は切り上げ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>processes, at most one per core; the results are the same</source>
        <translation>プロセス数、1コアに1つまで。結果は同じ</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>seconds a program has per move (default 5)</source>
        <translation>プログラムが1回のアクションに使える秒数（既定5）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>to showdown</source>
        <translation>ショーダウン</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>who plays, in seat order: tag, lag:expert, your own by name or FILE.toml, or program:COMMAND LINE</source>
        <translation>席順のプレイヤー：tag、lag:expert、自作は名前かFILE.toml、またはprogram:コマンドライン</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>won at showdown</source>
        <translation>ショーダウン勝率</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>write the hands to this file</source>
        <translation>ハンドをこのファイルに書き出す</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>{count} faults, the first: {fault}</source>
        <translation>違反{count}回、最初：{fault}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>{done} of {hands} hands</source>
        <translation>{done}/{hands}ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>{game}: 1 hand, {rate} per second</source>
        <translation>{game}：1ハンド、毎秒{rate}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/simulate.py"/>
        <source>{game}: {hands} hands, {rate} per second</source>
        <translation>{game}：{hands}ハンド、毎秒{rate}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>Plays sit and goes to the last chip. Seats and the first button are drawn for each; a level lasts a number of hands.</source>
        <translation>シットアンドゴーを最後まで行います。席と最初のボタンは毎回抽選し、レベルはハンド数で上がります。</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>average place</source>
        <translation>平均順位</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>average prize</source>
        <translation>平均賞金</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>hand {hand}: {player} finishes in place {place}</source>
        <translation>ハンド{hand}：{player}は{place}位</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>hand {hand}: {player} finishes in place {place} and wins {prize} points</source>
        <translation>ハンド{hand}：{player}は{place}位で{prize}ポイント獲得</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>how many (default 1)</source>
        <translation>回数（既定1）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>in the money</source>
        <translation>入賞</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>level {level} from hand {hand}: {stakes}</source>
        <translation>レベル{level}はハンド{hand}から：{stakes}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>players: 2 to 9, 18, 27 or 45 (default: those that are named)</source>
        <translation>人数：2から9、18、27、45（既定は指定した人数）</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>sit and goes of opponents and programs</source>
        <translation>相手とプログラムのシットアンドゴー</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>who plays, repeated until the field is full: tag, lag:expert, your own, or program:COMMAND LINE</source>
        <translation>プレイヤー、人数に足りなければ繰り返し：tag、lag:expert、自作の相手、またはprogram:コマンドライン</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>wins</source>
        <translation>優勝</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>{done} of {count} tournaments</source>
        <translation>{count}トーナメント中{done}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>{game}: 1 sit and go, {field} players</source>
        <translation>{game}：シットアンドゴー1回、{field}人</translation>
    </message>
    <message>
        <location filename="pokertable/cli/tournament.py"/>
        <source>{game}: {count} sit and goes, {field} players</source>
        <translation>{game}：シットアンドゴー{count}回、{field}人</translation>
    </message>
</context>
<context>
    <name>courses</name>
    <message>
        <location filename="courses/draw.toml"/>
        <source>Draw games</source>
        <translation>ドローゲーム</translation>
    </message>
    <message>
        <location filename="courses/draw.toml"/>
        <source>Outs with one card to draw, what to discard</source>
        <translation>1枚交換のアウツ、捨てるカード</translation>
    </message>
    <message>
        <location filename="courses/draw.toml"/>
        <source>Pat or draw, three cards against four</source>
        <translation>スタンドパットか交換か、3枚対4枚</translation>
    </message>
    <message>
        <location filename="courses/draw.toml"/>
        <source>What is low, what counts in badugi</source>
        <translation>ローの比べ方、バドゥーギで数えるカード</translation>
    </message>
    <message>
        <location filename="courses/draw.toml"/>
        <source>What they drew, and what they bet</source>
        <translation>相手の交換枚数とベット</translation>
    </message>
    <message>
        <location filename="courses/draw.toml"/>
        <source>What to draw to before the first bet</source>
        <translation>最初のベット前の手の選び方</translation>
    </message>
    <message>
        <location filename="courses/draw.toml"/>
        <source>Without a blunder, and losing at most 3% of the pot per decision</source>
        <translation>大きなミスなし、損失は1回の判断につきポットの3%まで</translation>
    </message>
    <message>
        <location filename="courses/first.toml"/>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <location filename="courses/first.toml"/>
        <source>For those who have never played: hands, blinds, a round, all-in</source>
        <translation>初めての方へ：役、ブラインド、ラウンド、オールイン</translation>
    </message>
    <message>
        <location filename="courses/holdem.toml"/>
        <source>Bluffs, and what a bet says about a hand</source>
        <translation>ブラフと、ベットの意味</translation>
    </message>
    <message>
        <location filename="courses/holdem.toml"/>
        <source>Hand against hand before the flop</source>
        <translation>プリフロップの手札同士の勝負</translation>
    </message>
    <message>
        <location filename="courses/holdem.toml"/>
        <source>Hold'em</source>
        <translation>ホールデム</translation>
    </message>
    <message>
        <location filename="courses/holdem.toml"/>
        <source>Outs, real and false, and the nuts</source>
        <translation>本物と見せかけのアウツ、ナッツ</translation>
    </message>
    <message>
        <location filename="courses/holdem.toml"/>
        <source>Pot odds, bets to come, push or fold</source>
        <translation>ポットオッズ、この先のベット、オールインかフォールドか</translation>
    </message>
    <message>
        <location filename="courses/holdem.toml"/>
        <source>What chips are worth when the prizes are near</source>
        <translation>入賞が近いときのチップの価値</translation>
    </message>
    <message>
        <location filename="courses/holdem.toml"/>
        <source>Your best five, kickers, what the board allows</source>
        <translation>最高の5枚、キッカー、ボードで起こりうること</translation>
    </message>
    <message>
        <location filename="courses/omaha.toml"/>
        <source>Exactly two from the hand, three from the board</source>
        <translation>手札からちょうど2枚、ボードから3枚</translation>
    </message>
    <message>
        <location filename="courses/omaha.toml"/>
        <source>Nuts, redraws, non-nut draws</source>
        <translation>ナッツ、リドロー、ナッツでないドロー</translation>
    </message>
    <message>
        <location filename="courses/omaha.toml"/>
        <source>Omaha</source>
        <translation>オマハ</translation>
    </message>
    <message>
        <location filename="courses/omaha.toml"/>
        <source>Pot odds, bets to come, the most you can bet</source>
        <translation>ポットオッズ、この先のベット、最大ベット額</translation>
    </message>
    <message>
        <location filename="courses/omaha.toml"/>
        <source>Starting hands, and cards that spoil one</source>
        <translation>スターティングハンドと、それを損なうカード</translation>
    </message>
    <message>
        <location filename="courses/omaha.toml"/>
        <source>What a bet says about a hand</source>
        <translation>ベットから手を読む</translation>
    </message>
    <message>
        <location filename="courses/omaha8.toml"/>
        <source>Half a pot, a quarter, a freeroll for the rest</source>
        <translation>半分、4分の1、ただで狙う残り半分</translation>
    </message>
    <message>
        <location filename="courses/omaha8.toml"/>
        <source>Nut low, counterfeited, protected, quartered</source>
        <translation>ナッツロー、カウンターフィット、守られたロー、クォーター</translation>
    </message>
    <message>
        <location filename="courses/omaha8.toml"/>
        <source>Omaha hi/lo</source>
        <translation>オマハ ハイ/ロー</translation>
    </message>
    <message>
        <location filename="courses/omaha8.toml"/>
        <source>Starting hands for both halves</source>
        <translation>両方を狙うスターティングハンド</translation>
    </message>
    <message>
        <location filename="courses/omaha8.toml"/>
        <source>Two for the high, two for the low</source>
        <translation>ハイに2枚、ローに2枚</translation>
    </message>
    <message>
        <location filename="courses/stud.toml"/>
        <source>A made hand against a draw</source>
        <translation>完成した手とドローの勝負</translation>
    </message>
    <message>
        <location filename="courses/stud.toml"/>
        <source>Cards that are gone</source>
        <translation>もう出たカード</translation>
    </message>
    <message>
        <location filename="courses/stud.toml"/>
        <source>Pairs, low cards, third street</source>
        <translation>ペア、ローカード、サードストリート</translation>
    </message>
    <message>
        <location filename="courses/stud.toml"/>
        <source>Stud and razz</source>
        <translation>スタッドとラズ</translation>
    </message>
    <message>
        <location filename="courses/stud.toml"/>
        <source>Up cards, the bring-in, what is low in razz</source>
        <translation>アップカード、ブリングイン、ラズのロー</translation>
    </message>
    <message>
        <location filename="courses/stud8.toml"/>
        <source>Fifth street, scoop or half, quartered, freeroll</source>
        <translation>フィフスストリート、総取りか半分か、クォーター、フリーロール</translation>
    </message>
    <message>
        <location filename="courses/stud8.toml"/>
        <source>Live cards, dead cards, how often a low comes</source>
        <translation>ライブカード、デッドカード、ローの確率</translation>
    </message>
    <message>
        <location filename="courses/stud8.toml"/>
        <source>Paired door cards, rivals for the low, what a bet says</source>
        <translation>ペアになったドアカード、ローのライバル、ベットの意味</translation>
    </message>
    <message>
        <location filename="courses/stud8.toml"/>
        <source>Stud hi/lo</source>
        <translation>スタッド ハイ/ロー</translation>
    </message>
    <message>
        <location filename="courses/stud8.toml"/>
        <source>Third street, steals, a brick on fourth</source>
        <translation>サードストリート、スチール、役に立たない4枚目</translation>
    </message>
    <message>
        <location filename="courses/stud8.toml"/>
        <source>Up cards, who acts, your high and your low</source>
        <translation>アップカード、順番、ハイとロー</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>Badugi: three cards against four</source>
        <translation>バドゥーギ：3枚対4枚</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>Drawing one card fewer is worth more than two lower ranks: you have 69%. Count how many cards each of you draws.</source>
        <translation>ランクが低いカード2枚より、交換が1枚少ないほうが有利です。あなたの勝率は69%です。それぞれの交換枚数を数えましょう。</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>One draw left: you draw one to 7-5-3, Lou two to A-2. Who is ahead?</source>
        <translation>ドローはあと1回。あなたは7-5-3から1枚、LouはA-2から2枚交換します。リードしているのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>One draw left: you draw one to A-2-3, Lou has a jack badugi. Roughly how much equity do you have?</source>
        <translation>ドローはあと1回。あなたはA-2-3から1枚交換、LouはJのバドゥーギです。勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="lessons/badugi-draws.toml"/>
        <source>You need a card of the fourth suit, of a new rank and below the jack: seven of the 45 unseen cards. Any badugi beats three cards.</source>
        <translation>4つ目のスートで、手札にないランクの、Jより低いカードが必要です。見えない45枚のうち7枚しかありません。4枚のバドゥーギなら、3枚の手に必ず勝ちます。</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Ace, deuce and three, and a king of the fourth suit. Pick those that count.</source>
        <translation>Aと2と3、そして4つ目のスートのK。数えるカードを選んでください。</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>First the most cards, then the lowest: with the deuce of clubs, the three counts too.</source>
        <translation>まず枚数、次に低さで決まります。クラブの2を使えば、3も数えます。</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Four cards, four different ranks. Pick those that count.</source>
        <translation>4枚とも違うランクです。数えるカードを選んでください。</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Four low cards, three of which count, against a jack-high badugi.</source>
        <translation>低いカード4枚ですが、数えるのは3枚だけ。相手はJハイのバドゥーギです。</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Four suits and four ranks make a badugi, and any badugi beats the best three-card hand.</source>
        <translation>4つのスートと4つのランクでバドゥーギになり、どんなバドゥーギも最高の3枚の手に勝ちます。</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>How many cards count comes first, then how low they are: the worst badugi beats the best three-card hand.</source>
        <translation>低さより先に枚数で決まります。最低のバドゥーギでも、最高の3枚の手に勝ちます。</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>One card of each suit counts: of the two clubs, the lower one.</source>
        <translation>各スートから1枚だけ数えます。2枚のクラブでは低いほうです。</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>Two deuces, two diamonds and a king. Pick those that count.</source>
        <translation>2のペア、ダイヤ2枚、そしてK。数えるカードを選んでください。</translation>
    </message>
    <message>
        <location filename="lessons/badugi.toml"/>
        <source>What counts in badugi</source>
        <translation>バドゥーギで数えるカード</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>A royal flush on the board: does everybody split?</source>
        <translation>ボードにロイヤルフラッシュ。全員で山分けですか？</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>Four eights on the board. Four of a kind?</source>
        <translation>ボードに8が4枚。フォーカードですか？</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>Only three board cards play: your best is a pair of deuces, and about 95% of other hands are ahead.</source>
        <translation>ボードから使えるのは3枚だけです。最高でも2のワンペアで、ほかの手札の約95%に負けています。</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>The board never plays alone</source>
        <translation>ボードだけでは役にならない</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>Three of the eights play, with two of yours: the nines make a full house.</source>
        <translation>8を3枚と手札の2枚を使います。9のペアでフルハウスです。</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>four eights</source>
        <translation>8のフォーカード</translation>
    </message>
    <message>
        <location filename="lessons/board-does-not-play.toml"/>
        <source>royal flush</source>
        <translation>ロイヤルフラッシュ</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>7-6-3-2-A with the board's deuce</source>
        <translation>ボードの2を使った7-6-3-2-A</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>8-3-2-A low</source>
        <translation>8-3-2-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>9-6-3-2-A low</source>
        <translation>9-6-3-2-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>A deuce falls: A-2-6-7 on the board, and your three beside it. Which two play now?</source>
        <translation>2が落ちてボードはA-2-6-7になり、手札には3があります。今使う2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>A-2 with 2-3-8 on the board.</source>
        <translation>A-2を持ち、ボードは2-3-8。</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>Before the river: 2-3 in your hand, A-6-7-9 on the board. What is your low?</source>
        <translation>リバーの前、手札に2-3、ボードにA-6-7-9。あなたのローは何ですか？</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>Deuce and three play with A-6-7: a nine is too high for a low, and 7-6-3-2-A is the best low for now.</source>
        <translation>2と3をA-6-7と合わせて使います。9はローには高すぎ、今は7-6-3-2-Aが最高のローです。</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>The counterfeited low</source>
        <translation>カウンターフィットされたロー</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>Two of yours must play, so deuce and three stay at 7-6-3-2-A: the deuce is counterfeited, and 3-4, 3-5 and 4-5 are now ahead.</source>
        <translation>手札の2枚を使うので、2と3で7-6-3-2-Aのままです。2はカウンターフィットされ、3-4、3-5、4-5を持つ人に負けています。</translation>
    </message>
    <message>
        <location filename="lessons/counterfeited-low.toml"/>
        <source>Your deuce pairs the board's, and 2-3-8 are the only low cards there: your ace has no partner.</source>
        <translation>2はボードの2とペアになり、ボードのローカードは2-3-8だけです。手札にはAと組むローカードがありません。</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>A flush counts against a hand too, more than a pair does: plain jack high is the lowest.</source>
        <translation>フラッシュも不利な役で、ペアよりさらに不利です。何の役もないJハイが最も低くなります。</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>Five down to ace, the best hand in razz, against king high. Which is lower in deuce-to-seven?</source>
        <translation>ラズなら最高の5-4-3-2-Aと、Kハイの手です。2-7ではどちらが低いですか？</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>Five in a row make a straight, and a straight counts against a hand; the best hand, 7-5-4-3-2, has a gap.</source>
        <translation>5枚続くとストレートで、ストレートは不利です。最高の役は7-5-4-3-2で、途中に切れ目があります。</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>Here the ace is only ever high: five down to ace isn't a straight but ace high, and king high is lower.</source>
        <translation>2-7のAは最も高いカードでしかありません。5-4-3-2-AはストレートではなくAハイで、Kハイのほうが低くなります。</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>Six down to deuce without a gap, against nine high.</source>
        <translation>切れ目なく続く6-5-4-3-2と、9ハイの手。</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>The ace in deuce-to-seven</source>
        <translation>2-7のA</translation>
    </message>
    <message>
        <location filename="lessons/deuce-ace.toml"/>
        <source>The five best ranks, all of them hearts; jack high; and a pair of deuces.</source>
        <translation>ランクは最高でも全部ハートの手、Jハイの手、そして2のペアの手。</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>8-4-2-A with your A-2</source>
        <translation>手札のA-2で8-4-2-A</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>Both your nines play with the door card: a set from the start, and the board's deuces make it a full house.</source>
        <translation>手札の9は2枚ともドアカードの9と合わせて使います。初めからセットで、ボードの2のペアでフルハウスです。</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>Courchevel hi/lo, and the door card is a deuce. You hold A-2-5. What is your low?</source>
        <translation>クールシュベル ハイ/ローで、ドアカードは2です。手札にはA-2-5があります。ローは何ですか？</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>Courchevel: the nine of diamonds was face up before the first bet, and you hold two nines. What is your high?</source>
        <translation>クールシュベルです。ダイヤの9が最初のベットの前から開いていて、手札には9が2枚あります。ハイは何ですか？</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>Exactly two of the five play: two spades with three spades. That straight would take four cards from the board; the legal one, king high, loses to the flush.</source>
        <translation>5枚のうち使うのはちょうど2枚、スペード2枚とボードのスペード3枚です。Qハイストレートにはボードの4枚が必要で、正しく作れるKハイストレートもフラッシュに負けます。</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>The door card</source>
        <translation>ドアカード</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>The door card counterfeits your deuce before the first bet: ace and five play with 2-4-8.</source>
        <translation>手札の2は最初のベットの前にドアカードでカウンターフィットされています。Aと5を2-4-8と合わせて使います。</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>The ten of spades was the door card. Five cards in your hand, two of them spades. What is your high?</source>
        <translation>ドアカードはスペードの10でした。手札は5枚、そのうち2枚がスペードです。ハイは何ですか？</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>straight, queen high</source>
        <translation>Qハイストレート</translation>
    </message>
    <message>
        <location filename="lessons/door-card.toml"/>
        <source>two pair, nines and deuces, king kicker</source>
        <translation>9と2のツーペア、Kキッカー</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>25% is needed and you have about 20%. With 45 in the pot the same draw would be a call.</source>
        <translation>必要な勝率は25%で、あなたの勝率は約20%です。ポットが45なら同じドローでもコールできます。</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Call</source>
        <translation>コール</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Five-card draw: drawing one</source>
        <translation>ファイブカードドロー：1枚交換</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Lou has a pair of aces and draws three. You need 10 to call, with 30 in the pot. Call or fold?</source>
        <translation>LouはAのペアで、3枚交換します。ポットは30、コールは10です。コールですか、フォールドですか？</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>Nine of 47, or 19%: the pot must offer more than four to one.</source>
        <translation>47枚中9枚、19%です。ポットがコール額の4倍以上なければ割に合いません。</translation>
    </message>
    <message>
        <location filename="lessons/draw5-draws.toml"/>
        <source>You have four cards of a suit and draw one. How many cards make the flush, of 47 unseen?</source>
        <translation>同じスートが4枚で、1枚交換します。見えない47枚のうち、フラッシュになるのは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>A pair rarely improves, and Lou's does as often as yours. A smaller pair should not pay before the draw.</source>
        <translation>ペアが伸びることは少なく、Louのペアも同じ割合で伸びます。小さいペアなら、ドローの前に払うべきではありません。</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>Five-card draw: who is ahead</source>
        <translation>ファイブカードドロー：誰がリードしているか</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>With one draw the better pair stays ahead three times out of four: raise before the draw.</source>
        <translation>ドローは1回だけなので、高いほうのペアが4回中3回はそのまま勝ちます。ドローの前にレイズします。</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>You keep a pair of jacks and draw three, Lou a pair of aces. Roughly how much equity do you have?</source>
        <translation>あなたはJのペアを残して3枚交換、LouはAのペアです。勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/draw5-pairs.toml"/>
        <source>Your kings draw three against queens. Roughly how much equity do you have?</source>
        <translation>あなたのKのペア対Qのペア、どちらも3枚交換です。勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>8-7-4-2-A low</source>
        <translation>8-7-4-2-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>A straight beats three kings, but it is the low end: 9-5 and 10-9 make higher ones on the same board.</source>
        <translation>ストレートはKのスリーカードに勝ちますが、一番下のストレートです。同じボードで9-5や10-9はもっと高いストレートになります。</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>A-4 in your hand, 2-5-7-8 on the board. Which is your low?</source>
        <translation>手札にA-4、ボードに2-5-7-8。あなたのローはどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Ace and four with 2-5-7, but any A-3 makes 7-5-3-2-A: draw with the two lowest cards that are not on the board.</source>
        <translation>Aと4を2-5-7と合わせて使いますが、A-3を持つ人がいれば7-5-3-2-Aで負けます。ボードにない最も低い2枚でドローしましょう。</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Nine and eight of spades make the flush, but anyone with the ace, king or queen of spades and another spade beats it: draws like this often pay off better ones.</source>
        <translation>スペードの9と8でフラッシュですが、スペードのA、K、Qのどれかともう1枚のスペードを持つ人に負けます。こうしたドローは、より強い手に払うことが多いものです。</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Non-nut draws</source>
        <translation>ナッツにならないドロー</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Three kings, or five and four under 6-7-8?</source>
        <translation>Kのスリーカードですか、6-7-8の下の5と4ですか？</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>Your spades came in on the river, and K-Q-J-10-9 is there as well. Which two play?</source>
        <translation>リバーでスペードがそろい、K-Q-J-10-9もあります。使う2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>straight, king high</source>
        <translation>Kハイストレート</translation>
    </message>
    <message>
        <location filename="lessons/draws-not-to-the-nuts.toml"/>
        <source>three kings, jack and eight</source>
        <translation>Kのスリーカード、Jと8のキッカー</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>A new hand of hold'em, six players, blinds 1/2. How much is in the middle before anybody acts?</source>
        <translation>ホールデムの新しいハンドです。6人、ブラインドは1/2。まだ誰もアクションしていないとき、ポットはいくらですか？</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Blinds and antes</source>
        <translation>ブラインドとアンティ</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Only two players must pay before the cards are dealt: the small blind 1 and the big blind 2. So there is always something to play for.</source>
        <translation>カードが配られる前に払うのは2人だけで、スモールブラインドが1、ビッグブラインドが2です。だからいつも争うポットがあります。</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Six antes and the bring-in: everybody pays a little, and the weakest card showing pays first.</source>
        <translation>6人分のアンティとブリングインです。全員が少しずつ払い、一番弱いアップカードの人が最初に払います。</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Stud has no blinds: each of six players pays an ante of 1, then the lowest up card must bring it in for 2. How much is in the middle then?</source>
        <translation>スタッドにブラインドはありません。6人がアンティを1ずつ払い、最も低いアップカードの人が2のブリングインを払います。ポットはいくらになりますか？</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>The blinds have already put chips in, so the action starts on their left; on later rounds the small blind acts first.</source>
        <translation>ブラインドの2人はすでにチップを出しているので、その左の席から始まります。次のラウンドからはスモールブラインドが最初です。</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>The button</source>
        <translation>ボタン</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>The player left of the big blind</source>
        <translation>ビッグブラインドの左のプレイヤー</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>The small blind</source>
        <translation>スモールブラインド</translation>
    </message>
    <message>
        <location filename="lessons/first-blinds.toml"/>
        <source>Who acts first before the flop?</source>
        <translation>プリフロップで最初にアクションするのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>A flush, a full house and an ace-high straight. Who has the best hand?</source>
        <translation>フラッシュ、フルハウス、Aハイストレートです。一番強い役を持っているのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>From the bottom: high card, pair, two pair, three of a kind, straight, flush, full house, four of a kind, straight flush.</source>
        <translation>弱い順に、ハイカード、ワンペア、ツーペア、スリーカード、ストレート、フラッシュ、フルハウス、フォーカード、ストレートフラッシュです。</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>Hold'em: the best five of your own two cards and the five on the board. Both of you have a pair of aces. Who wins?</source>
        <translation>ホールデムでは、手札2枚とボード5枚から最高の5枚を選びます。2人ともAのワンペアです。勝つのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>The order of hands</source>
        <translation>役の強さ</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>They tie</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>Two pair is beaten by three of a kind, and that by a straight: the kind of hand counts first, not how high its cards are.</source>
        <translation>ツーペアはスリーカードに負け、スリーカードはストレートに負けます。カードの高さより先に、役の種類で決まります。</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>Two pair, three of a kind and a straight. Who has the best hand?</source>
        <translation>ツーペア、スリーカード、ストレートです。一番強い役を持っているのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/first-hands.toml"/>
        <source>With equal pairs the next card decides, the kicker: your king beats the queen.</source>
        <translation>ペアが同じなら、次のカード（キッカー）で決まります。あなたのKはQより強いです。</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>A betting round</source>
        <translation>ベッティングラウンド</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>A raise is to a total: Lou's bet is now 6. You already have 2 in, so you add 4.</source>
        <translation>レイズの額は合計で表します。Louのベットは6になりました。あなたはすでに2を出しているので、追加は4です。</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>A raise must be at least as large as the last one: Lou went from 2 to 6, which is 4 more, so the least is 6 + 4.</source>
        <translation>レイズの幅は直前のレイズ以上でなければなりません。Louは2から6へ4上げたので、最低は6 + 4です。</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>Blinds 1/2. Lou raises to 6, everybody folds to you in the big blind. What does a call cost you?</source>
        <translation>ブラインドは1/2。Louが6にレイズし、ビッグブラインドのあなたまで全員フォールドしました。コールにいくら必要ですか？</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>Fixed limit, 2/4. Before the flop there has been a raise, a second and a third one. May you raise once more?</source>
        <translation>フィックスドリミット2/4。プリフロップでレイズが3回ありました。もう一度レイズできますか？</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>In fixed limit a round has one bet and at most three raises; the big blind counts as the bet. You can call or fold.</source>
        <translation>フィックスドリミットでは、1ラウンドにベット1回とレイズ3回までです。ビッグブラインドがベットにあたります。できるのはコールかフォールドです。</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>No-limit, blinds 1/2. Lou raises to 6, and you want to raise again. What is the least that you may raise to?</source>
        <translation>ノーリミット、ブラインドは1/2。Louが6にレイズしました。リレイズは最低いくらからですか？</translation>
    </message>
    <message>
        <location filename="lessons/first-round.toml"/>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>All-in and side pots</source>
        <translation>オールインとサイドポット</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>And how large is the side pot, which Lou and Marek play for without you?</source>
        <translation>では、LouとMarekだけで争うサイドポットはいくらですか？</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>Each of them has 30 chips beyond your 20. Even the best hand at the table can win only pots that it paid into.</source>
        <translation>2人とも、あなたの20を超えて30ずつ出しています。最も強い役でも、自分が払ったポットしか獲得できません。</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>From each player you can win as much as you put in: three times 20 make the main pot.</source>
        <translation>各プレイヤーから獲得できるのは、自分が出した額までです。20が3人分でメインポットになります。</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>Lou bets 100. You call all-in with 30, and everybody else has folded. How much of Lou's bet goes back?</source>
        <translation>Louが100をベットし、あなたは30でオールインのコールをしました。ほかは全員フォールドしています。Louに戻るのはいくらですか？</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>What nobody called goes back before the cards are compared: you play for 30 each.</source>
        <translation>誰もコールしていない分は、勝負の前に戻ります。30ずつの勝負です。</translation>
    </message>
    <message>
        <location filename="lessons/first-side-pot.toml"/>
        <source>You are all-in for your last 20 chips. Lou and Marek go on betting and put in 50 each. How large is the pot that you can win?</source>
        <translation>あなたは最後の20チップでオールインです。LouとMarekはさらに賭けて、それぞれ50を出しました。あなたが獲得できるポットはいくらですか？</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Five and ace are its two cards; the king would be a third, so ten and eight come from the board.</source>
        <translation>手札からは5とAを使います。Kを使うと3枚目になるため、10と8はボードのカードです。</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Five hands are in the pot. The first has a pair of fives with ace and king: what is its high?</source>
        <translation>1つのポットに5人。1人目は5のペアとA、K。ハイは何ですか？</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Five hands, one board</source>
        <translation>5人の手札と1つのボード</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Four and six fill 5-7-8: the small cards make the straight.</source>
        <translation>4と6で5-7-8のすき間が埋まります。小さいカードでストレートです。</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Nine and six with 7-8-10 make it ten high; the same two with 5-7-8 are only nine high.</source>
        <translation>9と6を7-8-10と合わせれば10ハイ、同じ2枚を5-7-8と合わせても9ハイにしかなりません。</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>Queen, jack and nine would be three cards from the hand; with jack and nine it is jack high, the best of the five.</source>
        <translation>Q、J、9では手札を3枚使うことになります。Jと9でJハイになり、これが5人の中で最高です。</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The fifth has 6 and 9 with 5-7-8-10. Which straight?</source>
        <translation>5人目は6と9、ボードに5-7-8-10。どのストレートですか？</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The fourth has a pair of kings, and 4-6.</source>
        <translation>4人目はKのペアと4-6。</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The second has three tens and an ace.</source>
        <translation>2人目は10が3枚とA。</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The third has 9-J-Q with 8-10. A queen-high straight?</source>
        <translation>3人目は9-J-Q、ボードに8-10。Qハイストレートですか？</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>The two tens are the two cards of the hand: the kickers are the board's eight and seven.</source>
        <translation>手札からは10の2枚を使います。キッカーはボードの8と7です。</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>pair of fives, ace and king</source>
        <translation>5のワンペア、AとKのキッカー</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>pair of kings</source>
        <translation>Kのワンペア</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>straight, nine high</source>
        <translation>9ハイストレート</translation>
    </message>
    <message>
        <location filename="lessons/five-hands.toml"/>
        <source>three tens, ace and eight</source>
        <translation>10のスリーカード、Aと8のキッカー</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Four deuces! Four of a kind?</source>
        <translation>2が4枚！フォーカードですか？</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Four of a rank in the hand</source>
        <translation>手札に同じランク4枚</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Only two aces play, and there is one ace fewer in the deck to come: three of a rank are worse than two.</source>
        <translation>使えるAは2枚だけで、デッキに残るAも1枚減ります。同じランク3枚は2枚よりかえって不利です。</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Only two of the four play: it is a pair of deuces, and no deuce is left in the deck to help.</source>
        <translation>4枚のうち使えるのは2枚で、2のワンペアです。助けになる2はもうデッキにありません。</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>Three aces in the hand.</source>
        <translation>手札にAが3枚。</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>four deuces</source>
        <translation>2のフォーカード</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-rank.toml"/>
        <source>three aces</source>
        <translation>Aのスリーカード</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>A flush takes three cards from the board, and only two hearts are there: your four hearts are two too many.</source>
        <translation>フラッシュにはボードのカードが3枚必要ですが、ハートは2枚だけです。手札の4枚のうち2枚は余分です。</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>A third heart falls. Which two play?</source>
        <translation>3枚目のハートが落ちました。使う2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>Ace and king with Q-7-3: the nine and the four can't help, and they are hearts that can no longer come on the board.</source>
        <translation>AとKをQ-7-3と合わせて使います。9と4は役に立たず、そのぶんボードに落ちるハートが減っています。</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>Four hearts in the hand and two on the board: six hearts! A flush?</source>
        <translation>手札にハート4枚、ボードに2枚、合わせて6枚！フラッシュですか？</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>Four of a suit in the hand</source>
        <translation>手札に同じスート4枚</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>flush, ace high</source>
        <translation>Aハイフラッシュ</translation>
    </message>
    <message>
        <location filename="lessons/four-of-a-suit.toml"/>
        <source>flush, ace-king-queen-nine-seven</source>
        <translation>フラッシュ、A-K-Q-9-7</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>5-6-7-8 on the board, and a nine in your hand. A straight?</source>
        <translation>ボードに5-6-7-8、手札に9。ストレートですか？</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>Both the four and the three must play, with 5-6-7: the straight ends at the seven, not at the eight.</source>
        <translation>4と3の両方を5-6-7と合わせて使います。8ハイではなく7ハイのストレートです。</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>Four to a straight on the board</source>
        <translation>4枚がつながったボード</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>Now you hold two nines. A straight at last?</source>
        <translation>今度は9を2枚持っています。ついにストレートですか？</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>The four makes 4-5-6-7-8. Which two cards play?</source>
        <translation>4で4-5-6-7-8になります。使う2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>The nine needs four board cards for a straight, and so does the four: no two of your cards make one with three, so the jacks are all you have.</source>
        <translation>9も4も、ボードの4枚を使わないとストレートになりません。手札の2枚とボードの3枚ではできず、Jのペアしか残りません。</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>Two cards of the same rank fill one place in a straight, not two.</source>
        <translation>同じランクの2枚は、ストレートの1か所しか埋められません。</translation>
    </message>
    <message>
        <location filename="lessons/four-to-a-straight.toml"/>
        <source>straight, eight high</source>
        <translation>8ハイストレート</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>Half: no card lets Lou pull ahead of you, for the high or for the low.</source>
        <translation>半分です。どのカードが来ても、ハイでもローでもLouがリードすることはありません。</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>The freeroll</source>
        <translation>フリーロール</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>The turn. Both of you have the nut low and a pair of kings, with the same kicker. What is the least that you can get of a pot of 120?</source>
        <translation>ターンです。2人ともナッツローと、同じキッカーのKのワンペアです。120のポットから、あなたは少なくともいくら取れますか？</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>The two hands look alike, but you also draw to a flush. Roughly how much equity do you have?</source>
        <translation>2つの手は同じに見えますが、あなたにはフラッシュドローもあります。勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/freeroll-omaha8.toml"/>
        <source>With the flush you get three quarters, otherwise half. You have something to win and nothing to lose: raise, and Lou pays for your draw.</source>
        <translation>フラッシュなら4分の3、そうでなければ半分です。得はあっても損はないので、レイズします。ドローの代金はLouが払います。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>60 to win 60: half the time. A larger bluff has to work more often.</source>
        <translation>60を得るために60を賭けるので、50%です。ブラフは大きいほど、高い成功率が必要です。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>The river: you have nothing, the pot is 60, and you bet 30. How often must Lou fold for the bluff to break even?</source>
        <translation>リバーで役は何もなく、ポットは60、あなたは30をベットします。ブラフが損得なしになるには、Louが何%フォールドすればよいですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>The same river, but you bet the whole pot, 60. How often must Lou fold?</source>
        <translation>同じリバーですが、ポットの60をベットします。Louが何%フォールドすればよいですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>What a bluff has to do</source>
        <translation>ブラフに必要な成功率</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>You are on the other side: Lou bets 60 into 60, and your hand beats only a bluff. How often must Lou be bluffing for a call to break even?</source>
        <translation>今度は逆の立場です。Louがポット60に60をベットし、あなたの手はブラフにしか勝てません。コールが損得なしになるには、Louのブラフが何%必要ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>You call 60 to win 120. Against an opponent who never bluffs, fold; against one who bluffs often, call.</source>
        <translation>ポットは120、コールは60です。ブラフをしない相手にはフォールド、よくブラフする相手にはコールします。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-bluff.toml"/>
        <source>You risk 30 to win 60: one success pays for two failures.</source>
        <translation>60を得るために30を賭けます。1回の成功で2回の失敗を賄えます。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>A full house of aces still loses to four of a kind. A pair on the board makes big hands possible; big bets there deserve respect.</source>
        <translation>Aのフルハウスでもフォーカードに負けます。ボードがペアのときは大きな役がありえます。大きなベットには注意しましょう。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>Aces, kings, and eight-seven. Who is ahead?</source>
        <translation>Aのペア、Kのペア、8-7です。今リードしているのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>Lou called on 9-9-6 and raises on the turn. Suppose Lou has this hand: how many river cards save you?</source>
        <translation>Louは9-9-6でコールし、ターンでレイズしました。Louの手がこれだとすると、逆転できるリバーのカードは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>Nine, six and five with eight-seven is a straight. Three cards close together on the board make a straight likely.</source>
        <translation>9-6-5に8-7でストレートです。ランクの近い3枚がボードに並ぶと、ストレートが十分ありえます。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>The board plays: nobody's cards improve it, so everybody who stayed shares the pot.</source>
        <translation>ボードがそのまま役です。誰の手札を使っても強くならないので、残った全員で分けます。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>There is a straight flush on the board. Who wins?</source>
        <translation>ボードにストレートフラッシュが並びました。勝つのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-board.toml"/>
        <source>What the board allows</source>
        <translation>ボードで起こりうること</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Both have two pair, nines and fives, and the fifth card is the board's ace: neither king nor queen plays.</source>
        <translation>2人とも9と5のツーペアで、5枚目はボードのAです。KもQも使われません。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Both of you have aces, and Lou's king is the better kicker. How many river cards make you the winner?</source>
        <translation>2人ともAのペアで、キッカーはLouのKが上です。あなたの勝ちになるリバーのカードは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Only the three jacks. Top pair with a weak kicker beats plenty of hands, but is far behind those that pay it off.</source>
        <translation>Jの3枚だけです。キッカーの弱いトップペアは多くの手に勝っていますが、払ってくれる手にはたいてい負けています。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Pairs are compared first: kings beat tens, whatever the kicker.</source>
        <translation>まずペアを比べます。キッカーが何であっても、Kのペアは10のペアに勝ちます。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>The kicker</source>
        <translation>キッカー</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Two pair and an ace on the board: king-queen against king-jack. Who wins?</source>
        <translation>ボードにはペアが2組とAがあります。K-Q対K-J。勝つのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-kicker.toml"/>
        <source>Your pair of kings against Lou's ace and ten. Who wins?</source>
        <translation>あなたのKのペアと、LouのA-10。勝つのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Lou has a pair of kings. How many river cards make you the winner?</source>
        <translation>LouはKのワンペアです。あなたの勝ちになるリバーのカードは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Nine for the flush, and three aces that make a higher pair. A nine is not enough.</source>
        <translation>フラッシュの9枚と、より高いペアになるAの3枚です。9のペアでは足りません。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Now the board is paired, and Lou has a full house. How many river cards make you the winner?</source>
        <translation>今度はボードがペアで、Louはフルハウスです。あなたの勝ちになるリバーのカードは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Outs, real and false</source>
        <translation>本物のアウツ、見せかけのアウツ</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>The same board, but Lou has three kings. How many river cards make you the winner?</source>
        <translation>同じボードですが、LouはKのスリーカードです。あなたの勝ちになるリバーのカードは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>Two of the nine flush cards pair the board and give Lou a full house, and an ace is no longer enough.</source>
        <translation>フラッシュの9枚のうち2枚はボードをペアにし、Louがフルハウスになります。Aが来ても、もう足りません。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-outs.toml"/>
        <source>You are drawing dead: your flush would lose. On a paired board, a flush draw is worth less than it looks.</source>
        <translation>ドローイングデッドです。フラッシュになっても負けます。ペアのボードでは、フラッシュドローは見た目ほどの価値がありません。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>A pair is only a little ahead of two higher cards: with five cards to come, they pair nearly half the time.</source>
        <translation>ペアは、より高い2枚に対してわずかに有利なだけです。あと5枚開くので、相手は半分近くの確率でペアになります。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>Ace-nine against ace-king. Roughly how much equity do you have?</source>
        <translation>A-9対A-Kです。あなたの勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>All-in before the flop: your pair of sevens against ace-king. Roughly how much equity do you have?</source>
        <translation>プリフロップのオールインです。7のペア対A-K。あなたの勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>Hand against hand</source>
        <translation>手札同士の勝負</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>The smaller pair needs one of two cards: four times out of five the higher pair wins.</source>
        <translation>小さいペアを助けるのは2枚だけです。5回のうち4回は高いペアが勝ちます。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>You are dominated: an ace helps both, and then the king plays as kicker. Only the nine is yours.</source>
        <translation>ドミネイトされています。Aが落ちれば2人ともペアで、キッカーのKが勝ちます。頼れるのは9だけです。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-preflop.toml"/>
        <source>Your kings against a smaller pair. Roughly how much equity do you have?</source>
        <translation>Kのペア対それより小さいペアです。あなたの勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>10 to win 1.5 is a poor price for a pure bluff. What makes a push good is your equity when you are called.</source>
        <translation>1.5を得るために10を賭けるので、純粋なブラフなら割に合いません。オールインが良い選択になるのは、コールされても勝率が残るからです。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>A player who goes all-in only with tens or better, A-K or suited A-Q has pushed. With the antes, you call 9 to win 13: call or fold?</source>
        <translation>10以上のペア、A-K、スーテッドのA-Qだけでオールインする相手です。アンティ込みでポットは13、コールは9です。コールですか、フォールドですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>Now the short stack pushes from the small blind with any pair, any ace and any king from king-nine up. With the antes, you call 9 to win 13: call or fold?</source>
        <translation>今度はスモールブラインドが、すべてのペア、すべてのA、K-9以上でオールインしました。アンティ込みでポットは13、コールは9です。コールですか、フォールドですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>Short stack: push or fold</source>
        <translation>ショートスタック：オールインかフォールドか</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>You have 10 big blinds left in the small blind and go all-in for 10. With the blinds there are 1.5 to win. How often must everybody fold for the blinds alone to pay for it?</source>
        <translation>スモールブラインドで残り10BB、10のオールインをします。取れるのはブラインドの1.5です。コールされたら必ず負けるとして、全員が何%フォールドすれば損得なしですか？</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>You need 41% and have 28% against those hands: the pot is large, but you are far behind all of them.</source>
        <translation>必要なのは41%、このレンジに対する勝率は28%です。ポットは大きくても、大きく負けています。</translation>
    </message>
    <message>
        <location filename="lessons/holdem-push.toml"/>
        <source>You need 41%, and against so wide a range ace-eight has 47%. What a call is worth depends on who pushes.</source>
        <translation>必要なのは41%で、これほど広いレンジに対するA-8の勝率は47%です。誰のオールインかで、コールの価値が決まります。</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>9-7-6-5-A</source>
        <translation>9-7-6-5-A</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>A flush needs two spades from your hand, and you have one; your ten and eight make a straight with 6-7-9.</source>
        <translation>フラッシュには手札のスペードが2枚必要ですが、1枚しかありません。10と8を6-7-9と合わせてストレートです。</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>Again four spades, and again one ace of spades. What plays?</source>
        <translation>またスペード4枚、また手札にはスペードのAだけ。どのカードを使いますか？</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>Four spades on the board, and the ace of spades is yours. Is it a flush?</source>
        <translation>ボードにスペード4枚、手札にスペードのA。フラッシュですか？</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>High and low are chosen separately: for the low your ace and eight play, and the nine is too high.</source>
        <translation>ハイとローは別々に選びます。ローにはAと8を使い、9は高すぎます。</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>Now the low: five different ranks, none above an eight, the ace lowest. What goes with 5-6-7?</source>
        <translation>次はローです。異なる5つのランクで、どれも8以下、Aが最も低いカードです。5-6-7に合うのはどのカードですか？</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>One spade in the hand doesn't make a flush; your five pairs the board's five, next to the queens, and the ace is the kicker.</source>
        <translation>手札のスペード1枚ではフラッシュになりません。5がボードの5とペアになり、Qのペアと合わせてツーペア、Aがキッカーです。</translation>
    </message>
    <message>
        <location filename="lessons/lone-ace.toml"/>
        <source>The lone ace</source>
        <translation>1枚だけのA</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>7-6-5-A low</source>
        <translation>7-6-5-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>A low that pairs</source>
        <translation>ペアになるロー</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>Ace and seven are your only low cards, and the seven is on the board already: A-5-6-7-7 has a pair.</source>
        <translation>ローカードはAと7だけで、7はもうボードにあります。A-5-6-7-7にはペアがあります。</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>And the low: 5-6-7 on the board, ace and seven in your hand. Is there one?</source>
        <translation>ローは？ボードに5-6-7、手札にAと7。ローはありますか？</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>Four spades on the board, and the ace of spades is yours. What is the high?</source>
        <translation>ボードにスペード4枚、手札にスペードのA。ハイは何ですか？</translation>
    </message>
    <message>
        <location filename="lessons/no-low-paired.toml"/>
        <source>No flush with one spade; ten and nine pair the board's ten and nine.</source>
        <translation>スペード1枚ではフラッシュになりません。10と9がボードの10と9とペアになります。</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>Ace and seven are both paired. Is the king the kicker?</source>
        <translation>Aと7がどちらもペア。キッカーはKですか？</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>Ace and seven are your two cards, so the kicker is the highest that the board has left, the queen.</source>
        <translation>手札からAと7を使うので、キッカーはボードに残る最も高いQです。</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>The two sevens are your two cards: the kickers must be the board's queen and nine.</source>
        <translation>手札からは7の2枚を使います。キッカーはボードのQと9です。</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>Three sevens, and ace-king beside them. Which two play?</source>
        <translation>7が3枚、それにA-K。使う2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>Which kicker plays</source>
        <translation>どのキッカーを使うか</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>three sevens, ace and king</source>
        <translation>7のスリーカード、AとKのキッカー</translation>
    </message>
    <message>
        <location filename="lessons/pair-in-the-hand.toml"/>
        <source>two pair, aces and sevens, king kicker</source>
        <translation>Aと7のツーペア、Kキッカー</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>20 to win 70 needs 22%, you have 20%; with the 60 to come you win 130, and 13% is enough. Those are implied odds.</source>
        <translation>70を取るのに20のコールなら22%必要で、あなたの勝率は20%です。この先の60を加えると130になり、13%で足ります。これがインプライドオッズです。</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>9 of 46. As a rule of thumb: outs times two for one card to come, and times four only if both cards are paid for already.</source>
        <translation>46枚中9枚です。目安は、残り1枚ならアウツの2倍（%）。4倍を使えるのは、2枚とも見ることが決まっているときだけです。</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Cards and bets to come</source>
        <translation>この先のカードとベット</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Nine outs of 46. Lou bets 20, which makes the pot 70, and will surely pay another 60 on the river if you hit. Call or fold?</source>
        <translation>46枚中アウツは9枚。Louが20をベットしてポットは70、完成すればリバーでもう60を必ず払ってくれます。コールですか、フォールドですか？</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Nine outs, one card to come, 46 unseen cards. Roughly what is your chance?</source>
        <translation>アウツは9枚、残り1枚、見えないカードは46枚です。完成する確率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Thirteen cards of the suit, less the four that you see.</source>
        <translation>そのスートは13枚で、見えている4枚を引きます。</translation>
    </message>
    <message>
        <location filename="lessons/price-later.toml"/>
        <source>Your flush draw on the turn: how many cards make it?</source>
        <translation>ターンでフラッシュドローです。完成するカードは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>15 to win 75 needs 17%, and you have 27%. The hand is the same: the price makes the difference.</source>
        <translation>75を取るのに15のコールなら17%で足り、あなたの勝率は27%です。手は同じでも、必要な勝率が違います。</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>30 to win 60 needs 33%. Nine cards make your flush and three aces a higher pair: 12 of 44, or 27%.</source>
        <translation>60を取るのに30のコールなら33%必要です。フラッシュになる9枚とAの3枚で44枚中12枚、27%しかありません。</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The pot was 20, and Lou bets 10. You call 10 to win 30. How often must you win to break even?</source>
        <translation>ポット20にLouが10をベットしました。10のコールで30を争います。損得なしになるには、何%の勝率が必要ですか？</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The pot was 20, and Lou bets the pot, 20. How often must a call win to break even?</source>
        <translation>ポット20にLouがポットサイズの20をベットしました。コールが損得なしになるには、何%の勝率が必要ですか？</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The price of a call</source>
        <translation>コールに必要な勝率</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The same cards, but Lou is all-in for 15, and there are 75 in the pot with that bet. Do you call?</source>
        <translation>同じカードですが、Louのオールインは15、それを含めてポットは75です。コールしますか？</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>The turn. You see Lou's cards: a pair of kings. There are 60 in the pot after Lou's all-in bet of 30; a call costs 30. Do you call?</source>
        <translation>ターンです。Louの手札が見えていて、Kのワンペアです。Louのオールイン30を含めてポットは60、コールは30です。コールしますか？</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>You pay 20 to win 40: a third of the final 60. Against a pot-sized bet you need a third, against a half-pot bet a quarter.</source>
        <translation>20を払って40を争います。20はコール後のポット60の3分の1です。ポットベットには3分の1、ハーフポットのベットには4分の1の勝率が必要です。</translation>
    </message>
    <message>
        <location filename="lessons/price-of-a-call.toml"/>
        <source>Your 10 is a quarter of the 40 in the pot once you have called: divide the call by the pot including the call.</source>
        <translation>コール後のポットは40で、あなたの10はその4分の1です。必要な勝率は、コール額 ÷ コール後のポットです。</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>Even when your low comes, it brings back half the pot: you have 29% and need 33%.</source>
        <translation>ローが完成しても、戻るのはポットの半分です。勝率は29%で、必要な33%に届きません。</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>Heads-up you can win only the low half. Lou's bet makes the pot 60, a call costs 20. How often must your low come in to break even?</source>
        <translation>ヘッズアップで、あなたが獲得できるのはローの半分だけです。Louのベットでポットは60、コールは20。損得なしになるには、ローが何%の確率で完成すればよいですか？</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>Now you have a pair of queens, but only a low can help you. Lou bets the pot of 60: a call costs 60, to win 120. Do you call?</source>
        <translation>今度はQのペアがありますが、助けになるのはローだけです。Louがポットと同額の60をベットし、ポットは120、コールは60です。コールしますか？</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>The pot will be 80, but your half is 40: 20 for 40 is 50%. Half a pot costs twice the price.</source>
        <translation>ポットは80になりますが、あなたの取り分は40です。40を得るために20なので、50%です。半分しか取れないなら、必要な勝率は2倍です。</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>The price of half a pot</source>
        <translation>ポットの半分を争うオッズ</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>The turn. Lou has three kings, you have the nut low draw, and an ace or a nine for a straight. Lou bets the pot of 60: a call costs 60, to win 120. Do you call?</source>
        <translation>ターンです。LouはKのスリーカード、あなたはナッツロードローと、Aか9でできるストレートドローです。Louがポットと同額の60をベットし、ポットは120、コールは60です。コールしますか？</translation>
    </message>
    <message>
        <location filename="lessons/price-of-half.toml"/>
        <source>You need 33% and have more than 45%: many cards win half the pot, and some of them win all of it.</source>
        <translation>必要なのは33%で、あなたの勝率は45%以上です。多くのカードで半分を取れ、その一部ではポット全部を取れます。</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>2-3-4 in your hand, and a deuce on the board. Which two play?</source>
        <translation>手札に2-3-4、ボードに2。使う2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>7-6-3-2-A low</source>
        <translation>7-6-3-2-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>A-2-3, and the ace is on the board as well.</source>
        <translation>手札はA-2-3、ボードにもA。</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>The four protects it: when the deuce is counterfeited, three and four take over with A-2-6.</source>
        <translation>4が守ります。2がカウンターフィットされても、代わりに3と4をA-2-6と合わせて使えます。</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>The protected low</source>
        <translation>守られたロー</translation>
    </message>
    <message>
        <location filename="lessons/protected-low.toml"/>
        <source>With three low cards in the hand one may be counterfeited: deuce and three play with the board's ace.</source>
        <translation>手札にローカードが3枚あれば、1枚はカウンターフィットされてもかまいません。2と3をボードのAと合わせて使います。</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>A quarter of 180 is 45, and you paid 60. Only with four players in does a quarter give your money back.</source>
        <translation>180の4分の1は45で、あなたは60払いました。4分の1で元が取れるのは、4人残っているときです。</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>Both of you have the nut low. The pot is 120: how much of it is yours?</source>
        <translation>2人ともナッツローです。ポットは120。あなたの取り分はいくらですか？</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>Lou's three kings take the high half, 60; the low half is shared, 30 each.</source>
        <translation>ハイの60はLouのKのスリーカードへ。ローの半分は2人で分け、30ずつです。</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>Quartered, in chips</source>
        <translation>クォーターをチップで計算</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>The same hands, and Marek has put in 60 too, with three jacks. The pot is 180: what is your result?</source>
        <translation>同じ手で、MarekもJのスリーカードで60を出しました。ポットは180。収支はどうなりますか？</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You break even</source>
        <translation>損得なし</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You get 30 back for 60. With the nut low alone, heads-up, raising makes you lose more: just call.</source>
        <translation>60出して30しか戻りません。ヘッズアップでナッツローだけなら、レイズは損を大きくします。コールにとどめます。</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You lose 15</source>
        <translation>15の損</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You lose 30</source>
        <translation>30の損</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You put in 60 of these 120 yourself. What is your result?</source>
        <translation>その120のうち60はあなたが出しました。収支はどうなりますか？</translation>
    </message>
    <message>
        <location filename="lessons/quartered-chips.toml"/>
        <source>You win 30</source>
        <translation>30の得</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>6-5-3-2-A low</source>
        <translation>6-5-3-2-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>8-6-5-4-2 low</source>
        <translation>8-6-5-4-2のロー</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>8-7-3-2-A low</source>
        <translation>8-7-3-2-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>8-7-5-4-2 low</source>
        <translation>8-7-5-4-2のロー</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>9-8-7-5-2 low</source>
        <translation>9-8-7-5-2のロー</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Ace and four with 2-5-7; its own five is counterfeited by the board's.</source>
        <translation>Aと4を2-5-7と合わせて使います。手札の5はボードの5にカウンターフィットされています。</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Ace and three with 2-5-7: the lowest three of the board, not the highest.</source>
        <translation>Aと3を2-5-7と合わせて使います。ボードの高い3枚ではなく、最も低い3枚です。</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Four and six with 2-5-7: a low, but not the best one here.</source>
        <translation>4と6を2-5-7と合わせて使います。ローですが、ここで最高のローではありません。</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>One low card in the hand is not enough: two must play, and a nine is too high.</source>
        <translation>手札のローカード1枚では足りません。2枚使わなければならず、9は高すぎます。</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Only two play, so the seven comes in: 7-5-3-2-A twice, and each of the two gets a quarter of the pot.</source>
        <translation>使えるのは2枚だけなので7が入ります。7-5-3-2-Aが2人いて、それぞれポットの4分の1を受け取ります。</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>Quartered</source>
        <translation>クォーター</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The fifth has A-3-6: three low cards.</source>
        <translation>5人目はA-3-6、ローカードが3枚です。</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The fourth has 4-6.</source>
        <translation>4人目は4-6。</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The same five hands, for the low. The first has A-4-5.</source>
        <translation>同じ5人の手札でロー。1人目はA-4-5。</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The second has A-3.</source>
        <translation>2人目はA-3。</translation>
    </message>
    <message>
        <location filename="lessons/quartered.toml"/>
        <source>The third has a seven, and 2-5-8 are on the board.</source>
        <translation>3人目は7が1枚、ボードに2-5-8。</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Fourth street: each player shows two cards, and there is no bring-in any more.</source>
        <translation>フォースストリート：アップカードは2枚ずつで、もうブリングインはありません。</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>From here on, the lowest hand showing opens, and any pair ranks above every hand without one: eight-seven goes first.</source>
        <translation>ここからは見えている役が最も低いプレイヤーから始まり、どんなペアもペアなしより上です。8-7が先です。</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>If ranks tie, the suit decides, and in razz the highest suit pays: spades before hearts, diamonds and clubs.</source>
        <translation>同じランクはスートで決まり、ラズでは最も高いスートの人がブリングインを払います。スペード、ハート、ダイヤ、クラブの順です。</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Seventh street. One hand has five in a row, one five of a suit, one a pair of sixes.</source>
        <translation>セブンスストリート。5枚続く手、5枚同じスートの手、6のペアの手です。</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Straights and flushes don't count in razz: five down to ace is the best hand there is.</source>
        <translation>ラズではストレートとフラッシュは数えません。5-4-3-2-Aが最高の役です。</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>The bring-in in razz</source>
        <translation>ラズのブリングイン</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>The lowest hand wins, so the highest card is the weakest, and the ace is the lowest card of all: the king pays.</source>
        <translation>最も低い役が勝つので最も高いカードが最も弱く、Aは最も低いカードです。Kの人が払います。</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Third street in razz, and six players show a card each. The weakest up card must bring it in.</source>
        <translation>ラズのサードストリート、6人が1枚ずつ見せています。最も弱いアップカードの人がブリングインを払います。</translation>
    </message>
    <message>
        <location filename="lessons/razz-bring-in.toml"/>
        <source>Three kings are up, of three suits.</source>
        <translation>3枚のKが見えていて、スートは3つです。</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>A made seven is well ahead of any draw: bet, and make the draw pay for both cards.</source>
        <translation>完成した7ローは、どのドローにも大きくリードしています。ベットして、残り2枚を見るのにチップを払わせます。</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>And with a seven instead of the nine? Who has more equity?</source>
        <translation>9ローではなく7ローなら、勝率が高いのはどちらですか？</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>Fifth street: your nine is made, Lou has A-2-3-4 and a king. Who has more equity?</source>
        <translation>フィフスストリート。あなたは9ロー、LouはA-2-3-4とKです。勝率が高いのはどちらですか？</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>Razz: made hand or draw</source>
        <translation>ラズ：完成した手かドローか</translation>
    </message>
    <message>
        <location filename="lessons/razz-fifth.toml"/>
        <source>With two cards to come, four perfect cards are a small favourite over a made nine: 53 to 47.</source>
        <translation>あと2枚なら、最高の4枚からのドローは完成した9ローよりわずかに有利です。53対47です。</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>A-2 with a king against 8-7-6. Who has more equity?</source>
        <translation>A-2とK対8-7-6。勝率が高いのはどちらですか？</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>A-2-3 against 8-7-6. Roughly how much equity do you have?</source>
        <translation>A-2-3対8-7-6。あなたの勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>Razz: what to start with</source>
        <translation>ラズ：どの手で始めるか</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>The rough start has three good cards, yours two: Lou has two thirds of the equity.</source>
        <translation>ラフな手でも使えるカードが3枚、あなたは2枚です。Louの勝率は3分の2です。</translation>
    </message>
    <message>
        <location filename="lessons/razz-starts.toml"/>
        <source>Three cards out of seven decide little: the best start is ahead, but no more than that. What comes next matters most.</source>
        <translation>7枚のうち3枚では決まりません。最高のスタートでも少しリードしているだけです。次のカードが大切です。</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>Ace and king with Q-J-10 are the nuts; the queens are the redraw: a jack, a ten or the last queen makes a full house or better.</source>
        <translation>AとKをQ-J-10と合わせて使えばナッツです。Qのペアがリドローで、J、10、最後のQが来ればフルハウス以上になります。</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>The jack pairs the board. Which two now?</source>
        <translation>Jでボードがペアになりました。今度はどの2枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>The nuts with a redraw</source>
        <translation>リドローのあるナッツ</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>The redraw came in: with a pair on the board a straight is no longer the nuts, and the two queens make the full house.</source>
        <translation>リドローが完成しました。ボードにペアがあるとストレートはもうナッツではなく、Qの2枚でフルハウスです。</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>Three queens, or a straight? What is best now?</source>
        <translation>Qのスリーカードですか、ストレートですか？今一番強いのはどちらですか？</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>straight, ace high</source>
        <translation>Aハイストレート</translation>
    </message>
    <message>
        <location filename="lessons/redraws.toml"/>
        <source>three queens, jack and ten</source>
        <translation>Qのスリーカード、Jと10のキッカー</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>A jack is the borderline: ahead of a one-card draw, 56 to 44. With a queen the draw is ahead.</source>
        <translation>Jが境目です。1枚交換には56対44でリードし、Qなら相手のほうが有利です。</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>A pat jack against the same draw. Who is ahead?</source>
        <translation>Jハイのパットハンド対同じドロー。リードしているのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>And a pat queen-jack against it?</source>
        <translation>では、Q-Jのパットハンドなら？</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>Deuce-to-seven: pat or draw</source>
        <translation>2-7：スタンドパットか交換か</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>Lou misses two times out of three: a pair, a straight or a card above ten loses to you.</source>
        <translation>Louは3回中2回は良いカードを引けません。ペア、ストレート、10より高いカードなら、あなたの勝ちです。</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>Now the draw wins more often. When Lou stands pat or draws one, ask what you can beat before you pay.</source>
        <translation>今度はドローのほうが多く勝ちます。相手がスタンドパットか1枚交換なら、払う前に何に勝てるかを考えます。</translation>
    </message>
    <message>
        <location filename="lessons/single27-pat.toml"/>
        <source>You stand pat with a ten-nine, Lou draws one to 7-5-4-2. Roughly how much equity do you have?</source>
        <translation>あなたは10-9でスタンドパット、Louは7-5-4-2から1枚交換です。勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>28 points</source>
        <translation>28ポイント</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>38 points</source>
        <translation>38ポイント</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>50 points</source>
        <translation>50ポイント</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>Heads-up, both players already have the second prize, so every chip is worth the same again: a call needs its price in chips, 45%.</source>
        <translation>ヘッズアップでは2人とも2位の賞金を得ていて、1位を争うチップの価値はどれも同じです。再びチップでの45%が基準になります。</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>If you lose, you win no prize at all; if you win, your stack doubles, but what it is worth does not.</source>
        <translation>負ければ賞金はありません。勝てばスタックは2倍になりますが、その価値は2倍になりません。</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>In chips a call: you are ahead of this range. In prizes a fold: three others may go out before you do.</source>
        <translation>チップではコールです。このレンジには勝っています。賞金ではフォールドです。ほかの3人が先に脱落するかもしれません。</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>Now two players are left with 10 big blinds each, and the small blind goes all-in with the same hands. Calling 9 to win 11: call or fold?</source>
        <translation>今度は残り2人、それぞれ10ビッグブラインドで、スモールブラインドが同じレンジでオールインしました。9をコールして11を狙います。コールですか、フォールドですか？</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>Sit and go: what chips are worth</source>
        <translation>シットアンドゴー：チップの価値</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>The bubble: four players are left with 10 big blinds each, and three win a prize (50, 30 and 20). The small blind goes all-in. In chips a call needs 45% equity. How much does it need in prizes?</source>
        <translation>バブルです。残り4人がそれぞれ10ビッグブラインドを持ち、3人が入賞します（50、30、20）。スモールブラインドがオールインしました。チップではコールに45%の勝率が必要です。賞金では何%必要ですか？</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>The same bubble, where a call needs 61%. The small blind would go all-in with any pair, any ace or king, and most hands with two middle cards. Call or fold?</source>
        <translation>同じバブルで、コールには61%が必要です。スモールブラインドは、すべてのペア、すべてのAとK、中くらいのカード2枚の手の多くでオールインします。コールですか、フォールドですか？</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>Three players are left, with 5,000, 3,000 and 2,000 chips. The prizes are 50, 30 and 20 points. What is the stack of 5,000, half of all chips, worth?</source>
        <translation>残り3人のチップは5,000、3,000、2,000で、賞金は50、30、20ポイントです。全チップの半分である5,000のスタックの価値はいくつですか？</translation>
    </message>
    <message>
        <location filename="lessons/sit-and-go.toml"/>
        <source>With half of the chips you win the first prize half of the time, otherwise a smaller one: 38 of the 100 points. Each further chip is worth less.</source>
        <translation>チップの半分を持つと半分の確率で1位の賞金、残りの半分はそれより小さい賞金で、合わせて100ポイントのうち38ポイントです。チップは増えるほど1枚の価値が下がります。</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>A bare A-2 is often counterfeited or quartered. Ace, three and four with a suited ace have a spare low card and a way to the high.</source>
        <translation>A-2だけの手はカウンターフィットやクォーターになりがちです。A-3-4とスーテッドのAなら、予備のローカードがあり、ハイでも勝てます。</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>A-2-3 with suited cards plays for both halves and is protected: over 40% equity against three players, high pairs alone about 27%.</source>
        <translation>スーテッドのA-2-3は両方を狙え、守られています。3人相手の勝率は40%以上、高いペアだけの手は約27%です。</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>And which of these?</source>
        <translation>では、この中ではどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>Nine-eight-seven-six makes high hands that lose to higher ones just when a low takes the other half: the trap of this game.</source>
        <translation>9-8-7-6のハイは、より高いハイに負けやすく、しかもそのときローが半分を持っていきます。このゲームの落とし穴です。</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>Starting hands in Omaha hi/lo</source>
        <translation>オマハ ハイ/ローのスターティングハンド</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>Two hands that look playable in other games. Which is worse here?</source>
        <translation>ほかのゲームならプレイできそうな2つの手です。このゲームで弱いのはどちらですか？</translation>
    </message>
    <message>
        <location filename="lessons/starts-omaha8.toml"/>
        <source>Which of these hands is best against three random hands?</source>
        <translation>ランダムな手の3人を相手にするとき、一番良いのはどの手ですか？</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>Now the board gives 8-10-Q, and jack and nine fill the gaps.</source>
        <translation>今度はボードが8-10-Qで、Jと9がすき間を埋めます。</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>Q-J-10-9-8: three of them are yours. A straight?</source>
        <translation>Q-J-10-9-8のうち3枚が手札。ストレートですか？</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>Three cards from the hand are one too many, and the board gives only two that fit: all that is left is ace high.</source>
        <translation>手札から3枚使うのは1枚多すぎ、ボードで合うのは2枚だけです。結局Aハイにしかなりません。</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>Three of your own in a row</source>
        <translation>手札に3枚連続</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>With a ten on the board. Which two play?</source>
        <translation>ボードに10。使う2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/straight-from-three.toml"/>
        <source>pair of tens, ace and queen</source>
        <translation>10のワンペア、AとQのキッカー</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>A pair of queens, and Lou shows another. How many queens are left for you?</source>
        <translation>Qのペアですが、LouもQを見せています。Qはあと何枚残っていますか？</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>Four cards of one suit on fourth street. How many cards are left that make the flush?</source>
        <translation>フォースストリートで同じスートが4枚です。フラッシュになるカードは何枚残っていますか？</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>Nine less the three of the suit that others show or have folded. Look before you pay: an up card is gone when its owner folds.</source>
        <translation>9枚から、見えている3枚を引きます。フォールドするとアップカードは片づけられるので、払う前に覚えておきます。</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>One: the pair is as high as before, but half as likely to become three of a kind.</source>
        <translation>1枚です。ペアの高さは同じでも、スリーカードになる確率は半分です。</translation>
    </message>
    <message>
        <location filename="lessons/stud-live.toml"/>
        <source>Stud: live cards decide</source>
        <translation>スタッド：ライブカードで決まる</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>Nines with an ace against kings. Roughly how much equity do you have?</source>
        <translation>9のペアとA、相手はKのペアです。勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>Stud: pairs to start with</source>
        <translation>スタッド：ペアで始める</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>The ace is a second way to win: two pair, aces up, beats kings. A smaller pair wants a side card above the pair that it meets.</source>
        <translation>Aが2つ目の勝ち筋です。AとのツーペアならKのペアに勝てます。小さいペアには、相手のペアより高いサイドカードが欲しいところです。</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>Third street: your kings against queens. Roughly how much equity do you have?</source>
        <translation>サードストリート。あなたのKのペア対Qのペア。勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud-pairs.toml"/>
        <source>With four cards to come a higher pair wins two times out of three, not four out of five as in hold'em: raise while you are ahead.</source>
        <translation>あと4枚あるので、高いペアの勝率はホールデムの5回中4回ではなく3回中2回です。リードしているうちにレイズします。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>A pair showing is higher than an ace: from fourth street on the boards are compared as poker hands.</source>
        <translation>見えているペアはAより上です。フォースストリートからは、アップカードを役として比べます。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Door cards: reading the boards</source>
        <translation>ドアカード：アップカードを読む</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Eight-six up can be three or four low cards; king-queen up is a high hand, and needs every later card to be low.</source>
        <translation>8-6が見えていればローカードが3〜4枚ありえます。K-Qはハイの手で、ローを作るには残りのカードが全部ローカードでなければなりません。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Fifth street, three up cards each. Who can no longer make a low, whatever the down cards?</source>
        <translation>フィフスストリート、アップカードは3枚ずつです。伏せカードが何でも、もうローを作れないのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Fourth street, two up cards each. The highest hand showing acts first. Who is it?</source>
        <translation>フォースストリート、アップカードは2枚ずつです。見えている役が一番強い人からアクションします。それは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>Three high cards leave four of seven, and a low takes five. Lou plays for the high alone: your low draw has one rival fewer.</source>
        <translation>高いカードが3枚あると残りは4枚。ローには5枚必要です。Louが狙うのはハイだけなので、ローの競争相手が1人減ります。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-boards.toml"/>
        <source>You have four low cards on fourth street. Who is your rival for the low?</source>
        <translation>フォースストリートでローカードが4枚あります。ローを争う相手は誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>A brick</source>
        <translation>役に立たないカード</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>Even: the queens are ahead for the high, but you can win both halves.</source>
        <translation>互角です。ハイではQのペアがリードしていますが、あなたは両方取れます。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>Fourth street: you catch a king, Lou a third queen. Roughly how much equity do you have now?</source>
        <translation>フォースストリートであなたにK、Louには3枚目のQが来ました。勝率はおよそ何%になりますか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>One bad card for you and a good one for Lou: the best start becomes a fold. It is the next card that decides, not the first three.</source>
        <translation>自分に悪いカード、相手に良いカード。最高のスタートもフォールドになります。最初の3枚より次の1枚で決まります。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-brick.toml"/>
        <source>Third street, cards face up: your three low cards against a pair of queens. Roughly how much equity do you have?</source>
        <translation>サードストリート、全員の手札が見えています。ローカード3枚対Qのペア。あなたの勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>20 of 90. And two more bets of 20 may follow: a player who calls here usually goes to the showdown. Decide now.</source>
        <translation>90のうち20です。あと2回、20のベットがありえます。ここでコールする人はたいてい最後まで行くので、今決めます。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>Fifth street: the bet doubles</source>
        <translation>フィフスストリート：ベットは2倍</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>Four live low cards, and Lou has a pair of kings. 20 to win 70: call or fold?</source>
        <translation>ライブなローカードが4枚、LouはKのペアです。ポットは70、コールは20です。コールですか、フォールドですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>Limit 10/20, fifth street: the bet is 20. With Lou's bet there are 70 in the pot. How often must you win the whole pot for a call to break even?</source>
        <translation>リミット10/20のフィフスストリートで、ベットは20です。Louのベットを含めてポットは70。コールが損得なしになるには、何%の確率でポット全部を取ればよいですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-fifth.toml"/>
        <source>You have 42% to the end and need 22% now. Even with two more bets to pay, four low cards are worth a call; three are not.</source>
        <translation>最後まで見れば勝率は42%、今必要なのは22%です。あと2回払うとしても、ローカード4枚ならコールに見合います。3枚では見合いません。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>About even on paper: Lou's king is ahead for the high now. But only you can win three quarters, with a flush.</source>
        <translation>数字の上では互角です。今はLouのKがハイでリードしています。ただし、フラッシュで4分の3を取れるのはあなただけです。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>How many cards make your flush?</source>
        <translation>あなたのフラッシュが完成するカードは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>Sixth street: the same low, and you draw to a flush as well. One card to come: roughly how much equity do you have?</source>
        <translation>シックスストリート。同じローで、あなたにはフラッシュドローもあります。残り1枚。勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>The freeroll in stud hi/lo</source>
        <translation>スタッド ハイ/ローのフリーロール</translation>
    </message>
    <message>
        <location filename="lessons/stud8-freeroll.toml"/>
        <source>Thirteen of the suit less your four; Lou shows none. Raise such hands: the low is shared anyway.</source>
        <translation>そのスートの13枚のうち4枚は自分、Louのアップカードには1枚もありません。ローはどうせ分けるので、こういう手はレイズします。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Any 2, 3, 5 or 7: four ranks of four cards. Your own ranks only pair you.</source>
        <translation>2、3、5、7のどれかで、4ランク × 4枚です。自分と同じランクはペアになるだけです。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Five of twenty are gone, two of them aces: an eight-high start that was weak is now a fold.</source>
        <translation>20枚中5枚、うちAが2枚出ています。もともと弱い8ハイのスタートは、フォールドです。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Four low cards on fourth street, and nobody shows a card that you need. How many cards complete your low?</source>
        <translation>フォースストリートでローカード4枚。必要なカードは誰も見せていません。ローを完成させるカードは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Live lows</source>
        <translation>ローのライブカード</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>Six of the sixteen are gone: Ines and Lou show 7-2 and a five, and 3-7-2 were folded. Folded cards count too.</source>
        <translation>16枚中6枚が出ています。InesとLouの7、2、5と、フォールドされた3、7、2です。フォールドされたカードも数えます。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>The same four cards. Two players are in, and three up cards were folded. How many cards complete your low?</source>
        <translation>同じ4枚です。残っているのは2人、フォールドされたアップカードが3枚あります。ローを完成させるカードは何枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-live.toml"/>
        <source>You start with 8-6-4. How many aces, deuces, threes, fives and sevens are left?</source>
        <translation>8-6-4で始めます。A、2、3、5、7は何枚残っていますか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>A raise often means a pair with the door card; when that card pairs, three of a kind is likely. Give up a lone high pair.</source>
        <translation>レイズする人はドアカードと同じランクをもう1枚持つことが多く、ドアカードがペアになればスリーカードが疑われます。高いペアだけならあきらめます。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>And four low cards with an ace against the three queens? Roughly how much equity do you have?</source>
        <translation>では、Aのあるローカード4枚なら、Qのスリーカードに対して勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>Lou cannot take the low from you: a draw to the other half suffers far less from trips than a high hand does.</source>
        <translation>Louにローは取れません。もう半分を狙うドローは、ハイの手ほどスリーカードの影響を受けません。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>Lou raised with a queen up and now pairs it. Suppose it is three queens: roughly how much equity do your aces have?</source>
        <translation>LouはQを見せてレイズし、今度はそのQがペアになりました。Qのスリーカードだとすると、あなたのAのペアの勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-paired-door.toml"/>
        <source>When a door card pairs</source>
        <translation>ドアカードがペアになったとき</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>A better high beside the low would have made it three quarters. Low cards that pair or fall into a straight are worth more than they look.</source>
        <translation>ローのほかにハイでも勝てば4分の3でした。ペアやストレートにもなるローカードは、見た目以上の価値があります。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>Both of you put in 80. What is your result?</source>
        <translation>2人とも80を出しました。あなたの収支はどうなりますか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>Lou takes the high half and half of the low: you get a quarter.</source>
        <translation>Louがハイの半分と、ローの半分を取ります。あなたは4分の1です。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>Quartered in stud hi/lo</source>
        <translation>スタッド ハイ/ローのクォーター</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>Seventh street: the same low, 7-5-4-2-A, and Lou has a pair of jacks. The pot is 160: how much is yours?</source>
        <translation>セブンスストリート。2人とも同じ7-5-4-2-Aのローで、LouにはJのペアもあります。ポットは160。あなたの取り分はいくらですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>You lose 40</source>
        <translation>40の損</translation>
    </message>
    <message>
        <location filename="lessons/stud8-quartered.toml"/>
        <source>You win 40</source>
        <translation>40の得</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>A wheel is the best low and a straight as well: both halves are yours.</source>
        <translation>ホイールは最高のローで、ストレートでもあります。両方ともあなたのものです。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>Scoop or half</source>
        <translation>総取りか半分か</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>Seventh street: you hold A-2-3-4-5, Lou a pair of kings. The pot is 120: how much is yours?</source>
        <translation>セブンスストリート。あなたはA-2-3-4-5、LouはKのペアです。ポットは120。あなたの取り分はいくらですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>The same low draw, but with four cards of one suit it often wins both halves. Hands that can scoop are worth a raise.</source>
        <translation>ローのドローは同じでも、同じスートが4枚あれば両方取れることがよくあります。総取りを狙える手にはレイズの価値があります。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-scoop.toml"/>
        <source>Two draws on fifth street, each against a pair of kings. Which is worth more?</source>
        <translation>フィフスストリートの2つのドロー、どちらも相手はKのペアです。価値が高いのはどちらですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Eight-seven-six or a pair of nines: which is better against three players?</source>
        <translation>8-7-6と9のペア。3人相手に良いのはどちらですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Low cards close together make lows and straights; a middle pair wins one half at most and is often second best.</source>
        <translation>ランクの近いローカードはローにもストレートにもなります。中くらいのペアは半分しか狙えず、しかも2番手になりがちです。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Third street: what to start with</source>
        <translation>サードストリート：どの手で始めるか</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Three low cards with an ace play for both halves: 38% equity against three players, the kings 31%. Nine-eight-seven has 27%, hardly more than its fair share.</source>
        <translation>Aのあるローカード3枚は両方を狙え、3人相手の勝率は38%、Kのペアは31%です。9-8-7は27%で、均等な取り分をわずかに上回るだけです。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-starts.toml"/>
        <source>Which start is best against three random hands?</source>
        <translation>ランダムな手の3人を相手にするとき、一番良いのはどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>8 of 26. That is cheap for three low cards, and still too much for a king and two odd cards that meet big bets later.</source>
        <translation>26のうち8です。ローカード3枚なら安い額ですが、Kとばらばらの2枚では、後の大きなベットを考えるとまだ高すぎます。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>Limit 10/20, six antes of 1 and a bring-in of 2. You complete to 10 with an ace up, and only the bring-in is left. How often must it fold for a pure steal to break even?</source>
        <translation>リミット10/20、アンティ1が6人分とブリングイン2。Aを見せて10にコンプリートし、残る相手はブリングインだけです。純粋なスチールが損得なしになるには、何%フォールドが必要ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>Stealing the antes</source>
        <translation>アンティのスチール</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>You are the bring-in with 2, and the completion is to 10. 8 more to win 18: how often must you win to break even?</source>
        <translation>あなたはブリングインの2を払い、相手が10にコンプリートしました。ポットは18、コールは8です。損得なしになるには、何%の勝率が必要ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-steal.toml"/>
        <source>You risk 10 to win 8. An ace up does the rest: it looks like the best start, and often is.</source>
        <translation>8を取るために10を賭けます。Aが見えていることが助けになります。最高のスタートに見え、実際そうであることも多いのです。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>Alone against a pair a low draw has far more than with a rival for the same half: count rivals before you call.</source>
        <translation>同じ半分を争う相手がいないぶん、勝率はずっと高くなります。コールの前にライバルを数えます。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>Fifth street, cards face up: two low draws and a pair of kings. Who has the most equity?</source>
        <translation>フィフスストリート、全員の手札が見えています。ローのドロー2人とKのペア。勝率が一番高いのは誰ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>The low draws take cards from each other and share one half; the pair has the other nearly to itself.</source>
        <translation>ローのドロー同士はカードを奪い合い、半分を分け合います。もう半分はほとんどペアのものです。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>Two low draws against a pair</source>
        <translation>ローのドロー2人対ペア</translation>
    </message>
    <message>
        <location filename="lessons/stud8-two-lows.toml"/>
        <source>Without Ines, it is you against the kings alone. Roughly how much equity do you have?</source>
        <translation>Inesがいなければ、Kのペアとの1対1です。あなたの勝率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>Both cards must come, each of a new low rank. Three low cards on fifth street are a fold.</source>
        <translation>2枚とも、まだないランクのローカードでなければなりません。フィフスストリートでローカード3枚ならフォールドです。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>Fifth street again, but with three low cards only. Roughly how often do you make a low?</source>
        <translation>今度もフィフスストリートですが、ローカードは3枚だけです。ローが完成する確率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>Fifth street: four low cards, two cards to come. Roughly how often do you make a low?</source>
        <translation>フィフスストリート、ローカード4枚、あと2枚です。ローが完成する確率はおよそ何%ですか？</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>More than half the time, if your cards are live: with four low cards on fifth street you can continue.</source>
        <translation>カードがライブなら半分以上です。フィフスストリートでローカード4枚なら続けられます。</translation>
    </message>
    <message>
        <location filename="lessons/stud8-worth.toml"/>
        <source>When a low draw is worth it</source>
        <translation>ローのドローに価値があるとき</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>8-6-2-A with your A-2</source>
        <translation>手札のA-2で8-6-2-A</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>A spare doesn't play as a third card: exactly two of the five play, and the board has only two low ranks.</source>
        <translation>予備は3枚目にはなりません。5枚のうち使うのはちょうど2枚で、ボードのローのランクは2つだけです。</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>Big O: five cards, A-2-3 among them, and a deuce on the board. What is your low?</source>
        <translation>ビッグO：手札5枚にA-2-3、ボードに2があります。ローは何ですか？</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>Five low cards, and six and seven beside two kings. What is your high?</source>
        <translation>ローカード5枚、ボードにはKが2枚と6、7。ハイは何ですか？</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>That straight would take three of your five cards: the more cards you hold, the more of them seem to play together.</source>
        <translation>このストレートには手札が3枚要ります。手札が多いほど、一緒に使えるように見えるカードも増えます。</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>The deuce is counterfeited, and the three takes its place: of three low cards one is a spare.</source>
        <translation>2はカウンターフィットされ、3が代わりになります。ローカード3枚のうち1枚は予備です。</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>The same five cards; seven and eight are on the board. Is there a low?</source>
        <translation>同じ5枚で、ボードに7と8があります。ローはありますか？</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>Three low cards in Big O</source>
        <translation>ビッグOのローカード3枚</translation>
    </message>
    <message>
        <location filename="lessons/three-low-cards.toml"/>
        <source>straight, seven high</source>
        <translation>7ハイストレート</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>A low shared by three</source>
        <translation>3人で分けるロー</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>Each of you put in 60. What is your result?</source>
        <translation>3人とも60を出しました。あなたの収支はどうなりますか？</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>The low half is 90, a third of it 30: a sixth of the pot, of which you paid a third.</source>
        <translation>ローの半分は90、その3分の1は30です。ポットの3分の1を払って、6分の1しか取れません。</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>Three players have the nut low, and Lou the best high. The pot is 180: how much of it is yours?</source>
        <translation>3人がナッツロー、Louが最高のハイです。ポットは180。あなたの取り分はいくらですか？</translation>
    </message>
    <message>
        <location filename="lessons/three-way-low.toml"/>
        <source>When several players raise on a low board, ask who else has your low before you raise again.</source>
        <translation>ローのボードで何人もレイズするときは、自分のほかに誰が同じローを持つかを考えてからにします。</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>A pair in the hand, any pair, fills up: 2-2 with J-J-J beats ace-king.</source>
        <translation>手札がペアなら、どんなペアでもフルハウスです。J-J-Jと2-2はA-Kに勝ちます。</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>The same board, and a pair of deuces in your hand.</source>
        <translation>同じボードで、手札に2のペア。</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>The three jacks are your three cards from the board: your own two are only kickers, an ace and a king.</source>
        <translation>ボードから使う3枚はJの3枚です。手札の2枚はAとKのキッカーでしかありません。</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>Three jacks on the board, and your ace pairs the board's ace. Full house?</source>
        <translation>ボードにJが3枚、手札のAがボードのAとペア。フルハウスですか？</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>Trips on the board</source>
        <translation>ボードのスリーカード</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>full house, jacks over aces</source>
        <translation>JとAのフルハウス</translation>
    </message>
    <message>
        <location filename="lessons/trips-on-the-board.toml"/>
        <source>three jacks, ace and queen</source>
        <translation>Jのスリーカード、AとQのキッカー</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>A card may play for both halves: ace and four make the low as well as the flush.</source>
        <translation>1枚のカードを両方に使えます。Aと4はフラッシュにもローにもなります。</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>Ace and four of hearts with 8-7-2 of hearts: the flush beats three kings.</source>
        <translation>ハートのAと4をハートの8-7-2と合わせて使います。フラッシュはKのスリーカードに勝ちます。</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>And for the low? The hearts are used already.</source>
        <translation>ローは？ハートはもう使いました。</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>High and low, chosen separately</source>
        <translation>ハイとローは別々に選ぶ</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>Kings in your hand and a king on the board, and hearts on both sides.</source>
        <translation>手札にKのペア、ボードにもK、そして両方にハート。</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>Ten and nine of diamonds make a flush with 3-7-8; the ace plays for the low only.</source>
        <translation>ダイヤの10と9を3-7-8と合わせてフラッシュです。Aはローだけに使います。</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>Your ten pairs the board's, with the ace beside it; there are three diamonds too.</source>
        <translation>10がボードの10とペア、それにA。ダイヤも3枚あります。</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>no low: the hearts play for the high</source>
        <translation>ローなし：ハートはハイに使う</translation>
    </message>
    <message>
        <location filename="lessons/two-lanes.toml"/>
        <source>pair of tens, ace kicker</source>
        <translation>10のワンペア、Aキッカー</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>9-8-6-5-A low</source>
        <translation>9-8-6-5-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>A-2-3-4, the best low cards there are, on a board with 8 and 7.</source>
        <translation>最高のローカードA-2-3-4、ボードには8と7。</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>And the low: 5 and 6 on the board, ace and eight in your hand. Is there one?</source>
        <translation>ローは？ボードに5と6、手札にAと8。ローはありますか？</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Ten and nine are your two cards; the ace would be a third, so the kicker is the board's king.</source>
        <translation>手札からは10と9を使います。Aを使うと3枚目になるため、キッカーはボードのKです。</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Tens and nines, and an ace. Which two play for the high?</source>
        <translation>10と9、それにA。ハイに使う2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Three cards from your hand can't play; with two low cards on the board, nobody has a low.</source>
        <translation>手札から3枚は使えません。ボードのローカードが2枚では、誰にもローはありません。</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Three low cards must come from the board, and only two are there: nobody at the table has a low.</source>
        <translation>ローにはボードのローカードが3枚必要ですが、2枚しかありません。テーブルの誰にもローはありません。</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>Two low cards on the board</source>
        <translation>ボードにローカード2枚</translation>
    </message>
    <message>
        <location filename="lessons/two-low-cards.toml"/>
        <source>two pair, tens and nines, ace kicker</source>
        <translation>10と9のツーペア、Aキッカー</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>A pair of fives, and a five on the board.</source>
        <translation>5のペアと、ボードに5。</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>J-J-9-9 are four cards from the board, and only three may play: besides the jack you need a nine or a five in your hand.</source>
        <translation>J-J-9-9はボードの4枚ですが、使えるのは3枚だけです。手札には、Jのほかに9か5が必要です。</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>Jack and nine from the hand with two jacks and a nine, or a jack and two nines, from the board: now it is a full house.</source>
        <translation>手札のJと9に、ボードのJ2枚と9、またはJと9が2枚。今度はフルハウスです。</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>Jacks and nines on the board, and you have a jack. Full house?</source>
        <translation>ボードにJと9のペア、手札にJ。フルハウスですか？</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>The same board with J and 9 in your hand.</source>
        <translation>同じボードで、手札にJと9。</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>Two pair on the board</source>
        <translation>ボードにツーペア</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>Your two fives with the third and the jacks: the three of a kind is named first, so it is fives over jacks.</source>
        <translation>手札の5が2枚、ボードの5とJのペア。3枚のほうを先に言い、5とJのフルハウスです。</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>full house, jacks over nines</source>
        <translation>Jと9のフルハウス</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>three jacks</source>
        <translation>Jのスリーカード</translation>
    </message>
    <message>
        <location filename="lessons/two-pair-on-the-board.toml"/>
        <source>two pair, jacks and fives</source>
        <translation>Jと5のツーペア</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>Four spades on the board with the ace. Which two of yours?</source>
        <translation>ボードにAを含むスペード4枚。手札のどの2枚ですか？</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>The deuce must play beside the king: a flush takes two of your spades and only three of the board's.</source>
        <translation>Kのほかに2も使わなければなりません。フラッシュに使うのは手札のスペード2枚とボードの3枚だけです。</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>Two small spades</source>
        <translation>小さいスペード2枚</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>Two spades of your own, however small, make a flush with three on the board.</source>
        <translation>どんなに小さくても、手札のスペード2枚とボードの3枚でフラッシュです。</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>Your spades are the deuce and the three, and you have a king for the board's king. What is best?</source>
        <translation>スペードは2と3、KがボードのKとペア。最高はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>flush, ace-king-nine-five-four</source>
        <translation>フラッシュ、A-K-9-5-4</translation>
    </message>
    <message>
        <location filename="lessons/two-small-spades.toml"/>
        <source>two pair, kings and queens</source>
        <translation>KとQのツーペア</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>A wheel both ways</source>
        <translation>ホイールをハイにもローにも</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>A-2 with 3-4-5: what is the high?</source>
        <translation>A-2と3-4-5。ハイは何ですか？</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>And the low of the same cards?</source>
        <translation>同じカードのローは？</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>High and low may use different cards: 6-2 with 3-4-5 is a six-high straight, while ace and deuce make the wheel for the low.</source>
        <translation>ハイとローで別のカードを使えます。6-2と3-4-5は6ハイストレート、Aと2はローのホイールになります。</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>Straights do not count against a low: 5-4-3-2-A is the best low there is, and the same two cards play for both halves.</source>
        <translation>ストレートでもローは損なわれません。5-4-3-2-Aは最高のローで、同じ2枚をハイにもローにも使います。</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>The wheel is a straight, the lowest one: ace and deuce play for the high, too.</source>
        <translation>ホイールは最も低いストレートです。Aと2をハイにも使います。</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>With a six beside it. Which two for the high?</source>
        <translation>6もあります。ハイに使う2枚はどれですか？</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>ace high</source>
        <translation>Aハイ</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>no low: a straight is no low</source>
        <translation>ローなし：ストレートはローではない</translation>
    </message>
    <message>
        <location filename="lessons/wheel-both-ways.toml"/>
        <source>straight, five high</source>
        <translation>5ハイストレート</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>8-5-2-A low</source>
        <translation>8-5-2-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>K-8-J-7-5: is a low possible on this board? Which two make it?</source>
        <translation>K-8-J-7-5のボードでローは作れますか？どの2枚で作りますか？</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>K-8-J-8-5: again three cards of eight or lower. And now?</source>
        <translation>K-8-J-8-5。また8以下が3枚です。今度は？</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>The board has three different low ranks, 8-7-5: any two other low ranks in the hand, here ace and deuce, make a low.</source>
        <translation>ボードに異なるローのランクが8-7-5の3つあります。手札に別のローのランクが2つ、ここではAと2があればローになります。</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>The two eights are one rank: with only two different low ranks on the board no low can be made.</source>
        <translation>8が2枚でもランクは1つです。ボードのローのランクが2つだけでは、ローは作れません。</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>When a low is possible</source>
        <translation>ローを作れるとき</translation>
    </message>
    <message>
        <location filename="lessons/when-a-low-is-possible.toml"/>
        <source>no low for you: A-8-7-5 is one card short</source>
        <translation>ローなし：A-8-7-5は1枚足りない</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>5-4-3-2-A low</source>
        <translation>5-4-3-2-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>8-6-5-2-A low</source>
        <translation>8-6-5-2-Aのロー</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>A-2-3 in your hand: with 4-5 that is the wheel. Or not?</source>
        <translation>手札にA-2-3。4-5と合わせてホイールになりますか？</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>Only two of your three low cards may play, so three must come from the board: the eight comes in.</source>
        <translation>ローカード3枚のうち使えるのは2枚なので、ボードからは3枚使うことになり、8が入ります。</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>The four is not on the board: with your deuce or your five it makes 6-5-4-2-A.</source>
        <translation>4はボードにありません。手札の2か5と合わせて6-5-4-2-Aになります。</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>Which two are low</source>
        <translation>ローに使う2枚はどれか</translation>
    </message>
    <message>
        <location filename="lessons/which-two-are-low.toml"/>
        <source>You hold 2-4-5, the board has A-2-5-6-8. What is your best low?</source>
        <translation>手札に2-4-5、ボードにA-2-5-6-8。最高のローは何ですか？</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <location filename="pokertable/analysis/equity.py"/>
        <source>exact and a number of samples: expected only one of them</source>
        <translation>正確な計算とサンプル数：どちらか一方にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/equity.py"/>
        <source>no deal gives every player a hand: the ranges exclude each other</source>
        <translation>全員に手札を配れません：レンジが両立しません</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/equity.py"/>
        <source>{deals} deals to look at: exact figures allow at most {most}</source>
        <translation>{deals}通りあります：正確な計算は{most}通りまでです</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/equity.py"/>
        <source>{samples} samples: expected 1 or more</source>
        <translation>サンプル数{samples}：1以上にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>prize {prize}: expected 0 or more, and no more than the prize before it</source>
        <translation>賞金{prize}：0以上で、前の賞金以下の数を指定してください</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>stack {stack}: expected a number of chips above 0</source>
        <translation>スタック{stack}：0より大きいチップ数を指定してください</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>stack {stack}: too small compared with the others</source>
        <translation>スタック{stack}：ほかに比べて小さすぎます</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>{count} prizes: expected 1 to {most}, no more than one per player</source>
        <translation>賞金{count}個：1から{most}個を指定してください（1人に1つまで）</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/icm.py"/>
        <source>{count} stacks: expected 1 to {most}</source>
        <translation>スタック{count}個：1から{most}個を指定してください</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>board of {count} cards: expected at most {most} in {game}</source>
        <translation>ボード{count}枚：{game}では{most}枚までです</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>hand {text}: {count} cards, expected at most {most}</source>
        <translation>手札{text}：{count}枚、{most}枚までです</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>hand {text}: {count} cards, expected at most {most}, the last is shared</source>
        <translation>手札{text}：{count}枚、最後の1枚は共通なので{most}枚までです</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>hand {text}: {count} cards, expected {most} (* is an unknown card)</source>
        <translation>手札{text}：{count}枚、{most}枚必要です（*は不明なカード）</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>hands: {count}, expected 2 to {most} in {game}</source>
        <translation>手札の数{count}：{game}では2から{most}です</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>range {text}: no hand is left once the known cards are removed</source>
        <translation>レンジ{text}：わかっているカードを除くと手札が残りません</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>{count} cards must be dealt, but only {left} are left</source>
        <translation>配るカードは{count}枚、残りは{left}枚です</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/matchup.py"/>
        <source>{problem} in the hands, the board and the dead cards</source>
        <translation>手札、ボード、デッドカード：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: a pair takes no s or o</source>
        <translation>レンジ{text}：ペアにsとoは付きません</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: expected something like {examples} or *</source>
        <translation>レンジ{text}：{examples}や*のように書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: expected two hands of the same kind, such as 55-88 or A2s-A5s</source>
        <translation>レンジ{text}：55-88やA2s-A5sのように同じ種類の2つの手札を書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: expected two pairs, or two hands with the same high card</source>
        <translation>レンジ{text}：ペアを2つ、または高いカードが同じ手札を2つ書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: no {count}-card hand is like that</source>
        <translation>レンジ{text}：{count}枚の手札にそのようなものはありません</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: weight {weight}, expected a number above 0 and at most 1</source>
        <translation>レンジ{text}：重み{weight}、0より大きく1以下の数にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: {count} cards, expected at most {most}</source>
        <translation>レンジ{text}：{count}枚、{most}枚までです</translation>
    </message>
    <message>
        <location filename="pokertable/analysis/ranges.py"/>
        <source>range {text}: {problem}</source>
        <translation>レンジ{text}：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/app/carrying.py"/>
        <source>The reset failed: {problem}</source>
        <translation>リセットできませんでした：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/app/carrying.py"/>
        <source>Your profile was saved to {file}</source>
        <translation>プロフィールを{file}に保存しました</translation>
    </message>
    <message>
        <location filename="pokertable/app/carrying.py"/>
        <source>{file} is intact: its profile will be imported at the next start</source>
        <translation>{file}に問題はありません。次の起動時に読み込みます</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>One of your opponents couldn't be read: {problem}.</source>
        <translation>自作の相手を1人読み込めませんでした：{problem}。</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>Saved to {file}</source>
        <translation>{file}に保存しました</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>The file could not be used: {error}</source>
        <translation>ファイルを使えませんでした：{error}</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>There's already an opponent named {name}: rename one of them first.</source>
        <translation>{name}という相手がすでにいます。先にどちらかの名前を変えてください。</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>{count} of your opponents couldn't be read, such as {problem}.</source>
        <translation>自作の相手を{count}人読み込めませんでした（例：{problem}）。</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>{name} deleted. It plays on at tables where it sits.</source>
        <translation>{name}を削除しました。座っているテーブルではそのままプレイを続けます。</translation>
    </message>
    <message>
        <location filename="pokertable/app/opponents.py"/>
        <source>{name} saved. You can choose it for any seat.</source>
        <translation>{name}を保存しました。どの席にも選べます。</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/decide.py"/>
        <source>Decide</source>
        <translation>判断</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>Replayer</source>
        <translation>リプレイヤー</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/hands.py"/>
        <source>Review</source>
        <translation>ハンドの見直し</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/lab.py"/>
        <source>Lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/lab.py"/>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/path.py"/>
        <source>Checkpoint: {unit}</source>
        <translation>確認テスト：{unit}</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/quiz.py"/>
        <source>Quiz</source>
        <translation>クイズ</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/rules.py"/>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/settings.py"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/settings.py"/>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/start.py"/>
        <source>New table…</source>
        <translation>新しいテーブル…</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/start.py"/>
        <source>Pokertable</source>
        <translation>Pokertable</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/start.py"/>
        <source>Sit &amp; go: {game}</source>
        <translation>シットアンドゴー：{game}</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/start.py"/>
        <source>{game}, hand {number}</source>
        <translation>{game}、ハンド{number}</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/starts.py"/>
        <source>Starting hands</source>
        <translation>スターティングハンド</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/statistics.py"/>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/table.py"/>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/today.py"/>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="pokertable/app/pages/tournament_end.py"/>
        <source>Sit &amp; go</source>
        <translation>シットアンドゴー</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>After this hand your sit and go waits, and you play {game}</source>
        <translation>このハンドのあと、シットアンドゴーは中断し、{game}をプレイします</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>From the next hand on: {game}</source>
        <translation>次のハンドから：{game}</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>Practice: this line doesn't count. The next hand follows</source>
        <translation>練習：このラインは記録に含めません。終わると次のハンドを配ります</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>Practice: this line doesn't count. You return to the history afterwards</source>
        <translation>練習：このラインは記録に含めません。終わると履歴に戻ります</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>Practice: this line doesn't count. You return to the quiz afterwards</source>
        <translation>練習：このラインは記録に含めません。終わるとクイズに戻ります</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>Practice: this line doesn't count. You return to your hand afterwards</source>
        <translation>練習：このラインは記録に含めません。終わると元のハンドに戻ります</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>You looked ahead: this hand counts for the chips, but not for the statistics</source>
        <translation>先を見たため、このハンドは統計に含めません（チップは有効です）</translation>
    </message>
    <message>
        <location filename="pokertable/app/practice.py"/>
        <source>Your sit and go begins after this hand: {game}, {players} players</source>
        <translation>このハンドのあとにシットアンドゴーが始まります：{game}、{players}人</translation>
    </message>
    <message>
        <location filename="pokertable/app/profile.py"/>
        <source>That didn't work: {error}</source>
        <translation>実行できませんでした：{error}</translation>
    </message>
    <message>
        <location filename="pokertable/app/profile.py"/>
        <source>The settings could not be saved: {error}</source>
        <translation>設定を保存できませんでした：{error}</translation>
    </message>
    <message>
        <location filename="pokertable/app/program.py"/>
        <source>The window changes to this language the next time you start the program</source>
        <translation>次の起動からこの言語で表示します</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>A copy of all hands was saved to {file}</source>
        <translation>全ハンドのコピーを{file}に保存しました</translation>
    </message>
    <message>
        <location filename="pokertable/app/store_watch.py"/>
        <source>The copy could not be saved: {error}</source>
        <translation>コピーを保存できませんでした：{error}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/decide.py"/>
        <source>{file}: expected a hand</source>
        <translation>{file}：ハンドが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/cli/game_args.py"/>
        <source>{game} is not played with structure {limit}: expected {names}</source>
        <translation>{game}は{limit}ではプレイできません：{names}から選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{file}: {problem}</source>
        <translation>{file}：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/cli/range.py"/>
        <source>no hand in the range does this, so nothing can be said</source>
        <translation>レンジのどの手もこのアクションをしないため、何もわかりません</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/history_controller.py"/>
        <source>Reading hands…</source>
        <translation>ハンドを読み込んでいます…</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/history_controller.py"/>
        <source>Writing {count} hands…</source>
        <translation>{count}ハンドを書き出しています…</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_programs.py"/>
        <source>the program is not restarted automatically</source>
        <translation>プログラムは自動では再起動しません</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_programs.py"/>
        <source>{name}'s program checks or folds: {fault}</source>
        <translation>{name}のプログラムがチェックまたはフォールド：{fault}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_programs.py"/>
        <source>{name}'s program has stopped; from now on it checks or folds: {fault}</source>
        <translation>{name}のプログラムが停止、以後はチェックまたはフォールド：{fault}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_telling.py"/>
        <source>Now playing: {game}</source>
        <translation>ここからのゲーム：{game}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_telling.py"/>
        <source>Would have come: {cards}</source>
        <translation>続きのカード：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_telling.py"/>
        <source>You buy in for {amount}</source>
        <translation>あなたが{amount}をバイイン</translation>
    </message>
    <message>
        <location filename="pokertable/controllers/table_telling.py"/>
        <source>You show {cards}</source>
        <translation>あなたが{cards}を公開</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>calling takes your whole stack</source>
        <translation>コールでスタックをすべて使います</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>capped: one bet and {raises}</source>
        <translation>キャップ：ベット1回と{raises}</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>capped: one bet, no raise</source>
        <translation>キャップ：ベット1回、レイズなし</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>four raises</source>
        <translation>レイズ4回</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>nobody left has chips to call a raise</source>
        <translation>レイズにコールできるチップを持つ人がいません</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>one raise</source>
        <translation>レイズ1回</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>the all-in was less than a full raise: call or fold</source>
        <translation>オールインの額がフルレイズに足りないため、コールかフォールドのみ</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>the bring-in takes your whole stack</source>
        <translation>ブリングインでスタックをすべて使います</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>this is the draw: discard or stand pat</source>
        <translation>交換の番です。カードを捨てるか、スタンドパットしてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>three raises</source>
        <translation>レイズ3回</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>two raises</source>
        <translation>レイズ2回</translation>
    </message>
    <message>
        <location filename="pokertable/model/betting/limits.py"/>
        <source>{count} raises</source>
        <translation>レイズ{count}回</translation>
    </message>
    <message>
        <location filename="pokertable/model/cards.py"/>
        <source>{card} appears twice</source>
        <translation>{card}が2回あります</translation>
    </message>
    <message>
        <location filename="pokertable/model/cards.py"/>
        <source>{text} isn't a card: write rank and suit, such as As or Td</source>
        <translation>{text}はカードではありません：AsやTdのように、ランクとスートを書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>Fixed-limit</source>
        <translation>フィックスドリミット</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>No-limit</source>
        <translation>ノーリミット</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>Pot-limit</source>
        <translation>ポットリミット</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>a low of {highest} or lower: expected 7, 8 or 9, in a hi/lo game with a board</source>
        <translation>{highest}以下のロー：ボードのあるハイ/ローのゲームで7、8、9のいずれかです</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>antes alone: expected a draw game with an ante</source>
        <translation>アンティのみ：アンティのあるドローゲームが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>open pair: expected seven-card stud, high only</source>
        <translation>オープンペア：セブンカードスタッド（ハイのみ）だけのルールです</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{game} needs a bring-in</source>
        <translation>{game}にはブリングインが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{game} needs blinds</source>
        <translation>{game}にはブラインドが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{structure} {game}</source>
        <translation>{structure} {game}</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{structure} {game} {low}/{high}</source>
        <translation>{structure} {game} {low}/{high}</translation>
    </message>
    <message>
        <location filename="pokertable/model/game.py"/>
        <source>{table}, {rank} or better</source>
        <translation>{table}、{rank}オアベター</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>2-7 single</source>
        <translation>2-7シングル</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>2-7 single draw</source>
        <translation>2-7シングルドロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>2-7 triple</source>
        <translation>2-7トリプル</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>2-7 triple draw</source>
        <translation>2-7トリプルドロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>5-card draw</source>
        <translation>5カードドロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Badugi</source>
        <translation>バドゥーギ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Big O</source>
        <translation>ビッグO</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Courchevel</source>
        <translation>クールシュベル</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Courchevel hi/lo</source>
        <translation>クールシュベル ハイ/ロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Five-card Omaha</source>
        <translation>5カードオマハ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Five-card draw</source>
        <translation>ファイブカードドロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Five-card stud</source>
        <translation>ファイブカードスタッド</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Hold'em</source>
        <translation>ホールデム</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha</source>
        <translation>オマハ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha 2</source>
        <translation>オマハ2</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha 5</source>
        <translation>オマハ5</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha 6</source>
        <translation>オマハ6</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Omaha hi/lo</source>
        <translation>オマハ ハイ/ロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Razz</source>
        <translation>ラズ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Seven-card stud</source>
        <translation>セブンカードスタッド</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Seven-card stud hi/lo</source>
        <translation>セブンカードスタッド ハイ/ロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Six-card Omaha</source>
        <translation>6カードオマハ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Stud</source>
        <translation>スタッド</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Stud 5</source>
        <translation>スタッド5</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Stud hi/lo</source>
        <translation>スタッド ハイ/ロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Texas hold'em</source>
        <translation>テキサスホールデム</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>Two-card Omaha</source>
        <translation>2カードオマハ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>badugi</source>
        <translation>バドゥーギ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>five-card Omaha</source>
        <translation>5カードオマハ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>five-card draw</source>
        <translation>ファイブカードドロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>five-card stud</source>
        <translation>ファイブカードスタッド</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>razz</source>
        <translation>ラズ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>seven-card stud</source>
        <translation>セブンカードスタッド</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>seven-card stud hi/lo</source>
        <translation>セブンカードスタッド ハイ/ロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>six-card Omaha</source>
        <translation>6カードオマハ</translation>
    </message>
    <message>
        <location filename="pokertable/model/games.py"/>
        <source>two-card Omaha</source>
        <translation>2カードオマハ</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/actions.py"/>
        <source>{action}: {why}</source>
        <translation>{action}：{why}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>cards can be discarded only at a draw</source>
        <translation>カードを捨てられるのはドローのときだけです</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>expected a whole number of chips</source>
        <translation>整数のチップにしてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>no bring-in is due</source>
        <translation>ブリングインの番ではありません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>nobody is to act</source>
        <translation>アクションする人がいません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>not an action</source>
        <translation>アクションではありません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>nothing between {least} and {most}</source>
        <translation>{least}と{most}の間の額にはできません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>seat {actor} doesn't have {card}</source>
        <translation>席{actor}は{card}を持っていません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>seat {actor} is to act, not seat {seat}</source>
        <translation>席{seat}ではなく席{actor}の番です</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>the bring-in can't fold</source>
        <translation>ブリングインのプレイヤーはフォールドできません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>the bring-in is due, or a bet</source>
        <translation>ブリングインかベットが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>the maximum is {most}</source>
        <translation>最大は{most}です</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/decide.py"/>
        <source>the minimum is {least}</source>
        <translation>最小は{least}です</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/legal.py"/>
        <source>2 × {price} + {rest} = {most}</source>
        <translation>2 × {price} + {rest} = {most}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/legal.py"/>
        <source>{amount} is above the pot limit of {most}</source>
        <translation>{amount}はポットリミットの{most}を超えています</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/legal.py"/>
        <source>{amount} is below the minimum of {least}</source>
        <translation>{amount}は最低額の{least}に足りません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/legal.py"/>
        <source>{amount} is more than your {total}</source>
        <translation>{amount}はスタックの{total}を超えています</translation>
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
        <translation>ブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/positions.py"/>
        <source>first</source>
        <translation>最初</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>everybody else folded</source>
        <translation>ほかの全員がフォールドしたため</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>nobody has five different low cards</source>
        <translation>異なるローカード5枚を持つ人がいません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>nobody has two low cards that go with the board</source>
        <translation>ボードに合うローカード2枚を持つ人がいません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>there are only two low cards on the board</source>
        <translation>ボードのローカードは2枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>there is no low card on the board</source>
        <translation>ボードにローカードがありません</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/settlement.py"/>
        <source>there is only one low card on the board</source>
        <translation>ボードのローカードは1枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/winnings.py"/>
        <source>wins both {amount}</source>
        <translation>両方獲得 {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/winnings.py"/>
        <source>wins high {amount}</source>
        <translation>ハイ獲得 {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/winnings.py"/>
        <source>wins low {amount}</source>
        <translation>ロー獲得 {amount}</translation>
    </message>
    <message>
        <location filename="pokertable/model/hand/winnings.py"/>
        <source>wins {amount}</source>
        <translation>{amount}獲得</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>8-game</source>
        <translation>8ゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>HORSE</source>
        <translation>HORSE</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>Mix of {count} games</source>
        <translation>{count}ゲームのミックス</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{hands} hands of each game: expected 1 or more</source>
        <translation>各ゲーム{hands}ハンド：1以上にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{key}: a mix needs two games or more</source>
        <translation>{key}：ミックスには2つ以上のゲームが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{mix} {low}/{high}</source>
        <translation>{mix} {low}/{high}</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{part}: expected GAME/LIMIT, a game of {names}</source>
        <translation>{part}：GAME/LIMITの形で、ゲームは{names}のどれか</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{part}: expected {names}</source>
        <translation>{part}：{names}のどれか</translation>
    </message>
    <message>
        <location filename="pokertable/model/mixes.py"/>
        <source>{part}: {game} is played with {names}</source>
        <translation>{part}：{game}は{names}でプレイします</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a flush</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a full house</source>
        <translation>フルハウス</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a high card</source>
        <translation>ハイカード</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a pair</source>
        <translation>ワンペア</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a straight</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>a straight flush</source>
        <translation>ストレートフラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>aces</source>
        <translation>A</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>club</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>deuce</source>
        <translation>2</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>deuces</source>
        <translation>2</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>diamond</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>eights</source>
        <translation>8</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>fives</source>
        <translation>5</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>flush, {rank} high</source>
        <translation>{rank}ハイフラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>four of a kind</source>
        <translation>フォーカード</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>four {ranks}, {kicker} kicker</source>
        <translation>{ranks}のフォーカード、{kicker}キッカー</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>fours</source>
        <translation>4</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>full house, {three} over {pair}</source>
        <translation>{three}と{pair}のフルハウス</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>heart</source>
        <translation>ハート</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>kings</source>
        <translation>K</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>nines</source>
        <translation>9</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>one card, {rank}</source>
        <translation>1枚、{rank}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>pair of {ranks}, {kicker} kicker</source>
        <translation>{ranks}のワンペア、{kicker}キッカー</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>queens</source>
        <translation>Q</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>royal flush</source>
        <translation>ロイヤルフラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>sevens</source>
        <translation>7</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>spade</source>
        <translation>スペード</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>straight flush, {rank} high</source>
        <translation>{rank}ハイストレートフラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>straight, {rank} high</source>
        <translation>{rank}ハイストレート</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>tens</source>
        <translation>10</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>three cards, {ranks}</source>
        <translation>3枚、{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>three of a kind</source>
        <translation>スリーカード</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>three {ranks}, {first} and {second}</source>
        <translation>{ranks}のスリーカード、{first}と{second}のキッカー</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>threes</source>
        <translation>3</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>two cards, {ranks}</source>
        <translation>2枚、{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>two pair</source>
        <translation>ツーペア</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>two pair, {high} and {low}, {kicker} kicker</source>
        <translation>{high}と{low}のツーペア、{kicker}キッカー</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>{ranks} badugi</source>
        <translation>{ranks}のバドゥーギ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>{ranks} low</source>
        <translation>{ranks}のロー</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/names.py"/>
        <source>{rank} high, {kicker} kicker</source>
        <translation>{rank}ハイ、{kicker}キッカー</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>no low card</source>
        <translation>ローカードなし</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>no low so far: {reason}</source>
        <translation>まだローなし：{reason}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>only one low card</source>
        <translation>ローカードが1枚だけ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>only one low rank</source>
        <translation>ローのランクが1つだけ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>only {count} low cards</source>
        <translation>ローカードが{count}枚だけ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>only {count} low ranks</source>
        <translation>ローのランクが{count}つだけ</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>paired so far: {ranks}</source>
        <translation>今はペアあり：{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>the hand pairs the board's low cards</source>
        <translation>手札がボードのローカードとペアになっています</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>the {first} and the {second} in the hand are counterfeited</source>
        <translation>手札の{first}と{second}がカウンターフィット</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>the {rank} in the hand is counterfeited</source>
        <translation>手札の{rank}がカウンターフィット</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>wait for the flop</source>
        <translation>フロップを待ってください</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{count} cards of the hand are counterfeited</source>
        <translation>手札の{count}枚がカウンターフィット</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{count} to a low: {ranks}</source>
        <translation>ロー狙いの{count}枚：{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{ranks} has a pair: {which}</source>
        <translation>{ranks}にはペアがあります：{which}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{ranks} has two pair: {which}</source>
        <translation>{ranks}にはツーペアがあります：{which}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{ranks}: {which}</source>
        <translation>{ranks}：{which}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage} in the hand</source>
        <translation>手札は{shortage}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage} on the board</source>
        <translation>ボードは{shortage}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage} on the board so far</source>
        <translation>今のところボードは{shortage}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage} so far</source>
        <translation>今のところ{shortage}</translation>
    </message>
    <message>
        <location filename="pokertable/model/ranking/no_low.py"/>
        <source>{shortage}: {ranks}</source>
        <translation>{shortage}：{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>an ante and a big-blind ante: expected only one of them</source>
        <translation>アンティとBBアンティ：どちらか1つにしてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>ante</source>
        <translation>アンティ</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>bets {small}/{big}: expected a small bet above 0 and no larger than the big bet</source>
        <translation>ベット{small}/{big}：スモールベットは0より大きく、ビッグベット以下にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>big bet</source>
        <translation>ビッグベット</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>big blind</source>
        <translation>ビッグブラインド</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>big-blind ante</source>
        <translation>BBアンティ</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>blinds {small}/{big}: the small blind is above the big blind</source>
        <translation>ブラインド{small}/{big}：スモールブラインドがビッグブラインドより大きくなっています</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>bring-in {bring_in}: expected less than the small bet of {small}</source>
        <translation>ブリングイン{bring_in}：スモールベットの{small}より少なくしてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>raise cap {cap}: expected 0 or more, or none</source>
        <translation>レイズのキャップ{cap}：0以上、またはなしにしてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>rake {percent}%/{cap}: expected 0 to 100% and a cap of 0 or more</source>
        <translation>レーキ{percent}%/{cap}：0〜100%、上限は0以上にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>small bet</source>
        <translation>スモールベット</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>small blind</source>
        <translation>スモールブラインド</translation>
    </message>
    <message>
        <location filename="pokertable/model/stakes.py"/>
        <source>{name} {value}: expected a whole number of chips, 0 or more</source>
        <translation>{name} {value}：0以上の整数のチップにしてください</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>File exists</source>
        <translation>ファイルがすでにあります</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Input/output error</source>
        <translation>入出力エラー</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Is a directory</source>
        <translation>フォルダです</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>No space left on device</source>
        <translation>空き容量がありません</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>No such file or directory</source>
        <translation>ファイルもフォルダもありません</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Not a directory</source>
        <translation>フォルダではありません</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Operation not permitted</source>
        <translation>許可されていない操作です</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Permission denied</source>
        <translation>アクセスできません</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>Read-only file system</source>
        <translation>読み取り専用です</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>a list of {count}</source>
        <translation>{count}個のリスト</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>a number of more than sixty digits</source>
        <translation>60桁を超える数</translation>
    </message>
    <message>
        <location filename="pokertable/model/text.py"/>
        <source>a table of {count}</source>
        <translation>{count}個の表</translation>
    </message>
    <message>
        <location filename="pokertable/model/variant.py"/>
        <source>The highest hand and the lowest share the pot</source>
        <translation>最も強いハイと最も強いローがポットを分けます</translation>
    </message>
    <message>
        <location filename="pokertable/model/variant.py"/>
        <source>The highest hand wins</source>
        <translation>最も強い役の勝ち</translation>
    </message>
    <message>
        <location filename="pokertable/model/variant.py"/>
        <source>The lowest hand wins</source>
        <translation>最も低い役の勝ち</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a flush or a low</source>
        <translation>フラッシュかロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a flush or a straight</source>
        <translation>フラッシュかストレート</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a flush, a straight or a low</source>
        <translation>フラッシュ、ストレートかロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a low</source>
        <translation>ロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>a straight or a low</source>
        <translation>ストレートかロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/facts/facts.py"/>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/personas.py"/>
        <source>It discards at random.</source>
        <translation>ランダムにカードを捨てます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/personas.py"/>
        <source>It plays at random: any legal action.</source>
        <translation>ランダムにプレイします。ルール上可能なアクションなら何でもします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Bets</source>
        <translation>ベット</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Bets big</source>
        <translation>大きくベット</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Bets or raises</source>
        <translation>ベットかレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Bets small</source>
        <translation>小さくベット</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Calls</source>
        <translation>コール</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Checks</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Checks or calls</source>
        <translation>チェックかコール</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Discards one card too few</source>
        <translation>1枚少なく捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Folds</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Makes the best discard</source>
        <translation>最善の捨て方をする</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Raises</source>
        <translation>レイズ</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Raises all it can</source>
        <translation>最大額までレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Raises big</source>
        <translation>大きくレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Raises small</source>
        <translation>小さくレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>Stands pat</source>
        <translation>スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>a better hand</source>
        <translation>より強い役</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>{family}: later rounds, facing a bet</source>
        <translation>{family}：その後のラウンド、ベットに対して</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>{family}: later rounds, when it can check</source>
        <translation>{family}：その後のラウンド、チェックできるとき</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>{family}: the first betting round</source>
        <translation>{family}：最初のベッティングラウンド</translation>
    </message>
    <message>
        <location filename="pokertable/players/opponents/playbook.py"/>
        <source>{family}: what it discards</source>
        <translation>{family}：何を捨てるか</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>Your own opponent: tightness {tightness}, aggression {aggression}, bluffing {bluffing}.</source>
        <translation>自作の相手：タイトさ{tightness}、アグレッション{aggression}、ブラフ{bluffing}。</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>name {name}: expected 1 to {most} letters, digits, spaces, hyphens, apostrophes or full stops</source>
        <translation>名前{name}：文字、数字、空白、ハイフン、アポストロフィ、ピリオドを1〜{most}字で入力してください</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>opponent {name}: expected something like own:Shark:70:60:30:expert</source>
        <translation>相手{name}：own:Shark:70:60:30:expertのように書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>skill {value}: expected {names}</source>
        <translation>スキル{value}：次のどれか：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>{entry} {value}: expected a whole number from 0 to {most}</source>
        <translation>{entry} {value}：0から{most}の整数にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/own.py"/>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Bet your good hands more, and bluff less.</source>
        <translation>良い手はもっとベットし、ブラフは減らしましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Calls too much</source>
        <translation>コールしすぎ</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Hardly ever bluffs</source>
        <translation>ほとんどブラフしない</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Plays too many hands</source>
        <translation>プレイするハンドが多すぎ</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Raise its limps with your better hands.</source>
        <translation>リンプには良い手でレイズしましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/players/people/style.py"/>
        <source>Respect its bets, and bet when it checks.</source>
        <translation>ベットは信用し、チェックされたらベットしましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>A-2 and another low card</source>
        <translation>A-2ともう1枚のローカード</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ace and a low card</source>
        <translation>Aとローカード1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ace and two low cards</source>
        <translation>Aとローカード2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ace high</source>
        <translation>Aハイ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ace-king or ace-queen</source>
        <translation>A-KかA-Q</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Aces</source>
        <translation>Aのペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Aces with the two best low cards</source>
        <translation>Aのペアと最良のローカード2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Anything else</source>
        <translation>その他すべて</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, eight or better</source>
        <translation>8以下のバドゥーギ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, jack or worse</source>
        <translation>Jかそれより弱いバドゥーギ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, nine or ten</source>
        <translation>9か10のバドゥーギ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, nine or worse</source>
        <translation>9かそれより弱いバドゥーギ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, seven or eight</source>
        <translation>7か8のバドゥーギ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Badugi, six or better</source>
        <translation>6以下のバドゥーギ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Bare A-2</source>
        <translation>A-2のみ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Bare low</source>
        <translation>ローのみ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Bare nut low</source>
        <translation>ナッツローのみ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Connected cards</source>
        <translation>つながったカード</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Connected cards, double-suited</source>
        <translation>つながったカード、ダブルスーテッド</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Connected suited cards</source>
        <translation>つながったカード、スーテッド</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Eight low</source>
        <translation>8のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Flush</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Flush or better</source>
        <translation>フラッシュ以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Flush or straight draw</source>
        <translation>フラッシュ/ストレートドロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four high cards</source>
        <translation>高いカード4枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four low cards</source>
        <translation>ローカード4枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four low cards and a pair</source>
        <translation>ローカード4枚とペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four low cards, all live</source>
        <translation>ローカード4枚、すべてライブ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four low cards, some dead</source>
        <translation>ローカード4枚、一部デッド</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a flush</source>
        <translation>フラッシュまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a flush or straight</source>
        <translation>フラッシュかストレートまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a nine or ten low</source>
        <translation>9か10のローまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a seven low</source>
        <translation>7のローまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a six low</source>
        <translation>6のローまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to a straight</source>
        <translation>ストレートまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Four to an eight low</source>
        <translation>8のローまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Full house or better</source>
        <translation>フルハウス以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Jack or queen low</source>
        <translation>JかQのロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Jack or ten</source>
        <translation>Jか10</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Jack, queen or king low</source>
        <translation>J、Q、Kのロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>King or ace low</source>
        <translation>KかAのロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>King or queen</source>
        <translation>KかQ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>King or queen high</source>
        <translation>KかQハイ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Kings or queens</source>
        <translation>KかQのペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Low and a pair</source>
        <translation>ローとペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Low and a pair or better</source>
        <translation>ローとペア以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Low, straight or better</source>
        <translation>ローとストレート以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Lower flush</source>
        <translation>低いフラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Lower pair</source>
        <translation>低いペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Lower pair or less</source>
        <translation>低いペア以下</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nine low</source>
        <translation>9のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nine or ten low</source>
        <translation>9か10のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>No pair</source>
        <translation>ペアなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>No pair using a hole card</source>
        <translation>手札を使ったペアなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>No pair using a hole card, no low</source>
        <translation>手札を使ったペアもローもなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>No pair, no low</source>
        <translation>ペアもローもなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nothing yet</source>
        <translation>まだ何もなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nut flush</source>
        <translation>ナッツフラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nut low, two pair or better</source>
        <translation>ナッツロー、ツーペア以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nut-flush draw</source>
        <translation>ナッツフラッシュドロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Nut-low draw</source>
        <translation>ナッツロードロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>One pair, no low</source>
        <translation>ワンペア、ローなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>One-card draw to a nine or ten</source>
        <translation>9か10のローまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>One-card draw to a seven</source>
        <translation>7のローまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>One-card draw to an eight</source>
        <translation>8のローまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Other draw</source>
        <translation>その他のドロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Other low</source>
        <translation>その他のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Other low, two pair or better</source>
        <translation>その他のロー、ツーペア以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Overpair</source>
        <translation>オーバーペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair</source>
        <translation>ワンペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of aces</source>
        <translation>Aのワンペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of aces to queens</source>
        <translation>A〜Qのペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of aces with a deuce</source>
        <translation>Aのペアと2</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of deuces to sixes</source>
        <translation>2〜6のペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of jacks to sevens</source>
        <translation>J〜7のペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of queens or higher</source>
        <translation>Q以上のペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of sevens to jacks</source>
        <translation>7〜Jのペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of sixes to deuces</source>
        <translation>6〜2のペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair of tens or higher</source>
        <translation>10以上のペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair using a hole card, no low</source>
        <translation>手札を使ったペア、ローなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair using a hole card, or less</source>
        <translation>手札を使ったペア以下</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair with the door card</source>
        <translation>ドアカードとのペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pair without an ace</source>
        <translation>Aのないペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Paired</source>
        <translation>ペアあり</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Paired, or three high cards</source>
        <translation>ペアあり、または高いカード3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Paired, straight or flush</source>
        <translation>ペア、ストレート、フラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat eight</source>
        <translation>パットハンド、8のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat eight or better</source>
        <translation>パットハンド、8以下のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat nine</source>
        <translation>パットハンド、9のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat nine or ten</source>
        <translation>パットハンド、9か10のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat seven or better</source>
        <translation>パットハンド、7以下のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Pat ten or jack</source>
        <translation>パットハンド、10かJのロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Rolled up</source>
        <translation>ロールドアップ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Set or trips</source>
        <translation>セットかスリーカード</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Set with the door card</source>
        <translation>ドアカードとのセット</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Seven low</source>
        <translation>7のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Seven low or better</source>
        <translation>7以下のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Six low or better</source>
        <translation>6以下のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Smaller pair</source>
        <translation>小さいペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Smaller pair with an ace</source>
        <translation>小さいペアとA</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Straight</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Straight or better</source>
        <translation>ストレート以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Straight or better, no low</source>
        <translation>ストレート以上、ローなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Ten low</source>
        <translation>10のロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>The two best low cards</source>
        <translation>最良のローカード2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>The two best low cards and another</source>
        <translation>最良のローカード2枚ともう1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, eight or lower</source>
        <translation>8以下の3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, five or lower</source>
        <translation>5以下の3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, nine or ten high</source>
        <translation>3枚、9か10ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, seven or lower</source>
        <translation>7以下の3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three cards, six or lower</source>
        <translation>6以下の3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three low cards</source>
        <translation>ローカード3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three low cards and a pair</source>
        <translation>ローカード3枚とペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three low cards, all live</source>
        <translation>ローカード3枚、すべてライブ</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three low cards, some dead</source>
        <translation>ローカード3枚、一部デッド</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three of a kind</source>
        <translation>スリーカード</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three suited cards</source>
        <translation>同じスート3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three to a flush or straight</source>
        <translation>フラッシュかストレートまであと2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three to a straight</source>
        <translation>ストレートまであと2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three-card hand, eight high or worse</source>
        <translation>3枚、8ハイかそれより弱い手</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three-card hand, five or lower</source>
        <translation>3枚、5以下</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Three-card hand, seven or lower</source>
        <translation>3枚、7以下</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Top pair</source>
        <translation>トップペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Top pair or overpair</source>
        <translation>トップペアかオーバーペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Trips</source>
        <translation>スリーカード</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two cards in the door card's suit</source>
        <translation>ドアカードと同じスート2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two cards, eight or lower</source>
        <translation>8以下の2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two cards, eight or lower, no pair</source>
        <translation>8以下の2枚、ペアなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two cards, or one</source>
        <translation>2枚か1枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two high cards</source>
        <translation>高いカード2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two low cards</source>
        <translation>ローカード2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two other high cards</source>
        <translation>その他の高いカード2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair</source>
        <translation>ツーペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair or better</source>
        <translation>ツーペア以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair or trips</source>
        <translation>ツーペアかスリーカード</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair or trips, no low</source>
        <translation>ツーペアかスリーカード、ローなし</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two pair with the door card</source>
        <translation>ドアカードとのツーペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two smaller pairs</source>
        <translation>小さいツーペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two-card draw to a seven, with a deuce</source>
        <translation>2を含む7のローまであと2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two-card draw to an eight</source>
        <translation>8のローまであと2枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Two-card hand, five or lower</source>
        <translation>2枚、5以下</translation>
    </message>
    <message>
        <location filename="pokertable/players/ranges/class_tables.py"/>
        <source>Wrap or other draw</source>
        <translation>ラップかその他のドロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A bluff against a single opponent who may be weak.</source>
        <translation>弱い手かもしれない相手1人へのブラフ。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A bluff: everyone checked, and another check would rarely win.</source>
        <translation>ブラフ：全員がチェックしていて、自分もチェックしてはめったに勝てません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A call with a hand that may improve: it ends up strong {strong}% of the time, and {price}% is needed.</source>
        <translation>良くなる可能性のある手でコール：{strong}%の確率で強い役になり、必要な勝率は{price}%です。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A hand that may well end up strong, with cards to come and at most three opponents</source>
        <translation>強い役になりうる手で、まだ配られるカードがあり、相手は3人まで</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A hand that may well end up strong, with cards to come, at most three opponents and one bet so far</source>
        <translation>強い役になりうる手で、まだ配られるカードがあり、相手は3人まで、ベットは1回だけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A loose call: {share}% equity, {price}% needed.</source>
        <translation>ルースなコール：勝率{share}%、必要勝率{price}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A semi-bluff raise: this hand ends up strong {strong}% of the time.</source>
        <translation>セミブラフのレイズ：{strong}%の確率で強い役になります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A semi-bluff: this hand ends up strong {strong}% of the time.</source>
        <translation>セミブラフ：{strong}%の確率で強い役になります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A value bet: {share}% equity.</source>
        <translation>バリューベット：勝率{share}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>A value raise: {share}% equity.</source>
        <translation>バリューレイズ：勝率{share}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It has less equity than it needs, but at least {calls}% of it</source>
        <translation>勝率が足りないが、必要な分の{calls}%以上ある手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It has the equity it needs</source>
        <translation>必要な勝率がある手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It is last to act, and everyone has checked</source>
        <translation>最後にアクションする番で、ほかの全員がチェックしている</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It made the last bet or raise, and cards are to come</source>
        <translation>最後にベットかレイズをしていて、まだ配られるカードがある</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>It made the last bet or raise, so against few opponents it keeps betting.</source>
        <translation>最後にベットかレイズをしたので、相手が少なければベットを続けます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>Its equity is at least {bets}% of the way from a fair share to the whole pot; with cards to come it checks such a hand {slow_plays}% of the time</source>
        <translation>勝率が、均等な取り分を0%、ポット全体を100%として{bets}%以上の手。まだ配られるカードがあるうちは{slow_plays}%の頻度でチェック</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>Its equity is at least {reraises}% of the way from a fair share to the whole pot; with cards to come it just calls with such a hand {slow_plays}% of the time</source>
        <translation>勝率が、均等な取り分を0%、ポット全体を100%として{reraises}%以上の手。まだ配られるカードがあるうちは{slow_plays}%の頻度でコールだけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>The odds are right: {share}% equity, {price}% needed.</source>
        <translation>オッズに合うコール：勝率{share}%、必要勝率{price}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>With any other hand {follows_up}% of the time against one opponent in the second betting round, less often later or against two</source>
        <translation>その他のどの手でも、2番目のベッティングラウンドで相手1人なら{follows_up}%の頻度。その後や2人相手では頻度を下げる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>With cards to come, a hand that ends up strong often enough for the pot odds</source>
        <translation>まだ配られるカードがあり、ポットオッズに見合うだけ強い役になる手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>With less equity than a fair share, {bluffs}% of the time against one opponent and half as often against two</source>
        <translation>勝率が均等な取り分を下回る手で、相手1人なら{bluffs}%の頻度、2人ならその半分</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>{half_semibluffs}% of the time</source>
        <translation>{half_semibluffs}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/beginners.py"/>
        <source>{semibluffs}% of the time</source>
        <translation>{semibluffs}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A bet wins more than a check: from what has been seen, everyone folds {folds}% of the time, and if called this hand has {called}% equity.</source>
        <translation>ベットはチェックより得です：これまでの様子では全員が{folds}%の確率でフォールドし、コールされても勝率は{called}%です。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A bluff with one of its worst hands: it has only {share}% equity if it checks.</source>
        <translation>最も弱い手のひとつでのブラフ：チェックしても勝率{share}%しかありません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A check to the raiser: the player who bet or raised last has yet to act, so strong and weak hands alike check.</source>
        <translation>レイザーへのチェック：最後にベットかレイズをしたプレイヤーがまだアクションしていないので、強い手も弱い手もチェックします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A check: {share}% equity now, but a bet needs about {bet_asks}% against the hands that call, and it has {called}%.</source>
        <translation>チェック：今の勝率は{share}%ですが、ベットするにはコールする手に対して約{bet_asks}%の勝率が必要なのに、{called}%しかありません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A clear value bet: {called}% equity if called, well above a fair share.</source>
        <translation>はっきりしたバリューベット：コールされても勝率{called}%で、均等な取り分を大きく上回ります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A draw, against at most three opponents, or just one if only one card is to come</source>
        <translation>ドローで、相手は3人まで、残りのカードが1枚なら1人まで</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A hand with a fair share of the equity now, but too little against the hands that call</source>
        <translation>今は均等な取り分の勝率があるが、コールする手に対しては足りない手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A hand worth a bet, more often the more that opponent bets</source>
        <translation>ベットに値する手。相手がよくベットするほど頻度を上げる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A semi-bluff, drawing to {draw}: everyone folds {folds}% of the time, and the draw may come in.</source>
        <translation>{draw}狙いのドローでセミブラフ：全員が{folds}%の確率でフォールドし、完成することもあります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A trap: worth a bet with {called}% equity if called, but the opponent behind has been betting about {behind_bets}% of the time.</source>
        <translation>スロープレイ：コールされても勝率{called}%でベットに値しますが、後ろの相手がこれまで約{behind_bets}%の頻度でベットしています。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>A value bet: {called}% equity if called.</source>
        <translation>バリューベット：コールされても勝率{called}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>At least {sure}% equity against the hands that call, somewhat less if several players may call</source>
        <translation>コールする手に対する勝率が{sure}%以上の手。何人もコールしうるときはやや低くてもよい</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>At most two opponents, who have been folding more than usual: a bet wins more than a check</source>
        <translation>相手は2人までで、これまで普通よりよくフォールドしている：ベットはチェックより得</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>It made the last bet or raise, its hand is not good, and cards are to come</source>
        <translation>最後にベットかレイズをしていて、手は良くなく、まだ配られるカードがある</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>More equity than a fair share against the hands that call</source>
        <translation>コールする手に対する勝率が均等な取り分を上回る手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>Now and then a hand worth a bet, more often when a player behind may bet</source>
        <translation>ときどき、ベットに値する手で。後ろのプレイヤーがベットしそうなら頻度を上げる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>One of its worst hands, against one opponent: as many bluffs as its value bets allow, more of them before the last card, fewer against players who have been folding less than usual. Also against two, except in fixed limit, if it raised in the first betting round and this is the second, or if others raised last and both have checked</source>
        <translation>相手1人のとき、最も弱い手のひとつ：バリューベットに見合うだけブラフし、最後のカードの前は多めに、これまであまりフォールドしていない相手には少なめに。フィックスドリミット以外では2人相手でも、最初のベッティングラウンドで自分がレイズして今が2番目のとき、または最後にレイズしたのがほかの人で2人ともチェックしたとき</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>One opponent, who has yet to act and has been betting more than usual</source>
        <translation>相手は1人で、まだアクションしておらず、これまで普通よりよくベットしている</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>The player who bet or raised last has yet to act</source>
        <translation>最後にベットかレイズをしたプレイヤーがまだアクションしていない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>Worth a bet, with {called}% equity if called, but it checks now and then so that its checks aren't all weak.</source>
        <translation>コールされても勝率{called}%でベットに値しますが、チェックが弱い手ばかりにならないよう、ときどきチェックします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>{checks_to_raiser}% of the time with any hand, {hides_last}% in the last round</source>
        <translation>どの手でも{checks_to_raiser}%の頻度、最後のラウンドでは{hides_last}%</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/checked_to.py"/>
        <source>{follows_up}% of the time against one opponent in the second betting round, less often later, and against two in the second round only; with a bad hand less often against players who have been folding less than usual</source>
        <translation>2番目のベッティングラウンドで相手1人なら{follows_up}%の頻度、その後は頻度を下げ、2人相手では2番目のラウンドだけ。悪い手では、これまであまりフォールドしていない相手に対して頻度を下げる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>A hand that discards at most three cards</source>
        <translation>捨てるカードが3枚以下の手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>A hand worth more now than after the best discard</source>
        <translation>最善の交換をするより、今のまま残すほうが価値の高い手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>A snow: it stands pat with a weak hand and plans to bet, as even the best discard has only {best}% equity against rivals who draw too.</source>
        <translation>スノー：弱い手でスタンドパットし、あとでベットします。同じく交換する相手に対し、最善の捨て方でも勝率{best}%だからです。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>After the last draw</source>
        <translation>最後のドローの後</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>After the last draw, one opponent</source>
        <translation>最後のドローの後、相手は1人</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>Ahead in the draw: it drew fewer cards than the one opponent, so it bets.</source>
        <translation>ドローで優勢：残る相手1人より交換枚数が少ないのでベットします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>At a draw</source>
        <translation>ドローのとき</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>Behind in the draw: it drew more cards than the one opponent, so it checks.</source>
        <translation>ドローで劣勢：残る相手1人より交換枚数が多いのでチェックします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>Draw games</source>
        <translation>ドローゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It drew fewer cards than that opponent</source>
        <translation>その相手より交換枚数が少なかった</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It drew more cards than that opponent</source>
        <translation>その相手より交換枚数が多かった</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It keeps one card too many: the best discard would have {best}% equity against rivals who draw too.</source>
        <translation>1枚残しすぎです：同じく交換する相手に対し、最善の捨て方なら勝率{best}%です。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It raised last, the one opponent left is still drawing, and no discard is worth much</source>
        <translation>最後にレイズし、残る相手1人はまだ交換していて、どう捨てても価値が低い</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It raised, stood pat with nothing, and the one opponent drew: {bets_snow}% of the time</source>
        <translation>レイズし、役がないままスタンドパットして、相手1人が交換した：{bets_snow}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>It stood pat with nothing, and now bets as if it had a made hand.</source>
        <translation>役がないままスタンドパットし、完成した手のようにベットします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>One of its worst hands: as many bluffs as its value bets allow, fewer against players who have been folding less than usual</source>
        <translation>最も弱い手のひとつ：バリューベットに見合うだけブラフし、これまであまりフォールドしていない相手には少なめに</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>One opponent, and a draw to come</source>
        <translation>相手1人、まだドローが残る</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>Standing pat is best: {pat}% equity against rivals who draw too, {drawn}% after the best discard.</source>
        <translation>スタンドパットが最善です：同じく交換する相手に対し勝率{pat}%、最善の捨て方なら{drawn}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>The best discard: {drawn}% equity against rivals who draw too, {pat}% standing pat.</source>
        <translation>最善の捨て方です：同じく交換する相手に対し勝率{drawn}%、スタンドパットなら{pat}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>The discard with the most equity</source>
        <translation>勝率が最も高い捨て方</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>{ahead}% of the time</source>
        <translation>{ahead}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>{follows_up}% of the time against one opponent in the second round, less often later, and against two in the second round only</source>
        <translation>2番目のラウンドで相手1人なら{follows_up}%の頻度、その後は頻度を下げ、2人相手では2番目のラウンドだけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>{leak}% of the time it keeps one card that it should discard</source>
        <translation>{leak}%の頻度で、捨てるべきカードを1枚残す</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/draw_games.py"/>
        <source>{snows}% of the time it stands pat with nothing: a snow</source>
        <translation>{snows}%の頻度で、役がないままスタンドパットする（スノー）</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A bluff-catcher with {share}% equity ({price}% needed): if it folded this too, any bluff would pay.</source>
        <translation>ブラフキャッチャー：勝率{share}%（必要勝率{price}%）。この手まで降りると、どんなブラフも得になってしまいます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A bluff-catcher: if it folded this hand too, any bluff would pay</source>
        <translation>ブラフキャッチャー：この手まで降りると、どんなブラフも得になってしまう手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A bluff: the one opponent folds {folds}% of the time.</source>
        <translation>ブラフ：残る相手1人は{folds}%の確率でフォールドします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A call takes at least {commits}% of the stack, and it has a fair share of the equity or more against the hands that continue, clearly more in the last round</source>
        <translation>コールがスタックの{commits}%以上になり、降りない手に対する勝率が均等な取り分以上（最後のラウンドでは明らかにそれ以上）の手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A call with a draw to {draw}: {share}% equity, {price}% needed, but it wins more when the draw comes in.</source>
        <translation>{draw}狙いのドローでコール：勝率{share}%、必要勝率{price}%ですが、完成すればもっと勝てます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A draw with cards to come that nearly has the pot odds: it wins more when it comes in</source>
        <translation>まだ配られるカードがあるときのドローで、ほぼポットオッズに見合う（完成すればもっと勝てる）</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A draw, with cards to come, at most two opponents and one bet so far</source>
        <translation>ドローで、まだ配られるカードがあり、相手は2人まで、ベットは1回だけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A loose call: {share}% equity, {price}% needed, but this player settles for about {asks}%.</source>
        <translation>ルースなコール：勝率{share}%、必要勝率{price}%ですが、このプレイヤーは約{asks}%でよしとします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A semi-bluff raise, drawing to {draw}: everyone folds {folds}% of the time, and the draw may come in.</source>
        <translation>{draw}狙いのドローでセミブラフのレイズ：全員が{folds}%の確率でフォールドし、完成することもあります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A value raise: {called}% equity against the hands that continue.</source>
        <translation>バリューレイズ：降りない手に対し勝率{called}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>A weak hand, but not one of the worst, {bluff_raises}% of the time; less often against players who have been folding less than usual</source>
        <translation>弱いが最も弱くはない手で、{bluff_raises}%の頻度。これまであまりフォールドしていない相手に対しては頻度を下げる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>Among the weakest hands it can have here: {share}% equity, {price}% needed; it calls with better ones.</source>
        <translation>ここで持ちうる手のうち最も弱い部類：勝率{share}%、必要勝率{price}%。コールするのはもっと良い手です。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>At least 50% equity, and clearly more than a fair share against the hands that continue; in the last round it needs far more to raise a raise</source>
        <translation>勝率50%以上で、降りない手に対しても均等な取り分を明らかに上回る手。最後のラウンドでレイズにレイズし返すには、はるかに高い勝率が必要</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>It has at least {calls}% of the equity it needs; more while bets may follow, in fixed limit a bit less in the last round</source>
        <translation>勝率が必要な分の{calls}%以上ある手。まだベットがありうるうちは高く、フィックスドリミットの最後のラウンドでは少し低く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>Likewise with less equity than it needs, if that is enough for this player</source>
        <translation>同様に、勝率が足りなくても、このプレイヤーにはそれで十分な手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>One opponent and one bet so far</source>
        <translation>相手1人、ベットは1回だけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>One opponent and one bet so far, or, where bets have no fixed size, its own bet raised once</source>
        <translation>相手1人、ベットは1回だけ。ベット額が決まっていないゲームでは、自分のベットが1回レイズされたときも</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>One opponent and one bet so far: not much more equity than it needs, and among the weakest hands it can have here</source>
        <translation>相手1人、ベットは1回だけ：必要な勝率をあまり上回らず、ここで持ちうる手のうち最も弱い部類</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>Worth the whole stack: {called}% equity against the hands that continue.</source>
        <translation>スタック全部に値します：降りない手に対し勝率{called}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/facing.py"/>
        <source>{quarter_semibluffs}% of the time</source>
        <translation>{quarter_semibluffs}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A call for the stack with somewhat less equity than it needs</source>
        <translation>必要な勝率にやや足りない手で、スタックを賭けてコール</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A cheap call with a top {plays}% hand against five opponents; looser against fewer, tighter after a raise</source>
        <translation>コールが安く、相手5人なら上位{plays}%の手。相手が少なければ広く、レイズの後は狭く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A check is free, and this hand isn't worth a raise.</source>
        <translation>チェックは無料で、この手はレイズに値しません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A short stack ({depth} big blinds) goes all-in or folds, and this hand is not on the chart.</source>
        <translation>ショートスタック（{depth}ビッグブラインド）はオールインかフォールドで、この手は表にありません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A short stack ({depth} big blinds), and this hand is on its all-in chart.</source>
        <translation>ショートスタック（{depth}ビッグブラインド）で、この手はオールイン表にあります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A steal: few players are left to act.</source>
        <translation>スチール：この後にアクションするプレイヤーが少ないからです。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>A top {raises}% hand against five opponents; looser against fewer, tighter after a raise</source>
        <translation>相手5人なら上位{raises}%の手。相手が少なければ広く、レイズの後は狭く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>At most {too_loose}% less</source>
        <translation>足りないのは{too_loose}%まで</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Every other hand, if staying in costs chips</source>
        <translation>残るのにチップがかかるときの、その他のすべての手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>In the top {top}% of starting hands: worth a call.</source>
        <translation>スターティングハンドの上位{top}%：コールに値します。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>In the top {top}% of starting hands: worth a raise, and a big one, because others have limped in.</source>
        <translation>スターティングハンドの上位{top}%：レイズに値し、リンプした人がいるので大きくレイズします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>In the top {top}% of starting hands: worth a raise.</source>
        <translation>スターティングハンドの上位{top}%：レイズに値します。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Likewise with less equity than it needs</source>
        <translation>同様に、勝率が足りない手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Nobody has come in, and at most two players are left to act</source>
        <translation>まだ誰も参加せず、この後のプレイヤーは2人まで</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Nobody has come in, and more than two players are left to act: players who raise most of their hands never open with a call</source>
        <translation>まだ誰も参加せず、この後のプレイヤーが3人以上いる。ほとんどの手をレイズするプレイヤーはリンプしない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Nobody has come in, it has {deepest} big blinds or fewer, and the hand is not on its all-in chart; some styles limp instead</source>
        <translation>まだ誰も参加せず、スタックが{deepest}ビッグブラインド以下で、手がオールイン表にない（スタイルによってはリンプする）</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Nobody has come in, it has {deepest} big blinds or fewer, and the hand is on its all-in chart</source>
        <translation>まだ誰も参加せず、スタックが{deepest}ビッグブラインド以下で、手がオールイン表にある</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Not worth this much of the stack: {share}% equity, {price}% needed, and this player wants about {asks_for_stack}%.</source>
        <translation>スタックをこれだけ賭けるには足りません：勝率{share}%、必要勝率{price}%で、このプレイヤーは約{asks_for_stack}%を求めます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Only in the top {top}% of starting hands: not good enough here.</source>
        <translation>スターティングハンドの上位{top}%でしかなく、ここでは足りません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Only in the top {top}% of starting hands: not worth a raise here, and this player never opens with a call.</source>
        <translation>スターティングハンドの上位{top}%でしかなく、ここではレイズに値しません。このプレイヤーはリンプしません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Others have limped in, and it has a top {raises}% hand against five opponents; looser against fewer</source>
        <translation>ほかの人がリンプしていて、相手5人なら上位{raises}%の手。相手が少なければ広く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>There was a raise, or few players are in, and the hand is worth the price and what later rounds may cost</source>
        <translation>レイズがあったか参加者が少なく、必要な勝率とこの先のラウンドのコストに見合う手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>With any hand, {steals}% of the time</source>
        <translation>どの手でも{steals}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/first_street.py"/>
        <source>Worth staying in: {share}% equity, {price}% needed.</source>
        <translation>残る価値があります：勝率{share}%、必要勝率{price}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>A fold: no pair, and no card higher than all the opponents' up cards.</source>
        <translation>フォールド：ペアがなく、相手のどのアップカードより高いカードもありません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>A pair, or a card higher than any the opponents show</source>
        <translation>ペア、または相手のどのアップカードより高いカード</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>An opponent's up cards alone beat the hand, unless it has far more equity than it needs</source>
        <translation>相手のアップカードだけでこの手に勝っている。必要よりずっと高い勝率がある場合を除く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>An opponent's up cards already beat this hand, so it gives up.</source>
        <translation>相手のアップカードだけでこの手に勝っているので、あきらめます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>Cheap to come in, with a pair or a card higher than any the opponents show.</source>
        <translation>安く参加でき、ペアか、相手のどのアップカードより高いカードがあります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>No opponent can beat this hand, whatever the hole cards, so it raises.</source>
        <translation>伏せカードが何でも、どの相手もこの手に勝てないので、レイズします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>No pair, and no card higher than all the opponents' up cards</source>
        <translation>ペアがなく、相手のどのアップカードより高いカードもない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/five_stud.py"/>
        <source>The last card is dealt, and no opponent can beat the hand, whatever the hole cards</source>
        <translation>最後のカードが配られ、相手の伏せカードが何でも、どの相手もこの手に勝てない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>A cheap call with a pair: a set may win a big pot.</source>
        <translation>ペアの安いコール：同じランクの3枚目が来れば大きなポットを取れるかもしれません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>A pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>In the top {top}% of starting hands: if it folded this to a raise too, raising its calls with any two cards would pay.</source>
        <translation>スターティングハンドの上位{top}%：この手までレイズに降りると、相手はどんな2枚でレイズしても得になってしまいます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>In the top {top}% of starting hands: if it folded this to a re-raise too, re-raising it with any two cards would pay.</source>
        <translation>スターティングハンドの上位{top}%：この手までリレイズに降りると、相手はどんな2枚でリレイズしても得になってしまいます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>It raised, and one opponent has raised again, not for the stack</source>
        <translation>レイズし、相手1人がリレイズした（スタックを賭ける額ではない）</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>Only in the top {top}% of starting hands: one of the weaker ones it opens, and it was re-raised.</source>
        <translation>スターティングハンドの上位{top}%でしかありません。最初のレイズに使う弱いほうの手で、リレイズされました。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>Someone has come in, there was at most one raise, and the stacks are at least {times} times the call</source>
        <translation>誰かが参加していて、レイズは多くても1回、スタックがコール額の{times}倍以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>The better of the hands that it calls with: enough of them that a raise with any two cards does not pay</source>
        <translation>コールする手のうち良いほう。相手がどんな2枚でレイズしても得にならない分だけ残す</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>The better of the hands that it raises with from this position: more of them against a small re-raise than against a big one, enough that a re-raise with any two cards does not pay</source>
        <translation>このポジションからレイズする手のうち良いほう。小さいリレイズには大きいリレイズよりも多く、相手がどんな2枚でリレイズしても得にならない分だけ残す</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>The others, with less than about {easy}% equity</source>
        <translation>それ以外で、勝率がおよそ{easy}%未満の手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/holdem.py"/>
        <source>Two players: it has only called the blind, and the other has raised, not for the stack</source>
        <translation>2人の対戦で、ブラインドにコールしただけのところへ相手がレイズした（スタックを賭ける額ではない）</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A bet with a strong draw to {draw}: {share}% equity against everything the others can hold.</source>
        <translation>{draw}狙いの強いドローでベット：相手の持ちうるすべての手に対し勝率{share}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A call, not a raise: {share}% equity, but at least {behind} better hands are possible.</source>
        <translation>レイズせずコール：勝率{share}%ですが、より強い手が{behind}種類以上ありえます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A check to keep the pot small: at least {behind} better hands are possible.</source>
        <translation>ポットを小さく保つためのチェック：より強い手が{behind}種類以上ありえます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A draw to the nut flush, a wrap, or a flush draw and a straight draw, on an unpaired board, against at most three opponents and one bet so far</source>
        <translation>ナッツフラッシュドロー、ラップ、またはフラッシュとストレート両方のドローで、ボードにペアがなく、相手は3人まで、ベットは1回だけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A draw to the nut flush, a wrap, or a flush draw and a straight draw, on an unpaired board, against at most three opponents, or two with one card to come</source>
        <translation>ナッツフラッシュドロー、ラップ、またはフラッシュとストレート両方のドローで、ボードにペアがなく、相手は3人まで、残りのカードが1枚なら2人まで</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A fold: {share}% equity. A call needs {price}%, but with at least {behind} better hands possible it wants about {asks_so_far}%.</source>
        <translation>フォールド：勝率{share}%。必要な勝率は{price}%ですが、より強い手が{behind}種類以上ありうるので、約{asks_so_far}%を求めます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A hand with 50% equity that isn't a strong draw, with at least three better hands possible</source>
        <translation>勝率50%だが、より強い手が3種類以上ありえて、強いドローでもない手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A hand worth a bet, but with at least six better hands possible and less than {enough}% equity against the hands that call</source>
        <translation>ベットに値するが、より強い手が6種類以上ありえて、コールする手に対する勝率が{enough}%未満の手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A hand worth a big bet, but with at least three better hands possible</source>
        <translation>大きなベットに値するが、より強い手が3種類以上ありうる手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A hand worth a small bet, but with at least six better hands possible</source>
        <translation>小さなベットに値するが、より強い手が6種類以上ありうる手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A semi-bluff raise with a strong draw to {draw}: everyone folds {folds}% of the time, and the draw may come in.</source>
        <translation>{draw}狙いの強いドローでセミブラフのレイズ：全員が{folds}%の確率でフォールドし、完成することもあります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A semi-bluff with a strong draw to {draw}: everyone folds {folds}% of the time, and the draw may come in.</source>
        <translation>{draw}狙いの強いドローでセミブラフ：全員が{folds}%の確率でフォールドし、完成することもあります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A small bet: {called}% equity if called, but at least {behind} better hands are possible.</source>
        <translation>小さめのベット：コールされても勝率{called}%ですが、より強い手が{behind}種類以上ありえます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>A strong draw that already has a fair share of the equity, against at most three opponents</source>
        <translation>すでに均等な取り分の勝率がある強いドローで、相手は3人まで</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>At least two opponents</source>
        <translation>相手が2人以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>At least two opponents, and at most one card to come</source>
        <translation>相手が2人以上で、残りのカードが1枚以下</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>At least two opponents, and the last card dealt</source>
        <translation>相手が2人以上で、最後のカードが出ている</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>However poor its other cards, a pair of aces doesn't fold to such a cheap raise.</source>
        <translation>Aのペアは、ほかのカードがどれほど弱くても、これほど安いレイズには降りません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>The bet was raised, one card is to come, or a call is for the stack: a hand that isn't a strong draw and has too little equity for the price, given the better hands that are possible; deeper stacks make it more careful</source>
        <translation>ベットがレイズされたか、残りのカードが1枚か、コールにスタックがかかるとき：強いドローではなく、必要な勝率とありうるより強い手を考えると勝率が足りない手。スタックが深いほど慎重になる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>The stack is deep, or a call is for all of it</source>
        <translation>スタックが深いか、コールにスタックがすべてかかる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>There was a raise, a call is cheap, and it has a pair of aces</source>
        <translation>レイズがあり、コールが安く、手札にAのペアがある</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha.py"/>
        <source>{draws_ahead}% of the time</source>
        <translation>{draws_ahead}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>70% of the time</source>
        <translation>70%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A call, not a raise: {share}% equity, but even in its better half at least {nearest} better hands are possible.</source>
        <translation>レイズせずコール：勝率{share}%ですが、ハイとローの良いほうでもより強い手が{nearest}種類以上ありえます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A check to keep the pot small: even in its better half at least {nearest} better hands are possible.</source>
        <translation>ポットを小さく保つためのチェック：ハイとローの良いほうでも、より強い手が{nearest}種類以上ありえます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A draw to the nut low with two cards to come, or a draw to a nut flush, a wrap, or a flush draw and a straight draw, against at most three opponents, or two with one card to come</source>
        <translation>残りのカードが2枚のナッツロードロー、またはハイのナッツフラッシュドロー、ラップ、フラッシュとストレート両方のドローで、相手は3人まで、残りのカードが1枚なら2人まで</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A fold: it is drawing to a low that wouldn't be the nuts.</source>
        <translation>フォールド：完成してもナッツにならないロードローです。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A fold: without an ace for the low, three low cards or all high cards, it rarely wins both halves.</source>
        <translation>フォールド：ローに使えるAもローカード3枚もなく、全部が高いカードでもないので、ハイとローの両方はめったに取れません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A fold: {share}% equity. A call needs {price}%, but with at least {nearest} better hands possible even in its better half it wants about {asks_in_its_half}%.</source>
        <translation>フォールド：勝率{share}%。必要な勝率は{price}%ですが、ハイとローの良いほうでもより強い手が{nearest}種類以上ありうるので、約{asks_in_its_half}%を求めます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>A hand with 50% equity, but with at least three better hands possible in either half, and neither a strong draw to a high nor, with two cards to come, a draw to the nut low</source>
        <translation>勝率50%だが、ハイでもローでもより強い手が3種類以上ありえて、ハイの強いドローでも、残りのカードが2枚のナッツロードローでもない手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>At least {more}% of the equity it needs</source>
        <translation>必要な勝率の{more}%以上がある手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>At most one bet so far, and a cheap call: the two best low cards (A-2 if there is no door card)</source>
        <translation>ベットは1回までで、コールが安い：最良のローカード2枚（ドアカードがなければA-2）</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>No pair of aces, no ace with another card five or lower, fewer than three low cards, not all high cards, and no set with the door card</source>
        <translation>Aのペアも5以下のカードを伴うAもなく、ローカードが3枚未満で、全部が高いカードでもなく、ドアカードとのセットもない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>Nobody has a better low, and it may win the high half too: {share}% equity.</source>
        <translation>これより良いローは誰にもなく、ハイの半分も取れることがあります：勝率{share}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>Nobody has a better low, and several players pay for the half that it wins or shares.</source>
        <translation>これより良いローは誰にもなく、取るか分け合うことになるその半分に、複数の相手がチップを払います。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>One bet and no raise</source>
        <translation>ベットが1回でレイズはない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>One of its worst hands, against one opponent: as many bluffs as its value bets allow, more of them before the last card, though not when first to act in fixed limit, where few fold; fewer against players who have been folding less than usual. Also against two, except in fixed limit, if it raised on the first street and this is the second, or if others raised last and both have checked</source>
        <translation>相手1人のとき、最も弱い手のひとつ：バリューベットに見合うだけブラフし、最後のカードの前は多めに（ただし降りる人の少ないフィックスドリミットでは、先にアクションするときはしない）、これまであまりフォールドしていない相手には少なめに。フィックスドリミット以外では2人相手でも、最初のストリートで自分がレイズして今が2番目のとき、または最後にレイズしたのがほかの人で2人ともチェックしたとき</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>Only a draw to a low that isn't the nuts, unless it has far more equity than it needs</source>
        <translation>ナッツにならないロードローだけの手。必要よりはるかに高い勝率があるときは除く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>Only the nut low, so a call, not a raise: {quartered}% of the time someone else has it too, and it wins a quarter.</source>
        <translation>ナッツローだけなので、レイズせずコール：{quartered}%の確率でほかにも持つ人がいて、そのときは4分の1しか取れません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The bet was raised, one card is to come, or a call is for the stack: a hand with neither a strong draw to a high nor, with two cards to come, a draw to the nut low, and with too little equity for the price, given the better hands possible even in its better half; deeper stacks make it more careful</source>
        <translation>ベットがレイズされたか、残りのカードが1枚か、コールにスタックがかかるとき：ハイの強いドローでも、残りのカードが2枚のナッツロードローでもなく、必要な勝率と、ハイとローの良いほうでもありうるより強い手を考えると勝率が足りない手。スタックが深いほど慎重になる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The last card is dealt, and several opponents are in: the nut low</source>
        <translation>最後のカードが出て、相手が複数残っている：ナッツロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The nut low and no high, against one or two: it may be quartered, so it doesn't raise</source>
        <translation>ナッツローだけでハイがなく、相手は1人か2人：4分の1しか取れないことがあるのでレイズしない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The nut low and no high, at least three opponents, and at most three cards that would spoil it</source>
        <translation>ナッツローだけでハイがなく、相手が3人以上で、台無しにするカードが3枚以下</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The nut low with a high near the nuts or a strong draw to one: 90% of the time. It raises a raise only with far more equity than a fair share, as the low may be shared</source>
        <translation>ナッツローと、ナッツに近いハイか、その強いドロー：90%の頻度。レイズにさらにレイズするのは、勝率が均等な取り分よりずっと高い手だけ。ローは分け合うかもしれないから</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The nut low: it wins half of what several opponents put in, or less if others have it too.</source>
        <translation>ナッツロー：複数の相手が入れた額の半分を獲得します。ほかにも持つ人がいれば減ります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The stack is deep, or a call is for all of it; in fixed limit only if the bet was raised, or several are in on the last street</source>
        <translation>スタックが深いか、コールにスタックがすべてかかる（フィックスドリミットではベットがレイズされたか、最後のストリートに相手が2人以上残っているときだけ）</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>The two best low cards are worth a cheap look at the next cards.</source>
        <translation>最良のローカード2枚なら、次のカードを安く見る価値があります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>There was a raise, and it can lose no more than {little}% of the pot</source>
        <translation>レイズがあり、失いうる額がポットの{little}%以下</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/omaha_split.py"/>
        <source>{follows_up}% of the time against one opponent on the second street, less often later. In fixed limit just as often later if it acts last, otherwise only with nearly a fair share of the equity; in other limits also against two on the second street. With a bad hand less often against players who have been folding less than usual</source>
        <translation>2番目のストリートで相手1人なら{follows_up}%の頻度、その後は頻度を下げる。フィックスドリミットでは、最後にアクションするならその後も同じ頻度、そうでなければ勝率が均等な取り分に近い手だけ。ほかのリミットでは、2番目のストリートなら2人相手でも。悪い手では、これまであまりフォールドしていない相手に対して頻度を下げる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/predicate.py"/>
        <source>Every other hand</source>
        <translation>その他のすべての手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/predicate.py"/>
        <source>{first}.</source>
        <translation>{first}。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/predicate.py"/>
        <source>{first}: {second}.</source>
        <translation>{first}：{second}。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/predicate.py"/>
        <source>{first}: {second}: {third}.</source>
        <translation>{first}：{second}：{third}。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/prizes.py"/>
        <source>A hand worth going all-in with, given the prizes at stake</source>
        <translation>得られる賞金と失う賞金を考えても、オールインする価値のある手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/prizes.py"/>
        <source>A short stack ({depth} big blinds) with the prizes near, and this hand is good enough to go all-in.</source>
        <translation>入賞が近いショートスタック（{depth}ビッグブラインド）で、この手にはオールインする価値があります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/prizes.py"/>
        <source>A short stack ({depth} big blinds) with the prizes near, and this hand is not good enough to go all-in.</source>
        <translation>入賞が近いショートスタック（{depth}ビッグブラインド）で、この手はオールインするには弱すぎます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/prizes.py"/>
        <source>Every other hand; some styles limp instead</source>
        <translation>それ以外のすべての手（スタイルによってはリンプする）</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/prizes.py"/>
        <source>In a sit and go, with the prizes near: a call takes at least {commits}% of the stack</source>
        <translation>シットアンドゴーで入賞が近く、コールがスタックの{commits}%以上になる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/prizes.py"/>
        <source>In a sit and go, with the prizes near: nobody has come in, and it has {deepest} big blinds or fewer</source>
        <translation>シットアンドゴーで入賞が近く、まだ誰も参加せず、スタックが{deepest}ビッグブラインド以下</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/prizes.py"/>
        <source>In chips a call, in prizes a fold: {share}% equity, {chip_price}% needed in chips, {price}% in prizes.</source>
        <translation>チップではコール、賞金ではフォールド：勝率{share}%、必要勝率はチップで{chip_price}%、賞金で{price}%です。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/prizes.py"/>
        <source>It has the equity that it needs in chips, but not what the prizes ask for</source>
        <translation>チップで必要な勝率はあるが、賞金で必要な勝率には足りない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A check: an opponent's board looks too good to fold to a bluff.</source>
        <translation>チェック：相手のアップカードが良く、ブラフでは降りそうにありません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A fold: a pair, or a card too high for a good low.</source>
        <translation>フォールド：ペアがあるか、良いローには高すぎるカードがあります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A fold: with a pair or two high cards, at most two of its three cards are good.</source>
        <translation>フォールド：ペアや高いカード2枚があると、3枚のうち使えるカードは多くて2枚です。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A great start, three different cards six or lower, so it completes.</source>
        <translation>6以下の異なる3枚は絶好のスタートなので、コンプリートします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A pair, or two cards above a nine, against at least two opponents</source>
        <translation>ペア、または9より高いカード2枚で、相手が2人以上</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>A steal: nobody has come in, and its up card is the lowest.</source>
        <translation>スチール：まだ誰も参加せず、アップカードが一番低いからです。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>An opponent shows at least two low cards, and it doesn't have four different ranks nine or lower, unless it has far more equity than it needs</source>
        <translation>相手のアップカードにローカードが2枚以上あり、手札に9以下の異なる4枚がない。必要よりずっと高い勝率がある場合を除く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>An opponent shows three low cards</source>
        <translation>相手のアップカードにローカードが3枚ある</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Cheap to come in, with three different low cards.</source>
        <translation>安く参加でき、異なるローカードが3枚あります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Every hand with less than a fair share of the equity</source>
        <translation>勝率が均等な取り分に届かないすべての手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>It gives up: it doesn't have four different cards nine or lower, and an opponent shows at least two low cards.</source>
        <translation>あきらめます：9以下の異なるカードが4枚なく、相手のアップカードにローカードが2枚以上あります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>It hardly ever plays this</source>
        <translation>ほとんどプレイしない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Its board is the lowest on the table, so it bets.</source>
        <translation>自分のアップカードがテーブルで一番低いので、ベットします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Its board is the lowest, and it has nearly a fair share of the equity</source>
        <translation>自分のアップカードが一番低く、勝率が均等な取り分に近い</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Nobody has come in, at most three players are left to act, and its up card, eight or lower, is the lowest</source>
        <translation>まだ誰も参加せず、この後のプレイヤーは3人まで、自分のアップカードが8以下で一番低い</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Nobody has completed</source>
        <translation>まだ誰もコンプリートしていない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Not three different ranks eight or lower, nor nine or lower with few live cards that would pair them</source>
        <translation>8以下の異なる3枚でも、ペアになるライブカードが少ない9以下の異なる3枚でもない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>One opponent, and one bet on the last street</source>
        <translation>相手1人、最後のストリートでベットは1回</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Three different ranks, eight or lower, or nine or lower with few live cards that would pair them</source>
        <translation>8以下の異なる3枚、またはペアになるライブカードが少ない9以下の異なる3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>Three different ranks, six or lower</source>
        <translation>6以下の異なる3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/razz.py"/>
        <source>With any hand, {door_steals}% of the time</source>
        <translation>どの手でも{door_steals}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/rule.py"/>
        <source>A call takes at least {commits}% of the stack</source>
        <translation>コールがスタックの{commits}%以上になる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/rule.py"/>
        <source>With any other hand, {bluff_raises}% of the time</source>
        <translation>その他のどの手でも{bluff_raises}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/rule.py"/>
        <source>{tight}% of the time against at least four opponents, less often against fewer</source>
        <translation>相手が4人以上なら{tight}%の頻度、それより少なければ頻度を下げる</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>A call takes at least {commits}% of the stack, and it has {for_the_stack}% of the equity it needs; {careful} points more than needed is always enough</source>
        <translation>コールがスタックの{commits}%以上になり、勝率が必要な分の{for_the_stack}%ある手。必要な勝率を{careful}ポイント上回ればいつでも十分</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>A check: {share}% equity.</source>
        <translation>チェック：勝率{share}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>A fold: {share}% equity, {price}% needed, but this player wants about {asks}%.</source>
        <translation>フォールド：勝率{share}%、必要勝率{price}%ですが、このプレイヤーは約{asks}%を求めます。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>A fold: {share}% equity, {price}% needed.</source>
        <translation>フォールド：勝率{share}%、必要勝率{price}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>It has the equity it needs, but not the margin that this player wants</source>
        <translation>必要な勝率はあるが、このプレイヤーが求める余裕には届かない手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/shared.py"/>
        <source>Worth this much of the stack: {share}% equity, {price}% needed.</source>
        <translation>スタックをこれだけ賭ける価値があります：勝率{share}%、必要勝率{price}%。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A call, not a raise: {share}% equity, but an opponent shows a pair and may have more.</source>
        <translation>レイズせずコール：勝率{share}%ですが、相手がペアを見せていて、もっと強いかもしれません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A check: an opponent shows a pair that won't fold to a bluff.</source>
        <translation>チェック：相手がブラフでは降りないペアを見せています。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A fold: no live pair, no three to a flush or straight, no three high cards.</source>
        <translation>フォールド：ライブなペアも、フラッシュやストレート狙いの3枚も、高いカード3枚もありません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A live or high pair, three to a flush in a live suit or to a straight, or three high cards</source>
        <translation>ライブなペアか高いペア、ライブなスートのフラッシュ狙いの3枚かストレート狙いの3枚、または高いカード3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A steal: nobody has come in, and its up card is the highest.</source>
        <translation>スチール：まだ誰も参加せず、アップカードが一番高いからです。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>A top {raises}% hand against five opponents; once two have come in, only a live or high pair, three to a flush in a live suit or to a straight, or three high cards; looser against fewer, tighter after a raise</source>
        <translation>相手5人なら上位{raises}%の手。2人が参加していれば、ライブなペアか高いペア、ライブなスートのフラッシュ狙いの3枚かストレート狙いの3枚、または高いカード3枚に限る。相手が少なければ広く、レイズの後は狭く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>At least 50% equity, but less than 75% if nobody has raised, and not three of a kind or better</source>
        <translation>勝率50%以上で、スリーカード以上ではない手。誰もレイズしていなければ75%未満の手だけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Brings it in</source>
        <translation>ブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Cheap to come in, with a live pair, three to a flush or straight, or high cards.</source>
        <translation>安く参加でき、ライブなペアか、フラッシュやストレート狙いの3枚か、高いカードがあります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Every hand not worth a bet</source>
        <translation>ベットに値しないすべての手</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>From fifth street on, an opponent shows the highest pair</source>
        <translation>フィフスストリート以降で相手が一番高いペアを見せている</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>From fifth street on, an opponent shows the highest pair, or any pair after a raise</source>
        <translation>フィフスストリート以降で、相手が一番高いペアを見せている。レイズの後なら、どんなペアでも</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>It has to bring it in</source>
        <translation>ブリングインを出さなければならない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>It has to bring it in.</source>
        <translation>ブリングインを出さなければなりません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>It shows the highest open pair, and has nearly a fair share of the equity</source>
        <translation>見えている一番高いペアが自分のもので、勝率が均等な取り分に近い</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Its open pair is the highest on the table, so it bets.</source>
        <translation>見えているペアがテーブルで一番高いので、ベットします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>No live or high pair, no three to a flush in a live suit or to a straight, no three high cards</source>
        <translation>ライブなペアも高いペアもなく、ライブなスートのフラッシュ狙いの3枚やストレート狙いの3枚も、高いカード3枚もない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>Nobody has come in, at most three players are left to act, and its up card, ten or higher, is the highest</source>
        <translation>まだ誰も参加せず、この後のプレイヤーは3人まで、自分のアップカードが10以上で一番高い</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud.py"/>
        <source>There is only the bring-in to call</source>
        <translation>コールする額はブリングインだけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A check: an opponent shows three low cards and won't fold half of the pot to a bluff.</source>
        <translation>チェック：相手はアップカードにローカードが3枚あり、ブラフではポットの半分をあきらめません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A fold: no three live low cards, no good pair, no suited low cards.</source>
        <translation>フォールド：ライブなローカード3枚も、良いペアも、同じスートのローカードもありません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A low that no opponent's up cards can beat</source>
        <translation>どの相手のアップカードから見ても負けないロー</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A steal with any hand: nobody has come in, and the one opponent left folds to a raise about {gives_up}% of the time.</source>
        <translation>どんな手でもスチール：まだ誰も参加せず、残る1人の相手はレイズに約{gives_up}%の確率でフォールドします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A steal: nobody has come in, and against the bring-in alone a raise is better than a call.</source>
        <translation>スチール：まだ誰も参加せず、ブリングインだけが相手ならコールよりレイズが得だからです。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>A top {raises}% hand against five opponents, but no pair of tens or lower without an ace once others have come in; looser against fewer, tighter after a raise</source>
        <translation>相手5人なら上位{raises}%の手。ただしほかの人が参加していれば、Aのない10以下のペアは除く。相手が少なければ広く、レイズの後は狭く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>An ace and two other ranks, seven or lower</source>
        <translation>Aと7以下の別の2ランク</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>At least 50% equity, but less than 75% if nobody has raised, and neither a low nor three of a kind or better</source>
        <translation>勝率50%以上で、ローもスリーカード以上もない手。誰もレイズしていなければ75%未満の手だけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>At most one bet so far</source>
        <translation>ベットは1回まで</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>At most three low cards, no pair, no four to a flush or straight, unless it has far more equity than it needs</source>
        <translation>ローカードが3枚までで、ペアも、フラッシュやストレート狙いの4枚もない。必要よりはるかに高い勝率があるときは除く</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Cheap to come in, with three low cards, a good pair, or suited low cards.</source>
        <translation>安く参加でき、ローカード3枚か、良いペアか、同じスートのローカードがあります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Fifth and sixth street</source>
        <translation>フィフスとシックスストリート</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>From fifth street on, an opponent shows three low cards</source>
        <translation>フィフスストリート以降で相手がローカードを3枚見せている</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>No opponent's up cards can beat this low, so it bets for the other half.</source>
        <translation>どの相手のアップカードから見てもこのローは負けないので、もう半分を狙ってベットします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>No opponent's up cards can beat this low, so it raises for the other half.</source>
        <translation>どの相手のアップカードから見てもこのローは負けないので、もう半分を狙ってレイズします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>No three cards six or lower, no three low cards that are live or include an ace, no pair of jacks or higher, no live pair with an ace or with two low ranks, no three suited cards with two low ones</source>
        <translation>6以下の3枚も、ライブかAを含むローカード3枚も、J以上のペアも、Aかローのランク2つを含むライブなペアも、ローカード2枚を含む同じスートの3枚もない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Nobody has come in, and the one opponent left is the bring-in</source>
        <translation>相手はブリングインの1人だけで、誰も参加していない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Nobody has come in, at a table of three or more, and the one opponent left is the bring-in</source>
        <translation>3人以上のテーブルで、まだ誰も参加せず、残る相手はブリングインだけ</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Nobody has come in, at a table of three or more: players who raise most of their hands never open with a call</source>
        <translation>3人以上のテーブルで、まだ誰も参加していない：ほとんどの手をレイズするプレイヤーはリンプしない</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>The cards missed: no four low cards, no pair, no four to a flush or straight.</source>
        <translation>良いカードが来ませんでした：ローカード4枚も、ペアも、フラッシュやストレート狙いの4枚もありません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Three cards six or lower, three low cards that are live or include an ace, a pair of jacks or higher, a live pair with an ace or with two low ranks, or three suited cards with two low ones</source>
        <translation>6以下の3枚、ライブかAを含むローカード3枚、J以上のペア、Aかローのランク2つを含むライブなペア、またはローカード2枚を含む同じスートの3枚</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>With any hand, if that opponent folds to raises often enough that completing pays at once</source>
        <translation>その相手がレイズによくフォールドし、コンプリートがすぐに得になるなら、どんな手でも</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>Worth a call: an ace and two more cards seven or lower may win both halves.</source>
        <translation>コールに値します：Aと7以下の2枚は、ハイとローの両方を取れる可能性があります。</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>{locked}% of the time</source>
        <translation>{locked}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/rules/stud_split.py"/>
        <source>{tight}% of the time against at least two opponents</source>
        <translation>相手が2人以上なら{tight}%の頻度</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>Plays at random: any legal action.</source>
        <translation>ランダムにプレイします。ルール上可能なアクションなら何でもします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>player {text}: expected one of {names}, random, or a style with a skill ({skills}) such as tag:expert</source>
        <translation>プレイヤー{text}：{names}、random、またはtag:expertのようなスタイルとスキル（{skills}）を指定してください</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{about} Looks only at its own cards, calls too much and hardly ever bluffs.</source>
        <translation>{about}自分のカードだけを見て、コールしすぎ、ほとんどブラフしません。</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{about} Works out what you can have, and bluffs just as often as its value bets allow.</source>
        <translation>{about}あなたの持ちうる手を読み、バリューベットに見合う頻度でブラフします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{style}, beginner</source>
        <translation>{style}（初級）</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{style}, expert</source>
        <translation>{style}（上級）</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/cast.py"/>
        <source>{style}, intermediate</source>
        <translation>{style}（中級）</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/lag.py"/>
        <source>LAG</source>
        <translation>LAG</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/lag.py"/>
        <source>Loose-aggressive</source>
        <translation>ルースアグレッシブ</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/lag.py"/>
        <source>Plays many hands and keeps betting; bluffs more than most.</source>
        <translation>多くのハンドをプレイしてベットを続け、ブラフも多めです。</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/loose.py"/>
        <source>Loose</source>
        <translation>ルース</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/loose.py"/>
        <source>Plays many hands to see what comes; folds when the odds are wrong.</source>
        <translation>次のカードを見ようと多くのハンドをプレイし、オッズが合わなければフォールドします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/maniac.py"/>
        <source>Maniac</source>
        <translation>マニアック</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/maniac.py"/>
        <source>Raises almost anything on every street: wait for a hand and let it bet.</source>
        <translation>どのストリートでもほとんど何でもレイズします。良い手を待ってベットさせましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/rock.py"/>
        <source>Rock</source>
        <translation>ロック</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/rock.py"/>
        <source>Waits for the best hands and hardly ever bluffs: respect its raises.</source>
        <translation>最高の手を待ち、ほとんどブラフしません。レイズは信じましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/station.py"/>
        <source>Calling station</source>
        <translation>コーリングステーション</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/station.py"/>
        <source>Plays and calls far too much and rarely raises: never bluff it.</source>
        <translation>プレイもコールも多すぎ、レイズはまれです。ブラフは禁物です。</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/station.py"/>
        <source>Station</source>
        <translation>ステーション</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/tag.py"/>
        <source>Plays few hands and bets them hard; folds when the odds are wrong.</source>
        <translation>少ないハンドを強気にプレイし、オッズが合わなければフォールドします。</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/tag.py"/>
        <source>TAG</source>
        <translation>TAG</translation>
    </message>
    <message>
        <location filename="pokertable/players/styles/tag.py"/>
        <source>Tight-aggressive</source>
        <translation>タイトアグレッシブ</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/database/database.py"/>
        <source>The stored hands are damaged. Whatever can be saved will be back soon.</source>
        <translation>保存したハンドが壊れています。復旧できるハンドはまもなく戻ります。</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/database/database.py"/>
        <source>The stored hands are damaged: {problem}</source>
        <translation>保存したハンドが壊れています：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/database/database.py"/>
        <source>the file is gone</source>
        <translation>ファイルがなくなりました</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Another program is using the stored hands. What you play in the meantime is kept in memory only. ({file})</source>
        <translation>保存したハンドを別のプログラムが使っています。その間のプレイはメモリにだけ残ります。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Hands are being saved again, including the one played in the meantime. ({file})</source>
        <translation>ハンドの保存を再開しました。その間のハンドも保存しました。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Hands are being saved again, including the {count} played in the meantime. ({file})</source>
        <translation>ハンドの保存を再開しました。その間の{count}ハンドも保存しました。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Hands are being saved again. ({file})</source>
        <translation>ハンドの保存を再開しました。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Nothing can be saved: {detail}. What you play now is kept in memory only. ({file})</source>
        <translation>何も保存できません：{detail}。これからのプレイはメモリにだけ残ります。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>Part of the file of stored hands is missing: the last hands may be lost. ({file})</source>
        <translation>保存したハンドのファイルの一部が欠けています。最後のハンドは失われた可能性があります。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The disk is full. What you play now is kept in memory only, until there is room again. ({file})</source>
        <translation>ディスクがいっぱいです。空きができるまで、プレイはメモリにだけ残ります。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The disk reports an error: {detail}. What you play now is kept in memory only. ({file})</source>
        <translation>ディスクのエラーです：{detail}。これからのプレイはメモリにだけ残ります。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The file of stored hands was missing: all hands were written to a new one. ({file})</source>
        <translation>保存したハンドのファイルがなくなっていたため、すべてのハンドを新しいファイルに書き直しました。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are damaged. What you play now is kept in memory only. ({file})</source>
        <translation>保存したハンドが壊れています。これからのプレイはメモリにだけ残ります。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are damaged: none could be read. They are kept in {file}; a new file was started.</source>
        <translation>保存したハンドが壊れていて、1つも読み取れませんでした。元のファイルは{file}に残し、新しいファイルを始めました。</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are damaged: {saved}, {lost}. The damaged file is kept as {file}.</source>
        <translation>保存したハンドが壊れていました：{saved}、{lost}。壊れたファイルは{file}に残してあります。</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are from a newer version. They are kept in {file}; a new file was started.</source>
        <translation>保存したハンドは新しいバージョンのものです。{file}に残し、新しいファイルを始めました。</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>The stored hands are from a newer version. What you play now is kept in memory only. ({file})</source>
        <translation>保存したハンドは新しいバージョンのものです。これからのプレイはメモリにだけ残ります。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>no hand was saved</source>
        <translation>復旧できたハンドはなく</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>none is missing</source>
        <translation>失われたハンドはありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>one could not be read</source>
        <translation>1ハンドは読めませんでした</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>one hand was saved</source>
        <translation>1ハンドを復旧し</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>{count} could not be read</source>
        <translation>{count}ハンドは読めませんでした</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/faults.py"/>
        <source>{count} hands were saved</source>
        <translation>{count}ハンドを復旧し</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/fresh.py"/>
        <source>All hands are reset; the previous file is kept beside the new one</source>
        <translation>すべてのハンドをリセットしました。前のファイルは同じフォルダに残してあります</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/fresh.py"/>
        <source>Your progress is reset; the previous file is kept beside the new one</source>
        <translation>進み具合をリセットしました。前のファイルは同じフォルダに残してあります</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/rows/journal.py"/>
        <source>hand {number} is damaged: its text has changed since it was written</source>
        <translation>ハンド{number}は壊れています：書き込んだ内容と違います</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/rows/journal.py"/>
        <source>hand {number} is damaged: {problem}</source>
        <translation>ハンド{number}は壊れています：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/rows/journal.py"/>
        <source>there is no hand {number}</source>
        <translation>ハンド{number}はありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/rows/records.py"/>
        <source>hand {number} is not finished</source>
        <translation>ハンド{number}は終わっていません</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/rows/tables.py"/>
        <source>there is no table {number}</source>
        <translation>テーブル{number}はありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/history/store/store.py"/>
        <source>tag {tag}: expected a word</source>
        <translation>タグ{tag}：1語にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>No hand was imported</source>
        <translation>読み込んだハンドはありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>Nothing was exported: none of the hands could be written</source>
        <translation>何も書き出しませんでした：書けるハンドがありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>One hand was imported</source>
        <translation>1ハンドを読み込みました</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>One hand was written to {file}</source>
        <translation>1ハンドを{file}に書き出しました</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>The export was stopped: nothing was written</source>
        <translation>書き出しを中止しました：何も書いていません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>one was already there</source>
        <translation>1ハンドはすでにありました</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{count} hands were imported</source>
        <translation>{count}ハンドを読み込みました</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{count} hands were written to {file}</source>
        <translation>{count}ハンドを{file}に書き出しました</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{count} were already there</source>
        <translation>{count}ハンドはすでにありました</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{file} could not be written: {reason}</source>
        <translation>{file}に書けませんでした：{reason}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/exchange.py"/>
        <source>{taken}, {left}</source>
        <translation>{taken}、{left}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>action {number} {text}: {problem}</source>
        <translation>アクション{number} {text}：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>action {number}: {value} is not text</source>
        <translation>アクション{number}：{value}はテキストではありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>expected d dh, d db, or a player with f, cc, cbr, pb, sd or sm</source>
        <translation>d dh、d db、またはプレイヤーとf、cc、cbr、pb、sd、smのどれかを書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>{text} is more cards than a deck has</source>
        <translation>{text}はデッキの枚数を超えています</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/lines.py"/>
        <source>{word} isn't a player: expected p1 to p{players}</source>
        <translation>{word}はプレイヤーではありません：p1からp{players}です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/pokerstars_lines.py"/>
        <source>line {line}: expected two seats or more, each with a name</source>
        <translation>{line}行目：名前のある席が2つ以上必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/pokerstars_lines.py"/>
        <source>line {line}: no card for {name}</source>
        <translation>{line}行目：{name}のカードがありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/pokerstars_lines.py"/>
        <source>line {line}: {game} isn't played here</source>
        <translation>{line}行目：{game}はここではプレイできません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/pokerstars_lines.py"/>
        <source>line {line}: {text} can't be read</source>
        <translation>{line}行目：{text}を読み取れません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/pokerstars_read.py"/>
        <source>cannot read {file}: {reason}</source>
        <translation>{file}を読めません：{reason}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/pokerstars_read.py"/>
        <source>{name} collects {amount} in the text, which isn't what the cards say</source>
        <translation>テキストでは{name}が{amount}を獲得していますが、カードと合いません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>antes: unequal antes are dead money and need ante_trimming_status = false</source>
        <translation>antes：額の違うアンティにはante_trimming_status = falseが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>the key {key} is missing</source>
        <translation>キー{key}がありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>this game has no draw</source>
        <translation>このゲームにドローはありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{file}, hand {number}: {problem}</source>
        <translation>{file}、ハンド{number}：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: expected finite amounts</source>
        <translation>{key}：有限の額にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {count} amounts for {players} players</source>
        <translation>{key}：{players}人に{count}個の額</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {count} players: {game} is played with 2 to {most}</source>
        <translation>{key}：{count}人：{game}は2人から{most}人です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value} is below 0</source>
        <translation>{key}：{value}は0より小さい値です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value} is neither true nor false</source>
        <translation>{key}：{value}はtrueでもfalseでもありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value} isn't an array</source>
        <translation>{key}：{value}は配列ではありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value}: expected 7, 8 or 9</source>
        <translation>{key}：{value}：7、8、9のどれかです</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value}: expected a finite amount above 0</source>
        <translation>{key}：{value}：0より大きい有限の額にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/read.py"/>
        <source>{key}: {value}: expected stacks above 0</source>
        <translation>{key}：{value}：0より大きいスタックにしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>Stacks: {stacks}</source>
        <translation>スタック：{stacks}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>The file ends before the hand is over.</source>
        <translation>ハンドが終わる前にファイルが終わっています。</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>action {number}: {problem}</source>
        <translation>アクション{number}：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>after {where}</source>
        <translation>そのあと：{where}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>cards must be dealt first</source>
        <translation>先にカードを配らなければなりません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>no card can be dealt now: p{player} is to act</source>
        <translation>今はカードを配れません：p{player}の番です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>no card can be dealt: the hand is over</source>
        <translation>カードを配れません：ハンドは終わっています</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>p{player} is to act</source>
        <translation>p{player}の番です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>p{player} shows {shown} but was dealt {dealt}</source>
        <translation>p{player}は{shown}を公開しますが、配られたのは{dealt}です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>the file ends before the hand is over</source>
        <translation>ハンドが終わる前にファイルが終わっています</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>the file has no card for p{player}, who is dealt one</source>
        <translation>p{player}に配るカードがファイルにありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>the file has no card for the board, which is dealt one</source>
        <translation>ボードに配るカードがファイルにありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>the hand is over</source>
        <translation>ハンドは終わっています</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/replay.py"/>
        <source>{card} is dealt twice</source>
        <translation>{card}が2回配られています</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>variant {code} is not played here: expected one of {names}</source>
        <translation>ゲーム{code}はここにはありません：次のどれか：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>variant: {code} isn't a variant code: expected something like 'NT'</source>
        <translation>variant：{code}はコードではありません：'NT'のように書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{file}: no hand in it: expected the keys variant, antes, starting_stacks and actions</source>
        <translation>{file}：ハンドがありません：variant、antes、starting_stacks、actionsのキーが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{file}: not a PHH file: {problem}</source>
        <translation>{file}：PHHファイルではありません：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{key}: {value} is too large</source>
        <translation>{key}：{value}は大きすぎます</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{key}: {value} isn't an amount</source>
        <translation>{key}：{value}は額ではありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{value} has more than {most} decimals</source>
        <translation>{value}の小数は{most}桁を超えています</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{value} is finer than the file's smallest unit</source>
        <translation>{value}はファイルの最小単位より細かい値です</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{value} is too large an amount</source>
        <translation>{value}は額が大きすぎます</translation>
    </message>
    <message>
        <location filename="pokertable/session/phh/text.py"/>
        <source>{value} isn't an amount: expected a number such as 350 or 0.75</source>
        <translation>{value}は額ではありません：350や0.75のような数にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/play/buy_ins.py"/>
        <source>{name} buys in for {amount}</source>
        <translation>{name}が{amount}をバイイン</translation>
    </message>
    <message>
        <location filename="pokertable/session/play/practice.py"/>
        <source>{count} players: {game} is played here by 2 to {most}</source>
        <translation>{count}人：{game}はここでは2〜{most}人でプレイします</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/carry.py"/>
        <source>The hands in {file} are damaged</source>
        <translation>{file}のハンドが壊れています</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/carry.py"/>
        <source>The profile could not be imported: {problem}</source>
        <translation>プロフィールを読み込めませんでした：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/carry.py"/>
        <source>Your profile has been imported; the previous one is kept beside it, in {folder}</source>
        <translation>プロフィールを読み込みました。前のものは{folder}に残してあります</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/carry.py"/>
        <source>{file} contains something that doesn't belong in a profile</source>
        <translation>{file}にはプロフィールにないものが入っています</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/carry.py"/>
        <source>{file} is damaged, or isn't a profile</source>
        <translation>{file}は壊れているか、プロフィールではありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/carry.py"/>
        <source>{file} is too large to be a profile</source>
        <translation>{file}はプロフィールにしては大きすぎます</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/carry.py"/>
        <source>{file} isn't a profile of Pokertable</source>
        <translation>{file}はPokertableのプロフィールではありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/carry.py"/>
        <source>{file} was written by a later version of Pokertable</source>
        <translation>{file}は新しいバージョンのPokertableで作られています</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>ante {ante}, bring-in {bring_in}: no game of {mix} has them</source>
        <translation>アンティ{ante}、ブリングイン{bring_in}：{mix}にはこれらを使うゲームがありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>big-blind ante {ante}: a mix is played without one</source>
        <translation>BBアンティ{ante}：ミックスにはありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>big-blind ante {ante}: {game} has no blinds</source>
        <translation>BBアンティ{ante}：{game}にブラインドはありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>bring-in {bring_in}: {game} has blinds</source>
        <translation>ブリングイン{bring_in}：{game}にはブラインドがあります</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>game {game}: expected one of {names}</source>
        <translation>ゲーム{game}：次のどれか：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>opponents {names}: expected one name each</source>
        <translation>相手{names}：それぞれ名前が必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>seats {seats}: {game} is played by 2 to {most}</source>
        <translation>席数{seats}：{game}は2人から{most}人です</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>sit and go {structure} of {field} players: expected both, or neither</source>
        <translation>シットアンドゴー{structure}、{field}人：両方を指定するか、どちらも指定しないでください</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>stack {stack}: expected {least} to {most} chips</source>
        <translation>スタック{stack}：{least}〜{most}チップにしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>stakes {low}/{high}: expected whole chips, the larger number last</source>
        <translation>ステークス{low}/{high}：整数のチップで、大きい数を後にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>stakes {stakes}: expected two whole numbers, such as 1/2</source>
        <translation>ステークス{stakes}：1/2のように2つの整数で入力してください</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/choice.py"/>
        <source>{count} opponents for {seats} seats: expected {others}</source>
        <translation>{seats}席に相手{count}人：{others}人必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/opponents.py"/>
        <source>no name: expected an entry such as {example}</source>
        <translation>名前がありません：{example}のように書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/opponents.py"/>
        <source>{name} is unknown: expected {names}</source>
        <translation>{name}は不明です：次のどれか：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>byte {number} is not UTF-8 text</source>
        <translation>バイト{number}がUTF-8のテキストではありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>nested too deeply</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>not valid {form}</source>
        <translation>正しい{form}ではありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>not valid {form} at line {line}, column {column}</source>
        <translation>{line}行{column}列が正しい{form}ではありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/parsed.py"/>
        <source>{number}: expected a finite number</source>
        <translation>{number}：有限の数にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>The settings cannot be read: {reason}. The file could not be set aside: {fault}. ({file})</source>
        <translation>設定を読めません：{reason}。ファイルの退避もできませんでした：{fault}。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>The settings cannot be read: {reason}. The file was set aside as {aside}; the defaults are used. ({file})</source>
        <translation>設定を読めません：{reason}。ファイルは{aside}として退避し、標準の設定を使います。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>These settings could not be read and are back to their defaults: {entries}. The file could not be copied: {fault}. ({file})</source>
        <translation>次の設定は読み取れなかったため、標準に戻しました：{entries}。ファイルは複製できませんでした：{fault}。（{file}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>These settings could not be read and are back to their defaults: {entries}. The file is kept as {file}.</source>
        <translation>次の設定は読み取れなかったため、標準に戻しました：{entries}。元のファイルは{file}に残してあります。</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/settings.py"/>
        <source>expected a JSON object</source>
        <translation>JSONオブジェクトが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/whole_file.py"/>
        <source>it isn't a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/whole_file.py"/>
        <source>more than {most} bytes</source>
        <translation>{most}バイトを超えています</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/whole_file.py"/>
        <source>not text: nothing but zeros</source>
        <translation>テキストではなくゼロばかりです</translation>
    </message>
    <message>
        <location filename="pokertable/session/profile/whole_file.py"/>
        <source>too many files were set aside already</source>
        <translation>退避したファイルがすでに多すぎます</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>Python is needed on this system</source>
        <translation>このシステムにPythonが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>a closing quotation mark is missing</source>
        <translation>引用符が閉じていません</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>expected a Python file, a shell script or an executable file</source>
        <translation>Pythonのファイル、シェルスクリプト、または実行できるファイルにしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>hand {number}, {street}</source>
        <translation>ハンド{number}、{street}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>no answer within {seconds} s</source>
        <translation>{seconds}秒以内に応答がありません</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>program {name}: {problem}</source>
        <translation>プログラム{name}：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>program: expected a command line, such as program:./mybot.py</source>
        <translation>program：program:./mybot.pyのようにコマンドラインを書いてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>the program ended</source>
        <translation>プログラムが終了しました</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>the program ended with status {status}</source>
        <translation>プログラムが終了しました（終了コード{status}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/program.py"/>
        <source>{where}: {problem}</source>
        <translation>{where}：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>discard {text}: expected cards from {cards}</source>
        <translation>捨てるカード{text}：{cards}から選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>discard {text}: {problem}</source>
        <translation>捨てるカード{text}：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>raise to {to}: expected {least} or {most}</source>
        <translation>{to}にレイズ：{least}か{most}にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>raise to {to}: expected {least} to {most}</source>
        <translation>{to}にレイズ：{least}から{most}です</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>{text}: expected a JSON object</source>
        <translation>{text}：JSONオブジェクトが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>{text}: expected a JSON object on one line</source>
        <translation>{text}：1行のJSONオブジェクトが必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>{text}: expected one of {names}</source>
        <translation>{text}：次のどれかを指定してください：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/programs/protocol.py"/>
        <source>{text}: expected {example}</source>
        <translation>{text}：{example}が必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/record/table.py"/>
        <source>{mix}: {game}</source>
        <translation>{mix}：{game}</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/absent.py"/>
        <source>Absent</source>
        <translation>不在</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/absent.py"/>
        <source>Has left: folds every hand.</source>
        <translation>席を離れています。すべてのハンドをフォールドします。</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/absent.py"/>
        <source>It has left the tournament.</source>
        <translation>トーナメントを離れています。</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulate.py"/>
        <source>a process that played hands was ended by the system: try fewer --jobs</source>
        <translation>ハンドをプレイするプロセスがシステムに終了させられました：--jobsを減らしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulate.py"/>
        <source>jobs {jobs}: expected 1 or more</source>
        <translation>プロセス数{jobs}：1以上にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>1 player: {game} is played by 2 to {most}</source>
        <translation>1人：{game}は2人から{most}人です</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>hands {hands}: duplicate play needs a multiple of the {count} players</source>
        <translation>ハンド数{hands}：デュプリケートでは{count}人の倍数にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>hands {hands}: expected 1 or more</source>
        <translation>ハンド数{hands}：1以上にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>stack {stack}: expected 1 or more chips</source>
        <translation>スタック{stack}：1チップ以上にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>time per move {seconds}: expected more than 0 and at most {most} seconds</source>
        <translation>1回のアクションの時間{seconds}：0秒より長く{most}秒以下にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/simulation.py"/>
        <source>{count} players: {game} is played by 2 to {most}</source>
        <translation>{count}人：{game}は2人から{most}人です</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/tournaments.py"/>
        <source>tournaments {count}: expected 1 or more</source>
        <translation>トーナメント{count}回：1以上を指定してください</translation>
    </message>
    <message>
        <location filename="pokertable/session/simulation/tournaments.py"/>
        <source>{count} players: expected at most {field}, the size of the field</source>
        <translation>プレイヤー{count}人：参加人数の{field}人以下にしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/prizes.py"/>
        <source>field {players}: expected {names} players</source>
        <translation>人数{players}：{names}人を指定してください</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}, level {small}/{big}: expected a small blind below the big blind, and each level above the one before</source>
        <translation>{key}、レベル{small}/{big}：スモールブラインドはビッグブラインドより小さく、各レベルは前のレベルより大きくしてください</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}, {name} {value}: expected a whole number above 0</source>
        <translation>{key}、{name} {value}：1以上の整数を指定してください</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}: expected at least one level</source>
        <translation>{key}：レベルが1つ以上必要です</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}: expected one of {names}</source>
        <translation>{key}：{names}のどれかを指定してください</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/structure.py"/>
        <source>{key}: {problem}</source>
        <translation>{key}：{problem}</translation>
    </message>
    <message>
        <location filename="pokertable/session/tournament/tournament.py"/>
        <source>field {players}: a table of {game} has 2 to {most} players</source>
        <translation>人数{players}：{game}のテーブルは2から{most}人です</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>**{street}**: {dealt}.</source>
        <translation>**{street}**：{dealt}。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>**{street}**: {dealt}; big bets.</source>
        <translation>**{street}**：{dealt}。ベットはビッグベットです。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>**{street}**: {dealt}; small bets.</source>
        <translation>**{street}**：{dealt}。ベットはスモールベットです。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>1 card face down</source>
        <translation>伏せカード1枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>1 card face up</source>
        <translation>アップカード1枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>1 card to the board</source>
        <translation>ボードに1枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>A card is [burned](words.md#burn-card) before each street after the first.</source>
        <translation>最初を除く各ストリートの前に1枚を[バーン](words.md#burn-card)します。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>All {cards} cards play.</source>
        <translation>{cards}枚すべてを使います。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Any five of the {cards} cards may play.</source>
        <translation>{cards}枚のうちどの5枚を使ってもかまいません。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Each later round of betting begins with the first player left of the button who is still in.</source>
        <translation>その後のベッティングラウンドは、ボタンの左で残っている最初の人から始まります。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Everybody antes, and the highest up card [brings it in](stud.md#the-bring-in); the ace is low here.</source>
        <translation>全員がアンティを払い、最も高いアップカードが[ブリングイン](stud.md#the-bring-in)を出します。ここではAは低いカードです。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Everybody antes, and the lowest up card [brings it in](stud.md#the-bring-in); the ace is high here.</source>
        <translation>全員がアンティを払い、最も低いアップカードが[ブリングイン](stud.md#the-bring-in)を出します。ここではAは高いカードです。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Exactly {own} of your own cards play, with exactly {board} from the board.</source>
        <translation>手札からちょうど{own}枚、ボードからちょうど{board}枚を使います。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>For the high: {cards}</source>
        <translation>ハイ：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>For the low: {cards}</source>
        <translation>ロー：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Half of the pot</source>
        <translation>ポットの半分</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>If nobody has such a low, the best hand for the other half wins the whole pot.</source>
        <translation>そのようなローが誰にもなければ、もう半分の最高の手がポット全部を取ります。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>It is played {limits}.</source>
        <translation>{limits}でプレイします。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>On each later street the highest hand showing [acts first](stud.md#who-opens).</source>
        <translation>その後の各ストリートでは、見えている役が最も強い人が[最初にアクションします](stud.md#who-opens)。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>On each later street the lowest hand showing [acts first](stud.md#who-opens).</source>
        <translation>その後の各ストリートでは、見えている役が最も低い人が[最初にアクションします](stud.md#who-opens)。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>The [blinds](flop-games.md#button-and-blinds) are posted first, and the first round of betting begins left of the big blind.</source>
        <translation>最初に[ブラインド](flop-games.md#button-and-blinds)を出し、最初のベッティングラウンドはビッグブラインドの左から始まります。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>The [showdown](pots-and-showdown.md#who-shows-first) follows.</source>
        <translation>最後が[ショーダウン](pots-and-showdown.md#who-shows-first)です。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>The cards for the high and those for the low are chosen separately.</source>
        <translation>ハイのカードとローのカードは別々に選びます。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>The whole pot</source>
        <translation>ポット全部</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>Up to {seats} players can play.</source>
        <translation>{seats}人までプレイできます。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>each player discards any number of cards and draws as many</source>
        <translation>各自が好きな枚数を捨て、同じ枚数を受け取る</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{n} cards face down</source>
        <translation>伏せカード{n}枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{n} cards face up</source>
        <translation>アップカード{n}枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{n} cards to the board</source>
        <translation>ボードに{n}枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{own} cards each, hidden from the others.</source>
        <translation>各自{own}枚で、ほかの人には見えません。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{own} cards each, some of them face up.</source>
        <translation>各自{own}枚で、一部はアップカードです。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{own} cards each, {board} on the board.</source>
        <translation>各自{own}枚、ボードに{board}枚です。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the [lowest hand](hands.md#lows-of-razz): the ace is low, and pairs count against you.</source>
        <translation>{part}は[最も低い手](hands.md#lows-of-razz)が獲得します。Aは最も低く、ペアは不利です。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the best [badugi](hands.md#hands-of-badugi): four cards of different suits and ranks, as low as possible.</source>
        <translation>{part}は最高の[バドゥーギ](hands.md#hands-of-badugi)、つまりスートもランクもすべて異なる、できるだけ低い4枚が獲得します。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the best [high hand](hands.md#the-order-of-hands).</source>
        <translation>{part}は最も強い[ハイハンド](hands.md#the-order-of-hands)が獲得します。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the best [low](hands.md#lows): here five cards of different ranks, {rank} or lower.</source>
        <translation>{part}は最高の[ロー](hands.md#lows)が獲得します。ここでローとは、ランクがすべて異なる{rank}以下の5枚です。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/composed_rules.py"/>
        <source>{part} goes to the worst [poker hand](hands.md#hands-of-deuce-to-seven): pairs, straights and flushes count against you, and the ace is high.</source>
        <translation>{part}は最も弱い[役](hands.md#hands-of-deuce-to-seven)が獲得します。ペアもストレートもフラッシュも不利になり、Aは高いカードです。</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/line.py"/>
        <source>Dead: {cards}</source>
        <translation>デッド：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/line.py"/>
        <source>{items}, {item}</source>
        <translation>{items}、{item}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>1 of {of} hands beats it</source>
        <translation>{of}通り中1通りに負け</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>a straight flush in {suit}s</source>
        <translation>{suit}のストレートフラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>any {count} unseen cards</source>
        <translation>未知の{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>any {rank}</source>
        <translation>{rank}ならどれでも</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>behind every hand showing</source>
        <translation>見えているどの手にも負け</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>behind the best hand showing</source>
        <translation>見えている最高の手に負け</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>second</source>
        <translation>2番目</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>the nut low</source>
        <translation>ナッツロー</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>the nuts</source>
        <translation>ナッツ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>third</source>
        <translation>3番目</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{beaten}, up to {best}</source>
        <translation>{beaten}、最高は{best}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{beaten}; whatever is behind the best hand showing</source>
        <translation>{beaten}（見えている最高の手に対し）</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{beaten}; {assumed}</source>
        <translation>{beaten}（{assumed}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{count} of {of} hands beat it</source>
        <translation>{of}通り中{count}通りに負け</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{first} and {second}</source>
        <translation>{first}と{second}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{place} nut low</source>
        <translation>{place}のナッツロー</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{place} nuts</source>
        <translation>{place}のナッツ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{place}; {beaten}, {assumed}</source>
        <translation>{place}、{beaten}（{assumed}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{place}; {beaten}: {by}</source>
        <translation>{place}、{beaten}：{by}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/nuts_distance.py"/>
        <source>{rank}-x of {suit}s</source>
        <translation>{suit}の{rank}-x</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>double-suited</source>
        <translation>ダブルスーテッド</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>four {ranks}</source>
        <translation>{ranks}のフォーカード</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>pair of {ranks}</source>
        <translation>{ranks}のワンペア</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>pair of {ranks} with the door card</source>
        <translation>ドアカードを使った{ranks}のワンペア</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>rainbow</source>
        <translation>レインボー</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>rundown</source>
        <translation>ランダウン</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>suited</source>
        <translation>スーテッド</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>three {ranks}</source>
        <translation>{ranks}のスリーカード</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>three {ranks} with the door card</source>
        <translation>ドアカードを使った{ranks}のスリーカード</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>triple-suited</source>
        <translation>トリプルスーテッド</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>two pair, {high} and {low}</source>
        <translation>{high}と{low}のツーペア</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{count} of one suit</source>
        <translation>同じスート{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{count} to a flush</source>
        <translation>フラッシュ狙いの{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{count} to a straight</source>
        <translation>ストレート狙いの{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{count} to a straight flush</source>
        <translation>ストレートフラッシュ狙いの{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{ranks} in the hand</source>
        <translation>手札に{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{ranks} offsuit</source>
        <translation>{ranks}オフスート</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{ranks} suited</source>
        <translation>{ranks}スーテッド</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{rank} high</source>
        <translation>{rank}ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/reading.py"/>
        <source>{words}</source>
        <translation>{words}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Betting</source>
        <translation>ベッティング</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Hands</source>
        <translation>役</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Mixes</source>
        <translation>ミックス</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Showdown</source>
        <translation>ショーダウン</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Sit and goes</source>
        <translation>シットアンドゴー</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>The deal</source>
        <translation>カードの配り方</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/rule_book.py"/>
        <source>Words</source>
        <translation>用語</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>Main pot</source>
        <translation>メインポット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>Pot</source>
        <translation>ポット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>Side pot</source>
        <translation>サイドポット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>Side pot {number}</source>
        <translation>サイドポット{number}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You scoop {amount}</source>
        <translation>あなたが{amount}をスクープ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You scoop {amount}, {pot}</source>
        <translation>あなたが{amount}をスクープ、{pot}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You win {amount}</source>
        <translation>あなたが{amount}を獲得</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You win {amount}, {part} {pot}</source>
        <translation>あなたが{amount}を獲得、{pot}の{part}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You win {amount}, {part} {pot} ({share})</source>
        <translation>あなたが{amount}を獲得、{pot}の{part}（{share}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>You win {amount}, {pot}</source>
        <translation>あなたが{amount}を獲得、{pot}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>a quarter of</source>
        <translation>4分の1</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>a sixth of</source>
        <translation>6分の1</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>a third of</source>
        <translation>3分の1</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>an eighth of</source>
        <translation>8分の1</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>beaten by {hand}</source>
        <translation>{hand}に負け</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>half</source>
        <translation>2分の1</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>half the {share}</source>
        <translation>{share}の2分の1</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>high</source>
        <translation>ハイ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>low</source>
        <translation>ロー</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>main {amount}</source>
        <translation>メイン{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>part of</source>
        <translation>一部</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>pot</source>
        <translation>ポット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>quartered</source>
        <translation>クォーター</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>scoops</source>
        <translation>スクープ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>side pot {number}</source>
        <translation>サイドポット{number}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>side {amount}</source>
        <translation>サイド{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>side {number} {amount}</source>
        <translation>サイド{number}：{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>splits the {share}</source>
        <translation>{share}を山分け</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>the main pot</source>
        <translation>メインポット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>the pot</source>
        <translation>ポット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>the side pot</source>
        <translation>サイドポット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>the whole pot</source>
        <translation>ポット全部</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>three quarters</source>
        <translation>4分の3</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{amount} from {count} pots</source>
        <translation>{count}つのポットから{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{amount} of {pot}</source>
        <translation>{pot}のうち{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} scoops {amount}</source>
        <translation>{name}が{amount}をスクープ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} scoops {amount}, {pot}</source>
        <translation>{name}が{amount}をスクープ、{pot}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} wins {amount}</source>
        <translation>{name}が{amount}を獲得</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} wins {amount}, {part} {pot}</source>
        <translation>{name}が{amount}を獲得、{pot}の{part}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} wins {amount}, {part} {pot} ({share})</source>
        <translation>{name}が{amount}を獲得、{pot}の{part}（{share}）</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{name} wins {amount}, {pot}</source>
        <translation>{name}が{amount}を獲得、{pot}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{parts}</source>
        <translation>{parts}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{pot} uncontested</source>
        <translation>{pot}、争いなし</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/winners.py"/>
        <source>{pot} with the odd chip</source>
        <translation>{pot}、端数チップ込み</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>All-in: the hands are turned up</source>
        <translation>オールイン：手札を公開</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Before the draw</source>
        <translation>ドロー前</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Before the flop</source>
        <translation>プリフロップ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Eight</source>
        <translation>8</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Fifth street</source>
        <translation>フィフスストリート</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>First draw</source>
        <translation>1回目のドロー</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Five</source>
        <translation>5</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Flop</source>
        <translation>フロップ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Four</source>
        <translation>4</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Fourth street</source>
        <translation>フォースストリート</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Nine</source>
        <translation>9</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>No</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>One</source>
        <translation>1</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>River</source>
        <translation>リバー</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Second draw</source>
        <translation>2回目のドロー</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Second street</source>
        <translation>セカンドストリート</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Seven</source>
        <translation>7</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Seventh street</source>
        <translation>セブンスストリート</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Six</source>
        <translation>6</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Sixth street</source>
        <translation>シックスストリート</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Ten</source>
        <translation>10</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>The deck runs out: folded, burned and discarded cards are shuffled back in</source>
        <translation>山札不足：フォールド、バーン、捨て札を山に戻してシャッフル</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>The deck runs out: the burn cards are shuffled back in</source>
        <translation>山札不足：バーンカードを混ぜて補充</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>The house takes {amount}</source>
        <translation>ハウスが{amount}を徴収</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>The last card is a community card: {cards}</source>
        <translation>最後のカードは全員共通：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Third draw</source>
        <translation>3回目のドロー</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Third street</source>
        <translation>サードストリート</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Three</source>
        <translation>3</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Two</source>
        <translation>2</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Uncalled bet of {amount} returned to you</source>
        <translation>コールされなかった{amount}があなたに戻る</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Uncalled bet of {amount} returned to {name}</source>
        <translation>コールされなかった{amount}が{name}に戻る</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Up cards: {cards}</source>
        <translation>アップカード：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You ante {amount}</source>
        <translation>あなたがアンティ{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You are dealt {cards}</source>
        <translation>あなたに{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You bet {amount}</source>
        <translation>あなたが{amount}をベット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You bring in {amount} with {card}</source>
        <translation>あなたが{card}で{amount}をブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You call {amount}</source>
        <translation>あなたが{amount}をコール</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You call {amount}, {total} in all</source>
        <translation>あなたが{amount}をコール、合計{total}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You check</source>
        <translation>あなたがチェック</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You complete to {amount}</source>
        <translation>あなたが{amount}にコンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You discard {cards}</source>
        <translation>{cards}を捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You draw {count}</source>
        <translation>{count}枚交換</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You fold</source>
        <translation>あなたがフォールド</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You get {cards}</source>
        <translation>{cards}を受け取り</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You have the button</source>
        <translation>あなたがボタン</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You muck</source>
        <translation>あなたがマック</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You post {amount}</source>
        <translation>あなたが{amount}をポスト</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You raise to {amount}</source>
        <translation>あなたが{amount}にレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>You stand pat</source>
        <translation>スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Your draw: discard or stand pat</source>
        <translation>あなたの交換：捨てるか、スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Your turn: bring it in</source>
        <translation>あなたの番：ブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Your turn: nothing to call</source>
        <translation>あなたの番：コール不要</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>Your turn: {amount} to call</source>
        <translation>あなたの番：コール{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{action}, all-in</source>
        <translation>{action}、オールイン</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{count} antes of {amount}</source>
        <translation>アンティ{amount}、{count}人</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{items}; {item}</source>
        <translation>{items}、{item}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} antes {amount}</source>
        <translation>{name}がアンティ{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} bets {amount}</source>
        <translation>{name}が{amount}をベット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} brings in {amount} with {card}</source>
        <translation>{name}が{card}で{amount}をブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} calls {amount}</source>
        <translation>{name}が{amount}をコール</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} calls {amount}, {total} in all</source>
        <translation>{name}が{amount}をコール、合計{total}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} checks</source>
        <translation>{name}がチェック</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} completes to {amount}</source>
        <translation>{name}が{amount}にコンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} discards {cards}</source>
        <translation>{name}が{cards}を捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} draws {count}</source>
        <translation>{name}が{count}枚交換</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} folds</source>
        <translation>{name}がフォールド</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} gets {cards}</source>
        <translation>{name}が{cards}を受け取り</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} has the button</source>
        <translation>{name}がボタン</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} is dealt {cards}</source>
        <translation>{name}に{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} mucks</source>
        <translation>{name}がマック</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} posts {amount}</source>
        <translation>{name}が{amount}をポスト</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} raises to {amount}</source>
        <translation>{name}が{amount}にレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} shows {cards}</source>
        <translation>{name}が{cards}を公開</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} stands pat</source>
        <translation>{name}がスタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} to act</source>
        <translation>{name}の番</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} to act: {amount} to call</source>
        <translation>{name}の番：コール{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} to bring it in</source>
        <translation>{name}がブリングインの番</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} to draw</source>
        <translation>{name}の交換</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{pot} {amount}: {names}</source>
        <translation>{pot} {amount}：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{shown}: {hand}</source>
        <translation>{shown}：{hand}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{street} {cards}</source>
        <translation>{street} {cards}</translation>
    </message>
    <message>
        <location filename="pokertable/session/words/words.py"/>
        <source>{street}, pot {amount}</source>
        <translation>{street}、ポット{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/plan.py"/>
        <source>Call another bet of this size too, except on any {cards}.</source>
        <translation>同じ大きさのベットがもう一度来てもコール。ただし次のカードが{cards}ならフォールド。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/plan.py"/>
        <source>Call another bet too, except on any {cards}.</source>
        <translation>もう一度ベットされてもコール。ただし次のカードが{cards}ならフォールド。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/plan.py"/>
        <source>Fold to another bet of this size, except on any {cards}.</source>
        <translation>同じ大きさのベットがもう一度来たらフォールド。ただし次のカードが{cards}ならコール。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/plan.py"/>
        <source>Fold to another bet, except on any {cards}.</source>
        <translation>もう一度ベットされたらフォールド。ただし次のカードが{cards}ならコール。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/plan.py"/>
        <source>{cards} or {card}</source>
        <translation>{cards}、{card}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/plan.py"/>
        <source>{rank} or higher</source>
        <translation>{rank}以上</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/plan.py"/>
        <source>{rank} or lower</source>
        <translation>{rank}以下</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Bluffs and bluff-catching</source>
        <translation>ブラフとブラフキャッチ</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Dead cards and live lows</source>
        <translation>デッドカードとローのライブカード</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Defending your blind or bring-in</source>
        <translation>ブラインドやブリングインの防衛</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Facing a raise</source>
        <translation>レイズへの対応</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Fifth street's big bet</source>
        <translation>フィフスストリートのビッグベット</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>First in</source>
        <translation>最初に参加</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Half or whole</source>
        <translation>半分か全部か</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Nuts or not</source>
        <translation>ナッツか否か</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>On the bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Push or fold</source>
        <translation>オールインかフォールドか</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Push or fold for prizes</source>
        <translation>オールインかフォールドか（賞金）</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>The price of a draw</source>
        <translation>ドローのオッズ</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Value and protection</source>
        <translation>バリューとプロテクション</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>Value on the end</source>
        <translation>最終ラウンドのバリューベット</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/themes.py"/>
        <source>What to discard</source>
        <translation>何を捨てるか</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>A bet would mostly be called by better hands.</source>
        <translation>ベットにコールするのは、ほとんどがより強い手です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>A bigger bet earns more.</source>
        <translation>大きいベットのほうが得です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>A raise would mostly be called by better hands.</source>
        <translation>レイズにコールするのは、ほとんどがより強い手です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>A smaller bet earns more.</source>
        <translation>小さいベットのほうが得です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Behind you</source>
        <translation>後ろのプレイヤー</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Betting is worth more than checking.</source>
        <translation>チェックよりベットのほうが得です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Bring it in, or complete?</source>
        <translation>ブリングインか、コンプリートか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Calling is worth more than raising.</source>
        <translation>レイズよりコールのほうが得です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Cards you need that are gone</source>
        <translation>必要なカードで、すでに出たもの</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Check or bet?</source>
        <translation>チェックか、ベットか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Check or raise?</source>
        <translation>チェックか、レイズか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Checking is free.</source>
        <translation>チェックは無料です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Checking is worth more than betting.</source>
        <translation>ベットよりチェックのほうが得です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Completing is worth more than bringing it in.</source>
        <translation>ブリングインよりコンプリートのほうが得です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Enough better hands will fold.</source>
        <translation>より強い手がフォールドする頻度が十分にあります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Enough of their hands will fold, and yours can improve if called.</source>
        <translation>相手が十分な頻度でフォールドし、コールされても自分の手が良くなる可能性があります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Fold or call?</source>
        <translation>フォールドか、コールか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Fold or raise?</source>
        <translation>フォールドか、レイズか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Fold, call or raise?</source>
        <translation>フォールド、コール、レイズのどれ？</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>In chips this is a call, in prizes a fold.</source>
        <translation>チップではコール、賞金ではフォールドの場面です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>In chips this is a raise, in prizes a fold.</source>
        <translation>チップではレイズ、賞金ではフォールドの場面です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Later bets will cost more than the odds give you.</source>
        <translation>オッズは合っていても、後のベットでそれ以上に失います。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Later bets will pay for this hand.</source>
        <translation>この手は、後のベットで元が取れます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Out of position, this hand wins less than its share.</source>
        <translation>ポジションが悪いと、この手は勝率ほど獲得できません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Prizes left</source>
        <translation>残りの賞金</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Putting chips in costs more than folding.</source>
        <translation>チップを入れるとフォールドより損です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Raising is worth more than calling.</source>
        <translation>コールよりレイズのほうが得です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Stand pat, or discard?</source>
        <translation>スタンドパットか、交換か？</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>The cards you keep make the better draw.</source>
        <translation>このカードを残すほうが良いドローになります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>The price is too high for this hand.</source>
        <translation>この手ではオッズが合いません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>This hand is too weak to put your stack in.</source>
        <translation>スタックを入れるには弱すぎる手です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>This hand is too weak to start with.</source>
        <translation>参加するには弱すぎる手です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>This hand is worth a raise.</source>
        <translation>この手はレイズに値します。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>This hand isn't strong enough to raise.</source>
        <translation>レイズするには強さが足りません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Too close to call: both choices are right.</source>
        <translation>僅差です。どちらも正解です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Too few of their hands would fold to a raise.</source>
        <translation>レイズにフォールドする相手の手が少なすぎます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Too few of their hands would fold.</source>
        <translation>フォールドする相手の手が少なすぎます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Too many of the cards you need are gone.</source>
        <translation>必要なカードがすでに出すぎています。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>With so few big blinds, the choice is all-in or fold.</source>
        <translation>スタックがこれだけ短いと、オールインかフォールドの二択です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Worse hands will call.</source>
        <translation>より弱い手がコールしてくれます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You have</source>
        <translation>あなたの勝率</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You have another card worth keeping.</source>
        <translation>残す価値のあるカードがもう1枚あります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You have more than your share of the equity: build the pot.</source>
        <translation>勝率が均等な取り分を上回っています。ポットを大きくします。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You have the odds to call.</source>
        <translation>コールに見合うオッズです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You would be quartered too often.</source>
        <translation>4分の1しか取れないことが多すぎます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>You would pay full price for a hand that wins only half.</source>
        <translation>ポットの半分しか取れない手に、全額分を払うことになります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your flush isn't the nuts.</source>
        <translation>あなたのフラッシュはナッツではありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your hand</source>
        <translation>あなたの手</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your hand is good enough as it is.</source>
        <translation>あなたの手は今のままで十分です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your hand isn't good enough as it is.</source>
        <translation>あなたの手は今のままでは足りません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your low is counterfeited.</source>
        <translation>あなたのローはカウンターフィットされています。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your other cards aren't worth keeping.</source>
        <translation>ほかのカードは残す価値がありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>Your start</source>
        <translation>スターティングハンド</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>against their ranges, if nobody bets again</source>
        <translation>相手のレンジに対し、以後ベットがない場合</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>high {high}% + low {low}%, against their ranges</source>
        <translation>ハイ{high}% + ロー{low}%、相手のレンジに対し</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>needed in prizes; in chips {needed}%</source>
        <translation>賞金で必要な勝率。チップでは{needed}%</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>nobody still to act</source>
        <translation>これからアクションする人はいません</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{act} {why}</source>
        <translation>{act}{why}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{count}</source>
        <translation>{count}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{count} players left</source>
        <translation>残り{count}人</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{said}</source>
        <translation>{said}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{said} {plan}</source>
        <translation>{said}{plan}</translation>
    </message>
    <message>
        <location filename="pokertable/training/decide/words.py"/>
        <source>{share}%</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/cards.py"/>
        <source>no cards: expected a hand and a board, such as 8hAs9cTc / 5s6s7s9hTs</source>
        <translation>カードがありません：8hAs9cTc / 5s6s7s9hTsのように手札とボードを入力してください</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/cards.py"/>
        <source>{count} cards in the hand: expected at most {most} in {game}</source>
        <translation>手札が{count}枚：{game}では最大{most}枚です</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/cards.py"/>
        <source>{count} cards on the board: expected at most {most} in {game}</source>
        <translation>ボードが{count}枚：{game}では最大{most}枚です</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/cards.py"/>
        <source>{count} groups of cards: expected a hand and a board</source>
        <translation>カードの組が{count}つ：手札とボードを入力してください</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>The low is gone.</source>
        <translation>ローがなくなりました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>The {rank} {place}</source>
        <translation>{place}の{rank}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>Without the {rank} there is no low: {reason}.</source>
        <translation>{rank}がないとローはできません：{reason}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>Without the {rank}: {name}.</source>
        <translation>{rank}なし：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>You no longer have a low: {reason}.</source>
        <translation>ローはなくなりました：{reason}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>Your high now: {name}.</source>
        <translation>今のハイ：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>Your low is now {ranks}.</source>
        <translation>今のロー：{ranks}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>in your hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>on the flop</source>
        <translation>フロップ</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>on the river</source>
        <translation>リバー</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>on the turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} counterfeits your {pair}, but the {rank} protects it: {ranks}.</source>
        <translation>{card}で{pair}はカウンターフィットされますが、{rank}が守ります：{ranks}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} counterfeits your {pair}: you have no low left.</source>
        <translation>{card}で{pair}はカウンターフィットされ、ローは残りません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} counterfeits your {pair}: you stay at {ranks}.</source>
        <translation>{card}で{pair}はカウンターフィットされますが、{ranks}のままです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} counterfeits your {pair}: your low is now {ranks}.</source>
        <translation>{card}で{pair}はカウンターフィットされ、ローは{ranks}になります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} gives you a low: {ranks}.</source>
        <translation>{card}でローができます：{ranks}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} improves your low to {ranks}.</source>
        <translation>{card}でローが{ranks}に良くなります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/change.py"/>
        <source>{card} makes: {name}.</source>
        <translation>{card}で{name}ができます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/course.py"/>
        <source>The right answer is marked.</source>
        <translation>正解に印があります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>flush, {rank}</source>
        <translation>フラッシュ、{rank}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>full house, {ranks}</source>
        <translation>フルハウス、{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>straight flush, {rank}</source>
        <translation>ストレートフラッシュ、{rank}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>straight, {rank}</source>
        <translation>ストレート、{rank}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/grid.py"/>
        <source>two pair, {ranks}</source>
        <translation>ツーペア、{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>No low: {reason}.</source>
        <translation>ローなし：{reason}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>There is a low.</source>
        <translation>ローがあります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>These two make no low.</source>
        <translation>この2枚ではローになりません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>With these two, at best: {name}.</source>
        <translation>この2枚では最高でも{name}です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/lesson.py"/>
        <source>these cards don't make one</source>
        <translation>このカードではできません</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/reading.py"/>
        <source>you need five cards</source>
        <translation>カードが5枚必要です</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/reading.py"/>
        <source>you need three cards on the board</source>
        <translation>ボードに3枚必要です</translation>
    </message>
    <message>
        <location filename="pokertable/training/lab/reading.py"/>
        <source>you need two cards in your hand</source>
        <translation>手札に2枚必要です</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>For the high, {cards} play: {name}.</source>
        <translation>ハイには{cards}を使います：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>For the low, {cards} play: {name}.</source>
        <translation>ローには{cards}を使います：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Only {card} plays: {name}.</source>
        <translation>使うのは{card}だけです：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>The board plays: {name}.</source>
        <translation>ボードがそのまま役です：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Which of your cards play for the high?</source>
        <translation>ハイに使う手札はどれですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Which of your cards play for the low?</source>
        <translation>ローに使う手札はどれですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Which of your cards play?</source>
        <translation>使う手札はどれですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>You used {count} from your hand: in Omaha you use exactly two.</source>
        <translation>手札から{count}を使いました。オマハではちょうど2枚です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Your best high: which five?</source>
        <translation>最高のハイ：どの5枚ですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>Your best low: which five?</source>
        <translation>最高のロー：どの5枚ですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>both, one or none</source>
        <translation>2枚、1枚、または0枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>five of your seven</source>
        <translation>7枚のうち5枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>five of your seven, or no low</source>
        <translation>7枚のうち5枚、またはローなし</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>four cards</source>
        <translation>4枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>no card</source>
        <translation>0枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>one card</source>
        <translation>1枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>three cards</source>
        <translation>3枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>two of your cards</source>
        <translation>手札のうち2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>two, or no low</source>
        <translation>2枚、またはローなし</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>{cards} play: {name}.</source>
        <translation>{cards}を使います：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/at_table.py"/>
        <source>{error}. {why} {truth}</source>
        <translation>{error}。{why}{truth}</translation>
    </message>
    <message>
        <location filename="pokertable/training/learner/request.py"/>
        <source>topics {names}: none of them is asked in {games}</source>
        <translation>テーマ{names}：{games}では出題されません</translation>
    </message>
    <message>
        <location filename="pokertable/training/live/live_cards.py"/>
        <source>Live cards of your pair: {left} of {count}</source>
        <translation>ペアの残りカード：{count}枚中{left}枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/live/live_cards.py"/>
        <source>Live cards of your suit: {left} of {count}</source>
        <translation>同じスートの残りカード：{count}枚中{left}枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/live/live_cards.py"/>
        <source>Live low cards: {left} of {count}</source>
        <translation>ローに使える残りカード：{count}枚中{left}枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>A flush needs two {suits} from the hand and three from the board.</source>
        <translation>フラッシュには手札の{suits}2枚とボードの3枚が必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>A full house needs two cards from the hand and three from the board.</source>
        <translation>フルハウスには手札の2枚とボードの3枚が必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>A straight needs two cards from the hand and three from the board.</source>
        <translation>ストレートには手札の2枚とボードの3枚が必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Exactly two cards from the hand play, and exactly three from the board.</source>
        <translation>手札からちょうど2枚、ボードからちょうど3枚を使います。</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not a flush</source>
        <translation>フラッシュではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not a full house</source>
        <translation>フルハウスではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not a straight</source>
        <translation>ストレートではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not a straight flush</source>
        <translation>ストレートフラッシュではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not four of a kind</source>
        <translation>フォーカードではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not three of a kind</source>
        <translation>スリーカードではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not two pair</source>
        <translation>ツーペアではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Not {ranks}: {reason}.</source>
        <translation>{ranks}ではない：{reason}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong cards</source>
        <translation>カードの選択ミス</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong flush</source>
        <translation>そのフラッシュではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong four of a kind</source>
        <translation>そのフォーカードではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong full house</source>
        <translation>そのフルハウスではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong kicker</source>
        <translation>キッカーの間違い</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong pair</source>
        <translation>そのペアではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong straight</source>
        <translation>そのストレートではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong straight flush</source>
        <translation>そのストレートフラッシュではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong three of a kind</source>
        <translation>そのスリーカードではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>Wrong two pair</source>
        <translation>そのツーペアではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>a second card from your hand must play</source>
        <translation>手札からもう1枚使わなければなりません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>a second {suit} from your hand must play</source>
        <translation>手札の{suit}をもう1枚使わなければなりません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no card on the board fits</source>
        <translation>ボードに合うカードがありません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no low with a pair of {ranks}</source>
        <translation>{ranks}のペアがあるとローになりません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no low: the {rank} is above {limit}</source>
        <translation>ローなし：{rank}は{limit}より上です</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no {first} and no {second} in your hand</source>
        <translation>手札に{first}も{second}もありません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no {suit} in your hand</source>
        <translation>手札に{suit}がありません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>no {suit} on the board</source>
        <translation>ボードに{suit}がありません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>none of your cards fits</source>
        <translation>手札に合うカードがありません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one card on the board fits, the {rank}</source>
        <translation>ボードで合うのは{rank}の1枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one of your cards fits, the {rank}</source>
        <translation>手札で合うのは{rank}の1枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one {first} or {second} in your hand</source>
        <translation>手札に{first}か{second}が1枚しかありません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one {suit} in your hand</source>
        <translation>手札の{suit}は1枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only one {suit} on the board</source>
        <translation>ボードの{suit}は1枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two cards from your hand may play</source>
        <translation>手札から使えるのは2枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two cards on the board fit, the {first} and the {second}</source>
        <translation>ボードで合うのは{first}と{second}の2枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two of your four {ranks} may play</source>
        <translation>手札の{ranks} 4枚のうち、使えるのは2枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two of your three {ranks} may play</source>
        <translation>手札の{ranks} 3枚のうち、使えるのは2枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>only two {suits} on the board</source>
        <translation>ボードの{suits}は2枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>there are four {ranks} on the board, but only three board cards may play</source>
        <translation>ボードに{ranks}が4枚ありますが、ボードから使えるのは3枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>two cards from your hand must play</source>
        <translation>手札から2枚使わなければなりません</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>{first} and {second} take four cards from the board, but only three may play</source>
        <translation>{first}と{second}ではボードを4枚使うことになりますが、使えるのは3枚だけです</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>{head}: {reason}.</source>
        <translation>{head}：{reason}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/misread.py"/>
        <source>{hole} from the hand + {board} from the board</source>
        <translation>手札{hole}枚 + ボード{board}枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/path/course.py"/>
        <source>Count</source>
        <translation>数える</translation>
    </message>
    <message>
        <location filename="pokertable/training/path/course.py"/>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <location filename="pokertable/training/path/course.py"/>
        <source>Play 20 hands</source>
        <translation>20ハンドをプレイ</translation>
    </message>
    <message>
        <location filename="pokertable/training/path/course.py"/>
        <source>Price</source>
        <translation>オッズ</translation>
    </message>
    <message>
        <location filename="pokertable/training/path/course.py"/>
        <source>Put them on a hand</source>
        <translation>相手の手を読む</translation>
    </message>
    <message>
        <location filename="pokertable/training/path/course.py"/>
        <source>Read</source>
        <translation>読む</translation>
    </message>
    <message>
        <location filename="pokertable/training/path/course.py"/>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>A low card in your hand pairs the board and no longer counts.</source>
        <translation>手札のローカードがボードとペアになり、ローに数えられなくなりました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Ace read as high</source>
        <translation>Aを高いカードと数えた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Ace-to-five: straights and flushes don't count.</source>
        <translation>A-5ロー：ストレートとフラッシュは数えません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Ace-to-five: the ace is low.</source>
        <translation>A-5ロー：Aは最も低いカードです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Check for each in turn: flush, straight, full house.</source>
        <translation>フラッシュ、ストレート、フルハウスを順に確かめましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Count the low ranks of your seven: five different ones make a low.</source>
        <translation>7枚のローのランクを数えましょう。異なるランクが5つあればローです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Counterfeited low</source>
        <translation>カウンターフィットされたロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Cross out every low card that is also on the board.</source>
        <translation>ボードにもあるローカードを消していきましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Fill in with the highest cards left.</source>
        <translation>残りの最も高いカードで埋めましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Five cards, five different ranks.</source>
        <translation>5枚とも違うランクが必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Five different low ranks among the seven, or no low.</source>
        <translation>7枚に異なるローのランクが5つなければ、ローなしです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Five from the hand</source>
        <translation>手札から5枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Found one? Look for a higher one.</source>
        <translation>見つけたら、もっと高いものを探しましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Four from the board</source>
        <translation>ボードから4枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Four from the hand</source>
        <translation>手札から4枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>In hold'em any five of the seven play.</source>
        <translation>ホールデムでは7枚のうちどの5枚でも使えます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Missed a better hand</source>
        <translation>より強い役の見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Missed a better low</source>
        <translation>より良いローの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Missed a higher hand</source>
        <translation>より高い役の見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Missed the low</source>
        <translation>ローの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Nobody waits long at the table.</source>
        <translation>テーブルでは誰も長くは待ちません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Not a qualifying low</source>
        <translation>条件を満たさないロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Out of time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Paired low</source>
        <translation>ペアのあるロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Pick your two cards first, then look for three on the board.</source>
        <translation>まず手札の2枚を選び、次にボードの3枚を探しましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Played the board</source>
        <translation>ボードの5枚を使った</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Straight or flush counted</source>
        <translation>ストレートやフラッシュを数えた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>The hand is right, but you had a higher kicker.</source>
        <translation>役は合っていますが、より高いキッカーがありました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>The highest card decides: make it as low as you can.</source>
        <translation>最も高いカードで決まります。できるだけ低くしましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>The right type of hand, but you had a higher one.</source>
        <translation>役の種類は合っていますが、より高いものがありました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>There is a lower low.</source>
        <translation>もっと低いローがあります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>There was a low: five different low ranks.</source>
        <translation>ローがありました：異なるローのランクが5つあります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>There weren't five different low ranks to play.</source>
        <translation>異なるローのランクが5つそろいませんでした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Three from the hand</source>
        <translation>手札から3枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Three low ranks on the board, or no low.</source>
        <translation>ボードにローのランクが3つなければ、ローなしです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Three low ranks on the board: look for two more.</source>
        <translation>ボードにローのランクが3つ。あと2つを探しましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Used both hole cards</source>
        <translation>手札2枚を使った</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You counted one rank twice.</source>
        <translation>同じランクを2回数えました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You had a stronger type of hand.</source>
        <translation>より強い種類の役がありました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You made both hole cards play, as in Omaha.</source>
        <translation>オマハのように手札を2枚とも使いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You played a third card from your hand.</source>
        <translation>手札から3枚目を使いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You played five hole cards.</source>
        <translation>手札を5枚使いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You played four hole cards.</source>
        <translation>手札を4枚使いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You played it like hold'em: the best five cards, wherever they are.</source>
        <translation>ホールデムのように、手札とボードから自由に最高の5枚を選びました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You ran out of time.</source>
        <translation>時間切れです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You read a low as a straight or a flush.</source>
        <translation>ローをストレートやフラッシュと読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You took the five board cards as your hand.</source>
        <translation>ボードの5枚を自分の役にしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>You treated the ace as the highest card.</source>
        <translation>Aを最も高いカードとして扱いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/errors.py"/>
        <source>Your own cards first, then the board.</source>
        <translation>まず自分のカード、次にボードです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/every_low.py"/>
        <source>Two {ranks} make a pair: five different ranks are lower.</source>
        <translation>{ranks}が2枚でペアです。異なる5つのランクのほうが低くなります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>No low</source>
        <translation>ローなし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>No low with these</source>
        <translation>これではローにならない</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>Not the best</source>
        <translation>最高ではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>Not the lowest</source>
        <translation>最も低い手ではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/hands.py"/>
        <source>There is a low</source>
        <translation>ローがある</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/kinds.py"/>
        <source>Pick five cards</source>
        <translation>5枚を選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/kinds.py"/>
        <source>{items} {item}</source>
        <translation>{items}{item}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Click a hand, or press its number. Press Enter to submit.</source>
        <translation>手をクリックするか番号キー。Enterで答え合わせ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Click a winner, or press Space; two winners split the pot. Or type the chips; + and − change them by one. Press Enter to submit.</source>
        <translation>勝者をクリックするかSpaceキー。2人なら山分け。チップ数の入力も可、+と−で1つ増減。Enterで答え合わせ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Click cards, or press their numbers; again to put one back. Press Enter to submit.</source>
        <translation>カードをクリックするか番号キー。もう一度で戻す。Enterで答え合わせ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Click cards, or type them: A, then S for the ace of spades. Press Enter to submit.</source>
        <translation>カードをクリックするか入力：スペードのAはA、Sの順。Enterで答え合わせ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Drag a bar, or use the keys.</source>
        <translation>バーをドラッグするか、キーを使います。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Type a number in each field. Tab moves to the next; Enter submits.</source>
        <translation>各欄に数字を入力。Tabで次へ、Enterで答え合わせ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Type the number of chips. Press Enter to submit.</source>
        <translation>チップ数を入力。Enterで答え合わせ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>Type the number. Press Enter to submit.</source>
        <translation>数字を入力。Enterで答え合わせ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>nothing picked</source>
        <translation>未選択</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>some chips aren't assigned yet</source>
        <translation>配分していないチップがあります</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>type a number</source>
        <translation>数字を入力</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/parts.py"/>
        <source>{count} of {most} picked</source>
        <translation>{most}枚中{count}枚選択</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Both are {kind}, but the kickers count: the {best} beats the {given}.</source>
        <translation>どちらも{kind}ですが、キッカーで決まります：{best}は{given}に勝ちます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Both are {kind}, but the {best} beats the {given}.</source>
        <translation>どちらも{kind}ですが、{best}は{given}に勝ちます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Both are {kind}, but {best} beat {given}.</source>
        <translation>どちらも{kind}ですが、{best}は{given}に勝ちます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Only {cards} plays, with {board}: {name}</source>
        <translation>{cards}だけを{board}と合わせて使います：{name}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>That is {given}; {best} beats it.</source>
        <translation>それは{given}で、{best}に負けます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>The board plays, {board}: {name}</source>
        <translation>ボード（{board}）がそのまま役です：{name}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>The {rank} is above the {limit}, the highest card a low may have.</source>
        <translation>{rank}は、ローに使える上限の{limit}より上です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>The {rank} pairs the one on the board, and the two count as one rank.</source>
        <translation>{rank}はボードのものとペアになり、合わせて1ランクと数えます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>There is a low: {board} on the board, and two other low ranks.</source>
        <translation>ローがあります：ボードの{board}と、別のローのランク2つです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>Two {ranks} count as one rank, and a low needs five.</source>
        <translation>{ranks} 2枚は1ランクと数え、ローには5ランク必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>You hold five different ranks, none above the {limit}.</source>
        <translation>異なる5ランクがあり、どれも{limit}以下です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>{cards} play with {board}: {name}</source>
        <translation>{cards}を{board}と合わせて使います：{name}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>{given} is not the lowest: reading from the highest card, the {low} beats the {high}.</source>
        <translation>{given}は最も低い手ではありません。高いほうから読むと、{low}は{high}に勝ちます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>{truth}</source>
        <translation>{truth}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/reasons.py"/>
        <source>{why} {truth}</source>
        <translation>{why}{truth}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topic.py"/>
        <source>topic {topic} in game {game}: expected one of {names}</source>
        <translation>テーマ{topic}、ゲーム{game}：次のどれか：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topic.py"/>
        <source>topic {topic} in game {game}: no question found in {count} deals</source>
        <translation>テーマ{topic}、ゲーム{game}：{count}回配っても問題ができませんでした</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topic.py"/>
        <source>{when}, with other suits and ranks</source>
        <translation>{when}、別のスートとランクで</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/__init__.py"/>
        <source>topic {topic}: expected one of {names}</source>
        <translation>テーマ{topic}：次のどれか：{names}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Any five of the seven.</source>
        <translation>7枚のうちどの5枚でも使えます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Best high</source>
        <translation>最高のハイ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Count the suit aloud: a flush needs five.</source>
        <translation>スートを声に出して数えましょう。フラッシュには5枚必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Exactly two from the hand, exactly three from the board.</source>
        <translation>手札からちょうど2枚、ボードからちょうど3枚です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Phantom flush</source>
        <translation>幻のフラッシュ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Phantom straight</source>
        <translation>幻のストレート</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Say the five ranks aloud, in order.</source>
        <translation>5つのランクを順に声に出しましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>The best: {name}, with {cards}.</source>
        <translation>最高は{name}、{cards}です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>You counted four cards of a suit as five.</source>
        <translation>同じスート4枚を5枚と読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>You took five ranks with a gap for a straight.</source>
        <translation>途中が抜けた5ランクをストレートと読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>Your best high? Pick the five cards.</source>
        <translation>最高のハイは？5枚を選んでください。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>{cards} include only four {suits}, and a flush needs five.</source>
        <translation>{cards}に{suits}は4枚しかなく、フラッシュには5枚必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>{five} are not five ranks in a row.</source>
        <translation>{five}は5つ連続していません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_high.py"/>
        <source>{high}.</source>
        <translation>{high}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Best low</source>
        <translation>最高のロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Five different ranks, as low as possible; the ace is lowest. Straights and flushes don't count.</source>
        <translation>できるだけ低い、異なる5つのランクです。Aは最も低いカードです。ストレートとフラッシュは数えません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Five different ranks, {rank} or lower.</source>
        <translation>異なる5ランク、{rank}以下。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Is there a low? Pick its five cards.</source>
        <translation>ローはありますか？その5枚を選んでください。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>No low in {cards}: {reason}.</source>
        <translation>{cards}ではローなし：{reason}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>The low is {ranks}, with {cards}.</source>
        <translation>ローは{ranks}、{cards}です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>The low is {ranks}, with {cards}; {paired} in your hand pair the board and aren't counted twice.</source>
        <translation>ローは{ranks}、{cards}です。手札の{paired}はボードとペアになり、二重には数えません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>The low is {ranks}, with {cards}; {paired} in your hand pairs the board and isn't counted twice.</source>
        <translation>ローは{ranks}、{cards}です。手札の{paired}はボードとペアになり、二重には数えません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Three low ranks from the board and two others from the hand, {rank} or lower.</source>
        <translation>ボードのローのランク3つと、手札の別のローのランク2つ（{rank}以下）。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/best_low.py"/>
        <source>Your best low? Pick the five cards.</source>
        <translation>最高のローは？5枚を選んでください。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Another discard is worth more.</source>
        <translation>別の捨て方のほうが価値があります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Badugi: one card of each suit.</source>
        <translation>バドゥーギ：各スート1枚。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Broke a pair</source>
        <translation>ペアを崩した</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Broke a pat hand</source>
        <translation>パットハンドを崩した</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Deuce-to-seven: the ace is high.</source>
        <translation>2-7：Aは高いカードです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Discarded too many</source>
        <translation>捨てすぎ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Every extra card you draw is an extra chance.</source>
        <translation>引く枚数が増えれば、チャンスも増えます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>For high, keep pairs together.</source>
        <translation>ハイでは、ペアは崩しません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>For low, one card of a pair is too many.</source>
        <translation>ローでは、ペアの1枚は余分です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Keep everything that helps, then draw.</source>
        <translation>役立つカードは全部残し、それから交換します。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Kept a kicker</source>
        <translation>キッカーを残した</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Kept a pair</source>
        <translation>ペアを残した</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Kept an ace</source>
        <translation>Aを残した</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Kept two of a suit</source>
        <translation>同じスート2枚を残した</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Rough draw</source>
        <translation>ラフなドロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Stood pat</source>
        <translation>スタンドパットした</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>The fewer draws are left, the rougher a hand you can stand pat on.</source>
        <translation>残りのドローが少ないほど、ラフな手でもスタンドパットできます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Weaker discard</source>
        <translation>劣る捨て方</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>What can each discard turn into, and how often?</source>
        <translation>それぞれの捨て方で、どの役がどれくらいの頻度でできますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>What would it take to win? If you don't have it, draw.</source>
        <translation>勝つには何が必要ですか？なければ交換します。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>You discarded from a hand that was better as it was.</source>
        <translation>そのまま残すほうが良い手から、カードを捨てました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>You discarded from a pair or better.</source>
        <translation>ペア以上のカードを捨てました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>You kept a card that isn't part of your made hand.</source>
        <translation>できた役に入らないカードを残しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>You kept a card that makes the low too rough.</source>
        <translation>ローをラフにしすぎるカードを残しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>You kept an ace, the highest card.</source>
        <translation>最も高いカード、Aを残しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>You kept two cards of one rank.</source>
        <translation>同じランクの2枚を残しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>You kept two cards of one suit.</source>
        <translation>同じスートの2枚を残しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>You stood pat on a hand that drawing would improve.</source>
        <translation>交換すれば良くなる手でスタンドパットしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/discard_errors.py"/>
        <source>Your low can't be better than the cards you keep.</source>
        <translation>ローは、残したカードより良くなりません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>First find the choice that lets the most cards count, then the lowest.</source>
        <translation>まず数えられる枚数が最も多くなる選び方を探し、その中で最も低くなるものを選びます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>High card left out</source>
        <translation>高いカードの数え落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>How many count</source>
        <translation>何枚数えるか</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>However high, a card with a suit and rank of its own counts: four cards beat three.</source>
        <translation>どんなに高くても、ほかとスートもランクも違うカードは数えます。4枚は3枚に勝ちます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Just as many cards count with lower ones.</source>
        <translation>枚数は同じで、もっと低いカードにできます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Just as many count with the {low} instead of the {high}.</source>
        <translation>{high}の代わりに{low}でも枚数は同じです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Kept a higher card</source>
        <translation>高いほうを残した</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>One card of each suit and rank: the most cards, then the lowest.</source>
        <translation>各スート、各ランク1枚：まず枚数、次に低さ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>One more would count: {cards}.</source>
        <translation>もう1枚数えられます：{cards}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>One too few</source>
        <translation>数え足りない</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only one card of each rank counts.</source>
        <translation>各ランクから数えるのは1枚だけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only one card of each suit counts: the lowest.</source>
        <translation>各スートから数えるのは1枚だけ、最も低いものです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only one of the {ranks} counts.</source>
        <translation>{ranks}で数えるのは1枚だけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only one of the {suits} counts.</source>
        <translation>{suits}で数えるのは1枚だけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Only {card} counts: {name}.</source>
        <translation>数えるのは{card}だけです：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Pick the cards that count</source>
        <translation>数えるカードを選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Two of a rank</source>
        <translation>同じランク2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Two of a suit</source>
        <translation>同じスート2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>When two cards compete for one place, the lower one counts.</source>
        <translation>どちらか1枚しか数えられないときは、低いほうを数えます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>Which of your cards count?</source>
        <translation>手札のうち数えるカードはどれですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>With other cards, more would count.</source>
        <translation>別のカードを選べば、もっと多く数えられます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>With other cards, {count} would count.</source>
        <translation>別のカードなら{count}枚数えられます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>You counted both cards of a pair.</source>
        <translation>ペアの2枚とも数えました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>You counted two cards of one suit.</source>
        <translation>同じスートの2枚を数えました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>You left out a card because it is high.</source>
        <translation>高いという理由でカードを外しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>not {count} cards</source>
        <translation>{count}枚にはなりません</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/how_many_count.py"/>
        <source>{cards} count: {name}.</source>
        <translation>数えるのは{cards}です：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>1 is gone</source>
        <translation>1枚は出ています</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>A low is eight or better.</source>
        <translation>ローはエイトオアベター（8以下）です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>A nine is not low.</source>
        <translation>9はローではありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Another card of the ranks of {cards} only pairs you.</source>
        <translation>{cards}と同じランクのカードは、ペアになるだけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Count the dead low cards and the live outs.</source>
        <translation>デッドになったローカードと、残っているアウツを数えてください。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Count the up cards of folded hands too.</source>
        <translation>フォールドされたアップカードも数えましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Count three things</source>
        <translation>3つを数えてください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Counted a nine as low</source>
        <translation>9をローと数えた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Counted dead cards as live</source>
        <translation>デッドをライブと数えた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Counted your own cards</source>
        <translation>自分のカードを数えた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Dead cards are those that others show, including folded hands.</source>
        <translation>デッドカードとは、ほかの人が見せているカードです。フォールドした手も含みます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Dead cards are those that others show.</source>
        <translation>デッドカードとは、ほかの人が見せているカードです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Dead low cards</source>
        <translation>デッドのローカード</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Dead low cards: {cards}, {count} in all</source>
        <translation>デッドのローカード：{cards}、合わせて{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Forgot the folded cards</source>
        <translation>フォールドされたカードの数え忘れ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Go rank by rank: four cards, minus those you see.</source>
        <translation>ランクごとに、4枚から見えている分を引きます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Live and dead cards</source>
        <translation>ライブとデッド</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Miscounted</source>
        <translation>数え間違い</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Not low: {cards}.</source>
        <translation>ローではない：{cards}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>One card cannot make the low yet.</source>
        <translation>1枚ではまだローになりません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Outs to a flush</source>
        <translation>フラッシュのアウツ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Outs to a low</source>
        <translation>ローのアウツ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Subtract every card you can see.</source>
        <translation>見えているカードをすべて引きましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>The count is off.</source>
        <translation>数が違います。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>The up cards of folded hands are dead too.</source>
        <translation>フォールドした手のアップカードもデッドです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>Two cards away</source>
        <translation>あと2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>You counted cards as live that others are showing.</source>
        <translation>ほかの人が見せているカードをライブと数えました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>You counted your own low cards as dead.</source>
        <translation>自分のローカードをデッドと数えました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>You need four low ranks first; then one card completes the low.</source>
        <translation>まずローのランクが4つ必要です。そろえば、あと1枚でローです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>for the flush, {all} {suits}, {gone}, {live} left</source>
        <translation>フラッシュは{suits}{all}枚、{gone}、残り{live}枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>for the low, any {ranks}: {all} cards, {gone}, {live} left</source>
        <translation>ローは{ranks}のどれか：{all}枚、{gone}、残り{live}枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>no flush draw</source>
        <translation>フラッシュドローなし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>none is gone</source>
        <translation>1枚も出ていません</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>your {ranks} is two cards away from a low</source>
        <translation>{ranks}はローまであと2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{cards} are your own: they are not dead.</source>
        <translation>{cards}は自分のカードで、デッドではありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{cards} were folded, so they are gone too.</source>
        <translation>{cards}はフォールドされたカードで、もう出ています。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{count} are gone</source>
        <translation>{count}枚は出ています</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{dead}; {low}; {flush}.</source>
        <translation>{dead}。{low}。{flush}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{others} or {last}</source>
        <translation>{others}か{last}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/live_cards.py"/>
        <source>{right}, not {given}.</source>
        <translation>{given}ではなく{right}です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>A better hand is possible on this board.</source>
        <translation>このボードではより強い役がありえます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>A lower low is possible on this board.</source>
        <translation>このボードではより低いローがありえます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>Missed the nut low</source>
        <translation>ナッツローの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>Missed the nuts</source>
        <translation>ナッツの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>Paired board? Three of a suit? Three close in rank?</source>
        <translation>ボードにペアは？同じスート3枚は？ランクの近い3枚は？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/nuts_readers.py"/>
        <source>The two lowest ranks that are not on the board.</source>
        <translation>ボードにない最も低い2ランクです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>2 × the bet to call + all chips except your own bet, at most your stack.</source>
        <translation>2 × 受けたベット + 自分のベットを除く全チップ。上限はスタックです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>2 × {call} (the bet to call) + {others} (all chips except your own bet) = {pot}, but your stack is only {stack}.</source>
        <translation>2 × 受けたベット{call} + 自分のベットを除く全チップ{others} = {pot}。ただしスタックは{stack}までです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>2 × {call} (the bet to call) + {others} (all chips except your own bet) = {pot}.</source>
        <translation>2 × 受けたベット{call} + 自分のベットを除く全チップ{others} = {pot}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Arithmetic</source>
        <translation>計算</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Counted your own bet</source>
        <translation>自分のベットを数えた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>First call, then raise the pot.</source>
        <translation>まずコールし、それからポット分をレイズします。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Forgot the bets</source>
        <translation>ベットの数え忘れ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Forgot the call</source>
        <translation>コールの計算忘れ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Forgot the stack</source>
        <translation>スタックの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Leave out your own bet.</source>
        <translation>自分の前にある分は除きましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Not the maximum</source>
        <translation>最大ではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Pot-limit maximum</source>
        <translation>ポットリミットの最大額</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Pot-limit: what is the most you can raise to?</source>
        <translation>ポットリミット：最大でいくらにレイズできますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Raise by instead of raise to</source>
        <translation>上乗せ額を答えた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Raise to</source>
        <translation>レイズ後の総額</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The arithmetic is off.</source>
        <translation>計算が違います。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The pot alone</source>
        <translation>ポットだけ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The pot is what's in the middle plus all bets.</source>
        <translation>ポットは中央のチップとすべてのベットの合計です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The pot limit is more than you have.</source>
        <translation>ポットの上限はスタックを超えています。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>The pot's maximum, or your stack if that is less.</source>
        <translation>ポットの上限です。スタックがそれより少なければ、スタックです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Twice the bet to call, plus all the chips except your own bet.</source>
        <translation>受けたベットの2倍に、自分のベットを除く全チップを足します。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>Type the most you can raise to</source>
        <translation>レイズできる最大額を入力してください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You also counted your own chips on this street.</source>
        <translation>このストリートの自分のチップも数えました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You gave only the size of the raise, not your total bet.</source>
        <translation>自分の前の総額でなく、上乗せ分だけを答えました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You left out the bets on this street.</source>
        <translation>このストリートのベットを数え忘れました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You raised to the size of the pot.</source>
        <translation>ポットの額にレイズしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>You used the pot before adding your call.</source>
        <translation>自分のコールを入れる前のポットで計算しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} counts your own {bet} on this street twice.</source>
        <translation>{amount}はこのストリートの自分のベット{bet}を2回数えています。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is more than you have.</source>
        <translation>{amount}はスタックを超えています。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is the pot as it stands, without your call.</source>
        <translation>{amount}は自分のコールを入れる前のポットです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is what you raise by: the total includes the bet you call.</source>
        <translation>{amount}は上乗せ分です。総額には、コールするベットも入ります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is {off} too little.</source>
        <translation>{amount}は{off}足りません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} is {off} too much.</source>
        <translation>{amount}は{off}多すぎます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} leaves out the bets on this street.</source>
        <translation>{amount}はこのストリートのベットを数えていません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{amount} leaves your call out of the pot.</source>
        <translation>{amount}は自分のコールをポットに入れていません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>{when}, with other amounts</source>
        <translation>{when}、別のチップ額で</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/pot_maximum.py"/>
        <source>“Raise to” means your total bet on this street.</source>
        <translation>「〜にレイズ」とは、このストリートで自分の前に置く総額です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>Not the nuts</source>
        <translation>ナッツではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>Nuts and nut low</source>
        <translation>ナッツとナッツロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>Pick any two cards that make the nut low</source>
        <translation>ナッツローになる2枚を選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>Pick any two cards that make the nuts</source>
        <translation>ナッツになる2枚を選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>The nut low: {low}.</source>
        <translation>ナッツロー：{low}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>The nuts are {name}.</source>
        <translation>ナッツは{name}です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>The nuts: {nuts}</source>
        <translation>ナッツ：{nuts}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>The nuts: {nuts}.</source>
        <translation>ナッツ：{nuts}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>What are the nuts on this board?</source>
        <translation>このボードのナッツは何ですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>What are the nuts? What is the nut low?</source>
        <translation>ナッツは何ですか？ナッツローは？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>fewer than three different low cards on the board</source>
        <translation>ボードのローのランクが3つに足りません</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>you don't have it</source>
        <translation>あなたは持っていません</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>you have it</source>
        <translation>あなたが持っています</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{cards}</source>
        <translation>{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{cards} (one of {count} such combinations)</source>
        <translation>{cards}（同じ強さの{count}通りの1つ）</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{cards} play with exactly three cards from the board: {name}.</source>
        <translation>{cards}とボードのちょうど3枚を使います：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{high}; no low: {reason}.</source>
        <translation>{high}。ローなし：{reason}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{high}; the nut low: {low}.</source>
        <translation>{high}。ナッツロー：{low}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{name}, with {cards}; {own}</source>
        <translation>{name}、{cards}。{own}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/the_nuts.py"/>
        <source>{ranks}, with {cards}; {own}</source>
        <translation>{ranks}、{cards}。{own}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Counted dead cards</source>
        <translation>デッドカードを数えた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Forgot the blind's range</source>
        <translation>ブラインドのレンジの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Go through the actions one by one: which hands would do this?</source>
        <translation>アクションを1つずつたどり、そうするのはどの手か考えましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Ignored the check</source>
        <translation>チェックを無視</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Overestimated the nuts</source>
        <translation>ナッツの過大評価</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Range not updated</source>
        <translation>レンジの更新忘れ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Spread 100% over the hands they can have</source>
        <translation>相手の持ちうる手に100%を配分してください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Too many bluffs</source>
        <translation>ブラフの数えすぎ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>Weight on the wrong hands</source>
        <translation>違う手への配分</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>What do {name} and {other} have?</source>
        <translation>{name}と{other}は何を持っていますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>What does {name} have?</source>
        <translation>{name}は何を持っていますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>You gave too much weight to hands that aren't played this way.</source>
        <translation>このようにプレイしない手に多く配分しすぎました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>You gave “{name}” {mine}%; the right figure is {right}%.</source>
        <translation>「{name}」を{mine}%としましたが、正しくは{right}%です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{did}, before the last card was dealt.</source>
        <translation>{did}：最後のカードが配られる前のアクションです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{did}: hardly ever with {name}.</source>
        <translation>{did}：「{name}」ではほとんどありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{did}: least often with {name}.</source>
        <translation>{did}：「{name}」のときが最も少なくなります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{did}: with nearly every hand left in the range.</source>
        <translation>{did}：残っていたほぼすべての手でそうします。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{name}: {said}</source>
        <translation>{name}：{said}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{score} out of 100</source>
        <translation>{score}点</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/their_range.py"/>
        <source>{when}, with other suits, amounts and names</source>
        <translation>{when}、別のスート、チップ、名前で</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Discard {cards}: {worth}% equity</source>
        <translation>{cards}を捨てる：勝率{worth}%</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Don't stand pat</source>
        <translation>スタンドパットは間違い</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Draw {count}</source>
        <translation>{count}枚交換</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Keep low cards of different ranks. Is it good enough to stand pat?</source>
        <translation>異なるランクのローカードを残します。スタンドパットできる強さですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Keep made hands. A pair, or four to a flush or straight: which wins more?</source>
        <translation>できた役は残します。ペアと、フラッシュやストレートまであと1枚の手。どちらがより勝てますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Keep the cards that count, except those too high.</source>
        <translation>数えるカードを残します。高すぎるものは除きます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Keep {ranks}, draw {count}</source>
        <translation>{ranks}を残し{count}枚交換</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Pick what to discard</source>
        <translation>捨てるカードを選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Stand pat</source>
        <translation>スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Stand pat: {worth}% equity</source>
        <translation>スタンドパット：勝率{worth}%</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>That costs {lost}% of the pot.</source>
        <translation>ポットの{lost}%を失います。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>The last draw. What do you discard?</source>
        <translation>最後のドローです。何を捨てますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Three draws to come. What do you discard?</source>
        <translation>ドローは残り3回です。何を捨てますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Two draws to come. What do you discard?</source>
        <translation>ドローは残り2回です。何を捨てますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>Wrong discard</source>
        <translation>捨て方の間違い</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_discard.py"/>
        <source>{best}; {other}. Against one opponent who also draws.</source>
        <translation>{best}、{other}。同じように交換する1人の相手に対して。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>A fold is right only when calling costs more.</source>
        <translation>フォールドが正しいのは、コールのほうが損をするときだけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Ahead of what would call? Then bet.</source>
        <translation>コールしてくる手に勝っているなら、ベット。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Another size was better.</source>
        <translation>別の額のほうが有利でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Bet what worse hands will still call.</source>
        <translation>より弱い手でもコールしてくれる額をベット。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Compare what you need with what you have, then think of the bets to come.</source>
        <translation>必要な勝率と自分の勝率を比べ、その後のベットも考えましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Count what improves each of the hands you could keep.</source>
        <translation>残せる手ごとに、良くなるカードを数えましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Too aggressive</source>
        <translation>攻めすぎ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Too loose</source>
        <translation>ルースすぎ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Too passive</source>
        <translation>消極的すぎ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Too tight</source>
        <translation>タイトすぎ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Who calls a raise: better hands, or worse ones?</source>
        <translation>レイズにコールするのは、より強い手か、より弱い手か？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Wrong choice</source>
        <translation>選択ミス</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>Wrong size</source>
        <translation>額のミス</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>You bet or raised when checking or calling was better.</source>
        <translation>チェックやコールが有利なところで、ベットやレイズをしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>You didn't bet or raise a hand that was worth it.</source>
        <translation>ベットやレイズに値する手なのに、どちらもしませんでした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>You folded a hand worth playing.</source>
        <translation>プレイに値する手をフォールドしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>You put chips in when folding was better.</source>
        <translation>フォールドが有利なところで、チップを入れました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>{choice}: {mean}</source>
        <translation>{choice}：{mean}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>{headline} In % of the prize pool: {values}.</source>
        <translation>{headline}賞金総額に対する%：{values}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>{headline} In big bets: {values}.</source>
        <translation>{headline}ビッグベット単位：{values}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>{headline} In big blinds: {values}.</source>
        <translation>{headline}ビッグブラインド単位：{values}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/what_to_do.py"/>
        <source>{when}, with other suits and names</source>
        <translation>{when}、別のスートと名前で</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>A pair counts against a hand, however small.</source>
        <translation>ペアは、どんなに小さくても不利です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Ace read as low</source>
        <translation>Aを低いカードと数えた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>All five cards decide: compare them down to the last.</source>
        <translation>5枚で決まります。最後まで比べましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Another hand is just as low.</source>
        <translation>同じ低さの手がもう1つあります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Badugi: first compare how many cards count, then how low they are.</source>
        <translation>バドゥーギ：まず数える枚数、次に低さです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Badugi: one card of each suit and rank counts.</source>
        <translation>バドゥーギ：各スート、各ランクから1枚だけ数えます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Called a tie too soon</source>
        <translation>引き分けの早合点</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Chose fewer cards</source>
        <translation>少ない枚数を選択</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Compare the highest card first; the ace is high. Straights, flushes and pairs count against a hand.</source>
        <translation>最も高いカードから比べます。Aは高いカードです。ストレート、フラッシュ、ペアは不利です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Compare the highest card first; the ace is low. Straights and flushes don't count; pairs do.</source>
        <translation>最も高いカードから比べます。Aは低いカードです。ストレートとフラッシュは数えず、ペアは不利です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Compared from the bottom</source>
        <translation>下から比べた</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Counted all four</source>
        <translation>4枚全部の比較</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Deuce-to-seven: a flush is a high hand.</source>
        <translation>2-7：フラッシュは高い役なので不利です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Deuce-to-seven: a straight is a high hand.</source>
        <translation>2-7：ストレートは高い役なので不利です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>First count the cards of different suits and ranks, then compare the highest; the ace is low.</source>
        <translation>まずスートもランクも違うカードの枚数、次に最も高いカードを比べます。Aは低いカードです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Forgot the flush</source>
        <translation>フラッシュの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Forgot the straight</source>
        <translation>ストレートの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Higher hand</source>
        <translation>より高い手</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Missed the tie</source>
        <translation>引き分けの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>No tie</source>
        <translation>引き分けではない</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Pair read as low</source>
        <translation>ペアを低く読んだ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Pick the lowest hand</source>
        <translation>最も低い手を選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Reading from the highest card, the {low} beats the {high}.</source>
        <translation>高いカードから読むと、{low}は{high}に勝ちます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Same ranks from top to bottom? Then they tie.</source>
        <translation>上から順にランクがすべて同じなら引き分けです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Say each hand from its highest card down.</source>
        <translation>それぞれの手を高いカードから順に読み上げましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>The highest card decides, then the next.</source>
        <translation>最も高いカードで決まり、同じなら次に高いカードで決まります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>There is a lower hand.</source>
        <translation>もっと低い手があります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>They tie</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Which hand is the lowest?</source>
        <translation>最も低い手はどれですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>Which is lower</source>
        <translation>どれが低いか</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You called a tie between hands that differ further down.</source>
        <translation>下位のカードで差がつく手を引き分けと読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You chose lower cards, but fewer of them.</source>
        <translation>カードは低くても、数えられる枚数が少ないほうを選びました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You compared all four cards, but not all of them count.</source>
        <translation>全部は数えないのに4枚とも比べました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You compared the lowest cards first.</source>
        <translation>低いカードから比べました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You read a pair as low because its ranks are small.</source>
        <translation>ランクが小さいのでペアを低い手と読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You read five in a row as a low.</source>
        <translation>5枚続く手をローと読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You read five of a suit as a low.</source>
        <translation>同じスートの5枚をローと読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>You treated the ace as the lowest card.</source>
        <translation>Aを最も低いカードとして扱いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{hands}. {who} has the lowest.</source>
        <translation>{hands}。最も低いのは{who}です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{hands}. {who} tie for the lowest.</source>
        <translation>{hands}。{who}が最も低く、引き分けです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{items} and {item}</source>
        <translation>{items}、{item}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{player} has only {hand}: it loses to {best}.</source>
        <translation>{player}は{hand}だけで、{best}に負けます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{player} is just as low: {hand}.</source>
        <translation>{player}も同じ低さです：{hand}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_is_lower.py"/>
        <source>{player}: {hand}</source>
        <translation>{player}：{hand}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>For the low, {low}.</source>
        <translation>ローは{low}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>None of mine</source>
        <translation>手札は使わない</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Pick the cards that play</source>
        <translation>使うカードを選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Pick the cards that play for the high</source>
        <translation>ハイに使うカードを選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Pick the cards that play for the low</source>
        <translation>ローに使うカードを選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>The board plays</source>
        <translation>ボードがそのまま役</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Which cards play for the high, and which for the low?</source>
        <translation>ハイに使うのはどれ、ローに使うのはどれですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Which of your cards play: both, one or none?</source>
        <translation>使う手札は2枚、1枚、0枚のどれですか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>Which two play</source>
        <translation>使う2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>{cards} with {board}: {ranks}</source>
        <translation>{cards}と{board}：{ranks}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/which_play.py"/>
        <source>{high}; for the low, {low}.</source>
        <translation>{high}。ローは{low}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Ace misplaced</source>
        <translation>Aの位置違い</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>All up cards count as a hand: pairs rank above high cards; straights and flushes don't count.</source>
        <translation>アップカード全部を役として比べます。ペアはハイカードより強く、ストレートとフラッシュは数えません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Another hand comes first.</source>
        <translation>先にアクションする手がほかにあります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Clubs are lowest, then diamonds, hearts, spades.</source>
        <translation>クラブが最も低く、ダイヤ、ハート、スペードの順です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Compare every up card.</source>
        <translation>アップカードを全部比べましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Compared single cards</source>
        <translation>1枚だけの比較</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Dealt later</source>
        <translation>後に配られた手</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>For opening, the ace is low in razz and high in every other stud game.</source>
        <translation>最初にアクションする人を決めるとき、Aはラズで最も低く、ほかのスタッドで最も高くなります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>If ranks tie, the suit decides.</source>
        <translation>同じランクはスートで決まります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>If tied, the hand dealt first acts.</source>
        <translation>同じなら、先に配られた人が先にアクションします。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Pick who opens</source>
        <translation>最初のプレイヤーを選んでください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Someone else opens</source>
        <translation>ほかの手が先</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The highest hand showing; the ace is high, and pairs come first. If tied, the hand dealt first: Player 1.</source>
        <translation>見えている役が最も高い人です。Aは高いカードで、ペアはペアなしより上です。同じなら先に配られた人で、プレイヤー1が最初です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The highest up card; the ace is low. If ranks tie, the highest suit: spades first.</source>
        <translation>最も高いアップカードです。Aは最も低いカードです。同じランクなら高いスートで、スペードが先です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The lowest hand showing; the ace is low, and pairs come last. If tied, the hand dealt first: Player 1.</source>
        <translation>見えている役が最も低い人です。Aは低いカードで、ペアは最後です。同じなら先に配られた人で、プレイヤー1が最初です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The lowest up card; the ace is high. If ranks tie, the lowest suit: clubs first.</source>
        <translation>最も低いアップカードです。Aは最も高いカードです。同じランクなら低いスートで、クラブが先です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>The worst up card brings it in, then the best hand showing opens.</source>
        <translation>最も弱いアップカードがブリングインし、その後は見えている最も強い役から始まります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Who acts first?</source>
        <translation>誰から始まりますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Who brings it in?</source>
        <translation>誰がブリングインしますか？</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Who opens</source>
        <translation>誰から始まるか</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Wrong end</source>
        <translation>高低が逆</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>Wrong suit order</source>
        <translation>スートの順の間違い</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You chose the opposite: in razz the rule is reversed.</source>
        <translation>逆を選びました。ラズではルールが逆になります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You compared single cards instead of everything that shows.</source>
        <translation>1枚ずつ比べ、見えているカード全部を比べませんでした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You picked the later of two equal hands.</source>
        <translation>同じ強さの手なのに、後に配られたほうを選びました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You picked the wrong one of two equal cards.</source>
        <translation>同じランクの2枚のうち違うほうを選びました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>You treated the ace as high (or low) by mistake.</source>
        <translation>Aの高低を取り違えました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>{player} acts first: {cards} is the highest hand showing.</source>
        <translation>{player}から始まります。{cards}が見えている最も高い役です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>{player} acts first: {cards} is the lowest hand showing.</source>
        <translation>{player}から始まります。{cards}が見えている最も低い役です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>{player} brings it in: {cards} is the highest up card, the ace low.</source>
        <translation>{player}がブリングインします。{cards}が最も高いアップカードです（Aは低い）。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_opens.py"/>
        <source>{player} brings it in: {cards} is the lowest up card.</source>
        <translation>{player}がブリングインします。{cards}が最も低いアップカードです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Any five cards</source>
        <translation>どの5枚でも</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Divide every pot</source>
        <translation>すべてのポットを配分してください</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Five cards decide, never suits or a sixth card.</source>
        <translation>5枚で決まり、スートや6枚目では決まりません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Forgot the side pot</source>
        <translation>サイドポットの見落とし</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Low read from the wrong end</source>
        <translation>ローを逆から読んだ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Name each hand before you compare.</source>
        <translation>比べる前に、それぞれの役を言いましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Odd chip</source>
        <translation>端数チップ</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Read a low as a number: the smallest wins.</source>
        <translation>ローは数字として読み、最も小さいものが勝ちです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Same hand? Compare the kickers, highest first.</source>
        <translation>同じ役なら、高いキッカーから比べます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Take each pot by itself: who put chips in?</source>
        <translation>ポットごとに、誰がチップを入れたかを見ましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The best high in the main pot: {name}.</source>
        <translation>メインポットの最高のハイ：{name}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The odd chip goes to the high half; between tied hands, to the first player left of the button.</source>
        <translation>端数チップはハイの側、引き分けならボタンの左に最も近い人のものです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The odd chip goes to the high half; between tied hands, to the one with the best card.</source>
        <translation>端数チップはハイの側、引き分けなら最高のカードを持つ人のものです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The pot</source>
        <translation>ポット</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>The winners are right, but the odd chip goes elsewhere.</source>
        <translation>勝者は合っていますが、端数チップの行き先が違います。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Two equal hands split the pot.</source>
        <translation>同じ強さの役ならポットを山分けします。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Who wins what</source>
        <translation>誰が何を獲得するか</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Who wins what? Divide every pot.</source>
        <translation>誰が何を獲得しますか？すべてのポットを配分してください。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Wrong split</source>
        <translation>配分の間違い</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>Wrong winner</source>
        <translation>勝者の間違い</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You called it a tie, but the kickers decide.</source>
        <translation>同じ強さと読みましたが、キッカーで決まります。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You compared the lows by their lowest card.</source>
        <translation>ローを最も低いカードで比べました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You paid a player from a pot they can't win.</source>
        <translation>そのポットを獲得できないプレイヤーに配りました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You played it like hold'em: the best five of all the cards.</source>
        <translation>ホールデムのように、全部の中から最高の5枚を読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>You read a hand as better than it was.</source>
        <translation>役を実際より強く読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>the first left of the button</source>
        <translation>ボタンの左に最も近いため</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>with the highest card</source>
        <translation>最も高いカードを持つため</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>with the lowest card</source>
        <translation>最も低いカードを持つため</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{player} doesn't tie: only {hand}.</source>
        <translation>{player}は引き分けではありません：{hand}だけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{player} gets {amount}</source>
        <translation>{player}が{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{player} has no low.</source>
        <translation>{player}にローはありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pots} {odd}</source>
        <translation>{pots}{odd}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pots}.</source>
        <translation>{pots}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}, {amount}: for the high {high}, for the low {low}</source>
        <translation>{pot} {amount}：ハイは{high}、ローは{low}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}, {amount}: nobody has a low, {high}</source>
        <translation>{pot} {amount}：ローなし、{high}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}, {amount}: only {player} is in it</source>
        <translation>{pot} {amount}：{player}だけのポット</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}, {amount}: {high}</source>
        <translation>{pot} {amount}：{high}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: the odd chip goes to the high.</source>
        <translation>{pot}：端数チップはハイへ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: the odd chip goes to {who}, {why}.</source>
        <translation>{pot}：{why}、端数チップは{who}へ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: {player} has a low: {ranks}.</source>
        <translation>{pot}：{player}にローがあります：{ranks}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: {player} isn't in it.</source>
        <translation>{pot}：{player}は参加していません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{pot}: {player} wins too, with {hand}.</source>
        <translation>{pot}：{player}も{hand}で勝ちます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message>
        <location filename="pokertable/training/quiz/topics/who_wins.py"/>
        <source>{who} with {hand}</source>
        <translation>{who}、{hand}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/at_table.py"/>
        <source>Your read of {name} ({street}): {score} out of 100; ignoring the betting, {prior}</source>
        <translation>{name}の手の読み（{street}）：{score}点、アクションを無視すると{prior}点</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/at_table.py"/>
        <source>{name} had {cards}: {made}</source>
        <translation>{name}の手札：{cards}、{made}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>A check says something too: hands that would have bet are gone.</source>
        <translation>チェックも手がかりです。ベットするはずの手は除かれます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Count the value hands first; few styles bluff that often.</source>
        <translation>まずバリューの手を数えましょう。そこまでブラフするスタイルはわずかです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Each action rules hands out: ask which hands would do this.</source>
        <translation>アクションのたびに手が絞られます。そうするのはどの手かを考えましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Exact, over all deals, assuming no more betting.</source>
        <translation>すべての配り方による正確な値（以後ベットがない場合）。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Over {deals} random deals, assuming everyone draws well and there is no more betting.</source>
        <translation>ランダムに{deals}回配って求めた値（全員が最善の交換をし、以後ベットがない場合）。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Over {deals} random deals, assuming no more betting.</source>
        <translation>ランダムに{deals}回配って求めた値（以後ベットがない場合）。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Remove every card you see: your cards can't be theirs.</source>
        <translation>見えるカードは除きましょう。自分のカードを相手は持てません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>That is close; your read gave you {mine}%.</source>
        <translation>僅差です。あなたの読みでは{mine}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>That's a call.</source>
        <translation>コールが正解です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>That's a fold.</source>
        <translation>フォールドが正解です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>The best hands are rare: count how many there can be.</source>
        <translation>最高の手はまれです。何通りありうるか数えましょう。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>The blinds can have almost anything.</source>
        <translation>ブラインドの手は、ほとんど何でもありえます。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>The range is a sample of {hands} hands.</source>
        <translation>レンジは{hands}通りの手のサンプルです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>The range is exact, over {hands} hands.</source>
        <translation>レンジは、{hands}通りの手すべてを数えた正確な値です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You counted hands that contain your own cards.</source>
        <translation>自分が持つカードを含む手を数えました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You didn't adjust for the betting.</source>
        <translation>アクションを考慮していませんでした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You expected more bluffs than there are.</source>
        <translation>ブラフを実際より多く見積もりました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You have {share}% equity against the ranges of {name} and the others.</source>
        <translation>{name}とほかのプレイヤーのレンジに対し勝率{share}%です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You have {share}% equity against the ranges of {name} and the others; you need {needs}% to call.</source>
        <translation>{name}とほかのプレイヤーのレンジに対し勝率{share}%です。コールには{needs}%必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You have {share}% equity against {name}'s range.</source>
        <translation>{name}のレンジに対し勝率{share}%です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You have {share}% equity against {name}'s range; you need {needs}% to call.</source>
        <translation>{name}のレンジに対し勝率{share}%です。コールには{needs}%必要です。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You ignored the check.</source>
        <translation>チェックを考慮していませんでした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You put too much weight on the nuts.</source>
        <translation>ナッツに配分しすぎました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>You read it as a hand the player chose to play.</source>
        <translation>相手が自分で選んで参加した手だと読みました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%.</source>
        <translation>あなたの読みでは{mine}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: also a call.</source>
        <translation>あなたの読みでは{mine}%で、同じくコールです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: also a fold.</source>
        <translation>あなたの読みでは{mine}%で、同じくフォールドです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: too close to tell.</source>
        <translation>あなたの読みでは{mine}%で、どちらとも言えません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: you would have called.</source>
        <translation>あなたの読みでは{mine}%で、コールしていたところです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>Your read gave you {mine}%: you would have folded.</source>
        <translation>あなたの読みでは{mine}%で、フォールドしていたところです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/meaning.py"/>
        <source>{score} out of 100, a good read</source>
        <translation>{score}点、良い読み</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>For example {hand}: {reason}</source>
        <translation>例えば{hand}：{reason}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>Hardly ever with: {classes}.</source>
        <translation>ほとんどしない：{classes}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>It does this with most hands, least often with {name}.</source>
        <translation>ほとんどの手でそうします。最も少ないのは{name}のときです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>It does this with nearly every hand left in its range.</source>
        <translation>残っていたほぼすべての手でそうします。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>Mostly with: {classes}.</source>
        <translation>主に：{classes}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>No action gave anything away.</source>
        <translation>手がかりになるアクションはありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>Sometimes with: {classes}.</source>
        <translation>時々：{classes}。</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>bets {to}</source>
        <translation>{to}をベット</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>brings in {to}</source>
        <translation>{to}をブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>calls {amount}</source>
        <translation>{amount}をコール</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>checks</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>completes to {to}</source>
        <translation>{to}にコンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>draws {count}</source>
        <translation>{count}枚交換</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>folds</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>raises to {to}</source>
        <translation>{to}にレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>stands pat</source>
        <translation>スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>{name} ({often}% of them)</source>
        <translation>{name}（そのうち{often}%）</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>{street}: {did}</source>
        <translation>{street}：{did}</translation>
    </message>
    <message>
        <location filename="pokertable/training/reads/words.py"/>
        <source>{title}. {said}</source>
        <translation>{title}。{said}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/moment.py"/>
        <source>a face-up card is not known</source>
        <translation>公開されたカードがわかりません</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/moment.py"/>
        <source>the player's own cards are not known</source>
        <translation>このプレイヤーのカードがわかりません</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/moment.py"/>
        <source>this player made no decision</source>
        <translation>このプレイヤーの判断がありません</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>You called</source>
        <translation>コールしました</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>You called all-in</source>
        <translation>オールインでコールしました</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>You checked</source>
        <translation>チェックしました</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>You folded</source>
        <translation>フォールドしました</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>You raised</source>
        <translation>レイズしました</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>You went all-in</source>
        <translation>オールインしました</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>a call wins more of the prizes</source>
        <translation>賞金ではコールのほうが有利</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>a fold keeps more of the prizes</source>
        <translation>賞金ではフォールドのほうが有利</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>a raise wins more of the prizes</source>
        <translation>賞金ではレイズのほうが有利</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>another raise wins more of the prizes</source>
        <translation>賞金では別のサイズのレイズのほうが有利</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>in chips a call, in prizes a fold</source>
        <translation>チップではコール、賞金ではフォールド</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>in chips a raise, in prizes a fold</source>
        <translation>チップではレイズ、賞金ではフォールド</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/prizes.py"/>
        <source>not raising wins more of the prizes</source>
        <translation>賞金ではレイズしないほうが有利</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>A bigger bet was better.</source>
        <translation>もっと大きいベットが有利でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>A smaller bet was better.</source>
        <translation>もっと小さいベットが有利でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Analysing: too early to tell.</source>
        <translation>分析中：まだ何とも言えません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Fine: a bet is better only against these particular opponents.</source>
        <translation>問題なし：ベットのほうが得なのは、この相手に対してだけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Fine: a raise is better only against these particular opponents.</source>
        <translation>問題なし：レイズのほうが得なのは、この相手に対してだけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Fine: a trap is better only against these particular opponents.</source>
        <translation>問題なし：スロープレイのほうが得なのは、この相手に対してだけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Fine: another size is better only against these particular opponents.</source>
        <translation>問題なし：別のサイズのほうが得なのは、この相手に対してだけです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Fine: it cost little or nothing.</source>
        <translation>問題なし：損失はわずかかゼロです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>In chips this was a call, in prizes a fold.</source>
        <translation>チップではコール、賞金ではフォールドの場面でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>In chips this was a raise, in prizes a fold.</source>
        <translation>チップではレイズ、賞金ではフォールドの場面でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>No other choice was better.</source>
        <translation>これ以上の選択はありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Not analysed yet.</source>
        <translation>まだ分析していません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Not settled yet.</source>
        <translation>まだ確定していません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Other discards were better.</source>
        <translation>別の捨て方のほうが有利でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>This hand was too weak to start with.</source>
        <translation>参加するには弱すぎる手でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Too close to call.</source>
        <translation>僅差で、どちらとも言えません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Too many of the cards you needed were gone.</source>
        <translation>必要なカードがすでに出すぎていました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Too many of the cards {name} needed were gone.</source>
        <translation>{name}に必要なカードがすでに出すぎていました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You bet when checking was better.</source>
        <translation>チェックが有利なところでベットしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You bluffed when too few of their hands would fold.</source>
        <translation>相手がほとんどフォールドしない場面でブラフしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You brought it in when completing was better.</source>
        <translation>コンプリートが有利なところでブリングインしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You called when folding was better.</source>
        <translation>フォールドが有利なところでコールしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You called when raising was better.</source>
        <translation>レイズが有利なところでコールしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You checked a hand that worse hands would have called.</source>
        <translation>より弱い手が払ってくれる手でチェックしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You checked when betting was better.</source>
        <translation>ベットが有利なところでチェックしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You discarded a card worth keeping.</source>
        <translation>残す価値のあるカードを捨てました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You drew when standing pat was better.</source>
        <translation>スタンドパットが有利なところで交換しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You folded a hand that had the odds to call.</source>
        <translation>オッズの合う手をフォールドしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You folded a hand that was worth a raise.</source>
        <translation>レイズに値する手をフォールドしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You folded a hand with the implied odds to call.</source>
        <translation>この先のベットで元が取れる手をフォールドしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You folded when you could have checked for free.</source>
        <translation>無料でチェックできるところでフォールドしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You had the odds to call, but later bets cost too much.</source>
        <translation>オッズは合っていましたが、後のベットの損がそれを上回りました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You kept a card you should have discarded.</source>
        <translation>捨てるべきカードを残しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You paid for a flush that isn't the nuts.</source>
        <translation>ナッツではないフラッシュに払いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You paid for half of the pot and were quartered too often.</source>
        <translation>ポットの半分しか狙えない手で払い、4分の1しか取れないことが多すぎました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You paid full price for a hand that wins only half.</source>
        <translation>ポットの半分しか取れない手に、全額分を払いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You put in chips when folding was cheaper.</source>
        <translation>フォールドのほうが損の小さいところでチップを入れました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You put your stack in with too weak a hand.</source>
        <translation>弱すぎる手でスタックを入れました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You raised when calling was better.</source>
        <translation>コールが有利なところでレイズしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>You stood pat when drawing was better.</source>
        <translation>交換が有利なところでスタンドパットしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>Your low was counterfeited: the board paired one of its cards.</source>
        <translation>ローカードの1枚がボードとペアになり、カウンターフィットされました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} bet when checking was better.</source>
        <translation>{name}はチェックが有利なところでベットしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} bluffed when too few of their hands would fold.</source>
        <translation>{name}は、相手がほとんどフォールドしない場面でブラフしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} brought it in when completing was better.</source>
        <translation>{name}はコンプリートが有利なところでブリングインしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} called when folding was better.</source>
        <translation>{name}はフォールドが有利なところでコールしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} called when raising was better.</source>
        <translation>{name}はレイズが有利なところでコールしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} checked a hand that worse hands would have called.</source>
        <translation>{name}は、より弱い手が払ってくれる手でチェックしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} checked when betting was better.</source>
        <translation>{name}はベットが有利なところでチェックしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} discarded a card worth keeping.</source>
        <translation>{name}は残す価値のあるカードを捨てました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} drew when standing pat was better.</source>
        <translation>{name}はスタンドパットが有利なところで交換しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} folded a hand that had the odds to call.</source>
        <translation>{name}はオッズの合う手をフォールドしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} folded a hand that was worth a raise.</source>
        <translation>{name}はレイズに値する手をフォールドしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} folded a hand with the implied odds to call.</source>
        <translation>{name}は、この先のベットで元が取れる手をフォールドしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} folded instead of checking for free.</source>
        <translation>{name}は無料でチェックできるところでフォールドしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} had the odds to call, but later bets cost too much.</source>
        <translation>{name}はオッズが合っていましたが、後のベットの損がそれを上回りました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} kept a card that should have been discarded.</source>
        <translation>{name}は捨てるべきカードを残しました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} paid for a flush that isn't the nuts.</source>
        <translation>{name}はナッツではないフラッシュに払いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} paid for half of the pot and was quartered too often.</source>
        <translation>{name}はポットの半分しか狙えない手で払い、4分の1しか取れないことが多すぎました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} paid full price for a hand that wins only half.</source>
        <translation>{name}はポットの半分しか取れない手に、全額分を払いました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} put in chips when folding was cheaper.</source>
        <translation>{name}はフォールドのほうが損の小さいところでチップを入れました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} put the stack in with too weak a hand.</source>
        <translation>{name}は弱すぎる手でスタックを入れました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} raised when calling was better.</source>
        <translation>{name}はコールが有利なところでレイズしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name} stood pat when drawing was better.</source>
        <translation>{name}は交換が有利なところでスタンドパットしました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/reasons.py"/>
        <source>{name}'s low was counterfeited: the board paired one of its cards.</source>
        <translation>{name}のローカードの1枚がボードとペアになり、カウンターフィットされました。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/telling.py"/>
        <source>dealt</source>
        <translation>配札時</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Bet {amount}.</source>
        <translation>{amount}をベット。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Bring it in for {amount}.</source>
        <translation>{amount}でブリングイン。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Call {amount}.</source>
        <translation>{amount}をコール。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling still loses money: later bets cost more than it gains.</source>
        <translation>それでもコールは損です。この先のベットで、得る以上に失うからです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling still pays: later bets make up the difference.</source>
        <translation>それでもコールは得です。足りない分はこの先のベットで取り返せるからです。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling {call} to win {pot} needs {needed}% equity in chips, {prizes}% in prizes. The hand had {share}% against their range.</source>
        <translation>{call}をコールして{pot}を取るには、チップで{needed}%、賞金で{prizes}%の勝率が必要です。相手のレンジに対しては{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling {call} to win {pot} needs {needed}% equity in chips, {prizes}% in prizes. You had {share}% against their range.</source>
        <translation>{call}をコールして{pot}を取るには、チップで{needed}%、賞金で{prizes}%の勝率が必要です。相手のレンジに対しては{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling {call} to win {pot} needs {needed}% equity. The hand had {share}% against their range.</source>
        <translation>{call}をコールして{pot}を取るには勝率{needed}%が必要です。相手のレンジに対しては{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Calling {call} to win {pot} needs {needed}% equity. You had {share}% against their range.</source>
        <translation>{call}をコールして{pot}を取るには勝率{needed}%が必要です。相手のレンジに対しては{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Check.</source>
        <translation>チェック。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Complete to {amount}.</source>
        <translation>{amount}にコンプリート。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Discard {cards}.</source>
        <translation>{cards}を捨てる。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Every decision is too close to call.</source>
        <translation>どの判断も僅差で判定できません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Fold.</source>
        <translation>フォールド。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Nobody was in yet: the hand had {share}% equity if all {count} others stayed in.</source>
        <translation>まだ誰も参加していない場面です。ほかの{count}人が全員残った場合、この手の勝率は{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Nobody was in yet: you had {share}% equity if all {count} others stayed in.</source>
        <translation>まだ誰も参加していない場面です。ほかの{count}人が全員残った場合、勝率は{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Nothing to call; the hand had {share}% equity against their range.</source>
        <translation>コール不要。相手のレンジに対し勝率{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Nothing to call; you had {share}% equity against their range.</source>
        <translation>コール不要。相手のレンジに対し勝率{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Nothing to change: no decision in this hand needs another look.</source>
        <translation>直すところはありません。見直すべき判断はこのハンドにありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Raise to {amount}.</source>
        <translation>{amount}にレイズ。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Stand pat.</source>
        <translation>スタンドパット。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>Too close to call: {undecided} of {count}. The others don't need another look.</source>
        <translation>僅差で判定できない判断：{count}回中{undecided}回。ほかは見直す必要がありません。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>With the best draws, the hand had {share}% equity against their range.</source>
        <translation>最善の交換をした場合、相手のレンジに対し勝率{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>With the best draws, you had {share}% equity against their range.</source>
        <translation>最善の交換をした場合、相手のレンジに対し勝率{share}%でした。</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>bet {amount}</source>
        <translation>{amount}をベット</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>bring in {amount}</source>
        <translation>{amount}をブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>call {amount}</source>
        <translation>{amount}をコール</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>complete to {amount}</source>
        <translation>{amount}にコンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>discard {cards}</source>
        <translation>{cards}を捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>raise to {amount}</source>
        <translation>{amount}にレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>stand pat</source>
        <translation>スタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>{price_and_share} {later_bets}</source>
        <translation>{price_and_share}{later_bets}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/why.py"/>
        <source>{price_and_share} {start}</source>
        <translation>{price_and_share}{start}</translation>
    </message>
    <message>
        <location filename="pokertable/training/review/wire.py"/>
        <source>{sentence} {figures}</source>
        <translation>{sentence}{figures}</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>a badugi</source>
        <translation>バドゥーギ完成</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>a deuce</source>
        <translation>2がある</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>a hand to stand pat with</source>
        <translation>スタンドパットできる手</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>a high card counts</source>
        <translation>高いカードが数に入る</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>all low</source>
        <translation>すべて低い</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>an eight</source>
        <translation>8がある</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>behind any pair that opens</source>
        <translation>オープンするペアに負けている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>cards that can make a straight</source>
        <translation>ストレートになりうる並び</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>four to a flush</source>
        <translation>フラッシュまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>four to a straight</source>
        <translation>ストレートまであと1枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>no deuce</source>
        <translation>2がない</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>no pair and no draw</source>
        <translation>ペアもドローもなし</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>one card to draw</source>
        <translation>1枚交換で足りる</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>too many cards to draw</source>
        <translation>交換する枚数が多すぎる</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>two cards to draw</source>
        <translation>2枚交換</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>two of one rank</source>
        <translation>同じランクが2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/draw_chips.py"/>
        <source>two of one suit</source>
        <translation>同じスートが2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>a card that fits no other</source>
        <translation>どれとも組まないカードがある</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>a pair with the door card</source>
        <translation>ドアカードとペア</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>a small pair</source>
        <translation>小さいペア</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>a spare low card</source>
        <translation>予備のローカード</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>connected</source>
        <translation>つながっている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>four connected cards</source>
        <translation>4枚がつながっている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>good low draw</source>
        <translation>良いロードロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>no high card</source>
        <translation>高いカードがない</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>no second low card</source>
        <translation>2枚目のローカードがない</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>no two of one suit</source>
        <translation>スートがそろわない</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>nut low draw</source>
        <translation>ナッツロードロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>small: most boards have higher cards</source>
        <translation>低い：ボードにはたいていより高いカードが出る</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>suited ace</source>
        <translation>スーテッドのA</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>three of a kind with the door card</source>
        <translation>ドアカードとスリーカード</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>three of one rank</source>
        <translation>同じランクが3枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>too far apart for a straight</source>
        <translation>離れていてストレートにならない</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>too many of one suit</source>
        <translation>同じスートが多すぎる</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>two high cards</source>
        <translation>高いカードが2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>two low cards</source>
        <translation>ローカードが2枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>two suits</source>
        <translation>オフスート</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>weak kicker</source>
        <translation>弱いキッカー</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/flop_chips.py"/>
        <source>weak low draw</source>
        <translation>弱いロードロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>first to act</source>
        <translation>最初にアクション</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>fourth to act</source>
        <translation>4番目にアクション</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>last before the bring-in</source>
        <translation>ブリングインの直前</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>second to act</source>
        <translation>2番目にアクション</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/start.py"/>
        <source>third to act</source>
        <translation>3番目にアクション</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>a card of the pair's rank is gone</source>
        <translation>ペアと同じランクが1枚出ている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>a rough low</source>
        <translation>ラフなロー</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>an ace</source>
        <translation>Aがある</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>five low cards you need are gone</source>
        <translation>必要なローカード5枚が出ている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>four low cards you need are gone</source>
        <translation>必要なローカード4枚が出ている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>four of your suit gone</source>
        <translation>同じスート4枚が出ている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>high cards</source>
        <translation>高いカード</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>higher cards are around</source>
        <translation>場にもっと高いカードがある</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>higher than every card in sight</source>
        <translation>見えているどのカードより高い</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>no low</source>
        <translation>ローなし</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>no pair</source>
        <translation>ペアなし</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>only two low cards</source>
        <translation>ローカードが2枚だけ</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>paired</source>
        <translation>ペアがある</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>the pair is hidden</source>
        <translation>ペアが隠れている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three cards to a six</source>
        <translation>6ロー狙いの3枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three low cards</source>
        <translation>ローカード3枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three low cards you need are gone</source>
        <translation>必要なローカード3枚が出ている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three of your suit gone</source>
        <translation>同じスート3枚が出ている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three to a flush</source>
        <translation>フラッシュ狙いの3枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>three to a straight</source>
        <translation>ストレート狙いの3枚</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>two low cards you need are gone</source>
        <translation>必要なローカード2枚が出ている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/stud_chips.py"/>
        <source>two of your suit gone</source>
        <translation>同じスート2枚が出ている</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/words.py"/>
        <source>Bottom {percent}%</source>
        <translation>下位{percent}%</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/words.py"/>
        <source>The start is {start}: top {percent}%.</source>
        <translation>スターティングハンド：{start}、上位{percent}%。</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/words.py"/>
        <source>The start is {start}: weaker than {percent}% of starts here.</source>
        <translation>スターティングハンド：{start}、ここでは{percent}%のハンドより弱い。</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/words.py"/>
        <source>Top {percent}%</source>
        <translation>上位{percent}%</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/words.py"/>
        <source>Your start: {start}: top {percent}%.</source>
        <translation>スターティングハンド：{start}、上位{percent}%。</translation>
    </message>
    <message>
        <location filename="pokertable/training/starts/words.py"/>
        <source>Your start: {start}: weaker than {percent}% of starts here.</source>
        <translation>スターティングハンド：{start}、ここでは{percent}%のハンドより弱い。</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/marks.py"/>
        <source>keeps nothing</source>
        <translation>残すカードなし</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/marks.py"/>
        <source>keeps {ranks}</source>
        <translation>{ranks}を残す</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>1 fault</source>
        <translation>違反1回</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>VPIP {vpip}%, PFR {pfr}%, hands: {hands}</source>
        <translation>VPIP {vpip}%、PFR {pfr}%、{hands}ハンド</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>program {name}</source>
        <translation>プログラム{name}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>{count} faults</source>
        <translation>違反{count}回</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>{opponent}, {figures}</source>
        <translation>{opponent}、{figures}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/opponent_mark.py"/>
        <source>{program}, {faults}</source>
        <translation>{program}、{faults}</translation>
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
        <translation>投入{amount}</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>The draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>all-in</source>
        <translation>オールイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>bets</source>
        <translation>ベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>bets {amount}</source>
        <translation>{amount}ベット</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>brings in</source>
        <translation>ブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>brings in {amount}</source>
        <translation>{amount}ブリングイン</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>calls</source>
        <translation>コール</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>completes</source>
        <translation>コンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>completes to {amount}</source>
        <translation>{amount}コンプリート</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>folded</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>mucks</source>
        <translation>マック</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>pat</source>
        <translation>パット</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>raises</source>
        <translation>レイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/felt/table_picture.py"/>
        <source>raises to {amount}</source>
        <translation>{amount}にレイズ</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/speaker.py"/>
        <source>No audio device found</source>
        <translation>音声デバイスが見つかりません</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/speaker.py"/>
        <source>Sound can't be played here: {reason}</source>
        <translation>ここでは音を再生できません：{reason}</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/speaker.py"/>
        <source>Sound needs the package {name}, which isn't installed</source>
        <translation>音を出すには{name}パッケージが必要ですが、インストールされていません</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/translate.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>also {pairs}</source>
        <translation>{pairs}でも可</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>also {pairs} and {count} more</source>
        <translation>{pairs}ほか{count}通りでも可</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>only these two</source>
        <translation>この2枚だけ</translation>
    </message>
    <message>
        <location filename="pokertable/views/lab/readings.py"/>
        <source>{ways} · {nuts}</source>
        <translation>{ways} · {nuts}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/board/read_board.py"/>
        <source>It tells you nothing.</source>
        <translation>手がかりになりません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>Call {call} into {pot} ({needs}% if nobody bets again)</source>
        <translation>ポット{pot}に{call}をコール（以後ベットがなければ必要勝率{needs}%）</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>Call {call} into {pot}: {needs}%</source>
        <translation>ポット{pot}に{call}をコール：{needs}%</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>Calling {call} to win {pot} needs {needs}%</source>
        <translation>{call}をコールして{pot}を取るには勝率{needs}%が必要です</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>Draw {number} of {count}</source>
        <translation>{count}回中{number}回目のドロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/decide/choices.py"/>
        <source>Pot {amount}, nothing to call</source>
        <translation>ポット{amount}、コール不要</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Read everything {name} did in this hand.</source>
        <translation>このハンドで{name}がしたことすべてを読んでください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>Read what {name} did in this round. The percentages start where the last round left them.</source>
        <translation>このラウンドで{name}がしたことを読んでください。割合は前のラウンド終了時の値から始まります。</translation>
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
        <translation>{items}。{item}</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/says.py"/>
        <source>{street}: {actions}.</source>
        <translation>{street}：{actions}。</translation>
    </message>
    <message>
        <location filename="pokertable/views/quiz/side.py"/>
        <source>{how}</source>
        <translation>{how}</translation>
    </message>
    <message>
        <location filename="pokertable/views/showdown/panel.py"/>
        <source>Your read of the cards: {verdict}</source>
        <translation>カードの読み：{verdict}</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/parts.py"/>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/parts.py"/>
        <source>Flop games</source>
        <translation>フロップゲーム</translation>
    </message>
    <message>
        <location filename="pokertable/views/start/parts.py"/>
        <source>Mixed</source>
        <translation>ミックス</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>First draw. Click the cards to discard, or press their numbers.</source>
        <translation>1回目のドロー。捨てるカードをクリックするか、番号キーを押してください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>First draw: what do you discard?</source>
        <translation>1回目のドロー：何を捨てますか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Last draw. Click the cards to discard, or press their numbers.</source>
        <translation>最後のドロー。捨てるカードをクリックするか、番号キーを押してください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Last draw: what do you discard?</source>
        <translation>最後のドロー：何を捨てますか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Second draw. Click the cards to discard, or press their numbers.</source>
        <translation>2回目のドロー。捨てるカードをクリックするか、番号キーを押してください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Second draw: what do you discard?</source>
        <translation>2回目のドロー：何を捨てますか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>You draw first</source>
        <translation>あなたが最初に交換</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Your draw. Click the cards to discard, or press their numbers.</source>
        <translation>あなたの交換。捨てるカードをクリックするか、番号キーを押してください。</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>Your draw: what do you discard?</source>
        <translation>あなたの交換：何を捨てますか？</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>discards {ranks} and {rank}</source>
        <translation>{ranks}、{rank}を捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>discards {rank}</source>
        <translation>{rank}を捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>keep all five</source>
        <translation>5枚とも残す</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>keep all four</source>
        <translation>4枚とも残す</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>keep every card</source>
        <translation>全部残す</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>{card}: discard</source>
        <translation>{card}：捨てる</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>{card}: keep</source>
        <translation>{card}：残す</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>{name} drew {count}</source>
        <translation>{name}は{count}枚交換</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/draw_panel.py"/>
        <source>{name} stood pat</source>
        <translation>{name}はスタンドパット</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>Good for your high, bad for your low: {cards}</source>
        <translation>ハイには良く、ローには悪い：{cards}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>a made low</source>
        <translation>ローが完成</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} spoil your low</source>
        <translation>ローを崩すカード{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} to a better high</source>
        <translation>より強いハイになるカード{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} to a better low</source>
        <translation>より良いローになるカード{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} to a low</source>
        <translation>ローになるカード{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{count} to {hand}</source>
        <translation>{hand}になるカード{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{low}; {count} spoil it</source>
        <translation>{low}、崩すカードは{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{outs}, {count} to {hand}</source>
        <translation>{outs}、{hand}になるカード{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/odds_panel.py"/>
        <source>{outs}; {count} to the nuts</source>
        <translation>{outs}、うちナッツ{count}枚</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_page.py"/>
        <source>Hand {number}</source>
        <translation>ハンド{number}</translation>
    </message>
    <message>
        <location filename="pokertable/views/table/table_page.py"/>
        <source>Hand {number}, practice</source>
        <translation>ハンド{number}、練習</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>No action so far gives anything away.</source>
        <translation>手がかりになるアクションはまだありません。</translation>
    </message>
    <message>
        <location filename="pokertable/views/window/read_dialog.py"/>
        <source>What does {name} hold?</source>
        <translation>{name}は何を持っていますか？</translation>
    </message>
</context>
<context>
    <name>number</name>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>,</source>
        <comment>between thousands</comment>
        <translation>,</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>.</source>
        <comment>before decimals</comment>
        <translation>.</translation>
    </message>
    <message>
        <location filename="pokertable/cli/language.py"/>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/translate.py"/>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <location filename="pokertable/views/kit/translate.py"/>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
</context>
</TS>
