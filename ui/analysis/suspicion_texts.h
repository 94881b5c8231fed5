// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/experiments/suspicion_queue.h"

namespace arcwright::ui {

/// The context in which the texts about suspicious annotations are translated.
struct Suspicions {
    Q_DECLARE_TR_FUNCTIONS(Suspicions)
};

/// A reason as a sentence.
QString reasonText(const SuspicionReason& reason);
/// By what a method finds things: `Parsers contradict it`.
QString methodText(SuspicionMethod method);
/// `corrected`.
QString stateText(SuspicionState state);
/// How likely it is that an annotation is wrong, from 0 to 1: `87%`.
QString confidenceText(double confidence);
/// `12 of 30 looked at were corrected, 18 kept, 3 postponed`; empty where nothing is decided.
QString decisionsText(const DecisionCounts& decisions);

} // namespace arcwright::ui
