// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/evaluation/bootstrap.h"
#include "core/evaluation/punctuation.h"
#include "core/evaluation/significance.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// The scores two systems are compared by.
enum class ComparedScore { Uas, Las, UasWithoutPunctuation, LasWithoutPunctuation };
inline constexpr std::size_t comparedScoreCount = 4;

/// Two systems' analyses of the same sentences, word by word.
class SystemComparison {
public:
    /// All three must be over the units of `sentence`.
    void add(const Sentence& sentence, const Graph& gold, const Graph& first, const Graph& second,
        const PunctuationTags& punctuation);

    /// How many words both systems, one or none has right.
    struct Agreement {
        std::size_t both = 0;
        std::size_t onlyFirst = 0;
        std::size_t onlySecond = 0;
        std::size_t neither = 0;
    };
    const Agreement& agreement(ComparedScore score) const { return m_agreements[static_cast<std::size_t>(score)]; }
    McNemar mcNemar(ComparedScore score) const;
    Bootstrap bootstrap(ComparedScore score, const BootstrapSettings& settings) const;

private:
    std::array<Agreement, comparedScoreCount> m_agreements;
    std::array<std::vector<SentenceOutcome>, comparedScoreCount> m_outcomes;
};

} // namespace arcwright
