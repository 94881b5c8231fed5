// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/model/any_model.h"
#include "core/teaching/lesson.h"
#include "ui/players/algorithms/player_source.h"

namespace arcwright::ui {

/// The source of players: the sentence on view, or a lesson in its place while the sentence waits, and the model.
class WatchedSentence {
public:
    /// The difference of another sentence on view from the watched one.
    enum class Change {
        Waiting, ///< a lesson is watched, and goes on
        None,
        Tree, ///< the sentence is the same, its tree was edited
        Sentence,
    };
    Change changeTo(
        const std::shared_ptr<const Sentence>& sentence, const std::shared_ptr<RelationPool>& relations) const;

    void setSentence(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations);
    /// For when the lesson is closed.
    void setWaiting(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations);
    void setModel(const AnyModel& model) { m_model = model; }
    const AnyModel& model() const { return m_model; }
    void setOthers(std::function<SentenceSource()> others) { m_others = std::move(others); }

    /// The lesson's sentence is to be set then; what has been on view waits.
    void beginLesson(const Lesson& lesson);
    void endLesson() { m_lesson.reset(); }
    /// Watches what waited.
    void returnToWaiting();
    const std::optional<Lesson>& lesson() const { return m_lesson; }

    const std::shared_ptr<const Sentence>& sentence() const { return m_sentence; }
    /// The sentence without the tags of its words, which somebody has guessed.
    const std::shared_ptr<const Sentence>& untagged() const;
    /// Whether there is a sentence that has scores.
    bool canBePlayed() const;
    /// Whether there is a model for sentences like the one that is watched.
    bool hasModel() const;
    /// The source of players with scores of that origin, or drawn at random where there is no model. Typed scores are
    /// the caller's. canBePlayed() must hold.
    PlayerSource source(ScoreOrigin origin, std::uint64_t seed) const;
    /// The origin of the scores with which a table to be typed into begins.
    ScoreOrigin originToType() const;

private:
    std::shared_ptr<const Sentence> m_sentence;
    mutable std::shared_ptr<const Sentence> m_untagged; ///< once it was asked for
    std::shared_ptr<RelationPool> m_relations;
    AnyModel m_model;
    std::function<SentenceSource()> m_others;
    std::optional<Lesson> m_lesson;
    std::shared_ptr<const Sentence> m_waitingSentence;
    std::shared_ptr<RelationPool> m_waitingRelations;
};

} // namespace arcwright::ui
