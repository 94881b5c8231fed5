// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QSortFilterProxyModel>
#include <QWidget>

#include "ui/look/theme.h"
#include "ui/shelf/shelf_model.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace arcwright::ui {

class EmptyNote;
class ModelComparison;
class RemovedModels;
class ShelfDetails;
class ShelfList;
class ShelfStore;
class WrappingRow;

/// The models that somebody keeps: a list of them, what is told of the one that is chosen, and what can be done with
/// them. What concerns the rest of the program, using and comparing, is asked for by signals.
class ShelfPage : public QWidget {
    Q_OBJECT
public:
    /// Shows how far `comparison` has come, and stops it.
    ShelfPage(ShelfStore& store, ModelComparison& comparison, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// The id of the model in use, empty if none on the shelf is, and the language of the open treebank.
    void setPlace(const std::string& inUse, const QString& language);
    /// Whether there is a model in use that can be put on the shelf.
    void setCanShelve(bool can);
    /// Chooses a model and brings the list to it.
    void choose(const std::string& id);
    /// The models that are chosen, in the order of the list.
    std::vector<ShelvedModel> chosen() const;

    ShelfList* list() const { return m_list; }
    ShelfDetails* details() const { return m_details; }
    QLineEdit* filterField() const { return m_filter; }
    QPushButton* button(const QString& name) const;
    RemovedModels* trash() const { return m_trash; }
    QString said() const;

Q_SIGNALS:
    void useWanted(const arcwright::ShelvedModel& model);
    /// The model in use is to be put on the shelf.
    void shelveWanted();
    /// Two models are to be compared: on what is open, or on a file that is asked for.
    void compareWanted(const arcwright::ShelvedModel& first, const arcwright::ShelvedModel& second, bool onAnotherFile);
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void placeParts();
    WrappingRow* makeTop();
    WrappingRow* makeButtons();
    QHBoxLayout* makeStrip();
    QPushButton* makeButton(const char* name, const QString& title, const QString& help);
    void connectParts();
    void connectStore();
    void refresh();
    void showChosen();
    void showStrip();
    void removeChosen();
    void use();
    void rename();
    void duplicate();
    void importFiles();
    void exportChosen();
    void compare(bool onAnotherFile);
    QString emptyText() const;

    ShelfStore& m_store;
    ModelComparison& m_comparison;
    ShelfModel m_model;
    QSortFilterProxyModel m_shown;
    QLineEdit* m_filter;
    ShelfList* m_list;
    EmptyNote* m_empty = nullptr;
    ShelfDetails* m_details;
    RemovedModels* m_trash;
    QLabel* m_said;
    QPushButton* m_undo = nullptr;
    QProgressBar* m_progress;
    QPushButton* m_cancel = nullptr;
};

} // namespace arcwright::ui
