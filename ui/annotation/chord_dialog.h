// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/settings/chord_sets.h"

class QDialogButtonBox;
class QLabel;
class QTableWidget;

namespace arcwright::ui {

/// A table in which chords are added, changed and removed. It cannot be left with a list that has a problem, but by
/// giving up.
class ChordDialog : public QDialog {
    Q_OBJECT
public:
    explicit ChordDialog(const Chords& chords, QWidget* parent = nullptr);

    Chords chords() const;

Q_SIGNALS:
    void chosen(const arcwright::ui::Chords& chords);

private:
    void addRow(const Chord& chord);
    void addSet(ChordSet set);
    void removeRow();
    void check();

    QTableWidget* m_table;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};

} // namespace arcwright::ui
