<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>フォルダを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Compare with a file…</source>
        <translation>別のファイルと比較(&amp;C)…</translation>
    </message>
    <message>
        <source>Compare with the ne&amp;xt layer</source>
        <translation>次の層と比較(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Save a p&amp;icture…</source>
        <translation>図を保存(&amp;I)…</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <translation>図をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Re&amp;port of the analysis…</source>
        <translation>分析レポート(&amp;P)…</translation>
    </message>
    <message>
        <source>Keep a&amp;nnotations in the file</source>
        <translation>確定・固定・メモをファイル内に保存(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Predict with a model…</source>
        <translation>モデルで予測(&amp;P)…</translation>
    </message>
    <message>
        <source>Predict &amp;here with it</source>
        <translation>このモデルで予測(&amp;H)</translation>
    </message>
    <message>
        <source>Save the &amp;model…</source>
        <translation>モデルを保存(&amp;M)…</translation>
    </message>
    <message>
        <source>Put the model on the shel&amp;f</source>
        <translation>モデルをモデル棚に登録(&amp;F)</translation>
    </message>
    <message>
        <source>M&amp;odels on the shelf</source>
        <translation>モデル棚のモデル(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Choose the &amp;head</source>
        <translation>係り先を選ぶ(&amp;H)</translation>
    </message>
    <message>
        <source>Make it the &amp;root</source>
        <translation>根にする(&amp;R)</translation>
    </message>
    <message>
        <source>Attach to the word &amp;before</source>
        <translation>直前の語を係り先にする(&amp;B)</translation>
    </message>
    <message>
        <source>Attach to the word a&amp;fter</source>
        <translation>直後の語を係り先にする(&amp;F)</translation>
    </message>
    <message>
        <source>Change the re&amp;lation</source>
        <translation>関係ラベルを変更(&amp;L)</translation>
    </message>
    <message>
        <source>Add a further par&amp;ent</source>
        <translation>係り先を追加(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Delete the arc</source>
        <translation>アークを削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Accept the predicted arc</source>
        <translation>予測アークを採用(&amp;A)</translation>
    </message>
    <message>
        <source>Accept all &amp;predicted arcs</source>
        <translation>予測アークをすべて採用(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Take what is proposed</source>
        <translation>提案を採用(&amp;T)</translation>
    </message>
    <message>
        <source>P&amp;in the arc</source>
        <translation>アークを固定(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Confirm the sentence</source>
        <translation>文を確定(&amp;C)</translation>
    </message>
    <message>
        <source>Confirm and go &amp;on</source>
        <translation>確定して次へ(&amp;O)</translation>
    </message>
    <message>
        <source>Accept all, confirm and &amp;go on</source>
        <translation>すべて採用し、確定して次へ(&amp;G)</translation>
    </message>
    <message>
        <source>Re&amp;mark on the sentence…</source>
        <translation>文へのメモ(&amp;M)…</translation>
    </message>
    <message>
        <source>Remark on the &amp;word or arc…</source>
        <translation>語またはアークへのメモ(&amp;W)…</translation>
    </message>
    <message>
        <source>Edit the &amp;word…</source>
        <translation>語を編集(&amp;W)…</translation>
    </message>
    <message>
        <source>Edit as &amp;text</source>
        <translation>テキストとして編集(&amp;T)</translation>
    </message>
    <message>
        <source>Edit the co&amp;mment lines…</source>
        <translation>コメント行を編集(&amp;M)…</translation>
    </message>
    <message>
        <source>Copy the sentence's &amp;id</source>
        <translation>文の ID をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Divide the word…</source>
        <translation>語を分割(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Join the words</source>
        <translation>語を結合(&amp;J)</translation>
    </message>
    <message>
        <source>Insert a word &amp;before…</source>
        <translation>前に語を挿入(&amp;B)…</translation>
    </message>
    <message>
        <source>Insert a word &amp;after…</source>
        <translation>後に語を挿入(&amp;A)…</translation>
    </message>
    <message>
        <source>D&amp;elete the word</source>
        <translation>語を削除(&amp;E)</translation>
    </message>
    <message>
        <source>Make a &amp;multiword token</source>
        <translation>複数語トークンにする(&amp;M)</translation>
    </message>
    <message>
        <source>Dissolve the m&amp;ultiword token</source>
        <translation>複数語トークンを解除(&amp;U)</translation>
    </message>
    <message>
        <source>Insert an empt&amp;y node…</source>
        <translation>空ノードを挿入(&amp;Y)…</translation>
    </message>
    <message>
        <source>Begin a new &amp;sentence with the word</source>
        <translation>この語から新しい文を始める(&amp;S)</translation>
    </message>
    <message>
        <source>Join with the &amp;next sentence</source>
        <translation>次の文と結合(&amp;N)</translation>
    </message>
    <message>
        <source>Cho&amp;rds…</source>
        <translation>連続キー(&amp;R)…</translation>
    </message>
    <message>
        <source>Drag from &amp;head to dependent</source>
        <translation>係り先から係り元へドラッグ(&amp;H)</translation>
    </message>
    <message>
        <source>A new head brings its relat&amp;ion</source>
        <translation>係り先の変更に関係ラベルも合わせる(&amp;I)</translation>
    </message>
    <message>
        <source>Go to a &amp;word…</source>
        <translation>語へ移動(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Type or paste a text…</source>
        <translation>テキストの入力・貼り付け(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Next sentence</source>
        <translation>次の文(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>前の文(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go to sentence…</source>
        <translation>文へ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Find sentences…</source>
        <translation>文を検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Sea&amp;rch and replace…</source>
        <translation>検索と置換(&amp;R)…</translation>
    </message>
    <message>
        <source>Search for trees like the word's</source>
        <translation>この語と同じ形の木を検索</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Next &amp;to decide</source>
        <translation>次の要判断箇所(&amp;T)</translation>
    </message>
    <message>
        <source>Previous to d&amp;ecide</source>
        <translation>前の要判断箇所(&amp;E)</translation>
    </message>
    <message>
        <source>Next &amp;disagreement</source>
        <translation>次の不一致(&amp;D)</translation>
    </message>
    <message>
        <source>Previous d&amp;isagreement</source>
        <translation>前の不一致(&amp;I)</translation>
    </message>
    <message>
        <source>Next uncertain &amp;word</source>
        <translation>次の不確かな語(&amp;W)</translation>
    </message>
    <message>
        <source>Pre&amp;vious uncertain word</source>
        <translation>前の不確かな語(&amp;V)</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>次の問題(&amp;B)</translation>
    </message>
    <message>
        <source>Previous prob&amp;lem</source>
        <translation>前の問題(&amp;L)</translation>
    </message>
    <message>
        <source>Next re&amp;mark</source>
        <translation>次のメモ(&amp;M)</translation>
    </message>
    <message>
        <source>Previous remar&amp;k</source>
        <translation>前のメモ(&amp;K)</translation>
    </message>
    <message>
        <source>Next &amp;unconfirmed sentence</source>
        <translation>次の未確定の文(&amp;U)</translation>
    </message>
    <message>
        <source>Previous un&amp;confirmed sentence</source>
        <translation>前の未確定の文(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Order of what waits…</source>
        <translation>作業待ちの順序(&amp;O)…</translation>
    </message>
    <message>
        <source>Back to the anal&amp;ysis</source>
        <translation>分析に戻る(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Train on this treebank</source>
        <translation>このツリーバンクで学習(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>学習を中止(&amp;C)</translation>
    </message>
    <message>
        <source>Learning c&amp;urve…</source>
        <translation>学習曲線(&amp;U)…</translation>
    </message>
    <message>
        <source>Simulated annota&amp;tor…</source>
        <translation>アノテータのシミュレーション(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Learn from what I confirm</source>
        <translation>確定した文から逐次学習(&amp;L)</translation>
    </message>
    <message>
        <source>Parse &amp;with</source>
        <translation>使用するデコーダ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Find suspicious annotations</source>
        <translation>疑わしいアノテーションを検出(&amp;F)</translation>
    </message>
    <message>
        <source>Correct to the ri&amp;val</source>
        <translation>別案に修正(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Keep the annotation</source>
        <translation>アノテーションを維持(&amp;K)</translation>
    </message>
    <message>
        <source>Po&amp;stpone the decision</source>
        <translation>判断を保留(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Watch an algorithm</source>
        <translation>アルゴリズムを観察(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>最初のステップ(&amp;F)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>1 ステップ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>再生・一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Step f&amp;orward</source>
        <translation>1 ステップ進む(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>最後のステップ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Previous main step</source>
        <translation>前の主要ステップ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next main step</source>
        <translation>次の主要ステップ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>遅く(&amp;S)</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>速く(&amp;T)</translation>
    </message>
    <message>
        <source>Stop at an &amp;arc…</source>
        <translation>アークで停止(&amp;A)…</translation>
    </message>
    <message>
        <source>Another algorithm &amp;beside it</source>
        <translation>別のアルゴリズムを並べる(&amp;B)</translation>
    </message>
    <message>
        <source>Type the s&amp;cores by hand</source>
        <translation>スコアを手で入力(&amp;C)</translation>
    </message>
    <message>
        <source>Lect&amp;ure mode</source>
        <translation>講義モード(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Export the steps…</source>
        <translation>ステップをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quiz: guess the next step</source>
        <translation>クイズ: 次のステップを当てる(&amp;Q)</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>レッスン(&amp;O)…</translation>
    </message>
    <message>
        <source>Lesson from a f&amp;ile…</source>
        <translation>ファイルからレッスンを開く(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Type a sentence…</source>
        <translation>文を入力(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Do an exercise…</source>
        <translation>演習に取り組む(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Make an exercise…</source>
        <translation>演習を作成(&amp;M)…</translation>
    </message>
    <message>
        <source>Wh&amp;y this head</source>
        <translation>この係り先の理由(&amp;Y)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>標準の大きさ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fit to width</source>
        <translation>幅に合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Both layers in one diagram</source>
        <translation>両方の層を 1 つの図に表示(&amp;B)</translation>
    </message>
    <message>
        <source>Go&amp;ld below the words</source>
        <translation>正解を語の下に表示(&amp;L)</translation>
    </message>
    <message>
        <source>As a &amp;tree</source>
        <translation>木として表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Wrap long sentences</source>
        <translation>長い文を折り返す(&amp;W)</translation>
    </message>
    <message>
        <source>Ta&amp;gs below the words</source>
        <translation>タグを語の下に表示(&amp;G)</translation>
    </message>
    <message>
        <source>L&amp;emmas below the words</source>
        <translation>レンマを語の下に表示(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Readings below the words</source>
        <translation>読みを語の下に表示(&amp;R)</translation>
    </message>
    <message>
        <source>Only di&amp;sagreements</source>
        <translation>不一致だけを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Only the &amp;path from this word</source>
        <translation>この語からの経路だけを表示(&amp;P)</translation>
    </message>
    <message>
        <source>Only what &amp;hangs on the word</source>
        <translation>この語に係るものだけを表示(&amp;H)</translation>
    </message>
    <message>
        <source>Onl&amp;y the diagram</source>
        <translation>図だけを表示(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>ダークテーマ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Annotate</source>
        <translation>アノテーション(&amp;A)</translation>
    </message>
    <message>
        <source>A&amp;nalyse</source>
        <translation>分析(&amp;N)</translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation>学習(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>教育(&amp;T)</translation>
    </message>
    <message>
        <source>List of &amp;sentences</source>
        <translation>文の一覧(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>Table of &amp;words</source>
        <translation>語の表(&amp;W)</translation>
    </message>
    <message>
        <source>Wh&amp;y</source>
        <translation>理由(&amp;Y)</translation>
    </message>
    <message>
        <source>Searc&amp;h</source>
        <translation>検索(&amp;H)</translation>
    </message>
    <message>
        <source>Arcs ali&amp;ke</source>
        <translation>同類のアーク(&amp;K)</translation>
    </message>
    <message>
        <source>Start where I &amp;left off</source>
        <translation>前回の続きから始める(&amp;L)</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>コマンドを検索(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Arcwright</source>
        <translation>Arcwright について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Joined by a coordination or apposition</source>
        <translation>並列・同格の要素(&amp;J)</translation>
    </message>
    <message>
        <source>Top of a pare&amp;nthesis</source>
        <translation>挿入句の頂点(&amp;N)</translation>
    </message>
    <message>
        <source>Governor left o&amp;ut</source>
        <translation>係り先の省略(&amp;U)</translation>
    </message>
    <message>
        <source>Effecti&amp;ve dependencies</source>
        <translation>実質的な依存関係(&amp;V)</translation>
    </message>
    <message>
        <source>Si&amp;ze of the interface…</source>
        <translation>画面の表示倍率(&amp;Z)…</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>設定(&amp;G)…</translation>
    </message>
    <message>
        <source>Work in the next z&amp;one</source>
        <translation>次のゾーンで作業(&amp;O)</translation>
    </message>
    <message>
        <source>Enhanced &amp;graphs…</source>
        <translation>拡張グラフ(&amp;G)…</translation>
    </message>
    <message>
        <source>Only the en&amp;hanced graph</source>
        <translation>拡張グラフだけを表示(&amp;H)</translation>
    </message>
    <message>
        <source>Other &amp;zones</source>
        <translation>ほかのゾーン(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>ハンドブック(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Tour: annotating</source>
        <translation>ツアー: アノテーション(&amp;T)</translation>
    </message>
    <message>
        <source>Tour: anal&amp;ysing errors</source>
        <translation>ツアー: 誤りの分析(&amp;Y)</translation>
    </message>
    <message>
        <source>Tou&amp;r: teaching</source>
        <translation>ツアー: 教育(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next step of the tour</source>
        <translation>ツアーの次のステップ(&amp;N)</translation>
    </message>
    <message>
        <source>Step &amp;back in the tour</source>
        <translation>ツアーの前のステップ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Leave the tour</source>
        <translation>ツアーを終了(&amp;L)</translation>
    </message>
    <message>
        <source>Add an edge to another sen&amp;tence</source>
        <translation>ほかの文へのエッジを追加(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go to the other end of the edge</source>
        <translation>エッジのもう一方の端へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;First word to the bunsetsu before</source>
        <translation>先頭の語を前の文節へ移す(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last word to the bunsetsu behind</source>
        <translation>末尾の語を後の文節へ移す(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Basic phrases of bunsetsu</source>
        <translation>文節の基本句(&amp;B)</translation>
    </message>
    <message>
        <source>Step both &amp;in step, or one alone</source>
        <translation>両方を合わせて、または片方だけ進める(&amp;I)</translation>
    </message>
    <message>
        <source>Ne&amp;xt stop of the lesson</source>
        <translation>レッスンの次の場面(&amp;X)</translation>
    </message>
    <message>
        <source>Stop be&amp;fore</source>
        <translation>前の場面(&amp;F)</translation>
    </message>
</context>
<context>
    <name>AnswerFiles</name>
    <message>
        <source>Answers (*.json);;All files (*)</source>
        <translation>解答 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Hand in your trees? You cannot change them afterwards.</source>
        <translation>木を提出しますか。提出後は変更できません。</translation>
    </message>
    <message>
        <source>Heads that are not drawn yet: %1.</source>
        <translation>係り先がまだ描かれていない語: %1。</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Go on with saved trees</source>
        <translation>保存した木の続きから始める</translation>
    </message>
    <message>
        <source>Hand in your answers? You cannot change them afterwards.</source>
        <translation>解答を提出しますか。提出後は変更できません。</translation>
    </message>
    <message>
        <source>Answers that are not given yet: %1.</source>
        <translation>まだ答えていないもの: %1。</translation>
    </message>
    <message>
        <source>Handing in</source>
        <translation>提出</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>提出</translation>
    </message>
    <message>
        <source>Trees not saved</source>
        <translation>保存されていない木</translation>
    </message>
    <message>
        <source>What you have drawn and answered is not saved.</source>
        <translation>描いた木と答えはまだ保存されていません。</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>保存せずに閉じる</translation>
    </message>
</context>
<context>
    <name>ArcText</name>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1 of the root</source>
        <comment>relation</comment>
        <translation>→ 根（%1）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>relation, head</comment>
        <translation>→ %2（%1）</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>係り先なし</translation>
    </message>
    <message>
        <source>%1, no head</source>
        <comment>relation</comment>
        <translation>%1、係り先なし</translation>
    </message>
</context>
<context>
    <name>BunsetsuPlayer</name>
    <message>
        <source>A head stands to the right of its dependent.</source>
        <translation>係り先は係り元より右にあります。</translation>
    </message>
    <message>
        <source>Attach %1 to %2</source>
        <translation>%1 の係り先を %2 にする</translation>
    </message>
    <message>
        <source>Click: let the parser decide again</source>
        <translation>クリック: 判定をパーサに戻す</translation>
    </message>
    <message>
        <source>Click: %1 wins instead</source>
        <translation>クリック: %1 を勝たせる</translation>
    </message>
    <message>
        <source>Click: no instead of yes</source>
        <translation>クリック: 「はい」を「いいえ」にする</translation>
    </message>
    <message>
        <source>Click: yes instead of no</source>
        <translation>クリック: 「いいえ」を「はい」にする</translation>
    </message>
    <message>
        <source>Click: %1 is the head</source>
        <translation>クリック: %1 を係り先にする</translation>
    </message>
    <message>
        <source>Dependents</source>
        <translation>係り元</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>右から左へ</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>左から右へ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>%1 against %2 for %3</source>
        <comment>two candidates and their dependent</comment>
        <translation>%3 をめぐる %1 対 %2</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <comment>a game and its winner</comment>
        <translation>%1: %2 の勝ち</translation>
    </message>
    <message>
        <source>%1 on %2?</source>
        <comment>does a bunsetsu depend on another</comment>
        <translation>%1 は %2 に係るか？</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>確定: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) of %1 weighed</source>
        <translation>
            <numerusform>%1 の候補 %n 個を比較</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pass over %n bunsetsu begins</source>
        <translation>
            <numerusform>%n 文節に対するパスを開始</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the only candidate</source>
        <translation>%1（唯一の候補）</translation>
    </message>
    <message>
        <source>finished: every bunsetsu has its head</source>
        <translation>終了: 全文節の係り先が決定</translation>
    </message>
    <message>
        <source>Each bunsetsu looks for its head among those to its right. The candidates play one game after another, and the winner of the last one is the head. Whoever would cross an arc is not let in.</source>
        <translation>各文節は、それより右にある文節の中から係り先を探します。候補どうしが順に対戦し、最後の対戦の勝者が係り先になります。アークが交差することになる候補は参加できません。</translation>
    </message>
    <message>
        <source>Bunsetsu wait on a stack. The one on top is asked whether it depends on the one at the front of the queue: if so it leaves with its head, if not the next one is put on the stack.</source>
        <translation>文節はスタックに積まれて待ちます。スタックの一番上の文節がキューの先頭の文節に係るかどうかを判定し、係るなら係り先が決まってスタックから出ます。係らなければ、キューの先頭の文節をスタックに積みます。</translation>
    </message>
    <message>
        <source>In each pass every bunsetsu is asked whether it depends on its right neighbour: D if so, O if not. Those nobody can depend on any more go, and the next pass sees other neighbours.</source>
        <translation>各パスで、すべての文節について右隣の文節に係るかどうかを判定します。係るなら D、係らなければ O です。もう何も係ることのない文節は取り除かれ、次のパスでは新しい隣どうしを判定します。</translation>
    </message>
    <message>
        <source>For each bunsetsu, from right to left, all candidates are given a score at once, and the best one is the head.</source>
        <translation>右から左へ、文節ごとにすべての候補に一度にスコアを付け、最良の候補を係り先とします。</translation>
    </message>
    <message>
        <source>Who is the better head of %1: %2, which is nearer, or %3?</source>
        <translation>%1 の係り先としてふさわしいのは、近い %2 と遠い %3 のどちらか。</translation>
    </message>
    <message>
        <source>You decided: %1 wins.</source>
        <translation>ユーザの判定: %1 の勝ち。</translation>
    </message>
    <message>
        <source>The margin of the farther one is %1, so %2 wins and plays on.</source>
        <translation>遠い候補に有利な差（マージン、正なら遠い候補の勝ち）は %1 です。したがって %2 が勝ち、次の対戦に進みます。</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>係りやすさ</translation>
    </message>
    <message>
        <source>A kernel has no weights of single features to show.</source>
        <translation>カーネルには、個々の素性の重みがありません。</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>近い候補</translation>
    </message>
    <message>
        <source>farther</source>
        <translation>遠い候補</translation>
    </message>
    <message>
        <source>both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whom a feature is of, and its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Does %1 depend on %2?</source>
        <translation>%1 は %2 に係るか。</translation>
    </message>
    <message>
        <source>You decided: %1.</source>
        <translation>ユーザの判定: %1。</translation>
    </message>
    <message>
        <source>Yes: the margin is %1.</source>
        <translation>はい（スコアは %1、正なら係る）。</translation>
    </message>
    <message>
        <source>No: the margin is %1.</source>
        <translation>いいえ（スコアは %1、正なら係る）。</translation>
    </message>
    <message>
        <source>Every candidate of %1 has a score; the best one will be its head.</source>
        <translation>%1 のすべての候補にスコアが付きました。最良の候補が係り先になります。</translation>
    </message>
    <message>
        <source>Every candidate of %1 has a score, and its probability is proportional to e to that. %2 is the best.</source>
        <translation>%1 のすべての候補にスコアが付きました。確率は e のスコア乗に比例します。最良の候補は %2 です。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>%1 hangs on %2 instead of %3</source>
        <translation>%1 の係り先が %3 から %2 に変わります</translation>
    </message>
    <message>
        <source>What you overruled changes no arc in the end.</source>
        <translation>変更した判定は、結局どのアークにも影響しません。</translation>
    </message>
    <message>
        <source>What you overruled leads to: %1.</source>
        <translation>判定の変更による結果: %1。</translation>
    </message>
    <message>
        <source>No model answers: preferences are numbers in a table.</source>
        <translation>モデルは使われません。係りやすさは表の数値です。</translation>
    </message>
    <message>
        <source>These are left: %1.</source>
        <translation>残っている文節: %1。</translation>
    </message>
    <message>
        <source>There is no choice: %1 can only depend on %2.</source>
        <translation>選択の余地はありません。%1 が係りうるのは %2 だけです。</translation>
    </message>
    <message>
        <source>%1 depends on %2.</source>
        <translation>%1 は %2 に係ります。</translation>
    </message>
    <message>
        <source>Every bunsetsu but the last has found its head.</source>
        <translation>最後の文節を除くすべての文節の係り先が決まりました。</translation>
    </message>
    <message>
        <source>Each line is a tournament: the losers are struck out, the winner is the head.</source>
        <translation>各行が 1 つのトーナメントです。敗者は線で消され、勝者が係り先になります。</translation>
    </message>
    <message>
        <source>%1 (overruled)</source>
        <translation>%1（判定を変更）</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>reduce</source>
        <translation>還元</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>シフト</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>パス %1</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>判定を変更</translation>
    </message>
    <message>
        <source>%1 %   score %2</source>
        <comment>probability in percent</comment>
        <translation>%1%   スコア %2</translation>
    </message>
    <message>
        <source>Candidates of %1</source>
        <translation>%1 の候補</translation>
    </message>
    <message>
        <source>no rival</source>
        <translation>対戦相手なし</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>the margin of a game that was won</comment>
        <translation>%1 差</translation>
    </message>
    <message>
        <source>would cross</source>
        <translation>交差する</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>係り元</translation>
    </message>
    <message>
        <source>head of %1</source>
        <translation>%1 の係り先</translation>
    </message>
    <message>
        <source>%1 (overruled)</source>
        <comment>a decision</comment>
        <translation>%1（判定を変更）</translation>
    </message>
    <message>
        <source>The features that weigh most, + for the farther one, those that decided first</source>
        <translation>重みの大きい素性（+ は遠い候補に有利、決め手になったものから順）</translation>
    </message>
    <message>
        <source>The features that weigh most, + for yes, those that decided first</source>
        <translation>重みの大きい素性（+ は「はい」に有利、決め手になったものから順）</translation>
    </message>
</context>
<context>
    <name>CanvasKeys</name>
    <message>
        <source>select a word</source>
        <translation>語を選択</translation>
    </message>
    <message>
        <source>go to the head of the word, back down, or to its first dependent</source>
        <translation>語の係り先へ移動、元へ戻る、または最初の係り元へ移動</translation>
    </message>
    <message>
        <source>go to the next word on the same head</source>
        <translation>係り先が同じ隣の語へ移動</translation>
    </message>
    <message>
        <source>select one of the arcs that end at the word</source>
        <translation>語を係り元とするアークを順に選択</translation>
    </message>
    <message>
        <source>select several words, to join them</source>
        <translation>結合する複数の語を選択</translation>
    </message>
    <message>
        <source>take the parser's k-th guess</source>
        <translation>パーサの第 k 推定候補を採用</translation>
    </message>
    <message>
        <source>list all guesses of the parser</source>
        <translation>パーサの推定候補をすべて表示</translation>
    </message>
    <message>
        <source>typed quickly: a chord, if there is one</source>
        <translation>速く続けて打つ: 該当する連続キーを実行</translation>
    </message>
    <message>
        <source>give up what has been begun; bring back what is out of focus</source>
        <translation>始めた操作をやめる。薄くした部分を元に戻す</translation>
    </message>
    <message>
        <source>the number of the head; 0: root</source>
        <translation>係り先の番号（0: 根）</translation>
    </message>
    <message>
        <source>the first letters of the head</source>
        <translation>係り先の先頭の文字</translation>
    </message>
    <message>
        <source>go to another word</source>
        <translation>別の語へ移動</translation>
    </message>
    <message>
        <source>the root; back to the word itself</source>
        <translation>根へ移動、語自身に戻る</translation>
    </message>
    <message>
        <source>erase the last digit</source>
        <translation>最後の数字を消す</translation>
    </message>
    <message>
        <source>take the head</source>
        <translation>係り先を決める</translation>
    </message>
    <message>
        <source>take the head and ask for the relation too</source>
        <translation>係り先を決め、関係ラベルの入力に進む</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
</context>
<context>
    <name>CanvasTexts</name>
    <message>
        <source>Go to a word: its number, or first letters or arrows and Enter; Esc cancels</source>
        <translation>語へ移動: 番号、または先頭の文字か矢印キーと Enter。Esc で中止</translation>
    </message>
    <message>
        <source>Further parent of “%1”</source>
        <translation>「%1」に追加する係り先</translation>
    </message>
    <message>
        <source>Head of “%1”</source>
        <translation>「%1」の係り先</translation>
    </message>
    <message>
        <source>number, or first letters or arrows and Enter; Esc cancels</source>
        <translation>番号、または先頭の文字か矢印キーと Enter。Esc で中止</translation>
    </message>
    <message>
        <source>number (0: root), or first letters or arrows and Enter; Tab asks for the relation too</source>
        <translation>番号（0: 根）、または先頭の文字か矢印キーと Enter。Tab で関係ラベルの入力に進む</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1「%2」</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2（%3）</translation>
    </message>
    <message>
        <source>On a cycle: %1. Another head for one of them, or the root, breaks it.</source>
        <translation>閉路があります: %1。いずれかの語の係り先を別の語か根に変えると解消します。</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <translation>%2 → %1（%3）</translation>
    </message>
    <message>
        <source>not compared: the other layer tells no arcs like this</source>
        <translation>比較対象外: もう一方の層はこの種のアークを表せません</translation>
    </message>
    <message>
        <source>on a cycle</source>
        <translation>閉路上</translation>
    </message>
    <message>
        <source>remark: %1</source>
        <translation>メモ: %1</translation>
    </message>
    <message>
        <source>another analysis is nearly as good</source>
        <translation>ほぼ同じスコアの別の解析がある</translation>
    </message>
    <message>
        <source>crosses another arc</source>
        <translation>別のアークと交差</translation>
    </message>
    <message>
        <source>the other layer divides this into other words and says nothing of it</source>
        <translation>もう一方の層は語の区切りが異なり、この語の情報がない</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 語</numerusform>
        </translation>
    </message>
    <message>
        <source>Word %1 of %2, “%3”</source>
        <translation>%2 語中の第 %1 語「%3」</translation>
    </message>
    <message>
        <source>%1, the root</source>
        <translation>%1、根</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1、係り先「%3」、%2</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>letters of a chord</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Click the head of “%1”; Esc cancels</source>
        <translation>「%1」の係り先をクリックしてください（Esc で中止）</translation>
    </message>
    <message>
        <source>Click a dependent of “%1”; Esc cancels</source>
        <translation>「%1」の係り元をクリックしてください（Esc で中止）</translation>
    </message>
    <message>
        <source>of the tree alone: the enhanced graph has no such arc</source>
        <translation>木だけのアーク: 拡張グラフにこのアークはありません</translation>
    </message>
    <message>
        <source>Empty node %1, “%2”</source>
        <translation>空ノード %1「%2」</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a word with its relation; how that compares</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>“%1” of sentence %2</source>
        <translation>第 %2 文の「%1」</translation>
    </message>
    <message>
        <source>leaves the sentence; a double click goes to its other end</source>
        <translation>文の外へのエッジ。ダブルクリックでもう一方の端へ移動</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a relation: what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” in the tree; the label is that of the enhanced graph</source>
        <translation>木では「%1」。ラベルは拡張グラフのものです</translation>
    </message>
    <message>
        <source>as in the other layer</source>
        <translation>もう一方の層と同じ</translation>
    </message>
    <message>
        <source>the other layer has another head</source>
        <translation>もう一方の層では係り先が異なる</translation>
    </message>
    <message>
        <source>the other layer has the same head, but another relation</source>
        <translation>もう一方の層では係り先は同じだが関係ラベルが異なる</translation>
    </message>
    <message>
        <source>the other layer has no such arc</source>
        <translation>もう一方の層にこのアークはない</translation>
    </message>
    <message>
        <source>non-projective; not below “%1”: %2 (underlined)</source>
        <translation>非射影的。「%1」の下にない語: %2（下線）</translation>
    </message>
    <message>
        <source>“%1” in the enhanced graph</source>
        <translation>拡張グラフでは「%1」</translation>
    </message>
</context>
<context>
    <name>Causes</name>
    <message>
        <source>wrong heads</source>
        <translation>係り先の誤り</translation>
    </message>
    <message>
        <source>%1: %2, %3% of the wrong heads</source>
        <comment>category, count, share</comment>
        <translation>%1: %2、係り先の誤りの %3%</translation>
    </message>
    <message>
        <source>The decoder missed what the model prefers.</source>
        <translation>モデルが優先する木をデコーダが見逃した。</translation>
    </message>
    <message>
        <source>The model prefers what was found.</source>
        <translation>モデルが、見つかった木のほうを優先した。</translation>
    </message>
    <message>
        <source>An arc of gold's tree was left out before.</source>
        <translation>正解の木のアークが事前に除かれていた。</translation>
    </message>
    <message>
        <source>The decoder finds no trees like gold's.</source>
        <translation>デコーダは正解のような木を見つけられない。</translation>
    </message>
    <message>
        <source>second best</source>
        <translation>第 2 候補</translation>
    </message>
    <message>
        <source>further behind</source>
        <translation>さらに下位</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>候補外</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正しい</translation>
    </message>
    <message>
        <source>search error</source>
        <translation>探索の誤り（デコーダ）</translation>
    </message>
    <message>
        <source>model error</source>
        <translation>スコアの誤り（モデル）</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>事前に除外</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>探せない形の木</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>so many or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>係り先なし</translation>
    </message>
    <message>
        <source>no. %1, by %2</source>
        <comment>rank, loss of score</comment>
        <translation>第 %1 位、差 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>decoder, model</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n 文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them by a model that has not seen it</source>
        <translation>
            <numerusform>うち %n 文は、その文を学習していないモデルによる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, on which the parser was trained</source>
        <translation>
            <numerusform>パーサの学習に使われた %n 文は除外</numerusform>
        </translation>
    </message>
    <message>
        <source>No head is wrong.</source>
        <translation>係り先の誤りはありません。</translation>
    </message>
    <message>
        <source>Of %1 wrong heads gold's is the second best choice %2 times (%3%), and out of reach %4 times; where it is within reach, its best tree usually scores %5 less.</source>
        <comment>counts, share, median</comment>
        <translation>係り先の誤り %1 個のうち、正解が第 2 候補だったものが %2 個（%3%）、候補に入っていなかったものが %4 個です。候補に入っていた場合、正解の係り先をもつ木のスコアは、ふつう %5 低いだけでした。</translation>
    </message>
    <message>
        <source>%1 are in trees that the decoder missed though the model prefers gold's, %2 are the model's own.</source>
        <comment>search errors, model errors</comment>
        <translation>%1 個は、モデルが正解を優先するのにデコーダが見逃した木の中にあり、%2 個はモデル自体の誤りです。</translation>
    </message>
    <message>
        <source>Putting one right puts %1 others right on average, and %2 wrong.</source>
        <translation>1 個を正すと、平均でほかの %1 個が正しくなり、%2 個が誤りになります。</translation>
    </message>
    <message>
        <source>%1 hangs on %2; gold's head %3 is %4.</source>
        <comment>word, head, gold's head, how near</comment>
        <translation>%1 は %2 に係るとされましたが、正解は %3 です（%4）。</translation>
    </message>
    <message>
        <source>out of the parser's reach</source>
        <translation>パーサの候補外</translation>
    </message>
    <message>
        <source>Put right, it changes no other head.</source>
        <translation>正しても、ほかの係り先は変わりません。</translation>
    </message>
    <message>
        <source>Put right, these become right with it: %1.</source>
        <translation>これを正すと、次も正しくなります: %1。</translation>
    </message>
    <message>
        <source>These right ones become wrong: %1.</source>
        <translation>正しかった次のものが誤りになります: %1。</translation>
    </message>
    <message>
        <source>other heads put right</source>
        <translation>ともに正しくなる係り先の数</translation>
    </message>
    <message>
        <source>As to the whole tree: %1</source>
        <translation>木全体について: %1</translation>
    </message>
    <message>
        <source>no. %1, yet %2 more</source>
        <comment>rank, by how much its score is greater</comment>
        <translation>第 %1 位、ただしスコアは %2 高い</translation>
    </message>
</context>
<context>
    <name>ChartPlayer</name>
    <message>
        <source>siblings %1 and %2</source>
        <translation>兄弟 %1、%2</translation>
    </message>
    <message>
        <source>arc %1</source>
        <translation>アーク %1</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%2 の下のスパン %1</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>文全体</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 単独</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part and its score</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an item and its score</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>back: takes %1</source>
        <translation>復元: %1 を採用</translation>
    </message>
    <message>
        <source>back through %1</source>
        <translation>復元: %1 を通過</translation>
    </message>
    <message>
        <source>finished: the tree found scores %1</source>
        <translation>終了: 得られた木のスコアは %1</translation>
    </message>
    <message>
        <source>finished: the best projective tree scores %1</source>
        <translation>終了: 最良の射影的な木のスコアは %1</translation>
    </message>
    <message>
        <source>%1 and %2 become neighbouring dependents of one head, with what hangs on them in between.</source>
        <translation>%1 と %2 が、間にあってこれらに係る語とともに、同じ係り先をもつ隣り合う係り元になります。</translation>
    </message>
    <message>
        <source>The arc %1, with all words in between below its ends.</source>
        <translation>アーク %1 です。間の語はすべて、その両端のどちらかの下にあります。</translation>
    </message>
    <message>
        <source>%1: all of these words hang below the first, and nothing is missing on this side.</source>
        <translation>%1: これらの語はすべて先頭の語の下にあり、こちら側に欠けているものはありません。</translation>
    </message>
    <message>
        <source>%1: all of these words hang below the last, and nothing is missing on this side.</source>
        <translation>%1: これらの語はすべて末尾の語の下にあり、こちら側に欠けているものはありません。</translation>
    </message>
    <message>
        <source>The whole sentence: one word becomes the root, the two sides of it are put together.</source>
        <translation>文全体: 1 語が根になり、その左右が組み合わされます。</translation>
    </message>
    <message>
        <source>The best way to put it together scores %1.</source>
        <translation>最良の組み合わせ方のスコアは %1 です。</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to put it together</source>
        <translation>
            <numerusform>%n 通りの組み合わせ方</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>two parts</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>選択: %1。</translation>
    </message>
    <message>
        <source>Its best derivation</source>
        <translation>最良の導出</translation>
    </message>
    <message>
        <source>The chart is empty. Triangles will be words with all their dependents on one side, trapezoids arcs, boxes neighbouring dependents of one head. Short spans come first.</source>
        <translation>チャートは空です。三角形は語とその片側の係り元すべて、台形はアーク、四角形は同じ係り先をもつ隣り合う係り元を表します。短いスパンから順に埋めます。</translation>
    </message>
    <message>
        <source>The chart is empty. Triangles will be words with all their dependents on one side, trapezoids arcs. Short spans come first.</source>
        <translation>チャートは空です。三角形は語とその片側の係り元すべて、台形はアークを表します。短いスパンから順に埋めます。</translation>
    </message>
    <message>
        <source>On the way back from the best tree, this item gives %1 its head: %2.</source>
        <translation>最良の木を復元する途中で、この項目により %1 の係り先が決まります: %2。</translation>
    </message>
    <message>
        <source>On the way back from the best tree: %1 is opened at its split.</source>
        <translation>最良の木を復元する途中: %1 を分割点で開きます。</translation>
    </message>
    <message>
        <source>Every word has its head. Another projective tree may score more: what is inside a span was chosen before the arc over it was weighed.</source>
        <translation>すべての語の係り先が決まりました。よりスコアの高い射影的な木がほかにある可能性があります。スパンの内側は、それを覆うアークを評価する前に選ばれたからです。</translation>
    </message>
    <message>
        <source>Every word has its head. No other projective tree scores more.</source>
        <translation>すべての語の係り先が決まりました。これよりスコアの高い射影的な木はありません。</translation>
    </message>
    <message>
        <source>a word and all its dependents on one side</source>
        <translation>語と、その片側の係り元すべて</translation>
    </message>
    <message>
        <source>an arc</source>
        <translation>アーク</translation>
    </message>
    <message>
        <source>neighbouring dependents of one head</source>
        <translation>同じ係り先をもつ隣り合う係り元</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>終了: %1</translation>
    </message>
    <message>
        <source>arc</source>
        <comment>a summand</comment>
        <translation>アーク</translation>
    </message>
    <message>
        <source>first on its side</source>
        <comment>a summand</comment>
        <translation>この側で最初</translation>
    </message>
    <message>
        <source>sibling %1, %2</source>
        <comment>a summand</comment>
        <translation>兄弟 %1、%2</translation>
    </message>
    <message>
        <source>found inside</source>
        <comment>a summand</comment>
        <translation>内側で得たもの</translation>
    </message>
    <message>
        <source>All its parts: %1.</source>
        <translation>内訳: %1。</translation>
    </message>
    <message>
        <source>%1 (rounded)</source>
        <comment>a sum whose figures do not add up</comment>
        <translation>%1（四捨五入）</translation>
    </message>
    <message>
        <source>Nothing is left to put together: %1.</source>
        <translation>組み合わせるものがもうありません: %1。</translation>
    </message>
    <message>
        <source>Which way to put it together wins: %1?</source>
        <translation>どの組み合わせ方が勝つか: %1。</translation>
    </message>
    <message>
        <source>Which word becomes the root?</source>
        <translation>根になるのはどの語か。</translation>
    </message>
    <message>
        <source>Which arc does %1 take?</source>
        <translation>%1 が採用するのはどのアークか。</translation>
    </message>
    <message>
        <source>%1: %2 + %3</source>
        <comment>an item and the two parts it is made of</comment>
        <translation>%1: %2 + %3</translation>
    </message>
    <message>
        <source>part of the tree that was found</source>
        <translation>見つかった木の一部</translation>
    </message>
    <message>
        <source>Every word has its head. Without the arcs that may not be, or were left out, no other projective tree scores more.</source>
        <translation>すべての語の係り先が決まりました。禁止されているか除かれたアークを使わない射影的な木のうち、これよりスコアの高いものはありません。</translation>
    </message>
</context>
<context>
    <name>Chords</name>
    <message>
        <source>“%1”: a chord is typed with letters.</source>
        <translation>「%1」: 連続キーには文字を使います。</translation>
    </message>
    <message>
        <source>“%1” is there twice.</source>
        <translation>「%1」が 2 回あります。</translation>
    </message>
    <message>
        <source>“%1” sets nothing.</source>
        <translation>「%1」には設定する値がありません。</translation>
    </message>
    <message>
        <source>Functions of the Prague treebanks</source>
        <translation>Prague ツリーバンクの機能ラベル</translation>
    </message>
    <message>
        <source>Relations of Universal Dependencies</source>
        <translation>Universal Dependencies の関係ラベル</translation>
    </message>
    <message>
        <source>Relations of the Danish Dependency Treebank</source>
        <translation>Danish Dependency Treebank の関係ラベル</translation>
    </message>
</context>
<context>
    <name>ClimbPlayer</name>
    <message>
        <source>best of all climbs</source>
        <translation>全試行中の最良</translation>
    </message>
    <message>
        <source>from</source>
        <translation>出発点</translation>
    </message>
    <message>
        <source>%1: gains %2</source>
        <translation>%1: 利得 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: not possible, %2</source>
        <translation>%1: 不可（%2）</translation>
    </message>
    <message>
        <source>The score is %1.</source>
        <translation>スコアは %1 です。</translation>
    </message>
    <message>
        <source>%1. That gains %2; the score is %3.</source>
        <translation>%1。利得は %2、スコアは %3 です。</translation>
    </message>
    <message>
        <source>What the gain comes from: %1.</source>
        <translation>利得の内訳: %1。</translation>
    </message>
    <message>
        <source>Of %1 climbs, %2 ended with this score.</source>
        <translation>山登り %1 回のうち %2 回がこのスコアで終わりました。</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 を %2 から %3 へ</translation>
    </message>
    <message>
        <source>%1 gets %2 as a further parent</source>
        <translation>%1 に係り先 %2 を追加</translation>
    </message>
    <message>
        <source>%1 becomes the root, %2 goes under %3</source>
        <translation>%1 が根になり、%2 は %3 の下へ</translation>
    </message>
    <message>
        <source>it is there already</source>
        <translation>すでにある</translation>
    </message>
    <message>
        <source>the arc is forbidden, or was left out as hopeless</source>
        <translation>アークが禁止されているか、見込みなしとして除かれている</translation>
    </message>
    <message>
        <source>it would make a cycle: %1 depends on %2</source>
        <translation>閉路ができる: %1 は %2 に係っている</translation>
    </message>
    <message>
        <source>there would be no root, or two</source>
        <translation>根がなくなるか、2 つになる</translation>
    </message>
    <message>
        <source>the head is pinned</source>
        <translation>係り先が固定されている</translation>
    </message>
    <message>
        <source>it would have a sibling that it may not have</source>
        <translation>許されない兄弟ができる</translation>
    </message>
    <message>
        <source>the best projective tree</source>
        <translation>最良の射影的な木</translation>
    </message>
    <message>
        <source>the best tree of first order</source>
        <translation>1 次で最良の木</translation>
    </message>
    <message>
        <source>a random tree</source>
        <translation>ランダムな木</translation>
    </message>
    <message>
        <source>a tree that was drawn</source>
        <translation>ランダムに引いた木</translation>
    </message>
    <message>
        <source>the tree of hill climbing</source>
        <translation>山登り法の木</translation>
    </message>
    <message>
        <source>the best tree of all</source>
        <translation>全体で最良の木</translation>
    </message>
    <message>
        <source>arcs</source>
        <translation>アーク</translation>
    </message>
    <message>
        <source>siblings</source>
        <translation>兄弟</translation>
    </message>
    <message>
        <source>heads of heads</source>
        <translation>係り先の係り先</translation>
    </message>
    <message>
        <source>three siblings</source>
        <translation>3 兄弟</translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation>木全体</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of the score, what it adds to the gain</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>starts from %1: %2</source>
        <translation>%1から開始: %2</translation>
    </message>
    <message numerus="yes">
        <source>weighs %n move(s)</source>
        <translation>
            <numerusform>%n 個の移動を評価</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a move, its gain, the score</comment>
        <translation>%1: %2、現在 %3</translation>
    </message>
    <message>
        <source>your move: %1</source>
        <translation>ユーザの移動: %1</translation>
    </message>
    <message>
        <source>keeps the best of all: %1</source>
        <translation>全体で最良のものを保持: %1</translation>
    </message>
    <message>
        <source>no move gains more than its price of %1: ends with %2</source>
        <translation>コスト %1 を超える利得のある移動がない: %2 で終了</translation>
    </message>
    <message>
        <source>no move gains: ends with %1</source>
        <translation>利得のある移動がない: %1 で終了</translation>
    </message>
    <message>
        <source>no more moves are allowed: ends with %1</source>
        <translation>移動の上限に到達: %1 で終了</translation>
    </message>
    <message>
        <source>there is no tree to start from</source>
        <translation>出発点となる木がない</translation>
    </message>
    <message>
        <source>starts from another tree</source>
        <translation>別の木から開始</translation>
    </message>
    <message>
        <source>starts from %1</source>
        <translation>%1から開始</translation>
    </message>
    <message>
        <source>keeps the best of all</source>
        <translation>全体で最良のものを保持</translation>
    </message>
    <message>
        <source>From a tree, the one change of a head that gains most will be made, again and again, until none gains.</source>
        <translation>ある木から始めて、利得が最大になるように係り先を 1 つ変えることを、利得がなくなるまで繰り返します。</translation>
    </message>
    <message>
        <source>From a tree, the change of a head or the further parent that gains most will be made, again and again, until none gains.</source>
        <translation>ある木から始めて、利得が最大になるように係り先を変えるか追加することを、利得がなくなるまで繰り返します。</translation>
    </message>
    <message>
        <source>The first tree will be the one that hill climbing finds with scores of arcs and siblings, the others will be drawn at random, better ones more often.</source>
        <translation>最初の木は、アークと兄弟のスコアを用いた山登り法の結果です。ほかの木は、良い木ほど出やすいようにランダムに引きます。</translation>
    </message>
    <message>
        <source>Trees will be drawn at random, better ones more often.</source>
        <translation>良い木ほど出やすいように、木をランダムに引きます。</translation>
    </message>
    <message>
        <source>From each, words take the head that gains most, from the leaves up, until none gains. The best of all is kept.</source>
        <translation>それぞれの木で、葉から上へ、各語の係り先を利得が最大のものに変えることを、利得がなくなるまで続けます。全体で最良の木を残します。</translation>
    </message>
    <message>
        <source>What counts: arcs, pairs of siblings, heads of heads, three siblings, and the whole tree (how many dependents a word has, where its subtree begins and ends, branches to the right).</source>
        <translation>スコアの要素: アーク、兄弟の対、係り先の係り先、3 兄弟、木全体（語の係り元の数、部分木の始まりと終わり、右への枝分かれ）。</translation>
    </message>
    <message>
        <source>What counts: arcs and pairs of siblings alone. A model trained with restarts has more.</source>
        <translation>スコアの要素: アークと兄弟の対だけ。再スタートを使って学習したモデルでは、さらに多くの要素があります。</translation>
    </message>
    <message>
        <source>%1 moves are possible, %2 would make a cycle.</source>
        <translation>可能な移動は %1 個で、ほかに閉路ができるものが %2 個あります。</translation>
    </message>
    <message>
        <source>No word would gain by another head alone, so the root moves.</source>
        <translation>係り先を変えるだけで利得のある語はないので、根を移します。</translation>
    </message>
    <message>
        <source>Going from the leaves up, %1 is the next word that gains by another head: it takes its best one, even where other words would gain more.</source>
        <translation>葉から上へたどると、係り先を変えて利得のある次の語は %1 です。ほかの語の利得のほうが大きくても、この語が最良の係り先を選びます。</translation>
    </message>
    <message>
        <source>What moves from here would gain</source>
        <translation>ここからの移動の利得</translation>
    </message>
    <message>
        <source>head ↓ dependent →</source>
        <translation>係り先 ↓ 係り元 →</translation>
    </message>
    <message>
        <source>what each arc scores by itself    ● there   ↻ makes a cycle   ⊥ several roots, or none   – forbidden</source>
        <translation>各アーク自体のスコア    ● 現在のアーク   ↻ 閉路ができる   ⊥ 根が複数になるか、なくなる   – 禁止</translation>
    </message>
    <message>
        <source>what each new head would gain    ● there   ↻ makes a cycle   ⊥ several roots, or none   – forbidden</source>
        <translation>係り先を変えたときの利得    ● 現在のアーク   ↻ 閉路ができる   ⊥ 根が複数になるか、なくなる   – 禁止</translation>
    </message>
    <message>
        <source>price of a move</source>
        <translation>移動のコスト</translation>
    </message>
    <message>
        <source>%1: gains %2, and a move has to gain more than its price, %3</source>
        <translation>%1: 利得 %2。移動にはコスト %3 を超える利得が必要</translation>
    </message>
    <message>
        <source>no move gains enough: it ends</source>
        <translation>十分な利得のある移動がない: 終了</translation>
    </message>
    <message>
        <source>From a tree, the one change of a head that gains most will be made, again and again, until none gains more than %1, the price of a move: the first move from a projective tree always makes arcs cross.</source>
        <translation>ある木から始めて、利得が最大になるように係り先を 1 つ変えることを、移動のコスト %1 を超える利得がなくなるまで繰り返します。射影的な木からの最初の移動では、必ずアークが交差します。</translation>
    </message>
    <message>
        <source>%1 (not more than its price)</source>
        <translation>%1（コスト以下）</translation>
    </message>
    <message>
        <source>A move has to gain more than its price, %1; none does.</source>
        <translation>移動にはコスト %1 を超える利得が必要ですが、そのような移動はありません。</translation>
    </message>
    <message>
        <source>   ( ) not more than the price, %1</source>
        <translation>   ( ) コスト %1 以下</translation>
    </message>
    <message>
        <source>root moves</source>
        <translation>根の移動</translation>
    </message>
    <message>
        <source>two arcs at once</source>
        <translation>アーク 2 本を同時に</translation>
    </message>
    <message>
        <source>never (Figure 4 as it stands)</source>
        <translation>しない（図 4 のとおり）</translation>
    </message>
    <message>
        <source>fewer siblings that may not be</source>
        <translation>許されない兄弟が減る</translation>
    </message>
    <message>
        <source>stays −∞</source>
        <translation>−∞ のまま</translation>
    </message>
    <message>
        <source>stays −∞ (%1 beside)</source>
        <comment>a gain of other scores</comment>
        <translation>−∞ のまま（ほかは %1）</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>終了: %1</translation>
    </message>
    <message>
        <source>The graph has siblings that may not be, so it scores −∞. A move with fewer of them comes before all others; moves with as many are weighed by the other scores.</source>
        <translation>グラフに許されない兄弟があるため、スコアは −∞ です。許されない兄弟を減らす移動を、ほかのすべての移動より優先します。その数が同じ移動は、ほかのスコアで比べます。</translation>
    </message>
    <message>
        <source>   ⇅ one move of two arcs: another root</source>
        <translation>   ⇅ アーク 2 本の 1 回の移動: 別の根</translation>
    </message>
    <message>
        <source>A click makes it your move.</source>
        <translation>クリックすると、これが自分の移動になります。</translation>
    </message>
    <message>
        <source>It is your move. The start chosen once more, above, is without it.</source>
        <translation>これは自分の移動です。上で開始点を選び直すと取り消されます。</translation>
    </message>
    <message>
        <source>The score is %1: %2 of the arcs, as stands on them, and %3 of larger parts: siblings and whatever else counts.</source>
        <translation>スコアは %1 です。内訳は、アークに書かれた値の合計が %2、兄弟などの大きな部分が %3 です。</translation>
    </message>
</context>
<context>
    <name>ClosingQuestion</name>
    <message>
        <source>Before the window closes</source>
        <translation>ウィンドウを閉じる前に</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>保存せずに閉じる</translation>
    </message>
    <message>
        <source>Save, and close</source>
        <translation>保存して閉じる</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 に書き込めません。</translation>
    </message>
    <message>
        <source>The analyser "%1" failed. Is it installed, and does it run from a shell?</source>
        <translation>形態素解析器「%1」の実行に失敗しました。インストールされているか、シェルから実行できるかを確認してください。</translation>
    </message>
    <message>
        <source>The analyser "%1" wrote no lines of words that end in EOS, as JUMAN and MeCab write them.</source>
        <translation>形態素解析器「%1」の出力に、JUMAN や MeCab の出力のような、EOS で終わる語の行がありません。</translation>
    </message>
    <message>
        <source>... and %1 more.</source>
        <translation>……ほか %1 件。</translation>
    </message>
    <message>
        <source>No tree of sentence %1 keeps this together with the other lines named here.</source>
        <translation>文 %1 には、これとここに挙げたほかの行を同時に満たす木がありません。</translation>
    </message>
    <message>
        <source>No tree of sentence %1 keeps this.</source>
        <translation>文 %1 には、これを満たす木がありません。</translation>
    </message>
    <message>
        <source>no tree of sentence %1 that keeps its constraints was found.</source>
        <translation>文 %1 には、制約を満たす木が見つかりませんでした。</translation>
    </message>
    <message>
        <source>the original of %1, with edits of %2 sentences.</source>
        <translation>%1 の元の内容に %2 文の編集を加えました。</translation>
    </message>
    <message>
        <source>the sentences are in the order of the original, not in that of %1.</source>
        <translation>文の順序は %1 ではなく、元の内容のとおりです。</translation>
    </message>
    <message>
        <source>left out, because %1 has no place for it, and kept in %2:</source>
        <translation>%1 では表せないため省き、%2 に残したもの:</translation>
    </message>
    <message>
        <source>left out, because %1 has no place for it:</source>
        <translation>%1 では表せないため省いたもの:</translation>
    </message>
    <message>
        <source>(first in sentence %1)</source>
        <translation>（最初は文 %1）</translation>
    </message>
    <message>
        <source>Nothing is converted. With --keep-going, what cannot be read is left out.</source>
        <translation>何も変換しません。--keep-going を付けると、読み込めないものを除いて変換します。</translation>
    </message>
    <message>
        <source>%1 sentences are asked for, and there are %2 to learn from.</source>
        <translation>%1 文が指定されましたが、学習に使える文は %2 文です。</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み込めない</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>書き込めない</translation>
    </message>
    <message>
        <source>this is no JSON</source>
        <translation>JSON ではない</translation>
    </message>
    <message>
        <source>this is no %1 file</source>
        <translation>%1 ファイルではない</translation>
    </message>
    <message>
        <source>written by a newer version; this one reads version %1</source>
        <translation>より新しいバージョンで書かれている。このプログラムが読めるのはバージョン %1</translation>
    </message>
    <message>
        <source>%1 is missing; expected %2</source>
        <translation>%1 がない。必要なもの: %2</translation>
    </message>
    <message>
        <source>%1 is not what was expected: %2</source>
        <translation>%1 が想定と異なる: %2</translation>
    </message>
    <message>
        <source>%1 is out of range; expected %2</source>
        <translation>%1 が範囲外。必要なもの: %2</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 が壊れている</translation>
    </message>
    <message>
        <source>larger than %1; no such file has to be</source>
        <translation>%1 より大きい。これほど大きいファイルは想定していない</translation>
    </message>
    <message>
        <source>these are answers to another exercise</source>
        <translation>別の演習の解答</translation>
    </message>
    <message>
        <source>There are %1 sentences; none of them is from %2 to %3.</source>
        <translation>文は %1 文あり、%2 から %3 までに含まれる文はありません。</translation>
    </message>
    <message>
        <source>None of the sentences has a tree to be drawn.</source>
        <translation>描く木をもつ文がありません。</translation>
    </message>
    <message>
        <source>These are more sentences than an exercise can have: its file would be larger than %1 MB. Choose fewer with --first and --last.</source>
        <translation>1 つの演習に入れられる文の数を超えています。ファイルが %1 MB より大きくなります。--first と --last で文を減らしてください。</translation>
    </message>
    <message>
        <source>%1 sentences without a tree were left out.</source>
        <translation>木のない %1 文を除きました。</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 文</translation>
    </message>
    <message>
        <source>Sentence %1 has %2 words.</source>
        <translation>文 %1 は %2 語です。</translation>
    </message>
    <message>
        <source>Sentence %1 has %2 bunsetsu.</source>
        <translation>文 %1 は %2 文節です。</translation>
    </message>
    <message>
        <source>A bunsetsu depends on one to its right, and %1 is to the left of %2.</source>
        <translation>文節は右の文節に係りますが、%1 は %2 の左にあります。</translation>
    </message>
    <message>
        <source>A checkpoint to go on from, with the same files and choices (more --epochs, or --members of bpm, are possible); the model is the one that training in one go gives. To write further checkpoints, give --checkpoint too; it may name the same file</source>
        <translation>学習を再開するチェックポイント。ファイルと設定は同じものを指定する（--epochs を増やすこと、bpm の --members を増やすことはできる）。結果は中断なしに学習したモデルと同じになる。さらにチェックポイントを書き出すには --checkpoint も指定する。同じファイルでもよい</translation>
    </message>
    <message>
        <source>A file of constraints has one a line, its fields apart by tabs or spaces; what follows a # at the beginning of a line or after a space is a comment:
  SENTENCE head H:M [RELATION]   H is the head of M, and its only one
  SENTENCE arc H:M               the arc is there; of several parents, others may be, too
  SENTENCE no H:M                the arc is not there
  SENTENCE root M                M hangs on the root, and on nothing else
  SENTENCE not-root M            M does not hang on the root
SENTENCE is its number, from 1, or its sent_id; H and M are numbers of words (of bunsetsu where the model is of these), H may be 0, the root.</source>
        <translation>制約ファイルには 1 行に 1 つの制約を書き、欄をタブか空白で区切る。行頭または空白の後の # から後はコメント:
  SENTENCE head H:M [RELATION]   H が M の係り先で、ほかに係り先はない
  SENTENCE arc H:M               このアークがある。係り先が複数ある場合は、ほかのアークがあってもよい
  SENTENCE no H:M                このアークがない
  SENTENCE root M                M は根だけに係る
  SENTENCE not-root M            M は根に係らない
SENTENCE は 1 から数えた文の番号か sent_id。H と M は語の番号（文節のモデルでは文節の番号）で、H は 0（根）でもよい。</translation>
    </message>
    <message>
        <source>A file to write after every epoch, by bpm after every member, from which training can be resumed</source>
        <translation>エポックごと（bpm ではメンバごと）に書き出すファイル。ここから学習を再開できる</translation>
    </message>
    <message>
        <source>A model written by train</source>
        <translation>train で書き出したモデル</translation>
    </message>
    <message>
        <source>A parser's files, with the same sentences; once for each of several parsers</source>
        <translation>パーサの出力ファイル。文は同じもの。複数のパーサを比べるには、パーサごとに繰り返し指定する</translation>
    </message>
    <message>
        <source>ACCURACY:N: test the scores against a published percentage of N</source>
        <translation>ACCURACY:N: N から求めた公表値（百分率）とスコアの差を検定する</translation>
    </message>
    <message>
        <source>All parsers of bunsetsu, with standard and with most features: the Tables 2 to 4 of Iwatate et al. (2008)</source>
        <translation>文節のすべてのパーサを標準の素性と最多の素性で比べる: 岩立ほか (2008) の表 2～4</translation>
    </message>
    <message>
        <source>Also print precision, recall and F of graphs with several parents</source>
        <translation>係り先が複数あるグラフの適合率、再現率、F 値も出力する</translation>
    </message>
    <message>
        <source>Also write the trees that are best after the first, so many in all, each in a comment of its sentence: # arcwright tree RANK = SCORE HEAD:RELATION ..., the score below that of the best tree, a head and its relation by word. Exact for eisner, eisner2 and cle, near the best tree for eisner-span, hill and restarts</source>
        <translation>最良の木に続く木も、最良の木を含めて合計でこの数まで、それぞれその文のコメントとして書き出す: # arcwright tree RANK = SCORE HEAD:RELATION ...。スコアは最良の木との差、続いて語ごとの係り先と関係ラベル。eisner、eisner2、cle では厳密な解、eisner-span、hill、restarts では最良の木の近くの木</translation>
    </message>
    <message>
        <source>At most so many moves of hill climbing; 0: twice the number of words</source>
        <translation>山登り法の移動回数の上限。0: 語数の 2 倍</translation>
    </message>
    <message>
        <source>At most so many trees that restarts climbs from</source>
        <translation>restarts が出発点とする木の数の上限</translation>
    </message>
    <message>
        <source>By default the one the model was trained through</source>
        <translation>既定値は、モデルの学習に使ったデコーダ</translation>
    </message>
    <message>
        <source>C of the support vector machine that tournament, sr and cc learn with: how much errors weigh</source>
        <translation>tournament、sr、cc の学習に使うサポートベクタマシンの C: 誤りをどれだけ重く見るか</translation>
    </message>
    <message>
        <source>Convert what is in --in, even if its original is kept</source>
        <translation>元の内容が残っていても、--in の内容を変換する</translation>
    </message>
    <message>
        <source>Count what a treebank consists of</source>
        <translation>ツリーバンクの構成要素を数える</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>プログラムのバージョンを表示して終了</translation>
    </message>
    <message>
        <source>Do not parse again with each wrong head put right, which tells what else that repairs</source>
        <translation>誤った係り先を 1 つずつ直した再解析を行わない（再解析すると、ほかにどの誤りが直るかがわかる）</translation>
    </message>
    <message>
        <source>Draw up how scores grow with the training data</source>
        <translation>学習データの量とスコアの関係を調べる</translation>
    </message>
    <message>
        <source>Files that --out has written: their curves stand beside the new one, or alone without --in</source>
        <translation>--out で書き出したファイル。その曲線を新しい曲線と並べる。--in がなければその曲線だけを示す</translation>
    </message>
    <message>
        <source>Files that were handed in, or folders of them</source>
        <translation>提出されたファイル、またはそのフォルダ</translation>
    </message>
    <message>
        <source>Files to score after every epoch</source>
        <translation>エポックごとにスコアを求めるファイル</translation>
    </message>
    <message>
        <source>Files to score on</source>
        <translation>スコアを求めるファイル</translation>
    </message>
    <message>
        <source>Files to score on, after each training</source>
        <translation>学習のたびにスコアを求めるファイル</translation>
    </message>
    <message>
        <source>Files, folders or patterns</source>
        <translation>ファイル、フォルダ、またはパターン</translation>
    </message>
    <message>
        <source>Files, folders or patterns the sentence is in</source>
        <translation>文を含むファイル、フォルダ、またはパターン</translation>
    </message>
    <message>
        <source>Files, folders or patterns to parse</source>
        <translation>解析するファイル、フォルダ、またはパターン</translation>
    </message>
    <message>
        <source>Files, folders or patterns to train on</source>
        <translation>学習に使うファイル、フォルダ、またはパターン</translation>
    </message>
    <message>
        <source>Files, folders or patterns. CoNLL-U is validated as Universal Dependencies, all files as one treebank; so is CoNLL-U Plus, in the columns it has. Other formats have tests of their structure.</source>
        <translation>ファイル、フォルダ、またはパターン。CoNLL-U は、全ファイルを 1 つのツリーバンクとして、Universal Dependencies の規則で検査する。CoNLL-U Plus も、ある列について同様に検査する。その他の形式では構造を検査する。</translation>
    </message>
    <message>
        <source>Files, folders or patterns: the treebank that is made again</source>
        <translation>ファイル、フォルダ、またはパターン: 作り直すツリーバンク</translation>
    </message>
    <message>
        <source>Files, folders or patterns; their format is told by their content</source>
        <translation>ファイル、フォルダ、またはパターン。形式は内容で判断する</translation>
    </message>
    <message>
        <source>Find annotations that may be wrong</source>
        <translation>誤りの疑いのあるアノテーションを検出する</translation>
    </message>
    <message>
        <source>Find what is wrong with a treebank</source>
        <translation>ツリーバンクの問題を検出する</translation>
    </message>
    <message>
        <source>Find words, arcs and differences by a pattern, and replace</source>
        <translation>語、アーク、差異をパターンで検索し、置換する</translation>
    </message>
    <message>
        <source>For plain text and a model of bunsetsu: the command that tells the words apart and tags them, as juman or "mecab -d DICTIONARY". It is run by the shell, reads the text, and writes UTF-8</source>
        <translation>プレーンテキストと文節のモデルを使う場合の、語を区切り品詞を付けるコマンド。juman や "mecab -d DICTIONARY" など。シェルから実行し、テキストを読み込み、UTF-8 で書き出すもの</translation>
    </message>
    <message>
        <source>Gather answers to an exercise as a table</source>
        <translation>演習の解答を集めて表にする</translation>
    </message>
    <message>
        <source>Give what is found other values, as `relation=obl; b.head=a`, and tell what changes</source>
        <translation>見つかったものに別の値を与え（例: `relation=obl; b.head=a`）、何が変わるかを示す</translation>
    </message>
    <message>
        <source>H:M: as --word M --head H</source>
        <translation>H:M: --word M --head H と同じ</translation>
    </message>
    <message>
        <source>How many are annotated then; 0: all. In the order of words, as many words as these have on average</source>
        <translation>次にアノテーションする文の数。0: すべて。words の順序では、この数の文の平均語数だけの語</translation>
    </message>
    <message>
        <source>How many features to print, those that matter most; 0: all</source>
        <translation>出力する素性の数。影響の大きいものから。0: すべて</translation>
    </message>
    <message>
        <source>How many heads a word second-order scores are asked for, the best by first order; 0: all</source>
        <translation>2 次のスコアを求める係り先の語ごとの数。1 次で良いものから。0: すべて</translation>
    </message>
    <message>
        <source>How many heads are listed</source>
        <translation>表示する係り先の数</translation>
    </message>
    <message>
        <source>How many parsers of words are asked, each with other orders of scores and of sentences, and by turns with both learners; each takes the time of all folds</source>
        <translation>語のパーサの数。スコアの次数と文の順序をパーサごとに変え、2 種類の学習器を交互に使う。1 つごとに全分割分の時間がかかる</translation>
    </message>
    <message>
        <source>How many sentences, the first of the treebank, are annotated before, to train on</source>
        <translation>先にアノテーションして学習に使う、ツリーバンクの先頭からの文の数</translation>
    </message>
    <message>
        <source>How many times the data to extrapolate to</source>
        <translation>データを何倍まで増やした場合を外挿するか</translation>
    </message>
    <message>
        <source>How many to show, the most suspicious; 0: all</source>
        <translation>表示する数。疑わしさの高いものから。0: すべて</translation>
    </message>
    <message>
        <source>Its number, from 1, or its sent_id</source>
        <translation>1 から数えた文の番号、または sent_id</translation>
    </message>
    <message>
        <source>KNP or CaboCha files to train on</source>
        <translation>学習に使う KNP または CaboCha のファイル</translation>
    </message>
    <message>
        <source>Keep the original in OUT.arcwright.json</source>
        <translation>元の内容を OUT.arcwright.json に残す</translation>
    </message>
    <message>
        <source>Leave out sentences that cannot be read, and name them</source>
        <translation>読み込めない文を除き、その文を示す</translation>
    </message>
    <message>
        <source>Leave out what is less suspicious than this, from 0 to 1</source>
        <translation>疑わしさがこの値 (0～1) より低いものを除く</translation>
    </message>
    <message>
        <source>Look at models, average them</source>
        <translation>モデルを調べる、平均する</translation>
    </message>
    <message>
        <source>Make an exercise of sentences, whose trees are hidden</source>
        <translation>木を隠した文の演習を作成する</translation>
    </message>
    <message>
        <source>Make exercises for classes, and grade what is handed in</source>
        <translation>授業用の演習を作成し、提出物を採点する</translation>
    </message>
    <message>
        <source>Models of every size, each on other sentences</source>
        <translation>各規模のモデルの数（それぞれ別の文で学習）</translation>
    </message>
    <message>
        <source>Models trained at the same time; the result is the same for any number</source>
        <translation>同時に学習させるモデルの数。結果は数によらず同じ</translation>
    </message>
    <message>
        <source>Models written by train</source>
        <translation>train で書き出したモデル</translation>
    </message>
    <message>
        <source>Numbers of sentences to train on, as 100,500,1000; by default all, a half, a quarter, ..., six sizes</source>
        <translation>学習に使う文の数。例: 100,500,1000。既定値は全文、1/2、1/4 など 6 通り</translation>
    </message>
    <message>
        <source>Order of the sentences</source>
        <translation>文の順序</translation>
    </message>
    <message>
        <source>Parts of the treebank; the words of each are judged by a model trained on the others</source>
        <translation>ツリーバンクの分割数。各部分の語は、ほかの部分で学習したモデルが判定する</translation>
    </message>
    <message>
        <source>Passes over the training sentences; by default 5 for bunsetsu</source>
        <translation>学習に使う文を繰り返し学習する回数。文節の既定値は 5</translation>
    </message>
    <message>
        <source>Passes over the treebank</source>
        <translation>ツリーバンクを繰り返し学習する回数</translation>
    </message>
    <message>
        <source>Perceptrons of bpm; member I has the seed --seed plus I, and one order for all epochs</source>
        <translation>bpm のパーセプトロンの数。メンバ I のシードは --seed に I を足した値で、順序は全エポックで同じ</translation>
    </message>
    <message>
        <source>Print one JSON object, described below</source>
        <translation>下記の JSON オブジェクトを 1 つ出力する</translation>
    </message>
    <message>
        <source>Print one JSON object: searched, sentences, matches, found [{file, sentence, id, text, matches [[{name, word, form, head, relation}]]}], or keys, groups [{values, count, share}]; of a replacement: searched, matches, sentences, refused, written, changed [{file, sentence, id, changes [{word, form, field, before, after}]}]</source>
        <translation>JSON オブジェクトを 1 つ出力する: searched, sentences, matches, found [{file, sentence, id, text, matches [[{name, word, form, head, relation}]]}]、または keys, groups [{values, count, share}]。置換の場合: searched, matches, sentences, refused, written, changed [{file, sentence, id, changes [{word, form, field, before, after}]}]</translation>
    </message>
    <message>
        <source>Print one object a line, as described below</source>
        <translation>下記のオブジェクトを 1 行に 1 つ出力する</translation>
    </message>
    <message>
        <source>Print one object, as described below</source>
        <translation>下記のオブジェクトを 1 つ出力する</translation>
    </message>
    <message>
        <source>Print one object: decoder (to parse with), train_decoder, learner, averaging, cost_augmented, labels, language, root, epochs, seed, sentences, tokens, where not all were given given_heads, weights (how many are not zero), relations, shuffle, members (of how many models it is the mean), patience, best_epochs (by member, the epoch whose weights were taken, where training might stop early), move_price (what a move of hill climbing has to gain more than)</source>
        <translation>オブジェクトを 1 つ出力する: decoder（解析に使うデコーダ）, train_decoder, learner, averaging, cost_augmented, labels, language, root, epochs, seed, sentences, tokens, 係り先が一部だけ与えられた場合は given_heads, weights（0 でない重みの数）, relations, shuffle, members（平均したモデルの数）, patience, best_epochs（早期に終了できる学習で、重みを採ったエポック、メンバごと）, move_price（山登り法の移動に必要な利得の下限。これを超えること）</translation>
    </message>
    <message>
        <source>Print one object: files, sentences, unreadable, tokens, multiword_tokens, empty_nodes, longest, non_projective_arcs, non_projective_sentences, crossing_arcs, roots, headless, cyclic, secondary_arcs, several_parents, relations {name: count}</source>
        <translation>オブジェクトを 1 つ出力する: files, sentences, unreadable, tokens, multiword_tokens, empty_nodes, longest, non_projective_arcs, non_projective_sentences, crossing_arcs, roots, headless, cyclic, secondary_arcs, several_parents, relations {name: count}</translation>
    </message>
    <message>
        <source>Print one object: parsers [{decoder, features, accuracy, types, sentences, sentences_without_singles, p (McNemar's test against the first), steps, examples, weights, training_seconds, parsing_seconds}]</source>
        <translation>オブジェクトを 1 つ出力する: parsers [{decoder, features, accuracy, types, sentences, sentences_without_singles, p（最初のパーサとの McNemar 検定）, steps, examples, weights, training_seconds, parsing_seconds}]</translation>
    </message>
    <message>
        <source>Print one object: sentences, unreadable, tokens (of a model of bunsetsu: bunsetsu), searched_less (sentences too long for all that the decoder would try; not of bunsetsu), seconds (all, with files)</source>
        <translation>オブジェクトを 1 つ出力する: sentences, unreadable, tokens（文節のモデルでは bunsetsu）, searched_less（長すぎてデコーダが全体を探索できなかった文。文節では出力しない）, seconds（ファイルの読み書きを含む全体）</translation>
    </message>
    <message>
        <source>Print tab-separated values, with a line that names the columns: the groups, or of each match file, line, sentence, id, and number, form and relation of its words</source>
        <translation>列名の行を付けて、タブ区切りの値を出力する: グループ、または一致ごとにファイル、行、文、ID と、その語の番号、表層形、関係ラベル</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>このヘルプを表示して終了</translation>
    </message>
    <message>
        <source>Refuse treebanks without bunsetsu; those with are always scored so</source>
        <translation>文節のないツリーバンクを受け付けない。文節のあるものは、常に文節で評価する</translation>
    </message>
    <message>
        <source>Replay a treebank as an annotator would make it, and count corrections and keys</source>
        <translation>アノテータの作業をツリーバンクで再現し、修正と打鍵の数を数える</translation>
    </message>
    <message>
        <source>Resamples of the bootstrap</source>
        <translation>ブートストラップ法のリサンプリング回数</translation>
    </message>
    <message>
        <source>Score a parser's output against a gold treebank</source>
        <translation>パーサの出力のスコアを正解ツリーバンクに照らして求める</translation>
    </message>
    <message>
        <source>Score as the UD tools do (subtypes cut), aligning words by the text; other scores only if all words are the same</source>
        <translation>UD のツールと同じ方法でスコアを求める（下位分類を除き、語をテキストで対応付ける）。ほかのスコアは、語がすべて同じ場合だけ求める</translation>
    </message>
    <message>
        <source>Scores by kind of attachment: PP, coordination, relative clause, ...</source>
        <translation>係り方の種類ごとのスコア: PP、等位接続、関係節など</translation>
    </message>
    <message>
        <source>Scores by these properties of words</source>
        <translation>語のこれらの属性ごとのスコア</translation>
    </message>
    <message>
        <source>Scores by two of these properties together, as ROWS COLUMNS</source>
        <translation>これらの属性 2 つの組み合わせごとのスコア。ROWS COLUMNS の形で指定する</translation>
    </message>
    <message>
        <source>Seed of the bootstrap</source>
        <translation>ブートストラップ法のシード</translation>
    </message>
    <message>
        <source>Show also what annotators have corrected, kept or postponed</source>
        <translation>アノテータが修正、維持、保留したものも示す</translation>
    </message>
    <message>
        <source>So many of them without a better tree, and restarts gives up</source>
        <translation>より良い木がこの数だけ続けて見つからなければ、restarts を打ち切る</translation>
    </message>
    <message>
        <source>So many runs, with the seeds from --seed on</source>
        <translation>実行回数。シードは --seed から順に使う</translation>
    </message>
    <message>
        <source>Speak this language, given before the command; otherwise that of the system</source>
        <translation>表示言語。コマンドの前に指定する。既定値はシステムの言語</translation>
    </message>
    <message>
        <source>Stop when so many epochs brought no better development score (LAS, or UAS without labels), and take the weights of the best epoch; each member of bpm for itself; 0: never stop early</source>
        <translation>開発文のスコア（LAS、関係ラベルなしでは UAS）がこのエポック数だけ改善しなければ終了し、最良のエポックの重みを採る。bpm ではメンバごとに判定する。0: 早期に終了しない</translation>
    </message>
    <message>
        <source>Tell how a model was trained</source>
        <translation>モデルの学習条件を示す</translation>
    </message>
    <message>
        <source>Tell how much was found, but not where</source>
        <translation>見つかった数だけを示し、場所は示さない</translation>
    </message>
    <message>
        <source>Tell what a decoder does on a sentence, step by step</source>
        <translation>デコーダが文をどう解析するかを 1 ステップずつ示す</translation>
    </message>
    <message>
        <source>Tell what it takes to reach this LAS on the development files</source>
        <translation>開発文でこの LAS に達するまでに必要な量を示す</translation>
    </message>
    <message>
        <source>Tell why a model's trees of a gold treebank are wrong</source>
        <translation>正解ツリーバンクに照らして、モデルの出す木の誤りの原因を示す</translation>
    </message>
    <message>
        <source>Tell why a parser chose the arcs of a sentence</source>
        <translation>パーサが文のアークを選んだ理由を示す</translation>
    </message>
    <message>
        <source>Test every two systems against each other: McNemar's test and the paired bootstrap</source>
        <translation>システムを 2 つずつ検定で比べる: McNemar 検定と、対応のあるブートストラップ法</translation>
    </message>
    <message>
        <source>The decoder that models are trained through and parse with, of words or of bunsetsu</source>
        <translation>モデルの学習と解析に使うデコーダ。語用または文節用</translation>
    </message>
    <message>
        <source>The exercise</source>
        <translation>演習</translation>
    </message>
    <message>
        <source>The file to write; a folder for a folder or several files</source>
        <translation>書き出すファイル。フォルダや複数のファイルに対してはフォルダ</translation>
    </message>
    <message>
        <source>The files a parser was trained on, for `known=no`</source>
        <translation>`known=no` のための、パーサの学習に使ったファイル</translation>
    </message>
    <message>
        <source>The files a parser was trained on, for the vocabulary breakdown</source>
        <translation>語彙別の内訳のための、パーサの学習に使ったファイル</translation>
    </message>
    <message>
        <source>The first sentence, from 1</source>
        <translation>最初の文（1 から数える）</translation>
    </message>
    <message>
        <source>The format of --in; by default what its content says: conllu, conllx, conllup, dtag, knp, cabocha, pml</source>
        <translation>--in の形式。既定では内容で判断する: conllu, conllx, conllup, dtag, knp, cabocha, pml</translation>
    </message>
    <message>
        <source>The format to write; by default what the ending of --out says, else the format of --in: conllu, conllx, conllup, dtag, knp, cabocha, pml</source>
        <translation>書き出す形式。既定では --out の拡張子で決め、決まらなければ --in の形式: conllu, conllx, conllup, dtag, knp, cabocha, pml</translation>
    </message>
    <message>
        <source>The format to write; by default what the ending of --out says: conllu, conllx, conllup, dtag, knp, cabocha, pml</source>
        <translation>書き出す形式。既定では --out の拡張子で決める: conllu, conllx, conllup, dtag, knp, cabocha, pml</translation>
    </message>
    <message>
        <source>The gold files</source>
        <translation>正解ファイル</translation>
    </message>
    <message>
        <source>The gold files, which the model was not trained on</source>
        <translation>モデルの学習に使っていない正解ファイル</translation>
    </message>
    <message>
        <source>The head (0: the root) that the predicted one is held against, if it is another; by default the gold one where the parser is wrong, else the next best</source>
        <translation>予測された係り先と比べる係り先（0: 根）。既定では、パーサが誤っていれば正解の係り先、そうでなければ次点の係り先</translation>
    </message>
    <message>
        <source>The kinds of attachment, a line each: a name, a colon and a pattern (see query); for its word x, or the first</source>
        <translation>係り方の種類。1 行に 1 つ、名前、コロン、パターンを書く（query を参照）。パターンの語 x、なければ最初の語が対象</translation>
    </message>
    <message>
        <source>The kinds of attachment, for `kind=PP`, in place of the usual ones</source>
        <translation>`kind=PP` などに使う、標準のものに代わる係り方の種類</translation>
    </message>
    <message>
        <source>The language of the text, as `da`: a model that was trained with another --language is refused. By default what the names of the files say</source>
        <translation>テキストの言語。例: `da`。別の --language で学習したモデルは受け付けない。既定ではファイル名で判断する</translation>
    </message>
    <message>
        <source>The language of the text, as `da`: some have rules of their own for words and sentences; and a model that was trained with another --language is refused. By default what the names of the files say: cs of cs_pdt-ud-dev.conllu, da of 0001-da.tag</source>
        <translation>テキストの言語。例: `da`。語と文の区切りに独自の規則をもつ言語がある。別の --language で学習したモデルは受け付けない。既定ではファイル名で判断する: cs_pdt-ud-dev.conllu なら cs、0001-da.tag なら da</translation>
    </message>
    <message>
        <source>The last sentence</source>
        <translation>最後の文</translation>
    </message>
    <message>
        <source>The result is the same for any number</source>
        <translation>結果は数によらず同じ</translation>
    </message>
    <message>
        <source>The word, or bunsetsu, (from 1) whose head is explained, feature by feature; without it all in short</source>
        <translation>係り先の理由を素性ごとに説明する語または文節（1 から数える）。指定しなければ、すべてを簡潔に示す</translation>
    </message>
    <message>
        <source>Those to parse</source>
        <translation>解析するもの</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>Threads for scoring and for the members of bpm, each of which takes the memory of a training; the model is the same for any number</source>
        <translation>スコアの計算と bpm のメンバの学習に使うスレッド数。メンバごとに学習 1 回分のメモリを使う。モデルは数によらず同じ</translation>
    </message>
    <message>
        <source>Threads of the bootstrap; the result is the same for any number</source>
        <translation>ブートストラップ法のスレッド数。結果は数によらず同じ</translation>
    </message>
    <message>
        <source>Train a parser on a treebank</source>
        <translation>パーサをツリーバンクで学習させる</translation>
    </message>
    <message>
        <source>Train anew after so many sentences, in the order of words as many words as these have; 0: never</source>
        <translation>この数の文ごとに学習し直す。words の順序では、この数の文の語数ごと。0: 学習し直さない</translation>
    </message>
    <message>
        <source>Train this member of bpm only, from 1, as here or on other machines; `model average` of all members gives the model that bpm gives</source>
        <translation>bpm のこのメンバ（1 から数える）だけを学習させる。ほかのメンバは、このマシンでも別のマシンでも学習できる。全メンバを `model average` で平均すると、bpm と同じモデルになる</translation>
    </message>
    <message>
        <source>Train, parse and compare in one go</source>
        <translation>学習、解析、比較を一度に行う</translation>
    </message>
    <message>
        <source>Trains, runs and evaluates dependency parsers on treebanks in CoNLL-U, DTAG, KNP, CaboCha and PML files.</source>
        <translation>CoNLL-U、DTAG、KNP、CaboCha、PML のツリーバンクで係り受けパーサの学習、実行、評価を行います。</translation>
    </message>
    <message>
        <source>Treebank: a file, folder or pattern; may be given again</source>
        <translation>ツリーバンク: ファイル、フォルダ、またはパターン。繰り返し指定できる</translation>
    </message>
    <message>
        <source>Trees of the same sentences as a layer of that name, for `right in NAME`, `NAME.relation=obl`; may be given again</source>
        <translation>同じ文の木。`right in NAME`、`NAME.relation=obl` などで使うこの名前の層になる。繰り返し指定できる</translation>
    </message>
    <message>
        <source>Trees of the same sentences, the layer `predicted`</source>
        <translation>同じ文の木。層 `predicted` になる</translation>
    </message>
    <message>
        <source>UPOS or treebank's tags of punctuation, in place of PUNCT, XP and 特殊</source>
        <translation>PUNCT、XP、特殊に代わる、句読点の UPOS またはツリーバンクのタグ</translation>
    </message>
    <message>
        <source>What a move of hill between trees has to gain more than, in parsing; 0: every move that gains is made. By default 0.5 with --cost-augmented on, where a wrong head costs 1, else 0</source>
        <translation>解析中の hill で木から木への移動に必要な利得の下限。これを超えること。0: 利得のある移動をすべて行う。既定値は、--cost-augmented on（誤った係り先のコストは 1）では 0.5、それ以外では 0</translation>
    </message>
    <message>
        <source>What features fall back to where a word is rare: the lemma in Arabic (ar); part of speech and case of positional tags in Czech (cs); the first character, and numbers and dates as one, in Chinese (zh); the first five characters in Danish (da), English (en) and any other. The model remembers it</source>
        <translation>低頻度語の代わりに素性に使うもの: アラビア語 (ar) ではレンマ、チェコ語 (cs) では位置型タグの品詞と格、中国語 (zh) では最初の文字（数と日付はそれぞれ 1 つにまとめる）、デンマーク語 (da)、英語 (en)、その他の言語では最初の 5 文字。モデルに記録される</translation>
    </message>
    <message>
        <source>What is learnt from: trees, whole ones alone; heads, also trees in which some words have no head, the rest being what is best around them; pins, of sentences that are not confirmed what is pinned</source>
        <translation>学習元: trees では完全な木だけ。heads では係り先のない語を含む木も使い、残りはその条件のもとで最良の係り先とする。pins では未確定の文の固定したアークも使う</translation>
    </message>
    <message>
        <source>What is taken for what</source>
        <translation>何が何と取り違えられるか</translation>
    </message>
    <message>
        <source>What is told before a student hands in</source>
        <translation>学生が提出する前に知らせること</translation>
    </message>
    <message>
        <source>What sentences are parsed with in training, and scored with after each epoch; by default --decoder, which the model then parses with. multi is for models trained through it</source>
        <translation>学習中の解析と、エポックごとのスコアの計算に使うデコーダ。既定値は --decoder で、モデルはこれを解析に使う。multi は、それを使って学習したモデル用</translation>
    </message>
    <message>
        <source>What students see over it</source>
        <translation>学生に示す題</translation>
    </message>
    <message>
        <source>What the new curve is called; by default as its decoder</source>
        <translation>新しい曲線の名前。既定値はデコーダの名前</translation>
    </message>
    <message>
        <source>What to look for, by default all together: jackknife (parsers that have not seen the sentence contradict it), variation (the same words are annotated otherwise elsewhere), validation (a rule is broken)</source>
        <translation>検出方法。既定ではすべて: jackknife（その文を学習していないパーサと食い違う）、variation（同じ語の組にほかの箇所では別のアノテーションがある）、validation（規則に反する）</translation>
    </message>
    <message>
        <source>What to search for, as the help page on patterns tells</source>
        <translation>検索するパターン。書き方はヘルプを参照</translation>
    </message>
    <message>
        <source>Where hill climbing starts: projective, nonprojective or random</source>
        <translation>山登り法の出発点: projective、nonprojective、random のどれか</translation>
    </message>
    <message>
        <source>Where to write the mean</source>
        <translation>平均を書き出すファイル</translation>
    </message>
    <message>
        <source>Where to write the model</source>
        <translation>モデルを書き出すファイル</translation>
    </message>
    <message>
        <source>Which repairs the trees need to become gold's</source>
        <translation>木を正解と同じにするのに必要な修正</translation>
    </message>
    <message>
        <source>Which sentence comes next: sequence (as in the treebank), random (drawn), confidence (the trees of which the parser is least sure, by word), gain (most words likely to change for each word read), disagreement (where two parsers differ most), suspicion (where what stands there is contradicted most), similar (like what was corrected last), words (single words of the whole treebank, the least certain first)</source>
        <translation>次に作業する文: sequence（ツリーバンクの順）、random（ランダム）、confidence（パーサの語あたりの確信度が最も低い文）、gain（読む 1 語あたりで変わりそうな語が最も多い文）、disagreement（2 つのパーサの不一致が最も大きい文）、suspicion（いまのアノテーションが最も疑わしい文）、similar（直前に修正した箇所に似た文）、words（ツリーバンク全体から、確信度の低い語を順に 1 語ずつ）</translation>
    </message>
    <message>
        <source>Write a treebank in another format</source>
        <translation>ツリーバンクを別の形式で書き出す</translation>
    </message>
    <message>
        <source>Write a treebank with the trees a model predicts</source>
        <translation>モデルが予測した木をもつツリーバンクを書き出す</translation>
    </message>
    <message>
        <source>Write all curves into a file, for --from and for the window</source>
        <translation>すべての曲線をファイルに書き出す。--from とウィンドウで使える</translation>
    </message>
    <message>
        <source>Write into MISC how likely each head is, ArcwrightConfidence=: the marginal of its arc for eisner, eisner2 and cle, for others its share among the heads the word could have if all others stayed</source>
        <translation>各係り先の確率を MISC に ArcwrightConfidence= として書き出す: eisner、eisner2、cle ではアークの周辺確率、その他のデコーダでは、ほかの語の係り先を変えずにその語がとれる係り先の中での割合</translation>
    </message>
    <message>
        <source>Write one HTML page: verdicts, charts, trees of examples, all tables</source>
        <translation>1 つの HTML ページを書き出す: 判定、図、例の木、すべての表</translation>
    </message>
    <message>
        <source>Write the mean of the weights of models with the same relations and filter, trained on one treebank. Of all members of a Bayes Point Machine, each trained by itself, it is the model that `train --learner bpm` gives.</source>
        <translation>関係ラベルとフィルタが同じで、1 つのツリーバンクで学習した複数のモデルの重みの平均を書き出す。ベイズポイントマシンのメンバを 1 つずつ学習させた場合、全メンバの平均は `train --learner bpm` のモデルと同じになる。</translation>
    </message>
    <message>
        <source>Write the treebank with the replacement made; without it nothing is written. A file; a folder for a folder or several files</source>
        <translation>置換後のツリーバンクを書き出す。指定しなければ何も書き出さない。ファイル、または、フォルダや複数のファイルに対してはフォルダ</translation>
    </message>
    <message>
        <source>cut: relations of DEPS without case markers; full: with them</source>
        <translation>cut: DEPS の関係ラベルから格標識を除く、full: 除かない</translation>
    </message>
    <message>
        <source>eisner: first order, projective; eisner-span: first order with features of what is inside each arc, projective, approximate; eisner2: second order, projective; cle: first order, non-projective; hill: second order, non-projective, by hill climbing; multi: as hill, with several parents a word (DEPS, secondary edges of DTAG); restarts: third order and whole trees, by hill climbing from many trees. Of bunsetsu, in KNP and CaboCha files: tournament: games between candidates; sr: shift-reduce; cc: cascaded chunking; relpref: relative preference; bunsetsu-cle: any tree; bunsetsu-eisner: the best projective tree</source>
        <translation>eisner: 1 次、射影的。eisner-span: 1 次でアークの内側の素性を使う、射影的、近似解。eisner2: 2 次、射影的。cle: 1 次、非射影的。hill: 2 次、非射影的、山登り法。multi: hill と同様で、語の係り先が複数でもよい（DEPS、DTAG の副次的なエッジ）。restarts: 3 次と木全体、多数の木からの山登り法。KNP と CaboCha のファイルの文節には、tournament: 候補どうしの対戦。sr: Shift-Reduce 法。cc: チャンキングの段階適用。relpref: 相対的な係りやすさ。bunsetsu-cle: 任意の木。bunsetsu-eisner: 最良の射影的な木</translation>
    </message>
    <message>
        <source>every or once: each epoch in an order of its own, or all in the same; bpm's members always in the same</source>
        <translation>every または once: エポックごとに別の順序にするか、全エポックで同じ順序にするか。bpm のメンバは常に同じ順序</translation>
    </message>
    <message>
        <source>linear: a sum over selected combinations of features; kernel: a support vector machine with a cubic kernel, for tournament, sr and cc, whose training time grows with the square of the sentences</source>
        <translation>linear: 選んだ素性の組み合わせの和。kernel: 3 次のカーネルを使うサポートベクタマシン。tournament、sr、cc 用で、学習時間は文の数の 2 乗に比例する</translation>
    </message>
    <message>
        <source>lr or rl: whether its games go from the nearest candidate or to it</source>
        <translation>lr または rl: 対戦を最も近い候補から始めるか、最も近い候補に向かって進めるか</translation>
    </message>
    <message>
        <source>mira (1-best, cost-augmented) or perceptron</source>
        <translation>mira（1-best、コスト付加）または perceptron</translation>
    </message>
    <message>
        <source>mira: 1-best, the least change that corrects a tree; perceptron: a step of one for each error; bpm: a Bayes Point Machine, the mean of perceptrons trained on different shuffles</source>
        <translation>mira: 1-best、木を正すための最小の変更。perceptron: 誤り 1 つにつき 1 の変更。bpm: ベイズポイントマシン、異なる順序で学習したパーセプトロンの平均</translation>
    </message>
    <message>
        <source>on or off: guess first what was decided alike a moment ago</source>
        <translation>on または off: 直前に同類のものに下した判断を最初の推定候補とする</translation>
    </message>
    <message>
        <source>on or off: learn from each sentence, or word, at once</source>
        <translation>on または off: 1 文ごと、または 1 語ごとに逐次学習する</translation>
    </message>
    <message>
        <source>on or off: learn from the tree that is best with its errors added to its score; by default on for mira</source>
        <translation>on または off: スコアに誤りの数を加えたうえで最良の木から学習する。mira の既定値は on</translation>
    </message>
    <message>
        <source>on or off: learn relations, or heads only</source>
        <translation>on または off: 関係ラベルも学習するか、係り先だけを学習するか</translation>
    </message>
    <message>
        <source>on or off: take the mean of the weights of all steps</source>
        <translation>on または off: 全ステップの重みの平均を採る</translation>
    </message>
    <message>
        <source>on: relations are asked for; off: heads only</source>
        <translation>on: 関係ラベルも答える、off: 係り先だけを答える</translation>
    </message>
    <message>
        <source>rl or lr: whether the tournament finds heads from right to left or from left to right</source>
        <translation>rl または lr: tournament が係り先を右から左へ決めるか、左から右へ決めるか</translation>
    </message>
    <message>
        <source>single or many; by default what the treebank has</source>
        <translation>single または many。既定ではツリーバンクに合わせる</translation>
    </message>
    <message>
        <source>standard, additional or all: those of the bunsetsu themselves; also of their neighbourhood; also of what is already decided. By default all that the decoder has; bunsetsu-cle and bunsetsu-eisner have no last kind</source>
        <translation>standard、additional、all のどれか: 文節自体の素性、その周辺の素性も加えたもの、決定済みの係り受けの素性も加えたもの。既定では、デコーダで使えるものをすべて使う。bunsetsu-cle と bunsetsu-eisner に最後の種類はない</translation>
    </message>
    <message>
        <source>steps: what was done; everything: and what was weighed, the splits of a chart and the gains of all moves</source>
        <translation>steps: 行われたこと、everything: 比較されたものも（チャートの分割点、すべての移動の利得）</translation>
    </message>
    <message>
        <source>A line of this file is a name, a colon and a pattern.</source>
        <translation>このファイルの各行には、名前、コロン、パターンを書きます。</translation>
    </message>
    <message>
        <source>%1 has no tagger: train it anew, with --tagger on.</source>
        <translation>%1 にはタガーがありません。--tagger on を付けて学習し直してください。</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使い方</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>Not together with</source>
        <translation>次のものと併用できない</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>次のものが必要</translation>
    </message>
    <message>
        <source>There is no sentence %1: the treebank has %2 sentences, and none with that sent_id.</source>
        <translation>文 %1 はありません。ツリーバンクは %2 文で、この sent_id をもつ文もありません。</translation>
    </message>
    <message>
        <source>Documents of a Prague treebank that get the analyses of --in, by the ids of their nodes</source>
        <translation>--in の解析をノードの ID に従って受け取る Prague ツリーバンクの文書</translation>
    </message>
    <message>
        <source>How CoNLL-X says members of coordinations; by default M</source>
        <translation>CoNLL-X で並列の要素を示す方法。既定は M</translation>
    </message>
    <message>
        <source>on or off: learn with the relations of a Prague treebank which words are members of coordinations and appositions (Sb_Co); other treebanks have none</source>
        <translation>on または off: Prague ツリーバンクの関係ラベルとともに、どの語が並列・同格の要素か (Sb_Co) も学習する。他のツリーバンクには要素の印がない</translation>
    </message>
    <message>
        <source>Name another zone behind the file to read it: %1</source>
        <translation>別のゾーンを読み込むには、ファイル名の後にゾーン名を付けてください: %1</translation>
    </message>
    <message>
        <source>Make enhanced graphs of the trees, or take them away</source>
        <translation>木から拡張グラフを作る、または拡張グラフを取り除く</translation>
    </message>
    <message>
        <source>Make the graphs of sentences that have one anew, and tell precision and recall of the arcs of each kind, and ELAS</source>
        <translation>拡張グラフのある文でグラフを作り直し、種類ごとのアークの適合率と再現率、ELAS を示す</translation>
    </message>
    <message>
        <source>Only sentences in which this pattern finds something, as the help page on patterns tells</source>
        <translation>このパターンに一致する箇所のある文だけ。パターンの書き方はヘルプを参照</translation>
    </message>
    <message>
        <source>Only take the enhanced graphs away: no DEPS and no empty nodes</source>
        <translation>拡張グラフを取り除くだけにする（DEPS と空ノードがなくなる）</translation>
    </message>
    <message>
        <source>Print one JSON object: searched, found, sentences, refused, written, changed [{file, sentence, id, changes [{node, form, before, after}]}]; of --compare: sentences, kinds [{kind, gold, made, right, rightLabelled, precision, recall, labelledPrecision, labelledRecall}], copy {elas, eulas}, made {elas, eulas}</source>
        <translation>JSON オブジェクトを 1 つ出力する: searched, found, sentences, refused, written, changed [{file, sentence, id, changes [{node, form, before, after}]}]。--compare の場合: sentences, kinds [{kind, gold, made, right, rightLabelled, precision, recall, labelledPrecision, labelledRecall}], copy {elas, eulas}, made {elas, eulas}</translation>
    </message>
    <message>
        <source>Take the enhanced graphs away first that are there</source>
        <translation>既存の拡張グラフを先に取り除く</translation>
    </message>
    <message>
        <source>Tell how many sentences change, but not how</source>
        <translation>変わる文の数だけを示し、変更の内容は示さない</translation>
    </message>
    <message>
        <source>Write the treebank with these graphs; without it nothing is written. A file; a folder for a folder or several files</source>
        <translation>拡張グラフを付けたツリーバンクを書き出す。指定しなければ何も書き出さない。ファイル、または、フォルダや複数のファイルに対してはフォルダ</translation>
    </message>
    <message>
        <source>Follow the guidelines alone, whatever customs the enhanced graphs have</source>
        <translation>拡張グラフの付け方がどうであれ、ガイドラインだけに従う</translation>
    </message>
    <message>
        <source>The files whose customs are followed, by their enhanced graphs, which are taken for finished; those of --in unless it is given</source>
        <translation>拡張グラフの付け方の手本とするファイル。そのグラフは完成したものとみなす。指定しなければ --in のファイル</translation>
    </message>
    <message>
        <source>What is added, by commas: copy (arcs of the tree, for words without any; these are always added), gapping (empty nodes in the place of predicates that are left out), dependents (those that conjuncts share), conjuncts (parents of conjuncts), controlled (subjects of xcomp), relative (what relative pronouns stand for), labels (adpositions, subordinators, conjunctions, Case); all unless it is given</source>
        <translation>追加するもの。コンマで区切る: copy（木のアーク。グラフにアークのない語に付ける。常に追加する）、gapping（省略された述語の位置に置く空ノード）、dependents（並列要素が共有する係り元）、conjuncts（並列要素の係り先）、controlled（xcomp の主語）、relative（関係代名詞が指すもの）、labels（前置詞・後置詞、従属接続詞、等位接続詞、Case）。指定しなければすべて</translation>
    </message>
    <message>
        <source>Of a folder the files directly in it are read, of 'FOLDER/**' those in its subfolders, too. Exit status: 0 fine, 1 found what it looks for, 2 wrong usage, 3 bad input or output.</source>
        <translation>フォルダは直下のファイルを、'フォルダ/**' はサブフォルダのファイルも読み込みます。終了ステータス: 0 正常、1 探しているものが見つかった、2 使い方の誤り、3 入力または出力の問題。</translation>
    </message>
    <message>
        <source>This is one of several ranks, which cannot work together: %1. Start one, or divide the work with --part.</source>
        <translation>これは複数のランクの 1 つですが、ランクどうしが協調して動作できません: %1。ランクを 1 つだけ起動するか、--part で作業を分割してください。</translation>
    </message>
    <message>
        <source>Done: %1 of %2 shares, kept in %3. Not there yet, of other parts: %4.</source>
        <translation>作業単位 %2 個のうち %1 個が完了し、%3 に保存しました。ほかの部分の、まだない作業単位: %4。</translation>
    </message>
    <message>
        <source>Rank %1 on %2 has died.</source>
        <translation>%2 のランク %1 が停止しました。</translation>
    </message>
    <message>
        <source>Rank %1 on %2 has died. Done again by others: share %3.</source>
        <translation>%2 のランク %1 が停止しました。ほかのランクがやり直す作業単位: %3。</translation>
    </message>
    <message>
        <source>Rank %1 on %2 was silent for long and is back.</source>
        <translation>%2 のランク %1 は長い間応答がありませんでしたが、復帰しました。</translation>
    </message>
    <message>
        <source>Rank %1 on %2 has other files, options or another build, and takes no part.</source>
        <translation>%2 のランク %1 は、ファイル、オプション、またはビルドが異なるため、作業に加わりません。</translation>
    </message>
    <message>
        <source>Rank %1 on %2 takes no part: %3</source>
        <translation>%2 のランク %1 は作業に加わりません: %3</translation>
    </message>
    <message>
        <source>Rank %1 on %2 could not do share %3, which is done here.</source>
        <translation>%2 のランク %1 が作業単位 %3 を処理できなかったため、ここで処理します。</translation>
    </message>
    <message>
        <source>A folder that keeps what each share of the work gives, and from which it is taken if it is there: a run that was broken off goes on</source>
        <translation>各作業単位の結果を保存するフォルダ。結果がすでにあればそれを使い、中断した実行を続きから行う</translation>
    </message>
    <message>
        <source>Folders with the shares of all parts, done with the same files and options: put them together and do nothing else of the work</source>
        <translation>同じファイルとオプションで処理した全部分の作業単位のフォルダ。それらをまとめるだけで、ほかの作業は行わない</translation>
    </message>
    <message>
        <source>K/N: do only the Kth of N parts of the work, keep what it gives in --shares, and print and write nothing else; with --merge another run puts all parts together</source>
        <translation>K/N: N 個に分けた作業の K 番目の部分だけを行い、結果を --shares に保存し、ほかには何も出力も書き出しもしない。全部分は、--merge を指定した別の実行でまとめる</translation>
    </message>
    <message>
        <source>Parse each part of a treebank with a parser trained on the others, and score that</source>
        <translation>ツリーバンクの各部分を、ほかの部分で学習したパーサで解析し、そのスコアを求める</translation>
    </message>
    <message>
        <source>Parts of the treebank: sentences take turns in joining them, copies of one are in the same</source>
        <translation>ツリーバンクの分割数。文は順番に各部分に割り当て、同じ文の写しは同じ部分に入れる</translation>
    </message>
    <message>
        <source>Write the treebank with what was predicted: a file, a folder for a folder or several files</source>
        <translation>予測を付けたツリーバンクを書き出す。ファイル、または、フォルダや複数のファイルに対してはフォルダ</translation>
    </message>
    <message>
        <source>What a move of hill has to gain more than; 0: every move that gains is made. By default what the model parses with</source>
        <translation>hill の移動に必要な利得の下限。これを超えること。0: 利得のある移動をすべて行う。既定はモデルが解析に使う値</translation>
    </message>
    <message>
        <source>--move-price is for hill; %1 pays none.</source>
        <translation>--move-price は hill 用です。%1 に移動のコストはありません。</translation>
    </message>
    <message>
        <source>A lesson, whose scores and sentence are taken in place of those of --model and --in</source>
        <translation>レッスン。そのスコアと文を --model と --in の代わりに使う</translation>
    </message>
    <message>
        <source>Lessons; - for standard input</source>
        <translation>レッスン。- は標準入力</translation>
    </message>
    <message>
        <source>Name what is wrong in lessons, with line and column</source>
        <translation>レッスンの誤りを、行番号と文字位置とともに示す</translation>
    </message>
    <message>
        <source>Which stop of the lesson, from 1</source>
        <translation>レッスンの何番目の場面か（1 から）</translation>
    </message>
    <message>
        <source>nothing is wrong; stops: %1</source>
        <translation>誤りなし。場面の数: %1</translation>
    </message>
    <message>
        <source>%1 is not known; expected %2</source>
        <translation>%1 は不明。%2 のいずれかが必要</translation>
    </message>
    <message>
        <source>%1 is needed, or --scores in its place.</source>
        <translation>%1、またはその代わりに --scores が必要です。</translation>
    </message>
    <message>
        <source>There is no stop %1; the last one is %2.</source>
        <translation>場面 %1 はありません。最後は %2 です。</translation>
    </message>
    <message>
        <source>Stop %1 cannot be traced with %2: it needs scores, and a decoder that goes with its sentence; see --decoder.</source>
        <translation>場面 %1 は %2 では追跡できません。スコアと、その文に合うデコーダが必要です。--decoder を参照してください。</translation>
    </message>
    <message>
        <source>1: the format; 2: what Universal Dependencies ask of every treebank; 3: their guidelines; 4: what is permitted in the language; 5: its auxiliaries and copulas. 5 with --ud-data, else 3, where nothing else is said.</source>
        <translation>1: 形式。2: Universal Dependencies がすべてのツリーバンクに求めること。3: そのガイドライン。4: その言語で許されること。5: その言語の助動詞とコピュラ。指定がなければ、--ud-data があるとき 5、ないとき 3。</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Check lessons that somebody has written, and export them</source>
        <translation>作成されたレッスンを検査し、エクスポートする</translation>
    </message>
    <message>
        <source>Colours of slides and pictures; a page has both</source>
        <translation>スライドと画像の配色。ページは両方を含む</translation>
    </message>
    <message>
        <source>Print one object: files, sentences, errors, warnings, notes, waived, tests {id: count}, problems [{file, line, column, sentence (from 1 in its file), sent_id, node (id of the word, empty for the sentence), test, severity (error, warning, note), level, message, waived}], limits [{file, only (structure), without_columns, without_levels}]: what was not tested, level, languages</source>
        <translation>オブジェクトを 1 つ出力する: files, sentences, errors, warnings, notes, waived, tests {id: 数}, problems [{file, line, column, sentence（ファイル内で 1 から）, sent_id, node（語の ID。文全体なら空）, test, severity (error, warning, note), level, message, waived}], limits [{file, only (structure), without_columns, without_levels}]: 検査しなかったもの, level, languages</translation>
    </message>
    <message>
        <source>Save the steps of a lesson, with its words</source>
        <translation>レッスンのステップを説明とともに保存する</translation>
    </message>
    <message>
        <source>Text and pictures on paper instead (.pdf, .html)</source>
        <translation>代わりに、印刷用の本文と図 (.pdf, .html)</translation>
    </message>
    <message>
        <source>The folder of the language data that levels 4 and 5 need: a copy of github.com/UniversalDependencies/tools, or its folder data</source>
        <translation>レベル 4 と 5 に必要な言語データのフォルダ: github.com/UniversalDependencies/tools のコピー、またはその中の data フォルダ</translation>
    </message>
    <message>
        <source>The language of the treebank (cs, grc; ud: none in particular). If it is not given, the names of the files say it (cs_pdt-ud-dev.conllu), or # language = cs in their first sentence.</source>
        <translation>ツリーバンクの言語（cs、grc。ud: 特定の言語なし）。指定がなければ、ファイル名 (cs_pdt-ud-dev.conllu)、または最初の文の # language = cs から決まる。</translation>
    </message>
    <message>
        <source>Where to: a page that plays by itself (.html), slides (.pdf, of beamer: .tex), pictures (.svg, .png)</source>
        <translation>出力先: 単独で再生できるページ (.html)、スライド (.pdf、beamer 用は .tex)、画像 (.svg, .png)</translation>
    </message>
    <message>
        <source>Write what was waived to this file, tab-separated, with reasons: for those who maintain the treebank or the tests</source>
        <translation>許容したものを理由とともにこのファイルにタブ区切りで書き出す（ツリーバンクや検査の管理者向け）</translation>
    </message>
    <message>
        <source>Steps are drawn by the program arcwright, which is neither beside this one nor on the path, or did not run to its end.</source>
        <translation>ステップを描くのは arcwright プログラムですが、このプログラムと同じ場所にもパスにもないか、最後まで実行されませんでした。</translation>
    </message>
    <message>
        <source>Levels 4 and 5 need the language data of Universal Dependencies: --ud-data FOLDER, a copy of github.com/UniversalDependencies/tools</source>
        <translation>レベル 4 と 5 には Universal Dependencies の言語データが必要です: --ud-data フォルダ（github.com/UniversalDependencies/tools のコピー）</translation>
    </message>
    <message>
        <source>Not tested: levels 4 and 5, what the language permits. They need the language data of Universal Dependencies (--ud-data).</source>
        <translation>未検査: レベル 4 と 5（その言語で許されること）。Universal Dependencies の言語データが必要です (--ud-data)。</translation>
    </message>
    <message>
        <source>Tested up to level %1, language: %2</source>
        <translation>レベル %1 まで検査しました。言語: %2</translation>
    </message>
    <message>
        <source>So many steps on a page of a handout in PDF; else two where they can be read, one where they cannot</source>
        <translation>PDF の配布資料の 1 ページあたりのステップ数。指定がなければ、読める場合は 2、読めない場合は 1</translation>
    </message>
    <message>
        <source>there are no answers in this folder: it has no files</source>
        <translation>このフォルダには解答がありません。ファイルが 1 つもありません</translation>
    </message>
    <message>
        <source>a draft that was never handed in</source>
        <translation>提出されなかった下書き</translation>
    </message>
    <message>
        <source>there is no name in it</source>
        <translation>名前が書かれていません</translation>
    </message>
    <message>
        <source>"%1" has handed in before: %2</source>
        <translation>「%1」はすでに提出しています: %2</translation>
    </message>
    <message>
        <source>the same trees, mistakes and all, as in %1</source>
        <translation>誤りまで %1 と同じ木</translation>
    </message>
    <message>
        <source>For plain text: what the ids of sentences begin with, PREFIX-1; by default the name of --out</source>
        <translation>プレーンテキスト用: 文 ID の接頭辞（接頭辞-1）。指定がなければ --out の名前</translation>
    </message>
    <message>
        <source>Plain text to parse in place of a treebank, - for standard input: sentences, tokens and words as the treebank has them that the model was trained on (models of older programs: by Unicode's rules). A line break ends a sentence, a blank line a paragraph. Tags by the model's tagger, each word marked ArcwrightTags=predicted in MISC. For a model of bunsetsu what JUMAN or MeCab writes, or with --analyser plain text</source>
        <translation>ツリーバンクの代わりに解析するプレーンテキスト。- は標準入力。文・トークン・語の区切りは、モデルの学習に使われたツリーバンクに従う（古いプログラムのモデルでは Unicode の規則）。改行で文が、空行で段落が終わる。タグはモデルのタガーが付け、各語の MISC に ArcwrightTags=predicted と記す。文節のモデルには JUMAN や MeCab の出力、または --analyser を指定したプレーンテキスト</translation>
    </message>
    <message>
        <source>Print one object: model, sentences, unusable, tokens, where not all heads were given given_heads, seconds, epochs (with --resume, those since) [{epoch, training {uas, las}, development {uas, las}, loss, updates, seconds, of bpm also member}], with --patience also best_epoch, with bpm and --dev also bpm {average {uas, las}, best, worst, members [{member, uas, las, epochs, with --patience also best_epoch}]}; with a tagger and --dev also tagger {words, upos, xpos, all, lemmas, new_words, new_all, new_lemmas}, and of the text of these sentences, divided anew, text {tokens, sentences, words, upos, xpos, features, lemmas} (F1). Of bunsetsu: model, sentences, unusable, bunsetsu, examples, weights, seconds, with --dev development {accuracy, types, both, sentences, sentences_without_singles} and, of the linear ranker, epochs [{epoch, training, development, seconds}], percentages of right heads</source>
        <translation>オブジェクトを 1 つ出力する: model, sentences, unusable, tokens, 係り先が一部だけ与えられた場合は given_heads, seconds, epochs（--resume では再開後のもの）[{epoch, training {uas, las}, development {uas, las}, loss, updates, seconds, bpm では member も}], --patience では best_epoch も, bpm と --dev では bpm {average {uas, las}, best, worst, members [{member, uas, las, epochs, --patience では best_epoch も}]} も。タガーと --dev では tagger {words, upos, xpos, all, lemmas, new_words, new_all, new_lemmas}, さらにこれらの文のテキストを分割し直した text {tokens, sentences, words, upos, xpos, features, lemmas} (F1) も。文節の場合: model, sentences, unusable, bunsetsu, examples, weights, seconds, --dev では development {accuracy, types, both, sentences, sentences_without_singles}、線形の判定器では epochs [{epoch, training, development, seconds}]（正しい係り先の百分率）</translation>
    </message>
    <message>
        <source>on or off: also train a tagger, which divides plain text, too (parse --text)</source>
        <translation>on または off: タガーも学習する。タガーはプレーンテキストの分割も行う (parse --text)</translation>
    </message>
    <message>
        <source>"%1" are no numbers of sentences, such as 3,7-9.</source>
        <translation>「%1」は 3,7-9 のような文番号ではありません。</translation>
    </message>
    <message>
        <source>There is no sentence %1; the last one is %2.</source>
        <translation>文 %1 はありません。最後の文は %2 です。</translation>
    </message>
    <message>
        <source>Single sentences by their numbers, as 3,7-9, in that order</source>
        <translation>番号で選んだ文（例: 3,7-9）。この順に並べる</translation>
    </message>
    <message>
        <source>stop %1 asks nothing: it is not before a cell of Eisner's chart, a move of hill, a transition, or the opening of a cycle of cle</source>
        <translation>場面 %1 には問うものがない: Eisner のチャートのセル、hill の移動、遷移、cle の閉路を開く、のどの直前でもない</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>問題 %1 問</translation>
    </message>
    <message>
        <source>%1 is needed, or %2.</source>
        <translation>%1 または %2 が必要です。</translation>
    </message>
    <message>
        <source>the solution is in a file of its own; name it with --solution</source>
        <translation>解答は別のファイルにある。--solution で指定する</translation>
    </message>
    <message>
        <source>this is the solution of another exercise</source>
        <translation>これは別の演習の解答</translation>
    </message>
    <message>
        <source>A file that the solution is kept in, for the teacher alone: the exercise has none then, and tells students nothing of what is right</source>
        <translation>解答を保存する、教員専用のファイル。演習自体には解答が入らず、正誤は学生に表示されない</translation>
    </message>
    <message>
        <source>A lesson, of whose stops questions are made, with --in or without: the cells of Eisner's chart that come next, the next move of hill, the next transition, the arc that a cycle of cle gives up</source>
        <translation>その場面から問題を作るレッスン（--in と併用しても、しなくてもよい）。Eisner のチャートで次に埋まるセル、hill の次の移動、次の遷移、cle の閉路から除かれるアークを問う</translation>
    </message>
    <message>
        <source>How many cells of a chart are to be filled</source>
        <translation>埋めるチャートのセルの数</translation>
    </message>
    <message>
        <source>How many trees inside-outside and matrix-tree draw</source>
        <translation>inside-outside と matrix-tree がランダムに引く木の数</translation>
    </message>
    <message>
        <source>How many trees k-best finds</source>
        <translation>k-best が見つける木の数</translation>
    </message>
    <message>
        <source>Of the trees that are drawn</source>
        <translation>木をランダムに引くのに使う</translation>
    </message>
    <message>
        <source>Print one object: exercise, sentences, questions, students [{student, handed_in, file, words, heads, uas, labelled, las, complete, sentences [{words, heads, uas, labelled, las, complete}], answers, right, percent, questions [{kind, answers, right}]}]. labelled and las where relations are asked for; what is of questions where there are any.</source>
        <translation>1 つのオブジェクトを出力する: exercise, sentences, questions, students [{student, handed_in, file, words, heads, uas, labelled, las, complete, sentences [{words, heads, uas, labelled, las, complete}], answers, right, percent, questions [{kind, answers, right}]}]。labelled と las は関係ラベルを問う場合、問題に関する項目は問題がある場合だけ</translation>
    </message>
    <message>
        <source>The solution, where it is not in the exercise but in a file of its own</source>
        <translation>演習の中ではなく別のファイルにある場合の解答</translation>
    </message>
    <message>
        <source>What scores are divided by before inside-outside and matrix-tree sum over trees: the higher, the more alike the trees</source>
        <translation>inside-outside と matrix-tree が木についての和を取る前にスコアを割る値。大きいほど木どうしの差が小さくなる</translation>
    </message>
    <message>
        <source>the same answers, mistakes and all, as in %1</source>
        <translation>%1 と、誤りまで含めて同じ答え</translation>
    </message>
    <message>
        <source>A sentence without a tree was left out.</source>
        <translation>木のない文を 1 つ除きました。</translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation>1 文</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>問題 1 問</translation>
    </message>
    <message>
        <source>Which steps: those at which stops open, the main ones and both ends, or all</source>
        <translation>書き出すステップ: 各場面が開くステップ、主要ステップと両端、またはすべて</translation>
    </message>
</context>
<context>
    <name>ContractionPlayer</name>
    <message>
        <source>cycle C%1</source>
        <comment>a contracted one</comment>
        <translation>閉路 C%1</translation>
    </message>
    <message>
        <source>%1 takes %2: %3</source>
        <translation>%1 が %2 を選ぶ: %3</translation>
    </message>
    <message>
        <source>a cycle: %1</source>
        <translation>閉路: %1</translation>
    </message>
    <message>
        <source>%1 become %2</source>
        <translation>%1 を %2 に縮約</translation>
    </message>
    <message>
        <source>%1 opens at %2</source>
        <translation>%1 を %2 で開く</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>確定: %1</translation>
    </message>
    <message>
        <source>finished: the best tree scores %1</source>
        <translation>終了: 最良の木のスコアは %1</translation>
    </message>
    <message>
        <source>%1 (only where nothing else is left)</source>
        <translation>%1（ほかに選べるものがない場合だけ）</translation>
    </message>
    <message>
        <source>Every word will take the arc that scores highest, whatever the others do. Where that makes a cycle, the cycle becomes a node of its own, and it goes on.</source>
        <translation>各語は、ほかの語に関係なく、スコアが最大のアークを選びます。閉路ができたら、その閉路を 1 つのノードにまとめて続けます。</translation>
    </message>
    <message>
        <source>Of all heads for %1, %2 scores highest.</source>
        <translation>%1 の係り先の候補のうち、スコアが最大なのは %2 です。</translation>
    </message>
    <message>
        <source>Of all arcs into %1, %2 is best: what it scores, less what it costs to open the cycle there.</source>
        <translation>%1 に入るアークのうち最良なのは %2 です。アークのスコアから、そこで閉路を開く損失を引いて比べます。</translation>
    </message>
    <message>
        <source>Arcs it could take</source>
        <translation>選べるアーク</translation>
    </message>
    <message>
        <source>The arcs taken lead round in a circle: %1. No tree has all of them.</source>
        <translation>選ばれたアークが閉路になっています: %1。これらすべてを含む木はありません。</translation>
    </message>
    <message>
        <source>The cycle becomes one node, %1. An arc from outside that enters it at a word takes the place of the arc this word has in the cycle; so it now scores less by that much.</source>
        <translation>閉路を 1 つのノード %1 に縮約します。外から閉路内の語に入るアークは、その語が閉路内でもつアークに取って代わるので、そのぶんスコアを引きます。</translation>
    </message>
    <message>
        <source>Best arc from each word outside, scored anew</source>
        <translation>外側の各語から入る最良のアーク（スコアは再計算後）</translation>
    </message>
    <message>
        <source>The arc into %1 is %2. It goes to %3, which gives up %4; the rest of the cycle stays.</source>
        <translation>%1 に入るアークは %2 です。これは %3 に入り、%3 は %4 を手放します。閉路の残りはそのままです。</translation>
    </message>
    <message>
        <source>No cycle is left around %1: its head is %2.</source>
        <translation>%1 のまわりに閉路は残っていません。係り先は %2 です。</translation>
    </message>
    <message>
        <source>All cycles are open again. No other tree scores more, projective or not.</source>
        <translation>すべての閉路が開かれました。射影的か否かを問わず、これよりスコアの高い木はありません。</translation>
    </message>
    <message>
        <source>Recursion depth: %1</source>
        <translation>再帰の深さ: %1</translation>
    </message>
    <message>
        <source>C%1</source>
        <comment>a contracted cycle</comment>
        <translation>C%1</translation>
    </message>
    <message>
        <source>head ↓ dependent →</source>
        <translation>係り先 ↓ 係り元 →</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an arc and its score</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>終了: %1</translation>
    </message>
    <message>
        <source>– forbidden, or left out as hopeless</source>
        <translation>– 禁止されているか、見込みなしとして除かれている</translation>
    </message>
    <message>
        <source>The root alone is left for %1: no other arc leads there.</source>
        <translation>%1 に残っているのは根だけです。ほかに入るアークはありません。</translation>
    </message>
    <message>
        <source>Of all words that %1 could depend on, %2 scores highest.</source>
        <translation>%1 の係り先になり得る語のうち、スコアが最も高いのは %2 です。</translation>
    </message>
    <message>
        <source>Of all arcs from words into %1, %2 is best: what it scores, less what it costs to open the cycle there.</source>
        <translation>語から %1 に入るアークのうち最良は %2 です。値は、そのスコアから、そこで閉路を開く損失を引いたものです。</translation>
    </message>
    <message>
        <source>The root would score more, but one word alone may hang on it: it waits until nothing else is left.</source>
        <translation>スコアは根のほうが高いのですが、根に係れる語は 1 つだけなので、ほかに候補がなくなるまで選ばれません。</translation>
    </message>
    <message>
        <source>One word alone may hang on the root: however much an arc from the root scores, it is taken only where no other arc is left.</source>
        <translation>根に係る語は 1 つだけです。根からのアークは、スコアがどれほど高くても、ほかのアークが残っていないときにだけ選ばれます。</translation>
    </message>
    <message>
        <source>dependents of the root</source>
        <translation>根の係り元</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1 つ</translation>
    </message>
    <message>
        <source>several (as in textbooks)</source>
        <translation>複数（教科書のとおり）</translation>
    </message>
    <message>
        <source>Every word will take the arc from another word that scores highest, whatever the others do. Where that makes a cycle, the cycle becomes a node of its own, and it goes on.</source>
        <translation>各語は、ほかの語の選択にかかわらず、自分に入るアーク（根からのものを除く）のうちスコアが最大のものを選びます。閉路ができたら、その閉路を 1 つのノードにまとめて続けます。</translation>
    </message>
    <message>
        <source>In textbooks the root competes with the words: choose several dependents of the root for that.</source>
        <translation>教科書では、根も係り先として語と対等に競います。そうするには、「根の係り元」を「複数」にしてください。</translation>
    </message>
    <message>
        <source>All cycles are open again. Without the arcs that may not be, or were left out, no other tree scores more, projective or not.</source>
        <translation>すべての閉路が開かれました。禁止されているか除かれたアークを使わない木のうち、射影的か否かを問わず、これよりスコアの高いものはありません。</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>%1: with %2 times the data (%8 sentences) %3 would be %4 to %5, about %6 more than now.</source>
        <translation>%1: データを %2 倍（%8 文）にすると、%3 は %4～%5、現在より約 %6 高くなる見込みです。</translation>
    </message>
    <message>
        <source>%1: with twice the data (%8 sentences) %3 would be %4 to %5, about %6 more than now.</source>
        <translation>%1: データを 2 倍（%8 文）にすると、%3 は %4～%5、現在より約 %6 高くなる見込みです。</translation>
    </message>
    <message>
        <source>%1: more data of this kind would hardly help: with %2 times as much (%8 sentences) %3 would be %4 to %5.</source>
        <translation>%1: この種のデータを増やしても効果はほとんどなさそうです。%2 倍（%8 文）にしても %3 は %4～%5 の見込みです。</translation>
    </message>
    <message>
        <source>%1: at least three sizes are needed to say what more data would bring.</source>
        <translation>%1: データを増やした効果を予測するには、少なくとも 3 通りの規模が必要です。</translation>
    </message>
</context>
<context>
    <name>CurveFigure</name>
    <message>
        <source>heads and types</source>
        <translation>係り先とタイプ</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>係り先</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 sentences: %3 %4 ± %5 (%n sample(s))</source>
        <comment>curve, sentences, score, its mean, standard deviation</comment>
        <translation>
            <numerusform>%1、%2 文: %3 %4 ± %5（標本 %n 個）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 sentences: %3 %4 (95%: %5), extrapolated</source>
        <comment>curve, sentences, score</comment>
        <translation>%1、%2 文: %3 %4（95%: %5）、外挿</translation>
    </message>
    <message>
        <source>%1, extrapolated</source>
        <comment>curve</comment>
        <translation>%1、外挿</translation>
    </message>
    <message>
        <source>sentences to learn from</source>
        <translation>学習に使う文の数</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>文数</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン数</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>標本数</translation>
    </message>
    <message>
        <source>UAS</source>
        <translation>UAS</translation>
    </message>
    <message>
        <source>± UAS</source>
        <translation>± UAS</translation>
    </message>
    <message>
        <source>LAS</source>
        <translation>LAS</translation>
    </message>
    <message>
        <source>± LAS</source>
        <translation>± LAS</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>%1×%2</source>
        <comment>how many times, sentences</comment>
        <translation>%1×%2</translation>
    </message>
</context>
<context>
    <name>CurveWindow</name>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>中止(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>消去(&amp;L)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>続行(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>%p%, paused</source>
        <comment>percent</comment>
        <translation>%p%、一時停止中</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
</context>
<context>
    <name>Decoder</name>
    <message>
        <source>A learning step</source>
        <translation>1 回の学習ステップ</translation>
    </message>
    <message>
        <source>Eisner (first order, projective)</source>
        <translation>Eisner 法（1 次、射影的）</translation>
    </message>
    <message>
        <source>Eisner, first order</source>
        <translation>Eisner 法、1 次</translation>
    </message>
    <message>
        <source>Eisner over spans (projective)</source>
        <translation>スパンによる Eisner 法（射影的）</translation>
    </message>
    <message>
        <source>Eisner over spans</source>
        <translation>スパンによる Eisner 法</translation>
    </message>
    <message>
        <source>Eisner (second order, projective)</source>
        <translation>Eisner 法（2 次、射影的）</translation>
    </message>
    <message>
        <source>Eisner, second order</source>
        <translation>Eisner 法、2 次</translation>
    </message>
    <message>
        <source>Chu-Liu-Edmonds (first order, any tree)</source>
        <translation>Chu-Liu-Edmonds 法（1 次、任意の木）</translation>
    </message>
    <message>
        <source>Chu-Liu-Edmonds</source>
        <translation>Chu-Liu-Edmonds 法</translation>
    </message>
    <message>
        <source>Hill climbing (second order, any tree)</source>
        <translation>山登り法（2 次、任意の木）</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>山登り法</translation>
    </message>
    <message>
        <source>Hill climbing (second order, several parents)</source>
        <translation>山登り法（2 次、複数の係り先）</translation>
    </message>
    <message>
        <source>Hill climbing, several parents</source>
        <translation>山登り法、複数の係り先</translation>
    </message>
    <message>
        <source>Hill climbing from many trees (third order, any tree)</source>
        <translation>多数の木からの山登り法（3 次、任意の木）</translation>
    </message>
    <message>
        <source>Randomised restarts</source>
        <translation>ランダム再スタート</translation>
    </message>
    <message>
        <source>Tournament (games between candidates)</source>
        <translation>トーナメントモデル（候補どうしの対戦）</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>トーナメントモデル</translation>
    </message>
    <message>
        <source>Shift-reduce</source>
        <translation>Shift-Reduce 法</translation>
    </message>
    <message>
        <source>Cascaded chunking</source>
        <translation>チャンキングの段階適用</translation>
    </message>
    <message>
        <source>Relative preference (all candidates at once)</source>
        <translation>相対的な係りやすさ（全候補を一度に比較）</translation>
    </message>
    <message>
        <source>Relative preference</source>
        <translation>相対的な係りやすさ</translation>
    </message>
    <message>
        <source>Chu-Liu-Edmonds (any tree)</source>
        <translation>Chu-Liu-Edmonds 法（任意の木）</translation>
    </message>
    <message>
        <source>Bunsetsu, Chu-Liu-Edmonds</source>
        <translation>文節、Chu-Liu-Edmonds 法</translation>
    </message>
    <message>
        <source>Eisner (best projective tree)</source>
        <translation>Eisner 法（最良の射影的な木）</translation>
    </message>
    <message>
        <source>Bunsetsu, Eisner</source>
        <translation>文節、Eisner 法</translation>
    </message>
    <message>
        <source>MIRA</source>
        <translation>MIRA</translation>
    </message>
    <message>
        <source>Averaged perceptron</source>
        <translation>平均化パーセプトロン</translation>
    </message>
    <message>
        <source>Bayes Point Machine (mean of 10 perceptrons)</source>
        <translation>ベイズポイントマシン（パーセプトロン 10 個の平均）</translation>
    </message>
    <message>
        <source>Transitions, arc-standard</source>
        <translation>遷移型解析、arc-standard</translation>
    </message>
    <message>
        <source>Transitions, arc-eager</source>
        <translation>遷移型解析、arc-eager</translation>
    </message>
    <message>
        <source>Transitions with swapping</source>
        <translation>遷移型解析、スワップあり</translation>
    </message>
    <message>
        <source>Sums over all trees (matrix-tree)</source>
        <translation>すべての木の和（行列木定理）</translation>
    </message>
    <message>
        <source>Sums over projective trees (inside-outside)</source>
        <translation>射影的な木についての和（内側・外側）</translation>
    </message>
    <message>
        <source>The best projective trees (k-best)</source>
        <translation>最良の射影的な木（k-best）</translation>
    </message>
    <message>
        <source>Epochs in the plane of two weights</source>
        <translation>2 つの重みの平面で見るエポック</translation>
    </message>
</context>
<context>
    <name>DiagramPainter</name>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>relation, head</comment>
        <translation>%2 に係る（%1）</translation>
    </message>
</context>
<context>
    <name>EpochPlayer</name>
    <message>
        <source>(%1, %2)</source>
        <comment>two weights</comment>
        <translation>(%1, %2)</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>degrees</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>at the origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>the mean of the members</source>
        <translation>メンバの平均</translation>
    </message>
    <message>
        <source>the mean of the weights after every sentence</source>
        <translation>各文の後の重みの平均</translation>
    </message>
    <message>
        <source>what is kept: %1</source>
        <translation>残されるもの: %1</translation>
    </message>
    <message>
        <source>epoch %1, turn %2: %3 of %4 members move</source>
        <translation>エポック %1、%2 番目: %4 個中 %3 個のメンバが動く</translation>
    </message>
    <message>
        <source>epoch %1, sentence %2: loss %3, the weights move</source>
        <translation>エポック %1、文 %2: 損失 %3、重みが動く</translation>
    </message>
    <message>
        <source>epoch %1, sentence %2: no error, the weights stay</source>
        <translation>エポック %1、文 %2: 誤りなし、重みはそのまま</translation>
    </message>
    <message>
        <source>Each member is a perceptron that goes through the sentences in an order of its own. Where it errs, its weights move one whole step along the difference of the features.</source>
        <translation>各メンバは、独自の順序で文をたどるパーセプトロンです。誤ると、重みが素性の差の方向に 1 ステップ動きます。</translation>
    </message>
    <message>
        <source>Each member's sentence, and how far within the version space its weights are</source>
        <translation>各メンバの文と、重みがバージョン空間のどれだけ内側にあるか</translation>
    </message>
    <message>
        <source>member %1, sentence %2: %3</source>
        <translation>メンバ %1、文 %2: %3</translation>
    </message>
    <message>
        <source>Sentence %1 of %2. The tree to learn stands above the words, the one found below; at each arc stand its two features.</source>
        <translation>文 %1/%2。語の上が学習すべき木、下が見つかった木です。各アークには 2 つの素性が示されています。</translation>
    </message>
    <message>
        <source>The weights move along the difference of the features of the two trees, %1 × %2, and so towards the side of the line where the sentence is learnt.</source>
        <translation>重みは 2 つの木の素性の差に沿って %1 × %2 だけ動き、直線を境に、この文が学習される側へ近づきます。</translation>
    </message>
    <message>
        <source>The tree to learn is found: the weights stay.</source>
        <translation>学習すべき木が見つかりました。重みはそのままです。</translation>
    </message>
    <message>
        <source>What the step is made of</source>
        <translation>ステップ幅の構成</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>マージン</translation>
    </message>
    <message>
        <source>‖difference‖²</source>
        <translation>‖差‖²</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ幅</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>within the version space by</source>
        <translation>バージョン空間内の深さ</translation>
    </message>
    <message>
        <source>The mean of the weights after every sentence is kept: it moves less than the weights themselves.</source>
        <translation>各文の後の重みの平均を残します。重みそのものより動きが小さくなります。</translation>
    </message>
    <message>
        <source>How far within the version space</source>
        <translation>バージョン空間のどれだけ内側か</translation>
    </message>
    <message>
        <source>the last weights: %1</source>
        <translation>最後の重み: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mean and its weights</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 epochs over %3 sentences, from weights of zero.</source>
        <translation>%1: %3 文に対して %2 エポック、重み 0 から始めます。</translation>
    </message>
    <message>
        <source>Two features of every arc are drawn, other ones for each sentence, and trees to learn with them that can be learnt.</source>
        <translation>各アークの 2 つの素性は文ごとに無作為に決められ、学習すべき木はそれで学習できるものが選ばれます。</translation>
    </message>
    <message>
        <source>All weights there can be are the plane. Each sentence is learnt on one side of lines through the origin; where all are learnt is the version space.</source>
        <translation>可能な重みの全体がこの平面です。どの文も、原点を通る直線の片側で学習されます。すべてが学習される部分がバージョン空間です。</translation>
    </message>
    <message>
        <source>Only the first %1 words take part.</source>
        <translation>最初の %1 語だけを使います。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two features of an arc</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学習器</translation>
    </message>
    <message>
        <source>first weight</source>
        <translation>1 つ目の重み</translation>
    </message>
    <message>
        <source>second weight</source>
        <translation>2 つ目の重み</translation>
    </message>
    <message>
        <source>version space: no error</source>
        <translation>バージョン空間: 誤りなし</translation>
    </message>
    <message>
        <source>where a sentence begins to be learnt</source>
        <translation>文が学習される側との境界</translation>
    </message>
    <message>
        <source>of the sentence at hand</source>
        <translation>現在の文の境界</translation>
    </message>
    <message>
        <source>the way of a member's weights</source>
        <translation>メンバの重みの軌跡</translation>
    </message>
    <message>
        <source>the way of the weights</source>
        <translation>重みの軌跡</translation>
    </message>
    <message>
        <source>All weights in the version space make no error here; on new sentences those near its middle err least often. Perceptrons end anywhere in it, or near it; the mean of several approximates the middle, the Bayes point (Herbrich, Graepel and Campbell 2001). Each member's weights are averaged over its turns first.</source>
        <translation>バージョン空間内の重みは、ここではどれも誤りません。新しい文では、中央に近い重みほど誤りが少なくなります。パーセプトロンは空間内またはその近くのどこかで終わりますが、いくつかの平均は中央のベイズ点に近づきます (Herbrich, Graepel, Campbell 2001)。各メンバの重みは、先にその学習の各回について平均されます。</translation>
    </message>
    <message>
        <source>By it sentence %1 is parsed once more: the tree to learn stands above the words, the one found below.</source>
        <translation>それを使って文 %1 をもう一度解析します。語の上が学習すべき木、下が見つかった木です。</translation>
    </message>
    <message>
        <source>member %1, averaged: %2</source>
        <translation>メンバ %1、平均: %2</translation>
    </message>
    <message>
        <source>Above the words stands the tree to learn of the sentence that comes first; at each arc stand its two features.</source>
        <translation>語の上にあるのは最初の文の学習すべき木で、各アークにはその 2 つの素性が示されます。</translation>
    </message>
    <message>
        <source>Bayes Point Machine (mean of %1 perceptrons)</source>
        <translation>ベイズポイントマシン（パーセプトロン %1 個の平均）</translation>
    </message>
</context>
<context>
    <name>Feature</name>
    <message>
        <source>next to it</source>
        <translation>隣</translation>
    </message>
    <message>
        <source>%1 words away</source>
        <translation>%1 語離れた位置</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>next neighbour's %1</source>
        <translation>右隣の%1</translation>
    </message>
    <message>
        <source>previous neighbour's %1</source>
        <translation>左隣の%1</translation>
    </message>
    <message>
        <source>the next word's</source>
        <translation>次の語のもの</translation>
    </message>
    <message>
        <source>the previous word's</source>
        <translation>前の語のもの</translation>
    </message>
    <message>
        <source>the next word's %1</source>
        <translation>次の語の%1</translation>
    </message>
    <message>
        <source>the previous word's %1</source>
        <translation>前の語の%1</translation>
    </message>
    <message>
        <source>%1's %2</source>
        <translation>%1の%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>head</source>
        <translation>係り先</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>係り元</translation>
    </message>
    <message>
        <source>sibling</source>
        <translation>兄弟</translation>
    </message>
    <message>
        <source>sibling before that</source>
        <translation>その前の兄弟</translation>
    </message>
    <message>
        <source>head of the head</source>
        <translation>係り先の係り先</translation>
    </message>
    <message>
        <source>word between</source>
        <translation>間の語</translation>
    </message>
    <message>
        <source>dependent inside the arc</source>
        <translation>アーク内側の係り元</translation>
    </message>
    <message>
        <source>word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>nearer candidate</source>
        <translation>近い候補</translation>
    </message>
    <message>
        <source>farther candidate</source>
        <translation>遠い候補</translation>
    </message>
    <message>
        <source>form</source>
        <translation>表層形</translation>
    </message>
    <message>
        <source>beginning of the form</source>
        <translation>表層形の先頭</translation>
    </message>
    <message>
        <source>lemma</source>
        <translation>レンマ</translation>
    </message>
    <message>
        <source>part of speech</source>
        <translation>品詞</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>morphology</source>
        <translation>形態情報</translation>
    </message>
    <message>
        <source>gender, number, case and person</source>
        <translation>性・数・格・人称</translation>
    </message>
    <message>
        <source>verb form, mood, tense and voice</source>
        <translation>動詞形・法・時制・態</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>content word</source>
        <translation>主辞</translation>
    </message>
    <message>
        <source>content word's lemma</source>
        <translation>主辞の原形</translation>
    </message>
    <message>
        <source>content word's part of speech</source>
        <translation>主辞の品詞</translation>
    </message>
    <message>
        <source>content word's tag</source>
        <translation>主辞のタグ</translation>
    </message>
    <message>
        <source>content word's inflection</source>
        <translation>主辞の活用</translation>
    </message>
    <message>
        <source>function word</source>
        <translation>語形</translation>
    </message>
    <message>
        <source>function word's lemma</source>
        <translation>語形の原形</translation>
    </message>
    <message>
        <source>function word's part of speech</source>
        <translation>語形の品詞</translation>
    </message>
    <message>
        <source>function word's tag</source>
        <translation>語形のタグ</translation>
    </message>
    <message>
        <source>function word's inflection</source>
        <translation>語形の活用</translation>
    </message>
    <message>
        <source>function</source>
        <translation>機能</translation>
    </message>
    <message>
        <source>kind of content word</source>
        <translation>主辞の種類</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>case particles</source>
        <translation>格助詞</translation>
    </message>
    <message>
        <source>inflection</source>
        <translation>活用</translation>
    </message>
    <message>
        <source>last word</source>
        <translation>末尾の語</translation>
    </message>
    <message>
        <source>punctuation and brackets</source>
        <translation>句読点と括弧</translation>
    </message>
    <message>
        <source>place in the sentence</source>
        <translation>文中の位置</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>先頭の語</translation>
    </message>
    <message>
        <source>first word's part of speech</source>
        <translation>先頭の語の品詞</translation>
    </message>
    <message>
        <source>first word's tag</source>
        <translation>先頭の語のタグ</translation>
    </message>
    <message>
        <source>first word's inflection</source>
        <translation>先頭の語の活用</translation>
    </message>
    <message>
        <source>the arc's relation</source>
        <translation>アークの関係ラベル</translation>
    </message>
    <message>
        <source>how many dependents on its left</source>
        <translation>左の係り元の数</translation>
    </message>
    <message>
        <source>how many dependents on its right</source>
        <translation>右の係り元の数</translation>
    </message>
    <message>
        <source>how many dependents</source>
        <translation>係り元の数</translation>
    </message>
    <message>
        <source>what stands before its subtree</source>
        <translation>部分木の直前</translation>
    </message>
    <message>
        <source>the subtree's first word</source>
        <translation>部分木の先頭の語</translation>
    </message>
    <message>
        <source>the subtree's last word</source>
        <translation>部分木の末尾の語</translation>
    </message>
    <message>
        <source>what stands after its subtree</source>
        <translation>部分木の直後</translation>
    </message>
    <message>
        <source>the subtree's length</source>
        <translation>部分木の長さ</translation>
    </message>
    <message>
        <source>a gap in its subtree</source>
        <translation>部分木のギャップ</translation>
    </message>
    <message>
        <source>conjuncts compared</source>
        <translation>並列要素の比較</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>distance in bunsetsu</source>
        <translation>文節単位の距離</translation>
    </message>
    <message>
        <source>punctuation between them</source>
        <translation>間の句読点</translation>
    </message>
    <message>
        <source>how many alike stand between them</source>
        <translation>間にある同種のものの数</translation>
    </message>
    <message>
        <source>what they have in common</source>
        <translation>共通点</translation>
    </message>
    <message>
        <source>what the first dependent hangs by</source>
        <translation>最初の係り元の係り方</translation>
    </message>
    <message>
        <source>the first dependent's lemma</source>
        <translation>最初の係り元の原形</translation>
    </message>
    <message>
        <source>what the first dependent hangs by, and whether there are more</source>
        <translation>最初の係り元の係り方と、ほかの係り元の有無</translation>
    </message>
    <message>
        <source>particles between them</source>
        <translation>間の助詞</translation>
    </message>
    <message>
        <source>case particles that it has already</source>
        <translation>すでにある格助詞</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>左側</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>右側</translation>
    </message>
    <message>
        <source>the head's</source>
        <translation>係り先のもの</translation>
    </message>
    <message>
        <source>the dependent's</source>
        <translation>係り元のもの</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>the sentence's beginning</source>
        <translation>文頭</translation>
    </message>
    <message>
        <source>the sentence's end</source>
        <translation>文末</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>different</source>
        <translation>異なる</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Words</source>
        <translation>語数</translation>
    </message>
    <message>
        <source>%1: errors</source>
        <comment>system</comment>
        <translation>%1: 誤り</translation>
    </message>
    <message>
        <source>%1: share of errors</source>
        <comment>system</comment>
        <translation>%1: 誤りの割合</translation>
    </message>
    <message>
        <source>%1: UAS</source>
        <comment>system</comment>
        <translation>%1: UAS</translation>
    </message>
    <message>
        <source>%1: LAS</source>
        <comment>system</comment>
        <translation>%1: LAS</translation>
    </message>
    <message>
        <source>%1: from</source>
        <comment>system, lower end of an interval</comment>
        <translation>%1: 下限</translation>
    </message>
    <message>
        <source>%1: to</source>
        <comment>system, upper end of an interval</comment>
        <translation>%1: 上限</translation>
    </message>
    <message>
        <source>%1% of all errors</source>
        <translation>全誤りの %1%</translation>
    </message>
    <message>
        <source>wrong heads of bunsetsu</source>
        <translation>文節の係り先の誤り</translation>
    </message>
    <message>
        <source>wrong heads or types</source>
        <translation>係り先かタイプの誤り</translation>
    </message>
    <message>
        <source>wrong heads</source>
        <translation>係り先の誤り</translation>
    </message>
    <message>
        <source>wrong heads or relations</source>
        <translation>係り先か関係ラベルの誤り</translation>
    </message>
    <message>
        <source>how sure the parser was, percent, from</source>
        <translation>パーサの確信度（%、下限）</translation>
    </message>
    <message>
        <source>right heads, percent</source>
        <translation>正しい係り先（%）</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>How sure, from</source>
        <translation>確信度の下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>How sure on average</source>
        <translation>平均確信度</translation>
    </message>
    <message>
        <source>Right heads</source>
        <translation>正しい係り先</translation>
    </message>
    <message>
        <source>from</source>
        <comment>lower end of an interval</comment>
        <translation>下限</translation>
    </message>
    <message>
        <source>to</source>
        <comment>upper end of an interval</comment>
        <translation>上限</translation>
    </message>
    <message>
        <source>as sure as right</source>
        <translation>確信度と正しさが一致</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n word(s), sure by %2%, right in %3%</source>
        <comment>system, percents</comment>
        <translation>
            <numerusform>%1: %n 語、確信度 %2%、正しいもの %3%</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is off by %2 points on average.</source>
        <comment>system, calibration error</comment>
        <translation>%1 の確信度は、正しさと平均 %2 ポイントずれています。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Percent of the words in gold</source>
        <translation>正解の語数に対する %</translation>
    </message>
    <message numerus="yes">
        <source>%1 in gold, something else in %2: %n word(s), %3% of them</source>
        <comment>value, system, percent</comment>
        <translation>
            <numerusform>正解は %1、%2 は別のもの: %n 語（そのうちの %3%）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2, something else in gold: %n word(s)</source>
        <comment>value, system</comment>
        <translation>
            <numerusform>%2 は %1、正解は別のもの: %n 語</numerusform>
        </translation>
    </message>
    <message>
        <source>gold</source>
        <translation>正解</translation>
    </message>
    <message numerus="yes">
        <source>%1 in gold, %2 in %3: %n word(s)</source>
        <comment>value, value, system</comment>
        <translation>
            <numerusform>正解は %1、%3 は %2: %n 語</numerusform>
        </translation>
    </message>
    <message>
        <source>tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>distance to the head</source>
        <translation>係り先までの距離</translation>
    </message>
    <message>
        <source>direction of the head</source>
        <translation>係り先の方向</translation>
    </message>
    <message>
        <source>sentence length</source>
        <translation>文の長さ</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>projectivity</source>
        <translation>射影性</translation>
    </message>
    <message>
        <source>training vocabulary</source>
        <translation>学習時の語彙</translation>
    </message>
    <message>
        <source>tag of the head</source>
        <translation>係り先のタグ</translation>
    </message>
    <message>
        <source>number of parents</source>
        <translation>係り先の数</translation>
    </message>
    <message>
        <source>position in the sentence</source>
        <translation>文中の位置</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>助詞</translation>
    </message>
    <message>
        <source>document</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>genre</source>
        <translation>ジャンル</translation>
    </message>
    <message>
        <source>confidence of the parser</source>
        <translation>パーサの確信度</translation>
    </message>
    <message>
        <source>kind of attachment</source>
        <translation>係り方の種類</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Which is better</source>
        <translation>優劣の検定</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>誤りの多いもの</translation>
    </message>
    <message>
        <source>Score by</source>
        <translation>スコアの内訳</translation>
    </message>
    <message>
        <source>Errors by</source>
        <translation>誤りの内訳</translation>
    </message>
    <message>
        <source>Taken for another</source>
        <translation>取り違え</translation>
    </message>
    <message>
        <source>How sure, and how often right</source>
        <translation>確信度と正しさ</translation>
    </message>
    <message>
        <source>Repairs needed</source>
        <translation>必要な修正</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Score by, property</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2 and %3</source>
        <comment>Errors by, two properties</comment>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>What costs most, property</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>UAS</source>
        <translation>UAS</translation>
    </message>
    <message>
        <source>LAS</source>
        <translation>LAS</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>interval</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 wrong
%4 %5 (95%: %6)</source>
        <comment>value, errors, words, score, its figure, interval</comment>
        <translation>%1: %3 のうち誤り %2
%4 %5（95%: %6）</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>修正数</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>%1: repairs</source>
        <comment>system</comment>
        <translation>%1: 修正数</translation>
    </message>
    <message>
        <source>%1: words</source>
        <comment>system</comment>
        <translation>%1: 語数</translation>
    </message>
    <message>
        <source>%1, %2: %3 repairs make %4 words right</source>
        <comment>system, repair, counts</comment>
        <translation>%1、%2: %3 回の修正で %4 語が正しくなる</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>係り先</translation>
    </message>
    <message>
        <source>types</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>heads and types</source>
        <translation>係り先とタイプ</translation>
    </message>
    <message>
        <source>MLAS, gold tags</source>
        <translation>MLAS（ツリーバンクのタグを使用）</translation>
    </message>
    <message>
        <source>BLEX, gold lemmas</source>
        <translation>BLEX（ツリーバンクのレンマを使用）</translation>
    </message>
    <message>
        <source>graph, F</source>
        <translation>グラフ、F 値</translation>
    </message>
    <message>
        <source>tree arcs, F</source>
        <translation>木のアーク、F 値</translation>
    </message>
    <message>
        <source>further parents, F</source>
        <translation>追加の係り先、F 値</translation>
    </message>
    <message>
        <source>bunsetsu</source>
        <translation>文節</translation>
    </message>
    <message>
        <source>words</source>
        <translation>語</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n word(s)</source>
        <comment>who</comment>
        <translation>
            <numerusform>%1: %n 語</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1 right</source>
        <comment>system</comment>
        <translation>%1 だけ正しい</translation>
    </message>
    <message>
        <source>both wrong</source>
        <translation>両方とも誤り</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>比較相手</translation>
    </message>
    <message>
        <source>Only the first right</source>
        <translation>前者だけ正しい</translation>
    </message>
    <message>
        <source>Only the second right</source>
        <translation>後者だけ正しい</translation>
    </message>
    <message>
        <source>McNemar, p</source>
        <translation>McNemar 検定の p 値</translation>
    </message>
    <message>
        <source>Bootstrap, p</source>
        <translation>ブートストラップ法の p 値</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>95% of it</source>
        <translation>差の 95% 区間</translation>
    </message>
    <message>
        <source>percent, with 95% intervals</source>
        <translation>%、95% 信頼区間つき</translation>
    </message>
    <message>
        <source>percent without punctuation, with 95% intervals</source>
        <translation>句読点を除く %、95% 信頼区間つき</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>%1: 95%</source>
        <comment>system</comment>
        <translation>%1: 95%</translation>
    </message>
    <message>
        <source>%1: without punctuation</source>
        <comment>system</comment>
        <translation>%1: 句読点を除く</translation>
    </message>
    <message>
        <source>%1: 95% without</source>
        <comment>system</comment>
        <translation>%1: 95%（句読点を除く）</translation>
    </message>
    <message>
        <source>%1, %2: %3 (95%: %4)
%5 of %6</source>
        <comment>system, score, percent, interval, right, of how many</comment>
        <translation>%1、%2: %3（95%: %4）
%6 のうち %5</translation>
    </message>
    <message>
        <source>candidates of the tournament</source>
        <translation>トーナメントの候補</translation>
    </message>
    <message>
        <source>margin of the closest game</source>
        <translation>最も僅差の対戦のマージン</translation>
    </message>
    <message>
        <source>Further parents</source>
        <translation>追加の係り先</translation>
    </message>
    <message>
        <source>Further parents, taken for another</source>
        <translation>追加の係り先の取り違え</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <comment>two systems</comment>
        <translation>%1 正、%2 誤</translation>
    </message>
    <message>
        <source>whole sentences</source>
        <translation>文全体</translation>
    </message>
    <message>
        <source>whole sentences of several bunsetsu</source>
        <translation>文全体（複数文節の文）</translation>
    </message>
    <message>
        <source>graph, precision</source>
        <translation>グラフ、適合率</translation>
    </message>
    <message>
        <source>graph, recall</source>
        <translation>グラフ、再現率</translation>
    </message>
    <message>
        <source>tree arcs, precision</source>
        <translation>木のアーク、適合率</translation>
    </message>
    <message>
        <source>tree arcs, recall</source>
        <translation>木のアーク、再現率</translation>
    </message>
    <message>
        <source>further parents, precision</source>
        <translation>追加の係り先、適合率</translation>
    </message>
    <message>
        <source>further parents, recall</source>
        <translation>追加の係り先、再現率</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>誤りはありません。</translation>
    </message>
    <message>
        <source>Label accuracy: of a hundred words, so many have the right relation, whatever the head</source>
        <translation>ラベル正解率: 関係ラベルが正しい語の割合（100 語あたり、係り先は問わない）</translation>
    </message>
    <message>
        <source>Root accuracy: the harmonic mean of how many predicted roots are right and how many roots are found</source>
        <translation>根の正解率: 予測した根のうち正しいものの割合と、正解の根のうち予測できたものの割合の調和平均</translation>
    </message>
    <message>
        <source>Complete match: of a hundred sentences, so many have all heads right</source>
        <translation>完全一致: すべての係り先が正しい文の割合（100 文あたり）</translation>
    </message>
    <message>
        <source>Of the tree and all further parents: the harmonic mean of how many predicted arcs are right and how many arcs are found</source>
        <translation>木と追加の係り先のすべて: 予測したアークのうち正しいものの割合と、正解のアークのうち予測できたものの割合の調和平均</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Treebanks</source>
        <translation>ツリーバンク</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>Only one file of this kind can be opened at once, found %1 and %2.</source>
        <translation>この種のファイルは一度に 1 つしか開けませんが、%1 と %2 があります。</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>no %1</source>
        <comment>a group of hits, a field</comment>
        <translation>%1 なし</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Begin here</source>
        <translation>まずはここから</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>アノテーション</translation>
    </message>
    <message>
        <source>Find errors</source>
        <translation>誤りの発見</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>教育</translation>
    </message>
    <message>
        <source>Convert and script</source>
        <translation>変換とスクリプト</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>プログラムについて</translation>
    </message>
</context>
<context>
    <name>InsideOutsidePlayer</name>
    <message>
        <source>%1: sum e^%2</source>
        <translation>%1: 和 e^%2</translation>
    </message>
    <message>
        <source>%1: in %2 of the sum</source>
        <translation>%1: 和の %2</translation>
    </message>
    <message>
        <source>how likely each arc is</source>
        <translation>各アークの確率</translation>
    </message>
    <message>
        <source>tree %1 is drawn: probability %2</source>
        <translation>木 %1 をランダムに引く: 確率 %2</translation>
    </message>
    <message>
        <source>This is the sum over all projective trees: e^%1.</source>
        <translation>これがすべての射影的な木についての和です: e^%1。</translation>
    </message>
    <message>
        <source>Where Eisner's algorithm keeps the best way to put it together, all ways are summed here: e^%1.</source>
        <translation>Eisner のアルゴリズムが最良の組み合わせ方だけを残すところで、ここではすべてを足し合わせます: e^%1。</translation>
    </message>
    <message>
        <source>Now from the whole down. Around the whole there is nothing: every tree has it.</source>
        <translation>今度は全体から下へ進みます。全体の外側には何もありません。どの木も全体を含みます。</translation>
    </message>
    <message>
        <source>All ways to go on from it to a whole tree sum to e^%1, all ways to build it to e^%2. Both together, divided by the sum over all trees, are how likely it is: %3.</source>
        <translation>そこから全体の木へ至るすべての方法の和は e^%1、それを組み立てるすべての方法の和は e^%2 です。両者の積をすべての木の和で割ったものが確率です: %3。</translation>
    </message>
    <message>
        <source>What it is a part of</source>
        <translation>それを含むもの</translation>
    </message>
    <message>
        <source>Projective trees are to be as likely as e to their score, divided by a temperature of %1. Eisner's chart sums them all. Sums are written as logarithms.</source>
        <translation>射影的な木の確率は、スコアを温度 %1 で割った値を指数とする e のべき乗に比例します。Eisner のチャートがそのすべてを足し合わせます。和は対数で示します。</translation>
    </message>
    <message>
        <source>An arc is as likely as the item in which it is made; one from a single root has a share of the whole. Over the heads of a word they sum to 100%.</source>
        <translation>アークの確率は、それが作られる項目の確率です。ただ 1 つの根からのアークの確率は、全体に占める割合です。語の係り先について足し合わせると 100% になります。</translation>
    </message>
    <message>
        <source>From the whole down, one way of each item is drawn by its share of the item's sum. So each tree is drawn as often as it is likely.</source>
        <translation>全体から下へ、各項目の組み合わせ方を、その項目の和に占める割合に従って 1 つ選びます。したがって、どの木も確率どおりの頻度で選ばれます。</translation>
    </message>
    <message>
        <source>%1 of</source>
        <comment>so much of a sum</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>arc</source>
        <comment>a summand</comment>
        <translation>アーク</translation>
    </message>
    <message>
        <source>%1: score %2, probability %3</source>
        <translation>%1: スコア %2、確率 %3</translation>
    </message>
</context>
<context>
    <name>JoinedTexts</name>
    <message>
        <source>%1 %2</source>
        <comment>one sentence after another</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>KBestPlayer</name>
    <message>
        <source>%1: %2</source>
        <comment>an item and the scores of its derivations</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>終了: %1</translation>
    </message>
    <message>
        <source>the best tree scores %1</source>
        <translation>最良の木のスコアは %1</translation>
    </message>
    <message>
        <source>tree %1 scores %2, by %3 less</source>
        <translation>木 %1 のスコアは %2（%3 低い）</translation>
    </message>
    <message>
        <source>%1, number %2 (%3)</source>
        <comment>an item, which of its derivations, and its score</comment>
        <translation>%1、%2 番目 (%3)</translation>
    </message>
    <message>
        <source>Its best derivations: two parts, and which derivation of each</source>
        <translation>最良の導出: 2 つの部分と、それぞれの何番目の導出か</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>two parts</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>The best derivation of the whole, followed down to the words: the tree that Eisner's algorithm finds.</source>
        <translation>全体の最良の導出を語までたどったもの。Eisner のアルゴリズムが見つける木です。</translation>
    </message>
    <message>
        <source>Derivation %1 of the whole, followed down to the words.</source>
        <translation>全体の %1 番目の導出を語までたどったものです。</translation>
    </message>
    <message>
        <source>Where the best tree has other heads, this one has %1.</source>
        <translation>最良の木と係り先が異なるところで、この木にあるのは %1 です。</translation>
    </message>
    <message>
        <source>The trees so far: the arcs of the best, and what others have in their place</source>
        <translation>これまでの木: 最良の木のアークと、ほかの木がその代わりにもつもの</translation>
    </message>
    <message>
        <source>1: %1</source>
        <translation>1: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number and arcs</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The chart is that of Eisner's algorithm, but each item will keep its %1 best derivations. They are drawn from a heap: the best of each way to put the item together first; after one is taken, the next derivation of either of its parts joins (Huang and Chiang 2005).</source>
        <translation>チャートは Eisner のアルゴリズムのものですが、各項目は上位 %1 個の導出を残します。導出はヒープから取り出します。最初は各組み合わせ方の最良のものを入れ、1 つ取り出すたびに、その部分のどちらかを次の導出に替えたものを加えます (Huang, Chiang 2005)。</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>選択: %1。</translation>
    </message>
    <message>
        <source>Which way to put it together is best: %1?</source>
        <translation>どの組み合わせ方が最良か: %1。</translation>
    </message>
    <message>
        <source>Which tree is number %1?</source>
        <translation>%1 番目の木はどれか。</translation>
    </message>
    <message>
        <source>arc</source>
        <comment>a summand</comment>
        <translation>アーク</translation>
    </message>
    <message>
        <source>not in the best tree</source>
        <translation>最良の木にはない</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>木</translation>
    </message>
</context>
<context>
    <name>LabelGloss</name>
    <message>
        <source>clause that modifies a noun</source>
        <translation>名詞を修飾する節</translation>
    </message>
    <message>
        <source>clause that modifies a verb, adverbial clause</source>
        <translation>動詞を修飾する節、副詞節</translation>
    </message>
    <message>
        <source>adverb that modifies</source>
        <translation>修飾する副詞</translation>
    </message>
    <message>
        <source>adjective that modifies a noun</source>
        <translation>名詞を修飾する形容詞</translation>
    </message>
    <message>
        <source>apposition</source>
        <translation>同格</translation>
    </message>
    <message>
        <source>auxiliary verb</source>
        <translation>助動詞</translation>
    </message>
    <message>
        <source>preposition, postposition or case marker</source>
        <translation>前置詞、後置詞、格標識</translation>
    </message>
    <message>
        <source>coordinating conjunction</source>
        <translation>等位接続詞</translation>
    </message>
    <message>
        <source>clausal complement with a subject of its own</source>
        <translation>独自の主語をもつ補文</translation>
    </message>
    <message>
        <source>classifier</source>
        <translation>類別詞</translation>
    </message>
    <message>
        <source>compound</source>
        <translation>複合語</translation>
    </message>
    <message>
        <source>conjunct, further member of a coordination</source>
        <translation>並列要素（等位接続の 2 つ目以降）</translation>
    </message>
    <message>
        <source>copula</source>
        <translation>コピュラ</translation>
    </message>
    <message>
        <source>clause as subject</source>
        <translation>主語となる節</translation>
    </message>
    <message>
        <source>unspecified dependency</source>
        <translation>種類を特定しない依存関係</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>限定詞</translation>
    </message>
    <message>
        <source>discourse element, interjection</source>
        <translation>談話要素、間投詞</translation>
    </message>
    <message>
        <source>dislocated element</source>
        <translation>転位要素</translation>
    </message>
    <message>
        <source>expletive</source>
        <translation>虚辞</translation>
    </message>
    <message>
        <source>fixed multiword expression</source>
        <translation>固定的な複数語表現</translation>
    </message>
    <message>
        <source>flat expression, name</source>
        <translation>平坦な表現、名前</translation>
    </message>
    <message>
        <source>other part of a word written apart</source>
        <translation>分けて書かれた語の残りの部分</translation>
    </message>
    <message>
        <source>indirect object</source>
        <translation>間接目的語</translation>
    </message>
    <message>
        <source>item of a list</source>
        <translation>列挙の項目</translation>
    </message>
    <message>
        <source>subordinating conjunction, marker of a clause</source>
        <translation>従属接続詞、節の標識</translation>
    </message>
    <message>
        <source>noun that modifies a noun</source>
        <translation>名詞を修飾する名詞</translation>
    </message>
    <message>
        <source>subject</source>
        <translation>主語</translation>
    </message>
    <message>
        <source>numeral that modifies a noun</source>
        <translation>名詞を修飾する数詞</translation>
    </message>
    <message>
        <source>direct object</source>
        <translation>直接目的語</translation>
    </message>
    <message>
        <source>oblique, adverbial or prepositional phrase</source>
        <translation>斜格要素、副詞句・前置詞句</translation>
    </message>
    <message>
        <source>orphan of an ellipsis</source>
        <translation>省略で取り残された要素</translation>
    </message>
    <message>
        <source>clause placed beside, parataxis</source>
        <translation>並べて置かれた節、並置</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>句読点</translation>
    </message>
    <message>
        <source>overridden disfluency</source>
        <translation>言い直しで取り消された部分</translation>
    </message>
    <message>
        <source>root of the sentence</source>
        <translation>文の根</translation>
    </message>
    <message>
        <source>vocative, address</source>
        <translation>呼格、呼びかけ</translation>
    </message>
    <message>
        <source>clausal complement without a subject of its own</source>
        <translation>独自の主語をもたない補文</translation>
    </message>
    <message>
        <source>prepositional object</source>
        <translation>目的語となる前置詞句</translation>
    </message>
    <message>
        <source>verbal object</source>
        <translation>目的語となる動詞</translation>
    </message>
    <message>
        <source>nominal object</source>
        <translation>目的語となる名詞</translation>
    </message>
    <message>
        <source>possessed noun</source>
        <translation>所有される名詞</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>修飾語</translation>
    </message>
    <message>
        <source>relative clause</source>
        <translation>関係節</translation>
    </message>
    <message>
        <source>subject predicative</source>
        <translation>主格補語</translation>
    </message>
    <message>
        <source>restrictive apposition</source>
        <translation>制限的な同格</translation>
    </message>
    <message>
        <source>parenthetical apposition</source>
        <translation>挿入的な同格</translation>
    </message>
    <message>
        <source>first name</source>
        <translation>名（ファーストネーム）</translation>
    </message>
    <message>
        <source>last name</source>
        <translation>姓</translation>
    </message>
    <message>
        <source>title of a person</source>
        <translation>人の肩書き</translation>
    </message>
    <message>
        <source>ordinary dependency</source>
        <translation>通常の係り受け</translation>
    </message>
    <message>
        <source>parallel structure, coordination</source>
        <translation>並列</translation>
    </message>
    <message>
        <source>incomplete parallel structure</source>
        <translation>部分並列</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>形容詞</translation>
    </message>
    <message>
        <source>preposition or postposition</source>
        <translation>前置詞、後置詞</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>副詞</translation>
    </message>
    <message>
        <source>auxiliary</source>
        <translation>助動詞</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>間投詞</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>名詞</translation>
    </message>
    <message>
        <source>numeral</source>
        <translation>数詞</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>助詞</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>代名詞</translation>
    </message>
    <message>
        <source>proper noun, name</source>
        <translation>固有名詞、名前</translation>
    </message>
    <message>
        <source>subordinating conjunction</source>
        <translation>従属接続詞</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>記号</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>動詞</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>auxiliary verb of a passive</source>
        <translation>受動の助動詞</translation>
    </message>
    <message>
        <source>clause as subject of a passive</source>
        <translation>受動文の主語となる節</translation>
    </message>
    <message>
        <source>subject of a passive</source>
        <translation>受動文の主語</translation>
    </message>
    <message>
        <source>word of a foreign phrase</source>
        <translation>外国語の句の語</translation>
    </message>
    <message>
        <source>adjectival object</source>
        <translation>目的語となる形容詞</translation>
    </message>
    <message>
        <source>adverbial object</source>
        <translation>目的語となる副詞</translation>
    </message>
    <message>
        <source>object of place or direction</source>
        <translation>場所・方向の目的語</translation>
    </message>
    <message>
        <source>object of time or duration</source>
        <translation>時間・期間の目的語</translation>
    </message>
    <message>
        <source>quotation as object</source>
        <translation>目的語となる引用</translation>
    </message>
    <message>
        <source>numeral that is added</source>
        <translation>加算される数詞</translation>
    </message>
    <message>
        <source>numeral that is multiplied</source>
        <translation>乗算される数詞</translation>
    </message>
    <message>
        <source>particle of a verb</source>
        <translation>動詞の小辞</translation>
    </message>
    <message>
        <source>predicative of the subject</source>
        <translation>主格補語</translation>
    </message>
    <message>
        <source>predicative of the object</source>
        <translation>目的格補語</translation>
    </message>
    <message>
        <source>free predicative of the subject</source>
        <translation>付加的な主格補語</translation>
    </message>
    <message>
        <source>free predicative of the object</source>
        <translation>付加的な目的格補語</translation>
    </message>
    <message>
        <source>attribute of a noun</source>
        <translation>名詞の修飾語</translation>
    </message>
    <message>
        <source>modifier about the object</source>
        <translation>目的語についての修飾語</translation>
    </message>
    <message>
        <source>parenthetical modifier</source>
        <translation>挿入的な修飾語</translation>
    </message>
    <message>
        <source>restrictive modifier</source>
        <translation>制限的な修飾語</translation>
    </message>
    <message>
        <source>modifier about the subject</source>
        <translation>主語についての修飾語</translation>
    </message>
    <message>
        <source>restrictive relative clause</source>
        <translation>制限的な関係節</translation>
    </message>
    <message>
        <source>proper name that modifies a name</source>
        <translation>名前を修飾する固有名詞</translation>
    </message>
    <message>
        <source>explication of what is before</source>
        <translation>前の内容の説明</translation>
    </message>
    <message>
        <source>external topic</source>
        <translation>節の外の主題</translation>
    </message>
    <message>
        <source>part of the sentence that cannot be analysed</source>
        <translation>文の中の解析できない部分</translation>
    </message>
    <message>
        <source>anaphoric reference of a relative</source>
        <translation>関係詞の照応</translation>
    </message>
    <message>
        <source>coreference</source>
        <translation>共参照</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>否定</translation>
    </message>
    <message>
        <source>adverbial of time</source>
        <translation>時の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of place</source>
        <translation>場所の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of direction</source>
        <translation>方向の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of manner</source>
        <translation>様態の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of quantity</source>
        <translation>数量の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of cause</source>
        <translation>原因の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of condition</source>
        <translation>条件の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of concession</source>
        <translation>譲歩の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of consequence</source>
        <translation>結果の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of contrast</source>
        <translation>対比の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of purpose</source>
        <translation>目的の副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial of instrument</source>
        <translation>手段の副詞的修飾語</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>動作主</translation>
    </message>
    <message>
        <source>source</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>passive</source>
        <translation>受動</translation>
    </message>
    <message>
        <source>agent of a passive</source>
        <translation>受動文の動作主</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>項</translation>
    </message>
    <message>
        <source>marker of aspect</source>
        <translation>アスペクトの標識</translation>
    </message>
    <message>
        <source>causative</source>
        <translation>使役</translation>
    </message>
    <message>
        <source>particle of a modifier</source>
        <translation>修飾語の助詞</translation>
    </message>
    <message>
        <source>description</source>
        <translation>記述</translation>
    </message>
    <message>
        <source>particle of emphasis</source>
        <translation>強調の小辞</translation>
    </message>
    <message>
        <source>numeral that governs the case of its noun</source>
        <translation>名詞の格を支配する数詞</translation>
    </message>
    <message>
        <source>place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>noun phrase as adverbial</source>
        <translation>副詞的な名詞句</translation>
    </message>
    <message>
        <source>quantity that governs the case of its noun</source>
        <translation>名詞の格を支配する数量詞</translation>
    </message>
    <message>
        <source>of an outer clause</source>
        <translation>外側の節</translation>
    </message>
    <message>
        <source>possessive</source>
        <translation>所有</translation>
    </message>
    <message>
        <source>before the first conjunct</source>
        <translation>最初の並列要素の前</translation>
    </message>
    <message>
        <source>before another determiner</source>
        <translation>別の限定詞の前</translation>
    </message>
    <message>
        <source>predicative</source>
        <translation>叙述補語</translation>
    </message>
    <message>
        <source>prefix</source>
        <translation>接頭辞</translation>
    </message>
    <message>
        <source>of a reflexive verb</source>
        <translation>再帰動詞</translation>
    </message>
    <message>
        <source>suffix</source>
        <translation>接尾辞</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時</translation>
    </message>
    <message>
        <source>without a case marker</source>
        <translation>格標識なし</translation>
    </message>
    <message>
        <source>experiencer</source>
        <translation>経験者</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>被動作主</translation>
    </message>
    <message>
        <source>recipient</source>
        <translation>受領者</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>着点</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a relation: its subtype</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>filler, further head: %1</source>
        <translation>フィラー、追加の係り先: %1</translation>
    </message>
    <message>
        <source>semantic role: %1</source>
        <translation>意味役割: %1</translation>
    </message>
    <message>
        <source>its head is left out: %1</source>
        <translation>係り先の省略: %1</translation>
    </message>
    <message>
        <source>asked for by the verb: %1</source>
        <translation>動詞の要求: %1</translation>
    </message>
    <message>
        <source>associative anaphora</source>
        <translation>連想照応</translation>
    </message>
    <message>
        <source>%1, to the noun's verb: %2</source>
        <comment>a relation; another one</comment>
        <translation>%1、名詞のもとの動詞に対して: %2</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Any</source>
        <comment>language</comment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>チェコ語</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>デンマーク語</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>--step expects a number from 0, or last, found "%1".</source>
        <translation>--step には 0 以上の数か last を指定しますが、「%1」が指定されました。</translation>
    </message>
    <message>
        <source>--step goes with --player or --lesson.</source>
        <translation>--step は --player または --lesson とともに指定します。</translation>
    </message>
    <message>
        <source>--player expects one of %1, found "%2".</source>
        <translation>--player には %1 のいずれかを指定しますが、「%2」が指定されました。</translation>
    </message>
    <message>
        <source>--lecture goes with --player or --lesson.</source>
        <translation>--lecture は --player または --lesson とともに指定します。</translation>
    </message>
    <message>
        <source>--%1 expects one value.</source>
        <translation>--%1 には値を 1 つ指定します。</translation>
    </message>
    <message>
        <source>--layer expects NAME=PATH, found "%1".</source>
        <translation>--layer には NAME=PATH を指定しますが、「%1」が指定されました。</translation>
    </message>
    <message>
        <source>--sentence expects a number from 1, found "%1".</source>
        <translation>--sentence には 1 以上の数を指定しますが、「%1」が指定されました。</translation>
    </message>
    <message>
        <source>--panel expects one of %1; found "%2".</source>
        <translation>--panel には %1 のいずれかを指定しますが、「%2」が指定されました。</translation>
    </message>
    <message>
        <source>--workplace expects one of %1; found "%2".</source>
        <translation>--workplace には %1 のいずれかを指定しますが、「%2」が指定されました。</translation>
    </message>
    <message>
        <source>--size expects WIDTHxHEIGHT in pixels, found "%1".</source>
        <translation>--size には WIDTHxHEIGHT をピクセルで指定しますが、「%1」が指定されました。</translation>
    </message>
    <message>
        <source>Draw the trees of another file below the words; of several, the first.</source>
        <translation>別のファイルの木を語の下に描く。複数あるときは最初のものを描く。</translation>
    </message>
    <message>
        <source>Predict with this model.</source>
        <translation>このモデルで予測する。</translation>
    </message>
    <message>
        <source>Show this sentence, counted from 1.</source>
        <translation>この文を表示する（1 から数える）。</translation>
    </message>
    <message>
        <source>Go to this workplace: %1.</source>
        <translation>この作業画面を開く: %1。</translation>
    </message>
    <message>
        <source>Bring this panel forward: %1.</source>
        <translation>このパネルを前面に出す: %1。</translation>
    </message>
    <message>
        <source>Watch this algorithm on the sentence.</source>
        <translation>文に対するこのアルゴリズムの動作を観察する。</translation>
    </message>
    <message>
        <source>Show this step of it, or of the lesson; 0 is the beginning.</source>
        <translation>アルゴリズムまたはレッスンのこのステップを表示する。0 は最初の状態。</translation>
    </message>
    <message>
        <source>Show this lesson: the name of a built-in one, or a file.</source>
        <translation>このレッスンを表示する。組み込みのレッスン名かファイルを指定する。</translation>
    </message>
    <message>
        <source>Do this exercise, in a window of its own.</source>
        <translation>この演習を専用のウィンドウで開く。</translation>
    </message>
    <message>
        <source>Show nothing but the step, in large type.</source>
        <translation>ステップだけを大きな文字で表示する。</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>ウィンドウの大きさ（ピクセル）。</translation>
    </message>
    <message>
        <source>Save a picture of the window when all is drawn, and quit.</source>
        <translation>描画が終わったらウィンドウの画像を保存して終了する。</translation>
    </message>
    <message>
        <source>Opens treebanks, draws what a parser predicts beside them, and corrects them.</source>
        <translation>ツリーバンクを開き、パーサの予測を並べて描き、修正します。</translation>
    </message>
    <message>
        <source>annotate, parse and study dependency treebanks</source>
        <translation>係り受けツリーバンクのアノテーション、解析、研究</translation>
    </message>
    <message>
        <source>Displays help, also on options of Qt.</source>
        <translation>ヘルプを表示する（Qt のオプションを含む）。</translation>
    </message>
    <message>
        <source>--language expects one of %1; found "%2".</source>
        <translation>--language に指定できるのは %1 です。「%2」は指定できません。</translation>
    </message>
    <message>
        <source>Speak this language: %1.</source>
        <translation>表示言語: %1。</translation>
    </message>
    <message>
        <source>--theme expects one of %1; found "%2".</source>
        <translation>--theme には %1 のいずれかを指定しますが、「%2」が指定されました。</translation>
    </message>
    <message>
        <source>Colours of the window: %1.</source>
        <translation>ウィンドウの配色: %1。</translation>
    </message>
    <message>
        <source>Files, folders or patterns to open as one treebank; a model is predicted with, a lesson is shown, an exercise done. Without any, what was open last, at first a sample.</source>
        <translation>1 つのツリーバンクとして開くファイル、フォルダ、またはパターン。モデルを指定すると予測し、レッスンは表示し、演習は開く。何も指定しないと前回開いていたものを開く。初回はサンプルを開く。</translation>
    </message>
    <message>
        <source>--steps, --handout and --per-page go with --export.</source>
        <translation>--steps、--handout、--per-page は --export とともに指定します。</translation>
    </message>
    <message>
        <source>--export goes with --lesson.</source>
        <translation>--export は --lesson とともに指定します。</translation>
    </message>
    <message>
        <source>--steps expects one of %1; found "%2".</source>
        <translation>--steps には %1 のいずれかを指定しますが、「%2」が指定されました。</translation>
    </message>
    <message>
        <source>--export goes by the ending of the name, %1; found "%2".</source>
        <translation>--export は名前の拡張子 (%1) で決まりますが、「%2」が指定されました。</translation>
    </message>
    <message>
        <source>--per-page expects a number from 1 to %1, and goes with a handout in PDF; found "%2".</source>
        <translation>--per-page には 1 から %1 までの数を指定し、PDF の配布資料に使いますが、「%2」が指定されました。</translation>
    </message>
    <message>
        <source>Save the steps of the lesson, show nothing, and quit: a page that plays by itself (.html), slides (.pdf, .tex), pictures (.svg, .png).</source>
        <translation>レッスンのステップを保存し、何も表示せずに終了する: 単独で再生できるページ (.html)、スライド (.pdf, .tex)、画像 (.svg, .png)。</translation>
    </message>
    <message>
        <source>Which steps --export saves: %1.</source>
        <translation>--export で保存するステップ: %1。</translation>
    </message>
    <message>
        <source>So many steps on a page of a handout in PDF, 1 to 4.</source>
        <translation>PDF の配布資料の 1 ページあたりのステップ数、1 から 4。</translation>
    </message>
    <message>
        <source>Save them as a handout, text and pictures on paper (.pdf, .html).</source>
        <translation>配布資料（印刷用の本文と図）として保存する (.pdf, .html)。</translation>
    </message>
</context>
<context>
    <name>LearnPlayer</name>
    <message>
        <source>%1, member %2</source>
        <translation>%1、%2 個目</translation>
    </message>
    <message>
        <source>the tree that scores best is found</source>
        <translation>スコアが最大の木を見つける</translation>
    </message>
    <message>
        <source>it is compared with the tree to learn: loss %1</source>
        <translation>学習すべき木と比べる: 損失 %1</translation>
    </message>
    <message>
        <source>the features differ in %1 places</source>
        <translation>素性の違いは %1 か所</translation>
    </message>
    <message>
        <source>the margin is %1</source>
        <translation>マージンは %1</translation>
    </message>
    <message>
        <source>the step is %1</source>
        <translation>ステップ幅は %1</translation>
    </message>
    <message>
        <source>the weights move</source>
        <translation>重みを更新</translation>
    </message>
    <message>
        <source>the weights stay</source>
        <translation>重みはそのまま</translation>
    </message>
    <message>
        <source>the margin is now %1</source>
        <translation>現在のマージンは %1</translation>
    </message>
    <message>
        <source>parsed once more: loss %1</source>
        <translation>再び解析: 損失 %1</translation>
    </message>
    <message>
        <source>the average of all weights so far: loss %1</source>
        <translation>これまでの重みの平均: 損失 %1</translation>
    </message>
    <message>
        <source>MIRA makes the least change after which the tree to learn is ahead by the loss: the step is (loss − margin) / ‖difference‖² = (%1 − %2) / %3, and 0 if that is negative.</source>
        <translation>MIRA は、学習すべき木が損失のぶんだけ上回るように、重みを最小限変えます。ステップ幅は (損失 − マージン) / ‖差‖² = (%1 − %2) / %3 で、負になるときは 0 です。</translation>
    </message>
    <message>
        <source>The perceptron goes one whole step whenever anything is wrong, however far ahead the wrong tree is.</source>
        <translation>パーセプトロンは、誤った木がどれだけ上回っているかにかかわらず、誤りがあれば必ず 1 ステップ進みます。</translation>
    </message>
    <message>
        <source>What the step is made of</source>
        <translation>ステップ幅の構成</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>マージン</translation>
    </message>
    <message>
        <source>‖difference‖²</source>
        <translation>‖差‖²</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ幅</translation>
    </message>
    <message>
        <source>Every weight changes by step × difference: features of the tree to learn gain, those of the tree that was found lose, and what both have stays.</source>
        <translation>すべての重みがステップ幅 × 差だけ変わります。学習すべき木の素性は増え、見つかった木の素性は減り、両方にあるものは変わりません。</translation>
    </message>
    <message>
        <source>Nothing has to change: the tree to learn is far enough ahead.</source>
        <translation>変更は不要です。学習すべき木が十分に上回っています。</translation>
    </message>
    <message>
        <source>%1: one step on this sentence. The tree to learn stands above the words.</source>
        <translation>%1: この文での 1 ステップ。学習すべき木は語の上にあります。</translation>
    </message>
    <message>
        <source>It goes on from the model's weights.</source>
        <translation>モデルの重みから続けます。</translation>
    </message>
    <message>
        <source>It began with weights of zero.</source>
        <translation>重み 0 から始めました。</translation>
    </message>
    <message numerus="yes">
        <source>It has learnt from %n other sentence(s) before.</source>
        <translation>
            <numerusform>これまでにほかの %n 文から学習しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Parsed with the new weights, the sentence comes out as it should.</source>
        <translation>新しい重みで解析すると、期待どおりの木になります。</translation>
    </message>
    <message>
        <source>Parsed with the new weights, the same tree is found again.</source>
        <translation>新しい重みで解析しても、同じ木が見つかります。</translation>
    </message>
    <message>
        <source>Parsed with the new weights, another tree scores best, with a loss of %1.</source>
        <translation>新しい重みで解析すると、別の木のスコアが最大になります。損失は %1 です。</translation>
    </message>
    <message>
        <source>With the weights as they are, this tree scores best: %1. The tree to learn scores %2.</source>
        <translation>現在の重みでは、この木のスコアが最大で %1 です。学習すべき木のスコアは %2 です。</translation>
    </message>
    <message>
        <source>The loss counts the words whose head or relation is wrong: %1.</source>
        <translation>損失は、係り先か関係ラベルを誤った語の数で、%1 です。</translation>
    </message>
    <message>
        <source>The features of the tree to learn less those of the tree found. + means that a feature speaks for the tree to learn, − that it speaks for the wrong one.</source>
        <translation>学習すべき木の素性から、見つかった木の素性を引いたものです。+ は学習すべき木を、− は誤った木を支持する素性です。</translation>
    </message>
    <message>
        <source>The margin is how much more the tree to learn scores than the one found: the sum of difference × weight over the features.</source>
        <translation>マージンは、学習すべき木のスコアが見つかった木をどれだけ上回るかで、素性ごとの差 × 重みの和です。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>tree to learn</source>
        <translation>学習すべき木</translation>
    </message>
    <message>
        <source>tree found</source>
        <translation>見つかった木</translation>
    </message>
    <message>
        <source>With the new weights the tree to learn scores %1, the one found before %2.</source>
        <translation>新しい重みでのスコアは、学習すべき木が %1、前に見つかった木が %2 です。</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>マージン</translation>
    </message>
    <message>
        <source>before</source>
        <translation>更新前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>更新後</translation>
    </message>
    <message numerus="yes">
        <source>What is kept in the end is the mean of the weights after every sentence: here after %n sentence(s). It moves less than the weights themselves. By it the loss is %1.</source>
        <translation>
            <numerusform>最終的に残るのは、1 文ごとの重みの平均です。ここでは %n 文の後の平均で、重み自体より変化が小さくなります。これによる損失は %1 です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学習器</translation>
    </message>
    <message>
        <source>After</source>
        <translation>学習済みの文</translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>更新前</translation>
    </message>
    <message>
        <source>After the step</source>
        <translation>更新後</translation>
    </message>
    <message>
        <source>By the average</source>
        <translation>平均</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>feature</source>
        <translation>素性</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>change</source>
        <translation>変化量</translation>
    </message>
    <message>
        <source>new weight</source>
        <translation>新しい重み</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>McDonald &amp; Pereira, Figure 1: a projective tree</source>
        <translation>McDonald &amp; Pereira、図 1: 射影的な木</translation>
    </message>
    <message>
        <source>Every word has one head, one word hangs on the root, and no two arcs cross: the tree is projective. Its score is the sum of the scores of its arcs, each seen by itself, which is what first order means. Eisner's algorithm finds the best such tree. Go back with the left arrow to see how it came about.</source>
        <translation>どの語にも係り先が 1 つあり、根に係る語は 1 つだけで、交差するアークはありません。この木は射影的です。木のスコアは、アークを 1 本ずつ独立に評価したスコアの和です。これが 1 次の意味です。Eisner のアルゴリズムは、このような木のうち最良のものを見つけます。左矢印キーで戻ると、木ができるまでの過程を確認できます。</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 2: a tree that is not projective</source>
        <translation>McDonald &amp; Pereira、図 2: 非射影的な木</translation>
    </message>
    <message>
        <source>What belongs to the parcel stands at the end, so its arc crosses the one from the root. Both algorithms have the same scores. Chu and Liu's and Edmonds' looks at all trees and finds the one that was meant; Eisner's, beside it, cannot draw the crossing arc and has to hang the last words elsewhere.</source>
        <translation>parcel に係る語句が文末にあるので、そのアークは根からのアークと交差します。2 つのアルゴリズムのスコアは同じです。Chu-Liu-Edmonds のアルゴリズムはすべての木を調べ、意図された木を見つけます。並べて表示した Eisner のアルゴリズムは交差するアークを引けず、最後の数語を別の語に係らせるしかありません。</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 3: siblings in the chart</source>
        <translation>McDonald &amp; Pereira、図 3: チャートの中の兄弟</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 4: climbing away from projectivity</source>
        <translation>McDonald &amp; Pereira、図 4: 射影性を離れる山登り</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 5: words with several heads</source>
        <translation>McDonald &amp; Pereira、図 5: 複数の係り先をもつ語</translation>
    </message>
    <message>
        <source>The hunter is also the finder, and what is found is what was hunted: two words depend on two heads each. Climbing goes on as before, but a move may also add a head, as long as no cycle comes of it.</source>
        <translation>狩る人は見つける人でもあり、見つかったものは狩られたものでもあります。2 つの語がそれぞれ 2 つの係り先に係ります。山登りは前と同じように進みますが、閉路ができないかぎり、係り先を追加する移動もできます。</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 6: one step of MIRA</source>
        <translation>McDonald &amp; Pereira、図 6: MIRA の 1 ステップ</translation>
    </message>
    <message>
        <source>The sentence is parsed with the weights as they are and compared with the tree to learn. MIRA then changes the weights as little as it can so that the right tree is ahead of the one found by as much as that one is wrong. What is kept in the end is the average of the weights after every sentence of every round.</source>
        <translation>現在の重みで文を解析し、学習すべき木と比べます。次に MIRA は、正しい木が見つかった木を、その誤りのぶんだけ上回るように、重みを最小限変えます。最終的に残るのは、全エポックを通した 1 文ごとの重みの平均です。</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, appendix: three-dimensional matching</source>
        <translation>McDonald &amp; Pereira、付録: 3 次元マッチング</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 1 (a): a head far away</source>
        <translation>岩立ほか、図 1 (a): 遠くにある係り先</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 1 (b): the same pair, now an arc</source>
        <translation>岩立ほか、図 1 (b): 同じ対の間にアークがある例</translation>
    </message>
    <message>
        <source>“My sister does not sing songs.” The first and the last bunsetsu were there in (a), too, and there was no arc between them. Whoever looks at two bunsetsu alone cannot tell the two sentences apart.</source>
        <translation>「妹は歌を歌わない。」最初と最後の文節は (a) にもありましたが、その間にアークはありませんでした。2 つの文節だけを見ていては、2 つの文を区別できません。</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 2: a tournament</source>
        <translation>岩立ほか、図 2: トーナメント</translation>
    </message>
    <message>
        <source>The candidates of one dependent play a step-ladder tournament: the first two play, the winner plays the third, and who wins the last game is the head. Click a game to let the other one win, and see what follows from it.</source>
        <translation>1 つの係り元に対して、候補が勝ち抜き戦を行います。最初の 2 つが対戦し、勝者が 3 つ目と対戦し、最後の対戦の勝者が係り先になります。対戦をクリックすると勝敗が入れ替わり、その影響を確認できます。</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 3 and Table 1 (a): examples to learn from</source>
        <translation>岩立ほか、図 3 と表 1 (a): 学習事例</translation>
    </message>
    <message>
        <source>Iwatate et al., Table 1 (b): examples to learn from</source>
        <translation>岩立ほか、表 1 (b): 学習事例</translation>
    </message>
    <message>
        <source>The shorter sentence gives one game only, since the bunsetsu before the last has no choice.</source>
        <translation>短いほうの文からは対戦が 1 つしか得られません。最後から 2 番目の文節には選択の余地がないからです。</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 4: the parser</source>
        <translation>岩立ほか、図 4: パーサ</translation>
    </message>
    <message>
        <source>Dependents are taken from right to left, and the candidates of each are the next bunsetsu, its head, that one's head and so on: nobody else can be reached without crossing an arc. Shift-reduce, beside it, decides about pairs, and takes the first head that will do.</source>
        <translation>係り元を右から左へ順に取り上げます。各係り元の候補は、隣の文節、その係り先、そのまた係り先、というように続きます。これ以外の文節には、アークを交差させずに係ることはできません。並べて表示した Shift-Reduce 法は対ごとに判定し、条件を満たす最初の係り先を採用します。</translation>
    </message>
    <message>
        <source>With pairs of siblings, nobody knows a fast way to find the best of all trees (the appendix shows why). So one begins with the best projective tree and changes one head at a time, always the one that gains most, until no change gains anything. Here one move is enough, and it makes two arcs cross. Where the root may have one dependent alone, no single change can give it another; so a move of two arcs is allowed beside those of the figure, and can be forbidden.</source>
        <translation>兄弟の対を使うと、すべての木から最良のものを高速に見つける方法は知られていません（理由は付録のレッスンで示します）。そこで、最良の射影的な木から始めて、利得が最大になるように係り先を 1 つずつ変え、利得がなくなるまで続けます。この例では 1 回の移動で足り、その結果 2 本のアークが交差します。根の係り元が 1 つに限られる場合、係り先を 1 つ変えるだけでは根の係り元を別の語にできません。そのため、図にある移動のほかに、2 本のアークの移動も認めます。これは禁止することもできます。</translation>
    </message>
    <message>
        <source>Baker 1979, Paskin 2001: how likely each arc is, inside and outside</source>
        <translation>Baker 1979、Paskin 2001: 内側・外側による各アークの確率</translation>
    </message>
    <message>
        <source>“From the tower” may say where we were, or which birds. Where Eisner's algorithm, beside it, keeps the best way to put an item together, the sums of all ways are kept here: the same chart, first from short spans to the whole (inside), then from the whole down to the words (outside). What is inside an item and what is around it, divided by the sum over all trees, is the share of the trees that have it. So each arc gets a probability, and how sure the best tree is can be said.</source>
        <translation>From the tower は、私たちがいた場所を表すことも、どの鳥かを表すこともあります。並べて表示した Eisner のアルゴリズムが項目の最良の組み合わせ方を保持するのに対して、ここではすべての組み合わせ方の和を保持します。同じチャートを、まず短いスパンから全体へ（内側）、次に全体から語へ（外側）と埋めます。項目の内側の値と外側の値の積を、すべての木についての和で割ったものが、その項目を含む木の割合です。こうして各アークの確率が得られ、最良の木がどれだけ確かかがわかります。</translation>
    </message>
    <message>
        <source>Koo et al., Smith &amp; Smith, McDonald &amp; Satta 2007: sums by a determinant</source>
        <translation>Koo et al.、Smith &amp; Smith、McDonald &amp; Satta 2007: 行列式による和</translation>
    </message>
    <message>
        <source>There are more trees than anybody can list, and arcs may cross; still they can be summed. The weight of an arc is e to its score. Each word's column of the Laplacian has the weights of its heads, with a minus, and their sum on the diagonal; the determinant is the sum over all trees. Where the root may have one dependent alone, the first row has its weights. From the inverse follows how likely each arc is. Here the arc that crosses is likelier than its rival, which does not.</source>
        <translation>木は列挙しきれないほど多く、アークが交差してもかまいません。それでも和を求めることができます。アークの重みは、e のスコア乗です。ラプラシアン行列の各語の列には、係り先の重みに負号を付けたものが並び、対角線上にはその和が入ります。行列式がすべての木についての和です。根の係り元が 1 つだけの場合は、1 行目に根の重みが入ります。逆行列から各アークの確率が得られます。この例では、交差するアークのほうが、交差しない別案のアークより確率が高くなります。</translation>
    </message>
    <message>
        <source>Huang &amp; Chiang 2005: the best trees, in order</source>
        <translation>Huang &amp; Chiang 2005: 最良の木を順に</translation>
    </message>
    <message>
        <source>Whoever wants to choose later, or to learn from what is nearly right, needs the next trees, too. Every item keeps its best derivations, not one alone. Those of its two parts, in order, make a grid of sums: the best stands in the corner, and when a sum has been taken, only its two neighbours can come next. A heap of such candidates gives them in their order, and nothing else is looked at. The second tree hangs “from the tower” on the birds.</source>
        <translation>後で選びたいときや、正解に近いものから学習したいときは、2 位以下の木も必要です。各項目は、最良の導出を 1 つだけでなく複数保持します。2 つの部分の導出を順に並べると、和の格子ができます。最良の和は隅にあり、ある和を取った後に次の候補となるのは、その 2 つの隣だけです。このような候補のヒープから順に取り出せば、ほかのものを調べる必要はありません。2 番目の木では from the tower が birds に係ります。</translation>
    </message>
    <message>
        <source>Nivre 2008, section 4.1: arc-standard</source>
        <translation>Nivre 2008、4.1 節: arc-standard</translation>
    </message>
    <message>
        <source>One goes from left to right and decides at once, with a stack, a buffer of the words to come, and a few transitions. Arc-standard builds from the bottom: a word gets its head when it has all its own dependents. So “to” must not be joined to “wrote” yet, as “friends” could never hang on it afterwards; a SHIFT comes first. Two transitions a word are enough, where a chart needs n³ steps; but what is decided is not weighed again.</source>
        <translation>左から右へ進み、スタック、これから来る語のバッファ、少数の遷移を使って、その場で決めていきます。arc-standard は下から組み立てます。語の係り先が決まるのは、その語の係り元がすべてそろってからです。したがって to をまだ wrote に係らせてはいけません。係らせてしまうと friends が to に係れなくなるからです。先に SHIFT が来ます。チャートなら n³ ステップかかるところ、1 語あたり 2 回の遷移で済みます。ただし、一度決めたことは見直されません。</translation>
    </message>
    <message>
        <source>Nivre 2008, section 4.2: arc-eager</source>
        <translation>Nivre 2008、4.2 節: arc-eager</translation>
    </message>
    <message>
        <source>Nivre 2009: crossing arcs by changing places</source>
        <translation>Nivre 2009: 入れ替えによる交差するアーク</translation>
    </message>
    <message>
        <source>Transitions join the two words on top of the stack, so arcs that cross are out of their reach. SWAP puts the lower of the two back into the buffer: words change places until those that belong together stand side by side, and in that order no arcs cross. Here “came” has to let “from” pass, for “parcel” wants it more. Every tree can be built so. Sorting n words may take some n² swaps; sentences need few, and most none.</source>
        <translation>遷移はスタックの一番上の 2 語を結ぶので、交差するアークには手が届きません。SWAP は 2 語のうち下の語をバッファに戻します。まとまりをなす語が隣り合うまで語の位置を入れ替えると、その順序では交差するアークがなくなります。この例では、parcel のほうが from を強く求めるので、came は from を先へ通さなければなりません。こうすれば、どの木も作れます。n 語の並べ替えには n² 回ほどの入れ替えが必要になることもありますが、実際の文ではわずかで、ほとんどの文では不要です。</translation>
    </message>
    <message>
        <source>Corston-Oliver et al. 2006, section 4.2: weights in the version space</source>
        <translation>Corston-Oliver et al. 2006、4.2 節: バージョン空間の中の重み</translation>
    </message>
    <message>
        <source>Second order gives scores to pairs of neighbouring dependents on one side of a head. The chart needs one more kind of item for that, the box of two siblings: it is put together first, and only then does the head take it over. First order, beside it, has forgotten the dependent before. Here the pair decides where the last phrase hangs.</source>
        <translation>2 次のモデルでは、係り先の同じ側で隣り合う係り元の対にスコアが付きます。そのためチャートには、2 つの兄弟を表す四角形の項目が加わります。まずこれが作られ、その後で係り先に引き取られます。並べて表示した 1 次のモデルは、直前の係り元を覚えていません。この例では、最後の句の係り先が兄弟の対によって決まります。</translation>
    </message>
    <message>
        <source>Why the best tree of second order is hard to find: a puzzle hides in it. Each x wants one y and one z, and only some triples are allowed: here x y′ z, x′ y z′ and, to lead astray, x y z. A pair of siblings scores 1 if it makes a triple and −3 if not (the paper forbids that, and a z without a y). A tree that scores 2, one for each x, is a matching. From the best projective tree, climbing gets stuck; let it start from the best tree of first order, and it finds the matching. Whoever could always find the best tree quickly could solve every such puzzle quickly.</source>
        <translation>2 次で最良の木を見つけるのが難しいのは、そこにパズルが隠れているからです。各 x は y と z を 1 つずつ必要とし、許される三つ組は限られています。ここでは x y′ z と x′ y z′、そして惑わすための x y z です。兄弟の対のスコアは、三つ組をなせば 1、なさなければ −3 です（論文では、これも y のない z も禁止されています）。x ごとに 1、合計スコア 2 の木がマッチングになります。最良の射影的な木からの山登りは行き詰まります。1 次で最良の木から始めると、マッチングが見つかります。最良の木をいつもすばやく見つけられるなら、この種のパズルはすべてすばやく解けることになります。</translation>
    </message>
    <message>
        <source>“My sister is a child who does not sing songs.” In Japanese every bunsetsu but the last depends on one to its right. The first one does not depend on the verb, although it might: the noun at the end is the better head.</source>
        <translation>「妹は歌を歌わない子だ。」日本語では、最後の文節を除くどの文節も右にある文節に係ります。「妹は」は動詞の文節に係ることもできそうですが、ここでは係りません。文末の名詞の文節のほうが係り先としてふさわしいからです。</translation>
    </message>
    <message>
        <source>To learn who wins, the true head plays every other bunsetsu to the right of the dependent, whether arcs would cross or not. Whoever is asked about pairs gets contradicting answers from sentences (a) and (b), about the first bunsetsu and the verb; games do not contradict each other.</source>
        <translation>勝者の判定を学習するため、アークが交差するかどうかにかかわらず、真の係り先を係り元より右のほかのすべての文節と対戦させます。文節の対だけを判定する方法では、最初の文節と動詞の文節について、文 (a) と (b) から矛盾する答えが得られますが、対戦どうしは矛盾しません。</translation>
    </message>
    <message>
        <source>Arc-eager makes an arc to the right as soon as both words are there: “wrote” has “letters” already, and will have “to” before “friends” has been seen. A word that has its head stays on the stack for dependents to come, until REDUCE takes it off, as “letters” now. Whoever decides early has to be told early: the scores are not quite those of the lesson about arc-standard, with which “to” gets no head until the end.</source>
        <translation>arc-eager は、2 語がそろうとすぐに右向きのアークを作ります。wrote はすでに letters を係り元とし、friends を見る前に to も係り元にします。係り先の決まった語は、これから来る係り元のためにスタックに残り、今の letters のように REDUCE で除かれます。早く決めるには早く知る必要があるため、スコアは arc-standard のレッスンとまったく同じではありません。同じスコアでは、to の係り先が最後まで決まりません。</translation>
    </message>
    <message>
        <source>A learner with two weights, so that all weights there can be are a plane. Each sentence is learnt on one side of its lines; where all are learnt is the version space. Any weights there make no error on what was learnt, and yet those in its middle, the Bayes point, are the best guess for sentences to come. Go from the start: a perceptron stops where nothing is wrong any more, wherever in the space that is. Then choose the Bayes Point Machine as learner: several perceptrons, each with the sentences in an order of its own, stop in different places, and their mean lies further within than the outermost of them. It is weights that are averaged, not answers.</source>
        <translation>重みが 2 つの学習器なので、可能な重みの全体は平面になります。どの文も、その文の直線の片側で学習されます。すべてが学習される部分がバージョン空間です。その中の重みなら、学習した文を 1 つも間違えません。それでも、これから現れる文に対しては、中央にある重み、つまりベイズ点が最良の推定です。最初から進めてください。パーセプトロンは、誤りがなくなったところで、空間のどこであっても止まります。次に、学習器としてベイズポイントマシンを選んでください。文の順序がそれぞれ異なる複数のパーセプトロンは別々の場所で止まり、その平均は、最も外側のものより内側にあります。平均するのは答えではなく重みです。</translation>
    </message>
</context>
<context>
    <name>LessonExport</name>
    <message>
        <source>There is no player "%1".</source>
        <translation>プレーヤ「%1」はありません。</translation>
    </message>
    <message>
        <source>%1 does not go with this sentence, or not with these scores.</source>
        <translation>「%1」は、この文またはこれらのスコアには使えません。</translation>
    </message>
    <message>
        <source>The sentence has %1 words; %2 is shown for up to %3.</source>
        <translation>この文は %1 語です。「%2」を表示できるのは %3 語までです。</translation>
    </message>
    <message>
        <source>There is not enough memory for all steps.</source>
        <translation>メモリが足りず、すべてのステップを保持できません。</translation>
    </message>
    <message>
        <source>Stop %1: %2</source>
        <comment>number, why it cannot be</comment>
        <translation>場面 %1: %2</translation>
    </message>
</context>
<context>
    <name>LessonStop</name>
    <message>
        <source>There is no algorithm at work that could become a stop of a lesson. Open one in the workplace Teach.</source>
        <translation>レッスンの場面にできるアルゴリズムが動いていません。作業画面「教育」で開いてください。</translation>
    </message>
    <message>
        <source>What this algorithm weighs with these scores is more than scores of arcs and of pairs, and cannot be written into a lesson. Choose the scores typed by hand: the table begins with those of the model. Or choose another algorithm.</source>
        <translation>このアルゴリズムがこのスコアで評価するものは、アークと対のスコアだけではなく、レッスンに書き込めません。スコアに「手で入力」を選んでください。表にはまずモデルのスコアが入ります。または別のアルゴリズムを選んでください。</translation>
    </message>
    <message>
        <source>“%1” has been chosen so that other sentences of the treebank are asked for, which a lesson does not have. Choose another option of it.</source>
        <translation>「%1」での選択にはツリーバンクのほかの文が必要ですが、レッスンにはその文がありません。ほかのものを選んでください。</translation>
    </message>
</context>
<context>
    <name>Loss</name>
    <message>
        <source>Sentences that cannot be read: %1</source>
        <translation>読み込めない文: %1</translation>
    </message>
    <message>
        <source>Lines outside of sentences: %1</source>
        <translation>文に属さない行: %1</translation>
    </message>
    <message>
        <source>Comment lines: %1</source>
        <translation>コメント行: %1</translation>
    </message>
    <message>
        <source>Other lines of sentences: %1</source>
        <translation>文のその他の行: %1</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>語: %1</translation>
    </message>
    <message>
        <source>Lemmas: %1</source>
        <translation>レンマ: %1</translation>
    </message>
    <message>
        <source>Parts of speech (UPOS): %1</source>
        <translation>品詞 (UPOS): %1</translation>
    </message>
    <message>
        <source>Tags (XPOS): %1</source>
        <translation>タグ (XPOS): %1</translation>
    </message>
    <message>
        <source>Morphological features (FEATS): %1</source>
        <translation>形態情報 (FEATS): %1</translation>
    </message>
    <message>
        <source>Heads: %1</source>
        <translation>係り先: %1</translation>
    </message>
    <message>
        <source>Relations: %1</source>
        <translation>関係ラベル: %1</translation>
    </message>
    <message>
        <source>Heads beside the basic one: %1</source>
        <translation>基本以外の係り先: %1</translation>
    </message>
    <message>
        <source>Words whose heads are listed otherwise (basic arcs in DEPS, or the order): %1</source>
        <translation>係り先の並びが異なる語（DEPS 中の基本アーク、または順序）: %1</translation>
    </message>
    <message>
        <source>Edges to other sentences: %1</source>
        <translation>ほかの文へのエッジ: %1</translation>
    </message>
    <message>
        <source>MISC, %2: %1</source>
        <translation>MISC、%2: %1</translation>
    </message>
    <message>
        <source>Words whose MISC is in another order: %1</source>
        <translation>MISC の順序が異なる語: %1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Multiword tokens: %1</source>
        <translation>複数語トークン: %1</translation>
    </message>
    <message>
        <source>Empty nodes: %1</source>
        <translation>空ノード: %1</translation>
    </message>
    <message>
        <source>Bunsetsu: %1</source>
        <translation>文節: %1</translation>
    </message>
    <message>
        <source>Features or scores of bunsetsu: %1</source>
        <translation>文節の素性またはスコア: %1</translation>
    </message>
    <message>
        <source>Fields with characters that are replaced by others: %1</source>
        <translation>文字の置き換えが生じる欄: %1</translation>
    </message>
    <message>
        <source>Sentences that are confirmed, pinned, waived or remarked on: %1</source>
        <translation>確定・固定・許容・メモのある文: %1</translation>
    </message>
    <message>
        <source>Sentences without words: %1</source>
        <translation>語のない文: %1</translation>
    </message>
</context>
<context>
    <name>MakeDiagram</name>
    <message>
        <source>(of the arc it had) %1</source>
        <translation>（変更前のアークについて）%1</translation>
    </message>
</context>
<context>
    <name>MarginalsPlayer</name>
    <message>
        <source>%1%</source>
        <comment>a probability</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>each score becomes a weight</source>
        <translation>各スコアを重みに変換</translation>
    </message>
    <message>
        <source>the weights become the Laplacian</source>
        <translation>重みからラプラシアン行列を作成</translation>
    </message>
    <message>
        <source>its determinant is the sum of all trees: %1</source>
        <translation>行列式がすべての木の和: %1</translation>
    </message>
    <message>
        <source>the sum tells how likely each arc is</source>
        <translation>和から各アークの確率を計算</translation>
    </message>
    <message>
        <source>tree %1 is drawn: probability %2</source>
        <translation>木 %1 をランダムに引く: 確率 %2</translation>
    </message>
    <message>
        <source>The best trees and their share of the sum</source>
        <translation>最良の木と、和に占める割合</translation>
    </message>
    <message>
        <source>The least certain words and their likeliest heads</source>
        <translation>最も確信度の低い語と、その係り先の上位候補</translation>
    </message>
    <message>
        <source>Trees, projective or not, are to be as likely as e to their score. There are far too many to count one by one; a determinant sums them all.</source>
        <translation>射影的か否かを問わず、木の確率は e のスコア乗に比例するものとします。木の数は 1 つずつ数えるには多すぎますが、行列式を使えばすべての和が求まります。</translation>
    </message>
    <message>
        <source>The weight of an arc is e to its score, divided by a temperature of %1: the higher, the less scores matter. The weight of a tree is the product of those of its arcs.</source>
        <translation>アークの重みは、スコアを温度 %1 で割った値を指数とする e のべき乗です。温度が高いほど、スコアの影響は小さくなります。木の重みは、そのアークの重みの積です。</translation>
    </message>
    <message>
        <source>On the diagonal stands the sum of the weights of all heads of a word, elsewhere the weight of one word as head of the other, taken away.</source>
        <translation>対角成分には、語のすべての係り先の重みの和が入ります。それ以外の成分は、一方の語が他方の語の係り先になるときの重みに、負の符号を付けたものです。</translation>
    </message>
    <message>
        <source>The root may have one dependent alone: its weights take the place of the first row.</source>
        <translation>根の係り元は 1 つだけなので、根の重みを 1 行目に置き換えます。</translation>
    </message>
    <message>
        <source>The root is among the heads.</source>
        <translation>根も係り先に含めます。</translation>
    </message>
    <message>
        <source>What is counted for cycles cancels out; every tree is left once.</source>
        <translation>閉路の分は互いに打ち消し合い、どの木もちょうど 1 回ずつ残ります。</translation>
    </message>
    <message>
        <source>The probability of an arc is the share of the trees that have it: how fast the logarithm of the sum grows with the score of the arc. Over the heads of a word they sum to 100%.</source>
        <translation>アークの確率は、そのアークを含む木が全体に占める割合です。これは、和の対数がアークのスコアとともに増える速さに等しくなります。1 つの語のすべての係り先について足すと 100% になります。</translation>
    </message>
    <message>
        <source>Words walk to heads chosen by weight until they meet the tree; loops are forgotten (Wilson 1996). So each tree is drawn as often as it is likely.</source>
        <translation>語から、重みに応じて選んだ係り先へ次々にたどり、木に達したら止まります。途中の閉路は捨てます（Wilson 1996）。こうすると、どの木もその確率どおりの頻度で引かれます。</translation>
    </message>
    <message>
        <source>Laplacian</source>
        <translation>ラプラシアン行列</translation>
    </message>
    <message>
        <source>probability of each arc</source>
        <translation>各アークの確率</translation>
    </message>
    <message>
        <source>score of each arc</source>
        <translation>各アークのスコア</translation>
    </message>
    <message>
        <source>weight of each arc</source>
        <translation>各アークの重み</translation>
    </message>
    <message>
        <source>head ↓ dependent →</source>
        <translation>係り先 ↓ 係り元 →</translation>
    </message>
    <message>
        <source>%1: score %2, weight %3, probability %4</source>
        <translation>%1: スコア %2、重み %3、確率 %4</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
</context>
<context>
    <name>MissingTree</name>
    <message>
        <source>there is no tree: no head is allowed for %1</source>
        <translation>木がない: %1 に許される係り先がない</translation>
    </message>
    <message>
        <source>there is no tree: no arcs lead from the root to %1</source>
        <translation>木がない: 根から %1 に達するアークがない</translation>
    </message>
    <message>
        <source>there is no tree in which the root has one dependent alone</source>
        <translation>根の係り元が 1 つだけの木がない</translation>
    </message>
    <message>
        <source>there is no projective tree: arcs would have to cross</source>
        <translation>射影的な木がない: アークが必ず交差する</translation>
    </message>
    <message>
        <source>there is no tree: in each, some dependent may not follow the one before it, or not be the first</source>
        <translation>木がない: どの木にも、直前の係り元に続くことか、最初になることが許されない係り元がある</translation>
    </message>
    <message>
        <source>there is no tree: under no head may it follow the dependent before it, or be the first: %1</source>
        <translation>木がない: どの係り先の下でも、直前の係り元に続くことも、最初になることも許されない語がある（%1）</translation>
    </message>
    <message>
        <source>there is no projective tree: in each, some dependent may not follow the one before it, or not be the first</source>
        <translation>射影的な木がない: どの木にも、直前の係り元に続くことか、最初になることが許されない係り元がある</translation>
    </message>
    <message>
        <source>no tree was found in which each dependent may follow the one before it, or be the first; there may be one</source>
        <translation>すべての係り元が、直前の係り元に続くか最初になることを許される木は、見つからなかった（存在する可能性はある）</translation>
    </message>
    <message>
        <source>Forbidden, or left out as hopeless, are %1 and %2 more arcs.</source>
        <translation>禁止されているか、見込みなしとして除かれたアーク: %1、ほか %2 本。</translation>
    </message>
    <message>
        <source>Forbidden, or left out as hopeless: %1.</source>
        <translation>禁止されているか、見込みなしとして除かれたアーク: %1。</translation>
    </message>
    <message>
        <source>%1: forbidden, or left out as hopeless</source>
        <translation>%1: 禁止されているか、見込みなしとして除かれています</translation>
    </message>
</context>
<context>
    <name>ModelQuestions</name>
    <message>
        <source>Training under way</source>
        <translation>学習中</translation>
    </message>
    <message>
        <source>A parser is being trained on %1. It stops now; from its last whole epoch on it can be gone on with, also at the next start.</source>
        <translation>%1 でパーサを学習中です。いま停止しますが、最後に完了したエポックから再開できます。次回の起動時にも再開できます。</translation>
    </message>
    <message>
        <source>The predictions by models that have not seen the sentences are still being made on %1. What is not there yet will be lost.</source>
        <translation>%1 で、その文を学習していないモデルによる予測を作成中です。まだできていないものは失われます。</translation>
    </message>
    <message>
        <source>A parser is being trained on %1. It will be lost.</source>
        <translation>%1 でパーサを学習中です。結果は失われます。</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>学習を続ける</translation>
    </message>
    <message>
        <source>Work under way</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>What has been found so far will be lost: %1.</source>
        <translation>これまでの結果は失われます: %1。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Model not saved</source>
        <translation>モデルの未保存</translation>
    </message>
    <message>
        <source>This model is in no file, and will be lost: %1.</source>
        <translation>次のモデルはファイルに保存されていないため、失われます: %1。</translation>
    </message>
    <message>
        <source>These models are in no file, and will be lost: %1.</source>
        <translation>次のモデルはファイルに保存されていないため、失われます: %1。</translation>
    </message>
    <message>
        <source>The parser “%1” stays in its file. Only what it has learnt since from sentences that you confirmed is not saved yet; saving puts it on the shelf of models with that.</source>
        <translation>パーサ「%1」のファイルはそのまま残ります。まだ保存されていないのは、その後に確定した文から学習した内容だけです。保存すると、それを含めてモデル棚に登録します。</translation>
    </message>
    <message>
        <source>Save the parser</source>
        <translation>パーサを保存</translation>
    </message>
    <message>
        <source>Do not save the parser</source>
        <translation>パーサを保存しない</translation>
    </message>
    <message>
        <source>The parser “%1” stays on the shelf of models. Only what it has learnt since from sentences that you confirmed is not saved yet; the annotation itself is not concerned.</source>
        <translation>パーサ「%1」はモデル棚に残ります。まだ保存されていないのは、その後に確定した文から学習した内容だけで、アノテーションには影響しません。</translation>
    </message>
    <message>
        <source>Learnt since it was saved</source>
        <translation>保存後に学習した内容</translation>
    </message>
    <message>
        <source>The predictions by models that have not seen the sentences are still being made on %1. They stop now and can be gone on with, also at the next start.</source>
        <translation>%1 で、その文を学習していないモデルによる予測を作成中です。いま停止しますが、続きから再開できます。次回の起動時にも再開できます。</translation>
    </message>
</context>
<context>
    <name>MouseGestures</name>
    <message>
        <source>from a word to a further parent</source>
        <translation>語から追加の係り先へ</translation>
    </message>
    <message>
        <source>from a word to its new head, or to the circle above it: root</source>
        <translation>語から新しい係り先へ。語の上の丸へドラッグすると根</translation>
    </message>
    <message>
        <source>select several words, to join them</source>
        <translation>結合する複数の語を選択</translation>
    </message>
    <message>
        <source>a label: change the relation</source>
        <translation>ラベル: 関係ラベルを変更</translation>
    </message>
    <message>
        <source>an arc: select it</source>
        <translation>アーク: 選択</translation>
    </message>
    <message>
        <source>the background: select nothing</source>
        <translation>背景: 選択を解除</translation>
    </message>
    <message>
        <source>a word: edit its fields</source>
        <translation>語: 各欄を編集</translation>
    </message>
    <message>
        <source>a predicted arc: accept it</source>
        <translation>予測アーク: 採用</translation>
    </message>
    <message>
        <source>the background: move the diagram</source>
        <translation>背景: 図を移動</translation>
    </message>
    <message>
        <source>move the diagram</source>
        <translation>図を移動</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>move the diagram sideways</source>
        <translation>図を横に移動</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>2 か所をクリック</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>中央ボタン</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>an edge to another sentence: go to its other end</source>
        <translation>ほかの文へのエッジ: もう一方の端へ移動</translation>
    </message>
    <message>
        <source>the selected word, then its new head; Esc or the background cancels</source>
        <translation>選択中の語、続いて新しい係り先。Esc または背景のクリックで中止</translation>
    </message>
</context>
<context>
    <name>NamedForm</name>
    <message>
        <source>“%1”</source>
        <comment>a form without letters</comment>
        <translation>「%1」</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>As in the treebank</source>
        <translation>ツリーバンクの順</translation>
    </message>
    <message>
        <source>next in the treebank: %1</source>
        <translation>ツリーバンクの次の文: %1</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>無作為抽出</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>パーサの確信度の低い順</translation>
    </message>
    <message>
        <source>least sure: %1 of %2 words below 50 %, above all %3 (%4 %)</source>
        <translation>パーサの確信が最も低い文: %2 語中 %1 語が 50% 未満、特に %3（%4%）</translation>
    </message>
    <message>
        <source>Most to correct first</source>
        <translation>修正の見込みの多い順</translation>
    </message>
    <message>
        <source>%1 of %2 words likely to change, above all %3</source>
        <translation>%2 語中 %1 語に変更の見込み、特に %3</translation>
    </message>
    <message>
        <source>Where two models differ</source>
        <translation>2 つのモデルの違いが大きい順</translation>
    </message>
    <message>
        <source>two models differ in %1 of %2 words</source>
        <translation>2 つのモデルが %2 語中 %1 語で異なる</translation>
    </message>
    <message>
        <source>Most contradicted first</source>
        <translation>パーサとの食い違いの多い順</translation>
    </message>
    <message>
        <source>the parser contradicts %1 of %2 arcs, above all that of %3</source>
        <translation>パーサが %2 本中 %1 本のアークと食い違う、特に %3 のアーク</translation>
    </message>
    <message>
        <source>Like the last corrections</source>
        <translation>最近の修正に似た順</translation>
    </message>
    <message>
        <source>%1 of %2 words as some that were corrected last, one of them %3</source>
        <translation>%2 語中 %1 語が最近修正された語に似ている、その 1 つは %3</translation>
    </message>
    <message>
        <source>Single words, the least certain first</source>
        <translation>1 語ずつ、確信度の低い語から</translation>
    </message>
    <message>
        <source>least certain word: %2 (%1 %)</source>
        <translation>確信度が最も低い語: %2（%1%）</translation>
    </message>
    <message>
        <source>none of %2 words below 50 %; least sure: %3 (%4 %)</source>
        <translation>%2 語中 50% 未満の語はなし、確信度が最も低いのは %3（%4%）</translation>
    </message>
    <message>
        <source>none of %2 words likely to change</source>
        <translation>%2 語中、変わりそうな語はなし</translation>
    </message>
    <message>
        <source>the parser contradicts none of %2 arcs</source>
        <translation>パーサは %2 本のアークのどれにも異を唱えていない</translation>
    </message>
    <message>
        <source>no word as those that were corrected last</source>
        <translation>最近直した語に似た語はない</translation>
    </message>
</context>
<context>
    <name>ParserNames</name>
    <message>
        <source>linear ranker</source>
        <translation>線形の判定器</translation>
    </message>
    <message>
        <source>ranker with a kernel</source>
        <translation>カーネルを用いる判定器</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>There is nothing to search for.</source>
        <translation>検索条件がありません。</translation>
    </message>
    <message>
        <source>Expected %1, but it ends here.</source>
        <translation>%1 が必要ですが、ここで終わっています。</translation>
    </message>
    <message>
        <source>"%1" cannot stand here.</source>
        <translation>「%1」はここに置けません。</translation>
    </message>
    <message>
        <source>The quotation mark is not closed.</source>
        <translation>引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>"%1" is neither a field nor the name of a word.</source>
        <translation>「%1」は欄名でも語の名前でもありません。</translation>
    </message>
    <message>
        <source>No word of the pattern is named "%1".</source>
        <translation>パターンに「%1」という名前の語はありません。</translation>
    </message>
    <message>
        <source>Two words are named "%1".</source>
        <translation>「%1」という名前の語が 2 つあります。</translation>
    </message>
    <message>
        <source>"%1" is not to be there, so that nothing can be said of it here.</source>
        <translation>「%1」は存在しないことが条件なので、ここで条件を付けることはできません。</translation>
    </message>
    <message>
        <source>"%1" is no regular expression.</source>
        <translation>「%1」は正規表現ではありません。</translation>
    </message>
    <message>
        <source>This link is no single arc and has no relation "%1".</source>
        <translation>このつながりは 1 本のアークではないので、関係ラベル「%1」はありません。</translation>
    </message>
    <message>
        <source>All layers have the words in this order: "@%1" says nothing here.</source>
        <translation>どの層でも語はこの順なので、ここでの「@%1」には意味がありません。</translation>
    </message>
    <message>
        <source>This is a field with a name of its own: %1.</source>
        <translation>この欄は専用の名前 %1 で指定します。</translation>
    </message>
    <message>
        <source>"%1" is a number, to be compared by =, !=, &lt;, &gt;, &lt;= or &gt;= with a number, or by = with a range like 4..7.</source>
        <translation>「%1」は数値です。=、!=、&lt;、&gt;、&lt;=、&gt;= で数と比べるか、= で 4..7 のような範囲と比べます。</translation>
    </message>
    <message>
        <source>This is never "%1", but one of: %2.</source>
        <translation>これは「%1」にはなりません。次のいずれかです: %2。</translation>
    </message>
    <message>
        <source>The files have nothing of this kind: "%1".</source>
        <translation>開いているファイルに「%1」にあたるものはありません。</translation>
    </message>
    <message>
        <source>There is no predicted layer that could be asked.</source>
        <translation>検索できる予測の層がありません。</translation>
    </message>
    <message>
        <source>No layer beside gold is named "%1". Layers: %2.</source>
        <translation>正解以外に「%1」という層はありません。層: %2。</translation>
    </message>
    <message>
        <source>Several layers could be meant (%1): name one, as in wrong in NAME or NAME.relation.</source>
        <translation>複数の層が該当します（%1）。wrong in NAME や NAME.relation のように層を指定してください。</translation>
    </message>
    <message>
        <source>The layer "%1" does not say how sure its parser was.</source>
        <translation>層「%1」には、パーサの確信度の情報がありません。</translation>
    </message>
    <message>
        <source>The training sentences, whose words would be known, are not given.</source>
        <translation>学習に使った文が指定されていないため、既知の語がわかりません。</translation>
    </message>
    <message>
        <source>Matches are listed here: they cannot be counted by groups.</source>
        <translation>ここでは一致を一覧表示します。グループごとの集計はできません。</translation>
    </message>
    <message>
        <source>"%1" cannot be given another value.</source>
        <translation>「%1」に別の値を設定することはできません。</translation>
    </message>
    <message>
        <source>The layer "%1" does not say which words its parser had seen.</source>
        <translation>層「%1」には、パーサの学習データにどの語があったかの情報がありません。</translation>
    </message>
    <message>
        <source>The layer "%1" does not come from a tournament.</source>
        <translation>層「%1」はトーナメントモデルによるものではありません。</translation>
    </message>
    <message>
        <source>Why "%1" errs can be asked in the tab Causes alone.</source>
        <translation>層「%1」のパーサの誤りの原因は、「誤りの原因」タブでだけ調べられます。</translation>
    </message>
    <message>
        <source>The arcs of "%1" to further parents can be asked in Analyse alone.</source>
        <translation>層「%1」の追加の係り先のアークは、作業画面「分析」でだけ検索できます。</translation>
    </message>
    <message>
        <source>The regular expression is not closed by a slash.</source>
        <translation>正規表現がスラッシュで閉じられていません。</translation>
    </message>
    <message>
        <source>"%1" is a field of a word that the pattern does not name, or stands in a list. In quotation marks it is the text itself.</source>
        <translation>「%1」は、パターンで名前の付いていない語の欄か、リストの中にあります。引用符で囲むと文字列そのものになります。</translation>
    </message>
    <message>
        <source>A tag is read up to its equals sign here: "%1" is found by "xpos", or in part.</source>
        <translation>ここでは、タグは等号の前までしか読まれません。「%1」は、「xpos」を使うか、部分一致で検索してください。</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Before the first step</source>
        <translation>最初のステップの前</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>items</source>
        <comment>what an algorithm has done</comment>
        <translation>項目</translation>
    </message>
    <message>
        <source>splits</source>
        <comment>what an algorithm has done</comment>
        <translation>分割</translation>
    </message>
    <message>
        <source>scores asked for</source>
        <comment>what an algorithm has done</comment>
        <translation>参照したスコア</translation>
    </message>
    <message>
        <source>cycles</source>
        <comment>what an algorithm has done</comment>
        <translation>閉路</translation>
    </message>
    <message>
        <source>moves weighed</source>
        <comment>what an algorithm has done</comment>
        <translation>評価した移動</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>what an algorithm has done</comment>
        <translation>移動</translation>
    </message>
    <message>
        <source>climbs</source>
        <comment>what an algorithm has done</comment>
        <translation>山登り</translation>
    </message>
    <message>
        <source>questions</source>
        <comment>what an algorithm has done</comment>
        <translation>判定の回数</translation>
    </message>
    <message>
        <source>transitions</source>
        <comment>what an algorithm has done</comment>
        <translation>遷移</translation>
    </message>
    <message>
        <source>trees drawn</source>
        <comment>what an algorithm has done</comment>
        <translation>ランダムに引いた木</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was done, how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (n = %2, n² = %3, n³ = %4)</source>
        <comment>what was done; length of the sentence and its powers</comment>
        <translation>%1 (n = %2, n² = %3, n³ = %4)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1</translation>
    </message>
    <message>
        <source>sentences parsed</source>
        <comment>what an algorithm has done</comment>
        <translation>解析した文</translation>
    </message>
    <message>
        <source>updates</source>
        <comment>what an algorithm has done</comment>
        <translation>更新</translation>
    </message>
    <message>
        <source>weights changed</source>
        <comment>what an algorithm has done</comment>
        <translation>変更した重み</translation>
    </message>
    <message>
        <source>arcs left out</source>
        <comment>of what an algorithm weighs</comment>
        <translation>除かれたアーク</translation>
    </message>
</context>
<context>
    <name>PlayerKind</name>
    <message>
        <source>A larger chart, with all ways to put its items together, takes hundreds of megabytes.</source>
        <translation>これより大きいチャートでは、項目の組み合わせ方をすべて保持するのに数百メガバイトを要します。</translation>
    </message>
    <message>
        <source>Of a larger matrix, with what each step changes in it, nothing can be read.</source>
        <translation>これより大きい行列では、各ステップの変化が読み取れません。</translation>
    </message>
    <message>
        <source>Nobody could follow what it does with more.</source>
        <translation>これより多いと、動作を目で追えません。</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>an arc from head to dependent</comment>
        <translation>%2 → %1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>from word to word</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>score after each move</source>
        <translation>各移動後のスコア</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where a search started and its last score</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a summand and what it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (rounded)</source>
        <comment>a sum whose figures do not add up</comment>
        <translation>%1（四捨五入）</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>an arc from dependent to head</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>line %1, column %2</source>
        <translation>%1 行目 %2 文字目</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1、%2 行目 %3 文字目</translation>
    </message>
    <message>
        <source>The sentence cannot be read, so only its text can be edited.</source>
        <translation>この文は読み込めないため、テキストとしてのみ編集できます。</translation>
    </message>
    <message>
        <source>The sentence has no word or node %1.</source>
        <translation>この文に語またはノード %1 はありません。</translation>
    </message>
    <message>
        <source>The file has no place for %1: its format is %2.</source>
        <translation>このファイルの形式 %2 では %1 を表せません。</translation>
    </message>
    <message>
        <source>%1 cannot be set to a text here.</source>
        <translation>ここでは %1 をテキストにできません。</translation>
    </message>
    <message>
        <source>A field is text in one line and without tabs, which this is not: "%1".</source>
        <translation>欄に入れられるのは、タブを含まない 1 行のテキストだけです。「%1」は入れられません。</translation>
    </message>
    <message>
        <source>A word cannot be without a form.</source>
        <translation>語の表層形を空にすることはできません。</translation>
    </message>
    <message>
        <source>An arc like this cannot be without a relation.</source>
        <translation>この種のアークには関係ラベルが必要です。</translation>
    </message>
    <message>
        <source>A bunsetsu has no %1 of its own: its words have.</source>
        <translation>%1 は文節自体ではなく、文節内の語がもつものです。</translation>
    </message>
    <message>
        <source>A word cannot be its own head.</source>
        <translation>語をその語自身に係らせることはできません。</translation>
    </message>
    <message>
        <source>The word hangs on the root, where the format has no relations. Give it a head first.</source>
        <translation>この語は根に係っており、この形式では根へのアークに関係ラベルがありません。先に係り先を指定してください。</translation>
    </message>
    <message>
        <source>The word has this parent already: %1.</source>
        <translation>この語にはすでに係り先 %1 があります。</translation>
    </message>
    <message>
        <source>Word %1 has no other arc in the enhanced graph, in which every word must have one. Add the other first.</source>
        <translation>拡張グラフではどの語にもアークが必要ですが、語 %1 にはほかのアークがありません。先に別のアークを追加してください。</translation>
    </message>
    <message>
        <source>No path of the enhanced graph would lead from the root to %1 any more. Add another parent first.</source>
        <translation>拡張グラフで、根から %1 への経路がなくなります。先に別の係り先を追加してください。</translation>
    </message>
    <message>
        <source>The word does not have the parent %1.</source>
        <translation>この語に係り先 %1 はありません。</translation>
    </message>
    <message>
        <source>"%1" can only be split inside, into parts that are not empty.</source>
        <translation>「%1」は途中でだけ分割できます。分割後の各部分を空にはできません。</translation>
    </message>
    <message>
        <source>The parts "%1" do not make up "%2". Split it into a multiword token, or change its form first.</source>
        <translation>「%1」をつなげても「%2」になりません。複数語トークンに分割するか、先に表層形を変更してください。</translation>
    </message>
    <message>
        <source>"%1" can only be divided between its words.</source>
        <translation>「%1」は語の間でだけ分割できます。</translation>
    </message>
    <message>
        <source>There is nothing before this word that it could be split from.</source>
        <translation>この語の前に、分割の相手となるものがありません。</translation>
    </message>
    <message>
        <source>There is nothing after it that it could be joined with.</source>
        <translation>この語の後に、結合できるものがありません。</translation>
    </message>
    <message>
        <source>The text has spaces in "%1". Give the word a form, with them or without.</source>
        <translation>テキストの「%1」に空白があります。空白を含むか含まないか、語の表層形を指定してください。</translation>
    </message>
    <message>
        <source>The only word of a sentence cannot be deleted.</source>
        <translation>文の唯一の語は削除できません。</translation>
    </message>
    <message>
        <source>Some of the words belong to the multiword token %1. Dissolve it or change its extent first.</source>
        <translation>一部の語が複数語トークン %1 に属しています。先にこれを解除するか、範囲を変更してください。</translation>
    </message>
    <message>
        <source>Word %1 belongs to no such multiword token.</source>
        <translation>語 %1 はそのような複数語トークンに属していません。</translation>
    </message>
    <message>
        <source>A multiword token has no spaces in it, as "%1" has. Give it another form.</source>
        <translation>複数語トークンに空白は含められませんが、「%1」には空白があります。別の表層形を指定してください。</translation>
    </message>
    <message>
        <source>The text does not tell what the multiword token is then. Give it a form.</source>
        <translation>テキストから複数語トークンの表層形がわかりません。表層形を指定してください。</translation>
    </message>
    <message>
        <source>A sentence can only be split between two bunsetsu. Split the bunsetsu first.</source>
        <translation>文は文節の間でだけ分割できます。先に文節を分割してください。</translation>
    </message>
    <message>
        <source>The words belong to different bunsetsu. Join these first.</source>
        <translation>これらの語は別々の文節に属しています。先に文節を結合してください。</translation>
    </message>
    <message>
        <source>One of the sentences has bunsetsu and the other has not, so they cannot become one.</source>
        <translation>一方の文にだけ文節があるので、1 つの文にできません。</translation>
    </message>
    <message>
        <source>The second sentence begins a new document, so the two cannot become one.</source>
        <translation>2 番目の文から新しい文書が始まるので、1 つの文にできません。</translation>
    </message>
    <message>
        <source>The sentence has no such comment.</source>
        <translation>この文にそのようなコメントはありません。</translation>
    </message>
    <message>
        <source>This cannot be a comment of its own, to be added, changed or removed: "%1".</source>
        <translation>これを単独のコメントとして追加・変更・削除することはできません: 「%1」。</translation>
    </message>
    <message>
        <source>These words hang on each other in a circle: %1.</source>
        <translation>次の語が閉路になっています: %1。</translation>
    </message>
    <message>
        <source>%1 words hang on the root, but only one may.</source>
        <translation>%1 語が根に係っていますが、許されるのは 1 語だけです。</translation>
    </message>
    <message>
        <source>No arc of this word is pinned.</source>
        <translation>この語のアークはどれも固定されていません。</translation>
    </message>
    <message>
        <source>No such warning was waived.</source>
        <translation>そのような警告は許容されていません。</translation>
    </message>
    <message>
        <source>No word is selected.</source>
        <translation>語が選択されていません。</translation>
    </message>
    <message>
        <source>Nothing is predicted here that could be accepted.</source>
        <translation>ここには採用できる予測がありません。</translation>
    </message>
    <message>
        <source>The prediction is of other words than the sentence has now.</source>
        <translation>この予測は、現在の文とは語が異なります。</translation>
    </message>
    <message>
        <source>There is no guess number %1 for this word.</source>
        <translation>この語に第 %1 推定候補はありません。</translation>
    </message>
    <message>
        <source>There is no one arc here that could be taken away. Select the arc if the word has several.</source>
        <translation>ここには削除できるアークが 1 つに定まりません。語に複数のアークがある場合は、アークを選択してください。</translation>
    </message>
    <message>
        <source>There is no repair for this, as the sentence is now.</source>
        <translation>現在の文に対しては、この問題の修復方法がありません。</translation>
    </message>
    <message>
        <source>A warning can only be waived for a reason. Give one.</source>
        <translation>警告を許容するには理由が必要です。理由を入力してください。</translation>
    </message>
    <message>
        <source>There is not enough memory for this. What was open is untouched.</source>
        <translation>メモリが足りません。開いていたものはそのままです。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>そのようなファイルまたはフォルダはありません。</translation>
    </message>
    <message>
        <source>The file cannot be read. Check that you have permission to read it.</source>
        <translation>ファイルを読み込めません。読み取りの権限があるか確認してください。</translation>
    </message>
    <message>
        <source>The file cannot be written. Check that you may write to the file and its folder, or save under another name. What was there before is untouched.</source>
        <translation>ファイルに書き込めません。ファイルとフォルダへの書き込みの権限があるか確認するか、別の名前で保存してください。元の内容は変わっていません。</translation>
    </message>
    <message>
        <source>There is no room left on the disk. What was there before is untouched; free some space and save again.</source>
        <translation>ディスクの空き容量がありません。元の内容は変わっていません。空きを作ってから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>The file is empty: there is nothing in it to read.</source>
        <translation>ファイルが空です。読み込むものがありません。</translation>
    </message>
    <message>
        <source>This is not a file that can be read.</source>
        <translation>これは読み込めるファイルではありません。</translation>
    </message>
    <message>
        <source>There is a symbolic link, and this name was not chosen by you, so the file it leads to is not overwritten. Remove the link, or choose another name or folder.</source>
        <translation>シンボリックリンクがあり、この名前はユーザが選んだものではないため、リンク先のファイルは上書きしません。リンクを削除するか、別の名前かフォルダを選んでください。</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened, so what is shown is no longer what the file holds. Open it again, or save under another name.</source>
        <translation>ファイルを開いた後に別のプログラムが変更したため、表示内容がファイルの内容と異なります。開き直すか、別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Another Arcwright has this file open. Until it is closed there it can be looked at here, not changed.</source>
        <translation>別の Arcwright がこのファイルを開いています。そちらで閉じられるまで、ここでは閲覧だけができ、変更はできません。</translation>
    </message>
    <message>
        <source>Expected a whole gzip file, but this one is cut short or damaged: its checksum is not that of what is in it. Copy it again from where it came from.</source>
        <translation>gzip ファイルが途中で切れているか壊れています。チェックサムが内容と一致しません。元の場所からコピーし直してください。</translation>
    </message>
    <message>
        <source>Decompressed, the file would take more than %1 MB, which is more than Arcwright reads of such a file.</source>
        <translation>展開すると %1 MB を超えます。Arcwright はこれほど大きい圧縮ファイルを読み込みません。</translation>
    </message>
    <message>
        <source>There are unsaved edits made with a newer Arcwright (their format is version %1, this program knows version %2). They are kept; open the file with the newer Arcwright to have them back.</source>
        <translation>より新しい Arcwright で行った未保存の編集があります（形式はバージョン %1、このプログラムが扱えるのはバージョン %2 まで）。編集は保持されています。復元するには、新しい Arcwright でファイルを開いてください。</translation>
    </message>
    <message>
        <source>Some of the unsaved edits cannot be read, because their file is damaged: the last %1 bytes, which are kept in %2. All edits before them are there.</source>
        <translation>未保存の編集を保持したファイルが壊れているため、一部を読み込めません。最後の %1 バイトを %2 に保持しました。それより前の編集はすべて残っています。</translation>
    </message>
    <message>
        <source>Unsaved corrections of this file were found, but another program has changed it since. They are kept in %1.</source>
        <translation>このファイルの未保存の修正が見つかりましたが、その後、別のプログラムがファイルを変更しています。修正は %1 に保持されています。</translation>
    </message>
    <message>
        <source>Expected UTF-8, found bytes that are not.</source>
        <translation>UTF-8 として正しくないバイトがあります。</translation>
    </message>
    <message>
        <source>Expected text in %1, found bytes that are not.</source>
        <translation>%1 のテキストとして正しくないバイトがあります。</translation>
    </message>
    <message>
        <source>The character "%1" cannot be written in %2. Use another one, or convert the file to UTF-8.</source>
        <translation>文字「%1」は %2 では書けません。別の文字を使うか、ファイルを UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>The line is written in Latin-1, which has no character "%1".</source>
        <translation>この行は Latin-1 で書かれますが、Latin-1 に文字「%1」はありません。</translation>
    </message>
    <message>
        <source>The signs � stand for bytes that are no text here. Put characters in their place, or leave the line as it is.</source>
        <translation>� はテキストとして読めないバイトを表します。文字に置き換えるか、行をそのまま残してください。</translation>
    </message>
    <message>
        <source>Expected text, found a zero byte.</source>
        <translation>テキストであるべきところに 0 のバイトがあります。</translation>
    </message>
    <message>
        <source>Expected the end of a line (LF, or CR and LF), found CR alone. Old Macintosh files end their lines so: convert the line ends of the file.</source>
        <translation>行末は LF、または CR と LF であるべきですが、CR だけがあります。古い Macintosh のファイルの行末です。行末を変換してください。</translation>
    </message>
    <message>
        <source>There are no sentences in it.</source>
        <translation>文が 1 つもありません。</translation>
    </message>
    <message>
        <source>Expected a head (the id of a word, 0, or _), found "%1".</source>
        <translation>係り先（語の ID、0、または _）であるべきところに「%1」があります。</translation>
    </message>
    <message>
        <source>Expected enhanced arcs as head:relation|head:relation, found "%1".</source>
        <translation>拡張アークは head:relation|head:relation の形で書きますが、「%1」があります。</translation>
    </message>
    <message>
        <source>"%2" (%1) has no head yet.</source>
        <translation>「%2」(%1) にはまだ係り先がありません。</translation>
    </message>
    <message>
        <source>Only CoNLL-U has this. The file is in the format %1.</source>
        <translation>これがあるのは CoNLL-U だけです。ファイルの形式は %1 です。</translation>
    </message>
    <message>
        <source>Files in the format %1 have no place for "%2".</source>
        <translation>%1 形式のファイルでは「%2」を表せません。</translation>
    </message>
    <message>
        <source>A relation has no blanks in it, as "%1" has.</source>
        <translation>関係ラベルに空白は含められませんが、「%1」にはあります。</translation>
    </message>
    <message>
        <source>A relation has no bar in it, as "%1" has: bars stand between the parents of a word.</source>
        <translation>関係ラベルに縦棒は含められませんが、「%1」にはあります。縦棒は語の係り先どうしを区切ります。</translation>
    </message>
    <message>
        <source>Another program has changed this file since it was opened.</source>
        <translation>このファイルは、開いた後に別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>This file is not there any more: it was moved or deleted.</source>
        <translation>このファイルはなくなりました。移動または削除されています。</translation>
    </message>
    <message>
        <source>This file should hold what annotators said of the treebank beside it, but it is not JSON. It is left as it is.</source>
        <translation>このファイルには、同じ場所にあるツリーバンクへのアノテータの記録があるはずですが、JSON ではありません。ファイルはそのまま残します。</translation>
    </message>
    <message>
        <source>The sentence has changed meanwhile. Nothing was done.</source>
        <translation>その間に文が変わりました。何も行いませんでした。</translation>
    </message>
    <message>
        <source>The sentence is %1 MB long. It is kept as it is; what is longer than %2 MB is not read.</source>
        <translation>この文の大きさは %1 MB です。%2 MB を超える文は読み込まず、そのまま保持します。</translation>
    </message>
    <message>
        <source>The file is still being saved. Nothing was done; try again in a moment.</source>
        <translation>ファイルはまだ保存中です。何も行いませんでした。少し待ってからもう一度試してください。</translation>
    </message>
    <message>
        <source>In its own format this document is saved under its own name only: its files name each other. Copy the files and open the copy, or save as CoNLL-U.</source>
        <translation>この文書は、独自の形式では元の名前でしか保存できません。ファイルどうしが互いの名前を参照しているからです。ファイルをコピーしてコピーのほうを開くか、CoNLL-U で保存してください。</translation>
    </message>
    <message>
        <source>The last save was cut short after some of the files of this document were written and before the others were. What was not written was kept and is made again here; save to have it in the files.</source>
        <translation>前回の保存は、この文書の一部のファイルを書いた後、残りを書く前に中断されました。書かれなかった内容は保持されており、ここで復元されました。保存するとファイルに書き込まれます。</translation>
    </message>
    <message>
        <source>Files in the format %1 can be read but not written yet. Save as CoNLL-U under another name instead.</source>
        <translation>%1 形式のファイルは読み込めますが、書き込みにはまだ対応していません。別の名前で CoNLL-U として保存してください。</translation>
    </message>
    <message>
        <source>Files in the format %1 are not made anew: they have ids and lower layers that no other format has. Open and edit the files there are, or write CoNLL-U.</source>
        <translation>%1 形式のファイルを新しく作ることはできません。ほかの形式にはない ID と下位層があるからです。既存のファイルを開いて編集するか、CoNLL-U で書き出してください。</translation>
    </message>
    <message>
        <source>Two of the files have the same name and would both be written here. Write them to different folders, one after the other.</source>
        <translation>同じ名前のファイルが 2 つあり、どちらもここに書き込まれることになります。1 つずつ別のフォルダに書き出してください。</translation>
    </message>
    <message>
        <source>What would take the place of this file cannot hold all of it, and nothing would be left of the rest. Write to another file, or keep the original beside it.</source>
        <translation>このファイルに取って代わるものには内容をすべて収められず、収まらない部分は失われます。別のファイルに書き出すか、元の内容も残してください。</translation>
    </message>
    <message>
        <source>There is no format called "%1".</source>
        <translation>「%1」という形式はありません。</translation>
    </message>
    <message>
        <source>This file should hold the original of a converted treebank, but it cannot be read. Convert without it, or bring back the file as it was.</source>
        <translation>このファイルには変換したツリーバンクの元の内容があるはずですが、読み込めません。元の内容なしで変換するか、ファイルを元の状態に戻してください。</translation>
    </message>
    <message>
        <source>This file was made by a newer Arcwright (its format is version %1, this program knows version %2). Update Arcwright, or convert without it.</source>
        <translation>このファイルは、より新しい Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2 まで）。Arcwright を更新するか、このファイルなしで変換してください。</translation>
    </message>
    <message>
        <source>From sentence %1 on, this is not what was converted from the original kept in %2: sentences were added, removed, split or joined. Convert without the original, or make that change in it.</source>
        <translation>第 %1 文以降が、%2 に保持されている元の内容から変換したものと異なります。文の追加、削除、分割、または結合が行われています。元の内容なしで変換するか、元の内容にも同じ変更をしてください。</translation>
    </message>
    <message>
        <source>Sentence %1 was changed in a way that cannot be carried over to its original. Convert without the original, or make that change in it.</source>
        <translation>第 %1 文に、元の内容へ反映できない変更があります。元の内容なしで変換するか、元の内容にも同じ変更をしてください。</translation>
    </message>
    <message>
        <source>The folder has no treebank in it: no file ends in .conllu, .conllup, .conll, .tag, .knp, .cabocha, .a, .a.gz, .treex or .treex.gz.</source>
        <translation>フォルダにツリーバンクがありません。.conllu、.conllup、.conll、.tag、.knp、.cabocha、.a、.a.gz、.treex、.treex.gz のいずれかで終わるファイルがありません。</translation>
    </message>
    <message>
        <source>This is none of the formats that can be read: CoNLL-U or CoNLL-X (ten columns with tabs between them, the first a number), DTAG (lines like &lt;W ...&gt;word&lt;/W&gt;), KNP or CaboCha (lines like * 3D before words), PML (XML with adata or treex_document).</source>
        <translation>読み込める形式のいずれでもありません。CoNLL-U または CoNLL-X（タブ区切りの 10 列、最初は数）、DTAG（&lt;W ...&gt;word&lt;/W&gt; のような行）、KNP または CaboCha（語の前に * 3D のような行）、PML（adata または treex_document の XML）を読み込めます。</translation>
    </message>
    <message>
        <source>This is a %1 file, which Arcwright cannot read yet.</source>
        <translation>これは %1 ファイルです。Arcwright はまだ対応していません。</translation>
    </message>
    <message>
        <source>Expected %1 columns with tabs between them, found %2.</source>
        <translation>タブ区切りの %1 列が必要ですが、%2 列です。</translation>
    </message>
    <message>
        <source>Expected the id %2, found "%1". Words are 1, 2, 3 and so on; empty nodes after word 3 are 3.1, 3.2.</source>
        <translation>ID %2 であるべきところに「%1」があります。語の ID は 1、2、3、…、語 3 の後の空ノードは 3.1、3.2 です。</translation>
    </message>
    <message>
        <source>Expected a multiword token over words that follow it and belong to no other, found "%1" before word %2.</source>
        <translation>複数語トークンは、その後に続き、ほかに属さない語を範囲としますが、語 %2 の前に「%1」があります。</translation>
    </message>
    <message>
        <source>The head is word %1, but the sentence has %2 words.</source>
        <translation>係り先が語 %1 ですが、文は %2 語です。</translation>
    </message>
    <message>
        <source>The enhanced arcs "%1" name a head that the sentence does not have.</source>
        <translation>拡張アーク「%1」の係り先は、この文にありません。</translation>
    </message>
    <message>
        <source>Comments stand before the first word of a sentence, not between words.</source>
        <translation>コメントは文の最初の語の前に置きます。語の間には置けません。</translation>
    </message>
    <message>
        <source>Expected at least one word, found none.</source>
        <translation>語が少なくとも 1 つ必要ですが、ありません。</translation>
    </message>
    <message>
        <source>The columns named by global.columns lack %1, without which words cannot be read.</source>
        <translation>global.columns の列に %1 がありません。これがないと語を読み込めません。</translation>
    </message>
    <message>
        <source>The columns named by global.columns have %1 twice.</source>
        <translation>global.columns の列に %1 が 2 回あります。</translation>
    </message>
    <message>
        <source>Expected a token as &lt;W attributes&gt;word&lt;/W&gt;.</source>
        <translation>&lt;W attributes&gt;word&lt;/W&gt; の形のトークンが必要です。</translation>
    </message>
    <message>
        <source>Expected an edge as distance:label, found "%1".</source>
        <translation>エッジは distance:label の形で書きますが、「%1」があります。</translation>
    </message>
    <message>
        <source>The edge "%1" is not in the list of its other end on line %2. That line is the later one and decides, so there is no such edge.</source>
        <translation>エッジ「%1」は、他端である %2 行目の一覧にありません。後にあるその行が優先されるので、このエッジは存在しません。</translation>
    </message>
    <message>
        <source>The edge "%1" counts, but the list of its other end on line %2 has no copy of it.</source>
        <translation>エッジ「%1」は有効ですが、他端である %2 行目の一覧に写しがありません。</translation>
    </message>
    <message>
        <source>The edge "%1" leads to line %2, which is no token.</source>
        <translation>エッジ「%1」の先の %2 行目はトークンではありません。</translation>
    </message>
    <message>
        <source>Expected &lt;/s&gt; at the end of the sentence, found none.</source>
        <translation>文の終わりに &lt;/s&gt; が必要ですが、ありません。</translation>
    </message>
    <message>
        <source>Expected the line of a bunsetsu with its head and type, like 3D or -1D, found "%1".</source>
        <translation>3D や -1D のような係り先とタイプのある文節の行が必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>Expected bunsetsu number %2, found %1.</source>
        <translation>文節番号 %2 であるべきところに %1 があります。</translation>
    </message>
    <message>
        <source>The head is bunsetsu %1, counted from 0, but the sentence has %2 bunsetsu.</source>
        <translation>係り先が文節 %1（0 から数える）ですが、文は %2 文節です。</translation>
    </message>
    <message>
        <source>Expected a word in this bunsetsu, found none.</source>
        <translation>この文節に語が必要ですが、ありません。</translation>
    </message>
    <message>
        <source>Expected the first bunsetsu before the first word, found it after it.</source>
        <translation>最初の文節は最初の語の前に置きますが、後にあります。</translation>
    </message>
    <message>
        <source>Expected a word with at least %1 fields with single spaces between them, found %2.</source>
        <translation>語には、空白 1 つで区切られた少なくとも %1 個の欄が必要ですが、%2 個しかありません。</translation>
    </message>
    <message>
        <source>Expected a field, found nothing between two spaces.</source>
        <translation>欄が必要ですが、2 つの空白の間に何もありません。</translation>
    </message>
    <message>
        <source>Expected the number of a tag, found "%1". A word that has spaces in it cannot be read.</source>
        <translation>タグの番号であるべきところに「%1」があります。空白を含む語は読み込めません。</translation>
    </message>
    <message>
        <source>Expected a word, a tab and its features, or the line of a bunsetsu, a comment or EOS.</source>
        <translation>語・タブ・素性の行、または文節、コメント、EOS の行が必要です。</translation>
    </message>
    <message>
        <source>Expected EOS at the end of the sentence, found none.</source>
        <translation>文の終わりに EOS が必要ですが、ありません。</translation>
    </message>
    <message>
        <source>The words of this sentence have heads, which %1 has no place for: there only bunsetsu have heads.</source>
        <translation>この文の語には係り先がありますが、%1 では表せません。この形式で係り先があるのは文節だけです。</translation>
    </message>
    <message>
        <source>The line "%1" is no comment in %2: it would be read as something else.</source>
        <translation>行「%1」は %2 ではコメントになりません。別のものとして読み込まれます。</translation>
    </message>
    <message>
        <source>The label "%1" is not finished: its bracket is not closed by "%2".</source>
        <translation>ラベル「%1」が終わっていません。括弧が「%2」で閉じられていません。</translation>
    </message>
    <message>
        <source>The label "%1" has a "%2" for which no bracket was opened.</source>
        <translation>ラベル「%1」に「%2」がありますが、対応する開き括弧がありません。</translation>
    </message>
    <message>
        <source>"%1" is no type of a dependency between bunsetsu. There are D (dependency), P (parallel), A (apposition) and I (incomplete parallel).</source>
        <translation>「%1」は文節の係り受けタイプではありません。D（通常の係り受け）、P（並列）、A（同格）、I（部分並列）があります。</translation>
    </message>
    <message>
        <source>There is no basic phrase %2 (counted from 0) in the sentence "%1" to refer to.</source>
        <translation>参照先の文「%1」に基本句 %2（0 から数える）はありません。</translation>
    </message>
    <message>
        <source>Nothing else in the file is called "%1" in DEPS, where nearly all %3 arcs "%2" have nothing appended.</source>
        <translation>ファイル中で DEPS に「%1」とあるのはここだけです。「%2」のアーク %3 本のほとんどには、何も付いていません。</translation>
    </message>
    <message>
        <source>Nothing else in the file is called "%1" in DEPS, where nearly all %3 arcs "%2" have fewer parts appended.</source>
        <translation>ファイル中で DEPS に「%1」とあるのはここだけです。「%2」のアーク %3 本のほとんどは、これより要素が少なくなっています。</translation>
    </message>
    <message>
        <source>Expected well-formed XML, but here is a mistake: %1.</source>
        <translation>整形式の XML が必要ですが、ここに誤りがあります: %1。</translation>
    </message>
    <message>
        <source>Expected the end tag &lt;/%1&gt; here at the latest.</source>
        <translation>遅くともここに終了タグ &lt;/%1&gt; が必要です。</translation>
    </message>
    <message>
        <source>Expected an element, found a document type (&lt;!DOCTYPE ...&gt;). Treebanks need none, and what it declares could be dangerous, so the file is not read.</source>
        <translation>要素が必要ですが、文書型宣言（&lt;!DOCTYPE ...&gt;）があります。ツリーバンクには不要で、宣言の内容が危険な場合もあるため、ファイルを読み込みません。</translation>
    </message>
    <message>
        <source>Expected UTF-8, but the file says that it is in %1. Convert it to UTF-8 first.</source>
        <translation>UTF-8 が必要ですが、ファイルには %1 と書かれています。先に UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>Expected elements nested at most %1 deep, but here they are deeper.</source>
        <translation>要素の入れ子は最大 %1 段ですが、それより深くなっています。</translation>
    </message>
    <message>
        <source>Expected the root element adata or treex_document, found "%1".</source>
        <translation>ルート要素は adata または treex_document であるべきですが、「%1」です。</translation>
    </message>
    <message>
        <source>This is a lower layer of a Prague treebank ("%1"), which has no trees. Open the file that ends in .a, or .a.gz.</source>
        <translation>これは Prague ツリーバンクの下位層（「%1」）で、木がありません。.a または .a.gz で終わるファイルを開いてください。</translation>
    </message>
    <message>
        <source>The %1-layer of this document, named "%2", is not beside it. The trees can be seen and edited all the same, without what that file says of their words.</source>
        <translation>この文書の %1 層のファイル「%2」が同じフォルダにありません。木の表示と編集はできますが、そのファイルにある語の情報は表示されません。</translation>
    </message>
    <message>
        <source>The document names "%1" as its lower layer. Only files beside the document are opened, so that one is not.</source>
        <translation>この文書の下位層は「%1」となっています。文書と同じ場所にあるファイルだけを開くので、これは開きません。</translation>
    </message>
    <message>
        <source>Expected trees in the zone "%1"; the file has these zones: %2.</source>
        <translation>ゾーン「%1」の木が必要ですが、ファイルのゾーンは次のとおりです: %2。</translation>
    </message>
    <message>
        <source>The node refers to the word "%1", which the m-layer does not have.</source>
        <translation>ノードが参照している語「%1」は m 層にありません。</translation>
    </message>
    <message>
        <source>Expected each id once, but "%1" is the id of two nodes.</source>
        <translation>ID は 1 回だけ使えますが、「%1」が 2 つのノードの ID になっています。</translation>
    </message>
    <message>
        <source>Expected the place of the word in the sentence, a number from 1, in ord, found "%1".</source>
        <translation>ord には文中の語の位置（1 以上の数）が必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>Expected each number once in ord, but two nodes have %1.</source>
        <translation>ord の各数は 1 回だけ使えますが、2 つのノードが %1 です。</translation>
    </message>
    <message>
        <source>Expected ord %1 for the next word, found %2.</source>
        <translation>次の語の ord は %1 であるべきですが、%2 です。</translation>
    </message>
    <message>
        <source>PML files are not made of other formats. Open an existing one and edit that.</source>
        <translation>ほかの形式から PML ファイルを作ることはできません。既存のファイルを開いて編集してください。</translation>
    </message>
    <message>
        <source>Words cannot be added, removed, divided or joined in a Prague treebank: their ids stand in other files, too.</source>
        <translation>Prague ツリーバンクでは、語の追加、削除、分割、結合はできません。語の ID がほかのファイルにもあるからです。</translation>
    </message>
    <message>
        <source>The form "%1" cannot become "%2" in a Prague treebank: forms follow from the tokens of the w-layer.</source>
        <translation>Prague ツリーバンクでは、表層形「%1」を「%2」にすることはできません。表層形は w 層のトークンから決まります。</translation>
    </message>
    <message>
        <source>The word "%1" has no place in PML for a change of %2. Heads, afuns, flags, lemmas and tags can be changed.</source>
        <translation>語「%1」の %2 の変更は PML では表せません。変更できるのは係り先、afun、フラグ、レンマ、タグです。</translation>
    </message>
    <message>
        <source>Lemma and tag of "%1" cannot be changed: they do not stand in the part of the m-layer that belongs to this sentence.</source>
        <translation>「%1」のレンマとタグは変更できません。m 層のうち、この文に属する部分にないからです。</translation>
    </message>
    <message>
        <source>The word "%1" must have a head: in PML every node hangs on another one.</source>
        <translation>語「%1」には係り先が必要です。PML ではどのノードも別のノードに係ります。</translation>
    </message>
    <message>
        <source>The word "%1" would hang on itself by way of others, which PML cannot say.</source>
        <translation>語「%1」がほかの語を経て自身に係ることになります。PML ではこれを表せません。</translation>
    </message>
    <message>
        <source>The text "%1" has a character in it that XML cannot hold.</source>
        <translation>テキスト「%1」に、XML では使えない文字があります。</translation>
    </message>
    <message>
        <source>Sentence %1 differs in length: %2 and %3 words.</source>
        <translation>第 %1 文の長さ（%2 語と %3 語）が異なります。</translation>
    </message>
    <message>
        <source>Sentence %1, word %2 differs: "%3" and "%4".</source>
        <translation>第 %1 文の第 %2 語（「%3」と「%4」）が異なります。</translation>
    </message>
    <message>
        <source>The texts differ from here on, spaces not counted: "%4" here, "%3" in line %2 of %1.</source>
        <translation>ここから先のテキストが（空白を除いて）異なります。ここでは「%4」、%1 の %2 行目では「%3」です。</translation>
    </message>
    <message>
        <source>Sentence %1 is divided into other bunsetsu than in the gold treebank, from the bunsetsu %2 on.</source>
        <translation>第 %1 文は、文節 %2 以降の文節の区切りが正解のツリーバンクと異なります。</translation>
    </message>
    <message>
        <source>There are no bunsetsu to score: the units of this treebank are words. Bunsetsu come with KNP and CaboCha files.</source>
        <translation>評価する文節がありません。このツリーバンクの単位は語です。文節は KNP と CaboCha のファイルにあります。</translation>
    </message>
    <message>
        <source>The units of this treebank are bunsetsu, not words. Choose a parser of bunsetsu: tournament, sr, cc, relpref, bunsetsu-cle or bunsetsu-eisner.</source>
        <translation>このツリーバンクの単位は語ではなく文節です。文節のパーサを選んでください: tournament、sr、cc、relpref、bunsetsu-cle、bunsetsu-eisner。</translation>
    </message>
    <message>
        <source>%1 scores all dependencies before it chooses any, so it has no features of what is already decided. Train it with standard or additional features.</source>
        <translation>%1 は、係り先を選ぶ前にすべての係り受けのスコアを求めるので、決定済みの係り受けの素性を使えません。標準または追加の素性で学習させてください。</translation>
    </message>
    <message>
        <source>%1 asks how good each candidate is, which a support vector machine does not answer. Train it with the linear ranker.</source>
        <translation>%1 は各候補の良さを求めますが、サポートベクトルマシンではそれが得られません。線形の判定器で学習させてください。</translation>
    </message>
    <message>
        <source>The units of this treebank are words; a parser of bunsetsu needs bunsetsu, which come with KNP and CaboCha files.</source>
        <translation>このツリーバンクの単位は語です。文節のパーサには文節が必要で、文節は KNP と CaboCha のファイルにあります。</translation>
    </message>
    <message>
        <source>The units of this treebank are bunsetsu; the model knows dependencies between words. Parse it with a model of bunsetsu.</source>
        <translation>このツリーバンクの単位は文節ですが、モデルが扱うのは語の間の依存関係です。文節のモデルで解析してください。</translation>
    </message>
    <message>
        <source>A parser of bunsetsu needs the words of a text told apart and tagged, as JUMAN and MeCab do it: lines of words that end in EOS. This is plain text. Give what one of them writes of it, or name the program on the command line: --analyser juman.</source>
        <translation>文節のパーサには、JUMAN や MeCab が出力するような、区切られてタグの付いた語（EOS で終わる語の行）が必要です。これはプレーンテキストです。いずれかの出力を渡すか、コマンドラインでプログラムを指定してください: --analyser juman。</translation>
    </message>
    <message>
        <source>None of the %1 sentences can be trained on: a tree is needed in which every word has a head.</source>
        <translation>%1 文のどれも学習に使えません。すべての語に係り先のある木が必要です。</translation>
    </message>
    <message>
        <source>There is no development sentence with a tree whose score could tell when to stop. Name a treebank that has some.</source>
        <translation>木のある開発文がなく、そのスコアで学習の終了を判定できません。木のあるツリーバンクを指定してください。</translation>
    </message>
    <message>
        <source>The treebank has %1 different relations, more than the %2 that can be learnt. Train without relations.</source>
        <translation>ツリーバンクの関係ラベルは %1 種類あり、学習できる上限の %2 種類を超えています。関係ラベルなしで学習させてください。</translation>
    </message>
    <message>
        <source>This is no file of learning curves: "%1" is missing or wrong in it.</source>
        <translation>これは学習曲線のファイルではありません。「%1」がないか、正しくありません。</translation>
    </message>
    <message>
        <source>These learning curves were written by a later version of the program, which this one cannot read.</source>
        <translation>これらの学習曲線は、より新しいバージョンのプログラムで書かれており、このプログラムでは読み込めません。</translation>
    </message>
    <message>
        <source>This is no file of a simulated annotator: "%1" is missing or wrong in it.</source>
        <translation>これはアノテータのシミュレーションのファイルではありません。「%1」がないか、正しくありません。</translation>
    </message>
    <message>
        <source>This simulation was written by a later version of the program, which this one cannot read.</source>
        <translation>このシミュレーションは、より新しいバージョンのプログラムで書かれており、このプログラムでは読み込めません。</translation>
    </message>
    <message>
        <source>This is not an Arcwright model.</source>
        <translation>これは Arcwright のモデルではありません。</translation>
    </message>
    <message>
        <source>This model was made by a newer Arcwright (its format is version %1, this program knows version %2). Update Arcwright, or train the model again.</source>
        <translation>このモデルは、より新しい Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2 まで）。Arcwright を更新するか、モデルを学習し直してください。</translation>
    </message>
    <message>
        <source>This model was made by an older Arcwright (its format is version %1, this program knows version %2). Train it again.</source>
        <translation>このモデルは、より古い Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2）。学習し直してください。</translation>
    </message>
    <message>
        <source>The model is damaged: its checksum does not fit. Copy it or train it again.</source>
        <translation>モデルが壊れています。チェックサムが一致しません。コピーし直すか、学習し直してください。</translation>
    </message>
    <message>
        <source>The model is cut short. Copy it or train it again.</source>
        <translation>モデルが途中で切れています。コピーし直すか、学習し直してください。</translation>
    </message>
    <message>
        <source>This model was made by a newer Arcwright: its %1 is "%2", which this program does not know. Update Arcwright, or train the model again.</source>
        <translation>このモデルは、より新しい Arcwright で作られました。このプログラムは、その %1 の値「%2」に対応していません。Arcwright を更新するか、モデルを学習し直してください。</translation>
    </message>
    <message>
        <source>The model was trained with the language %1, and the text is said to be %2. Choose a model of that language, or one that was trained with none, or train one.</source>
        <translation>このモデルは言語 %1 で学習したもので、テキストの言語は %2 と指定されています。その言語のモデルか、言語を指定せずに学習したモデルを選ぶか、新しく学習させてください。</translation>
    </message>
    <message>
        <source>The model was trained on trees and cannot tell when a word has several parents. Train one with the decoder %1, or choose a decoder of trees.</source>
        <translation>このモデルは木で学習したもので、語に複数の係り先がある場合を扱えません。デコーダ %1 で学習させるか、木のデコーダを選んでください。</translation>
    </message>
    <message>
        <source>This model has weights of other kinds or in other numbers than %1, or was trained with another language set, so they have no mean. Train both with the same order of decoder, the same --language, and with relations or both without.</source>
        <translation>このモデルは %1 と重みの種類か数が異なるか、別の言語設定で学習したものなので、平均を取れません。デコーダの次数と --language を同じにし、関係ラベルの有無をそろえて、両方を学習させてください。</translation>
    </message>
    <message>
        <source>This model has other relations than %1, or has them in another order, so they have no mean. Train both on the same treebank.</source>
        <translation>このモデルは %1 と関係ラベルの種類か順序が異なるので、平均を取れません。同じツリーバンクで両方を学習させてください。</translation>
    </message>
    <message>
        <source>This model leaves out other arcs than %1, so they have no mean. Train both on the same treebank.</source>
        <translation>このモデルは %1 と除外するアークが異なるので、平均を取れません。同じツリーバンクで両方を学習させてください。</translation>
    </message>
    <message>
        <source>This is a model of dependencies between bunsetsu, not between words.</source>
        <translation>これは文節間の係り受けのモデルで、語の間のものではありません。</translation>
    </message>
    <message>
        <source>This is a model of dependencies between words, not between bunsetsu.</source>
        <translation>これは語の間の依存関係のモデルで、文節間のものではありません。</translation>
    </message>
    <message>
        <source>This model answers the questions of %1, not those of %2.</source>
        <translation>このモデルは %1 の判定を行うもので、%2 の判定には使えません。</translation>
    </message>
    <message>
        <source>This is not a checkpoint of an Arcwright training.</source>
        <translation>これは Arcwright の学習のチェックポイントではありません。</translation>
    </message>
    <message>
        <source>This checkpoint was made by a newer Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train from the beginning.</source>
        <translation>このチェックポイントは、より新しい Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2 まで）。そちらで続けるか、最初から学習させてください。</translation>
    </message>
    <message>
        <source>This checkpoint was made by an older Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train from the beginning.</source>
        <translation>このチェックポイントは、より古い Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2）。そちらで続けるか、最初から学習させてください。</translation>
    </message>
    <message>
        <source>The checkpoint is damaged: its checksum does not fit. Copy it again or train from the beginning.</source>
        <translation>チェックポイントが壊れています。チェックサムが一致しません。コピーし直すか、最初から学習させてください。</translation>
    </message>
    <message>
        <source>The checkpoint is cut short. Copy it again or train from the beginning.</source>
        <translation>チェックポイントが途中で切れています。コピーし直すか、最初から学習させてください。</translation>
    </message>
    <message>
        <source>This is the checkpoint of a training on other sentences. Name the files it was trained on.</source>
        <translation>これは別の文での学習のチェックポイントです。その学習に使ったファイルを指定してください。</translation>
    </message>
    <message>
        <source>This is the checkpoint of a training that was to stop by the scores of other development sentences. Name the files it was told.</source>
        <translation>これは、別の開発文のスコアで終了を判定する学習のチェックポイントです。その学習で指定したファイルを指定してください。</translation>
    </message>
    <message>
        <source>This is the checkpoint of a training with other settings: %1 is %2 there and %3 here. Choose what it was trained with.</source>
        <translation>これは設定の異なる学習のチェックポイントです。%1 が、チェックポイントでは %2、ここでは %3 です。学習時の設定を選んでください。</translation>
    </message>
    <message>
        <source>A model needs a name.</source>
        <translation>モデルには名前が必要です。</translation>
    </message>
    <message>
        <source>There is a model called "%1" on the shelf already. Choose another name.</source>
        <translation>モデル棚には「%1」というモデルがすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The file %1 is not on the shelf any more: another program took it away.</source>
        <translation>ファイル %1 はモデル棚にありません。別のプログラムが取り除きました。</translation>
    </message>
    <message>
        <source>The description beside the model cannot be read: it is no JSON object. It is left as it is; delete it or mend it to describe the model anew.</source>
        <translation>モデルに添えられた説明を読み込めません。JSON オブジェクトではありません。そのまま残します。モデルの説明を新しく書くには、これを削除するか修正してください。</translation>
    </message>
    <message>
        <source>This model was trained with version %1 of Arcwright, and this is version %2. It can be used; its scores are those of the version that trained it.</source>
        <translation>このモデルは Arcwright のバージョン %1 で学習したもので、このプログラムはバージョン %2 です。モデルは使えますが、スコアは学習時のバージョンによるものです。</translation>
    </message>
    <message>
        <source>This model has learnt the language %1, and the open treebank says that it is %2.</source>
        <translation>このモデルは言語 %1 を学習したもので、開いているツリーバンクの言語は %2 です。</translation>
    </message>
    <message>
        <source>The file of this model is another one than the description was written for, so that its scores and its data may be those of another model.</source>
        <translation>このモデルのファイルは、説明が書かれたときのものと異なります。スコアとデータの情報は別のモデルのものかもしれません。</translation>
    </message>
    <message>
        <source>There is no folder to keep models in: the user has no home folder.</source>
        <translation>モデルを保存するフォルダがありません。ユーザのホームフォルダがないためです。</translation>
    </message>
    <message>
        <source>These are not the sentences and settings of a training job.</source>
        <translation>これは学習ジョブの文と設定ではありません。</translation>
    </message>
    <message>
        <source>This training job was made by a newer Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train anew.</source>
        <translation>この学習ジョブは、より新しい Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2 まで）。そちらで続けるか、新しく学習させてください。</translation>
    </message>
    <message>
        <source>This training job was made by an older Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train anew.</source>
        <translation>この学習ジョブは、より古い Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2）。そちらで続けるか、新しく学習させてください。</translation>
    </message>
    <message>
        <source>What the training job was to learn from is damaged: its checksum does not fit. Remove the job and train anew.</source>
        <translation>学習ジョブの学習元が壊れています。チェックサムが一致しません。ジョブを削除して、新しく学習させてください。</translation>
    </message>
    <message>
        <source>What the training job was to learn from is cut short. Remove the job and train anew.</source>
        <translation>学習ジョブの学習元が途中で切れています。ジョブを削除して、新しく学習させてください。</translation>
    </message>
    <message>
        <source>The training job has sentences in a format that this program does not know: %1. Go on with the Arcwright that made it.</source>
        <translation>学習ジョブの文の形式 %1 に、このプログラムは対応していません。ジョブを作った Arcwright で続けてください。</translation>
    </message>
    <message>
        <source>The operating system says: %1.</source>
        <translation>オペレーティングシステムのメッセージ: %1。</translation>
    </message>
    <message>
        <source>It is process %1 on %2.</source>
        <translation>%2 上のプロセス %1 です。</translation>
    </message>
    <message>
        <source>Choose what to learn from: none of the sources is ticked.</source>
        <translation>学習元を選んでください。どれも選択されていません。</translation>
    </message>
    <message>
        <source>No sentence is confirmed yet. Confirm some, or learn from all sentences of the treebank.</source>
        <translation>確定済みの文がまだありません。文を確定するか、ツリーバンクのすべての文から学習させてください。</translation>
    </message>
    <message>
        <source>No sentence of the open treebank has a match of the pattern %1.</source>
        <translation>開いているツリーバンクに、パターン %1 に一致する文はありません。</translation>
    </message>
    <message>
        <source>The pattern %1 cannot be read from its character %2 on.</source>
        <translation>パターン %1 は、%2 文字目以降を解釈できません。</translation>
    </message>
    <message>
        <source>Analyses go into a document of a Prague treebank by the ids of its nodes; this one is in %1.</source>
        <translation>解析は、ノードの ID によって Prague ツリーバンクの文書に書き込まれますが、この文書は %1 形式です。</translation>
    </message>
    <message>
        <source>Expected the id of a node, Id= in MISC, with the word "%1", found none.</source>
        <translation>語「%1」の MISC にノードの ID (Id=) が必要ですが、ありません。</translation>
    </message>
    <message>
        <source>The document that the analyses go into has no node "%1".</source>
        <translation>解析を書き込む文書に、ノード「%1」がありません。</translation>
    </message>
    <message>
        <source>The node "%1" cannot hang on "%2": in the document that the analyses go into that is in another sentence.</source>
        <translation>ノード「%1」は「%2」に係ることができません。解析を書き込む文書では、別の文にあります。</translation>
    </message>
    <message>
        <source>The copy would take the place of the file that it is made of. Name another folder or file.</source>
        <translation>コピーが元のファイルを上書きします。別のフォルダかファイルを指定してください。</translation>
    </message>
    <message>
        <source>Expected each word of the m-layer in one node, but two refer to "%1".</source>
        <translation>m 層の各語に対応するノードは 1 つであるべきですが、「%1」を 2 つのノードが参照しています。</translation>
    </message>
    <message>
        <source>The word refers to the token "%1", which the w-layer does not have.</source>
        <translation>語が参照しているトークン「%1」は w 層にありません。</translation>
    </message>
    <message>
        <source>The node refers to "%1", a word of another sentence than the one the tree names in s.rf.</source>
        <translation>ノードが参照している語「%1」は、木が s.rf で示す文とは別の文にあります。</translation>
    </message>
    <message>
        <source>No node refers to the word "%1" of this sentence in the m-layer.</source>
        <translation>m 層のこの文の語「%1」を参照するノードがありません。</translation>
    </message>
    <message>
        <source>The technical root has no words under it.</source>
        <translation>技術的な根の下に語がありません。</translation>
    </message>
    <message>
        <source>Expected an afun of the Prague treebanks, as Sb or AuxP, found "%1".</source>
        <translation>Sb や AuxP のような Prague ツリーバンクの afun であるべきですが、「%1」です。</translation>
    </message>
    <message>
        <source>Expected a tag of 15 characters, found "%1" with %2.</source>
        <translation>タグは 15 文字であるべきですが、「%1」は %2 文字です。</translation>
    </message>
    <message>
        <source>Expected spell, num_normalization, ctcd or insert in form_change, found "%1".</source>
        <translation>form_change は spell、num_normalization、ctcd、insert のどれかであるべきですが、「%1」です。</translation>
    </message>
    <message>
        <source>The form "%1" is not the token "%2", and no form_change says why.</source>
        <translation>表層形「%1」がトークン「%2」と異なりますが、その理由を示す form_change がありません。</translation>
    </message>
    <message>
        <source>Expected the children of the node in the order of ord.</source>
        <translation>ノードの子は ord の順に並んでいるべきです。</translation>
    </message>
    <message>
        <source>Expected each id once in the file, but "%1" names another node before.</source>
        <translation>ID はファイル内で一意であるべきですが、「%1」は先に別のノードで使われています。</translation>
    </message>
    <message>
        <source>Only %1 sentences have a whole tree. The simulated annotator begins with a parser trained on %2, and needs more to annotate: let it begin with fewer, or open a larger treebank.</source>
        <translation>すべての語に係り先がある文は %1 文だけです。アノテータのシミュレーションは、%2 文で学習したパーサから始め、さらにアノテーションする文を必要とします。始めの文を減らすか、より大きなツリーバンクを開いてください。</translation>
    </message>
    <message>
        <source>All the sentences to learn from are among those that the parser is scored on, so there is nothing left to learn. Choose other files to score on.</source>
        <translation>学習に使う文がすべて評価に使う文に含まれているため、学習するものが残りません。評価には別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Expected at most %1 elements and attributes in a file, but here they are more.</source>
        <translation>1 つのファイルの要素と属性は合わせて最大 %1 個ですが、それより多くなっています。</translation>
    </message>
    <message>
        <source>The %1-layer of this document, %2, cannot be read. The trees can be seen and edited all the same, without what that file says of their words; the file stays as it is.</source>
        <translation>この文書の %1 層のファイル %2 を読み込めません。木の表示と編集はできますが、そのファイルにある語の情報は表示されません。ファイルはそのまま残します。</translation>
    </message>
    <message>
        <source>Expected the root element %1, found "%2".</source>
        <translation>ルート要素は %1 であるべきですが、「%2」です。</translation>
    </message>
    <message>
        <source>Lemma and tag of "%1" cannot be changed: they stand in the m-layer of the document, which is missing or cannot be read.</source>
        <translation>「%1」のレンマとタグは変更できません。これらは文書の m 層にありますが、m 層がないか、読み込めないためです。</translation>
    </message>
    <message>
        <source>The description of this training job is missing, damaged or of a newer Arcwright: what it was called is not known. What it learns from is there, and it can go on.</source>
        <translation>この学習ジョブの説明は、ないか、壊れているか、より新しい Arcwright のものです。そのため名前がわかりません。学習元は残っているので、学習は続けられます。</translation>
    </message>
    <message>
        <source>What is known of the words has changed since unsaved corrections were made. They are made again, in so many sentences: %1. In so many, something could not be made again: %2. All of it is kept in %3.</source>
        <translation>未保存の修正が行われた後に、語の情報が変わりました。修正を %1 文に復元しました。%2 文には復元できないものがありました。修正はすべて %3 に保持されています。</translation>
    </message>
    <message>
        <source>What is shown are the trees of the zone "%1". The file has others, too: %2.</source>
        <translation>表示しているのはゾーン「%1」の木です。ファイルにはほかのゾーンもあります: %2。</translation>
    </message>
    <message>
        <source>The two treebanks differ in length: %1 and %2 sentences. They differ from sentence %3 on.</source>
        <translation>2 つのツリーバンクの文数（%1 文と %2 文）が異なります。第 %3 文から食い違っています。</translation>
    </message>
    <message>
        <source>Choose another file, or check where it came from.</source>
        <translation>別のファイルを選ぶか、ファイルの出所を確認してください。</translation>
    </message>
    <message>
        <source>Check the name, and whether it was moved.</source>
        <translation>名前が正しいか、移動されていないか確認してください。</translation>
    </message>
    <message>
        <source>Divide it into smaller files.</source>
        <translation>小さいファイルに分割してください。</translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 and open it again.</source>
        <translation>ファイルを UTF-8 に変換して、開き直してください。</translation>
    </message>
    <message>
        <source>Use another character, or convert the file to UTF-8.</source>
        <translation>別の文字を使うか、ファイルを UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>Use another character.</source>
        <translation>別の文字を使ってください。</translation>
    </message>
    <message>
        <source>Type it in that form.</source>
        <translation>正しい形で入力してください。</translation>
    </message>
    <message>
        <source>Give it a head first.</source>
        <translation>先に係り先を指定してください。</translation>
    </message>
    <message>
        <source>Export the file as CoNLL-U if you need it.</source>
        <translation>必要なら、ファイルを CoNLL-U でエクスポートしてください。</translation>
    </message>
    <message>
        <source>Reload it, or save yours under another name.</source>
        <translation>再読み込みするか、自分の修正を別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Save it again, here or under another name.</source>
        <translation>ここに、または別の名前で、もう一度保存してください。</translation>
    </message>
    <message>
        <source>Mend it, or move it away, and open the treebank again.</source>
        <translation>ファイルを修正するか別の場所に移してから、ツリーバンクを開き直してください。</translation>
    </message>
    <message>
        <source>Look at the sentence as it is now, and choose again.</source>
        <translation>現在の文を確認して、選び直してください。</translation>
    </message>
    <message>
        <source>Edit it as text first.</source>
        <translation>先にテキストとして編集してください。</translation>
    </message>
    <message>
        <source>Use the command that is for it.</source>
        <translation>専用のコマンドを使ってください。</translation>
    </message>
    <message>
        <source>Type a form, or delete the word.</source>
        <translation>表層形を入力するか、語を削除してください。</translation>
    </message>
    <message>
        <source>Choose a relation.</source>
        <translation>関係ラベルを選んでください。</translation>
    </message>
    <message>
        <source>Change it in the table of words.</source>
        <translation>語の表で変更してください。</translation>
    </message>
    <message>
        <source>Choose another head.</source>
        <translation>別の係り先を選んでください。</translation>
    </message>
    <message>
        <source>Put the space where it is to be divided, between two parts.</source>
        <translation>分割する位置、つまり 2 つの部分の間に空白を入れてください。</translation>
    </message>
    <message>
        <source>Select another word.</source>
        <translation>別の語を選択してください。</translation>
    </message>
    <message>
        <source>Join the sentence with the next one instead.</source>
        <translation>代わりに、この文を次の文と結合してください。</translation>
    </message>
    <message>
        <source>Convert one of them first.</source>
        <translation>先にどちらかを変換してください。</translation>
    </message>
    <message>
        <source>Remove its comment line # newdoc first, if they belong together.</source>
        <translation>同じ文書に属するなら、先にコメント行 # newdoc を削除してください。</translation>
    </message>
    <message>
        <source>Give one of them another head first.</source>
        <translation>先に、そのうち 1 語の係り先を変えてください。</translation>
    </message>
    <message>
        <source>Give all but one of them a head first.</source>
        <translation>先に、1 語を残してほかの語の係り先を指定してください。</translation>
    </message>
    <message>
        <source>Select one first, with a click or the arrow keys.</source>
        <translation>先に、クリックか矢印キーで選択してください。</translation>
    </message>
    <message>
        <source>Train a parser, or open a model, first.</source>
        <translation>先にパーサを学習させるか、モデルを開いてください。</translation>
    </message>
    <message>
        <source>Predict the sentence again.</source>
        <translation>文をもう一度予測してください。</translation>
    </message>
    <message>
        <source>Choose one that the line below the diagram shows.</source>
        <translation>図の下の行に表示されているものから選んでください。</translation>
    </message>
    <message>
        <source>Correct it by hand, or waive it with a reason.</source>
        <translation>手で修正するか、理由を付けて許容してください。</translation>
    </message>
    <message>
        <source>The names are conllu, conllup, conllx, dtag, knp, cabocha and pml.</source>
        <translation>形式の名前は conllu、conllup、conllx、dtag、knp、cabocha、pml です。</translation>
    </message>
    <message>
        <source>Name the file that ends in .a or .treex.</source>
        <translation>.a または .treex で終わるファイルを指定してください。</translation>
    </message>
    <message>
        <source>Convert the document anew, which keeps the ids, or name the one it was made of.</source>
        <translation>文書を変換し直す（ID が保持されます）か、変換元の文書を指定してください。</translation>
    </message>
    <message>
        <source>Check that both are of the same text, divided in the same way.</source>
        <translation>両方が同じテキストで、同じように区切られているか確認してください。</translation>
    </message>
    <message>
        <source>Score them as words.</source>
        <translation>語を単位として評価してください。</translation>
    </message>
    <message>
        <source>Choose a parser of words, such as hill.</source>
        <translation>hill などの、語のパーサを選んでください。</translation>
    </message>
    <message>
        <source>Annotate some sentences completely, or learn from single arcs.</source>
        <translation>いくつかの文のアノテーションを完成させるか、個々のアークから学習させてください。</translation>
    </message>
    <message>
        <source>Update Arcwright.</source>
        <translation>Arcwright を更新してください。</translation>
    </message>
    <message>
        <source>Choose another model, or train one on this treebank.</source>
        <translation>別のモデルを選ぶか、このツリーバンクで新しく学習させてください。</translation>
    </message>
    <message>
        <source>Type one.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>Score it again before you rely on them.</source>
        <translation>スコアを信頼する前に、モデルを評価し直してください。</translation>
    </message>
    <message>
        <source>Set HOME or XDG_DATA_HOME and start the program again.</source>
        <translation>HOME または XDG_DATA_HOME を設定して、プログラムを起動し直してください。</translation>
    </message>
    <message>
        <source>Remove the job and train anew.</source>
        <translation>ジョブを削除して、新しく学習させてください。</translation>
    </message>
    <message>
        <source>Change the pattern, or leave that source out.</source>
        <translation>パターンを変更するか、その学習元を外してください。</translation>
    </message>
    <message>
        <source>Choose a folder that has some, or open the files themselves.</source>
        <translation>ツリーバンクのあるフォルダを選ぶか、ファイル自体を開いてください。</translation>
    </message>
    <message>
        <source>Check what it is, or have the program that wrote it write another format.</source>
        <translation>何のファイルか確認するか、書き出したプログラムで別の形式に書き出してください。</translation>
    </message>
    <message>
        <source>Mend the file in a text editor, or write it anew with the program that made it.</source>
        <translation>ファイルをテキストエディタで修正するか、作成したプログラムで書き出し直してください。</translation>
    </message>
    <message>
        <source>Bring that file back beside the document, and open it again.</source>
        <translation>そのファイルを文書と同じフォルダに戻し、文書を開き直してください。</translation>
    </message>
    <message>
        <source>Name one of these.</source>
        <translation>これらのどれかを指定してください。</translation>
    </message>
    <message>
        <source>Mend that place: Edit as text shows the sentence as it is in the file.</source>
        <translation>その箇所を修正してください。「テキストとして編集」で、文がファイルにあるとおりに表示されます。</translation>
    </message>
    <message>
        <source>This file has no trees in the zone "%1" and is read in the zone "%2". So many files have none in the zone that was named: %3.</source>
        <translation>このファイルにはゾーン「%1」の木がなく、ゾーン「%2」で読み込まれます。指定のゾーンに木がないファイルは %3 個です。</translation>
    </message>
    <message>
        <source>Expected one zone of the file, as a file is written by one at a time; both "%1" and "%2" are asked for. Name one of them.</source>
        <translation>ファイルは一度に 1 つのゾーンしか書けないため、ファイルのゾーンは 1 つだけにしてください。「%1」と「%2」の両方が指定されています。どちらか 1 つを指定してください。</translation>
    </message>
    <message>
        <source>Name a zone that all files have, or leave those files out.</source>
        <translation>すべてのファイルにあるゾーンを指定するか、これらのファイルを除いてください。</translation>
    </message>
    <message>
        <source>Each of them can be opened in its place, or be read beside it.</source>
        <translation>どのゾーンも、代わりに開くことも、横に並べて読むこともできます。</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>入力した内容を直してください。</translation>
    </message>
    <message>
        <source>Choose one of these types.</source>
        <translation>これらのタイプから 1 つ選んでください。</translation>
    </message>
    <message>
        <source>Check those sentences, and make again by hand what is missing.</source>
        <translation>これらの文を確認し、足りないところを手作業で直してください。</translation>
    </message>
    <message>
        <source>Of a folder only the files directly in it are read. So many of its subfolders have treebanks too: %1; the first is %2. Name the folder with /** behind it to read them, too.</source>
        <translation>フォルダは直下のファイルだけを読み込みます。ツリーバンクのあるサブフォルダもあります（%1 個、最初は %2）。それらも読み込むには、フォルダ名の後に /** を付けてください。</translation>
    </message>
    <message>
        <source>The tree refers to the sentence "%1", which the m-layer does not have.</source>
        <translation>木が参照している文「%1」は m 層にありません。</translation>
    </message>
    <message>
        <source>Expected each element once in a node, but this one has two named "%1".</source>
        <translation>各要素はノードに 1 つのはずですが、このノードには「%1」が 2 つあります。</translation>
    </message>
    <message>
        <source>The word "%1" cannot be marked as one whose governor is left out: the schema of this treebank is not that of PDT-C, with which the flag came, and no word has it.</source>
        <translation>語「%1」に、係り先が省略されているという印は付けられません。このツリーバンクのスキーマは、このフラグを導入した PDT-C のものではなく、フラグをもつ語もありません。</translation>
    </message>
    <message>
        <source>Use the afun ExD.</source>
        <translation>afun の ExD を使ってください。</translation>
    </message>
    <message>
        <source>%1 has several arcs in the enhanced graph, and none is selected.</source>
        <translation>%1 には拡張グラフに複数のアークがありますが、どれも選択されていません。</translation>
    </message>
    <message>
        <source>This is of the tree, and only the enhanced graph is shown, whose arcs are edited one by one.</source>
        <translation>これは木の操作ですが、表示中なのは拡張グラフだけです。そのアークは 1 本ずつ編集します。</translation>
    </message>
    <message>
        <source>The file has no basic phrases (lines +) here.</source>
        <translation>このファイルのここには基本句（+ の行）がありません。</translation>
    </message>
    <message>
        <source>The last basic phrase of a bunsetsu depends as the bunsetsu does, on one of another bunsetsu.</source>
        <translation>文節の最後の基本句は、文節と同じく、別の文節の基本句に係ります。</translation>
    </message>
    <message>
        <source>A basic phrase that is not the last of its bunsetsu depends on another one within it.</source>
        <translation>文節の最後でない基本句は、同じ文節内の別の基本句に係ります。</translation>
    </message>
    <message>
        <source>Basic phrases are shown, of which only heads, types and borders can be changed.</source>
        <translation>表示中なのは基本句です。変更できるのは係り先、タイプ、区切りだけです。</translation>
    </message>
    <message>
        <source>There is no bunsetsu on that side that could have the word.</source>
        <translation>そちら側に、語を移せる文節がありません。</translation>
    </message>
    <message>
        <source>It is the only word of its bunsetsu, which cannot be without any.</source>
        <translation>これは文節の唯一の語です。文節には語が必要です。</translation>
    </message>
    <message>
        <source>Files in the format %1 have no arcs between words of two sentences.</source>
        <translation>%1 形式のファイルでは、2 つの文の語の間のアークを表せません。</translation>
    </message>
    <message>
        <source>Both words are of the same sentence.</source>
        <translation>どちらの語も同じ文にあります。</translation>
    </message>
    <message>
        <source>The two words are of different files, which no arc can join.</source>
        <translation>2 つの語は別々のファイルにあるので、アークで結べません。</translation>
    </message>
    <message>
        <source>No edge of the word leads to another sentence.</source>
        <translation>この語には、ほかの文へのエッジがありません。</translation>
    </message>
    <message>
        <source>Of the %2 shares of this work %1 are missing: %3.</source>
        <translation>この作業の作業単位 %2 個のうち %1 個がありません: %3。</translation>
    </message>
    <message>
        <source>The shares in this folder are of other work: of other files, other options or another build of Arcwright.</source>
        <translation>このフォルダの作業単位は別の作業のものです。ファイル、オプション、または Arcwright のビルドが異なります。</translation>
    </message>
    <message>
        <source>This is not a share of a work.</source>
        <translation>これは作業単位のファイルではありません。</translation>
    </message>
    <message>
        <source>This share was written by a newer Arcwright (its format is version %1, this program knows version %2).</source>
        <translation>この作業単位は、より新しい Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2 まで）。</translation>
    </message>
    <message>
        <source>This share was written by an older Arcwright (its format is version %1, this program reads version %2 and later).</source>
        <translation>この作業単位は、より古い Arcwright で作られました（形式はバージョン %1、このプログラムが読み込めるのはバージョン %2 以降）。</translation>
    </message>
    <message>
        <source>The end of this share is missing.</source>
        <translation>この作業単位は途中で切れています。</translation>
    </message>
    <message>
        <source>This share is damaged.</source>
        <translation>この作業単位は壊れています。</translation>
    </message>
    <message>
        <source>Have these parts done, with --part, or leave out --merge.</source>
        <translation>これらの部分を --part で処理するか、--merge を外してください。</translation>
    </message>
    <message>
        <source>Give the same files and options as to those that did the parts.</source>
        <translation>各部分を処理したときと同じファイルとオプションを指定してください。</translation>
    </message>
    <message>
        <source>Delete the file; what it kept is done again.</source>
        <translation>ファイルを削除してください。保存されていた内容は処理し直します。</translation>
    </message>
    <message>
        <source>Select the arc first, with a click, or with Shift and the arrow up or down.</source>
        <translation>先に、クリックか、Shift と上下の矢印キーで、アークを選択してください。</translation>
    </message>
    <message>
        <source>Show the tree and the graph together again.</source>
        <translation>木とグラフをもう一度一緒に表示してください。</translation>
    </message>
    <message>
        <source>Show the bunsetsu again.</source>
        <translation>もう一度文節を表示してください。</translation>
    </message>
    <message>
        <source>Join the two bunsetsu instead.</source>
        <translation>代わりに、2 つの文節を結合してください。</translation>
    </message>
    <message>
        <source>Add a further parent instead.</source>
        <translation>代わりに、係り先を追加してください。</translation>
    </message>
    <message>
        <source>Open a file that has them, as KNP writes it.</source>
        <translation>基本句のあるファイル（KNP の出力形式）を開いてください。</translation>
    </message>
    <message>
        <source>Choose a word of the same file.</source>
        <translation>同じファイルの語を選んでください。</translation>
    </message>
    <message>
        <source>Convert the file into DTAG if you need them.</source>
        <translation>必要ならファイルを DTAG 形式に変換してください。</translation>
    </message>
    <message>
        <source>There is no %1 here or in the folder data below it. Expected a copy of the tools of Universal Dependencies (github.com/UniversalDependencies/tools).</source>
        <translation>%1 がここにも、その下の data フォルダにもありません。Universal Dependencies のツール (github.com/UniversalDependencies/tools) のコピーが必要です。</translation>
    </message>
    <message>
        <source>Expected JSON, which this is not.</source>
        <translation>JSON であるべきですが、そうではありません。</translation>
    </message>
    <message>
        <source>Expected an object (in braces) for %1.</source>
        <translation>%1 にはオブジェクト（波括弧）が必要です。</translation>
    </message>
    <message>
        <source>Expected a list (in brackets) for %1.</source>
        <translation>%1 にはリスト（角括弧）が必要です。</translation>
    </message>
    <message>
        <source>Expected a text (in quotation marks) for %1.</source>
        <translation>%1 には文字列（引用符付き）が必要です。</translation>
    </message>
    <message>
        <source>Expected a number for %1.</source>
        <translation>%1 には数値が必要です。</translation>
    </message>
    <message>
        <source>The language data say nothing of a language "%1".</source>
        <translation>言語データに言語「%1」はありません。</translation>
    </message>
    <message>
        <source>For words with spaces in the language %1 the data have an expression that cannot be read: %2.</source>
        <translation>言語 %1 の空白を含む語について、データの正規表現を読めません: %2。</translation>
    </message>
    <message>
        <source>Neither the name of the file (as cs_pdt-ud-dev.conllu) nor its first sentence (# language = cs) says which language it is in.</source>
        <translation>ファイル名（cs_pdt-ud-dev.conllu など）からも最初の文（# language = cs）からも、言語がわかりません。</translation>
    </message>
    <message>
        <source>Choose the folder of such a copy.</source>
        <translation>そのようなコピーのフォルダを選んでください。</translation>
    </message>
    <message>
        <source>Get a new copy of the data.</source>
        <translation>データを新しく入手してください。</translation>
    </message>
    <message>
        <source>Check its code, or get a newer copy of the data.</source>
        <translation>コードを確かめるか、より新しいデータを入手してください。</translation>
    </message>
    <message>
        <source>Name the language.</source>
        <translation>言語を指定してください。</translation>
    </message>
    <message>
        <source>Patterns find bunsetsu here, which a replacement neither inserts nor deletes.</source>
        <translation>ここではパターンは文節に一致します。置換では文節を挿入・削除できません。</translation>
    </message>
    <message>
        <source>A word is inserted beside a word, but %1 is an empty node.</source>
        <translation>語は語の隣に挿入しますが、%1 は空ノードです。</translation>
    </message>
    <message>
        <source>An empty node is in the enhanced graph alone, not in the tree.</source>
        <translation>空ノードは拡張グラフだけにあり、木にはありません。</translation>
    </message>
    <message>
        <source>Divide and join bunsetsu, and insert and delete words, in the diagram.</source>
        <translation>文節の分割と結合、語の挿入と削除は、図で行ってください。</translation>
    </message>
    <message>
        <source>Name a word of the pattern there.</source>
        <translation>そこにはパターンの語を指定してください。</translation>
    </message>
    <message>
        <source>Use arcs of the enhanced graph: add a +&gt;conj b.</source>
        <translation>拡張グラフのアークを使ってください。a +&gt;conj b を追加します。</translation>
    </message>
    <message>
        <source>The last basic phrase of a bunsetsu is to depend on one of the bunsetsu's head, which is %2 (counted from 0); but "%3" depends on basic phrase %1, which is in another bunsetsu.</source>
        <translation>文節の最後の基本句は、その文節の係り先（0 から数えて %2 番）の中の基本句に係るはずですが、「%3」は別の文節にある基本句 %1 に係っています。</translation>
    </message>
    <message>
        <source>The last basic phrase of a bunsetsu is to have the bunsetsu's type, which is %2; but "%3" has %1.</source>
        <translation>文節の最後の基本句のタイプは文節のタイプ %2 と同じはずですが、「%3」は %1 です。</translation>
    </message>
    <message>
        <source>Only the last basic phrase of a bunsetsu may depend on another bunsetsu; but "%2" depends on "%3" (basic phrase %1, counted from 0), which is in another.</source>
        <translation>ほかの文節に係ることができるのは文節の最後の基本句だけですが、「%2」は別の文節の「%3」（0 から数えて %1 番の基本句）に係っています。</translation>
    </message>
    <message>
        <source>There is no other basic phrase %1 (counted from 0) for "%2" to depend on.</source>
        <translation>「%2」の係り先となる別の基本句 %1（0 から数える）はありません。</translation>
    </message>
    <message>
        <source>The models of the folds that belong to this model are not beside it any more.</source>
        <translation>このモデルに付属する分割ごとのモデルが、同じフォルダにもうありません。</translation>
    </message>
    <message>
        <source>This is not the file of the models of folds that it should be.</source>
        <translation>このファイルは、本来あるべき分割ごとのモデルのファイルではありません。</translation>
    </message>
    <message>
        <source>These models of folds were written by a newer Arcwright (their format is version %1, this program knows version %2).</source>
        <translation>この分割ごとのモデルは、より新しい Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2 まで）。</translation>
    </message>
    <message>
        <source>These models of folds were written by an older Arcwright (their format is version %1, this program knows version %2).</source>
        <translation>この分割ごとのモデルは、より古い Arcwright で作られました（形式はバージョン %1、このプログラムが扱えるのはバージョン %2）。</translation>
    </message>
    <message>
        <source>The models of folds are damaged: their checksum does not fit.</source>
        <translation>分割ごとのモデルが壊れています。チェックサムが一致しません。</translation>
    </message>
    <message>
        <source>The models of folds are cut short.</source>
        <translation>分割ごとのモデルが途中で切れています。</translation>
    </message>
    <message>
        <source>These models of folds belong to another model.</source>
        <translation>この分割ごとのモデルは、別のモデルのものです。</translation>
    </message>
    <message>
        <source>The model is used without them: sentences that it has seen in training are not scored. Train it again if you need these scores.</source>
        <translation>モデルは、分割ごとのモデルなしで使われます。学習に使われた文は評価対象外です。そのスコアが必要なら、もう一度学習させてください。</translation>
    </message>
</context>
<context>
    <name>ProblemsSummary</name>
    <message>
        <source>only the structure of %1 is tested</source>
        <translation>%1 は構造だけを検査</translation>
    </message>
    <message>
        <source>without tests that need %1</source>
        <translation>%1 を要する検査を除く</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>エラー %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>情報 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waived</source>
        <translation>許容済み %1 個</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>検査中: %1…</translation>
    </message>
    <message>
        <source>there was too little memory to test all sentences</source>
        <translation>メモリ不足のため一部の文は未検査</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>; </source>
        <translation>。</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>問題 (%1)</translation>
    </message>
    <message>
        <source>Problems (?)</source>
        <translation>問題 (?)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested: the language data cannot be read (%1: %2)</source>
        <translation>レベル 4 と 5 は未検査: 言語データを読めません (%1: %2)</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested: no language data, see the settings</source>
        <translation>レベル 4 と 5 は未検査: 言語データがありません。設定を参照してください</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested where the language is %1, which the data do not know</source>
        <translation>レベル 4 と 5 は、データにない言語 %1 では未検査です</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested in %1, whose language is not known</source>
        <translation>レベル 4 と 5 は、言語のわからない %1 では未検査です</translation>
    </message>
    <message>
        <source>up to level 5, language: %1</source>
        <translation>レベル 5 まで、言語: %1</translation>
    </message>
</context>
<context>
    <name>ProgressBars</name>
    <message>
        <source>%p%</source>
        <comment>%p is the number</comment>
        <translation>%p%</translation>
    </message>
</context>
<context>
    <name>ProgressTexts</name>
    <message>
        <source>nobody named</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>1 分未満</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 時間</translation>
    </message>
    <message numerus="yes">
        <source>No sentence is confirmed yet, of %n sentence(s).</source>
        <translation>
            <numerusform>%n 文のうち、確定済みの文はまだありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n sentence(s) confirmed, %2 of %3 words (%4%).</source>
        <translation>
            <numerusform>%n 文中 %1 文、%3 語中 %2 語（%4%）を確定しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>As fast as lately, the rest takes %1 of work.</source>
        <translation>最近の速度で進めると、残りの作業時間は %1です。</translation>
    </message>
    <message>
        <source>Counted on this computer: %1 words an hour</source>
        <comment>figure</comment>
        <translation>このコンピュータでの計測: 1 時間あたり %1 語</translation>
    </message>
    <message>
        <source>; %1 keys and %2 seconds a corrected word</source>
        <comment>figures</comment>
        <translation>、修正 1 語あたり %1 打鍵・%2 秒</translation>
    </message>
    <message>
        <source>; %1% of the first suggestions right</source>
        <comment>figure</comment>
        <translation>、第 1 提案の正解率 %1%</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Words confirmed</source>
        <translation>確定した語</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3 words in %n sentence(s)</source>
        <comment>day, annotator, number</comment>
        <translation>
            <numerusform>%1、%2: %n 文の %3 語</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>確定数</translation>
    </message>
    <message>
        <source>First suggestions right, %</source>
        <translation>第 1 提案の正解率（%）</translation>
    </message>
    <message>
        <source>first suggestions</source>
        <translation>第 1 提案</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Confirmations %1: %2% of the first suggestions right</source>
        <translation>確定 %1 件目: 第 1 提案の正解率 %2%</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>アノテータ</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>文数</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>語数</translation>
    </message>
    <message>
        <source>Words an hour</source>
        <translation>1 時間あたりの語数</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>修正数</translation>
    </message>
    <message>
        <source>Keys a correction</source>
        <translation>修正あたりの打鍵数</translation>
    </message>
    <message>
        <source>Seconds a correction</source>
        <translation>修正あたりの秒数</translation>
    </message>
    <message>
        <source>Suggestions right, %</source>
        <translation>提案の正解率（%）</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>フォルダ</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>arc</source>
        <translation>アーク</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>siblings</source>
        <translation>兄弟</translation>
    </message>
    <message>
        <source>third order</source>
        <translation>3 次</translation>
    </message>
    <message>
        <source>whole tree</source>
        <translation>木全体</translation>
    </message>
    <message>
        <source>inside the arc</source>
        <translation>アークの内側</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>template, kind</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>RelationGloss</name>
    <message>
        <source>predicate of the main clause</source>
        <translation>主節の述語</translation>
    </message>
    <message>
        <source>subject</source>
        <translation>主語</translation>
    </message>
    <message>
        <source>object</source>
        <translation>目的語</translation>
    </message>
    <message>
        <source>adverbial</source>
        <translation>副詞的修飾語</translation>
    </message>
    <message>
        <source>attribute of a noun</source>
        <translation>名詞の修飾語</translation>
    </message>
    <message>
        <source>nominal part of a predicate with “be”</source>
        <translation>コピュラ文の述語名詞・形容詞</translation>
    </message>
    <message>
        <source>complement of verb and noun, on the noun</source>
        <translation>動詞と名詞の両方の補語（名詞に係る）</translation>
    </message>
    <message>
        <source>complement on the verb, its noun left out</source>
        <translation>動詞に係る補語（名詞は省略）</translation>
    </message>
    <message>
        <source>head of a coordination</source>
        <translation>等位接続の頂点</translation>
    </message>
    <message>
        <source>head of an apposition</source>
        <translation>同格の頂点</translation>
    </message>
    <message>
        <source>governor left out: ellipsis, title, address</source>
        <translation>係り先の省略: 省略文、見出し、呼びかけ</translation>
    </message>
    <message>
        <source>auxiliary verb</source>
        <translation>助動詞</translation>
    </message>
    <message>
        <source>preposition; its noun has the function</source>
        <translation>前置詞（機能はその名詞が示す）</translation>
    </message>
    <message>
        <source>subordinator; its clause has the function</source>
        <translation>従属接続詞（機能はその節が示す）</translation>
    </message>
    <message>
        <source>reflexive that belongs to the verb</source>
        <translation>動詞に属する再帰代名詞</translation>
    </message>
    <message>
        <source>reflexive of the passive</source>
        <translation>受動の再帰代名詞</translation>
    </message>
    <message>
        <source>redundant or emotive word</source>
        <translation>余剰の語、感情を表す語</translation>
    </message>
    <message>
        <source>connective or particle without a function</source>
        <translation>機能をもたないつなぎの語や小辞</translation>
    </message>
    <message>
        <source>word that puts a focus: only, even</source>
        <translation>焦点化の語:「だけ」「さえ」など</translation>
    </message>
    <message>
        <source>comma that joins nothing</source>
        <translation>何も並べないコンマ</translation>
    </message>
    <message>
        <source>other punctuation or symbol</source>
        <translation>その他の句読点・記号</translation>
    </message>
    <message>
        <source>punctuation that ends the sentence</source>
        <translation>文末の句読点</translation>
    </message>
    <message>
        <source>attribute, or else adverbial</source>
        <translation>名詞の修飾語、または副詞的修飾語</translation>
    </message>
    <message>
        <source>adverbial, or else attribute</source>
        <translation>副詞的修飾語、または名詞の修飾語</translation>
    </message>
    <message>
        <source>attribute, or else object</source>
        <translation>名詞の修飾語、または目的語</translation>
    </message>
    <message>
        <source>object, or else attribute</source>
        <translation>目的語、または名詞の修飾語</translation>
    </message>
    <message>
        <source>attribute of one of several nouns</source>
        <translation>複数の名詞のどれかの修飾語</translation>
    </message>
    <message>
        <source>noun that is a clause of its own</source>
        <translation>独立した節をなす名詞</translation>
    </message>
    <message>
        <source>address that is a clause of its own</source>
        <translation>独立した節をなす呼びかけ</translation>
    </message>
    <message>
        <source>particle that is a clause of its own</source>
        <translation>独立した節をなす小辞</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>限定詞</translation>
    </message>
    <message>
        <source>article</source>
        <translation>冠詞</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>否定</translation>
    </message>
    <message>
        <source>function that is not known</source>
        <translation>機能が不明</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>These are the arcs of the tree: see first whether the heads there are right, for this finds them no more.</source>
        <translation>木のアークをそのまま写します。先に木の係り先が正しいか確かめてください。直した後は、この検査では見つからなくなります。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Evaluation against %1</source>
        <translation>%1 に対する評価</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>%1 more rows are in the files.</source>
        <translation>ほかの %1 行はファイルにあります。</translation>
    </message>
    <message>
        <source>%1 words in %2 sentences. Scores are percentages; intervals are 95% (Wilson). Relations count whole, with their subtypes, except where the UD tools' scores are given. Punctuation is what is tagged %3.</source>
        <translation>%2 文、%1 語。スコアは百分率、区間は 95%（Wilson 法）です。UD のツールのスコアを示す場合を除き、関係ラベルは下位分類を含めて比べます。句読点は、タグが %3 のものです。</translation>
    </message>
    <message>
        <source>%1 bunsetsu in %2 sentences. Scores are percentages; intervals are 95% (Wilson). Punctuation is what is tagged %3.</source>
        <translation>%2 文、%1 文節。スコアは百分率、区間は 95%（Wilson 法）です。句読点は、タグが %3 のものです。</translation>
    </message>
    <message>
        <source>%1 has %2% of the words right, head and relation: %3 of %4.</source>
        <translation>%1 で係り先と関係ラベルが正しい語は %2% です（%4 語中 %3 語）。</translation>
    </message>
    <message>
        <source>%1 has %2% of the heads right: %3 of %4.</source>
        <translation>%1 で正しい係り先は %2% です（%4 個中 %3 個）。</translation>
    </message>
    <message>
        <source>%1 has %2% of the bunsetsu right, head and type: %3 of %4.</source>
        <translation>%1 で係り先とタイプが正しい文節は %2% です（%4 文節中 %3 文節）。</translation>
    </message>
    <message>
        <source>%1 has %2% of the heads of bunsetsu right: %3 of %4.</source>
        <translation>%1 で係り先が正しい文節は %2% です（%4 文節中 %3 文節）。</translation>
    </message>
    <message>
        <source>Of %1, %2 costs most: %3 of its %4 errors (%5%).</source>
        <translation>%1 で誤りが最も多いのは %2 で、誤り %4 個のうち %3 個（%5%）を占めます。</translation>
    </message>
    <message>
        <source>At a distance of %1 from the head %2% are right: that is %3% of all, and %4% of the errors.</source>
        <translation>係り先までの距離が %1 のときに正しいのは %2% です。これは全体の %3%、誤りの %4% にあたります。</translation>
    </message>
    <message>
        <source>Most often %1 is taken for %2: %3 times.</source>
        <translation>最も多い取り違えは %1 を %2 とするもので、%3 回あります。</translation>
    </message>
    <message>
        <source>%1 makes no error.</source>
        <translation>%1 に誤りはありません。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Scores of each system as dots, with their 95% intervals.</source>
        <translation>各システムのスコアを点で、95% 信頼区間とともに示します。</translation>
    </message>
    <message>
        <source>percent, with 95% intervals</source>
        <translation>%、95% 信頼区間つき</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>誤りの多いもの</translation>
    </message>
    <message>
        <source>Errors by %1 as bars, most errors first.</source>
        <translation>%1ごとの誤りを、多い順に棒で示します。</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%2ごとの %1</translation>
    </message>
    <message>
        <source>%1 of each system by %2, with 95% intervals.</source>
        <translation>各システムの %2ごとの %1 を、95% 信頼区間とともに示します。</translation>
    </message>
    <message>
        <source>%1 by kind of attachment</source>
        <translation>係り方の種類ごとの %1</translation>
    </message>
    <message>
        <source>Relations taken for others: %1</source>
        <translation>取り違えられた関係ラベル: %1</translation>
    </message>
    <message>
        <source>A heat map: rows are the relations of gold, columns those of %1, cells the number of words; what is right is grey. The sums are of what lies off the diagonal.</source>
        <translation>ヒートマップ。行は正解の関係ラベル、列は %1 の関係ラベル、セルは語数です。正しいものは灰色です。合計は対角線以外のものです。</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>%1, %2: %3 (95%: %4 to %5), %6 of %7</source>
        <translation>%1、%2: %3（95%: %4～%5）、%7 のうち %6</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 wrong, %5% of all errors</source>
        <translation>%1、%2: %4 のうち誤り %3、全誤りの %5%</translation>
    </message>
    <message>
        <source>%1 in gold, %2 in %3: %4</source>
        <translation>正解は %1、%3 は %2: %4</translation>
    </message>
    <message>
        <source>Examples of the largest kinds of error: %1</source>
        <translation>最も多い種類の誤りの例: %1</translation>
    </message>
    <message>
        <source>Gold above the words, %1 below. The arcs of the kind are heavy, those of gold blue, those of the system red; other wrong arcs are dashed.</source>
        <translation>語の上が正解、下が %1 です。この種類のアークは太線で、正解は青、システムは赤です。ほかの誤ったアークは破線です。</translation>
    </message>
    <message>
        <source>%1: %2 of %4 errors (%3%)</source>
        <translation>%1: 誤り %4 個のうち %2 個（%3%）</translation>
    </message>
    <message>
        <source>%1 taken for %2: %3 of %5 errors (%4%)</source>
        <translation>%1 を %2 と取り違え: 誤り %5 個のうち %3 個（%4%）</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>第 %1 文</translation>
    </message>
    <message>
        <source>Sentence %1 (%2)</source>
        <translation>第 %1 文（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Gold: %1.</source>
        <translation>正解: %1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>%1 hangs on %2 as %3</source>
        <translation>%1 は %3 として %2 に係る</translation>
    </message>
    <message>
        <source>%1 is the root</source>
        <translation>%1 は根</translation>
    </message>
    <message>
        <source>Its %1 words are too many to be drawn here. %2 %3</source>
        <translation>%1 語あり、ここに描くには長すぎます。%2 %3</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Every two systems</source>
        <translation>システムどうしの比較</translation>
    </message>
    <message>
        <source>score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>%1, without punctuation</source>
        <translation>%1、句読点を除く</translation>
    </message>
    <message>
        <source>%1, 95%</source>
        <translation>%1、95%</translation>
    </message>
    <message>
        <source>%1, without punctuation, 95%</source>
        <translation>%1、句読点を除く、95%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>%1ごと</translation>
    </message>
    <message>
        <source>words</source>
        <translation>語数</translation>
    </message>
    <message>
        <source>%1, errors</source>
        <translation>%1、誤り</translation>
    </message>
    <message>
        <source>%1, % of errors</source>
        <translation>%1、誤りの %</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>system</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>against</source>
        <translation>比較相手</translation>
    </message>
    <message>
        <source>only the first right</source>
        <translation>前者だけ正しい</translation>
    </message>
    <message>
        <source>only the second right</source>
        <translation>後者だけ正しい</translation>
    </message>
    <message>
        <source>McNemar, p</source>
        <translation>McNemar 検定の p 値</translation>
    </message>
    <message>
        <source>bootstrap, p</source>
        <translation>ブートストラップ法の p 値</translation>
    </message>
    <message>
        <source>second less first</source>
        <translation>後者 − 前者</translation>
    </message>
    <message>
        <source>95% of it</source>
        <translation>差の 95% 区間</translation>
    </message>
    <message>
        <source>in gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>% of those in gold</source>
        <translation>正解の語数に対する %</translation>
    </message>
    <message>
        <source>By kind of attachment</source>
        <translation>係り方の種類ごと</translation>
    </message>
    <message>
        <source>Kinds are defined by patterns of the search language; a word can be of several kinds or of none.</source>
        <translation>種類は検索言語のパターンで定義します。1 つの語が複数の種類に属することも、どれにも属さないこともあります。</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Repairs that make the trees gold's</source>
        <translation>正解の木にするための修正</translation>
    </message>
    <message>
        <source>%1, repairs</source>
        <translation>%1、修正数</translation>
    </message>
    <message>
        <source>%1, words</source>
        <translation>%1、語数</translation>
    </message>
    <message>
        <source>Words that move together from one head to the same other one are one repair.</source>
        <translation>同じ係り先から別の同じ係り先へまとめて移る語は、1 回の修正と数えます。</translation>
    </message>
    <message>
        <source>Another word is the root</source>
        <translation>別の語が根</translation>
    </message>
    <message>
        <source>Head and dependent have changed places</source>
        <translation>係り先と係り元が逆</translation>
    </message>
    <message>
        <source>Attached too low</source>
        <translation>係り先が低すぎる</translation>
    </message>
    <message>
        <source>Attached too high</source>
        <translation>係り先が高すぎる</translation>
    </message>
    <message>
        <source>Attached elsewhere</source>
        <translation>係り先が別の場所</translation>
    </message>
    <message>
        <source>Right head, another relation</source>
        <translation>係り先は正しいが関係ラベルが異なる</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>distance to the head</source>
        <translation>係り先までの距離</translation>
    </message>
    <message>
        <source>direction of the head</source>
        <translation>係り先の方向</translation>
    </message>
    <message>
        <source>sentence length</source>
        <translation>文の長さ</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>projectivity</source>
        <translation>射影性</translation>
    </message>
    <message>
        <source>training vocabulary</source>
        <translation>学習時の語彙</translation>
    </message>
    <message>
        <source>tag of the head</source>
        <translation>係り先のタグ</translation>
    </message>
    <message>
        <source>number of parents</source>
        <translation>係り先の数</translation>
    </message>
    <message>
        <source>position in the sentence</source>
        <translation>文中の位置</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>助詞</translation>
    </message>
    <message>
        <source>document</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>genre</source>
        <translation>ジャンル</translation>
    </message>
    <message>
        <source>confidence of the parser</source>
        <translation>パーサの確信度</translation>
    </message>
    <message>
        <source>kind of attachment</source>
        <translation>係り方の種類</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>candidates of the tournament</source>
        <translation>トーナメントの候補</translation>
    </message>
    <message>
        <source>margin of the closest game</source>
        <translation>最も僅差の対戦のマージン</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Czech (CoNLL-U)</source>
        <translation>チェコ語 (CoNLL-U)</translation>
    </message>
    <message>
        <source>English (CoNLL-U)</source>
        <translation>英語 (CoNLL-U)</translation>
    </message>
    <message>
        <source>Danish (DTAG)</source>
        <translation>デンマーク語 (DTAG)</translation>
    </message>
    <message>
        <source>Japanese (KNP)</source>
        <translation>日本語 (KNP)</translation>
    </message>
    <message>
        <source>Sample: trees of %1</source>
        <comment>a treebank</comment>
        <translation>サンプル: %1 の木</translation>
    </message>
</context>
<context>
    <name>ScoreMeanings</name>
    <message>
        <source>Unlabelled attachment score: of a hundred words, so many have the right head</source>
        <translation>UAS（unlabelled attachment score）: 係り先が正しい語の割合（100 語あたり）</translation>
    </message>
    <message>
        <source>Labelled attachment score: of a hundred words, so many have the right head and the right relation</source>
        <translation>LAS（labelled attachment score）: 係り先と関係ラベルがともに正しい語の割合（100 語あたり）</translation>
    </message>
</context>
<context>
    <name>SentenceCells</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2 行目</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み込めない</translation>
    </message>
    <message>
        <source>neither edited nor confirmed</source>
        <translation>未編集・未確定</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>比較対象なし</translation>
    </message>
    <message>
        <source>as in the layer “%1”</source>
        <translation>層「%1」と同じ</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) with another head or relation in the layer “%1”</source>
        <translation>
            <numerusform>層「%1」と係り先か関係ラベルが異なる語 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; seen in training, or made around corrections</source>
        <translation>%1。学習に使われた文、または修正を前提にした予測</translation>
    </message>
    <message>
        <source>edited, not saved yet (✎)</source>
        <translation>編集済み・未保存（✎）</translation>
    </message>
    <message>
        <source>confirmed (✓)</source>
        <translation>確定済み（✓）</translation>
    </message>
    <message>
        <source>with a remark (✉)</source>
        <translation>メモあり（✉）</translation>
    </message>
</context>
<context>
    <name>SentenceTitle</name>
    <message>
        <source>✓ confirmed</source>
        <translation>✓ 確定済み</translation>
    </message>
    <message>
        <source>✓ confirmed by %1</source>
        <translation>✓ 確定済み（確定者: %1）</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>第 %1 文 / 全 %2 文</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>編集済み</translation>
    </message>
    <message>
        <source>remark: %1</source>
        <translation>メモ: %1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>「%1」: %2</translation>
    </message>
    <message>
        <source>above: %1</source>
        <translation>上: %1</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>下: %1</translation>
    </message>
    <message>
        <source>seen in training: not scored</source>
        <translation>学習に使われた文: 評価対象外</translation>
    </message>
    <message>
        <source>not seen in training</source>
        <translation>学習に使われていない文</translation>
    </message>
    <message>
        <source>so long that the parser searched less</source>
        <translation>文が長いため、パーサの探索を制限</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) divided otherwise: not scored</source>
        <translation>
            <numerusform>語の区切りが異なる語 %n 個: 評価対象外</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>「%1」による予測</translation>
    </message>
    <message>
        <source>zone %1 (others: %2)</source>
        <translation>ゾーン %1（ほか: %2）</translation>
    </message>
    <message>
        <source>annotation and %1</source>
        <comment>which share the diagram</comment>
        <translation>アノテーションと%1</translation>
    </message>
    <message>
        <source>annotation</source>
        <translation>アノテーション</translation>
    </message>
    <message>
        <source>around your corrections, which stand in it, by a model that was trained on it: not scored</source>
        <translation>修正をそのまま前提にした、この文を学習したモデルによる予測: 評価対象外</translation>
    </message>
    <message>
        <source>around your corrections, which stand in it: not scored</source>
        <translation>修正をそのまま前提にした予測: 評価対象外</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>translation English Czech Danish Japanese locale</source>
        <translation>翻訳 ほんやく 英語 えいご チェコ語 デンマーク語 日本語 にほんご ロケール English Czech Danish Japanese locale</translation>
    </message>
    <message>
        <source>Annotator's name</source>
        <translation>アノテータの名前</translation>
    </message>
    <message>
        <source>user author who signature</source>
        <translation>ユーザ 利用者 りようしゃ 作者 さくしゃ 担当者 たんとうしゃ 署名 しょめい 氏名 しめい</translation>
    </message>
    <message>
        <source>Start where I left off</source>
        <translation>前回の続きから始める</translation>
    </message>
    <message>
        <source>session reopen startup last</source>
        <translation>セッション 再開 さいかい 起動 きどう 前回 ぜんかい 開き直す ひらきなおす</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>colours dark light night contrast appearance</source>
        <translation>色 いろ 配色 はいしょく 暗い くらい 明るい あかるい ダーク ライト 夜 よる コントラスト 外観 がいかん</translation>
    </message>
    <message>
        <source>Font of the window</source>
        <translation>ウィンドウのフォント</translation>
    </message>
    <message>
        <source>text size typeface points larger smaller</source>
        <translation>文字 もじ 大きさ おおきさ サイズ 書体 しょたい ポイント 大きく おおきく 小さく ちいさく</translation>
    </message>
    <message>
        <source>Words in the diagram</source>
        <translation>図の中の語</translation>
    </message>
    <message>
        <source>font size typeface Latin Greek Cyrillic larger smaller</source>
        <translation>フォント 文字 もじ 大きさ おおきさ サイズ 書体 しょたい ラテン文字 ギリシャ文字 キリル文字 大きく おおきく 小さく ちいさく</translation>
    </message>
    <message>
        <source>Chinese, Japanese and Korean words</source>
        <translation>中国語・日本語・韓国語の語</translation>
    </message>
    <message>
        <source>font size typeface kanji kana CJK script</source>
        <translation>フォント 文字 もじ 大きさ おおきさ サイズ 書体 しょたい 漢字 かんじ 仮名 かな ハングル CJK</translation>
    </message>
    <message>
        <source>Arabic and Hebrew words</source>
        <translation>アラビア語・ヘブライ語の語</translation>
    </message>
    <message>
        <source>font size typeface right to left script</source>
        <translation>フォント 文字 もじ 大きさ おおきさ サイズ 書体 しょたい 右から左 みぎからひだり 右横書き みぎよこがき</translation>
    </message>
    <message>
        <source>Arcs that are not compared</source>
        <translation>比較しないアーク</translation>
    </message>
    <message>
        <source>colour arc edge dependency</source>
        <translation>色 いろ アーク エッジ 係り受け かかりうけ 依存関係 いぞんかんけい</translation>
    </message>
    <message>
        <source>Arcs that are right</source>
        <translation>正しいアーク</translation>
    </message>
    <message>
        <source>colour arc edge dependency correct</source>
        <translation>色 いろ アーク エッジ 係り受け かかりうけ 正しい ただしい 正解 せいかい</translation>
    </message>
    <message>
        <source>Arcs with a wrong head</source>
        <translation>係り先が誤りのアーク</translation>
    </message>
    <message>
        <source>colour arc edge dependency error</source>
        <translation>色 いろ アーク エッジ 係り受け かかりうけ 係り先 かかりさき 誤り あやまり エラー</translation>
    </message>
    <message>
        <source>Arcs with a wrong relation</source>
        <translation>関係ラベルが誤りのアーク</translation>
    </message>
    <message>
        <source>colour arc edge dependency error label deprel</source>
        <translation>色 いろ アーク エッジ 係り受け かかりうけ 誤り あやまり エラー ラベル 関係 かんけい deprel</translation>
    </message>
    <message>
        <source>Arcs that the parser missed</source>
        <translation>パーサが見逃したアーク</translation>
    </message>
    <message>
        <source>Arcs that the parser added</source>
        <translation>パーサが余分に出したアーク</translation>
    </message>
    <message>
        <source>colour arc edge dependency error extra secondary</source>
        <translation>色 いろ アーク エッジ 係り受け かかりうけ 誤り あやまり エラー 余分 よぶん 副次 ふくじ</translation>
    </message>
    <message>
        <source>Both layers in one diagram</source>
        <translation>両方の層を 1 つの図に表示</translation>
    </message>
    <message>
        <source>Gold below the words</source>
        <translation>正解を語の下に表示</translation>
    </message>
    <message>
        <source>Draw a tree instead of arcs</source>
        <translation>アークの代わりに木を描く</translation>
    </message>
    <message>
        <source>Wrap long sentences</source>
        <translation>長い文を折り返す</translation>
    </message>
    <message>
        <source>Tags below the words</source>
        <translation>タグを語の下に表示</translation>
    </message>
    <message>
        <source>Lemmas below the words</source>
        <translation>レンマを語の下に表示</translation>
    </message>
    <message>
        <source>Readings below the words</source>
        <translation>読みを語の下に表示</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>mouse direction head dependent</source>
        <translation>マウス 方向 ほうこう 向き むき 係り先 かかりさき 係り元 かかりもと</translation>
    </message>
    <message>
        <source>mouse click select attach</source>
        <translation>マウス クリック 選択 せんたく 係らせる 係り先 かける</translation>
    </message>
    <message>
        <source>A new head brings its relation</source>
        <translation>係り先の変更に関係ラベルも合わせる</translation>
    </message>
    <message>
        <source>deprel label guess</source>
        <translation>関係 かんけい ラベル 推定 すいてい deprel</translation>
    </message>
    <message>
        <source>Letters are text if typed within</source>
        <translation>続けて打った文字をテキストと見なす間隔</translation>
    </message>
    <message>
        <source>milliseconds keys pause speed typing</source>
        <translation>ミリ秒 ミリびょう キー 間隔 かんかく 待ち時間 まちじかん 速さ はやさ 入力 にゅうりょく 打鍵 だけん</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>shortcuts keyboard hotkeys</source>
        <translation>ショートカット キーボード ホットキー 割り当て わりあて</translation>
    </message>
    <message>
        <source>Chords</source>
        <translation>連続キー</translation>
    </message>
    <message>
        <source>abbreviations shorthand relations keyboard</source>
        <translation>略記 りゃっき 短縮 たんしゅく 関係 かんけい ラベル キーボード</translation>
    </message>
    <message>
        <source>Learn from what I confirm</source>
        <translation>確定した文から逐次学習</translation>
    </message>
    <message>
        <source>online active learning live</source>
        <translation>オンライン学習 能動学習 のうどうがくしゅう 逐次 ちくじ ライブ</translation>
    </message>
    <message>
        <source>Parser</source>
        <translation>パーサ</translation>
    </message>
    <message>
        <source>decoder algorithm training default</source>
        <translation>デコーダ アルゴリズム 学習 がくしゅう 既定 きてい 標準 ひょうじゅん</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>エポック数</translation>
    </message>
    <message>
        <source>iterations training default</source>
        <translation>反復 はんぷく 繰り返し くりかえし 回数 かいすう 学習 がくしゅう 既定 きてい</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Fonts and colours</source>
        <translation>フォントと色</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Correcting</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 に書き込めません。</translation>
    </message>
    <message>
        <source>%1 is no file of settings. Choose one that was exported here.</source>
        <translation>%1 は設定ファイルではありません。このプログラムでエクスポートしたファイルを選んでください。</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>画面の表示倍率</translation>
    </message>
    <message>
        <source>scale scaling zoom larger smaller dpi</source>
        <translation>表示倍率 ひょうじばいりつ 拡大 かくだい 縮小 しゅくしょう ズーム 大きさ おおきさ 大きく おおきく 小さく ちいさく dpi</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>animation moving gliding fading accessibility</source>
        <translation>アニメーション 動き うごき 移動 いどう 滑らか なめらか フェード アクセシビリティ</translation>
    </message>
    <message>
        <source>font size larger smaller help manual</source>
        <translation>フォント 文字 もじ 大きさ おおきさ サイズ 大きく おおきく 小さく ちいさく ヘルプ マニュアル 説明書 せつめいしょ</translation>
    </message>
    <message>
        <source>Order of sentences at start</source>
        <translation>起動時の文の順序</translation>
    </message>
    <message>
        <source>queue next sentence annotation active learning</source>
        <translation>キュー 次の文 つぎのぶん 順番 じゅんばん アノテーション 能動学習 のうどうがくしゅう</translation>
    </message>
    <message>
        <source>Minutes of a budget</source>
        <translation>使える時間（分）</translation>
    </message>
    <message>
        <source>time annotation queue effort</source>
        <translation>時間 じかん アノテーション キュー 労力 ろうりょく 作業時間 さぎょうじかん</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学習器</translation>
    </message>
    <message>
        <source>algorithm perceptron training default</source>
        <translation>アルゴリズム パーセプトロン 学習 がくしゅう 既定 きてい 標準 ひょうじゅん</translation>
    </message>
    <message>
        <source>Stop after epochs without gain</source>
        <translation>改善なしで終了するエポック数</translation>
    </message>
    <message>
        <source>early stopping patience training default</source>
        <translation>早期終了 そうきしゅうりょう 打ち切り うちきり 学習 がくしゅう 既定 きてい 標準 ひょうじゅん patience</translation>
    </message>
    <message>
        <source>Honest predictions (5 folds)</source>
        <translation>交差検定で予測（5 分割）</translation>
    </message>
    <message>
        <source>jackknife cross-validation training default</source>
        <translation>ジャックナイフ 交差検定 こうさけんてい 学習 がくしゅう 既定 きてい 標準 ひょうじゅん</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>cores processors parallel training default</source>
        <translation>コア プロセッサ CPU 並列 へいれつ 学習 がくしゅう 既定 きてい 標準 ひょうじゅん</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>random order repeatable training default</source>
        <translation>乱数 らんすう ランダム 順序 じゅんじょ 再現 さいげん 学習 がくしゅう 既定 きてい 標準 ひょうじゅん</translation>
    </message>
    <message>
        <source>Parsers chosen for models</source>
        <translation>モデルごとに選んだパーサ</translation>
    </message>
    <message>
        <source>decoder parse with model</source>
        <translation>デコーダ 解析 かいせき モデル</translation>
    </message>
    <message>
        <source>Model at start</source>
        <translation>起動時のモデル</translation>
    </message>
    <message>
        <source>default parser file arcmodel</source>
        <translation>既定 きてい 標準 ひょうじゅん パーサ ファイル arcmodel</translation>
    </message>
    <message>
        <source>Analyser of Japanese text</source>
        <translation>日本語テキストの形態素解析器</translation>
    </message>
    <message>
        <source>JUMAN MeCab morphological service command words</source>
        <translation>JUMAN MeCab 形態素解析 けいたいそかいせき サービス コマンド 語 ご 単語 たんご</translation>
    </message>
    <message>
        <source>Parsers and services</source>
        <translation>パーサとサービス</translation>
    </message>
    <message>
        <source>Language data of UD</source>
        <translation>UD の言語データ</translation>
    </message>
    <message>
        <source>validation level 4 5 tools folder features relations auxiliaries</source>
        <translation>検証 けんしょう 検査 けんさ レベル 4 5 tools フォルダ 形態情報 けいたいじょうほう 素性 そせい 関係 かんけい 助動詞 じょどうし</translation>
    </message>
    <message>
        <source>Language of the treebanks</source>
        <translation>ツリーバンクの言語</translation>
    </message>
    <message>
        <source>validation level 4 5 code ISO 639</source>
        <translation>検証 けんしょう 検査 けんさ レベル 4 5 コード ISO 639</translation>
    </message>
    <message>
        <source>Text of the handbook, larger by</source>
        <translation>ハンドブックの文字を大きくする量</translation>
    </message>
    <message>
        <source>A click on the selected word and one on its head attach it</source>
        <translation>選択中の語と係り先を順にクリックして係らせる</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>mean of %1 models</source>
        <translation>%1 個のモデルの平均</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n エポック</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 語</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bunsetsu</source>
        <translation>
            <numerusform>%n 文節</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relation(s)</source>
        <translation>
            <numerusform>関係ラベル %n 種類</numerusform>
        </translation>
    </message>
    <message>
        <source>heads alone, no relations</source>
        <translation>係り先だけ、関係ラベルなし</translation>
    </message>
    <message>
        <source>tags of words</source>
        <translation>語のタグ</translation>
    </message>
    <message>
        <source>UAS %1, LAS %2</source>
        <translation>UAS %1、LAS %2</translation>
    </message>
    <message>
        <source>UAS %1</source>
        <translation>UAS %1</translation>
    </message>
    <message>
        <source>%1 on %2 (%3)</source>
        <comment>scores, sentences, how many</comment>
        <translation>%2（%3）で %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>デコーダ</translation>
    </message>
    <message>
        <source>%1, trained through %2</source>
        <translation>%1（%2 で学習）</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学習器</translation>
    </message>
    <message>
        <source>Learnt from</source>
        <translation>学習元</translation>
    </message>
    <message>
        <source>Tells</source>
        <translation>予測するもの</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>sentences, their file</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1 of %2 and %3 more</source>
        <comment>sentences, a file, how many other ones</comment>
        <translation>%2 の %1、ほか %3 ファイル</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>使用不可</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>other version</source>
        <translation>別のバージョン</translation>
    </message>
    <message>
        <source>other language</source>
        <translation>別の言語</translation>
    </message>
    <message>
        <source>other file</source>
        <translation>別のファイル</translation>
    </message>
    <message>
        <source>kept by itself</source>
        <translation>自動保存</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>学習データ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>学習日時</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Checksum of the data</source>
        <translation>データのチェックサム</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 (%2 MB)</source>
        <comment>path, size</comment>
        <translation>%1 (%2 MB)</translation>
    </message>
    <message>
        <source>%1, the heads of %2 were given</source>
        <comment>words, how many of them</comment>
        <translation>%1（うち係り先が与えられたのは %2）</translation>
    </message>
    <message>
        <source>description damaged</source>
        <translation>説明が破損</translation>
    </message>
    <message>
        <source>no description</source>
        <translation>説明なし</translation>
    </message>
    <message>
        <source>Models of folds</source>
        <translation>分割ごとのモデル</translation>
    </message>
    <message>
        <source>%1 beside it, each of which has not seen a part of the data (%2 MB)</source>
        <comment>how many models, size</comment>
        <translation>同じフォルダに %1 個、それぞれデータの一部を除いて学習 (%2 MB)</translation>
    </message>
</context>
<context>
    <name>SimulationComparison</name>
    <message>
        <source>learning live</source>
        <translation>逐次学習あり</translation>
    </message>
    <message>
        <source>not learning live</source>
        <translation>逐次学習なし</translation>
    </message>
    <message numerus="yes">
        <source>trained anew after %n sentence(s)</source>
        <translation>
            <numerusform>%n 文ごとに再学習</numerusform>
        </translation>
    </message>
    <message>
        <source>trained once</source>
        <translation>学習は 1 回</translation>
    </message>
    <message>
        <source>recent decisions first</source>
        <translation>最近の判断を優先</translation>
    </message>
    <message>
        <source>without recent decisions</source>
        <translation>最近の判断を使わない</translation>
    </message>
    <message numerus="yes">
        <source>after %n sentence(s)</source>
        <translation>
            <numerusform>%n 文の後</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 %3, %4 %5</source>
        <comment>simulation, figure across, its value, figure up, its value</comment>
        <translation>%1: %2 %3、%4 %5</translation>
    </message>
    <message>
        <source>(%1%)</source>
        <comment>more or less than another, percent</comment>
        <translation>（%1%）</translation>
    </message>
    <message>
        <source>To a LAS of %1 on sentences that are not annotated:</source>
        <translation>アノテーションの対象外の文で LAS が %1 になるまで:</translation>
    </message>
    <message>
        <source>%1: %2 words read, %3 decisions, %4 corrected words, %5 keys</source>
        <comment>simulation, numbers</comment>
        <translation>%1: 読んだ語 %2、判断 %3、修正した語 %4、打鍵 %5</translation>
    </message>
    <message>
        <source>sentences done</source>
        <translation>終えた文</translation>
    </message>
    <message>
        <source>words read</source>
        <translation>読んだ語</translation>
    </message>
    <message>
        <source>words suggested wrongly</source>
        <translation>提案が誤っていた語</translation>
    </message>
    <message>
        <source>corrected words</source>
        <translation>修正した語</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>打鍵</translation>
    </message>
    <message>
        <source>UAS</source>
        <translation>UAS</translation>
    </message>
    <message>
        <source>LAS</source>
        <translation>LAS</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>文数</translation>
    </message>
    <message>
        <source>Words read</source>
        <translation>読んだ語</translation>
    </message>
    <message>
        <source>Suggested wrongly</source>
        <translation>提案の誤り</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>修正した語</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>打鍵</translation>
    </message>
    <message>
        <source>Keys a wrong word</source>
        <translation>誤り 1 語あたりの打鍵</translation>
    </message>
    <message>
        <source>± UAS</source>
        <translation>± UAS</translation>
    </message>
    <message>
        <source>± LAS</source>
        <translation>± LAS</translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2 (%n run(s))</source>
        <comment>figures, standard deviation</comment>
        <translation>
            <numerusform>%1 ± %2（実行 %n 回）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepExport</name>
    <message>
        <source>en</source>
        <comment>the language of this translation, as HTML names it</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>%1: %2 | %3: %4</source>
        <comment>two algorithms, each with its step</comment>
        <translation>%1: %2 | %3: %4</translation>
    </message>
    <message>
        <source> (page %1)</source>
        <comment>of a lesson, after a stop's number</comment>
        <translation>（%1 ページ目）</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Before the first step (Home)</source>
        <translation>最初のステップの前へ (Home)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>戻る (←)</translation>
    </message>
    <message>
        <source>Play or stop (space)</source>
        <translation>再生・停止（スペース）</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>進む (→)</translation>
    </message>
    <message>
        <source>To the last step (End)</source>
        <translation>最後のステップへ (End)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Whole picture</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Stops of the lesson</source>
        <translation>レッスンの場面</translation>
    </message>
    <message>
        <source>Stop before (P)</source>
        <translation>前の場面 (P)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Next stop (N)</source>
        <translation>次の場面 (N)</translation>
    </message>
    <message>
        <source>The steps are drawn by a script, and this browser runs none.</source>
        <translation>ステップはスクリプトで描画されますが、このブラウザでは実行されません。</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Picture of the step</source>
        <translation>ステップの図</translation>
    </message>
    <message>
        <source>The step in words</source>
        <translation>ステップの説明</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>playing</comment>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message>
        <source>%1 of %2 parsers that had not seen it say head %3 (%4), %5.</source>
        <translation>この文を学習していないパーサ（%2 個中 %1 個）の解析: 係り先 %3 (%4)、関係ラベル %5。</translation>
    </message>
    <message>
        <source>%1 of %2 parsers that had not seen it say head %3 (%4).</source>
        <translation>この文を学習していないパーサ（%2 個中 %1 個）の解析: 係り先 %3 (%4)。</translation>
    </message>
    <message>
        <source>%1 of %2 parsers that had not seen it say that it hangs on the root.</source>
        <translation>この文を学習していないパーサ（%2 個中 %1 個）の解析: 根に係る。</translation>
    </message>
    <message>
        <source>%1 of %2 parsers that had not seen it say %5, not %6.</source>
        <translation>この文を学習していないパーサ（%2 個中 %1 個）の解析: %6 ではなく %5。</translation>
    </message>
    <message>
        <source>The same words elsewhere have %1 (%2×), here %3 (%4×): %5</source>
        <translation>同じ語の組が、ほかでは %1（%2 回）、ここでは %3（%4 回）です: %5</translation>
    </message>
    <message>
        <source>The same words elsewhere are linked the other way round, by %1 (%2×), here by %3 (%4×): %5</source>
        <translation>同じ語の組が、ほかでは逆向きに %1（%2 回）で、ここでは %3（%4 回）で結ばれています: %5</translation>
    </message>
    <message>
        <source>The same words elsewhere are linked by %1 (%2×), here they are not (%4×): %5</source>
        <translation>同じ語の組が、ほかでは %1（%2 回）で結ばれていますが、ここでは結ばれていません（%4 回）: %5</translation>
    </message>
    <message>
        <source>The same words elsewhere are not linked (%2×), here they are, by %3 (%4×): %5</source>
        <translation>同じ語の組が、ほかでは結ばれていません（%2 回）が、ここでは %3（%4 回）で結ばれています: %5</translation>
    </message>
</context>
<context>
    <name>Suspicions</name>
    <message>
        <source>How likely</source>
        <translation>誤りの見込み</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
    <message>
        <source>sent_id</source>
        <translation>sent_id</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>係り先</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>Rival head</source>
        <translation>別案の係り先</translation>
    </message>
    <message>
        <source>Rival relation</source>
        <translation>別案の関係ラベル</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Parsers contradict it</source>
        <translation>パーサとの食い違い</translation>
    </message>
    <message>
        <source>Same words, annotated otherwise</source>
        <translation>同じ語の別のアノテーション</translation>
    </message>
    <message>
        <source>It breaks a rule</source>
        <translation>規則違反</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>要判断</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>修正済み</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>edited since</source>
        <translation>その後編集</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n looked at were corrected</source>
        <comment>count</comment>
        <translation>
            <numerusform>確認した %n 個のうち %1 個を修正</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>維持 %1 個</translation>
    </message>
    <message>
        <source>%1 postponed</source>
        <translation>保留 %1 個</translation>
    </message>
</context>
<context>
    <name>Synonyms</name>
    <message>
        <source>load file treebank conllu conll</source>
        <translation>開く ひらく 読み込む よみこむ ロード ファイル ツリーバンク コーパス conllu conll knp cabocha</translation>
    </message>
    <message>
        <source>load directory treebank</source>
        <translation>フォルダ フォルダー ディレクトリ 開く ひらく 読み込む よみこむ ツリーバンク コーパス</translation>
    </message>
    <message>
        <source>diff parser output system second file layer</source>
        <translation>比較 ひかく 差分 さぶん 出力 しゅつりょく 第二 層 そう パーサ diff</translation>
    </message>
    <message>
        <source>convert format write</source>
        <translation>変換 へんかん 形式 けいしき フォーマット 書き出し かきだし 出力 しゅつりょく</translation>
    </message>
    <message>
        <source>image svg pdf png tikz latex figure</source>
        <translation>画像 がぞう 図 ず svg pdf png tikz latex</translation>
    </message>
    <message>
        <source>image clipboard figure</source>
        <translation>画像 がぞう 図 ず クリップボード</translation>
    </message>
    <message>
        <source>html pdf evaluation scores charts tables print</source>
        <translation>報告 ほうこく 評価 ひょうか スコア グラフ 表 ひょう 印刷 いんさつ html pdf</translation>
    </message>
    <message>
        <source>sidecar comments misc</source>
        <translation>別ファイル コメント メモ 確定 かくてい アノテーション情報 misc</translation>
    </message>
    <message>
        <source>load parser parse</source>
        <translation>読み込む よみこむ パーサ 解析 かいせき 構文解析 こうぶんかいせき モデル</translation>
    </message>
    <message>
        <source>same correction identical similar more like this propagate</source>
        <translation>同じ おなじ 修正 しゅうせい 類似 るいじ 似た にた 同類 どうるい まとめて</translation>
    </message>
    <message>
        <source>attach governor parent</source>
        <translation>係り先 かかりさき 係り受け かかりうけ 主辞 しゅじ 親 おや ヘッド head</translation>
    </message>
    <message>
        <source>attach top</source>
        <translation>根 ね ルート root 係り先なし</translation>
    </message>
    <message>
        <source>deprel label function dependency type</source>
        <translation>関係 かんけい ラベル 係り受けタイプ 種類 しゅるい deprel</translation>
    </message>
    <message>
        <source>secondary edge enhanced deps head</source>
        <translation>副次 ふくじ 第二 親 おや 係り先 かかりさき 拡張 かくちょう enhanced deps</translation>
    </message>
    <message>
        <source>detach edge dependency remove</source>
        <translation>削除 さくじょ 消す けす 切る きる 取り除く とりのぞく エッジ 係り受け かかりうけ</translation>
    </message>
    <message>
        <source>take suggestion</source>
        <translation>提案 ていあん 採用 さいよう 受け入れる うけいれる</translation>
    </message>
    <message>
        <source>take suggestions</source>
        <translation>提案 ていあん 採用 さいよう すべて 全部 ぜんぶ 一括 いっかつ</translation>
    </message>
    <message>
        <source>fix lock constrain</source>
        <translation>固定 こてい ロック 制約 せいやく ピン</translation>
    </message>
    <message>
        <source>approve done finished validated</source>
        <translation>承認 しょうにん 完了 かんりょう 終わり おわり 確認 かくにん 検証済み</translation>
    </message>
    <message>
        <source>comment note</source>
        <translation>メモ コメント 注釈 ちゅうしゃく 注記 ちゅうき</translation>
    </message>
    <message>
        <source>token form lemma upos xpos tag feats features misc</source>
        <translation>トークン 表層形 ひょうそうけい レンマ 基本形 きほんけい 原形 げんけい 品詞 ひんし タグ 素性 そせい upos xpos feats misc</translation>
    </message>
    <message>
        <source>raw source conllu</source>
        <translation>生データ なまデータ ソース テキスト conllu</translation>
    </message>
    <message>
        <source>metadata sent_id</source>
        <translation>メタデータ コメント sent_id</translation>
    </message>
    <message>
        <source>split token</source>
        <translation>分割 ぶんかつ 分ける わける 区切る くぎる トークン</translation>
    </message>
    <message>
        <source>merge tokens</source>
        <translation>結合 けつごう 連結 れんけつ つなげる まとめる トークン</translation>
    </message>
    <message>
        <source>remove token</source>
        <translation>削除 さくじょ 消す けす 取り除く とりのぞく トークン</translation>
    </message>
    <message>
        <source>mwt range contraction</source>
        <translation>複数語 ふくすうご 縮約 しゅくやく 範囲 はんい mwt</translation>
    </message>
    <message>
        <source>null ellipsis enhanced</source>
        <translation>空 から 省略 しょうりゃく ゼロ 拡張 かくちょう enhanced</translation>
    </message>
    <message>
        <source>split divide</source>
        <translation>分割 ぶんかつ 分ける わける 区切る くぎる 文分割 ぶんぶんかつ</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>結合 けつごう 連結 れんけつ つなげる まとめる</translation>
    </message>
    <message>
        <source>settings abbreviations shorthand deprel tags keys</source>
        <translation>設定 せってい 略記 りゃっき 短縮 たんしゅく ラベル タグ キー deprel</translation>
    </message>
    <message>
        <source>mouse direction drag</source>
        <translation>マウス 方向 ほうこう 向き むき ドラッグ</translation>
    </message>
    <message>
        <source>deprel label guess</source>
        <translation>関係 かんけい ラベル 推定 すいてい deprel</translation>
    </message>
    <message>
        <source>query grep pattern rewrite</source>
        <translation>検索 けんさく 置換 ちかん 問い合わせ といあわせ パターン 書き換え かきかえ grep</translation>
    </message>
    <message>
        <source>error diff</source>
        <translation>誤り あやまり エラー 差分 さぶん 違い ちがい</translation>
    </message>
    <message>
        <source>validation error</source>
        <translation>検証 けんしょう 検査 けんさ エラー 警告 けいこく</translation>
    </message>
    <message>
        <source>learn parser model</source>
        <translation>学習 がくしゅう 訓練 くんれん トレーニング パーサ モデル</translation>
    </message>
    <message>
        <source>more data size samples extrapolation power law</source>
        <translation>データ量 りょう 規模 きぼ サイズ 標本 ひょうほん 外挿 がいそう べき乗則 べきじょうそく</translation>
    </message>
    <message>
        <source>active learning order queue cost keys effort experiment</source>
        <translation>能動学習 のうどうがくしゅう 順序 じゅんじょ キュー コスト 打鍵 だけん 労力 ろうりょく 実験 じっけん</translation>
    </message>
    <message>
        <source>online active learning update</source>
        <translation>オンライン 能動学習 のうどうがくしゅう 逐次 ちくじ 更新 こうしん</translation>
    </message>
    <message>
        <source>decoder algorithm</source>
        <translation>デコーダ アルゴリズム 解析 かいせき</translation>
    </message>
    <message>
        <source>errors gold mistakes jackknife inconsistent variation n-grams annotation check</source>
        <translation>誤り あやまり エラー 正解 せいかい 間違い まちがい 交差 ジャックナイフ 不整合 ふせいごう 揺れ ゆれ n-gram アノテーション 検査 けんさ</translation>
    </message>
    <message>
        <source>accept suspicious error correct</source>
        <translation>採用 さいよう 疑わしい うたがわしい 誤り あやまり 修正 しゅうせい 訂正 ていせい</translation>
    </message>
    <message>
        <source>ignore suspicious right gold</source>
        <translation>無視 むし 疑わしい うたがわしい 正しい ただしい 正解 せいかい 維持 いじ</translation>
    </message>
    <message>
        <source>postpone skip suspicious</source>
        <translation>保留 ほりゅう 後回し あとまわし 飛ばす とばす スキップ 疑わしい うたがわしい</translation>
    </message>
    <message>
        <source>player step chart eisner demonstration</source>
        <translation>プレーヤ プレイヤー 再生 さいせい ステップ チャート 実演 じつえん デモ eisner</translation>
    </message>
    <message>
        <source>explain reasons features weights</source>
        <translation>説明 せつめい 理由 りゆう 根拠 こんきょ 素性 そせい 重み おもみ</translation>
    </message>
    <message>
        <source>lines rows break</source>
        <translation>行 ぎょう 改行 かいぎょう 折り返し おりかえし</translation>
    </message>
    <message>
        <source>hierarchy constituent layout</source>
        <translation>階層 かいそう 構造 こうぞう 木 き 配置 はいち レイアウト</translation>
    </message>
    <message>
        <source>upos xpos part of speech pos</source>
        <translation>品詞 ひんし upos xpos pos</translation>
    </message>
    <message>
        <source>full screen hide panels zen</source>
        <translation>全画面 ぜんがめん フルスクリーン パネル 隠す かくす 集中 しゅうちゅう</translation>
    </message>
    <message>
        <source>night colours light mode</source>
        <translation>夜 よる 暗い くらい 色 いろ 明るい あかるい ライト モード 配色 はいしょく</translation>
    </message>
    <message>
        <source>settings keys hotkeys help</source>
        <translation>設定 せってい キー ホットキー ショートカット ヘルプ</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>バージョン ライセンス 版 はん 情報 じょうほう</translation>
    </message>
    <message>
        <source>setting settings option preferences</source>
        <translation>設定 せってい オプション 環境設定 かんきょうせってい</translation>
    </message>
    <message>
        <source>scale scaling zoom font larger smaller settings dpi</source>
        <translation>表示倍率 ひょうじばいりつ 拡大 かくだい 縮小 しゅくしょう ズーム 大きさ おおきさ フォント 設定 せってい dpi</translation>
    </message>
    <message>
        <source>options preferences configuration language font colours</source>
        <translation>設定 せってい オプション 環境設定 かんきょうせってい 構成 こうせい 言語 げんご フォント 色 いろ</translation>
    </message>
    <message>
        <source>treex parallel language selector translation side by side</source>
        <translation>treex 対訳 たいやく 並列 へいれつ 言語 げんご セレクタ 翻訳 ほんやく 並べて ならべて ゾーン</translation>
    </message>
    <message>
        <source>treex parallel language selector translation</source>
        <translation>treex 対訳 たいやく 並列 へいれつ 言語 げんご セレクタ 翻訳 ほんやく ゾーン</translation>
    </message>
    <message>
        <source>deps edeps conjuncts relative xcomp gapping case collapse basic</source>
        <translation>deps edeps 拡張 かくちょう enhanced 並列 へいれつ 並列要素 へいれつようそ 関係節 かんけいせつ 関係代名詞 かんけいだいめいし xcomp gapping 省略 しょうりゃく 格 かく case 取り除く とりのぞく 削除 さくじょ 基本 きほん</translation>
    </message>
    <message>
        <source>palette search anything</source>
        <translation>パレット 検索 けんさく 探す さがす 何でも なんでも</translation>
    </message>
    <message>
        <source>help manual documentation guide</source>
        <translation>ヘルプ マニュアル 説明書 せつめいしょ 文書 ぶんしょ ドキュメント ガイド 手引き てびき</translation>
    </message>
    <message>
        <source>help introduction tutorial beginner first steps</source>
        <translation>ヘルプ 入門 にゅうもん 紹介 しょうかい チュートリアル 初心者 しょしんしゃ 初めて はじめて 最初 さいしょ</translation>
    </message>
    <message>
        <source>coreference anaphora discourse bridging cross-sentence</source>
        <translation>共参照 きょうさんしょう 照応 しょうおう 談話 だんわ 連想照応 れんそうしょうおう 文間 ぶんかん 別の文 べつのぶん bridging</translation>
    </message>
    <message>
        <source>coreference antecedent jump stub</source>
        <translation>共参照 きょうさんしょう 先行詞 せんこうし ジャンプ 移動 いどう 飛ぶ とぶ もう一方 もういっぽう</translation>
    </message>
    <message>
        <source>morpheme border boundary move</source>
        <translation>形態素 けいたいそ 区切り くぎり 境界 きょうかい 移す うつす 移動 いどう</translation>
    </message>
    <message>
        <source>kihonku tag knp</source>
        <translation>基本句 きほんく タグ kihonku tag knp</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Open and save</source>
        <translation>開く・保存する</translation>
    </message>
    <message>
        <source>Go from sentence to sentence</source>
        <translation>文から文へ移動する</translation>
    </message>
    <message>
        <source>Find what is to be corrected</source>
        <translation>修正すべき箇所を探す</translation>
    </message>
    <message>
        <source>Correct heads and relations</source>
        <translation>係り先と関係ラベルを修正する</translation>
    </message>
    <message>
        <source>Confirm and remark</source>
        <translation>確定する・メモを付ける</translation>
    </message>
    <message>
        <source>Change words and sentences</source>
        <translation>語と文を変更する</translation>
    </message>
    <message>
        <source>Annotate Prague treebanks</source>
        <translation>Prague ツリーバンクにアノテーションをする</translation>
    </message>
    <message>
        <source>Search and replace</source>
        <translation>検索する・置換する</translation>
    </message>
    <message>
        <source>Look at the diagram</source>
        <translation>図を見る</translation>
    </message>
    <message>
        <source>Compare and analyse errors</source>
        <translation>比較する・誤りを分析する</translation>
    </message>
    <message>
        <source>Check suspicious annotations</source>
        <translation>疑わしいアノテーションを調べる</translation>
    </message>
    <message>
        <source>Train and predict</source>
        <translation>学習させる・予測する</translation>
    </message>
    <message>
        <source>Watch an algorithm</source>
        <translation>アルゴリズムを観察する</translation>
    </message>
    <message>
        <source>Teach a class</source>
        <translation>授業で教える</translation>
    </message>
    <message>
        <source>Arrange the window</source>
        <translation>ウィンドウを整える</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>ヘルプを見る</translation>
    </message>
    <message>
        <source>Make and see enhanced graphs</source>
        <translation>拡張グラフを作る・見る</translation>
    </message>
</context>
<context>
    <name>TeachingProblem</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 を読み込めません。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: this is no JSON.</source>
        <translation>%1、%2 行目 %3 文字目: JSON ではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 に書き込めません。</translation>
    </message>
    <message>
        <source>%1 is no %2 file.</source>
        <translation>%1 は %2 ファイルではありません。</translation>
    </message>
    <message>
        <source>%1: %2 is damaged.</source>
        <translation>%1: %2 が壊れています。</translation>
    </message>
    <message>
        <source>%1 has the answers to another exercise.</source>
        <translation>%1 は別の演習の解答です。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Arcwright; this one reads version %2.</source>
        <translation>%1 は、より新しいバージョンの Arcwright で書かれています。この Arcwright が読めるのはバージョン %2 です。</translation>
    </message>
    <message>
        <source>%1: %2 is missing; expected %3.</source>
        <translation>%1: %2 がありません（必要なもの: %3）。</translation>
    </message>
    <message>
        <source>%1: %2 is not what was expected: %3.</source>
        <translation>%1: %2 が正しくありません（必要なもの: %3）。</translation>
    </message>
    <message>
        <source>%1 is larger than %2; no such file has to be.</source>
        <translation>%1 は %2 を超えています。このようなファイルがこれほど大きくなることはありません。</translation>
    </message>
    <message>
        <source>%1: %2 is out of range; expected %3.</source>
        <translation>%1: %2 が範囲外です（必要なもの: %3）。</translation>
    </message>
    <message>
        <source>Check that it is there and that you may read it.</source>
        <translation>ファイルがあるか、読み取りの権限があるか確認してください。</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>別のフォルダか名前を選んでください。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Update Arcwright.</source>
        <translation>Arcwright を更新してください。</translation>
    </message>
    <message>
        <source>Ask for the file again, or mend it in a text editor.</source>
        <translation>ファイルをもう一度もらうか、テキストエディタで修正してください。</translation>
    </message>
    <message>
        <source>%1: %2 is not known; expected %3.</source>
        <translation>%1: %2 は不明です。%3 のいずれかが必要です。</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>This is a sentence of a sample treebank. The arcs above the words are what the treebank says; those below are what a parser predicts that was trained just now and has not seen this sentence.</source>
        <translation>これはサンプルのツリーバンクの文です。語の上のアークはツリーバンクのもの、語の下のアークはパーサの予測です。このパーサは、いま学習を終えたばかりで、この文は学習していません。</translation>
    </message>
    <message>
        <source>All sentences of the file, with the number of disagreements in each. Click one, or go on with {next-sentence} and back with {previous-sentence}.</source>
        <translation>ファイルのすべての文が、それぞれの不一致の数とともに並んでいます。文をクリックするか、{next-sentence} で次の文へ、{previous-sentence} で前の文へ移動します。</translation>
    </message>
    <message>
        <source>{next-difference} goes to the next disagreement, wherever it is; {next-to-decide} to the next word that is worth a look. Every key is written beside its command in the menus.</source>
        <translation>{next-difference} で、どの文にあっても次の不一致へ移動します。{next-to-decide} で、確認したほうがよい次の語へ移動します。どのキーも、メニューのコマンドの横に書いてあります。</translation>
    </message>
    <message>
        <source>To change a relation, click its label, or press {edit-relation}: type a few letters and press Enter.</source>
        <translation>関係ラベルを変えるには、ラベルをクリックするか {edit-relation} を押し、数文字を入力して Enter を押します。</translation>
    </message>
    <message>
        <source>For the word you select, this line lists what the parser thinks of, best first. The digits 1 to 9 take a guess; {take-proposal} takes what is proposed.</source>
        <translation>この行には、選択した語についてのパーサの推定候補が、よいものから順に並びます。数字の 1 から 9 で推定候補を、{take-proposal} で提案を採用します。</translation>
    </message>
    <message>
        <source>{undo} takes back any step, even after a restart. Everything you do is in a journal beside the file, so a crash loses nothing.</source>
        <translation>{undo} で、再起動した後でも、どの操作も元に戻せます。操作はすべて、ファイルと同じフォルダのジャーナルに記録されるので、異常終了しても何も失われません。</translation>
    </message>
    <message>
        <source>When the sentence is right, confirm it: {confirm-and-next} also goes on to the next one. The parser learns from it at once.</source>
        <translation>文が正しくなったら、確定します。{confirm-and-next} なら、確定して次の文へ進みます。パーサはその文からすぐに学習します。</translation>
    </message>
    <message>
        <source>{save} saves the treebank; lines you did not change stay as they were. Open your own with {open}. {handbook} opens the handbook at whatever you are looking at.</source>
        <translation>{save} でツリーバンクを保存します。変更していない行は元のままです。手持ちのツリーバンクは {open} で開きます。{handbook} で、いま見ているものについてのハンドブックのページが開きます。</translation>
    </message>
    <message>
        <source>The bar at the side leads to four workplaces on the same treebank. This is Analyse ({workplace-analyse}): what a parser gets wrong, and why.</source>
        <translation>横のバーで、同じツリーバンクを扱う 4 つの作業画面を切り替えます。ここは「分析」({workplace-analyse}) で、パーサが何を、なぜ誤るかを調べます。</translation>
    </message>
    <message>
        <source>Here are the parsers that are compared with the treebank. {open-layer} adds the output of another parser; click a name to leave it out.</source>
        <translation>ツリーバンクと比較するパーサが並んでいます。{open-layer} で、別のパーサの出力を加えます。名前をクリックすると、比較から外れます。</translation>
    </message>
    <message>
        <source>The scores, with intervals that say how sure they are. Sentences that the parser was trained on are not scored.</source>
        <translation>スコアと、その確かさを示す信頼区間です。パーサの学習に使われた文は評価対象外です。</translation>
    </message>
    <message>
        <source>The other charts say where the errors are: which relations, how far, in which kinds of attachment. Click a bar, a point or a cell, and the words behind it are listed with their trees.</source>
        <translation>ほかの図からは、誤りがどの関係ラベル、どの距離、どの種類の係り方にあるかがわかります。棒、点、セルのどれかをクリックすると、該当する語がその木とともに一覧になります。</translation>
    </message>
    <message>
        <source>The tab Causes asks the parser about each wrong head: did it not find the right tree, or does it prefer the wrong one?</source>
        <translation>「誤りの原因」タブでは、係り先の誤りごとに、パーサが正しい木を見つけられなかったのか、誤った木のほうを優先したのかを調べます。</translation>
    </message>
    <message>
        <source>Errors of the treebank itself: {find-suspicious} lists annotations that parsers contradict, or that are annotated otherwise elsewhere. You decide on each with one key.</source>
        <translation>ツリーバンク自体の誤りも探せます。{find-suspicious} で、パーサと食い違うアノテーションや、ほかの箇所と異なるアノテーションの一覧を作ります。それぞれ 1 つのキーで判断できます。</translation>
    </message>
    <message>
        <source>In the workplace Train you choose the parser and what it learns from; {train} starts it from anywhere. Its predictions become another layer to compare.</source>
        <translation>作業画面「学習」では、パーサと、その学習元を選びます。学習は、どの作業画面からでも {train} で始められます。パーサの予測は、比較できる層の 1 つになります。</translation>
    </message>
    <message>
        <source>{save-report} writes all of it as one page: verdicts, charts, tables and trees of typical errors.</source>
        <translation>{save-report} で、判定、図、表、典型的な誤りの木を 1 ページにまとめて保存します。</translation>
    </message>
    <message>
        <source>{find-pattern} searches by patterns over words, arcs and differences. {command-palette} finds anything by name; {handbook} opens the handbook at what you are looking at.</source>
        <translation>{find-pattern} で、語、アーク、不一致のパターンによる検索をします。{command-palette} で、何でも名前で探せます。{handbook} で、いま見ているものについてのハンドブックのページが開きます。</translation>
    </message>
    <message>
        <source>The workplace Teach ({workplace-teach}): figures of well-known papers as lessons, algorithms to watch, and exercises.</source>
        <translation>作業画面「教育」({workplace-teach}) には、有名な論文の図によるレッスン、動きを観察できるアルゴリズム、演習があります。</translation>
    </message>
    <message>
        <source>This is the player, on a sentence of the sample ({show-player} opens it on the sentence on view). It shows what the algorithm really does, step by step.</source>
        <translation>これはプレーヤで、サンプルの文を表示しています。表示中の文で開くには {show-player} を使います。アルゴリズムの実際の動作を、1 ステップずつ示します。</translation>
    </message>
    <message>
        <source>{player-forward} goes a step forward, {player-back} back, {player-play} plays and stops. The slider goes anywhere.</source>
        <translation>{player-forward} で 1 ステップ進み、{player-back} で 1 ステップ戻ります。{player-play} で再生・一時停止します。スライダでは、どのステップへも移動できます。</translation>
    </message>
    <message>
        <source>The same steps in words, with the figures the algorithm decides by. Click one to go to it.</source>
        <translation>同じステップを、アルゴリズムが決定に使う数値とともに、言葉で示します。クリックすると、そのステップへ移動します。</translation>
    </message>
    <message>
        <source>Choose the algorithm here, and the scores it works on: those of a model, drawn at random, or typed by hand ({player-scores}). {player-beside} puts a second algorithm beside the first.</source>
        <translation>ここでアルゴリズムと、それが使うスコアを選びます。スコアには、モデルのもの、ランダムなもの、手で入力するもの ({player-scores}) があります。{player-beside} で、2 つ目のアルゴリズムを並べて表示します。</translation>
    </message>
    <message>
        <source>{type-sentence} takes a sentence of your own, as on a blackboard: no treebank and no model are needed.</source>
        <translation>{type-sentence} で、黒板に書くように自分の文を入力できます。ツリーバンクもモデルも要りません。</translation>
    </message>
    <message>
        <source>{player-quiz} lets the class guess the next step; {player-lecture} fills the screen with the step in large type; {player-export} makes slides and handouts.</source>
        <translation>{player-quiz} で、クラスに次のステップを当てさせます。{player-lecture} で、ステップを大きな文字で画面いっぱいに表示します。{player-export} で、スライドと配布資料を作ります。</translation>
    </message>
    <message>
        <source>{make-exercise} makes a file of sentences whose trees your students draw; they hand in files, which one command marks.</source>
        <translation>{make-exercise} で、学生に木を描かせる文のファイルを作ります。学生が提出したファイルは、1 つのコマンドで採点できます。</translation>
    </message>
    <message>
        <source>{handbook} opens the handbook at what you are looking at, {command-palette} finds anything by name, and the tours are in this menu.</source>
        <translation>{handbook} で、いま見ているものについてのハンドブックのページが開きます。{command-palette} で、何でも名前で探せます。ツアーもこのメニューにあります。</translation>
    </message>
    <message>
        <source>This is a sentence of your treebank. The arcs above the words are what the treebank says. Once a parser is trained ({train}) or opened ({open-model}), the arcs below are what it predicts.</source>
        <translation>これはあなたのツリーバンクの文です。語の上のアークはツリーバンクのものです。パーサを学習させるか ({train})、開くと ({open-model})、その予測が語の下のアークとして表示されます。</translation>
    </message>
    <message>
        <source>Once there is a parser, a line below the diagram lists what it thinks of the word you select, best first. The digits 1 to 9 take a guess; {take-proposal} takes what is proposed.</source>
        <translation>パーサができると、図の下の行に、選択した語についてのパーサの推定候補が、よいものから順に並びます。数字の 1 から 9 で推定候補を、{take-proposal} で提案を採用します。</translation>
    </message>
    <message>
        <source>When the sentence is right, confirm it: {confirm-and-next} also goes on to the next one. A parser that was trained here learns from it at once.</source>
        <translation>文が正しくなったら、確定します。{confirm-and-next} なら、確定して次の文へ進みます。ここで学習させたパーサは、その文からすぐに学習します。</translation>
    </message>
    <message>
        <source>As soon as a parser has predicted the treebank, its scores are here, with intervals that say how sure they are. Sentences that it was trained on are not scored.</source>
        <translation>パーサがツリーバンクを予測すると、そのスコアが、確かさを示す信頼区間とともにここに表示されます。学習に使われた文は評価対象外です。</translation>
    </message>
    <message>
        <source>This is the player, on a sentence of your treebank ({show-player} opens it on the sentence on view). It shows what the algorithm really does, step by step.</source>
        <translation>これはプレーヤで、あなたのツリーバンクの文を表示しています。表示中の文で開くには {show-player} を使います。アルゴリズムの実際の動作を、1 ステップずつ示します。</translation>
    </message>
    <message>
        <source>To change a head, drag the word to its new head, or to the circle that comes above it then, to make it the root. With the keyboard: {choose-head}, then the number of the head.</source>
        <translation>係り先を変えるには、語を新しい係り先までドラッグします。ドラッグ中に語の上に現れる丸までドラッグすると、その語が根になります。キーボードでは、{choose-head} の後に係り先の番号を入力します。</translation>
    </message>
</context>
<context>
    <name>TrainingDefaults</name>
    <message>
        <source>The units are bunsetsu: a tournament of the candidates is the usual parser of these.</source>
        <translation>単位は文節です。文節には通常、候補どうしのトーナメントモデルを使います。</translation>
    </message>
    <message>
        <source>It has more than a million words: fewer passes are made over it.</source>
        <translation>語数が 100 万を超えるので、エポック数を減らします。</translation>
    </message>
    <message>
        <source>No sentence has a whole tree yet: draw some first, or learn from other files. These are the usual settings.</source>
        <translation>木の完成した文がまだありません。先にいくつか描くか、ほかのファイルから学習させてください。これらは標準の設定です。</translation>
    </message>
    <message>
        <source>%1% of the words have several parents, and it learns all of them.</source>
        <translation>語の %1% に複数の係り先があり、そのすべてを学習します。</translation>
    </message>
    <message>
        <source>%1% of the arcs are not projective: it climbs from the best projective tree to others.</source>
        <translation>アークの %1% が非射影的です。最良の射影的な木から山登り法でほかの木を探します。</translation>
    </message>
    <message>
        <source>Only %1% of the arcs are not projective: it looks for the best projective tree.</source>
        <translation>非射影的なアークは %1% だけです。最良の射影的な木を探します。</translation>
    </message>
    <message>
        <source>All arcs are projective: it looks for the best projective tree.</source>
        <translation>アークはすべて射影的です。最良の射影的な木を探します。</translation>
    </message>
</context>
<context>
    <name>TrainingOutlook</name>
    <message>
        <source>Finds the best tree of which no arcs cross, and looks at each arc by itself. Fast.</source>
        <translation>アーク 1 本ごとにスコアを付け、交差のない最良の木を探します。高速です。</translation>
    </message>
    <message>
        <source>Finds a tree of which no arcs cross, and looks at each arc together with the dependents that its words have inside it.</source>
        <translation>両端の語がアークの内側にもつ係り元も合わせて各アークにスコアを付け、交差のない木を探します。</translation>
    </message>
    <message>
        <source>Finds the best tree of which no arcs cross, and looks at neighbouring dependents together. More is right than with single arcs.</source>
        <translation>隣り合う係り元をまとめてスコアを付け、交差のない最良の木を探します。アークを 1 本ずつ見るより正確です。</translation>
    </message>
    <message>
        <source>Finds the best tree of all, also with arcs that cross, and looks at each arc by itself.</source>
        <translation>アーク 1 本ごとにスコアを付け、交差のある木も含めて最良の木を探します。</translation>
    </message>
    <message>
        <source>Begins with the best tree of which no arcs cross and changes one head after another as long as that is better, so that arcs can cross. For languages with free word order.</source>
        <translation>交差のない最良の木から始め、良くなるかぎり係り先を 1 つずつ変えます。アークの交差も可能になります。語順の自由な言語に向いています。</translation>
    </message>
    <message>
        <source>Changes one head after another as long as that is better, and adds further parents. For treebanks in which words have several.</source>
        <translation>良くなるかぎり係り先を 1 つずつ変え、追加の係り先も加えます。係り先が複数ある語を含むツリーバンクに向いています。</translation>
    </message>
    <message>
        <source>Begins with many trees, changes one head after another in each, keeps the best of all, and looks at whole trees. Slow.</source>
        <translation>多数の木から始め、それぞれの係り先を 1 つずつ変えて、最良のものを採ります。スコアは木全体を見て付けます。低速です。</translation>
    </message>
    <message>
        <source>The candidates for the head of a bunsetsu play against one another, two at a time; who wins the last game is the head.</source>
        <translation>文節の係り先の候補が 2 つずつ対戦し、最後の対戦の勝者が係り先になります。</translation>
    </message>
    <message>
        <source>Goes through the sentence once and asks of two bunsetsu whether one depends on the other. Fast.</source>
        <translation>文を 1 回走査し、2 つの文節について一方が他方に係るかどうかを判定します。高速です。</translation>
    </message>
    <message>
        <source>Goes through the sentence again and again, and asks of each bunsetsu whether it depends on the next one.</source>
        <translation>文を繰り返し走査し、各文節が次の文節に係るかどうかを判定します。</translation>
    </message>
    <message>
        <source>All candidates for the head of a bunsetsu are given a score at once; the best one is the head.</source>
        <translation>文節の係り先の候補すべてに一度にスコアを付け、最良の候補を係り先とします。</translation>
    </message>
    <message>
        <source>Finds the best tree of all, also with arcs that cross.</source>
        <translation>交差のある木も含めて最良の木を探します。</translation>
    </message>
    <message>
        <source>Finds the best tree of which no arcs cross.</source>
        <translation>交差のない最良の木を探します。</translation>
    </message>
    <message>
        <source>After each wrong tree, the weights change by the least that makes the right one better.</source>
        <translation>木を誤るたびに、正しい木のほうが上回るように重みを最小限だけ変えます。</translation>
    </message>
    <message>
        <source>After each wrong tree, the weights change by a fixed step; the mean of all steps is kept.</source>
        <translation>木を誤るたびに重みを一定のステップ幅で変え、全ステップの平均を採ります。</translation>
    </message>
    <message>
        <source>Ten parsers learn from the sentences in ten orders; their mean is kept. Ten times as slow.</source>
        <translation>10 通りの順序の文から 10 個のパーサを学習させ、その平均を採ります。10 倍の時間がかかります。</translation>
    </message>
    <message>
        <source>It is scored on the files you have chosen, after each pass over the sentences.</source>
        <translation>学習に使う文をひととおり処理するたびに、選んだファイルで評価します。</translation>
    </message>
    <message>
        <source>It is scored on every tenth sentence, from which it does not learn, after each pass over the others.</source>
        <translation>10 文に 1 文は学習に使わず、残りの文をひととおり処理するたびに、その文で評価します。</translation>
    </message>
    <message>
        <source>It learns from all sentences, and is scored by parsers that have not seen them.</source>
        <translation>すべての文から学習し、評価には、対象の文を学習していないパーサを使います。</translation>
    </message>
    <message>
        <source>All sentences are predicted: the trees of the parser stand below the words, and what differs is seen at once.</source>
        <translation>すべての文を予測します。パーサの木が語の下に表示されるので、違いがすぐにわかります。</translation>
    </message>
    <message>
        <source>Each sentence is predicted by a parser that has not learnt from it, so that its errors are honest.</source>
        <translation>各文は、その文を学習していないパーサが予測するので、誤りが実力どおりに現れます。</translation>
    </message>
    <message>
        <source>Sentences that it has learnt from are predicted better than others, so these are not scored.</source>
        <translation>学習した文はほかの文より正しく予測されるため、評価の対象外とします。</translation>
    </message>
</context>
<context>
    <name>TrainingProgress</name>
    <message>
        <source>a moment left</source>
        <translation>残りわずか</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>残り約 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>残り約 %1 分</translation>
    </message>
</context>
<context>
    <name>TransitionPlayer</name>
    <message>
        <source>%1 off the stack</source>
        <translation>%1 をスタックから除く</translation>
    </message>
    <message>
        <source>%1 back to the buffer</source>
        <translation>%1 をバッファに戻す</translation>
    </message>
    <message>
        <source>%1 onto the stack</source>
        <translation>%1 をスタックに積む</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a transition and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (by hand)</source>
        <translation>%1（手動）</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) without a head are attached</source>
        <translation>
            <numerusform>係り先のない %n 語に係り先を付ける</numerusform>
        </translation>
    </message>
    <message>
        <source>the tree is out of reach</source>
        <translation>目的の木に到達不能</translation>
    </message>
    <message>
        <source>the buffer is empty</source>
        <translation>バッファが空</translation>
    </message>
    <message>
        <source>it takes two from the stack</source>
        <translation>スタックに 2 つ必要</translation>
    </message>
    <message>
        <source>the root stays</source>
        <translation>根は除けない</translation>
    </message>
    <message>
        <source>the root comes last</source>
        <translation>根は最後</translation>
    </message>
    <message>
        <source>the root has its dependent</source>
        <translation>根の係り元は決定済み</translation>
    </message>
    <message>
        <source>it has a head</source>
        <translation>係り先は決定済み</translation>
    </message>
    <message>
        <source>it has no head yet</source>
        <translation>係り先が未決定</translation>
    </message>
    <message>
        <source>they were swapped</source>
        <translation>すでに入れ替え済み</translation>
    </message>
    <message>
        <source>Each transition is worth the best arc that it makes, or that it makes way for.</source>
        <translation>各遷移の値は、それが作るアーク、または作れるようにするアークのうち最良のもののスコアです。</translation>
    </message>
    <message>
        <source>The oracle knows the tree of the sentence and the transitions that lead to it.</source>
        <translation>オラクルは、文の木と、その木に至る遷移を知っています。</translation>
    </message>
    <message>
        <source>The sentence has a tree that these transitions cannot build: arcs that cross need SWAP.</source>
        <translation>文の木は、この遷移では作れません。交差するアークには SWAP が必要です。</translation>
    </message>
    <message>
        <source>The sentence has no tree for the oracle to follow.</source>
        <translation>文に木がないので、オラクルが従うものがありません。</translation>
    </message>
    <message numerus="yes">
        <source>The classifier has learnt from %n other sentence(s), not from this one.</source>
        <translation>
            <numerusform>分類器は、この文を除くほかの %n 文から学習しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>All words are in the buffer; the root alone is on the stack.</source>
        <translation>すべての語がバッファにあり、スタックには根だけがあります。</translation>
    </message>
    <message>
        <source>From here no transitions lead to the tree, and the oracle knows no other.</source>
        <translation>ここからその木に至る遷移はなく、オラクルはほかの木を知りません。</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>残っている動作はありません。</translation>
    </message>
    <message>
        <source>There was to choose from</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <source>Click: let the parser decide again</source>
        <translation>クリック: 判定をパーサに戻す</translation>
    </message>
    <message>
        <source>This transition comes next.</source>
        <translation>次に行う遷移です。</translation>
    </message>
    <message>
        <source>Click: %1 instead</source>
        <translation>クリック: 代わりに %1</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>決め方</translation>
    </message>
    <message>
        <source>scores of arcs</source>
        <translation>アークのスコア</translation>
    </message>
    <message>
        <source>the tree (oracle)</source>
        <translation>木（オラクル）</translation>
    </message>
    <message>
        <source>a classifier</source>
        <translation>分類器</translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <comment>why a transition cannot be taken</comment>
        <translation>残っている動作はない</translation>
    </message>
    <message>
        <source>What can come next</source>
        <translation>次に行える遷移</translation>
    </message>
    <message>
        <source>%1: −∞, for no arc is left that it would make, or make way for.</source>
        <comment>transitions</comment>
        <translation>%1: −∞。その遷移が作るアークも、作れるようにするアークも残っていません。</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>There is no bunsetsu %1 to depend on; the sentence has %2.</source>
        <translation>係り先の文節 %1 がありません。この文は %2 文節です。</translation>
    </message>
    <message>
        <source>A bunsetsu depends on a later one, but this one on bunsetsu %1.</source>
        <translation>文節は後方の文節に係りますが、この文節は文節 %1 に係っています。</translation>
    </message>
    <message>
        <source>Only the last bunsetsu of a sentence depends on no other.</source>
        <translation>どこにも係らないのは、文の最後の文節だけです。</translation>
    </message>
    <message>
        <source>The last bunsetsu is the root, but depends on bunsetsu %1.</source>
        <translation>最後の文節は根ですが、文節 %1 に係っています。</translation>
    </message>
    <message>
        <source>The dependency crosses that of bunsetsu %1.</source>
        <translation>この係り受けは文節 %1 の係り受けと交差します。</translation>
    </message>
    <message>
        <source>Expected D, P, I or A as type of the dependency, found "%1".</source>
        <translation>係り受けタイプは D、P、I、A のいずれかですが、「%1」です。</translation>
    </message>
    <message>
        <source>There is no word %1 to be the head; the sentence has %2.</source>
        <translation>係り先の語 %1 がありません。この文は %2 語です。</translation>
    </message>
    <message>
        <source>The heads of these words lead in a circle: %1.</source>
        <translation>次の語の係り先が閉路になっています: %1。</translation>
    </message>
    <message>
        <source>Heads and further parents of these words lead in a circle: %1.</source>
        <translation>次の語の係り先と追加の係り先が閉路になっています: %1。</translation>
    </message>
    <message>
        <source>The word has several plain primary heads: %1. The first counts.</source>
        <translation>この語には、印のない主要な係り先が複数あります: %1。最初のものが有効です。</translation>
    </message>
    <message>
        <source>More than one word is without a head: %1.</source>
        <translation>係り先のない語が 2 つ以上あります: %1。</translation>
    </message>
    <message>
        <source>Expected UTF-8, found bytes that are not.</source>
        <translation>UTF-8 として正しくないバイトがあります。</translation>
    </message>
    <message>
        <source>This character is not in the normal form NFC; usually it is a letter with its accent apart.</source>
        <translation>この文字は正規化形式 NFC ではありません。多くの場合、文字とアクセント記号が分かれています。</translation>
    </message>
    <message>
        <source>Comments stand before the first word of a sentence, not between or after words.</source>
        <translation>コメントは文の最初の語の前に置きます。語の間や後には置けません。</translation>
    </message>
    <message>
        <source>The line looks empty but has blanks in it.</source>
        <translation>空行のようですが、空白があります。</translation>
    </message>
    <message>
        <source>There is an empty line inside of the sentence.</source>
        <translation>文の中に空行があります。</translation>
    </message>
    <message>
        <source>Expected at least one word, found none. One empty line ends a sentence.</source>
        <translation>語が少なくとも 1 つ必要ですが、ありません。文は 1 つの空行で終わります。</translation>
    </message>
    <message>
        <source>Expected a comment (#) or a line that begins with the id of a word, found one that begins with "%1".</source>
        <translation>コメント (#) か、語の ID で始まる行が必要ですが、「%1」で始まる行があります。</translation>
    </message>
    <message>
        <source>Expected an empty line after the sentence.</source>
        <translation>文の後に空行が必要です。</translation>
    </message>
    <message>
        <source>Expected %2 columns with tabs between them, found %1.</source>
        <translation>タブ区切りの %2 列が必要ですが、%1 列です。</translation>
    </message>
    <message>
        <source>The %1 of a multiword token may have no blanks: it is one token.</source>
        <translation>複数語トークンの %1 に空白は含められません。1 つのトークンだからです。</translation>
    </message>
    <message>
        <source>The column %1 may have no blanks.</source>
        <translation>列 %1 に空白は含められません。</translation>
    </message>
    <message>
        <source>The column %1 is empty; write _ where there is nothing to say.</source>
        <translation>列 %1 が空です。値がないときは _ と書いてください。</translation>
    </message>
    <message>
        <source>The column %1 begins with a blank.</source>
        <translation>列 %1 が空白で始まっています。</translation>
    </message>
    <message>
        <source>The column %1 ends in a blank.</source>
        <translation>列 %1 が空白で終わっています。</translation>
    </message>
    <message>
        <source>The column %1 has several blanks in a row.</source>
        <translation>列 %1 に連続した空白があります。</translation>
    </message>
    <message>
        <source>Expected an id like 3 (a word), 3-4 (a multiword token) or 3.1 (an empty node), found "%1".</source>
        <translation>3（語）、3-4（複数語トークン）、3.1（空ノード）のような ID が必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>The multiword token %1 must stand before its first word.</source>
        <translation>複数語トークン %1 は、その最初の語の前に置きます。</translation>
    </message>
    <message>
        <source>The empty node %1 is out of place: behind the line of a word come its empty nodes, .1, .2 and so on, and only then the next word or multiword token.</source>
        <translation>空ノード %1 の位置が正しくありません。語の行の後に、その空ノードを .1、.2、… の順に置き、その後に次の語または複数語トークンを置きます。</translation>
    </message>
    <message>
        <source>Words count from 1 without gaps: expected %2, found %1.</source>
        <translation>語の番号は 1 から連続しますが、%2 であるべきところが %1 です。</translation>
    </message>
    <message>
        <source>The multiword token %1 ends before it begins.</source>
        <translation>複数語トークン %1 の終わりが始まりより前にあります。</translation>
    </message>
    <message>
        <source>%1 goes beyond the sentence, which has %2 words.</source>
        <translation>%1 が文の範囲を超えています。この文は %2 語です。</translation>
    </message>
    <message>
        <source>The multiword token %1 has words that belong to another one already.</source>
        <translation>複数語トークン %1 の語が、すでに別の複数語トークンに属しています。</translation>
    </message>
    <message>
        <source>Expected a head (the id of a word, or 0), found "%1".</source>
        <translation>係り先（語の ID、または 0）であるべきところに「%1」があります。</translation>
    </message>
    <message>
        <source>The sentence has no word %1 to be the head.</source>
        <translation>この文に、係り先の語 %1 はありません。</translation>
    </message>
    <message>
        <source>Expected enhanced arcs as head:relation|head:relation, found "%1".</source>
        <translation>拡張アークは head:relation|head:relation の形で書きますが、「%1」があります。</translation>
    </message>
    <message>
        <source>Expected the head of an enhanced arc (a word, an empty node, or 0), found "%1".</source>
        <translation>拡張アークの係り先（語、空ノード、または 0）であるべきところに「%1」があります。</translation>
    </message>
    <message>
        <source>The sentence has no word or empty node %1 to be the head of an enhanced arc.</source>
        <translation>この文に、拡張アークの係り先となる語または空ノード %1 はありません。</translation>
    </message>
    <message>
        <source>The word is its own head.</source>
        <translation>この語が自身に係っています。</translation>
    </message>
    <message>
        <source>Only one word can be the root of the sentence; here are several: %1.</source>
        <translation>文の根になれるのは 1 語だけですが、複数あります: %1。</translation>
    </message>
    <message>
        <source>This is not a tree: no way leads from the root to %1.</source>
        <translation>木になっていません。根から次に至る経路がありません: %1。</translation>
    </message>
    <message>
        <source>The %1 of a multiword token must be _, found "%2"; it belongs to the words.</source>
        <translation>複数語トークンの %1 は _ であるべきですが、「%2」です。値は各語に書きます。</translation>
    </message>
    <message>
        <source>The %1 of an empty node must be _, found "%2"; its arcs are in DEPS.</source>
        <translation>空ノードの %1 は _ であるべきですが、「%2」です。アークは DEPS に書きます。</translation>
    </message>
    <message>
        <source>"%1" is not one of the 17 universal parts of speech.</source>
        <translation>「%1」は 17 の普遍品詞のいずれでもありません。</translation>
    </message>
    <message>
        <source>XPOS is empty; write _ where there is no tag.</source>
        <translation>XPOS が空です。タグがないときは _ と書いてください。</translation>
    </message>
    <message>
        <source>The features must be in alphabetical order, whatever their case.</source>
        <translation>形態情報は、大文字と小文字を区別せず、アルファベット順に並べます。</translation>
    </message>
    <message>
        <source>Expected a feature like Case=Nom, found "%1".</source>
        <translation>Case=Nom のような形態情報が必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>"%1" has a value twice.</source>
        <translation>「%1」に同じ値が 2 回あります。</translation>
    </message>
    <message>
        <source>The values of "%1" must be in alphabetical order.</source>
        <translation>「%1」の値はアルファベット順に並べます。</translation>
    </message>
    <message>
        <source>A feature stands here twice.</source>
        <translation>同じ形態情報が 2 回あります。</translation>
    </message>
    <message>
        <source>Expected a relation like nsubj or nsubj:pass, found "%1".</source>
        <translation>nsubj や nsubj:pass のような関係ラベルが必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>"%1" is not one of the 37 universal relations.</source>
        <translation>「%1」は 37 の普遍関係ラベルのいずれでもありません。</translation>
    </message>
    <message>
        <source>Enhanced arcs must be in the order of their heads.</source>
        <translation>拡張アークは係り先の順に並べます。</translation>
    </message>
    <message>
        <source>Enhanced arcs from one head (%1) must be in the order of their relations.</source>
        <translation>同じ係り先 (%1) からの拡張アークは、関係ラベルの順に並べます。</translation>
    </message>
    <message>
        <source>The enhanced arc %1 stands here twice.</source>
        <translation>拡張アーク %1 が 2 回あります。</translation>
    </message>
    <message>
        <source>The node is its own head in the enhanced graph.</source>
        <translation>このノードは、拡張グラフで自身に係っています。</translation>
    </message>
    <message>
        <source>Expected an enhanced relation like obl:in or conj:and, found "%1".</source>
        <translation>obl:in や conj:and のような拡張関係ラベルが必要ですが、「%1」があります。</translation>
    </message>
    <message>
        <source>"%1" is not one of the 37 universal relations, nor ref.</source>
        <translation>「%1」は 37 の普遍関係ラベルのいずれでも、ref でもありません。</translation>
    </message>
    <message>
        <source>MISC has an empty item; was a vertical bar meant as such?</source>
        <translation>MISC に空の項目があります。縦棒そのものを書こうとしたのかもしれません。</translation>
    </message>
    <message>
        <source>An item of MISC has no name: "%1".</source>
        <translation>MISC に名前のない項目「%1」があります。</translation>
    </message>
    <message>
        <source>An item of MISC has blanks round its name or value: "%1".</source>
        <translation>MISC の項目「%1」の名前か値の前後に空白があります。</translation>
    </message>
    <message>
        <source>"%1" is nearly the name of a known attribute, but for case or blanks.</source>
        <translation>「%1」は、大文字・小文字か空白を除いて、既知の属性名と一致します。</translation>
    </message>
    <message>
        <source>%1 must not stand in MISC twice.</source>
        <translation>%1 は MISC に 1 回だけ書けます。</translation>
    </message>
    <message>
        <source>Enhanced graphs must be in all sentences of a treebank or in none; this one differs from those before.</source>
        <translation>拡張グラフは、ツリーバンクのすべての文に付けるか、どの文にも付けないかのどちらかです。この文はこれまでの文と異なります。</translation>
    </message>
    <message>
        <source>Expected # sent_id = ID, with an id that has no blanks.</source>
        <translation># sent_id = ID の形で、ID に空白を含めずに書いてください。</translation>
    </message>
    <message>
        <source>The sentence has no id (# sent_id = ...).</source>
        <translation>この文に ID (# sent_id = ...) がありません。</translation>
    </message>
    <message>
        <source>The sentence has more than one sent_id.</source>
        <translation>この文に sent_id が 2 つ以上あります。</translation>
    </message>
    <message>
        <source>A sentence before this one has the same sent_id.</source>
        <translation>これより前に、同じ sent_id の文があります。</translation>
    </message>
    <message>
        <source>The sent_id "%1" has a slash, which parallel treebanks need for other things.</source>
        <translation>sent_id「%1」にスラッシュがあります。スラッシュは対訳ツリーバンクでほかの用途に使います。</translation>
    </message>
    <message>
        <source>Expected # parallel_id = corpus/sentence, perhaps with /alt1, /part1 or /alt1part1 after it.</source>
        <translation># parallel_id = corpus/sentence の形で、必要なら後に /alt1、/part1、/alt1part1 を付けて書いてください。</translation>
    </message>
    <message>
        <source>The sentence has more than one parallel_id.</source>
        <translation>この文に parallel_id が 2 つ以上あります。</translation>
    </message>
    <message>
        <source>A sentence before this one has the same parallel_id.</source>
        <translation>これより前に、同じ parallel_id の文があります。</translation>
    </message>
    <message>
        <source>The alternatives of a parallel sentence must be numbered alt1, alt2 and so on, all of them.</source>
        <translation>対訳文の別案には、alt1、alt2、… と、もれなく番号を付けます。</translation>
    </message>
    <message>
        <source>The parts of a parallel sentence must be numbered part1, part2 and so on, all of them.</source>
        <translation>対訳文の部分には、part1、part2、… と、もれなく番号を付けます。</translation>
    </message>
    <message>
        <source>The sentence has more than one newdoc.</source>
        <translation>この文に newdoc が 2 つ以上あります。</translation>
    </message>
    <message>
        <source>The sentence has more than one newpar.</source>
        <translation>この文に newpar が 2 つ以上あります。</translation>
    </message>
    <message>
        <source>A document or paragraph begins here, but the sentence before ends in SpaceAfter=No.</source>
        <translation>ここから文書か段落が始まりますが、前の文が SpaceAfter=No で終わっています。</translation>
    </message>
    <message>
        <source>The sentence has no text (# text = ...).</source>
        <translation>この文にテキスト (# text = ...) がありません。</translation>
    </message>
    <message>
        <source>The sentence has more than one text.</source>
        <translation>この文に text が 2 つ以上あります。</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>テキストが空です。</translation>
    </message>
    <message>
        <source>The text ends in a blank.</source>
        <translation>テキストが空白で終わっています。</translation>
    </message>
    <message>
        <source>NoSpaceAfter=Yes must be SpaceAfter=No.</source>
        <translation>NoSpaceAfter=Yes は SpaceAfter=No と書きます。</translation>
    </message>
    <message>
        <source>SpaceAfter has no value but No, found "%1"; perhaps SpacesAfter is meant.</source>
        <translation>SpaceAfter の値は No だけですが、「%1」です。SpacesAfter の誤りかもしれません。</translation>
    </message>
    <message>
        <source>An empty node is not in the text and cannot have SpaceAfter=No.</source>
        <translation>空ノードはテキストに現れないので、SpaceAfter=No を付けられません。</translation>
    </message>
    <message>
        <source>SpaceAfter=No belongs to the multiword token, not to a word in it.</source>
        <translation>SpaceAfter=No は、中の語ではなく複数語トークンに付けます。</translation>
    </message>
    <message>
        <source>The form "%1" does not fit the text, which goes on "%2".</source>
        <translation>表層形「%1」が、続きのテキスト「%2」と一致しません。</translation>
    </message>
    <message>
        <source>In the text no space follows "%1": SpaceAfter=No is missing.</source>
        <translation>テキストでは「%1」の後に空白がありません。SpaceAfter=No が抜けています。</translation>
    </message>
    <message>
        <source>The text goes on after the last form: "%1".</source>
        <translation>テキストが最後の表層形の後も続いています: 「%1」。</translation>
    </message>
    <message>
        <source>The relation of a word with head 0 must be root, found "%1".</source>
        <translation>係り先が 0 の語の関係ラベルは root であるべきですが、「%1」です。</translation>
    </message>
    <message>
        <source>The relation root is for the word with head 0 alone.</source>
        <translation>関係ラベル root は、係り先が 0 の語だけに使います。</translation>
    </message>
    <message>
        <source>The relation of an enhanced arc from 0 must be root, found "%1".</source>
        <translation>0 からの拡張アークの関係ラベルは root であるべきですが、「%1」です。</translation>
    </message>
    <message>
        <source>The relation root is for enhanced arcs from 0 alone.</source>
        <translation>関係ラベル root は、0 からの拡張アークだけに使います。</translation>
    </message>
    <message>
        <source>The enhanced graph is not connected: no way leads from a root to %1.</source>
        <translation>拡張グラフが連結していません。根から次に至る経路がありません: %1。</translation>
    </message>
    <message>
        <source>The treebank has features, so a %1 should have PronType.</source>
        <translation>このツリーバンクには形態情報があるので、%1 には PronType が必要です。</translation>
    </message>
    <message>
        <source>A finite verb should have the feature Mood.</source>
        <translation>定形動詞には形態情報 Mood が必要です。</translation>
    </message>
    <message>
        <source>The first word of a fixed expression should have the feature ExtPos.</source>
        <translation>固定表現の最初の語には形態情報 ExtPos が必要です。</translation>
    </message>
    <message>
        <source>A det must be DET or PRON, found %1.</source>
        <translation>det は DET か PRON であるべきですが、%1 です。</translation>
    </message>
    <message>
        <source>A nummod must be NUM, found %1.</source>
        <translation>nummod は NUM であるべきですが、%1 です。</translation>
    </message>
    <message>
        <source>An advmod must be ADV or the like, found %1; a nominal is obl or nmod.</source>
        <translation>advmod は ADV などであるべきですが、%1 です。体言は obl か nmod にします。</translation>
    </message>
    <message>
        <source>An expl must be PRON, DET or PART, found %1.</source>
        <translation>expl は PRON、DET、PART のいずれかであるべきですが、%1 です。</translation>
    </message>
    <message>
        <source>An aux must be AUX, found %1.</source>
        <translation>aux は AUX であるべきですが、%1 です。</translation>
    </message>
    <message>
        <source>A cop must be AUX, PRON or DET, found %1.</source>
        <translation>cop は AUX、PRON、DET のいずれかであるべきですが、%1 です。</translation>
    </message>
    <message>
        <source>A case cannot be %1; it is an adposition as a rule.</source>
        <translation>case は %1 にはなりません。ふつうは接置詞です。</translation>
    </message>
    <message>
        <source>A mark cannot be %1; it is a subordinating conjunction as a rule.</source>
        <translation>mark は %1 にはなりません。ふつうは従属接続詞です。</translation>
    </message>
    <message>
        <source>A cc cannot be %1; it is a coordinating conjunction as a rule.</source>
        <translation>cc は %1 にはなりません。ふつうは等位接続詞です。</translation>
    </message>
    <message>
        <source>A punct must be PUNCT, found %1.</source>
        <translation>punct は PUNCT であるべきですが、%1 です。</translation>
    </message>
    <message>
        <source>The relation of a PUNCT must be punct, found "%1".</source>
        <translation>PUNCT の関係ラベルは punct であるべきですが、「%1」です。</translation>
    </message>
    <message>
        <source>Proper nouns are not joined by fixed, but by flat.</source>
        <translation>固有名詞は fixed ではなく flat で結びます。</translation>
    </message>
    <message>
        <source>Words joined by flat:foreign should be X, with Foreign=Yes and no other feature.</source>
        <translation>flat:foreign で結ぶ語は、X とし、形態情報は Foreign=Yes だけにします。</translation>
    </message>
    <message>
        <source>A conj must follow its head: the first conjunct is the head.</source>
        <translation>conj は係り先より後にあるべきです。最初の並列要素が係り先です。</translation>
    </message>
    <message>
        <source>A fixed must follow its head: the first word of the expression is the head.</source>
        <translation>fixed は係り先より後にあるべきです。固定表現の最初の語が係り先です。</translation>
    </message>
    <message>
        <source>A flat must follow its head: the first word of the name is the head.</source>
        <translation>flat は係り先より後にあるべきです。名前の最初の語が係り先です。</translation>
    </message>
    <message>
        <source>A goeswith must follow its head: the first part of the word is the head.</source>
        <translation>goeswith は係り先より後にあるべきです。語の最初の部分が係り先です。</translation>
    </message>
    <message>
        <source>An appos must follow its head: the first nominal is the head.</source>
        <translation>appos は係り先より後にあるべきです。最初の体言が係り先です。</translation>
    </message>
    <message>
        <source>A predicate has one subject, this one has several: %1. The subject of an outer clause is nsubj:outer.</source>
        <translation>述語の主語は 1 つですが、複数あります: %1。外側の節の主語は nsubj:outer にします。</translation>
    </message>
    <message>
        <source>A predicate has one obj, this one has several: %1.</source>
        <translation>述語の obj は 1 つですが、複数あります: %1。</translation>
    </message>
    <message>
        <source>The head is a nominal and no predicate, so this is nmod, not obl.</source>
        <translation>係り先は体言で述語ではないので、obl ではなく nmod にします。</translation>
    </message>
    <message>
        <source>The head of an orphan should be a conj, found "%1".</source>
        <translation>orphan の係り先は conj であるべきですが、「%1」です。</translation>
    </message>
    <message>
        <source>A word with the relation %2 (word %1) cannot have this one below it as %3.</source>
        <translation>関係ラベルが %2 の語（語 %1）には、この語を %3 として係らせることはできません。</translation>
    </message>
    <message>
        <source>A later part of a word (word %1) cannot have words below it.</source>
        <translation>分かれた語の 2 番目以降の部分（語 %1）には、ほかの語を係らせることはできません。</translation>
    </message>
    <message>
        <source>A punctuation mark (word %1) cannot have this one below it as %3, only other punctuation.</source>
        <translation>句読点（語 %1）には、この語を %3 として係らせることはできません。係らせることができるのは句読点だけです。</translation>
    </message>
    <message>
        <source>The fixed expression has other words inside of it: %1.</source>
        <translation>固定表現の中にほかの語があります: %1。</translation>
    </message>
    <message>
        <source>The parts of a word must follow one another, the head first.</source>
        <translation>分かれた語の各部分は、係り先を先頭に連続させます。</translation>
    </message>
    <message>
        <source>Parts of a word joined by goeswith have spaces between them, but here is SpaceAfter=No.</source>
        <translation>goeswith で結ぶ各部分の間には空白がありますが、ここに SpaceAfter=No があります。</translation>
    </message>
    <message>
        <source>The treebank has features, so a word in parts must have Typo=Yes on the first.</source>
        <translation>このツリーバンクには形態情報があるので、分かれた語の最初の部分に Typo=Yes が必要です。</translation>
    </message>
    <message>
        <source>The lemma of a word in parts belongs to the first part; write _ here.</source>
        <translation>分かれた語のレンマは最初の部分に書きます。ここには _ と書いてください。</translation>
    </message>
    <message>
        <source>The part of speech of a word in parts belongs to the first part; write X here.</source>
        <translation>分かれた語の品詞は最初の部分に書きます。ここには X と書いてください。</translation>
    </message>
    <message>
        <source>The features of a word in parts belong to the first part; write _ here.</source>
        <translation>分かれた語の形態情報は最初の部分に書きます。ここには _ と書いてください。</translation>
    </message>
    <message>
        <source>A later part of a word can have no enhanced arc but its goeswith.</source>
        <translation>分かれた語の 2 番目以降の部分に、goeswith 以外の拡張アークは付けられません。</translation>
    </message>
    <message>
        <source>The punctuation makes the arcs to these words non-projective: %1. Attach it elsewhere.</source>
        <translation>この句読点のために、次の語へのアークが非射影的になっています: %1。別の語に係らせてください。</translation>
    </message>
    <message>
        <source>The punctuation is attached non-projectively, over %1. Attach it elsewhere.</source>
        <translation>この句読点は、%1 をまたいで非射影的に係っています。別の語に係らせてください。</translation>
    </message>
    <message>
        <source>Lines must end in LF alone; this file has carriage returns.</source>
        <translation>行末は LF だけであるべきですが、このファイルには CR があります。</translation>
    </message>
    <message>
        <source>The word is marked as a member, but no coordination or apposition stands above it.</source>
        <translation>語に並列・同格の要素の印がありますが、上に等位接続も同格もありません。</translation>
    </message>
    <message>
        <source>No word below is a member of this coordination or apposition.</source>
        <translation>この等位接続または同格の要素となる語が下にありません。</translation>
    </message>
    <message>
        <source>A Pred hangs on the root, a coordination or an apposition, but this one on word %1.</source>
        <translation>Pred は根、等位接続、同格のどれかに係りますが、これは語 %1 に係っています。</translation>
    </message>
    <message>
        <source>The AuxK that ends a sentence hangs on the root, but this one on word %1.</source>
        <translation>文末の AuxK は根に係りますが、これは語 %1 に係っています。</translation>
    </message>
    <message>
        <source>An AuxK ends the sentence, but words follow this one.</source>
        <translation>AuxK は文末にありますが、これより後にも語があります。</translation>
    </message>
    <message>
        <source>Nothing hangs on this AuxC, which should introduce a clause.</source>
        <translation>この AuxC は節を導くはずですが、これに係る語がありません。</translation>
    </message>
    <message>
        <source>Nothing hangs on this AuxP, which should introduce a noun.</source>
        <translation>この AuxP は名詞を導くはずですが、これに係る語がありません。</translation>
    </message>
    <message>
        <source>Nothing should hang on an %1.</source>
        <translation>%1 に係る語があってはなりません。</translation>
    </message>
    <message>
        <source>The %1 "%2" has a blank, which the language %3 permits in other words only. Divide the word, or have this one permitted for the language.</source>
        <translation>%1「%2」に空白がありますが、言語 %3 ではほかの語にしか許されません。語を分割するか、この語をその言語で許可してもらってください。</translation>
    </message>
    <message>
        <source>The multiword token %1 has Typo=Yes already; take it off here or there.</source>
        <translation>複数語トークン %1 にすでに Typo=Yes があります。どちらかから取り除いてください。</translation>
    </message>
    <message>
        <source>No feature %1 is documented for the language %2. Correct it, or have it documented.</source>
        <translation>形態情報 %1 は、言語 %2 の説明文書に記載がありません。修正するか、説明文書に加えてもらってください。</translation>
    </message>
    <message>
        <source>The feature %1 is not permitted in the language %2. Correct it, or have it permitted.</source>
        <translation>形態情報 %1 は言語 %2 では許されません。修正するか、許可してもらってください。</translation>
    </message>
    <message>
        <source>The feature %1 has no value %2 in the language %3. Correct it, or have it documented.</source>
        <translation>言語 %3 の形態情報 %1 に値 %2 はありません。修正するか、説明文書に加えてもらってください。</translation>
    </message>
    <message>
        <source>The feature %1 is not permitted with %2 in the language %3. Correct one of them, or have it permitted.</source>
        <translation>言語 %3 では、%2 に形態情報 %1 は許されません。どちらかを修正するか、許可してもらってください。</translation>
    </message>
    <message>
        <source>%1=%2 is not permitted with %3 in the language %4. Correct one of them, or have it permitted.</source>
        <translation>言語 %4 では、%3 に %1=%2 は許されません。どちらかを修正するか、許可してもらってください。</translation>
    </message>
    <message>
        <source>The relation "%1" is not permitted in the language %2. Choose another one, or have it permitted.</source>
        <translation>関係ラベル「%1」は言語 %2 では許されません。別のものを選ぶか、許可してもらってください。</translation>
    </message>
    <message>
        <source>The relation of the enhanced arc %1 is not permitted in the language %2. Correct it, or have its marker permitted.</source>
        <translation>拡張アーク %1 の関係ラベルは言語 %2 では許されません。修正するか、その標識を許可してもらってください。</translation>
    </message>
    <message>
        <source>"%1" is no auxiliary of the language %2. Correct lemma or part of speech, or have it permitted.</source>
        <translation>「%1」は言語 %2 の助動詞ではありません。レンマか品詞を修正するか、許可してもらってください。</translation>
    </message>
    <message>
        <source>"%1" is no copula of the language %2. Correct lemma or relation, or have it permitted.</source>
        <translation>「%1」は言語 %2 のコピュラではありません。レンマか関係ラベルを修正するか、許可してもらってください。</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>coordination</source>
        <translation>等位接続</translation>
    </message>
    <message>
        <source>relative clause</source>
        <translation>関係節</translation>
    </message>
    <message>
        <source>clause</source>
        <translation>節</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>句読点</translation>
    </message>
    <message>
        <source>apposition and name</source>
        <translation>同格・名前</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>projective</source>
        <translation>射影的</translation>
    </message>
    <message>
        <source>non-projective</source>
        <translation>非射影的</translation>
    </message>
    <message>
        <source>known</source>
        <translation>既知</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>another root</source>
        <translation>根の変更</translation>
    </message>
    <message>
        <source>reverse an arc</source>
        <translation>アークの反転</translation>
    </message>
    <message>
        <source>move up the tree</source>
        <translation>木の上方へ移動</translation>
    </message>
    <message>
        <source>move down the tree</source>
        <translation>木の下方へ移動</translation>
    </message>
    <message>
        <source>move elsewhere</source>
        <translation>別の場所へ移動</translation>
    </message>
    <message>
        <source>another relation</source>
        <translation>関係ラベルの変更</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>adpositional phrase (PP)</source>
        <translation>前置詞句・後置詞句（PP）</translation>
    </message>
    <message>
        <source>none of these kinds</source>
        <translation>いずれの種類でもない</translation>
    </message>
    <message>
        <source>no relation</source>
        <translation>関係なし</translation>
    </message>
    <message>
        <source>no tag</source>
        <translation>タグなし</translation>
    </message>
    <message>
        <source>no particle</source>
        <translation>助詞なし</translation>
    </message>
    <message>
        <source>no genre</source>
        <translation>ジャンルなし</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>%1 is better than %2: %3 more heads right, %8 by both tests.</source>
        <translation>%1 は %2 より優れています。正しい係り先が %3 個多く、両検定とも %8 です。</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right, but only McNemar's test says so (%6), not the bootstrap (%7), which knows that the words of a sentence depend on each other.</source>
        <translation>%1 は %2 より優れている可能性があります。正しい係り先が %3 個多いものの、有意なのは McNemar 検定 (%6) だけで、文中の語どうしの依存を考慮するブートストラップ法 (%7) では有意ではありません。</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right, but only the bootstrap says so (%7), not McNemar's test (%6).</source>
        <translation>%1 は %2 より優れている可能性があります。正しい係り先が %3 個多いものの、有意なのはブートストラップ法 (%7) だけで、McNemar 検定 (%6) では有意ではありません。</translation>
    </message>
    <message>
        <source>No difference can be shown between %1 and %2: %4 and %5 heads right, %6 by McNemar's test, %7 by the bootstrap.</source>
        <translation>%1 と %2 の差は認められません。正しい係り先は %4 個と %5 個、McNemar 検定で %6、ブートストラップ法で %7 です。</translation>
    </message>
    <message>
        <source>%1 and %2 have the same heads right: %4.</source>
        <translation>%1 と %2 では、正しい係り先が完全に一致しています（%4 個）。</translation>
    </message>
    <message>
        <source>%1 is better than %2: %3 more heads right with their relations, %8 by both tests.</source>
        <translation>%1 は %2 より優れています。係り先と関係ラベルがともに正しいものが %3 個多く、両検定とも %8 です。</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right with their relations, but only McNemar's test says so (%6), not the bootstrap (%7), which knows that the words of a sentence depend on each other.</source>
        <translation>%1 は %2 より優れている可能性があります。係り先と関係ラベルがともに正しいものが %3 個多いものの、有意なのは McNemar 検定 (%6) だけで、文中の語どうしの依存を考慮するブートストラップ法 (%7) では有意ではありません。</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right with their relations, but only the bootstrap says so (%7), not McNemar's test (%6).</source>
        <translation>%1 は %2 より優れている可能性があります。係り先と関係ラベルがともに正しいものが %3 個多いものの、有意なのはブートストラップ法 (%7) だけで、McNemar 検定 (%6) では有意ではありません。</translation>
    </message>
    <message>
        <source>No difference can be shown between %1 and %2: %4 and %5 heads right with their relations, %6 by McNemar's test, %7 by the bootstrap.</source>
        <translation>%1 と %2 の差は認められません。係り先と関係ラベルがともに正しいものは %4 個と %5 個、McNemar 検定で %6、ブートストラップ法で %7 です。</translation>
    </message>
    <message>
        <source>%1 and %2 have the same heads right with their relations: %4.</source>
        <translation>%1 と %2 では、係り先と関係ラベルがともに正しいものが完全に一致しています（%4 個）。</translation>
    </message>
    <message>
        <source>The p are corrected for %1 pairs of systems by Holm's method.</source>
        <translation>p 値は、システムの %1 対について Holm 法で補正してあります。</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>%1 in %2</source>
        <comment>file, folder</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>Arcwright</source>
        <translation>Arcwright</translation>
    </message>
    <message>
        <source>%1[*] (read only) — Arcwright</source>
        <translation>%1[*]（読み取り専用） — Arcwright</translation>
    </message>
    <message>
        <source>%1[*] — Arcwright</source>
        <translation>%1[*] — Arcwright</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>file, folder</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>lesson, treebank</comment>
        <translation>%1 — %2</translation>
    </message>
</context>
<context>
    <name>WordField</name>
    <message>
        <source>Form</source>
        <translation>表層形</translation>
    </message>
    <message>
        <source>Lemma</source>
        <translation>レンマ</translation>
    </message>
    <message>
        <source>UPOS</source>
        <translation>UPOS</translation>
    </message>
    <message>
        <source>XPOS</source>
        <translation>XPOS</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>形態情報</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>係り先</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>全係り先</translation>
    </message>
    <message>
        <source>Misc</source>
        <translation>Misc</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Actions</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Parser</source>
        <translation>パーサ</translation>
    </message>
    <message>
        <source>Suspicious annotations</source>
        <translation>疑わしいアノテーション</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレーヤ</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AlikeModel</name>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Its arc now</source>
        <translation>現在のアーク</translation>
    </message>
    <message>
        <source>Corrected likewise</source>
        <translation>修正後のアーク</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AlikePanel</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Arcs that stand alike</source>
        <translation>同類のアーク</translation>
    </message>
    <message>
        <source>Correct an arc: those that stand just as it stood are listed here.</source>
        <translation>アークを修正すると、修正前と同じ状態にあるアークがここに表示されます。</translation>
    </message>
    <message>
        <source>No other arc that nobody has decided on stands so.</source>
        <translation>同じ状態の未判断のアークはほかにありません。</translation>
    </message>
    <message numerus="yes">
        <source>Correct %n</source>
        <translation>
            <numerusform>%n 本を修正</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arc(s) corrected likewise.</source>
        <translation>
            <numerusform>同類のアーク %n 本を修正しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n 本は修正できませんでした。最初は第 %1 文: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n stand so)</source>
        <comment>what was corrected, how many others stand as before it</comment>
        <translation>
            <numerusform>%1（同じ状態のアークがほかに %n 本）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AlikeSearch</name>
    <message>
        <source>%1: %2 → %3</source>
        <comment>word, its arc before, its arc now</comment>
        <translation>%1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AnalysisCommands</name>
    <message>
        <source>Causes</source>
        <translation>誤りの原因</translation>
    </message>
    <message>
        <source>the search for suspicious annotations</source>
        <translation>疑わしいアノテーションの検出</translation>
    </message>
    <message>
        <source>the learning curve</source>
        <translation>学習曲線</translation>
    </message>
    <message>
        <source>the simulated annotator</source>
        <translation>アノテータのシミュレーション</translation>
    </message>
    <message>
        <source>Learning curves not saved</source>
        <translation>学習曲線の未保存</translation>
    </message>
    <message>
        <source>The learning curves are in no file, and will be lost.</source>
        <translation>学習曲線はファイルに保存されていないため、失われます。</translation>
    </message>
    <message>
        <source>Simulations not saved</source>
        <translation>シミュレーションの未保存</translation>
    </message>
    <message>
        <source>The simulations are in no file, and will be lost.</source>
        <translation>シミュレーションはファイルに保存されていないため、失われます。</translation>
    </message>
    <message>
        <source>the learning curves</source>
        <translation>学習曲線</translation>
    </message>
    <message>
        <source>the simulations</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>the search for causes of errors</source>
        <translation>誤りの原因の調査</translation>
    </message>
    <message>
        <source>The figures are of the new predictions now.</source>
        <translation>図を新しい予測に基づくものに更新しました。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AnalysisPage</name>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>+ Figure</source>
        <translation>+ 図</translation>
    </message>
    <message>
        <source>Puts another figure on the dashboard</source>
        <translation>ダッシュボードに図を追加します</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>All of it as one page, to read, print and send (%1)</source>
        <translation>全体を 1 ページにまとめて、閲覧、印刷、送付できるようにします (%1)</translation>
    </message>
    <message>
        <source>There is nothing to report yet.</source>
        <translation>レポートにするものがまだありません。</translation>
    </message>
    <message>
        <source>Page for a browser (*.html)</source>
        <translation>ブラウザ用のページ (*.html)</translation>
    </message>
    <message>
        <source>Printed pages (*.pdf)</source>
        <translation>印刷用のページ (*.pdf)</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>No treebank is open, so there is nothing to analyse.</source>
        <translation>ツリーバンクが開かれていないので、分析するものがありません。</translation>
    </message>
    <message>
        <source>There is nothing to compare the open treebank with yet. Open a parser's output, or train a parser here: predictions are compared as soon as they are there.</source>
        <translation>開いているツリーバンクと比べるものがまだありません。パーサの出力を開くか、ここでパーサを学習させてください。予測ができしだい比較されます。</translation>
    </message>
    <message>
        <source>Nothing can be scored: the parser was trained on these very sentences. Train here, and each sentence is parsed by a model that has not seen it; or open another treebank.</source>
        <translation>パーサの学習に使われた文ばかりなので、評価できません。ここで学習させると、各文はその文を学習していないモデルで解析されます。または、別のツリーバンクを開いてください。</translation>
    </message>
    <message>
        <source>The figures are being computed…</source>
        <translation>図を計算しています…</translation>
    </message>
    <message>
        <source>No system is chosen: choose one above.</source>
        <translation>システムが選択されていません。上で選んでください。</translation>
    </message>
    <message>
        <source>The model %1 is being opened; then what it predicts is compared.</source>
        <translation>モデル %1 を開いています。その後で予測を比較します。</translation>
    </message>
    <message>
        <source>A parser is being trained; as soon as it has predicted, that is compared here.</source>
        <translation>パーサを学習中です。予測ができしだい、ここで比較されます。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AnalysisTabs</name>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Figures, causes or suspicious annotations</source>
        <translation>図、誤りの原因、疑わしいアノテーション</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Suspicious annotations</source>
        <translation>疑わしいアノテーション</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>page, note</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AnnotationPlace</name>
    <message>
        <source>Confirmations, pins and remarks are kept in the file from now on.</source>
        <translation>今後、確定・固定・メモはファイル内に保存されます。</translation>
    </message>
    <message>
        <source>Confirmations, pins and remarks are kept beside the file from now on.</source>
        <translation>今後、確定・固定・メモはツリーバンクとは別のファイルに保存されます。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::BunsetsuForm</name>
    <message>
        <source>Learn types of dependencies</source>
        <translation>係り受けタイプを学習</translation>
    </message>
    <message>
        <source>Whose head is looked for first, and which candidates play first</source>
        <translation>どの文節の係り先から探すか、どの候補から対戦するか</translation>
    </message>
    <message>
        <source>What is looked at of two bunsetsu</source>
        <translation>2 つの文節について何を見るか</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Support vector machine, cubic kernel (slow)</source>
        <translation>サポートベクトルマシン、3 次カーネル（低速）</translation>
    </message>
    <message>
        <source>Who answers the parser's questions.
The kernel's training takes many minutes on ten thousand sentences.</source>
        <translation>パーサの判定を行うもの。
カーネルの学習は、1 万文で何分もかかります。</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>デコーダ</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>素性</translation>
    </message>
    <message>
        <source>Ranker</source>
        <translation>判定器</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Standard and neighbourhood</source>
        <translation>標準と周辺</translation>
    </message>
    <message>
        <source>All, with dependents found so far</source>
        <translation>すべて（決定済みの係り元を含む）</translation>
    </message>
    <message>
        <source>From the right, nearest candidates first</source>
        <translation>右から、近い候補を先に</translation>
    </message>
    <message>
        <source>From the right, farthest candidates first</source>
        <translation>右から、遠い候補を先に</translation>
    </message>
    <message>
        <source>From the left, nearest candidates first</source>
        <translation>左から、近い候補を先に</translation>
    </message>
    <message>
        <source>From the left, farthest candidates first</source>
        <translation>左から、遠い候補を先に</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CanvasMenu</name>
    <message>
        <source>&amp;Delete the empty node</source>
        <translation>空ノードを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Guesses of %1</source>
        <translation>%1 の推定候補</translation>
    </message>
    <message>
        <source>&amp;%1  %2</source>
        <comment>rank, guess</comment>
        <translation>&amp;%1  %2</translation>
    </message>
    <message>
        <source>Guesses of %1; ↑: by what you decided here</source>
        <translation>%1 の推定候補、↑: ここでの判断による</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CauseCharts</name>
    <message>
        <source>How near gold's head was</source>
        <translation>正解の係り先への近さ</translation>
    </message>
    <message>
        <source>Missed, or not preferred</source>
        <translation>見逃しか、優先されなかったか</translation>
    </message>
    <message>
        <source>What the repair of one repairs</source>
        <translation>1 個の修正で正しくなるもの</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CauseModel</name>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of the sentence</comment>
        <translation>番号</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Gold's head</source>
        <translation>正解の係り先</translation>
    </message>
    <message>
        <source>Parser's head</source>
        <translation>パーサの係り先</translation>
    </message>
    <message>
        <source>The place of gold's head among all that the parser considered, and what its best tree scores less</source>
        <translation>パーサが検討した候補の中での正解の係り先の順位と、それを含む最良の木のスコア差</translation>
    </message>
    <message>
        <source>Gold's head is</source>
        <translation>正解の順位</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Other heads that become right when this one is put right</source>
        <translation>これを正すと正しくなる、ほかの係り先の数</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>改善数</translation>
    </message>
    <message>
        <source>Right heads that become wrong when this one is put right</source>
        <translation>これを正すと誤りになる、正しかった係り先の数</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>悪化数</translation>
    </message>
    <message>
        <source>No tree with gold's head was to be had: the arc was left out as hopeless beforehand, or what was decided before rules it out.</source>
        <translation>正解の係り先をもつ木は得られませんでした。アークが見込みなしとして事前に除かれたか、先に決まったことと両立しません。</translation>
    </message>
    <message>
        <source>Why the tree of the whole sentence is not gold's. This head may be second best by itself, and another arc of gold's tree may have been left out.</source>
        <translation>文全体の木が正解と異なる理由。この係り先自体は第 2 候補でも、正解の木の別のアークが除かれていることがあります。</translation>
    </message>
    <message>
        <source>Its tree</source>
        <translation>文の木</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CausePage</name>
    <message>
        <source>Find causes</source>
        <translation>原因を調べる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Progress of the search for causes</source>
        <translation>原因を調べる処理の進行状況</translation>
    </message>
    <message>
        <source>Causes of errors</source>
        <translation>誤りの原因</translation>
    </message>
    <message>
        <source>The wrong head and what its repair repairs</source>
        <translation>誤った係り先と、その修正で正しくなるもの</translation>
    </message>
    <message>
        <source>Wrong heads</source>
        <translation>係り先の誤り</translation>
    </message>
    <message>
        <source>No head is wrong.</source>
        <translation>係り先の誤りはありません。</translation>
    </message>
    <message>
        <source>None is of this choice.</source>
        <translation>この条件に合うものはありません。</translation>
    </message>
    <message>
        <source>Parses every sentence, and those with errors once more for each wrong head</source>
        <translation>すべての文を解析し、誤りのある文は、誤った係り先を 1 つ正すごとに解析し直します</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>第 %1 文</translation>
    </message>
    <message>
        <source>above: gold</source>
        <translation>上: 正解</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>下: %1</translation>
    </message>
    <message>
        <source>Find again</source>
        <translation>もう一度調べる</translation>
    </message>
    <message>
        <source>%1% done</source>
        <comment>progress</comment>
        <translation>%1% 完了</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) edited since</source>
        <translation>
            <numerusform>その後 %n 文を編集</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Causes are told of the parser in use: train one here, or open a model. Outputs of other parsers do not say what their parser would have done otherwise.</source>
        <translation>原因がわかるのは使用中のパーサについてだけです。ここで学習させるか、モデルを開いてください。ほかのパーサの出力からは、そのパーサが別の場合にどう解析したかがわかりません。</translation>
    </message>
    <message>
        <source>The parser is asked about each head that it has wrong: whether gold's was its second best choice or far behind; whether the decoder missed a tree that the model prefers, or the model prefers the wrong one; and, by parsing the sentence again with that head put right, which other errors vanish with it. Sentences that the parser was trained on are left out.</source>
        <translation>係り先の誤りごとに、次のことをパーサで調べます。正解が第 2 候補だったか、もっと下位だったか。モデルが優先する木をデコーダが見逃したのか、モデルが誤った木を優先したのか。その係り先を正して文を解析し直すと、ほかのどの誤りがともに消えるか。パーサの学習に使われた文は除きます。</translation>
    </message>
    <message>
        <source>Pattern of the errors that are listed</source>
        <translation>一覧に示す誤りのパターン</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>%1 文字目: %2</translation>
    </message>
    <message>
        <source>Only errors of this pattern: %1, or counted: %2</source>
        <translation>このパターンの誤りだけ: %1、または集計: %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ChooseExerciseDialog</name>
    <message>
        <source>From a &amp;file…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>Do an exercise</source>
        <translation>演習に取り組む</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>演習</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>file, folder</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>取り組む(&amp;D)</translation>
    </message>
    <message>
        <source>One that a teacher has sent you: a file that ends in .arcexercise</source>
        <translation>教員から送られた演習: 名前が .arcexercise で終わるファイル</translation>
    </message>
    <message>
        <source>Draw trees, or answer questions, and be told what is right. Those that come with the program are made of its sample treebanks.</source>
        <translation>木を描いたり質問に答えたりすると、正解が示されます。付属の演習は、サンプルのツリーバンクから作られています。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ChordDialog</name>
    <message>
        <source>Chords</source>
        <translation>連続キー</translation>
    </message>
    <message>
        <source>Letters typed quickly, one after the other, on a selected word set its relation, tags and features at once. What is left empty stays as it is. A letter that begins a chord and is a shortcut too waits a moment.</source>
        <translation>選択した語の上で文字を続けて速く打つと、関係ラベル、タグ、形態情報が一度に設定されます。空欄にした項目は変わりません。連続キーの最初の文字がショートカットでもある場合は、少し待ってから実行されます。</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>UPOS</source>
        <translation>UPOS</translation>
    </message>
    <message>
        <source>XPOS</source>
        <translation>XPOS</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>形態情報</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Add a &amp;set</source>
        <translation>セットを追加(&amp;S)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>「%1」に一致するものはありません。</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>state, keys</comment>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Find a command, a setting, a sample, a label or a page of the handbook</source>
        <translation>コマンド、設定、サンプル、ラベル、ハンドブックのページを検索</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ConfirmedEdits</name>
    <message>
        <source>The sentence is confirmed, and stays so after this edit.</source>
        <translation>この文は確定済みです。編集後も確定済みのままです。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ContextHelp</name>
    <message>
        <source>First close “%1”.</source>
        <translation>先に「%1」を閉じてください。</translation>
    </message>
    <message>
        <source>First close the dialog that is open.</source>
        <translation>先に、開いているダイアログを閉じてください。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CourseCharts</name>
    <message>
        <source>Loss a sentence</source>
        <translation>1 文あたりの損失</translation>
    </message>
    <message>
        <source>Sentences that changed weights</source>
        <translation>重みが更新された文</translation>
    </message>
    <message>
        <source>Sentences a second</source>
        <translation>1 秒あたりの文数</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CurveChart</name>
    <message>
        <source>Training curve</source>
        <translation>学習の推移</translation>
    </message>
    <message>
        <source>UAS, held out</source>
        <translation>UAS、ホールドアウト</translation>
    </message>
    <message>
        <source>LAS, held out</source>
        <translation>LAS、ホールドアウト</translation>
    </message>
    <message>
        <source>UAS, training</source>
        <translation>UAS、学習</translation>
    </message>
    <message>
        <source>LAS, training</source>
        <translation>LAS、学習</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>epoch, training on %1</source>
        <translation>エポック、%1 で学習</translation>
    </message>
    <message>
        <source>heads, held out</source>
        <translation>係り先、ホールドアウト</translation>
    </message>
    <message>
        <source>heads, training</source>
        <translation>係り先、学習</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CurveWindow</name>
    <message>
        <source>Sizes</source>
        <translation>規模の数</translation>
    </message>
    <message>
        <source>All sentences, a half, a quarter, …: so many sizes</source>
        <translation>全文、半分、4 分の 1、… という規模の数</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>標本数</translation>
    </message>
    <message>
        <source>Models of every size, each on other sentences</source>
        <translation>各規模のモデルの数（それぞれ別の文で学習）</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>エポック数</translation>
    </message>
    <message>
        <source>How often each training goes over its sentences</source>
        <translation>各学習で文を繰り返す回数</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>学習曲線</translation>
    </message>
    <message>
        <source>Scores by the size of the training data</source>
        <translation>学習データの規模ごとのスコア</translation>
    </message>
    <message>
        <source>Parsers are trained on parts of the open treebank and scored on sentences that none of them has seen: every tenth, which is held out, or those of a development file.</source>
        <translation>開いているツリーバンクの一部でパーサを学習させ、どのパーサも学習していない文で評価します。評価には、10 文に 1 文のホールドアウトか、開発ファイルの文を使います。</translation>
    </message>
    <message>
        <source>The parsers that get a curve each; all other settings are those of Train</source>
        <translation>それぞれ曲線を描くパーサ。ほかの設定は学習画面のものを使います</translation>
    </message>
    <message>
        <source>Shows the figures as a table, or as a picture again</source>
        <translation>数値を表で表示するか、図に戻します</translation>
    </message>
    <message>
        <source>Adds the curves of a file to these</source>
        <translation>ファイルの曲線をここに追加します</translation>
    </message>
    <message>
        <source>Saves the curves, to open them again, or as a picture or a table</source>
        <translation>曲線を、後で開ける形式、または図か表として保存します</translation>
    </message>
    <message>
        <source>No parser</source>
        <translation>パーサなし</translation>
    </message>
    <message>
        <source>Parsers: %1</source>
        <translation>パーサ: %1</translation>
    </message>
    <message>
        <source>Open learning curves</source>
        <translation>学習曲線を開く</translation>
    </message>
    <message>
        <source>Learning curves (*.json);;All files (*)</source>
        <translation>学習曲線 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Learning curves, to open them again (*.json)</source>
        <translation>学習曲線、後で開ける形式 (*.json)</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>拡大縮小できる図 (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>印刷用のページ (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>ピクセル画像 (*.png)</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>タブ区切り (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>コンマ区切り (*.csv)</translation>
    </message>
    <message>
        <source>Save learning curves</source>
        <translation>学習曲線を保存</translation>
    </message>
    <message>
        <source>learning-curves</source>
        <comment>name of a file</comment>
        <translation>学習曲線</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Dashboard</name>
    <message>
        <source>Kinds of attachment…</source>
        <translation>係り方の種類…</translation>
    </message>
    <message>
        <source>The usual ones again</source>
        <translation>標準の図に戻す</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DashboardCard</name>
    <message>
        <source>Being computed…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>By which property</source>
        <translation>分類する属性</translation>
    </message>
    <message>
        <source>By which second property</source>
        <translation>分類する 2 つ目の属性</translation>
    </message>
    <message>
        <source>Order of rows and columns</source>
        <translation>行と列の順序</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>件数順</translation>
    </message>
    <message>
        <source>by errors</source>
        <translation>誤りの多い順</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>in clusters</source>
        <translation>クラスタ順</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Shows the figures as a table, or as a picture again</source>
        <translation>数値を表で表示するか、図に戻します</translation>
    </message>
    <message>
        <source>Save, copy, remove</source>
        <translation>保存・コピー・削除</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>この図に対する操作</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>図を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>図をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Save the &amp;table…</source>
        <translation>表を保存(&amp;T)…</translation>
    </message>
    <message>
        <source>C&amp;opy the table</source>
        <translation>表をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Kinds of attachment…</source>
        <translation>係り方の種類(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Remove it from the dashboard</source>
        <translation>ダッシュボードから削除(&amp;R)</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>タブ区切り (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>コンマ区切り (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>拡大縮小できる図 (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>印刷用のページ (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>ピクセル画像 (*.png)</translation>
    </message>
    <message>
        <source>Save a table</source>
        <translation>表を保存</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>図を保存</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>図をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>表をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>by what is missed</source>
        <translation>見逃しの多い順</translation>
    </message>
    <message>
        <source>by what is found too often</source>
        <translation>過剰の多い順</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DiagramWidget</name>
    <message>
        <source>Dependency diagram</source>
        <translation>係り受け図</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DrillDown</name>
    <message>
        <source>Choose nothing</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Click a bar, point or cell, or type a pattern: %1</source>
        <translation>棒、点、セルをクリックするか、パターンを入力してください: %1</translation>
    </message>
    <message>
        <source>Pattern of the words listed</source>
        <translation>一覧に表示する語のパターン</translation>
    </message>
    <message>
        <source>The words behind it</source>
        <translation>該当する語</translation>
    </message>
    <message>
        <source>No word is so.</source>
        <translation>該当する語はありません。</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>%1 文字目: %2</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>第 %1 文</translation>
    </message>
    <message>
        <source>above: gold</source>
        <translation>上: 正解</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>下: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>一致 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n グループ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bunsetsu</source>
        <translation>
            <numerusform>%n 文節</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 語</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>matches, groups</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>words or bunsetsu, sentences</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>and %1:  %2</source>
        <comment>further conditions, what meets them all</comment>
        <translation>追加の条件（%1）: %2</translation>
    </message>
    <message>
        <source>The words are listed as soon as the scores are there.</source>
        <translation>スコアの計算が終わり次第、語を表示します。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Edits</name>
    <message>
        <source>Sentence %1: %2</source>
        <translation>第 %1 文: %2</translation>
    </message>
    <message>
        <source>Undone. %1</source>
        <comment>how it is now</comment>
        <translation>元に戻しました。%1</translation>
    </message>
    <message>
        <source>Done again. %1</source>
        <comment>how it is now</comment>
        <translation>やり直しました。%1</translation>
    </message>
    <message numerus="yes">
        <source>%1; in %n file(s)</source>
        <comment>a step, in how many files it was made at once</comment>
        <translation>
            <numerusform>%1（%n ファイル）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::EnhanceDialog</name>
    <message>
        <source>Arcs of the tree</source>
        <translation>木のアーク</translation>
    </message>
    <message>
        <source>Empty nodes for predicates that are left out</source>
        <translation>省略された述語の空ノード</translation>
    </message>
    <message>
        <source>Dependents that conjuncts share</source>
        <translation>並列要素が共有する係り元</translation>
    </message>
    <message>
        <source>Parents of conjuncts</source>
        <translation>並列要素の係り先</translation>
    </message>
    <message>
        <source>Subjects of xcomp</source>
        <translation>xcomp の主語</translation>
    </message>
    <message>
        <source>What relative pronouns stand for</source>
        <translation>関係代名詞が指すもの</translation>
    </message>
    <message>
        <source>Adpositions, conjunctions and Case in relations</source>
        <translation>関係ラベルの前置詞・後置詞、接続詞、Case</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Progress of the enhanced graphs</source>
        <translation>拡張グラフの処理の進行状況</translation>
    </message>
    <message>
        <source>Enhanced graphs</source>
        <translation>拡張グラフ</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) changed.</source>
        <translation>
            <numerusform>%n 文を変更しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation>この文</translation>
    </message>
    <message>
        <source>Sentences with a match of</source>
        <translation>パターンに一致する文</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>すべての文</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Add what is missing</source>
        <translation>足りないものを追加</translation>
    </message>
    <message>
        <source>Make the graphs anew</source>
        <translation>グラフを作り直す</translation>
    </message>
    <message>
        <source>Take the graphs away</source>
        <translation>グラフを取り除く</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>処理の内容</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>変更される内容</translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>異なる行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>%1 文字目: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) would change.</source>
        <translation>
            <numerusform>%n 文が変わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be changed, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n 文は変更できません。最初は第 %1 文: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>As the guidelines have it, whatever this treebank does</source>
        <translation>このツリーバンクの付け方にかかわらず、ガイドラインどおり</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::EnhancementModel</name>
    <message>
        <source>%1: %2</source>
        <comment>number of a sentence, what changes</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ExerciseCommands</name>
    <message numerus="yes">
        <source>%1 has an exercise of %n sentence(s)</source>
        <translation>
            <numerusform>%1 に %n 文の演習を保存しました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The exercise has no sentences.</source>
        <translation>演習に文がありません。</translation>
    </message>
    <message>
        <source>Do an exercise</source>
        <translation>演習に取り組む</translation>
    </message>
    <message>
        <source>Exercises (*.arcexercise *.json);;All files (*)</source>
        <translation>演習 (*.arcexercise *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the exercise</source>
        <translation>演習を保存</translation>
    </message>
    <message>
        <source>None of these sentences has a tree that could be drawn. Choose others.</source>
        <translation>これらの文には、描ける木がありません。別の文を選んでください。</translation>
    </message>
    <message>
        <source>“%1” are no numbers of sentences, such as 3, 7-9, up to %2.</source>
        <translation>「%1」は %2 までの文番号（例: 3, 7-9）ではありません。</translation>
    </message>
    <message>
        <source>There is nothing to ask: choose sentences, or a step after which an algorithm decides something.</source>
        <translation>問うものがありません。文を選ぶか、アルゴリズムが次に何かを決めるステップを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n question(s) about algorithms</source>
        <translation>
            <numerusform>%1 にはアルゴリズムの問題が %n 問あります</numerusform>
        </translation>
    </message>
    <message>
        <source>the solution is in %1; keep it to yourself</source>
        <translation>解答は %1 にあります。学生には渡さないでください</translation>
    </message>
    <message>
        <source>Open a treebank, or watch an algorithm: there is nothing yet to make an exercise of.</source>
        <translation>ツリーバンクを開くか、アルゴリズムを表示してください。演習の元になるものがまだありません。</translation>
    </message>
    <message>
        <source>Save the solution, which is for you alone</source>
        <translation>解答を保存（教員専用）</translation>
    </message>
    <message>
        <source>Solutions (*.arcsolution);;All files (*)</source>
        <translation>解答 (*.arcsolution);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>exercise</source>
        <comment>name of a file</comment>
        <translation>演習</translation>
    </message>
    <message>
        <source>The exercise would be larger than %1 MB, and nobody could open it. Choose fewer sentences or questions.</source>
        <translation>演習が %1 MB を超え、開けなくなります。文または問題を減らしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) without a tree that could be drawn are left out</source>
        <translation>
            <numerusform>描ける木のない %n 文を除きます</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ExerciseWindow</name>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>前の文(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next sentence</source>
        <translation>次の文(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Go on with…</source>
        <translation>続きから始める(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Hand in…</source>
        <translation>提出(&amp;H)…</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>演習</translation>
    </message>
    <message>
        <source>The sentence whose tree is to be drawn</source>
        <translation>木を描く文</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>氏名</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>氏名(&amp;N)</translation>
    </message>
    <message>
        <source>Go on with trees that you saved before</source>
        <translation>以前に保存した木の続きから始めます</translation>
    </message>
    <message>
        <source>Save your trees</source>
        <translation>木を保存します</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>第 %1 文 / 全 %2 文</translation>
    </message>
    <message>
        <source>%1 of %2 heads (%3 %)</source>
        <translation>係り先 %2 個中 %1 個（%3%）</translation>
    </message>
    <message>
        <source>%1, %2 with their relation (%3 %)</source>
        <translation>%1、うち関係ラベルも正しいもの %2 個（%3%）</translation>
    </message>
    <message>
        <source>Right in this sentence: %1.</source>
        <translation>この文で正しいもの: %1。</translation>
    </message>
    <message>
        <source>In all: %1.</source>
        <translation>全体: %1。</translation>
    </message>
    <message>
        <source>Arcs go round in a circle: none of its words hangs below the root.</source>
        <translation>アークが閉路になっています。閉路上の語は根の下にありません。</translation>
    </message>
    <message>
        <source>Heads still to be drawn: %1. Drag from a word to its head, or into the circle over it if it is the root.</source>
        <translation>まだ描かれていない係り先: %1。語から係り先へ、根の場合は語の上の丸へドラッグしてください。</translation>
    </message>
    <message>
        <source>Every word has a head.</source>
        <translation>すべての語に係り先があります。</translation>
    </message>
    <message>
        <source>Handed in. The solution stands above the words, your tree below.</source>
        <translation>提出しました。語の上が正解、下が自分の木です。</translation>
    </message>
    <message>
        <source>You will see what is right when you have handed in.</source>
        <translation>何が正しいかは提出後に表示されます。</translation>
    </message>
    <message>
        <source>Write your name first.</source>
        <translation>先に氏名を入力してください。</translation>
    </message>
    <message>
        <source>Hand in your trees as</source>
        <translation>木を提出</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>How an exercise is done (%1)</source>
        <translation>演習の進め方 (%1)</translation>
    </message>
    <message>
        <source>Every word has a head. Relations still to be chosen: %1. Click the question mark on an arc.</source>
        <translation>すべての語に係り先があります。まだ選ばれていない関係ラベルは %1 個です。アークの疑問符をクリックしてください。</translation>
    </message>
    <message>
        <source>%1 of %2 answers (%3 %)</source>
        <translation>%2 個の答えのうち %1 個（%3%）</translation>
    </message>
    <message>
        <source>Right in this question: %1.</source>
        <translation>この問題の正解: %1。</translation>
    </message>
    <message>
        <source>In all questions: %1.</source>
        <translation>全問では: %1。</translation>
    </message>
    <message>
        <source>Answers still to be given: %1.</source>
        <translation>残りの答え: %1。</translation>
    </message>
    <message>
        <source>There is an answer to everything here.</source>
        <translation>ここはすべて答えてあります。</translation>
    </message>
    <message>
        <source>Click a question mark to choose a relation.</source>
        <translation>疑問符をクリックすると関係ラベルを選べます。</translation>
    </message>
    <message>
        <source>Handed in. Nothing can be changed any more.</source>
        <translation>提出しました。もう変更できません。</translation>
    </message>
    <message>
        <source>Handed in.</source>
        <translation>提出しました。</translation>
    </message>
    <message>
        <source>The marks come from your teacher, who alone has the solution.</source>
        <translation>採点は、解答を持っている教員が行います。</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>問題 %1 / %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ExportDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Keep the original beside it</source>
        <translation>元の内容も残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Go back to the original that was kept</source>
        <translation>残してある元の内容に戻す(&amp;G)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>As in the file, or UTF-8</source>
        <translation>ファイルと同じ、または UTF-8</translation>
    </message>
    <message>
        <source>As in the file, or IPADIC</source>
        <translation>ファイルと同じ、または IPADIC</translation>
    </message>
    <message>
        <source>In a file NAME.arcwright.json. Converting back then gives the original, byte for byte, with what was edited since.</source>
        <translation>ファイル NAME.arcwright.json に残します。変換し直すと、その後の編集を反映したうえで、元の内容がバイト単位で復元されます。</translation>
    </message>
    <message>
        <source>Instead of converting anew, which leaves out what was left out the first time.</source>
        <translation>新しく変換し直すと、最初に省かれたものは失われたままになります。その代わりに、残してある元の内容を使います。</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>文字コード(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Tags:</source>
        <translation>タグ(&amp;T):</translation>
    </message>
    <message>
        <source>F&amp;older:</source>
        <translation>フォルダ(&amp;O):</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>ファイル(&amp;I):</translation>
    </message>
    <message>
        <source>What is left out</source>
        <translation>省かれるもの</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-コピー</translation>
    </message>
    <message>
        <source>Writing was cancelled.</source>
        <translation>書き込みを中止しました。</translation>
    </message>
    <message>
        <source>Export to the folder</source>
        <translation>エクスポート先のフォルダ</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>This file is open. Export it under another name, or save it instead.</source>
        <translation>このファイルは開かれています。別の名前でエクスポートするか、保存してください。</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 はすでにあります。置き換えますか。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are there already. Replace them?</source>
        <translation>
            <numerusform>%n 個のファイルがすでにあります。置き換えますか。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for what %1 has no place for…</source>
        <translation>%1 で表せないものを調べています…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き込み中…</translation>
    </message>
    <message>
        <source>It cannot be written so.</source>
        <translation>この形式では書き込めません。</translation>
    </message>
    <message numerus="yes">
        <source>The original that was kept comes back, with edits of %n sentence(s).</source>
        <translation>
            <numerusform>残してある元の内容に、%n 文の編集を反映して復元します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its sentences stand in the order they had.</source>
        <translation>文は元の順序に戻ります。</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>省かれるものはありません。</translation>
    </message>
    <message>
        <source>%1 has no place for this. It is left out; the original, which is kept, has it:</source>
        <translation>次のものは %1 で表せないため省かれますが、残してある元の内容にはあります:</translation>
    </message>
    <message>
        <source>%1 has no place for this. It is left out:</source>
        <translation>次のものは %1 で表せないため省かれます:</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::FeatureField</name>
    <message>
        <source>%1   (%2)</source>
        <comment>attribute, some of its values</comment>
        <translation>%1   (%2)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::FileCommands</name>
    <message>
        <source>Unsaved corrections</source>
        <translation>未保存の修正</translation>
    </message>
    <message>
        <source>%1 has corrections that are not saved.</source>
        <translation>%1 に未保存の修正があります。</translation>
    </message>
    <message>
        <source>Open treebank</source>
        <translation>ツリーバンクを開く</translation>
    </message>
    <message>
        <source>Open all treebanks of a folder</source>
        <translation>フォルダのすべてのツリーバンクを開く</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>The file is gone</source>
        <translation>ファイルの消失</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>ファイルの変更</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your corrections are kept, whatever you choose.</source>
        <translation>どれを選んでも、修正は保持されます。</translation>
    </message>
    <message>
        <source>Save anew</source>
        <translation>改めて保存</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分の修正を残す</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <translation>ディスク上の %1</translation>
    </message>
    <message>
        <source>%1 has corrections that are not saved. They are not in what is read again.</source>
        <translation>%1 に未保存の修正があります。再読み込みした内容には含まれません。</translation>
    </message>
    <message>
        <source>They are kept in a file of their own, which is named afterwards.</source>
        <translation>修正は専用のファイルに保持します。ファイル名は後で表示されます。</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>%1 の再読み込み</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Exported %1 as %2</source>
        <translation>%1 を %2 としてエクスポートしました</translation>
    </message>
    <message>
        <source>. What was confirmed and remarked is beside it, in %1: the two belong together.</source>
        <comment>behind: saved a file</comment>
        <translation>。確定とメモは同じフォルダの %1 にあります。2 つのファイルは一組です。</translation>
    </message>
    <message numerus="yes">
        <source>. What was confirmed and remarked is beside them, in %n file(s) such as %1: they belong together.</source>
        <comment>behind: saved files</comment>
        <translation>
            <numerusform>。確定とメモは同じフォルダの %n 個のファイル（%1 など）にあります。組にして扱ってください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::FileNotices</name>
    <message>
        <source>The corrections that were kept are made again, in so many sentences: %1. The file they were kept in is needed no more.</source>
        <translation>保持されていた修正を %1 文に復元しました。修正を保持していたファイルはもう不要です。</translation>
    </message>
    <message>
        <source>The corrections that were kept are made again, in so many sentences: %1. So many others are not as they were: %2. What was said of them is still in the file that was kept.</source>
        <translation>保持されていた修正を %1 文に復元しました。ほかの %2 文は以前と異なります。これらの文の記録は、保持ファイルに残っています。</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved step(s) of last time were found and made again.</source>
        <translation>
            <numerusform>前回保存されなかった %n 個の操作が見つかり、復元されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read %1 again; the corrections are kept in %2</source>
        <translation>%1 を再読み込みしました。修正は %2 に保持されています</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>サンプルを開く</translation>
    </message>
    <message>
        <source>What was open last time is not there any more, and is left out: %1</source>
        <translation>前回開いていたものの一部がなくなったため、除きました: %1</translation>
    </message>
    <message>
        <source>…</source>
        <comment>and further sentences</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>第 %1 文</translation>
    </message>
    <message>
        <source>Sentences %1</source>
        <translation>文 %1</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Make again what fits</source>
        <translation>適合するものを復元</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>kept corrections</source>
        <translation>保持された修正</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分の修正を残す</translation>
    </message>
    <message>
        <source>Save anew</source>
        <translation>改めて保存</translation>
    </message>
    <message numerus="yes">
        <source>The same is true of %n more file(s).</source>
        <translation>
            <numerusform>ほかの %n ファイルも同様です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>Your latest corrections would not survive a crash: their journal cannot be written. Save them now. %1</source>
        <translation>ジャーナルに書き込めないため、異常終了すると最近の修正が失われます。すぐに保存してください。%1</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>Open them all</source>
        <translation>すべて開く</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GroupView</name>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>%</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>一致</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es), %2%</source>
        <comment>group, percent</comment>
        <translation>
            <numerusform>%1: 一致 %n 件、%2%</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches by group</source>
        <translation>グループごとの一致</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GuessStrip</name>
    <message>
        <source>The parser's guesses</source>
        <translation>パーサの推定候補</translation>
    </message>
    <message>
        <source>Guesses of %1</source>
        <translation>%1 の推定候補</translation>
    </message>
    <message>
        <source>↑: brought forward by what you decided in this document</source>
        <translation>↑: この文書での判断により繰り上げた候補</translation>
    </message>
    <message>
        <source>%1, by what you decided</source>
        <comment>a guess</comment>
        <translation>%1、判断による</translation>
    </message>
    <message>
        <source>0  more…</source>
        <comment>a key, and what it does</comment>
        <translation>0  ほか…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GuidanceCommands</name>
    <message>
        <source>No other uncertain word.</source>
        <translation>不確かな語はほかにありません。</translation>
    </message>
    <message numerus="yes">
        <source>Around it, %n predicted arc(s) moved.</source>
        <translation>
            <numerusform>周囲の予測アーク %n 本が変わりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HandbookWindow</name>
    <message>
        <source>Show me: %1</source>
        <translation>画面で示す: %1</translation>
    </message>
    <message>
        <source>Show me: %1 (%2)</source>
        <translation>画面で示す: %1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>ハンドブックを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>「%1」に一致するものはありません。</translation>
    </message>
    <message>
        <source>Page of the handbook</source>
        <translation>ハンドブックのページ</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>page, part of it</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>%1 — Handbook</source>
        <translation>%1 — ハンドブック</translation>
    </message>
    <message>
        <source>Links to other places are not followed here: %1</source>
        <translation>ここでは外部へのリンクは開きません: %1</translation>
    </message>
    <message>
        <source>This page is in English only so far.</source>
        <translation>このページは今のところ英語版のみです。</translation>
    </message>
    <message>
        <source>%1 (in English)</source>
        <comment>page</comment>
        <translation>%1（英語）</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HelpCommands</name>
    <message>
        <source>New here? A tour of three minutes shows you around. You find it in the menu Help at any time.</source>
        <translation>はじめてお使いですか。3 分のツアーで画面をご案内します。ツアーはいつでも「ヘルプ」メニューから始められます。</translation>
    </message>
    <message>
        <source>I annotate</source>
        <translation>アノテーションをする</translation>
    </message>
    <message>
        <source>I analyse errors</source>
        <translation>誤りを分析する</translation>
    </message>
    <message>
        <source>I teach</source>
        <translation>教える</translation>
    </message>
    <message>
        <source>Search the handbook for “%1”</source>
        <translation>ハンドブックで「%1」を検索</translation>
    </message>
    <message>
        <source>help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>help: %1</source>
        <translation>ヘルプ: %1</translation>
    </message>
    <message>
        <source>handbook manual</source>
        <translation>ハンドブック マニュアル 説明書 せつめいしょ 手引き てびき</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of label, meaning</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>part of speech</source>
        <translation>品詞</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HitExport</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
    <message>
        <source>sent_id</source>
        <translation>sent_id</translation>
    </message>
    <message>
        <source>Word number</source>
        <translation>語番号</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Takes what is listed out of the program</source>
        <translation>一覧の内容をプログラムの外に書き出します</translation>
    </message>
    <message>
        <source>The &amp;sentences, as a treebank…</source>
        <translation>文をツリーバンクとして(&amp;S)…</translation>
    </message>
    <message>
        <source>The &amp;words, as a table…</source>
        <translation>語を表として(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Copy the words</source>
        <translation>語をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Save the words</source>
        <translation>語を保存</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>タブ区切り (*.tsv)</translation>
    </message>
    <message>
        <source>Save the sentences</source>
        <translation>文を保存</translation>
    </message>
    <message>
        <source>Treebanks (*.%1)</source>
        <translation>ツリーバンク (*.%1)</translation>
    </message>
    <message>
        <source>The words are on the clipboard.</source>
        <translation>語をクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HitModel</name>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>係り先なし</translation>
    </message>
    <message>
        <source>← %1</source>
        <comment>head</comment>
        <translation>← %1</translation>
    </message>
    <message>
        <source>%1 ← %2</source>
        <comment>relation, head</comment>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of the sentence</comment>
        <translation>番号</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
    <message>
        <source>→ %1</source>
        <comment>head</comment>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>relation, head</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::InterfaceSize</name>
    <message>
        <source>%1%</source>
        <comment>size</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>As suits the screen (%1)</source>
        <translation>画面に合わせる (%1)</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>画面の表示倍率</translation>
    </message>
    <message>
        <source>How large everything is drawn, from the next start on</source>
        <translation>画面全体の表示倍率（次回の起動から有効）</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::JobList</name>
    <message>
        <source>Training jobs</source>
        <translation>学習ジョブ</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>学習データ</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>文数</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Puts the job before the one above it.</source>
        <translation>ジョブを 1 つ上のジョブの前に移します。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後へ</translation>
    </message>
    <message>
        <source>Puts the job behind the one below it.</source>
        <translation>ジョブを 1 つ下のジョブの後に移します。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>エポック %1/%2</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>under way, %1 done</source>
        <comment>epoch</comment>
        <translation>実行中、%1 完了</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>paused, %1 done</source>
        <comment>epoch</comment>
        <translation>一時停止中、%1 完了</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>順番待ち</translation>
    </message>
    <message>
        <source>broken off: %1</source>
        <translation>中断: %1</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>stopped, %1 done</source>
        <comment>epoch</comment>
        <translation>停止、%1 完了</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Use its model</source>
        <translation>モデルを使用</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Removes the job and all that it has learnt.</source>
        <translation>ジョブと、これまでの学習結果をすべて削除します。</translation>
    </message>
    <message>
        <source>model done, folds under way</source>
        <translation>モデル完了、分割を処理中</translation>
    </message>
    <message>
        <source>its folds wait for their treebank</source>
        <translation>分割はツリーバンク待ち</translation>
    </message>
    <message>
        <source>model done, %1 of %2 folds</source>
        <translation>モデル完了、分割 %1/%2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::JobNotice</name>
    <message>
        <source>The training begins with its first epoch, and will give the same model: %1</source>
        <translation>学習を最初のエポックから始めます。得られるモデルは同じです。理由: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n training job(s) were left when the program ended.</source>
        <translation>
            <numerusform>プログラムの終了時に、学習ジョブが %n 個残っていました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Go on with all</source>
        <translation>すべて続行</translation>
    </message>
    <message>
        <source>The training on %1 was done when the program ended; its model is still in its job.</source>
        <translation>%1 での学習は、プログラムの終了時に完了していました。モデルはジョブに残っています。</translation>
    </message>
    <message>
        <source>The training on %1 was broken off before its first epoch was done.</source>
        <translation>%1 での学習は、最初のエポックの完了前に中断されました。</translation>
    </message>
    <message>
        <source>The training on %1 was broken off after epoch %2 of %3.</source>
        <translation>%1 での学習は、エポック %2/%3 の後に中断されました。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>The training on %1 is done. Its model stays in its job, for another one that was trained here is on offer and not saved yet.</source>
        <translation>%1 での学習が終わりました。ここで学習した別のモデルがまだ保存されずに提示されているため、このモデルはジョブの中に残ります。</translation>
    </message>
    <message>
        <source>The training goes on, but cannot be kept: leave the program open until it is done. %1</source>
        <translation>学習は続きますが、途中の状態を保持できません。終わるまでプログラムを閉じないでください。%1</translation>
    </message>
    <message>
        <source>The training on %1 was broken off when it had its model; the predictions by folds are still to come.</source>
        <translation>%1 での学習は、モデルができたところで中断されました。交差検定による予測はこれからです。</translation>
    </message>
    <message>
        <source>The training on %1 was broken off when it had its model; the predictions by folds are still to come, of which %2 of %3 are trained.</source>
        <translation>%1 での学習は、モデルができたところで中断されました。交差検定による予測はこれからで、分割 %3 個中 %2 個は学習済みです。</translation>
    </message>
    <message>
        <source>The model is done; one of its folds begins with its first epoch, and will give the same predictions: %1</source>
        <translation>モデルは完成しました。分割の一つは最初のエポックから始まり、同じ予測になります: %1</translation>
    </message>
    <message>
        <source>The training on %1 is done. Its predictions by folds are still to come: its treebank is not open. Open it, and let the job go on.</source>
        <translation>%1 での学習は終わりました。分割による予測はこれからです。そのツリーバンクが開かれていません。開いてからジョブを続けてください。</translation>
    </message>
    <message>
        <source>Show the jobs</source>
        <translation>ジョブを表示</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::KeyboardOwner</name>
    <message>
        <source>The part of the window that keys are for; Esc brings them back to the diagram</source>
        <translation>キー操作の対象となる部分。Esc で図に戻ります</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレーヤ</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>panel, part of it</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>“%1” is no command here: the keyboard is in “%2”. Esc, or a click on the diagram, brings it to the diagram.</source>
        <translation>「%1」は、キー操作の対象が「%2」の間はコマンドになりません。Esc を押すか図をクリックすると、対象が図に戻ります。</translation>
    </message>
    <message>
        <source>“%1” is no command here: the keyboard is in “%2”.</source>
        <translation>「%1」は、キー操作の対象が「%2」の間はコマンドになりません。</translation>
    </message>
    <message>
        <source>“%1” is no command here: it is one of the diagram, in the workplace Annotate (%2).</source>
        <translation>「%1」はここではコマンドになりません。図のコマンドで、作業画面「アノテーション」で使えます (%2)。</translation>
    </message>
    <message>
        <source>Keyboard: %1</source>
        <comment>the part of the window it is for</comment>
        <translation>キーボードの対象: %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::KindsDialog</name>
    <message>
        <source>Line %1: a name, a colon and a pattern are expected.</source>
        <translation>%1 行目: 名前、コロン、パターンが必要です。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>%1 行目 %2 文字目: %3</translation>
    </message>
    <message>
        <source>Kinds of attachment</source>
        <translation>係り方の種類</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>標準の種類</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LargeDrawing</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 語</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arc(s)</source>
        <translation>
            <numerusform>アーク %n 本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is being drawn. Esc cancels.</source>
        <translation>%1: 描画しています。Esc で中止します。</translation>
    </message>
    <message>
        <source>%1: not drawn. Enter draws it.</source>
        <translation>%1: 描画していません。Enter で描画します。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>words, arcs</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LayerFiles</name>
    <message>
        <source>Draw the trees of another file below the words</source>
        <translation>別のファイルの木を語の下に描く</translation>
    </message>
    <message>
        <source>There is no other layer to compare with.</source>
        <translation>比較できる層がほかにありません。</translation>
    </message>
    <message>
        <source>Layer %1 of %2 is drawn below the words: %3</source>
        <translation>語の下に、%2 層中の第 %1 層を描いています: %3</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Learning</name>
    <message>
        <source>predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>the parser trained here on %1</source>
        <translation>%1 から学習したパーサ</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LectureLesson</name>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LectureView</name>
    <message>
        <source>Space plays, the arrows step, Esc leaves.</source>
        <translation>Space で再生、矢印キーでステップ移動、Esc で終了。</translation>
    </message>
    <message>
        <source>Space plays, the arrows step, N and P go to the next stop and the one before, Esc leaves.</source>
        <translation>Space で再生、矢印キーでステップ移動、N と P で次の場面と前の場面へ、Esc で終了。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Legend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>正しい</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>見逃し</translation>
    </message>
    <message>
        <source>wrong head</source>
        <translation>係り先の誤り</translation>
    </message>
    <message>
        <source>wrong relation</source>
        <translation>関係ラベルの誤り</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>余分</translation>
    </message>
    <message>
        <source>missed secondary parent</source>
        <translation>副次的な係り先の見逃し</translation>
    </message>
    <message>
        <source>secondary parent with wrong relation</source>
        <translation>副次的な係り先の関係ラベルの誤り</translation>
    </message>
    <message>
        <source>extra secondary parent</source>
        <translation>余分な副次的な係り先</translation>
    </message>
    <message>
        <source>secondary parent</source>
        <translation>副次的な係り先</translation>
    </message>
    <message>
        <source>secondary parent, not compared</source>
        <translation>副次的な係り先、比較対象外</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>non-projective</source>
        <translation>非射影的</translation>
    </message>
    <message>
        <source>on a cycle</source>
        <translation>閉路上</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>確定済み</translation>
    </message>
    <message>
        <source>the parser is unsure</source>
        <translation>パーサの確信度が低い</translation>
    </message>
    <message>
        <source>arc with a remark</source>
        <translation>メモのあるアーク</translation>
    </message>
    <message>
        <source>word with a remark</source>
        <translation>メモのある語</translation>
    </message>
    <message>
        <source>divided otherwise: not scored</source>
        <translation>語の区切りの違い: 評価対象外</translation>
    </message>
    <message>
        <source>of the tree, not of the enhanced graph</source>
        <translation>木だけのアーク（拡張グラフにない）</translation>
    </message>
    <message>
        <source>edge to another sentence</source>
        <translation>ほかの文へのエッジ</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LessonBanner</name>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Back to the treebank</source>
        <translation>ツリーバンクに戻る</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4 wins</source>
        <comment>dependent, nearer, farther, winner</comment>
        <translation>%1: %2 対 %3、%4 の勝ち</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>学習に使う対戦</translation>
    </message>
    <message>
        <source>■ the dependent, ● the candidate that wins, ⨯ the one that loses</source>
        <translation>■ 係り元、● 勝つ候補、⨯ 負ける候補</translation>
    </message>
    <message>
        <source>‹ Stop before</source>
        <translation>‹ 前の場面</translation>
    </message>
    <message>
        <source>Next stop ›</source>
        <translation>次の場面 ›</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a stop of a lesson</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Goes to where the algorithm begins</source>
        <translation>アルゴリズムの始まりへ移動します</translation>
    </message>
    <message>
        <source>Opened at step %1 of %2, the one that is told of.</source>
        <translation>説明されているステップ %1 / %2 で開きました。</translation>
    </message>
    <message numerus="yes">
        <source>Opened at the last of %n step(s).</source>
        <translation>
            <numerusform>全 %n ステップの最後で開きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit this lesson</source>
        <translation>このレッスンを編集</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LessonEditor</name>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>What is wrong with the lesson</source>
        <translation>レッスンの誤り</translation>
    </message>
    <message>
        <source>&amp;Stops</source>
        <translation>場面(&amp;S)</translation>
    </message>
    <message>
        <source>Stops of the lesson</source>
        <translation>レッスンの場面</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Show in the player</source>
        <translation>プレーヤで表示</translation>
    </message>
    <message>
        <source>&amp;Language of the texts</source>
        <translation>テキストの言語(&amp;L)</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>レッスンの題名</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>本文(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>問い(&amp;Q)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>A lesson has no more than %1 stops.</source>
        <translation>レッスンの場面は %1 個までです。</translation>
    </message>
    <message>
        <source>A lesson[*]</source>
        <translation>レッスン[*]</translation>
    </message>
    <message>
        <source>%1[*]</source>
        <comment>a file</comment>
        <translation>%1[*]</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>最後のステップ</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>%1. %2
%3, %4</source>
        <comment>number, title, algorithm, step</comment>
        <translation>%1. %2
%3、%4</translation>
    </message>
    <message>
        <source>(without a title)</source>
        <translation>（題名なし）</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Nothing is wrong with the lesson.</source>
        <translation>レッスンに誤りはありません。</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>Lessons (*.arclesson *.json);;All files (*)</source>
        <translation>レッスン (*.arclesson *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>lesson</source>
        <comment>the name of a file</comment>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>レッスンを保存</translation>
    </message>
    <message>
        <source>Lessons (*.arclesson)</source>
        <translation>レッスン (*.arclesson)</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>The lesson is not saved.</source>
        <translation>レッスンは保存されていません。</translation>
    </message>
    <message>
        <source>Markdown: *emphasis*, lists, tables. Pictures: ![](canvas:tree), ![](canvas:step=7)</source>
        <translation>Markdown: *強調*、リスト、表。図: ![](canvas:tree)、![](canvas:step=7)</translation>
    </message>
    <message>
        <source>This lesson was not saved when the program ended. It is as it was then: save it to keep it.</source>
        <translation>このレッスンはプログラムの終了時に保存されていませんでした。そのときの状態です。残すには保存してください。</translation>
    </message>
    <message>
        <source>Add what is on view</source>
        <translation>表示中のものを追加</translation>
    </message>
    <message>
        <source>A stop is what the player shows: sentence, scores, algorithm and step. “Add to lesson” there adds it, too.</source>
        <translation>場面は、プレーヤに表示されている文・スコア・アルゴリズム・ステップです。プレーヤの「レッスンに追加」でも追加できます。</translation>
    </message>
    <message>
        <source>any language</source>
        <translation>すべての言語</translation>
    </message>
    <message>
        <source>&amp;Title of the stop</source>
        <translation>場面の題名(&amp;T)</translation>
    </message>
    <message>
        <source>Insert a picture</source>
        <translation>図を挿入</translation>
    </message>
    <message>
        <source>What the class is to read. Markdown: *emphasis*, lists, tables.</source>
        <translation>クラスに読ませるもの。Markdown: *強調*、リスト、表。</translation>
    </message>
    <message>
        <source>Texts belong to a stop: add one first.</source>
        <translation>テキストは場面に付きます。先に場面を追加してください。</translation>
    </message>
    <message>
        <source>What the class is asked; may be left empty.</source>
        <translation>クラスへの問い。空でもかまいません。</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <comment>of a lesson</comment>
        <translation>場面 %1</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>two algorithms</comment>
        <translation>「%1」と「%2」を並べて</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>保存しました。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>A stop with pictures is told first, on a screen, slide or page of its own; its steps come after it.</source>
        <translation>図のある場面では、まず説明と図だけの画面（スライド、ページ）が示され、ステップはその後に続きます。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LossList</name>
    <message>
        <source>Left out</source>
        <translation>省かれるもの</translation>
    </message>
    <message>
        <source>First in</source>
        <translation>最初の箇所</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>第 %1 文</translation>
    </message>
    <message>
        <source>%1, sentence %2</source>
        <comment>file</comment>
        <translation>%1、第 %2 文</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MainToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Choose what the parser learns from, and train it. %1 trains at once.</source>
        <translation>パーサの学習元を選んで学習させます。%1 ですぐに始まります。</translation>
    </message>
    <message>
        <source>Train a parser…</source>
        <translation>パーサを学習…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MainWindow</name>
    <message>
        <source>Sentences</source>
        <translation>文</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Arcs alike</source>
        <translation>同類のアーク</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1 leads back to the analysis.</source>
        <translation>%1 で分析に戻ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 に書き込めません。</translation>
    </message>
    <message>
        <source>the correction of arcs alike</source>
        <translation>同類のアークの修正</translation>
    </message>
    <message>
        <source>Other zones</source>
        <translation>ほかのゾーン</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MakeExerciseDialog</name>
    <message>
        <source>Ask for relations, too</source>
        <translation>関係ラベルも問う</translation>
    </message>
    <message>
        <source>&amp;Keep the solution in a file of its own</source>
        <translation>解答を別のファイルに保存(&amp;K)</translation>
    </message>
    <message>
        <source>Make an exercise</source>
        <translation>演習を作成</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>the step on view in the player</source>
        <translation>プレーヤに表示中のステップ</translation>
    </message>
    <message numerus="yes">
        <source>the stops of the lesson that is being written (%n)</source>
        <translation>
            <numerusform>作成中のレッスンの場面（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>3, 7-9</source>
        <comment>numbers of sentences</comment>
        <translation>3, 7-9</translation>
    </message>
    <message>
        <source>How many cells of a chart are to be filled, from the next one on</source>
        <translation>次のセルから数えて、埋めるチャートのセルの数</translation>
    </message>
    <message>
        <source>how much is right</source>
        <translation>正しい数</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>何も見せない</translation>
    </message>
    <message>
        <source>Students' files have no solution then; marks come from the teacher alone.</source>
        <translation>学生のファイルに解答は入らず、採点は教員だけが行います。</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>題名(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;First sentence</source>
        <translation>最初の文(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last sentence</source>
        <translation>最後の文(&amp;L)</translation>
    </message>
    <message>
        <source>Or &amp;only these</source>
        <translation>またはこれらだけ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Questions about algorithms</source>
        <translation>アルゴリズムの問題(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Cells to fill</source>
        <translation>埋めるセル(&amp;C)</translation>
    </message>
    <message>
        <source>Before handing in, students &amp;see</source>
        <translation>提出前に学生に見せるもの(&amp;S)</translation>
    </message>
    <message>
        <source>No lesson is being written. “Add to lesson”, above the player, makes what is on view a stop of one.</source>
        <translation>レッスンは作成中ではありません。プレーヤの上の「レッスンに追加」で、表示中のものがレッスンの場面になります。</translation>
    </message>
    <message>
        <source>Of %1 stops, %2 have something to ask.</source>
        <translation>%1 場面のうち、問うものがあるのは %2 場面です。</translation>
    </message>
    <message>
        <source>At this step there is nothing to ask. Go to a step before a cell of Eisner's chart is filled, hill climbing moves, a transition is taken, or a cycle opens; with scores of arcs, and %1 words at most.</source>
        <translation>このステップには問うものがありません。Eisner のチャートのセルが埋まる前、山登りの移動の前、遷移の前、閉路が開かれる前のステップに移ってください。アークのスコアがあり、%1 語以下の場合に限ります。</translation>
    </message>
    <message numerus="yes">
        <source>It asks what the next %n item(s) of the chart score.</source>
        <translation>
            <numerusform>チャートの次の %n 個の項目のスコアを問います。</numerusform>
        </translation>
    </message>
    <message>
        <source>It asks which move gains most, or whether none does.</source>
        <translation>利得が最大の移動はどれか、または利得のある移動がないかを問います。</translation>
    </message>
    <message>
        <source>It asks which transition comes next.</source>
        <translation>次の遷移を問います。</translation>
    </message>
    <message>
        <source>It asks which arc the cycle gives up.</source>
        <translation>閉路から除かれるアークを問います。</translation>
    </message>
    <message>
        <source>T&amp;rees of sentences are to be drawn</source>
        <translation>文の木を描かせる(&amp;R)</translation>
    </message>
    <message>
        <source>which arcs and answers are right</source>
        <translation>どのアークと答えが正しいか</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>修正(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>語(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Parser</source>
        <translation>パーサ(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;layer</source>
        <translation>アルゴリズム(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>About Arcwright</source>
        <translation>Arcwright について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Arcwright %1&lt;/h3&gt;&lt;p&gt;Builds and studies dependency treebanks: trains a parser, draws what it predicts beside what the treebank says, and corrects both.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Arcwright %1&lt;/h3&gt;&lt;p&gt;係り受けツリーバンクの構築と研究のためのプログラムです。パーサを学習させ、その予測をツリーバンクの内容と並べて描き、両方を修正できます。&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>サンプル(&amp;M)</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>まだ何も開いていません</translation>
    </message>
    <message>
        <source>Prague mar&amp;ks</source>
        <translation>Prague の印(&amp;K)</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>example treebank file open</source>
        <translation>例 れい 見本 みほん サンプル ツリーバンク コーパス ファイル 開く ひらく</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) cannot be read and are kept as they are. The first:</source>
        <translation>
            <numerusform>読み込めない %n 文は、そのまま保持します。最初のもの:</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>情報</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelBox</name>
    <message>
        <source>Model in use</source>
        <translation>使用中のモデル</translation>
    </message>
    <message>
        <source>Use another…</source>
        <translation>別のモデルを使用…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>There is none yet: train one, or open one that was saved.</source>
        <translation>モデルがまだありません。学習させるか、保存したモデルを開いてください。</translation>
    </message>
    <message>
        <source>None for this treebank yet. There is still %1.</source>
        <comment>another model</comment>
        <translation>このツリーバンクのモデルはまだありません。「%1」は引き続き使えます。</translation>
    </message>
    <message numerus="yes">
        <source>%1, from %n sentence(s)</source>
        <comment>a model, and what it learnt from</comment>
        <translation>
            <numerusform>%1（%n 文から学習）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; not saved yet</source>
        <comment>a model</comment>
        <translation>%1、未保存</translation>
    </message>
    <message>
        <source>%1; on the shelf as “%2”, without what it learnt since</source>
        <comment>a model</comment>
        <translation>%1、モデル棚では「%2」（その後の学習は含まれない）</translation>
    </message>
    <message>
        <source>%1; on the shelf as “%2”</source>
        <comment>a model</comment>
        <translation>%1、モデル棚では「%2」</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n head(s) of them given)</source>
        <comment>a model and its sentences</comment>
        <translation>
            <numerusform>%1、与えられた係り先は %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Open one…</source>
        <comment>a model</comment>
        <translation>モデルを開く…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelChangeNotice</name>
    <message>
        <source>It predicts all arcs as the model before did.</source>
        <translation>すべてのアークの予測が前のモデルと同じです。</translation>
    </message>
    <message>
        <source>%1 of them agree with gold now, %2 did before.</source>
        <translation>そのうち正解と一致するのは現在 %1 本、以前は %2 本です。</translation>
    </message>
    <message>
        <source>Of the %1 in sentences that neither model has learnt from, %2 agree with gold now, %3 did before.</source>
        <translation>どちらのモデルも学習していない文の %1 本のうち、正解と一致するのは現在 %2 本、以前は %3 本です。</translation>
    </message>
    <message>
        <source>How many agree with gold says nothing: one of the models has learnt from these sentences.</source>
        <translation>いずれかのモデルがこれらの文を学習しているので、正解との一致数に意味はありません。</translation>
    </message>
    <message>
        <source>The former model is in use again: %1.</source>
        <translation>前のモデルに戻りました: %1。</translation>
    </message>
    <message>
        <source>Show the changed sentences</source>
        <translation>変化した文を表示</translation>
    </message>
    <message>
        <source>Back to the new model</source>
        <translation>新しいモデルに戻す</translation>
    </message>
    <message>
        <source>Back to the former model</source>
        <translation>前のモデルに戻す</translation>
    </message>
    <message>
        <source>Predicted otherwise than before</source>
        <translation>予測が以前と異なる文</translation>
    </message>
    <message>
        <source>%1 changed in %2.</source>
        <comment>predicted arcs, sentences</comment>
        <translation>%2で %1が変わりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n predicted arc(s)</source>
        <translation>
            <numerusform>%n 本のアークの予測</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <comment>in which</comment>
        <translation>
            <numerusform>%n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>A new model has taken over: %1.</source>
        <translation>新しいモデルに切り替わりました: %1。</translation>
    </message>
    <message>
        <source>The new model is in use again: %1.</source>
        <translation>新しいモデルに戻りました: %1。</translation>
    </message>
    <message>
        <source>%1 was %2</source>
        <comment>word, its arc</comment>
        <translation>%1 は以前 %2</translation>
    </message>
    <message>
        <source>Predicted otherwise than before: %1.</source>
        <translation>予測が以前と異なる語: %1。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelFiles</name>
    <message>
        <source>Predict with a model</source>
        <translation>モデルで予測</translation>
    </message>
    <message>
        <source>Models (*.arcmodel);;All files (*)</source>
        <translation>モデル (*.arcmodel);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The model in use is %1</source>
        <translation>使用中のモデルは %1 です</translation>
    </message>
    <message>
        <source>The model was trained with the language %1. The treebank's file names say none, so it is taken for that.</source>
        <translation>このモデルは言語「%1」で学習したものです。ツリーバンクのファイル名に言語の指定がないので、同じ言語とみなします。</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 を保存</translation>
    </message>
    <message>
        <source>Saved the model as %1</source>
        <translation>モデルを %1 として保存しました</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 を保存中</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelOffers</name>
    <message>
        <source>No model is in use for %1. The last one, %2, can predict it (%3).</source>
        <translation>%1 で使用中のモデルはありません。最後のモデル「%2」で予測できます（%3）。</translation>
    </message>
    <message>
        <source>Predict here with it</source>
        <translation>このモデルで予測</translation>
    </message>
    <message>
        <source>The training was cancelled when its model was there: %1. Of %2 sentences %3 are predicted, %4 of them by a model that has not seen them; only these are scored.</source>
        <translation>モデル「%1」ができた後に学習が中止されました。%2 文のうち %3 文が予測済みで、そのうち %4 文は、その文を学習していないモデルによる予測です。評価の対象は後者だけです。</translation>
    </message>
    <message>
        <source>Predict all with it</source>
        <translation>すべてをこのモデルで予測</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>もう一度学習</translation>
    </message>
    <message>
        <source>Draw trees</source>
        <translation>木を描く</translation>
    </message>
    <message>
        <source>Learn from other files…</source>
        <translation>ほかのファイルから学習…</translation>
    </message>
    <message>
        <source>No model is in use for %1. “%2” on the shelf of models was trained on data of the same name.</source>
        <translation>%1 で使用中のモデルはありません。モデル棚の「%2」は、同じ名前のデータで学習したものです。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelReadingSign</name>
    <message>
        <source>A model is being opened</source>
        <translation>モデルを開いています</translation>
    </message>
    <message>
        <source>Opening the model %1…</source>
        <translation>モデル %1 を開いています…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::NothingOpen</name>
    <message>
        <source>There is no sentence in %1</source>
        <translation>%1 に文がありません</translation>
    </message>
    <message>
        <source>No treebank is open</source>
        <translation>ツリーバンクが開かれていません</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>サンプルを開く</translation>
    </message>
    <message>
        <source>Opened lately:</source>
        <translation>最近開いたもの:</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::OpenFiles</name>
    <message>
        <source>Opening %1</source>
        <translation>開いています: %1</translation>
    </message>
    <message>
        <source>the files</source>
        <translation>複数のファイル</translation>
    </message>
    <message>
        <source>Reading %1 again</source>
        <translation>%1 を再読み込みしています</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 を保存しています</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1 (%n ファイル)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::OuterEditing</name>
    <message>
        <source>Edge to “%1” of sentence %2: go to the word of another sentence that is its head, and press the key again; Esc gives up</source>
        <translation>第 %2 文の「%1」へのエッジ: その係り先となるほかの文の語へ移動し、もう一度キーを押してください。Esc で中止</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ParseWithMenu</name>
    <message>
        <source>The model's own: %1</source>
        <translation>モデルの標準: %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PictureCommands</name>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>拡大縮小できる図 (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>印刷用のページ (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>ピクセル画像 (*.png)</translation>
    </message>
    <message>
        <source>LaTeX, tikz-dependency (*.tex)</source>
        <translation>LaTeX、tikz-dependency (*.tex)</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>図を保存</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>図をクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PictureMenu</name>
    <message>
        <source>The tree of the sentence</source>
        <translation>文の木</translation>
    </message>
    <message>
        <source>The algorithm at the step of this stop</source>
        <translation>この場面のステップのアルゴリズム</translation>
    </message>
    <message>
        <source>The algorithm at its last step</source>
        <translation>最後のステップのアルゴリズム</translation>
    </message>
    <message>
        <source>Nobody has drawn a tree of this sentence; that of the algorithm is at its last step.</source>
        <translation>この文の木はまだありません。アルゴリズムの木は最後のステップにあります。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerCommands</name>
    <message>
        <source>sentence %1 (%2)</source>
        <comment>number, its beginning</comment>
        <translation>第 %1 文（%2）</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>Lessons (*.arclesson *.json);;All files (*)</source>
        <translation>レッスン (*.arclesson *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>文を入力</translation>
    </message>
    <message>
        <source>A sentence to watch algorithms on. Spaces divide words; punctuation stands by itself.</source>
        <translation>アルゴリズムを観察する文。空白で語を区切ります。句読点は独立した語になります。</translation>
    </message>
    <message>
        <source>There is no word in what was typed.</source>
        <translation>入力に語がありません。</translation>
    </message>
    <message>
        <source>%1: there is no player "%2".</source>
        <translation>%1: プレーヤ「%2」はありません。</translation>
    </message>
    <message>
        <source>Export the steps</source>
        <translation>ステップをエクスポート</translation>
    </message>
    <message>
        <source>Drawing the steps…</source>
        <translation>ステップを描画中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>何もエクスポートしませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n file(s), %1</source>
        <translation>
            <numerusform>%n 個のファイルをエクスポートしました: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved the lesson %1</source>
        <translation>レッスン %1 を保存しました</translation>
    </message>
    <message>
        <source>lesson</source>
        <comment>name of a file</comment>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>A sentence to watch algorithms on. Spaces divide bunsetsu.</source>
        <translation>アルゴリズムを見るための文。空白で文節を区切ります。</translation>
    </message>
    <message>
        <source>What is on view is no lesson of several stops.</source>
        <translation>表示中のものは、複数の場面からなるレッスンではありません。</translation>
    </message>
    <message>
        <source>Exported %1, to be set with lualatex</source>
        <translation>%1 をエクスポートしました。lualatex で処理してください</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerHeader</name>
    <message>
        <source>of the model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>手で入力</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>seed </source>
        <comment>before a number</comment>
        <translation>シード </translation>
    </message>
    <message>
        <source>Another seed, other scores; the same seed, the same scores</source>
        <translation>シードを変えるとスコアも変わります。同じシードなら同じスコアです</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>並べて比較</translation>
    </message>
    <message>
        <source>Stop at an arc</source>
        <translation>アークが現れたら停止</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>講義</translation>
    </message>
    <message>
        <source>of the lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>they never part</source>
        <translation>最後まで同じ動き</translation>
    </message>
    <message>
        <source>both in step</source>
        <translation>両方を同時に進める</translation>
    </message>
    <message>
        <source>the first alone</source>
        <translation>左だけ進める</translation>
    </message>
    <message>
        <source>the second alone</source>
        <translation>右だけ進める</translation>
    </message>
    <message>
        <source>Which algorithm is stepped</source>
        <translation>進めるアルゴリズム</translation>
    </message>
    <message>
        <source>In step, both are where they do the same; each can be stepped alone, too</source>
        <translation>合わせて進めると、どちらも同じことをするステップに来ます。片方だけ進めることもできます</translation>
    </message>
    <message>
        <source>Add to lesson</source>
        <translation>レッスンに追加</translation>
    </message>
    <message>
        <source>The model: %1. Its scores change when it learns.</source>
        <translation>モデル: %1。学習するとスコアが変わります。</translation>
    </message>
    <message>
        <source>The model has learnt: go on with it</source>
        <translation>モデルが更新されました。それで続ける</translation>
    </message>
    <message>
        <source>What is on view are still the steps with the scores from before</source>
        <translation>表示中なのは、まだ前のスコアによるステップです</translation>
    </message>
    <message>
        <source>There is no model for sentences like this one.</source>
        <translation>このような文のためのモデルがありません。</translation>
    </message>
    <message>
        <source>they part at step %1 here and %2 beside; words with different heads are framed</source>
        <translation>ここではステップ %1、隣では %2 で分かれます。係り先の異なる語は枠で囲まれています</translation>
    </message>
    <message>
        <source>More</source>
        <comment>controls of the player</comment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Scores, a second algorithm, export, lecture</source>
        <translation>スコア、2 つ目のアルゴリズム、エクスポート、講義</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerPanel</name>
    <message>
        <source>A sentence of your own</source>
        <translation>自分で入力した文</translation>
    </message>
    <message>
        <source>Its scores are those of the model, drawn at random, or typed by hand: choose above.</source>
        <translation>スコアは、モデル、ランダム、手入力のいずれかです。上で選んでください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>algorithm and sentence</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerSide</name>
    <message>
        <source>Algorithm</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>The algorithm to watch</source>
        <translation>観察するアルゴリズム</translation>
    </message>
    <message>
        <source>There is no sentence here that a parser could be watched on.</source>
        <translation>パーサの動作を観察できる文がここにはありません。</translation>
    </message>
    <message>
        <source>%1 does not go with this sentence, or not with these scores.</source>
        <translation>「%1」は、この文またはこれらのスコアには使えません。</translation>
    </message>
    <message>
        <source>There is not enough memory for all steps.</source>
        <translation>メモリが足りず、すべてのステップを保持できません。</translation>
    </message>
    <message>
        <source>The sentence has %1 words; %2 is shown for up to %3. %4</source>
        <translation>この文は %1 語です。「%2」を表示できるのは %3 語までです。%4</translation>
    </message>
    <message>
        <source>The steps are being found…</source>
        <translation>ステップを求めています…</translation>
    </message>
    <message>
        <source>Scores drawn at random: the model has none for this algorithm</source>
        <translation>スコアはランダム: このアルゴリズム用のスコアはモデルにありません</translation>
    </message>
    <message>
        <source>Scores drawn at random: they show how the algorithm works, not what a parser thinks of the sentence</source>
        <translation>スコアはランダム: アルゴリズムの動きを示すもので、パーサがこの文に付けたスコアではありません</translation>
    </message>
    <message>
        <source>It learns from the tree of the sentence, which has none.</source>
        <translation>文の木から学習しますが、この文には木がありません。</translation>
    </message>
    <message>
        <source>not with these scores</source>
        <comment>an algorithm</comment>
        <translation>このスコアでは使用不可</translation>
    </message>
    <message>
        <source>needs a tree</source>
        <comment>an algorithm</comment>
        <translation>木が必要</translation>
    </message>
    <message>
        <source>parses bunsetsu</source>
        <comment>an algorithm</comment>
        <translation>文節を解析</translation>
    </message>
    <message>
        <source>parses words</source>
        <comment>an algorithm</comment>
        <translation>語を解析</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>algorithm, why not</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerStage</name>
    <message>
        <source>Picture of the step</source>
        <translation>ステップの図</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemCommands</name>
    <message>
        <source>No problem further on.</source>
        <translation>これより後に問題はありません。</translation>
    </message>
    <message>
        <source>No problem before this.</source>
        <translation>これより前に問題はありません。</translation>
    </message>
    <message>
        <source>Suspicious…</source>
        <translation>疑わしいもの…</translation>
    </message>
    <message>
        <source>Looks for suspicious annotations: such as break no rule, but that parsers contradict or that the same words do not have elsewhere</source>
        <translation>疑わしいアノテーションを探します: 規則には反しないが、パーサの解析と食い違う、または同じ語の組が別の箇所では違うもの</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemsFilterBar</name>
    <message>
        <source>Waived too</source>
        <translation>許容済みも表示</translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation>この文</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>すべての文</translation>
    </message>
    <message>
        <source>Which sentences</source>
        <translation>対象の文</translation>
    </message>
    <message>
        <source>Errors, warnings and notes</source>
        <translation>エラー・警告・情報</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>エラーと警告</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Which severities</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Which test</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Shows the problems that somebody has looked at and found to be none</source>
        <translation>確認のうえ問題ではないとされたものも表示します</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>すべての検査</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, %3 waived)</source>
        <translation>%1（%2、許容済み %3）</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemsModel</name>
    <message>
        <source>waived</source>
        <translation>許容済み</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>The name that the test has everywhere, in lists and in what validators print</source>
        <translation>検査の名前。一覧でも検証プログラムの出力でも、どこでもこの名前です</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemsPanel</name>
    <message>
        <source>Waive…</source>
        <translation>許容…</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Repair all of this kind</source>
        <translation>同じ種類をすべて修復</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Progress of the repair</source>
        <translation>修復の進行状況</translation>
    </message>
    <message>
        <source>No problem was found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>No problem is of this choice.</source>
        <translation>この条件に合う問題はありません。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Take the waiver back</source>
        <translation>許容を取り消す</translation>
    </message>
    <message>
        <source>Errors of the format, and of what every treebank must keep to (level 2), cannot be waived.</source>
        <translation>形式のエラーと、すべてのツリーバンクが守るべき規則（レベル 2）のエラーは許容できません。</translation>
    </message>
    <message>
        <source>Says that this is no problem here, for a reason; it holds until the word or its arc changes</source>
        <translation>ここでは問題でないことを理由つきで記録します。語またはそのアークが変わるまで有効です</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Waive a problem</source>
        <translation>問題を許容</translation>
    </message>
    <message>
        <source>%1
Why is this no problem here?</source>
        <translation>%1
ここでは問題でない理由を入力してください。</translation>
    </message>
    <message>
        <source>Export waivers…</source>
        <translation>許容した警告をエクスポート…</translation>
    </message>
    <message>
        <source>Export waivers</source>
        <translation>許容した警告をエクスポート</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv);;All files (*)</source>
        <translation>タブ区切り (*.tsv);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProgressPage</name>
    <message>
        <source>Save the table…</source>
        <translation>表を保存…</translation>
    </message>
    <message>
        <source>Progress by day and annotator</source>
        <translation>日付・アノテータごとの進捗</translation>
    </message>
    <message>
        <source>Words confirmed by day</source>
        <translation>日付ごとの確定した語数</translation>
    </message>
    <message>
        <source>Share of first suggestions that were right</source>
        <translation>第 1 提案の正解率</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>表を保存</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>タブ区切り (*.tsv)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>No treebank is open, so there is nothing to count.</source>
        <translation>ツリーバンクが開かれていないので、数えるものがありません。</translation>
    </message>
    <message>
        <source>Each sentence that you confirm is counted here: by day and annotator, with the keys and the time it took.</source>
        <translation>確定した文の数を、日付とアノテータごとに、打鍵数と所要時間とともに示します。</translation>
    </message>
    <message>
        <source>Keys and time are counted on this computer and kept on it alone, apart from the treebank.</source>
        <translation>打鍵数と時間はこのコンピュータだけで数え、ツリーバンクとは別に、このコンピュータだけに保存します。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QuestionPage</name>
    <message>
        <source>Scores of arcs</source>
        <translation>アークのスコア</translation>
    </message>
    <message>
        <source>Scores of arcs: heads in rows, dependents in columns.</source>
        <translation>アークのスコア: 行が係り先、列が係り元。</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Your &amp;answer</source>
        <translation>答え(&amp;A)</translation>
    </message>
    <message>
        <source>Scores of arcs, heads in rows</source>
        <translation>アークのスコア（行が係り先）</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>None: no move gains enough</source>
        <translation>なし: 十分な利得のある移動がない</translation>
    </message>
    <message>
        <source>Which move gains most, if it gains more than its price, %1? Click it in the map, or choose.</source>
        <translation>コスト %1 を超える利得のある移動のうち、利得が最大なのはどれですか。マップでクリックするか、選んでください。</translation>
    </message>
    <message>
        <source>Which move gains most, or does none gain? Click it in the map, or choose.</source>
        <translation>利得が最大の移動はどれですか。または、利得のある移動はありませんか。マップでクリックするか、選んでください。</translation>
    </message>
    <message>
        <source>Which transition comes next? Each is worth the best arc that it makes, or that it makes way for.</source>
        <translation>次の遷移はどれですか。遷移の値は、それが作るアーク、または作れるようにするアークのうち最良のものの値です。</translation>
    </message>
    <message>
        <source>Arcs go round in a circle. Which of them is given up in the best tree?</source>
        <translation>アークが閉路をなしています。最良の木で除かれるのはどれですか。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>不正解です。</translation>
    </message>
    <message>
        <source>Not right; it is %1.</source>
        <translation>不正解です。正解: %1。</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>正解: %1。</translation>
    </message>
    <message>
        <source>Fill the chart: what do these items score? Each is put together in the best way. Point at an item that is there, and you see its score.</source>
        <translation>チャートを埋めてください。これらの項目のスコアはいくつですか。どの項目も最良の組み合わせ方によります。すでにある項目を指すと、そのスコアが表示されます。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueBar</name>
    <message>
        <source>What comes next</source>
        <translation>次に来るもの</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>The order in which unconfirmed sentences come, or words.
Choosing another one changes what comes next, and never the sentence on view.</source>
        <translation>未確定の文または語が来る順序。
変更すると次に来るものが変わりますが、表示中の文は変わりません。</translation>
    </message>
    <message>
        <source>Why this one</source>
        <translation>選ばれた理由</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message numerus="yes">
        <source>The next %n minute(s)</source>
        <translation>
            <numerusform>次の %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Another time…</source>
        <translation>ほかの時間…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Which two models are compared</source>
        <translation>比較する 2 つのモデル</translation>
    </message>
    <message>
        <source>First model</source>
        <translation>1 つ目のモデル</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>使用中のモデル</translation>
    </message>
    <message>
        <source>Second model</source>
        <translation>2 つ目のモデル</translation>
    </message>
    <message>
        <source>What was predicted before</source>
        <translation>以前の予測</translation>
    </message>
    <message>
        <source>Goes to the next sentence that is not confirmed (%1); this one stays as it is.
%2 confirms this one first.</source>
        <translation>次の未確定の文へ進みます（%1）。この文はそのままです。
%2 では、この文を確定してから進みます。</translation>
    </message>
    <message>
        <source>Working time</source>
        <translation>使える時間</translation>
    </message>
    <message>
        <source>Say how long you want to work, and it tells how many of the unconfirmed sentences fit into that time</source>
        <translation>作業する時間を選ぶと、その間に未確定の文をいくつ処理できるかがわかります</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>モデルを開く…</translation>
    </message>
    <message>
        <source>Train a parser…</source>
        <translation>パーサを学習…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueBudget</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 語</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up: %1</source>
        <translation>時間です: %1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1, %2 done</source>
        <comment>time left, words</comment>
        <translation>残り %1、完了 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>time left, what fits into it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How much fits into it is known once some sentences have been confirmed.</source>
        <translation>いくつか文を確定すると、時間内にどれだけ処理できるかがわかります。</translation>
    </message>
    <message numerus="yes">
        <source>What fits into the time that is left, at the %n word(s) an hour that were measured of you last.</source>
        <translation>
            <numerusform>最近の速度（1 時間あたり %n 語）で、残り時間に処理できる量。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What fits into the time that is left, at the %n word(s) an hour that you have decided so far.</source>
        <translation>
            <numerusform>これまでの判断の速さ、1 時間あたり %n 語で、残り時間に処理できる量です。</numerusform>
        </translation>
    </message>
    <message>
        <source>How much fits into it is known once some words have been decided.</source>
        <translation>処理できる量は、いくつかの語を判断するとわかります。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>sentences, words</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n 文</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueCommands</name>
    <message>
        <source>All sentences are confirmed.</source>
        <translation>すべての文が確定済みです。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueGuide</name>
    <message>
        <source>This order asks a parser:</source>
        <translation>この順序にはパーサが必要です:</translation>
    </message>
    <message>
        <source>This order compares two models: there is only one.</source>
        <translation>この順序では 2 つのモデルを比べますが、モデルは 1 つしかありません。</translation>
    </message>
    <message>
        <source>%1; said by a model that has learnt from it</source>
        <comment>why a sentence comes</comment>
        <translation>%1（この文を学習したモデルによる）</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>why a sentence comes, two models</comment>
        <translation>%1（%2、%3）</translation>
    </message>
    <message>
        <source>No word waits any more.</source>
        <translation>未確定の語はもうありません。</translation>
    </message>
    <message>
        <source>looking at all that wait: %1 %</source>
        <translation>未確定の文をすべて確認中: %1%</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>why a sentence comes, progress</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Looking at what the models say…</source>
        <translation>モデルの予測を調べています…</translation>
    </message>
    <message>
        <source>“Next” (%1) goes to the first in this order</source>
        <translation>「次へ」（%1）でこの順序の先頭へ進みます</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QuizBar</name>
    <message>
        <source>What comes next?</source>
        <translation>次に来るのは？</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>答え %1</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>これが最後のステップでした。</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2 問中 %1 問正解</translation>
    </message>
    <message>
        <source>Right: %1. %2</source>
        <comment>what came, and how many were right</comment>
        <translation>正解: %1（%2）</translation>
    </message>
    <message>
        <source>No: %1. %2</source>
        <comment>what came, and how many were right</comment>
        <translation>不正解。答えは %1（%2）</translation>
    </message>
    <message>
        <source>Nothing in the picture says this step: choose below.</source>
        <translation>このステップは図の中にありません。下から選んでください。</translation>
    </message>
    <message>
        <source>To the next question</source>
        <translation>次の問いへ</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>ここには決めることがありません。</translation>
    </message>
    <message>
        <source>%1 Click it in the picture, or choose:</source>
        <comment>a question</comment>
        <translation>%1図の中をクリックするか、選んでください:</translation>
    </message>
    <message>
        <source>End the quiz</source>
        <translation>クイズを終える</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::RelationEditor</name>
    <message>
        <source>Relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>“%1” is new here. Enter takes it.</source>
        <translation>「%1」はここでは初めてです。Enter で採用します。</translation>
    </message>
    <message>
        <source>It needs a relation: type some letters, or take one of the list. Esc gives it up.</source>
        <translation>関係ラベルが必要です。何文字か入力するか、一覧から選んでください。Esc で取りやめます。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::RemovedModels</name>
    <message>
        <source>Trash (%1)</source>
        <translation>ごみ箱 (%1)</translation>
    </message>
    <message>
        <source>In the trash now: %1.</source>
        <translation>ごみ箱にあるモデル: %1。</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>%1 を戻す</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>ごみ箱を空にする…</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>ごみ箱を空にする</translation>
    </message>
    <message>
        <source>These models will be deleted for good: %1.</source>
        <translation>次のモデルが完全に削除されます: %1。</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ReportWriter</name>
    <message numerus="yes">
        <source>%1 and %n other file(s)</source>
        <translation>
            <numerusform>%1 ほか %n ファイル</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoreLabel</name>
    <message>
        <source>%1: not scored: seen in training, or made around corrections</source>
        <comment>layer</comment>
        <translation>%1: 評価対象外（学習に使われた文、または修正を前提にした予測）</translation>
    </message>
    <message>
        <source>Of all bunsetsu but the last of each sentence, which has no head</source>
        <translation>係り先のない、各文の最後の文節を除く、すべての文節についての値</translation>
    </message>
    <message>
        <source>UAS %1  LAS %2</source>
        <translation>UAS %1、LAS %2</translation>
    </message>
    <message>
        <source>UAS %1</source>
        <translation>UAS %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <comment>that are scored</comment>
        <translation>
            <numerusform>%n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2  on %3</source>
        <comment>layer, scores, how many sentences</comment>
        <translation>%1: %2（%3）</translation>
    </message>
    <message>
        <source>%1: %2  on %3, %4</source>
        <comment>layer, scores, how many sentences, how many others</comment>
        <translation>%1: %2（%3、%4）</translation>
    </message>
    <message numerus="yes">
        <source>%n not scored</source>
        <translation>
            <numerusform>評価対象外 %n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>Not to be compared: scored on different sentences</source>
        <translation>評価した文が異なるため、比較できません</translation>
    </message>
    <message numerus="yes">
        <source>%n without arcs</source>
        <comment>sentences of the treebank</comment>
        <translation>
            <numerusform>アークなし %n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of sentences</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoreMatrix</name>
    <message>
        <source>Scores of arcs</source>
        <translation>アークのスコア</translation>
    </message>
    <message>
        <source>Scores of arcs from the word of the row to the word of the column.
Type a value, or drag it up and down with the mouse; Delete forbids the arc.</source>
        <translation>行の語から列の語へのアークのスコア。
値を入力するか、マウスで上下にドラッグします。Delete でアークを禁止します。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoreTable</name>
    <message>
        <source>Scores of the layers</source>
        <translation>各層のスコア</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>UAS</source>
        <translation>UAS</translation>
    </message>
    <message>
        <source>LAS</source>
        <translation>LAS</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>文数</translation>
    </message>
    <message>
        <source>Not scored</source>
        <translation>評価対象外</translation>
    </message>
    <message>
        <source>Sentences seen in training, or predicted around corrections</source>
        <translation>学習に使われた文、または修正を前提に予測した文</translation>
    </message>
    <message>
        <source>It is drawn below the words.</source>
        <translation>語の下に描かれています。</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Without arcs</source>
        <translation>アークなし</translation>
    </message>
    <message>
        <source>Sentences in which there is no arc that could be scored</source>
        <translation>評価できるアークのない文</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoredOnButton</name>
    <message>
        <source>Every tenth sentence of the treebank, held out</source>
        <translation>ツリーバンクの 10 文に 1 文をホールドアウト</translation>
    </message>
    <message>
        <source>Development files…</source>
        <translation>開発ファイル…</translation>
    </message>
    <message>
        <source>The sentences that all models are scored on, and that none of them has seen</source>
        <translation>すべてのモデルの評価に使い、どのモデルの学習にも使わない文</translation>
    </message>
    <message>
        <source>Score on these files</source>
        <translation>これらのファイルで評価</translation>
    </message>
    <message>
        <source>every tenth</source>
        <comment>sentence</comment>
        <translation>10 文に 1 文</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか %n ファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Scored on: %1</source>
        <translation>評価: %1</translation>
    </message>
    <message>
        <source>All sentences, by folds</source>
        <translation>すべての文（交差検定）</translation>
    </message>
    <message>
        <source>Nothing is held out: models of five folds predict the sentences that they have not seen</source>
        <translation>何もホールドアウトしません。5 分割のモデルが、それぞれ学習していない文を予測します</translation>
    </message>
    <message>
        <source>all, by folds</source>
        <translation>すべて（交差検定）</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SearchModel</name>
    <message>
        <source>%1: %2</source>
        <comment>number of a sentence, text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>words, their arcs</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SearchPanel</name>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>検索の進行状況</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Replacement, as relation=obj</source>
        <translation>置換後（relation=obj のように）</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>置換後</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>変わるものはありません。</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりませんでした。</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>%1 文字目: %2</translation>
    </message>
    <message>
        <source>A word is found by form=%1, a relation by relation=%1; texts are searched above the list.</source>
        <translation>語は form=%1、関係ラベルは relation=%1 で検索できます。テキストは一覧の上で検索します。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) would change.</source>
        <translation>
            <numerusform>%n 文が変わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be changed so.</source>
        <translation>
            <numerusform>%n 文はこのように変更できません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n 文、最初は第 %1 文: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>一致 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) ticked.</source>
        <translation>
            <numerusform>%n 件の変更のうち %1 件を選択しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is a relation, too: %2</source>
        <translation>「%1」は関係ラベルでもあります: %2</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>置換…</translation>
    </message>
    <message>
        <source>Shows the line for what takes the place of what was found</source>
        <translation>一致した箇所を何に置き換えるかを書く行を表示します</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceBrowser</name>
    <message>
        <source>Progress of the search</source>
        <translation>検索の進行状況</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search in the sentences</source>
        <translation>文を検索</translation>
    </message>
    <message>
        <source>Sentences to list</source>
        <translation>一覧に表示する文</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>すべての文</translation>
    </message>
    <message>
        <source>With disagreements</source>
        <translation>不一致あり</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み込めない</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>確定済み</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>With remarks</source>
        <translation>メモあり</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>文</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>No treebank is open. Open one, or drop its files here.</source>
        <translation>ツリーバンクが開かれていません。開くか、ここにファイルをドロップしてください。</translation>
    </message>
    <message>
        <source>There is no sentence in %1.</source>
        <translation>%1 に文がありません。</translation>
    </message>
    <message>
        <source>No sentence is of this kind.</source>
        <translation>この種類の文はありません。</translation>
    </message>
    <message>
        <source>No sentence has “%1”.</source>
        <translation>「%1」を含む文はありません。</translation>
    </message>
    <message>
        <source>No sentence of this kind has “%1”.</source>
        <translation>この種類の文に「%1」を含むものはありません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 文中 %1 文</translation>
    </message>
    <message>
        <source>Sentences that were changed since the file was opened</source>
        <translation>ファイルを開いてから変更した文</translation>
    </message>
    <message>
        <source>Edited since opening</source>
        <translation>開いてから編集済み</translation>
    </message>
    <message>
        <source>No sentence has been edited since its file was opened.</source>
        <translation>ファイルを開いてから編集された文はありません。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceCommands</name>
    <message>
        <source>Go to sentence</source>
        <translation>文へ移動</translation>
    </message>
    <message>
        <source>Number (1 to %1)</source>
        <translation>番号（1～%1）</translation>
    </message>
    <message>
        <source>No disagreement further on.</source>
        <translation>これより後に不一致はありません。</translation>
    </message>
    <message>
        <source>No disagreement before this.</source>
        <translation>これより前に不一致はありません。</translation>
    </message>
    <message>
        <source>Nothing to decide further on.</source>
        <translation>これより後に要判断箇所はありません。</translation>
    </message>
    <message>
        <source>Nothing to decide before this.</source>
        <translation>これより前に要判断箇所はありません。</translation>
    </message>
    <message>
        <source>No unconfirmed sentence further on.</source>
        <translation>これより後に未確定の文はありません。</translation>
    </message>
    <message>
        <source>No unconfirmed sentence before this.</source>
        <translation>これより前に未確定の文はありません。</translation>
    </message>
    <message>
        <source>No remark further on.</source>
        <translation>これより後にメモはありません。</translation>
    </message>
    <message>
        <source>No remark before this.</source>
        <translation>これより前にメモはありません。</translation>
    </message>
    <message>
        <source>Confirmed; no unconfirmed sentence further on.</source>
        <translation>確定しました。これより後に未確定の文はありません。</translation>
    </message>
    <message>
        <source>The sentence has no sent_id to copy.</source>
        <translation>この文には、コピーする sent_id がありません。</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>%1 をコピーしました</translation>
    </message>
    <message>
        <source>Remark on this sentence</source>
        <translation>この文へのメモ</translation>
    </message>
    <message>
        <source>Remark on the arc to “%1”</source>
        <translation>「%1」へのアークのメモ</translation>
    </message>
    <message>
        <source>Remark on “%1”</source>
        <translation>「%1」へのメモ</translation>
    </message>
    <message>
        <source>Lines before the words, and other lines that are no words</source>
        <translation>語の前の行と、語でないその他の行</translation>
    </message>
    <message>
        <source>Comment lines</source>
        <translation>コメント行</translation>
    </message>
    <message>
        <source>Text has to be asked for: %1 takes a relation.</source>
        <translation>文字を入力するには、先に欄を開きます。%1 で関係ラベルの欄が開きます。</translation>
    </message>
    <message>
        <source>“%1” was typed where no field is open, and nothing was changed.</source>
        <translation>入力欄が開いていないところで「%1」と入力されました。何も変更していません。</translation>
    </message>
    <message>
        <source>“%1” was typed where no field is open: its “%2” was a command, which %3 takes back.</source>
        <translation>入力欄が開いていないところで「%1」と入力されました。そのうち「%2」がコマンドとして実行されました。%3 で元に戻せます。</translation>
    </message>
    <message>
        <source>Nothing is left to decide in sentence %1: here is another that is not confirmed.</source>
        <translation>第 %1 文にもう要判断箇所はありません。まだ確定していない別の文に移りました。</translation>
    </message>
    <message>
        <source>Sentence %1 is confirmed with several roots: %2.</source>
        <translation>文 %1 は根が複数あるまま確定されました: %2。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceListMenu</name>
    <message>
        <source>&amp;Open in the diagram</source>
        <translation>図で開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceListModel</name>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
    <message>
        <source>#</source>
        <comment>number of the sentence</comment>
        <translation>#</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>語数</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Words with another head or relation in the layer “%1”; muted where it is not scored</source>
        <translation>層「%1」と係り先か関係ラベルが異なる語の数（評価対象外のものは淡色）</translation>
    </message>
    <message>
        <source>Words that the parser, or another file, analyses otherwise: counted once there is such an analysis</source>
        <translation>パーサや別のファイルの解析と異なる語の数。比べる解析があるときに数えます</translation>
    </message>
    <message>
        <source>✎ edited since the file was opened or saved, ✓ confirmed, ✉ with a remark, ! cannot be read</source>
        <translation>✎ ファイルを開くか保存してから編集、✓ 確定済み、✉ メモあり、! 読み込めない</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceView</name>
    <message>
        <source>Sentence %1</source>
        <translation>第 %1 文</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SetComparison</name>
    <message>
        <source>only in %1</source>
        <comment>set of words</comment>
        <translation>%1 だけ</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>語</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SetMenu</name>
    <message>
        <source>Sets</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>Sets of words that have names</source>
        <translation>名前の付いた語の集合</translation>
    </message>
    <message>
        <source>The set is called %1.</source>
        <translation>集合に %1 という名前を付けました。</translation>
    </message>
    <message>
        <source>A name for what is listed</source>
        <translation>一覧の内容の名前</translation>
    </message>
    <message>
        <source>The words that “%1” finds are called:</source>
        <translation>「%1」に一致する語の名前:</translation>
    </message>
    <message>
        <source>&amp;Name what is listed…</source>
        <translation>一覧の内容に名前を付ける(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Compare what is listed with</source>
        <translation>一覧の内容と比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>what is listed</source>
        <translation>一覧の内容</translation>
    </message>
    <message>
        <source>The set %1 is no more.</source>
        <translation>集合 %1 を削除しました。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SettingFields</name>
    <message>
        <source> ms</source>
        <translation> ミリ秒</translation>
    </message>
    <message>
        <source>As the system: %1</source>
        <translation>システムに合わせる: %1</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>size of a font</comment>
        <translation> ポイント</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>フォントの大きさ</translation>
    </message>
    <message>
        <source>%1, hard to see</source>
        <translation>%1、見えにくい</translation>
    </message>
    <message>
        <source>Contrast to the background: %1</source>
        <translation>背景とのコントラスト: %1</translation>
    </message>
    <message>
        <source>from the dependent to its head</source>
        <translation>係り元から係り先へ</translation>
    </message>
    <message>
        <source>from the head to the dependent</source>
        <translation>係り先から係り元へ</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>キーを変更…</translation>
    </message>
    <message>
        <source>Change chords…</source>
        <translation>連続キーを変更…</translation>
    </message>
    <message>
        <source>What suits the treebank</source>
        <translation>ツリーバンクに合わせる</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source>From the next start on</source>
        <translation>次回の起動から有効</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>終了しない</translation>
    </message>
    <message>
        <source>What suits the machine</source>
        <translation>マシンに合わせる</translation>
    </message>
    <message>
        <source>None; such as jumanpp or mecab</source>
        <translation>なし。例: jumanpp、mecab</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>File of the model</source>
        <translation>モデルのファイル</translation>
    </message>
    <message>
        <source>Model at start</source>
        <translation>起動時のモデル</translation>
    </message>
    <message>
        <source>Models (*.arcmodel);;All files (*)</source>
        <translation>モデル (*.arcmodel);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a model: its decoder</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What each was trained with</source>
        <translation>各モデルの学習時のもの</translation>
    </message>
    <message>
        <source>What their files say; such as cs, or ud for none</source>
        <translation>ファイルの示すとおり。cs など、特定の言語がなければ ud</translation>
    </message>
    <message>
        <source>Files of Universal Dependencies say it by their name (cs_pdt-ud-dev.conllu), or with # language = cs in the first sentence</source>
        <translation>Universal Dependencies のファイルでは、名前 (cs_pdt-ud-dev.conllu)、または最初の文の # language = cs から決まります</translation>
    </message>
    <message>
        <source>None; a copy of UniversalDependencies/tools</source>
        <translation>なし（UniversalDependencies/tools のコピー）</translation>
    </message>
    <message>
        <source>Folder of the language data</source>
        <translation>言語データのフォルダ</translation>
    </message>
    <message>
        <source>Language data</source>
        <translation>言語データ</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SettingsCommands</name>
    <message>
        <source>setting: %1</source>
        <translation>設定: %1</translation>
    </message>
    <message>
        <source>The settings are in %1.</source>
        <translation>設定を %1 に保存しました。</translation>
    </message>
    <message>
        <source>Left out, because no setting is called that: %1.</source>
        <translation>該当する設定がないため、除きました: %1。</translation>
    </message>
    <message>
        <source>Export the settings</source>
        <translation>設定をエクスポート</translation>
    </message>
    <message>
        <source>Settings (*.ini);;All files (*)</source>
        <translation>設定 (*.ini);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>設定をインポート</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>すべて既定値に戻す</translation>
    </message>
    <message>
        <source>Shall all settings, keys and chords be what they were at first?</source>
        <translation>すべての設定、キー、連続キーを最初の状態に戻しますか？</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>設定の分類</translation>
    </message>
    <message>
        <source>All settings are in %1.</source>
        <translation>すべての設定は %1 に保存されています。</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>すべて既定値に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>%1: back to the default</source>
        <translation>%1: 既定値に戻す</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>「%1」に一致するものはありません。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfCommands</name>
    <message>
        <source>The model in use is on the shelf already, as it is.</source>
        <translation>使用中のモデルは、そのままの状態ですでにモデル棚にあります。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a model, what is to be known of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use the model</source>
        <translation>モデルを使用</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Compare the models</source>
        <translation>モデルを比較</translation>
    </message>
    <message>
        <source>Compare them</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>「%1」と「%2」</translation>
    </message>
    <message>
        <source>Compared on %1 sentences that neither of %2 was trained on.</source>
        <translation>%2のどちらの学習にも使われていない %1 文で比較しました。</translation>
    </message>
    <message>
        <source>Of %1 sentences parsed with %2, %3 were not in the training of either; only these are scored.</source>
        <translation>%2で解析した %1 文のうち、%3 文はどちらの学習にも使われていません。評価の対象はこれらだけです。</translation>
    </message>
    <message>
        <source>The shelf keeps %1 models by itself, and has as many; so the one that was just trained is not kept. Nothing was deleted. Delete some, or rename those that you want to keep.</source>
        <translation>モデル棚に自動保存されるモデルは %1 個までで、すでに上限に達しています。そのため、学習したばかりのモデルは保存されていません。何も削除していません。不要なものを削除するか、残したいものの名前を変えてください。</translation>
    </message>
    <message>
        <source>Put it on the shelf all the same</source>
        <translation>それでもモデル棚に登録</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>モデルを表示</translation>
    </message>
    <message>
        <source>The trained model is kept on the shelf of models as “%1”.</source>
        <translation>学習したモデルを「%1」としてモデル棚に保存しました。</translation>
    </message>
    <message>
        <source>The model is on the shelf as “%1”.</source>
        <translation>モデルを「%1」としてモデル棚に登録しました。</translation>
    </message>
    <message>
        <source>The parser is being put on the shelf, with the models of its folds.</source>
        <translation>パーサを、分割ごとのモデルとともにモデル棚に登録しています。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfDetails</name>
    <message>
        <source>&amp;Notes</source>
        <translation>備考(&amp;N)</translation>
    </message>
    <message>
        <source>What it was trained for, what it is good at…</source>
        <translation>学習の目的、得意なことなど…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfKeeper</name>
    <message>
        <source>%1, %2</source>
        <comment>a treebank, a decoder</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>every tenth sentence, held out</source>
        <translation>10 文に 1 文（ホールドアウト）</translation>
    </message>
    <message>
        <source>It has learnt from %1 more sentences that were confirmed after its training.</source>
        <translation>学習後に、確定した %1 文からも学習しています。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfList</name>
    <message>
        <source>Models on the shelf</source>
        <translation>モデル棚のモデル</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>学習データ</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>UAS</source>
        <translation>UAS</translation>
    </message>
    <message>
        <source>LAS</source>
        <translation>LAS</translation>
    </message>
    <message>
        <source>Scored on</source>
        <translation>評価データ</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfPage</name>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter the models</source>
        <translation>モデルの絞り込み</translation>
    </message>
    <message>
        <source>&amp;Put the model in use here</source>
        <translation>使用中のモデルを登録(&amp;P)</translation>
    </message>
    <message>
        <source>Keeps the model in use on the shelf, with what it learnt since it was trained</source>
        <translation>使用中のモデルを、学習後に追加で学習した内容も含めてモデル棚に登録します</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Puts copies of model files on the shelf</source>
        <translation>モデルのファイルのコピーをモデル棚に登録します</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>Makes it the model in use (Enter)</source>
        <translation>使用中のモデルにします (Enter)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>Parses the open treebank with two chosen models and shows the analysis of both</source>
        <translation>選択した 2 つのモデルで開いているツリーバンクを解析し、両方の分析を表示します</translation>
    </message>
    <message>
        <source>Compare &amp;on a file…</source>
        <translation>ファイルで比較(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens a treebank and compares two chosen models on it</source>
        <translation>ツリーバンクを開き、選択した 2 つのモデルを比較します</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前の変更(&amp;R)</translation>
    </message>
    <message>
        <source>Calls it otherwise (F2)</source>
        <translation>名前を変更します (F2)</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>複製(&amp;I)</translation>
    </message>
    <message>
        <source>Puts a copy beside it (Ctrl+Shift+D)</source>
        <translation>複製を作ります (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes it, and what is told of it, to another place</source>
        <translation>モデルとその情報を別の場所に書き出します</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Puts it into the trash, from which it can be taken back (Del)</source>
        <translation>ごみ箱に入れます。後で戻せます (Del)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Takes it out of the trash again (Ctrl+Z)</source>
        <translation>ごみ箱から戻します (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>比較の進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Gives up the comparison</source>
        <translation>比較を中止します</translation>
    </message>
    <message>
        <source>No model has “%1”.</source>
        <translation>「%1」を含むモデルはありません。</translation>
    </message>
    <message>
        <source>“%1” and “%2” can be compared.</source>
        <translation>「%1」と「%2」を比較できます。</translation>
    </message>
    <message>
        <source>Choose one model to see all of it, two to compare them (a click with Ctrl chooses one more).</source>
        <translation>1 つ選ぶと詳細を表示し、2 つ選ぶと比較できます（2 つ目は Ctrl を押しながらクリック）。</translation>
    </message>
    <message>
        <source>Parsing with %1 and %2</source>
        <translation>%1 と %2 で解析しています</translation>
    </message>
    <message>
        <source>Import models</source>
        <translation>モデルをインポート</translation>
    </message>
    <message>
        <source>Models (*.arcmodel);;All files (*)</source>
        <translation>モデル (*.arcmodel);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>モデルをエクスポート</translation>
    </message>
    <message>
        <source>Models (*.arcmodel)</source>
        <translation>モデル (*.arcmodel)</translation>
    </message>
    <message>
        <source>Exported the model as %1</source>
        <translation>モデルを %1 としてエクスポートしました</translation>
    </message>
    <message>
        <source>No model is kept yet. Each one that you train is put on the shelf by itself; the parser of the sample, trained as the program started, is not. Files of models can be imported.</source>
        <translation>保存されたモデルはまだありません。学習したモデルは自動的に棚に入りますが、起動時に学習したサンプルのパーサは入りません。モデルのファイルはインポートできます。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShortcutOverview</name>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>既定値(&amp;D)</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search in the shortcuts</source>
        <translation>ショートカットを検索</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新しいショートカット</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>新しいショートカット(&amp;N):</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>「%1」に一致するものはありません。</translation>
    </message>
    <message>
        <source>On the diagram</source>
        <translation>図の上</translation>
    </message>
    <message>
        <source>While a head is chosen</source>
        <translation>係り先の選択中</translation>
    </message>
    <message>
        <source>While a head is chosen (%1)</source>
        <translation>係り先の選択中 (%1)</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>マウス操作</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”, which would lose it.</source>
        <translation>%1 は「%2」のショートカットです。設定すると「%2」から外れます。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SiblingMatrix</name>
    <message>
        <source>Scores of siblings</source>
        <translation>兄弟のスコア</translation>
    </message>
    <message>
        <source>Scores of two dependents of the head that stand next to each other on one side of it: the nearer one by rows, the other one by columns.
An empty cell forbids them.</source>
        <translation>係り先の同じ側で隣り合う 2 つの係り元のスコア。行が近い方、列がもう一方です。
空のセルはその組を禁止します。</translation>
    </message>
    <message>
        <source>Siblings &amp;under</source>
        <translation>兄弟の係り先(&amp;U)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SiblingMatrixModel</name>
    <message>
        <source>the first</source>
        <comment>no dependent stands nearer to the head</comment>
        <translation>最初</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SidePanels</name>
    <message>
        <source>Nothing has been found yet; search first (%1).</source>
        <translation>まだ何も見つかっていません。先に検索してください (%1)。</translation>
    </message>
    <message numerus="yes">
        <source>%n other arc(s) are as this one was; %1 lists them.</source>
        <translation>
            <numerusform>修正前のこのアークと同じ状態のアークが、ほかに %n 本あります。%1 で一覧を表示します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SimulationWindow</name>
    <message>
        <source>Annotated before</source>
        <translation>事前のアノテーション</translation>
    </message>
    <message>
        <source>The first sentences of the treebank, on which the parser is trained at the start</source>
        <translation>開始時にパーサが学習する、ツリーバンクの最初の文の数</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>文数</translation>
    </message>
    <message>
        <source>How many are annotated then; 0: all</source>
        <translation>アノテーションする文の数。0: すべて</translation>
    </message>
    <message>
        <source>Train anew after</source>
        <translation>再学習の間隔</translation>
    </message>
    <message>
        <source>So many sentences; 0: never</source>
        <translation>文の数。0: 再学習しない</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>How often all is done, with other seeds each time</source>
        <translation>全体を繰り返す回数（毎回異なるシードを使用）</translation>
    </message>
    <message>
        <source>Learn li&amp;ve</source>
        <translation>逐次学習(&amp;V)</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>縦軸</translation>
    </message>
    <message>
        <source>Simulated annotator</source>
        <translation>アノテータのシミュレーション</translation>
    </message>
    <message>
        <source>The parser learns from each sentence as soon as it is confirmed</source>
        <translation>文が確定されるたびに、パーサがその文から学習します</translation>
    </message>
    <message>
        <source>What annotating takes, and how good the parser becomes</source>
        <translation>アノテーションの労力とパーサの性能</translation>
    </message>
    <message>
        <source>The open treebank is annotated once more by somebody who never errs, in each of the orders chosen: what would that take, and how good would the parser become on sentences that are never annotated?</source>
        <translation>決して誤らないアノテータが、開いているツリーバンクを、選んだ順序ごとに最初からアノテーションし直すとします。どれだけの労力がかかり、アノテーションの対象外の文に対するパーサの性能はどこまで上がるでしょうか。</translation>
    </message>
    <message>
        <source>The orders of sentences that are simulated; the parser's settings are those of Train</source>
        <translation>シミュレーションする文の順序。パーサの設定は学習画面のものを使います</translation>
    </message>
    <message>
        <source>Adds the simulations of a file to these, also one that arcwright-cli simulate --json wrote</source>
        <translation>ファイルのシミュレーションをここに追加します。arcwright-cli simulate --json が書いたものも開けます</translation>
    </message>
    <message>
        <source>Saves the simulations, to open them again, or as a picture or a table</source>
        <translation>シミュレーションを、後で開ける形式、または図か表として保存します</translation>
    </message>
    <message>
        <source>Shows what all of it takes as a table, or the chart again</source>
        <translation>すべての労力を表で表示するか、図に戻します</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>順序なし</translation>
    </message>
    <message>
        <source>Orders: %1</source>
        <translation>順序: %1</translation>
    </message>
    <message>
        <source>Open simulations</source>
        <translation>シミュレーションを開く</translation>
    </message>
    <message>
        <source>Simulations (*.json);;All files (*)</source>
        <translation>シミュレーション (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Simulations, to open them again (*.json)</source>
        <translation>シミュレーション、後で開ける形式 (*.json)</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>拡大縮小できる図 (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>印刷用のページ (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>ピクセル画像 (*.png)</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>タブ区切り (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>コンマ区切り (*.csv)</translation>
    </message>
    <message>
        <source>Save simulations</source>
        <translation>シミュレーションを保存</translation>
    </message>
    <message>
        <source>simulations</source>
        <comment>name of a file</comment>
        <translation>シミュレーション</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SourcesForm</name>
    <message>
        <source>All sentences</source>
        <translation>すべての文</translation>
    </message>
    <message>
        <source>Confirmed sentences</source>
        <translation>確定済みの文</translation>
    </message>
    <message>
        <source>Several sources</source>
        <translation>複数の学習元</translation>
    </message>
    <message>
        <source>The sentences as they are when the training is asked for</source>
        <translation>学習を始める時点の文</translation>
    </message>
    <message>
        <source>Learn from</source>
        <translation>学習元</translation>
    </message>
    <message>
        <source>Weight of: %1</source>
        <translation>重み: %1</translation>
    </message>
    <message>
        <source>How often each of its sentences counts. One that several sources have counts as often as the heaviest says.</source>
        <translation>各文を何回分と数えるか。複数の学習元に含まれる文には、最も大きい値を使います。</translation>
    </message>
    <message>
        <source>Pattern of the sentences to learn from</source>
        <translation>学習に使う文のパターン</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Learn from these files</source>
        <translation>これらのファイルから学習</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>フォルダ…</translation>
    </message>
    <message>
        <source>Learn from this folder</source>
        <translation>このフォルダから学習</translation>
    </message>
    <message>
        <source>What a pattern finds</source>
        <translation>パターンに一致する文</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>ファイルとフォルダ</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 (ほか %n 個)</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>ほかのファイル</translation>
    </message>
    <message>
        <source>counts × </source>
        <comment>a source, so many times</comment>
        <translation>重み × </translation>
    </message>
    <message>
        <source>counts once</source>
        <comment>a source</comment>
        <translation>1 回分</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Choose files or a folder…</source>
        <translation>ファイルかフォルダを選ぶ…</translation>
    </message>
    <message>
        <source>All of the open treebank</source>
        <translation>開いているツリーバンク全体</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StartPage</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>演習</translation>
    </message>
    <message>
        <source>Lessons, algorithms and exercises</source>
        <translation>レッスン、アルゴリズム、演習</translation>
    </message>
    <message>
        <source>Lesson from a file…</source>
        <translation>ファイルからレッスンを開く…</translation>
    </message>
    <message>
        <source>Type a sentence…</source>
        <translation>文を入力…</translation>
    </message>
    <message>
        <source>Do an exercise…</source>
        <translation>演習に取り組む…</translation>
    </message>
    <message>
        <source>Make an exercise…</source>
        <translation>演習を作成…</translation>
    </message>
    <message>
        <source>Each at work on %1, or on one that you type.</source>
        <translation>%1、または入力した文に対する、各アルゴリズムの動作。</translation>
    </message>
    <message>
        <source>Each at work on a sentence that you type, or on one of a treebank.</source>
        <translation>入力した文、またはツリーバンクの文に対する、各アルゴリズムの動作。</translation>
    </message>
    <message>
        <source>It parses bunsetsu: open a Japanese treebank that has them.</source>
        <translation>文節を解析します。文節のある日本語のツリーバンクを開いてください。</translation>
    </message>
    <message>
        <source>It parses words: open a treebank without bunsetsu, or type a sentence.</source>
        <translation>語を解析します。文節のないツリーバンクを開くか、文を入力してください。</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>file, folder</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Write a lesson…</source>
        <translation>レッスンを書く…</translation>
    </message>
    <message>
        <source>Trees to draw and questions to answer, marked by the program or, where the solution is kept, by the teacher.</source>
        <translation>木を描く問題や問いに答える問題です。採点はプログラムが行い、解答が別に保管されている場合は教員が行います。</translation>
    </message>
    <message>
        <source>What is grey: %1</source>
        <comment>why algorithms cannot be watched</comment>
        <translation>灰色の項目: %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Step</name>
    <message>
        <source>form</source>
        <translation>表層形</translation>
    </message>
    <message>
        <source>lemma</source>
        <translation>レンマ</translation>
    </message>
    <message>
        <source>features</source>
        <translation>形態情報</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1: head %2 → %3</source>
        <translation>%1: 係り先 %2 → %3</translation>
    </message>
    <message>
        <source>form %1 → %2</source>
        <translation>表層形 %1 → %2</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <translation>%1: %2 %3 → %4</translation>
    </message>
    <message>
        <source>new bunsetsu %1</source>
        <translation>新しい文節 %1</translation>
    </message>
    <message>
        <source>bunsetsu %1 gone</source>
        <translation>文節 %1 を削除</translation>
    </message>
    <message>
        <source>%1: type %2 → %3</source>
        <translation>%1: タイプ %2 → %3</translation>
    </message>
    <message>
        <source>bunsetsu %1 → %2</source>
        <translation>文節 %1 → %2</translation>
    </message>
    <message>
        <source>%1: also %2 of %3</source>
        <translation>%1: %3 の %2 を追加</translation>
    </message>
    <message>
        <source>%1: no longer %2 of %3</source>
        <translation>%1: %3 の %2 を削除</translation>
    </message>
    <message>
        <source>%1: was wrong</source>
        <translation>%1: 誤りと判断</translation>
    </message>
    <message>
        <source>%1: not said to have been wrong any more</source>
        <translation>%1: 誤りとの判断を取り消し</translation>
    </message>
    <message>
        <source>%1: kept as annotated</source>
        <translation>%1: アノテーションを維持</translation>
    </message>
    <message>
        <source>%1: to be decided again</source>
        <translation>%1: 要判断に戻す</translation>
    </message>
    <message>
        <source>%1: decision postponed</source>
        <translation>%1: 判断を保留</translation>
    </message>
    <message>
        <source>%1: remark: %2</source>
        <translation>%1: メモ: %2</translation>
    </message>
    <message>
        <source>%1: removed remark: %2</source>
        <translation>%1: メモを削除: %2</translation>
    </message>
    <message>
        <source>waived %1</source>
        <translation>%1 を許容</translation>
    </message>
    <message>
        <source>no longer waived: %1</source>
        <translation>許容を取り消し: %1</translation>
    </message>
    <message>
        <source>%1: waived %2</source>
        <translation>%1: %2 を許容</translation>
    </message>
    <message>
        <source>%1: no longer waived: %2</source>
        <translation>%1: 許容を取り消し: %2</translation>
    </message>
    <message>
        <source>new sentence %1</source>
        <translation>新しい文 %1</translation>
    </message>
    <message>
        <source>removed sentence %1</source>
        <translation>文 %1 を削除</translation>
    </message>
    <message>
        <source>text %1 → %2</source>
        <translation>テキスト %1 → %2</translation>
    </message>
    <message>
        <source>inserted %1</source>
        <translation>%1 を挿入</translation>
    </message>
    <message>
        <source>deleted %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>multiword token %1</source>
        <translation>複数語トークン %1</translation>
    </message>
    <message>
        <source>dissolved multiword token %1</source>
        <translation>複数語トークン %1 を解除</translation>
    </message>
    <message>
        <source>multiword token %1 → %2</source>
        <translation>複数語トークン %1 → %2</translation>
    </message>
    <message>
        <source>inserted empty node %1</source>
        <translation>空ノード %1 を挿入</translation>
    </message>
    <message>
        <source>deleted empty node %1</source>
        <translation>空ノード %1 を削除</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>removed %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>no longer confirmed</source>
        <translation>確定を取り消し</translation>
    </message>
    <message>
        <source>pinned %1</source>
        <translation>%1 を固定</translation>
    </message>
    <message>
        <source>unpinned %1</source>
        <translation>%1 の固定を解除</translation>
    </message>
    <message>
        <source>remark: %1</source>
        <translation>メモ: %1</translation>
    </message>
    <message>
        <source>removed remark: %1</source>
        <translation>メモを削除: %1</translation>
    </message>
    <message>
        <source>remark: %1 → %2</source>
        <translation>メモ: %1 → %2</translation>
    </message>
    <message>
        <source>split %1: %2</source>
        <translation>%1 を分割: %2</translation>
    </message>
    <message>
        <source>joined %1: %2</source>
        <translation>%1 に結合: %2</translation>
    </message>
    <message>
        <source>split the sentence before %1</source>
        <translation>%1 の前で文を分割</translation>
    </message>
    <message>
        <source>split the sentence before %1; arcs of the enhanced graph between the parts, which went: %2</source>
        <translation>%1 の前で文を分割。これにより失われた、両部分の間の拡張グラフのアーク: %2</translation>
    </message>
    <message>
        <source>joined two sentences</source>
        <translation>2 文を結合</translation>
    </message>
    <message>
        <source>; </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>; and %n more</source>
        <translation>
            <numerusform>、ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>edited the text of a sentence</source>
        <translation>文のテキストを編集</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>annotations into the file</source>
        <translation>確定・固定・メモをファイル内に移動</translation>
    </message>
    <message>
        <source>annotations out of the file</source>
        <translation>確定・固定・メモをファイル外に移動</translation>
    </message>
    <message numerus="yes">
        <source>accepted %n predicted arc(s)</source>
        <translation>
            <numerusform>予測アーク %n 本を採用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more sentence(s)</source>
        <translation>
            <numerusform>%1、ほか %n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>repair: %1</source>
        <translation>修復: %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 → %4 of %5</source>
        <comment>an arc of the enhanced graph: word, relation and head, before and after</comment>
        <translation>%1: %2 (%3) → %4 (%5)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StepExportDialog</name>
    <message>
        <source>Export the steps</source>
        <translation>ステップをエクスポート</translation>
    </message>
    <message>
        <source>The step on view</source>
        <translation>表示中のステップ</translation>
    </message>
    <message>
        <source>Scalable pictures (SVG)</source>
        <translation>拡大縮小できる図 (SVG)</translation>
    </message>
    <message>
        <source>Pixels (PNG)</source>
        <translation>ピクセル画像 (PNG)</translation>
    </message>
    <message>
        <source>Slides, one a page (PDF)</source>
        <translation>1 ページ 1 枚のスライド (PDF)</translation>
    </message>
    <message>
        <source>Slides for LaTeX (beamer with TikZ)</source>
        <translation>LaTeX のスライド（beamer と TikZ）</translation>
    </message>
    <message>
        <source>Handout with text and pictures (PDF)</source>
        <translation>文章と図の配布資料 (PDF)</translation>
    </message>
    <message>
        <source>Handout with text and pictures (HTML)</source>
        <translation>文章と図の配布資料 (HTML)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>ステップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;As</source>
        <translation>形式(&amp;A)</translation>
    </message>
    <message>
        <source>This stop</source>
        <translation>この場面</translation>
    </message>
    <message>
        <source>The whole lesson (stops: %1)</source>
        <translation>レッスン全体（場面: %1）</translation>
    </message>
    <message>
        <source>Page that plays by itself (HTML)</source>
        <translation>単独で再生できるページ (HTML)</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>対象(&amp;O)</translation>
    </message>
    <message>
        <source>as can be read</source>
        <translation>読める数</translation>
    </message>
    <message>
        <source>Steps on a &amp;page</source>
        <translation>1 ページのステップ数(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>which steps, how many</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The step at which each stop opens</source>
        <translation>各場面を開いたときのステップ</translation>
    </message>
    <message>
        <source>The main steps, bold in the list, and both ends</source>
        <translation>主要ステップ（一覧で太字）と両端</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>すべてのステップ</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StepListModel</name>
    <message>
        <source>Before the first step</source>
        <translation>最初のステップの前</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>● %1</source>
        <comment>a step to stop at</comment>
        <translation>● %1</translation>
    </message>
    <message>
        <source>≠ %1</source>
        <comment>a step where two algorithms part</comment>
        <translation>≠ %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StepNotes</name>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Steps, the main ones bold</source>
        <translation>ステップ（主要なものは太字）</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StopsMenu</name>
    <message>
        <source>Stop there</source>
        <translation>そこで停止</translation>
    </message>
    <message>
        <source>→</source>
        <comment>between head and dependent</comment>
        <translation>→</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>係り先</translation>
    </message>
    <message>
        <source>Dependent</source>
        <translation>係り元</translation>
    </message>
    <message>
        <source>Do not stop at %1</source>
        <translation>%1 での停止を解除</translation>
    </message>
    <message>
        <source>Play until this arc appears:</source>
        <translation>このアークが現れるまで再生:</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionBar</name>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Progress of the search for suspicious annotations</source>
        <translation>疑わしいアノテーションの検出の進行状況</translation>
    </message>
    <message>
        <source>Parts into which the treebank is divided</source>
        <translation>ツリーバンクの分割数</translation>
    </message>
    <message>
        <source>Parts into which the treebank is divided: the words of each are judged by parsers trained on the others. More parts: better parsers, but more of them to train</source>
        <translation>ツリーバンクの分割数。各部分の語は、ほかの部分で学習したパーサが判定します。分割数が多いほどパーサの性能は上がりますが、学習するパーサの数も増えます</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>How suspicious annotations are looked for</source>
        <translation>疑わしいアノテーションの検出方法</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>分割数</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>終了しています…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>%1% done</source>
        <translation>%1% 完了</translation>
    </message>
    <message numerus="yes">
        <source>parsers being trained (%n part(s)): %1</source>
        <translation>
            <numerusform>パーサを学習中（%n 分割）: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled; what was found before is still listed.</source>
        <translation>中止しました。それまでに見つかったものは一覧に残っています。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>No parser has judged.</source>
        <translation>判定したパーサはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Judged by parsers that have not seen the sentence (%n part(s)): %1</source>
        <translation>
            <numerusform>その文を学習していないパーサが判定（%n 分割）: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Find again</source>
        <translation>もう一度検出</translation>
    </message>
    <message>
        <source>Find suspicious annotations</source>
        <translation>疑わしいアノテーションを検出</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Who judges the annotation</source>
        <translation>アノテーションを判定するもの</translation>
    </message>
    <message>
        <source>Parsers that are trained on the other parts of this treebank have not seen what they judge, but take their time.
The model in use is there already; sentences that it has learnt from are left out, for it knows what it was taught.</source>
        <translation>このツリーバンクのほかの部分で学習したパーサは、判定する文を学習していませんが、時間がかかります。
使用中のモデルはすぐに使えます。そのモデルが学習した文は、答えを知っているため除外されます。</translation>
    </message>
    <message>
        <source>asking the model %1</source>
        <translation>モデル「%1」に問い合わせ中</translation>
    </message>
    <message>
        <source>The model %1 has learnt from all sentences here, so it has judged none: let parsers judge that are trained on the rest.</source>
        <translation>モデル「%1」はここのすべての文を学習しているため、何も判定していません。残りの文で学習したパーサに判定させてください。</translation>
    </message>
    <message numerus="yes">
        <source>Judged by %1; %n sentence(s) that it has learnt from were left out</source>
        <translation>
            <numerusform>「%1」による判定（学習に使われた %n 文は除外）</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged by %1, which has learnt from none of these sentences</source>
        <translation>「%1」による判定（どの文も学習に使われていません）</translation>
    </message>
    <message>
        <source>Judged by parsers trained here</source>
        <translation>ここで学習したパーサによる判定</translation>
    </message>
    <message>
        <source>Judged by %1</source>
        <comment>the model in use</comment>
        <translation>「%1」による判定</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionChoices</name>
    <message>
        <source>Which are listed, by what was decided</source>
        <translation>判断による絞り込み</translation>
    </message>
    <message>
        <source>Which are listed, by how they were found</source>
        <translation>検出方法による絞り込み</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 件を検出</translation>
    </message>
    <message>
        <source>To decide (%1)</source>
        <translation>要判断 (%1)</translation>
    </message>
    <message>
        <source>Postponed (%1)</source>
        <translation>保留 (%1)</translation>
    </message>
    <message>
        <source>Kept (%1)</source>
        <translation>維持 (%1)</translation>
    </message>
    <message>
        <source>Corrected (%1)</source>
        <translation>修正済み (%1)</translation>
    </message>
    <message>
        <source>Edited since (%1)</source>
        <translation>その後編集 (%1)</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>すべて (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind, count</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionModel</name>
    <message>
        <source>sentence edited since</source>
        <translation>その後、文を編集</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <comment>reason, number of further ones</comment>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>How likely it is that the annotation is wrong, by all reasons together: who contradicts it, how sure they are, and what else speaks against it. It is not the share of parsers that contradict it.</source>
        <translation>すべての理由を総合した、アノテーションの誤りの見込み。どのパーサが食い違い、どれほど確信しているか、ほかに何が誤りを示しているかによります。食い違ったパーサの割合ではありません。</translation>
    </message>
    <message>
        <source>Wrong?</source>
        <comment>how likely it is that an annotation is wrong</comment>
        <translation>誤りの見込み</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of the sentence</comment>
        <translation>番号</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Annotated</source>
        <translation>アノテーション</translation>
    </message>
    <message>
        <source>Rival</source>
        <comment>the arc that may be right instead</comment>
        <translation>別案</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionPage</name>
    <message>
        <source>Suspicious annotations</source>
        <translation>疑わしいアノテーション</translation>
    </message>
    <message>
        <source>Open in Annotate (%1)</source>
        <translation>アノテーション画面で開く (%1)</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>一覧を保存…</translation>
    </message>
    <message>
        <source>Saves what is listed as a table</source>
        <translation>一覧の内容を表として保存します</translation>
    </message>
    <message>
        <source>Nothing suspicious was found.</source>
        <translation>疑わしいものは見つかりませんでした。</translation>
    </message>
    <message>
        <source>None is of this choice.</source>
        <translation>この条件に合うものはありません。</translation>
    </message>
    <message>
        <source>All have been decided.</source>
        <translation>すべて判断済みです。</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>progress</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Open a treebank to search it for annotations that may be wrong.</source>
        <translation>誤りかもしれないアノテーションを検出するには、ツリーバンクを開いてください。</translation>
    </message>
    <message>
        <source>The search goes on in the background; what it finds is listed here.</source>
        <translation>検出はバックグラウンドで続き、見つかったものがここに表示されます。</translation>
    </message>
    <message>
        <source>The treebank is divided into parts, and the words of each are judged by parsers that were trained on the others and have not seen them. Listed are the arcs that these parsers contradict, those that the same words do not have elsewhere, and those that break a rule: the likeliest errors first. Each can be corrected, kept or postponed.</source>
        <translation>アノテーションの誤りを探します。ツリーバンクをいくつかに分け、各部分を、ほかの部分だけで学習したパーサが判定します。パーサの解析と異なるアーク、ほかの箇所の同じ語の組には見られないアーク、規則に反するアークが、誤りの見込みの高い順に並びます。それぞれ、修正、維持、保留のいずれかにできます。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command, key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take the decision back</source>
        <translation>判断を取り消す</translation>
    </message>
    <message>
        <source>Nothing offers another arc here; Enter opens the sentence.</source>
        <translation>ここには別のアークの案がありません。Enter で文を開きます。</translation>
    </message>
    <message>
        <source>The sentence has other words now; Enter opens it.</source>
        <translation>この文は語が変わっています。Enter で開きます。</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>タブ区切り (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>コンマ区切り (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save suspicious annotations</source>
        <translation>疑わしいアノテーションを保存</translation>
    </message>
    <message>
        <source>suspicious</source>
        <comment>name of a file</comment>
        <translation>疑わしいアノテーション</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>The model in use, %1, judges the words of the sentences that it has not learnt from. Listed are the arcs that it contradicts, those that the same words do not have elsewhere, and those that break a rule: the likeliest errors first. Each can be corrected, kept or postponed.</source>
        <translation>使用中のモデル「%1」が、学習していない文の語を判定します。モデルの解析と異なるアーク、ほかの箇所の同じ語の組には見られないアーク、規則に反するアークが、誤りの見込みの高い順に並びます。それぞれ、修正、維持、保留のいずれかにできます。</translation>
    </message>
    <message>
        <source>%1

The model in use, %2, can judge instead: choose above who does.</source>
        <comment>how it is searched</comment>
        <translation>%1

使用中のモデル「%2」に判定させることもできます。上で選んでください。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionSearch</name>
    <message>
        <source>%1 (%2)</source>
        <comment>decoder, learner</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionView</name>
    <message>
        <source>The suspicious arc and its rival</source>
        <translation>疑わしいアークと別案</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>第 %1 文</translation>
    </message>
    <message>
        <source>A sentence that is gone</source>
        <translation>すでにない文</translation>
    </message>
    <message>
        <source>above: annotated, %1</source>
        <comment>arc</comment>
        <translation>上: アノテーション、%1</translation>
    </message>
    <message>
        <source>above: as it was annotated, %1</source>
        <comment>arc</comment>
        <translation>上: 当時のアノテーション、%1</translation>
    </message>
    <message>
        <source>below: the rival, %1</source>
        <comment>arc</comment>
        <translation>下: 別案、%1</translation>
    </message>
    <message>
        <source>The sentence has been edited since; the reasons are about what it was.</source>
        <translation>この文はその後編集されました。理由は編集前のものです。</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <comment>state, name, time</comment>
        <translation>%1（%2、%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how likely, reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · sentences %2</source>
        <comment>reason, numbers of sentences</comment>
        <translation>%1 · 文 %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SystemBar</name>
    <message>
        <source>Punctuation</source>
        <translation>句読点</translation>
    </message>
    <message>
        <source>Details of</source>
        <translation>詳細の対象</translation>
    </message>
    <message>
        <source>Figures are being computed</source>
        <translation>図を計算中</translation>
    </message>
    <message>
        <source>Head and relation</source>
        <translation>係り先と関係ラベル</translation>
    </message>
    <message>
        <source>Head alone</source>
        <translation>係り先だけ</translation>
    </message>
    <message>
        <source>What has to be right</source>
        <translation>正しさの基準</translation>
    </message>
    <message>
        <source>What has to be right for a word to count as right</source>
        <translation>語を正しいとみなす条件</translation>
    </message>
    <message>
        <source>Whether punctuation is counted</source>
        <translation>句読点を数えるかどうか</translation>
    </message>
    <message>
        <source>System whose errors are sorted and confused</source>
        <translation>誤りの並べ替えと取り違えの対象とするシステム</translation>
    </message>
    <message>
        <source>By its errors the bars are sorted; the maps are of it alone</source>
        <translation>棒グラフはこのシステムの誤りの順に並び、ヒートマップはこのシステムだけを示します</translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation>正解: %1</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>名称なし</translation>
    </message>
    <message>
        <source>%1: its model was trained on these sentences; not scored</source>
        <translation>%1: これらの文でモデルを学習したため、評価対象外</translation>
    </message>
    <message>
        <source>%1: compare it with gold, or leave it out</source>
        <translation>%1: 正解との比較に含めるかどうか</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n sentence(s)</source>
        <comment>a system</comment>
        <translation>
            <numerusform>%1 は %n 文</numerusform>
        </translation>
    </message>
    <message>
        <source>Not to be compared, for they are scored on different sentences: %1.</source>
        <translation>評価した文が異なるため比較できません: %1。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TeachPage</name>
    <message>
        <source>‹ Lessons, algorithms, exercises</source>
        <translation>‹ レッスン、アルゴリズム、演習</translation>
    </message>
    <message>
        <source>‹ Lessons</source>
        <translation>‹ レッスン</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TextCommands</name>
    <message>
        <source>Type or paste a text</source>
        <translation>テキストの入力・貼り付け</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Save as a treebank</source>
        <translation>ツリーバンクとして保存</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Dividing and tagging the text…</source>
        <translation>テキストを区切ってタグを付けています…</translation>
    </message>
    <message>
        <source>The tags are a tagger's: ? marks those that you have not set.</source>
        <translation>タグはタガーによるものです。まだ自分で設定していないタグには ? が付きます。</translation>
    </message>
    <message>
        <source>The words have no tags: there is no tagger, and nothing to learn one from.</source>
        <translation>タガーがなく、学習元もないため、語にタグがありません。</translation>
    </message>
    <message>
        <source>Japanese text is told apart by “%1”.</source>
        <translation>日本語のテキストは「%1」で語に区切ります。</translation>
    </message>
    <message>
        <source>Telling the words of the text apart…</source>
        <translation>テキストを語に区切っています…</translation>
    </message>
    <message>
        <source>Beginning of sentence ids</source>
        <translation>文 ID の先頭</translation>
    </message>
    <message>
        <source>the name of the file</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>A line break ends a sentence, a blank line a paragraph. A tagger, which has learnt it from a treebank, divides the text and gives words their tags and lemmas, which are marked until you have looked at them (?). What JUMAN or MeCab has written is taken as it is.</source>
        <translation>改行で文が、空行で段落が終わります。ツリーバンクから学習したタガーがテキストを分割し、語にタグとレンマを付けます。確認するまでは印 (?) が付きます。JUMAN や MeCab の出力はそのまま使います。</translation>
    </message>
    <message>
        <source>Sentence ids &amp;begin with</source>
        <translation>文 ID の先頭(&amp;B)</translation>
    </message>
    <message>
        <source>For bunsetsu, as the open treebank has them, name an analyser such as JUMAN++ in the settings, or paste what it has written.</source>
        <translation>開いているツリーバンクのような文節にするには、設定で JUMAN++ などの形態素解析器を指定するか、その出力を貼り付けてください。</translation>
    </message>
    <message>
        <source>The tags are a tagger's; in this format nothing marks those that you have not set.</source>
        <translation>タグはタガーのものです。この形式では、自分で付けていないタグに印は付きません。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TextEditor</name>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Text of the sentence</source>
        <translation>文のテキスト</translation>
    </message>
    <message>
        <source>Makes the sentence what the text says (Ctrl+Enter)</source>
        <translation>テキストの内容を文に反映します (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Leaves the sentence as it was (Esc)</source>
        <translation>文を元のままにします (Esc)</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>This can be read.</source>
        <translation>読み込めます。</translation>
    </message>
    <message>
        <source>The sentence as its file has it.</source>
        <translation>ファイルにあるとおりの文です。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TokenTable</name>
    <message>
        <source>Words</source>
        <translation>語</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TokenTableModel</name>
    <message>
        <source>Id</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Base form</source>
        <translation>原形</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>品詞</translation>
    </message>
    <message>
        <source>Subclass</source>
        <comment>of a part of speech</comment>
        <translation>品詞細分類</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TourCard</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ツアーを終了</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TourGuide</name>
    <message>
        <source>%1: %2 of %3</source>
        <comment>tour, number of the step, how many there are</comment>
        <translation>%1 (%2/%3)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainPage</name>
    <message>
        <source>Training, models or progress</source>
        <translation>学習・モデル・進捗</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Progress of the annotation</source>
        <translation>アノテーションの進捗</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingCommands</name>
    <message>
        <source>New predictions are in the layer “%1”; %2 shows it.</source>
        <translation>新しい予測は層「%1」にあります。%2 で表示します。</translation>
    </message>
    <message>
        <source>Predict &amp;here with it</source>
        <translation>このモデルで予測(&amp;H)</translation>
    </message>
    <message>
        <source>Predict &amp;here with %1</source>
        <translation>「%1」で予測(&amp;H)</translation>
    </message>
    <message>
        <source>The parser has learnt nothing from it: %1</source>
        <translation>パーサはこの文から何も学習しませんでした。理由: %1</translation>
    </message>
    <message>
        <source>The parser has forgotten what it learnt from it.</source>
        <translation>パーサはこの文から学習した内容を破棄しました。</translation>
    </message>
    <message>
        <source>This training begins when what is under way is done.</source>
        <translation>この学習は、実行中の処理が終わると始まります。</translation>
    </message>
    <message>
        <source>The parser has learnt from it: %1, %2.</source>
        <comment>words wrong before, words wrong now</comment>
        <translation>パーサがこの文から学習しました。%1、%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) wrong before</source>
        <translation>
            <numerusform>誤りは学習前 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n now</source>
        <comment>words wrong</comment>
        <translation>
            <numerusform>学習後 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>The parser learns from what is confirmed.</source>
        <translation>パーサは確定した文から学習します。</translation>
    </message>
    <message>
        <source>The parser does not learn from what is confirmed.</source>
        <translation>パーサは確定した文から学習しません。</translation>
    </message>
    <message numerus="yes">
        <source>The parser has learnt from it, but has still %n word(s) of it wrong.</source>
        <translation>
            <numerusform>パーサはこの文から学習しましたが、まだ %n 語が誤っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Training on %1 has begun: %2 (%3) shows how it goes.</source>
        <translation>%1 での学習を始めました。経過は%2（%3）に表示されます。</translation>
    </message>
    <message>
        <source>The parser has learnt from %1; under %2 (%3) it learns from other files.</source>
        <translation>パーサは %1 から学習しました。ほかのファイルから学習させるには%2（%3）を使います。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingIndicator</name>
    <message>
        <source>Shows more of it</source>
        <translation>詳細を表示</translation>
    </message>
    <message>
        <source>Predicting: %1 %</source>
        <translation>予測中: %1%</translation>
    </message>
    <message>
        <source>Training: %1 %</source>
        <translation>学習中: %1%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what goes on, time left</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Learns from %1. A click shows more of it.</source>
        <translation>%1 で学習中です。クリックすると詳細を表示します。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingOutlook</name>
    <message>
        <source>What the training will do</source>
        <translation>学習の進め方</translation>
    </message>
    <message>
        <source>How good it is</source>
        <translation>性能の評価</translation>
    </message>
    <message>
        <source>What comes then</source>
        <translation>学習の後</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingPanel</name>
    <message>
        <source>Learn relations</source>
        <translation>関係ラベルを学習</translation>
    </message>
    <message>
        <source>Honest predictions (5 folds)</source>
        <translation>交差検定で予測（5 分割）</translation>
    </message>
    <message>
        <source>Only what is confirmed or pinned</source>
        <translation>確定または固定したものだけ</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止中。</translation>
    </message>
    <message>
        <source>How trees are found, in training as in parsing.
First order looks at single arcs, second order also at neighbouring dependents.</source>
        <translation>学習時と解析時の木の探し方。
1 次は単独のアークを、2 次は隣り合う係り元も見ます。</translation>
    </message>
    <message>
        <source>How the weights are changed after a wrong tree</source>
        <translation>誤った木の後の重みの更新方法</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>エポック数</translation>
    </message>
    <message>
        <source>How often the training goes over the treebank</source>
        <translation>学習でツリーバンクを繰り返す回数</translation>
    </message>
    <message>
        <source>Each sentence is predicted by a model trained on the others, so that the errors shown are honest.</source>
        <translation>各文を、ほかの文で学習したモデルで予測します。学習済みの文を予測して誤りが実際より少なく見える、ということがありません。</translation>
    </message>
    <message>
        <source>Of sentences that are not confirmed, only the pinned arcs count.
Otherwise all arcs count that stand there; words without a head never do.</source>
        <translation>未確定の文では、固定されたアークだけを学習に使います。
オフにすると、付いているアークをすべて使います。係り先のない語は常に除きます。</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>デコーダ</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学習器</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Suggested here: %1. %2</source>
        <translation>推奨: %1。%2</translation>
    </message>
    <message>
        <source>%p%, %1</source>
        <comment>percent, time left</comment>
        <translation>%p%、%1</translation>
    </message>
    <message>
        <source>Reading the treebank…</source>
        <translation>ツリーバンクを読み込み中…</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>学習中…</translation>
    </message>
    <message>
        <source>Predicting all sentences…</source>
        <translation>すべての文を予測中…</translation>
    </message>
    <message>
        <source>Predicting each sentence by a model that has not seen it…</source>
        <translation>各文を、その文を学習していないモデルで予測中…</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: %3% of the heads right on held-out sentences</source>
        <translation>エポック %1/%2: ホールドアウトした文で正しい係り先 %3%</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: %3% of the heads right in training</source>
        <translation>エポック %1/%2: 学習に使った文で正しい係り先 %3%</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: UAS %3, LAS %4 on held-out sentences, %5 updates a second</source>
        <translation>エポック %1/%2: ホールドアウトした文で UAS %3、LAS %4、毎秒 %5 回更新</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: UAS %3, LAS %4 in training, %5 updates a second</source>
        <translation>エポック %1/%2: 学習に使った文で UAS %3、LAS %4、毎秒 %5 回更新</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>How many folds, or members of a Bayes Point Machine, are trained at the same time.
The models are the same with any number.</source>
        <translation>同時に学習させる分割、またはベイズポイントマシンのメンバの数。
数を変えても、得られるモデルは同じです。</translation>
    </message>
    <message>
        <source>Train after this</source>
        <translation>この後に学習</translation>
    </message>
    <message>
        <source>Only where the parser learns from all sentences of the open treebank: from other sources it has not seen the open sentences, or not all of them.</source>
        <translation>開いているツリーバンクのすべての文から学習する場合だけです。ほかの学習元では、パーサは開いている文のすべてまたは一部を学習していません。</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>中止しています…</translation>
    </message>
    <message>
        <source>Cancelled: no model has come of it.</source>
        <translation>中止しました。モデルはできていません。</translation>
    </message>
    <message>
        <source>What rare words are known by: the lemma in Arabic, part of speech and case in Czech,
the first character in Chinese, the first five characters in others and in “Any”</source>
        <translation>低頻度語の手がかり: アラビア語ではレンマ、チェコ語では品詞と格、
中国語では先頭の 1 文字、その他の言語と「指定なし」では先頭の 5 文字</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TransportBar</name>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>毎秒 %1 ステップ</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>step of steps</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 step/s</source>
        <translation>毎秒 1 ステップ</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::UndoCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直す(&amp;R): %1</translation>
    </message>
    <message>
        <source>The last step was in sentence %1.</source>
        <translation>直前の操作は第 %1 文のものです。</translation>
    </message>
    <message>
        <source>The next step is in sentence %1.</source>
        <translation>次の操作は第 %1 文のものです。</translation>
    </message>
    <message>
        <source>%1 again goes there and takes it back.</source>
        <translation>もう一度 %1 を押すと、そこへ移動して元に戻します。</translation>
    </message>
    <message>
        <source>%1 again goes there and makes it again.</source>
        <translation>もう一度 %1 を押すと、そこへ移動してやり直します。</translation>
    </message>
    <message>
        <source>Go there and undo</source>
        <translation>移動して元に戻す</translation>
    </message>
    <message>
        <source>Go there and redo</source>
        <translation>移動してやり直す</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WhyPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Heads it could have</source>
        <translation>可能な係り先</translation>
    </message>
    <message>
        <source>What the features add</source>
        <translation>素性ごとの寄与</translation>
    </message>
    <message>
        <source>Nothing to explain here: there is no model for it yet (F5 trains one).</source>
        <translation>説明できるものがありません。モデルがまだありません（F5 で学習）。</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which arc, head</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <comment>an arc, number</comment>
        <translation>%1、スコア %2</translation>
    </message>
    <message>
        <source>The model's scores allow no tree.</source>
        <translation>このモデルのスコアでは木が作れません。</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>モデル: %1</translation>
    </message>
    <message>
        <source>%1 — parser on its own</source>
        <translation>%1 — パーサだけの解析</translation>
    </message>
    <message>
        <source>The bunsetsu can have no other head.</source>
        <translation>この文節には、ほかに可能な係り先がありません。</translation>
    </message>
    <message>
        <source>The word can have no other head.</source>
        <translation>この語には、ほかに可能な係り先がありません。</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>別案</translation>
    </message>
    <message>
        <source>next best</source>
        <translation>次点</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>スコアの差 %1（パーサの案 − 比べる案）</translation>
    </message>
    <message>
        <source>A kernel has no weights of single features to show.</source>
        <translation>カーネルには、個々の素性の重みがありません。</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>係り先</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>関係ラベル</translation>
    </message>
    <message>
        <source>Behind by</source>
        <translation>1 位との差</translation>
    </message>
    <message>
        <source>%1 (would cross an arc)</source>
        <comment>a head</comment>
        <translation>%1（アークと交差）</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>素性</translation>
    </message>
    <message>
        <source>Parser</source>
        <translation>パーサ</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>別案</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>差</translation>
    </message>
    <message>
        <source>parser %1, rival %2</source>
        <translation>パーサ %1、別案 %2</translation>
    </message>
    <message>
        <source>%1 (never looked at: the filter found it hopeless)</source>
        <comment>an arc</comment>
        <translation>%1（フィルタで見込みなしとして除かれ、検討されていない）</translation>
    </message>
    <message>
        <source>%1 (its own relation is not one of the model's)</source>
        <comment>an arc</comment>
        <translation>%1（その関係ラベルはモデルにない）</translation>
    </message>
    <message>
        <source>difference %1 · but the rival would have crossed an arc, or was passed over before the two met</source>
        <translation>スコアの差 %1 · ただし、別案はアークと交差するため選べなかったか、対戦する前に外されていた</translation>
    </message>
    <message>
        <source>difference %1 · a tree with another head scores %2 more, but the decoder passed it over</source>
        <translation>スコアの差 %1 · 係り先が別でスコアが %2 高い木があるが、デコーダが見逃した</translation>
    </message>
    <message>
        <source>difference %1 · the best tree with another head scores %2 less</source>
        <translation>スコアの差 %1 · 係り先が別の最良の木は、スコアが %2 低い</translation>
    </message>
    <message>
        <source>Nothing to explain here: the sentence cannot be read. Edit it as text first.</source>
        <translation>説明できるものがありません。文を読み込めません。先にテキストとして編集してください。</translation>
    </message>
    <message>
        <source>What the parser would do if nothing were decided yet. The prediction in the diagram keeps to the arcs that you have corrected, and may differ.</source>
        <translation>まだ何も決まっていないとしたときのパーサの解析です。図の予測は、直したアークを守るので、異なることがあります。</translation>
    </message>
    <message>
        <source>The parser is being asked…</source>
        <translation>パーサに問い合わせています…</translation>
    </message>
    <message>
        <source>No bunsetsu is selected: this is the one the parser is least sure of.</source>
        <translation>文節が選択されていないので、パーサの確信度が最も低い文節を示しています。</translation>
    </message>
    <message>
        <source>No word is selected: this is the one the parser is least sure of.</source>
        <translation>語が選択されていないので、パーサの確信度が最も低い語を示しています。</translation>
    </message>
    <message>
        <source>The model %1 is being opened.</source>
        <translation>モデル %1 を開いています。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WindowHost</name>
    <message>
        <source>The window takes the new settings at the next start, since this would be lost now: %1.</source>
        <translation>いま反映すると次のものが失われるため、新しい設定は次回の起動時にウィンドウに反映されます: %1。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WordEditing</name>
    <message>
        <source>Words within a bunsetsu are edited in the panel Words and, all of them, as text (Ctrl+E).</source>
        <translation>文節内の語は「語」パネルで編集します。全体はテキストとして編集できます (Ctrl+E)。</translation>
    </message>
    <message>
        <source>Divide “%1”: spaces between the bunsetsu</source>
        <translation>「%1」を分割: 文節の間に空白を入れてください</translation>
    </message>
    <message>
        <source>Divide “%1”: spaces between the parts</source>
        <translation>「%1」を分割: 各部分の間に空白を入れてください</translation>
    </message>
    <message>
        <source>One word of “%1”: with the space the text stays, without it the text changes</source>
        <translation>「%1」を 1 語に: 空白を残すとテキストは変わらず、消すとテキストも変わります</translation>
    </message>
    <message>
        <source>The form of the multiword token “%1”</source>
        <translation>複数語トークン「%1」の表層形</translation>
    </message>
    <message>
        <source>The form of the multiword token “%1”, which the text gets too (Esc leaves both)</source>
        <translation>複数語トークン「%1」の表層形。テキストにも反映されます（Esc でどちらも変更しない）</translation>
    </message>
    <message>
        <source>The text gets “%1” for “%2”; type “%2” to make it one word and leave the text</source>
        <translation>テキストの「%2」が「%1」になります。1 語にしてテキストを変えないときは「%2」と入力してください</translation>
    </message>
    <message>
        <source>A word before “%1”</source>
        <translation>「%1」の前に挿入する語</translation>
    </message>
    <message>
        <source>A word after “%1”</source>
        <translation>「%1」の後に挿入する語</translation>
    </message>
    <message>
        <source>An empty node after “%1”</source>
        <translation>「%1」の後に挿入する空ノード</translation>
    </message>
    <message>
        <source>Divide “%1”: spaces between the basic phrases</source>
        <translation>「%1」を分割: 基本句の間に空白を入れてください</translation>
    </message>
    <message>
        <source>Only where words stand in bunsetsu can they move from one to the next.</source>
        <translation>語を隣へ移せるのは、語が文節に属する場合だけです。</translation>
    </message>
    <message>
        <source>%1 of “%2” in sentence %3</source>
        <translation>%1（第 %3 文の係り先「%2」）</translation>
    </message>
    <message>
        <source>%1 to “%2” in sentence %3</source>
        <translation>%1（第 %3 文の係り元「%2」）</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1（係り先「%2」）</translation>
    </message>
    <message>
        <source>%1 to “%2”</source>
        <translation>%1（係り元「%2」）</translation>
    </message>
    <message>
        <source>With “%1” went: %2</source>
        <translation>「%1」とともに削除されたもの: %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WordEditor</name>
    <message>
        <source>Word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Enter: take it over   Esc: leave it as it was</source>
        <translation>Enter: 確定   Esc: 元のまま</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WorkplaceBar</name>
    <message>
        <source>Workplaces</source>
        <translation>作業画面</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>語</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WrapButton</name>
    <message>
        <source>The sentence is wider than the window, so it is drawn in rows. In one row it can be scrolled from side to side.</source>
        <translation>文がウィンドウより長いため、何段かに折り返して描かれています。1 段にすると、左右にスクロールできます。</translation>
    </message>
    <message>
        <source>Draws the sentence in as many rows as it needs.</source>
        <translation>文を必要なだけの段に折り返して描きます。</translation>
    </message>
    <message>
        <source>In one row</source>
        <translation>1 段で</translation>
    </message>
    <message>
        <source>In rows</source>
        <comment>a sentence that is wider than the window</comment>
        <translation>折り返す</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ZoneCommands</name>
    <message>
        <source>The file has no other zones.</source>
        <translation>このファイルにほかのゾーンはありません。</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <translation>ゾーン %1</translation>
    </message>
    <message>
        <source>No file that is open has other zones. Only Treex documents with several zones, for languages or selectors, have some.</source>
        <translation>開いているファイルにほかのゾーンはありません。言語やセレクタごとに複数のゾーンをもつ Treex 文書だけにあります。</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ZonePanel</name>
    <message>
        <source>Work in this zone</source>
        <translation>このゾーンで作業</translation>
    </message>
    <message>
        <source>The zone beside the one on view</source>
        <translation>表示中のゾーンと並べるゾーン</translation>
    </message>
    <message>
        <source>The sentence in that zone</source>
        <translation>そのゾーンの文</translation>
    </message>
    <message>
        <source>The tree in that zone</source>
        <translation>そのゾーンの木</translation>
    </message>
    <message>
        <source>This zone cannot be read.</source>
        <translation>このゾーンを読み込めません。</translation>
    </message>
    <message>
        <source>This zone has no tree of the sentence.</source>
        <translation>このゾーンに、この文の木はありません。</translation>
    </message>
    <message>
        <source>The file has no other zones. Only Treex documents with several zones, for languages or selectors, have some.</source>
        <translation>このファイルにほかのゾーンはありません。言語やセレクタごとに複数のゾーンをもつ Treex 文書だけにあります。</translation>
    </message>
</context>
</TS>
