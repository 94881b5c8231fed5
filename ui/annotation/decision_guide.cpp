// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/decision_guide.h"

#include <algorithm>

#include "core/advice/annotation_guesses.h"
#include "ui/annotation/arc_editing.h"
#include "ui/canvas/arc_canvas.h"

namespace arcwright::ui {

DecisionGuide::DecisionGuide(ArcCanvas& canvas, ArcEditing& editing, QObject* parent)
    : QObject(parent), m_canvas(canvas), m_editing(editing)
{
    connect(&canvas, &ArcCanvas::wordSelected, this, &DecisionGuide::onSelected);
    connect(&editing, &ArcEditing::decided, this, &DecisionGuide::pass);
}

void DecisionGuide::restart()
{
    m_offered.clear();
    m_seen.clear();
    m_current = 0;
    m_waiting = nullptr;
}

void DecisionGuide::onSelected(int word)
{
    if (word != m_current)
        m_current = 0;
    if (word > 0)
        m_waiting = nullptr;
}

void DecisionGuide::pass(int word)
{
    m_seen.insert(word);
    if (word == m_current)
        step(1);
}

void DecisionGuide::reconsider(const std::vector<int>& words)
{
    for (const int word : words) {
        if (isUndecided(word))
            m_seen.erase(word);
    }
}

bool DecisionGuide::offer(int word)
{
    m_current = word;
    m_seen.insert(word);
    m_canvas.setSelectedWord(word);
    return true;
}

std::vector<int> DecisionGuide::coming() const
{
    const int selected = m_canvas.selectedWord();
    std::vector<int> words;
    const auto add = [&](int word) {
        if (word != selected && !m_seen.contains(word) && std::find(words.begin(), words.end(), word) == words.end())
            words.push_back(word);
    };
    const int count = m_canvas.diagram().wordCount();
    for (int step = 1; step <= count; ++step) { // from the selected word on, then those before it
        if (const int word = (selected + step - 1) % count + 1; isUndecided(word))
            add(word);
    }
    for (const int word : wordsByDoubt(m_editing.doubts()))
        add(word);
    return words;
}

bool DecisionGuide::step(int by)
{
    if (by < 0) {
        if (!m_offered.empty() && m_offered.back() == m_canvas.selectedWord())
            m_offered.pop_back();
        if (m_offered.empty())
            return false;
        return offer(m_offered.back());
    }
    const std::vector<int> words = coming();
    if (words.empty())
        return false;
    m_offered.push_back(words.front());
    return offer(words.front());
}

void DecisionGuide::stepWhenKnown()
{
    takeWhenKnown(&DecisionGuide::step);
}

void DecisionGuide::stepUncertainWhenKnown()
{
    takeWhenKnown(&DecisionGuide::stepUncertain);
}

void DecisionGuide::takeWhenKnown(bool (DecisionGuide::*stepping)(int))
{
    const bool isThere = (this->*stepping)(1);
    m_waiting = !isThere && m_editing.doubts().empty() ? stepping : nullptr;
}

void DecisionGuide::guessesChanged()
{
    if (m_waiting && !m_editing.doubts().empty())
        takeWhenKnown(m_waiting);
}

bool DecisionGuide::isUndecided(int word) const
{
    const Diagram& diagram = m_canvas.diagram();
    const int gold = basicArc(diagram, Side::Above, word);
    if (gold < 0)
        return true;
    const DiagramArc& arc = diagram.arcs[static_cast<std::size_t>(gold)];
    if (arc.onCycle || arc.pinned)
        return arc.onCycle;
    const auto isThere = [&](auto isWanted) {
        return std::any_of(diagram.arcs.begin(), diagram.arcs.end(),
            [&](const DiagramArc& other) { return other.dependent == word && isWanted(other); });
    };
    const bool isRelationSaid = !isThere(
        [](const DiagramArc& other) { return other.status == ArcStatus::WrongLabel && other.relation.isEmpty(); });
    return isThere([&](const DiagramArc& other) {
        return other.status != ArcStatus::Neutral && other.status != ArcStatus::Correct
            && (isRelationSaid || other.status != ArcStatus::WrongLabel);
    });
}

std::vector<bool> DecisionGuide::uncertain() const
{
    return uncertainWords(m_editing.doubts());
}

std::vector<int> DecisionGuide::byUncertainty() const
{
    const std::vector<double> doubts = m_editing.doubts();
    const std::vector<bool> isUncertain = uncertainWords(doubts);
    std::vector<int> words = wordsByDoubt(doubts);
    std::erase_if(words, [&](int word) { return !isUncertain[static_cast<std::size_t>(word) - 1]; });
    return words;
}

bool DecisionGuide::stepUncertain(int by)
{
    const std::vector<int> words = byUncertainty();
    const auto here = std::find(words.begin(), words.end(), m_canvas.selectedWord());
    const std::ptrdiff_t place = here == words.end() ? (by > 0 ? 0 : -1) : here - words.begin() + by;
    if (place < 0 || place >= static_cast<std::ptrdiff_t>(words.size()))
        return false;
    return offer(words[static_cast<std::size_t>(place)]);
}

} // namespace arcwright::ui
