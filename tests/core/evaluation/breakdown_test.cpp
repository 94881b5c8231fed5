// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/breakdown.h"

#include <gtest/gtest.h>

#include "core/evaluation/confusion.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace breakdown_test {

using test::token;

std::shared_ptr<const Sentence> treeOf(const std::vector<Token>& tokens)
{
    return test::sentence(tokens);
}

/// She reads old books .
std::shared_ptr<const Sentence> gold()
{
    return treeOf({token("She", "PRON", 2, "nsubj"), token("reads", "VERB", 0, "root"), token("old", "ADJ", 4, "amod"),
        token("books", "NOUN", 2, "obj"), token(".", "PUNCT", 2, "punct")});
}

/// `reads` hangs on `books`, the root; `old` on `She`: a gap. `books` and `.` have another relation or head.
std::shared_ptr<const Sentence> predicted()
{
    return treeOf({token("She", "PRON", 2, "nsubj"), token("reads", "VERB", 4, "acl"), token("old", "ADJ", 1, "amod"),
        token("books", "NOUN", 0, "root"), token(".", "PUNCT", 2, "punct")});
}

struct Counts {
    std::size_t words, heads, labelled, labels;
};

class BreakdownTest : public testing::Test {
protected:
    void add(const Sentence& expected, const Sentence& found)
    {
        const SystemAnalysis analysis{graphOf(found, m_relations), {}};
        const SystemAnalysis* const analyses[]{&analysis};
        m_table.add(m_table.sentences().size(), expected, graphOf(expected, m_relations), analyses, m_relations,
            {nullptr, &m_vocabulary});
    }
    void expect(Property property, const std::string& name, Counts gold, Counts predicted) const
    {
        for (const auto& [value, bucket] : bucketsOf(m_table, property, 0)) {
            if (value == name) {
                expectSame(bucket.gold, gold, name + " in gold");
                expectSame(bucket.predicted, predicted, name + " in the system's");
                return;
            }
        }
        ADD_FAILURE() << "no " << name;
    }
    std::vector<std::string> values(Property property) const
    {
        std::vector<std::string> names;
        for (const auto& [value, bucket] : bucketsOf(m_table, property, 0))
            names.push_back(value);
        return names;
    }

    RelationPool m_relations;
    Vocabulary m_vocabulary{"She", "books", "."};
    OutcomeTable m_table{{"hill"}};

private:
    static void expectSame(const WordCounts& found, Counts expected, const std::string& what)
    {
        EXPECT_EQ(found.words, expected.words) << what;
        EXPECT_EQ(found.heads, expected.heads) << what;
        EXPECT_EQ(found.labelled, expected.labelled) << what;
        EXPECT_EQ(found.labels, expected.labels) << what;
    }
};

using Names = std::vector<std::string>;

TEST_F(BreakdownTest, HandComputed)
{
    add(*gold(), *predicted()); // heads right: She, '.'; relations: She, old, '.'
    expect(Property::Tag, "PRON", {1, 1, 1, 1}, {1, 1, 1, 1});
    expect(Property::Tag, "ADJ", {1, 0, 0, 1}, {1, 0, 0, 1});
    expect(Property::Relation, "root", {1, 0, 0, 0}, {1, 0, 0, 0});
    expect(Property::Relation, "obj", {1, 0, 0, 0}, {0, 0, 0, 0});
    expect(Property::Relation, "acl", {0, 0, 0, 0}, {1, 0, 0, 0});
    expect(Property::Relation, "amod", {1, 0, 0, 1}, {1, 0, 0, 1});
    expect(Property::Distance, "root", {1, 0, 0, 0}, {1, 0, 0, 0});
    expect(Property::Distance, "1", {2, 1, 1, 2}, {1, 1, 1, 1}); // gold She, old; predicted She
    expect(Property::Distance, "2", {1, 0, 0, 0}, {2, 0, 0, 1}); // gold books; predicted reads, old
    expect(Property::Distance, "3-7", {1, 1, 1, 1}, {1, 1, 1, 1});
    expect(Property::Direction, "left", {2, 1, 1, 1}, {2, 1, 1, 2}); // gold books, '.'; predicted old, '.'
    expect(Property::Direction, "right", {2, 1, 1, 2}, {2, 1, 1, 1}); // gold She, old; predicted She, reads
    expect(Property::Length, "1-10", {5, 2, 2, 3}, {5, 2, 2, 3});
    expect(Property::Depth, "1", {1, 0, 0, 0}, {1, 0, 0, 0});
    expect(Property::Depth, "2", {3, 2, 2, 2}, {1, 0, 0, 0}); // gold She, books, '.'; predicted reads
    expect(Property::Depth, "3", {1, 0, 0, 1}, {2, 2, 2, 2}); // gold old; predicted She, '.'
    expect(Property::Depth, "4", {0, 0, 0, 0}, {1, 0, 0, 1}); // predicted old
    // old hangs on She over reads, which does not descend from She; '.' on reads over books
    expect(Property::Projectivity, "projective", {5, 2, 2, 3}, {3, 1, 1, 1});
    expect(Property::Projectivity, "non-projective", {0, 0, 0, 0}, {2, 1, 1, 2});
    expect(Property::Vocabulary, "known", {3, 2, 2, 2}, {3, 2, 2, 2});
    expect(Property::Vocabulary, "unknown", {2, 0, 0, 1}, {2, 0, 0, 1});
}

TEST_F(BreakdownTest, BucketsStandInTheirNaturalOrder)
{
    add(*gold(), *predicted());
    add(*gold(), *gold());
    EXPECT_EQ(values(Property::Distance), (Names{"root", "1", "2", "3-7"}));
    EXPECT_EQ(values(Property::Direction), (Names{"root", "left", "right"}));
    EXPECT_EQ(values(Property::Depth), (Names{"1", "2", "3", "4"}));
    EXPECT_EQ(values(Property::Relation).back(), "acl") << "by how often gold has it";
    EXPECT_EQ(values(Property::Vocabulary), (Names{"known", "unknown"}));
}

TEST_F(BreakdownTest, RangesEndWhereTheirNamesSay)
{
    std::vector<Token> chain;
    for (int id = 1; id <= 52; ++id)
        chain.push_back(token("x", "X", id == 1 ? 0 : 1, "dep"));
    add(*treeOf(chain), *treeOf(chain));
    expect(Property::Distance, "2", {1, 1, 1, 1}, {1, 1, 1, 1});
    expect(Property::Distance, "3-7", {5, 5, 5, 5}, {5, 5, 5, 5});
    expect(Property::Distance, "8-14", {7, 7, 7, 7}, {7, 7, 7, 7});
    expect(Property::Distance, "15+", {37, 37, 37, 37}, {37, 37, 37, 37});
    expect(Property::Length, "51+", {52, 52, 52, 52}, {52, 52, 52, 52});
    for (const std::size_t length : {10U, 11U, 50U})
        add(*treeOf({chain.begin(), chain.begin() + length}), *treeOf({chain.begin(), chain.begin() + length}));
    expect(Property::Length, "1-10", {10, 10, 10, 10}, {10, 10, 10, 10});
    expect(Property::Length, "11-20", {11, 11, 11, 11}, {11, 11, 11, 11});
    expect(Property::Length, "41-50", {50, 50, 50, 50}, {50, 50, 50, 50});
}

TEST_F(BreakdownTest, WordsThatReachNoRootHaveNoDepth)
{
    const auto cyclic = treeOf(
        {token("a", "X", 2, "dep"), token("b", "X", 1, "dep"), token("c", "X", 1, "dep"), token("d", "X", kNoHead, ""),
            token("e", "X", 4, "dep"), token("f", "X", 0, "root"), token("g", "X", 6, "dep")});
    add(*cyclic, *cyclic);
    expect(Property::Depth, "none", {5, 5, 5, 5}, {5, 5, 5, 5});
    expect(Property::Depth, "1", {1, 1, 1, 1}, {1, 1, 1, 1});
    expect(Property::Depth, "2", {1, 1, 1, 1}, {1, 1, 1, 1});
    expect(Property::Distance, "none", {1, 1, 1, 1}, {1, 1, 1, 1});
    expect(Property::Relation, "none", {1, 1, 1, 1}, {1, 1, 1, 1});
}

TEST(BreakdownNamesTest, GoThereAndBack)
{
    for (std::size_t i = 0; i < propertyCount; ++i) {
        const auto property = static_cast<Property>(i);
        EXPECT_EQ(propertyNamed(propertyName(property)), property);
    }
    EXPECT_EQ(propertyNamed("colour"), std::nullopt);
}

TEST(BreakdownsTest, OfWhatNothingIsKnownThereIsNoBreakdown)
{
    RelationPool relations;
    OutcomeTable table({"hill"});
    const SystemAnalysis analysis{graphOf(*gold(), relations), {}};
    const SystemAnalysis* const analyses[]{&analysis};
    table.add(0, *gold(), graphOf(*gold(), relations), analyses, relations, {});
    for (const Property property : {Property::Vocabulary, Property::Particle, Property::Confidence})
        EXPECT_TRUE(bucketsOf(table, property, 0).empty()) << propertyName(property);
    EXPECT_FALSE(bucketsOf(table, Property::Tag, 0).empty());
}

TEST(ConfusionsTest, HandComputed)
{
    RelationPool relations;
    Confusions confusions;
    confusions.add(*gold(), graphOf(*gold(), relations), graphOf(*predicted(), relations), relations);
    confusions.add(*gold(), graphOf(*gold(), relations), graphOf(*gold(), relations), relations);
    EXPECT_EQ(confusions.relations.count("obj", "root"), 1U);
    EXPECT_EQ(confusions.relations.count("root", "acl"), 1U);
    EXPECT_EQ(confusions.relations.count("root", "root"), 1U);
    EXPECT_EQ(confusions.relations.count("root", "obj"), 0U) << "gold is first";
    EXPECT_EQ(confusions.headTags.count("VERB", "VERB"), 2U + 3U);
    EXPECT_EQ(confusions.headTags.count("root", "NOUN"), 1U);
    EXPECT_EQ(confusions.headTags.count("NOUN", "PRON"), 1U);
    EXPECT_EQ(confusions.headTags.count("VERB", "root"), 1U);
    std::size_t total = 0;
    for (const auto& cell : confusions.headTags.cells())
        total += cell.count;
    EXPECT_EQ(total, 10U);
    EXPECT_EQ(confusions.headTags.cells().front(), (ConfusionMatrix::Cell{"VERB", "VERB", 5}));
    EXPECT_EQ(confusions.headTags.names().front(), "VERB");
}

TEST(TagTest, IsUposElseTheTreebanks)
{
    Sentence sentence = *gold();
    EXPECT_EQ(tagOf(sentence, 1), "PRON");
    sentence.word(1).upos.clear();
    sentence.word(1).xpos = "PP3CSU";
    EXPECT_EQ(tagOf(sentence, 1), "PP3CSU");
    sentence.word(1).xpos = "VADR=----A-";
    EXPECT_EQ(tagOf(sentence, 1), "VADR") << "DTAG's features are too many to sort by";
    sentence.word(1).xpos = "=";
    EXPECT_EQ(tagOf(sentence, 1), "=");
    sentence.word(1).xpos.clear();
    EXPECT_EQ(tagOf(sentence, 1), "none");
    sentence.bunsetsu = {{1, 1, 2, "D", "", {}}, {2, 5, 0, "D", "", {}}};
    EXPECT_EQ(tagOf(sentence, 2), "VERB");
    sentence.word(2).upos = "PUNCT";
    EXPECT_EQ(tagOf(sentence, 2), "ADJ") << "behind the bracket";
    sentence.bunsetsu[1] = {2, 2, 0, "D", "", {}};
    EXPECT_EQ(tagOf(sentence, 2), "PUNCT");
}

} // namespace breakdown_test
} // namespace arcwright
