// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/conllu_writer.h"

#include <algorithm>

namespace arcwright {

namespace {

/// A line to be written: a comment, a multiword token, a word or an empty node.
struct Row {
    const Comment* comment = nullptr;
    const MultiwordToken* multiword = nullptr;
    const Token* token = nullptr;
    std::string id;
    NodeId node; ///< or the first word of the multiword token
    int sourceLine = 0;
};

/// Of a sentence from another format (not `isOurs`), lines of other kinds than `#` would be broken words here.
std::vector<Row> rowsOf(const Sentence& sentence, bool isOurs)
{
    std::vector<Row> rows;
    for (const Comment& comment : sentence.comments) {
        if (isOurs || comment.text.starts_with('#'))
            rows.push_back({&comment, nullptr, nullptr, {}, {}, comment.line.number});
    }
    auto range = sentence.multiwordTokens.begin();
    auto empty = sentence.emptyNodes.begin();
    for (int id = 0; id <= sentence.size(); ++id) {
        if (range != sentence.multiwordTokens.end() && range->first == id) {
            rows.push_back({nullptr, &*range, nullptr, std::to_string(range->first) + '-' + std::to_string(range->last),
                {id, 0}, range->line.number});
            ++range;
        }
        const std::string number = std::to_string(id);
        if (id > 0)
            rows.push_back({nullptr, nullptr, &sentence.word(id), number, {id, 0}, sentence.word(id).line.number});
        for (; empty != sentence.emptyNodes.end() && empty->id.word == id; ++empty)
            rows.push_back({nullptr, nullptr, &empty->token, number + '.' + std::to_string(empty->id.empty), empty->id,
                empty->token.line.number});
    }
    return rows;
}

/// Whether the lines of words, multiword tokens and empty nodes can be read in this order.
bool isReadable(std::vector<Row>::const_iterator row, std::vector<Row>::const_iterator end)
{
    NodeId last;
    for (; row != end; ++row) {
        const bool follows = row->multiword ? row->node.word == last.word + 1
            : row->node.empty > 0           ? row->node == NodeId{last.word, last.empty + 1}
                                            : row->node == NodeId{last.word + 1, 0};
        if (!follows)
            return false;
        last = row->multiword ? last : row->node;
    }
    return true;
}

/// A file may have its lines in another order than the usual one, which is not ours to change as long as nothing is new
/// and what moved can stay where it was. Comments of a sentence that was made of two may come from between its words.
std::vector<Row> inSourceOrder(std::vector<Row> rows)
{
    const auto comments
        = std::find_if(rows.begin(), rows.end(), [](const Row& row) { return !row.comment; }) - rows.begin();
    const auto hasSource = [](const Row& row) { return row.sourceLine > 0; };
    if (!std::all_of(rows.begin() + comments, rows.end(), hasSource))
        return rows;
    std::vector<Row> sorted = rows;
    std::stable_sort(sorted.begin() + comments, sorted.end(),
        [](const Row& first, const Row& second) { return first.sourceLine < second.sourceLine; });
    return isReadable(sorted.begin() + comments, sorted.end()) ? sorted : rows;
}

class Writer {
public:
    Writer(const Sentence& sentence, const ConlluColumns& columns, std::vector<Line> lines, bool isOurs)
        : m_sentence(sentence), m_columns(columns), m_lines(std::move(lines)), m_isOurs(isOurs)
    {
        if (!m_lines.empty() && !m_lines.front().ending.empty())
            m_newline = m_lines.front().ending;
    }

    std::string run()
    {
        std::vector<Row> rows = rowsOf(m_sentence, m_isOurs);
        if (m_isOurs)
            rows = inSourceOrder(std::move(rows));
        std::string out;
        for (const Row& row : rows)
            append(out, row);
        appendEnd(out);
        return out;
    }

private:
    const Line* sourceOf(const Row& row) const
    {
        const auto number = static_cast<std::size_t>(row.sourceLine);
        return number > 0 && number <= m_lines.size() ? &m_lines[number - 1] : nullptr;
    }

    void append(std::string& out, const Row& row)
    {
        if (!out.empty() && !out.ends_with('\n')) // the source's last line had no end, and is the last no more
            out += m_newline;
        const Line* source = sourceOf(row);
        if (row.comment)
            out += row.comment->text;
        else
            appendCells(out, row, source ? split(source->text, '\t') : std::vector<std::string_view>());
        if (!source)
            out += m_newline;
        else
            out += source->ending;
    }

    void appendCells(std::string& out, const Row& row, const std::vector<std::string_view>& source) const
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (i > 0)
                out += '\t';
            std::string text = row.multiword ? cell(*row.multiword, row.id, i) : cell(*row.token, row.id, i);
            if (i < source.size() && saysTheSame(i, source[i], text, row))
                out += source[i];
            else
                out += text;
        }
    }

    std::string cell(const Token& token, const std::string& id, std::size_t index) const
    {
        if (const auto field = m_columns.field(index))
            return cellText(token, *field);
        if (index == m_columns.id())
            return id;
        const auto value = token.furtherField(m_columns.names()[index]);
        return value.empty() ? "_" : columnSafe(std::string(value));
    }

    std::string cell(const MultiwordToken& range, const std::string& id, std::size_t index) const
    {
        if (index == m_columns.id())
            return id;
        const std::string& text = valueOf(range, m_columns.field(index));
        return text.empty() ? "_" : columnSafe(text);
    }

    static const std::string& valueOf(const MultiwordToken& range, std::optional<WordField> field)
    {
        return field == WordField::Form ? range.form
            : field == WordField::Misc  ? range.misc
            : field == WordField::Feats ? range.feats
                                        : emptyField;
    }

    /// Whether a cell of the source reads as what is to be written, whatever its bytes.
    bool saysTheSame(std::size_t index, std::string_view source, const std::string& text, const Row& row) const
    {
        const auto field = m_columns.field(index);
        if (index == m_columns.id())
            return source == text;
        if (row.multiword && !fieldOfRange(field)) // which has no meaning; it is kept
            return true;
        if (row.multiword || !field) {
            const std::string_view value
                = row.multiword ? valueOf(*row.multiword, field) : row.token->furtherField(m_columns.names()[index]);
            return source == text || source == value;
        }
        Token read;
        if (!setCell(read, *field, source))
            return false;
        return fieldText(read, *field) == fieldText(*row.token, *field) || source == text;
    }

    static bool fieldOfRange(std::optional<WordField> field)
    {
        return field == WordField::Form || field == WordField::Misc || field == WordField::Feats;
    }

    /// The blank line, as the source has it.
    void appendEnd(std::string& out) const
    {
        if (m_lines.empty()) {
            out += m_newline;
            return;
        }
        const Line& last = m_lines.back();
        if (last.text.find_first_not_of(" \t") == std::string_view::npos) {
            if (!out.ends_with('\n'))
                out += m_newline;
            out.append(last.text).append(last.ending);
        }
    }

    const Sentence& m_sentence;
    const ConlluColumns& m_columns;
    std::vector<Line> m_lines;
    bool m_isOurs;
    std::string_view m_newline = "\n";
    static inline const std::string emptyField;
};

} // namespace

std::string writtenConllu(const Sentence& sentence, const ConlluColumns& columns, bool isOurs)
{
    return Writer(sentence, columns, isOurs ? splitLines(sentence.source.text()) : std::vector<Line>(), isOurs).run();
}

} // namespace arcwright
