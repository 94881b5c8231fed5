// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/documents/layer.h"
#include "core/query/find_matches.h"

namespace arcwright {

/// What layers say of some sentences, copied for a search on another thread: layers belong to one.
class CopiedLayers {
public:
    /// Copies what a layer says of a sentence; `name` is the one that patterns know it by.
    void add(const std::string& name, const Layer& layer, SentenceKey key);

    /// What the layers say of a sentence, every one of those that were added of any sentence among them. Points into
    /// this.
    std::vector<SearchedLayer> of(SentenceKey key, const RelationPool& relations) const;

private:
    struct Copy {
        std::map<SentenceKey, Analysis> analyses;
        bool isGraph = false; ///< whether the layer knows further parents, of whatever sentence
    };
    std::map<std::string, Copy> m_copies; ///< by name
};

} // namespace arcwright
