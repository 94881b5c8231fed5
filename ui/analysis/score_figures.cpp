// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/score_figures.h"

#include <algorithm>
#include <optional>
#include <string>

#include <QLocale>

#include "core/base/parallel.h"
#include "core/evaluation/breakdown.h"
#include "core/evaluation/layer_scores.h"
#include "core/evaluation/score_card.h"
#include "core/evaluation/verdict.h"
#include "core/messages/verdict_sentences.h"
#include "ui/analysis/figure_texts.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"
#include "ui/look/score_meanings.h"

namespace arcwright::ui {

namespace {

/// The words that make a score less than perfect; nothing where the table does not know them, as those of ELAS and
/// EULAS, whose arcs are others than those of the tree and its further parents.
std::optional<WordChoice> choiceBehind(std::string_view score, std::size_t system, bool withPunctuation)
{
    const auto wrong = [&](Scored scored, OutcomeScope scope = OutcomeScope::Scored) {
        return OutcomeCondition{system, scored, false, scope};
    };
    if (score == "bunsetsu accuracy" || score.starts_with("sentence accuracy"))
        return WordChoice{true, {}, {wrong(Scored::Heads, OutcomeScope::NotLast)}};
    if (score == "bunsetsu types")
        return WordChoice{true, {}, {wrong(Scored::Relations, OutcomeScope::NotLast)}};
    if (score == "bunsetsu accuracy and type")
        return WordChoice{true, {}, {wrong(Scored::Arcs, OutcomeScope::NotLast)}};
    if (score == "UAS" || score == "CM")
        return WordChoice{withPunctuation, {}, {wrong(Scored::Heads)}};
    if (score == "LAS" || score.starts_with("primary"))
        return WordChoice{withPunctuation, {}, {wrong(Scored::Arcs)}};
    if (score == "LA")
        return WordChoice{withPunctuation, {}, {wrong(Scored::Relations)}};
    if (score == "RA")
        return WordChoice{withPunctuation, {{Property::Direction, "root", {"root"}, 0, PropertyRange::endless, {}}},
            {wrong(Scored::Heads)}};
    for (const UdMetric metric : {UdMetric::Clas, UdMetric::Mlas, UdMetric::Blex}) {
        if (score == udMetricName(metric))
            return WordChoice{true, {}, {{system, Scored::Arcs, false, OutcomeScope::Missed, metric}}};
    }
    if (score.starts_with("secondary"))
        return WordChoice{true, {}, {}, {{system, {}, {}, false}}};
    if (score.starts_with("graph"))
        return WordChoice{true, {}, {}, {{system, {}, {}, true}}};
    return std::nullopt;
}

/// A line for those who do not know the name of a score; nothing where the name tells it.
QString meaningBelow(std::string_view score)
{
    const auto meaning = [&]() -> QString {
        if (score == "UAS")
            return meaningOfUas();
        if (score == "LAS")
            return meaningOfLas();
        if (score == "LA")
            return Figures::tr(
                "Label accuracy: of a hundred words, so many have the right relation, whatever the head");
        if (score == "RA")
            return Figures::tr(
                "Root accuracy: the harmonic mean of how many predicted roots are right and how many roots are found");
        if (score == "CM")
            return Figures::tr("Complete match: of a hundred sentences, so many have all heads right");
        if (score.starts_with("graph") && score.ends_with("F"))
            return Figures::tr(
                "Of the tree and all further parents: the harmonic mean of how many predicted arcs are right and "
                "how many arcs are found");
        return {};
    }();
    return meaning.isEmpty() ? QString() : u'\n' + meaning;
}

int addChoice(Figure& figure, const std::optional<WordChoice>& choice)
{
    if (!choice)
        return -1;
    figure.choices.push_back(*choice);
    return static_cast<int>(figure.choices.size()) - 1;
}

/// A score and its interval; empty cells where there is no such score, which lead to the words of the system, too.
void addFigureCells(std::vector<TableCell>& cells, const std::optional<ScoreFigure>& score, int choice)
{
    cells.push_back(score ? TableCell{percentText(score->percent), score->percent, choice} : TableCell{{}, {}, choice});
    cells.push_back(score ? intervalCell(score->interval, choice) : TableCell{{}, {}, choice});
}

/// The words that are right or wrong in each of the two systems of a pair.
int addChoice(
    Figure& figure, const Verdict& verdict, bool isFirstRight, bool isSecondRight, const FigureSettings& settings)
{
    return addChoice(figure,
        WordChoice{settings.withPunctuation, {},
            {{verdict.first, settings.scored, isFirstRight}, {verdict.second, settings.scored, isSecondRight}}});
}

/// Which of two systems alone has words right that the other has wrong, of one pair or of several.
void fillVerdict(
    Figure& figure, const OutcomeTable& table, const std::vector<Verdict>& verdicts, const FigureSettings& settings)
{
    figure.chart.marks = ChartMarks::Bars;
    figure.chart.valueTitle = hasBunsetsu(table) ? Figures::tr("bunsetsu") : Figures::tr("words");
    ChartSeries series;
    const auto add = [&](const QString& name, std::size_t count, int words) {
        figure.chart.categories << name;
        ChartPoint point{static_cast<double>(count), {},
            Figures::tr("%1: %n word(s)", "who", static_cast<int>(count)).arg(name), words};
        series.points.emplace_back(point);
    };
    const bool areSeveral = verdicts.size() > 1;
    for (const Verdict& verdict : verdicts) {
        const QString first = systemName(table, verdict.first);
        const QString second = systemName(table, verdict.second);
        const auto nameOf = [&](const QString& right, const QString& wrong) {
            return areSeveral ? Figures::tr("%1 right, %2 wrong", "two systems").arg(right, wrong)
                              : Figures::tr("only %1 right", "system").arg(right);
        };
        add(nameOf(first, second), verdict.mcNemar.onlyFirst, addChoice(figure, verdict, true, false, settings));
        add(nameOf(second, first), verdict.mcNemar.onlySecond, addChoice(figure, verdict, false, true, settings));
        if (!areSeveral)
            add(Figures::tr("both wrong"), verdict.neither, addChoice(figure, verdict, false, false, settings));
    }
    const bool isAny = std::ranges::any_of(series.points, [](const auto& point) { return point->value > 0; });
    if (isAny) // else the sentence says all
        figure.chart.series.push_back(std::move(series));
}

/// A p as the language writes it.
QString localProbability(const std::string& text)
{
    return QString::fromStdString(text).replace(u'.', QLocale().decimalPoint());
}

/// What is said of a pair, and after the last one what holds for all.
QString sentenceOf(const OutcomeTable& table, const Verdict& verdict, bool isLast)
{
    const auto translated = [](const char* text) { return QCoreApplication::translate("Verdict", text); };
    std::vector<std::string> arguments = verdictArguments(verdict, table);
    constexpr std::size_t names = 2; // of systems, which stay as they are
    for (std::size_t i = names; i < arguments.size(); ++i)
        arguments[i] = localProbability(arguments[i]).toStdString();
    QString sentence = filledIn(translated(verdictSentence(verdict)), arguments);
    if (const char* remark = isLast ? verdictRemark(verdict) : nullptr)
        sentence = inARow({sentence, filledIn(translated(remark), {std::to_string(verdict.pairs)})});
    const QChar joined(0xa0); // a p stays with its figure
    return sentence.replace(QStringLiteral("p = "), QStringLiteral("p") + joined + u'=' + joined)
        .replace(QStringLiteral("p < "), QStringLiteral("p") + joined + u'<' + joined)
        .replace(QStringLiteral("p \u2264 "), QStringLiteral("p") + joined + u'\u2264' + joined);
}

void addPairs(
    Figure& figure, const OutcomeTable& table, const std::vector<Verdict>& verdicts, const FigureSettings& settings)
{
    figure.table.columns << Figures::tr("System") << Figures::tr("Against") << Figures::tr("Only the first right")
                         << Figures::tr("Only the second right") << Figures::tr("McNemar, p")
                         << Figures::tr("Bootstrap, p") << Figures::tr("Difference") << Figures::tr("95% of it");
    for (const Verdict& verdict : verdicts) {
        const auto& [one, two] = std::pair(verdict.mcNemar.onlyFirst, verdict.mcNemar.onlySecond);
        const TableCell onlyFirst{
            countText(one), static_cast<double>(one), addChoice(figure, verdict, true, false, settings)};
        const TableCell onlySecond{
            countText(two), static_cast<double>(two), addChoice(figure, verdict, false, true, settings)};
        // What is told of the pair leads where its first figure does.
        const auto number = [&](double value, const QString& text) { return TableCell{text, value, onlyFirst.choice}; };
        figure.table.rows.push_back({{systemName(table, verdict.first), {}, onlyFirst.choice},
            {systemName(table, verdict.second), {}, onlySecond.choice}, onlyFirst, onlySecond,
            number(verdict.mcNemarHolm, localProbability(probabilityText(verdict.mcNemarHolm))),
            number(verdict.bootstrapHolm, localProbability(probabilityText(verdict.bootstrapHolm))),
            number(verdict.bootstrap.difference, percentText(verdict.bootstrap.difference)),
            intervalCell(verdict.bootstrap.interval, onlyFirst.choice)});
    }
}

/// The system that is best, and the one next to it.
std::pair<std::size_t, std::size_t> bestTwo(const OutcomeTable& table, Scored scored)
{
    std::vector<std::pair<double, std::size_t>> scores;
    for (std::size_t system = 0; system < table.systems().size(); ++system) {
        const Evaluation evaluation = evaluationOf(table, system);
        scores.emplace_back(scored == Scored::Heads ? -evaluation.all.uas() : -evaluation.all.las(), system);
    }
    std::sort(scores.begin(), scores.end());
    return std::minmax(scores[0].second, scores[1].second);
}

} // namespace

Figure scoresFigure(const AnalysisData& data, const FigureSettings& settings)
{
    const OutcomeTable& table = data.table;
    Figure figure;
    figure.chart.marks = ChartMarks::Points;
    figure.chart.valueTitle = settings.withPunctuation ? Figures::tr("percent, with 95% intervals")
                                                       : Figures::tr("percent without punctuation, with 95% intervals");
    figure.table.columns << Figures::tr("Score");
    std::vector<ScoreCard> cards;
    for (std::size_t system = 0; system < table.systems().size(); ++system) {
        cards.push_back(scoreCardOf(table, system, furtherScoresOf(data, system)));
        const QString name = systemName(table, system);
        figure.table.columns << name << Figures::tr("%1: 95%", "system").arg(name)
                             << Figures::tr("%1: without punctuation", "system").arg(name)
                             << Figures::tr("%1: 95% without", "system").arg(name);
        figure.chart.series.push_back({name, {}});
    }
    for (const std::string_view score : scoreNames(cards)) {
        const QString name = scoreTitle(score);
        const bool isShown = isDrawn(score, hasBunsetsu(table));
        if (isShown)
            figure.chart.categories << name;
        std::vector<TableCell> cells{{name, {}, -1}};
        for (std::size_t system = 0; system < cards.size(); ++system) {
            const ScoreLine told = lineOf(cards[system], score);
            const int with = addChoice(figure, choiceBehind(score, system, true));
            const int without = told.withoutPunctuation ? addChoice(figure, choiceBehind(score, system, false)) : with;
            addFigureCells(cells, told.all, told.all ? with : -1);
            addFigureCells(cells, told.withoutPunctuation, told.all ? without : -1);
            const bool isWith = settings.withPunctuation || !told.withoutPunctuation;
            const auto& shown = isWith ? told.all : told.withoutPunctuation;
            std::optional<ChartPoint> point;
            if (shown)
                point = ChartPoint{shown->percent, shown->interval,
                    Figures::tr(
                        "%1, %2: %3 (95%: %4)\n%5 of %6", "system, score, percent, interval, right, of how many")
                            .arg(figure.chart.series[system].name, name, percentText(shown->percent),
                                intervalText(shown->interval), countText(shown->right), countText(shown->n))
                        + meaningBelow(score),
                    isWith ? with : without};
            if (isShown)
                figure.chart.series[system].points.push_back(std::move(point));
        }
        figure.table.rows.push_back(std::move(cells));
    }
    return figure;
}

Figure verdictFigure(const OutcomeTable& table, const FigureSettings& settings, const std::stop_token& stop)
{
    Figure figure;
    if (table.systems().size() < 2)
        return figure;
    BootstrapSettings bootstrap;
    bootstrap.threads = defaultThreads();
    const std::vector<Verdict> verdicts
        = allVerdicts(table, settings.scored, bootstrap, settings.withPunctuation, stop);
    constexpr std::size_t mostSentences = 3; // and bars: those of three systems
    const auto [first, second] = bestTwo(table, settings.scored);
    std::vector<Verdict> told = verdicts;
    std::stable_partition(told.begin(), told.end(),
        [one = first, two = second](const Verdict& verdict) { return verdict.first == one && verdict.second == two; });
    std::vector<Verdict> drawn = told;
    drawn.resize(std::min(drawn.size(), mostSentences));
    fillVerdict(figure, table, drawn, settings);
    if (told.size() > mostSentences)
        told.resize(1);
    QStringList sentences;
    for (const Verdict& verdict : told)
        sentences << sentenceOf(table, verdict, sentences.size() + 1 == static_cast<qsizetype>(told.size()));
    figure.sentence = sentences.join(u'\n');
    addPairs(figure, table, verdicts, settings);
    return figure;
}

} // namespace arcwright::ui
