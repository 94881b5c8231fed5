// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QAbstractTableModel>

#include "core/shelf/model_shelf.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

/// The models of the shelf as rows of a table. Names can be edited: that is asked for, and shown once it is done.
class ShelfModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, State, LanguageColumn, Data, Date, Uas, Las, ScoredOn, ColumnCount };
    /// Numbers and dates by their order; and all that a row can be found by, in its first column.
    static constexpr int sortRole = Qt::UserRole;
    static constexpr int filterRole = Qt::UserRole + 1;

    explicit ShelfModel(QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void setModels(const std::vector<ShelvedModel>& models);
    /// The id of the model in use, empty if none of them is, and the language of the open treebank.
    void setPlace(const std::string& inUse, const QString& language);
    const std::string& inUse() const { return m_inUse; }
    const QString& language() const { return m_language; }
    const ShelvedModel& at(int row) const { return m_models[static_cast<std::size_t>(row)]; }
    /// -1 if there is none of that id.
    int rowOf(const std::string& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void renameWanted(const std::string& id, const QString& name);

private:
    QString text(const ShelvedModel& model, int column) const;
    QVariant sortKey(const ShelvedModel& model, int column) const;

    Theme m_theme;
    std::vector<ShelvedModel> m_models;
    std::string m_inUse;
    QString m_language;
};

} // namespace arcwright::ui
