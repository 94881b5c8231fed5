// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QToolButton>

#include "core/base/result.h"
#include "core/documents/named_sets.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

class QMenu;

namespace arcwright::ui {

/// A button with the sets of words that have names: gives what is listed one, lists one again, compares two. They are
/// kept beside the first file of the treebank.
class SetMenu : public QToolButton {
    Q_OBJECT
public:
    explicit SetMenu(Workspace& workspace, QWidget* parent = nullptr);

    /// The pattern of what is listed; empty if nothing is, or it has none.
    void setPattern(const QString& pattern) { m_pattern = pattern; }
    const std::vector<NamedSet>& sets() const { return m_sets; }
    /// Gives what is listed a name; another set of that name goes.
    void name(const QString& name);
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    /// Somebody wants to see the words of a set.
    void chosen(const QString& pattern);
    void compared(const std::array<arcwright::NamedSet, 2>& sets);
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

private:
    std::string path() const;
    void read();
    void write(const QString& message);
    void fill(QMenu& menu);
    void askForName();

    Workspace& m_workspace;
    QString m_pattern;
    std::vector<NamedSet> m_sets;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
