// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/make_outcome_table.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "core/base/parallel.h"
#include "core/evaluation/alignment.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/evaluation/told_confidences.h"

namespace arcwright {

namespace {

/// The name of a file without its folders.
std::string fileName(const std::string& path)
{
    return path.substr(path.find_last_of('/') + 1);
}

/// The sentences of a treebank, some hundred at a time.
class TableMaker {
public:
    static constexpr std::size_t chunk = 256;

    TableMaker(const Treebank& gold, const std::vector<EvaluatedSystem>& systems, RelationPool& relations,
        const OutcomeSettings& settings)
        : m_gold(gold)
        , m_systems(systems)
        , m_relations(relations)
        , m_rules{&settings.punctuation, settings.vocabulary, settings.kinds}
    {
        std::vector<std::string> names;
        names.reserve(systems.size());
        for (const EvaluatedSystem& system : systems)
            names.push_back(system.name);
        m_parts.assign((gold.size() + chunk - 1) / chunk, OutcomeTable(names, m_texts));
        m_whole = OutcomeTable(names, m_texts);
    }

    Result<OutcomeTable> run(unsigned threads, const std::stop_token& stop)
    {
        parallelFor(m_parts.size(), threads, stop, [&](std::size_t part, unsigned) { read(part); });
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        if (m_problem)
            return failure(firstMismatch());
        m_whole.append(std::move(m_parts));
        std::vector<std::string> files;
        for (const OutcomeTable::SentenceRows& rows : m_whole.sentences())
            files.push_back(fileName(m_gold.documents()[m_gold.place(rows.index).document]->path()));
        m_whole.nameDocuments(files);
        return std::move(m_whole);
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

    void read(std::size_t part)
    {
        const std::size_t end = std::min((part + 1) * chunk, m_gold.size());
        std::vector<std::optional<SystemAnalysis>> analyses(m_systems.size());
        std::vector<const SystemAnalysis*> found(m_systems.size());
        for (std::size_t index = part * chunk; index < end && !m_hasFailed; ++index) {
            const auto sentence = m_gold.sentence(index);
            if (sentence->problem)
                continue;
            for (std::size_t i = 0; i < m_systems.size(); ++i) {
                auto analysis = m_systems[i].analysis(index, *sentence, m_relations);
                if (!analysis) {
                    const std::scoped_lock lock(m_mutex);
                    m_problem = std::move(analysis.error());
                    m_hasFailed = true;
                    return;
                }
                analyses[i] = std::move(*analysis);
                found[i] = analyses[i] ? &*analyses[i] : nullptr;
            }
            m_parts[part].add(index, *sentence, graphOf(*sentence, m_relations), found, m_relations, m_rules);
        }
    }

    const Treebank& m_gold;
    const std::vector<EvaluatedSystem>& m_systems;
    RelationPool& m_relations;
    OutcomeTable::Rules m_rules;
    std::shared_ptr<TextPool> m_texts = std::make_shared<TextPool>();
    std::vector<OutcomeTable> m_parts;
    std::mutex m_mutex;
    std::optional<Problem> m_problem; ///< guarded by the mutex
    std::atomic<bool> m_hasFailed = false;
    OutcomeTable m_whole{{}};
};

} // namespace

Result<OutcomeTable> makeOutcomeTable(const Treebank& gold, const std::vector<EvaluatedSystem>& systems,
    RelationPool& relations, const OutcomeSettings& settings, const std::stop_token& stop)
{
    return TableMaker(gold, systems, relations, settings).run(settings.threads, stop);
}

EvaluatedSystem systemOf(std::string name, const Treebank& files, const Treebank& gold)
{
    const auto analysis = [files, sentences = gold.size()](std::size_t index, const Sentence& sentence,
                              RelationPool& relations) -> Result<std::optional<SystemAnalysis>> {
        if (files.size() != sentences)
            return failure(EvaluationProblem::SentenceCountMismatch);
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
        return SystemAnalysis{found->graph, found->confidences};
    };
    return {layer->name(), analysis, {}};
}

} // namespace arcwright
