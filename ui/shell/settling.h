// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QObject>

namespace arcwright::ui {

/// Knows whether any of the window's parts still opens, trains, predicts or computes, and says when none does.
class Settling : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void watch(std::function<bool()> isBusy) { m_parts.push_back(std::move(isBusy)); }
    /// Asks anew when `part` has sent `signal`; not before what else it set off is done.
    template <class Part, class Signal>
    void watch(const Part* part, Signal signal, std::function<bool()> isBusy)
    {
        watch(std::move(isBusy));
        askAfter(part, signal);
    }
    template <class Part, class Signal>
    void askAfter(const Part* part, Signal signal)
    {
        connect(part, signal, this, &Settling::ask, Qt::QueuedConnection);
    }
    bool isBusy() const;
    void ask();
    void askSoon();

Q_SIGNALS:
    /// Everything that was asked for so far has been done, or has failed.
    void settled();

private:
    std::vector<std::function<bool()>> m_parts;
};

} // namespace arcwright::ui
