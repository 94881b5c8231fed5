// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/suspicious.h"

#include <algorithm>
#include <set>

#include "core/editing/suspicion_decisions.h"
#include "core/experiments/arc_evidence.h"
#include "core/experiments/broken_rules.h"
#include "core/experiments/contradicted_arcs.h"
#include "core/validation/variation.h"

namespace arcwright {

namespace {

constexpr std::size_t stageParts = 100;
constexpr std::size_t shareOfOthers = 5; ///< of variation and of validation, where a parser has 100

/// How much less the logarithmic odds are where no parser contradicts the annotation: so few of them were planted
/// errors.
constexpr double agreementOdds = 3;

using Suspicions = std::vector<SuspiciousAnnotation>;

/// A search with all its methods.
class SuspicionSearch {
public:
    SuspicionSearch(const Sentences& sentences, const SuspicionSettings& settings, const ProgressSink& progress,
        const std::stop_token& stop)
        : m_sentences(sentences), m_settings(settings), m_progress(progress), m_stop(stop)
    {
        if (asks(SuspicionMethod::Jackknife))
            m_total += stageParts * parsers();
        m_total += asks(SuspicionMethod::Variation) ? shareOfOthers : 0;
        m_total += asks(SuspicionMethod::Validation) ? shareOfOthers : 0;
    }

    Result<Suspicions> run()
    {
        std::vector<Suspicions> lists;
        for (const SuspicionMethod method : allSuspicionMethods) {
            if (!asks(method))
                continue;
            auto found = runMethod(method);
            if (!found)
                return failure(found.error());
            lists.push_back(std::move(*found));
        }
        if (!asks(SuspicionMethod::Jackknife))
            return merged(std::move(lists));
        Suspicions contradicted = std::move(lists.front());
        lists.erase(lists.begin());
        return withParsers(std::move(contradicted), std::move(lists), m_unjudged);
    }

private:
    bool asks(SuspicionMethod method) const
    {
        return std::find(m_settings.methods.begin(), m_settings.methods.end(), method) != m_settings.methods.end();
    }
    unsigned parsers() const
    {
        if (!m_settings.judges.empty())
            return 1;
        return std::holds_alternative<JackknifeSettings>(m_settings.jackknife) ? std::max(1U, m_settings.parsers) : 1;
    }

    /// The sink of a stage that is so many parts of the whole.
    ProgressSink stage(std::size_t parts)
    {
        const std::size_t before = m_done;
        m_done += parts;
        return [this, before, parts](const Progress& state) {
            if (m_progress)
                m_progress({before + (state.total == 0 ? 0 : state.done * parts / state.total), m_total});
        };
    }

    Result<Suspicions> runMethod(SuspicionMethod method)
    {
        switch (method) {
        case SuspicionMethod::Jackknife:
            return jackknifed();
        case SuspicionMethod::Variation: {
            VariationSettings settings;
            settings.threads = m_settings.threads;
            return findVariation(m_sentences, settings, stage(shareOfOthers), m_stop);
        }
        case SuspicionMethod::Validation:
            break;
        }
        return findBrokenRules(m_sentences, m_settings.validation, m_settings.threads, stage(shareOfOthers), m_stop);
    }

    /// By the models that are there.
    Result<Suspicions> judged()
    {
        RelationPool relations;
        auto evidence = evidenceOfModels(
            m_sentences, m_settings.judges, relations, m_settings.threads, stage(stageParts), m_stop);
        if (!evidence)
            return failure(evidence.error());
        for (const auto& units : *evidence)
            m_unjudged.push_back(units.empty());
        return suspicionsOf(m_sentences, contradictedArcs(m_sentences, {*std::move(evidence)}, relations));
    }

    Result<Suspicions> jackknifed()
    {
        if (!m_settings.judges.empty())
            return judged();
        RelationPool relations;
        const auto ask = [&](const auto& committee) {
            return collectEvidence(
                m_sentences, committee, relations, m_settings.shares, stage(stageParts * parsers()), m_stop);
        };
        const auto evidence = std::holds_alternative<JackknifeSettings>(m_settings.jackknife)
            ? ask(committeeOfWords())
            : ask(std::vector{ofThreads(std::get<BunsetsuJackknifeSettings>(m_settings.jackknife))});
        if (!evidence)
            return failure(evidence.error());
        return suspicionsOf(m_sentences, contradictedArcs(m_sentences, *evidence, relations));
    }

    template <class Settings>
    Settings ofThreads(Settings settings) const
    {
        settings.threads = m_settings.threads;
        return settings;
    }
    std::vector<JackknifeSettings> committeeOfWords() const
    {
        auto settings = ofThreads(std::get<JackknifeSettings>(m_settings.jackknife));
        std::vector<JackknifeSettings> committee;
        for (const TrainingSettings& training : committeeOf(settings.training, parsers())) {
            settings.training = training;
            committee.push_back(settings);
        }
        return committee;
    }

    const Sentences& m_sentences;
    const SuspicionSettings& m_settings;
    const ProgressSink& m_progress;
    const std::stop_token& m_stop;
    std::vector<bool> m_unjudged; ///< by sentence; of none where it is empty
    std::size_t m_total = 0;
    std::size_t m_done = 0; ///< parts of the stages begun so far
};

} // namespace

Suspicions withParsers(Suspicions contradicted, std::vector<Suspicions> others, const std::vector<bool>& unjudged)
{
    std::set<UnitPlace> places;
    for (const SuspiciousAnnotation& one : contradicted)
        places.insert(one.place());
    for (Suspicions& list : others) {
        for (SuspiciousAnnotation& one : list) {
            const bool isJudged = one.sentence >= unjudged.size() || !unjudged[one.sentence];
            if (isJudged && !places.contains(one.place()))
                one.confidence = lessConfident(one.confidence, agreementOdds);
        }
    }
    others.push_back(std::move(contradicted));
    return merged(std::move(others));
}

Result<Suspicions> findSuspicious(const Sentences& sentences, const SuspicionSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop)
{
    auto found = SuspicionSearch(sentences, settings, progress, stop).run();
    if (found && !settings.withDecided)
        dropSettled(*found, sentences);
    return found;
}

void dropSettled(Suspicions& suspicions, const Sentences& sentences)
{
    std::erase_if(suspicions, [&](const SuspiciousAnnotation& one) {
        const Sentence& sentence = *sentences[one.sentence];
        return one.unit > sentence.unitCount() || sentence.headOf(one.unit) != one.head
            || sentence.relationOf(one.unit) != one.relation || decisionOn(sentence, one.unit);
    });
}

} // namespace arcwright
