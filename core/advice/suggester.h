// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/model/any_model.h"
#include "core/model/live_model.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// A head and a relation that a unit (a word, or a bunsetsu) could have; no relation where the parser tells none.
struct SuggestedArc {
    int head = kNoHead;
    std::string relation;

    friend bool operator==(const SuggestedArc&, const SuggestedArc&) = default;
};

/// An arc of a sentence on which somebody has decided.
struct DecidedArc {
    int unit = 0;
    SuggestedArc arc;
};

/// Whether an arc is what `gold` has for a unit. What a unit is called that hangs on the root does not matter.
bool isAsIn(const Sentence& gold, int unit, const SuggestedArc& arc);

/// What a parser suggests to somebody who annotates a sentence, by unit - 1.
struct Suggestion {
    std::vector<SuggestedArc> arcs; ///< the analysis around what is decided
    std::vector<std::vector<SuggestedArc>> guesses; ///< the arcs a unit could have, the analysis's first
    std::vector<double> doubts; ///< how likely it is that the analysis is wrong there, from 0 to 1
};

/// Suggestions of one parser, of words or of bunsetsu. Belongs to one thread.
class Suggester {
public:
    virtual ~Suggester() = default;

    /// The analysis around what is decided, with guesses. Where that cannot be kept, the analysis without. The time of
    /// annotationGuesses(); of bunsetsu, of a parse for each guess.
    virtual Suggestion suggest(const Sentence& sentence, std::span<const DecidedArc> decided) = 0;
    /// The analysis and its doubts alone.
    virtual Suggestion glance(const Sentence& sentence, std::span<const DecidedArc> decided) = 0;
    /// By unit - 1, how likely the heads are that the last sentence's units got, from 0 to 1; empty where nobody knows.
    virtual std::vector<double> confidences() = 0;
    /// By unit - 1, how far behind an arc that stands somewhere is in the sentence last looked at, in units of what the
    /// second best usually is; 0 where it is the parser's own. Empty where nobody knows.
    virtual std::vector<double> deficits(const std::vector<SuggestedArc>& standing) = 0;
    /// Learns from a sentence, as far as it has heads (core/model/live_learning.h, bunsetsu_lesson.h). Whether it did.
    virtual bool learn(const Sentence& sentence) = 0;
    /// The parser, with what it has learnt. O(weights) where it has.
    virtual AnyModel model() const = 0;
};

std::unique_ptr<Suggester> makeSuggester(const AnyModel& model);
/// Of a model with what it has learnt since.
std::unique_ptr<Suggester> makeSuggester(const LiveModel& model);

} // namespace arcwright
