// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "core/query/find_matches.h"
#include "core/query/searched_units.h"

namespace arcwright {

/// A sentence, with what the layers say of it, as searches see it. Layer 1 is the predicted one, if there is one; then
/// come the others. What it is made of must live longer.
class SentenceUnits : public SearchedUnits {
public:
    explicit SentenceUnits(const SearchedSentence& searched);

    /// The names of the layers, by number.
    std::vector<std::string_view> layerNames() const;
    /// What a layer other than gold says.
    const SearchedLayer& searchedLayer(int layer) const { return said(layer); }

    int count() const override { return m_sentence.unitCount(); }
    int emptyCount() const override
    {
        return m_sentence.bunsetsu.empty() ? static_cast<int>(m_sentence.emptyNodes.size()) : 0;
    }
    const std::vector<int>* heads(int layer) const override;
    bool says(int layer, int unit) const override;
    std::string_view relation(int layer, int unit) const override;
    std::optional<double> confidence(int layer, int unit) const override;
    bool isParent(int layer, int head, int dependent, const TextMatch& match) const override;
    bool isEffectiveParent(int layer, int head, int dependent) const override;
    int parentCount(int layer, int unit) const override;
    bool hasSeveralParents(int unit) const override;
    std::string_view field(const PatternField& field, int unit, std::string& room) const override;
    std::optional<bool> isKnown(int layer, int unit) const override;
    HeadContest contest(int layer, int unit) const override;
    const std::vector<std::string>* arcs(int layer, int unit) const override;
    UdMetrics misses(int layer, int unit) const override;
    const UnitCause* cause(int layer, int unit) const override;
    std::string_view kind(int layer, int unit) const override;
    bool isPunctuation(int unit) const override;
    bool isPinned(int unit) const override;
    std::vector<std::string> comments() const override;
    bool isConfirmed() const override { return m_sentence.annotation.confirmed; }

private:
    struct Layer {
        SearchedLayer said;
        const std::vector<int>* heads = nullptr;
        std::vector<int> mended; ///< heads, where those of the graph are not all units
    };
    void add(const SearchedLayer& layer);
    const SearchedLayer& said(int layer) const { return m_layers[static_cast<std::size_t>(layer)].said; }

    const Sentence& m_sentence;
    const Vocabulary* m_vocabulary;
    std::string_view m_document;
    std::string_view m_genre;
    const KindTeller* m_kindTeller;
    mutable std::map<int, std::vector<UdMetrics>> m_misses; ///< by layer and word, once asked for
    mutable std::map<int, std::vector<std::string_view>> m_kinds; ///< by layer and unit, once asked for
    mutable std::map<int, std::vector<std::vector<int>>> m_effective; ///< parents by layer and unit, once asked for
    mutable std::vector<std::string_view> m_particles; ///< once they were asked for
    std::vector<Layer> m_layers; ///< by number; gold is said by the sentence
};

} // namespace arcwright
