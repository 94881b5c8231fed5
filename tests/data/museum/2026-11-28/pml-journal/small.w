<?xml version="1.0" encoding="utf-8"?>
<wdata xmlns="http://ufal.mff.cuni.cz/pdt/pml/">
 <doc id="w-small">
  <para>
   <w id="w1"><token>mok</token></w>
   <w id="w2"><token>rota</token></w>
   <w id="w3"><token>&amp;</token></w>
   <w id="w4"><token>chlad</token><no_space_after>1</no_space_after></w>
   <w id="w5"><token>.</token></w>
  </para>
  <para>
   <w id="w6"><token>zmrzls</token></w>
  </para>
 </doc>
</wdata>
