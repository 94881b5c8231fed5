// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/query/attachment_kinds.h"

namespace arcwright::cli {

/// The kinds of attachment of a file, the usual ones where no file is named. Nothing, and said why on standard error,
/// if it cannot be read.
std::optional<std::vector<AttachmentKind>> kindsOfFile(const std::string& path);

} // namespace arcwright::cli
