// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QWidget>

#include "ui/analysis/suspicion_search.h"

class QAction;
class QComboBox;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace arcwright::ui {

class ElidedLabel;

/// Starts the search for suspicious annotations, says how far it has come and who judges, and holds it up or ends it.
class SuspicionBar : public QWidget {
    Q_OBJECT
public:
    explicit SuspicionBar(SuspicionSearch& search, QWidget* parent = nullptr);

    /// Searches with what is chosen here.
    void find();
    SuspicionRequest request() const;
    void setRequest(const SuspicionRequest& request);
    /// The parsers and rules that have judged what is listed; null where nothing is.
    void setFound(const std::shared_ptr<const FoundSuspicions>& found);
    QPushButton* findButton() const { return m_find; }
    QPushButton* pauseButton() const { return m_pause; }
    QPushButton* cancelButton() const { return m_cancel; }
    QSpinBox* foldsField() const { return m_folds; }
    QComboBox* judgeField() const { return m_judge; }
    QAction* methodAction(SuspicionMethod method) const { return m_methods.at(method); }
    /// What of it takes the keyboard.
    QWidget* keyboardPlace() const;
    QString status() const;

private:
    void placeParts();
    void addMethods(QToolButton* button);
    void showState();
    void offerModel();
    QString progressText() const;
    QString foundText() const;

    SuspicionSearch& m_search;
    std::shared_ptr<const FoundSuspicions> m_found;
    QPushButton* m_find;
    QComboBox* m_judge; ///< parsers that are trained on folds, or the model in use
    QWidget* m_foldsParts; ///< with their label
    QSpinBox* m_folds;
    std::map<SuspicionMethod, QAction*> m_methods;
    ElidedLabel* m_status;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
};

} // namespace arcwright::ui
