// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/chart_player.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/base/hash.h"
#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/eisner_span.h"
#include "core/treebank/graph.h"
#include "ui/look/joined_texts.h"
#include "ui/players/algorithms/item_text.h"
#include "ui/players/algorithms/missing_tree_text.h"
#include "ui/players/drawing/chart_drawing.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kMostNumbers = 12;

/// Of scores that are drawn: whole numbers from -3 to 3 for each dependent found inside an arc.
class DrawnInside : public SpanScorer {
public:
    explicit DrawnInside(std::uint64_t seed) : m_seed(seed) { }

    SpanArc score(int head, int dependent, const SpanInside& inside) override
    {
        constexpr std::uint64_t values = 7;
        float sum = 0;
        for (const int end : {head, dependent}) {
            FoundDependents found = inside.of(end);
            int word = 0;
            std::int16_t relation = 0;
            while (found.next(word, relation)) {
                constexpr auto middle = values / 2;
                std::uint64_t drawn = m_seed;
                for (const int node : {head, dependent, end, word})
                    drawn = combined(drawn, static_cast<std::uint64_t>(node));
                sum += static_cast<float>(drawn % values) - static_cast<float>(middle);
            }
        }
        return {sum, -1};
    }

private:
    std::uint64_t m_seed;
};

/// Of scores that were typed or given: nothing, so that it is Eisner's algorithm.
class NothingInside : public SpanScorer {
public:
    SpanArc score(int, int, const SpanInside&) override { return {}; }
};

std::vector<ChartStep> spanSteps(const PlayerSource& source, const PartScores& scores)
{
    if (source.origin == ScoreOrigin::Model) {
        const Parser parser(source.model, *source.relations, Decoder::EisnerSpan);
        Parser::Workspace workspace;
        workspace.stopWith(source.stop);
        return std::get<std::vector<ChartStep>>(
            parser.parseTraced(*source.sentence, TraceDetail::Everything, workspace).trace);
    }
    ChartRecorder recorder;
    std::vector<int> heads;
    std::vector<std::int16_t> relations;
    DrawnInside drawn(source.seed);
    NothingInside nothing;
    SpanScorer& scorer = source.origin == ScoreOrigin::Random ? static_cast<SpanScorer&>(drawn) : nothing;
    EisnerSpan().decode(scores.arcs, scorer, scores.root, heads, relations, recorder);
    return recorder.takeSteps();
}

/// The ways to put an item together that are possible.
std::vector<ChartSplit> possibleSplits(const ItemCompleted& step)
{
    std::vector<ChartSplit> splits;
    std::copy_if(step.splits.begin(), step.splits.end(), std::back_inserter(splits),
        [](const ChartSplit& split) { return split.score != forbiddenScore; }); // pruning leaves parts out
    return splits;
}

} // namespace

ChartPlayer::ChartPlayer(const PlayerSource& source, Decoder decoder)
    : ChartPlayer(source, scoresFor(source, decoder), decoder)
{
}

ChartPlayer::ChartPlayer(const PlayerSource& source, const PlayerScores& scores, Decoder decoder)
    : ChartPlayer(scores, decoder, run(source, scores.parts(), decoder))
{
}

ChartPlayer::ChartPlayer(PlayerScores scores, Decoder decoder, Steps steps)
    : Player(scores.words)
    , m_scores(std::move(scores))
    , m_decoder(decoder)
    , m_replay(std::move(steps))
    , m_record(std::make_shared<ChartRecord>(m_replay.steps()))
{
    const auto traced = std::find_if(m_replay.steps().begin(), m_replay.steps().end(),
        [](const ChartStep& step) { return !std::holds_alternative<ItemCompleted>(step); });
    m_firstTraced = static_cast<int>(traced - m_replay.steps().begin()) + 1;
}

ChartPlayer::Steps ChartPlayer::run(const PlayerSource& source, const PartScores& scores, Decoder decoder)
{
    ChartRecorder recorder;
    std::vector<int> heads;
    if (source.stop.stop_requested())
        return Steps(ChartState(scores.words()), {});
    if (decoder == Decoder::EisnerSpan)
        return Steps(ChartState(scores.words()), spanSteps(source, scores));
    if (decoder == Decoder::Eisner2)
        Eisner2().decode(scores.secondOrder, scores.root, heads, recorder);
    else
        Eisner().decode(scores.arcs, scores.root, heads, recorder);
    return Steps(
        ChartState(scores.words()), source.stop.stop_requested() ? std::vector<ChartStep>() : recorder.takeSteps());
}

const ChartStep* ChartPlayer::current() const
{
    return position() == 0 ? nullptr : &m_replay.step(position());
}

QString ChartPlayer::itemText(const ChartItem& item) const
{
    return ui::itemText(item, words());
}

QString ChartPlayer::partText(const ChartItem& item) const
{
    if (item.left == item.right)
        return tr("%1 alone").arg(words().name(item.left));
    return tr("%1 (%2)", "a part and its score").arg(itemText(item), words().number(scoreOf(item)));
}

/// Items of one node score nothing.
double ChartPlayer::scoreOf(const ChartItem& item) const
{
    const ItemCompleted* completed = m_record->find(item);
    return completed ? completed->score : 0;
}

std::vector<PlayerWords::Term> ChartPlayer::addedBy(const ChartItem& item, const ChartSplit& split) const
{
    const ItemTraced arc{item, split.at};
    if (!arc.hasArc())
        return {};
    std::vector<PlayerWords::Term> added{{static_cast<double>(split.arc), tr("arc", "a summand")}};
    if (m_decoder == Decoder::Eisner2) {
        const int before = siblingBefore(split);
        added.push_back({static_cast<double>(split.sibling),
            before == kNoHead
                ? tr("first on its side", "a summand")
                : tr("sibling %1, %2", "a summand").arg(words().name(before), words().name(arc.dependent()))});
    }
    if (m_decoder == Decoder::EisnerSpan)
        added.push_back({static_cast<double>(split.inside), tr("found inside", "a summand")});
    return added;
}

std::vector<PlayerWords::Term> ChartPlayer::termsOf(const ChartItem& item, const ChartSplit& split) const
{
    std::vector<PlayerWords::Term> terms{{scoreOf(split.first), {}}, {scoreOf(split.second), {}}};
    for (PlayerWords::Term& added : addedBy(item, split))
        terms.push_back(std::move(added));
    return terms;
}

MissingTree ChartPlayer::missing() const
{
    const PartScores& parts = m_scores.parts();
    return m_decoder == Decoder::Eisner2 ? whyNoTree(parts.secondOrder, parts.root, true)
                                         : whyNoTree(parts.arcs, parts.root, true);
}

QString ChartPlayer::headline(int step) const
{
    const ChartStep& what = m_replay.step(step);
    if (const auto* completed = std::get_if<ItemCompleted>(&what))
        return tr("%1: %2", "an item and its score").arg(itemText(completed->item), words().number(completed->score));
    if (const auto* traced = std::get_if<ItemTraced>(&what))
        return traced->hasArc() ? tr("back: takes %1").arg(words().arc(traced->head(), traced->dependent()))
                                : tr("back through %1").arg(itemText(traced->item));
    const auto& finished = std::get<ChartFinished>(what);
    if (finished.found && m_decoder == Decoder::EisnerSpan)
        return tr("finished: the tree found scores %1").arg(words().number(finished.score));
    return finished.found ? tr("finished: the best projective tree scores %1").arg(words().number(finished.score))
                          : tr("finished: %1").arg(missingTreeText(missing(), words()));
}

bool ChartPlayer::isMilestone(int step) const
{
    if (step >= m_firstTraced)
        return step == m_firstTraced || step == steps();
    const auto item = [this](int number) { return std::get<ItemCompleted>(m_replay.step(number)).item; };
    return step == 1 || isOtherWidth(item(step), item(step - 1));
}

void ChartPlayer::explainCompleted(const ItemCompleted& step, Explanation& explanation) const
{
    QStringList sentences{itemMeaning(step.item, words()),
        tr("The best way to put it together scores %1.").arg(words().number(step.score))};
    if (const ChartSplit* best = m_record->bestSplit(step.item))
        sentences << tr("All its parts: %1.").arg(words().sum(termsOf(step.item, *best), best->score));
    std::vector<Arc> notThere = m_scores.leftOut; // of the two arcs over the words of the item
    std::erase_if(notThere, [&](const Arc& arc) {
        return std::minmax(arc.head, arc.dependent) != std::minmax(step.item.left, step.item.right);
    });
    sentences << leftOutText(notThere, words());
    explanation.text = inARow(sentences);
    std::vector<ChartSplit> splits = possibleSplits(step);
    explanation.numbersTitle = itemWaysTitle(static_cast<int>(splits.size()));
    std::stable_sort(splits.begin(), splits.end(),
        [](const ChartSplit& one, const ChartSplit& other) { return one.score > other.score; });
    for (std::size_t i = 0; i < splits.size() && i < kMostNumbers; ++i)
        explanation.numbers.push_back({waysName(step.item, splits[i]), words().number(splits[i].score), i == 0});
}

/// The two parts, what is added to them, and whether their figures add up.
QString ChartPlayer::waysName(const ChartItem& item, const ChartSplit& split) const
{
    QString name = tr("%1 + %2", "two parts").arg(partText(split.first), partText(split.second));
    const std::vector<PlayerWords::Term> added = addedBy(item, split);
    if (!added.empty()) {
        const QString terms = words().terms(added);
        name += terms.startsWith(u'−') ? QStringLiteral(" − ") + terms.mid(1) : QStringLiteral(" + ") + terms;
    }
    return words().addUp(termsOf(item, split), split.score)
        ? name
        : tr("%1 (rounded)", "a sum whose figures do not add up").arg(name);
}

void ChartPlayer::explainChosen(Explanation& explanation) const
{
    const std::vector<ChartItem> derivation = m_record->derivation(*m_chosen);
    explanation.text += u'\n' + tr("Chosen: %1.").arg(itemText(*m_chosen));
    explanation.numbersTitle = tr("Its best derivation");
    explanation.numbers.clear();
    for (std::size_t i = 0; i < derivation.size() && i < kMostNumbers; ++i)
        explanation.numbers.push_back(
            {itemText(derivation[i]), words().number(m_record->find(derivation[i])->score), i == 0});
}

Explanation ChartPlayer::explanation() const
{
    Explanation explanation;
    const ChartStep* step = current();
    if (step == nullptr) {
        explanation.text = m_decoder == Decoder::Eisner2
            ? tr("The chart is empty. Triangles will be words with all their dependents on one side, trapezoids arcs, "
                 "boxes neighbouring dependents of one head. Short spans come first.")
            : tr("The chart is empty. Triangles will be words with all their dependents on one side, trapezoids arcs. "
                 "Short spans come first.");
        explanation.text = inARow({explanation.text, leftOutText(m_scores.leftOut, words())});
    } else if (const auto* completed = std::get_if<ItemCompleted>(step)) {
        explainCompleted(*completed, explanation);
    } else if (const auto* traced = std::get_if<ItemTraced>(step)) {
        explanation.text = traced->hasArc()
            ? tr("On the way back from the best tree, this item gives %1 its head: %2.")
                  .arg(words().name(traced->dependent()), words().name(traced->head()))
            : tr("On the way back from the best tree: %1 is opened at its split.").arg(itemText(traced->item));
    } else if (std::get<ChartFinished>(*step).found) {
        explanation.text = m_decoder == Decoder::EisnerSpan
            ? tr("Every word has its head. Another projective tree may score more: what is inside a span was chosen "
                 "before the arc over it was weighed.")
            : m_scores.leftOut.empty()
            ? tr("Every word has its head. No other projective tree scores more.")
            : tr(
                "Every word has its head. Without the arcs that may not be, or were left out, no other projective tree "
                "scores more.");
    } else {
        explanation.text = tr("Nothing is left to put together: %1.").arg(missingTreeText(missing(), words()));
    }
    if (m_chosen && m_record->stepOf(*m_chosen) <= position())
        explainChosen(explanation);
    return explanation;
}

std::vector<Arc> ChartPlayer::arcs() const
{
    return arcsOfHeads(m_replay.state().heads());
}

std::vector<Arc> ChartPlayer::arcsOfAllSteps() const
{
    std::vector<Arc> arcs;
    for (int step = m_firstTraced; step <= steps(); ++step) {
        const auto* traced = std::get_if<ItemTraced>(&m_replay.step(step));
        if (traced && traced->hasArc())
            arcs.push_back({traced->head(), traced->dependent(), {}});
    }
    return arcs;
}

QString ChartPlayer::arcLabel(const Arc& arc) const
{
    return m_scores.arcLabel(arc.head, arc.dependent);
}

void ChartPlayer::markDiagram(Diagram& diagram) const
{
    const auto* traced = current() ? std::get_if<ItemTraced>(current()) : nullptr;
    for (DiagramArc& arc : diagram.arcs) {
        if (traced && traced->hasArc() && arc.head == traced->head() && arc.dependent == traced->dependent())
            arc.status = ArcStatus::Extra;
    }
}

bool ChartPlayer::brings(int step, int head, int dependent) const
{
    const auto* traced = std::get_if<ItemTraced>(&m_replay.step(step));
    return traced && traced->hasArc() && traced->head() == head && traced->dependent() == dependent;
}

StepEvent ChartPlayer::event(int step) const
{
    const ChartStep& what = m_replay.step(step);
    if (const auto* completed = std::get_if<ItemCompleted>(&what))
        return {
            StepEvent::Kind::Item, completed->item.left, completed->item.right, static_cast<int>(completed->item.kind)};
    const auto* traced = std::get_if<ItemTraced>(&what);
    return traced && traced->hasArc() ? StepEvent{StepEvent::Kind::Arc, traced->head(), traced->dependent(), 0}
                                      : StepEvent();
}

/// The parts of the way that wins, or the arc: in which order items are finished is nothing to know.
std::vector<Target> ChartPlayer::pointersTo(int step) const
{
    const ChartStep& what = m_replay.step(step);
    std::vector<Target> targets;
    const auto* completed = std::get_if<ItemCompleted>(&what);
    if (completed && possibleSplits(*completed).size() > 1) {
        const ChartSplit& best = *m_record->bestSplit(completed->item);
        for (const ChartItem& part : {best.first, best.second}) {
            if (part.left < part.right)
                targets.push_back(cellTarget(part));
        }
    }
    const auto* traced = std::get_if<ItemTraced>(&what);
    if (traced && traced->hasArc())
        targets = {cellTarget(traced->item), Target::arc(traced->head(), traced->dependent())};
    return targets;
}

QString ChartPlayer::question(int step) const
{
    const ChartStep& what = m_replay.step(step);
    if (const auto* completed = std::get_if<ItemCompleted>(&what))
        return tr("Which way to put it together wins: %1?").arg(itemText(completed->item));
    const auto* traced = std::get_if<ItemTraced>(&what);
    if (traced && traced->item.kind == ChartItemKind::Tree)
        return tr("Which word becomes the root?");
    return traced && traced->hasArc() ? tr("Which arc does %1 take?").arg(words().name(traced->dependent()))
                                      : QString();
}

QString ChartPlayer::wayText(const ChartItem& item, const ChartSplit& split) const
{
    return itemWayText(item, split.first, split.second, words());
}

QString ChartPlayer::answer(int step) const
{
    const auto* completed = std::get_if<ItemCompleted>(&m_replay.step(step));
    const ChartSplit* best = completed ? m_record->bestSplit(completed->item) : nullptr;
    return best ? wayText(completed->item, *best) : headline(step);
}

QStringList ChartPlayer::rivals() const
{
    const ChartStep& next = m_replay.step(position() + 1);
    QStringList rivals;
    if (const auto* completed = std::get_if<ItemCompleted>(&next)) {
        std::vector<ChartSplit> splits = possibleSplits(*completed);
        std::stable_sort(splits.begin(), splits.end(),
            [](const ChartSplit& one, const ChartSplit& other) { return one.score > other.score; });
        for (const ChartSplit& split : splits)
            rivals << wayText(completed->item, split);
    }
    const auto* traced = std::get_if<ItemTraced>(&next);
    if (!traced || !traced->hasArc())
        return rivals;
    const ArcScores& arcs = m_scores.parts().arcs;
    const auto offer = [&](int head, int dependent) {
        if (head != dependent && arcs.at(head, dependent) != forbiddenScore)
            rivals << tr("back: takes %1").arg(words().arc(head, dependent));
    };
    for (int word = 1; word <= words().size(); ++word) {
        if (traced->item.kind == ChartItemKind::Tree)
            offer(kRoot, word);
        else
            offer(word, traced->dependent());
    }
    return rivals;
}

ChartPicture ChartPlayer::picture() const
{
    ChartPicture picture;
    picture.words = &words();
    picture.cells = &m_replay.state().cells();
    picture.firstNode = m_scores.parts().root == RootPolicy::Single ? 1 : 0;
    picture.hasTree = picture.firstNode == 1;
    picture.mostAdded = m_decoder == Decoder::Eisner ? 1 : 2;
    picture.hasSiblings = m_decoder == Decoder::Eisner2;
    if (const ChartStep* step = current()) {
        const auto* completed = std::get_if<ItemCompleted>(step);
        const auto* traced = std::get_if<ItemTraced>(step);
        if (completed || traced) {
            picture.lit = completed ? completed->item : traced->item;
            if (const ChartSplit* split = m_record->bestSplit(*picture.lit)) {
                picture.split = *split;
                picture.added = addedBy(*picture.lit, *split);
                picture.addsUp = words().addUp(termsOf(*picture.lit, *split), split->score);
            }
        }
    }
    for (int step = m_firstTraced; step <= position(); ++step) {
        if (const auto* traced = std::get_if<ItemTraced>(&m_replay.step(step)))
            picture.traced.insert(traced->item);
    }
    if (m_chosen && m_record->stepOf(*m_chosen) <= position()) {
        for (const ChartItem& item : m_record->derivation(*m_chosen))
            picture.chosen.insert(item);
    }
    return picture;
}

Drawing ChartPlayer::drawing(const DrawingMetrics& metrics, const QRectF& seen) const
{
    return drawChart(picture(), metrics, seen);
}

Drawing ChartPlayer::closeUp(const DrawingMetrics& metrics) const
{
    return drawCombination(picture(), metrics);
}

/// Whether there is such an item at the position at hand.
bool ChartPlayer::isFinished(const ChartItem& item) const
{
    const int step = m_record->stepOf(item);
    return step > 0 && step <= position();
}

Effect ChartPlayer::activate(const Target& target)
{
    std::optional<ChartItem> item;
    if (target.kind == Target::Kind::Cell)
        item = ChartItem{static_cast<ChartItemKind>(target.detail), target.first, target.second};
    else if (target.kind == Target::Kind::Arc)
        item = itemOfArc(target.first, target.second, m_record->hasRoot())
                   .value_or(ChartItem{ChartItemKind::Tree, 1, words().size()});
    if (item && !isFinished(*item))
        return Effect::Nothing;
    if (item == m_chosen)
        item.reset(); // a second click, or one beside everything
    if (!item && !m_chosen)
        return Effect::Nothing;
    m_chosen = item;
    return Effect::Looks;
}

QString ChartPlayer::hint(const Target& target) const
{
    if (target.kind != Target::Kind::Cell)
        return {};
    const ChartItem item{static_cast<ChartItemKind>(target.detail), target.first, target.second};
    return isFinished(item)
        ? tr("%1: %2", "an item and its score").arg(itemText(item), words().number(m_record->find(item)->score))
        : itemText(item);
}

} // namespace arcwright::ui
