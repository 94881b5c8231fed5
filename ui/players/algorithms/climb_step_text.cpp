// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/climb_step_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/look/joined_texts.h"
#include "ui/players/algorithms/missing_tree_text.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kMostGains = 12;

} // namespace

QString ClimbStepText::move(const Move& made) const
{
    switch (made.kind) {
    case MoveKind::ChangeHead:
        return tr("%1 from %2 to %3")
            .arg(words().name(made.dependent), words().name(made.oldHead), words().name(made.newHead));
    case MoveKind::AddParent:
        return tr("%1 gets %2 as a further parent").arg(words().name(made.dependent), words().name(made.newHead));
    case MoveKind::ChangeRoot:
        break;
    }
    return tr("%1 becomes the root, %2 goes under %3")
        .arg(words().name(made.dependent), words().name(made.oldRoot), words().name(made.oldRootHead));
}

/// A move to a graph that may not be comes from such a graph, too: others lose.
QString ClimbStepText::gainOf(const MoveMade& made) const
{
    return gainFrom(std::isinf(made.gain) ? -std::numeric_limits<double>::infinity() : made.score, made.gain);
}

QString ClimbStepText::gainFrom(double score, double gained) const
{
    if (std::isfinite(score))
        return words().gain(gained);
    if (std::isinf(gained))
        return gained > 0 ? tr("fewer siblings that may not be") : words().gain(gained);
    return gained == 0 ? tr("stays −∞")
                       : tr("stays −∞ (%1 beside)", "a gain of other scores").arg(words().gain(gained));
}

QString ClimbStepText::reason(const MoveOption& option) const
{
    switch (option.verdict) {
    case MoveVerdict::Possible:
        return {};
    case MoveVerdict::AlreadyThere:
        return tr("it is there already");
    case MoveVerdict::ForbiddenArc:
        return tr("the arc is forbidden, or was left out as hopeless");
    case MoveVerdict::MakesCycle:
        return tr("it would make a cycle: %1 depends on %2")
            .arg(words().name(option.move.newHead), words().name(option.move.dependent));
    case MoveVerdict::BreaksRoot:
        return tr("there would be no root, or two");
    case MoveVerdict::Pinned:
        return tr("the head is pinned");
    case MoveVerdict::ForbiddenPair:
        return tr("it would have a sibling that it may not have");
    }
    return {};
}

QString ClimbStepText::startName(ClimbStart start) const
{
    switch (start) {
    case ClimbStart::Projective:
        return tr("the best projective tree");
    case ClimbStart::NonProjective:
        return tr("the best tree of first order");
    case ClimbStart::Random:
        break;
    }
    return tr("a random tree");
}

QString ClimbStepText::startText(int step, const ClimbStarted& started) const
{
    if (m_search != ClimbSearch::Restarts)
        return startName(m_settings.start);
    if (started.isDrawn)
        return tr("a tree that was drawn");
    return step == 1 ? tr("the tree of hill climbing") : tr("the best tree of all");
}

QString ClimbStepText::shares(const ScoreShares& gained) const
{
    const std::pair<QString, double> all[]
        = {{tr("arcs"), gained.arcs}, {tr("siblings"), gained.siblings}, {tr("heads of heads"), gained.grandparents},
            {tr("three siblings"), gained.triSiblings}, {tr("the whole tree"), gained.wholeTree}};
    QStringList said;
    for (const auto& [name, value] : all) {
        if (value != 0)
            said << tr("%1 %2", "a part of the score, what it adds to the gain").arg(name, words().gain(value));
    }
    return listed(said);
}

QString ClimbStepText::headline(int step, const MoveStep& what, bool isOwnMove) const
{
    if (const auto* started = std::get_if<ClimbStarted>(&what))
        return tr("starts from %1: %2").arg(startText(step, *started), words().number(started->score));
    if (const auto* weighed = std::get_if<MovesWeighed>(&what))
        return tr("weighs %n move(s)", nullptr, static_cast<int>(weighed->options.size()));
    if (const auto* made = std::get_if<MoveMade>(&what)) {
        const QString text = tr("%1: %2, now %3", "a move, its gain, the score")
                                 .arg(move(made->move), gainOf(*made), words().number(made->score));
        return isOwnMove ? tr("your move: %1").arg(text) : text;
    }
    if (const auto* kept = std::get_if<BestKept>(&what))
        return tr("keeps the best of all: %1").arg(words().number(kept->score));
    const auto& finished = std::get<ClimbFinished>(what);
    if (!finished.found() && m_missing != nullptr)
        return tr("finished: %1").arg(missingTreeText(*m_missing, words()));
    switch (finished.end) {
    case ClimbEnd::LocalBest:
        return finished.price > 0 ? tr("no move gains more than its price of %1: ends with %2")
                                        .arg(words().exactly(finished.price), words().number(finished.score))
                                  : tr("no move gains: ends with %1").arg(words().number(finished.score));
    case ClimbEnd::MoveLimit:
        return tr("no more moves are allowed: ends with %1").arg(words().number(finished.score));
    case ClimbEnd::NoStart:
        break;
    }
    return tr("there is no tree to start from");
}

/// Scores would tell: only one move leads from the score at hand to the one it names.
QString ClimbStepText::answer(int step, const MoveStep& what) const
{
    if (std::holds_alternative<ClimbStarted>(what))
        return m_search == ClimbSearch::Restarts ? tr("starts from another tree")
                                                 : tr("starts from %1").arg(startName(m_settings.start));
    if (const auto* made = std::get_if<MoveMade>(&what))
        return move(made->move);
    if (std::holds_alternative<BestKept>(what))
        return tr("keeps the best of all");
    const auto* finished = std::get_if<ClimbFinished>(&what);
    return finished && finished->end == ClimbEnd::LocalBest ? tr("no move gains enough: it ends")
                                                            : headline(step, what, false);
}

QString ClimbStepText::introduction(const RestartDemonstration* restarts) const
{
    switch (m_search) {
    case ClimbSearch::Hill:
        return price() > 0
            ? tr(
                "From a tree, the one change of a head that gains most will be made, again and again, until none gains "
                "more than %1, the price of a move: the first move from a projective tree always makes arcs cross.")
                  .arg(words().exactly(price()))
            : tr("From a tree, the one change of a head that gains most will be made, again and again, until none "
                 "gains.");
    case ClimbSearch::Multi:
        return tr("From a tree, the change of a head or the further parent that gains most will be made, again and "
                  "again, until none gains.");
    case ClimbSearch::Restarts:
        break;
    }
    const QString start = restarts->beginsWithHill()
        ? tr(
            "The first tree will be the one that hill climbing finds with scores of arcs and siblings, the others will "
            "be drawn at random, better ones more often.")
        : tr("Trees will be drawn at random, better ones more often.");
    const QString climb = tr("From each, words take the head that gains most, from the leaves up, until none gains. "
                             "The best of all is kept.");
    const QString scores = restarts->scoresWholeTrees()
        ? tr("What counts: arcs, pairs of siblings, heads of heads, three siblings, and the whole tree (how many "
             "dependents a word has, where its subtree begins and ends, branches to the right).")
        : tr("What counts: arcs and pairs of siblings alone. A model trained with restarts has more.");
    return inARow({start, climb, scores});
}

std::vector<const MoveOption*> possibleMoves(const std::vector<MoveOption>& options)
{
    std::vector<const MoveOption*> possible;
    for (const MoveOption& option : options) {
        if (option.verdict == MoveVerdict::Possible)
            possible.push_back(&option);
    }
    std::stable_sort(possible.begin(), possible.end(),
        [](const MoveOption* one, const MoveOption* other) { return one->gain > other->gain; });
    return possible;
}

void ClimbStepText::explainMoves(
    const std::vector<MoveOption>& options, const MoveMade* coming, bool isAsking, Explanation& explanation) const
{
    const std::vector<const MoveOption*> possible = possibleMoves(options);
    const auto cycles = std::count_if(options.begin(), options.end(),
        [](const MoveOption& option) { return option.verdict == MoveVerdict::MakesCycle; });
    explanation.text += u'\n' + tr("%1 moves are possible, %2 would make a cycle.").arg(possible.size()).arg(cycles);
    if (isAsking)
        return;
    if (m_search == ClimbSearch::Restarts && coming)
        explanation.text += u'\n'
            + (coming->move.kind == MoveKind::ChangeRoot
                    ? tr("No word would gain by another head alone, so the root moves.")
                    : tr("Going from the leaves up, %1 is the next word that gains by another head: it takes its best "
                         "one, even where other words would gain more.")
                          .arg(words().name(coming->move.dependent)));
    if (!std::isfinite(m_score))
        explanation.text += u'\n'
            + tr("The graph has siblings that may not be, so it scores −∞. A move with fewer of them comes before all "
                 "others; moves with as many are weighed by the other scores.");
    explanation.numbersTitle = tr("What moves from here would gain");
    const auto row = [this](const Move& made, double gain, bool isComing) {
        return NumberRow{move(made), this->gain(gain), isComing};
    };
    if (coming) // first, for it need not be among those that gain most
        explanation.numbers.push_back(row(coming->move, coming->gain, true));
    for (std::size_t i = 0; i < possible.size() && explanation.numbers.size() < kMostGains; ++i) {
        if (coming && possible[i]->move == coming->move)
            continue;
        explanation.numbers.push_back(row(possible[i]->move, possible[i]->gain, false));
        if (isTooDear(*possible[i]))
            explanation.numbers.back().name = tr("%1 (not more than its price)").arg(explanation.numbers.back().name);
    }
    const bool isAnyTooDear
        = std::any_of(possible.begin(), possible.end(), [this](const auto* option) { return isTooDear(*option); });
    if (!coming && isAnyTooDear)
        explanation.text
            += u'\n' + tr("A move has to gain more than its price, %1; none does.").arg(words().exactly(price()));
}

} // namespace arcwright::ui
