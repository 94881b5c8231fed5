// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/live_learning.h"

#include <algorithm>

#include "core/bunsetsu/parser_problems.h"
#include "core/learning/partial_tree.h"
#include "core/learning/training_problems.h"
#include "core/learning/update_rules.h"
#include "core/model/given_part.h"
#include "core/model/model_tree.h"
#include "core/model/train.h"
#include "core/scoring/weight_change.h"

namespace arcwright {

namespace {

using Change = LivePatch::Change;

bool byIndex(const Change& first, const Change& second)
{
    return first.index < second.index;
}

/// The tree to learn, where `found` has the right head for a word of unknown relation, with the relation found: no
/// other one is better, and to push one after the other down would spoil them all.
LabelledTree learnable(LabelledTree gold, const LabelledTree& found)
{
    for (std::size_t node = 1; node < gold.heads.size(); ++node) {
        if (gold.relations[node] < 0 && gold.heads[node] == found.heads[node])
            gold.relations[node] = found.relations[node];
    }
    for (LabelledArc& arc : gold.further) {
        if (arc.relation < 0)
            arc.relation = found.relationOf(arc.head, arc.dependent).value_or(arc.relation);
    }
    return gold;
}

/// Weights under change, and what they were before and at their best.
class Attempt {
public:
    explicit Attempt(Weights& weights) : m_weights(weights.values()) { }

    void update(const FeatureVector& change, double step)
    {
        const std::size_t known = m_before.size();
        for (const FeatureVector::Entry& entry : change.entries())
            m_before.push_back({static_cast<std::uint32_t>(entry.index), m_weights[entry.index]});
        // Of two equal ones the first stays, which is the older.
        std::inplace_merge(
            m_before.begin(), m_before.begin() + static_cast<std::ptrdiff_t>(known), m_before.end(), byIndex);
        const auto same = [](const Change& first, const Change& second) { return first.index == second.index; };
        m_before.erase(std::unique(m_before.begin(), m_before.end(), same), m_before.end());
        for (const FeatureVector::Entry& entry : change.entries())
            m_weights[entry.index] += static_cast<float>(step * entry.count);
    }

    /// The weights are as good as ever before.
    void keep()
    {
        m_best = m_before;
        for (Change& change : m_best)
            change.value = m_weights[change.index];
    }

    /// Goes back to the best weights; gives what is changed in them.
    std::vector<Change> settle()
    {
        for (const Change& change : m_before)
            m_weights[change.index] = change.value;
        std::vector<Change> changes;
        for (const Change& change : m_best) {
            if (m_weights[change.index] != change.value)
                changes.push_back(change);
            m_weights[change.index] = change.value;
        }
        return changes;
    }

private:
    std::vector<float>& m_weights;
    std::vector<Change> m_before; ///< what was there, by index
    std::vector<Change> m_best;
};

} // namespace

Result<LiveUpdate> learnFrom(
    const LiveModel& model, const Sentence& sentence, Parser::Workspace& workspace, const LiveSettings& settings)
{
    if (!sentence.bunsetsu.empty())
        return failure(ParserProblem::BunsetsuNotTrainable);
    if (!isPartlyUsable(sentence))
        return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {"1"}});
    const Model& base = model.base();
    const TokenSymbols symbols({sentence, base.configuration.language});
    LiveUpdate update{model, 0, 0, 0, 0};
    const LabelledTree given = treeOf(sentence, base, update.unknownRelations);
    const bool isPart = isPartial(given);
    SentenceParser& parser = workspace.m_parser;
    Weights& weights = workspace.m_live.toChange(model);
    Attempt attempt(weights);
    FeatureVector features;
    for (;; ++update.rounds) {
        const DecoderSettings& decoder = base.configuration.trainer.decoder;
        const auto tree
            = isPart ? bestTreeAround(given, symbols, base.filter, weights, decoder, parser) : std::optional(given);
        if (!tree)
            break;
        parser.parse(symbols, base.filter, weights, decoder);
        const LabelledTree gold = learnable(*tree, parser.tree());
        double loss = parser.differenceFrom(gold, weights, features);
        if (isPart)
            loss = lossOnGiven(learnable(given, parser.tree()), parser.tree());
        if (update.rounds == 0)
            update.lossBefore = update.lossAfter = loss;
        if (loss <= update.lossAfter) {
            update.lossAfter = loss;
            attempt.keep();
        }
        const WeightChange change = weightChangeFor(features, weights);
        const double step = settings.rate * miraStep({loss, features.dot(weights), change.squaredNorm});
        if (loss <= 0 || step <= 0 || update.rounds == settings.rounds)
            break;
        attempt.update(change.features, step);
    }
    auto changes = attempt.settle();
    if (!changes.empty())
        update.model = model.with(std::make_shared<const LivePatch>(
            LivePatch{std::move(changes), fingerprint(sentence), sentence.tokens.size(), givenHeads(sentence)}));
    workspace.m_live.follow(update.model);
    return update;
}

} // namespace arcwright
