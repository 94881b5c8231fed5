// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QStringList>
#include <QToolButton>

#include "core/shelf/model_shelf.h"

namespace arcwright::ui {

class ShelfStore;

/// What was taken off the shelf: the button says how much is in the trash, and its menu puts things back or empties it.
/// What was removed last can be put back at once.
class RemovedModels : public QToolButton {
    Q_OBJECT
public:
    RemovedModels(ShelfStore& store, QWidget* parent);

    /// Puts models into the trash: what undo() puts back.
    void remove(const std::vector<ShelvedModel>& models);
    void undo();
    bool canUndo() const { return !m_last.empty(); }
    /// What was removed last, in words; empty once it is back.
    QString lastText() const;

Q_SIGNALS:
    void removed();
    /// What there is to undo is another thing now.
    void undoChanged();
    /// A model is on the shelf again, with this id.
    void restored(const std::string& id);

private:
    struct Removed {
        std::string trashId;
        QString name;
    };
    void refresh();
    void fillMenu();
    void restore(const std::string& trashId);
    void askToEmpty();

    ShelfStore& m_store;
    std::vector<Removed> m_last;
};

} // namespace arcwright::ui
