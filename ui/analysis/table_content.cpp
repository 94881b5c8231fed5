// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/table_content.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/base/separated_values.h"

namespace arcwright::ui {

namespace {

QByteArray defused(const QString& text)
{
    return QByteArray::fromStdString(separatedCell(text.toStdString()));
}

QByteArray csvCell(const QString& text)
{
    QByteArray cell = defused(text);
    if (!cell.contains(',') && !cell.contains('"'))
        return cell;
    return '"' + cell.replace('"', "\"\"") + '"';
}

/// A number as it is, so that programs can go on with it.
QString textOf(const TableCell& cell)
{
    const QString& text = cell.plain.isEmpty() ? cell.text : cell.plain;
    return cell.number ? QString::number(*cell.number, 'g', 10) : text;
}

QByteArray separated(const TableContent& table, char separator, QByteArray (*cellOf)(const QString&))
{
    QByteArray bytes;
    const auto addLine = [&](const QByteArrayList& cells) { bytes += cells.join(separator) + '\n'; };
    QByteArrayList names;
    for (const QString& column : table.columns)
        names << cellOf(column);
    addLine(names);
    for (const auto& row : table.rows) {
        QByteArrayList cells;
        for (const TableCell& cell : row)
            cells << (cell.number ? textOf(cell).toUtf8() : cellOf(textOf(cell))); // a minus sign is no formula
        addLine(cells);
    }
    return bytes;
}

QByteArray json(const TableContent& table)
{
    QJsonArray rows;
    for (const auto& row : table.rows) {
        QJsonObject object;
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            const TableCell& cell = row[static_cast<std::size_t>(i)];
            object[table.columns[i]] = cell.number ? QJsonValue(*cell.number) : QJsonValue(textOf(cell));
        }
        rows << object;
    }
    return QJsonDocument(rows).toJson();
}

} // namespace

QByteArray tableBytes(const TableContent& table, TableFormat format)
{
    switch (format) {
    case TableFormat::Tsv:
        return separated(table, '\t', &defused);
    case TableFormat::Csv:
        return separated(table, ',', &csvCell);
    case TableFormat::Json:
        return json(table);
    }
    return {};
}

} // namespace arcwright::ui
