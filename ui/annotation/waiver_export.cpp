// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/waiver_export.h"

#include <filesystem>

#include "core/report/waiver_table.h"
#include "ui/documents/validator.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

std::string waiversAsText(const Workspace& workspace, const Validator& validator)
{
    const Treebank& treebank = workspace.treebank();
    Table table = newWaiverTable();
    for (std::size_t index = 0; index < treebank.size(); ++index) {
        for (const Finding& finding : validator.findings(treebank.key(index))) {
            if (!finding.isWaived)
                continue;
            const auto place = treebank.place(index);
            const Document& document = *treebank.documents()[place.document];
            addWaiver(table, std::filesystem::path(document.path()).filename().string(),
                document.line(place.sentence) + finding.line - 1, *treebank.sentence(index), finding);
        }
    }
    return tableTsv(table);
}

} // namespace arcwright::ui
