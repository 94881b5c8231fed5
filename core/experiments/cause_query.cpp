// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/cause_query.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/query/find_matches.h"

namespace arcwright {

namespace {

std::map<int, UnitCause> causesByUnit(const SentenceCauses& causes)
{
    std::map<int, UnitCause> byUnit;
    for (const WordError& error : causes.errors)
        byUnit[error.word]
            = {reachName(error.reach), sourceName(error.source), static_cast<int>(error.repaired.size())};
    return byUnit;
}

} // namespace

std::string_view reachName(Reach reach)
{
    switch (reach) {
    case Reach::SecondBest:
        return "second-best";
    case Reach::Behind:
        return "behind";
    case Reach::OutOfReach:
        return "out-of-reach";
    }
    return {};
}

std::string_view sourceName(ErrorSource source)
{
    switch (source) {
    case ErrorSource::None:
        break;
    case ErrorSource::Search:
        return "search";
    case ErrorSource::Model:
        return "model";
    case ErrorSource::Pruned:
        return "pruned";
    case ErrorSource::OtherShape:
        return "other-shape";
    }
    return {};
}

CauseQuery::CauseQuery(const Treebank& treebank, const std::vector<SentenceCauses>& causes, std::string parser,
    RelationPool& relations, const std::vector<AttachmentKind>& kinds)
    : m_treebank(treebank), m_causes(causes), m_parser(std::move(parser)), m_relations(relations), m_kinds(kinds)
{
}

PatternResult<void> CauseQuery::askable(const Query& query) const
{
    SearchedFiles files;
    for (const auto& document : m_treebank.documents())
        files.formats.push_back(document->format());
    files.layers = {m_parser};
    files.causeLayers = files.layers;
    files.kinds = namesOf(m_kinds);
    return arcwright::askable(query, files);
}

/// Tells of each sentence with errors the matches whose first word is one.
void CauseQuery::search(const Pattern& pattern, const std::stop_token& stop, const MatchSink& tell) const
{
    const KindTeller kinds = [&](const Sentence& sentence) { return kindsOf(m_kinds, sentence); };
    const bool isGraph = std::any_of(
        m_causes.begin(), m_causes.end(), [](const SentenceCauses& causes) { return !causes.found.secondary.empty(); });
    for (std::size_t i = 0; i < m_causes.size() && !stop.stop_requested(); ++i) {
        const SentenceCauses& causes = m_causes[i];
        if (causes.errors.empty())
            continue;
        const auto sentence = m_treebank.sentence(causes.sentence);
        const auto byUnit = causesByUnit(causes);
        SearchedLayer layer;
        layer.name = m_parser;
        layer.graph = &causes.found;
        layer.relations = &m_relations;
        layer.causes = &byUnit;
        layer.isGraph = isGraph;
        SearchedSentence searched{*sentence};
        searched.layers = {&layer, 1};
        searched.kinds = &kinds;
        auto matches = findMatches(pattern, searched);
        std::erase_if(matches, [&](const PatternMatch& units) { return !byUnit.contains(firstUnit(units)); });
        tell(i, searched, matches);
    }
}

std::vector<ErrorPlace> CauseQuery::find(const Pattern& pattern, const std::stop_token& stop) const
{
    std::vector<ErrorPlace> found;
    search(pattern, stop, [&](std::size_t index, const SearchedSentence&, const std::vector<PatternMatch>& matches) {
        const auto& errors = m_causes[index].errors;
        for (std::size_t error = 0; error < errors.size(); ++error) {
            if (std::any_of(matches.begin(), matches.end(),
                    [&](const PatternMatch& units) { return firstUnit(units) == errors[error].word; }))
                found.push_back({index, error});
        }
    });
    return found;
}

GroupedCounts CauseQuery::count(const Query& query, const std::stop_token& stop) const
{
    GroupCounter counter(query.groups);
    search(query.pattern, stop,
        [&](std::size_t, const SearchedSentence& searched, const std::vector<PatternMatch>& matches) {
            counter.add(searched, matches);
        });
    return counter.counts();
}

} // namespace arcwright
