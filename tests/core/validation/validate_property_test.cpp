// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/utf8.h"
#include "core/validation/repair.h"
#include "core/validation/sentence_text.h"
#include "core/validation/validate_files.h"
#include "tests/core/support/conllu_generator.h"
#include "tests/core/validation/cases.h"

namespace arcwright {
namespace validate_property_test {

using test::oneOf;
using test::randomNumber;

const std::vector<test::ValidationCase>& allCases()
{
    static const std::vector<test::ValidationCase> cases = test::validationCases();
    return cases;
}

std::size_t randomIndex(std::size_t size)
{
    return static_cast<std::size_t>(randomNumber(0, static_cast<int>(size)));
}

/// A case with bytes of it changed, removed, inserted or copied from another place.
std::string mutatedCase()
{
    std::string text = allCases()[randomIndex(allCases().size())].text;
    for (int count = randomNumber(0, 6); count > 0; --count) {
        const std::size_t at = randomIndex(text.size() + 1);
        const auto length = static_cast<std::size_t>(randomNumber(0, 4));
        const std::string piece = *rc::gen::arbitrary<bool>()
            ? text.substr(randomIndex(text.size() + 1), static_cast<std::size_t>(randomNumber(0, 30)))
            : oneOf({"", "\t", "\n", "\n\n", "\r", "\r\n", " ", "#", "0", "1", "-", ".", "|", ":", "=", "_", "\xFF",
                "\xC3", std::string(1, '\0'), "e\xCC\x81", "\u3000", "99999999999", "\t_", "1:dep|", "SpaceAfter=No"});
        text.replace(at, length, piece);
    }
    return text;
}

/// Whether each finding has a place in the text and the gating steps ended the sentence.
bool isWellFormed(const std::vector<UdFinding>& findings, std::string_view text)
{
    const SentenceText sentence(text);
    ValidationStep last{};
    for (const UdFinding& finding : findings) {
        const std::size_t lines = std::max<std::size_t>(sentence.lines.size(), 1);
        if (finding.line < 1 || finding.line > lines + 1 || finding.column < 1)
            return false;
        if (finding.line <= sentence.lines.size()
            && finding.column > characterCount(sentence.lines[finding.line - 1]) + 1)
            return false;
        const ValidationStep step = descriptionOf(finding.test).step;
        const bool emptyNodesAlone = finding.test == TestId::EmptySentence;
        if (step < last && !emptyNodesAlone)
            return false;
        last = step;
    }
    return true;
}

TEST(ValidatePropertyTest, AnyTextIsJudged)
{
    EXPECT_TRUE(rc::check([] {
        const std::string text = mutatedCase();
        std::string pieces;
        for (const std::string_view piece : sentenceTexts(text)) {
            pieces += piece;
            const auto verdict = validateSentence(piece);
            RC_ASSERT(isWellFormed(verdict.findings, piece));
            RC_ASSERT(validateSentence(piece).findings == verdict.findings);
            RC_ASSERT(validateSentence(piece).facts == verdict.facts);
        }
        RC_ASSERT(pieces == text);
        RC_ASSERT(isWellFormed(validateSentence(text).findings, text));
        const std::vector<std::string_view> files{text, text};
        RC_ASSERT(validateFiles(files, {}, 1).size() == 2 * sentenceTexts(text).size());
    }));
}

TEST(ValidatePropertyTest, AHigherLevelOnlyAdds)
{
    EXPECT_TRUE(rc::check([] {
        const std::string text = mutatedCase();
        const auto all = validateSentence(text).findings;
        for (int level = 1; level < 3; ++level) {
            auto expected = all;
            std::erase_if(expected, [&](const UdFinding& each) { return descriptionOf(each.test).level > level; });
            RC_ASSERT(validateSentence(text, {.level = level}).findings == expected);
        }
    }));
}

std::ptrdiff_t countOf(const std::vector<UdFinding>& findings, TestId test)
{
    return std::count_if(
        findings.begin(), findings.end(), [&](const UdFinding& finding) { return finding.test == test; });
}

/// True if a repair that leaves something of the sentence keeps the promise of repaired().
bool keepsPromise(std::string_view before, std::string_view after, TestId test)
{
    const auto old = validateSentence(before).findings;
    const auto now = validateSentence(after).findings;
    const auto step = descriptionOf(test).step;
    if (countOf(now, test) >= countOf(old, test))
        return false;
    for (const TestDescription& other : allTests()) {
        if (other.step < step && countOf(now, other.id) > countOf(old, other.id))
            return false;
    }
    return true;
}

TEST(ValidatePropertyTest, RepairsKeepTheirPromiseAndComeToAnEnd)
{
    EXPECT_TRUE(rc::check([] {
        const std::string whole = mutatedCase();
        for (const std::string_view piece : sentenceTexts(whole)) {
            std::string text(piece);
            bool changed = true;
            for (int repairs = 0; changed && !text.empty(); ++repairs) {
                RC_ASSERT(repairs < 200);
                changed = false;
                for (const UdFinding& finding : validateSentence(text).findings) {
                    const auto better = repaired(text, finding);
                    RC_ASSERT(isRepairable(finding.test) || !better);
                    if (!better)
                        continue;
                    RC_ASSERT(better->empty() || keepsPromise(text, *better, finding.test));
                    text = *better;
                    changed = true;
                    break;
                }
            }
        }
    }));
}

TEST(ValidatePropertyTest, AFindingOfAnotherSentenceIsNotRepaired)
{
    EXPECT_TRUE(rc::check([] {
        const auto& tests = allTests();
        const UdFinding finding{tests[randomIndex(tests.size())].id, randomIndex(8), randomIndex(8), "1", {"x", "y"}};
        const std::string text = mutatedCase();
        const auto found = validateSentence(text).findings;
        if (finding.test != TestId::NonUnixNewline && std::find(found.begin(), found.end(), finding) == found.end())
            RC_ASSERT(!repaired(text, finding));
    }));
}

} // namespace validate_property_test
} // namespace arcwright
