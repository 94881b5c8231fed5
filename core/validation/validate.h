// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/validation/column_places.h"
#include "core/validation/language_data.h"
#include "core/validation/sentence_facts.h"
#include "core/validation/ud_finding.h"

namespace arcwright {

struct ValidationOptions {
    /// 1 to 5: how much is tested (TestDescription::level). 4 and 5 need the language.
    int level = 3;
    /// The language that the treebank is tested as; null if that is not known, so that levels 4 and 5 are left out.
    std::shared_ptr<const TreebankLanguage> language{};
    /// Whether one slash in a sent_id is allowed: as long as the treebank is tested as one of no language in
    /// particular.
    bool isUniversal() const { return level < 4 || !language || language->isUniversal(); }
    /// Whether some sentence of the treebank has features; then those that its guidelines ask for may be missed in
    /// this one (TreebankIndex::hasFeatures).
    bool treebankHasFeatures = false;
    /// Where the file has the columns. Tests of one that it has not got, and those that need it, are left out.
    ColumnPlaces columns{};
};

struct SentenceVerdict {
    std::vector<UdFinding> findings; ///< in the order in which the official validator finds them
    SentenceFacts facts; ///< for a TreebankIndex
};

/// Validates one sentence of Universal Dependencies as the official validator does, from its text: lines of CoNLL-U and
/// the blank line that ends them, as Format::findSentences or sentenceTexts cut it. The text may be anything. What can
/// only be told from the whole treebank is left to a TreebankIndex.
///
/// Where the official validator depends on the order of its own reading, or fails, this one differs:
/// - `ref` is never a relation of the basic tree;
/// - an ID like `01.1` is invalid-word-id, a sentence of empty nodes alone is empty-sentence;
/// - ten and more empty nodes in one place keep their ids apart;
/// - a word that is all there is and has `Empty=Yes` in MISC is validated as any other.
///
/// O(words^2) at worst, in sentences with many non-projective arcs or punctuation; else O(bytes).
SentenceVerdict validateSentence(std::string_view text, const ValidationOptions& options = {});

} // namespace arcwright
