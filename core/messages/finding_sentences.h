// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "core/messages/problem_sentences.h"
#include "core/messages/structure_sentences.h"
#include "core/messages/validation_sentences.h"
#include "core/validation/finding.h"

namespace arcwright {

/// A sentence in English, and the context it is translated in.
struct FindingSentence {
    const char* context;
    const char* text; ///< with %1, %2, ... for the finding's arguments
};

/// The sentence for a finding of any kind. Also read by the command line, which knows no Qt.
inline FindingSentence findingSentence(const Finding& finding)
{
    if (const auto* test = std::get_if<TestId>(&finding.kind))
        return {"Validation", validationSentence(*test)};
    if (const auto* test = std::get_if<StructureTest>(&finding.kind))
        return {"Validation", structureSentence(*test)};
    return {"Problem", problemSentence(std::get<ProblemCode>(finding.kind))};
}

} // namespace arcwright
