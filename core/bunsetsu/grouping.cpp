// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/grouping.h"

#include "core/bunsetsu/word_classes.h"

namespace arcwright {

namespace {

bool isPrefix(const Token& word)
{
    return word.upos == "接頭辞" || word.upos == "接頭詞";
}

bool isNoun(const Token& word)
{
    return word.upos == "名詞" || word.upos == "未定義語";
}

/// Adverbs in a noun's dress, as 今日 and そのため: they stand by themselves.
bool standsAlone(const Token& word)
{
    return word.xpos == "時相名詞" || word.xpos == "副詞可能" || word.xpos == "代名詞" || word.xpos == "非自立";
}

/// する and what it becomes, which makes a verb of a noun.
bool makesVerbs(const Token& word)
{
    return word.upos == "動詞" && (word.lemma == "する" || word.lemma == "できる" || word.lemma == "為る");
}

bool isCompound(const Token& first, const Token& second)
{
    return isPrefix(first) || (isNoun(first) && makesVerbs(second))
        || (isNoun(first) && isNoun(second) && !standsAlone(first) && !standsAlone(second));
}

bool beginsBunsetsu(const Sentence& sentence, int id, TagSet tagSet)
{
    const Token& before = sentence.word(id - 1);
    const Token& word = sentence.word(id);
    const WordClass last = classOf(before, tagSet);
    const WordClass kind = classOf(word, tagSet);
    if (last.opening)
        return false; // it belongs to what it opens
    if (kind.opening)
        return true;
    if (kind.role != WordRole::Content)
        return false;
    if (last.closing && id > 2)
        return !isNoun(word) || !isCompound(sentence.word(id - 2), word);
    return last.role != WordRole::Content || !isCompound(before, word);
}

} // namespace

Sentence groupedIntoBunsetsu(Sentence sentence)
{
    if (!sentence.bunsetsu.empty() || sentence.tokens.empty() || sentence.problem)
        return sentence;
    const TagSet tagSet = tagSetOf(sentence);
    for (int word = 1; word <= sentence.size(); ++word) {
        if (word == 1 || beginsBunsetsu(sentence, word, tagSet)) {
            sentence.bunsetsu.emplace_back();
            sentence.bunsetsu.back().first = word;
        }
        sentence.bunsetsu.back().last = word;
    }
    return sentence;
}

Treebank groupedIntoBunsetsu(const Treebank& treebank)
{
    Treebank grouped = treebank;
    for (std::size_t d = 0; d < treebank.documents().size(); ++d) {
        const Document& document = *treebank.documents()[d];
        if (!document.format()->hasBunsetsu())
            continue;
        std::vector<Edit> edits;
        for (std::size_t i = 0; i < document.size(); ++i) {
            const auto sentence = document.sentence(i);
            if (sentence->bunsetsu.empty() && !sentence->tokens.empty() && !sentence->problem)
                edits.push_back(replacement(
                    document.id(i), sentence, std::make_shared<const Sentence>(groupedIntoBunsetsu(*sentence))));
        }
        if (!edits.empty())
            grouped = grouped.with(d, document.with(edits));
    }
    return grouped;
}

} // namespace arcwright
