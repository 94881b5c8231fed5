// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

/// An arc in a few words: "nsubj of saw", "saw" where the relation is not known, and "root" where relation and head say
/// the same.
QString arcText(const QString& relation, bool isFromRoot, const QString& head);

} // namespace arcwright::ui
