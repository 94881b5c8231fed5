// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/formats/bunsetsu/bunsetsu_format.h"

namespace arcwright {

/// The sentence as text in a format of bunsetsu, in its encoding. Where its source is in the format (`isOurs`), every
/// field that did not change is copied. Fails with CharacterNotInEncoding and CommentNotWritable. O(bytes).
Result<std::string> writtenBunsetsu(const Sentence& sentence, const BunsetsuFormat& format, bool isOurs);

} // namespace arcwright
