// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace arcwright::test {

// A small Prague treebank made by hand: two sentences in two paragraphs, a coordination, a word of two tokens, a token
// of two words, lists of one written with LM, one without spaces between tags.

inline const std::string pmlTrees = R"(<?xml version="1.0" encoding="utf-8"?>
<adata xmlns="http://ufal.mff.cuni.cz/pdt/pml/">
 <head>
  <schema href="adata_c_schema.xml"/>
  <references>
   <reffile id="mm" name="mdata" href="small.m"/>
  </references>
 </head>
 <!-- made by hand -->
 <trees>
  <LM id="a-small-p1s1">
   <s.rf>mm#m-small-p1s1</s.rf>
   <ord>0</ord>
   <children>
    <LM id="a-small-p1s1w2">
     <m.rf>mm#m-small-p1s1w2</m.rf>
     <afun>Coord</afun>
     <ord>2</ord>
     <children>
      <LM id="a-small-p1s1w1">
       <m.rf>mm#m-small-p1s1w1</m.rf>
       <afun>ExD</afun>
       <is_member>1</is_member>
       <ord>1</ord>
      </LM>
      <LM id="a-small-p1s1w3" note='kept'>
       <m.rf>mm#m-small-p1s1w3</m.rf>
       <afun>ExD</afun>
       <is_member>1</is_member>
       <ord>3</ord>
      </LM>
     </children>
    </LM>
    <LM id="a-small-p1s1w4">
     <m.rf>mm#m-small-p1s1w4</m.rf>
     <afun>AuxK</afun>
     <ord>4</ord>
    </LM>
   </children>
  </LM>
  <LM id="a-small-p2s1"><s.rf>mm#m-small-p2s1</s.rf><ord>0</ord><children><LM id="a-small-p2s1w1"><m.rf>mm#m-small-p2s1w1</m.rf><afun>Pred</afun><ord>1</ord><children><LM id="a-small-p2s1w2"><m.rf>mm#m-small-p2s1w2</m.rf><afun>Adv</afun><ord>2</ord></LM></children></LM></children></LM>
 </trees>
</adata>
)";

inline const std::string pmlWords = R"(<?xml version="1.0" encoding="utf-8"?>
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
   <lemma>chlad</lemma>
   <tag lemma="unused">NNIS1-----A----</tag>
  </m>
  <m id="m-small-p1s1w4">
   <w.rf>ww#w5</w.rf>
   <form>.</form>
   <tag lemma='.' src="made">Z:-------------</tag>
  </m>
 </s>
 <s id="m-small-p2s1">
  <m id="m-small-p2s1w1"><w.rf>ww#w6</w.rf><form_change>ctcd</form_change><form>zmrzl</form><lemma>zmrznout</lemma><tag>VpYS---XR-AA---</tag></m>
  <m id="m-small-p2s1w2"><w.rf>ww#w6</w.rf><form_change>ctcd</form_change><form>jsi</form><lemma>být</lemma><tag>VB-S---2P-AA---</tag></m>
 </s>
</mdata>
)";

inline const std::string pmlTokens = R"(<?xml version="1.0" encoding="utf-8"?>
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
)";

/// A Treex document with two zones, lists of one in shorthand, flags that are off as zeros.
inline const std::string treexDocument = R"(<?xml version="1.0" encoding="UTF-8"?>
<treex_document xmlns="http://ufal.mff.cuni.cz/pdt/pml/">
  <bundles>
    <LM id="s1">
      <zones>
        <zone language="cs">
          <sentence>Mrzne.</sentence>
          <trees>
            <a_tree id="a-cs-s1">
              <ord>0</ord>
              <children id="a-cs-s1w1">
                <children id="a-cs-s1w2">
                  <form>.</form>
                  <lemma>.</lemma>
                  <tag>Z:-------------</tag>
                  <ord>2</ord>
                  <afun>AuxK</afun>
                  <is_member>0</is_member>
                </children>
                <form>Mrzne</form>
                <lemma>mrznout</lemma>
                <tag>VB-S---3P-AA---</tag>
                <no_space_after>1</no_space_after>
                <ord>1</ord>
                <afun>Pred</afun>
              </children>
            </a_tree>
          </trees>
        </zone>
        <zone language="en" selector="ref">
          <sentence>Freezing.</sentence>
          <trees>
            <a_tree id="a-en-s1">
              <ord>0</ord>
              <children id="a-en-s1w1">
                <form>Freezing</form>
                <ord>1</ord>
                <conll>
                  <deprel>root</deprel>
                </conll>
              </children>
            </a_tree>
          </trees>
        </zone>
      </zones>
    </LM>
  </bundles>
</treex_document>
)";

} // namespace arcwright::test
