// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// The features that the words of a treebank have, by part of speech, for offering them where FEATS are typed. What is
/// in FEATS without `=` is no feature and not counted.
class FeatureInventory {
public:
    /// Counts the features of a word. O(features log attributes).
    void add(std::string_view upos, std::string_view feats);
    bool isEmpty() const { return m_all.empty(); }

    /// The attributes that words of a part of speech have, the most frequent first, then those that other words alone
    /// have; of any word where nothing of that part of speech was counted. Ties: by name.
    std::vector<std::string> attributes(std::string_view upos) const;
    /// The values of an attribute, in the same order. Of `Nom,Acc` both count, each for itself.
    std::vector<std::string> values(std::string_view upos, std::string_view attribute) const;

private:
    using Counts = std::map<std::string, std::size_t, std::less<>>;
    using Attributes = std::map<std::string, Counts, std::less<>>;

    const Attributes* of(std::string_view upos) const;

    Attributes m_all;
    std::map<std::string, Attributes, std::less<>> m_byUpos;
};

/// Whether FEATS are written as UD does: items `Name=Value`, names beginning with a capital. Empty FEATS are.
bool areUdFeatures(std::string_view feats);

/// FEATS of UD with their items by name and the values of each by the alphabet, both whatever the case of their
/// letters, and nothing twice; spaces around items and empty items are dropped. Other FEATS, in which the order may
/// mean something, stay as they are.
std::string inUdOrder(std::string_view feats);

} // namespace arcwright
