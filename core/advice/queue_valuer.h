// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/advice/annotation_queue.h"
#include "core/advice/waiting_worth.h"
#include "core/documents/treebank.h"
#include "core/model/model_with_folds.h"

namespace arcwright {

/// All that the worth of a treebank's sentences is made of.
struct QueueSources {
    Treebank treebank;
    AnnotationOrder order = AnnotationOrder::Sequence;
    std::uint64_t seed = 0;
    std::optional<LiveModels> words = {}; ///< one of the two, or none where the order asks no parser
    std::optional<BunsetsuModels> bunsetsu = {};
    std::shared_ptr<const Layer> second = {}; ///< analyses of a second parser; null: there is none
    std::shared_ptr<const RelationPool> relations = {}; ///< of `second`
    LastCorrections corrections = LastCorrections();
};

/// Whether a sentence waits for the annotator: it can be read, has units and is not confirmed.
bool isWaiting(const Sentence& sentence);

/// The arcs of a sentence that are pinned.
std::vector<DecidedArc> pinnedArcs(const Sentence& sentence);

/// Makes the entries of a queue, each by the model that has not seen the sentence where there is one (see
/// ModelWithFolds), around what is pinned. Belongs to one thread.
class QueueValuer {
public:
    explicit QueueValuer(QueueSources sources);

    /// Whether there is all that the order asks.
    static bool canValue(const QueueSources& sources);
    /// The entries of a sentence: one, or for the order of words one for each that is asked; none where it does not
    /// wait or nobody can say anything of it. The time of worthOf() and worthsOfWords().
    std::vector<QueueEntry> entriesOf(std::size_t index);
    /// Calls `take` with the entries of some sentences, of one model after the other, since going from one to another
    /// may cost O(weights).
    void value(std::span<const std::size_t> indices, const std::stop_token& stop,
        const std::function<void(std::size_t index, std::vector<QueueEntry>)>& take);

private:
    struct Speaker {
        std::size_t fold = 0;
        Exposure exposure = Exposure::Unseen;
    };
    std::optional<Speaker> speakerOf(std::size_t index, const Sentence& sentence) const;
    Suggester& suggesterOf(std::size_t fold);
    std::optional<std::vector<SuggestedArc>> otherOf(std::size_t index, const Sentence& sentence, Exposure& exposure);

    QueueSources m_sources;
    std::unique_ptr<Suggester> m_suggester;
    std::size_t m_fold = 0; ///< that `m_suggester` is of
};

} // namespace arcwright
