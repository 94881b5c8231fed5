// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/arc_evidence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>

#include "core/advice/explain_bunsetsu.h"
#include "core/advice/head_likelihoods.h"
#include "core/advice/ranked_arcs.h"
#include "core/base/parallel.h"
#include "core/base/share_problems.h"
#include "core/treebank/graph_bytes.h"

namespace arcwright {

namespace {

constexpr std::array evidenceFigures{
    &ArcEvidence::headLoss, &ArcEvidence::relationLoss, &ArcEvidence::likelihood, &ArcEvidence::best};
constexpr float largestLoss = 10; ///< also of heads that were not searched
constexpr int longestExamined = 1000; ///< words of a sentence: each of its arcs is judged by itself, too

double middleOf(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

float inUnits(double loss, double usual)
{
    return usual <= 0 ? 0 : std::clamp(static_cast<float>(loss / usual), -largestLoss, largestLoss);
}

/// The head is annotated, basic or as a further parent.
bool hasParent(const Token& word, int head)
{
    return word.head == head || std::any_of(word.parents.begin(), word.parents.end(), [&](const Parent& parent) {
        return parent.head.empty == 0 && parent.head.word == head;
    });
}

/// The evidence of one parser on one sentence.
class Examination {
public:
    Examination(const Parser& parser, const Sentence& sentence, Parser::Workspace& workspace)
        : m_parser(parser), m_sentence(sentence), m_workspace(workspace)
    {
    }

    std::vector<ArcEvidence> evidence(const RelationPool& relations)
    {
        const Graph predicted = m_parser.parse(m_sentence, m_workspace);
        const auto heads = allAlternativeHeads(m_parser, m_workspace);
        const auto likelihoods
            = headLikelihoods(m_parser.model().filter.ranking(), m_parser.symbolsOf(m_sentence), longestExamined);
        if (likelihoods.empty() && m_parser.model().filter.ranking())
            return {}; // without them, what is said of the words of one sentence would outweigh all others
        const double usual = usualMargin(heads).value_or(0);
        const bool hasLabels = m_parser.model().weights.relations() > 0;
        std::vector<ArcEvidence> all(heads.size());
        std::vector<double> relationLosses(heads.size(), 0);
        std::vector<double> certain;
        for (std::size_t i = 0; i < heads.size(); ++i) {
            const int word = static_cast<int>(i) + 1;
            const Token& gold = m_sentence.word(word);
            const Arc arc = predicted.arc(word);
            if (gold.head == kNoHead || gold.head == word || arc.head == kNoHead)
                continue;
            ArcEvidence& one = all[i];
            one.head = hasParent(gold, arc.head) ? gold.head : arc.head;
            one.headLoss = headLoss(heads[i], gold.head, one.head == gold.head, usual);
            if (!likelihoods.empty()) {
                one.likelihood = static_cast<float>(likelihoods[i][static_cast<std::size_t>(gold.head)]);
                one.best = static_cast<float>(*std::max_element(likelihoods[i].begin(), likelihoods[i].end()));
            }
            one.relation = arc.relation;
            if (!hasLabels)
                continue;
            const auto ranked = arcsWithRelations(m_parser, m_workspace, {gold.head, {}, 0}, word, SIZE_MAX);
            one.relationOfGold = ranked.front().relation;
            if (one.head == gold.head)
                one.relation = one.relationOfGold;
            relationLosses[i] = relationLoss(ranked, gold.relation, relations);
            if (ranked.size() > 1)
                certain.push_back(ranked[1].margin);
        }
        const double usualRelation = middleOf(std::move(certain));
        for (std::size_t i = 0; i < heads.size(); ++i)
            all[i].relationLoss = inUnits(relationLosses[i], usualRelation);
        return all;
    }

private:
    static float headLoss(const std::vector<AlternativeHead>& heads, int gold, bool isBest, double usual)
    {
        if (isBest)
            return heads.size() < 2 ? -largestLoss : inUnits(-heads[1].margin, usual);
        const auto found
            = std::find_if(heads.begin(), heads.end(), [&](const AlternativeHead& each) { return each.head == gold; });
        return found == heads.end() || !std::isfinite(found->margin) ? largestLoss : inUnits(found->margin, usual);
    }

    static double relationLoss(
        const std::vector<AlternativeHead>& ranked, const std::string& gold, const RelationPool& relations)
    {
        const auto found = std::find_if(ranked.begin(), ranked.end(), [&](const AlternativeHead& each) {
            return each.relation ? relations.text(each.relation) == gold : gold.empty();
        });
        if (found == ranked.begin())
            return ranked.size() < 2 ? 0 : -ranked[1].margin;
        return found == ranked.end() ? ranked.back().margin : found->margin;
    }

    const Parser& m_parser;
    const Sentence& m_sentence;
    Parser::Workspace& m_workspace;
};

std::vector<ArcEvidence> evidenceOf(const BunsetsuParser& parser, const Sentence& sentence)
{
    const BunsetsuExplainer explainer(parser, sentence);
    std::vector<ArcEvidence> all(static_cast<std::size_t>(sentence.unitCount()));
    for (int bunsetsu = 1; bunsetsu < sentence.unitCount(); ++bunsetsu) {
        const int head = explainer.heads()[static_cast<std::size_t>(bunsetsu)];
        const int gold = sentence.headOf(bunsetsu);
        if (gold <= bunsetsu || head == kNoHead)
            continue;
        const auto candidates = explainer.candidates(bunsetsu);
        const auto found = std::find_if(candidates.begin(), candidates.end(),
            [&](const CandidateHead& candidate) { return candidate.head == gold; });
        ArcEvidence& one = all[static_cast<std::size_t>(bunsetsu) - 1];
        one.head = head;
        one.relation = one.relationOfGold = explainer.type(bunsetsu);
        if (head != gold && found != candidates.end())
            one.headLoss = static_cast<float>(found->behind);
        else if (head == gold)
            one.headLoss = candidates.size() < 2 ? -largestLoss : static_cast<float>(-candidates[1].behind);
    }
    return all;
}

/// What a parser says of the sentences of a fold, each with its index.
using FoldEvidence = std::vector<std::pair<std::size_t, std::vector<ArcEvidence>>>;

/// The relations that are named, then by sentence its index and the evidence of its units, number by number.
std::string bytesOf(const FoldEvidence& evidence, const RelationPool& pool)
{
    RelationWriter relations(pool);
    std::string sentences;
    for (const auto& [index, units] : evidence) {
        std::string block;
        append<std::uint64_t>(block, index);
        for (const ArcEvidence& unit : units) {
            append<std::int32_t>(block, unit.head);
            append(block, relations.number(unit.relation));
            append(block, relations.number(unit.relationOfGold));
            for (const auto figure : evidenceFigures)
                append(block, unit.*figure);
        }
        appendBlock(sentences, block);
    }
    std::string bytes;
    appendBlock(bytes, relations.texts());
    return bytes.append(sentences);
}

/// Puts such bytes among the evidence of all sentences. False where they are none.
bool addEvidence(std::string_view bytes, Evidence& evidence, RelationPool& pool)
{
    constexpr std::size_t ofUnit = 4 * (3 + evidenceFigures.size());
    BlockReader blocks{bytes};
    const RelationReader relations(blocks.take(), pool);
    while (blocks.sound && relations.isSound() && !blocks.rest.empty()) {
        const std::string_view block = blocks.take();
        if (block.size() % ofUnit != 8 || numberAt<std::uint64_t>(block, 0) >= evidence.size())
            return false;
        std::vector<ArcEvidence>& units = evidence[numberAt<std::uint64_t>(block, 0)];
        for (std::size_t at = 8; at < block.size(); at += ofUnit) {
            ArcEvidence unit;
            unit.head = numberAt<std::int32_t>(block, at);
            const auto relation = relations.relation(numberAt<std::int32_t>(block, at + 4));
            const auto ofGold = relations.relation(numberAt<std::int32_t>(block, at + 8));
            if (!relation || !ofGold)
                return false;
            unit.relation = *relation;
            unit.relationOfGold = *ofGold;
            for (std::size_t i = 0; i < evidenceFigures.size(); ++i)
                unit.*evidenceFigures[i] = numberAt<float>(block, at + 12 + 4 * i);
            units.push_back(unit);
        }
    }
    return blocks.sound && relations.isSound();
}

/// `examine(evidence)` makes a visitor that adds to the evidence of a fold.
template <class Settings, class Examine>
Result<std::vector<Evidence>> evidenceOfAll(const Sentences& sentences, const std::vector<Settings>& committee,
    RelationPool& relations, WorkShares* shares, const ProgressSink& progress, const std::stop_token& stop,
    Examine examine)
{
    if (committee.empty())
        return std::vector<Evidence>();
    const Folds folds(sentences, committee.front());
    std::vector<Evidence> all(committee.size(), Evidence(sentences.size()));
    ShareList list;
    list.count = committee.size() * folds.count();
    list.work
        = [&](std::size_t share, const ProgressSink& part, const std::stop_token& stopped) -> Result<std::string> {
        FoldEvidence evidence;
        const auto& training = committee[share / folds.count()].training;
        const auto done
            = visitFold(folds, share % folds.count(), training, relations, examine(evidence), part, stopped);
        return done ? Result<std::string>(bytesOf(evidence, relations)) : failure(done.error());
    };
    list.take = [&](std::size_t share, const std::string& bytes) -> Result<void> {
        if (!addEvidence(bytes, all[share / folds.count()], relations))
            return failure(ShareProblem::Damaged);
        return {};
    };
    if (const auto done = runShares(shares, committee.front().threads, list, progress, stop); !done)
        return failure(done.error());
    return all;
}

} // namespace

std::vector<TrainingSettings> committeeOf(const TrainingSettings& given, unsigned parsers)
{
    std::vector<TrainingSettings> committee;
    for (unsigned member = 0; member < parsers; ++member) {
        TrainingSettings settings = given;
        settings.trainer.seed += member;
        if (member % 2 == 1) {
            settings.trainer.decoder.decoder
                = isSecondOrder(given.trainer.decoder.decoder) ? Decoder::Eisner : Decoder::Hill;
            settings.parseDecoder.reset();
        }
        if (member % 4 == 1 || member % 4 == 2) {
            settings.trainer.learner = given.trainer.learner == Learner::Mira ? Learner::Perceptron : Learner::Mira;
            useUsualCosts(settings.trainer);
        }
        committee.push_back(settings);
    }
    return committee;
}

Result<std::vector<Evidence>> collectEvidence(const Sentences& sentences,
    const std::vector<JackknifeSettings>& committee, RelationPool& relations, WorkShares* shares,
    const ProgressSink& progress, const std::stop_token& stop)
{
    const auto examine = [&](FoldEvidence& evidence) {
        return [&](std::size_t index, const Parser& parser, Parser::Workspace& workspace) {
            evidence.emplace_back(index, Examination(parser, *sentences[index], workspace).evidence(relations));
        };
    };
    return evidenceOfAll(sentences, committee, relations, shares, progress, stop, examine);
}

Result<std::vector<Evidence>> collectEvidence(const Sentences& sentences,
    const std::vector<BunsetsuJackknifeSettings>& committee, RelationPool& relations, WorkShares* shares,
    const ProgressSink& progress, const std::stop_token& stop)
{
    const auto examine = [&](FoldEvidence& evidence) {
        return [&](std::size_t index, const BunsetsuParser& parser, BunsetsuParser::Workspace&) {
            evidence.emplace_back(index, evidenceOf(parser, *sentences[index]));
        };
    };
    return evidenceOfAll(sentences, committee, relations, shares, progress, stop, examine);
}

namespace {

/// The parsers of the models that judge, each made once, for one thread.
class Judges {
public:
    explicit Judges(RelationPool& relations) : m_relations(relations) { }

    std::vector<ArcEvidence> evidence(const AnyModel& judge, const Sentence& sentence)
    {
        if (const auto* words = std::get_if<std::shared_ptr<const Model>>(&judge)) {
            auto& parser = m_words[words->get()];
            if (!parser)
                parser = std::make_unique<OfWords>(*words, m_relations);
            if (!sentence.bunsetsu.empty() || parser->parser.hasSeen(sentence))
                return {};
            return Examination(parser->parser, sentence, parser->workspace).evidence(m_relations);
        }
        const auto& model = std::get<std::shared_ptr<const BunsetsuModel>>(judge);
        if (sentence.bunsetsu.empty() || model->hasSeen(sentence))
            return {};
        auto& parser = m_bunsetsu[model.get()];
        if (!parser)
            parser = std::make_unique<BunsetsuParser>(model, m_relations);
        return evidenceOf(*parser, sentence);
    }

private:
    struct OfWords {
        OfWords(std::shared_ptr<const Model> model, RelationPool& relations) : parser(std::move(model), relations) { }
        Parser parser;
        Parser::Workspace workspace;
    };
    RelationPool& m_relations;
    std::map<const Model*, std::unique_ptr<OfWords>> m_words;
    std::map<const BunsetsuModel*, std::unique_ptr<BunsetsuParser>> m_bunsetsu;
};

} // namespace

Result<Evidence> evidenceOfModels(const Sentences& sentences, const std::vector<AnyModel>& judges,
    RelationPool& relations, unsigned threads, const ProgressSink& progress, const std::stop_token& stop)
{
    Evidence all(sentences.size());
    std::vector<Judges> workers;
    for (unsigned worker = 0; worker < std::max(threads, 1U); ++worker)
        workers.emplace_back(relations);
    std::mutex mutex;
    std::size_t done = 0; // guarded by the mutex
    parallelFor(sentences.size(), threads, stop, [&](std::size_t index, unsigned worker) {
        if (progress) {
            const std::scoped_lock lock(mutex);
            progress({done++, sentences.size()});
        }
        const Sentence& sentence = *sentences[index];
        if (index < judges.size() && !isNull(judges[index]) && !sentence.problem)
            all[index] = workers[worker].evidence(judges[index], sentence);
    });
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    return all;
}

} // namespace arcwright
