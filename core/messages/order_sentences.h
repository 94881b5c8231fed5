// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "core/learning/annotation_order.h"

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// An order of annotation in words; texts to be translated have the context "Order".
struct OrderSentence {
    AnnotationOrder kind{};
    const char* help; ///< behind its name on the command line, untranslated
    const char* title; ///< in lists to choose from, to be translated
    const char* reason; ///< why a sentence, or word, comes now, with %1, %2, ... for the arguments of its Worth
    const char* nothing = nullptr; ///< why it comes where %1 counts none; null: as else
};

inline constexpr auto orderSentences = std::to_array<OrderSentence>({
    {AnnotationOrder::Sequence, "as in the treebank", QT_TRANSLATE_NOOP("Order", "As in the treebank"),
        QT_TRANSLATE_NOOP("Order", "next in the treebank: %1")},
    {AnnotationOrder::Random, "drawn", QT_TRANSLATE_NOOP("Order", "Random"), QT_TRANSLATE_NOOP("Order", "drawn")},
    {AnnotationOrder::Confidence, "the trees of which the parser is least sure, by word",
        QT_TRANSLATE_NOOP("Order", "Least certain first"),
        QT_TRANSLATE_NOOP("Order", "least sure: %1 of %2 words below 50 %, above all %3 (%4 %)"),
        QT_TRANSLATE_NOOP("Order", "none of %2 words below 50 %; least sure: %3 (%4 %)")},
    {AnnotationOrder::Gain, "most words likely to change for each word read",
        QT_TRANSLATE_NOOP("Order", "Most to correct first"),
        QT_TRANSLATE_NOOP("Order", "%1 of %2 words likely to change, above all %3"),
        QT_TRANSLATE_NOOP("Order", "none of %2 words likely to change")},
    {AnnotationOrder::Disagreement, "where two parsers differ most",
        QT_TRANSLATE_NOOP("Order", "Where two models differ"),
        QT_TRANSLATE_NOOP("Order", "two models differ in %1 of %2 words")},
    {AnnotationOrder::Suspicion, "where what stands there is contradicted most",
        QT_TRANSLATE_NOOP("Order", "Most contradicted first"),
        QT_TRANSLATE_NOOP("Order", "the parser contradicts %1 of %2 arcs, above all that of %3"),
        QT_TRANSLATE_NOOP("Order", "the parser contradicts none of %2 arcs")},
    {AnnotationOrder::Similar, "like what was corrected last", QT_TRANSLATE_NOOP("Order", "Like the last corrections"),
        QT_TRANSLATE_NOOP("Order", "%1 of %2 words as some that were corrected last, one of them %3"),
        QT_TRANSLATE_NOOP("Order", "no word as those that were corrected last")},
    {AnnotationOrder::Words, "single words of the whole treebank, the least certain first",
        QT_TRANSLATE_NOOP("Order", "Single words, the least certain first"),
        QT_TRANSLATE_NOOP("Order", "least certain word: %2 (%1 %)")},
});

static_assert(orderSentences.size() == orderTable.size()
        && std::is_sorted(orderSentences.begin(), orderSentences.end(),
            [](const auto& one, const auto& next) { return one.kind < next.kind; }),
    "one sentence for each order, in their order");

/// Why a sentence comes now, to be filled with the arguments of its Worth.
inline const char* orderReason(AnnotationOrder order, const std::vector<std::string>& arguments)
{
    const OrderSentence& sentence = orderSentences[static_cast<std::size_t>(order)];
    const bool isNothing = sentence.nothing != nullptr && !arguments.empty() && arguments.front() == "0";
    return isNothing ? sentence.nothing : sentence.reason;
}

} // namespace arcwright
