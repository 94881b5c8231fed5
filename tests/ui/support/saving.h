// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "tests/ui/support/wait_for.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui::testing {

/// How what `start` begins ended.
template <class Value, class Start>
Result<Value> ended(Start start)
{
    const auto result = std::make_shared<std::optional<Result<Value>>>();
    start([result](const Result<Value>& how) { *result = how; });
    if (!waitFor([&] { return result->has_value(); }))
        return failure(JobProblem::Cancelled);
    return **result;
}

inline Result<void> save(Workspace& workspace)
{
    return ended<void>([&](const Workspace::Done& done) { workspace.save(done); });
}

inline Result<void> saveAs(Workspace& workspace, std::size_t sentence, const QString& path)
{
    return ended<void>([&](const Workspace::Done& done) { workspace.saveAs(sentence, path, done); });
}

inline Result<QString> reload(Workspace& workspace, std::size_t document)
{
    return ended<QString>([&](const Workspace::Reloaded& done) { workspace.reload(document, done); });
}

} // namespace arcwright::ui::testing
