// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/figure_file.h"

namespace arcwright::ui {

std::optional<QByteArray> figureBytes(const QString& ending, const TableContent& table, const Paintable& chart)
{
    if (ending == u"tsv")
        return tableBytes(table, TableFormat::Tsv);
    if (ending == u"csv")
        return tableBytes(table, TableFormat::Csv);
    if (const auto format = pictureFormatOf(QStringLiteral("x.") + ending))
        return pictureOf(chart, *format);
    return std::nullopt;
}

} // namespace arcwright::ui
