// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/queue_commands.h"

#include "ui/queue/queue_guide.h"
#include "ui/shell/sentence_commands.h"
#include "ui/shell/workplaces.h"
#include "ui/training/live_learner.h"

namespace arcwright::ui {

QueueCommands::QueueCommands(const Parts& parts, QObject* parent) : QObject(parent)
{
    QueueGuide* queue = &parts.queue;
    parts.sentences.setWaiting([queue](int by) { return queue->step(by); });
    parts.live.setLearnsPins(queue->asksWords());
    connect(queue, &QueueGuide::asksForWords, &parts.live, &LiveLearner::setLearnsPins);
    queue->setAtWork([places = &parts.workplaces] { return places->current() == WorkplaceId::Annotate; });
    connect(&parts.workplaces, &Workplaces::changed, queue, &QueueGuide::showBar);
    connect(queue, &QueueGuide::allConfirmed, this, // in the place of "no unconfirmed sentence further on"
        [sentences = &parts.sentences] { Q_EMIT sentences->said(tr("All sentences are confirmed.")); });
}

} // namespace arcwright::ui
