// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QToolButton>

namespace arcwright::ui {

/// Chooses the sentences that models are scored on: every tenth of the treebank, those of development files, or where
/// that is offered all of them, each by the model of a fold that has not seen it.
class ScoredOnButton : public QToolButton {
    Q_OBJECT
public:
    explicit ScoredOnButton(QWidget* parent = nullptr);

    /// None: every tenth sentence of the treebank.
    void setFiles(const QStringList& paths);
    const QStringList& files() const { return m_files; }
    /// Offers folds, too.
    void offerFolds();
    void setFolds(bool folds);
    bool hasFolds() const { return m_hasFolds; }

Q_SIGNALS:
    void changed();

private:
    void ask();
    void showFiles();

    QStringList m_files;
    bool m_hasFolds = false;
};

} // namespace arcwright::ui
