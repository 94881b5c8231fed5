// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/cause_texts.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QLocale>

#include "ui/analysis/cause_choice.h"
#include "ui/analysis/figure_texts.h"
#include "ui/canvas/numbered_word.h"
#include "ui/look/joined_texts.h"

namespace arcwright::ui {

namespace {

QString shareText(std::size_t part, std::size_t whole)
{
    return percentText(whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

/// A bar for each count, of the share of all wrong heads in its tip.
ChartContent barsOf(const FoundCauses& found, const QStringList& categories, const std::vector<std::size_t>& counts)
{
    ChartContent chart;
    chart.marks = ChartMarks::Bars;
    chart.categories = categories;
    chart.valueTitle = Causes::tr("wrong heads");
    ChartSeries series{found.decoder, {}};
    for (std::size_t i = 0; i < counts.size(); ++i)
        series.points.emplace_back(ChartPoint{static_cast<double>(counts[i]), {},
            Causes::tr("%1: %2, %3% of the wrong heads", "category, count, share")
                .arg(categories[static_cast<qsizetype>(i)], countText(counts[i]),
                    shareText(counts[i], found.summary.errors)),
            static_cast<int>(i)});
    chart.series.push_back(std::move(series));
    return chart;
}

QString nodeList(const Sentence& sentence, const std::vector<int>& nodes)
{
    QStringList texts;
    for (const int node : nodes)
        texts << nodeText(sentence, node);
    return texts.join(QStringLiteral("; "));
}

} // namespace

QString reachText(Reach reach)
{
    switch (reach) {
    case Reach::SecondBest:
        return Causes::tr("second best");
    case Reach::Behind:
        return Causes::tr("further behind");
    case Reach::OutOfReach:
        return Causes::tr("out of reach");
    }
    return {};
}

QString sourceText(ErrorSource source)
{
    switch (source) {
    case ErrorSource::None:
        return Causes::tr("right");
    case ErrorSource::Search:
        return Causes::tr("search error");
    case ErrorSource::Model:
        return Causes::tr("model error");
    case ErrorSource::Pruned:
        return Causes::tr("pruned");
    case ErrorSource::OtherShape:
        return Causes::tr("other shape");
    }
    return {};
}

QString sourceSentence(ErrorSource source)
{
    switch (source) {
    case ErrorSource::None:
        break;
    case ErrorSource::Search:
        return Causes::tr("The decoder missed what the model prefers.");
    case ErrorSource::Model:
        return Causes::tr("The model prefers what was found.");
    case ErrorSource::Pruned:
        return Causes::tr("An arc of gold's tree was left out before.");
    case ErrorSource::OtherShape:
        return Causes::tr("The decoder finds no trees like gold's.");
    }
    return {};
}

QString cascadeText(std::size_t step)
{
    return step + 1 < cascadeSteps ? countText(step) : Causes::tr("%1+", "so many or more").arg(countText(step));
}

QString nodeText(const Sentence& sentence, int node)
{
    if (node == kRoot)
        return Causes::tr("the root");
    if (node < 1 || node > sentence.unitCount())
        return Causes::tr("no head");
    return numberedWord(QString::fromStdString(sentence.unitText(node)), node);
}

QString nearnessText(const WordError& error)
{
    if (error.reach == Reach::OutOfReach)
        return reachText(error.reach);
    const QString apart = QLocale().toString(std::abs(error.loss), 'f', 2);
    if (error.loss < 0) // and the parser asks for more, or went another way before
        return Causes::tr("no. %1, yet %2 more", "rank, by how much its score is greater")
            .arg(countText(error.rank), apart);
    return Causes::tr("no. %1, by %2", "rank, loss of score").arg(countText(error.rank), apart);
}

QString askedText(const FoundCauses& found)
{
    QStringList parts(found.model.contains(found.decoder) // as models are called that were trained here
            ? found.model
            : Causes::tr("%1, %2", "decoder, model").arg(found.decoder, found.model));
    parts << Causes::tr("%n sentence(s)", nullptr, static_cast<int>(found.summary.sentences));
    if (found.jackknifed > 0)
        parts << Causes::tr("%n of them by a model that has not seen it", nullptr, static_cast<int>(found.jackknifed));
    if (found.seen > 0)
        parts << Causes::tr("%n left out, on which the parser was trained", nullptr, static_cast<int>(found.seen));
    return parts.join(QStringLiteral("  ·  "));
}

QString summaryText(const FoundCauses& found)
{
    const CauseSummary& summary = found.summary;
    if (summary.errors == 0)
        return Causes::tr("No head is wrong.");
    const auto reach = [&](Reach value) { return summary.errorsByReach[static_cast<std::size_t>(value)]; };
    const auto source = [&](ErrorSource value) { return summary.errorsBySource[static_cast<std::size_t>(value)]; };
    const QString near
        = Causes::tr("Of %1 wrong heads gold's is the second best choice %2 times (%3%), and out of reach "
                     "%4 times; where it is within reach, its best tree usually scores %5 less.",
            "counts, share, median")
              .arg(countText(summary.errors), countText(reach(Reach::SecondBest)),
                  shareText(reach(Reach::SecondBest), summary.errors), countText(reach(Reach::OutOfReach)),
                  QLocale().toString(summary.usualLoss, 'f', 2));
    const QString why
        = Causes::tr("%1 are in trees that the decoder missed though the model prefers gold's, %2 are the "
                     "model's own.",
            "search errors, model errors")
              .arg(countText(source(ErrorSource::Search)), countText(source(ErrorSource::Model)));
    const double each = static_cast<double>(summary.repaired) / static_cast<double>(summary.errors);
    const QString further
        = Causes::tr("Putting one right puts %1 others right on average, and %2 wrong.")
              .arg(QLocale().toString(each, 'f', 2),
                  QLocale().toString(
                      static_cast<double>(summary.broken) / static_cast<double>(summary.errors), 'f', 2));
    return inARow({near, why, further});
}

QString errorText(const Sentence& sentence, const WordError& error)
{
    QStringList parts{
        Causes::tr("%1 hangs on %2; gold's head %3 is %4.", "word, head, gold's head, how near")
            .arg(nodeText(sentence, error.word), nodeText(sentence, error.head), nodeText(sentence, error.goldHead),
                error.reach == Reach::OutOfReach ? Causes::tr("out of the parser's reach") : nearnessText(error))};
    const QString source = sourceSentence(error.source);
    const bool isOfTree = sentence.bunsetsu.empty(); // parsers of bunsetsu choose head by head
    if (!source.isEmpty())
        parts << (isOfTree ? Causes::tr("As to the whole tree: %1").arg(source) : source);
    if (error.repaired.empty() && error.broken.empty())
        parts << Causes::tr("Put right, it changes no other head.");
    if (!error.repaired.empty())
        parts << Causes::tr("Put right, these become right with it: %1.").arg(nodeList(sentence, error.repaired));
    if (!error.broken.empty())
        parts << Causes::tr("These right ones become wrong: %1.").arg(nodeList(sentence, error.broken));
    return parts.join(u' ');
}

ChartContent reachChart(const FoundCauses& found)
{
    QStringList categories;
    for (std::size_t i = 0; i < reachCount; ++i)
        categories << reachText(static_cast<Reach>(i));
    const auto& counts = found.summary.errorsByReach;
    return barsOf(found, categories, {counts.begin(), counts.end()});
}

ChartContent sourceChart(const FoundCauses& found)
{
    QStringList categories;
    for (std::size_t i = 1; i < errorSourceCount; ++i)
        categories << sourceText(static_cast<ErrorSource>(i));
    const auto& counts = found.summary.errorsBySource;
    return barsOf(found, categories, {counts.begin() + 1, counts.end()});
}

ChartContent cascadeChart(const FoundCauses& found)
{
    QStringList categories;
    std::vector<std::size_t> counts(cascadeSteps, 0);
    for (std::size_t step = 0; step < cascadeSteps; ++step)
        categories << cascadeText(step);
    for (const auto& [size, errors] : found.summary.cascades)
        counts[std::min(size, cascadeSteps - 1)] += errors;
    ChartContent chart = barsOf(found, categories, counts);
    chart.isAcross = true;
    chart.categoryTitle = Causes::tr("other heads put right");
    return chart;
}

} // namespace arcwright::ui
