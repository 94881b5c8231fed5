// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/treebank/format_family.h"

namespace arcwright::ui {

/// The users' name of a family of formats: "CoNLL-U Plus".
QString formatTitle(const FormatFamily& family);

/// The filters of dialogs that open files: all treebanks, those of each family, everything.
QString openFilter();

/// The filters of a dialog that asks where to write: the files of that family, everything.
QString saveFilter(const FormatFamily& family);

} // namespace arcwright::ui
