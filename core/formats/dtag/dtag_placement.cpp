// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_placement.h"

#include <algorithm>

namespace arcwright {

namespace {

constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

class Placement {
public:
    explicit Placement(const DtagReplacement& lines) : m_lines(lines)
    {
        m_sentenceOfLine.resize(lines.lines.size(), 0);
        for (std::size_t b = 0; b < lines.before.size(); ++b)
            std::fill(m_sentenceOfLine.begin() + static_cast<std::ptrdiff_t>(lines.before[b].begin),
                m_sentenceOfLine.begin() + static_cast<std::ptrdiff_t>(lines.before[b].end), b);
        m_survives.resize(lines.before.size(), false);
        m_lineStays.resize(lines.lines.size(), false);
        m_lastOf.resize(lines.after.size(), nowhere);
        m_isTyped = std::any_of(
            lines.after.begin(), lines.after.end(), [](const DtagNewSentence& made) { return made.isText; });
        for (std::size_t s = 0; s < lines.after.size(); ++s) {
            for (const int old : lines.after[s].old) {
                if (old == kNoLine)
                    continue;
                const auto line = static_cast<std::size_t>(old);
                m_lineStays[line] = true;
                if (lines.lines[line].isOutside)
                    continue;
                const std::size_t sentence = m_sentenceOfLine[line];
                m_survives[sentence] = true;
                m_lastOf[s] = m_lastOf[s] == nowhere ? sentence : std::max(m_lastOf[s], sentence);
            }
        }
    }

    /// Whether a line outside of its sentence must pass to another one.
    bool passes(std::size_t line) const
    {
        return !m_isTyped && m_lines.lines[line].isOutside && !m_lineStays[line] && !m_survives[m_sentenceOfLine[line]];
    }

    /// The new sentence that the lines of sentence `before` pass to: the first that has words of a later one; the first
    /// of all where none has words of any.
    std::size_t heir(std::size_t before) const
    {
        for (std::size_t s = 0; s < m_lastOf.size(); ++s) {
            if (m_lastOf[s] != nowhere && m_lastOf[s] > before)
                return s;
        }
        return std::find(m_survives.begin(), m_survives.end(), true) == m_survives.end() ? 0 : nowhere;
    }

    bool isBeforeSentence(std::size_t line) const
    {
        const DtagOldSentence& sentence = m_lines.before[m_sentenceOfLine[line]];
        for (std::size_t l = sentence.begin; l < line; ++l) {
            if (!m_lines.lines[l].isOutside)
                return false;
        }
        return true;
    }

    std::vector<std::vector<DtagPlacedLine>> run(bool isEnd)
    {
        m_placed.resize(m_lines.after.size());
        for (std::size_t s = 0; s < m_lines.after.size(); ++s) {
            for (std::size_t r = 0; r < m_lines.after[s].rows.size(); ++r)
                m_placed[s].push_back({s, static_cast<int>(r)});
        }
        if (m_isTyped)
            return std::move(m_placed);
        if (isEnd)
            keepEnd();
        keepBeginning();
        passLines();
        return std::move(m_placed);
    }

private:
    bool isOutside(const DtagPlacedLine& line) const
    {
        const DtagRow& row = m_lines.after[line.sentence].rows[line.index()];
        return !row.isInside && !row.isBoundary;
    }

    /// Moves what stands behind a sentence, at the end of the file until now, behind the last one.
    void keepEnd()
    {
        std::vector<DtagPlacedLine> end;
        for (std::size_t s = 0; s + 1 < m_placed.size(); ++s) {
            auto behind = std::find_if(m_placed[s].rbegin(), m_placed[s].rend(), [&](const DtagPlacedLine& line) {
                return !isOutside(line);
            }).base();
            end.insert(end.end(), behind, m_placed[s].end());
            m_placed[s].erase(behind, m_placed[s].end());
        }
        m_placed.back().insert(m_placed.back().end(), end.begin(), end.end());
    }

    /// Moves what stood before the first sentence before that which is the first now.
    void keepBeginning()
    {
        std::vector<DtagPlacedLine> beginning;
        for (std::size_t s = 1; s < m_placed.size(); ++s) {
            std::erase_if(m_placed[s], [&](const DtagPlacedLine& line) {
                if (line.sentence != s || m_lines.after[s].old[line.index()] == kNoLine || !isOutside(line))
                    return false;
                const auto index = static_cast<std::size_t>(m_lines.after[s].old[line.index()]);
                const bool moves
                    = m_lines.lines[index].isOutside && m_sentenceOfLine[index] == 0 && isBeforeSentence(index);
                if (moves)
                    beginning.push_back(line);
                return moves;
            });
        }
        m_placed.front().insert(m_placed.front().begin(), beginning.begin(), beginning.end());
    }

    void passLines()
    {
        std::vector<std::vector<DtagPlacedLine>> front(m_placed.size());
        for (std::size_t line = 0; line < m_lines.lines.size(); ++line) {
            if (!passes(line))
                continue;
            const DtagPlacedLine passed{DtagPlacedLine::kPassed, static_cast<int>(line)};
            const std::size_t to = heir(m_sentenceOfLine[line]);
            if (to == nowhere || !isBeforeSentence(line))
                m_placed.back().push_back(passed);
            else
                front[to].push_back(passed);
        }
        for (std::size_t s = 0; s < m_placed.size(); ++s)
            m_placed[s].insert(m_placed[s].begin(), front[s].begin(), front[s].end());
    }

    const DtagReplacement& m_lines;
    std::vector<std::size_t> m_sentenceOfLine;
    std::vector<bool> m_survives; ///< by sentence that is replaced
    std::vector<bool> m_lineStays;
    std::vector<std::size_t> m_lastOf; ///< by new sentence: the last of those that are replaced it has words of
    bool m_isTyped = false;
    std::vector<std::vector<DtagPlacedLine>> m_placed;
};

} // namespace

bool needsNextSentence(const DtagReplacement& lines)
{
    const Placement placement(lines);
    for (std::size_t b = 0; b < lines.before.size(); ++b) {
        for (std::size_t line = lines.before[b].begin; line < lines.before[b].end; ++line) {
            if (placement.passes(line) && placement.heir(b) == static_cast<std::size_t>(-1))
                return true;
        }
    }
    return false;
}

std::vector<std::vector<DtagPlacedLine>> placedDtagLines(const DtagReplacement& lines, bool isEnd)
{
    return Placement(lines).run(isEnd);
}

} // namespace arcwright
