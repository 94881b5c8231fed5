// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QToolButton>

namespace arcwright::ui {

/// Chooses the sentences that the models of learning curves are scored on: every tenth of the treebank, or those of
/// development files.
class ScoredOnButton : public QToolButton {
    Q_OBJECT
public:
    explicit ScoredOnButton(QWidget* parent = nullptr);

    /// None: every tenth sentence of the treebank.
    void setFiles(const QStringList& paths);
    const QStringList& files() const { return m_files; }

private:
    void ask();
    void showFiles();

    QStringList m_files;
};

} // namespace arcwright::ui
