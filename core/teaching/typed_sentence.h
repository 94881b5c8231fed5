// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The words of a text that somebody typed, as a sentence without tags and without a tree: divided at spaces and where
/// Unicode (UAX 29) has word boundaries, so that punctuation stands by itself and Chinese and Japanese are divided by
/// dictionary. `utf8` may be any bytes; what is no UTF-8 becomes U+FFFD. Null if there is no word in it. O(bytes).
std::shared_ptr<const Sentence> sentenceOfText(std::string_view utf8);

} // namespace arcwright
