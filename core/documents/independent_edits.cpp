// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/independent_edits.h"

#include <algorithm>

namespace arcwright {

namespace {

bool changesFurther(const Document& document, const Edit& edit)
{
    return document.format()->completed(document, edit).idsBefore.size() > edit.idsBefore.size();
}

Edit merged(const Document& document, const std::vector<Edit>& edits)
{
    std::size_t first = document.size();
    std::size_t last = 0;
    for (const Edit& edit : edits) {
        first = std::min(first, document.indexOf(edit.idsBefore.front()));
        last = std::max(last, document.indexOf(edit.idsBefore.front()));
    }
    Edit all;
    all.author = edits.front().author;
    all.time = edits.front().time;
    for (std::size_t index = first; index <= last; ++index) {
        all.idsBefore.push_back(document.id(index));
        all.before.push_back(document.sentence(index));
    }
    all.idsAfter = all.idsBefore;
    all.after = all.before;
    for (const Edit& edit : edits) {
        const std::size_t place = document.indexOf(edit.idsBefore.front()) - first;
        all.before[place] = edit.before.front();
        all.after[place] = edit.after.front();
    }
    return all;
}

} // namespace

std::vector<Edit> independentEdits(const Document& document, std::vector<Edit> edits)
{
    const bool areThere = std::all_of(edits.begin(), edits.end(),
        [&](const Edit& edit) { return document.indexOf(edit.idsBefore.front()) < document.size(); });
    const bool isOne = areThere && edits.size() > 1
        && std::any_of(edits.begin(), edits.end(), [&](const Edit& edit) { return changesFurther(document, edit); });
    if (isOne)
        return {merged(document, edits)};
    return edits;
}

} // namespace arcwright
