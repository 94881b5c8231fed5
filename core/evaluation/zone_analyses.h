// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/documents/document.h"
#include "core/documents/layer.h"

namespace arcwright {

/// The places of sentences in two zones of one file (ZoneNames) that are in the same bundle, in the order of the first
/// zone; a bundle that has several trees of a zone pairs them in their order. O(n log n).
std::vector<std::pair<std::size_t, std::size_t>> pairedByBundle(const Document& first, const Document& second);

/// What another zone says of the sentences of a document.
struct ZoneAnalyses {
    std::vector<std::pair<std::size_t, Analysis>> found; ///< by place in the document, in order
    std::size_t shared = 0; ///< sentences that both zones have and that can be read

    /// Whether the zone is another analysis of the same words: of most sentences that both have. A translation can
    /// share a short sentence by chance.
    bool isOfSameWords() const { return areOfSameWords(found.size(), shared); }
    /// The same of several documents, by their sums.
    static bool areOfSameWords(std::size_t found, std::size_t shared) { return 2 * found > shared; }
};

/// Finds them by their bundles; a sentence of other words gets none, one whose text is divided otherwise what can be
/// told of it (project()). O(words).
ZoneAnalyses zoneAnalyses(
    const Document& document, const Document& zone, RelationPool& relations, const std::stop_token& stop = {});

/// The language of a zone: `cs` of `cs_ref`.
std::string_view languageOfZone(std::string_view zone);

/// Gathers what the zones of several documents of a treebank say, and tells which of them are other analyses of the
/// words that are open. That is decided once for a zone: a document that is read again changes only what the zone says.
class GatheredZones {
public:
    /// Adds what a zone says of a document, by the document's place in the treebank.
    void add(std::uint32_t place, const Document& document, const std::string& zone, ZoneAnalyses analyses);
    /// The layers of all that was added, named by their zones, without those that are not of the same words.
    /// `decided` says of zones what they are and is told of those that it does not know.
    std::map<std::string, Layer> take(std::map<std::string, bool>& decided);

private:
    std::map<std::string, Layer> m_layers;
    std::map<std::string, std::size_t> m_shared; ///< sentences, by zone
};

} // namespace arcwright
