// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace arcwright {

/// What an enhanced graph has beside the tree, after the guidelines of Universal Dependencies, in the order in which it
/// is added: what is said of a predicate holds for the one that is left out, for conjuncts, and then for what it
/// controls; what stands in a relative clause for a word is settled then; labels come last.
enum class EnhancementKind {
    Copy, ///< the arcs of the tree, for words that have no arc in the graph
    Gapping, ///< an empty node in the place of a predicate that is left out (`orphan`)
    Dependents, ///< what conjuncts share: subjects, objects behind the last one
    Conjuncts, ///< the parents of the first conjunct are those of all
    Controlled, ///< subjects of `xcomp`
    Relative, ///< what a relative pronoun stands for, and `ref`
    Labels, ///< adpositions, subordinators, conjunctions and Case, appended to relations
};

struct EnhancementKindRow {
    EnhancementKind kind;
    std::string_view name; ///< as the command line has it
};

/// All kinds, in their order.
inline constexpr std::array enhancementKinds{
    EnhancementKindRow{EnhancementKind::Copy, "copy"},
    EnhancementKindRow{EnhancementKind::Gapping, "gapping"},
    EnhancementKindRow{EnhancementKind::Dependents, "dependents"},
    EnhancementKindRow{EnhancementKind::Conjuncts, "conjuncts"},
    EnhancementKindRow{EnhancementKind::Controlled, "controlled"},
    EnhancementKindRow{EnhancementKind::Relative, "relative"},
    EnhancementKindRow{EnhancementKind::Labels, "labels"},
};
inline constexpr std::size_t enhancementKindCount = enhancementKinds.size();

/// Which kinds are asked for.
class EnhancementKinds {
public:
    EnhancementKinds() = default;
    static EnhancementKinds all()
    {
        EnhancementKinds kinds;
        kinds.m_has.fill(true);
        return kinds;
    }

    bool contains(EnhancementKind kind) const { return m_has[static_cast<std::size_t>(kind)]; }
    void set(EnhancementKind kind, bool has = true) { m_has[static_cast<std::size_t>(kind)] = has; }
    bool isEmpty() const { return *this == EnhancementKinds(); }

    friend bool operator==(const EnhancementKinds&, const EnhancementKinds&) = default;

private:
    std::array<bool, enhancementKindCount> m_has{};
};

constexpr std::string_view nameOf(EnhancementKind kind)
{
    return enhancementKinds[static_cast<std::size_t>(kind)].name;
}

} // namespace arcwright
