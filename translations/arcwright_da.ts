<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Åbn…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Åbn &amp;mappe…</translation>
    </message>
    <message>
        <source>&amp;Compare with a file…</source>
        <translation>&amp;Sammenlign med en fil…</translation>
    </message>
    <message>
        <source>Compare with the ne&amp;xt layer</source>
        <translation>Sammenlign med n&amp;æste lag</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Gem s&amp;om…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportér…</translation>
    </message>
    <message>
        <source>Save a p&amp;icture…</source>
        <translation>Gem et &amp;billede…</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <translation>&amp;Kopiér billedet</translation>
    </message>
    <message>
        <source>Re&amp;port of the analysis…</source>
        <translation>&amp;Rapport over analysen…</translation>
    </message>
    <message>
        <source>Keep a&amp;nnotations in the file</source>
        <translation>Opbevar annotationer i &amp;filen</translation>
    </message>
    <message>
        <source>&amp;Predict with a model…</source>
        <translation>&amp;Forudsig med en model…</translation>
    </message>
    <message>
        <source>Predict &amp;here with it</source>
        <translation>Forudsig h&amp;er med den</translation>
    </message>
    <message>
        <source>Save the &amp;model…</source>
        <translation>Gem &amp;modellen…</translation>
    </message>
    <message>
        <source>Put the model on the shel&amp;f</source>
        <translation>Læg modellen i modelsamlin&amp;gen</translation>
    </message>
    <message>
        <source>M&amp;odels on the shelf</source>
        <translation>M&amp;odelsamlingen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gendan</translation>
    </message>
    <message>
        <source>Choose the &amp;head</source>
        <translation>Vælg &amp;hovedet</translation>
    </message>
    <message>
        <source>Make it the &amp;root</source>
        <translation>Gør til &amp;rod</translation>
    </message>
    <message>
        <source>Attach to the word &amp;before</source>
        <translation>Knyt til ordet fora&amp;n</translation>
    </message>
    <message>
        <source>Attach to the word a&amp;fter</source>
        <translation>Knyt til ordet &amp;efter</translation>
    </message>
    <message>
        <source>Change the re&amp;lation</source>
        <translation>Skift re&amp;lation</translation>
    </message>
    <message>
        <source>Add a further par&amp;ent</source>
        <translation>Tilføj en sekundær f&amp;orælder</translation>
    </message>
    <message>
        <source>&amp;Delete the arc</source>
        <translation>&amp;Slet buen</translation>
    </message>
    <message>
        <source>&amp;Accept the predicted arc</source>
        <translation>&amp;Acceptér den forudsagte bue</translation>
    </message>
    <message>
        <source>Accept all &amp;predicted arcs</source>
        <translation>Acceptér alle &amp;forudsagte buer</translation>
    </message>
    <message>
        <source>&amp;Take what is proposed</source>
        <translation>&amp;Tag det foreslåede</translation>
    </message>
    <message>
        <source>P&amp;in the arc</source>
        <translation>Fastg&amp;ør buen</translation>
    </message>
    <message>
        <source>&amp;Confirm the sentence</source>
        <translation>Be&amp;kræft sætningen</translation>
    </message>
    <message>
        <source>Confirm and go &amp;on</source>
        <translation>Bekræft og gå &amp;videre</translation>
    </message>
    <message>
        <source>Accept all, confirm and &amp;go on</source>
        <translation>Acceptér alle, bekræft og &amp;gå videre</translation>
    </message>
    <message>
        <source>Re&amp;mark on the sentence…</source>
        <translation>Be&amp;mærkning til sætningen…</translation>
    </message>
    <message>
        <source>Remark on the &amp;word or arc…</source>
        <translation>Bemærkning til or&amp;det eller buen…</translation>
    </message>
    <message>
        <source>Edit the &amp;word…</source>
        <translation>Redigér &amp;ordet…</translation>
    </message>
    <message>
        <source>Edit as &amp;text</source>
        <translation>Redigér som &amp;tekst</translation>
    </message>
    <message>
        <source>Edit the co&amp;mment lines…</source>
        <translation>Redigér &amp;kommentarlinjer…</translation>
    </message>
    <message>
        <source>Copy the sentence's &amp;id</source>
        <translation>Kopiér sætningens &amp;id</translation>
    </message>
    <message>
        <source>&amp;Divide the word…</source>
        <translation>&amp;Del ordet…</translation>
    </message>
    <message>
        <source>&amp;Join the words</source>
        <translation>Fø&amp;j ordene sammen</translation>
    </message>
    <message>
        <source>Insert a word &amp;before…</source>
        <translation>Indsæt et ord &amp;foran…</translation>
    </message>
    <message>
        <source>Insert a word &amp;after…</source>
        <translation>Indsæt et ord &amp;efter…</translation>
    </message>
    <message>
        <source>D&amp;elete the word</source>
        <translation>&amp;Slet ordet</translation>
    </message>
    <message>
        <source>Make a &amp;multiword token</source>
        <translation>Lav et flerordsto&amp;ken</translation>
    </message>
    <message>
        <source>Dissolve the m&amp;ultiword token</source>
        <translation>Opløs fler&amp;ordstokenet</translation>
    </message>
    <message>
        <source>Insert an empt&amp;y node…</source>
        <translation>Indsæt en to&amp;m knude…</translation>
    </message>
    <message>
        <source>Begin a new &amp;sentence with the word</source>
        <translation>Begynd en &amp;ny sætning med ordet</translation>
    </message>
    <message>
        <source>Join with the &amp;next sentence</source>
        <translation>Føj sammen med næste s&amp;ætning</translation>
    </message>
    <message>
        <source>Cho&amp;rds…</source>
        <translation>Bog&amp;stavkoder til relationer og tags…</translation>
    </message>
    <message>
        <source>Drag from &amp;head to dependent</source>
        <translation>Træk fra &amp;hoved til dependent</translation>
    </message>
    <message>
        <source>A new head brings its relat&amp;ion</source>
        <translation>Nyt hoved giver ny re&amp;lation</translation>
    </message>
    <message>
        <source>Go to a &amp;word…</source>
        <translation>Gå til et &amp;ord…</translation>
    </message>
    <message>
        <source>&amp;Type or paste a text…</source>
        <translation>Skr&amp;iv eller indsæt en tekst…</translation>
    </message>
    <message>
        <source>&amp;Next sentence</source>
        <translation>&amp;Næste sætning</translation>
    </message>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>&amp;Forrige sætning</translation>
    </message>
    <message>
        <source>&amp;Go to sentence…</source>
        <translation>&amp;Gå til sætning…</translation>
    </message>
    <message>
        <source>&amp;Find sentences…</source>
        <translation>&amp;Søg i sætninger…</translation>
    </message>
    <message>
        <source>Sea&amp;rch and replace…</source>
        <translation>S&amp;øg og erstat…</translation>
    </message>
    <message>
        <source>Search for trees like the word's</source>
        <translation>Søg efter deltræer, der &amp;ligner ordets</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Næste træf</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Forrige træf</translation>
    </message>
    <message>
        <source>Next &amp;to decide</source>
        <translation>Næs&amp;te uafgjorte ord</translation>
    </message>
    <message>
        <source>Previous to d&amp;ecide</source>
        <translation>Forrige uafg&amp;jorte ord</translation>
    </message>
    <message>
        <source>Next &amp;disagreement</source>
        <translation>Næste &amp;uenighed</translation>
    </message>
    <message>
        <source>Previous d&amp;isagreement</source>
        <translation>Forrige u&amp;enighed</translation>
    </message>
    <message>
        <source>Next uncertain &amp;word</source>
        <translation>Næste usikre o&amp;rd</translation>
    </message>
    <message>
        <source>Pre&amp;vious uncertain word</source>
        <translation>Forrige usikre or&amp;d</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>Næste &amp;problem</translation>
    </message>
    <message>
        <source>Previous prob&amp;lem</source>
        <translation>Forrige pro&amp;blem</translation>
    </message>
    <message>
        <source>Next re&amp;mark</source>
        <translation>Næste be&amp;mærkning</translation>
    </message>
    <message>
        <source>Previous remar&amp;k</source>
        <translation>Forrige bemær&amp;kning</translation>
    </message>
    <message>
        <source>Next &amp;unconfirmed sentence</source>
        <translation>Næste ubekræftede sætn&amp;ing</translation>
    </message>
    <message>
        <source>Previous un&amp;confirmed sentence</source>
        <translation>Forrige ubekræftede s&amp;ætning</translation>
    </message>
    <message>
        <source>&amp;Order of what waits…</source>
        <translation>Rækkefølge for &amp;ventende sætninger…</translation>
    </message>
    <message>
        <source>Back to the anal&amp;ysis</source>
        <translation>Tilbage til anal&amp;ysen</translation>
    </message>
    <message>
        <source>&amp;Train on this treebank</source>
        <translation>&amp;Træn på denne træbank</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>&amp;Annuller træningen</translation>
    </message>
    <message>
        <source>Learning c&amp;urve…</source>
        <translation>Læringsk&amp;urve…</translation>
    </message>
    <message>
        <source>Simulated annota&amp;tor…</source>
        <translation>&amp;Simuleret annotator…</translation>
    </message>
    <message>
        <source>&amp;Learn from what I confirm</source>
        <translation>&amp;Lær af det, jeg bekræfter</translation>
    </message>
    <message>
        <source>Parse &amp;with</source>
        <translation>&amp;Parsér med</translation>
    </message>
    <message>
        <source>&amp;Find suspicious annotations</source>
        <translation>Find mistænkelige a&amp;nnotationer</translation>
    </message>
    <message>
        <source>Correct to the ri&amp;val</source>
        <translation>Ret til alternat&amp;ivet</translation>
    </message>
    <message>
        <source>&amp;Keep the annotation</source>
        <translation>&amp;Behold annotationen</translation>
    </message>
    <message>
        <source>Po&amp;stpone the decision</source>
        <translation>&amp;Udskyd afgørelsen</translation>
    </message>
    <message>
        <source>&amp;Watch an algorithm</source>
        <translation>Følg en &amp;algoritme</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>&amp;Første trin</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Et trin til&amp;bage</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Afs&amp;pil eller hold pause</translation>
    </message>
    <message>
        <source>Step f&amp;orward</source>
        <translation>Et trin f&amp;rem</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Sidste trin</translation>
    </message>
    <message>
        <source>&amp;Previous main step</source>
        <translation>F&amp;orrige hovedtrin</translation>
    </message>
    <message>
        <source>&amp;Next main step</source>
        <translation>&amp;Næste hovedtrin</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Langso&amp;mmere</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>&amp;Hurtigere</translation>
    </message>
    <message>
        <source>Stop at an &amp;arc…</source>
        <translation>Stop ved en b&amp;ue…</translation>
    </message>
    <message>
        <source>Another algorithm &amp;beside it</source>
        <translation>En anden algoritme ved si&amp;den af</translation>
    </message>
    <message>
        <source>Type the s&amp;cores by hand</source>
        <translation>Skriv s&amp;corerne i hånden</translation>
    </message>
    <message>
        <source>Lect&amp;ure mode</source>
        <translation>Forelæsningstils&amp;tand</translation>
    </message>
    <message>
        <source>&amp;Export the steps…</source>
        <translation>&amp;Eksportér trinene…</translation>
    </message>
    <message>
        <source>&amp;Quiz: guess the next step</source>
        <translation>&amp;Quiz: gæt næste trin</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>Le&amp;ktioner…</translation>
    </message>
    <message>
        <source>Lesson from a f&amp;ile…</source>
        <translation>Lektion fra en f&amp;il…</translation>
    </message>
    <message>
        <source>&amp;Type a sentence…</source>
        <translation>Skriv en s&amp;ætning…</translation>
    </message>
    <message>
        <source>&amp;Do an exercise…</source>
        <translation>L&amp;øs en opgave…</translation>
    </message>
    <message>
        <source>&amp;Make an exercise…</source>
        <translation>La&amp;v en opgave…</translation>
    </message>
    <message>
        <source>Wh&amp;y this head</source>
        <translation>&amp;Hvorfor dette hoved</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;ind</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;ud</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>N&amp;ormal størrelse</translation>
    </message>
    <message>
        <source>&amp;Fit to width</source>
        <translation>&amp;Tilpas til bredden</translation>
    </message>
    <message>
        <source>&amp;Both layers in one diagram</source>
        <translation>&amp;Begge lag i ét diagram</translation>
    </message>
    <message>
        <source>Go&amp;ld below the words</source>
        <translation>&amp;Guldstandard under ordene</translation>
    </message>
    <message>
        <source>As a &amp;tree</source>
        <translation>So&amp;m træ</translation>
    </message>
    <message>
        <source>&amp;Wrap long sentences</source>
        <translation>Br&amp;yd lange sætninger</translation>
    </message>
    <message>
        <source>Ta&amp;gs below the words</source>
        <translation>Tag&amp;s under ordene</translation>
    </message>
    <message>
        <source>L&amp;emmas below the words</source>
        <translation>L&amp;emmaer under ordene</translation>
    </message>
    <message>
        <source>&amp;Readings below the words</source>
        <translation>&amp;Læsninger under ordene</translation>
    </message>
    <message>
        <source>Only di&amp;sagreements</source>
        <translation>Kun uenig&amp;heder</translation>
    </message>
    <message>
        <source>Only the &amp;path from this word</source>
        <translation>Kun stien &amp;fra dette ord</translation>
    </message>
    <message>
        <source>Only what &amp;hangs on the word</source>
        <translation>Kun det, der hænger p&amp;å ordet</translation>
    </message>
    <message>
        <source>Onl&amp;y the diagram</source>
        <translation>&amp;Kun diagrammet</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>M&amp;ørkt tema</translation>
    </message>
    <message>
        <source>&amp;Annotate</source>
        <translation>&amp;Annotering</translation>
    </message>
    <message>
        <source>A&amp;nalyse</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation>T&amp;ræning</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>Un&amp;dervisning</translation>
    </message>
    <message>
        <source>List of &amp;sentences</source>
        <translation>Liste over &amp;sætninger</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemer</translation>
    </message>
    <message>
        <source>Table of &amp;words</source>
        <translation>Tabel over &amp;ord</translation>
    </message>
    <message>
        <source>Wh&amp;y</source>
        <translation>&amp;Hvorfor</translation>
    </message>
    <message>
        <source>Searc&amp;h</source>
        <translation>Sø&amp;g</translation>
    </message>
    <message>
        <source>Arcs ali&amp;ke</source>
        <translation>Tilsv&amp;arende buer</translation>
    </message>
    <message>
        <source>Start where I &amp;left off</source>
        <translation>Start, hvor jeg s&amp;lap</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>Find en &amp;kommando…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastaturgenveje</translation>
    </message>
    <message>
        <source>&amp;About Arcwright</source>
        <translation>&amp;Om Arcwright</translation>
    </message>
    <message>
        <source>&amp;Joined by a coordination or apposition</source>
        <translation>Led i sideordning eller a&amp;pposition</translation>
    </message>
    <message>
        <source>Top of a pare&amp;nthesis</source>
        <translation>Parentesens hø&amp;jeste ord</translation>
    </message>
    <message>
        <source>Governor left o&amp;ut</source>
        <translation>Det st&amp;yrende ord er udeladt</translation>
    </message>
    <message>
        <source>Effecti&amp;ve dependencies</source>
        <translation>Effekti&amp;ve dependenser</translation>
    </message>
    <message>
        <source>Si&amp;ze of the interface…</source>
        <translation>&amp;Justér grænsefladens størrelse…</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>I&amp;ndstillinger…</translation>
    </message>
    <message>
        <source>Work in the next z&amp;one</source>
        <translation>Arbejd i næste &amp;zone</translation>
    </message>
    <message>
        <source>Enhanced &amp;graphs…</source>
        <translation>Udvidede &amp;grafer…</translation>
    </message>
    <message>
        <source>Only the en&amp;hanced graph</source>
        <translation>Kun den udvidede &amp;graf</translation>
    </message>
    <message>
        <source>Other &amp;zones</source>
        <translation>Andre &amp;zoner</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Håndbog</translation>
    </message>
    <message>
        <source>&amp;Tour: annotating</source>
        <translation>&amp;Rundvisning: annotering</translation>
    </message>
    <message>
        <source>Tour: anal&amp;ysing errors</source>
        <translation>Rundvisning: &amp;fejlanalyse</translation>
    </message>
    <message>
        <source>Tou&amp;r: teaching</source>
        <translation>Rundvisning: &amp;undervisning</translation>
    </message>
    <message>
        <source>&amp;Next step of the tour</source>
        <translation>&amp;Næste trin i rundvisningen</translation>
    </message>
    <message>
        <source>Step &amp;back in the tour</source>
        <translation>Et trin til&amp;bage i rundvisningen</translation>
    </message>
    <message>
        <source>&amp;Leave the tour</source>
        <translation>For&amp;lad rundvisningen</translation>
    </message>
    <message>
        <source>Add an edge to another sen&amp;tence</source>
        <translation>Tilføj en bue til en anden s&amp;ætning</translation>
    </message>
    <message>
        <source>&amp;Go to the other end of the edge</source>
        <translation>G&amp;å til buens anden ende</translation>
    </message>
    <message>
        <source>&amp;First word to the bunsetsu before</source>
        <translation>F&amp;ørste ord til bunsetsuen foran</translation>
    </message>
    <message>
        <source>&amp;Last word to the bunsetsu behind</source>
        <translation>Sidste ord til bunsetsuen &amp;bagefter</translation>
    </message>
    <message>
        <source>&amp;Basic phrases of bunsetsu</source>
        <translation>Grundfraser i &amp;bunsetsuer</translation>
    </message>
    <message>
        <source>Step both &amp;in step, or one alone</source>
        <translation>G&amp;å frem i takt i begge eller kun i den ene</translation>
    </message>
    <message>
        <source>Ne&amp;xt stop of the lesson</source>
        <translation>Næste stop i &amp;lektionen</translation>
    </message>
    <message>
        <source>Stop be&amp;fore</source>
        <translation>Forri&amp;ge stop</translation>
    </message>
</context>
<context>
    <name>AnswerFiles</name>
    <message>
        <source>Answers (*.json);;All files (*)</source>
        <translation>Besvarelser (*.json);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Hand in your trees? You cannot change them afterwards.</source>
        <translation>Vil du aflevere dine træer? Du kan ikke ændre dem bagefter.</translation>
    </message>
    <message>
        <source>Heads that are not drawn yet: %1.</source>
        <translation>Hoveder, der ikke er tegnet endnu: %1.</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>besvarelser</translation>
    </message>
    <message>
        <source>Go on with saved trees</source>
        <translation>Fortsæt med gemte træer</translation>
    </message>
    <message>
        <source>Hand in your answers? You cannot change them afterwards.</source>
        <translation>Vil du aflevere dine svar? Bagefter kan de ikke ændres.</translation>
    </message>
    <message>
        <source>Answers that are not given yet: %1.</source>
        <translation>Svar, der endnu ikke er givet: %1.</translation>
    </message>
    <message>
        <source>Handing in</source>
        <translation>Aflevering</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Aflever</translation>
    </message>
    <message>
        <source>Trees not saved</source>
        <translation>Ikke-gemte træer</translation>
    </message>
    <message>
        <source>What you have drawn and answered is not saved.</source>
        <translation>Det, du har tegnet og svaret, er ikke gemt.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Luk uden at gemme</translation>
    </message>
</context>
<context>
    <name>ArcText</name>
    <message>
        <source>root</source>
        <translation>rod</translation>
    </message>
    <message>
        <source>%1 of the root</source>
        <comment>relation</comment>
        <translation>%1 under roden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>relation, head</comment>
        <translation>%1 under %2</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>intet hoved</translation>
    </message>
    <message>
        <source>%1, no head</source>
        <comment>relation</comment>
        <translation>%1, intet hoved</translation>
    </message>
</context>
<context>
    <name>BunsetsuPlayer</name>
    <message>
        <source>A head stands to the right of its dependent.</source>
        <translation>Et hoved står til højre for sin dependent.</translation>
    </message>
    <message>
        <source>Attach %1 to %2</source>
        <translation>Knyt %1 til %2</translation>
    </message>
    <message>
        <source>Click: let the parser decide again</source>
        <translation>Klik: lad parseren afgøre det igen</translation>
    </message>
    <message>
        <source>Click: %1 wins instead</source>
        <translation>Klik: lad %1 vinde i stedet</translation>
    </message>
    <message>
        <source>Click: no instead of yes</source>
        <translation>Klik: nej i stedet for ja</translation>
    </message>
    <message>
        <source>Click: yes instead of no</source>
        <translation>Klik: ja i stedet for nej</translation>
    </message>
    <message>
        <source>Click: %1 is the head</source>
        <translation>Klik: gør %1 til hoved</translation>
    </message>
    <message>
        <source>Dependents</source>
        <translation>Dependenter</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>fra højre mod venstre</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>fra venstre mod højre</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Kampe</translation>
    </message>
    <message>
        <source>%1 against %2 for %3</source>
        <comment>two candidates and their dependent</comment>
        <translation>%1 mod %2 om %3</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <comment>a game and its winner</comment>
        <translation>%1: %2 vinder</translation>
    </message>
    <message>
        <source>%1 on %2?</source>
        <comment>does a bunsetsu depend on another</comment>
        <translation>%1 på %2?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>tager %1</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) of %1 weighed</source>
        <translation>
            <numerusform>%n kandidat til %1 vejet</numerusform>
            <numerusform>%n kandidater til %1 vejet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pass over %n bunsetsu begins</source>
        <translation>
            <numerusform>et gennemløb af %n bunsetsu begynder</numerusform>
            <numerusform>et gennemløb af %n bunsetsuer begynder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the only candidate</source>
        <translation>%1, den eneste kandidat</translation>
    </message>
    <message>
        <source>finished: every bunsetsu has its head</source>
        <translation>færdig: hver bunsetsu har sit hoved</translation>
    </message>
    <message>
        <source>Each bunsetsu looks for its head among those to its right. The candidates play one game after another, and the winner of the last one is the head. Whoever would cross an arc is not let in.</source>
        <translation>Hver bunsetsu søger sit hoved blandt dem, der står til højre for den. Kandidaterne spiller den ene kamp efter den anden, og vinderen af den sidste er hovedet. Den, der ville krydse en bue, får ikke lov at være med.</translation>
    </message>
    <message>
        <source>Bunsetsu wait on a stack. The one on top is asked whether it depends on the one at the front of the queue: if so it leaves with its head, if not the next one is put on the stack.</source>
        <translation>Bunsetsuer venter på en stak. For den øverste spørges der, om den afhænger af den forreste i køen: i så fald forsvinder den med sit hoved, ellers lægges den næste på stakken.</translation>
    </message>
    <message>
        <source>In each pass every bunsetsu is asked whether it depends on its right neighbour: D if so, O if not. Those nobody can depend on any more go, and the next pass sees other neighbours.</source>
        <translation>I hvert gennemløb spørges der for hver bunsetsu, om den afhænger af sin højre nabo: D hvis ja, O hvis nej. De, som ingen længere kan afhænge af, forsvinder, og næste gennemløb ser andre naboer.</translation>
    </message>
    <message>
        <source>For each bunsetsu, from right to left, all candidates are given a score at once, and the best one is the head.</source>
        <translation>For hver bunsetsu, fra højre mod venstre, får alle kandidater en score på én gang, og den bedste er hovedet.</translation>
    </message>
    <message>
        <source>Who is the better head of %1: %2, which is nearer, or %3?</source>
        <translation>Hvad er det bedste hoved til %1: %2, som er nærmest, eller %3?</translation>
    </message>
    <message>
        <source>You decided: %1 wins.</source>
        <translation>Du bestemte: %1 vinder.</translation>
    </message>
    <message>
        <source>The margin of the farther one is %1, so %2 wins and plays on.</source>
        <translation>Marginen for den fjerneste er %1, så %2 vinder og spiller videre.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Præferencer</translation>
    </message>
    <message>
        <source>A kernel has no weights of single features to show.</source>
        <translation>En kerne har ingen vægte for enkelte træk, der kan vises.</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>den nærmeste</translation>
    </message>
    <message>
        <source>farther</source>
        <translation>den fjerneste</translation>
    </message>
    <message>
        <source>both</source>
        <translation>begge</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whom a feature is of, and its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Does %1 depend on %2?</source>
        <translation>Afhænger %1 af %2?</translation>
    </message>
    <message>
        <source>You decided: %1.</source>
        <translation>Du bestemte: %1.</translation>
    </message>
    <message>
        <source>Yes: the margin is %1.</source>
        <translation>Ja: marginen er %1.</translation>
    </message>
    <message>
        <source>No: the margin is %1.</source>
        <translation>Nej: marginen er %1.</translation>
    </message>
    <message>
        <source>Every candidate of %1 has a score; the best one will be its head.</source>
        <translation>Hver kandidat til %1 har en score; den bedste bliver hovedet.</translation>
    </message>
    <message>
        <source>Every candidate of %1 has a score, and its probability is proportional to e to that. %2 is the best.</source>
        <translation>Hver kandidat til %1 har en score, og dens sandsynlighed er proportional med e opløftet til den. %2 er den bedste.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scorer</translation>
    </message>
    <message>
        <source>%1 hangs on %2 instead of %3</source>
        <translation>%1 hænger på %2 i stedet for %3</translation>
    </message>
    <message>
        <source>What you overruled changes no arc in the end.</source>
        <translation>Det, du underkendte, ændrer i sidste ende ingen bue.</translation>
    </message>
    <message>
        <source>What you overruled leads to: %1.</source>
        <translation>Det, du underkendte, fører til: %1.</translation>
    </message>
    <message>
        <source>No model answers: preferences are numbers in a table.</source>
        <translation>Ingen model svarer: præferencerne er tal i en tabel.</translation>
    </message>
    <message>
        <source>These are left: %1.</source>
        <translation>Tilbage er: %1.</translation>
    </message>
    <message>
        <source>There is no choice: %1 can only depend on %2.</source>
        <translation>Der er intet valg: %1 kan kun afhænge af %2.</translation>
    </message>
    <message>
        <source>%1 depends on %2.</source>
        <translation>%1 afhænger af %2.</translation>
    </message>
    <message>
        <source>Every bunsetsu but the last has found its head.</source>
        <translation>Hver bunsetsu undtagen den sidste har fundet sit hoved.</translation>
    </message>
    <message>
        <source>Each line is a tournament: the losers are struck out, the winner is the head.</source>
        <translation>Hver linje er en turnering: taberne er streget over, vinderen er hovedet.</translation>
    </message>
    <message>
        <source>%1 (overruled)</source>
        <translation>%1 (underkendt)</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stak</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kø</translation>
    </message>
    <message>
        <source>reduce</source>
        <translation>reduce</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>shift</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Gennemløb %1</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>underkendt</translation>
    </message>
    <message>
        <source>%1 %   score %2</source>
        <comment>probability in percent</comment>
        <translation>%1 %   score %2</translation>
    </message>
    <message>
        <source>Candidates of %1</source>
        <translation>Kandidater til %1</translation>
    </message>
    <message>
        <source>no rival</source>
        <translation>ingen rival</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>the margin of a game that was won</comment>
        <translation>med %1</translation>
    </message>
    <message>
        <source>would cross</source>
        <translation>ville krydse</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>dependent</translation>
    </message>
    <message>
        <source>head of %1</source>
        <translation>hoved til %1</translation>
    </message>
    <message>
        <source>%1 (overruled)</source>
        <comment>a decision</comment>
        <translation>%1 (underkendt)</translation>
    </message>
    <message>
        <source>The features that weigh most, + for the farther one, those that decided first</source>
        <translation>De træk, der vejer mest, + for den fjerneste, de afgørende først</translation>
    </message>
    <message>
        <source>The features that weigh most, + for yes, those that decided first</source>
        <translation>De træk, der vejer mest, + for ja, de afgørende først</translation>
    </message>
</context>
<context>
    <name>CanvasKeys</name>
    <message>
        <source>select a word</source>
        <translation>vælg et ord</translation>
    </message>
    <message>
        <source>go to the head of the word, back down, or to its first dependent</source>
        <translation>gå til ordets hoved, ned igen eller til dets første dependent</translation>
    </message>
    <message>
        <source>go to the next word on the same head</source>
        <translation>gå til næste ord på samme hoved</translation>
    </message>
    <message>
        <source>select one of the arcs that end at the word</source>
        <translation>vælg en af de buer, der ender ved ordet</translation>
    </message>
    <message>
        <source>select several words, to join them</source>
        <translation>vælg flere ord for at føje dem sammen</translation>
    </message>
    <message>
        <source>take the parser's k-th guess</source>
        <translation>tag parserens gæt nummer k</translation>
    </message>
    <message>
        <source>list all guesses of the parser</source>
        <translation>vis alle parserens gæt</translation>
    </message>
    <message>
        <source>typed quickly: a chord, if there is one</source>
        <translation>skrevet hurtigt: en bogstavkode, hvis den findes</translation>
    </message>
    <message>
        <source>give up what has been begun; bring back what is out of focus</source>
        <translation>opgiv det påbegyndte; vis det nedtonede igen</translation>
    </message>
    <message>
        <source>the number of the head; 0: root</source>
        <translation>hovedets nummer; 0: roden</translation>
    </message>
    <message>
        <source>the first letters of the head</source>
        <translation>hovedets første bogstaver</translation>
    </message>
    <message>
        <source>go to another word</source>
        <translation>gå til et andet ord</translation>
    </message>
    <message>
        <source>the root; back to the word itself</source>
        <translation>roden; tilbage til selve ordet</translation>
    </message>
    <message>
        <source>erase the last digit</source>
        <translation>slet det sidste ciffer</translation>
    </message>
    <message>
        <source>take the head</source>
        <translation>tag hovedet</translation>
    </message>
    <message>
        <source>take the head and ask for the relation too</source>
        <translation>tag hovedet, og spørg også om relationen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Bogstaver</translation>
    </message>
</context>
<context>
    <name>CanvasTexts</name>
    <message>
        <source>Go to a word: its number, or first letters or arrows and Enter; Esc cancels</source>
        <translation>Gå til et ord: dets nummer, eller første bogstaver eller pile og Enter; Esc annullerer</translation>
    </message>
    <message>
        <source>Further parent of “%1”</source>
        <translation>Sekundær forælder til ”%1”</translation>
    </message>
    <message>
        <source>Head of “%1”</source>
        <translation>Hoved til ”%1”</translation>
    </message>
    <message>
        <source>number, or first letters or arrows and Enter; Esc cancels</source>
        <translation>nummer, eller første bogstaver eller pile og Enter; Esc annullerer</translation>
    </message>
    <message>
        <source>number (0: root), or first letters or arrows and Enter; Tab asks for the relation too</source>
        <translation>nummer (0: roden), eller første bogstaver eller pile og Enter; Tabulator spørger også om relationen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>root</source>
        <translation>rod</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 ”%2”</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>On a cycle: %1. Another head for one of them, or the root, breaks it.</source>
        <translation>I en kreds: %1. Et andet hoved til et af ordene, eller roden, bryder den.</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <translation>%1 → %2, %3</translation>
    </message>
    <message>
        <source>not compared: the other layer tells no arcs like this</source>
        <translation>ikke sammenlignet: det andet lag har ingen oplysning om sådanne buer</translation>
    </message>
    <message>
        <source>on a cycle</source>
        <translation>i en kreds</translation>
    </message>
    <message>
        <source>remark: %1</source>
        <translation>bemærkning: %1</translation>
    </message>
    <message>
        <source>another analysis is nearly as good</source>
        <translation>en anden analyse er næsten lige så god</translation>
    </message>
    <message>
        <source>crosses another arc</source>
        <translation>krydser en anden bue</translation>
    </message>
    <message>
        <source>the other layer divides this into other words and says nothing of it</source>
        <translation>det andet lag deler dette i andre ord og siger intet om det</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n ord</numerusform>
            <numerusform>%n ord</numerusform>
        </translation>
    </message>
    <message>
        <source>Word %1 of %2, “%3”</source>
        <translation>Ord %1 af %2, ”%3”</translation>
    </message>
    <message>
        <source>%1, the root</source>
        <translation>%1, roden</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 til %3</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>roden</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>letters of a chord</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Click the head of “%1”; Esc cancels</source>
        <translation>Klik på hovedet til ”%1”; Esc annullerer</translation>
    </message>
    <message>
        <source>Click a dependent of “%1”; Esc cancels</source>
        <translation>Klik på en dependent af ”%1”; Esc annullerer</translation>
    </message>
    <message>
        <source>of the tree alone: the enhanced graph has no such arc</source>
        <translation>kun i træet: den udvidede graf har ingen sådan bue</translation>
    </message>
    <message>
        <source>Empty node %1, “%2”</source>
        <translation>Tom knude %1, ”%2”</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a word with its relation; how that compares</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>“%1” of sentence %2</source>
        <translation>”%1” i sætning %2</translation>
    </message>
    <message>
        <source>leaves the sentence; a double click goes to its other end</source>
        <translation>forlader sætningen; et dobbeltklik går til dens anden ende</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a relation: what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” in the tree; the label is that of the enhanced graph</source>
        <translation>”%1” i træet; etiketten er den udvidede grafs</translation>
    </message>
    <message>
        <source>as in the other layer</source>
        <translation>som i det andet lag</translation>
    </message>
    <message>
        <source>the other layer has another head</source>
        <translation>det andet lag har et andet hoved</translation>
    </message>
    <message>
        <source>the other layer has the same head, but another relation</source>
        <translation>det andet lag har samme hoved, men en anden relation</translation>
    </message>
    <message>
        <source>the other layer has no such arc</source>
        <translation>det andet lag har ingen sådan bue</translation>
    </message>
    <message>
        <source>non-projective; not below “%1”: %2 (underlined)</source>
        <translation>ikke-projektiv; ikke under ”%1”: %2 (understreget)</translation>
    </message>
    <message>
        <source>“%1” in the enhanced graph</source>
        <translation>”%1” i den udvidede graf</translation>
    </message>
</context>
<context>
    <name>Causes</name>
    <message>
        <source>wrong heads</source>
        <translation>forkerte hoveder</translation>
    </message>
    <message>
        <source>%1: %2, %3% of the wrong heads</source>
        <comment>category, count, share</comment>
        <translation>%1: %2, %3 % af de forkerte hoveder</translation>
    </message>
    <message>
        <source>The decoder missed what the model prefers.</source>
        <translation>Dekoderen overså det, modellen foretrækker.</translation>
    </message>
    <message>
        <source>The model prefers what was found.</source>
        <translation>Modellen foretrækker det, der blev fundet.</translation>
    </message>
    <message>
        <source>An arc of gold's tree was left out before.</source>
        <translation>En bue i guldstandardens træ var udeladt på forhånd.</translation>
    </message>
    <message>
        <source>The decoder finds no trees like gold's.</source>
        <translation>Dekoderen finder ingen træer som guldstandardens.</translation>
    </message>
    <message>
        <source>second best</source>
        <translation>næstbedst</translation>
    </message>
    <message>
        <source>further behind</source>
        <translation>længere bagud</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>ikke overvejet</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rigtigt</translation>
    </message>
    <message>
        <source>search error</source>
        <translation>søgefejl</translation>
    </message>
    <message>
        <source>model error</source>
        <translation>scoringsfejl</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>udeladt</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>anden træform</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>so many or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>roden</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>intet hoved</translation>
    </message>
    <message>
        <source>no. %1, by %2</source>
        <comment>rank, loss of score</comment>
        <translation>nr. %1, %2 under</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>decoder, model</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sætning</numerusform>
            <numerusform>%n sætninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them by a model that has not seen it</source>
        <translation>
            <numerusform>%n af dem af en model, der ikke har set den</numerusform>
            <numerusform>%n af dem af en model, der ikke har set dem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, on which the parser was trained</source>
        <translation>
            <numerusform>%n udeladt, som parseren er trænet på</numerusform>
            <numerusform>%n udeladt, som parseren er trænet på</numerusform>
        </translation>
    </message>
    <message>
        <source>No head is wrong.</source>
        <translation>Intet hoved er forkert.</translation>
    </message>
    <message>
        <source>Of %1 wrong heads gold's is the second best choice %2 times (%3%), and out of reach %4 times; where it is within reach, its best tree usually scores %5 less.</source>
        <comment>counts, share, median</comment>
        <translation>Af %1 forkerte hoveder er det rigtige parserens næstbedste valg %2 gange (%3 %), og %4 gange har den slet ikke overvejet det; hvor den har overvejet det, scorer det bedste træ med det rigtige hoved typisk %5 mindre.</translation>
    </message>
    <message>
        <source>%1 are in trees that the decoder missed though the model prefers gold's, %2 are the model's own.</source>
        <comment>search errors, model errors</comment>
        <translation>%1 er i træer, som dekoderen overså, skønt modellen foretrækker guldstandardens, %2 er modellens egne.</translation>
    </message>
    <message>
        <source>Putting one right puts %1 others right on average, and %2 wrong.</source>
        <translation>Når ét rettes, bliver i gennemsnit %1 andre rigtige og %2 forkerte.</translation>
    </message>
    <message>
        <source>%1 hangs on %2; gold's head %3 is %4.</source>
        <comment>word, head, gold's head, how near</comment>
        <translation>%1 hænger på %2; guldstandardens hoved %3 er %4.</translation>
    </message>
    <message>
        <source>out of the parser's reach</source>
        <translation>ikke overvejet af parseren</translation>
    </message>
    <message>
        <source>Put right, it changes no other head.</source>
        <translation>Rettes det, ændres intet andet hoved.</translation>
    </message>
    <message>
        <source>Put right, these become right with it: %1.</source>
        <translation>Rettes det, bliver disse rigtige sammen med det: %1.</translation>
    </message>
    <message>
        <source>These right ones become wrong: %1.</source>
        <translation>Disse rigtige bliver forkerte: %1.</translation>
    </message>
    <message>
        <source>other heads put right</source>
        <translation>andre hoveder, der bliver rigtige</translation>
    </message>
    <message>
        <source>As to the whole tree: %1</source>
        <translation>Hvad hele træet angår: %1</translation>
    </message>
    <message>
        <source>no. %1, yet %2 more</source>
        <comment>rank, by how much its score is greater</comment>
        <translation>nr. %1, dog %2 over</translation>
    </message>
</context>
<context>
    <name>ChartPlayer</name>
    <message>
        <source>siblings %1 and %2</source>
        <translation>søskende %1 og %2</translation>
    </message>
    <message>
        <source>arc %1</source>
        <translation>bue %1</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%1 under %2</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>hele sætningen</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 alene</translation>
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
        <translation>tilbage: tager %1</translation>
    </message>
    <message>
        <source>back through %1</source>
        <translation>tilbage gennem %1</translation>
    </message>
    <message>
        <source>finished: the tree found scores %1</source>
        <translation>færdig: det fundne træ scorer %1</translation>
    </message>
    <message>
        <source>finished: the best projective tree scores %1</source>
        <translation>færdig: det bedste projektive træ scorer %1</translation>
    </message>
    <message>
        <source>%1 and %2 become neighbouring dependents of one head, with what hangs on them in between.</source>
        <translation>%1 og %2 bliver nabodependenter af ét hoved, med det, der hænger på dem derimellem.</translation>
    </message>
    <message>
        <source>The arc %1, with all words in between below its ends.</source>
        <translation>Buen %1 med alle ord derimellem under dens ender.</translation>
    </message>
    <message>
        <source>%1: all of these words hang below the first, and nothing is missing on this side.</source>
        <translation>%1: alle disse ord hænger under det første, og på denne side mangler intet.</translation>
    </message>
    <message>
        <source>%1: all of these words hang below the last, and nothing is missing on this side.</source>
        <translation>%1: alle disse ord hænger under det sidste, og på denne side mangler intet.</translation>
    </message>
    <message>
        <source>The whole sentence: one word becomes the root, the two sides of it are put together.</source>
        <translation>Hele sætningen: ét ord bliver rod, og dets to sider sættes sammen.</translation>
    </message>
    <message>
        <source>The best way to put it together scores %1.</source>
        <translation>Den bedste måde at sætte det sammen på scorer %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to put it together</source>
        <translation>
            <numerusform>%n måde at sætte det sammen på</numerusform>
            <numerusform>%n måder at sætte det sammen på</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>two parts</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Valgt: %1.</translation>
    </message>
    <message>
        <source>Its best derivation</source>
        <translation>Dets bedste afledning</translation>
    </message>
    <message>
        <source>The chart is empty. Triangles will be words with all their dependents on one side, trapezoids arcs, boxes neighbouring dependents of one head. Short spans come first.</source>
        <translation>Skemaet er tomt. Trekanter bliver ord med alle deres dependenter på den ene side, trapezer bliver buer, og kasser bliver nabodependenter af ét hoved. Korte strækninger kommer først.</translation>
    </message>
    <message>
        <source>The chart is empty. Triangles will be words with all their dependents on one side, trapezoids arcs. Short spans come first.</source>
        <translation>Skemaet er tomt. Trekanter bliver ord med alle deres dependenter på den ene side, og trapezer bliver buer. Korte strækninger kommer først.</translation>
    </message>
    <message>
        <source>On the way back from the best tree, this item gives %1 its head: %2.</source>
        <translation>På vej tilbage fra det bedste træ giver dette element %1 sit hoved: %2.</translation>
    </message>
    <message>
        <source>On the way back from the best tree: %1 is opened at its split.</source>
        <translation>På vej tilbage fra det bedste træ: %1 åbnes ved sit delingssted.</translation>
    </message>
    <message>
        <source>Every word has its head. Another projective tree may score more: what is inside a span was chosen before the arc over it was weighed.</source>
        <translation>Hvert ord har sit hoved. Et andet projektivt træ kan score mere: det, der er inden for en strækning, blev valgt, før buen over den blev vejet.</translation>
    </message>
    <message>
        <source>Every word has its head. No other projective tree scores more.</source>
        <translation>Hvert ord har sit hoved. Intet andet projektivt træ scorer mere.</translation>
    </message>
    <message>
        <source>a word and all its dependents on one side</source>
        <translation>et ord og alle dets dependenter på den ene side</translation>
    </message>
    <message>
        <source>an arc</source>
        <translation>en bue</translation>
    </message>
    <message>
        <source>neighbouring dependents of one head</source>
        <translation>nabodependenter af ét hoved</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>færdig: %1</translation>
    </message>
    <message>
        <source>arc</source>
        <comment>a summand</comment>
        <translation>bue</translation>
    </message>
    <message>
        <source>first on its side</source>
        <comment>a summand</comment>
        <translation>første på sin side</translation>
    </message>
    <message>
        <source>sibling %1, %2</source>
        <comment>a summand</comment>
        <translation>søskende %1, %2</translation>
    </message>
    <message>
        <source>found inside</source>
        <comment>a summand</comment>
        <translation>fundet indeni</translation>
    </message>
    <message>
        <source>All its parts: %1.</source>
        <translation>Alle dens dele: %1.</translation>
    </message>
    <message>
        <source>%1 (rounded)</source>
        <comment>a sum whose figures do not add up</comment>
        <translation>%1 (afrundet)</translation>
    </message>
    <message>
        <source>Nothing is left to put together: %1.</source>
        <translation>Der er ikke mere at sætte sammen: %1.</translation>
    </message>
    <message>
        <source>Which way to put it together wins: %1?</source>
        <translation>Hvilken måde at sætte det sammen på vinder: %1?</translation>
    </message>
    <message>
        <source>Which word becomes the root?</source>
        <translation>Hvilket ord bliver rod?</translation>
    </message>
    <message>
        <source>Which arc does %1 take?</source>
        <translation>Hvilken bue får %1?</translation>
    </message>
    <message>
        <source>%1: %2 + %3</source>
        <comment>an item and the two parts it is made of</comment>
        <translation>%1: %2 + %3</translation>
    </message>
    <message>
        <source>part of the tree that was found</source>
        <translation>del af det fundne træ</translation>
    </message>
    <message>
        <source>Every word has its head. Without the arcs that may not be, or were left out, no other projective tree scores more.</source>
        <translation>Hvert ord har sit hoved. Uden de buer, der er forbudt eller blev udeladt, scorer intet andet projektivt træ mere.</translation>
    </message>
</context>
<context>
    <name>Chords</name>
    <message>
        <source>“%1”: a chord is typed with letters.</source>
        <translation>”%1”: en bogstavkode skrives med bogstaver.</translation>
    </message>
    <message>
        <source>“%1” is there twice.</source>
        <translation>”%1” er der to gange.</translation>
    </message>
    <message>
        <source>“%1” sets nothing.</source>
        <translation>”%1” sætter intet.</translation>
    </message>
    <message>
        <source>Functions of the Prague treebanks</source>
        <translation>Prag-træbankernes funktioner</translation>
    </message>
    <message>
        <source>Relations of Universal Dependencies</source>
        <translation>Relationerne i Universal Dependencies</translation>
    </message>
    <message>
        <source>Relations of the Danish Dependency Treebank</source>
        <translation>Relationerne i Danish Dependency Treebank</translation>
    </message>
</context>
<context>
    <name>ClimbPlayer</name>
    <message>
        <source>best of all climbs</source>
        <translation>bedst af alle klatringer</translation>
    </message>
    <message>
        <source>from</source>
        <translation>fra</translation>
    </message>
    <message>
        <source>%1: gains %2</source>
        <translation>%1: giver %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: not possible, %2</source>
        <translation>%1: ikke muligt, %2</translation>
    </message>
    <message>
        <source>The score is %1.</source>
        <translation>Scoren er %1.</translation>
    </message>
    <message>
        <source>%1. That gains %2; the score is %3.</source>
        <translation>%1. Det giver %2; scoren er %3.</translation>
    </message>
    <message>
        <source>What the gain comes from: %1.</source>
        <translation>Det, gevinsten kommer af: %1.</translation>
    </message>
    <message>
        <source>Of %1 climbs, %2 ended with this score.</source>
        <translation>Af %1 klatringer endte %2 med denne score.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 fra %2 til %3</translation>
    </message>
    <message>
        <source>%1 gets %2 as a further parent</source>
        <translation>%1 får %2 som sekundær forælder</translation>
    </message>
    <message>
        <source>%1 becomes the root, %2 goes under %3</source>
        <translation>%1 bliver rod, %2 kommer under %3</translation>
    </message>
    <message>
        <source>it is there already</source>
        <translation>den er der allerede</translation>
    </message>
    <message>
        <source>the arc is forbidden, or was left out as hopeless</source>
        <translation>buen er forbudt eller blev udeladt som håbløs</translation>
    </message>
    <message>
        <source>it would make a cycle: %1 depends on %2</source>
        <translation>det ville give en kreds: %1 afhænger af %2</translation>
    </message>
    <message>
        <source>there would be no root, or two</source>
        <translation>der ville være ingen rod eller to</translation>
    </message>
    <message>
        <source>the head is pinned</source>
        <translation>hovedet er fastgjort</translation>
    </message>
    <message>
        <source>it would have a sibling that it may not have</source>
        <translation>buen ville få en søskende, den ikke må have</translation>
    </message>
    <message>
        <source>the best projective tree</source>
        <translation>det bedste projektive træ</translation>
    </message>
    <message>
        <source>the best tree of first order</source>
        <translation>det bedste træ af første orden</translation>
    </message>
    <message>
        <source>a random tree</source>
        <translation>et tilfældigt træ</translation>
    </message>
    <message>
        <source>a tree that was drawn</source>
        <translation>et tilfældigt trukket træ</translation>
    </message>
    <message>
        <source>the tree of hill climbing</source>
        <translation>bakkeklatringens træ</translation>
    </message>
    <message>
        <source>the best tree of all</source>
        <translation>det bedste træ af alle</translation>
    </message>
    <message>
        <source>arcs</source>
        <translation>buer</translation>
    </message>
    <message>
        <source>siblings</source>
        <translation>søskende</translation>
    </message>
    <message>
        <source>heads of heads</source>
        <translation>hoveders hoveder</translation>
    </message>
    <message>
        <source>three siblings</source>
        <translation>tre søskende</translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation>hele træet</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of the score, what it adds to the gain</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>starts from %1: %2</source>
        <translation>starter fra %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>weighs %n move(s)</source>
        <translation>
            <numerusform>vejer %n flytning</numerusform>
            <numerusform>vejer %n flytninger</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a move, its gain, the score</comment>
        <translation>%1: %2, nu %3</translation>
    </message>
    <message>
        <source>your move: %1</source>
        <translation>din flytning: %1</translation>
    </message>
    <message>
        <source>keeps the best of all: %1</source>
        <translation>beholder det bedste af alle: %1</translation>
    </message>
    <message>
        <source>no move gains more than its price of %1: ends with %2</source>
        <translation>ingen flytning giver mere end sin pris på %1: ender med %2</translation>
    </message>
    <message>
        <source>no move gains: ends with %1</source>
        <translation>ingen flytning giver mere: ender med %1</translation>
    </message>
    <message>
        <source>no more moves are allowed: ends with %1</source>
        <translation>flere flytninger er ikke tilladt: ender med %1</translation>
    </message>
    <message>
        <source>there is no tree to start from</source>
        <translation>der er intet træ at starte fra</translation>
    </message>
    <message>
        <source>starts from another tree</source>
        <translation>starter fra et andet træ</translation>
    </message>
    <message>
        <source>starts from %1</source>
        <translation>starter fra %1</translation>
    </message>
    <message>
        <source>keeps the best of all</source>
        <translation>beholder det bedste af alle</translation>
    </message>
    <message>
        <source>From a tree, the one change of a head that gains most will be made, again and again, until none gains.</source>
        <translation>Fra et træ foretages den ene ændring af et hoved, der forbedrer scoren mest, igen og igen, indtil ingen forbedrer den.</translation>
    </message>
    <message>
        <source>From a tree, the change of a head or the further parent that gains most will be made, again and again, until none gains.</source>
        <translation>Fra et træ foretages den ændring af et hoved, eller den tilføjelse af en forælder, der forbedrer scoren mest, igen og igen, indtil ingen forbedrer den.</translation>
    </message>
    <message>
        <source>The first tree will be the one that hill climbing finds with scores of arcs and siblings, the others will be drawn at random, better ones more often.</source>
        <translation>Det første træ bliver det, bakkeklatring finder med scorer for buer og søskende; de andre trækkes tilfældigt, bedre træer oftere.</translation>
    </message>
    <message>
        <source>Trees will be drawn at random, better ones more often.</source>
        <translation>Træerne trækkes tilfældigt, bedre træer oftere.</translation>
    </message>
    <message>
        <source>From each, words take the head that gains most, from the leaves up, until none gains. The best of all is kept.</source>
        <translation>Fra hvert af dem tager ordene det hoved, der forbedrer scoren mest, fra bladene og op, indtil intet forbedrer den. Det bedste af alle beholdes.</translation>
    </message>
    <message>
        <source>What counts: arcs, pairs of siblings, heads of heads, three siblings, and the whole tree (how many dependents a word has, where its subtree begins and ends, branches to the right).</source>
        <translation>Det, der tæller: buer, par af søskende, hoveders hoveder, tre søskende og hele træet (hvor mange dependenter et ord har, hvor dets deltræ begynder og ender, forgreninger til højre).</translation>
    </message>
    <message>
        <source>What counts: arcs and pairs of siblings alone. A model trained with restarts has more.</source>
        <translation>Det, der tæller: kun buer og par af søskende. En model, der er trænet med genstarter, har flere.</translation>
    </message>
    <message>
        <source>%1 moves are possible, %2 would make a cycle.</source>
        <translation>%1 flytninger er mulige, %2 ville give en kreds.</translation>
    </message>
    <message>
        <source>No word would gain by another head alone, so the root moves.</source>
        <translation>Intet ord ville forbedre scoren ved et andet hoved alene, så roden flyttes.</translation>
    </message>
    <message>
        <source>Going from the leaves up, %1 is the next word that gains by another head: it takes its best one, even where other words would gain more.</source>
        <translation>Fra bladene og op er %1 det næste ord, hvor et andet hoved forbedrer scoren: det tager sit bedste, også hvor andre ord ville forbedre den mere.</translation>
    </message>
    <message>
        <source>What moves from here would gain</source>
        <translation>Hvad flytninger herfra ville give</translation>
    </message>
    <message>
        <source>head ↓ dependent →</source>
        <translation>hoved ↓ dependent →</translation>
    </message>
    <message>
        <source>what each arc scores by itself    ● there   ↻ makes a cycle   ⊥ several roots, or none   – forbidden</source>
        <translation>hvad hver bue scorer for sig    ● findes   ↻ giver en kreds   ⊥ flere rødder eller ingen   – forbudt</translation>
    </message>
    <message>
        <source>what each new head would gain    ● there   ↻ makes a cycle   ⊥ several roots, or none   – forbidden</source>
        <translation>hvad hvert nyt hoved ville give    ● findes   ↻ giver en kreds   ⊥ flere rødder eller ingen   – forbudt</translation>
    </message>
    <message>
        <source>price of a move</source>
        <translation>prisen for en flytning</translation>
    </message>
    <message>
        <source>%1: gains %2, and a move has to gain more than its price, %3</source>
        <translation>%1: giver %2, og en flytning skal give mere end sin pris, %3</translation>
    </message>
    <message>
        <source>no move gains enough: it ends</source>
        <translation>ingen flytning giver nok: klatringen ender</translation>
    </message>
    <message>
        <source>From a tree, the one change of a head that gains most will be made, again and again, until none gains more than %1, the price of a move: the first move from a projective tree always makes arcs cross.</source>
        <translation>Fra et træ foretages den ene ændring af et hoved, der forbedrer scoren mest, igen og igen, indtil ingen giver mere end %1, prisen for en flytning: den første flytning fra et projektivt træ får altid buer til at krydse hinanden.</translation>
    </message>
    <message>
        <source>%1 (not more than its price)</source>
        <translation>%1 (ikke mere end sin pris)</translation>
    </message>
    <message>
        <source>A move has to gain more than its price, %1; none does.</source>
        <translation>En flytning skal give mere end sin pris, %1; det gør ingen.</translation>
    </message>
    <message>
        <source>   ( ) not more than the price, %1</source>
        <translation>   ( ) ikke mere end prisen, %1</translation>
    </message>
    <message>
        <source>root moves</source>
        <translation>flytning af roden</translation>
    </message>
    <message>
        <source>two arcs at once</source>
        <translation>to buer på én gang</translation>
    </message>
    <message>
        <source>never (Figure 4 as it stands)</source>
        <translation>aldrig (figur 4, som den står)</translation>
    </message>
    <message>
        <source>fewer siblings that may not be</source>
        <translation>færre søskende, der ikke er tilladt</translation>
    </message>
    <message>
        <source>stays −∞</source>
        <translation>forbliver −∞</translation>
    </message>
    <message>
        <source>stays −∞ (%1 beside)</source>
        <comment>a gain of other scores</comment>
        <translation>forbliver −∞ (%1 ved siden af)</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>færdig: %1</translation>
    </message>
    <message>
        <source>The graph has siblings that may not be, so it scores −∞. A move with fewer of them comes before all others; moves with as many are weighed by the other scores.</source>
        <translation>Grafen har søskende, der ikke er tilladt, så dens score er −∞. En flytning, der giver færre af dem, kommer før alle andre; flytninger med lige mange afvejes efter de øvrige scorer.</translation>
    </message>
    <message>
        <source>   ⇅ one move of two arcs: another root</source>
        <translation>   ⇅ én flytning af to buer: en anden rod</translation>
    </message>
    <message>
        <source>A click makes it your move.</source>
        <translation>Et klik gør den til din flytning.</translation>
    </message>
    <message>
        <source>It is your move. The start chosen once more, above, is without it.</source>
        <translation>Det er din flytning. Vælges starten igen foroven, er den væk.</translation>
    </message>
    <message>
        <source>The score is %1: %2 of the arcs, as stands on them, and %3 of larger parts: siblings and whatever else counts.</source>
        <translation>Scoren er %1: %2 fra buerne, som der står ved dem, og %3 fra større dele: søskende og hvad der ellers tæller.</translation>
    </message>
</context>
<context>
    <name>ClosingQuestion</name>
    <message>
        <source>Before the window closes</source>
        <translation>Før vinduet lukkes</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Luk uden at gemme</translation>
    </message>
    <message>
        <source>Save, and close</source>
        <translation>Gem, og luk</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kan ikke skrives.</translation>
    </message>
    <message>
        <source>The analyser "%1" failed. Is it installed, and does it run from a shell?</source>
        <translation>Analyseprogrammet ”%1” mislykkedes. Er det installeret, og kan det køres fra en skal?</translation>
    </message>
    <message>
        <source>The analyser "%1" wrote no lines of words that end in EOS, as JUMAN and MeCab write them.</source>
        <translation>Analyseprogrammet ”%1” skrev ingen linjer med ord, der ender med EOS, som JUMAN og MeCab skriver dem.</translation>
    </message>
    <message>
        <source>... and %1 more.</source>
        <translation>... og %1 til.</translation>
    </message>
    <message>
        <source>No tree of sentence %1 keeps this together with the other lines named here.</source>
        <translation>Intet træ til sætning %1 overholder dette sammen med de andre linjer, der nævnes her.</translation>
    </message>
    <message>
        <source>No tree of sentence %1 keeps this.</source>
        <translation>Intet træ til sætning %1 overholder dette.</translation>
    </message>
    <message>
        <source>no tree of sentence %1 that keeps its constraints was found.</source>
        <translation>der blev ikke fundet noget træ til sætning %1, som overholder dens betingelser.</translation>
    </message>
    <message>
        <source>the original of %1, with edits of %2 sentences.</source>
        <translation>originalen til %1 med redigeringer af %2 sætninger.</translation>
    </message>
    <message>
        <source>the sentences are in the order of the original, not in that of %1.</source>
        <translation>sætningerne står i originalens rækkefølge, ikke i den i %1.</translation>
    </message>
    <message>
        <source>left out, because %1 has no place for it, and kept in %2:</source>
        <translation>udeladt, fordi %1 ikke har plads til det, og bevaret i %2:</translation>
    </message>
    <message>
        <source>left out, because %1 has no place for it:</source>
        <translation>udeladt, fordi %1 ikke har plads til det:</translation>
    </message>
    <message>
        <source>(first in sentence %1)</source>
        <translation>(første gang i sætning %1)</translation>
    </message>
    <message>
        <source>Nothing is converted. With --keep-going, what cannot be read is left out.</source>
        <translation>Intet er konverteret. Med --keep-going udelades det, der ikke kan læses.</translation>
    </message>
    <message>
        <source>%1 sentences are asked for, and there are %2 to learn from.</source>
        <translation>Der er bedt om %1 sætninger, og der er %2 at lære af.</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan ikke læses</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>kan ikke skrives</translation>
    </message>
    <message>
        <source>this is no JSON</source>
        <translation>dette er ikke JSON</translation>
    </message>
    <message>
        <source>this is no %1 file</source>
        <translation>dette er ikke en %1-fil</translation>
    </message>
    <message>
        <source>written by a newer version; this one reads version %1</source>
        <translation>skrevet af en nyere version; denne læser version %1</translation>
    </message>
    <message>
        <source>%1 is missing; expected %2</source>
        <translation>%1 mangler; forventede %2</translation>
    </message>
    <message>
        <source>%1 is not what was expected: %2</source>
        <translation>%1 er ikke som forventet: %2</translation>
    </message>
    <message>
        <source>%1 is out of range; expected %2</source>
        <translation>%1 er uden for det tilladte; forventede %2</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 er beskadiget</translation>
    </message>
    <message>
        <source>larger than %1; no such file has to be</source>
        <translation>større end %1; ingen sådan fil behøver at være det</translation>
    </message>
    <message>
        <source>these are answers to another exercise</source>
        <translation>dette er svar på en anden opgave</translation>
    </message>
    <message>
        <source>There are %1 sentences; none of them is from %2 to %3.</source>
        <translation>Der er %1 sætninger; ingen af dem er fra %2 til %3.</translation>
    </message>
    <message>
        <source>None of the sentences has a tree to be drawn.</source>
        <translation>Ingen af sætningerne har et træ, der kan tegnes.</translation>
    </message>
    <message>
        <source>These are more sentences than an exercise can have: its file would be larger than %1 MB. Choose fewer with --first and --last.</source>
        <translation>Det er flere sætninger, end en opgave kan have: dens fil ville blive større end %1 MB. Vælg færre med --first og --last.</translation>
    </message>
    <message>
        <source>%1 sentences without a tree were left out.</source>
        <translation>%1 sætninger uden træ blev udeladt.</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 sætninger</translation>
    </message>
    <message>
        <source>Sentence %1 has %2 words.</source>
        <translation>Sætning %1 har %2 ord.</translation>
    </message>
    <message>
        <source>Sentence %1 has %2 bunsetsu.</source>
        <translation>Sætning %1 har %2 bunsetsuer.</translation>
    </message>
    <message>
        <source>A bunsetsu depends on one to its right, and %1 is to the left of %2.</source>
        <translation>En bunsetsu afhænger af en til højre for sig, og %1 er til venstre for %2.</translation>
    </message>
    <message>
        <source>A checkpoint to go on from, with the same files and choices (more --epochs, or --members of bpm, are possible); the model is the one that training in one go gives. To write further checkpoints, give --checkpoint too; it may name the same file</source>
        <translation>Et kontrolpunkt at fortsætte fra, med de samme filer og valg (flere --epochs eller --members i bpm er muligt); modellen bliver den samme, som træning i ét stræk giver. Angiv også --checkpoint for at skrive flere kontrolpunkter; det må være den samme fil</translation>
    </message>
    <message>
        <source>A file of constraints has one a line, its fields apart by tabs or spaces; what follows a # at the beginning of a line or after a space is a comment:
  SENTENCE head H:M [RELATION]   H is the head of M, and its only one
  SENTENCE arc H:M               the arc is there; of several parents, others may be, too
  SENTENCE no H:M                the arc is not there
  SENTENCE root M                M hangs on the root, and on nothing else
  SENTENCE not-root M            M does not hang on the root
SENTENCE is its number, from 1, or its sent_id; H and M are numbers of words (of bunsetsu where the model is of these), H may be 0, the root.</source>
        <translation>En fil med betingelser har én pr. linje med felter adskilt af tabulatorer eller mellemrum; det, der følger efter et # i begyndelsen af en linje eller efter et mellemrum, er en kommentar:
  SENTENCE head H:M [RELATION]   H er hoved til M, og det eneste
  SENTENCE arc H:M               buen er der; har ordet flere forældre, kan andre også være der
  SENTENCE no H:M                buen er der ikke
  SENTENCE root M                M hænger på roden og ikke på andet
  SENTENCE not-root M            M hænger ikke på roden
SENTENCE er dens nummer, fra 1, eller dens sent_id; H og M er numre på ord (på bunsetsuer, hvor modellen er for dem), og H kan være 0, roden.</translation>
    </message>
    <message>
        <source>A file to write after every epoch, by bpm after every member, from which training can be resumed</source>
        <translation>En fil, der skrives efter hver epoke, ved bpm efter hvert medlem, og som træningen kan genoptages fra</translation>
    </message>
    <message>
        <source>A model written by train</source>
        <translation>En model skrevet af train</translation>
    </message>
    <message>
        <source>A parser's files, with the same sentences; once for each of several parsers</source>
        <translation>En parsers filer med de samme sætninger; én gang for hver af flere parsere</translation>
    </message>
    <message>
        <source>ACCURACY:N: test the scores against a published percentage of N</source>
        <translation>ACCURACY:N: test scorerne mod en offentliggjort procent af N</translation>
    </message>
    <message>
        <source>All parsers of bunsetsu, with standard and with most features: the Tables 2 to 4 of Iwatate et al. (2008)</source>
        <translation>Alle bunsetsuparsere, med standardtræk og med flest træk: tabel 2 til 4 i Iwatate m.fl. (2008)</translation>
    </message>
    <message>
        <source>Also print precision, recall and F of graphs with several parents</source>
        <translation>Udskriv også præcision, genkaldelse og F for grafer med flere forældre</translation>
    </message>
    <message>
        <source>Also write the trees that are best after the first, so many in all, each in a comment of its sentence: # arcwright tree RANK = SCORE HEAD:RELATION ..., the score below that of the best tree, a head and its relation by word. Exact for eisner, eisner2 and cle, near the best tree for eisner-span, hill and restarts</source>
        <translation>Skriv også de træer, der er bedst efter det første, så mange i alt, hvert i en kommentar til sin sætning: # arcwright tree RANK = SCORE HEAD:RELATION ..., hvor langt scoren er under det bedste træs, og et hoved med relation for hvert ord. Eksakt ved eisner, eisner2 og cle, i nærheden af det bedste træ ved eisner-span, hill og restarts</translation>
    </message>
    <message>
        <source>At most so many moves of hill climbing; 0: twice the number of words</source>
        <translation>Højst så mange flytninger i bakkeklatringen; 0: det dobbelte af antallet af ord</translation>
    </message>
    <message>
        <source>At most so many trees that restarts climbs from</source>
        <translation>Højst så mange træer, som restarts klatrer fra</translation>
    </message>
    <message>
        <source>By default the one the model was trained through</source>
        <translation>Som standard den, modellen blev trænet gennem</translation>
    </message>
    <message>
        <source>C of the support vector machine that tournament, sr and cc learn with: how much errors weigh</source>
        <translation>C for den supportvektormaskine, som tournament, sr og cc lærer med: hvor meget fejl vejer</translation>
    </message>
    <message>
        <source>Convert what is in --in, even if its original is kept</source>
        <translation>Konvertér det, der er i --in, selv om dets original er bevaret</translation>
    </message>
    <message>
        <source>Count what a treebank consists of</source>
        <translation>Tæl, hvad en træbank består af</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Vis programmets version, og afslut</translation>
    </message>
    <message>
        <source>Do not parse again with each wrong head put right, which tells what else that repairs</source>
        <translation>Parsér ikke igen med hvert forkert hoved rettet, hvilket viser, hvad der ellers rettes med det</translation>
    </message>
    <message>
        <source>Draw up how scores grow with the training data</source>
        <translation>Opstil, hvordan scorerne vokser med træningsdataene</translation>
    </message>
    <message>
        <source>Files that --out has written: their curves stand beside the new one, or alone without --in</source>
        <translation>Filer, som --out har skrevet: deres kurver står ved siden af den nye, eller alene uden --in</translation>
    </message>
    <message>
        <source>Files that were handed in, or folders of them</source>
        <translation>Afleverede filer eller mapper med dem</translation>
    </message>
    <message>
        <source>Files to score after every epoch</source>
        <translation>Filer, der scores efter hver epoke</translation>
    </message>
    <message>
        <source>Files to score on</source>
        <translation>Filer at score på</translation>
    </message>
    <message>
        <source>Files to score on, after each training</source>
        <translation>Filer at score på efter hver træning</translation>
    </message>
    <message>
        <source>Files, folders or patterns</source>
        <translation>Filer, mapper eller mønstre</translation>
    </message>
    <message>
        <source>Files, folders or patterns the sentence is in</source>
        <translation>Filer, mapper eller mønstre, som sætningen er i</translation>
    </message>
    <message>
        <source>Files, folders or patterns to parse</source>
        <translation>Filer, mapper eller mønstre, der skal parses</translation>
    </message>
    <message>
        <source>Files, folders or patterns to train on</source>
        <translation>Filer, mapper eller mønstre at træne på</translation>
    </message>
    <message>
        <source>Files, folders or patterns. CoNLL-U is validated as Universal Dependencies, all files as one treebank; so is CoNLL-U Plus, in the columns it has. Other formats have tests of their structure.</source>
        <translation>Filer, mapper eller mønstre. CoNLL-U valideres som Universal Dependencies, alle filer som én træbank; det samme gør CoNLL-U Plus i de kolonner, det har. For andre formater er der test af strukturen.</translation>
    </message>
    <message>
        <source>Files, folders or patterns: the treebank that is made again</source>
        <translation>Filer, mapper eller mønstre: den træbank, der laves igen</translation>
    </message>
    <message>
        <source>Files, folders or patterns; their format is told by their content</source>
        <translation>Filer, mapper eller mønstre; deres format afgøres af indholdet</translation>
    </message>
    <message>
        <source>Find annotations that may be wrong</source>
        <translation>Find annotationer, der kan være forkerte</translation>
    </message>
    <message>
        <source>Find what is wrong with a treebank</source>
        <translation>Find det, der er galt med en træbank</translation>
    </message>
    <message>
        <source>Find words, arcs and differences by a pattern, and replace</source>
        <translation>Find ord, buer og forskelle med et mønster, og erstat</translation>
    </message>
    <message>
        <source>For plain text and a model of bunsetsu: the command that tells the words apart and tags them, as juman or "mecab -d DICTIONARY". It is run by the shell, reads the text, and writes UTF-8</source>
        <translation>Til ren tekst og en model for bunsetsuer: den kommando, der deler ordene fra hinanden og tagger dem, som juman eller "mecab -d DICTIONARY". Den køres af skallen, læser teksten og skriver UTF-8</translation>
    </message>
    <message>
        <source>Gather answers to an exercise as a table</source>
        <translation>Saml svar på en opgave i en tabel</translation>
    </message>
    <message>
        <source>Give what is found other values, as `relation=obl; b.head=a`, and tell what changes</source>
        <translation>Giv det fundne andre værdier, som `relation=obl; b.head=a`, og vis, hvad der ændres</translation>
    </message>
    <message>
        <source>H:M: as --word M --head H</source>
        <translation>H:M: som --word M --head H</translation>
    </message>
    <message>
        <source>How many are annotated then; 0: all. In the order of words, as many words as these have on average</source>
        <translation>Hvor mange der så annoteres; 0: alle. I rækkefølgen words så mange ord, som disse har i gennemsnit</translation>
    </message>
    <message>
        <source>How many features to print, those that matter most; 0: all</source>
        <translation>Hvor mange træk der udskrives, dem, der betyder mest; 0: alle</translation>
    </message>
    <message>
        <source>How many heads a word second-order scores are asked for, the best by first order; 0: all</source>
        <translation>For hvor mange hoveder pr. ord der spørges om scorer af anden orden, de bedste efter første orden; 0: alle</translation>
    </message>
    <message>
        <source>How many heads are listed</source>
        <translation>Hvor mange hoveder der vises</translation>
    </message>
    <message>
        <source>How many parsers of words are asked, each with other orders of scores and of sentences, and by turns with both learners; each takes the time of all folds</source>
        <translation>Hvor mange parsere for ord der spørges, hver med scorer af en anden orden og en anden rækkefølge af sætningerne, og skiftevis med begge læringsmetoder; hver tager lige så lang tid, som alle delene tager</translation>
    </message>
    <message>
        <source>How many sentences, the first of the treebank, are annotated before, to train on</source>
        <translation>Hvor mange sætninger, de første i træbanken, der er annoteret i forvejen til at træne på</translation>
    </message>
    <message>
        <source>How many times the data to extrapolate to</source>
        <translation>Hvor mange gange dataene der ekstrapoleres til</translation>
    </message>
    <message>
        <source>How many to show, the most suspicious; 0: all</source>
        <translation>Hvor mange der vises, de mest mistænkelige; 0: alle</translation>
    </message>
    <message>
        <source>Its number, from 1, or its sent_id</source>
        <translation>Dens nummer, fra 1, eller dens sent_id</translation>
    </message>
    <message>
        <source>KNP or CaboCha files to train on</source>
        <translation>KNP- eller CaboCha-filer at træne på</translation>
    </message>
    <message>
        <source>Keep the original in OUT.arcwright.json</source>
        <translation>Bevar originalen i OUT.arcwright.json</translation>
    </message>
    <message>
        <source>Leave out sentences that cannot be read, and name them</source>
        <translation>Udelad sætninger, der ikke kan læses, og nævn dem</translation>
    </message>
    <message>
        <source>Leave out what is less suspicious than this, from 0 to 1</source>
        <translation>Udelad det, der er mindre mistænkeligt end dette, fra 0 til 1</translation>
    </message>
    <message>
        <source>Look at models, average them</source>
        <translation>Se på modeller, og beregn deres gennemsnit</translation>
    </message>
    <message>
        <source>Make an exercise of sentences, whose trees are hidden</source>
        <translation>Lav en opgave af sætninger, hvis træer er skjult</translation>
    </message>
    <message>
        <source>Make exercises for classes, and grade what is handed in</source>
        <translation>Lav opgaver til klasser, og bedøm det, der afleveres</translation>
    </message>
    <message>
        <source>Models of every size, each on other sentences</source>
        <translation>Modeller for hver størrelse, hver på andre sætninger</translation>
    </message>
    <message>
        <source>Models trained at the same time; the result is the same for any number</source>
        <translation>Modeller, der trænes på samme tid; resultatet er det samme for ethvert antal</translation>
    </message>
    <message>
        <source>Models written by train</source>
        <translation>Modeller skrevet af train</translation>
    </message>
    <message>
        <source>Numbers of sentences to train on, as 100,500,1000; by default all, a half, a quarter, ..., six sizes</source>
        <translation>Antal sætninger at træne på, som 100,500,1000; som standard alle, halvdelen, en fjerdedel, ..., seks størrelser</translation>
    </message>
    <message>
        <source>Order of the sentences</source>
        <translation>Sætningernes rækkefølge</translation>
    </message>
    <message>
        <source>Parts of the treebank; the words of each are judged by a model trained on the others</source>
        <translation>Træbankens dele; ordene i hver bedømmes af en model, der er trænet på de andre</translation>
    </message>
    <message>
        <source>Passes over the training sentences; by default 5 for bunsetsu</source>
        <translation>Gennemløb af træningssætningerne; som standard 5 for bunsetsuer</translation>
    </message>
    <message>
        <source>Passes over the treebank</source>
        <translation>Gennemløb af træbanken</translation>
    </message>
    <message>
        <source>Perceptrons of bpm; member I has the seed --seed plus I, and one order for all epochs</source>
        <translation>Antal perceptroner i bpm; medlem I har startværdien --seed plus I og én rækkefølge for alle epoker</translation>
    </message>
    <message>
        <source>Print one JSON object, described below</source>
        <translation>Udskriv ét JSON-objekt, beskrevet nedenfor</translation>
    </message>
    <message>
        <source>Print one JSON object: searched, sentences, matches, found [{file, sentence, id, text, matches [[{name, word, form, head, relation}]]}], or keys, groups [{values, count, share}]; of a replacement: searched, matches, sentences, refused, written, changed [{file, sentence, id, changes [{word, form, field, before, after}]}]</source>
        <translation>Udskriv ét JSON-objekt: searched, sentences, matches, found [{file, sentence, id, text, matches [[{name, word, form, head, relation}]]}], eller keys, groups [{values, count, share}]; ved en erstatning: searched, matches, sentences, refused, written, changed [{file, sentence, id, changes [{word, form, field, before, after}]}]</translation>
    </message>
    <message>
        <source>Print one object a line, as described below</source>
        <translation>Udskriv ét objekt pr. linje, som beskrevet nedenfor</translation>
    </message>
    <message>
        <source>Print one object, as described below</source>
        <translation>Udskriv ét objekt, som beskrevet nedenfor</translation>
    </message>
    <message>
        <source>Print one object: decoder (to parse with), train_decoder, learner, averaging, cost_augmented, labels, language, root, epochs, seed, sentences, tokens, where not all were given given_heads, weights (how many are not zero), relations, shuffle, members (of how many models it is the mean), patience, best_epochs (by member, the epoch whose weights were taken, where training might stop early), move_price (what a move of hill climbing has to gain more than)</source>
        <translation>Udskriv ét objekt: decoder (til at parse med), train_decoder, learner, averaging, cost_augmented, labels, language, root, epochs, seed, sentences, tokens, hvor ikke alle var givet, given_heads, weights (hvor mange der ikke er nul), relations, shuffle, members (hvor mange modeller det er gennemsnittet af), patience, best_epochs (for hvert medlem den epoke, hvis vægte blev taget, hvor træningen kunne stoppe tidligt), move_price (det, en flytning i bakkeklatring skal vinde mere end)</translation>
    </message>
    <message>
        <source>Print one object: files, sentences, unreadable, tokens, multiword_tokens, empty_nodes, longest, non_projective_arcs, non_projective_sentences, crossing_arcs, roots, headless, cyclic, secondary_arcs, several_parents, relations {name: count}</source>
        <translation>Udskriv ét objekt: files, sentences, unreadable, tokens, multiword_tokens, empty_nodes, longest, non_projective_arcs, non_projective_sentences, crossing_arcs, roots, headless, cyclic, secondary_arcs, several_parents, relations {name: count}</translation>
    </message>
    <message>
        <source>Print one object: parsers [{decoder, features, accuracy, types, sentences, sentences_without_singles, p (McNemar's test against the first), steps, examples, weights, training_seconds, parsing_seconds}]</source>
        <translation>Udskriv ét objekt: parsers [{decoder, features, accuracy, types, sentences, sentences_without_singles, p (McNemars test mod den første), steps, examples, weights, training_seconds, parsing_seconds}]</translation>
    </message>
    <message>
        <source>Print one object: sentences, unreadable, tokens (of a model of bunsetsu: bunsetsu), searched_less (sentences too long for all that the decoder would try; not of bunsetsu), seconds (all, with files)</source>
        <translation>Udskriv ét objekt: sentences, unreadable, tokens (for en model for bunsetsuer: bunsetsu), searched_less (sætninger, der er for lange til alt det, dekoderen ville prøve; ikke for bunsetsuer), seconds (det hele, med filer)</translation>
    </message>
    <message>
        <source>Print tab-separated values, with a line that names the columns: the groups, or of each match file, line, sentence, id, and number, form and relation of its words</source>
        <translation>Udskriv tabulatorseparerede værdier med en linje, der navngiver kolonnerne: grupperne, eller for hvert træf fil, linje, sætning, id og dets ords nummer, form og relation</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Udskriv denne hjælp, og afslut</translation>
    </message>
    <message>
        <source>Refuse treebanks without bunsetsu; those with are always scored so</source>
        <translation>Afvis træbanker uden bunsetsuer; dem med scores altid sådan</translation>
    </message>
    <message>
        <source>Replay a treebank as an annotator would make it, and count corrections and keys</source>
        <translation>Gennemspil en træbank, som en annotator ville lave den, og tæl rettelser og tastetryk</translation>
    </message>
    <message>
        <source>Resamples of the bootstrap</source>
        <translation>Bootstrappens genudtrækninger</translation>
    </message>
    <message>
        <source>Score a parser's output against a gold treebank</source>
        <translation>Giv en parsers uddata scorer mod en guldstandardtræbank</translation>
    </message>
    <message>
        <source>Score as the UD tools do (subtypes cut), aligning words by the text; other scores only if all words are the same</source>
        <translation>Beregn scorer som UD-værktøjerne (undertyper fjernes), med ordene stillet op mod hinanden efter teksten; andre scorer kun, hvis alle ord er de samme</translation>
    </message>
    <message>
        <source>Scores by kind of attachment: PP, coordination, relative clause, ...</source>
        <translation>Scorer efter tilknytningstype: PP, sideordning, relativsætning, ...</translation>
    </message>
    <message>
        <source>Scores by these properties of words</source>
        <translation>Scorer efter disse egenskaber ved ord</translation>
    </message>
    <message>
        <source>Scores by two of these properties together, as ROWS COLUMNS</source>
        <translation>Scorer efter to af disse egenskaber sammen, som ROWS COLUMNS</translation>
    </message>
    <message>
        <source>Seed of the bootstrap</source>
        <translation>Bootstrappens startværdi</translation>
    </message>
    <message>
        <source>Show also what annotators have corrected, kept or postponed</source>
        <translation>Vis også det, annotatorer har rettet, beholdt eller udskudt</translation>
    </message>
    <message>
        <source>So many of them without a better tree, and restarts gives up</source>
        <translation>Så mange af dem uden et bedre træ, og restarts giver op</translation>
    </message>
    <message>
        <source>So many runs, with the seeds from --seed on</source>
        <translation>Så mange kørsler, med startværdier fra --seed og frem</translation>
    </message>
    <message>
        <source>Speak this language, given before the command; otherwise that of the system</source>
        <translation>Brug dette sprog, angivet før kommandoen; ellers systemets</translation>
    </message>
    <message>
        <source>Stop when so many epochs brought no better development score (LAS, or UAS without labels), and take the weights of the best epoch; each member of bpm for itself; 0: never stop early</source>
        <translation>Stop, når så mange epoker ikke har givet en bedre score på udviklingsfilerne (LAS, eller UAS uden relationer), og tag vægtene fra den bedste epoke; hvert medlem af bpm for sig; 0: stop aldrig tidligt</translation>
    </message>
    <message>
        <source>Tell how a model was trained</source>
        <translation>Oplys, hvordan en model blev trænet</translation>
    </message>
    <message>
        <source>Tell how much was found, but not where</source>
        <translation>Oplys, hvor meget der blev fundet, men ikke hvor</translation>
    </message>
    <message>
        <source>Tell what a decoder does on a sentence, step by step</source>
        <translation>Vis, hvad en dekoder gør med en sætning, trin for trin</translation>
    </message>
    <message>
        <source>Tell what it takes to reach this LAS on the development files</source>
        <translation>Oplys, hvad der skal til for at nå denne LAS på udviklingsfilerne</translation>
    </message>
    <message>
        <source>Tell why a model's trees of a gold treebank are wrong</source>
        <translation>Oplys, hvorfor en models træer til en guldstandardtræbank er forkerte</translation>
    </message>
    <message>
        <source>Tell why a parser chose the arcs of a sentence</source>
        <translation>Oplys, hvorfor en parser valgte en sætnings buer</translation>
    </message>
    <message>
        <source>Test every two systems against each other: McNemar's test and the paired bootstrap</source>
        <translation>Test alle systemer parvis mod hinanden: McNemars test og den parvise bootstrap</translation>
    </message>
    <message>
        <source>The decoder that models are trained through and parse with, of words or of bunsetsu</source>
        <translation>Den dekoder, modeller trænes gennem og parser med, for ord eller for bunsetsuer</translation>
    </message>
    <message>
        <source>The exercise</source>
        <translation>Opgaven</translation>
    </message>
    <message>
        <source>The file to write; a folder for a folder or several files</source>
        <translation>Den fil, der skrives; en mappe for en mappe eller flere filer</translation>
    </message>
    <message>
        <source>The files a parser was trained on, for `known=no`</source>
        <translation>De filer, en parser blev trænet på, til `known=no`</translation>
    </message>
    <message>
        <source>The files a parser was trained on, for the vocabulary breakdown</source>
        <translation>De filer, en parser blev trænet på, til opdelingen efter ordforråd</translation>
    </message>
    <message>
        <source>The first sentence, from 1</source>
        <translation>Den første sætning, fra 1</translation>
    </message>
    <message>
        <source>The format of --in; by default what its content says: conllu, conllx, conllup, dtag, knp, cabocha, pml</source>
        <translation>Formatet for --in; som standard det, dens indhold viser: conllu, conllx, conllup, dtag, knp, cabocha, pml</translation>
    </message>
    <message>
        <source>The format to write; by default what the ending of --out says, else the format of --in: conllu, conllx, conllup, dtag, knp, cabocha, pml</source>
        <translation>Det format, der skrives; som standard det, endelsen på --out viser, ellers formatet for --in: conllu, conllx, conllup, dtag, knp, cabocha, pml</translation>
    </message>
    <message>
        <source>The format to write; by default what the ending of --out says: conllu, conllx, conllup, dtag, knp, cabocha, pml</source>
        <translation>Det format, der skrives; som standard det, endelsen på --out viser: conllu, conllx, conllup, dtag, knp, cabocha, pml</translation>
    </message>
    <message>
        <source>The gold files</source>
        <translation>Guldfilerne</translation>
    </message>
    <message>
        <source>The gold files, which the model was not trained on</source>
        <translation>De guldfiler, modellen ikke blev trænet på</translation>
    </message>
    <message>
        <source>The head (0: the root) that the predicted one is held against, if it is another; by default the gold one where the parser is wrong, else the next best</source>
        <translation>Det hoved (0: roden), som det forudsagte stilles op mod, hvis det er et andet; som standard guldhovedet, hvor parseren tager fejl, ellers det næstbedste</translation>
    </message>
    <message>
        <source>The kinds of attachment, a line each: a name, a colon and a pattern (see query); for its word x, or the first</source>
        <translation>Tilknytningstyperne, én pr. linje: et navn, et kolon og et mønster (se query); det gælder mønstrets ord x, eller det første</translation>
    </message>
    <message>
        <source>The kinds of attachment, for `kind=PP`, in place of the usual ones</source>
        <translation>Tilknytningstyperne, til `kind=PP`, i stedet for de sædvanlige</translation>
    </message>
    <message>
        <source>The language of the text, as `da`: a model that was trained with another --language is refused. By default what the names of the files say</source>
        <translation>Tekstens sprog, som `da`: en model, der er trænet med et andet --language, afvises. Som standard det, filernes navne viser</translation>
    </message>
    <message>
        <source>The language of the text, as `da`: some have rules of their own for words and sentences; and a model that was trained with another --language is refused. By default what the names of the files say: cs of cs_pdt-ud-dev.conllu, da of 0001-da.tag</source>
        <translation>Tekstens sprog, som `da`: nogle har egne regler for ord og sætninger; og en model, der er trænet med et andet --language, afvises. Som standard det, filernes navne viser: cs fra cs_pdt-ud-dev.conllu, da fra 0001-da.tag</translation>
    </message>
    <message>
        <source>The last sentence</source>
        <translation>Den sidste sætning</translation>
    </message>
    <message>
        <source>The result is the same for any number</source>
        <translation>Resultatet er det samme for ethvert antal</translation>
    </message>
    <message>
        <source>The word, or bunsetsu, (from 1) whose head is explained, feature by feature; without it all in short</source>
        <translation>Det ord eller den bunsetsu (fra 1), hvis hoved forklares, træk for træk; uden angivelse alle i korthed</translation>
    </message>
    <message>
        <source>Those to parse</source>
        <translation>Dem, der skal parses</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Tråde</translation>
    </message>
    <message>
        <source>Threads for scoring and for the members of bpm, each of which takes the memory of a training; the model is the same for any number</source>
        <translation>Tråde til at score og til medlemmerne af bpm, der hver bruger lige så megen hukommelse som en træning; modellen er den samme for ethvert antal</translation>
    </message>
    <message>
        <source>Threads of the bootstrap; the result is the same for any number</source>
        <translation>Bootstrappens tråde; resultatet er det samme for ethvert antal</translation>
    </message>
    <message>
        <source>Train a parser on a treebank</source>
        <translation>Træn en parser på en træbank</translation>
    </message>
    <message>
        <source>Train anew after so many sentences, in the order of words as many words as these have; 0: never</source>
        <translation>Træn på ny efter så mange sætninger, i rækkefølgen words efter så mange ord, som disse har; 0: aldrig</translation>
    </message>
    <message>
        <source>Train this member of bpm only, from 1, as here or on other machines; `model average` of all members gives the model that bpm gives</source>
        <translation>Træn kun dette medlem af bpm, fra 1, her eller på andre maskiner; `model average` af alle medlemmer giver den model, bpm giver</translation>
    </message>
    <message>
        <source>Train, parse and compare in one go</source>
        <translation>Træn, parsér og sammenlign i ét stræk</translation>
    </message>
    <message>
        <source>Trains, runs and evaluates dependency parsers on treebanks in CoNLL-U, DTAG, KNP, CaboCha and PML files.</source>
        <translation>Træner, kører og evaluerer dependensparsere på træbanker i CoNLL-U-, DTAG-, KNP-, CaboCha- og PML-filer.</translation>
    </message>
    <message>
        <source>Treebank: a file, folder or pattern; may be given again</source>
        <translation>Træbank: en fil, en mappe eller et mønster; kan angives flere gange</translation>
    </message>
    <message>
        <source>Trees of the same sentences as a layer of that name, for `right in NAME`, `NAME.relation=obl`; may be given again</source>
        <translation>Træer til de samme sætninger som et lag med det navn, til `right in NAME`, `NAME.relation=obl`; kan angives flere gange</translation>
    </message>
    <message>
        <source>Trees of the same sentences, the layer `predicted`</source>
        <translation>Træer til de samme sætninger, laget `predicted`</translation>
    </message>
    <message>
        <source>UPOS or treebank's tags of punctuation, in place of PUNCT, XP and 特殊</source>
        <translation>UPOS eller træbankens tags for tegnsætning, i stedet for PUNCT, XP og 特殊</translation>
    </message>
    <message>
        <source>What a move of hill between trees has to gain more than, in parsing; 0: every move that gains is made. By default 0.5 with --cost-augmented on, where a wrong head costs 1, else 0</source>
        <translation>Tærskel, som gevinsten ved en flytning i hill fra træ til træ skal overstige under parsing; 0: enhver flytning, der giver noget, udføres. Som standard 0.5 med --cost-augmented on, hvor et forkert hoved koster 1, ellers 0</translation>
    </message>
    <message>
        <source>What features fall back to where a word is rare: the lemma in Arabic (ar); part of speech and case of positional tags in Czech (cs); the first character, and numbers and dates as one, in Chinese (zh); the first five characters in Danish (da), English (en) and any other. The model remembers it</source>
        <translation>Det, træk falder tilbage på, hvor et ord er sjældent: lemmaet på arabisk (ar); ordklasse og kasus i positionstags på tjekkisk (cs); det første tegn, og tal og datoer som ét, på kinesisk (zh); de første fem tegn på dansk (da), engelsk (en) og alle andre. Modellen husker det</translation>
    </message>
    <message>
        <source>What is learnt from: trees, whole ones alone; heads, also trees in which some words have no head, the rest being what is best around them; pins, of sentences that are not confirmed what is pinned</source>
        <translation>Det, der læres af: trees, kun hele træer; heads, også træer, hvor nogle ord intet hoved har, og resten er det bedste omkring dem; pins, i sætninger, der ikke er bekræftet, det fastgjorte</translation>
    </message>
    <message>
        <source>What is taken for what</source>
        <translation>Hvad der forveksles med hvad</translation>
    </message>
    <message>
        <source>What is told before a student hands in</source>
        <translation>Det, der siges, før en studerende afleverer</translation>
    </message>
    <message>
        <source>What sentences are parsed with in training, and scored with after each epoch; by default --decoder, which the model then parses with. multi is for models trained through it</source>
        <translation>Det, sætninger parses med under træningen og scores med efter hver epoke; som standard --decoder, som modellen så parser med. multi er til modeller, der er trænet gennem den</translation>
    </message>
    <message>
        <source>What students see over it</source>
        <translation>Det, de studerende ser over den</translation>
    </message>
    <message>
        <source>What the new curve is called; by default as its decoder</source>
        <translation>Navnet på den nye kurve; som standard dens dekoder</translation>
    </message>
    <message>
        <source>What to look for, by default all together: jackknife (parsers that have not seen the sentence contradict it), variation (the same words are annotated otherwise elsewhere), validation (a rule is broken)</source>
        <translation>Det, der søges efter, som standard alt sammen: jackknife (parsere, der ikke har set sætningen, modsiger annotationen), variation (de samme ord er annoteret anderledes andre steder), validation (en regel er brudt)</translation>
    </message>
    <message>
        <source>What to search for, as the help page on patterns tells</source>
        <translation>Det, der søges efter, som hjælpesiden om mønstre beskriver</translation>
    </message>
    <message>
        <source>Where hill climbing starts: projective, nonprojective or random</source>
        <translation>Hvor bakkeklatring starter: projective, nonprojective eller random</translation>
    </message>
    <message>
        <source>Where to write the mean</source>
        <translation>Hvor gennemsnittet skrives</translation>
    </message>
    <message>
        <source>Where to write the model</source>
        <translation>Hvor modellen skrives</translation>
    </message>
    <message>
        <source>Which repairs the trees need to become gold's</source>
        <translation>Hvilke reparationer træerne behøver for at blive til guldtræerne</translation>
    </message>
    <message>
        <source>Which sentence comes next: sequence (as in the treebank), random (drawn), confidence (the trees of which the parser is least sure, by word), gain (most words likely to change for each word read), disagreement (where two parsers differ most), suspicion (where what stands there is contradicted most), similar (like what was corrected last), words (single words of the whole treebank, the least certain first)</source>
        <translation>Hvilken sætning der er den næste: sequence (som i træbanken), random (tilfældigt trukket), confidence (de træer, parseren er mindst sikker på, pr. ord), gain (flest ord, der ventes ændret, for hvert læst ord), disagreement (hvor to parsere er mest uenige), suspicion (hvor det, der står, er mest modsagt), similar (som det, der sidst blev rettet), words (enkelte ord i hele træbanken, de mindst sikre først)</translation>
    </message>
    <message>
        <source>Write a treebank in another format</source>
        <translation>Skriv en træbank i et andet format</translation>
    </message>
    <message>
        <source>Write a treebank with the trees a model predicts</source>
        <translation>Skriv en træbank med de træer, en model forudsiger</translation>
    </message>
    <message>
        <source>Write all curves into a file, for --from and for the window</source>
        <translation>Skriv alle kurver i en fil, til --from og til vinduet</translation>
    </message>
    <message>
        <source>Write into MISC how likely each head is, ArcwrightConfidence=: the marginal of its arc for eisner, eisner2 and cle, for others its share among the heads the word could have if all others stayed</source>
        <translation>Skriv i MISC, hvor sandsynligt hvert hoved er, ArcwrightConfidence=: marginalsandsynligheden for dets bue ved eisner, eisner2 og cle, ved andre dets andel blandt de hoveder, ordet kunne have, hvis alle andre blev stående</translation>
    </message>
    <message>
        <source>Write one HTML page: verdicts, charts, trees of examples, all tables</source>
        <translation>Skriv én HTML-side: konklusioner, diagrammer, træer til eksempler, alle tabeller</translation>
    </message>
    <message>
        <source>Write the mean of the weights of models with the same relations and filter, trained on one treebank. Of all members of a Bayes Point Machine, each trained by itself, it is the model that `train --learner bpm` gives.</source>
        <translation>Skriv gennemsnittet af vægtene i modeller med de samme relationer og det samme filter, trænet på én træbank. Af alle medlemmer af en Bayes Point Machine, hvert trænet for sig, er det den model, `train --learner bpm` giver.</translation>
    </message>
    <message>
        <source>Write the treebank with the replacement made; without it nothing is written. A file; a folder for a folder or several files</source>
        <translation>Skriv træbanken med erstatningen foretaget; uden angivelse skrives intet. En fil; en mappe for en mappe eller flere filer</translation>
    </message>
    <message>
        <source>cut: relations of DEPS without case markers; full: with them</source>
        <translation>cut: relationer i DEPS uden kasusmarkører; full: med dem</translation>
    </message>
    <message>
        <source>eisner: first order, projective; eisner-span: first order with features of what is inside each arc, projective, approximate; eisner2: second order, projective; cle: first order, non-projective; hill: second order, non-projective, by hill climbing; multi: as hill, with several parents a word (DEPS, secondary edges of DTAG); restarts: third order and whole trees, by hill climbing from many trees. Of bunsetsu, in KNP and CaboCha files: tournament: games between candidates; sr: shift-reduce; cc: cascaded chunking; relpref: relative preference; bunsetsu-cle: any tree; bunsetsu-eisner: the best projective tree</source>
        <translation>eisner: første orden, projektiv; eisner-span: første orden med træk ved det, der er inden for hver bue, projektiv, tilnærmet; eisner2: anden orden, projektiv; cle: første orden, ikke-projektiv; hill: anden orden, ikke-projektiv, ved bakkeklatring; multi: som hill, med flere forældre pr. ord (DEPS, sekundære buer i DTAG); restarts: tredje orden og hele træer, ved bakkeklatring fra mange træer. For bunsetsuer, i KNP- og CaboCha-filer: tournament: kampe mellem kandidater; sr: shift-reduce; cc: kaskadeopdeling; relpref: relativ præference; bunsetsu-cle: vilkårlige træer; bunsetsu-eisner: det bedste projektive træ</translation>
    </message>
    <message>
        <source>every or once: each epoch in an order of its own, or all in the same; bpm's members always in the same</source>
        <translation>every eller once: hver epoke i sin egen rækkefølge, eller alle i den samme; medlemmerne af bpm altid i den samme</translation>
    </message>
    <message>
        <source>linear: a sum over selected combinations of features; kernel: a support vector machine with a cubic kernel, for tournament, sr and cc, whose training time grows with the square of the sentences</source>
        <translation>linear: en sum over udvalgte kombinationer af træk; kernel: en supportvektormaskine med kubisk kerne, til tournament, sr og cc, hvis træningstid vokser med kvadratet på antallet af sætninger</translation>
    </message>
    <message>
        <source>lr or rl: whether its games go from the nearest candidate or to it</source>
        <translation>lr eller rl: om dens kampe går fra den nærmeste kandidat eller hen mod den</translation>
    </message>
    <message>
        <source>mira (1-best, cost-augmented) or perceptron</source>
        <translation>mira (1-best, omkostningsforøget) eller perceptron</translation>
    </message>
    <message>
        <source>mira: 1-best, the least change that corrects a tree; perceptron: a step of one for each error; bpm: a Bayes Point Machine, the mean of perceptrons trained on different shuffles</source>
        <translation>mira: 1-best, den mindste ændring, der retter et træ; perceptron: et skridt på én for hver fejl; bpm: en Bayes Point Machine, gennemsnittet af perceptroner, der er trænet i forskellige rækkefølger</translation>
    </message>
    <message>
        <source>on or off: guess first what was decided alike a moment ago</source>
        <translation>on eller off: gæt først på det, der blev afgjort på samme måde for et øjeblik siden</translation>
    </message>
    <message>
        <source>on or off: learn from each sentence, or word, at once</source>
        <translation>on eller off: lær straks af hver sætning eller hvert ord</translation>
    </message>
    <message>
        <source>on or off: learn from the tree that is best with its errors added to its score; by default on for mira</source>
        <translation>on eller off: lær af det træ, der er bedst, når dets fejl lægges til dets score; som standard on for mira</translation>
    </message>
    <message>
        <source>on or off: learn relations, or heads only</source>
        <translation>on eller off: lær relationer, eller kun hoveder</translation>
    </message>
    <message>
        <source>on or off: take the mean of the weights of all steps</source>
        <translation>on eller off: tag gennemsnittet af vægtene fra alle skridt</translation>
    </message>
    <message>
        <source>on: relations are asked for; off: heads only</source>
        <translation>on: der spørges om relationer; off: kun om hoveder</translation>
    </message>
    <message>
        <source>rl or lr: whether the tournament finds heads from right to left or from left to right</source>
        <translation>rl eller lr: om turneringen finder hoveder fra højre mod venstre eller fra venstre mod højre</translation>
    </message>
    <message>
        <source>single or many; by default what the treebank has</source>
        <translation>single eller many; som standard det, træbanken har</translation>
    </message>
    <message>
        <source>standard, additional or all: those of the bunsetsu themselves; also of their neighbourhood; also of what is already decided. By default all that the decoder has; bunsetsu-cle and bunsetsu-eisner have no last kind</source>
        <translation>standard, additional eller all: træk ved selve bunsetsuerne; også ved deres omgivelser; også ved det, der allerede er afgjort. Som standard alle, dekoderen har; bunsetsu-cle og bunsetsu-eisner har ikke den sidste slags</translation>
    </message>
    <message>
        <source>steps: what was done; everything: and what was weighed, the splits of a chart and the gains of all moves</source>
        <translation>steps: det, der blev gjort; everything: også det, der blev vejet, et skemas delingssteder og gevinsterne ved alle flytninger</translation>
    </message>
    <message>
        <source>A line of this file is a name, a colon and a pattern.</source>
        <translation>En linje i denne fil er et navn, et kolon og et mønster.</translation>
    </message>
    <message>
        <source>%1 has no tagger: train it anew, with --tagger on.</source>
        <translation>%1 har ingen tagger: træn den på ny med --tagger on.</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Brug</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>TILVALG</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>KOMMANDO</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>KOMMANDOER</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenter</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>PÅKRÆVET</translation>
    </message>
    <message>
        <source>Not together with</source>
        <translation>Ikke sammen med</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Kræver</translation>
    </message>
    <message>
        <source>There is no sentence %1: the treebank has %2 sentences, and none with that sent_id.</source>
        <translation>Der er ingen sætning %1: træbanken har %2 sætninger, og ingen med det sent_id.</translation>
    </message>
    <message>
        <source>Documents of a Prague treebank that get the analyses of --in, by the ids of their nodes</source>
        <translation>Dokumenter fra en Prag-træbank, der får analyserne fra --in efter knudernes id’er</translation>
    </message>
    <message>
        <source>How CoNLL-X says members of coordinations; by default M</source>
        <translation>hvordan CoNLL-X angiver led i sideordninger; som standard M</translation>
    </message>
    <message>
        <source>on or off: learn with the relations of a Prague treebank which words are members of coordinations and appositions (Sb_Co); other treebanks have none</source>
        <translation>on eller off: lær sammen med relationerne i en Prag-træbank, hvilke ord der er led i sideordninger og appositioner (Sb_Co); andre træbanker har ingen</translation>
    </message>
    <message>
        <source>Name another zone behind the file to read it: %1</source>
        <translation>Angiv en anden zones navn efter filens for at læse den: %1</translation>
    </message>
    <message>
        <source>Make enhanced graphs of the trees, or take them away</source>
        <translation>Lav udvidede grafer ud fra træerne, eller fjern dem</translation>
    </message>
    <message>
        <source>Make the graphs of sentences that have one anew, and tell precision and recall of the arcs of each kind, and ELAS</source>
        <translation>Lav graferne for de sætninger, der har en, på ny, og oplys præcision og genkaldelse for buerne af hver slags samt ELAS</translation>
    </message>
    <message>
        <source>Only sentences in which this pattern finds something, as the help page on patterns tells</source>
        <translation>Kun sætninger, hvori dette mønster finder noget, som hjælpesiden om mønstre beskriver</translation>
    </message>
    <message>
        <source>Only take the enhanced graphs away: no DEPS and no empty nodes</source>
        <translation>Fjern blot de udvidede grafer: ingen DEPS og ingen tomme knuder</translation>
    </message>
    <message>
        <source>Print one JSON object: searched, found, sentences, refused, written, changed [{file, sentence, id, changes [{node, form, before, after}]}]; of --compare: sentences, kinds [{kind, gold, made, right, rightLabelled, precision, recall, labelledPrecision, labelledRecall}], copy {elas, eulas}, made {elas, eulas}</source>
        <translation>Udskriv ét JSON-objekt: searched, found, sentences, refused, written, changed [{file, sentence, id, changes [{node, form, before, after}]}]; ved --compare: sentences, kinds [{kind, gold, made, right, rightLabelled, precision, recall, labelledPrecision, labelledRecall}], copy {elas, eulas}, made {elas, eulas}</translation>
    </message>
    <message>
        <source>Take the enhanced graphs away first that are there</source>
        <translation>Fjern først de udvidede grafer, der er i forvejen</translation>
    </message>
    <message>
        <source>Tell how many sentences change, but not how</source>
        <translation>Oplys, hvor mange sætninger der ændres, men ikke hvordan</translation>
    </message>
    <message>
        <source>Write the treebank with these graphs; without it nothing is written. A file; a folder for a folder or several files</source>
        <translation>Skriv træbanken med disse grafer; uden angivelse skrives intet. En fil; en mappe for en mappe eller flere filer</translation>
    </message>
    <message>
        <source>Follow the guidelines alone, whatever customs the enhanced graphs have</source>
        <translation>Følg retningslinjerne alene, uanset hvilken praksis de udvidede grafer har</translation>
    </message>
    <message>
        <source>The files whose customs are followed, by their enhanced graphs, which are taken for finished; those of --in unless it is given</source>
        <translation>De filer, hvis praksis følges, som den ses i deres udvidede grafer, der regnes for færdige; uden angivelse dem i --in</translation>
    </message>
    <message>
        <source>What is added, by commas: copy (arcs of the tree, for words without any; these are always added), gapping (empty nodes in the place of predicates that are left out), dependents (those that conjuncts share), conjuncts (parents of conjuncts), controlled (subjects of xcomp), relative (what relative pronouns stand for), labels (adpositions, subordinators, conjunctions, Case); all unless it is given</source>
        <translation>Det, der tilføjes, adskilt med komma: copy (træets buer, til ord uden nogen; de tilføjes altid), gapping (tomme knuder i stedet for udeladte prædikater), dependents (dem, som sideordnede led er fælles om), conjuncts (sideordnede leds forældre), controlled (subjekter for xcomp), relative (det, relative pronominer står for), labels (adpositioner, underordningskonjunktioner, sideordningskonjunktioner, Case); uden angivelse det hele</translation>
    </message>
    <message>
        <source>Of a folder the files directly in it are read, of 'FOLDER/**' those in its subfolders, too. Exit status: 0 fine, 1 found what it looks for, 2 wrong usage, 3 bad input or output.</source>
        <translation>Af en mappe læses de filer, der ligger direkte i den, af 'MAPPE/**' også dem i undermapperne. Afslutningsstatus: 0 i orden, 1 fandt det, der søges efter, 2 forkert brug, 3 fejl i inddata eller uddata.</translation>
    </message>
    <message>
        <source>This is one of several ranks, which cannot work together: %1. Start one, or divide the work with --part.</source>
        <translation>Dette er en af flere processer (ranks), som ikke kan arbejde sammen: %1. Start én, eller del arbejdet med --part.</translation>
    </message>
    <message>
        <source>Done: %1 of %2 shares, kept in %3. Not there yet, of other parts: %4.</source>
        <translation>Færdig: %1 af %2 portioner, gemt i %3. Mangler endnu, fra andre dele: %4.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 has died.</source>
        <translation>Proces %1 på %2 er død.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 has died. Done again by others: share %3.</source>
        <translation>Proces %1 på %2 er død. Udføres igen af andre: portion %3.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 was silent for long and is back.</source>
        <translation>Proces %1 på %2 var tavs længe og er tilbage.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 has other files, options or another build, and takes no part.</source>
        <translation>Proces %1 på %2 har andre filer, andre tilvalg eller en anden programudgave og deltager ikke.</translation>
    </message>
    <message>
        <source>Rank %1 on %2 takes no part: %3</source>
        <translation>Proces %1 på %2 deltager ikke: %3</translation>
    </message>
    <message>
        <source>Rank %1 on %2 could not do share %3, which is done here.</source>
        <translation>Proces %1 på %2 kunne ikke udføre portion %3, som udføres her.</translation>
    </message>
    <message>
        <source>A folder that keeps what each share of the work gives, and from which it is taken if it is there: a run that was broken off goes on</source>
        <translation>En mappe, der gemmer, hvad hver portion af arbejdet giver, og som det hentes fra, hvis det findes der: en afbrudt kørsel fortsætter</translation>
    </message>
    <message>
        <source>Folders with the shares of all parts, done with the same files and options: put them together and do nothing else of the work</source>
        <translation>Mapper med portionerne fra alle dele, udført med de samme filer og tilvalg: sæt dem sammen, og udfør intet andet af arbejdet</translation>
    </message>
    <message>
        <source>K/N: do only the Kth of N parts of the work, keep what it gives in --shares, and print and write nothing else; with --merge another run puts all parts together</source>
        <translation>K/N: udfør kun den K-te af N dele af arbejdet, gem det, den giver, i --shares, og udskriv og skriv intet andet; med --merge sætter en anden kørsel alle dele sammen</translation>
    </message>
    <message>
        <source>Parse each part of a treebank with a parser trained on the others, and score that</source>
        <translation>Parsér hver del af en træbank med en parser, der er trænet på de andre, og beregn scoren for det</translation>
    </message>
    <message>
        <source>Parts of the treebank: sentences take turns in joining them, copies of one are in the same</source>
        <translation>Dele af træbanken: sætningerne fordeles på dem på skift, kopier af den samme er i samme del</translation>
    </message>
    <message>
        <source>Write the treebank with what was predicted: a file, a folder for a folder or several files</source>
        <translation>Skriv træbanken med det, der blev forudsagt: en fil, en mappe for en mappe eller flere filer</translation>
    </message>
    <message>
        <source>What a move of hill has to gain more than; 0: every move that gains is made. By default what the model parses with</source>
        <translation>Tærskel, som gevinsten ved en flytning i hill skal overstige; 0: enhver flytning, der giver noget, udføres. Som standard det, modellen parser med</translation>
    </message>
    <message>
        <source>--move-price is for hill; %1 pays none.</source>
        <translation>--move-price er for hill; i %1 koster flytninger ikke noget.</translation>
    </message>
    <message>
        <source>A lesson, whose scores and sentence are taken in place of those of --model and --in</source>
        <translation>En lektion, hvis scorer og sætning bruges i stedet for dem fra --model og --in</translation>
    </message>
    <message>
        <source>Lessons; - for standard input</source>
        <translation>Lektioner; - for standardinput</translation>
    </message>
    <message>
        <source>Name what is wrong in lessons, with line and column</source>
        <translation>Skriv, hvad der er galt i lektioner, med linje og kolonne</translation>
    </message>
    <message>
        <source>Which stop of the lesson, from 1</source>
        <translation>Hvilket stop i lektionen, fra 1</translation>
    </message>
    <message>
        <source>nothing is wrong; stops: %1</source>
        <translation>intet er galt; stop: %1</translation>
    </message>
    <message>
        <source>%1 is not known; expected %2</source>
        <translation>%1 er ukendt; forventet: %2</translation>
    </message>
    <message>
        <source>%1 is needed, or --scores in its place.</source>
        <translation>%1 er nødvendig, eller --scores i stedet.</translation>
    </message>
    <message>
        <source>There is no stop %1; the last one is %2.</source>
        <translation>Der er intet stop %1; det sidste er %2.</translation>
    </message>
    <message>
        <source>Stop %1 cannot be traced with %2: it needs scores, and a decoder that goes with its sentence; see --decoder.</source>
        <translation>Stop %1 kan ikke spores med %2: det kræver scorer og en dekoder, der passer til dets sætning; se --decoder.</translation>
    </message>
    <message>
        <source>1: the format; 2: what Universal Dependencies ask of every treebank; 3: their guidelines; 4: what is permitted in the language; 5: its auxiliaries and copulas. 5 with --ud-data, else 3, where nothing else is said.</source>
        <translation>1: formatet; 2: hvad Universal Dependencies kræver af enhver træbank; 3: deres retningslinjer; 4: hvad der er tilladt i sproget; 5: dets hjælpeverber og kopulaer. Hvis intet andet er sagt, 5 med --ud-data, ellers 3.</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>En lektion</translation>
    </message>
    <message>
        <source>Check lessons that somebody has written, and export them</source>
        <translation>Kontrollér lektioner, som nogen har skrevet, og eksportér dem</translation>
    </message>
    <message>
        <source>Colours of slides and pictures; a page has both</source>
        <translation>Farver på dias og billeder; en side har begge</translation>
    </message>
    <message>
        <source>Print one object: files, sentences, errors, warnings, notes, waived, tests {id: count}, problems [{file, line, column, sentence (from 1 in its file), sent_id, node (id of the word, empty for the sentence), test, severity (error, warning, note), level, message, waived}], limits [{file, only (structure), without_columns, without_levels}]: what was not tested, level, languages</source>
        <translation>Udskriv ét objekt: files, sentences, errors, warnings, notes, waived, tests {id: antal}, problems [{file, line, column, sentence (fra 1 i sin fil), sent_id, node (ordets id, tomt for sætningen), test, severity (error, warning, note), level, message, waived}], limits [{file, only (structure), without_columns, without_levels}]: hvad der ikke blev testet, level, languages</translation>
    </message>
    <message>
        <source>Save the steps of a lesson, with its words</source>
        <translation>Gem en lektions trin med dens ord</translation>
    </message>
    <message>
        <source>Text and pictures on paper instead (.pdf, .html)</source>
        <translation>I stedet tekst og billeder på papir (.pdf, .html)</translation>
    </message>
    <message>
        <source>The folder of the language data that levels 4 and 5 need: a copy of github.com/UniversalDependencies/tools, or its folder data</source>
        <translation>Mappen med de sprogdata, som niveau 4 og 5 kræver: en kopi af github.com/UniversalDependencies/tools eller dens mappe data</translation>
    </message>
    <message>
        <source>The language of the treebank (cs, grc; ud: none in particular). If it is not given, the names of the files say it (cs_pdt-ud-dev.conllu), or # language = cs in their first sentence.</source>
        <translation>Træbankens sprog (cs, grc; ud: intet bestemt). Hvis det ikke er angivet, siger filernes navne det (cs_pdt-ud-dev.conllu), eller # language = cs i deres første sætning.</translation>
    </message>
    <message>
        <source>Where to: a page that plays by itself (.html), slides (.pdf, of beamer: .tex), pictures (.svg, .png)</source>
        <translation>Hvorhen: en side, der afspiller sig selv (.html), dias (.pdf, til beamer: .tex), billeder (.svg, .png)</translation>
    </message>
    <message>
        <source>Write what was waived to this file, tab-separated, with reasons: for those who maintain the treebank or the tests</source>
        <translation>Skriv det, der blev undtaget, til denne fil, tabulatorsepareret, med begrundelser: til dem, der vedligeholder træbanken eller testene</translation>
    </message>
    <message>
        <source>Steps are drawn by the program arcwright, which is neither beside this one nor on the path, or did not run to its end.</source>
        <translation>Trinene tegnes af programmet arcwright, som hverken findes ved siden af dette eller i søgestien (PATH), eller som ikke kørte til ende.</translation>
    </message>
    <message>
        <source>Levels 4 and 5 need the language data of Universal Dependencies: --ud-data FOLDER, a copy of github.com/UniversalDependencies/tools</source>
        <translation>Niveau 4 og 5 kræver sprogdata fra Universal Dependencies: --ud-data MAPPE, en kopi af github.com/UniversalDependencies/tools</translation>
    </message>
    <message>
        <source>Not tested: levels 4 and 5, what the language permits. They need the language data of Universal Dependencies (--ud-data).</source>
        <translation>Ikke testet: niveau 4 og 5, hvad sproget tillader. De kræver sprogdata fra Universal Dependencies (--ud-data).</translation>
    </message>
    <message>
        <source>Tested up to level %1, language: %2</source>
        <translation>Testet til og med niveau %1, sprog: %2</translation>
    </message>
    <message>
        <source>So many steps on a page of a handout in PDF; else two where they can be read, one where they cannot</source>
        <translation>Så mange trin på en side af et uddelingsark i PDF; ellers to, hvor de kan læses, og ét, hvor de ikke kan</translation>
    </message>
    <message>
        <source>there are no answers in this folder: it has no files</source>
        <translation>der er ingen besvarelser i denne mappe: den har ingen filer</translation>
    </message>
    <message>
        <source>a draft that was never handed in</source>
        <translation>en kladde, der aldrig blev afleveret</translation>
    </message>
    <message>
        <source>there is no name in it</source>
        <translation>der er intet navn i den</translation>
    </message>
    <message>
        <source>"%1" has handed in before: %2</source>
        <translation>”%1” har afleveret før: %2</translation>
    </message>
    <message>
        <source>the same trees, mistakes and all, as in %1</source>
        <translation>de samme træer som i %1, med fejl og det hele</translation>
    </message>
    <message>
        <source>For plain text: what the ids of sentences begin with, PREFIX-1; by default the name of --out</source>
        <translation>Til ren tekst: hvad sætningernes id’er begynder med, PRÆFIKS-1; ellers navnet i --out</translation>
    </message>
    <message>
        <source>Plain text to parse in place of a treebank, - for standard input: sentences, tokens and words as the treebank has them that the model was trained on (models of older programs: by Unicode's rules). A line break ends a sentence, a blank line a paragraph. Tags by the model's tagger, each word marked ArcwrightTags=predicted in MISC. For a model of bunsetsu what JUMAN or MeCab writes, or with --analyser plain text</source>
        <translation>Ren tekst, der skal parses i stedet for en træbank, - for standardinput: sætninger, tokens og ord, som den træbank har dem, som modellen er trænet på (modeller fra ældre programmer: efter Unicodes regler). Et linjeskift afslutter en sætning, en tom linje et afsnit. Tags fra modellens tagger, hvert ord mærket ArcwrightTags=predicted i MISC. Til en bunsetsu-model det, som JUMAN eller MeCab skriver, eller ren tekst med --analyser</translation>
    </message>
    <message>
        <source>Print one object: model, sentences, unusable, tokens, where not all heads were given given_heads, seconds, epochs (with --resume, those since) [{epoch, training {uas, las}, development {uas, las}, loss, updates, seconds, of bpm also member}], with --patience also best_epoch, with bpm and --dev also bpm {average {uas, las}, best, worst, members [{member, uas, las, epochs, with --patience also best_epoch}]}; with a tagger and --dev also tagger {words, upos, xpos, all, lemmas, new_words, new_all, new_lemmas}, and of the text of these sentences, divided anew, text {tokens, sentences, words, upos, xpos, features, lemmas} (F1). Of bunsetsu: model, sentences, unusable, bunsetsu, examples, weights, seconds, with --dev development {accuracy, types, both, sentences, sentences_without_singles} and, of the linear ranker, epochs [{epoch, training, development, seconds}], percentages of right heads</source>
        <translation>Udskriv ét objekt: model, sentences, unusable, tokens, hvor ikke alle hoveder var givet, given_heads, seconds, epochs (med --resume dem siden da) [{epoch, training {uas, las}, development {uas, las}, loss, updates, seconds, ved bpm også member}], med --patience også best_epoch, ved bpm og med --dev også bpm {average {uas, las}, best, worst, members [{member, uas, las, epochs, med --patience også best_epoch}]}; med tagger og --dev også tagger {words, upos, xpos, all, lemmas, new_words, new_all, new_lemmas}, og for disse sætningers tekst, delt op på ny, text {tokens, sentences, words, upos, xpos, features, lemmas} (F1). For bunsetsuer: model, sentences, unusable, bunsetsu, examples, weights, seconds, med --dev development {accuracy, types, both, sentences, sentences_without_singles} og, for den lineære rangordning, epochs [{epoch, training, development, seconds}], procenter af rigtige hoveder</translation>
    </message>
    <message>
        <source>on or off: also train a tagger, which divides plain text, too (parse --text)</source>
        <translation>on eller off: træn også en tagger, som også deler ren tekst op (parse --text)</translation>
    </message>
    <message>
        <source>"%1" are no numbers of sentences, such as 3,7-9.</source>
        <translation>”%1” er ikke numre på sætninger, som f.eks. 3,7-9.</translation>
    </message>
    <message>
        <source>There is no sentence %1; the last one is %2.</source>
        <translation>Der er ingen sætning %1; den sidste er %2.</translation>
    </message>
    <message>
        <source>Single sentences by their numbers, as 3,7-9, in that order</source>
        <translation>Enkelte sætninger efter deres numre, som 3,7-9, i den rækkefølge</translation>
    </message>
    <message>
        <source>stop %1 asks nothing: it is not before a cell of Eisner's chart, a move of hill, a transition, or the opening of a cycle of cle</source>
        <translation>stop %1 spørger ikke om noget: det står hverken før en celle i Eisners skema, en flytning i hill, en transition eller åbningen af en kreds i cle</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 spørgsmål</translation>
    </message>
    <message>
        <source>%1 is needed, or %2.</source>
        <translation>%1 er nødvendig, eller %2.</translation>
    </message>
    <message>
        <source>the solution is in a file of its own; name it with --solution</source>
        <translation>løsningen er i sin egen fil; angiv den med --solution</translation>
    </message>
    <message>
        <source>this is the solution of another exercise</source>
        <translation>dette er løsningen på en anden opgave</translation>
    </message>
    <message>
        <source>A file that the solution is kept in, for the teacher alone: the exercise has none then, and tells students nothing of what is right</source>
        <translation>En fil, som løsningen gemmes i, kun til underviseren: opgaven selv har så ingen og fortæller ikke de studerende, hvad der er rigtigt</translation>
    </message>
    <message>
        <source>A lesson, of whose stops questions are made, with --in or without: the cells of Eisner's chart that come next, the next move of hill, the next transition, the arc that a cycle of cle gives up</source>
        <translation>En lektion, hvis stop der laves spørgsmål ud af, med eller uden --in: de næste celler i Eisners skema, den næste flytning i hill, den næste transition, den bue, som en kreds i cle opgiver</translation>
    </message>
    <message>
        <source>How many cells of a chart are to be filled</source>
        <translation>Hvor mange af skemaets celler der skal udfyldes</translation>
    </message>
    <message>
        <source>How many trees inside-outside and matrix-tree draw</source>
        <translation>Hvor mange træer inside-outside og matrix-tree trækker</translation>
    </message>
    <message>
        <source>How many trees k-best finds</source>
        <translation>Hvor mange træer k-best finder</translation>
    </message>
    <message>
        <source>Of the trees that are drawn</source>
        <translation>Til de træer, der trækkes</translation>
    </message>
    <message>
        <source>Print one object: exercise, sentences, questions, students [{student, handed_in, file, words, heads, uas, labelled, las, complete, sentences [{words, heads, uas, labelled, las, complete}], answers, right, percent, questions [{kind, answers, right}]}]. labelled and las where relations are asked for; what is of questions where there are any.</source>
        <translation>Udskriv ét objekt: exercise, sentences, questions, students [{student, handed_in, file, words, heads, uas, labelled, las, complete, sentences [{words, heads, uas, labelled, las, complete}], answers, right, percent, questions [{kind, answers, right}]}]. labelled og las, hvor der spørges om relationer; det om spørgsmål, hvor der er nogen.</translation>
    </message>
    <message>
        <source>The solution, where it is not in the exercise but in a file of its own</source>
        <translation>Løsningen, hvor den ikke står i opgaven, men i sin egen fil</translation>
    </message>
    <message>
        <source>What scores are divided by before inside-outside and matrix-tree sum over trees: the higher, the more alike the trees</source>
        <translation>Det, scorerne divideres med, før inside-outside og matrix-tree summerer over træer: jo højere, jo mere ens træerne</translation>
    </message>
    <message>
        <source>the same answers, mistakes and all, as in %1</source>
        <translation>de samme svar, med fejl og det hele, som i %1</translation>
    </message>
    <message>
        <source>A sentence without a tree was left out.</source>
        <translation>En sætning uden træ er udeladt.</translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation>1 sætning</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 spørgsmål</translation>
    </message>
    <message>
        <source>Which steps: those at which stops open, the main ones and both ends, or all</source>
        <translation>Hvilke trin: dem, stoppene åbner ved; hovedtrinene og begge ender; eller alle</translation>
    </message>
</context>
<context>
    <name>ContractionPlayer</name>
    <message>
        <source>cycle C%1</source>
        <comment>a contracted one</comment>
        <translation>kreds C%1</translation>
    </message>
    <message>
        <source>%1 takes %2: %3</source>
        <translation>%1 tager %2: %3</translation>
    </message>
    <message>
        <source>a cycle: %1</source>
        <translation>en kreds: %1</translation>
    </message>
    <message>
        <source>%1 become %2</source>
        <translation>%1 bliver til %2</translation>
    </message>
    <message>
        <source>%1 opens at %2</source>
        <translation>%1 åbnes ved %2</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>afgjort: %1</translation>
    </message>
    <message>
        <source>finished: the best tree scores %1</source>
        <translation>færdig: det bedste træ scorer %1</translation>
    </message>
    <message>
        <source>%1 (only where nothing else is left)</source>
        <translation>%1 (kun hvor intet andet er tilbage)</translation>
    </message>
    <message>
        <source>Every word will take the arc that scores highest, whatever the others do. Where that makes a cycle, the cycle becomes a node of its own, and it goes on.</source>
        <translation>Hvert ord tager den bue, der scorer højest, uanset hvad de andre gør. Hvor det giver en kreds, bliver kredsen til en knude for sig, og det fortsætter.</translation>
    </message>
    <message>
        <source>Of all heads for %1, %2 scores highest.</source>
        <translation>Af alle hoveder til %1 scorer %2 højest.</translation>
    </message>
    <message>
        <source>Of all arcs into %1, %2 is best: what it scores, less what it costs to open the cycle there.</source>
        <translation>Af alle buer ind i %1 er %2 den bedste: det, den scorer, minus det, det koster at åbne kredsen dér.</translation>
    </message>
    <message>
        <source>Arcs it could take</source>
        <translation>Buer, den kunne tage</translation>
    </message>
    <message>
        <source>The arcs taken lead round in a circle: %1. No tree has all of them.</source>
        <translation>De valgte buer fører rundt i en kreds: %1. Intet træ har dem alle.</translation>
    </message>
    <message>
        <source>The cycle becomes one node, %1. An arc from outside that enters it at a word takes the place of the arc this word has in the cycle; so it now scores less by that much.</source>
        <translation>Kredsen bliver til én knude, %1. En bue udefra, der går ind i den ved et ord, træder i stedet for den bue, ordet har i kredsen; derfor scorer den nu så meget mindre.</translation>
    </message>
    <message>
        <source>Best arc from each word outside, scored anew</source>
        <translation>Bedste bue fra hvert ord udenfor, med ny score</translation>
    </message>
    <message>
        <source>The arc into %1 is %2. It goes to %3, which gives up %4; the rest of the cycle stays.</source>
        <translation>Buen ind i %1 er %2. Den går til %3, som opgiver %4; resten af kredsen bliver.</translation>
    </message>
    <message>
        <source>No cycle is left around %1: its head is %2.</source>
        <translation>Der er ingen kreds tilbage omkring %1: hovedet er %2.</translation>
    </message>
    <message>
        <source>All cycles are open again. No other tree scores more, projective or not.</source>
        <translation>Alle kredse er åbne igen. Intet andet træ scorer mere, projektivt eller ej.</translation>
    </message>
    <message>
        <source>Recursion depth: %1</source>
        <translation>Rekursionsdybde: %1</translation>
    </message>
    <message>
        <source>C%1</source>
        <comment>a contracted cycle</comment>
        <translation>C%1</translation>
    </message>
    <message>
        <source>head ↓ dependent →</source>
        <translation>hoved ↓ dependent →</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an arc and its score</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>finished: %1</source>
        <translation>færdig: %1</translation>
    </message>
    <message>
        <source>– forbidden, or left out as hopeless</source>
        <translation>– forbudt eller udeladt som håbløs</translation>
    </message>
    <message>
        <source>The root alone is left for %1: no other arc leads there.</source>
        <translation>Kun roden er tilbage til %1: ingen anden bue fører dertil.</translation>
    </message>
    <message>
        <source>Of all words that %1 could depend on, %2 scores highest.</source>
        <translation>Af alle ord, som %1 kunne afhænge af, scorer %2 højest.</translation>
    </message>
    <message>
        <source>Of all arcs from words into %1, %2 is best: what it scores, less what it costs to open the cycle there.</source>
        <translation>Af alle buer fra ord ind i %1 er %2 bedst: dens score minus det, det koster at åbne kredsen dér.</translation>
    </message>
    <message>
        <source>The root would score more, but one word alone may hang on it: it waits until nothing else is left.</source>
        <translation>Roden ville score mere, men kun ét ord må hænge på den: den venter, til der ikke er andet tilbage.</translation>
    </message>
    <message>
        <source>One word alone may hang on the root: however much an arc from the root scores, it is taken only where no other arc is left.</source>
        <translation>Kun ét ord må hænge på roden: uanset hvor højt en bue fra roden scorer, tages den kun, hvor ingen anden bue er tilbage.</translation>
    </message>
    <message>
        <source>dependents of the root</source>
        <translation>rodens dependenter</translation>
    </message>
    <message>
        <source>one</source>
        <translation>én</translation>
    </message>
    <message>
        <source>several (as in textbooks)</source>
        <translation>flere (som i lærebøger)</translation>
    </message>
    <message>
        <source>Every word will take the arc from another word that scores highest, whatever the others do. Where that makes a cycle, the cycle becomes a node of its own, and it goes on.</source>
        <translation>Af buerne fra andre ord tager hvert ord den, der scorer højest, uanset hvad de øvrige ord gør. Hvor det giver en kreds, bliver kredsen til en knude for sig, og det fortsætter.</translation>
    </message>
    <message>
        <source>In textbooks the root competes with the words: choose several dependents of the root for that.</source>
        <translation>I lærebøger konkurrerer roden med ordene: vælg flere under ”rodens dependenter” for at se det.</translation>
    </message>
    <message>
        <source>All cycles are open again. Without the arcs that may not be, or were left out, no other tree scores more, projective or not.</source>
        <translation>Alle kredse er åbne igen. Uden de buer, der er forbudt eller blev udeladt, scorer intet andet træ mere, projektivt eller ej.</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>%1: with %2 times the data (%8 sentences) %3 would be %4 to %5, about %6 more than now.</source>
        <translation>%1: med %2 gange så mange data (%8 sætninger) ville %3 være %4 til %5, cirka %6 mere end nu.</translation>
    </message>
    <message>
        <source>%1: with twice the data (%8 sentences) %3 would be %4 to %5, about %6 more than now.</source>
        <translation>%1: med dobbelt så mange data (%8 sætninger) ville %3 være %4 til %5, cirka %6 mere end nu.</translation>
    </message>
    <message>
        <source>%1: more data of this kind would hardly help: with %2 times as much (%8 sentences) %3 would be %4 to %5.</source>
        <translation>%1: flere data af denne slags ville næppe hjælpe: med %2 gange så mange (%8 sætninger) ville %3 være %4 til %5.</translation>
    </message>
    <message>
        <source>%1: at least three sizes are needed to say what more data would bring.</source>
        <translation>%1: der skal mindst tre størrelser til for at sige, hvad flere data ville give.</translation>
    </message>
</context>
<context>
    <name>CurveFigure</name>
    <message>
        <source>heads and types</source>
        <translation>hoveder og typer</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>hoveder</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 sentences: %3 %4 ± %5 (%n sample(s))</source>
        <comment>curve, sentences, score, its mean, standard deviation</comment>
        <translation>
            <numerusform>%1, %2 sætninger: %3 %4 ± %5 (%n stikprøve)</numerusform>
            <numerusform>%1, %2 sætninger: %3 %4 ± %5 (%n stikprøver)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 sentences: %3 %4 (95%: %5), extrapolated</source>
        <comment>curve, sentences, score</comment>
        <translation>%1, %2 sætninger: %3 %4 (95 %: %5), ekstrapoleret</translation>
    </message>
    <message>
        <source>%1, extrapolated</source>
        <comment>curve</comment>
        <translation>%1, ekstrapoleret</translation>
    </message>
    <message>
        <source>sentences to learn from</source>
        <translation>sætninger at lære af</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sætninger</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stikprøver</translation>
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
        <translation>95 %</translation>
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
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Åbn…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Gem…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Ryd</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>%p%, paused</source>
        <comment>percent</comment>
        <translation>%p %, sat på pause</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 er gemt</translation>
    </message>
</context>
<context>
    <name>Decoder</name>
    <message>
        <source>A learning step</source>
        <translation>Et læringstrin</translation>
    </message>
    <message>
        <source>Eisner (first order, projective)</source>
        <translation>Eisner (første orden, projektiv)</translation>
    </message>
    <message>
        <source>Eisner, first order</source>
        <translation>Eisner, første orden</translation>
    </message>
    <message>
        <source>Eisner over spans (projective)</source>
        <translation>Eisner over strækninger (projektiv)</translation>
    </message>
    <message>
        <source>Eisner over spans</source>
        <translation>Eisner over strækninger</translation>
    </message>
    <message>
        <source>Eisner (second order, projective)</source>
        <translation>Eisner (anden orden, projektiv)</translation>
    </message>
    <message>
        <source>Eisner, second order</source>
        <translation>Eisner, anden orden</translation>
    </message>
    <message>
        <source>Chu-Liu-Edmonds (first order, any tree)</source>
        <translation>Chu-Liu-Edmonds (første orden, vilkårlige træer)</translation>
    </message>
    <message>
        <source>Chu-Liu-Edmonds</source>
        <translation>Chu-Liu-Edmonds</translation>
    </message>
    <message>
        <source>Hill climbing (second order, any tree)</source>
        <translation>Bakkeklatring (anden orden, vilkårlige træer)</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>Bakkeklatring</translation>
    </message>
    <message>
        <source>Hill climbing (second order, several parents)</source>
        <translation>Bakkeklatring (anden orden, flere forældre)</translation>
    </message>
    <message>
        <source>Hill climbing, several parents</source>
        <translation>Bakkeklatring, flere forældre</translation>
    </message>
    <message>
        <source>Hill climbing from many trees (third order, any tree)</source>
        <translation>Bakkeklatring fra mange træer (tredje orden, vilkårlige træer)</translation>
    </message>
    <message>
        <source>Randomised restarts</source>
        <translation>Tilfældige genstarter</translation>
    </message>
    <message>
        <source>Tournament (games between candidates)</source>
        <translation>Turnering (kampe mellem kandidater)</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Shift-reduce</source>
        <translation>Shift-reduce</translation>
    </message>
    <message>
        <source>Cascaded chunking</source>
        <translation>Kaskadeopdeling</translation>
    </message>
    <message>
        <source>Relative preference (all candidates at once)</source>
        <translation>Relativ præference (alle kandidater på én gang)</translation>
    </message>
    <message>
        <source>Relative preference</source>
        <translation>Relativ præference</translation>
    </message>
    <message>
        <source>Chu-Liu-Edmonds (any tree)</source>
        <translation>Chu-Liu-Edmonds (vilkårlige træer)</translation>
    </message>
    <message>
        <source>Bunsetsu, Chu-Liu-Edmonds</source>
        <translation>Bunsetsu, Chu-Liu-Edmonds</translation>
    </message>
    <message>
        <source>Eisner (best projective tree)</source>
        <translation>Eisner (bedste projektive træ)</translation>
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
        <translation>Gennemsnitsperceptron</translation>
    </message>
    <message>
        <source>Bayes Point Machine (mean of 10 perceptrons)</source>
        <translation>Bayes Point Machine (gennemsnit af 10 perceptroner)</translation>
    </message>
    <message>
        <source>Transitions, arc-standard</source>
        <translation>Transitioner, arc-standard</translation>
    </message>
    <message>
        <source>Transitions, arc-eager</source>
        <translation>Transitioner, arc-eager</translation>
    </message>
    <message>
        <source>Transitions with swapping</source>
        <translation>Transitioner med ombytning</translation>
    </message>
    <message>
        <source>Sums over all trees (matrix-tree)</source>
        <translation>Summer over alle træer (matrixtræsætningen)</translation>
    </message>
    <message>
        <source>Sums over projective trees (inside-outside)</source>
        <translation>Summer over projektive træer (inside-outside)</translation>
    </message>
    <message>
        <source>The best projective trees (k-best)</source>
        <translation>De bedste projektive træer (k-best)</translation>
    </message>
    <message>
        <source>Epochs in the plane of two weights</source>
        <translation>Epoker i planen af to vægte</translation>
    </message>
</context>
<context>
    <name>DiagramPainter</name>
    <message>
        <source>root</source>
        <translation>rod</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>relation, head</comment>
        <translation>%1 under %2</translation>
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
        <translation>i begyndelsespunktet</translation>
    </message>
    <message>
        <source>the mean of the members</source>
        <translation>gennemsnittet af medlemmerne</translation>
    </message>
    <message>
        <source>the mean of the weights after every sentence</source>
        <translation>gennemsnittet af vægtene efter hver sætning</translation>
    </message>
    <message>
        <source>what is kept: %1</source>
        <translation>det, der beholdes: %1</translation>
    </message>
    <message>
        <source>epoch %1, turn %2: %3 of %4 members move</source>
        <translation>epoke %1, runde %2: %3 af %4 medlemmer flytter sig</translation>
    </message>
    <message>
        <source>epoch %1, sentence %2: loss %3, the weights move</source>
        <translation>epoke %1, sætning %2: tab %3, vægtene flytter sig</translation>
    </message>
    <message>
        <source>epoch %1, sentence %2: no error, the weights stay</source>
        <translation>epoke %1, sætning %2: ingen fejl, vægtene bliver stående</translation>
    </message>
    <message>
        <source>Each member is a perceptron that goes through the sentences in an order of its own. Where it errs, its weights move one whole step along the difference of the features.</source>
        <translation>Hvert medlem er en perceptron, der går gennem sætningerne i sin egen rækkefølge. Hvor den fejler, flytter dens vægte sig et helt skridt langs forskellen på trækkene.</translation>
    </message>
    <message>
        <source>Each member's sentence, and how far within the version space its weights are</source>
        <translation>Hvert medlems sætning, og hvor langt inde i versionsrummet dets vægte er</translation>
    </message>
    <message>
        <source>member %1, sentence %2: %3</source>
        <translation>medlem %1, sætning %2: %3</translation>
    </message>
    <message>
        <source>Sentence %1 of %2. The tree to learn stands above the words, the one found below; at each arc stand its two features.</source>
        <translation>Sætning %1 af %2. Måltræet står over ordene, det fundne under dem; ved hver bue står dens to træk.</translation>
    </message>
    <message>
        <source>The weights move along the difference of the features of the two trees, %1 × %2, and so towards the side of the line where the sentence is learnt.</source>
        <translation>Vægtene flytter sig langs forskellen på de to træers træk, %1 × %2, og dermed mod den side af linjen, hvor sætningen er lært.</translation>
    </message>
    <message>
        <source>The tree to learn is found: the weights stay.</source>
        <translation>Måltræet er fundet: vægtene bliver stående.</translation>
    </message>
    <message>
        <source>What the step is made of</source>
        <translation>Det, skridtet består af</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margin</translation>
    </message>
    <message>
        <source>‖difference‖²</source>
        <translation>‖forskel‖²</translation>
    </message>
    <message>
        <source>step</source>
        <translation>skridt</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>vægte</translation>
    </message>
    <message>
        <source>within the version space by</source>
        <translation>dybde i versionsrummet</translation>
    </message>
    <message>
        <source>The mean of the weights after every sentence is kept: it moves less than the weights themselves.</source>
        <translation>Gennemsnittet af vægtene efter hver sætning beholdes: det flytter sig mindre end vægtene selv.</translation>
    </message>
    <message>
        <source>How far within the version space</source>
        <translation>Hvor langt inde i versionsrummet</translation>
    </message>
    <message>
        <source>the last weights: %1</source>
        <translation>de sidste vægte: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mean and its weights</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 epochs over %3 sentences, from weights of zero.</source>
        <translation>%1: %2 epoker over %3 sætninger, fra vægte på nul.</translation>
    </message>
    <message>
        <source>Two features of every arc are drawn, other ones for each sentence, and trees to learn with them that can be learnt.</source>
        <translation>To træk for hver bue vælges tilfældigt, nye for hver sætning, og dertil måltræer, der kan læres med dem.</translation>
    </message>
    <message>
        <source>All weights there can be are the plane. Each sentence is learnt on one side of lines through the origin; where all are learnt is the version space.</source>
        <translation>Alle mulige vægte udgør planen. Hver sætning er lært på den ene side af linjer gennem begyndelsespunktet; hvor alle er lært, er versionsrummet.</translation>
    </message>
    <message>
        <source>Only the first %1 words take part.</source>
        <translation>Kun de første %1 ord er med.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two features of an arc</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Læringsmetode</translation>
    </message>
    <message>
        <source>first weight</source>
        <translation>første vægt</translation>
    </message>
    <message>
        <source>second weight</source>
        <translation>anden vægt</translation>
    </message>
    <message>
        <source>version space: no error</source>
        <translation>versionsrum: ingen fejl</translation>
    </message>
    <message>
        <source>where a sentence begins to be learnt</source>
        <translation>grænsen for, hvor en sætning er lært</translation>
    </message>
    <message>
        <source>of the sentence at hand</source>
        <translation>for den aktuelle sætning</translation>
    </message>
    <message>
        <source>the way of a member's weights</source>
        <translation>vejen for et medlems vægte</translation>
    </message>
    <message>
        <source>the way of the weights</source>
        <translation>vægtenes vej</translation>
    </message>
    <message>
        <source>All weights in the version space make no error here; on new sentences those near its middle err least often. Perceptrons end anywhere in it, or near it; the mean of several approximates the middle, the Bayes point (Herbrich, Graepel and Campbell 2001). Each member's weights are averaged over its turns first.</source>
        <translation>Ingen vægte i versionsrummet begår fejl her; på nye sætninger fejler de nær midten sjældnest. Perceptroner ender et vilkårligt sted i det eller nær det; gennemsnittet af flere nærmer sig midten, Bayes-punktet (Herbrich, Graepel og Campbell 2001). Først tages gennemsnittet af hvert medlems vægte over dets omgange.</translation>
    </message>
    <message>
        <source>By it sentence %1 is parsed once more: the tree to learn stands above the words, the one found below.</source>
        <translation>Med det parses sætning %1 endnu en gang: måltræet står over ordene, det fundne under.</translation>
    </message>
    <message>
        <source>member %1, averaged: %2</source>
        <translation>medlem %1, gennemsnit: %2</translation>
    </message>
    <message>
        <source>Above the words stands the tree to learn of the sentence that comes first; at each arc stand its two features.</source>
        <translation>Over ordene står den første sætnings måltræ; ved hver bue står dens to træk.</translation>
    </message>
    <message>
        <source>Bayes Point Machine (mean of %1 perceptrons)</source>
        <translation>Bayes Point Machine (gennemsnit af %1 perceptroner)</translation>
    </message>
</context>
<context>
    <name>Feature</name>
    <message>
        <source>next to it</source>
        <translation>lige ved siden af</translation>
    </message>
    <message>
        <source>%1 words away</source>
        <translation>%1 ord væk</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>next neighbour's %1</source>
        <translation>næste nabos %1</translation>
    </message>
    <message>
        <source>previous neighbour's %1</source>
        <translation>forrige nabos %1</translation>
    </message>
    <message>
        <source>the next word's</source>
        <translation>det næste ords</translation>
    </message>
    <message>
        <source>the previous word's</source>
        <translation>det forrige ords</translation>
    </message>
    <message>
        <source>the next word's %1</source>
        <translation>det næste ords %1</translation>
    </message>
    <message>
        <source>the previous word's %1</source>
        <translation>det forrige ords %1</translation>
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
        <translation>%1 og %2</translation>
    </message>
    <message>
        <source>head</source>
        <translation>hoved</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>dependent</translation>
    </message>
    <message>
        <source>sibling</source>
        <translation>søskende</translation>
    </message>
    <message>
        <source>sibling before that</source>
        <translation>søskende før den</translation>
    </message>
    <message>
        <source>head of the head</source>
        <translation>hovedets hoved</translation>
    </message>
    <message>
        <source>word between</source>
        <translation>mellemliggende ord</translation>
    </message>
    <message>
        <source>dependent inside the arc</source>
        <translation>dependent inden for buen</translation>
    </message>
    <message>
        <source>word</source>
        <translation>ord</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>kandidat</translation>
    </message>
    <message>
        <source>nearer candidate</source>
        <translation>nærmeste kandidat</translation>
    </message>
    <message>
        <source>farther candidate</source>
        <translation>fjerneste kandidat</translation>
    </message>
    <message>
        <source>form</source>
        <translation>form</translation>
    </message>
    <message>
        <source>beginning of the form</source>
        <translation>formens begyndelse</translation>
    </message>
    <message>
        <source>lemma</source>
        <translation>lemma</translation>
    </message>
    <message>
        <source>part of speech</source>
        <translation>ordklasse</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>tag</translation>
    </message>
    <message>
        <source>morphology</source>
        <translation>morfologi</translation>
    </message>
    <message>
        <source>gender, number, case and person</source>
        <translation>køn, tal, kasus og person</translation>
    </message>
    <message>
        <source>verb form, mood, tense and voice</source>
        <translation>verbalform, modus, tempus og diatese</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relation</translation>
    </message>
    <message>
        <source>content word</source>
        <translation>indholdsord</translation>
    </message>
    <message>
        <source>content word's lemma</source>
        <translation>indholdsordets lemma</translation>
    </message>
    <message>
        <source>content word's part of speech</source>
        <translation>indholdsordets ordklasse</translation>
    </message>
    <message>
        <source>content word's tag</source>
        <translation>indholdsordets tag</translation>
    </message>
    <message>
        <source>content word's inflection</source>
        <translation>indholdsordets bøjning</translation>
    </message>
    <message>
        <source>function word</source>
        <translation>funktionsord</translation>
    </message>
    <message>
        <source>function word's lemma</source>
        <translation>funktionsordets lemma</translation>
    </message>
    <message>
        <source>function word's part of speech</source>
        <translation>funktionsordets ordklasse</translation>
    </message>
    <message>
        <source>function word's tag</source>
        <translation>funktionsordets tag</translation>
    </message>
    <message>
        <source>function word's inflection</source>
        <translation>funktionsordets bøjning</translation>
    </message>
    <message>
        <source>function</source>
        <translation>funktion</translation>
    </message>
    <message>
        <source>kind of content word</source>
        <translation>indholdsordets art</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>art</translation>
    </message>
    <message>
        <source>case particles</source>
        <translation>kasuspartikler</translation>
    </message>
    <message>
        <source>inflection</source>
        <translation>bøjning</translation>
    </message>
    <message>
        <source>last word</source>
        <translation>sidste ord</translation>
    </message>
    <message>
        <source>punctuation and brackets</source>
        <translation>tegnsætning og parenteser</translation>
    </message>
    <message>
        <source>place in the sentence</source>
        <translation>plads i sætningen</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>første ord</translation>
    </message>
    <message>
        <source>first word's part of speech</source>
        <translation>første ords ordklasse</translation>
    </message>
    <message>
        <source>first word's tag</source>
        <translation>første ords tag</translation>
    </message>
    <message>
        <source>first word's inflection</source>
        <translation>første ords bøjning</translation>
    </message>
    <message>
        <source>the arc's relation</source>
        <translation>buens relation</translation>
    </message>
    <message>
        <source>how many dependents on its left</source>
        <translation>antal dependenter til venstre</translation>
    </message>
    <message>
        <source>how many dependents on its right</source>
        <translation>antal dependenter til højre</translation>
    </message>
    <message>
        <source>how many dependents</source>
        <translation>antal dependenter</translation>
    </message>
    <message>
        <source>what stands before its subtree</source>
        <translation>det, der står før deltræet</translation>
    </message>
    <message>
        <source>the subtree's first word</source>
        <translation>deltræets første ord</translation>
    </message>
    <message>
        <source>the subtree's last word</source>
        <translation>deltræets sidste ord</translation>
    </message>
    <message>
        <source>what stands after its subtree</source>
        <translation>det, der står efter deltræet</translation>
    </message>
    <message>
        <source>the subtree's length</source>
        <translation>deltræets længde</translation>
    </message>
    <message>
        <source>a gap in its subtree</source>
        <translation>et hul i deltræet</translation>
    </message>
    <message>
        <source>conjuncts compared</source>
        <translation>sideordnede led sammenlignet</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>afstand</translation>
    </message>
    <message>
        <source>distance in bunsetsu</source>
        <translation>afstand i bunsetsuer</translation>
    </message>
    <message>
        <source>punctuation between them</source>
        <translation>tegnsætning imellem</translation>
    </message>
    <message>
        <source>how many alike stand between them</source>
        <translation>antal ensartede imellem</translation>
    </message>
    <message>
        <source>what they have in common</source>
        <translation>det, de har til fælles</translation>
    </message>
    <message>
        <source>what the first dependent hangs by</source>
        <translation>det, første dependent hænger ved</translation>
    </message>
    <message>
        <source>the first dependent's lemma</source>
        <translation>første dependents lemma</translation>
    </message>
    <message>
        <source>what the first dependent hangs by, and whether there are more</source>
        <translation>det, første dependent hænger ved, og om der er flere</translation>
    </message>
    <message>
        <source>particles between them</source>
        <translation>partikler imellem</translation>
    </message>
    <message>
        <source>case particles that it has already</source>
        <translation>kasuspartikler, den allerede har</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>til venstre</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>til højre</translation>
    </message>
    <message>
        <source>the head's</source>
        <translation>hovedets</translation>
    </message>
    <message>
        <source>the dependent's</source>
        <translation>dependentens</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>roden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>the sentence's beginning</source>
        <translation>sætningens begyndelse</translation>
    </message>
    <message>
        <source>the sentence's end</source>
        <translation>sætningens slutning</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>ens</translation>
    </message>
    <message>
        <source>different</source>
        <translation>forskellige</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>%1: errors</source>
        <comment>system</comment>
        <translation>%1: fejl</translation>
    </message>
    <message>
        <source>%1: share of errors</source>
        <comment>system</comment>
        <translation>%1: andel af fejl</translation>
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
        <translation>%1: fra</translation>
    </message>
    <message>
        <source>%1: to</source>
        <comment>system, upper end of an interval</comment>
        <translation>%1: til</translation>
    </message>
    <message>
        <source>%1% of all errors</source>
        <translation>%1 % af alle fejl</translation>
    </message>
    <message>
        <source>wrong heads of bunsetsu</source>
        <translation>forkerte hoveder til bunsetsuer</translation>
    </message>
    <message>
        <source>wrong heads or types</source>
        <translation>forkerte hoveder eller typer</translation>
    </message>
    <message>
        <source>wrong heads</source>
        <translation>forkerte hoveder</translation>
    </message>
    <message>
        <source>wrong heads or relations</source>
        <translation>forkerte hoveder eller relationer</translation>
    </message>
    <message>
        <source>how sure the parser was, percent, from</source>
        <translation>hvor sikker parseren var, procent, fra</translation>
    </message>
    <message>
        <source>right heads, percent</source>
        <translation>rigtige hoveder, procent</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>How sure, from</source>
        <translation>Hvor sikker, fra</translation>
    </message>
    <message>
        <source>to</source>
        <translation>til</translation>
    </message>
    <message>
        <source>How sure on average</source>
        <translation>Hvor sikker i gennemsnit</translation>
    </message>
    <message>
        <source>Right heads</source>
        <translation>Rigtige hoveder</translation>
    </message>
    <message>
        <source>from</source>
        <comment>lower end of an interval</comment>
        <translation>fra</translation>
    </message>
    <message>
        <source>to</source>
        <comment>upper end of an interval</comment>
        <translation>til</translation>
    </message>
    <message>
        <source>as sure as right</source>
        <translation>lige så sikker som rigtig</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n word(s), sure by %2%, right in %3%</source>
        <comment>system, percents</comment>
        <translation>
            <numerusform>%1: %n ord, %2 % sikker, rigtig i %3 %</numerusform>
            <numerusform>%1: %n ord, %2 % sikker, rigtig i %3 %</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is off by %2 points on average.</source>
        <comment>system, calibration error</comment>
        <translation>%1 rammer i gennemsnit %2 procentpoint ved siden af.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Guld</translation>
    </message>
    <message>
        <source>Percent of the words in gold</source>
        <translation>Procent af ordene i guld</translation>
    </message>
    <message numerus="yes">
        <source>%1 in gold, something else in %2: %n word(s), %3% of them</source>
        <comment>value, system, percent</comment>
        <translation>
            <numerusform>%1 i guld, noget andet i %2: %n ord, %3 % af dem</numerusform>
            <numerusform>%1 i guld, noget andet i %2: %n ord, %3 % af dem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2, something else in gold: %n word(s)</source>
        <comment>value, system</comment>
        <translation>
            <numerusform>%1 i %2, noget andet i guld: %n ord</numerusform>
            <numerusform>%1 i %2, noget andet i guld: %n ord</numerusform>
        </translation>
    </message>
    <message>
        <source>gold</source>
        <translation>guld</translation>
    </message>
    <message numerus="yes">
        <source>%1 in gold, %2 in %3: %n word(s)</source>
        <comment>value, value, system</comment>
        <translation>
            <numerusform>%1 i guld, %2 i %3: %n ord</numerusform>
            <numerusform>%1 i guld, %2 i %3: %n ord</numerusform>
        </translation>
    </message>
    <message>
        <source>tag</source>
        <translation>tag</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relation</translation>
    </message>
    <message>
        <source>distance to the head</source>
        <translation>afstand til hovedet</translation>
    </message>
    <message>
        <source>direction of the head</source>
        <translation>retning til hovedet</translation>
    </message>
    <message>
        <source>sentence length</source>
        <translation>sætningslængde</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>dybde</translation>
    </message>
    <message>
        <source>projectivity</source>
        <translation>projektivitet</translation>
    </message>
    <message>
        <source>training vocabulary</source>
        <translation>træningsordforråd</translation>
    </message>
    <message>
        <source>tag of the head</source>
        <translation>hovedets tag</translation>
    </message>
    <message>
        <source>number of parents</source>
        <translation>antal forældre</translation>
    </message>
    <message>
        <source>position in the sentence</source>
        <translation>plads i sætningen</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>partikel</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokument</translation>
    </message>
    <message>
        <source>genre</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>confidence of the parser</source>
        <translation>parserens sikkerhed</translation>
    </message>
    <message>
        <source>kind of attachment</source>
        <translation>tilknytningstype</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>reparation</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scorer</translation>
    </message>
    <message>
        <source>Which is better</source>
        <translation>Hvad er bedst</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Hvor der er flest fejl</translation>
    </message>
    <message>
        <source>Score by</source>
        <translation>Score efter</translation>
    </message>
    <message>
        <source>Errors by</source>
        <translation>Fejl efter</translation>
    </message>
    <message>
        <source>Taken for another</source>
        <translation>Forvekslinger</translation>
    </message>
    <message>
        <source>How sure, and how often right</source>
        <translation>Hvor sikker, og hvor ofte rigtig</translation>
    </message>
    <message>
        <source>Repairs needed</source>
        <translation>Nødvendige reparationer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Score by, property</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 and %3</source>
        <comment>Errors by, two properties</comment>
        <translation>%1 %2 og %3</translation>
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
        <translation>%1: %2 af %3 forkerte
%4 %5 (95 %: %6)</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>reparationer</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparation</translation>
    </message>
    <message>
        <source>%1: repairs</source>
        <comment>system</comment>
        <translation>%1: reparationer</translation>
    </message>
    <message>
        <source>%1: words</source>
        <comment>system</comment>
        <translation>%1: ord</translation>
    </message>
    <message>
        <source>%1, %2: %3 repairs make %4 words right</source>
        <comment>system, repair, counts</comment>
        <translation>%1, %2: %3 reparationer gør %4 ord rigtige</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>hoveder</translation>
    </message>
    <message>
        <source>types</source>
        <translation>typer</translation>
    </message>
    <message>
        <source>heads and types</source>
        <translation>hoveder og typer</translation>
    </message>
    <message>
        <source>MLAS, gold tags</source>
        <translation>MLAS med træbankens tags</translation>
    </message>
    <message>
        <source>BLEX, gold lemmas</source>
        <translation>BLEX med træbankens lemmaer</translation>
    </message>
    <message>
        <source>graph, F</source>
        <translation>graf, F</translation>
    </message>
    <message>
        <source>tree arcs, F</source>
        <translation>træbuer, F</translation>
    </message>
    <message>
        <source>further parents, F</source>
        <translation>sekundære forældre, F</translation>
    </message>
    <message>
        <source>bunsetsu</source>
        <translation>bunsetsuer</translation>
    </message>
    <message>
        <source>words</source>
        <translation>ord</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n word(s)</source>
        <comment>who</comment>
        <translation>
            <numerusform>%1: %n ord</numerusform>
            <numerusform>%1: %n ord</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1 right</source>
        <comment>system</comment>
        <translation>kun %1 rigtigt</translation>
    </message>
    <message>
        <source>both wrong</source>
        <translation>begge forkerte</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Mod</translation>
    </message>
    <message>
        <source>Only the first right</source>
        <translation>Kun det første rigtigt</translation>
    </message>
    <message>
        <source>Only the second right</source>
        <translation>Kun det andet rigtigt</translation>
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
        <translation>Forskel</translation>
    </message>
    <message>
        <source>95% of it</source>
        <translation>95 % af den</translation>
    </message>
    <message>
        <source>percent, with 95% intervals</source>
        <translation>procent, med 95 %-intervaller</translation>
    </message>
    <message>
        <source>percent without punctuation, with 95% intervals</source>
        <translation>procent uden tegnsætning, med 95 %-intervaller</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1: 95%</source>
        <comment>system</comment>
        <translation>%1: 95 %</translation>
    </message>
    <message>
        <source>%1: without punctuation</source>
        <comment>system</comment>
        <translation>%1: uden tegnsætning</translation>
    </message>
    <message>
        <source>%1: 95% without</source>
        <comment>system</comment>
        <translation>%1: 95 % uden</translation>
    </message>
    <message>
        <source>%1, %2: %3 (95%: %4)
%5 of %6</source>
        <comment>system, score, percent, interval, right, of how many</comment>
        <translation>%1, %2: %3 (95 %: %4)
%5 af %6</translation>
    </message>
    <message>
        <source>candidates of the tournament</source>
        <translation>kandidater i turneringen</translation>
    </message>
    <message>
        <source>margin of the closest game</source>
        <translation>margin i den tætteste kamp</translation>
    </message>
    <message>
        <source>Further parents</source>
        <translation>Sekundære forældre</translation>
    </message>
    <message>
        <source>Further parents, taken for another</source>
        <translation>Sekundære forældre, forvekslinger</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <comment>two systems</comment>
        <translation>%1 rigtigt, %2 forkert</translation>
    </message>
    <message>
        <source>whole sentences</source>
        <translation>hele sætninger</translation>
    </message>
    <message>
        <source>whole sentences of several bunsetsu</source>
        <translation>hele sætninger med flere bunsetsuer</translation>
    </message>
    <message>
        <source>graph, precision</source>
        <translation>graf, præcision</translation>
    </message>
    <message>
        <source>graph, recall</source>
        <translation>graf, genkaldelse</translation>
    </message>
    <message>
        <source>tree arcs, precision</source>
        <translation>træbuer, præcision</translation>
    </message>
    <message>
        <source>tree arcs, recall</source>
        <translation>træbuer, genkaldelse</translation>
    </message>
    <message>
        <source>further parents, precision</source>
        <translation>sekundære forældre, præcision</translation>
    </message>
    <message>
        <source>further parents, recall</source>
        <translation>sekundære forældre, genkaldelse</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Intet er galt.</translation>
    </message>
    <message>
        <source>Label accuracy: of a hundred words, so many have the right relation, whatever the head</source>
        <translation>Label accuracy: hvor mange af hundrede ord der har rigtig relation, uanset hovedet</translation>
    </message>
    <message>
        <source>Root accuracy: the harmonic mean of how many predicted roots are right and how many roots are found</source>
        <translation>Root accuracy: det harmoniske gennemsnit af, hvor stor en del af de forudsagte rødder der er rigtige, og hvor stor en del af rødderne der er fundet</translation>
    </message>
    <message>
        <source>Complete match: of a hundred sentences, so many have all heads right</source>
        <translation>Complete match: hvor mange af hundrede sætninger der har lutter rigtige hoveder</translation>
    </message>
    <message>
        <source>Of the tree and all further parents: the harmonic mean of how many predicted arcs are right and how many arcs are found</source>
        <translation>For træet og alle sekundære forældre: det harmoniske gennemsnit af, hvor stor en del af de forudsagte buer der er rigtige, og hvor stor en del af buerne der er fundet</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Treebanks</source>
        <translation>Træbanker</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>Only one file of this kind can be opened at once, found %1 and %2.</source>
        <translation>Kun én fil af denne slags kan åbnes ad gangen, ikke både %1 og %2.</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>no %1</source>
        <comment>a group of hits, a field</comment>
        <translation>ingen %1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Begin here</source>
        <translation>Begynd her</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Annotér</translation>
    </message>
    <message>
        <source>Find errors</source>
        <translation>Find fejl</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Træn</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Undervis</translation>
    </message>
    <message>
        <source>Convert and script</source>
        <translation>Konvertér og brug scripts</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Programmet</translation>
    </message>
</context>
<context>
    <name>InsideOutsidePlayer</name>
    <message>
        <source>%1: sum e^%2</source>
        <translation>%1: sum e^%2</translation>
    </message>
    <message>
        <source>%1: in %2 of the sum</source>
        <translation>%1: i %2 af summen</translation>
    </message>
    <message>
        <source>how likely each arc is</source>
        <translation>hvor sandsynlig hver bue er</translation>
    </message>
    <message>
        <source>tree %1 is drawn: probability %2</source>
        <translation>træ %1 trækkes: sandsynlighed %2</translation>
    </message>
    <message>
        <source>This is the sum over all projective trees: e^%1.</source>
        <translation>Dette er summen over alle projektive træer: e^%1.</translation>
    </message>
    <message>
        <source>Where Eisner's algorithm keeps the best way to put it together, all ways are summed here: e^%1.</source>
        <translation>Hvor Eisners algoritme beholder den bedste måde at sætte det sammen på, lægges alle måder sammen her: e^%1.</translation>
    </message>
    <message>
        <source>Now from the whole down. Around the whole there is nothing: every tree has it.</source>
        <translation>Nu fra helheden og ned. Uden om helheden er der intet: hvert træ har den.</translation>
    </message>
    <message>
        <source>All ways to go on from it to a whole tree sum to e^%1, all ways to build it to e^%2. Both together, divided by the sum over all trees, are how likely it is: %3.</source>
        <translation>Alle måder at gå videre fra det til et helt træ summerer til e^%1, alle måder at bygge det på til e^%2. Begge dele sammen, divideret med summen over alle træer, er, hvor sandsynligt det er: %3.</translation>
    </message>
    <message>
        <source>What it is a part of</source>
        <translation>Hvad det er en del af</translation>
    </message>
    <message>
        <source>Projective trees are to be as likely as e to their score, divided by a temperature of %1. Eisner's chart sums them all. Sums are written as logarithms.</source>
        <translation>Projektive træer skal være så sandsynlige som e opløftet til deres score divideret med en temperatur på %1. Eisners skema summerer dem alle. Summer skrives som logaritmer.</translation>
    </message>
    <message>
        <source>An arc is as likely as the item in which it is made; one from a single root has a share of the whole. Over the heads of a word they sum to 100%.</source>
        <translation>En bue er så sandsynlig som det element, den dannes i; en fra en enkelt rod har en andel af helheden. Over et ords hoveder summerer de til 100 %.</translation>
    </message>
    <message>
        <source>From the whole down, one way of each item is drawn by its share of the item's sum. So each tree is drawn as often as it is likely.</source>
        <translation>Fra helheden og ned trækkes én måde for hvert element efter dens andel af elementets sum. Så trækkes hvert træ så ofte, som det er sandsynligt.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <comment>so much of a sum</comment>
        <translation>%1 af</translation>
    </message>
    <message>
        <source>arc</source>
        <comment>a summand</comment>
        <translation>bue</translation>
    </message>
    <message>
        <source>%1: score %2, probability %3</source>
        <translation>%1: score %2, sandsynlighed %3</translation>
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
        <translation>færdig: %1</translation>
    </message>
    <message>
        <source>the best tree scores %1</source>
        <translation>det bedste træ har scoren %1</translation>
    </message>
    <message>
        <source>tree %1 scores %2, by %3 less</source>
        <translation>træ %1 har scoren %2, %3 mindre</translation>
    </message>
    <message>
        <source>%1, number %2 (%3)</source>
        <comment>an item, which of its derivations, and its score</comment>
        <translation>%1, nummer %2 (%3)</translation>
    </message>
    <message>
        <source>Its best derivations: two parts, and which derivation of each</source>
        <translation>Dets bedste afledninger: to dele, og hvilken afledning af hver</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>two parts</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>The best derivation of the whole, followed down to the words: the tree that Eisner's algorithm finds.</source>
        <translation>Den bedste afledning af helheden, fulgt ned til ordene: det træ, som Eisners algoritme finder.</translation>
    </message>
    <message>
        <source>Derivation %1 of the whole, followed down to the words.</source>
        <translation>Afledning %1 af helheden, fulgt ned til ordene.</translation>
    </message>
    <message>
        <source>Where the best tree has other heads, this one has %1.</source>
        <translation>Hvor det bedste træ har andre hoveder, har dette %1.</translation>
    </message>
    <message>
        <source>The trees so far: the arcs of the best, and what others have in their place</source>
        <translation>Træerne indtil nu: det bedstes buer, og hvad andre har i deres sted</translation>
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
        <translation>Skemaet er Eisners, men hvert element beholder sine %1 bedste afledninger. De tages fra en hob: først den bedste af hver måde at sætte elementet sammen på; når en er taget, kommer den næste afledning af hver af dens dele til (Huang og Chiang 2005).</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Valgt: %1.</translation>
    </message>
    <message>
        <source>Which way to put it together is best: %1?</source>
        <translation>Hvilken måde at sætte det sammen på er bedst: %1?</translation>
    </message>
    <message>
        <source>Which tree is number %1?</source>
        <translation>Hvilket træ er nummer %1?</translation>
    </message>
    <message>
        <source>arc</source>
        <comment>a summand</comment>
        <translation>bue</translation>
    </message>
    <message>
        <source>not in the best tree</source>
        <translation>ikke i det bedste træ</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>træer</translation>
    </message>
</context>
<context>
    <name>LabelGloss</name>
    <message>
        <source>clause that modifies a noun</source>
        <translation>ledsætning, der modificerer et substantiv</translation>
    </message>
    <message>
        <source>clause that modifies a verb, adverbial clause</source>
        <translation>adverbiel ledsætning, der modificerer et verbum</translation>
    </message>
    <message>
        <source>adverb that modifies</source>
        <translation>adverbium, der modificerer</translation>
    </message>
    <message>
        <source>adjective that modifies a noun</source>
        <translation>adjektiv, der modificerer et substantiv</translation>
    </message>
    <message>
        <source>apposition</source>
        <translation>apposition</translation>
    </message>
    <message>
        <source>auxiliary verb</source>
        <translation>hjælpeverbum</translation>
    </message>
    <message>
        <source>preposition, postposition or case marker</source>
        <translation>præposition, postposition eller kasusmarkør</translation>
    </message>
    <message>
        <source>coordinating conjunction</source>
        <translation>sideordningskonjunktion</translation>
    </message>
    <message>
        <source>clausal complement with a subject of its own</source>
        <translation>sætningskomplement med eget subjekt</translation>
    </message>
    <message>
        <source>classifier</source>
        <translation>klassifikator</translation>
    </message>
    <message>
        <source>compound</source>
        <translation>sammensætning</translation>
    </message>
    <message>
        <source>conjunct, further member of a coordination</source>
        <translation>sideordnet led (det andet, tredje … i en sideordning)</translation>
    </message>
    <message>
        <source>copula</source>
        <translation>kopula</translation>
    </message>
    <message>
        <source>clause as subject</source>
        <translation>ledsætning som subjekt</translation>
    </message>
    <message>
        <source>unspecified dependency</source>
        <translation>uspecificeret dependens</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>bestemmerord</translation>
    </message>
    <message>
        <source>discourse element, interjection</source>
        <translation>diskurselement, interjektion</translation>
    </message>
    <message>
        <source>dislocated element</source>
        <translation>dislokeret led</translation>
    </message>
    <message>
        <source>expletive</source>
        <translation>ekspletiv, formelt led</translation>
    </message>
    <message>
        <source>fixed multiword expression</source>
        <translation>fast flerordsforbindelse</translation>
    </message>
    <message>
        <source>flat expression, name</source>
        <translation>flad forbindelse, navn</translation>
    </message>
    <message>
        <source>other part of a word written apart</source>
        <translation>yderligere del af et særskrevet ord</translation>
    </message>
    <message>
        <source>indirect object</source>
        <translation>indirekte objekt</translation>
    </message>
    <message>
        <source>item of a list</source>
        <translation>element i en liste</translation>
    </message>
    <message>
        <source>subordinating conjunction, marker of a clause</source>
        <translation>underordningskonjunktion, ledsætningsmarkør</translation>
    </message>
    <message>
        <source>noun that modifies a noun</source>
        <translation>substantiv, der modificerer et substantiv</translation>
    </message>
    <message>
        <source>subject</source>
        <translation>subjekt</translation>
    </message>
    <message>
        <source>numeral that modifies a noun</source>
        <translation>talord, der modificerer et substantiv</translation>
    </message>
    <message>
        <source>direct object</source>
        <translation>direkte objekt</translation>
    </message>
    <message>
        <source>oblique, adverbial or prepositional phrase</source>
        <translation>oblikt led, adverbial eller præpositionsforbindelse</translation>
    </message>
    <message>
        <source>orphan of an ellipsis</source>
        <translation>forældreløst led ved en ellipse</translation>
    </message>
    <message>
        <source>clause placed beside, parataxis</source>
        <translation>sætning stillet ved siden af, paratakse</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>tegnsætning</translation>
    </message>
    <message>
        <source>overridden disfluency</source>
        <translation>talefejl, som taleren selv retter</translation>
    </message>
    <message>
        <source>root of the sentence</source>
        <translation>sætningens rod</translation>
    </message>
    <message>
        <source>vocative, address</source>
        <translation>vokativ, tiltale</translation>
    </message>
    <message>
        <source>clausal complement without a subject of its own</source>
        <translation>sætningskomplement uden eget subjekt</translation>
    </message>
    <message>
        <source>prepositional object</source>
        <translation>præpositionsobjekt</translation>
    </message>
    <message>
        <source>verbal object</source>
        <translation>verbalt objekt</translation>
    </message>
    <message>
        <source>nominal object</source>
        <translation>nominalt objekt</translation>
    </message>
    <message>
        <source>possessed noun</source>
        <translation>substantiv for det ejede</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>modifikator</translation>
    </message>
    <message>
        <source>relative clause</source>
        <translation>relativsætning</translation>
    </message>
    <message>
        <source>subject predicative</source>
        <translation>subjektsprædikativ</translation>
    </message>
    <message>
        <source>restrictive apposition</source>
        <translation>restriktiv apposition</translation>
    </message>
    <message>
        <source>parenthetical apposition</source>
        <translation>parentetisk apposition</translation>
    </message>
    <message>
        <source>first name</source>
        <translation>fornavn</translation>
    </message>
    <message>
        <source>last name</source>
        <translation>efternavn</translation>
    </message>
    <message>
        <source>title of a person</source>
        <translation>titel på en person</translation>
    </message>
    <message>
        <source>ordinary dependency</source>
        <translation>almindelig dependens</translation>
    </message>
    <message>
        <source>parallel structure, coordination</source>
        <translation>parallel struktur, sideordning</translation>
    </message>
    <message>
        <source>incomplete parallel structure</source>
        <translation>ufuldstændig parallel struktur</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>adjektiv</translation>
    </message>
    <message>
        <source>preposition or postposition</source>
        <translation>præposition eller postposition</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>adverbium</translation>
    </message>
    <message>
        <source>auxiliary</source>
        <translation>hjælpeverbum</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>interjektion</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>substantiv</translation>
    </message>
    <message>
        <source>numeral</source>
        <translation>talord</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>partikel</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>pronomen</translation>
    </message>
    <message>
        <source>proper noun, name</source>
        <translation>proprium, egennavn</translation>
    </message>
    <message>
        <source>subordinating conjunction</source>
        <translation>underordningskonjunktion</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symbol</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>verbum</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andet</translation>
    </message>
    <message>
        <source>auxiliary verb of a passive</source>
        <translation>hjælpeverbum i passiv</translation>
    </message>
    <message>
        <source>clause as subject of a passive</source>
        <translation>ledsætning som subjekt i passiv</translation>
    </message>
    <message>
        <source>subject of a passive</source>
        <translation>subjekt i passiv</translation>
    </message>
    <message>
        <source>word of a foreign phrase</source>
        <translation>ord i en fremmedsproget frase</translation>
    </message>
    <message>
        <source>adjectival object</source>
        <translation>adjektivisk objekt</translation>
    </message>
    <message>
        <source>adverbial object</source>
        <translation>adverbielt objekt</translation>
    </message>
    <message>
        <source>object of place or direction</source>
        <translation>steds- eller retningsobjekt</translation>
    </message>
    <message>
        <source>object of time or duration</source>
        <translation>tids- eller varighedsobjekt</translation>
    </message>
    <message>
        <source>quotation as object</source>
        <translation>citat som objekt</translation>
    </message>
    <message>
        <source>numeral that is added</source>
        <translation>talord, der lægges til</translation>
    </message>
    <message>
        <source>numeral that is multiplied</source>
        <translation>talord, der ganges med</translation>
    </message>
    <message>
        <source>particle of a verb</source>
        <translation>verbalpartikel</translation>
    </message>
    <message>
        <source>predicative of the subject</source>
        <translation>prædikativ til subjektet</translation>
    </message>
    <message>
        <source>predicative of the object</source>
        <translation>prædikativ til objektet</translation>
    </message>
    <message>
        <source>free predicative of the subject</source>
        <translation>frit prædikativ til subjektet</translation>
    </message>
    <message>
        <source>free predicative of the object</source>
        <translation>frit prædikativ til objektet</translation>
    </message>
    <message>
        <source>attribute of a noun</source>
        <translation>attribut til et substantiv</translation>
    </message>
    <message>
        <source>modifier about the object</source>
        <translation>modifikator, der angår objektet</translation>
    </message>
    <message>
        <source>parenthetical modifier</source>
        <translation>parentetisk modifikator</translation>
    </message>
    <message>
        <source>restrictive modifier</source>
        <translation>restriktiv modifikator</translation>
    </message>
    <message>
        <source>modifier about the subject</source>
        <translation>modifikator, der angår subjektet</translation>
    </message>
    <message>
        <source>restrictive relative clause</source>
        <translation>restriktiv relativsætning</translation>
    </message>
    <message>
        <source>proper name that modifies a name</source>
        <translation>proprium, der modificerer et navn</translation>
    </message>
    <message>
        <source>explication of what is before</source>
        <translation>uddybning af det foregående</translation>
    </message>
    <message>
        <source>external topic</source>
        <translation>eksternt topik</translation>
    </message>
    <message>
        <source>part of the sentence that cannot be analysed</source>
        <translation>del af sætningen, der ikke kan analyseres</translation>
    </message>
    <message>
        <source>anaphoric reference of a relative</source>
        <translation>et relativs anaforiske reference</translation>
    </message>
    <message>
        <source>coreference</source>
        <translation>koreference</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>nægtelse</translation>
    </message>
    <message>
        <source>adverbial of time</source>
        <translation>tidsadverbial</translation>
    </message>
    <message>
        <source>adverbial of place</source>
        <translation>stedsadverbial</translation>
    </message>
    <message>
        <source>adverbial of direction</source>
        <translation>retningsadverbial</translation>
    </message>
    <message>
        <source>adverbial of manner</source>
        <translation>mådesadverbial</translation>
    </message>
    <message>
        <source>adverbial of quantity</source>
        <translation>mængdeadverbial</translation>
    </message>
    <message>
        <source>adverbial of cause</source>
        <translation>årsagsadverbial</translation>
    </message>
    <message>
        <source>adverbial of condition</source>
        <translation>betingelsesadverbial</translation>
    </message>
    <message>
        <source>adverbial of concession</source>
        <translation>indrømmelsesadverbial</translation>
    </message>
    <message>
        <source>adverbial of consequence</source>
        <translation>følgeadverbial</translation>
    </message>
    <message>
        <source>adverbial of contrast</source>
        <translation>kontrastadverbial</translation>
    </message>
    <message>
        <source>adverbial of purpose</source>
        <translation>hensigtsadverbial</translation>
    </message>
    <message>
        <source>adverbial of instrument</source>
        <translation>instrumentadverbial</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agens</translation>
    </message>
    <message>
        <source>source</source>
        <translation>kilde</translation>
    </message>
    <message>
        <source>passive</source>
        <translation>passiv</translation>
    </message>
    <message>
        <source>agent of a passive</source>
        <translation>agens ved passiv</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>argument</translation>
    </message>
    <message>
        <source>marker of aspect</source>
        <translation>aspektmarkør</translation>
    </message>
    <message>
        <source>causative</source>
        <translation>kausativ</translation>
    </message>
    <message>
        <source>particle of a modifier</source>
        <translation>partikel ved modifikator</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beskrivelse</translation>
    </message>
    <message>
        <source>particle of emphasis</source>
        <translation>fremhævende partikel</translation>
    </message>
    <message>
        <source>numeral that governs the case of its noun</source>
        <translation>talord, der styrer sit substantivs kasus</translation>
    </message>
    <message>
        <source>place</source>
        <translation>sted</translation>
    </message>
    <message>
        <source>noun phrase as adverbial</source>
        <translation>nominalfrase som adverbial</translation>
    </message>
    <message>
        <source>quantity that governs the case of its noun</source>
        <translation>mængdeangivelse, der styrer sit substantivs kasus</translation>
    </message>
    <message>
        <source>of an outer clause</source>
        <translation>i en ydre sætning</translation>
    </message>
    <message>
        <source>possessive</source>
        <translation>possessiv</translation>
    </message>
    <message>
        <source>before the first conjunct</source>
        <translation>før det første sideordnede led</translation>
    </message>
    <message>
        <source>before another determiner</source>
        <translation>før et andet bestemmerord</translation>
    </message>
    <message>
        <source>predicative</source>
        <translation>prædikativ</translation>
    </message>
    <message>
        <source>prefix</source>
        <translation>præfiks</translation>
    </message>
    <message>
        <source>of a reflexive verb</source>
        <translation>ved et refleksivt verbum</translation>
    </message>
    <message>
        <source>suffix</source>
        <translation>suffiks</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tid</translation>
    </message>
    <message>
        <source>without a case marker</source>
        <translation>uden kasusmarkør</translation>
    </message>
    <message>
        <source>experiencer</source>
        <translation>oplever</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>patiens</translation>
    </message>
    <message>
        <source>recipient</source>
        <translation>modtager</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>mål</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>mængde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a relation: its subtype</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>filler, further head: %1</source>
        <translation>udfyldende led, yderligere hoved: %1</translation>
    </message>
    <message>
        <source>semantic role: %1</source>
        <translation>semantisk rolle: %1</translation>
    </message>
    <message>
        <source>its head is left out: %1</source>
        <translation>hovedet er udeladt: %1</translation>
    </message>
    <message>
        <source>asked for by the verb: %1</source>
        <translation>krævet af verbet: %1</translation>
    </message>
    <message>
        <source>associative anaphora</source>
        <translation>associativ anafor</translation>
    </message>
    <message>
        <source>%1, to the noun's verb: %2</source>
        <comment>a relation; another one</comment>
        <translation>%1, til substantivets verbum: %2</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Any</source>
        <comment>language</comment>
        <translation>Vilkårligt</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisk</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tjekkisk</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dansk</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Engelsk</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Kinesisk</translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>--step expects a number from 0, or last, found "%1".</source>
        <translation>--step kræver et tal fra 0 eller last, ikke ”%1”.</translation>
    </message>
    <message>
        <source>--step goes with --player or --lesson.</source>
        <translation>--step hører sammen med --player eller --lesson.</translation>
    </message>
    <message>
        <source>--player expects one of %1, found "%2".</source>
        <translation>--player kræver en af %1, ikke ”%2”.</translation>
    </message>
    <message>
        <source>--lecture goes with --player or --lesson.</source>
        <translation>--lecture hører sammen med --player eller --lesson.</translation>
    </message>
    <message>
        <source>--%1 expects one value.</source>
        <translation>--%1 kræver én værdi.</translation>
    </message>
    <message>
        <source>--layer expects NAME=PATH, found "%1".</source>
        <translation>--layer kræver NAVN=STI, ikke ”%1”.</translation>
    </message>
    <message>
        <source>--sentence expects a number from 1, found "%1".</source>
        <translation>--sentence kræver et tal fra 1, ikke ”%1”.</translation>
    </message>
    <message>
        <source>--panel expects one of %1; found "%2".</source>
        <translation>--panel kræver en af %1, ikke ”%2”.</translation>
    </message>
    <message>
        <source>--workplace expects one of %1; found "%2".</source>
        <translation>--workplace kræver en af %1, ikke ”%2”.</translation>
    </message>
    <message>
        <source>--size expects WIDTHxHEIGHT in pixels, found "%1".</source>
        <translation>--size kræver BREDDExHØJDE i pixels, ikke ”%1”.</translation>
    </message>
    <message>
        <source>Draw the trees of another file below the words; of several, the first.</source>
        <translation>Tegn træerne fra en anden fil under ordene; af flere den første.</translation>
    </message>
    <message>
        <source>Predict with this model.</source>
        <translation>Forudsig med denne model.</translation>
    </message>
    <message>
        <source>Show this sentence, counted from 1.</source>
        <translation>Vis denne sætning, talt fra 1.</translation>
    </message>
    <message>
        <source>Go to this workplace: %1.</source>
        <translation>Gå til dette arbejdsområde: %1.</translation>
    </message>
    <message>
        <source>Bring this panel forward: %1.</source>
        <translation>Hent dette panel frem: %1.</translation>
    </message>
    <message>
        <source>Watch this algorithm on the sentence.</source>
        <translation>Følg denne algoritme på sætningen.</translation>
    </message>
    <message>
        <source>Show this step of it, or of the lesson; 0 is the beginning.</source>
        <translation>Vis dette trin af den eller af lektionen; 0 er begyndelsen.</translation>
    </message>
    <message>
        <source>Show this lesson: the name of a built-in one, or a file.</source>
        <translation>Vis denne lektion: navnet på en indbygget, eller en fil.</translation>
    </message>
    <message>
        <source>Do this exercise, in a window of its own.</source>
        <translation>Løs denne opgave i et vindue for sig.</translation>
    </message>
    <message>
        <source>Show nothing but the step, in large type.</source>
        <translation>Vis kun trinet, med stor skrift.</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>Vinduets størrelse i pixels.</translation>
    </message>
    <message>
        <source>Save a picture of the window when all is drawn, and quit.</source>
        <translation>Gem et billede af vinduet, når alt er tegnet, og afslut.</translation>
    </message>
    <message>
        <source>Opens treebanks, draws what a parser predicts beside them, and corrects them.</source>
        <translation>Åbner træbanker, tegner det, en parser forudsiger, ved siden af dem, og retter dem.</translation>
    </message>
    <message>
        <source>annotate, parse and study dependency treebanks</source>
        <translation>annotér, parsér og studér dependenstræbanker</translation>
    </message>
    <message>
        <source>Displays help, also on options of Qt.</source>
        <translation>Viser hjælp, også om Qts tilvalg.</translation>
    </message>
    <message>
        <source>--language expects one of %1; found "%2".</source>
        <translation>--language kræver en af %1, ikke ”%2”.</translation>
    </message>
    <message>
        <source>Speak this language: %1.</source>
        <translation>Brug dette sprog: %1.</translation>
    </message>
    <message>
        <source>--theme expects one of %1; found "%2".</source>
        <translation>--theme kræver en af %1, ikke ”%2”.</translation>
    </message>
    <message>
        <source>Colours of the window: %1.</source>
        <translation>Vinduets farver: %1.</translation>
    </message>
    <message>
        <source>Files, folders or patterns to open as one treebank; a model is predicted with, a lesson is shown, an exercise done. Without any, what was open last, at first a sample.</source>
        <translation>Filer, mapper eller mønstre, der skal åbnes som én træbank; med en model forudsiges der, en lektion vises, en opgave løses. Uden nogen åbnes det, der sidst var åbent, første gang et eksempel.</translation>
    </message>
    <message>
        <source>--steps, --handout and --per-page go with --export.</source>
        <translation>--steps, --handout og --per-page hører sammen med --export.</translation>
    </message>
    <message>
        <source>--export goes with --lesson.</source>
        <translation>--export hører sammen med --lesson.</translation>
    </message>
    <message>
        <source>--steps expects one of %1; found "%2".</source>
        <translation>--steps kræver en af %1, ikke ”%2”.</translation>
    </message>
    <message>
        <source>--export goes by the ending of the name, %1; found "%2".</source>
        <translation>--export retter sig efter navnets endelse, %1; fandt ”%2”.</translation>
    </message>
    <message>
        <source>--per-page expects a number from 1 to %1, and goes with a handout in PDF; found "%2".</source>
        <translation>--per-page kræver et tal fra 1 til %1 og hører til et uddelingsark i PDF; fandt ”%2”.</translation>
    </message>
    <message>
        <source>Save the steps of the lesson, show nothing, and quit: a page that plays by itself (.html), slides (.pdf, .tex), pictures (.svg, .png).</source>
        <translation>Gem lektionens trin, vis intet og afslut: en side, der afspiller sig selv (.html), dias (.pdf, .tex), billeder (.svg, .png).</translation>
    </message>
    <message>
        <source>Which steps --export saves: %1.</source>
        <translation>Hvilke trin --export gemmer: %1.</translation>
    </message>
    <message>
        <source>So many steps on a page of a handout in PDF, 1 to 4.</source>
        <translation>Så mange trin på en side af et uddelingsark i PDF, 1 til 4.</translation>
    </message>
    <message>
        <source>Save them as a handout, text and pictures on paper (.pdf, .html).</source>
        <translation>Gem dem som uddelingsark, tekst og billeder på papir (.pdf, .html).</translation>
    </message>
</context>
<context>
    <name>LearnPlayer</name>
    <message>
        <source>%1, member %2</source>
        <translation>%1, medlem %2</translation>
    </message>
    <message>
        <source>the tree that scores best is found</source>
        <translation>det træ, der scorer bedst, findes</translation>
    </message>
    <message>
        <source>it is compared with the tree to learn: loss %1</source>
        <translation>det sammenlignes med måltræet: tab %1</translation>
    </message>
    <message>
        <source>the features differ in %1 places</source>
        <translation>antal træk, der er forskellige: %1</translation>
    </message>
    <message>
        <source>the margin is %1</source>
        <translation>marginen er %1</translation>
    </message>
    <message>
        <source>the step is %1</source>
        <translation>skridtet er %1</translation>
    </message>
    <message>
        <source>the weights move</source>
        <translation>vægtene flytter sig</translation>
    </message>
    <message>
        <source>the weights stay</source>
        <translation>vægtene bliver stående</translation>
    </message>
    <message>
        <source>the margin is now %1</source>
        <translation>marginen er nu %1</translation>
    </message>
    <message>
        <source>parsed once more: loss %1</source>
        <translation>parset en gang til: tab %1</translation>
    </message>
    <message>
        <source>the average of all weights so far: loss %1</source>
        <translation>gennemsnittet af alle vægte indtil nu: tab %1</translation>
    </message>
    <message>
        <source>MIRA makes the least change after which the tree to learn is ahead by the loss: the step is (loss − margin) / ‖difference‖² = (%1 − %2) / %3, and 0 if that is negative.</source>
        <translation>MIRA foretager den mindste ændring, hvorefter måltræets forspring er lig med tabet: skridtet er (tab − margin) / ‖forskel‖² = (%1 − %2) / %3, og 0, hvis det er negativt.</translation>
    </message>
    <message>
        <source>The perceptron goes one whole step whenever anything is wrong, however far ahead the wrong tree is.</source>
        <translation>Perceptronen går ét helt skridt, hver gang noget er forkert, uanset hvor langt foran det forkerte træ er.</translation>
    </message>
    <message>
        <source>What the step is made of</source>
        <translation>Det, skridtet består af</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margin</translation>
    </message>
    <message>
        <source>‖difference‖²</source>
        <translation>‖forskel‖²</translation>
    </message>
    <message>
        <source>step</source>
        <translation>skridt</translation>
    </message>
    <message>
        <source>Every weight changes by step × difference: features of the tree to learn gain, those of the tree that was found lose, and what both have stays.</source>
        <translation>Hver vægt ændres med skridt × forskel: måltræets træk vinder, det fundne træs træk taber, og det, begge har, bliver, som det er.</translation>
    </message>
    <message>
        <source>Nothing has to change: the tree to learn is far enough ahead.</source>
        <translation>Intet behøver at ændres: måltræet er langt nok foran.</translation>
    </message>
    <message>
        <source>%1: one step on this sentence. The tree to learn stands above the words.</source>
        <translation>%1: ét skridt på denne sætning. Måltræet står over ordene.</translation>
    </message>
    <message>
        <source>It goes on from the model's weights.</source>
        <translation>Træningen fortsætter fra modellens vægte.</translation>
    </message>
    <message>
        <source>It began with weights of zero.</source>
        <translation>Træningen begyndte med vægte på nul.</translation>
    </message>
    <message numerus="yes">
        <source>It has learnt from %n other sentence(s) before.</source>
        <translation>
            <numerusform>Der er før lært af %n anden sætning.</numerusform>
            <numerusform>Der er før lært af %n andre sætninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parsed with the new weights, the sentence comes out as it should.</source>
        <translation>Parset med de nye vægte får sætningen det træ, den skal.</translation>
    </message>
    <message>
        <source>Parsed with the new weights, the same tree is found again.</source>
        <translation>Parset med de nye vægte findes det samme træ igen.</translation>
    </message>
    <message>
        <source>Parsed with the new weights, another tree scores best, with a loss of %1.</source>
        <translation>Parset med de nye vægte scorer et andet træ bedst, med et tab på %1.</translation>
    </message>
    <message>
        <source>With the weights as they are, this tree scores best: %1. The tree to learn scores %2.</source>
        <translation>Med vægtene, som de er, scorer dette træ bedst: %1. Måltræet scorer %2.</translation>
    </message>
    <message>
        <source>The loss counts the words whose head or relation is wrong: %1.</source>
        <translation>Tabet tæller de ord, hvis hoved eller relation er forkert: %1.</translation>
    </message>
    <message>
        <source>The features of the tree to learn less those of the tree found. + means that a feature speaks for the tree to learn, − that it speaks for the wrong one.</source>
        <translation>Måltræets træk minus det fundne træs træk. + betyder, at et træk taler for måltræet; − betyder, at det taler for det forkerte træ.</translation>
    </message>
    <message>
        <source>The margin is how much more the tree to learn scores than the one found: the sum of difference × weight over the features.</source>
        <translation>Marginen er, hvor meget mere måltræet scorer end det fundne: summen af forskel × vægt over trækkene.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scorer</translation>
    </message>
    <message>
        <source>tree to learn</source>
        <translation>måltræ</translation>
    </message>
    <message>
        <source>tree found</source>
        <translation>fundet træ</translation>
    </message>
    <message>
        <source>With the new weights the tree to learn scores %1, the one found before %2.</source>
        <translation>Med de nye vægte scorer måltræet %1, det før fundne %2.</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margin</translation>
    </message>
    <message>
        <source>before</source>
        <translation>før</translation>
    </message>
    <message>
        <source>after</source>
        <translation>efter</translation>
    </message>
    <message numerus="yes">
        <source>What is kept in the end is the mean of the weights after every sentence: here after %n sentence(s). It moves less than the weights themselves. By it the loss is %1.</source>
        <translation>
            <numerusform>Det, der til sidst beholdes, er gennemsnittet af vægtene efter hver sætning: her efter %n sætning. Det flytter sig mindre end vægtene selv. Med det er tabet %1.</numerusform>
            <numerusform>Det, der til sidst beholdes, er gennemsnittet af vægtene efter hver sætning: her efter %n sætninger. Det flytter sig mindre end vægtene selv. Med det er tabet %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sætning</numerusform>
            <numerusform>%n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Læringsmetode</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Efter</translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>Før skridtet</translation>
    </message>
    <message>
        <source>After the step</source>
        <translation>Efter skridtet</translation>
    </message>
    <message>
        <source>By the average</source>
        <translation>Med gennemsnittet</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>og %n til</numerusform>
            <numerusform>og %n til</numerusform>
        </translation>
    </message>
    <message>
        <source>feature</source>
        <translation>træk</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>forskel</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>vægt</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ændring</translation>
    </message>
    <message>
        <source>new weight</source>
        <translation>ny vægt</translation>
    </message>
    <message>
        <source>average</source>
        <translation>gennemsnit</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>McDonald &amp; Pereira, Figure 1: a projective tree</source>
        <translation>McDonald og Pereira, figur 1: et projektivt træ</translation>
    </message>
    <message>
        <source>Every word has one head, one word hangs on the root, and no two arcs cross: the tree is projective. Its score is the sum of the scores of its arcs, each seen by itself, which is what first order means. Eisner's algorithm finds the best such tree. Go back with the left arrow to see how it came about.</source>
        <translation>Hvert ord har ét hoved, ét ord hænger på roden, og ingen buer krydser hinanden: træet er projektivt. Dets score er summen af buernes scorer, hver set for sig; det er det, første orden betyder. Eisners algoritme finder det bedste af den slags træer. Gå tilbage med venstre pil for at se, hvordan det blev til.</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 2: a tree that is not projective</source>
        <translation>McDonald og Pereira, figur 2: et træ, der ikke er projektivt</translation>
    </message>
    <message>
        <source>What belongs to the parcel stands at the end, so its arc crosses the one from the root. Both algorithms have the same scores. Chu and Liu's and Edmonds' looks at all trees and finds the one that was meant; Eisner's, beside it, cannot draw the crossing arc and has to hang the last words elsewhere.</source>
        <translation>Det, der hører til pakken, står til sidst, så dets bue krydser buen fra roden. Begge algoritmer har de samme scorer. Chu, Liu og Edmonds’ algoritme ser på alle træer og finder det, der var ment; Eisners, ved siden af, kan ikke tegne den krydsende bue og må knytte de sidste ord til et andet sted.</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 3: siblings in the chart</source>
        <translation>McDonald og Pereira, figur 3: søskende i skemaet</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 4: climbing away from projectivity</source>
        <translation>McDonald og Pereira, figur 4: klatring bort fra projektivitet</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 5: words with several heads</source>
        <translation>McDonald og Pereira, figur 5: ord med flere hoveder</translation>
    </message>
    <message>
        <source>The hunter is also the finder, and what is found is what was hunted: two words depend on two heads each. Climbing goes on as before, but a move may also add a head, as long as no cycle comes of it.</source>
        <translation>Jægeren er også finderen, og det fundne er det, der blev jaget: to ord afhænger hver af to hoveder. Klatringen går som før, men en flytning kan også tilføje et hoved, blot der ikke kommer en kreds ud af det.</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, Figure 6: one step of MIRA</source>
        <translation>McDonald og Pereira, figur 6: ét skridt med MIRA</translation>
    </message>
    <message>
        <source>The sentence is parsed with the weights as they are and compared with the tree to learn. MIRA then changes the weights as little as it can so that the right tree is ahead of the one found by as much as that one is wrong. What is kept in the end is the average of the weights after every sentence of every round.</source>
        <translation>Sætningen parses med vægtene, som de er, og sammenlignes med måltræet. Derefter ændrer MIRA vægtene så lidt som muligt, så det rigtige træ er lige så meget foran det fundne, som dette er forkert. Det, der til sidst beholdes, er gennemsnittet af vægtene efter hver sætning i hver runde.</translation>
    </message>
    <message>
        <source>McDonald &amp; Pereira, appendix: three-dimensional matching</source>
        <translation>McDonald og Pereira, appendiks: tredimensional parring</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 1 (a): a head far away</source>
        <translation>Iwatate m.fl., figur 1 (a): et hoved langt væk</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 1 (b): the same pair, now an arc</source>
        <translation>Iwatate m.fl., figur 1 (b): det samme par, nu en bue</translation>
    </message>
    <message>
        <source>“My sister does not sing songs.” The first and the last bunsetsu were there in (a), too, and there was no arc between them. Whoever looks at two bunsetsu alone cannot tell the two sentences apart.</source>
        <translation>”Min søster synger ikke sange.” Den første og den sidste bunsetsu var også i (a), og dér var der ingen bue mellem dem. Den, der kun ser på to bunsetsuer, kan ikke skelne mellem de to sætninger.</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 2: a tournament</source>
        <translation>Iwatate m.fl., figur 2: en turnering</translation>
    </message>
    <message>
        <source>The candidates of one dependent play a step-ladder tournament: the first two play, the winner plays the third, and who wins the last game is the head. Click a game to let the other one win, and see what follows from it.</source>
        <translation>Kandidaterne til én dependent spiller en stigeturnering: de to første spiller, vinderen møder den tredje, og den, der vinder den sidste kamp, er hovedet. Klik på en kamp for at lade den anden vinde, og se, hvad der følger af det.</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 3 and Table 1 (a): examples to learn from</source>
        <translation>Iwatate m.fl., figur 3 og tabel 1 (a): eksempler at lære af</translation>
    </message>
    <message>
        <source>Iwatate et al., Table 1 (b): examples to learn from</source>
        <translation>Iwatate m.fl., tabel 1 (b): eksempler at lære af</translation>
    </message>
    <message>
        <source>The shorter sentence gives one game only, since the bunsetsu before the last has no choice.</source>
        <translation>Den korteste sætning giver kun én kamp, da bunsetsuen før den sidste intet valg har.</translation>
    </message>
    <message>
        <source>Iwatate et al., Figure 4: the parser</source>
        <translation>Iwatate m.fl., figur 4: parseren</translation>
    </message>
    <message>
        <source>Dependents are taken from right to left, and the candidates of each are the next bunsetsu, its head, that one's head and so on: nobody else can be reached without crossing an arc. Shift-reduce, beside it, decides about pairs, and takes the first head that will do.</source>
        <translation>Dependenterne tages fra højre mod venstre, og kandidaterne til hver er den næste bunsetsu, dens hoved, dettes hoved og så videre: ingen andre kan nås uden at krydse en bue. Shift-reduce, ved siden af, tager stilling til par og tager det første hoved, der kan bruges.</translation>
    </message>
    <message>
        <source>With pairs of siblings, nobody knows a fast way to find the best of all trees (the appendix shows why). So one begins with the best projective tree and changes one head at a time, always the one that gains most, until no change gains anything. Here one move is enough, and it makes two arcs cross. Where the root may have one dependent alone, no single change can give it another; so a move of two arcs is allowed beside those of the figure, and can be forbidden.</source>
        <translation>Med par af søskende kender ingen en hurtig måde at finde det bedste af alle træer på (tillægget viser hvorfor). Derfor begynder man med det bedste projektive træ og ændrer ét hoved ad gangen, altid det, der giver den største gevinst, indtil ingen ændring giver nogen gevinst. Her er én flytning nok, og den får to buer til at krydse hinanden. Hvor roden kun må have én dependent, kan ingen enkelt ændring give den en anden; derfor er en flytning af to buer tilladt ved siden af dem i figuren, og den kan forbydes.</translation>
    </message>
    <message>
        <source>Baker 1979, Paskin 2001: how likely each arc is, inside and outside</source>
        <translation>Baker 1979, Paskin 2001: hvor sandsynlig hver bue er, indefra og udefra</translation>
    </message>
    <message>
        <source>“From the tower” may say where we were, or which birds. Where Eisner's algorithm, beside it, keeps the best way to put an item together, the sums of all ways are kept here: the same chart, first from short spans to the whole (inside), then from the whole down to the words (outside). What is inside an item and what is around it, divided by the sum over all trees, is the share of the trees that have it. So each arc gets a probability, and how sure the best tree is can be said.</source>
        <translation>”From the tower” kan sige, hvor vi var, eller hvilke fugle det er. Hvor Eisners algoritme, ved siden af, beholder den bedste måde at sætte et element sammen på, gemmes her summen af alle måder: samme skema, først fra korte strækninger til det hele (indefra), så fra det hele ned til ordene (udefra). Det, der er inden i et element, gange det, der er omkring det, divideret med summen over alle træer, er andelen af de træer, der har det. Så får hver bue en sandsynlighed, og man kan sige, hvor sikkert det bedste træ er.</translation>
    </message>
    <message>
        <source>Koo et al., Smith &amp; Smith, McDonald &amp; Satta 2007: sums by a determinant</source>
        <translation>Koo m.fl., Smith og Smith, McDonald og Satta 2007: summer ved en determinant</translation>
    </message>
    <message>
        <source>There are more trees than anybody can list, and arcs may cross; still they can be summed. The weight of an arc is e to its score. Each word's column of the Laplacian has the weights of its heads, with a minus, and their sum on the diagonal; the determinant is the sum over all trees. Where the root may have one dependent alone, the first row has its weights. From the inverse follows how likely each arc is. Here the arc that crosses is likelier than its rival, which does not.</source>
        <translation>Der er flere træer, end nogen kan opregne, og buer må krydse; alligevel kan de summeres. En bues vægt er e opløftet til dens score. I Laplace-matricens kolonne for hvert ord står vægtene for dets hoveder med minus foran og deres sum på diagonalen; determinanten er summen over alle træer. Hvor roden kun må have én dependent, står dens vægte i første række. Af den inverse følger, hvor sandsynlig hver bue er. Her er den bue, der krydser en anden, mere sandsynlig end alternativet, som ikke krydser nogen.</translation>
    </message>
    <message>
        <source>Huang &amp; Chiang 2005: the best trees, in order</source>
        <translation>Huang og Chiang 2005: de bedste træer i rækkefølge</translation>
    </message>
    <message>
        <source>Whoever wants to choose later, or to learn from what is nearly right, needs the next trees, too. Every item keeps its best derivations, not one alone. Those of its two parts, in order, make a grid of sums: the best stands in the corner, and when a sum has been taken, only its two neighbours can come next. A heap of such candidates gives them in their order, and nothing else is looked at. The second tree hangs “from the tower” on the birds.</source>
        <translation>Den, der vil vælge senere eller lære af det næsten rigtige, har også brug for de næste træer. Hvert element beholder sine bedste afledninger, ikke kun én. De to deles afledninger giver i rækkefølge et gitter af summer: den bedste står i hjørnet, og når en sum er taget, kan kun dens to naboer være den næste. En hob af sådanne kandidater giver dem i rækkefølge, og der ses ikke på andet. I det andet træ hænger ”from the tower” på ”birds”.</translation>
    </message>
    <message>
        <source>Nivre 2008, section 4.1: arc-standard</source>
        <translation>Nivre 2008, afsnit 4.1: arc-standard</translation>
    </message>
    <message>
        <source>One goes from left to right and decides at once, with a stack, a buffer of the words to come, and a few transitions. Arc-standard builds from the bottom: a word gets its head when it has all its own dependents. So “to” must not be joined to “wrote” yet, as “friends” could never hang on it afterwards; a SHIFT comes first. Two transitions a word are enough, where a chart needs n³ steps; but what is decided is not weighed again.</source>
        <translation>Man går fra venstre mod højre og afgør med det samme, med en stak, en buffer med de kommende ord og nogle få transitioner. Arc-standard bygger nedefra: et ord får sit hoved, når det har alle sine egne dependenter. Derfor må ”to” endnu ikke knyttes til ”wrote”, for så kunne ”friends” aldrig hænge på det bagefter; først kommer et SHIFT. To transitioner pr. ord er nok, hvor et skema kræver n³ skridt; men det, der er afgjort, vejes ikke igen.</translation>
    </message>
    <message>
        <source>Nivre 2008, section 4.2: arc-eager</source>
        <translation>Nivre 2008, afsnit 4.2: arc-eager</translation>
    </message>
    <message>
        <source>Nivre 2009: crossing arcs by changing places</source>
        <translation>Nivre 2009: krydsende buer ved ombytning</translation>
    </message>
    <message>
        <source>Transitions join the two words on top of the stack, so arcs that cross are out of their reach. SWAP puts the lower of the two back into the buffer: words change places until those that belong together stand side by side, and in that order no arcs cross. Here “came” has to let “from” pass, for “parcel” wants it more. Every tree can be built so. Sorting n words may take some n² swaps; sentences need few, and most none.</source>
        <translation>Transitioner forbinder de to øverste ord på stakken, så buer, der krydser, er uden for deres rækkevidde. SWAP lægger det nederste af de to tilbage i bufferen: ord bytter plads, til de, der hører sammen, står side om side, og i den rækkefølge krydser ingen buer. Her må ”came” lade ”from” passere, for ”parcel” vil hellere have det. Sådan kan ethvert træ bygges. At sortere n ord kan kræve omkring n² ombytninger; sætninger kræver få, de fleste ingen.</translation>
    </message>
    <message>
        <source>Corston-Oliver et al. 2006, section 4.2: weights in the version space</source>
        <translation>Corston-Oliver m.fl. 2006, afsnit 4.2: vægte i versionsrummet</translation>
    </message>
    <message>
        <source>Second order gives scores to pairs of neighbouring dependents on one side of a head. The chart needs one more kind of item for that, the box of two siblings: it is put together first, and only then does the head take it over. First order, beside it, has forgotten the dependent before. Here the pair decides where the last phrase hangs.</source>
        <translation>Anden orden giver scorer til par af nabodependenter på samme side af et hoved. Dertil kræver skemaet endnu en slags element, kassen med to søskende: den sættes sammen først, og først derefter overtager hovedet den. Første orden, ved siden af, har glemt den forrige dependent. Her afgør parret, hvor det sidste led hænger.</translation>
    </message>
    <message>
        <source>Why the best tree of second order is hard to find: a puzzle hides in it. Each x wants one y and one z, and only some triples are allowed: here x y′ z, x′ y z′ and, to lead astray, x y z. A pair of siblings scores 1 if it makes a triple and −3 if not (the paper forbids that, and a z without a y). A tree that scores 2, one for each x, is a matching. From the best projective tree, climbing gets stuck; let it start from the best tree of first order, and it finds the matching. Whoever could always find the best tree quickly could solve every such puzzle quickly.</source>
        <translation>Hvorfor det bedste træ af anden orden er svært at finde: der gemmer sig en gåde i det. Hvert x vil have ét y og ét z, og kun nogle tripler er tilladt: her x y′ z, x′ y z′ og, for at vildlede, x y z. Et par af søskende scorer 1, hvis det danner en tripel, og −3, hvis ikke (artiklen forbyder det og et z uden y). Et træ, der scorer 2, én for hvert x, er en parring. Fra det bedste projektive træ går klatringen i stå; lad den begynde fra det bedste træ af første orden, så finder den parringen. Den, der altid hurtigt kunne finde det bedste træ, kunne hurtigt løse enhver gåde af den slags.</translation>
    </message>
    <message>
        <source>“My sister is a child who does not sing songs.” In Japanese every bunsetsu but the last depends on one to its right. The first one does not depend on the verb, although it might: the noun at the end is the better head.</source>
        <translation>”Min søster er et barn, som ikke synger sange.” På japansk afhænger hver bunsetsu undtagen den sidste af en til højre for den. Den første afhænger ikke af verbet, selv om den kunne: substantivet til sidst er det bedste hoved.</translation>
    </message>
    <message>
        <source>To learn who wins, the true head plays every other bunsetsu to the right of the dependent, whether arcs would cross or not. Whoever is asked about pairs gets contradicting answers from sentences (a) and (b), about the first bunsetsu and the verb; games do not contradict each other.</source>
        <translation>For at lære, hvem der vinder, spiller det rigtige hoved mod enhver anden bunsetsu til højre for dependenten, uanset om buer ville krydse. Den, der spørges om par, får modstridende svar fra sætning (a) og (b) om den første bunsetsu og verbet; kampe modsiger ikke hinanden.</translation>
    </message>
    <message>
        <source>Arc-eager makes an arc to the right as soon as both words are there: “wrote” has “letters” already, and will have “to” before “friends” has been seen. A word that has its head stays on the stack for dependents to come, until REDUCE takes it off, as “letters” now. Whoever decides early has to be told early: the scores are not quite those of the lesson about arc-standard, with which “to” gets no head until the end.</source>
        <translation>Arc-eager laver en bue mod højre, så snart begge ord er der: ”wrote” har allerede ”letters” og får ”to”, før ”friends” er set. Et ord, der har sit hoved, bliver på stakken til kommende dependenter, indtil REDUCE fjerner det, som nu ”letters”. Den, der afgør tidligt, skal vide besked tidligt: scorerne er ikke helt dem fra lektionen om arc-standard, hvor ”to” først får et hoved til sidst.</translation>
    </message>
    <message>
        <source>A learner with two weights, so that all weights there can be are a plane. Each sentence is learnt on one side of its lines; where all are learnt is the version space. Any weights there make no error on what was learnt, and yet those in its middle, the Bayes point, are the best guess for sentences to come. Go from the start: a perceptron stops where nothing is wrong any more, wherever in the space that is. Then choose the Bayes Point Machine as learner: several perceptrons, each with the sentences in an order of its own, stop in different places, and their mean lies further within than the outermost of them. It is weights that are averaged, not answers.</source>
        <translation>En læringsmetode med to vægte, så alle mulige vægte udgør en plan. Hver sætning er lært på den ene side af sine linjer; hvor alle er lært, er versionsrummet. Ingen vægte der begår fejl på det lærte, og dog er de i midten, Bayes-punktet, det bedste gæt for kommende sætninger. Gå frem fra begyndelsen: en perceptron standser, hvor intet er forkert længere, hvor i rummet det end er. Vælg så Bayes Point Machine som læringsmetode: flere perceptroner, hver med sætningerne i sin egen rækkefølge, standser forskellige steder, og deres gennemsnit ligger længere inde end den yderste af dem. Det er vægte, der tages gennemsnit af, ikke svar.</translation>
    </message>
</context>
<context>
    <name>LessonExport</name>
    <message>
        <source>There is no player "%1".</source>
        <translation>Der findes ingen afspiller ”%1”.</translation>
    </message>
    <message>
        <source>%1 does not go with this sentence, or not with these scores.</source>
        <translation>%1 passer ikke til denne sætning eller ikke til disse scorer.</translation>
    </message>
    <message>
        <source>The sentence has %1 words; %2 is shown for up to %3.</source>
        <translation>Sætningen har %1 ord; %2 vises for højst %3.</translation>
    </message>
    <message>
        <source>There is not enough memory for all steps.</source>
        <translation>Der er ikke hukommelse nok til alle trin.</translation>
    </message>
    <message>
        <source>Stop %1: %2</source>
        <comment>number, why it cannot be</comment>
        <translation>Stop %1: %2</translation>
    </message>
</context>
<context>
    <name>LessonStop</name>
    <message>
        <source>There is no algorithm at work that could become a stop of a lesson. Open one in the workplace Teach.</source>
        <translation>Der er ingen algoritme i gang, som kan blive et stop i en lektion. Åbn en i arbejdsområdet Undervisning.</translation>
    </message>
    <message>
        <source>What this algorithm weighs with these scores is more than scores of arcs and of pairs, and cannot be written into a lesson. Choose the scores typed by hand: the table begins with those of the model. Or choose another algorithm.</source>
        <translation>Det, som denne algoritme vejer med disse scorer, er mere end scorer for buer og par og kan ikke skrives i en lektion. Vælg scorer, der er skrevet i hånden: tabellen begynder med modellens. Eller vælg en anden algoritme.</translation>
    </message>
    <message>
        <source>“%1” has been chosen so that other sentences of the treebank are asked for, which a lesson does not have. Choose another option of it.</source>
        <translation>”%1” er valgt sådan, at der skal bruges andre sætninger i træbanken, og dem har en lektion ikke. Vælg noget andet dér.</translation>
    </message>
</context>
<context>
    <name>Loss</name>
    <message>
        <source>Sentences that cannot be read: %1</source>
        <translation>Sætninger, der ikke kan læses: %1</translation>
    </message>
    <message>
        <source>Lines outside of sentences: %1</source>
        <translation>Linjer uden for sætninger: %1</translation>
    </message>
    <message>
        <source>Comment lines: %1</source>
        <translation>Kommentarlinjer: %1</translation>
    </message>
    <message>
        <source>Other lines of sentences: %1</source>
        <translation>Andre linjer i sætninger: %1</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Ord: %1</translation>
    </message>
    <message>
        <source>Lemmas: %1</source>
        <translation>Lemmaer: %1</translation>
    </message>
    <message>
        <source>Parts of speech (UPOS): %1</source>
        <translation>Ordklasser (UPOS): %1</translation>
    </message>
    <message>
        <source>Tags (XPOS): %1</source>
        <translation>Tags (XPOS): %1</translation>
    </message>
    <message>
        <source>Morphological features (FEATS): %1</source>
        <translation>Morfologiske træk (FEATS): %1</translation>
    </message>
    <message>
        <source>Heads: %1</source>
        <translation>Hoveder: %1</translation>
    </message>
    <message>
        <source>Relations: %1</source>
        <translation>Relationer: %1</translation>
    </message>
    <message>
        <source>Heads beside the basic one: %1</source>
        <translation>Hoveder ud over det grundlæggende: %1</translation>
    </message>
    <message>
        <source>Words whose heads are listed otherwise (basic arcs in DEPS, or the order): %1</source>
        <translation>Ord, hvis hoveder er opført anderledes (grundlæggende buer i DEPS, eller rækkefølgen): %1</translation>
    </message>
    <message>
        <source>Edges to other sentences: %1</source>
        <translation>Buer til andre sætninger: %1</translation>
    </message>
    <message>
        <source>MISC, %2: %1</source>
        <translation>MISC, %2: %1</translation>
    </message>
    <message>
        <source>Words whose MISC is in another order: %1</source>
        <translation>Ord, hvis MISC står i en anden rækkefølge: %1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Multiword tokens: %1</source>
        <translation>Flerordstokens: %1</translation>
    </message>
    <message>
        <source>Empty nodes: %1</source>
        <translation>Tomme knuder: %1</translation>
    </message>
    <message>
        <source>Bunsetsu: %1</source>
        <translation>Bunsetsuer: %1</translation>
    </message>
    <message>
        <source>Features or scores of bunsetsu: %1</source>
        <translation>Træk eller scorer ved bunsetsuer: %1</translation>
    </message>
    <message>
        <source>Fields with characters that are replaced by others: %1</source>
        <translation>Felter med tegn, der erstattes af andre: %1</translation>
    </message>
    <message>
        <source>Sentences that are confirmed, pinned, waived or remarked on: %1</source>
        <translation>Sætninger med bekræftelser, fastgørelser, undtagelser eller bemærkninger: %1</translation>
    </message>
    <message>
        <source>Sentences without words: %1</source>
        <translation>Sætninger uden ord: %1</translation>
    </message>
</context>
<context>
    <name>MakeDiagram</name>
    <message>
        <source>(of the arc it had) %1</source>
        <translation>(til den tidligere bue) %1</translation>
    </message>
</context>
<context>
    <name>MarginalsPlayer</name>
    <message>
        <source>%1%</source>
        <comment>a probability</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>each score becomes a weight</source>
        <translation>hver score bliver til en vægt</translation>
    </message>
    <message>
        <source>the weights become the Laplacian</source>
        <translation>vægtene bliver til Laplace-matricen</translation>
    </message>
    <message>
        <source>its determinant is the sum of all trees: %1</source>
        <translation>dens determinant er summen over alle træer: %1</translation>
    </message>
    <message>
        <source>the sum tells how likely each arc is</source>
        <translation>summen viser, hvor sandsynlig hver bue er</translation>
    </message>
    <message>
        <source>tree %1 is drawn: probability %2</source>
        <translation>træ %1 trækkes: sandsynlighed %2</translation>
    </message>
    <message>
        <source>The best trees and their share of the sum</source>
        <translation>De bedste træer og deres andel af summen</translation>
    </message>
    <message>
        <source>The least certain words and their likeliest heads</source>
        <translation>De mindst sikre ord og deres mest sandsynlige hoveder</translation>
    </message>
    <message>
        <source>Trees, projective or not, are to be as likely as e to their score. There are far too many to count one by one; a determinant sums them all.</source>
        <translation>Træer, projektive eller ej, skal være så sandsynlige som e opløftet til deres score. Der er alt for mange til at tælle dem ét for ét; en determinant summerer dem alle.</translation>
    </message>
    <message>
        <source>The weight of an arc is e to its score, divided by a temperature of %1: the higher, the less scores matter. The weight of a tree is the product of those of its arcs.</source>
        <translation>En bues vægt er e opløftet til dens score divideret med en temperatur på %1: jo højere den er, desto mindre betyder scorerne. Et træs vægt er produktet af dets buers vægte.</translation>
    </message>
    <message>
        <source>On the diagonal stands the sum of the weights of all heads of a word, elsewhere the weight of one word as head of the other, taken away.</source>
        <translation>I diagonalen står summen af vægtene af alle et ords hoveder, ellers med negativt fortegn vægten af det ene ord som hoved for det andet.</translation>
    </message>
    <message>
        <source>The root may have one dependent alone: its weights take the place of the first row.</source>
        <translation>Roden må kun have én dependent: dens vægte træder i stedet for den første række.</translation>
    </message>
    <message>
        <source>The root is among the heads.</source>
        <translation>Roden er blandt hovederne.</translation>
    </message>
    <message>
        <source>What is counted for cycles cancels out; every tree is left once.</source>
        <translation>Det, der tælles for kredse, går ud mod hinanden; hvert træ bliver tilbage én gang.</translation>
    </message>
    <message>
        <source>The probability of an arc is the share of the trees that have it: how fast the logarithm of the sum grows with the score of the arc. Over the heads of a word they sum to 100%.</source>
        <translation>En bues sandsynlighed er andelen af træer, der har den: så hurtigt som summens logaritme vokser med buens score. Over et ords hoveder bliver summen 100 %.</translation>
    </message>
    <message>
        <source>Words walk to heads chosen by weight until they meet the tree; loops are forgotten (Wilson 1996). So each tree is drawn as often as it is likely.</source>
        <translation>Ord vandrer til hoveder, der vælges efter vægt, indtil de møder træet; sløjfer glemmes (Wilson 1996). Sådan trækkes hvert træ så ofte, som det er sandsynligt.</translation>
    </message>
    <message>
        <source>Laplacian</source>
        <translation>Laplace-matrix</translation>
    </message>
    <message>
        <source>probability of each arc</source>
        <translation>sandsynlighed for hver bue</translation>
    </message>
    <message>
        <source>score of each arc</source>
        <translation>score for hver bue</translation>
    </message>
    <message>
        <source>weight of each arc</source>
        <translation>vægt for hver bue</translation>
    </message>
    <message>
        <source>head ↓ dependent →</source>
        <translation>hoved ↓ dependent →</translation>
    </message>
    <message>
        <source>%1: score %2, weight %3, probability %4</source>
        <translation>%1: score %2, vægt %3, sandsynlighed %4</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>temperatur</translation>
    </message>
</context>
<context>
    <name>MissingTree</name>
    <message>
        <source>there is no tree: no head is allowed for %1</source>
        <translation>der er intet træ: intet hoved er tilladt for %1</translation>
    </message>
    <message>
        <source>there is no tree: no arcs lead from the root to %1</source>
        <translation>der er intet træ: ingen buer fører fra roden til %1</translation>
    </message>
    <message>
        <source>there is no tree in which the root has one dependent alone</source>
        <translation>der er intet træ, hvor roden kun har én dependent</translation>
    </message>
    <message>
        <source>there is no projective tree: arcs would have to cross</source>
        <translation>der er intet projektivt træ: buer ville være nødt til at krydse</translation>
    </message>
    <message>
        <source>there is no tree: in each, some dependent may not follow the one before it, or not be the first</source>
        <translation>der findes intet træ: i hvert af dem er der en dependent, der ikke må følge efter den foregående eller ikke må være den første</translation>
    </message>
    <message>
        <source>there is no tree: under no head may it follow the dependent before it, or be the first: %1</source>
        <translation>der findes intet træ: under intet hoved må den følge efter den foregående dependent eller være den første: %1</translation>
    </message>
    <message>
        <source>there is no projective tree: in each, some dependent may not follow the one before it, or not be the first</source>
        <translation>der findes intet projektivt træ: i hvert af dem er der en dependent, der ikke må følge efter den foregående eller ikke må være den første</translation>
    </message>
    <message>
        <source>no tree was found in which each dependent may follow the one before it, or be the first; there may be one</source>
        <translation>der blev ikke fundet noget træ, hvori hver dependent må følge efter den foregående eller være den første; der findes måske et</translation>
    </message>
    <message>
        <source>Forbidden, or left out as hopeless, are %1 and %2 more arcs.</source>
        <translation>Buer, der er forbudt eller udeladt som håbløse: %1 og %2 til.</translation>
    </message>
    <message>
        <source>Forbidden, or left out as hopeless: %1.</source>
        <translation>Buer, der er forbudt eller udeladt som håbløse: %1.</translation>
    </message>
    <message>
        <source>%1: forbidden, or left out as hopeless</source>
        <translation>%1: forbudt eller udeladt som håbløs</translation>
    </message>
</context>
<context>
    <name>ModelQuestions</name>
    <message>
        <source>Training under way</source>
        <translation>Træning i gang</translation>
    </message>
    <message>
        <source>A parser is being trained on %1. It stops now; from its last whole epoch on it can be gone on with, also at the next start.</source>
        <translation>En parser trænes på %1. Den standser nu; fra dens sidste hele epoke kan der fortsættes, også ved næste start.</translation>
    </message>
    <message>
        <source>The predictions by models that have not seen the sentences are still being made on %1. What is not there yet will be lost.</source>
        <translation>Forudsigelserne med modeller, der ikke har set sætningerne, er stadig ved at blive lavet på %1. Det, der ikke er der endnu, går tabt.</translation>
    </message>
    <message>
        <source>A parser is being trained on %1. It will be lost.</source>
        <translation>En parser trænes på %1. Den går tabt.</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Opgiv</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Træn videre</translation>
    </message>
    <message>
        <source>Work under way</source>
        <translation>Arbejde i gang</translation>
    </message>
    <message>
        <source>What has been found so far will be lost: %1.</source>
        <translation>Det, der er fundet indtil nu, går tabt: %1.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Model not saved</source>
        <translation>Modellen er ikke gemt</translation>
    </message>
    <message>
        <source>This model is in no file, and will be lost: %1.</source>
        <translation>Denne model er ikke i nogen fil og går tabt: %1.</translation>
    </message>
    <message>
        <source>These models are in no file, and will be lost: %1.</source>
        <translation>Disse modeller er ikke i nogen fil og går tabt: %1.</translation>
    </message>
    <message>
        <source>The parser “%1” stays in its file. Only what it has learnt since from sentences that you confirmed is not saved yet; saving puts it on the shelf of models with that.</source>
        <translation>Parseren ”%1” bliver i sin fil. Kun det, den siden har lært af sætninger, du har bekræftet, er ikke gemt endnu; gemmer du, lægges den sammen med det i modelsamlingen.</translation>
    </message>
    <message>
        <source>Save the parser</source>
        <translation>Gem parseren</translation>
    </message>
    <message>
        <source>Do not save the parser</source>
        <translation>Gem ikke parseren</translation>
    </message>
    <message>
        <source>The parser “%1” stays on the shelf of models. Only what it has learnt since from sentences that you confirmed is not saved yet; the annotation itself is not concerned.</source>
        <translation>Parseren ”%1” bliver i modelsamlingen. Kun det, den siden har lært af sætninger, du har bekræftet, er ikke gemt endnu; selve annotationen berøres ikke.</translation>
    </message>
    <message>
        <source>Learnt since it was saved</source>
        <translation>Lært, siden den blev gemt</translation>
    </message>
    <message>
        <source>The predictions by models that have not seen the sentences are still being made on %1. They stop now and can be gone on with, also at the next start.</source>
        <translation>Forudsigelserne fra modeller, der ikke har set sætningerne, er stadig ved at blive lavet på %1. De standser nu og kan fortsættes, også efter næste start.</translation>
    </message>
</context>
<context>
    <name>MouseGestures</name>
    <message>
        <source>from a word to a further parent</source>
        <translation>fra et ord til en sekundær forælder</translation>
    </message>
    <message>
        <source>from a word to its new head, or to the circle above it: root</source>
        <translation>fra et ord til dets nye hoved, eller til cirklen over det: rod</translation>
    </message>
    <message>
        <source>select several words, to join them</source>
        <translation>vælg flere ord for at føje dem sammen</translation>
    </message>
    <message>
        <source>a label: change the relation</source>
        <translation>en etiket: skift relation</translation>
    </message>
    <message>
        <source>an arc: select it</source>
        <translation>en bue: vælg den</translation>
    </message>
    <message>
        <source>the background: select nothing</source>
        <translation>baggrunden: vælg intet</translation>
    </message>
    <message>
        <source>a word: edit its fields</source>
        <translation>et ord: redigér dets felter</translation>
    </message>
    <message>
        <source>a predicted arc: accept it</source>
        <translation>en forudsagt bue: acceptér den</translation>
    </message>
    <message>
        <source>the background: move the diagram</source>
        <translation>baggrunden: flyt diagrammet</translation>
    </message>
    <message>
        <source>move the diagram</source>
        <translation>flyt diagrammet</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoom</translation>
    </message>
    <message>
        <source>move the diagram sideways</source>
        <translation>flyt diagrammet sidelæns</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Klik, klik</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dobbeltklik</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Midterste knap</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Hjul</translation>
    </message>
    <message>
        <source>an edge to another sentence: go to its other end</source>
        <translation>en bue til en anden sætning: gå til dens anden ende</translation>
    </message>
    <message>
        <source>the selected word, then its new head; Esc or the background cancels</source>
        <translation>det valgte ord, derefter dets nye hoved; Esc eller baggrunden annullerer</translation>
    </message>
</context>
<context>
    <name>NamedForm</name>
    <message>
        <source>“%1”</source>
        <comment>a form without letters</comment>
        <translation>”%1”</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>As in the treebank</source>
        <translation>Som i træbanken</translation>
    </message>
    <message>
        <source>next in the treebank: %1</source>
        <translation>næste i træbanken: %1</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Tilfældig</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tilfældigt trukket</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Hvor parseren er mindst sikker</translation>
    </message>
    <message>
        <source>least sure: %1 of %2 words below 50 %, above all %3 (%4 %)</source>
        <translation>mindst sikker: %1 af %2 ord under 50 %, især %3 (%4 %)</translation>
    </message>
    <message>
        <source>Most to correct first</source>
        <translation>Mest at rette først</translation>
    </message>
    <message>
        <source>%1 of %2 words likely to change, above all %3</source>
        <translation>%1 af %2 ord vil nok blive ændret, især %3</translation>
    </message>
    <message>
        <source>Where two models differ</source>
        <translation>Hvor to modeller er uenige</translation>
    </message>
    <message>
        <source>two models differ in %1 of %2 words</source>
        <translation>to modeller er uenige om %1 af %2 ord</translation>
    </message>
    <message>
        <source>Most contradicted first</source>
        <translation>Hvor parseren er mest uenig</translation>
    </message>
    <message>
        <source>the parser contradicts %1 of %2 arcs, above all that of %3</source>
        <translation>parseren modsiger %1 af %2 buer, især den ved %3</translation>
    </message>
    <message>
        <source>Like the last corrections</source>
        <translation>Som de seneste rettelser</translation>
    </message>
    <message>
        <source>%1 of %2 words as some that were corrected last, one of them %3</source>
        <translation>%1 af %2 ord er som nogle, der blev rettet senest, et af dem %3</translation>
    </message>
    <message>
        <source>Single words, the least certain first</source>
        <translation>Enkelte ord, de mindst sikre først</translation>
    </message>
    <message>
        <source>least certain word: %2 (%1 %)</source>
        <translation>mindst sikre ord: %2 (%1 %)</translation>
    </message>
    <message>
        <source>none of %2 words below 50 %; least sure: %3 (%4 %)</source>
        <translation>ingen af %2 ord under 50 %; mindst sikker: %3 (%4 %)</translation>
    </message>
    <message>
        <source>none of %2 words likely to change</source>
        <translation>ingen af %2 ord ændrer sig sandsynligvis</translation>
    </message>
    <message>
        <source>the parser contradicts none of %2 arcs</source>
        <translation>parseren modsiger ingen af %2 buer</translation>
    </message>
    <message>
        <source>no word as those that were corrected last</source>
        <translation>intet ord som dem, der sidst blev rettet</translation>
    </message>
</context>
<context>
    <name>ParserNames</name>
    <message>
        <source>linear ranker</source>
        <translation>lineær rangordning</translation>
    </message>
    <message>
        <source>ranker with a kernel</source>
        <translation>rangordning med kerne</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>There is nothing to search for.</source>
        <translation>Der er intet at søge efter.</translation>
    </message>
    <message>
        <source>Expected %1, but it ends here.</source>
        <translation>Forventede %1, men det slutter her.</translation>
    </message>
    <message>
        <source>"%1" cannot stand here.</source>
        <translation>”%1” kan ikke stå her.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed.</source>
        <translation>Anførselstegnet er ikke lukket.</translation>
    </message>
    <message>
        <source>"%1" is neither a field nor the name of a word.</source>
        <translation>”%1” er hverken et felt eller navnet på et ord.</translation>
    </message>
    <message>
        <source>No word of the pattern is named "%1".</source>
        <translation>Intet ord i mønsteret hedder ”%1”.</translation>
    </message>
    <message>
        <source>Two words are named "%1".</source>
        <translation>To ord hedder ”%1”.</translation>
    </message>
    <message>
        <source>"%1" is not to be there, so that nothing can be said of it here.</source>
        <translation>”%1” skal ikke være der, så her kan intet siges om det.</translation>
    </message>
    <message>
        <source>"%1" is no regular expression.</source>
        <translation>”%1” er ikke et regulært udtryk.</translation>
    </message>
    <message>
        <source>This link is no single arc and has no relation "%1".</source>
        <translation>Denne forbindelse er ikke en enkelt bue og har ingen relation ”%1”.</translation>
    </message>
    <message>
        <source>All layers have the words in this order: "@%1" says nothing here.</source>
        <translation>Alle lag har ordene i denne rækkefølge: ”@%1” siger intet her.</translation>
    </message>
    <message>
        <source>This is a field with a name of its own: %1.</source>
        <translation>Dette er et felt med sit eget navn: %1.</translation>
    </message>
    <message>
        <source>"%1" is a number, to be compared by =, !=, &lt;, &gt;, &lt;= or &gt;= with a number, or by = with a range like 4..7.</source>
        <translation>”%1” er et tal, som med =, !=, &lt;, &gt;, &lt;= eller &gt;= sammenlignes med et tal, eller med = med et interval som 4..7.</translation>
    </message>
    <message>
        <source>This is never "%1", but one of: %2.</source>
        <translation>Dette er aldrig ”%1”, men en af disse: %2.</translation>
    </message>
    <message>
        <source>The files have nothing of this kind: "%1".</source>
        <translation>Filerne har intet af denne slags: ”%1”.</translation>
    </message>
    <message>
        <source>There is no predicted layer that could be asked.</source>
        <translation>Der er intet forudsagt lag at spørge.</translation>
    </message>
    <message>
        <source>No layer beside gold is named "%1". Layers: %2.</source>
        <translation>Intet lag ud over guldstandarden hedder ”%1”. Lag: %2.</translation>
    </message>
    <message>
        <source>Several layers could be meant (%1): name one, as in wrong in NAME or NAME.relation.</source>
        <translation>Flere lag kan være ment (%1): angiv ét, som i wrong in NAVN eller NAVN.relation.</translation>
    </message>
    <message>
        <source>The layer "%1" does not say how sure its parser was.</source>
        <translation>Laget ”%1” oplyser ikke, hvor sikker dets parser var.</translation>
    </message>
    <message>
        <source>The training sentences, whose words would be known, are not given.</source>
        <translation>De træningssætninger, hvis ord ville være kendte, er ikke angivet.</translation>
    </message>
    <message>
        <source>Matches are listed here: they cannot be counted by groups.</source>
        <translation>Her vises de enkelte træf: de kan ikke tælles efter grupper.</translation>
    </message>
    <message>
        <source>"%1" cannot be given another value.</source>
        <translation>”%1” kan ikke få en anden værdi.</translation>
    </message>
    <message>
        <source>The layer "%1" does not say which words its parser had seen.</source>
        <translation>Laget ”%1” oplyser ikke, hvilke ord dets parser havde set.</translation>
    </message>
    <message>
        <source>The layer "%1" does not come from a tournament.</source>
        <translation>Laget ”%1” stammer ikke fra en turnering.</translation>
    </message>
    <message>
        <source>Why "%1" errs can be asked in the tab Causes alone.</source>
        <translation>Hvorfor ”%1” tager fejl, kan der kun spørges om på fanen Årsager.</translation>
    </message>
    <message>
        <source>The arcs of "%1" to further parents can be asked in Analyse alone.</source>
        <translation>Buerne i ”%1” til sekundære forældre kan der kun spørges om under Analyse.</translation>
    </message>
    <message>
        <source>The regular expression is not closed by a slash.</source>
        <translation>Det regulære udtryk er ikke afsluttet med en skråstreg.</translation>
    </message>
    <message>
        <source>"%1" is a field of a word that the pattern does not name, or stands in a list. In quotation marks it is the text itself.</source>
        <translation>”%1” er et felt i et ord, som mønsteret ikke navngiver, eller står i en liste. I anførselstegn er det selve teksten.</translation>
    </message>
    <message>
        <source>A tag is read up to its equals sign here: "%1" is found by "xpos", or in part.</source>
        <translation>Af et tag læses her kun det, der står før lighedstegnet: ”%1” findes med ”xpos”, eller søg kun efter en del af det.</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Before the first step</source>
        <translation>Før det første trin</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>items</source>
        <comment>what an algorithm has done</comment>
        <translation>elementer</translation>
    </message>
    <message>
        <source>splits</source>
        <comment>what an algorithm has done</comment>
        <translation>delinger</translation>
    </message>
    <message>
        <source>scores asked for</source>
        <comment>what an algorithm has done</comment>
        <translation>opslåede scorer</translation>
    </message>
    <message>
        <source>cycles</source>
        <comment>what an algorithm has done</comment>
        <translation>kredse</translation>
    </message>
    <message>
        <source>moves weighed</source>
        <comment>what an algorithm has done</comment>
        <translation>vejede flytninger</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>what an algorithm has done</comment>
        <translation>flytninger</translation>
    </message>
    <message>
        <source>climbs</source>
        <comment>what an algorithm has done</comment>
        <translation>klatringer</translation>
    </message>
    <message>
        <source>questions</source>
        <comment>what an algorithm has done</comment>
        <translation>spørgsmål</translation>
    </message>
    <message>
        <source>transitions</source>
        <comment>what an algorithm has done</comment>
        <translation>transitioner</translation>
    </message>
    <message>
        <source>trees drawn</source>
        <comment>what an algorithm has done</comment>
        <translation>udtrukne træer</translation>
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
        <translation>og %1 til</translation>
    </message>
    <message>
        <source>sentences parsed</source>
        <comment>what an algorithm has done</comment>
        <translation>parsede sætninger</translation>
    </message>
    <message>
        <source>updates</source>
        <comment>what an algorithm has done</comment>
        <translation>opdateringer</translation>
    </message>
    <message>
        <source>weights changed</source>
        <comment>what an algorithm has done</comment>
        <translation>ændrede vægte</translation>
    </message>
    <message>
        <source>arcs left out</source>
        <comment>of what an algorithm weighs</comment>
        <translation>udeladte buer</translation>
    </message>
</context>
<context>
    <name>PlayerKind</name>
    <message>
        <source>A larger chart, with all ways to put its items together, takes hundreds of megabytes.</source>
        <translation>Et større skema, med alle måder at sætte dets elementer sammen på, kræver hundredvis af megabyte.</translation>
    </message>
    <message>
        <source>Of a larger matrix, with what each step changes in it, nothing can be read.</source>
        <translation>I en større matrix, med det, hvert trin ændrer i den, kan intet læses.</translation>
    </message>
    <message>
        <source>Nobody could follow what it does with more.</source>
        <translation>Ingen kunne følge, hvad den gør med flere.</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>root</source>
        <translation>rod</translation>
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
        <translation>score efter hver flytning</translation>
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
        <translation>%1 (afrundet)</translation>
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
        <translation>linje %1, kolonne %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1, linje %2, kolonne %3</translation>
    </message>
    <message>
        <source>The sentence cannot be read, so only its text can be edited.</source>
        <translation>Sætningen kan ikke læses, så kun dens tekst kan redigeres.</translation>
    </message>
    <message>
        <source>The sentence has no word or node %1.</source>
        <translation>Sætningen har hverken ord eller knude %1.</translation>
    </message>
    <message>
        <source>The file has no place for %1: its format is %2.</source>
        <translation>Filen har ikke plads til %1: dens format er %2.</translation>
    </message>
    <message>
        <source>%1 cannot be set to a text here.</source>
        <translation>%1 kan ikke sættes til en tekst her.</translation>
    </message>
    <message>
        <source>A field is text in one line and without tabs, which this is not: "%1".</source>
        <translation>Et felt er tekst på én linje uden tabulatorer, og det er dette ikke: ”%1”.</translation>
    </message>
    <message>
        <source>A word cannot be without a form.</source>
        <translation>Et ord kan ikke være uden form.</translation>
    </message>
    <message>
        <source>An arc like this cannot be without a relation.</source>
        <translation>En bue som denne kan ikke være uden relation.</translation>
    </message>
    <message>
        <source>A bunsetsu has no %1 of its own: its words have.</source>
        <translation>En bunsetsu har ikke selv %1: det har dens ord.</translation>
    </message>
    <message>
        <source>A word cannot be its own head.</source>
        <translation>Et ord kan ikke være sit eget hoved.</translation>
    </message>
    <message>
        <source>The word hangs on the root, where the format has no relations. Give it a head first.</source>
        <translation>Ordet hænger på roden, hvor formatet ingen relationer har. Giv det først et hoved.</translation>
    </message>
    <message>
        <source>The word has this parent already: %1.</source>
        <translation>Ordet har allerede denne forælder: %1.</translation>
    </message>
    <message>
        <source>Word %1 has no other arc in the enhanced graph, in which every word must have one. Add the other first.</source>
        <translation>Ord %1 har ingen anden bue i den udvidede graf, hvor hvert ord skal have en. Tilføj først den anden.</translation>
    </message>
    <message>
        <source>No path of the enhanced graph would lead from the root to %1 any more. Add another parent first.</source>
        <translation>Ingen sti i den udvidede graf ville længere føre fra roden til %1. Tilføj først en anden forælder.</translation>
    </message>
    <message>
        <source>The word does not have the parent %1.</source>
        <translation>Ordet har ikke forælderen %1.</translation>
    </message>
    <message>
        <source>"%1" can only be split inside, into parts that are not empty.</source>
        <translation>”%1” kan kun deles indeni, i dele, der ikke er tomme.</translation>
    </message>
    <message>
        <source>The parts "%1" do not make up "%2". Split it into a multiword token, or change its form first.</source>
        <translation>Delene ”%1” udgør ikke ”%2”. Del det til et flerordstoken, eller ret dets form først.</translation>
    </message>
    <message>
        <source>"%1" can only be divided between its words.</source>
        <translation>”%1” kan kun deles mellem dets ord.</translation>
    </message>
    <message>
        <source>There is nothing before this word that it could be split from.</source>
        <translation>Der er intet før dette ord, som det kunne skilles fra.</translation>
    </message>
    <message>
        <source>There is nothing after it that it could be joined with.</source>
        <translation>Der er intet efter det, som det kunne føjes sammen med.</translation>
    </message>
    <message>
        <source>The text has spaces in "%1". Give the word a form, with them or without.</source>
        <translation>Teksten har mellemrum i ”%1”. Giv ordet en form, med eller uden dem.</translation>
    </message>
    <message>
        <source>The only word of a sentence cannot be deleted.</source>
        <translation>Det eneste ord i en sætning kan ikke slettes.</translation>
    </message>
    <message>
        <source>Some of the words belong to the multiword token %1. Dissolve it or change its extent first.</source>
        <translation>Nogle af ordene hører til flerordstokenet %1. Opløs det, eller ret dets omfang først.</translation>
    </message>
    <message>
        <source>Word %1 belongs to no such multiword token.</source>
        <translation>Ord %1 hører ikke til et sådant flerordstoken.</translation>
    </message>
    <message>
        <source>A multiword token has no spaces in it, as "%1" has. Give it another form.</source>
        <translation>Et flerordstoken har ingen mellemrum i sig, og det har ”%1”. Giv det en anden form.</translation>
    </message>
    <message>
        <source>The text does not tell what the multiword token is then. Give it a form.</source>
        <translation>Af teksten fremgår det ikke, hvad flerordstokenet så er. Giv det en form.</translation>
    </message>
    <message>
        <source>A sentence can only be split between two bunsetsu. Split the bunsetsu first.</source>
        <translation>En sætning kan kun deles mellem to bunsetsuer. Del bunsetsuen først.</translation>
    </message>
    <message>
        <source>The words belong to different bunsetsu. Join these first.</source>
        <translation>Ordene hører til forskellige bunsetsuer. Føj først dem sammen.</translation>
    </message>
    <message>
        <source>One of the sentences has bunsetsu and the other has not, so they cannot become one.</source>
        <translation>Den ene af sætningerne har bunsetsuer, og den anden har ikke, så de kan ikke blive til én.</translation>
    </message>
    <message>
        <source>The second sentence begins a new document, so the two cannot become one.</source>
        <translation>Den anden sætning begynder et nyt dokument, så de to kan ikke blive til én.</translation>
    </message>
    <message>
        <source>The sentence has no such comment.</source>
        <translation>Sætningen har ingen sådan kommentar.</translation>
    </message>
    <message>
        <source>This cannot be a comment of its own, to be added, changed or removed: "%1".</source>
        <translation>Dette kan ikke være en kommentar for sig, der tilføjes, ændres eller fjernes: ”%1”.</translation>
    </message>
    <message>
        <source>These words hang on each other in a circle: %1.</source>
        <translation>Disse ord hænger på hinanden i en kreds: %1.</translation>
    </message>
    <message>
        <source>%1 words hang on the root, but only one may.</source>
        <translation>%1 ord hænger på roden, men kun ét må.</translation>
    </message>
    <message>
        <source>No arc of this word is pinned.</source>
        <translation>Ingen bue ved dette ord er fastgjort.</translation>
    </message>
    <message>
        <source>No such warning was waived.</source>
        <translation>Ingen sådan advarsel er undtaget.</translation>
    </message>
    <message>
        <source>No word is selected.</source>
        <translation>Intet ord er valgt.</translation>
    </message>
    <message>
        <source>Nothing is predicted here that could be accepted.</source>
        <translation>Her er intet forudsagt, der kunne accepteres.</translation>
    </message>
    <message>
        <source>The prediction is of other words than the sentence has now.</source>
        <translation>Forudsigelsen er lavet på andre ord, end sætningen har nu.</translation>
    </message>
    <message>
        <source>There is no guess number %1 for this word.</source>
        <translation>Der er intet gæt nummer %1 til dette ord.</translation>
    </message>
    <message>
        <source>There is no one arc here that could be taken away. Select the arc if the word has several.</source>
        <translation>Her er ikke én bestemt bue, der kunne fjernes. Vælg buen, hvis ordet har flere.</translation>
    </message>
    <message>
        <source>There is no repair for this, as the sentence is now.</source>
        <translation>Sådan som sætningen er nu, er der ingen reparation af dette.</translation>
    </message>
    <message>
        <source>A warning can only be waived for a reason. Give one.</source>
        <translation>En advarsel kan kun undtages med en begrundelse. Angiv en.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. What was open is untouched.</source>
        <translation>Der er ikke hukommelse nok til dette. Det, der var åbent, er uberørt.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulleret.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Der er ingen sådan fil eller mappe.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check that you have permission to read it.</source>
        <translation>Filen kan ikke læses. Kontrollér, at du har rettigheder til at læse den.</translation>
    </message>
    <message>
        <source>The file cannot be written. Check that you may write to the file and its folder, or save under another name. What was there before is untouched.</source>
        <translation>Filen kan ikke skrives. Kontrollér, at du må skrive i filen og dens mappe, eller gem under et andet navn. Det, der var der før, er uberørt.</translation>
    </message>
    <message>
        <source>There is no room left on the disk. What was there before is untouched; free some space and save again.</source>
        <translation>Der er ikke mere plads på disken. Det, der var der før, er uberørt; frigør plads, og gem igen.</translation>
    </message>
    <message>
        <source>The file is empty: there is nothing in it to read.</source>
        <translation>Filen er tom: der er intet at læse i den.</translation>
    </message>
    <message>
        <source>This is not a file that can be read.</source>
        <translation>Dette er ikke en fil, der kan læses.</translation>
    </message>
    <message>
        <source>There is a symbolic link, and this name was not chosen by you, so the file it leads to is not overwritten. Remove the link, or choose another name or folder.</source>
        <translation>Her er et symbolsk link, og navnet er ikke valgt af dig, så den fil, det fører til, overskrives ikke. Fjern linket, eller vælg et andet navn eller en anden mappe.</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened, so what is shown is no longer what the file holds. Open it again, or save under another name.</source>
        <translation>Et andet program har ændret filen, siden den blev åbnet, så det viste er ikke længere det, filen indeholder. Åbn den igen, eller gem under et andet navn.</translation>
    </message>
    <message>
        <source>Another Arcwright has this file open. Until it is closed there it can be looked at here, not changed.</source>
        <translation>En anden Arcwright har denne fil åben. Indtil den lukkes dér, kan den ses her, men ikke ændres.</translation>
    </message>
    <message>
        <source>Expected a whole gzip file, but this one is cut short or damaged: its checksum is not that of what is in it. Copy it again from where it came from.</source>
        <translation>Forventede en hel gzip-fil, men denne er afkortet eller beskadiget: dens kontrolsum passer ikke til indholdet. Kopiér den igen derfra, hvor den kom fra.</translation>
    </message>
    <message>
        <source>Decompressed, the file would take more than %1 MB, which is more than Arcwright reads of such a file.</source>
        <translation>Pakket ud ville filen fylde mere end %1 MB, og det er mere, end Arcwright læser af sådan en fil.</translation>
    </message>
    <message>
        <source>There are unsaved edits made with a newer Arcwright (their format is version %1, this program knows version %2). They are kept; open the file with the newer Arcwright to have them back.</source>
        <translation>Der er rettelser, der ikke er gemt, fra en nyere Arcwright (deres format er version %1, dette program kender version %2). De er bevaret; åbn filen med den nyere Arcwright for at få dem tilbage.</translation>
    </message>
    <message>
        <source>Some of the unsaved edits cannot be read, because their file is damaged: the last %1 bytes, which are kept in %2. All edits before them are there.</source>
        <translation>Nogle af de rettelser, der ikke er gemt, kan ikke læses, fordi deres fil er beskadiget: de sidste %1 byte, som er bevaret i %2. Alle rettelser før dem er der.</translation>
    </message>
    <message>
        <source>Unsaved corrections of this file were found, but another program has changed it since. They are kept in %1.</source>
        <translation>Der blev fundet rettelser til denne fil, der ikke er gemt, men et andet program har ændret den siden. De er bevaret i %1.</translation>
    </message>
    <message>
        <source>Expected UTF-8, found bytes that are not.</source>
        <translation>Forventede UTF-8, men fandt byte, der ikke er det.</translation>
    </message>
    <message>
        <source>Expected text in %1, found bytes that are not.</source>
        <translation>Forventede tekst i %1, men fandt byte, der ikke er det.</translation>
    </message>
    <message>
        <source>The character "%1" cannot be written in %2. Use another one, or convert the file to UTF-8.</source>
        <translation>Tegnet ”%1” kan ikke skrives i %2. Brug et andet, eller konvertér filen til UTF-8.</translation>
    </message>
    <message>
        <source>The line is written in Latin-1, which has no character "%1".</source>
        <translation>Linjen er skrevet i Latin-1, som ikke har tegnet ”%1”.</translation>
    </message>
    <message>
        <source>The signs � stand for bytes that are no text here. Put characters in their place, or leave the line as it is.</source>
        <translation>Tegnene � står for byte, der ikke er tekst her. Sæt tegn i deres sted, eller lad linjen være, som den er.</translation>
    </message>
    <message>
        <source>Expected text, found a zero byte.</source>
        <translation>Forventede tekst, men fandt en nulbyte.</translation>
    </message>
    <message>
        <source>Expected the end of a line (LF, or CR and LF), found CR alone. Old Macintosh files end their lines so: convert the line ends of the file.</source>
        <translation>Forventede en linjeafslutning (LF, eller CR og LF), men fandt CR alene. Gamle Macintosh-filer afslutter linjer sådan: konvertér filens linjeafslutninger.</translation>
    </message>
    <message>
        <source>There are no sentences in it.</source>
        <translation>Der er ingen sætninger i den.</translation>
    </message>
    <message>
        <source>Expected a head (the id of a word, 0, or _), found "%1".</source>
        <translation>Forventede et hoved (et ords id, 0 eller _), men fandt ”%1”.</translation>
    </message>
    <message>
        <source>Expected enhanced arcs as head:relation|head:relation, found "%1".</source>
        <translation>Forventede udvidede buer som hoved:relation|hoved:relation, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>"%2" (%1) has no head yet.</source>
        <translation>”%2” (%1) har intet hoved endnu.</translation>
    </message>
    <message>
        <source>Only CoNLL-U has this. The file is in the format %1.</source>
        <translation>Dette findes kun i CoNLL-U. Filen er i formatet %1.</translation>
    </message>
    <message>
        <source>Files in the format %1 have no place for "%2".</source>
        <translation>Filer i formatet %1 har ikke plads til ”%2”.</translation>
    </message>
    <message>
        <source>A relation has no blanks in it, as "%1" has.</source>
        <translation>En relation har ingen blanktegn i sig, og det har ”%1”.</translation>
    </message>
    <message>
        <source>A relation has no bar in it, as "%1" has: bars stand between the parents of a word.</source>
        <translation>En relation har ingen lodret streg i sig, og det har ”%1”: lodrette streger står mellem et ords forældre.</translation>
    </message>
    <message>
        <source>Another program has changed this file since it was opened.</source>
        <translation>Et andet program har ændret denne fil, siden den blev åbnet.</translation>
    </message>
    <message>
        <source>This file is not there any more: it was moved or deleted.</source>
        <translation>Denne fil er der ikke længere: den er flyttet eller slettet.</translation>
    </message>
    <message>
        <source>This file should hold what annotators said of the treebank beside it, but it is not JSON. It is left as it is.</source>
        <translation>Denne fil skulle indeholde det, annotatorer har sagt om træbanken ved siden af, men den er ikke JSON. Den forbliver, som den er.</translation>
    </message>
    <message>
        <source>The sentence has changed meanwhile. Nothing was done.</source>
        <translation>Sætningen er ændret i mellemtiden. Intet blev gjort.</translation>
    </message>
    <message>
        <source>The sentence is %1 MB long. It is kept as it is; what is longer than %2 MB is not read.</source>
        <translation>Sætningen er %1 MB lang. Den bevares, som den er; det, der er længere end %2 MB, læses ikke.</translation>
    </message>
    <message>
        <source>The file is still being saved. Nothing was done; try again in a moment.</source>
        <translation>Filen er stadig ved at blive gemt. Intet blev gjort; prøv igen om lidt.</translation>
    </message>
    <message>
        <source>In its own format this document is saved under its own name only: its files name each other. Copy the files and open the copy, or save as CoNLL-U.</source>
        <translation>I sit eget format gemmes dette dokument kun under sit eget navn: dets filer nævner hinanden. Kopiér filerne, og åbn kopien, eller gem som CoNLL-U.</translation>
    </message>
    <message>
        <source>The last save was cut short after some of the files of this document were written and before the others were. What was not written was kept and is made again here; save to have it in the files.</source>
        <translation>Sidste gang blev der kun gemt delvis: nogle af dokumentets filer blev skrevet, de andre ikke. Det, der ikke blev skrevet, er bevaret og gendannes her; gem for at få det i filerne.</translation>
    </message>
    <message>
        <source>Files in the format %1 can be read but not written yet. Save as CoNLL-U under another name instead.</source>
        <translation>Filer i formatet %1 kan læses, men ikke skrives endnu. Gem i stedet som CoNLL-U under et andet navn.</translation>
    </message>
    <message>
        <source>Files in the format %1 are not made anew: they have ids and lower layers that no other format has. Open and edit the files there are, or write CoNLL-U.</source>
        <translation>Filer i formatet %1 laves ikke fra grunden: de har id’er og lavere lag, som intet andet format har. Åbn og redigér de filer, der er, eller skriv CoNLL-U.</translation>
    </message>
    <message>
        <source>Two of the files have the same name and would both be written here. Write them to different folders, one after the other.</source>
        <translation>To af filerne har samme navn og ville begge blive skrevet her. Skriv dem i forskellige mapper, den ene efter den anden.</translation>
    </message>
    <message>
        <source>What would take the place of this file cannot hold all of it, and nothing would be left of the rest. Write to another file, or keep the original beside it.</source>
        <translation>Det, der ville træde i denne fils sted, kan ikke rumme alt i den, og resten ville være væk. Skriv til en anden fil, eller behold originalen ved siden af.</translation>
    </message>
    <message>
        <source>There is no format called "%1".</source>
        <translation>Der er intet format, der hedder ”%1”.</translation>
    </message>
    <message>
        <source>This file should hold the original of a converted treebank, but it cannot be read. Convert without it, or bring back the file as it was.</source>
        <translation>Denne fil skulle indeholde originalen til en konverteret træbank, men den kan ikke læses. Konvertér uden den, eller skaf filen tilbage, som den var.</translation>
    </message>
    <message>
        <source>This file was made by a newer Arcwright (its format is version %1, this program knows version %2). Update Arcwright, or convert without it.</source>
        <translation>Denne fil er lavet af en nyere Arcwright (dens format er version %1, dette program kender version %2). Opdatér Arcwright, eller konvertér uden den.</translation>
    </message>
    <message>
        <source>From sentence %1 on, this is not what was converted from the original kept in %2: sentences were added, removed, split or joined. Convert without the original, or make that change in it.</source>
        <translation>Fra sætning %1 er dette ikke det, der blev konverteret fra originalen i %2: sætninger er tilføjet, fjernet, delt eller føjet sammen. Konvertér uden originalen, eller foretag ændringen i den.</translation>
    </message>
    <message>
        <source>Sentence %1 was changed in a way that cannot be carried over to its original. Convert without the original, or make that change in it.</source>
        <translation>Sætning %1 er ændret på en måde, der ikke kan overføres til originalen. Konvertér uden originalen, eller foretag ændringen i den.</translation>
    </message>
    <message>
        <source>The folder has no treebank in it: no file ends in .conllu, .conllup, .conll, .tag, .knp, .cabocha, .a, .a.gz, .treex or .treex.gz.</source>
        <translation>Mappen har ingen træbank i sig: ingen fil ender på .conllu, .conllup, .conll, .tag, .knp, .cabocha, .a, .a.gz, .treex eller .treex.gz.</translation>
    </message>
    <message>
        <source>This is none of the formats that can be read: CoNLL-U or CoNLL-X (ten columns with tabs between them, the first a number), DTAG (lines like &lt;W ...&gt;word&lt;/W&gt;), KNP or CaboCha (lines like * 3D before words), PML (XML with adata or treex_document).</source>
        <translation>Dette er ingen af de formater, der kan læses: CoNLL-U eller CoNLL-X (ti kolonner med tabulatorer imellem, den første et tal), DTAG (linjer som &lt;W ...&gt;ord&lt;/W&gt;), KNP eller CaboCha (linjer som * 3D før ord), PML (XML med adata eller treex_document).</translation>
    </message>
    <message>
        <source>This is a %1 file, which Arcwright cannot read yet.</source>
        <translation>Dette er en %1-fil, som Arcwright ikke kan læse endnu.</translation>
    </message>
    <message>
        <source>Expected %1 columns with tabs between them, found %2.</source>
        <translation>Forventede %1 kolonner med tabulatorer imellem, men fandt %2.</translation>
    </message>
    <message>
        <source>Expected the id %2, found "%1". Words are 1, 2, 3 and so on; empty nodes after word 3 are 3.1, 3.2.</source>
        <translation>Forventede id’et %2, men fandt ”%1”. Ord er 1, 2, 3 og så videre; tomme knuder efter ord 3 er 3.1, 3.2.</translation>
    </message>
    <message>
        <source>Expected a multiword token over words that follow it and belong to no other, found "%1" before word %2.</source>
        <translation>Forventede et flerordstoken over ord, der følger efter det og ikke hører til et andet, men fandt ”%1” før ord %2.</translation>
    </message>
    <message>
        <source>The head is word %1, but the sentence has %2 words.</source>
        <translation>Hovedet er ord %1, men sætningen har %2 ord.</translation>
    </message>
    <message>
        <source>The enhanced arcs "%1" name a head that the sentence does not have.</source>
        <translation>De udvidede buer ”%1” nævner et hoved, som sætningen ikke har.</translation>
    </message>
    <message>
        <source>Comments stand before the first word of a sentence, not between words.</source>
        <translation>Kommentarer står før det første ord i en sætning, ikke mellem ord.</translation>
    </message>
    <message>
        <source>Expected at least one word, found none.</source>
        <translation>Forventede mindst ét ord, men fandt intet.</translation>
    </message>
    <message>
        <source>The columns named by global.columns lack %1, without which words cannot be read.</source>
        <translation>Kolonnerne fra global.columns mangler %1, og uden den kan ord ikke læses.</translation>
    </message>
    <message>
        <source>The columns named by global.columns have %1 twice.</source>
        <translation>Kolonnerne fra global.columns har %1 to gange.</translation>
    </message>
    <message>
        <source>Expected a token as &lt;W attributes&gt;word&lt;/W&gt;.</source>
        <translation>Forventede et token som &lt;W attributter&gt;ord&lt;/W&gt;.</translation>
    </message>
    <message>
        <source>Expected an edge as distance:label, found "%1".</source>
        <translation>Forventede en bue som afstand:etiket, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>The edge "%1" is not in the list of its other end on line %2. That line is the later one and decides, so there is no such edge.</source>
        <translation>Buen ”%1” er ikke på listen ved sin anden ende på linje %2. Den linje kommer sidst og afgør det, så der er ingen sådan bue.</translation>
    </message>
    <message>
        <source>The edge "%1" counts, but the list of its other end on line %2 has no copy of it.</source>
        <translation>Buen ”%1” gælder, men listen ved dens anden ende på linje %2 har ingen kopi af den.</translation>
    </message>
    <message>
        <source>The edge "%1" leads to line %2, which is no token.</source>
        <translation>Buen ”%1” fører til linje %2, som ikke er et token.</translation>
    </message>
    <message>
        <source>Expected &lt;/s&gt; at the end of the sentence, found none.</source>
        <translation>Forventede &lt;/s&gt; ved sætningens slutning, men fandt intet.</translation>
    </message>
    <message>
        <source>Expected the line of a bunsetsu with its head and type, like 3D or -1D, found "%1".</source>
        <translation>Forventede linjen for en bunsetsu med hoved og type, som 3D eller -1D, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>Expected bunsetsu number %2, found %1.</source>
        <translation>Forventede bunsetsu nummer %2, men fandt %1.</translation>
    </message>
    <message>
        <source>The head is bunsetsu %1, counted from 0, but the sentence has %2 bunsetsu.</source>
        <translation>Hovedet er bunsetsu %1, talt fra 0, men sætningens antal bunsetsuer er %2.</translation>
    </message>
    <message>
        <source>Expected a word in this bunsetsu, found none.</source>
        <translation>Forventede et ord i denne bunsetsu, men fandt intet.</translation>
    </message>
    <message>
        <source>Expected the first bunsetsu before the first word, found it after it.</source>
        <translation>Forventede den første bunsetsu før det første ord, men fandt den efter det.</translation>
    </message>
    <message>
        <source>Expected a word with at least %1 fields with single spaces between them, found %2.</source>
        <translation>Forventede et ord med mindst %1 felter med ét mellemrum imellem, men fandt %2.</translation>
    </message>
    <message>
        <source>Expected a field, found nothing between two spaces.</source>
        <translation>Forventede et felt, men fandt intet mellem to mellemrum.</translation>
    </message>
    <message>
        <source>Expected the number of a tag, found "%1". A word that has spaces in it cannot be read.</source>
        <translation>Forventede nummeret på et tag, men fandt ”%1”. Et ord, der har mellemrum i sig, kan ikke læses.</translation>
    </message>
    <message>
        <source>Expected a word, a tab and its features, or the line of a bunsetsu, a comment or EOS.</source>
        <translation>Forventede et ord, en tabulator og dets træk, eller linjen for en bunsetsu, en kommentar eller EOS.</translation>
    </message>
    <message>
        <source>Expected EOS at the end of the sentence, found none.</source>
        <translation>Forventede EOS ved sætningens slutning, men fandt intet.</translation>
    </message>
    <message>
        <source>The words of this sentence have heads, which %1 has no place for: there only bunsetsu have heads.</source>
        <translation>Ordene i denne sætning har hoveder, som %1 ikke har plads til: dér har kun bunsetsuer hoveder.</translation>
    </message>
    <message>
        <source>The line "%1" is no comment in %2: it would be read as something else.</source>
        <translation>Linjen ”%1” er ikke en kommentar i %2: den ville blive læst som noget andet.</translation>
    </message>
    <message>
        <source>The label "%1" is not finished: its bracket is not closed by "%2".</source>
        <translation>Etiketten ”%1” er ikke afsluttet: dens parentes er ikke lukket med ”%2”.</translation>
    </message>
    <message>
        <source>The label "%1" has a "%2" for which no bracket was opened.</source>
        <translation>Etiketten ”%1” har et ”%2”, som ingen parentes er åbnet til.</translation>
    </message>
    <message>
        <source>"%1" is no type of a dependency between bunsetsu. There are D (dependency), P (parallel), A (apposition) and I (incomplete parallel).</source>
        <translation>”%1” er ikke en type dependens mellem bunsetsuer. Der er D (dependens), P (parallel), A (apposition) og I (ufuldstændig parallel).</translation>
    </message>
    <message>
        <source>There is no basic phrase %2 (counted from 0) in the sentence "%1" to refer to.</source>
        <translation>Der er ingen grundfrase %2 (talt fra 0) i sætningen ”%1” at henvise til.</translation>
    </message>
    <message>
        <source>Nothing else in the file is called "%1" in DEPS, where nearly all %3 arcs "%2" have nothing appended.</source>
        <translation>Intet andet i filen hedder ”%1” i DEPS, hvor næsten alle %3 buer ”%2” intet har tilføjet.</translation>
    </message>
    <message>
        <source>Nothing else in the file is called "%1" in DEPS, where nearly all %3 arcs "%2" have fewer parts appended.</source>
        <translation>Intet andet i filen hedder ”%1” i DEPS, hvor næsten alle %3 buer ”%2” har færre dele tilføjet.</translation>
    </message>
    <message>
        <source>Expected well-formed XML, but here is a mistake: %1.</source>
        <translation>Forventede velformet XML, men her er en fejl: %1.</translation>
    </message>
    <message>
        <source>Expected the end tag &lt;/%1&gt; here at the latest.</source>
        <translation>Forventede slutmærket &lt;/%1&gt; senest her.</translation>
    </message>
    <message>
        <source>Expected an element, found a document type (&lt;!DOCTYPE ...&gt;). Treebanks need none, and what it declares could be dangerous, so the file is not read.</source>
        <translation>Forventede et element, men fandt en dokumenttype (&lt;!DOCTYPE ...&gt;). Træbanker behøver ingen, og det, den erklærer, kunne være farligt, så filen læses ikke.</translation>
    </message>
    <message>
        <source>Expected UTF-8, but the file says that it is in %1. Convert it to UTF-8 first.</source>
        <translation>Forventede UTF-8, men filen siger, at den er i %1. Konvertér den først til UTF-8.</translation>
    </message>
    <message>
        <source>Expected elements nested at most %1 deep, but here they are deeper.</source>
        <translation>Forventede elementer indlejret højst %1 niveauer dybt, men her er de dybere.</translation>
    </message>
    <message>
        <source>Expected the root element adata or treex_document, found "%1".</source>
        <translation>Forventede rodelementet adata eller treex_document, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>This is a lower layer of a Prague treebank ("%1"), which has no trees. Open the file that ends in .a, or .a.gz.</source>
        <translation>Dette er et lavere lag i en Prag-træbank (”%1”), som ingen træer har. Åbn den fil, der ender på .a eller .a.gz.</translation>
    </message>
    <message>
        <source>The %1-layer of this document, named "%2", is not beside it. The trees can be seen and edited all the same, without what that file says of their words.</source>
        <translation>%1-laget til dette dokument, ved navn ”%2”, ligger ikke ved siden af. Træerne kan alligevel ses og redigeres, uden det, den fil siger om deres ord.</translation>
    </message>
    <message>
        <source>The document names "%1" as its lower layer. Only files beside the document are opened, so that one is not.</source>
        <translation>Dokumentet nævner ”%1” som sit lavere lag. Kun filer ved siden af dokumentet åbnes, så det gør denne ikke.</translation>
    </message>
    <message>
        <source>Expected trees in the zone "%1"; the file has these zones: %2.</source>
        <translation>Forventede træer i zonen ”%1”; filen har disse zoner: %2.</translation>
    </message>
    <message>
        <source>The node refers to the word "%1", which the m-layer does not have.</source>
        <translation>Knuden henviser til ordet ”%1”, som m-laget ikke har.</translation>
    </message>
    <message>
        <source>Expected each id once, but "%1" is the id of two nodes.</source>
        <translation>Forventede hvert id én gang, men ”%1” er id for to knuder.</translation>
    </message>
    <message>
        <source>Expected the place of the word in the sentence, a number from 1, in ord, found "%1".</source>
        <translation>Forventede ordets plads i sætningen, et tal fra 1, i attributten ord, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>Expected each number once in ord, but two nodes have %1.</source>
        <translation>Forventede hvert tal én gang i attributten ord, men to knuder har %1.</translation>
    </message>
    <message>
        <source>Expected ord %1 for the next word, found %2.</source>
        <translation>Forventede %1 i attributten ord ved det næste ord, men fandt %2.</translation>
    </message>
    <message>
        <source>PML files are not made of other formats. Open an existing one and edit that.</source>
        <translation>PML-filer laves ikke ud fra andre formater. Åbn en eksisterende, og redigér den.</translation>
    </message>
    <message>
        <source>Words cannot be added, removed, divided or joined in a Prague treebank: their ids stand in other files, too.</source>
        <translation>Ord kan ikke tilføjes, fjernes, deles eller føjes sammen i en Prag-træbank: deres id’er står også i andre filer.</translation>
    </message>
    <message>
        <source>The form "%1" cannot become "%2" in a Prague treebank: forms follow from the tokens of the w-layer.</source>
        <translation>Formen ”%1” kan ikke blive til ”%2” i en Prag-træbank: former følger af w-lagets tokens.</translation>
    </message>
    <message>
        <source>The word "%1" has no place in PML for a change of %2. Heads, afuns, flags, lemmas and tags can be changed.</source>
        <translation>Ordet ”%1” har ingen plads i PML til en ændring af %2. Hoveder, afuns, flag, lemmaer og tags kan ændres.</translation>
    </message>
    <message>
        <source>Lemma and tag of "%1" cannot be changed: they do not stand in the part of the m-layer that belongs to this sentence.</source>
        <translation>Lemma og tag for ”%1” kan ikke ændres: de står ikke i den del af m-laget, der hører til denne sætning.</translation>
    </message>
    <message>
        <source>The word "%1" must have a head: in PML every node hangs on another one.</source>
        <translation>Ordet ”%1” skal have et hoved: i PML hænger hver knude på en anden.</translation>
    </message>
    <message>
        <source>The word "%1" would hang on itself by way of others, which PML cannot say.</source>
        <translation>Ordet ”%1” ville hænge på sig selv ad omveje, og det kan PML ikke udtrykke.</translation>
    </message>
    <message>
        <source>The text "%1" has a character in it that XML cannot hold.</source>
        <translation>Teksten ”%1” har et tegn i sig, som XML ikke kan rumme.</translation>
    </message>
    <message>
        <source>Sentence %1 differs in length: %2 and %3 words.</source>
        <translation>Sætning %1 har forskellig længde: %2 og %3 ord.</translation>
    </message>
    <message>
        <source>Sentence %1, word %2 differs: "%3" and "%4".</source>
        <translation>Sætning %1, ord %2 er forskelligt: ”%3” og ”%4”.</translation>
    </message>
    <message>
        <source>The texts differ from here on, spaces not counted: "%4" here, "%3" in line %2 of %1.</source>
        <translation>Teksterne er forskellige herfra, mellemrum ikke medregnet: ”%4” her, ”%3” på linje %2 i %1.</translation>
    </message>
    <message>
        <source>Sentence %1 is divided into other bunsetsu than in the gold treebank, from the bunsetsu %2 on.</source>
        <translation>Sætning %1 er delt i andre bunsetsuer end i guldstandarden, fra bunsetsuen %2.</translation>
    </message>
    <message>
        <source>There are no bunsetsu to score: the units of this treebank are words. Bunsetsu come with KNP and CaboCha files.</source>
        <translation>Der er ingen bunsetsuer at score: enhederne i denne træbank er ord. Bunsetsuer følger med KNP- og CaboCha-filer.</translation>
    </message>
    <message>
        <source>The units of this treebank are bunsetsu, not words. Choose a parser of bunsetsu: tournament, sr, cc, relpref, bunsetsu-cle or bunsetsu-eisner.</source>
        <translation>Enhederne i denne træbank er bunsetsuer, ikke ord. Vælg en parser til bunsetsuer: tournament, sr, cc, relpref, bunsetsu-cle eller bunsetsu-eisner.</translation>
    </message>
    <message>
        <source>%1 scores all dependencies before it chooses any, so it has no features of what is already decided. Train it with standard or additional features.</source>
        <translation>%1 scorer alle dependenser, før den vælger nogen, så den har ingen træk ved det, der allerede er afgjort. Træn den med standardtræk eller yderligere træk.</translation>
    </message>
    <message>
        <source>%1 asks how good each candidate is, which a support vector machine does not answer. Train it with the linear ranker.</source>
        <translation>%1 spørger, hvor god hver kandidat er, og det svarer en supportvektormaskine ikke på. Træn den med den lineære rangordning.</translation>
    </message>
    <message>
        <source>The units of this treebank are words; a parser of bunsetsu needs bunsetsu, which come with KNP and CaboCha files.</source>
        <translation>Enhederne i denne træbank er ord; en parser til bunsetsuer kræver bunsetsuer, som følger med KNP- og CaboCha-filer.</translation>
    </message>
    <message>
        <source>The units of this treebank are bunsetsu; the model knows dependencies between words. Parse it with a model of bunsetsu.</source>
        <translation>Enhederne i denne træbank er bunsetsuer; modellen kender dependenser mellem ord. Parsér den med en model til bunsetsuer.</translation>
    </message>
    <message>
        <source>A parser of bunsetsu needs the words of a text told apart and tagged, as JUMAN and MeCab do it: lines of words that end in EOS. This is plain text. Give what one of them writes of it, or name the program on the command line: --analyser juman.</source>
        <translation>En parser til bunsetsuer kræver, at en teksts ord er skilt og tagget, som JUMAN og MeCab gør det: linjer med ord, der ender med EOS. Dette er ren tekst. Giv det, en af dem skriver om den, eller angiv programmet på kommandolinjen: --analyser juman.</translation>
    </message>
    <message>
        <source>None of the %1 sentences can be trained on: a tree is needed in which every word has a head.</source>
        <translation>Ingen af de %1 sætninger kan der trænes på: der kræves et træ, hvor hvert ord har et hoved.</translation>
    </message>
    <message>
        <source>There is no development sentence with a tree whose score could tell when to stop. Name a treebank that has some.</source>
        <translation>Der er ingen udviklingssætning med et træ, hvis score kunne sige, hvornår der skal stoppes. Angiv en træbank, der har nogle.</translation>
    </message>
    <message>
        <source>The treebank has %1 different relations, more than the %2 that can be learnt. Train without relations.</source>
        <translation>Træbanken har %1 forskellige relationer, flere end de %2, der kan læres. Træn uden relationer.</translation>
    </message>
    <message>
        <source>This is no file of learning curves: "%1" is missing or wrong in it.</source>
        <translation>Dette er ikke en fil med læringskurver: ”%1” mangler eller er forkert i den.</translation>
    </message>
    <message>
        <source>These learning curves were written by a later version of the program, which this one cannot read.</source>
        <translation>Disse læringskurver er skrevet af en senere version af programmet, som denne ikke kan læse.</translation>
    </message>
    <message>
        <source>This is no file of a simulated annotator: "%1" is missing or wrong in it.</source>
        <translation>Dette er ikke en fil fra en simuleret annotator: ”%1” mangler eller er forkert i den.</translation>
    </message>
    <message>
        <source>This simulation was written by a later version of the program, which this one cannot read.</source>
        <translation>Denne simulering er skrevet af en senere version af programmet, som denne ikke kan læse.</translation>
    </message>
    <message>
        <source>This is not an Arcwright model.</source>
        <translation>Dette er ikke en Arcwright-model.</translation>
    </message>
    <message>
        <source>This model was made by a newer Arcwright (its format is version %1, this program knows version %2). Update Arcwright, or train the model again.</source>
        <translation>Denne model er lavet af en nyere Arcwright (dens format er version %1, dette program kender version %2). Opdatér Arcwright, eller træn modellen igen.</translation>
    </message>
    <message>
        <source>This model was made by an older Arcwright (its format is version %1, this program knows version %2). Train it again.</source>
        <translation>Denne model er lavet af en ældre Arcwright (dens format er version %1, dette program kender version %2). Træn den igen.</translation>
    </message>
    <message>
        <source>The model is damaged: its checksum does not fit. Copy it or train it again.</source>
        <translation>Modellen er beskadiget: dens kontrolsum passer ikke. Kopiér den, eller træn den igen.</translation>
    </message>
    <message>
        <source>The model is cut short. Copy it or train it again.</source>
        <translation>Modellen er afkortet. Kopiér den, eller træn den igen.</translation>
    </message>
    <message>
        <source>This model was made by a newer Arcwright: its %1 is "%2", which this program does not know. Update Arcwright, or train the model again.</source>
        <translation>Denne model er lavet af en nyere Arcwright: dens %1 er ”%2”, som dette program ikke kender. Opdatér Arcwright, eller træn modellen igen.</translation>
    </message>
    <message>
        <source>The model was trained with the language %1, and the text is said to be %2. Choose a model of that language, or one that was trained with none, or train one.</source>
        <translation>Modellen er trænet med sproget %1, og teksten siges at være på %2. Vælg en model til det sprog eller en, der er trænet uden sprog, eller træn en.</translation>
    </message>
    <message>
        <source>The model was trained on trees and cannot tell when a word has several parents. Train one with the decoder %1, or choose a decoder of trees.</source>
        <translation>Modellen er trænet på træer og kan ikke sige, hvornår et ord har flere forældre. Træn en med dekoderen %1, eller vælg en dekoder til træer.</translation>
    </message>
    <message>
        <source>This model has weights of other kinds or in other numbers than %1, or was trained with another language set, so they have no mean. Train both with the same order of decoder, the same --language, and with relations or both without.</source>
        <translation>Denne model har vægte af andre slags eller i andet antal end %1, eller er trænet med et andet sprog, så der er intet gennemsnit af dem. Træn begge med samme orden af dekoder, samme --language, og begge med eller begge uden relationer.</translation>
    </message>
    <message>
        <source>This model has other relations than %1, or has them in another order, so they have no mean. Train both on the same treebank.</source>
        <translation>Denne model har andre relationer end %1, eller har dem i en anden rækkefølge, så der er intet gennemsnit af dem. Træn begge på den samme træbank.</translation>
    </message>
    <message>
        <source>This model leaves out other arcs than %1, so they have no mean. Train both on the same treebank.</source>
        <translation>Denne model udelader andre buer end %1, så der er intet gennemsnit af dem. Træn begge på den samme træbank.</translation>
    </message>
    <message>
        <source>This is a model of dependencies between bunsetsu, not between words.</source>
        <translation>Dette er en model for dependenser mellem bunsetsuer, ikke mellem ord.</translation>
    </message>
    <message>
        <source>This is a model of dependencies between words, not between bunsetsu.</source>
        <translation>Dette er en model for dependenser mellem ord, ikke mellem bunsetsuer.</translation>
    </message>
    <message>
        <source>This model answers the questions of %1, not those of %2.</source>
        <translation>Denne model besvarer spørgsmålene fra %1, ikke dem fra %2.</translation>
    </message>
    <message>
        <source>This is not a checkpoint of an Arcwright training.</source>
        <translation>Dette er ikke et kontrolpunkt for en Arcwright-træning.</translation>
    </message>
    <message>
        <source>This checkpoint was made by a newer Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train from the beginning.</source>
        <translation>Dette kontrolpunkt er lavet af en nyere Arcwright (dets format er version %1, dette program kender version %2). Fortsæt med den, eller træn fra begyndelsen.</translation>
    </message>
    <message>
        <source>This checkpoint was made by an older Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train from the beginning.</source>
        <translation>Dette kontrolpunkt er lavet af en ældre Arcwright (dets format er version %1, dette program kender version %2). Fortsæt med den, eller træn fra begyndelsen.</translation>
    </message>
    <message>
        <source>The checkpoint is damaged: its checksum does not fit. Copy it again or train from the beginning.</source>
        <translation>Kontrolpunktet er beskadiget: dets kontrolsum passer ikke. Kopiér det igen, eller træn fra begyndelsen.</translation>
    </message>
    <message>
        <source>The checkpoint is cut short. Copy it again or train from the beginning.</source>
        <translation>Kontrolpunktet er afkortet. Kopiér det igen, eller træn fra begyndelsen.</translation>
    </message>
    <message>
        <source>This is the checkpoint of a training on other sentences. Name the files it was trained on.</source>
        <translation>Dette er kontrolpunktet for en træning på andre sætninger. Angiv de filer, der blev trænet på.</translation>
    </message>
    <message>
        <source>This is the checkpoint of a training that was to stop by the scores of other development sentences. Name the files it was told.</source>
        <translation>Dette er kontrolpunktet for en træning, der skulle stoppe efter scorerne på andre udviklingssætninger. Angiv de filer, den fik.</translation>
    </message>
    <message>
        <source>This is the checkpoint of a training with other settings: %1 is %2 there and %3 here. Choose what it was trained with.</source>
        <translation>Dette er kontrolpunktet for en træning med andre indstillinger: %1 er %2 dér og %3 her. Vælg det, der blev trænet med.</translation>
    </message>
    <message>
        <source>A model needs a name.</source>
        <translation>En model skal have et navn.</translation>
    </message>
    <message>
        <source>There is a model called "%1" on the shelf already. Choose another name.</source>
        <translation>Der er allerede en model i modelsamlingen, der hedder ”%1”. Vælg et andet navn.</translation>
    </message>
    <message>
        <source>The file %1 is not on the shelf any more: another program took it away.</source>
        <translation>Filen %1 er ikke længere i modelsamlingen: et andet program har fjernet den.</translation>
    </message>
    <message>
        <source>The description beside the model cannot be read: it is no JSON object. It is left as it is; delete it or mend it to describe the model anew.</source>
        <translation>Beskrivelsen ved siden af modellen kan ikke læses: den er ikke et JSON-objekt. Den forbliver, som den er; slet eller ret den for at beskrive modellen på ny.</translation>
    </message>
    <message>
        <source>This model was trained with version %1 of Arcwright, and this is version %2. It can be used; its scores are those of the version that trained it.</source>
        <translation>Denne model er trænet med version %1 af Arcwright, og dette er version %2. Den kan bruges; dens scorer er fra den version, der trænede den.</translation>
    </message>
    <message>
        <source>This model has learnt the language %1, and the open treebank says that it is %2.</source>
        <translation>Denne model har lært sproget %1, og den åbne træbank siger, at den er på %2.</translation>
    </message>
    <message>
        <source>The file of this model is another one than the description was written for, so that its scores and its data may be those of another model.</source>
        <translation>Denne models fil er en anden end den, beskrivelsen blev skrevet til, så scorer og data kan være en anden models.</translation>
    </message>
    <message>
        <source>There is no folder to keep models in: the user has no home folder.</source>
        <translation>Der er ingen mappe at opbevare modeller i: brugeren har ingen hjemmemappe.</translation>
    </message>
    <message>
        <source>These are not the sentences and settings of a training job.</source>
        <translation>Dette er ikke sætninger og indstillinger for et træningsjob.</translation>
    </message>
    <message>
        <source>This training job was made by a newer Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train anew.</source>
        <translation>Dette træningsjob er lavet af en nyere Arcwright (dets format er version %1, dette program kender version %2). Fortsæt med den, eller træn på ny.</translation>
    </message>
    <message>
        <source>This training job was made by an older Arcwright (its format is version %1, this program knows version %2). Go on with that one, or train anew.</source>
        <translation>Dette træningsjob er lavet af en ældre Arcwright (dets format er version %1, dette program kender version %2). Fortsæt med den, eller træn på ny.</translation>
    </message>
    <message>
        <source>What the training job was to learn from is damaged: its checksum does not fit. Remove the job and train anew.</source>
        <translation>Det, træningsjobbet skulle lære af, er beskadiget: kontrolsummen passer ikke. Fjern jobbet, og træn på ny.</translation>
    </message>
    <message>
        <source>What the training job was to learn from is cut short. Remove the job and train anew.</source>
        <translation>Det, træningsjobbet skulle lære af, er afkortet. Fjern jobbet, og træn på ny.</translation>
    </message>
    <message>
        <source>The training job has sentences in a format that this program does not know: %1. Go on with the Arcwright that made it.</source>
        <translation>Træningsjobbet har sætninger i et format, som dette program ikke kender: %1. Fortsæt med den Arcwright, der lavede det.</translation>
    </message>
    <message>
        <source>The operating system says: %1.</source>
        <translation>Styresystemet siger: %1.</translation>
    </message>
    <message>
        <source>It is process %1 on %2.</source>
        <translation>Det er proces %1 på %2.</translation>
    </message>
    <message>
        <source>Choose what to learn from: none of the sources is ticked.</source>
        <translation>Vælg, hvad der skal læres af: ingen af kilderne er afkrydset.</translation>
    </message>
    <message>
        <source>No sentence is confirmed yet. Confirm some, or learn from all sentences of the treebank.</source>
        <translation>Ingen sætning er bekræftet endnu. Bekræft nogle, eller lær af alle træbankens sætninger.</translation>
    </message>
    <message>
        <source>No sentence of the open treebank has a match of the pattern %1.</source>
        <translation>Ingen sætning i den åbne træbank har et træf på mønsteret %1.</translation>
    </message>
    <message>
        <source>The pattern %1 cannot be read from its character %2 on.</source>
        <translation>Mønsteret %1 kan ikke læses fra tegn %2.</translation>
    </message>
    <message>
        <source>Analyses go into a document of a Prague treebank by the ids of its nodes; this one is in %1.</source>
        <translation>Analyser indsættes i et dokument i en Prag-træbank efter dets knuders id’er; dette er i %1.</translation>
    </message>
    <message>
        <source>Expected the id of a node, Id= in MISC, with the word "%1", found none.</source>
        <translation>Forventede en knudes id, Id= i MISC, ved ordet ”%1”, men fandt intet.</translation>
    </message>
    <message>
        <source>The document that the analyses go into has no node "%1".</source>
        <translation>Det dokument, som analyserne indsættes i, har ingen knude ”%1”.</translation>
    </message>
    <message>
        <source>The node "%1" cannot hang on "%2": in the document that the analyses go into that is in another sentence.</source>
        <translation>Knuden ”%1” kan ikke hænge på ”%2”: i det dokument, som analyserne indsættes i, er den i en anden sætning.</translation>
    </message>
    <message>
        <source>The copy would take the place of the file that it is made of. Name another folder or file.</source>
        <translation>Kopien ville træde i stedet for den fil, den laves af. Angiv en anden mappe eller fil.</translation>
    </message>
    <message>
        <source>Expected each word of the m-layer in one node, but two refer to "%1".</source>
        <translation>Forventede hvert ord i m-laget i én knude, men to henviser til ”%1”.</translation>
    </message>
    <message>
        <source>The word refers to the token "%1", which the w-layer does not have.</source>
        <translation>Ordet henviser til tokenet ”%1”, som w-laget ikke har.</translation>
    </message>
    <message>
        <source>The node refers to "%1", a word of another sentence than the one the tree names in s.rf.</source>
        <translation>Knuden henviser til ”%1”, et ord i en anden sætning end den, træet angiver i s.rf.</translation>
    </message>
    <message>
        <source>No node refers to the word "%1" of this sentence in the m-layer.</source>
        <translation>Ingen knude henviser til ordet ”%1” i denne sætning i m-laget.</translation>
    </message>
    <message>
        <source>The technical root has no words under it.</source>
        <translation>Den tekniske rod har ingen ord under sig.</translation>
    </message>
    <message>
        <source>Expected an afun of the Prague treebanks, as Sb or AuxP, found "%1".</source>
        <translation>Forventede en afun fra Prag-træbankerne, som Sb eller AuxP, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>Expected a tag of 15 characters, found "%1" with %2.</source>
        <translation>Forventede et tag på 15 tegn, men fandt ”%1” med %2.</translation>
    </message>
    <message>
        <source>Expected spell, num_normalization, ctcd or insert in form_change, found "%1".</source>
        <translation>Forventede spell, num_normalization, ctcd eller insert i form_change, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>The form "%1" is not the token "%2", and no form_change says why.</source>
        <translation>Formen ”%1” er ikke tokenet ”%2”, og ingen form_change oplyser hvorfor.</translation>
    </message>
    <message>
        <source>Expected the children of the node in the order of ord.</source>
        <translation>Forventede knudens børn i den rækkefølge, ord angiver.</translation>
    </message>
    <message>
        <source>Expected each id once in the file, but "%1" names another node before.</source>
        <translation>Forventede hvert id én gang i filen, men ”%1” er allerede navnet på en anden knude.</translation>
    </message>
    <message>
        <source>Only %1 sentences have a whole tree. The simulated annotator begins with a parser trained on %2, and needs more to annotate: let it begin with fewer, or open a larger treebank.</source>
        <translation>Kun %1 sætninger har et helt træ. Den simulerede annotator begynder med en parser, der er trænet på %2, og har brug for flere at annotere: Lad den begynde med færre, eller åbn en større træbank.</translation>
    </message>
    <message>
        <source>All the sentences to learn from are among those that the parser is scored on, so there is nothing left to learn. Choose other files to score on.</source>
        <translation>Alle de sætninger, der skal læres af, er blandt dem, som parseren bedømmes på, så der er intet tilbage at lære. Vælg andre filer at bedømme på.</translation>
    </message>
    <message>
        <source>Expected at most %1 elements and attributes in a file, but here they are more.</source>
        <translation>Forventede højst %1 elementer og attributter i en fil, men her er der flere.</translation>
    </message>
    <message>
        <source>The %1-layer of this document, %2, cannot be read. The trees can be seen and edited all the same, without what that file says of their words; the file stays as it is.</source>
        <translation>%1-laget til dette dokument, %2, kan ikke læses. Træerne kan alligevel ses og redigeres, uden det, den fil siger om deres ord; filen bliver, som den er.</translation>
    </message>
    <message>
        <source>Expected the root element %1, found "%2".</source>
        <translation>Forventede rodelementet %1, men fandt ”%2”.</translation>
    </message>
    <message>
        <source>Lemma and tag of "%1" cannot be changed: they stand in the m-layer of the document, which is missing or cannot be read.</source>
        <translation>Lemma og tag for ”%1” kan ikke ændres: de står i dokumentets m-lag, som mangler eller ikke kan læses.</translation>
    </message>
    <message>
        <source>The description of this training job is missing, damaged or of a newer Arcwright: what it was called is not known. What it learns from is there, and it can go on.</source>
        <translation>Beskrivelsen af dette træningsjob mangler, er beskadiget eller er fra en nyere Arcwright: det vides ikke, hvad jobbet hed. Det, jobbet lærer af, er der, og det kan fortsætte.</translation>
    </message>
    <message>
        <source>What is known of the words has changed since unsaved corrections were made. They are made again, in so many sentences: %1. In so many, something could not be made again: %2. All of it is kept in %3.</source>
        <translation>Det, der vides om ordene, er ændret, siden der blev lavet rettelser, som ikke er gemt. De laves igen; antal sætninger: %1. Antal sætninger, hvor noget ikke kunne laves igen: %2. Det hele er bevaret i %3.</translation>
    </message>
    <message>
        <source>What is shown are the trees of the zone "%1". The file has others, too: %2.</source>
        <translation>Det viste er træerne i zonen ”%1”. Filen har også andre: %2.</translation>
    </message>
    <message>
        <source>The two treebanks differ in length: %1 and %2 sentences. They differ from sentence %3 on.</source>
        <translation>De to træbanker har forskellig længde: %1 og %2 sætninger. De afviger fra hinanden fra og med sætning %3.</translation>
    </message>
    <message>
        <source>Choose another file, or check where it came from.</source>
        <translation>Vælg en anden fil, eller kontrollér, hvor den kom fra.</translation>
    </message>
    <message>
        <source>Check the name, and whether it was moved.</source>
        <translation>Kontrollér navnet, og om den er blevet flyttet.</translation>
    </message>
    <message>
        <source>Divide it into smaller files.</source>
        <translation>Fordel indholdet på flere mindre filer.</translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 and open it again.</source>
        <translation>Konvertér filen til UTF-8, og åbn den igen.</translation>
    </message>
    <message>
        <source>Use another character, or convert the file to UTF-8.</source>
        <translation>Brug et andet tegn, eller konvertér filen til UTF-8.</translation>
    </message>
    <message>
        <source>Use another character.</source>
        <translation>Brug et andet tegn.</translation>
    </message>
    <message>
        <source>Type it in that form.</source>
        <translation>Skriv det i den krævede form.</translation>
    </message>
    <message>
        <source>Give it a head first.</source>
        <translation>Giv det først et hoved.</translation>
    </message>
    <message>
        <source>Export the file as CoNLL-U if you need it.</source>
        <translation>Eksportér filen som CoNLL-U, hvis du har brug for det.</translation>
    </message>
    <message>
        <source>Reload it, or save yours under another name.</source>
        <translation>Genindlæs den, eller gem din udgave under et andet navn.</translation>
    </message>
    <message>
        <source>Save it again, here or under another name.</source>
        <translation>Gem den igen, her eller under et andet navn.</translation>
    </message>
    <message>
        <source>Mend it, or move it away, and open the treebank again.</source>
        <translation>Ret den, eller flyt den et andet sted hen, og åbn træbanken igen.</translation>
    </message>
    <message>
        <source>Look at the sentence as it is now, and choose again.</source>
        <translation>Se på sætningen, som den er nu, og vælg igen.</translation>
    </message>
    <message>
        <source>Edit it as text first.</source>
        <translation>Redigér den først som tekst.</translation>
    </message>
    <message>
        <source>Use the command that is for it.</source>
        <translation>Brug den kommando, der er beregnet til det.</translation>
    </message>
    <message>
        <source>Type a form, or delete the word.</source>
        <translation>Skriv en form, eller slet ordet.</translation>
    </message>
    <message>
        <source>Choose a relation.</source>
        <translation>Vælg en relation.</translation>
    </message>
    <message>
        <source>Change it in the table of words.</source>
        <translation>Ret det i tabellen over ord.</translation>
    </message>
    <message>
        <source>Choose another head.</source>
        <translation>Vælg et andet hoved.</translation>
    </message>
    <message>
        <source>Put the space where it is to be divided, between two parts.</source>
        <translation>Sæt mellemrummet dér, hvor der skal deles, mellem to dele.</translation>
    </message>
    <message>
        <source>Select another word.</source>
        <translation>Vælg et andet ord.</translation>
    </message>
    <message>
        <source>Join the sentence with the next one instead.</source>
        <translation>Føj i stedet sætningen sammen med den næste.</translation>
    </message>
    <message>
        <source>Convert one of them first.</source>
        <translation>Konvertér først den ene af dem.</translation>
    </message>
    <message>
        <source>Remove its comment line # newdoc first, if they belong together.</source>
        <translation>Fjern først dens kommentarlinje # newdoc, hvis de hører sammen.</translation>
    </message>
    <message>
        <source>Give one of them another head first.</source>
        <translation>Giv først et af dem et andet hoved.</translation>
    </message>
    <message>
        <source>Give all but one of them a head first.</source>
        <translation>Giv først alle på nær ét af dem et hoved.</translation>
    </message>
    <message>
        <source>Select one first, with a click or the arrow keys.</source>
        <translation>Vælg først et med et klik eller piletasterne.</translation>
    </message>
    <message>
        <source>Train a parser, or open a model, first.</source>
        <translation>Træn først en parser, eller åbn en model.</translation>
    </message>
    <message>
        <source>Predict the sentence again.</source>
        <translation>Forudsig sætningen igen.</translation>
    </message>
    <message>
        <source>Choose one that the line below the diagram shows.</source>
        <translation>Vælg et af dem, som linjen under diagrammet viser.</translation>
    </message>
    <message>
        <source>Correct it by hand, or waive it with a reason.</source>
        <translation>Ret det i hånden, eller undtag det med en begrundelse.</translation>
    </message>
    <message>
        <source>The names are conllu, conllup, conllx, dtag, knp, cabocha and pml.</source>
        <translation>Navnene er conllu, conllup, conllx, dtag, knp, cabocha og pml.</translation>
    </message>
    <message>
        <source>Name the file that ends in .a or .treex.</source>
        <translation>Angiv den fil, der ender på .a eller .treex.</translation>
    </message>
    <message>
        <source>Convert the document anew, which keeps the ids, or name the one it was made of.</source>
        <translation>Konvertér dokumentet på ny, så id’erne bevares, eller angiv det, det blev lavet af.</translation>
    </message>
    <message>
        <source>Check that both are of the same text, divided in the same way.</source>
        <translation>Kontrollér, at begge har samme tekst, delt på samme måde.</translation>
    </message>
    <message>
        <source>Score them as words.</source>
        <translation>Beregn scorer for dem som ord.</translation>
    </message>
    <message>
        <source>Choose a parser of words, such as hill.</source>
        <translation>Vælg en parser til ord, for eksempel hill.</translation>
    </message>
    <message>
        <source>Annotate some sentences completely, or learn from single arcs.</source>
        <translation>Annotér nogle sætninger fuldstændigt, eller lad parseren lære af enkelte buer.</translation>
    </message>
    <message>
        <source>Update Arcwright.</source>
        <translation>Opdatér Arcwright.</translation>
    </message>
    <message>
        <source>Choose another model, or train one on this treebank.</source>
        <translation>Vælg en anden model, eller træn en på denne træbank.</translation>
    </message>
    <message>
        <source>Type one.</source>
        <translation>Skriv et.</translation>
    </message>
    <message>
        <source>Score it again before you rely on them.</source>
        <translation>Beregn dens scorer igen, før du stoler på dem.</translation>
    </message>
    <message>
        <source>Set HOME or XDG_DATA_HOME and start the program again.</source>
        <translation>Angiv HOME eller XDG_DATA_HOME, og start programmet igen.</translation>
    </message>
    <message>
        <source>Remove the job and train anew.</source>
        <translation>Fjern jobbet, og træn på ny.</translation>
    </message>
    <message>
        <source>Change the pattern, or leave that source out.</source>
        <translation>Ret mønsteret, eller udelad den kilde.</translation>
    </message>
    <message>
        <source>Choose a folder that has some, or open the files themselves.</source>
        <translation>Vælg en mappe, der har en træbank, eller åbn selve filerne.</translation>
    </message>
    <message>
        <source>Check what it is, or have the program that wrote it write another format.</source>
        <translation>Kontrollér, hvad det er, eller få det program, der skrev filen, til at skrive et andet format.</translation>
    </message>
    <message>
        <source>Mend the file in a text editor, or write it anew with the program that made it.</source>
        <translation>Ret filen i en teksteditor, eller skriv den på ny med det program, der lavede den.</translation>
    </message>
    <message>
        <source>Bring that file back beside the document, and open it again.</source>
        <translation>Læg den fil tilbage ved siden af dokumentet, og åbn det igen.</translation>
    </message>
    <message>
        <source>Name one of these.</source>
        <translation>Angiv en af disse.</translation>
    </message>
    <message>
        <source>Mend that place: Edit as text shows the sentence as it is in the file.</source>
        <translation>Ret stedet: ”Redigér som tekst” viser sætningen, som den står i filen.</translation>
    </message>
    <message>
        <source>This file has no trees in the zone "%1" and is read in the zone "%2". So many files have none in the zone that was named: %3.</source>
        <translation>Denne fil har ingen træer i zonen ”%1” og læses i zonen ”%2”. Antal filer uden træer i den angivne zone: %3.</translation>
    </message>
    <message>
        <source>Expected one zone of the file, as a file is written by one at a time; both "%1" and "%2" are asked for. Name one of them.</source>
        <translation>Forventede én zone af filen, da en fil skrives én zone ad gangen; der bedes om både ”%1” og ”%2”. Angiv én af dem.</translation>
    </message>
    <message>
        <source>Name a zone that all files have, or leave those files out.</source>
        <translation>Angiv en zone, som alle filerne har, eller udelad de filer.</translation>
    </message>
    <message>
        <source>Each of them can be opened in its place, or be read beside it.</source>
        <translation>Hver af dem kan åbnes i stedet for den viste eller læses ved siden af den.</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>Ret det, du skrev.</translation>
    </message>
    <message>
        <source>Choose one of these types.</source>
        <translation>Vælg en af disse typer.</translation>
    </message>
    <message>
        <source>Check those sentences, and make again by hand what is missing.</source>
        <translation>Kontrollér de sætninger, og lav det manglende igen i hånden.</translation>
    </message>
    <message>
        <source>Of a folder only the files directly in it are read. So many of its subfolders have treebanks too: %1; the first is %2. Name the folder with /** behind it to read them, too.</source>
        <translation>Af en mappe læses kun de filer, der ligger direkte i den. Antal undermapper, der også har træbanker: %1; den første er %2. Skriv /** efter mappen, hvis de også skal læses.</translation>
    </message>
    <message>
        <source>The tree refers to the sentence "%1", which the m-layer does not have.</source>
        <translation>Træet henviser til sætningen ”%1”, som m-laget ikke har.</translation>
    </message>
    <message>
        <source>Expected each element once in a node, but this one has two named "%1".</source>
        <translation>Hvert element forventes én gang i en knude, men denne har to ved navn ”%1”.</translation>
    </message>
    <message>
        <source>The word "%1" cannot be marked as one whose governor is left out: the schema of this treebank is not that of PDT-C, with which the flag came, and no word has it.</source>
        <translation>Ordet ”%1” kan ikke mærkes som et ord, hvis styrende ord er udeladt: træbankens skema er ikke det fra PDT-C, som flaget kom med, og intet ord har det.</translation>
    </message>
    <message>
        <source>Use the afun ExD.</source>
        <translation>Brug afun ExD.</translation>
    </message>
    <message>
        <source>%1 has several arcs in the enhanced graph, and none is selected.</source>
        <translation>%1 har flere buer i den udvidede graf, og ingen af dem er valgt.</translation>
    </message>
    <message>
        <source>This is of the tree, and only the enhanced graph is shown, whose arcs are edited one by one.</source>
        <translation>Dette hører til træet, og kun den udvidede graf vises; dens buer redigeres én for én.</translation>
    </message>
    <message>
        <source>The file has no basic phrases (lines +) here.</source>
        <translation>Filen har ingen grundfraser (linjer med +) her.</translation>
    </message>
    <message>
        <source>The last basic phrase of a bunsetsu depends as the bunsetsu does, on one of another bunsetsu.</source>
        <translation>Den sidste grundfrase i en bunsetsu afhænger som bunsetsuen selv: af en i en anden bunsetsu.</translation>
    </message>
    <message>
        <source>A basic phrase that is not the last of its bunsetsu depends on another one within it.</source>
        <translation>En grundfrase, der ikke er den sidste i sin bunsetsu, afhænger af en anden i samme bunsetsu.</translation>
    </message>
    <message>
        <source>Basic phrases are shown, of which only heads, types and borders can be changed.</source>
        <translation>Grundfraser vises; kun deres hoveder, typer og grænser kan ændres.</translation>
    </message>
    <message>
        <source>There is no bunsetsu on that side that could have the word.</source>
        <translation>Der er ingen bunsetsu på den side, der kunne få ordet.</translation>
    </message>
    <message>
        <source>It is the only word of its bunsetsu, which cannot be without any.</source>
        <translation>Det er det eneste ord i sin bunsetsu, som ikke kan være uden ord.</translation>
    </message>
    <message>
        <source>Files in the format %1 have no arcs between words of two sentences.</source>
        <translation>Filer i formatet %1 har ingen buer mellem ord i to sætninger.</translation>
    </message>
    <message>
        <source>Both words are of the same sentence.</source>
        <translation>Begge ord er i samme sætning.</translation>
    </message>
    <message>
        <source>The two words are of different files, which no arc can join.</source>
        <translation>De to ord er i forskellige filer, som ingen bue kan forbinde.</translation>
    </message>
    <message>
        <source>No edge of the word leads to another sentence.</source>
        <translation>Ingen af ordets buer fører til en anden sætning.</translation>
    </message>
    <message>
        <source>Of the %2 shares of this work %1 are missing: %3.</source>
        <translation>Af de %2 portioner af dette arbejde mangler %1: %3.</translation>
    </message>
    <message>
        <source>The shares in this folder are of other work: of other files, other options or another build of Arcwright.</source>
        <translation>Portionerne i denne mappe er af et andet arbejde: af andre filer, med andre tilvalg eller fra en anden udgave af Arcwright.</translation>
    </message>
    <message>
        <source>This is not a share of a work.</source>
        <translation>Dette er ikke en portion af et arbejde.</translation>
    </message>
    <message>
        <source>This share was written by a newer Arcwright (its format is version %1, this program knows version %2).</source>
        <translation>Denne portion er skrevet af en nyere Arcwright (dens format er version %1, dette program kender version %2).</translation>
    </message>
    <message>
        <source>This share was written by an older Arcwright (its format is version %1, this program reads version %2 and later).</source>
        <translation>Denne portion er skrevet af en ældre Arcwright (dens format er version %1, dette program læser version %2 og nyere).</translation>
    </message>
    <message>
        <source>The end of this share is missing.</source>
        <translation>Slutningen af denne portion mangler.</translation>
    </message>
    <message>
        <source>This share is damaged.</source>
        <translation>Denne portion er beskadiget.</translation>
    </message>
    <message>
        <source>Have these parts done, with --part, or leave out --merge.</source>
        <translation>Få disse dele udført med --part, eller udelad --merge.</translation>
    </message>
    <message>
        <source>Give the same files and options as to those that did the parts.</source>
        <translation>Angiv de samme filer og tilvalg som til de kørsler, der udførte delene.</translation>
    </message>
    <message>
        <source>Delete the file; what it kept is done again.</source>
        <translation>Slet filen; det, den bevarede, udføres igen.</translation>
    </message>
    <message>
        <source>Select the arc first, with a click, or with Shift and the arrow up or down.</source>
        <translation>Vælg først buen, med et klik eller med Skift og pil op eller ned.</translation>
    </message>
    <message>
        <source>Show the tree and the graph together again.</source>
        <translation>Vis træet og grafen sammen igen.</translation>
    </message>
    <message>
        <source>Show the bunsetsu again.</source>
        <translation>Vis bunsetsuerne igen.</translation>
    </message>
    <message>
        <source>Join the two bunsetsu instead.</source>
        <translation>Føj i stedet de to bunsetsuer sammen.</translation>
    </message>
    <message>
        <source>Add a further parent instead.</source>
        <translation>Tilføj i stedet en sekundær forælder.</translation>
    </message>
    <message>
        <source>Open a file that has them, as KNP writes it.</source>
        <translation>Åbn en fil, som har dem, sådan som KNP skriver den.</translation>
    </message>
    <message>
        <source>Choose a word of the same file.</source>
        <translation>Vælg et ord i samme fil.</translation>
    </message>
    <message>
        <source>Convert the file into DTAG if you need them.</source>
        <translation>Konvertér filen til DTAG, hvis du har brug for dem.</translation>
    </message>
    <message>
        <source>There is no %1 here or in the folder data below it. Expected a copy of the tools of Universal Dependencies (github.com/UniversalDependencies/tools).</source>
        <translation>Der er ingen %1 her eller i mappen data derunder. Forventede en kopi af Universal Dependencies’ værktøjer (github.com/UniversalDependencies/tools).</translation>
    </message>
    <message>
        <source>Expected JSON, which this is not.</source>
        <translation>Forventede JSON, og det er dette ikke.</translation>
    </message>
    <message>
        <source>Expected an object (in braces) for %1.</source>
        <translation>Forventede et objekt (i krøllede parenteser) for %1.</translation>
    </message>
    <message>
        <source>Expected a list (in brackets) for %1.</source>
        <translation>Forventede en liste (i kantede parenteser) for %1.</translation>
    </message>
    <message>
        <source>Expected a text (in quotation marks) for %1.</source>
        <translation>Forventede en tekst (i anførselstegn) for %1.</translation>
    </message>
    <message>
        <source>Expected a number for %1.</source>
        <translation>Forventede et tal for %1.</translation>
    </message>
    <message>
        <source>The language data say nothing of a language "%1".</source>
        <translation>Sprogdataene siger intet om et sprog ”%1”.</translation>
    </message>
    <message>
        <source>For words with spaces in the language %1 the data have an expression that cannot be read: %2.</source>
        <translation>For ord med mellemrum i sproget %1 har dataene et udtryk, der ikke kan læses: %2.</translation>
    </message>
    <message>
        <source>Neither the name of the file (as cs_pdt-ud-dev.conllu) nor its first sentence (# language = cs) says which language it is in.</source>
        <translation>Hverken filens navn (som cs_pdt-ud-dev.conllu) eller dens første sætning (# language = cs) siger, hvilket sprog den er på.</translation>
    </message>
    <message>
        <source>Choose the folder of such a copy.</source>
        <translation>Vælg mappen med en sådan kopi.</translation>
    </message>
    <message>
        <source>Get a new copy of the data.</source>
        <translation>Hent en ny kopi af dataene.</translation>
    </message>
    <message>
        <source>Check its code, or get a newer copy of the data.</source>
        <translation>Kontrollér dets kode, eller hent en nyere kopi af dataene.</translation>
    </message>
    <message>
        <source>Name the language.</source>
        <translation>Angiv sproget.</translation>
    </message>
    <message>
        <source>Patterns find bunsetsu here, which a replacement neither inserts nor deletes.</source>
        <translation>Mønstre finder her bunsetsuer, som en erstatning hverken indsætter eller sletter.</translation>
    </message>
    <message>
        <source>A word is inserted beside a word, but %1 is an empty node.</source>
        <translation>Et ord indsættes ved siden af et ord, men %1 er en tom knude.</translation>
    </message>
    <message>
        <source>An empty node is in the enhanced graph alone, not in the tree.</source>
        <translation>En tom knude er kun i den udvidede graf, ikke i træet.</translation>
    </message>
    <message>
        <source>Divide and join bunsetsu, and insert and delete words, in the diagram.</source>
        <translation>Del bunsetsuer, føj dem sammen, og indsæt og slet ord i diagrammet.</translation>
    </message>
    <message>
        <source>Name a word of the pattern there.</source>
        <translation>Angiv et ord fra mønstret der.</translation>
    </message>
    <message>
        <source>Use arcs of the enhanced graph: add a +&gt;conj b.</source>
        <translation>Brug buer i den udvidede graf: tilføj a +&gt;conj b.</translation>
    </message>
    <message>
        <source>The last basic phrase of a bunsetsu is to depend on one of the bunsetsu's head, which is %2 (counted from 0); but "%3" depends on basic phrase %1, which is in another bunsetsu.</source>
        <translation>Den sidste grundfrase i en bunsetsu skal afhænge af en i bunsetsuens hoved, som er %2 (talt fra 0); men ”%3” afhænger af grundfrase %1, som er i en anden bunsetsu.</translation>
    </message>
    <message>
        <source>The last basic phrase of a bunsetsu is to have the bunsetsu's type, which is %2; but "%3" has %1.</source>
        <translation>Den sidste grundfrase i en bunsetsu skal have bunsetsuens type, som er %2; men ”%3” har %1.</translation>
    </message>
    <message>
        <source>Only the last basic phrase of a bunsetsu may depend on another bunsetsu; but "%2" depends on "%3" (basic phrase %1, counted from 0), which is in another.</source>
        <translation>Kun den sidste grundfrase i en bunsetsu må afhænge af en anden bunsetsu; men ”%2” afhænger af ”%3” (grundfrase %1, talt fra 0), som er i en anden.</translation>
    </message>
    <message>
        <source>There is no other basic phrase %1 (counted from 0) for "%2" to depend on.</source>
        <translation>Der er ingen anden grundfrase %1 (talt fra 0), som ”%2” kunne afhænge af.</translation>
    </message>
    <message>
        <source>The models of the folds that belong to this model are not beside it any more.</source>
        <translation>Delenes modeller, som hører til denne model, ligger ikke længere ved siden af den.</translation>
    </message>
    <message>
        <source>This is not the file of the models of folds that it should be.</source>
        <translation>Dette er ikke den fil med delenes modeller, som det skulle være.</translation>
    </message>
    <message>
        <source>These models of folds were written by a newer Arcwright (their format is version %1, this program knows version %2).</source>
        <translation>Disse modeller for dele er skrevet af en nyere Arcwright (deres format er version %1, dette program kender version %2).</translation>
    </message>
    <message>
        <source>These models of folds were written by an older Arcwright (their format is version %1, this program knows version %2).</source>
        <translation>Disse modeller for dele er skrevet af en ældre Arcwright (deres format er version %1, dette program kender version %2).</translation>
    </message>
    <message>
        <source>The models of folds are damaged: their checksum does not fit.</source>
        <translation>Delenes modeller er beskadigede: deres kontrolsum passer ikke.</translation>
    </message>
    <message>
        <source>The models of folds are cut short.</source>
        <translation>Delenes modeller er afkortet.</translation>
    </message>
    <message>
        <source>These models of folds belong to another model.</source>
        <translation>Disse modeller for dele hører til en anden model.</translation>
    </message>
    <message>
        <source>The model is used without them: sentences that it has seen in training are not scored. Train it again if you need these scores.</source>
        <translation>Modellen bruges uden dem: sætninger, den har set i træningen, vurderes ikke. Træn den igen, hvis du skal bruge disse scorer.</translation>
    </message>
</context>
<context>
    <name>ProblemsSummary</name>
    <message>
        <source>only the structure of %1 is tested</source>
        <translation>kun strukturen i %1 er testet</translation>
    </message>
    <message>
        <source>without tests that need %1</source>
        <translation>uden tests, der kræver %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n fejl</numerusform>
            <numerusform>%n fejl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advarsel</numerusform>
            <numerusform>%n advarsler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n noter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waived</source>
        <translation>%1 undtaget</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>%1 indtil nu…</translation>
    </message>
    <message>
        <source>there was too little memory to test all sentences</source>
        <translation>der var for lidt hukommelse til at teste alle sætninger</translation>
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
        <translation>Problemer (%1)</translation>
    </message>
    <message>
        <source>Problems (?)</source>
        <translation>Problemer (?)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemer</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested: the language data cannot be read (%1: %2)</source>
        <translation>niveau 4 og 5 testes ikke: sprogdataene kan ikke læses (%1: %2)</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested: no language data, see the settings</source>
        <translation>niveau 4 og 5 testes ikke: ingen sprogdata, se indstillingerne</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested where the language is %1, which the data do not know</source>
        <translation>niveau 4 og 5 testes ikke, hvor sproget er %1, som dataene ikke kender</translation>
    </message>
    <message>
        <source>levels 4 and 5 are not tested in %1, whose language is not known</source>
        <translation>niveau 4 og 5 testes ikke i %1, hvis sprog ikke kendes</translation>
    </message>
    <message>
        <source>up to level 5, language: %1</source>
        <translation>til og med niveau 5, sprog: %1</translation>
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
        <translation>unavngiven</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>mindre end et minut</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minutter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 timer</translation>
    </message>
    <message numerus="yes">
        <source>No sentence is confirmed yet, of %n sentence(s).</source>
        <translation>
            <numerusform>%n sætning, ikke bekræftet endnu.</numerusform>
            <numerusform>Ingen af %n sætninger er bekræftet endnu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n sentence(s) confirmed, %2 of %3 words (%4%).</source>
        <translation>
            <numerusform>%1 af %n sætning bekræftet, %2 af %3 ord (%4 %).</numerusform>
            <numerusform>%1 af %n sætninger bekræftet, %2 af %3 ord (%4 %).</numerusform>
        </translation>
    </message>
    <message>
        <source>As fast as lately, the rest takes %1 of work.</source>
        <translation>Med samme fart som på det seneste tager resten %1.</translation>
    </message>
    <message>
        <source>Counted on this computer: %1 words an hour</source>
        <comment>figure</comment>
        <translation>Målt på denne computer: %1 ord i timen</translation>
    </message>
    <message>
        <source>; %1 keys and %2 seconds a corrected word</source>
        <comment>figures</comment>
        <translation>; %1 tastetryk og %2 sekunder pr. rettet ord</translation>
    </message>
    <message>
        <source>; %1% of the first suggestions right</source>
        <comment>figure</comment>
        <translation>; %1 % af de første forslag rigtige</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Words confirmed</source>
        <translation>Bekræftede ord</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3 words in %n sentence(s)</source>
        <comment>day, annotator, number</comment>
        <translation>
            <numerusform>%1, %2: %3 ord i %n sætning</numerusform>
            <numerusform>%1, %2: %3 ord i %n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Bekræftelser</translation>
    </message>
    <message>
        <source>First suggestions right, %</source>
        <translation>Rigtige første forslag, %</translation>
    </message>
    <message>
        <source>first suggestions</source>
        <translation>første forslag</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Confirmations %1: %2% of the first suggestions right</source>
        <translation>Bekræftelser %1: %2 % af de første forslag rigtige</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Annotator</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sætninger</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Words an hour</source>
        <translation>Ord i timen</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Rettede</translation>
    </message>
    <message>
        <source>Keys a correction</source>
        <translation>Tastetryk pr. rettelse</translation>
    </message>
    <message>
        <source>Seconds a correction</source>
        <translation>Sekunder pr. rettelse</translation>
    </message>
    <message>
        <source>Suggestions right, %</source>
        <translation>Rigtige forslag, %</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Mappe</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>arc</source>
        <translation>bue</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relation</translation>
    </message>
    <message>
        <source>siblings</source>
        <translation>søskende</translation>
    </message>
    <message>
        <source>third order</source>
        <translation>tredje orden</translation>
    </message>
    <message>
        <source>whole tree</source>
        <translation>hele træet</translation>
    </message>
    <message>
        <source>inside the arc</source>
        <translation>inden for buen</translation>
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
        <translation>hovedsætningens prædikat</translation>
    </message>
    <message>
        <source>subject</source>
        <translation>subjekt</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objekt</translation>
    </message>
    <message>
        <source>adverbial</source>
        <translation>adverbial</translation>
    </message>
    <message>
        <source>attribute of a noun</source>
        <translation>attribut til et substantiv</translation>
    </message>
    <message>
        <source>nominal part of a predicate with “be”</source>
        <translation>nominal del af et prædikat med ”være”</translation>
    </message>
    <message>
        <source>complement of verb and noun, on the noun</source>
        <translation>prædikativ til verbum og substantiv, på substantivet</translation>
    </message>
    <message>
        <source>complement on the verb, its noun left out</source>
        <translation>prædikativ på verbet, dets substantiv udeladt</translation>
    </message>
    <message>
        <source>head of a coordination</source>
        <translation>hoved i en sideordning</translation>
    </message>
    <message>
        <source>head of an apposition</source>
        <translation>hoved i en apposition</translation>
    </message>
    <message>
        <source>governor left out: ellipsis, title, address</source>
        <translation>styrende ord udeladt: ellipse, titel, tiltale</translation>
    </message>
    <message>
        <source>auxiliary verb</source>
        <translation>hjælpeverbum</translation>
    </message>
    <message>
        <source>preposition; its noun has the function</source>
        <translation>præposition; dens substantiv har funktionen</translation>
    </message>
    <message>
        <source>subordinator; its clause has the function</source>
        <translation>underordningskonjunktion; dens ledsætning har funktionen</translation>
    </message>
    <message>
        <source>reflexive that belongs to the verb</source>
        <translation>refleksiv, der hører til verbet</translation>
    </message>
    <message>
        <source>reflexive of the passive</source>
        <translation>refleksiv i passiv</translation>
    </message>
    <message>
        <source>redundant or emotive word</source>
        <translation>redundant eller følelsesbetonet ord</translation>
    </message>
    <message>
        <source>connective or particle without a function</source>
        <translation>forbinder eller partikel uden funktion</translation>
    </message>
    <message>
        <source>word that puts a focus: only, even</source>
        <translation>ord, der sætter fokus: kun, endda</translation>
    </message>
    <message>
        <source>comma that joins nothing</source>
        <translation>komma, der intet forbinder</translation>
    </message>
    <message>
        <source>other punctuation or symbol</source>
        <translation>anden tegnsætning eller andet symbol</translation>
    </message>
    <message>
        <source>punctuation that ends the sentence</source>
        <translation>tegn, der afslutter sætningen</translation>
    </message>
    <message>
        <source>attribute, or else adverbial</source>
        <translation>attribut, ellers adverbial</translation>
    </message>
    <message>
        <source>adverbial, or else attribute</source>
        <translation>adverbial, ellers attribut</translation>
    </message>
    <message>
        <source>attribute, or else object</source>
        <translation>attribut, ellers objekt</translation>
    </message>
    <message>
        <source>object, or else attribute</source>
        <translation>objekt, ellers attribut</translation>
    </message>
    <message>
        <source>attribute of one of several nouns</source>
        <translation>attribut til et af flere substantiver</translation>
    </message>
    <message>
        <source>noun that is a clause of its own</source>
        <translation>substantiv, der er en sætning for sig</translation>
    </message>
    <message>
        <source>address that is a clause of its own</source>
        <translation>tiltale, der er en sætning for sig</translation>
    </message>
    <message>
        <source>particle that is a clause of its own</source>
        <translation>partikel, der er en sætning for sig</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>bestemmerord</translation>
    </message>
    <message>
        <source>article</source>
        <translation>artikel</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>nægtelse</translation>
    </message>
    <message>
        <source>function that is not known</source>
        <translation>ukendt funktion</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>These are the arcs of the tree: see first whether the heads there are right, for this finds them no more.</source>
        <translation>Det er træets buer: se først, om hovederne dér er rigtige, for denne kontrol finder dem ikke igen.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>en</source>
        <translation>da</translation>
    </message>
    <message>
        <source>Evaluation against %1</source>
        <translation>Evaluering mod %1</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Gem som</translation>
    </message>
    <message>
        <source>%1 more rows are in the files.</source>
        <translation>Yderligere rækker i filerne: %1.</translation>
    </message>
    <message>
        <source>%1 words in %2 sentences. Scores are percentages; intervals are 95% (Wilson). Relations count whole, with their subtypes, except where the UD tools' scores are given. Punctuation is what is tagged %3.</source>
        <translation>%1 ord i %2 sætninger. Scorerne er i procent; intervallerne er 95 %-intervaller (Wilson). Relationer tæller hele, med deres undertyper, undtagen hvor UD-værktøjernes scorer angives. Tegnsætning er det, der er tagget %3.</translation>
    </message>
    <message>
        <source>%1 bunsetsu in %2 sentences. Scores are percentages; intervals are 95% (Wilson). Punctuation is what is tagged %3.</source>
        <translation>%1 bunsetsuer i %2 sætninger. Scorerne er i procent; intervallerne er 95 %-intervaller (Wilson). Tegnsætning er det, der er tagget %3.</translation>
    </message>
    <message>
        <source>%1 has %2% of the words right, head and relation: %3 of %4.</source>
        <translation>%1 har %2 % af ordene rigtige, hoved og relation: %3 af %4.</translation>
    </message>
    <message>
        <source>%1 has %2% of the heads right: %3 of %4.</source>
        <translation>%1 har %2 % af hovederne rigtige: %3 af %4.</translation>
    </message>
    <message>
        <source>%1 has %2% of the bunsetsu right, head and type: %3 of %4.</source>
        <translation>%1 har %2 % af bunsetsuerne rigtige, hoved og type: %3 af %4.</translation>
    </message>
    <message>
        <source>%1 has %2% of the heads of bunsetsu right: %3 of %4.</source>
        <translation>%1 har %2 % af bunsetsuernes hoveder rigtige: %3 af %4.</translation>
    </message>
    <message>
        <source>Of %1, %2 costs most: %3 of its %4 errors (%5%).</source>
        <translation>Hos %1 koster %2 mest: %3 af %4 fejl (%5 %).</translation>
    </message>
    <message>
        <source>At a distance of %1 from the head %2% are right: that is %3% of all, and %4% of the errors.</source>
        <translation>Med afstanden %1 til hovedet er %2 % rigtige: det er %3 % af alle og %4 % af fejlene.</translation>
    </message>
    <message>
        <source>Most often %1 is taken for %2: %3 times.</source>
        <translation>Oftest tages %1 for %2: %3 gange.</translation>
    </message>
    <message>
        <source>%1 makes no error.</source>
        <translation>%1 begår ingen fejl.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scorer</translation>
    </message>
    <message>
        <source>Scores of each system as dots, with their 95% intervals.</source>
        <translation>Hvert systems scorer som prikker, med deres 95 %-intervaller.</translation>
    </message>
    <message>
        <source>percent, with 95% intervals</source>
        <translation>procent, med 95 %-intervaller</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Hvor der er flest fejl</translation>
    </message>
    <message>
        <source>Errors by %1 as bars, most errors first.</source>
        <translation>Fejl efter %1 som søjler, flest fejl først.</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>fejl</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 efter %2</translation>
    </message>
    <message>
        <source>%1 of each system by %2, with 95% intervals.</source>
        <translation>%1 for hvert system efter %2, med 95 %-intervaller.</translation>
    </message>
    <message>
        <source>%1 by kind of attachment</source>
        <translation>%1 efter tilknytningstype</translation>
    </message>
    <message>
        <source>Relations taken for others: %1</source>
        <translation>Forvekslede relationer: %1</translation>
    </message>
    <message>
        <source>A heat map: rows are the relations of gold, columns those of %1, cells the number of words; what is right is grey. The sums are of what lies off the diagonal.</source>
        <translation>Et varmekort: rækkerne er guldstandardens relationer, kolonnerne er dem hos %1, cellerne er antallet af ord; det rigtige er gråt. Summerne er for det, der ligger uden for diagonalen.</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>guld</translation>
    </message>
    <message>
        <source>%1, %2: %3 (95%: %4 to %5), %6 of %7</source>
        <translation>%1, %2: %3 (95 %: %4 til %5), %6 af %7</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 wrong, %5% of all errors</source>
        <translation>%1, %2: %3 af %4 forkerte, %5 % af alle fejl</translation>
    </message>
    <message>
        <source>%1 in gold, %2 in %3: %4</source>
        <translation>%1 i guld, %2 i %3: %4</translation>
    </message>
    <message>
        <source>Examples of the largest kinds of error: %1</source>
        <translation>Eksempler på de største fejltyper: %1</translation>
    </message>
    <message>
        <source>Gold above the words, %1 below. The arcs of the kind are heavy, those of gold blue, those of the system red; other wrong arcs are dashed.</source>
        <translation>Guldstandarden over ordene, %1 under. Buer af denne slags er fede, guldstandardens blå og systemets røde; andre forkerte buer er stiplede.</translation>
    </message>
    <message>
        <source>%1: %2 of %4 errors (%3%)</source>
        <translation>%1: %2 af %4 fejl (%3 %)</translation>
    </message>
    <message>
        <source>%1 taken for %2: %3 of %5 errors (%4%)</source>
        <translation>%1 taget for %2: %3 af %5 fejl (%4 %)</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Sætning %1</translation>
    </message>
    <message>
        <source>Sentence %1 (%2)</source>
        <translation>Sætning %1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Gold: %1.</source>
        <translation>Guld: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 hangs on %2 as %3</source>
        <translation>%1 hænger på %2 som %3</translation>
    </message>
    <message>
        <source>%1 is the root</source>
        <translation>%1 er roden</translation>
    </message>
    <message>
        <source>Its %1 words are too many to be drawn here. %2 %3</source>
        <translation>Med %1 ord er den for lang til at blive tegnet her. %2 %3</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabeller</translation>
    </message>
    <message>
        <source>Every two systems</source>
        <translation>To systemer ad gangen</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>%1, without punctuation</source>
        <translation>%1, uden tegnsætning</translation>
    </message>
    <message>
        <source>%1, 95%</source>
        <translation>%1, 95 %</translation>
    </message>
    <message>
        <source>%1, without punctuation, 95%</source>
        <translation>%1, uden tegnsætning, 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 til %2</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Efter %1</translation>
    </message>
    <message>
        <source>words</source>
        <translation>ord</translation>
    </message>
    <message>
        <source>%1, errors</source>
        <translation>%1, fejl</translation>
    </message>
    <message>
        <source>%1, % of errors</source>
        <translation>%1, % af fejlene</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>system</source>
        <translation>system</translation>
    </message>
    <message>
        <source>against</source>
        <translation>mod</translation>
    </message>
    <message>
        <source>only the first right</source>
        <translation>kun det første rigtigt</translation>
    </message>
    <message>
        <source>only the second right</source>
        <translation>kun det andet rigtigt</translation>
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
        <translation>andet minus første</translation>
    </message>
    <message>
        <source>95% of it</source>
        <translation>95 % af den</translation>
    </message>
    <message>
        <source>in gold</source>
        <translation>i guld</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>i %1</translation>
    </message>
    <message>
        <source>% of those in gold</source>
        <translation>% af dem i guld</translation>
    </message>
    <message>
        <source>By kind of attachment</source>
        <translation>Efter tilknytningstype</translation>
    </message>
    <message>
        <source>Kinds are defined by patterns of the search language; a word can be of several kinds or of none.</source>
        <translation>Typerne er defineret ved mønstre i søgesproget; et ord kan høre til flere typer eller ingen.</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>type</translation>
    </message>
    <message>
        <source>Repairs that make the trees gold's</source>
        <translation>Reparationer, der gør træerne til guldstandardens</translation>
    </message>
    <message>
        <source>%1, repairs</source>
        <translation>%1, reparationer</translation>
    </message>
    <message>
        <source>%1, words</source>
        <translation>%1, ord</translation>
    </message>
    <message>
        <source>Words that move together from one head to the same other one are one repair.</source>
        <translation>Ord, der sammen flyttes fra ét hoved til ét og samme andet, tæller som én reparation.</translation>
    </message>
    <message>
        <source>Another word is the root</source>
        <translation>Et andet ord er roden</translation>
    </message>
    <message>
        <source>Head and dependent have changed places</source>
        <translation>Hoved og dependent har byttet plads</translation>
    </message>
    <message>
        <source>Attached too low</source>
        <translation>Tilknyttet for lavt</translation>
    </message>
    <message>
        <source>Attached too high</source>
        <translation>Tilknyttet for højt</translation>
    </message>
    <message>
        <source>Attached elsewhere</source>
        <translation>Tilknyttet et andet sted</translation>
    </message>
    <message>
        <source>Right head, another relation</source>
        <translation>Rigtigt hoved, anden relation</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>tag</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relation</translation>
    </message>
    <message>
        <source>distance to the head</source>
        <translation>afstand til hovedet</translation>
    </message>
    <message>
        <source>direction of the head</source>
        <translation>retning til hovedet</translation>
    </message>
    <message>
        <source>sentence length</source>
        <translation>sætningslængde</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>dybde</translation>
    </message>
    <message>
        <source>projectivity</source>
        <translation>projektivitet</translation>
    </message>
    <message>
        <source>training vocabulary</source>
        <translation>træningsordforråd</translation>
    </message>
    <message>
        <source>tag of the head</source>
        <translation>hovedets tag</translation>
    </message>
    <message>
        <source>number of parents</source>
        <translation>antal forældre</translation>
    </message>
    <message>
        <source>position in the sentence</source>
        <translation>plads i sætningen</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>partikel</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokument</translation>
    </message>
    <message>
        <source>genre</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>confidence of the parser</source>
        <translation>parserens sikkerhed</translation>
    </message>
    <message>
        <source>kind of attachment</source>
        <translation>tilknytningstype</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>reparation</translation>
    </message>
    <message>
        <source>candidates of the tournament</source>
        <translation>kandidater i turneringen</translation>
    </message>
    <message>
        <source>margin of the closest game</source>
        <translation>margin i den tætteste kamp</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Czech (CoNLL-U)</source>
        <translation>Tjekkisk (CoNLL-U)</translation>
    </message>
    <message>
        <source>English (CoNLL-U)</source>
        <translation>Engelsk (CoNLL-U)</translation>
    </message>
    <message>
        <source>Danish (DTAG)</source>
        <translation>Dansk (DTAG)</translation>
    </message>
    <message>
        <source>Japanese (KNP)</source>
        <translation>Japansk (KNP)</translation>
    </message>
    <message>
        <source>Sample: trees of %1</source>
        <comment>a treebank</comment>
        <translation>Eksempel: træer, %1</translation>
    </message>
</context>
<context>
    <name>ScoreMeanings</name>
    <message>
        <source>Unlabelled attachment score: of a hundred words, so many have the right head</source>
        <translation>Unlabelled attachment score: hvor mange af hundrede ord der har rigtigt hoved</translation>
    </message>
    <message>
        <source>Labelled attachment score: of a hundred words, so many have the right head and the right relation</source>
        <translation>Labelled attachment score: hvor mange af hundrede ord der har både rigtigt hoved og rigtig relation</translation>
    </message>
</context>
<context>
    <name>SentenceCells</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, linje %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan ikke læses</translation>
    </message>
    <message>
        <source>neither edited nor confirmed</source>
        <translation>hverken redigeret eller bekræftet</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>intet at sammenligne med</translation>
    </message>
    <message>
        <source>as in the layer “%1”</source>
        <translation>som i laget ”%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) with another head or relation in the layer “%1”</source>
        <translation>
            <numerusform>%n ord med andet hoved eller anden relation i laget ”%1”</numerusform>
            <numerusform>%n ord med andet hoved eller anden relation i laget ”%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; seen in training, or made around corrections</source>
        <translation>%1; set i træningen eller lavet omkring rettelser</translation>
    </message>
    <message>
        <source>edited, not saved yet (✎)</source>
        <translation>redigeret, endnu ikke gemt (✎)</translation>
    </message>
    <message>
        <source>confirmed (✓)</source>
        <translation>bekræftet (✓)</translation>
    </message>
    <message>
        <source>with a remark (✉)</source>
        <translation>med en bemærkning (✉)</translation>
    </message>
</context>
<context>
    <name>SentenceTitle</name>
    <message>
        <source>✓ confirmed</source>
        <translation>✓ bekræftet</translation>
    </message>
    <message>
        <source>✓ confirmed by %1</source>
        <translation>✓ bekræftet af %1</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Sætning %1 af %2</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>redigeret</translation>
    </message>
    <message>
        <source>remark: %1</source>
        <translation>bemærkning: %1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>”%1”: %2</translation>
    </message>
    <message>
        <source>above: %1</source>
        <translation>foroven: %1</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>forneden: %1</translation>
    </message>
    <message>
        <source>seen in training: not scored</source>
        <translation>set i træningen: ikke vurderet</translation>
    </message>
    <message>
        <source>not seen in training</source>
        <translation>ikke set i træningen</translation>
    </message>
    <message>
        <source>so long that the parser searched less</source>
        <translation>så lang, at parseren søgte mindre</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) divided otherwise: not scored</source>
        <translation>
            <numerusform>%n ord delt anderledes: ikke vurderet</numerusform>
            <numerusform>%n ord delt anderledes: ikke vurderet</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>af %1</translation>
    </message>
    <message>
        <source>zone %1 (others: %2)</source>
        <translation>zone %1 (andre: %2)</translation>
    </message>
    <message>
        <source>annotation and %1</source>
        <comment>which share the diagram</comment>
        <translation>annotation og %1</translation>
    </message>
    <message>
        <source>annotation</source>
        <translation>annotation</translation>
    </message>
    <message>
        <source>around your corrections, which stand in it, by a model that was trained on it: not scored</source>
        <translation>omkring dine rettelser, som står i forudsigelsen, af en model, der er trænet på sætningen: ikke vurderet</translation>
    </message>
    <message>
        <source>around your corrections, which stand in it: not scored</source>
        <translation>omkring dine rettelser, som står i forudsigelsen: ikke vurderet</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>translation English Czech Danish Japanese locale</source>
        <translation>oversættelse engelsk tjekkisk dansk japansk lokalisering locale</translation>
    </message>
    <message>
        <source>Annotator's name</source>
        <translation>Annotatorens navn</translation>
    </message>
    <message>
        <source>user author who signature</source>
        <translation>bruger forfatter hvem signatur navn</translation>
    </message>
    <message>
        <source>Start where I left off</source>
        <translation>Start, hvor jeg slap</translation>
    </message>
    <message>
        <source>session reopen startup last</source>
        <translation>session genåbn opstart start sidste seneste</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>colours dark light night contrast appearance</source>
        <translation>farver mørk lys nat kontrast udseende</translation>
    </message>
    <message>
        <source>Font of the window</source>
        <translation>Vinduets skrifttype</translation>
    </message>
    <message>
        <source>text size typeface points larger smaller</source>
        <translation>tekst størrelse skrift font punkter større mindre</translation>
    </message>
    <message>
        <source>Words in the diagram</source>
        <translation>Ord i diagrammet</translation>
    </message>
    <message>
        <source>font size typeface Latin Greek Cyrillic larger smaller</source>
        <translation>skrifttype font størrelse latinsk græsk kyrillisk større mindre</translation>
    </message>
    <message>
        <source>Chinese, Japanese and Korean words</source>
        <translation>Kinesiske, japanske og koreanske ord</translation>
    </message>
    <message>
        <source>font size typeface kanji kana CJK script</source>
        <translation>skrifttype font størrelse kanji kana CJK skrift</translation>
    </message>
    <message>
        <source>Arabic and Hebrew words</source>
        <translation>Arabiske og hebraiske ord</translation>
    </message>
    <message>
        <source>font size typeface right to left script</source>
        <translation>skrifttype font størrelse højre mod venstre skrift</translation>
    </message>
    <message>
        <source>Arcs that are not compared</source>
        <translation>Buer, der ikke er sammenlignet</translation>
    </message>
    <message>
        <source>colour arc edge dependency</source>
        <translation>farve bue kant dependens</translation>
    </message>
    <message>
        <source>Arcs that are right</source>
        <translation>Buer, der er rigtige</translation>
    </message>
    <message>
        <source>colour arc edge dependency correct</source>
        <translation>farve bue kant dependens rigtig korrekt</translation>
    </message>
    <message>
        <source>Arcs with a wrong head</source>
        <translation>Buer med et forkert hoved</translation>
    </message>
    <message>
        <source>colour arc edge dependency error</source>
        <translation>farve bue kant dependens fejl</translation>
    </message>
    <message>
        <source>Arcs with a wrong relation</source>
        <translation>Buer med en forkert relation</translation>
    </message>
    <message>
        <source>colour arc edge dependency error label deprel</source>
        <translation>farve bue kant dependens fejl etiket deprel</translation>
    </message>
    <message>
        <source>Arcs that the parser missed</source>
        <translation>Buer, som parseren overså</translation>
    </message>
    <message>
        <source>Arcs that the parser added</source>
        <translation>Buer, som parseren tilføjede</translation>
    </message>
    <message>
        <source>colour arc edge dependency error extra secondary</source>
        <translation>farve bue kant dependens fejl ekstra sekundær</translation>
    </message>
    <message>
        <source>Both layers in one diagram</source>
        <translation>Begge lag i ét diagram</translation>
    </message>
    <message>
        <source>Gold below the words</source>
        <translation>Guldstandard under ordene</translation>
    </message>
    <message>
        <source>Draw a tree instead of arcs</source>
        <translation>Tegn et træ i stedet for buer</translation>
    </message>
    <message>
        <source>Wrap long sentences</source>
        <translation>Bryd lange sætninger</translation>
    </message>
    <message>
        <source>Tags below the words</source>
        <translation>Tags under ordene</translation>
    </message>
    <message>
        <source>Lemmas below the words</source>
        <translation>Lemmaer under ordene</translation>
    </message>
    <message>
        <source>Readings below the words</source>
        <translation>Læsninger under ordene</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Træk med musen</translation>
    </message>
    <message>
        <source>mouse direction head dependent</source>
        <translation>mus retning hoved dependent</translation>
    </message>
    <message>
        <source>mouse click select attach</source>
        <translation>mus klik vælg markér tilknyt</translation>
    </message>
    <message>
        <source>A new head brings its relation</source>
        <translation>Nyt hoved giver ny relation</translation>
    </message>
    <message>
        <source>deprel label guess</source>
        <translation>deprel etiket gæt</translation>
    </message>
    <message>
        <source>Letters are text if typed within</source>
        <translation>Bogstaver regnes som tekst, når der højst er så længe imellem</translation>
    </message>
    <message>
        <source>milliseconds keys pause speed typing</source>
        <translation>millisekunder taster pause hastighed skrive</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>shortcuts keyboard hotkeys</source>
        <translation>genveje genvejstaster tastatur</translation>
    </message>
    <message>
        <source>Chords</source>
        <translation>Bogstavkoder</translation>
    </message>
    <message>
        <source>abbreviations shorthand relations keyboard</source>
        <translation>forkortelser stenografi relationer tastatur</translation>
    </message>
    <message>
        <source>Learn from what I confirm</source>
        <translation>Lær af det, jeg bekræfter</translation>
    </message>
    <message>
        <source>online active learning live</source>
        <translation>online aktiv læring live løbende</translation>
    </message>
    <message>
        <source>Parser</source>
        <translation>Parser</translation>
    </message>
    <message>
        <source>decoder algorithm training default</source>
        <translation>dekoder algoritme træning standard</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoker</translation>
    </message>
    <message>
        <source>iterations training default</source>
        <translation>iterationer gennemløb træning standard</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generelt</translation>
    </message>
    <message>
        <source>Fonts and colours</source>
        <translation>Skrifttyper og farver</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Correcting</source>
        <translation>Rettelse</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Træning</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kan ikke skrives.</translation>
    </message>
    <message>
        <source>%1 is no file of settings. Choose one that was exported here.</source>
        <translation>%1 er ikke en fil med indstillinger. Vælg en, der er eksporteret her.</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Grænsefladens størrelse</translation>
    </message>
    <message>
        <source>scale scaling zoom larger smaller dpi</source>
        <translation>skala skalering zoom større mindre dpi</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducér bevægelse</translation>
    </message>
    <message>
        <source>animation moving gliding fading accessibility</source>
        <translation>animation bevægelse glide tone tilgængelighed</translation>
    </message>
    <message>
        <source>font size larger smaller help manual</source>
        <translation>skriftstørrelse skrifttype større mindre hjælp manual håndbog</translation>
    </message>
    <message>
        <source>Order of sentences at start</source>
        <translation>Sætningernes rækkefølge ved start</translation>
    </message>
    <message>
        <source>queue next sentence annotation active learning</source>
        <translation>kø næste sætning annotering aktiv læring active learning</translation>
    </message>
    <message>
        <source>Minutes of a budget</source>
        <translation>Afsat tid i minutter</translation>
    </message>
    <message>
        <source>time annotation queue effort</source>
        <translation>tid annotering kø indsats arbejdstid</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Læringsmetode</translation>
    </message>
    <message>
        <source>algorithm perceptron training default</source>
        <translation>algoritme perceptron træning standard</translation>
    </message>
    <message>
        <source>Stop after epochs without gain</source>
        <translation>Stop efter epoker uden fremgang</translation>
    </message>
    <message>
        <source>early stopping patience training default</source>
        <translation>tidlig standsning early stopping tålmodighed træning standard</translation>
    </message>
    <message>
        <source>Honest predictions (5 folds)</source>
        <translation>Krydsforudsigelser (5 dele)</translation>
    </message>
    <message>
        <source>jackknife cross-validation training default</source>
        <translation>jackknife krydsvalidering træning standard</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Tråde</translation>
    </message>
    <message>
        <source>cores processors parallel training default</source>
        <translation>kerner processorer parallel træning standard</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startværdi</translation>
    </message>
    <message>
        <source>random order repeatable training default</source>
        <translation>tilfældig rækkefølge gentagelig træning standard</translation>
    </message>
    <message>
        <source>Parsers chosen for models</source>
        <translation>Parsere valgt til modeller</translation>
    </message>
    <message>
        <source>decoder parse with model</source>
        <translation>dekoder parse med model</translation>
    </message>
    <message>
        <source>Model at start</source>
        <translation>Model ved start</translation>
    </message>
    <message>
        <source>default parser file arcmodel</source>
        <translation>standard parser fil arcmodel</translation>
    </message>
    <message>
        <source>Analyser of Japanese text</source>
        <translation>Analyseprogram til japansk tekst</translation>
    </message>
    <message>
        <source>JUMAN MeCab morphological service command words</source>
        <translation>JUMAN MeCab morfologisk tjeneste kommando ord</translation>
    </message>
    <message>
        <source>Parsers and services</source>
        <translation>Parsere og tjenester</translation>
    </message>
    <message>
        <source>Language data of UD</source>
        <translation>Sprogdata for UD</translation>
    </message>
    <message>
        <source>validation level 4 5 tools folder features relations auxiliaries</source>
        <translation>validering niveau 4 5 tools mappe træk relationer hjælpeverber</translation>
    </message>
    <message>
        <source>Language of the treebanks</source>
        <translation>Træbankernes sprog</translation>
    </message>
    <message>
        <source>validation level 4 5 code ISO 639</source>
        <translation>validering niveau 4 5 kode ISO 639</translation>
    </message>
    <message>
        <source>Text of the handbook, larger by</source>
        <translation>Håndbogens tekst større med</translation>
    </message>
    <message>
        <source>A click on the selected word and one on its head attach it</source>
        <translation>Et klik på det valgte ord og et på dets hoved forbinder dem</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>mean of %1 models</source>
        <translation>gennemsnit af %1 modeller</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n epoke</numerusform>
            <numerusform>%n epoker</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>tilfældige tal fra startværdi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n ord</numerusform>
            <numerusform>%n ord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bunsetsu</source>
        <translation>
            <numerusform>%n bunsetsu</numerusform>
            <numerusform>%n bunsetsuer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relation(s)</source>
        <translation>
            <numerusform>%n relation</numerusform>
            <numerusform>%n relationer</numerusform>
        </translation>
    </message>
    <message>
        <source>heads alone, no relations</source>
        <translation>kun hoveder, ingen relationer</translation>
    </message>
    <message>
        <source>tags of words</source>
        <translation>ordenes tags</translation>
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
        <translation>%1 på %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sætning</numerusform>
            <numerusform>%n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Dekoder</translation>
    </message>
    <message>
        <source>%1, trained through %2</source>
        <translation>%1, trænet via %2</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Læringsmetode</translation>
    </message>
    <message>
        <source>Learnt from</source>
        <translation>Lært af</translation>
    </message>
    <message>
        <source>Tells</source>
        <translation>Angiver</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>sentences, their file</comment>
        <translation>%1 fra %2</translation>
    </message>
    <message>
        <source>%1 of %2 and %3 more</source>
        <comment>sentences, a file, how many other ones</comment>
        <translation>%1 fra %2 og %3 andre</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>kan ikke bruges</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>other version</source>
        <translation>anden version</translation>
    </message>
    <message>
        <source>other language</source>
        <translation>andet sprog</translation>
    </message>
    <message>
        <source>other file</source>
        <translation>anden fil</translation>
    </message>
    <message>
        <source>kept by itself</source>
        <translation>gemt automatisk</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scorer</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Trænet på</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Trænet</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Checksum of the data</source>
        <translation>Dataenes kontrolsum</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>%1 (%2 MB)</source>
        <comment>path, size</comment>
        <translation>%1 (%2 MB)</translation>
    </message>
    <message>
        <source>%1, the heads of %2 were given</source>
        <comment>words, how many of them</comment>
        <translation>%1, heraf %2 med angivet hoved</translation>
    </message>
    <message>
        <source>description damaged</source>
        <translation>beskrivelsen er beskadiget</translation>
    </message>
    <message>
        <source>no description</source>
        <translation>ingen beskrivelse</translation>
    </message>
    <message>
        <source>Models of folds</source>
        <translation>Delenes modeller</translation>
    </message>
    <message>
        <source>%1 beside it, each of which has not seen a part of the data (%2 MB)</source>
        <comment>how many models, size</comment>
        <translation>%1 ved siden af den; hver af dem er trænet uden en del af dataene (%2 MB)</translation>
    </message>
</context>
<context>
    <name>SimulationComparison</name>
    <message>
        <source>learning live</source>
        <translation>lærer løbende</translation>
    </message>
    <message>
        <source>not learning live</source>
        <translation>lærer ikke løbende</translation>
    </message>
    <message numerus="yes">
        <source>trained anew after %n sentence(s)</source>
        <translation>
            <numerusform>trænet på ny efter %n sætning</numerusform>
            <numerusform>trænet på ny efter %n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>trained once</source>
        <translation>trænet én gang</translation>
    </message>
    <message>
        <source>recent decisions first</source>
        <translation>seneste afgørelser først</translation>
    </message>
    <message>
        <source>without recent decisions</source>
        <translation>uden seneste afgørelser</translation>
    </message>
    <message numerus="yes">
        <source>after %n sentence(s)</source>
        <translation>
            <numerusform>efter %n sætning</numerusform>
            <numerusform>efter %n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 %3, %4 %5</source>
        <comment>simulation, figure across, its value, figure up, its value</comment>
        <translation>%1: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>(%1%)</source>
        <comment>more or less than another, percent</comment>
        <translation>(%1 %)</translation>
    </message>
    <message>
        <source>To a LAS of %1 on sentences that are not annotated:</source>
        <translation>For at nå en LAS på %1 på sætninger, der ikke er annoteret:</translation>
    </message>
    <message>
        <source>%1: %2 words read, %3 decisions, %4 corrected words, %5 keys</source>
        <comment>simulation, numbers</comment>
        <translation>%1: %2 læste ord, %3 afgørelser, %4 rettede ord, %5 tastetryk</translation>
    </message>
    <message>
        <source>sentences done</source>
        <translation>færdige sætninger</translation>
    </message>
    <message>
        <source>words read</source>
        <translation>læste ord</translation>
    </message>
    <message>
        <source>words suggested wrongly</source>
        <translation>ord med forkert forslag</translation>
    </message>
    <message>
        <source>corrected words</source>
        <translation>rettede ord</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>afgørelser</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>tastetryk</translation>
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
        <translation>Simulering</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sætninger</translation>
    </message>
    <message>
        <source>Words read</source>
        <translation>Læste ord</translation>
    </message>
    <message>
        <source>Suggested wrongly</source>
        <translation>Forkert foreslået</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Rettet</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Afgørelser</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastetryk</translation>
    </message>
    <message>
        <source>Keys a wrong word</source>
        <translation>Tastetryk pr. forkert ord</translation>
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
            <numerusform>%1 ± %2 (%n kørsel)</numerusform>
            <numerusform>%1 ± %2 (%n kørsler)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepExport</name>
    <message>
        <source>en</source>
        <comment>the language of this translation, as HTML names it</comment>
        <translation>da</translation>
    </message>
    <message>
        <source>%1: %2 | %3: %4</source>
        <comment>two algorithms, each with its step</comment>
        <translation>%1: %2 | %3: %4</translation>
    </message>
    <message>
        <source> (page %1)</source>
        <comment>of a lesson, after a stop's number</comment>
        <translation> (side %1)</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Steps</source>
        <translation>Trin</translation>
    </message>
    <message>
        <source>Before the first step (Home)</source>
        <translation>Før første trin (Home)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>Tilbage (←)</translation>
    </message>
    <message>
        <source>Play or stop (space)</source>
        <translation>Afspil eller stop (Mellemrum)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspil</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>Frem (→)</translation>
    </message>
    <message>
        <source>To the last step (End)</source>
        <translation>Til sidste trin (End)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Trin</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Whole picture</source>
        <translation>Hele billedet</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farver</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>som systemet</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lyse</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>mørke</translation>
    </message>
    <message>
        <source>Stops of the lesson</source>
        <translation>Lektionens stop</translation>
    </message>
    <message>
        <source>Stop before (P)</source>
        <translation>Forrige stop (P)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Next stop (N)</source>
        <translation>Næste stop (N)</translation>
    </message>
    <message>
        <source>The steps are drawn by a script, and this browser runs none.</source>
        <translation>Trinene tegnes af et script, og denne browser kører ingen.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Picture of the step</source>
        <translation>Billede af trinet</translation>
    </message>
    <message>
        <source>The step in words</source>
        <translation>Trinnet i ord</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>playing</comment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step</comment>
        <translation>%1 af %2</translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message>
        <source>%1 of %2 parsers that had not seen it say head %3 (%4), %5.</source>
        <translation>%1 af %2 parsere, der ikke havde set det, siger hoved %3 (%4), %5.</translation>
    </message>
    <message>
        <source>%1 of %2 parsers that had not seen it say head %3 (%4).</source>
        <translation>%1 af %2 parsere, der ikke havde set det, siger hoved %3 (%4).</translation>
    </message>
    <message>
        <source>%1 of %2 parsers that had not seen it say that it hangs on the root.</source>
        <translation>%1 af %2 parsere, der ikke havde set det, siger, at det hænger på roden.</translation>
    </message>
    <message>
        <source>%1 of %2 parsers that had not seen it say %5, not %6.</source>
        <translation>%1 af %2 parsere, der ikke havde set det, siger %5, ikke %6.</translation>
    </message>
    <message>
        <source>The same words elsewhere have %1 (%2×), here %3 (%4×): %5</source>
        <translation>De samme ord har andre steder %1 (%2×), her %3 (%4×): %5</translation>
    </message>
    <message>
        <source>The same words elsewhere are linked the other way round, by %1 (%2×), here by %3 (%4×): %5</source>
        <translation>De samme ord er andre steder forbundet den anden vej, med %1 (%2×), her med %3 (%4×): %5</translation>
    </message>
    <message>
        <source>The same words elsewhere are linked by %1 (%2×), here they are not (%4×): %5</source>
        <translation>De samme ord er andre steder forbundet med %1 (%2×), her er de det ikke (%4×): %5</translation>
    </message>
    <message>
        <source>The same words elsewhere are not linked (%2×), here they are, by %3 (%4×): %5</source>
        <translation>De samme ord er andre steder ikke forbundet (%2×), her er de det, med %3 (%4×): %5</translation>
    </message>
</context>
<context>
    <name>Suspicions</name>
    <message>
        <source>How likely</source>
        <translation>Hvor sandsynligt</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Sætning</translation>
    </message>
    <message>
        <source>sent_id</source>
        <translation>sent_id</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Hoved</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Rival head</source>
        <translation>Alternativt hoved</translation>
    </message>
    <message>
        <source>Rival relation</source>
        <translation>Alternativ relation</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Begrundelser</translation>
    </message>
    <message>
        <source>Parsers contradict it</source>
        <translation>Parsere modsiger det</translation>
    </message>
    <message>
        <source>Same words, annotated otherwise</source>
        <translation>Samme ord, annoteret anderledes</translation>
    </message>
    <message>
        <source>It breaks a rule</source>
        <translation>Det bryder en regel</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>ikke afgjort</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>udskudt</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>rettet</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>beholdt</translation>
    </message>
    <message>
        <source>edited since</source>
        <translation>redigeret siden</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n looked at were corrected</source>
        <comment>count</comment>
        <translation>
            <numerusform>%1 af %n gennemset er rettet</numerusform>
            <numerusform>%1 af %n gennemsete er rettet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 beholdt</translation>
    </message>
    <message>
        <source>%1 postponed</source>
        <translation>%1 udskudt</translation>
    </message>
</context>
<context>
    <name>Synonyms</name>
    <message>
        <source>load file treebank conllu conll</source>
        <translation>indlæs hent fil træbank conllu conll</translation>
    </message>
    <message>
        <source>load directory treebank</source>
        <translation>indlæs hent mappe katalog træbank</translation>
    </message>
    <message>
        <source>diff parser output system second file layer</source>
        <translation>forskel diff parser output resultat system anden fil lag</translation>
    </message>
    <message>
        <source>convert format write</source>
        <translation>konvertér format skriv</translation>
    </message>
    <message>
        <source>image svg pdf png tikz latex figure</source>
        <translation>billede svg pdf png tikz latex figur</translation>
    </message>
    <message>
        <source>image clipboard figure</source>
        <translation>billede udklipsholder figur</translation>
    </message>
    <message>
        <source>html pdf evaluation scores charts tables print</source>
        <translation>html pdf evaluering scorer diagrammer tabeller udskriv</translation>
    </message>
    <message>
        <source>sidecar comments misc</source>
        <translation>sidefil kommentarer misc</translation>
    </message>
    <message>
        <source>load parser parse</source>
        <translation>indlæs hent parser pars</translation>
    </message>
    <message>
        <source>same correction identical similar more like this propagate</source>
        <translation>samme rettelse identiske lignende ens flere som denne overfør</translation>
    </message>
    <message>
        <source>attach governor parent</source>
        <translation>hæft tilslut styrer guvernør forælder regent</translation>
    </message>
    <message>
        <source>attach top</source>
        <translation>hæft øverst top</translation>
    </message>
    <message>
        <source>deprel label function dependency type</source>
        <translation>deprel etiket funktion afhængighed dependenstype</translation>
    </message>
    <message>
        <source>secondary edge enhanced deps head</source>
        <translation>sekundær kant udvidet deps hoved</translation>
    </message>
    <message>
        <source>detach edge dependency remove</source>
        <translation>løsriv kant dependens fjern</translation>
    </message>
    <message>
        <source>take suggestion</source>
        <translation>overtag forslag godkend</translation>
    </message>
    <message>
        <source>take suggestions</source>
        <translation>overtag forslag godkend alle</translation>
    </message>
    <message>
        <source>fix lock constrain</source>
        <translation>lås fasthold begræns</translation>
    </message>
    <message>
        <source>approve done finished validated</source>
        <translation>godkend færdig afsluttet valideret</translation>
    </message>
    <message>
        <source>comment note</source>
        <translation>kommentar note</translation>
    </message>
    <message>
        <source>token form lemma upos xpos tag feats features misc</source>
        <translation>token form lemma upos xpos tag feats træk misc</translation>
    </message>
    <message>
        <source>raw source conllu</source>
        <translation>rå kilde conllu</translation>
    </message>
    <message>
        <source>metadata sent_id</source>
        <translation>metadata sent_id</translation>
    </message>
    <message>
        <source>split token</source>
        <translation>opdel split token</translation>
    </message>
    <message>
        <source>merge tokens</source>
        <translation>flet sammenføj tokens</translation>
    </message>
    <message>
        <source>remove token</source>
        <translation>fjern token</translation>
    </message>
    <message>
        <source>mwt range contraction</source>
        <translation>mwt interval sammentrækning</translation>
    </message>
    <message>
        <source>null ellipsis enhanced</source>
        <translation>nul ellipse udvidet</translation>
    </message>
    <message>
        <source>split divide</source>
        <translation>opdel split</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>flet sammenføj</translation>
    </message>
    <message>
        <source>settings abbreviations shorthand deprel tags keys</source>
        <translation>indstillinger forkortelser genveje deprel tags taster bogstavkombinationer akkorder</translation>
    </message>
    <message>
        <source>mouse direction drag</source>
        <translation>mus retning træk</translation>
    </message>
    <message>
        <source>deprel label guess</source>
        <translation>deprel etiket gæt</translation>
    </message>
    <message>
        <source>query grep pattern rewrite</source>
        <translation>forespørgsel grep mønster omskriv</translation>
    </message>
    <message>
        <source>error diff</source>
        <translation>fejl forskel diff</translation>
    </message>
    <message>
        <source>validation error</source>
        <translation>validering fejl</translation>
    </message>
    <message>
        <source>learn parser model</source>
        <translation>lær parser model</translation>
    </message>
    <message>
        <source>more data size samples extrapolation power law</source>
        <translation>flere data størrelse stikprøver ekstrapolation potenslov</translation>
    </message>
    <message>
        <source>active learning order queue cost keys effort experiment</source>
        <translation>aktiv læring rækkefølge kø omkostning tastetryk indsats forsøg</translation>
    </message>
    <message>
        <source>online active learning update</source>
        <translation>online aktiv læring opdatér</translation>
    </message>
    <message>
        <source>decoder algorithm</source>
        <translation>dekoder algoritme</translation>
    </message>
    <message>
        <source>errors gold mistakes jackknife inconsistent variation n-grams annotation check</source>
        <translation>fejl guldstandard jackknife inkonsistens variation n-grammer annotation kontrol</translation>
    </message>
    <message>
        <source>accept suspicious error correct</source>
        <translation>acceptér mistænkelig fejl ret</translation>
    </message>
    <message>
        <source>ignore suspicious right gold</source>
        <translation>ignorér mistænkelig rigtig guldstandard</translation>
    </message>
    <message>
        <source>postpone skip suspicious</source>
        <translation>udskyd spring over mistænkelig</translation>
    </message>
    <message>
        <source>player step chart eisner demonstration</source>
        <translation>afspiller trin skema chart eisner demonstration</translation>
    </message>
    <message>
        <source>explain reasons features weights</source>
        <translation>forklar begrundelser træk vægte</translation>
    </message>
    <message>
        <source>lines rows break</source>
        <translation>linjer rækker ombrydning</translation>
    </message>
    <message>
        <source>hierarchy constituent layout</source>
        <translation>hierarki konstituent layout</translation>
    </message>
    <message>
        <source>upos xpos part of speech pos</source>
        <translation>upos xpos ordklasse pos</translation>
    </message>
    <message>
        <source>full screen hide panels zen</source>
        <translation>fuldskærm skjul paneler zen</translation>
    </message>
    <message>
        <source>night colours light mode</source>
        <translation>nat farver lyst mørkt tilstand</translation>
    </message>
    <message>
        <source>settings keys hotkeys help</source>
        <translation>indstillinger taster genvejstaster hjælp</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>version licens</translation>
    </message>
    <message>
        <source>setting settings option preferences</source>
        <translation>indstilling indstillinger valgmulighed præferencer</translation>
    </message>
    <message>
        <source>scale scaling zoom font larger smaller settings dpi</source>
        <translation>skala skalering zoom skrift font større mindre indstillinger dpi</translation>
    </message>
    <message>
        <source>options preferences configuration language font colours</source>
        <translation>valgmuligheder præferencer konfiguration sprog skrifttype font farver</translation>
    </message>
    <message>
        <source>treex parallel language selector translation side by side</source>
        <translation>treex parallel sprog selector oversættelse side om side</translation>
    </message>
    <message>
        <source>treex parallel language selector translation</source>
        <translation>treex parallel sprog selector oversættelse</translation>
    </message>
    <message>
        <source>deps edeps conjuncts relative xcomp gapping case collapse basic</source>
        <translation>deps edeps sideordnede led relativ relativsætning xcomp gapping ellipse kasus case fjern grundlæggende basic</translation>
    </message>
    <message>
        <source>palette search anything</source>
        <translation>palet søg find hvad som helst</translation>
    </message>
    <message>
        <source>help manual documentation guide</source>
        <translation>hjælp manual dokumentation vejledning guide</translation>
    </message>
    <message>
        <source>help introduction tutorial beginner first steps</source>
        <translation>hjælp introduktion vejledning tutorial begynder første skridt</translation>
    </message>
    <message>
        <source>coreference anaphora discourse bridging cross-sentence</source>
        <translation>koreference anafor diskurs bridging på tværs af sætninger</translation>
    </message>
    <message>
        <source>coreference antecedent jump stub</source>
        <translation>koreference antecedent spring stump</translation>
    </message>
    <message>
        <source>morpheme border boundary move</source>
        <translation>morfem grænse skel flyt</translation>
    </message>
    <message>
        <source>kihonku tag knp</source>
        <translation>kihonku tag knp grundfrase</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Open and save</source>
        <translation>Åbn og gem</translation>
    </message>
    <message>
        <source>Go from sentence to sentence</source>
        <translation>Gå fra sætning til sætning</translation>
    </message>
    <message>
        <source>Find what is to be corrected</source>
        <translation>Find det, der skal rettes</translation>
    </message>
    <message>
        <source>Correct heads and relations</source>
        <translation>Ret hoveder og relationer</translation>
    </message>
    <message>
        <source>Confirm and remark</source>
        <translation>Bekræft og skriv bemærkninger</translation>
    </message>
    <message>
        <source>Change words and sentences</source>
        <translation>Ændr ord og sætninger</translation>
    </message>
    <message>
        <source>Annotate Prague treebanks</source>
        <translation>Annotér Prag-træbanker</translation>
    </message>
    <message>
        <source>Search and replace</source>
        <translation>Søg og erstat</translation>
    </message>
    <message>
        <source>Look at the diagram</source>
        <translation>Se på diagrammet</translation>
    </message>
    <message>
        <source>Compare and analyse errors</source>
        <translation>Sammenlign og analysér fejl</translation>
    </message>
    <message>
        <source>Check suspicious annotations</source>
        <translation>Kontrollér mistænkelige annotationer</translation>
    </message>
    <message>
        <source>Train and predict</source>
        <translation>Træn og forudsig</translation>
    </message>
    <message>
        <source>Watch an algorithm</source>
        <translation>Følg en algoritme</translation>
    </message>
    <message>
        <source>Teach a class</source>
        <translation>Undervis et hold</translation>
    </message>
    <message>
        <source>Arrange the window</source>
        <translation>Indret vinduet</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>Få hjælp</translation>
    </message>
    <message>
        <source>Make and see enhanced graphs</source>
        <translation>Lav og se udvidede grafer</translation>
    </message>
</context>
<context>
    <name>TeachingProblem</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kan ikke læses.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: this is no JSON.</source>
        <translation>%1, linje %2, kolonne %3: dette er ikke JSON.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kan ikke skrives.</translation>
    </message>
    <message>
        <source>%1 is no %2 file.</source>
        <translation>%1 er ikke en %2-fil.</translation>
    </message>
    <message>
        <source>%1: %2 is damaged.</source>
        <translation>%1: %2 er beskadiget.</translation>
    </message>
    <message>
        <source>%1 has the answers to another exercise.</source>
        <translation>%1 har besvarelsen af en anden opgave.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Arcwright; this one reads version %2.</source>
        <translation>%1 er skrevet af en nyere version af Arcwright; denne læser version %2.</translation>
    </message>
    <message>
        <source>%1: %2 is missing; expected %3.</source>
        <translation>%1: %2 mangler; forventet: %3.</translation>
    </message>
    <message>
        <source>%1: %2 is not what was expected: %3.</source>
        <translation>%1: %2 er ikke det forventede: %3.</translation>
    </message>
    <message>
        <source>%1 is larger than %2; no such file has to be.</source>
        <translation>%1 er større end %2; det behøver ingen sådan fil at være.</translation>
    </message>
    <message>
        <source>%1: %2 is out of range; expected %3.</source>
        <translation>%1: %2 er uden for det tilladte område; forventet: %3.</translation>
    </message>
    <message>
        <source>Check that it is there and that you may read it.</source>
        <translation>Kontrollér, at filen er der, og at du må læse den.</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Vælg en anden mappe eller et andet navn.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Vælg en anden fil.</translation>
    </message>
    <message>
        <source>Update Arcwright.</source>
        <translation>Opdatér Arcwright.</translation>
    </message>
    <message>
        <source>Ask for the file again, or mend it in a text editor.</source>
        <translation>Bed om at få filen igen, eller ret den i en teksteditor.</translation>
    </message>
    <message>
        <source>%1: %2 is not known; expected %3.</source>
        <translation>%1: %2 er ukendt; forventet: %3.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>This is a sentence of a sample treebank. The arcs above the words are what the treebank says; those below are what a parser predicts that was trained just now and has not seen this sentence.</source>
        <translation>Dette er en sætning fra en eksempeltræbank. Buerne over ordene er det, træbanken siger; buerne under dem er det, en parser forudsiger, som netop er blevet trænet og ikke har set denne sætning.</translation>
    </message>
    <message>
        <source>All sentences of the file, with the number of disagreements in each. Click one, or go on with {next-sentence} and back with {previous-sentence}.</source>
        <translation>Alle filens sætninger med antallet af uenigheder i hver. Klik på en, eller gå videre med {next-sentence} og tilbage med {previous-sentence}.</translation>
    </message>
    <message>
        <source>{next-difference} goes to the next disagreement, wherever it is; {next-to-decide} to the next word that is worth a look. Every key is written beside its command in the menus.</source>
        <translation>{next-difference} går til næste uenighed, uanset hvor den er; {next-to-decide} til det næste ord, der er værd at se på. Hver tast står ved siden af sin kommando i menuerne.</translation>
    </message>
    <message>
        <source>To change a relation, click its label, or press {edit-relation}: type a few letters and press Enter.</source>
        <translation>Klik på relationens etiket, eller tryk på {edit-relation}, for at skifte relation: skriv nogle bogstaver, og tryk på Enter.</translation>
    </message>
    <message>
        <source>For the word you select, this line lists what the parser thinks of, best first. The digits 1 to 9 take a guess; {take-proposal} takes what is proposed.</source>
        <translation>For det ord, du vælger, viser denne linje, hvad parseren overvejer, det bedste først. Cifrene 1 til 9 tager et gæt; {take-proposal} tager det foreslåede.</translation>
    </message>
    <message>
        <source>{undo} takes back any step, even after a restart. Everything you do is in a journal beside the file, so a crash loses nothing.</source>
        <translation>{undo} fortryder ethvert trin, også efter en genstart. Alt, hvad du gør, står i en journal ved siden af filen, så intet går tabt ved et nedbrud.</translation>
    </message>
    <message>
        <source>When the sentence is right, confirm it: {confirm-and-next} also goes on to the next one. The parser learns from it at once.</source>
        <translation>Bekræft sætningen, når den er rigtig: {confirm-and-next} går også videre til den næste. Parseren lærer straks af den.</translation>
    </message>
    <message>
        <source>{save} saves the treebank; lines you did not change stay as they were. Open your own with {open}. {handbook} opens the handbook at whatever you are looking at.</source>
        <translation>{save} gemmer træbanken; linjer, du ikke har ændret, forbliver, som de var. Åbn din egen med {open}. {handbook} åbner håndbogen ved det, du ser på.</translation>
    </message>
    <message>
        <source>The bar at the side leads to four workplaces on the same treebank. This is Analyse ({workplace-analyse}): what a parser gets wrong, and why.</source>
        <translation>Bjælken i siden fører til fire arbejdsområder med den samme træbank. Dette er Analyse ({workplace-analyse}): hvad en parser tager fejl af, og hvorfor.</translation>
    </message>
    <message>
        <source>Here are the parsers that are compared with the treebank. {open-layer} adds the output of another parser; click a name to leave it out.</source>
        <translation>Her er de parsere, der sammenlignes med træbanken. {open-layer} tilføjer en anden parsers output; klik på et navn for at udelade parseren.</translation>
    </message>
    <message>
        <source>The scores, with intervals that say how sure they are. Sentences that the parser was trained on are not scored.</source>
        <translation>Scorerne med intervaller, der viser, hvor sikre de er. Sætninger, som parseren er trænet på, scores ikke.</translation>
    </message>
    <message>
        <source>The other charts say where the errors are: which relations, how far, in which kinds of attachment. Click a bar, a point or a cell, and the words behind it are listed with their trees.</source>
        <translation>De andre diagrammer viser, hvor fejlene er: ved hvilke relationer, hvor langt væk, i hvilke tilknytningstyper. Klik på en søjle, et punkt eller en celle for at få ordene bag den vist i en liste med deres træer.</translation>
    </message>
    <message>
        <source>The tab Causes asks the parser about each wrong head: did it not find the right tree, or does it prefer the wrong one?</source>
        <translation>Fanen Årsager spørger parseren om hvert forkert hoved: fandt den ikke det rigtige træ, eller foretrækker den det forkerte?</translation>
    </message>
    <message>
        <source>Errors of the treebank itself: {find-suspicious} lists annotations that parsers contradict, or that are annotated otherwise elsewhere. You decide on each with one key.</source>
        <translation>Fejl i selve træbanken: {find-suspicious} viser annotationer, som parsere modsiger, eller som er annoteret anderledes andre steder. Du afgør hver af dem med én tast.</translation>
    </message>
    <message>
        <source>In the workplace Train you choose the parser and what it learns from; {train} starts it from anywhere. Its predictions become another layer to compare.</source>
        <translation>I arbejdsområdet Træning vælger du parseren, og hvad den lærer af; {train} starter træningen, uanset hvor du er. Parserens forudsigelser bliver til endnu et lag, der kan sammenlignes.</translation>
    </message>
    <message>
        <source>{save-report} writes all of it as one page: verdicts, charts, tables and trees of typical errors.</source>
        <translation>{save-report} skriver det hele som én side: konklusioner, diagrammer, tabeller og træer med typiske fejl.</translation>
    </message>
    <message>
        <source>{find-pattern} searches by patterns over words, arcs and differences. {command-palette} finds anything by name; {handbook} opens the handbook at what you are looking at.</source>
        <translation>{find-pattern} søger med mønstre over ord, buer og forskelle. {command-palette} finder alt ved navn; {handbook} åbner håndbogen ved det, du ser på.</translation>
    </message>
    <message>
        <source>The workplace Teach ({workplace-teach}): figures of well-known papers as lessons, algorithms to watch, and exercises.</source>
        <translation>Arbejdsområdet Undervisning ({workplace-teach}): figurer fra kendte artikler som lektioner, algoritmer at følge og opgaver.</translation>
    </message>
    <message>
        <source>This is the player, on a sentence of the sample ({show-player} opens it on the sentence on view). It shows what the algorithm really does, step by step.</source>
        <translation>Dette er afspilleren med en sætning fra eksemplet ({show-player} åbner den med den viste sætning). Den viser trin for trin, hvad algoritmen virkelig gør.</translation>
    </message>
    <message>
        <source>{player-forward} goes a step forward, {player-back} back, {player-play} plays and stops. The slider goes anywhere.</source>
        <translation>{player-forward} går et trin frem, {player-back} tilbage, {player-play} afspiller og standser. Skyderen fører hvor som helst hen.</translation>
    </message>
    <message>
        <source>The same steps in words, with the figures the algorithm decides by. Click one to go to it.</source>
        <translation>De samme trin i ord med de tal, som algoritmen træffer sine afgørelser efter. Klik på et trin for at gå til det.</translation>
    </message>
    <message>
        <source>Choose the algorithm here, and the scores it works on: those of a model, drawn at random, or typed by hand ({player-scores}). {player-beside} puts a second algorithm beside the first.</source>
        <translation>Vælg her algoritmen og de scorer, den arbejder på: en models, tilfældigt trukne eller skrevet i hånden ({player-scores}). {player-beside} sætter en anden algoritme ved siden af den første.</translation>
    </message>
    <message>
        <source>{type-sentence} takes a sentence of your own, as on a blackboard: no treebank and no model are needed.</source>
        <translation>{type-sentence} tager imod en sætning, du selv skriver, som på en tavle: hverken træbank eller model er nødvendig.</translation>
    </message>
    <message>
        <source>{player-quiz} lets the class guess the next step; {player-lecture} fills the screen with the step in large type; {player-export} makes slides and handouts.</source>
        <translation>{player-quiz} lader holdet gætte det næste trin; {player-lecture} fylder skærmen med trinet med stor skrift; {player-export} laver dias og uddelingsark.</translation>
    </message>
    <message>
        <source>{make-exercise} makes a file of sentences whose trees your students draw; they hand in files, which one command marks.</source>
        <translation>{make-exercise} laver en fil med sætninger, hvis træer dine studerende tegner; de afleverer filer, som én kommando retter.</translation>
    </message>
    <message>
        <source>{handbook} opens the handbook at what you are looking at, {command-palette} finds anything by name, and the tours are in this menu.</source>
        <translation>{handbook} åbner håndbogen ved det, du ser på, {command-palette} finder alt ved navn, og rundvisningerne er i denne menu.</translation>
    </message>
    <message>
        <source>This is a sentence of your treebank. The arcs above the words are what the treebank says. Once a parser is trained ({train}) or opened ({open-model}), the arcs below are what it predicts.</source>
        <translation>Dette er en sætning i din træbank. Buerne over ordene er, hvad træbanken siger. Når en parser er trænet ({train}) eller åbnet ({open-model}), er buerne under ordene, hvad den forudsiger.</translation>
    </message>
    <message>
        <source>Once there is a parser, a line below the diagram lists what it thinks of the word you select, best first. The digits 1 to 9 take a guess; {take-proposal} takes what is proposed.</source>
        <translation>Når der er en parser, viser en linje under diagrammet, hvad den mener om det ord, du vælger, det bedste først. Cifrene 1 til 9 tager et gæt; {take-proposal} tager det, der foreslås.</translation>
    </message>
    <message>
        <source>When the sentence is right, confirm it: {confirm-and-next} also goes on to the next one. A parser that was trained here learns from it at once.</source>
        <translation>Når sætningen er rigtig, bekræfter du den: {confirm-and-next} går også videre til den næste. En parser, der er trænet her, lærer straks af den.</translation>
    </message>
    <message>
        <source>As soon as a parser has predicted the treebank, its scores are here, with intervals that say how sure they are. Sentences that it was trained on are not scored.</source>
        <translation>Så snart en parser har forudsagt træbanken, er dens scorer her, med intervaller, der siger, hvor sikre de er. Sætninger, den er trænet på, scores ikke.</translation>
    </message>
    <message>
        <source>This is the player, on a sentence of your treebank ({show-player} opens it on the sentence on view). It shows what the algorithm really does, step by step.</source>
        <translation>Dette er afspilleren på en sætning i din træbank ({show-player} åbner den på den viste sætning). Den viser trin for trin, hvad algoritmen virkelig gør.</translation>
    </message>
    <message>
        <source>To change a head, drag the word to its new head, or to the circle that comes above it then, to make it the root. With the keyboard: {choose-head}, then the number of the head.</source>
        <translation>Et hoved ændrer du ved at trække ordet til dets nye hoved, eller til cirklen, der så viser sig over det, for at gøre det til rod. Med tastaturet: {choose-head} og hovedets nummer.</translation>
    </message>
</context>
<context>
    <name>TrainingDefaults</name>
    <message>
        <source>The units are bunsetsu: a tournament of the candidates is the usual parser of these.</source>
        <translation>Enhederne er bunsetsuer: en turnering mellem kandidaterne er den sædvanlige parser til dem.</translation>
    </message>
    <message>
        <source>It has more than a million words: fewer passes are made over it.</source>
        <translation>Den har mere end en million ord: den gennemløbes færre gange.</translation>
    </message>
    <message>
        <source>No sentence has a whole tree yet: draw some first, or learn from other files. These are the usual settings.</source>
        <translation>Ingen sætning har et helt træ endnu: tegn nogle først, eller lad parseren lære af andre filer. Dette er de sædvanlige indstillinger.</translation>
    </message>
    <message>
        <source>%1% of the words have several parents, and it learns all of them.</source>
        <translation>%1 % af ordene har flere forældre, og parseren lærer dem alle.</translation>
    </message>
    <message>
        <source>%1% of the arcs are not projective: it climbs from the best projective tree to others.</source>
        <translation>%1 % af buerne er ikke projektive: parseren klatrer fra det bedste projektive træ til andre.</translation>
    </message>
    <message>
        <source>Only %1% of the arcs are not projective: it looks for the best projective tree.</source>
        <translation>Kun %1 % af buerne er ikke projektive: parseren leder efter det bedste projektive træ.</translation>
    </message>
    <message>
        <source>All arcs are projective: it looks for the best projective tree.</source>
        <translation>Alle buer er projektive: parseren leder efter det bedste projektive træ.</translation>
    </message>
</context>
<context>
    <name>TrainingOutlook</name>
    <message>
        <source>Finds the best tree of which no arcs cross, and looks at each arc by itself. Fast.</source>
        <translation>Finder det bedste træ uden krydsende buer og ser på hver bue for sig. Hurtig.</translation>
    </message>
    <message>
        <source>Finds a tree of which no arcs cross, and looks at each arc together with the dependents that its words have inside it.</source>
        <translation>Finder et træ uden krydsende buer og ser på hver bue sammen med de dependenter, som dens ord har inden for den.</translation>
    </message>
    <message>
        <source>Finds the best tree of which no arcs cross, and looks at neighbouring dependents together. More is right than with single arcs.</source>
        <translation>Finder det bedste træ uden krydsende buer og ser på nabodependenter sammen. Mere bliver rigtigt end med enkelte buer.</translation>
    </message>
    <message>
        <source>Finds the best tree of all, also with arcs that cross, and looks at each arc by itself.</source>
        <translation>Finder det bedste af alle træer, også med krydsende buer, og ser på hver bue for sig.</translation>
    </message>
    <message>
        <source>Begins with the best tree of which no arcs cross and changes one head after another as long as that is better, so that arcs can cross. For languages with free word order.</source>
        <translation>Begynder med det bedste træ uden krydsende buer og ændrer ét hoved ad gangen, så længe det giver et bedre træ; dermed kan buer krydse hinanden. Til sprog med fri ordstilling.</translation>
    </message>
    <message>
        <source>Changes one head after another as long as that is better, and adds further parents. For treebanks in which words have several.</source>
        <translation>Ændrer ét hoved ad gangen, så længe det giver et bedre resultat, og tilføjer sekundære forældre. Til træbanker, hvor ord har flere forældre.</translation>
    </message>
    <message>
        <source>Begins with many trees, changes one head after another in each, keeps the best of all, and looks at whole trees. Slow.</source>
        <translation>Begynder med mange træer, ændrer ét hoved ad gangen i hvert af dem, beholder det bedste af alle og ser på hele træer. Langsom.</translation>
    </message>
    <message>
        <source>The candidates for the head of a bunsetsu play against one another, two at a time; who wins the last game is the head.</source>
        <translation>Kandidaterne til hoved for en bunsetsu spiller mod hinanden, to ad gangen; den, der vinder den sidste kamp, er hovedet.</translation>
    </message>
    <message>
        <source>Goes through the sentence once and asks of two bunsetsu whether one depends on the other. Fast.</source>
        <translation>Gennemgår sætningen én gang og spørger for to bunsetsuer ad gangen, om den ene afhænger af den anden. Hurtig.</translation>
    </message>
    <message>
        <source>Goes through the sentence again and again, and asks of each bunsetsu whether it depends on the next one.</source>
        <translation>Gennemgår sætningen igen og igen og spørger for hver bunsetsu, om den afhænger af den næste.</translation>
    </message>
    <message>
        <source>All candidates for the head of a bunsetsu are given a score at once; the best one is the head.</source>
        <translation>Alle kandidater til hoved for en bunsetsu får en score på én gang; den bedste er hovedet.</translation>
    </message>
    <message>
        <source>Finds the best tree of all, also with arcs that cross.</source>
        <translation>Finder det bedste af alle træer, også med krydsende buer.</translation>
    </message>
    <message>
        <source>Finds the best tree of which no arcs cross.</source>
        <translation>Finder det bedste træ uden krydsende buer.</translation>
    </message>
    <message>
        <source>After each wrong tree, the weights change by the least that makes the right one better.</source>
        <translation>Efter hvert forkert træ ændres vægtene netop så meget, at det rigtige træ bliver bedre end det forkerte.</translation>
    </message>
    <message>
        <source>After each wrong tree, the weights change by a fixed step; the mean of all steps is kept.</source>
        <translation>Efter hvert forkert træ ændres vægtene med et fast skridt; gennemsnittet af alle skridt beholdes.</translation>
    </message>
    <message>
        <source>Ten parsers learn from the sentences in ten orders; their mean is kept. Ten times as slow.</source>
        <translation>Ti parsere lærer af sætningerne i ti rækkefølger; deres gennemsnit beholdes. Ti gange så langsom.</translation>
    </message>
    <message>
        <source>It is scored on the files you have chosen, after each pass over the sentences.</source>
        <translation>Den scores på de filer, du har valgt, efter hvert gennemløb af sætningerne.</translation>
    </message>
    <message>
        <source>It is scored on every tenth sentence, from which it does not learn, after each pass over the others.</source>
        <translation>Den scores på hver tiende sætning, som den ikke lærer af, efter hvert gennemløb af de andre.</translation>
    </message>
    <message>
        <source>It learns from all sentences, and is scored by parsers that have not seen them.</source>
        <translation>Den lærer af alle sætninger, og scoren kommer fra parsere, der ikke har set dem.</translation>
    </message>
    <message>
        <source>All sentences are predicted: the trees of the parser stand below the words, and what differs is seen at once.</source>
        <translation>Alle sætninger forudsiges: parserens træer står under ordene, og det ses straks, hvad der afviger.</translation>
    </message>
    <message>
        <source>Each sentence is predicted by a parser that has not learnt from it, so that its errors are honest.</source>
        <translation>Hver sætning forudsiges af en parser, der ikke har lært af den, så dens fejl er retvisende.</translation>
    </message>
    <message>
        <source>Sentences that it has learnt from are predicted better than others, so these are not scored.</source>
        <translation>Sætninger, som den har lært af, forudsiges bedre end andre og scores derfor ikke.</translation>
    </message>
</context>
<context>
    <name>TrainingProgress</name>
    <message>
        <source>a moment left</source>
        <translation>et øjeblik tilbage</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>ca. %1 s tilbage</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>ca. %1 min. tilbage</translation>
    </message>
</context>
<context>
    <name>TransitionPlayer</name>
    <message>
        <source>%1 off the stack</source>
        <translation>%1 af stakken</translation>
    </message>
    <message>
        <source>%1 back to the buffer</source>
        <translation>%1 tilbage til bufferen</translation>
    </message>
    <message>
        <source>%1 onto the stack</source>
        <translation>%1 op på stakken</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a transition and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (by hand)</source>
        <translation>%1 (i hånden)</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) without a head are attached</source>
        <translation>
            <numerusform>%n ord uden hoved tilknyttes</numerusform>
            <numerusform>%n ord uden hoved tilknyttes</numerusform>
        </translation>
    </message>
    <message>
        <source>the tree is out of reach</source>
        <translation>træet er uden for rækkevidde</translation>
    </message>
    <message>
        <source>the buffer is empty</source>
        <translation>bufferen er tom</translation>
    </message>
    <message>
        <source>it takes two from the stack</source>
        <translation>den kræver to fra stakken</translation>
    </message>
    <message>
        <source>the root stays</source>
        <translation>roden bliver</translation>
    </message>
    <message>
        <source>the root comes last</source>
        <translation>roden kommer til sidst</translation>
    </message>
    <message>
        <source>the root has its dependent</source>
        <translation>roden har sin dependent</translation>
    </message>
    <message>
        <source>it has a head</source>
        <translation>det har et hoved</translation>
    </message>
    <message>
        <source>it has no head yet</source>
        <translation>det har intet hoved endnu</translation>
    </message>
    <message>
        <source>they were swapped</source>
        <translation>de er allerede byttet om</translation>
    </message>
    <message>
        <source>Each transition is worth the best arc that it makes, or that it makes way for.</source>
        <translation>Hver transition er så meget værd som den bedste bue, den laver eller gør plads for.</translation>
    </message>
    <message>
        <source>The oracle knows the tree of the sentence and the transitions that lead to it.</source>
        <translation>Oraklet kender sætningens træ og de transitioner, der fører til det.</translation>
    </message>
    <message>
        <source>The sentence has a tree that these transitions cannot build: arcs that cross need SWAP.</source>
        <translation>Sætningen har et træ, som disse transitioner ikke kan bygge: buer, der krydser, kræver SWAP.</translation>
    </message>
    <message>
        <source>The sentence has no tree for the oracle to follow.</source>
        <translation>Sætningen har intet træ, som oraklet kan følge.</translation>
    </message>
    <message numerus="yes">
        <source>The classifier has learnt from %n other sentence(s), not from this one.</source>
        <translation>
            <numerusform>Klassifikatoren har lært af %n anden sætning, ikke af denne.</numerusform>
            <numerusform>Klassifikatoren har lært af %n andre sætninger, ikke af denne.</numerusform>
        </translation>
    </message>
    <message>
        <source>All words are in the buffer; the root alone is on the stack.</source>
        <translation>Alle ord er i bufferen; kun roden er på stakken.</translation>
    </message>
    <message>
        <source>From here no transitions lead to the tree, and the oracle knows no other.</source>
        <translation>Herfra fører ingen transitioner til træet, og oraklet kender intet andet.</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>Der er intet tilbage at gøre.</translation>
    </message>
    <message>
        <source>There was to choose from</source>
        <translation>Der kunne vælges mellem</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stak</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Buffer</translation>
    </message>
    <message>
        <source>Click: let the parser decide again</source>
        <translation>Klik: lad parseren afgøre det igen</translation>
    </message>
    <message>
        <source>This transition comes next.</source>
        <translation>Denne transition er den næste.</translation>
    </message>
    <message>
        <source>Click: %1 instead</source>
        <translation>Klik: %1 i stedet</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Afgøres af</translation>
    </message>
    <message>
        <source>scores of arcs</source>
        <translation>buernes scorer</translation>
    </message>
    <message>
        <source>the tree (oracle)</source>
        <translation>træet (orakel)</translation>
    </message>
    <message>
        <source>a classifier</source>
        <translation>en klassifikator</translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <comment>why a transition cannot be taken</comment>
        <translation>der er intet tilbage at gøre</translation>
    </message>
    <message>
        <source>What can come next</source>
        <translation>Hvad der kan komme nu</translation>
    </message>
    <message>
        <source>%1: −∞, for no arc is left that it would make, or make way for.</source>
        <comment>transitions</comment>
        <translation>%1: −∞, for der er ingen bue tilbage at lave eller gøre plads for.</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>error</source>
        <translation>fejl</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advarsel</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>There is no bunsetsu %1 to depend on; the sentence has %2.</source>
        <translation>Der er ingen bunsetsu %1 at afhænge af; sætningen har %2.</translation>
    </message>
    <message>
        <source>A bunsetsu depends on a later one, but this one on bunsetsu %1.</source>
        <translation>En bunsetsu afhænger af en senere, men denne af bunsetsu %1.</translation>
    </message>
    <message>
        <source>Only the last bunsetsu of a sentence depends on no other.</source>
        <translation>Kun den sidste bunsetsu i en sætning afhænger ikke af nogen anden.</translation>
    </message>
    <message>
        <source>The last bunsetsu is the root, but depends on bunsetsu %1.</source>
        <translation>Den sidste bunsetsu er roden, men afhænger af bunsetsu %1.</translation>
    </message>
    <message>
        <source>The dependency crosses that of bunsetsu %1.</source>
        <translation>Dependensen krydser den fra bunsetsu %1.</translation>
    </message>
    <message>
        <source>Expected D, P, I or A as type of the dependency, found "%1".</source>
        <translation>Forventede D, P, I eller A som dependensens type, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>There is no word %1 to be the head; the sentence has %2.</source>
        <translation>Der er intet ord %1, der kunne være hovedet; sætningen har %2.</translation>
    </message>
    <message>
        <source>The heads of these words lead in a circle: %1.</source>
        <translation>Disse ords hoveder fører rundt i en kreds: %1.</translation>
    </message>
    <message>
        <source>Heads and further parents of these words lead in a circle: %1.</source>
        <translation>Disse ords hoveder og sekundære forældre fører rundt i en kreds: %1.</translation>
    </message>
    <message>
        <source>The word has several plain primary heads: %1. The first counts.</source>
        <translation>Ordet har flere almindelige primære hoveder: %1. Det første tæller.</translation>
    </message>
    <message>
        <source>More than one word is without a head: %1.</source>
        <translation>Mere end ét ord er uden hoved: %1.</translation>
    </message>
    <message>
        <source>Expected UTF-8, found bytes that are not.</source>
        <translation>Forventede UTF-8, men fandt byte, der ikke er det.</translation>
    </message>
    <message>
        <source>This character is not in the normal form NFC; usually it is a letter with its accent apart.</source>
        <translation>Dette tegn er ikke på normalformen NFC; som regel er det et bogstav med accenten for sig.</translation>
    </message>
    <message>
        <source>Comments stand before the first word of a sentence, not between or after words.</source>
        <translation>Kommentarer står før det første ord i en sætning, ikke mellem eller efter ord.</translation>
    </message>
    <message>
        <source>The line looks empty but has blanks in it.</source>
        <translation>Linjen ser tom ud, men har blanktegn i sig.</translation>
    </message>
    <message>
        <source>There is an empty line inside of the sentence.</source>
        <translation>Der er en tom linje inde i sætningen.</translation>
    </message>
    <message>
        <source>Expected at least one word, found none. One empty line ends a sentence.</source>
        <translation>Forventede mindst ét ord, men fandt intet. Én tom linje afslutter en sætning.</translation>
    </message>
    <message>
        <source>Expected a comment (#) or a line that begins with the id of a word, found one that begins with "%1".</source>
        <translation>Forventede en kommentar (#) eller en linje, der begynder med et ords id, men fandt en, der begynder med ”%1”.</translation>
    </message>
    <message>
        <source>Expected an empty line after the sentence.</source>
        <translation>Forventede en tom linje efter sætningen.</translation>
    </message>
    <message>
        <source>Expected %2 columns with tabs between them, found %1.</source>
        <translation>Forventede %2 kolonner med tabulatorer imellem, men fandt %1.</translation>
    </message>
    <message>
        <source>The %1 of a multiword token may have no blanks: it is one token.</source>
        <translation>Et flerordstokens %1 må ikke have blanktegn: det er ét token.</translation>
    </message>
    <message>
        <source>The column %1 may have no blanks.</source>
        <translation>Kolonnen %1 må ikke have blanktegn.</translation>
    </message>
    <message>
        <source>The column %1 is empty; write _ where there is nothing to say.</source>
        <translation>Kolonnen %1 er tom; skriv _, hvor der intet er at sige.</translation>
    </message>
    <message>
        <source>The column %1 begins with a blank.</source>
        <translation>Kolonnen %1 begynder med et blanktegn.</translation>
    </message>
    <message>
        <source>The column %1 ends in a blank.</source>
        <translation>Kolonnen %1 ender med et blanktegn.</translation>
    </message>
    <message>
        <source>The column %1 has several blanks in a row.</source>
        <translation>Kolonnen %1 har flere blanktegn i træk.</translation>
    </message>
    <message>
        <source>Expected an id like 3 (a word), 3-4 (a multiword token) or 3.1 (an empty node), found "%1".</source>
        <translation>Forventede et id som 3 (et ord), 3-4 (et flerordstoken) eller 3.1 (en tom knude), men fandt ”%1”.</translation>
    </message>
    <message>
        <source>The multiword token %1 must stand before its first word.</source>
        <translation>Flerordstokenet %1 skal stå før sit første ord.</translation>
    </message>
    <message>
        <source>The empty node %1 is out of place: behind the line of a word come its empty nodes, .1, .2 and so on, and only then the next word or multiword token.</source>
        <translation>Den tomme knude %1 står forkert: efter et ords linje kommer dets tomme knuder, .1, .2 og så videre, og først derefter det næste ord eller flerordstoken.</translation>
    </message>
    <message>
        <source>Words count from 1 without gaps: expected %2, found %1.</source>
        <translation>Ord tælles fra 1 uden huller: forventede %2, men fandt %1.</translation>
    </message>
    <message>
        <source>The multiword token %1 ends before it begins.</source>
        <translation>Flerordstokenet %1 slutter, før det begynder.</translation>
    </message>
    <message>
        <source>%1 goes beyond the sentence, which has %2 words.</source>
        <translation>%1 går ud over sætningen, som har %2 ord.</translation>
    </message>
    <message>
        <source>The multiword token %1 has words that belong to another one already.</source>
        <translation>Flerordstokenet %1 har ord, der allerede hører til et andet.</translation>
    </message>
    <message>
        <source>Expected a head (the id of a word, or 0), found "%1".</source>
        <translation>Forventede et hoved (et ords id eller 0), men fandt ”%1”.</translation>
    </message>
    <message>
        <source>The sentence has no word %1 to be the head.</source>
        <translation>Sætningen har intet ord %1, der kunne være hovedet.</translation>
    </message>
    <message>
        <source>Expected enhanced arcs as head:relation|head:relation, found "%1".</source>
        <translation>Forventede udvidede buer som hoved:relation|hoved:relation, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>Expected the head of an enhanced arc (a word, an empty node, or 0), found "%1".</source>
        <translation>Forventede hovedet til en udvidet bue (et ord, en tom knude eller 0), men fandt ”%1”.</translation>
    </message>
    <message>
        <source>The sentence has no word or empty node %1 to be the head of an enhanced arc.</source>
        <translation>Sætningen har hverken ord eller tom knude %1, der kunne være hoved til en udvidet bue.</translation>
    </message>
    <message>
        <source>The word is its own head.</source>
        <translation>Ordet er sit eget hoved.</translation>
    </message>
    <message>
        <source>Only one word can be the root of the sentence; here are several: %1.</source>
        <translation>Kun ét ord kan være sætningens rod; her er flere: %1.</translation>
    </message>
    <message>
        <source>This is not a tree: no way leads from the root to %1.</source>
        <translation>Dette er ikke et træ: ingen vej fører fra roden til %1.</translation>
    </message>
    <message>
        <source>The %1 of a multiword token must be _, found "%2"; it belongs to the words.</source>
        <translation>Et flerordstokens %1 skal være _, ikke ”%2”; det hører til ordene.</translation>
    </message>
    <message>
        <source>The %1 of an empty node must be _, found "%2"; its arcs are in DEPS.</source>
        <translation>En tom knudes %1 skal være _, ikke ”%2”; dens buer står i DEPS.</translation>
    </message>
    <message>
        <source>"%1" is not one of the 17 universal parts of speech.</source>
        <translation>”%1” er ikke en af de 17 universelle ordklasser.</translation>
    </message>
    <message>
        <source>XPOS is empty; write _ where there is no tag.</source>
        <translation>XPOS er tom; skriv _, hvor der intet tag er.</translation>
    </message>
    <message>
        <source>The features must be in alphabetical order, whatever their case.</source>
        <translation>Trækkene skal stå i alfabetisk orden uden hensyn til store og små bogstaver.</translation>
    </message>
    <message>
        <source>Expected a feature like Case=Nom, found "%1".</source>
        <translation>Forventede et træk som Case=Nom, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>"%1" has a value twice.</source>
        <translation>”%1” har en værdi to gange.</translation>
    </message>
    <message>
        <source>The values of "%1" must be in alphabetical order.</source>
        <translation>Værdierne af ”%1” skal stå i alfabetisk orden.</translation>
    </message>
    <message>
        <source>A feature stands here twice.</source>
        <translation>Et træk står her to gange.</translation>
    </message>
    <message>
        <source>Expected a relation like nsubj or nsubj:pass, found "%1".</source>
        <translation>Forventede en relation som nsubj eller nsubj:pass, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>"%1" is not one of the 37 universal relations.</source>
        <translation>”%1” er ikke en af de 37 universelle relationer.</translation>
    </message>
    <message>
        <source>Enhanced arcs must be in the order of their heads.</source>
        <translation>Udvidede buer skal stå i hovedernes orden.</translation>
    </message>
    <message>
        <source>Enhanced arcs from one head (%1) must be in the order of their relations.</source>
        <translation>Udvidede buer fra ét hoved (%1) skal stå i relationernes orden.</translation>
    </message>
    <message>
        <source>The enhanced arc %1 stands here twice.</source>
        <translation>Den udvidede bue %1 står her to gange.</translation>
    </message>
    <message>
        <source>The node is its own head in the enhanced graph.</source>
        <translation>Knuden er sit eget hoved i den udvidede graf.</translation>
    </message>
    <message>
        <source>Expected an enhanced relation like obl:in or conj:and, found "%1".</source>
        <translation>Forventede en udvidet relation som obl:in eller conj:and, men fandt ”%1”.</translation>
    </message>
    <message>
        <source>"%1" is not one of the 37 universal relations, nor ref.</source>
        <translation>”%1” er ikke en af de 37 universelle relationer og heller ikke ref.</translation>
    </message>
    <message>
        <source>MISC has an empty item; was a vertical bar meant as such?</source>
        <translation>MISC har et tomt punkt; var en lodret streg ment som sådan?</translation>
    </message>
    <message>
        <source>An item of MISC has no name: "%1".</source>
        <translation>Et punkt i MISC har intet navn: ”%1”.</translation>
    </message>
    <message>
        <source>An item of MISC has blanks round its name or value: "%1".</source>
        <translation>Et punkt i MISC har blanktegn omkring navn eller værdi: ”%1”.</translation>
    </message>
    <message>
        <source>"%1" is nearly the name of a known attribute, but for case or blanks.</source>
        <translation>”%1” er næsten navnet på en kendt attribut, på nær store og små bogstaver eller blanktegn.</translation>
    </message>
    <message>
        <source>%1 must not stand in MISC twice.</source>
        <translation>%1 må ikke stå to gange i MISC.</translation>
    </message>
    <message>
        <source>Enhanced graphs must be in all sentences of a treebank or in none; this one differs from those before.</source>
        <translation>Udvidede grafer skal være i alle en træbanks sætninger eller i ingen; denne afviger fra de forrige.</translation>
    </message>
    <message>
        <source>Expected # sent_id = ID, with an id that has no blanks.</source>
        <translation>Forventede # sent_id = ID med et id, der ikke har blanktegn.</translation>
    </message>
    <message>
        <source>The sentence has no id (# sent_id = ...).</source>
        <translation>Sætningen har intet id (# sent_id = ...).</translation>
    </message>
    <message>
        <source>The sentence has more than one sent_id.</source>
        <translation>Sætningen har mere end ét sent_id.</translation>
    </message>
    <message>
        <source>A sentence before this one has the same sent_id.</source>
        <translation>En sætning før denne har det samme sent_id.</translation>
    </message>
    <message>
        <source>The sent_id "%1" has a slash, which parallel treebanks need for other things.</source>
        <translation>Sætningens sent_id ”%1” har en skråstreg, som parallelle træbanker skal bruge til andet.</translation>
    </message>
    <message>
        <source>Expected # parallel_id = corpus/sentence, perhaps with /alt1, /part1 or /alt1part1 after it.</source>
        <translation>Forventede # parallel_id = korpus/sætning, eventuelt med /alt1, /part1 eller /alt1part1 bagefter.</translation>
    </message>
    <message>
        <source>The sentence has more than one parallel_id.</source>
        <translation>Sætningen har mere end ét parallel_id.</translation>
    </message>
    <message>
        <source>A sentence before this one has the same parallel_id.</source>
        <translation>En sætning før denne har det samme parallel_id.</translation>
    </message>
    <message>
        <source>The alternatives of a parallel sentence must be numbered alt1, alt2 and so on, all of them.</source>
        <translation>Alternativerne til en parallel sætning skal nummereres alt1, alt2 og så videre, alle sammen.</translation>
    </message>
    <message>
        <source>The parts of a parallel sentence must be numbered part1, part2 and so on, all of them.</source>
        <translation>Delene af en parallel sætning skal nummereres part1, part2 og så videre, alle sammen.</translation>
    </message>
    <message>
        <source>The sentence has more than one newdoc.</source>
        <translation>Sætningen har mere end ét newdoc.</translation>
    </message>
    <message>
        <source>The sentence has more than one newpar.</source>
        <translation>Sætningen har mere end ét newpar.</translation>
    </message>
    <message>
        <source>A document or paragraph begins here, but the sentence before ends in SpaceAfter=No.</source>
        <translation>Her begynder et dokument eller afsnit, men sætningen før ender med SpaceAfter=No.</translation>
    </message>
    <message>
        <source>The sentence has no text (# text = ...).</source>
        <translation>Sætningen har ingen tekst (# text = ...).</translation>
    </message>
    <message>
        <source>The sentence has more than one text.</source>
        <translation>Sætningen har mere end én text.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Teksten er tom.</translation>
    </message>
    <message>
        <source>The text ends in a blank.</source>
        <translation>Teksten ender med et blanktegn.</translation>
    </message>
    <message>
        <source>NoSpaceAfter=Yes must be SpaceAfter=No.</source>
        <translation>NoSpaceAfter=Yes skal være SpaceAfter=No.</translation>
    </message>
    <message>
        <source>SpaceAfter has no value but No, found "%1"; perhaps SpacesAfter is meant.</source>
        <translation>SpaceAfter har ingen anden værdi end No, heller ikke ”%1”; måske er SpacesAfter ment.</translation>
    </message>
    <message>
        <source>An empty node is not in the text and cannot have SpaceAfter=No.</source>
        <translation>En tom knude står ikke i teksten og kan ikke have SpaceAfter=No.</translation>
    </message>
    <message>
        <source>SpaceAfter=No belongs to the multiword token, not to a word in it.</source>
        <translation>SpaceAfter=No hører til flerordstokenet, ikke til et ord i det.</translation>
    </message>
    <message>
        <source>The form "%1" does not fit the text, which goes on "%2".</source>
        <translation>Formen ”%1” passer ikke til teksten, som fortsætter ”%2”.</translation>
    </message>
    <message>
        <source>In the text no space follows "%1": SpaceAfter=No is missing.</source>
        <translation>I teksten følger intet mellemrum efter ”%1”: SpaceAfter=No mangler.</translation>
    </message>
    <message>
        <source>The text goes on after the last form: "%1".</source>
        <translation>Teksten fortsætter efter den sidste form: ”%1”.</translation>
    </message>
    <message>
        <source>The relation of a word with head 0 must be root, found "%1".</source>
        <translation>Relationen for et ord med hoved 0 skal være root, ikke ”%1”.</translation>
    </message>
    <message>
        <source>The relation root is for the word with head 0 alone.</source>
        <translation>Relationen root er kun til ordet med hoved 0.</translation>
    </message>
    <message>
        <source>The relation of an enhanced arc from 0 must be root, found "%1".</source>
        <translation>Relationen for en udvidet bue fra 0 skal være root, ikke ”%1”.</translation>
    </message>
    <message>
        <source>The relation root is for enhanced arcs from 0 alone.</source>
        <translation>Relationen root er kun til udvidede buer fra 0.</translation>
    </message>
    <message>
        <source>The enhanced graph is not connected: no way leads from a root to %1.</source>
        <translation>Den udvidede graf er ikke sammenhængende: ingen vej fører fra en rod til %1.</translation>
    </message>
    <message>
        <source>The treebank has features, so a %1 should have PronType.</source>
        <translation>Træbanken har træk, så en %1 bør have PronType.</translation>
    </message>
    <message>
        <source>A finite verb should have the feature Mood.</source>
        <translation>Et finit verbum bør have trækket Mood.</translation>
    </message>
    <message>
        <source>The first word of a fixed expression should have the feature ExtPos.</source>
        <translation>Det første ord i et fast udtryk bør have trækket ExtPos.</translation>
    </message>
    <message>
        <source>A det must be DET or PRON, found %1.</source>
        <translation>En det skal være DET eller PRON, ikke %1.</translation>
    </message>
    <message>
        <source>A nummod must be NUM, found %1.</source>
        <translation>En nummod skal være NUM, ikke %1.</translation>
    </message>
    <message>
        <source>An advmod must be ADV or the like, found %1; a nominal is obl or nmod.</source>
        <translation>En advmod skal være ADV eller lignende, ikke %1; et nominal er obl eller nmod.</translation>
    </message>
    <message>
        <source>An expl must be PRON, DET or PART, found %1.</source>
        <translation>En expl skal være PRON, DET eller PART, ikke %1.</translation>
    </message>
    <message>
        <source>An aux must be AUX, found %1.</source>
        <translation>En aux skal være AUX, ikke %1.</translation>
    </message>
    <message>
        <source>A cop must be AUX, PRON or DET, found %1.</source>
        <translation>En cop skal være AUX, PRON eller DET, ikke %1.</translation>
    </message>
    <message>
        <source>A case cannot be %1; it is an adposition as a rule.</source>
        <translation>En case kan ikke være %1; den er som regel en adposition.</translation>
    </message>
    <message>
        <source>A mark cannot be %1; it is a subordinating conjunction as a rule.</source>
        <translation>En mark kan ikke være %1; den er som regel en underordningskonjunktion.</translation>
    </message>
    <message>
        <source>A cc cannot be %1; it is a coordinating conjunction as a rule.</source>
        <translation>En cc kan ikke være %1; den er som regel en sideordningskonjunktion.</translation>
    </message>
    <message>
        <source>A punct must be PUNCT, found %1.</source>
        <translation>En punct skal være PUNCT, ikke %1.</translation>
    </message>
    <message>
        <source>The relation of a PUNCT must be punct, found "%1".</source>
        <translation>Relationen for en PUNCT skal være punct, ikke ”%1”.</translation>
    </message>
    <message>
        <source>Proper nouns are not joined by fixed, but by flat.</source>
        <translation>Egennavne forbindes ikke med fixed, men med flat.</translation>
    </message>
    <message>
        <source>Words joined by flat:foreign should be X, with Foreign=Yes and no other feature.</source>
        <translation>Ord forbundet med flat:foreign bør være X, med Foreign=Yes og intet andet træk.</translation>
    </message>
    <message>
        <source>A conj must follow its head: the first conjunct is the head.</source>
        <translation>En conj skal følge efter sit hoved: det første sideordnede led er hovedet.</translation>
    </message>
    <message>
        <source>A fixed must follow its head: the first word of the expression is the head.</source>
        <translation>En fixed skal følge efter sit hoved: udtrykkets første ord er hovedet.</translation>
    </message>
    <message>
        <source>A flat must follow its head: the first word of the name is the head.</source>
        <translation>En flat skal følge efter sit hoved: navnets første ord er hovedet.</translation>
    </message>
    <message>
        <source>A goeswith must follow its head: the first part of the word is the head.</source>
        <translation>En goeswith skal følge efter sit hoved: ordets første del er hovedet.</translation>
    </message>
    <message>
        <source>An appos must follow its head: the first nominal is the head.</source>
        <translation>En appos skal følge efter sit hoved: det første nominal er hovedet.</translation>
    </message>
    <message>
        <source>A predicate has one subject, this one has several: %1. The subject of an outer clause is nsubj:outer.</source>
        <translation>Et prædikat har ét subjekt, dette har flere: %1. En ydre sætnings subjekt er nsubj:outer.</translation>
    </message>
    <message>
        <source>A predicate has one obj, this one has several: %1.</source>
        <translation>Et prædikat har ét obj, dette har flere: %1.</translation>
    </message>
    <message>
        <source>The head is a nominal and no predicate, so this is nmod, not obl.</source>
        <translation>Hovedet er et nominal og ikke et prædikat, så dette er nmod, ikke obl.</translation>
    </message>
    <message>
        <source>The head of an orphan should be a conj, found "%1".</source>
        <translation>Hovedet til en orphan bør være en conj, ikke ”%1”.</translation>
    </message>
    <message>
        <source>A word with the relation %2 (word %1) cannot have this one below it as %3.</source>
        <translation>Et ord med relationen %2 (ord %1) kan ikke have dette ord under sig som %3.</translation>
    </message>
    <message>
        <source>A later part of a word (word %1) cannot have words below it.</source>
        <translation>En senere del af et ord (ord %1) kan ikke have ord under sig.</translation>
    </message>
    <message>
        <source>A punctuation mark (word %1) cannot have this one below it as %3, only other punctuation.</source>
        <translation>Et tegn (ord %1) kan ikke have dette ord under sig som %3, kun anden tegnsætning.</translation>
    </message>
    <message>
        <source>The fixed expression has other words inside of it: %1.</source>
        <translation>Det faste udtryk har andre ord inde i sig: %1.</translation>
    </message>
    <message>
        <source>The parts of a word must follow one another, the head first.</source>
        <translation>Et ords dele skal følge efter hinanden, hovedet først.</translation>
    </message>
    <message>
        <source>Parts of a word joined by goeswith have spaces between them, but here is SpaceAfter=No.</source>
        <translation>Et ords dele, forbundet med goeswith, har mellemrum imellem sig, men her står SpaceAfter=No.</translation>
    </message>
    <message>
        <source>The treebank has features, so a word in parts must have Typo=Yes on the first.</source>
        <translation>Træbanken har træk, så et ord i dele skal have Typo=Yes på den første.</translation>
    </message>
    <message>
        <source>The lemma of a word in parts belongs to the first part; write _ here.</source>
        <translation>Lemmaet for et ord i dele hører til den første del; skriv _ her.</translation>
    </message>
    <message>
        <source>The part of speech of a word in parts belongs to the first part; write X here.</source>
        <translation>Ordklassen for et ord i dele hører til den første del; skriv X her.</translation>
    </message>
    <message>
        <source>The features of a word in parts belong to the first part; write _ here.</source>
        <translation>Trækkene for et ord i dele hører til den første del; skriv _ her.</translation>
    </message>
    <message>
        <source>A later part of a word can have no enhanced arc but its goeswith.</source>
        <translation>En senere del af et ord kan ikke have anden udvidet bue end sin goeswith.</translation>
    </message>
    <message>
        <source>The punctuation makes the arcs to these words non-projective: %1. Attach it elsewhere.</source>
        <translation>Tegnet gør buerne til disse ord ikke-projektive: %1. Knyt det til et andet ord.</translation>
    </message>
    <message>
        <source>The punctuation is attached non-projectively, over %1. Attach it elsewhere.</source>
        <translation>Tegnet er tilknyttet ikke-projektivt, hen over %1. Knyt det til et andet ord.</translation>
    </message>
    <message>
        <source>Lines must end in LF alone; this file has carriage returns.</source>
        <translation>Linjer skal slutte med LF alene; denne fil har vognreturtegn.</translation>
    </message>
    <message>
        <source>The word is marked as a member, but no coordination or apposition stands above it.</source>
        <translation>Ordet er mærket som led, men ingen sideordning eller apposition står over det.</translation>
    </message>
    <message>
        <source>No word below is a member of this coordination or apposition.</source>
        <translation>Intet ord nedenunder er led i denne sideordning eller apposition.</translation>
    </message>
    <message>
        <source>A Pred hangs on the root, a coordination or an apposition, but this one on word %1.</source>
        <translation>En Pred hænger på roden, en sideordning eller en apposition, men denne på ord %1.</translation>
    </message>
    <message>
        <source>The AuxK that ends a sentence hangs on the root, but this one on word %1.</source>
        <translation>Den AuxK, der afslutter en sætning, hænger på roden, men denne på ord %1.</translation>
    </message>
    <message>
        <source>An AuxK ends the sentence, but words follow this one.</source>
        <translation>En AuxK afslutter sætningen, men der følger ord efter denne.</translation>
    </message>
    <message>
        <source>Nothing hangs on this AuxC, which should introduce a clause.</source>
        <translation>Intet hænger på denne AuxC, som bør indlede en ledsætning.</translation>
    </message>
    <message>
        <source>Nothing hangs on this AuxP, which should introduce a noun.</source>
        <translation>Intet hænger på denne AuxP, som bør indlede et substantiv.</translation>
    </message>
    <message>
        <source>Nothing should hang on an %1.</source>
        <translation>Intet bør hænge på en %1.</translation>
    </message>
    <message>
        <source>The %1 "%2" has a blank, which the language %3 permits in other words only. Divide the word, or have this one permitted for the language.</source>
        <translation>%1 ”%2” har et blanktegn, som sproget %3 kun tillader i andre ord. Del ordet, eller få dette tilladt for sproget.</translation>
    </message>
    <message>
        <source>The multiword token %1 has Typo=Yes already; take it off here or there.</source>
        <translation>Flerordstokenet %1 har allerede Typo=Yes; fjern det her eller dér.</translation>
    </message>
    <message>
        <source>No feature %1 is documented for the language %2. Correct it, or have it documented.</source>
        <translation>Intet træk %1 er dokumenteret for sproget %2. Ret det, eller få det dokumenteret.</translation>
    </message>
    <message>
        <source>The feature %1 is not permitted in the language %2. Correct it, or have it permitted.</source>
        <translation>Trækket %1 er ikke tilladt i sproget %2. Ret det, eller få det tilladt.</translation>
    </message>
    <message>
        <source>The feature %1 has no value %2 in the language %3. Correct it, or have it documented.</source>
        <translation>Trækket %1 har ingen værdi %2 i sproget %3. Ret den, eller få den dokumenteret.</translation>
    </message>
    <message>
        <source>The feature %1 is not permitted with %2 in the language %3. Correct one of them, or have it permitted.</source>
        <translation>Trækket %1 er ikke tilladt med %2 i sproget %3. Ret et af dem, eller få det tilladt.</translation>
    </message>
    <message>
        <source>%1=%2 is not permitted with %3 in the language %4. Correct one of them, or have it permitted.</source>
        <translation>%1=%2 er ikke tilladt med %3 i sproget %4. Ret et af dem, eller få det tilladt.</translation>
    </message>
    <message>
        <source>The relation "%1" is not permitted in the language %2. Choose another one, or have it permitted.</source>
        <translation>Relationen ”%1” er ikke tilladt i sproget %2. Vælg en anden, eller få den tilladt.</translation>
    </message>
    <message>
        <source>The relation of the enhanced arc %1 is not permitted in the language %2. Correct it, or have its marker permitted.</source>
        <translation>Den udvidede bue %1 har en relation, der ikke er tilladt i sproget %2. Ret den, eller få dens markør tilladt.</translation>
    </message>
    <message>
        <source>"%1" is no auxiliary of the language %2. Correct lemma or part of speech, or have it permitted.</source>
        <translation>”%1” er intet hjælpeverbum i sproget %2. Ret lemma eller ordklasse, eller få det tilladt.</translation>
    </message>
    <message>
        <source>"%1" is no copula of the language %2. Correct lemma or relation, or have it permitted.</source>
        <translation>”%1” er ingen kopula i sproget %2. Ret lemma eller relation, eller få den tilladt.</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>coordination</source>
        <translation>sideordning</translation>
    </message>
    <message>
        <source>relative clause</source>
        <translation>relativsætning</translation>
    </message>
    <message>
        <source>clause</source>
        <translation>ledsætning</translation>
    </message>
    <message>
        <source>root</source>
        <translation>rod</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>tegnsætning</translation>
    </message>
    <message>
        <source>apposition and name</source>
        <translation>apposition og navn</translation>
    </message>
    <message>
        <source>left</source>
        <translation>venstre</translation>
    </message>
    <message>
        <source>right</source>
        <translation>højre</translation>
    </message>
    <message>
        <source>projective</source>
        <translation>projektiv</translation>
    </message>
    <message>
        <source>non-projective</source>
        <translation>ikke-projektiv</translation>
    </message>
    <message>
        <source>known</source>
        <translation>kendt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ukendt</translation>
    </message>
    <message>
        <source>another root</source>
        <translation>en anden rod</translation>
    </message>
    <message>
        <source>reverse an arc</source>
        <translation>vend en bue</translation>
    </message>
    <message>
        <source>move up the tree</source>
        <translation>flyt op i træet</translation>
    </message>
    <message>
        <source>move down the tree</source>
        <translation>flyt ned i træet</translation>
    </message>
    <message>
        <source>move elsewhere</source>
        <translation>flyt et andet sted hen</translation>
    </message>
    <message>
        <source>another relation</source>
        <translation>en anden relation</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>adpositional phrase (PP)</source>
        <translation>præpositionsforbindelse (PP)</translation>
    </message>
    <message>
        <source>none of these kinds</source>
        <translation>ingen af disse slags</translation>
    </message>
    <message>
        <source>no relation</source>
        <translation>ingen relation</translation>
    </message>
    <message>
        <source>no tag</source>
        <translation>intet tag</translation>
    </message>
    <message>
        <source>no particle</source>
        <translation>ingen partikel</translation>
    </message>
    <message>
        <source>no genre</source>
        <translation>ingen genre</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>%1 is better than %2: %3 more heads right, %8 by both tests.</source>
        <translation>%1 er bedre end %2: %3 flere rigtige hoveder, %8 ved begge tests.</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right, but only McNemar's test says so (%6), not the bootstrap (%7), which knows that the words of a sentence depend on each other.</source>
        <translation>%1 er måske bedre end %2: %3 flere rigtige hoveder, men det siger kun McNemars test (%6), ikke bootstrap (%7), som tager højde for, at en sætnings ord afhænger af hinanden.</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right, but only the bootstrap says so (%7), not McNemar's test (%6).</source>
        <translation>%1 er måske bedre end %2: %3 flere rigtige hoveder, men det siger kun bootstrap (%7), ikke McNemars test (%6).</translation>
    </message>
    <message>
        <source>No difference can be shown between %1 and %2: %4 and %5 heads right, %6 by McNemar's test, %7 by the bootstrap.</source>
        <translation>Der kan ikke påvises nogen forskel mellem %1 og %2: %4 og %5 rigtige hoveder, %6 ved McNemars test, %7 ved bootstrap.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same heads right: %4.</source>
        <translation>%1 og %2 har de samme hoveder rigtige: %4.</translation>
    </message>
    <message>
        <source>%1 is better than %2: %3 more heads right with their relations, %8 by both tests.</source>
        <translation>%1 er bedre end %2: %3 flere rigtige hoveder med rigtig relation, %8 ved begge tests.</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right with their relations, but only McNemar's test says so (%6), not the bootstrap (%7), which knows that the words of a sentence depend on each other.</source>
        <translation>%1 er måske bedre end %2: %3 flere rigtige hoveder med rigtig relation, men det siger kun McNemars test (%6), ikke bootstrap (%7), som tager højde for, at en sætnings ord afhænger af hinanden.</translation>
    </message>
    <message>
        <source>%1 may be better than %2: %3 more heads right with their relations, but only the bootstrap says so (%7), not McNemar's test (%6).</source>
        <translation>%1 er måske bedre end %2: %3 flere rigtige hoveder med rigtig relation, men det siger kun bootstrap (%7), ikke McNemars test (%6).</translation>
    </message>
    <message>
        <source>No difference can be shown between %1 and %2: %4 and %5 heads right with their relations, %6 by McNemar's test, %7 by the bootstrap.</source>
        <translation>Der kan ikke påvises nogen forskel mellem %1 og %2: %4 og %5 rigtige hoveder med rigtig relation, %6 ved McNemars test, %7 ved bootstrap.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same heads right with their relations: %4.</source>
        <translation>%1 og %2 har de samme hoveder rigtige med deres relationer: %4.</translation>
    </message>
    <message>
        <source>The p are corrected for %1 pairs of systems by Holm's method.</source>
        <translation>Alle p-værdier er korrigeret for %1 par af systemer med Holms metode.</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stopper…</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>%1 in %2</source>
        <comment>file, folder</comment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>Arcwright</source>
        <translation>Arcwright</translation>
    </message>
    <message>
        <source>%1[*] (read only) — Arcwright</source>
        <translation>%1[*] (skrivebeskyttet) — Arcwright</translation>
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
        <translation>Form</translation>
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
        <translation>Træk</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Hoved</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>Forældre</translation>
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
        <translation>Filer</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Redigér</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Ret</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Gå</translation>
    </message>
    <message>
        <source>Parser</source>
        <translation>Parser</translation>
    </message>
    <message>
        <source>Suspicious annotations</source>
        <translation>Mistænkelige annotationer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Afspiller</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AlikeModel</name>
    <message>
        <source>Sentence</source>
        <translation>Sætning</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Its arc now</source>
        <translation>Dets bue nu</translation>
    </message>
    <message>
        <source>Corrected likewise</source>
        <translation>Rettet på samme måde</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AlikePanel</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Arcs that stand alike</source>
        <translation>Tilsvarende buer</translation>
    </message>
    <message>
        <source>Correct an arc: those that stand just as it stood are listed here.</source>
        <translation>Ret en bue: andre buer, der stod ligesom den, vises her.</translation>
    </message>
    <message>
        <source>No other arc that nobody has decided on stands so.</source>
        <translation>Der er ingen anden tilsvarende bue, som ikke er afgjort.</translation>
    </message>
    <message numerus="yes">
        <source>Correct %n</source>
        <translation>
            <numerusform>Ret %n</numerusform>
            <numerusform>Ret %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arc(s) corrected likewise.</source>
        <translation>
            <numerusform>%n bue rettet på samme måde.</numerusform>
            <numerusform>%n buer rettet på samme måde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n ikke, i sætning %1: %2</numerusform>
            <numerusform>%n ikke, den første i sætning %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n stand so)</source>
        <comment>what was corrected, how many others stand as before it</comment>
        <translation>
            <numerusform>%1 (%n tilsvarende bue)</numerusform>
            <numerusform>%1 (%n tilsvarende buer)</numerusform>
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
        <translation>Årsager</translation>
    </message>
    <message>
        <source>the search for suspicious annotations</source>
        <translation>søgningen efter mistænkelige annotationer</translation>
    </message>
    <message>
        <source>the learning curve</source>
        <translation>læringskurven</translation>
    </message>
    <message>
        <source>the simulated annotator</source>
        <translation>den simulerede annotator</translation>
    </message>
    <message>
        <source>Learning curves not saved</source>
        <translation>Læringskurverne er ikke gemt</translation>
    </message>
    <message>
        <source>The learning curves are in no file, and will be lost.</source>
        <translation>Læringskurverne er ikke i nogen fil og går tabt.</translation>
    </message>
    <message>
        <source>Simulations not saved</source>
        <translation>Simuleringerne er ikke gemt</translation>
    </message>
    <message>
        <source>The simulations are in no file, and will be lost.</source>
        <translation>Simuleringerne er ikke i nogen fil og går tabt.</translation>
    </message>
    <message>
        <source>the learning curves</source>
        <translation>læringskurverne</translation>
    </message>
    <message>
        <source>the simulations</source>
        <translation>simuleringerne</translation>
    </message>
    <message>
        <source>the search for causes of errors</source>
        <translation>søgningen efter årsager til fejl</translation>
    </message>
    <message>
        <source>The figures are of the new predictions now.</source>
        <translation>Figurerne viser nu de nye forudsigelser.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AnalysisPage</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 er gemt</translation>
    </message>
    <message>
        <source>+ Figure</source>
        <translation>+ Figur</translation>
    </message>
    <message>
        <source>Puts another figure on the dashboard</source>
        <translation>Sætter endnu en figur i oversigten</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>All of it as one page, to read, print and send (%1)</source>
        <translation>Det hele som én side, til at læse, udskrive og sende (%1)</translation>
    </message>
    <message>
        <source>There is nothing to report yet.</source>
        <translation>Der er intet at rapportere endnu.</translation>
    </message>
    <message>
        <source>Page for a browser (*.html)</source>
        <translation>Side til en browser (*.html)</translation>
    </message>
    <message>
        <source>Printed pages (*.pdf)</source>
        <translation>Trykte sider (*.pdf)</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Gem en rapport</translation>
    </message>
    <message>
        <source>report</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>No treebank is open, so there is nothing to analyse.</source>
        <translation>Ingen træbank er åben, så der er intet at analysere.</translation>
    </message>
    <message>
        <source>There is nothing to compare the open treebank with yet. Open a parser's output, or train a parser here: predictions are compared as soon as they are there.</source>
        <translation>Der er endnu intet at sammenligne den åbne træbank med. Åbn en parsers output, eller træn en parser her: forudsigelser sammenlignes, så snart de er der.</translation>
    </message>
    <message>
        <source>Nothing can be scored: the parser was trained on these very sentences. Train here, and each sentence is parsed by a model that has not seen it; or open another treebank.</source>
        <translation>Intet kan scores: parseren er trænet på netop disse sætninger. Træn her, så parses hver sætning af en model, der ikke har set den; eller åbn en anden træbank.</translation>
    </message>
    <message>
        <source>The figures are being computed…</source>
        <translation>Figurerne beregnes…</translation>
    </message>
    <message>
        <source>No system is chosen: choose one above.</source>
        <translation>Intet system er valgt: vælg et ovenfor.</translation>
    </message>
    <message>
        <source>The model %1 is being opened; then what it predicts is compared.</source>
        <translation>Modellen %1 åbnes; så sammenlignes det, den forudsiger.</translation>
    </message>
    <message>
        <source>A parser is being trained; as soon as it has predicted, that is compared here.</source>
        <translation>En parser trænes; så snart den har forudsagt, sammenlignes forudsigelserne her.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AnalysisTabs</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Figures, causes or suspicious annotations</source>
        <translation>Figurer, årsager eller mistænkelige annotationer</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurer</translation>
    </message>
    <message>
        <source>Suspicious annotations</source>
        <translation>Mistænkelige annotationer</translation>
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
        <translation>Bekræftelser, fastgørelser og bemærkninger gemmes fra nu af i filen.</translation>
    </message>
    <message>
        <source>Confirmations, pins and remarks are kept beside the file from now on.</source>
        <translation>Bekræftelser, fastgørelser og bemærkninger gemmes fra nu af ved siden af filen.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::BunsetsuForm</name>
    <message>
        <source>Learn types of dependencies</source>
        <translation>Lær dependensers typer</translation>
    </message>
    <message>
        <source>Whose head is looked for first, and which candidates play first</source>
        <translation>Hvis hoved der søges først, og hvilke kandidater der spiller først</translation>
    </message>
    <message>
        <source>What is looked at of two bunsetsu</source>
        <translation>Det, der ses på hos to bunsetsuer</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineær</translation>
    </message>
    <message>
        <source>Support vector machine, cubic kernel (slow)</source>
        <translation>Supportvektormaskine, kubisk kerne (langsom)</translation>
    </message>
    <message>
        <source>Who answers the parser's questions.
The kernel's training takes many minutes on ten thousand sentences.</source>
        <translation>Hvem der besvarer parserens spørgsmål.
Træning af kernen tager mange minutter på ti tusind sætninger.</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Dekoder</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rækkefølge</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Ranker</source>
        <translation>Rangordning</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Standard and neighbourhood</source>
        <translation>Standard og naboskab</translation>
    </message>
    <message>
        <source>All, with dependents found so far</source>
        <translation>Alle, med dependenter fundet indtil nu</translation>
    </message>
    <message>
        <source>From the right, nearest candidates first</source>
        <translation>Fra højre, nærmeste kandidater først</translation>
    </message>
    <message>
        <source>From the right, farthest candidates first</source>
        <translation>Fra højre, fjerneste kandidater først</translation>
    </message>
    <message>
        <source>From the left, nearest candidates first</source>
        <translation>Fra venstre, nærmeste kandidater først</translation>
    </message>
    <message>
        <source>From the left, farthest candidates first</source>
        <translation>Fra venstre, fjerneste kandidater først</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CanvasMenu</name>
    <message>
        <source>&amp;Delete the empty node</source>
        <translation>&amp;Slet den tomme knude</translation>
    </message>
    <message>
        <source>Guesses of %1</source>
        <translation>Gæt fra %1</translation>
    </message>
    <message>
        <source>&amp;%1  %2</source>
        <comment>rank, guess</comment>
        <translation>&amp;%1  %2</translation>
    </message>
    <message>
        <source>Guesses of %1; ↑: by what you decided here</source>
        <translation>Gæt fra %1; ↑: efter det, du har afgjort her</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CauseCharts</name>
    <message>
        <source>How near gold's head was</source>
        <translation>Hvor nær guldhovedet var</translation>
    </message>
    <message>
        <source>Missed, or not preferred</source>
        <translation>Overset eller ikke foretrukket</translation>
    </message>
    <message>
        <source>What the repair of one repairs</source>
        <translation>Hvad der ellers rettes med ét hoved</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CauseModel</name>
    <message>
        <source>Sentence</source>
        <translation>Sætning</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of the sentence</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Gold's head</source>
        <translation>Det rigtige hoved</translation>
    </message>
    <message>
        <source>Parser's head</source>
        <translation>Parserens hoved</translation>
    </message>
    <message>
        <source>The place of gold's head among all that the parser considered, and what its best tree scores less</source>
        <translation>Guldhovedets plads blandt alle dem, parseren overvejede, og hvor meget mindre dets bedste træ scorer</translation>
    </message>
    <message>
        <source>Gold's head is</source>
        <translation>Det rigtige er</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Fejltype</translation>
    </message>
    <message>
        <source>Other heads that become right when this one is put right</source>
        <translation>Andre hoveder, der bliver rigtige, når dette rettes</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparerer</translation>
    </message>
    <message>
        <source>Right heads that become wrong when this one is put right</source>
        <translation>Rigtige hoveder, der bliver forkerte, når dette rettes</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Ødelægger</translation>
    </message>
    <message>
        <source>No tree with gold's head was to be had: the arc was left out as hopeless beforehand, or what was decided before rules it out.</source>
        <translation>Et træ med guldstandardens hoved var ikke til at få: buen blev på forhånd udeladt som håbløs, eller det, der blev afgjort før, udelukker den.</translation>
    </message>
    <message>
        <source>Why the tree of the whole sentence is not gold's. This head may be second best by itself, and another arc of gold's tree may have been left out.</source>
        <translation>Hvorfor hele sætningens træ ikke er guldtræet. Dette hoved kan for sig være næstbedst, mens en anden bue i guldtræet kan være udeladt.</translation>
    </message>
    <message>
        <source>Its tree</source>
        <translation>Sætningens træ</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CausePage</name>
    <message>
        <source>Find causes</source>
        <translation>Find årsager</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Progress of the search for causes</source>
        <translation>Forløbet af søgningen efter årsager</translation>
    </message>
    <message>
        <source>Causes of errors</source>
        <translation>Årsager til fejl</translation>
    </message>
    <message>
        <source>The wrong head and what its repair repairs</source>
        <translation>Det forkerte hoved, og hvad der ellers rettes med det</translation>
    </message>
    <message>
        <source>Wrong heads</source>
        <translation>Forkerte hoveder</translation>
    </message>
    <message>
        <source>No head is wrong.</source>
        <translation>Intet hoved er forkert.</translation>
    </message>
    <message>
        <source>None is of this choice.</source>
        <translation>Ingen svarer til dette valg.</translation>
    </message>
    <message>
        <source>Parses every sentence, and those with errors once more for each wrong head</source>
        <translation>Parser hver sætning og dem med fejl én gang til for hvert forkert hoved</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Sætning %1</translation>
    </message>
    <message>
        <source>above: gold</source>
        <translation>foroven: guld</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>forneden: %1</translation>
    </message>
    <message>
        <source>Find again</source>
        <translation>Find igen</translation>
    </message>
    <message>
        <source>%1% done</source>
        <comment>progress</comment>
        <translation>%1 % færdig</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) edited since</source>
        <translation>
            <numerusform>%n sætning redigeret siden</numerusform>
            <numerusform>%n sætninger redigeret siden</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulleret.</translation>
    </message>
    <message>
        <source>Causes are told of the parser in use: train one here, or open a model. Outputs of other parsers do not say what their parser would have done otherwise.</source>
        <translation>Årsager angives for den aktive parser: træn en her, eller åbn en model. Output fra andre parsere siger ikke, hvad de ellers ville have gjort.</translation>
    </message>
    <message>
        <source>The parser is asked about each head that it has wrong: whether gold's was its second best choice or far behind; whether the decoder missed a tree that the model prefers, or the model prefers the wrong one; and, by parsing the sentence again with that head put right, which other errors vanish with it. Sentences that the parser was trained on are left out.</source>
        <translation>Parseren spørges om hvert hoved, den har forkert: om guldhovedet var dens næstbedste valg eller langt bagefter; om dekoderen overså et træ, som modellen foretrækker, eller modellen foretrækker det forkerte; og, ved at parse sætningen igen med hovedet rettet, hvilke andre fejl der forsvinder med det. Sætninger, som parseren er trænet på, udelades.</translation>
    </message>
    <message>
        <source>Pattern of the errors that are listed</source>
        <translation>Mønster for de fejl, der vises</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Kolonne %1: %2</translation>
    </message>
    <message>
        <source>Only errors of this pattern: %1, or counted: %2</source>
        <translation>Kun fejl med dette mønster: %1, eller optalt: %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ChooseExerciseDialog</name>
    <message>
        <source>From a &amp;file…</source>
        <translation>Fra en &amp;fil…</translation>
    </message>
    <message>
        <source>Do an exercise</source>
        <translation>Løs en opgave</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Opgaver</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>file, folder</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Løs den</translation>
    </message>
    <message>
        <source>One that a teacher has sent you: a file that ends in .arcexercise</source>
        <translation>En opgave, som en underviser har sendt dig: en fil, der ender på .arcexercise</translation>
    </message>
    <message>
        <source>Draw trees, or answer questions, and be told what is right. Those that come with the program are made of its sample treebanks.</source>
        <translation>Tegn træer, eller svar på spørgsmål, og få at vide, hvad der er rigtigt. De opgaver, der følger med programmet, er lavet af dets eksempeltræbanker.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ChordDialog</name>
    <message>
        <source>Chords</source>
        <translation>Bogstavkoder</translation>
    </message>
    <message>
        <source>Letters typed quickly, one after the other, on a selected word set its relation, tags and features at once. What is left empty stays as it is. A letter that begins a chord and is a shortcut too waits a moment.</source>
        <translation>Bogstaver, der skrives hurtigt efter hinanden på et valgt ord, sætter dets relation, tags og træk på én gang. Det, der er tomt, bliver, som det er. Et bogstav, der begynder en bogstavkode og også er en genvej, venter et øjeblik.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Bogstaver</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
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
        <translation>Træk</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Tilføj</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>Add a &amp;set</source>
        <translation>Tilføj et &amp;sæt</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Find en kommando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Kommandoer</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Intet fundet for ”%1”.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>slået til</translation>
    </message>
    <message>
        <source>off</source>
        <translation>slået fra</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>state, keys</comment>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Find a command, a setting, a sample, a label or a page of the handbook</source>
        <translation>Find kommando, indstilling, eksempel, etiket eller side i håndbogen</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ConfirmedEdits</name>
    <message>
        <source>The sentence is confirmed, and stays so after this edit.</source>
        <translation>Sætningen er bekræftet og forbliver det efter denne redigering.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ContextHelp</name>
    <message>
        <source>First close “%1”.</source>
        <translation>Luk først ”%1”.</translation>
    </message>
    <message>
        <source>First close the dialog that is open.</source>
        <translation>Luk først den dialog, der er åben.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CourseCharts</name>
    <message>
        <source>Loss a sentence</source>
        <translation>Tab pr. sætning</translation>
    </message>
    <message>
        <source>Sentences that changed weights</source>
        <translation>Sætninger, der ændrede vægte</translation>
    </message>
    <message>
        <source>Sentences a second</source>
        <translation>Sætninger pr. sekund</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CurveChart</name>
    <message>
        <source>Training curve</source>
        <translation>Træningskurve</translation>
    </message>
    <message>
        <source>UAS, held out</source>
        <translation>UAS, tilbageholdt</translation>
    </message>
    <message>
        <source>LAS, held out</source>
        <translation>LAS, tilbageholdt</translation>
    </message>
    <message>
        <source>UAS, training</source>
        <translation>UAS, træning</translation>
    </message>
    <message>
        <source>LAS, training</source>
        <translation>LAS, træning</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoke</translation>
    </message>
    <message>
        <source>epoch, training on %1</source>
        <translation>epoke, træning på %1</translation>
    </message>
    <message>
        <source>heads, held out</source>
        <translation>hoveder, tilbageholdt</translation>
    </message>
    <message>
        <source>heads, training</source>
        <translation>hoveder, træning</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CurveWindow</name>
    <message>
        <source>Sizes</source>
        <translation>Størrelser</translation>
    </message>
    <message>
        <source>All sentences, a half, a quarter, …: so many sizes</source>
        <translation>Alle sætninger, halvdelen, en fjerdedel, …: så mange størrelser</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stikprøver</translation>
    </message>
    <message>
        <source>Models of every size, each on other sentences</source>
        <translation>Modeller for hver størrelse, hver på andre sætninger</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoker</translation>
    </message>
    <message>
        <source>How often each training goes over its sentences</source>
        <translation>Hvor mange gange hver træning gennemløber sine sætninger</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Læringskurve</translation>
    </message>
    <message>
        <source>Scores by the size of the training data</source>
        <translation>Scorer efter træningsdataenes størrelse</translation>
    </message>
    <message>
        <source>Parsers are trained on parts of the open treebank and scored on sentences that none of them has seen: every tenth, which is held out, or those of a development file.</source>
        <translation>Parsere trænes på dele af træbanken og måles på usete: hver tiende sætning eller en fil.</translation>
    </message>
    <message>
        <source>The parsers that get a curve each; all other settings are those of Train</source>
        <translation>De parsere, der hver får en kurve; alle andre indstillinger er dem under Træning</translation>
    </message>
    <message>
        <source>Shows the figures as a table, or as a picture again</source>
        <translation>Viser tallene som en tabel eller igen som et billede</translation>
    </message>
    <message>
        <source>Adds the curves of a file to these</source>
        <translation>Føjer en fils kurver til disse</translation>
    </message>
    <message>
        <source>Saves the curves, to open them again, or as a picture or a table</source>
        <translation>Gemmer kurverne, til at åbne igen, eller som billede eller tabel</translation>
    </message>
    <message>
        <source>No parser</source>
        <translation>Ingen parser</translation>
    </message>
    <message>
        <source>Parsers: %1</source>
        <translation>Parsere: %1</translation>
    </message>
    <message>
        <source>Open learning curves</source>
        <translation>Åbn læringskurver</translation>
    </message>
    <message>
        <source>Learning curves (*.json);;All files (*)</source>
        <translation>Læringskurver (*.json);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Learning curves, to open them again (*.json)</source>
        <translation>Læringskurver, til at åbne igen (*.json)</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>Skalerbart billede (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>Trykt side (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>Pixels (*.png)</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Tabulatorseparerede værdier (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommaseparerede værdier (*.csv)</translation>
    </message>
    <message>
        <source>Save learning curves</source>
        <translation>Gem læringskurver</translation>
    </message>
    <message>
        <source>learning-curves</source>
        <comment>name of a file</comment>
        <translation>læringskurver</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Dashboard</name>
    <message>
        <source>Kinds of attachment…</source>
        <translation>Tilknytningstyper…</translation>
    </message>
    <message>
        <source>The usual ones again</source>
        <translation>De sædvanlige igen</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DashboardCard</name>
    <message>
        <source>Being computed…</source>
        <translation>Beregnes…</translation>
    </message>
    <message>
        <source>By which property</source>
        <translation>Efter hvilken egenskab</translation>
    </message>
    <message>
        <source>By which second property</source>
        <translation>Efter hvilken anden egenskab</translation>
    </message>
    <message>
        <source>Order of rows and columns</source>
        <translation>Rækkefølge af rækker og kolonner</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>efter størrelse</translation>
    </message>
    <message>
        <source>by errors</source>
        <translation>efter antal fejl</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>efter navn</translation>
    </message>
    <message>
        <source>in clusters</source>
        <translation>i klynger</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Shows the figures as a table, or as a picture again</source>
        <translation>Viser tallene som en tabel eller igen som et billede</translation>
    </message>
    <message>
        <source>Save, copy, remove</source>
        <translation>Gem, kopiér, fjern</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>Det, der kan gøres med den</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Gem billedet…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Kopiér billedet</translation>
    </message>
    <message>
        <source>Save the &amp;table…</source>
        <translation>Gem &amp;tabellen…</translation>
    </message>
    <message>
        <source>C&amp;opy the table</source>
        <translation>K&amp;opiér tabellen</translation>
    </message>
    <message>
        <source>&amp;Kinds of attachment…</source>
        <translation>Tilknytningst&amp;yper…</translation>
    </message>
    <message>
        <source>&amp;Remove it from the dashboard</source>
        <translation>&amp;Fjern fra oversigten</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Tabulatorseparerede værdier (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommaseparerede værdier (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>Skalerbart billede (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>Trykt side (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>Pixels (*.png)</translation>
    </message>
    <message>
        <source>Save a table</source>
        <translation>Gem en tabel</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Gem et billede</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 er gemt</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Billedet er på udklipsholderen.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Tabellen er på udklipsholderen.</translation>
    </message>
    <message>
        <source>by what is missed</source>
        <translation>efter det, der overses</translation>
    </message>
    <message>
        <source>by what is found too often</source>
        <translation>efter det, der findes for ofte</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DiagramWidget</name>
    <message>
        <source>Dependency diagram</source>
        <translation>Dependensdiagram</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DrillDown</name>
    <message>
        <source>Choose nothing</source>
        <translation>Vælg intet</translation>
    </message>
    <message>
        <source>Click a bar, point or cell, or type a pattern: %1</source>
        <translation>Klik på en søjle, et punkt eller en celle, eller skriv et mønster: %1</translation>
    </message>
    <message>
        <source>Pattern of the words listed</source>
        <translation>Mønster for de viste ord</translation>
    </message>
    <message>
        <source>The words behind it</source>
        <translation>De bagvedliggende ord</translation>
    </message>
    <message>
        <source>No word is so.</source>
        <translation>Intet ord svarer til det.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Kolonne %1: %2</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Sætning %1</translation>
    </message>
    <message>
        <source>above: gold</source>
        <translation>foroven: guld</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>forneden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n træf</numerusform>
            <numerusform>%n træf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n gruppe</numerusform>
            <numerusform>%n grupper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bunsetsu</source>
        <translation>
            <numerusform>%n bunsetsu</numerusform>
            <numerusform>%n bunsetsuer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n ord</numerusform>
            <numerusform>%n ord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sætning</numerusform>
            <numerusform>%n sætninger</numerusform>
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
        <translation>og %1:  %2</translation>
    </message>
    <message>
        <source>The words are listed as soon as the scores are there.</source>
        <translation>Ordene vises, så snart tallene er beregnet.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Edits</name>
    <message>
        <source>Sentence %1: %2</source>
        <translation>Sætning %1: %2</translation>
    </message>
    <message>
        <source>Undone. %1</source>
        <comment>how it is now</comment>
        <translation>Fortrudt. %1</translation>
    </message>
    <message>
        <source>Done again. %1</source>
        <comment>how it is now</comment>
        <translation>Gendannet. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; in %n file(s)</source>
        <comment>a step, in how many files it was made at once</comment>
        <translation>
            <numerusform>%1; i %n fil</numerusform>
            <numerusform>%1; i %n filer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::EnhanceDialog</name>
    <message>
        <source>Arcs of the tree</source>
        <translation>Træets buer</translation>
    </message>
    <message>
        <source>Empty nodes for predicates that are left out</source>
        <translation>Tomme knuder for udeladte prædikater</translation>
    </message>
    <message>
        <source>Dependents that conjuncts share</source>
        <translation>Sideordnede leds fælles dependenter</translation>
    </message>
    <message>
        <source>Parents of conjuncts</source>
        <translation>Sideordnede leds forældre</translation>
    </message>
    <message>
        <source>Subjects of xcomp</source>
        <translation>Subjekter for xcomp</translation>
    </message>
    <message>
        <source>What relative pronouns stand for</source>
        <translation>Det, relative pronominer står for</translation>
    </message>
    <message>
        <source>Adpositions, conjunctions and Case in relations</source>
        <translation>Adpositioner, konjunktioner og Case i relationer</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvis</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anvend</translation>
    </message>
    <message>
        <source>Progress of the enhanced graphs</source>
        <translation>Forløbet af arbejdet med de udvidede grafer</translation>
    </message>
    <message>
        <source>Enhanced graphs</source>
        <translation>Udvidede grafer</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) changed.</source>
        <translation>
            <numerusform>%n sætning ændret.</numerusform>
            <numerusform>%n sætninger ændret.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation>Denne sætning</translation>
    </message>
    <message>
        <source>Sentences with a match of</source>
        <translation>Sætninger med træf på</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>Alle sætninger</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Mønster</translation>
    </message>
    <message>
        <source>Add what is missing</source>
        <translation>Tilføj det, der mangler</translation>
    </message>
    <message>
        <source>Make the graphs anew</source>
        <translation>Lav graferne på ny</translation>
    </message>
    <message>
        <source>Take the graphs away</source>
        <translation>Fjern graferne</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Det, der gøres</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Det, der ville blive ændret</translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>Linjer, der afviger</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Kolonne %1: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) would change.</source>
        <translation>
            <numerusform>%n sætning ville blive ændret.</numerusform>
            <numerusform>%n sætninger ville blive ændret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be changed, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n kan ikke ændres, sætning %1: %2</numerusform>
            <numerusform>%n kan ikke ændres, den første er sætning %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>As the guidelines have it, whatever this treebank does</source>
        <translation>Som retningslinjerne siger, uanset hvad denne træbank gør</translation>
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
            <numerusform>%1 har en opgave på %n sætning</numerusform>
            <numerusform>%1 har en opgave på %n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The exercise has no sentences.</source>
        <translation>Opgaven har ingen sætninger.</translation>
    </message>
    <message>
        <source>Do an exercise</source>
        <translation>Løs en opgave</translation>
    </message>
    <message>
        <source>Exercises (*.arcexercise *.json);;All files (*)</source>
        <translation>Opgaver (*.arcexercise *.json);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Save the exercise</source>
        <translation>Gem opgaven</translation>
    </message>
    <message>
        <source>None of these sentences has a tree that could be drawn. Choose others.</source>
        <translation>Ingen af disse sætninger har et træ, der kunne tegnes. Vælg andre.</translation>
    </message>
    <message>
        <source>“%1” are no numbers of sentences, such as 3, 7-9, up to %2.</source>
        <translation>”%1” er ikke numre på sætninger op til %2, som f.eks. 3, 7-9.</translation>
    </message>
    <message>
        <source>There is nothing to ask: choose sentences, or a step after which an algorithm decides something.</source>
        <translation>Der er intet at spørge om: vælg sætninger eller et trin, hvorefter en algoritme afgør noget.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n question(s) about algorithms</source>
        <translation>
            <numerusform>%1 har %n spørgsmål om algoritmer</numerusform>
            <numerusform>%1 har %n spørgsmål om algoritmer</numerusform>
        </translation>
    </message>
    <message>
        <source>the solution is in %1; keep it to yourself</source>
        <translation>løsningen er i %1; hold den for dig selv</translation>
    </message>
    <message>
        <source>Open a treebank, or watch an algorithm: there is nothing yet to make an exercise of.</source>
        <translation>Åbn en træbank, eller se en algoritme: der er endnu intet at lave en opgave af.</translation>
    </message>
    <message>
        <source>Save the solution, which is for you alone</source>
        <translation>Gem løsningen, som kun er til dig</translation>
    </message>
    <message>
        <source>Solutions (*.arcsolution);;All files (*)</source>
        <translation>Løsninger (*.arcsolution);;Alle filer (*)</translation>
    </message>
    <message>
        <source>exercise</source>
        <comment>name of a file</comment>
        <translation>opgave</translation>
    </message>
    <message>
        <source>The exercise would be larger than %1 MB, and nobody could open it. Choose fewer sentences or questions.</source>
        <translation>Opgaven ville blive større end %1 MB, og ingen kunne åbne den. Vælg færre sætninger eller spørgsmål.</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) without a tree that could be drawn are left out</source>
        <translation>
            <numerusform>%n sætning uden et træ, der kan tegnes, er udeladt</numerusform>
            <numerusform>%n sætninger uden et træ, der kan tegnes, er udeladt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ExerciseWindow</name>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>F&amp;orrige sætning</translation>
    </message>
    <message>
        <source>&amp;Next sentence</source>
        <translation>&amp;Næste sætning</translation>
    </message>
    <message>
        <source>&amp;Go on with…</source>
        <translation>&amp;Fortsæt med…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Gem…</translation>
    </message>
    <message>
        <source>&amp;Hand in…</source>
        <translation>&amp;Aflever…</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Opgave</translation>
    </message>
    <message>
        <source>The sentence whose tree is to be drawn</source>
        <translation>Den sætning, hvis træ skal tegnes</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Tilbagemelding</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>dit navn</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Na&amp;vn</translation>
    </message>
    <message>
        <source>Go on with trees that you saved before</source>
        <translation>Fortsæt med træer, du har gemt tidligere</translation>
    </message>
    <message>
        <source>Save your trees</source>
        <translation>Gem dine træer</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Sætning %1 af %2</translation>
    </message>
    <message>
        <source>%1 of %2 heads (%3 %)</source>
        <translation>%1 af %2 hoveder (%3 %)</translation>
    </message>
    <message>
        <source>%1, %2 with their relation (%3 %)</source>
        <translation>%1, %2 med deres relation (%3 %)</translation>
    </message>
    <message>
        <source>Right in this sentence: %1.</source>
        <translation>Rigtigt i denne sætning: %1.</translation>
    </message>
    <message>
        <source>In all: %1.</source>
        <translation>I alt: %1.</translation>
    </message>
    <message>
        <source>Arcs go round in a circle: none of its words hangs below the root.</source>
        <translation>Buer danner en kreds: ingen af dens ord hænger under roden.</translation>
    </message>
    <message>
        <source>Heads still to be drawn: %1. Drag from a word to its head, or into the circle over it if it is the root.</source>
        <translation>Hoveder, der mangler at blive tegnet: %1. Træk fra et ord til dets hoved, eller ind i cirklen over det, hvis det er roden.</translation>
    </message>
    <message>
        <source>Every word has a head.</source>
        <translation>Hvert ord har et hoved.</translation>
    </message>
    <message>
        <source>Handed in. The solution stands above the words, your tree below.</source>
        <translation>Afleveret. Løsningen står over ordene, dit træ under.</translation>
    </message>
    <message>
        <source>You will see what is right when you have handed in.</source>
        <translation>Du får at se, hvad der er rigtigt, når du har afleveret.</translation>
    </message>
    <message>
        <source>Write your name first.</source>
        <translation>Skriv først dit navn.</translation>
    </message>
    <message>
        <source>Hand in your trees as</source>
        <translation>Aflever dine træer som</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Gemt i %1.</translation>
    </message>
    <message>
        <source>How an exercise is done (%1)</source>
        <translation>Sådan løses en opgave (%1)</translation>
    </message>
    <message>
        <source>Every word has a head. Relations still to be chosen: %1. Click the question mark on an arc.</source>
        <translation>Hvert ord har et hoved. Relationer, der endnu skal vælges: %1. Klik på spørgsmålstegnet på en bue.</translation>
    </message>
    <message>
        <source>%1 of %2 answers (%3 %)</source>
        <translation>%1 af %2 svar (%3 %)</translation>
    </message>
    <message>
        <source>Right in this question: %1.</source>
        <translation>Rigtigt i dette spørgsmål: %1.</translation>
    </message>
    <message>
        <source>In all questions: %1.</source>
        <translation>I alle spørgsmål: %1.</translation>
    </message>
    <message>
        <source>Answers still to be given: %1.</source>
        <translation>Svar, der mangler: %1.</translation>
    </message>
    <message>
        <source>There is an answer to everything here.</source>
        <translation>Her er der svar på alt.</translation>
    </message>
    <message>
        <source>Click a question mark to choose a relation.</source>
        <translation>Klik på et spørgsmålstegn for at vælge en relation.</translation>
    </message>
    <message>
        <source>Handed in. Nothing can be changed any more.</source>
        <translation>Afleveret. Intet kan ændres længere.</translation>
    </message>
    <message>
        <source>Handed in.</source>
        <translation>Afleveret.</translation>
    </message>
    <message>
        <source>The marks come from your teacher, who alone has the solution.</source>
        <translation>Bedømmelsen kommer fra din underviser, som alene har løsningen.</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>F&amp;orrige</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Næste</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Spørgsmål %1 af %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ExportDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>Gen&amp;nemse…</translation>
    </message>
    <message>
        <source>&amp;Keep the original beside it</source>
        <translation>&amp;Behold originalen ved siden af</translation>
    </message>
    <message>
        <source>&amp;Go back to the original that was kept</source>
        <translation>Gå &amp;tilbage til den bevarede original</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportér</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Gem som</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>As in the file, or UTF-8</source>
        <translation>Som i filen, eller UTF-8</translation>
    </message>
    <message>
        <source>As in the file, or IPADIC</source>
        <translation>Som i filen, eller IPADIC</translation>
    </message>
    <message>
        <source>In a file NAME.arcwright.json. Converting back then gives the original, byte for byte, with what was edited since.</source>
        <translation>I en fil NAVN.arcwright.json. Konvertering tilbage giver så originalen, byte for byte, med det, der er redigeret siden.</translation>
    </message>
    <message>
        <source>Instead of converting anew, which leaves out what was left out the first time.</source>
        <translation>I stedet for at konvertere på ny, hvor det, der blev udeladt første gang, mangler.</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>Tegn&amp;kodning:</translation>
    </message>
    <message>
        <source>&amp;Tags:</source>
        <translation>T&amp;ags:</translation>
    </message>
    <message>
        <source>F&amp;older:</source>
        <translation>&amp;Mappe:</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>F&amp;il:</translation>
    </message>
    <message>
        <source>What is left out</source>
        <translation>Det, der udelades</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Eksportér</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-kopi</translation>
    </message>
    <message>
        <source>Writing was cancelled.</source>
        <translation>Skrivningen blev annulleret.</translation>
    </message>
    <message>
        <source>Export to the folder</source>
        <translation>Eksportér til mappen</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Eksportér som</translation>
    </message>
    <message>
        <source>This file is open. Export it under another name, or save it instead.</source>
        <translation>Denne fil er åben. Eksportér den under et andet navn, eller gem den i stedet.</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 findes allerede. Vil du erstatte den?</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are there already. Replace them?</source>
        <translation>
            <numerusform>%n fil findes allerede. Vil du erstatte den?</numerusform>
            <numerusform>%n filer findes allerede. Vil du erstatte dem?</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for what %1 has no place for…</source>
        <translation>Søger efter det, %1 ikke har plads til…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Skriver…</translation>
    </message>
    <message>
        <source>It cannot be written so.</source>
        <translation>Det kan ikke skrives på den måde.</translation>
    </message>
    <message numerus="yes">
        <source>The original that was kept comes back, with edits of %n sentence(s).</source>
        <translation>
            <numerusform>Den bevarede original kommer tilbage med redigeringer i %n sætning.</numerusform>
            <numerusform>Den bevarede original kommer tilbage med redigeringer i %n sætninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its sentences stand in the order they had.</source>
        <translation>Dens sætninger står i den rækkefølge, de havde.</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Intet udelades.</translation>
    </message>
    <message>
        <source>%1 has no place for this. It is left out; the original, which is kept, has it:</source>
        <translation>%1 har ikke plads til dette. Det udelades; originalen, som bevares, har det:</translation>
    </message>
    <message>
        <source>%1 has no place for this. It is left out:</source>
        <translation>%1 har ikke plads til dette. Det udelades:</translation>
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
        <translation>Rettelser er ikke gemt</translation>
    </message>
    <message>
        <source>%1 has corrections that are not saved.</source>
        <translation>%1 har rettelser, der ikke er gemt.</translation>
    </message>
    <message>
        <source>Open treebank</source>
        <translation>Åbn træbank</translation>
    </message>
    <message>
        <source>Open all treebanks of a folder</source>
        <translation>Åbn alle træbanker i en mappe</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 er gemt</translation>
    </message>
    <message>
        <source>The file is gone</source>
        <translation>Filen er væk</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Filen er ændret</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your corrections are kept, whatever you choose.</source>
        <translation>Dine rettelser bevares, uanset hvad du vælger.</translation>
    </message>
    <message>
        <source>Save anew</source>
        <translation>Gem på ny</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Behold mine</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Genindlæs</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Sammenlign</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <translation>%1 på disken</translation>
    </message>
    <message>
        <source>%1 has corrections that are not saved. They are not in what is read again.</source>
        <translation>%1 har rettelser, der ikke er gemt. De er ikke med i det, der læses igen.</translation>
    </message>
    <message>
        <source>They are kept in a file of their own, which is named afterwards.</source>
        <translation>De bevares i en fil for sig, hvis navn oplyses bagefter.</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>%1 er læst igen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Gem som</translation>
    </message>
    <message>
        <source>Exported %1 as %2</source>
        <translation>%1 er eksporteret som %2</translation>
    </message>
    <message>
        <source>. What was confirmed and remarked is beside it, in %1: the two belong together.</source>
        <comment>behind: saved a file</comment>
        <translation>. Det, der er bekræftet, og bemærkningerne ligger i %1 i samme mappe: de to filer hører sammen.</translation>
    </message>
    <message numerus="yes">
        <source>. What was confirmed and remarked is beside them, in %n file(s) such as %1: they belong together.</source>
        <comment>behind: saved files</comment>
        <translation>
            <numerusform>. Det, der er bekræftet, og bemærkningerne ligger i %n fil (%1) i samme mappe: de hører sammen.</numerusform>
            <numerusform>. Det, der er bekræftet, og bemærkningerne ligger i %n filer (fx %1) i de samme mapper: de hører sammen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::FileNotices</name>
    <message>
        <source>The corrections that were kept are made again, in so many sentences: %1. The file they were kept in is needed no more.</source>
        <translation>De bevarede rettelser er gentaget. Antal sætninger: %1. Den fil, de lå i, er der ikke længere brug for.</translation>
    </message>
    <message>
        <source>The corrections that were kept are made again, in so many sentences: %1. So many others are not as they were: %2. What was said of them is still in the file that was kept.</source>
        <translation>De bevarede rettelser er gentaget. Antal sætninger: %1. Andre, der ikke er, som de var: %2. Det, der blev sagt om dem, er stadig i den bevarede fil.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved step(s) of last time were found and made again.</source>
        <translation>
            <numerusform>%n trin fra sidst, der ikke var gemt, blev fundet og gentaget.</numerusform>
            <numerusform>%n trin fra sidst, der ikke var gemt, blev fundet og gentaget.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read %1 again; the corrections are kept in %2</source>
        <translation>%1 er læst igen; rettelserne er bevaret i %2</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Åbn…</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Åbn et eksempel</translation>
    </message>
    <message>
        <source>What was open last time is not there any more, and is left out: %1</source>
        <translation>Det, der var åbent sidst, er der ikke længere og udelades: %1</translation>
    </message>
    <message>
        <source>…</source>
        <comment>and further sentences</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Sætning %1</translation>
    </message>
    <message>
        <source>Sentences %1</source>
        <translation>Sætninger %1</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Make again what fits</source>
        <translation>Gentag det, der passer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Sammenlign</translation>
    </message>
    <message>
        <source>kept corrections</source>
        <translation>bevarede rettelser</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Lad dem ligge</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Genindlæs</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Behold mine</translation>
    </message>
    <message>
        <source>Save anew</source>
        <translation>Gem på ny</translation>
    </message>
    <message numerus="yes">
        <source>The same is true of %n more file(s).</source>
        <translation>
            <numerusform>Det samme gælder for %n fil mere.</numerusform>
            <numerusform>Det samme gælder for %n filer mere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Vis %1</translation>
    </message>
    <message>
        <source>Your latest corrections would not survive a crash: their journal cannot be written. Save them now. %1</source>
        <translation>Dine seneste rettelser ville ikke overleve et nedbrud: deres journal kan ikke skrives. Gem dem nu. %1</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Side om side</translation>
    </message>
    <message>
        <source>Open them all</source>
        <translation>Åbn dem alle</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GroupView</name>
    <message>
        <source>Matches</source>
        <translation>Træf</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Procent</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>træf</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es), %2%</source>
        <comment>group, percent</comment>
        <translation>
            <numerusform>%1: %n træf, %2 %</numerusform>
            <numerusform>%1: %n træf, %2 %</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches by group</source>
        <translation>Træf efter gruppe</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GuessStrip</name>
    <message>
        <source>The parser's guesses</source>
        <translation>Parserens gæt</translation>
    </message>
    <message>
        <source>Guesses of %1</source>
        <translation>Gæt fra %1</translation>
    </message>
    <message>
        <source>↑: brought forward by what you decided in this document</source>
        <translation>↑: rykket frem af det, du har afgjort i dette dokument</translation>
    </message>
    <message>
        <source>%1, by what you decided</source>
        <comment>a guess</comment>
        <translation>%1, efter det, du har afgjort</translation>
    </message>
    <message>
        <source>0  more…</source>
        <comment>a key, and what it does</comment>
        <translation>0  flere…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GuidanceCommands</name>
    <message>
        <source>No other uncertain word.</source>
        <translation>Intet andet usikkert ord.</translation>
    </message>
    <message numerus="yes">
        <source>Around it, %n predicted arc(s) moved.</source>
        <translation>
            <numerusform>Omkring rettelsen ændrede %n forudsagt bue sig.</numerusform>
            <numerusform>Omkring rettelsen ændrede %n forudsagte buer sig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HandbookWindow</name>
    <message>
        <source>Show me: %1</source>
        <translation>Vis mig: %1</translation>
    </message>
    <message>
        <source>Show me: %1 (%2)</source>
        <translation>Vis mig: %1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frem</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Håndbog</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Søg i håndbogen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Det fundne</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Intet fundet for ”%1”.</translation>
    </message>
    <message>
        <source>Page of the handbook</source>
        <translation>Side i håndbogen</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>page, part of it</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>%1 — Handbook</source>
        <translation>%1 — Håndbog</translation>
    </message>
    <message>
        <source>Links to other places are not followed here: %1</source>
        <translation>Links til andre steder følges ikke her: %1</translation>
    </message>
    <message>
        <source>This page is in English only so far.</source>
        <translation>Denne side findes indtil videre kun på engelsk.</translation>
    </message>
    <message>
        <source>%1 (in English)</source>
        <comment>page</comment>
        <translation>%1 (på engelsk)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HelpCommands</name>
    <message>
        <source>New here? A tour of three minutes shows you around. You find it in the menu Help at any time.</source>
        <translation>Ny her? En rundvisning på tre minutter viser dig omkring. Du finder den når som helst i menuen Hjælp.</translation>
    </message>
    <message>
        <source>I annotate</source>
        <translation>Jeg annoterer</translation>
    </message>
    <message>
        <source>I analyse errors</source>
        <translation>Jeg analyserer fejl</translation>
    </message>
    <message>
        <source>I teach</source>
        <translation>Jeg underviser</translation>
    </message>
    <message>
        <source>Search the handbook for “%1”</source>
        <translation>Søg i håndbogen efter ”%1”</translation>
    </message>
    <message>
        <source>help</source>
        <translation>hjælp</translation>
    </message>
    <message>
        <source>help: %1</source>
        <translation>hjælp: %1</translation>
    </message>
    <message>
        <source>handbook manual</source>
        <translation>håndbog manual</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of label, meaning</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etiket label</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relation</translation>
    </message>
    <message>
        <source>part of speech</source>
        <translation>ordklasse</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HitExport</name>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Sætning</translation>
    </message>
    <message>
        <source>sent_id</source>
        <translation>sent_id</translation>
    </message>
    <message>
        <source>Word number</source>
        <translation>Ordnummer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportér</translation>
    </message>
    <message>
        <source>Takes what is listed out of the program</source>
        <translation>Tager det viste ud af programmet</translation>
    </message>
    <message>
        <source>The &amp;sentences, as a treebank…</source>
        <translation>&amp;Sætningerne, som træbank…</translation>
    </message>
    <message>
        <source>The &amp;words, as a table…</source>
        <translation>&amp;Ordene, som tabel…</translation>
    </message>
    <message>
        <source>&amp;Copy the words</source>
        <translation>&amp;Kopiér ordene</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 er gemt</translation>
    </message>
    <message>
        <source>Save the words</source>
        <translation>Gem ordene</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Tabulatorseparerede værdier (*.tsv)</translation>
    </message>
    <message>
        <source>Save the sentences</source>
        <translation>Gem sætningerne</translation>
    </message>
    <message>
        <source>Treebanks (*.%1)</source>
        <translation>Træbanker (*.%1)</translation>
    </message>
    <message>
        <source>The words are on the clipboard.</source>
        <translation>Ordene er på udklipsholderen.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::HitModel</name>
    <message>
        <source>root</source>
        <translation>rod</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>intet hoved</translation>
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
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Guld</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Sætning</translation>
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
        <translation>%1 %</translation>
    </message>
    <message>
        <source>As suits the screen (%1)</source>
        <translation>Som det passer til skærmen (%1)</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Grænsefladens størrelse</translation>
    </message>
    <message>
        <source>How large everything is drawn, from the next start on</source>
        <translation>Hvor stort alt tegnes, fra næste start</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::JobList</name>
    <message>
        <source>Training jobs</source>
        <translation>Træningsjob</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Trænet på</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sætninger</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Tidligere</translation>
    </message>
    <message>
        <source>Puts the job before the one above it.</source>
        <translation>Sætter jobbet før det, der står over.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senere</translation>
    </message>
    <message>
        <source>Puts the job behind the one below it.</source>
        <translation>Sætter jobbet efter det, der står under.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>epoke %1 af %2</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>i gang</translation>
    </message>
    <message>
        <source>under way, %1 done</source>
        <comment>epoch</comment>
        <translation>i gang, %1 færdig</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>sat på pause</translation>
    </message>
    <message>
        <source>paused, %1 done</source>
        <comment>epoch</comment>
        <translation>sat på pause, %1 færdig</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>venter på sin tur</translation>
    </message>
    <message>
        <source>broken off: %1</source>
        <translation>afbrudt: %1</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>ikke begyndt</translation>
    </message>
    <message>
        <source>stopped, %1 done</source>
        <comment>epoch</comment>
        <translation>standset, %1 færdig</translation>
    </message>
    <message>
        <source>done</source>
        <translation>færdig</translation>
    </message>
    <message>
        <source>Use its model</source>
        <translation>Brug dets model</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Removes the job and all that it has learnt.</source>
        <translation>Fjerner jobbet og alt, det har lært.</translation>
    </message>
    <message>
        <source>model done, folds under way</source>
        <translation>model færdig, dele i gang</translation>
    </message>
    <message>
        <source>its folds wait for their treebank</source>
        <translation>dens dele venter på deres træbank</translation>
    </message>
    <message>
        <source>model done, %1 of %2 folds</source>
        <translation>model færdig, %1 af %2 dele</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::JobNotice</name>
    <message>
        <source>The training begins with its first epoch, and will give the same model: %1</source>
        <translation>Træningen begynder forfra med den første epoke og giver den samme model: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n training job(s) were left when the program ended.</source>
        <translation>
            <numerusform>%n træningsjob var tilbage, da programmet sluttede.</numerusform>
            <numerusform>%n træningsjob var tilbage, da programmet sluttede.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Vis dem</translation>
    </message>
    <message>
        <source>Go on with all</source>
        <translation>Fortsæt med alle</translation>
    </message>
    <message>
        <source>The training on %1 was done when the program ended; its model is still in its job.</source>
        <translation>Træningen på %1 var færdig, da programmet sluttede; dens model er stadig i jobbet.</translation>
    </message>
    <message>
        <source>The training on %1 was broken off before its first epoch was done.</source>
        <translation>Træningen på %1 blev afbrudt, før den første epoke var færdig.</translation>
    </message>
    <message>
        <source>The training on %1 was broken off after epoch %2 of %3.</source>
        <translation>Træningen på %1 blev afbrudt efter epoke %2 af %3.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Brug den</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Fortsæt med den</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Kassér den</translation>
    </message>
    <message>
        <source>The training on %1 is done. Its model stays in its job, for another one that was trained here is on offer and not saved yet.</source>
        <translation>Træningen på %1 er færdig. Dens model bliver i opgaven, for en anden, der er trænet her, tilbydes og er endnu ikke gemt.</translation>
    </message>
    <message>
        <source>The training goes on, but cannot be kept: leave the program open until it is done. %1</source>
        <translation>Træningen fortsætter, men kan ikke gemmes: lad programmet være åbent, indtil den er færdig. %1</translation>
    </message>
    <message>
        <source>The training on %1 was broken off when it had its model; the predictions by folds are still to come.</source>
        <translation>Træningen på %1 blev afbrudt, da den havde sin model; krydsforudsigelserne mangler endnu.</translation>
    </message>
    <message>
        <source>The training on %1 was broken off when it had its model; the predictions by folds are still to come, of which %2 of %3 are trained.</source>
        <translation>Træningen på %1 blev afbrudt, da den havde sin model; krydsforudsigelserne mangler endnu; af delenes modeller er %2 af %3 trænet.</translation>
    </message>
    <message>
        <source>The model is done; one of its folds begins with its first epoch, and will give the same predictions: %1</source>
        <translation>Modellen er færdig; en af dens dele begynder med sin første epoke og vil give de samme forudsigelser: %1</translation>
    </message>
    <message>
        <source>The training on %1 is done. Its predictions by folds are still to come: its treebank is not open. Open it, and let the job go on.</source>
        <translation>Træningen på %1 er færdig. Forudsigelserne ved hjælp af dele mangler endnu: dens træbank er ikke åben. Åbn den, og lad jobbet fortsætte.</translation>
    </message>
    <message>
        <source>Show the jobs</source>
        <translation>Vis jobbene</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::KeyboardOwner</name>
    <message>
        <source>The part of the window that keys are for; Esc brings them back to the diagram</source>
        <translation>Den del af vinduet, som tasterne går til; med Esc går de til diagrammet igen</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Afspiller</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Sætning</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>panel, part of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1” is no command here: the keyboard is in “%2”. Esc, or a click on the diagram, brings it to the diagram.</source>
        <translation>”%1” er ingen kommando her: tasterne går nu til ”%2”. Efter Esc eller et klik på diagrammet går de til diagrammet.</translation>
    </message>
    <message>
        <source>“%1” is no command here: the keyboard is in “%2”.</source>
        <translation>”%1” er ingen kommando her: tasterne går nu til ”%2”.</translation>
    </message>
    <message>
        <source>“%1” is no command here: it is one of the diagram, in the workplace Annotate (%2).</source>
        <translation>”%1” er ingen kommando her: den hører til diagrammet i arbejdsområdet Annotering (%2).</translation>
    </message>
    <message>
        <source>Keyboard: %1</source>
        <comment>the part of the window it is for</comment>
        <translation>Taster går til: %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::KindsDialog</name>
    <message>
        <source>Line %1: a name, a colon and a pattern are expected.</source>
        <translation>Linje %1: der kræves et navn, et kolon og et mønster.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Linje %1, kolonne %2: %3</translation>
    </message>
    <message>
        <source>Kinds of attachment</source>
        <translation>Tilknytningstyper</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>De sædvanlige</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LargeDrawing</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n ord</numerusform>
            <numerusform>%n ord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arc(s)</source>
        <translation>
            <numerusform>%n bue</numerusform>
            <numerusform>%n buer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is being drawn. Esc cancels.</source>
        <translation>%1: tegnes. Esc annullerer.</translation>
    </message>
    <message>
        <source>%1: not drawn. Enter draws it.</source>
        <translation>%1: ikke tegnet. Enter tegner.</translation>
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
        <translation>Tegn træerne fra en anden fil under ordene</translation>
    </message>
    <message>
        <source>There is no other layer to compare with.</source>
        <translation>Der er intet andet lag at sammenligne med.</translation>
    </message>
    <message>
        <source>Layer %1 of %2 is drawn below the words: %3</source>
        <translation>Lag %1 af %2 tegnes under ordene: %3</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Learning</name>
    <message>
        <source>predicted</source>
        <translation>forudsagt</translation>
    </message>
    <message>
        <source>the parser trained here on %1</source>
        <translation>parseren trænet på %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LectureLesson</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LectureView</name>
    <message>
        <source>Space plays, the arrows step, Esc leaves.</source>
        <translation>Mellemrum afspiller, pilene går et trin, Esc afslutter.</translation>
    </message>
    <message>
        <source>Space plays, the arrows step, N and P go to the next stop and the one before, Esc leaves.</source>
        <translation>Mellemrum afspiller, pilene går et trin, N og P går til næste og forrige stop, Esc afslutter.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Signaturforklaring</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manglende</translation>
    </message>
    <message>
        <source>wrong head</source>
        <translation>forkert hoved</translation>
    </message>
    <message>
        <source>wrong relation</source>
        <translation>forkert relation</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>overskydende</translation>
    </message>
    <message>
        <source>missed secondary parent</source>
        <translation>manglende sekundær forælder</translation>
    </message>
    <message>
        <source>secondary parent with wrong relation</source>
        <translation>sekundær forælder med forkert relation</translation>
    </message>
    <message>
        <source>extra secondary parent</source>
        <translation>overskydende sekundær forælder</translation>
    </message>
    <message>
        <source>secondary parent</source>
        <translation>sekundær forælder</translation>
    </message>
    <message>
        <source>secondary parent, not compared</source>
        <translation>sekundær forælder, ikke sammenlignet</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>krydsende</translation>
    </message>
    <message>
        <source>non-projective</source>
        <translation>ikke-projektiv</translation>
    </message>
    <message>
        <source>on a cycle</source>
        <translation>i en kreds</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fastgjort</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bekræftet</translation>
    </message>
    <message>
        <source>the parser is unsure</source>
        <translation>parseren er usikker</translation>
    </message>
    <message>
        <source>arc with a remark</source>
        <translation>bue med bemærkning</translation>
    </message>
    <message>
        <source>word with a remark</source>
        <translation>ord med bemærkning</translation>
    </message>
    <message>
        <source>divided otherwise: not scored</source>
        <translation>delt anderledes: ikke vurderet</translation>
    </message>
    <message>
        <source>of the tree, not of the enhanced graph</source>
        <translation>i træet, ikke i den udvidede graf</translation>
    </message>
    <message>
        <source>edge to another sentence</source>
        <translation>bue til en anden sætning</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LessonBanner</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Back to the treebank</source>
        <translation>Tilbage til træbanken</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4 wins</source>
        <comment>dependent, nearer, farther, winner</comment>
        <translation>%1: %2 mod %3, %4 vinder</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>Kampe at lære af</translation>
    </message>
    <message>
        <source>■ the dependent, ● the candidate that wins, ⨯ the one that loses</source>
        <translation>■ dependenten, ● kandidaten, der vinder, ⨯ den, der taber</translation>
    </message>
    <message>
        <source>‹ Stop before</source>
        <translation>‹ Forrige stop</translation>
    </message>
    <message>
        <source>Next stop ›</source>
        <translation>Næste stop ›</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a stop of a lesson</comment>
        <translation>%1 af %2</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Fra starten</translation>
    </message>
    <message>
        <source>Goes to where the algorithm begins</source>
        <translation>Går til det sted, hvor algoritmen begynder</translation>
    </message>
    <message>
        <source>Opened at step %1 of %2, the one that is told of.</source>
        <translation>Åbnet ved trin %1 af %2, det, der fortælles om.</translation>
    </message>
    <message numerus="yes">
        <source>Opened at the last of %n step(s).</source>
        <translation>
            <numerusform>Åbnet ved det eneste trin.</numerusform>
            <numerusform>Åbnet ved det sidste af %n trin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit this lesson</source>
        <translation>Redigér denne lektion</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LessonEditor</name>
    <message>
        <source>Open…</source>
        <translation>Åbn…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Gem…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gendan</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrollér</translation>
    </message>
    <message>
        <source>What is wrong with the lesson</source>
        <translation>Hvad der er galt i lektionen</translation>
    </message>
    <message>
        <source>&amp;Stops</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>Stops of the lesson</source>
        <translation>Lektionens stop</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Op</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Show in the player</source>
        <translation>Vis i afspilleren</translation>
    </message>
    <message>
        <source>&amp;Language of the texts</source>
        <translation>Teksternes s&amp;prog</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Lektionens titel</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;kst</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>Spør&amp;gsmål</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvis</translation>
    </message>
    <message>
        <source>A lesson has no more than %1 stops.</source>
        <translation>En lektion har højst %1 stop.</translation>
    </message>
    <message>
        <source>A lesson[*]</source>
        <translation>En lektion[*]</translation>
    </message>
    <message>
        <source>%1[*]</source>
        <comment>a file</comment>
        <translation>%1[*]</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>det sidste trin</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>trin %1</translation>
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
        <translation>(uden titel)</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Nothing is wrong with the lesson.</source>
        <translation>Intet er galt i lektionen.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Åbn en lektion</translation>
    </message>
    <message>
        <source>Lessons (*.arclesson *.json);;All files (*)</source>
        <translation>Lektioner (*.arclesson *.json);;Alle filer (*)</translation>
    </message>
    <message>
        <source>lesson</source>
        <comment>the name of a file</comment>
        <translation>lektion</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Gem lektionen</translation>
    </message>
    <message>
        <source>Lessons (*.arclesson)</source>
        <translation>Lektioner (*.arclesson)</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>En lektion</translation>
    </message>
    <message>
        <source>The lesson is not saved.</source>
        <translation>Lektionen er ikke gemt.</translation>
    </message>
    <message>
        <source>Markdown: *emphasis*, lists, tables. Pictures: ![](canvas:tree), ![](canvas:step=7)</source>
        <translation>Markdown: *fremhævelse*, lister, tabeller. Billeder: ![](canvas:tree), ![](canvas:step=7)</translation>
    </message>
    <message>
        <source>This lesson was not saved when the program ended. It is as it was then: save it to keep it.</source>
        <translation>Denne lektion var ikke gemt, da programmet sluttede. Den er, som den var: gem den for at beholde den.</translation>
    </message>
    <message>
        <source>Add what is on view</source>
        <translation>Tilføj det viste</translation>
    </message>
    <message>
        <source>A stop is what the player shows: sentence, scores, algorithm and step. “Add to lesson” there adds it, too.</source>
        <translation>Et stop er det, afspilleren viser: sætning, scorer, algoritme og trin. ”Føj til lektion” dér tilføjer det også.</translation>
    </message>
    <message>
        <source>any language</source>
        <translation>alle sprog</translation>
    </message>
    <message>
        <source>&amp;Title of the stop</source>
        <translation>Stoppets &amp;titel</translation>
    </message>
    <message>
        <source>Insert a picture</source>
        <translation>Indsæt et billede</translation>
    </message>
    <message>
        <source>What the class is to read. Markdown: *emphasis*, lists, tables.</source>
        <translation>Hvad holdet skal læse. Markdown: *fremhævelse*, lister, tabeller.</translation>
    </message>
    <message>
        <source>Texts belong to a stop: add one first.</source>
        <translation>Tekster hører til et stop: tilføj først et.</translation>
    </message>
    <message>
        <source>What the class is asked; may be left empty.</source>
        <translation>Hvad holdet spørges om; kan være tomt.</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <comment>of a lesson</comment>
        <translation>Stop %1</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>two algorithms</comment>
        <translation>%1 ved siden af %2</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gemt.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Ny</translation>
    </message>
    <message>
        <source>A stop with pictures is told first, on a screen, slide or page of its own; its steps come after it.</source>
        <translation>Et stop med billeder fortælles først, på en skærm, et dias eller en side for sig; dets trin kommer bagefter.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LossList</name>
    <message>
        <source>Left out</source>
        <translation>Udeladt</translation>
    </message>
    <message>
        <source>First in</source>
        <translation>Først i</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>sætning %1</translation>
    </message>
    <message>
        <source>%1, sentence %2</source>
        <comment>file</comment>
        <translation>%1, sætning %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MainToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Værktøjslinje</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gem</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gendan</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bekræft</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Træn</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søg</translation>
    </message>
    <message>
        <source>Choose what the parser learns from, and train it. %1 trains at once.</source>
        <translation>Vælg, hvad parseren skal lære af, og træn den. %1 træner med det samme.</translation>
    </message>
    <message>
        <source>Train a parser…</source>
        <translation>Træn en parser…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MainWindow</name>
    <message>
        <source>Sentences</source>
        <translation>Sætninger</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søg</translation>
    </message>
    <message>
        <source>Arcs alike</source>
        <translation>Tilsvarende buer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>%1 leads back to the analysis.</source>
        <translation>%1 fører tilbage til analysen.</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sætning</numerusform>
            <numerusform>%n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kan ikke skrives.</translation>
    </message>
    <message>
        <source>the correction of arcs alike</source>
        <translation>rettelsen af tilsvarende buer</translation>
    </message>
    <message>
        <source>Other zones</source>
        <translation>Andre zoner</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MakeExerciseDialog</name>
    <message>
        <source>Ask for relations, too</source>
        <translation>Spørg også om relationer</translation>
    </message>
    <message>
        <source>&amp;Keep the solution in a file of its own</source>
        <translation>&amp;Gem løsningen i sin egen fil</translation>
    </message>
    <message>
        <source>Make an exercise</source>
        <translation>Lav en opgave</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>the step on view in the player</source>
        <translation>det viste trin i afspilleren</translation>
    </message>
    <message numerus="yes">
        <source>the stops of the lesson that is being written (%n)</source>
        <translation>
            <numerusform>stoppet i den lektion, der skrives (%n)</numerusform>
            <numerusform>stoppene i den lektion, der skrives (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>3, 7-9</source>
        <comment>numbers of sentences</comment>
        <translation>3, 7-9</translation>
    </message>
    <message>
        <source>How many cells of a chart are to be filled, from the next one on</source>
        <translation>Hvor mange af skemaets celler der skal udfyldes, fra den næste</translation>
    </message>
    <message>
        <source>how much is right</source>
        <translation>hvor meget der er rigtigt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>intet</translation>
    </message>
    <message>
        <source>Students' files have no solution then; marks come from the teacher alone.</source>
        <translation>De studerendes filer har så ingen løsning; bedømmelsen kommer kun fra underviseren.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;First sentence</source>
        <translation>&amp;Første sætning</translation>
    </message>
    <message>
        <source>&amp;Last sentence</source>
        <translation>&amp;Sidste sætning</translation>
    </message>
    <message>
        <source>Or &amp;only these</source>
        <translation>Eller &amp;kun disse</translation>
    </message>
    <message>
        <source>&amp;Questions about algorithms</source>
        <translation>&amp;Spørgsmål om algoritmer</translation>
    </message>
    <message>
        <source>&amp;Cells to fill</source>
        <translation>&amp;Celler, der skal udfyldes</translation>
    </message>
    <message>
        <source>Before handing in, students &amp;see</source>
        <translation>Før aflevering ser de st&amp;uderende</translation>
    </message>
    <message>
        <source>No lesson is being written. “Add to lesson”, above the player, makes what is on view a stop of one.</source>
        <translation>Der skrives ingen lektion. ”Føj til lektion” over afspilleren gør det viste til et stop i en.</translation>
    </message>
    <message>
        <source>Of %1 stops, %2 have something to ask.</source>
        <translation>Af %1 stop har %2 noget at spørge om.</translation>
    </message>
    <message>
        <source>At this step there is nothing to ask. Go to a step before a cell of Eisner's chart is filled, hill climbing moves, a transition is taken, or a cycle opens; with scores of arcs, and %1 words at most.</source>
        <translation>Ved dette trin er der intet at spørge om. Gå til et trin, før en celle i Eisners skema udfyldes, bakkeklatringen flytter, en transition tages, eller en kreds åbnes; med scorer for buer og højst %1 ord.</translation>
    </message>
    <message numerus="yes">
        <source>It asks what the next %n item(s) of the chart score.</source>
        <translation>
            <numerusform>Der spørges, hvad skemaets næste element scorer.</numerusform>
            <numerusform>Der spørges, hvad skemaets næste %n elementer scorer.</numerusform>
        </translation>
    </message>
    <message>
        <source>It asks which move gains most, or whether none does.</source>
        <translation>Der spørges, hvilken flytning der giver mest, eller om ingen forbedrer scoren.</translation>
    </message>
    <message>
        <source>It asks which transition comes next.</source>
        <translation>Der spørges, hvilken transition der kommer nu.</translation>
    </message>
    <message>
        <source>It asks which arc the cycle gives up.</source>
        <translation>Der spørges, hvilken bue kredsen opgiver.</translation>
    </message>
    <message>
        <source>T&amp;rees of sentences are to be drawn</source>
        <translation>T&amp;ræer for sætninger skal tegnes</translation>
    </message>
    <message>
        <source>which arcs and answers are right</source>
        <translation>hvilke buer og svar der er rigtige</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Filer</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Åbn se&amp;neste</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Redigér</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>R&amp;et</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Ord</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gå</translation>
    </message>
    <message>
        <source>&amp;Parser</source>
        <translation>&amp;Parser</translation>
    </message>
    <message>
        <source>P&amp;layer</source>
        <translation>&amp;Algoritmer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneler</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>About Arcwright</source>
        <translation>Om Arcwright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Arcwright %1&lt;/h3&gt;&lt;p&gt;Builds and studies dependency treebanks: trains a parser, draws what it predicts beside what the treebank says, and corrects both.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Arcwright %1&lt;/h3&gt;&lt;p&gt;Opbygger og undersøger dependenstræbanker: træner en parser, tegner det, den forudsiger, ved siden af det, træbanken siger, og retter begge dele.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>Eksem&amp;pler</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Intet åbnet endnu</translation>
    </message>
    <message>
        <source>Prague mar&amp;ks</source>
        <translation>&amp;Prag-mærker</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>eksempel</translation>
    </message>
    <message>
        <source>example treebank file open</source>
        <translation>eksempel træbank fil åbn</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) cannot be read and are kept as they are. The first:</source>
        <translation>
            <numerusform>%n sætning kan ikke læses og bevares, som den er. Den første:</numerusform>
            <numerusform>%n sætninger kan ikke læses og bevares, som de er. Den første:</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advarsel</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Bemærk</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelBox</name>
    <message>
        <source>Model in use</source>
        <translation>Aktiv model</translation>
    </message>
    <message>
        <source>Use another…</source>
        <translation>Brug en anden…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Gem…</translation>
    </message>
    <message>
        <source>There is none yet: train one, or open one that was saved.</source>
        <translation>Der er ingen endnu: træn en, eller åbn en, der er gemt.</translation>
    </message>
    <message>
        <source>None for this treebank yet. There is still %1.</source>
        <comment>another model</comment>
        <translation>Ingen til denne træbank endnu. Der er stadig %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, from %n sentence(s)</source>
        <comment>a model, and what it learnt from</comment>
        <translation>
            <numerusform>Aktiv er %1, lært af %n sætning</numerusform>
            <numerusform>Aktiv er %1, lært af %n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; not saved yet</source>
        <comment>a model</comment>
        <translation>%1; ikke gemt endnu</translation>
    </message>
    <message>
        <source>%1; on the shelf as “%2”, without what it learnt since</source>
        <comment>a model</comment>
        <translation>%1; i modelsamlingen som ”%2”, uden det, den har lært siden</translation>
    </message>
    <message>
        <source>%1; on the shelf as “%2”</source>
        <comment>a model</comment>
        <translation>%1; i modelsamlingen som ”%2”</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n head(s) of them given)</source>
        <comment>a model and its sentences</comment>
        <translation>
            <numerusform>%1 (med %n angivet hoved)</numerusform>
            <numerusform>%1 (med %n angivne hoveder)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open one…</source>
        <comment>a model</comment>
        <translation>Åbn en…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelChangeNotice</name>
    <message>
        <source>It predicts all arcs as the model before did.</source>
        <translation>Den forudsiger alle buer som den forrige model.</translation>
    </message>
    <message>
        <source>%1 of them agree with gold now, %2 did before.</source>
        <translation>%1 af dem stemmer nu med guldstandarden, %2 gjorde det før.</translation>
    </message>
    <message>
        <source>Of the %1 in sentences that neither model has learnt from, %2 agree with gold now, %3 did before.</source>
        <translation>Af de %1 i sætninger, som ingen af modellerne har lært af, stemmer %2 nu med guldstandarden, %3 gjorde det før.</translation>
    </message>
    <message>
        <source>How many agree with gold says nothing: one of the models has learnt from these sentences.</source>
        <translation>Hvor mange der stemmer med guldstandarden, siger intet: en af modellerne har lært af disse sætninger.</translation>
    </message>
    <message>
        <source>The former model is in use again: %1.</source>
        <translation>Den tidligere model er aktiv igen: %1.</translation>
    </message>
    <message>
        <source>Show the changed sentences</source>
        <translation>Vis de ændrede sætninger</translation>
    </message>
    <message>
        <source>Back to the new model</source>
        <translation>Tilbage til den nye model</translation>
    </message>
    <message>
        <source>Back to the former model</source>
        <translation>Tilbage til den tidligere model</translation>
    </message>
    <message>
        <source>Predicted otherwise than before</source>
        <translation>Forudsagt anderledes end før</translation>
    </message>
    <message>
        <source>%1 changed in %2.</source>
        <comment>predicted arcs, sentences</comment>
        <translation>%1 er ændret i %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n predicted arc(s)</source>
        <translation>
            <numerusform>%n forudsagt bue</numerusform>
            <numerusform>%n forudsagte buer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <comment>in which</comment>
        <translation>
            <numerusform>%n sætning</numerusform>
            <numerusform>%n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>A new model has taken over: %1.</source>
        <translation>En ny model har taget over: %1.</translation>
    </message>
    <message>
        <source>The new model is in use again: %1.</source>
        <translation>Den nye model er aktiv igen: %1.</translation>
    </message>
    <message>
        <source>%1 was %2</source>
        <comment>word, its arc</comment>
        <translation>%1 var %2</translation>
    </message>
    <message>
        <source>Predicted otherwise than before: %1.</source>
        <translation>Forudsagt anderledes end før: %1.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelFiles</name>
    <message>
        <source>Predict with a model</source>
        <translation>Forudsig med en model</translation>
    </message>
    <message>
        <source>Models (*.arcmodel);;All files (*)</source>
        <translation>Modeller (*.arcmodel);;Alle filer (*)</translation>
    </message>
    <message>
        <source>The model in use is %1</source>
        <translation>Den aktive model er %1</translation>
    </message>
    <message>
        <source>The model was trained with the language %1. The treebank's file names say none, so it is taken for that.</source>
        <translation>Modellen er trænet med sproget %1. Træbankens filnavne angiver intet sprog, så den regnes for at være på det.</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Gem %1</translation>
    </message>
    <message>
        <source>Saved the model as %1</source>
        <translation>Modellen er gemt som %1</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Gemmer %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelOffers</name>
    <message>
        <source>No model is in use for %1. The last one, %2, can predict it (%3).</source>
        <translation>Ingen model er aktiv for %1. Den seneste, %2, kan bruges på den (%3).</translation>
    </message>
    <message>
        <source>Predict here with it</source>
        <translation>Forudsig her med den</translation>
    </message>
    <message>
        <source>The training was cancelled when its model was there: %1. Of %2 sentences %3 are predicted, %4 of them by a model that has not seen them; only these are scored.</source>
        <translation>Træningen blev annulleret, efter at dens model var færdig: %1. Af %2 sætninger er %3 forudsagt, %4 af dem af en model, der ikke har set dem; kun disse scores.</translation>
    </message>
    <message>
        <source>Predict all with it</source>
        <translation>Forudsig alle med den</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Træn igen</translation>
    </message>
    <message>
        <source>Draw trees</source>
        <translation>Tegn træer</translation>
    </message>
    <message>
        <source>Learn from other files…</source>
        <translation>Lær af andre filer…</translation>
    </message>
    <message>
        <source>No model is in use for %1. “%2” on the shelf of models was trained on data of the same name.</source>
        <translation>Ingen model er aktiv for %1. ”%2” i modelsamlingen er trænet på data med samme navn.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelReadingSign</name>
    <message>
        <source>A model is being opened</source>
        <translation>En model åbnes</translation>
    </message>
    <message>
        <source>Opening the model %1…</source>
        <translation>Åbner modellen %1…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::NothingOpen</name>
    <message>
        <source>There is no sentence in %1</source>
        <translation>Der er ingen sætning i %1</translation>
    </message>
    <message>
        <source>No treebank is open</source>
        <translation>Ingen træbank er åben</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Åbn et eksempel</translation>
    </message>
    <message>
        <source>Opened lately:</source>
        <translation>Åbnet for nylig:</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::OpenFiles</name>
    <message>
        <source>Opening %1</source>
        <translation>Åbner %1</translation>
    </message>
    <message>
        <source>the files</source>
        <translation>filerne</translation>
    </message>
    <message>
        <source>Reading %1 again</source>
        <translation>Læser %1 igen</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Gemmer %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1 (%n fil)</numerusform>
            <numerusform>%1 (%n filer)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::OuterEditing</name>
    <message>
        <source>Edge to “%1” of sentence %2: go to the word of another sentence that is its head, and press the key again; Esc gives up</source>
        <translation>Bue til ”%1” i sætning %2: gå til det ord i en anden sætning, som er dets hoved, og tryk på tasten igen; Esc opgiver</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ParseWithMenu</name>
    <message>
        <source>The model's own: %1</source>
        <translation>Modellens egen: %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PictureCommands</name>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>Skalerbart billede (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>Trykt side (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>Pixels (*.png)</translation>
    </message>
    <message>
        <source>LaTeX, tikz-dependency (*.tex)</source>
        <translation>LaTeX, tikz-dependency (*.tex)</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Gem et billede</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 er gemt</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Billedet er på udklipsholderen.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PictureMenu</name>
    <message>
        <source>The tree of the sentence</source>
        <translation>Sætningens træ</translation>
    </message>
    <message>
        <source>The algorithm at the step of this stop</source>
        <translation>Algoritmen ved dette stops trin</translation>
    </message>
    <message>
        <source>The algorithm at its last step</source>
        <translation>Algoritmen ved sit sidste trin</translation>
    </message>
    <message>
        <source>Nobody has drawn a tree of this sentence; that of the algorithm is at its last step.</source>
        <translation>Ingen har tegnet et træ for denne sætning; algoritmens er ved dens sidste trin.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerCommands</name>
    <message>
        <source>sentence %1 (%2)</source>
        <comment>number, its beginning</comment>
        <translation>sætning %1 (%2)</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Åbn en lektion</translation>
    </message>
    <message>
        <source>Lessons (*.arclesson *.json);;All files (*)</source>
        <translation>Lektioner (*.arclesson *.json);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>Skriv en sætning</translation>
    </message>
    <message>
        <source>A sentence to watch algorithms on. Spaces divide words; punctuation stands by itself.</source>
        <translation>En sætning at følge algoritmer på. Mellemrum skiller ord; tegnsætning står for sig selv.</translation>
    </message>
    <message>
        <source>There is no word in what was typed.</source>
        <translation>Der er intet ord i det skrevne.</translation>
    </message>
    <message>
        <source>%1: there is no player "%2".</source>
        <translation>%1: der er ingen afspiller ”%2”.</translation>
    </message>
    <message>
        <source>Export the steps</source>
        <translation>Eksportér trinene</translation>
    </message>
    <message>
        <source>Drawing the steps…</source>
        <translation>Tegner trinene…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Intet blev eksporteret.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n file(s), %1</source>
        <translation>
            <numerusform>%n fil eksporteret, %1</numerusform>
            <numerusform>%n filer eksporteret, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved the lesson %1</source>
        <translation>Lektionen %1 er gemt</translation>
    </message>
    <message>
        <source>lesson</source>
        <comment>name of a file</comment>
        <translation>lektion</translation>
    </message>
    <message>
        <source>A sentence to watch algorithms on. Spaces divide bunsetsu.</source>
        <translation>En sætning at følge algoritmer på. Mellemrum skiller bunsetsuer.</translation>
    </message>
    <message>
        <source>What is on view is no lesson of several stops.</source>
        <translation>Det viste er ikke en lektion med flere stop.</translation>
    </message>
    <message>
        <source>Exported %1, to be set with lualatex</source>
        <translation>Eksporterede %1, der sættes med lualatex</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerHeader</name>
    <message>
        <source>of the model</source>
        <translation>fra modellen</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>tilfældigt trukket</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>skrevet i hånden</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scorer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startværdi</translation>
    </message>
    <message>
        <source>seed </source>
        <comment>before a number</comment>
        <translation>startværdi </translation>
    </message>
    <message>
        <source>Another seed, other scores; the same seed, the same scores</source>
        <translation>En anden startværdi, andre scorer; den samme startværdi, de samme scorer</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Sammenlign med</translation>
    </message>
    <message>
        <source>Stop at an arc</source>
        <translation>Stop, når en bue kommer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportér…</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Forelæsning</translation>
    </message>
    <message>
        <source>of the lesson</source>
        <translation>fra lektionen</translation>
    </message>
    <message>
        <source>they never part</source>
        <translation>de gør det samme hele vejen</translation>
    </message>
    <message>
        <source>both in step</source>
        <translation>begge samtidig</translation>
    </message>
    <message>
        <source>the first alone</source>
        <translation>kun den til venstre</translation>
    </message>
    <message>
        <source>the second alone</source>
        <translation>kun den til højre</translation>
    </message>
    <message>
        <source>Which algorithm is stepped</source>
        <translation>Hvilken algoritme der gås trinvis igennem</translation>
    </message>
    <message>
        <source>In step, both are where they do the same; each can be stepped alone, too</source>
        <translation>I takt er begge dér, hvor de gør det samme; hver af dem kan også gås igennem alene</translation>
    </message>
    <message>
        <source>Add to lesson</source>
        <translation>Føj til lektion</translation>
    </message>
    <message>
        <source>The model: %1. Its scores change when it learns.</source>
        <translation>Modellen: %1. Dens scorer ændrer sig, når den lærer.</translation>
    </message>
    <message>
        <source>The model has learnt: go on with it</source>
        <translation>Modellen har lært: fortsæt med den</translation>
    </message>
    <message>
        <source>What is on view are still the steps with the scores from before</source>
        <translation>Det viste er stadig trinene med de tidligere scorer</translation>
    </message>
    <message>
        <source>There is no model for sentences like this one.</source>
        <translation>Der er ingen model til sætninger som denne.</translation>
    </message>
    <message>
        <source>they part at step %1 here and %2 beside; words with different heads are framed</source>
        <translation>de skilles ved trin %1 her og %2 ved siden af; ord med forskellige hoveder er indrammet</translation>
    </message>
    <message>
        <source>More</source>
        <comment>controls of the player</comment>
        <translation>Mere</translation>
    </message>
    <message>
        <source>Scores, a second algorithm, export, lecture</source>
        <translation>Scorer, en anden algoritme, eksport, forelæsning</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerPanel</name>
    <message>
        <source>A sentence of your own</source>
        <translation>Din egen sætning</translation>
    </message>
    <message>
        <source>Its scores are those of the model, drawn at random, or typed by hand: choose above.</source>
        <translation>Dens scorer er modellens, tilfældigt trukket eller skrevet i hånden: vælg ovenfor.</translation>
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
        <translation>Algoritme</translation>
    </message>
    <message>
        <source>The algorithm to watch</source>
        <translation>Den algoritme, der skal følges</translation>
    </message>
    <message>
        <source>There is no sentence here that a parser could be watched on.</source>
        <translation>Her er ingen sætning, som en parser kunne følges på.</translation>
    </message>
    <message>
        <source>%1 does not go with this sentence, or not with these scores.</source>
        <translation>%1 passer ikke til denne sætning eller ikke til disse scorer.</translation>
    </message>
    <message>
        <source>There is not enough memory for all steps.</source>
        <translation>Der er ikke hukommelse nok til alle trin.</translation>
    </message>
    <message>
        <source>The sentence has %1 words; %2 is shown for up to %3. %4</source>
        <translation>Sætningen har %1 ord; %2 vises for op til %3. %4</translation>
    </message>
    <message>
        <source>The steps are being found…</source>
        <translation>Trinene findes…</translation>
    </message>
    <message>
        <source>Scores drawn at random: the model has none for this algorithm</source>
        <translation>Tilfældigt trukne scorer: modellen har ingen til denne algoritme</translation>
    </message>
    <message>
        <source>Scores drawn at random: they show how the algorithm works, not what a parser thinks of the sentence</source>
        <translation>Tilfældigt trukne scorer: de viser, hvordan algoritmen virker, ikke hvad en parser mener om sætningen</translation>
    </message>
    <message>
        <source>It learns from the tree of the sentence, which has none.</source>
        <translation>Den lærer af sætningens træ, og den har intet.</translation>
    </message>
    <message>
        <source>not with these scores</source>
        <comment>an algorithm</comment>
        <translation>ikke med disse scorer</translation>
    </message>
    <message>
        <source>needs a tree</source>
        <comment>an algorithm</comment>
        <translation>kræver et træ</translation>
    </message>
    <message>
        <source>parses bunsetsu</source>
        <comment>an algorithm</comment>
        <translation>parser bunsetsuer</translation>
    </message>
    <message>
        <source>parses words</source>
        <comment>an algorithm</comment>
        <translation>parser ord</translation>
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
        <translation>Billede af trinet</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemCommands</name>
    <message>
        <source>No problem further on.</source>
        <translation>Intet problem længere fremme.</translation>
    </message>
    <message>
        <source>No problem before this.</source>
        <translation>Intet problem før dette.</translation>
    </message>
    <message>
        <source>Suspicious…</source>
        <translation>Mistænkelige…</translation>
    </message>
    <message>
        <source>Looks for suspicious annotations: such as break no rule, but that parsers contradict or that the same words do not have elsewhere</source>
        <translation>Søger efter mistænkelige annotationer: dem, der ikke bryder nogen regel, men som parsere modsiger, eller som de samme ord ikke har andre steder</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemsFilterBar</name>
    <message>
        <source>Waived too</source>
        <translation>Også undtagne</translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation>Denne sætning</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>Alle sætninger</translation>
    </message>
    <message>
        <source>Which sentences</source>
        <translation>Hvilke sætninger</translation>
    </message>
    <message>
        <source>Errors, warnings and notes</source>
        <translation>Fejl, advarsler og noter</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Fejl og advarsler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Which severities</source>
        <translation>Hvilke alvorsgrader</translation>
    </message>
    <message>
        <source>Which test</source>
        <translation>Hvilken test</translation>
    </message>
    <message>
        <source>Shows the problems that somebody has looked at and found to be none</source>
        <translation>Viser også de problemer, som nogen har set på og ikke fundet problematiske</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Alle tests</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, %3 waived)</source>
        <translation>%1 (%2, %3 undtaget)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemsModel</name>
    <message>
        <source>waived</source>
        <translation>undtaget</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Alvorsgrad</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Sætning</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>The name that the test has everywhere, in lists and in what validators print</source>
        <translation>Navnet, som kontrollen har overalt, i lister og i det, validatorer skriver</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProblemsPanel</name>
    <message>
        <source>Waive…</source>
        <translation>Undtag…</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparér</translation>
    </message>
    <message>
        <source>Repair all of this kind</source>
        <translation>Reparér alle af denne slags</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Progress of the repair</source>
        <translation>Reparationens forløb</translation>
    </message>
    <message>
        <source>No problem was found.</source>
        <translation>Intet problem blev fundet.</translation>
    </message>
    <message>
        <source>No problem is of this choice.</source>
        <translation>Intet problem svarer til dette valg.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemer</translation>
    </message>
    <message>
        <source>Take the waiver back</source>
        <translation>Træk undtagelsen tilbage</translation>
    </message>
    <message>
        <source>Errors of the format, and of what every treebank must keep to (level 2), cannot be waived.</source>
        <translation>Fejl i formatet, og i det, hver træbank skal overholde (niveau 2), kan ikke undtages.</translation>
    </message>
    <message>
        <source>Says that this is no problem here, for a reason; it holds until the word or its arc changes</source>
        <translation>Siger, med en begrundelse, at dette ikke er et problem her; det gælder, indtil ordet eller dets bue ændres</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Waive a problem</source>
        <translation>Undtag et problem</translation>
    </message>
    <message>
        <source>%1
Why is this no problem here?</source>
        <translation>%1
Hvorfor er dette ikke et problem her?</translation>
    </message>
    <message>
        <source>Export waivers…</source>
        <translation>Eksportér undtagelser…</translation>
    </message>
    <message>
        <source>Export waivers</source>
        <translation>Eksportér undtagelser</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv);;All files (*)</source>
        <translation>Tabulatorseparerede værdier (*.tsv);;Alle filer (*)</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ProgressPage</name>
    <message>
        <source>Save the table…</source>
        <translation>Gem tabellen…</translation>
    </message>
    <message>
        <source>Progress by day and annotator</source>
        <translation>Fremskridt efter dag og annotator</translation>
    </message>
    <message>
        <source>Words confirmed by day</source>
        <translation>Bekræftede ord efter dag</translation>
    </message>
    <message>
        <source>Share of first suggestions that were right</source>
        <translation>Andel af første forslag, der var rigtige</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Gem tabellen</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>fremskridt</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Tabulatorseparerede værdier (*.tsv)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 er gemt</translation>
    </message>
    <message>
        <source>No treebank is open, so there is nothing to count.</source>
        <translation>Ingen træbank er åben, så der er intet at tælle.</translation>
    </message>
    <message>
        <source>Each sentence that you confirm is counted here: by day and annotator, with the keys and the time it took.</source>
        <translation>Hver sætning, du bekræfter, tælles her: efter dag og annotator, med de tastetryk og den tid, den tog.</translation>
    </message>
    <message>
        <source>Keys and time are counted on this computer and kept on it alone, apart from the treebank.</source>
        <translation>Taster og tid tælles på denne computer og bliver kun på den, adskilt fra træbanken.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QuestionPage</name>
    <message>
        <source>Scores of arcs</source>
        <translation>Buernes scorer</translation>
    </message>
    <message>
        <source>Scores of arcs: heads in rows, dependents in columns.</source>
        <translation>Buernes scorer: hoveder i rækker, dependenter i kolonner.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Dit svar</translation>
    </message>
    <message>
        <source>Your &amp;answer</source>
        <translation>Dit &amp;svar</translation>
    </message>
    <message>
        <source>Scores of arcs, heads in rows</source>
        <translation>Buernes scorer, hoveder i rækker</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Vælg…</translation>
    </message>
    <message>
        <source>None: no move gains enough</source>
        <translation>Ingen: ingen flytning giver nok</translation>
    </message>
    <message>
        <source>Which move gains most, if it gains more than its price, %1? Click it in the map, or choose.</source>
        <translation>Hvilken flytning giver mest, hvis den giver mere end sin pris, %1? Klik på den i kortet, eller vælg.</translation>
    </message>
    <message>
        <source>Which move gains most, or does none gain? Click it in the map, or choose.</source>
        <translation>Hvilken flytning giver mest, eller forbedrer ingen scoren? Klik på den i kortet, eller vælg.</translation>
    </message>
    <message>
        <source>Which transition comes next? Each is worth the best arc that it makes, or that it makes way for.</source>
        <translation>Hvilken transition kommer nu? Hver er lige så meget værd som den bedste bue, den laver eller gør plads til.</translation>
    </message>
    <message>
        <source>Arcs go round in a circle. Which of them is given up in the best tree?</source>
        <translation>Buerne danner en kreds. Hvilken af dem opgives i det bedste træ?</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Rigtigt.</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>Ikke rigtigt.</translation>
    </message>
    <message>
        <source>Not right; it is %1.</source>
        <translation>Ikke rigtigt; det er %1.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Det er %1.</translation>
    </message>
    <message>
        <source>Fill the chart: what do these items score? Each is put together in the best way. Point at an item that is there, and you see its score.</source>
        <translation>Udfyld skemaet: hvad scorer disse elementer? Hvert er sat sammen på den bedste måde. Peg på et element, der er der, så ses dets score.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueBar</name>
    <message>
        <source>What comes next</source>
        <translation>Hvad kommer nu</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rækkefølge</translation>
    </message>
    <message>
        <source>The order in which unconfirmed sentences come, or words.
Choosing another one changes what comes next, and never the sentence on view.</source>
        <translation>Den rækkefølge, ubekræftede sætninger eller ord kommer i.
Et andet valg ændrer det, der kommer nu, men aldrig den viste sætning.</translation>
    </message>
    <message>
        <source>Why this one</source>
        <translation>Hvorfor denne</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Næste</translation>
    </message>
    <message numerus="yes">
        <source>The next %n minute(s)</source>
        <translation>
            <numerusform>Det næste minut</numerusform>
            <numerusform>De næste %n minutter</numerusform>
        </translation>
    </message>
    <message>
        <source>Another time…</source>
        <translation>Et andet antal minutter…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutter</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modeller</translation>
    </message>
    <message>
        <source>Which two models are compared</source>
        <translation>Hvilke to modeller der sammenlignes</translation>
    </message>
    <message>
        <source>First model</source>
        <translation>Første model</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>Den aktive model</translation>
    </message>
    <message>
        <source>Second model</source>
        <translation>Anden model</translation>
    </message>
    <message>
        <source>What was predicted before</source>
        <translation>Det, der før blev forudsagt</translation>
    </message>
    <message>
        <source>Goes to the next sentence that is not confirmed (%1); this one stays as it is.
%2 confirms this one first.</source>
        <translation>Går til den næste sætning, der ikke er bekræftet (%1); denne bliver, som den er.
%2 bekræfter den først.</translation>
    </message>
    <message>
        <source>Working time</source>
        <translation>Afsæt tid</translation>
    </message>
    <message>
        <source>Say how long you want to work, and it tells how many of the unconfirmed sentences fit into that time</source>
        <translation>Angiv, hvor længe du vil arbejde, så får du at vide, hvor mange af de ubekræftede sætninger der kan nås på den tid.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ingen grænse</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>Åbn en model…</translation>
    </message>
    <message>
        <source>Train a parser…</source>
        <translation>Træn en parser…</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueBudget</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n ord</numerusform>
            <numerusform>%n ord</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up: %1</source>
        <translation>Tiden er gået: %1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min.</translation>
    </message>
    <message>
        <source>%1, %2 done</source>
        <comment>time left, words</comment>
        <translation>%1, %2 klaret</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>time left, what fits into it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How much fits into it is known once some sentences have been confirmed.</source>
        <translation>Hvor meget der kan nås, vides først, når nogle sætninger er bekræftet.</translation>
    </message>
    <message numerus="yes">
        <source>What fits into the time that is left, at the %n word(s) an hour that were measured of you last.</source>
        <translation>
            <numerusform>Det, der kan nås i den resterende tid med den fart på %n ord i timen, der senest blev målt hos dig.</numerusform>
            <numerusform>Det, der kan nås i den resterende tid med den fart på %n ord i timen, der senest blev målt hos dig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What fits into the time that is left, at the %n word(s) an hour that you have decided so far.</source>
        <translation>
            <numerusform>Det, der kan nås i den resterende tid med den fart på %n ord i timen, du hidtil har afgjort med.</numerusform>
            <numerusform>Det, der kan nås i den resterende tid med den fart på %n ord i timen, du hidtil har afgjort med.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much fits into it is known once some words have been decided.</source>
        <translation>Hvor meget der kan nås, vides først, når nogle ord er afgjort.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>sentences, words</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sætning</numerusform>
            <numerusform>%n sætninger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueCommands</name>
    <message>
        <source>All sentences are confirmed.</source>
        <translation>Alle sætninger er bekræftet.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueGuide</name>
    <message>
        <source>This order asks a parser:</source>
        <translation>Denne rækkefølge kræver en parser:</translation>
    </message>
    <message>
        <source>This order compares two models: there is only one.</source>
        <translation>Denne rækkefølge sammenligner to modeller: der er kun én.</translation>
    </message>
    <message>
        <source>%1; said by a model that has learnt from it</source>
        <comment>why a sentence comes</comment>
        <translation>%1; sagt af en model, der har lært af den</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>why a sentence comes, two models</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>No word waits any more.</source>
        <translation>Der venter ikke flere ord.</translation>
    </message>
    <message>
        <source>looking at all that wait: %1 %</source>
        <translation>gennemser alle ventende: %1 %</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>why a sentence comes, progress</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Looking at what the models say…</source>
        <translation>Ser på, hvad modellerne siger…</translation>
    </message>
    <message>
        <source>“Next” (%1) goes to the first in this order</source>
        <translation>”Næste” (%1) går til den første i denne rækkefølge</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QuizBar</name>
    <message>
        <source>What comes next?</source>
        <translation>Hvad kommer nu?</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Svar %1</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>Det var det sidste trin.</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 af %2 rigtige</translation>
    </message>
    <message>
        <source>Right: %1. %2</source>
        <comment>what came, and how many were right</comment>
        <translation>Rigtigt: %1 (%2)</translation>
    </message>
    <message>
        <source>No: %1. %2</source>
        <comment>what came, and how many were right</comment>
        <translation>Nej. Det rigtige er: %1 (%2)</translation>
    </message>
    <message>
        <source>Nothing in the picture says this step: choose below.</source>
        <translation>Intet i billedet svarer til dette trin: vælg nedenfor.</translation>
    </message>
    <message>
        <source>To the next question</source>
        <translation>Til næste spørgsmål</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Her er der intet at afgøre.</translation>
    </message>
    <message>
        <source>%1 Click it in the picture, or choose:</source>
        <comment>a question</comment>
        <translation>%1 Klik på det i billedet, eller vælg:</translation>
    </message>
    <message>
        <source>End the quiz</source>
        <translation>Afslut quizzen</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::RelationEditor</name>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>“%1” is new here. Enter takes it.</source>
        <translation>”%1” er ny her. Enter bruger den alligevel.</translation>
    </message>
    <message>
        <source>It needs a relation: type some letters, or take one of the list. Esc gives it up.</source>
        <translation>Den skal have en relation: skriv nogle bogstaver, eller tag en fra listen. Esc opgiver den.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::RemovedModels</name>
    <message>
        <source>Trash (%1)</source>
        <translation>Papirkurv (%1)</translation>
    </message>
    <message>
        <source>In the trash now: %1.</source>
        <translation>Nu i papirkurven: %1.</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>Læg %1 tilbage</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>Tøm papirkurven…</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Tøm papirkurven</translation>
    </message>
    <message>
        <source>These models will be deleted for good: %1.</source>
        <translation>Disse modeller slettes for altid: %1.</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Slet dem</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ReportWriter</name>
    <message numerus="yes">
        <source>%1 and %n other file(s)</source>
        <translation>
            <numerusform>%1 og %n anden fil</numerusform>
            <numerusform>%1 og %n andre filer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoreLabel</name>
    <message>
        <source>%1: not scored: seen in training, or made around corrections</source>
        <comment>layer</comment>
        <translation>%1: ikke vurderet: set i træningen eller lavet omkring rettelser</translation>
    </message>
    <message>
        <source>Of all bunsetsu but the last of each sentence, which has no head</source>
        <translation>Af alle bunsetsuer undtagen den sidste i hver sætning, som intet hoved har</translation>
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
            <numerusform>%n sætning</numerusform>
            <numerusform>%n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2  on %3</source>
        <comment>layer, scores, how many sentences</comment>
        <translation>%1: %2  på %3</translation>
    </message>
    <message>
        <source>%1: %2  on %3, %4</source>
        <comment>layer, scores, how many sentences, how many others</comment>
        <translation>%1: %2  på %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n not scored</source>
        <translation>
            <numerusform>%n ikke vurderet</numerusform>
            <numerusform>%n ikke vurderet</numerusform>
        </translation>
    </message>
    <message>
        <source>Not to be compared: scored on different sentences</source>
        <translation>Kan ikke sammenlignes: målt på forskellige sætninger</translation>
    </message>
    <message numerus="yes">
        <source>%n without arcs</source>
        <comment>sentences of the treebank</comment>
        <translation>
            <numerusform>%n uden buer</numerusform>
            <numerusform>%n uden buer</numerusform>
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
        <translation>Buernes scorer</translation>
    </message>
    <message>
        <source>Scores of arcs from the word of the row to the word of the column.
Type a value, or drag it up and down with the mouse; Delete forbids the arc.</source>
        <translation>Scorer for buer fra rækkens ord til kolonnens ord.
Skriv en værdi, eller træk den op og ned med musen; Del forbyder buen.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoreTable</name>
    <message>
        <source>Scores of the layers</source>
        <translation>Lagenes scorer</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lag</translation>
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
        <translation>Sætninger</translation>
    </message>
    <message>
        <source>Not scored</source>
        <translation>Ikke vurderet</translation>
    </message>
    <message>
        <source>Sentences seen in training, or predicted around corrections</source>
        <translation>Sætninger set i træningen eller forudsagt omkring rettelser</translation>
    </message>
    <message>
        <source>It is drawn below the words.</source>
        <translation>Det er tegnet under ordene.</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Without arcs</source>
        <translation>Uden buer</translation>
    </message>
    <message>
        <source>Sentences in which there is no arc that could be scored</source>
        <translation>Sætninger uden en bue, der kunne vurderes</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoredOnButton</name>
    <message>
        <source>Every tenth sentence of the treebank, held out</source>
        <translation>Hver tiende sætning i træbanken, tilbageholdt</translation>
    </message>
    <message>
        <source>Development files…</source>
        <translation>Udviklingsfiler…</translation>
    </message>
    <message>
        <source>The sentences that all models are scored on, and that none of them has seen</source>
        <translation>De sætninger, som alle modeller måles på, og som ingen af dem har set</translation>
    </message>
    <message>
        <source>Score on these files</source>
        <translation>Mål på disse filer</translation>
    </message>
    <message>
        <source>every tenth</source>
        <comment>sentence</comment>
        <translation>hver 10. sætning</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 og %n mere</numerusform>
            <numerusform>%1 og %n flere</numerusform>
        </translation>
    </message>
    <message>
        <source>Scored on: %1</source>
        <translation>Målt på: %1</translation>
    </message>
    <message>
        <source>All sentences, by folds</source>
        <translation>Alle sætninger, krydsforudsagt</translation>
    </message>
    <message>
        <source>Nothing is held out: models of five folds predict the sentences that they have not seen</source>
        <translation>Intet holdes tilbage: modeller for fem dele forudsiger de sætninger, de ikke har set</translation>
    </message>
    <message>
        <source>all, by folds</source>
        <translation>alle, krydsforudsagt</translation>
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
        <translation>Søg</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvis</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Erstat</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Søgningens forløb</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>For eksempel: %1</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Mønster</translation>
    </message>
    <message>
        <source>Replacement, as relation=obj</source>
        <translation>Erstatning, som relation=obj</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Erstatning</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Det fundne</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Intet ville blive ændret.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Intet fundet.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Kolonne %1: %2</translation>
    </message>
    <message>
        <source>A word is found by form=%1, a relation by relation=%1; texts are searched above the list.</source>
        <translation>Et ord findes med form=%1, en relation med relation=%1; tekst søges i feltet over listen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) would change.</source>
        <translation>
            <numerusform>%n sætning ville blive ændret.</numerusform>
            <numerusform>%n sætninger ville blive ændret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be changed so.</source>
        <translation>
            <numerusform>%n kan ikke ændres på den måde.</numerusform>
            <numerusform>%n kan ikke ændres på den måde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n, i sætning %1: %2</numerusform>
            <numerusform>%n, den første i sætning %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n træf</numerusform>
            <numerusform>%n træf</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) ticked.</source>
        <translation>
            <numerusform>%1 af %n ændring afkrydset.</numerusform>
            <numerusform>%1 af %n ændringer afkrydset.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is a relation, too: %2</source>
        <translation>”%1” er også en relation: %2</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Erstat…</translation>
    </message>
    <message>
        <source>Shows the line for what takes the place of what was found</source>
        <translation>Viser linjen til det, der skal træde i stedet for det fundne</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceBrowser</name>
    <message>
        <source>Progress of the search</source>
        <translation>Søgningens forløb</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søg</translation>
    </message>
    <message>
        <source>Search in the sentences</source>
        <translation>Søg i sætningerne</translation>
    </message>
    <message>
        <source>Sentences to list</source>
        <translation>Sætninger, der vises</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>Alle sætninger</translation>
    </message>
    <message>
        <source>With disagreements</source>
        <translation>Med uenigheder</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Kan ikke læses</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bekræftede</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Ikke bekræftede</translation>
    </message>
    <message>
        <source>With remarks</source>
        <translation>Med bemærkninger</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sætninger</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>No treebank is open. Open one, or drop its files here.</source>
        <translation>Ingen træbank er åben. Åbn en, eller slip dens filer her.</translation>
    </message>
    <message>
        <source>There is no sentence in %1.</source>
        <translation>Der er ingen sætning i %1.</translation>
    </message>
    <message>
        <source>No sentence is of this kind.</source>
        <translation>Ingen sætning er af denne slags.</translation>
    </message>
    <message>
        <source>No sentence has “%1”.</source>
        <translation>Ingen sætning har ”%1”.</translation>
    </message>
    <message>
        <source>No sentence of this kind has “%1”.</source>
        <translation>Ingen sætning af denne slags har ”%1”.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 af %2</translation>
    </message>
    <message>
        <source>Sentences that were changed since the file was opened</source>
        <translation>Sætninger, der er ændret, siden filen blev åbnet</translation>
    </message>
    <message>
        <source>Edited since opening</source>
        <translation>Redigeret siden åbningen</translation>
    </message>
    <message>
        <source>No sentence has been edited since its file was opened.</source>
        <translation>Ingen sætning er redigeret, siden dens fil blev åbnet.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceCommands</name>
    <message>
        <source>Go to sentence</source>
        <translation>Gå til sætning</translation>
    </message>
    <message>
        <source>Number (1 to %1)</source>
        <translation>Nummer (1 til %1)</translation>
    </message>
    <message>
        <source>No disagreement further on.</source>
        <translation>Ingen uenighed længere fremme.</translation>
    </message>
    <message>
        <source>No disagreement before this.</source>
        <translation>Ingen uenighed før denne.</translation>
    </message>
    <message>
        <source>Nothing to decide further on.</source>
        <translation>Intet uafgjort længere fremme.</translation>
    </message>
    <message>
        <source>Nothing to decide before this.</source>
        <translation>Intet uafgjort før dette.</translation>
    </message>
    <message>
        <source>No unconfirmed sentence further on.</source>
        <translation>Ingen ubekræftet sætning længere fremme.</translation>
    </message>
    <message>
        <source>No unconfirmed sentence before this.</source>
        <translation>Ingen ubekræftet sætning før denne.</translation>
    </message>
    <message>
        <source>No remark further on.</source>
        <translation>Ingen bemærkning længere fremme.</translation>
    </message>
    <message>
        <source>No remark before this.</source>
        <translation>Ingen bemærkning før denne.</translation>
    </message>
    <message>
        <source>Confirmed; no unconfirmed sentence further on.</source>
        <translation>Bekræftet; ingen ubekræftet sætning længere fremme.</translation>
    </message>
    <message>
        <source>The sentence has no sent_id to copy.</source>
        <translation>Sætningen har intet sent_id at kopiere.</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>%1 er kopieret</translation>
    </message>
    <message>
        <source>Remark on this sentence</source>
        <translation>Bemærkning til denne sætning</translation>
    </message>
    <message>
        <source>Remark on the arc to “%1”</source>
        <translation>Bemærkning til buen til ”%1”</translation>
    </message>
    <message>
        <source>Remark on “%1”</source>
        <translation>Bemærkning til ”%1”</translation>
    </message>
    <message>
        <source>Lines before the words, and other lines that are no words</source>
        <translation>Linjer før ordene og andre linjer, der ikke er ord</translation>
    </message>
    <message>
        <source>Comment lines</source>
        <translation>Kommentarlinjer</translation>
    </message>
    <message>
        <source>Text has to be asked for: %1 takes a relation.</source>
        <translation>Et tekstfelt skal åbnes først: %1 tager imod en relation.</translation>
    </message>
    <message>
        <source>“%1” was typed where no field is open, and nothing was changed.</source>
        <translation>”%1” blev skrevet, hvor intet felt er åbent, og intet blev ændret.</translation>
    </message>
    <message>
        <source>“%1” was typed where no field is open: its “%2” was a command, which %3 takes back.</source>
        <translation>”%1” blev skrevet, hvor intet felt er åbent: ”%2” var en kommando, som %3 fortryder.</translation>
    </message>
    <message>
        <source>Nothing is left to decide in sentence %1: here is another that is not confirmed.</source>
        <translation>Der er intet tilbage at afgøre i sætning %1: her er en anden, som ikke er bekræftet.</translation>
    </message>
    <message>
        <source>Sentence %1 is confirmed with several roots: %2.</source>
        <translation>Sætning %1 er bekræftet med flere rødder: %2.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceListMenu</name>
    <message>
        <source>&amp;Open in the diagram</source>
        <translation>&amp;Åbn i diagrammet</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceListModel</name>
    <message>
        <source>Sentence</source>
        <translation>Sætning</translation>
    </message>
    <message>
        <source>#</source>
        <comment>number of the sentence</comment>
        <translation>#</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Forskelle</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Words with another head or relation in the layer “%1”; muted where it is not scored</source>
        <translation>Ord med andet hoved eller anden relation i laget ”%1”; nedtonet, hvor det ikke er vurderet</translation>
    </message>
    <message>
        <source>Words that the parser, or another file, analyses otherwise: counted once there is such an analysis</source>
        <translation>Ord, som parseren eller en anden fil analyserer anderledes: tælles, når der er en sådan analyse</translation>
    </message>
    <message>
        <source>✎ edited since the file was opened or saved, ✓ confirmed, ✉ with a remark, ! cannot be read</source>
        <translation>✎ redigeret, siden filen blev åbnet eller gemt, ✓ bekræftet, ✉ med en bemærkning, ! kan ikke læses</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SentenceView</name>
    <message>
        <source>Sentence %1</source>
        <translation>Sætning %1</translation>
    </message>
    <message>
        <source>root</source>
        <translation>rod</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SetComparison</name>
    <message>
        <source>only in %1</source>
        <comment>set of words</comment>
        <translation>kun i %1</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>i begge</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SetMenu</name>
    <message>
        <source>Sets</source>
        <translation>Ordmængder</translation>
    </message>
    <message>
        <source>Sets of words that have names</source>
        <translation>Navngivne ordmængder</translation>
    </message>
    <message>
        <source>The set is called %1.</source>
        <translation>Mængden hedder %1.</translation>
    </message>
    <message>
        <source>A name for what is listed</source>
        <translation>Et navn til det viste</translation>
    </message>
    <message>
        <source>The words that “%1” finds are called:</source>
        <translation>De ord, ”%1” finder, skal hedde:</translation>
    </message>
    <message>
        <source>&amp;Name what is listed…</source>
        <translation>&amp;Navngiv det viste…</translation>
    </message>
    <message>
        <source>&amp;Compare what is listed with</source>
        <translation>&amp;Sammenlign det viste med</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>what is listed</source>
        <translation>det viste</translation>
    </message>
    <message>
        <source>The set %1 is no more.</source>
        <translation>Mængden %1 findes ikke længere.</translation>
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
        <translation>Som systemet: %1</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>size of a font</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Skrifttype</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>Skriftstørrelse</translation>
    </message>
    <message>
        <source>%1, hard to see</source>
        <translation>%1, svær at se</translation>
    </message>
    <message>
        <source>Contrast to the background: %1</source>
        <translation>Kontrast til baggrunden: %1</translation>
    </message>
    <message>
        <source>from the dependent to its head</source>
        <translation>fra dependenten til dens hoved</translation>
    </message>
    <message>
        <source>from the head to the dependent</source>
        <translation>fra hovedet til dependenten</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Skift taster…</translation>
    </message>
    <message>
        <source>Change chords…</source>
        <translation>Skift bogstavkoder…</translation>
    </message>
    <message>
        <source>What suits the treebank</source>
        <translation>Det, der passer til træbanken</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>From the next start on</source>
        <translation>Fra næste start</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>What suits the machine</source>
        <translation>Det, der passer til maskinen</translation>
    </message>
    <message>
        <source>None; such as jumanpp or mecab</source>
        <translation>Intet; for eksempel jumanpp eller mecab</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Vælg…</translation>
    </message>
    <message>
        <source>File of the model</source>
        <translation>Modellens fil</translation>
    </message>
    <message>
        <source>Model at start</source>
        <translation>Model ved start</translation>
    </message>
    <message>
        <source>Models (*.arcmodel);;All files (*)</source>
        <translation>Modeller (*.arcmodel);;Alle filer (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a model: its decoder</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What each was trained with</source>
        <translation>Den, hver model blev trænet med</translation>
    </message>
    <message>
        <source>What their files say; such as cs, or ud for none</source>
        <translation>Som filerne siger; ellers en kode som cs, eller ud (intet bestemt)</translation>
    </message>
    <message>
        <source>Files of Universal Dependencies say it by their name (cs_pdt-ud-dev.conllu), or with # language = cs in the first sentence</source>
        <translation>Filer fra Universal Dependencies siger det med deres navn (cs_pdt-ud-dev.conllu) eller med # language = cs i første sætning</translation>
    </message>
    <message>
        <source>None; a copy of UniversalDependencies/tools</source>
        <translation>Ingen; en kopi af UniversalDependencies/tools</translation>
    </message>
    <message>
        <source>Folder of the language data</source>
        <translation>Mappe med sprogdata</translation>
    </message>
    <message>
        <source>Language data</source>
        <translation>Sprogdata</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SettingsCommands</name>
    <message>
        <source>setting: %1</source>
        <translation>indstilling: %1</translation>
    </message>
    <message>
        <source>The settings are in %1.</source>
        <translation>Indstillingerne er i %1.</translation>
    </message>
    <message>
        <source>Left out, because no setting is called that: %1.</source>
        <translation>Udeladt, fordi ingen indstilling hedder sådan: %1.</translation>
    </message>
    <message>
        <source>Export the settings</source>
        <translation>Eksportér indstillingerne</translation>
    </message>
    <message>
        <source>Settings (*.ini);;All files (*)</source>
        <translation>Indstillinger (*.ini);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importér indstillinger</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>Alt til standard</translation>
    </message>
    <message>
        <source>Shall all settings, keys and chords be what they were at first?</source>
        <translation>Skal alle indstillinger, taster og bogstavkoder være, som de var fra begyndelsen?</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Find en indstilling</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Grupper af indstillinger</translation>
    </message>
    <message>
        <source>All settings are in %1.</source>
        <translation>Alle indstillinger er i %1.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportér…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importér…</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>&amp;Alt til standard</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>Tilbage til standard</translation>
    </message>
    <message>
        <source>%1: back to the default</source>
        <translation>%1: tilbage til standard</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Intet fundet for ”%1”.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfCommands</name>
    <message>
        <source>The model in use is on the shelf already, as it is.</source>
        <translation>Den aktive model er allerede i modelsamlingen, som den er.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a model, what is to be known of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use the model</source>
        <translation>Brug modellen</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Brug den</translation>
    </message>
    <message>
        <source>Compare the models</source>
        <translation>Sammenlign modellerne</translation>
    </message>
    <message>
        <source>Compare them</source>
        <translation>Sammenlign dem</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>”%1” og ”%2”</translation>
    </message>
    <message>
        <source>Compared on %1 sentences that neither of %2 was trained on.</source>
        <translation>Sammenlignet på %1 sætninger, som ingen af modellerne %2 er trænet på.</translation>
    </message>
    <message>
        <source>Of %1 sentences parsed with %2, %3 were not in the training of either; only these are scored.</source>
        <translation>Af %1 sætninger, parset med %2, var %3 ikke med i nogen af modellernes træning; kun disse scores.</translation>
    </message>
    <message>
        <source>The shelf keeps %1 models by itself, and has as many; so the one that was just trained is not kept. Nothing was deleted. Delete some, or rename those that you want to keep.</source>
        <translation>Modelsamlingen gemmer automatisk op til %1 modeller, og det antal er nået; derfor er den, der lige blev trænet, ikke gemt. Intet blev slettet. Slet nogle, eller omdøb dem, du vil beholde.</translation>
    </message>
    <message>
        <source>Put it on the shelf all the same</source>
        <translation>Læg den i modelsamlingen alligevel</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>Vis modellerne</translation>
    </message>
    <message>
        <source>The trained model is kept on the shelf of models as “%1”.</source>
        <translation>Den trænede model er gemt i modelsamlingen som ”%1”.</translation>
    </message>
    <message>
        <source>The model is on the shelf as “%1”.</source>
        <translation>Modellen er i modelsamlingen som ”%1”.</translation>
    </message>
    <message>
        <source>The parser is being put on the shelf, with the models of its folds.</source>
        <translation>Parseren lægges i modelsamlingen sammen med delenes modeller.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfDetails</name>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Noter</translation>
    </message>
    <message>
        <source>What it was trained for, what it is good at…</source>
        <translation>Hvad den er trænet til, hvad den er god til…</translation>
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
        <translation>hver tiende sætning, tilbageholdt</translation>
    </message>
    <message>
        <source>It has learnt from %1 more sentences that were confirmed after its training.</source>
        <translation>Den har lært af yderligere sætninger, der blev bekræftet efter dens træning: %1.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfList</name>
    <message>
        <source>Models on the shelf</source>
        <translation>Modelsamlingen</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfModel</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Trænet på</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
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
        <translation>Målt på</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShelfPage</name>
    <message>
        <source>Filter</source>
        <translation>Filtrér</translation>
    </message>
    <message>
        <source>Filter the models</source>
        <translation>Filtrér modellerne</translation>
    </message>
    <message>
        <source>&amp;Put the model in use here</source>
        <translation>&amp;Læg den aktive model i samlingen</translation>
    </message>
    <message>
        <source>Keeps the model in use on the shelf, with what it learnt since it was trained</source>
        <translation>Gemmer den aktive model i modelsamlingen med det, den har lært, siden den blev trænet</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importér…</translation>
    </message>
    <message>
        <source>Puts copies of model files on the shelf</source>
        <translation>Lægger kopier af modelfiler i modelsamlingen</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Brug</translation>
    </message>
    <message>
        <source>Makes it the model in use (Enter)</source>
        <translation>Gør den til den aktive model (Enter)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Sa&amp;mmenlign</translation>
    </message>
    <message>
        <source>Parses the open treebank with two chosen models and shows the analysis of both</source>
        <translation>Parser den åbne træbank med to valgte modeller og viser analysen af begge</translation>
    </message>
    <message>
        <source>Compare &amp;on a file…</source>
        <translation>Sammenlign &amp;på en fil…</translation>
    </message>
    <message>
        <source>Opens a treebank and compares two chosen models on it</source>
        <translation>Åbner en træbank og sammenligner to valgte modeller på den</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Omdøb</translation>
    </message>
    <message>
        <source>Calls it otherwise (F2)</source>
        <translation>Giver den et andet navn (F2)</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>&amp;Dublér</translation>
    </message>
    <message>
        <source>Puts a copy beside it (Ctrl+Shift+D)</source>
        <translation>Lægger en kopi ved siden af (Ctrl+Skift+D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportér…</translation>
    </message>
    <message>
        <source>Writes it, and what is told of it, to another place</source>
        <translation>Skriver den og det, der oplyses om den, et andet sted</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>S&amp;let</translation>
    </message>
    <message>
        <source>Puts it into the trash, from which it can be taken back (Del)</source>
        <translation>Lægger den i papirkurven, hvorfra den kan tages tilbage (Del)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Takes it out of the trash again (Ctrl+Z)</source>
        <translation>Tager den op af papirkurven igen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Sammenligningens forløb</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Gives up the comparison</source>
        <translation>Opgiver sammenligningen</translation>
    </message>
    <message>
        <source>No model has “%1”.</source>
        <translation>Ingen model har ”%1”.</translation>
    </message>
    <message>
        <source>“%1” and “%2” can be compared.</source>
        <translation>”%1” og ”%2” kan sammenlignes.</translation>
    </message>
    <message>
        <source>Choose one model to see all of it, two to compare them (a click with Ctrl chooses one more).</source>
        <translation>Vælg én model for at se alt om den, to for at sammenligne dem (et klik med Ctrl vælger en til).</translation>
    </message>
    <message>
        <source>Parsing with %1 and %2</source>
        <translation>Parsing med %1 og %2</translation>
    </message>
    <message>
        <source>Import models</source>
        <translation>Importér modeller</translation>
    </message>
    <message>
        <source>Models (*.arcmodel);;All files (*)</source>
        <translation>Modeller (*.arcmodel);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Eksportér modellen</translation>
    </message>
    <message>
        <source>Models (*.arcmodel)</source>
        <translation>Modeller (*.arcmodel)</translation>
    </message>
    <message>
        <source>Exported the model as %1</source>
        <translation>Modellen er eksporteret som %1</translation>
    </message>
    <message>
        <source>No model is kept yet. Each one that you train is put on the shelf by itself; the parser of the sample, trained as the program started, is not. Files of models can be imported.</source>
        <translation>Endnu er ingen model gemt. Hver model, du træner, kommer i modelsamlingen af sig selv; det gør eksemplets parser, der blev trænet, da programmet startede, ikke. Modelfiler kan importeres.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ShortcutOverview</name>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Tildel</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Stan&amp;dard</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastaturgenveje</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søg</translation>
    </message>
    <message>
        <source>Search in the shortcuts</source>
        <translation>Søg i genvejene</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Genveje</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Ny genvej</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>&amp;Ny genvej:</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Intet fundet for ”%1”.</translation>
    </message>
    <message>
        <source>On the diagram</source>
        <translation>På diagrammet</translation>
    </message>
    <message>
        <source>While a head is chosen</source>
        <translation>Mens et hoved vælges</translation>
    </message>
    <message>
        <source>While a head is chosen (%1)</source>
        <translation>Mens et hoved vælges (%1)</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Med musen</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”, which would lose it.</source>
        <translation>%1 er genvej til ”%2”, som ville miste den.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SiblingMatrix</name>
    <message>
        <source>Scores of siblings</source>
        <translation>Scorer for søskende</translation>
    </message>
    <message>
        <source>Scores of two dependents of the head that stand next to each other on one side of it: the nearer one by rows, the other one by columns.
An empty cell forbids them.</source>
        <translation>Scorer for to dependenter af hovedet, der står ved siden af hinanden på samme side af det: den nærmeste i rækker, den anden i kolonner.
En tom celle forbyder dem.</translation>
    </message>
    <message>
        <source>Siblings &amp;under</source>
        <translation>Søskende &amp;under</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SiblingMatrixModel</name>
    <message>
        <source>the first</source>
        <comment>no dependent stands nearer to the head</comment>
        <translation>den første</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SidePanels</name>
    <message>
        <source>Nothing has been found yet; search first (%1).</source>
        <translation>Intet er fundet endnu; søg først (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n other arc(s) are as this one was; %1 lists them.</source>
        <translation>
            <numerusform>Der er %n tilsvarende bue til; %1 viser den.</numerusform>
            <numerusform>Der er %n tilsvarende buer til; %1 viser dem.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SimulationWindow</name>
    <message>
        <source>Annotated before</source>
        <translation>Annoteret på forhånd</translation>
    </message>
    <message>
        <source>The first sentences of the treebank, on which the parser is trained at the start</source>
        <translation>De første sætninger i træbanken, som parseren trænes på ved starten</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sætninger</translation>
    </message>
    <message>
        <source>How many are annotated then; 0: all</source>
        <translation>Hvor mange der derefter annoteres; 0: alle</translation>
    </message>
    <message>
        <source>Train anew after</source>
        <translation>Træn på ny efter</translation>
    </message>
    <message>
        <source>So many sentences; 0: never</source>
        <translation>Så mange sætninger; 0: aldrig</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Kørsler</translation>
    </message>
    <message>
        <source>How often all is done, with other seeds each time</source>
        <translation>Hvor mange gange det hele gøres, hver gang med andre startværdier</translation>
    </message>
    <message>
        <source>Learn li&amp;ve</source>
        <translation>&amp;Lær løbende</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Vandret</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Lodret</translation>
    </message>
    <message>
        <source>Simulated annotator</source>
        <translation>Simuleret annotator</translation>
    </message>
    <message>
        <source>The parser learns from each sentence as soon as it is confirmed</source>
        <translation>Parseren lærer af hver sætning, så snart den er bekræftet</translation>
    </message>
    <message>
        <source>What annotating takes, and how good the parser becomes</source>
        <translation>Hvad annoteringen kræver, og hvor god parseren bliver</translation>
    </message>
    <message>
        <source>The open treebank is annotated once more by somebody who never errs, in each of the orders chosen: what would that take, and how good would the parser become on sentences that are never annotated?</source>
        <translation>Den åbne træbank annoteres en gang til af en, der aldrig tager fejl, i hver af de valgte rækkefølger: hvad ville det kræve, og hvor god ville parseren blive på sætninger, der aldrig annoteres?</translation>
    </message>
    <message>
        <source>The orders of sentences that are simulated; the parser's settings are those of Train</source>
        <translation>De rækkefølger af sætninger, der simuleres; parserens indstillinger er dem under Træning</translation>
    </message>
    <message>
        <source>Adds the simulations of a file to these, also one that arcwright-cli simulate --json wrote</source>
        <translation>Føjer en fils simuleringer til disse, også en, som arcwright-cli simulate --json har skrevet</translation>
    </message>
    <message>
        <source>Saves the simulations, to open them again, or as a picture or a table</source>
        <translation>Gemmer simuleringerne, til at åbne igen, eller som billede eller tabel</translation>
    </message>
    <message>
        <source>Shows what all of it takes as a table, or the chart again</source>
        <translation>Viser det, det hele kræver, som en tabel eller igen som diagram</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Ingen rækkefølge</translation>
    </message>
    <message>
        <source>Orders: %1</source>
        <translation>Rækkefølger: %1</translation>
    </message>
    <message>
        <source>Open simulations</source>
        <translation>Åbn simuleringer</translation>
    </message>
    <message>
        <source>Simulations (*.json);;All files (*)</source>
        <translation>Simuleringer (*.json);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Simulations, to open them again (*.json)</source>
        <translation>Simuleringer, til at åbne igen (*.json)</translation>
    </message>
    <message>
        <source>Scalable picture (*.svg)</source>
        <translation>Skalerbart billede (*.svg)</translation>
    </message>
    <message>
        <source>Printed page (*.pdf)</source>
        <translation>Trykt side (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>Pixels (*.png)</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Tabulatorseparerede værdier (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommaseparerede værdier (*.csv)</translation>
    </message>
    <message>
        <source>Save simulations</source>
        <translation>Gem simuleringer</translation>
    </message>
    <message>
        <source>simulations</source>
        <comment>name of a file</comment>
        <translation>simuleringer</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SourcesForm</name>
    <message>
        <source>All sentences</source>
        <translation>Alle sætninger</translation>
    </message>
    <message>
        <source>Confirmed sentences</source>
        <translation>Bekræftede sætninger</translation>
    </message>
    <message>
        <source>Several sources</source>
        <translation>Flere kilder</translation>
    </message>
    <message>
        <source>The sentences as they are when the training is asked for</source>
        <translation>Sætningerne, som de er, når træningen bestilles</translation>
    </message>
    <message>
        <source>Learn from</source>
        <translation>Lær af</translation>
    </message>
    <message>
        <source>Weight of: %1</source>
        <translation>Vægt for: %1</translation>
    </message>
    <message>
        <source>How often each of its sentences counts. One that several sources have counts as often as the heaviest says.</source>
        <translation>Hvor mange gange hver af dens sætninger tæller. En, som flere kilder har, tæller så mange gange, som den tungeste siger.</translation>
    </message>
    <message>
        <source>Pattern of the sentences to learn from</source>
        <translation>Mønster for de sætninger, der læres af</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Filer…</translation>
    </message>
    <message>
        <source>Learn from these files</source>
        <translation>Lær af disse filer</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>En mappe…</translation>
    </message>
    <message>
        <source>Learn from this folder</source>
        <translation>Lær af denne mappe</translation>
    </message>
    <message>
        <source>What a pattern finds</source>
        <translation>Det, et mønster finder</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Filer og mapper</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 og %n mere</numerusform>
            <numerusform>%1 og %n flere</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>Andre filer</translation>
    </message>
    <message>
        <source>counts × </source>
        <comment>a source, so many times</comment>
        <translation>tæller × </translation>
    </message>
    <message>
        <source>counts once</source>
        <comment>a source</comment>
        <translation>tæller én gang</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Mønster</translation>
    </message>
    <message>
        <source>Choose files or a folder…</source>
        <translation>Vælg filer eller en mappe…</translation>
    </message>
    <message>
        <source>All of the open treebank</source>
        <translation>Hele den åbne træbank</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StartPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lektioner</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algoritmer</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Opgaver</translation>
    </message>
    <message>
        <source>Lessons, algorithms and exercises</source>
        <translation>Lektioner, algoritmer og opgaver</translation>
    </message>
    <message>
        <source>Lesson from a file…</source>
        <translation>Lektion fra en fil…</translation>
    </message>
    <message>
        <source>Type a sentence…</source>
        <translation>Skriv en sætning…</translation>
    </message>
    <message>
        <source>Do an exercise…</source>
        <translation>Løs en opgave…</translation>
    </message>
    <message>
        <source>Make an exercise…</source>
        <translation>Lav en opgave…</translation>
    </message>
    <message>
        <source>Each at work on %1, or on one that you type.</source>
        <translation>Se algoritmen arbejde på %1 eller på en sætning, du selv skriver.</translation>
    </message>
    <message>
        <source>Each at work on a sentence that you type, or on one of a treebank.</source>
        <translation>Se algoritmen arbejde på en sætning, du selv skriver, eller på en fra en træbank.</translation>
    </message>
    <message>
        <source>It parses bunsetsu: open a Japanese treebank that has them.</source>
        <translation>Den parser bunsetsuer: åbn en japansk træbank, der har dem.</translation>
    </message>
    <message>
        <source>It parses words: open a treebank without bunsetsu, or type a sentence.</source>
        <translation>Den parser ord: åbn en træbank uden bunsetsuer, eller skriv en sætning.</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>file, folder</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Write a lesson…</source>
        <translation>Skriv en lektion…</translation>
    </message>
    <message>
        <source>Trees to draw and questions to answer, marked by the program or, where the solution is kept, by the teacher.</source>
        <translation>Træer at tegne og spørgsmål at besvare, rettet af programmet eller, hvor løsningen holdes tilbage, af underviseren.</translation>
    </message>
    <message>
        <source>What is grey: %1</source>
        <comment>why algorithms cannot be watched</comment>
        <translation>Det grå: %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Step</name>
    <message>
        <source>form</source>
        <translation>form</translation>
    </message>
    <message>
        <source>lemma</source>
        <translation>lemma</translation>
    </message>
    <message>
        <source>features</source>
        <translation>træk</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relation</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>root</source>
        <translation>rod</translation>
    </message>
    <message>
        <source>%1: head %2 → %3</source>
        <translation>%1: hoved %2 → %3</translation>
    </message>
    <message>
        <source>form %1 → %2</source>
        <translation>form %1 → %2</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <translation>%1: %2 %3 → %4</translation>
    </message>
    <message>
        <source>new bunsetsu %1</source>
        <translation>ny bunsetsu %1</translation>
    </message>
    <message>
        <source>bunsetsu %1 gone</source>
        <translation>bunsetsu %1 væk</translation>
    </message>
    <message>
        <source>%1: type %2 → %3</source>
        <translation>%1: type %2 → %3</translation>
    </message>
    <message>
        <source>bunsetsu %1 → %2</source>
        <translation>bunsetsu %1 → %2</translation>
    </message>
    <message>
        <source>%1: also %2 of %3</source>
        <translation>%1: også %2 til %3</translation>
    </message>
    <message>
        <source>%1: no longer %2 of %3</source>
        <translation>%1: ikke længere %2 til %3</translation>
    </message>
    <message>
        <source>%1: was wrong</source>
        <translation>%1: var forkert</translation>
    </message>
    <message>
        <source>%1: not said to have been wrong any more</source>
        <translation>%1: ikke længere erklæret forkert</translation>
    </message>
    <message>
        <source>%1: kept as annotated</source>
        <translation>%1: beholdt som annoteret</translation>
    </message>
    <message>
        <source>%1: to be decided again</source>
        <translation>%1: skal afgøres igen</translation>
    </message>
    <message>
        <source>%1: decision postponed</source>
        <translation>%1: afgørelse udskudt</translation>
    </message>
    <message>
        <source>%1: remark: %2</source>
        <translation>%1: bemærkning: %2</translation>
    </message>
    <message>
        <source>%1: removed remark: %2</source>
        <translation>%1: bemærkning fjernet: %2</translation>
    </message>
    <message>
        <source>waived %1</source>
        <translation>undtaget: %1</translation>
    </message>
    <message>
        <source>no longer waived: %1</source>
        <translation>ikke længere undtaget: %1</translation>
    </message>
    <message>
        <source>%1: waived %2</source>
        <translation>%1: %2 undtaget</translation>
    </message>
    <message>
        <source>%1: no longer waived: %2</source>
        <translation>%1: %2 ikke længere undtaget</translation>
    </message>
    <message>
        <source>new sentence %1</source>
        <translation>ny sætning %1</translation>
    </message>
    <message>
        <source>removed sentence %1</source>
        <translation>sætning fjernet: %1</translation>
    </message>
    <message>
        <source>text %1 → %2</source>
        <translation>tekst %1 → %2</translation>
    </message>
    <message>
        <source>inserted %1</source>
        <translation>indsat: %1</translation>
    </message>
    <message>
        <source>deleted %1</source>
        <translation>slettet: %1</translation>
    </message>
    <message>
        <source>multiword token %1</source>
        <translation>flerordstoken %1</translation>
    </message>
    <message>
        <source>dissolved multiword token %1</source>
        <translation>flerordstoken opløst: %1</translation>
    </message>
    <message>
        <source>multiword token %1 → %2</source>
        <translation>flerordstoken %1 → %2</translation>
    </message>
    <message>
        <source>inserted empty node %1</source>
        <translation>tom knude indsat: %1</translation>
    </message>
    <message>
        <source>deleted empty node %1</source>
        <translation>tom knude slettet: %1</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>tilføjet: %1</translation>
    </message>
    <message>
        <source>removed %1</source>
        <translation>fjernet: %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>sætningen bekræftet</translation>
    </message>
    <message>
        <source>no longer confirmed</source>
        <translation>sætningen ikke længere bekræftet</translation>
    </message>
    <message>
        <source>pinned %1</source>
        <translation>fastgjort: %1</translation>
    </message>
    <message>
        <source>unpinned %1</source>
        <translation>frigjort: %1</translation>
    </message>
    <message>
        <source>remark: %1</source>
        <translation>bemærkning: %1</translation>
    </message>
    <message>
        <source>removed remark: %1</source>
        <translation>bemærkning fjernet: %1</translation>
    </message>
    <message>
        <source>remark: %1 → %2</source>
        <translation>bemærkning: %1 → %2</translation>
    </message>
    <message>
        <source>split %1: %2</source>
        <translation>%1 delt: %2</translation>
    </message>
    <message>
        <source>joined %1: %2</source>
        <translation>%1 føjet sammen: %2</translation>
    </message>
    <message>
        <source>split the sentence before %1</source>
        <translation>sætningen delt før %1</translation>
    </message>
    <message>
        <source>split the sentence before %1; arcs of the enhanced graph between the parts, which went: %2</source>
        <translation>sætningen delt før %1; buer i den udvidede graf mellem delene, som forsvandt: %2</translation>
    </message>
    <message>
        <source>joined two sentences</source>
        <translation>to sætninger føjet sammen</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>; and %n more</source>
        <translation>
            <numerusform>; og %n mere</numerusform>
            <numerusform>; og %n flere</numerusform>
        </translation>
    </message>
    <message>
        <source>edited the text of a sentence</source>
        <translation>en sætnings tekst redigeret</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>intet ændret</translation>
    </message>
    <message>
        <source>annotations into the file</source>
        <translation>annotationer ind i filen</translation>
    </message>
    <message>
        <source>annotations out of the file</source>
        <translation>annotationer ud af filen</translation>
    </message>
    <message numerus="yes">
        <source>accepted %n predicted arc(s)</source>
        <translation>
            <numerusform>%n forudsagt bue accepteret</numerusform>
            <numerusform>%n forudsagte buer accepteret</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more sentence(s)</source>
        <translation>
            <numerusform>%1; og %n sætning til</numerusform>
            <numerusform>%1; og %n sætninger til</numerusform>
        </translation>
    </message>
    <message>
        <source>repair: %1</source>
        <translation>reparation: %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 → %4 of %5</source>
        <comment>an arc of the enhanced graph: word, relation and head, before and after</comment>
        <translation>%1: %2 under %3 → %4 under %5</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StepExportDialog</name>
    <message>
        <source>Export the steps</source>
        <translation>Eksportér trinene</translation>
    </message>
    <message>
        <source>The step on view</source>
        <translation>Det viste trin</translation>
    </message>
    <message>
        <source>Scalable pictures (SVG)</source>
        <translation>Skalerbare billeder (SVG)</translation>
    </message>
    <message>
        <source>Pixels (PNG)</source>
        <translation>Pixels (PNG)</translation>
    </message>
    <message>
        <source>Slides, one a page (PDF)</source>
        <translation>Dias, ét pr. side (PDF)</translation>
    </message>
    <message>
        <source>Slides for LaTeX (beamer with TikZ)</source>
        <translation>Dias til LaTeX (beamer med TikZ)</translation>
    </message>
    <message>
        <source>Handout with text and pictures (PDF)</source>
        <translation>Uddelingsark med tekst og billeder (PDF)</translation>
    </message>
    <message>
        <source>Handout with text and pictures (HTML)</source>
        <translation>Uddelingsark med tekst og billeder (HTML)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportér…</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>&amp;Trin</translation>
    </message>
    <message>
        <source>&amp;As</source>
        <translation>&amp;Som</translation>
    </message>
    <message>
        <source>This stop</source>
        <translation>Dette stop</translation>
    </message>
    <message>
        <source>The whole lesson (stops: %1)</source>
        <translation>Hele lektionen (stop: %1)</translation>
    </message>
    <message>
        <source>Page that plays by itself (HTML)</source>
        <translation>Side, der afspiller sig selv (HTML)</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Af</translation>
    </message>
    <message>
        <source>as can be read</source>
        <translation>så de kan læses</translation>
    </message>
    <message>
        <source>Steps on a &amp;page</source>
        <translation>Trin pr. &amp;side</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>which steps, how many</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The step at which each stop opens</source>
        <translation>Det trin, hvert stop åbner ved</translation>
    </message>
    <message>
        <source>The main steps, bold in the list, and both ends</source>
        <translation>Hovedtrinene, fede på listen, og begge ender</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle trin</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StepListModel</name>
    <message>
        <source>Before the first step</source>
        <translation>Før det første trin</translation>
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
        <translation>Trin</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Forklaring</translation>
    </message>
    <message>
        <source>Steps, the main ones bold</source>
        <translation>Trin, hovedtrin med fed</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::StopsMenu</name>
    <message>
        <source>Stop there</source>
        <translation>Stop dér</translation>
    </message>
    <message>
        <source>→</source>
        <comment>between head and dependent</comment>
        <translation>→</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Hoved</translation>
    </message>
    <message>
        <source>Dependent</source>
        <translation>Dependent</translation>
    </message>
    <message>
        <source>Do not stop at %1</source>
        <translation>Stop ikke ved %1</translation>
    </message>
    <message>
        <source>Play until this arc appears:</source>
        <translation>Afspil, indtil denne bue dukker op:</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Progress of the search for suspicious annotations</source>
        <translation>Forløbet af søgningen efter mistænkelige annotationer</translation>
    </message>
    <message>
        <source>Parts into which the treebank is divided</source>
        <translation>Dele, som træbanken deles i</translation>
    </message>
    <message>
        <source>Parts into which the treebank is divided: the words of each are judged by parsers trained on the others. More parts: better parsers, but more of them to train</source>
        <translation>Dele, som træbanken deles i: ordene i hver bedømmes af parsere, der er trænet på de andre. Flere dele: bedre parsere, men flere af dem at træne</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Metoder</translation>
    </message>
    <message>
        <source>How suspicious annotations are looked for</source>
        <translation>Hvordan der søges efter mistænkelige annotationer</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Dele</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Afslutter…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Sat på pause</translation>
    </message>
    <message>
        <source>%1% done</source>
        <translation>%1 % færdig</translation>
    </message>
    <message numerus="yes">
        <source>parsers being trained (%n part(s)): %1</source>
        <translation>
            <numerusform>parsere trænes (%n del): %1</numerusform>
            <numerusform>parsere trænes (%n dele): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled; what was found before is still listed.</source>
        <translation>Annulleret; det, der blev fundet før, vises stadig.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulleret.</translation>
    </message>
    <message>
        <source>No parser has judged.</source>
        <translation>Ingen parser har bedømt.</translation>
    </message>
    <message numerus="yes">
        <source>Judged by parsers that have not seen the sentence (%n part(s)): %1</source>
        <translation>
            <numerusform>Bedømt af parsere, der ikke har set sætningen (%n del): %1</numerusform>
            <numerusform>Bedømt af parsere, der ikke har set sætningen (%n dele): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Find again</source>
        <translation>Find igen</translation>
    </message>
    <message>
        <source>Find suspicious annotations</source>
        <translation>Find mistænkelige annotationer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Who judges the annotation</source>
        <translation>Hvem der bedømmer annotationen</translation>
    </message>
    <message>
        <source>Parsers that are trained on the other parts of this treebank have not seen what they judge, but take their time.
The model in use is there already; sentences that it has learnt from are left out, for it knows what it was taught.</source>
        <translation>Parsere, der trænes på de øvrige dele af denne træbank, har ikke set det, de bedømmer, men det tager tid.
Den aktive model er der allerede; sætninger, den har lært af, udelades, for den kender det, den har lært.</translation>
    </message>
    <message>
        <source>asking the model %1</source>
        <translation>spørger modellen %1</translation>
    </message>
    <message>
        <source>The model %1 has learnt from all sentences here, so it has judged none: let parsers judge that are trained on the rest.</source>
        <translation>Modellen %1 har lært af alle sætninger her, så den har ikke bedømt nogen: lad parsere, der er trænet på resten, bedømme.</translation>
    </message>
    <message numerus="yes">
        <source>Judged by %1; %n sentence(s) that it has learnt from were left out</source>
        <translation>
            <numerusform>Bedømt af %1; %n sætning, som den har lært af, er udeladt</numerusform>
            <numerusform>Bedømt af %1; %n sætninger, som den har lært af, er udeladt</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged by %1, which has learnt from none of these sentences</source>
        <translation>Bedømt af %1, som ikke har lært af nogen af disse sætninger</translation>
    </message>
    <message>
        <source>Judged by parsers trained here</source>
        <translation>Bedømt af parsere trænet her</translation>
    </message>
    <message>
        <source>Judged by %1</source>
        <comment>the model in use</comment>
        <translation>Bedømt af %1</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionChoices</name>
    <message>
        <source>Which are listed, by what was decided</source>
        <translation>Hvilke der vises, efter hvad der blev afgjort</translation>
    </message>
    <message>
        <source>Which are listed, by how they were found</source>
        <translation>Hvilke der vises, efter hvordan de blev fundet</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 fundet</translation>
    </message>
    <message>
        <source>To decide (%1)</source>
        <translation>Ikke afgjort (%1)</translation>
    </message>
    <message>
        <source>Postponed (%1)</source>
        <translation>Udskudt (%1)</translation>
    </message>
    <message>
        <source>Kept (%1)</source>
        <translation>Beholdt (%1)</translation>
    </message>
    <message>
        <source>Corrected (%1)</source>
        <translation>Rettet (%1)</translation>
    </message>
    <message>
        <source>Edited since (%1)</source>
        <translation>Redigeret siden (%1)</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Alle (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind, count</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle slags</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionModel</name>
    <message>
        <source>sentence edited since</source>
        <translation>sætning redigeret siden</translation>
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
        <translation>Hvor sandsynligt det er, at annotationen er forkert, efter alle begrundelser tilsammen: hvem der modsiger den, hvor sikre de er, og hvad der ellers taler imod den. Det er ikke andelen af parsere, der modsiger den.</translation>
    </message>
    <message>
        <source>Wrong?</source>
        <comment>how likely it is that an annotation is wrong</comment>
        <translation>Forkert?</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of the sentence</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Annotated</source>
        <translation>Annoteret</translation>
    </message>
    <message>
        <source>Rival</source>
        <comment>the arc that may be right instead</comment>
        <translation>Alternativ</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Sætning</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionPage</name>
    <message>
        <source>Suspicious annotations</source>
        <translation>Mistænkelige annotationer</translation>
    </message>
    <message>
        <source>Open in Annotate (%1)</source>
        <translation>Åbn i Annotering (%1)</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Gem listen…</translation>
    </message>
    <message>
        <source>Saves what is listed as a table</source>
        <translation>Gemmer det viste som en tabel</translation>
    </message>
    <message>
        <source>Nothing suspicious was found.</source>
        <translation>Intet mistænkeligt blev fundet.</translation>
    </message>
    <message>
        <source>None is of this choice.</source>
        <translation>Ingen svarer til dette valg.</translation>
    </message>
    <message>
        <source>All have been decided.</source>
        <translation>Alle er afgjort.</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>sat på pause</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>progress</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Open a treebank to search it for annotations that may be wrong.</source>
        <translation>Åbn en træbank for at søge i den efter annotationer, der kan være forkerte.</translation>
    </message>
    <message>
        <source>The search goes on in the background; what it finds is listed here.</source>
        <translation>Søgningen fortsætter i baggrunden; det, den finder, vises her.</translation>
    </message>
    <message>
        <source>The treebank is divided into parts, and the words of each are judged by parsers that were trained on the others and have not seen them. Listed are the arcs that these parsers contradict, those that the same words do not have elsewhere, and those that break a rule: the likeliest errors first. Each can be corrected, kept or postponed.</source>
        <translation>Træbanken deles i dele, og ordene i hver bedømmes af parsere, der er trænet på de andre og ikke har set dem. Listen viser de buer, som disse parsere modsiger, dem, som de samme ord ikke har andre steder, og dem, der bryder en regel: de sandsynligste fejl først. Hver kan rettes, beholdes eller udskydes.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command, key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take the decision back</source>
        <translation>Træk afgørelsen tilbage</translation>
    </message>
    <message>
        <source>Nothing offers another arc here; Enter opens the sentence.</source>
        <translation>Intet foreslår en anden bue her; Enter åbner sætningen.</translation>
    </message>
    <message>
        <source>The sentence has other words now; Enter opens it.</source>
        <translation>Sætningen har andre ord nu; Enter åbner den.</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Tabulatorseparerede værdier (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommaseparerede værdier (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save suspicious annotations</source>
        <translation>Gem mistænkelige annotationer</translation>
    </message>
    <message>
        <source>suspicious</source>
        <comment>name of a file</comment>
        <translation>mistænkelige</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 er gemt</translation>
    </message>
    <message>
        <source>The model in use, %1, judges the words of the sentences that it has not learnt from. Listed are the arcs that it contradicts, those that the same words do not have elsewhere, and those that break a rule: the likeliest errors first. Each can be corrected, kept or postponed.</source>
        <translation>Den aktive model, %1, bedømmer ordene i de sætninger, som den ikke har lært af. Listen viser de buer, den modsiger, dem, som de samme ord ikke har andre steder, og dem, der bryder en regel: de mest sandsynlige fejl først. Hver kan rettes, beholdes eller udskydes.</translation>
    </message>
    <message>
        <source>%1

The model in use, %2, can judge instead: choose above who does.</source>
        <comment>how it is searched</comment>
        <translation>%1

Den aktive model, %2, kan bedømme i stedet: vælg ovenfor, hvem der gør det.</translation>
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
        <translation>Den mistænkelige bue og alternativet til den</translation>
    </message>
    <message>
        <source>Sentence %1</source>
        <translation>Sætning %1</translation>
    </message>
    <message>
        <source>A sentence that is gone</source>
        <translation>En sætning, der er væk</translation>
    </message>
    <message>
        <source>above: annotated, %1</source>
        <comment>arc</comment>
        <translation>foroven: annoteret, %1</translation>
    </message>
    <message>
        <source>above: as it was annotated, %1</source>
        <comment>arc</comment>
        <translation>foroven: som annoteret, %1</translation>
    </message>
    <message>
        <source>below: the rival, %1</source>
        <comment>arc</comment>
        <translation>forneden: alternativet, %1</translation>
    </message>
    <message>
        <source>The sentence has been edited since; the reasons are about what it was.</source>
        <translation>Sætningen er redigeret siden; begrundelserne gælder det, den var.</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <comment>state, name, time</comment>
        <translation>%1 af %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how likely, reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · sentences %2</source>
        <comment>reason, numbers of sentences</comment>
        <translation>%1 · sætning %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SystemBar</name>
    <message>
        <source>Punctuation</source>
        <translation>Tegnsætning</translation>
    </message>
    <message>
        <source>Details of</source>
        <translation>Detaljer for</translation>
    </message>
    <message>
        <source>Figures are being computed</source>
        <translation>Figurerne beregnes</translation>
    </message>
    <message>
        <source>Head and relation</source>
        <translation>Hoved og relation</translation>
    </message>
    <message>
        <source>Head alone</source>
        <translation>Kun hoved</translation>
    </message>
    <message>
        <source>What has to be right</source>
        <translation>Hvad der skal være rigtigt</translation>
    </message>
    <message>
        <source>What has to be right for a word to count as right</source>
        <translation>Hvad der skal være rigtigt, for at et ord tæller som rigtigt</translation>
    </message>
    <message>
        <source>Whether punctuation is counted</source>
        <translation>Om tegnsætning tælles med</translation>
    </message>
    <message>
        <source>System whose errors are sorted and confused</source>
        <translation>System, hvis fejl sorteres, og hvis forvekslinger vises</translation>
    </message>
    <message>
        <source>By its errors the bars are sorted; the maps are of it alone</source>
        <translation>Efter dets fejl sorteres søjlerne; varmekortene gælder kun det</translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation>Guld: %1</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>unavngiven</translation>
    </message>
    <message>
        <source>%1: its model was trained on these sentences; not scored</source>
        <translation>%1: dens model er trænet på disse sætninger; ikke vurderet</translation>
    </message>
    <message>
        <source>%1: compare it with gold, or leave it out</source>
        <translation>%1: sammenlign med guldstandarden, eller udelad</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n sentence(s)</source>
        <comment>a system</comment>
        <translation>
            <numerusform>%1 på %n sætning</numerusform>
            <numerusform>%1 på %n sætninger</numerusform>
        </translation>
    </message>
    <message>
        <source>Not to be compared, for they are scored on different sentences: %1.</source>
        <translation>Kan ikke sammenlignes, for de er målt på forskellige sætninger: %1.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TeachPage</name>
    <message>
        <source>‹ Lessons, algorithms, exercises</source>
        <translation>‹ Lektioner, algoritmer, opgaver</translation>
    </message>
    <message>
        <source>‹ Lessons</source>
        <translation>‹ Lektioner</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TextCommands</name>
    <message>
        <source>Type or paste a text</source>
        <translation>Skriv eller indsæt en tekst</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>Save as a treebank</source>
        <translation>Gem som en træbank</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Dividing and tagging the text…</source>
        <translation>Deler og tagger teksten…</translation>
    </message>
    <message>
        <source>The tags are a tagger's: ? marks those that you have not set.</source>
        <translation>Taggene er sat af en tagger: ? mærker dem, du ikke selv har sat.</translation>
    </message>
    <message>
        <source>The words have no tags: there is no tagger, and nothing to learn one from.</source>
        <translation>Ordene har ingen tags: der er ingen tagger og intet at lære en af.</translation>
    </message>
    <message>
        <source>Japanese text is told apart by “%1”.</source>
        <translation>Japansk tekst deles i ord af ”%1”.</translation>
    </message>
    <message>
        <source>Telling the words of the text apart…</source>
        <translation>Deler teksten i ord…</translation>
    </message>
    <message>
        <source>Beginning of sentence ids</source>
        <translation>Begyndelsen af sætningernes id’er</translation>
    </message>
    <message>
        <source>the name of the file</source>
        <translation>filens navn</translation>
    </message>
    <message>
        <source>A line break ends a sentence, a blank line a paragraph. A tagger, which has learnt it from a treebank, divides the text and gives words their tags and lemmas, which are marked until you have looked at them (?). What JUMAN or MeCab has written is taken as it is.</source>
        <translation>Et linjeskift afslutter en sætning, en tom linje et afsnit. En tagger, som har lært det af en træbank, deler teksten op og giver ordene tags og lemmaer, som er mærket, indtil du har set på dem (?). Det, som JUMAN eller MeCab har skrevet, tages, som det er.</translation>
    </message>
    <message>
        <source>Sentence ids &amp;begin with</source>
        <translation>Sætningernes id’er &amp;begynder med</translation>
    </message>
    <message>
        <source>For bunsetsu, as the open treebank has them, name an analyser such as JUMAN++ in the settings, or paste what it has written.</source>
        <translation>Til bunsetsuer, som den åbne træbank har, skal du angive en analysator som JUMAN++ i indstillingerne eller indsætte det, den har skrevet.</translation>
    </message>
    <message>
        <source>The tags are a tagger's; in this format nothing marks those that you have not set.</source>
        <translation>Tags er sat af en tagger; i dette format markerer intet dem, du ikke selv har sat.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TextEditor</name>
    <message>
        <source>Apply</source>
        <translation>Anvend</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Text of the sentence</source>
        <translation>Sætningens tekst</translation>
    </message>
    <message>
        <source>Makes the sentence what the text says (Ctrl+Enter)</source>
        <translation>Gør sætningen til det, teksten siger (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Leaves the sentence as it was (Esc)</source>
        <translation>Lader sætningen være, som den var (Esc)</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>This can be read.</source>
        <translation>Dette kan læses.</translation>
    </message>
    <message>
        <source>The sentence as its file has it.</source>
        <translation>Sætningen, som dens fil har den.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TokenTable</name>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
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
        <translation>Grundform</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Ordklasse</translation>
    </message>
    <message>
        <source>Subclass</source>
        <comment>of a part of speech</comment>
        <translation>Underklasse</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TourCard</name>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Næste</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Forlad</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TourGuide</name>
    <message>
        <source>%1: %2 of %3</source>
        <comment>tour, number of the step, how many there are</comment>
        <translation>%1: %2 af %3</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainPage</name>
    <message>
        <source>Training, models or progress</source>
        <translation>Træning, modeller eller fremskridt</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Træning</translation>
    </message>
    <message>
        <source>Progress of the annotation</source>
        <translation>Annoteringens fremskridt</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modeller</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingCommands</name>
    <message>
        <source>New predictions are in the layer “%1”; %2 shows it.</source>
        <translation>Der er nye forudsigelser i laget ”%1”; %2 viser det.</translation>
    </message>
    <message>
        <source>Predict &amp;here with it</source>
        <translation>Forudsig h&amp;er med den</translation>
    </message>
    <message>
        <source>Predict &amp;here with %1</source>
        <translation>Forudsig h&amp;er med %1</translation>
    </message>
    <message>
        <source>The parser has learnt nothing from it: %1</source>
        <translation>Parseren har intet lært af den: %1</translation>
    </message>
    <message>
        <source>The parser has forgotten what it learnt from it.</source>
        <translation>Parseren har glemt, hvad den lærte af den.</translation>
    </message>
    <message>
        <source>This training begins when what is under way is done.</source>
        <translation>Denne træning begynder, når det igangværende er færdigt.</translation>
    </message>
    <message>
        <source>The parser has learnt from it: %1, %2.</source>
        <comment>words wrong before, words wrong now</comment>
        <translation>Parseren har lært af den: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) wrong before</source>
        <translation>
            <numerusform>før %n forkert ord</numerusform>
            <numerusform>før %n forkerte ord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n now</source>
        <comment>words wrong</comment>
        <translation>
            <numerusform>nu %n</numerusform>
            <numerusform>nu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The parser learns from what is confirmed.</source>
        <translation>Parseren lærer af det, der bekræftes.</translation>
    </message>
    <message>
        <source>The parser does not learn from what is confirmed.</source>
        <translation>Parseren lærer ikke af det, der bekræftes.</translation>
    </message>
    <message numerus="yes">
        <source>The parser has learnt from it, but has still %n word(s) of it wrong.</source>
        <translation>
            <numerusform>Parseren har lært af den, men får stadig %n ord i den forkert.</numerusform>
            <numerusform>Parseren har lært af den, men får stadig %n ord i den forkert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Training on %1 has begun: %2 (%3) shows how it goes.</source>
        <translation>Træningen på %1 er begyndt: %2 (%3) viser, hvordan det går.</translation>
    </message>
    <message>
        <source>The parser has learnt from %1; under %2 (%3) it learns from other files.</source>
        <translation>Parseren har lært af %1; under %2 (%3) lærer den af andre filer.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingIndicator</name>
    <message>
        <source>Shows more of it</source>
        <translation>Viser mere om det</translation>
    </message>
    <message>
        <source>Predicting: %1 %</source>
        <translation>Forudsiger: %1 %</translation>
    </message>
    <message>
        <source>Training: %1 %</source>
        <translation>Træner: %1 %</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what goes on, time left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learns from %1. A click shows more of it.</source>
        <translation>Lærer af %1. Et klik viser mere om det.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingOutlook</name>
    <message>
        <source>What the training will do</source>
        <translation>Hvad træningen vil gøre</translation>
    </message>
    <message>
        <source>How good it is</source>
        <translation>Hvor god parseren er</translation>
    </message>
    <message>
        <source>What comes then</source>
        <translation>Hvad der så sker</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingPanel</name>
    <message>
        <source>Learn relations</source>
        <translation>Lær relationer</translation>
    </message>
    <message>
        <source>Honest predictions (5 folds)</source>
        <translation>Krydsforudsigelser (5 dele)</translation>
    </message>
    <message>
        <source>Only what is confirmed or pinned</source>
        <translation>Kun det bekræftede eller fastgjorte</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Træn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Sat på pause.</translation>
    </message>
    <message>
        <source>How trees are found, in training as in parsing.
First order looks at single arcs, second order also at neighbouring dependents.</source>
        <translation>Hvordan træer findes, i træning som i parsing.
Første orden ser på enkelte buer, anden orden også på nabodependenter.</translation>
    </message>
    <message>
        <source>How the weights are changed after a wrong tree</source>
        <translation>Hvordan vægtene ændres efter et forkert træ</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoker</translation>
    </message>
    <message>
        <source>How often the training goes over the treebank</source>
        <translation>Hvor mange gange træningen gennemløber træbanken</translation>
    </message>
    <message>
        <source>Each sentence is predicted by a model trained on the others, so that the errors shown are honest.</source>
        <translation>Hver sætning forudsiges af en model, der er trænet på de andre, så de viste fejl er retvisende.</translation>
    </message>
    <message>
        <source>Of sentences that are not confirmed, only the pinned arcs count.
Otherwise all arcs count that stand there; words without a head never do.</source>
        <translation>I sætninger, der ikke er bekræftet, tæller kun de fastgjorte buer.
Ellers tæller alle buer, der står der; ord uden hoved gør det aldrig.</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Dekoder</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Læringsmetode</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Suggested here: %1. %2</source>
        <translation>Foreslået her: %1. %2</translation>
    </message>
    <message>
        <source>%p%, %1</source>
        <comment>percent, time left</comment>
        <translation>%p %, %1</translation>
    </message>
    <message>
        <source>Reading the treebank…</source>
        <translation>Læser træbanken…</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>Træner…</translation>
    </message>
    <message>
        <source>Predicting all sentences…</source>
        <translation>Forudsiger alle sætninger…</translation>
    </message>
    <message>
        <source>Predicting each sentence by a model that has not seen it…</source>
        <translation>Forudsiger hver sætning med en model, der ikke har set den…</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: %3% of the heads right on held-out sentences</source>
        <translation>Epoke %1 af %2: %3 % af hovederne rigtige på tilbageholdte sætninger</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: %3% of the heads right in training</source>
        <translation>Epoke %1 af %2: %3 % af hovederne rigtige i træning</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: UAS %3, LAS %4 on held-out sentences, %5 updates a second</source>
        <translation>Epoke %1 af %2: UAS %3, LAS %4 på tilbageholdte sætninger, %5 opdateringer i sekundet</translation>
    </message>
    <message>
        <source>Epoch %1 of %2: UAS %3, LAS %4 in training, %5 updates a second</source>
        <translation>Epoke %1 af %2: UAS %3, LAS %4 i træning, %5 opdateringer i sekundet</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Tråde</translation>
    </message>
    <message>
        <source>How many folds, or members of a Bayes Point Machine, are trained at the same time.
The models are the same with any number.</source>
        <translation>Hvor mange dele, eller medlemmer af en Bayes Point Machine, der trænes på samme tid.
Modellerne er de samme med ethvert antal.</translation>
    </message>
    <message>
        <source>Train after this</source>
        <translation>Træn bagefter</translation>
    </message>
    <message>
        <source>Only where the parser learns from all sentences of the open treebank: from other sources it has not seen the open sentences, or not all of them.</source>
        <translation>Kun hvor parseren lærer af alle sætninger i den åbne træbank: fra andre kilder har den ikke set de åbne sætninger, eller ikke dem alle.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Annullerer…</translation>
    </message>
    <message>
        <source>Cancelled: no model has come of it.</source>
        <translation>Annulleret: der er ikke kommet nogen model ud af det.</translation>
    </message>
    <message>
        <source>What rare words are known by: the lemma in Arabic, part of speech and case in Czech,
the first character in Chinese, the first five characters in others and in “Any”</source>
        <translation>Hvad sjældne ord kendes på: lemmaet på arabisk, ordklasse og kasus på tjekkisk,
det første tegn på kinesisk, de første fem tegn på andre sprog og ved ”Vilkårligt”</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TransportBar</name>
    <message>
        <source>First</source>
        <translation>Første</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspil</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frem</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Sidste</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Trin</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 trin/s</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>Hvor hurtigt der afspilles</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>step of steps</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 step/s</source>
        <translation>1 trin/s</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::UndoCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Fortryd: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gendan</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Gendan: %1</translation>
    </message>
    <message>
        <source>The last step was in sentence %1.</source>
        <translation>Det sidste trin var i sætning %1.</translation>
    </message>
    <message>
        <source>The next step is in sentence %1.</source>
        <translation>Det næste trin er i sætning %1.</translation>
    </message>
    <message>
        <source>%1 again goes there and takes it back.</source>
        <translation>%1 igen går derhen og fortryder det.</translation>
    </message>
    <message>
        <source>%1 again goes there and makes it again.</source>
        <translation>%1 igen går derhen og gendanner det.</translation>
    </message>
    <message>
        <source>Go there and undo</source>
        <translation>Gå derhen, og fortryd</translation>
    </message>
    <message>
        <source>Go there and redo</source>
        <translation>Gå derhen, og gendan</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WhyPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n mere</numerusform>
            <numerusform>%n flere</numerusform>
        </translation>
    </message>
    <message>
        <source>Heads it could have</source>
        <translation>Hoveder, det kunne have</translation>
    </message>
    <message>
        <source>What the features add</source>
        <translation>Det, trækkene lægger til</translation>
    </message>
    <message>
        <source>Nothing to explain here: there is no model for it yet (F5 trains one).</source>
        <translation>Her er intet at forklare: der er ingen model til det endnu (F5 træner en).</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>roden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which arc, head</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <comment>an arc, number</comment>
        <translation>%1, score %2</translation>
    </message>
    <message>
        <source>The model's scores allow no tree.</source>
        <translation>Modellens scorer tillader intet træ.</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Model: %1</translation>
    </message>
    <message>
        <source>%1 — parser on its own</source>
        <translation>%1 — parseren alene</translation>
    </message>
    <message>
        <source>The bunsetsu can have no other head.</source>
        <translation>Bunsetsuen kan ikke have noget andet hoved.</translation>
    </message>
    <message>
        <source>The word can have no other head.</source>
        <translation>Ordet kan ikke have noget andet hoved.</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>guld</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>alternativ</translation>
    </message>
    <message>
        <source>next best</source>
        <translation>næstbedst</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>forskel %1</translation>
    </message>
    <message>
        <source>A kernel has no weights of single features to show.</source>
        <translation>En kerne har ingen vægte for enkelte træk, der kan vises.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Hoved</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Behind by</source>
        <translation>Efter den første</translation>
    </message>
    <message>
        <source>%1 (would cross an arc)</source>
        <comment>a head</comment>
        <translation>%1 (ville krydse en bue)</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Parser</source>
        <translation>Parser</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Alternativ</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Forskel</translation>
    </message>
    <message>
        <source>parser %1, rival %2</source>
        <translation>parser %1, alternativ %2</translation>
    </message>
    <message>
        <source>%1 (never looked at: the filter found it hopeless)</source>
        <comment>an arc</comment>
        <translation>%1 (aldrig undersøgt: filteret fandt den håbløs)</translation>
    </message>
    <message>
        <source>%1 (its own relation is not one of the model's)</source>
        <comment>an arc</comment>
        <translation>%1 (dens egen relation er ikke en af modellens)</translation>
    </message>
    <message>
        <source>difference %1 · but the rival would have crossed an arc, or was passed over before the two met</source>
        <translation>forskel %1 · men alternativet ville have krydset en bue eller blev valgt fra, før de to mødtes</translation>
    </message>
    <message>
        <source>difference %1 · a tree with another head scores %2 more, but the decoder passed it over</source>
        <translation>forskel %1 · et træ med et andet hoved scorer %2 mere, men dekoderen sprang det over</translation>
    </message>
    <message>
        <source>difference %1 · the best tree with another head scores %2 less</source>
        <translation>forskel %1 · det bedste træ med et andet hoved scorer %2 mindre</translation>
    </message>
    <message>
        <source>Nothing to explain here: the sentence cannot be read. Edit it as text first.</source>
        <translation>Her er intet at forklare: sætningen kan ikke læses. Redigér den først som tekst.</translation>
    </message>
    <message>
        <source>What the parser would do if nothing were decided yet. The prediction in the diagram keeps to the arcs that you have corrected, and may differ.</source>
        <translation>Hvad parseren ville gøre, hvis intet var afgjort endnu. Forudsigelsen i diagrammet holder sig til de buer, du har rettet, og kan afvige.</translation>
    </message>
    <message>
        <source>The parser is being asked…</source>
        <translation>Parseren spørges…</translation>
    </message>
    <message>
        <source>No bunsetsu is selected: this is the one the parser is least sure of.</source>
        <translation>Ingen bunsetsu er valgt; vist er den, parseren er mindst sikker på.</translation>
    </message>
    <message>
        <source>No word is selected: this is the one the parser is least sure of.</source>
        <translation>Intet ord er valgt; vist er det, parseren er mindst sikker på.</translation>
    </message>
    <message>
        <source>The model %1 is being opened.</source>
        <translation>Modellen %1 åbnes.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WindowHost</name>
    <message>
        <source>The window takes the new settings at the next start, since this would be lost now: %1.</source>
        <translation>Vinduet bruger de nye indstillinger ved næste start, da dette ellers ville gå tabt nu: %1.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WordEditing</name>
    <message>
        <source>Words within a bunsetsu are edited in the panel Words and, all of them, as text (Ctrl+E).</source>
        <translation>Ord i en bunsetsu redigeres i panelet Ord og, alle sammen, som tekst (Ctrl+E).</translation>
    </message>
    <message>
        <source>Divide “%1”: spaces between the bunsetsu</source>
        <translation>Del ”%1”: mellemrum mellem bunsetsuerne</translation>
    </message>
    <message>
        <source>Divide “%1”: spaces between the parts</source>
        <translation>Del ”%1”: mellemrum mellem delene</translation>
    </message>
    <message>
        <source>One word of “%1”: with the space the text stays, without it the text changes</source>
        <translation>Ét ord af ”%1”: med mellemrummet bliver teksten, som den er; uden det ændres den</translation>
    </message>
    <message>
        <source>The form of the multiword token “%1”</source>
        <translation>Formen af flerordstokenet ”%1”</translation>
    </message>
    <message>
        <source>The form of the multiword token “%1”, which the text gets too (Esc leaves both)</source>
        <translation>Formen af flerordstokenet ”%1”, som teksten også får (Esc lader begge være)</translation>
    </message>
    <message>
        <source>The text gets “%1” for “%2”; type “%2” to make it one word and leave the text</source>
        <translation>Teksten får ”%1” i stedet for ”%2”; skriv ”%2” for at gøre det til ét ord og lade teksten være</translation>
    </message>
    <message>
        <source>A word before “%1”</source>
        <translation>Et ord før ”%1”</translation>
    </message>
    <message>
        <source>A word after “%1”</source>
        <translation>Et ord efter ”%1”</translation>
    </message>
    <message>
        <source>An empty node after “%1”</source>
        <translation>En tom knude efter ”%1”</translation>
    </message>
    <message>
        <source>Divide “%1”: spaces between the basic phrases</source>
        <translation>Del ”%1”: mellemrum mellem grundfraserne</translation>
    </message>
    <message>
        <source>Only where words stand in bunsetsu can they move from one to the next.</source>
        <translation>Kun hvor ord står i bunsetsuer, kan de flyttes fra den ene til den næste.</translation>
    </message>
    <message>
        <source>%1 of “%2” in sentence %3</source>
        <translation>%1 for ”%2” i sætning %3</translation>
    </message>
    <message>
        <source>%1 to “%2” in sentence %3</source>
        <translation>%1 med ”%2” i sætning %3 som dependent</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 for ”%2”</translation>
    </message>
    <message>
        <source>%1 to “%2”</source>
        <translation>%1 med ”%2” som dependent</translation>
    </message>
    <message>
        <source>With “%1” went: %2</source>
        <translation>Sammen med ”%1” forsvandt: %2</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WordEditor</name>
    <message>
        <source>Word</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Enter: take it over   Esc: leave it as it was</source>
        <translation>Enter: anvend   Esc: lad det være, som det var</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WorkplaceBar</name>
    <message>
        <source>Workplaces</source>
        <translation>Arbejdsområder</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Sætninger</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WrapButton</name>
    <message>
        <source>The sentence is wider than the window, so it is drawn in rows. In one row it can be scrolled from side to side.</source>
        <translation>Sætningen er bredere end vinduet, så den er tegnet på flere linjer. På én linje kan den rulles sidelæns.</translation>
    </message>
    <message>
        <source>Draws the sentence in as many rows as it needs.</source>
        <translation>Tegner sætningen på så mange linjer, som den kræver.</translation>
    </message>
    <message>
        <source>In one row</source>
        <translation>På én linje</translation>
    </message>
    <message>
        <source>In rows</source>
        <comment>a sentence that is wider than the window</comment>
        <translation>På flere linjer</translation>
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
        <translation>Filen har ingen andre zoner.</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>No file that is open has other zones. Only Treex documents with several zones, for languages or selectors, have some.</source>
        <translation>Ingen åben fil har andre zoner. Dem har kun Treex-dokumenter med flere zoner, for sprog eller selektorer.</translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ZonePanel</name>
    <message>
        <source>Work in this zone</source>
        <translation>Arbejd i denne zone</translation>
    </message>
    <message>
        <source>The zone beside the one on view</source>
        <translation>Zonen ved siden af den viste</translation>
    </message>
    <message>
        <source>The sentence in that zone</source>
        <translation>Sætningen i den zone</translation>
    </message>
    <message>
        <source>The tree in that zone</source>
        <translation>Træet i den zone</translation>
    </message>
    <message>
        <source>This zone cannot be read.</source>
        <translation>Denne zone kan ikke læses.</translation>
    </message>
    <message>
        <source>This zone has no tree of the sentence.</source>
        <translation>Denne zone har intet træ til sætningen.</translation>
    </message>
    <message>
        <source>The file has no other zones. Only Treex documents with several zones, for languages or selectors, have some.</source>
        <translation>Filen har ingen andre zoner. Dem har kun Treex-dokumenter med flere zoner, for sprog eller selektorer.</translation>
    </message>
</context>
</TS>
