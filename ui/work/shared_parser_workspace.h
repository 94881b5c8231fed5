// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>

#include "core/model/parser.h"

namespace arcwright::ui {

/// A parser's workspace that the threads of a worker use one after the other.
struct SharedParserWorkspace {
    std::mutex mutex;
    Parser::Workspace workspace;
};

} // namespace arcwright::ui
