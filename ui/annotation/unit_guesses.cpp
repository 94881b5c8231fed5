// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/unit_guesses.h"

#include <algorithm>

#include "core/editing/annotation_operations.h"
#include "core/treebank/format.h"
#include "core/treebank/prague_fields.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

constexpr qsizetype mostLikely = 4; ///< relations for the head a unit has, and for others

} // namespace

std::shared_ptr<const Sentence> readableSentence(const Workspace& workspace, std::size_t index)
{
    if (index >= workspace.treebank().size())
        return nullptr;
    auto found = workspace.treebank().sentence(index);
    return found->problem ? nullptr : found;
}

std::shared_ptr<const Sentence> UnitGuesses::sentence() const
{
    return readableSentence(m_workspace, m_sentence);
}

std::vector<Guess> UnitGuesses::guesses(int unit) const
{
    if (m_ranked) {
        if (auto ranked = m_ranked(m_sentence, unit); !ranked.empty())
            return ranked;
    }
    const auto predicted = predictedArc(unit);
    return predicted ? std::vector{*predicted} : std::vector<Guess>();
}

std::vector<double> UnitGuesses::doubts() const
{
    return m_doubts ? m_doubts(m_sentence) : std::vector<double>();
}

const Analysis* UnitGuesses::prediction() const
{
    return sentence() ? m_workspace.layer().find(m_workspace.treebank().key(m_sentence)) : nullptr;
}

std::optional<Guess> UnitGuesses::predictedArc(int unit) const
{
    const Analysis* const analysis = prediction();
    if (!analysis || unit < 1 || unit > analysis->graph.size() || analysis->graph.arc(unit).head == kNoHead)
        return std::nullopt;
    const Arc arc = analysis->graph.arc(unit);
    const auto& members = analysis->graph.members;
    return Guess{arc.head, QString::fromStdString(std::string(m_workspace.relations()->text(arc.relation))), {},
        members.empty() ? std::nullopt : std::optional<bool>(members[static_cast<std::size_t>(unit)])};
}

/// The first guess, where it is that head with a relation that was decided a moment ago.
std::optional<Guess> UnitGuesses::decidedRelation(int unit, int head) const
{
    const std::vector<Guess> ranked = guesses(unit);
    const bool isThere = !ranked.empty() && ranked.front().isRecent && ranked.front().head == head;
    return isThere ? std::optional(ranked.front()) : std::nullopt;
}

void UnitGuesses::showMore(int unit)
{
    constexpr std::size_t digits = 9;
    m_first += digits;
    if (m_first >= guesses(unit).size())
        m_first = 0;
}

bool UnitGuesses::stands(int unit, const Guess& guess) const
{
    const auto shown = sentence();
    if (!shown || shown->headOf(unit) != guess.head
        || (!guess.relation.isEmpty() && QString::fromStdString(shown->relationOf(unit)) != guess.relation))
        return false;
    const bool isCompared
        = guess.isMember && !guess.relation.isEmpty() && placeOfFlag(*shown, pml::isMember) != FlagPlace::None;
    return !isCompared || *guess.isMember == hasPragueFlag(shown->word(unit), pml::isMember);
}

std::optional<Guess> UnitGuesses::proposal(int unit, bool isUncertain) const
{
    if (auto predicted = predictedArc(unit); predicted && !isPinned(unit)) {
        if (!m_workspace.layer().hasRelations())
            predicted->relation.clear();
        else if (const auto decided = decidedRelation(unit, predicted->head))
            predicted = decided;
        if (!stands(unit, *predicted))
            return predicted;
    }
    if (!isUncertain)
        return std::nullopt;
    const std::vector<Guess> ranked = guesses(unit);
    return ranked.empty() || stands(unit, ranked.front()) ? std::nullopt : std::optional(ranked.front());
}

bool UnitGuesses::isPinned(int unit) const
{
    const auto shown = sentence();
    return shown && arcwright::isPinned(*shown, unit);
}

QStringList UnitGuesses::likelyRelations(int unit) const
{
    QStringList here;
    QStringList elsewhere;
    const int head = sentence()->headOf(unit);
    for (const Guess& guess : guesses(unit)) {
        QStringList& list = guess.head == head ? here : elsewhere;
        if (!guess.relation.isEmpty() && list.size() < mostLikely)
            list << text(guess);
    }
    QStringList all = here + elsewhere;
    all.removeDuplicates();
    return all;
}

QString UnitGuesses::relationUnder(int unit, int head) const
{
    const std::vector<Guess> ranked = guesses(unit);
    const auto found = std::find_if(ranked.begin(), ranked.end(),
        [&](const Guess& guess) { return guess.head == head && !guess.relation.isEmpty(); });
    return found == ranked.end() ? QString() : text(*found);
}

QString UnitGuesses::text(const Guess& guess) const
{
    const auto shown = sentence();
    return shown ? QString::fromStdString(
               relationWithMembership(*shown, guess.head, guess.relation.toStdString(), guess.isMember.value_or(false)))
                 : guess.relation;
}

std::optional<Guess> UnitGuesses::ofDigit(int unit, int digit) const
{
    const std::vector<Guess> ranked = guesses(unit);
    return digit >= 1 && rankOf(digit) <= ranked.size() ? std::optional(ranked[rankOf(digit) - 1]) : std::nullopt;
}

} // namespace arcwright::ui
