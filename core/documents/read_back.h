// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/treebank/edit.h"
#include "core/treebank/format.h"

namespace arcwright {

/// Whether the sentences an edit makes read, once `format` has written them, as what they are now. Fails with what
/// cannot be written, with a bunsetsu whose format cannot leave it WithoutHead, or with the first text that would come
/// back as another one (NotWritable): a format may have no place for a space, or take a word for a line of another
/// kind. What annotators say is not looked at. O(bytes).
Result<void> checkReadsBack(const Edit& edit, const FormatPointer& format);

} // namespace arcwright
