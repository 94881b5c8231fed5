// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/outcome_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

#include "core/evaluation/confusion.h"
#include "core/evaluation/particles.h"
#include "core/treebank/projectivity.h"

namespace arcwright {

namespace {

/// How many arcs lie between each word and node 0, -1 where they do not lead there. O(n).
std::vector<std::int16_t> depthsOf(const std::vector<int>& heads)
{
    constexpr std::int16_t unknown = -2;
    constexpr int deepest = std::numeric_limits<std::int16_t>::max();
    std::vector<std::int16_t> depths(heads.size(), unknown);
    std::vector<std::size_t> path;
    for (std::size_t word = 1; word < heads.size(); ++word) {
        path.clear();
        int node = static_cast<int>(word);
        while (node > kRoot && depths[static_cast<std::size_t>(node)] == unknown) {
            depths[static_cast<std::size_t>(node)] = -1; // a cycle that comes back here leads nowhere
            path.push_back(static_cast<std::size_t>(node));
            node = heads[static_cast<std::size_t>(node)];
        }
        int depth = node == kRoot ? 0 : node > kRoot ? depths[static_cast<std::size_t>(node)] : -1;
        for (auto at = path.rbegin(); at != path.rend() && depth >= 0; ++at) {
            depth = std::min(depth + 1, deepest);
            depths[*at] = static_cast<std::int16_t>(depth);
        }
    }
    return depths;
}

/// For each node whether the arc to it is non-projective; empty if none is, which is quicker to tell.
std::vector<bool> gapsOf(const std::vector<int>& heads)
{
    return isProjective(heads) ? std::vector<bool>() : nonProjectiveArcs(heads);
}

/// The document in the identifier that KNP gives a sentence: `w1-2` of `# S-ID:w1-2-3 KNP:4.2`. Empty of other
/// comments.
std::string_view documentOfId(std::string_view comment)
{
    constexpr std::string_view mark = "# S-ID:";
    if (!comment.starts_with(mark))
        return {};
    comment.remove_prefix(mark.size());
    const std::string_view id = comment.substr(0, comment.find_first_of(" \t\r"));
    return id.substr(0, std::min(id.rfind('-'), id.size()));
}

/// How many heads each unit has; two arcs from one head are one.
std::vector<int> parentCounts(const Graph& graph)
{
    std::vector<int> counts(graph.heads.size());
    for (std::size_t unit = 1; unit < counts.size(); ++unit)
        counts[unit] = graph.heads[unit] == kNoHead ? 0 : 1;
    std::vector<std::pair<int, int>> further; // by dependent and head
    for (const Arc& arc : graph.secondary) {
        if (arc.head != graph.arc(arc.dependent).head)
            further.emplace_back(arc.dependent, arc.head);
    }
    std::sort(further.begin(), further.end());
    further.erase(std::unique(further.begin(), further.end()), further.end());
    for (const auto& [dependent, head] : further)
        ++counts[static_cast<std::size_t>(dependent)];
    return counts;
}

void addContest(OutcomeTable::System& system, const HeadContest& contest)
{
    constexpr std::int16_t most = std::numeric_limits<std::int16_t>::max();
    constexpr double hundredths = 100;
    const int candidates = std::min<int>(contest.candidates, most);
    system.candidates.push_back(static_cast<std::int16_t>(candidates > 0 ? candidates : -1));
    // Cut, not rounded, so that ranges are those of the number itself.
    system.margins.push_back(static_cast<std::int16_t>(
        contest.margin < 0 ? -1 : std::min<double>(std::floor(contest.margin * hundredths), most)));
}

template <class T>
void appendTo(std::vector<T>& column, const std::vector<T>& more)
{
    column.insert(column.end(), more.begin(), more.end());
}

} // namespace

OutcomeTable::OutcomeTable(const std::vector<std::string>& systems, std::shared_ptr<TextPool> texts)
    : m_texts(std::move(texts))
    , m_root(m_texts->intern("root"))
    , m_none(m_texts->intern("none"))
    , m_systems(systems.size())
{
    for (std::size_t i = 0; i < systems.size(); ++i)
        m_systems[i].name = systems[i];
}

bool OutcomeTable::tellsVocabulary(std::size_t system) const
{
    const auto& marks = m_systems[system].marks;
    return std::any_of(
        marks.begin(), marks.end(), [](std::uint8_t mark) { return (mark & (KnownForm | NewForm)) != 0; });
}

TextId OutcomeTable::textOf(std::string_view text)
{
    const auto found = m_known.find(text);
    return found != m_known.end() ? found->second
                                  : m_known.emplace(std::string(text), m_texts->intern(text)).first->second;
}

TextId OutcomeTable::textOf(RelationId relation, const RelationPool& relations)
{
    const std::size_t index = relation.index();
    if (index >= m_relationTexts.size())
        m_relationTexts.resize(index + 1);
    if (!m_relationTexts[index])
        m_relationTexts[index] = textOf(relation ? relations.text(relation) : std::string_view("none"));
    return m_relationTexts[index];
}

void OutcomeTable::addComments(const Sentence& sentence, SentenceRows& rows)
{
    std::string_view document;
    for (const Comment& comment : sentence.comments) {
        rows.opensDocument = rows.opensDocument || comment.text.starts_with("# newdoc");
        if (document.empty())
            document = documentOfId(comment.text);
    }
    if (rows.opensDocument)
        document = sentence.metadata("newdoc id");
    rows.opensDocument = rows.opensDocument || !document.empty();
    rows.document = textOf(document);
    const std::string_view genre = sentence.metadata("genre");
    rows.genre = textOf(genre.empty() ? sentence.metadata("meta::genre") : genre);
}

void OutcomeTable::addGold(const Sentence& sentence, const Graph& gold, const Rules& rules)
{
    static const PunctuationTags usual;
    const PunctuationTags& punctuation = rules.punctuation == nullptr ? usual : *rules.punctuation;
    const auto depths = depthsOf(gold.heads);
    const auto gaps = gapsOf(gold.heads);
    const auto particles = particlesOf(sentence);
    const auto kinds = rules.kinds ? rules.kinds(sentence) : std::vector<std::string_view>();
    const auto parents = parentCounts(gold);
    for (int unit = 1; unit <= gold.size(); ++unit) {
        const auto index = static_cast<std::size_t>(unit);
        m_gold.sentences.push_back(static_cast<std::uint32_t>(m_sentences.size() - 1));
        m_gold.units.push_back(unit);
        m_gold.heads.push_back(gold.heads[index]);
        m_gold.tags.push_back(textOf(tagOf(sentence, unit)));
        m_gold.particles.push_back(textOf(particles[index].empty() ? std::string_view("none") : particles[index]));
        const bool hasKind = index <= kinds.size() && !kinds[index - 1].empty();
        m_gold.kinds.push_back(hasKind ? textOf(kinds[index - 1]) : m_none);
        m_gold.depths.push_back(depths[index]);
        m_gold.parents.push_back(static_cast<std::uint8_t>(std::min(parents[index], 255)));
        const bool isUnknown = rules.vocabulary != nullptr && !rules.vocabulary->contains(sentence.unitText(unit));
        m_gold.marks.push_back(static_cast<std::uint8_t>((punctuation.contains(sentence, unit) ? Punctuation : 0)
            | (!gaps.empty() && gaps[index] ? NonProjective : 0) | (isUnknown ? Unknown : 0)
            | (!sentence.bunsetsu.empty() && unit == gold.size() ? LastBunsetsu : 0)));
    }
}

void OutcomeTable::addSystem(System& system, const Graph& gold, const SystemAnalysis* analysis)
{
    const std::size_t size = m_gold.heads.size();
    if (analysis == nullptr) {
        system.heads.resize(size, kNoHead);
        system.depths.resize(size, -1);
        system.confidences.resize(size, -1);
        system.candidates.resize(size, -1);
        system.margins.resize(size, -1);
        system.marks.resize(size, 0);
        return;
    }
    const Graph& graph = analysis->graph;
    assert(graph.size() == gold.size());
    const auto depths = depthsOf(graph.heads);
    const auto gaps = gapsOf(graph.heads);
    for (std::size_t unit = 1; unit < graph.heads.size(); ++unit) {
        system.heads.push_back(graph.heads[unit]);
        system.depths.push_back(depths[unit]);
        const double confidence = unit <= analysis->confidences.size() ? analysis->confidences[unit - 1] : -1;
        system.confidences.push_back(
            static_cast<std::int16_t>(confidence < 0 ? -1 : std::lround(std::min(confidence, 1.0) * 1000)));
        addContest(system, unit <= analysis->contests.size() ? analysis->contests[unit - 1] : HeadContest());
        const int right = (graph.heads[unit] == gold.heads[unit] ? HeadRight : 0)
            | (graph.relations[unit] == gold.relations[unit] ? RelationRight : 0);
        const int form = unit > analysis->known.size() ? 0 : analysis->known[unit - 1] ? KnownForm : NewForm;
        system.marks.push_back(
            static_cast<std::uint8_t>(Present | right | form | (!gaps.empty() && gaps[unit] ? NonProjectiveArc : 0)));
    }
}

void OutcomeTable::add(std::size_t index, const Sentence& sentence, const Graph& gold,
    std::span<const SystemAnalysis* const> analyses, const RelationPool& relations, const Rules& rules)
{
    assert(gold.size() == sentence.unitCount() && analyses.size() == m_systems.size());
    SentenceRows rows{index, static_cast<std::uint32_t>(size()), static_cast<std::uint32_t>(gold.size()),
        !sentence.bunsetsu.empty(), false, {}, {}};
    addComments(sentence, rows);
    m_sentences.push_back(rows);
    m_hasVocabulary = m_hasVocabulary || rules.vocabulary != nullptr;
    addGold(sentence, gold, rules);
    for (std::size_t unit = 1; unit < gold.relations.size(); ++unit)
        m_gold.relations.push_back(textOf(gold.relations[unit], relations));
    for (std::size_t i = 0; i < m_systems.size(); ++i) {
        addSystem(m_systems[i], gold, analyses[i]);
        for (std::size_t unit = 1; analyses[i] != nullptr && unit < gold.relations.size(); ++unit)
            m_systems[i].relations.push_back(textOf(analyses[i]->graph.relations[unit], relations));
        m_systems[i].relations.resize(size());
    }
}

void OutcomeTable::setFurtherArcs(
    std::size_t system, const std::vector<FurtherArc>& arcs, const RelationPool& relations)
{
    std::vector<FurtherParent>& parents = m_systems[system].further;
    parents.clear();
    auto rows = m_sentences.begin();
    for (const FurtherArc& arc : arcs) {
        while (rows != m_sentences.end() && rows->index < arc.sentence)
            ++rows;
        if (rows == m_sentences.end())
            break;
        if (rows->index == arc.sentence)
            parents.push_back({rows->first + static_cast<std::uint32_t>(arc.dependent) - 1, textOf(arc.gold, relations),
                textOf(arc.predicted, relations)});
    }
}

void OutcomeTable::setMisses(std::size_t system, const std::vector<WordMisses>& misses)
{
    std::vector<RowMisses>& column = m_systems[system].misses;
    column.clear();
    auto rows = m_sentences.begin();
    for (const WordMisses& word : misses) {
        while (rows != m_sentences.end() && rows->index < word.sentence)
            ++rows;
        if (rows == m_sentences.end())
            break;
        if (rows->index == word.sentence)
            column.push_back({rows->first + static_cast<std::uint32_t>(word.word) - 1, word.metrics});
    }
}

void OutcomeTable::setKinds(std::size_t system, const std::vector<SentenceKinds>& kinds)
{
    std::vector<TextId>& column = m_systems[system].kinds;
    column.assign(size(), m_none);
    auto rows = m_sentences.begin();
    for (const SentenceKinds& told : kinds) {
        while (rows != m_sentences.end() && rows->index < told.sentence)
            ++rows;
        if (rows == m_sentences.end())
            break;
        for (std::size_t i = 0;
             rows->index == told.sentence && i < std::min<std::size_t>(rows->count, told.kinds.size()); ++i) {
            if (!told.kinds[i].empty())
                column[rows->first + i] = textOf(told.kinds[i]);
        }
    }
}

void OutcomeTable::append(std::vector<OutcomeTable> parts)
{
    for (OutcomeTable& part : parts) {
        assert(part.m_texts == m_texts && part.m_systems.size() == m_systems.size());
        const auto rowsBefore = static_cast<std::uint32_t>(size());
        const auto sentencesBefore = static_cast<std::uint32_t>(m_sentences.size());
        for (SentenceRows& rows : part.m_sentences) {
            rows.first += rowsBefore;
            m_sentences.push_back(rows);
        }
        for (std::uint32_t& sentence : part.m_gold.sentences)
            sentence += sentencesBefore;
        appendTo(m_gold.sentences, part.m_gold.sentences);
        appendTo(m_gold.units, part.m_gold.units);
        appendTo(m_gold.heads, part.m_gold.heads);
        appendTo(m_gold.relations, part.m_gold.relations);
        appendTo(m_gold.tags, part.m_gold.tags);
        appendTo(m_gold.particles, part.m_gold.particles);
        appendTo(m_gold.kinds, part.m_gold.kinds);
        appendTo(m_gold.depths, part.m_gold.depths);
        appendTo(m_gold.parents, part.m_gold.parents);
        appendTo(m_gold.marks, part.m_gold.marks);
        for (std::size_t i = 0; i < m_systems.size(); ++i) {
            appendTo(m_systems[i].heads, part.m_systems[i].heads);
            appendTo(m_systems[i].relations, part.m_systems[i].relations);
            appendTo(m_systems[i].depths, part.m_systems[i].depths);
            appendTo(m_systems[i].confidences, part.m_systems[i].confidences);
            appendTo(m_systems[i].candidates, part.m_systems[i].candidates);
            appendTo(m_systems[i].margins, part.m_systems[i].margins);
            appendTo(m_systems[i].marks, part.m_systems[i].marks);
        }
        m_hasVocabulary = m_hasVocabulary || part.m_hasVocabulary;
        part = OutcomeTable({}, m_texts); // its memory is free before the next one's is taken
    }
}

void OutcomeTable::nameDocuments(std::span<const std::string> files)
{
    assert(files.size() == m_sentences.size());
    std::size_t number = 0;
    TextId document;
    TextId genre;
    for (std::size_t i = 0; i < m_sentences.size(); ++i) {
        SentenceRows& rows = m_sentences[i];
        const bool isNewFile = i == 0 || files[i] != files[i - 1];
        if (isNewFile)
            number = 0;
        if (isNewFile || rows.opensDocument)
            genre = {};
        if (rows.opensDocument) {
            ++number;
            document = rows.document ? rows.document : textOf(files[i] + " #" + std::to_string(number));
        } else if (isNewFile) {
            document = textOf(files[i]);
        }
        genre = rows.genre ? rows.genre : genre;
        rows.document = document;
        rows.genre = genre ? genre : textOf("none");
    }
}

} // namespace arcwright
