// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/why.h"

#include <algorithm>

#include "core/advice/alternatives.h"
#include "core/advice/attribute_differences.h"
#include "ui/look/feature_words.h"
#include "ui/training/guesses.h"

namespace arcwright::ui {

namespace {

/// Ties: the leftmost.
int leastCertain(const TreeMargins& margins, int words)
{
    int least = 1;
    for (int word = 2; word <= words; ++word) {
        if (margins.margin(word) < margins.margin(least))
            least = word;
    }
    return least;
}

/// Ties: the leftmost. 0 if it was stopped.
int leastCertain(const BunsetsuExplainer& explainer, int count, const std::stop_token& stop)
{
    int least = count; // which has no choice
    std::optional<double> smallest;
    for (int bunsetsu = 1; bunsetsu < count; ++bunsetsu) {
        if (stop.stop_requested())
            return 0;
        const auto heads = explainer.candidates(bunsetsu);
        if (heads.size() > 1 && !heads[1].crosses && (!smallest || heads[1].behind < *smallest)) {
            least = bunsetsu;
            smallest = heads[1].behind;
        }
    }
    return least;
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

WhyFeatures named(std::string_view name, FeatureUnits units, double chosen, double rival)
{
    return {ui::featureInWords(name, units), textOf(name), chosen, rival, {}};
}

/// The model's name of a relation by its number; empty if it tells none.
QString relationOf(const Model& model, std::int16_t number)
{
    return number < 0 ? QString() : QString::fromStdString(model.relations[static_cast<std::size_t>(number)]);
}

std::optional<WhyArc> arcOf(const Model& model, const std::optional<JudgedArc>& arc)
{
    if (!arc)
        return std::nullopt;
    return WhyArc{arc->explained.head, relationOf(model, arc->explained.relation), arc->explained.score,
        arc->isConsidered, arc->isRelationKnown};
}

} // namespace

QString Reasons::kindName(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Arc:
        return tr("arc");
    case FeatureKind::Relation:
        return tr("relation");
    case FeatureKind::Sibling:
        return tr("siblings");
    case FeatureKind::ThirdOrder:
        return tr("third order");
    case FeatureKind::WholeTree:
        return tr("whole tree");
    case FeatureKind::Inside:
        return tr("inside the arc");
    }
    return {};
}

std::vector<WhyFeatures> Reasons::featuresOf(const ArcExplanation& predicted, const ArcExplanation& other)
{
    std::vector<WhyFeatures> rows;
    for (const TemplateDifference& of : differencesByTemplate(predicted, other)) {
        WhyFeatures& row = rows.emplace_back(named(of.templateName, FeatureUnits::Words, of.first, of.second));
        if (of.kind != FeatureKind::Arc)
            row.title = tr("%1 (%2)", "template, kind").arg(row.title, kindName(of.kind));
        row.name = tr("%1 (%2)", "template, kind").arg(row.name, kindName(of.kind));
        for (const TemplateDifference::Feature& feature : of.features)
            row.parts.push_back(named(feature.name, FeatureUnits::Words, feature.first, feature.second));
    }
    return rows;
}

std::vector<WhyFeatures> Reasons::featuresOf(const BunsetsuExplanation& explained)
{
    std::vector<WhyFeatures> rows;
    for (const AttributeDifference& of : differencesByAttribute(explained)) {
        WhyFeatures& row = rows.emplace_back(named(of.attribute, FeatureUnits::Bunsetsu, of.predicted, of.other));
        for (const AttributeDifference::Share& share : of.features)
            row.parts.push_back(named(share.feature, FeatureUnits::Bunsetsu, share.predicted, share.other));
    }
    return rows;
}

std::optional<Why> Reasons::ofWord(const LiveModel& model, const std::shared_ptr<const Sentence>& sentence, int word,
    std::optional<int> rival, RelationPool& relations, const std::stop_token& stop)
{
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    workspace.stopWith(stop);
    parser.parse(*sentence, workspace);
    const TreeMargins& margins = parser.margins(workspace);
    Why why;
    why.sentence = sentence;
    why.unit = word > 0 ? word : leastCertain(margins, sentence->size());
    for (const auto& [head, loss] : margins.heads(why.unit)) {
        const std::int16_t best = workspace.parser().bestRelation(head, why.unit);
        const QString relation = textOf(relations.text(parser.relation(best)));
        why.heads.push_back(
            {head, relation, loss, false, membershipUnder(*sentence, head, relation, membershipOf(parser, best))});
    }
    if (stop.stop_requested())
        return std::nullopt;
    const WordExplanation explained = SentenceExplainer(parser, *sentence).explain(why.unit, rival);
    why.rival = explained.rival;
    why.predicted = arcOf(model.base(), explained.predicted);
    why.other = arcOf(model.base(), explained.other);
    why.difference = explained.difference();
    if (explained.predicted && explained.other)
        why.features = featuresOf(explained.predicted->explained, explained.other->explained);
    return why;
}

std::optional<Why> Reasons::ofBunsetsu(const std::shared_ptr<const BunsetsuModel>& model,
    const std::shared_ptr<const Sentence>& sentence, int bunsetsu, std::optional<int> rival, RelationPool& relations,
    const std::stop_token& stop)
{
    const BunsetsuParser parser(model, relations);
    const BunsetsuExplainer explainer(parser, *sentence);
    Why why;
    why.sentence = sentence;
    why.unit = bunsetsu > 0 ? bunsetsu : leastCertain(explainer, sentence->unitCount(), stop);
    if (stop.stop_requested())
        return std::nullopt;
    const BunsetsuExplanation explained = explainer.explain(why.unit, rival);
    const auto arcTo = [&](int head, const std::optional<RankerAnswer>& pair) -> std::optional<WhyArc> {
        if (head == kNoHead)
            return std::nullopt;
        const auto found = std::find_if(
            why.heads.begin(), why.heads.end(), [&](const WhyHead& candidate) { return candidate.head == head; });
        return WhyArc{head, found == why.heads.end() ? QString() : found->relation,
            pair ? std::optional<double>(pair->score) : std::nullopt};
    };
    for (const CandidateHead& candidate : explainer.candidates(why.unit)) {
        const QString type = candidate.type ? textOf(relations.text(candidate.type)) : QString();
        why.heads.push_back({candidate.head, type, candidate.behind, candidate.crosses});
    }
    why.rival = explained.rival;
    why.predicted = arcTo(explained.predicted, explained.predictedPair);
    why.other = arcTo(explained.other, explained.otherPair);
    why.difference = explained.difference();
    why.features = featuresOf(explained);
    return why;
}

} // namespace arcwright::ui
