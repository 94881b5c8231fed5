// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/bunsetsu_as_words.h"

#include <algorithm>

#include "core/treebank/japanese_fields.h"

namespace arcwright {

namespace {

constexpr std::string_view spaceAfter = "SpaceAfter";

/// The word that leaves a bunsetsu: the last one whose head is outside of it; its last word if none is.
int leavingWord(const Sentence& sentence, const Bunsetsu& bunsetsu)
{
    for (int id = bunsetsu.last; id >= bunsetsu.first; --id) {
        const int head = sentence.word(id).head;
        if (head != kNoHead && (head < bunsetsu.first || head > bunsetsu.last))
            return id;
    }
    return bunsetsu.last;
}

bool isType(std::string_view relation)
{
    return relation == "D" || relation == "P" || relation == "A" || relation == "I";
}

std::vector<Bunsetsu> labelledBunsetsu(Sentence& sentence, const Format& to)
{
    std::vector<Bunsetsu> found;
    for (int id = 1; id <= sentence.size(); ++id) {
        Token& token = sentence.word(id);
        if (found.empty() || token.furtherField(japanese::bunsetsuLabel) != "I") {
            std::string rest(token.furtherField(japanese::bunsetsuRest));
            found.push_back({id, id, kNoHead, {}, to.holdsBunsetsuRest(rest) ? std::move(rest) : std::string(), {}});
        }
        found.back().last = id;
        token.setFurther(japanese::bunsetsuLabel, {});
        token.setFurther(japanese::bunsetsuRest, {});
    }
    return found;
}

} // namespace

void bunsetsuToWords(Sentence& sentence, const Format& from, const Format& to)
{
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu) {
        for (int id = bunsetsu.first; id < bunsetsu.last; ++id) {
            sentence.word(id).head = id + 1;
            sentence.word(id).relation = insideBunsetsu;
        }
        Token& last = sentence.word(bunsetsu.last);
        last.head = bunsetsu.head <= kRoot ? bunsetsu.head
                                           : sentence.bunsetsu[static_cast<std::size_t>(bunsetsu.head) - 1].last;
        last.relation = bunsetsu.type;
        for (int id = bunsetsu.first; id <= bunsetsu.last; ++id)
            sentence.word(id).setFurther(japanese::bunsetsuLabel, id == bunsetsu.first ? "B" : "I");
        if (from.holdsBunsetsuRest(bunsetsu.rest))
            sentence.word(bunsetsu.first).setFurther(japanese::bunsetsuRest, bunsetsu.rest);
    }
    sentence.bunsetsu.clear();
    if (!to.holds(WordField::Misc))
        return;
    for (int id = 1; id < sentence.size(); ++id) {
        std::string& misc = sentence.word(id).misc;
        misc = std::string(spaceAfter) + "=No" + (misc.empty() ? "" : "|") + misc;
    }
}

void wordsToBunsetsu(Sentence& sentence, const Format& to)
{
    const bool hasHeads = std::any_of(
        sentence.tokens.begin(), sentence.tokens.end(), [](const Token& token) { return token.head != kNoHead; });
    const bool hasLabels = std::any_of(sentence.tokens.begin(), sentence.tokens.end(),
        [](const Token& token) { return !token.furtherField(japanese::bunsetsuLabel).empty(); });
    if (!hasHeads && !hasLabels)
        return;
    auto bunsetsu = labelledBunsetsu(sentence, to);
    std::vector<int> ofWord(sentence.tokens.size() + 1, kRoot);
    for (std::size_t i = 0; i < bunsetsu.size(); ++i)
        std::fill(ofWord.begin() + bunsetsu[i].first, ofWord.begin() + bunsetsu[i].last + 1, static_cast<int>(i) + 1);
    for (Bunsetsu& phrase : bunsetsu) {
        const Token& word = sentence.word(leavingWord(sentence, phrase));
        phrase.head = word.head == kNoHead ? kNoHead : ofWord[static_cast<std::size_t>(word.head)];
        if (phrase.head != kNoHead)
            phrase.type = isType(word.relation) ? word.relation : "D";
    }
    sentence.bunsetsu = std::move(bunsetsu);
}

void dropBunsetsuRests(Sentence& sentence)
{
    for (Bunsetsu& bunsetsu : sentence.bunsetsu)
        bunsetsu.rest.clear();
}

} // namespace arcwright
