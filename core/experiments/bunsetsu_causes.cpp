// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/bunsetsu_causes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/advice/explain_bunsetsu.h"
#include "core/bunsetsu/decoders.h"
#include "core/treebank/projectivity.h"

namespace arcwright {

namespace {

/// The examination of one sentence that was not parsed as gold has it.
class BunsetsuExamination {
public:
    BunsetsuExamination(const BunsetsuParser& parser, const Sentence& sentence, BunsetsuParser::Workspace& workspace)
        : m_parser(parser)
        , m_sentence(sentence)
        , m_workspace(workspace)
        , m_explainer(parser, sentence)
        , m_scoresTrees(rowOf(parser.model().weights.settings.decoder).overArcs.has_value())
    {
    }

    void examine(SentenceCauses& causes, bool propagation)
    {
        for (WordError& error : causes.errors)
            rank(error);
        if (m_scoresTrees) {
            judgeTree(causes);
        } else {
            for (WordError& error : causes.errors)
                error.source = sourceOfChoice(error);
            causes.source = sourceOfAll(causes.errors);
        }
        for (WordError& error : causes.errors) {
            if (propagation && canBeHead(error))
                propagate(error);
        }
    }

private:
    int gold(int bunsetsu) const { return m_sentence.headOf(bunsetsu); }
    int found(int bunsetsu) const { return m_explainer.heads()[static_cast<std::size_t>(bunsetsu)]; }
    /// All heads are to the right.
    bool canBeHead(const WordError& error) const { return error.goldHead > error.word; }

    void rank(WordError& error) const
    {
        const auto candidates = m_explainer.candidates(error.word);
        const auto place = std::find_if(candidates.begin(), candidates.end(),
            [&](const CandidateHead& candidate) { return candidate.head == error.goldHead; });
        if (place == candidates.end() || place->crosses) {
            error.reach = Reach::OutOfReach;
            return;
        }
        error.rank = static_cast<std::size_t>(place - candidates.begin()) + 1;
        error.loss = place->behind;
        error.reach = error.rank <= 2 ? Reach::SecondBest : Reach::Behind;
    }

    /// Where a tree is the sum of its arcs.
    void judgeTree(SentenceCauses& causes)
    {
        constexpr double rounding = 1e-5;
        BunsetsuAnalyser analyser(m_parser.model().weights);
        const ArcScores& scores = analyser.arcScores(m_sentence);
        std::vector<int> goldTree{kNoHead};
        for (int bunsetsu = 1; bunsetsu <= m_sentence.unitCount(); ++bunsetsu)
            goldTree.push_back(gold(bunsetsu));
        for (int bunsetsu = 1; bunsetsu <= m_sentence.unitCount(); ++bunsetsu) {
            const int head = gold(bunsetsu);
            const double score = head == kNoHead ? forbiddenScore : scores.at(head, bunsetsu);
            causes.goldScore += score;
            causes.foundScore += found(bunsetsu) == kNoHead ? 0 : scores.at(found(bunsetsu), bunsetsu);
        }
        const auto decoder = *rowOf(m_parser.model().weights.settings.decoder).overArcs;
        const bool hasShape
            = std::isfinite(causes.goldScore) && isTree(goldTree) && (!isProjective(decoder) || isProjective(goldTree));
        if (!hasShape)
            causes.goldScore = -std::numeric_limits<double>::infinity();
        causes.source = !hasShape                             ? ErrorSource::OtherShape
            : causes.goldScore > causes.foundScore + rounding ? ErrorSource::Search
                                                              : ErrorSource::Model;
        for (WordError& error : causes.errors)
            error.source = causes.source;
    }

    ErrorSource sourceOfChoice(const WordError& error) const
    {
        if (!canBeHead(error))
            return ErrorSource::OtherShape;
        if (error.reach != Reach::OutOfReach && error.loss < 0)
            return ErrorSource::Search;
        std::vector<Constraint> before;
        for (const Arc& arc : m_explainer.arcsBefore(error.word)) {
            if (gold(arc.dependent) > arc.dependent)
                before.push_back(Constraint::onlyHead(gold(arc.dependent), arc.dependent));
        }
        const Graph again = m_parser.parse(m_sentence, m_workspace, before);
        const bool isChosen = again.heads[static_cast<std::size_t>(error.word)] == error.goldHead;
        return isChosen ? ErrorSource::Search : ErrorSource::Model;
    }

    static ErrorSource sourceOfAll(const std::vector<WordError>& errors)
    {
        for (const ErrorSource source : {ErrorSource::OtherShape, ErrorSource::Model}) {
            if (std::any_of(errors.begin(), errors.end(), [&](const WordError& one) { return one.source == source; }))
                return source;
        }
        return ErrorSource::Search;
    }

    /// Parses again with the gold head of a bunsetsu.
    void propagate(WordError& error)
    {
        const Constraint pinned = Constraint::onlyHead(error.goldHead, error.word);
        const Graph again = m_parser.parse(m_sentence, m_workspace, {&pinned, 1});
        for (int other = 1; other <= m_sentence.unitCount(); ++other) {
            const int head = again.heads[static_cast<std::size_t>(other)];
            if (other == error.word || gold(other) == kNoHead || head == kNoHead)
                continue;
            if (found(other) != gold(other) && head == gold(other))
                error.repaired.push_back(other);
            else if (found(other) == gold(other) && head != gold(other))
                error.broken.push_back(other);
        }
    }

    const BunsetsuParser& m_parser;
    const Sentence& m_sentence;
    BunsetsuParser::Workspace& m_workspace;
    BunsetsuExplainer m_explainer;
    bool m_scoresTrees;
};

} // namespace

SentenceCauses causesOf(
    const BunsetsuParser& parser, const Sentence& sentence, BunsetsuParser::Workspace& workspace, bool propagation)
{
    SentenceCauses causes;
    Graph found = parser.parse(sentence, workspace);
    for (int bunsetsu = 1; bunsetsu <= sentence.unitCount(); ++bunsetsu) {
        const int gold = sentence.headOf(bunsetsu);
        const int head = found.heads[static_cast<std::size_t>(bunsetsu)];
        if (gold != kNoHead && gold != head)
            causes.errors.push_back({bunsetsu, gold, head, {}, {}, 0, 0, {}, {}});
    }
    if (causes.errors.empty())
        return causes;
    BunsetsuExamination(parser, sentence, workspace).examine(causes, propagation);
    causes.found = std::move(found);
    return causes;
}

} // namespace arcwright
