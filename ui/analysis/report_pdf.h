// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>

#include "core/report/report_page.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

/// A report as a PDF on A4: the same blocks as on the page of HTML, in the colours of `theme`, which should be a light
/// one. Texts stay texts. Pictures are made smaller where they are wider than the page, tables too; their heads are on
/// each of their pages. Can be called on any thread. O(blocks).
QByteArray reportPdf(const ReportPage& page, const Theme& theme, const QFont& font);

} // namespace arcwright::ui
