// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/templates.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace templates_test {

std::string nameOf(const Atom& atom, char end)
{
    static const char* const attributes[]{"form", "prefix", "lemma", "coarse", "tag", "morph", "agreement", "verbal"};
    std::string name = std::string(1, end) + '.' + attributes[static_cast<std::size_t>(atom.attribute)];
    if (atom.offset > 0)
        name += '+';
    return atom.offset == 0 ? name : name + std::to_string(atom.offset);
}

std::string nameOf(const Template& source)
{
    std::string name;
    for (const Atom& atom : source.of(Role::Head))
        name += (name.empty() ? "" : " ") + nameOf(atom, 'h');
    for (const Atom& atom : source.of(Role::Dependent))
        name += (name.empty() ? "" : " ") + nameOf(atom, 'm');
    return name;
}

TEST(TemplatesTest, AnAtomIsAnEndAnAttributeAndAnOffset)
{
    const TemplateSource table[]{{"h.tag-1 h.form m.lemma+2", Distance::Both}};
    const auto templates = parseTemplates(table);
    ASSERT_EQ(templates.size(), 1U);
    ASSERT_EQ(templates[0].of(Role::Head).size(), 2U);
    ASSERT_EQ(templates[0].of(Role::Dependent).size(), 1U);
    EXPECT_EQ(templates[0].of(Role::Head)[0].attribute, Attribute::Tag);
    EXPECT_EQ(templates[0].of(Role::Head)[0].offset, -1);
    EXPECT_EQ(templates[0].of(Role::Head)[1].attribute, Attribute::Form);
    EXPECT_EQ(templates[0].of(Role::Head)[1].offset, 0);
    EXPECT_EQ(templates[0].of(Role::Dependent)[0].attribute, Attribute::Lemma);
    EXPECT_EQ(templates[0].of(Role::Dependent)[0].offset, 2);
    EXPECT_EQ(templates[0].distance, Distance::Both);
}

TEST(TemplatesTest, EveryLineOfBothTablesSaysWhatItMeans)
{
    for (const auto table : {arcTemplateTable(), relationTemplateTable()}) {
        const auto templates = parseTemplates(table);
        ASSERT_EQ(templates.size(), table.size());
        std::set<std::string_view> names;
        for (std::size_t i = 0; i < table.size(); ++i) {
            EXPECT_EQ(templates[i].name, table[i].atoms);
            EXPECT_EQ(nameOf(templates[i]), table[i].atoms);
            EXPECT_TRUE(names.insert(templates[i].name).second) << "twice: " << templates[i].name;
        }
    }
}

TEST(TemplatesTest, TheFirstOrderTableOfThePaperIsThere)
{
    std::set<std::string_view> names;
    for (const TemplateSource& source : arcTemplateTable())
        names.insert(source.atoms);
    for (const char* name :
        {"h.form h.tag", "h.form", "h.tag", "m.form m.tag", "m.form", "m.tag", "h.form h.tag m.form m.tag",
            "h.tag m.form m.tag", "h.form h.tag m.tag", "h.form m.form", "h.tag m.tag", "h.tag h.tag+1 m.tag-1 m.tag",
            "h.tag-1 h.tag m.tag-1 m.tag", "h.tag h.tag+1 m.tag m.tag+1", "h.tag-1 h.tag m.tag m.tag+1"})
        EXPECT_TRUE(names.contains(name)) << name;
}

TEST(TemplatesTest, FeatureNamesShowWhatWasSeen)
{
    const auto sentence = test::sentence({test::token("Se", "PRON", 2, "obj"),
        test::token("Rozhodly", "VERB", 0, "root"), test::token("Děti", "NOUN", 2, "nsubj")});
    const TemplateSource table[]{{"h.tag m.form", Distance::Both}, {"h.tag-1 h.tag m.prefix+1", Distance::Direction},
        {"h.coarse-1", Distance::Direction}};
    const auto templates = parseTemplates(table);
    EXPECT_EQ(featureName(templates[0], *sentence, 2, 1, true), "h.tag=VERB m.form=se, left, 1");
    EXPECT_EQ(featureName(templates[0], *sentence, 2, 3, false), "h.tag=VERB m.form=děti, right");
    EXPECT_EQ(featureName(templates[0], *sentence, 0, 3, true), "h.tag=<root> m.form=děti, right, 3");
    EXPECT_EQ(featureName(templates[1], *sentence, 1, 3, false), "h.tag-1=<root> h.tag=PRON m.prefix+1=<after>, right");
    EXPECT_EQ(featureName(templates[1], *sentence, 2, 1, false), "h.tag-1=PRON h.tag=VERB m.prefix+1=rozho, left");
    EXPECT_EQ(featureName(templates[2], *sentence, 0, 1, false), "h.coarse-1=<before>, right");
}

TEST(TemplatesTest, NamesWithSiblingsCountFromThemAndSayWhereThereIsNone)
{
    const auto sentence = test::sentence({test::token("saw", "VERB", 0, "root"), test::token("a", "DET", 3, "det"),
        test::token("cat", "NOUN", 1, "obj"), test::token("today", "ADV", 1, "advmod")});
    const TemplateSource table[]{{"h.tag s.tag m.tag", Distance::Both}, {"s.form-1 s.form m.tag", Distance::Both}};
    const auto templates = parseTemplates(table);
    EXPECT_EQ(featureName(templates[0], *sentence, 1, 4, true, 3), "h.tag=VERB s.tag=NOUN m.tag=ADV, right, 1");
    EXPECT_EQ(featureName(templates[0], *sentence, 1, 4, true), "h.tag=VERB s.tag=<none> m.tag=ADV, right, 3");
    EXPECT_EQ(featureName(templates[1], *sentence, 1, 4, false, 3), "s.form-1=a s.form=cat m.tag=ADV, right");
    EXPECT_EQ(featureName(templates[1], *sentence, 1, 3, false), "s.form-1=<none> s.form=<none> m.tag=NOUN, right");
    EXPECT_EQ(betweenName(*sentence, 0, 1, 4), "h.coarse=<root> b.coarse=VERB m.coarse=ADV");
}

TEST(DistanceTest, BinsAreOneToFiveThenWider)
{
    const int bins[]{0, 0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 6};
    for (int distance = 1; distance <= 12; ++distance) {
        EXPECT_EQ(distanceBin(20, 20 + distance), bins[distance]) << distance;
        EXPECT_EQ(distanceBin(20, 20 - distance), bins[distance] + binsPerDirection) << distance;
    }
    EXPECT_EQ(distanceBin(0, 2'000), 6);
    EXPECT_EQ(distanceBin(2'000, 1), distanceBins - 1);
    EXPECT_EQ(direction(1, 2), 0);
    EXPECT_EQ(direction(2, 1), 1);
}

TEST(DistanceTest, NamesOfBinsAreThoseOfTheirDistances)
{
    std::vector<Token> tokens;
    for (int i = 0; i < 20; ++i)
        tokens.push_back(test::token("x", "X", 0, "root"));
    const auto sentence = test::sentence(tokens);
    const TemplateSource table[]{{"h.tag", Distance::Both}};
    const auto source = parseTemplates(table).front();
    EXPECT_EQ(featureName(source, *sentence, 1, 6, true), "h.tag=X, right, 5");
    EXPECT_EQ(featureName(source, *sentence, 7, 1, true), "h.tag=X, left, 6-10");
    EXPECT_EQ(featureName(source, *sentence, 1, 11, true), "h.tag=X, right, 6-10");
    EXPECT_EQ(featureName(source, *sentence, 12, 1, true), "h.tag=X, left, 11+");
}

} // namespace templates_test
} // namespace arcwright
