// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace arcwright::ui {

/// A round step that divides a range, above 0, into about five parts.
double roundStep(double range);

} // namespace arcwright::ui
