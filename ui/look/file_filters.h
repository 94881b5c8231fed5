// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/treebank/format_family.h"

namespace arcwright::ui {

/// What users call a family of formats: "CoNLL-U Plus".
QString formatTitle(const FormatFamily& family);

/// What file dialogs show: all treebanks, those of each family, everything.
QString openFilter();

/// What a dialog shows that asks where to write: the files of that family, everything.
QString saveFilter(const FormatFamily& family);

} // namespace arcwright::ui
