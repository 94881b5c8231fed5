// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/validate.h"

#include <filesystem>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/validation/repair.h"
#include "core/validation/validate_files.h"
#include "tests/core/validation/cases.h"
#include "tests/core/validation/small_language.h"

namespace arcwright {
namespace validate_test {

using test::namesOf;
using testing::ElementsAre;

std::vector<UdFinding> udFindingsOf(std::string_view text, const ValidationOptions& options = {})
{
    return validateSentence(text, options).findings;
}

std::vector<std::string> namesIn(std::string_view text, const ValidationOptions& options = {})
{
    return namesOf(udFindingsOf(text, options));
}

const std::string comments = "# sent_id = s\n# text = aé b\n";
const std::string good = comments + "1\taé\ta\tNOUN\t_\t_\t0\troot\t_\t_\n2\tb\tb\tNOUN\t_\t_\t1\tnmod\t_\t_\n\n";

/// `good` with one part of it replaced.
std::string broken(std::string_view from, std::string_view to)
{
    std::string text = good;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(ValidateTest, FindsInEachCaseWhatTheOfficialValidatorFinds)
{
    const auto cases = test::validationCases();
    EXPECT_GT(cases.size(), 300U);
    for (const auto& each : cases) {
        SCOPED_TRACE(each.name);
        const std::vector<std::string_view> files{each.text};
        std::vector<std::string> found;
        for (const ValidatedSentence& sentence : validateFiles(files, test::optionsOf(each), 1)) {
            for (std::string& name : namesOf(sentence.findings))
                found.push_back(std::move(name));
        }
        EXPECT_EQ(found, each.expected);
    }
}

TEST(ValidateTest, EveryTestHasACase)
{
    std::set<std::string> expected{"invalid-utf8", "extra-empty-line"}; // tested below: no file can have them
    for (const auto& each : test::validationCases())
        expected.insert(each.expected.begin(), each.expected.end());
    for (const TestDescription& test : allTests())
        EXPECT_TRUE(expected.contains(std::string(test.name))) << test.name;
    EXPECT_EQ(expected.size(), allTests().size());
}

TEST(ValidateTest, TestsAreDescribedInTheirOrderAndFoundByName)
{
    ASSERT_EQ(allTests().size(), static_cast<std::size_t>(TestId::NonUnixNewline) + 1);
    ValidationStep last{};
    for (std::size_t i = 0; i < allTests().size(); ++i) {
        const TestDescription& test = allTests()[i];
        EXPECT_EQ(test.id, static_cast<TestId>(i)) << test.name;
        EXPECT_EQ(testNamed(test.name), test.id);
        EXPECT_GE(test.step, last) << test.name;
        last = test.step;
    }
    EXPECT_EQ(testNamed("no-such-test"), std::nullopt);
}

TEST(ValidateTest, SaysWhereAndWhatItFinds)
{
    EXPECT_TRUE(udFindingsOf(good).empty());
    EXPECT_THAT(udFindingsOf(broken("\taé\ta\tNOUN", "\taé\ta\tNOMEN")),
        ElementsAre(UdFinding{TestId::UnknownUpos, 3, 8, "1", {"NOMEN"}}));
    EXPECT_THAT(
        udFindingsOf(broken("\t1\tnmod", "\t3\tnmod")), ElementsAre(UdFinding{TestId::UnknownHead, 4, 16, "2", {"3"}}));
    EXPECT_THAT(
        udFindingsOf(broken("= s", "= s/t/u")), ElementsAre(UdFinding{TestId::SlashInSentId, 1, 1, "", {"s/t/u"}}));
    EXPECT_THAT(udFindingsOf(broken("text = aé b", "text = aé b c")),
        ElementsAre(UdFinding{TestId::TextExtraChars, 2, 15, "", {"c"}}));
    EXPECT_THAT(udFindingsOf(broken("# text = aé b\n", "")), ElementsAre(UdFinding{TestId::MissingText, 2, 1, "", {}}));
    EXPECT_THAT(udFindingsOf(broken("text = aé b", "text = aé e\u0301")),
        ElementsAre(UdFinding{TestId::UnicodeNormalization, 2, 13, "", {}},
            UdFinding{TestId::TextFormMismatch, 4, 3, "2", {"b", "e\u0301"}},
            UdFinding{TestId::TextExtraChars, 2, 13, "", {"e\u0301"}}));
}

TEST(ValidateTest, BytesThatAreNoTextEndTheSentence)
{
    EXPECT_THAT(
        udFindingsOf(broken("\tb\tb", "\tx\xE5y\tb")), ElementsAre(UdFinding{TestId::InvalidUtf8, 4, 4, "", {}}));
    EXPECT_THAT(udFindingsOf("\xFF"), ElementsAre(UdFinding{TestId::InvalidUtf8, 1, 1, "", {}}));
}

// The official validator given these lines finds the same.
TEST(ValidateTest, BlankLinesInsideOfASentenceEndIt)
{
    EXPECT_THAT(namesIn(broken("2\tb", "\n2\tb")), ElementsAre("extra-empty-line"));
    EXPECT_THAT(namesIn(broken("2\tb", " \t\n2\tb")), ElementsAre("pseudo-empty-line", "extra-empty-line"));
    EXPECT_THAT(namesIn(good + "\n"), ElementsAre("extra-empty-line"));
    EXPECT_THAT(namesIn(good + "1"),
        ElementsAre("extra-empty-line", "missing-empty-line", "number-of-columns", "number-of-columns"));
    EXPECT_THAT(namesIn("\n\n"), ElementsAre("extra-empty-line", "empty-sentence"));
    EXPECT_THAT(namesIn(""), ElementsAre("missing-empty-line"));
}

TEST(ValidateTest, ALineMayEndWithoutANewline)
{
    const std::string cut = good.substr(0, good.size() - 2);
    EXPECT_THAT(namesIn(cut), ElementsAre("missing-empty-line"));
    EXPECT_EQ(udFindingsOf(cut), udFindingsOf(cut + "\n"));
}

TEST(ValidateTest, CarriageReturnsAtLineEndsAreNoPartOfTheFields)
{
    std::string text;
    for (const char c : good)
        text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_TRUE(udFindingsOf(text).empty());
    EXPECT_TRUE(validateSentence(text).facts.hasCarriageReturn);
    EXPECT_EQ(validateSentence(text).facts.carriageReturnLine, 1U);
    EXPECT_FALSE(validateSentence(good).facts.hasCarriageReturn);
}

TEST(ValidateTest, ALevelFindsWhatItAndThoseBelowAreFor)
{
    const std::string text = broken("\t1\tnmod", "\t1 \troot");
    const auto levelled = [&](int level) { return namesIn(text, {.level = level}); };
    EXPECT_THAT(levelled(1), ElementsAre("invalid-whitespace"));
    EXPECT_THAT(levelled(2), ElementsAre("invalid-whitespace", "invalid-head", "unknown-head"));
    const std::string rootTwice = broken("nmod", "root");
    EXPECT_TRUE(namesIn(rootTwice, {.level = 2}).empty());
    EXPECT_THAT(namesIn(rootTwice, {.level = 3}), ElementsAre("root-is-not-0"));
}

TEST(ValidateTest, OneSlashInASentenceIdIsForTreebanksOfNoLanguage)
{
    const std::string text = broken("= s", "= s/t");
    EXPECT_TRUE(namesIn(text).empty());
    EXPECT_THAT(namesIn(text, test::optionsOfLanguage("xx", 4)), ElementsAre("slash-in-sent-id"));
}

TEST(ValidateTest, FeaturesElsewhereMakeThemMissedHere)
{
    const std::string text = broken("\tb\tb\tNOUN", "\tb\tb\tPRON");
    EXPECT_TRUE(namesIn(text).empty());
    EXPECT_THAT(namesIn(text, {.treebankHasFeatures = true}), ElementsAre("pron-det-without-prontype"));
}

TEST(ValidateFilesTest, LinesCountInTheirFile)
{
    const std::string second = "\n" + good + "# sent_id = s\n" + good;
    const std::vector<std::string_view> files{good, second};
    const auto sentences = validateFiles(files, {}, 2);
    ASSERT_EQ(sentences.size(), 4U);
    EXPECT_TRUE(sentences[0].findings.empty());
    EXPECT_EQ(sentences[1].line, 1U);
    EXPECT_THAT(namesOf(sentences[1].findings), ElementsAre("empty-sentence"));
    EXPECT_EQ(sentences[2].file, 1U);
    EXPECT_EQ(sentences[2].line, 2U);
    EXPECT_THAT(sentences[2].findings, ElementsAre(UdFinding{TestId::NonUniqueSentId, 1, 1, "", {}}));
    EXPECT_EQ(sentences[3].line, 7U);
    EXPECT_THAT(sentences[3].findings, ElementsAre(UdFinding{TestId::MultipleSentId, 2, 1, "", {}}));
}

/// The sentences that validateContents() reports.
Result<std::vector<ValidatedSentence>> toldOf(
    const std::vector<std::shared_ptr<const FileBytes>>& contents, unsigned threads)
{
    std::vector<ValidatedSentence> sentences;
    std::vector<FileToValidate> files;
    for (const auto& bytes : contents)
        files.push_back({bytes, {}});
    const auto validated = validateContents(
        files, {}, threads, [&](ValidatedSentence sentence) { sentences.push_back(std::move(sentence)); });
    return validated ? Result<std::vector<ValidatedSentence>>(sentences) : failure(validated.error());
}

TEST(ValidateFilesTest, MoreFindingsThanAreKeptAtOnceAreAllTold)
{
    std::vector<std::string> texts;
    std::string whole;
    for (int i = 0; i < 6'000; ++i) {
        texts.push_back(
            "# sent_id = " + std::to_string(i) + "\n# text = " + std::string(i % 7 == 0 ? "b" : "a") + "\n");
        for (int word = 1; word <= 1 + i % 19; ++word)
            texts.back() += std::to_string(word) + "\ta\ta\tx\t_\t_\t" + std::to_string(word - 1) + "\ty\t_\t_\n";
        whole += texts.back() += '\n';
    }
    const auto told = toldOf({FileBytes::ofText(whole)}, 2);
    ASSERT_TRUE(told.has_value());
    ASSERT_EQ(told->size(), texts.size());
    std::size_t count = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        ASSERT_EQ((*told)[i].findings, validateSentence(texts[i], {}).findings) << i;
        count += (*told)[i].findings.size();
    }
    EXPECT_GT(count, 110'000U);
}

TEST(ValidateFilesTest, WhetherAFileIsInMemoryMakesNoDifference)
{
    const test::TemporaryFolder folder;
    const std::string text = "\n" + good + " \n\n1\tx\n\r\n" + good + "# sent_id = s\n" + good + "1\tend";
    const auto path = folder.write("a.conllu", text);
    const std::vector<std::string_view> files{text, good};
    const auto expected = validateFiles(files, {}, 1);
    for (const std::size_t limit : {std::size_t{0}, FileBytes::kMemoryLimit}) {
        const std::vector<std::shared_ptr<const FileBytes>> contents{
            FileBytes::open(path, limit).value(), FileBytes::ofText(good)};
        const auto found = toldOf(contents, 2);
        ASSERT_TRUE(found.has_value());
        ASSERT_EQ(found->size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            EXPECT_EQ((*found)[i].line, expected[i].line);
            EXPECT_EQ((*found)[i].findings, expected[i].findings);
        }
    }
}

std::vector<std::string> testsFoundIn(std::string_view text, const std::vector<std::string>& columns)
{
    ValidationOptions options;
    options.columns = ColumnPlaces(columns);
    std::vector<std::string> names;
    for (const UdFinding& finding : validateSentence(text, options).findings)
        names.emplace_back(descriptionOf(finding.test).name);
    return names;
}

const std::string oneLetterWords = "# sent_id = s\n# text = ab\n";

TEST(ValidateColumnsTest, TestsFollowColumnsToTheirPlaces)
{
    const std::string text = oneLetterWords + "b\tVRB\t0\troot\t1\tx\n\n";
    ValidationOptions options;
    options.columns = ColumnPlaces({"FORM", "UPOS", "HEAD", "DEPREL", "ID", "MY:OWN"});
    EXPECT_THAT(
        validateSentence(text, options).findings, ElementsAre(UdFinding{TestId::UnknownUpos, 3, 3, "1", {"VRB"}}));
}

TEST(ValidateColumnsTest, TestsOfColumnsThatAreNotThereAreLeftOut)
{
    EXPECT_THAT(testsFoundIn(oneLetterWords + "1\ta\n2\tb\n\n", {"ID", "FORM"}), ElementsAre());
    EXPECT_THAT(
        testsFoundIn(oneLetterWords + "1\ta\tSpaceAfter=No\n2\tb\t_\n\n", {"ID", "FORM", "MISC"}), ElementsAre());
    EXPECT_THAT(testsFoundIn(oneLetterWords + "1\ta\t_\n2\tb\t_\n\n", {"ID", "FORM", "MISC"}),
        ElementsAre("missing-spaceafter"));
    EXPECT_THAT(testsFoundIn(oneLetterWords + "1\ta\t2\n2\tb\t1\n\n", {"ID", "FORM", "HEAD"}), ElementsAre("non-tree"));
    EXPECT_THAT(testsFoundIn(oneLetterWords + "1\ta\t9:x\n\n", {"ID", "FORM", "DEPS"}), ElementsAre("unknown-ehead"));
    EXPECT_THAT(testsFoundIn(oneLetterWords + "1\ta\tx\n3\tb\tx\n\n", {"ID", "FORM", "MY:OWN"}),
        ElementsAre("word-id-sequence", "word-interval-out"));
    EXPECT_THAT(testsFoundIn(oneLetterWords + "1\ta\n\n", {"ID", "FORM", "MY:OWN"}), ElementsAre("number-of-columns"));
}

TEST(ValidateColumnsTest, ARepairStaysInTheColumnsOfTheFile)
{
    const ColumnPlaces columns({"FEATS", "ID", "FORM"});
    ValidationOptions options;
    options.columns = columns;
    const std::string text = oneLetterWords + "Case=Nom|Animacy=Hum\t1\tab\n\n";
    const auto findings = validateSentence(text, options).findings;
    ASSERT_THAT(findings, ElementsAre(UdFinding{TestId::UnsortedFeatures, 3, 1, "1", {}}));
    EXPECT_EQ(repaired(text, findings.front(), columns), oneLetterWords + "Animacy=Hum|Case=Nom\t1\tab\n\n");
}

TEST(ValidateFilesTest, AFileThatChangesMeanwhileIsAProblem)
{
    const test::TemporaryFolder folder;
    const auto path = folder.write("a.conllu", good);
    const std::vector<std::shared_ptr<const FileBytes>> contents{FileBytes::open(path, 0).value()};
    std::filesystem::resize_file(path, 3);
    const auto found = toldOf(contents, 1);
    ASSERT_FALSE(found.has_value());
    EXPECT_EQ(found.error().code, FileProblem::Changed);
}

TEST(ValidateFilesTest, EndsEarlyWhenAskedTo)
{
    std::stop_source stop;
    stop.request_stop();
    const std::vector<std::string_view> files{good};
    EXPECT_TRUE(validateFiles(files, {}, 1, stop.get_token()).empty());
    EXPECT_TRUE(validateFiles({}, {}, 1).empty());
}

} // namespace validate_test
} // namespace arcwright
