// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/verdict.h"

#include <algorithm>
#include <numeric>

namespace arcwright {

namespace {

constexpr double significant = 0.05;

} // namespace

Judgement Verdict::judgement() const
{
    if (mcNemar.onlyFirst == 0 && mcNemar.onlySecond == 0)
        return Judgement::Same;
    const bool bySigns = mcNemarHolm < significant;
    const bool byResampling = bootstrapHolm < significant;
    return bySigns && byResampling ? Judgement::Better
        : bySigns                  ? Judgement::OnlyMcNemar
        : byResampling             ? Judgement::OnlyBootstrap
                                   : Judgement::NoDifference;
}

std::vector<double> holmCorrected(const std::vector<double>& p)
{
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(
        order.begin(), order.end(), [&](std::size_t first, std::size_t second) { return p[first] < p[second]; });
    std::vector<double> corrected(p.size());
    double greatest = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        greatest = std::max(greatest, std::min(1.0, static_cast<double>(p.size() - rank) * p[order[rank]]));
        corrected[order[rank]] = greatest;
    }
    return corrected;
}

Verdict verdictOn(const OutcomeTable& table, std::size_t first, std::size_t second, Scored scored,
    const BootstrapSettings& settings, bool withPunctuation, const std::stop_token& stop)
{
    const OutcomeTable::System& one = table.systems()[first];
    const OutcomeTable::System& other = table.systems()[second];
    Verdict verdict;
    verdict.first = first;
    verdict.second = second;
    verdict.scored = scored;
    std::size_t agreements[2][2]{};
    std::vector<SentenceOutcome> outcomes;
    for (const OutcomeTable::SentenceRows& rows : table.sentences()) {
        SentenceOutcome outcome;
        bool isCompared = false;
        for (std::size_t row = rows.first; row < std::size_t(rows.first) + rows.count; ++row) {
            if (!one.isPresent(row) || !other.isPresent(row))
                continue;
            isCompared = true;
            if (!withPunctuation && (table.gold().marks[row] & OutcomeTable::Punctuation) != 0)
                continue;
            const std::size_t isFirst = one.isRight(row, scored) ? 1 : 0;
            const std::size_t isSecond = other.isRight(row, scored) ? 1 : 0;
            ++agreements[isFirst][isSecond];
            ++outcome.tokens;
            outcome.first += static_cast<std::uint32_t>(isFirst);
            outcome.second += static_cast<std::uint32_t>(isSecond);
        }
        if (isCompared)
            outcomes.push_back(outcome);
    }
    verdict.both = agreements[1][1];
    verdict.neither = agreements[0][0];
    verdict.mcNemar = mcNemar(agreements[1][0], agreements[0][1]);
    verdict.bootstrap = pairedBootstrap(outcomes, settings, stop);
    verdict.mcNemarHolm = verdict.mcNemar.p;
    verdict.bootstrapHolm = verdict.bootstrap.p;
    return verdict;
}

std::vector<Verdict> allVerdicts(const OutcomeTable& table, Scored scored, const BootstrapSettings& settings,
    bool withPunctuation, const std::stop_token& stop)
{
    std::vector<Verdict> verdicts;
    std::vector<double> bySigns;
    std::vector<double> byResampling;
    for (std::size_t first = 0; first < table.systems().size(); ++first) {
        for (std::size_t second = first + 1; second < table.systems().size(); ++second) {
            verdicts.push_back(verdictOn(table, first, second, scored, settings, withPunctuation, stop));
            bySigns.push_back(verdicts.back().mcNemar.p);
            byResampling.push_back(verdicts.back().bootstrap.p);
        }
    }
    bySigns = holmCorrected(bySigns);
    byResampling = holmCorrected(byResampling);
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        verdicts[i].mcNemarHolm = bySigns[i];
        verdicts[i].bootstrapHolm = byResampling[i];
        verdicts[i].pairs = verdicts.size();
    }
    return verdicts;
}

} // namespace arcwright
