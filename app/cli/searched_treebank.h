// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/documents/treebank.h"
#include "core/query/askable.h"
#include "core/query/attachment_kinds.h"
#include "core/query/find_matches.h"

namespace arcwright::cli {

/// The files of a layer, by the name that patterns know it by.
struct LayerFiles {
    std::string name;
    std::vector<std::string> paths;
};

/// What the layers say of one sentence.
struct SentenceLayers {
    struct Said {
        Graph graph;
        std::vector<int> unsaid;
        std::vector<double> confidences;
    };
    SentenceLayers() = default;
    SentenceLayers(SentenceLayers&&) = default;
    SentenceLayers& operator=(SentenceLayers&&) = default;

    std::vector<Said> said; ///< by layer
    std::vector<SearchedLayer> layers; ///< which point to what is said
};

/// A treebank that is searched, with other trees of its sentences.
class SearchedTreebank {
public:
    /// Fails where a file cannot be opened, and where a layer has another number of sentences, with the place where it
    /// begins to differ.
    static Result<SearchedTreebank> open(const std::vector<std::string>& in, const std::vector<LayerFiles>& layers);

    const Treebank& treebank() const { return m_treebank; }
    /// What a query can ask. Where it asks how sure parsers were, reads the layers up to the first word that says it.
    SearchedFiles files(const Query& query) const;
    void setVocabulary(Vocabulary vocabulary) { m_vocabulary = std::move(vocabulary); }
    /// Reads what a query asks of whole layers: where it asks for kinds, whether a layer knows further parents, up to
    /// the first. Sentences that cannot be read are passed over.
    void readFor(const Query& query);
    /// Kinds of attachment, for patterns that ask for them.
    void setKinds(std::vector<AttachmentKind> kinds) { m_kinds = std::move(kinds); }
    const std::vector<AttachmentKind>& kinds() const { return m_kinds; }

    /// What the layers say of sentence `index`, whose words they may divide in another way: see project(). Fails where
    /// they have other text, with the place of the first word that differs, or a sentence that cannot be read. Nothing
    /// is said of a sentence of the treebank that cannot be.
    Result<SentenceLayers> layersOf(std::size_t index, const std::shared_ptr<const Sentence>& sentence) const;
    /// The sentence as it is searched; both must live longer.
    SearchedSentence searched(const Sentence& sentence, const SentenceLayers& layers) const;

private:
    struct Layer {
        std::string name;
        Treebank treebank;
        bool isGraph = false; ///< knows further parents; read where a query asks for kinds
    };

    Treebank m_treebank;
    std::vector<Layer> m_layers;
    std::optional<Vocabulary> m_vocabulary;
    std::vector<AttachmentKind> m_kinds;
    std::shared_ptr<RelationPool> m_relations = std::make_shared<RelationPool>();
};

} // namespace arcwright::cli
