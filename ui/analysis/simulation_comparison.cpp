// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/simulation_comparison.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

#include <QLocale>

#include "core/messages/order_sentences.h"
#include "ui/analysis/drawn_painting.h"
#include "ui/analysis/figure_texts.h"
#include "ui/look/parser_names.h"

namespace arcwright::ui {

namespace {

QString orderTitle(AnnotationOrder order)
{
    return QCoreApplication::translate("Order", orderSentences[static_cast<std::size_t>(order)].title);
}

/// A setting as words, and whether it is told even where all simulations share it.
struct NamedSetting {
    std::function<QString(const SimulationRecord&)> text;
    bool isAlwaysTold = false;
};

std::vector<NamedSetting> settingsToName()
{
    return {
        {[](const SimulationRecord& each) { return orderTitle(each.order); }, true},
        {[](const SimulationRecord& each) { return decoderInWords(each.decoder); }},
        {[](const SimulationRecord& each) { return learnerInWords(each.learner); }},
        {[](const SimulationRecord& each) {
            return each.live ? SimulationComparison::tr("learning live")
                             : SimulationComparison::tr("not learning live");
        }},
        {[](const SimulationRecord& each) {
            return each.retrain > 0
                ? SimulationComparison::tr("trained anew after %n sentence(s)", nullptr, static_cast<int>(each.retrain))
                : SimulationComparison::tr("trained once");
        }},
        {[](const SimulationRecord& each) {
            return each.recent ? SimulationComparison::tr("recent decisions first")
                               : SimulationComparison::tr("without recent decisions");
        }},
        {[](const SimulationRecord& each) {
            return SimulationComparison::tr("after %n sentence(s)", nullptr, static_cast<int>(each.start));
        }},
        {[](const SimulationRecord& each) { return shownText(each.treebank); }},
    };
}

std::vector<QString> namesOf(const std::vector<SimulationRecord>& simulations)
{
    std::vector<QStringList> parts(simulations.size());
    for (const NamedSetting& setting : settingsToName()) {
        QStringList texts;
        for (const SimulationRecord& each : simulations)
            texts << setting.text(each);
        const bool isShared = std::ranges::all_of(texts, [&](const QString& text) { return text == texts.front(); });
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (setting.isAlwaysTold || !isShared)
                parts[i] << texts[static_cast<qsizetype>(i)];
        }
    }
    std::vector<QString> names;
    names.reserve(parts.size());
    for (const QStringList& each : parts)
        names.push_back(each.join(QStringLiteral(", ")));
    return names;
}

bool isScore(SimulationFigure figure)
{
    return figure == SimulationFigure::Uas || figure == SimulationFigure::Las;
}

QString figureText(SimulationFigure figure, double value)
{
    return isScore(figure) ? percentText(value) : countText(static_cast<std::size_t>(std::llround(value)));
}

Line lineOf(const SimulationRecord& simulation, const QString& name, SimulationFigure across, SimulationFigure up)
{
    Line line{name, {}};
    for (std::size_t i = 0; i < pointsOf(simulation.runs); ++i) {
        const FigureSpread x = spreadOf(simulation.runs, i, across);
        const FigureSpread y = spreadOf(simulation.runs, i, up);
        QString tip
            = SimulationComparison::tr("%1: %2 %3, %4 %5", "simulation, figure across, its value, figure up, its value")
                  .arg(name, simulationFigureTitle(across), figureText(across, x.mean), simulationFigureTitle(up),
                      figureText(up, y.mean));
        if (simulation.runs.size() > 1)
            tip = SimulationComparison::tr(
                "%1 ± %2 (%n run(s))", "figures, standard deviation", static_cast<int>(simulation.runs.size()))
                      .arg(tip, figureText(up, y.deviation));
        line.points.push_back({x.mean, y.mean, y.deviation, tip});
    }
    return line;
}

TableCell cellOf(SimulationFigure figure, double value)
{
    return {figureText(figure, value), value, -1};
}

/// What all of a simulation takes.
std::vector<TableCell> rowOf(const SimulationRecord& simulation, const QString& name)
{
    const std::size_t last = pointsOf(simulation.runs) - 1;
    std::vector<TableCell> cells{{name, {}, -1}};
    for (const SimulationFigure figure :
        {SimulationFigure::Sentences, SimulationFigure::WordsRead, SimulationFigure::WrongWords,
            SimulationFigure::CorrectedWords, SimulationFigure::Decisions, SimulationFigure::Keys})
        cells.push_back(cellOf(figure, spreadOf(simulation.runs, last, figure).mean));
    const double wrong = spreadOf(simulation.runs, last, SimulationFigure::WrongWords).mean;
    const double keys = spreadOf(simulation.runs, last, SimulationFigure::Keys).mean;
    cells.push_back(wrong > 0 ? TableCell{QLocale().toString(keys / wrong, 'f', 2), keys / wrong, -1} : TableCell{});
    for (const SimulationFigure figure : {SimulationFigure::Uas, SimulationFigure::Las}) {
        const FigureSpread spread = spreadOf(simulation.runs, last, figure);
        const bool isScored = simulation.developmentSentences > 0;
        cells.push_back(isScored ? cellOf(figure, spread.mean) : TableCell{});
        cells.push_back(isScored && simulation.runs.size() > 1 ? cellOf(figure, spread.deviation) : TableCell{});
    }
    return cells;
}

/// The highest score that the runs of all simulations reach, to the tenth below; none where nothing was scored.
std::optional<double> commonScore(const std::vector<SimulationRecord>& simulations)
{
    constexpr double tenths = 10;
    double least = 100;
    for (const SimulationRecord& simulation : simulations) {
        for (const SimulationRun& run : simulation.runs) {
            double highest = 0;
            for (const SimulationPoint& point : run.curve)
                highest = std::max(highest, point.las);
            least = std::min(least, highest);
        }
        if (simulation.developmentSentences == 0)
            return std::nullopt;
    }
    least = std::floor(least * tenths) / tenths;
    return simulations.empty() || least <= 0 ? std::nullopt : std::optional(least);
}

/// `(−23%)`, beside what the first simulation takes; empty where that is nothing.
QString beside(double value, double first)
{
    constexpr double percents = 100;
    if (first <= 0)
        return {};
    const auto more = std::lround((value / first - 1) * percents);
    return u' '
        + SimulationComparison::tr("(%1%)", "more or less than another, percent")
              .arg(more > 0      ? u'+' + QString::number(more)
                      : more < 0 ? QChar(0x2212) + QString::number(-more)
                                 : QStringLiteral("±0"));
}

QString reachedSentences(const std::vector<SimulationRecord>& simulations, const std::vector<QString>& names)
{
    const auto score = commonScore(simulations);
    if (!score)
        return {};
    QStringList lines{
        SimulationComparison::tr("To a LAS of %1 on sentences that are not annotated:").arg(percentText(*score))};
    std::optional<ReachedScore> first;
    for (std::size_t i = 0; i < simulations.size(); ++i) {
        const ReachedScore at = whereReached(simulations[i].runs, *score).at;
        const bool isFirst = !first;
        if (isFirst)
            first = at;
        const auto figure = [&](double value, double ofFirst) {
            return figureText(SimulationFigure::WordsRead, value) + (isFirst ? QString() : beside(value, ofFirst));
        };
        lines << SimulationComparison::tr(
            "%1: %2 words read, %3 decisions, %4 corrected words, %5 keys", "simulation, numbers")
                     .arg(names[i], figure(at.wordsRead, first->wordsRead), figure(at.decisions, first->decisions),
                         figure(at.correctedWords, first->correctedWords), figure(at.keys, first->keys));
    }
    return lines.join(u'\n');
}

} // namespace

QString simulationFigureTitle(SimulationFigure figure)
{
    switch (figure) {
    case SimulationFigure::Sentences:
        return SimulationComparison::tr("sentences done");
    case SimulationFigure::WordsRead:
        return SimulationComparison::tr("words read");
    case SimulationFigure::WrongWords:
        return SimulationComparison::tr("words suggested wrongly");
    case SimulationFigure::CorrectedWords:
        return SimulationComparison::tr("corrected words");
    case SimulationFigure::Decisions:
        return SimulationComparison::tr("decisions");
    case SimulationFigure::Keys:
        return SimulationComparison::tr("keys");
    case SimulationFigure::Uas:
        return SimulationComparison::tr("UAS");
    case SimulationFigure::Las:
        break;
    }
    return SimulationComparison::tr("LAS");
}

SimulationComparison simulationComparison(
    const std::vector<SimulationRecord>& all, SimulationFigure across, SimulationFigure up)
{
    std::vector<SimulationRecord> simulations; // those of which there is something to tell
    std::ranges::copy_if(all, std::back_inserter(simulations),
        [](const SimulationRecord& simulation) { return pointsOf(simulation.runs) > 0; });
    SimulationComparison comparison;
    const std::vector<QString> names = namesOf(simulations);
    comparison.chart.xTitle = simulationFigureTitle(across);
    comparison.chart.yTitle = simulationFigureTitle(up);
    comparison.table.columns << SimulationComparison::tr("Simulation") << SimulationComparison::tr("Sentences")
                             << SimulationComparison::tr("Words read") << SimulationComparison::tr("Suggested wrongly")
                             << SimulationComparison::tr("Corrected") << SimulationComparison::tr("Decisions")
                             << SimulationComparison::tr("Keys") << SimulationComparison::tr("Keys a wrong word")
                             << SimulationComparison::tr("UAS") << SimulationComparison::tr("± UAS")
                             << SimulationComparison::tr("LAS") << SimulationComparison::tr("± LAS");
    for (std::size_t i = 0; i < simulations.size(); ++i) {
        comparison.chart.lines.push_back(lineOf(simulations[i], names[i], across, up));
        comparison.table.rows.push_back(rowOf(simulations[i], names[i]));
    }
    comparison.sentences = reachedSentences(simulations, names);
    return comparison;
}

} // namespace arcwright::ui
