// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace arcwright {

/// How much a finding matters.
enum class Severity {
    Error,
    Warning,
    Information, ///< worth knowing, and wrong in no way
};

} // namespace arcwright
