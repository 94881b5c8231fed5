// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/settings/setting_specs.h"
#include "ui/shell/setting_fields.h"

class QMainWindow;

namespace arcwright::ui {

class SettingsDialog;

/// Opens the dialog of settings, at one of them where the palette found it, exports and imports them.
class SettingsCommands : public QObject {
    Q_OBJECT
public:
    SettingsCommands(Actions& actions, SentenceView& view, TrainingPanel& training, QMainWindow* window);

    SettingsDialog& dialog();
    bool isDialogShown() const;
    /// Takes the settings of a file; false, and said() why, if it is none.
    bool importFrom(const QString& path);
    bool exportTo(const QString& path);

Q_SIGNALS:
    void lookChosen();
    void languageChosen();
    void orderChosen();
    void handbookSizeChosen();
    void validationChosen();
    /// All settings are others.
    void replaced();
    void said(const QString& text);

private:
    void addToPalette();
    void askAndImport();
    void askAndExport();
    void askAndReset();

    QMainWindow* m_window;
    SettingFields m_fields;
    SettingsDialog* m_dialog = nullptr; ///< none until somebody wants it
};

} // namespace arcwright::ui
