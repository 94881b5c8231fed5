// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_keyboard.h"

#include <algorithm>

#include "core/treebank/graph.h"

namespace arcwright::ui {

namespace {

/// +1 where the next word stands to the right.
int readingStep(const Diagram& diagram)
{
    return diagram.rightToLeft ? -1 : 1;
}

/// Through the arcs that end at a word, those above the words first; past the last of them, none.
int arcBeside(const Diagram& diagram, const DiagramSelection& selection, int by)
{
    std::vector<int> arcs;
    for (const Side side : {Side::Above, Side::Below}) {
        for (std::size_t arc = 0; arc < diagram.arcs.size(); ++arc) {
            if (diagram.arcs[arc].dependent == selection.word && diagram.arcs[arc].side == side)
                arcs.push_back(static_cast<int>(arc));
        }
    }
    const int count = static_cast<int>(arcs.size());
    const auto found = std::find(arcs.begin(), arcs.end(), selection.arc);
    const int here = found == arcs.end() ? count : static_cast<int>(found - arcs.begin());
    const int next = (here + by + count + 1) % (count + 1);
    return next == count ? -1 : arcs[static_cast<std::size_t>(next)];
}

} // namespace

KeySituation CanvasKeyboard::situation(const KeyPress& press, const State& state) const
{
    KeySituation now;
    now.hasWords = state.diagram.wordCount() > 0;
    now.hasSelectedWord = state.selection.word > 0;
    now.isBusy
        = m_headMode.isActive() || state.selection.armed || state.isDragging || m_chords.isPending() || state.isWaiting;
    now.isFocused = state.isFocused;
    now.isChoosingHead = m_headMode.isActive();
    now.hasJustAttached = m_hasJustAttached;
    now.wantsLetter = m_chords.wants(press.text);
    return now;
}

/// Whether a key goes on typing a form that was taken as soon as it was the only one: it is no command.
bool CanvasKeyboard::isLateLetter(const KeyPress& press) const
{
    return !m_lateLetters.isEmpty() && press.time < m_lettersLateUntil && !press.text.isEmpty()
        && !(press.modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        && m_lateLetters.startsWith(press.text, Qt::CaseInsensitive);
}

bool CanvasKeyboard::wants(const KeyPress& press, const State& state) const
{
    return isLateLetter(press) || meaningOf(press, situation(press, state));
}

std::optional<CanvasRequests> CanvasKeyboard::press(const KeyPress& press, const State& state)
{
    if (isLateLetter(press)) {
        m_lateLetters.remove(0, press.text.size());
        return CanvasRequests();
    }
    const auto command = meaningOf(press, situation(press, state));
    m_hasJustAttached = false;
    if (!command)
        return std::nullopt;
    m_lateLetters.clear();
    return m_headMode.isActive() && *command != CanvasCommand::CancelGesture ? performInHeadMode(*command, press, state)
                                                                             : perform(*command, press, state);
}

CanvasRequests CanvasKeyboard::perform(CanvasCommand command, const KeyPress& press, const State& state)
{
    const int right = readingStep(state.diagram);
    switch (command) {
    case CanvasCommand::GoLeft:
        return goByWord(-right, state);
    case CanvasCommand::GoRight:
        return goByWord(right, state);
    case CanvasCommand::GoToFirst:
        return {select(state.diagram.readingOrder().front())};
    case CanvasCommand::GoToLast:
        return {select(state.diagram.readingOrder().back())};
    case CanvasCommand::GoToHead:
        return goToHead(state);
    case CanvasCommand::GoToDependent:
        return goToDependent(state);
    case CanvasCommand::SiblingLeft:
        return goBySibling(-right, state);
    case CanvasCommand::SiblingRight:
        return goBySibling(right, state);
    case CanvasCommand::NextArc:
        return {SelectArc{arcBeside(state.diagram, state.selection, 1)}};
    case CanvasCommand::PreviousArc:
        return {SelectArc{arcBeside(state.diagram, state.selection, -1)}};
    case CanvasCommand::ExtendLeft:
        return extend(-right, state);
    case CanvasCommand::ExtendRight:
        return extend(right, state);
    case CanvasCommand::TakeGuess:
    case CanvasCommand::MoreGuesses:
        return {TakeGuess{press.digit.value_or(0)}}; // without a word, too: it is said then what to do
    case CanvasCommand::TypeChord:
        return typed(m_chords.type(press.text), state);
    case CanvasCommand::CancelGesture:
        return {PlainRequest::CancelGesture};
    case CanvasCommand::ShowEverything:
        return {PlainRequest::ShowEverything};
    case CanvasCommand::AskRelationLate: // a further parent has been asked for its relation already
        return m_headPurpose == HeadPurpose::Head ? CanvasRequests{PlainRequest::AskNewRelation} : CanvasRequests();
    default:
        return {};
    }
}

SelectWord CanvasKeyboard::select(int word)
{
    m_cameFrom = 0;
    return {word, false, true};
}

CanvasRequests CanvasKeyboard::goByWord(int direction, const State& state)
{
    const std::vector<int> order = state.diagram.readingOrder();
    const auto here = std::find(order.begin(), order.end(), state.selection.word);
    if (here == order.end())
        return {select(direction > 0 ? order.front() : order.back())};
    const int last = static_cast<int>(order.size()) - 1;
    const int place = std::clamp(static_cast<int>(here - order.begin()) + direction, 0, last);
    return {select(order[static_cast<std::size_t>(place)])};
}

/// To the next word that hangs on the same head.
CanvasRequests CanvasKeyboard::goBySibling(int direction, const State& state)
{
    const Side side = leadingSide(state.diagram);
    const int word = state.selection.word;
    const std::vector<int> siblings = dependentsOf(state.diagram, side, headOf(state.diagram, side, word));
    const auto here = std::find(siblings.begin(), siblings.end(), word);
    if (here == siblings.end())
        return {};
    if (direction > 0 && here + 1 != siblings.end())
        return {select(*(here + 1))};
    if (direction < 0 && here != siblings.begin())
        return {select(*(here - 1))};
    return {};
}

CanvasRequests CanvasKeyboard::goToHead(const State& state)
{
    const int from = state.selection.word;
    const int head = anyHeadOf(state.diagram, leadingSide(state.diagram), from);
    if (!state.diagram.isNode(head))
        return {};
    const SelectWord request = select(head);
    m_cameFrom = from;
    return {request};
}

/// Back to where the keyboard came up from, else to the first dependent.
CanvasRequests CanvasKeyboard::goToDependent(const State& state)
{
    const std::vector<int> dependents
        = anyDependentsOf(state.diagram, leadingSide(state.diagram), state.selection.word);
    if (dependents.empty())
        return {};
    const bool cameFromOne = std::find(dependents.begin(), dependents.end(), m_cameFrom) != dependents.end();
    return {select(cameFromOne ? m_cameFrom : dependents.front())};
}

CanvasRequests CanvasKeyboard::extend(int direction, const State& state) const
{
    if (!state.diagram.isWord(state.selection.word))
        return {};
    const int end = state.selection.rangeEnd > 0 ? state.selection.rangeEnd : state.selection.word;
    return {ExtendSelection{std::clamp(end + direction, 1, state.diagram.wordCount())}};
}

CanvasRequests CanvasKeyboard::typed(const ChordTyping::Outcome& outcome, const State& state) const
{
    if (outcome.state == ChordTyping::State::Waiting)
        return {PlainRequest::WaitForLetters};
    if (outcome.state == ChordTyping::State::Complete && state.diagram.isWord(state.selection.word))
        return {ApplyChord{outcome.keys}};
    if (outcome.keys.size() == 1) // a letter that began a chord, and is a shortcut
        return {UseShortcut{outcome.keys}};
    return {};
}

void CanvasKeyboard::enterHeadMode(HeadPurpose purpose, const Diagram& diagram, int word)
{
    m_headPurpose = purpose;
    m_words = diagram.level == DiagramLevel::EnhancedGraph ? diagram.nodeCount() : diagram.wordCount();
    m_hasJustAttached = false;
    std::vector<HeadMode::Node> nodes;
    nodes.reserve(static_cast<std::size_t>(diagram.nodeCount()));
    for (int node = 1; node <= diagram.nodeCount(); ++node)
        nodes.push_back({diagram.node(node).form, diagram.nodeName(node)});
    m_headMode.begin(word, std::move(nodes), diagram.readingOrder());
}

CanvasRequests CanvasKeyboard::performInHeadMode(CanvasCommand command, const KeyPress& press, const State& state)
{
    switch (command) {
    case CanvasCommand::Commit:
        return commit();
    case CanvasCommand::CommitAndAskRelation: {
        CanvasRequests requests = commit();
        const std::optional<int> head = m_headMode.choice();
        if (!requests.empty() && m_headPurpose == HeadPurpose::Head && head && !isForFurtherParent(*head))
            requests.emplace_back(PlainRequest::AskNewRelation);
        return requests;
    }
    case CanvasCommand::CandidateLeft:
        m_headMode.move(-readingStep(state.diagram));
        break;
    case CanvasCommand::CandidateRight:
        m_headMode.move(readingStep(state.diagram));
        break;
    case CanvasCommand::FirstCandidate:
        m_headMode.setCandidate(state.diagram.readingOrder().front());
        break;
    case CanvasCommand::LastCandidate:
        m_headMode.setCandidate(state.diagram.readingOrder().back());
        break;
    case CanvasCommand::RootCandidate:
        m_headMode.setCandidate(kRoot);
        break;
    case CanvasCommand::NoCandidate:
        m_headMode.setCandidate(m_headMode.dependent());
        break;
    case CanvasCommand::EraseDigit:
        m_headMode.eraseLast();
        break;
    case CanvasCommand::TypeNumber:
        m_headMode.typeDigit(press.digit.value_or(0));
        if (m_headMode.isNumberComplete()) {
            if (CanvasRequests requests = commitAtOnce(press.time); !requests.empty())
                return requests;
        }
        break;
    case CanvasCommand::TypeForm:
        m_headMode.typeLetter(press.text, press.time);
        if (m_headMode.areLettersComplete()) {
            if (CanvasRequests requests = commitAtOnce(press.time); !requests.empty())
                return requests;
        }
        break;
    default:
        return {};
    }
    return m_headMode.candidate() == kRoot ? CanvasRequests() : CanvasRequests{ShowWord{m_headMode.candidate()}};
}

/// Takes what can only be meant. For a further parent a question follows, which Enter typed by habit would answer.
CanvasRequests CanvasKeyboard::commitAtOnce(long long now)
{
    const QString rest = m_headMode.restOfForm();
    const std::optional<int> head = m_headMode.choice();
    CanvasRequests requests = head && isForFurtherParent(*head) ? CanvasRequests() : commit();
    if (!requests.empty()) {
        m_hasJustAttached = true;
        m_lateLetters = rest;
        m_lettersLateUntil = now + HeadMode::kLetterPause;
    }
    return requests;
}

CanvasRequests CanvasKeyboard::choose(int word)
{
    m_headMode.setCandidate(word);
    return commit();
}

/// The tree has words alone: an arc from or to an empty node is one of the graph.
bool CanvasKeyboard::isForFurtherParent(int head) const
{
    return m_headPurpose == HeadPurpose::FurtherParent
        || (m_headPurpose == HeadPurpose::Head && (m_headMode.dependent() > m_words || head > m_words));
}

/// Empty if the candidate is no head.
CanvasRequests CanvasKeyboard::commit()
{
    const bool goes = m_headPurpose == HeadPurpose::GoTo;
    const bool isThere = goes && m_headMode.candidate() == m_headMode.dependent();
    const std::optional<int> head = isThere ? m_headMode.candidate() : m_headMode.choice();
    if (!head || (goes && *head == kRoot))
        return {};
    CanvasRequests requests{PlainRequest::LeaveHeadMode};
    if (goes)
        requests.emplace_back(select(*head));
    else
        requests.emplace_back(AttachWord{m_headMode.dependent(), *head, isForFurtherParent(*head)});
    requests.emplace_back(ShowWord{}); // the choice may have gone to another row
    return requests;
}

} // namespace arcwright::ui
