// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/bunsetsu_doubts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

namespace arcwright {

namespace {

constexpr double notAsked = std::numeric_limits<double>::infinity();

/// Margins by bunsetsu, 1 first at 1.
using Margins = std::vector<double>;

/// The lead of the best over the second.
double leadOf(const std::vector<CandidatesWeighed::Candidate>& candidates)
{
    double best = -notAsked;
    double second = -notAsked;
    for (const auto& candidate : candidates) {
        second = std::max(second, std::min(best, candidate.score));
        best = std::max(best, candidate.score);
    }
    return best - second;
}

/// Reads the doubt about the dependent of one step.
class StepReader {
public:
    StepReader(const std::vector<int>& heads, Margins& margins) : m_heads(heads), m_margins(margins) { }

    void operator()(const GamePlayed& game)
    {
        if (game.winner() == m_heads[static_cast<std::size_t>(game.dependent)])
            take(game.dependent, std::abs(game.margin));
    }
    void operator()(const PairJudged& pair) { take(pair.dependent, std::abs(pair.margin)); }
    void operator()(const CandidatesWeighed& weighed) { take(weighed.dependent, leadOf(weighed.candidates)); }
    template <class Step>
    void operator()(const Step&)
    {
    }

private:
    void take(int dependent, double margin)
    {
        double& closest = m_margins[static_cast<std::size_t>(dependent)];
        closest = std::min(closest, margin);
    }

    const std::vector<int>& m_heads;
    Margins& m_margins;
};

/// Of the parsers that score all arcs first.
void readScores(const BunsetsuParser& parser, const Sentence& sentence, const std::vector<int>& heads, Margins& margins)
{
    BunsetsuAnalyser analyser(parser.model().weights);
    const ArcScores& scores = analyser.arcScores(sentence);
    const int count = sentence.unitCount();
    for (int dependent = 1; dependent < count; ++dependent) {
        const int head = heads[static_cast<std::size_t>(dependent)];
        for (int other = dependent + 1; other <= count; ++other) {
            double& lead = margins[static_cast<std::size_t>(dependent)];
            if (other != head)
                lead = std::min(lead, static_cast<double>(scores.at(head, dependent) - scores.at(other, dependent)));
        }
    }
}

} // namespace

std::vector<double> bunsetsuDoubts(const BunsetsuParser& parser, const Sentence& sentence,
    BunsetsuParser::Workspace& workspace, std::span<const Constraint> constraints)
{
    const auto parsed = parser.parseTraced(sentence, TraceDetail::Steps, workspace, constraints);
    const std::vector<int>& heads = parsed.graph.heads;
    std::vector<double> doubts(static_cast<std::size_t>(sentence.unitCount()), 0.0);
    if (heads.back() == kNoHead)
        return doubts;
    Margins margins(heads.size(), notAsked);
    if (const auto* steps = std::get_if<std::vector<BunsetsuStep>>(&parsed.trace)) {
        StepReader reader(heads, margins);
        for (const BunsetsuStep& step : *steps)
            std::visit(reader, step);
    } else {
        readScores(parser, sentence, heads, margins);
    }
    for (const Constraint& constraint : constraints) {
        if (constraint.isPin())
            margins[static_cast<std::size_t>(constraint.dependent)] = notAsked;
    }
    const bool areProbabilities = questionOf(parser.model().weights.settings.decoder) == RankerQuestion::Preference;
    const double slope = areProbabilities ? 0.23 : 3.0;
    for (std::size_t bunsetsu = 1; bunsetsu < margins.size(); ++bunsetsu)
        doubts[bunsetsu - 1] = 1 / (1 + std::exp(slope * margins[bunsetsu] - 0.3));
    return doubts;
}

} // namespace arcwright
