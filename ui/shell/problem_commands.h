// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "core/validation/finding.h"

namespace arcwright::ui {

class Actions;
class ProblemsPanel;
class SentenceBrowser;
class StatusLine;
class Validator;
class Workspace;

/// Leads from problem to problem, and says which problems a step brought and which confirmed sentence it edited.
class ProblemCommands : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Validator& validator;
        Actions& actions;
        ProblemsPanel& problems;
        SentenceBrowser& browser;
        StatusLine& status;
    };
    ProblemCommands(const Parts& parts, QObject* parent);

private:
    void step(int by);
    void tell(const std::vector<Finding>& findings);

    Parts m_parts;
};

} // namespace arcwright::ui
