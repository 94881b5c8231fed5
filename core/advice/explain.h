// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/model/parser.h"
#include "core/scoring/explanation.h"

namespace arcwright {

/// The arc with which the predicted arc of a word is compared.
enum class Rival {
    None, ///< the word can have no other head
    Gold, ///< the arc of the sentence's own tree, where it differs in head or relation
    Asked, ///< the head that was asked for
    NextBest, ///< the one that is worth most after it, of those considered if there are any; the prediction is right,
              ///< or there is no gold arc
};

/// An explained arc, and whether the parser could have chosen it.
struct JudgedArc {
    ArcExplanation explained;
    bool isConsidered = true; ///< false if the filter or pruning left it out before the decoder saw it
    bool isRelationKnown = true; ///< false if the model has never seen the arc's relation: explained with its own best
};

struct WordExplanation {
    std::optional<JudgedArc> predicted; ///< nothing if no tree was found
    Rival rival = Rival::None;
    std::optional<JudgedArc> other;

    /// The lead of the predicted arc's worth; 0 if there is not both.
    double difference() const;
};

/// Explains the prediction for one sentence.
class SentenceExplainer {
public:
    /// Parser and sentence must outlive the explainer. Of a word with several parents the one in the tree is explained;
    /// the others can be asked for.
    SentenceExplainer(const Parser& parser, const Sentence& sentence);

    /// The predicted tree, its relations by the model's numbers.
    const LabelledTree& tree() const { return m_parser.tree(); }

    /// Explains the head of a word against another: `head` if that is given and not the predicted one, else the gold
    /// one, else the next best.
    /// O(n features).
    WordExplanation explain(int word, std::optional<int> head = std::nullopt) const;

private:
    JudgedArc judged(int head, int word, std::int16_t relation) const;
    std::optional<int> nextBest(int word) const;

    const Model& m_model;
    const Sentence& m_sentence;
    RootPolicy m_root;
    LiveWeights m_live;
    const Weights& m_weights;
    SentenceParser m_parser;
    ArcExplainer m_explainer;
};

} // namespace arcwright
