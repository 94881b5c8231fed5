// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report_tables.h"

#include <algorithm>

#include "core/base/markup.h"
#include "core/evaluation/error_repairs.h"
#include "core/evaluation/outcome_confusion.h"
#include "core/messages/verdict_sentences.h"

namespace arcwright {

namespace {

/// With a point, as files have it: who shows a table writes it as the language does (shownCell()).
std::string figureText(double percent)
{
    return fixedNumber(percent, 2);
}

std::string rangeText(const Interval& interval, const ReportWords& words)
{
    return words(reporttext::range, {figureText(interval.low), figureText(interval.high)});
}

/// The words of a row, and what every system does with them.
void addCounts(std::vector<std::string>& cells, const WordCounts& counts, Scored scored, const ReportWords& words)
{
    cells.insert(
        cells.end(), {figureText(counts.uas()), figureText(counts.las()), rangeText(counts.interval(scored), words)});
}

void addCountColumns(Table& table, const std::string& system, const ReportWords& words)
{
    table.columns.push_back(words(reporttext::systemScore, {system, "UAS"}));
    table.columns.push_back(words(reporttext::systemScore, {system, "LAS"}));
    table.columns.push_back(words(reporttext::interval, {system}));
}

} // namespace

Table scoresTable(const std::vector<ScoreCard>& cards, const ReportSettings& settings)
{
    const ReportWords words(settings);
    Table table{words(reporttext::scores), {words(reporttext::score)}, {}, ""};
    for (const ScoreCard& card : cards)
        table.columns.insert(table.columns.end(),
            {card.system, words(reporttext::interval, {card.system}),
                words(reporttext::withoutPunctuation, {card.system}),
                words(reporttext::intervalWithout, {card.system})});
    for (const std::string_view name : scoreNames(cards)) {
        std::vector<std::string> cells{words.score(name)};
        for (const ScoreCard& card : cards) {
            const ScoreLine line = lineOf(card, name);
            for (const auto& figure : {line.all, line.withoutPunctuation}) {
                cells.push_back(figure ? figureText(figure->percent) : "");
                cells.push_back(figure ? rangeText(figure->interval, words) : "");
            }
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Table pairsTable(const OutcomeTable& table, const std::vector<Verdict>& verdicts, const ReportSettings& settings)
{
    const ReportWords words(settings);
    Table result{words(reporttext::pairs),
        {words(reporttext::first), words(reporttext::second), words(reporttext::onlyFirst),
            words(reporttext::onlySecond), words(reporttext::mcNemar), words(reporttext::bootstrap),
            words(reporttext::difference), words(reporttext::differenceInterval)},
        {}, "", 2};
    for (const Verdict& verdict : verdicts)
        result.rows.push_back({table.systems()[verdict.first].name, table.systems()[verdict.second].name,
            std::to_string(verdict.mcNemar.onlyFirst), std::to_string(verdict.mcNemar.onlySecond),
            probabilityText(verdict.mcNemarHolm), probabilityText(verdict.bootstrapHolm),
            figureText(verdict.bootstrap.difference), rangeText(verdict.bootstrap.interval, words)});
    if (!verdicts.empty() && verdictRemark(verdicts.front()) != nullptr)
        result.note = words.of("Verdict", verdictRemark(verdicts.front()), {std::to_string(verdicts.front().pairs)});
    return result;
}

Table breakdownTable(const OutcomeTable& table, Property property, std::size_t system, const ReportSettings& settings)
{
    const ReportWords words(settings);
    BreakdownSettings wanted;
    wanted.scored = settings.scored;
    wanted.choice = choiceOf(settings);
    if (rangesOf(property).empty() && naturalOrder(property).empty())
        wanted.sortedBy = system;
    const OutcomeBreakdown breakdown = breakdownOf(table, property, wanted);
    Table result{words(reporttext::by, {words.property(property)}),
        {words.property(property), words(reporttext::words)}, {}, ""};
    for (const OutcomeTable::System& each : table.systems()) {
        result.columns.push_back(words(reporttext::systemErrors, {each.name}));
        result.columns.push_back(words(reporttext::systemCost, {each.name}));
        addCountColumns(result, each.name, words);
    }
    for (std::size_t row = 0; row < breakdown.rows.size(); ++row) {
        const OutcomeBreakdown::Row& values = breakdown.rows[row];
        std::size_t most = 0;
        for (const WordCounts& counts : values.systems)
            most = std::max(most, counts.words);
        std::vector<std::string> cells{words.value(values.value), std::to_string(most)};
        for (std::size_t i = 0; i < values.systems.size(); ++i) {
            cells.push_back(std::to_string(values.systems[i].errors(settings.scored)));
            cells.push_back(figureText(breakdown.cost(row, i)));
            addCounts(cells, values.systems[i], settings.scored, words);
        }
        result.rows.push_back(std::move(cells));
    }
    return result;
}

Table confusionsTable(const OutcomeTable& table, Property property, std::size_t system, const ReportSettings& settings)
{
    const ReportWords words(settings);
    const std::string& name = table.systems()[system].name;
    ConfusionSettings wanted;
    wanted.choice = choiceOf(settings);
    const SquareConfusion all = confusionOf(table, property, system, wanted);
    std::vector<std::pair<std::size_t, std::vector<std::string>>> rows;
    for (std::size_t row = 0; row < all.size(); ++row) {
        for (std::size_t column = 0; column < all.size(); ++column) {
            const std::size_t count = all.count(row, column);
            if (row != column && count > 0)
                rows.push_back({count,
                    {words.value(all.rows[row]), words.value(all.columns[column]), std::to_string(count),
                        figureText(percentage(count, all.rowTotals[row]))}});
        }
    }
    std::stable_sort(
        rows.begin(), rows.end(), [](const auto& one, const auto& other) { return one.first > other.first; });
    Table result{words(reporttext::confused, {name}),
        {words(reporttext::inGold), words(reporttext::inSystem, {name}), words(reporttext::words),
            words(reporttext::percentOfGold)},
        {}, "", 2};
    for (auto& [count, cells] : rows)
        result.rows.push_back(std::move(cells));
    return result;
}

Table kindsTable(const OutcomeTable& table, const std::vector<KindScores>& kinds, const ReportSettings& settings)
{
    const ReportWords words(settings);
    Table result{words(reporttext::kinds), {words(reporttext::kind), words(reporttext::words)}, {},
        words(reporttext::kindsNote)};
    for (const OutcomeTable::System& each : table.systems()) {
        result.columns.push_back(words(reporttext::systemErrors, {each.name}));
        addCountColumns(result, each.name, words);
    }
    for (const KindScores& kind : kinds) {
        if (kind.rows.empty())
            continue;
        std::vector<std::string> cells{words.value(Property::Kind, kind.name), std::to_string(kind.rows.size())};
        for (const WordCounts& counts : kind.systems) {
            cells.push_back(std::to_string(counts.errors(settings.scored)));
            addCounts(cells, counts, settings.scored, words);
        }
        result.rows.push_back(std::move(cells));
    }
    return result;
}

Table repairsTable(const OutcomeTable& table, const ReportSettings& settings)
{
    const ReportWords words(settings);
    Table result{words(reporttext::repairs), {words(reporttext::kind)}, {}, words(reporttext::repairsNote)};
    for (std::size_t i = 0; i < repairKindCount; ++i)
        result.rows.push_back({words(repairSentence(static_cast<RepairKind>(i)))});
    for (std::size_t system = 0; system < table.systems().size(); ++system) {
        const std::string& name = table.systems()[system].name;
        result.columns.push_back(words(reporttext::systemRepairs, {name}));
        result.columns.push_back(words(reporttext::systemWords, {name}));
        const auto repairs = countRepairs(table, system);
        for (std::size_t i = 0; i < repairKindCount; ++i) {
            result.rows[i].push_back(std::to_string(repairs[i].repairs));
            result.rows[i].push_back(std::to_string(repairs[i].rows.size()));
        }
    }
    return result;
}

std::vector<Table> reportTables(
    const OutcomeTable& table, const ReportFigures& figures, std::size_t system, const ReportSettings& settings)
{
    std::vector<Table> tables{scoresTable(figures.cards, settings)};
    if (!figures.verdicts.empty())
        tables.push_back(pairsTable(table, figures.verdicts, settings));
    for (std::size_t i = 0; i < propertyCount; ++i) {
        const auto property = static_cast<Property>(i);
        const bool hasItsOwn = property == Property::Kind || property == Property::Repair;
        if (!hasItsOwn && isTold(table, property))
            tables.push_back(breakdownTable(table, property, system, settings));
    }
    for (std::size_t each = 0; settings.scored == Scored::Arcs && each < table.systems().size(); ++each)
        tables.push_back(confusionsTable(table, Property::Relation, each, settings));
    if (Table kinds = kindsTable(table, figures.kinds, settings); !kinds.rows.empty())
        tables.push_back(std::move(kinds));
    tables.push_back(repairsTable(table, settings));
    return tables;
}

} // namespace arcwright
