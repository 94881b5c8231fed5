// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_keys.h"

#include <algorithm>

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QStringList>

#include "ui/canvas/head_mode.h"

namespace arcwright::ui {

namespace {

struct KeyTable {
    using enum CanvasCommand;
    static constexpr Qt::Key kNoKey = Qt::Key_unknown;

    /// Of two keys that fit, the first one decides.
    static constexpr CanvasKey keys[] = {
        {KeyTime::WordSelected, KeyKind::Key, KeyHeld::ControlShift, Qt::Key_Left, ExtendLeft},
        {KeyTime::WordSelected, KeyKind::Key, KeyHeld::ControlShift, Qt::Key_Right, ExtendRight},

        {KeyTime::JustAttached, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Return, DropLateEnter},
        {KeyTime::JustAttached, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Enter, DropLateEnter},
        {KeyTime::JustAttached, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Tab, AskRelationLate},

        {KeyTime::Busy, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Escape, CancelGesture},
        {KeyTime::Focused, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Escape, ShowEverything},

        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Return, Commit},
        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Enter, Commit},
        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Tab, CommitAndAskRelation},
        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Left, CandidateLeft},
        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Right, CandidateRight},
        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Home, FirstCandidate},
        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_End, LastCandidate},
        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Up, RootCandidate},
        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Down, NoCandidate},
        {KeyTime::ChoosingHead, KeyKind::Key, KeyHeld::ShiftOrNothing, Qt::Key_Backspace, EraseDigit},
        {KeyTime::ChoosingHead, KeyKind::AnyDigit, KeyHeld::ShiftOrNothing, kNoKey, TypeNumber},
        {KeyTime::ChoosingHead, KeyKind::AnyText, KeyHeld::ShiftOrNothing, kNoKey, TypeForm},

        {KeyTime::Words, KeyKind::Key, KeyHeld::Nothing, Qt::Key_Left, GoLeft},
        {KeyTime::Words, KeyKind::Key, KeyHeld::Nothing, Qt::Key_Right, GoRight},
        {KeyTime::Words, KeyKind::Key, KeyHeld::Nothing, Qt::Key_Home, GoToFirst},
        {KeyTime::Words, KeyKind::Key, KeyHeld::Nothing, Qt::Key_End, GoToLast},
        {KeyTime::WordSelected, KeyKind::Key, KeyHeld::Shift, Qt::Key_Left, SiblingLeft},
        {KeyTime::WordSelected, KeyKind::Key, KeyHeld::Shift, Qt::Key_Right, SiblingRight},
        {KeyTime::WordSelected, KeyKind::Key, KeyHeld::Nothing, Qt::Key_Up, GoToHead},
        {KeyTime::WordSelected, KeyKind::Key, KeyHeld::Nothing, Qt::Key_Down, GoToDependent},
        {KeyTime::WordSelected, KeyKind::Key, KeyHeld::Shift, Qt::Key_Up, NextArc},
        {KeyTime::WordSelected, KeyKind::Key, KeyHeld::Shift, Qt::Key_Down, PreviousArc},
        {KeyTime::Words, KeyKind::DigitFromOne, KeyHeld::Nothing, kNoKey, TakeGuess},
        {KeyTime::Words, KeyKind::DigitZero, KeyHeld::Nothing, kNoKey, MoreGuesses},
        {KeyTime::WordSelected, KeyKind::ChordLetter, KeyHeld::Nothing, kNoKey, TypeChord},
    };
};

/// Commands that one line of a list names together.
struct KeyLine {
    std::vector<CanvasCommand> commands;
    const char* what;
};

std::vector<KeyLine> diagramLines()
{
    using enum CanvasCommand;
    return {
        {{GoLeft, GoRight, GoToFirst, GoToLast}, QT_TRANSLATE_NOOP("CanvasKeys", "select a word")},
        {{GoToHead, GoToDependent},
            QT_TRANSLATE_NOOP("CanvasKeys", "go to the head of the word, back down, or to its first dependent")},
        {{SiblingLeft, SiblingRight}, QT_TRANSLATE_NOOP("CanvasKeys", "go to the next word on the same head")},
        {{NextArc, PreviousArc}, QT_TRANSLATE_NOOP("CanvasKeys", "select one of the arcs that end at the word")},
        {{ExtendLeft, ExtendRight}, QT_TRANSLATE_NOOP("CanvasKeys", "select several words, to join them")},
        {{TakeGuess}, QT_TRANSLATE_NOOP("CanvasKeys", "take the parser's k-th guess")},
        {{MoreGuesses}, QT_TRANSLATE_NOOP("CanvasKeys", "list all guesses of the parser")},
        {{TypeChord}, QT_TRANSLATE_NOOP("CanvasKeys", "typed quickly: a chord, if there is one")},
        {{CancelGesture, ShowEverything},
            QT_TRANSLATE_NOOP("CanvasKeys", "give up what has been begun; bring back what is out of focus")},
    };
}

std::vector<KeyLine> headModeLines()
{
    using enum CanvasCommand;
    return {
        {{TypeNumber}, QT_TRANSLATE_NOOP("CanvasKeys", "the number of the head; 0: root")},
        {{TypeForm}, QT_TRANSLATE_NOOP("CanvasKeys", "the first letters of the head")},
        {{CandidateLeft, CandidateRight, FirstCandidate, LastCandidate},
            QT_TRANSLATE_NOOP("CanvasKeys", "go to another word")},
        {{RootCandidate, NoCandidate}, QT_TRANSLATE_NOOP("CanvasKeys", "the root; back to the word itself")},
        {{EraseDigit}, QT_TRANSLATE_NOOP("CanvasKeys", "erase the last digit")},
        {{Commit, DropLateEnter}, QT_TRANSLATE_NOOP("CanvasKeys", "take the head")},
        {{CommitAndAskRelation, AskRelationLate},
            QT_TRANSLATE_NOOP("CanvasKeys", "take the head and ask for the relation too")},
    };
}

bool isTimeOf(KeyTime time, const KeySituation& now)
{
    switch (time) {
    case KeyTime::Words:
        return now.hasWords && !now.isChoosingHead;
    case KeyTime::WordSelected:
        return now.hasSelectedWord && !now.isChoosingHead;
    case KeyTime::Busy:
        return now.isBusy;
    case KeyTime::Focused:
        return now.isFocused;
    case KeyTime::ChoosingHead:
        return now.isChoosingHead;
    case KeyTime::JustAttached:
        return now.hasJustAttached;
    }
    return false;
}

bool isHeld(KeyHeld held, Qt::KeyboardModifiers modifiers)
{
    if (held == KeyHeld::ControlShift)
        return modifiers.testFlags(Qt::ControlModifier | Qt::ShiftModifier);
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    return held == KeyHeld::ShiftOrNothing || modifiers.testFlag(Qt::ShiftModifier) == (held == KeyHeld::Shift);
}

bool isKind(const CanvasKey& key, const KeyPress& press, const KeySituation& now)
{
    switch (key.kind) {
    case KeyKind::Key:
        return press.key == key.key;
    case KeyKind::DigitFromOne:
        return press.digit.value_or(0) > 0;
    case KeyKind::DigitZero:
        return press.digit == 0;
    case KeyKind::AnyDigit:
        return press.digit.has_value();
    case KeyKind::ChordLetter:
        return press.text.size() == 1 && press.text.front().isLetter() && now.wantsLetter;
    case KeyKind::AnyText:
        return !press.text.isEmpty() && press.text.front().isPrint();
    }
    return false;
}

QString arrowSign(Qt::Key key)
{
    switch (key) {
    case Qt::Key_Left:
        return QStringLiteral("←");
    case Qt::Key_Right:
        return QStringLiteral("→");
    case Qt::Key_Up:
        return QStringLiteral("↑");
    case Qt::Key_Down:
        return QStringLiteral("↓");
    default:
        return {};
    }
}

QString shownKey(const CanvasKey& key)
{
    const auto text = [](QKeyCombination keys) { return QKeySequence(keys).toString(QKeySequence::NativeText); };
    switch (key.kind) {
    case KeyKind::Key:
        break;
    case KeyKind::DigitFromOne:
        return QStringLiteral("1 … 9");
    case KeyKind::DigitZero:
        return QStringLiteral("0");
    case KeyKind::AnyDigit:
        return QStringLiteral("0 … 9");
    case KeyKind::ChordLetter:
    case KeyKind::AnyText:
        return QCoreApplication::translate("CanvasKeys", "Letters");
    }
    Qt::KeyboardModifiers modifiers;
    modifiers.setFlag(Qt::ShiftModifier, key.held == KeyHeld::Shift || key.held == KeyHeld::ControlShift);
    modifiers.setFlag(Qt::ControlModifier, key.held == KeyHeld::ControlShift);
    const QString sign = arrowSign(key.key);
    QString shown = text(modifiers | key.key);
    return sign.isEmpty() ? shown : shown.replace(text(key.key), sign);
}

KeyRows rowsOf(const std::vector<KeyLine>& lines)
{
    KeyRows rows;
    for (const KeyLine& line : lines) {
        QStringList keys;
        for (const CanvasKey& key : KeyTable::keys) {
            const bool isOfLine
                = std::find(line.commands.begin(), line.commands.end(), key.command) != line.commands.end();
            if (const QString shown = shownKey(key); isOfLine && !keys.contains(shown))
                keys << shown;
        }
        rows.push_back({keys.join(QStringLiteral("  ")), QCoreApplication::translate("CanvasKeys", line.what)});
    }
    return rows;
}

} // namespace

std::span<const CanvasKey> canvasKeys()
{
    return KeyTable::keys;
}

std::optional<CanvasCommand> meaningOf(const KeyPress& press, const KeySituation& situation)
{
    const auto found = std::find_if(std::begin(KeyTable::keys), std::end(KeyTable::keys), [&](const CanvasKey& key) {
        return isTimeOf(key.time, situation) && isHeld(key.held, press.modifiers) && isKind(key, press, situation);
    });
    return found == std::end(KeyTable::keys) ? std::nullopt : std::optional(found->command);
}

KeyRows canvasKeyRows()
{
    return rowsOf(diagramLines());
}

KeyRows headModeRows()
{
    return rowsOf(headModeLines());
}

std::optional<int> pressedDigit(const QKeyEvent& event)
{
    const QString platform = QGuiApplication::platformName();
    const bool x11Codes = platform == u"xcb" || platform.startsWith(u"wayland");
    return digitOfKey(event.nativeScanCode(), event.key(), x11Codes);
}

} // namespace arcwright::ui
