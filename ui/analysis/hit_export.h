// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QToolButton>

#include "core/base/result.h"
#include "ui/analysis/hit_model.h"
#include "ui/analysis/table_content.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// The words listed as a table: where they stand, then the columns of the list.
TableContent wordsTable(const HitModel& hits);
/// The sentences listed, each once, as a file in the format of theirs. Empty where they are of several formats. Fails
/// as Format::write().
Result<QByteArray> sentencesText(const HitModel& hits);

/// A button that takes what is listed out of the program: the sentences as a treebank, the words as a table.
class HitExport : public QToolButton {
    Q_OBJECT
public:
    explicit HitExport(const HitModel& hits, QWidget* parent = nullptr);

    void saveWords();
    void saveSentences();
    void copyWords();
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

private:
    using Bytes = std::function<Result<QByteArray>(const HitModel& hits)>;
    void save(const QString& title, const QString& name, const QString& filter, Bytes make);
    void saveTo(const QString& path, Bytes make);

    const HitModel& m_hits;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
