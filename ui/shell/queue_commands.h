// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace arcwright::ui {

class LiveLearner;
class QueueGuide;
class SentenceCommands;
class Workplaces;

/// Lets the commands that go on to another sentence follow the queue, where sentences are annotated, and the parser
/// learn from the words that it asks for.
class QueueCommands : public QObject {
    Q_OBJECT
public:
    struct Parts {
        QueueGuide& queue;
        SentenceCommands& sentences;
        LiveLearner& live;
        Workplaces& workplaces;
    };
    QueueCommands(const Parts& parts, QObject* parent);
};

} // namespace arcwright::ui
