// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include "ui/search/enhancer.h"

namespace arcwright::ui {

/// What becomes of sentences, a row each: the number of the sentence, and what changes in words; ticked where that is
/// to be made.
class EnhancementModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit EnhancementModel(Enhancer& enhancer, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void reset();

    Enhancer& m_enhancer;
    int m_rows = 0;
};

} // namespace arcwright::ui
