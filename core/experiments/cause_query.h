// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/documents/treebank.h"
#include "core/experiments/error_causes.h"
#include "core/query/askable.h"
#include "core/query/attachment_kinds.h"
#include "core/query/group_counts.h"
#include "core/query/pattern.h"

namespace arcwright {

/// As patterns have them: `second-best`, `behind`, `out-of-reach`.
std::string_view reachName(Reach reach);
/// `search`, `model`, `pruned`, `other-shape`; empty for None.
std::string_view sourceName(ErrorSource source);

/// Wrong heads of a parser, to be asked by patterns. The parser is a layer of the sentences with errors, and of each
/// wrong head `reach`, `cause` and `repairs` are known. References must outlive it.
class CauseQuery {
public:
    /// `causes` are of sentences of `treebank`, by their index; `parser` is the name of the layer;
    /// `relations` are those of the parser that was asked.
    CauseQuery(const Treebank& treebank, const std::vector<SentenceCauses>& causes, std::string parser,
        RelationPool& relations, const std::vector<AttachmentKind>& kinds);

    /// Whether a query can be asked; see askable() (askable.h).
    PatternResult<void> askable(const Query& query) const;
    /// The errors whose word is the first one of a match, by sentence and word. What is returned after `stop` means
    /// nothing. O(words of the sentences with errors), for patterns of several words as findMatches().
    std::vector<ErrorPlace> find(const Pattern& pattern, const std::stop_token& stop = {}) const;
    /// Counts the matches whose first word is an error by what the query groups them by. As find().
    GroupedCounts count(const Query& query, const std::stop_token& stop = {}) const;

private:
    using MatchSink = std::function<void(
        std::size_t causes, const SearchedSentence& searched, const std::vector<PatternMatch>& matches)>;
    void search(const Pattern& pattern, const std::stop_token& stop, const MatchSink& tell) const;

    const Treebank& m_treebank;
    const std::vector<SentenceCauses>& m_causes;
    std::string m_parser;
    RelationPool& m_relations;
    const std::vector<AttachmentKind>& m_kinds;
};

} // namespace arcwright
