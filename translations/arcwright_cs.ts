<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Otevřít slož&amp;ku…</translation>
    </message>
    <message>
        <source>&amp;Compare with a file…</source>
        <translation>&amp;Porovnat se souborem…</translation>
    </message>
    <message>
        <source>Compare with the ne&amp;xt layer</source>
        <translation>Porovnat s &amp;další vrstvou</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportovat…</translation>
    </message>
    <message>
        <source>Save a p&amp;icture…</source>
        <translation>Uložit o&amp;brázek…</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <translation>Kopírovat ob&amp;rázek</translation>
    </message>
    <message>
        <source>Re&amp;port of the analysis…</source>
        <translation>Zpráva o analý&amp;ze…</translation>
    </message>
    <message>
        <source>Keep a&amp;nnotations in the file</source>
        <translation>Ukládat anotace přímo &amp;do souboru</translation>
    </message>
    <message>
        <source>&amp;Predict with a model…</source>
        <translation>Predi&amp;kovat modelem…</translation>
    </message>
    <message>
        <source>Predict &amp;here with it</source>
        <translation>Predikovat zde tímto mode&amp;lem</translation>
    </message>
    <message>
        <source>Save the &amp;model…</source>
        <translation>Uložit m&amp;odel…</translation>
    </message>
    <message>
        <source>Put the model on the shel&amp;f</source>
        <translation>Uložit model na pol&amp;ici</translation>
    </message>
    <message>
        <source>M&amp;odels on the shelf</source>
        <translation>Modely &amp;na polici</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ukonči&amp;t</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>Choose the &amp;head</source>
        <translation>Zvolit řídící č&amp;len</translation>
    </message>
    <message>
        <source>Make it the &amp;root</source>
        <translation>Učinit &amp;kořenem</translation>
    </message>
    <message>
        <source>Attach to the word &amp;before</source>
        <translation>Zavěsit na &amp;předchozí slovo</translation>
    </message>
    <message>
        <source>Attach to the word a&amp;fter</source>
        <translation>Zavěsit na &amp;následující slovo</translation>
    </message>
    <message>
        <source>Change the re&amp;lation</source>
        <translation>Změnit &amp;vztah</translation>
    </message>
    <message>
        <source>Add a further par&amp;ent</source>
        <translation>Přidat dalšího &amp;rodiče</translation>
    </message>
    <message>
        <source>&amp;Delete the arc</source>
        <translation>&amp;Smazat hranu</translation>
    </message>
    <message>
        <source>&amp;Accept the predicted arc</source>
        <translation>Při&amp;jmout predikovanou hranu</translation>
    </message>
    <message>
        <source>Accept all &amp;predicted arcs</source>
        <translation>Přijmout všechny predikované &amp;hrany</translation>
    </message>
    <message>
        <source>&amp;Take what is proposed</source>
        <translation>Převzí&amp;t návrh</translation>
    </message>
    <message>
        <source>P&amp;in the arc</source>
        <translation>Př&amp;ipnout hranu</translation>
    </message>
    <message>
        <source>&amp;Confirm the sentence</source>
        <translation>P&amp;otvrdit větu</translation>
    </message>
    <message>
        <source>Confirm and go &amp;on</source>
        <translation>Potvrdit a &amp;dál</translation>
    </message>
    <message>
        <source>Accept all, confirm and &amp;go on</source>
        <translation>Přijmout vše, potvrdit &amp;a dál</translation>
    </message>
    <message>
        <source>Re&amp;mark on the sentence…</source>
        <translation>Po&amp;známka k větě…</translation>
    </message>
    <message>
        <source>Remark on the &amp;word or arc…</source>
        <translation>Pozná&amp;mka ke slovu nebo hraně…</translation>
    </message>
    <message>
        <source>Edit the &amp;word…</source>
        <translation>Upravit &amp;slovo…</translation>
    </message>
    <message>
        <source>Edit as &amp;text</source>
        <translation>Upravit jako &amp;text</translation>
    </message>
    <message>
        <source>Edit the co&amp;mment lines…</source>
        <translation>Upravit řádky &amp;komentáře…</translation>
    </message>
    <message>
        <source>Copy the sentence's &amp;id</source>
        <translation>Kopírovat &amp;id věty</translation>
    </message>
    <message>
        <source>&amp;Divide the word…</source>
        <translation>&amp;Rozdělit slovo…</translation>
    </message>
    <message>
        <source>&amp;Join the words</source>
        <translation>&amp;Spojit slova</translation>
    </message>
    <message>
        <source>Insert a word &amp;before…</source>
        <translation>Vložit slovo &amp;před…</translation>
    </message>
    <message>
        <source>Insert a word &amp;after…</source>
        <translation>Vložit slovo &amp;za…</translation>
    </message>
    <message>
        <source>D&amp;elete the word</source>
        <translation>S&amp;mazat slovo</translation>
    </message>
    <message>
        <source>Make a &amp;multiword token</source>
        <translation>Vytvořit &amp;víceslovný token</translation>
    </message>
    <message>
        <source>Dissolve the m&amp;ultiword token</source>
        <translation>Zrušit víceslovný &amp;token</translation>
    </message>
    <message>
        <source>Insert an empt&amp;y node…</source>
        <translation>Vložit prázdný &amp;uzel…</translation>
    </message>
    <message>
        <source>Begin a new &amp;sentence with the word</source>
        <translation>Začít tímto slovem &amp;novou větu</translation>
    </message>
    <message>
        <source>Join with the &amp;next sentence</source>
        <translation>Spojit s &amp;další větou</translation>
    </message>
    <message>
        <source>Cho&amp;rds…</source>
        <translation>Pí&amp;smenné zkratky…</translation>
    </message>
    <message>
        <source>Drag from &amp;head to dependent</source>
        <translation>Tá&amp;hnout od řídícího členu k závislému</translation>
    </message>
    <message>
        <source>A new head brings its relat&amp;ion</source>
        <translation>&amp;Vztah podle nového řídícího členu</translation>
    </message>
    <message>
        <source>Go to a &amp;word…</source>
        <translation>Přejít na &amp;slovo…</translation>
    </message>
    <message>
        <source>&amp;Type or paste a text…</source>
        <translation>&amp;Napsat nebo vložit text…</translation>
    </message>
    <message>
        <source>&amp;Next sentence</source>
        <translation>&amp;Další věta</translation>
    </message>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>&amp;Předchozí věta</translation>
    </message>
    <message>
        <source>&amp;Go to sentence…</source>
        <translation>Přejít na &amp;větu…</translation>
    </message>
    <message>
        <source>&amp;Find sentences…</source>
        <translation>&amp;Hledat věty…</translation>
    </message>
    <message>
        <source>Sea&amp;rch and replace…</source>
        <translation>Na&amp;jít a nahradit…</translation>
    </message>
    <message>
        <source>Search for trees like the word's</source>
        <translation>Hledat stromy jako u tohoto slova</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Další nález</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Předchozí nález</translation>
    </message>
    <message>
        <source>Next &amp;to decide</source>
        <translation>Další k &amp;rozhodnutí</translation>
    </message>
    <message>
        <source>Previous to d&amp;ecide</source>
        <translation>Předchozí k ro&amp;zhodnutí</translation>
    </message>
    <message>
        <source>Next &amp;disagreement</source>
        <translation>Další &amp;neshoda</translation>
    </message>
    <message>
        <source>Previous d&amp;isagreement</source>
        <translation>Předchozí n&amp;eshoda</translation>
    </message>
    <message>
        <source>Next uncertain &amp;word</source>
        <translation>Další nejisté sl&amp;ovo</translation>
    </message>
    <message>
        <source>Pre&amp;vious uncertain word</source>
        <translation>Předchozí nejisté s&amp;lovo</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>Další pro&amp;blém</translation>
    </message>
    <message>
        <source>Previous prob&amp;lem</source>
        <translation>Předchozí problé&amp;m</translation>
    </message>
    <message>
        <source>Next re&amp;mark</source>
        <translation>Další poznám&amp;ka</translation>
    </message>
    <message>
        <source>Previous remar&amp;k</source>
        <translation>Před&amp;chozí poznámka</translation>
    </message>
    <message>
        <source>Next &amp;unconfirmed sentence</source>
        <translation>Další nepo&amp;tvrzená věta</translation>
    </message>
    <message>
        <source>Previous un&amp;confirmed sentence</source>
        <translation>Předchozí nepotvrzená vět&amp;a</translation>
    </message>
    <message>
        <source>&amp;Order of what waits…</source>
        <translation>Pořadí &amp;fronty…</translation>
    </message>
    <message>
        <source>Back to the anal&amp;ysis</source>
        <translation>Zpět do Analýz&amp;y</translation>
    </message>
    <message>
        <source>&amp;Train on this treebank</source>
        <translation>&amp;Trénovat na tomto treebanku</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>Z&amp;rušit trénování</translation>
    </message>
    <message>
        <source>Learning c&amp;urve…</source>
        <translation>Křivka &amp;učení…</translation>
    </message>
    <message>
        <source>Simulated annota&amp;tor…</source>
        <translation>&amp;Simulovaný anotátor…</translation>
    </message>
    <message>
        <source>&amp;Learn from what I confirm</source>
        <translation>Učit se &amp;z toho, co potvrdím</translation>
    </message>
    <message>
        <source>Parse &amp;with</source>
        <translation>Rozebírat po&amp;mocí</translation>
    </message>
    <message>
        <source>&amp;Find suspicious annotations</source>
        <translation>Najít &amp;podezřelé anotace</translation>
    </message>
    <message>
        <source>Correct to the ri&amp;val</source>
        <translation>Opravit podle alt&amp;ernativy</translation>
    </message>
    <message>
        <source>&amp;Keep the annotation</source>
        <translation>Ponechat anota&amp;ci</translation>
    </message>
    <message>
        <source>Po&amp;stpone the decision</source>
        <translation>Odložit rozhodn&amp;utí</translation>
    </message>
    <message>
        <source>&amp;Watch an algorithm</source>
        <translation>&amp;Sledovat algoritmus</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>Prv&amp;ní krok</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Krok &amp;zpět</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Př&amp;ehrát nebo pozastavit</translation>
    </message>
    <message>
        <source>Step f&amp;orward</source>
        <translation>Krok vpře&amp;d</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>Poslední k&amp;rok</translation>
    </message>
    <message>
        <source>&amp;Previous main step</source>
        <translation>Předchozí &amp;hlavní krok</translation>
    </message>
    <message>
        <source>&amp;Next main step</source>
        <translation>Další hla&amp;vní krok</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Pomale&amp;ji</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>R&amp;ychleji</translation>
    </message>
    <message>
        <source>Stop at an &amp;arc…</source>
        <translation>Zastav&amp;it u hrany…</translation>
    </message>
    <message>
        <source>Another algorithm &amp;beside it</source>
        <translation>Druhý al&amp;goritmus vedle</translation>
    </message>
    <message>
        <source>Type the s&amp;cores by hand</source>
        <translation>Z&amp;adat skóre ručně</translation>
    </message>
    <message>
        <source>Lect&amp;ure mode</source>
        <translation>Přednáškový reži&amp;m</translation>
    </message>
    <message>
        <source>&amp;Export the steps…</source>
        <translation>E&amp;xportovat kroky…</translation>
    </message>
    <message>
        <source>&amp;Quiz: guess the next step</source>
        <translation>&amp;Kvíz: uhodněte další krok</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>&amp;Lekce…</translation>
    </message>
    <message>
        <source>Lesson from a f&amp;ile…</source>
        <translation>Lekce ze s&amp;ouboru…</translation>
    </message>
    <message>
        <source>&amp;Type a sentence…</source>
        <translation>Na&amp;psat větu…</translation>
    </message>
    <message>
        <source>&amp;Do an exercise…</source>
        <translation>Vypra&amp;covat cvičení…</translation>
    </message>
    <message>
        <source>&amp;Make an exercise…</source>
        <translation>Vy&amp;tvořit cvičení…</translation>
    </message>
    <message>
        <source>Wh&amp;y this head</source>
        <translation>Proč tento ří&amp;dící člen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Přiblížit</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Oddálit</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Běžná velikost</translation>
    </message>
    <message>
        <source>&amp;Fit to width</source>
        <translation>Přizpůsobit šířce o&amp;kna</translation>
    </message>
    <message>
        <source>&amp;Both layers in one diagram</source>
        <translation>Obě vrstvy v &amp;jednom diagramu</translation>
    </message>
    <message>
        <source>Go&amp;ld below the words</source>
        <translation>&amp;Zlatý standard pod slovy</translation>
    </message>
    <message>
        <source>As a &amp;tree</source>
        <translation>Jako st&amp;rom</translation>
    </message>
    <message>
        <source>&amp;Wrap long sentences</source>
        <translation>Zala&amp;movat dlouhé věty</translation>
    </message>
    <message>
        <source>Ta&amp;gs below the words</source>
        <translation>Značk&amp;y pod slovy</translation>
    </message>
    <message>
        <source>L&amp;emmas below the words</source>
        <translation>L&amp;emmata pod slovy</translation>
    </message>
    <message>
        <source>&amp;Readings below the words</source>
        <translation>Čtení pod &amp;slovy</translation>
    </message>
    <message>
        <source>Only di&amp;sagreements</source>
        <translation>Jen nes&amp;hody</translation>
    </message>
    <message>
        <source>Only the &amp;path from this word</source>
        <translation>Jen &amp;cesta od tohoto slova</translation>
    </message>
    <message>
        <source>Only what &amp;hangs on the word</source>
        <translation>Jen to, co na slově v&amp;isí</translation>
    </message>
    <message>
        <source>Onl&amp;y the diagram</source>
        <translation>Jen dia&amp;gram</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Tma&amp;vý vzhled</translation>
    </message>
    <message>
        <source>&amp;Annotate</source>
        <translation>&amp;Anotace</translation>
    </message>
    <message>
        <source>A&amp;nalyse</source>
        <translation>Ana&amp;lýza</translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation>&amp;Trénování</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>Vý&amp;uka</translation>
    </message>
    <message>
        <source>List of &amp;sentences</source>
        <translation>Seznam &amp;vět</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problémy</translation>
    </message>
    <message>
        <source>Table of &amp;words</source>
        <translation>&amp;Tabulka slov</translation>
    </message>
    <message>
        <source>Wh&amp;y</source>
        <translation>P&amp;roč</translation>
    </message>
    <message>
        <source>Searc&amp;h</source>
        <translation>&amp;Hledání</translation>
    </message>
    <message>
        <source>Arcs ali&amp;ke</source>
        <translation>&amp;Obdobné hrany</translation>
    </message>
    <message>
        <source>Start where I &amp;left off</source>
        <translation>Začít tam, kde se skonči&amp;lo</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>&amp;Najít příkaz…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Klávesové zkratky</translation>
    </message>
    <message>
        <source>&amp;About Arcwright</source>
        <translation>O programu &amp;Arcwright</translation>
    </message>
    <message>
        <source>&amp;Joined by a coordination or apposition</source>
        <translation>Člen koordinace ne&amp;bo přístavku</translation>
    </message>
    <message>
        <source>Top of a pare&amp;nthesis</source>
        <translation>Vrchol vsuvk&amp;y</translation>
    </message>
    <message>
        <source>Governor left o&amp;ut</source>
        <translation>Vypuštěný &amp;řídící člen</translation>
    </message>
    <message>
        <source>Effecti&amp;ve dependencies</source>
        <translation>E&amp;fektivní závislosti</translation>
    </message>
    <message>
        <source>Si&amp;ze of the interface…</source>
        <translation>Velikost &amp;rozhraní…</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>Nastav&amp;ení…</translation>
    </message>
    <message>
        <source>Work in the next z&amp;one</source>
        <translation>Pracovat v dal&amp;ší zóně</translation>
    </message>
    <message>
        <source>Enhanced &amp;graphs…</source>
        <translation>Rozšířené &amp;grafy…</translation>
    </message>
    <message>
        <source>Only the en&amp;hanced graph</source>
        <translation>Jen rozší&amp;řený graf</translation>
    </message>
    <message>
        <source>Other &amp;zones</source>
        <translation>Jiné &amp;zóny</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Příručka</translation>
    </message>
    <message>
        <source>&amp;Tour: annotating</source>
        <translation>Prohlídka: ano&amp;tace</translation>
    </message>
    <message>
        <source>Tour: anal&amp;ysing errors</source>
        <translation>Prohlídka: analýza &amp;chyb</translation>
    </message>
    <message>
        <source>Tou&amp;r: teaching</source>
        <translation>Prohlídka: &amp;výuka</translation>
    </message>
    <message>
        <source>&amp;Next step of the tour</source>
        <translation>&amp;Další krok prohlídky</translation>
    </message>
    <message>
        <source>Step &amp;back in the tour</source>
        <translation>Krok &amp;zpět v prohlídce</translation>
    </message>
    <message>
        <source>&amp;Leave the tour</source>
        <translation>&amp;Ukončit prohlídku</translation>
    </message>
    <message>
        <source>Add an edge to another sen&amp;tence</source>
        <translation>Přidat hranu do jin&amp;é věty</translation>
    </message>
    <message>
        <source>&amp;Go to the other end of the edge</source>
        <translation>P&amp;řejít na druhý konec hrany</translation>
    </message>
    <message>
        <source>&amp;First word to the bunsetsu before</source>
        <translation>První sl&amp;ovo do předchozího bunsetsu</translation>
    </message>
    <message>
        <source>&amp;Last word to the bunsetsu behind</source>
        <translation>Posl&amp;ední slovo do následujícího bunsetsu</translation>
    </message>
    <message>
        <source>&amp;Basic phrases of bunsetsu</source>
        <translation>Z&amp;ákladní fráze bunsetsu</translation>
    </message>
    <message>
        <source>Step both &amp;in step, or one alone</source>
        <translation>Krokovat o&amp;ba souběžně, nebo jen jeden</translation>
    </message>
    <message>
        <source>Ne&amp;xt stop of the lesson</source>
        <translation>Dal&amp;ší zastavení lekce</translation>
    </message>
    <message>
        <source>Stop be&amp;fore</source>
        <translation>P&amp;ředchozí zastavení</translation>
    </message>
</context>
<context>
    <name>AnswerFiles</name>
    <message>
        <source>Answers (*.json);;All files (*)</source>
        <translation>Odpovědi (*.json);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Hand in your trees? You cannot change them afterwards.</source>
        <translation>Odevzdat stromy? Potom už je nepůjde měnit.</translation>
    </message>
    <message>
        <source>Heads that are not drawn yet: %1.</source>
        <translation>Počet řídících členů, které ještě nejsou nakresleny: %1.</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>odpovedi</translation>
    </message>
    <message>
        <source>Go on with saved trees</source>
        <translation>Pokračovat v uložených stromech</translation>
    </message>
    <message>
        <source>Hand in your answers? You cannot change them afterwards.</source>
        <translation>Odevzdat odpovědi? Potom už je nepůjde změnit.</translation>
    </message>
    <message>
        <source>Answers that are not given yet: %1.</source>
        <translation>Dosud nedané odpovědi: %1.</translation>
    </message>
    <message>
        <source>Handing in</source>
        <translation>Odevzdání</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Odevzdat</translation>
    </message>
    <message>
        <source>Trees not saved</source>
        <translation>Neuložené stromy</translation>
    </message>
    <message>
        <source>What you have drawn and answered is not saved.</source>
        <translation>To, co jste nakreslili a odpověděli, není uloženo.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Zavřít bez uložení</translation>
    </message>
</context>
<context>
    <name>ArcText</name>
    <message>
        <source>root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>%1 of the root</source>
        <comment>relation</comment>
        <translation>%1 pod kořenem</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>relation, head</comment>
        <translation>%1 pod „%2“</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>bez řídícího členu</translation>
    </message>
    <message>
        <source>%1, no head</source>
        <comment>relation</comment>
        <translation>%1, bez řídícího členu</translation>
    </message>
</context>
<context>
    <name>BunsetsuPlayer</name>
    <message>
        <source>A head stands to the right of its dependent.</source>
        <translation>Řídící člen stojí vpravo od závislého.</translation>
    </message>
    <message>
        <source>Attach %1 to %2</source>
        <translation>Zavěsit: %1 na %2</translation>
    </message>
    <message>
        <source>Click: let the parser decide again</source>
        <translation>Kliknutí: ať rozhodne zase parser</translation>
    </message>
    <message>
        <source>Click: %1 wins instead</source>
        <translation>Kliknutí: místo toho vyhraje %1</translation>
    </message>
    <message>
        <source>Click: no instead of yes</source>
        <translation>Kliknutí: ne místo ano</translation>
    </message>
    <message>
        <source>Click: yes instead of no</source>
        <translation>Kliknutí: ano místo ne</translation>
    </message>
    <message>
        <source>Click: %1 is the head</source>
        <translation>Kliknutí: řídícím členem bude %1</translation>
    </message>
    <message>
        <source>Dependents</source>
        <translation>Závislé členy</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>zprava doleva</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>zleva doprava</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>%1 against %2 for %3</source>
        <comment>two candidates and their dependent</comment>
        <translation>%1 proti %2 o %3</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <comment>a game and its winner</comment>
        <translation>%1: vítězí %2</translation>
    </message>
    <message>
        <source>%1 on %2?</source>
        <comment>does a bunsetsu depend on another</comment>
        <translation>%1 na %2?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>vybírá %1</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) of %1 weighed</source>
        <translation>
            <numerusform>%1: zvážen %n kandidát</numerusform>
            <numerusform>%1: zváženi %n kandidáti</numerusform>
            <numerusform>%1: zváženo %n kandidátů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pass over %n bunsetsu begins</source>
        <translation>
            <numerusform>začíná průchod přes %n bunsetsu</numerusform>
            <numerusform>začíná průchod přes %n bunsetsu</numerusform>
            <numerusform>začíná průchod přes %n bunsetsu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the only candidate</source>
        <translation>%1, jediný kandidát</translation>
    </message>
    <message>
        <source>finished: every bunsetsu has its head</source>
        <translation>hotovo: každé bunsetsu má svůj řídící člen</translation>
    </message>
    <message>
        <source>Each bunsetsu looks for its head among those to its right. The candidates play one game after another, and the winner of the last one is the head. Whoever would cross an arc is not let in.</source>
        <translation>Každé bunsetsu si hledá řídící člen mezi těmi, která stojí napravo od něj. Kandidáti hrají jeden zápas po druhém a vítěz posledního z nich je řídícím členem. Kdo by křížil nějakou hranu, ten k zápasu nesmí.</translation>
    </message>
    <message>
        <source>Bunsetsu wait on a stack. The one on top is asked whether it depends on the one at the front of the queue: if so it leaves with its head, if not the next one is put on the stack.</source>
        <translation>Bunsetsu čekají na zásobníku. Parser se ptá, zda vrchní z nich závisí na tom, které stojí na začátku fronty: pokud ano, dostane je za řídící člen a odejde, pokud ne, přidá se na zásobník další.</translation>
    </message>
    <message>
        <source>In each pass every bunsetsu is asked whether it depends on its right neighbour: D if so, O if not. Those nobody can depend on any more go, and the next pass sees other neighbours.</source>
        <translation>V každém průchodu se parser u každého bunsetsu ptá, zda závisí na svém pravém sousedovi: odpověď ano je D, odpověď ne je O. Ta, na nichž už nic nemůže záviset, odcházejí a v dalším průchodu se sousedé změní.</translation>
    </message>
    <message>
        <source>For each bunsetsu, from right to left, all candidates are given a score at once, and the best one is the head.</source>
        <translation>Každému bunsetsu se zprava doleva najednou ohodnotí všichni kandidáti a nejlepší z nich je řídícím členem.</translation>
    </message>
    <message>
        <source>Who is the better head of %1: %2, which is nearer, or %3?</source>
        <translation>Kdo je pro %1 lepším řídícím členem: %2, který je blíž, nebo %3?</translation>
    </message>
    <message>
        <source>You decided: %1 wins.</source>
        <translation>Rozhodli jste vy: vítězí %1.</translation>
    </message>
    <message>
        <source>The margin of the farther one is %1, so %2 wins and plays on.</source>
        <translation>Odstup vzdálenějšího je %1, takže vítězí %2 a hraje dál.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preference</translation>
    </message>
    <message>
        <source>A kernel has no weights of single features to show.</source>
        <translation>Jádro nemá váhy jednotlivých příznaků, které by šlo ukázat.</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>bližší</translation>
    </message>
    <message>
        <source>farther</source>
        <translation>vzdálenější</translation>
    </message>
    <message>
        <source>both</source>
        <translation>oba</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whom a feature is of, and its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Does %1 depend on %2?</source>
        <translation>Závisí %1 na %2?</translation>
    </message>
    <message>
        <source>You decided: %1.</source>
        <translation>Rozhodli jste vy: %1.</translation>
    </message>
    <message>
        <source>Yes: the margin is %1.</source>
        <translation>Ano: odstup je %1.</translation>
    </message>
    <message>
        <source>No: the margin is %1.</source>
        <translation>Ne: odstup je %1.</translation>
    </message>
    <message>
        <source>Every candidate of %1 has a score; the best one will be its head.</source>
        <translation>Každý kandidát pro %1 má skóre; řídícím členem bude ten nejlepší.</translation>
    </message>
    <message>
        <source>Every candidate of %1 has a score, and its probability is proportional to e to that. %2 is the best.</source>
        <translation>Každý kandidát pro %1 má skóre a jeho pravděpodobnost je úměrná e umocněnému na toto skóre. Nejlepší je %2.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>%1 hangs on %2 instead of %3</source>
        <translation>%1 visí na %2, ne na %3</translation>
    </message>
    <message>
        <source>What you overruled changes no arc in the end.</source>
        <translation>To, co jste změnili, nakonec nemění žádnou hranu.</translation>
    </message>
    <message>
        <source>What you overruled leads to: %1.</source>
        <translation>To, co jste změnili, vede k tomuto: %1.</translation>
    </message>
    <message>
        <source>No model answers: preferences are numbers in a table.</source>
        <translation>Na otázky neodpovídá žádný model: preference jsou čísla v tabulce.</translation>
    </message>
    <message>
        <source>These are left: %1.</source>
        <translation>Zbývají tato: %1.</translation>
    </message>
    <message>
        <source>There is no choice: %1 can only depend on %2.</source>
        <translation>Není z čeho vybírat: %1 může záviset jen na %2.</translation>
    </message>
    <message>
        <source>%1 depends on %2.</source>
        <translation>%1 závisí na %2.</translation>
    </message>
    <message>
        <source>Every bunsetsu but the last has found its head.</source>
        <translation>Každé bunsetsu kromě posledního našlo svůj řídící člen.</translation>
    </message>
    <message>
        <source>Each line is a tournament: the losers are struck out, the winner is the head.</source>
        <translation>Každý řádek je jeden turnaj: poražení jsou škrtnuti, vítěz je řídícím členem.</translation>
    </message>
    <message>
        <source>%1 (overruled)</source>
        <translation>%1 (změněno vámi)</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Zásobník</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Fronta</translation>
    </message>
    <message>
        <source>reduce</source>
        <translation>redukce</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>přesun</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Průchod %1</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>změněno vámi</translation>
    </message>
    <message>
        <source>%1 %   score %2</source>
        <comment>probability in percent</comment>
        <translation>%1 %   skóre %2</translation>
    </message>
    <message>
        <source>Candidates of %1</source>
        <translation>Kandidáti pro %1</translation>
    </message>
    <message>
        <source>no rival</source>
        <translation>bez soupeře</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>the margin of a game that was won</comment>
        <translation>o %1</translation>
    </message>
    <message>
        <source>would cross</source>
        <translation>křížil by</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>závislý člen</translation>
    </message>
    <message>
        <source>head of %1</source>
        <translation>řídící člen pro %1</translation>
    </message>
    <message>
        <source>%1 (overruled)</source>
        <comment>a decision</comment>
        <translation>%1 (změněno vámi)</translation>
    </message>
    <message>
        <source>The features that weigh most, + for the farther one, those that decided first</source>
        <translation>Příznaky s největší vahou, + pro vzdálenějšího, nejdřív ty, které rozhodly</translation>
    </message>
    <message>
        <source>The features that weigh most, + for yes, those that decided first</source>
        <translation>Příznaky s největší vahou, + pro ano, nejdřív ty, které rozhodly</translation>
    </message>
</context>
<context>
    <name>CanvasKeys</name>
    <message>
        <source>select a word</source>
        <translation>vybrat slovo</translation>
    </message>
    <message>
        <source>go to the head of the word, back down, or to its first dependent</source>
        <translation>přejít na řídící člen slova, zpět dolů nebo na jeho první závislý člen</translation>
    </message>
    <message>
        <source>go to the next word on the same head</source>
        <translation>přejít na další slovo se stejným řídícím členem</translation>
    </message>
    <message>
        <source>select one of the arcs that end at the word</source>
        <translation>vybrat jednu z hran, které končí u slova</translation>
    </message>
    <message>
        <source>select several words, to join them</source>
        <translation>vybrat více slov, která se mají spojit</translation>
    </message>
    <message>
        <source>take the parser's k-th guess</source>
        <translation>převzít k-tý odhad parseru</translation>
    </message>
    <message>
        <source>list all guesses of the parser</source>
        <translation>vypsat všechny odhady parseru</translation>
    </message>
    <message>
        <source>typed quickly: a chord, if there is one</source>
        <translation>rychle po sobě: písmenná zkratka, pokud taková je</translation>
    </message>
    <message>
        <source>give up what has been begun; bring back what is out of focus</source>
        <translation>zrušit, co je rozděláno; zase ukázat, co je skryto</translation>
    </message>
    <message>
        <source>the number of the head; 0: root</source>
        <translation>číslo řídícího členu; 0: kořen</translation>
    </message>
    <message>
        <source>the first letters of the head</source>
        <translation>první písmena řídícího členu</translation>
    </message>
    <message>
        <source>go to another word</source>
        <translation>přejít na jiné slovo</translation>
    </message>
    <message>
        <source>the root; back to the word itself</source>
        <translation>kořen; zpět na samotné slovo</translation>
    </message>
    <message>
        <source>erase the last digit</source>
        <translation>smazat poslední číslici</translation>
    </message>
    <message>
        <source>take the head</source>
        <translation>převzít řídící člen</translation>
    </message>
    <message>
        <source>take the head and ask for the relation too</source>
        <translation>převzít řídící člen a zeptat se i na vztah</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Písmena</translation>
    </message>
</context>
<context>
    <name>CanvasTexts</name>
    <message>
        <source>Go to a word: its number, or first letters or arrows and Enter; Esc cancels</source>
        <translation>Přejít na slovo: jeho číslo, nebo první písmena či šipky a Enter; Esc zruší</translation>
    </message>
    <message>
        <source>Further parent of “%1”</source>
        <translation>Další rodič slova „%1“</translation>
    </message>
    <message>
        <source>Head of “%1”</source>
        <translation>Řídící člen slova „%1“</translation>
    </message>
    <message>
        <source>number, or first letters or arrows and Enter; Esc cancels</source>
        <translation>číslo, nebo první písmena či šipky a Enter; Esc zruší</translation>
    </message>
    <message>
        <source>number (0: root), or first letters or arrows and Enter; Tab asks for the relation too</source>
        <translation>číslo (0: kořen), nebo první písmena či šipky a Enter; Tab se zeptá i na vztah</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>On a cycle: %1. Another head for one of them, or the root, breaks it.</source>
        <translation>V cyklu: %1. Zruší ho jiný řídící člen jednoho z nich nebo kořen.</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <translation>%1 → %2, %3</translation>
    </message>
    <message>
        <source>not compared: the other layer tells no arcs like this</source>
        <translation>neporovnáno: druhá vrstva takové hrany neuvádí</translation>
    </message>
    <message>
        <source>on a cycle</source>
        <translation>v cyklu</translation>
    </message>
    <message>
        <source>remark: %1</source>
        <translation>poznámka: %1</translation>
    </message>
    <message>
        <source>another analysis is nearly as good</source>
        <translation>jiný rozbor je skoro stejně dobrý</translation>
    </message>
    <message>
        <source>crosses another arc</source>
        <translation>kříží jinou hranu</translation>
    </message>
    <message>
        <source>the other layer divides this into other words and says nothing of it</source>
        <translation>druhá vrstva to dělí na jiná slova a nic o tom neříká</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n slovo</numerusform>
            <numerusform>%n slova</numerusform>
            <numerusform>%n slov</numerusform>
        </translation>
    </message>
    <message>
        <source>Word %1 of %2, “%3”</source>
        <translation>Slovo %1 z %2, „%3“</translation>
    </message>
    <message>
        <source>%1, the root</source>
        <translation>%1, kořen</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2, řídící člen %3</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>letters of a chord</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Click the head of “%1”; Esc cancels</source>
        <translation>Klikněte na řídící člen slova „%1“; Esc zruší</translation>
    </message>
    <message>
        <source>Click a dependent of “%1”; Esc cancels</source>
        <translation>Klikněte na závislý člen slova „%1“; Esc zruší</translation>
    </message>
    <message>
        <source>of the tree alone: the enhanced graph has no such arc</source>
        <translation>jen ve stromu: rozšířený graf takovou hranu nemá</translation>
    </message>
    <message>
        <source>Empty node %1, “%2”</source>
        <translation>Prázdný uzel %1, „%2“</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a word with its relation; how that compares</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>“%1” of sentence %2</source>
        <translation>„%1“ z věty %2</translation>
    </message>
    <message>
        <source>leaves the sentence; a double click goes to its other end</source>
        <translation>vede mimo větu; dvojité kliknutí přejde na druhý konec hrany</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a relation: what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” in the tree; the label is that of the enhanced graph</source>
        <translation>„%1“ ve stromu; popisek patří rozšířenému grafu</translation>
    </message>
    <message>
        <source>as in the other layer</source>
        <translation>jako v druhé vrstvě</translation>
    </message>
    <message>
        <source>the other layer has another head</source>
        <translation>druhá vrstva má jiný řídící člen</translation>
    </message>
    <message>
        <source>the other layer has the same head, but another relation</source>
        <translation>druhá vrstva má týž řídící člen, ale jiný vztah</translation>
    </message>
    <message>
        <source>the other layer has no such arc</source>
        <translation>druhá vrstva takovou hranu nemá</translation>
    </message>
    <message>
        <source>non-projective; not below “%1”: %2 (underlined)</source>
        <translation>neprojektivní; pod „%1“ nejsou: %2 (podtrženo)</translation>
    </message>
    <message>
        <source>“%1” in the enhanced graph</source>
        <translation>„%1“ v rozšířeném grafu</translation>
    </message>
</context>
<context>
    <name>Causes</name>
    <message>
        <source>wrong heads</source>
        <translation>špatné řídící členy</translation>
    </message>
    <message>
        <source>%1: %2, %3% of the wrong heads</source>
        <comment>category, count, share</comment>
        <translation>%1: %2, tj. %3 % špatných řídících členů</translation>
    </message>
    <message>
        <source>The decoder missed what the model prefers.</source>
        <translation>Dekodér přehlédl, čemu model dává přednost.</translation>
    </message>
    <message>
        <source>The model prefers what was found.</source>
        <translation>Model dává přednost tomu, co bylo nalezeno.</translation>
    </message>
    <message>
        <source>An arc of gold's tree was left out before.</source>
        <translation>Hrana ze stromu zlatého standardu byla předem vyřazena.</translation>
    </message>
    <message>
        <source>The decoder finds no trees like gold's.</source>
        <translation>Stromy takového tvaru, jaký má zlatý standard, dekodér nehledá.</translation>
    </message>
    <message>
        <source>second best</source>
        <translation>druhý nejlepší</translation>
    </message>
    <message>
        <source>further behind</source>
        <translation>dále vzadu</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>nezvažován</translation>
    </message>
    <message>
        <source>right</source>
        <translation>správně</translation>
    </message>
    <message>
        <source>search error</source>
        <translation>chyba hledání (dekodér)</translation>
    </message>
    <message>
        <source>model error</source>
        <translation>chyba skóre (model)</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>vyřazeno</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>jiný tvar stromu</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>so many or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>bez řídícího členu</translation>
    </message>
    <message>
        <source>no. %1, by %2</source>
        <comment>rank, loss of score</comment>
        <translation>%1., o %2 níž</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>decoder, model</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n věta</numerusform>
            <numerusform>%n věty</numerusform>
            <numerusform>%n vět</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them by a model that has not seen it</source>
        <translation>
            <numerusform>%n z nich modelem, který ji neviděl</numerusform>
            <numerusform>%n z nich modelem, který je neviděl</numerusform>
            <numerusform>%n z nich modelem, který je neviděl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, on which the parser was trained</source>
        <translation>
            <numerusform>%n vynechána, protože se na ní parser učil</numerusform>
            <numerusform>%n vynechány, protože se na nich parser učil</numerusform>
            <numerusform>%n vynecháno, protože se na nich parser učil</numerusform>
        </translation>
    </message>
    <message>
        <source>No head is wrong.</source>
        <translation>Žádný řídící člen není špatný.</translation>
    </message>
    <message>
        <source>Of %1 wrong heads gold's is the second best choice %2 times (%3%), and out of reach %4 times; where it is within reach, its best tree usually scores %5 less.</source>
        <comment>counts, share, median</comment>
        <translation>Parser určil špatně řídící členy: %1. Správný byl jeho druhou nejlepší volbou %2krát (%3 %) a %4krát jej nezvažoval; kde jej zvažoval, má nejlepší strom s ním obvykle skóre o %5 nižší.</translation>
    </message>
    <message>
        <source>%1 are in trees that the decoder missed though the model prefers gold's, %2 are the model's own.</source>
        <comment>search errors, model errors</comment>
        <translation>Z nich %1 je ve stromech, které dekodér přehlédl, ač model dává přednost zlatému standardu, a %2 jde na vrub modelu.</translation>
    </message>
    <message>
        <source>Putting one right puts %1 others right on average, and %2 wrong.</source>
        <translation>Opravou jednoho se průměrně opraví %1 dalších a pokazí %2.</translation>
    </message>
    <message>
        <source>%1 hangs on %2; gold's head %3 is %4.</source>
        <comment>word, head, gold's head, how near</comment>
        <translation>Řídící člen slova %1 je %2; podle zlatého standardu je to %3 (%4).</translation>
    </message>
    <message>
        <source>out of the parser's reach</source>
        <translation>parser jej nezvažoval</translation>
    </message>
    <message>
        <source>Put right, it changes no other head.</source>
        <translation>Jeho oprava nezmění žádný jiný řídící člen.</translation>
    </message>
    <message>
        <source>Put right, these become right with it: %1.</source>
        <translation>S jeho opravou se opraví i tyto: %1.</translation>
    </message>
    <message>
        <source>These right ones become wrong: %1.</source>
        <translation>Tyto správné se pokazí: %1.</translation>
    </message>
    <message>
        <source>other heads put right</source>
        <translation>další opravené řídící členy</translation>
    </message>
    <message>
        <source>As to the whole tree: %1</source>
        <translation>Strom jako celek: %1</translation>
    </message>
    <message>
        <source>no. %1, yet %2 more</source>
        <comment>rank, by how much its score is greater</comment>
        <translation>%1., ač o %2 výš</translation>
    </message>
</context>
<context>
    <name>ChartPlayer</name>
    <message>
        <source>siblings %1 and %2</source>
        <translation>sourozenci %1 a %2</translation>
    </message>
    <message>
        <source>arc %1</source>
        <translation>hrana %1</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%1 s řídícím členem %2</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>celá věta</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>jen %1</translation>
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
        <translation>zpět: vybírá %1</translation>
    </message>
    <message>
        <source>back through %1</source>
        <translation>zpět přes: %1</translation>
    </message>
    <message>
        <source>finished: the tree found scores %1</source>
        <translation>hotovo: nalezený strom má skóre %1</translation>
    </message>
    <message>
        <source>finished: the best projective tree scores %1</source>
        <translation>hotovo: nejlepší projektivní strom má skóre %1</translation>
    </message>
    <message>
        <source>%1 and %2 become neighbouring dependents of one head, with what hangs on them in between.</source>
        <translation>%1 a %2 se stávají sousedními závislými členy téhož řídícího členu, i s tím, co na nich mezi nimi visí.</translation>
    </message>
    <message>
        <source>The arc %1, with all words in between below its ends.</source>
        <translation>Hrana %1; všechna slova mezi jejími konci visí pod nimi.</translation>
    </message>
    <message>
        <source>%1: all of these words hang below the first, and nothing is missing on this side.</source>
        <translation>%1: všechna tato slova visí pod prvním z nich a na této straně nic nechybí.</translation>
    </message>
    <message>
        <source>%1: all of these words hang below the last, and nothing is missing on this side.</source>
        <translation>%1: všechna tato slova visí pod posledním z nich a na této straně nic nechybí.</translation>
    </message>
    <message>
        <source>The whole sentence: one word becomes the root, the two sides of it are put together.</source>
        <translation>Celá věta: jedno slovo se stává kořenem a obě jeho strany se spojují.</translation>
    </message>
    <message>
        <source>The best way to put it together scores %1.</source>
        <translation>Nejlepší způsob složení má skóre %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to put it together</source>
        <translation>
            <numerusform>%n způsob složení</numerusform>
            <numerusform>%n způsoby složení</numerusform>
            <numerusform>%n způsobů složení</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>two parts</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Vybráno: %1.</translation>
    </message>
    <message>
        <source>Its best derivation</source>
        <translation>Nejlepší odvození</translation>
    </message>
    <message>
        <source>The chart is empty. Triangles will be words with all their dependents on one side, trapezoids arcs, boxes neighbouring dependents of one head. Short spans come first.</source>
        <translation>Tabulka částečných rozborů (chart) je zatím prázdná. Trojúhelníky v ní budou slova se všemi závislými členy na jedné straně, lichoběžníky hrany, obdélníky sousední závislé členy téhož řídícího členu. Krátké úseky jdou první.</translation>
    </message>
    <message>
        <source>The chart is empty. Triangles will be words with all their dependents on one side, trapezoids arcs. Short spans come first.</source>
        <translation>Tabulka částečných rozborů (chart) je zatím prázdná. Trojúhelníky v ní budou slova se všemi závislými členy na jedné straně, lichoběžníky hrany. Krátké úseky jdou první.</translation>
    </message>
    <message>
        <source>On the way back from the best tree, this item gives %1 its head: %2.</source>
        <translation>Na cestě zpět od nejlepšího stromu určuje tato položka řídící člen uzlu %1: %2.</translation>
    </message>
    <message>
        <source>On the way back from the best tree: %1 is opened at its split.</source>
        <translation>Na cestě zpět od nejlepšího stromu se v místě dělení otevírá: %1.</translation>
    </message>
    <message>
        <source>Every word has its head. Another projective tree may score more: what is inside a span was chosen before the arc over it was weighed.</source>
        <translation>Každé slovo má svůj řídící člen. Jiný projektivní strom může mít vyšší skóre: to, co je uvnitř úseku, bylo vybráno dříve, než se zvážila hrana nad ním.</translation>
    </message>
    <message>
        <source>Every word has its head. No other projective tree scores more.</source>
        <translation>Každé slovo má svůj řídící člen. Žádný jiný projektivní strom nemá vyšší skóre.</translation>
    </message>
    <message>
        <source>a word and all its dependents on one side</source>
        <translation>slovo a všechny jeho závislé členy na jedné straně</translation>
    </message>
    <message>
        <source>an arc</source>
        <translation>hrana</translation>
    </message>
    <message>
        <source>neighbouring dependents of one head</source>
        <translation>sousední závislé členy téhož řídícího členu</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>hotovo: %1</translation>
    </message>
    <message>
        <source>arc</source>
        <comment>a summand</comment>
        <translation>hrana</translation>
    </message>
    <message>
        <source>first on its side</source>
        <comment>a summand</comment>
        <translation>první na své straně</translation>
    </message>
    <message>
        <source>sibling %1, %2</source>
        <comment>a summand</comment>
        <translation>sourozenci %1, %2</translation>
    </message>
    <message>
        <source>found inside</source>
        <comment>a summand</comment>
        <translation>nalezeno uvnitř</translation>
    </message>
    <message>
        <source>All its parts: %1.</source>
        <translation>Všechny části: %1.</translation>
    </message>
    <message>
        <source>%1 (rounded)</source>
        <comment>a sum whose figures do not add up</comment>
        <translation>%1 (zaokrouhleno)</translation>
    </message>
    <message>
        <source>Nothing is left to put together: %1.</source>
        <translation>Už není co složit: %1.</translation>
    </message>
    <message>
        <source>Which way to put it together wins: %1?</source>
        <translation>Který způsob složení vyhraje: %1?</translation>
    </message>
    <message>
        <source>Which word becomes the root?</source>
        <translation>Které slovo se stane kořenem?</translation>
    </message>
    <message>
        <source>Which arc does %1 take?</source>
        <translation>Kterou hranu si vezme %1?</translation>
    </message>
    <message>
        <source>%1: %2 + %3</source>
        <comment>an item and the two parts it is made of</comment>
        <translation>%1: %2 + %3</translation>
    </message>
    <message>
        <source>part of the tree that was found</source>
        <translation>část nalezeného stromu</translation>
    </message>
    <message>
        <source>Every word has its head. Without the arcs that may not be, or were left out, no other projective tree scores more.</source>
        <translation>Každé slovo má svůj řídící člen. Mezi projektivními stromy bez hran, které jsou zakázané nebo byly vynechány, nemá žádný jiný vyšší skóre.</translation>
    </message>
</context>
<context>
    <name>Chords</name>
    <message>
        <source>“%1”: a chord is typed with letters.</source>
        <translation>„%1“: písmenná zkratka se píše písmeny.</translation>
    </message>
    <message>
        <source>“%1” is there twice.</source>
        <translation>„%1“ je zde dvakrát.</translation>
    </message>
    <message>
        <source>“%1” sets nothing.</source>
        <translation>„%1“ nic nenastavuje.</translation>
    </message>
    <message>
        <source>Functions of the Prague treebanks</source>
        <translation>Funkce pražských treebanků</translation>
    </message>
    <message>
        <source>Relations of Universal Dependencies</source>
        <translation>Vztahy Universal Dependencies</translation>
    </message>
    <message>
        <source>Relations of the Danish Dependency Treebank</source>
        <translation>Vztahy treebanku Danish Dependency Treebank</translation>
    </message>
</context>
<context>
    <name>ClimbPlayer</name>
    <message>
        <source>best of all climbs</source>
        <translation>nejlepší ze všech stoupání</translation>
    </message>
    <message>
        <source>from</source>
        <translation>začátek</translation>
    </message>
    <message>
        <source>%1: gains %2</source>
        <translation>%1: zisk %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: not possible, %2</source>
        <translation>%1: nelze, %2</translation>
    </message>
    <message>
        <source>The score is %1.</source>
        <translation>Skóre je %1.</translation>
    </message>
    <message>
        <source>%1. That gains %2; the score is %3.</source>
        <translation>%1. Zisk je %2; skóre je %3.</translation>
    </message>
    <message>
        <source>What the gain comes from: %1.</source>
        <translation>Z čeho je zisk: %1.</translation>
    </message>
    <message>
        <source>Of %1 climbs, %2 ended with this score.</source>
        <translation>Počet stoupání: %1; s tímto skóre jich skončilo: %2.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1: místo %2 nově %3</translation>
    </message>
    <message>
        <source>%1 gets %2 as a further parent</source>
        <translation>%1 dostává dalšího rodiče: %2</translation>
    </message>
    <message>
        <source>%1 becomes the root, %2 goes under %3</source>
        <translation>%1 se stává kořenem, %2 jde pod uzel %3</translation>
    </message>
    <message>
        <source>it is there already</source>
        <translation>už to tak je</translation>
    </message>
    <message>
        <source>the arc is forbidden, or was left out as hopeless</source>
        <translation>hrana je zakázaná nebo byla vynechána jako beznadějná</translation>
    </message>
    <message>
        <source>it would make a cycle: %1 depends on %2</source>
        <translation>vznikl by cyklus: %1 závisí na uzlu %2</translation>
    </message>
    <message>
        <source>there would be no root, or two</source>
        <translation>nebyl by žádný kořen, nebo by byly dva</translation>
    </message>
    <message>
        <source>the head is pinned</source>
        <translation>řídící člen je připnutý</translation>
    </message>
    <message>
        <source>it would have a sibling that it may not have</source>
        <translation>měl by sourozence, jakého mít nesmí</translation>
    </message>
    <message>
        <source>the best projective tree</source>
        <translation>nejlepší projektivní strom</translation>
    </message>
    <message>
        <source>the best tree of first order</source>
        <translation>nejlepší strom prvního řádu</translation>
    </message>
    <message>
        <source>a random tree</source>
        <translation>náhodný strom</translation>
    </message>
    <message>
        <source>a tree that was drawn</source>
        <translation>vylosovaný strom</translation>
    </message>
    <message>
        <source>the tree of hill climbing</source>
        <translation>strom z horolezeckého algoritmu</translation>
    </message>
    <message>
        <source>the best tree of all</source>
        <translation>nejlepší strom ze všech</translation>
    </message>
    <message>
        <source>arcs</source>
        <translation>hrany</translation>
    </message>
    <message>
        <source>siblings</source>
        <translation>sourozenci</translation>
    </message>
    <message>
        <source>heads of heads</source>
        <translation>řídící členy řídících členů</translation>
    </message>
    <message>
        <source>three siblings</source>
        <translation>tři sourozenci</translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation>celý strom</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of the score, what it adds to the gain</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>starts from %1: %2</source>
        <translation>začátek: %1, skóre %2</translation>
    </message>
    <message numerus="yes">
        <source>weighs %n move(s)</source>
        <translation>
            <numerusform>zvažuje %n tah</numerusform>
            <numerusform>zvažuje %n tahy</numerusform>
            <numerusform>zvažuje %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a move, its gain, the score</comment>
        <translation>%1: %2, nyní %3</translation>
    </message>
    <message>
        <source>your move: %1</source>
        <translation>váš tah: %1</translation>
    </message>
    <message>
        <source>keeps the best of all: %1</source>
        <translation>nechává si nejlepší ze všech: %1</translation>
    </message>
    <message>
        <source>no move gains more than its price of %1: ends with %2</source>
        <translation>žádný tah nezíská víc, než je jeho cena %1: konec se skóre %2</translation>
    </message>
    <message>
        <source>no move gains: ends with %1</source>
        <translation>žádný tah nepřinese zisk: konec se skóre %1</translation>
    </message>
    <message>
        <source>no more moves are allowed: ends with %1</source>
        <translation>další tahy nejsou povoleny: konec se skóre %1</translation>
    </message>
    <message>
        <source>there is no tree to start from</source>
        <translation>není strom, od něhož začít</translation>
    </message>
    <message>
        <source>starts from another tree</source>
        <translation>začíná od jiného stromu</translation>
    </message>
    <message>
        <source>starts from %1</source>
        <translation>začátek: %1</translation>
    </message>
    <message>
        <source>keeps the best of all</source>
        <translation>nechává si nejlepší ze všech</translation>
    </message>
    <message>
        <source>From a tree, the one change of a head that gains most will be made, again and again, until none gains.</source>
        <translation>Ve stromu se bude znovu a znovu měnit jeden řídící člen, vždy s největším ziskem, dokud nějaký zisk bude.</translation>
    </message>
    <message>
        <source>From a tree, the change of a head or the further parent that gains most will be made, again and again, until none gains.</source>
        <translation>Ve stromu se bude znovu a znovu měnit řídící člen nebo přidávat další rodič, vždy s největším ziskem, dokud nějaký zisk bude.</translation>
    </message>
    <message>
        <source>The first tree will be the one that hill climbing finds with scores of arcs and siblings, the others will be drawn at random, better ones more often.</source>
        <translation>Prvním stromem bude ten, který najde horolezecký algoritmus se skóre hran a sourozenců; ostatní se vylosují, lepší častěji.</translation>
    </message>
    <message>
        <source>Trees will be drawn at random, better ones more often.</source>
        <translation>Stromy se budou losovat, lepší častěji.</translation>
    </message>
    <message>
        <source>From each, words take the head that gains most, from the leaves up, until none gains. The best of all is kept.</source>
        <translation>V každém si slova od listů nahoru berou řídící člen s největším ziskem, dokud nějaký zisk je. Nakonec zůstane nejlepší ze všech.</translation>
    </message>
    <message>
        <source>What counts: arcs, pairs of siblings, heads of heads, three siblings, and the whole tree (how many dependents a word has, where its subtree begins and ends, branches to the right).</source>
        <translation>Co se počítá: hrany, dvojice sourozenců, řídící členy řídících členů, trojice sourozenců a celý strom (kolik má slovo závislých členů, kde začíná a končí jeho podstrom, větvení doprava).</translation>
    </message>
    <message>
        <source>What counts: arcs and pairs of siblings alone. A model trained with restarts has more.</source>
        <translation>Co se počítá: jen hrany a dvojice sourozenců. Model natrénovaný s náhodnými starty má i další.</translation>
    </message>
    <message>
        <source>%1 moves are possible, %2 would make a cycle.</source>
        <translation>Možných tahů: %1; cyklus by vznikl v těchto případech: %2.</translation>
    </message>
    <message>
        <source>No word would gain by another head alone, so the root moves.</source>
        <translation>Žádné slovo by jen jiným řídícím členem nic nezískalo, a tak se mění kořen.</translation>
    </message>
    <message>
        <source>Going from the leaves up, %1 is the next word that gains by another head: it takes its best one, even where other words would gain more.</source>
        <translation>Při postupu od listů nahoru je %1 dalším slovem, které jiným řídícím členem získá: vezme si svůj nejlepší, i kdyby jiná slova získala víc.</translation>
    </message>
    <message>
        <source>What moves from here would gain</source>
        <translation>Jaký zisk by odsud měly tahy</translation>
    </message>
    <message>
        <source>head ↓ dependent →</source>
        <translation>řídící člen ↓ závislý člen →</translation>
    </message>
    <message>
        <source>what each arc scores by itself    ● there   ↻ makes a cycle   ⊥ several roots, or none   – forbidden</source>
        <translation>jaké skóre má každá hrana sama o sobě    ● už je   ↻ vznikl by cyklus   ⊥ více kořenů nebo žádný   – zakázaná</translation>
    </message>
    <message>
        <source>what each new head would gain    ● there   ↻ makes a cycle   ⊥ several roots, or none   – forbidden</source>
        <translation>jaký zisk by měl každý nový řídící člen    ● už je   ↻ vznikl by cyklus   ⊥ více kořenů nebo žádný   – zakázaný</translation>
    </message>
    <message>
        <source>price of a move</source>
        <translation>cena tahu</translation>
    </message>
    <message>
        <source>%1: gains %2, and a move has to gain more than its price, %3</source>
        <translation>%1: zisk %2, ale tah musí získat víc, než je jeho cena %3</translation>
    </message>
    <message>
        <source>no move gains enough: it ends</source>
        <translation>žádný tah nezíská dost: konec</translation>
    </message>
    <message>
        <source>From a tree, the one change of a head that gains most will be made, again and again, until none gains more than %1, the price of a move: the first move from a projective tree always makes arcs cross.</source>
        <translation>Ve stromu se bude znovu a znovu měnit jeden řídící člen, vždy s největším ziskem, dokud nějaký tah získá víc než %1, což je cena tahu: první tah z projektivního stromu vždy zkříží hrany.</translation>
    </message>
    <message>
        <source>%1 (not more than its price)</source>
        <translation>%1 (ne víc než cena)</translation>
    </message>
    <message>
        <source>A move has to gain more than its price, %1; none does.</source>
        <translation>Tah musí získat víc, než je jeho cena %1; takový tu není.</translation>
    </message>
    <message>
        <source>   ( ) not more than the price, %1</source>
        <translation>   ( ) ne víc než cena %1</translation>
    </message>
    <message>
        <source>root moves</source>
        <translation>změna kořene</translation>
    </message>
    <message>
        <source>two arcs at once</source>
        <translation>dvě hrany najednou</translation>
    </message>
    <message>
        <source>never (Figure 4 as it stands)</source>
        <translation>nikdy (přesně podle obrázku 4)</translation>
    </message>
    <message>
        <source>fewer siblings that may not be</source>
        <translation>méně sourozenců, kteří být nesmějí</translation>
    </message>
    <message>
        <source>stays −∞</source>
        <translation>zůstává −∞</translation>
    </message>
    <message>
        <source>stays −∞ (%1 beside)</source>
        <comment>a gain of other scores</comment>
        <translation>zůstává −∞ (vedle toho %1)</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>hotovo: %1</translation>
    </message>
    <message>
        <source>The graph has siblings that may not be, so it scores −∞. A move with fewer of them comes before all others; moves with as many are weighed by the other scores.</source>
        <translation>Graf má sourozence, kteří být nesmějí, takže jeho skóre je −∞. Tah, po němž je jich méně, má přednost před všemi ostatními; tahy, po nichž je jich stejně, se posuzují podle ostatních skóre.</translation>
    </message>
    <message>
        <source>   ⇅ one move of two arcs: another root</source>
        <translation>   ⇅ jeden tah dvou hran: jiný kořen</translation>
    </message>
    <message>
        <source>A click makes it your move.</source>
        <translation>Kliknutím se z něj stane váš tah.</translation>
    </message>
    <message>
        <source>It is your move. The start chosen once more, above, is without it.</source>
        <translation>Je to váš tah. Když nahoře znovu zvolíte začátek, zmizí.</translation>
    </message>
    <message>
        <source>The score is %1: %2 of the arcs, as stands on them, and %3 of larger parts: siblings and whatever else counts.</source>
        <translation>Skóre je %1: z hran %2 (tak jak u nich stojí) a z větších částí, tedy sourozenců a ostatního, co se počítá, %3.</translation>
    </message>
</context>
<context>
    <name>ClosingQuestion</name>
    <message>
        <source>Before the window closes</source>
        <translation>Než se okno zavře</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Zavřít bez uložení</translation>
    </message>
    <message>
        <source>Save, and close</source>
        <translation>Uložit a zavřít</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Nelze zapsat: %1.</translation>
    </message>
    <message>
        <source>The analyser "%1" failed. Is it installed, and does it run from a shell?</source>
        <translation>Analyzátor „%1“ selhal. Je nainstalovaný a lze jej spustit z příkazového řádku?</translation>
    </message>
    <message>
        <source>The analyser "%1" wrote no lines of words that end in EOS, as JUMAN and MeCab write them.</source>
        <translation>Analyzátor „%1“ nevypsal řádky slov zakončené EOS, jak je zapisují JUMAN a MeCab.</translation>
    </message>
    <message>
        <source>... and %1 more.</source>
        <translation>... a ještě %1.</translation>
    </message>
    <message>
        <source>No tree of sentence %1 keeps this together with the other lines named here.</source>
        <translation>Tomuto řádku spolu s ostatními zde uvedenými nevyhovuje žádný strom věty %1.</translation>
    </message>
    <message>
        <source>No tree of sentence %1 keeps this.</source>
        <translation>Tomuto řádku nevyhovuje žádný strom věty %1.</translation>
    </message>
    <message>
        <source>no tree of sentence %1 that keeps its constraints was found.</source>
        <translation>nebyl nalezen žádný strom věty %1, který by vyhovoval jejím omezením.</translation>
    </message>
    <message>
        <source>the original of %1, with edits of %2 sentences.</source>
        <translation>originál souboru %1; počet vět s převzatými úpravami: %2.</translation>
    </message>
    <message>
        <source>the sentences are in the order of the original, not in that of %1.</source>
        <translation>věty jsou v pořadí originálu, ne v pořadí souboru %1.</translation>
    </message>
    <message>
        <source>left out, because %1 has no place for it, and kept in %2:</source>
        <translation>vynecháno, protože pro to formát %1 nemá místo, a uchováno v souboru %2:</translation>
    </message>
    <message>
        <source>left out, because %1 has no place for it:</source>
        <translation>vynecháno, protože pro to formát %1 nemá místo:</translation>
    </message>
    <message>
        <source>(first in sentence %1)</source>
        <translation>(poprvé ve větě %1)</translation>
    </message>
    <message>
        <source>Nothing is converted. With --keep-going, what cannot be read is left out.</source>
        <translation>Nic se nepřevádí. S volbou --keep-going se vynechá, co nelze přečíst.</translation>
    </message>
    <message>
        <source>%1 sentences are asked for, and there are %2 to learn from.</source>
        <translation>Požadovaný počet vět je %1, ale k učení jich je jen %2.</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nelze přečíst</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>nelze zapsat</translation>
    </message>
    <message>
        <source>this is no JSON</source>
        <translation>toto není JSON</translation>
    </message>
    <message>
        <source>this is no %1 file</source>
        <translation>toto není soubor typu %1</translation>
    </message>
    <message>
        <source>written by a newer version; this one reads version %1</source>
        <translation>zapsáno novější verzí; tato čte verzi %1</translation>
    </message>
    <message>
        <source>%1 is missing; expected %2</source>
        <translation>chybí %1; očekává se %2</translation>
    </message>
    <message>
        <source>%1 is not what was expected: %2</source>
        <translation>%1 neodpovídá očekávání: %2</translation>
    </message>
    <message>
        <source>%1 is out of range; expected %2</source>
        <translation>%1 je mimo rozsah; očekává se %2</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>poškozeno: %1</translation>
    </message>
    <message>
        <source>larger than %1; no such file has to be</source>
        <translation>větší než %1; tak velký žádný takový soubor být nemusí</translation>
    </message>
    <message>
        <source>these are answers to another exercise</source>
        <translation>toto jsou odpovědi na jiné cvičení</translation>
    </message>
    <message>
        <source>There are %1 sentences; none of them is from %2 to %3.</source>
        <translation>Počet vět je %1; žádná z nich nemá číslo od %2 do %3.</translation>
    </message>
    <message>
        <source>None of the sentences has a tree to be drawn.</source>
        <translation>Žádná z vět nemá strom, který by bylo možné nakreslit.</translation>
    </message>
    <message>
        <source>These are more sentences than an exercise can have: its file would be larger than %1 MB. Choose fewer with --first and --last.</source>
        <translation>Tolik vět cvičení mít nemůže: jeho soubor by byl větší než %1 MB. Vyberte jich méně volbami --first a --last.</translation>
    </message>
    <message>
        <source>%1 sentences without a tree were left out.</source>
        <translation>Vynechané věty bez stromu: %1.</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>počet vět: %1</translation>
    </message>
    <message>
        <source>Sentence %1 has %2 words.</source>
        <translation>Počet slov věty %1: %2.</translation>
    </message>
    <message>
        <source>Sentence %1 has %2 bunsetsu.</source>
        <translation>Počet bunsetsu věty %1: %2.</translation>
    </message>
    <message>
        <source>A bunsetsu depends on one to its right, and %1 is to the left of %2.</source>
        <translation>Bunsetsu závisí na některém napravo od sebe, ale %1 je nalevo od %2.</translation>
    </message>
    <message>
        <source>A checkpoint to go on from, with the same files and choices (more --epochs, or --members of bpm, are possible); the model is the one that training in one go gives. To write further checkpoints, give --checkpoint too; it may name the same file</source>
        <translation>Kontrolní bod, od něhož se pokračuje, se stejnými soubory a volbami (lze zadat víc --epochs, u bpm --members); výsledný model je týž jako při trénování najednou. Mají-li se zapisovat další kontrolní body, zadejte i --checkpoint; může to být stejný soubor</translation>
    </message>
    <message>
        <source>A file of constraints has one a line, its fields apart by tabs or spaces; what follows a # at the beginning of a line or after a space is a comment:
  SENTENCE head H:M [RELATION]   H is the head of M, and its only one
  SENTENCE arc H:M               the arc is there; of several parents, others may be, too
  SENTENCE no H:M                the arc is not there
  SENTENCE root M                M hangs on the root, and on nothing else
  SENTENCE not-root M            M does not hang on the root
SENTENCE is its number, from 1, or its sent_id; H and M are numbers of words (of bunsetsu where the model is of these), H may be 0, the root.</source>
        <translation>Soubor s omezeními má na každém řádku jedno, s poli oddělenými tabulátory nebo mezerami; co na začátku řádku nebo za mezerou následuje po #, je komentář:
  SENTENCE head H:M [RELATION]   H je řídící člen slova M, a to jediný
  SENTENCE arc H:M               hrana existuje; při více rodičích mohou být i další
  SENTENCE no H:M                hrana neexistuje
  SENTENCE root M                M visí na kořeni a na ničem jiném
  SENTENCE not-root M            M na kořeni nevisí
SENTENCE je číslo věty, od 1, nebo její sent_id; H a M jsou čísla slov (nebo bunsetsu, pracuje-li model s nimi), H může být 0, tedy kořen.</translation>
    </message>
    <message>
        <source>A file to write after every epoch, by bpm after every member, from which training can be resumed</source>
        <translation>Soubor, který se zapíše po každé epoše, u bpm po každém členu, a od něhož lze v trénování pokračovat</translation>
    </message>
    <message>
        <source>A model written by train</source>
        <translation>Model zapsaný příkazem train</translation>
    </message>
    <message>
        <source>A parser's files, with the same sentences; once for each of several parsers</source>
        <translation>Soubory parseru se stejnými větami; pro každý z více parserů jednou</translation>
    </message>
    <message>
        <source>ACCURACY:N: test the scores against a published percentage of N</source>
        <translation>ACCURACY:N: otestuje skóre proti publikovanému procentu z N</translation>
    </message>
    <message>
        <source>All parsers of bunsetsu, with standard and with most features: the Tables 2 to 4 of Iwatate et al. (2008)</source>
        <translation>Všechny parsery bunsetsu, se standardními a s nejvíce příznaky: tabulky 2 až 4 z Iwatate et al. (2008)</translation>
    </message>
    <message>
        <source>Also print precision, recall and F of graphs with several parents</source>
        <translation>Vypíše i přesnost, úplnost a F grafů s více rodiči</translation>
    </message>
    <message>
        <source>Also write the trees that are best after the first, so many in all, each in a comment of its sentence: # arcwright tree RANK = SCORE HEAD:RELATION ..., the score below that of the best tree, a head and its relation by word. Exact for eisner, eisner2 and cle, near the best tree for eisner-span, hill and restarts</source>
        <translation>Zapíše i další stromy, které jsou po prvním nejlepší, celkem zadaný počet, každý v komentáři věty: # arcwright tree RANK = SCORE HEAD:RELATION ..., kde skóre je rozdíl od nejlepšího stromu, řídící člen a vztah jsou pro každé slovo. Přesně u eisner, eisner2 a cle, poblíž nejlepšího stromu u eisner-span, hill a restarts</translation>
    </message>
    <message>
        <source>At most so many moves of hill climbing; 0: twice the number of words</source>
        <translation>Nejvyšší počet tahů horolezeckého algoritmu; 0: dvojnásobek počtu slov</translation>
    </message>
    <message>
        <source>At most so many trees that restarts climbs from</source>
        <translation>Nejvyšší počet stromů, z nichž restarts stoupá</translation>
    </message>
    <message>
        <source>By default the one the model was trained through</source>
        <translation>Není-li zadán, použije se ten, s nímž byl model natrénován</translation>
    </message>
    <message>
        <source>C of the support vector machine that tournament, sr and cc learn with: how much errors weigh</source>
        <translation>C metody podpůrných vektorů, s níž se učí tournament, sr a cc: jakou váhu mají chyby</translation>
    </message>
    <message>
        <source>Convert what is in --in, even if its original is kept</source>
        <translation>Převede to, co je v --in, i když je uchován originál</translation>
    </message>
    <message>
        <source>Count what a treebank consists of</source>
        <translation>Spočítá, z čeho se treebank skládá</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Zobrazí verzi programu a skončí</translation>
    </message>
    <message>
        <source>Do not parse again with each wrong head put right, which tells what else that repairs</source>
        <translation>Nerozebírá znovu s opravou každého špatného řídícího členu, čímž se zjišťuje, co ta oprava opraví navíc</translation>
    </message>
    <message>
        <source>Draw up how scores grow with the training data</source>
        <translation>Sestaví křivku, jak skóre roste s trénovacími daty</translation>
    </message>
    <message>
        <source>Files that --out has written: their curves stand beside the new one, or alone without --in</source>
        <translation>Soubory, které zapsala volba --out: jejich křivky budou vedle nové, nebo bez --in samotné</translation>
    </message>
    <message>
        <source>Files that were handed in, or folders of them</source>
        <translation>Odevzdané soubory nebo jejich složky</translation>
    </message>
    <message>
        <source>Files to score after every epoch</source>
        <translation>Soubory, na nichž se hodnotí po každé epoše</translation>
    </message>
    <message>
        <source>Files to score on</source>
        <translation>Soubory, na nichž se hodnotí</translation>
    </message>
    <message>
        <source>Files to score on, after each training</source>
        <translation>Soubory, na nichž se hodnotí po každém trénování</translation>
    </message>
    <message>
        <source>Files, folders or patterns</source>
        <translation>Soubory, složky nebo vzory</translation>
    </message>
    <message>
        <source>Files, folders or patterns the sentence is in</source>
        <translation>Soubory, složky nebo vzory, v nichž je věta</translation>
    </message>
    <message>
        <source>Files, folders or patterns to parse</source>
        <translation>Soubory, složky nebo vzory, které se rozeberou</translation>
    </message>
    <message>
        <source>Files, folders or patterns to train on</source>
        <translation>Soubory, složky nebo vzory, na nichž se trénuje</translation>
    </message>
    <message>
        <source>Files, folders or patterns. CoNLL-U is validated as Universal Dependencies, all files as one treebank; so is CoNLL-U Plus, in the columns it has. Other formats have tests of their structure.</source>
        <translation>Soubory, složky nebo vzory. CoNLL-U se validuje jako Universal Dependencies, všechny soubory jako jeden treebank; stejně tak CoNLL-U Plus ve sloupcích, které má. Ostatní formáty mají vlastní testy struktury.</translation>
    </message>
    <message>
        <source>Files, folders or patterns: the treebank that is made again</source>
        <translation>Soubory, složky nebo vzory: treebank, který se vytváří znovu</translation>
    </message>
    <message>
        <source>Files, folders or patterns; their format is told by their content</source>
        <translation>Soubory, složky nebo vzory; formát se pozná podle obsahu</translation>
    </message>
    <message>
        <source>Find annotations that may be wrong</source>
        <translation>Najde anotace, které mohou být chybné</translation>
    </message>
    <message>
        <source>Find what is wrong with a treebank</source>
        <translation>Najde, co je v treebanku špatně</translation>
    </message>
    <message>
        <source>Find words, arcs and differences by a pattern, and replace</source>
        <translation>Najde slova, hrany a rozdíly podle vzoru a nahradí je</translation>
    </message>
    <message>
        <source>For plain text and a model of bunsetsu: the command that tells the words apart and tags them, as juman or "mecab -d DICTIONARY". It is run by the shell, reads the text, and writes UTF-8</source>
        <translation>Pro prostý text a model bunsetsu: příkaz, který text rozdělí na slova a označkuje je, jako juman nebo "mecab -d DICTIONARY". Spouští jej shell, čte text a zapisuje v UTF-8</translation>
    </message>
    <message>
        <source>Gather answers to an exercise as a table</source>
        <translation>Shrne odpovědi na cvičení do tabulky</translation>
    </message>
    <message>
        <source>Give what is found other values, as `relation=obl; b.head=a`, and tell what changes</source>
        <translation>Dá nálezům jiné hodnoty, jako `relation=obl; b.head=a`, a vypíše, co se změní</translation>
    </message>
    <message>
        <source>H:M: as --word M --head H</source>
        <translation>H:M: totéž co --word M --head H</translation>
    </message>
    <message>
        <source>How many are annotated then; 0: all. In the order of words, as many words as these have on average</source>
        <translation>Kolik se jich potom anotuje; 0: všechny. Při pořadí words tolik slov, kolik jich tyto věty průměrně mají</translation>
    </message>
    <message>
        <source>How many features to print, those that matter most; 0: all</source>
        <translation>Kolik příznaků se vypíše, od nejdůležitějšího; 0: všechny</translation>
    </message>
    <message>
        <source>How many heads a word second-order scores are asked for, the best by first order; 0: all</source>
        <translation>Pro kolik řídících členů každého slova, nejlepších podle prvního řádu, se zjišťují skóre druhého řádu; 0: pro všechny</translation>
    </message>
    <message>
        <source>How many heads are listed</source>
        <translation>Kolik řídících členů se vypíše</translation>
    </message>
    <message>
        <source>How many parsers of words are asked, each with other orders of scores and of sentences, and by turns with both learners; each takes the time of all folds</source>
        <translation>Kolika parserů slov se bude ptát, každého s jiným pořadím skóre a vět a střídavě s oběma učicími algoritmy; každý zabere čas všech dílů</translation>
    </message>
    <message>
        <source>How many sentences, the first of the treebank, are annotated before, to train on</source>
        <translation>Kolik vět ze začátku treebanku je anotováno předem, aby na nich šlo trénovat</translation>
    </message>
    <message>
        <source>How many times the data to extrapolate to</source>
        <translation>Na kolikanásobek dat se extrapoluje</translation>
    </message>
    <message>
        <source>How many to show, the most suspicious; 0: all</source>
        <translation>Kolik se jich ukáže, od nejpodezřelejší; 0: všechny</translation>
    </message>
    <message>
        <source>Its number, from 1, or its sent_id</source>
        <translation>Číslo věty, od 1, nebo její sent_id</translation>
    </message>
    <message>
        <source>KNP or CaboCha files to train on</source>
        <translation>Soubory KNP nebo CaboCha, na nichž se trénuje</translation>
    </message>
    <message>
        <source>Keep the original in OUT.arcwright.json</source>
        <translation>Uchová originál v OUT.arcwright.json</translation>
    </message>
    <message>
        <source>Leave out sentences that cannot be read, and name them</source>
        <translation>Vynechá věty, které nelze přečíst, a vypíše je</translation>
    </message>
    <message>
        <source>Leave out what is less suspicious than this, from 0 to 1</source>
        <translation>Vynechá, co je méně podezřelé, na stupnici od 0 do 1</translation>
    </message>
    <message>
        <source>Look at models, average them</source>
        <translation>Prohlíží modely a průměruje je</translation>
    </message>
    <message>
        <source>Make an exercise of sentences, whose trees are hidden</source>
        <translation>Vytvoří cvičení z vět, jejichž stromy jsou skryté</translation>
    </message>
    <message>
        <source>Make exercises for classes, and grade what is handed in</source>
        <translation>Vytváří cvičení pro výuku a hodnotí, co je odevzdáno</translation>
    </message>
    <message>
        <source>Models of every size, each on other sentences</source>
        <translation>Modely každé velikosti, každý na jiných větách</translation>
    </message>
    <message>
        <source>Models trained at the same time; the result is the same for any number</source>
        <translation>Počet modelů trénovaných zároveň; výsledek je pro každý počet stejný</translation>
    </message>
    <message>
        <source>Models written by train</source>
        <translation>Modely zapsané příkazem train</translation>
    </message>
    <message>
        <source>Numbers of sentences to train on, as 100,500,1000; by default all, a half, a quarter, ..., six sizes</source>
        <translation>Počty vět, na nichž se trénuje, jako 100,500,1000; jinak všechny, polovina, čtvrtina, ..., šest velikostí</translation>
    </message>
    <message>
        <source>Order of the sentences</source>
        <translation>Pořadí vět</translation>
    </message>
    <message>
        <source>Parts of the treebank; the words of each are judged by a model trained on the others</source>
        <translation>Počet dílů treebanku; slova každého posuzuje model natrénovaný na ostatních</translation>
    </message>
    <message>
        <source>Passes over the training sentences; by default 5 for bunsetsu</source>
        <translation>Počet průchodů trénovacími větami; není-li zadán, u bunsetsu 5</translation>
    </message>
    <message>
        <source>Passes over the treebank</source>
        <translation>Počet průchodů treebankem</translation>
    </message>
    <message>
        <source>Perceptrons of bpm; member I has the seed --seed plus I, and one order for all epochs</source>
        <translation>Počet perceptronů bpm; člen I má semínko --seed plus I a jedno pořadí pro všechny epochy</translation>
    </message>
    <message>
        <source>Print one JSON object, described below</source>
        <translation>Vypíše jeden objekt JSON, popsaný níže</translation>
    </message>
    <message>
        <source>Print one JSON object: searched, sentences, matches, found [{file, sentence, id, text, matches [[{name, word, form, head, relation}]]}], or keys, groups [{values, count, share}]; of a replacement: searched, matches, sentences, refused, written, changed [{file, sentence, id, changes [{word, form, field, before, after}]}]</source>
        <translation>Vypíše jeden objekt JSON: searched, sentences, matches, found [{file, sentence, id, text, matches [[{name, word, form, head, relation}]]}], nebo keys, groups [{values, count, share}]; u nahrazení: searched, matches, sentences, refused, written, changed [{file, sentence, id, changes [{word, form, field, before, after}]}]</translation>
    </message>
    <message>
        <source>Print one object a line, as described below</source>
        <translation>Vypíše na každý řádek jeden objekt, jak je popsáno níže</translation>
    </message>
    <message>
        <source>Print one object, as described below</source>
        <translation>Vypíše jeden objekt, jak je popsáno níže</translation>
    </message>
    <message>
        <source>Print one object: decoder (to parse with), train_decoder, learner, averaging, cost_augmented, labels, language, root, epochs, seed, sentences, tokens, where not all were given given_heads, weights (how many are not zero), relations, shuffle, members (of how many models it is the mean), patience, best_epochs (by member, the epoch whose weights were taken, where training might stop early), move_price (what a move of hill climbing has to gain more than)</source>
        <translation>Vypíše jeden objekt: decoder (pro rozbor), train_decoder, learner, averaging, cost_augmented, labels, language, root, epochs, seed, sentences, tokens, nebyly-li zadány všechny, i given_heads, weights (kolik jich není nula), relations, shuffle, members (z kolika modelů je průměrem), patience, best_epochs (podle členů, epocha, jejíž váhy byly vzaty, mohlo-li trénování skončit předčasně), move_price (nad kolik musí tah horolezeckého algoritmu získat)</translation>
    </message>
    <message>
        <source>Print one object: files, sentences, unreadable, tokens, multiword_tokens, empty_nodes, longest, non_projective_arcs, non_projective_sentences, crossing_arcs, roots, headless, cyclic, secondary_arcs, several_parents, relations {name: count}</source>
        <translation>Vypíše jeden objekt: files, sentences, unreadable, tokens, multiword_tokens, empty_nodes, longest, non_projective_arcs, non_projective_sentences, crossing_arcs, roots, headless, cyclic, secondary_arcs, several_parents, relations {name: count}</translation>
    </message>
    <message>
        <source>Print one object: parsers [{decoder, features, accuracy, types, sentences, sentences_without_singles, p (McNemar's test against the first), steps, examples, weights, training_seconds, parsing_seconds}]</source>
        <translation>Vypíše jeden objekt: parsers [{decoder, features, accuracy, types, sentences, sentences_without_singles, p (McNemarův test proti prvnímu), steps, examples, weights, training_seconds, parsing_seconds}]</translation>
    </message>
    <message>
        <source>Print one object: sentences, unreadable, tokens (of a model of bunsetsu: bunsetsu), searched_less (sentences too long for all that the decoder would try; not of bunsetsu), seconds (all, with files)</source>
        <translation>Vypíše jeden objekt: sentences, unreadable, tokens (u modelu bunsetsu: bunsetsu), searched_less (věty příliš dlouhé na vše, co by dekodér zkusil; ne u bunsetsu), seconds (celkem, včetně souborů)</translation>
    </message>
    <message>
        <source>Print tab-separated values, with a line that names the columns: the groups, or of each match file, line, sentence, id, and number, form and relation of its words</source>
        <translation>Vypíše hodnoty oddělené tabulátory s řádkem názvů sloupců: skupiny, nebo u každého nálezu soubor, řádek, větu, id a číslo, tvar a vztah jeho slov</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Vypíše tuto nápovědu a skončí</translation>
    </message>
    <message>
        <source>Refuse treebanks without bunsetsu; those with are always scored so</source>
        <translation>Odmítne treebanky bez bunsetsu; ty s bunsetsu se tak hodnotí vždy</translation>
    </message>
    <message>
        <source>Replay a treebank as an annotator would make it, and count corrections and keys</source>
        <translation>Projde treebank tak, jak by jej vytvářel anotátor, a spočítá opravy a stisky kláves</translation>
    </message>
    <message>
        <source>Resamples of the bootstrap</source>
        <translation>Počet výběrů bootstrapu</translation>
    </message>
    <message>
        <source>Score a parser's output against a gold treebank</source>
        <translation>Ohodnotí výstup parseru proti treebanku zlatého standardu</translation>
    </message>
    <message>
        <source>Score as the UD tools do (subtypes cut), aligning words by the text; other scores only if all words are the same</source>
        <translation>Hodnotí jako nástroje UD (bez podtypů) a slova zarovnává podle textu; ostatní skóre jen tehdy, jsou-li všechna slova stejná</translation>
    </message>
    <message>
        <source>Scores by kind of attachment: PP, coordination, relative clause, ...</source>
        <translation>Skóre podle typu zavěšení: předložková skupina, koordinace, vztažná věta, ...</translation>
    </message>
    <message>
        <source>Scores by these properties of words</source>
        <translation>Skóre podle těchto vlastností slov</translation>
    </message>
    <message>
        <source>Scores by two of these properties together, as ROWS COLUMNS</source>
        <translation>Skóre podle dvou z těchto vlastností zároveň, jako ROWS COLUMNS</translation>
    </message>
    <message>
        <source>Seed of the bootstrap</source>
        <translation>Semínko bootstrapu</translation>
    </message>
    <message>
        <source>Show also what annotators have corrected, kept or postponed</source>
        <translation>Ukáže i to, co anotátoři opravili, ponechali nebo odložili</translation>
    </message>
    <message>
        <source>So many of them without a better tree, and restarts gives up</source>
        <translation>Po tolika stromech bez lepšího výsledku restarts skončí</translation>
    </message>
    <message>
        <source>So many runs, with the seeds from --seed on</source>
        <translation>Počet běhů, se semínky od --seed</translation>
    </message>
    <message>
        <source>Speak this language, given before the command; otherwise that of the system</source>
        <translation>Použije tento jazyk, zadává se před příkazem; jinak jazyk systému</translation>
    </message>
    <message>
        <source>Stop when so many epochs brought no better development score (LAS, or UAS without labels), and take the weights of the best epoch; each member of bpm for itself; 0: never stop early</source>
        <translation>Skončí, když tolik epoch nepřineslo lepší skóre na vývojových datech (LAS, bez vztahů UAS), a vezme váhy nejlepší epochy; u bpm každý člen zvlášť; 0: nikdy předčasně</translation>
    </message>
    <message>
        <source>Tell how a model was trained</source>
        <translation>Vypíše, jak byl model natrénován</translation>
    </message>
    <message>
        <source>Tell how much was found, but not where</source>
        <translation>Vypíše, kolik se našlo, ale ne kde</translation>
    </message>
    <message>
        <source>Tell what a decoder does on a sentence, step by step</source>
        <translation>Vypíše krok za krokem, co dekodér s větou dělá</translation>
    </message>
    <message>
        <source>Tell what it takes to reach this LAS on the development files</source>
        <translation>Vypíše, co je třeba k dosažení tohoto LAS na vývojových souborech</translation>
    </message>
    <message>
        <source>Tell why a model's trees of a gold treebank are wrong</source>
        <translation>Vypíše, proč jsou stromy modelu proti zlatému standardu špatně</translation>
    </message>
    <message>
        <source>Tell why a parser chose the arcs of a sentence</source>
        <translation>Vypíše, proč parser zvolil hrany věty</translation>
    </message>
    <message>
        <source>Test every two systems against each other: McNemar's test and the paired bootstrap</source>
        <translation>Otestuje každé dva systémy proti sobě: McNemarův test a párový bootstrap</translation>
    </message>
    <message>
        <source>The decoder that models are trained through and parse with, of words or of bunsetsu</source>
        <translation>Dekodér, s nímž se modely trénují a s nímž rozebírají, pro slova nebo pro bunsetsu</translation>
    </message>
    <message>
        <source>The exercise</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>The file to write; a folder for a folder or several files</source>
        <translation>Soubor, který se zapíše; složka pro složku nebo více souborů</translation>
    </message>
    <message>
        <source>The files a parser was trained on, for `known=no`</source>
        <translation>Soubory, na nichž byl parser natrénován, pro `known=no`</translation>
    </message>
    <message>
        <source>The files a parser was trained on, for the vocabulary breakdown</source>
        <translation>Soubory, na nichž byl parser natrénován, pro rozdělení podle slovníku</translation>
    </message>
    <message>
        <source>The first sentence, from 1</source>
        <translation>První věta, od 1</translation>
    </message>
    <message>
        <source>The format of --in; by default what its content says: conllu, conllx, conllup, dtag, knp, cabocha, pml</source>
        <translation>Formát souborů --in; není-li zadán, pozná se podle obsahu: conllu, conllx, conllup, dtag, knp, cabocha, pml</translation>
    </message>
    <message>
        <source>The format to write; by default what the ending of --out says, else the format of --in: conllu, conllx, conllup, dtag, knp, cabocha, pml</source>
        <translation>Formát, v němž se zapisuje; není-li zadán, určí jej přípona --out, jinak formát --in: conllu, conllx, conllup, dtag, knp, cabocha, pml</translation>
    </message>
    <message>
        <source>The format to write; by default what the ending of --out says: conllu, conllx, conllup, dtag, knp, cabocha, pml</source>
        <translation>Formát, v němž se zapisuje; není-li zadán, určí jej přípona --out: conllu, conllx, conllup, dtag, knp, cabocha, pml</translation>
    </message>
    <message>
        <source>The gold files</source>
        <translation>Soubory zlatého standardu</translation>
    </message>
    <message>
        <source>The gold files, which the model was not trained on</source>
        <translation>Soubory zlatého standardu, na nichž model nebyl natrénován</translation>
    </message>
    <message>
        <source>The head (0: the root) that the predicted one is held against, if it is another; by default the gold one where the parser is wrong, else the next best</source>
        <translation>Řídící člen (0: kořen), s nímž se predikovaný srovná, je-li jiný; není-li zadán, ten ze zlatého standardu, kde parser chybuje, jinak druhý nejlepší</translation>
    </message>
    <message>
        <source>The kinds of attachment, a line each: a name, a colon and a pattern (see query); for its word x, or the first</source>
        <translation>Typy zavěšení, každý na řádku: název, dvojtečka a vzor (viz query); pro jeho slovo x, nebo pro první</translation>
    </message>
    <message>
        <source>The kinds of attachment, for `kind=PP`, in place of the usual ones</source>
        <translation>Typy zavěšení, pro `kind=PP`, místo obvyklých</translation>
    </message>
    <message>
        <source>The language of the text, as `da`: a model that was trained with another --language is refused. By default what the names of the files say</source>
        <translation>Jazyk textu, jako `da`: model natrénovaný s jiným --language se odmítne. Není-li zadán, platí, co říkají názvy souborů</translation>
    </message>
    <message>
        <source>The language of the text, as `da`: some have rules of their own for words and sentences; and a model that was trained with another --language is refused. By default what the names of the files say: cs of cs_pdt-ud-dev.conllu, da of 0001-da.tag</source>
        <translation>Jazyk textu, jako `da`: některé mají vlastní pravidla pro slova a věty; a model natrénovaný s jiným --language se odmítne. Není-li zadán, platí, co říkají názvy souborů: cs z cs_pdt-ud-dev.conllu, da z 0001-da.tag</translation>
    </message>
    <message>
        <source>The last sentence</source>
        <translation>Poslední věta</translation>
    </message>
    <message>
        <source>The result is the same for any number</source>
        <translation>Výsledek je pro každý počet stejný</translation>
    </message>
    <message>
        <source>The word, or bunsetsu, (from 1) whose head is explained, feature by feature; without it all in short</source>
        <translation>Slovo nebo bunsetsu (od 1), jehož řídící člen se vysvětlí příznak po příznaku; jinak všechna stručně</translation>
    </message>
    <message>
        <source>Those to parse</source>
        <translation>Soubory, které se rozeberou</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Počet vláken</translation>
    </message>
    <message>
        <source>Threads for scoring and for the members of bpm, each of which takes the memory of a training; the model is the same for any number</source>
        <translation>Počet vláken pro výpočet skóre a pro členy bpm, z nichž každý zabere tolik paměti jako jedno trénování; model je pro každý počet stejný</translation>
    </message>
    <message>
        <source>Threads of the bootstrap; the result is the same for any number</source>
        <translation>Počet vláken bootstrapu; výsledek je pro každý počet stejný</translation>
    </message>
    <message>
        <source>Train a parser on a treebank</source>
        <translation>Natrénuje parser na treebanku</translation>
    </message>
    <message>
        <source>Train anew after so many sentences, in the order of words as many words as these have; 0: never</source>
        <translation>Trénuje znovu po tolika větách, v pořadí words po tolika slovech, kolik jich tyto věty mají; 0: nikdy</translation>
    </message>
    <message>
        <source>Train this member of bpm only, from 1, as here or on other machines; `model average` of all members gives the model that bpm gives</source>
        <translation>Natrénuje jen tento člen bpm, od 1, jako zde nebo na jiných počítačích; `model average` ze všech členů dá týž model jako bpm</translation>
    </message>
    <message>
        <source>Train, parse and compare in one go</source>
        <translation>Natrénuje, rozebere a porovná najednou</translation>
    </message>
    <message>
        <source>Trains, runs and evaluates dependency parsers on treebanks in CoNLL-U, DTAG, KNP, CaboCha and PML files.</source>
        <translation>Trénuje, spouští a vyhodnocuje závislostní parsery na treebancích v souborech CoNLL-U, DTAG, KNP, CaboCha a PML.</translation>
    </message>
    <message>
        <source>Treebank: a file, folder or pattern; may be given again</source>
        <translation>Treebank: soubor, složka nebo vzor; lze zadat vícekrát</translation>
    </message>
    <message>
        <source>Trees of the same sentences as a layer of that name, for `right in NAME`, `NAME.relation=obl`; may be given again</source>
        <translation>Stromy týchž vět jako vrstva tohoto názvu, pro `right in NAME`, `NAME.relation=obl`; lze zadat vícekrát</translation>
    </message>
    <message>
        <source>Trees of the same sentences, the layer `predicted`</source>
        <translation>Stromy týchž vět, vrstva `predicted`</translation>
    </message>
    <message>
        <source>UPOS or treebank's tags of punctuation, in place of PUNCT, XP and 特殊</source>
        <translation>UPOS nebo značky interpunkce v treebanku místo PUNCT, XP a 特殊</translation>
    </message>
    <message>
        <source>What a move of hill between trees has to gain more than, in parsing; 0: every move that gains is made. By default 0.5 with --cost-augmented on, where a wrong head costs 1, else 0</source>
        <translation>Nad kolik musí při rozboru získat tah algoritmu hill mezi stromy; 0: udělá se každý tah, který něco získá. Není-li zadáno, 0.5 s --cost-augmented on, kde špatný řídící člen stojí 1, jinak 0</translation>
    </message>
    <message>
        <source>What features fall back to where a word is rare: the lemma in Arabic (ar); part of speech and case of positional tags in Czech (cs); the first character, and numbers and dates as one, in Chinese (zh); the first five characters in Danish (da), English (en) and any other. The model remembers it</source>
        <translation>Co příznakům nahrazuje vzácné slovo: lemma v arabštině (ar); slovní druh a pád pozičních značek v češtině (cs); první znak, a čísla a data jako jedno, v čínštině (zh); prvních pět znaků v dánštině (da), angličtině (en) a jakémkoli jiném jazyce. Model si to pamatuje</translation>
    </message>
    <message>
        <source>What is learnt from: trees, whole ones alone; heads, also trees in which some words have no head, the rest being what is best around them; pins, of sentences that are not confirmed what is pinned</source>
        <translation>Z čeho se učí: trees, jen z celých stromů; heads, i ze stromů, v nichž některá slova nemají řídící člen, zbytek je to, co je kolem nich nejlepší; pins, z nepotvrzených vět to, co je připnuto</translation>
    </message>
    <message>
        <source>What is taken for what</source>
        <translation>Co se s čím zaměňuje</translation>
    </message>
    <message>
        <source>What is told before a student hands in</source>
        <translation>Co se studentovi prozradí, než odevzdá</translation>
    </message>
    <message>
        <source>What sentences are parsed with in training, and scored with after each epoch; by default --decoder, which the model then parses with. multi is for models trained through it</source>
        <translation>Čím se věty rozebírají při trénování a při hodnocení po každé epoše; není-li zadáno, tím, co udává --decoder, a tím model rozebírá i potom. multi je pro modely, které se s ním trénují</translation>
    </message>
    <message>
        <source>What students see over it</source>
        <translation>Co studenti vidí nad cvičením</translation>
    </message>
    <message>
        <source>What the new curve is called; by default as its decoder</source>
        <translation>Jak se nová křivka jmenuje; není-li zadáno, jako její dekodér</translation>
    </message>
    <message>
        <source>What to look for, by default all together: jackknife (parsers that have not seen the sentence contradict it), variation (the same words are annotated otherwise elsewhere), validation (a rule is broken)</source>
        <translation>Co hledat; není-li zadáno, vše dohromady: jackknife (odporují tomu parsery, které větu neviděly), variation (stejná slova jsou jinde anotována jinak), validation (je porušeno pravidlo)</translation>
    </message>
    <message>
        <source>What to search for, as the help page on patterns tells</source>
        <translation>Co hledat, jak to popisuje stránka nápovědy o vzorech</translation>
    </message>
    <message>
        <source>Where hill climbing starts: projective, nonprojective or random</source>
        <translation>Kde horolezecký algoritmus začíná: projective, nonprojective, nebo random</translation>
    </message>
    <message>
        <source>Where to write the mean</source>
        <translation>Kam zapsat průměr</translation>
    </message>
    <message>
        <source>Where to write the model</source>
        <translation>Kam zapsat model</translation>
    </message>
    <message>
        <source>Which repairs the trees need to become gold's</source>
        <translation>Které opravy stromy potřebují, aby byly jako zlatý standard</translation>
    </message>
    <message>
        <source>Which sentence comes next: sequence (as in the treebank), random (drawn), confidence (the trees of which the parser is least sure, by word), gain (most words likely to change for each word read), disagreement (where two parsers differ most), suspicion (where what stands there is contradicted most), similar (like what was corrected last), words (single words of the whole treebank, the least certain first)</source>
        <translation>Která věta přijde na řadu: sequence (jako v treebanku), random (vylosovaná), confidence (stromy, jimiž si je parser v přepočtu na slovo nejméně jistý), gain (nejvíc slov, která se pravděpodobně změní, na přečtené slovo), disagreement (kde se dva parsery nejvíc liší), suspicion (kde se nejvíc odporuje tomu, co tam stojí), similar (podobné tomu, co bylo opraveno naposled), words (jednotlivá slova celého treebanku, nejméně jistá první)</translation>
    </message>
    <message>
        <source>Write a treebank in another format</source>
        <translation>Zapíše treebank v jiném formátu</translation>
    </message>
    <message>
        <source>Write a treebank with the trees a model predicts</source>
        <translation>Zapíše treebank se stromy, které model predikuje</translation>
    </message>
    <message>
        <source>Write all curves into a file, for --from and for the window</source>
        <translation>Zapíše všechny křivky do souboru pro --from a pro okno</translation>
    </message>
    <message>
        <source>Write into MISC how likely each head is, ArcwrightConfidence=: the marginal of its arc for eisner, eisner2 and cle, for others its share among the heads the word could have if all others stayed</source>
        <translation>Zapíše do MISC, jak pravděpodobný je každý řídící člen, ArcwrightConfidence=: u eisner, eisner2 a cle marginální pravděpodobnost jeho hrany, u ostatních jeho podíl mezi řídícími členy, které by slovo mohlo mít, kdyby všechny ostatní zůstaly</translation>
    </message>
    <message>
        <source>Write one HTML page: verdicts, charts, trees of examples, all tables</source>
        <translation>Zapíše jednu stránku HTML: závěry, grafy, stromy příkladů, všechny tabulky</translation>
    </message>
    <message>
        <source>Write the mean of the weights of models with the same relations and filter, trained on one treebank. Of all members of a Bayes Point Machine, each trained by itself, it is the model that `train --learner bpm` gives.</source>
        <translation>Zapíše průměr vah modelů se stejnými vztahy a filtrem, natrénovaných na jednom treebanku. Ze všech členů Bayes Point Machine, natrénovaných každý zvlášť, je to model, který dává `train --learner bpm`.</translation>
    </message>
    <message>
        <source>Write the treebank with the replacement made; without it nothing is written. A file; a folder for a folder or several files</source>
        <translation>Zapíše treebank s provedeným nahrazením; bez této volby se nic nezapisuje. Soubor; složka pro složku nebo více souborů</translation>
    </message>
    <message>
        <source>cut: relations of DEPS without case markers; full: with them</source>
        <translation>cut: vztahy v DEPS bez ukazatelů pádu; full: s nimi</translation>
    </message>
    <message>
        <source>eisner: first order, projective; eisner-span: first order with features of what is inside each arc, projective, approximate; eisner2: second order, projective; cle: first order, non-projective; hill: second order, non-projective, by hill climbing; multi: as hill, with several parents a word (DEPS, secondary edges of DTAG); restarts: third order and whole trees, by hill climbing from many trees. Of bunsetsu, in KNP and CaboCha files: tournament: games between candidates; sr: shift-reduce; cc: cascaded chunking; relpref: relative preference; bunsetsu-cle: any tree; bunsetsu-eisner: the best projective tree</source>
        <translation>eisner: první řád, projektivní; eisner-span: první řád s příznaky toho, co je uvnitř každé hrany, projektivní, přibližný; eisner2: druhý řád, projektivní; cle: první řád, neprojektivní; hill: druhý řád, neprojektivní, horolezeckým algoritmem; multi: jako hill, s více rodiči na slovo (DEPS, sekundární hrany DTAG); restarts: třetí řád a celé stromy, horolezeckým algoritmem z mnoha stromů. Pro bunsetsu v souborech KNP a CaboCha: tournament: zápasy mezi kandidáty; sr: shift-reduce; cc: kaskádový chunking; relpref: relativní preference; bunsetsu-cle: libovolný strom; bunsetsu-eisner: nejlepší projektivní strom</translation>
    </message>
    <message>
        <source>every or once: each epoch in an order of its own, or all in the same; bpm's members always in the same</source>
        <translation>every, nebo once: každá epocha ve vlastním pořadí, nebo všechny ve stejném; členy bpm vždy ve stejném</translation>
    </message>
    <message>
        <source>linear: a sum over selected combinations of features; kernel: a support vector machine with a cubic kernel, for tournament, sr and cc, whose training time grows with the square of the sentences</source>
        <translation>linear: součet přes vybrané kombinace příznaků; kernel: metoda podpůrných vektorů s kubickým jádrem pro tournament, sr a cc, jejíž doba trénování roste s druhou mocninou počtu vět</translation>
    </message>
    <message>
        <source>lr or rl: whether its games go from the nearest candidate or to it</source>
        <translation>lr, nebo rl: zda jeho zápasy jdou od nejbližšího kandidáta, nebo k němu</translation>
    </message>
    <message>
        <source>mira (1-best, cost-augmented) or perceptron</source>
        <translation>mira (1-best, s cenou chyb), nebo perceptron</translation>
    </message>
    <message>
        <source>mira: 1-best, the least change that corrects a tree; perceptron: a step of one for each error; bpm: a Bayes Point Machine, the mean of perceptrons trained on different shuffles</source>
        <translation>mira: 1-best, nejmenší změna, která strom opraví; perceptron: krok o jedničku za každou chybu; bpm: Bayes Point Machine, průměr perceptronů natrénovaných v různém náhodném pořadí</translation>
    </message>
    <message>
        <source>on or off: guess first what was decided alike a moment ago</source>
        <translation>on, nebo off: jako první odhad navrhuje to, jak se před chvílí rozhodlo v obdobném případě</translation>
    </message>
    <message>
        <source>on or off: learn from each sentence, or word, at once</source>
        <translation>on, nebo off: učí se hned z každé věty nebo slova</translation>
    </message>
    <message>
        <source>on or off: learn from the tree that is best with its errors added to its score; by default on for mira</source>
        <translation>on, nebo off: učí se ze stromu, který je nejlepší, když se k jeho skóre přičtou jeho chyby; není-li zadáno, u mira on</translation>
    </message>
    <message>
        <source>on or off: learn relations, or heads only</source>
        <translation>on, nebo off: učí se vztahy, nebo jen řídící členy</translation>
    </message>
    <message>
        <source>on or off: take the mean of the weights of all steps</source>
        <translation>on, nebo off: bere průměr vah ze všech kroků</translation>
    </message>
    <message>
        <source>on: relations are asked for; off: heads only</source>
        <translation>on: žádají se vztahy; off: jen řídící členy</translation>
    </message>
    <message>
        <source>rl or lr: whether the tournament finds heads from right to left or from left to right</source>
        <translation>rl, nebo lr: zda turnaj hledá řídící členy zprava doleva, nebo zleva doprava</translation>
    </message>
    <message>
        <source>single or many; by default what the treebank has</source>
        <translation>single, nebo many; není-li zadáno, co má treebank</translation>
    </message>
    <message>
        <source>standard, additional or all: those of the bunsetsu themselves; also of their neighbourhood; also of what is already decided. By default all that the decoder has; bunsetsu-cle and bunsetsu-eisner have no last kind</source>
        <translation>standard, additional nebo all: příznaky bunsetsu samotných; i jejich okolí; i toho, co je už rozhodnuto. Není-li zadáno, všechny, které dekodér má; bunsetsu-cle a bunsetsu-eisner poslední druh nemají</translation>
    </message>
    <message>
        <source>steps: what was done; everything: and what was weighed, the splits of a chart and the gains of all moves</source>
        <translation>steps: co se udělalo; everything: i co se zvažovalo, dělení chartu a zisky všech tahů</translation>
    </message>
    <message>
        <source>A line of this file is a name, a colon and a pattern.</source>
        <translation>Řádek tohoto souboru je název, dvojtečka a vzor.</translation>
    </message>
    <message>
        <source>%1 has no tagger: train it anew, with --tagger on.</source>
        <translation>%1 nemá značkovač: natrénujte jej znovu, s --tagger on.</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Použití</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>VOLBY</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>PŘÍKAZ</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>PŘÍKAZY</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>POVINNÉ</translation>
    </message>
    <message>
        <source>Not together with</source>
        <translation>Ne spolu s</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Vyžaduje</translation>
    </message>
    <message>
        <source>There is no sentence %1: the treebank has %2 sentences, and none with that sent_id.</source>
        <translation>Věta %1 neexistuje: počet vět treebanku je %2 a žádná nemá takové sent_id.</translation>
    </message>
    <message>
        <source>Documents of a Prague treebank that get the analyses of --in, by the ids of their nodes</source>
        <translation>Dokumenty pražského treebanku, které podle id uzlů dostanou rozbory z --in</translation>
    </message>
    <message>
        <source>How CoNLL-X says members of coordinations; by default M</source>
        <translation>jak CoNLL-X označuje členy koordinací; výchozí je M</translation>
    </message>
    <message>
        <source>on or off: learn with the relations of a Prague treebank which words are members of coordinations and appositions (Sb_Co); other treebanks have none</source>
        <translation>on, nebo off: se vztahy pražského treebanku se učí i to, která slova jsou členy koordinací a přístavků (Sb_Co); jiné treebanky žádné nemají</translation>
    </message>
    <message>
        <source>Name another zone behind the file to read it: %1</source>
        <translation>Jinou zónu přečtete, uvedete-li ji za názvem souboru: %1</translation>
    </message>
    <message>
        <source>Make enhanced graphs of the trees, or take them away</source>
        <translation>Vytvoří ze stromů rozšířené grafy, nebo je odstraní</translation>
    </message>
    <message>
        <source>Make the graphs of sentences that have one anew, and tell precision and recall of the arcs of each kind, and ELAS</source>
        <translation>Znovu vytvoří grafy vět, které graf už mají, a vypíše přesnost a úplnost hran každého druhu a ELAS</translation>
    </message>
    <message>
        <source>Only sentences in which this pattern finds something, as the help page on patterns tells</source>
        <translation>Jen věty, v nichž tento vzor něco najde, jak to popisuje stránka nápovědy o vzorech</translation>
    </message>
    <message>
        <source>Only take the enhanced graphs away: no DEPS and no empty nodes</source>
        <translation>Rozšířené grafy jen odstraní: nezůstanou DEPS ani prázdné uzly</translation>
    </message>
    <message>
        <source>Print one JSON object: searched, found, sentences, refused, written, changed [{file, sentence, id, changes [{node, form, before, after}]}]; of --compare: sentences, kinds [{kind, gold, made, right, rightLabelled, precision, recall, labelledPrecision, labelledRecall}], copy {elas, eulas}, made {elas, eulas}</source>
        <translation>Vypíše jeden objekt JSON: searched, found, sentences, refused, written, changed [{file, sentence, id, changes [{node, form, before, after}]}]; u --compare: sentences, kinds [{kind, gold, made, right, rightLabelled, precision, recall, labelledPrecision, labelledRecall}], copy {elas, eulas}, made {elas, eulas}</translation>
    </message>
    <message>
        <source>Take the enhanced graphs away first that are there</source>
        <translation>Nejdřív odstraní rozšířené grafy, které věty už mají</translation>
    </message>
    <message>
        <source>Tell how many sentences change, but not how</source>
        <translation>Vypíše, kolik vět se změní, ale ne jak</translation>
    </message>
    <message>
        <source>Write the treebank with these graphs; without it nothing is written. A file; a folder for a folder or several files</source>
        <translation>Zapíše treebank s těmito grafy; bez této volby se nic nezapisuje. Soubor; složka pro složku nebo více souborů</translation>
    </message>
    <message>
        <source>Follow the guidelines alone, whatever customs the enhanced graphs have</source>
        <translation>Řídí se jen pokyny, ať mají rozšířené grafy jakékoli zvyklosti</translation>
    </message>
    <message>
        <source>The files whose customs are followed, by their enhanced graphs, which are taken for finished; those of --in unless it is given</source>
        <translation>Soubory, jejichž zvyklosti se převezmou podle jejich rozšířených grafů, které se pokládají za hotové; není-li zadáno, soubory z --in</translation>
    </message>
    <message>
        <source>What is added, by commas: copy (arcs of the tree, for words without any; these are always added), gapping (empty nodes in the place of predicates that are left out), dependents (those that conjuncts share), conjuncts (parents of conjuncts), controlled (subjects of xcomp), relative (what relative pronouns stand for), labels (adpositions, subordinators, conjunctions, Case); all unless it is given</source>
        <translation>Co se přidá, odděleno čárkami: copy (hrany stromu pro slova, která žádnou nemají; přidávají se vždy), gapping (prázdné uzly na místě vypuštěných přísudků), dependents (závislé členy, které mají členy koordinace společné), conjuncts (rodiče členů koordinace), controlled (podměty u xcomp), relative (co zastupují vztažná zájmena), labels (adpozice, podřadicí a souřadicí spojky, Case); není-li zadáno, všechno</translation>
    </message>
    <message>
        <source>Of a folder the files directly in it are read, of 'FOLDER/**' those in its subfolders, too. Exit status: 0 fine, 1 found what it looks for, 2 wrong usage, 3 bad input or output.</source>
        <translation>Ze složky se čtou soubory přímo v ní, ze 'SLOŽKA/**' i soubory v podsložkách. Návratový kód: 0 v pořádku, 1 našlo se, co se hledá, 2 chybné použití, 3 chybný vstup nebo výstup.</translation>
    </message>
    <message>
        <source>This is one of several ranks, which cannot work together: %1. Start one, or divide the work with --part.</source>
        <translation>Toto je jeden z několika procesů, které nemohou pracovat společně: %1. Spusťte jediný, nebo práci rozdělte volbou --part.</translation>
    </message>
    <message>
        <source>Done: %1 of %2 shares, kept in %3. Not there yet, of other parts: %4.</source>
        <translation>Hotové dávky: %1 z %2, uložené ve složce %3. Dávky jiných částí, které tu ještě nejsou: %4.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 has died.</source>
        <translation>Proces %1 na stroji %2 nečekaně skončil.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 has died. Done again by others: share %3.</source>
        <translation>Proces %1 na stroji %2 nečekaně skončil. Jiné procesy znovu zpracují dávku: %3.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 was silent for long and is back.</source>
        <translation>Proces %1 na stroji %2 se dlouho neozýval a je zpět.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 has other files, options or another build, and takes no part.</source>
        <translation>Proces %1 na stroji %2 má jiné soubory, volby nebo jiné sestavení programu, a neúčastní se.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 takes no part: %3</source>
        <translation>Proces %1 na stroji %2 se neúčastní: %3</translation>
    </message>
    <message>
        <source>Rank %1 on %2 could not do share %3, which is done here.</source>
        <translation>Proces %1 na stroji %2 nemohl zpracovat dávku %3, která se zpracuje zde.</translation>
    </message>
    <message>
        <source>A folder that keeps what each share of the work gives, and from which it is taken if it is there: a run that was broken off goes on</source>
        <translation>Složka, která uchovává výsledek každé dávky práce a z níž se výsledek převezme, pokud v ní je: přerušený běh tak může pokračovat</translation>
    </message>
    <message>
        <source>Folders with the shares of all parts, done with the same files and options: put them together and do nothing else of the work</source>
        <translation>Složky s dávkami všech částí, zpracovanými se stejnými soubory a volbami: spojí je a z práce neudělá nic dalšího</translation>
    </message>
    <message>
        <source>K/N: do only the Kth of N parts of the work, keep what it gives in --shares, and print and write nothing else; with --merge another run puts all parts together</source>
        <translation>K/N: provede jen K-tou z N částí práce, její výsledky uchová v --shares a nic dalšího nevypíše ani nezapíše; všechny části spojí jiný běh s volbou --merge</translation>
    </message>
    <message>
        <source>Parse each part of a treebank with a parser trained on the others, and score that</source>
        <translation>Rozebere každý díl treebanku parserem natrénovaným na ostatních dílech a výsledek ohodnotí</translation>
    </message>
    <message>
        <source>Parts of the treebank: sentences take turns in joining them, copies of one are in the same</source>
        <translation>Počet dílů treebanku: věty se do nich zařazují střídavě, kopie téže věty do stejného</translation>
    </message>
    <message>
        <source>Write the treebank with what was predicted: a file, a folder for a folder or several files</source>
        <translation>Zapíše treebank s predikcemi: soubor; složka pro složku nebo více souborů</translation>
    </message>
    <message>
        <source>What a move of hill has to gain more than; 0: every move that gains is made. By default what the model parses with</source>
        <translation>Nad kolik musí získat tah algoritmu hill; 0: udělá se každý tah, který něco získá. Není-li zadáno, hodnota, s níž model rozebírá</translation>
    </message>
    <message>
        <source>--move-price is for hill; %1 pays none.</source>
        <translation>--move-price je pro hill; dekodér %1 žádnou cenu tahů nemá.</translation>
    </message>
    <message>
        <source>A lesson, whose scores and sentence are taken in place of those of --model and --in</source>
        <translation>Lekce, jejíž skóre a věta se vezmou místo těch z --model a --in</translation>
    </message>
    <message>
        <source>Lessons; - for standard input</source>
        <translation>Lekce; - pro standardní vstup</translation>
    </message>
    <message>
        <source>Name what is wrong in lessons, with line and column</source>
        <translation>Vypíše, co je v lekcích špatně, s řádkem a sloupcem</translation>
    </message>
    <message>
        <source>Which stop of the lesson, from 1</source>
        <translation>Které zastavení lekce, od 1</translation>
    </message>
    <message>
        <source>nothing is wrong; stops: %1</source>
        <translation>nic není špatně; zastavení: %1</translation>
    </message>
    <message>
        <source>%1 is not known; expected %2</source>
        <translation>%1 není známo; očekává se %2</translation>
    </message>
    <message>
        <source>%1 is needed, or --scores in its place.</source>
        <translation>Je potřeba %1, nebo místo toho --scores.</translation>
    </message>
    <message>
        <source>There is no stop %1; the last one is %2.</source>
        <translation>Zastavení %1 neexistuje; poslední je %2.</translation>
    </message>
    <message>
        <source>Stop %1 cannot be traced with %2: it needs scores, and a decoder that goes with its sentence; see --decoder.</source>
        <translation>Zastavení %1 nelze sledovat pomocí %2: potřebuje skóre a dekodér, který se hodí k jeho větě; viz --decoder.</translation>
    </message>
    <message>
        <source>1: the format; 2: what Universal Dependencies ask of every treebank; 3: their guidelines; 4: what is permitted in the language; 5: its auxiliaries and copulas. 5 with --ud-data, else 3, where nothing else is said.</source>
        <translation>1: formát; 2: co Universal Dependencies vyžadují od každého treebanku; 3: jejich pokyny; 4: co je v daném jazyce povoleno; 5: jeho pomocná slovesa a spony. Není-li řečeno jinak, 5 s --ud-data, jinak 3.</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Check lessons that somebody has written, and export them</source>
        <translation>Zkontroluje lekce, které někdo napsal, a exportuje je</translation>
    </message>
    <message>
        <source>Colours of slides and pictures; a page has both</source>
        <translation>Barvy snímků a obrázků; stránka má obojí</translation>
    </message>
    <message>
        <source>Print one object: files, sentences, errors, warnings, notes, waived, tests {id: count}, problems [{file, line, column, sentence (from 1 in its file), sent_id, node (id of the word, empty for the sentence), test, severity (error, warning, note), level, message, waived}], limits [{file, only (structure), without_columns, without_levels}]: what was not tested, level, languages</source>
        <translation>Vypíše jeden objekt: files, sentences, errors, warnings, notes, waived, tests {id: počet}, problems [{file, line, column, sentence (od 1 ve svém souboru), sent_id, node (id slova, prázdné u věty), test, severity (error, warning, note), level, message, waived}], limits [{file, only (structure), without_columns, without_levels}]: co se netestovalo, level, languages</translation>
    </message>
    <message>
        <source>Save the steps of a lesson, with its words</source>
        <translation>Uloží kroky lekce s jejími slovy</translation>
    </message>
    <message>
        <source>Text and pictures on paper instead (.pdf, .html)</source>
        <translation>Místo toho text a obrázky na papír (.pdf, .html)</translation>
    </message>
    <message>
        <source>The folder of the language data that levels 4 and 5 need: a copy of github.com/UniversalDependencies/tools, or its folder data</source>
        <translation>Složka s jazykovými daty, která potřebují úrovně 4 a 5: kopie github.com/UniversalDependencies/tools nebo její složka data</translation>
    </message>
    <message>
        <source>The language of the treebank (cs, grc; ud: none in particular). If it is not given, the names of the files say it (cs_pdt-ud-dev.conllu), or # language = cs in their first sentence.</source>
        <translation>Jazyk treebanku (cs, grc; ud: žádný určitý). Není-li zadán, udávají jej názvy souborů (cs_pdt-ud-dev.conllu) nebo # language = cs v jejich první větě.</translation>
    </message>
    <message>
        <source>Where to: a page that plays by itself (.html), slides (.pdf, of beamer: .tex), pictures (.svg, .png)</source>
        <translation>Kam: stránka, která se sama přehrává (.html), snímky (.pdf, pro beamer: .tex), obrázky (.svg, .png)</translation>
    </message>
    <message>
        <source>Write what was waived to this file, tab-separated, with reasons: for those who maintain the treebank or the tests</source>
        <translation>Zapíše do tohoto souboru, co bylo prominuto, odděleně tabulátory, s důvody: pro ty, kdo spravují treebank nebo testy</translation>
    </message>
    <message>
        <source>Steps are drawn by the program arcwright, which is neither beside this one nor on the path, or did not run to its end.</source>
        <translation>Kroky kreslí program arcwright, který není vedle tohoto ani v cestě PATH, nebo nedoběhl do konce.</translation>
    </message>
    <message>
        <source>Levels 4 and 5 need the language data of Universal Dependencies: --ud-data FOLDER, a copy of github.com/UniversalDependencies/tools</source>
        <translation>Úrovně 4 a 5 potřebují jazyková data Universal Dependencies: --ud-data SLOŽKA, kopie github.com/UniversalDependencies/tools</translation>
    </message>
    <message>
        <source>Not tested: levels 4 and 5, what the language permits. They need the language data of Universal Dependencies (--ud-data).</source>
        <translation>Netestováno: úrovně 4 a 5, co jazyk dovoluje. Potřebují jazyková data Universal Dependencies (--ud-data).</translation>
    </message>
    <message>
        <source>Tested up to level %1, language: %2</source>
        <translation>Testováno do úrovně %1, jazyk: %2</translation>
    </message>
    <message>
        <source>So many steps on a page of a handout in PDF; else two where they can be read, one where they cannot</source>
        <translation>Tolik kroků na stránku podkladů v PDF; jinak dva, kde je lze přečíst, a jeden, kde ne</translation>
    </message>
    <message>
        <source>there are no answers in this folder: it has no files</source>
        <translation>v této složce nejsou odpovědi: nemá žádné soubory</translation>
    </message>
    <message>
        <source>a draft that was never handed in</source>
        <translation>koncept, který nebyl nikdy odevzdán</translation>
    </message>
    <message>
        <source>there is no name in it</source>
        <translation>není v něm jméno</translation>
    </message>
    <message>
        <source>"%1" has handed in before: %2</source>
        <translation>„%1“ už odevzdal(a): %2</translation>
    </message>
    <message>
        <source>the same trees, mistakes and all, as in %1</source>
        <translation>tytéž stromy, včetně chyb, jako v %1</translation>
    </message>
    <message>
        <source>For plain text: what the ids of sentences begin with, PREFIX-1; by default the name of --out</source>
        <translation>Pro prostý text: čím začínají id vět, PŘEDPONA-1; jinak podle názvu --out</translation>
    </message>
    <message>
        <source>Plain text to parse in place of a treebank, - for standard input: sentences, tokens and words as the treebank has them that the model was trained on (models of older programs: by Unicode's rules). A line break ends a sentence, a blank line a paragraph. Tags by the model's tagger, each word marked ArcwrightTags=predicted in MISC. For a model of bunsetsu what JUMAN or MeCab writes, or with --analyser plain text</source>
        <translation>Prostý text k rozboru místo treebanku, - pro standardní vstup: věty, tokeny a slova tak, jak je má treebank, na němž se model učil (modely starších programů: podle pravidel Unicode). Konec řádku končí větu, prázdný řádek odstavec. Značky ze značkovače modelu, každé slovo má v MISC ArcwrightTags=predicted. Pro model bunsetsu to, co píše JUMAN nebo MeCab, nebo s --analyser prostý text</translation>
    </message>
    <message>
        <source>Print one object: model, sentences, unusable, tokens, where not all heads were given given_heads, seconds, epochs (with --resume, those since) [{epoch, training {uas, las}, development {uas, las}, loss, updates, seconds, of bpm also member}], with --patience also best_epoch, with bpm and --dev also bpm {average {uas, las}, best, worst, members [{member, uas, las, epochs, with --patience also best_epoch}]}; with a tagger and --dev also tagger {words, upos, xpos, all, lemmas, new_words, new_all, new_lemmas}, and of the text of these sentences, divided anew, text {tokens, sentences, words, upos, xpos, features, lemmas} (F1). Of bunsetsu: model, sentences, unusable, bunsetsu, examples, weights, seconds, with --dev development {accuracy, types, both, sentences, sentences_without_singles} and, of the linear ranker, epochs [{epoch, training, development, seconds}], percentages of right heads</source>
        <translation>Vypíše jeden objekt: model, sentences, unusable, tokens, nebyly-li zadány všechny řídící členy, i given_heads, seconds, epochs (s --resume ty od té doby) [{epoch, training {uas, las}, development {uas, las}, loss, updates, seconds, u bpm i member}], s --patience i best_epoch, s bpm a --dev i bpm {average {uas, las}, best, worst, members [{member, uas, las, epochs, s --patience i best_epoch}]}; se značkovačem a --dev i tagger {words, upos, xpos, all, lemmas, new_words, new_all, new_lemmas}, a pro text těchto vět, znovu rozdělený, text {tokens, sentences, words, upos, xpos, features, lemmas} (F1). U bunsetsu: model, sentences, unusable, bunsetsu, examples, weights, seconds, s --dev development {accuracy, types, both, sentences, sentences_without_singles} a u lineárního modelu epochs [{epoch, training, development, seconds}], procenta správných řídících členů</translation>
    </message>
    <message>
        <source>on or off: also train a tagger, which divides plain text, too (parse --text)</source>
        <translation>on, nebo off: natrénuje i značkovač, který také dělí prostý text (parse --text)</translation>
    </message>
    <message>
        <source>"%1" are no numbers of sentences, such as 3,7-9.</source>
        <translation>„%1“ nejsou čísla vět, jako například 3,7-9.</translation>
    </message>
    <message>
        <source>There is no sentence %1; the last one is %2.</source>
        <translation>Věta %1 neexistuje; poslední je %2.</translation>
    </message>
    <message>
        <source>Single sentences by their numbers, as 3,7-9, in that order</source>
        <translation>Jednotlivé věty podle čísel, např. 3,7-9, v tomto pořadí</translation>
    </message>
    <message>
        <source>stop %1 asks nothing: it is not before a cell of Eisner's chart, a move of hill, a transition, or the opening of a cycle of cle</source>
        <translation>zastavení %1 se na nic neptá: nestojí před buňkou Eisnerova chartu, tahem algoritmu hill, přechodem ani před otevřením cyklu algoritmu cle</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>otázek: %1</translation>
    </message>
    <message>
        <source>%1 is needed, or %2.</source>
        <translation>Je potřeba %1, nebo %2.</translation>
    </message>
    <message>
        <source>the solution is in a file of its own; name it with --solution</source>
        <translation>řešení je v souboru zvlášť; uveďte ho pomocí --solution</translation>
    </message>
    <message>
        <source>this is the solution of another exercise</source>
        <translation>toto je řešení jiného cvičení</translation>
    </message>
    <message>
        <source>A file that the solution is kept in, for the teacher alone: the exercise has none then, and tells students nothing of what is right</source>
        <translation>Soubor, v němž bude řešení uloženo, jen pro vyučujícího: cvičení samo pak řešení nemá a studentům neříká, co je správně</translation>
    </message>
    <message>
        <source>A lesson, of whose stops questions are made, with --in or without: the cells of Eisner's chart that come next, the next move of hill, the next transition, the arc that a cycle of cle gives up</source>
        <translation>Lekce, z jejíchž zastavení se vytvoří otázky, s --in nebo bez něj: buňky Eisnerova chartu, které jsou na řadě, další tah algoritmu hill, další přechod, hrana, které se vzdá cyklus algoritmu cle</translation>
    </message>
    <message>
        <source>How many cells of a chart are to be filled</source>
        <translation>Kolik buněk chartu se má vyplnit</translation>
    </message>
    <message>
        <source>How many trees inside-outside and matrix-tree draw</source>
        <translation>Kolik stromů inside-outside a matrix-tree vylosují</translation>
    </message>
    <message>
        <source>How many trees k-best finds</source>
        <translation>Kolik stromů k-best najde</translation>
    </message>
    <message>
        <source>Of the trees that are drawn</source>
        <translation>Pro losování stromů</translation>
    </message>
    <message>
        <source>Print one object: exercise, sentences, questions, students [{student, handed_in, file, words, heads, uas, labelled, las, complete, sentences [{words, heads, uas, labelled, las, complete}], answers, right, percent, questions [{kind, answers, right}]}]. labelled and las where relations are asked for; what is of questions where there are any.</source>
        <translation>Vypíše jeden objekt: exercise, sentences, questions, students [{student, handed_in, file, words, heads, uas, labelled, las, complete, sentences [{words, heads, uas, labelled, las, complete}], answers, right, percent, questions [{kind, answers, right}]}]. labelled a las tam, kde se cvičení ptá na vztahy; údaje o otázkách tam, kde nějaké jsou.</translation>
    </message>
    <message>
        <source>The solution, where it is not in the exercise but in a file of its own</source>
        <translation>Řešení, pokud není ve cvičení, ale v souboru zvlášť</translation>
    </message>
    <message>
        <source>What scores are divided by before inside-outside and matrix-tree sum over trees: the higher, the more alike the trees</source>
        <translation>Čím se dělí skóre, než inside-outside a matrix-tree sčítají přes stromy: čím vyšší, tím si jsou stromy bližší</translation>
    </message>
    <message>
        <source>the same answers, mistakes and all, as in %1</source>
        <translation>tytéž odpovědi i s chybami jako v %1</translation>
    </message>
    <message>
        <source>A sentence without a tree was left out.</source>
        <translation>Věta bez stromu byla vynechána.</translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation>1 věta</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 otázka</translation>
    </message>
    <message>
        <source>Which steps: those at which stops open, the main ones and both ends, or all</source>
        <translation>Které kroky: jen ty, u nichž se zastavení otevírají; hlavní a oba konce; nebo všechny</translation>
    </message>
</context>
<context>
    <name>ContractionPlayer</name>
    <message>
        <source>cycle C%1</source>
        <comment>a contracted one</comment>
        <translation>cyklus C%1</translation>
    </message>
    <message>
        <source>%1 takes %2: %3</source>
        <translation>%1 vybírá %2: %3</translation>
    </message>
    <message>
        <source>a cycle: %1</source>
        <translation>cyklus: %1</translation>
    </message>
    <message>
        <source>%1 become %2</source>
        <translation>nový uzel: %2 (%1)</translation>
    </message>
    <message>
        <source>%1 opens at %2</source>
        <translation>%1 se otevírá v uzlu %2</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>vyřešeno: %1</translation>
    </message>
    <message>
        <source>finished: the best tree scores %1</source>
        <translation>hotovo: nejlepší strom má skóre %1</translation>
    </message>
    <message>
        <source>%1 (only where nothing else is left)</source>
        <translation>%1 (jen kde nezbývá nic jiného)</translation>
    </message>
    <message>
        <source>Every word will take the arc that scores highest, whatever the others do. Where that makes a cycle, the cycle becomes a node of its own, and it goes on.</source>
        <translation>Každé slovo si vybere hranu s nejvyšším skóre bez ohledu na ostatní. Kde tím vznikne cyklus, stane se z něj samostatný uzel a pokračuje se.</translation>
    </message>
    <message>
        <source>Of all heads for %1, %2 scores highest.</source>
        <translation>Ze všech řídících členů uzlu %1 má nejvyšší skóre %2.</translation>
    </message>
    <message>
        <source>Of all arcs into %1, %2 is best: what it scores, less what it costs to open the cycle there.</source>
        <translation>Ze všech hran vedoucích do uzlu %1 je nejlepší %2: její skóre zmenšené o to, co stojí otevření cyklu v tom místě.</translation>
    </message>
    <message>
        <source>Arcs it could take</source>
        <translation>Hrany, z nichž může vybírat</translation>
    </message>
    <message>
        <source>The arcs taken lead round in a circle: %1. No tree has all of them.</source>
        <translation>Vybrané hrany vedou dokola: %1. Žádný strom je nemá všechny.</translation>
    </message>
    <message>
        <source>The cycle becomes one node, %1. An arc from outside that enters it at a word takes the place of the arc this word has in the cycle; so it now scores less by that much.</source>
        <translation>Z cyklu se stává jediný uzel, %1. Hrana zvenčí, která do něj v některém slově vstoupí, nahradí hranu, kterou má toto slovo v cyklu; její skóre se teď proto o tolik snižuje.</translation>
    </message>
    <message>
        <source>Best arc from each word outside, scored anew</source>
        <translation>Nejlepší hrana z každého slova vně, nově ohodnocená</translation>
    </message>
    <message>
        <source>The arc into %1 is %2. It goes to %3, which gives up %4; the rest of the cycle stays.</source>
        <translation>Hranou do uzlu %1 je %2. Vede do uzlu %3, jehož dosavadní hrana %4 odpadá; zbytek cyklu zůstává.</translation>
    </message>
    <message>
        <source>No cycle is left around %1: its head is %2.</source>
        <translation>Kolem uzlu %1 už žádný cyklus není: jeho řídícím členem je %2.</translation>
    </message>
    <message>
        <source>All cycles are open again. No other tree scores more, projective or not.</source>
        <translation>Všechny cykly jsou zase otevřené. Žádný jiný strom nemá vyšší skóre, ať projektivní, nebo ne.</translation>
    </message>
    <message>
        <source>Recursion depth: %1</source>
        <translation>Hloubka rekurze: %1</translation>
    </message>
    <message>
        <source>C%1</source>
        <comment>a contracted cycle</comment>
        <translation>C%1</translation>
    </message>
    <message>
        <source>head ↓ dependent →</source>
        <translation>řídící člen ↓ závislý člen →</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an arc and its score</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>hotovo: %1</translation>
    </message>
    <message>
        <source>– forbidden, or left out as hopeless</source>
        <translation>– zakázáno, nebo vynecháno jako beznadějné</translation>
    </message>
    <message>
        <source>The root alone is left for %1: no other arc leads there.</source>
        <translation>Pro %1 zbývá jen kořen: jiná hrana tam nevede.</translation>
    </message>
    <message>
        <source>Of all words that %1 could depend on, %2 scores highest.</source>
        <translation>Ze všech slov, na nichž by %1 mohlo záviset, má nejvyšší skóre %2.</translation>
    </message>
    <message>
        <source>Of all arcs from words into %1, %2 is best: what it scores, less what it costs to open the cycle there.</source>
        <translation>Ze všech hran, které do %1 vedou od slov, je nejlepší %2: její skóre minus to, co stojí otevření cyklu v tom místě.</translation>
    </message>
    <message>
        <source>The root would score more, but one word alone may hang on it: it waits until nothing else is left.</source>
        <translation>Kořen by měl skóre vyšší, ale viset na něm smí jediné slovo: čeká se, až nic jiného nezbude.</translation>
    </message>
    <message>
        <source>One word alone may hang on the root: however much an arc from the root scores, it is taken only where no other arc is left.</source>
        <translation>Na kořeni smí viset jediné slovo: ať má hrana od kořene skóre jakkoli vysoké, vybere se jen tam, kde žádná jiná nezbývá.</translation>
    </message>
    <message>
        <source>dependents of the root</source>
        <translation>závislé členy kořene</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jeden</translation>
    </message>
    <message>
        <source>several (as in textbooks)</source>
        <translation>několik (jako v učebnicích)</translation>
    </message>
    <message>
        <source>Every word will take the arc from another word that scores highest, whatever the others do. Where that makes a cycle, the cycle becomes a node of its own, and it goes on.</source>
        <translation>Každé slovo si z hran od jiných slov vybere tu s nejvyšším skóre, ať si ostatní slova vyberou cokoli. Kde tím vznikne cyklus, stane se z něj samostatný uzel a pokračuje se.</translation>
    </message>
    <message>
        <source>In textbooks the root competes with the words: choose several dependents of the root for that.</source>
        <translation>V učebnicích kořen soutěží se slovy: chcete-li to tak, zvolte u „závislé členy kořene“ hodnotu „několik“.</translation>
    </message>
    <message>
        <source>All cycles are open again. Without the arcs that may not be, or were left out, no other tree scores more, projective or not.</source>
        <translation>Všechny cykly jsou zase otevřené. Mezi stromy bez hran, které jsou zakázané nebo byly vynechány, nemá žádný jiný vyšší skóre, ať projektivní, nebo ne.</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>%1: with %2 times the data (%8 sentences) %3 would be %4 to %5, about %6 more than now.</source>
        <translation>%1: při %2násobku dat (počet vět: %8) by hodnota %3 byla %4 až %5, tedy asi o %6 vyšší než nyní.</translation>
    </message>
    <message>
        <source>%1: with twice the data (%8 sentences) %3 would be %4 to %5, about %6 more than now.</source>
        <translation>%1: při dvojnásobku dat (počet vět: %8) by hodnota %3 byla %4 až %5, tedy asi o %6 vyšší než nyní.</translation>
    </message>
    <message>
        <source>%1: more data of this kind would hardly help: with %2 times as much (%8 sentences) %3 would be %4 to %5.</source>
        <translation>%1: další data tohoto druhu by sotva pomohla: při %2násobku (počet vět: %8) by hodnota %3 byla %4 až %5.</translation>
    </message>
    <message>
        <source>%1: at least three sizes are needed to say what more data would bring.</source>
        <translation>%1: má-li být jasné, co by přinesla další data, je třeba nejméně tří velikostí.</translation>
    </message>
</context>
<context>
    <name>CurveFigure</name>
    <message>
        <source>heads and types</source>
        <translation>řídící členy a typy</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>řídící členy</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 sentences: %3 %4 ± %5 (%n sample(s))</source>
        <comment>curve, sentences, score, its mean, standard deviation</comment>
        <translation>
            <numerusform>%1, vět: %2: %3 %4 ± %5 (%n výběr)</numerusform>
            <numerusform>%1, vět: %2: %3 %4 ± %5 (%n výběry)</numerusform>
            <numerusform>%1, vět: %2: %3 %4 ± %5 (%n výběrů)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 sentences: %3 %4 (95%: %5), extrapolated</source>
        <comment>curve, sentences, score</comment>
        <translation>%1, vět: %2: %3 %4 (95 %: %5), extrapolováno</translation>
    </message>
    <message>
        <source>%1, extrapolated</source>
        <comment>curve</comment>
        <translation>%1, extrapolováno</translation>
    </message>
    <message>
        <source>sentences to learn from</source>
        <translation>počet trénovacích vět</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Křivka</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Věty</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Výběry</translation>
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
        <translation>95 %</translation>
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
        <translation>&amp;Spustit</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Uložit…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vymazat</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>Po&amp;kračovat</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauza</translation>
    </message>
    <message>
        <source>%p%, paused</source>
        <comment>percent</comment>
        <translation>%p %, pozastaveno</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Uloženo: %1</translation>
    </message>
</context>
<context>
    <name>Decoder</name>
    <message>
        <source>A learning step</source>
        <translation>Krok učení</translation>
    </message>
    <message>
        <source>Eisner (first order, projective)</source>
        <translation>Eisner (1. řád, projektivní)</translation>
    </message>
    <message>
        <source>Eisner, first order</source>
        <translation>Eisner, 1. řád</translation>
    </message>
    <message>
        <source>Eisner over spans (projective)</source>
        <translation>Eisner nad úseky (projektivní)</translation>
    </message>
    <message>
        <source>Eisner over spans</source>
        <translation>Eisner nad úseky</translation>
    </message>
    <message>
        <source>Eisner (second order, projective)</source>
        <translation>Eisner (2. řád, projektivní)</translation>
    </message>
    <message>
        <source>Eisner, second order</source>
        <translation>Eisner, 2. řád</translation>
    </message>
    <message>
        <source>Chu-Liu-Edmonds (first order, any tree)</source>
        <translation>Chu-Liu-Edmonds (1. řád, libovolný strom)</translation>
    </message>
    <message>
        <source>Chu-Liu-Edmonds</source>
        <translation>Chu-Liu-Edmonds</translation>
    </message>
    <message>
        <source>Hill climbing (second order, any tree)</source>
        <translation>Horolezecký algoritmus (2. řád, libovolný strom)</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>Horolezecký algoritmus</translation>
    </message>
    <message>
        <source>Hill climbing (second order, several parents)</source>
        <translation>Horolezecký algoritmus (2. řád, více rodičů)</translation>
    </message>
    <message>
        <source>Hill climbing, several parents</source>
        <translation>Horolezecký algoritmus, více rodičů</translation>
    </message>
    <message>
        <source>Hill climbing from many trees (third order, any tree)</source>
        <translation>Horolezecký algoritmus z mnoha stromů (3. řád, libovolný strom)</translation>
    </message>
    <message>
        <source>Randomised restarts</source>
        <translation>Náhodné starty</translation>
    </message>
    <message>
        <source>Tournament (games between candidates)</source>
        <translation>Turnaj (zápasy mezi kandidáty)</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Shift-reduce</source>
        <translation>Shift-reduce</translation>
    </message>
    <message>
        <source>Cascaded chunking</source>
        <translation>Kaskádový chunking</translation>
    </message>
    <message>
        <source>Relative preference (all candidates at once)</source>
        <translation>Relativní preference (všichni kandidáti najednou)</translation>
    </message>
    <message>
        <source>Relative preference</source>
        <translation>Relativní preference</translation>
    </message>
    <message>
        <source>Chu-Liu-Edmonds (any tree)</source>
        <translation>Chu-Liu-Edmonds (libovolný strom)</translation>
    </message>
    <message>
        <source>Bunsetsu, Chu-Liu-Edmonds</source>
        <translation>Bunsetsu, Chu-Liu-Edmonds</translation>
    </message>
    <message>
        <source>Eisner (best projective tree)</source>
        <translation>Eisner (nejlepší projektivní strom)</translation>
    </message>
    <message>
        <source>Bunsetsu, Eisner</source>
        <translation>Bunsetsu, Eisner</translation>
    </message>
    <message>
        <source>MIRA</source>
        <translation>MIRA</translation>
    </message>
    <message>
        <source>Averaged perceptron</source>
        <translation>Průměrovaný perceptron</translation>
    </message>
    <message>
        <source>Bayes Point Machine (mean of 10 perceptrons)</source>
        <translation>Bayes Point Machine (průměr 10 perceptronů)</translation>
    </message>
    <message>
        <source>Transitions, arc-standard</source>
        <translation>Přechody, arc-standard</translation>
    </message>
    <message>
        <source>Transitions, arc-eager</source>
        <translation>Přechody, arc-eager</translation>
    </message>
    <message>
        <source>Transitions with swapping</source>
        <translation>Přechody s prohazováním</translation>
    </message>
    <message>
        <source>Sums over all trees (matrix-tree)</source>
        <translation>Součty přes všechny stromy (matrix-tree)</translation>
    </message>
    <message>
        <source>Sums over projective trees (inside-outside)</source>
        <translation>Součty přes projektivní stromy (inside-outside)</translation>
    </message>
    <message>
        <source>The best projective trees (k-best)</source>
        <translation>Nejlepší projektivní stromy (k-best)</translation>
    </message>
    <message>
        <source>Epochs in the plane of two weights</source>
        <translation>Epochy v rovině dvou vah</translation>
    </message>
</context>
<context>
    <name>DiagramPainter</name>
    <message>
        <source>root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>relation, head</comment>
        <translation>%1 pod „%2“</translation>
    </message>
</context>
<context>
    <name>EpochPlayer</name>
    <message>
        <source>(%1, %2)</source>
        <comment>two weights</comment>
        <translation>(%1; %2)</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>degrees</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>at the origin</source>
        <translation>v počátku</translation>
    </message>
    <message>
        <source>the mean of the members</source>
        <translation>průměr členů</translation>
    </message>
    <message>
        <source>the mean of the weights after every sentence</source>
        <translation>průměr vah po každé větě</translation>
    </message>
    <message>
        <source>what is kept: %1</source>
        <translation>co zůstane: %1</translation>
    </message>
    <message>
        <source>epoch %1, turn %2: %3 of %4 members move</source>
        <translation>epocha %1, kolo %2: váhy se pohnou u %3 z %4 členů</translation>
    </message>
    <message>
        <source>epoch %1, sentence %2: loss %3, the weights move</source>
        <translation>epocha %1, věta %2: ztráta %3, váhy se pohnou</translation>
    </message>
    <message>
        <source>epoch %1, sentence %2: no error, the weights stay</source>
        <translation>epocha %1, věta %2: bez chyby, váhy zůstávají</translation>
    </message>
    <message>
        <source>Each member is a perceptron that goes through the sentences in an order of its own. Where it errs, its weights move one whole step along the difference of the features.</source>
        <translation>Každý člen je perceptron, který prochází věty ve vlastním pořadí. Kde chybuje, posunou se jeho váhy o celý krok ve směru rozdílu příznaků.</translation>
    </message>
    <message>
        <source>Each member's sentence, and how far within the version space its weights are</source>
        <translation>Věta každého člena a jak hluboko v prostoru verzí jsou jeho váhy</translation>
    </message>
    <message>
        <source>member %1, sentence %2: %3</source>
        <translation>člen %1, věta %2: %3</translation>
    </message>
    <message>
        <source>Sentence %1 of %2. The tree to learn stands above the words, the one found below; at each arc stand its two features.</source>
        <translation>Věta %1 z %2. Cílový strom je nad slovy, nalezený pod nimi; u každé hrany jsou její dva příznaky.</translation>
    </message>
    <message>
        <source>The weights move along the difference of the features of the two trees, %1 × %2, and so towards the side of the line where the sentence is learnt.</source>
        <translation>Váhy se posunou ve směru rozdílu příznaků obou stromů, %1 × %2, a tedy k té straně přímky, kde je věta naučena.</translation>
    </message>
    <message>
        <source>The tree to learn is found: the weights stay.</source>
        <translation>Cílový strom je nalezen: váhy zůstávají.</translation>
    </message>
    <message>
        <source>What the step is made of</source>
        <translation>Z čeho se krok skládá</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>ztráta</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>odstup</translation>
    </message>
    <message>
        <source>‖difference‖²</source>
        <translation>‖rozdíl‖²</translation>
    </message>
    <message>
        <source>step</source>
        <translation>krok</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>váhy</translation>
    </message>
    <message>
        <source>within the version space by</source>
        <translation>hloubka v prostoru verzí</translation>
    </message>
    <message>
        <source>The mean of the weights after every sentence is kept: it moves less than the weights themselves.</source>
        <translation>Zůstane průměr vah po každé větě: pohybuje se méně než váhy samy.</translation>
    </message>
    <message>
        <source>How far within the version space</source>
        <translation>Jak hluboko v prostoru verzí</translation>
    </message>
    <message>
        <source>the last weights: %1</source>
        <translation>poslední váhy: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mean and its weights</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 epochs over %3 sentences, from weights of zero.</source>
        <translation>%1: %2 epochy přes %3 vět, od nulových vah.</translation>
    </message>
    <message>
        <source>Two features of every arc are drawn, other ones for each sentence, and trees to learn with them that can be learnt.</source>
        <translation>Dva příznaky každé hrany se losují, pro každou větu jiné, a k nim cílové stromy, které se lze naučit.</translation>
    </message>
    <message>
        <source>All weights there can be are the plane. Each sentence is learnt on one side of lines through the origin; where all are learnt is the version space.</source>
        <translation>Všechny možné váhy tvoří rovinu. Každá věta je naučena na jedné straně přímek procházejících počátkem; kde jsou naučeny všechny, je prostor verzí.</translation>
    </message>
    <message>
        <source>Only the first %1 words take part.</source>
        <translation>Počítá se jen s prvními %1 slovy.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two features of an arc</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Učicí algoritmus</translation>
    </message>
    <message>
        <source>first weight</source>
        <translation>první váha</translation>
    </message>
    <message>
        <source>second weight</source>
        <translation>druhá váha</translation>
    </message>
    <message>
        <source>version space: no error</source>
        <translation>prostor verzí: žádná chyba</translation>
    </message>
    <message>
        <source>where a sentence begins to be learnt</source>
        <translation>hranice, za níž je věta naučena</translation>
    </message>
    <message>
        <source>of the sentence at hand</source>
        <translation>hranice této věty</translation>
    </message>
    <message>
        <source>the way of a member's weights</source>
        <translation>cesta vah člena</translation>
    </message>
    <message>
        <source>the way of the weights</source>
        <translation>cesta vah</translation>
    </message>
    <message>
        <source>All weights in the version space make no error here; on new sentences those near its middle err least often. Perceptrons end anywhere in it, or near it; the mean of several approximates the middle, the Bayes point (Herbrich, Graepel and Campbell 2001). Each member's weights are averaged over its turns first.</source>
        <translation>Žádné váhy v prostoru verzí zde nechybují; na nových větách chybují nejméně často ty blízko jeho středu. Perceptrony skončí kdekoli v něm nebo poblíž; průměr několika se blíží středu, Bayesovu bodu (Herbrich, Graepel a Campbell 2001). Váhy každého člena se nejprve zprůměrují přes jeho kroky.</translation>
    </message>
    <message>
        <source>By it sentence %1 is parsed once more: the tree to learn stands above the words, the one found below.</source>
        <translation>Podle něj se věta %1 rozebere ještě jednou: cílový strom stojí nad slovy, nalezený pod nimi.</translation>
    </message>
    <message>
        <source>member %1, averaged: %2</source>
        <translation>člen %1, průměr: %2</translation>
    </message>
    <message>
        <source>Above the words stands the tree to learn of the sentence that comes first; at each arc stand its two features.</source>
        <translation>Nad slovy stojí cílový strom první věty; u každé hrany stojí její dva příznaky.</translation>
    </message>
    <message>
        <source>Bayes Point Machine (mean of %1 perceptrons)</source>
        <translation>Bayes Point Machine (průměr %1 perceptronů)</translation>
    </message>
</context>
<context>
    <name>Feature</name>
    <message>
        <source>next to it</source>
        <translation>hned vedle</translation>
    </message>
    <message>
        <source>%1 words away</source>
        <translation>vzdálenost ve slovech: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>next neighbour's %1</source>
        <translation>%1 pravého souseda</translation>
    </message>
    <message>
        <source>previous neighbour's %1</source>
        <translation>%1 levého souseda</translation>
    </message>
    <message>
        <source>the next word's</source>
        <translation>totéž u následujícího slova</translation>
    </message>
    <message>
        <source>the previous word's</source>
        <translation>totéž u předchozího slova</translation>
    </message>
    <message>
        <source>the next word's %1</source>
        <translation>%1 následujícího slova</translation>
    </message>
    <message>
        <source>the previous word's %1</source>
        <translation>%1 předchozího slova</translation>
    </message>
    <message>
        <source>%1's %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>head</source>
        <translation>řídící</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>závislý</translation>
    </message>
    <message>
        <source>sibling</source>
        <translation>sourozenec</translation>
    </message>
    <message>
        <source>sibling before that</source>
        <translation>sourozenec před ním</translation>
    </message>
    <message>
        <source>head of the head</source>
        <translation>řídící řídícího</translation>
    </message>
    <message>
        <source>word between</source>
        <translation>slovo mezi nimi</translation>
    </message>
    <message>
        <source>dependent inside the arc</source>
        <translation>závislý uvnitř hrany</translation>
    </message>
    <message>
        <source>word</source>
        <translation>slovo</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>kandidát</translation>
    </message>
    <message>
        <source>nearer candidate</source>
        <translation>bližší kandidát</translation>
    </message>
    <message>
        <source>farther candidate</source>
        <translation>vzdálenější kandidát</translation>
    </message>
    <message>
        <source>form</source>
        <translation>tvar</translation>
    </message>
    <message>
        <source>beginning of the form</source>
        <translation>začátek tvaru</translation>
    </message>
    <message>
        <source>lemma</source>
        <translation>lemma</translation>
    </message>
    <message>
        <source>part of speech</source>
        <translation>slovní druh</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>značka</translation>
    </message>
    <message>
        <source>morphology</source>
        <translation>morfologie</translation>
    </message>
    <message>
        <source>gender, number, case and person</source>
        <translation>rod, číslo, pád a osoba</translation>
    </message>
    <message>
        <source>verb form, mood, tense and voice</source>
        <translation>tvar, způsob, čas a rod slovesa</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>vztah</translation>
    </message>
    <message>
        <source>content word</source>
        <translation>plnovýznamové slovo</translation>
    </message>
    <message>
        <source>content word's lemma</source>
        <translation>lemma plnovýznamového slova</translation>
    </message>
    <message>
        <source>content word's part of speech</source>
        <translation>slovní druh plnovýznamového slova</translation>
    </message>
    <message>
        <source>content word's tag</source>
        <translation>značka plnovýznamového slova</translation>
    </message>
    <message>
        <source>content word's inflection</source>
        <translation>flexe plnovýznamového slova</translation>
    </message>
    <message>
        <source>function word</source>
        <translation>funkční slovo</translation>
    </message>
    <message>
        <source>function word's lemma</source>
        <translation>lemma funkčního slova</translation>
    </message>
    <message>
        <source>function word's part of speech</source>
        <translation>slovní druh funkčního slova</translation>
    </message>
    <message>
        <source>function word's tag</source>
        <translation>značka funkčního slova</translation>
    </message>
    <message>
        <source>function word's inflection</source>
        <translation>flexe funkčního slova</translation>
    </message>
    <message>
        <source>function</source>
        <translation>funkce</translation>
    </message>
    <message>
        <source>kind of content word</source>
        <translation>druh plnovýznamového slova</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>druh</translation>
    </message>
    <message>
        <source>case particles</source>
        <translation>pádové částice</translation>
    </message>
    <message>
        <source>inflection</source>
        <translation>flexe</translation>
    </message>
    <message>
        <source>last word</source>
        <translation>poslední slovo</translation>
    </message>
    <message>
        <source>punctuation and brackets</source>
        <translation>interpunkce a závorky</translation>
    </message>
    <message>
        <source>place in the sentence</source>
        <translation>místo ve větě</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>první slovo</translation>
    </message>
    <message>
        <source>first word's part of speech</source>
        <translation>slovní druh prvního slova</translation>
    </message>
    <message>
        <source>first word's tag</source>
        <translation>značka prvního slova</translation>
    </message>
    <message>
        <source>first word's inflection</source>
        <translation>flexe prvního slova</translation>
    </message>
    <message>
        <source>the arc's relation</source>
        <translation>vztah hrany</translation>
    </message>
    <message>
        <source>how many dependents on its left</source>
        <translation>počet závislých členů vlevo</translation>
    </message>
    <message>
        <source>how many dependents on its right</source>
        <translation>počet závislých členů vpravo</translation>
    </message>
    <message>
        <source>how many dependents</source>
        <translation>počet závislých členů</translation>
    </message>
    <message>
        <source>what stands before its subtree</source>
        <translation>co stojí před jeho podstromem</translation>
    </message>
    <message>
        <source>the subtree's first word</source>
        <translation>první slovo podstromu</translation>
    </message>
    <message>
        <source>the subtree's last word</source>
        <translation>poslední slovo podstromu</translation>
    </message>
    <message>
        <source>what stands after its subtree</source>
        <translation>co stojí za jeho podstromem</translation>
    </message>
    <message>
        <source>the subtree's length</source>
        <translation>délka podstromu</translation>
    </message>
    <message>
        <source>a gap in its subtree</source>
        <translation>mezera v jeho podstromu</translation>
    </message>
    <message>
        <source>conjuncts compared</source>
        <translation>srovnání členů koordinace</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>vzdálenost</translation>
    </message>
    <message>
        <source>distance in bunsetsu</source>
        <translation>vzdálenost v bunsetsu</translation>
    </message>
    <message>
        <source>punctuation between them</source>
        <translation>interpunkce mezi nimi</translation>
    </message>
    <message>
        <source>how many alike stand between them</source>
        <translation>kolik obdobných stojí mezi nimi</translation>
    </message>
    <message>
        <source>what they have in common</source>
        <translation>co mají společného</translation>
    </message>
    <message>
        <source>what the first dependent hangs by</source>
        <translation>čím je připojen první závislý člen</translation>
    </message>
    <message>
        <source>the first dependent's lemma</source>
        <translation>lemma prvního závislého členu</translation>
    </message>
    <message>
        <source>what the first dependent hangs by, and whether there are more</source>
        <translation>čím je připojen první závislý člen a zda jsou další</translation>
    </message>
    <message>
        <source>particles between them</source>
        <translation>částice mezi nimi</translation>
    </message>
    <message>
        <source>case particles that it has already</source>
        <translation>pádové částice, které už má</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>vlevo</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>vpravo</translation>
    </message>
    <message>
        <source>the head's</source>
        <translation>u řídícího</translation>
    </message>
    <message>
        <source>the dependent's</source>
        <translation>u závislého</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>the sentence's beginning</source>
        <translation>začátek věty</translation>
    </message>
    <message>
        <source>the sentence's end</source>
        <translation>konec věty</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>stejné</translation>
    </message>
    <message>
        <source>different</source>
        <translation>různé</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>%1: errors</source>
        <comment>system</comment>
        <translation>%1: chyby</translation>
    </message>
    <message>
        <source>%1: share of errors</source>
        <comment>system</comment>
        <translation>%1: podíl chyb</translation>
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
        <translation>%1: od</translation>
    </message>
    <message>
        <source>%1: to</source>
        <comment>system, upper end of an interval</comment>
        <translation>%1: do</translation>
    </message>
    <message>
        <source>%1% of all errors</source>
        <translation>%1 % všech chyb</translation>
    </message>
    <message>
        <source>wrong heads of bunsetsu</source>
        <translation>špatné řídící členy bunsetsu</translation>
    </message>
    <message>
        <source>wrong heads or types</source>
        <translation>špatné řídící členy nebo typy</translation>
    </message>
    <message>
        <source>wrong heads</source>
        <translation>špatné řídící členy</translation>
    </message>
    <message>
        <source>wrong heads or relations</source>
        <translation>špatné řídící členy nebo vztahy</translation>
    </message>
    <message>
        <source>how sure the parser was, percent, from</source>
        <translation>jistota parseru v procentech, od</translation>
    </message>
    <message>
        <source>right heads, percent</source>
        <translation>správné řídící členy v procentech</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>How sure, from</source>
        <translation>Jistota od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>How sure on average</source>
        <translation>Průměrná jistota</translation>
    </message>
    <message>
        <source>Right heads</source>
        <translation>Správné řídící členy</translation>
    </message>
    <message>
        <source>from</source>
        <comment>lower end of an interval</comment>
        <translation>od</translation>
    </message>
    <message>
        <source>to</source>
        <comment>upper end of an interval</comment>
        <translation>do</translation>
    </message>
    <message>
        <source>as sure as right</source>
        <translation>jistota rovna správnosti</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n word(s), sure by %2%, right in %3%</source>
        <comment>system, percents</comment>
        <translation>
            <numerusform>%1: %n slovo, jistota %2 %, správnost %3 %</numerusform>
            <numerusform>%1: %n slova, jistota %2 %, správnost %3 %</numerusform>
            <numerusform>%1: %n slov, jistota %2 %, správnost %3 %</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is off by %2 points on average.</source>
        <comment>system, calibration error</comment>
        <translation>%1 se průměrně odchyluje o %2 procentního bodu.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Zlatý standard</translation>
    </message>
    <message>
        <source>Percent of the words in gold</source>
        <translation>Procento slov ve zlatém standardu</translation>
    </message>
    <message numerus="yes">
        <source>%1 in gold, something else in %2: %n word(s), %3% of them</source>
        <comment>value, system, percent</comment>
        <translation>
            <numerusform>%1 ve zlatém standardu, něco jiného v systému %2: %n slovo, %3 % z nich</numerusform>
            <numerusform>%1 ve zlatém standardu, něco jiného v systému %2: %n slova, %3 % z nich</numerusform>
            <numerusform>%1 ve zlatém standardu, něco jiného v systému %2: %n slov, %3 % z nich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2, something else in gold: %n word(s)</source>
        <comment>value, system</comment>
        <translation>
            <numerusform>%1 v systému %2, něco jiného ve zlatém standardu: %n slovo</numerusform>
            <numerusform>%1 v systému %2, něco jiného ve zlatém standardu: %n slova</numerusform>
            <numerusform>%1 v systému %2, něco jiného ve zlatém standardu: %n slov</numerusform>
        </translation>
    </message>
    <message>
        <source>gold</source>
        <translation>zlatý standard</translation>
    </message>
    <message numerus="yes">
        <source>%1 in gold, %2 in %3: %n word(s)</source>
        <comment>value, value, system</comment>
        <translation>
            <numerusform>%1 ve zlatém standardu, %2 v systému %3: %n slovo</numerusform>
            <numerusform>%1 ve zlatém standardu, %2 v systému %3: %n slova</numerusform>
            <numerusform>%1 ve zlatém standardu, %2 v systému %3: %n slov</numerusform>
        </translation>
    </message>
    <message>
        <source>tag</source>
        <translation>značka</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>vztah</translation>
    </message>
    <message>
        <source>distance to the head</source>
        <translation>vzdálenost od řídícího členu</translation>
    </message>
    <message>
        <source>direction of the head</source>
        <translation>směr k řídícímu členu</translation>
    </message>
    <message>
        <source>sentence length</source>
        <translation>délka věty</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>hloubka</translation>
    </message>
    <message>
        <source>projectivity</source>
        <translation>projektivita</translation>
    </message>
    <message>
        <source>training vocabulary</source>
        <translation>slovník trénovacích dat</translation>
    </message>
    <message>
        <source>tag of the head</source>
        <translation>značka řídícího členu</translation>
    </message>
    <message>
        <source>number of parents</source>
        <translation>počet rodičů</translation>
    </message>
    <message>
        <source>position in the sentence</source>
        <translation>pozice ve větě</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>částice</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokument</translation>
    </message>
    <message>
        <source>genre</source>
        <translation>žánr</translation>
    </message>
    <message>
        <source>confidence of the parser</source>
        <translation>jistota parseru</translation>
    </message>
    <message>
        <source>kind of attachment</source>
        <translation>typ zavěšení</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>oprava</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Which is better</source>
        <translation>Který je lepší</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Kde je nejvíc chyb</translation>
    </message>
    <message>
        <source>Score by</source>
        <translation>Skóre podle vlastnosti</translation>
    </message>
    <message>
        <source>Errors by</source>
        <translation>Chyby podle vlastností</translation>
    </message>
    <message>
        <source>Taken for another</source>
        <translation>Záměny</translation>
    </message>
    <message>
        <source>How sure, and how often right</source>
        <translation>Jistota a správnost</translation>
    </message>
    <message>
        <source>Repairs needed</source>
        <translation>Potřebné opravy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Score by, property</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2 and %3</source>
        <comment>Errors by, two properties</comment>
        <translation>%1: %2 a %3</translation>
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
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 wrong
%4 %5 (95%: %6)</source>
        <comment>value, errors, words, score, its figure, interval</comment>
        <translation>%1: %2 z %3 špatně
%4 %5 (95 %: %6)</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>opravy</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Oprava</translation>
    </message>
    <message>
        <source>%1: repairs</source>
        <comment>system</comment>
        <translation>%1: opravy</translation>
    </message>
    <message>
        <source>%1: words</source>
        <comment>system</comment>
        <translation>%1: slova</translation>
    </message>
    <message>
        <source>%1, %2: %3 repairs make %4 words right</source>
        <comment>system, repair, counts</comment>
        <translation>%1, %2: počet oprav %3, opravených slov %4</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>řídící členy</translation>
    </message>
    <message>
        <source>types</source>
        <translation>typy</translation>
    </message>
    <message>
        <source>heads and types</source>
        <translation>řídící členy a typy</translation>
    </message>
    <message>
        <source>MLAS, gold tags</source>
        <translation>MLAS se značkami z treebanku</translation>
    </message>
    <message>
        <source>BLEX, gold lemmas</source>
        <translation>BLEX s lemmaty z treebanku</translation>
    </message>
    <message>
        <source>graph, F</source>
        <translation>graf, F</translation>
    </message>
    <message>
        <source>tree arcs, F</source>
        <translation>hrany stromu, F</translation>
    </message>
    <message>
        <source>further parents, F</source>
        <translation>další rodiče, F</translation>
    </message>
    <message>
        <source>bunsetsu</source>
        <translation>bunsetsu</translation>
    </message>
    <message>
        <source>words</source>
        <translation>slova</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n word(s)</source>
        <comment>who</comment>
        <translation>
            <numerusform>%1: %n slovo</numerusform>
            <numerusform>%1: %n slova</numerusform>
            <numerusform>%1: %n slov</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1 right</source>
        <comment>system</comment>
        <translation>jen %1 správně</translation>
    </message>
    <message>
        <source>both wrong</source>
        <translation>oba špatně</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Proti</translation>
    </message>
    <message>
        <source>Only the first right</source>
        <translation>Jen první správně</translation>
    </message>
    <message>
        <source>Only the second right</source>
        <translation>Jen druhý správně</translation>
    </message>
    <message>
        <source>McNemar, p</source>
        <translation>McNemar, p</translation>
    </message>
    <message>
        <source>Bootstrap, p</source>
        <translation>Bootstrap, p</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Rozdíl</translation>
    </message>
    <message>
        <source>95% of it</source>
        <translation>95% interval</translation>
    </message>
    <message>
        <source>percent, with 95% intervals</source>
        <translation>procenta s 95% intervaly</translation>
    </message>
    <message>
        <source>percent without punctuation, with 95% intervals</source>
        <translation>procenta bez interpunkce s 95% intervaly</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>%1: 95%</source>
        <comment>system</comment>
        <translation>%1: 95 %</translation>
    </message>
    <message>
        <source>%1: without punctuation</source>
        <comment>system</comment>
        <translation>%1: bez interpunkce</translation>
    </message>
    <message>
        <source>%1: 95% without</source>
        <comment>system</comment>
        <translation>%1: 95 % bez interpunkce</translation>
    </message>
    <message>
        <source>%1, %2: %3 (95%: %4)
%5 of %6</source>
        <comment>system, score, percent, interval, right, of how many</comment>
        <translation>%1, %2: %3 (95 %: %4)
%5 z %6</translation>
    </message>
    <message>
        <source>candidates of the tournament</source>
        <translation>kandidáti turnaje</translation>
    </message>
    <message>
        <source>margin of the closest game</source>
        <translation>odstup v nejtěsnějším zápase</translation>
    </message>
    <message>
        <source>Further parents</source>
        <translation>Další rodiče</translation>
    </message>
    <message>
        <source>Further parents, taken for another</source>
        <translation>Další rodiče, záměny</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <comment>two systems</comment>
        <translation>%1 správně, %2 špatně</translation>
    </message>
    <message>
        <source>whole sentences</source>
        <translation>celé věty</translation>
    </message>
    <message>
        <source>whole sentences of several bunsetsu</source>
        <translation>celé věty s více bunsetsu</translation>
    </message>
    <message>
        <source>graph, precision</source>
        <translation>graf, přesnost</translation>
    </message>
    <message>
        <source>graph, recall</source>
        <translation>graf, úplnost</translation>
    </message>
    <message>
        <source>tree arcs, precision</source>
        <translation>hrany stromu, přesnost</translation>
    </message>
    <message>
        <source>tree arcs, recall</source>
        <translation>hrany stromu, úplnost</translation>
    </message>
    <message>
        <source>further parents, precision</source>
        <translation>další rodiče, přesnost</translation>
    </message>
    <message>
        <source>further parents, recall</source>
        <translation>další rodiče, úplnost</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Nic není špatně.</translation>
    </message>
    <message>
        <source>Label accuracy: of a hundred words, so many have the right relation, whatever the head</source>
        <translation>LA (label accuracy, správnost vztahů): kolik slov ze sta má správný vztah, ať je řídící člen jakýkoli</translation>
    </message>
    <message>
        <source>Root accuracy: the harmonic mean of how many predicted roots are right and how many roots are found</source>
        <translation>RA (root accuracy, správnost kořenů): harmonický průměr toho, jaká část predikovaných kořenů je správná a jaká část kořenů se našla</translation>
    </message>
    <message>
        <source>Complete match: of a hundred sentences, so many have all heads right</source>
        <translation>CM (complete match, úplná shoda): kolik vět ze sta má všechny řídící členy správně</translation>
    </message>
    <message>
        <source>Of the tree and all further parents: the harmonic mean of how many predicted arcs are right and how many arcs are found</source>
        <translation>Strom a všichni další rodiče: harmonický průměr toho, jaká část predikovaných hran je správná a jaká část hran se našla</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Treebanks</source>
        <translation>Treebanky</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>Only one file of this kind can be opened at once, found %1 and %2.</source>
        <translation>Soubor tohoto druhu lze otevřít jen jeden, ale jsou tu %1 a %2.</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>no %1</source>
        <comment>a group of hits, a field</comment>
        <translation>bez %1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Begin here</source>
        <translation>Začněte zde</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Anotovat</translation>
    </message>
    <message>
        <source>Find errors</source>
        <translation>Najít chyby</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trénovat</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Vyučovat</translation>
    </message>
    <message>
        <source>Convert and script</source>
        <translation>Převádět soubory a psát skripty</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Program</translation>
    </message>
</context>
<context>
    <name>InsideOutsidePlayer</name>
    <message>
        <source>%1: sum e^%2</source>
        <translation>%1: součet e^%2</translation>
    </message>
    <message>
        <source>%1: in %2 of the sum</source>
        <translation>%1: v %2 součtu</translation>
    </message>
    <message>
        <source>how likely each arc is</source>
        <translation>jak pravděpodobná je každá hrana</translation>
    </message>
    <message>
        <source>tree %1 is drawn: probability %2</source>
        <translation>vylosován strom %1: pravděpodobnost %2</translation>
    </message>
    <message>
        <source>This is the sum over all projective trees: e^%1.</source>
        <translation>Toto je součet přes všechny projektivní stromy: e^%1.</translation>
    </message>
    <message>
        <source>Where Eisner's algorithm keeps the best way to put it together, all ways are summed here: e^%1.</source>
        <translation>Kde Eisnerův algoritmus ponechá nejlepší způsob složení, zde se sčítají všechny: e^%1.</translation>
    </message>
    <message>
        <source>Now from the whole down. Around the whole there is nothing: every tree has it.</source>
        <translation>Teď od celku dolů. Kolem celku nic není: má ho každý strom.</translation>
    </message>
    <message>
        <source>All ways to go on from it to a whole tree sum to e^%1, all ways to build it to e^%2. Both together, divided by the sum over all trees, are how likely it is: %3.</source>
        <translation>Všechny způsoby, jak z ní pokračovat k celému stromu, dají v součtu e^%1, všechny způsoby, jak ji složit, e^%2. Obojí dohromady, děleno součtem přes všechny stromy, říká, jak je pravděpodobná: %3.</translation>
    </message>
    <message>
        <source>What it is a part of</source>
        <translation>Čeho je součástí</translation>
    </message>
    <message>
        <source>Projective trees are to be as likely as e to their score, divided by a temperature of %1. Eisner's chart sums them all. Sums are written as logarithms.</source>
        <translation>Projektivní stromy mají být tak pravděpodobné jako e umocněné na jejich skóre dělené teplotou %1. Eisnerův chart je všechny sečte. Součty se zapisují jako logaritmy.</translation>
    </message>
    <message>
        <source>An arc is as likely as the item in which it is made; one from a single root has a share of the whole. Over the heads of a word they sum to 100%.</source>
        <translation>Hrana je tak pravděpodobná jako položka, v níž vzniká; hrana z jediného kořene má podíl na celku. Přes řídící členy slova dají dohromady 100 %.</translation>
    </message>
    <message>
        <source>From the whole down, one way of each item is drawn by its share of the item's sum. So each tree is drawn as often as it is likely.</source>
        <translation>Od celku dolů se u každé položky vylosuje jeden způsob podle jeho podílu na součtu položky. Každý strom se tak losuje tak často, jak je pravděpodobný.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <comment>so much of a sum</comment>
        <translation>%1 z</translation>
    </message>
    <message>
        <source>arc</source>
        <comment>a summand</comment>
        <translation>hrana</translation>
    </message>
    <message>
        <source>%1: score %2, probability %3</source>
        <translation>%1: skóre %2, pravděpodobnost %3</translation>
    </message>
</context>
<context>
    <name>JoinedTexts</name>
    <message>
        <source>%1 %2</source>
        <comment>one sentence after another</comment>
        <translation>%1 %2</translation>
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
        <translation>hotovo: %1</translation>
    </message>
    <message>
        <source>the best tree scores %1</source>
        <translation>nejlepší strom má skóre %1</translation>
    </message>
    <message>
        <source>tree %1 scores %2, by %3 less</source>
        <translation>strom %1 má skóre %2, o %3 méně</translation>
    </message>
    <message>
        <source>%1, number %2 (%3)</source>
        <comment>an item, which of its derivations, and its score</comment>
        <translation>%1, č. %2 (%3)</translation>
    </message>
    <message>
        <source>Its best derivations: two parts, and which derivation of each</source>
        <translation>Její nejlepší odvození: dvě části a které odvození každé z nich</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>two parts</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>The best derivation of the whole, followed down to the words: the tree that Eisner's algorithm finds.</source>
        <translation>Nejlepší odvození celku, sledované až ke slovům: strom, který najde Eisnerův algoritmus.</translation>
    </message>
    <message>
        <source>Derivation %1 of the whole, followed down to the words.</source>
        <translation>%1. odvození celku, sledované až ke slovům.</translation>
    </message>
    <message>
        <source>Where the best tree has other heads, this one has %1.</source>
        <translation>Kde má nejlepší strom jiné řídící členy, má tento %1.</translation>
    </message>
    <message>
        <source>The trees so far: the arcs of the best, and what others have in their place</source>
        <translation>Dosavadní stromy: hrany nejlepšího a co mají jiné místo nich</translation>
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
        <translation>Chart je Eisnerův, ale každá položka si ponechá %1 nejlepších odvození. Berou se z haldy: nejprve nejlepší z každého způsobu složení; po odebrání přibude další odvození té či oné části (Huang a Chiang 2005).</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Vybráno: %1.</translation>
    </message>
    <message>
        <source>Which way to put it together is best: %1?</source>
        <translation>Který způsob složení je nejlepší: %1?</translation>
    </message>
    <message>
        <source>Which tree is number %1?</source>
        <translation>Který strom je č. %1?</translation>
    </message>
    <message>
        <source>arc</source>
        <comment>a summand</comment>
        <translation>hrana</translation>
    </message>
    <message>
        <source>not in the best tree</source>
        <translation>není v nejlepším stromu</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>stromy</translation>
    </message>
</context>
<context>
    <name>LabelGloss</name>
    <message>
        <source>clause that modifies a noun</source>
        <translation>klauze rozvíjející podstatné jméno</translation>
    </message>
    <message>
        <source>clause that modifies a verb, adverbial clause</source>
        <translation>klauze rozvíjející sloveso, příslovečná klauze</translation>
    </message>
    <message>
        <source>adverb that modifies</source>
        <translation>rozvíjející příslovce</translation>
    </message>
    <message>
        <source>adjective that modifies a noun</source>
        <translation>přídavné jméno rozvíjející podstatné jméno</translation>
    </message>
    <message>
        <source>apposition</source>
        <translation>přístavek</translation>
    </message>
    <message>
        <source>auxiliary verb</source>
        <translation>pomocné sloveso</translation>
    </message>
    <message>
        <source>preposition, postposition or case marker</source>
        <translation>předložka, postpozice nebo ukazatel pádu</translation>
    </message>
    <message>
        <source>coordinating conjunction</source>
        <translation>souřadicí spojka</translation>
    </message>
    <message>
        <source>clausal complement with a subject of its own</source>
        <translation>klauzální doplnění s vlastním podmětem</translation>
    </message>
    <message>
        <source>classifier</source>
        <translation>klasifikátor</translation>
    </message>
    <message>
        <source>compound</source>
        <translation>složenina</translation>
    </message>
    <message>
        <source>conjunct, further member of a coordination</source>
        <translation>další člen koordinace</translation>
    </message>
    <message>
        <source>copula</source>
        <translation>spona</translation>
    </message>
    <message>
        <source>clause as subject</source>
        <translation>klauze jako podmět</translation>
    </message>
    <message>
        <source>unspecified dependency</source>
        <translation>blíže neurčená závislost</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>determinátor</translation>
    </message>
    <message>
        <source>discourse element, interjection</source>
        <translation>diskurzní prvek, citoslovce</translation>
    </message>
    <message>
        <source>dislocated element</source>
        <translation>vytčený člen</translation>
    </message>
    <message>
        <source>expletive</source>
        <translation>expletivum</translation>
    </message>
    <message>
        <source>fixed multiword expression</source>
        <translation>ustálené víceslovné spojení</translation>
    </message>
    <message>
        <source>flat expression, name</source>
        <translation>plochý výraz, vlastní jméno</translation>
    </message>
    <message>
        <source>other part of a word written apart</source>
        <translation>další část slova napsaného zvlášť</translation>
    </message>
    <message>
        <source>indirect object</source>
        <translation>nepřímý předmět</translation>
    </message>
    <message>
        <source>item of a list</source>
        <translation>položka seznamu</translation>
    </message>
    <message>
        <source>subordinating conjunction, marker of a clause</source>
        <translation>podřadicí spojka, výraz uvozující klauzi</translation>
    </message>
    <message>
        <source>noun that modifies a noun</source>
        <translation>podstatné jméno rozvíjející podstatné jméno</translation>
    </message>
    <message>
        <source>subject</source>
        <translation>podmět</translation>
    </message>
    <message>
        <source>numeral that modifies a noun</source>
        <translation>číslovka rozvíjející podstatné jméno</translation>
    </message>
    <message>
        <source>direct object</source>
        <translation>přímý předmět</translation>
    </message>
    <message>
        <source>oblique, adverbial or prepositional phrase</source>
        <translation>předložkový, pádový nebo příslovečný výraz při slovese (určení, nepřímé doplnění)</translation>
    </message>
    <message>
        <source>orphan of an ellipsis</source>
        <translation>osiřelý člen při elipse</translation>
    </message>
    <message>
        <source>clause placed beside, parataxis</source>
        <translation>volně přiřazená klauze, parataxe</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>interpunkce</translation>
    </message>
    <message>
        <source>overridden disfluency</source>
        <translation>opravené přeřeknutí</translation>
    </message>
    <message>
        <source>root of the sentence</source>
        <translation>kořen věty</translation>
    </message>
    <message>
        <source>vocative, address</source>
        <translation>oslovení, vokativ</translation>
    </message>
    <message>
        <source>clausal complement without a subject of its own</source>
        <translation>klauzální doplnění bez vlastního podmětu</translation>
    </message>
    <message>
        <source>prepositional object</source>
        <translation>předložkový předmět</translation>
    </message>
    <message>
        <source>verbal object</source>
        <translation>slovesný předmět</translation>
    </message>
    <message>
        <source>nominal object</source>
        <translation>jmenný předmět</translation>
    </message>
    <message>
        <source>possessed noun</source>
        <translation>přivlastňované podstatné jméno</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>rozvíjející člen</translation>
    </message>
    <message>
        <source>relative clause</source>
        <translation>vztažná věta</translation>
    </message>
    <message>
        <source>subject predicative</source>
        <translation>predikativní doplnění podmětu</translation>
    </message>
    <message>
        <source>restrictive apposition</source>
        <translation>těsný (restriktivní) přístavek</translation>
    </message>
    <message>
        <source>parenthetical apposition</source>
        <translation>volný (vsunutý) přístavek</translation>
    </message>
    <message>
        <source>first name</source>
        <translation>křestní jméno</translation>
    </message>
    <message>
        <source>last name</source>
        <translation>příjmení</translation>
    </message>
    <message>
        <source>title of a person</source>
        <translation>titul osoby</translation>
    </message>
    <message>
        <source>ordinary dependency</source>
        <translation>běžná závislost</translation>
    </message>
    <message>
        <source>parallel structure, coordination</source>
        <translation>paralelní struktura, koordinace</translation>
    </message>
    <message>
        <source>incomplete parallel structure</source>
        <translation>neúplná koordinace</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>přídavné jméno</translation>
    </message>
    <message>
        <source>preposition or postposition</source>
        <translation>předložka nebo postpozice</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>příslovce</translation>
    </message>
    <message>
        <source>auxiliary</source>
        <translation>pomocné sloveso</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>citoslovce</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>podstatné jméno</translation>
    </message>
    <message>
        <source>numeral</source>
        <translation>číslovka</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>částice</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>zájmeno</translation>
    </message>
    <message>
        <source>proper noun, name</source>
        <translation>vlastní jméno</translation>
    </message>
    <message>
        <source>subordinating conjunction</source>
        <translation>podřadicí spojka</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symbol</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>sloveso</translation>
    </message>
    <message>
        <source>other</source>
        <translation>jiné</translation>
    </message>
    <message>
        <source>auxiliary verb of a passive</source>
        <translation>pomocné sloveso trpného rodu</translation>
    </message>
    <message>
        <source>clause as subject of a passive</source>
        <translation>klauze jako podmět v trpném rodě</translation>
    </message>
    <message>
        <source>subject of a passive</source>
        <translation>podmět v trpném rodě</translation>
    </message>
    <message>
        <source>word of a foreign phrase</source>
        <translation>slovo cizojazyčného výrazu</translation>
    </message>
    <message>
        <source>adjectival object</source>
        <translation>adjektivní předmět</translation>
    </message>
    <message>
        <source>adverbial object</source>
        <translation>adverbiální předmět</translation>
    </message>
    <message>
        <source>object of place or direction</source>
        <translation>předmět místa nebo směru</translation>
    </message>
    <message>
        <source>object of time or duration</source>
        <translation>předmět času nebo trvání</translation>
    </message>
    <message>
        <source>quotation as object</source>
        <translation>přímá řeč nebo citát jako předmět</translation>
    </message>
    <message>
        <source>numeral that is added</source>
        <translation>přičítaná číslovka</translation>
    </message>
    <message>
        <source>numeral that is multiplied</source>
        <translation>násobená číslovka</translation>
    </message>
    <message>
        <source>particle of a verb</source>
        <translation>slovesná částice</translation>
    </message>
    <message>
        <source>predicative of the subject</source>
        <translation>predikativní doplnění podmětu</translation>
    </message>
    <message>
        <source>predicative of the object</source>
        <translation>predikativní doplnění předmětu</translation>
    </message>
    <message>
        <source>free predicative of the subject</source>
        <translation>volné predikativní doplnění podmětu</translation>
    </message>
    <message>
        <source>free predicative of the object</source>
        <translation>volné predikativní doplnění předmětu</translation>
    </message>
    <message>
        <source>attribute of a noun</source>
        <translation>přívlastek jména</translation>
    </message>
    <message>
        <source>modifier about the object</source>
        <translation>rozvíjející člen vztažený k předmětu</translation>
    </message>
    <message>
        <source>parenthetical modifier</source>
        <translation>volný (vsunutý) rozvíjející člen</translation>
    </message>
    <message>
        <source>restrictive modifier</source>
        <translation>těsný (restriktivní) rozvíjející člen</translation>
    </message>
    <message>
        <source>modifier about the subject</source>
        <translation>rozvíjející člen vztažený k podmětu</translation>
    </message>
    <message>
        <source>restrictive relative clause</source>
        <translation>těsná (restriktivní) vztažná věta</translation>
    </message>
    <message>
        <source>proper name that modifies a name</source>
        <translation>vlastní jméno rozvíjející jméno</translation>
    </message>
    <message>
        <source>explication of what is before</source>
        <translation>vysvětlení předchozího</translation>
    </message>
    <message>
        <source>external topic</source>
        <translation>vnější téma</translation>
    </message>
    <message>
        <source>part of the sentence that cannot be analysed</source>
        <translation>část věty, kterou nelze rozebrat</translation>
    </message>
    <message>
        <source>anaphoric reference of a relative</source>
        <translation>anaforický odkaz vztažného výrazu</translation>
    </message>
    <message>
        <source>coreference</source>
        <translation>koreference</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>zápor</translation>
    </message>
    <message>
        <source>adverbial of time</source>
        <translation>příslovečné určení času</translation>
    </message>
    <message>
        <source>adverbial of place</source>
        <translation>příslovečné určení místa</translation>
    </message>
    <message>
        <source>adverbial of direction</source>
        <translation>příslovečné určení směru</translation>
    </message>
    <message>
        <source>adverbial of manner</source>
        <translation>příslovečné určení způsobu</translation>
    </message>
    <message>
        <source>adverbial of quantity</source>
        <translation>příslovečné určení míry</translation>
    </message>
    <message>
        <source>adverbial of cause</source>
        <translation>příslovečné určení příčiny</translation>
    </message>
    <message>
        <source>adverbial of condition</source>
        <translation>příslovečné určení podmínky</translation>
    </message>
    <message>
        <source>adverbial of concession</source>
        <translation>příslovečné určení přípustky</translation>
    </message>
    <message>
        <source>adverbial of consequence</source>
        <translation>příslovečné určení následku</translation>
    </message>
    <message>
        <source>adverbial of contrast</source>
        <translation>příslovečné určení protikladu</translation>
    </message>
    <message>
        <source>adverbial of purpose</source>
        <translation>příslovečné určení účelu</translation>
    </message>
    <message>
        <source>adverbial of instrument</source>
        <translation>příslovečné určení nástroje</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agens</translation>
    </message>
    <message>
        <source>source</source>
        <translation>zdroj</translation>
    </message>
    <message>
        <source>passive</source>
        <translation>trpný rod</translation>
    </message>
    <message>
        <source>agent of a passive</source>
        <translation>agens v trpném rodě</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>argument</translation>
    </message>
    <message>
        <source>marker of aspect</source>
        <translation>ukazatel vidu</translation>
    </message>
    <message>
        <source>causative</source>
        <translation>kauzativ</translation>
    </message>
    <message>
        <source>particle of a modifier</source>
        <translation>částice u rozvíjejícího členu</translation>
    </message>
    <message>
        <source>description</source>
        <translation>popis</translation>
    </message>
    <message>
        <source>particle of emphasis</source>
        <translation>zdůrazňovací částice</translation>
    </message>
    <message>
        <source>numeral that governs the case of its noun</source>
        <translation>číslovka řídící pád svého jména</translation>
    </message>
    <message>
        <source>place</source>
        <translation>místo</translation>
    </message>
    <message>
        <source>noun phrase as adverbial</source>
        <translation>jmenná skupina jako příslovečné určení</translation>
    </message>
    <message>
        <source>quantity that governs the case of its noun</source>
        <translation>výraz množství řídící pád svého jména</translation>
    </message>
    <message>
        <source>of an outer clause</source>
        <translation>u vnější klauze</translation>
    </message>
    <message>
        <source>possessive</source>
        <translation>přivlastnění</translation>
    </message>
    <message>
        <source>before the first conjunct</source>
        <translation>před prvním členem koordinace</translation>
    </message>
    <message>
        <source>before another determiner</source>
        <translation>před jiným determinátorem</translation>
    </message>
    <message>
        <source>predicative</source>
        <translation>predikativní doplnění</translation>
    </message>
    <message>
        <source>prefix</source>
        <translation>předpona</translation>
    </message>
    <message>
        <source>of a reflexive verb</source>
        <translation>u zvratného slovesa</translation>
    </message>
    <message>
        <source>suffix</source>
        <translation>přípona</translation>
    </message>
    <message>
        <source>time</source>
        <translation>čas</translation>
    </message>
    <message>
        <source>without a case marker</source>
        <translation>bez ukazatele pádu</translation>
    </message>
    <message>
        <source>experiencer</source>
        <translation>proživatel</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>patiens</translation>
    </message>
    <message>
        <source>recipient</source>
        <translation>recipient</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>cíl</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>množství</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a relation: its subtype</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>filler, further head: %1</source>
        <translation>výplň, další řídící člen: %1</translation>
    </message>
    <message>
        <source>semantic role: %1</source>
        <translation>sémantická role: %1</translation>
    </message>
    <message>
        <source>its head is left out: %1</source>
        <translation>vypuštěný řídící člen: %1</translation>
    </message>
    <message>
        <source>asked for by the verb: %1</source>
        <translation>vyžadováno slovesem: %1</translation>
    </message>
    <message>
        <source>associative anaphora</source>
        <translation>asociativní anafora</translation>
    </message>
    <message>
        <source>%1, to the noun's verb: %2</source>
        <comment>a relation; another one</comment>
        <translation>%1, k základovému slovesu jména: %2</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Any</source>
        <comment>language</comment>
        <translation>Libovolný</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabština</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Čeština</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dánština</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Angličtina</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Čínština</translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>--step expects a number from 0, or last, found "%1".</source>
        <translation>--step očekává číslo od 0 nebo last, ale je zde „%1“.</translation>
    </message>
    <message>
        <source>--step goes with --player or --lesson.</source>
        <translation>--step patří k --player nebo --lesson.</translation>
    </message>
    <message>
        <source>--player expects one of %1, found "%2".</source>
        <translation>--player očekává jednu z hodnot %1, ale je zde „%2“.</translation>
    </message>
    <message>
        <source>--lecture goes with --player or --lesson.</source>
        <translation>--lecture patří k --player nebo --lesson.</translation>
    </message>
    <message>
        <source>--%1 expects one value.</source>
        <translation>--%1 očekává jednu hodnotu.</translation>
    </message>
    <message>
        <source>--layer expects NAME=PATH, found "%1".</source>
        <translation>--layer očekává NAME=PATH, ale je zde „%1“.</translation>
    </message>
    <message>
        <source>--sentence expects a number from 1, found "%1".</source>
        <translation>--sentence očekává číslo od 1, ale je zde „%1“.</translation>
    </message>
    <message>
        <source>--panel expects one of %1; found "%2".</source>
        <translation>--panel očekává jednu z hodnot %1, ale je zde „%2“.</translation>
    </message>
    <message>
        <source>--workplace expects one of %1; found "%2".</source>
        <translation>--workplace očekává jednu z hodnot %1, ale je zde „%2“.</translation>
    </message>
    <message>
        <source>--size expects WIDTHxHEIGHT in pixels, found "%1".</source>
        <translation>--size očekává WIDTHxHEIGHT v pixelech, ale je zde „%1“.</translation>
    </message>
    <message>
        <source>Draw the trees of another file below the words; of several, the first.</source>
        <translation>Pod slova nakreslí stromy z jiného souboru; je-li jich víc, z prvního.</translation>
    </message>
    <message>
        <source>Predict with this model.</source>
        <translation>Predikuje tímto modelem.</translation>
    </message>
    <message>
        <source>Show this sentence, counted from 1.</source>
        <translation>Zobrazí tuto větu, počítáno od 1.</translation>
    </message>
    <message>
        <source>Go to this workplace: %1.</source>
        <translation>Přejde do tohoto prostředí: %1.</translation>
    </message>
    <message>
        <source>Bring this panel forward: %1.</source>
        <translation>Otevře tento panel: %1.</translation>
    </message>
    <message>
        <source>Watch this algorithm on the sentence.</source>
        <translation>Bude na větě sledovat tento algoritmus.</translation>
    </message>
    <message>
        <source>Show this step of it, or of the lesson; 0 is the beginning.</source>
        <translation>Zobrazí tento krok algoritmu nebo lekce; 0 je začátek.</translation>
    </message>
    <message>
        <source>Show this lesson: the name of a built-in one, or a file.</source>
        <translation>Zobrazí tuto lekci: název vestavěné lekce, nebo soubor.</translation>
    </message>
    <message>
        <source>Do this exercise, in a window of its own.</source>
        <translation>Otevře toto cvičení ve vlastním okně.</translation>
    </message>
    <message>
        <source>Show nothing but the step, in large type.</source>
        <translation>Zobrazí jen krok, velkým písmem.</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>Velikost okna v pixelech.</translation>
    </message>
    <message>
        <source>Save a picture of the window when all is drawn, and quit.</source>
        <translation>Až bude vše nakresleno, uloží obrázek okna a skončí.</translation>
    </message>
    <message>
        <source>Opens treebanks, draws what a parser predicts beside them, and corrects them.</source>
        <translation>Otevírá treebanky, kreslí vedle nich predikce parseru a opravuje je.</translation>
    </message>
    <message>
        <source>annotate, parse and study dependency treebanks</source>
        <translation>anotace, rozbor a studium závislostních treebanků</translation>
    </message>
    <message>
        <source>Displays help, also on options of Qt.</source>
        <translation>Zobrazí nápovědu, i k volbám knihovny Qt.</translation>
    </message>
    <message>
        <source>--language expects one of %1; found "%2".</source>
        <translation>--language očekává jednu z hodnot %1, ale je zde „%2“.</translation>
    </message>
    <message>
        <source>Speak this language: %1.</source>
        <translation>Použije tento jazyk: %1.</translation>
    </message>
    <message>
        <source>--theme expects one of %1; found "%2".</source>
        <translation>--theme očekává jednu z hodnot %1, ale je zde „%2“.</translation>
    </message>
    <message>
        <source>Colours of the window: %1.</source>
        <translation>Barvy okna: %1.</translation>
    </message>
    <message>
        <source>Files, folders or patterns to open as one treebank; a model is predicted with, a lesson is shown, an exercise done. Without any, what was open last, at first a sample.</source>
        <translation>Soubory, složky nebo vzory, které se otevřou jako jeden treebank; modelem se predikuje, lekce se zobrazí, cvičení se otevře k vypracování. Bez nich se otevře to, co naposled, poprvé ukázka.</translation>
    </message>
    <message>
        <source>--steps, --handout and --per-page go with --export.</source>
        <translation>--steps, --handout a --per-page patří k --export.</translation>
    </message>
    <message>
        <source>--export goes with --lesson.</source>
        <translation>--export patří k --lesson.</translation>
    </message>
    <message>
        <source>--steps expects one of %1; found "%2".</source>
        <translation>--steps očekává jednu z hodnot %1, ale je zde „%2“.</translation>
    </message>
    <message>
        <source>--export goes by the ending of the name, %1; found "%2".</source>
        <translation>--export se řídí příponou názvu, %1; ale je zde „%2“.</translation>
    </message>
    <message>
        <source>--per-page expects a number from 1 to %1, and goes with a handout in PDF; found "%2".</source>
        <translation>--per-page očekává číslo od 1 do %1 a patří k podkladům v PDF; ale je zde „%2“.</translation>
    </message>
    <message>
        <source>Save the steps of the lesson, show nothing, and quit: a page that plays by itself (.html), slides (.pdf, .tex), pictures (.svg, .png).</source>
        <translation>Uloží kroky lekce, nic neukáže a skončí: stránka, která se sama přehrává (.html), snímky (.pdf, .tex), obrázky (.svg, .png).</translation>
    </message>
    <message>
        <source>Which steps --export saves: %1.</source>
        <translation>Které kroky --export uloží: %1.</translation>
    </message>
    <message>
        <source>So many steps on a page of a handout in PDF, 1 to 4.</source>
        <translation>Tolik kroků na stránku podkladů v PDF, 1 až 4.</translation>
    </message>
    <message>
        <source>Save them as a handout, text and pictures on paper (.pdf, .html).</source>
        <translation>Uloží je jako podklady, text a obrázky na papír (.pdf, .html).</translation>
    </message>
</context>
<context>
    <name>LearnPlayer</name>
    <message>
        <source>%1, member %2</source>
        <translation>%1, člen %2</translation>
    </message>
    <message>
        <source>the tree that scores best is found</source>
        <translation>je nalezen strom s nejvyšším skóre</translation>
    </message>
    <message>
        <source>it is compared with the tree to learn: loss %1</source>
        <translation>porovná se s cílovým stromem: ztráta %1</translation>
    </message>
    <message>
        <source>the features differ in %1 places</source>
        <translation>počet míst, v nichž se příznaky liší: %1</translation>
    </message>
    <message>
        <source>the margin is %1</source>
        <translation>odstup je %1</translation>
    </message>
    <message>
        <source>the step is %1</source>
        <translation>délka kroku je %1</translation>
    </message>
    <message>
        <source>the weights move</source>
        <translation>váhy se mění</translation>
    </message>
    <message>
        <source>the weights stay</source>
        <translation>váhy zůstávají</translation>
    </message>
    <message>
        <source>the margin is now %1</source>
        <translation>odstup je nyní %1</translation>
    </message>
    <message>
        <source>parsed once more: loss %1</source>
        <translation>znovu rozebráno: ztráta %1</translation>
    </message>
    <message>
        <source>the average of all weights so far: loss %1</source>
        <translation>průměr všech dosavadních vah: ztráta %1</translation>
    </message>
    <message>
        <source>MIRA makes the least change after which the tree to learn is ahead by the loss: the step is (loss − margin) / ‖difference‖² = (%1 − %2) / %3, and 0 if that is negative.</source>
        <translation>MIRA provede nejmenší změnu, po níž má cílový strom náskok rovný ztrátě: krok je (ztráta − odstup) / ‖rozdíl‖² = (%1 − %2) / %3, a 0, je-li to záporné.</translation>
    </message>
    <message>
        <source>The perceptron goes one whole step whenever anything is wrong, however far ahead the wrong tree is.</source>
        <translation>Perceptron udělá celý krok, kdykoli je něco špatně, bez ohledu na to, jak velký náskok má špatný strom.</translation>
    </message>
    <message>
        <source>What the step is made of</source>
        <translation>Z čeho se krok skládá</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>ztráta</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>odstup</translation>
    </message>
    <message>
        <source>‖difference‖²</source>
        <translation>‖rozdíl‖²</translation>
    </message>
    <message>
        <source>step</source>
        <translation>krok</translation>
    </message>
    <message>
        <source>Every weight changes by step × difference: features of the tree to learn gain, those of the tree that was found lose, and what both have stays.</source>
        <translation>Každá váha se změní o krok × rozdíl: příznakům cílového stromu přibude, příznakům nalezeného stromu ubude, a co mají oba, zůstává.</translation>
    </message>
    <message>
        <source>Nothing has to change: the tree to learn is far enough ahead.</source>
        <translation>Není co měnit: cílový strom má dostatečný náskok.</translation>
    </message>
    <message>
        <source>%1: one step on this sentence. The tree to learn stands above the words.</source>
        <translation>%1: jeden krok na této větě. Cílový strom je nad slovy.</translation>
    </message>
    <message>
        <source>It goes on from the model's weights.</source>
        <translation>Pokračuje se od vah modelu.</translation>
    </message>
    <message>
        <source>It began with weights of zero.</source>
        <translation>Začalo se s nulovými vahami.</translation>
    </message>
    <message numerus="yes">
        <source>It has learnt from %n other sentence(s) before.</source>
        <translation>
            <numerusform>Předtím se učilo na %n jiné větě.</numerusform>
            <numerusform>Předtím se učilo na %n jiných větách.</numerusform>
            <numerusform>Předtím se učilo na %n jiných větách.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parsed with the new weights, the sentence comes out as it should.</source>
        <translation>S novými vahami se věta rozebere tak, jak má.</translation>
    </message>
    <message>
        <source>Parsed with the new weights, the same tree is found again.</source>
        <translation>S novými vahami se zase najde tentýž strom.</translation>
    </message>
    <message>
        <source>Parsed with the new weights, another tree scores best, with a loss of %1.</source>
        <translation>S novými vahami má nejvyšší skóre jiný strom, se ztrátou %1.</translation>
    </message>
    <message>
        <source>With the weights as they are, this tree scores best: %1. The tree to learn scores %2.</source>
        <translation>S dosavadními vahami má nejvyšší skóre tento strom: %1. Cílový strom má skóre %2.</translation>
    </message>
    <message>
        <source>The loss counts the words whose head or relation is wrong: %1.</source>
        <translation>Ztráta je počet slov, jejichž řídící člen nebo vztah je špatně: %1.</translation>
    </message>
    <message>
        <source>The features of the tree to learn less those of the tree found. + means that a feature speaks for the tree to learn, − that it speaks for the wrong one.</source>
        <translation>Příznaky cílového stromu minus příznaky nalezeného stromu. + znamená, že příznak mluví pro cílový strom, − že mluví pro ten špatný.</translation>
    </message>
    <message>
        <source>The margin is how much more the tree to learn scores than the one found: the sum of difference × weight over the features.</source>
        <translation>Odstup říká, o kolik vyšší skóre má cílový strom než nalezený: je to součet rozdíl × váha přes všechny příznaky.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>tree to learn</source>
        <translation>cílový strom</translation>
    </message>
    <message>
        <source>tree found</source>
        <translation>nalezený strom</translation>
    </message>
    <message>
        <source>With the new weights the tree to learn scores %1, the one found before %2.</source>
        <translation>S novými vahami má cílový strom skóre %1, dříve nalezený %2.</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Odstup</translation>
    </message>
    <message>
        <source>before</source>
        <translation>předtím</translation>
    </message>
    <message>
        <source>after</source>
        <translation>potom</translation>
    </message>
    <message numerus="yes">
        <source>What is kept in the end is the mean of the weights after every sentence: here after %n sentence(s). It moves less than the weights themselves. By it the loss is %1.</source>
        <translation>
            <numerusform>Nakonec se uchová průměr vah po všech větách: zde po %n větě. Mění se méně než váhy samy. Ztráta je podle něj %1.</numerusform>
            <numerusform>Nakonec se uchová průměr vah po všech větách: zde po %n větách. Mění se méně než váhy samy. Ztráta je podle něj %1.</numerusform>
            <numerusform>Nakonec se uchová průměr vah po všech větách: zde po %n větách. Mění se méně než váhy samy. Ztráta je podle něj %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n věta</numerusform>
            <numerusform>%n věty</numerusform>
            <numerusform>%n vět</numerusform>
        </translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Učicí algoritmus</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>Před krokem</translation>
    </message>
    <message>
        <source>After the step</source>
        <translation>Po kroku</translation>
    </message>
    <message>
        <source>By the average</source>
        <translation>Podle průměru</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>feature</source>
        <translation>příznak</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>rozdíl</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>váha</translation>
    </message>
    <message>
        <source>change</source>
        <translation>změna</translation>
    </message>
    <message>
        <source>new weight</source>
        <translation>nová váha</translation>
    </message>
    <message>
        <source>average</source>
        <translation>průměr</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>McDonald &amp; Pereira, Figure 1: a projective tree</source>
        <translation>McDonald a Pereira, obrázek 1: projektivní strom</translation>
    </message>
    <message>
        <source>Every word has one head, one word hangs on the root, and no two arcs cross: the tree is projective. Its score is the sum of the scores of its arcs, each seen by itself, which is what first order means. Eisner's algorithm finds the best such tree. Go back with the left arrow to see how it came about.</source>
        <translation>Každé slovo má jeden řídící člen, na kořeni visí jedno slovo a žádné dvě hrany se nekříží: strom je projektivní. Jeho skóre je součtem skóre jeho hran, z nichž se každá hodnotí sama o sobě; to je první řád. Nejlepší takový strom najde Eisnerův algoritmus. Šipkou vlevo se můžete vrátit a podívat se, jak k němu došlo.</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 2: a tree that is not projective</source>
        <translation>McDonald a Pereira, obrázek 2: neprojektivní strom</translation>
    </message>
    <message>
        <source>What belongs to the parcel stands at the end, so its arc crosses the one from the root. Both algorithms have the same scores. Chu and Liu's and Edmonds' looks at all trees and finds the one that was meant; Eisner's, beside it, cannot draw the crossing arc and has to hang the last words elsewhere.</source>
        <translation>Co patří k balíku, stojí až na konci, a tak tato hrana kříží hranu od kořene. Oba algoritmy mají stejná skóre. Chu-Liu-Edmondsův algoritmus prochází všechny stromy a najde ten, který je míněn; Eisnerův, vedle něj, křížící hranu nakreslit neumí a poslední slova musí zavěsit jinam.</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 3: siblings in the chart</source>
        <translation>McDonald a Pereira, obrázek 3: sourozenci v chartu</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 4: climbing away from projectivity</source>
        <translation>McDonald a Pereira, obrázek 4: stoupání k neprojektivnímu stromu</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 5: words with several heads</source>
        <translation>McDonald a Pereira, obrázek 5: slova s více řídícími členy</translation>
    </message>
    <message>
        <source>The hunter is also the finder, and what is found is what was hunted: two words depend on two heads each. Climbing goes on as before, but a move may also add a head, as long as no cycle comes of it.</source>
        <translation>Lovec je zároveň nálezcem a to, co našel, je tím, co lovil: dvě slova závisejí každé na dvou řídících členech. Stoupá se jako předtím, ale tah smí také přidat řídící člen, pokud tím nevznikne cyklus.</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 6: one step of MIRA</source>
        <translation>McDonald a Pereira, obrázek 6: jeden krok algoritmu MIRA</translation>
    </message>
    <message>
        <source>The sentence is parsed with the weights as they are and compared with the tree to learn. MIRA then changes the weights as little as it can so that the right tree is ahead of the one found by as much as that one is wrong. What is kept in the end is the average of the weights after every sentence of every round.</source>
        <translation>Věta se rozebere s dosavadními vahami a porovná se s cílovým stromem. MIRA pak změní váhy co nejméně, avšak tak, aby měl správný strom před nalezeným náskok tak velký, jak velká je chyba nalezeného. Nakonec se uchová průměr vah po všech větách všech kol.</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, appendix: three-dimensional matching</source>
        <translation>McDonald a Pereira, dodatek: trojrozměrné párování</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 1 (a): a head far away</source>
        <translation>Iwatate et al., obrázek 1 (a): vzdálený řídící člen</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 1 (b): the same pair, now an arc</source>
        <translation>Iwatate et al., obrázek 1 (b): táž dvojice, teď hrana</translation>
    </message>
    <message>
        <source>“My sister does not sing songs.” The first and the last bunsetsu were there in (a), too, and there was no arc between them. Whoever looks at two bunsetsu alone cannot tell the two sentences apart.</source>
        <translation>„Má sestra nezpívá písně.“ První a poslední bunsetsu byla i v příkladu (a), ale hrana mezi nimi tam nebyla. Kdo se dívá jen na dvě bunsetsu, obě věty nerozezná.</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 2: a tournament</source>
        <translation>Iwatate et al., obrázek 2: turnaj</translation>
    </message>
    <message>
        <source>The candidates of one dependent play a step-ladder tournament: the first two play, the winner plays the third, and who wins the last game is the head. Click a game to let the other one win, and see what follows from it.</source>
        <translation>Kandidáti jednoho závislého členu hrají vyřazovací turnaj: hrají první dva, vítěz hraje s třetím a kdo vyhraje poslední zápas, je řídícím členem. Kliknutím na zápas dáte vítězství druhému a uvidíte, co z toho vyplývá.</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 3 and Table 1 (a): examples to learn from</source>
        <translation>Iwatate et al., obrázek 3 a tabulka 1 (a): příklady k učení</translation>
    </message>
    <message>
        <source>Iwatate et al., Table 1 (b): examples to learn from</source>
        <translation>Iwatate et al., tabulka 1 (b): příklady k učení</translation>
    </message>
    <message>
        <source>The shorter sentence gives one game only, since the bunsetsu before the last has no choice.</source>
        <translation>Kratší věta dává jen jeden zápas, protože předposlední bunsetsu nemá na výběr.</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 4: the parser</source>
        <translation>Iwatate et al., obrázek 4: parser</translation>
    </message>
    <message>
        <source>Dependents are taken from right to left, and the candidates of each are the next bunsetsu, its head, that one's head and so on: nobody else can be reached without crossing an arc. Shift-reduce, beside it, decides about pairs, and takes the first head that will do.</source>
        <translation>Závislé členy se berou zprava doleva a kandidáty každého z nich jsou další bunsetsu, jeho řídící člen, řídící člen tohoto členu a tak dál: k nikomu jinému se bez zkřížení hran dojít nedá. Metoda shift-reduce, vedle něj, rozhoduje o dvojicích a vezme první řídící člen, který vyhovuje.</translation>
    </message>
    <message>
        <source>With pairs of siblings, nobody knows a fast way to find the best of all trees (the appendix shows why). So one begins with the best projective tree and changes one head at a time, always the one that gains most, until no change gains anything. Here one move is enough, and it makes two arcs cross. Where the root may have one dependent alone, no single change can give it another; so a move of two arcs is allowed beside those of the figure, and can be forbidden.</source>
        <translation>Jakmile se počítají dvojice sourozenců, nikdo nezná rychlý způsob, jak najít nejlepší ze všech stromů (proč, ukazuje dodatek). Začne se proto nejlepším projektivním stromem a mění se vždy jeden řídící člen, ten s největším ziskem, dokud nějaká změna zisk přináší. Zde stačí jediný tah a dvě hrany se díky němu zkříží. Smí-li mít kořen jen jeden závislý člen, žádná jednotlivá změna mu nemůže dát jiný; vedle tahů z obrázku je proto dovolen i tah dvou hran, který lze zakázat.</translation>
    </message>
    <message>
        <source>Baker 1979, Paskin 2001: how likely each arc is, inside and outside</source>
        <translation>Baker 1979, Paskin 2001: pravděpodobnost každé hrany, uvnitř a vně</translation>
    </message>
    <message>
        <source>“From the tower” may say where we were, or which birds. Where Eisner's algorithm, beside it, keeps the best way to put an item together, the sums of all ways are kept here: the same chart, first from short spans to the whole (inside), then from the whole down to the words (outside). What is inside an item and what is around it, divided by the sum over all trees, is the share of the trees that have it. So each arc gets a probability, and how sure the best tree is can be said.</source>
        <translation>„From the tower“ může říkat, kde jsme byli, nebo o které ptáky jde. Zatímco Eisnerův algoritmus vedle si pamatuje nejlepší způsob, jak položku složit, zde se uchovávají součty všech způsobů: týž chart, nejprve od krátkých úseků k celku (uvnitř), potom od celku dolů ke slovům (vně). Co je uvnitř položky, krát co je kolem ní, děleno součtem přes všechny stromy, je podíl stromů, které ji mají. Každá hrana tak dostane pravděpodobnost a dá se říci, jak jistý je nejlepší strom.</translation>
    </message>
    <message>
        <source>Koo et al., Smith &amp; Smith, McDonald &amp; Satta 2007: sums by a determinant</source>
        <translation>Koo et al., Smith a Smith, McDonald a Satta 2007: součty pomocí determinantu</translation>
    </message>
    <message>
        <source>There are more trees than anybody can list, and arcs may cross; still they can be summed. The weight of an arc is e to its score. Each word's column of the Laplacian has the weights of its heads, with a minus, and their sum on the diagonal; the determinant is the sum over all trees. Where the root may have one dependent alone, the first row has its weights. From the inverse follows how likely each arc is. Here the arc that crosses is likelier than its rival, which does not.</source>
        <translation>Stromů je víc, než kdo dokáže vypsat, a hrany se mohou křížit; přesto se dají sečíst. Váha hrany je e umocněné na její skóre. Sloupec Laplaceovy matice pro každé slovo obsahuje váhy jeho řídících členů se znaménkem minus a na úhlopříčce jejich součet; determinant je součet přes všechny stromy. Smí-li mít kořen jen jeden závislý člen, stojí jeho váhy v prvním řádku. Z inverzní matice plyne, jak pravděpodobná je každá hrana. Zde je hrana, která kříží jinou, pravděpodobnější než její alternativa, která žádnou nekříží.</translation>
    </message>
    <message>
        <source>Huang &amp; Chiang 2005: the best trees, in order</source>
        <translation>Huang a Chiang 2005: nejlepší stromy v pořadí</translation>
    </message>
    <message>
        <source>Whoever wants to choose later, or to learn from what is nearly right, needs the next trees, too. Every item keeps its best derivations, not one alone. Those of its two parts, in order, make a grid of sums: the best stands in the corner, and when a sum has been taken, only its two neighbours can come next. A heap of such candidates gives them in their order, and nothing else is looked at. The second tree hangs “from the tower” on the birds.</source>
        <translation>Kdo chce vybírat až později nebo se učit z toho, co je skoro správně, potřebuje i další stromy. Každá položka si uchovává několik nejlepších odvození, ne jen jedno. Odvození jejích dvou částí, seřazená, tvoří mřížku součtů: nejlepší stojí v rohu, a když se některý součet vybere, další mohou být jen jeho dva sousedé. Halda takových kandidátů je dává v jejich pořadí a na nic jiného se nehledí. Ve druhém stromu visí „from the tower“ na „birds“.</translation>
    </message>
    <message>
        <source>Nivre 2008, section 4.1: arc-standard</source>
        <translation>Nivre 2008, oddíl 4.1: arc-standard</translation>
    </message>
    <message>
        <source>One goes from left to right and decides at once, with a stack, a buffer of the words to come, and a few transitions. Arc-standard builds from the bottom: a word gets its head when it has all its own dependents. So “to” must not be joined to “wrote” yet, as “friends” could never hang on it afterwards; a SHIFT comes first. Two transitions a word are enough, where a chart needs n³ steps; but what is decided is not weighed again.</source>
        <translation>Postupuje se zleva doprava a rozhoduje se hned, se zásobníkem, se zbývajícími slovy v bufferu a s několika přechody. Arc-standard staví zdola: slovo dostane řídící člen, až když má všechny své závislé členy. „to“ se tedy ještě nesmí připojit k „wrote“, protože „friends“ by na něm potom už viset nemohlo; nejdřív přijde SHIFT. Stačí dva přechody na slovo, kde chart potřebuje n³ kroků; co je však jednou rozhodnuto, o tom se už znovu neuvažuje.</translation>
    </message>
    <message>
        <source>Nivre 2008, section 4.2: arc-eager</source>
        <translation>Nivre 2008, oddíl 4.2: arc-eager</translation>
    </message>
    <message>
        <source>Nivre 2009: crossing arcs by changing places</source>
        <translation>Nivre 2009: zkřížené hrany prohazováním slov</translation>
    </message>
    <message>
        <source>Transitions join the two words on top of the stack, so arcs that cross are out of their reach. SWAP puts the lower of the two back into the buffer: words change places until those that belong together stand side by side, and in that order no arcs cross. Here “came” has to let “from” pass, for “parcel” wants it more. Every tree can be built so. Sorting n words may take some n² swaps; sentences need few, and most none.</source>
        <translation>Přechody spojují dvě slova na vrcholu zásobníku, takže hrany, které se kříží, jsou mimo jejich dosah. SWAP vrátí spodní z obou slov do bufferu: slova si vyměňují místa, dokud ta, která patří k sobě, nestojí vedle sebe, a v tomto pořadí se žádné hrany nekříží. Zde musí „came“ pustit „from“ před sebe, protože „parcel“ o ně stojí víc. Tak lze sestavit každý strom. Seřazení n slov může vyžadovat asi n² prohození; věty jich potřebují málo a většina žádné.</translation>
    </message>
    <message>
        <source>Corston-Oliver et al. 2006, section 4.2: weights in the version space</source>
        <translation>Corston-Oliver et al. 2006, oddíl 4.2: váhy v prostoru verzí</translation>
    </message>
    <message>
        <source>Second order gives scores to pairs of neighbouring dependents on one side of a head. The chart needs one more kind of item for that, the box of two siblings: it is put together first, and only then does the head take it over. First order, beside it, has forgotten the dependent before. Here the pair decides where the last phrase hangs.</source>
        <translation>Ve druhém řádu mají skóre i dvojice sousedních závislých členů na téže straně řídícího členu. Chart k tomu potřebuje ještě jeden druh položek, obdélník dvou sourozenců: ten se složí jako první a teprve potom ho převezme řídící člen. První řád, vedle něj, na předchozí závislý člen už zapomněl. Zde o tom, kde visí poslední fráze, rozhoduje dvojice.</translation>
    </message>
    <message>
        <source>Why the best tree of second order is hard to find: a puzzle hides in it. Each x wants one y and one z, and only some triples are allowed: here x y′ z, x′ y z′ and, to lead astray, x y z. A pair of siblings scores 1 if it makes a triple and −3 if not (the paper forbids that, and a z without a y). A tree that scores 2, one for each x, is a matching. From the best projective tree, climbing gets stuck; let it start from the best tree of first order, and it finds the matching. Whoever could always find the best tree quickly could solve every such puzzle quickly.</source>
        <translation>Proč je těžké najít nejlepší strom druhého řádu: skrývá se v tom hlavolam. Každé x chce jedno y a jedno z a jen některé trojice jsou dovoleny: zde x y′ z, x′ y z′ a pro zmatení x y z. Dvojice sourozenců má skóre 1, tvoří-li trojici, a −3, pokud ne (článek to zakazuje, stejně jako z bez y). Strom se skóre 2, po jednom bodu za každé x, je párování. Z nejlepšího projektivního stromu stoupání uvízne; nechte ho začít od nejlepšího stromu prvního řádu a párování najde. Kdo by uměl nejlepší strom vždy najít rychle, vyřešil by rychle každý takový hlavolam.</translation>
    </message>
    <message>
        <source>“My sister is a child who does not sing songs.” In Japanese every bunsetsu but the last depends on one to its right. The first one does not depend on the verb, although it might: the noun at the end is the better head.</source>
        <translation>„Má sestra je dítě, které nezpívá písně.“ V japonštině závisí každé bunsetsu kromě posledního na některém napravo od sebe. První z nich nezávisí na slovese, ačkoli by mohlo: lepším řídícím členem je podstatné jméno na konci.</translation>
    </message>
    <message>
        <source>To learn who wins, the true head plays every other bunsetsu to the right of the dependent, whether arcs would cross or not. Whoever is asked about pairs gets contradicting answers from sentences (a) and (b), about the first bunsetsu and the verb; games do not contradict each other.</source>
        <translation>Aby se parser naučil, kdo vítězí, hraje pravý řídící člen s každým dalším bunsetsu napravo od závislého členu, ať by se hrany křížily, nebo ne. Kdo se ptá na dvojice, dostane z vět (a) a (b) protichůdné odpovědi o prvním bunsetsu a slovese; zápasy si neodporují.</translation>
    </message>
    <message>
        <source>Arc-eager makes an arc to the right as soon as both words are there: “wrote” has “letters” already, and will have “to” before “friends” has been seen. A word that has its head stays on the stack for dependents to come, until REDUCE takes it off, as “letters” now. Whoever decides early has to be told early: the scores are not quite those of the lesson about arc-standard, with which “to” gets no head until the end.</source>
        <translation>Arc-eager vytvoří hranu doprava, jakmile jsou tu obě slova: „wrote“ už má „letters“ a bude mít i „to“, ještě než se objeví „friends“. Slovo, které má řídící člen, zůstává na zásobníku pro další závislé členy, dokud je neodebere REDUCE, jako teď „letters“. Kdo rozhoduje brzy, musí vědět brzy: skóre nejsou úplně táž jako v lekci o arc-standard, s nimiž „to“ nedostane řídící člen až do konce.</translation>
    </message>
    <message>
        <source>A learner with two weights, so that all weights there can be are a plane. Each sentence is learnt on one side of its lines; where all are learnt is the version space. Any weights there make no error on what was learnt, and yet those in its middle, the Bayes point, are the best guess for sentences to come. Go from the start: a perceptron stops where nothing is wrong any more, wherever in the space that is. Then choose the Bayes Point Machine as learner: several perceptrons, each with the sentences in an order of its own, stop in different places, and their mean lies further within than the outermost of them. It is weights that are averaged, not answers.</source>
        <translation>Učení se dvěma vahami, takže všechny možné váhy tvoří rovinu. Každá věta je naučena na jedné straně svých přímek; kde jsou naučeny všechny, je prostor verzí. Kterékoli váhy z něj nedělají na naučených větách žádnou chybu, a přece jsou pro věty, které teprve přijdou, nejlepším odhadem ty uprostřed, Bayesův bod. Jděte od začátku: perceptron se zastaví tam, kde už není nic špatně, ať je to v prostoru kdekoli. Pak zvolte jako učicí algoritmus Bayes Point Machine: několik perceptronů, každý s větami v jiném pořadí, se zastaví na různých místech a jejich průměr leží hlouběji uvnitř než nejkrajnější z nich. Průměrují se váhy, ne odpovědi.</translation>
    </message>
</context>
<context>
    <name>LessonExport</name>
    <message>
        <source>There is no player "%1".</source>
        <translation>Přehrávač „%1“ neexistuje.</translation>
    </message>
    <message>
        <source>%1 does not go with this sentence, or not with these scores.</source>
        <translation>%1 se k této větě nebo k těmto skóre nehodí.</translation>
    </message>
    <message>
        <source>The sentence has %1 words; %2 is shown for up to %3.</source>
        <translation>Věta má %1 slov; %2 se ukazuje nejvýše pro %3.</translation>
    </message>
    <message>
        <source>There is not enough memory for all steps.</source>
        <translation>Na všechny kroky není dost paměti.</translation>
    </message>
    <message>
        <source>Stop %1: %2</source>
        <comment>number, why it cannot be</comment>
        <translation>Zastavení %1: %2</translation>
    </message>
</context>
<context>
    <name>LessonStop</name>
    <message>
        <source>There is no algorithm at work that could become a stop of a lesson. Open one in the workplace Teach.</source>
        <translation>Nepracuje žádný algoritmus, který by se mohl stát zastavením lekce. Otevřete nějaký v prostředí Výuka.</translation>
    </message>
    <message>
        <source>What this algorithm weighs with these scores is more than scores of arcs and of pairs, and cannot be written into a lesson. Choose the scores typed by hand: the table begins with those of the model. Or choose another algorithm.</source>
        <translation>Co tento algoritmus při těchto skóre posuzuje, je víc než skóre hran a dvojic, a nelze to zapsat do lekce. Zvolte skóre zadaná ručně: tabulka začíná skóre modelu. Nebo zvolte jiný algoritmus.</translation>
    </message>
    <message>
        <source>“%1” has been chosen so that other sentences of the treebank are asked for, which a lesson does not have. Choose another option of it.</source>
        <translation>Volba „%1“ je nastavena tak, že potřebuje další věty treebanku, a ty lekce nemá. Zvolte u ní jinou možnost.</translation>
    </message>
</context>
<context>
    <name>Loss</name>
    <message>
        <source>Sentences that cannot be read: %1</source>
        <translation>Věty, které nelze přečíst: %1</translation>
    </message>
    <message>
        <source>Lines outside of sentences: %1</source>
        <translation>Řádky mimo věty: %1</translation>
    </message>
    <message>
        <source>Comment lines: %1</source>
        <translation>Řádky komentáře: %1</translation>
    </message>
    <message>
        <source>Other lines of sentences: %1</source>
        <translation>Ostatní řádky vět: %1</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Slova: %1</translation>
    </message>
    <message>
        <source>Lemmas: %1</source>
        <translation>Lemmata: %1</translation>
    </message>
    <message>
        <source>Parts of speech (UPOS): %1</source>
        <translation>Slovní druhy (UPOS): %1</translation>
    </message>
    <message>
        <source>Tags (XPOS): %1</source>
        <translation>Značky (XPOS): %1</translation>
    </message>
    <message>
        <source>Morphological features (FEATS): %1</source>
        <translation>Morfologické rysy (FEATS): %1</translation>
    </message>
    <message>
        <source>Heads: %1</source>
        <translation>Řídící členy: %1</translation>
    </message>
    <message>
        <source>Relations: %1</source>
        <translation>Vztahy: %1</translation>
    </message>
    <message>
        <source>Heads beside the basic one: %1</source>
        <translation>Řídící členy vedle základního: %1</translation>
    </message>
    <message>
        <source>Words whose heads are listed otherwise (basic arcs in DEPS, or the order): %1</source>
        <translation>Slova s jiným zápisem řídících členů (DEPS, pořadí): %1</translation>
    </message>
    <message>
        <source>Edges to other sentences: %1</source>
        <translation>Hrany do jiných vět: %1</translation>
    </message>
    <message>
        <source>MISC, %2: %1</source>
        <translation>MISC, %2: %1</translation>
    </message>
    <message>
        <source>Words whose MISC is in another order: %1</source>
        <translation>Slova, jejichž MISC má jiné pořadí: %1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Multiword tokens: %1</source>
        <translation>Víceslovné tokeny: %1</translation>
    </message>
    <message>
        <source>Empty nodes: %1</source>
        <translation>Prázdné uzly: %1</translation>
    </message>
    <message>
        <source>Bunsetsu: %1</source>
        <translation>Bunsetsu: %1</translation>
    </message>
    <message>
        <source>Features or scores of bunsetsu: %1</source>
        <translation>Rysy nebo skóre bunsetsu: %1</translation>
    </message>
    <message>
        <source>Fields with characters that are replaced by others: %1</source>
        <translation>Pole se znaky, které se nahrazují jinými: %1</translation>
    </message>
    <message>
        <source>Sentences that are confirmed, pinned, waived or remarked on: %1</source>
        <translation>Věty s potvrzením, připnutím, prominutím nebo poznámkou: %1</translation>
    </message>
    <message>
        <source>Sentences without words: %1</source>
        <translation>Věty bez slov: %1</translation>
    </message>
</context>
<context>
    <name>MakeDiagram</name>
    <message>
        <source>(of the arc it had) %1</source>
        <translation>(k hraně, kterou slovo mělo) %1</translation>
    </message>
</context>
<context>
    <name>MarginalsPlayer</name>
    <message>
        <source>%1%</source>
        <comment>a probability</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>each score becomes a weight</source>
        <translation>každé skóre se mění ve váhu</translation>
    </message>
    <message>
        <source>the weights become the Laplacian</source>
        <translation>z vah se stává Laplaceova matice</translation>
    </message>
    <message>
        <source>its determinant is the sum of all trees: %1</source>
        <translation>její determinant je součtem přes všechny stromy: %1</translation>
    </message>
    <message>
        <source>the sum tells how likely each arc is</source>
        <translation>ze součtu plyne, jak pravděpodobná je každá hrana</translation>
    </message>
    <message>
        <source>tree %1 is drawn: probability %2</source>
        <translation>vylosován strom %1: pravděpodobnost %2</translation>
    </message>
    <message>
        <source>The best trees and their share of the sum</source>
        <translation>Nejlepší stromy a jejich podíl na součtu</translation>
    </message>
    <message>
        <source>The least certain words and their likeliest heads</source>
        <translation>Nejméně jistá slova a jejich nejpravděpodobnější řídící členy</translation>
    </message>
    <message>
        <source>Trees, projective or not, are to be as likely as e to their score. There are far too many to count one by one; a determinant sums them all.</source>
        <translation>Stromy, projektivní i neprojektivní, mají být tak pravděpodobné, jak velké je e umocněné na jejich skóre. Je jich příliš mnoho, než aby se daly počítat po jednom; determinant je sečte všechny.</translation>
    </message>
    <message>
        <source>The weight of an arc is e to its score, divided by a temperature of %1: the higher, the less scores matter. The weight of a tree is the product of those of its arcs.</source>
        <translation>Váha hrany je e umocněné na její skóre dělené teplotou %1: čím vyšší teplota, tím méně na skóre záleží. Váha stromu je součinem vah jeho hran.</translation>
    </message>
    <message>
        <source>On the diagonal stands the sum of the weights of all heads of a word, elsewhere the weight of one word as head of the other, taken away.</source>
        <translation>Na diagonále je součet vah všech řídících členů slova, jinde se záporným znaménkem váha jednoho slova jako řídícího členu druhého.</translation>
    </message>
    <message>
        <source>The root may have one dependent alone: its weights take the place of the first row.</source>
        <translation>Kořen smí mít jen jeden závislý člen: jeho váhy nahrazují první řádek.</translation>
    </message>
    <message>
        <source>The root is among the heads.</source>
        <translation>Kořen je mezi řídícími členy.</translation>
    </message>
    <message>
        <source>What is counted for cycles cancels out; every tree is left once.</source>
        <translation>Co se počítá za cykly, se navzájem vyruší; každý strom zbude jednou.</translation>
    </message>
    <message>
        <source>The probability of an arc is the share of the trees that have it: how fast the logarithm of the sum grows with the score of the arc. Over the heads of a word they sum to 100%.</source>
        <translation>Pravděpodobnost hrany je podíl stromů, které ji mají: jak rychle roste logaritmus součtu se skóre hrany. Přes řídící členy slova dávají dohromady 100 %.</translation>
    </message>
    <message>
        <source>Words walk to heads chosen by weight until they meet the tree; loops are forgotten (Wilson 1996). So each tree is drawn as often as it is likely.</source>
        <translation>Slova putují k řídícím členům losovaným podle vah, až narazí na strom; smyčky se zapomínají (Wilson 1996). Každý strom se tak vylosuje tak často, jak je pravděpodobný.</translation>
    </message>
    <message>
        <source>Laplacian</source>
        <translation>Laplaceova matice</translation>
    </message>
    <message>
        <source>probability of each arc</source>
        <translation>pravděpodobnost každé hrany</translation>
    </message>
    <message>
        <source>score of each arc</source>
        <translation>skóre každé hrany</translation>
    </message>
    <message>
        <source>weight of each arc</source>
        <translation>váha každé hrany</translation>
    </message>
    <message>
        <source>head ↓ dependent →</source>
        <translation>řídící člen ↓ závislý člen →</translation>
    </message>
    <message>
        <source>%1: score %2, weight %3, probability %4</source>
        <translation>%1: skóre %2, váha %3, pravděpodobnost %4</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>teplota</translation>
    </message>
</context>
<context>
    <name>MissingTree</name>
    <message>
        <source>there is no tree: no head is allowed for %1</source>
        <translation>strom neexistuje, protože není povolen žádný řídící člen: %1</translation>
    </message>
    <message>
        <source>there is no tree: no arcs lead from the root to %1</source>
        <translation>strom neexistuje, protože od kořene nevedou hrany k uzlům: %1</translation>
    </message>
    <message>
        <source>there is no tree in which the root has one dependent alone</source>
        <translation>neexistuje strom, v němž má kořen jen jeden závislý člen</translation>
    </message>
    <message>
        <source>there is no projective tree: arcs would have to cross</source>
        <translation>neexistuje projektivní strom: hrany by se musely křížit</translation>
    </message>
    <message>
        <source>there is no tree: in each, some dependent may not follow the one before it, or not be the first</source>
        <translation>strom neexistuje: v každém by některý závislý člen nesměl následovat po předchozím, nebo nesměl být první</translation>
    </message>
    <message>
        <source>there is no tree: under no head may it follow the dependent before it, or be the first: %1</source>
        <translation>strom neexistuje: pod žádným řídícím členem nesmí následovat po předchozím závislém členu ani být první: %1</translation>
    </message>
    <message>
        <source>there is no projective tree: in each, some dependent may not follow the one before it, or not be the first</source>
        <translation>neexistuje projektivní strom: v každém by některý závislý člen nesměl následovat po předchozím, nebo nesměl být první</translation>
    </message>
    <message>
        <source>no tree was found in which each dependent may follow the one before it, or be the first; there may be one</source>
        <translation>nebyl nalezen strom, v němž každý závislý člen smí následovat po předchozím, nebo být první; takový strom možná existuje</translation>
    </message>
    <message>
        <source>Forbidden, or left out as hopeless, are %1 and %2 more arcs.</source>
        <translation>Zakázané, nebo vynechané jako beznadějné: %1 a další hrany (%2).</translation>
    </message>
    <message>
        <source>Forbidden, or left out as hopeless: %1.</source>
        <translation>Zakázané, nebo vynechané jako beznadějné: %1.</translation>
    </message>
    <message>
        <source>%1: forbidden, or left out as hopeless</source>
        <translation>%1: zakázaná, nebo vynechaná jako beznadějná</translation>
    </message>
</context>
<context>
    <name>ModelQuestions</name>
    <message>
        <source>Training under way</source>
        <translation>Probíhá trénování</translation>
    </message>
    <message>
        <source>A parser is being trained on %1. It stops now; from its last whole epoch on it can be gone on with, also at the next start.</source>
        <translation>Trénuje se parser na: %1. Nyní se zastaví; pokračovat lze od poslední celé epochy, i po příštím spuštění.</translation>
    </message>
    <message>
        <source>The predictions by models that have not seen the sentences are still being made on %1. What is not there yet will be lost.</source>
        <translation>Na těchto datech se ještě počítají predikce modelů, které věty neviděly: %1. Co ještě není hotovo, bude ztraceno.</translation>
    </message>
    <message>
        <source>A parser is being trained on %1. It will be lost.</source>
        <translation>Trénuje se parser na: %1. Bude ztracen.</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Trénovat dál</translation>
    </message>
    <message>
        <source>Work under way</source>
        <translation>Probíhá práce</translation>
    </message>
    <message>
        <source>What has been found so far will be lost: %1.</source>
        <translation>Co je dosud nalezeno, bude ztraceno: %1.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Model not saved</source>
        <translation>Model není uložen</translation>
    </message>
    <message>
        <source>This model is in no file, and will be lost: %1.</source>
        <translation>Tento model není v žádném souboru a bude ztracen: %1.</translation>
    </message>
    <message>
        <source>These models are in no file, and will be lost: %1.</source>
        <translation>Tyto modely nejsou v žádném souboru a budou ztraceny: %1.</translation>
    </message>
    <message>
        <source>The parser “%1” stays in its file. Only what it has learnt since from sentences that you confirmed is not saved yet; saving puts it on the shelf of models with that.</source>
        <translation>Parser „%1“ ve svém souboru zůstane. Neuloženo je jen to, co se potom naučil z vět, které jste potvrdili; uložením se s tím dostane na polici modelů.</translation>
    </message>
    <message>
        <source>Save the parser</source>
        <translation>Uložit parser</translation>
    </message>
    <message>
        <source>Do not save the parser</source>
        <translation>Parser neukládat</translation>
    </message>
    <message>
        <source>The parser “%1” stays on the shelf of models. Only what it has learnt since from sentences that you confirmed is not saved yet; the annotation itself is not concerned.</source>
        <translation>Parser „%1“ na polici modelů zůstane. Neuloženo je jen to, co se potom naučil z vět, které jste potvrdili; anotace samé se to netýká.</translation>
    </message>
    <message>
        <source>Learnt since it was saved</source>
        <translation>Naučeno od uložení</translation>
    </message>
    <message>
        <source>The predictions by models that have not seen the sentences are still being made on %1. They stop now and can be gone on with, also at the next start.</source>
        <translation>Na těchto datech se ještě počítají predikce modelů, které věty neviděly: %1. Výpočet se nyní zastaví; pokračovat v něm lze, i po příštím spuštění.</translation>
    </message>
</context>
<context>
    <name>MouseGestures</name>
    <message>
        <source>from a word to a further parent</source>
        <translation>od slova k dalšímu rodiči</translation>
    </message>
    <message>
        <source>from a word to its new head, or to the circle above it: root</source>
        <translation>od slova k novému řídícímu členu nebo do kroužku nad slovem: kořen</translation>
    </message>
    <message>
        <source>select several words, to join them</source>
        <translation>vybrat více slov, která se mají spojit</translation>
    </message>
    <message>
        <source>a label: change the relation</source>
        <translation>popisek: změnit vztah</translation>
    </message>
    <message>
        <source>an arc: select it</source>
        <translation>hrana: vybrat ji</translation>
    </message>
    <message>
        <source>the background: select nothing</source>
        <translation>pozadí: zrušit výběr</translation>
    </message>
    <message>
        <source>a word: edit its fields</source>
        <translation>slovo: upravit jeho pole</translation>
    </message>
    <message>
        <source>a predicted arc: accept it</source>
        <translation>predikovaná hrana: přijmout ji</translation>
    </message>
    <message>
        <source>the background: move the diagram</source>
        <translation>pozadí: posunout diagram</translation>
    </message>
    <message>
        <source>move the diagram</source>
        <translation>posunout diagram</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>změnit zvětšení</translation>
    </message>
    <message>
        <source>move the diagram sideways</source>
        <translation>posunout diagram do strany</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Kliknutí, kliknutí</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kliknutí</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dvojité kliknutí</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Prostřední tlačítko</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Tažení</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Kolečko</translation>
    </message>
    <message>
        <source>an edge to another sentence: go to its other end</source>
        <translation>hrana do jiné věty: přejít na její druhý konec</translation>
    </message>
    <message>
        <source>the selected word, then its new head; Esc or the background cancels</source>
        <translation>vybrané slovo, potom jeho nový řídící člen; Esc nebo pozadí zruší</translation>
    </message>
</context>
<context>
    <name>NamedForm</name>
    <message>
        <source>“%1”</source>
        <comment>a form without letters</comment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>As in the treebank</source>
        <translation>Jako v treebanku</translation>
    </message>
    <message>
        <source>next in the treebank: %1</source>
        <translation>další v treebanku: %1</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Náhodně</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>vylosováno</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Kde si je parser nejméně jistý</translation>
    </message>
    <message>
        <source>least sure: %1 of %2 words below 50 %, above all %3 (%4 %)</source>
        <translation>nejmenší jistota: pod 50 % je %1 z %2 slov, především %3 (%4 %)</translation>
    </message>
    <message>
        <source>Most to correct first</source>
        <translation>Kde bude nejspíš nejvíc oprav</translation>
    </message>
    <message>
        <source>%1 of %2 words likely to change, above all %3</source>
        <translation>pravděpodobně se změní %1 z %2 slov, především %3</translation>
    </message>
    <message>
        <source>Where two models differ</source>
        <translation>Kde se liší dva modely</translation>
    </message>
    <message>
        <source>two models differ in %1 of %2 words</source>
        <translation>dva modely se liší v %1 z %2 slov</translation>
    </message>
    <message>
        <source>Most contradicted first</source>
        <translation>Kde se parser nejvíc liší od souboru</translation>
    </message>
    <message>
        <source>the parser contradicts %1 of %2 arcs, above all that of %3</source>
        <translation>parser nesouhlasí s %1 z %2 hran, především u slova %3</translation>
    </message>
    <message>
        <source>Like the last corrections</source>
        <translation>Jako poslední opravy</translation>
    </message>
    <message>
        <source>%1 of %2 words as some that were corrected last, one of them %3</source>
        <translation>%1 z %2 slov je jako ta naposled opravená, například %3</translation>
    </message>
    <message>
        <source>Single words, the least certain first</source>
        <translation>Jednotlivá slova, nejméně jistá napřed</translation>
    </message>
    <message>
        <source>least certain word: %2 (%1 %)</source>
        <translation>nejméně jisté slovo: %2 (%1 %)</translation>
    </message>
    <message>
        <source>none of %2 words below 50 %; least sure: %3 (%4 %)</source>
        <translation>žádné z %2 slov pod 50 %; nejméně jisté: %3 (%4 %)</translation>
    </message>
    <message>
        <source>none of %2 words likely to change</source>
        <translation>žádné z %2 slov se nejspíš nezmění</translation>
    </message>
    <message>
        <source>the parser contradicts none of %2 arcs</source>
        <translation>parser souhlasí se všemi hranami (%2)</translation>
    </message>
    <message>
        <source>no word as those that were corrected last</source>
        <translation>žádné slovo podobné naposledy opraveným</translation>
    </message>
</context>
<context>
    <name>ParserNames</name>
    <message>
        <source>linear ranker</source>
        <translation>lineární model</translation>
    </message>
    <message>
        <source>ranker with a kernel</source>
        <translation>model s jádrem</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>There is nothing to search for.</source>
        <translation>Není co hledat.</translation>
    </message>
    <message>
        <source>Expected %1, but it ends here.</source>
        <translation>Očekává se %1, ale vzor zde končí.</translation>
    </message>
    <message>
        <source>"%1" cannot stand here.</source>
        <translation>„%1“ tu být nemůže.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed.</source>
        <translation>Uvozovky nejsou uzavřeny.</translation>
    </message>
    <message>
        <source>"%1" is neither a field nor the name of a word.</source>
        <translation>„%1“ není ani pole, ani jméno slova.</translation>
    </message>
    <message>
        <source>No word of the pattern is named "%1".</source>
        <translation>Žádné slovo vzoru se nejmenuje „%1“.</translation>
    </message>
    <message>
        <source>Two words are named "%1".</source>
        <translation>Dvě slova se jmenují „%1“.</translation>
    </message>
    <message>
        <source>"%1" is not to be there, so that nothing can be said of it here.</source>
        <translation>„%1“ tam být nemá, a tak o něm zde nelze nic říci.</translation>
    </message>
    <message>
        <source>"%1" is no regular expression.</source>
        <translation>„%1“ není regulární výraz.</translation>
    </message>
    <message>
        <source>This link is no single arc and has no relation "%1".</source>
        <translation>Toto spojení není jedna hrana, a tak nemá ani vztah „%1“.</translation>
    </message>
    <message>
        <source>All layers have the words in this order: "@%1" says nothing here.</source>
        <translation>Všechny vrstvy mají slova v tomto pořadí: „@%1“ zde nic neříká.</translation>
    </message>
    <message>
        <source>This is a field with a name of its own: %1.</source>
        <translation>To je pole s vlastním jménem: %1.</translation>
    </message>
    <message>
        <source>"%1" is a number, to be compared by =, !=, &lt;, &gt;, &lt;= or &gt;= with a number, or by = with a range like 4..7.</source>
        <translation>„%1“ je číslo a porovnává se pomocí =, !=, &lt;, &gt;, &lt;= nebo &gt;= s číslem, nebo pomocí = s rozsahem jako 4..7.</translation>
    </message>
    <message>
        <source>This is never "%1", but one of: %2.</source>
        <translation>Hodnota „%1“ tu nikdy není, jen některá z těchto: %2.</translation>
    </message>
    <message>
        <source>The files have nothing of this kind: "%1".</source>
        <translation>Soubory nic takového nemají: „%1“.</translation>
    </message>
    <message>
        <source>There is no predicted layer that could be asked.</source>
        <translation>Není tu žádná predikovaná vrstva, jíž by bylo možné se ptát.</translation>
    </message>
    <message>
        <source>No layer beside gold is named "%1". Layers: %2.</source>
        <translation>Žádná vrstva vedle zlatého standardu se nejmenuje „%1“. Vrstvy: %2.</translation>
    </message>
    <message>
        <source>Several layers could be meant (%1): name one, as in wrong in NAME or NAME.relation.</source>
        <translation>Může jít o více vrstev (%1): jednu pojmenujte, jako ve wrong in NAME nebo NAME.relation.</translation>
    </message>
    <message>
        <source>The layer "%1" does not say how sure its parser was.</source>
        <translation>Vrstva „%1“ neuvádí, jak si byl parser jistý.</translation>
    </message>
    <message>
        <source>The training sentences, whose words would be known, are not given.</source>
        <translation>Nejsou zadány trénovací věty, jejichž slova by byla známá.</translation>
    </message>
    <message>
        <source>Matches are listed here: they cannot be counted by groups.</source>
        <translation>Nálezy se zde vypisují: počítat po skupinách je nelze.</translation>
    </message>
    <message>
        <source>"%1" cannot be given another value.</source>
        <translation>Položce „%1“ nelze dát jinou hodnotu.</translation>
    </message>
    <message>
        <source>The layer "%1" does not say which words its parser had seen.</source>
        <translation>Vrstva „%1“ neuvádí, která slova její parser viděl.</translation>
    </message>
    <message>
        <source>The layer "%1" does not come from a tournament.</source>
        <translation>Vrstva „%1“ nepochází z turnaje.</translation>
    </message>
    <message>
        <source>Why "%1" errs can be asked in the tab Causes alone.</source>
        <translation>Na to, proč „%1“ chybuje, se lze ptát jen na kartě Příčiny.</translation>
    </message>
    <message>
        <source>The arcs of "%1" to further parents can be asked in Analyse alone.</source>
        <translation>Na hrany vrstvy „%1“ k dalším rodičům se lze ptát jen v prostředí Analýza.</translation>
    </message>
    <message>
        <source>The regular expression is not closed by a slash.</source>
        <translation>Regulární výraz není uzavřen lomítkem.</translation>
    </message>
    <message>
        <source>"%1" is a field of a word that the pattern does not name, or stands in a list. In quotation marks it is the text itself.</source>
        <translation>„%1“ je pole slova, které vzor nepojmenovává, nebo stojí v seznamu. V uvozovkách je to text sám.</translation>
    </message>
    <message>
        <source>A tag is read up to its equals sign here: "%1" is found by "xpos", or in part.</source>
        <translation>Ze značky se zde čte jen to, co je před rovnítkem: celou „%1“ najdete pomocí pole „xpos“, nebo hledejte jen její část.</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Before the first step</source>
        <translation>Před prvním krokem</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>items</source>
        <comment>what an algorithm has done</comment>
        <translation>položky</translation>
    </message>
    <message>
        <source>splits</source>
        <comment>what an algorithm has done</comment>
        <translation>dělení</translation>
    </message>
    <message>
        <source>scores asked for</source>
        <comment>what an algorithm has done</comment>
        <translation>zjištěná skóre</translation>
    </message>
    <message>
        <source>cycles</source>
        <comment>what an algorithm has done</comment>
        <translation>cykly</translation>
    </message>
    <message>
        <source>moves weighed</source>
        <comment>what an algorithm has done</comment>
        <translation>zvážené tahy</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>what an algorithm has done</comment>
        <translation>tahy</translation>
    </message>
    <message>
        <source>climbs</source>
        <comment>what an algorithm has done</comment>
        <translation>stoupání</translation>
    </message>
    <message>
        <source>questions</source>
        <comment>what an algorithm has done</comment>
        <translation>otázky</translation>
    </message>
    <message>
        <source>transitions</source>
        <comment>what an algorithm has done</comment>
        <translation>přechody</translation>
    </message>
    <message>
        <source>trees drawn</source>
        <comment>what an algorithm has done</comment>
        <translation>vylosované stromy</translation>
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
        <translation>a další: %1</translation>
    </message>
    <message>
        <source>sentences parsed</source>
        <comment>what an algorithm has done</comment>
        <translation>rozebrané věty</translation>
    </message>
    <message>
        <source>updates</source>
        <comment>what an algorithm has done</comment>
        <translation>aktualizace</translation>
    </message>
    <message>
        <source>weights changed</source>
        <comment>what an algorithm has done</comment>
        <translation>změněné váhy</translation>
    </message>
    <message>
        <source>arcs left out</source>
        <comment>of what an algorithm weighs</comment>
        <translation>vynechané hrany</translation>
    </message>
</context>
<context>
    <name>PlayerKind</name>
    <message>
        <source>A larger chart, with all ways to put its items together, takes hundreds of megabytes.</source>
        <translation>Větší chart, se všemi způsoby, jak jeho položky složit, zabírá stovky megabajtů.</translation>
    </message>
    <message>
        <source>Of a larger matrix, with what each step changes in it, nothing can be read.</source>
        <translation>Z větší matice, i se změnami v každém kroku, by se nedalo nic přečíst.</translation>
    </message>
    <message>
        <source>Nobody could follow what it does with more.</source>
        <translation>Kdyby jich bylo víc, nikdo by nestačil sledovat, co dělá.</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>an arc from head to dependent</comment>
        <translation>%1 → %2</translation>
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
        <translation>skóre po každém tahu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where a search started and its last score</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a summand and what it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (rounded)</source>
        <comment>a sum whose figures do not add up</comment>
        <translation>%1 (zaokrouhleno)</translation>
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
        <translation>řádek %1, sloupec %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1, řádek %2, sloupec %3</translation>
    </message>
    <message>
        <source>The sentence cannot be read, so only its text can be edited.</source>
        <translation>Větu nelze přečíst, a tak lze upravovat jen její text.</translation>
    </message>
    <message>
        <source>The sentence has no word or node %1.</source>
        <translation>Věta nemá slovo ani uzel %1.</translation>
    </message>
    <message>
        <source>The file has no place for %1: its format is %2.</source>
        <translation>Soubor nemá místo pro pole %1: jeho formát je %2.</translation>
    </message>
    <message>
        <source>%1 cannot be set to a text here.</source>
        <translation>Pole %1 tu nelze nastavit na text.</translation>
    </message>
    <message>
        <source>A field is text in one line and without tabs, which this is not: "%1".</source>
        <translation>Pole je text na jednom řádku a bez tabulátorů, což toto není: „%1“.</translation>
    </message>
    <message>
        <source>A word cannot be without a form.</source>
        <translation>Slovo nemůže být bez tvaru.</translation>
    </message>
    <message>
        <source>An arc like this cannot be without a relation.</source>
        <translation>Taková hrana nemůže být bez vztahu.</translation>
    </message>
    <message>
        <source>A bunsetsu has no %1 of its own: its words have.</source>
        <translation>Bunsetsu nemá vlastní pole %1: to mají jeho slova.</translation>
    </message>
    <message>
        <source>A word cannot be its own head.</source>
        <translation>Slovo nemůže být svým vlastním řídícím členem.</translation>
    </message>
    <message>
        <source>The word hangs on the root, where the format has no relations. Give it a head first.</source>
        <translation>Slovo visí na kořeni, kde formát vztahy nemá. Nejdřív mu dejte řídící člen.</translation>
    </message>
    <message>
        <source>The word has this parent already: %1.</source>
        <translation>Tohoto rodiče už slovo má: %1.</translation>
    </message>
    <message>
        <source>Word %1 has no other arc in the enhanced graph, in which every word must have one. Add the other first.</source>
        <translation>Slovo %1 nemá v rozšířeném grafu jinou hranu, a tam ji mít musí každé slovo. Nejdřív přidejte jinou.</translation>
    </message>
    <message>
        <source>No path of the enhanced graph would lead from the root to %1 any more. Add another parent first.</source>
        <translation>V rozšířeném grafu by z kořene už nevedla žádná cesta k těmto uzlům: %1. Nejdřív přidejte jiného rodiče.</translation>
    </message>
    <message>
        <source>The word does not have the parent %1.</source>
        <translation>Slovo nemá rodiče %1.</translation>
    </message>
    <message>
        <source>"%1" can only be split inside, into parts that are not empty.</source>
        <translation>„%1“ lze rozdělit jen uvnitř, na části, které nejsou prázdné.</translation>
    </message>
    <message>
        <source>The parts "%1" do not make up "%2". Split it into a multiword token, or change its form first.</source>
        <translation>Části „%1“ nedávají dohromady „%2“. Rozdělte slovo na víceslovný token, nebo nejdřív změňte jeho tvar.</translation>
    </message>
    <message>
        <source>"%1" can only be divided between its words.</source>
        <translation>„%1“ lze rozdělit jen mezi slovy.</translation>
    </message>
    <message>
        <source>There is nothing before this word that it could be split from.</source>
        <translation>Před tímto slovem není nic, od čeho by je šlo oddělit.</translation>
    </message>
    <message>
        <source>There is nothing after it that it could be joined with.</source>
        <translation>Za ním není nic, s čím by je šlo spojit.</translation>
    </message>
    <message>
        <source>The text has spaces in "%1". Give the word a form, with them or without.</source>
        <translation>Text má v „%1“ mezery. Zadejte tvar slova, s nimi, nebo bez nich.</translation>
    </message>
    <message>
        <source>The only word of a sentence cannot be deleted.</source>
        <translation>Jediné slovo věty nelze smazat.</translation>
    </message>
    <message>
        <source>Some of the words belong to the multiword token %1. Dissolve it or change its extent first.</source>
        <translation>Některá z těchto slov patří do víceslovného tokenu %1. Nejdřív jej zrušte nebo změňte jeho rozsah.</translation>
    </message>
    <message>
        <source>Word %1 belongs to no such multiword token.</source>
        <translation>Slovo %1 do žádného takového víceslovného tokenu nepatří.</translation>
    </message>
    <message>
        <source>A multiword token has no spaces in it, as "%1" has. Give it another form.</source>
        <translation>Víceslovný token nemá mezery, jaké má „%1“. Dejte mu jiný tvar.</translation>
    </message>
    <message>
        <source>The text does not tell what the multiword token is then. Give it a form.</source>
        <translation>Z textu neplyne, co tedy víceslovný token je. Dejte mu tvar.</translation>
    </message>
    <message>
        <source>A sentence can only be split between two bunsetsu. Split the bunsetsu first.</source>
        <translation>Větu lze rozdělit jen mezi dvěma bunsetsu. Nejdřív rozdělte bunsetsu.</translation>
    </message>
    <message>
        <source>The words belong to different bunsetsu. Join these first.</source>
        <translation>Slova patří do různých bunsetsu. Nejdřív spojte tato bunsetsu.</translation>
    </message>
    <message>
        <source>One of the sentences has bunsetsu and the other has not, so they cannot become one.</source>
        <translation>Jedna z vět má bunsetsu a druhá ne, a tak se z nich jedna věta stát nemůže.</translation>
    </message>
    <message>
        <source>The second sentence begins a new document, so the two cannot become one.</source>
        <translation>Druhou větou začíná nový dokument, a tak se z obou jedna věta stát nemůže.</translation>
    </message>
    <message>
        <source>The sentence has no such comment.</source>
        <translation>Takový komentář věta nemá.</translation>
    </message>
    <message>
        <source>This cannot be a comment of its own, to be added, changed or removed: "%1".</source>
        <translation>Toto nemůže být samostatný komentář, který by se přidal, změnil nebo odstranil: „%1“.</translation>
    </message>
    <message>
        <source>These words hang on each other in a circle: %1.</source>
        <translation>Tato slova na sobě visí dokola: %1.</translation>
    </message>
    <message>
        <source>%1 words hang on the root, but only one may.</source>
        <translation>Slov visících na kořeni: %1. Smí tam viset jen jedno.</translation>
    </message>
    <message>
        <source>No arc of this word is pinned.</source>
        <translation>Žádná hrana tohoto slova není připnutá.</translation>
    </message>
    <message>
        <source>No such warning was waived.</source>
        <translation>Žádné takové varování nebylo prominuto.</translation>
    </message>
    <message>
        <source>No word is selected.</source>
        <translation>Není vybráno žádné slovo.</translation>
    </message>
    <message>
        <source>Nothing is predicted here that could be accepted.</source>
        <translation>Není tu predikováno nic, co by šlo přijmout.</translation>
    </message>
    <message>
        <source>The prediction is of other words than the sentence has now.</source>
        <translation>Predikce se týká jiných slov, než jaká věta má nyní.</translation>
    </message>
    <message>
        <source>There is no guess number %1 for this word.</source>
        <translation>Odhad číslo %1 pro toto slovo není.</translation>
    </message>
    <message>
        <source>There is no one arc here that could be taken away. Select the arc if the word has several.</source>
        <translation>Není tu žádná hrana, nebo není jasné, kterou odebrat. Má-li slovo více hran, vyberte jednu.</translation>
    </message>
    <message>
        <source>There is no repair for this, as the sentence is now.</source>
        <translation>V nynější podobě věty pro to není žádná oprava.</translation>
    </message>
    <message>
        <source>A warning can only be waived for a reason. Give one.</source>
        <translation>Varování lze prominout jen s odůvodněním. Uveďte je.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. What was open is untouched.</source>
        <translation>Na to není dost paměti. Co bylo otevřeno, zůstalo nedotčeno.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Zrušeno.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Takový soubor ani složka neexistuje.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check that you have permission to read it.</source>
        <translation>Soubor nelze přečíst. Zkontrolujte, zda máte oprávnění ke čtení.</translation>
    </message>
    <message>
        <source>The file cannot be written. Check that you may write to the file and its folder, or save under another name. What was there before is untouched.</source>
        <translation>Soubor nelze zapsat. Zkontrolujte, zda smíte zapisovat do souboru i do jeho složky, nebo jej uložte pod jiným názvem. Co tam bylo předtím, zůstalo nedotčeno.</translation>
    </message>
    <message>
        <source>There is no room left on the disk. What was there before is untouched; free some space and save again.</source>
        <translation>Na disku není místo. Co tam bylo předtím, zůstalo nedotčeno; uvolněte místo a uložte znovu.</translation>
    </message>
    <message>
        <source>The file is empty: there is nothing in it to read.</source>
        <translation>Soubor je prázdný: není v něm co číst.</translation>
    </message>
    <message>
        <source>This is not a file that can be read.</source>
        <translation>Toto není soubor, který by šlo přečíst.</translation>
    </message>
    <message>
        <source>There is a symbolic link, and this name was not chosen by you, so the file it leads to is not overwritten. Remove the link, or choose another name or folder.</source>
        <translation>Je tu symbolický odkaz a tento název jste nezvolili vy, takže soubor, na který vede, se nepřepíše. Odstraňte odkaz, nebo zvolte jiný název či složku.</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened, so what is shown is no longer what the file holds. Open it again, or save under another name.</source>
        <translation>Soubor od jeho otevření změnil jiný program, takže to, co je vidět, už není to, co soubor obsahuje. Otevřete jej znovu, nebo uložte pod jiným názvem.</translation>
    </message>
    <message>
        <source>Another Arcwright has this file open. Until it is closed there it can be looked at here, not changed.</source>
        <translation>Tento soubor je otevřen v jiném spuštěném programu Arcwright. Dokud tam nebude zavřen, lze jej zde prohlížet, ne však měnit.</translation>
    </message>
    <message>
        <source>Expected a whole gzip file, but this one is cut short or damaged: its checksum is not that of what is in it. Copy it again from where it came from.</source>
        <translation>Očekává se celý soubor gzip, ale tento je neúplný nebo poškozený: jeho kontrolní součet neodpovídá obsahu. Zkopírujte jej znovu odtud, odkud pochází.</translation>
    </message>
    <message>
        <source>Decompressed, the file would take more than %1 MB, which is more than Arcwright reads of such a file.</source>
        <translation>Po rozbalení by soubor zabíral více než %1 MB, a to je víc, než kolik Arcwright z takového souboru čte.</translation>
    </message>
    <message>
        <source>There are unsaved edits made with a newer Arcwright (their format is version %1, this program knows version %2). They are kept; open the file with the newer Arcwright to have them back.</source>
        <translation>Jsou tu neuložené úpravy z novější verze programu Arcwright (jejich formát má verzi %1, tento program zná verzi %2). Zůstávají uchovány; chcete-li je zpět, otevřete soubor v novější verzi.</translation>
    </message>
    <message>
        <source>Some of the unsaved edits cannot be read, because their file is damaged: the last %1 bytes, which are kept in %2. All edits before them are there.</source>
        <translation>Některé neuložené úpravy nelze přečíst, protože jejich soubor je poškozený: jde o posledních %1 B, které zůstávají v souboru %2. Všechny dřívější úpravy jsou zachovány.</translation>
    </message>
    <message>
        <source>Unsaved corrections of this file were found, but another program has changed it since. They are kept in %1.</source>
        <translation>K tomuto souboru byly nalezeny neuložené opravy, ale od té doby jej změnil jiný program. Jsou uchovány v souboru %1.</translation>
    </message>
    <message>
        <source>Expected UTF-8, found bytes that are not.</source>
        <translation>Očekává se UTF-8, ale jsou tu bajty, které jím nejsou.</translation>
    </message>
    <message>
        <source>Expected text in %1, found bytes that are not.</source>
        <translation>Očekává se text v kódování %1, ale jsou tu bajty, které jím nejsou.</translation>
    </message>
    <message>
        <source>The character "%1" cannot be written in %2. Use another one, or convert the file to UTF-8.</source>
        <translation>Znak „%1“ nelze v kódování %2 zapsat. Použijte jiný, nebo převeďte soubor do UTF-8.</translation>
    </message>
    <message>
        <source>The line is written in Latin-1, which has no character "%1".</source>
        <translation>Řádek je zapsán v Latin-1, kde znak „%1“ není.</translation>
    </message>
    <message>
        <source>The signs � stand for bytes that are no text here. Put characters in their place, or leave the line as it is.</source>
        <translation>Znaky � zastupují bajty, které zde nejsou textem. Nahraďte je znaky, nebo nechte řádek tak, jak je.</translation>
    </message>
    <message>
        <source>Expected text, found a zero byte.</source>
        <translation>Očekává se text, ale je tu nulový bajt.</translation>
    </message>
    <message>
        <source>Expected the end of a line (LF, or CR and LF), found CR alone. Old Macintosh files end their lines so: convert the line ends of the file.</source>
        <translation>Očekává se konec řádku (LF, nebo CR a LF), ale je tu samotné CR. Takto končí řádky starých souborů z Macintoshe: převeďte konce řádků souboru.</translation>
    </message>
    <message>
        <source>There are no sentences in it.</source>
        <translation>Nejsou v něm žádné věty.</translation>
    </message>
    <message>
        <source>Expected a head (the id of a word, 0, or _), found "%1".</source>
        <translation>Očekává se řídící člen (id slova, 0 nebo _), ale je tu „%1“.</translation>
    </message>
    <message>
        <source>Expected enhanced arcs as head:relation|head:relation, found "%1".</source>
        <translation>Očekávají se rozšířené hrany jako řídící:vztah|řídící:vztah, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>"%2" (%1) has no head yet.</source>
        <translation>„%2“ (%1) ještě nemá řídící člen.</translation>
    </message>
    <message>
        <source>Only CoNLL-U has this. The file is in the format %1.</source>
        <translation>To má jen CoNLL-U. Formát souboru je %1.</translation>
    </message>
    <message>
        <source>Files in the format %1 have no place for "%2".</source>
        <translation>Soubory ve formátu %1 nemají místo pro „%2“.</translation>
    </message>
    <message>
        <source>A relation has no blanks in it, as "%1" has.</source>
        <translation>Ve vztahu nejsou mezery, jaké má „%1“.</translation>
    </message>
    <message>
        <source>A relation has no bar in it, as "%1" has: bars stand between the parents of a word.</source>
        <translation>Ve vztahu není svislá čára, jakou má „%1“: čáry stojí mezi rodiči slova.</translation>
    </message>
    <message>
        <source>Another program has changed this file since it was opened.</source>
        <translation>Tento soubor od jeho otevření změnil jiný program.</translation>
    </message>
    <message>
        <source>This file is not there any more: it was moved or deleted.</source>
        <translation>Tento soubor už tu není: byl přesunut nebo smazán.</translation>
    </message>
    <message>
        <source>This file should hold what annotators said of the treebank beside it, but it is not JSON. It is left as it is.</source>
        <translation>V tomto souboru by mělo být, co anotátoři řekli o vedlejším treebanku, ale není to JSON. Soubor zůstává beze změny.</translation>
    </message>
    <message>
        <source>The sentence has changed meanwhile. Nothing was done.</source>
        <translation>Věta se mezitím změnila. Nic se neprovedlo.</translation>
    </message>
    <message>
        <source>The sentence is %1 MB long. It is kept as it is; what is longer than %2 MB is not read.</source>
        <translation>Věta má %1 MB. Zůstává tak, jak je; nic delšího než %2 MB se nečte.</translation>
    </message>
    <message>
        <source>The file is still being saved. Nothing was done; try again in a moment.</source>
        <translation>Soubor se ještě ukládá. Nic se neprovedlo; zkuste to za chvíli znovu.</translation>
    </message>
    <message>
        <source>In its own format this document is saved under its own name only: its files name each other. Copy the files and open the copy, or save as CoNLL-U.</source>
        <translation>Ve vlastním formátu se tento dokument ukládá jen pod svým názvem: jeho soubory na sebe odkazují. Zkopírujte soubory a otevřete kopii, nebo uložte jako CoNLL-U.</translation>
    </message>
    <message>
        <source>The last save was cut short after some of the files of this document were written and before the others were. What was not written was kept and is made again here; save to have it in the files.</source>
        <translation>Poslední uložení skončilo předčasně: některé soubory dokumentu už byly zapsány, ostatní ještě ne. Co zapsáno nebylo, zůstalo uchováno a zde se provádí znovu; uložením se to dostane do souborů.</translation>
    </message>
    <message>
        <source>Files in the format %1 can be read but not written yet. Save as CoNLL-U under another name instead.</source>
        <translation>Soubory ve formátu %1 lze číst, ale zatím ne zapisovat. Uložte je pod jiným názvem jako CoNLL-U.</translation>
    </message>
    <message>
        <source>Files in the format %1 are not made anew: they have ids and lower layers that no other format has. Open and edit the files there are, or write CoNLL-U.</source>
        <translation>Soubory ve formátu %1 se nevytvářejí nově: mají id a nižší roviny, jaké žádný jiný formát nemá. Otevřete a upravujte ty, které existují, nebo zapište CoNLL-U.</translation>
    </message>
    <message>
        <source>Two of the files have the same name and would both be written here. Write them to different folders, one after the other.</source>
        <translation>Dva ze souborů mají stejný název a oba by se zapsaly sem. Zapište je do různých složek, jeden po druhém.</translation>
    </message>
    <message>
        <source>What would take the place of this file cannot hold all of it, and nothing would be left of the rest. Write to another file, or keep the original beside it.</source>
        <translation>To, co by tento soubor nahradilo, nepojme celý jeho obsah a ze zbytku by nezůstalo nic. Zapište do jiného souboru, nebo vedle uchovejte originál.</translation>
    </message>
    <message>
        <source>There is no format called "%1".</source>
        <translation>Formát s názvem „%1“ neexistuje.</translation>
    </message>
    <message>
        <source>This file should hold the original of a converted treebank, but it cannot be read. Convert without it, or bring back the file as it was.</source>
        <translation>V tomto souboru by měl být originál převedeného treebanku, ale nelze jej přečíst. Převádějte bez něj, nebo vraťte soubor do původní podoby.</translation>
    </message>
    <message>
        <source>This file was made by a newer Arcwright (its format is version %1, this program knows version %2). Update Arcwright, or convert without it.</source>
        <translation>Tento soubor vytvořil novější Arcwright (jeho formát má verzi %1, tento program zná verzi %2). Aktualizujte Arcwright, nebo převádějte bez něj.</translation>
    </message>
    <message>
        <source>From sentence %1 on, this is not what was converted from the original kept in %2: sentences were added, removed, split or joined. Convert without the original, or make that change in it.</source>
        <translation>Od věty %1 dál to není to, co bylo převedeno z originálu uchovaného v souboru %2: věty byly přidány, odstraněny, rozděleny nebo spojeny. Převádějte bez originálu, nebo tuto změnu proveďte v něm.</translation>
    </message>
    <message>
        <source>Sentence %1 was changed in a way that cannot be carried over to its original. Convert without the original, or make that change in it.</source>
        <translation>Věta %1 byla změněna způsobem, který nelze přenést do originálu. Převádějte bez originálu, nebo tuto změnu proveďte v něm.</translation>
    </message>
    <message>
        <source>The folder has no treebank in it: no file ends in .conllu, .conllup, .conll, .tag, .knp, .cabocha, .a, .a.gz, .treex or .treex.gz.</source>
        <translation>Ve složce není žádný treebank: žádný soubor nekončí na .conllu, .conllup, .conll, .tag, .knp, .cabocha, .a, .a.gz, .treex ani .treex.gz.</translation>
    </message>
    <message>
        <source>This is none of the formats that can be read: CoNLL-U or CoNLL-X (ten columns with tabs between them, the first a number), DTAG (lines like &lt;W ...&gt;word&lt;/W&gt;), KNP or CaboCha (lines like * 3D before words), PML (XML with adata or treex_document).</source>
        <translation>Toto není žádný z formátů, které lze číst: CoNLL-U nebo CoNLL-X (deset sloupců oddělených tabulátory, první je číslo), DTAG (řádky jako &lt;W ...&gt;slovo&lt;/W&gt;), KNP nebo CaboCha (řádky jako * 3D před slovy), PML (XML s adata nebo treex_document).</translation>
    </message>
    <message>
        <source>This is a %1 file, which Arcwright cannot read yet.</source>
        <translation>Toto je soubor %1, který Arcwright zatím číst neumí.</translation>
    </message>
    <message>
        <source>Expected %1 columns with tabs between them, found %2.</source>
        <translation>Počet sloupců oddělených tabulátory má být %1, ale je %2.</translation>
    </message>
    <message>
        <source>Expected the id %2, found "%1". Words are 1, 2, 3 and so on; empty nodes after word 3 are 3.1, 3.2.</source>
        <translation>Očekává se id %2, ale je tu „%1“. Slova jsou 1, 2, 3 a tak dál; prázdné uzly za slovem 3 jsou 3.1, 3.2.</translation>
    </message>
    <message>
        <source>Expected a multiword token over words that follow it and belong to no other, found "%1" before word %2.</source>
        <translation>Očekává se víceslovný token nad slovy, která za ním následují a do žádného jiného nepatří, ale před slovem %2 je „%1“.</translation>
    </message>
    <message>
        <source>The head is word %1, but the sentence has %2 words.</source>
        <translation>Řídícím členem je slovo %1, ale počet slov věty je %2.</translation>
    </message>
    <message>
        <source>The enhanced arcs "%1" name a head that the sentence does not have.</source>
        <translation>Rozšířené hrany „%1“ uvádějí řídící člen, který věta nemá.</translation>
    </message>
    <message>
        <source>Comments stand before the first word of a sentence, not between words.</source>
        <translation>Komentáře stojí před prvním slovem věty, ne mezi slovy.</translation>
    </message>
    <message>
        <source>Expected at least one word, found none.</source>
        <translation>Očekává se aspoň jedno slovo, ale žádné tu není.</translation>
    </message>
    <message>
        <source>The columns named by global.columns lack %1, without which words cannot be read.</source>
        <translation>Mezi sloupci, které jmenuje global.columns, chybí %1; bez něj slova nelze přečíst.</translation>
    </message>
    <message>
        <source>The columns named by global.columns have %1 twice.</source>
        <translation>Mezi sloupci, které jmenuje global.columns, je %1 dvakrát.</translation>
    </message>
    <message>
        <source>Expected a token as &lt;W attributes&gt;word&lt;/W&gt;.</source>
        <translation>Očekává se token ve tvaru &lt;W atributy&gt;slovo&lt;/W&gt;.</translation>
    </message>
    <message>
        <source>Expected an edge as distance:label, found "%1".</source>
        <translation>Očekává se hrana ve tvaru vzdálenost:označení, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>The edge "%1" is not in the list of its other end on line %2. That line is the later one and decides, so there is no such edge.</source>
        <translation>Hrana „%1“ není v seznamu svého druhého konce na řádku %2. Rozhoduje tento řádek, protože stojí později, a tak taková hrana není.</translation>
    </message>
    <message>
        <source>The edge "%1" counts, but the list of its other end on line %2 has no copy of it.</source>
        <translation>Hrana „%1“ platí, ale v seznamu jejího druhého konce na řádku %2 není její kopie.</translation>
    </message>
    <message>
        <source>The edge "%1" leads to line %2, which is no token.</source>
        <translation>Hrana „%1“ vede na řádek %2, který není token.</translation>
    </message>
    <message>
        <source>Expected &lt;/s&gt; at the end of the sentence, found none.</source>
        <translation>Na konci věty se očekává &lt;/s&gt;, ale není tu.</translation>
    </message>
    <message>
        <source>Expected the line of a bunsetsu with its head and type, like 3D or -1D, found "%1".</source>
        <translation>Očekává se řádek bunsetsu s řídícím členem a typem, jako 3D nebo -1D, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>Expected bunsetsu number %2, found %1.</source>
        <translation>Očekává se bunsetsu číslo %2, ale je tu %1.</translation>
    </message>
    <message>
        <source>The head is bunsetsu %1, counted from 0, but the sentence has %2 bunsetsu.</source>
        <translation>Řídícím členem je bunsetsu %1, počítáno od 0, ale počet bunsetsu věty je %2.</translation>
    </message>
    <message>
        <source>Expected a word in this bunsetsu, found none.</source>
        <translation>V tomto bunsetsu se očekává slovo, ale žádné tu není.</translation>
    </message>
    <message>
        <source>Expected the first bunsetsu before the first word, found it after it.</source>
        <translation>První bunsetsu se očekává před prvním slovem, ale je až za ním.</translation>
    </message>
    <message>
        <source>Expected a word with at least %1 fields with single spaces between them, found %2.</source>
        <translation>Očekává se slovo s poli oddělenými jednou mezerou; polí má být nejméně %1, ale je jich %2.</translation>
    </message>
    <message>
        <source>Expected a field, found nothing between two spaces.</source>
        <translation>Očekává se pole, ale mezi dvěma mezerami nic není.</translation>
    </message>
    <message>
        <source>Expected the number of a tag, found "%1". A word that has spaces in it cannot be read.</source>
        <translation>Očekává se číslo značky, ale je tu „%1“. Slovo, v němž jsou mezery, nelze přečíst.</translation>
    </message>
    <message>
        <source>Expected a word, a tab and its features, or the line of a bunsetsu, a comment or EOS.</source>
        <translation>Očekává se slovo, tabulátor a jeho rysy, nebo řádek bunsetsu, komentář či EOS.</translation>
    </message>
    <message>
        <source>Expected EOS at the end of the sentence, found none.</source>
        <translation>Na konci věty se očekává EOS, ale není tu.</translation>
    </message>
    <message>
        <source>The words of this sentence have heads, which %1 has no place for: there only bunsetsu have heads.</source>
        <translation>Slova této věty mají řídící členy, pro něž formát %1 nemá místo: řídící členy v něm mají jen bunsetsu.</translation>
    </message>
    <message>
        <source>The line "%1" is no comment in %2: it would be read as something else.</source>
        <translation>Řádek „%1“ není ve formátu %2 komentářem: četl by se jako něco jiného.</translation>
    </message>
    <message>
        <source>The label "%1" is not finished: its bracket is not closed by "%2".</source>
        <translation>Označení „%1“ není dokončeno: jeho závorku neuzavírá „%2“.</translation>
    </message>
    <message>
        <source>The label "%1" has a "%2" for which no bracket was opened.</source>
        <translation>Označení „%1“ obsahuje „%2“, k němuž nebyla otevřena závorka.</translation>
    </message>
    <message>
        <source>"%1" is no type of a dependency between bunsetsu. There are D (dependency), P (parallel), A (apposition) and I (incomplete parallel).</source>
        <translation>„%1“ není typ závislosti mezi bunsetsu. Jsou to D (závislost), P (koordinace), A (přístavek) a I (neúplná koordinace).</translation>
    </message>
    <message>
        <source>There is no basic phrase %2 (counted from 0) in the sentence "%1" to refer to.</source>
        <translation>Ve větě „%1“ není základní fráze %2 (počítáno od 0), na kterou by šlo odkázat.</translation>
    </message>
    <message>
        <source>Nothing else in the file is called "%1" in DEPS, where nearly all %3 arcs "%2" have nothing appended.</source>
        <translation>Nic jiného v souboru se v DEPS nejmenuje „%1“; téměř všechny hrany „%2“ (celkem %3) tam nemají nic připojeno.</translation>
    </message>
    <message>
        <source>Nothing else in the file is called "%1" in DEPS, where nearly all %3 arcs "%2" have fewer parts appended.</source>
        <translation>Nic jiného v souboru se v DEPS nejmenuje „%1“; téměř všechny hrany „%2“ (celkem %3) tam mají připojeno méně částí.</translation>
    </message>
    <message>
        <source>Expected well-formed XML, but here is a mistake: %1.</source>
        <translation>Očekává se správně utvořené XML, ale je tu chyba: %1.</translation>
    </message>
    <message>
        <source>Expected the end tag &lt;/%1&gt; here at the latest.</source>
        <translation>Nejpozději zde se očekává koncová značka &lt;/%1&gt;.</translation>
    </message>
    <message>
        <source>Expected an element, found a document type (&lt;!DOCTYPE ...&gt;). Treebanks need none, and what it declares could be dangerous, so the file is not read.</source>
        <translation>Očekává se element, ale je tu typ dokumentu (&lt;!DOCTYPE ...&gt;). Treebanky jej nepotřebují a to, co deklaruje, může být nebezpečné, a tak se soubor nečte.</translation>
    </message>
    <message>
        <source>Expected UTF-8, but the file says that it is in %1. Convert it to UTF-8 first.</source>
        <translation>Očekává se UTF-8, ale podle souboru je kódování %1. Nejdřív jej převeďte do UTF-8.</translation>
    </message>
    <message>
        <source>Expected elements nested at most %1 deep, but here they are deeper.</source>
        <translation>Elementy mohou být vnořeny nejvýše do hloubky %1, ale zde jsou hlouběji.</translation>
    </message>
    <message>
        <source>Expected the root element adata or treex_document, found "%1".</source>
        <translation>Očekává se kořenový element adata nebo treex_document, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>This is a lower layer of a Prague treebank ("%1"), which has no trees. Open the file that ends in .a, or .a.gz.</source>
        <translation>Toto je nižší rovina pražského treebanku („%1“), v níž nejsou stromy. Otevřete soubor, který končí na .a nebo .a.gz.</translation>
    </message>
    <message>
        <source>The %1-layer of this document, named "%2", is not beside it. The trees can be seen and edited all the same, without what that file says of their words.</source>
        <translation>%1-rovina tohoto dokumentu, „%2“, vedle něj není. Stromy lze přesto prohlížet i upravovat, jen bez toho, co onen soubor říká o slovech.</translation>
    </message>
    <message>
        <source>The document names "%1" as its lower layer. Only files beside the document are opened, so that one is not.</source>
        <translation>Dokument uvádí jako svou nižší rovinu „%1“. Otevírají se jen soubory vedle dokumentu, takže tento ne.</translation>
    </message>
    <message>
        <source>Expected trees in the zone "%1"; the file has these zones: %2.</source>
        <translation>Očekávají se stromy v zóně „%1“; soubor má tyto zóny: %2.</translation>
    </message>
    <message>
        <source>The node refers to the word "%1", which the m-layer does not have.</source>
        <translation>Uzel odkazuje na slovo „%1“, které v m-rovině není.</translation>
    </message>
    <message>
        <source>Expected each id once, but "%1" is the id of two nodes.</source>
        <translation>Každé id se očekává jednou, ale „%1“ je id dvou uzlů.</translation>
    </message>
    <message>
        <source>Expected the place of the word in the sentence, a number from 1, in ord, found "%1".</source>
        <translation>V ord se očekává místo slova ve větě, číslo od 1, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>Expected each number once in ord, but two nodes have %1.</source>
        <translation>V ord se každé číslo očekává jednou, ale %1 mají dva uzly.</translation>
    </message>
    <message>
        <source>Expected ord %1 for the next word, found %2.</source>
        <translation>U dalšího slova se očekává ord %1, ale je tu %2.</translation>
    </message>
    <message>
        <source>PML files are not made of other formats. Open an existing one and edit that.</source>
        <translation>Soubory PML se nevytvářejí z jiných formátů. Otevřete existující soubor a upravujte ten.</translation>
    </message>
    <message>
        <source>Words cannot be added, removed, divided or joined in a Prague treebank: their ids stand in other files, too.</source>
        <translation>V pražském treebanku nelze slova přidávat, odstraňovat, dělit ani spojovat: jejich id jsou i v jiných souborech.</translation>
    </message>
    <message>
        <source>The form "%1" cannot become "%2" in a Prague treebank: forms follow from the tokens of the w-layer.</source>
        <translation>Tvar „%1“ se v pražském treebanku nemůže změnit na „%2“: tvary vyplývají z tokenů w-roviny.</translation>
    </message>
    <message>
        <source>The word "%1" has no place in PML for a change of %2. Heads, afuns, flags, lemmas and tags can be changed.</source>
        <translation>Slovo „%1“ nemá v PML místo pro změnu pole %2. Měnit lze řídící členy, afuny, příznaky uzlů, lemmata a značky.</translation>
    </message>
    <message>
        <source>Lemma and tag of "%1" cannot be changed: they do not stand in the part of the m-layer that belongs to this sentence.</source>
        <translation>Lemma a značku slova „%1“ nelze změnit: nejsou v té části m-roviny, která patří k této větě.</translation>
    </message>
    <message>
        <source>The word "%1" must have a head: in PML every node hangs on another one.</source>
        <translation>Slovo „%1“ musí mít řídící člen: v PML visí každý uzel na některém jiném.</translation>
    </message>
    <message>
        <source>The word "%1" would hang on itself by way of others, which PML cannot say.</source>
        <translation>Slovo „%1“ by přes jiná viselo samo na sobě, a to se v PML vyjádřit nedá.</translation>
    </message>
    <message>
        <source>The text "%1" has a character in it that XML cannot hold.</source>
        <translation>V textu „%1“ je znak, který XML obsahovat nemůže.</translation>
    </message>
    <message>
        <source>Sentence %1 differs in length: %2 and %3 words.</source>
        <translation>Věta %1 se liší délkou: počty slov jsou %2 a %3.</translation>
    </message>
    <message>
        <source>Sentence %1, word %2 differs: "%3" and "%4".</source>
        <translation>Věta %1, slovo %2 se liší: „%3“ a „%4“.</translation>
    </message>
    <message>
        <source>The texts differ from here on, spaces not counted: "%4" here, "%3" in line %2 of %1.</source>
        <translation>Odtud se texty liší (mezery se nepočítají): zde je „%4“, v souboru %1 na řádku %2 „%3“.</translation>
    </message>
    <message>
        <source>Sentence %1 is divided into other bunsetsu than in the gold treebank, from the bunsetsu %2 on.</source>
        <translation>Věta %1 je od bunsetsu %2 dál rozdělena na jiná bunsetsu než zlatý standard.</translation>
    </message>
    <message>
        <source>There are no bunsetsu to score: the units of this treebank are words. Bunsetsu come with KNP and CaboCha files.</source>
        <translation>Nejsou tu bunsetsu, která by se dala hodnotit: jednotkami tohoto treebanku jsou slova. Bunsetsu jsou v souborech KNP a CaboCha.</translation>
    </message>
    <message>
        <source>The units of this treebank are bunsetsu, not words. Choose a parser of bunsetsu: tournament, sr, cc, relpref, bunsetsu-cle or bunsetsu-eisner.</source>
        <translation>Jednotkami tohoto treebanku jsou bunsetsu, ne slova. Zvolte parser pro bunsetsu: tournament, sr, cc, relpref, bunsetsu-cle nebo bunsetsu-eisner.</translation>
    </message>
    <message>
        <source>%1 scores all dependencies before it chooses any, so it has no features of what is already decided. Train it with standard or additional features.</source>
        <translation>%1 hodnotí všechny závislosti, než některou vybere, takže nemá příznaky toho, co už je rozhodnuto. Trénujte se standardními nebo doplňkovými příznaky.</translation>
    </message>
    <message>
        <source>%1 asks how good each candidate is, which a support vector machine does not answer. Train it with the linear ranker.</source>
        <translation>%1 se ptá, jak dobrý je každý kandidát, a na to metoda podpůrných vektorů neodpovídá. Trénujte s lineárním modelem.</translation>
    </message>
    <message>
        <source>The units of this treebank are words; a parser of bunsetsu needs bunsetsu, which come with KNP and CaboCha files.</source>
        <translation>Jednotkami tohoto treebanku jsou slova; parser pro bunsetsu potřebuje bunsetsu, která jsou v souborech KNP a CaboCha.</translation>
    </message>
    <message>
        <source>The units of this treebank are bunsetsu; the model knows dependencies between words. Parse it with a model of bunsetsu.</source>
        <translation>Jednotkami tohoto treebanku jsou bunsetsu; model zná závislosti mezi slovy. Rozeberte jej modelem pro bunsetsu.</translation>
    </message>
    <message>
        <source>A parser of bunsetsu needs the words of a text told apart and tagged, as JUMAN and MeCab do it: lines of words that end in EOS. This is plain text. Give what one of them writes of it, or name the program on the command line: --analyser juman.</source>
        <translation>Parser pro bunsetsu potřebuje text rozdělený na slova a označkovaný tak, jak to dělají JUMAN a MeCab: řádky slov zakončené EOS. Toto je prostý text. Předložte, co o něm některý z nich zapíše, nebo uveďte program na příkazovém řádku: --analyser juman.</translation>
    </message>
    <message>
        <source>None of the %1 sentences can be trained on: a tree is needed in which every word has a head.</source>
        <translation>Na žádné z vět (celkem %1) nelze trénovat: je potřeba strom, v němž má každé slovo řídící člen.</translation>
    </message>
    <message>
        <source>There is no development sentence with a tree whose score could tell when to stop. Name a treebank that has some.</source>
        <translation>Žádná vývojová věta nemá strom, jehož skóre by řeklo, kdy přestat. Uveďte treebank, který takové věty má.</translation>
    </message>
    <message>
        <source>The treebank has %1 different relations, more than the %2 that can be learnt. Train without relations.</source>
        <translation>Počet různých vztahů v treebanku je %1; naučit se jich lze nejvýše %2. Trénujte bez vztahů.</translation>
    </message>
    <message>
        <source>This is no file of learning curves: "%1" is missing or wrong in it.</source>
        <translation>Toto není soubor křivek učení: „%1“ v něm chybí nebo je špatně.</translation>
    </message>
    <message>
        <source>These learning curves were written by a later version of the program, which this one cannot read.</source>
        <translation>Tyto křivky učení zapsala pozdější verze programu; tato je číst neumí.</translation>
    </message>
    <message>
        <source>This is no file of a simulated annotator: "%1" is missing or wrong in it.</source>
        <translation>Toto není soubor simulovaného anotátora: „%1“ v něm chybí nebo je špatně.</translation>
    </message>
    <message>
        <source>This simulation was written by a later version of the program, which this one cannot read.</source>
        <translation>Tuto simulaci zapsala pozdější verze programu; tato ji číst neumí.</translation>
    </message>
    <message>
        <source>This is not an Arcwright model.</source>
        <translation>Toto není model programu Arcwright.</translation>
    </message>
    <message>
        <source>This model was made by a newer Arcwright (its format is version %1, this program knows version %2). Update Arcwright, or train the model again.</source>
        <translation>Tento model vytvořil novější Arcwright (jeho formát má verzi %1, tento program zná verzi %2). Aktualizujte Arcwright, nebo model natrénujte znovu.</translation>
    </message>
    <message>
        <source>This model was made by an older Arcwright (its format is version %1, this program knows version %2). Train it again.</source>
        <translation>Tento model vytvořil starší Arcwright (jeho formát má verzi %1, tento program zná verzi %2). Natrénujte jej znovu.</translation>
    </message>
    <message>
        <source>The model is damaged: its checksum does not fit. Copy it or train it again.</source>
        <translation>Model je poškozený: jeho kontrolní součet nesouhlasí. Zkopírujte jej, nebo jej natrénujte znovu.</translation>
    </message>
    <message>
        <source>The model is cut short. Copy it or train it again.</source>
        <translation>Model je neúplný. Zkopírujte jej, nebo jej natrénujte znovu.</translation>
    </message>
    <message>
        <source>This model was made by a newer Arcwright: its %1 is "%2", which this program does not know. Update Arcwright, or train the model again.</source>
        <translation>Tento model vytvořil novější Arcwright: položka %1 má hodnotu „%2“, kterou tento program nezná. Aktualizujte Arcwright, nebo model natrénujte znovu.</translation>
    </message>
    <message>
        <source>The model was trained with the language %1, and the text is said to be %2. Choose a model of that language, or one that was trained with none, or train one.</source>
        <translation>Model byl natrénován pro jazyk %1, ale jazykem textu má být %2. Zvolte model pro tento jazyk nebo model bez určeného jazyka, nebo si model natrénujte.</translation>
    </message>
    <message>
        <source>The model was trained on trees and cannot tell when a word has several parents. Train one with the decoder %1, or choose a decoder of trees.</source>
        <translation>Model byl natrénován na stromech a nepozná, kdy má slovo více rodičů. Natrénujte model s dekodérem %1, nebo zvolte dekodér stromů.</translation>
    </message>
    <message>
        <source>This model has weights of other kinds or in other numbers than %1, or was trained with another language set, so they have no mean. Train both with the same order of decoder, the same --language, and with relations or both without.</source>
        <translation>Tento model má jiné druhy nebo jiný počet vah než %1, nebo byl trénován s jiným jazykem, a tak oba modely nelze zprůměrovat. Trénujte oba s týmž řádem dekodéru, s týmž --language a oba se vztahy, nebo oba bez nich.</translation>
    </message>
    <message>
        <source>This model has other relations than %1, or has them in another order, so they have no mean. Train both on the same treebank.</source>
        <translation>Tento model má jiné vztahy než %1 nebo je má v jiném pořadí, a tak oba modely nelze zprůměrovat. Trénujte oba na stejném treebanku.</translation>
    </message>
    <message>
        <source>This model leaves out other arcs than %1, so they have no mean. Train both on the same treebank.</source>
        <translation>Tento model vynechává jiné hrany než %1, a tak oba modely nelze zprůměrovat. Trénujte oba na stejném treebanku.</translation>
    </message>
    <message>
        <source>This is a model of dependencies between bunsetsu, not between words.</source>
        <translation>Toto je model závislostí mezi bunsetsu, ne mezi slovy.</translation>
    </message>
    <message>
        <source>This is a model of dependencies between words, not between bunsetsu.</source>
        <translation>Toto je model závislostí mezi slovy, ne mezi bunsetsu.</translation>
    </message>
    <message>
        <source>This model answers the questions of %1, not those of %2.</source>
        <translation>Tento model odpovídá na otázky dekodéru %1, ne dekodéru %2.</translation>
    </message>
    <message>
        <source>This is not a checkpoint of an Arcwright training.</source>
        <translation>Toto není kontrolní bod trénování programu Arcwright.</translation>
    </message>
    <message>
        <source>This checkpoint was made by a newer Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train from the beginning.</source>
        <translation>Tento kontrolní bod vytvořil novější Arcwright (jeho formát má verzi %1, tento program zná verzi %2). Pokračujte v novější verzi, nebo trénujte od začátku.</translation>
    </message>
    <message>
        <source>This checkpoint was made by an older Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train from the beginning.</source>
        <translation>Tento kontrolní bod vytvořil starší Arcwright (jeho formát má verzi %1, tento program zná verzi %2). Pokračujte ve starší verzi, nebo trénujte od začátku.</translation>
    </message>
    <message>
        <source>The checkpoint is damaged: its checksum does not fit. Copy it again or train from the beginning.</source>
        <translation>Kontrolní bod je poškozený: jeho kontrolní součet nesouhlasí. Zkopírujte jej znovu, nebo trénujte od začátku.</translation>
    </message>
    <message>
        <source>The checkpoint is cut short. Copy it again or train from the beginning.</source>
        <translation>Kontrolní bod je neúplný. Zkopírujte jej znovu, nebo trénujte od začátku.</translation>
    </message>
    <message>
        <source>This is the checkpoint of a training on other sentences. Name the files it was trained on.</source>
        <translation>Toto je kontrolní bod trénování na jiných větách. Uveďte soubory, na nichž se trénovalo.</translation>
    </message>
    <message>
        <source>This is the checkpoint of a training that was to stop by the scores of other development sentences. Name the files it was told.</source>
        <translation>Toto je kontrolní bod trénování, které mělo skončit podle skóre jiných vývojových vět. Uveďte soubory, které mu byly zadány.</translation>
    </message>
    <message>
        <source>This is the checkpoint of a training with other settings: %1 is %2 there and %3 here. Choose what it was trained with.</source>
        <translation>Toto je kontrolní bod trénování s jiným nastavením: %1 je tam %2 a zde %3. Zvolte, s čím se trénovalo.</translation>
    </message>
    <message>
        <source>A model needs a name.</source>
        <translation>Model potřebuje název.</translation>
    </message>
    <message>
        <source>There is a model called "%1" on the shelf already. Choose another name.</source>
        <translation>Model s názvem „%1“ už na polici je. Zvolte jiný název.</translation>
    </message>
    <message>
        <source>The file %1 is not on the shelf any more: another program took it away.</source>
        <translation>Soubor %1 už na polici není: odstranil jej jiný program.</translation>
    </message>
    <message>
        <source>The description beside the model cannot be read: it is no JSON object. It is left as it is; delete it or mend it to describe the model anew.</source>
        <translation>Popis u modelu nelze přečíst: není to objekt JSON. Zůstává beze změny; chcete-li model popsat znovu, smažte jej, nebo opravte.</translation>
    </message>
    <message>
        <source>This model was trained with version %1 of Arcwright, and this is version %2. It can be used; its scores are those of the version that trained it.</source>
        <translation>Tento model byl natrénován verzí %1 programu Arcwright, toto je verze %2. Použít jej lze; jeho skóre platí pro verzi, která jej natrénovala.</translation>
    </message>
    <message>
        <source>This model has learnt the language %1, and the open treebank says that it is %2.</source>
        <translation>Tento model je pro jazyk %1, ale podle otevřeného treebanku je jeho jazyk %2.</translation>
    </message>
    <message>
        <source>The file of this model is another one than the description was written for, so that its scores and its data may be those of another model.</source>
        <translation>Soubor modelu je jiný než ten, k němuž byl popis napsán, takže jeho skóre a data mohou patřit jinému modelu.</translation>
    </message>
    <message>
        <source>There is no folder to keep models in: the user has no home folder.</source>
        <translation>Není složka, v níž by se modely mohly uchovávat: uživatel nemá domovskou složku.</translation>
    </message>
    <message>
        <source>These are not the sentences and settings of a training job.</source>
        <translation>Toto nejsou věty a nastavení trénovací úlohy.</translation>
    </message>
    <message>
        <source>This training job was made by a newer Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train anew.</source>
        <translation>Tuto trénovací úlohu vytvořil novější Arcwright (její formát má verzi %1, tento program zná verzi %2). Pokračujte v novější verzi, nebo trénujte znovu.</translation>
    </message>
    <message>
        <source>This training job was made by an older Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train anew.</source>
        <translation>Tuto trénovací úlohu vytvořil starší Arcwright (její formát má verzi %1, tento program zná verzi %2). Pokračujte ve starší verzi, nebo trénujte znovu.</translation>
    </message>
    <message>
        <source>What the training job was to learn from is damaged: its checksum does not fit. Remove the job and train anew.</source>
        <translation>To, z čeho se měla trénovací úloha učit, je poškozeno: kontrolní součet nesouhlasí. Odstraňte úlohu a trénujte znovu.</translation>
    </message>
    <message>
        <source>What the training job was to learn from is cut short. Remove the job and train anew.</source>
        <translation>To, z čeho se měla trénovací úloha učit, je neúplné. Odstraňte úlohu a trénujte znovu.</translation>
    </message>
    <message>
        <source>The training job has sentences in a format that this program does not know: %1. Go on with the Arcwright that made it.</source>
        <translation>Trénovací úloha má věty ve formátu, který tento program nezná: %1. Pokračujte v té verzi programu Arcwright, která ji vytvořila.</translation>
    </message>
    <message>
        <source>The operating system says: %1.</source>
        <translation>Hlášení operačního systému: %1.</translation>
    </message>
    <message>
        <source>It is process %1 on %2.</source>
        <translation>Je to proces %1 na počítači %2.</translation>
    </message>
    <message>
        <source>Choose what to learn from: none of the sources is ticked.</source>
        <translation>Zvolte, z čeho se má učit: žádný zdroj není zaškrtnut.</translation>
    </message>
    <message>
        <source>No sentence is confirmed yet. Confirm some, or learn from all sentences of the treebank.</source>
        <translation>Žádná věta ještě není potvrzena. Některé potvrďte, nebo se učte ze všech vět treebanku.</translation>
    </message>
    <message>
        <source>No sentence of the open treebank has a match of the pattern %1.</source>
        <translation>Vzoru %1 neodpovídá nic v žádné větě otevřeného treebanku.</translation>
    </message>
    <message>
        <source>The pattern %1 cannot be read from its character %2 on.</source>
        <translation>Vzor %1 nelze přečíst od znaku %2 dál.</translation>
    </message>
    <message>
        <source>Analyses go into a document of a Prague treebank by the ids of its nodes; this one is in %1.</source>
        <translation>Rozbory se do dokumentu pražského treebanku vkládají podle id jeho uzlů; tento je ve formátu %1.</translation>
    </message>
    <message>
        <source>Expected the id of a node, Id= in MISC, with the word "%1", found none.</source>
        <translation>U slova „%1“ se očekává id uzlu, Id= v MISC, ale není tu.</translation>
    </message>
    <message>
        <source>The document that the analyses go into has no node "%1".</source>
        <translation>Dokument, do něhož se rozbory vkládají, nemá uzel „%1“.</translation>
    </message>
    <message>
        <source>The node "%1" cannot hang on "%2": in the document that the analyses go into that is in another sentence.</source>
        <translation>Uzel „%1“ nemůže viset na „%2“: v dokumentu, do něhož se rozbory vkládají, je to v jiné větě.</translation>
    </message>
    <message>
        <source>The copy would take the place of the file that it is made of. Name another folder or file.</source>
        <translation>Kopie by nahradila soubor, z něhož se dělá. Zadejte jinou složku nebo soubor.</translation>
    </message>
    <message>
        <source>Expected each word of the m-layer in one node, but two refer to "%1".</source>
        <translation>Každé slovo m-roviny se očekává v jednom uzlu, ale na „%1“ odkazují dva.</translation>
    </message>
    <message>
        <source>The word refers to the token "%1", which the w-layer does not have.</source>
        <translation>Slovo odkazuje na token „%1“, který ve w-rovině není.</translation>
    </message>
    <message>
        <source>The node refers to "%1", a word of another sentence than the one the tree names in s.rf.</source>
        <translation>Uzel odkazuje na „%1“, slovo jiné věty, než kterou strom uvádí v s.rf.</translation>
    </message>
    <message>
        <source>No node refers to the word "%1" of this sentence in the m-layer.</source>
        <translation>Na slovo „%1“ této věty v m-rovině neodkazuje žádný uzel.</translation>
    </message>
    <message>
        <source>The technical root has no words under it.</source>
        <translation>Technický kořen nemá pod sebou žádná slova.</translation>
    </message>
    <message>
        <source>Expected an afun of the Prague treebanks, as Sb or AuxP, found "%1".</source>
        <translation>Očekává se afun pražských treebanků, jako Sb nebo AuxP, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>Expected a tag of 15 characters, found "%1" with %2.</source>
        <translation>Očekává se značka o 15 znacích, ale je tu „%1“, počet znaků: %2.</translation>
    </message>
    <message>
        <source>Expected spell, num_normalization, ctcd or insert in form_change, found "%1".</source>
        <translation>Ve form_change se očekává spell, num_normalization, ctcd nebo insert, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>The form "%1" is not the token "%2", and no form_change says why.</source>
        <translation>Tvar „%1“ není tokenem „%2“ a žádné form_change neříká proč.</translation>
    </message>
    <message>
        <source>Expected the children of the node in the order of ord.</source>
        <translation>Závislé uzly tohoto uzlu se očekávají v pořadí podle ord.</translation>
    </message>
    <message>
        <source>Expected each id once in the file, but "%1" names another node before.</source>
        <translation>Každé id se v souboru očekává jednou, ale „%1“ už dřív označuje jiný uzel.</translation>
    </message>
    <message>
        <source>Only %1 sentences have a whole tree. The simulated annotator begins with a parser trained on %2, and needs more to annotate: let it begin with fewer, or open a larger treebank.</source>
        <translation>Celý strom má jen tolik vět: %1. Simulovaný anotátor začíná s parserem natrénovaným na %2 větách a potřebuje další k anotaci: nechte ho začít s méně větami, nebo otevřete větší treebank.</translation>
    </message>
    <message>
        <source>All the sentences to learn from are among those that the parser is scored on, so there is nothing left to learn. Choose other files to score on.</source>
        <translation>Všechny věty, z nichž se má učit, jsou mezi těmi, na kterých se parser hodnotí, takže se není z čeho učit. Zvolte k hodnocení jiné soubory.</translation>
    </message>
    <message>
        <source>Expected at most %1 elements and attributes in a file, but here they are more.</source>
        <translation>Soubor může mít nejvýše %1 elementů a atributů, ale zde jich je víc.</translation>
    </message>
    <message>
        <source>The %1-layer of this document, %2, cannot be read. The trees can be seen and edited all the same, without what that file says of their words; the file stays as it is.</source>
        <translation>%1-rovinu tohoto dokumentu, soubor %2, nelze přečíst. Stromy lze přesto prohlížet i upravovat, jen bez toho, co onen soubor říká o slovech; soubor zůstává beze změny.</translation>
    </message>
    <message>
        <source>Expected the root element %1, found "%2".</source>
        <translation>Očekává se kořenový element %1, ale je tu „%2“.</translation>
    </message>
    <message>
        <source>Lemma and tag of "%1" cannot be changed: they stand in the m-layer of the document, which is missing or cannot be read.</source>
        <translation>Lemma a značku slova „%1“ nelze změnit: jsou v m-rovině dokumentu, která chybí nebo ji nelze přečíst.</translation>
    </message>
    <message>
        <source>The description of this training job is missing, damaged or of a newer Arcwright: what it was called is not known. What it learns from is there, and it can go on.</source>
        <translation>Popis této trénovací úlohy chybí, je poškozený, nebo pochází z novější verze programu Arcwright: jak se úloha jmenovala, není známo. Data, na nichž se učí, tu jsou, a úloha může pokračovat.</translation>
    </message>
    <message>
        <source>What is known of the words has changed since unsaved corrections were made. They are made again, in so many sentences: %1. In so many, something could not be made again: %2. All of it is kept in %3.</source>
        <translation>Údaje o slovech se od doby, kdy vznikly neuložené opravy, změnily. Opravy byly znovu provedeny, počet vět: %1. Počet vět, v nichž něco znovu provést nešlo: %2. Vše je uchováno v souboru %3.</translation>
    </message>
    <message>
        <source>What is shown are the trees of the zone "%1". The file has others, too: %2.</source>
        <translation>Zobrazeny jsou stromy zóny „%1“. Soubor má i další: %2.</translation>
    </message>
    <message>
        <source>The two treebanks differ in length: %1 and %2 sentences. They differ from sentence %3 on.</source>
        <translation>Treebanky se liší délkou: počty vět jsou %1 a %2. Rozcházejí se od věty %3.</translation>
    </message>
    <message>
        <source>Choose another file, or check where it came from.</source>
        <translation>Zvolte jiný soubor, nebo ověřte, odkud tento pochází.</translation>
    </message>
    <message>
        <source>Check the name, and whether it was moved.</source>
        <translation>Zkontrolujte název a zda nedošlo k přesunu.</translation>
    </message>
    <message>
        <source>Divide it into smaller files.</source>
        <translation>Rozdělte obsah do menších souborů.</translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 and open it again.</source>
        <translation>Převeďte soubor do UTF-8 a otevřete jej znovu.</translation>
    </message>
    <message>
        <source>Use another character, or convert the file to UTF-8.</source>
        <translation>Použijte jiný znak, nebo převeďte soubor do UTF-8.</translation>
    </message>
    <message>
        <source>Use another character.</source>
        <translation>Použijte jiný znak.</translation>
    </message>
    <message>
        <source>Type it in that form.</source>
        <translation>Zadejte text v požadované podobě.</translation>
    </message>
    <message>
        <source>Give it a head first.</source>
        <translation>Nejdřív mu dejte řídící člen.</translation>
    </message>
    <message>
        <source>Export the file as CoNLL-U if you need it.</source>
        <translation>Potřebujete-li to, exportujte soubor jako CoNLL-U.</translation>
    </message>
    <message>
        <source>Reload it, or save yours under another name.</source>
        <translation>Načtěte jej znovu, nebo svou verzi uložte pod jiným názvem.</translation>
    </message>
    <message>
        <source>Save it again, here or under another name.</source>
        <translation>Uložte jej znovu, zde nebo pod jiným názvem.</translation>
    </message>
    <message>
        <source>Mend it, or move it away, and open the treebank again.</source>
        <translation>Opravte jej, nebo jej přesuňte jinam, a otevřete treebank znovu.</translation>
    </message>
    <message>
        <source>Look at the sentence as it is now, and choose again.</source>
        <translation>Podívejte se na větu v nynější podobě a zvolte znovu.</translation>
    </message>
    <message>
        <source>Edit it as text first.</source>
        <translation>Nejdřív ji upravte jako text.</translation>
    </message>
    <message>
        <source>Use the command that is for it.</source>
        <translation>Použijte příkaz, který je k tomu určen.</translation>
    </message>
    <message>
        <source>Type a form, or delete the word.</source>
        <translation>Zadejte tvar, nebo slovo smažte.</translation>
    </message>
    <message>
        <source>Choose a relation.</source>
        <translation>Zvolte vztah.</translation>
    </message>
    <message>
        <source>Change it in the table of words.</source>
        <translation>Změňte je v tabulce slov.</translation>
    </message>
    <message>
        <source>Choose another head.</source>
        <translation>Zvolte jiný řídící člen.</translation>
    </message>
    <message>
        <source>Put the space where it is to be divided, between two parts.</source>
        <translation>Napište mezeru tam, kde se má dělit, mezi dvě části.</translation>
    </message>
    <message>
        <source>Select another word.</source>
        <translation>Vyberte jiné slovo.</translation>
    </message>
    <message>
        <source>Join the sentence with the next one instead.</source>
        <translation>Místo toho větu spojte s další.</translation>
    </message>
    <message>
        <source>Convert one of them first.</source>
        <translation>Nejdřív jednu z nich převeďte.</translation>
    </message>
    <message>
        <source>Remove its comment line # newdoc first, if they belong together.</source>
        <translation>Patří-li věty k sobě, nejdřív z druhé odstraňte řádek komentáře # newdoc.</translation>
    </message>
    <message>
        <source>Give one of them another head first.</source>
        <translation>Nejdřív dejte některému z nich jiný řídící člen.</translation>
    </message>
    <message>
        <source>Give all but one of them a head first.</source>
        <translation>Nejdřív dejte všem kromě jednoho řídící člen.</translation>
    </message>
    <message>
        <source>Select one first, with a click or the arrow keys.</source>
        <translation>Nejdřív některé vyberte kliknutím nebo šipkami.</translation>
    </message>
    <message>
        <source>Train a parser, or open a model, first.</source>
        <translation>Nejdřív natrénujte parser, nebo otevřete model.</translation>
    </message>
    <message>
        <source>Predict the sentence again.</source>
        <translation>Predikujte větu znovu.</translation>
    </message>
    <message>
        <source>Choose one that the line below the diagram shows.</source>
        <translation>Zvolte některý z těch, které uvádí řádek pod diagramem.</translation>
    </message>
    <message>
        <source>Correct it by hand, or waive it with a reason.</source>
        <translation>Opravte to ručně, nebo to s odůvodněním promiňte.</translation>
    </message>
    <message>
        <source>The names are conllu, conllup, conllx, dtag, knp, cabocha and pml.</source>
        <translation>Názvy jsou conllu, conllup, conllx, dtag, knp, cabocha a pml.</translation>
    </message>
    <message>
        <source>Name the file that ends in .a or .treex.</source>
        <translation>Uveďte soubor, který končí na .a nebo .treex.</translation>
    </message>
    <message>
        <source>Convert the document anew, which keeps the ids, or name the one it was made of.</source>
        <translation>Převeďte dokument znovu, id se při tom zachovají, nebo uveďte ten, z něhož se převádělo.</translation>
    </message>
    <message>
        <source>Check that both are of the same text, divided in the same way.</source>
        <translation>Zkontrolujte, zda je v obou týž text, rozdělený stejným způsobem.</translation>
    </message>
    <message>
        <source>Score them as words.</source>
        <translation>Ohodnoťte je jako slova.</translation>
    </message>
    <message>
        <source>Choose a parser of words, such as hill.</source>
        <translation>Zvolte parser pro slova, například hill.</translation>
    </message>
    <message>
        <source>Annotate some sentences completely, or learn from single arcs.</source>
        <translation>Anotujte některé věty úplně, nebo nechte parser učit se z jednotlivých hran.</translation>
    </message>
    <message>
        <source>Update Arcwright.</source>
        <translation>Aktualizujte Arcwright.</translation>
    </message>
    <message>
        <source>Choose another model, or train one on this treebank.</source>
        <translation>Zvolte jiný model, nebo jej natrénujte na tomto treebanku.</translation>
    </message>
    <message>
        <source>Type one.</source>
        <translation>Zadejte jej.</translation>
    </message>
    <message>
        <source>Score it again before you rely on them.</source>
        <translation>Než se na ně spolehnete, ohodnoťte jej znovu.</translation>
    </message>
    <message>
        <source>Set HOME or XDG_DATA_HOME and start the program again.</source>
        <translation>Nastavte HOME nebo XDG_DATA_HOME a spusťte program znovu.</translation>
    </message>
    <message>
        <source>Remove the job and train anew.</source>
        <translation>Odstraňte úlohu a trénujte znovu.</translation>
    </message>
    <message>
        <source>Change the pattern, or leave that source out.</source>
        <translation>Změňte vzor, nebo tento zdroj vynechte.</translation>
    </message>
    <message>
        <source>Choose a folder that has some, or open the files themselves.</source>
        <translation>Zvolte složku, v níž nějaký je, nebo otevřete přímo soubory.</translation>
    </message>
    <message>
        <source>Check what it is, or have the program that wrote it write another format.</source>
        <translation>Zjistěte, o jaký soubor jde, nebo jej v programu, z něhož pochází, uložte v jiném formátu.</translation>
    </message>
    <message>
        <source>Mend the file in a text editor, or write it anew with the program that made it.</source>
        <translation>Opravte soubor v textovém editoru, nebo jej znovu zapište programem, který jej vytvořil.</translation>
    </message>
    <message>
        <source>Bring that file back beside the document, and open it again.</source>
        <translation>Dejte onen soubor zpět vedle dokumentu a dokument otevřete znovu.</translation>
    </message>
    <message>
        <source>Name one of these.</source>
        <translation>Uveďte jednu z nich.</translation>
    </message>
    <message>
        <source>Mend that place: Edit as text shows the sentence as it is in the file.</source>
        <translation>Opravte toto místo: příkaz „Upravit jako text“ ukáže větu tak, jak je v souboru.</translation>
    </message>
    <message>
        <source>This file has no trees in the zone "%1" and is read in the zone "%2". So many files have none in the zone that was named: %3.</source>
        <translation>Tento soubor nemá v zóně „%1“ žádné stromy a čte se v zóně „%2“. Počet souborů bez stromů v uvedené zóně: %3.</translation>
    </message>
    <message>
        <source>Expected one zone of the file, as a file is written by one at a time; both "%1" and "%2" are asked for. Name one of them.</source>
        <translation>Očekává se jediná zóna souboru, protože soubor se zapisuje po jedné zóně; požadovány jsou „%1“ i „%2“. Uveďte jednu z nich.</translation>
    </message>
    <message>
        <source>Name a zone that all files have, or leave those files out.</source>
        <translation>Uveďte zónu, kterou mají všechny soubory, nebo tyto soubory vynechte.</translation>
    </message>
    <message>
        <source>Each of them can be opened in its place, or be read beside it.</source>
        <translation>Každou z nich lze otevřít na jejím místě nebo číst vedle ní.</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>Opravte, co jste napsali.</translation>
    </message>
    <message>
        <source>Choose one of these types.</source>
        <translation>Zvolte jeden z těchto typů.</translation>
    </message>
    <message>
        <source>Check those sentences, and make again by hand what is missing.</source>
        <translation>Zkontrolujte tyto věty a ručně doplňte, co chybí.</translation>
    </message>
    <message>
        <source>Of a folder only the files directly in it are read. So many of its subfolders have treebanks too: %1; the first is %2. Name the folder with /** behind it to read them, too.</source>
        <translation>Ze složky se čtou jen soubory přímo v ní. Treebanky mají i podsložky, celkem %1; první je %2. Mají-li se číst, uveďte za složkou /**.</translation>
    </message>
    <message>
        <source>The tree refers to the sentence "%1", which the m-layer does not have.</source>
        <translation>Strom odkazuje na větu „%1“, která v m-rovině není.</translation>
    </message>
    <message>
        <source>Expected each element once in a node, but this one has two named "%1".</source>
        <translation>Každý element se v uzlu očekává jednou, ale tento uzel má dva s názvem „%1“.</translation>
    </message>
    <message>
        <source>The word "%1" cannot be marked as one whose governor is left out: the schema of this treebank is not that of PDT-C, with which the flag came, and no word has it.</source>
        <translation>Slovo „%1“ nelze označit jako slovo s vynechaným řídícím členem: schéma tohoto treebanku není schéma PDT-C, s nímž příznak přišel, a žádné slovo ho nemá.</translation>
    </message>
    <message>
        <source>Use the afun ExD.</source>
        <translation>Použijte afun ExD.</translation>
    </message>
    <message>
        <source>%1 has several arcs in the enhanced graph, and none is selected.</source>
        <translation>%1 má v rozšířeném grafu několik hran a žádná není vybrána.</translation>
    </message>
    <message>
        <source>This is of the tree, and only the enhanced graph is shown, whose arcs are edited one by one.</source>
        <translation>Toto se týká stromu, ale zobrazen je jen rozšířený graf, jehož hrany se upravují po jedné.</translation>
    </message>
    <message>
        <source>The file has no basic phrases (lines +) here.</source>
        <translation>Soubor zde nemá základní fráze (řádky +).</translation>
    </message>
    <message>
        <source>The last basic phrase of a bunsetsu depends as the bunsetsu does, on one of another bunsetsu.</source>
        <translation>Poslední základní fráze bunsetsu závisí stejně jako ono, totiž na některé frázi jiného bunsetsu.</translation>
    </message>
    <message>
        <source>A basic phrase that is not the last of its bunsetsu depends on another one within it.</source>
        <translation>Základní fráze, která není ve svém bunsetsu poslední, závisí na jiné frázi téhož bunsetsu.</translation>
    </message>
    <message>
        <source>Basic phrases are shown, of which only heads, types and borders can be changed.</source>
        <translation>Zobrazeny jsou základní fráze, u nichž lze měnit jen řídící členy, typy a hranice.</translation>
    </message>
    <message>
        <source>There is no bunsetsu on that side that could have the word.</source>
        <translation>Na této straně není bunsetsu, které by slovo mohlo převzít.</translation>
    </message>
    <message>
        <source>It is the only word of its bunsetsu, which cannot be without any.</source>
        <translation>Je to jediné slovo svého bunsetsu a bunsetsu beze slov být nemůže.</translation>
    </message>
    <message>
        <source>Files in the format %1 have no arcs between words of two sentences.</source>
        <translation>Soubory ve formátu %1 nemají hrany mezi slovy dvou vět.</translation>
    </message>
    <message>
        <source>Both words are of the same sentence.</source>
        <translation>Obě slova patří do téže věty.</translation>
    </message>
    <message>
        <source>The two words are of different files, which no arc can join.</source>
        <translation>Tato dvě slova jsou z různých souborů, a ty žádná hrana spojit nemůže.</translation>
    </message>
    <message>
        <source>No edge of the word leads to another sentence.</source>
        <translation>Žádná hrana tohoto slova nevede do jiné věty.</translation>
    </message>
    <message>
        <source>Of the %2 shares of this work %1 are missing: %3.</source>
        <translation>Z dávek této práce (celkem %2) jich chybí %1: %3.</translation>
    </message>
    <message>
        <source>The shares in this folder are of other work: of other files, other options or another build of Arcwright.</source>
        <translation>Dávky v této složce patří k jiné práci: k jiným souborům, jiným volbám nebo jinému sestavení programu Arcwright.</translation>
    </message>
    <message>
        <source>This is not a share of a work.</source>
        <translation>Toto není dávka práce.</translation>
    </message>
    <message>
        <source>This share was written by a newer Arcwright (its format is version %1, this program knows version %2).</source>
        <translation>Tuto dávku zapsal novější Arcwright (její formát má verzi %1, tento program zná verzi %2).</translation>
    </message>
    <message>
        <source>This share was written by an older Arcwright (its format is version %1, this program reads version %2 and later).</source>
        <translation>Tuto dávku zapsal starší Arcwright (její formát má verzi %1, tento program čte verzi %2 a novější).</translation>
    </message>
    <message>
        <source>The end of this share is missing.</source>
        <translation>Konec této dávky chybí.</translation>
    </message>
    <message>
        <source>This share is damaged.</source>
        <translation>Tato dávka je poškozená.</translation>
    </message>
    <message>
        <source>Have these parts done, with --part, or leave out --merge.</source>
        <translation>Nechte tyto části provést volbou --part, nebo vynechejte --merge.</translation>
    </message>
    <message>
        <source>Give the same files and options as to those that did the parts.</source>
        <translation>Zadejte stejné soubory a volby, s jakými se zpracovaly části.</translation>
    </message>
    <message>
        <source>Delete the file; what it kept is done again.</source>
        <translation>Smažte soubor; co uchovával, se zpracuje znovu.</translation>
    </message>
    <message>
        <source>Select the arc first, with a click, or with Shift and the arrow up or down.</source>
        <translation>Nejdřív hranu vyberte kliknutím, nebo klávesou Shift a šipkou nahoru či dolů.</translation>
    </message>
    <message>
        <source>Show the tree and the graph together again.</source>
        <translation>Zobrazte zase strom i graf zároveň.</translation>
    </message>
    <message>
        <source>Show the bunsetsu again.</source>
        <translation>Zobrazte zase bunsetsu.</translation>
    </message>
    <message>
        <source>Join the two bunsetsu instead.</source>
        <translation>Místo toho obě bunsetsu spojte.</translation>
    </message>
    <message>
        <source>Add a further parent instead.</source>
        <translation>Místo toho přidejte dalšího rodiče.</translation>
    </message>
    <message>
        <source>Open a file that has them, as KNP writes it.</source>
        <translation>Otevřete soubor, který je má, tak jak jej zapisuje KNP.</translation>
    </message>
    <message>
        <source>Choose a word of the same file.</source>
        <translation>Zvolte slovo téhož souboru.</translation>
    </message>
    <message>
        <source>Convert the file into DTAG if you need them.</source>
        <translation>Pokud je potřebujete, převeďte soubor do formátu DTAG.</translation>
    </message>
    <message>
        <source>There is no %1 here or in the folder data below it. Expected a copy of the tools of Universal Dependencies (github.com/UniversalDependencies/tools).</source>
        <translation>%1 není zde ani v podsložce data. Očekává se kopie nástrojů Universal Dependencies (github.com/UniversalDependencies/tools).</translation>
    </message>
    <message>
        <source>Expected JSON, which this is not.</source>
        <translation>Očekává se JSON, což toto není.</translation>
    </message>
    <message>
        <source>Expected an object (in braces) for %1.</source>
        <translation>Pro %1 se očekává objekt (ve složených závorkách).</translation>
    </message>
    <message>
        <source>Expected a list (in brackets) for %1.</source>
        <translation>Pro %1 se očekává seznam (v hranatých závorkách).</translation>
    </message>
    <message>
        <source>Expected a text (in quotation marks) for %1.</source>
        <translation>Pro %1 se očekává text (v uvozovkách).</translation>
    </message>
    <message>
        <source>Expected a number for %1.</source>
        <translation>Pro %1 se očekává číslo.</translation>
    </message>
    <message>
        <source>The language data say nothing of a language "%1".</source>
        <translation>Jazyková data neříkají nic o jazyce „%1“.</translation>
    </message>
    <message>
        <source>For words with spaces in the language %1 the data have an expression that cannot be read: %2.</source>
        <translation>Pro slova s mezerami v jazyce %1 mají data výraz, který nelze přečíst: %2.</translation>
    </message>
    <message>
        <source>Neither the name of the file (as cs_pdt-ud-dev.conllu) nor its first sentence (# language = cs) says which language it is in.</source>
        <translation>Název souboru (jako cs_pdt-ud-dev.conllu) ani jeho první věta (# language = cs) neříká, v jakém je jazyce.</translation>
    </message>
    <message>
        <source>Choose the folder of such a copy.</source>
        <translation>Zvolte složku takové kopie.</translation>
    </message>
    <message>
        <source>Get a new copy of the data.</source>
        <translation>Pořiďte si novou kopii dat.</translation>
    </message>
    <message>
        <source>Check its code, or get a newer copy of the data.</source>
        <translation>Zkontrolujte jeho kód, nebo si pořiďte novější kopii dat.</translation>
    </message>
    <message>
        <source>Name the language.</source>
        <translation>Uveďte jazyk.</translation>
    </message>
    <message>
        <source>Patterns find bunsetsu here, which a replacement neither inserts nor deletes.</source>
        <translation>Vzory zde hledají bunsetsu; při nahrazování se bunsetsu nevkládají ani nemažou.</translation>
    </message>
    <message>
        <source>A word is inserted beside a word, but %1 is an empty node.</source>
        <translation>Slovo se vkládá vedle slova, ale %1 je prázdný uzel.</translation>
    </message>
    <message>
        <source>An empty node is in the enhanced graph alone, not in the tree.</source>
        <translation>Prázdný uzel je jen v rozšířeném grafu, ne ve stromu.</translation>
    </message>
    <message>
        <source>Divide and join bunsetsu, and insert and delete words, in the diagram.</source>
        <translation>Bunsetsu rozdělujte a spojujte a slova vkládejte a mažte v diagramu.</translation>
    </message>
    <message>
        <source>Name a word of the pattern there.</source>
        <translation>Uveďte tam slovo vzoru.</translation>
    </message>
    <message>
        <source>Use arcs of the enhanced graph: add a +&gt;conj b.</source>
        <translation>Použijte hrany rozšířeného grafu: přidejte a +&gt;conj b.</translation>
    </message>
    <message>
        <source>The last basic phrase of a bunsetsu is to depend on one of the bunsetsu's head, which is %2 (counted from 0); but "%3" depends on basic phrase %1, which is in another bunsetsu.</source>
        <translation>Poslední základní fráze bunsetsu má záviset na některé frázi jeho řídícího členu, kterým je %2 (počítáno od 0); „%3“ však závisí na základní frázi %1, která je v jiném bunsetsu.</translation>
    </message>
    <message>
        <source>The last basic phrase of a bunsetsu is to have the bunsetsu's type, which is %2; but "%3" has %1.</source>
        <translation>Poslední základní fráze bunsetsu má mít typ svého bunsetsu, tedy %2; „%3“ však má %1.</translation>
    </message>
    <message>
        <source>Only the last basic phrase of a bunsetsu may depend on another bunsetsu; but "%2" depends on "%3" (basic phrase %1, counted from 0), which is in another.</source>
        <translation>Na jiném bunsetsu smí záviset jen poslední základní fráze bunsetsu; „%2“ však závisí na „%3“ (základní fráze %1, počítáno od 0), která je v jiném.</translation>
    </message>
    <message>
        <source>There is no other basic phrase %1 (counted from 0) for "%2" to depend on.</source>
        <translation>Jiná základní fráze %1 (počítáno od 0), na níž by „%2“ mohla záviset, tu není.</translation>
    </message>
    <message>
        <source>The models of the folds that belong to this model are not beside it any more.</source>
        <translation>Modely dílů, které patří k tomuto modelu, už vedle něj nejsou.</translation>
    </message>
    <message>
        <source>This is not the file of the models of folds that it should be.</source>
        <translation>Toto není soubor s modely dílů, ač by jím měl být.</translation>
    </message>
    <message>
        <source>These models of folds were written by a newer Arcwright (their format is version %1, this program knows version %2).</source>
        <translation>Tyto modely dílů zapsal novější Arcwright (jejich formát má verzi %1, tento program zná verzi %2).</translation>
    </message>
    <message>
        <source>These models of folds were written by an older Arcwright (their format is version %1, this program knows version %2).</source>
        <translation>Tyto modely dílů zapsal starší Arcwright (jejich formát má verzi %1, tento program zná verzi %2).</translation>
    </message>
    <message>
        <source>The models of folds are damaged: their checksum does not fit.</source>
        <translation>Modely dílů jsou poškozené: nesouhlasí jejich kontrolní součet.</translation>
    </message>
    <message>
        <source>The models of folds are cut short.</source>
        <translation>Modely dílů jsou neúplné.</translation>
    </message>
    <message>
        <source>These models of folds belong to another model.</source>
        <translation>Tyto modely dílů patří k jinému modelu.</translation>
    </message>
    <message>
        <source>The model is used without them: sentences that it has seen in training are not scored. Train it again if you need these scores.</source>
        <translation>Model se používá bez nich: věty, které viděl při trénování, se nehodnotí. Potřebujete-li tato skóre, natrénujte ho znovu.</translation>
    </message>
</context>
<context>
    <name>ProblemsSummary</name>
    <message>
        <source>only the structure of %1 is tested</source>
        <translation>ve formátu %1 se kontroluje jen struktura</translation>
    </message>
    <message>
        <source>without tests that need %1</source>
        <translation>bez kontrol, které potřebují %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n chyba</numerusform>
            <numerusform>%n chyby</numerusform>
            <numerusform>%n chyb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n varování</numerusform>
            <numerusform>%n varování</numerusform>
            <numerusform>%n varování</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n informace</numerusform>
            <numerusform>%n informace</numerusform>
            <numerusform>%n informací</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waived</source>
        <translation>prominuto: %1</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>zatím %1…</translation>
    </message>
    <message>
        <source>there was too little memory to test all sentences</source>
        <translation>na kontrolu všech vět nebylo dost paměti</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problémy (%1)</translation>
    </message>
    <message>
        <source>Problems (?)</source>
        <translation>Problémy (?)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problémy</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested: the language data cannot be read (%1: %2)</source>
        <translation>úrovně 4 a 5 se netestují: jazyková data nelze přečíst (%1: %2)</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested: no language data, see the settings</source>
        <translation>úrovně 4 a 5 se netestují: nejsou jazyková data, viz nastavení</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested where the language is %1, which the data do not know</source>
        <translation>úrovně 4 a 5 se netestují tam, kde data neznají jazyk: %1</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested in %1, whose language is not known</source>
        <translation>úrovně 4 a 5 se netestují v souborech, jejichž jazyk není znám: %1</translation>
    </message>
    <message>
        <source>up to level 5, language: %1</source>
        <translation>do úrovně 5, jazyk: %1</translation>
    </message>
</context>
<context>
    <name>ProgressBars</name>
    <message>
        <source>%p%</source>
        <comment>%p is the number</comment>
        <translation>%p %</translation>
    </message>
</context>
<context>
    <name>ProgressTexts</name>
    <message>
        <source>nobody named</source>
        <translation>beze jména</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>méně než minuta</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>No sentence is confirmed yet, of %n sentence(s).</source>
        <translation>
            <numerusform>Z %n věty ještě není potvrzena žádná.</numerusform>
            <numerusform>Z %n vět ještě není potvrzena žádná.</numerusform>
            <numerusform>Z %n vět ještě není potvrzena žádná.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n sentence(s) confirmed, %2 of %3 words (%4%).</source>
        <translation>
            <numerusform>Potvrzeno: %1 z %n věty, %2 z %3 slov (%4 %).</numerusform>
            <numerusform>Potvrzeno: %1 z %n vět, %2 z %3 slov (%4 %).</numerusform>
            <numerusform>Potvrzeno: %1 z %n vět, %2 z %3 slov (%4 %).</numerusform>
        </translation>
    </message>
    <message>
        <source>As fast as lately, the rest takes %1 of work.</source>
        <translation>Při nynější rychlosti zbývá ještě tolik práce: %1.</translation>
    </message>
    <message>
        <source>Counted on this computer: %1 words an hour</source>
        <comment>figure</comment>
        <translation>Naměřeno na tomto počítači: slov za hodinu %1</translation>
    </message>
    <message>
        <source>; %1 keys and %2 seconds a corrected word</source>
        <comment>figures</comment>
        <translation>; na opravené slovo: stisků kláves %1, sekund %2</translation>
    </message>
    <message>
        <source>; %1% of the first suggestions right</source>
        <comment>figure</comment>
        <translation>; první návrhy správně: %1 %</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Words confirmed</source>
        <translation>Potvrzená slova</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3 words in %n sentence(s)</source>
        <comment>day, annotator, number</comment>
        <translation>
            <numerusform>%1, %2: slov %3 v %n větě</numerusform>
            <numerusform>%1, %2: slov %3 v %n větách</numerusform>
            <numerusform>%1, %2: slov %3 v %n větách</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Potvrzení</translation>
    </message>
    <message>
        <source>First suggestions right, %</source>
        <translation>První návrhy správně, %</translation>
    </message>
    <message>
        <source>first suggestions</source>
        <translation>první návrhy</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Confirmations %1: %2% of the first suggestions right</source>
        <translation>Potvrzení %1: správně %2 % prvních návrhů</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotátor</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Věty</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>Words an hour</source>
        <translation>Slov za hodinu</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Opraveno</translation>
    </message>
    <message>
        <source>Keys a correction</source>
        <translation>Kláves na opravu</translation>
    </message>
    <message>
        <source>Seconds a correction</source>
        <translation>Sekund na opravu</translation>
    </message>
    <message>
        <source>Suggestions right, %</source>
        <translation>Návrhy správně, %</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Složka</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>arc</source>
        <translation>hrana</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>vztah</translation>
    </message>
    <message>
        <source>siblings</source>
        <translation>sourozenci</translation>
    </message>
    <message>
        <source>third order</source>
        <translation>třetí řád</translation>
    </message>
    <message>
        <source>whole tree</source>
        <translation>celý strom</translation>
    </message>
    <message>
        <source>inside the arc</source>
        <translation>uvnitř hrany</translation>
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
        <translation>přísudek hlavní věty</translation>
    </message>
    <message>
        <source>subject</source>
        <translation>podmět</translation>
    </message>
    <message>
        <source>object</source>
        <translation>předmět</translation>
    </message>
    <message>
        <source>adverbial</source>
        <translation>příslovečné určení</translation>
    </message>
    <message>
        <source>attribute of a noun</source>
        <translation>přívlastek jména</translation>
    </message>
    <message>
        <source>nominal part of a predicate with “be”</source>
        <translation>jmenná část přísudku se sponou „být“</translation>
    </message>
    <message>
        <source>complement of verb and noun, on the noun</source>
        <translation>doplněk slovesa i jména, zavěšený na jménu</translation>
    </message>
    <message>
        <source>complement on the verb, its noun left out</source>
        <translation>doplněk zavěšený na slovese, jeho jméno je vypuštěno</translation>
    </message>
    <message>
        <source>head of a coordination</source>
        <translation>řídící člen koordinace</translation>
    </message>
    <message>
        <source>head of an apposition</source>
        <translation>řídící člen přístavku</translation>
    </message>
    <message>
        <source>governor left out: ellipsis, title, address</source>
        <translation>vypuštěný řídící člen: elipsa, nadpis, oslovení</translation>
    </message>
    <message>
        <source>auxiliary verb</source>
        <translation>pomocné sloveso</translation>
    </message>
    <message>
        <source>preposition; its noun has the function</source>
        <translation>předložka; funkci nese její jméno</translation>
    </message>
    <message>
        <source>subordinator; its clause has the function</source>
        <translation>podřadicí spojka; funkci nese její věta</translation>
    </message>
    <message>
        <source>reflexive that belongs to the verb</source>
        <translation>zvratné „se“, které patří ke slovesu</translation>
    </message>
    <message>
        <source>reflexive of the passive</source>
        <translation>zvratné „se“ trpného rodu</translation>
    </message>
    <message>
        <source>redundant or emotive word</source>
        <translation>nadbytečný nebo citový výraz</translation>
    </message>
    <message>
        <source>connective or particle without a function</source>
        <translation>spojovací výraz nebo částice bez větněčlenské funkce</translation>
    </message>
    <message>
        <source>word that puts a focus: only, even</source>
        <translation>zdůrazňovací slovo: jen, dokonce</translation>
    </message>
    <message>
        <source>comma that joins nothing</source>
        <translation>čárka, která nic nespojuje</translation>
    </message>
    <message>
        <source>other punctuation or symbol</source>
        <translation>jiná interpunkce nebo symbol</translation>
    </message>
    <message>
        <source>punctuation that ends the sentence</source>
        <translation>interpunkce na konci věty</translation>
    </message>
    <message>
        <source>attribute, or else adverbial</source>
        <translation>přívlastek, případně příslovečné určení</translation>
    </message>
    <message>
        <source>adverbial, or else attribute</source>
        <translation>příslovečné určení, případně přívlastek</translation>
    </message>
    <message>
        <source>attribute, or else object</source>
        <translation>přívlastek, případně předmět</translation>
    </message>
    <message>
        <source>object, or else attribute</source>
        <translation>předmět, případně přívlastek</translation>
    </message>
    <message>
        <source>attribute of one of several nouns</source>
        <translation>přívlastek jednoho z několika jmen</translation>
    </message>
    <message>
        <source>noun that is a clause of its own</source>
        <translation>jméno jako samostatná klauze</translation>
    </message>
    <message>
        <source>address that is a clause of its own</source>
        <translation>oslovení jako samostatná klauze</translation>
    </message>
    <message>
        <source>particle that is a clause of its own</source>
        <translation>částice jako samostatná klauze</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>determinátor</translation>
    </message>
    <message>
        <source>article</source>
        <translation>gramatický člen</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>zápor</translation>
    </message>
    <message>
        <source>function that is not known</source>
        <translation>neznámá funkce</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>These are the arcs of the tree: see first whether the heads there are right, for this finds them no more.</source>
        <translation>Jsou to hrany stromu: nejdřív se podívejte, zda jsou tam řídící členy správně; tato kontrola je potom už nenajde.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>en</source>
        <translation>cs</translation>
    </message>
    <message>
        <source>Evaluation against %1</source>
        <translation>Vyhodnocení proti treebanku %1</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Uložit jako</translation>
    </message>
    <message>
        <source>%1 more rows are in the files.</source>
        <translation>Dalších řádků v souborech: %1.</translation>
    </message>
    <message>
        <source>%1 words in %2 sentences. Scores are percentages; intervals are 95% (Wilson). Relations count whole, with their subtypes, except where the UD tools' scores are given. Punctuation is what is tagged %3.</source>
        <translation>Počet slov: %1, počet vět: %2. Skóre jsou v procentech; intervaly jsou 95% (Wilson). Vztahy se počítají celé, i s podtypy, s výjimkou skóre podle nástrojů UD. Interpunkce je to, co má značku %3.</translation>
    </message>
    <message>
        <source>%1 bunsetsu in %2 sentences. Scores are percentages; intervals are 95% (Wilson). Punctuation is what is tagged %3.</source>
        <translation>Počet bunsetsu: %1, počet vět: %2. Skóre jsou v procentech; intervaly jsou 95% (Wilson). Interpunkce je to, co má značku %3.</translation>
    </message>
    <message>
        <source>%1 has %2% of the words right, head and relation: %3 of %4.</source>
        <translation>Systém %1 má správně %2 % slov, řídící člen i vztah: %3 z %4.</translation>
    </message>
    <message>
        <source>%1 has %2% of the heads right: %3 of %4.</source>
        <translation>Systém %1 má správně %2 % řídících členů: %3 z %4.</translation>
    </message>
    <message>
        <source>%1 has %2% of the bunsetsu right, head and type: %3 of %4.</source>
        <translation>Systém %1 má správně %2 % bunsetsu, řídící člen i typ: %3 z %4.</translation>
    </message>
    <message>
        <source>%1 has %2% of the heads of bunsetsu right: %3 of %4.</source>
        <translation>Systém %1 má správně %2 % řídících členů bunsetsu: %3 z %4.</translation>
    </message>
    <message>
        <source>Of %1, %2 costs most: %3 of its %4 errors (%5%).</source>
        <translation>Systém %1: nejvíc stojí %2, a to %3 z %4 chyb (%5 %).</translation>
    </message>
    <message>
        <source>At a distance of %1 from the head %2% are right: that is %3% of all, and %4% of the errors.</source>
        <translation>Ve vzdálenosti %1 od řídícího členu je správně %2 %: to jsou %3 % všech případů a %4 % chyb.</translation>
    </message>
    <message>
        <source>Most often %1 is taken for %2: %3 times.</source>
        <translation>Nejčastější záměna: místo %1 je %2, počet případů: %3.</translation>
    </message>
    <message>
        <source>%1 makes no error.</source>
        <translation>Systém %1 nedělá žádné chyby.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Scores of each system as dots, with their 95% intervals.</source>
        <translation>Skóre systémů jako body se svými 95% intervaly.</translation>
    </message>
    <message>
        <source>percent, with 95% intervals</source>
        <translation>procenta s 95% intervaly</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Kde je nejvíc chyb</translation>
    </message>
    <message>
        <source>Errors by %1 as bars, most errors first.</source>
        <translation>Chyby jako sloupce, nejvíc chyb napřed; třídění: %1.</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>chyby</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 podle vlastnosti: %2</translation>
    </message>
    <message>
        <source>%1 of each system by %2, with 95% intervals.</source>
        <translation>%1 každého systému podle vlastnosti: %2, s 95% intervaly.</translation>
    </message>
    <message>
        <source>%1 by kind of attachment</source>
        <translation>%1 podle typu zavěšení</translation>
    </message>
    <message>
        <source>Relations taken for others: %1</source>
        <translation>Záměny vztahů: %1</translation>
    </message>
    <message>
        <source>A heat map: rows are the relations of gold, columns those of %1, cells the number of words; what is right is grey. The sums are of what lies off the diagonal.</source>
        <translation>Teplotní mapa: řádky jsou vztahy zlatého standardu, sloupce vztahy, které uvádí %1, buňky počet slov; co je správně, je šedé. Součty jsou z toho, co leží mimo úhlopříčku.</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>zlatý standard</translation>
    </message>
    <message>
        <source>%1, %2: %3 (95%: %4 to %5), %6 of %7</source>
        <translation>%1, %2: %3 (95 %: %4 až %5), %6 z %7</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 wrong, %5% of all errors</source>
        <translation>%1, %2: %3 z %4 špatně, %5 % všech chyb</translation>
    </message>
    <message>
        <source>%1 in gold, %2 in %3: %4</source>
        <translation>%1 ve zlatém standardu, %2 v systému %3: %4</translation>
    </message>
    <message>
        <source>Examples of the largest kinds of error: %1</source>
        <translation>Příklady největších druhů chyb: %1</translation>
    </message>
    <message>
        <source>Gold above the words, %1 below. The arcs of the kind are heavy, those of gold blue, those of the system red; other wrong arcs are dashed.</source>
        <translation>Zlatý standard nad slovy, %1 pod nimi. Hrany daného druhu jsou silné, ty ze zlatého standardu modré, ty ze systému červené; ostatní špatné hrany jsou čárkované.</translation>
    </message>
    <message>
        <source>%1: %2 of %4 errors (%3%)</source>
        <translation>%1: %2 z %4 chyb (%3 %)</translation>
    </message>
    <message>
        <source>%1 taken for %2: %3 of %5 errors (%4%)</source>
        <translation>%2 místo %1: %3 z %5 chyb (%4 %)</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Věta %1</translation>
    </message>
    <message>
        <source>Sentence %1 (%2)</source>
        <translation>Věta %1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Gold: %1.</source>
        <translation>Zlatý standard: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 hangs on %2 as %3</source>
        <translation>%1 visí na „%2“ jako %3</translation>
    </message>
    <message>
        <source>%1 is the root</source>
        <translation>%1 je kořen</translation>
    </message>
    <message>
        <source>Its %1 words are too many to be drawn here. %2 %3</source>
        <translation>Počet slov je na nakreslení příliš velký: %1. %2 %3</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabulky</translation>
    </message>
    <message>
        <source>Every two systems</source>
        <translation>Systémy po dvojicích</translation>
    </message>
    <message>
        <source>score</source>
        <translation>skóre</translation>
    </message>
    <message>
        <source>%1, without punctuation</source>
        <translation>%1, bez interpunkce</translation>
    </message>
    <message>
        <source>%1, 95%</source>
        <translation>%1, 95 %</translation>
    </message>
    <message>
        <source>%1, without punctuation, 95%</source>
        <translation>%1, bez interpunkce, 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 až %2</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Podle vlastnosti: %1</translation>
    </message>
    <message>
        <source>words</source>
        <translation>slova</translation>
    </message>
    <message>
        <source>%1, errors</source>
        <translation>%1, chyby</translation>
    </message>
    <message>
        <source>%1, % of errors</source>
        <translation>%1, % chyb</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>system</source>
        <translation>systém</translation>
    </message>
    <message>
        <source>against</source>
        <translation>proti</translation>
    </message>
    <message>
        <source>only the first right</source>
        <translation>jen první správně</translation>
    </message>
    <message>
        <source>only the second right</source>
        <translation>jen druhý správně</translation>
    </message>
    <message>
        <source>McNemar, p</source>
        <translation>McNemar, p</translation>
    </message>
    <message>
        <source>bootstrap, p</source>
        <translation>bootstrap, p</translation>
    </message>
    <message>
        <source>second less first</source>
        <translation>druhý minus první</translation>
    </message>
    <message>
        <source>95% of it</source>
        <translation>95% interval</translation>
    </message>
    <message>
        <source>in gold</source>
        <translation>ve zlatém standardu</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>v systému %1</translation>
    </message>
    <message>
        <source>% of those in gold</source>
        <translation>% těch ve zlatém standardu</translation>
    </message>
    <message>
        <source>By kind of attachment</source>
        <translation>Podle typu zavěšení</translation>
    </message>
    <message>
        <source>Kinds are defined by patterns of the search language; a word can be of several kinds or of none.</source>
        <translation>Typy jsou určeny vzory vyhledávacího jazyka; slovo může být několika typů i žádného.</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>typ</translation>
    </message>
    <message>
        <source>Repairs that make the trees gold's</source>
        <translation>Opravy, po nichž jsou stromy jako zlatý standard</translation>
    </message>
    <message>
        <source>%1, repairs</source>
        <translation>%1, opravy</translation>
    </message>
    <message>
        <source>%1, words</source>
        <translation>%1, slova</translation>
    </message>
    <message>
        <source>Words that move together from one head to the same other one are one repair.</source>
        <translation>Slova, která se společně přesunou od jednoho řídícího členu k témuž jinému, jsou jedna oprava.</translation>
    </message>
    <message>
        <source>Another word is the root</source>
        <translation>Kořenem je jiné slovo</translation>
    </message>
    <message>
        <source>Head and dependent have changed places</source>
        <translation>Řídící a závislý člen jsou prohozeny</translation>
    </message>
    <message>
        <source>Attached too low</source>
        <translation>Zavěšeno příliš nízko</translation>
    </message>
    <message>
        <source>Attached too high</source>
        <translation>Zavěšeno příliš vysoko</translation>
    </message>
    <message>
        <source>Attached elsewhere</source>
        <translation>Zavěšeno jinde</translation>
    </message>
    <message>
        <source>Right head, another relation</source>
        <translation>Správný řídící člen, jiný vztah</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>značka</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>vztah</translation>
    </message>
    <message>
        <source>distance to the head</source>
        <translation>vzdálenost od řídícího členu</translation>
    </message>
    <message>
        <source>direction of the head</source>
        <translation>směr k řídícímu členu</translation>
    </message>
    <message>
        <source>sentence length</source>
        <translation>délka věty</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>hloubka</translation>
    </message>
    <message>
        <source>projectivity</source>
        <translation>projektivita</translation>
    </message>
    <message>
        <source>training vocabulary</source>
        <translation>slovník trénovacích dat</translation>
    </message>
    <message>
        <source>tag of the head</source>
        <translation>značka řídícího členu</translation>
    </message>
    <message>
        <source>number of parents</source>
        <translation>počet rodičů</translation>
    </message>
    <message>
        <source>position in the sentence</source>
        <translation>pozice ve větě</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>částice</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokument</translation>
    </message>
    <message>
        <source>genre</source>
        <translation>žánr</translation>
    </message>
    <message>
        <source>confidence of the parser</source>
        <translation>jistota parseru</translation>
    </message>
    <message>
        <source>kind of attachment</source>
        <translation>typ zavěšení</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>oprava</translation>
    </message>
    <message>
        <source>candidates of the tournament</source>
        <translation>kandidáti turnaje</translation>
    </message>
    <message>
        <source>margin of the closest game</source>
        <translation>odstup v nejtěsnějším zápase</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Czech (CoNLL-U)</source>
        <translation>Čeština (CoNLL-U)</translation>
    </message>
    <message>
        <source>English (CoNLL-U)</source>
        <translation>Angličtina (CoNLL-U)</translation>
    </message>
    <message>
        <source>Danish (DTAG)</source>
        <translation>Dánština (DTAG)</translation>
    </message>
    <message>
        <source>Japanese (KNP)</source>
        <translation>Japonština (KNP)</translation>
    </message>
    <message>
        <source>Sample: trees of %1</source>
        <comment>a treebank</comment>
        <translation>Ukázka: stromy, %1</translation>
    </message>
</context>
<context>
    <name>ScoreMeanings</name>
    <message>
        <source>Unlabelled attachment score: of a hundred words, so many have the right head</source>
        <translation>UAS (unlabelled attachment score): kolik slov ze sta má správný řídící člen</translation>
    </message>
    <message>
        <source>Labelled attachment score: of a hundred words, so many have the right head and the right relation</source>
        <translation>LAS (labelled attachment score): kolik slov ze sta má správný řídící člen i správný vztah</translation>
    </message>
</context>
<context>
    <name>SentenceCells</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, řádek %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nelze přečíst</translation>
    </message>
    <message>
        <source>neither edited nor confirmed</source>
        <translation>ani upraveno, ani potvrzeno</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>není s čím porovnat</translation>
    </message>
    <message>
        <source>as in the layer “%1”</source>
        <translation>jako ve vrstvě „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) with another head or relation in the layer “%1”</source>
        <translation>
            <numerusform>%n slovo má ve vrstvě „%1“ jiný řídící člen nebo vztah</numerusform>
            <numerusform>%n slova mají ve vrstvě „%1“ jiný řídící člen nebo vztah</numerusform>
            <numerusform>%n slov má ve vrstvě „%1“ jiný řídící člen nebo vztah</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; seen in training, or made around corrections</source>
        <translation>%1; viděno při trénování, nebo predikováno kolem oprav</translation>
    </message>
    <message>
        <source>edited, not saved yet (✎)</source>
        <translation>upraveno, zatím neuloženo (✎)</translation>
    </message>
    <message>
        <source>confirmed (✓)</source>
        <translation>potvrzeno (✓)</translation>
    </message>
    <message>
        <source>with a remark (✉)</source>
        <translation>s poznámkou (✉)</translation>
    </message>
</context>
<context>
    <name>SentenceTitle</name>
    <message>
        <source>✓ confirmed</source>
        <translation>✓ potvrzeno</translation>
    </message>
    <message>
        <source>✓ confirmed by %1</source>
        <translation>✓ potvrdil(a) %1</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Věta %1 z %2</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>upraveno</translation>
    </message>
    <message>
        <source>remark: %1</source>
        <translation>poznámka: %1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>above: %1</source>
        <translation>nahoře: %1</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>dole: %1</translation>
    </message>
    <message>
        <source>seen in training: not scored</source>
        <translation>viděno při trénování: nehodnotí se</translation>
    </message>
    <message>
        <source>not seen in training</source>
        <translation>neviděno při trénování</translation>
    </message>
    <message>
        <source>so long that the parser searched less</source>
        <translation>tak dlouhá, že parser hledal méně</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) divided otherwise: not scored</source>
        <translation>
            <numerusform>%n slovo děleno jinak: nehodnotí se</numerusform>
            <numerusform>%n slova dělena jinak: nehodnotí se</numerusform>
            <numerusform>%n slov děleno jinak: nehodnotí se</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>model: %1</translation>
    </message>
    <message>
        <source>zone %1 (others: %2)</source>
        <translation>zóna %1 (další: %2)</translation>
    </message>
    <message>
        <source>annotation and %1</source>
        <comment>which share the diagram</comment>
        <translation>anotace a %1</translation>
    </message>
    <message>
        <source>annotation</source>
        <translation>anotace</translation>
    </message>
    <message>
        <source>around your corrections, which stand in it, by a model that was trained on it: not scored</source>
        <translation>predikováno kolem vašich oprav, které v predikci platí, modelem, který se na této větě učil: nehodnotí se</translation>
    </message>
    <message>
        <source>around your corrections, which stand in it: not scored</source>
        <translation>predikováno kolem vašich oprav, které v predikci platí: nehodnotí se</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>translation English Czech Danish Japanese locale</source>
        <translation>překlad angličtina čeština dánština japonština lokalizace</translation>
    </message>
    <message>
        <source>Annotator's name</source>
        <translation>Jméno anotátora</translation>
    </message>
    <message>
        <source>user author who signature</source>
        <translation>uživatel autor kdo podpis</translation>
    </message>
    <message>
        <source>Start where I left off</source>
        <translation>Začít tam, kde se skončilo</translation>
    </message>
    <message>
        <source>session reopen startup last</source>
        <translation>sezení znovu otevřít spuštění naposled poslední</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>colours dark light night contrast appearance</source>
        <translation>barvy tmavý světlý noc kontrast vzhled motiv</translation>
    </message>
    <message>
        <source>Font of the window</source>
        <translation>Písmo okna</translation>
    </message>
    <message>
        <source>text size typeface points larger smaller</source>
        <translation>text velikost písmo font body větší menší</translation>
    </message>
    <message>
        <source>Words in the diagram</source>
        <translation>Slova v diagramu</translation>
    </message>
    <message>
        <source>font size typeface Latin Greek Cyrillic larger smaller</source>
        <translation>písmo velikost font latinka řečtina cyrilice větší menší</translation>
    </message>
    <message>
        <source>Chinese, Japanese and Korean words</source>
        <translation>Čínská, japonská a korejská slova</translation>
    </message>
    <message>
        <source>font size typeface kanji kana CJK script</source>
        <translation>písmo velikost font kandži kana CJK znaky</translation>
    </message>
    <message>
        <source>Arabic and Hebrew words</source>
        <translation>Arabská a hebrejská slova</translation>
    </message>
    <message>
        <source>font size typeface right to left script</source>
        <translation>písmo velikost font zprava doleva</translation>
    </message>
    <message>
        <source>Arcs that are not compared</source>
        <translation>Neporovnávané hrany</translation>
    </message>
    <message>
        <source>colour arc edge dependency</source>
        <translation>barva hrana závislost</translation>
    </message>
    <message>
        <source>Arcs that are right</source>
        <translation>Správné hrany</translation>
    </message>
    <message>
        <source>colour arc edge dependency correct</source>
        <translation>barva hrana závislost správně</translation>
    </message>
    <message>
        <source>Arcs with a wrong head</source>
        <translation>Hrany se špatným řídícím členem</translation>
    </message>
    <message>
        <source>colour arc edge dependency error</source>
        <translation>barva hrana závislost chyba</translation>
    </message>
    <message>
        <source>Arcs with a wrong relation</source>
        <translation>Hrany se špatným vztahem</translation>
    </message>
    <message>
        <source>colour arc edge dependency error label deprel</source>
        <translation>barva hrana závislost chyba označení deprel</translation>
    </message>
    <message>
        <source>Arcs that the parser missed</source>
        <translation>Hrany, které parseru chybějí</translation>
    </message>
    <message>
        <source>Arcs that the parser added</source>
        <translation>Hrany, které má parser navíc</translation>
    </message>
    <message>
        <source>colour arc edge dependency error extra secondary</source>
        <translation>barva hrana závislost chyba navíc další sekundární</translation>
    </message>
    <message>
        <source>Both layers in one diagram</source>
        <translation>Obě vrstvy v jednom diagramu</translation>
    </message>
    <message>
        <source>Gold below the words</source>
        <translation>Zlatý standard pod slovy</translation>
    </message>
    <message>
        <source>Draw a tree instead of arcs</source>
        <translation>Kreslit strom místo hran</translation>
    </message>
    <message>
        <source>Wrap long sentences</source>
        <translation>Zalamovat dlouhé věty</translation>
    </message>
    <message>
        <source>Tags below the words</source>
        <translation>Značky pod slovy</translation>
    </message>
    <message>
        <source>Lemmas below the words</source>
        <translation>Lemmata pod slovy</translation>
    </message>
    <message>
        <source>Readings below the words</source>
        <translation>Čtení pod slovy</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Tažení</translation>
    </message>
    <message>
        <source>mouse direction head dependent</source>
        <translation>myš směr řídící závislý</translation>
    </message>
    <message>
        <source>mouse click select attach</source>
        <translation>myš kliknutí vybrat zavěsit</translation>
    </message>
    <message>
        <source>A new head brings its relation</source>
        <translation>Vztah podle nového řídícího členu</translation>
    </message>
    <message>
        <source>deprel label guess</source>
        <translation>deprel označení odhad</translation>
    </message>
    <message>
        <source>Letters are text if typed within</source>
        <translation>Rychle psaná písmena platí za text, jsou-li od sebe nejvýš</translation>
    </message>
    <message>
        <source>milliseconds keys pause speed typing</source>
        <translation>milisekundy klávesy pauza rychlost psaní</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>shortcuts keyboard hotkeys</source>
        <translation>zkratky klávesnice klávesové</translation>
    </message>
    <message>
        <source>Chords</source>
        <translation>Písmenné zkratky</translation>
    </message>
    <message>
        <source>abbreviations shorthand relations keyboard</source>
        <translation>zkratky těsnopis vztahy klávesnice</translation>
    </message>
    <message>
        <source>Learn from what I confirm</source>
        <translation>Učit se z toho, co potvrdím</translation>
    </message>
    <message>
        <source>online active learning live</source>
        <translation>online aktivní učení průběžně</translation>
    </message>
    <message>
        <source>Parser</source>
        <translation>Parser</translation>
    </message>
    <message>
        <source>decoder algorithm training default</source>
        <translation>dekodér algoritmus trénování výchozí</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochy</translation>
    </message>
    <message>
        <source>iterations training default</source>
        <translation>iterace průchody trénování výchozí</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Obecné</translation>
    </message>
    <message>
        <source>Fonts and colours</source>
        <translation>Písma a barvy</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Correcting</source>
        <translation>Opravování</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Klávesnice</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénování</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Nelze zapsat: %1.</translation>
    </message>
    <message>
        <source>%1 is no file of settings. Choose one that was exported here.</source>
        <translation>%1 není soubor nastavení. Vyberte takový, který byl exportován zde.</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Velikost rozhraní</translation>
    </message>
    <message>
        <source>scale scaling zoom larger smaller dpi</source>
        <translation>měřítko škálování zvětšení větší menší dpi</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Omezit pohyb</translation>
    </message>
    <message>
        <source>animation moving gliding fading accessibility</source>
        <translation>animace pohyb posouvání prolínání přístupnost</translation>
    </message>
    <message>
        <source>font size larger smaller help manual</source>
        <translation>písmo velikost font větší menší nápověda manuál</translation>
    </message>
    <message>
        <source>Order of sentences at start</source>
        <translation>Pořadí vět při spuštění</translation>
    </message>
    <message>
        <source>queue next sentence annotation active learning</source>
        <translation>fronta další věta anotace aktivní učení</translation>
    </message>
    <message>
        <source>Minutes of a budget</source>
        <translation>Minuty k dispozici</translation>
    </message>
    <message>
        <source>time annotation queue effort</source>
        <translation>čas anotace fronta námaha limit</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Učicí algoritmus</translation>
    </message>
    <message>
        <source>algorithm perceptron training default</source>
        <translation>algoritmus perceptron trénování výchozí</translation>
    </message>
    <message>
        <source>Stop after epochs without gain</source>
        <translation>Zastavit po epochách bez zlepšení</translation>
    </message>
    <message>
        <source>early stopping patience training default</source>
        <translation>předčasné zastavení trpělivost patience trénování výchozí</translation>
    </message>
    <message>
        <source>Honest predictions (5 folds)</source>
        <translation>Křížové predikce (5 dílů)</translation>
    </message>
    <message>
        <source>jackknife cross-validation training default</source>
        <translation>jackknife křížová validace trénování výchozí</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Počet vláken</translation>
    </message>
    <message>
        <source>cores processors parallel training default</source>
        <translation>jádra procesory paralelně trénování výchozí</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semínko</translation>
    </message>
    <message>
        <source>random order repeatable training default</source>
        <translation>náhodné pořadí opakovatelné trénování výchozí</translation>
    </message>
    <message>
        <source>Parsers chosen for models</source>
        <translation>Parsery zvolené pro modely</translation>
    </message>
    <message>
        <source>decoder parse with model</source>
        <translation>dekodér rozebrat rozebírat model</translation>
    </message>
    <message>
        <source>Model at start</source>
        <translation>Model při spuštění</translation>
    </message>
    <message>
        <source>default parser file arcmodel</source>
        <translation>výchozí parser soubor arcmodel</translation>
    </message>
    <message>
        <source>Analyser of Japanese text</source>
        <translation>Analyzátor japonského textu</translation>
    </message>
    <message>
        <source>JUMAN MeCab morphological service command words</source>
        <translation>JUMAN MeCab morfologický služba příkaz slova</translation>
    </message>
    <message>
        <source>Parsers and services</source>
        <translation>Parsery a služby</translation>
    </message>
    <message>
        <source>Language data of UD</source>
        <translation>Jazyková data UD</translation>
    </message>
    <message>
        <source>validation level 4 5 tools folder features relations auxiliaries</source>
        <translation>validace kontrola úroveň 4 5 tools složka rysy vztahy pomocná slovesa</translation>
    </message>
    <message>
        <source>Language of the treebanks</source>
        <translation>Jazyk treebanků</translation>
    </message>
    <message>
        <source>validation level 4 5 code ISO 639</source>
        <translation>validace kontrola úroveň 4 5 kód ISO 639</translation>
    </message>
    <message>
        <source>Text of the handbook, larger by</source>
        <translation>Text příručky větší o</translation>
    </message>
    <message>
        <source>A click on the selected word and one on its head attach it</source>
        <translation>Kliknutí na vybrané slovo a na jeho řídící člen slovo zavěsí</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>mean of %1 models</source>
        <translation>průměr modelů: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n epocha</numerusform>
            <numerusform>%n epochy</numerusform>
            <numerusform>%n epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semínko %1</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n slovo</numerusform>
            <numerusform>%n slova</numerusform>
            <numerusform>%n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bunsetsu</source>
        <translation>
            <numerusform>%n bunsetsu</numerusform>
            <numerusform>%n bunsetsu</numerusform>
            <numerusform>%n bunsetsu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relation(s)</source>
        <translation>
            <numerusform>%n vztah</numerusform>
            <numerusform>%n vztahy</numerusform>
            <numerusform>%n vztahů</numerusform>
        </translation>
    </message>
    <message>
        <source>heads alone, no relations</source>
        <translation>jen řídící členy, bez vztahů</translation>
    </message>
    <message>
        <source>tags of words</source>
        <translation>značky slov</translation>
    </message>
    <message>
        <source>UAS %1, LAS %2</source>
        <translation>UAS %1, LAS %2</translation>
    </message>
    <message>
        <source>UAS %1</source>
        <translation>UAS %1</translation>
    </message>
    <message>
        <source>%1 on %2 (%3)</source>
        <comment>scores, sentences, how many</comment>
        <translation>%1 – %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n věta</numerusform>
            <numerusform>%n věty</numerusform>
            <numerusform>%n vět</numerusform>
        </translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Dekodér</translation>
    </message>
    <message>
        <source>%1, trained through %2</source>
        <translation>%1, trénováno přes %2</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Učicí algoritmus</translation>
    </message>
    <message>
        <source>Learnt from</source>
        <translation>Rozsah trénování</translation>
    </message>
    <message>
        <source>Tells</source>
        <translation>Určuje</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>sentences, their file</comment>
        <translation>%1, soubor %2</translation>
    </message>
    <message>
        <source>%1 of %2 and %3 more</source>
        <comment>sentences, a file, how many other ones</comment>
        <translation>%1, soubor %2 a další (%3)</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>nelze použít</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>používá se</translation>
    </message>
    <message>
        <source>other version</source>
        <translation>jiná verze</translation>
    </message>
    <message>
        <source>other language</source>
        <translation>jiný jazyk</translation>
    </message>
    <message>
        <source>other file</source>
        <translation>jiný soubor</translation>
    </message>
    <message>
        <source>kept by itself</source>
        <translation>uchován automaticky</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Trénováno na</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Natrénováno</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Verze</translation>
    </message>
    <message>
        <source>Checksum of the data</source>
        <translation>Kontrolní součet dat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>%1 (%2 MB)</source>
        <comment>path, size</comment>
        <translation>%1 (%2 MB)</translation>
    </message>
    <message>
        <source>%1, the heads of %2 were given</source>
        <comment>words, how many of them</comment>
        <translation>%1, z toho %2 se zadaným řídícím členem</translation>
    </message>
    <message>
        <source>description damaged</source>
        <translation>poškozený popis</translation>
    </message>
    <message>
        <source>no description</source>
        <translation>bez popisu</translation>
    </message>
    <message>
        <source>Models of folds</source>
        <translation>Modely dílů</translation>
    </message>
    <message>
        <source>%1 beside it, each of which has not seen a part of the data (%2 MB)</source>
        <comment>how many models, size</comment>
        <translation>vedle modelu: %1 (%2 MB); každý z nich neviděl jednu část dat</translation>
    </message>
</context>
<context>
    <name>SimulationComparison</name>
    <message>
        <source>learning live</source>
        <translation>s průběžným učením</translation>
    </message>
    <message>
        <source>not learning live</source>
        <translation>bez průběžného učení</translation>
    </message>
    <message numerus="yes">
        <source>trained anew after %n sentence(s)</source>
        <translation>
            <numerusform>znovu trénováno po %n větě</numerusform>
            <numerusform>znovu trénováno po %n větách</numerusform>
            <numerusform>znovu trénováno po %n větách</numerusform>
        </translation>
    </message>
    <message>
        <source>trained once</source>
        <translation>trénováno jednou</translation>
    </message>
    <message>
        <source>recent decisions first</source>
        <translation>nejdřív nedávná rozhodnutí</translation>
    </message>
    <message>
        <source>without recent decisions</source>
        <translation>bez nedávných rozhodnutí</translation>
    </message>
    <message numerus="yes">
        <source>after %n sentence(s)</source>
        <translation>
            <numerusform>po %n větě</numerusform>
            <numerusform>po %n větách</numerusform>
            <numerusform>po %n větách</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 %3, %4 %5</source>
        <comment>simulation, figure across, its value, figure up, its value</comment>
        <translation>%1 – %2: %3, %4: %5</translation>
    </message>
    <message>
        <source>(%1%)</source>
        <comment>more or less than another, percent</comment>
        <translation>(%1 %)</translation>
    </message>
    <message>
        <source>To a LAS of %1 on sentences that are not annotated:</source>
        <translation>K dosažení LAS %1 na větách, které se neanotují:</translation>
    </message>
    <message>
        <source>%1: %2 words read, %3 decisions, %4 corrected words, %5 keys</source>
        <comment>simulation, numbers</comment>
        <translation>%1: přečtených slov %2, rozhodnutí %3, opravených slov %4, kláves %5</translation>
    </message>
    <message>
        <source>sentences done</source>
        <translation>hotové věty</translation>
    </message>
    <message>
        <source>words read</source>
        <translation>přečtená slova</translation>
    </message>
    <message>
        <source>words suggested wrongly</source>
        <translation>slova se špatným návrhem</translation>
    </message>
    <message>
        <source>corrected words</source>
        <translation>opravená slova</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>rozhodnutí</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>klávesy</translation>
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
        <translation>Simulace</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Věty</translation>
    </message>
    <message>
        <source>Words read</source>
        <translation>Přečtená slova</translation>
    </message>
    <message>
        <source>Suggested wrongly</source>
        <translation>Špatné návrhy</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Opraveno</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Keys a wrong word</source>
        <translation>Kláves na špatné slovo</translation>
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
            <numerusform>%1 ± %2 (%n běh)</numerusform>
            <numerusform>%1 ± %2 (%n běhy)</numerusform>
            <numerusform>%1 ± %2 (%n běhů)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepExport</name>
    <message>
        <source>en</source>
        <comment>the language of this translation, as HTML names it</comment>
        <translation>cs</translation>
    </message>
    <message>
        <source>%1: %2 | %3: %4</source>
        <comment>two algorithms, each with its step</comment>
        <translation>%1: %2 | %3: %4</translation>
    </message>
    <message>
        <source> (page %1)</source>
        <comment>of a lesson, after a stop's number</comment>
        <translation> (strana %1)</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Steps</source>
        <translation>Kroky</translation>
    </message>
    <message>
        <source>Before the first step (Home)</source>
        <translation>Před první krok (Home)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>Zpět (←)</translation>
    </message>
    <message>
        <source>Play or stop (space)</source>
        <translation>Přehrát nebo zastavit (mezerník)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>Vpřed (→)</translation>
    </message>
    <message>
        <source>To the last step (End)</source>
        <translation>K poslednímu kroku (End)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>Whole picture</source>
        <translation>Celý obrázek</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>podle systému</translation>
    </message>
    <message>
        <source>light</source>
        <translation>světlé</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>tmavé</translation>
    </message>
    <message>
        <source>Stops of the lesson</source>
        <translation>Zastavení lekce</translation>
    </message>
    <message>
        <source>Stop before (P)</source>
        <translation>Předchozí zastavení (P)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavení</translation>
    </message>
    <message>
        <source>Next stop (N)</source>
        <translation>Další zastavení (N)</translation>
    </message>
    <message>
        <source>The steps are drawn by a script, and this browser runs none.</source>
        <translation>Kroky kreslí skript, a tento prohlížeč žádný nespouští.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Picture of the step</source>
        <translation>Obrázek kroku</translation>
    </message>
    <message>
        <source>The step in words</source>
        <translation>Krok slovy</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>playing</comment>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step</comment>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message>
        <source>%1 of %2 parsers that had not seen it say head %3 (%4), %5.</source>
        <translation>Řídící člen %3 (%4), %5: podle %1 z %2 parserů, které větu neviděly.</translation>
    </message>
    <message>
        <source>%1 of %2 parsers that had not seen it say head %3 (%4).</source>
        <translation>Řídící člen %3 (%4): podle %1 z %2 parserů, které větu neviděly.</translation>
    </message>
    <message>
        <source>%1 of %2 parsers that had not seen it say that it hangs on the root.</source>
        <translation>Visí na kořeni: podle %1 z %2 parserů, které větu neviděly.</translation>
    </message>
    <message>
        <source>%1 of %2 parsers that had not seen it say %5, not %6.</source>
        <translation>%5, ne %6: podle %1 z %2 parserů, které větu neviděly.</translation>
    </message>
    <message>
        <source>The same words elsewhere have %1 (%2×), here %3 (%4×): %5</source>
        <translation>Tatáž slova mají jinde %1 (%2×), zde %3 (%4×): %5</translation>
    </message>
    <message>
        <source>The same words elsewhere are linked the other way round, by %1 (%2×), here by %3 (%4×): %5</source>
        <translation>Tatáž slova jsou jinde spojena opačně, vztahem %1 (%2×), zde vztahem %3 (%4×): %5</translation>
    </message>
    <message>
        <source>The same words elsewhere are linked by %1 (%2×), here they are not (%4×): %5</source>
        <translation>Tatáž slova jsou jinde spojena vztahem %1 (%2×), zde spojena nejsou (%4×): %5</translation>
    </message>
    <message>
        <source>The same words elsewhere are not linked (%2×), here they are, by %3 (%4×): %5</source>
        <translation>Tatáž slova jinde spojena nejsou (%2×), zde jsou, vztahem %3 (%4×): %5</translation>
    </message>
</context>
<context>
    <name>Suspicions</name>
    <message>
        <source>How likely</source>
        <translation>Pravděpodobnost</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Věta</translation>
    </message>
    <message>
        <source>sent_id</source>
        <translation>sent_id</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Řídící člen</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Vztah</translation>
    </message>
    <message>
        <source>Rival head</source>
        <translation>Alternativní řídící člen</translation>
    </message>
    <message>
        <source>Rival relation</source>
        <translation>Alternativní vztah</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Důvody</translation>
    </message>
    <message>
        <source>Parsers contradict it</source>
        <translation>Parsery nesouhlasí</translation>
    </message>
    <message>
        <source>Same words, annotated otherwise</source>
        <translation>Stejná slova, jiná anotace</translation>
    </message>
    <message>
        <source>It breaks a rule</source>
        <translation>Porušuje pravidlo</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>k rozhodnutí</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>odloženo</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>opraveno</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>ponecháno</translation>
    </message>
    <message>
        <source>edited since</source>
        <translation>od té doby upraveno</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n looked at were corrected</source>
        <comment>count</comment>
        <translation>
            <numerusform>posouzeno: %n, z toho opraveno: %1</numerusform>
            <numerusform>posouzeno: %n, z toho opraveno: %1</numerusform>
            <numerusform>posouzeno: %n, z toho opraveno: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>ponecháno: %1</translation>
    </message>
    <message>
        <source>%1 postponed</source>
        <translation>odloženo: %1</translation>
    </message>
</context>
<context>
    <name>Synonyms</name>
    <message>
        <source>load file treebank conllu conll</source>
        <translation>načíst soubor treebank korpus conllu conll</translation>
    </message>
    <message>
        <source>load directory treebank</source>
        <translation>načíst adresář složka treebank korpus</translation>
    </message>
    <message>
        <source>diff parser output system second file layer</source>
        <translation>diff rozdíl parser výstup systém druhý soubor vrstva</translation>
    </message>
    <message>
        <source>convert format write</source>
        <translation>převést konvertovat formát zapsat</translation>
    </message>
    <message>
        <source>image svg pdf png tikz latex figure</source>
        <translation>obraz obrázek svg pdf png tikz latex</translation>
    </message>
    <message>
        <source>image clipboard figure</source>
        <translation>obraz schránka obrázek</translation>
    </message>
    <message>
        <source>html pdf evaluation scores charts tables print</source>
        <translation>html pdf vyhodnocení skóre grafy tabulky tisk report</translation>
    </message>
    <message>
        <source>sidecar comments misc</source>
        <translation>vedlejší soubor komentáře misc</translation>
    </message>
    <message>
        <source>load parser parse</source>
        <translation>načíst parser rozebrat rozbor</translation>
    </message>
    <message>
        <source>same correction identical similar more like this propagate</source>
        <translation>stejné oprava totožné podobné obdobné další takové rozšířit</translation>
    </message>
    <message>
        <source>attach governor parent</source>
        <translation>zavěsit řídící uzel rodič hlava</translation>
    </message>
    <message>
        <source>attach top</source>
        <translation>zavěsit vrchol</translation>
    </message>
    <message>
        <source>deprel label function dependency type</source>
        <translation>deprel označení funkce závislost typ afun</translation>
    </message>
    <message>
        <source>secondary edge enhanced deps head</source>
        <translation>sekundární hrana rozšířené deps řídící</translation>
    </message>
    <message>
        <source>detach edge dependency remove</source>
        <translation>odpojit hrana závislost odstranit</translation>
    </message>
    <message>
        <source>take suggestion</source>
        <translation>převzít návrh</translation>
    </message>
    <message>
        <source>take suggestions</source>
        <translation>převzít návrhy</translation>
    </message>
    <message>
        <source>fix lock constrain</source>
        <translation>fixovat zamknout omezit</translation>
    </message>
    <message>
        <source>approve done finished validated</source>
        <translation>schválit hotovo dokončeno zkontrolováno</translation>
    </message>
    <message>
        <source>comment note</source>
        <translation>komentář poznámka</translation>
    </message>
    <message>
        <source>token form lemma upos xpos tag feats features misc</source>
        <translation>token tvar lemma upos xpos značka feats rysy misc</translation>
    </message>
    <message>
        <source>raw source conllu</source>
        <translation>zdrojový text conllu</translation>
    </message>
    <message>
        <source>metadata sent_id</source>
        <translation>metadata sent_id</translation>
    </message>
    <message>
        <source>split token</source>
        <translation>rozdělit token</translation>
    </message>
    <message>
        <source>merge tokens</source>
        <translation>sloučit tokeny</translation>
    </message>
    <message>
        <source>remove token</source>
        <translation>odstranit token</translation>
    </message>
    <message>
        <source>mwt range contraction</source>
        <translation>mwt rozsah agregát spřežka stažený tvar</translation>
    </message>
    <message>
        <source>null ellipsis enhanced</source>
        <translation>null elipsa rozšířené</translation>
    </message>
    <message>
        <source>split divide</source>
        <translation>rozdělit</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>sloučit</translation>
    </message>
    <message>
        <source>settings abbreviations shorthand deprel tags keys</source>
        <translation>nastavení zkratky deprel značky klávesy</translation>
    </message>
    <message>
        <source>mouse direction drag</source>
        <translation>myš směr tažení</translation>
    </message>
    <message>
        <source>deprel label guess</source>
        <translation>deprel označení odhad</translation>
    </message>
    <message>
        <source>query grep pattern rewrite</source>
        <translation>dotaz grep vzor hledat přepsat</translation>
    </message>
    <message>
        <source>error diff</source>
        <translation>chyba rozdíl diff</translation>
    </message>
    <message>
        <source>validation error</source>
        <translation>validace chyba kontrola</translation>
    </message>
    <message>
        <source>learn parser model</source>
        <translation>učit parser model natrénovat</translation>
    </message>
    <message>
        <source>more data size samples extrapolation power law</source>
        <translation>víc dat velikost výběry extrapolace mocninný zákon</translation>
    </message>
    <message>
        <source>active learning order queue cost keys effort experiment</source>
        <translation>aktivní učení pořadí fronta cena klávesy námaha pokus</translation>
    </message>
    <message>
        <source>online active learning update</source>
        <translation>online aktivní učení průběžně aktualizace</translation>
    </message>
    <message>
        <source>decoder algorithm</source>
        <translation>dekodér algoritmus</translation>
    </message>
    <message>
        <source>errors gold mistakes jackknife inconsistent variation n-grams annotation check</source>
        <translation>chyby zlatý standard omyly jackknife nekonzistence variace n-gramy anotace kontrola</translation>
    </message>
    <message>
        <source>accept suspicious error correct</source>
        <translation>přijmout podezřelé chyba opravit</translation>
    </message>
    <message>
        <source>ignore suspicious right gold</source>
        <translation>ignorovat podezřelé správně zlatý standard</translation>
    </message>
    <message>
        <source>postpone skip suspicious</source>
        <translation>odložit přeskočit podezřelé</translation>
    </message>
    <message>
        <source>player step chart eisner demonstration</source>
        <translation>přehrávač krok chart eisner ukázka</translation>
    </message>
    <message>
        <source>explain reasons features weights</source>
        <translation>vysvětlit důvody příznaky váhy</translation>
    </message>
    <message>
        <source>lines rows break</source>
        <translation>řádky zalomit</translation>
    </message>
    <message>
        <source>hierarchy constituent layout</source>
        <translation>hierarchie složky rozvržení</translation>
    </message>
    <message>
        <source>upos xpos part of speech pos</source>
        <translation>upos xpos slovní druh pos</translation>
    </message>
    <message>
        <source>full screen hide panels zen</source>
        <translation>celá obrazovka skrýt panely</translation>
    </message>
    <message>
        <source>night colours light mode</source>
        <translation>noční barvy tmavý světlý režim</translation>
    </message>
    <message>
        <source>settings keys hotkeys help</source>
        <translation>nastavení klávesy zkratky nápověda</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>verze licence</translation>
    </message>
    <message>
        <source>setting settings option preferences</source>
        <translation>nastavení volba předvolby</translation>
    </message>
    <message>
        <source>scale scaling zoom font larger smaller settings dpi</source>
        <translation>měřítko škálování zvětšení písmo větší menší nastavení dpi</translation>
    </message>
    <message>
        <source>options preferences configuration language font colours</source>
        <translation>volby předvolby konfigurace jazyk písmo barvy</translation>
    </message>
    <message>
        <source>treex parallel language selector translation side by side</source>
        <translation>treex paralelní jazyk selektor překlad vedle sebe</translation>
    </message>
    <message>
        <source>treex parallel language selector translation</source>
        <translation>treex paralelní jazyk selektor překlad</translation>
    </message>
    <message>
        <source>deps edeps conjuncts relative xcomp gapping case collapse basic</source>
        <translation>deps edeps členy koordinace konjunkty vztažné relativní xcomp gapping elipsa case pád odstranit základní</translation>
    </message>
    <message>
        <source>palette search anything</source>
        <translation>paleta hledat cokoli</translation>
    </message>
    <message>
        <source>help manual documentation guide</source>
        <translation>nápověda manuál dokumentace návod průvodce</translation>
    </message>
    <message>
        <source>help introduction tutorial beginner first steps</source>
        <translation>nápověda úvod návod tutoriál začátečník první kroky</translation>
    </message>
    <message>
        <source>coreference anaphora discourse bridging cross-sentence</source>
        <translation>koreference anafora diskurz bridging asociativní mezi větami mezivětný</translation>
    </message>
    <message>
        <source>coreference antecedent jump stub</source>
        <translation>koreference antecedent skok přeskočit pahýl</translation>
    </message>
    <message>
        <source>morpheme border boundary move</source>
        <translation>morfém hranice předěl přesunout</translation>
    </message>
    <message>
        <source>kihonku tag knp</source>
        <translation>kihonku tag knp</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Open and save</source>
        <translation>Otevřít a uložit</translation>
    </message>
    <message>
        <source>Go from sentence to sentence</source>
        <translation>Přecházet mezi větami</translation>
    </message>
    <message>
        <source>Find what is to be corrected</source>
        <translation>Najít, co je třeba opravit</translation>
    </message>
    <message>
        <source>Correct heads and relations</source>
        <translation>Opravit řídící členy a vztahy</translation>
    </message>
    <message>
        <source>Confirm and remark</source>
        <translation>Potvrdit a připojit poznámku</translation>
    </message>
    <message>
        <source>Change words and sentences</source>
        <translation>Měnit slova a věty</translation>
    </message>
    <message>
        <source>Annotate Prague treebanks</source>
        <translation>Anotovat pražské treebanky</translation>
    </message>
    <message>
        <source>Search and replace</source>
        <translation>Hledat a nahrazovat</translation>
    </message>
    <message>
        <source>Look at the diagram</source>
        <translation>Prohlížet diagram</translation>
    </message>
    <message>
        <source>Compare and analyse errors</source>
        <translation>Porovnat a analyzovat chyby</translation>
    </message>
    <message>
        <source>Check suspicious annotations</source>
        <translation>Zkontrolovat podezřelé anotace</translation>
    </message>
    <message>
        <source>Train and predict</source>
        <translation>Trénovat a predikovat</translation>
    </message>
    <message>
        <source>Watch an algorithm</source>
        <translation>Sledovat algoritmus</translation>
    </message>
    <message>
        <source>Teach a class</source>
        <translation>Učit třídu</translation>
    </message>
    <message>
        <source>Arrange the window</source>
        <translation>Uspořádat okno</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>Získat nápovědu</translation>
    </message>
    <message>
        <source>Make and see enhanced graphs</source>
        <translation>Vytvářet a zobrazovat rozšířené grafy</translation>
    </message>
</context>
<context>
    <name>TeachingProblem</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Nelze přečíst: %1.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: this is no JSON.</source>
        <translation>%1, řádek %2, sloupec %3: toto není JSON.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Nelze zapsat: %1.</translation>
    </message>
    <message>
        <source>%1 is no %2 file.</source>
        <translation>%1 není soubor druhu %2.</translation>
    </message>
    <message>
        <source>%1: %2 is damaged.</source>
        <translation>%1: poškozená položka %2.</translation>
    </message>
    <message>
        <source>%1 has the answers to another exercise.</source>
        <translation>%1: jsou to odpovědi na jiné cvičení.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Arcwright; this one reads version %2.</source>
        <translation>Soubor %1 zapsala novější verze programu Arcwright; tato čte verzi %2.</translation>
    </message>
    <message>
        <source>%1: %2 is missing; expected %3.</source>
        <translation>%1: chybí %2; očekává se %3.</translation>
    </message>
    <message>
        <source>%1: %2 is not what was expected: %3.</source>
        <translation>%1: %2 není to, co se očekává: %3.</translation>
    </message>
    <message>
        <source>%1 is larger than %2; no such file has to be.</source>
        <translation>%1 je větší než %2; tak velký takový soubor být nemusí.</translation>
    </message>
    <message>
        <source>%1: %2 is out of range; expected %3.</source>
        <translation>%1: %2 je mimo rozsah; očekává se %3.</translation>
    </message>
    <message>
        <source>Check that it is there and that you may read it.</source>
        <translation>Zkontrolujte, zda soubor existuje a zda jej smíte číst.</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Zvolte jinou složku nebo název.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Zvolte jiný soubor.</translation>
    </message>
    <message>
        <source>Update Arcwright.</source>
        <translation>Aktualizujte Arcwright.</translation>
    </message>
    <message>
        <source>Ask for the file again, or mend it in a text editor.</source>
        <translation>Požádejte o soubor znovu, nebo jej opravte v textovém editoru.</translation>
    </message>
    <message>
        <source>%1: %2 is not known; expected %3.</source>
        <translation>%1: %2 není známo; očekává se %3.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>This is a sentence of a sample treebank. The arcs above the words are what the treebank says; those below are what a parser predicts that was trained just now and has not seen this sentence.</source>
        <translation>Toto je věta z ukázkového treebanku. Hrany nad slovy jsou to, co říká treebank; hrany pod nimi predikuje parser, který byl právě natrénován a tuto větu neviděl.</translation>
    </message>
    <message>
        <source>All sentences of the file, with the number of disagreements in each. Click one, or go on with {next-sentence} and back with {previous-sentence}.</source>
        <translation>Všechny věty souboru, každá s počtem neshod. Na některou klikněte, nebo jděte dál pomocí {next-sentence} a zpět pomocí {previous-sentence}.</translation>
    </message>
    <message>
        <source>{next-difference} goes to the next disagreement, wherever it is; {next-to-decide} to the next word that is worth a look. Every key is written beside its command in the menus.</source>
        <translation>{next-difference} přejde na další neshodu, ať je kdekoli; {next-to-decide} na další slovo, které stojí za pohled. V nabídkách je u každého příkazu uvedena jeho klávesa.</translation>
    </message>
    <message>
        <source>To change a relation, click its label, or press {edit-relation}: type a few letters and press Enter.</source>
        <translation>Vztah změníte kliknutím na jeho popisek nebo pomocí {edit-relation}: napište několik písmen a stiskněte Enter.</translation>
    </message>
    <message>
        <source>For the word you select, this line lists what the parser thinks of, best first. The digits 1 to 9 take a guess; {take-proposal} takes what is proposed.</source>
        <translation>K vybranému slovu tento řádek uvádí, co parser zvažuje, nejlepší napřed. Číslice 1 až 9 převezmou některý z odhadů; {take-proposal} převezme návrh.</translation>
    </message>
    <message>
        <source>{undo} takes back any step, even after a restart. Everything you do is in a journal beside the file, so a crash loses nothing.</source>
        <translation>{undo} vezme zpět kterýkoli krok, i po novém spuštění programu. Vše, co uděláte, je v žurnálu vedle souboru, takže se při pádu nic neztratí.</translation>
    </message>
    <message>
        <source>When the sentence is right, confirm it: {confirm-and-next} also goes on to the next one. The parser learns from it at once.</source>
        <translation>Je-li věta správně, potvrďte ji: {confirm-and-next} zároveň přejde na další. Parser se z ní hned učí.</translation>
    </message>
    <message>
        <source>{save} saves the treebank; lines you did not change stay as they were. Open your own with {open}. {handbook} opens the handbook at whatever you are looking at.</source>
        <translation>{save} uloží treebank; řádky, které jste nezměnili, zůstanou tak, jak byly. Vlastní treebank otevřete pomocí {open}. {handbook} otevře příručku na stránce o tom, na co se právě díváte.</translation>
    </message>
    <message>
        <source>The bar at the side leads to four workplaces on the same treebank. This is Analyse ({workplace-analyse}): what a parser gets wrong, and why.</source>
        <translation>Lišta po straně vede do čtyř prostředí nad týmž treebankem. Toto je Analýza ({workplace-analyse}): v čem parser chybuje a proč.</translation>
    </message>
    <message>
        <source>Here are the parsers that are compared with the treebank. {open-layer} adds the output of another parser; click a name to leave it out.</source>
        <translation>Zde jsou parsery, které se porovnávají s treebankem. {open-layer} přidá výstup dalšího parseru; kliknutím na název parser vynecháte.</translation>
    </message>
    <message>
        <source>The scores, with intervals that say how sure they are. Sentences that the parser was trained on are not scored.</source>
        <translation>Skóre s intervaly, které říkají, jak jsou spolehlivá. Věty, na kterých se parser učil, se nehodnotí.</translation>
    </message>
    <message>
        <source>The other charts say where the errors are: which relations, how far, in which kinds of attachment. Click a bar, a point or a cell, and the words behind it are listed with their trees.</source>
        <translation>Ostatní grafy říkají, kde jsou chyby: u kterých vztahů, v jaké vzdálenosti, v kterých typech zavěšení. Klikněte na sloupec, bod nebo buňku, a vypíšou se slova, která za nimi stojí, i se svými stromy.</translation>
    </message>
    <message>
        <source>The tab Causes asks the parser about each wrong head: did it not find the right tree, or does it prefer the wrong one?</source>
        <translation>Karta Příčiny se ptá parseru na každý špatný řídící člen: nenašel správný strom, nebo dává přednost špatnému?</translation>
    </message>
    <message>
        <source>Errors of the treebank itself: {find-suspicious} lists annotations that parsers contradict, or that are annotated otherwise elsewhere. You decide on each with one key.</source>
        <translation>Chyby samotného treebanku: {find-suspicious} vypíše anotace, kterým parsery odporují nebo které jsou jinde jiné. O každé rozhodnete jednou klávesou.</translation>
    </message>
    <message>
        <source>In the workplace Train you choose the parser and what it learns from; {train} starts it from anywhere. Its predictions become another layer to compare.</source>
        <translation>V prostředí Trénování zvolíte parser a to, z čeho se má učit; {train} spustí trénování odkudkoli. Predikce parseru se stanou další vrstvou k porovnání.</translation>
    </message>
    <message>
        <source>{save-report} writes all of it as one page: verdicts, charts, tables and trees of typical errors.</source>
        <translation>{save-report} to vše zapíše jako jednu stránku: závěry, grafy, tabulky a stromy s typickými chybami.</translation>
    </message>
    <message>
        <source>{find-pattern} searches by patterns over words, arcs and differences. {command-palette} finds anything by name; {handbook} opens the handbook at what you are looking at.</source>
        <translation>{find-pattern} hledá podle vzorů, v nichž jsou slova, hrany a neshody. {command-palette} najde cokoli podle názvu; {handbook} otevře příručku na stránce o tom, na co se díváte.</translation>
    </message>
    <message>
        <source>The workplace Teach ({workplace-teach}): figures of well-known papers as lessons, algorithms to watch, and exercises.</source>
        <translation>Prostředí Výuka ({workplace-teach}): obrázky ze známých článků jako lekce, algoritmy ke sledování a cvičení.</translation>
    </message>
    <message>
        <source>This is the player, on a sentence of the sample ({show-player} opens it on the sentence on view). It shows what the algorithm really does, step by step.</source>
        <translation>Toto je přehrávač, zde na větě z ukázky ({show-player} jej otevře na zobrazené větě). Krok za krokem ukazuje, co algoritmus skutečně dělá.</translation>
    </message>
    <message>
        <source>{player-forward} goes a step forward, {player-back} back, {player-play} plays and stops. The slider goes anywhere.</source>
        <translation>{player-forward} jde o krok vpřed, {player-back} zpět, {player-play} přehrává a zastavuje. Posuvníkem se dostanete kamkoli.</translation>
    </message>
    <message>
        <source>The same steps in words, with the figures the algorithm decides by. Click one to go to it.</source>
        <translation>Tytéž kroky slovy, s čísly, podle nichž se algoritmus rozhoduje. Kliknutím na krok na něj přejdete.</translation>
    </message>
    <message>
        <source>Choose the algorithm here, and the scores it works on: those of a model, drawn at random, or typed by hand ({player-scores}). {player-beside} puts a second algorithm beside the first.</source>
        <translation>Zde zvolíte algoritmus a skóre, s nimiž pracuje: z modelu, náhodná, nebo zadaná ručně ({player-scores}). {player-beside} postaví vedle prvního algoritmu druhý.</translation>
    </message>
    <message>
        <source>{type-sentence} takes a sentence of your own, as on a blackboard: no treebank and no model are needed.</source>
        <translation>{type-sentence} přijme vaši vlastní větu, jako na tabuli: treebank ani model nejsou třeba.</translation>
    </message>
    <message>
        <source>{player-quiz} lets the class guess the next step; {player-lecture} fills the screen with the step in large type; {player-export} makes slides and handouts.</source>
        <translation>{player-quiz} nechá třídu hádat další krok; {player-lecture} zobrazí krok velkým písmem přes celou obrazovku; {player-export} vytvoří snímky a podklady.</translation>
    </message>
    <message>
        <source>{make-exercise} makes a file of sentences whose trees your students draw; they hand in files, which one command marks.</source>
        <translation>{make-exercise} vytvoří soubor vět, jejichž stromy nakreslí vaši studenti; odevzdají soubory, které ohodnotí jeden příkaz.</translation>
    </message>
    <message>
        <source>{handbook} opens the handbook at what you are looking at, {command-palette} finds anything by name, and the tours are in this menu.</source>
        <translation>{handbook} otevře příručku na stránce o tom, na co se díváte, {command-palette} najde cokoli podle názvu a prohlídky jsou v této nabídce.</translation>
    </message>
    <message>
        <source>This is a sentence of your treebank. The arcs above the words are what the treebank says. Once a parser is trained ({train}) or opened ({open-model}), the arcs below are what it predicts.</source>
        <translation>Toto je věta vašeho treebanku. Hrany nad slovy říkají, co je v treebanku. Jakmile se natrénuje ({train}) nebo otevře ({open-model}) parser, budou pod slovy hrany, které predikuje.</translation>
    </message>
    <message>
        <source>Once there is a parser, a line below the diagram lists what it thinks of the word you select, best first. The digits 1 to 9 take a guess; {take-proposal} takes what is proposed.</source>
        <translation>Jakmile je k dispozici parser, řádek pod diagramem vypisuje, co si myslí o vybraném slově, nejlepší odhad jako první. Číslice 1 až 9 odhad převezmou; {take-proposal} převezme, co je navrženo.</translation>
    </message>
    <message>
        <source>When the sentence is right, confirm it: {confirm-and-next} also goes on to the next one. A parser that was trained here learns from it at once.</source>
        <translation>Když je věta správně, potvrďte ji: {confirm-and-next} zároveň přejde na další. Parser, který se natrénoval zde, se z ní hned učí.</translation>
    </message>
    <message>
        <source>As soon as a parser has predicted the treebank, its scores are here, with intervals that say how sure they are. Sentences that it was trained on are not scored.</source>
        <translation>Jakmile parser predikuje treebank, jsou zde jeho skóre s intervaly, které říkají, jak jsou spolehlivá. Věty, na kterých se trénoval, se nehodnotí.</translation>
    </message>
    <message>
        <source>This is the player, on a sentence of your treebank ({show-player} opens it on the sentence on view). It shows what the algorithm really does, step by step.</source>
        <translation>Toto je přehrávač na větě vašeho treebanku ({show-player} jej otevře na zobrazené větě). Krok za krokem ukazuje, co algoritmus opravdu dělá.</translation>
    </message>
    <message>
        <source>To change a head, drag the word to its new head, or to the circle that comes above it then, to make it the root. With the keyboard: {choose-head}, then the number of the head.</source>
        <translation>Řídící člen změníte tak, že slovo přetáhnete na nový řídící člen, nebo do kroužku, který se přitom nad slovem objeví, má-li být kořenem. Klávesnicí: {choose-head} a potom číslo řídícího členu.</translation>
    </message>
</context>
<context>
    <name>TrainingDefaults</name>
    <message>
        <source>The units are bunsetsu: a tournament of the candidates is the usual parser of these.</source>
        <translation>Jednotkami jsou bunsetsu: jejich obvyklým parserem je turnaj kandidátů.</translation>
    </message>
    <message>
        <source>It has more than a million words: fewer passes are made over it.</source>
        <translation>Slov je víc než milion: trénování jimi projde méněkrát.</translation>
    </message>
    <message>
        <source>No sentence has a whole tree yet: draw some first, or learn from other files. These are the usual settings.</source>
        <translation>Žádná věta ještě nemá celý strom: nejdřív nějaké nakreslete, nebo nechte parser učit se z jiných souborů. Toto je obvyklé nastavení.</translation>
    </message>
    <message>
        <source>%1% of the words have several parents, and it learns all of them.</source>
        <translation>%1 % slov má více rodičů a parser se je učí všechny.</translation>
    </message>
    <message>
        <source>%1% of the arcs are not projective: it climbs from the best projective tree to others.</source>
        <translation>%1 % hran je neprojektivních: parser stoupá od nejlepšího projektivního stromu k jiným.</translation>
    </message>
    <message>
        <source>Only %1% of the arcs are not projective: it looks for the best projective tree.</source>
        <translation>Jen %1 % hran je neprojektivních: parser hledá nejlepší projektivní strom.</translation>
    </message>
    <message>
        <source>All arcs are projective: it looks for the best projective tree.</source>
        <translation>Všechny hrany jsou projektivní: parser hledá nejlepší projektivní strom.</translation>
    </message>
</context>
<context>
    <name>TrainingOutlook</name>
    <message>
        <source>Finds the best tree of which no arcs cross, and looks at each arc by itself. Fast.</source>
        <translation>Najde nejlepší strom, v němž se žádné hrany nekříží, a každou hranu posuzuje samostatně. Je to rychlé.</translation>
    </message>
    <message>
        <source>Finds a tree of which no arcs cross, and looks at each arc together with the dependents that its words have inside it.</source>
        <translation>Najde strom, v němž se žádné hrany nekříží, a každou hranu posuzuje spolu s těmi závislými členy jejích dvou slov, které leží mezi nimi.</translation>
    </message>
    <message>
        <source>Finds the best tree of which no arcs cross, and looks at neighbouring dependents together. More is right than with single arcs.</source>
        <translation>Najde nejlepší strom, v němž se žádné hrany nekříží, a sousední závislé členy posuzuje společně. Výsledek je přesnější, než když se hrany posuzují jednotlivě.</translation>
    </message>
    <message>
        <source>Finds the best tree of all, also with arcs that cross, and looks at each arc by itself.</source>
        <translation>Najde nejlepší strom ze všech, i z těch, v nichž se hrany kříží, a každou hranu posuzuje samostatně.</translation>
    </message>
    <message>
        <source>Begins with the best tree of which no arcs cross and changes one head after another as long as that is better, so that arcs can cross. For languages with free word order.</source>
        <translation>Začne nejlepším stromem, v němž se žádné hrany nekříží, a mění jeden řídící člen za druhým, dokud se tím strom zlepšuje, takže se hrany mohou křížit. Pro jazyky s volným slovosledem.</translation>
    </message>
    <message>
        <source>Changes one head after another as long as that is better, and adds further parents. For treebanks in which words have several.</source>
        <translation>Mění jeden řídící člen za druhým, dokud se tím výsledek zlepšuje, a přidává další rodiče. Pro treebanky, v nichž slova mívají více rodičů.</translation>
    </message>
    <message>
        <source>Begins with many trees, changes one head after another in each, keeps the best of all, and looks at whole trees. Slow.</source>
        <translation>Začne mnoha stromy, v každém mění jeden řídící člen za druhým, ponechá nejlepší ze všech a posuzuje celé stromy. Je to pomalé.</translation>
    </message>
    <message>
        <source>The candidates for the head of a bunsetsu play against one another, two at a time; who wins the last game is the head.</source>
        <translation>Kandidáti na řídící člen bunsetsu hrají proti sobě, vždy dva a dva; kdo vyhraje poslední zápas, je řídícím členem.</translation>
    </message>
    <message>
        <source>Goes through the sentence once and asks of two bunsetsu whether one depends on the other. Fast.</source>
        <translation>Projde větu jednou a u dvojic bunsetsu se ptá, zda jedno závisí na druhém. Je to rychlé.</translation>
    </message>
    <message>
        <source>Goes through the sentence again and again, and asks of each bunsetsu whether it depends on the next one.</source>
        <translation>Prochází větu znovu a znovu a u každého bunsetsu se ptá, zda závisí na svém pravém sousedovi.</translation>
    </message>
    <message>
        <source>All candidates for the head of a bunsetsu are given a score at once; the best one is the head.</source>
        <translation>Všichni kandidáti na řídící člen bunsetsu se ohodnotí najednou; nejlepší z nich je řídícím členem.</translation>
    </message>
    <message>
        <source>Finds the best tree of all, also with arcs that cross.</source>
        <translation>Najde nejlepší strom ze všech, i z těch, v nichž se hrany kříží.</translation>
    </message>
    <message>
        <source>Finds the best tree of which no arcs cross.</source>
        <translation>Najde nejlepší strom, v němž se žádné hrany nekříží.</translation>
    </message>
    <message>
        <source>After each wrong tree, the weights change by the least that makes the right one better.</source>
        <translation>Po každém špatném stromu se váhy změní jen o tolik, kolik je nejméně třeba, aby byl lepší ten správný.</translation>
    </message>
    <message>
        <source>After each wrong tree, the weights change by a fixed step; the mean of all steps is kept.</source>
        <translation>Po každém špatném stromu se váhy změní o pevný krok; uchová se průměr ze všech kroků.</translation>
    </message>
    <message>
        <source>Ten parsers learn from the sentences in ten orders; their mean is kept. Ten times as slow.</source>
        <translation>Deset parserů se učí na větách v deseti různých pořadích; uchová se jejich průměr. Trvá to desetkrát déle.</translation>
    </message>
    <message>
        <source>It is scored on the files you have chosen, after each pass over the sentences.</source>
        <translation>Parser se hodnotí na souborech, které jste zvolili, po každém průchodu větami.</translation>
    </message>
    <message>
        <source>It is scored on every tenth sentence, from which it does not learn, after each pass over the others.</source>
        <translation>Parser se hodnotí na každé desáté větě, na níž se neučí, po každém průchodu ostatními větami.</translation>
    </message>
    <message>
        <source>It learns from all sentences, and is scored by parsers that have not seen them.</source>
        <translation>Parser se učí na všech větách; jeho skóre se určí pomocí parserů, které hodnocené věty neviděly.</translation>
    </message>
    <message>
        <source>All sentences are predicted: the trees of the parser stand below the words, and what differs is seen at once.</source>
        <translation>Predikují se všechny věty: stromy parseru jsou pod slovy a hned je vidět, v čem se liší.</translation>
    </message>
    <message>
        <source>Each sentence is predicted by a parser that has not learnt from it, so that its errors are honest.</source>
        <translation>Každou větu predikuje parser, který se na ní neučil, takže jeho chyby odpovídají skutečnosti.</translation>
    </message>
    <message>
        <source>Sentences that it has learnt from are predicted better than others, so these are not scored.</source>
        <translation>Věty, na nichž se parser učil, predikuje lépe než jiné, a proto se nehodnotí.</translation>
    </message>
</context>
<context>
    <name>TrainingProgress</name>
    <message>
        <source>a moment left</source>
        <translation>zbývá chvilka</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>zbývá asi %1 s</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>zbývá asi %1 min</translation>
    </message>
</context>
<context>
    <name>TransitionPlayer</name>
    <message>
        <source>%1 off the stack</source>
        <translation>%1 ze zásobníku</translation>
    </message>
    <message>
        <source>%1 back to the buffer</source>
        <translation>%1 zpět do bufferu</translation>
    </message>
    <message>
        <source>%1 onto the stack</source>
        <translation>%1 na zásobník</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a transition and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (by hand)</source>
        <translation>%1 (ručně)</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) without a head are attached</source>
        <translation>
            <numerusform>zavěšuje se %n slovo bez řídícího členu</numerusform>
            <numerusform>zavěšují se %n slova bez řídícího členu</numerusform>
            <numerusform>zavěšuje se %n slov bez řídícího členu</numerusform>
        </translation>
    </message>
    <message>
        <source>the tree is out of reach</source>
        <translation>ke stromu už není cesta</translation>
    </message>
    <message>
        <source>the buffer is empty</source>
        <translation>buffer je prázdný</translation>
    </message>
    <message>
        <source>it takes two from the stack</source>
        <translation>ze zásobníku potřebuje dva uzly</translation>
    </message>
    <message>
        <source>the root stays</source>
        <translation>kořen zůstává</translation>
    </message>
    <message>
        <source>the root comes last</source>
        <translation>kořen přijde nakonec</translation>
    </message>
    <message>
        <source>the root has its dependent</source>
        <translation>kořen už svůj závislý člen má</translation>
    </message>
    <message>
        <source>it has a head</source>
        <translation>řídící člen už má</translation>
    </message>
    <message>
        <source>it has no head yet</source>
        <translation>řídící člen ještě nemá</translation>
    </message>
    <message>
        <source>they were swapped</source>
        <translation>už byly prohozeny</translation>
    </message>
    <message>
        <source>Each transition is worth the best arc that it makes, or that it makes way for.</source>
        <translation>Každý přechod má hodnotu nejlepší hrany, kterou vytvoří nebo které uvolní cestu.</translation>
    </message>
    <message>
        <source>The oracle knows the tree of the sentence and the transitions that lead to it.</source>
        <translation>Orákulum zná strom věty i přechody, které k němu vedou.</translation>
    </message>
    <message>
        <source>The sentence has a tree that these transitions cannot build: arcs that cross need SWAP.</source>
        <translation>Strom této věty těmito přechody nelze sestavit: hrany, které se kříží, potřebují SWAP.</translation>
    </message>
    <message>
        <source>The sentence has no tree for the oracle to follow.</source>
        <translation>Věta nemá strom, jímž by se orákulum mohlo řídit.</translation>
    </message>
    <message numerus="yes">
        <source>The classifier has learnt from %n other sentence(s), not from this one.</source>
        <translation>
            <numerusform>Klasifikátor se učil na %n jiné větě, ne na této.</numerusform>
            <numerusform>Klasifikátor se učil na %n jiných větách, ne na této.</numerusform>
            <numerusform>Klasifikátor se učil na %n jiných větách, ne na této.</numerusform>
        </translation>
    </message>
    <message>
        <source>All words are in the buffer; the root alone is on the stack.</source>
        <translation>Všechna slova jsou v bufferu; na zásobníku je jen kořen.</translation>
    </message>
    <message>
        <source>From here no transitions lead to the tree, and the oracle knows no other.</source>
        <translation>Odsud ke stromu nevedou žádné přechody a jiný strom orákulum nezná.</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>Není už co dělat.</translation>
    </message>
    <message>
        <source>There was to choose from</source>
        <translation>Z čeho se vybíralo</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Zásobník</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Buffer</translation>
    </message>
    <message>
        <source>Click: let the parser decide again</source>
        <translation>Kliknutí: ať rozhodne zase parser</translation>
    </message>
    <message>
        <source>This transition comes next.</source>
        <translation>Tento přechod je na řadě.</translation>
    </message>
    <message>
        <source>Click: %1 instead</source>
        <translation>Kliknutí: místo toho %1</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Rozhoduje</translation>
    </message>
    <message>
        <source>scores of arcs</source>
        <translation>skóre hran</translation>
    </message>
    <message>
        <source>the tree (oracle)</source>
        <translation>strom (orákulum)</translation>
    </message>
    <message>
        <source>a classifier</source>
        <translation>klasifikátor</translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <comment>why a transition cannot be taken</comment>
        <translation>není už co dělat</translation>
    </message>
    <message>
        <source>What can come next</source>
        <translation>Co může následovat</translation>
    </message>
    <message>
        <source>%1: −∞, for no arc is left that it would make, or make way for.</source>
        <comment>transitions</comment>
        <translation>%1: −∞, protože nezbývá žádná hrana, kterou by takový přechod vytvořil nebo které by uvolnil cestu.</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>error</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>varování</translation>
    </message>
    <message>
        <source>note</source>
        <translation>informace</translation>
    </message>
    <message>
        <source>There is no bunsetsu %1 to depend on; the sentence has %2.</source>
        <translation>Bunsetsu %1, na němž by mohlo záviset, tu není; počet bunsetsu věty je %2.</translation>
    </message>
    <message>
        <source>A bunsetsu depends on a later one, but this one on bunsetsu %1.</source>
        <translation>Bunsetsu závisí na některém pozdějším, ale toto na bunsetsu %1.</translation>
    </message>
    <message>
        <source>Only the last bunsetsu of a sentence depends on no other.</source>
        <translation>Na žádném jiném nezávisí jen poslední bunsetsu věty.</translation>
    </message>
    <message>
        <source>The last bunsetsu is the root, but depends on bunsetsu %1.</source>
        <translation>Poslední bunsetsu je kořen, ale závisí na bunsetsu %1.</translation>
    </message>
    <message>
        <source>The dependency crosses that of bunsetsu %1.</source>
        <translation>Závislost se kříží se závislostí bunsetsu %1.</translation>
    </message>
    <message>
        <source>Expected D, P, I or A as type of the dependency, found "%1".</source>
        <translation>Jako typ závislosti se očekává D, P, I nebo A, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>There is no word %1 to be the head; the sentence has %2.</source>
        <translation>Slovo %1, které by mohlo být řídícím členem, tu není; počet slov věty je %2.</translation>
    </message>
    <message>
        <source>The heads of these words lead in a circle: %1.</source>
        <translation>Řídící členy těchto slov vedou dokola: %1.</translation>
    </message>
    <message>
        <source>Heads and further parents of these words lead in a circle: %1.</source>
        <translation>Řídící členy a další rodiče těchto slov vedou dokola: %1.</translation>
    </message>
    <message>
        <source>The word has several plain primary heads: %1. The first counts.</source>
        <translation>Slovo má více prostých primárních řídících členů: %1. Platí první.</translation>
    </message>
    <message>
        <source>More than one word is without a head: %1.</source>
        <translation>Bez řídícího členu je více než jedno slovo: %1.</translation>
    </message>
    <message>
        <source>Expected UTF-8, found bytes that are not.</source>
        <translation>Očekává se UTF-8, ale jsou tu bajty, které jím nejsou.</translation>
    </message>
    <message>
        <source>This character is not in the normal form NFC; usually it is a letter with its accent apart.</source>
        <translation>Tento znak není v normální formě NFC; obvykle jde o písmeno, jehož diakritika je zapsána zvlášť.</translation>
    </message>
    <message>
        <source>Comments stand before the first word of a sentence, not between or after words.</source>
        <translation>Komentáře stojí před prvním slovem věty, ne mezi slovy ani za nimi.</translation>
    </message>
    <message>
        <source>The line looks empty but has blanks in it.</source>
        <translation>Řádek vypadá prázdný, ale jsou v něm mezery.</translation>
    </message>
    <message>
        <source>There is an empty line inside of the sentence.</source>
        <translation>Uvnitř věty je prázdný řádek.</translation>
    </message>
    <message>
        <source>Expected at least one word, found none. One empty line ends a sentence.</source>
        <translation>Očekává se aspoň jedno slovo, ale žádné tu není. Větu končí jeden prázdný řádek.</translation>
    </message>
    <message>
        <source>Expected a comment (#) or a line that begins with the id of a word, found one that begins with "%1".</source>
        <translation>Očekává se komentář (#) nebo řádek, který začíná id slova, ale tento začíná na „%1“.</translation>
    </message>
    <message>
        <source>Expected an empty line after the sentence.</source>
        <translation>Za větou se očekává prázdný řádek.</translation>
    </message>
    <message>
        <source>Expected %2 columns with tabs between them, found %1.</source>
        <translation>Počet sloupců oddělených tabulátory má být %2, ale je %1.</translation>
    </message>
    <message>
        <source>The %1 of a multiword token may have no blanks: it is one token.</source>
        <translation>%1 víceslovného tokenu nesmí obsahovat mezery: je to jeden token.</translation>
    </message>
    <message>
        <source>The column %1 may have no blanks.</source>
        <translation>Sloupec %1 nesmí obsahovat mezery.</translation>
    </message>
    <message>
        <source>The column %1 is empty; write _ where there is nothing to say.</source>
        <translation>Sloupec %1 je prázdný; kde není co říci, pište _.</translation>
    </message>
    <message>
        <source>The column %1 begins with a blank.</source>
        <translation>Sloupec %1 začíná mezerou.</translation>
    </message>
    <message>
        <source>The column %1 ends in a blank.</source>
        <translation>Sloupec %1 končí mezerou.</translation>
    </message>
    <message>
        <source>The column %1 has several blanks in a row.</source>
        <translation>Ve sloupci %1 je více mezer za sebou.</translation>
    </message>
    <message>
        <source>Expected an id like 3 (a word), 3-4 (a multiword token) or 3.1 (an empty node), found "%1".</source>
        <translation>Očekává se id jako 3 (slovo), 3-4 (víceslovný token) nebo 3.1 (prázdný uzel), ale je tu „%1“.</translation>
    </message>
    <message>
        <source>The multiword token %1 must stand before its first word.</source>
        <translation>Víceslovný token %1 musí stát před svým prvním slovem.</translation>
    </message>
    <message>
        <source>The empty node %1 is out of place: behind the line of a word come its empty nodes, .1, .2 and so on, and only then the next word or multiword token.</source>
        <translation>Prázdný uzel %1 není na svém místě: za řádkem slova jsou jeho prázdné uzly .1, .2 a tak dál a teprve potom další slovo nebo víceslovný token.</translation>
    </message>
    <message>
        <source>Words count from 1 without gaps: expected %2, found %1.</source>
        <translation>Slova se číslují od 1 bez vynechávání: očekává se %2, ale je tu %1.</translation>
    </message>
    <message>
        <source>The multiword token %1 ends before it begins.</source>
        <translation>Víceslovný token %1 končí dříve, než začíná.</translation>
    </message>
    <message>
        <source>%1 goes beyond the sentence, which has %2 words.</source>
        <translation>%1 přesahuje větu, jejíž počet slov je %2.</translation>
    </message>
    <message>
        <source>The multiword token %1 has words that belong to another one already.</source>
        <translation>Víceslovný token %1 má slova, která už patří do jiného.</translation>
    </message>
    <message>
        <source>Expected a head (the id of a word, or 0), found "%1".</source>
        <translation>Očekává se řídící člen (id slova nebo 0), ale je tu „%1“.</translation>
    </message>
    <message>
        <source>The sentence has no word %1 to be the head.</source>
        <translation>Věta nemá slovo %1, které by mohlo být řídícím členem.</translation>
    </message>
    <message>
        <source>Expected enhanced arcs as head:relation|head:relation, found "%1".</source>
        <translation>Očekávají se rozšířené hrany jako řídící:vztah|řídící:vztah, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>Expected the head of an enhanced arc (a word, an empty node, or 0), found "%1".</source>
        <translation>Očekává se řídící člen rozšířené hrany (slovo, prázdný uzel nebo 0), ale je tu „%1“.</translation>
    </message>
    <message>
        <source>The sentence has no word or empty node %1 to be the head of an enhanced arc.</source>
        <translation>Věta nemá slovo ani prázdný uzel %1, který by mohl být řídícím členem rozšířené hrany.</translation>
    </message>
    <message>
        <source>The word is its own head.</source>
        <translation>Slovo je svým vlastním řídícím členem.</translation>
    </message>
    <message>
        <source>Only one word can be the root of the sentence; here are several: %1.</source>
        <translation>Kořenem věty může být jen jedno slovo; zde jich je více: %1.</translation>
    </message>
    <message>
        <source>This is not a tree: no way leads from the root to %1.</source>
        <translation>Toto není strom. Z kořene nevede žádná cesta sem: %1.</translation>
    </message>
    <message>
        <source>The %1 of a multiword token must be _, found "%2"; it belongs to the words.</source>
        <translation>%1 víceslovného tokenu musí být _, ale je tu „%2“; patří to ke slovům.</translation>
    </message>
    <message>
        <source>The %1 of an empty node must be _, found "%2"; its arcs are in DEPS.</source>
        <translation>%1 prázdného uzlu musí být _, ale je tu „%2“; jeho hrany jsou v DEPS.</translation>
    </message>
    <message>
        <source>"%1" is not one of the 17 universal parts of speech.</source>
        <translation>„%1“ není žádný ze 17 univerzálních slovních druhů.</translation>
    </message>
    <message>
        <source>XPOS is empty; write _ where there is no tag.</source>
        <translation>XPOS je prázdné; kde není značka, pište _.</translation>
    </message>
    <message>
        <source>The features must be in alphabetical order, whatever their case.</source>
        <translation>Rysy musí být v abecedním pořadí bez ohledu na velikost písmen.</translation>
    </message>
    <message>
        <source>Expected a feature like Case=Nom, found "%1".</source>
        <translation>Očekává se rys jako Case=Nom, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>"%1" has a value twice.</source>
        <translation>„%1“ má jednu hodnotu dvakrát.</translation>
    </message>
    <message>
        <source>The values of "%1" must be in alphabetical order.</source>
        <translation>Hodnoty „%1“ musí být v abecedním pořadí.</translation>
    </message>
    <message>
        <source>A feature stands here twice.</source>
        <translation>Jeden rys je tu dvakrát.</translation>
    </message>
    <message>
        <source>Expected a relation like nsubj or nsubj:pass, found "%1".</source>
        <translation>Očekává se vztah jako nsubj nebo nsubj:pass, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>"%1" is not one of the 37 universal relations.</source>
        <translation>„%1“ není žádný z 37 univerzálních vztahů.</translation>
    </message>
    <message>
        <source>Enhanced arcs must be in the order of their heads.</source>
        <translation>Rozšířené hrany musí být v pořadí řídících členů.</translation>
    </message>
    <message>
        <source>Enhanced arcs from one head (%1) must be in the order of their relations.</source>
        <translation>Rozšířené hrany od téhož řídícího členu (%1) musí být v pořadí vztahů.</translation>
    </message>
    <message>
        <source>The enhanced arc %1 stands here twice.</source>
        <translation>Rozšířená hrana %1 je tu dvakrát.</translation>
    </message>
    <message>
        <source>The node is its own head in the enhanced graph.</source>
        <translation>Uzel je v rozšířeném grafu svým vlastním řídícím členem.</translation>
    </message>
    <message>
        <source>Expected an enhanced relation like obl:in or conj:and, found "%1".</source>
        <translation>Očekává se rozšířený vztah jako obl:in nebo conj:and, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>"%1" is not one of the 37 universal relations, nor ref.</source>
        <translation>„%1“ není žádný z 37 univerzálních vztahů ani ref.</translation>
    </message>
    <message>
        <source>MISC has an empty item; was a vertical bar meant as such?</source>
        <translation>V MISC je prázdná položka; nemá to být svislá čára jako znak?</translation>
    </message>
    <message>
        <source>An item of MISC has no name: "%1".</source>
        <translation>Položka v MISC nemá název: „%1“.</translation>
    </message>
    <message>
        <source>An item of MISC has blanks round its name or value: "%1".</source>
        <translation>Položka v MISC má kolem názvu nebo hodnoty mezery: „%1“.</translation>
    </message>
    <message>
        <source>"%1" is nearly the name of a known attribute, but for case or blanks.</source>
        <translation>„%1“ je až na velikost písmen nebo mezery název známého atributu.</translation>
    </message>
    <message>
        <source>%1 must not stand in MISC twice.</source>
        <translation>%1 nesmí být v MISC dvakrát.</translation>
    </message>
    <message>
        <source>Enhanced graphs must be in all sentences of a treebank or in none; this one differs from those before.</source>
        <translation>Rozšířené grafy musí být ve všech větách treebanku, nebo v žádné; tato věta se liší od předchozích.</translation>
    </message>
    <message>
        <source>Expected # sent_id = ID, with an id that has no blanks.</source>
        <translation>Očekává se # sent_id = ID, kde v id nejsou mezery.</translation>
    </message>
    <message>
        <source>The sentence has no id (# sent_id = ...).</source>
        <translation>Věta nemá id (# sent_id = ...).</translation>
    </message>
    <message>
        <source>The sentence has more than one sent_id.</source>
        <translation>Věta má více než jedno sent_id.</translation>
    </message>
    <message>
        <source>A sentence before this one has the same sent_id.</source>
        <translation>Stejné sent_id má některá předchozí věta.</translation>
    </message>
    <message>
        <source>The sent_id "%1" has a slash, which parallel treebanks need for other things.</source>
        <translation>V sent_id „%1“ je lomítko, které paralelní treebanky potřebují k něčemu jinému.</translation>
    </message>
    <message>
        <source>Expected # parallel_id = corpus/sentence, perhaps with /alt1, /part1 or /alt1part1 after it.</source>
        <translation>Očekává se # parallel_id = korpus/věta, případně dál /alt1, /part1 nebo /alt1part1.</translation>
    </message>
    <message>
        <source>The sentence has more than one parallel_id.</source>
        <translation>Věta má více než jedno parallel_id.</translation>
    </message>
    <message>
        <source>A sentence before this one has the same parallel_id.</source>
        <translation>Stejné parallel_id má některá předchozí věta.</translation>
    </message>
    <message>
        <source>The alternatives of a parallel sentence must be numbered alt1, alt2 and so on, all of them.</source>
        <translation>Varianty paralelní věty musí být očíslovány alt1, alt2 a tak dál, všechny.</translation>
    </message>
    <message>
        <source>The parts of a parallel sentence must be numbered part1, part2 and so on, all of them.</source>
        <translation>Části paralelní věty musí být očíslovány part1, part2 a tak dál, všechny.</translation>
    </message>
    <message>
        <source>The sentence has more than one newdoc.</source>
        <translation>Věta má více než jedno newdoc.</translation>
    </message>
    <message>
        <source>The sentence has more than one newpar.</source>
        <translation>Věta má více než jedno newpar.</translation>
    </message>
    <message>
        <source>A document or paragraph begins here, but the sentence before ends in SpaceAfter=No.</source>
        <translation>Zde začíná dokument nebo odstavec, ale předchozí věta končí na SpaceAfter=No.</translation>
    </message>
    <message>
        <source>The sentence has no text (# text = ...).</source>
        <translation>Věta nemá text (# text = ...).</translation>
    </message>
    <message>
        <source>The sentence has more than one text.</source>
        <translation>Věta má více než jeden text.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Text je prázdný.</translation>
    </message>
    <message>
        <source>The text ends in a blank.</source>
        <translation>Text končí mezerou.</translation>
    </message>
    <message>
        <source>NoSpaceAfter=Yes must be SpaceAfter=No.</source>
        <translation>Místo NoSpaceAfter=Yes musí být SpaceAfter=No.</translation>
    </message>
    <message>
        <source>SpaceAfter has no value but No, found "%1"; perhaps SpacesAfter is meant.</source>
        <translation>SpaceAfter má jedinou hodnotu No, ale je tu „%1“; možná má být SpacesAfter.</translation>
    </message>
    <message>
        <source>An empty node is not in the text and cannot have SpaceAfter=No.</source>
        <translation>Prázdný uzel není v textu a nemůže mít SpaceAfter=No.</translation>
    </message>
    <message>
        <source>SpaceAfter=No belongs to the multiword token, not to a word in it.</source>
        <translation>SpaceAfter=No patří k víceslovnému tokenu, ne ke slovu v něm.</translation>
    </message>
    <message>
        <source>The form "%1" does not fit the text, which goes on "%2".</source>
        <translation>Tvar „%1“ neodpovídá textu, který pokračuje „%2“.</translation>
    </message>
    <message>
        <source>In the text no space follows "%1": SpaceAfter=No is missing.</source>
        <translation>V textu za „%1“ není mezera: chybí SpaceAfter=No.</translation>
    </message>
    <message>
        <source>The text goes on after the last form: "%1".</source>
        <translation>Text pokračuje i za posledním tvarem: „%1“.</translation>
    </message>
    <message>
        <source>The relation of a word with head 0 must be root, found "%1".</source>
        <translation>Vztah slova s řídícím členem 0 musí být root, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>The relation root is for the word with head 0 alone.</source>
        <translation>Vztah root je jen pro slovo s řídícím členem 0.</translation>
    </message>
    <message>
        <source>The relation of an enhanced arc from 0 must be root, found "%1".</source>
        <translation>Vztah rozšířené hrany od 0 musí být root, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>The relation root is for enhanced arcs from 0 alone.</source>
        <translation>Vztah root je jen pro rozšířené hrany od 0.</translation>
    </message>
    <message>
        <source>The enhanced graph is not connected: no way leads from a root to %1.</source>
        <translation>Rozšířený graf není souvislý. Z kořene nevede žádná cesta sem: %1.</translation>
    </message>
    <message>
        <source>The treebank has features, so a %1 should have PronType.</source>
        <translation>Treebank má rysy, a tak by %1 mělo mít PronType.</translation>
    </message>
    <message>
        <source>A finite verb should have the feature Mood.</source>
        <translation>Sloveso v určitém tvaru by mělo mít rys Mood.</translation>
    </message>
    <message>
        <source>The first word of a fixed expression should have the feature ExtPos.</source>
        <translation>První slovo ustáleného výrazu by mělo mít rys ExtPos.</translation>
    </message>
    <message>
        <source>A det must be DET or PRON, found %1.</source>
        <translation>Slovo se vztahem det musí být DET nebo PRON, ale je tu %1.</translation>
    </message>
    <message>
        <source>A nummod must be NUM, found %1.</source>
        <translation>Slovo se vztahem nummod musí být NUM, ale je tu %1.</translation>
    </message>
    <message>
        <source>An advmod must be ADV or the like, found %1; a nominal is obl or nmod.</source>
        <translation>Slovo se vztahem advmod musí být ADV nebo podobné, ale je tu %1; jmenný výraz má obl nebo nmod.</translation>
    </message>
    <message>
        <source>An expl must be PRON, DET or PART, found %1.</source>
        <translation>Slovo se vztahem expl musí být PRON, DET nebo PART, ale je tu %1.</translation>
    </message>
    <message>
        <source>An aux must be AUX, found %1.</source>
        <translation>Slovo se vztahem aux musí být AUX, ale je tu %1.</translation>
    </message>
    <message>
        <source>A cop must be AUX, PRON or DET, found %1.</source>
        <translation>Slovo se vztahem cop musí být AUX, PRON nebo DET, ale je tu %1.</translation>
    </message>
    <message>
        <source>A case cannot be %1; it is an adposition as a rule.</source>
        <translation>Slovo se vztahem case nemůže být %1; zpravidla je to adpozice.</translation>
    </message>
    <message>
        <source>A mark cannot be %1; it is a subordinating conjunction as a rule.</source>
        <translation>Slovo se vztahem mark nemůže být %1; zpravidla je to podřadicí spojka.</translation>
    </message>
    <message>
        <source>A cc cannot be %1; it is a coordinating conjunction as a rule.</source>
        <translation>Slovo se vztahem cc nemůže být %1; zpravidla je to souřadicí spojka.</translation>
    </message>
    <message>
        <source>A punct must be PUNCT, found %1.</source>
        <translation>Slovo se vztahem punct musí být PUNCT, ale je tu %1.</translation>
    </message>
    <message>
        <source>The relation of a PUNCT must be punct, found "%1".</source>
        <translation>Vztah slova PUNCT musí být punct, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>Proper nouns are not joined by fixed, but by flat.</source>
        <translation>Vlastní jména se nespojují vztahem fixed, ale flat.</translation>
    </message>
    <message>
        <source>Words joined by flat:foreign should be X, with Foreign=Yes and no other feature.</source>
        <translation>Slova spojená vztahem flat:foreign mají být X, s Foreign=Yes a bez dalších rysů.</translation>
    </message>
    <message>
        <source>A conj must follow its head: the first conjunct is the head.</source>
        <translation>Slovo se vztahem conj musí stát za svým řídícím členem: tím je první člen koordinace.</translation>
    </message>
    <message>
        <source>A fixed must follow its head: the first word of the expression is the head.</source>
        <translation>Slovo se vztahem fixed musí stát za svým řídícím členem: tím je první slovo výrazu.</translation>
    </message>
    <message>
        <source>A flat must follow its head: the first word of the name is the head.</source>
        <translation>Slovo se vztahem flat musí stát za svým řídícím členem: tím je první slovo jména.</translation>
    </message>
    <message>
        <source>A goeswith must follow its head: the first part of the word is the head.</source>
        <translation>Slovo se vztahem goeswith musí stát za svým řídícím členem: tím je první část slova.</translation>
    </message>
    <message>
        <source>An appos must follow its head: the first nominal is the head.</source>
        <translation>Slovo se vztahem appos musí stát za svým řídícím členem: tím je první jmenný výraz.</translation>
    </message>
    <message>
        <source>A predicate has one subject, this one has several: %1. The subject of an outer clause is nsubj:outer.</source>
        <translation>Přísudek má jeden podmět, tento jich má více: %1. Podmět vnější klauze je nsubj:outer.</translation>
    </message>
    <message>
        <source>A predicate has one obj, this one has several: %1.</source>
        <translation>Přísudek má jedno obj, tento jich má více: %1.</translation>
    </message>
    <message>
        <source>The head is a nominal and no predicate, so this is nmod, not obl.</source>
        <translation>Řídící člen je jmenný výraz, a ne přísudek, proto je to nmod, ne obl.</translation>
    </message>
    <message>
        <source>The head of an orphan should be a conj, found "%1".</source>
        <translation>Řídící člen slova se vztahem orphan by měl mít vztah conj, ale je tu „%1“.</translation>
    </message>
    <message>
        <source>A word with the relation %2 (word %1) cannot have this one below it as %3.</source>
        <translation>Slovo se vztahem %2 (slovo %1) nemůže mít toto slovo pod sebou jako %3.</translation>
    </message>
    <message>
        <source>A later part of a word (word %1) cannot have words below it.</source>
        <translation>Pozdější část slova (slovo %1) nemůže mít pod sebou žádná slova.</translation>
    </message>
    <message>
        <source>A punctuation mark (word %1) cannot have this one below it as %3, only other punctuation.</source>
        <translation>Interpunkční znaménko (slovo %1) nemůže mít toto slovo pod sebou jako %3, jen další interpunkci.</translation>
    </message>
    <message>
        <source>The fixed expression has other words inside of it: %1.</source>
        <translation>Uvnitř ustáleného výrazu jsou jiná slova: %1.</translation>
    </message>
    <message>
        <source>The parts of a word must follow one another, the head first.</source>
        <translation>Části slova musí následovat za sebou, řídící člen první.</translation>
    </message>
    <message>
        <source>Parts of a word joined by goeswith have spaces between them, but here is SpaceAfter=No.</source>
        <translation>Mezi částmi slova spojenými vztahem goeswith jsou mezery, ale je tu SpaceAfter=No.</translation>
    </message>
    <message>
        <source>The treebank has features, so a word in parts must have Typo=Yes on the first.</source>
        <translation>Treebank má rysy, a tak musí mít rozdělené slovo na první části Typo=Yes.</translation>
    </message>
    <message>
        <source>The lemma of a word in parts belongs to the first part; write _ here.</source>
        <translation>Lemma rozděleného slova patří k jeho první části; zde pište _.</translation>
    </message>
    <message>
        <source>The part of speech of a word in parts belongs to the first part; write X here.</source>
        <translation>Slovní druh rozděleného slova patří k jeho první části; zde pište X.</translation>
    </message>
    <message>
        <source>The features of a word in parts belong to the first part; write _ here.</source>
        <translation>Rysy rozděleného slova patří k jeho první části; zde pište _.</translation>
    </message>
    <message>
        <source>A later part of a word can have no enhanced arc but its goeswith.</source>
        <translation>Pozdější část slova nemůže mít jinou rozšířenou hranu než své goeswith.</translation>
    </message>
    <message>
        <source>The punctuation makes the arcs to these words non-projective: %1. Attach it elsewhere.</source>
        <translation>Kvůli interpunkci jsou hrany k těmto slovům neprojektivní: %1. Zavěste ji jinam.</translation>
    </message>
    <message>
        <source>The punctuation is attached non-projectively, over %1. Attach it elsewhere.</source>
        <translation>Interpunkce je zavěšena neprojektivně, její hrana vede přes: %1. Zavěste ji jinam.</translation>
    </message>
    <message>
        <source>Lines must end in LF alone; this file has carriage returns.</source>
        <translation>Řádky musí končit samotným LF; v tomto souboru jsou znaky CR.</translation>
    </message>
    <message>
        <source>The word is marked as a member, but no coordination or apposition stands above it.</source>
        <translation>Slovo je označeno jako člen, ale žádná koordinace ani přístavek nad ním není.</translation>
    </message>
    <message>
        <source>No word below is a member of this coordination or apposition.</source>
        <translation>Žádné slovo pod tímto uzlem není členem této koordinace nebo přístavku.</translation>
    </message>
    <message>
        <source>A Pred hangs on the root, a coordination or an apposition, but this one on word %1.</source>
        <translation>Pred visí na kořeni, na koordinaci nebo na přístavku, ale toto na slově %1.</translation>
    </message>
    <message>
        <source>The AuxK that ends a sentence hangs on the root, but this one on word %1.</source>
        <translation>AuxK na konci věty visí na kořeni, ale toto na slově %1.</translation>
    </message>
    <message>
        <source>An AuxK ends the sentence, but words follow this one.</source>
        <translation>AuxK ukončuje větu, ale za tímto následují slova.</translation>
    </message>
    <message>
        <source>Nothing hangs on this AuxC, which should introduce a clause.</source>
        <translation>Na tomto AuxC, které má uvozovat větu, nic nevisí.</translation>
    </message>
    <message>
        <source>Nothing hangs on this AuxP, which should introduce a noun.</source>
        <translation>Na tomto AuxP, které má uvozovat jméno, nic nevisí.</translation>
    </message>
    <message>
        <source>Nothing should hang on an %1.</source>
        <translation>Na slově s afunem %1 nemá nic viset.</translation>
    </message>
    <message>
        <source>The %1 "%2" has a blank, which the language %3 permits in other words only. Divide the word, or have this one permitted for the language.</source>
        <translation>%1 „%2“ obsahuje mezeru, kterou jazyk %3 dovoluje jen v jiných slovech. Rozdělte slovo, nebo je nechte pro tento jazyk povolit.</translation>
    </message>
    <message>
        <source>The multiword token %1 has Typo=Yes already; take it off here or there.</source>
        <translation>Víceslovný token %1 už Typo=Yes má; odstraňte je zde nebo tam.</translation>
    </message>
    <message>
        <source>No feature %1 is documented for the language %2. Correct it, or have it documented.</source>
        <translation>Rys %1 není pro jazyk %2 dokumentován. Opravte jej, nebo jej nechte dokumentovat.</translation>
    </message>
    <message>
        <source>The feature %1 is not permitted in the language %2. Correct it, or have it permitted.</source>
        <translation>Rys %1 není v jazyce %2 povolen. Opravte jej, nebo jej nechte povolit.</translation>
    </message>
    <message>
        <source>The feature %1 has no value %2 in the language %3. Correct it, or have it documented.</source>
        <translation>Rys %1 nemá v jazyce %3 hodnotu %2. Opravte ji, nebo ji nechte dokumentovat.</translation>
    </message>
    <message>
        <source>The feature %1 is not permitted with %2 in the language %3. Correct one of them, or have it permitted.</source>
        <translation>Rys %1 není v jazyce %3 povolen u %2. Opravte jedno z nich, nebo jej nechte povolit.</translation>
    </message>
    <message>
        <source>%1=%2 is not permitted with %3 in the language %4. Correct one of them, or have it permitted.</source>
        <translation>%1=%2 není v jazyce %4 povoleno u %3. Opravte jedno z nich, nebo je nechte povolit.</translation>
    </message>
    <message>
        <source>The relation "%1" is not permitted in the language %2. Choose another one, or have it permitted.</source>
        <translation>Vztah „%1“ není v jazyce %2 povolen. Zvolte jiný, nebo jej nechte povolit.</translation>
    </message>
    <message>
        <source>The relation of the enhanced arc %1 is not permitted in the language %2. Correct it, or have its marker permitted.</source>
        <translation>Vztah rozšířené hrany %1 není v jazyce %2 povolen. Opravte jej, nebo nechte povolit jeho ukazatel.</translation>
    </message>
    <message>
        <source>"%1" is no auxiliary of the language %2. Correct lemma or part of speech, or have it permitted.</source>
        <translation>„%1“ není pomocné sloveso jazyka %2. Opravte lemma nebo slovní druh, nebo je nechte povolit.</translation>
    </message>
    <message>
        <source>"%1" is no copula of the language %2. Correct lemma or relation, or have it permitted.</source>
        <translation>„%1“ není spona jazyka %2. Opravte lemma nebo vztah, nebo ji nechte povolit.</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>coordination</source>
        <translation>koordinace</translation>
    </message>
    <message>
        <source>relative clause</source>
        <translation>vztažná věta</translation>
    </message>
    <message>
        <source>clause</source>
        <translation>klauze</translation>
    </message>
    <message>
        <source>root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>interpunkce</translation>
    </message>
    <message>
        <source>apposition and name</source>
        <translation>přístavek a jméno</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vlevo</translation>
    </message>
    <message>
        <source>right</source>
        <translation>vpravo</translation>
    </message>
    <message>
        <source>projective</source>
        <translation>projektivní</translation>
    </message>
    <message>
        <source>non-projective</source>
        <translation>neprojektivní</translation>
    </message>
    <message>
        <source>known</source>
        <translation>známé</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neznámé</translation>
    </message>
    <message>
        <source>another root</source>
        <translation>jiný kořen</translation>
    </message>
    <message>
        <source>reverse an arc</source>
        <translation>obrátit hranu</translation>
    </message>
    <message>
        <source>move up the tree</source>
        <translation>posunout ve stromu výš</translation>
    </message>
    <message>
        <source>move down the tree</source>
        <translation>posunout ve stromu níž</translation>
    </message>
    <message>
        <source>move elsewhere</source>
        <translation>přesunout jinam</translation>
    </message>
    <message>
        <source>another relation</source>
        <translation>jiný vztah</translation>
    </message>
    <message>
        <source>other</source>
        <translation>jiné</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>adpositional phrase (PP)</source>
        <translation>předložková fráze (PP)</translation>
    </message>
    <message>
        <source>none of these kinds</source>
        <translation>žádný z těchto druhů</translation>
    </message>
    <message>
        <source>no relation</source>
        <translation>bez vztahu</translation>
    </message>
    <message>
        <source>no tag</source>
        <translation>bez značky</translation>
    </message>
    <message>
        <source>no particle</source>
        <translation>bez částice</translation>
    </message>
    <message>
        <source>no genre</source>
        <translation>bez žánru</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>%1 is better than %2: %3 more heads right, %8 by both tests.</source>
        <translation>%1 je lepší než %2: správných řídících členů je o %3 víc, %8 podle obou testů.</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right, but only McNemar's test says so (%6), not the bootstrap (%7), which knows that the words of a sentence depend on each other.</source>
        <translation>%1 je možná lepší než %2: správných řídících členů je o %3 víc, ale potvrzuje to jen McNemarův test (%6), ne bootstrap (%7), který bere v úvahu, že slova jedné věty na sobě závisejí.</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right, but only the bootstrap says so (%7), not McNemar's test (%6).</source>
        <translation>%1 je možná lepší než %2: správných řídících členů je o %3 víc, ale potvrzuje to jen bootstrap (%7), ne McNemarův test (%6).</translation>
    </message>
    <message>
        <source>No difference can be shown between %1 and %2: %4 and %5 heads right, %6 by McNemar's test, %7 by the bootstrap.</source>
        <translation>Rozdíl mezi systémy %1 a %2 nelze prokázat: správných řídících členů je %4 a %5, %6 podle McNemarova testu, %7 podle bootstrapu.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same heads right: %4.</source>
        <translation>%1 a %2 mají správně tytéž řídící členy: %4.</translation>
    </message>
    <message>
        <source>%1 is better than %2: %3 more heads right with their relations, %8 by both tests.</source>
        <translation>%1 je lepší než %2: řídících členů správných i se vztahem je o %3 víc, %8 podle obou testů.</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right with their relations, but only McNemar's test says so (%6), not the bootstrap (%7), which knows that the words of a sentence depend on each other.</source>
        <translation>%1 je možná lepší než %2: řídících členů správných i se vztahem je o %3 víc, ale potvrzuje to jen McNemarův test (%6), ne bootstrap (%7), který bere v úvahu, že slova jedné věty na sobě závisejí.</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right with their relations, but only the bootstrap says so (%7), not McNemar's test (%6).</source>
        <translation>%1 je možná lepší než %2: řídících členů správných i se vztahem je o %3 víc, ale potvrzuje to jen bootstrap (%7), ne McNemarův test (%6).</translation>
    </message>
    <message>
        <source>No difference can be shown between %1 and %2: %4 and %5 heads right with their relations, %6 by McNemar's test, %7 by the bootstrap.</source>
        <translation>Rozdíl mezi systémy %1 a %2 nelze prokázat: řídících členů správných i se vztahem je %4 a %5, %6 podle McNemarova testu, %7 podle bootstrapu.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same heads right with their relations: %4.</source>
        <translation>%1 a %2 mají správně tytéž řídící členy i se vztahy: %4.</translation>
    </message>
    <message>
        <source>The p are corrected for %1 pairs of systems by Holm's method.</source>
        <translation>Hodnoty p jsou opraveny Holmovou metodou; počet dvojic systémů: %1.</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Zastavuje se…</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>%1 in %2</source>
        <comment>file, folder</comment>
        <translation>%1 ve složce %2</translation>
    </message>
    <message>
        <source>Arcwright</source>
        <translation>Arcwright</translation>
    </message>
    <message>
        <source>%1[*] (read only) — Arcwright</source>
        <translation>%1[*] (jen pro čtení) — Arcwright</translation>
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
        <translation>Tvar</translation>
    </message>
    <message>
        <source>Lemma</source>
        <translation>Lemma</translation>
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
        <translation>Rysy</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Řídící člen</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Vztah</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>Rodiče</translation>
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
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Úpravy</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Anotovat</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Přejít</translation>
    </message>
    <message>
        <source>Parser</source>
        <translation>Parser</translation>
    </message>
    <message>
        <source>Suspicious annotations</source>
        <translation>Podezřelé anotace</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Přehrávač</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Zobrazení</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AlikeModel</name>
    <message>
        <source>Sentence</source>
        <translation>Věta</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Its arc now</source>
        <translation>Nynější hrana</translation>
    </message>
    <message>
        <source>Corrected likewise</source>
        <translation>Opravená stejně</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AlikePanel</name>
    <message>
        <source>All</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>Arcs that stand alike</source>
        <translation>Obdobné hrany</translation>
    </message>
    <message>
        <source>Correct an arc: those that stand just as it stood are listed here.</source>
        <translation>Opravte hranu: zde se vypíší ty, které byly přesně takové jako ona.</translation>
    </message>
    <message>
        <source>No other arc that nobody has decided on stands so.</source>
        <translation>Žádná jiná taková hrana, o níž ještě nikdo nerozhodl, tu není.</translation>
    </message>
    <message numerus="yes">
        <source>Correct %n</source>
        <translation>
            <numerusform>Opravit %n</numerusform>
            <numerusform>Opravit %n</numerusform>
            <numerusform>Opravit %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arc(s) corrected likewise.</source>
        <translation>
            <numerusform>Stejně opravena %n hrana.</numerusform>
            <numerusform>Stejně opraveny %n hrany.</numerusform>
            <numerusform>Stejně opraveno %n hran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n neopravena, a to ve větě %1: %2</numerusform>
            <numerusform>%n neopraveny, první z nich ve větě %1: %2</numerusform>
            <numerusform>%n neopraveno, první z nich ve větě %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n stand so)</source>
        <comment>what was corrected, how many others stand as before it</comment>
        <translation>
            <numerusform>%1 (%n obdobná hrana)</numerusform>
            <numerusform>%1 (%n obdobné hrany)</numerusform>
            <numerusform>%1 (%n obdobných hran)</numerusform>
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
        <translation>Příčiny</translation>
    </message>
    <message>
        <source>the search for suspicious annotations</source>
        <translation>hledání podezřelých anotací</translation>
    </message>
    <message>
        <source>the learning curve</source>
        <translation>křivka učení</translation>
    </message>
    <message>
        <source>the simulated annotator</source>
        <translation>simulovaný anotátor</translation>
    </message>
    <message>
        <source>Learning curves not saved</source>
        <translation>Křivky učení nejsou uloženy</translation>
    </message>
    <message>
        <source>The learning curves are in no file, and will be lost.</source>
        <translation>Křivky učení nejsou v žádném souboru a budou ztraceny.</translation>
    </message>
    <message>
        <source>Simulations not saved</source>
        <translation>Simulace nejsou uloženy</translation>
    </message>
    <message>
        <source>The simulations are in no file, and will be lost.</source>
        <translation>Simulace nejsou v žádném souboru a budou ztraceny.</translation>
    </message>
    <message>
        <source>the learning curves</source>
        <translation>křivky učení</translation>
    </message>
    <message>
        <source>the simulations</source>
        <translation>simulace</translation>
    </message>
    <message>
        <source>the search for causes of errors</source>
        <translation>hledání příčin chyb</translation>
    </message>
    <message>
        <source>The figures are of the new predictions now.</source>
        <translation>Grafy už ukazují nové predikce.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AnalysisPage</name>
    <message>
        <source>Analysis</source>
        <translation>Analýza</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>+ Figure</source>
        <translation>+ Graf</translation>
    </message>
    <message>
        <source>Puts another figure on the dashboard</source>
        <translation>Přidá do přehledu další graf</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Zpráva…</translation>
    </message>
    <message>
        <source>All of it as one page, to read, print and send (%1)</source>
        <translation>Vše jako jedna stránka ke čtení, tisku a odeslání (%1)</translation>
    </message>
    <message>
        <source>There is nothing to report yet.</source>
        <translation>Ještě není o čem podat zprávu.</translation>
    </message>
    <message>
        <source>Page for a browser (*.html)</source>
        <translation>Stránka pro prohlížeč (*.html)</translation>
    </message>
    <message>
        <source>Printed pages (*.pdf)</source>
        <translation>Tiskové stránky (*.pdf)</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Uložit zprávu</translation>
    </message>
    <message>
        <source>report</source>
        <translation>zprava</translation>
    </message>
    <message>
        <source>No treebank is open, so there is nothing to analyse.</source>
        <translation>Není otevřen žádný treebank, a tak není co analyzovat.</translation>
    </message>
    <message>
        <source>There is nothing to compare the open treebank with yet. Open a parser's output, or train a parser here: predictions are compared as soon as they are there.</source>
        <translation>Otevřený treebank zatím není s čím porovnat. Otevřete výstup parseru, nebo si zde parser natrénujte: predikce se porovnají, jakmile budou k dispozici.</translation>
    </message>
    <message>
        <source>Nothing can be scored: the parser was trained on these very sentences. Train here, and each sentence is parsed by a model that has not seen it; or open another treebank.</source>
        <translation>Nelze hodnotit nic: parser se trénoval právě na těchto větách. Natrénujte jej zde, a každou větu rozebere model, který ji neviděl; nebo otevřete jiný treebank.</translation>
    </message>
    <message>
        <source>The figures are being computed…</source>
        <translation>Grafy se počítají…</translation>
    </message>
    <message>
        <source>No system is chosen: choose one above.</source>
        <translation>Není vybrán žádný systém: vyberte jej nahoře.</translation>
    </message>
    <message>
        <source>The model %1 is being opened; then what it predicts is compared.</source>
        <translation>Model „%1“ se otevírá; potom se jeho predikce porovnají.</translation>
    </message>
    <message>
        <source>A parser is being trained; as soon as it has predicted, that is compared here.</source>
        <translation>Parser se trénuje; jakmile budou jeho predikce k dispozici, porovnají se zde.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AnalysisTabs</name>
    <message>
        <source>Analysis</source>
        <translation>Analýza</translation>
    </message>
    <message>
        <source>Figures, causes or suspicious annotations</source>
        <translation>Grafy, příčiny, nebo podezřelé anotace</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Grafy</translation>
    </message>
    <message>
        <source>Suspicious annotations</source>
        <translation>Podezřelé anotace</translation>
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
        <translation>Potvrzení, připnutí a poznámky se odteď uchovávají v souboru.</translation>
    </message>
    <message>
        <source>Confirmations, pins and remarks are kept beside the file from now on.</source>
        <translation>Potvrzení, připnutí a poznámky se odteď uchovávají vedle souboru.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::BunsetsuForm</name>
    <message>
        <source>Learn types of dependencies</source>
        <translation>Učit se typy závislostí</translation>
    </message>
    <message>
        <source>Whose head is looked for first, and which candidates play first</source>
        <translation>Čí řídící člen se hledá nejdřív a kteří kandidáti hrají první</translation>
    </message>
    <message>
        <source>What is looked at of two bunsetsu</source>
        <translation>Co se u dvou bunsetsu bere v úvahu</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineární</translation>
    </message>
    <message>
        <source>Support vector machine, cubic kernel (slow)</source>
        <translation>Metoda podpůrných vektorů, kubické jádro (pomalé)</translation>
    </message>
    <message>
        <source>Who answers the parser's questions.
The kernel's training takes many minutes on ten thousand sentences.</source>
        <translation>Kdo odpovídá na otázky parseru.
Trénování jádra na deseti tisících vět trvá mnoho minut.</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Dekodér</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Příznaky</translation>
    </message>
    <message>
        <source>Ranker</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standardní</translation>
    </message>
    <message>
        <source>Standard and neighbourhood</source>
        <translation>Standardní a okolí</translation>
    </message>
    <message>
        <source>All, with dependents found so far</source>
        <translation>Všechny, i s dosud nalezenými závislými členy</translation>
    </message>
    <message>
        <source>From the right, nearest candidates first</source>
        <translation>Zprava, nejbližší kandidáti napřed</translation>
    </message>
    <message>
        <source>From the right, farthest candidates first</source>
        <translation>Zprava, nejvzdálenější kandidáti napřed</translation>
    </message>
    <message>
        <source>From the left, nearest candidates first</source>
        <translation>Zleva, nejbližší kandidáti napřed</translation>
    </message>
    <message>
        <source>From the left, farthest candidates first</source>
        <translation>Zleva, nejvzdálenější kandidáti napřed</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CanvasMenu</name>
    <message>
        <source>&amp;Delete the empty node</source>
        <translation>&amp;Smazat prázdný uzel</translation>
    </message>
    <message>
        <source>Guesses of %1</source>
        <translation>Odhady: %1</translation>
    </message>
    <message>
        <source>&amp;%1  %2</source>
        <comment>rank, guess</comment>
        <translation>&amp;%1  %2</translation>
    </message>
    <message>
        <source>Guesses of %1; ↑: by what you decided here</source>
        <translation>Odhady: %1; ↑: podle toho, co jste zde rozhodli</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CauseCharts</name>
    <message>
        <source>How near gold's head was</source>
        <translation>Jak blízko byl zlatý řídící člen</translation>
    </message>
    <message>
        <source>Missed, or not preferred</source>
        <translation>Přehlédnuto, nebo odmítnuto</translation>
    </message>
    <message>
        <source>What the repair of one repairs</source>
        <translation>Co opraví oprava jednoho</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CauseModel</name>
    <message>
        <source>Sentence</source>
        <translation>Věta</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of the sentence</comment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Gold's head</source>
        <translation>Správný řídící člen</translation>
    </message>
    <message>
        <source>Parser's head</source>
        <translation>Řídící člen parseru</translation>
    </message>
    <message>
        <source>The place of gold's head among all that the parser considered, and what its best tree scores less</source>
        <translation>Pořadí řídícího členu ze zlatého standardu mezi všemi, které parser zvažoval, a o kolik nižší skóre má jeho nejlepší strom</translation>
    </message>
    <message>
        <source>Gold's head is</source>
        <translation>Správný je</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Other heads that become right when this one is put right</source>
        <translation>Další řídící členy, které se opraví, když se opraví tento</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Opraví</translation>
    </message>
    <message>
        <source>Right heads that become wrong when this one is put right</source>
        <translation>Správné řídící členy, které se pokazí, když se opraví tento</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pokazí</translation>
    </message>
    <message>
        <source>No tree with gold's head was to be had: the arc was left out as hopeless beforehand, or what was decided before rules it out.</source>
        <translation>Strom s řídícím členem podle zlatého standardu nebyl k dispozici: hrana byla předem vyřazena jako beznadějná, nebo ji vylučuje dřívější rozhodnutí.</translation>
    </message>
    <message>
        <source>Why the tree of the whole sentence is not gold's. This head may be second best by itself, and another arc of gold's tree may have been left out.</source>
        <translation>Proč strom celé věty není ten ze zlatého standardu. Správný řídící člen může být sám o sobě druhý nejlepší, a přitom mohla být předem vyřazena jiná hrana stromu ze zlatého standardu.</translation>
    </message>
    <message>
        <source>Its tree</source>
        <translation>Strom věty</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CausePage</name>
    <message>
        <source>Find causes</source>
        <translation>Najít příčiny</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Progress of the search for causes</source>
        <translation>Průběh hledání příčin</translation>
    </message>
    <message>
        <source>Causes of errors</source>
        <translation>Příčiny chyb</translation>
    </message>
    <message>
        <source>The wrong head and what its repair repairs</source>
        <translation>Špatný řídící člen a co opraví jeho oprava</translation>
    </message>
    <message>
        <source>Wrong heads</source>
        <translation>Špatné řídící členy</translation>
    </message>
    <message>
        <source>No head is wrong.</source>
        <translation>Žádný řídící člen není špatný.</translation>
    </message>
    <message>
        <source>None is of this choice.</source>
        <translation>Tomuto výběru nic neodpovídá.</translation>
    </message>
    <message>
        <source>Parses every sentence, and those with errors once more for each wrong head</source>
        <translation>Rozebere každou větu a věty s chybami znovu pro každý špatný řídící člen</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Věta %1</translation>
    </message>
    <message>
        <source>above: gold</source>
        <translation>nahoře: zlatý standard</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>dole: %1</translation>
    </message>
    <message>
        <source>Find again</source>
        <translation>Najít znovu</translation>
    </message>
    <message>
        <source>%1% done</source>
        <comment>progress</comment>
        <translation>hotovo %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) edited since</source>
        <translation>
            <numerusform>od té doby upravena %n věta</numerusform>
            <numerusform>od té doby upraveny %n věty</numerusform>
            <numerusform>od té doby upraveno %n vět</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Zrušeno.</translation>
    </message>
    <message>
        <source>Causes are told of the parser in use: train one here, or open a model. Outputs of other parsers do not say what their parser would have done otherwise.</source>
        <translation>Příčiny se zjišťují u parseru, který se používá: natrénujte jej zde, nebo otevřete model. Výstupy jiných parserů neříkají, co by jejich parser udělal jinak.</translation>
    </message>
    <message>
        <source>The parser is asked about each head that it has wrong: whether gold's was its second best choice or far behind; whether the decoder missed a tree that the model prefers, or the model prefers the wrong one; and, by parsing the sentence again with that head put right, which other errors vanish with it. Sentences that the parser was trained on are left out.</source>
        <translation>Parseru se ptáme na každý řídící člen, který má špatně: zda byl ten ze zlatého standardu druhou nejlepší volbou, nebo daleko vzadu; zda dekodér přehlédl strom, kterému model dává přednost, nebo model dává přednost tomu špatnému; a novým rozborem věty s opraveným řídícím členem i to, které další chyby s ním zmizí. Věty, na nichž se parser učil, se vynechávají.</translation>
    </message>
    <message>
        <source>Pattern of the errors that are listed</source>
        <translation>Vzor chyb, které se vypíšou</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Sloupec %1: %2</translation>
    </message>
    <message>
        <source>Only errors of this pattern: %1, or counted: %2</source>
        <translation>Jen chyby tohoto vzoru: %1, nebo jejich počty: %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ChooseExerciseDialog</name>
    <message>
        <source>From a &amp;file…</source>
        <translation>Ze &amp;souboru…</translation>
    </message>
    <message>
        <source>Do an exercise</source>
        <translation>Vypracovat cvičení</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>file, folder</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Vypracovat</translation>
    </message>
    <message>
        <source>One that a teacher has sent you: a file that ends in .arcexercise</source>
        <translation>Cvičení, které vám poslal vyučující: soubor s příponou .arcexercise</translation>
    </message>
    <message>
        <source>Draw trees, or answer questions, and be told what is right. Those that come with the program are made of its sample treebanks.</source>
        <translation>Kreslete stromy nebo odpovídejte na otázky a dozvíte se, co je správně. Cvičení, která jsou součástí programu, vznikla z jeho ukázkových treebanků.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ChordDialog</name>
    <message>
        <source>Chords</source>
        <translation>Písmenné zkratky</translation>
    </message>
    <message>
        <source>Letters typed quickly, one after the other, on a selected word set its relation, tags and features at once. What is left empty stays as it is. A letter that begins a chord and is a shortcut too waits a moment.</source>
        <translation>Písmena napsaná rychle po sobě nastaví vybranému slovu najednou vztah, značku i rysy. Co zůstane prázdné, to se nemění. Písmeno, kterým začíná písmenná zkratka a které je i klávesovou zkratkou, chvilku počká.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Písmena</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Vztah</translation>
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
        <translation>Rysy</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Přidat</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>Add a &amp;set</source>
        <translation>Při&amp;dat sadu</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Najít příkaz</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Příkazy</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Pro „%1“ nic nenalezeno.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>zapnuto</translation>
    </message>
    <message>
        <source>off</source>
        <translation>vypnuto</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>state, keys</comment>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Find a command, a setting, a sample, a label or a page of the handbook</source>
        <translation>Najít příkaz, nastavení, ukázku, vztah, značku nebo stránku příručky</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ConfirmedEdits</name>
    <message>
        <source>The sentence is confirmed, and stays so after this edit.</source>
        <translation>Věta je potvrzená a po této úpravě taková zůstává.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ContextHelp</name>
    <message>
        <source>First close “%1”.</source>
        <translation>Nejdřív zavřete „%1“.</translation>
    </message>
    <message>
        <source>First close the dialog that is open.</source>
        <translation>Nejdřív zavřete dialog, který je otevřený.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CourseCharts</name>
    <message>
        <source>Loss a sentence</source>
        <translation>Ztráta na větu</translation>
    </message>
    <message>
        <source>Sentences that changed weights</source>
        <translation>Věty, které změnily váhy</translation>
    </message>
    <message>
        <source>Sentences a second</source>
        <translation>Vět za sekundu</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CurveChart</name>
    <message>
        <source>Training curve</source>
        <translation>Průběh trénování</translation>
    </message>
    <message>
        <source>UAS, held out</source>
        <translation>UAS, vyčleněné</translation>
    </message>
    <message>
        <source>LAS, held out</source>
        <translation>LAS, vyčleněné</translation>
    </message>
    <message>
        <source>UAS, training</source>
        <translation>UAS, trénovací</translation>
    </message>
    <message>
        <source>LAS, training</source>
        <translation>LAS, trénovací</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epocha</translation>
    </message>
    <message>
        <source>epoch, training on %1</source>
        <translation>epocha, trénování: %1</translation>
    </message>
    <message>
        <source>heads, held out</source>
        <translation>řídící členy, vyčleněné</translation>
    </message>
    <message>
        <source>heads, training</source>
        <translation>řídící členy, trénovací</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CurveWindow</name>
    <message>
        <source>Sizes</source>
        <translation>Velikosti</translation>
    </message>
    <message>
        <source>All sentences, a half, a quarter, …: so many sizes</source>
        <translation>Všechny věty, polovina, čtvrtina, …: tolik velikostí</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Výběry</translation>
    </message>
    <message>
        <source>Models of every size, each on other sentences</source>
        <translation>Modely každé velikosti, každý na jiných větách</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochy</translation>
    </message>
    <message>
        <source>How often each training goes over its sentences</source>
        <translation>Kolikrát každé trénování projde svými větami</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Křivka učení</translation>
    </message>
    <message>
        <source>Scores by the size of the training data</source>
        <translation>Skóre podle velikosti trénovacích dat</translation>
    </message>
    <message>
        <source>Parsers are trained on parts of the open treebank and scored on sentences that none of them has seen: every tenth, which is held out, or those of a development file.</source>
        <translation>Parsery se natrénují na částech otevřeného treebanku a hodnotí se na větách, které žádný z nich neviděl: na každé desáté, která se vyčlení, nebo na větách vývojového souboru.</translation>
    </message>
    <message>
        <source>The parsers that get a curve each; all other settings are those of Train</source>
        <translation>Parsery, z nichž každý dostane svou křivku; vše ostatní se nastavuje v prostředí Trénování</translation>
    </message>
    <message>
        <source>Shows the figures as a table, or as a picture again</source>
        <translation>Zobrazí čísla jako tabulku, nebo zase jako graf</translation>
    </message>
    <message>
        <source>Adds the curves of a file to these</source>
        <translation>Přidá k těmto křivky ze souboru</translation>
    </message>
    <message>
        <source>Saves the curves, to open them again, or as a picture or a table</source>
        <translation>Uloží křivky k pozdějšímu otevření, nebo jako obrázek či tabulku</translation>
    </message>
    <message>
        <source>No parser</source>
        <translation>Žádný parser</translation>
    </message>
    <message>
        <source>Parsers: %1</source>
        <translation>Parsery: %1</translation>
    </message>
    <message>
        <source>Open learning curves</source>
        <translation>Otevřít křivky učení</translation>
    </message>
    <message>
        <source>Learning curves (*.json);;All files (*)</source>
        <translation>Křivky učení (*.json);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Learning curves, to open them again (*.json)</source>
        <translation>Křivky učení, k pozdějšímu otevření (*.json)</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>Vektorový obrázek (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>Tisková stránka (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>Rastrový obrázek (*.png)</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Hodnoty oddělené tabulátory (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Hodnoty oddělené čárkami (*.csv)</translation>
    </message>
    <message>
        <source>Save learning curves</source>
        <translation>Uložit křivky učení</translation>
    </message>
    <message>
        <source>learning-curves</source>
        <comment>name of a file</comment>
        <translation>krivky-uceni</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Dashboard</name>
    <message>
        <source>Kinds of attachment…</source>
        <translation>Typy zavěšení…</translation>
    </message>
    <message>
        <source>The usual ones again</source>
        <translation>Zpět k obvyklým</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DashboardCard</name>
    <message>
        <source>Being computed…</source>
        <translation>Počítá se…</translation>
    </message>
    <message>
        <source>By which property</source>
        <translation>Podle které vlastnosti</translation>
    </message>
    <message>
        <source>By which second property</source>
        <translation>Podle které druhé vlastnosti</translation>
    </message>
    <message>
        <source>Order of rows and columns</source>
        <translation>Pořadí řádků a sloupců</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>podle velikosti</translation>
    </message>
    <message>
        <source>by errors</source>
        <translation>podle chyb</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>podle názvu</translation>
    </message>
    <message>
        <source>in clusters</source>
        <translation>po shlucích</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Shows the figures as a table, or as a picture again</source>
        <translation>Zobrazí čísla jako tabulku, nebo zase jako graf</translation>
    </message>
    <message>
        <source>Save, copy, remove</source>
        <translation>Uložit, kopírovat, odebrat</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>Co se s ním dá dělat</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Uložit obrázek…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Kopírovat obrázek</translation>
    </message>
    <message>
        <source>Save the &amp;table…</source>
        <translation>Uložit &amp;tabulku…</translation>
    </message>
    <message>
        <source>C&amp;opy the table</source>
        <translation>K&amp;opírovat tabulku</translation>
    </message>
    <message>
        <source>&amp;Kinds of attachment…</source>
        <translation>T&amp;ypy zavěšení…</translation>
    </message>
    <message>
        <source>&amp;Remove it from the dashboard</source>
        <translation>Odebrat z přeh&amp;ledu</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Hodnoty oddělené tabulátory (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Hodnoty oddělené čárkami (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>Vektorový obrázek (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>Tisková stránka (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>Rastrový obrázek (*.png)</translation>
    </message>
    <message>
        <source>Save a table</source>
        <translation>Uložit tabulku</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Obrázek je ve schránce.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Tabulka je ve schránce.</translation>
    </message>
    <message>
        <source>by what is missed</source>
        <translation>podle toho, co chybí</translation>
    </message>
    <message>
        <source>by what is found too often</source>
        <translation>podle toho, co je navíc</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DiagramWidget</name>
    <message>
        <source>Dependency diagram</source>
        <translation>Závislostní diagram</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DrillDown</name>
    <message>
        <source>Choose nothing</source>
        <translation>Zrušit výběr</translation>
    </message>
    <message>
        <source>Click a bar, point or cell, or type a pattern: %1</source>
        <translation>Klikněte na sloupec, bod nebo buňku, nebo napište vzor: %1</translation>
    </message>
    <message>
        <source>Pattern of the words listed</source>
        <translation>Vzor vypsaných slov</translation>
    </message>
    <message>
        <source>The words behind it</source>
        <translation>Slova, která za tím stojí</translation>
    </message>
    <message>
        <source>No word is so.</source>
        <translation>Žádné takové slovo není.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Sloupec %1: %2</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Věta %1</translation>
    </message>
    <message>
        <source>above: gold</source>
        <translation>nahoře: zlatý standard</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>dole: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n nález</numerusform>
            <numerusform>%n nálezy</numerusform>
            <numerusform>%n nálezů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n skupina</numerusform>
            <numerusform>%n skupiny</numerusform>
            <numerusform>%n skupin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bunsetsu</source>
        <translation>
            <numerusform>%n bunsetsu</numerusform>
            <numerusform>%n bunsetsu</numerusform>
            <numerusform>%n bunsetsu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n slovo</numerusform>
            <numerusform>%n slova</numerusform>
            <numerusform>%n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n věta</numerusform>
            <numerusform>%n věty</numerusform>
            <numerusform>%n vět</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>matches, groups</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>words or bunsetsu, sentences</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>and %1:  %2</source>
        <comment>further conditions, what meets them all</comment>
        <translation>a %1:  %2</translation>
    </message>
    <message>
        <source>The words are listed as soon as the scores are there.</source>
        <translation>Slova se vypíšou, jakmile bude skóre spočítáno.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Edits</name>
    <message>
        <source>Sentence %1: %2</source>
        <translation>Věta %1: %2</translation>
    </message>
    <message>
        <source>Undone. %1</source>
        <comment>how it is now</comment>
        <translation>Vráceno zpět. %1</translation>
    </message>
    <message>
        <source>Done again. %1</source>
        <comment>how it is now</comment>
        <translation>Provedeno znovu. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; in %n file(s)</source>
        <comment>a step, in how many files it was made at once</comment>
        <translation>
            <numerusform>%1; v %n souboru</numerusform>
            <numerusform>%1; v %n souborech</numerusform>
            <numerusform>%1; v %n souborech</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::EnhanceDialog</name>
    <message>
        <source>Arcs of the tree</source>
        <translation>Hrany stromu</translation>
    </message>
    <message>
        <source>Empty nodes for predicates that are left out</source>
        <translation>Prázdné uzly za vypuštěné přísudky</translation>
    </message>
    <message>
        <source>Dependents that conjuncts share</source>
        <translation>Společné závislé členy koordinace</translation>
    </message>
    <message>
        <source>Parents of conjuncts</source>
        <translation>Rodiče členů koordinace</translation>
    </message>
    <message>
        <source>Subjects of xcomp</source>
        <translation>Podměty u xcomp</translation>
    </message>
    <message>
        <source>What relative pronouns stand for</source>
        <translation>Co zastupují vztažná zájmena</translation>
    </message>
    <message>
        <source>Adpositions, conjunctions and Case in relations</source>
        <translation>Adpozice, spojky a Case ve vztazích</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Použít</translation>
    </message>
    <message>
        <source>Progress of the enhanced graphs</source>
        <translation>Průběh úpravy rozšířených grafů</translation>
    </message>
    <message>
        <source>Enhanced graphs</source>
        <translation>Rozšířené grafy</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) changed.</source>
        <translation>
            <numerusform>Změnila se %n věta.</numerusform>
            <numerusform>Změnily se %n věty.</numerusform>
            <numerusform>Změnilo se %n vět.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation>Tato věta</translation>
    </message>
    <message>
        <source>Sentences with a match of</source>
        <translation>Věty s nálezem vzoru</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>Všechny věty</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Vzor</translation>
    </message>
    <message>
        <source>Add what is missing</source>
        <translation>Doplnit, co chybí</translation>
    </message>
    <message>
        <source>Make the graphs anew</source>
        <translation>Vytvořit grafy znovu</translation>
    </message>
    <message>
        <source>Take the graphs away</source>
        <translation>Odstranit grafy</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Co se provede</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Co by se změnilo</translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>Řádky, které se liší</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Sloupec %1: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) would change.</source>
        <translation>
            <numerusform>Změnila by se %n věta.</numerusform>
            <numerusform>Změnily by se %n věty.</numerusform>
            <numerusform>Změnilo by se %n vět.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be changed, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n změnit nelze, a to větu %1: %2</numerusform>
            <numerusform>%n změnit nelze, první z nich je věta %1: %2</numerusform>
            <numerusform>%n změnit nelze, první z nich je věta %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>As the guidelines have it, whatever this treebank does</source>
        <translation>Podle pokynů, ať je to v tomto treebanku jakkoli</translation>
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
            <numerusform>%1: cvičení s %n větou</numerusform>
            <numerusform>%1: cvičení s %n větami</numerusform>
            <numerusform>%1: cvičení s %n větami</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The exercise has no sentences.</source>
        <translation>Cvičení nemá žádné věty.</translation>
    </message>
    <message>
        <source>Do an exercise</source>
        <translation>Vypracovat cvičení</translation>
    </message>
    <message>
        <source>Exercises (*.arcexercise *.json);;All files (*)</source>
        <translation>Cvičení (*.arcexercise *.json);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Save the exercise</source>
        <translation>Uložit cvičení</translation>
    </message>
    <message>
        <source>None of these sentences has a tree that could be drawn. Choose others.</source>
        <translation>Žádná z těchto vět nemá strom, který by šlo nakreslit. Zvolte jiné.</translation>
    </message>
    <message>
        <source>“%1” are no numbers of sentences, such as 3, 7-9, up to %2.</source>
        <translation>„%1“ nejsou čísla vět do %2, jako například 3, 7-9.</translation>
    </message>
    <message>
        <source>There is nothing to ask: choose sentences, or a step after which an algorithm decides something.</source>
        <translation>Není se na co ptát: zvolte věty nebo krok, po němž algoritmus o něčem rozhoduje.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n question(s) about algorithms</source>
        <translation>
            <numerusform>%1 má %n otázku o algoritmech</numerusform>
            <numerusform>%1 má %n otázky o algoritmech</numerusform>
            <numerusform>%1 má %n otázek o algoritmech</numerusform>
        </translation>
    </message>
    <message>
        <source>the solution is in %1; keep it to yourself</source>
        <translation>řešení je v %1; nechte si je pro sebe</translation>
    </message>
    <message>
        <source>Open a treebank, or watch an algorithm: there is nothing yet to make an exercise of.</source>
        <translation>Otevřete treebank nebo sledujte algoritmus: zatím není z čeho vytvořit cvičení.</translation>
    </message>
    <message>
        <source>Save the solution, which is for you alone</source>
        <translation>Uložit řešení, které je jen pro vás</translation>
    </message>
    <message>
        <source>Solutions (*.arcsolution);;All files (*)</source>
        <translation>Řešení (*.arcsolution);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>exercise</source>
        <comment>name of a file</comment>
        <translation>cvičení</translation>
    </message>
    <message>
        <source>The exercise would be larger than %1 MB, and nobody could open it. Choose fewer sentences or questions.</source>
        <translation>Cvičení by bylo větší než %1 MB a nikdo by je neotevřel. Zvolte méně vět nebo otázek.</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) without a tree that could be drawn are left out</source>
        <translation>
            <numerusform>Vynechává se %n věta bez stromu, který by šlo nakreslit</numerusform>
            <numerusform>Vynechávají se %n věty bez stromu, který by šlo nakreslit</numerusform>
            <numerusform>Vynechává se %n vět bez stromu, který by šlo nakreslit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ExerciseWindow</name>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>&amp;Předchozí věta</translation>
    </message>
    <message>
        <source>&amp;Next sentence</source>
        <translation>&amp;Další věta</translation>
    </message>
    <message>
        <source>&amp;Go on with…</source>
        <translation>Po&amp;kračovat v…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Uložit…</translation>
    </message>
    <message>
        <source>&amp;Hand in…</source>
        <translation>&amp;Odevzdat…</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>The sentence whose tree is to be drawn</source>
        <translation>Věta, jejíž strom se má nakreslit</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Zpětná vazba</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>vaše jméno</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Jméno</translation>
    </message>
    <message>
        <source>Go on with trees that you saved before</source>
        <translation>Pokračovat ve stromech, které jste uložili dříve</translation>
    </message>
    <message>
        <source>Save your trees</source>
        <translation>Uložit stromy</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Věta %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2 heads (%3 %)</source>
        <translation>řídící členy: %1 z %2 (%3 %)</translation>
    </message>
    <message>
        <source>%1, %2 with their relation (%3 %)</source>
        <translation>%1, i se vztahem: %2 (%3 %)</translation>
    </message>
    <message>
        <source>Right in this sentence: %1.</source>
        <translation>V této větě správně: %1.</translation>
    </message>
    <message>
        <source>In all: %1.</source>
        <translation>Celkem: %1.</translation>
    </message>
    <message>
        <source>Arcs go round in a circle: none of its words hangs below the root.</source>
        <translation>Hrany vedou dokola: žádné z těchto slov nevisí pod kořenem.</translation>
    </message>
    <message>
        <source>Heads still to be drawn: %1. Drag from a word to its head, or into the circle over it if it is the root.</source>
        <translation>Řídících členů zbývá nakreslit: %1. Táhněte od slova k jeho řídícímu členu, nebo do kroužku nad ním, je-li kořenem.</translation>
    </message>
    <message>
        <source>Every word has a head.</source>
        <translation>Každé slovo má řídící člen.</translation>
    </message>
    <message>
        <source>Handed in. The solution stands above the words, your tree below.</source>
        <translation>Odevzdáno. Nad slovy je řešení, pod nimi váš strom.</translation>
    </message>
    <message>
        <source>You will see what is right when you have handed in.</source>
        <translation>Co je správně, uvidíte po odevzdání.</translation>
    </message>
    <message>
        <source>Write your name first.</source>
        <translation>Nejdřív napište své jméno.</translation>
    </message>
    <message>
        <source>Hand in your trees as</source>
        <translation>Odevzdat stromy jako</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Uloženo: %1.</translation>
    </message>
    <message>
        <source>How an exercise is done (%1)</source>
        <translation>Jak se cvičení vypracuje (%1)</translation>
    </message>
    <message>
        <source>Every word has a head. Relations still to be chosen: %1. Click the question mark on an arc.</source>
        <translation>Každé slovo má řídící člen. Vztahů zbývá určit: %1. Klikněte na otazník na hraně.</translation>
    </message>
    <message>
        <source>%1 of %2 answers (%3 %)</source>
        <translation>%1 z %2 odpovědí (%3 %)</translation>
    </message>
    <message>
        <source>Right in this question: %1.</source>
        <translation>Správně v této otázce: %1.</translation>
    </message>
    <message>
        <source>In all questions: %1.</source>
        <translation>Ve všech otázkách: %1.</translation>
    </message>
    <message>
        <source>Answers still to be given: %1.</source>
        <translation>Zbývá odpovědí: %1.</translation>
    </message>
    <message>
        <source>There is an answer to everything here.</source>
        <translation>Zde je odpověď na všechno.</translation>
    </message>
    <message>
        <source>Click a question mark to choose a relation.</source>
        <translation>Kliknutím na otazník zvolíte vztah.</translation>
    </message>
    <message>
        <source>Handed in. Nothing can be changed any more.</source>
        <translation>Odevzdáno. Nic už nelze měnit.</translation>
    </message>
    <message>
        <source>Handed in.</source>
        <translation>Odevzdáno.</translation>
    </message>
    <message>
        <source>The marks come from your teacher, who alone has the solution.</source>
        <translation>Hodnocení dostanete od vyučujícího, který jediný má řešení.</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Předchozí</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Otázka %1 z %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ExportDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Procházet…</translation>
    </message>
    <message>
        <source>&amp;Keep the original beside it</source>
        <translation>&amp;Uchovat vedle originál</translation>
    </message>
    <message>
        <source>&amp;Go back to the original that was kept</source>
        <translation>&amp;Zpět k uchovanému originálu</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Uložit jako</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>U&amp;ložit</translation>
    </message>
    <message>
        <source>As in the file, or UTF-8</source>
        <translation>Jako v souboru, nebo UTF-8</translation>
    </message>
    <message>
        <source>As in the file, or IPADIC</source>
        <translation>Jako v souboru, nebo IPADIC</translation>
    </message>
    <message>
        <source>In a file NAME.arcwright.json. Converting back then gives the original, byte for byte, with what was edited since.</source>
        <translation>V souboru NÁZEV.arcwright.json. Zpětný převod pak dá přesný originál do posledního bajtu, i s tím, co bylo od té doby upraveno.</translation>
    </message>
    <message>
        <source>Instead of converting anew, which leaves out what was left out the first time.</source>
        <translation>Místo nového převodu, který vynechá, co bylo vynecháno už poprvé.</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formát:</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>&amp;Kódování:</translation>
    </message>
    <message>
        <source>&amp;Tags:</source>
        <translation>Z&amp;načky:</translation>
    </message>
    <message>
        <source>F&amp;older:</source>
        <translation>&amp;Složka:</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>Sou&amp;bor:</translation>
    </message>
    <message>
        <source>What is left out</source>
        <translation>Co se vynechá</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Exportovat</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-kopie</translation>
    </message>
    <message>
        <source>Writing was cancelled.</source>
        <translation>Zápis byl zrušen.</translation>
    </message>
    <message>
        <source>Export to the folder</source>
        <translation>Exportovat do složky</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exportovat jako</translation>
    </message>
    <message>
        <source>This file is open. Export it under another name, or save it instead.</source>
        <translation>Tento soubor je otevřený. Exportujte jej pod jiným názvem, nebo jej uložte.</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 už existuje. Nahradit?</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are there already. Replace them?</source>
        <translation>
            <numerusform>%n soubor už existuje. Nahradit jej?</numerusform>
            <numerusform>%n soubory už existují. Nahradit je?</numerusform>
            <numerusform>%n souborů už existuje. Nahradit je?</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for what %1 has no place for…</source>
        <translation>Hledá se, pro co %1 nemá místo…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Zapisuje se…</translation>
    </message>
    <message>
        <source>It cannot be written so.</source>
        <translation>Takto to zapsat nelze.</translation>
    </message>
    <message numerus="yes">
        <source>The original that was kept comes back, with edits of %n sentence(s).</source>
        <translation>
            <numerusform>Vrátí se uchovaný originál, s úpravami %n věty.</numerusform>
            <numerusform>Vrátí se uchovaný originál, s úpravami %n vět.</numerusform>
            <numerusform>Vrátí se uchovaný originál, s úpravami %n vět.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its sentences stand in the order they had.</source>
        <translation>Jeho věty jsou v pořadí, které měly.</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Nevynechá se nic.</translation>
    </message>
    <message>
        <source>%1 has no place for this. It is left out; the original, which is kept, has it:</source>
        <translation>Formát %1 pro to nemá místo. Vynechá se to; uchovaný originál to má:</translation>
    </message>
    <message>
        <source>%1 has no place for this. It is left out:</source>
        <translation>Formát %1 pro to nemá místo. Vynechá se to:</translation>
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
        <translation>Neuložené opravy</translation>
    </message>
    <message>
        <source>%1 has corrections that are not saved.</source>
        <translation>%1: některé opravy nejsou uloženy.</translation>
    </message>
    <message>
        <source>Open treebank</source>
        <translation>Otevřít treebank</translation>
    </message>
    <message>
        <source>Open all treebanks of a folder</source>
        <translation>Otevřít všechny treebanky ve složce</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>The file is gone</source>
        <translation>Soubor už neexistuje</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Soubor se změnil</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your corrections are kept, whatever you choose.</source>
        <translation>Vaše opravy zůstanou uchovány, ať zvolíte cokoli.</translation>
    </message>
    <message>
        <source>Save anew</source>
        <translation>Uložit znovu</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Ponechat moje</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Načíst znovu</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porovnat</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <translation>%1 na disku</translation>
    </message>
    <message>
        <source>%1 has corrections that are not saved. They are not in what is read again.</source>
        <translation>%1: některé opravy nejsou uloženy. V tom, co se načte znovu, nebudou.</translation>
    </message>
    <message>
        <source>They are kept in a file of their own, which is named afterwards.</source>
        <translation>Uchovají se ve vlastním souboru, jehož název se pak zobrazí.</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>Znovu načteno: %1</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Uložit jako</translation>
    </message>
    <message>
        <source>Exported %1 as %2</source>
        <translation>Exportováno: %1 jako %2</translation>
    </message>
    <message>
        <source>. What was confirmed and remarked is beside it, in %1: the two belong together.</source>
        <comment>behind: saved a file</comment>
        <translation>. Co jste potvrdili a poznamenali, je ve stejné složce v souboru %1: oba soubory patří k sobě.</translation>
    </message>
    <message numerus="yes">
        <source>. What was confirmed and remarked is beside them, in %n file(s) such as %1: they belong together.</source>
        <comment>behind: saved files</comment>
        <translation>
            <numerusform>. Co jste potvrdili a poznamenali, je ve stejné složce v %n souboru (%1): patří k sobě.</numerusform>
            <numerusform>. Co jste potvrdili a poznamenali, je ve stejných složkách v %n souborech (např. %1): patří k nim.</numerusform>
            <numerusform>. Co jste potvrdili a poznamenali, je ve stejných složkách v %n souborech (např. %1): patří k nim.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::FileNotices</name>
    <message>
        <source>The corrections that were kept are made again, in so many sentences: %1. The file they were kept in is needed no more.</source>
        <translation>Uchované opravy byly znovu provedeny, počet vět: %1. Soubor, v němž byly uchovány, už není potřeba.</translation>
    </message>
    <message>
        <source>The corrections that were kept are made again, in so many sentences: %1. So many others are not as they were: %2. What was said of them is still in the file that was kept.</source>
        <translation>Uchované opravy byly znovu provedeny, počet vět: %1. Další věty už nejsou, jaké byly, jejich počet: %2. Co se jich týkalo, zůstává v uchovaném souboru.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved step(s) of last time were found and made again.</source>
        <translation>
            <numerusform>Byl nalezen a znovu proveden %n neuložený krok z minula.</numerusform>
            <numerusform>Byly nalezeny a znovu provedeny %n neuložené kroky z minula.</numerusform>
            <numerusform>Bylo nalezeno a znovu provedeno %n neuložených kroků z minula.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read %1 again; the corrections are kept in %2</source>
        <translation>Znovu načteno: %1; opravy jsou uchovány v souboru %2</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Otevřít ukázku</translation>
    </message>
    <message>
        <source>What was open last time is not there any more, and is left out: %1</source>
        <translation>Co bylo otevřeno minule, už neexistuje a vynechává se: %1</translation>
    </message>
    <message>
        <source>…</source>
        <comment>and further sentences</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Věta %1</translation>
    </message>
    <message>
        <source>Sentences %1</source>
        <translation>Věty %1</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Make again what fits</source>
        <translation>Provést, co jde</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porovnat</translation>
    </message>
    <message>
        <source>kept corrections</source>
        <translation>uchované opravy</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Nechat tam</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Načíst znovu</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Ponechat moje</translation>
    </message>
    <message>
        <source>Save anew</source>
        <translation>Uložit znovu</translation>
    </message>
    <message numerus="yes">
        <source>The same is true of %n more file(s).</source>
        <translation>
            <numerusform>Totéž platí o %n dalším souboru.</numerusform>
            <numerusform>Totéž platí o %n dalších souborech.</numerusform>
            <numerusform>Totéž platí o %n dalších souborech.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Zobrazit zónu %1</translation>
    </message>
    <message>
        <source>Your latest corrections would not survive a crash: their journal cannot be written. Save them now. %1</source>
        <translation>Vaše poslední opravy by nepřežily pád programu: jejich žurnál nelze zapsat. Hned je uložte. %1</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Vedle sebe</translation>
    </message>
    <message>
        <source>Open them all</source>
        <translation>Otevřít všechny</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GroupView</name>
    <message>
        <source>Matches</source>
        <translation>Nálezy</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Procenta</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>nálezy</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es), %2%</source>
        <comment>group, percent</comment>
        <translation>
            <numerusform>%1: %n nález, %2 %</numerusform>
            <numerusform>%1: %n nálezy, %2 %</numerusform>
            <numerusform>%1: %n nálezů, %2 %</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches by group</source>
        <translation>Nálezy po skupinách</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GuessStrip</name>
    <message>
        <source>The parser's guesses</source>
        <translation>Odhady parseru</translation>
    </message>
    <message>
        <source>Guesses of %1</source>
        <translation>Odhady: %1</translation>
    </message>
    <message>
        <source>↑: brought forward by what you decided in this document</source>
        <translation>↑: posunuto dopředu podle toho, co jste v tomto dokumentu rozhodli</translation>
    </message>
    <message>
        <source>%1, by what you decided</source>
        <comment>a guess</comment>
        <translation>%1, podle toho, co jste rozhodli</translation>
    </message>
    <message>
        <source>0  more…</source>
        <comment>a key, and what it does</comment>
        <translation>0  další…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GuidanceCommands</name>
    <message>
        <source>No other uncertain word.</source>
        <translation>Žádné jiné nejisté slovo není.</translation>
    </message>
    <message numerus="yes">
        <source>Around it, %n predicted arc(s) moved.</source>
        <translation>
            <numerusform>V okolí opravy se změnila %n predikovaná hrana.</numerusform>
            <numerusform>V okolí opravy se změnily %n predikované hrany.</numerusform>
            <numerusform>V okolí opravy se změnilo %n predikovaných hran.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HandbookWindow</name>
    <message>
        <source>Show me: %1</source>
        <translation>Ukázat: %1</translation>
    </message>
    <message>
        <source>Show me: %1 (%2)</source>
        <translation>Ukázat: %1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Příručka</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Hledat v příručce</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Co bylo nalezeno</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Pro „%1“ nic nenalezeno.</translation>
    </message>
    <message>
        <source>Page of the handbook</source>
        <translation>Stránka příručky</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>page, part of it</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>%1 — Handbook</source>
        <translation>%1 — Příručka</translation>
    </message>
    <message>
        <source>Links to other places are not followed here: %1</source>
        <translation>Odkazy jinam se zde neotevírají: %1</translation>
    </message>
    <message>
        <source>This page is in English only so far.</source>
        <translation>Tato stránka je zatím jen v angličtině.</translation>
    </message>
    <message>
        <source>%1 (in English)</source>
        <comment>page</comment>
        <translation>%1 (anglicky)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HelpCommands</name>
    <message>
        <source>New here? A tour of three minutes shows you around. You find it in the menu Help at any time.</source>
        <translation>Jste tu poprvé? Tříminutová prohlídka vás provede oknem. Najdete ji kdykoli v nabídce Nápověda.</translation>
    </message>
    <message>
        <source>I annotate</source>
        <translation>Anotuji</translation>
    </message>
    <message>
        <source>I analyse errors</source>
        <translation>Analyzuji chyby</translation>
    </message>
    <message>
        <source>I teach</source>
        <translation>Vyučuji</translation>
    </message>
    <message>
        <source>Search the handbook for “%1”</source>
        <translation>Hledat „%1“ v příručce</translation>
    </message>
    <message>
        <source>help</source>
        <translation>nápověda</translation>
    </message>
    <message>
        <source>help: %1</source>
        <translation>nápověda: %1</translation>
    </message>
    <message>
        <source>handbook manual</source>
        <translation>příručka manuál návod</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of label, meaning</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>label</source>
        <translation>označení popisek</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>vztah</translation>
    </message>
    <message>
        <source>part of speech</source>
        <translation>slovní druh</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HitExport</name>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Věta</translation>
    </message>
    <message>
        <source>sent_id</source>
        <translation>sent_id</translation>
    </message>
    <message>
        <source>Word number</source>
        <translation>Číslo slova</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Takes what is listed out of the program</source>
        <translation>Exportuje to, co je vypsáno</translation>
    </message>
    <message>
        <source>The &amp;sentences, as a treebank…</source>
        <translation>&amp;Věty jako treebank…</translation>
    </message>
    <message>
        <source>The &amp;words, as a table…</source>
        <translation>&amp;Slova jako tabulka…</translation>
    </message>
    <message>
        <source>&amp;Copy the words</source>
        <translation>&amp;Kopírovat slova</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>Save the words</source>
        <translation>Uložit slova</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Hodnoty oddělené tabulátory (*.tsv)</translation>
    </message>
    <message>
        <source>Save the sentences</source>
        <translation>Uložit věty</translation>
    </message>
    <message>
        <source>Treebanks (*.%1)</source>
        <translation>Treebanky (*.%1)</translation>
    </message>
    <message>
        <source>The words are on the clipboard.</source>
        <translation>Slova jsou ve schránce.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HitModel</name>
    <message>
        <source>root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>bez řídícího členu</translation>
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
        <translation>Č.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Zlatý standard</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Věta</translation>
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
        <translation>%1 %</translation>
    </message>
    <message>
        <source>As suits the screen (%1)</source>
        <translation>Podle obrazovky (%1)</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Velikost rozhraní</translation>
    </message>
    <message>
        <source>How large everything is drawn, from the next start on</source>
        <translation>Jak velké se vše kreslí, od příštího spuštění</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::JobList</name>
    <message>
        <source>Training jobs</source>
        <translation>Trénovací úlohy</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Trénováno na</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Věty</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Dříve</translation>
    </message>
    <message>
        <source>Puts the job before the one above it.</source>
        <translation>Zařadí úlohu před tu nad ní.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Později</translation>
    </message>
    <message>
        <source>Puts the job behind the one below it.</source>
        <translation>Zařadí úlohu za tu pod ní.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>epocha %1 z %2</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>běží</translation>
    </message>
    <message>
        <source>under way, %1 done</source>
        <comment>epoch</comment>
        <translation>běží, hotová %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pozastavena</translation>
    </message>
    <message>
        <source>paused, %1 done</source>
        <comment>epoch</comment>
        <translation>pozastavena, hotová %1</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>čeká, až na ni přijde řada</translation>
    </message>
    <message>
        <source>broken off: %1</source>
        <translation>přerušena: %1</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nezačala</translation>
    </message>
    <message>
        <source>stopped, %1 done</source>
        <comment>epoch</comment>
        <translation>zastavena, hotová %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotová</translation>
    </message>
    <message>
        <source>Use its model</source>
        <translation>Použít její model</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Removes the job and all that it has learnt.</source>
        <translation>Odstraní úlohu a vše, co se naučila.</translation>
    </message>
    <message>
        <source>model done, folds under way</source>
        <translation>model hotov, díly běží</translation>
    </message>
    <message>
        <source>its folds wait for their treebank</source>
        <translation>jeho díly čekají na svůj treebank</translation>
    </message>
    <message>
        <source>model done, %1 of %2 folds</source>
        <translation>model hotov, %1 z %2 dílů</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::JobNotice</name>
    <message>
        <source>The training begins with its first epoch, and will give the same model: %1</source>
        <translation>Trénování začíná první epochou a dá stejný model: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n training job(s) were left when the program ended.</source>
        <translation>
            <numerusform>Při ukončení programu zbyla %n trénovací úloha.</numerusform>
            <numerusform>Při ukončení programu zbyly %n trénovací úlohy.</numerusform>
            <numerusform>Při ukončení programu zbylo %n trénovacích úloh.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Zobrazit je</translation>
    </message>
    <message>
        <source>Go on with all</source>
        <translation>Pokračovat ve všech</translation>
    </message>
    <message>
        <source>The training on %1 was done when the program ended; its model is still in its job.</source>
        <translation>Trénování (%1) bylo při ukončení programu hotovo; jeho model je dosud v úloze.</translation>
    </message>
    <message>
        <source>The training on %1 was broken off before its first epoch was done.</source>
        <translation>Trénování (%1) bylo přerušeno před koncem první epochy.</translation>
    </message>
    <message>
        <source>The training on %1 was broken off after epoch %2 of %3.</source>
        <translation>Trénování (%1) bylo přerušeno po epoše %2 z %3.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Použít</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Pokračovat v něm</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>The training on %1 is done. Its model stays in its job, for another one that was trained here is on offer and not saved yet.</source>
        <translation>Trénování (%1) je hotové. Jeho model zůstává v úloze, protože se nabízí jiný, zde natrénovaný a dosud neuložený model.</translation>
    </message>
    <message>
        <source>The training goes on, but cannot be kept: leave the program open until it is done. %1</source>
        <translation>Trénování pokračuje, ale nelze je průběžně ukládat: dokud neskončí, nechte program spuštěný. %1</translation>
    </message>
    <message>
        <source>The training on %1 was broken off when it had its model; the predictions by folds are still to come.</source>
        <translation>Trénování (%1) bylo přerušeno, když už byl jeho model hotov; predikce po dílech zatím chybějí.</translation>
    </message>
    <message>
        <source>The training on %1 was broken off when it had its model; the predictions by folds are still to come, of which %2 of %3 are trained.</source>
        <translation>Trénování (%1) bylo přerušeno, když už byl jeho model hotov; predikce po dílech zatím chybějí, natrénované modely dílů: %2 z %3.</translation>
    </message>
    <message>
        <source>The model is done; one of its folds begins with its first epoch, and will give the same predictions: %1</source>
        <translation>Model je hotov; jeden z jeho dílů začíná svou první epochou a dá tytéž predikce: %1</translation>
    </message>
    <message>
        <source>The training on %1 is done. Its predictions by folds are still to come: its treebank is not open. Open it, and let the job go on.</source>
        <translation>Trénování na %1 je hotové. Predikce po dílech teprve přijdou: jeho treebank není otevřen. Otevřete ho a nechte úlohu pokračovat.</translation>
    </message>
    <message>
        <source>Show the jobs</source>
        <translation>Ukázat úlohy</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::KeyboardOwner</name>
    <message>
        <source>The part of the window that keys are for; Esc brings them back to the diagram</source>
        <translation>Část okna, které patří klávesy; Esc je vrátí diagramu</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Přehrávač</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Věta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>panel, part of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1” is no command here: the keyboard is in “%2”. Esc, or a click on the diagram, brings it to the diagram.</source>
        <translation>„%1“ zde není příkaz: klávesnici má „%2“. Diagramu ji vrátí Esc nebo kliknutí na diagram.</translation>
    </message>
    <message>
        <source>“%1” is no command here: the keyboard is in “%2”.</source>
        <translation>„%1“ zde není příkaz: klávesnici má „%2“.</translation>
    </message>
    <message>
        <source>“%1” is no command here: it is one of the diagram, in the workplace Annotate (%2).</source>
        <translation>„%1“ zde není příkaz: patří diagramu v prostředí Anotace (%2).</translation>
    </message>
    <message>
        <source>Keyboard: %1</source>
        <comment>the part of the window it is for</comment>
        <translation>Klávesnice: %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::KindsDialog</name>
    <message>
        <source>Line %1: a name, a colon and a pattern are expected.</source>
        <translation>Řádek %1: očekává se název, dvojtečka a vzor.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Řádek %1, sloupec %2: %3</translation>
    </message>
    <message>
        <source>Kinds of attachment</source>
        <translation>Typy zavěšení</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Obvyklé</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LargeDrawing</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n slovo</numerusform>
            <numerusform>%n slova</numerusform>
            <numerusform>%n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arc(s)</source>
        <translation>
            <numerusform>%n hrana</numerusform>
            <numerusform>%n hrany</numerusform>
            <numerusform>%n hran</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is being drawn. Esc cancels.</source>
        <translation>%1: kreslí se. Esc zruší.</translation>
    </message>
    <message>
        <source>%1: not drawn. Enter draws it.</source>
        <translation>%1: nenakresleno. Enter nakreslí.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>words, arcs</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LayerFiles</name>
    <message>
        <source>Draw the trees of another file below the words</source>
        <translation>Nakreslit pod slova stromy z jiného souboru</translation>
    </message>
    <message>
        <source>There is no other layer to compare with.</source>
        <translation>Není žádná jiná vrstva k porovnání.</translation>
    </message>
    <message>
        <source>Layer %1 of %2 is drawn below the words: %3</source>
        <translation>Pod slovy je vrstva %1 z %2: %3</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Learning</name>
    <message>
        <source>predicted</source>
        <translation>predikce</translation>
    </message>
    <message>
        <source>the parser trained here on %1</source>
        <translation>parser natrénovaný zde (%1)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LectureLesson</name>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LectureView</name>
    <message>
        <source>Space plays, the arrows step, Esc leaves.</source>
        <translation>Mezerník přehrává, šipky krokují, Esc končí.</translation>
    </message>
    <message>
        <source>Space plays, the arrows step, N and P go to the next stop and the one before, Esc leaves.</source>
        <translation>Mezerník přehrává, šipky krokují, N a P přejdou na další a předchozí zastavení, Esc končí.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>správná</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>chybějící</translation>
    </message>
    <message>
        <source>wrong head</source>
        <translation>špatný řídící člen</translation>
    </message>
    <message>
        <source>wrong relation</source>
        <translation>špatný vztah</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>přebývající</translation>
    </message>
    <message>
        <source>missed secondary parent</source>
        <translation>chybějící další rodič</translation>
    </message>
    <message>
        <source>secondary parent with wrong relation</source>
        <translation>další rodič se špatným vztahem</translation>
    </message>
    <message>
        <source>extra secondary parent</source>
        <translation>přebývající další rodič</translation>
    </message>
    <message>
        <source>secondary parent</source>
        <translation>další rodič</translation>
    </message>
    <message>
        <source>secondary parent, not compared</source>
        <translation>další rodič, neporovnáno</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>křížící se</translation>
    </message>
    <message>
        <source>non-projective</source>
        <translation>neprojektivní</translation>
    </message>
    <message>
        <source>on a cycle</source>
        <translation>v cyklu</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>připnutá</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>potvrzená</translation>
    </message>
    <message>
        <source>the parser is unsure</source>
        <translation>parser si není jistý</translation>
    </message>
    <message>
        <source>arc with a remark</source>
        <translation>hrana s poznámkou</translation>
    </message>
    <message>
        <source>word with a remark</source>
        <translation>slovo s poznámkou</translation>
    </message>
    <message>
        <source>divided otherwise: not scored</source>
        <translation>děleno jinak: nehodnotí se</translation>
    </message>
    <message>
        <source>of the tree, not of the enhanced graph</source>
        <translation>ve stromu, ne v rozšířeném grafu</translation>
    </message>
    <message>
        <source>edge to another sentence</source>
        <translation>hrana do jiné věty</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LessonBanner</name>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Back to the treebank</source>
        <translation>Zpět k treebanku</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4 wins</source>
        <comment>dependent, nearer, farther, winner</comment>
        <translation>%1: %2 proti %3, vítězí %4</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>Zápasy, z nichž se učí</translation>
    </message>
    <message>
        <source>■ the dependent, ● the candidate that wins, ⨯ the one that loses</source>
        <translation>■ závislý člen, ● vítězný kandidát, ⨯ poražený</translation>
    </message>
    <message>
        <source>‹ Stop before</source>
        <translation>‹ Předchozí zastavení</translation>
    </message>
    <message>
        <source>Next stop ›</source>
        <translation>Další zastavení ›</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a stop of a lesson</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Od začátku</translation>
    </message>
    <message>
        <source>Goes to where the algorithm begins</source>
        <translation>Přejde tam, kde algoritmus začíná</translation>
    </message>
    <message>
        <source>Opened at step %1 of %2, the one that is told of.</source>
        <translation>Otevřeno na kroku %1 z %2, o němž je řeč.</translation>
    </message>
    <message numerus="yes">
        <source>Opened at the last of %n step(s).</source>
        <translation>
            <numerusform>Otevřeno na jediném kroku.</numerusform>
            <numerusform>Otevřeno na posledním ze %n kroků.</numerusform>
            <numerusform>Otevřeno na posledním z %n kroků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit this lesson</source>
        <translation>Upravit tuto lekci</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LessonEditor</name>
    <message>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Zkontrolovat</translation>
    </message>
    <message>
        <source>What is wrong with the lesson</source>
        <translation>Co je v lekci špatně</translation>
    </message>
    <message>
        <source>&amp;Stops</source>
        <translation>&amp;Zastavení</translation>
    </message>
    <message>
        <source>Stops of the lesson</source>
        <translation>Zastavení lekce</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nahoru</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Dolů</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Show in the player</source>
        <translation>Ukázat v přehrávači</translation>
    </message>
    <message>
        <source>&amp;Language of the texts</source>
        <translation>&amp;Jazyk textů</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Název lekce</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Otázka</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
    <message>
        <source>A lesson has no more than %1 stops.</source>
        <translation>Lekce nemá víc než %1 zastavení.</translation>
    </message>
    <message>
        <source>A lesson[*]</source>
        <translation>Lekce[*]</translation>
    </message>
    <message>
        <source>%1[*]</source>
        <comment>a file</comment>
        <translation>%1[*]</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>poslední krok</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>krok %1</translation>
    </message>
    <message>
        <source>%1. %2
%3, %4</source>
        <comment>number, title, algorithm, step</comment>
        <translation>%1. %2
%3, %4</translation>
    </message>
    <message>
        <source>(without a title)</source>
        <translation>(bez názvu)</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Nothing is wrong with the lesson.</source>
        <translation>V lekci není nic špatně.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Otevřít lekci</translation>
    </message>
    <message>
        <source>Lessons (*.arclesson *.json);;All files (*)</source>
        <translation>Lekce (*.arclesson *.json);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>lesson</source>
        <comment>the name of a file</comment>
        <translation>lekce</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Uložit lekci</translation>
    </message>
    <message>
        <source>Lessons (*.arclesson)</source>
        <translation>Lekce (*.arclesson)</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>The lesson is not saved.</source>
        <translation>Lekce není uložena.</translation>
    </message>
    <message>
        <source>Markdown: *emphasis*, lists, tables. Pictures: ![](canvas:tree), ![](canvas:step=7)</source>
        <translation>Markdown: *zdůraznění*, seznamy, tabulky. Obrázky: ![](canvas:tree), ![](canvas:step=7)</translation>
    </message>
    <message>
        <source>This lesson was not saved when the program ended. It is as it was then: save it to keep it.</source>
        <translation>Tato lekce nebyla při ukončení programu uložena. Je taková, jaká byla: uložte ji, chcete-li si ji nechat.</translation>
    </message>
    <message>
        <source>Add what is on view</source>
        <translation>Přidat zobrazené</translation>
    </message>
    <message>
        <source>A stop is what the player shows: sentence, scores, algorithm and step. “Add to lesson” there adds it, too.</source>
        <translation>Zastavení je to, co ukazuje přehrávač: věta, skóre, algoritmus a krok. Přidá je i „Přidat do lekce“ tam.</translation>
    </message>
    <message>
        <source>any language</source>
        <translation>libovolný jazyk</translation>
    </message>
    <message>
        <source>&amp;Title of the stop</source>
        <translation>&amp;Název zastavení</translation>
    </message>
    <message>
        <source>Insert a picture</source>
        <translation>Vložit obrázek</translation>
    </message>
    <message>
        <source>What the class is to read. Markdown: *emphasis*, lists, tables.</source>
        <translation>Co si má třída přečíst. Markdown: *zdůraznění*, seznamy, tabulky.</translation>
    </message>
    <message>
        <source>Texts belong to a stop: add one first.</source>
        <translation>Texty patří k zastavení: nejdřív nějaké přidejte.</translation>
    </message>
    <message>
        <source>What the class is asked; may be left empty.</source>
        <translation>Na co se třídy ptáte; může zůstat prázdné.</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <comment>of a lesson</comment>
        <translation>Zastavení %1</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>two algorithms</comment>
        <translation>%1 vedle %2</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Uloženo.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nová</translation>
    </message>
    <message>
        <source>A stop with pictures is told first, on a screen, slide or page of its own; its steps come after it.</source>
        <translation>Zastavení s obrázky má nejdřív vlastní obrazovku, snímek nebo stránku; jeho kroky následují potom.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LossList</name>
    <message>
        <source>Left out</source>
        <translation>Vynecháno</translation>
    </message>
    <message>
        <source>First in</source>
        <translation>První výskyt</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>věta %1</translation>
    </message>
    <message>
        <source>%1, sentence %2</source>
        <comment>file</comment>
        <translation>%1, věta %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MainToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Panel nástrojů</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Potvrdit</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trénovat</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Choose what the parser learns from, and train it. %1 trains at once.</source>
        <translation>Zvolit, z čeho se parser učí, a natrénovat jej. %1 trénuje hned.</translation>
    </message>
    <message>
        <source>Train a parser…</source>
        <translation>Trénovat parser…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MainWindow</name>
    <message>
        <source>Sentences</source>
        <translation>Věty</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledání</translation>
    </message>
    <message>
        <source>Arcs alike</source>
        <translation>Obdobné hrany</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>%1 leads back to the analysis.</source>
        <translation>Zpět do Analýzy vede %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n věta</numerusform>
            <numerusform>%n věty</numerusform>
            <numerusform>%n vět</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Nelze zapsat: %1.</translation>
    </message>
    <message>
        <source>the correction of arcs alike</source>
        <translation>oprava obdobných hran</translation>
    </message>
    <message>
        <source>Other zones</source>
        <translation>Jiné zóny</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MakeExerciseDialog</name>
    <message>
        <source>Ask for relations, too</source>
        <translation>Ptát se i na vztahy</translation>
    </message>
    <message>
        <source>&amp;Keep the solution in a file of its own</source>
        <translation>Uložit řešení do souboru &amp;zvlášť</translation>
    </message>
    <message>
        <source>Make an exercise</source>
        <translation>Vytvořit cvičení</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>the step on view in the player</source>
        <translation>krok, který je vidět v přehrávači</translation>
    </message>
    <message numerus="yes">
        <source>the stops of the lesson that is being written (%n)</source>
        <translation>
            <numerusform>zastavení psané lekce (%n)</numerusform>
            <numerusform>zastavení psané lekce (%n)</numerusform>
            <numerusform>zastavení psané lekce (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>3, 7-9</source>
        <comment>numbers of sentences</comment>
        <translation>3, 7-9</translation>
    </message>
    <message>
        <source>How many cells of a chart are to be filled, from the next one on</source>
        <translation>Kolik buněk chartu se má vyplnit, počínaje další</translation>
    </message>
    <message>
        <source>how much is right</source>
        <translation>kolik je správně</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Students' files have no solution then; marks come from the teacher alone.</source>
        <translation>Soubory studentů pak řešení nemají; hodnotí jen vyučující.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>&amp;First sentence</source>
        <translation>&amp;První věta</translation>
    </message>
    <message>
        <source>&amp;Last sentence</source>
        <translation>Pos&amp;lední věta</translation>
    </message>
    <message>
        <source>Or &amp;only these</source>
        <translation>Nebo &amp;jen tyto</translation>
    </message>
    <message>
        <source>&amp;Questions about algorithms</source>
        <translation>&amp;Otázky o algoritmech</translation>
    </message>
    <message>
        <source>&amp;Cells to fill</source>
        <translation>&amp;Buňky k vyplnění</translation>
    </message>
    <message>
        <source>Before handing in, students &amp;see</source>
        <translation>Před odevzdáním studenti &amp;uvidí</translation>
    </message>
    <message>
        <source>No lesson is being written. “Add to lesson”, above the player, makes what is on view a stop of one.</source>
        <translation>Žádná lekce se nepíše. „Přidat do lekce“ nad přehrávačem udělá z toho, co je právě vidět, její zastavení.</translation>
    </message>
    <message>
        <source>Of %1 stops, %2 have something to ask.</source>
        <translation>Zastavení celkem: %1, z toho se na něco ptá: %2.</translation>
    </message>
    <message>
        <source>At this step there is nothing to ask. Go to a step before a cell of Eisner's chart is filled, hill climbing moves, a transition is taken, or a cycle opens; with scores of arcs, and %1 words at most.</source>
        <translation>V tomto kroku se není na co ptát. Přejděte na krok, po němž se vyplní buňka Eisnerova chartu, horolezecký algoritmus provede tah, vykoná se přechod nebo se otevře cyklus; se skóre hran a nejvýš %1 slovy.</translation>
    </message>
    <message numerus="yes">
        <source>It asks what the next %n item(s) of the chart score.</source>
        <translation>
            <numerusform>Ptá se na skóre další %n položky chartu.</numerusform>
            <numerusform>Ptá se na skóre dalších %n položek chartu.</numerusform>
            <numerusform>Ptá se na skóre dalších %n položek chartu.</numerusform>
        </translation>
    </message>
    <message>
        <source>It asks which move gains most, or whether none does.</source>
        <translation>Ptá se, který tah získá nejvíc, nebo zda nezíská žádný.</translation>
    </message>
    <message>
        <source>It asks which transition comes next.</source>
        <translation>Ptá se, který přechod bude další.</translation>
    </message>
    <message>
        <source>It asks which arc the cycle gives up.</source>
        <translation>Ptá se, které hrany se cyklus vzdá.</translation>
    </message>
    <message>
        <source>T&amp;rees of sentences are to be drawn</source>
        <translation>Mají se kreslit &amp;stromy vět</translation>
    </message>
    <message>
        <source>which arcs and answers are right</source>
        <translation>které hrany a odpovědi jsou správně</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otevřít nedá&amp;vné</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úp&amp;ravy</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Anotovat</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>S&amp;lova</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>Př&amp;ejít</translation>
    </message>
    <message>
        <source>&amp;Parser</source>
        <translation>&amp;Parser</translation>
    </message>
    <message>
        <source>P&amp;layer</source>
        <translation>Al&amp;goritmy</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Zo&amp;brazení</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nely</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>About Arcwright</source>
        <translation>O programu Arcwright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Arcwright %1&lt;/h3&gt;&lt;p&gt;Builds and studies dependency treebanks: trains a parser, draws what it predicts beside what the treebank says, and corrects both.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Arcwright %1&lt;/h3&gt;&lt;p&gt;Vytváří a zkoumá závislostní treebanky: trénuje parser, kreslí jeho predikce vedle toho, co říká treebank, a obojí opravuje.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>Ukázk&amp;y</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Zatím nebylo nic otevřeno</translation>
    </message>
    <message>
        <source>Prague mar&amp;ks</source>
        <translation>Pražské příznak&amp;y</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>ukázka</translation>
    </message>
    <message>
        <source>example treebank file open</source>
        <translation>příklad ukázka treebank soubor otevřít</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) cannot be read and are kept as they are. The first:</source>
        <translation>
            <numerusform>%n větu nelze přečíst, a tak zůstává beze změny. Je to:</numerusform>
            <numerusform>%n věty nelze přečíst, a tak zůstávají beze změny. První z nich:</numerusform>
            <numerusform>%n vět nelze přečíst, a tak zůstávají beze změny. První z nich:</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Varování</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Informace</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelBox</name>
    <message>
        <source>Model in use</source>
        <translation>Používaný model</translation>
    </message>
    <message>
        <source>Use another…</source>
        <translation>Použít jiný…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>There is none yet: train one, or open one that was saved.</source>
        <translation>Zatím žádný není: natrénujte jej, nebo otevřete uložený.</translation>
    </message>
    <message>
        <source>None for this treebank yet. There is still %1.</source>
        <comment>another model</comment>
        <translation>Pro tento treebank zatím žádný není. K dispozici je ještě %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, from %n sentence(s)</source>
        <comment>a model, and what it learnt from</comment>
        <translation>
            <numerusform>%1, z %n věty</numerusform>
            <numerusform>%1, z %n vět</numerusform>
            <numerusform>%1, z %n vět</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; not saved yet</source>
        <comment>a model</comment>
        <translation>%1; ještě neuložen</translation>
    </message>
    <message>
        <source>%1; on the shelf as “%2”, without what it learnt since</source>
        <comment>a model</comment>
        <translation>%1; na polici jako „%2“, bez toho, co se naučil potom</translation>
    </message>
    <message>
        <source>%1; on the shelf as “%2”</source>
        <comment>a model</comment>
        <translation>%1; na polici jako „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n head(s) of them given)</source>
        <comment>a model and its sentences</comment>
        <translation>
            <numerusform>%1 (zadán %n řídící člen)</numerusform>
            <numerusform>%1 (zadány %n řídící členy)</numerusform>
            <numerusform>%1 (zadáno %n řídících členů)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open one…</source>
        <comment>a model</comment>
        <translation>Otevřít model…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelChangeNotice</name>
    <message>
        <source>It predicts all arcs as the model before did.</source>
        <translation>Predikuje všechny hrany stejně jako předchozí model.</translation>
    </message>
    <message>
        <source>%1 of them agree with gold now, %2 did before.</source>
        <translation>Se zlatým standardem se jich nyní shoduje %1, předtím %2.</translation>
    </message>
    <message>
        <source>Of the %1 in sentences that neither model has learnt from, %2 agree with gold now, %3 did before.</source>
        <translation>Z těch, které jsou ve větách, na nichž se neučil žádný z obou modelů (celkem %1), se nyní se zlatým standardem shoduje %2, předtím %3.</translation>
    </message>
    <message>
        <source>How many agree with gold says nothing: one of the models has learnt from these sentences.</source>
        <translation>Kolik se jich shoduje se zlatým standardem, nic neříká: jeden z modelů se na těchto větách učil.</translation>
    </message>
    <message>
        <source>The former model is in use again: %1.</source>
        <translation>Opět se používá předchozí model: %1.</translation>
    </message>
    <message>
        <source>Show the changed sentences</source>
        <translation>Zobrazit změněné věty</translation>
    </message>
    <message>
        <source>Back to the new model</source>
        <translation>Zpět k novému modelu</translation>
    </message>
    <message>
        <source>Back to the former model</source>
        <translation>Zpět k předchozímu modelu</translation>
    </message>
    <message>
        <source>Predicted otherwise than before</source>
        <translation>Predikováno jinak než předtím</translation>
    </message>
    <message>
        <source>%1 changed in %2.</source>
        <comment>predicted arcs, sentences</comment>
        <translation>%1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n predicted arc(s)</source>
        <translation>
            <numerusform>Změnila se %n predikovaná hrana</numerusform>
            <numerusform>Změnily se %n predikované hrany</numerusform>
            <numerusform>Změnilo se %n predikovaných hran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <comment>in which</comment>
        <translation>
            <numerusform>v %n větě</numerusform>
            <numerusform>ve %n větách</numerusform>
            <numerusform>v %n větách</numerusform>
        </translation>
    </message>
    <message>
        <source>A new model has taken over: %1.</source>
        <translation>Nyní se používá nový model: %1.</translation>
    </message>
    <message>
        <source>The new model is in use again: %1.</source>
        <translation>Opět se používá nový model: %1.</translation>
    </message>
    <message>
        <source>%1 was %2</source>
        <comment>word, its arc</comment>
        <translation>%1 (předtím %2)</translation>
    </message>
    <message>
        <source>Predicted otherwise than before: %1.</source>
        <translation>Predikováno jinak než předtím: %1.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelFiles</name>
    <message>
        <source>Predict with a model</source>
        <translation>Predikovat modelem</translation>
    </message>
    <message>
        <source>Models (*.arcmodel);;All files (*)</source>
        <translation>Modely (*.arcmodel);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>The model in use is %1</source>
        <translation>Používaný model: %1</translation>
    </message>
    <message>
        <source>The model was trained with the language %1. The treebank's file names say none, so it is taken for that.</source>
        <translation>Model byl natrénován na jazyku %1. Názvy souborů treebanku jazyk neuvádějí, a tak program počítá s tímto.</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Uložit: %1</translation>
    </message>
    <message>
        <source>Saved the model as %1</source>
        <translation>Model uložen jako %1</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Ukládá se %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelOffers</name>
    <message>
        <source>No model is in use for %1. The last one, %2, can predict it (%3).</source>
        <translation>%1: nepoužívá se tu žádný model. Predikovat může poslední, %2 (%3).</translation>
    </message>
    <message>
        <source>Predict here with it</source>
        <translation>Predikovat zde tímto modelem</translation>
    </message>
    <message>
        <source>The training was cancelled when its model was there: %1. Of %2 sentences %3 are predicted, %4 of them by a model that has not seen them; only these are scored.</source>
        <translation>Trénování bylo zrušeno, když už byl jeho model hotov: %1. Z %2 vět má predikci %3, z nich od modelu, který je neviděl, %4; hodnotí se jen ty.</translation>
    </message>
    <message>
        <source>Predict all with it</source>
        <translation>Predikovat jím vše</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Trénovat znovu</translation>
    </message>
    <message>
        <source>Draw trees</source>
        <translation>Nakreslit stromy</translation>
    </message>
    <message>
        <source>Learn from other files…</source>
        <translation>Učit se z jiných souborů…</translation>
    </message>
    <message>
        <source>No model is in use for %1. “%2” on the shelf of models was trained on data of the same name.</source>
        <translation>%1: nepoužívá se tu žádný model. Model „%2“ na polici modelů byl natrénován na datech téhož jména.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelReadingSign</name>
    <message>
        <source>A model is being opened</source>
        <translation>Otevírá se model</translation>
    </message>
    <message>
        <source>Opening the model %1…</source>
        <translation>Otevírá se model „%1“…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::NothingOpen</name>
    <message>
        <source>There is no sentence in %1</source>
        <translation>%1: není tu žádná věta</translation>
    </message>
    <message>
        <source>No treebank is open</source>
        <translation>Není otevřen žádný treebank</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Otevřít ukázku</translation>
    </message>
    <message>
        <source>Opened lately:</source>
        <translation>Naposled otevřeno:</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::OpenFiles</name>
    <message>
        <source>Opening %1</source>
        <translation>Otevírání: %1</translation>
    </message>
    <message>
        <source>the files</source>
        <translation>soubory</translation>
    </message>
    <message>
        <source>Reading %1 again</source>
        <translation>Opětovné čtení: %1</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Ukládání: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1 (%n soubor)</numerusform>
            <numerusform>%1 (%n soubory)</numerusform>
            <numerusform>%1 (%n souborů)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::OuterEditing</name>
    <message>
        <source>Edge to “%1” of sentence %2: go to the word of another sentence that is its head, and press the key again; Esc gives up</source>
        <translation>Hrana ke slovu „%1“ z věty %2: přejděte na slovo jiné věty, které je jeho řídícím členem, a stiskněte klávesu znovu; Esc zruší</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ParseWithMenu</name>
    <message>
        <source>The model's own: %1</source>
        <translation>Podle modelu: %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PictureCommands</name>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>Vektorový obrázek (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>Tisková stránka (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>Rastrový obrázek (*.png)</translation>
    </message>
    <message>
        <source>LaTeX, tikz-dependency (*.tex)</source>
        <translation>LaTeX, tikz-dependency (*.tex)</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Obrázek je ve schránce.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PictureMenu</name>
    <message>
        <source>The tree of the sentence</source>
        <translation>Strom věty</translation>
    </message>
    <message>
        <source>The algorithm at the step of this stop</source>
        <translation>Algoritmus v kroku tohoto zastavení</translation>
    </message>
    <message>
        <source>The algorithm at its last step</source>
        <translation>Algoritmus v posledním kroku</translation>
    </message>
    <message>
        <source>Nobody has drawn a tree of this sentence; that of the algorithm is at its last step.</source>
        <translation>Strom této věty nikdo nenakreslil; strom algoritmu je v jeho posledním kroku.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerCommands</name>
    <message>
        <source>sentence %1 (%2)</source>
        <comment>number, its beginning</comment>
        <translation>věta %1 (%2)</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Otevřít lekci</translation>
    </message>
    <message>
        <source>Lessons (*.arclesson *.json);;All files (*)</source>
        <translation>Lekce (*.arclesson *.json);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>Napsat větu</translation>
    </message>
    <message>
        <source>A sentence to watch algorithms on. Spaces divide words; punctuation stands by itself.</source>
        <translation>Věta, na níž chcete algoritmy sledovat. Slova oddělují mezery; interpunkce stojí samostatně.</translation>
    </message>
    <message>
        <source>There is no word in what was typed.</source>
        <translation>V napsaném textu není žádné slovo.</translation>
    </message>
    <message>
        <source>%1: there is no player "%2".</source>
        <translation>%1: přehrávač „%2“ neexistuje.</translation>
    </message>
    <message>
        <source>Export the steps</source>
        <translation>Exportovat kroky</translation>
    </message>
    <message>
        <source>Drawing the steps…</source>
        <translation>Kreslí se kroky…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Nic nebylo exportováno.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n file(s), %1</source>
        <translation>
            <numerusform>Exportován %n soubor, %1</numerusform>
            <numerusform>Exportovány %n soubory, %1</numerusform>
            <numerusform>Exportováno %n souborů, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved the lesson %1</source>
        <translation>Lekce uložena: %1</translation>
    </message>
    <message>
        <source>lesson</source>
        <comment>name of a file</comment>
        <translation>lekce</translation>
    </message>
    <message>
        <source>A sentence to watch algorithms on. Spaces divide bunsetsu.</source>
        <translation>Věta, na které se mají algoritmy sledovat. Bunsetsu dělí mezery.</translation>
    </message>
    <message>
        <source>What is on view is no lesson of several stops.</source>
        <translation>Není zobrazena lekce s několika zastaveními.</translation>
    </message>
    <message>
        <source>Exported %1, to be set with lualatex</source>
        <translation>Exportováno: %1 (k vysázení programem lualatex)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerHeader</name>
    <message>
        <source>of the model</source>
        <translation>z modelu</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>náhodná</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>zadaná ručně</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semínko</translation>
    </message>
    <message>
        <source>seed </source>
        <comment>before a number</comment>
        <translation>semínko </translation>
    </message>
    <message>
        <source>Another seed, other scores; the same seed, the same scores</source>
        <translation>Jiné semínko dá jiná skóre, stejné semínko stejná</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ničím</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Porovnat s</translation>
    </message>
    <message>
        <source>Stop at an arc</source>
        <translation>Zastavit, až vznikne hrana</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Přednáška</translation>
    </message>
    <message>
        <source>of the lesson</source>
        <translation>z lekce</translation>
    </message>
    <message>
        <source>they never part</source>
        <translation>oba algoritmy postupují stejně až do konce</translation>
    </message>
    <message>
        <source>both in step</source>
        <translation>oba současně</translation>
    </message>
    <message>
        <source>the first alone</source>
        <translation>jen levý</translation>
    </message>
    <message>
        <source>the second alone</source>
        <translation>jen pravý</translation>
    </message>
    <message>
        <source>Which algorithm is stepped</source>
        <translation>Který algoritmus se krokuje</translation>
    </message>
    <message>
        <source>In step, both are where they do the same; each can be stepped alone, too</source>
        <translation>Při souběžném krokování jsou oba tam, kde dělají totéž; každý lze krokovat i samostatně</translation>
    </message>
    <message>
        <source>Add to lesson</source>
        <translation>Přidat do lekce</translation>
    </message>
    <message>
        <source>The model: %1. Its scores change when it learns.</source>
        <translation>Model: %1. Když se učí, jeho skóre se mění.</translation>
    </message>
    <message>
        <source>The model has learnt: go on with it</source>
        <translation>Model se učil: pokračovat s ním</translation>
    </message>
    <message>
        <source>What is on view are still the steps with the scores from before</source>
        <translation>Zobrazeny jsou ještě kroky s předchozími skóre</translation>
    </message>
    <message>
        <source>There is no model for sentences like this one.</source>
        <translation>Pro věty, jako je tato, není žádný model.</translation>
    </message>
    <message>
        <source>they part at step %1 here and %2 beside; words with different heads are framed</source>
        <translation>rozcházejí se zde v kroku %1, vedle v kroku %2; slova s různými řídícími členy jsou v rámečku</translation>
    </message>
    <message>
        <source>More</source>
        <comment>controls of the player</comment>
        <translation>Více</translation>
    </message>
    <message>
        <source>Scores, a second algorithm, export, lecture</source>
        <translation>Skóre, druhý algoritmus, export, přednáška</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerPanel</name>
    <message>
        <source>A sentence of your own</source>
        <translation>Vlastní věta</translation>
    </message>
    <message>
        <source>Its scores are those of the model, drawn at random, or typed by hand: choose above.</source>
        <translation>Její skóre jsou z modelu, náhodná, nebo zadaná ručně: zvolte nahoře.</translation>
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
        <translation>Algoritmus</translation>
    </message>
    <message>
        <source>The algorithm to watch</source>
        <translation>Algoritmus, který chcete sledovat</translation>
    </message>
    <message>
        <source>There is no sentence here that a parser could be watched on.</source>
        <translation>Není tu žádná věta, na níž by bylo možné parser sledovat.</translation>
    </message>
    <message>
        <source>%1 does not go with this sentence, or not with these scores.</source>
        <translation>%1 se k této větě nebo k těmto skóre nehodí.</translation>
    </message>
    <message>
        <source>There is not enough memory for all steps.</source>
        <translation>Na všechny kroky není dost paměti.</translation>
    </message>
    <message>
        <source>The sentence has %1 words; %2 is shown for up to %3. %4</source>
        <translation>Počet slov věty: %1; %2 se zobrazuje nejvýše pro %3 slov. %4</translation>
    </message>
    <message>
        <source>The steps are being found…</source>
        <translation>Hledají se kroky…</translation>
    </message>
    <message>
        <source>Scores drawn at random: the model has none for this algorithm</source>
        <translation>Náhodně vylosovaná skóre: pro tento algoritmus model žádná nemá</translation>
    </message>
    <message>
        <source>Scores drawn at random: they show how the algorithm works, not what a parser thinks of the sentence</source>
        <translation>Náhodně vylosovaná skóre: ukazují, jak algoritmus funguje, ne co si o větě myslí parser</translation>
    </message>
    <message>
        <source>It learns from the tree of the sentence, which has none.</source>
        <translation>Učí se ze stromu věty, a ta žádný nemá.</translation>
    </message>
    <message>
        <source>not with these scores</source>
        <comment>an algorithm</comment>
        <translation>ne s těmito skóre</translation>
    </message>
    <message>
        <source>needs a tree</source>
        <comment>an algorithm</comment>
        <translation>potřebuje strom</translation>
    </message>
    <message>
        <source>parses bunsetsu</source>
        <comment>an algorithm</comment>
        <translation>rozebírá bunsetsu</translation>
    </message>
    <message>
        <source>parses words</source>
        <comment>an algorithm</comment>
        <translation>rozebírá slova</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>algorithm, why not</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerStage</name>
    <message>
        <source>Picture of the step</source>
        <translation>Obrázek kroku</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemCommands</name>
    <message>
        <source>No problem further on.</source>
        <translation>Dál už žádný problém není.</translation>
    </message>
    <message>
        <source>No problem before this.</source>
        <translation>Předtím žádný problém není.</translation>
    </message>
    <message>
        <source>Suspicious…</source>
        <translation>Podezřelé…</translation>
    </message>
    <message>
        <source>Looks for suspicious annotations: such as break no rule, but that parsers contradict or that the same words do not have elsewhere</source>
        <translation>Hledá podezřelé anotace: takové, které neporušují žádné pravidlo, ale parsery s nimi nesouhlasí nebo je stejná slova jinde nemají</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemsFilterBar</name>
    <message>
        <source>Waived too</source>
        <translation>Zobrazit i prominuté</translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation>Tato věta</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>Všechny věty</translation>
    </message>
    <message>
        <source>Which sentences</source>
        <translation>Které věty</translation>
    </message>
    <message>
        <source>Errors, warnings and notes</source>
        <translation>Chyby, varování a informace</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Chyby a varování</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Which severities</source>
        <translation>Které závažnosti</translation>
    </message>
    <message>
        <source>Which test</source>
        <translation>Která kontrola</translation>
    </message>
    <message>
        <source>Shows the problems that somebody has looked at and found to be none</source>
        <translation>Zobrazí i problémy, které už někdo posoudil a za problémy neuznal</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Všechny kontroly</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, %3 waived)</source>
        <translation>%1 (%2, prominuto %3)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemsModel</name>
    <message>
        <source>waived</source>
        <translation>prominuto</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Závažnost</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problém</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Věta</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>The name that the test has everywhere, in lists and in what validators print</source>
        <translation>Jméno, které má kontrola všude, v seznamech i ve výpisech validátorů</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemsPanel</name>
    <message>
        <source>Waive…</source>
        <translation>Prominout…</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Opravit</translation>
    </message>
    <message>
        <source>Repair all of this kind</source>
        <translation>Opravit všechny tohoto druhu</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Progress of the repair</source>
        <translation>Průběh opravy</translation>
    </message>
    <message>
        <source>No problem was found.</source>
        <translation>Nebyl nalezen žádný problém.</translation>
    </message>
    <message>
        <source>No problem is of this choice.</source>
        <translation>Tomuto výběru neodpovídá žádný problém.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problémy</translation>
    </message>
    <message>
        <source>Take the waiver back</source>
        <translation>Zrušit prominutí</translation>
    </message>
    <message>
        <source>Errors of the format, and of what every treebank must keep to (level 2), cannot be waived.</source>
        <translation>Chyby formátu a toho, co musí splňovat každý treebank (úroveň 2), prominout nelze.</translation>
    </message>
    <message>
        <source>Says that this is no problem here, for a reason; it holds until the word or its arc changes</source>
        <translation>Říká, že to zde není problém, a proč; platí, dokud se slovo nebo jeho hrana nezmění</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Waive a problem</source>
        <translation>Prominout problém</translation>
    </message>
    <message>
        <source>%1
Why is this no problem here?</source>
        <translation>%1
Proč to zde není problém?</translation>
    </message>
    <message>
        <source>Export waivers…</source>
        <translation>Exportovat prominutí…</translation>
    </message>
    <message>
        <source>Export waivers</source>
        <translation>Exportovat prominutí</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv);;All files (*)</source>
        <translation>Hodnoty oddělené tabulátory (*.tsv);;Všechny soubory (*)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProgressPage</name>
    <message>
        <source>Save the table…</source>
        <translation>Uložit tabulku…</translation>
    </message>
    <message>
        <source>Progress by day and annotator</source>
        <translation>Postup po dnech a anotátorech</translation>
    </message>
    <message>
        <source>Words confirmed by day</source>
        <translation>Potvrzená slova po dnech</translation>
    </message>
    <message>
        <source>Share of first suggestions that were right</source>
        <translation>Podíl prvních návrhů, které byly správné</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Uložit tabulku</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>postup</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Hodnoty oddělené tabulátory (*.tsv)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>No treebank is open, so there is nothing to count.</source>
        <translation>Není otevřen žádný treebank, takže není co počítat.</translation>
    </message>
    <message>
        <source>Each sentence that you confirm is counted here: by day and annotator, with the keys and the time it took.</source>
        <translation>Zde se počítá každá věta, kterou potvrdíte: po dnech a anotátorech, se stisky kláves a časem, který zabrala.</translation>
    </message>
    <message>
        <source>Keys and time are counted on this computer and kept on it alone, apart from the treebank.</source>
        <translation>Klávesy a čas se počítají v tomto počítači a zůstávají jen v něm, odděleně od treebanku.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QuestionPage</name>
    <message>
        <source>Scores of arcs</source>
        <translation>Skóre hran</translation>
    </message>
    <message>
        <source>Scores of arcs: heads in rows, dependents in columns.</source>
        <translation>Skóre hran: řídící členy v řádcích, závislé členy ve sloupcích.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Vaše odpověď</translation>
    </message>
    <message>
        <source>Your &amp;answer</source>
        <translation>Vaše &amp;odpověď</translation>
    </message>
    <message>
        <source>Scores of arcs, heads in rows</source>
        <translation>Skóre hran, řídící členy v řádcích</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Zvolit…</translation>
    </message>
    <message>
        <source>None: no move gains enough</source>
        <translation>Žádný: žádný tah nezíská dost</translation>
    </message>
    <message>
        <source>Which move gains most, if it gains more than its price, %1? Click it in the map, or choose.</source>
        <translation>Který tah získá nejvíc, pokud získá víc, než je jeho cena %1? Klikněte na něj v mapě, nebo ho vyberte.</translation>
    </message>
    <message>
        <source>Which move gains most, or does none gain? Click it in the map, or choose.</source>
        <translation>Který tah získá nejvíc, nebo žádný? Klikněte na něj v mapě, nebo ho vyberte.</translation>
    </message>
    <message>
        <source>Which transition comes next? Each is worth the best arc that it makes, or that it makes way for.</source>
        <translation>Který přechod bude další? Každý má hodnotu nejlepší hrany, kterou vytvoří nebo jíž uvolní cestu.</translation>
    </message>
    <message>
        <source>Arcs go round in a circle. Which of them is given up in the best tree?</source>
        <translation>Hrany tvoří cyklus. Které z nich se nejlepší strom vzdá?</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>Není správně.</translation>
    </message>
    <message>
        <source>Not right; it is %1.</source>
        <translation>Není správně; je to %1.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Je to %1.</translation>
    </message>
    <message>
        <source>Fill the chart: what do these items score? Each is put together in the best way. Point at an item that is there, and you see its score.</source>
        <translation>Vyplňte chart: jaké skóre mají tyto položky? Každá je složena nejlepším způsobem. Ukážete-li na položku, která tam je, uvidíte její skóre.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueBar</name>
    <message>
        <source>What comes next</source>
        <translation>Co přijde na řadu</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>The order in which unconfirmed sentences come, or words.
Choosing another one changes what comes next, and never the sentence on view.</source>
        <translation>Pořadí, v němž přicházejí nepotvrzené věty nebo slova.
Jiné pořadí změní to, co přijde na řadu, nikdy však zobrazenou větu.</translation>
    </message>
    <message>
        <source>Why this one</source>
        <translation>Proč právě toto</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message numerus="yes">
        <source>The next %n minute(s)</source>
        <translation>
            <numerusform>Příští %n minuta</numerusform>
            <numerusform>Příští %n minuty</numerusform>
            <numerusform>Příštích %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Another time…</source>
        <translation>Jiný čas…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modely</translation>
    </message>
    <message>
        <source>Which two models are compared</source>
        <translation>Které dva modely se porovnávají</translation>
    </message>
    <message>
        <source>First model</source>
        <translation>První model</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>Používaný model</translation>
    </message>
    <message>
        <source>Second model</source>
        <translation>Druhý model</translation>
    </message>
    <message>
        <source>What was predicted before</source>
        <translation>Předchozí predikce</translation>
    </message>
    <message>
        <source>Goes to the next sentence that is not confirmed (%1); this one stays as it is.
%2 confirms this one first.</source>
        <translation>Přejde na další nepotvrzenou větu (%1); tato zůstane, jak je.
%2 ji nejdřív potvrdí.</translation>
    </message>
    <message>
        <source>Working time</source>
        <translation>Čas k dispozici</translation>
    </message>
    <message>
        <source>Say how long you want to work, and it tells how many of the unconfirmed sentences fit into that time</source>
        <translation>Řekněte, jak dlouho chcete pracovat, a dozvíte se, kolik nepotvrzených vět se do té doby vejde</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>Otevřít model…</translation>
    </message>
    <message>
        <source>Train a parser…</source>
        <translation>Trénovat parser…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueBudget</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n slovo</numerusform>
            <numerusform>%n slova</numerusform>
            <numerusform>%n slov</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up: %1</source>
        <translation>Čas vypršel: %1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1, %2 done</source>
        <comment>time left, words</comment>
        <translation>%1, hotovo: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>time left, what fits into it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How much fits into it is known once some sentences have been confirmed.</source>
        <translation>Kolik se do toho vejde, bude známo, až bude potvrzeno několik vět.</translation>
    </message>
    <message numerus="yes">
        <source>What fits into the time that is left, at the %n word(s) an hour that were measured of you last.</source>
        <translation>
            <numerusform>Co se vejde do zbývajícího času při %n slově za hodinu, jak vám bylo naposled naměřeno.</numerusform>
            <numerusform>Co se vejde do zbývajícího času při %n slovech za hodinu, jak vám bylo naposled naměřeno.</numerusform>
            <numerusform>Co se vejde do zbývajícího času při %n slovech za hodinu, jak vám bylo naposled naměřeno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What fits into the time that is left, at the %n word(s) an hour that you have decided so far.</source>
        <translation>
            <numerusform>Co se vejde do zbývajícího času při %n slově za hodinu, jak jste dosud rozhodovali.</numerusform>
            <numerusform>Co se vejde do zbývajícího času při %n slovech za hodinu, jak jste dosud rozhodovali.</numerusform>
            <numerusform>Co se vejde do zbývajícího času při %n slovech za hodinu, jak jste dosud rozhodovali.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much fits into it is known once some words have been decided.</source>
        <translation>Kolik se do toho vejde, bude známo, až rozhodnete o několika slovech.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>sentences, words</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n věta</numerusform>
            <numerusform>%n věty</numerusform>
            <numerusform>%n vět</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueCommands</name>
    <message>
        <source>All sentences are confirmed.</source>
        <translation>Všechny věty jsou potvrzeny.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueGuide</name>
    <message>
        <source>This order asks a parser:</source>
        <translation>Toto pořadí potřebuje parser:</translation>
    </message>
    <message>
        <source>This order compares two models: there is only one.</source>
        <translation>Toto pořadí porovnává dva modely: je tu jen jeden.</translation>
    </message>
    <message>
        <source>%1; said by a model that has learnt from it</source>
        <comment>why a sentence comes</comment>
        <translation>%1; podle modelu, který se na této větě učil</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>why a sentence comes, two models</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>No word waits any more.</source>
        <translation>Už nečeká žádné slovo.</translation>
    </message>
    <message>
        <source>looking at all that wait: %1 %</source>
        <translation>prochází se vše, co čeká: %1 %</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>why a sentence comes, progress</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Looking at what the models say…</source>
        <translation>Zjišťuje se, co říkají modely…</translation>
    </message>
    <message>
        <source>“Next” (%1) goes to the first in this order</source>
        <translation>„Další“ (%1) jde na první větu v tomto pořadí</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QuizBar</name>
    <message>
        <source>What comes next?</source>
        <translation>Co bude dál?</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Odpověď %1</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>To byl poslední krok.</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>zatím správně: %1 z %2</translation>
    </message>
    <message>
        <source>Right: %1. %2</source>
        <comment>what came, and how many were right</comment>
        <translation>Správně: %1 (%2)</translation>
    </message>
    <message>
        <source>No: %1. %2</source>
        <comment>what came, and how many were right</comment>
        <translation>Ne. Správně je: %1 (%2)</translation>
    </message>
    <message>
        <source>Nothing in the picture says this step: choose below.</source>
        <translation>Na obrázku tento krok není: zvolte dole.</translation>
    </message>
    <message>
        <source>To the next question</source>
        <translation>Na další otázku</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Zde není co rozhodovat.</translation>
    </message>
    <message>
        <source>%1 Click it in the picture, or choose:</source>
        <comment>a question</comment>
        <translation>%1 Klikněte na to v obrázku, nebo zvolte:</translation>
    </message>
    <message>
        <source>End the quiz</source>
        <translation>Ukončit kvíz</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::RelationEditor</name>
    <message>
        <source>Relation</source>
        <translation>Vztah</translation>
    </message>
    <message>
        <source>“%1” is new here. Enter takes it.</source>
        <translation>„%1“ je zde nové. Enter ho přijme.</translation>
    </message>
    <message>
        <source>It needs a relation: type some letters, or take one of the list. Esc gives it up.</source>
        <translation>Je třeba zadat vztah: napište několik písmen, nebo vyberte ze seznamu. Esc od toho upustí.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::RemovedModels</name>
    <message>
        <source>Trash (%1)</source>
        <translation>Koš (%1)</translation>
    </message>
    <message>
        <source>In the trash now: %1.</source>
        <translation>Nyní v koši: %1.</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>Vrátit „%1“</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>Vysypat koš…</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vysypat koš</translation>
    </message>
    <message>
        <source>These models will be deleted for good: %1.</source>
        <translation>Tyto modely budou natrvalo smazány: %1.</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Smazat je</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ReportWriter</name>
    <message numerus="yes">
        <source>%1 and %n other file(s)</source>
        <translation>
            <numerusform>%1 a %n další soubor</numerusform>
            <numerusform>%1 a %n další soubory</numerusform>
            <numerusform>%1 a %n dalších souborů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoreLabel</name>
    <message>
        <source>%1: not scored: seen in training, or made around corrections</source>
        <comment>layer</comment>
        <translation>%1: nehodnotí se: viděno při trénování, nebo predikováno kolem oprav</translation>
    </message>
    <message>
        <source>Of all bunsetsu but the last of each sentence, which has no head</source>
        <translation>Ze všech bunsetsu kromě posledního v každé větě, které nemá řídící člen</translation>
    </message>
    <message>
        <source>UAS %1  LAS %2</source>
        <translation>UAS %1  LAS %2</translation>
    </message>
    <message>
        <source>UAS %1</source>
        <translation>UAS %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <comment>that are scored</comment>
        <translation>
            <numerusform>%n větě</numerusform>
            <numerusform>%n větách</numerusform>
            <numerusform>%n větách</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2  on %3</source>
        <comment>layer, scores, how many sentences</comment>
        <translation>%1: %2  na %3</translation>
    </message>
    <message>
        <source>%1: %2  on %3, %4</source>
        <comment>layer, scores, how many sentences, how many others</comment>
        <translation>%1: %2  na %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n not scored</source>
        <translation>
            <numerusform>%n nehodnocena</numerusform>
            <numerusform>%n nehodnoceny</numerusform>
            <numerusform>%n nehodnoceno</numerusform>
        </translation>
    </message>
    <message>
        <source>Not to be compared: scored on different sentences</source>
        <translation>Nelze porovnávat: hodnoceno na různých větách</translation>
    </message>
    <message numerus="yes">
        <source>%n without arcs</source>
        <comment>sentences of the treebank</comment>
        <translation>
            <numerusform>%n bez hran</numerusform>
            <numerusform>%n bez hran</numerusform>
            <numerusform>%n bez hran</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of sentences</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoreMatrix</name>
    <message>
        <source>Scores of arcs</source>
        <translation>Skóre hran</translation>
    </message>
    <message>
        <source>Scores of arcs from the word of the row to the word of the column.
Type a value, or drag it up and down with the mouse; Delete forbids the arc.</source>
        <translation>Skóre hran od slova v řádku ke slovu ve sloupci.
Napište hodnotu, nebo ji změňte tažením myší nahoru a dolů; Delete hranu zakáže.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoreTable</name>
    <message>
        <source>Scores of the layers</source>
        <translation>Skóre vrstev</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Vrstva</translation>
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
        <translation>Věty</translation>
    </message>
    <message>
        <source>Not scored</source>
        <translation>Nehodnoceno</translation>
    </message>
    <message>
        <source>Sentences seen in training, or predicted around corrections</source>
        <translation>Věty viděné při trénování nebo predikované kolem oprav</translation>
    </message>
    <message>
        <source>It is drawn below the words.</source>
        <translation>Je nakreslena pod slovy.</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Without arcs</source>
        <translation>Bez hran</translation>
    </message>
    <message>
        <source>Sentences in which there is no arc that could be scored</source>
        <translation>Věty, v nichž není hrana, kterou by šlo hodnotit</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoredOnButton</name>
    <message>
        <source>Every tenth sentence of the treebank, held out</source>
        <translation>Každá desátá věta treebanku, vyčleněná</translation>
    </message>
    <message>
        <source>Development files…</source>
        <translation>Vývojové soubory…</translation>
    </message>
    <message>
        <source>The sentences that all models are scored on, and that none of them has seen</source>
        <translation>Věty, na nichž se hodnotí všechny modely a které žádný z nich neviděl</translation>
    </message>
    <message>
        <source>Score on these files</source>
        <translation>Hodnotit na těchto souborech</translation>
    </message>
    <message>
        <source>every tenth</source>
        <comment>sentence</comment>
        <translation>každá 10. věta</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 a %n další</numerusform>
            <numerusform>%1 a %n další</numerusform>
            <numerusform>%1 a %n dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>Scored on: %1</source>
        <translation>Test: %1</translation>
    </message>
    <message>
        <source>All sentences, by folds</source>
        <translation>Všechny věty, po dílech</translation>
    </message>
    <message>
        <source>Nothing is held out: models of five folds predict the sentences that they have not seen</source>
        <translation>Nic není vyčleněno: modely pěti dílů predikují věty, které neviděly</translation>
    </message>
    <message>
        <source>all, by folds</source>
        <translation>všechny, po dílech</translation>
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
        <translation>Najít</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Nahradit</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Průběh hledání</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Například: %1</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Vzor</translation>
    </message>
    <message>
        <source>Replacement, as relation=obj</source>
        <translation>Náhrada, např. relation=obj</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Náhrada</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Co bylo nalezeno</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Nic by se nezměnilo.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nic nenalezeno.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Sloupec %1: %2</translation>
    </message>
    <message>
        <source>A word is found by form=%1, a relation by relation=%1; texts are searched above the list.</source>
        <translation>Slovo se najde pomocí form=%1, vztah pomocí relation=%1; v textech se hledá nad seznamem.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) would change.</source>
        <translation>
            <numerusform>Změnila by se %n věta.</numerusform>
            <numerusform>Změnily by se %n věty.</numerusform>
            <numerusform>Změnilo by se %n vět.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be changed so.</source>
        <translation>
            <numerusform>%n takto změnit nelze.</numerusform>
            <numerusform>%n takto změnit nelze.</numerusform>
            <numerusform>%n takto změnit nelze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n, a to věta %1: %2</numerusform>
            <numerusform>%n, první z nich věta %1: %2</numerusform>
            <numerusform>%n, první z nich věta %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n nález</numerusform>
            <numerusform>%n nálezy</numerusform>
            <numerusform>%n nálezů</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všechny</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) ticked.</source>
        <translation>
            <numerusform>Označeno: %1 z %n změny.</numerusform>
            <numerusform>Označeno: %1 z %n změn.</numerusform>
            <numerusform>Označeno: %1 z %n změn.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is a relation, too: %2</source>
        <translation>„%1“ je také vztah: %2</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Nahradit…</translation>
    </message>
    <message>
        <source>Shows the line for what takes the place of what was found</source>
        <translation>Zobrazí řádek, do kterého se píše, čím se nalezené nahradí</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceBrowser</name>
    <message>
        <source>Progress of the search</source>
        <translation>Průběh hledání</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Search in the sentences</source>
        <translation>Hledat ve větách</translation>
    </message>
    <message>
        <source>Sentences to list</source>
        <translation>Které věty se mají vypsat</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>Všechny věty</translation>
    </message>
    <message>
        <source>With disagreements</source>
        <translation>S neshodami</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Které nelze přečíst</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Potvrzené</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Nepotvrzené</translation>
    </message>
    <message>
        <source>With remarks</source>
        <translation>S poznámkami</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Věty</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>No treebank is open. Open one, or drop its files here.</source>
        <translation>Není otevřen žádný treebank. Otevřete jej, nebo sem přetáhněte jeho soubory.</translation>
    </message>
    <message>
        <source>There is no sentence in %1.</source>
        <translation>%1: není tu žádná věta.</translation>
    </message>
    <message>
        <source>No sentence is of this kind.</source>
        <translation>Taková věta tu není.</translation>
    </message>
    <message>
        <source>No sentence has “%1”.</source>
        <translation>Žádná věta neobsahuje „%1“.</translation>
    </message>
    <message>
        <source>No sentence of this kind has “%1”.</source>
        <translation>Žádná taková věta neobsahuje „%1“.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Sentences that were changed since the file was opened</source>
        <translation>Věty, které se od otevření souboru změnily</translation>
    </message>
    <message>
        <source>Edited since opening</source>
        <translation>Upravené od otevření</translation>
    </message>
    <message>
        <source>No sentence has been edited since its file was opened.</source>
        <translation>Od otevření souboru nebyla upravena žádná věta.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceCommands</name>
    <message>
        <source>Go to sentence</source>
        <translation>Přejít na větu</translation>
    </message>
    <message>
        <source>Number (1 to %1)</source>
        <translation>Číslo (1 až %1)</translation>
    </message>
    <message>
        <source>No disagreement further on.</source>
        <translation>Dál už žádná neshoda není.</translation>
    </message>
    <message>
        <source>No disagreement before this.</source>
        <translation>Předtím žádná neshoda není.</translation>
    </message>
    <message>
        <source>Nothing to decide further on.</source>
        <translation>Dál už není o čem rozhodovat.</translation>
    </message>
    <message>
        <source>Nothing to decide before this.</source>
        <translation>Předtím není o čem rozhodovat.</translation>
    </message>
    <message>
        <source>No unconfirmed sentence further on.</source>
        <translation>Dál už žádná nepotvrzená věta není.</translation>
    </message>
    <message>
        <source>No unconfirmed sentence before this.</source>
        <translation>Předtím žádná nepotvrzená věta není.</translation>
    </message>
    <message>
        <source>No remark further on.</source>
        <translation>Dál už žádná poznámka není.</translation>
    </message>
    <message>
        <source>No remark before this.</source>
        <translation>Předtím žádná poznámka není.</translation>
    </message>
    <message>
        <source>Confirmed; no unconfirmed sentence further on.</source>
        <translation>Potvrzeno; dál už žádná nepotvrzená věta není.</translation>
    </message>
    <message>
        <source>The sentence has no sent_id to copy.</source>
        <translation>Věta nemá sent_id, které by šlo zkopírovat.</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Zkopírováno: %1</translation>
    </message>
    <message>
        <source>Remark on this sentence</source>
        <translation>Poznámka k této větě</translation>
    </message>
    <message>
        <source>Remark on the arc to “%1”</source>
        <translation>Poznámka k hraně do „%1“</translation>
    </message>
    <message>
        <source>Remark on “%1”</source>
        <translation>Poznámka k „%1“</translation>
    </message>
    <message>
        <source>Lines before the words, and other lines that are no words</source>
        <translation>Řádky před slovy a další řádky, které nejsou slovy</translation>
    </message>
    <message>
        <source>Comment lines</source>
        <translation>Řádky komentáře</translation>
    </message>
    <message>
        <source>Text has to be asked for: %1 takes a relation.</source>
        <translation>O pole pro text je třeba nejdřív požádat: %1 otevře pole pro vztah.</translation>
    </message>
    <message>
        <source>“%1” was typed where no field is open, and nothing was changed.</source>
        <translation>Napsali jste „%1“, ale žádné pole nebylo otevřené; nic se nezměnilo.</translation>
    </message>
    <message>
        <source>“%1” was typed where no field is open: its “%2” was a command, which %3 takes back.</source>
        <translation>Napsali jste „%1“, ale žádné pole nebylo otevřené: „%2“ z toho platilo za příkaz, který vezme zpět %3.</translation>
    </message>
    <message>
        <source>Nothing is left to decide in sentence %1: here is another that is not confirmed.</source>
        <translation>Ve větě %1 už není o čem rozhodovat: tady je jiná, dosud nepotvrzená.</translation>
    </message>
    <message>
        <source>Sentence %1 is confirmed with several roots: %2.</source>
        <translation>Věta %1 je potvrzena s několika kořeny: %2.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceListMenu</name>
    <message>
        <source>&amp;Open in the diagram</source>
        <translation>&amp;Otevřít v diagramu</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceListModel</name>
    <message>
        <source>Sentence</source>
        <translation>Věta</translation>
    </message>
    <message>
        <source>#</source>
        <comment>number of the sentence</comment>
        <translation>#</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Rozdíly</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Words with another head or relation in the layer “%1”; muted where it is not scored</source>
        <translation>Slova, která mají ve vrstvě „%1“ jiný řídící člen nebo vztah; šedě, kde se nehodnotí</translation>
    </message>
    <message>
        <source>Words that the parser, or another file, analyses otherwise: counted once there is such an analysis</source>
        <translation>Slova, která parser nebo jiný soubor analyzuje jinak; počítají se, jakmile taková analýza je</translation>
    </message>
    <message>
        <source>✎ edited since the file was opened or saved, ✓ confirmed, ✉ with a remark, ! cannot be read</source>
        <translation>✎ upraveno od otevření nebo uložení souboru, ✓ potvrzeno, ✉ s poznámkou, ! nelze přečíst</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceView</name>
    <message>
        <source>Sentence %1</source>
        <translation>Věta %1</translation>
    </message>
    <message>
        <source>root</source>
        <translation>kořen</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SetComparison</name>
    <message>
        <source>only in %1</source>
        <comment>set of words</comment>
        <translation>jen v množině %1</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>v obou</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SetMenu</name>
    <message>
        <source>Sets</source>
        <translation>Množiny</translation>
    </message>
    <message>
        <source>Sets of words that have names</source>
        <translation>Pojmenované množiny slov</translation>
    </message>
    <message>
        <source>The set is called %1.</source>
        <translation>Množina se jmenuje %1.</translation>
    </message>
    <message>
        <source>A name for what is listed</source>
        <translation>Název pro výpis</translation>
    </message>
    <message>
        <source>The words that “%1” finds are called:</source>
        <translation>Název pro slova, která najde „%1“:</translation>
    </message>
    <message>
        <source>&amp;Name what is listed…</source>
        <translation>&amp;Pojmenovat výpis…</translation>
    </message>
    <message>
        <source>&amp;Compare what is listed with</source>
        <translation>Po&amp;rovnat výpis s množinou</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>what is listed</source>
        <translation>výpis</translation>
    </message>
    <message>
        <source>The set %1 is no more.</source>
        <translation>Množina %1 už není.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SettingFields</name>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>As the system: %1</source>
        <translation>Podle systému: %1</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Výchozí</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>size of a font</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Písmo</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>%1, hard to see</source>
        <translation>%1, špatně viditelná</translation>
    </message>
    <message>
        <source>Contrast to the background: %1</source>
        <translation>Kontrast s pozadím: %1</translation>
    </message>
    <message>
        <source>from the dependent to its head</source>
        <translation>od závislého členu k řídícímu</translation>
    </message>
    <message>
        <source>from the head to the dependent</source>
        <translation>od řídícího členu k závislému</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Změnit klávesy…</translation>
    </message>
    <message>
        <source>Change chords…</source>
        <translation>Změnit písmenné zkratky…</translation>
    </message>
    <message>
        <source>What suits the treebank</source>
        <translation>Podle treebanku</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>From the next start on</source>
        <translation>Od příštího spuštění</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>What suits the machine</source>
        <translation>Podle počítače</translation>
    </message>
    <message>
        <source>None; such as jumanpp or mecab</source>
        <translation>Žádný; například jumanpp nebo mecab</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádný</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Zvolit…</translation>
    </message>
    <message>
        <source>File of the model</source>
        <translation>Soubor s modelem</translation>
    </message>
    <message>
        <source>Model at start</source>
        <translation>Model při spuštění</translation>
    </message>
    <message>
        <source>Models (*.arcmodel);;All files (*)</source>
        <translation>Modely (*.arcmodel);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a model: its decoder</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What each was trained with</source>
        <translation>Ten, s nímž byl model natrénován</translation>
    </message>
    <message>
        <source>What their files say; such as cs, or ud for none</source>
        <translation>Podle souborů; jinak kód, třeba cs, nebo ud (žádný určitý)</translation>
    </message>
    <message>
        <source>Files of Universal Dependencies say it by their name (cs_pdt-ud-dev.conllu), or with # language = cs in the first sentence</source>
        <translation>Soubory Universal Dependencies jej udávají svým názvem (cs_pdt-ud-dev.conllu) nebo řádkem # language = cs v první větě</translation>
    </message>
    <message>
        <source>None; a copy of UniversalDependencies/tools</source>
        <translation>Žádná; kopie UniversalDependencies/tools</translation>
    </message>
    <message>
        <source>Folder of the language data</source>
        <translation>Složka jazykových dat</translation>
    </message>
    <message>
        <source>Language data</source>
        <translation>Jazyková data</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SettingsCommands</name>
    <message>
        <source>setting: %1</source>
        <translation>nastavení: %1</translation>
    </message>
    <message>
        <source>The settings are in %1.</source>
        <translation>Nastavení je v souboru %1.</translation>
    </message>
    <message>
        <source>Left out, because no setting is called that: %1.</source>
        <translation>Vynecháno, protože žádné nastavení se tak nejmenuje: %1.</translation>
    </message>
    <message>
        <source>Export the settings</source>
        <translation>Export nastavení</translation>
    </message>
    <message>
        <source>Settings (*.ini);;All files (*)</source>
        <translation>Nastavení (*.ini);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Import nastavení</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>Vše výchozí</translation>
    </message>
    <message>
        <source>Shall all settings, keys and chords be what they were at first?</source>
        <translation>Vrátit všechna nastavení, klávesy a písmenné zkratky do výchozího stavu?</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Najít nastavení</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Skupiny nastavení</translation>
    </message>
    <message>
        <source>All settings are in %1.</source>
        <translation>Všechna nastavení jsou v souboru %1.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportovat…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importovat…</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>&amp;Vše výchozí</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>Zpět na výchozí</translation>
    </message>
    <message>
        <source>%1: back to the default</source>
        <translation>%1: zpět na výchozí</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Pro „%1“ nic nenalezeno.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfCommands</name>
    <message>
        <source>The model in use is on the shelf already, as it is.</source>
        <translation>Používaný model už na polici je, a to v nynější podobě.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a model, what is to be known of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use the model</source>
        <translation>Použít model</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Použít</translation>
    </message>
    <message>
        <source>Compare the models</source>
        <translation>Porovnat modely</translation>
    </message>
    <message>
        <source>Compare them</source>
        <translation>Porovnat je</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>„%1“ a „%2“</translation>
    </message>
    <message>
        <source>Compared on %1 sentences that neither of %2 was trained on.</source>
        <translation>Porovnáno na větách, na nichž se neučil žádný z modelů %2; jejich počet: %1.</translation>
    </message>
    <message>
        <source>Of %1 sentences parsed with %2, %3 were not in the training of either; only these are scored.</source>
        <translation>Vět rozebraných modely %2: %1. Z nich %3 žádný z obou modelů neviděl při trénování; hodnotí se jen ty.</translation>
    </message>
    <message>
        <source>The shelf keeps %1 models by itself, and has as many; so the one that was just trained is not kept. Nothing was deleted. Delete some, or rename those that you want to keep.</source>
        <translation>Police automaticky uchovává nejvýše tolik modelů: %1. Tolik jich už má, a tak právě natrénovaný uchován nebyl. Nic nebylo smazáno. Některé smažte, nebo přejmenujte ty, které si chcete nechat.</translation>
    </message>
    <message>
        <source>Put it on the shelf all the same</source>
        <translation>Přesto uložit na polici</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>Zobrazit modely</translation>
    </message>
    <message>
        <source>The trained model is kept on the shelf of models as “%1”.</source>
        <translation>Natrénovaný model je uložen mezi modely pod názvem „%1“.</translation>
    </message>
    <message>
        <source>The model is on the shelf as “%1”.</source>
        <translation>Model je na polici jako „%1“.</translation>
    </message>
    <message>
        <source>The parser is being put on the shelf, with the models of its folds.</source>
        <translation>Parser se ukládá na polici i s modely svých dílů.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfDetails</name>
    <message>
        <source>&amp;Notes</source>
        <translation>Po&amp;známky</translation>
    </message>
    <message>
        <source>What it was trained for, what it is good at…</source>
        <translation>Pro co byl natrénován, v čem je dobrý…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfKeeper</name>
    <message>
        <source>%1, %2</source>
        <comment>a treebank, a decoder</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>every tenth sentence, held out</source>
        <translation>každá desátá věta, vyčleněná</translation>
    </message>
    <message>
        <source>It has learnt from %1 more sentences that were confirmed after its training.</source>
        <translation>Naučil se i z vět, které byly potvrzeny po jeho natrénování; jejich počet: %1.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfList</name>
    <message>
        <source>Models on the shelf</source>
        <translation>Modely na polici</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfModel</name>
    <message>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Trénováno na</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
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
        <translation>Hodnoceno na</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfPage</name>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Filter the models</source>
        <translation>Filtrovat modely</translation>
    </message>
    <message>
        <source>&amp;Put the model in use here</source>
        <translation>&amp;Uložit sem používaný model</translation>
    </message>
    <message>
        <source>Keeps the model in use on the shelf, with what it learnt since it was trained</source>
        <translation>Uchová používaný model na polici, i s tím, co se naučil po natrénování</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importovat…</translation>
    </message>
    <message>
        <source>Puts copies of model files on the shelf</source>
        <translation>Uloží na polici kopie souborů s modely</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Použít</translation>
    </message>
    <message>
        <source>Makes it the model in use (Enter)</source>
        <translation>Začne jej používat (Enter)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Po&amp;rovnat</translation>
    </message>
    <message>
        <source>Parses the open treebank with two chosen models and shows the analysis of both</source>
        <translation>Rozebere otevřený treebank dvěma vybranými modely a zobrazí analýzu obou</translation>
    </message>
    <message>
        <source>Compare &amp;on a file…</source>
        <translation>Porovnat &amp;na souboru…</translation>
    </message>
    <message>
        <source>Opens a treebank and compares two chosen models on it</source>
        <translation>Otevře treebank a porovná na něm dva vybrané modely</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Přej&amp;menovat</translation>
    </message>
    <message>
        <source>Calls it otherwise (F2)</source>
        <translation>Dá mu jiný název (F2)</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>&amp;Duplikovat</translation>
    </message>
    <message>
        <source>Puts a copy beside it (Ctrl+Shift+D)</source>
        <translation>Uloží vedle něj kopii (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportovat…</translation>
    </message>
    <message>
        <source>Writes it, and what is told of it, to another place</source>
        <translation>Zapíše jej, i s jeho popisem, na jiné místo</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Smazat</translation>
    </message>
    <message>
        <source>Puts it into the trash, from which it can be taken back (Del)</source>
        <translation>Přesune jej do koše, odkud jej lze vrátit (Del)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Takes it out of the trash again (Ctrl+Z)</source>
        <translation>Vrátí jej z koše (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Průběh porovnání</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Gives up the comparison</source>
        <translation>Přeruší porovnání</translation>
    </message>
    <message>
        <source>No model has “%1”.</source>
        <translation>Žádný model neobsahuje „%1“.</translation>
    </message>
    <message>
        <source>“%1” and “%2” can be compared.</source>
        <translation>„%1“ a „%2“ lze porovnat.</translation>
    </message>
    <message>
        <source>Choose one model to see all of it, two to compare them (a click with Ctrl chooses one more).</source>
        <translation>Vyberte jeden model, a uvidíte o něm vše, nebo dva, a budete je moci porovnat (další se přidá kliknutím s klávesou Ctrl).</translation>
    </message>
    <message>
        <source>Parsing with %1 and %2</source>
        <translation>Rozebírá se modely %1 a %2</translation>
    </message>
    <message>
        <source>Import models</source>
        <translation>Importovat modely</translation>
    </message>
    <message>
        <source>Models (*.arcmodel);;All files (*)</source>
        <translation>Modely (*.arcmodel);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Exportovat model</translation>
    </message>
    <message>
        <source>Models (*.arcmodel)</source>
        <translation>Modely (*.arcmodel)</translation>
    </message>
    <message>
        <source>Exported the model as %1</source>
        <translation>Model exportován jako %1</translation>
    </message>
    <message>
        <source>No model is kept yet. Each one that you train is put on the shelf by itself; the parser of the sample, trained as the program started, is not. Files of models can be imported.</source>
        <translation>Na polici zatím není žádný model. Každý, který natrénujete, se tam uloží sám; parser ukázky, natrénovaný při startu programu, nikoli. Soubory modelů lze importovat.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShortcutOverview</name>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Nastavit</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Výchozí</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Search in the shortcuts</source>
        <translation>Hledat ve zkratkách</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Zkratky</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nová zkratka</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>Nová &amp;zkratka:</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Pro „%1“ nic nenalezeno.</translation>
    </message>
    <message>
        <source>On the diagram</source>
        <translation>V diagramu</translation>
    </message>
    <message>
        <source>While a head is chosen</source>
        <translation>Při volbě řídícího členu</translation>
    </message>
    <message>
        <source>While a head is chosen (%1)</source>
        <translation>Při volbě řídícího členu (%1)</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Myší</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”, which would lose it.</source>
        <translation>%1 je zkratka příkazu „%2“, který by ji ztratil.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SiblingMatrix</name>
    <message>
        <source>Scores of siblings</source>
        <translation>Skóre sourozenců</translation>
    </message>
    <message>
        <source>Scores of two dependents of the head that stand next to each other on one side of it: the nearer one by rows, the other one by columns.
An empty cell forbids them.</source>
        <translation>Skóre dvou sousedních závislých členů na téže straně řídícího členu: bližší v řádcích, druhý ve sloupcích.
Prázdná buňka je zakazuje.</translation>
    </message>
    <message>
        <source>Siblings &amp;under</source>
        <translation>Sourozenci &amp;pod</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SiblingMatrixModel</name>
    <message>
        <source>the first</source>
        <comment>no dependent stands nearer to the head</comment>
        <translation>první</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SidePanels</name>
    <message>
        <source>Nothing has been found yet; search first (%1).</source>
        <translation>Zatím nebylo nic nalezeno; nejdřív hledejte (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n other arc(s) are as this one was; %1 lists them.</source>
        <translation>
            <numerusform>Je tu ještě %n hrana, jako byla tato; vypíše ji %1.</numerusform>
            <numerusform>Jsou tu ještě %n hrany, jako byla tato; vypíše je %1.</numerusform>
            <numerusform>Je tu ještě %n hran, jako byla tato; vypíše je %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SimulationWindow</name>
    <message>
        <source>Annotated before</source>
        <translation>Předem anotováno</translation>
    </message>
    <message>
        <source>The first sentences of the treebank, on which the parser is trained at the start</source>
        <translation>První věty treebanku, na nichž se parser na začátku natrénuje</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Věty</translation>
    </message>
    <message>
        <source>How many are annotated then; 0: all</source>
        <translation>Kolik se jich pak anotuje; 0: všechny</translation>
    </message>
    <message>
        <source>Train anew after</source>
        <translation>Znovu trénovat po</translation>
    </message>
    <message>
        <source>So many sentences; 0: never</source>
        <translation>Po tolika větách; 0: nikdy</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Běhy</translation>
    </message>
    <message>
        <source>How often all is done, with other seeds each time</source>
        <translation>Kolikrát se vše zopakuje, pokaždé s jinými semínky</translation>
    </message>
    <message>
        <source>Learn li&amp;ve</source>
        <translation>Učit se prů&amp;běžně</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Vodorovně</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Svisle</translation>
    </message>
    <message>
        <source>Simulated annotator</source>
        <translation>Simulovaný anotátor</translation>
    </message>
    <message>
        <source>The parser learns from each sentence as soon as it is confirmed</source>
        <translation>Parser se učí z každé věty, jakmile je potvrzena</translation>
    </message>
    <message>
        <source>What annotating takes, and how good the parser becomes</source>
        <translation>Kolik anotace stojí a jak dobrým se parser stane</translation>
    </message>
    <message>
        <source>The open treebank is annotated once more by somebody who never errs, in each of the orders chosen: what would that take, and how good would the parser become on sentences that are never annotated?</source>
        <translation>Otevřený treebank znovu anotuje někdo, kdo se nikdy nemýlí, v každém ze zvolených pořadí: kolik by to stálo a jak dobrý by byl parser na větách, které se nikdy neanotují?</translation>
    </message>
    <message>
        <source>The orders of sentences that are simulated; the parser's settings are those of Train</source>
        <translation>Pořadí vět, která se simulují; parser se nastavuje v prostředí Trénování</translation>
    </message>
    <message>
        <source>Adds the simulations of a file to these, also one that arcwright-cli simulate --json wrote</source>
        <translation>Přidá k těmto simulace ze souboru, i takového, který zapsalo arcwright-cli simulate --json</translation>
    </message>
    <message>
        <source>Saves the simulations, to open them again, or as a picture or a table</source>
        <translation>Uloží simulace k pozdějšímu otevření, nebo jako obrázek či tabulku</translation>
    </message>
    <message>
        <source>Shows what all of it takes as a table, or the chart again</source>
        <translation>Zobrazí, co to vše stojí, jako tabulku, nebo zase graf</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Žádné pořadí</translation>
    </message>
    <message>
        <source>Orders: %1</source>
        <translation>Pořadí: %1</translation>
    </message>
    <message>
        <source>Open simulations</source>
        <translation>Otevřít simulace</translation>
    </message>
    <message>
        <source>Simulations (*.json);;All files (*)</source>
        <translation>Simulace (*.json);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Simulations, to open them again (*.json)</source>
        <translation>Simulace, k pozdějšímu otevření (*.json)</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>Vektorový obrázek (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>Tisková stránka (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>Rastrový obrázek (*.png)</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Hodnoty oddělené tabulátory (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Hodnoty oddělené čárkami (*.csv)</translation>
    </message>
    <message>
        <source>Save simulations</source>
        <translation>Uložit simulace</translation>
    </message>
    <message>
        <source>simulations</source>
        <comment>name of a file</comment>
        <translation>simulace</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SourcesForm</name>
    <message>
        <source>All sentences</source>
        <translation>Všechny věty</translation>
    </message>
    <message>
        <source>Confirmed sentences</source>
        <translation>Potvrzené věty</translation>
    </message>
    <message>
        <source>Several sources</source>
        <translation>Více zdrojů</translation>
    </message>
    <message>
        <source>The sentences as they are when the training is asked for</source>
        <translation>Věty v podobě, v jaké jsou při zadání trénování</translation>
    </message>
    <message>
        <source>Learn from</source>
        <translation>Trénovací data</translation>
    </message>
    <message>
        <source>Weight of: %1</source>
        <translation>Váha zdroje: %1</translation>
    </message>
    <message>
        <source>How often each of its sentences counts. One that several sources have counts as often as the heaviest says.</source>
        <translation>Kolikrát se každá jeho věta počítá. Má-li tutéž větu více zdrojů, platí největší z jejich vah.</translation>
    </message>
    <message>
        <source>Pattern of the sentences to learn from</source>
        <translation>Vzor vět, z nichž se má učit</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Soubory…</translation>
    </message>
    <message>
        <source>Learn from these files</source>
        <translation>Učit se z těchto souborů</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Složka…</translation>
    </message>
    <message>
        <source>Learn from this folder</source>
        <translation>Učit se z této složky</translation>
    </message>
    <message>
        <source>What a pattern finds</source>
        <translation>Co najde vzor</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Soubory a složky</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 a %n další</numerusform>
            <numerusform>%1 a %n další</numerusform>
            <numerusform>%1 a %n dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>Jiné soubory</translation>
    </message>
    <message>
        <source>counts × </source>
        <comment>a source, so many times</comment>
        <translation>počítá se × </translation>
    </message>
    <message>
        <source>counts once</source>
        <comment>a source</comment>
        <translation>počítá se jednou</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Vzor</translation>
    </message>
    <message>
        <source>Choose files or a folder…</source>
        <translation>Vybrat soubory nebo složku…</translation>
    </message>
    <message>
        <source>All of the open treebank</source>
        <translation>Celý otevřený treebank</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StartPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algoritmy</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>Lessons, algorithms and exercises</source>
        <translation>Lekce, algoritmy a cvičení</translation>
    </message>
    <message>
        <source>Lesson from a file…</source>
        <translation>Lekce ze souboru…</translation>
    </message>
    <message>
        <source>Type a sentence…</source>
        <translation>Napsat větu…</translation>
    </message>
    <message>
        <source>Do an exercise…</source>
        <translation>Vypracovat cvičení…</translation>
    </message>
    <message>
        <source>Make an exercise…</source>
        <translation>Vytvořit cvičení…</translation>
    </message>
    <message>
        <source>Each at work on %1, or on one that you type.</source>
        <translation>Ukáže práci algoritmu na této větě (%1), nebo na větě, kterou napíšete.</translation>
    </message>
    <message>
        <source>Each at work on a sentence that you type, or on one of a treebank.</source>
        <translation>Ukáže práci algoritmu na větě, kterou napíšete, nebo na některé z treebanku.</translation>
    </message>
    <message>
        <source>It parses bunsetsu: open a Japanese treebank that has them.</source>
        <translation>Rozebírá bunsetsu: otevřete japonský treebank, který je má.</translation>
    </message>
    <message>
        <source>It parses words: open a treebank without bunsetsu, or type a sentence.</source>
        <translation>Rozebírá slova: otevřete treebank bez bunsetsu, nebo napište větu.</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>file, folder</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Write a lesson…</source>
        <translation>Napsat lekci…</translation>
    </message>
    <message>
        <source>Trees to draw and questions to answer, marked by the program or, where the solution is kept, by the teacher.</source>
        <translation>Stromy ke kreslení a otázky k zodpovězení; hodnotí je program, nebo vyučující, pokud si řešení ponechal.</translation>
    </message>
    <message>
        <source>What is grey: %1</source>
        <comment>why algorithms cannot be watched</comment>
        <translation>Proč jsou některé šedé: %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Step</name>
    <message>
        <source>form</source>
        <translation>tvar</translation>
    </message>
    <message>
        <source>lemma</source>
        <translation>lemma</translation>
    </message>
    <message>
        <source>features</source>
        <translation>rysy</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>vztah</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádný</translation>
    </message>
    <message>
        <source>root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>%1: head %2 → %3</source>
        <translation>%1: řídící člen %2 → %3</translation>
    </message>
    <message>
        <source>form %1 → %2</source>
        <translation>tvar %1 → %2</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <translation>%1: %2 %3 → %4</translation>
    </message>
    <message>
        <source>new bunsetsu %1</source>
        <translation>nové bunsetsu %1</translation>
    </message>
    <message>
        <source>bunsetsu %1 gone</source>
        <translation>zrušené bunsetsu %1</translation>
    </message>
    <message>
        <source>%1: type %2 → %3</source>
        <translation>%1: typ %2 → %3</translation>
    </message>
    <message>
        <source>bunsetsu %1 → %2</source>
        <translation>bunsetsu %1 → %2</translation>
    </message>
    <message>
        <source>%1: also %2 of %3</source>
        <translation>%1: přidána hrana %2 pod „%3“</translation>
    </message>
    <message>
        <source>%1: no longer %2 of %3</source>
        <translation>%1: zrušena hrana %2 pod „%3“</translation>
    </message>
    <message>
        <source>%1: was wrong</source>
        <translation>%1: bylo špatně</translation>
    </message>
    <message>
        <source>%1: not said to have been wrong any more</source>
        <translation>%1: už neoznačeno za chybu</translation>
    </message>
    <message>
        <source>%1: kept as annotated</source>
        <translation>%1: anotace ponechána</translation>
    </message>
    <message>
        <source>%1: to be decided again</source>
        <translation>%1: znovu k rozhodnutí</translation>
    </message>
    <message>
        <source>%1: decision postponed</source>
        <translation>%1: rozhodnutí odloženo</translation>
    </message>
    <message>
        <source>%1: remark: %2</source>
        <translation>%1: poznámka: %2</translation>
    </message>
    <message>
        <source>%1: removed remark: %2</source>
        <translation>%1: odstraněna poznámka: %2</translation>
    </message>
    <message>
        <source>waived %1</source>
        <translation>prominuto: %1</translation>
    </message>
    <message>
        <source>no longer waived: %1</source>
        <translation>už neprominuto: %1</translation>
    </message>
    <message>
        <source>%1: waived %2</source>
        <translation>%1: prominuto %2</translation>
    </message>
    <message>
        <source>%1: no longer waived: %2</source>
        <translation>%1: už neprominuto: %2</translation>
    </message>
    <message>
        <source>new sentence %1</source>
        <translation>nová věta %1</translation>
    </message>
    <message>
        <source>removed sentence %1</source>
        <translation>odstraněna věta %1</translation>
    </message>
    <message>
        <source>text %1 → %2</source>
        <translation>text %1 → %2</translation>
    </message>
    <message>
        <source>inserted %1</source>
        <translation>vloženo %1</translation>
    </message>
    <message>
        <source>deleted %1</source>
        <translation>smazáno %1</translation>
    </message>
    <message>
        <source>multiword token %1</source>
        <translation>víceslovný token %1</translation>
    </message>
    <message>
        <source>dissolved multiword token %1</source>
        <translation>zrušen víceslovný token %1</translation>
    </message>
    <message>
        <source>multiword token %1 → %2</source>
        <translation>víceslovný token %1 → %2</translation>
    </message>
    <message>
        <source>inserted empty node %1</source>
        <translation>vložen prázdný uzel %1</translation>
    </message>
    <message>
        <source>deleted empty node %1</source>
        <translation>smazán prázdný uzel %1</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>přidáno %1</translation>
    </message>
    <message>
        <source>removed %1</source>
        <translation>odstraněno %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>potvrzeno</translation>
    </message>
    <message>
        <source>no longer confirmed</source>
        <translation>potvrzení zrušeno</translation>
    </message>
    <message>
        <source>pinned %1</source>
        <translation>připnuto %1</translation>
    </message>
    <message>
        <source>unpinned %1</source>
        <translation>odepnuto %1</translation>
    </message>
    <message>
        <source>remark: %1</source>
        <translation>poznámka: %1</translation>
    </message>
    <message>
        <source>removed remark: %1</source>
        <translation>odstraněna poznámka: %1</translation>
    </message>
    <message>
        <source>remark: %1 → %2</source>
        <translation>poznámka: %1 → %2</translation>
    </message>
    <message>
        <source>split %1: %2</source>
        <translation>rozděleno %1: %2</translation>
    </message>
    <message>
        <source>joined %1: %2</source>
        <translation>spojeno %1: %2</translation>
    </message>
    <message>
        <source>split the sentence before %1</source>
        <translation>věta rozdělena před „%1“</translation>
    </message>
    <message>
        <source>split the sentence before %1; arcs of the enhanced graph between the parts, which went: %2</source>
        <translation>věta rozdělena před „%1“; zaniklo hran rozšířeného grafu mezi částmi: %2</translation>
    </message>
    <message>
        <source>joined two sentences</source>
        <translation>spojeny dvě věty</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>; and %n more</source>
        <translation>
            <numerusform>; a %n další</numerusform>
            <numerusform>; a %n další</numerusform>
            <numerusform>; a %n dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>edited the text of a sentence</source>
        <translation>upraven text věty</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>beze změny</translation>
    </message>
    <message>
        <source>annotations into the file</source>
        <translation>anotace do souboru</translation>
    </message>
    <message>
        <source>annotations out of the file</source>
        <translation>anotace ze souboru</translation>
    </message>
    <message numerus="yes">
        <source>accepted %n predicted arc(s)</source>
        <translation>
            <numerusform>přijata %n predikovaná hrana</numerusform>
            <numerusform>přijaty %n predikované hrany</numerusform>
            <numerusform>přijato %n predikovaných hran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more sentence(s)</source>
        <translation>
            <numerusform>%1; a %n další věta</numerusform>
            <numerusform>%1; a %n další věty</numerusform>
            <numerusform>%1; a %n dalších vět</numerusform>
        </translation>
    </message>
    <message>
        <source>repair: %1</source>
        <translation>oprava: %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 → %4 of %5</source>
        <comment>an arc of the enhanced graph: word, relation and head, before and after</comment>
        <translation>%1: %2 pod %3 → %4 pod %5</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StepExportDialog</name>
    <message>
        <source>Export the steps</source>
        <translation>Exportovat kroky</translation>
    </message>
    <message>
        <source>The step on view</source>
        <translation>Zobrazený krok</translation>
    </message>
    <message>
        <source>Scalable pictures (SVG)</source>
        <translation>Vektorové obrázky (SVG)</translation>
    </message>
    <message>
        <source>Pixels (PNG)</source>
        <translation>Rastrové obrázky (PNG)</translation>
    </message>
    <message>
        <source>Slides, one a page (PDF)</source>
        <translation>Snímky, jeden na stránku (PDF)</translation>
    </message>
    <message>
        <source>Slides for LaTeX (beamer with TikZ)</source>
        <translation>Snímky pro LaTeX (beamer s TikZ)</translation>
    </message>
    <message>
        <source>Handout with text and pictures (PDF)</source>
        <translation>Podklady s textem a obrázky (PDF)</translation>
    </message>
    <message>
        <source>Handout with text and pictures (HTML)</source>
        <translation>Podklady s textem a obrázky (HTML)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>&amp;Kroky</translation>
    </message>
    <message>
        <source>&amp;As</source>
        <translation>&amp;Jako</translation>
    </message>
    <message>
        <source>This stop</source>
        <translation>Toto zastavení</translation>
    </message>
    <message>
        <source>The whole lesson (stops: %1)</source>
        <translation>Celá lekce (zastavení: %1)</translation>
    </message>
    <message>
        <source>Page that plays by itself (HTML)</source>
        <translation>Stránka, která se sama přehrává (HTML)</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Z čeho</translation>
    </message>
    <message>
        <source>as can be read</source>
        <translation>podle čitelnosti</translation>
    </message>
    <message>
        <source>Steps on a &amp;page</source>
        <translation>Kroků na &amp;stránku</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>which steps, how many</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The step at which each stop opens</source>
        <translation>Krok, na kterém se každé zastavení otevře</translation>
    </message>
    <message>
        <source>The main steps, bold in the list, and both ends</source>
        <translation>Hlavní kroky, v seznamu tučně, a oba konce</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Všechny kroky</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StepListModel</name>
    <message>
        <source>Before the first step</source>
        <translation>Před prvním krokem</translation>
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
        <translation>Kroky</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Vysvětlení</translation>
    </message>
    <message>
        <source>Steps, the main ones bold</source>
        <translation>Kroky, hlavní tučně</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StopsMenu</name>
    <message>
        <source>Stop there</source>
        <translation>Zastavit tam</translation>
    </message>
    <message>
        <source>→</source>
        <comment>between head and dependent</comment>
        <translation>→</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Řídící člen</translation>
    </message>
    <message>
        <source>Dependent</source>
        <translation>Závislý člen</translation>
    </message>
    <message>
        <source>Do not stop at %1</source>
        <translation>Nezastavovat u hrany %1</translation>
    </message>
    <message>
        <source>Play until this arc appears:</source>
        <translation>Přehrávat, dokud se neobjeví tato hrana:</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionBar</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Progress of the search for suspicious annotations</source>
        <translation>Průběh hledání podezřelých anotací</translation>
    </message>
    <message>
        <source>Parts into which the treebank is divided</source>
        <translation>Díly, na které se treebank rozdělí</translation>
    </message>
    <message>
        <source>Parts into which the treebank is divided: the words of each are judged by parsers trained on the others. More parts: better parsers, but more of them to train</source>
        <translation>Díly, na které se treebank rozdělí: slova každého z nich posoudí parsery natrénované na ostatních. Víc dílů: lepší parsery, ale natrénovat se jich musí víc</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Metody</translation>
    </message>
    <message>
        <source>How suspicious annotations are looked for</source>
        <translation>Jak se podezřelé anotace hledají</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Díly</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Ukončuje se…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pozastaveno</translation>
    </message>
    <message>
        <source>%1% done</source>
        <translation>hotovo %1 %</translation>
    </message>
    <message numerus="yes">
        <source>parsers being trained (%n part(s)): %1</source>
        <translation>
            <numerusform>trénují se parsery (%n díl): %1</numerusform>
            <numerusform>trénují se parsery (%n díly): %1</numerusform>
            <numerusform>trénují se parsery (%n dílů): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled; what was found before is still listed.</source>
        <translation>Zrušeno; co bylo nalezeno předtím, je stále vypsáno.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Zrušeno.</translation>
    </message>
    <message>
        <source>No parser has judged.</source>
        <translation>Žádný parser neposuzoval.</translation>
    </message>
    <message numerus="yes">
        <source>Judged by parsers that have not seen the sentence (%n part(s)): %1</source>
        <translation>
            <numerusform>Posouzeno parsery, které větu neviděly (%n díl): %1</numerusform>
            <numerusform>Posouzeno parsery, které větu neviděly (%n díly): %1</numerusform>
            <numerusform>Posouzeno parsery, které větu neviděly (%n dílů): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Find again</source>
        <translation>Najít znovu</translation>
    </message>
    <message>
        <source>Find suspicious annotations</source>
        <translation>Najít podezřelé anotace</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Who judges the annotation</source>
        <translation>Kdo anotaci posuzuje</translation>
    </message>
    <message>
        <source>Parsers that are trained on the other parts of this treebank have not seen what they judge, but take their time.
The model in use is there already; sentences that it has learnt from are left out, for it knows what it was taught.</source>
        <translation>Parsery natrénované na ostatních částech tohoto treebanku neviděly, co posuzují, ale trvá to.
Používaný model už je k dispozici; věty, ze kterých se učil, se vynechávají, protože zná, co se naučil.</translation>
    </message>
    <message>
        <source>asking the model %1</source>
        <translation>ptá se modelu „%1“</translation>
    </message>
    <message>
        <source>The model %1 has learnt from all sentences here, so it has judged none: let parsers judge that are trained on the rest.</source>
        <translation>Model „%1“ se učil ze všech zdejších vět, takže žádnou neposoudil: nechte posuzovat parsery natrénované na zbytku.</translation>
    </message>
    <message numerus="yes">
        <source>Judged by %1; %n sentence(s) that it has learnt from were left out</source>
        <translation>
            <numerusform>Posuzuje %1; %n věta, ze které se učil, byla vynechána</numerusform>
            <numerusform>Posuzuje %1; %n věty, ze kterých se učil, byly vynechány</numerusform>
            <numerusform>Posuzuje %1; %n vět, ze kterých se učil, bylo vynecháno</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged by %1, which has learnt from none of these sentences</source>
        <translation>Posuzuje %1, který se z žádné z těchto vět neučil</translation>
    </message>
    <message>
        <source>Judged by parsers trained here</source>
        <translation>Posuzují zde natrénované parsery</translation>
    </message>
    <message>
        <source>Judged by %1</source>
        <comment>the model in use</comment>
        <translation>Posuzuje %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionChoices</name>
    <message>
        <source>Which are listed, by what was decided</source>
        <translation>Které se vypisují podle toho, jak bylo rozhodnuto</translation>
    </message>
    <message>
        <source>Which are listed, by how they were found</source>
        <translation>Které se vypisují podle toho, jak byly nalezeny</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>Nalezeno: %1</translation>
    </message>
    <message>
        <source>To decide (%1)</source>
        <translation>K rozhodnutí (%1)</translation>
    </message>
    <message>
        <source>Postponed (%1)</source>
        <translation>Odložené (%1)</translation>
    </message>
    <message>
        <source>Kept (%1)</source>
        <translation>Ponechané (%1)</translation>
    </message>
    <message>
        <source>Corrected (%1)</source>
        <translation>Opravené (%1)</translation>
    </message>
    <message>
        <source>Edited since (%1)</source>
        <translation>Upravené potom (%1)</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Všechny (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind, count</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Všechny druhy</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionModel</name>
    <message>
        <source>sentence edited since</source>
        <translation>věta od té doby upravena</translation>
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
        <translation>Jak pravděpodobné je podle všech důvodů dohromady, že je anotace chybná: kdo s ní nesouhlasí, jak si je jist a co dalšího proti ní mluví. Není to podíl parserů, které nesouhlasí.</translation>
    </message>
    <message>
        <source>Wrong?</source>
        <comment>how likely it is that an annotation is wrong</comment>
        <translation>Chyba?</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of the sentence</comment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Annotated</source>
        <translation>Anotováno</translation>
    </message>
    <message>
        <source>Rival</source>
        <comment>the arc that may be right instead</comment>
        <translation>Alternativa</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Věta</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionPage</name>
    <message>
        <source>Suspicious annotations</source>
        <translation>Podezřelé anotace</translation>
    </message>
    <message>
        <source>Open in Annotate (%1)</source>
        <translation>Otevřít v Anotaci (%1)</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Uložit seznam…</translation>
    </message>
    <message>
        <source>Saves what is listed as a table</source>
        <translation>Uloží vypsané jako tabulku</translation>
    </message>
    <message>
        <source>Nothing suspicious was found.</source>
        <translation>Nic podezřelého nebylo nalezeno.</translation>
    </message>
    <message>
        <source>None is of this choice.</source>
        <translation>Tomuto výběru nic neodpovídá.</translation>
    </message>
    <message>
        <source>All have been decided.</source>
        <translation>O všech už je rozhodnuto.</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pozastaveno</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>progress</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Open a treebank to search it for annotations that may be wrong.</source>
        <translation>Otevřete treebank, v němž se mají hledat anotace, které mohou být chybné.</translation>
    </message>
    <message>
        <source>The search goes on in the background; what it finds is listed here.</source>
        <translation>Hledání pokračuje na pozadí; co najde, se vypíše zde.</translation>
    </message>
    <message>
        <source>The treebank is divided into parts, and the words of each are judged by parsers that were trained on the others and have not seen them. Listed are the arcs that these parsers contradict, those that the same words do not have elsewhere, and those that break a rule: the likeliest errors first. Each can be corrected, kept or postponed.</source>
        <translation>Hledá chyby v anotaci. Treebank se rozdělí na díly; každý díl posoudí parsery, které se učily jen na ostatních. Vypíšou se hrany, s nimiž parsery nesouhlasí, hrany, jaké tatáž slova jinde nemají, a porušení pravidel. Nejpravděpodobnější chyby jsou první; každou můžete opravit, ponechat nebo odložit.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command, key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take the decision back</source>
        <translation>Vzít rozhodnutí zpět</translation>
    </message>
    <message>
        <source>Nothing offers another arc here; Enter opens the sentence.</source>
        <translation>Jinou hranu zde nic nenabízí; větu otevře Enter.</translation>
    </message>
    <message>
        <source>The sentence has other words now; Enter opens it.</source>
        <translation>Věta má nyní jiná slova; otevře ji Enter.</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Hodnoty oddělené tabulátory (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Hodnoty oddělené čárkami (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save suspicious annotations</source>
        <translation>Uložit podezřelé anotace</translation>
    </message>
    <message>
        <source>suspicious</source>
        <comment>name of a file</comment>
        <translation>podezrele</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>The model in use, %1, judges the words of the sentences that it has not learnt from. Listed are the arcs that it contradicts, those that the same words do not have elsewhere, and those that break a rule: the likeliest errors first. Each can be corrected, kept or postponed.</source>
        <translation>Používaný model, %1, posuzuje slova vět, ze kterých se neučil. Uvedeny jsou hrany, se kterými nesouhlasí, hrany, které stejná slova jinde nemají, a hrany, které porušují pravidlo: nejpravděpodobnější chyby napřed. Každou lze opravit, ponechat nebo odložit.</translation>
    </message>
    <message>
        <source>%1

The model in use, %2, can judge instead: choose above who does.</source>
        <comment>how it is searched</comment>
        <translation>%1

Může posuzovat i používaný model, %2: vyberte nahoře, kdo posuzuje.</translation>
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
        <translation>Podezřelá hrana a alternativa k ní</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Věta %1</translation>
    </message>
    <message>
        <source>A sentence that is gone</source>
        <translation>Věta, která už není</translation>
    </message>
    <message>
        <source>above: annotated, %1</source>
        <comment>arc</comment>
        <translation>nahoře: anotováno, %1</translation>
    </message>
    <message>
        <source>above: as it was annotated, %1</source>
        <comment>arc</comment>
        <translation>nahoře: jak bylo anotováno, %1</translation>
    </message>
    <message>
        <source>below: the rival, %1</source>
        <comment>arc</comment>
        <translation>dole: alternativa, %1</translation>
    </message>
    <message>
        <source>The sentence has been edited since; the reasons are about what it was.</source>
        <translation>Věta byla od té doby upravena; důvody se týkají její dřívější podoby.</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <comment>state, name, time</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how likely, reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · sentences %2</source>
        <comment>reason, numbers of sentences</comment>
        <translation>%1 · věty %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SystemBar</name>
    <message>
        <source>Punctuation</source>
        <translation>Interpunkce</translation>
    </message>
    <message>
        <source>Details of</source>
        <translation>Podrobnosti</translation>
    </message>
    <message>
        <source>Figures are being computed</source>
        <translation>Grafy se počítají</translation>
    </message>
    <message>
        <source>Head and relation</source>
        <translation>Řídící člen i vztah</translation>
    </message>
    <message>
        <source>Head alone</source>
        <translation>Jen řídící člen</translation>
    </message>
    <message>
        <source>What has to be right</source>
        <translation>Co musí být správně</translation>
    </message>
    <message>
        <source>What has to be right for a word to count as right</source>
        <translation>Co musí být správně, aby se slovo počítalo jako správné</translation>
    </message>
    <message>
        <source>Whether punctuation is counted</source>
        <translation>Zda se počítá interpunkce</translation>
    </message>
    <message>
        <source>System whose errors are sorted and confused</source>
        <translation>Systém, podle jehož chyb se třídí a jehož záměny se vykazují</translation>
    </message>
    <message>
        <source>By its errors the bars are sorted; the maps are of it alone</source>
        <translation>Podle jeho chyb jsou seřazeny sloupce; mapy se týkají jen jeho</translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation>Zlatý standard: %1</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>nepojmenovaný</translation>
    </message>
    <message>
        <source>%1: its model was trained on these sentences; not scored</source>
        <translation>%1: jeho model se na těchto větách učil; nehodnotí se</translation>
    </message>
    <message>
        <source>%1: compare it with gold, or leave it out</source>
        <translation>%1: porovnat se zlatým standardem, nebo vynechat</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n sentence(s)</source>
        <comment>a system</comment>
        <translation>
            <numerusform>%1 na %n větě</numerusform>
            <numerusform>%1 na %n větách</numerusform>
            <numerusform>%1 na %n větách</numerusform>
        </translation>
    </message>
    <message>
        <source>Not to be compared, for they are scored on different sentences: %1.</source>
        <translation>Nelze je srovnávat, protože jsou hodnoceny na různých větách: %1.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TeachPage</name>
    <message>
        <source>‹ Lessons, algorithms, exercises</source>
        <translation>‹ Lekce, algoritmy, cvičení</translation>
    </message>
    <message>
        <source>‹ Lessons</source>
        <translation>‹ Lekce</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TextCommands</name>
    <message>
        <source>Type or paste a text</source>
        <translation>Napsat nebo vložit text</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>Save as a treebank</source>
        <translation>Uložit jako treebank</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Dividing and tagging the text…</source>
        <translation>Text se dělí a značkuje…</translation>
    </message>
    <message>
        <source>The tags are a tagger's: ? marks those that you have not set.</source>
        <translation>Značky jsou od značkovače: ? je u těch, které jste sami neurčili.</translation>
    </message>
    <message>
        <source>The words have no tags: there is no tagger, and nothing to learn one from.</source>
        <translation>Slova nemají značky: není tu značkovač ani nic, z čeho by se naučil.</translation>
    </message>
    <message>
        <source>Japanese text is told apart by “%1”.</source>
        <translation>Japonský text rozdělí na slova „%1“.</translation>
    </message>
    <message>
        <source>Telling the words of the text apart…</source>
        <translation>Text se dělí na slova…</translation>
    </message>
    <message>
        <source>Beginning of sentence ids</source>
        <translation>Začátek id vět</translation>
    </message>
    <message>
        <source>the name of the file</source>
        <translation>název souboru</translation>
    </message>
    <message>
        <source>A line break ends a sentence, a blank line a paragraph. A tagger, which has learnt it from a treebank, divides the text and gives words their tags and lemmas, which are marked until you have looked at them (?). What JUMAN or MeCab has written is taken as it is.</source>
        <translation>Konec řádku končí větu, prázdný řádek odstavec. Značkovač, který se to naučil z treebanku, text rozdělí a dá slovům značky a lemmata; ty jsou označené, dokud se na ně nepodíváte (?). Co napsal JUMAN nebo MeCab, se převezme beze změny.</translation>
    </message>
    <message>
        <source>Sentence ids &amp;begin with</source>
        <translation>Id vět &amp;začínají</translation>
    </message>
    <message>
        <source>For bunsetsu, as the open treebank has them, name an analyser such as JUMAN++ in the settings, or paste what it has written.</source>
        <translation>Pro bunsetsu, jaká má otevřený treebank, uveďte v nastavení analyzátor, např. JUMAN++, nebo vložte, co vypsal.</translation>
    </message>
    <message>
        <source>The tags are a tagger's; in this format nothing marks those that you have not set.</source>
        <translation>Značky jsou od značkovače; v tomto formátu nic neoznačuje ty, které jste nezadali.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TextEditor</name>
    <message>
        <source>Apply</source>
        <translation>Použít</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Text of the sentence</source>
        <translation>Text věty</translation>
    </message>
    <message>
        <source>Makes the sentence what the text says (Ctrl+Enter)</source>
        <translation>Změní větu podle textu (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Leaves the sentence as it was (Esc)</source>
        <translation>Nechá větu tak, jak byla (Esc)</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>This can be read.</source>
        <translation>Toto lze přečíst.</translation>
    </message>
    <message>
        <source>The sentence as its file has it.</source>
        <translation>Věta tak, jak je v souboru.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TokenTable</name>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TokenTableModel</name>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Base form</source>
        <translation>Základní tvar</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Slovní druh</translation>
    </message>
    <message>
        <source>Subclass</source>
        <comment>of a part of speech</comment>
        <translation>Poddruh</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TourCard</name>
    <message>
        <source>Back</source>
        <translation>Předchozí</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TourGuide</name>
    <message>
        <source>%1: %2 of %3</source>
        <comment>tour, number of the step, how many there are</comment>
        <translation>%1: %2 z %3</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainPage</name>
    <message>
        <source>Training, models or progress</source>
        <translation>Trénování, modely, nebo postup</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénování</translation>
    </message>
    <message>
        <source>Progress of the annotation</source>
        <translation>Postup anotace</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modely</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingCommands</name>
    <message>
        <source>New predictions are in the layer “%1”; %2 shows it.</source>
        <translation>Nové predikce jsou ve vrstvě „%1“; zobrazí ji %2.</translation>
    </message>
    <message>
        <source>Predict &amp;here with it</source>
        <translation>Predikovat zde tímto mode&amp;lem</translation>
    </message>
    <message>
        <source>Predict &amp;here with %1</source>
        <translation>Predikovat zde mode&amp;lem %1</translation>
    </message>
    <message>
        <source>The parser has learnt nothing from it: %1</source>
        <translation>Parser se z ní nenaučil nic: %1</translation>
    </message>
    <message>
        <source>The parser has forgotten what it learnt from it.</source>
        <translation>Parser zapomněl, co se z ní naučil.</translation>
    </message>
    <message>
        <source>This training begins when what is under way is done.</source>
        <translation>Toto trénování začne, až skončí to, co právě běží.</translation>
    </message>
    <message>
        <source>The parser has learnt from it: %1, %2.</source>
        <comment>words wrong before, words wrong now</comment>
        <translation>Parser se z této věty poučil: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) wrong before</source>
        <translation>
            <numerusform>předtím %n špatné slovo</numerusform>
            <numerusform>předtím %n špatná slova</numerusform>
            <numerusform>předtím %n špatných slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n now</source>
        <comment>words wrong</comment>
        <translation>
            <numerusform>nyní %n</numerusform>
            <numerusform>nyní %n</numerusform>
            <numerusform>nyní %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The parser learns from what is confirmed.</source>
        <translation>Parser se učí z toho, co se potvrdí.</translation>
    </message>
    <message>
        <source>The parser does not learn from what is confirmed.</source>
        <translation>Parser se z toho, co se potvrdí, neučí.</translation>
    </message>
    <message numerus="yes">
        <source>The parser has learnt from it, but has still %n word(s) of it wrong.</source>
        <translation>
            <numerusform>Parser se z ní učil, ale má v ní stále špatně %n slovo.</numerusform>
            <numerusform>Parser se z ní učil, ale má v ní stále špatně %n slova.</numerusform>
            <numerusform>Parser se z ní učil, ale má v ní stále špatně %n slov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Training on %1 has begun: %2 (%3) shows how it goes.</source>
        <translation>Trénování (%1) začalo: jak postupuje, ukazuje %2 (%3).</translation>
    </message>
    <message>
        <source>The parser has learnt from %1; under %2 (%3) it learns from other files.</source>
        <translation>Parser se učil z %1; z jiných souborů se učí v části %2 (%3).</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingIndicator</name>
    <message>
        <source>Shows more of it</source>
        <translation>Zobrazí další podrobnosti</translation>
    </message>
    <message>
        <source>Predicting: %1 %</source>
        <translation>Predikce: %1 %</translation>
    </message>
    <message>
        <source>Training: %1 %</source>
        <translation>Trénování: %1 %</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what goes on, time left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learns from %1. A click shows more of it.</source>
        <translation>Učí se z %1. Kliknutím se ukáže víc.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingOutlook</name>
    <message>
        <source>What the training will do</source>
        <translation>Co trénování udělá</translation>
    </message>
    <message>
        <source>How good it is</source>
        <translation>Jak dobrý je parser</translation>
    </message>
    <message>
        <source>What comes then</source>
        <translation>Co bude potom</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingPanel</name>
    <message>
        <source>Learn relations</source>
        <translation>Učit se vztahy</translation>
    </message>
    <message>
        <source>Honest predictions (5 folds)</source>
        <translation>Křížové predikce (5 dílů)</translation>
    </message>
    <message>
        <source>Only what is confirmed or pinned</source>
        <translation>Jen to, co je potvrzené nebo připnuté</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trénovat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pozastaveno.</translation>
    </message>
    <message>
        <source>How trees are found, in training as in parsing.
First order looks at single arcs, second order also at neighbouring dependents.</source>
        <translation>Jak se hledají stromy, při trénování i při rozboru.
První řád se dívá na jednotlivé hrany, druhý i na sousední závislé členy.</translation>
    </message>
    <message>
        <source>How the weights are changed after a wrong tree</source>
        <translation>Jak se po špatném stromu mění váhy</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochy</translation>
    </message>
    <message>
        <source>How often the training goes over the treebank</source>
        <translation>Kolikrát trénování projde treebankem</translation>
    </message>
    <message>
        <source>Each sentence is predicted by a model trained on the others, so that the errors shown are honest.</source>
        <translation>Každou větu predikuje model natrénovaný na ostatních, a tak zobrazené chyby odpovídají skutečnosti.</translation>
    </message>
    <message>
        <source>Of sentences that are not confirmed, only the pinned arcs count.
Otherwise all arcs count that stand there; words without a head never do.</source>
        <translation>Z nepotvrzených vět se počítají jen připnuté hrany.
Jinak se počítají všechny hrany, které tam jsou; slova bez řídícího členu nikdy.</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Dekodér</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Učicí algoritmus</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Suggested here: %1. %2</source>
        <translation>Doporučeno: %1. %2</translation>
    </message>
    <message>
        <source>%p%, %1</source>
        <comment>percent, time left</comment>
        <translation>%p %, %1</translation>
    </message>
    <message>
        <source>Reading the treebank…</source>
        <translation>Čte se treebank…</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>Trénuje se…</translation>
    </message>
    <message>
        <source>Predicting all sentences…</source>
        <translation>Predikují se všechny věty…</translation>
    </message>
    <message>
        <source>Predicting each sentence by a model that has not seen it…</source>
        <translation>Každou větu predikuje model, který ji neviděl…</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: %3% of the heads right on held-out sentences</source>
        <translation>Epocha %1 z %2: správně %3 % řídících členů na vyčleněných větách</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: %3% of the heads right in training</source>
        <translation>Epocha %1 z %2: správně %3 % řídících členů při trénování</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: UAS %3, LAS %4 on held-out sentences, %5 updates a second</source>
        <translation>Epocha %1 z %2: UAS %3, LAS %4 na vyčleněných větách, aktualizací za sekundu %5</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: UAS %3, LAS %4 in training, %5 updates a second</source>
        <translation>Epocha %1 z %2: UAS %3, LAS %4 při trénování, aktualizací za sekundu %5</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Vlákna</translation>
    </message>
    <message>
        <source>How many folds, or members of a Bayes Point Machine, are trained at the same time.
The models are the same with any number.</source>
        <translation>Kolik dílů nebo členů Bayes Point Machine se trénuje zároveň.
Modely jsou při každém počtu stejné.</translation>
    </message>
    <message>
        <source>Train after this</source>
        <translation>Trénovat potom</translation>
    </message>
    <message>
        <source>Only where the parser learns from all sentences of the open treebank: from other sources it has not seen the open sentences, or not all of them.</source>
        <translation>Jen tam, kde se parser učí ze všech vět otevřeného treebanku: při jiných zdrojích otevřené věty neviděl, nebo ne všechny.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Ruší se…</translation>
    </message>
    <message>
        <source>Cancelled: no model has come of it.</source>
        <translation>Zrušeno: žádný model nevznikl.</translation>
    </message>
    <message>
        <source>What rare words are known by: the lemma in Arabic, part of speech and case in Czech,
the first character in Chinese, the first five characters in others and in “Any”</source>
        <translation>Podle čeho se poznávají vzácná slova: v arabštině podle lemmatu, v češtině podle slovního druhu a pádu,
v čínštině podle prvního znaku, v ostatních jazycích a u volby „Libovolný“ podle prvních pěti znaků</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TransportBar</name>
    <message>
        <source>First</source>
        <translation>První</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Poslední</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>Kroků/s: %1</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>Jak rychle se přehrává</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>step of steps</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 step/s</source>
        <translation>Kroků/s: 1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::UndoCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Zpět: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>Z&amp;novu: %1</translation>
    </message>
    <message>
        <source>The last step was in sentence %1.</source>
        <translation>Poslední krok byl ve větě %1.</translation>
    </message>
    <message>
        <source>The next step is in sentence %1.</source>
        <translation>Další krok je ve větě %1.</translation>
    </message>
    <message>
        <source>%1 again goes there and takes it back.</source>
        <translation>Dalším stiskem %1 tam přejdete a vezmete jej zpět.</translation>
    </message>
    <message>
        <source>%1 again goes there and makes it again.</source>
        <translation>Dalším stiskem %1 tam přejdete a provedete jej znovu.</translation>
    </message>
    <message>
        <source>Go there and undo</source>
        <translation>Přejít tam a vzít zpět</translation>
    </message>
    <message>
        <source>Go there and redo</source>
        <translation>Přejít tam a provést znovu</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WhyPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n další</numerusform>
            <numerusform>%n další</numerusform>
            <numerusform>%n dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>Heads it could have</source>
        <translation>Možné řídící členy</translation>
    </message>
    <message>
        <source>What the features add</source>
        <translation>Co přidávají příznaky</translation>
    </message>
    <message>
        <source>Nothing to explain here: there is no model for it yet (F5 trains one).</source>
        <translation>Není co vysvětlovat: ještě tu pro to není model (natrénuje jej F5).</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>kořen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which arc, head</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <comment>an arc, number</comment>
        <translation>%1, skóre %2</translation>
    </message>
    <message>
        <source>The model's scores allow no tree.</source>
        <translation>Podle skóre modelu není možný žádný strom.</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Model: %1</translation>
    </message>
    <message>
        <source>%1 — parser on its own</source>
        <translation>%1 — parser sám</translation>
    </message>
    <message>
        <source>The bunsetsu can have no other head.</source>
        <translation>Bunsetsu nemůže mít jiný řídící člen.</translation>
    </message>
    <message>
        <source>The word can have no other head.</source>
        <translation>Slovo nemůže mít jiný řídící člen.</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>zlatý standard</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>alternativa</translation>
    </message>
    <message>
        <source>next best</source>
        <translation>další v pořadí</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>rozdíl %1</translation>
    </message>
    <message>
        <source>A kernel has no weights of single features to show.</source>
        <translation>Jádro nemá váhy jednotlivých příznaků, které by šlo ukázat.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Řídící člen</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Vztah</translation>
    </message>
    <message>
        <source>Behind by</source>
        <translation>Ztráta na první</translation>
    </message>
    <message>
        <source>%1 (would cross an arc)</source>
        <comment>a head</comment>
        <translation>%1 (křížil by hranu)</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Příznak</translation>
    </message>
    <message>
        <source>Parser</source>
        <translation>Parser</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Alternativa</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Rozdíl</translation>
    </message>
    <message>
        <source>parser %1, rival %2</source>
        <translation>parser %1, alternativa %2</translation>
    </message>
    <message>
        <source>%1 (never looked at: the filter found it hopeless)</source>
        <comment>an arc</comment>
        <translation>%1 (hrana se vůbec neposuzovala: filtr ji vynechal jako beznadějnou)</translation>
    </message>
    <message>
        <source>%1 (its own relation is not one of the model's)</source>
        <comment>an arc</comment>
        <translation>%1 (vlastní vztah této hrany model nezná)</translation>
    </message>
    <message>
        <source>difference %1 · but the rival would have crossed an arc, or was passed over before the two met</source>
        <translation>rozdíl %1 · alternativa by však křížila hranu, nebo byla vyřazena dřív, než se oba kandidáti střetli</translation>
    </message>
    <message>
        <source>difference %1 · a tree with another head scores %2 more, but the decoder passed it over</source>
        <translation>rozdíl %1 · strom s jiným řídícím členem má skóre o %2 vyšší, ale dekodér jej přehlédl</translation>
    </message>
    <message>
        <source>difference %1 · the best tree with another head scores %2 less</source>
        <translation>rozdíl %1 · nejlepší strom s jiným řídícím členem má skóre o %2 nižší</translation>
    </message>
    <message>
        <source>Nothing to explain here: the sentence cannot be read. Edit it as text first.</source>
        <translation>Není co vysvětlovat: větu nelze přečíst. Nejdřív ji upravte jako text.</translation>
    </message>
    <message>
        <source>What the parser would do if nothing were decided yet. The prediction in the diagram keeps to the arcs that you have corrected, and may differ.</source>
        <translation>Co by parser udělal, kdyby ještě nic nebylo rozhodnuto. Predikce v diagramu se drží hran, které jste opravili, a může se lišit.</translation>
    </message>
    <message>
        <source>The parser is being asked…</source>
        <translation>Čeká se na odpověď parseru…</translation>
    </message>
    <message>
        <source>No bunsetsu is selected: this is the one the parser is least sure of.</source>
        <translation>Není vybráno žádné bunsetsu; ukazuje se to, kterým si je parser nejméně jistý.</translation>
    </message>
    <message>
        <source>No word is selected: this is the one the parser is least sure of.</source>
        <translation>Není vybráno žádné slovo; ukazuje se to, kterým si je parser nejméně jistý.</translation>
    </message>
    <message>
        <source>The model %1 is being opened.</source>
        <translation>Model %1 se otevírá.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WindowHost</name>
    <message>
        <source>The window takes the new settings at the next start, since this would be lost now: %1.</source>
        <translation>Okno převezme nové nastavení až při příštím spuštění, protože teď by se ztratilo toto: %1.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WordEditing</name>
    <message>
        <source>Words within a bunsetsu are edited in the panel Words and, all of them, as text (Ctrl+E).</source>
        <translation>Slova uvnitř bunsetsu se upravují v panelu Slova a všechna jako text (Ctrl+E).</translation>
    </message>
    <message>
        <source>Divide “%1”: spaces between the bunsetsu</source>
        <translation>Rozdělit „%1“: mezery mezi bunsetsu</translation>
    </message>
    <message>
        <source>Divide “%1”: spaces between the parts</source>
        <translation>Rozdělit „%1“: mezery mezi částmi</translation>
    </message>
    <message>
        <source>One word of “%1”: with the space the text stays, without it the text changes</source>
        <translation>Jedno slovo z „%1“: s mezerou text zůstane, bez ní se změní</translation>
    </message>
    <message>
        <source>The form of the multiword token “%1”</source>
        <translation>Tvar víceslovného tokenu „%1“</translation>
    </message>
    <message>
        <source>The form of the multiword token “%1”, which the text gets too (Esc leaves both)</source>
        <translation>Tvar víceslovného tokenu „%1“, který dostane i text (Esc nechá obojí)</translation>
    </message>
    <message>
        <source>The text gets “%1” for “%2”; type “%2” to make it one word and leave the text</source>
        <translation>Text dostane „%1“ místo „%2“; napište „%2“, má-li to být jedno slovo a text má zůstat</translation>
    </message>
    <message>
        <source>A word before “%1”</source>
        <translation>Slovo před „%1“</translation>
    </message>
    <message>
        <source>A word after “%1”</source>
        <translation>Slovo za „%1“</translation>
    </message>
    <message>
        <source>An empty node after “%1”</source>
        <translation>Prázdný uzel za „%1“</translation>
    </message>
    <message>
        <source>Divide “%1”: spaces between the basic phrases</source>
        <translation>Rozdělit „%1“: mezery mezi základními frázemi</translation>
    </message>
    <message>
        <source>Only where words stand in bunsetsu can they move from one to the next.</source>
        <translation>Přesouvat slova do sousedního bunsetsu lze jen tam, kde slova v bunsetsu stojí.</translation>
    </message>
    <message>
        <source>%1 of “%2” in sentence %3</source>
        <translation>%1 pod „%2“ ve větě %3</translation>
    </message>
    <message>
        <source>%1 to “%2” in sentence %3</source>
        <translation>%1 ke slovu „%2“ ve větě %3</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 pod „%2“</translation>
    </message>
    <message>
        <source>%1 to “%2”</source>
        <translation>%1 ke slovu „%2“</translation>
    </message>
    <message>
        <source>With “%1” went: %2</source>
        <translation>Spolu s „%1“ zmizelo: %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WordEditor</name>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Enter: take it over   Esc: leave it as it was</source>
        <translation>Enter: převzít   Esc: nechat, jak bylo</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WorkplaceBar</name>
    <message>
        <source>Workplaces</source>
        <translation>Prostředí</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Seznam</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WrapButton</name>
    <message>
        <source>The sentence is wider than the window, so it is drawn in rows. In one row it can be scrolled from side to side.</source>
        <translation>Věta je širší než okno, proto je nakreslena na více řádcích. Na jednom řádku se dá posouvat do stran.</translation>
    </message>
    <message>
        <source>Draws the sentence in as many rows as it needs.</source>
        <translation>Nakreslí větu na tolika řádcích, kolik potřebuje.</translation>
    </message>
    <message>
        <source>In one row</source>
        <translation>Na jednom řádku</translation>
    </message>
    <message>
        <source>In rows</source>
        <comment>a sentence that is wider than the window</comment>
        <translation>Na více řádcích</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ZoneCommands</name>
    <message>
        <source>The file has no other zones.</source>
        <translation>Soubor nemá jiné zóny.</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <translation>Zóna %1</translation>
    </message>
    <message>
        <source>No file that is open has other zones. Only Treex documents with several zones, for languages or selectors, have some.</source>
        <translation>Žádný otevřený soubor nemá jiné zóny. Mají je jen dokumenty Treex s několika zónami podle jazyků nebo selektorů.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ZonePanel</name>
    <message>
        <source>Work in this zone</source>
        <translation>Pracovat v této zóně</translation>
    </message>
    <message>
        <source>The zone beside the one on view</source>
        <translation>Zóna vedle zobrazené</translation>
    </message>
    <message>
        <source>The sentence in that zone</source>
        <translation>Věta ve vedlejší zóně</translation>
    </message>
    <message>
        <source>The tree in that zone</source>
        <translation>Strom ve vedlejší zóně</translation>
    </message>
    <message>
        <source>This zone cannot be read.</source>
        <translation>Tuto zónu nelze přečíst.</translation>
    </message>
    <message>
        <source>This zone has no tree of the sentence.</source>
        <translation>Tato zóna nemá strom této věty.</translation>
    </message>
    <message>
        <source>The file has no other zones. Only Treex documents with several zones, for languages or selectors, have some.</source>
        <translation>Soubor nemá jiné zóny. Mají je jen dokumenty Treex s několika zónami podle jazyků nebo selektorů.</translation>
    </message>
</context>
</TS>
