// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QAbstractItemView>
#include <QComboBox>

namespace arcwright::ui {

/// A list to choose from that would like room for the longest of its texts, and does with a few letters where there is
/// not so much: the chosen one then ends in an ellipsis, and the open list shows all.
class YieldingBox : public QComboBox {
public:
    using QComboBox::QComboBox;

    QSize minimumSizeHint() const override
    {
        constexpr int leastLetters = 16;
        constexpr int widest = 260; // pixels: of large letters there are fewer
        const QSize whole = QComboBox::minimumSizeHint();
        return {std::min({whole.width(), fontMetrics().averageCharWidth() * leastLetters, widest}), whole.height()};
    }
    void showPopup() override
    {
        view()->setMinimumWidth(QComboBox::sizeHint().width());
        QComboBox::showPopup();
    }
};

} // namespace arcwright::ui
