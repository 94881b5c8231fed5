// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/treebank/edit.h"

namespace arcwright {

/// The operations of annotators that have a name.
enum class Operation {
    SetHead,
    SetRelation,
    AddParent,
    RemoveParent,
    SetField,
    SplitToken,
    JoinTokens,
    InsertToken,
    DeleteToken,
    MakeMultiword,
    DissolveMultiword,
    InsertEmptyNode,
    DeleteEmptyNode,
    SplitSentence,
    JoinSentences,
    SplitBunsetsu,
    JoinBunsetsu,
    SetComment,
    Confirm,
    Pin,
    Waive,
    Repair,
    EditText,
    AcceptPredictions,
    KeepAnnotationsInFile, ///< what annotators say moves into the text of their sentences
    KeepAnnotationsBeside, ///< and out of it again
    Several,
};

/// One named step of a document's history: some edits, made one after the other.
struct Step {
    Operation operation = Operation::Several;
    std::vector<Edit> edits;
};

/// The step that takes `step` back.
Step inverted(const Step& step);

/// The name under which journals know an operation: `set-head`.
std::string_view operationName(Operation operation);
/// The operation of that name, if there is one.
std::optional<Operation> operationNamed(std::string_view name);

} // namespace arcwright
