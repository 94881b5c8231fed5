// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <variant>

#include "core/messages/finding_sentences.h"
#include "core/validation/suspicious_annotation.h"

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

struct SuspicionSentence {
    SuspicionCause cause;
    const char* text;
};

/// The sentence for each cause of suspicion, in the order of SuspicionCause, with %1, %2, ... for its arguments.
inline constexpr auto suspicionSentences = std::to_array<SuspicionSentence>({
    {SuspicionCause::ParsersGiveArc,
        QT_TRANSLATE_NOOP("Suspicion", "%1 of %2 parsers that had not seen it say head %3 (%4), %5.")},
    {SuspicionCause::ParsersGiveHead,
        QT_TRANSLATE_NOOP("Suspicion", "%1 of %2 parsers that had not seen it say head %3 (%4).")},
    {SuspicionCause::ParsersGiveRoot,
        QT_TRANSLATE_NOOP("Suspicion", "%1 of %2 parsers that had not seen it say that it hangs on the root.")},
    {SuspicionCause::ParsersGiveRelation,
        QT_TRANSLATE_NOOP("Suspicion", "%1 of %2 parsers that had not seen it say %5, not %6.")},
    {SuspicionCause::VariationRelation,
        QT_TRANSLATE_NOOP("Suspicion", "The same words elsewhere have %1 (%2×), here %3 (%4×): %5")},
    {SuspicionCause::VariationDirection,
        QT_TRANSLATE_NOOP(
            "Suspicion", "The same words elsewhere are linked the other way round, by %1 (%2×), here by %3 (%4×): %5")},
    {SuspicionCause::VariationLinked,
        QT_TRANSLATE_NOOP("Suspicion", "The same words elsewhere are linked by %1 (%2×), here they are not (%4×): %5")},
    {SuspicionCause::VariationNotLinked,
        QT_TRANSLATE_NOOP(
            "Suspicion", "The same words elsewhere are not linked (%2×), here they are, by %3 (%4×): %5")},
});

static_assert(suspicionSentences.size() == static_cast<std::size_t>(SuspicionCause::VariationNotLinked) + 1
        && std::is_sorted(suspicionSentences.begin(), suspicionSentences.end(),
            [](const auto& one, const auto& next) { return one.cause < next.cause; }),
    "one sentence for each cause, in their order");

/// The sentence for a reason, with the context it is translated in.
inline FindingSentence suspicionSentence(const SuspicionReason& reason)
{
    if (const auto* cause = std::get_if<SuspicionCause>(&reason.kind))
        return {"Suspicion", suspicionSentences[static_cast<std::size_t>(*cause)].text};
    if (const auto* test = std::get_if<TestId>(&reason.kind))
        return {"Validation", validationSentence(*test)};
    if (const auto* test = std::get_if<StructureTest>(&reason.kind))
        return {"Validation", structureSentence(*test)};
    return {"Problem", problemSentence(std::get<ProblemCode>(reason.kind))};
}

} // namespace arcwright
