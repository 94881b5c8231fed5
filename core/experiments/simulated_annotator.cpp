// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/simulated_annotator.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>

#include "core/advice/recent_decisions.h"
#include "core/base/block_file.h"
#include "core/base/share_problems.h"
#include "core/experiments/arc_evidence.h"
#include "core/experiments/waiting_sentences.h"
#include "core/learning/training_problems.h"
#include "core/model/given_part.h"
#include "core/model/training_run.h"
#include "core/model/whole_trees.h"

namespace arcwright {

namespace {

using AnySettings = std::variant<TrainingSettings, BunsetsuSettings>;

AnySettings withSeed(AnySettings settings, std::uint64_t seed)
{
    if (auto* ofWords = std::get_if<TrainingSettings>(&settings)) {
        ofWords->trainer.seed = seed;
        ofWords->trainer.threads = 1;
        ofWords->parts = true;
    } else {
        std::get<BunsetsuSettings>(settings).seed = seed;
        std::get<BunsetsuSettings>(settings).parts = true;
    }
    return settings;
}

/// A parser of another kind, for a second opinion.
AnySettings secondOf(const AnySettings& settings)
{
    if (const auto* ofWords = std::get_if<TrainingSettings>(&settings))
        return committeeOf(*ofWords, 2).back();
    const auto& ofBunsetsu = std::get<BunsetsuSettings>(settings);
    const bool isShiftReduce = ofBunsetsu.decoder == BunsetsuDecoder::ShiftReduce;
    return withDecoder(ofBunsetsu, isShiftReduce ? BunsetsuDecoder::CascadedChunking : BunsetsuDecoder::ShiftReduce);
}

Result<AnyModel> trained(const Sentences& sentences, const AnySettings& settings, const std::stop_token& stop)
{
    const auto model = train({sentences, {}, {}, settings}, {}, stop);
    return model ? Result<AnyModel>(model->model) : failure(model.error());
}

std::vector<std::string> frequentRelations(const Sentences& sentences, std::size_t end)
{
    std::map<std::string, int> counts;
    for (std::size_t i = 0; i < end; ++i) {
        for (int unit = 1; unit <= sentences[i]->unitCount(); ++unit)
            ++counts[sentences[i]->relationOf(unit)];
    }
    std::vector<std::string> relations;
    relations.reserve(counts.size());
    for (const auto& [relation, count] : counts)
        relations.push_back(relation);
    std::stable_sort(relations.begin(), relations.end(),
        [&](const std::string& one, const std::string& other) { return counts[one] > counts[other]; });
    return relations;
}

/// One run over the sentences.
class Simulation {
public:
    Simulation(const Sentences& gold, const Sentences& development, const SimulationSettings& settings,
        std::uint64_t seed, const ProgressSink& progress, const std::stop_token& stop)
        : m_gold(gold)
        , m_development(development)
        , m_settings(settings)
        , m_training(withSeed(settings.training, seed))
        , m_progress(progress)
        , m_stop(stop)
        , m_keys(frequentRelations(gold, settings.start))
        , m_waiting(gold, settings.start, settings.order, seed)
        , m_annotated(gold.begin(), gold.begin() + static_cast<std::ptrdiff_t>(settings.start))
    {
        m_run.seed = seed;
        const std::size_t left = gold.size() - settings.start;
        m_sentences = settings.sentences == 0 ? left : std::min(left, settings.sentences);
        std::size_t units = 0;
        for (std::size_t i = settings.start; i < gold.size(); ++i)
            units += static_cast<std::size_t>(gold[i]->unitCount());
        m_meanUnits = static_cast<double>(units) / static_cast<double>(std::max<std::size_t>(left, 1));
    }

    Result<SimulationRun> run()
    {
        if (auto begun = learnAnew(); !begun)
            return failure(begun.error());
        m_waiting.keepStanding(*m_suggester, m_stop);
        const bool ofWords = rowOf(m_settings.order).asked == AskedUnit::Word;
        if (auto done = ofWords ? askWords() : askSentences(); !done)
            return failure(done.error());
        if (m_stop.stop_requested())
            return failure(JobProblem::Cancelled);
        return std::move(m_run);
    }

private:
    /// Trains on all that was annotated, and notes how good the parser is then.
    Result<void> learnAnew()
    {
        Sentences sentences = m_annotated;
        for (const std::size_t index : m_touched) {
            std::vector<bool> given(static_cast<std::size_t>(m_gold[index]->unitCount()), false);
            for (const DecidedArc& arc : m_waiting.decided(index))
                given[static_cast<std::size_t>(arc.unit) - 1] = true;
            sentences.push_back(withHeadsOf(*m_gold[index], given));
        }
        const auto model = trained(sentences, m_training, m_stop);
        if (!model)
            return failure(model.error());
        if (rowOf(m_settings.order).asksSecond) {
            const auto second = trained(sentences, secondOf(m_training), m_stop);
            if (!second)
                return failure(second.error());
            m_second = makeSuggester(*second);
        }
        m_suggester = makeSuggester(*model);
        note(*model);
        return {};
    }

    void note(const AnyModel& model)
    {
        SimulationPoint point{m_done + m_touched.size(), m_cost};
        if (!m_development.empty()) {
            const ModelScore score = scoreModel(model, m_development, m_stop);
            point.uas = score.uas;
            point.las = score.las;
        }
        m_run.curve.push_back(point);
    }

    /// At the end: trains anew if that is what is done, else notes what the parser has learnt live.
    Result<void> finish()
    {
        if (m_run.curve.back().cost == m_cost)
            return {};
        if (m_settings.retrain > 0)
            return learnAnew();
        note(m_suggester->model());
        return {};
    }

    void report(std::size_t done, std::size_t all) const
    {
        if (m_progress)
            m_progress({done, all});
    }

    Result<void> askSentences()
    {
        m_waiting.ask(*m_suggester, m_second.get(), m_stop);
        while (m_done < m_sentences && !m_stop.stop_requested()) {
            annotate(m_waiting.takeNext(m_corrections));
            report(++m_done, m_sentences);
            if (m_settings.retrain == 0 || m_done % m_settings.retrain != 0 || m_done == m_sentences)
                continue;
            if (auto done = learnAnew(); !done)
                return done;
            m_waiting.ask(*m_suggester, m_second.get(), m_stop);
        }
        return finish();
    }

    void annotate(std::size_t index)
    {
        const auto& gold = m_gold[index];
        AnnotationCourse course;
        const Suggest suggest = [&](std::span<const DecidedArc> decided) {
            Suggestion suggestion = m_suggester->suggest(*gold, decided);
            if (m_settings.recent)
                m_recent.bringForward(*gold, decided, suggestion);
            return suggestion;
        };
        m_cost += m_keys.annotate(*gold, suggest, &course);
        for (const int unit : course.corrected)
            m_corrections.add(*gold, unit);
        for (int unit = 1; unit <= gold->unitCount(); ++unit)
            m_recent.add(*gold, unit, course.suggested[static_cast<std::size_t>(unit) - 1],
                {gold->headOf(unit), gold->relationOf(unit)});
        m_annotated.push_back(gold);
        if (m_settings.live)
            m_suggester->learn(*gold);
    }

    std::size_t inUnits(std::size_t sentences) const
    {
        return static_cast<std::size_t>(m_meanUnits * static_cast<double>(sentences));
    }

    Result<void> askWords()
    {
        constexpr std::size_t usualRetrain = 100; // so often the parser is asked which words it is least sure of
        const std::size_t all = inUnits(m_sentences);
        const std::size_t atATime = m_settings.retrain == 0 ? usualRetrain : m_settings.retrain;
        std::size_t done = 0;
        for (std::size_t end = atATime; done < all && !m_stop.stop_requested(); end += atATime) {
            const auto units = m_waiting.leastCertain(*m_suggester, std::min(inUnits(end), all) - done, m_stop);
            if (units.empty())
                break;
            for (const WaitingUnit& unit : units) {
                decide(unit);
                report(++done, all);
                if (m_stop.stop_requested())
                    break;
            }
            if (done < all && m_settings.retrain > 0) {
                if (auto learnt = learnAnew(); !learnt)
                    return learnt;
            }
        }
        return finish();
    }

    void decide(const WaitingUnit& asked)
    {
        const auto& gold = m_gold[asked.sentence];
        Suggestion suggestion = m_suggester->suggest(*gold, m_waiting.decided(asked.sentence));
        if (m_settings.recent)
            m_recent.bringForward(*gold, m_waiting.decided(asked.sentence), suggestion);
        m_cost += m_keys.decide(*gold, asked.unit, suggestion);
        if (m_touched.insert(asked.sentence).second)
            m_cost.wordsRead += static_cast<std::size_t>(gold->unitCount());
        const SuggestedArc right{gold->headOf(asked.unit), gold->relationOf(asked.unit)};
        const SuggestedArc& suggested = suggestion.arcs[static_cast<std::size_t>(asked.unit) - 1];
        m_recent.add(*gold, asked.unit, suggested, right);
        m_waiting.decide(asked.sentence, {asked.unit, right});
        if (!m_settings.live)
            return;
        std::vector<bool> given(static_cast<std::size_t>(gold->unitCount()), false);
        given[static_cast<std::size_t>(asked.unit) - 1] = true;
        m_suggester->learn(*withHeadsOf(*gold, given));
    }

    const Sentences& m_gold;
    const Sentences& m_development;
    const SimulationSettings& m_settings;
    AnySettings m_training;
    const ProgressSink& m_progress;
    const std::stop_token& m_stop;
    KeyCount m_keys;
    WaitingSentences m_waiting;
    Sentences m_annotated; ///< whole
    std::set<std::size_t> m_touched; ///< of which words were decided
    std::size_t m_sentences = 0; ///< to annotate
    std::size_t m_done = 0;
    double m_meanUnits = 0;
    AnnotationCost m_cost;
    LastCorrections m_corrections;
    RecentDecisions m_recent;
    std::unique_ptr<Suggester> m_suggester;
    std::unique_ptr<Suggester> m_second;
    SimulationRun m_run;
};

Sentences usableOf(const Sentences& sentences, const AnySettings& settings)
{
    Sentences usable;
    const Units units = std::holds_alternative<TrainingSettings>(settings) ? Units::Words : Units::Bunsetsu;
    std::copy_if(sentences.begin(), sentences.end(), std::back_inserter(usable),
        [&](const auto& sentence) { return hasWholeTree(*sentence, units); });
    return usable;
}

constexpr std::array costFigures{&AnnotationCost::wordsRead, &AnnotationCost::wrongWords,
    &AnnotationCost::correctedWords, &AnnotationCost::decisions, &AnnotationCost::keys};

/// The points of a run as bytes, number by number.
std::string curveBytes(const std::vector<SimulationPoint>& curve)
{
    std::string bytes;
    for (const SimulationPoint& point : curve) {
        append<std::uint64_t>(bytes, point.sentences);
        for (const auto figure : costFigures)
            append<std::uint64_t>(bytes, point.cost.*figure);
        append(bytes, point.uas);
        append(bytes, point.las);
    }
    return bytes;
}

/// Nothing where they are not such bytes.
std::optional<std::vector<SimulationPoint>> curveIn(std::string_view bytes)
{
    constexpr std::size_t number = 8;
    constexpr std::size_t ofPoint = number * (costFigures.size() + 3);
    if (bytes.size() % ofPoint != 0)
        return std::nullopt;
    std::vector<SimulationPoint> curve;
    for (std::size_t at = 0; at < bytes.size();) {
        const auto next = [&] {
            at += number;
            return numberAt<std::uint64_t>(bytes, at - number);
        };
        SimulationPoint point{next(), {}, 0, 0};
        for (const auto figure : costFigures)
            point.cost.*figure = next();
        point.uas = std::bit_cast<double>(next());
        point.las = std::bit_cast<double>(next());
        curve.push_back(point);
    }
    return curve;
}

} // namespace

std::optional<ReachedScore> whereReached(const std::vector<SimulationPoint>& curve, double las)
{
    for (std::size_t i = 0; i < curve.size(); ++i) {
        if (curve[i].las < las)
            continue;
        const SimulationPoint& to = curve[i];
        const SimulationPoint& from = i == 0 ? to : curve[i - 1];
        const double share = to.las > from.las ? (las - from.las) / (to.las - from.las) : 1;
        const auto between = [&](std::size_t low, std::size_t high) {
            return static_cast<double>(low) + share * static_cast<double>(high - low);
        };
        return ReachedScore{between(from.sentences, to.sentences), between(from.cost.wordsRead, to.cost.wordsRead),
            between(from.cost.decisions, to.cost.decisions), between(from.cost.correctedWords, to.cost.correctedWords),
            between(from.cost.keys, to.cost.keys)};
    }
    return std::nullopt;
}

Result<std::vector<SimulationRun>> simulateAnnotation(const Sentences& gold, const Sentences& development,
    const SimulationSettings& settings, const ProgressSink& progress, const std::stop_token& stop)
{
    const Sentences usable = usableOf(gold, settings.training);
    const Sentences scored = usableOf(development, settings.training);
    if (usable.empty())
        return failure(train({gold, {}, {}, settings.training}, {}, stop).error());
    if (usable.size() <= settings.start)
        return failure(Problem{TrainingProblem::TooFewForSimulation, {}, 0, 0,
            {std::to_string(usable.size()), std::to_string(settings.start)}});
    std::vector<SimulationRun> runs(settings.seeds);
    ShareList list;
    list.count = settings.seeds;
    list.work
        = [&](std::size_t share, const ProgressSink& part, const std::stop_token& stopped) -> Result<std::string> {
        const auto run = Simulation(usable, scored, settings, settings.seed + share, part, stopped).run();
        return run ? Result<std::string>(curveBytes(run->curve)) : failure(run.error());
    };
    list.take = [&](std::size_t share, const std::string& bytes) -> Result<void> {
        auto curve = curveIn(bytes);
        if (!curve)
            return failure(ShareProblem::Damaged);
        runs[share] = {settings.seed + share, std::move(*curve)};
        return {};
    };
    if (const auto done = runShares(settings.shares, settings.threads, list, progress, stop); !done)
        return failure(done.error());
    return runs;
}

} // namespace arcwright
