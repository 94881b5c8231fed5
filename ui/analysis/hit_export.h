// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QToolButton>

#include "core/base/result.h"
#include "ui/analysis/hit_model.h"
#include "ui/analysis/table_content.h"

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

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

private:
    void save(const QString& title, const QString& name, const QString& filter, const Result<QByteArray>& bytes);

    const HitModel& m_hits;
};

} // namespace arcwright::ui
