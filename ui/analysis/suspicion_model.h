// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "core/experiments/suspicion_queue.h"
#include "ui/documents/workspace.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

/// Suspicious annotations as a table, a row each, the most suspicious first. It follows edits: what is decided, by hand
/// or by undoing, is another state of its row.
class SuspicionModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Confidence, Number, Word, Gold, Rival, Why, Text, columns };

    explicit SuspicionModel(Workspace& workspace, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setTheme(const Theme& theme);
    void setQueue(SuspicionQueue queue);
    const SuspicionQueue& queue() const { return m_queue; }
    const QueuedSuspicion& at(int row) const { return m_queue.row(static_cast<std::size_t>(row)); }
    /// The sentence of a row as it is now; null if it is gone.
    std::shared_ptr<const Sentence> sentence(int row) const;
    /// Its index in the treebank as it is now; the size of that if it is gone.
    std::size_t sentenceIndex(int row) const;

Q_SIGNALS:
    /// These rows, by number, are in other states, or what is counted is otherwise.
    void rowsChanged(const std::vector<int>& rows);

private:
    void follow(const std::vector<std::size_t>& indices);
    void replaceSentences(std::size_t first);
    void tell(const std::vector<std::size_t>& rows);
    QString cellText(int row, int column) const;
    QString whyText(const QueuedSuspicion& row) const;

    Workspace& m_workspace;
    Treebank m_told; ///< as the last signal about its sentences has left it
    SuspicionQueue m_queue;
    QColor m_muted;
};

} // namespace arcwright::ui
