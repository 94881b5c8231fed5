// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/knp_references.h"

#include <gtest/gtest.h>

#include "core/documents/working_copy.h"
#include "core/editing/bunsetsu_operations.h"
#include "core/editing/delete_token.h"
#include "core/editing/join_sentences.h"
#include "core/editing/split_sentence.h"
#include "core/formats/format_problems.h"
#include "tests/core/support/knp_samples.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace knp_references_test {

using test::knpText;
using test::skeleton;

/// A text of four sentences: the first and the last refer to the second, the third only to itself.
const std::string story
    = knpText("# S-ID:a-1\n* 1D\n+ 1D\nshe\n* -1D\n+ -1D <rel target=\"do\" sid=\"a-2\" id=\"3\"/>\nran\nEOS\n"
              "# S-ID:a-2 KNP:4\n* 2D\n+ 3D\nhe\nwa\n* 2D\n+ 2D <rel sid=\"a-2\" id=\"0\"/>\nbook\n+ 3D\nshop\ne\n"
              "* -1D\n+ -1D <rel sid=\"a-1\" id=\"0\"/>\ndo\n.\nEOS\n"
              "# S-ID:a-3\n* -1D\n+ -1D <rel sid=\"a-3\" id=\"0\"/>\nso\nEOS\n"
              "# S-ID:a-4\n* -1D\n+ -1D <rel sid=\"a-2\" id=\"0\"/><rel sid=\"a-2\" id=\"2\"/>\nend\nEOS\n");

class KnpReferencesTest : public testing::Test {
protected:
    KnpReferencesTest()
        : m_copy(std::make_shared<const Document>(m_folder.file("a.knp"), story, formatNamed("knp"))) { }

    std::shared_ptr<const Sentence> sentence(std::size_t index) const { return m_copy.document()->sentence(index); }
    std::string text(std::size_t index) const { return skeleton(*sentence(index)); }

    /// Puts sentences in the place of `count` from `index` on.
    void make(std::size_t index, std::size_t count, const std::vector<Sentence>& made)
    {
        Edit edit;
        for (std::size_t i = 0; i < count; ++i) {
            edit.idsBefore.push_back(m_copy.document()->id(index + i));
            edit.before.push_back(sentence(index + i));
        }
        auto next = static_cast<std::uint32_t>(m_copy.document()->freeId());
        for (std::size_t i = 0; i < made.size(); ++i) {
            edit.idsAfter.push_back(i == 0 ? edit.idsBefore.front() : SentenceId{next++});
            edit.after.push_back(std::make_shared<const Sentence>(made[i]));
        }
        ASSERT_TRUE(m_copy.make({Operation::Several, {edit}}).has_value());
    }

    /// One step takes everything back.
    void expectUndone()
    {
        ASSERT_TRUE(m_copy.undo().has_value());
        EXPECT_EQ(m_copy.document()->serialised().value(), story);
    }

    test::TemporaryFolder m_folder;
    WorkingCopy m_copy;
};

TEST_F(KnpReferencesTest, OfOtherSentencesFollowABunsetsuThatIsDivided)
{
    make(1, 1, {splitBunsetsu(*sentence(1), 2).value()});
    EXPECT_EQ(text(1),
        "# S-ID:a-2 KNP:4|* 1D|+ 1D|he|* 3D|+ 4D|wa|* 3D|+ 3D <rel sid=\"a-2\" id=\"1\"/>|book|+ 4D|shop|e|"
        "* -1D|+ -1D <rel sid=\"a-1\" id=\"0\"/>|do|.");
    EXPECT_EQ(text(0), "# S-ID:a-1|* 1D|+ 1D|she|* -1D|+ -1D <rel target=\"do\" sid=\"a-2\" id=\"4\"/>|ran");
    EXPECT_EQ(text(3), "# S-ID:a-4|* -1D|+ -1D <rel sid=\"a-2\" id=\"1\"/><rel sid=\"a-2\" id=\"3\"/>|end");
    expectUndone();
}

TEST_F(KnpReferencesTest, FollowWhatABasicPhraseWithoutWordsWentInto)
{
    make(1, 1, {deleteToken(*deleteToken(*sentence(1), 4), 4).value()}); // "shop e"
    EXPECT_EQ(text(3), "# S-ID:a-4|* -1D|+ -1D <rel sid=\"a-2\" id=\"0\"/><rel sid=\"a-2\" id=\"2\"/>|end");
    EXPECT_EQ(text(0), "# S-ID:a-1|* 1D|+ 1D|she|* -1D|+ -1D <rel target=\"do\" sid=\"a-2\" id=\"2\"/>|ran");
    expectUndone();
}

TEST_F(KnpReferencesTest, FollowSentencesThatAreDividedJoinedAndNamed)
{
    const auto halves = splitSentence(*sentence(1), 3).value();
    make(1, 1, {halves.first, halves.second});
    EXPECT_EQ(text(0), "# S-ID:a-1|* 1D|+ 1D|she|* -1D|+ -1D <rel target=\"do\" sid=\"a-2-2\" id=\"2\"/>|ran");
    EXPECT_EQ(text(4), "# S-ID:a-4|* -1D|+ -1D <rel sid=\"a-2\" id=\"0\"/><rel sid=\"a-2-2\" id=\"1\"/>|end");
    expectUndone();
    make(0, 2, {joinSentences(*sentence(0), *sentence(1), {}).value()});
    EXPECT_EQ(text(2), "# S-ID:a-4|* -1D|+ -1D <rel sid=\"a-1\" id=\"2\"/><rel sid=\"a-1\" id=\"4\"/>|end");
    expectUndone();
    Sentence named = *sentence(1);
    named.comments[0].text = "# S-ID:b-9";
    make(1, 1, {named});
    EXPECT_EQ(text(1),
        "# S-ID:b-9|* 2D|+ 3D|he|wa|* 2D|+ 2D <rel sid=\"b-9\" id=\"0\"/>|book|+ 3D|shop|e|"
        "* -1D|+ -1D <rel sid=\"a-1\" id=\"0\"/>|do|.");
    EXPECT_EQ(text(3), "# S-ID:a-4|* -1D|+ -1D <rel sid=\"b-9\" id=\"0\"/><rel sid=\"b-9\" id=\"2\"/>|end");
    expectUndone();
}

TEST_F(KnpReferencesTest, NothingElseChangesWithAHeadOrWithNumbersNobodyNames)
{
    const auto before = m_copy.document();
    const Edit edit = replacement(
        before->id(1), before->sentence(1), std::make_shared<const Sentence>(withHead(*before->sentence(1), 1, 2)));
    EXPECT_EQ(before->format()->completed(*before, edit).idsBefore.size(), 1U);
    EXPECT_TRUE(renamedBasicPhrases(edit).empty());
}

TEST_F(KnpReferencesTest, WhichSentenceIsMeantIsNotGuessed)
{
    const auto document = test::documentOf(story + story, "knp");
    const Edit edit = replacement(document->id(1), document->sentence(1),
        std::make_shared<const Sentence>(splitBunsetsu(*document->sentence(1), 2).value()));
    EXPECT_EQ(document->format()->completed(*document, edit).idsBefore.size(), 1U);
}

std::vector<std::string> testsOf(const std::vector<FormatWarning>& warnings)
{
    std::vector<std::string> tests;
    for (const FormatWarning& warning : warnings)
        tests.push_back(std::to_string(warning.problem.line) + ' ' + std::string(warning.test));
    return tests;
}

TEST(KnpWarningsTest, NameWhereTheLevelsDisagreeAndWhatIsNotThere)
{
    const auto document = test::documentOf(
        knpText("# S-ID:a\n* 2D\n+ 1D\nhe\n* 2P\n+ 3D\nbook\n+ 4D <rel sid=\"a\" id=\"5\"/>\nshop\n* -1D\n+ 3D\nread\n"
                "+ 9D <rel sid=\"b\" id=\"1\"/><rel sid=\"b\" id=\"0\"/><rel sid=\"c\" id=\"0\"/>\ndo\nEOS\n"
                "# S-ID:b\n* -1D\n+ -1D\nx\nEOS\n"),
        "knp");
    const Format& format = *document->format();
    EXPECT_EQ(testsOf(format.warnings(*document->sentence(0))),
        (std::vector<std::string>{"3 basic-phrase-head", "6 basic-phrase-leaves", "8 basic-phrase-type",
            "11 basic-phrase-head", "13 basic-phrase-head", "8 reference-unknown"}));
    EXPECT_EQ(
        format.warnings(*document->sentence(0))[2].problem.arguments, (std::vector<std::string>{"D", "P", "shop"}))
        << "whose, so that it is found in the picture";
    EXPECT_EQ(format.warnings(*document->sentence(0))[1].problem.arguments[1], "book");
    EXPECT_TRUE(format.warnings(*document->sentence(1)).empty());
    const auto ofFile = format.warningsOfFile(*document);
    ASSERT_EQ(ofFile.size(), 2U);
    EXPECT_EQ(ofFile[0].warning.problem.code, FormatProblem::ReferenceToNoBasicPhrase);
    EXPECT_EQ(ofFile[0].warning.problem.arguments, (std::vector<std::string>{"b", "1"}));
    EXPECT_EQ(ofFile[1].warning.problem.arguments, (std::vector<std::string>{"c", "0"}));
    EXPECT_EQ(ofFile[0].warning.problem.column, 16U);
}

} // namespace knp_references_test
} // namespace arcwright
