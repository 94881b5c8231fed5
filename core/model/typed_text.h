// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/learning/raw_text.h"
#include "core/learning/tagger.h"
#include "core/treebank/format.h"

namespace arcwright {

/// Whether words whose tags a tagger gave are marked as such, see predicted_tags.h: other formats than CoNLL-U have no
/// place for it.
enum class TagMarks : unsigned char {
    Written,
    Omitted,
};

/// A text that somebody typed as CoNLL-U: its sentences, tokens and words as sentencesOfRawText() and the tagger divide
/// it, with the tags and lemmas that the tagger gives them, and marks of these; without a tagger they have none.
/// Characters are composed as UD has them (see composed()). Words hang on nothing yet. Fails with NoSentences if there
/// are no words in it.
Result<std::string> conlluOfText(
    std::string_view text, const RawTextOptions& options, const Tagger* tagger, TagMarks marks = TagMarks::Written);

/// Whether a text is the output of JUMAN or MeCab: it has a line EOS.
bool isAnalysed(std::string_view text);

/// The format of the treebank that is made of a typed text: CoNLL-U, but for such output the format of bunsetsu whose
/// files have its lines. Fails as recognise().
Result<FormatPointer> formatForTyped(std::string_view text);

/// Such output as a file of formatForTyped(), its words grouped into bunsetsu by rules (see grouping.h), which hang on
/// nothing yet. Fails as formatForTyped(), with NoSentences, or as its first sentence that cannot be read.
Result<std::string> bunsetsuOfAnalysis(std::string_view text);

} // namespace arcwright
