// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/watched_sentence.h"

#include <utility>

namespace arcwright::ui {

WatchedSentence::Change WatchedSentence::changeTo(
    const std::shared_ptr<const Sentence>& sentence, const std::shared_ptr<RelationPool>& relations) const
{
    const bool isWaiting = m_waitingSentence && sentence && sentence->tokens == m_waitingSentence->tokens
        && sentence->bunsetsu == m_waitingSentence->bunsetsu; // shown anew, or read anew
    if (m_lesson && (!m_waitingSentence || isWaiting))
        return Change::Waiting;
    if (!m_lesson && sentence == m_sentence && relations == m_relations)
        return Change::None;
    const bool isEdited = !m_lesson && m_sentence && sentence && !m_sentence->problem && !sentence->problem
        && areSameButForTrees(*m_sentence, *sentence);
    return isEdited ? Change::Tree : Change::Sentence;
}

void WatchedSentence::setSentence(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations)
{
    m_sentence = std::move(sentence);
    m_relations = std::move(relations);
    m_untagged.reset();
}

const std::shared_ptr<const Sentence>& WatchedSentence::untagged() const
{
    if (m_untagged || !m_sentence)
        return m_untagged;
    auto sentence = std::make_shared<Sentence>(*m_sentence);
    for (Token& token : sentence->tokens) {
        token.upos.clear();
        token.xpos.clear();
        token.feats.clear();
    }
    m_untagged = std::move(sentence);
    return m_untagged;
}

void WatchedSentence::setWaiting(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations)
{
    m_waitingSentence = std::move(sentence);
    m_waitingRelations = std::move(relations);
}

void WatchedSentence::beginLesson(const Lesson& lesson)
{
    if (!m_lesson)
        setWaiting(m_sentence, m_relations);
    m_lesson = lesson;
}

void WatchedSentence::returnToWaiting()
{
    setSentence(std::move(m_waitingSentence), std::move(m_waitingRelations));
}

bool WatchedSentence::canBePlayed() const
{
    return m_sentence && !m_sentence->problem && m_sentence->unitCount() > 0;
}

bool WatchedSentence::hasModel() const
{
    const Units units = m_sentence && !m_sentence->bunsetsu.empty() ? Units::Bunsetsu : Units::Words;
    return !isNull(m_model) && unitsOf(m_model) == units;
}

PlayerSource WatchedSentence::source(ScoreOrigin origin, std::uint64_t seed) const
{
    PlayerSource source;
    source.sentence = m_sentence;
    source.relations = m_relations;
    if (const auto* model = std::get_if<std::shared_ptr<const Model>>(&m_model))
        source.model = *model;
    else
        source.bunsetsuModel = std::get<std::shared_ptr<const BunsetsuModel>>(m_model);
    if (!m_lesson && m_others)
        source.others = m_others();
    if (m_lesson)
        source.given = m_lesson->scores;
    if (m_lesson && m_lesson->scores)
        source.root = m_lesson->scores->root;
    source.seed = seed;
    source.origin = origin == ScoreOrigin::Model && !hasModel() ? ScoreOrigin::Random : origin;
    return source;
}

ScoreOrigin WatchedSentence::originToType() const
{
    return m_lesson && m_lesson->scores              ? ScoreOrigin::Given
        : hasModel() && m_sentence->bunsetsu.empty() ? ScoreOrigin::Model
                                                     : ScoreOrigin::Random;
}

} // namespace arcwright::ui
