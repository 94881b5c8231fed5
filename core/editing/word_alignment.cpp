// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/word_alignment.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace arcwright {

struct WordAlignment::Word {
    WordPlace place;
    int key = 0;
    std::string_view form;
};

namespace {

/// The source of several sentences, those that share one counted once, and the lines of it before that of each.
struct Sources {
    std::string text;
    std::vector<int> linesBefore;
};

Sources sourcesOf(SentencePointers sentences)
{
    Sources sources;
    int lines = 0;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const SourceSlice& source = sentences[i]->source;
        if (i > 0 && source.isSame(sentences[i - 1]->source)) {
            sources.linesBefore.push_back(sources.linesBefore.back());
            continue;
        }
        if (!sources.text.empty() && !sources.text.ends_with('\n'))
            sources.text += '\n';
        lines = static_cast<int>(std::count(sources.text.begin(), sources.text.end(), '\n'));
        sources.linesBefore.push_back(lines);
        sources.text += source.text();
    }
    return sources;
}

std::vector<std::size_t> startsOf(SentencePointers sentences)
{
    std::vector<std::size_t> starts;
    std::size_t words = 0;
    for (const auto& sentence : sentences) {
        starts.push_back(words);
        words += sentence->tokens.size();
    }
    starts.push_back(words);
    return starts;
}

/// How much speaks for two words being the same: 0 nothing, and they are not.
template <class Word>
int likeness(const Word& first, const Word& second)
{
    if (first.key != second.key)
        return 0;
    if (first.key != 0)
        return 4;
    return first.form == second.form ? 3 : 1;
}

/// The most alike pairs of words in order, as indices.
template <class Word>
std::vector<std::pair<std::size_t, std::size_t>> aligned(
    const std::vector<Word>& before, const std::vector<Word>& after)
{
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::size_t begin = 0;
    std::size_t rows = before.size();
    std::size_t columns = after.size();
    while (begin < std::min(rows, columns) && likeness(before[begin], after[begin]) > 1)
        pairs.emplace_back(begin, begin), ++begin;
    while (rows > begin && columns > begin && likeness(before[rows - 1], after[columns - 1]) > 1)
        pairs.emplace_back(--rows, --columns);

    // best[i][j]: of the words from i and from j on
    const std::size_t width = columns - begin + 1;
    std::vector<int> best((rows - begin + 1) * width, 0);
    const auto at = [&](std::size_t i, std::size_t j) -> int& { return best[(i - begin) * width + (j - begin)]; };
    for (std::size_t i = rows; i-- > begin;) {
        for (std::size_t j = columns; j-- > begin;) {
            const int alike = likeness(before[i], after[j]);
            at(i, j) = std::max({at(i + 1, j), at(i, j + 1), alike > 0 ? alike + at(i + 1, j + 1) : 0});
        }
    }
    for (std::size_t i = begin, j = begin; i < rows && j < columns;) {
        const int alike = likeness(before[i], after[j]);
        if (alike > 0 && at(i, j) == alike + at(i + 1, j + 1))
            pairs.emplace_back(i++, j++);
        else if (at(i, j) == at(i + 1, j))
            ++i;
        else
            ++j;
    }
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

} // namespace

std::vector<WordAlignment::Word> WordAlignment::wordsOf(SentencePointers sentences, const std::vector<int>& lines) const
{
    std::vector<Word> words;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        for (int id = 1; id <= sentences[i]->size(); ++id) {
            const Token& token = sentences[i]->word(id);
            words.push_back({{i, id}, key(lines, i, token.line), token.form});
        }
    }
    return words;
}

WordAlignment::WordAlignment(SentencePointers before, SentencePointers after)
    : m_beforeStarts(startsOf(before)), m_afterStarts(startsOf(after))
{
    Sources old = sourcesOf(before);
    Sources now = sourcesOf(after);
    m_sameSource = old.text == now.text;
    m_beforeLines = std::move(old.linesBefore);
    m_afterLines = std::move(now.linesBefore);
    const auto oldWords = wordsOf(before, m_beforeLines);
    const auto newWords = wordsOf(after, m_afterLines);
    m_inAfter.resize(oldWords.size());
    m_inBefore.resize(newWords.size());
    std::size_t i = 0;
    std::size_t j = 0;
    const auto addSingles = [&](std::size_t toOld, std::size_t toNew) {
        for (; i < toOld; ++i)
            m_pairs.push_back({oldWords[i].place, {}});
        for (; j < toNew; ++j)
            m_pairs.push_back({{}, newWords[j].place});
    };
    for (const auto& [oldIndex, newIndex] : aligned(oldWords, newWords)) {
        addSingles(oldIndex, newIndex);
        m_inAfter[oldIndex] = newWords[newIndex].place;
        m_inBefore[newIndex] = oldWords[oldIndex].place;
        m_pairs.push_back({oldWords[i++].place, newWords[j++].place});
    }
    addSingles(oldWords.size(), newWords.size());
}

} // namespace arcwright
