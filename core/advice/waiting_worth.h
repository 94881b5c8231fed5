// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/advice/annotation_worth.h"
#include "core/advice/suggester.h"

namespace arcwright {

/// What an order goes by, for all sentences alike; of these it needs a part (see OrderRow).
struct OrderSources {
    AnnotationOrder order = AnnotationOrder::Sequence;
    std::uint64_t seed = 0; ///< of what is drawn
    Suggester* parser = nullptr;
    const LastCorrections* corrections = nullptr;
};

/// The worth of a sentence for an order, around what is decided there. `other` is what the parser's analysis is held
/// against: the arcs that stand (Suspicion; where none stands, nothing is contradicted), or those of a second parser
/// (Disagreement); else it may be null. Not for the order of words. The time of Suggester::glance() where the order
/// asks a parser, else O(n).
Worth worthOf(const OrderSources& sources, const Sentence& sentence, std::size_t place,
    std::span<const DecidedArc> decided, const std::vector<SuggestedArc>* other);

/// The worths of the words of a sentence that are asked, the least certain first: none that is decided, nor a last
/// bunsetsu, and of all a third at most, since what is decided changes the others. The time of Suggester::glance().
std::vector<Worth> worthsOfWords(Suggester& parser, const Sentence& sentence, std::span<const DecidedArc> decided);

} // namespace arcwright
