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
<W gloss="Anna" lemma="Anna" msd="NP--U==-" in="2:subj" out="">Ann</W>
<W in="" out="">a</W>
<W gloss="lives" lemma="bo" msd="VADR=----A-" in="" out="-2:subj|1:@loc|3:pnct">bor</W>
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
<W gloss="The_wind" lemma="vind" msd="NCCSU==D" in="" out="">Vinden</W>
<W gloss="is" lemma="være" msd="VADR=----A-" in="" out="1:preds|2:time|3:pnct">er</W>
<W gloss="cold" lemma="kold" msd="ANPCSU=IU" in="-1:preds" out="">kold</W>
<W gloss="today" lemma="i_dag" msd="RGU" in="-2:time" out="">i_dag</W>
<W gloss="." lemma="." msd="XP" in="-3:pnct" out="">.</W>
</s>
