// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/validation/finding.h"

namespace arcwright::ui {

/// The finding as a translated sentence, without its place.
QString findingText(const Finding& finding);

/// `error`, `warning` or `note`, translated.
QString severityText(Severity severity);
/// The mark of a severity, or of a waived finding: each has its own shape.
QString severityMark(const Finding& finding);

} // namespace arcwright::ui
