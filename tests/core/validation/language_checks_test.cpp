// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/language_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/validation/validate_files.h"
#include "tests/core/support/conllu_generator.h"
#include "tests/core/validation/small_language.h"

namespace arcwright {
namespace language_checks_test {

using test::optionsOfLanguage;
using testing::ElementsAre;

const std::string start = "# sent_id = s\n# text = a\n";

std::vector<UdFinding> found(const std::string& row, const ValidationOptions& options = optionsOfLanguage())
{
    return validateSentence(start + row + "\n\n", options).findings;
}

TEST(LanguageChecksTest, SayWhereAndWhatIsNotPermitted)
{
    EXPECT_THAT(found("1\ta\ta b\tNOUN\t_\tCase=Acc,Voc|Gender=Fem|Mood=Ind\t0\troot\t_\t_"),
        ElementsAre(UdFinding{TestId::InvalidWordWithSpace, 3, 5, "1", {"LEMMA", "a b", "xx"}},
            UdFinding{TestId::FeatureValueUposNotPermitted, 3, 16, "1", {"Case", "Acc", "NOUN", "xx"}},
            UdFinding{TestId::FeatureValueUnknown, 3, 16, "1", {"Case", "Voc", "xx"}},
            UdFinding{TestId::FeatureUnknown, 3, 16, "1", {"Gender", "xx"}},
            UdFinding{TestId::FeatureNotPermitted, 3, 16, "1", {"Mood", "xx"}}));
    EXPECT_THAT(found("1\ta\tmay\tAUX\t_\tNumber=Sing\t0\troot\t0:root|1:obl\t_"),
        testing::Contains(UdFinding{TestId::FeatureUposNotPermitted, 3, 15, "1", {"Number", "AUX", "xx"}}));
    EXPECT_THAT(found("1\ta\tmay\tAUX\t_\t_\t0\troot\t0:root\tLang=yy"),
        ElementsAre(UdFinding{TestId::AuxLemma, 3, 5, "1", {"may", "yy"}}));
    EXPECT_THAT(found("1\ta\ta\tNOUN\t_\t_\t0\troot\t0:root\t_\n2\tb\tb\tVERB\t_\t_\t1\tcop:x\t1:nmod:of\t_"),
        testing::AllOf(testing::Contains(UdFinding{TestId::UnknownDeprel, 4, 18, "2", {"cop:x", "xx"}}),
            testing::Contains(UdFinding{TestId::UnknownEdeprel, 4, 24, "2", {"1:nmod:of", "xx"}}),
            testing::Contains(UdFinding{TestId::CopLemma, 4, 5, "2", {"b", "xx"}})));
}

TEST(LanguageChecksTest, AuxiliariesAndCopulasAreOfLevel5)
{
    const std::string row = "1\ta\tmay\tAUX\t_\tGender=Fem\t0\troot\t_\t_";
    EXPECT_EQ(found(row, optionsOfLanguage("xx", 4)).size(), 1U);
    EXPECT_EQ(found(row, optionsOfLanguage("xx", 5)).size(), 2U);
    EXPECT_EQ(found(row, optionsOfLanguage("xx", 3)).size(), 0U);
    ValidationOptions withoutLanguage;
    withoutLanguage.level = 5;
    EXPECT_EQ(found(row, withoutLanguage).size(), 0U);
}

// What a language asks comes on top of what is found without one, except that a slash in a sent_id means something
// then.
TEST(LanguageChecksTest, ALanguageOnlyAdds)
{
    EXPECT_TRUE(rc::check([] {
        static const auto cases = test::validationCases();
        const auto at = static_cast<std::size_t>(test::randomNumber(0, static_cast<int>(cases.size())));
        std::string text = cases[at].text;
        const auto place = static_cast<std::size_t>(test::randomNumber(0, static_cast<int>(text.size())));
        text.insert(place, test::oneOf({"", "\t", " ", "|", ":", "=", "Lang=yy", "Case=Nom", "AUX", "nmod", "\n"}));
        for (const std::string_view piece : sentenceTexts(text)) {
            const auto plain = validateSentence(piece).findings;
            for (const int level : {4, 5}) {
                auto all = validateSentence(piece, optionsOfLanguage("xx", level)).findings;
                for (const UdFinding& each : all)
                    RC_ASSERT(descriptionOf(each.test).level <= level);
                std::erase_if(all, [&](const UdFinding& each) {
                    return descriptionOf(each.test).level > 3
                        || (each.test == TestId::SlashInSentId
                            && std::find(plain.begin(), plain.end(), each) == plain.end());
                });
                RC_ASSERT(all == plain);
            }
        }
    }));
}

TEST(LanguageChecksTest, TestsOfColumnsThatAreNotThereAreLeftOut)
{
    const auto testsIn = [](const std::string& row, const std::vector<std::string>& columns) {
        ValidationOptions options = optionsOfLanguage();
        options.columns = ColumnPlaces(columns);
        return test::namesOf(found(row, options));
    };
    EXPECT_THAT(testsIn("1\ta\tGender=Fem", {"ID", "FORM", "FEATS"}), ElementsAre());
    EXPECT_THAT(testsIn("1\ta\tNOUN\tGender=Fem", {"ID", "FORM", "UPOS", "FEATS"}), ElementsAre("feature-unknown"));
    EXPECT_THAT(testsIn("1\ta\tobl", {"ID", "FORM", "DEPREL"}), ElementsAre());
    EXPECT_THAT(testsIn("1\ta\tAUX\tmay", {"ID", "FORM", "UPOS", "LEMMA"}), ElementsAre("aux-lemma"));
    EXPECT_THAT(testsIn("1\ta\tx y", {"ID", "FORM", "LEMMA"}), ElementsAre("invalid-word-with-space"));
}

TEST(LanguageChecksTest, EachFileIsTestedInItsLanguage)
{
    const std::string row = "1\ta\ta\tNOUN\t_\tMood=Ind\t0\troot\t_\t_\n\n";
    const auto bytes = [](std::string text) { return FileBytes::ofText(std::move(text)); };
    const std::vector<FileToValidate> files{
        {bytes("# sent_id = 1\n# text = a\n" + row), {}, 1, optionsOfLanguage("xx").language},
        {bytes("# sent_id = 2\n# text = a\n" + row), {}, 1, optionsOfLanguage("yy").language},
        {bytes("# sent_id = 3\n# text = a\n" + row), {}, 1, nullptr},
    };
    ValidationOptions options;
    options.level = 5;
    std::vector<std::size_t> counts;
    const auto told = [&](const ValidatedSentence& sentence) { counts.push_back(sentence.findings.size()); };
    ASSERT_TRUE(validateContents(files, options, 2, told).has_value());
    EXPECT_THAT(counts, ElementsAre(1, 0, 0));
}

} // namespace language_checks_test
} // namespace arcwright
