// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <new>

#include "core/base/result.h"

namespace arcwright::ui {

/// The result of `call`, or OutOfMemory: for work whose end something waits for.
template <class Value, class Call>
Result<Value> withinMemory(Call call)
{
    try {
        return call();
    } catch (const std::bad_alloc&) {
        return failure(JobProblem::OutOfMemory);
    }
}

} // namespace arcwright::ui
