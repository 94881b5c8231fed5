// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/careful_application.h"

#include <utility>

#include "ui/work/within_memory.h"

namespace arcwright::ui {

bool CarefulApplication::notify(QObject* receiver, QEvent* event)
{
    bool isTaken = true;
    const bool hasEnded = endsWithinMemory([&] { isTaken = QApplication::notify(receiver, event); });
    if (!hasEnded)
        sayOutOfMemory();
    return isTaken;
}

void CarefulApplication::sayOutOfMemory()
{
    auto* application = qobject_cast<CarefulApplication*>(QCoreApplication::instance());
    if (application == nullptr || std::exchange(application->m_isTold, true))
        return;
    QMetaObject::invokeMethod(
        application,
        [application] {
            application->m_isTold = false;
            Q_EMIT application->failed({JobProblem::OutOfMemory, {}, 0, 0, {}});
        },
        Qt::QueuedConnection);
}

} // namespace arcwright::ui
