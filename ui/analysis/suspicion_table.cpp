// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_table.h"

#include <QLocale>

#include "ui/analysis/suspicion_texts.h"

namespace arcwright::ui {

namespace {

TableCell textCell(const QString& text)
{
    return {text, {}, -1};
}

TableCell wholeCell(int number)
{
    return {QString::number(number), static_cast<double>(number), -1};
}

QString utf8Text(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::vector<TableCell> rowOf(const QueuedSuspicion& row, std::size_t sentenceIndex)
{
    const SuspiciousAnnotation& found = row.found;
    QStringList reasons;
    for (const SuspicionReason& reason : found.reasons)
        reasons << reasonText(reason);
    constexpr int decimals = 3;
    std::vector<TableCell> cells{{QString::number(found.confidence, 'f', decimals), found.confidence, -1},
        wholeCell(static_cast<int>(sentenceIndex) + 1), textCell(utf8Text(row.judged->metadata("sent_id"))),
        wholeCell(found.unit), textCell(QString::fromStdString(row.judged->unitText(found.unit))),
        wholeCell(found.head), textCell(QString::fromStdString(found.relation))};
    cells.push_back(found.rival ? wholeCell(found.rival->head) : textCell({}));
    cells.push_back(textCell(found.rival ? QString::fromStdString(found.rival->relation) : QString()));
    cells.push_back(textCell(stateText(row.state)));
    cells.push_back(textCell(reasons.join(QStringLiteral("; "))));
    return cells;
}

} // namespace

TableContent suspicionTable(const SuspicionModel& model, const SuspicionFilter& listed)
{
    TableContent table;
    table.columns << Suspicions::tr("How likely") << Suspicions::tr("Sentence") << Suspicions::tr("sent_id")
                  << Suspicions::tr("Number") << Suspicions::tr("Word") << Suspicions::tr("Head")
                  << Suspicions::tr("Relation") << Suspicions::tr("Rival head") << Suspicions::tr("Rival relation")
                  << Suspicions::tr("State") << Suspicions::tr("Reasons");
    for (int row = 0; row < listed.rowCount(); ++row) {
        const int of = listed.modelRow(listed.index(row, 0));
        table.rows.push_back(rowOf(model.at(of), model.sentenceIndex(of)));
    }
    return table;
}

} // namespace arcwright::ui
