// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/sequence_alignment.h"

#include <algorithm>
#include <cstdint>

namespace arcwright {

namespace {

constexpr std::size_t mostCells = 16'000'000;

class Alignment {
public:
    Alignment(const std::vector<std::string>& before, const std::vector<std::string>& after)
        : m_before(before), m_after(after), m_old(after.size(), -1)
    {
    }

    std::vector<int> run()
    {
        std::size_t begin = 0;
        while (begin < m_before.size() && begin < m_after.size() && m_before[begin] == m_after[begin])
            match(begin, begin), ++begin;
        std::size_t oldEnd = m_before.size();
        std::size_t newEnd = m_after.size();
        while (oldEnd > begin && newEnd > begin && m_before[oldEnd - 1] == m_after[newEnd - 1])
            match(--oldEnd, --newEnd);
        if ((oldEnd - begin) * (newEnd - begin) <= mostCells)
            matchCommon(begin, oldEnd, newEnd);
        fillGaps();
        return std::move(m_old);
    }

private:
    void match(std::size_t before, std::size_t after) { m_old[after] = static_cast<int>(before); }

    /// A longest common subsequence of what lies between.
    void matchCommon(std::size_t begin, std::size_t oldEnd, std::size_t newEnd)
    {
        const std::size_t rows = oldEnd - begin + 1;
        const std::size_t columns = newEnd - begin + 1;
        std::vector<std::uint32_t> lengths(rows * columns, 0); // of the common rest from there
        for (std::size_t i = rows - 1; i-- > 0;) {
            for (std::size_t j = columns - 1; j-- > 0;)
                lengths[i * columns + j] = m_before[begin + i] == m_after[begin + j]
                    ? lengths[(i + 1) * columns + j + 1] + 1
                    : std::max(lengths[(i + 1) * columns + j], lengths[i * columns + j + 1]);
        }
        for (std::size_t i = 0, j = 0; i + 1 < rows && j + 1 < columns;) {
            if (m_before[begin + i] == m_after[begin + j])
                match(begin + i++, begin + j++);
            else if (lengths[(i + 1) * columns + j] >= lengths[i * columns + j + 1])
                ++i;
            else
                ++j;
        }
    }

    /// Between two matches as many that are new as are gone: those were changed.
    void fillGaps()
    {
        int previous = -1; // the last match
        std::size_t begin = 0; // behind it
        for (std::size_t j = 0; j <= m_old.size(); ++j) {
            const int next = j < m_old.size() ? m_old[j] : static_cast<int>(m_before.size());
            if (j < m_old.size() && next < 0)
                continue;
            if (static_cast<std::size_t>(next - previous - 1) == j - begin) {
                for (std::size_t i = begin; i < j; ++i)
                    m_old[i] = previous + 1 + static_cast<int>(i - begin);
            }
            previous = next;
            begin = j + 1;
        }
    }

    const std::vector<std::string>& m_before;
    const std::vector<std::string>& m_after;
    std::vector<int> m_old;
};

} // namespace

std::vector<int> alignedSequence(const std::vector<std::string>& before, const std::vector<std::string>& after)
{
    return Alignment(before, after).run();
}

} // namespace arcwright
