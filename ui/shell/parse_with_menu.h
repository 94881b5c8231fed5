// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QMenu>

#include "core/decoding/decoder.h"

namespace arcwright::ui {

class Learning;

/// The choice of the decoder that the model in use parses with: its own, or another one that it can.
class ParseWithMenu : public QMenu {
    Q_OBJECT
public:
    /// Hangs on an action, which opens it by itself, too, where it is called from outside of a menu. The action is
    /// there to be used while there is a choice, and no training that it would break off.
    ParseWithMenu(QAction& action, Learning& learning, QWidget* parent);

private:
    void list();
    void add(const QString& title, std::optional<Decoder> decoder);
    void updateAction();

    QAction& m_action;
    Learning& m_learning;
};

} // namespace arcwright::ui
