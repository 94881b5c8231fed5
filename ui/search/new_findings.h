// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "ui/documents/validator.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

/// Tells what a change of the sentence on view has made wrong with it, at once: a head to the left of its bunsetsu,
/// say. What was wrong before is not told again. Made after the validator, whose findings it compares.
class NewFindings : public QObject {
    Q_OBJECT
public:
    NewFindings(Workspace& workspace, const Validator& validator, QObject* parent = nullptr);

    /// The sentence on view.
    void setSentence(std::size_t index);

Q_SIGNALS:
    /// Errors and warnings that were not there before the change, in the order in which they were tested.
    void appeared(const std::vector<arcwright::Finding>& findings);

private:
    void remember();
    void compare();

    const Workspace& m_workspace;
    const Validator& m_validator;
    std::size_t m_sentence = 0;
    SentenceKey m_key{};
    std::vector<Finding> m_known;
};

} // namespace arcwright::ui
