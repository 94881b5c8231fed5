// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <QObject>
#include <QString>

#include "core/base/result.h"
#include "ui/analysis/analysis_model.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Writes the report of an analysis, in the background: a page of HTML, or a PDF where the file's name ends so.
class ReportWriter : public QObject {
    Q_OBJECT
public:
    explicit ReportWriter(QObject* parent = nullptr);

    /// Begins to write; what is still being written is given up. The data must have a system.
    void write(const std::shared_ptr<const AnalysisData>& data, const FigureSettings& settings, const QString& path);
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void written(const QString& path);
    void failed(const arcwright::Problem& problem);
    /// Nothing is being written any more.
    void settled();

private:
    /// Its file, or the first of its files and how many there are.
    static std::string nameOfGold(const Treebank& gold);

    Worker m_worker;
};

} // namespace arcwright::ui
