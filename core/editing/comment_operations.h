// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Edits of comments. All refuse broken sentences (SentenceNotReadable).

/// Sets the metadata `# key = value`: in its line, of which all else stays, or in a new last line before the words.
/// Refused: formats other than CoNLL-U (OnlyInConllu), a key or value that would not be read back (InvalidComment).
Result<Sentence> setMetadata(const Sentence& sentence, std::string_view key, const std::string& value);

/// Takes the first line of that metadata away (NoSuchComment).
Result<Sentence> removeMetadata(const Sentence& sentence, std::string_view key);

/// Sets, inserts and removes whole lines; comments count from 0. Refused: lines that would not be read back as comments
/// (InvalidComment: in CoNLL-U all begin with `#`), comments that are not there (NoSuchComment), and lines that files
/// are made of and cannot miss, such as `</s>` (InvalidComment). A new comment stands where the one of that index does,
/// or after the last, but in CoNLL-U before the first word.
Result<Sentence> setComment(const Sentence& sentence, std::size_t index, const std::string& text);
Result<Sentence> insertComment(const Sentence& sentence, std::size_t index, const std::string& text);
Result<Sentence> removeComment(const Sentence& sentence, std::size_t index);

/// The comment lines that may be changed, in the order of the sentence.
std::vector<std::string> commentLines(const Sentence& sentence);
/// Puts other lines in place of those, line by line; lines that stay where they are stay as they are. Refused: lines
/// that would not be read back as comments (InvalidComment).
Result<Sentence> setCommentLines(const Sentence& sentence, const std::vector<std::string>& lines);

} // namespace arcwright
