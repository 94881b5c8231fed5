// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/evaluation_report.h"

#include <algorithm>
#include <utility>

#include "core/evaluation/outcome_confusion.h"
#include "core/evaluation/verdict.h"
#include "core/messages/verdict_sentences.h"
#include "core/report/report_charts.h"
#include "core/report/report_examples.h"
#include "core/report/report_tables.h"
#include "core/report/report_words.h"

namespace arcwright {

namespace {

/// A p stays with its figure.
std::string joinedFigures(std::string sentence)
{
    for (const std::string_view sign : {"p = ", "p < ", "p \u2264 "}) {
        for (auto at = sentence.find(sign); at != std::string::npos; at = sentence.find(sign, at + 1)) {
            sentence.replace(at + sign.size() - 1, 1, "\u00a0");
            sentence.replace(at + 1, 1, "\u00a0");
        }
    }
    return sentence;
}

class ReportMaker {
public:
    ReportMaker(const ReportSource& source, const ReportSettings& settings, const std::stop_token& stop)
        : m_source(source)
        , m_table(source.table)
        , m_settings(settings)
        , m_words(m_settings)
        , m_stop(stop)
        , m_best(bestSystem(source.table, settings.scored))
    {
    }

    ReportPage make()
    {
        computeFigures();
        m_page.language = m_words(reporttext::language);
        m_page.title = m_words(reporttext::title, {shortened(m_source.name, kMostParagraphCharacters / 2)});
        m_page.contentsTitle = m_words(reporttext::contents);
        m_page.saveTitle = m_words(reporttext::save);
        m_page.decimalSign = m_settings.decimalSign;
        m_page.moreRows = m_words(reporttext::moreRows);
        addVerdicts();
        addFindings();
        addRules();
        addCharts();
        for (ReportBlock& block : exampleBlocks(m_source, m_best, m_settings, m_stop))
            m_page.blocks.push_back(std::move(block));
        addTables();
        return std::move(m_page);
    }

private:
    void add(ParagraphKind kind, std::string text)
    {
        m_page.blocks.emplace_back(ReportParagraph{kind, std::move(text)});
    }
    void addHeading(std::string text) { m_page.blocks.emplace_back(ReportHeading{2, std::move(text)}); }

    void addPlot(const Plot& plot)
    {
        if (plot.isEmpty())
            return;
        addHeading(plot.title);
        m_page.blocks.emplace_back(ReportPicture{drawPlot(plot), false});
    }

    void computeFigures()
    {
        for (std::size_t system = 0; system < m_table.systems().size(); ++system)
            m_figures.cards.push_back(
                scoreCardOf(m_table, system, m_source.further.empty() ? FurtherScores{} : m_source.further[system]));
        if (m_table.systems().size() > 1)
            m_figures.verdicts
                = allVerdicts(m_table, m_settings.scored, m_settings.bootstrap, m_settings.withPunctuation, m_stop);
        if (!m_settings.kinds.empty())
            m_figures.kinds = scoresByKind(m_table, m_source.gold, m_settings.kinds, m_settings.bootstrap.threads);
    }

    /// The verdicts on the best system come first.
    void addVerdicts()
    {
        std::vector<Verdict> verdicts = m_figures.verdicts;
        std::stable_partition(verdicts.begin(), verdicts.end(),
            [&](const Verdict& verdict) { return verdict.first == m_best || verdict.second == m_best; });
        constexpr std::size_t most = 6; // all pairs are in the table
        for (std::size_t i = 0; i < std::min(verdicts.size(), most); ++i) {
            std::vector<std::string> arguments = verdictArguments(verdicts[i], m_table);
            constexpr std::size_t names = 2; // of systems, which stay as they are
            for (std::size_t k = names; k < arguments.size(); ++k)
                arguments[k] = m_words.figures(arguments[k]);
            add(ParagraphKind::Verdict, joinedFigures(m_words.of("Verdict", verdictSentence(verdicts[i]), arguments)));
        }
        if (!verdicts.empty() && verdictRemark(verdicts.front()) != nullptr)
            add(ParagraphKind::Note,
                m_words.of("Verdict", verdictRemark(verdicts.front()), {std::to_string(verdicts.front().pairs)}));
    }

    bool hasBunsetsu() const { return !m_table.sentences().empty() && m_table.sentences().front().hasBunsetsu; }

    const char* shareSentence(bool isOfHeads) const
    {
        if (hasBunsetsu())
            return isOfHeads ? reporttext::bunsetsuHeadShare : reporttext::bunsetsuShare;
        return isOfHeads ? reporttext::headShare : reporttext::share;
    }

    /// What one wants to know of the best system before all else.
    void addFindings()
    {
        BreakdownSettings wanted;
        wanted.scored = m_settings.scored;
        wanted.choice = choiceOf(m_settings);
        wanted.sortedBy = m_best;
        const std::string& name = m_table.systems()[m_best].name;
        const OutcomeBreakdown relations = breakdownOf(m_table, Property::Relation, wanted);
        const WordCounts& total = relations.totals[m_best];
        const std::size_t right = total.right(m_settings.scored);
        const bool isOfHeads = m_settings.scored == Scored::Heads;
        add(ParagraphKind::Verdict,
            m_words(shareSentence(isOfHeads),
                {name, m_words.percent(percentage(right, total.words)), ReportWords::count(right),
                    ReportWords::count(total.words)}));
        const std::size_t errors = total.errors(m_settings.scored);
        if (errors == 0) {
            add(ParagraphKind::Plain, m_words(reporttext::noErrors, {name}));
            return;
        }
        const OutcomeBreakdown::Row& worst = relations.rows.front();
        add(ParagraphKind::Plain,
            m_words(reporttext::costliest,
                {name, m_words.value(worst.value), ReportWords::count(worst.systems[m_best].errors(m_settings.scored)),
                    ReportWords::count(errors), m_words.percent(relations.cost(0, m_best))}));
        addDistance(wanted);
        if (!isOfHeads)
            addConfusion();
    }

    /// The distance at which most is wrong, of those that cost anything.
    void addDistance(const BreakdownSettings& wanted)
    {
        const OutcomeBreakdown distances = breakdownOf(m_table, Property::Distance, wanted);
        constexpr double leastCost = 5; // percent of the errors
        std::size_t worst = distances.rows.size();
        double lowest = 101;
        for (std::size_t row = 0; row < distances.rows.size(); ++row) {
            const WordCounts& counts = distances.rows[row].systems[m_best];
            const double score = m_settings.scored == Scored::Heads ? counts.uas() : counts.las();
            if (distances.rows[row].value.low < 1 || distances.cost(row, m_best) < leastCost || score >= lowest)
                continue;
            lowest = score;
            worst = row;
        }
        if (worst == distances.rows.size())
            return;
        const WordCounts& counts = distances.rows[worst].systems[m_best];
        add(ParagraphKind::Plain,
            m_words(reporttext::dearDistance,
                {m_words.value(distances.rows[worst].value), m_words.percent(lowest),
                    m_words.percent(percentage(counts.words, distances.totals[m_best].words)),
                    m_words.percent(distances.cost(worst, m_best))}));
    }

    void addConfusion()
    {
        const Table confusions = confusionsTable(m_table, Property::Relation, m_best, m_settings);
        if (!confusions.rows.empty())
            add(ParagraphKind::Plain,
                m_words(
                    reporttext::mostConfused, {confusions.rows[0][0], confusions.rows[0][1], confusions.rows[0][2]}));
    }

    void addRules()
    {
        std::string tags;
        for (const std::string& tag : m_source.punctuation.tags())
            tags += (tags.empty() ? "" : ", ") + tag;
        add(ParagraphKind::Note,
            m_words(hasBunsetsu() ? reporttext::bunsetsuRules : reporttext::rules,
                {ReportWords::count(m_table.size()), ReportWords::count(m_table.sentences().size()), tags}));
    }

    void addCharts()
    {
        addPlot(scoresPlot(m_figures.cards, m_settings));
        Plot costs = costsPlot(m_table, Property::Relation, m_best, m_settings);
        addPlot(costs);
        for (const Property property : {Property::Distance, Property::Length, Property::Genre, Property::Confidence}) {
            if (isTold(m_table, property))
                addPlot(scoresByPlot(m_table, property, m_best, m_settings));
        }
        addPlot(kindsPlot(m_table, m_figures.kinds, m_settings));
        if (m_settings.scored == Scored::Heads)
            return;
        const HeatPlot confusion = confusionPlot(m_table, m_best, m_settings);
        if (confusion.isEmpty())
            return;
        addHeading(confusion.title);
        m_page.blocks.emplace_back(ReportPicture{drawHeatPlot(confusion), false});
    }

    void addTables()
    {
        if (m_source.sections.empty()) {
            addHeading(m_words(reporttext::tables));
            for (Table& table : reportTables(m_table, m_figures, m_best, m_settings))
                m_page.blocks.emplace_back(std::move(table));
            return;
        }
        for (const ReportSection& section : m_source.sections) {
            addHeading(section.title);
            m_page.blocks.insert(m_page.blocks.end(), section.tables.begin(), section.tables.end());
        }
    }

    const ReportSource& m_source;
    const OutcomeTable& m_table;
    const ReportSettings& m_settings;
    ReportWords m_words;
    const std::stop_token& m_stop;
    std::size_t m_best;
    ReportFigures m_figures;
    ReportPage m_page;
};

/// Where no system tells relations, heads are what can be right.
Scored scoredIn(const OutcomeTable& table, Scored wanted)
{
    const bool tellsAny = std::any_of(table.systems().begin(), table.systems().end(), [&](const auto& system) {
        return std::any_of(system.relations.begin(), system.relations.end(), [&](TextId relation) {
            const std::string_view text = table.text(relation);
            return !text.empty() && text != "_" && text != "none";
        });
    });
    return tellsAny ? wanted : Scored::Heads;
}

} // namespace

ReportPage evaluationReport(const ReportSource& source, const ReportSettings& settings, const std::stop_token& stop)
{
    ReportSettings chosen = settings;
    chosen.scored = scoredIn(source.table, settings.scored);
    return ReportMaker(source, chosen, stop).make();
}

} // namespace arcwright
