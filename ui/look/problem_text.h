// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "core/base/result.h"
#include "core/messages/next_steps.h"

namespace arcwright::ui {

/// filledSentence() of core for a translated sentence.
QString filledIn(const QString& pattern, const std::vector<std::string>& arguments);

/// The problem as a translated sentence, without its place.
QString problemText(const Problem& problem);

/// The same, and behind it what can be done about it, where the sentence itself does not say so.
QString problemTextWithStep(const Problem& problem, MendingPlace place = MendingPlace::Elsewhere);

/// `file.conllu, line 3, column 7`, as far as it is known.
QString problemPlace(const Problem& problem);

} // namespace arcwright::ui
