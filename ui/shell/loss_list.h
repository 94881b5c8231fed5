// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "core/conversion/conversion_plan.h"

namespace arcwright::ui {

/// The losses of a conversion: a line for each kind, with how many there are and where the first is.
class LossList : public QTreeWidget {
    Q_OBJECT
public:
    explicit LossList(QWidget* parent = nullptr);

    /// Shows what the files of a plan leave out, all together.
    void setPlan(const ConversionPlan& plan);
    /// The lines as they are shown.
    QStringList lines() const;
};

} // namespace arcwright::ui
