<tei.2>
  <teiHeader type=text>
    <fileDesc>
      <titleStmt>
        <title>Arcwright sample: 'The harbour town'</title>
      </titleStmt>
      <extent words=683>683 running words</extent>
      <publicationStmt>
         <distributor>Arcwright</distributor>
         <availability status=free><p>example sentences made up for this sample, not taken from any text</availability>
      </publicationStmt>
      <sourceDesc>
        <biblStruct>
          <analytic>
            <title>The harbour town</title>
          </analytic>
        </biblStruct>
      </sourceDesc>
    </fileDesc>
    <profileDesc>
      <langUsage><language>Danish</langUsage>
    </profileDesc>
  </teiHeader>
<text id=ArcDa>
<body>
<div1 type=main>
<p>
<s>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="1:subj" out="">Anna</W>
<W gloss="lives" lemma="bo" msd="VADR=----A-" in="" out="-1:subj|1:@loc|3:pnct">bor</W>
<W gloss="by" lemma="ved" msd="SP" in="-1:@loc" out="1:nobj">ved</W>
<W gloss="the_harbour" lemma="havn" msd="NCCSU==D" in="-1:nobj" out="">havnen</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="Her" lemma="hendes" msd="PO3[CN][SP]USNU" in="2:subj" out="1:possd">Hendes</W>
<W gloss="brother" lemma="bror" msd="NCCSU==I" in="-1:possd" out="">bror</W>
<W gloss="is_called" lemma="hedde" msd="VADR=----A-" in="" out="-2:subj|1:dobj|2:pnct">hedder</W>
<W gloss="Ole" lemma="Ole" msd="NP--U==-" in="-1:dobj" out="">Ole</W>
<W gloss="." lemma="." msd="XP" in="-2:pnct" out="">.</W>
</s>
<s>
<W gloss="Ole" lemma="Ole" msd="NP--U==-" in="1:subj" out="">Ole</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-1:subj|1:preds|2:pnct">er</W>
<W gloss="fisherman" lemma="fisker" msd="NCCSU==I" in="-1:preds" out="">fisker</W>
<W gloss="." lemma="." msd="XP" in="-2:pnct" out="">.</W>
</s>
<s>
<W gloss="Every" lemma="hver" msd="PI-CSU--U" in="2:iter" out="1:nobj">Hver</W>
<W gloss="morning" lemma="morgen" msd="NCCSU==I" in="-1:nobj" out="">morgen</W>
<W gloss="sails" lemma="sejle" msd="VADR=----A-" in="" out="-2:iter|1:subj|2:@dir|5:pnct">sejler</W>
<W gloss="Ole" lemma="Ole" msd="NP--U==-" in="-1:subj" out="">Ole</W>
<W gloss="out" lemma="ud" msd="RGU" in="-2:@dir" out="1:other">ud</W>
<W gloss="on" lemma="på" msd="SP" in="-1:other" out="1:nobj">på</W>
<W gloss="the_sea" lemma="hav" msd="NCNSU==D" in="-1:nobj" out="">havet</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="About" lemma="om" msd="SP" in="2:time" out="1:nobj">Om</W>
<W gloss="the_evening" lemma="aften" msd="NCCSU==D" in="-1:nobj" out="">aftenen</W>
<W gloss="repairs" lemma="reparere" msd="VADR=----A-" in="" out="-2:time|1:subj|2:dobj|5:pnct">reparerer</W>
<W gloss="he" lemma="han" msd="PP3CSN-NU" in="-1:subj" out="">han</W>
<W gloss="his" lemma="sin" msd="PO3CSUSYU" in="-2:dobj" out="1:attr|2:possd">sin</W>
<W gloss="old" lemma="gammel" msd="ANP[CN]SU=DU" in="-1:attr" out="">gamle</W>
<W gloss="boat" lemma="båd" msd="NCCSU==I" in="-2:possd" out="">båd</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="The_wind" lemma="vind" msd="NCCSU==D" in="1:subj" out="">Vinden</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-1:subj|1:preds|2:time|3:pnct">er</W>
<W gloss="cold" lemma="kold" msd="ANPCSU=IU" in="-1:preds" out="">kold</W>
<W gloss="today" lemma="i_dag" msd="RGU" in="-2:time" out="">i_dag</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="The_fishermen" lemma="fisker" msd="NCCPU==D" in="1:subj" out="">Fiskerne</W>
<W gloss="drinks" lemma="drikke" msd="VADR=----A-" in="" out="-1:subj|1:dobj|2:loc|4:pnct">drikker</W>
<W gloss="coffee" lemma="kaffe" msd="NCCSU==I" in="-1:dobj" out="">kaffe</W>
<W gloss="on" lemma="på" msd="SP" in="-2:loc" out="1:nobj">på</W>
<W gloss="the_pier" lemma="mole" msd="NCCSU==D" in="-1:nobj" out="">molen</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="When" lemma="når" msd="CS" in="4:time" out="2:vobj">Når</W>
<W gloss="the_sun" lemma="sol" msd="NCCSU==D" in="1:subj" out="">solen</W>
<W gloss="shines" lemma="skinne" msd="VADR=----A-" in="-2:vobj" out="-1:subj|1:pnct">skinner</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="sits" lemma="sidde" msd="VADR=----A-" in="" out="-4:time|1:subj|4:@loc|6:pnct">sidder</W>
<W gloss="the" lemma="den" msd="PD-[CN]PU--U" in="-1:subj" out="1:attr|2:nobj">de</W>
<W gloss="old" lemma="gammel" msd="ANP[CN]PU=[DI]U" in="-1:attr" out="">gamle</W>
<W gloss="men" lemma="mand" msd="NCCPU==I" in="-2:nobj" out="">mænd</W>
<W gloss="on" lemma="på" msd="SP" in="-4:@loc" out="1:nobj">på</W>
<W gloss="the_pier" lemma="mole" msd="NCCSU==D" in="-1:nobj" out="">molen</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="There" lemma="der" msd="U=" in="1:expl" out="">Der</W>
<W gloss="lies" lemma="ligge" msd="VADR=----A-" in="" out="-1:expl|1:dobj|3:@loc|5:pnct">ligger</W>
<W gloss="three" lemma="tre" msd="AC---U=--" in="-1:dobj" out="1:nobj">tre</W>
<W gloss="boats" lemma="båd" msd="NCCPU==I" in="-1:nobj" out="">både</W>
<W gloss="in" lemma="i" msd="SP" in="-3:@loc" out="1:nobj">i</W>
<W gloss="the_harbour" lemma="havn" msd="NCCSU==D" in="-1:nobj" out="">havnen</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="That" lemma="den" msd="PD-CSU--U" in="5:dobj" out="1:attr|2:nobj">Den</W>
<W gloss="old" lemma="gammel" msd="ANP[CN]SU=DU" in="-1:attr" out="">gamle</W>
<W gloss="boat" lemma="båd" msd="NCCSU==I" in="-2:nobj" out="">båd</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="" out="1:subj|2:vobj|3:pnct">har</W>
<W gloss="Ole" lemma="Ole" msd="NP--U==-" in="-1:subj|1:[subj]" out="">Ole</W>
<W gloss="painted" lemma="male" msd="VAPA=S[CN]I[ARU]-U" in="-2:vobj" out="-5:dobj|-1:[subj]">malet</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="The_boat" lemma="båd" msd="NCCSU==D" in="1:subj|2:[subj]" out="">Båden</W>
<W gloss="was" lemma="blive" msd="VADA=----A-" in="" out="-1:subj|1:vobj|5:pnct">blev</W>
<W gloss="repaired" lemma="reparere" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:pobj">repareret</W>
<W gloss="by" lemma="af" msd="SP" in="-1:pobj" out="1:nobj">af</W>
<W gloss="Ole's" lemma="Ole" msd="NP--G==-" in="-1:nobj" out="1:possd">Oles</W>
<W gloss="brother" lemma="bror" msd="NCCSU==I" in="-1:possd" out="">bror</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="Ole" lemma="Ole" msd="NP--U==-" in="1:subj|3:[subj]" out="">Ole</W>
<W gloss="promised" lemma="love" msd="VADA=----A-" in="" out="-1:subj|1:dobj|5:pnct">lovede</W>
<W gloss="to" lemma="at" msd="U=" in="-1:dobj" out="1:vobj">at</W>
<W gloss="paint" lemma="male" msd="VAF-=----A-" in="-1:vobj" out="-3:[subj]|1:dobj|2:other">male</W>
<W gloss="it" lemma="den" msd="PP3CSU-NU" in="-1:dobj" out="">den</W>
<W gloss="again" lemma="igen" msd="RGU" in="-2:other" out="">igen</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="The_captain" lemma="kaptajn" msd="NCCSU==D" in="1:subj" out="">Kaptajnen</W>
<W gloss="says" lemma="sige" msd="VADR=----A-" in="" out="-1:subj|1:pnct|2:dobj|7:pnct">siger</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="that" lemma="at" msd="CS" in="-2:dobj" out="2:vobj">at</W>
<W gloss="the_ship" lemma="skib" msd="NCNSU==D" in="1:subj|2:[subj]" out="">skibet</W>
<W gloss="shall" lemma="skulle" msd="VADR=----A-" in="-2:vobj" out="-1:subj|1:vobj">skal</W>
<W gloss="sail" lemma="sejle" msd="VAF-=----A-" in="-1:vobj" out="-2:[subj]|1:time">sejle</W>
<W gloss="tomorrow" lemma="i_morgen" msd="RGU" in="-1:time" out="">i_morgen</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="The_ship" lemma="skib" msd="NCNSU==D" in="7:subj" out="1:pnct|2:ref|3:rel">Skibet</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="there" lemma="der" msd="U=" in="-2:ref|1:subj" out="">der</W>
<W gloss="lies" lemma="ligge" msd="VADR=----A-" in="-3:rel" out="-1:subj|1:@loc|3:pnct">ligger</W>
<W gloss="in" lemma="i" msd="SP" in="-1:@loc" out="1:nobj">i</W>
<W gloss="the_harbour" lemma="havn" msd="NCCSU==D" in="-1:nobj" out="">havnen</W>
<W gloss="," lemma="," msd="XP" in="-3:pnct" out="">,</W>
<W gloss="comes" lemma="komme" msd="VADR=----A-" in="" out="-7:subj|1:@dir|3:pnct">kommer</W>
<W gloss="from" lemma="fra" msd="SP" in="-1:@dir" out="1:nobj">fra</W>
<W gloss="Norway" lemma="Norge" msd="NP--U==-" in="-1:nobj" out="">Norge</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="It" lemma="det" msd="PP3NSU-NU" in="1:subj" out="3:nobj">Det</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-1:subj|1:preds|7:pnct">er</W>
<W gloss="difficult" lemma="svær" msd="ANPNSU=IU" in="-1:preds" out="">svært</W>
<W gloss="to" lemma="at" msd="U=" in="-3:nobj" out="1:vobj">at</W>
<W gloss="repair" lemma="reparere" msd="VAF-=----A-" in="-1:vobj" out="1:dobj">reparere</W>
<W gloss="a" lemma="en" msd="PI-CSU--U" in="-1:dobj" out="1:attr|2:nobj">en</W>
<W gloss="old" lemma="gammel" msd="ANPCSU=IU" in="-1:attr" out="">gammel</W>
<W gloss="boat" lemma="båd" msd="NCCSU==I" in="-2:nobj" out="">båd</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="It" lemma="det" msd="PP3NSU-NU" in="1:subj" out="4:nobj">Det</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-1:subj|1:preds|2:pnct|6:pnct">er</W>
<W gloss="good" lemma="god" msd="ANPNSU=IU" in="-1:preds" out="">godt</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="that" lemma="at" msd="CS" in="-4:nobj" out="2:vobj">at</W>
<W gloss="the_wind" lemma="vind" msd="NCCSU==D" in="1:subj" out="">vinden</W>
<W gloss="turns" lemma="vende" msd="VADR=----A-" in="-2:vobj" out="-1:subj">vender</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
</p>
<p>
<s>
<W gloss="The_library" lemma="bibliotek" msd="NCNSU==D" in="1:subj" out="">Biblioteket</W>
<W gloss="opens" lemma="åbne" msd="VADR=----A-" in="" out="-1:subj|1:time|3:pnct">åbner</W>
<W gloss="the_clock" lemma="klokke" msd="NCCSU==D" in="-1:time" out="1:nobj">klokken</W>
<W gloss="ten" lemma="ti" msd="AC---U=--" in="-1:nobj" out="">ti</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="Where" lemma="hvor" msd="RGU" in="1:@loc" out="">Hvor</W>
<W gloss="lies" lemma="ligge" msd="VADR=----A-" in="" out="-1:@loc|1:subj|2:pnct">ligger</W>
<W gloss="the_library" lemma="bibliotek" msd="NCNSU==D" in="-1:subj" out="">biblioteket</W>
<W gloss="?" lemma="?" msd="XP" in="-2:pnct" out="">?</W>
</s>
<s>
<W gloss="Mette" lemma="Mette" msd="NP--U==-" in="1:subj|2:[subj]" out="">Mette</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="" out="-1:subj|1:vobj|6:pnct">har</W>
<W gloss="borrowed" lemma="låne" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:dobj">lånt</W>
<W gloss="a" lemma="en" msd="PI-CSU--U" in="-1:dobj" out="1:nobj">en</W>
<W gloss="book" lemma="bog" msd="NCCSU==I" in="-1:nobj" out="1:pobj">bog</W>
<W gloss="about" lemma="om" msd="SP" in="-1:pobj" out="1:nobj">om</W>
<W gloss="birds" lemma="fugl" msd="NCCPU==I" in="-1:nobj" out="">fugle</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="The_book" lemma="bog" msd="NCCSU==D" in="6:subj" out="1:pnct|2:ref|4:rel">Bogen</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="which" lemma="som" msd="U=" in="-2:ref|2:dobj" out="">som</W>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="1:subj" out="">Anna</W>
<W gloss="reads" lemma="læse" msd="VADR=----A-" in="-4:rel" out="-2:dobj|-1:subj|1:pnct">læser</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-6:subj|2:preds|3:pnct">er</W>
<W gloss="very" lemma="meget" msd="ANP---=-R" in="1:quant" out="">meget</W>
<W gloss="old" lemma="gammel" msd="ANPCSU=IU" in="-2:preds" out="-1:quant">gammel</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="That" lemma="den" msd="PD-CSU--U" in="5:dobj" out="1:nobj">Den</W>
<W gloss="book" lemma="bog" msd="NCCSU==I" in="-1:nobj" out="">bog</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="" out="1:subj|2:neg|3:vobj|4:pnct">har</W>
<W gloss="Mette" lemma="Mette" msd="NP--U==-" in="-1:subj|2:[subj]" out="">Mette</W>
<W gloss="never" lemma="aldrig" msd="RGU" in="-2:neg" out="">aldrig</W>
<W gloss="read" lemma="læse" msd="VAPA=S[CN]I[ARU]-U" in="-3:vobj" out="-5:dobj|-2:[subj]">læst</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="The_librarian" lemma="bibliotekar" msd="NCCSU==D" in="1:subj" out="">Bibliotekaren</W>
<W gloss="gave" lemma="give" msd="VADA=----A-" in="" out="-1:subj|1:iobj|2:dobj|5:pnct">gav</W>
<W gloss="the_boy" lemma="dreng" msd="NCCSU==D" in="-1:iobj" out="">drengen</W>
<W gloss="a" lemma="en" msd="PI-CSU--U" in="-2:dobj" out="1:attr|2:nobj">en</W>
<W gloss="new" lemma="ny" msd="ANPCSU=IU" in="-1:attr" out="">ny</W>
<W gloss="book" lemma="bog" msd="NCCSU==I" in="-2:nobj" out="">bog</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="The_boy" lemma="dreng" msd="NCCSU==D" in="1:subj" out="">Drengen</W>
<W gloss="asked" lemma="spørge" msd="VADA=----A-" in="" out="-1:subj|1:pnct|2:dobj|6:pnct">spurgte</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="whether" lemma="om" msd="CS" in="-2:dobj" out="2:vobj">om</W>
<W gloss="the_library" lemma="bibliotek" msd="NCNSU==D" in="1:subj" out="">biblioteket</W>
<W gloss="was" lemma="være" msd="VADA=----A-" in="-2:vobj" out="-1:subj|1:preds">var</W>
<W gloss="open" lemma="åben" msd="ANPNSU=IU" in="-1:preds" out="">åbent</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="1:subj" out="">Anna</W>
<W gloss="borrows" lemma="låne" msd="VADR=----A-" in="" out="-1:subj|1:dobj|3:coord|7:pnct">låner</W>
<W gloss="two" lemma="to" msd="AC---U=--" in="-1:dobj" out="1:nobj">to</W>
<W gloss="books" lemma="bog" msd="NCCPU==I" in="-1:nobj" out="">bøger</W>
<W gloss="and" lemma="og" msd="CC" in="-3:coord" out="1:&lt;subj&gt;|2:&lt;dobj&gt;">og</W>
<W gloss="Peter" lemma="Peter" msd="NP--U==-" in="-1:&lt;subj&gt;" out="">Peter</W>
<W gloss="a" lemma="en" msd="PI-CSU--U" in="-2:&lt;dobj&gt;" out="1:nobj">en</W>
<W gloss="newspaper" lemma="avis" msd="NCCSU==I" in="-1:nobj" out="">avis</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="Ole" lemma="Ole" msd="NP--U==-" in="1:subj|3:[subj]|5:[subj]" out="">Ole</W>
<W gloss="will" lemma="ville" msd="VADR=----A-" in="" out="-1:subj|1:other|2:vobj|6:pnct">vil</W>
<W gloss="gladly" lemma="gerne" msd="RGU" in="-1:other" out="">gerne</W>
<W gloss="learn" lemma="lære" msd="VAF-=----A-" in="-2:vobj" out="-3:[subj]|1:dobj">lære</W>
<W gloss="to" lemma="at" msd="U=" in="-1:dobj" out="1:vobj">at</W>
<W gloss="read" lemma="læse" msd="VAF-=----A-" in="-1:vobj" out="-5:[subj]|1:dobj">læse</W>
<W gloss="charts" lemma="søkort" msd="NCNPU==I" in="-1:dobj" out="">søkort</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="The_chart" lemma="søkort" msd="NCNSU==D" in="4:nobj" out="">Søkortet</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="1:subj|2:preds|4:pnct">er</W>
<W gloss="Ole" lemma="Ole" msd="NP--U==-" in="-1:subj" out="">Ole</W>
<W gloss="glad" lemma="glad" msd="ANP[CN]SU=IU" in="-2:preds" out="1:pobj">glad</W>
<W gloss="for" lemma="for" msd="SP" in="-1:pobj" out="-4:nobj">for</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="The_book" lemma="bog" msd="NCCSU==D" in="3:dobj" out="">Bogen</W>
<W gloss="shall" lemma="skulle" msd="VADR=----A-" in="" out="1:subj|2:vobj|4:pnct">skal</W>
<W gloss="you" lemma="du" msd="PP2CSN-NU" in="-1:subj|1:[subj]" out="">du</W>
<W gloss="give" lemma="give" msd="VAF-=----A-" in="-2:vobj" out="-3:dobj|-1:[subj]|1:iobj">give</W>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="-1:iobj" out="">Anna</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="The_library" lemma="bibliotek" msd="NCNSU==D" in="1:subj" out="">Biblioteket</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="" out="-1:subj|1:dobj|7:pnct">har</W>
<W gloss="more" lemma="mange" msd="ANC[CN]PU=[DI]U" in="-1:dobj" out="1:nobj|4:pobj">flere</W>
<W gloss="books" lemma="bog" msd="NCCPU==I" in="-1:nobj" out="1:pobj">bøger</W>
<W gloss="about" lemma="om" msd="SP" in="-1:pobj" out="1:nobj">om</W>
<W gloss="the_sea" lemma="hav" msd="NCNSU==D" in="-1:nobj" out="">havet</W>
<W gloss="than" lemma="end" msd="CS" in="-4:pobj" out="1:nobj">end</W>
<W gloss="the_school" lemma="skole" msd="NCCSU==D" in="-1:nobj" out="">skolen</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="The_librarian" lemma="bibliotekar" msd="NCCSU==D" in="1:subj" out="">Bibliotekaren</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-1:subj|1:preds|2:pnct|3:cause|9:pnct">er</W>
<W gloss="tired" lemma="træt" msd="ANP[CN]SU=IU" in="-1:preds" out="">træt</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="because" lemma="fordi" msd="CS" in="-3:cause" out="2:vobj">fordi</W>
<W gloss="she" lemma="hun" msd="PP3CSN-NU" in="1:subj|2:[subj]" out="">hun</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="-2:vobj" out="-1:subj|1:vobj">har</W>
<W gloss="worked" lemma="arbejde" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:time">arbejdet</W>
<W gloss="whole" lemma="hel" msd="ANP[CN]SU=DU" in="-1:time" out="1:nobj">hele</W>
<W gloss="the_day" lemma="dag" msd="NCCSU==D" in="-1:nobj" out="">dagen</W>
<W gloss="." lemma="." msd="XP" in="-9:pnct" out="">.</W>
</s>
<s>
<W gloss="Peter" lemma="Peter" msd="NP--U==-" in="1:subj" out="">Peter</W>
<W gloss="went" lemma="gå" msd="VADA=----A-" in="" out="-1:subj|1:@dir|3:goal|8:pnct">gik</W>
<W gloss="to" lemma="til" msd="SP" in="-1:@dir" out="1:nobj">til</W>
<W gloss="the_library" lemma="bibliotek" msd="NCNSU==D" in="-1:nobj" out="">biblioteket</W>
<W gloss="for" lemma="for" msd="SP" in="-3:goal" out="1:nobj">for</W>
<W gloss="to" lemma="at" msd="U=" in="-1:nobj" out="1:vobj">at</W>
<W gloss="borrow" lemma="låne" msd="VAF-=----A-" in="-1:vobj" out="1:dobj">låne</W>
<W gloss="a" lemma="en" msd="PI-NSU--U" in="-1:dobj" out="1:nobj">et</W>
<W gloss="chart" lemma="søkort" msd="NCNSU==I" in="-1:nobj" out="">søkort</W>
<W gloss="." lemma="." msd="XP" in="-8:pnct" out="">.</W>
</s>
</p>
<p>
<s>
<W gloss="The_baker" lemma="bager" msd="NCCSU==D" in="1:subj" out="">Bageren</W>
<W gloss="sells" lemma="sælge" msd="VADR=----A-" in="" out="-1:subj|2:dobj|3:loc|5:pnct">sælger</W>
<W gloss="warm" lemma="varm" msd="ANPNSU=IU" in="1:attr" out="">varmt</W>
<W gloss="bread" lemma="brød" msd="NCNSU==I" in="-2:dobj" out="-1:attr">brød</W>
<W gloss="on" lemma="på" msd="SP" in="-3:loc" out="1:nobj">på</W>
<W gloss="the_market_square" lemma="torv" msd="NCNSU==D" in="-1:nobj" out="">torvet</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="Peter" lemma="Peter" msd="NP--U==-" in="3:subj" out="2:conj">Peter</W>
<W gloss="and" lemma="og" msd="CC" in="1:coord" out="">og</W>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="-2:conj" out="-1:coord">Anna</W>
<W gloss="buys" lemma="købe" msd="VADR=----A-" in="" out="-3:subj|2:dobj|3:pnct">køber</W>
<W gloss="fresh" lemma="frisk" msd="ANP[CN]SU=IU" in="1:attr" out="">frisk</W>
<W gloss="fish" lemma="fisk" msd="NCCSU==I" in="-2:dobj" out="-1:attr">fisk</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="The_coffee" lemma="kaffe" msd="NCCSU==D" in="1:subj" out="">Kaffen</W>
<W gloss="costs" lemma="koste" msd="VADR=----A-" in="" out="-1:subj|1:dobj|3:coord|6:pnct">koster</W>
<W gloss="ten" lemma="ti" msd="AC---U=--" in="-1:dobj" out="1:nobj">ti</W>
<W gloss="kroner" lemma="krone" msd="NCCPU==I" in="-1:nobj" out="">kroner</W>
<W gloss="and" lemma="og" msd="CC" in="-3:coord" out="1:&lt;subj&gt;|2:&lt;dobj&gt;">og</W>
<W gloss="the_bread" lemma="brød" msd="NCNSU==D" in="-1:&lt;subj&gt;" out="">brødet</W>
<W gloss="twenty" lemma="tyve" msd="AC---U=--" in="-2:&lt;dobj&gt;" out="">tyve</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="1:subj" out="">Anna</W>
<W gloss="bought" lemma="købe" msd="VADA=----A-" in="" out="-1:subj|1:dobj|2:pnct|5:conj|7:pnct">købte</W>
<W gloss="fish" lemma="fisk" msd="NCCSU==I" in="-1:dobj" out="">fisk</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="and" lemma="og" msd="CC" in="2:coord" out="">og</W>
<W gloss="Peter" lemma="Peter" msd="NP--U==-" in="1:subj" out="">Peter</W>
<W gloss="bought" lemma="købe" msd="VADA=----A-" in="-5:conj" out="-2:coord|-1:subj|1:dobj">købte</W>
<W gloss="bread" lemma="brød" msd="NCNSU==I" in="-1:dobj" out="">brød</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="She" lemma="hun" msd="PP3CSN-NU" in="1:subj" out="">Hun</W>
<W gloss="bought" lemma="købe" msd="VADA=----A-" in="" out="-1:subj|1:dobj|8:pnct">købte</W>
<W gloss="coffee" lemma="kaffe" msd="NCCSU==I" in="-1:dobj" out="1:pnct|2:conj|4:conj">kaffe</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="bread" lemma="brød" msd="NCNSU==I" in="-2:conj" out="">brød</W>
<W gloss="and" lemma="og" msd="CC" in="1:coord" out="">og</W>
<W gloss="two" lemma="to" msd="AC---U=--" in="-4:conj" out="-1:coord|1:attr|2:nobj">to</W>
<W gloss="fresh" lemma="frisk" msd="ANP[CN]PU=[DI]U" in="-1:attr" out="">friske</W>
<W gloss="fish" lemma="fisk" msd="NCCPU==I" in="-2:nobj" out="">fisk</W>
<W gloss="." lemma="." msd="XP" in="-8:pnct" out="">.</W>
</s>
<s>
<W gloss="The_fish" lemma="fisk" msd="NCCSU==D" in="3:dobj" out="">Fisken</W>
<W gloss="can" lemma="kunne" msd="VADR=----A-" in="" out="1:subj|2:vobj|5:pnct">kan</W>
<W gloss="we" lemma="vi" msd="PP1CPN-NU" in="-1:subj|1:[subj]" out="">vi</W>
<W gloss="sell" lemma="sælge" msd="VAF-=----A-" in="-2:vobj" out="-3:dobj|-1:[subj]|1:loc">sælge</W>
<W gloss="on" lemma="på" msd="SP" in="-1:loc" out="1:nobj">på</W>
<W gloss="the_market_square" lemma="torv" msd="NCNSU==D" in="-1:nobj" out="">torvet</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="The" lemma="den" msd="PD-[CN]PU--U" in="8:subj" out="1:nobj|2:pnct|3:ref|5:rel">De</W>
<W gloss="fish" lemma="fisk" msd="NCCPU==I" in="-1:nobj" out="">fisk</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="which" lemma="som" msd="U=" in="-3:ref|3:dobj" out="">som</W>
<W gloss="Ole" lemma="Ole" msd="NP--U==-" in="1:subj|2:[subj]" out="">Ole</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="-5:rel" out="-1:subj|1:vobj|2:pnct">har</W>
<W gloss="caught" lemma="fange" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-3:dobj|-2:[subj]">fanget</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-8:subj|1:preds|2:pnct">er</W>
<W gloss="big" lemma="stor" msd="ANP[CN]PU=[DI]U" in="-1:preds" out="">store</W>
<W gloss="." lemma="." msd="XP" in="-2:pnct" out="">.</W>
</s>
<s>
<W gloss="The_fish" lemma="fisk" msd="NCCPU==D" in="1:subj|3:[subj]" out="">Fiskene</W>
<W gloss="are_weighed" lemma="veje" msd="VADR=----P-" in="" out="-1:subj|2:conj|5:pnct">vejes</W>
<W gloss="and" lemma="og" msd="CC" in="1:coord" out="">og</W>
<W gloss="are_sold" lemma="sælge" msd="VADR=----P-" in="-2:conj" out="-3:[subj]|-1:coord|1:loc">sælges</W>
<W gloss="on" lemma="på" msd="SP" in="-1:loc" out="1:nobj">på</W>
<W gloss="the_market_square" lemma="torv" msd="NCNSU==D" in="-1:nobj" out="">torvet</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="But" lemma="men" msd="CC" in="" out="2:conj|5:pnct">Men</W>
<W gloss="the_bread" lemma="brød" msd="NCNSU==D" in="1:subj|3:[subj]" out="">brødet</W>
<W gloss="was" lemma="være" msd="VADA=----A-" in="-2:conj" out="-1:subj|1:time|2:vobj">var</W>
<W gloss="already" lemma="allerede" msd="RGU" in="-1:time" out="">allerede</W>
<W gloss="sold" lemma="sælge" msd="VAPA=S[CN]I[ARU]-U" in="-2:vobj" out="-3:[subj]">solgt</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="The_bread" lemma="brød" msd="NCNSU==D" in="7:dobj" out="">Brødet</W>
<W gloss="says" lemma="sige" msd="VADR=----A-" in="" out="1:subj|2:pnct|3:dobj|8:pnct">siger</W>
<W gloss="the_baker" lemma="bager" msd="NCCSU==D" in="-1:subj" out="">bageren</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="that" lemma="at" msd="CS" in="-3:dobj" out="2:vobj">at</W>
<W gloss="we" lemma="vi" msd="PP1CPN-NU" in="1:subj|2:[subj]" out="">vi</W>
<W gloss="can" lemma="kunne" msd="VADR=----A-" in="-2:vobj" out="-1:subj|1:vobj">kan</W>
<W gloss="get" lemma="få" msd="VAF-=----A-" in="-1:vobj" out="-7:dobj|-2:[subj]|1:time">få</W>
<W gloss="tomorrow" lemma="i_morgen" msd="RGU" in="-1:time" out="">i_morgen</W>
<W gloss="." lemma="." msd="XP" in="-8:pnct" out="">.</W>
</s>
<s>
<W gloss="The_girl" lemma="pige" msd="NCCSU==D" in="1:subj|6:[subj]" out="">Pigen</W>
<W gloss="helps" lemma="hjælpe" msd="VADR=----A-" in="" out="-1:subj|1:dobj|3:pobj|7:pnct">hjælper</W>
<W gloss="his" lemma="sin" msd="PO3CSUSYU" in="-1:dobj" out="1:possd">sin</W>
<W gloss="mother" lemma="mor" msd="NCCSU==I" in="-1:possd" out="">mor</W>
<W gloss="with" lemma="med" msd="SP" in="-3:pobj" out="1:nobj">med</W>
<W gloss="to" lemma="at" msd="U=" in="-1:nobj" out="1:vobj">at</W>
<W gloss="sell" lemma="sælge" msd="VAF-=----A-" in="-1:vobj" out="-6:[subj]|1:dobj">sælge</W>
<W gloss="bread" lemma="brød" msd="NCNSU==I" in="-1:dobj" out="">brød</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="Ole" lemma="Ole" msd="NP--U==-" in="1:subj|3:[subj]" out="">Ole</W>
<W gloss="cleans" lemma="rense" msd="VADR=----A-" in="" out="-1:subj|2:conj|3:dobj|4:pnct">renser</W>
<W gloss="and" lemma="og" msd="CC" in="1:coord" out="">og</W>
<W gloss="salts" lemma="salte" msd="VADR=----A-" in="-2:conj" out="-3:[subj]|-1:coord|1:[dobj]">salter</W>
<W gloss="the_fish" lemma="fisk" msd="NCCPU==D" in="-3:dobj|-1:[dobj]" out="">fiskene</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="What" lemma="hvad" msd="PT-[CN]SU--U" in="6:dobj" out="">Hvad</W>
<W gloss="thinks" lemma="tro" msd="VADR=----A-" in="" out="1:subj|2:pnct|4:vobj|6:pnct">tror</W>
<W gloss="you" lemma="du" msd="PP2CSN-NU" in="-1:subj" out="">du</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="1:subj|2:[subj]" out="">Anna</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="-4:vobj" out="-1:subj|1:vobj">har</W>
<W gloss="bought" lemma="købe" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-6:dobj|-2:[subj]">købt</W>
<W gloss="?" lemma="?" msd="XP" in="-6:pnct" out="">?</W>
</s>
<s>
<W gloss="Now" lemma="nu" msd="RGU" in="1:time" out="">Nu</W>
<W gloss="shall" lemma="skulle" msd="VADR=----A-" in="" out="-1:time|1:expl|2:vobj|5:pnct">skal</W>
<W gloss="there" lemma="der" msd="U=" in="-1:expl|1:[expl]" out="">der</W>
<W gloss="be_bought" lemma="købe" msd="VAF-=----P-" in="-2:vobj" out="-1:[expl]|2:dobj">købes</W>
<W gloss="new" lemma="ny" msd="ANP[CN]PU=[DI]U" in="1:attr" out="">nye</W>
<W gloss="nets" lemma="net" msd="NCNPU==I" in="-2:dobj" out="-1:attr">net</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
</p>
<p>
<s>
<W gloss="The_children" lemma="barn" msd="NCNPU==D" in="1:subj" out="">Børnene</W>
<W gloss="reads" lemma="læse" msd="VADR=----A-" in="" out="-1:subj|1:dobj|2:loc|4:pnct">læser</W>
<W gloss="books" lemma="bog" msd="NCCPU==I" in="-1:dobj" out="">bøger</W>
<W gloss="in" lemma="i" msd="SP" in="-2:loc" out="1:nobj">i</W>
<W gloss="the_school" lemma="skole" msd="NCCSU==D" in="-1:nobj" out="">skolen</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="Mette" lemma="Mette" msd="NP--U==-" in="1:namef" out="">Mette</W>
<W gloss="Hansen" lemma="Hansen" msd="NP--U==-" in="1:subj" out="-1:namef">Hansen</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-1:subj|1:preds|2:loc|4:pnct">er</W>
<W gloss="teacher" lemma="lærer" msd="NCCSU==I" in="-1:preds" out="">lærer</W>
<W gloss="on" lemma="på" msd="SP" in="-2:loc" out="1:nobj">på</W>
<W gloss="the_school" lemma="skole" msd="NCCSU==D" in="-1:nobj" out="">skolen</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="The_teacher" lemma="lærer" msd="NCCSU==D" in="1:subj" out="">Læreren</W>
<W gloss="let" lemma="lade" msd="VADA=----A-" in="" out="-1:subj|1:dobj|2:vobj|4:pnct">lod</W>
<W gloss="the_children" lemma="barn" msd="NCNPU==D" in="-1:dobj|1:[subj]" out="">børnene</W>
<W gloss="draw" lemma="tegne" msd="VAF-=----A-" in="-2:vobj" out="-1:[subj]|1:dobj">tegne</W>
<W gloss="the_ships" lemma="skib" msd="NCNPU==D" in="-1:dobj" out="">skibene</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="The_teacher" lemma="lærer" msd="NCCSU==D" in="1:subj" out="">Læreren</W>
<W gloss="asked" lemma="bede" msd="VADA=----A-" in="" out="-1:subj|1:dobj|2:vobj|4:pnct">bad</W>
<W gloss="the_girl" lemma="pige" msd="NCCSU==D" in="-1:dobj|1:[subj]" out="">pigen</W>
<W gloss="read" lemma="læse" msd="VAF-=----A-" in="-2:vobj" out="-1:[subj]|1:man">læse</W>
<W gloss="aloud" lemma="høj" msd="ANP---=-R" in="-1:man" out="">højt</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="The_girl" lemma="pige" msd="NCCSU==D" in="1:subj" out="">Pigen</W>
<W gloss="read" lemma="læse" msd="VADA=----A-" in="" out="-1:subj|2:man|9:pnct">læste</W>
<W gloss="so" lemma="så" msd="RGU" in="1:quant" out="3:nobj">så</W>
<W gloss="aloud" lemma="høj" msd="ANP---=-R" in="-2:man" out="-1:quant|1:pnct">højt</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="that" lemma="at" msd="CS" in="-3:nobj" out="2:vobj">at</W>
<W gloss="all" lemma="al" msd="ANP[CN]PU=[DI]U" in="1:subj|2:[subj]" out="">alle</W>
<W gloss="could" lemma="kunne" msd="VADA=----A-" in="-2:vobj" out="-1:subj|1:vobj">kunne</W>
<W gloss="hear" lemma="høre" msd="VAF-=----A-" in="-1:vobj" out="-2:[subj]|1:dobj">høre</W>
<W gloss="it" lemma="det" msd="PP3NSU-NU" in="-1:dobj" out="">det</W>
<W gloss="." lemma="." msd="XP" in="-9:pnct" out="">.</W>
</s>
<s>
<W gloss="That" lemma="den" msd="PD-CSU--U" in="2:time" out="1:nobj">Den</W>
<W gloss="day" lemma="dag" msd="NCCSU==I" in="-1:nobj" out="">dag</W>
<W gloss="forgot" lemma="glemme" msd="VADA=----A-" in="" out="-2:time|1:subj|2:dobj|4:pnct">glemte</W>
<W gloss="the_teacher" lemma="lærer" msd="NCCSU==D" in="-1:subj" out="">læreren</W>
<W gloss="his" lemma="sin" msd="PO3CSUSYU" in="-2:dobj" out="1:possd">sin</W>
<W gloss="bag" lemma="taske" msd="NCCSU==I" in="-1:possd" out="">taske</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="If" lemma="hvis" msd="CS" in="4:cond" out="2:vobj">Hvis</W>
<W gloss="it" lemma="det" msd="PP3NSU-NU" in="1:subj" out="">det</W>
<W gloss="rains" lemma="regne" msd="VADR=----A-" in="-2:vobj" out="-1:subj|1:pnct">regner</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="stays" lemma="blive" msd="VADR=----A-" in="" out="-4:cond|1:subj|2:preds|4:pnct">bliver</W>
<W gloss="the_children" lemma="barn" msd="NCNPU==D" in="-1:subj" out="">børnene</W>
<W gloss="in" lemma="i" msd="SP" in="-2:preds" out="1:nobj">i</W>
<W gloss="the_school" lemma="skole" msd="NCCSU==D" in="-1:nobj" out="">skolen</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="The_boy" lemma="dreng" msd="NCCSU==D" in="1:subj" out="">Drengen</W>
<W gloss="dropped" lemma="tabe" msd="VADA=----A-" in="" out="-1:subj|1:dobj|2:pnct|3:time|7:pnct">tabte</W>
<W gloss="the_key" lemma="nøgle" msd="NCCSU==D" in="-1:dobj" out="">nøglen</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="when" lemma="da" msd="CS" in="-3:time" out="2:vobj">da</W>
<W gloss="he" lemma="han" msd="PP3CSN-NU" in="1:subj" out="">han</W>
<W gloss="ran" lemma="løbe" msd="VADA=----A-" in="-2:vobj" out="-1:subj|1:@dir">løb</W>
<W gloss="home" lemma="hjem" msd="RGU" in="-1:@dir" out="">hjem</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="Has" lemma="have" msd="VADR=----A-" in="" out="1:subj|2:vobj|5:pnct">Har</W>
<W gloss="you" lemma="du" msd="PP2CSN-NU" in="-1:subj|1:[subj]" out="">du</W>
<W gloss="seen" lemma="se" msd="VAPA=S[CN]I[ARU]-U" in="-2:vobj" out="-1:[subj]|1:dobj">set</W>
<W gloss="my" lemma="min" msd="PO1CSUSNU" in="-1:dobj" out="1:possd">min</W>
<W gloss="key" lemma="nøgle" msd="NCCSU==I" in="-1:possd" out="">nøgle</W>
<W gloss="?" lemma="?" msd="XP" in="-5:pnct" out="">?</W>
</s>
<s>
<W gloss="We" lemma="vi" msd="PP1CPN-NU" in="1:subj" out="">Vi</W>
<W gloss="know" lemma="vide" msd="VADR=----A-" in="" out="-1:subj|1:neg|2:pnct|3:dobj|8:pnct">ved</W>
<W gloss="not" lemma="ikke" msd="RGU" in="-1:neg" out="">ikke</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="who" lemma="hvem" msd="PT-C[SP]U--U" in="-3:dobj" out="1:ref|2:rel">hvem</W>
<W gloss="there" lemma="der" msd="U=" in="-1:ref|1:subj|2:[subj]" out="">der</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="-2:rel" out="-1:subj|1:vobj">har</W>
<W gloss="taken" lemma="tage" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:dobj">taget</W>
<W gloss="the_key" lemma="nøgle" msd="NCCSU==D" in="-1:dobj" out="">nøglen</W>
<W gloss="." lemma="." msd="XP" in="-8:pnct" out="">.</W>
</s>
<s>
<W gloss="It" lemma="det" msd="PP3NSU-NU" in="1:subj" out="4:ref|5:rel">Det</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-1:subj|1:preds|2:pnct|7:pnct">er</W>
<W gloss="Peter" lemma="Peter" msd="NP--U==-" in="-1:preds" out="">Peter</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="there" lemma="der" msd="U=" in="-4:ref|1:subj|2:[subj]" out="">der</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="-5:rel" out="-1:subj|1:vobj">har</W>
<W gloss="found" lemma="finde" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:dobj">fundet</W>
<W gloss="the_key" lemma="nøgle" msd="NCCSU==D" in="-1:dobj" out="">nøglen</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
</p>
<p>
<s>
<W gloss="Captain" lemma="kaptajn" msd="NCCSU==I" in="1:title" out="">Kaptajn</W>
<W gloss="Hansen" lemma="Hansen" msd="NP--U==-" in="1:subj" out="-1:title">Hansen</W>
<W gloss="visited" lemma="besøge" msd="VADA=----A-" in="" out="-1:subj|1:dobj|4:loc|6:pnct">besøgte</W>
<W gloss="his" lemma="sin" msd="PO3CSUSYU" in="-1:dobj" out="1:possd|2:appr">sin</W>
<W gloss="sister" lemma="søster" msd="NCCSU==I" in="-1:possd" out="">søster</W>
<W gloss="Karen" lemma="Karen" msd="NP--U==-" in="-2:appr" out="">Karen</W>
<W gloss="in" lemma="i" msd="SP" in="-4:loc" out="1:nobj">i</W>
<W gloss="the_town" lemma="by" msd="NCCSU==D" in="-1:nobj" out="">byen</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="She" lemma="hun" msd="PP3CSN-NU" in="1:subj" out="">Hun</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-1:subj|1:preds|5:pnct">er</W>
<W gloss="older" lemma="gammel" msd="ANC[CN][SP]U=[DI]U" in="-1:preds" out="1:pobj">ældre</W>
<W gloss="than" lemma="end" msd="CS" in="-1:pobj" out="1:nobj">end</W>
<W gloss="his" lemma="sin" msd="PO3CSUSYU" in="-1:nobj" out="1:possd">sin</W>
<W gloss="brother" lemma="bror" msd="NCCSU==I" in="-1:possd" out="">bror</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="His" lemma="sin" msd="PO3NSUSYU" in="5:dobj" out="1:attr|2:possd">Sit</W>
<W gloss="old" lemma="gammel" msd="ANP[CN]SU=DU" in="-1:attr" out="">gamle</W>
<W gloss="house" lemma="hus" msd="NCNSU==I" in="-2:possd" out="">hus</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="" out="1:subj|2:vobj|3:pnct">har</W>
<W gloss="the_captain" lemma="kaptajn" msd="NCCSU==D" in="-1:subj|1:[subj]" out="">kaptajnen</W>
<W gloss="sold" lemma="sælge" msd="VAPA=S[CN]I[ARU]-U" in="-2:vobj" out="-5:dobj|-1:[subj]">solgt</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="That" lemma="den" msd="PD-CSU--U" in="7:dobj" out="1:attr|2:nobj">Den</W>
<W gloss="old" lemma="gammel" msd="ANP[CN]SU=DU" in="-1:attr" out="">gamle</W>
<W gloss="captain" lemma="kaptajn" msd="NCCSU==I" in="-2:nobj" out="">kaptajn</W>
<W gloss="thinks" lemma="tro" msd="VADR=----A-" in="" out="1:subj|2:pnct|4:vobj|5:pnct">tror</W>
<W gloss="I" lemma="jeg" msd="PP1CSN-NU" in="-1:subj" out="">jeg</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="Mette" lemma="Mette" msd="NP--U==-" in="1:subj" out="">Mette</W>
<W gloss="knows" lemma="kende" msd="VADR=----A-" in="-4:vobj" out="-7:dobj|-1:subj">kender</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="It" lemma="det" msd="PP3NSU-NU" in="3:[dobj]|5:subj" out="1:pnct|3:rel">Det</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="the_captain" lemma="kaptajn" msd="NCCSU==D" in="1:subj" out="">kaptajnen</W>
<W gloss="told" lemma="fortælle" msd="VADA=----A-" in="-3:rel" out="-3:[dobj]|-1:subj|1:pnct">fortalte</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="was" lemma="være" msd="VADA=----A-" in="" out="-5:subj|1:preds|2:pnct">var</W>
<W gloss="true" lemma="sand" msd="ANPNSU=IU" in="-1:preds" out="">sandt</W>
<W gloss="." lemma="." msd="XP" in="-2:pnct" out="">.</W>
</s>
<s>
<W gloss="The_fisherman" lemma="fisker" msd="NCCSU==D" in="4:subj" out="2:conj">Fiskeren</W>
<W gloss="and" lemma="og" msd="CC" in="1:coord" out="">og</W>
<W gloss="his" lemma="hans" msd="PO3[CN][SP]USNU" in="-2:conj" out="-1:coord|1:possd">hans</W>
<W gloss="wife" lemma="kone" msd="NCCSU==I" in="-1:possd" out="">kone</W>
<W gloss="owns" lemma="eje" msd="VADR=----A-" in="" out="-4:subj|1:dobj|6:pnct">ejer</W>
<W gloss="a" lemma="en" msd="PI-NSU--U" in="-1:dobj" out="1:attr|2:nobj|3:loc">et</W>
<W gloss="small" lemma="lille" msd="ANP[CN]SU=[DI]U" in="-1:attr" out="">lille</W>
<W gloss="house" lemma="hus" msd="NCNSU==I" in="-2:nobj" out="">hus</W>
<W gloss="by" lemma="ved" msd="SP" in="-3:loc" out="1:nobj">ved</W>
<W gloss="the_harbour" lemma="havn" msd="NCCSU==D" in="-1:nobj" out="">havnen</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="The_letter" lemma="brev" msd="NCNSU==D" in="6:subj" out="1:pnct|2:ref|4:rel">Brevet</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="which" lemma="som" msd="U=" in="-2:ref|2:dobj" out="">som</W>
<W gloss="the_baker" lemma="bager" msd="NCCSU==D" in="1:subj" out="">bageren</W>
<W gloss="got" lemma="få" msd="VADA=----A-" in="-4:rel" out="-2:dobj|-1:subj|1:pnct">fik</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="lay" lemma="ligge" msd="VADA=----A-" in="" out="-6:subj|1:@loc|3:pnct">lå</W>
<W gloss="on" lemma="på" msd="SP" in="-1:@loc" out="1:nobj">på</W>
<W gloss="the_table" lemma="bord" msd="NCNSU==D" in="-1:nobj" out="">bordet</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="Mette" lemma="Mette" msd="NP--U==-" in="1:subj" out="">Mette</W>
<W gloss="wrote" lemma="skrive" msd="VADA=----A-" in="" out="-1:subj|1:dobj|4:pobj|7:pnct">skrev</W>
<W gloss="a" lemma="en" msd="PI-NSU--U" in="-1:dobj" out="1:attr|2:nobj">et</W>
<W gloss="long" lemma="lang" msd="ANPNSU=IU" in="-1:attr" out="">langt</W>
<W gloss="letter" lemma="brev" msd="NCNSU==I" in="-2:nobj" out="">brev</W>
<W gloss="to" lemma="til" msd="SP" in="-4:pobj" out="1:nobj">til</W>
<W gloss="his" lemma="sin" msd="PO3CSUSYU" in="-1:nobj" out="1:possd">sin</W>
<W gloss="brother" lemma="bror" msd="NCCSU==I" in="-1:possd" out="">bror</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="The_town" lemma="by" msd="NCCSU==D" in="7:subj" out="1:pnct|2:ref|4:rel">Byen</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="where" lemma="hvor" msd="RGU" in="-2:ref|2:loc" out="">hvor</W>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="1:subj|2:[subj]" out="">Anna</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="-4:rel" out="-2:loc|-1:subj|1:vobj|2:pnct">er</W>
<W gloss="born" lemma="føde" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]">født</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-7:subj|1:preds|2:pnct">er</W>
<W gloss="small" lemma="lille" msd="ANP[CN]SU=[DI]U" in="-1:preds" out="">lille</W>
<W gloss="." lemma="." msd="XP" in="-2:pnct" out="">.</W>
</s>
<s>
<W gloss="If" lemma="hvis" msd="CS" in="6:cond" out="2:vobj">Hvis</W>
<W gloss="he" lemma="han" msd="PP3CSN-NU" in="1:subj|2:[subj]" out="">han</W>
<W gloss="had" lemma="have" msd="VADA=----A-" in="-2:vobj" out="-1:subj|1:vobj|3:pnct">havde</W>
<W gloss="had" lemma="have" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:dobj">haft</W>
<W gloss="money" lemma="penge" msd="NCCPU==I" in="-1:dobj" out="">penge</W>
<W gloss="," lemma="," msd="XP" in="-3:pnct" out="">,</W>
<W gloss="would" lemma="ville" msd="VADA=----A-" in="" out="-6:cond|1:subj|2:vobj|5:pnct">ville</W>
<W gloss="Peter" lemma="Peter" msd="NP--U==-" in="-1:subj|1:[subj]|2:[subj]" out="">Peter</W>
<W gloss="have" lemma="have" msd="VAF-=----A-" in="-2:vobj" out="-1:[subj]|1:vobj">have</W>
<W gloss="bought" lemma="købe" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:dobj">købt</W>
<W gloss="the_boat" lemma="båd" msd="NCCSU==D" in="-1:dobj" out="">båden</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="Mette" lemma="Mette" msd="NP--U==-" in="1:subj" out="">Mette</W>
<W gloss="know" lemma="vide" msd="VADR=----A-" in="" out="-1:subj|1:pnct|2:dobj|5:pnct">ved</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="where" lemma="hvor" msd="RGU" in="-2:dobj|2:[mod]" out="2:rel">hvor</W>
<W gloss="the_captain" lemma="kaptajn" msd="NCCSU==D" in="1:subj" out="">kaptajnen</W>
<W gloss="lives" lemma="bo" msd="VADR=----A-" in="-2:rel" out="-2:[mod]|-1:subj">bor</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="The_fisherman" lemma="fisker" msd="NCCSU==D" in="1:subj|5:[subj]" out="">Fiskeren</W>
<W gloss="stood" lemma="stå" msd="VADA=----A-" in="" out="-1:subj|1:time|2:part|4:conj|6:pnct">stod</W>
<W gloss="early" lemma="tidlig" msd="ANP---=-R" in="-1:time" out="">tidligt</W>
<W gloss="up" lemma="op" msd="RGU" in="-2:part" out="">op</W>
<W gloss="and" lemma="og" msd="CC" in="1:coord" out="">og</W>
<W gloss="sailed" lemma="sejle" msd="VADA=----A-" in="-4:conj" out="-5:[subj]|-1:coord|1:@dir">sejlede</W>
<W gloss="out" lemma="ud" msd="RGU" in="-1:@dir" out="">ud</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="Peter" lemma="Peter" msd="NP--U==-" in="1:subj" out="">Peter</W>
<W gloss="saw" lemma="se" msd="VADA=----A-" in="" out="-1:subj|1:dobj|2:vobj|3:pnct">så</W>
<W gloss="the_ship" lemma="skib" msd="NCNSU==D" in="-1:dobj|1:[subj]" out="">skibet</W>
<W gloss="come" lemma="komme" msd="VAF-=----A-" in="-2:vobj" out="-1:[subj]">komme</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
<s>
<W gloss="When" lemma="da" msd="CS" in="5:time" out="2:vobj">Da</W>
<W gloss="the_storm" lemma="storm" msd="NCCSU==D" in="1:subj" out="">stormen</W>
<W gloss="was" lemma="være" msd="VADA=----A-" in="-2:vobj" out="-1:subj|1:preds|2:pnct">var</W>
<W gloss="over" lemma="ovre" msd="RGU" in="-1:preds" out="">ovre</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="sailed" lemma="sejle" msd="VADA=----A-" in="" out="-5:time|1:subj|4:@dir|7:other|8:pnct|12:conj|24:pnct">sejlede</W>
<W gloss="the" lemma="den" msd="PD-[CN]PU--U" in="-1:subj" out="1:attr|2:nobj">de</W>
<W gloss="old" lemma="gammel" msd="ANP[CN]PU=[DI]U" in="-1:attr" out="">gamle</W>
<W gloss="fishermen" lemma="fisker" msd="NCCPU==I" in="-2:nobj" out="">fiskere</W>
<W gloss="out" lemma="ud" msd="RGU" in="-4:@dir" out="1:other">ud</W>
<W gloss="on" lemma="på" msd="SP" in="-1:other" out="1:nobj">på</W>
<W gloss="the_sea" lemma="hav" msd="NCNSU==D" in="-1:nobj" out="">havet</W>
<W gloss="again" lemma="igen" msd="RGU" in="-7:other" out="">igen</W>
<W gloss="," lemma="," msd="XP" in="-8:pnct" out="">,</W>
<W gloss="and" lemma="og" msd="CC" in="3:coord" out="">og</W>
<W gloss="their" lemma="deres" msd="PO3[CN][SP]UPNU" in="2:subj|6:[subj]" out="1:possd">deres</W>
<W gloss="children" lemma="barn" msd="NCNPU==I" in="-1:possd" out="">børn</W>
<W gloss="stood" lemma="stå" msd="VADA=----A-" in="-12:conj" out="-3:coord|-2:subj|1:@loc|4:conj|5:pnct|6:time">stod</W>
<W gloss="on" lemma="på" msd="SP" in="-1:@loc" out="1:nobj">på</W>
<W gloss="the_pier" lemma="mole" msd="NCCSU==D" in="-1:nobj" out="">molen</W>
<W gloss="and" lemma="og" msd="CC" in="1:coord" out="">og</W>
<W gloss="waved" lemma="vinke" msd="VADA=----A-" in="-4:conj" out="-6:[subj]|-1:coord">vinkede</W>
<W gloss="," lemma="," msd="XP" in="-5:pnct" out="">,</W>
<W gloss="while" lemma="mens" msd="CS" in="-6:time" out="2:vobj">mens</W>
<W gloss="the_baker" lemma="bager" msd="NCCSU==D" in="1:subj" out="">bageren</W>
<W gloss="shared" lemma="dele" msd="VADA=----A-" in="-2:vobj" out="-1:subj|2:dobj|3:part">delte</W>
<W gloss="warm" lemma="varm" msd="ANPNSU=IU" in="1:attr" out="">varmt</W>
<W gloss="bread" lemma="brød" msd="NCNSU==I" in="-2:dobj" out="-1:attr">brød</W>
<W gloss="out" lemma="ud" msd="RGU" in="-3:part" out="">ud</W>
<W gloss="." lemma="." msd="XP" in="-24:pnct" out="">.</W>
</s>
<s>
<W gloss="Let" lemma="lade" msd="VAM-=------" in="" out="1:dobj|2:vobj|4:pnct">Lad</W>
<W gloss="us" lemma="vi" msd="PP1CPU-[YN]U" in="-1:dobj|1:[subj]" out="">os</W>
<W gloss="go" lemma="gå" msd="VAF-=----A-" in="-2:vobj" out="-1:[subj]|1:@dir">gå</W>
<W gloss="home" lemma="hjem" msd="RGU" in="-1:@dir" out="">hjem</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="Come" lemma="komme" msd="VAM-=------" in="" out="1:@dir|2:pnct">Kom</W>
<W gloss="in" lemma="ind" msd="RGU" in="-1:@dir" out="">ind</W>
<W gloss="!" lemma="!" msd="XP" in="-2:pnct" out="">!</W>
</s>
<s>
<W gloss="It" lemma="det" msd="PP3NSU-NU" in="1:subj" out="">Det</W>
<W gloss="rains" lemma="regne" msd="VADR=----A-" in="" out="-1:subj|1:pnct">regner</W>
<W gloss="." lemma="." msd="XP" in="-1:pnct" out="">.</W>
</s>
<s>
<W gloss="The_sun" lemma="sol" msd="NCCSU==D" in="1:subj" out="">Solen</W>
<W gloss="shines" lemma="skinne" msd="VADR=----A-" in="" out="-1:subj|1:other|2:pnct">skinner</W>
<W gloss="again" lemma="igen" msd="RGU" in="-1:other" out="">igen</W>
<W gloss="." lemma="." msd="XP" in="-2:pnct" out="">.</W>
</s>
<s>
<W gloss="The_ship" lemma="skib" msd="NCNSU==D" in="1:subj" out="">Skibet</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="-1:subj|1:preds|2:pnct">er</W>
<W gloss="here" lemma="her" msd="RGU" in="-1:preds" out="">her</W>
<W gloss="!" lemma="!" msd="XP" in="-2:pnct" out="">!</W>
</s>
<s>
<W gloss="Good" lemma="god" msd="ANPCSU=IU" in="1:attr" out="">God</W>
<W gloss="morning" lemma="morgen" msd="NCCSU==I" in="" out="-1:attr|1:pnct|2:voc|3:pnct">morgen</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="-2:voc" out="">Anna</W>
<W gloss="!" lemma="!" msd="XP" in="-3:pnct" out="">!</W>
</s>
<s>
<W gloss="&amp;quot;" lemma="&amp;quot;" msd="XP" in="2:pnct" out="">"</W>
<W gloss="I" lemma="jeg" msd="PP1CSN-NU" in="1:subj" out="">Jeg</W>
<W gloss="waits" lemma="vente" msd="VADR=----A-" in="5:qobj" out="-2:pnct|-1:subj|1:loc|3:pnct|4:pnct">venter</W>
<W gloss="on" lemma="på" msd="SP" in="-1:loc" out="1:nobj">på</W>
<W gloss="the_pier" lemma="mole" msd="NCCSU==D" in="-1:nobj" out="">molen</W>
<W gloss="," lemma="," msd="XP" in="-3:pnct" out="">,</W>
<W gloss="&amp;quot;" lemma="&amp;quot;" msd="XP" in="-4:pnct" out="">"</W>
<W gloss="said" lemma="sige" msd="VADA=----A-" in="" out="-5:qobj|1:subj|2:pnct">sagde</W>
<W gloss="Mette" lemma="Mette" msd="NP--U==-" in="-1:subj" out="">Mette</W>
<W gloss="." lemma="." msd="XP" in="-2:pnct" out="">.</W>
</s>
</p>
<p>
<s>
<W gloss="The_fisherman" lemma="fisker" msd="NCCSU==D" in="1:subj|2:[subj]" out="">Fiskeren</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="" out="-1:subj|1:vobj|5:pnct">har</W>
<W gloss="sold" lemma="sælge" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:dobj|2:loc">solgt</W>
<W gloss="the_fish" lemma="fisk" msd="NCCSU==D" in="-1:dobj" out="">fisken</W>
<W gloss="on" lemma="på" msd="SP" in="-2:loc" out="1:nobj">på</W>
<W gloss="the_market_square" lemma="torv" msd="NCNSU==D" in="-1:nobj" out="">torvet</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="She" lemma="hun" msd="PP3CSN-NU" in="1:subj|2:[subj]" out="">Hun</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="" out="-1:subj|1:vobj|5:pnct">har</W>
<W gloss="found" lemma="finde" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:dobj|2:loc">fundet</W>
<W gloss="the_book" lemma="bog" msd="NCCSU==D" in="-1:dobj" out="">bogen</W>
<W gloss="on" lemma="på" msd="SP" in="-2:loc" out="1:nobj">på</W>
<W gloss="the_table" lemma="bord" msd="NCNSU==D" in="-1:nobj" out="">bordet</W>
<W gloss="." lemma="." msd="XP" in="-5:pnct" out="">.</W>
</s>
<s>
<W gloss="The_girl" lemma="pige" msd="NCCSU==D" in="1:subj" out="">Pigen</W>
<W gloss="borrows" lemma="låne" msd="VADR=----A-" in="" out="-1:subj|1:dobj|7:pnct">låner</W>
<W gloss="the_book" lemma="bog" msd="NCCSU==D" in="-1:dobj" out="1:pnct|2:ref|4:rel">bogen</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="which" lemma="som" msd="U=" in="-2:ref|3:dobj" out="">som</W>
<W gloss="the_boy" lemma="dreng" msd="NCCSU==D" in="1:subj|2:[subj]" out="">drengen</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="-4:rel" out="-1:subj|1:vobj">har</W>
<W gloss="read" lemma="læse" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-3:dobj|-2:[subj]">læst</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="Peter" lemma="Peter" msd="NP--U==-" in="1:subj" out="">Peter</W>
<W gloss="says" lemma="sige" msd="VADR=----A-" in="" out="-1:subj|1:pnct|2:dobj|7:pnct">siger</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="that" lemma="at" msd="CS" in="-2:dobj" out="2:vobj">at</W>
<W gloss="he" lemma="han" msd="PP3CSN-NU" in="1:subj|2:[subj]" out="">han</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="-2:vobj" out="-1:subj|1:vobj">har</W>
<W gloss="seen" lemma="se" msd="VAPA=S[CN]I[ARU]-U" in="-1:vobj" out="-2:[subj]|1:dobj">set</W>
<W gloss="the_ship" lemma="skib" msd="NCNSU==D" in="-1:dobj" out="">skibet</W>
<W gloss="." lemma="." msd="XP" in="-7:pnct" out="">.</W>
</s>
<s>
<W gloss="The_teacher" lemma="lærer" msd="NCCSU==D" in="1:subj" out="">Læreren</W>
<W gloss="buys" lemma="købe" msd="VADR=----A-" in="" out="-1:subj|1:dobj|4:loc|6:pnct">køber</W>
<W gloss="bread" lemma="brød" msd="NCNSU==I" in="-1:dobj" out="2:conj">brød</W>
<W gloss="and" lemma="og" msd="CC" in="1:coord" out="">og</W>
<W gloss="coffee" lemma="kaffe" msd="NCCSU==I" in="-2:conj" out="-1:coord">kaffe</W>
<W gloss="in" lemma="i" msd="SP" in="-4:loc" out="1:nobj">i</W>
<W gloss="the_town" lemma="by" msd="NCCSU==D" in="-1:nobj" out="">byen</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="The_key" lemma="nøgle" msd="NCCSU==D" in="4:dobj" out="">Nøglen</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="" out="1:subj|2:neg|3:vobj|4:pnct">har</W>
<W gloss="I" lemma="jeg" msd="PP1CSN-NU" in="-1:subj|2:[subj]" out="">jeg</W>
<W gloss="not" lemma="ikke" msd="RGU" in="-2:neg" out="">ikke</W>
<W gloss="seen" lemma="se" msd="VAPA=S[CN]I[ARU]-U" in="-3:vobj" out="-4:dobj|-2:[subj]">set</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="Mette" lemma="Mette" msd="NP--U==-" in="3:subj" out="2:conj">Mette</W>
<W gloss="and" lemma="og" msd="CC" in="1:coord" out="">og</W>
<W gloss="Karen" lemma="Karen" msd="NP--U==-" in="-2:conj" out="-1:coord">Karen</W>
<W gloss="drinks" lemma="drikke" msd="VADR=----A-" in="" out="-3:subj|1:dobj|2:loc|4:pnct">drikker</W>
<W gloss="coffee" lemma="kaffe" msd="NCCSU==I" in="-1:dobj" out="">kaffe</W>
<W gloss="on" lemma="på" msd="SP" in="-2:loc" out="1:nobj">på</W>
<W gloss="the_market_square" lemma="torv" msd="NCNSU==D" in="-1:nobj" out="">torvet</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="The_baker" lemma="bager" msd="NCCSU==D" in="7:subj" out="1:pnct|2:ref|3:rel">Bageren</W>
<W gloss="," lemma="," msd="XP" in="-1:pnct" out="">,</W>
<W gloss="there" lemma="der" msd="U=" in="-2:ref|1:subj" out="">der</W>
<W gloss="lives" lemma="bo" msd="VADR=----A-" in="-3:rel" out="-1:subj|1:@loc|3:pnct">bor</W>
<W gloss="by" lemma="ved" msd="SP" in="-1:@loc" out="1:nobj">ved</W>
<W gloss="the_market_square" lemma="torv" msd="NCNSU==D" in="-1:nobj" out="">torvet</W>
<W gloss="," lemma="," msd="XP" in="-3:pnct" out="">,</W>
<W gloss="has" lemma="have" msd="VADR=----A-" in="" out="-7:subj|1:dobj|4:pnct">har</W>
<W gloss="a" lemma="en" msd="PI-CSU--U" in="-1:dobj" out="1:attr|2:nobj">en</W>
<W gloss="small" lemma="lille" msd="ANP[CN]SU=[DI]U" in="-1:attr" out="">lille</W>
<W gloss="boat" lemma="båd" msd="NCCSU==I" in="-2:nobj" out="">båd</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
<s>
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="1:subj|3:[subj]" out="">Anna</W>
<W gloss="will" lemma="ville" msd="VADR=----A-" in="" out="-1:subj|1:other|2:vobj|6:pnct">vil</W>
<W gloss="gladly" lemma="gerne" msd="RGU" in="-1:other" out="">gerne</W>
<W gloss="have" lemma="have" msd="VAF-=----A-" in="-2:vobj" out="-3:[subj]|1:dobj">have</W>
<W gloss="a" lemma="en" msd="PI-CSU--U" in="-1:dobj" out="1:attr|2:nobj">en</W>
<W gloss="new" lemma="ny" msd="ANPCSU=IU" in="-1:attr" out="">ny</W>
<W gloss="newspaper" lemma="avis" msd="NCCSU==I" in="-2:nobj" out="">avis</W>
<W gloss="." lemma="." msd="XP" in="-6:pnct" out="">.</W>
</s>
<s>
<W gloss="When" lemma="når" msd="CS" in="5:time" out="2:vobj">Når</W>
<W gloss="the_wind" lemma="vind" msd="NCCSU==D" in="1:subj" out="">vinden</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="-2:vobj" out="-1:subj|1:preds|2:pnct">er</W>
<W gloss="cold" lemma="kold" msd="ANPCSU=IU" in="-1:preds" out="">kold</W>
<W gloss="," lemma="," msd="XP" in="-2:pnct" out="">,</W>
<W gloss="stays" lemma="blive" msd="VADR=----A-" in="" out="-5:time|1:subj|2:preds|4:pnct">bliver</W>
<W gloss="the_fishermen" lemma="fisker" msd="NCCPU==D" in="-1:subj" out="">fiskerne</W>
<W gloss="in" lemma="i" msd="SP" in="-2:preds" out="1:nobj">i</W>
<W gloss="the_harbour" lemma="havn" msd="NCCSU==D" in="-1:nobj" out="">havnen</W>
<W gloss="." lemma="." msd="XP" in="-4:pnct" out="">.</W>
</s>
</p>
</div1>
</body>
</text>
</tei.2>
