// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/prepared_step.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/documents/annotation_text.h"
#include "core/documents/document_problems.h"
#include "core/documents/read_back.h"
#include "core/documents/step_record.h"

namespace arcwright {

namespace {

bool keepsAnnotationsInFile(StepBase& base)
{
    if (!base.keepsAnnotationsInFile)
        base.keepsAnnotationsInFile = base.document->hasAnnotationText();
    return *base.keepsAnnotationsInFile;
}

/// Makes what annotators say of the edited sentences and what stands of it in their text the same.
void settleAnnotations(Edit& edit, Operation operation, StepBase& base)
{
    const bool isMove = operation == Operation::KeepAnnotationsInFile || operation == Operation::KeepAnnotationsBeside;
    if (isMove || !base.document->format()->keepsAnnotations())
        return;
    const bool had = std::any_of(
        edit.before.begin(), edit.before.end(), [](const auto& sentence) { return hasAnnotationText(*sentence); });
    for (auto& after : edit.after) {
        if (after->problem)
            continue;
        Annotation said = statedAnnotation(*after);
        const bool isText = had || !said.isEmpty();
        if (!isText && (after->annotation.isEmpty() || !keepsAnnotationsInFile(base)))
            continue;
        const bool isOne = edit.before.size() == 1 && edit.after.size() == 1;
        const bool isTextEdited = isOne && after->annotation == edit.before.front()->annotation
            && said != statedAnnotation(*edit.before.front());
        Sentence settled = *after;
        if (isTextEdited || (isText && !isOne && operation == Operation::EditText))
            settled.annotation = std::move(said);
        after = std::make_shared<const Sentence>(withAnnotationText(std::move(settled)));
    }
}

} // namespace

Result<PreparedStep> prepared(StepBase base, Step step)
{
    const std::shared_ptr<const Document> document = base.document;
    const FormatPointer& format = document->format();
    PreparedStep prepared{std::move(base), step, std::move(step), nullptr, {}, {}};
    DocumentDraft draft(*document);
    for (Edit& edit : prepared.step.edits) {
        settleAnnotations(edit, prepared.step.operation, prepared.base);
        edit = format->completed(draft.now(), std::move(edit));
        if (!draft.now().takes(edit))
            return failure(DocumentProblem::EditOutdated, document->path());
        draft.make(edit);
    }
    prepared.after = std::move(draft).finish();
    // An edit that cannot be written, or would be read as something else, is not made, so that saving cannot fail for
    // it later.
    std::vector<SentenceTexts> texts; // of each edit
    for (const Edit& edit : prepared.step.edits) {
        auto written = writtenAndReadBack(edit, format);
        if (!written)
            return failure(written.error());
        texts.push_back(std::move(*written));
    }
    auto record = encoded(prepared.step, *format, texts);
    if (!record)
        return failure(record.error());
    prepared.record = std::move(*record);
    return prepared;
}

} // namespace arcwright
