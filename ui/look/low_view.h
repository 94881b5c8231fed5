// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

namespace arcwright::ui {

/// A list or table that wants no more height than its least one, and takes what there is: Qt's want 192 pixels, for
/// which a low panel would be scrolled as a whole, beside them.
template <class View>
class LowView : public View {
public:
    using View::View;

    QSize sizeHint() const override { return {View::sizeHint().width(), View::minimumHeight()}; }
    /// Layouts give a view at least that, whatever its hint says.
    QSize minimumSizeHint() const override { return {View::minimumSizeHint().width(), View::minimumHeight()}; }
};

} // namespace arcwright::ui
