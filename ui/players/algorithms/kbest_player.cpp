// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/kbest_player.h"

#include <algorithm>
#include <array>

#include <QLocale>

#include "core/teaching/lesson_choices.h"
#include "core/tracing/chart_record.h"
#include "ui/look/joined_texts.h"
#include "ui/players/algorithms/item_text.h"
#include "ui/players/algorithms/missing_tree_text.h"

namespace arcwright::ui {

namespace {

constexpr std::array<std::size_t, 4> kCounts{2, 3, 5, 10};
constexpr std::size_t kWorseTrees = 4; ///< to be wrong answers

} // namespace

KBestPlayer::KBestPlayer(const PlayerSource& source) : KBestPlayer(source, scoresFor(source, Decoder::Eisner)) { }

KBestPlayer::KBestPlayer(const PlayerSource& /*source*/, PlayerScores scores)
    : Player(scores.words), m_scores(std::move(scores))
{
    compute(kTrees);
}

void KBestPlayer::compute(std::size_t count)
{
    const PartScores& parts = m_scores.parts();
    m_count = count;
    m_chart = std::make_shared<KBestChart>(parts.arcs, parts.root, count);
    m_built.clear();
    m_compared.assign(1, 0);
    for (const ChartItem& item : m_chart->items().all()) {
        if (m_chart->of(item).empty())
            continue;
        m_built.push_back(item);
        m_compared.push_back(m_compared.back() + static_cast<long long>(m_chart->items().ways(item).size()));
    }
    ArcLists arcs;
    arcs.reset(parts.arcs);
    m_worse = ProjectiveKBest().decode(arcs, parts.root, count + kWorseTrees);
    std::erase_if(m_worse, [&](const ScoredTree& tree) {
        return m_chart->trees().empty() || tree.score >= m_chart->trees().back().score;
    });
}

std::vector<WorkCount> KBestPlayer::work() const
{
    const int items = std::min(m_position, itemSteps());
    return {{WorkKind::Items, items}, {WorkKind::Splits, m_compared[static_cast<std::size_t>(items)]}};
}

int KBestPlayer::steps() const
{
    return itemSteps() + std::max(1, static_cast<int>(m_chart->trees().size()));
}

void KBestPlayer::goTo(int position)
{
    m_position = std::clamp(position, 0, steps());
}

const ChartItem* KBestPlayer::itemAt(int step) const
{
    return step < 1 || step > itemSteps() ? nullptr : &m_built[static_cast<std::size_t>(step) - 1];
}

const ScoredTree* KBestPlayer::treeAt(int step) const
{
    return step <= itemSteps() || m_chart->trees().empty() ? nullptr : &m_chart->trees()[rankAt(step)];
}

QString KBestPlayer::arcsText(const std::vector<int>& heads) const
{
    QStringList arcs;
    for (int word = 1; word <= words().size(); ++word)
        arcs << words().arc(heads[static_cast<std::size_t>(word)], word);
    return listed(arcs);
}

/// The arcs that the best tree has not.
QString KBestPlayer::differences(const ScoredTree& tree) const
{
    QStringList arcs;
    for (int word = 1; word <= words().size(); ++word) {
        const int head = tree.heads[static_cast<std::size_t>(word)];
        if (head != best().heads[static_cast<std::size_t>(word)])
            arcs << words().arc(head, word);
    }
    return listed(arcs);
}

QString KBestPlayer::headline(int step) const
{
    if (const ChartItem* item = itemAt(step)) {
        QStringList scores;
        for (const RankedDerivation& one : m_chart->of(*item))
            scores << words().number(one.score);
        return tr("%1: %2", "an item and the scores of its derivations")
            .arg(itemText(*item, words()), scores.join(QStringLiteral(" · ")));
    }
    const ScoredTree* tree = treeAt(step);
    if (tree == nullptr)
        return tr("finished: %1")
            .arg(missingTreeText(whyNoTree(m_scores.parts().arcs, m_scores.parts().root, true), words()));
    return rankAt(step) == 0 ? tr("the best tree scores %1").arg(words().number(tree->score))
                             : tr("tree %1 scores %2, by %3 less")
                                   .arg(rankAt(step) + 1)
                                   .arg(words().number(tree->score), words().number(best().score - tree->score));
}

bool KBestPlayer::isMilestone(int step) const
{
    const ChartItem* item = itemAt(step);
    return item == nullptr || step == 1 || isOtherWidth(*item, *itemAt(step - 1));
}

/// A part of a derivation, and which of its derivations is meant.
QString KBestPlayer::rankedText(const ChartItem& item, int rank) const
{
    if (item.left == item.right)
        return words().name(item.left);
    const double score = m_chart->of(item)[static_cast<std::size_t>(rank)].score;
    return tr("%1, number %2 (%3)", "an item, which of its derivations, and its score")
        .arg(itemText(item, words()), QLocale().toString(rank + 1), words().number(score));
}

void KBestPlayer::listDerivations(const ChartItem& item, Explanation& explanation) const
{
    const std::vector<RankedDerivation>& all = m_chart->of(item);
    explanation.numbersTitle = tr("Its best derivations: two parts, and which derivation of each");
    for (std::size_t i = 0; i < all.size(); ++i)
        explanation.numbers.push_back(
            {tr("%1 + %2", "two parts")
                    .arg(rankedText(all[i].way.first, all[i].first), rankedText(all[i].way.second, all[i].second)),
                words().number(all[i].score), i == 0});
}

void KBestPlayer::explainTree(Explanation& explanation) const
{
    const ScoredTree& tree = *treeAt(m_position);
    const std::size_t rank = rankAt(m_position);
    explanation.text = rank == 0
        ? tr("The best derivation of the whole, followed down to the words: the tree that Eisner's algorithm finds.")
        : inARow({tr("Derivation %1 of the whole, followed down to the words.").arg(rank + 1),
            tr("Where the best tree has other heads, this one has %1.").arg(differences(tree))});
    explanation.numbersTitle = tr("The trees so far: the arcs of the best, and what others have in their place");
    for (std::size_t i = 0; i <= rank; ++i) {
        const ScoredTree& one = m_chart->trees()[i];
        explanation.numbers.push_back({i == 0 ? tr("1: %1").arg(arcsText(one.heads))
                                              : tr("%1: %2", "a number and arcs").arg(i + 1).arg(differences(one)),
            words().number(one.score), i == rank});
    }
}

Explanation KBestPlayer::explanation() const
{
    Explanation explanation;
    if (m_position == 0) {
        explanation.text
            = tr("The chart is that of Eisner's algorithm, but each item will keep its %1 best derivations. "
                 "They are drawn from a heap: the best of each way to put the item together first; after "
                 "one is taken, the next derivation of either of its parts joins (Huang and Chiang 2005).")
                  .arg(m_count);
    } else if (const ChartItem* item = itemAt(m_position)) {
        explanation.text = itemMeaning(*item, words());
        if (!isNextHidden() || m_position < itemSteps())
            listDerivations(*item, explanation);
    } else if (treeAt(m_position) != nullptr) {
        explainTree(explanation);
    }
    if (m_chosen && isBuilt(*m_chosen)) {
        explanation.text = inARow({explanation.text, tr("Chosen: %1.").arg(itemText(*m_chosen, words()))});
        explanation.numbers.clear();
        listDerivations(*m_chosen, explanation);
    }
    return explanation;
}

std::vector<Arc> KBestPlayer::arcs() const
{
    const ScoredTree* tree = treeAt(m_position);
    return tree == nullptr ? std::vector<Arc>() : arcsOfHeads(tree->heads);
}

std::vector<Arc> KBestPlayer::arcsOfAllSteps() const
{
    std::vector<Arc> all;
    for (const ScoredTree& tree : m_chart->trees()) {
        for (const Arc& arc : arcsOfHeads(tree.heads)) {
            if (std::find(all.begin(), all.end(), arc) == all.end())
                all.push_back(arc);
        }
    }
    return all;
}

QString KBestPlayer::arcLabel(const Arc& arc) const
{
    return m_scores.arcLabel(arc.head, arc.dependent);
}

void KBestPlayer::markDiagram(Diagram& diagram) const
{
    if (treeAt(m_position) == nullptr)
        return;
    for (DiagramArc& arc : diagram.arcs) {
        if (best().heads[static_cast<std::size_t>(arc.dependent)] != arc.head)
            arc.status = ArcStatus::Extra;
    }
}

bool KBestPlayer::brings(int step, int head, int dependent) const
{
    const auto has = [&](int number) {
        const ScoredTree* tree = treeAt(number);
        return tree != nullptr && tree->heads[static_cast<std::size_t>(dependent)] == head;
    };
    return has(step) && !has(step - 1);
}

StepEvent KBestPlayer::event(int step) const
{
    const ChartItem* item = itemAt(step);
    return item == nullptr ? StepEvent()
                           : StepEvent{StepEvent::Kind::Item, item->left, item->right, static_cast<int>(item->kind)};
}

/// Other algorithms find one tree.
std::vector<Arc> KBestPlayer::decisions(int step) const
{
    const ScoredTree* tree = treeAt(step);
    return tree == nullptr || rankAt(step) > 0 ? std::vector<Arc>() : arcsOfHeads(tree->heads);
}

QString KBestPlayer::question(int step) const
{
    if (const ChartItem* item = itemAt(step))
        return tr("Which way to put it together is best: %1?").arg(itemText(*item, words()));
    return tr("Which tree is number %1?").arg(rankAt(step) + 1);
}

QString KBestPlayer::answer(int step) const
{
    if (const ChartItem* item = itemAt(step)) {
        const ItemWay& way = m_chart->of(*item).front().way;
        return itemWayText(*item, way.first, way.second, words());
    }
    const ScoredTree* tree = treeAt(step);
    return tree == nullptr ? headline(step) : arcsText(tree->heads);
}

/// Worse ways to put an item together, and trees that are not among the best.
QStringList KBestPlayer::rivals() const
{
    QStringList rivals;
    const ChartItem* item = itemAt(m_position + 1);
    if (item == nullptr) {
        for (const ScoredTree& tree : m_worse) {
            if (treeAt(m_position + 1) != nullptr)
                rivals << arcsText(tree.heads);
        }
        return rivals;
    }
    std::vector<std::pair<double, ItemWay>> ways;
    for (const ItemWay& way : m_chart->items().ways(*item)) {
        if (m_chart->of(way.first).empty() || m_chart->of(way.second).empty())
            continue;
        const double score = m_chart->of(way.first).front().score + m_chart->of(way.second).front().score
            + arcScoreOf(m_scores.parts().arcs, *item, way);
        if (score < m_chart->of(*item).front().score && score != impossible)
            ways.emplace_back(score, way);
    }
    std::stable_sort(
        ways.begin(), ways.end(), [](const auto& one, const auto& other) { return one.first > other.first; });
    for (const auto& [score, way] : ways)
        rivals << itemWayText(*item, way.first, way.second, words());
    return rivals;
}

bool KBestPlayer::isBuilt(const ChartItem& item) const
{
    return std::find(m_built.begin(), m_built.end(), item) - m_built.begin() < std::min(m_position, itemSteps());
}

/// The chart; `cells` is filled and has to outlive the picture.
ChartPicture KBestPlayer::picture(std::map<ChartItem, ChartState::Cell>& cells) const
{
    for (int step = 1; step <= std::min(m_position, itemSteps()); ++step) {
        const ChartItem& item = *itemAt(step);
        cells.emplace(item, ChartState::Cell{static_cast<float>(m_chart->of(item).front().score), 0});
    }
    ChartPicture picture;
    picture.words = &words();
    picture.cells = &cells;
    picture.firstNode = m_scores.parts().root == RootPolicy::Single ? 1 : 0;
    picture.hasTree = picture.firstNode == 1;
    if (const ChartItem* item = itemAt(m_position)) {
        const RankedDerivation& first = m_chart->of(*item).front();
        picture.lit = *item;
        picture.split = ChartSplit{first.way.at, static_cast<float>(first.score), first.way.first, first.way.second};
        std::vector<PlayerWords::Term> terms;
        for (const auto& [part, rank] : {std::pair{first.way.first, first.first}, {first.way.second, first.second}})
            terms.push_back({m_chart->of(part)[static_cast<std::size_t>(rank)].score, {}});
        if (ItemTraced{*item, first.way.at}.hasArc()) {
            picture.added = {{arcScoreOf(m_scores.parts().arcs, *item, first.way), tr("arc", "a summand")}};
            terms.push_back(picture.added.front());
        }
        picture.addsUp = words().addUp(terms, first.score);
    } else if (treeAt(m_position) != nullptr) {
        const ChartItem goal = m_chart->items().goal();
        for (const ChartItem& part : m_chart->derivation(goal, rankAt(m_position)))
            picture.chosen.insert(part);
        picture.chosenMeaning = tr("not in the best tree");
        for (const ChartItem& part : m_chart->derivation(goal, 0)) { // green: as in the best tree
            if (picture.chosen.erase(part) > 0)
                picture.traced.insert(part);
        }
    }
    if (m_chosen && isBuilt(*m_chosen)) {
        for (const ChartItem& part : m_chart->derivation(*m_chosen, 0))
            picture.chosen.insert(part);
    }
    return picture;
}

Drawing KBestPlayer::drawing(const DrawingMetrics& metrics, const QRectF& seen) const
{
    std::map<ChartItem, ChartState::Cell> cells;
    return drawChart(picture(cells), metrics, seen);
}

Drawing KBestPlayer::closeUp(const DrawingMetrics& metrics) const
{
    std::map<ChartItem, ChartState::Cell> cells;
    return drawCombination(picture(cells), metrics);
}

Effect KBestPlayer::activate(const Target& target)
{
    std::optional<ChartItem> item;
    if (target.kind == Target::Kind::Cell)
        item = ChartItem{static_cast<ChartItemKind>(target.detail), target.first, target.second};
    else if (target.kind == Target::Kind::Arc)
        item = itemOfArc(target.first, target.second, m_scores.parts().root == RootPolicy::Many)
                   .value_or(ChartItem{ChartItemKind::Tree, 1, words().size()});
    if (item && !isBuilt(*item))
        return Effect::Nothing;
    if (item == m_chosen)
        item.reset(); // a second click, or one beside everything
    if (!item && !m_chosen)
        return Effect::Nothing;
    m_chosen = item;
    return Effect::Looks;
}

QString KBestPlayer::hint(const Target& target) const
{
    if (target.kind != Target::Kind::Cell)
        return {};
    const ChartItem item{static_cast<ChartItemKind>(target.detail), target.first, target.second};
    if (!isBuilt(item))
        return itemText(item, words());
    return headline(static_cast<int>(std::find(m_built.begin(), m_built.end(), item) - m_built.begin()) + 1);
}

std::vector<PlayerChoice> KBestPlayer::choices() const
{
    PlayerChoice choice{tr("trees"), {}, 0, arcwright::choices::trees};
    for (std::size_t i = 0; i < kCounts.size(); ++i) {
        choice.options << QLocale().toString(static_cast<int>(kCounts[i]));
        if (kCounts[i] == m_count)
            choice.current = static_cast<int>(i);
    }
    return {choice};
}

Effect KBestPlayer::choose(int /*choice*/, int option)
{
    const std::size_t count = kCounts[std::min(static_cast<std::size_t>(std::max(option, 0)), kCounts.size() - 1)];
    if (count == m_count)
        return Effect::Nothing;
    compute(count);
    m_chosen.reset();
    goTo(m_position);
    return Effect::Steps;
}

} // namespace arcwright::ui
