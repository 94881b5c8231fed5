// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/documents/layer.h"
#include "core/documents/treebank.h"
#include "core/evaluation/outcome_table.h"

namespace arcwright {

/// A system's analysis of sentence `index` of the gold treebank; nothing if it has none that is scored; fails if it is
/// of another sentence. Called by several threads at once. Relations are to be of `relations`.
using AnalysisSource = std::function<Result<std::optional<SystemAnalysis>>(
    std::size_t index, const Sentence& gold, RelationPool& relations)>;

struct EvaluatedSystem {
    std::string name;
    AnalysisSource analysis;
    /// The first place at which the system has other sentences than gold. Asked once an analysis has failed; may be
    /// empty.
    std::function<std::optional<Problem>()> mismatch = {};
};

/// A system whose analyses are those of files. Fails as findMismatch() (alignment.h) does where sentences, words or
/// bunsetsu are not those of `gold`. Confidences are those of MISC (`ArcwrightConfidence`).
EvaluatedSystem systemOf(std::string name, const Treebank& files, const Treebank& gold);
/// A system whose analyses are those of a layer over `gold`, as far as they are scored (isScored()). Relations of the
/// layer's graphs must be of the pool that makeOutcomeTable() is given. The layer must not change meanwhile.
EvaluatedSystem systemOf(const std::shared_ptr<const Layer>& layer, const Treebank& gold);

struct OutcomeSettings {
    PunctuationTags punctuation;
    const Vocabulary* vocabulary = nullptr; ///< null: not known
    unsigned threads = 1;
    OutcomeTable::KindTeller kinds = {}; ///< empty: kinds of attachment are not known
};

/// Reads every sentence of gold once, and each system's analysis of it. Sentences that cannot be read are left out.
/// The table is one for any number of threads but for the ids of texts. Fails with the mismatch of the first system
/// that has one, and with Cancelled after `stop` is requested. O(words).
Result<OutcomeTable> makeOutcomeTable(const Treebank& gold, const std::vector<EvaluatedSystem>& systems,
    RelationPool& relations, const OutcomeSettings& settings, const std::stop_token& stop = {});

/// The table of a treebank that is edited, in parts of some hundred sentences: what an edit leaves as it is, is not
/// read again. Calls of several threads wait for each other.
class KeptOutcomeTable {
public:
    /// As makeOutcomeTable(). `changed` are the sentences, by index, that are otherwise since the last call, or that a
    /// system analyses otherwise; nothing where all may be. It is all that is read again where there are as many
    /// sentences as before, and the same systems, by name. What a call was told that failed or was stopped is not
    /// forgotten. O(words) of the parts with changes, and a copy of the table.
    Result<OutcomeTable> make(const Treebank& gold, const std::vector<EvaluatedSystem>& systems,
        RelationPool& relations, const OutcomeSettings& settings,
        const std::optional<std::vector<std::size_t>>& changed, const std::stop_token& stop = {});

private:
    std::mutex m_mutex; ///< guards what follows
    std::shared_ptr<TextPool> m_texts;
    std::vector<OutcomeTable> m_parts;
    std::set<std::size_t> m_changed; ///< parts that are to be read again
    std::vector<std::string> m_systems;
    std::size_t m_sentences = 0;
};

} // namespace arcwright
