// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_line_match.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/formats/dtag/dtag_escapes.h"
#include "core/treebank/format.h"

namespace arcwright {

namespace {

/// Rows of a sentence that cannot be read: its lines.
std::vector<DtagRow> rowsOfLines(const DtagLines& lines)
{
    std::vector<DtagRow> rows;
    enum class Region { Before, Inside, Behind } region = Region::Before;
    for (const DtagLine& line : lines) {
        DtagRow row{DtagRow::Kind::Comment, 0, static_cast<int>(rows.size()) + 1, false, false, line.hasPosition};
        if (region == Region::Before && opensSentence(line.text)) {
            row.isBoundary = true;
            region = Region::Inside;
        } else if (region == Region::Inside && closesSentence(line.text)) {
            row.isBoundary = true;
            region = Region::Behind;
        } else {
            row.isInside = region == Region::Inside;
        }
        rows.push_back(row);
    }
    return rows;
}

bool isSameSlice(const SourceSlice& first, const SourceSlice& second)
{
    return first.bytes == second.bytes && first.offset == second.offset && first.length == second.length;
}

/// The part of a line's text by which it is matched.
std::string keyOf(std::string_view text)
{
    if (!isTokenLine(text))
        return std::string(text);
    DtagTokenLine parts;
    parseTokenLine(text, parts);
    return "<W>" + unescapedDtagForm(parts.form);
}

std::string keyOf(const Sentence& sentence, const DtagRow& row)
{
    if (row.kind == DtagRow::Kind::Word)
        return "<W>" + sentence.word(row.index).form;
    return row.kind == DtagRow::Kind::Comment ? sentence.comments[static_cast<std::size_t>(row.index)].text
                                              : std::string();
}

class Matching {
public:
    Matching(const Format& format, const Edit& edit, std::int64_t position) : m_format(format), m_position(position)
    {
        for (const auto& sentence : edit.before)
            addBefore(sentence);
        for (const auto& sentence : edit.after)
            addAfter(*sentence);
    }

    DtagReplacement run()
    {
        m_taken.resize(m_result.lines.size(), false);
        for (DtagNewSentence& sentence : m_result.after)
            matchBySource(sentence);
        matchByText();
        return std::move(m_result);
    }

private:
    bool isDtag(const Sentence& sentence) const { return sentence.source.format.get() == &m_format; }

    void addBefore(const std::shared_ptr<const Sentence>& sentence)
    {
        DtagOldSentence& old = m_result.before.emplace_back();
        old.sentence = sentence;
        old.text = std::make_unique<const std::string>(dtagTextOf(m_format, *sentence));
        old.lines = std::make_unique<const DtagLines>(*old.text);
        old.begin = m_result.lines.size();
        const auto rows = sentence->problem ? rowsOfLines(*old.lines) : dtagRows(*sentence, isDtag(*sentence));
        for (std::size_t i = 0; i < old.lines->size(); ++i) {
            DtagOldLine line;
            line.position = m_position;
            line.text = (*old.lines)[i];
            if (i < rows.size()) {
                line.line = rows[i].line;
                line.isOutside = !rows[i].isInside && !rows[i].isBoundary;
                line.word = rows[i].kind == DtagRow::Kind::Word ? rows[i].index : 0;
            }
            m_position += line.text.hasPosition ? 1 : 0;
            m_result.lines.push_back(line);
        }
        old.end = m_result.lines.size();
    }

    void addAfter(const Sentence& sentence)
    {
        DtagNewSentence& made = m_result.after.emplace_back();
        made.sentence = sentence;
        made.isDtag = isDtag(sentence);
        made.rows = sentence.problem ? rowsOfLines(DtagLines(sentence.source.text())) : dtagRows(sentence, made.isDtag);
        made.old.resize(made.rows.size(), kNoLine);
    }

    /// The sentences that are replaced whose sources, one after the other, are `source`: the first, and how many.
    std::pair<std::size_t, std::size_t> sourcesOf(const SourceSlice& source) const
    {
        const auto& before = m_result.before;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (isDtag(*before[i].sentence) && isSameSlice(source, before[i].sentence->source))
                return {i, 1};
        }
        for (std::size_t i = 0; i < before.size(); ++i) {
            std::string_view rest = source.text();
            std::size_t end = i;
            while (!rest.empty() && end < before.size() && isDtag(*before[end].sentence)) {
                const std::string_view part = before[end].sentence->source.text();
                if (part.empty() || !rest.starts_with(part))
                    break;
                rest.remove_prefix(part.size());
                ++end;
            }
            if (rest.empty() && end > i)
                return {i, end - i};
        }
        return {0, 0};
    }

    void matchBySource(DtagNewSentence& made)
    {
        if (!made.isDtag)
            return;
        const auto [first, count] = sourcesOf(made.sentence.source);
        made.isText = count == 0;
        std::map<int, int> oldOfLine; // by line of the new sentence's source
        int lines = 0;
        for (std::size_t i = first; i < first + count; ++i) {
            const DtagOldSentence& old = m_result.before[i];
            for (std::size_t l = old.begin; l < old.end; ++l) {
                if (m_result.lines[l].line > 0)
                    oldOfLine.emplace(lines + m_result.lines[l].line, static_cast<int>(l));
            }
            lines += static_cast<int>(splitLines(old.sentence->source.text()).size());
        }
        for (std::size_t r = 0; r < made.rows.size(); ++r) {
            const auto found = oldOfLine.find(made.rows[r].line);
            if (found == oldOfLine.end() || m_taken[static_cast<std::size_t>(found->second)])
                continue;
            made.old[r] = found->second;
            m_taken[static_cast<std::size_t>(found->second)] = true;
        }
    }

    /// A row that has no number to know it by.
    struct Unknown {
        int* old;
        std::string key;
    };

    void matchByText()
    {
        std::vector<Unknown> rows;
        bool anyText = false;
        for (DtagNewSentence& made : m_result.after) {
            anyText = anyText || made.isText;
            const DtagLines lines(made.sentence.problem ? made.sentence.source.text() : std::string_view());
            for (std::size_t r = 0; r < made.rows.size(); ++r) {
                if (made.old[r] == kNoLine && (made.isText || made.rows[r].line == 0))
                    rows.push_back({&made.old[r],
                        made.sentence.problem ? keyOf(lines[r].text) : keyOf(made.sentence, made.rows[r])});
            }
        }
        std::vector<Old> old;
        for (std::size_t l = 0; l < m_result.lines.size(); ++l) {
            if (!m_taken[l] && (anyText || m_result.lines[l].line == 0))
                old.push_back({static_cast<int>(l), keyOf(m_result.lines[l].text.text)});
        }
        align(rows, old, anyText);
    }

    struct Old {
        int line;
        std::string key;
    };

    /// Pairs what is the same at the beginning and at the end; of the rest, line by line where as many were typed as
    /// there were, else what says the same, in order: each with the first that is left, which finds fewer pairs than
    /// alignedPairs() might, but takes O(n log n) for the lines of a whole file.
    static void align(std::vector<Unknown>& rows, const std::vector<Old>& old, bool isTyped)
    {
        std::size_t begin = 0;
        std::size_t rowsEnd = rows.size();
        std::size_t oldEnd = old.size();
        for (; begin < rowsEnd && begin < oldEnd && old[begin].key == rows[begin].key; ++begin)
            *rows[begin].old = old[begin].line;
        for (; rowsEnd > begin && oldEnd > begin && old[oldEnd - 1].key == rows[rowsEnd - 1].key; --rowsEnd, --oldEnd)
            *rows[rowsEnd - 1].old = old[oldEnd - 1].line;
        if (isTyped && rowsEnd == oldEnd) {
            for (std::size_t i = begin; i < rowsEnd; ++i)
                *rows[i].old = old[i].line;
            return;
        }
        std::map<std::string_view, std::vector<std::size_t>> places;
        for (std::size_t o = begin; o < oldEnd; ++o)
            places[old[o].key].push_back(o);
        std::size_t next = begin;
        for (std::size_t r = begin; r < rowsEnd; ++r) {
            const auto same = places.find(rows[r].key);
            if (same == places.end())
                continue;
            const auto place = std::lower_bound(same->second.begin(), same->second.end(), next);
            if (place == same->second.end())
                continue;
            *rows[r].old = old[*place].line;
            next = *place + 1;
        }
    }

    const Format& m_format;
    std::int64_t m_position;
    std::vector<bool> m_taken; ///< lines that are matched
    DtagReplacement m_result;
};

} // namespace

bool DtagReplacement::keepsLines() const
{
    if (before.size() != after.size())
        return false;
    for (std::size_t s = 0; s < before.size(); ++s) {
        if (after[s].rows.size() != before[s].end - before[s].begin || after[s].sentence.problem)
            return false;
        for (std::size_t r = 0; r < after[s].rows.size(); ++r) {
            const std::size_t old = before[s].begin + r;
            if (after[s].old[r] != static_cast<int>(old) || after[s].rows[r].hasPosition != lines[old].text.hasPosition)
                return false;
        }
    }
    return true;
}

DtagReplacement matchDtagLines(const Format& format, const Edit& edit, std::int64_t position)
{
    return Matching(format, edit, position).run();
}

std::string dtagTextOf(const Format& format, const Sentence& sentence)
{
    auto text = format.write(sentence);
    return text ? std::move(*text) : std::string(sentence.source.text());
}

} // namespace arcwright
