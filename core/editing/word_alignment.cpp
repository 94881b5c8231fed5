// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/word_alignment.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "core/base/sequence_alignment.h"

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

WordAlignment::WordAlignment(SentencePointers before, SentencePointers after) : m_beforeStarts(startsOf(before))
{
    Sources old = sourcesOf(before);
    Sources now = sourcesOf(after);
    m_sameSource = old.text == now.text;
    m_beforeLines = std::move(old.linesBefore);
    m_afterLines = std::move(now.linesBefore);
    const auto oldWords = wordsOf(before, m_beforeLines);
    const auto newWords = wordsOf(after, m_afterLines);
    m_inAfter.resize(oldWords.size());
    std::size_t i = 0;
    std::size_t j = 0;
    const auto addSingles = [&](std::size_t toOld, std::size_t toNew) {
        for (; i < toOld; ++i)
            m_pairs.push_back({oldWords[i].place, {}});
        for (; j < toNew; ++j)
            m_pairs.push_back({{}, newWords[j].place});
    };
    const auto alike = [&](std::size_t old, std::size_t now) { return likeness(oldWords[old], newWords[now]); };
    const auto areSame = [&](std::size_t old, std::size_t now) { return alike(old, now) > 1; };
    for (const auto& [oldIndex, newIndex] : alignedPairs(oldWords.size(), newWords.size(), alike, areSame)) {
        addSingles(oldIndex, newIndex);
        m_inAfter[oldIndex] = newWords[newIndex].place;
        m_pairs.push_back({oldWords[i++].place, newWords[j++].place});
    }
    addSingles(oldWords.size(), newWords.size());
}

} // namespace arcwright
