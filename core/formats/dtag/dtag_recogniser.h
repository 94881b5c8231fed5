// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/formats/text/format_options.h"
#include "core/formats/text/format_recogniser.h"

namespace arcwright {

/// DTAG; null if options are asked for, of which it has none.
FormatPointer makeDtag(const FormatOptions& options);

/// Tells `.tag` files by their tags, and refuses `.atag` files, which align the words of two of them.
std::unique_ptr<FormatRecogniser> dtagRecogniser();

} // namespace arcwright
