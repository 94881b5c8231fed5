// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/edit.h"
#include "core/treebank/format.h"

namespace arcwright {

/// Sentences of one edit as their format writes them, in its order.
using SentenceTexts = std::vector<std::shared_ptr<const std::string>>;

/// Writes the sentences an edit makes, and makes sure that each reads as what it is now. Fails with what
/// cannot be written, with a bunsetsu whose format cannot leave it WithoutHead, or with the first text that would come
/// back as another one (NotWritable): a format may have no place for a space, or take a word for a line of another
/// kind. What annotators say is not looked at. O(bytes).
Result<SentenceTexts> writtenAndReadBack(const Edit& edit, const FormatPointer& format);

} // namespace arcwright
