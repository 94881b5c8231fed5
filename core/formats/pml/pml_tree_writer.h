// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/formats/pml/pml_patches.h"
#include "core/formats/pml/pml_sentence.h"

namespace arcwright {

/// Moves nodes: the bytes of a tree in which words have other heads. Each node keeps its bytes, but for patches of its
/// own, its name as a member of a list, and the list of its children.
class PmlTreeWriter {
public:
    /// `heads` has one for each word, word 1 first, and is a tree no deeper than can be read. `patches` are those of
    /// each node itself, the technical root first.
    PmlTreeWriter(const PmlSentence& read, const PmlTreebank& treebank, const std::vector<int>& heads,
        std::vector<std::vector<PmlPatch>> patches);

    /// The bytes of the whole tree.
    std::string written() const { return writtenNode(0, m_tree[PmlElements::root].name); }

private:
    using Nodes = std::vector<int>;

    std::string writtenNode(int node, const std::string& name) const;
    std::vector<PmlPatch> patchesOf(int node) const;
    void addListPatches(int node, std::vector<PmlPatch>& patches) const;
    void addMemberPatches(int node, const Nodes& now, std::vector<PmlPatch>& patches) const;
    std::string newList(const Nodes& now, std::string_view space) const;
    PmlGap gapForList(int node) const;
    Nodes membersNow(int node) const;
    bool isShorthand(int node) const;
    int elementOf(int node) const { return m_read.node(node).element; }
    std::string named(std::string_view name) const { return m_tree.prefix() + std::string(name); }

    const PmlSentence& m_read;
    const PmlElements& m_tree;
    const PmlTreebank& m_treebank;
    std::vector<std::vector<PmlPatch>> m_patches;
    std::vector<Nodes> m_children; ///< as they are now, by place
    std::vector<bool> m_isChanged; ///< the bytes of the node or of one below it
};

} // namespace arcwright
