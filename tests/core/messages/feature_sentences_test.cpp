// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/feature_sentences.h"

#include <gtest/gtest.h>

#include "core/bunsetsu/templates.h"
#include "core/features/inside_features.h"
#include "core/features/templates.h"
#include "core/features/tree_shape.h"

namespace arcwright::feature_sentences_test {

namespace {

std::string ofWords(std::string_view name)
{
    return featureInWords(name, FeatureUnits::Words);
}

std::string ofBunsetsu(std::string_view name)
{
    return featureInWords(name, FeatureUnits::Bunsetsu);
}

void expectInWords(std::string_view name, FeatureUnits units)
{
    const std::string told = featureInWords(name, units);
    EXPECT_TRUE(told != name || name == "distance") << name;
    EXPECT_EQ(told.find('.'), std::string::npos) << told << ", of " << name;
}

} // namespace

TEST(FeatureSentences, TellTemplates)
{
    EXPECT_EQ(ofWords("h.tag"), "head's tag");
    EXPECT_EQ(ofWords("h.coarse h.coarse+1 m.coarse-1 m.coarse"),
        "head's part of speech and the next word's; dependent's part of speech and the previous word's");
    EXPECT_EQ(ofWords("h.tag-1 h.tag h.tag+1"), "head's tag, the previous word's and the next word's");
    EXPECT_EQ(ofWords("m.lemma+1 m.tag"), "dependent's tag and the next word's lemma");
    EXPECT_EQ(ofWords("h.form h.tag m.form m.tag"), "head's form and tag; dependent's form and tag");
    EXPECT_EQ(ofWords("v.coarse lefts rights"),
        "word's part of speech; how many dependents on its left; how many dependents on its right");
    EXPECT_EQ(ofBunsetsu("d.function c.shuji.tag distance"),
        "dependent's function; candidate's content word's tag; distance");
    EXPECT_EQ(ofBunsetsu("c.next.function"), "candidate's next neighbour's function");
}

TEST(FeatureSentences, TellFeaturesWithTheirValues)
{
    EXPECT_EQ(
        ofWords("h.tag=VERB m.form=se, left, 3"), "head's tag VERB; dependent's form se; to the left; 3 words away");
    EXPECT_EQ(
        ofWords("h.tag=VERB m.form=,, right, 1"), "head's tag VERB; dependent's form ,; to the right; next to it");
    EXPECT_EQ(ofWords("h.tag=<root> h.tag+1=<after> m.tag=N, right"),
        "head's tag the root and the next word's the sentence's end; dependent's tag N; to the right");
    EXPECT_EQ(ofWords("m.form=New York h.tag=VERB, left"), "dependent's form New York; head's tag VERB; to the left");
    EXPECT_EQ(ofWords("m.form==, left"), "dependent's form =; to the left");
    EXPECT_EQ(ofWords("h.lemma= m.morph=, right"), "head's lemma none; dependent's morphology none; to the right");
    EXPECT_EQ(ofWords("f.rel=case rel=obl, of the dependent, right"),
        "dependent inside the arc's relation case; the arc's relation obl; the dependent's; to the right");
    EXPECT_EQ(
        ofWords("conjuncts: coarse=alike tag=different"), "conjuncts compared; part of speech alike; tag different");
    EXPECT_EQ(ofBunsetsu("d.function=助詞,係助詞:は c.content=名詞"),
        "dependent's function 助詞,係助詞:は; candidate's kind of content word 名詞");
}

TEST(FeatureSentences, LeaveWhatTheyDoNotKnow)
{
    EXPECT_EQ(ofWords("x.y z"), "x.y z");
    EXPECT_EQ(ofWords(""), "");
    EXPECT_EQ(featureInWords("h.tag", FeatureUnits::Words, [](const char*) { return std::string("¿%1?"); }), "¿¿%1??");
}

TEST(FeatureSentences, KnowEveryWordOfTheTables)
{
    for (const auto& table : {arcTemplateTable(), relationTemplateTable(), siblingTemplateTable(),
             grandparentTemplateTable(), grandSiblingTemplateTable(), triSiblingTemplateTable(), headTemplateTable()}) {
        for (const TemplateSource& source : table)
            expectInWords(source.atoms, FeatureUnits::Words);
    }
    for (const InsideTemplate& source : insideTemplates())
        expectInWords(source.name, FeatureUnits::Words);
    for (const ShapeAspect aspect : {ShapeAspect::Valency, ShapeAspect::Span, ShapeAspect::Branch}) {
        for (const ShapeTemplate& source : shapeTemplates(aspect))
            expectInWords(source.name, FeatureUnits::Words);
    }
    for (const auto* table : {&pairTemplates(FeatureSet::All), &gameTemplates(FeatureSet::All),
             &typeTemplates(FeatureSet::All), &dependentAtoms(FeatureSet::All), &candidateAtoms(FeatureSet::All)}) {
        for (const PhraseTemplate& source : *table)
            expectInWords(source.name, FeatureUnits::Bunsetsu);
    }
}

} // namespace arcwright::feature_sentences_test
