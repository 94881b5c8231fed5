// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/validation_sentences.h"

#include <gtest/gtest.h>

#include "core/validation/validate_files.h"
#include "tests/core/validation/cases.h"

namespace arcwright {
namespace validation_sentences_test {

/// How many arguments a sentence has places for.
std::size_t placesIn(std::string_view sentence)
{
    std::size_t places = 0;
    for (std::size_t at = sentence.find('%'); at != std::string_view::npos; at = sentence.find('%', at + 1))
        places = std::max<std::size_t>(places, static_cast<std::size_t>(sentence[at + 1] - '0'));
    return places;
}

TEST(ValidationSentencesTest, EachFindingHasTheArgumentsItsSentenceAsksFor)
{
    for (const auto& each : test::validationCases()) {
        const std::vector<std::string_view> files{each.text};
        for (const ValidatedSentence& sentence : validateFiles(files, {}, 1)) {
            for (const UdFinding& finding : sentence.findings)
                EXPECT_GE(finding.arguments.size(), placesIn(validationSentence(finding.test))) << each.name;
        }
    }
}

TEST(ValidationSentencesTest, AreSentences)
{
    for (const ValidationSentence& sentence : validationSentences) {
        const std::string_view text = sentence.text;
        EXPECT_TRUE(text.ends_with('.') || text.ends_with('?')) << text;
        EXPECT_EQ(text.find("  "), std::string_view::npos) << text;
    }
}

} // namespace validation_sentences_test
} // namespace arcwright
