// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>

#include "core/treebank/sentence.h"

namespace arcwright::ui {

/// An arc in a few words: "nsubj of saw", "saw" where the relation is not known, and "root" where relation and head say
/// the same.
QString arcText(const QString& relation, bool isFromRoot, const QString& head);
/// An arc of a sentence likewise; where there is none, the relation alone, or that there is none.
QString arcIn(const Sentence& sentence, int head, std::string_view relation);

} // namespace arcwright::ui
