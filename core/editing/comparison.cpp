// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/comparison.h"

#include <algorithm>

#include "core/treebank/node_names.h"

namespace arcwright {

std::string formOf(const Sentence& sentence, NodeId node)
{
    if (node.empty != 0) {
        const EmptyNode* const found = findEmptyNode(sentence, node);
        return found ? found->token.form : std::string();
    }
    return node.word > 0 && node.word <= sentence.size() ? sentence.word(node.word).form : std::string();
}

ChangeSide sideOf(const Sentence& sentence, NodeId node)
{
    return {nodeName(node), formOf(sentence, node), "", "", ""};
}

int bunsetsuOf(const Sentence& sentence, int word)
{
    const auto found = std::find_if(sentence.bunsetsu.begin(), sentence.bunsetsu.end(),
        [&](const Bunsetsu& bunsetsu) { return bunsetsu.first <= word && word <= bunsetsu.last; });
    return found == sentence.bunsetsu.end() ? 0 : static_cast<int>(found - sentence.bunsetsu.begin()) + 1;
}

void Comparison::add(Changed what, ChangeSide before, ChangeSide after, std::string field)
{
    const ChangeKind kind = before == ChangeSide() ? ChangeKind::Added
        : after == ChangeSide()                    ? ChangeKind::Removed
                                                   : ChangeKind::Altered;
    m_changes.push_back({what, kind, std::move(field), std::move(before), std::move(after)});
}

bool Comparison::isSame(NodePlace before, NodePlace after) const
{
    const NodeId root;
    if (before.node == root || after.node == root)
        return before.node == after.node;
    if (before.node.empty == 0 || after.node.empty == 0)
        return before.node.empty == after.node.empty
            && m_words.inAfter({before.sentence, before.node.word}) == WordPlace{after.sentence, after.node.word};
    const EmptyNode* const first = findEmptyNode(this->before(before.sentence), before.node);
    const EmptyNode* const second = findEmptyNode(this->after(after.sentence), after.node);
    return first && second && isSame(before.sentence, *first, after.sentence, *second);
}

bool Comparison::isSame(std::size_t before, const EmptyNode& node, std::size_t after, const EmptyNode& other) const
{
    const int key = m_words.beforeKey(before, node.token.line);
    if (key != m_words.afterKey(after, other.token.line))
        return false;
    if (key != 0)
        return true;
    return node.id.empty == other.id.empty
        && isSame(NodePlace{before, {node.id.word, 0}}, NodePlace{after, {other.id.word, 0}});
}

/// A bunsetsu is that which has its last word.
WordPlace Comparison::sameBunsetsu(std::size_t i, int number) const
{
    const Bunsetsu& bunsetsu = before(i).bunsetsu[static_cast<std::size_t>(number) - 1];
    const WordPlace last = m_words.inAfter({i, bunsetsu.last});
    if (last.id == 0)
        return {};
    const int found = bunsetsuOf(after(last.sentence), last.id);
    const bool isLast
        = found != 0 && after(last.sentence).bunsetsu[static_cast<std::size_t>(found) - 1].last == last.id;
    return isLast ? WordPlace{last.sentence, found} : WordPlace();
}

WordPlace Comparison::sameUnit(std::size_t i, int unit) const
{
    return before(i).bunsetsu.empty() ? m_words.inAfter({i, unit}) : sameBunsetsu(i, unit);
}

} // namespace arcwright
