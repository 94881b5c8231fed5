// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/suggester.h"

#include <algorithm>

#include "core/advice/annotation_guesses.h"
#include "core/advice/bunsetsu_doubts.h"
#include "core/model/bunsetsu_lesson.h"
#include "core/model/head_probabilities.h"
#include "core/model/live_learning.h"

namespace arcwright {

bool isAsIn(const Sentence& gold, int unit, const SuggestedArc& arc)
{
    return gold.headOf(unit) == arc.head && (arc.head <= kRoot || gold.relationOf(unit) == arc.relation);
}

namespace {

constexpr GuessLimits fewGuesses{2, 2, 2, 300}; ///< what doubts need

class WordSuggester final : public Suggester {
public:
    explicit WordSuggester(LiveModel model) { take(std::move(model)); }

    Suggestion suggest(const Sentence& sentence, std::span<const DecidedArc> decided) override
    {
        return suggest(sentence, decided, {});
    }
    Suggestion glance(const Sentence& sentence, std::span<const DecidedArc> decided) override
    {
        return suggest(sentence, decided, fewGuesses);
    }
    std::vector<double> confidences() override { return confidencesOf(*m_parser, m_workspace); }

    std::vector<double> deficits(const std::vector<SuggestedArc>& standing) override
    {
        constexpr double notSearched = 5;
        const auto heads = allAlternativeHeads(*m_parser, m_workspace);
        const auto usual = usualMargin(allRankedArcs(*m_parser, m_workspace, {2, 2, 2}));
        std::vector<double> deficits;
        for (std::size_t i = 0; usual && i < heads.size(); ++i) {
            const auto found = std::find_if(heads[i].begin(), heads[i].end(),
                [&](const AlternativeHead& head) { return head.head == standing[i].head; });
            deficits.push_back(found == heads[i].end() ? notSearched : std::min(found->margin / *usual, notSearched));
        }
        return deficits;
    }

    bool learn(const Sentence& sentence) override
    {
        const auto update = learnFrom(m_parser->liveModel(), sentence, m_workspace);
        if (!update)
            return false;
        if (update->model.patches().size() != m_parser->liveModel().patches().size())
            take(update->model);
        return true;
    }

    AnyModel model() const override { return m_parser->liveModel().flattened(); }

private:
    void take(LiveModel model) { m_parser = std::make_unique<const Parser>(std::move(model), m_relations); }

    SuggestedArc named(int head, RelationId relation) const
    {
        return {head, relation ? std::string(m_relations.text(relation)) : std::string()};
    }

    Suggestion suggest(const Sentence& sentence, std::span<const DecidedArc> decided, const GuessLimits& limits)
    {
        FixedArcs fixed;
        for (const DecidedArc& one : decided)
            fixed.pinned.push_back({one.arc.head, one.unit, m_relations.intern(one.arc.relation)});
        auto around = m_parser->parseAround(fixed, sentence, m_workspace);
        if (!around) {
            fixed = {};
            around = m_parser->parse(sentence, m_workspace);
        }
        Suggestion suggestion;
        for (int word = 1; word <= around->size(); ++word)
            suggestion.arcs.push_back(named(around->arc(word).head, around->arc(word).relation));
        const AnnotationGuesses guesses = annotationGuesses(*m_parser, m_workspace, sentence, fixed, limits);
        for (const auto& arcs : guesses.arcs) {
            std::vector<SuggestedArc> all;
            all.reserve(arcs.size());
            for (const AlternativeHead& arc : arcs)
                all.push_back(named(arc.head, arc.relation));
            suggestion.guesses.push_back(std::move(all));
        }
        suggestion.doubts = guesses.doubts;
        return suggestion;
    }

    RelationPool m_relations;
    std::unique_ptr<const Parser> m_parser;
    Parser::Workspace m_workspace;
};

class BunsetsuSuggester final : public Suggester {
public:
    explicit BunsetsuSuggester(std::shared_ptr<const BunsetsuModel> model) { take(std::move(model)); }

    Suggestion suggest(const Sentence& sentence, std::span<const DecidedArc> decided) override
    {
        constexpr std::size_t mostHeads = 9;
        Suggestion suggestion = glance(sentence, decided);
        const auto heads = allAlternativeHeads(*m_parser, m_constraints, sentence, mostHeads, *m_workspace, {});
        for (std::size_t unit = 0; unit < heads.size(); ++unit) {
            std::vector<SuggestedArc>& guesses = suggestion.guesses[unit];
            for (const Arc& arc : heads[unit]) {
                const SuggestedArc one = named(arc);
                if (std::find(guesses.begin(), guesses.end(), one) == guesses.end())
                    guesses.push_back(one);
            }
            for (const std::string& type : m_parser->model().weights.typeNames) {
                const SuggestedArc one{suggestion.arcs[unit].head, type};
                if (std::find(guesses.begin(), guesses.end(), one) == guesses.end())
                    guesses.push_back(one);
            }
        }
        return suggestion;
    }

    Suggestion glance(const Sentence& sentence, std::span<const DecidedArc> decided) override
    {
        m_constraints.clear();
        for (const DecidedArc& one : decided) {
            if (one.arc.head > kRoot)
                m_constraints.push_back(Constraint::onlyHead(one.arc.head, one.unit));
        }
        Graph graph = m_parser->parse(sentence, *m_workspace, m_constraints);
        if (graph.size() > 1 && graph.heads[1] == kNoHead) {
            m_constraints.clear();
            graph = m_parser->parse(sentence, *m_workspace);
        }
        Suggestion suggestion;
        for (int unit = 1; unit <= graph.size(); ++unit)
            suggestion.arcs.push_back(named(graph.arc(unit)));
        // The last one's head is as every file says it.
        if (!suggestion.arcs.empty())
            suggestion.arcs.back().head = sentence.headOf(sentence.unitCount());
        for (const DecidedArc& one : decided)
            suggestion.arcs[static_cast<std::size_t>(one.unit) - 1].relation = one.arc.relation;
        suggestion.guesses.resize(suggestion.arcs.size());
        for (std::size_t unit = 0; unit < suggestion.arcs.size(); ++unit)
            suggestion.guesses[unit] = {suggestion.arcs[unit]};
        m_doubts = suggestion.doubts = bunsetsuDoubts(*m_parser, sentence, *m_workspace, m_constraints);
        m_arcs = suggestion.arcs;
        return suggestion;
    }

    std::vector<double> confidences() override
    {
        std::vector<double> all;
        for (const double doubt : m_doubts)
            all.push_back(1 - doubt);
        return all;
    }

    std::vector<double> deficits(const std::vector<SuggestedArc>& standing) override
    {
        std::vector<double> all;
        for (std::size_t unit = 0; unit < m_arcs.size(); ++unit)
            all.push_back(m_arcs[unit].head == standing[unit].head ? 0 : 1 - m_doubts[unit]);
        return all;
    }

    bool learn(const Sentence& sentence) override
    {
        const auto lesson = learnFrom(m_model, sentence);
        if (!lesson)
            return false;
        const bool isLearnt = lesson->model != m_model;
        if (isLearnt)
            take(lesson->model);
        return isLearnt;
    }
    AnyModel model() const override { return m_model; }

private:
    void take(std::shared_ptr<const BunsetsuModel> model)
    {
        m_workspace.reset(); // it looks at the weights of the parser before
        m_model = std::move(model);
        m_parser = std::make_unique<const BunsetsuParser>(m_model, m_types);
        m_workspace = std::make_unique<BunsetsuParser::Workspace>(*m_parser);
    }

    SuggestedArc named(const Arc& arc) const
    {
        return {arc.head, arc.relation ? std::string(m_types.text(arc.relation)) : std::string()};
    }

    std::shared_ptr<const BunsetsuModel> m_model;
    RelationPool m_types;
    std::unique_ptr<const BunsetsuParser> m_parser;
    std::unique_ptr<BunsetsuParser::Workspace> m_workspace; ///< of `m_parser`
    std::vector<Constraint> m_constraints; ///< of the sentence last looked at
    std::vector<double> m_doubts;
    std::vector<SuggestedArc> m_arcs;
};

} // namespace

std::unique_ptr<Suggester> makeSuggester(const LiveModel& model)
{
    return std::make_unique<WordSuggester>(model);
}

std::unique_ptr<Suggester> makeSuggester(const AnyModel& model)
{
    if (const auto* ofWords = std::get_if<std::shared_ptr<const Model>>(&model))
        return makeSuggester(LiveModel(*ofWords));
    return std::make_unique<BunsetsuSuggester>(std::get<std::shared_ptr<const BunsetsuModel>>(model));
}

} // namespace arcwright
