// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/contraction_player.h"

#include <algorithm>
#include <set>

#include "core/decoding/chu_liu_edmonds.h"

namespace arcwright::ui {

ContractionPlayer::ContractionPlayer(const PlayerSource& source)
    : ContractionPlayer(scoresFor(source, Decoder::Cle), source.sentence->bunsetsu.empty())
{
}

ContractionPlayer::ContractionPlayer(PlayerScores scores, bool mayChooseRoots)
    : Player(scores.words)
    , m_scores(std::move(scores))
    , m_replay(run(m_scores.parts()))
    , m_mayChooseRoots(mayChooseRoots && m_scores.parts().root == RootPolicy::Single)
{
    findContractions();
    const ArcScores& arcs = m_scores.parts().arcs;
    bool isFirst = true;
    for (int head = 0; head < arcs.nodes(); ++head) {
        for (int dependent = 1; dependent < arcs.nodes(); ++dependent) {
            const double score = arcs.at(head, dependent);
            if (arcs.at(head, dependent) == forbiddenScore) {
                m_hasForbidden = m_hasForbidden || head != dependent;
                continue;
            }
            m_least = isFirst ? score : std::min(m_least, score);
            m_greatest = isFirst ? score : std::max(m_greatest, score);
            isFirst = false;
        }
    }
}

void ContractionPlayer::findContractions()
{
    m_contractions.clear();
    for (int step = 1; step <= steps(); ++step) {
        if (const auto* contracted = std::get_if<CycleContracted>(&m_replay.step(step)))
            m_contractions.emplace(contracted->node, step);
    }
}

std::vector<PlayerChoice> ContractionPlayer::choices() const
{
    if (!m_mayChooseRoots)
        return {};
    return {{tr("dependents of the root"), {tr("one"), tr("several (as in textbooks)")},
        m_scores.parts().root == RootPolicy::Single ? 0 : 1, arcwright::choices::roots}};
}

Effect ContractionPlayer::choose(int /*choice*/, int option)
{
    const RootPolicy wanted = option == 0 ? RootPolicy::Single : RootPolicy::Many;
    if (!m_mayChooseRoots || wanted == m_scores.parts().root)
        return Effect::Nothing;
    const int before = position();
    m_scores.scores.parts.root = wanted;
    m_replay = run(m_scores.parts());
    findContractions();
    m_replay.goTo(before);
    return Effect::Steps;
}

ContractionPlayer::Steps ContractionPlayer::run(const PartScores& scores)
{
    ContractionRecorder recorder;
    std::vector<int> heads;
    ChuLiuEdmonds().decode(scores.arcs, scores.root, heads, recorder);
    return Steps(ContractionState(scores.words()), recorder.takeSteps());
}

const ContractionStep* ContractionPlayer::current() const
{
    return position() == 0 ? nullptr : &m_replay.step(position());
}

ContractedNode ContractionPlayer::outermost(ContractedNode node) const
{
    const auto& inside = m_replay.state().inside();
    std::set<ContractedNode> opened;
    for (int step = 1; step <= position(); ++step) {
        if (const auto* expanded = std::get_if<CycleExpanded>(&m_replay.step(step)))
            opened.insert(expanded->node);
    }
    ContractedNode outer = node;
    while (inside[static_cast<std::size_t>(node)] != 0) {
        node = inside[static_cast<std::size_t>(node)];
        if (!opened.contains(node))
            outer = node;
    }
    return outer;
}

QString ContractionPlayer::headline(int step) const
{
    return text().headline(m_replay.step(step));
}

bool ContractionPlayer::isMilestone(int step) const
{
    const ContractionStep& what = m_replay.step(step);
    return std::holds_alternative<CycleFound>(what) || std::holds_alternative<CycleExpanded>(what)
        || std::holds_alternative<ContractionFinished>(what);
}

int ContractionPlayer::depth() const
{
    int depth = 0;
    for (int step = 1; step <= position(); ++step) {
        depth += std::holds_alternative<CycleContracted>(m_replay.step(step)) ? 1 : 0;
        depth -= std::holds_alternative<CycleExpanded>(m_replay.step(step)) ? 1 : 0;
    }
    return depth;
}

Explanation ContractionPlayer::explanation() const
{
    return text().explanation(current(), depth());
}

ContractionStepText ContractionPlayer::text() const
{
    return {words(), m_scores, m_replay, m_contractions, m_mayChooseRoots};
}

std::vector<Arc> ContractionPlayer::arcs() const
{
    std::set<std::pair<int, int>> taken;
    for (const EnteringArc& arc : m_replay.state().taken()) {
        if (arc.head != kNoHead)
            taken.insert({arc.dependent, arc.head});
    }
    std::vector<Arc> arcs;
    arcs.reserve(taken.size());
    for (const auto& [dependent, head] : taken)
        arcs.push_back({head, dependent, {}});
    return arcs;
}

std::vector<Arc> ContractionPlayer::arcsOfAllSteps() const
{
    std::vector<Arc> arcs;
    for (const ContractionStep& step : m_replay.steps()) {
        if (const auto* greedy = std::get_if<GreedyHead>(&step))
            arcs.push_back({greedy->arc.head, greedy->arc.dependent, {}});
    }
    return arcs;
}

QString ContractionPlayer::arcLabel(const Arc& arc) const
{
    return m_scores.arcLabel(arc.head, arc.dependent);
}

void ContractionPlayer::markDiagram(Diagram& diagram) const
{
    const ContractionStep* step = current();
    const auto* greedy = step ? std::get_if<GreedyHead>(step) : nullptr;
    const auto* found = step ? std::get_if<CycleFound>(step) : nullptr;
    const auto isTakenBy = [&](const DiagramArc& arc, ContractedNode node) {
        const EnteringArc& taken = m_replay.state().taken()[static_cast<std::size_t>(node)];
        return taken.head == arc.head && taken.dependent == arc.dependent;
    };
    for (DiagramArc& arc : diagram.arcs) {
        if (greedy && arc.head == greedy->arc.head && arc.dependent == greedy->arc.dependent)
            arc.status = ArcStatus::Extra;
        arc.onCycle = found && std::any_of(found->cycle.begin(), found->cycle.end(), [&](ContractedNode node) {
            return isTakenBy(arc, node);
        });
    }
    // Under a word: the cycle it is in.
    for (int word = 1; word <= words().size(); ++word) {
        const ContractedNode node = outermost(word);
        diagram.words[static_cast<std::size_t>(word) - 1].tag
            = node == word ? QStringLiteral(" ") : tr("C%1", "a contracted cycle").arg(node - words().size());
    }
}

bool ContractionPlayer::brings(int step, int head, int dependent) const
{
    const auto* greedy = std::get_if<GreedyHead>(&m_replay.step(step));
    return greedy && greedy->arc.head == head && greedy->arc.dependent == dependent;
}

StepEvent ContractionPlayer::event(int step) const
{
    const auto* settled = std::get_if<HeadSettled>(&m_replay.step(step));
    return settled ? StepEvent{StepEvent::Kind::Arc, settled->head, settled->dependent, 0} : StepEvent();
}

/// The words inside a node.
void ContractionPlayer::addWordsOf(ContractedNode node, std::vector<Target>& targets) const
{
    if (node <= words().size()) {
        targets.push_back(Target::word(node));
        return;
    }
    for (const ContractedNode member : std::get<CycleContracted>(m_replay.step(m_contractions.at(node))).cycle)
        addWordsOf(member, targets);
}

std::vector<Target> ContractionPlayer::pointersTo(int step) const
{
    const ContractionStep& what = m_replay.step(step);
    std::vector<Target> targets;
    if (const auto* greedy = std::get_if<GreedyHead>(&what))
        return {Target::arc(greedy->arc.head, greedy->arc.dependent)};
    if (const auto* settled = std::get_if<HeadSettled>(&what))
        return {Target::arc(settled->head, settled->dependent), Target::word(settled->dependent)};
    if (const auto* found = std::get_if<CycleFound>(&what)) {
        for (const ContractedNode node : found->cycle)
            addWordsOf(node, targets);
    } else if (const auto* contracted = std::get_if<CycleContracted>(&what)) {
        addWordsOf(contracted->node, targets);
    } else if (const auto* expanded = std::get_if<CycleExpanded>(&what)) {
        addWordsOf(expanded->opened, targets);
    }
    return targets;
}

/// The other arcs that the node could take, or the words at which a cycle could be opened.
QStringList ContractionPlayer::rivals() const
{
    const ContractionStepText text = this->text();
    const auto* greedy = std::get_if<GreedyHead>(&m_replay.step(position() + 1));
    QStringList rivals;
    if (const auto* expanded = std::get_if<CycleExpanded>(&m_replay.step(position() + 1))) {
        for (const ContractedNode node :
            std::get<CycleContracted>(m_replay.step(m_contractions.at(expanded->node))).cycle)
            rivals << text.opening(expanded->node, node);
    }
    if (!greedy)
        return rivals;
    const std::vector<EnteringArc> entering = text.enteringArcs(greedy->node);
    const bool isRootAsked = !text.isRootPassedOver(*greedy); // it has the highest score, and would be a trap
    for (std::size_t i = 0; i < std::min(entering.size(), ContractionStepText::mostScores); ++i) {
        if (entering[i].head != kRoot || isRootAsked)
            rivals << text.takingText(greedy->node, entering[i]);
    }
    return rivals;
}

void ContractionPlayer::fillColumn(ScoreGrid& grid, ContractedNode node, int column) const
{
    const auto put = [&](int head, int dependent, double score) {
        GridCell& cell = grid.at(head, column);
        const double heat = heatOf(score, m_least, m_greatest);
        cell.text = words().number(score);
        cell.fill = Tint(Ink::Heat, heat);
        cell.ink = Tint(Ink::OnHeat, heat);
        cell.target = Target::arc(head, dependent);
    };
    for (int head = 0; head < grid.rows.size(); ++head)
        grid.at(head, column).fill = Ink::Panel;
    if (node > words().size()) {
        const int step = m_contractions.at(node);
        if (step > position())
            return;
        for (const EnteringArc& arc : std::get<CycleContracted>(m_replay.step(step)).entering)
            put(arc.head, arc.dependent, arc.score);
        return;
    }
    const ArcScores& arcs = m_scores.parts().arcs;
    for (int head = 0; head < arcs.nodes(); ++head) {
        if (arcs.at(head, node) != forbiddenScore) {
            put(head, node, arcs.at(head, node));
        } else if (head != node) { // the diagonal is empty: it is no arc
            grid.at(head, column).text = QStringLiteral("–");
            grid.at(head, column).ink = Ink::Muted;
            grid.at(head, column).target = Target::arc(head, node);
        }
    }
}

/// Frames the arc that each node has taken, and the cycle that was found.
void ContractionPlayer::frameTaken(ScoreGrid& grid) const
{
    const auto* found = current() ? std::get_if<CycleFound>(current()) : nullptr;
    const auto& taken = m_replay.state().taken();
    for (std::size_t node = 1; node < taken.size(); ++node) {
        if (taken[node].head == kNoHead)
            continue;
        const bool onCycle = found
            && std::find(found->cycle.begin(), found->cycle.end(), static_cast<int>(node)) != found->cycle.end();
        GridCell& cell = grid.at(taken[node].head, static_cast<int>(node) - 1);
        cell.frame = onCycle ? Ink::Bad : Ink::Good;
        cell.isBold = true;
    }
}

Drawing ContractionPlayer::drawing(const DrawingMetrics& metrics, const QRectF& seen) const
{
    QStringList rows;
    for (int node = 0; node <= words().size(); ++node)
        rows << words().name(node);
    QStringList columns = rows.mid(1);
    QStringList shortColumns;
    for (int word = 1; word <= words().size(); ++word)
        shortColumns << QString::number(word);
    for (const auto& [node, step] : m_contractions) {
        if (step > position() && isNextHidden()) // else they have their place from the beginning
            continue;
        columns << text().nodeName(node);
        shortColumns << tr("C%1", "a contracted cycle").arg(node - words().size());
    }
    ScoreGrid grid(rows, columns);
    grid.shortColumns = shortColumns;
    grid.rowsTitle = tr("head ↓ dependent →");
    if (m_hasForbidden)
        grid.title = tr("– forbidden, or left out as hopeless");
    grid.isRightToLeft = words().areRightToLeft();
    for (const auto& [node, step] : m_contractions) {
        for (const EnteringArc& arc : std::get<CycleContracted>(m_replay.step(step)).entering)
            grid.room << words().number(arc.score);
    }
    for (int column = 0; column < columns.size(); ++column) {
        const ContractedNode node = column + 1;
        const bool isThere = node <= words().size() || m_contractions.at(node) <= position();
        fillColumn(grid, node, column);
        grid.mutedColumns.push_back(!isThere || outermost(node) != node);
        grid.unnamedColumns.push_back(!isThere); // a cycle has no name before it is one
    }
    frameTaken(grid);
    if (const ContractionStep* step = current()) {
        if (const auto* greedy = std::get_if<GreedyHead>(step))
            grid.litColumn = greedy->node - 1;
        else if (const auto* contracted = std::get_if<CycleContracted>(step))
            grid.litColumn = contracted->node - 1;
        else if (const auto* expanded = std::get_if<CycleExpanded>(step))
            grid.litColumn = expanded->node - 1;
    }
    return drawGrid(grid, metrics, seen);
}

QString ContractionPlayer::hint(const Target& target) const
{
    if (target.kind != Target::Kind::Arc)
        return {};
    const float score = m_scores.parts().arcs.at(target.first, target.second);
    if (score == forbiddenScore)
        return forbiddenText(target.first, target.second, words());
    return tr("%1: %2", "an arc and its score").arg(words().arc(target.first, target.second), words().number(score));
}

} // namespace arcwright::ui
