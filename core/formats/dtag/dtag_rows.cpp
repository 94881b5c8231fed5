// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_rows.h"

#include <algorithm>
#include <numeric>

#include "core/formats/dtag/dtag_lines.h"

namespace arcwright {

namespace {

class Layout {
public:
    Layout(const Sentence& sentence, bool isDtag) : m_sentence(sentence), m_isDtag(isDtag)
    {
        m_order.resize(sentence.comments.size());
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        std::stable_sort(m_order.begin(), m_order.end(),
            [&](std::size_t first, std::size_t second) { return place(first) < place(second); });
        findBoundaries();
    }

    std::vector<DtagRow> run()
    {
        for (std::size_t i = 0; i < m_begin; ++i)
            addComment(m_order[i], Region::Outside);
        if (m_hasOpening)
            addComment(m_order[m_begin], Region::Boundary);
        else
            m_rows.push_back({DtagRow::Kind::Opening, 0, 0, false, true, true});
        std::size_t at = m_begin + (m_hasOpening ? 1 : 0);
        for (int word = 0; word <= m_sentence.size(); ++word) {
            if (word > 0)
                m_rows.push_back(
                    {DtagRow::Kind::Word, word, lineOnce(m_sentence.word(word).line.number), true, false, true});
            for (; at < m_end && place(m_order[at]) <= word; ++at)
                addInside(m_order[at]);
        }
        for (std::size_t i = m_end; i < m_order.size(); ++i) { // a new comment is meant to be in the sentence
            if (lineOf(m_order[i]) == 0 && i != m_closing)
                addInside(m_order[i]);
        }
        if (m_closing < m_order.size())
            addComment(m_order[m_closing], Region::Boundary);
        else
            m_rows.push_back({DtagRow::Kind::Closing, 0, 0, false, true, true});
        for (std::size_t i = m_end; i < m_order.size(); ++i) {
            if (lineOf(m_order[i]) != 0 && i != m_closing)
                addComment(m_order[i], Region::Outside);
        }
        return std::move(m_rows);
    }

private:
    const Comment& comment(std::size_t index) const { return m_sentence.comments[index]; }
    int place(std::size_t index) const { return std::clamp(comment(index).wordsBefore, 0, m_sentence.size()); }
    int lineOf(std::size_t index) const { return m_isDtag ? comment(index).line.number : 0; }

    /// Where `<s>` and `</s>` are among the ordered comments: the last `<s>` before the first word, and the first
    /// `</s>` behind the last.
    void findBoundaries()
    {
        const std::size_t count = m_order.size();
        m_end = m_closing = count;
        std::size_t firstOfSource = count;
        for (std::size_t i = 0; i < count && place(m_order[i]) == 0; ++i) {
            if (opensSentence(comment(m_order[i]).text)) {
                m_begin = i;
                m_hasOpening = true;
            }
            if (firstOfSource == count && lineOf(m_order[i]) != 0)
                firstOfSource = i;
        }
        if (!m_hasOpening) { // a half of a sentence: what it has of the source was inside
            m_begin = 0;
            while (m_begin < firstOfSource && m_begin < count && place(m_order[m_begin]) == 0)
                ++m_begin;
        }
        for (std::size_t i = m_begin + (m_hasOpening ? 1 : 0); i < count; ++i) {
            if (place(m_order[i]) == m_sentence.size() && closesSentence(comment(m_order[i]).text)) {
                m_end = m_closing = i;
                return;
            }
        }
    }

    /// The line of the source, if no row has it yet.
    int lineOnce(int line)
    {
        if (!m_isDtag || line <= 0)
            return 0;
        const auto index = static_cast<std::size_t>(line);
        if (index >= m_used.size())
            m_used.resize(index + 1 + m_used.size() / 2, false);
        if (m_used[index])
            return 0;
        m_used[index] = true;
        return line;
    }

    enum class Region { Outside, Boundary, Inside };

    void addComment(std::size_t index, Region region)
    {
        m_rows.push_back({DtagRow::Kind::Comment, static_cast<int>(index), lineOnce(lineOf(index)),
            region == Region::Inside, region == Region::Boundary, !parseAlignment(comment(index).text)});
    }

    /// Adds a comment of the sentence, unless it is a boundary at which two sentences were joined.
    void addInside(std::size_t index)
    {
        const std::string& text = comment(index).text;
        if (lineOf(index) == 0 || (!opensSentence(text) && !closesSentence(text)))
            addComment(index, Region::Inside);
    }

    const Sentence& m_sentence;
    bool m_isDtag;
    std::vector<std::size_t> m_order; ///< the comments by place
    std::size_t m_begin = 0; ///< of those not before `<s>`
    std::size_t m_end = 0; ///< of those inside
    std::size_t m_closing = 0; ///< `</s>`
    bool m_hasOpening = false;
    std::vector<bool> m_used;
    std::vector<DtagRow> m_rows;
};

} // namespace

std::vector<DtagRow> dtagRows(const Sentence& sentence, bool isDtag)
{
    return Layout(sentence, isDtag).run();
}

} // namespace arcwright
