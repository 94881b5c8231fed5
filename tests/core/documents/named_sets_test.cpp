// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/named_sets.h"

#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "core/documents/annotation_file.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/short_conllu.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace named_sets_test {

const std::vector<NamedSet> sets{{"far obl", "relation=obl AND distance>7"}, {"„viel“ <b>", "form=\"\\\"\""}};

TEST(NamedSetsTest, AreReadAsTheyWereWritten)
{
    const test::TemporaryFolder folder;
    const std::string path = folder.write("a.conllu", "");
    EXPECT_TRUE(readNamedSets(path).value().empty());
    ASSERT_TRUE(writeNamedSets(path, sets));
    EXPECT_EQ(readNamedSets(path).value(), sets);
    ASSERT_TRUE(writeNamedSets(path, {}));
    EXPECT_FALSE(std::filesystem::exists(annotationPath(path))) << "it would say nothing";
}

TEST(NamedSetsTest, StayWhereAnnotationsAreWrittenAndTheOtherWayRound)
{
    const test::TemporaryFolder folder;
    const std::string path = folder.write("a.conllu", test::readBytes(test::sampleFile("english.conllu")));
    auto document = openDocument(path).value();
    ASSERT_TRUE(writeNamedSets(path, sets));
    Sentence confirmed = *document->sentence(0);
    confirmed.annotation.confirmed = true;
    document = document->with(
        replacement(document->id(0), document->sentence(0), std::make_shared<const Sentence>(std::move(confirmed))));
    ASSERT_TRUE(writeAnnotations(*document, path, {}, 1));
    EXPECT_EQ(readNamedSets(path).value(), sets);
    ASSERT_TRUE(writeNamedSets(path, {sets.front()}));
    EXPECT_EQ(readAnnotations(path).value().annotations.size(), 1U);
}

TEST(NamedSetsTest, AreNotLostWhereAnnotationsAreWrittenAtTheSameTime)
{
    const test::TemporaryFolder folder;
    const std::string path = folder.write("a.conllu", test::readBytes(test::sampleFile("english.conllu")));
    auto document = openDocument(path).value();
    Sentence confirmed = *document->sentence(0);
    confirmed.annotation.confirmed = true;
    document = document->with(
        replacement(document->id(0), document->sentence(0), std::make_shared<const Sentence>(std::move(confirmed))));
    constexpr int rounds = 60;
    for (int round = 0; round < rounds; ++round) {
        ASSERT_TRUE(writeNamedSets(path, {}));
        std::jthread annotating([&] { EXPECT_TRUE(writeAnnotations(*document, path, {}, 1)); });
        EXPECT_TRUE(writeNamedSets(path, sets));
        annotating.join();
        ASSERT_EQ(readNamedSets(path).value(), sets) << round;
        ASSERT_EQ(readAnnotations(path).value().annotations.size(), 1U) << round;
    }
}

TEST(NamedSetsTest, AFileOfSomebodyElseStays)
{
    const test::TemporaryFolder folder;
    const std::string path = folder.write("a.conllu", "");
    const std::string other = folder.write("a.conllu.arcwright.json", "[1, 2]");
    EXPECT_FALSE(readNamedSets(path));
    EXPECT_FALSE(writeNamedSets(path, sets));
    EXPECT_EQ(test::readBytes(other), "[1, 2]");
}

} // namespace named_sets_test
} // namespace arcwright
