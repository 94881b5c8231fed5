// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/treebank/document.h"

namespace arcwright {

/// The document as a file in `target`. In its own format everything that no edit touched is copied; in another one the
/// sentences alone are written, with what the target has a place for. Fails with FormatNotWritable, or, in another
/// format, with the problem of the first sentence that cannot be read.
Result<std::string> converted(const Document& document, const Format& target);

} // namespace arcwright
