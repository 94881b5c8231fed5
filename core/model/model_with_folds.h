// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/documents/layer.h"
#include "core/documents/treebank.h"
#include "core/model/any_model.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/live_model.h"

namespace arcwright {

inline bool hasSeen(const LiveModel& model, const Sentence& sentence)
{
    return model.hasSeen(sentence);
}

inline bool hasSeen(const std::shared_ptr<const BunsetsuModel>& model, const Sentence& sentence)
{
    return model->hasSeen(sentence);
}

/// A model of a whole treebank, and the models of the folds of a jackknife over it (see core/experiments/jackknife.h):
/// for each sentence that a fold held out there is a model that has not seen it. A value; copies share the models.
/// `Kind` is LiveModel or shared_ptr<const BunsetsuModel>.
template <class Kind>
class ModelWithFolds {
public:
    /// No folds yet.
    explicit ModelWithFolds(Kind whole) : m_whole(std::move(whole)) { }

    const Kind& whole() const { return m_whole; }
    const std::vector<Kind>& folds() const { return m_folds; }

    /// Adds the model of a fold, which has not seen these sentences. O(sentences of all folds).
    void addFold(Kind model, const std::vector<SentenceKey>& heldOut)
    {
        auto foldOf = std::make_shared<FoldOf>(*m_foldOf);
        for (const SentenceKey key : heldOut)
            (*foldOf)[key] = m_folds.size();
        m_folds.push_back(std::move(model));
        m_foldOf = std::move(foldOf);
    }

    /// Another treebank is open: keys are of other sentences. Those that the folds held out are known by their words
    /// and tags alone from now on.
    void forgetKeys() { m_foldOf = std::make_shared<FoldOf>(); }

    /// Which of folds() speaks of a sentence, folds().size() where the model of the whole does: the fold that held the
    /// sentence out, whatever became of its words and tags since; of a sentence without a key, the first that has not
    /// seen its words and tags where another fold has, or the model of the whole.
    std::size_t foldOf(SentenceKey key, const Sentence& sentence) const
    {
        if (const auto found = m_foldOf->find(key); found != m_foldOf->end())
            return found->second;
        const auto isSeen = [&](const Kind& model) { return hasSeen(model, sentence); };
        const auto unseen = std::find_if_not(m_folds.begin(), m_folds.end(), isSeen);
        if (unseen == m_folds.end())
            return m_folds.size();
        const bool isOfTraining = unseen != m_folds.begin()
            || isSeen(m_whole) // held out of the whole's, too, it may be
            || std::any_of(unseen + 1, m_folds.end(), isSeen);
        return isOfTraining ? static_cast<std::size_t>(unseen - m_folds.begin()) : m_folds.size();
    }

    /// The model that speaks of a sentence.
    const Kind& modelFor(SentenceKey key, const Sentence& sentence) const
    {
        const std::size_t fold = foldOf(key, sentence);
        return fold < m_folds.size() ? m_folds[fold] : m_whole;
    }

    /// How honest what modelFor() says of a sentence is.
    Exposure exposureOf(SentenceKey key, const Sentence& sentence) const
    {
        if (foldOf(key, sentence) < m_folds.size())
            return Exposure::Jackknifed;
        return hasSeen(m_whole, sentence) ? Exposure::Seen : Exposure::Unseen;
    }

    /// The model of the whole and then those of the folds, each replaced by `change(model, fold)`; `fold` is as
    /// foldOf() says.
    template <class Change>
    void changeAll(Change change)
    {
        m_whole = change(std::as_const(m_whole), m_folds.size());
        for (std::size_t fold = 0; fold < m_folds.size(); ++fold)
            m_folds[fold] = change(std::as_const(m_folds[fold]), fold);
    }

private:
    using FoldOf = std::map<SentenceKey, std::size_t>;

    Kind m_whole;
    std::vector<Kind> m_folds;
    std::shared_ptr<const FoldOf> m_foldOf = std::make_shared<FoldOf>();
};

using LiveModels = ModelWithFolds<LiveModel>;
using BunsetsuModels = ModelWithFolds<std::shared_ptr<const BunsetsuModel>>;

/// The models of the folds with what they have learnt, each by itself. O(weights).
inline std::vector<AnyModel> foldsByThemselves(const LiveModels& models)
{
    std::vector<AnyModel> folds;
    for (const LiveModel& fold : models.folds())
        folds.emplace_back(fold.patches().empty() ? fold.sharedBase() : fold.flattened());
    return folds;
}

inline std::vector<AnyModel> foldsByThemselves(const BunsetsuModels& models)
{
    return {models.folds().begin(), models.folds().end()};
}

} // namespace arcwright
