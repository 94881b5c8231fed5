// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>

#include "ui/analysis/table_content.h"
#include "ui/canvas/paintable.h"

namespace arcwright::ui {

/// A figure as a file of that ending, in small letters: its table as `tsv` or `csv`, else its chart as a picture. None
/// if the ending is of neither.
std::optional<QByteArray> figureBytes(const QString& ending, const TableContent& table, const Paintable& chart);

} // namespace arcwright::ui
