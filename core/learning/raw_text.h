// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/learning/segmenter.h"
#include "core/treebank/sentence.h"

namespace arcwright {

struct RawTextOptions {
    std::string language; ///< `da`: whose rules Unicode's boundaries are by, where there is no segmenter
    std::string prefix; ///< of the ids of sentences, `PREFIX-1`; empty: they are numbers
};

/// Whether the ids of a treebank may begin with it: neither empty, nor with white space or a slash in it.
bool isIdPrefix(std::string_view text);
/// A prefix made of the name of a file, `novel` of `/texts/novel.conllu`; `text` where the name has nothing for one.
std::string idPrefixOf(std::string_view path);

/// Well-formed UTF-8 in Unicode's composed form (NFC), as Universal Dependencies ask: bytes that are none read as
/// U+FFFD, and a byte order mark goes.
std::string composed(std::string_view text);

/// The sentences of a text in the manner of Universal Dependencies: `# newdoc id` before the first one, `# newpar id`
/// behind each blank line, `# sent_id`, `# text`, words and multiword tokens, `SpaceAfter=No`; white space within a
/// sentence that is not one space is kept as `SpacesAfter`. Sentences, tokens and words are as the segmenter divides
/// them, else by the Unicode boundaries (see sentencesOfText()). A line break ends a sentence. Words have no tags and
/// no heads. O(bytes).
std::vector<Sentence> sentencesOfRawText(
    std::string_view text, const Segmenter* segmenter, const RawTextOptions& options);

} // namespace arcwright
