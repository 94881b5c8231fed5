// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/base/row_table.h"

namespace arcwright {

/// The orders in which sentences, or words, can wait for annotation. orderTable says what each of them is;
/// core/messages/order_sentences.h in words.
enum class AnnotationOrder {
    Sequence,
    Random,
    Confidence,
    Gain,
    Disagreement,
    Suspicion,
    Similar,
    Words,
};

/// What is asked of the annotator at a time.
enum class AskedUnit { Sentence, Word };

struct OrderRow {
    AnnotationOrder order{};
    std::string_view name; ///< on the command line
    bool asksParser = false; ///< what it knows of a sentence comes from a parser, and changes with it
    bool asksSecond = false; ///< and from another one
    bool followsCorrections = false; ///< changes with each sentence that is corrected
    AskedUnit asked = AskedUnit::Sentence;
};

/// All orders, in the order of the enumeration.
inline constexpr std::array<OrderRow, 8> orderTable{{
    {AnnotationOrder::Sequence, "sequence"},
    {AnnotationOrder::Random, "random"},
    {AnnotationOrder::Confidence, "confidence", true},
    {AnnotationOrder::Gain, "gain", true},
    {AnnotationOrder::Disagreement, "disagreement", true, true},
    {AnnotationOrder::Suspicion, "suspicion", true},
    {AnnotationOrder::Similar, "similar", false, false, true},
    {AnnotationOrder::Words, "words", true, false, false, AskedUnit::Word},
}};
static_assert(standsInOrder(orderTable, &OrderRow::order), "one row for each order, in their order");

constexpr const OrderRow& rowOf(AnnotationOrder order)
{
    return orderTable[static_cast<std::size_t>(order)];
}
constexpr std::string_view nameOf(AnnotationOrder order)
{
    return rowOf(order).name;
}
constexpr std::optional<AnnotationOrder> orderNamed(std::string_view name)
{
    return keyNamed(orderTable, &OrderRow::order, name);
}

} // namespace arcwright
