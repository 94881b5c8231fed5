// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/enhance.h"

#include <gtest/gtest.h>

#include "core/editing/edit_problems.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/join_sentences.h"
#include "tests/core/enhancing/tree_text.h"

namespace arcwright {
namespace enhance_test {

using test::beyondTree;
using test::tree;

Result<Sentence> enhancedBy(std::initializer_list<EnhancementKind> kinds, const Sentence& sentence)
{
    EnhancementKinds asked;
    for (const EnhancementKind kind : kinds)
        asked.set(kind);
    return withEnhancements(sentence, asked);
}

/// Customs as a treebank in Czech has them: Case on nouns.
GraphCustoms withCase()
{
    GraphCustoms customs;
    for (int i = 0; i < 4; ++i)
        customs.add(tree("psa pes NOUN Case=Acc 2 obj\nvidím vidět VERB _ 0 root\nPraze Praha PROPN Case=Dat 2 obl\n"));
    return customs;
}

TEST(EnhanceTest, ACopyOfTheTreeIsTheBeginning)
{
    const Sentence dogs = tree("Dogs dog NOUN _ 2 nsubj\nbark bark VERB _ 0 root\n");
    const auto copied = enhancedBy({EnhancementKind::Copy}, dogs);
    EXPECT_EQ(beyondTree(copied), "");
    EXPECT_EQ(fieldText(copied->word(1), WordField::Parents), "2:nsubj");
    EXPECT_TRUE(withoutEnhancements(*copied)->hasContentOf(dogs));
    EXPECT_TRUE(enhancedBy({EnhancementKind::Labels}, dogs)->hasContentOf(*copied)) << "whatever is asked for";
    EXPECT_TRUE(enhancedBy({}, dogs)->hasContentOf(dogs));
}

TEST(EnhanceTest, ConjunctsHaveTheParentOfTheFirst)
{
    const Sentence sings = tree("Ann Ann PROPN _ 4 nsubj\nand and CCONJ _ 3 cc\nBen Ben PROPN _ 1 conj\n"
                                "sing sing VERB _ 0 root\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Conjuncts}, sings)), "3 4:nsubj\n");
    const Sentence goes = tree("Go go VERB _ 0 root\nand and CCONJ _ 3 cc\nsee see VERB _ 1 conj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Conjuncts}, goes)), "")
        << "but not the root, unless that is usual";
}

TEST(EnhanceTest, ConjunctsShareASubjectAndWhatStandsBehindThemAll)
{
    const Sentence trade = tree("We we PRON _ 2 nsubj\nbuy buy VERB _ 0 root\nand and CCONJ _ 4 cc\n"
                                "sell sell VERB _ 2 conj\nold old ADJ _ 6 amod\nhouses house NOUN _ 2 obj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Dependents}, trade)), "1 4:nsubj\n6 4:obj\n");
    const Sentence own = tree("She she PRON _ 2 nsubj\nsings sing VERB _ 0 root\nand and CCONJ _ 5 cc\n"
                              "he he PRON _ 5 nsubj\nsleeps sleep VERB _ 2 conj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Dependents}, own)), "");
    const Sentence passive = tree("He he PRON _ 2 nsubj\nfell fall VERB _ 0 root\nand and CCONJ _ 5 cc\n"
                                  "was be AUX _ 5 aux:pass\nseen see VERB Voice=Pass 2 conj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Dependents}, passive)), "1 5:nsubj:pass\n");
    const Sentence both = tree("Ann Ann PROPN _ 4 nsubj\nand and CCONJ _ 3 cc\nBen Ben PROPN _ 1 conj\n"
                               "sing sing VERB _ 0 root\nand and CCONJ _ 6 cc\ndance dance VERB _ 4 conj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Dependents, EnhancementKind::Conjuncts}, both)),
        "1 6:nsubj\n3 4:nsubj|6:nsubj\n");
}

TEST(EnhanceTest, AConjunctOfAConjunctSharesWithTheOneItHangsOn)
{
    const Sentence nested = tree("I I PRON _ 2 nsubj\nstay stay VERB _ 0 root\nbut but CCONJ _ 5 cc\n"
                                 "you you PRON _ 5 nsubj\nget get VERB _ 2 conj\nand and CCONJ _ 7 cc\n"
                                 "go go VERB _ 5 conj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Dependents}, nested)), "4 7:nsubj\n");
}

TEST(EnhanceTest, SubjectsOfXcompAreObjectsElseIndirectOnesElseSubjects)
{
    const Sentence raised = tree("Ann Ann PROPN _ 2 nsubj\nwants want VERB _ 0 root\nto to PART _ 4 mark\n"
                                 "sing sing VERB _ 2 xcomp\nand and CCONJ _ 6 cc\ndance dance VERB _ 4 conj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Controlled}, raised)), "1 4:nsubj:xsubj|6:nsubj:xsubj\n");
    const Sentence asked = tree("Ann Ann PROPN _ 2 nsubj\nasked ask VERB _ 0 root\nBen Ben PROPN _ 2 obj\n"
                                "to to PART _ 5 mark\nbegin begin VERB _ 2 xcomp\nto to PART _ 7 mark\n"
                                "sing sing VERB _ 5 xcomp\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Controlled}, asked)), "3 5:nsubj:xsubj|7:nsubj:xsubj\n");
    const Sentence czech = tree("Eva Eva PROPN Case=Nom 3 nsubj\nmi já PRON Case=Dat 3 obl:arg\n"
                                "dovolila dovolit VERB _ 0 root\nodejít odejít VERB _ 3 xcomp\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Controlled}, czech)), "2 4:nsubj:xsubj\n");
}

TEST(EnhanceTest, WhatARelativePronounStandsForHasItsArcs)
{
    const Sentence book = tree("the the DET _ 2 det\nbook book NOUN _ 0 root\nthat that PRON PronType=Rel 5 obj\n"
                               "I I PRON _ 5 nsubj\nread read VERB _ 2 acl:relcl\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Relative}, book)), "2 5:obj\n3 2:ref !\n");
    const Sentence place = tree("place place NOUN _ 0 root\nwhere where ADV PronType=Int,Rel 4 advmod\n"
                                "I I PRON _ 4 nsubj\nlive live VERB _ 1 acl:relcl\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Relative}, place)), "1 4:obl\n2 1:ref !\n");
    const Sentence german = tree("Mann Mann NOUN Case=Nom 0 root\n, , PUNCT _ 5 punct\n"
                                 "dessen der PRON Case=Gen|PronType=Rel 4 nmod:poss\nHund Hund NOUN Case=Nom 5 nsubj\n"
                                 "bellt bellen VERB _ 1 acl:relcl\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Relative}, german)), "1 4:nmod:poss\n3 1:ref !\n");
}

TEST(EnhanceTest, ARelativeClauseWithoutAPronounFillsWhatIsMissingInIt)
{
    const std::string beginning = "book book NOUN _ 0 root\nI I PRON _ 3 nsubj\n";
    EXPECT_EQ(
        beyondTree(enhancedBy({EnhancementKind::Relative}, tree(beginning + "read read VERB _ 1 acl:relcl\n"))), "")
        << "a guess (the day I left), unless the treebank does so";
    GraphCustoms customs;
    for (int i = 0; i < 10; ++i)
        customs.add(tree("book book NOUN _ 0 root 0:root|3:obj\nI I PRON _ 3 nsubj 3:nsubj\n"
                         "read read VERB _ 1 acl:relcl 1:acl:relcl\n"));
    EnhancementKinds kinds;
    kinds.set(EnhancementKind::Relative);
    const auto relative
        = [&](const std::string& lines) { return beyondTree(withEnhancements(tree(lines), kinds, customs)); };
    EXPECT_EQ(relative(beginning + "read read VERB _ 1 acl:relcl\n"), "1 3:obj\n");
    EXPECT_EQ(relative(beginning + "look look VERB _ 1 acl:relcl\nat at ADP _ 3 obl\n"), "1 3:obl\n");
    EXPECT_EQ(relative(beginning + "wish wish VERB _ 1 acl:relcl\nto to PART _ 5 mark\nread read VERB _ 3 xcomp\n"),
        "1 5:obj\n");
    EXPECT_EQ(relative(beginning + "read read VERB _ 1 acl:relcl\npapers paper NOUN _ 3 obj\n"), "") << "not certain";
}

TEST(EnhanceTest, LabelsSayWhatMarksTheArc)
{
    const Sentence walk = tree("They they PRON _ 2 nsubj\nwent go VERB _ 0 root\nout out ADP _ 5 case\n"
                               "of of ADP _ 5 case\nRome Rome PROPN _ 2 obl\nand and CCONJ _ 7 cc\n"
                               "Pisa Pisa PROPN _ 5 conj\nbecause because SCONJ _ 10 mark\nit it PRON _ 10 nsubj\n"
                               "rained rain VERB _ 2 advcl\naccording accord VERB _ 13 case\nto to ADP _ 11 fixed\n"
                               "Ann Ann PROPN _ 2 obl\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Conjuncts, EnhancementKind::Labels}, walk)),
        "5 2:obl:of !\n7 2:obl:of|5:conj:and !\n10 2:advcl:because !\n13 2:obl:according_to !\n");
    const Sentence list = tree("A A NOUN _ 0 root\n, , PUNCT _ 3 punct\nB B NOUN _ 1 conj\nor or CCONJ _ 5 cc\n"
                               "C C NOUN _ 1 conj\n/ / SYM _ 7 cc\nD D NOUN _ 1 conj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Labels}, list)), "3 1:conj:or !\n5 1:conj:or !\n")
        << "a stroke is no part of a relation";
}

TEST(EnhanceTest, CaseIsAppendedWhereNounsHaveIt)
{
    const Sentence czech = tree("Bydlím bydlet VERB _ 0 root\nv v ADP Case=Loc 3 case\n"
                                "domě dům NOUN Case=Loc 1 obl\nbabičky babička NOUN Case=Gen 3 nmod\n"
                                "jako jako SCONJ _ 6 case\nhost host NOUN Case=Nom 1 obl\n");
    EXPECT_EQ(beyondTree(withEnhancements(czech, EnhancementKinds::all(), withCase())),
        "3 1:obl:v:loc !\n4 3:nmod:gen !\n6 1:obl:jako !\n");
    EXPECT_EQ(beyondTree(withEnhancements(czech, EnhancementKinds::all())), "3 1:obl:v !\n6 1:obl:jako !\n")
        << "a treebank that nothing is known of is taken for one without Case";
}

TEST(EnhanceTest, TheCustomsOfATreebankAreFollowed)
{
    GraphCustoms customs(GraphCustoms::Graphs::Finished);
    for (int i = 0; i < 10; ++i)
        customs.add(
            tree("Jdi jít VERB _ 0 root 0:root\na a CCONJ _ 3 cc 3:cc\nmluv mluvit VERB _ 1 conj 0:root|1:conj\n"
                 "chce chtít VERB _ 1 parataxis 1:parataxis\non on PRON _ 4 nsubj 4:nsubj|6:nsubj\n"
                 "jít jít VERB _ 4 xcomp 4:xcomp\n"));
    const Sentence sentence = tree("Ann Ann PROPN _ 2 nsubj\nwants want VERB _ 0 root\nsing sing VERB _ 2 xcomp\n"
                                   "and and CCONJ _ 5 cc\ngoes go VERB _ 2 conj\n");
    EXPECT_EQ(
        beyondTree(withEnhancements(sentence, EnhancementKinds::all(), customs)), "1 3:nsubj|5:nsubj\n5 0:root\n");
    EXPECT_EQ(
        beyondTree(withEnhancements(sentence, EnhancementKinds::all())), "1 3:nsubj:xsubj|5:nsubj\n5 2:conj:and !\n");
}

TEST(EnhanceTest, AnEmptyNodeStandsForAPredicateThatIsLeftOut)
{
    const Sentence german = tree("Ich ich PRON Case=Nom 2 nsubj\ntrinke trinken VERB Person=1 0 root\n"
                                 "Tee Tee NOUN Case=Acc 2 obj\nund und CCONJ _ 5 cc\ndu du PRON Case=Nom 2 conj\n"
                                 "Kaffee Kaffee NOUN Case=Acc 5 orphan\n");
    const auto filled = enhancedBy({EnhancementKind::Gapping}, german);
    EXPECT_EQ(beyondTree(filled), "4 5.1:cc !\n5 5.1:nsubj !\n6 5.1:obj !\n5.1 trinke 2:conj\n");
    EXPECT_EQ(filled->emptyNodes.front().token.misc, "CopyOf=2");
    EXPECT_EQ(filled->emptyNodes.front().token.lemma, "trinken");
    EXPECT_TRUE(withoutEnhancements(*filled)->hasContentOf(german));
    const Sentence czech = tree("Petr Petr PROPN Case=Nom 2 nsubj\njel jet VERB _ 0 root\ndo do ADP Case=Gen 4 case\n"
                                "Brna Brno PROPN Case=Gen 2 obl\na a CCONJ _ 7 cc\ndo do ADP Case=Gen 7 case\n"
                                "Prahy Praha PROPN Case=Gen 2 conj\nEva Eva PROPN Case=Nom 7 orphan\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Gapping}, czech)),
        "5 8.1:cc !\n7 8.1:obl !\n8 8.1:nsubj !\n8.1 jel 2:conj\n")
        << "markers and Case tell more than the order";
    const Sentence shared = tree("She she PRON _ 2 nsubj\nbought buy VERB _ 0 root\ntea tea NOUN _ 2 obj\n"
                                 "today today ADV _ 2 advmod\nand and CCONJ _ 6 cc\ncakes cake NOUN _ 2 conj\n"
                                 "yesterday yesterday ADV _ 6 orphan\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Gapping}, shared)),
        "1 5.1:nsubj\n5 5.1:cc !\n6 5.1:obj !\n7 5.1:advmod !\n5.1 bought 2:conj\n");
}

/// What becomes of a treebank of so many sentences by these steps, each with the customs of what was there before it.
std::vector<Sentence> madeInSteps(std::vector<Sentence> treebank, const std::vector<EnhancementKinds>& steps)
{
    for (const EnhancementKinds& kinds : steps) {
        GraphCustoms customs;
        for (const Sentence& sentence : treebank)
            customs.add(sentence);
        for (Sentence& sentence : treebank)
            sentence = *withEnhancements(sentence, kinds, customs);
    }
    return treebank;
}

/// A sentence in which every kind of arc can be made.
Sentence anyKind()
{
    return tree("Ann Ann PROPN Case=Nom 4 nsubj\nand and CCONJ _ 3 cc\nBen Ben PROPN Case=Nom 1 conj\n"
                "want want VERB _ 0 root\nto to PART _ 6 mark\nsing sing VERB _ 4 xcomp\nand and CCONJ _ 8 cc\n"
                "buy buy VERB _ 4 conj\nbooks book NOUN Case=Acc 8 obj\nthat that PRON PronType=Rel 11 obj\n"
                "lie lie VERB _ 9 acl:relcl\nin in ADP _ 13 case\nRome Rome PROPN Case=Loc 11 obl\n");
}

TEST(EnhanceTest, MadeInStepsItIsAsMadeAtOnce)
{
    const std::vector<Sentence> treebank(12, anyKind());
    const auto atOnce = madeInSteps(treebank, {EnhancementKinds::all()});
    std::vector<EnhancementKinds> steps(enhancementKinds.size());
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i].set(enhancementKinds[i].kind);
    EXPECT_TRUE(madeInSteps(treebank, steps).front().hasContentOf(atOnce.front())) << beyondTree(
        madeInSteps(treebank, steps).front()) << "is not\n" << beyondTree(atOnce.front());
    EnhancementKinds copy;
    copy.set(EnhancementKind::Copy);
    EXPECT_TRUE(madeInSteps(treebank, {copy, EnhancementKinds::all()}).back().hasContentOf(atOnce.back()));
    EnhancementKinds labels;
    labels.set(EnhancementKind::Labels);
    EXPECT_TRUE(madeInSteps(treebank, {labels, EnhancementKinds::all()}).back().hasContentOf(atOnce.back()));
}

TEST(EnhanceTest, ASentenceAfterTheOtherBecomesAsAllAtOnce)
{
    EnhancementKinds copy;
    copy.set(EnhancementKind::Copy);
    std::vector<Sentence> treebank = madeInSteps(std::vector<Sentence>(12, anyKind()), {copy});
    const Sentence wanted = madeInSteps(treebank, {EnhancementKinds::all()}).front();
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        GraphCustoms customs;
        for (const Sentence& sentence : treebank)
            customs.add(sentence);
        treebank[i] = *withEnhancements(treebank[i], EnhancementKinds::all(), customs);
        EXPECT_TRUE(treebank[i].hasContentOf(wanted)) << i << '\n' << beyondTree(treebank[i]);
    }
}

TEST(EnhanceTest, WhatIsSeldomPossibleIsDoneAsWhatIsLikest)
{
    GraphCustoms customs(GraphCustoms::Graphs::Finished);
    for (int i = 0; i < 10; ++i)
        customs.add(tree("Go go VERB _ 0 root 0:root\nto to ADP _ 3 case 3:case\nRome Rome PROPN _ 1 obl 1:obl\n"));
    EXPECT_FALSE(customs.appendsMarkers("obl"));
    EXPECT_FALSE(customs.appendsMarkers("obl:arg")) << "never seen, but of a relation without markers";
    EXPECT_TRUE(customs.appendsMarkers("advcl"));
    EXPECT_FALSE(customs.appendsMarkers("nmod:poss"));
}

TEST(EnhanceTest, ASubjectOfTheGraphIsEnough)
{
    const std::string wants = "Ann Ann PROPN _ 2 nsubj 2:nsubj|4:nsubj:xsubj\nasked ask VERB _ 0 root 0:root\n"
                              "Ben Ben PROPN _ 2 obj 2:obj\nsing sing VERB _ 2 xcomp 2:xcomp\n";
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Controlled}, tree(wants))), "1 4:nsubj:xsubj\n");
    const Sentence sings = tree("She she PRON _ 2 nsubj\nsings sing VERB _ 0 root\nand and CCONJ _ 4 cc\n"
                                "sleeps sleep VERB _ 2 conj\n");
    const auto dropped
        = *insertEmptyNode(*enhancedBy({EnhancementKind::Copy}, sings), {3, 1}, "he", {{{4, 0}, "nsubj"}});
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Dependents}, dropped)), "3.1 he 4:nsubj\n");
}

TEST(EnhanceTest, AnEmptyNodeCanBeTheSubjectOfXcomp)
{
    const Sentence wants = tree("Chce chtít VERB _ 0 root\nzpívat zpívat VERB _ 1 xcomp\n");
    const auto dropped
        = *insertEmptyNode(*enhancedBy({EnhancementKind::Copy}, wants), {0, 1}, "ona", {{{1, 0}, "nsubj"}});
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Controlled}, dropped)), "0.1 ona 1:nsubj|2:nsubj:xsubj\n");
}

TEST(EnhanceTest, APronounThatStandsForAnotherWordStays)
{
    const Sentence book = tree("cover cover NOUN _ 0 root 0:root\nof of ADP _ 3 case 3:case\n"
                               "books book NOUN _ 1 nmod 1:nmod|6:obj\nthat that PRON PronType=Rel 6 obj 3:ref\n"
                               "I I PRON _ 6 nsubj 6:nsubj\nread read VERB _ 1 acl:relcl 1:acl:relcl\n");
    EXPECT_TRUE(enhancedBy({EnhancementKind::Relative}, book)->hasContentOf(book));
}

TEST(EnhanceTest, OnlyMarkersAreExchangedForThoseOfAConjunct)
{
    const Sentence fell = tree("Ann Ann PROPN _ 4 nsubj\nand and CCONJ _ 3 cc\nBen Ben PROPN _ 1 conj\n"
                               "fell fall VERB _ 0 root\nand and CCONJ _ 7 cc\nwere be AUX _ 7 aux:pass\n"
                               "seen see VERB Voice=Pass 4 conj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Dependents, EnhancementKind::Conjuncts}, fell)),
        "1 7:nsubj:pass\n3 4:nsubj|7:nsubj:pass\n");
    const Sentence places = tree("go go VERB _ 0 root 0:root\nin in ADP _ 3 case 3:case\n"
                                 "Rome Rome PROPN _ 1 obl 1:obl:in\nor or CCONJ _ 6 cc 6:cc\n"
                                 "near near ADP _ 6 case 6:case\nPisa Pisa PROPN _ 3 conj 3:conj\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Conjuncts}, places)), "3 1:obl:in !\n6 1:obl:near\n");
}

TEST(EnhanceTest, WordsWithoutArcsGetThoseOfTheTreeWhateverIsAsked)
{
    const Sentence book = tree("the the DET _ 2 det 2:det\nbook book NOUN _ 0 root 0:root\n"
                               "that that PRON PronType=Rel 5 obj\nI I PRON _ 5 nsubj\n"
                               "read read VERB _ 2 acl:relcl\n");
    EXPECT_EQ(beyondTree(enhancedBy({EnhancementKind::Relative}, book)), "2 5:obj\n3 2:ref !\n");
}

TEST(EnhanceTest, WhatIsThereStays)
{
    const Sentence labelled = tree("Go go VERB _ 0 root 0:root\nto to ADP _ 3 case 3:case\n"
                                   "Rome Rome PROPN _ 1 obl 1:obl:goal\nand and CCONJ _ 5 cc 5:cc\n"
                                   "Pisa Pisa PROPN _ 3 conj 1:obl:other|3:conj:and\n");
    EXPECT_TRUE(withEnhancements(labelled, EnhancementKinds::all())->hasContentOf(labelled));
}

TEST(EnhanceTest, ASentenceThatLostItsGraphGetsOneWhenItIsJoinedToOneWithAGraph)
{
    const Sentence first = tree("Go go VERB _ 0 root 0:root\n");
    const Sentence second
        = *withoutEnhancements(tree("Stay stay VERB _ 0 root 0:root\nhere here ADV _ 1 advmod 1:advmod\n"));
    const auto joined = joinSentences(first, second, "parataxis");
    EXPECT_EQ(beyondTree(joined), "");
    EXPECT_EQ(fieldText(joined->word(3), WordField::Parents), "2:advmod");
}

TEST(EnhanceTest, OnlySentencesWithEnhancedGraphsCanHaveThem)
{
    Sentence broken;
    const auto refused = withEnhancements(broken, EnhancementKinds::all());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ProblemCode(EditProblem::SentenceNotReadable));
    const auto bunsetsu
        = test::sentenceOf("# S-ID:1\n* -1D\n+ -1D\n犬 いぬ 犬 名詞 6 普通名詞 1 * 0 * 0\nEOS\n", "knp");
    EXPECT_FALSE(withEnhancements(bunsetsu, EnhancementKinds::all()));
    EXPECT_FALSE(withoutEnhancements(bunsetsu));
}

} // namespace enhance_test
} // namespace arcwright
