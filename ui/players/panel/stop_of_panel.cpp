// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/stop_of_panel.h"

#include <QCoreApplication>

#include "core/bunsetsu/decoders.h"
#include "core/decoding/decoder.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/lesson_tour.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"

namespace arcwright::ui {

namespace {

struct StopText {
    Q_DECLARE_TR_FUNCTIONS(LessonStop)
};

/// The decoder whose scores an algorithm goes by, where these can be written as scores of arcs and of pairs.
std::optional<Decoder> writtenScoresOf(std::string_view algorithm, const PlayerSource& source)
{
    const bool isWritten = source.origin == ScoreOrigin::Given || source.origin == ScoreOrigin::Typed;
    if (const auto bunsetsu = bunsetsuDecoderNamed(algorithm)) {
        const bool asksArcs = rowOf(*bunsetsu).overArcs.has_value();
        return isWritten || source.origin == ScoreOrigin::Random || asksArcs ? std::optional(Decoder::Cle)
                                                                             : std::nullopt;
    }
    const auto decoder = decoderNamed(algorithm);
    if (!decoder)
        return Decoder::Cle;
    if (scoresInside(*decoder) && !isWritten)
        return std::nullopt;
    if (scoresWholeTrees(*decoder) && source.origin == ScoreOrigin::Model)
        return std::nullopt;
    return scoresWholeTrees(*decoder) ? Decoder::Hill : *decoder;
}

LessonScores originOf(ScoreOrigin origin)
{
    return origin == ScoreOrigin::Model ? LessonScores::Model
        : origin == ScoreOrigin::Random ? LessonScores::Drawn
                                        : LessonScores::Typed;
}

/// Two algorithms share scores: those of pairs are there if one of them asks for them.
std::optional<Decoder> sharedBy(const std::optional<Decoder>& one, const std::optional<Decoder>& other)
{
    return one && other && isSecondOrder(*other) && !isSecondOrder(*one) ? other : one;
}

} // namespace

tl::expected<Lesson, QString> stopOf(const PlayerPanel& panel)
{
    const auto source = panel.source();
    const Player* player = panel.player();
    if (!source || player == nullptr)
        return tl::unexpected(StopText::tr("There is no algorithm at work that could become a stop of a lesson. "
                                           "Open one in the workplace Teach."));
    const std::string name = panel.side()->kind().name;
    Lesson stop;
    if (panel.tour()->isOn()) { // shown again to be shown otherwise
        stop.title = panel.lesson()->title;
        stop.text = panel.lesson()->text;
        stop.question = panel.lesson()->question;
        stop.showsExamples = panel.lesson()->showsExamples;
    }
    stop.player = name;
    stop.beside = panel.pair().areTwo() ? panel.besideSide()->kind().name : "";
    stop.step = player->position();
    stop.lastStep = stop.step == player->steps() && stop.step > 0;
    stop.step = stop.lastStep ? 0 : stop.step;
    stop.sentence = source->sentence;
    auto decoder = writtenScoresOf(name, *source);
    if (!stop.beside.empty()) {
        const auto besides = writtenScoresOf(stop.beside, *source);
        decoder = besides ? sharedBy(decoder, besides) : std::nullopt;
    }
    if (!decoder)
        return tl::unexpected(StopText::tr("What this algorithm weighs with these scores is more than scores of arcs "
                                           "and of pairs, and cannot be written into a lesson. Type the scores, or "
                                           "choose another algorithm."));
    if (source->origin != ScoreOrigin::Given || source->given) {
        stop.scores = scoresFor(*source, *decoder).parts();
        stop.scoresFrom = source->origin == ScoreOrigin::Given ? panel.lesson()->scoresFrom : originOf(source->origin);
    }
    return stop;
}

} // namespace arcwright::ui
