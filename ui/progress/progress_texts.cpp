// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/progress/progress_texts.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include "ui/analysis/figure_texts.h"
#include "ui/look/joined_texts.h"

namespace arcwright::ui {

namespace {

struct ProgressTexts {
    Q_DECLARE_TR_FUNCTIONS(ProgressTexts)
};

QString dateText(std::int64_t day)
{
    return QLocale().toString(QDate(1970, 1, 1).addDays(day), QLocale::ShortFormat);
}

QString annotatorText(const std::string& annotator)
{
    return annotator.empty() ? ProgressTexts::tr("nobody named") : QString::fromStdString(annotator);
}

QString durationText(double seconds)
{
    constexpr double secondsOfMinute = 60;
    constexpr double secondsOfHour = 3600;
    if (seconds < secondsOfMinute)
        return ProgressTexts::tr("less than a minute");
    if (seconds < secondsOfHour)
        return ProgressTexts::tr("%n minute(s)", nullptr, static_cast<int>(seconds / secondsOfMinute));
    return ProgressTexts::tr("%1 hours").arg(QLocale().toString(seconds / secondsOfHour, 'f', 1));
}

QString figureText(std::optional<double> figure, int decimals)
{
    return figure ? QLocale().toString(*figure, 'f', decimals) : QStringLiteral("–");
}

TableCell cellOf(std::optional<double> figure, int decimals)
{
    return {figureText(figure, decimals), figure};
}

TableCell cellOf(std::size_t count)
{
    return {countText(count), static_cast<double>(count)};
}

} // namespace

QString progressSummary(const AnnotationProgress& progress)
{
    if (progress.confirmedSentences == 0)
        return ProgressTexts::tr(
            "No sentence is confirmed yet, of %n sentence(s).", nullptr, static_cast<int>(progress.sentences));
    constexpr double percent = 100;
    const double share = percent * static_cast<double>(progress.confirmedWords)
        / static_cast<double>(std::max<std::size_t>(progress.words, 1));
    QString text = ProgressTexts::tr(
        "%1 of %n sentence(s) confirmed, %2 of %3 words (%4%).", nullptr, static_cast<int>(progress.sentences))
                       .arg(countText(progress.confirmedSentences), countText(progress.confirmedWords),
                           countText(progress.words), QLocale().toString(share, 'f', 1));
    if (progress.secondsToEnd && progress.confirmedWords < progress.words)
        text = inARow({text,
            ProgressTexts::tr("As fast as lately, the rest takes %1 of work.")
                .arg(durationText(*progress.secondsToEnd))});
    return text;
}

QString effortSummary(const AnnotationProgress& progress)
{
    const EffortSum& effort = progress.effort;
    if (effort.words == 0)
        return {};
    QString text = ProgressTexts::tr("Counted on this computer: %1 words an hour", "figure")
                       .arg(figureText(effort.wordsAnHour(), 0));
    if (effort.corrected > 0)
        text += ProgressTexts::tr("; %1 keys and %2 seconds a corrected word", "figures")
                    .arg(figureText(effort.keysPerCorrection(), 2), figureText(effort.secondsPerCorrection(), 1));
    if (effort.suggested > 0)
        text += ProgressTexts::tr("; %1% of the first suggestions right", "figure")
                    .arg(figureText(effort.shareRight(), 1));
    return text + u'.';
}

ChartContent wordsByDay(const AnnotationProgress& progress)
{
    ChartContent chart;
    chart.isAcross = true;
    chart.categoryTitle = ProgressTexts::tr("Day");
    chart.valueTitle = ProgressTexts::tr("Words confirmed");
    constexpr std::size_t lastDays = 20;
    std::map<std::int64_t, int> places;
    for (const ProgressDay& row : progress.days) {
        if (row.words > 0)
            places.emplace(row.day, 0);
    }
    while (places.size() > lastDays)
        places.erase(places.begin());
    for (auto& [day, place] : places) {
        place = static_cast<int>(chart.categories.size());
        chart.categories << dateText(day);
    }
    std::map<std::string, std::size_t> annotators;
    for (const ProgressDay& row : progress.days) {
        const auto place = places.find(row.day);
        if (place == places.end() || row.words == 0)
            continue;
        const auto [annotator, isNew] = annotators.emplace(row.annotator, chart.series.size());
        if (isNew)
            chart.series.push_back({annotatorText(row.annotator), {}});
        auto& points = chart.series[annotator->second].points;
        points.resize(places.size());
        ChartPoint point;
        point.value = static_cast<double>(row.words);
        point.tip = ProgressTexts::tr(
            "%1, %2: %3 words in %n sentence(s)", "day, annotator, number", static_cast<int>(row.sentences))
                        .arg(dateText(row.day), annotatorText(row.annotator), countText(row.words));
        points[static_cast<std::size_t>(place->second)] = point;
    }
    for (ChartSeries& series : chart.series)
        series.points.resize(places.size());
    return chart;
}

ChartContent suggestionsInTime(const AnnotationProgress& progress)
{
    ChartContent chart;
    chart.isAcross = true;
    chart.marks = ChartMarks::Lines;
    chart.categoryTitle = ProgressTexts::tr("Confirmations");
    chart.valueTitle = ProgressTexts::tr("First suggestions right, %");
    ChartSeries series{ProgressTexts::tr("first suggestions"), {}};
    for (const SuggestionStretch& stretch : progress.suggestions) {
        const QString span = stretch.first == stretch.last
            ? countText(stretch.first)
            : ProgressTexts::tr("%1–%2").arg(countText(stretch.first), countText(stretch.last));
        chart.categories << span;
        ChartPoint point;
        point.value = stretch.shareRight;
        point.tip = ProgressTexts::tr("Confirmations %1: %2% of the first suggestions right")
                        .arg(span, QLocale().toString(stretch.shareRight, 'f', 1));
        series.points.emplace_back(point);
    }
    constexpr std::size_t fewest = 2; // one point is no course
    if (series.points.size() < fewest)
        return {};
    chart.series.push_back(std::move(series));
    return chart;
}

TableContent daysTable(const AnnotationProgress& progress)
{
    TableContent table;
    table.columns = {ProgressTexts::tr("Day"), ProgressTexts::tr("Annotator"), ProgressTexts::tr("Sentences"),
        ProgressTexts::tr("Words"), ProgressTexts::tr("Words an hour"), ProgressTexts::tr("Corrected"),
        ProgressTexts::tr("Keys a correction"), ProgressTexts::tr("Seconds a correction"),
        ProgressTexts::tr("Suggestions right, %")};
    for (auto row = progress.days.rbegin(); row != progress.days.rend(); ++row) {
        const EffortSum& effort = row->effort;
        table.rows.push_back({{dateText(row->day), static_cast<double>(row->day)}, {annotatorText(row->annotator), {}},
            cellOf(row->sentences), cellOf(row->words), cellOf(effort.wordsAnHour(), 0), cellOf(effort.corrected),
            cellOf(effort.keysPerCorrection(), 2), cellOf(effort.secondsPerCorrection(), 1),
            cellOf(effort.shareRight(), 1)});
    }
    return table;
}

} // namespace arcwright::ui
