// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/enhanced_practice.h"

#include <algorithm>
#include <vector>

#include "core/treebank/attribute_list.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

std::string_view mainPart(std::string_view relation)
{
    return relation.substr(0, relation.find(':'));
}

bool isMarker(const Token& word)
{
    const std::string_view main = mainPart(word.relation);
    return main == "case" || main == "mark" || main == "cc";
}

std::string_view lemmaOf(const Token& word)
{
    return word.lemma.empty() || word.lemma == "_" ? std::string_view(word.form) : std::string_view(word.lemma);
}

/// Dependents by head, each in the order of the words.
std::vector<std::vector<int>> dependentsByHead(const Sentence& sentence)
{
    std::vector<std::vector<int>> dependents(sentence.tokens.size() + 1);
    for (int word = 1; word <= sentence.size(); ++word) {
        const int head = sentence.word(word).head;
        if (head >= kRoot && head <= sentence.size())
            dependents[static_cast<std::size_t>(head)].push_back(word);
    }
    return dependents;
}

using Dependents = std::vector<std::vector<int>>;

std::string markersOf(const Sentence& sentence, const Dependents& dependents, int word)
{
    std::string markers;
    for (const int each : dependents[static_cast<std::size_t>(word)]) {
        const Token& marker = sentence.word(each);
        if (!isMarker(marker))
            continue;
        markers.append(markers.empty() ? "" : "+").append(lemmaOf(marker));
        for (const int part : dependents[static_cast<std::size_t>(each)]) {
            if (mainPart(sentence.word(part).relation) == "fixed")
                markers.append("_").append(lemmaOf(sentence.word(part)));
        }
    }
    return markers;
}

/// The markers of a word; of a conjunct without one (`A` of `A, B and C`) those of the conjuncts behind it.
std::string markersFor(const Sentence& sentence, const Dependents& dependents, int word)
{
    std::string markers = markersOf(sentence, dependents, word);
    const Token& token = sentence.word(word);
    if (!markers.empty() || mainPart(token.relation) != "conj" || token.head < 1 || token.head > sentence.size())
        return markers;
    for (const int other : dependents[static_cast<std::size_t>(token.head)]) {
        if (other > word && markers.empty() && mainPart(sentence.word(other).relation) == "conj")
            markers = markersOf(sentence, dependents, other);
    }
    return markers;
}

/// What an arc is counted by: relation and markers, and those with Case.
struct Keys {
    std::string general;
    std::string exact;
};

Keys keysFor(const Sentence& sentence, const Dependents& dependents, int word)
{
    const Token& token = sentence.word(word);
    std::string general = token.relation + '\t' + markersFor(sentence, dependents, word);
    std::string exact = general + '\t' + std::string(attribute(token.feats, "Case").value_or(std::string_view()));
    return {std::move(general), std::move(exact)};
}

} // namespace

void EnhancedPractice::add(const Sentence& sentence)
{
    if (sentence.problem || sentence.tokens.empty() || !holdsEnhancedGraph(sentence))
        return;
    ++m_sentences;
    if (std::all_of(
            sentence.tokens.begin(), sentence.tokens.end(), [](const Token& word) { return word.parents.empty(); }))
        return;
    ++m_withGraph;
    const Dependents dependents = dependentsByHead(sentence);
    for (int word = 1; word <= sentence.size(); ++word) {
        const Token& token = sentence.word(word);
        const auto copy = basicCopy(token);
        if (copy == token.parents.end() || token.relation.empty())
            continue;
        const Keys keys = keysFor(sentence, dependents, word);
        ++m_relations[keys.general][copy->relation];
        ++m_relations[keys.exact][copy->relation];
    }
}

std::string EnhancedPractice::relationFor(const Sentence& sentence, int word) const
{
    const Keys keys = keysFor(sentence, dependentsByHead(sentence), word);
    for (const std::string* const key : {&keys.exact, &keys.general}) {
        const auto found = m_relations.find(*key);
        if (found == m_relations.end())
            continue;
        std::size_t all = 0;
        const Counts::value_type* best = nullptr;
        for (const auto& each : found->second) {
            all += each.second;
            if (!best || each.second > best->second || (each.second == best->second && each.first < best->first))
                best = &each;
        }
        if (best->second * 2 > all)
            return best->first;
    }
    return enhancedRelation(sentence.word(word).relation);
}

} // namespace arcwright
