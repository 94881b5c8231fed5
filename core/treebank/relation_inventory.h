// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The kinds of arcs that relations are chosen for.
enum class ArcKind {
    Tree, ///< heads of words, types of bunsetsu
    Graph, ///< further parents: of the enhanced graph, secondary arcs, gaps, anaphora and discourse within a sentence
    Outer, ///< between words of two sentences
    BasicPhrase, ///< heads of basic phrases
};
inline constexpr std::size_t arcKindCount = 4;

/// The relations that a treebank has, by the kind of arcs and by what stands at the two ends of them. Copies are cheap
/// to read from several threads.
class RelationInventory {
public:
    /// Counts a sentence. O(words and arcs).
    void add(const Sentence& sentence);

    /// The relations of a kind, those of arcs between two units or nodes like these first, each time the most frequent
    /// first. `head` is empty for the root, and where an end is not known. Where `like` is not empty, those that are
    /// written as it is (`[subj]`: with brackets) come before all others. O(relations of the kind).
    std::vector<std::string> relationsOf(
        ArcKind kind, std::string_view head, std::string_view dependent, std::string_view like = {}) const;

    /// What a word, or a bunsetsu by its last word that is no sign, is counted as: its part of speech, or what it
    /// marks.
    static std::string endOf(const Sentence& sentence, int unit);
    static std::string endOf(const Token& token);
    /// Of the words `first` to `last`, a bunsetsu or a basic phrase.
    static std::string endOf(const Sentence& sentence, int first, int last);

private:
    using Counts = std::map<std::string, std::size_t, std::less<>>;
    void count(ArcKind kind, const std::string& head, const std::string& dependent, std::string_view relation);

    std::array<Counts, arcKindCount> m_all;
    std::array<std::map<std::pair<std::string, std::string>, Counts>, arcKindCount> m_between;
};

} // namespace arcwright
