// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/annotation_guesses.h"

#include <algorithm>
#include <cmath>

#include "core/advice/head_likelihoods.h"

namespace arcwright {

namespace {

constexpr double uncertain = 0.3;

// How far behind a guess is. Tree margins say little beyond what is usual, and nothing of heads not searched.
constexpr double marginWeight = 0.5;
constexpr double largestMargin = 0.5;
constexpr double notSearched = 2.6; ///< in place of a margin
constexpr double likelihoodWeight = 0.35; ///< for each e-fold
constexpr double relationWeight = 0.8;
constexpr double relationStep = 0.5; ///< for each better relation of the same head

/// The guesses for one sentence, by what is known of it.
class Guessing {
public:
    Guessing(const Parser& parser, Parser::Workspace& workspace, const Sentence& sentence, const GuessLimits& limits)
        : m_parser(parser)
        , m_workspace(workspace)
        , m_limits(limits)
        , m_searched(allAlternativeHeads(parser, workspace))
        , m_likelihoods(headLikelihoods(parser.model().filter.ranking(), parser.symbolsOf(sentence), limits.longest))
        , m_ranked(allRankedArcs(parser, workspace, {limits.heads, limits.relations, limits.all}))
        , m_usual(usualMargin(m_ranked))
    {
    }

    std::vector<AlternativeHead> arcs(std::size_t index) const
    {
        if (m_likelihoods.empty() || m_searched[index].empty() || !m_usual)
            return m_ranked[index];
        std::vector<Guess> guesses;
        for (const Guess& head : heads(index)) {
            const auto arcs
                = arcsWithRelations(m_parser, m_workspace, head.arc, static_cast<int>(index) + 1, m_limits.relations);
            for (std::size_t rank = 0; rank < arcs.size(); ++rank) {
                const double behind = (arcs[rank].margin - head.arc.margin) / *m_usual;
                guesses.push_back(
                    {arcs[rank], head.cost + relationWeight * behind + relationStep * static_cast<double>(rank)});
            }
        }
        sortFrom(guesses, 1);
        std::vector<AlternativeHead> best;
        for (std::size_t i = 0; i < std::min(guesses.size(), m_limits.all); ++i)
            best.push_back(guesses[i].arc);
        return best;
    }

    /// Logistic regression over both witnesses.
    double doubt(std::size_t index) const
    {
        const auto& arcs = m_ranked[index];
        if (arcs.size() < 2)
            return 0;
        const double behind = std::sqrt(timesUsual(arcs[1].margin));
        double odds = 2.0 - 4.0 * behind;
        if (!m_likelihoods.empty()) {
            const double likelihood = m_likelihoods[index][static_cast<std::size_t>(arcs[0].head)];
            odds = 0.3 - 3.2 * behind + 1.4 * std::sqrt(std::max(-likelihood, 0.0));
        }
        return 1 / (1 + std::exp(-odds));
    }

private:
    struct Guess {
        AlternativeHead arc;
        double cost = 0;
    };

    /// How large a margin is beside what is usual: a climb may have missed what scores more, and margins may all be
    /// ties.
    double timesUsual(double margin) const
    {
        constexpr double most = 10;
        if (!std::isfinite(margin))
            return most;
        return m_usual ? std::clamp(margin / *m_usual, 0.0, most) : 0;
    }

    static void sortFrom(std::vector<Guess>& guesses, std::ptrdiff_t first)
    {
        std::stable_sort(guesses.begin() + first, guesses.end(),
            [](const Guess& one, const Guess& other) { return one.cost < other.cost; });
    }

    /// The parser's own, then the likeliest others.
    std::vector<Guess> heads(std::size_t index) const
    {
        const auto& likelihoods = m_likelihoods[index];
        std::vector<Guess> all;
        std::vector<bool> isSearched(likelihoods.size(), false);
        const auto add = [&](const AlternativeHead& arc, double cost) {
            all.push_back({arc, cost - likelihoodWeight * likelihoods[static_cast<std::size_t>(arc.head)]});
        };
        for (const AlternativeHead& arc : m_searched[index]) {
            isSearched[static_cast<std::size_t>(arc.head)] = true;
            add(arc, marginWeight * std::min(arc.margin / *m_usual, largestMargin));
        }
        for (int head = 0; head < static_cast<int>(likelihoods.size()); ++head) {
            if (head != static_cast<int>(index) + 1 && !isSearched[static_cast<std::size_t>(head)])
                add({head, {}, *m_usual * notSearched, true}, marginWeight * notSearched);
        }
        sortFrom(all, 1);
        all.resize(std::min(all.size(), m_limits.heads));
        return all;
    }

    const Parser& m_parser;
    Parser::Workspace& m_workspace;
    const GuessLimits& m_limits;
    std::vector<std::vector<AlternativeHead>> m_searched;
    std::vector<std::vector<double>> m_likelihoods; ///< by word - 1 and head
    std::vector<std::vector<AlternativeHead>> m_ranked; ///< by margins
    std::optional<double> m_usual;
};

} // namespace

AnnotationGuesses annotationGuesses(const Parser& parser, Parser::Workspace& workspace, const Sentence& sentence,
    const FixedArcs& fixed, const GuessLimits& limits)
{
    const Guessing guessing(parser, workspace, sentence, limits);
    const auto heads = allAlternativeHeads(parser, workspace);
    AnnotationGuesses guesses;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        const int word = static_cast<int>(i) + 1;
        const bool isFixed = std::any_of(
            fixed.pinned.begin(), fixed.pinned.end(), [&](const Arc& arc) { return arc.dependent == word; });
        if (isFixed && !heads[i].empty()) {
            guesses.arcs.push_back(arcsWithRelations(
                parser, workspace, {heads[i].front().head, heads[i].front().relation, 0}, word, limits.all));
            guesses.doubts.push_back(0);
            continue;
        }
        guesses.arcs.push_back(guessing.arcs(i));
        guesses.doubts.push_back(guessing.doubt(i));
    }
    return guesses;
}

std::vector<bool> uncertainWords(const std::vector<double>& doubts)
{
    std::vector<bool> words;
    std::transform(
        doubts.begin(), doubts.end(), std::back_inserter(words), [](double doubt) { return doubt > uncertain; });
    return words;
}

std::vector<int> wordsByDoubt(const std::vector<double>& doubts)
{
    constexpr double lookedAt = 0.125;
    std::vector<int> words;
    for (std::size_t i = 0; i < doubts.size(); ++i) {
        if (doubts[i] > lookedAt)
            words.push_back(static_cast<int>(i) + 1);
    }
    const auto doubt = [&](int word) { return doubts[static_cast<std::size_t>(word) - 1]; };
    std::stable_sort(words.begin(), words.end(), [&](int one, int other) { return doubt(one) > doubt(other); });
    return words;
}

} // namespace arcwright
