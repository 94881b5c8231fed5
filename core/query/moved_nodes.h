// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// Where the words and empty nodes of a sentence are while others come and go. A node is known by a key that stays: the
/// number that it has in matches of patterns (PatternMatch), or the next one for what is new. Told what was done, it
/// says what insertToken(), deleteToken(), insertEmptyNode() and deleteEmptyNode() make of the numbers.
class MovedNodes {
public:
    explicit MovedNodes(const Sentence& sentence);

    /// Whether the key was there from the beginning.
    bool isOld(int key) const { return key <= m_oldCount; }
    /// The node of a key as the sentence is now; none if it is gone.
    std::optional<NodeId> now(int key) const { return m_nodes[static_cast<std::size_t>(key)]; }

    /// A word with that number has come. Returns its key.
    int insertWord(int word);
    /// An empty node with that id has come. Returns its key.
    int insertEmptyNode(NodeId node);
    /// A word has gone, before which stood so many empty nodes: its own follow them.
    void eraseWord(int word, int emptyBefore);
    void eraseEmptyNode(NodeId node);

    /// Of each of so many words there are now the number it had, 0 for new ones.
    std::vector<int> wordsBefore(int words) const;

private:
    std::vector<std::optional<NodeId>> m_nodes; ///< by key; 0 is none
    int m_oldCount = 0;
};

} // namespace arcwright
