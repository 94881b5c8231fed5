// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/query/searched_units.h"
#include "core/query/text_numbers.h"

namespace arcwright {

/// The fields of words that are kept, in this order.
inline constexpr std::array indexedFields{PatternField::Kind::Form, PatternField::Kind::Lemma, PatternField::Kind::Upos,
    PatternField::Kind::Xpos, PatternField::Kind::Feats, PatternField::Kind::Tag, PatternField::Kind::Particle};

/// What is kept of a sentence.
struct IndexedSentence {
    struct Parent {
        int head = kNoHead; ///< none for an empty node
        int dependent = 0;
        std::uint32_t relation = 0;
    };
    struct Layer {
        std::vector<int> heads; ///< by unit; empty where it says nothing of the sentence
        std::vector<std::uint32_t> relations; ///< by unit
        std::vector<int> unsaid; ///< in order
        std::vector<double> confidences; ///< of unit i at i - 1, negative for none; empty where it says nothing
        std::vector<bool> known; ///< of unit i at i - 1; empty where it says nothing
        std::vector<HeadContest> contests; ///< likewise
        std::vector<std::uint32_t> kinds; ///< of attachment, of unit i at i - 1; empty where none was asked for
        std::vector<Parent> parents; ///< by dependent: of gold all in the enhanced graph, else those besides the heads
    };
    int count = 0;
    std::vector<Layer> layers; ///< gold first
    std::vector<std::array<std::uint32_t, indexedFields.size()>> fields; ///< of unit i at i - 1
    std::vector<bool> known; ///< of unit i at i - 1; empty where it cannot be told
    std::vector<bool> punctuation; ///< of unit i at i - 1
    std::vector<int> pinned; ///< in order
    bool isConfirmed = false;
    std::uint32_t document = 0;
    std::uint32_t genre = 0;
};

/// A kept sentence as searches see it.
class IndexedUnits : public SearchedUnits {
public:
    IndexedUnits(const IndexedSentence& sentence, const TextNumbers& texts) : m_sentence(sentence), m_texts(texts) { }

    int count() const override { return m_sentence.count; }
    const std::vector<int>* heads(int layer) const override;
    bool says(int layer, int unit) const override;
    std::string_view relation(int layer, int unit) const override;
    std::optional<double> confidence(int layer, int unit) const override;
    bool isParent(int layer, int head, int dependent, const TextMatch& match) const override;
    bool isEffectiveParent(int, int, int) const override { return false; } // which an index does not cover
    int parentCount(int layer, int unit) const override;
    bool hasSeveralParents(int unit) const override;
    std::string_view field(const PatternField& field, int unit, std::string& room) const override;
    std::optional<bool> isKnown(int layer, int unit) const override;
    HeadContest contest(int layer, int unit) const override;
    /// Never asked, as causes are not: they are not kept.
    const std::vector<std::string>* arcs(int, int) const override { return nullptr; }
    /// Never asked, likewise.
    UdMetrics misses(int, int) const override { return {}; }
    /// Never asked: causes are not kept.
    const UnitCause* cause(int, int) const override { return nullptr; }
    std::string_view kind(int layer, int unit) const override;
    /// Never asked, likewise.
    std::vector<std::string> comments() const override { return {}; }
    bool isPunctuation(int unit) const override;
    bool isPinned(int unit) const override;
    bool isConfirmed() const override { return m_sentence.isConfirmed; }

private:
    const IndexedSentence::Layer& said(int layer) const { return m_sentence.layers[static_cast<std::size_t>(layer)]; }

    const IndexedSentence& m_sentence;
    const TextNumbers& m_texts;
};

} // namespace arcwright
