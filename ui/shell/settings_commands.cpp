// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings_commands.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QMainWindow>
#include <QMessageBox>

#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"
#include "ui/settings/settings_file.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/settings_dialog.h"

namespace arcwright::ui {

SettingsCommands::SettingsCommands(Actions& actions, SentenceView& view, TrainingPanel& training, QMainWindow* window)
    : QObject(window), m_window(window), m_fields(actions, view, training, this)
{
    view.canvas()->setClicksAttach(Settings::clicksAttach());
    connect(&m_fields, &SettingFields::lookChosen, this, &SettingsCommands::lookChosen);
    connect(&m_fields, &SettingFields::languageChosen, this, &SettingsCommands::languageChosen);
    connect(&m_fields, &SettingFields::orderChosen, this, &SettingsCommands::orderChosen);
    connect(&m_fields, &SettingFields::handbookSizeChosen, this, &SettingsCommands::handbookSizeChosen);
    connect(&m_fields, &SettingFields::validationChosen, this, &SettingsCommands::validationChosen);
    connect(actions[ActionId::Preferences], &QAction::triggered, this, [this] {
        dialog().show();
        dialog().raise();
        dialog().activateWindow();
        dialog().searchField()->setFocus();
    });
    addToPalette();
}

bool SettingsCommands::isDialogShown() const
{
    return m_dialog != nullptr && m_dialog->isVisible();
}

SettingsDialog& SettingsCommands::dialog()
{
    if (m_dialog == nullptr) {
        m_dialog = new SettingsDialog(m_fields, m_window);
        connect(m_dialog, &SettingsDialog::exportWanted, this, &SettingsCommands::askAndExport);
        connect(m_dialog, &SettingsDialog::importWanted, this, &SettingsCommands::askAndImport);
        connect(m_dialog, &SettingsDialog::defaultsWanted, this, &SettingsCommands::askAndReset);
    }
    return *m_dialog;
}

void SettingsCommands::addToPalette()
{
    std::vector<PaletteEntry> entries;
    for (const SettingSpec& spec : settingSpecs()) {
        const auto open = [this, id = spec.id] { dialog().show(id); };
        entries.push_back({titleOf(spec.id), tr("setting: %1").arg(titleOf(spec.group)), open, wordsOf(spec.id)});
    }
    if (auto* palette = m_window->findChild<CommandPalette*>())
        palette->add(entries);
}

bool SettingsCommands::exportTo(const QString& path)
{
    const auto problem = exportSettings(path);
    Q_EMIT said(problem ? *problem : tr("The settings are in %1.").arg(QFileInfo(path).fileName()));
    return !problem;
}

bool SettingsCommands::importFrom(const QString& path)
{
    const ImportedSettings imported = importSettings(path);
    if (!imported.problem.isEmpty()) {
        Q_EMIT said(imported.problem);
        return false;
    }
    if (!imported.unknown.isEmpty())
        Q_EMIT said(tr("Left out, because no setting is called that: %1.")
                        .arg(QLocale().createSeparatedList(imported.unknown)));
    Q_EMIT replaced();
    return true;
}

void SettingsCommands::askAndExport()
{
    const QString path = askWhereToSave(m_dialog, tr("Export the settings"), QStringLiteral("arcwright-settings.ini"),
        QStringLiteral(".ini"), tr("Settings (*.ini);;All files (*)"));
    if (!path.isEmpty())
        exportTo(path);
}

void SettingsCommands::askAndImport()
{
    const QString path = QFileDialog::getOpenFileName(
        m_dialog, tr("Import settings"), Settings::folder(), tr("Settings (*.ini);;All files (*)"));
    if (!path.isEmpty())
        importFrom(path);
}

void SettingsCommands::askAndReset()
{
    QMessageBox box(QMessageBox::Question, tr("All defaults"),
        tr("Shall all settings, keys and chords be what they were at first?"),
        QMessageBox::RestoreDefaults | QMessageBox::Cancel, m_dialog);
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() != QMessageBox::RestoreDefaults)
        return;
    resetSettings();
    Q_EMIT replaced();
}

} // namespace arcwright::ui
