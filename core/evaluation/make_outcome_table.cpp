// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/make_outcome_table.h"

#include <algorithm>
#include <atomic>
#include <numeric>

#include "core/base/parallel.h"
#include "core/evaluation/alignment.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/evaluation/told_confidences.h"
#include "core/evaluation/treebank_parts.h"
#include "core/treebank/blank_graph.h"

namespace arcwright {

namespace {

/// The name of a file without its folders.
std::string fileName(const std::string& path)
{
    return path.substr(path.find_last_of('/') + 1);
}

std::vector<std::string> namesOf(const std::vector<EvaluatedSystem>& systems)
{
    std::vector<std::string> names;
    names.reserve(systems.size());
    for (const EvaluatedSystem& system : systems)
        names.push_back(system.name);
    return names;
}

/// Reads the sentences of a treebank, some hundred at a time.
class TableMaker {
public:
    TableMaker(const Treebank& gold, const std::vector<EvaluatedSystem>& systems, RelationPool& relations,
        const OutcomeSettings& settings, std::shared_ptr<TextPool> texts)
        : m_gold(gold)
        , m_systems(systems)
        , m_relations(relations)
        , m_rules{&settings.punctuation, settings.vocabulary, settings.kinds}
        , m_texts(std::move(texts))
        , m_threads(settings.threads)
    {
    }

    /// Reads some parts, by number, and puts them in the place of those that are there; not all if it fails.
    Result<void> read(
        const std::vector<std::size_t>& numbers, std::vector<OutcomeTable>& parts, const std::stop_token& stop)
    {
        parallelFor(numbers.size(), m_threads, stop,
            [&](std::size_t i, unsigned) { parts[numbers[i]] = madePart(numbers[i]); });
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        if (m_problem)
            return failure(firstMismatch());
        return {};
    }

    OutcomeTable joined(std::vector<OutcomeTable> parts) const
    {
        OutcomeTable whole(namesOf(m_systems), m_texts);
        whole.append(std::move(parts));
        std::vector<std::string> files;
        for (const OutcomeTable::SentenceRows& rows : whole.sentences())
            files.push_back(fileName(m_gold.documents()[m_gold.place(rows.index).document]->path()));
        whole.nameDocuments(files);
        return whole;
    }

private:
    /// That of the first system in order, whichever thread has met one.
    Problem firstMismatch() const
    {
        for (const EvaluatedSystem& system : m_systems) {
            if (auto problem = system.mismatch ? system.mismatch() : std::nullopt)
                return std::move(*problem);
        }
        return *m_problem;
    }

    OutcomeTable madePart(std::size_t number)
    {
        OutcomeTable part(namesOf(m_systems), m_texts);
        const std::size_t end = endOfPart(number, m_gold);
        std::vector<std::optional<SystemAnalysis>> analyses(m_systems.size());
        std::vector<const SystemAnalysis*> found(m_systems.size());
        for (std::size_t index = beginOfPart(number); index < end && !m_hasFailed; ++index) {
            const auto sentence = m_gold.sentence(index);
            if (sentence->problem)
                continue;
            const Graph gold = graphOf(*sentence, m_relations);
            if (isBlank(gold))
                continue; // nobody has said yet what is right
            for (std::size_t i = 0; i < m_systems.size(); ++i) {
                auto analysis = m_systems[i].analysis(index, *sentence, m_relations);
                if (!analysis) {
                    const std::scoped_lock lock(m_mutex);
                    m_problem = std::move(analysis.error());
                    m_hasFailed = true;
                    return part;
                }
                analyses[i] = std::move(*analysis);
                found[i] = analyses[i] ? &*analyses[i] : nullptr;
            }
            part.add(index, *sentence, gold, found, m_relations, m_rules);
        }
        return part;
    }

    const Treebank& m_gold;
    const std::vector<EvaluatedSystem>& m_systems;
    RelationPool& m_relations;
    OutcomeTable::Rules m_rules;
    std::shared_ptr<TextPool> m_texts;
    unsigned m_threads;
    std::mutex m_mutex;
    std::optional<Problem> m_problem; ///< guarded by the mutex
    std::atomic<bool> m_hasFailed = false;
};

} // namespace

Result<OutcomeTable> makeOutcomeTable(const Treebank& gold, const std::vector<EvaluatedSystem>& systems,
    RelationPool& relations, const OutcomeSettings& settings, const std::stop_token& stop)
{
    TableMaker maker(gold, systems, relations, settings, std::make_shared<TextPool>());
    std::vector<OutcomeTable> parts(partsOf(gold), OutcomeTable({}));
    std::vector<std::size_t> all(parts.size());
    std::iota(all.begin(), all.end(), 0);
    if (const auto read = maker.read(all, parts, stop); !read)
        return failure(read.error());
    return maker.joined(std::move(parts));
}

Result<OutcomeTable> KeptOutcomeTable::make(const Treebank& gold, const std::vector<EvaluatedSystem>& systems,
    RelationPool& relations, const OutcomeSettings& settings, const std::optional<std::vector<std::size_t>>& changed,
    const std::stop_token& stop)
{
    const std::scoped_lock lock(m_mutex);
    const bool isOther = !changed || gold.size() != m_sentences || namesOf(systems) != m_systems;
    if (isOther) {
        m_texts = std::make_shared<TextPool>(); // without what is not there any more
        m_parts.assign(partsOf(gold), OutcomeTable({}, m_texts));
        m_systems = namesOf(systems);
        m_sentences = gold.size();
        for (std::size_t part = 0; part < m_parts.size(); ++part)
            m_changed.insert(part);
        std::erase_if(m_changed, [&](std::size_t part) { return part >= m_parts.size(); });
    } else {
        for (const std::size_t sentence : *changed)
            m_changed.insert(sentence / sentencesOfPart);
    }
    TableMaker maker(gold, systems, relations, settings, m_texts);
    if (const auto read = maker.read({m_changed.begin(), m_changed.end()}, m_parts, stop); !read)
        return failure(read.error());
    m_changed.clear();
    return maker.joined(m_parts);
}

EvaluatedSystem systemOf(std::string name, const Treebank& files, const Treebank& gold)
{
    const auto analysis = [files, sentences = gold.size()](std::size_t index, const Sentence& sentence,
                              RelationPool& relations) -> Result<std::optional<SystemAnalysis>> {
        if (files.size() != sentences)
            return failure(EvaluationProblem::SentenceCountMismatch); // where, mismatch() tells
        const auto found = files.sentence(index);
        if (auto problem = findMismatch(sentence, *found, index))
            return failure(std::move(*problem));
        return SystemAnalysis{graphOf(*found, relations), toldConfidences(*found)};
    };
    const auto mismatch = [files, gold] { return findMismatch(gold, files); };
    return {std::move(name), analysis, mismatch};
}

EvaluatedSystem systemOf(const std::shared_ptr<const Layer>& layer, const Treebank& gold)
{
    const auto analysis = [layer, gold](std::size_t index, const Sentence& sentence,
                              RelationPool&) -> Result<std::optional<SystemAnalysis>> {
        const Analysis* found = layer->find(gold.key(index));
        if (found == nullptr || !isScored(*found) || found->graph.size() != sentence.unitCount())
            return std::nullopt;
        return SystemAnalysis{found->graph, found->confidences, found->known, found->contests};
    };
    return {layer->name(), analysis, {}};
}

} // namespace arcwright
