// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The place of `# key = value`: the index of the comment, and the value in its text.
struct MetadataPlace {
    std::size_t comment = 0;
    std::size_t begin = 0;
    std::size_t length = 0;
};

/// The first metadata line of that key: the one that Sentence::metadata() reads.
std::optional<MetadataPlace> findMetadata(const Sentence& sentence, std::string_view key);

/// The key of a comment line, empty if it is no metadata: `newpar` of `# newpar`, `sent_id` of `# sent_id = x`.
std::string_view metadataKey(std::string_view comment);

/// Puts another value there and keeps the rest of the line.
void replaceValue(Sentence& sentence, const MetadataPlace& place, std::string_view value);

} // namespace arcwright
