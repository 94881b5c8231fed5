// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace arcwright::ui {

class Learning;
class MessageBar;
class TrainingQueue;
class Workplaces;
class Workspace;

/// Says what became of training jobs: those that an earlier run of the program left, with what can be done about them;
/// one that cannot be kept; one that begins anew.
class JobNotice : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Learning& learning;
        TrainingQueue& queue;
        MessageBar& messages;
        Workplaces& workplaces;
    };
    JobNotice(const Parts& parts, QObject* parent);

private:
    void offerLeft();
    void offerOne(std::size_t index);

    Parts m_parts;
};

} // namespace arcwright::ui
