// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/report_page.h"

namespace arcwright {

/// A report as one page of HTML that needs no other file and runs no script: pictures are SVG within it, every table
/// comes with links that hold it as TSV, CSV and JSON. Light or dark as the reader's system is, light on paper. Texts
/// are escaped, whatever they hold, and cut where they are long. It is well-formed XML, too. O(bytes).
std::string htmlPage(const ReportPage& page);

} // namespace arcwright
