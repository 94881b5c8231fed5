// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/bunsetsu/analyser.h"
#include "core/bunsetsu/bunsetsu_view.h"
#include "core/bunsetsu/bunsetsu_weights.h"
#include "core/documents/layer.h"
#include "core/model/train.h"

namespace arcwright {

/// A parser of Japanese bunsetsu. Immutable once made; shared between threads.
struct BunsetsuModel {
    BunsetsuWeights weights;
    std::size_t trainingSentences = 0;
    std::size_t trainingBunsetsu = 0;
    std::optional<std::size_t> givenHeads; ///< how many heads were given, the last of a sentence aside; nothing: all
    std::vector<std::uint64_t> seen; ///< sorted fingerprints of the training sentences
    /// The forms of their bunsetsu; null where they are not known, as of a model from a file.
    std::shared_ptr<const Vocabulary> vocabulary;

    /// Whether the model was trained on a sentence with these words and tags.
    bool hasSeen(const Sentence& sentence) const;
};

/// How many sentences cannot be learnt from, by why; those that can are not counted.
std::map<BunsetsuFitness, std::size_t> countUnfit(const Sentences& sentences);

/// Whether a training with these settings learns from a sentence.
bool isUsable(const Sentence& sentence, const BunsetsuSettings& settings);

/// Trains on the usable sentences. Fails with NoSentences, NoBunsetsu where all units are words,
/// NoUsableSentences, and as trainBunsetsu().
Result<std::shared_ptr<const BunsetsuModel>> trainBunsetsuModel(const Sentences& sentences,
    const BunsetsuSettings& settings, const ProgressSink& progress, const std::stop_token& stop);
/// Of the hooks these: progress, and where there are epochs, epochDone, checkpoint and resume; it fails as
/// bunsetsuStateIn() for one that it cannot go on from, and as writeFileAtomically(). Its UAS are percentages of right
/// heads as BunsetsuEvaluation counts them: of the fit sentences of `development`, and of as many of the training ones,
/// evenly spread (500 without a development part); there is no LAS, for types are learnt last.
Result<std::shared_ptr<const BunsetsuModel>> trainBunsetsuModel(const Sentences& training, const Sentences& development,
    const BunsetsuSettings& settings, const TrainingHooks& hooks, const std::stop_token& stop);

/// A model at work. Parsing is const: threads share one parser, each with a workspace of its own.
class BunsetsuParser {
public:
    /// The memory that one thread needs while it parses.
    class Workspace {
    public:
        explicit Workspace(const BunsetsuParser& parser) : m_analyser(parser.model().weights) { }

        /// How often the ranker was asked so far.
        std::size_t questions() const { return m_analyser.questions(); }

    private:
        friend class BunsetsuParser;
        BunsetsuAnalyser m_analyser;
    };

    /// Types of dependencies are relations of the parser's graphs: ids of `relations`, which must outlive it.
    BunsetsuParser(std::shared_ptr<const BunsetsuModel> model, RelationPool& relations);

    const BunsetsuModel& model() const { return *m_model; }
    /// The pool's id of a type with that number in the model; nothing if types were not learnt.
    RelationId typeFor(std::size_t number) const { return number < m_types.size() ? m_types[number] : RelationId{}; }

    /// The best analysis of a sentence that has bunsetsu, over these; its own heads are not looked at. Without heads
    /// only where the constraints leave no analysis.
    Graph parse(const Sentence& sentence, Workspace& workspace, std::span<const Constraint> constraints = {}) const;
    /// How the last sentence that was parsed got its heads, bunsetsu 1 first; empty unless a tournament is played.
    static std::vector<HeadContest> contests(const Workspace& workspace);

    /// An analysis with the steps of the parser.
    struct Traced {
        Graph graph;
        Trace trace;
    };
    Traced parseTraced(const Sentence& sentence, TraceDetail detail, Workspace& workspace,
        std::span<const Constraint> constraints = {}) const;

    /// A minimal part of constraints that leaves no analysis; empty where all together leave one. Parses as often as
    /// smallestConflict() asks.
    std::vector<Constraint> findConflict(
        const Sentence& sentence, Workspace& workspace, std::span<const Constraint> constraints) const;

private:
    Graph graphFrom(const BunsetsuAnalyser& analyser) const;

    std::shared_ptr<const BunsetsuModel> m_model;
    std::vector<RelationId> m_types; ///< by the model's numbers
};

/// `sentence` with the heads and types of an analysis over its bunsetsu.
Sentence withBunsetsuGraph(Sentence sentence, const Graph& graph, const RelationPool& relations);

} // namespace arcwright
