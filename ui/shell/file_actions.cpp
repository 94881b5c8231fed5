// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_actions.h"

#include <QAction>

#include "ui/annotation/sentence_view.h"
#include "ui/settings/actions.h"
#include "ui/shell/file_commands.h"
#include "ui/training/assistant.h"

namespace arcwright::ui {

FileActions::FileActions(const Parts& parts, QObject* parent) : QObject(parent)
{
    const auto on = [&](ActionId id, auto&& call) { connect(parts.actions[id], &QAction::triggered, this, call); };
    FileCommands& files = parts.files;
    on(ActionId::Open, [&files] { files.open(); });
    on(ActionId::OpenFolder, [&files] { files.openFolder(); });
    on(ActionId::OpenLayer, [&files] { files.layers().open(); });
    on(ActionId::Save, [&files] { files.save(); });
    on(ActionId::SaveAs, [parts] { parts.files.saveAs(parts.view.sentence(), parts.theme()); });
    on(ActionId::Export, [parts] { parts.files.exportTreebank(parts.theme()); });
    on(ActionId::OpenModel, [&files] { files.models().open(); });
    on(ActionId::SaveModel, [&files] { files.models().save(); });
    on(ActionId::NextLayer, [parts] {
        parts.files.layers().showNext();
        parts.assistant.setSentence(parts.view.sentence()); // what the parser says may be older than the corrections
    });
}

} // namespace arcwright::ui
