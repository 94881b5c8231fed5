// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/id_checks.h"

namespace arcwright {

namespace {

/// Follows the ids down the sentence. A surface token is a multiword token, or a word that the last one does not cover.
class IdSequence {
public:
    IdSequence(const SentenceText& sentence, Report& report) : m_sentence(sentence), m_report(report) { }

    bool run()
    {
        for (const Row& row : m_sentence.rows)
            readRow(row);
        checkWords();
        for (const Token& token : m_tokens)
            checkToken(token);
        if (m_ok && m_words.empty()) {
            m_report.addOnSentence(TestId::EmptySentence);
            m_ok = false;
        }
        return m_ok;
    }

private:
    struct Token {
        int first = 0;
        int last = 0;
        const Row* row = nullptr;
    };

    void fail(TestId test, const Row& row, std::vector<std::string> arguments)
    {
        m_report.add(test, row, Column::Id, std::move(arguments));
        m_ok = false;
    }

    void readRow(const Row& row)
    {
        if (row.id.kind == IdKind::None) {
            fail(TestId::InvalidWordId, row, {std::string(row.field(Column::Id))});
            return;
        }
        if (row.isEmptyNode()) {
            readEmptyNode(row);
            return;
        }
        m_emptyNodes = 0;
        if (row.isRange()) {
            if (!m_words.empty() && row.id.first <= m_words.back())
                fail(TestId::MisplacedWordInterval, row, {std::string(row.field(Column::Id))});
            else
                m_tokens.push_back({row.id.first, row.id.second, &row});
            return;
        }
        const int id = row.id.first;
        m_words.push_back(id);
        if (m_tokens.empty() || id < m_tokens.back().first || id > m_tokens.back().last)
            m_tokens.push_back({id, id, &row});
    }

    void readEmptyNode(const Row& row)
    {
        const int word = m_words.empty() ? 0 : m_words.back();
        ++m_emptyNodes;
        if (row.id.first != word || row.id.second != m_emptyNodes)
            fail(TestId::MisplacedEmptyNode, row, {std::string(row.field(Column::Id))});
        // 4 4.1 5-6 5 6 is right, 4 5-6 4.1 5 6 is wrong.
        if (row.id.first == word && !m_tokens.empty() && word < m_tokens.back().first)
            fail(TestId::MisplacedEmptyNode, row, {std::string(row.field(Column::Id))});
    }

    void checkWords()
    {
        int expected = 1;
        for (const Row& row : m_sentence.rows) {
            if (!row.isWord())
                continue;
            if (row.id.first != expected) {
                fail(TestId::WordIdSequence, row, {std::string(row.field(Column::Id)), std::to_string(expected)});
                return;
            }
            ++expected;
        }
    }

    void checkToken(const Token& token)
    {
        if (token.last < token.first)
            fail(TestId::ReversedWordInterval, *token.row, {std::string(token.row->field(Column::Id))});
        else if (token.last > static_cast<int>(m_words.size()))
            fail(TestId::WordIntervalOut, *token.row,
                {std::string(token.row->field(Column::Id)), std::to_string(m_words.size())});
    }

    const SentenceText& m_sentence;
    Report& m_report;
    std::vector<int> m_words;
    std::vector<Token> m_tokens;
    int m_emptyNodes = 0; ///< since the last row that was none
    bool m_ok = true;
};

} // namespace

bool checkIds(const SentenceText& sentence, Report& report)
{
    return IdSequence(sentence, report).run();
}

bool checkRanges(const SentenceText& sentence, Report& report)
{
    bool ok = true;
    std::vector<bool> covered(static_cast<std::size_t>(sentence.words()) + 1, false);
    for (const Row& row : sentence.rows) {
        if (!row.isRange())
            continue;
        bool overlaps = false;
        for (auto word = static_cast<std::size_t>(row.id.first); word <= static_cast<std::size_t>(row.id.second);
             ++word) {
            overlaps = overlaps || covered[word];
            covered[word] = true;
        }
        if (overlaps) {
            report.add(TestId::OverlappingWordIntervals, row, Column::Id, {std::string(row.field(Column::Id))});
            ok = false;
        }
    }
    return ok;
}

} // namespace arcwright
