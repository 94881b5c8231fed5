// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/result.h"

namespace arcwright::ui {

/// The problem as a translated sentence, without its place.
QString problemText(const Problem& problem);

/// `file.conllu, line 3, column 7`, as far as it is known.
QString problemPlace(const Problem& problem);

} // namespace arcwright::ui
