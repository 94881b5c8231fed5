// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/tree_relations.h"

#include <algorithm>

#include "core/treebank/attribute_list.h"
#include "core/validation/patterns.h"

namespace arcwright {

TreeRelations::TreeRelations(const Sentence& sentence)
    : m_sentence(sentence), m_heads(sentence.tokens.size() + 1, kNoHead), m_dependents(sentence.tokens.size() + 1)
{
    for (int word = 1; word <= sentence.size(); ++word) {
        const int head = sentence.word(word).head;
        if (head < kRoot || head > sentence.size() || head == word)
            continue;
        m_heads[static_cast<std::size_t>(word)] = head;
        m_dependents[static_cast<std::size_t>(head)].push_back(word);
    }
    m_order = m_dependents.front();
    for (std::size_t next = 0; next < m_order.size(); ++next) {
        const auto& below = dependents(m_order[next]);
        m_order.insert(m_order.end(), below.begin(), below.end());
    }
}

std::string_view TreeRelations::main(int word) const
{
    return mainRelation(relation(word));
}

bool TreeRelations::descends(int word, int top) const
{
    for (int steps = 0; word > kRoot && steps <= size(); ++steps) {
        if (word == top)
            return true;
        word = head(word);
    }
    return false;
}

bool TreeRelations::isConjunct(int word) const
{
    return head(word) > kRoot && main(word) == "conj";
}

int TreeRelations::firstConjunct(int word) const
{
    for (int steps = 0; isConjunct(word) && steps <= size(); ++steps)
        word = head(word);
    return word;
}

bool TreeRelations::hasDependent(int word, std::initializer_list<std::string_view> mainRelations) const
{
    const auto& all = dependents(word);
    return std::any_of(all.begin(), all.end(), [&](int dependent) {
        return std::find(mainRelations.begin(), mainRelations.end(), main(dependent)) != mainRelations.end();
    });
}

bool TreeRelations::isPredicate(int word) const
{
    const std::string& upos = m_sentence.word(word).upos;
    return upos == "VERB" || upos == "AUX" || hasCopula(word);
}

bool TreeRelations::isPassive(int word) const
{
    if (hasFeature(word, "Voice", "Pass"))
        return true;
    const auto& all = dependents(word);
    return std::any_of(all.begin(), all.end(), [&](int dependent) {
        const std::string& each = relation(dependent);
        return each == "aux:pass" || each == "expl:pass" || each == "nsubj:pass" || each == "csubj:pass";
    });
}

bool TreeRelations::hasFeature(int word, std::string_view name, std::string_view value) const
{
    std::string_view values = attribute(m_sentence.word(word).feats, name).value_or(std::string_view());
    while (!values.empty()) {
        const auto end = std::min(values.find(','), values.size());
        if (values.substr(0, end) == value)
            return true;
        values.remove_prefix(std::min(end + 1, values.size()));
    }
    return false;
}

} // namespace arcwright
