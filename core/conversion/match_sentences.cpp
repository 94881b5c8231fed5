// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/match_sentences.h"

#include <algorithm>
#include <map>

#include "core/base/sequence_alignment.h"

namespace arcwright {

namespace {

bool isSimilar(const SentenceWords& before, const SentenceWords& after)
{
    const auto old = alignedVersions(before, after);
    std::size_t same = 0;
    for (std::size_t i = 0; i < old.size(); ++i)
        same += old[i] >= 0 && before[static_cast<std::size_t>(old[i])] == after[i] ? 1 : 0;
    return same * 2 >= std::max(before.size(), after.size());
}

class Matching {
public:
    Matching(const std::vector<SentenceWords>& before, const std::vector<SentenceWords>& after)
        : m_before(before), m_after(after), m_now(before.size(), none), m_was(after.size(), none)
    {
    }

    tl::expected<SentenceMatch, std::size_t> run()
    {
        const std::size_t common = std::min(m_before.size(), m_after.size());
        std::size_t begin = 0;
        while (begin < common && m_before[begin] == m_after[begin])
            match(begin, begin), ++begin;
        for (std::size_t i = 0; begin + i < common && endsAlike(i); ++i)
            match(m_before.size() - 1 - i, m_after.size() - 1 - i);
        matchUnique();
        matchRest();
        const auto left = std::find(m_was.begin(), m_was.end(), none);
        if (left != m_was.end())
            return tl::unexpected(static_cast<std::size_t>(left - m_was.begin()));
        if (m_before.size() != m_after.size())
            return tl::unexpected(begin);
        return SentenceMatch{m_now, !std::is_sorted(m_now.begin(), m_now.end())};
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    void match(std::size_t before, std::size_t after)
    {
        m_now[before] = after;
        m_was[after] = before;
    }

    bool endsAlike(std::size_t i) const { return m_before[m_before.size() - 1 - i] == m_after[m_after.size() - 1 - i]; }

    /// Pairs the sentences whose words only one sentence has on either side.
    void matchUnique()
    {
        struct Places {
            std::vector<std::size_t> before;
            std::vector<std::size_t> after;
        };
        std::map<SentenceWords, Places> places;
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            if (m_now[i] == none)
                places[m_before[i]].before.push_back(i);
        }
        for (std::size_t i = 0; i < m_after.size(); ++i) {
            if (m_was[i] == none)
                places[m_after[i]].after.push_back(i);
        }
        for (const auto& [words, place] : places) {
            if (place.before.size() == 1 && place.after.size() == 1)
                match(place.before.front(), place.after.front());
        }
    }

    /// The others in their order, if they are similar.
    void matchRest()
    {
        std::size_t after = 0;
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            if (m_now[i] != none)
                continue;
            while (after < m_after.size() && m_was[after] != none)
                ++after;
            if (after == m_after.size() || !isSimilar(m_before[i], m_after[after]))
                return;
            match(i, after);
        }
    }

    const std::vector<SentenceWords>& m_before;
    const std::vector<SentenceWords>& m_after;
    std::vector<std::size_t> m_now;
    std::vector<std::size_t> m_was;
};

} // namespace

tl::expected<SentenceMatch, std::size_t> matchedSentences(
    const std::vector<SentenceWords>& before, const std::vector<SentenceWords>& after)
{
    return Matching(before, after).run();
}

} // namespace arcwright
