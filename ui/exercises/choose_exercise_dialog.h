// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>
#include <QStringList>

class QListWidget;
class QPushButton;

namespace arcwright::ui {

/// Which exercise is to be done: one of those that come with the program, one that was done or made here before, or
/// one in a file that is still to be named.
class ChooseExerciseDialog : public QDialog {
    Q_OBJECT
public:
    /// `builtIn` by title, the one to begin with first; `recent` are files.
    ChooseExerciseDialog(const QStringList& builtIn, const QStringList& recent, QWidget* parent);

    /// What was chosen; a file is to be asked for where neither is there.
    struct Choice {
        std::optional<std::size_t> builtIn; ///< index
        QString file;
    };
    const Choice& choice() const { return m_choice; }
    QListWidget* list() const { return m_list; }
    QPushButton* fileButton() const { return m_file; }

private:
    void choose();

    QListWidget* m_list;
    QPushButton* m_file;
    Choice m_choice;
};

} // namespace arcwright::ui
