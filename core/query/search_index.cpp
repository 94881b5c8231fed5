// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/search_index.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/query/indexed_units.h"
#include "core/query/sentence_units.h"

namespace arcwright {

struct SearchIndex::Content {
    std::vector<std::string> names; ///< of the layers, gold first
    TextNumbers texts;
    std::vector<IndexedSentence> sentences;

    std::vector<std::string_view> layerNames() const { return {names.begin(), names.end()}; }
};

namespace {

using Field = PatternField::Kind;

bool isKept(const PatternField& field)
{
    switch (field.kind) {
    case Field::Misc:
    case Field::Deps:
    case Field::Further:
    case Field::Reach:
    case Field::Cause:
    case Field::Repairs:
    case Field::Arcs:
    case Field::Misses:
    case Field::SentenceId:
    case Field::Text:
    case Field::Comment:
    case Field::Multiword:
        return false;
    default:
        return true;
    }
}

/// Makes what is kept of a sentence.
class Indexer {
public:
    Indexer(const SearchedSentence& searched, TextNumbers& texts)
        : m_searched(searched), m_units(searched), m_texts(texts)
    {
    }

    IndexedSentence run(const std::vector<std::string>& names)
    {
        if (m_searched.sentence.problem)
            return withNothing(names.size());
        m_made.count = m_units.count();
        const auto here = m_units.layerNames();
        for (const std::string& name : names) {
            IndexedSentence::Layer& made = m_made.layers.emplace_back();
            const auto found = std::find(here.begin(), here.end(), name);
            const int layer = static_cast<int>(found - here.begin());
            if (found != here.end() && m_units.heads(layer)) {
                fill(made, layer);
                addKinds(made, layer);
            }
        }
        addGoldParents();
        addFields();
        return std::move(m_made);
    }

private:
    static IndexedSentence withNothing(std::size_t layers)
    {
        IndexedSentence sentence;
        sentence.layers.resize(layers);
        return sentence;
    }

    void fill(IndexedSentence::Layer& made, int layer)
    {
        made.heads = *m_units.heads(layer);
        made.relations.resize(made.heads.size());
        for (int unit = 1; unit <= m_made.count; ++unit) {
            const auto at = static_cast<std::size_t>(unit);
            made.relations[at] = m_texts.number(m_units.relation(layer, unit));
            if (!m_units.says(layer, unit))
                made.unsaid.push_back(unit);
            if (layer == SearchedUnits::gold)
                continue;
            const auto confidence = m_units.confidence(layer, unit);
            if (confidence && made.confidences.empty())
                made.confidences.assign(static_cast<std::size_t>(m_made.count), -1);
            if (confidence)
                made.confidences[at - 1] = *confidence;
        }
        if (layer == SearchedUnits::gold)
            return;
        const SearchedLayer& said = m_units.searchedLayer(layer);
        const auto units = static_cast<std::size_t>(m_made.count);
        if (said.known && said.known->size() == units)
            made.known = *said.known;
        if (said.contests && said.contests->size() == units)
            made.contests = *said.contests;
        addParents(made, layer);
    }

    void addKinds(IndexedSentence::Layer& made, int layer)
    {
        for (int unit = 1; m_searched.kinds != nullptr && unit <= m_made.count; ++unit)
            made.kinds.push_back(m_texts.number(m_units.kind(layer, unit)));
    }

    void addParents(IndexedSentence::Layer& made, int layer)
    {
        const SearchedLayer& said = m_units.searchedLayer(layer);
        for (const Arc& arc : said.graph->secondary)
            made.parents.push_back({arc.head, arc.dependent, m_texts.number(said.relations->text(arc.relation))});
        std::stable_sort(made.parents.begin(), made.parents.end(),
            [](const auto& first, const auto& second) { return first.dependent < second.dependent; });
    }

    void addGoldParents()
    {
        const Sentence& sentence = m_searched.sentence;
        for (int word = 1; word <= sentence.size() && sentence.bunsetsu.empty(); ++word) {
            for (const Parent& parent : sentence.word(word).parents)
                m_made.layers.front().parents.push_back(
                    {parent.head.empty == 0 ? parent.head.word : kNoHead, word, m_texts.number(parent.relation)});
        }
    }

    void addFields()
    {
        std::string room;
        m_made.fields.resize(static_cast<std::size_t>(m_made.count));
        for (int unit = 1; unit <= m_made.count; ++unit) {
            auto& fields = m_made.fields[static_cast<std::size_t>(unit) - 1];
            for (std::size_t i = 0; i < fields.size(); ++i)
                fields[i] = m_texts.number(m_units.field({indexedFields[i]}, unit, room));
            if (const auto isKnown = m_units.isKnown(SearchedUnits::gold, unit))
                m_made.known.push_back(*isKnown);
            m_made.punctuation.push_back(m_units.isPunctuation(unit));
            if (m_units.isPinned(unit))
                m_made.pinned.push_back(unit);
        }
        m_made.isConfirmed = m_units.isConfirmed();
        m_made.document = m_texts.number(m_searched.document);
        m_made.genre = m_texts.number(m_searched.genre);
    }

    const SearchedSentence& m_searched;
    SentenceUnits m_units;
    TextNumbers& m_texts;
    IndexedSentence m_made;
};

} // namespace

SearchIndex::SearchIndex(std::vector<std::string> layers) : m_content(std::make_unique<Content>())
{
    m_content->names = std::move(layers);
    m_content->names.insert(m_content->names.begin(), std::string(PatternLayer::gold));
}

SearchIndex::~SearchIndex() = default;
SearchIndex::SearchIndex(SearchIndex&&) noexcept = default;
SearchIndex& SearchIndex::operator=(SearchIndex&&) noexcept = default;

std::size_t SearchIndex::size() const
{
    return m_content->sentences.size();
}

void SearchIndex::add(const SearchedSentence& searched)
{
    m_content->sentences.push_back(Indexer(searched, m_content->texts).run(m_content->names));
}

void SearchIndex::replace(std::size_t sentence, const SearchedSentence& searched)
{
    m_content->sentences[sentence] = Indexer(searched, m_content->texts).run(m_content->names);
}

bool SearchIndex::covers(const Pattern& pattern)
{
    const bool asksMore = std::any_of(pattern.links.begin(), pattern.links.end(), [](const PatternLink& link) {
        const bool isOfKept = isKept(link.comparison.field) && isKept(link.comparison.otherField);
        return link.kind == LinkKind::Effective || (link.kind == LinkKind::Fields && !isOfKept);
    });
    return !asksMore && std::all_of(pattern.nodes.begin(), pattern.nodes.end(), [](const PatternNode& node) {
        return std::all_of(node.conditions.begin(), node.conditions.end(), [](const PatternCondition& condition) {
            return condition.isFlag ? condition.flag != WordFlag::Empty : isKept(condition.field);
        });
    });
}

bool SearchIndex::covers(const Query& query)
{
    return covers(query.pattern)
        && std::all_of(query.groups.begin(), query.groups.end(), [](const GroupKey& key) { return isKept(key.field); });
}

std::vector<IndexedMatches> SearchIndex::find(const Pattern& pattern) const
{
    const LaidOutPattern laidOut(pattern, m_content->layerNames());
    std::vector<IndexedMatches> found;
    for (std::size_t i = 0; i < size(); ++i) {
        auto matches = findMatches(laidOut, IndexedUnits(m_content->sentences[i], m_content->texts));
        if (!matches.empty())
            found.push_back({i, std::move(matches)});
    }
    return found;
}

GroupedCounts SearchIndex::count(const Query& query) const
{
    const auto names = m_content->layerNames();
    const LaidOutPattern laidOut(query.pattern, names);
    GroupCounter counter(query.groups);
    for (const IndexedSentence& sentence : m_content->sentences) {
        const IndexedUnits units(sentence, m_content->texts);
        const auto matches = findMatches(laidOut, units);
        if (!matches.empty())
            counter.add(units, names, matches);
    }
    return counter.counts();
}

} // namespace arcwright
