// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/with_graph.h"

#include <algorithm>
#include <string>

#include "core/treebank/format.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

Sentence withGraph(Sentence sentence, const Graph& graph, bool isGraph, const RelationPool& relations)
{
    for (int word = 1; word <= sentence.size(); ++word) {
        const Arc arc = graph.arc(word);
        Token& token = sentence.word(word);
        token.head = arc.head;
        token.relation = relations.text(arc.relation);
        token.parents.clear();
        if (isGraph)
            token.parents.push_back({{arc.head, 0}, token.relation});
    }
    const auto& format = sentence.source.format;
    const bool isFurther = format && format->holdsFurther(pml::isMember);
    for (int word = 1; word <= sentence.size() && !graph.members.empty(); ++word)
        setPragueFlag(sentence.word(word), pml::isMember, graph.members[static_cast<std::size_t>(word)], isFurther);
    for (const Arc& arc : graph.secondary)
        sentence.word(arc.dependent).parents.push_back({{arc.head, 0}, std::string(relations.text(arc.relation))});
    for (Token& token : sentence.tokens)
        std::stable_sort(token.parents.begin(), token.parents.end(),
            [](const Parent& first, const Parent& second) { return first.head.word < second.head.word; });
    return sentence;
}

} // namespace arcwright
