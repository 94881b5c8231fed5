// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <gtest/gtest.h>

#include "core/formats/open.h"
#include "core/validation/finding.h"
#include "core/validation/validate_files.h"
#include "tests/core/support/treebank_folder.h"
#include "tests/core/validation/cases.h"

namespace arcwright {
namespace real_treebanks_validation_test {

class RealTreebanksValidationTest : public test::TreebankFolderTest {
protected:
    /// How often each test finds something, but for notes; and the number of sentences in which it does.
    std::map<std::string, std::size_t> findingsIn(const std::vector<std::string>& paths) const
    {
        std::map<std::string, std::size_t> counts;
        const auto treebank = openTreebank(paths).value();
        for (const auto& document : treebank.documents()) {
            std::vector<std::vector<Finding>> found;
            for (std::size_t i = 0; i < document->size(); ++i) {
                const auto sentence = document->sentence(i);
                found.push_back(findingsOf(*sentence, sentence->source.text(), *document->format(), {}).findings);
            }
            for (const FileFinding& each : fileFindings(*document))
                found[each.sentence].push_back(each.finding);
            for (std::vector<Finding>& ofSentence : found) {
                std::erase_if(
                    ofSentence, [](const Finding& finding) { return finding.severity == Severity::Information; });
                for (const Finding& finding : ofSentence)
                    ++counts[std::string(finding.test)];
                counts["sentences"] += ofSentence.empty() ? 0 : 1;
            }
        }
        return counts;
    }
};

using Counts = std::map<std::string, std::size_t>;

// Looked at one by one: four edges to `<p>`, `</p>`, a title and `</div1>`, and a word with two primary heads; none of
// them in the development part.
TEST_F(RealTreebanksValidationTest, TheDanishDependencyTreebankHasNoFalseAlarm)
{
    if (test::isSanitized) {
        EXPECT_EQ(findingsIn({folder() + "/da/dev"}), (Counts{{"sentences", 0}}));
        return;
    }
    EXPECT_EQ(findingsIn({folder() + "/da/train", folder() + "/da/dev"}),
        (Counts{{"edge-to-no-token", 4}, {"several-heads", 1}, {"sentences", 5}}));
}

// The findings that the data is known to have: 14 sentences with crossings, one with a head that is not to the right,
// and 418 of 81,725 basic phrases that say otherwise than their bunsetsu.
TEST_F(RealTreebanksValidationTest, TheKyotoLeadsCorpusHasNoFalseAlarm)
{
    EXPECT_EQ(findingsIn({folder() + "/ja/kwdlc-dev.knp"}),
        (Counts{{"basic-phrase-head", 2}, {"basic-phrase-leaves", 12}, {"basic-phrase-type", 25}, {"sentences", 34}}));
    if (test::isSanitized)
        return;
    EXPECT_EQ(findingsIn({folder() + "/ja/kwdlc-train.knp"}),
        (Counts{{"basic-phrase-head", 48}, {"basic-phrase-leaves", 122}, {"basic-phrase-type", 209},
            {"bunsetsu-crossing", 24}, {"bunsetsu-head-before", 1}, {"sentences", 282}}));
}

// Released treebanks of Universal Dependencies, which the official validator finds valid.
TEST_F(RealTreebanksValidationTest, ReleasedTreebanksAreValidUpToLevel2)
{
    for (const char* name : {"/ar/dev.conllu", "/cs/dev.conllu", "/en/dev.conllu"}) {
        SCOPED_TRACE(name);
        const std::string bytes = test::readBytes(folder() + name);
        const std::vector<std::string_view> files{bytes};
        const auto sentences = validateFiles(files, {.level = 2}, 2);
        EXPECT_GE(sentences.size(), 100U);
        for (const ValidatedSentence& sentence : sentences)
            EXPECT_TRUE(sentence.findings.empty()) << testing::PrintToString(sentence.findings);
    }
}

} // namespace real_treebanks_validation_test
} // namespace arcwright
