// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/stop_of_panel.h"

#include <QCoreApplication>

#include "core/bunsetsu/decoders.h"
#include "core/decoding/decoder.h"
#include "ui/players/algorithms/climb_player.h"
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

/// The options of both players, as far as they are not the usual ones; the title of what no lesson can keep.
tl::expected<void, QString> keepChoices(const PlayerPanel& panel, Lesson& stop)
{
    auto chosen = panel.side()->chosenOtherwise();
    if (!chosen)
        return tl::unexpected(chosen.error());
    stop.choices = std::move(*chosen);
    if (stop.beside.empty())
        return {};
    chosen = panel.besideSide()->chosenOtherwise();
    if (!chosen)
        return tl::unexpected(chosen.error());
    stop.besideChoices = std::move(*chosen);
    return {};
}

/// The price of a move may have been chosen otherwise than the scores have it.
void keepPrice(const PlayerPanel& panel, Lesson& stop)
{
    for (const PlayerSide* side : {panel.side(), panel.besideSide()}) {
        const bool isOn = side == panel.side() || !stop.beside.empty();
        if (const auto* climb = isOn ? dynamic_cast<const ClimbPlayer*>(side->player()) : nullptr;
            climb != nullptr && stop.scores)
            stop.scores->climb.price = climb->price();
    }
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
                                           "and of pairs, and cannot be written into a lesson. Choose the scores "
                                           "typed by hand: the table begins with those of the model. Or choose "
                                           "another algorithm."));
    if (source->origin != ScoreOrigin::Given || source->given) {
        stop.scores = scoresFor(*source, *decoder).parts();
        stop.scoresFrom = source->origin == ScoreOrigin::Given ? panel.lesson()->scoresFrom : originOf(source->origin);
    }
    keepPrice(panel, stop);
    if (const auto kept = keepChoices(panel, stop); !kept)
        return tl::unexpected(StopText::tr("“%1” has been chosen so that other sentences of the treebank are asked "
                                           "for, which a lesson does not have. Choose another option of it.")
                                  .arg(kept.error()));
    return stop;
}

} // namespace arcwright::ui
