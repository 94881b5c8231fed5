// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/open_work.h"

namespace arcwright::ui {

OpenWork::OpenWork()
    : zones(workspace)
    , learning(workspace)
    , live(workspace, learning)
    , change(workspace, learning)
    , queue(workspace, learning)
    , budget(workspace)
    , jobs(workspace, learning, QString::fromStdString(usersJobsFolder()))
    , assistant(workspace, learning)
    , scores(workspace)
    , validator(workspace)
{
    QObject::connect(&live, &LiveLearner::switched, &assistant.recent(), &RecentGuesses::setOn);
}

void OpenWork::introduce()
{
    learning.retranslate();
    workspace.introduce();
    learning.introduce();
    Q_EMIT jobs.changed();
    Q_EMIT scores.changed();
    Q_EMIT validator.restarted();
    if (!validator.isBusy())
        Q_EMIT validator.finished();
}

} // namespace arcwright::ui
