// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/learning/tagger.h"

namespace arcwright {

/// A text that somebody typed as CoNLL-U: its sentences and words by sentencesOfText(), with the tags that the tagger
/// gives them, each word marked as such (see predicted_tags.h); without a tagger they have none. Words hang on nothing
/// yet. Fails with NoSentences if there are no words in it.
Result<std::string> conlluOfText(std::string_view text, const std::string& language, const Tagger* tagger);

/// Whether a text is what JUMAN or MeCab writes: it has a line EOS.
bool isAnalysed(std::string_view text);

/// Such a text as KNP or CaboCha, its words grouped into bunsetsu by rules (see grouping.h), which hang on nothing yet.
/// `isMeCab` tells which. Fails with NoSentences, or as its first sentence that cannot be read.
struct AnalysedText {
    std::string bytes;
    bool isMeCab = false;
};
Result<AnalysedText> bunsetsuOfAnalysis(std::string_view text);

} // namespace arcwright
