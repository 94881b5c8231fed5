// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/ud_alignment.h"

#include <algorithm>

#include <unicode/locid.h>
#include <unicode/unistr.h>

#include "core/base/sequence_alignment.h"

namespace arcwright {

namespace {

/// Lower case by the full rules of Unicode, a final sigma included.
icu::UnicodeString folded(std::string_view form)
{
    return icu::UnicodeString::fromUTF8(icu::StringPiece(form.data(), static_cast<std::int32_t>(form.size())))
        .toLower(icu::Locale::getRoot());
}

/// Walks both texts from left to right.
class Aligner {
public:
    Aligner(const UdText& gold, const UdText& system)
        : m_goldText(gold)
        , m_systemText(system)
        , m_gold(gold.words)
        , m_system(system.words)
        , m_goldOf(system.words.size(), -1)
    {
    }

    std::vector<int> run()
    {
        while (m_g < m_gold.size() && m_s < m_system.size()) {
            if (m_gold[m_g].isInMultiword || m_system[m_s].isInMultiword)
                alignStretch();
            else
                alignTokens();
        }
        return std::move(m_goldOf);
    }

private:
    void alignTokens()
    {
        const TextSpan& gold = m_gold[m_g].span;
        const TextSpan& system = m_system[m_s].span;
        if (gold == system)
            m_goldOf[m_s++] = static_cast<int>(m_g++);
        else if (gold.begin <= system.begin)
            ++m_g;
        else
            ++m_s;
    }

    /// Whether the next word of a text, if there is one, belongs to the stretch that ends at `end`.
    static bool isWithin(const std::vector<UdWord>& words, std::size_t at, std::size_t end)
    {
        if (at == words.size())
            return false;
        return words[at].isInMultiword ? words[at].span.begin < end : words[at].span.end <= end;
    }

    /// A plain word that begins before the multiword token of the other text is no part of the stretch, but only one is
    /// passed over: so the official scorer has it, and its figures are what is wanted.
    std::size_t startOfStretch()
    {
        const UdWord& gold = m_gold[m_g];
        const UdWord& system = m_system[m_s];
        if (gold.isInMultiword) {
            if (!system.isInMultiword && system.span.begin < gold.span.begin)
                ++m_s;
            return gold.span.end;
        }
        if (gold.span.begin < system.span.begin)
            ++m_g;
        return system.span.end;
    }

    void alignStretch()
    {
        std::size_t end = startOfStretch();
        const std::size_t firstGold = m_g;
        const std::size_t firstSystem = m_s;
        while (isWithin(m_gold, m_g, end) || isWithin(m_system, m_s, end)) {
            const bool takesGold
                = m_g < m_gold.size() && (m_s == m_system.size() || m_gold[m_g].span.begin <= m_system[m_s].span.begin);
            const UdWord& word = takesGold ? m_gold[m_g++] : m_system[m_s++];
            if (word.isInMultiword)
                end = std::max(end, word.span.end);
        }
        alignByForm(firstGold, firstSystem);
    }

    /// A longest common subsequence of the words from the given ones up to the current ones.
    void alignByForm(std::size_t firstGold, std::size_t firstSystem)
    {
        const std::size_t rows = m_g - firstGold;
        const std::size_t columns = m_s - firstSystem;
        std::vector<icu::UnicodeString> goldForms;
        std::vector<icu::UnicodeString> systemForms;
        for (std::size_t i = 0; i < rows; ++i)
            goldForms.push_back(folded(m_goldText.formOf(m_gold[firstGold + i])));
        for (std::size_t j = 0; j < columns; ++j)
            systemForms.push_back(folded(m_systemText.formOf(m_system[firstSystem + j])));

        const auto areEqual = [&](std::size_t i, std::size_t j) { return goldForms[i] == systemForms[j]; };
        for (const auto& [gold, system] : alignedPairs(rows, columns, areEqual))
            m_goldOf[firstSystem + system] = static_cast<int>(firstGold + gold);
    }

    const UdText& m_goldText;
    const UdText& m_systemText;
    const std::vector<UdWord>& m_gold;
    const std::vector<UdWord>& m_system;
    std::vector<int> m_goldOf;
    std::size_t m_g = 0;
    std::size_t m_s = 0;
};

} // namespace

std::vector<int> alignedWords(const UdText& gold, const UdText& system)
{
    return Aligner(gold, system).run();
}

} // namespace arcwright
