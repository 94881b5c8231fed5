// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <memory>
#include <string_view>
#include <vector>

#include "core/documents/document.h"

namespace arcwright {

/// Names a sentence of a treebank: which document, and which sentence of it.
struct SentenceKey {
    std::uint32_t document = 0;
    SentenceId sentence{};

    friend auto operator<=>(const SentenceKey&, const SentenceKey&) = default;
};

/// One or more documents read as one list of sentences: a snapshot of snapshots. Sentences count from 0 here; what a
/// user sees counts from 1.
class Treebank {
public:
    Treebank() = default;
    explicit Treebank(std::vector<std::shared_ptr<const Document>> documents);

    const std::vector<std::shared_ptr<const Document>>& documents() const { return m_documents; }
    /// Number of sentences of all documents.
    std::size_t size() const { return m_begins.empty() ? 0 : m_begins.back(); }

    struct Place {
        std::size_t document = 0;
        std::size_t sentence = 0;
    };
    /// The document of sentence `index` and its place there. O(log documents).
    Place place(std::size_t index) const;
    /// The index of the first sentence of a document.
    std::size_t begin(std::size_t document) const { return m_begins[document]; }

    std::shared_ptr<const Sentence> sentence(std::size_t index) const;
    SentenceKey key(std::size_t index) const;
    /// The index of a sentence, size() if it is not there.
    std::size_t indexOf(SentenceKey key) const;

    /// This treebank with one document replaced.
    Treebank with(std::size_t document, std::shared_ptr<const Document> changed) const;

private:
    std::vector<std::shared_ptr<const Document>> m_documents;
    std::vector<std::size_t> m_begins; ///< of each document, and the total
};

/// Whether `first` comes before `second` as people count: `page 9` before `page 10`.
bool naturallyBefore(std::string_view first, std::string_view second);

} // namespace arcwright
