// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/conversion/conversion_plan.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Plans and writes a conversion of a treebank as it stands, on a thread of its own. It is the work that the command
/// line does for `convert`.
class Exporter : public QObject {
    Q_OBJECT
public:
    explicit Exporter(Treebank treebank, QObject* parent = nullptr);

    const Treebank& treebank() const { return m_treebank; }

    /// Finds out what will be written and what is left out. Ends with planned() or failed(); planning anew gives up
    /// what was under way.
    void plan(const ConversionWish& wish);
    /// Writes a plan. Ends with written() or failed().
    void write(const ConversionPlan& plan);
    /// Writing stops before the next file; failed() with Cancelled follows.
    void stop() { m_worker.requestStop(); }
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void progressed(int percent);
    void planned(const arcwright::ConversionPlan& plan);
    void written();
    void failed(const arcwright::Problem& problem);

private:
    Treebank m_treebank;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
