// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/players/export/step_export.h"

class QComboBox;

namespace arcwright::ui {

/// Asks which steps of a player are to be saved, and as what.
class StepExportDialog : public QDialog {
    Q_OBJECT
public:
    explicit StepExportDialog(const Player& player, QWidget* parent = nullptr);

    StepChoice choice() const;
    StepFormat format() const;
    QComboBox* choices() const { return m_choices; }
    QComboBox* formats() const { return m_formats; }

private:
    QComboBox* m_choices;
    QComboBox* m_formats;
};

} // namespace arcwright::ui
