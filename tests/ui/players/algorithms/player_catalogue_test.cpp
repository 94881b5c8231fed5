// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/player_catalogue.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/bunsetsu/analyser.h"
#include "core/decoding/restarts.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/parser.h"
#include "tests/core/support/restarts_model.h"
#include "tests/core/support/sentences.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/climb_player.h"
#include "ui/players/drawing/drawing_painter.h"

// Properties of every player there is, and of those whose decoders are tested nowhere else.

namespace arcwright::ui::testing {
namespace {

/// A sentence of bunsetsu that are those of the samples in any order.
std::shared_ptr<const Sentence> anyBunsetsu(int most)
{
    static const Sentences samples = test::sampleSentences("japanese.knp");
    auto sentence = std::make_shared<Sentence>();
    const int count = *rc::gen::inRange(1, most + 1);
    for (int number = 1; number <= count; ++number) {
        const Sentence& from = *samples[*rc::gen::inRange<std::size_t>(0, samples.size())];
        const Bunsetsu& chosen = from.bunsetsu[*rc::gen::inRange<std::size_t>(0, from.bunsetsu.size())];
        Bunsetsu bunsetsu;
        bunsetsu.first = static_cast<int>(sentence->tokens.size()) + 1;
        for (int word = chosen.first; word <= chosen.last; ++word)
            sentence->tokens.push_back(from.tokens[static_cast<std::size_t>(word) - 1]);
        bunsetsu.last = static_cast<int>(sentence->tokens.size());
        sentence->bunsetsu.push_back(bunsetsu);
    }
    return sentence;
}

PlayerSource anySourceFor(const PlayerKind& kind)
{
    const auto seed = *rc::gen::inRange<std::uint64_t>(1, 100'000);
    PlayerSource source
        = randomSource(*rc::gen::inRange(1, 7), seed, *rc::gen::element(RootPolicy::Single, RootPolicy::Many));
    if (kind.readsTree) {
        static const Sentences samples = test::sampleSentences("english.conllu");
        source.sentence = samples[*rc::gen::inRange<std::size_t>(0, samples.size())];
    } else if (!kind.plays(source)) {
        source.sentence = anyBunsetsu(7);
    }
    return source;
}

/// Dependent and head of each arc, in order: players do not have relations of their own.
std::vector<std::pair<int, int>> placesOf(const std::vector<Arc>& arcs)
{
    std::vector<std::pair<int, int>> places;
    for (const Arc& arc : arcs)
        places.emplace_back(arc.dependent, arc.head);
    std::sort(places.begin(), places.end());
    return places;
}

/// All that is seen and told of a position.
QStringList lookOf(const Player& player, const DrawingMetrics& metrics)
{
    QStringList look{player.explanation().text, player.explanation().numbersTitle};
    for (const NumberRow& row : player.explanation().numbers)
        look << row.name << row.value;
    for (const DiagramArc& arc : diagramOf(player).arcs)
        look << QStringLiteral("%1:%2 %3 %4").arg(arc.head).arg(arc.dependent).arg(int(arc.status)).arg(arc.label);
    return look + player.drawing(metrics).texts() + player.closeUp(metrics).texts();
}

TEST(PlayerCatalogue, AnyWayToAPositionOfAnyPlayerLooksTheSame)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    for (const PlayerKind& kind : playerKinds()) {
        EXPECT_TRUE(rc::check(kind.name, [&] {
            const auto player = kind.make(anySourceFor(kind));
            std::vector<QStringList> forward;
            for (int position = 0; position <= player->steps(); ++position) {
                player->goTo(position);
                forward.push_back(lookOf(*player, metrics));
            }
            player->goTo(player->steps());
            for (const int position : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, player->steps() + 1))) {
                player->goTo(position);
                RC_ASSERT(player->position() == position);
                RC_ASSERT(lookOf(*player, metrics) == forward[static_cast<std::size_t>(position)]);
                if (position == 0)
                    continue;
                player->goTo(position - 1); // a step back
                RC_ASSERT(lookOf(*player, metrics) == forward[static_cast<std::size_t>(position) - 1]);
            }
        }));
    }
}

TEST(PlayerCatalogue, ACopyGoesItsOwnWay)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    for (const PlayerKind& kind : playerKinds()) {
        EXPECT_TRUE(rc::check(kind.name, [&] {
            auto player = kind.make(anySourceFor(kind));
            player->goTo(*rc::gen::inRange(0, player->steps() + 1));
            const QStringList look = lookOf(*player, metrics);
            const int position = player->position();
            const auto copy = player->clone();
            RC_ASSERT(lookOf(*copy, metrics) == look);
            copy->goTo(0);
            RC_ASSERT(player->position() == position);
            RC_ASSERT(lookOf(*player, metrics) == look);
            player.reset();
            copy->goTo(position);
            RC_ASSERT(lookOf(*copy, metrics) == look);
        }));
    }
}

TEST(PlayerCatalogue, WhatIsSeenOfADrawingIsThatPartOfAllOfIt)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    for (const PlayerKind& kind : playerKinds()) {
        EXPECT_TRUE(rc::check(kind.name, [&] {
            const auto player = kind.make(anySourceFor(kind));
            player->goTo(*rc::gen::inRange(0, player->steps() + 1));
            const Drawing all = player->drawing(metrics);
            const QRectF seen(*rc::gen::inRange(-20, 300), *rc::gen::inRange(-20, 300), *rc::gen::inRange(1, 200),
                *rc::gen::inRange(1, 200));
            const Drawing part = player->drawing(metrics, seen);
            RC_ASSERT(part.size == all.size);
            RC_ASSERT(part.focus == all.focus);
            for (const int place : *rc::gen::container<std::vector<int>>(20, rc::gen::inRange(0, 10'000))) {
                const QPointF point = seen.topLeft()
                    + QPointF((place % 100 + 0.5) * seen.width() / 100, (place / 100 + 0.5) * seen.height() / 100);
                RC_ASSERT(part.targetAt(point) == all.targetAt(point));
            }
        }));
    }
}

TEST(PlayerCatalogue, RestartsEndInTheTreeOfTheDecoder)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySourceFor(*playerKindNamed(QStringLiteral("restarts")));
        const PartScores parts = scoresFor(source, Decoder::Hill).parts();
        SecondOrderTreeScorer scorer(parts.secondOrder, parts.root);
        std::vector<int> heads;
        const auto result
            = Restarts().decode(parts.secondOrder.arcs(), scorer, parts.root, ClimbPlayer::kRestarts, {}, heads);
        ClimbPlayer player(source, ClimbPlayer::Search::Restarts);
        player.goTo(player.steps());
        RC_ASSERT(result.has_value());
        RC_ASSERT(player.arcs() == arcsOfHeads(heads));
        RC_ASSERT(player.state().score() == result->score);
    }));
}

TEST(PlayerCatalogue, WithAModelPlayersOfWordsEndInTheGraphOfTheParser)
{
    for (const Decoder decoder : allDecoders()) {
        if (decoder == Decoder::Restarts)
            continue; // its player climbs less often; see above
        const PlayerKind* kind = playerKindNamed(QString::fromUtf8(nameOf(decoder)));
        ASSERT_NE(kind, nullptr) << nameOf(decoder);
        TrainingSettings settings = test::quickSettings();
        settings.trainer.epochs = 1; // so little that what it scores differs from sentence to sentence
        settings.trainer.decoder.decoder = decoder;
        const auto model = test::trained(test::toyTreebank(30), settings);
        EXPECT_TRUE(rc::check(std::string(nameOf(decoder)), [&] {
            PlayerSource source;
            source.sentence = test::toyWordsInAnyOrder(*rc::gen::inRange<std::size_t>(1, 13),
                [](std::size_t bound) { return *rc::gen::inRange<std::size_t>(0, bound); });
            source.relations = std::make_shared<RelationPool>();
            source.origin = ScoreOrigin::Model;
            source.model = model;
            const Parser parser(model, *source.relations, decoder);
            Parser::Workspace workspace;
            const Graph graph = parser.parse(*source.sentence, workspace);
            std::vector<Arc> expected = graph.basicArcs();
            expected.insert(expected.end(), graph.secondary.begin(), graph.secondary.end());
            const auto player = kind->make(source);
            player->goTo(player->steps());
            RC_ASSERT(placesOf(player->arcs()) == placesOf(expected));
        }));
    }
}

TEST(PlayerCatalogue, ParsersOfBunsetsuEndInTheirAnalysisOfAnySentence)
{
    for (const BunsetsuDecoder decoder : allBunsetsuDecoders()) {
        const PlayerKind* kind = playerKindNamed(QString::fromUtf8(nameOf(decoder)));
        ASSERT_NE(kind, nullptr) << nameOf(decoder);
        BunsetsuSettings settings;
        settings.decoder = decoder;
        settings.features = std::min(settings.features, mostFeaturesOf(decoder));
        settings.bits = 16;
        settings.epochs = 1;
        const auto model = trainBunsetsuModel(test::sampleSentences("japanese.knp"), settings, {}, {}).value();
        BunsetsuAnalyser analyser(model->weights);
        EXPECT_TRUE(rc::check(std::string(nameOf(decoder)), [&] {
            PlayerSource source;
            source.sentence = anyBunsetsu(12);
            source.relations = std::make_shared<RelationPool>();
            source.origin = ScoreOrigin::Model;
            source.bunsetsuModel = model;
            const auto player = kind->make(source);
            analyser.analyse(*source.sentence);
            player->goTo(player->steps());
            RC_ASSERT(player->arcs() == arcsOfHeads(analyser.heads()));
        }));
    }
}

} // namespace
} // namespace arcwright::ui::testing
