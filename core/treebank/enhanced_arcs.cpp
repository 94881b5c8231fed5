// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/enhanced_arcs.h"

#include <string>

#include "core/treebank/parents.h"

namespace arcwright {

std::vector<Arc> enhancedArcsOf(const Sentence& sentence, RelationPool& relations)
{
    std::vector<Arc> arcs;
    if (!holdsEnhancedGraph(sentence))
        return arcs;
    for (int id = 1; id <= sentence.size(); ++id) {
        for (const Parent& parent : sentence.word(id).parents) {
            if (parent.head.empty == 0)
                arcs.push_back({parent.head.word, id, relations.intern(parent.relation)});
        }
    }
    return arcs;
}

Sentence withEnhancedArcs(Sentence sentence, const std::vector<Arc>& arcs, const RelationPool& relations)
{
    for (Token& token : sentence.tokens)
        token.parents.clear();
    for (const Arc& arc : arcs)
        sentence.word(arc.dependent).parents.push_back({{arc.head, 0}, std::string(relations.text(arc.relation))});
    return sentence;
}

} // namespace arcwright
