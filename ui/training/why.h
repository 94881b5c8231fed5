// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include "core/advice/explain_bunsetsu.h"
#include "core/model/live_model.h"

namespace arcwright::ui {

/// An arc that is explained.
struct WhyArc {
    int head = kNoHead;
    QString relation; ///< empty if the model tells none
    std::optional<double> score; ///< none of tournaments, which compare heads and give none a score
    bool isConsidered = true; ///< see JudgedArc
    bool isRelationKnown = true;
};

/// A head that the unit could have.
struct WhyHead {
    int head = kNoHead;
    QString relation;
    double behind = 0; ///< the parser's own; see AlternativeHead and CandidateHead
    bool crosses = false; ///< an arc that was decided before
    std::optional<bool> isMember = {}; ///< see Guess
};

/// The contributions of features to the parser's arc and to its rival.
struct WhyFeatures {
    QString title; ///< a template, an attribute, or a feature, in words
    QString name; ///< as the parser's tables have it; empty where it is none
    double chosen = 0;
    double rival = 0;
    std::vector<WhyFeatures> parts; ///< the features of a template, or the shares that fall to an attribute
};

/// Why the parser, on its own, hangs a word or a bunsetsu where it does.
struct Why {
    std::shared_ptr<const Sentence> sentence;
    int unit = 0;
    std::optional<WhyArc> predicted; ///< nothing if no tree was found
    Rival rival = Rival::None;
    std::optional<WhyArc> other;
    double difference = 0; ///< by how much the predicted arc is worth more
    std::vector<WhyHead> heads; ///< those the unit could have, the parser's first
    std::vector<WhyFeatures> features; ///< of words by template, of bunsetsu by attribute, those
                                       ///< that differ most first; none of a kernel

    bool isOfBunsetsu() const { return !sentence->bunsetsu.empty(); }
};

/// Asks parsers for reasons. Unit 0: the one the parser is least sure of; else see SentenceExplainer::explain() and
/// BunsetsuExplainer::explain(). Any thread's. Nothing once `stop` is requested.
class Reasons {
    Q_DECLARE_TR_FUNCTIONS(Reasons)
public:
    static std::optional<Why> ofWord(const LiveModel& model, const std::shared_ptr<const Sentence>& sentence, int word,
        std::optional<int> rival, RelationPool& relations, const std::stop_token& stop);
    static std::optional<Why> ofBunsetsu(const std::shared_ptr<const BunsetsuModel>& model,
        const std::shared_ptr<const Sentence>& sentence, int bunsetsu, std::optional<int> rival,
        RelationPool& relations, const std::stop_token& stop);

private:
    static QString kindName(FeatureKind kind);
    static std::vector<WhyFeatures> featuresOf(const ArcExplanation& predicted, const ArcExplanation& other);
    static std::vector<WhyFeatures> featuresOf(const BunsetsuExplanation& explained);
};

} // namespace arcwright::ui
