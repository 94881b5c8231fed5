// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/advice/waiting_worth.h"
#include "core/model/train.h"

namespace arcwright {

/// A unit of a sentence that waits.
struct WaitingUnit {
    std::size_t sentence = 0; ///< its index
    int unit = 0;
    double value = 0;
};

/// The sentences that a simulated annotator has not done yet, and which of them comes next. What the parsers say of
/// them is asked for in ask() alone.
class WaitingSentences {
public:
    /// `sentences` must outlive this; those before `first` are done.
    WaitingSentences(const Sentences& sentences, std::size_t first, AnnotationOrder order, std::uint64_t seed);

    /// What stands in the sentences is what this parser says of them. O(parses).
    void keepStanding(Suggester& parser, const std::stop_token& stop);

    /// Asks the parsers anew about all that wait, if the order asks any; `second` may be null where it asks one.
    void ask(Suggester& parser, Suggester* second, const std::stop_token& stop);

    /// Takes the next sentence; none must be taken when empty(). O(sentences that wait).
    std::size_t takeNext(const LastCorrections& corrections);
    bool empty() const { return m_waiting.empty(); }

    /// Decides that a unit of a sentence need not be asked about any more.
    void decide(std::size_t sentence, const DecidedArc& arc) { m_decided[sentence].push_back(arc); }
    const std::vector<DecidedArc>& decided(std::size_t sentence) const { return m_decided[sentence]; }
    /// The units of which the parser is least sure, `most` at most and of one sentence no more than every third, the
    /// least certain first. Asks the parser about all sentences around what is decided there.
    std::vector<WaitingUnit> leastCertain(Suggester& parser, std::size_t most, const std::stop_token& stop) const;

private:
    double valueOf(std::size_t index, const LastCorrections& corrections) const;

    const Sentences& m_sentences;
    AnnotationOrder m_order;
    std::uint64_t m_seed;
    std::vector<std::size_t> m_waiting; ///< indices, in the order of the treebank
    std::vector<double> m_values; ///< by index, where the order asks a parser
    std::vector<std::vector<SuggestedArc>> m_standing; ///< by index
    std::vector<std::vector<DecidedArc>> m_decided; ///< by index
};

} // namespace arcwright
