<?xml version="1.0" encoding="utf-8"?>
<mdata xmlns="http://ufal.mff.cuni.cz/pdt/pml/">
 <head><references><reffile id="ww" name="wdata" href="small.w"/></references></head>
 <s id="m-small-p1s1">
  <m id="m-small-p1s1w1">
   <w.rf><LM>ww#w1</LM><LM>ww#w2</LM></w.rf>
   <form_change>spell</form_change>
   <form>mokrota</form>
   <lemma>mokrota</lemma>
   <tag>NNFS1-----A----</tag>
  </m>
  <m id="m-small-p1s1w2">
   <w.rf>ww#w3</w.rf>
   <form>&amp;</form>
   <lemma>&amp;</lemma>
   <tag>Z:-------------</tag>
  </m>
  <m id="m-small-p1s1w3">
   <w.rf>ww#w4</w.rf>
   <form>chlad</form>
   <lemma>a&amp;b</lemma>
   <tag lemma="unused">NNIS1-----A----</tag>
  </m>
  <m id="m-small-p1s1w4">
   <w.rf>ww#w5</w.rf>
   <form>.</form>
   <tag lemma='a&amp;b' src="made">Z:-------------</tag>
  </m>
 </s>
 <s id="m-small-p2s1">
  <m id="m-small-p2s1w1"><w.rf>ww#w6</w.rf><form_change>ctcd</form_change><form>zmrzl</form><lemma>a&amp;b</lemma><tag>NNIS1-----A----</tag></m>
  <m id="m-small-p2s1w2"><w.rf>ww#w6</w.rf><form_change>ctcd</form_change><form>jsi</form><lemma>a&amp;b</lemma><tag>a&amp;b</tag></m>
 </s>
</mdata>
