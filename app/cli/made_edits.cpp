// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/made_edits.h"

#include <map>

#include "app/cli/console.h"
#include "core/documents/document_problems.h"
#include "core/documents/independent_edits.h"

namespace arcwright::cli {

Result<Treebank> withEdits(const Treebank& treebank, const std::vector<MadeEdit>& edits)
{
    std::map<std::size_t, std::vector<Edit>> byDocument;
    for (const MadeEdit& one : edits)
        byDocument[treebank.place(one.index).document].push_back(one.edit);
    Treebank edited = treebank;
    for (const auto& [document, ofDocument] : byDocument) {
        DocumentDraft draft(*treebank.documents()[document]);
        for (const Edit& edit : independentEdits(*treebank.documents()[document], ofDocument)) {
            const Edit completed = draft.now().format()->completed(draft.now(), edit);
            if (!draft.now().takes(completed))
                return failure(DocumentProblem::EditOutdated, draft.now().path());
            draft.make(completed);
        }
        edited = edited.with(document, std::move(draft).finish());
    }
    return edited;
}

void complainOfRefusals(const RewriteRefusals& refusals, const Treebank& treebank)
{
    for (const RewriteRefusals::Reason& reason : refusals.reasons()) {
        const auto place = treebank.place(reason.sentence);
        const Document& document = *treebank.documents()[place.document];
        Problem problem = reason.problem;
        problem.file = document.path();
        problem.line = document.line(place.sentence);
        complain(problem);
    }
}

} // namespace arcwright::cli
