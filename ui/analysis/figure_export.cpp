// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/figure_export.h"

#include <utility>

#include <QAbstractItemModel>
#include <QAbstractScrollArea>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPainter>

#include "ui/analysis/chart_content.h"
#include "ui/analysis/dashboard_card.h"
#include "ui/documents/write_bytes.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

FigureExport::FigureExport(FigureSource source, QWidget* over)
    : QObject(over), m_source(std::move(source)), m_over(over)
{
}

void FigureExport::addTo(QMenu& menu)
{
    if (m_source.picture) {
        menu.addAction(DashboardCard::tr("&Save the picture…"), this, [this] { saveAs(false); });
        menu.addAction(DashboardCard::tr("&Copy the picture"), this, &FigureExport::copyPicture);
    }
    menu.addAction(DashboardCard::tr("Save the &table…"), this, [this] { saveAs(true); });
    menu.addAction(DashboardCard::tr("C&opy the table"), this, &FigureExport::copyTable);
}

void FigureExport::offerOn(QWidget& part)
{
    part.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&part, &QWidget::customContextMenuRequested, this, [this, &part](const QPoint& place) {
        auto* menu = new QMenu(&part);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        addTo(*menu);
        const auto* area = qobject_cast<QAbstractScrollArea*>(&part); // whose events are those of its viewport
        menu->popup((area != nullptr ? area->viewport() : &part)->mapToGlobal(place));
    });
}

QStringList FigureExport::filtersFor(bool isTable) const
{
    if (!isTable)
        return {DashboardCard::tr("Scalable picture (*.svg)"), DashboardCard::tr("Printed page (*.pdf)"),
            DashboardCard::tr("Pixels (*.png)")};
    QStringList filters{
        DashboardCard::tr("Tab-separated values (*.tsv)"), DashboardCard::tr("Comma-separated values (*.csv)")};
    if (!m_source.file)
        filters << DashboardCard::tr("JSON (*.json)");
    return filters;
}

void FigureExport::saveAs(bool isTable)
{
    const QString filters = filtersFor(isTable).join(QStringLiteral(";;"));
    const QString ending = isTable ? QStringLiteral(".tsv") : QStringLiteral(".svg");
    QString path = QFileDialog::getSaveFileName(m_over,
        isTable ? DashboardCard::tr("Save a table") : DashboardCard::tr("Save a picture"),
        Settings::folder() + u'/' + m_source.name() + ending, filters);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += ending;
    if (const auto written = saveTo(path))
        Q_EMIT done(DashboardCard::tr("Saved %1").arg(QFileInfo(path).fileName()));
    else
        Q_EMIT failed(written.error());
}

Result<void> FigureExport::saveTo(const QString& path) const
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"json" && m_source.file)
        return writeBytes(path, QByteArray::fromStdString(m_source.file()));
    if (ending == u"tsv" || ending == u"csv" || ending == u"json" || !m_source.picture) {
        const TableFormat format = ending == u"csv" ? TableFormat::Csv
            : ending == u"json"                     ? TableFormat::Json
                                                    : TableFormat::Tsv;
        return writeBytes(path, tableBytes(m_source.table(), format));
    }
    return writeBytes(path, pictureOf(m_source.picture(), pictureFormatOf(path).value_or(PictureFormat::Svg)));
}

void FigureExport::copyPicture()
{
    const Paintable picture = m_source.picture();
    auto* content = new QMimeData;
    content->setImageData(imageOf(picture));
    content->setData(QStringLiteral("image/svg+xml"), pictureOf(picture, PictureFormat::Svg));
    QGuiApplication::clipboard()->setMimeData(content);
    Q_EMIT done(DashboardCard::tr("The picture is on the clipboard."));
}

void FigureExport::copyTable()
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(tableBytes(m_source.table(), TableFormat::Tsv)));
    Q_EMIT done(DashboardCard::tr("The table is on the clipboard."));
}

TableContent tableOf(const ChartContent& chart, const QString& title)
{
    TableContent table;
    table.columns << title;
    for (const ChartSeries& series : chart.series)
        table.columns << (series.name.isEmpty() ? chart.valueTitle : series.name);
    for (qsizetype category = 0; category < chart.categories.size(); ++category) {
        std::vector<TableCell> cells{{chart.categories[category], {}, -1}};
        for (const ChartSeries& series : chart.series) {
            const auto& point = series.points[static_cast<std::size_t>(category)];
            cells.push_back(point ? TableCell{QLocale().toString(point->value), point->value, -1} : TableCell{});
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

TableContent tableOf(const QAbstractItemModel& list)
{
    TableContent table;
    for (int column = 0; column < list.columnCount(); ++column)
        table.columns << list.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < list.rowCount(); ++row) {
        std::vector<TableCell> cells;
        for (int column = 0; column < list.columnCount(); ++column)
            cells.push_back({list.index(row, column).data().toString(), {}, -1});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace arcwright::ui
