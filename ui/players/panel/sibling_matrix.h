// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QWidget>

#include "core/decoding/sibling_table.h"
#include "ui/look/theme.h"
#include "ui/players/drawing/player_words.h"
#include "ui/players/panel/typing_table.h"

class QComboBox;

namespace arcwright::ui {

/// The scores of pairs of neighbouring dependents of one head: rows are the nearer one, the first row for none, columns
/// the other one. An empty value forbids a pair.
class SiblingMatrixModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTheme(const Theme& theme);
    void setScores(const SiblingTable& scores, const PlayerWords& words);
    const SiblingTable& scores() const { return m_scores; }
    void setHead(int head);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// A user changed a score.
    void edited();

private:
    SiblingPair pairAt(const QModelIndex& index) const;
    float scoreAt(const SiblingPair& pair) const;

    Theme m_theme;
    SiblingTable m_scores;
    PlayerWords m_words;
    int m_head = 0;
};

/// The scores of siblings as tables to write in, one a head, which is chosen above.
class SiblingMatrix : public QWidget {
    Q_OBJECT
public:
    explicit SiblingMatrix(QWidget* parent = nullptr);

    void setTheme(const Theme& theme) { m_model->setTheme(theme); }
    void setScores(const SiblingTable& scores, const PlayerWords& words);
    const SiblingTable& scores() const { return m_model->scores(); }
    QComboBox* head() const { return m_head; }
    TypingTable* table() const { return m_table; }

Q_SIGNALS:
    void scoresChanged();

private:
    SiblingMatrixModel* m_model;
    QComboBox* m_head;
    TypingTable* m_table;
};

} // namespace arcwright::ui
