// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/hill_climbing.h"
#include "core/decoding/multi_parent.h"
#include "core/decoding/restarts.h"
#include "core/tracing/move_steps.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/chart_player.h"
#include "ui/players/algorithms/climb_player.h"
#include "ui/players/algorithms/contraction_player.h"
#include "ui/players/algorithms/replay.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/panel/side_by_side.h"

namespace arcwright::ui::testing {
namespace {

using Heads = std::vector<int>;

PlayerSource anySource(int most)
{
    const int words = *rc::gen::inRange(1, most + 1);
    const auto seed = *rc::gen::inRange<std::uint64_t>(1, 100'000);
    return randomSource(words, seed, *rc::gen::element(RootPolicy::Single, RootPolicy::Many));
}

std::vector<Arc> arcsAtEnd(Player& player)
{
    player.goTo(player.steps());
    return player.arcs();
}

TEST(PlayerProperties, EisnersStepsEndInItsTree)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(9);
        const PlayerScores scores = scoresFor(source, Decoder::Eisner);
        Heads heads;
        Eisner().decode(scores.parts().arcs, source.root, heads);
        RC_ASSERT(arcsAtEnd(*make("eisner", source)) == arcsOfHeads(heads));
        Eisner2().decode(scores.parts().secondOrder, source.root, heads);
        RC_ASSERT(arcsAtEnd(*make("eisner2", source)) == arcsOfHeads(heads));
    }));
}

TEST(PlayerProperties, TheStepsOfContractionsEndInTheTree)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(12);
        Heads heads;
        ChuLiuEdmonds().decode(scoresFor(source, Decoder::Cle).parts().arcs, source.root, heads);
        RC_ASSERT(arcsAtEnd(*make("cle", source)) == arcsOfHeads(heads));
    }));
}

TEST(PlayerProperties, TheStepsOfClimbsEndInTheirGraph)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(9);
        const PartScores parts = scoresFor(source, Decoder::Hill).parts();
        Heads heads;
        HillClimbing().decode(parts.secondOrder, parts.root, parts.climb, heads);
        RC_ASSERT(arcsAtEnd(*make("hill", source)) == arcsOfHeads(heads));
        const PartScores ofGraphs = scoresFor(source, Decoder::Multi).parts();
        std::vector<Arc> arcs;
        MultiParent().decode(ofGraphs.secondOrder, ofGraphs.root, ofGraphs.climb, {}, arcs);
        RC_ASSERT(arcsAtEnd(*make("multi", source)) == arcs);
    }));
}

TEST(PlayerProperties, RestartsEndInATreeNoWorseThanAnyItStartsFrom)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(8);
        ClimbPlayer player(source, ClimbPlayer::Search::Restarts);
        double best = -std::numeric_limits<double>::infinity();
        for (int position = 1; position <= player.steps(); ++position) {
            player.goTo(position);
            best = std::max(best, player.state().score());
        }
        player.goTo(player.steps());
        RC_ASSERT(player.state().score() == best);
        const PartScores parts = scoresFor(source, Decoder::Hill).parts();
        const Heads heads = headsOfArcs(player.arcs(), parts.words());
        RC_ASSERT(isTree(heads));
        RC_ASSERT(std::abs(scoreOf(parts.secondOrder, heads) - best) < 1e-6);
    }));
}

/// The targets that have a frame in a drawing.
std::vector<Target> framedIn(const Drawing& drawing)
{
    std::vector<Target> framed;
    for (const auto& part : drawing.parts) {
        const auto* mark = std::get_if<Mark>(&part);
        if (mark && mark->line.ink == Ink::LitFrame)
            framed.push_back(drawing.targetAt(mark->path.boundingRect().center()));
    }
    return framed;
}

TEST(PlayerProperties, TheMoveThatIsFramedIsTheOneThatIsMade)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    EXPECT_TRUE(rc::check([&] {
        const auto search
            = *rc::gen::element(ClimbPlayer::Search::Hill, ClimbPlayer::Search::Multi, ClimbPlayer::Search::Restarts);
        ClimbPlayer player(anySource(8), search);
        for (int position = 1; position < player.steps(); ++position) {
            player.goTo(position);
            const std::vector<Target> moved = player.pointersTo(position + 1);
            std::vector<Target> arcs; // two, where the root moves
            for (const Arc& arc : moved.empty() ? std::vector<Arc>() : player.decisions(position + 1))
                arcs.push_back(Target::arc(arc.head, arc.dependent));
            const std::vector<Target> framed = framedIn(player.drawing(metrics));
            RC_ASSERT(std::is_permutation(framed.begin(), framed.end(), arcs.begin(), arcs.end()));
            if (moved.empty())
                continue;
            const auto& numbers = player.explanation().numbers;
            const auto lit = std::find_if(numbers.begin(), numbers.end(), [](const auto& row) { return row.isBest; });
            RC_ASSERT(lit != numbers.end());
            RC_ASSERT(player.answer(position + 1) == lit->name);
        }
    }));
}

/// A position reached by any way has the state that applying the steps one by one gives.
template <class AnyPlayer>
void checkPositions(AnyPlayer& player)
{
    using State = std::decay_t<decltype(player.state())>;
    player.goTo(0);
    std::vector<State> forward{player.state()};
    for (int position = 1; position <= player.steps(); ++position) {
        player.goTo(position);
        forward.push_back(player.state());
    }
    for (int position = player.steps(); position >= 0; --position) {
        player.goTo(position);
        RC_ASSERT(player.position() == position);
        RC_ASSERT(player.state() == forward[static_cast<std::size_t>(position)]);
    }
    for (const int position : *rc::gen::container<std::vector<int>>(rc::gen::inRange(-3, player.steps() + 4))) {
        player.goTo(position);
        const int reached = std::clamp(position, 0, player.steps());
        RC_ASSERT(player.position() == reached);
        RC_ASSERT(player.state() == forward[static_cast<std::size_t>(reached)]);
    }
}

TEST(PlayerProperties, AnyWayToAPositionGivesTheSameState)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(8);
        ChartPlayer first(source, Decoder::Eisner);
        checkPositions(first);
        ChartPlayer second(source, Decoder::Eisner2);
        checkPositions(second);
        ContractionPlayer contraction(source);
        checkPositions(contraction);
        for (const auto search :
            {ClimbPlayer::Search::Hill, ClimbPlayer::Search::Multi, ClimbPlayer::Search::Restarts}) {
            ClimbPlayer climb(source, search);
            checkPositions(climb);
        }
    }));
}

/// Adds up numbers, which is wrong as soon as a step is left out or done twice.
struct Sum {
    std::vector<int> numbers;
    void apply(int number) { numbers.push_back(number); }
    void revert(int number)
    {
        EXPECT_EQ(numbers.back(), number);
        numbers.pop_back();
    }
    friend bool operator==(const Sum&, const Sum&) = default;
};

TEST(ReplayTest, ManyStepsAreReachedExactlyFromAnywhere)
{
    EXPECT_TRUE(rc::check([] {
        std::vector<int> numbers(static_cast<std::size_t>(*rc::gen::inRange(0, 3000)));
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = static_cast<int>(i * i % 97);
        Replay<Sum, int> replay(Sum(), numbers);
        for (const int position : *rc::gen::container<std::vector<int>>(rc::gen::inRange(-5, replay.size() + 5))) {
            replay.goTo(position);
            const auto reached = std::clamp(position, 0, replay.size());
            RC_ASSERT(replay.position() == reached);
            RC_ASSERT(replay.state().numbers == std::vector<int>(numbers.begin(), numbers.begin() + reached));
        }
    }));
}

TEST(PlayerProperties, AUsersMoveIsFollowedByTheAlgorithm)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(7);
        const auto search
            = *rc::gen::element(ClimbPlayer::Search::Hill, ClimbPlayer::Search::Multi, ClimbPlayer::Search::Restarts);
        ClimbPlayer player(source, search);
        player.goTo(*rc::gen::inRange(1, player.steps() + 1));
        const double before = player.state().score();
        const std::vector<MoveOption> possible = possibleMoves(player);
        if (possible.empty())
            return;
        const MoveOption chosen = possible[*rc::gen::inRange<std::size_t>(0, possible.size())];
        const Target target = Target::arc(chosen.move.newHead, chosen.move.dependent);
        RC_ASSERT(!player.hint(target).isEmpty());
        RC_ASSERT(player.activate(target) == Effect::Steps);
        RC_ASSERT(player.state().score() >= before + chosen.gain - 1e-9); // of several ways the best
        const Decoder decoder = search == ClimbPlayer::Search::Multi ? Decoder::Multi : Decoder::Hill;
        const PartScores parts = scoresFor(source, decoder).parts();
        const auto scoreOfGraph = [&] {
            std::vector<bool> isThere(static_cast<std::size_t>(parts.secondOrder.arcs().size()), false);
            for (const Arc& arc : player.arcs())
                isThere[static_cast<std::size_t>(parts.secondOrder.arcs().find(arc.head, arc.dependent))] = true;
            return scoreOfArcs(parts.secondOrder, isThere);
        };
        RC_ASSERT(std::abs(scoreOfGraph() - player.state().score()) < 1e-6);
        player.goTo(player.steps());
        RC_ASSERT(std::abs(scoreOfGraph() - player.state().score()) < 1e-6);
        const double enough = search == ClimbPlayer::Search::Hill ? parts.climb.threshold() : leastGain;
        for (const MoveOption& option : player.options())
            RC_ASSERT(option.verdict != MoveVerdict::Possible || !(option.gain > enough));
        checkPositions(player);
    }));
}

TEST(PlayerProperties, BreakpointsNameTheStepsThatPutAnArcThere)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(7);
        for (const char* name : {"eisner", "eisner2", "cle", "hill", "multi"}) {
            const auto player = make(name, source);
            const auto has = [&](int head, int dependent) {
                const auto arcs = player->arcs();
                return std::any_of(arcs.begin(), arcs.end(),
                    [&](const Arc& arc) { return arc.head == head && arc.dependent == dependent; });
            };
            for (int step = 1; step <= player->steps(); ++step) {
                player->goTo(step - 1);
                std::vector<Arc> before = player->arcs();
                player->goTo(step);
                for (const Arc& arc : player->arcs()) {
                    const bool isNew = std::find(before.begin(), before.end(), arc) == before.end();
                    RC_ASSERT(!isNew || player->brings(step, arc.head, arc.dependent));
                }
                for (int head = 0; head <= player->words().size(); ++head) {
                    for (int dependent = 1; dependent <= player->words().size(); ++dependent)
                        RC_ASSERT(!player->brings(step, head, dependent) || has(head, dependent));
                }
            }
        }
    }));
}

TEST(PlayerProperties, TheDiagramKeepsRoomForEveryArc)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(7);
        for (const char* name : {"eisner", "eisner2", "cle", "hill", "multi"}) {
            const auto player = make(name, source);
            const auto room = player->arcsOfAllSteps();
            for (int position = 0; position <= player->steps(); ++position) {
                player->goTo(position);
                for (const Arc& arc : player->arcs())
                    RC_ASSERT(std::find(room.begin(), room.end(), arc) != room.end());
            }
        }
    }));
}

TEST(SideBySide, WhatIsPairedRisesInBothAndEndsTogether)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(7);
        const char* names[] = {"eisner", "eisner2", "eisner-span", "cle", "hill", "multi", "restarts", "arc-standard"};
        const auto one
            = make(*rc::gen::elementOf(std::vector<const char*>(std::begin(names), std::end(names))), source);
        const auto other
            = make(*rc::gen::elementOf(std::vector<const char*>(std::begin(names), std::end(names))), source);
        const StepPairing pairing(*one, *other);
        RC_ASSERT(pairing.ofSecond(0) == 0 && pairing.ofFirst(0) == 0);
        RC_ASSERT(pairing.ofSecond(one->steps()) == other->steps());
        RC_ASSERT(pairing.ofFirst(other->steps()) == one->steps());
        for (int position = 1; position <= one->steps(); ++position)
            RC_ASSERT(pairing.ofSecond(position - 1) <= pairing.ofSecond(position));
        for (int position = 1; position <= other->steps(); ++position)
            RC_ASSERT(pairing.ofFirst(position - 1) <= pairing.ofFirst(position));
        for (const auto& [first, second] : pairing.pairs()) {
            RC_ASSERT(pairing.ofSecond(first) == second && pairing.ofFirst(second) == first);
            if (first == 0 || first == one->steps())
                continue;
            const StepEvent mine = one->event(first);
            const StepEvent others = other->event(second);
            RC_ASSERT(mine.kind != StepEvent::Kind::None && mine.kind == others.kind && mine.b == others.b);
            RC_ASSERT(mine.kind == StepEvent::Kind::Arc || mine == others); // an item is the same one
        }
    }));
}

/// With siblings a chart has more items, but none fewer, and finishes them in the same order.
TEST(SideBySide, EveryItemOfFirstOrderIsPairedWithItselfOfSecondOrder)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(8);
        const auto one = make("eisner", source);
        const auto other = make("eisner2", source);
        const StepPairing pairing(*one, *other);
        for (int step = 1; step < one->steps(); ++step) {
            if (one->event(step).kind == StepEvent::Kind::Item)
                RC_ASSERT(other->event(pairing.ofSecond(step)) == one->event(step));
        }
    }));
}

/// The step after which a decision about a word is the last one; 0 if there is none.
int lastDecision(const Player& player, int word, int& head)
{
    int last = 0;
    head = kNoHead;
    for (int step = 1; step <= player.steps(); ++step) {
        for (const Arc& arc : player.decisions(step)) {
            if (arc.dependent != word)
                continue;
            last = arc.head == head ? last : step;
            head = arc.head;
        }
    }
    return last;
}

TEST(SideBySide, TheyPartWhereAWordIsFirstDecidedOtherwise)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(7);
        const auto one = make("eisner", source);
        const auto other = make(*rc::gen::element("cle", "hill", "eisner2", "arc-standard"), source);
        Parting least;
        for (int word = 1; word <= source.sentence->unitCount(); ++word) {
            int head = kNoHead;
            int headOfOther = kNoHead;
            const Parting here{lastDecision(*one, word, head), lastDecision(*other, word, headOfOther)};
            if (here.first > 0 && here.second > 0 && head != headOfOther
                && (least.first == 0 || std::pair(here.first, here.second) < std::pair(least.first, least.second)))
                least = here;
        }
        RC_ASSERT(firstParting(*one, *other) == least);
        RC_ASSERT(firstParting(*one, *make("eisner", source)) == Parting());
    }));
}

} // namespace
} // namespace arcwright::ui::testing
