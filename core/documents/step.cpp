// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/step.h"

#include <algorithm>
#include <array>

namespace arcwright {

namespace {

struct NamedOperation {
    Operation operation;
    std::string_view name;
};
constexpr std::array names{
    NamedOperation{Operation::SetHead, "set-head"},
    NamedOperation{Operation::SetRelation, "set-relation"},
    NamedOperation{Operation::AddParent, "add-parent"},
    NamedOperation{Operation::RemoveParent, "remove-parent"},
    NamedOperation{Operation::SetField, "set-field"},
    NamedOperation{Operation::SplitToken, "split-token"},
    NamedOperation{Operation::JoinTokens, "join-tokens"},
    NamedOperation{Operation::InsertToken, "insert-token"},
    NamedOperation{Operation::DeleteToken, "delete-token"},
    NamedOperation{Operation::MakeMultiword, "make-multiword"},
    NamedOperation{Operation::DissolveMultiword, "dissolve-multiword"},
    NamedOperation{Operation::InsertEmptyNode, "insert-empty-node"},
    NamedOperation{Operation::DeleteEmptyNode, "delete-empty-node"},
    NamedOperation{Operation::SplitSentence, "split-sentence"},
    NamedOperation{Operation::JoinSentences, "join-sentences"},
    NamedOperation{Operation::SplitBunsetsu, "split-bunsetsu"},
    NamedOperation{Operation::JoinBunsetsu, "join-bunsetsu"},
    NamedOperation{Operation::SetComment, "set-comment"},
    NamedOperation{Operation::Confirm, "confirm"},
    NamedOperation{Operation::Pin, "pin"},
    NamedOperation{Operation::Waive, "waive"},
    NamedOperation{Operation::Repair, "repair"},
    NamedOperation{Operation::EditText, "edit-text"},
    NamedOperation{Operation::AcceptPredictions, "accept-predictions"},
    NamedOperation{Operation::KeepAnnotationsInFile, "keep-annotations-in-file"},
    NamedOperation{Operation::KeepAnnotationsBeside, "keep-annotations-beside"},
    NamedOperation{Operation::Several, "several"},
};

} // namespace

Step inverted(const Step& step)
{
    Step inverse{step.operation, {}};
    for (auto edit = step.edits.rbegin(); edit != step.edits.rend(); ++edit)
        inverse.edits.push_back(inverted(*edit));
    return inverse;
}

std::string_view operationName(Operation operation)
{
    return std::find_if(names.begin(), names.end(), [&](const NamedOperation& named) {
        return named.operation == operation;
    })->name;
}

std::optional<Operation> operationNamed(std::string_view name)
{
    const auto* const found
        = std::find_if(names.begin(), names.end(), [&](const NamedOperation& named) { return named.name == name; });
    return found == names.end() ? std::nullopt : std::optional(found->operation);
}

} // namespace arcwright
