// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <QObject>
#include <QStringList>

#include "core/base/result.h"
#include "ui/analysis/table_content.h"
#include "ui/canvas/paintable.h"

class QAbstractItemModel;
class QMenu;
class QWidget;

namespace arcwright::ui {

struct ChartContent;

/// Where a figure that leaves the program comes from.
struct FigureSource {
    std::function<Paintable()> picture; ///< empty: there is only a table
    std::function<TableContent()> table;
    std::function<QString()> name; ///< of its files, without an ending
    /// What a file that ends in `.json` has, which is not offered for the table then; empty: the table.
    std::function<std::string()> file = {};
};

/// Saves and copies a figure, as a picture (SVG, PDF, PNG) or as a table (TSV, CSV, JSON).
class FigureExport : public QObject {
    Q_OBJECT
public:
    /// `over`: where dialogs are shown, and to whom it belongs.
    FigureExport(FigureSource source, QWidget* over);

    /// The actions, at the end of a menu.
    void addTo(QMenu& menu);
    /// Gives a part of the window a menu of its own, by the right button or the menu key.
    void offerOn(QWidget& part);
    /// Saves it in the format that the file's name ends in.
    Result<void> saveTo(const QString& path) const;
    void copyPicture();
    void copyTable();

    /// The formats that are offered, as dialogs have them.
    QStringList filtersFor(bool isTable) const;

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

private:
    void saveAs(bool isTable);

    FigureSource m_source;
    QWidget* m_over;
};

/// A chart as a table: a row for each category, a column for each series.
TableContent tableOf(const ChartContent& chart, const QString& title);
/// What a list shows as a table.
TableContent tableOf(const QAbstractItemModel& list);

} // namespace arcwright::ui
