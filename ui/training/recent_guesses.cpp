// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/recent_guesses.h"

#include <algorithm>
#include <utility>

#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

std::vector<SuggestedArc> standingArcs(const Sentence& sentence)
{
    std::vector<SuggestedArc> arcs;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        arcs.push_back({sentence.headOf(unit), std::string(sentence.relationOf(unit))});
    return arcs;
}

} // namespace

RecentGuesses::RecentGuesses(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        bool areOthers = false;
        for (const std::size_t index : indices)
            areOthers = look(index) || areOthers;
        if (areOthers)
            Q_EMIT changed();
    });
    connect(&workspace, &Workspace::treebankTaken, this, [this] {
        m_recent.clear();
        m_suggested.clear();
        m_made.clear();
    });
}

void RecentGuesses::setOn(bool on)
{
    if (std::exchange(m_isOn, on) != on)
        Q_EMIT changed();
}

/// A sentence that is edited after its confirmation decides anew. Whether other guesses come forward now.
bool RecentGuesses::look(std::size_t index)
{
    const Treebank& treebank = m_workspace.treebank();
    if (index >= treebank.size())
        return false;
    const SentenceKey key = treebank.key(index);
    if (!m_made.contains(key) && !m_suggested.contains(key))
        return false;
    const auto sentence = treebank.sentence(index);
    const bool isDecided = sentence->annotation.confirmed && !sentence->problem;
    const std::vector<SuggestedArc> arcs = isDecided ? standingArcs(*sentence) : std::vector<SuggestedArc>();
    RecentDecisions& recent = m_recent[key.document];
    bool isOther = false;
    if (const auto made = m_made.find(key); made != m_made.end()) {
        if (isDecided && made->second.arcs == arcs)
            return false;
        for (const std::uint64_t decision : made->second.decisions)
            recent.forget(decision);
        m_made.erase(made);
        isOther = true;
    }
    const auto suggested = m_suggested.find(key);
    if (!isDecided || !m_isOn || suggested == m_suggested.end() || suggested->second.size() != arcs.size())
        return isOther;
    Made made{arcs, {}};
    for (std::size_t place = 0; place < arcs.size(); ++place) {
        if (suggested->second[place].head != kNoHead)
            made.decisions.push_back(
                recent.add(*sentence, static_cast<int>(place) + 1, suggested->second[place], arcs[place]));
    }
    m_made.emplace(key, std::move(made));
    return true;
}

std::vector<Guess> RecentGuesses::orderedOf(
    const RecentDecisions& recent, const Sentence& sentence, int unit, const std::vector<Guess>& guesses) const
{
    std::vector<SuggestedArc> arcs;
    arcs.reserve(guesses.size());
    for (const Guess& guess : guesses)
        arcs.push_back({guess.head, guess.relation.toStdString()});
    std::vector<Guess> ordered;
    for (const BroughtGuess& brought : recent.brought(sentence, unit, arcs)) {
        const bool isForward = !brought.from || ordered.size() < *brought.from;
        if (brought.from) {
            ordered.push_back(guesses[*brought.from]);
        } else {
            const auto relation = QString::fromStdString(brought.arc.relation);
            ordered.push_back({brought.arc.head, relation, std::nullopt,
                membershipUnder(sentence, brought.arc.head, relation, guesses.front().isMember)});
        }
        ordered.back().isRecent = isForward;
    }
    return ordered;
}

std::vector<std::vector<Guess>> RecentGuesses::ordered(
    SentenceKey key, const Sentence& sentence, const FixedArcs& fixed, std::vector<std::vector<Guess>> guesses)
{
    std::vector<SuggestedArc> first(guesses.size());
    const auto recent = m_recent.find(key.document);
    for (std::size_t place = 0; place < guesses.size(); ++place) {
        const int unit = static_cast<int>(place) + 1;
        const bool isFixed = std::any_of(
            fixed.pinned.begin(), fixed.pinned.end(), [&](const Arc& arc) { return arc.dependent == unit; });
        if (isFixed || guesses[place].empty())
            continue;
        if (m_isOn && recent != m_recent.end())
            guesses[place] = orderedOf(recent->second, sentence, unit, guesses[place]);
        first[place] = {guesses[place].front().head, guesses[place].front().relation.toStdString()};
    }
    const auto known = m_suggested.find(key);
    const bool isFirst = fixed.pinned.empty() || known == m_suggested.end() || known->second.size() != guesses.size();
    if (isFirst && !sentence.annotation.confirmed)
        m_suggested[key] = std::move(first);
    return guesses;
}

} // namespace arcwright::ui
