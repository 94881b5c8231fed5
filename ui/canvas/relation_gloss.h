// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace arcwright::ui {

/// What a function of the Prague treebanks (an afun) means, in a few words; empty for any other relation. With a mark
/// of membership behind it, `Sb_Co`, it is that function. O(1).
QString relationGloss(const QString& relation);

/// The functions that have a gloss, in the order in which they are taught.
QStringList glossedRelations();

} // namespace arcwright::ui
