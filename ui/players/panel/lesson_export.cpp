// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_export.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "ui/look/problem_text.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/algorithms/player_choices.h"
#include "ui/players/panel/side_by_side.h"
#include "ui/players/panel/stop_words_of.h"

namespace arcwright::ui {

namespace {

struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(LessonExport)
};

tl::expected<std::unique_ptr<Player>, QString> playerOf(
    const PlayerSource& source, const QString& name, const std::vector<LessonChoice>& choices)
{
    const PlayerKind* kind = playerKindNamed(name);
    if (kind == nullptr)
        return tl::unexpected(ExportText::tr("There is no player \"%1\".").arg(name));
    if (!kind->plays(source))
        return tl::unexpected(
            ExportText::tr("%1 does not go with this sentence, or not with these scores.").arg(titleOf(*kind)));
    if (const int words = source.sentence->unitCount(); words > kind->mostWords)
        return tl::unexpected(ExportText::tr("The sentence has %1 words; %2 is shown for up to %3.")
                                  .arg(words)
                                  .arg(titleOf(*kind))
                                  .arg(kind->mostWords));
    std::unique_ptr<Player> player = kind->make(source);
    if (!player)
        return tl::unexpected(ExportText::tr("There is not enough memory for all steps."));
    choose(*player, kind->name, choices);
    return player;
}

QString sentenceOf(const Problem& problem)
{
    return problemPlace(problem) + QStringLiteral(": ") + problemTextWithStep(problem);
}

/// The name of the file of a stop: "name-2.pdf" for "name.pdf".
QString stopName(const QString& path, int stop)
{
    const QString suffix = QFileInfo(path).suffix();
    return path.chopped(suffix.size() + 1) + QStringLiteral("-%1.").arg(stop) + suffix;
}

} // namespace

tl::expected<StopPlayers, QString> playersOf(const Lesson& stop)
{
    PlayerSource source;
    source.sentence = stop.sentence;
    source.relations = std::make_shared<RelationPool>();
    source.origin = ScoreOrigin::Given;
    source.given = stop.scores;
    source.root = stop.scores ? stop.scores->root : source.root;
    const QString name = QString::fromStdString(stop.player);
    auto first = playerOf(source, name, stop.choices);
    if (!first)
        return tl::unexpected(first.error());
    StopPlayers players;
    players.first = std::move(*first);
    players.first->goTo(stop.lastStep ? players.first->steps() : stop.step);
    players.name = titleOf(*playerKindNamed(name));
    if (stop.beside.empty())
        return players;
    const QString beside = QString::fromStdString(stop.beside);
    auto second = playerOf(source, beside, stop.besideChoices);
    if (!second)
        return tl::unexpected(second.error());
    players.second = std::move(*second);
    players.secondName = titleOf(*playerKindNamed(beside));
    return players;
}

tl::expected<int, QString> exportLesson(const LessonSeries& series, const StepSaving& how, const Theme& theme,
    const QString& path, const StepExport::Write& write, const StepExport::Progress& progress)
{
    const QString ofWhole = inLanguageOfTexts(series.title);
    const QString title = !ofWhole.isEmpty() ? ofWhole : titleOf(series.stops.front());
    StepExport whole(theme, title);
    whole.setPerPage(how.perPage);
    const auto document = whole.newDocument(how.format);
    int files = 0;
    const int stops = static_cast<int>(series.stops.size());
    QStringList titles;
    for (const Lesson& stop : series.stops)
        titles << titleOf(stop);
    for (int i = 0; i < stops; ++i) {
        const Lesson& stop = series.stops[static_cast<std::size_t>(i)];
        const auto players = playersOf(stop);
        if (!players)
            return tl::unexpected(
                ExportText::tr("Stop %1: %2", "number, why it cannot be").arg(i + 1).arg(players.error()));
        StepExport exporter(theme, titleOf(stop));
        exporter.setWords(stopWordsOf(stop, how.format, theme));
        exporter.setPlace({ofWhole, players->name, i + 1, stops, titles});
        if (!stop.question.empty())
            players->first->setQuestionAt(players->first->position());
        if (players->second) {
            const StepPairing pairing(*players->first, *players->second);
            if (!stop.question.empty())
                players->second->setQuestionAt(pairing.ofSecond(players->first->position()));
            exporter.setBeside(
                *players->second, [pairing](int position) { return pairing.ofSecond(position); }, players->name,
                players->secondName);
        }
        constexpr int share = 1000; // of the work, a stop
        const auto told = [&](int done, int all) {
            return !progress || progress(i * share + static_cast<int>(1LL * share * done / all), stops * share);
        };
        if (!document) {
            const auto saved = exporter.save(*players->first, positionsOf(*players->first, how.steps), how.format,
                stops > 1 ? stopName(path, i + 1) : path, write, told);
            if (!saved)
                return tl::unexpected(sentenceOf(saved.error()));
            files += *saved;
            continue;
        }
        if (!exporter.addTo(*document, *players->first, positionsOf(*players->first, how.steps), told))
            return 0;
    }
    if (!document)
        return files;
    const auto written = write(path, document->finished(), Links::Follow);
    if (!written)
        return tl::unexpected(sentenceOf(written.error()));
    return 1;
}

} // namespace arcwright::ui
