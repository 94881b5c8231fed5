// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/loss_list.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFileInfo>
#include <QHeaderView>

#include "core/messages/loss_sentences.h"
#include "ui/look/font_measures.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/problem_text.h"

namespace arcwright::ui {

namespace {

/// One kind of loss in all files.
struct Row {
    Loss loss; ///< of the first file concerned, but for the count
    QString file; ///< that file, where there are several
};

std::vector<Row> rowsOf(const ConversionPlan& plan)
{
    std::vector<Row> rows;
    for (const PlannedFile& file : plan) {
        for (const Loss& loss : file.losses) {
            const auto same = std::find_if(rows.begin(), rows.end(),
                [&](const Row& row) { return row.loss.kind == loss.kind && row.loss.name == loss.name; });
            if (same != rows.end())
                same->loss.count += loss.count;
            else
                rows.push_back(
                    {loss, plan.size() > 1 ? QFileInfo(QString::fromStdString(file.in)).fileName() : QString()});
        }
    }
    std::stable_sort(
        rows.begin(), rows.end(), [](const Row& one, const Row& other) { return one.loss.kind < other.loss.kind; });
    return rows;
}

/// The sentence, of several files with the file; lines have no sentence.
QString placeOf(const Row& row)
{
    if (row.loss.kind == LossKind::Lines)
        return row.file;
    return row.file.isEmpty() ? LossList::tr("sentence %1").arg(row.loss.sentence + 1)
                              : LossList::tr("%1, sentence %2", "file").arg(row.file).arg(row.loss.sentence + 1);
}

} // namespace

LossList::LossList(QWidget* parent) : QTreeWidget(parent)
{
    setColumnCount(2);
    setHeaderLabels({tr("Left out"), tr("First in")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    setAlternatingRowColors(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    header()->setSectionsMovable(false);
    measureByFont(this, [this](const QFontMetrics& metrics) {
        constexpr int lines = 5; // its heads and some rows, however large the letters are
        setMinimumHeight(metrics.lineSpacing() * lines);
    });
}

void LossList::setPlan(const ConversionPlan& plan)
{
    clear();
    for (const Row& row : rowsOf(plan)) {
        const QString pattern = QCoreApplication::translate("Loss", lossSentence(row.loss.kind));
        auto* item = new QTreeWidgetItem(
            this, {filledIn(pattern, {std::to_string(row.loss.count), row.loss.name}), placeOf(row)});
        item->setToolTip(0, plainToolTip(item->text(0)));
    }
}

QStringList LossList::lines() const
{
    QStringList texts;
    for (int i = 0; i < topLevelItemCount(); ++i)
        texts << topLevelItem(i)->text(0);
    return texts;
}

} // namespace arcwright::ui
