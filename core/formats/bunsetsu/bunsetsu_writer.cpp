// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/bunsetsu_writer.h"

#include <algorithm>

#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

using LineKind = BunsetsuFormat::LineKind;

/// A line to be written: one of the three.
struct Row {
    const Comment* comment = nullptr;
    const Token* token = nullptr;
    int bunsetsu = 0; ///< its number
};

/// The lines of a sentence in their order. At each place between two words stand the comments that belong there, and
/// perhaps the line of a bunsetsu among them.
class RowOrder {
public:
    RowOrder(const Sentence& sentence, const BunsetsuFormat& format) : m_sentence(sentence), m_format(format)
    {
        for (const Token& token : sentence.tokens)
            m_wordLines.push_back(token.line.number);
        std::sort(m_wordLines.begin(), m_wordLines.end());
    }

    std::vector<Row> run() const
    {
        std::vector<Row> rows;
        auto comment = m_sentence.comments.begin();
        std::size_t bunsetsu = 0;
        for (int word = 0; word <= m_sentence.size(); ++word) {
            if (word > 0)
                rows.push_back({nullptr, &m_sentence.word(word), 0});
            const std::size_t begin = rows.size();
            for (; comment != m_sentence.comments.end() && comment->wordsBefore <= word; ++comment)
                rows.push_back({&*comment, nullptr, 0});
            for (; bunsetsu < m_sentence.bunsetsu.size() && m_sentence.bunsetsu[bunsetsu].first <= word + 1; ++bunsetsu)
                rows.insert(placeFor(m_sentence.bunsetsu[bunsetsu], rows, begin),
                    Row{nullptr, nullptr, static_cast<int>(bunsetsu) + 1});
        }
        for (; comment != m_sentence.comments.end(); ++comment)
            rows.push_back({&*comment, nullptr, 0});
        return rows;
    }

private:
    /// Behind the last of the comments from `begin` on that come before the bunsetsu, and before its basic phrases: a
    /// new comment may stand behind those.
    std::vector<Row>::iterator placeFor(const Bunsetsu& bunsetsu, std::vector<Row>& rows, std::size_t begin) const
    {
        const auto first = rows.begin() + static_cast<std::ptrdiff_t>(begin);
        auto place = std::find_if(first, rows.end(), [&](const Row& row) {
            return row.comment && m_format.kindOf(row.comment->text) == LineKind::Phrase
                && !comesBefore(*row.comment, bunsetsu);
        });
        while (place != first && !(place - 1)->bunsetsu && !comesBefore(*(place - 1)->comment, bunsetsu))
            --place;
        return place;
    }

    /// The order of the two lines in the file, if they still belong together: no word stands between them there.
    bool comesBefore(const Comment& comment, const Bunsetsu& bunsetsu) const
    {
        const auto [low, high] = std::minmax(comment.line.number, bunsetsu.line.number);
        if (low > 0
            && std::upper_bound(m_wordLines.begin(), m_wordLines.end(), low)
                == std::lower_bound(m_wordLines.begin(), m_wordLines.end(), high))
            return comment.line.number < bunsetsu.line.number;
        return m_format.kindOf(comment.text) != LineKind::Phrase;
    }

    const Sentence& m_sentence;
    const BunsetsuFormat& m_format;
    std::vector<int> m_wordLines;
};

/// Writes a sentence over the lines of its source; the first problem ends it.
class Writer {
public:
    Writer(const Sentence& sentence, const BunsetsuFormat& format, std::string_view source)
        : m_sentence(sentence), m_format(format), m_codec(format.encoding()), m_lines(splitLines(source))
    {
        if (!m_lines.empty() && !m_lines.front().ending.empty())
            m_newline = m_lines.front().ending;
    }

    Result<std::string> run()
    {
        for (const Row& row : RowOrder(m_sentence, m_format).run())
            append(row);
        appendEnd();
        if (m_problem)
            return failure(std::move(*m_problem));
        return std::move(m_out);
    }

private:
    const Line* sourceOf(SourceLine line) const
    {
        const auto number = static_cast<std::size_t>(line.number);
        return number > 0 && number <= m_lines.size() ? &m_lines[number - 1] : nullptr;
    }

    void append(const Row& row)
    {
        const SourceLine line = row.comment ? row.comment->line
            : row.token                     ? row.token->line
                                            : m_sentence.bunsetsu[static_cast<std::size_t>(row.bunsetsu) - 1].line;
        const Line* source = sourceOf(line);
        m_row = line;
        beginLine();
        if (row.comment)
            appendComment(row.comment->text, source);
        else if (row.token)
            appendWord(*row.token, source);
        else
            appendBunsetsu(row.bunsetsu, source);
        m_out += source ? source->ending : m_newline;
    }

    void beginLine()
    {
        if (!m_out.empty() && !m_out.ends_with('\n')) // the source's last line had no end, and is the last no more
            m_out += m_newline;
    }

    void appendComment(const std::string& text, const Line* source)
    {
        if (source && m_codec.decoded(source->text) == text) {
            m_out += source->text;
            return;
        }
        const std::string line = inOneLine(text);
        const LineKind kind = m_format.kindOf(line);
        const bool isKept = kind == LineKind::Comment || kind == LineKind::Phrase || kind == LineKind::Other
            || kind == LineKind::Blank;
        if (!isKept)
            fail({FormatProblem::CommentNotWritable, {}, 0, 0, {line, std::string(m_format.name())}});
        m_out += encoded(line);
    }

    void appendBunsetsu(int number, const Line* source)
    {
        const Bunsetsu& bunsetsu = m_sentence.bunsetsu[static_cast<std::size_t>(number) - 1];
        const auto old = source ? m_format.parseBunsetsu(source->text) : BunsetsuFormat::BunsetsuLine();
        m_out += m_format.composeBunsetsu(bunsetsu, number);
        if (old && m_codec.decoded(old->rest()) == bunsetsu.rest)
            m_out += old->tail;
        else if (!bunsetsu.rest.empty())
            m_out += ' ' + encoded(inOneLine(bunsetsu.rest));
    }

    void appendWord(const Token& token, const Line* source)
    {
        const auto& cells = m_format.cells();
        const auto old = source ? m_format.split(source->text) : std::vector<std::string_view>(cells.size());
        std::vector<std::optional<std::string>> now(cells.size());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string value
                = cells[i].field ? fieldText(token, *cells[i].field) : std::string(token.furtherField(cells[i].name));
            const bool isThere = old[i].data() != nullptr;
            if (isThere && saysTheSame(cells[i], old[i], value))
                now[i] = old[i];
            else if (i == 0 || !value.empty() || (!cells[i].whenEmpty.empty() && (isThere || !source)))
                now[i] = encoded(m_format.textFor(cells[i], value));
        }
        m_out += m_format.join(now);
    }

    /// Whether a cell of the source reads as what is to be written, whatever its bytes.
    bool saysTheSame(const WordCell& cell, std::string_view source, const std::string& value) const
    {
        return m_format.valueOf(cell, m_codec.decoded(source)) == value;
    }

    static std::string inOneLine(std::string text)
    {
        std::replace_if(
            text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        return text;
    }

    std::string encoded(const std::string& text)
    {
        auto bytes = m_codec.encoded(text);
        if (bytes)
            return std::move(*bytes);
        fail(std::move(bytes.error()));
        return {};
    }

    /// The first problem counts.
    void fail(Problem problem)
    {
        if (m_problem)
            return;
        problem.line = m_sentence.source.line + static_cast<std::size_t>(std::max(m_row.number, 1)) - 1;
        problem.column = 1;
        m_problem = std::move(problem);
    }

    void appendEnd()
    {
        beginLine();
        const bool isEnded = !m_lines.empty() && m_format.kindOf(m_lines.back().text) == LineKind::End;
        m_out += isEnded ? m_lines.back().text : "EOS";
        m_out += isEnded ? m_lines.back().ending : m_newline;
    }

    const Sentence& m_sentence;
    const BunsetsuFormat& m_format;
    TextCodec m_codec;
    std::vector<Line> m_lines;
    std::string_view m_newline = "\n";
    SourceLine m_row; ///< that of the row being written
    std::string m_out;
    std::optional<Problem> m_problem;
};

} // namespace

Result<std::string> writtenBunsetsu(const Sentence& sentence, const BunsetsuFormat& format, bool isOurs)
{
    return Writer(sentence, format, isOurs ? sentence.source.text() : std::string_view()).run();
}

} // namespace arcwright
