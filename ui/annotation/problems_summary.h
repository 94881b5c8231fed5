// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/documents/treebank.h"

namespace arcwright::ui {

class Validator;

/// `2 errors, 1 warning`, and what has not been tested: sentences still to come, levels without the data of the
/// language, columns that files have not got, formats that only have tests of their structure. O(documents).
QString problemsSummary(const Validator& validator, const Treebank& treebank);

/// `Problems (3)`: errors and warnings that are not waived. `Problems (?)` if none were found, but not everything could
/// be looked at.
QString problemsTitle(const Validator& validator);

} // namespace arcwright::ui
