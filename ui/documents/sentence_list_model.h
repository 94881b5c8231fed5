// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

namespace arcwright::ui {

class Workspace;

/// The sentences of the workspace as a list. A row is read from its document when it is shown, so that a treebank of
/// any size is there at once.
class SentenceListModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        /// Words whose predicted head or relation is not gold's; -1 where nothing is predicted or could be compared.
        DifferencesRole = Qt::UserRole,
        /// Whether the prediction's model was trained on the sentence.
        SeenRole,
        /// Whether the sentence could not be read.
        BrokenRole,
        EditedRole,
    };

    explicit SentenceListModel(Workspace& workspace, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    int differences(std::size_t row) const;
    QString toolTip(std::size_t row) const;

    Workspace& m_workspace;
};

} // namespace arcwright::ui
