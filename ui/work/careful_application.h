// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include "core/base/result.h"

namespace arcwright::ui {

/// An application whose window outlives an action, key or event for which there is not enough memory: what was under
/// way ends, and failed() says so.
class CarefulApplication : public QApplication {
    Q_OBJECT
public:
    CarefulApplication(int& argc, char** argv) : QApplication(argc, argv) { }

    bool notify(QObject* receiver, QEvent* event) override;
    /// Has failed() sent by the application there is, if it is one of these.
    static void sayOutOfMemory();

Q_SIGNALS:
    /// OutOfMemory. Sent from the event loop, when what failed is over.
    void failed(const arcwright::Problem& problem);

private:
    bool m_isTold = false; ///< of a failure that nobody has heard of yet: painting would fail again and again
};

} // namespace arcwright::ui
