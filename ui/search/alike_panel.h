// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/search/alike_model.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace arcwright::ui {

class EmptyNote;

/// Offers to correct what stands just as the arc that was corrected last: the correction, the list of the arcs with a
/// box each, and a button that corrects those that are checked.
class AlikePanel : public QWidget {
    Q_OBJECT
public:
    explicit AlikePanel(Workspace& workspace, QWidget* parent = nullptr);

    void setSentence(std::size_t index) { m_search.setSentence(index); }
    AlikeSearch& search() { return m_search; }
    AlikeModel& model() { return m_model; }
    QTreeView* list() const { return m_list; }
    QCheckBox* allBox() const { return m_all; }
    QPushButton* correctButton() const { return m_correct; }
    /// What was corrected, and how much stands alike.
    QString message() const;

Q_SIGNALS:
    /// A unit of a sentence is to be seen.
    void arcChosen(std::size_t sentence, int unit);
    /// What came of the corrections, in words.
    void corrected(const QString& text);
    /// So many arcs stand as the one that has just been corrected.
    void found(int arcs);
    /// The keyboard is no longer needed here.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeParts();
    void correct();
    void tellCorrected(const AlikeCorrections& made);
    void choose(const QModelIndex& index);
    void showState();

    AlikeSearch m_search;
    AlikeModel m_model;
    QLabel* m_message;
    QTreeView* m_list;
    QCheckBox* m_all;
    QPushButton* m_correct;
    EmptyNote* m_nothing = nullptr;
};

} // namespace arcwright::ui
