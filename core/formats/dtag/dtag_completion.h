// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace arcwright {

class DtagFormat;

/// DtagFormat::completed.
Edit completedDtagEdit(const DtagFormat& format, const Document& document, Edit edit);

} // namespace arcwright
