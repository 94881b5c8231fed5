// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <memory>

#include "tests/ui/canvas/gesture_fixture.h"
#include "ui/canvas/canvas_keys.h"

namespace arcwright::ui::testing {

namespace {

struct KeyScene {
    const char* name;
    std::vector<KeyTime> times; ///< those keys that it has
    std::function<void(ArcCanvas&)> prepare;
};

void pressKey(ArcCanvas& canvas, Qt::Key key)
{
    QKeyEvent event(QEvent::KeyPress, key, {}, QString(QChar(key)).toLower());
    QApplication::sendEvent(&canvas, &event);
}

const std::vector<KeyScene>& keyScenes()
{
    static const std::vector<KeyScene> scenes{
        {"nothing selected", {KeyTime::Words}, [](ArcCanvas&) {}},
        {"a word selected", {KeyTime::Words, KeyTime::WordSelected},
            [](ArcCanvas& canvas) { canvas.setSelectedWord(3); }},
        {"in focus", {KeyTime::Focused},
            [](ArcCanvas& canvas) {
                canvas.setSelectedWord(3);
                canvas.setFocusMode(FocusMode::Subtree);
            }},
        {"letters pending", {KeyTime::Busy},
            [](ArcCanvas& canvas) {
                canvas.setSelectedWord(3);
                pressKey(canvas, Qt::Key_N);
            }},
        {"choosing a head", {KeyTime::ChoosingHead, KeyTime::Busy},
            [](ArcCanvas& canvas) {
                canvas.setSelectedWord(3);
                canvas.enterHeadMode();
            }},
        {"just attached", {KeyTime::JustAttached},
            [](ArcCanvas& canvas) {
                canvas.setSelectedWord(3);
                canvas.enterHeadMode();
                pressKey(canvas, Qt::Key_2);
            }},
    };
    return scenes;
}

std::unique_ptr<ArcCanvas> canvasIn(const KeyScene& scene)
{
    auto canvas = std::make_unique<ArcCanvas>();
    canvas->setDiagram(diagramOf({2, 0, 2, 5, 3}), ArcCanvas::ViewReset::Reset);
    canvas->setChords({QStringLiteral("ns")});
    scene.prepare(*canvas);
    return canvas;
}

bool isTaken(ArcCanvas& canvas, QEvent::Type type, int key, Qt::KeyboardModifiers modifiers)
{
    const bool isPrinted = key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde;
    const QString text = isPrinted ? QString(QChar(key)).toLower() : QString();
    QKeyEvent event(type, key, modifiers, modifiers & Qt::ControlModifier ? QString() : text);
    event.ignore();
    QApplication::sendEvent(&canvas, &event);
    return event.isAccepted();
}

/// How a list names what has been pressed: `↑`, `Shift+←`, `1 … 9`, `Letters`.
QStringList namesOf(int key, Qt::KeyboardModifiers modifiers, bool isChoosing)
{
    if (key >= Qt::Key_0 && key <= Qt::Key_9)
        return {isChoosing         ? QStringLiteral("0 … 9")
                : key == Qt::Key_0 ? QStringLiteral("0")
                                   : QStringLiteral("1 … 9")};
    if (key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde)
        return {QStringLiteral("Letters")};
    const std::map<int, QString> arrows{{Qt::Key_Left, QStringLiteral("←")}, {Qt::Key_Right, QStringLiteral("→")},
        {Qt::Key_Up, QStringLiteral("↑")}, {Qt::Key_Down, QStringLiteral("↓")}};
    const auto arrow = arrows.find(key);
    const QString plain = key == Qt::Key_Return ? QStringLiteral("Enter") // one word for both keys
        : arrow == arrows.end()                 ? QKeySequence(key).toString()
                                                : arrow->second;
    QString held;
    if (modifiers & Qt::ControlModifier)
        held += QStringLiteral("Ctrl+");
    if (modifiers & Qt::ShiftModifier)
        held += QStringLiteral("Shift+");
    return modifiers == Qt::ShiftModifier ? QStringList{held + plain, plain} : QStringList{held + plain};
}

bool isListed(const KeyRows& rows, const QStringList& names)
{
    return std::any_of(rows.begin(), rows.end(), [&](const KeyRow& row) {
        const QStringList keys = row.keys.split(QStringLiteral("  "));
        return std::any_of(names.begin(), names.end(), [&](const QString& name) { return keys.contains(name); });
    });
}

KeyRows allKeyRows()
{
    KeyRows rows = canvasKeyRows();
    const KeyRows more = headModeRows();
    rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

Qt::KeyboardModifiers modifiersOf(KeyHeld held)
{
    return held == KeyHeld::ControlShift ? Qt::ControlModifier | Qt::ShiftModifier
        : held == KeyHeld::Shift         ? Qt::KeyboardModifiers(Qt::ShiftModifier)
                                         : Qt::KeyboardModifiers();
}

Qt::Key pressedFor(const CanvasKey& key)
{
    switch (key.kind) {
    case KeyKind::Key:
        return key.key;
    case KeyKind::DigitFromOne:
    case KeyKind::AnyDigit:
        return Qt::Key_2;
    case KeyKind::DigitZero:
        return Qt::Key_0;
    case KeyKind::ChordLetter:
    case KeyKind::AnyText:
        break;
    }
    return Qt::Key_N;
}

} // namespace

TEST(CanvasKeys, EachListedKeyIsHandledWhenItHasAMeaning)
{
    for (const CanvasKey& key : canvasKeys()) {
        bool isTried = false;
        for (const KeyScene& scene : keyScenes()) {
            if (std::find(scene.times.begin(), scene.times.end(), key.time) == scene.times.end())
                continue;
            isTried = true;
            const Qt::Key pressed = pressedFor(key);
            SCOPED_TRACE(QKeySequence(pressed).toString().toStdString() + ", " + scene.name);
            const auto canvas = canvasIn(scene);
            EXPECT_TRUE(isTaken(*canvas, QEvent::ShortcutOverride, pressed, modifiersOf(key.held)));
            EXPECT_TRUE(isTaken(*canvas, QEvent::KeyPress, pressed, modifiersOf(key.held)));
        }
        EXPECT_TRUE(isTried) << "no scene for key " << key.key;
    }
}

TEST(CanvasKeys, NoKeyIsHandledThatIsNotListed)
{
    const KeyRows rows = allKeyRows();
    std::vector<int> keys;
    for (int key = Qt::Key_Space; key <= Qt::Key_AsciiTilde; ++key)
        keys.push_back(key);
    for (int key = Qt::Key_Escape; key <= Qt::Key_PageDown; ++key)
        keys.push_back(key);
    for (int key = Qt::Key_F1; key <= Qt::Key_F12; ++key)
        keys.push_back(key);
    keys.push_back(Qt::Key_Menu);
    int handled = 0;
    for (const KeyScene& scene : keyScenes()) {
        const auto canvas = canvasIn(scene);
        for (const int key : keys) {
            for (const Qt::KeyboardModifiers modifiers : {Qt::KeyboardModifiers(),
                     Qt::KeyboardModifiers(Qt::ShiftModifier), Qt::KeyboardModifiers(Qt::ControlModifier),
                     Qt::ControlModifier | Qt::ShiftModifier, Qt::KeyboardModifiers(Qt::AltModifier)}) {
                if (!isTaken(*canvas, QEvent::ShortcutOverride, key, modifiers))
                    continue;
                ++handled;
                EXPECT_TRUE(isListed(rows, namesOf(key, modifiers, canvas->isInHeadMode())))
                    << QKeySequence(key | static_cast<int>(modifiers)).toString().toStdString() << ", " << scene.name;
            }
        }
    }
    EXPECT_GT(handled, 100);
}

TEST(CanvasKeys, NoOtherKeyIsPressedInVain)
{
    const auto canvas = canvasIn(keyScenes()[1]);
    for (const int key :
        {int(Qt::Key_PageDown), int(Qt::Key_PageUp), int(Qt::Key_H), int(Qt::Key_Tab), int(Qt::Key_Return)})
        EXPECT_FALSE(isTaken(*canvas, QEvent::KeyPress, key, {})) << key;
}

} // namespace arcwright::ui::testing
