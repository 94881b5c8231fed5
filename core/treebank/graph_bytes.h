// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/block_file.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// Collects the texts of relations while something is put into bytes, so that another process, whose pool has other
/// ids, reads the same.
class RelationWriter {
public:
    explicit RelationWriter(const RelationPool& pool) : m_pool(pool) { }

    /// The number that stands for a relation in the bytes; 0 for none.
    std::int32_t number(RelationId relation);
    /// The texts by number, as a block for RelationReader.
    std::string texts() const;

private:
    const RelationPool& m_pool;
    std::vector<RelationId> m_relations; ///< by number - 1
    std::vector<std::int32_t> m_numbers; ///< by id; 0: not yet there
};

/// The relations of such bytes in a pool.
class RelationReader {
public:
    /// `texts`: a block that RelationWriter wrote.
    RelationReader(std::string_view texts, RelationPool& pool);
    bool isSound() const { return m_sound; }
    /// None for 0; nothing for a number that is not there.
    std::optional<RelationId> relation(std::int32_t number) const;

private:
    std::vector<RelationId> m_relations; ///< by number
    bool m_sound = true;
};

/// Appends a graph.
void appendGraph(std::string& bytes, const Graph& graph, RelationWriter& relations);
/// Takes it off again; nothing if there is none.
std::optional<Graph> takeGraph(BlockReader& bytes, const RelationReader& relations);

} // namespace arcwright
