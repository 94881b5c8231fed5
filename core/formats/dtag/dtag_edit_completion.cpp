// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_edit_completion.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/formats/dtag/dtag.h"
#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/dtag/dtag_escapes.h"
#include "core/formats/dtag/dtag_head.h"
#include "core/formats/dtag/dtag_labels.h"
#include "core/formats/dtag/dtag_line_match.h"
#include "core/formats/dtag/dtag_offsets.h"
#include "core/formats/dtag/dtag_placement.h"
#include "core/formats/dtag/dtag_positions.h"
#include "core/formats/dtag/dtag_writer.h"
#include "core/formats/text/text_encoding.h"

namespace arcwright {

namespace {

/// The sentences with heads and parents that agree.
void settle(Edit& edit)
{
    for (auto& sentence : edit.after) {
        auto settled = std::make_shared<Sentence>(*sentence);
        for (int id = 1; id <= settled->size(); ++id)
            settleDtag(settled->word(id), id, settled->size());
        if (settled->tokens != sentence->tokens)
            sentence = std::move(settled);
    }
}

std::string encodedLike(const DtagLine& line, const std::string& text)
{
    if (line.text == text)
        return std::string(line.bytes);
    // A character that Latin-1 lacks makes the line one of those in UTF-8, which may stand beside it.
    return line.isLatin1 ? TextCodec(TextEncoding::Latin1).encoded(text).value_or(text) : text;
}

class Completion {
public:
    Completion(const DtagFormat& format, const Document& document, Edit edit)
        : m_format(format)
        , m_document(document)
        , m_edit(std::move(edit))
        , m_begin(document.indexOf(m_edit.idsBefore.front()))
    {
        m_edit.before.resize(m_edit.idsBefore.size());
        for (std::size_t i = 0; i < m_edit.before.size(); ++i) {
            if (!m_edit.before[i])
                m_edit.before[i] = document.sentence(m_begin + i);
        }
    }

    Edit run()
    {
        settle(m_edit);
        m_lines = matchDtagLines(m_format, m_edit, 0);
        if (m_lines.keepsLines())
            return std::move(m_edit);
        if (needsNextSentence(m_lines) && end() < m_document.size())
            takeNext();
        measure();
        m_lines = matchDtagLines(m_format, m_edit, m_map.begin);
        m_placed = placedDtagLines(m_lines, end() == m_document.size());
        mapLines();
        keepCutEdges();
        if (!shiftEdited())
            return std::move(m_edit);
        return withNeighbours();
    }

private:
    std::size_t end() const { return m_begin + m_edit.before.size(); }

    /// Takes the sentence after the edit into it, as it is.
    void takeNext()
    {
        const std::size_t next = end();
        auto sentence = m_document.sentence(next);
        m_edit.idsBefore.push_back(m_document.id(next));
        m_edit.idsAfter.push_back(m_document.id(next));
        m_edit.before.push_back(sentence);
        m_edit.after.push_back(std::move(sentence));
    }

    /// Counts the lines of the file, and finds the sentences that name lines outside of themselves.
    void measure()
    {
        for (std::size_t i = 0; i < m_document.size(); ++i) {
            if (i == m_begin)
                m_map.begin = m_map.total;
            const bool isEdited = i >= m_begin && i < end();
            const auto sentence = isEdited ? m_edit.before[i - m_begin] : m_document.sentence(i);
            if (!isEdited && namesOtherLines(*sentence))
                m_neighbours.push_back({i, m_map.total});
            m_map.total += dtagPositionsOf(m_document, i, *sentence);
        }
    }

    static bool namesOtherLines(const Sentence& sentence)
    {
        return sentence.problem || std::any_of(sentence.tokens.begin(), sentence.tokens.end(), [](const Token& token) {
            return !token.furtherField("in").empty() || !token.furtherField("out").empty();
        }) || std::any_of(sentence.comments.begin(), sentence.comments.end(), [](const Comment& comment) {
            return isTokenLine(comment.text) || parseAlignment(comment.text);
        });
    }

    /// Gives the lines their new positions.
    void mapLines()
    {
        std::int64_t position = m_map.begin;
        const std::int64_t oldEnd = m_lines.lines.empty()
            ? m_map.begin
            : m_lines.lines.back().position + (m_lines.lines.back().text.hasPosition ? 1 : 0);
        m_map.moved.assign(static_cast<std::size_t>(oldEnd - m_map.begin), -1);
        m_newPositions.resize(m_lines.after.size());
        for (std::size_t s = 0; s < m_lines.after.size(); ++s)
            m_newPositions[s].resize(m_lines.after[s].rows.size(), 0);
        m_passedPositions.resize(m_lines.lines.size(), 0);
        for (const auto& sentence : m_placed) {
            for (const DtagPlacedLine& line : sentence) {
                const int old = line.isPassed() ? line.row : m_lines.after[line.sentence].old[line.index()];
                const bool counts = line.isPassed() ? m_lines.lines[line.index()].text.hasPosition
                                                    : m_lines.after[line.sentence].rows[line.index()].hasPosition;
                if (line.isPassed())
                    m_passedPositions[line.index()] = position;
                else
                    m_newPositions[line.sentence][line.index()] = position;
                if (old != kNoLine && counts && m_lines.lines[static_cast<std::size_t>(old)].text.hasPosition)
                    m_map.moved[static_cast<std::size_t>(
                        m_lines.lines[static_cast<std::size_t>(old)].position - m_map.begin)]
                        = position;
                position += counts ? 1 : 0;
            }
        }
        m_map.shift = position - oldEnd;
    }

    /// Edges of anaphora and discourse may cross `<s>`: where their words come to stand in different sentences, they
    /// stay, with both ends among the further fields.
    void keepCutEdges()
    {
        struct Place {
            std::size_t sentence = 0;
            int word = 0;
        };
        std::vector<Place> places(m_lines.lines.size() + 1); // the last for words without a line
        for (std::size_t s = 0; s < m_lines.after.size(); ++s) {
            const DtagNewSentence& made = m_lines.after[s];
            for (std::size_t r = 0; r < made.rows.size(); ++r) {
                if (made.old[r] != kNoLine && made.rows[r].kind == DtagRow::Kind::Word && !made.isText)
                    places[static_cast<std::size_t>(made.old[r])] = {s, made.rows[r].index};
            }
        }
        for (const DtagOldSentence& old : m_lines.before) {
            std::vector<std::size_t> lineOfWord(old.sentence->tokens.size() + 1, m_lines.lines.size());
            for (std::size_t l = old.begin; l < old.end; ++l)
                lineOfWord[static_cast<std::size_t>(m_lines.lines[l].word)] = l;
            for (int id = 1; id <= old.sentence->size(); ++id) {
                for (const Parent& parent : old.sentence->word(id).parents) {
                    const DtagLabelKind kind = dtagLabelKind(parent.relation);
                    const bool crosses = kind == DtagLabelKind::Anaphora || kind == DtagLabelKind::Discourse;
                    if (!crosses || parent.head < NodeId{1, 0} || parent.head.word > old.sentence->size())
                        continue;
                    const std::size_t head = lineOfWord[static_cast<std::size_t>(parent.head.word)];
                    const std::size_t dependent = lineOfWord[static_cast<std::size_t>(id)];
                    const Place& above = places[head];
                    const Place& below = places[dependent];
                    if (above.word == 0 || below.word == 0 || above.sentence == below.sentence)
                        continue;
                    const auto offset
                        = static_cast<int>(m_lines.lines[head].position - m_lines.lines[dependent].position);
                    const std::string label = escapedDtag(parent.relation);
                    addItem(below.sentence, below.word, "in", edgeItemText(offset, label));
                    addItem(above.sentence, above.word, "out", edgeItemText(-offset, label));
                }
            }
        }
    }

    void addItem(std::size_t sentence, int word, std::string_view name, const std::string& item)
    {
        Token& token = m_lines.after[sentence].sentence.word(word);
        std::string list(token.furtherField(name));
        for (std::string_view rest = list; !rest.empty();) {
            if (takeEdgeItem(rest) == item)
                return;
        }
        addEdgeItem(list, item);
        token.setFurther(name, std::move(list));
    }

    /// Makes the sentences of the edit name lines where they are now, and reads them anew. False if one of them cannot
    /// be written, which will be said when it is to be.
    bool shiftEdited()
    {
        const DtagStyle style = dtagStyle(*m_lines.before.front().text);
        std::vector<std::vector<DtagWrittenLine>> written;
        m_isGone.resize(m_lines.after.size());
        for (std::size_t s = 0; s < m_lines.after.size(); ++s) {
            DtagNewSentence& made = m_lines.after[s];
            m_isGone[s].resize(made.rows.size(), false);
            if (!made.isText)
                shiftSentence(s);
            auto lines = made.sentence.problem ? sourceLines(made.sentence)
                                               : dtagLinesOf(made.sentence, made.rows, made.isDtag, style);
            if (!lines)
                return false;
            written.push_back(std::move(*lines));
        }
        for (std::size_t s = 0; s < m_placed.size(); ++s) {
            DtagTextBuilder text(style.newline);
            for (const DtagPlacedLine& line : m_placed[s]) {
                if (line.isPassed())
                    addPassed(text, line.index());
                else if (!m_isGone[line.sentence][line.index()])
                    text.add(written[line.sentence][line.index()]);
            }
            std::string bytes = text.take();
            if (end() != m_document.size() || s + 1 != m_placed.size())
                m_format.separate(bytes);
            m_edit.after[s] = read(
                std::move(bytes), *m_edit.after[s], m_edit.before[std::min(s, m_edit.before.size() - 1)]->source.line);
        }
        return true;
    }

    static Result<std::vector<DtagWrittenLine>> sourceLines(const Sentence& sentence)
    {
        std::vector<DtagWrittenLine> lines;
        for (const DtagLine& line : DtagLines(sentence.source.text()))
            lines.push_back({std::string(line.bytes), std::string(line.ending)});
        return lines;
    }

    void shiftSentence(std::size_t index)
    {
        DtagNewSentence& made = m_lines.after[index];
        for (std::size_t r = 0; r < made.rows.size(); ++r) {
            if (made.old[r] == kNoLine)
                continue;
            const std::int64_t from = m_lines.lines[static_cast<std::size_t>(made.old[r])].position;
            const std::int64_t to = m_newPositions[index][r];
            const DtagRow& row = made.rows[r];
            if (row.kind == DtagRow::Kind::Word) {
                Token& token = made.sentence.word(row.index);
                for (const std::string_view name : {"in", "out"})
                    token.setFurther(name, shiftedEdgeList(token.furtherField(name), from, to, m_map));
            } else if (row.kind == DtagRow::Kind::Comment) {
                Comment& comment = made.sentence.comments[static_cast<std::size_t>(row.index)];
                auto text = shiftedLine(comment.text, from, to, m_map);
                m_isGone[index][r] = !text;
                comment.text = text ? std::move(*text) : comment.text;
            }
        }
    }

    /// A line of a sentence that is gone, which passes to another one.
    void addPassed(DtagTextBuilder& text, std::size_t index) const
    {
        const DtagOldLine& line = m_lines.lines[index];
        if (auto shifted = shiftedLine(line.text.text, line.position, m_passedPositions[index], m_map))
            text.add({encodedLike(line.text, *shifted), std::string(line.text.ending)});
    }

    std::shared_ptr<const Sentence> read(std::string bytes, const Sentence& like, std::size_t line) const
    {
        const std::size_t length = bytes.size();
        auto sentence = std::make_shared<Sentence>(m_format.read(
            {std::make_shared<const std::string>(std::move(bytes)), 0, length, line, m_document.format()}));
        sentence->annotation = like.annotation;
        if (sentence->problem)
            sentence->problem->file = m_document.path();
        return sentence;
    }

    /// The edit, with the sentences around it that name lines which are elsewhere now, and all between.
    Edit withNeighbours()
    {
        std::vector<std::pair<std::size_t, std::shared_ptr<const Sentence>>> changed;
        for (const auto& [index, position] : m_neighbours) {
            const auto sentence = m_document.sentence(index);
            if (auto now = shifted(*sentence, position, index < m_begin ? position : position + m_map.shift))
                changed.emplace_back(index, std::move(now));
        }
        if (changed.empty())
            return std::move(m_edit);
        const std::size_t first = std::min(m_begin, changed.front().first);
        const std::size_t last = std::max(end(), changed.back().first + 1);
        Edit grown = m_edit;
        grown.idsBefore.clear();
        grown.idsAfter.clear();
        grown.before.clear();
        grown.after.clear();
        auto next = changed.begin();
        for (std::size_t i = first; i < last; ++i) {
            if (i == m_begin) {
                append(grown.idsBefore, m_edit.idsBefore);
                append(grown.idsAfter, m_edit.idsAfter);
                append(grown.before, m_edit.before);
                append(grown.after, m_edit.after);
                i = end() - 1;
                continue;
            }
            auto sentence = m_document.sentence(i);
            grown.idsBefore.push_back(m_document.id(i));
            grown.idsAfter.push_back(m_document.id(i));
            grown.before.push_back(sentence);
            grown.after.push_back(next != changed.end() && next->first == i ? (next++)->second : std::move(sentence));
        }
        return grown;
    }

    template <class T>
    static void append(std::vector<T>& to, const std::vector<T>& from)
    {
        to.insert(to.end(), from.begin(), from.end());
    }

    /// The sentence with its distances and positions as they are now; null if none is another.
    std::shared_ptr<const Sentence> shifted(const Sentence& sentence, std::int64_t from, std::int64_t to) const
    {
        const std::string text = dtagTextOf(m_format, sentence);
        DtagTextBuilder changed(dtagStyle(text).newline);
        bool isSame = true;
        for (const DtagLine& line : DtagLines(text)) {
            if (auto now = shiftedLine(line.text, from, to, m_map)) {
                isSame = isSame && *now == line.text;
                changed.add({encodedLike(line, *now), std::string(line.ending)});
            } else {
                isSame = false;
            }
            from += line.hasPosition ? 1 : 0;
            to += line.hasPosition ? 1 : 0;
        }
        return isSame ? nullptr : read(changed.take(), sentence, sentence.source.line);
    }

    const DtagFormat& m_format;
    const Document& m_document;
    Edit m_edit;
    std::size_t m_begin;
    DtagLineMap m_map;
    std::vector<std::pair<std::size_t, std::int64_t>> m_neighbours; ///< sentences and their first positions
    DtagReplacement m_lines;
    std::vector<std::vector<DtagPlacedLine>> m_placed;
    std::vector<std::vector<std::int64_t>> m_newPositions; ///< by sentence and row
    std::vector<std::int64_t> m_passedPositions; ///< by line that is replaced
    std::vector<std::vector<bool>> m_isGone; ///< alignments that are left without words
};

} // namespace

Edit completedDtagEdit(const DtagFormat& format, const Document& document, Edit edit)
{
    if (document.format().get() != &format || !document.takes(edit))
        return edit;
    return Completion(format, document, std::move(edit)).run();
}

} // namespace arcwright
