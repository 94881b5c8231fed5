// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stop_token>

#include <QStringList>

#include "core/documents/treebank.h"
#include "core/model/any_model.h"
#include "core/model/training_run.h"

namespace arcwright::ui {

/// What an experiment learns from, and what it is scored on: the sentences of the development files, or, without any,
/// every tenth of the treebank, which is held out. Fails as openTreebank().
Result<HeldOutSplit> learntAndScored(
    const Treebank& treebank, const QStringList& development, const std::stop_token& stop);

/// How many of the sentences can be learnt from.
std::size_t countOfFit(Units units, const Sentences& sentences);

} // namespace arcwright::ui
