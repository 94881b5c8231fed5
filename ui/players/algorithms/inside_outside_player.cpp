// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/inside_outside_player.h"

#include <algorithm>

#include "core/tracing/chart_record.h"
#include "ui/look/joined_texts.h"
#include "ui/players/algorithms/item_text.h"
#include "ui/players/algorithms/missing_tree_text.h"
#include "ui/players/algorithms/tree_sums.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kTreesOfTheSum = 5;
constexpr std::size_t kMostShares = 12; ///< that are listed

PlayerWords withDecimals(PlayerWords words)
{
    words.setDecimals(2); // logarithms
    return words;
}

} // namespace

InsideOutsidePlayer::InsideOutsidePlayer(const PlayerSource& source)
    : InsideOutsidePlayer(source, scoresFor(source, Decoder::Eisner))
{
}

InsideOutsidePlayer::InsideOutsidePlayer(const PlayerSource& source, PlayerScores scores)
    : Player(withDecimals(scores.words)), m_scores(std::move(scores)), m_seed(source.seed)
{
    compute(usualTemperature(m_scores.parts().arcs));
}

void InsideOutsidePlayer::compute(double temperature)
{
    const PartScores& parts = m_scores.parts();
    m_trees = std::make_shared<ProjectiveDistribution>(parts.arcs, parts.root, temperature);
    m_built = m_trees->built();
    m_used = m_trees->hasTree() ? m_trees->inTrees() : std::vector<ChartItem>();
    m_usedAt.clear();
    for (std::size_t i = 0; i < m_used.size(); ++i)
        m_usedAt.emplace(m_used[i], insideSteps() + static_cast<int>(i) + 1);
    m_summed.assign(1, 0);
    for (const ChartItem& item : m_built)
        m_summed.push_back(m_summed.back() + static_cast<long long>(m_trees->items().ways(item).size()));
    for (const ChartItem& item : m_used)
        m_summed.push_back(m_summed.back() + static_cast<long long>(m_trees->items().uses(item).size()));
    m_best = m_trees->best(kTreesOfTheSum);
    m_drawn = m_trees->draw(kDraws, m_seed);
}

std::vector<WorkCount> InsideOutsidePlayer::work() const
{
    const int items = std::min(m_position, static_cast<int>(m_summed.size()) - 1);
    return {{WorkKind::Items, items}, {WorkKind::Splits, m_summed[static_cast<std::size_t>(items)]},
        {WorkKind::Trees, std::max(0, m_position - marginalsStep())}};
}

int InsideOutsidePlayer::marginalsStep() const
{
    return insideSteps() + static_cast<int>(m_used.size()) + 1;
}

int InsideOutsidePlayer::steps() const
{
    return marginalsStep() + static_cast<int>(m_drawn.size());
}

void InsideOutsidePlayer::goTo(int position)
{
    m_position = std::clamp(position, 0, steps());
}

InsideOutsidePlayer::Phase InsideOutsidePlayer::phaseOf(int step) const
{
    if (step == 0)
        return Phase::Begin;
    if (step <= insideSteps())
        return Phase::Inside;
    if (!m_trees->hasTree())
        return Phase::NoTree;
    return step < marginalsStep() ? Phase::Outside : step == marginalsStep() ? Phase::Marginals : Phase::Drawn;
}

const ChartItem& InsideOutsidePlayer::itemOf(int step) const
{
    const int place = step - 1;
    return place < insideSteps() ? m_built[static_cast<std::size_t>(place)]
                                 : m_used[static_cast<std::size_t>(place - insideSteps())];
}

const std::vector<int>& InsideOutsidePlayer::drawnAt(int step) const
{
    return m_drawn[static_cast<std::size_t>(step - marginalsStep() - 1)];
}

/// Arcs from a single root are made in the whole alone.
std::optional<ChartItem> InsideOutsidePlayer::itemOfArc(int head, int dependent) const
{
    return arcwright::itemOfArc(head, dependent, m_scores.parts().root == RootPolicy::Many);
}

bool InsideOutsidePlayer::isKnown(const Arc& arc, int step) const
{
    if (!m_trees->hasTree())
        return false;
    const auto known = m_usedAt.find(itemOfArc(arc.head, arc.dependent).value_or(m_trees->items().goal()));
    return known != m_usedAt.end() && known->second <= step;
}

QString InsideOutsidePlayer::headline(int step) const
{
    switch (phaseOf(step)) {
    case Phase::Begin:
        break;
    case Phase::Inside:
        return tr("%1: sum e^%2").arg(itemText(itemOf(step), words()), number(m_trees->inside(itemOf(step))));
    case Phase::NoTree:
        return missingTreeText(whyNoTree(m_scores.parts().arcs, m_scores.parts().root, true), words());
    case Phase::Outside:
        return tr("%1: in %2 of the sum")
            .arg(itemText(itemOf(step), words()), percent(m_trees->probabilityOf(itemOf(step))));
    case Phase::Marginals:
        return tr("how likely each arc is");
    case Phase::Drawn:
        return tr("tree %1 is drawn: probability %2")
            .arg(step - marginalsStep())
            .arg(percent(m_trees->probabilityOf(drawnAt(step))));
    }
    return {};
}

bool InsideOutsidePlayer::isMilestone(int step) const
{
    const bool isItem = phaseOf(step) == Phase::Inside || phaseOf(step) == Phase::Outside;
    return step == 1 || step == marginalsStep() || step == steps()
        || (isItem && (phaseOf(step) != phaseOf(step - 1) || isOtherWidth(itemOf(step), itemOf(step - 1))));
}

ItemWay InsideOutsidePlayer::likeliestWay(const ChartItem& item) const
{
    const std::vector<ItemWay> ways = m_trees->items().ways(item);
    return *std::max_element(ways.begin(), ways.end(), [&](const ItemWay& one, const ItemWay& other) {
        return m_trees->shareOf(item, one) < m_trees->shareOf(item, other);
    });
}

std::optional<ItemUse> InsideOutsidePlayer::likeliestUse(const ChartItem& item) const
{
    const std::vector<ItemUse> uses = m_trees->items().uses(item);
    const auto best = std::max_element(uses.begin(), uses.end(), [&](const ItemUse& one, const ItemUse& other) {
        return m_trees->shareOf(item, one) < m_trees->shareOf(item, other);
    });
    return best == uses.end() ? std::nullopt : std::optional(*best);
}

void InsideOutsidePlayer::explainInside(Explanation& explanation) const
{
    const ChartItem& item = itemOf(m_position);
    std::vector<std::pair<double, ItemWay>> ways;
    for (const ItemWay& way : m_trees->items().ways(item)) {
        if (const double share = m_trees->shareOf(item, way); share > 0)
            ways.emplace_back(share, way);
    }
    std::stable_sort(
        ways.begin(), ways.end(), [](const auto& one, const auto& other) { return one.first > other.first; });
    explanation.text = inARow({itemMeaning(item, words()),
        item == m_trees->items().goal()
            ? tr("This is the sum over all projective trees: e^%1.").arg(number(m_trees->inside(item)))
            : tr("Where Eisner's algorithm keeps the best way to put it together, all ways are summed here: e^%1.")
                  .arg(number(m_trees->inside(item)))});
    explanation.numbersTitle = itemWaysTitle(static_cast<int>(ways.size()));
    for (std::size_t i = 0; i < ways.size() && i < kMostShares; ++i) {
        const ItemWay& way = ways[i].second;
        explanation.numbers.push_back({itemPartsText(way.first, way.second, words()), percent(ways[i].first), i == 0});
    }
}

void InsideOutsidePlayer::explainOutside(Explanation& explanation) const
{
    const ChartItem& item = itemOf(m_position);
    if (item == m_trees->items().goal()) {
        explanation.text = tr("Now from the whole down. Around the whole there is nothing: every tree has it.");
        return;
    }
    explanation.text = inARow({itemMeaning(item, words()),
        tr("All ways to go on from it to a whole tree sum to e^%1, all ways to build it to e^%2. Both together, "
           "divided by the sum over all trees, are how likely it is: %3.")
            .arg(
                number(m_trees->outside(item)), number(m_trees->inside(item)), percent(m_trees->probabilityOf(item)))});
    std::vector<std::pair<double, ItemUse>> uses;
    for (const ItemUse& use : m_trees->items().uses(item)) {
        if (const double share = m_trees->shareOf(item, use); share > 0)
            uses.emplace_back(share, use);
    }
    std::stable_sort(
        uses.begin(), uses.end(), [](const auto& one, const auto& other) { return one.first > other.first; });
    explanation.numbersTitle = tr("What it is a part of");
    for (std::size_t i = 0; i < uses.size() && i < kMostShares; ++i)
        explanation.numbers.push_back({itemText(uses[i].second.whole, words()), percent(uses[i].first), i == 0});
}

Explanation InsideOutsidePlayer::explanation() const
{
    Explanation explanation;
    switch (phaseOf(m_position)) {
    case Phase::Begin:
        explanation.text
            = tr("Projective trees are to be as likely as e to their score, divided by a temperature of %1. "
                 "Eisner's chart sums them all. Sums are written as logarithms.")
                  .arg(shortNumber(m_trees->temperature()));
        break;
    case Phase::Inside:
        explainInside(explanation);
        break;
    case Phase::NoTree:
        break;
    case Phase::Outside:
        explainOutside(explanation);
        break;
    case Phase::Marginals:
        explanation.text
            = tr("An arc is as likely as the item in which it is made; one from a single root has a share of "
                 "the whole. Over the heads of a word they sum to 100%.");
        explainUncertainWords(explanation, words(), m_trees->marginals());
        break;
    case Phase::Drawn:
        explanation.text
            = tr("From the whole down, one way of each item is drawn by its share of the item's sum. So each "
                 "tree is drawn as often as it is likely.");
        explainBestTrees(explanation, words(), m_best,
            [this](const std::vector<int>& heads) { return m_trees->probabilityOf(heads); });
        break;
    }
    return explanation;
}

std::vector<Arc> InsideOutsidePlayer::arcs() const
{
    if (phaseOf(m_position) == Phase::Drawn)
        return arcsOfHeads(drawnAt(m_position));
    std::vector<Arc> arcs = m_trees->hasTree() ? likelyArcs(m_trees->marginals()) : std::vector<Arc>();
    std::erase_if(arcs, [this](const Arc& arc) { return !isKnown(arc, m_position); });
    return arcs;
}

std::vector<Arc> InsideOutsidePlayer::arcsOfAllSteps() const
{
    std::vector<Arc> all = m_trees->hasTree() ? likelyArcs(m_trees->marginals()) : std::vector<Arc>();
    for (const auto& heads : m_drawn) {
        for (const Arc& arc : arcsOfHeads(heads)) {
            if (std::find(all.begin(), all.end(), arc) == all.end())
                all.push_back(arc);
        }
    }
    return all;
}

QString InsideOutsidePlayer::arcLabel(const Arc& arc) const
{
    return percent(m_trees->marginals().at(arc.head, arc.dependent));
}

void InsideOutsidePlayer::markDiagram(Diagram& diagram) const
{
    if (phaseOf(m_position) != Phase::Outside)
        return;
    for (DiagramArc& arc : diagram.arcs) {
        if (itemOfArc(arc.head, arc.dependent).value_or(m_trees->items().goal()) == itemOf(m_position))
            arc.status = ArcStatus::Extra;
    }
}

bool InsideOutsidePlayer::brings(int step, int head, int dependent) const
{
    if (phaseOf(step) == Phase::Drawn)
        return drawnAt(step)[static_cast<std::size_t>(dependent)] == head;
    return isLikely(m_trees->marginals().at(head, dependent)) && isKnown({head, dependent, {}}, step)
        && !isKnown({head, dependent, {}}, step - 1);
}

StepEvent InsideOutsidePlayer::event(int step) const
{
    if (phaseOf(step) != Phase::Inside)
        return {};
    const ChartItem& item = itemOf(step);
    return {StepEvent::Kind::Item, item.left, item.right, static_cast<int>(item.kind)};
}

/// The chart; `cells` is filled and has to outlive the picture.
ChartPicture InsideOutsidePlayer::picture(std::map<ChartItem, ChartState::Cell>& cells) const
{
    for (int step = 1; step <= std::min(m_position, insideSteps()); ++step)
        cells.emplace(itemOf(step), ChartState::Cell{static_cast<float>(m_trees->inside(itemOf(step))), 0});
    ChartPicture picture;
    picture.words = &words();
    picture.cells = &cells;
    picture.firstNode = m_scores.parts().root == RootPolicy::Single ? 1 : 0;
    picture.hasTree = picture.firstNode == 1;
    picture.widestJoint = tr("%1 of", "so much of a sum").arg(percent(0.999));
    const Phase phase = phaseOf(m_position);
    if (phase == Phase::Inside) {
        const ItemWay way = likeliestWay(itemOf(m_position));
        picture.lit = itemOf(m_position);
        picture.split = ChartSplit{way.at, 0, way.first, way.second};
    } else if (phase == Phase::Outside) {
        picture.lit = itemOf(m_position);
        for (int step = insideSteps() + 1; step <= m_position; ++step)
            picture.heat.emplace(itemOf(step), m_trees->probabilityOf(itemOf(step)));
        if (const auto use = likeliestUse(*picture.lit)) {
            for (const ChartItem& item : {use->whole, use->way.first, use->way.second})
                picture.chosen.insert(item);
        }
    }
    return picture;
}

Drawing InsideOutsidePlayer::drawing(const DrawingMetrics& metrics, const QRectF& seen) const
{
    const Phase phase = phaseOf(m_position);
    if (phase == Phase::Marginals || phase == Phase::Drawn) {
        ScoreGrid grid = gridOfArcs(words());
        fillMarginals(grid, words(), m_scores.parts().arcs, m_trees->marginals(),
            phase == Phase::Drawn ? &drawnAt(m_position) : nullptr);
        return drawGrid(grid, metrics, seen);
    }
    std::map<ChartItem, ChartState::Cell> cells;
    return drawChart(picture(cells), metrics, seen);
}

Drawing InsideOutsidePlayer::closeUp(const DrawingMetrics& metrics) const
{
    std::map<ChartItem, ChartState::Cell> cells;
    ChartPicture shown = picture(cells);
    const Phase phase = phaseOf(m_position);
    if (phase == Phase::Outside) { // the item is one of the parts
        const auto use = likeliestUse(*shown.lit);
        shown.lit = use ? use->whole : *shown.lit;
        const ItemWay way = use ? use->way : likeliestWay(*shown.lit);
        shown.split = ChartSplit{way.at, 0, way.first, way.second};
    }
    if (shown.split) {
        const ItemWay way{shown.split->at, shown.split->first, shown.split->second};
        if (ItemTraced{*shown.lit, way.at}.hasArc())
            shown.added = {{m_trees->arcWeight(*shown.lit, way), tr("arc", "a summand")}};
        shown.joint = tr("%1 of", "so much of a sum").arg(percent(m_trees->shareOf(*shown.lit, way)));
    }
    Drawing drawing = drawCombination(shown, metrics);
    if (phase == Phase::Marginals || phase == Phase::Drawn) { // of a table there is no item to look at
        drawing.parts.clear();
        drawing.hits.clear();
    }
    return drawing;
}

QString InsideOutsidePlayer::hint(const Target& target) const
{
    if (target.kind == Target::Kind::Arc && target.first != target.second) {
        const float score = m_scores.parts().arcs.at(target.first, target.second);
        return score == forbiddenScore
            ? forbiddenText(target.first, target.second, words())
            : tr("%1: score %2, probability %3")
                  .arg(words().arc(target.first, target.second), number(static_cast<double>(score)),
                      percent(m_trees->marginals().at(target.first, target.second)));
    }
    if (target.kind != Target::Kind::Cell)
        return {};
    const ChartItem item{static_cast<ChartItemKind>(target.detail), target.first, target.second};
    const auto used = m_usedAt.find(item);
    if (used != m_usedAt.end() && used->second <= m_position)
        return tr("%1: in %2 of the sum").arg(itemText(item, words()), percent(m_trees->probabilityOf(item)));
    const auto place = std::find(m_built.begin(), m_built.end(), item) - m_built.begin();
    return place < std::min(m_position, insideSteps())
        ? tr("%1: sum e^%2").arg(itemText(item, words()), number(m_trees->inside(item)))
        : itemText(item, words());
}

std::vector<PlayerChoice> InsideOutsidePlayer::choices() const
{
    return {temperatureChoice(m_trees->temperature())};
}

Effect InsideOutsidePlayer::choose(int /*choice*/, int option)
{
    const double temperature = temperatureAt(option);
    if (m_trees->temperature() == temperature)
        return Effect::Nothing;
    compute(temperature);
    goTo(m_position);
    return Effect::Steps;
}

} // namespace arcwright::ui
