// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/query/moved_nodes.h"
#include "core/query/rewrite.h"
#include "core/query/sentence_units.h"

namespace arcwright {

/// Makes what a replacement says of the matches of a sentence, one after the other; see rewritten(). What it is made of
/// must live longer.
class Rewriting {
public:
    Rewriting(const SearchedSentence& searched, const Rewrite& rewrite);

    Result<void> apply(const PatternMatch& match);

    const Sentence& sentence() const { return m_sentence; }
    const MovedNodes& nodes() const { return m_nodes; }

private:
    bool isPossible(const Assignment& assignment) const;
    std::optional<NodeId> now(std::size_t node) const { return m_nodes.now(m_keys[node]); }
    Result<Sentence> changed(const Assignment& assignment);
    Result<Sentence> inserted(const Assignment& assignment);
    Result<Sentence> insertedEmptyNode(const Assignment& assignment, NodeId beside);
    Result<Sentence> deleted(const Assignment& assignment);
    Result<Sentence> withArcs(const Assignment& assignment);
    Result<Sentence> withArc(const Assignment& assignment, NodeId dependent, const Parent& parent);
    Result<Sentence> withValue(const Assignment& assignment);
    Result<Sentence> withHeadOf(const Assignment& assignment, int dependent);
    Result<std::optional<std::string>> valueFor(const Assignment& assignment) const;
    Result<int> layerFor(const Assignment& assignment) const;
    int emptyNodesAfter(int word) const;

    const Rewrite& m_rewrite;
    SentenceUnits m_units; ///< of the sentence as it was
    Sentence m_sentence;
    MovedNodes m_nodes;
    std::vector<int> m_keys; ///< of the match, then of what is inserted for it; 0 for none
    std::set<int> m_hanging; ///< keys of new empty nodes with no arc but the one from the root that nobody chose
};

} // namespace arcwright
