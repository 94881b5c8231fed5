// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace arcwright {

class DtagFormat;

/// `edit` with the further sentences whose distances or positions it shifts: DtagFormat::completed().
Edit completedDtagEdit(const DtagFormat& format, const Document& document, Edit edit);

} // namespace arcwright
