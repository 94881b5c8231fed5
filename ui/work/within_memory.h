// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <new>
#include <stdexcept>

#include "core/base/result.h"

namespace arcwright::ui {

/// Whether `call` ended for any other reason than that there was not enough memory, or more was asked for than any has:
/// the one place where the window's actions, events and workers find out.
template <class Call>
bool endsWithinMemory(const Call& call)
{
    try {
        call();
        return true;
    } catch (const std::bad_alloc&) {
        return false;
    } catch (const std::length_error&) {
        return false;
    }
}

/// The result of `call`, or OutOfMemory: for work whose end something waits for.
template <class Value, class Call>
Result<Value> withinMemory(Call call)
{
    Result<Value> result = failure(JobProblem::OutOfMemory);
    return endsWithinMemory([&] { result = call(); }) ? result : failure(JobProblem::OutOfMemory);
}

} // namespace arcwright::ui
