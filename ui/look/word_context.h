// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/treebank/sentence.h"

namespace arcwright::ui {

/// A word, or bunsetsu, in brackets among its neighbours.
QString wordInContext(const Sentence& sentence, int unit);

} // namespace arcwright::ui
