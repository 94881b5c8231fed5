// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/features/language.h"

namespace arcwright::ui {

/// A language of features as people call it.
QString titleOf(Language language);

} // namespace arcwright::ui
