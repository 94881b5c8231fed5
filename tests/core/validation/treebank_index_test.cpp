// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/treebank_index.h"

#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/sentences.h"
#include "tests/core/validation/cases.h"

namespace arcwright {

inline void PrintTo(const SentenceKey& key, std::ostream* out)
{
    *out << key.document << '/' << static_cast<std::uint32_t>(key.sentence);
}

namespace treebank_index_test {

using test::randomNumber;
using testing::ElementsAre;
using testing::UnorderedElementsAre;
using Ending = SentenceFacts::Ending;
using Graph = SentenceFacts::Graph;

SentenceKey key(std::uint32_t sentence, std::uint32_t document = 0)
{
    return {document, SentenceId{sentence}};
}

SentenceFacts withId(std::uint64_t id)
{
    SentenceFacts facts;
    facts.sentenceId = id;
    return facts;
}

/// A treebank as a plain list, judged from its beginning each time.
struct Reference {
    struct Member {
        SentenceKey key;
        std::optional<SentenceFacts> facts;
    };
    std::vector<Member> members;

    std::map<SentenceKey, std::vector<std::string>> verdicts() const
    {
        std::map<SentenceKey, std::vector<std::string>> found;
        std::set<std::uint64_t> ids;
        std::map<std::uint64_t, std::set<std::pair<int, int>>> parallel;
        std::map<std::uint64_t, std::pair<int, int>> last;
        std::set<std::uint32_t> returned;
        bool noSpace = false;
        bool seenGraph = false;
        bool seenNone = false;
        for (const Member& member : members) {
            auto& names = found[member.key];
            if (!member.facts) {
                noSpace = false;
                continue;
            }
            const SentenceFacts& facts = *member.facts;
            bool& seen = facts.graph == Graph::Present ? seenGraph : seenNone;
            const bool& seenOther = facts.graph == Graph::Present ? seenNone : seenGraph;
            if (facts.graph != Graph::Unknown) {
                if (!seen && seenOther)
                    names.emplace_back("edeps-only-sometimes");
                seen = true;
            }
            if (facts.sentenceId != 0 && !ids.insert(facts.sentenceId).second)
                names.emplace_back("non-unique-sent-id");
            if (facts.parallelSentence != 0) {
                const std::pair number(facts.parallelAlternative, facts.parallelPart);
                const bool first = !last.contains(facts.parallelSentence);
                auto& before = last[facts.parallelSentence];
                const auto wrong = [&](int now, int then) {
                    return first ? now > 1 : now == 0 ? then != 0 : then == 0 || now != then + 1;
                };
                if (!parallel[facts.parallelSentence].insert(number).second) {
                    names.emplace_back("non-unique-parallel-id");
                } else {
                    if (wrong(number.first, before.first))
                        names.emplace_back("parallel-id-alt");
                    if (wrong(number.second, before.second))
                        names.emplace_back("parallel-id-part");
                    before = number;
                }
            }
            if (facts.opensDocumentOrParagraph && noSpace)
                names.emplace_back("spaceafter-newdocpar");
            if (facts.ending != Ending::Unknown)
                noSpace = facts.ending == Ending::NoSpace;
            if (facts.hasCarriageReturn && returned.insert(member.key.document).second)
                names.emplace_back("non-unix-newline");
        }
        return found;
    }
};

std::map<SentenceKey, std::vector<std::string>> verdictsOf(const TreebankIndex& index, const Reference& reference)
{
    std::map<SentenceKey, std::vector<std::string>> found;
    for (const auto& member : reference.members)
        found[member.key] = test::namesOf(index.findings(member.key));
    return found;
}

TEST(TreebankIndexTest, ARepeatedIdIsFoundOnTheLaterSentence)
{
    TreebankIndex index;
    for (std::uint32_t i = 0; i < 4; ++i)
        index.append(key(i));
    SentenceFacts facts = withId(7);
    facts.sentenceIdLine = 3;
    EXPECT_TRUE(index.set(key(2), facts).empty());
    EXPECT_THAT(index.set(key(0), withId(7)), ElementsAre(key(2)));
    EXPECT_THAT(index.findings(key(2)), ElementsAre(UdFinding{TestId::NonUniqueSentId, 3, 1, {}, {}}));
    EXPECT_EQ(index.firstWithSameId(key(2)), key(0));
    EXPECT_THAT(index.set(key(3), withId(7)), ElementsAre(key(3)));
    EXPECT_THAT(index.sentencesWithFindings(), ElementsAre(key(2), key(3)));
    EXPECT_THAT(index.set(key(0), withId(8)), ElementsAre(key(2)));
    EXPECT_EQ(index.firstWithSameId(key(3)), key(2));
    EXPECT_THAT(index.set(key(2), withId(0)), ElementsAre(key(3)));
    EXPECT_TRUE(index.sentencesWithFindings().empty());
    EXPECT_EQ(index.firstWithSameId(key(2)), std::nullopt);
    EXPECT_EQ(index.firstWithSameId(key(9)), std::nullopt);
    EXPECT_TRUE(index.findings(key(9)).empty());
}

TEST(TreebankIndexTest, FeaturesAreCounted)
{
    TreebankIndex index;
    index.append(key(0));
    index.append(key(1));
    SentenceFacts facts;
    facts.hasFeatures = true;
    EXPECT_FALSE(index.hasFeatures());
    index.set(key(0), facts);
    index.set(key(1), facts);
    index.set(key(0), {});
    EXPECT_TRUE(index.hasFeatures());
    index.set(key(1), {});
    EXPECT_FALSE(index.hasFeatures());
}

TEST(TreebankIndexTest, ATreebankIsIndexedInItsOrder)
{
    const auto document = test::documentOf("1\ta\n\n1\tb\n\n");
    TreebankIndex index(Treebank({document, document}));
    EXPECT_TRUE(index.contains(key(1, 1)));
    EXPECT_FALSE(index.contains(key(2)));
    EXPECT_FALSE(index.contains(key(0, 2)));
    index.set(key(0, 1), withId(1));
    index.set(key(1), withId(1));
    EXPECT_THAT(index.sentencesWithFindings(), ElementsAre(key(0, 1)));
}

TEST(TreebankIndexTest, ASplitSentenceIsFollowed)
{
    TreebankIndex index;
    for (std::uint32_t i = 0; i < 3; ++i) {
        index.append(key(i));
        index.set(key(i), withId(i + 1));
    }
    const std::vector<SentenceId> before{SentenceId{1}};
    const std::vector<SentenceId> after{SentenceId{1}, SentenceId{3}};
    EXPECT_TRUE(index.replace(0, before, after).empty());
    EXPECT_THAT(index.set(key(3), withId(2)), ElementsAre(key(3))) << "the second half has the first one's id";
    EXPECT_THAT(index.set(key(3), withId(3)), UnorderedElementsAre(key(2), key(3)))
        << "it stands before the third sentence";
    EXPECT_THAT(index.replace(0, after, before), ElementsAre(key(2)));
    EXPECT_FALSE(index.contains(key(3)));
}

SentenceFacts randomFacts()
{
    SentenceFacts facts;
    facts.sentenceId = static_cast<std::uint64_t>(randomNumber(0, 4));
    facts.parallelSentence = static_cast<std::uint64_t>(randomNumber(0, 3));
    facts.parallelAlternative = randomNumber(0, 4);
    facts.parallelPart = randomNumber(0, 3) / 2;
    facts.graph = static_cast<Graph>(randomNumber(0, 3));
    facts.ending = static_cast<Ending>(randomNumber(0, 3));
    facts.opensDocumentOrParagraph = randomNumber(0, 2) == 1;
    facts.hasCarriageReturn = randomNumber(0, 4) == 3;
    return facts;
}

/// Makes the same random change to both and returns what the index says it changed; ids from `freeId` on are new.
TreebankIndex::Keys change(TreebankIndex& index, Reference& reference, std::uint32_t& freeId)
{
    auto& members = reference.members;
    const auto at = static_cast<std::size_t>(randomNumber(0, static_cast<int>(members.size())));
    if (randomNumber(0, 3) > 0) {
        members[at].facts = randomFacts();
        return index.set(members[at].key, *members[at].facts);
    }
    const std::uint32_t document = members[at].key.document;
    std::size_t end = at + 1;
    for (int more = randomNumber(0, 3); more > 0 && end < members.size() && members[end].key.document == document;
         --more)
        ++end;
    std::vector<SentenceId> before;
    std::vector<Reference::Member> now;
    for (std::size_t i = at; i < end; ++i) {
        before.push_back(members[i].key.sentence);
        if (randomNumber(0, 2) == 1)
            now.push_back(members[i]);
    }
    for (int added = randomNumber(now.empty() ? 1 : 0, 3); added > 0; --added)
        now.push_back({key(freeId++, document), std::nullopt});
    std::vector<SentenceId> after;
    for (const auto& member : now)
        after.push_back(member.key.sentence);
    members.erase(
        members.begin() + static_cast<std::ptrdiff_t>(at), members.begin() + static_cast<std::ptrdiff_t>(end));
    members.insert(members.begin() + static_cast<std::ptrdiff_t>(at), now.begin(), now.end());
    return index.replace(document, before, after);
}

TEST(TreebankIndexTest, AfterAnyChangesItSaysWhatReadingFromTheBeginningSays)
{
    EXPECT_TRUE(rc::check([] {
        TreebankIndex index;
        Reference reference;
        std::uint32_t freeId = 0;
        for (std::uint32_t document = 0; document < 2; ++document) {
            for (int count = randomNumber(1, 6); count > 0; --count) {
                reference.members.push_back({key(freeId++, document), std::nullopt});
                index.append(reference.members.back().key);
            }
        }
        auto before = reference.verdicts();
        for (int step = randomNumber(1, 40); step > 0; --step) {
            auto changed = change(index, reference, freeId);
            const auto after = reference.verdicts();
            RC_ASSERT(verdictsOf(index, reference) == after);
            TreebankIndex::Keys expected;
            for (const auto& [each, names] : after) {
                if (before[each] != names)
                    expected.push_back(each);
            }
            std::sort(changed.begin(), changed.end());
            RC_ASSERT(changed == expected);
            before = after;
        }
    }));
}

TEST(SentenceOrderTest, TellsWhatIsEarlierHoweverOftenOneInsertsInOnePlace)
{
    SentenceOrder order;
    const auto first = order.insertAfter(SentenceOrder::none);
    const auto last = order.insertAfter(first);
    std::vector<SentenceOrder::Slot> inserted;
    for (int i = 0; i < 300; ++i) // labels have room for 32 halvings
        inserted.push_back(order.insertAfter(i % 2 == 0 ? first : SentenceOrder::none));
    std::vector<SentenceOrder::Slot> listed;
    for (auto slot = order.first(); slot != SentenceOrder::none; slot = order.next(slot))
        listed.push_back(slot);
    ASSERT_EQ(listed.size(), 302U);
    EXPECT_EQ(listed.back(), last);
    EXPECT_EQ(order.last(), last);
    for (std::size_t i = 1; i < listed.size(); ++i) {
        EXPECT_TRUE(order.isEarlier(listed[i - 1], listed[i]));
        EXPECT_EQ(order.previous(listed[i]), listed[i - 1]);
    }
    for (const auto slot : inserted)
        order.erase(slot);
    EXPECT_EQ(order.next(first), last);
    EXPECT_EQ(order.previous(last), first);
    EXPECT_EQ(order.first(), first);
}

} // namespace treebank_index_test
} // namespace arcwright
