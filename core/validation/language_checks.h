// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/language_data.h"
#include "core/validation/report.h"

namespace arcwright {

/// Tests whether the language of the treebank permits what stands in a row, which is no multiword token: words with
/// spaces, features, relations (level 4), auxiliaries and copulas (level 5). A word that says in MISC that it is of
/// another language (`Lang=`) is tested as such. Tests that need a column the file has not got are left out.
void checkLanguage(
    const SentenceText& sentence, const Row& row, const TreebankLanguage& language, int level, Report& report);

} // namespace arcwright
