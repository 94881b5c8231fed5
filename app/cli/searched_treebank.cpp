// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/searched_treebank.h"

#include <cstdlib>
#include <limits>
#include <utility>

#include "app/cli/console.h"
#include "core/evaluation/alignment.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/evaluation/projection.h"
#include "core/evaluation/told_confidences.h"

namespace arcwright::cli {

namespace {

bool saysHowSure(const Treebank& treebank)
{
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        if (!toldConfidences(*treebank.sentence(i)).empty())
            return true;
    }
    return false;
}

bool knowsFurtherParents(const Treebank& treebank, RelationPool& relations)
{
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        const auto sentence = treebank.sentence(i);
        if (!sentence->problem && !graphOf(*sentence, relations).secondary.empty())
            return true;
    }
    return false;
}

} // namespace

Result<SearchedTreebank> SearchedTreebank::open(
    const std::vector<std::string>& in, const std::vector<LayerFiles>& layers)
{
    auto treebank = openNamed(in);
    if (!treebank)
        return failure(std::move(treebank.error()));
    SearchedTreebank searched;
    searched.m_treebank = std::move(*treebank);
    for (const LayerFiles& layer : layers) {
        auto other = openNamed(layer.paths);
        if (!other)
            return failure(std::move(other.error()));
        if (other->size() != searched.m_treebank.size())
            return failure(*findUnprojectable(searched.m_treebank, *other, *searched.m_relations));
        searched.m_layers.push_back({layer.name, std::move(*other)});
    }
    return searched;
}

SearchedFiles SearchedTreebank::files(const Query& query) const
{
    SearchedFiles files;
    files.hasDocumentNames = true;
    const bool asksHowSure = asksFor(query, PatternField::Kind::Confidence);
    for (const auto& document : m_treebank.documents())
        files.formats.push_back(document->format());
    for (const Layer& layer : m_layers) {
        files.layers.push_back(layer.name);
        if (asksHowSure && saysHowSure(layer.treebank))
            files.confidentLayers.push_back(layer.name);
    }
    files.hasVocabulary = m_vocabulary.has_value();
    files.kinds = namesOf(m_kinds);
    return files;
}

void SearchedTreebank::readFor(const Query& query)
{
    if (!asksForLayers(query) || !asksFor(query, PatternField::Kind::Kind))
        return;
    for (Layer& layer : m_layers)
        layer.isGraph = knowsFurtherParents(layer.treebank, *m_relations);
}

Result<SentenceLayers> SearchedTreebank::layersOf(
    std::size_t index, const std::shared_ptr<const Sentence>& sentence) const
{
    SentenceLayers all;
    all.said.reserve(m_layers.size()); // what is said is pointed to
    for (const Layer& layer : m_layers) {
        SentenceLayers::Said& said = all.said.emplace_back();
        all.layers.push_back({layer.name, nullptr, m_relations.get(), &said.unsaid, &said.confidences});
        all.layers.back().isGraph = layer.isGraph;
        const auto other = layer.treebank.sentence(index);
        if (sentence->problem)
            continue;
        if (other->problem)
            return failure(*other->problem);
        if (!findMismatch(*sentence, *other, index)) {
            said.graph = graphOf(*other, *m_relations);
            said.confidences = toldConfidences(*other);
        } else if (auto projection = project(sentence, other, *m_relations)) {
            said.graph = std::move(projection->graph);
            said.unsaid = std::move(projection->unsaid);
        } else {
            return failure(*findMismatch(m_treebank, layer.treebank, index));
        }
        all.layers.back().graph = &said.graph;
    }
    return all;
}

SearchedSentence SearchedTreebank::searched(const Sentence& sentence, const SentenceLayers& layers) const
{
    SearchedSentence searched{sentence};
    searched.layers = layers.layers;
    searched.vocabulary = m_vocabulary ? &*m_vocabulary : nullptr;
    return searched;
}

} // namespace arcwright::cli
