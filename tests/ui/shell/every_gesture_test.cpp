// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QDockWidget>
#include <QToolBar>

#include "tests/core/support/sanitized.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"

namespace arcwright::ui::testing {

namespace {

/// "The dog saw a cat." as its file has it: head and relation of each word, and its further parents.
constexpr const char* asItWas = "2 det, 3 nsubj, 0 root, 5 det, 3 obj, 3 punct";

/// A hand at work on a sentence of which another tree is predicted: "a" and "cat" on "The" as `dep`.
class Hand : public WindowTest {
public:
    Hand()
    {
        startWith(smallTreebank);
        Graph graph = workspace().gold(0);
        for (const std::size_t word : {4U, 5U}) {
            graph.heads[word] = 1;
            graph.relations[word] = workspace().relations()->intern("dep");
        }
        workspace().startLayer(QStringLiteral("predicted"));
        workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
        window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
            return std::vector<Guess>{{3, QStringLiteral("x"), 0.0}, {2, QStringLiteral("y"), 1.0}};
        });
    }
    void TestBody() override { }

    /// The tree, as `asItWas` is written.
    std::string tree()
    {
        const auto sentence = workspace().treebank().sentence(0);
        std::string text;
        for (int id = 1; id <= sentence->size(); ++id) {
            const Token& token = sentence->word(id);
            text += (id > 1 ? ", " : "") + std::to_string(token.head) + ' ' + token.relation;
            for (const Parent& parent : token.parents) {
                if (parent.head.word != token.head)
                    text += '+' + std::to_string(parent.head.word) + ' ' + parent.relation;
            }
        }
        return text;
    }
    /// Keys by their names with spaces between them.
    void press(const char* keys)
    {
        for (const QString& name : QString::fromLatin1(keys).split(u' ')) {
            const QKeySequence sequence = QKeySequence::fromString(name, QKeySequence::PortableText);
            key(sequence[0].key(), sequence[0].keyboardModifiers());
        }
    }

    using WindowTest::arcs;
    using WindowTest::canvas;
    using WindowTest::click;
    using WindowTest::drag;
    using WindowTest::inWindow;
    using WindowTest::key;
    using WindowTest::select;
    using WindowTest::type;
    using WindowTest::window;
    using WindowTest::word;
    using WindowTest::workspace;

    QPoint rootCircle()
    {
        canvas().setSelectedWord(5);
        return inWindow(canvas().rootTargetRect().center());
    }
    QPoint labelOf(int id) { return inWindow(canvas().labelRect(id, Side::Above).center()); }
    /// The label of an arc that is proposed for the word, wherever it is drawn.
    QPoint proposalOf(int id)
    {
        const auto& all = canvas().diagram().arcs;
        const auto found = std::find_if(
            all.begin(), all.end(), [&](const DiagramArc& arc) { return arc.proposed && arc.dependent == id; });
        EXPECT_NE(found, all.end());
        const QRectF label = canvas().diagramLayout().arcs[static_cast<std::size_t>(found - all.begin())].label;
        return inWindow(canvas().toViewport(label.center()).toPoint());
    }
};

struct View {
    const char* name;
    std::vector<ActionId> actions; ///< that lead to it
    double zoom = 1;
};

struct Gesture {
    const char* name;
    std::function<void(Hand&)> make;
    const char* tree; ///< what it makes of the sentence
};

const std::vector<View>& views()
{
    constexpr double rows = 3; // so large that the sentence does not fit into one
    static const std::vector<View> all{{"Arcs", {}}, {"Rows", {}, rows}, {"GoldBelow", {ActionId::GoldBelow}},
        {"GoldBelowInRows", {ActionId::GoldBelow}, rows}, {"OneDiagram", {ActionId::OneDiagram}},
        {"Tree", {ActionId::TreeView}}};
    return all;
}

const std::vector<Gesture>& gestures()
{
    static const std::vector<Gesture> all{
        {"Drag", [](Hand& hand) { hand.drag(hand.word(5), hand.word(2)); },
            "2 det, 3 nsubj, 0 root, 5 det, 2 obj, 3 punct"},
        {"DragToTheCircle",
            [](Hand& hand) {
                const QPoint circle = hand.rootCircle();
                hand.drag(hand.word(5), circle);
            },
            "2 det, 3 nsubj, 0 root, 5 det, 0 root, 3 punct"},
        {"ControlDrag",
            [](Hand& hand) {
                QTest::mousePress(hand.window.windowHandle(), Qt::LeftButton, Qt::ControlModifier, hand.word(2));
                QTest::mouseMove(hand.window.windowHandle(), (hand.word(2) + hand.word(5)) / 2);
                QTest::mouseMove(hand.window.windowHandle(), hand.word(5));
                QTest::mouseRelease(hand.window.windowHandle(), Qt::LeftButton, Qt::ControlModifier, hand.word(5));
                hand.press("Z Shift+Return");
            },
            "2 det, 3 nsubj+5 z, 0 root, 5 det, 3 obj, 3 punct"},
        {"TwoClicksOnceAWordIsSelected",
            [](Hand& hand) {
                hand.click(hand.word(4));
                hand.click(hand.word(4));
                hand.click(hand.word(3));
            },
            "2 det, 3 nsubj, 0 root, 3 det, 3 obj, 3 punct"},
        {"ClickOnALabel",
            [](Hand& hand) {
                hand.click(hand.labelOf(2));
                hand.press("Z Shift+Return");
            },
            "2 det, 3 z, 0 root, 5 det, 3 obj, 3 punct"},
        {"DoubleClickOnAPredictedArc",
            [](Hand& hand) { QTest::mouseDClick(hand.window.windowHandle(), Qt::LeftButton, {}, hand.proposalOf(5)); },
            "2 det, 3 nsubj, 0 root, 5 det, 1 dep, 3 punct"},
    };
    return all;
}

struct KeysOfAWord {
    const char* keys; ///< with the fifth word, "cat", selected
    const char* tree;
};

} // namespace

TEST(EveryGesture, DoesTheSameInEveryView)
{
    for (std::size_t at = 0; at < views().size(); ++at) {
        const View& view = views()[at];
        // Each in some view, and each view with some.
        const std::size_t first = test::unlessSanitized<std::size_t>(0, at % 3);
        for (std::size_t by = first; by < gestures().size(); by += test::unlessSanitized<std::size_t>(1, 3)) {
            const Gesture& gesture = gestures()[by];
            SCOPED_TRACE(std::string(gesture.name) + " in " + view.name);
            Hand hand;
            for (const ActionId action : view.actions)
                hand.window.actions()[action]->trigger();
            for (QDockWidget* dock : hand.window.findChildren<QDockWidget*>())
                dock->hide();
            for (QToolBar* bar : hand.window.findChildren<QToolBar*>())
                bar->hide();
            hand.window.resize(700, 2200);
            hand.canvas().setZoom(view.zoom);
            QCoreApplication::processEvents();
            EXPECT_EQ(hand.canvas().diagramLayout().rows.size() > 1, view.zoom > 1);
            gesture.make(hand);
            EXPECT_EQ(hand.tree(), gesture.tree);
            hand.canvas().setFocus();
            hand.press("Ctrl+Z");
            EXPECT_EQ(hand.tree(), asItWas) << "and is taken back with one step";
        }
    }
}

TEST(EveryKeyOfAWord, DoesWhatItSays)
{
    constexpr KeysOfAWord table[] = {
        {"R", "2 det, 3 nsubj, 0 root, 5 det, 0 root, 3 punct"},
        {"[", "2 det, 3 nsubj, 0 root, 5 det, 4 obj, 3 punct"},
        {"]", "2 det, 3 nsubj, 0 root, 5 det, 6 obj, 3 punct"},
        {"H 2", "2 det, 3 nsubj, 0 root, 5 det, 2 obj, 3 punct"},
        {"H D", "2 det, 3 nsubj, 0 root, 5 det, 2 obj, 3 punct"},
        {"H Left Left Enter", "2 det, 3 nsubj, 0 root, 5 det, 3 obj, 3 punct"},
        {"H Left Left Left Enter", "2 det, 3 nsubj, 0 root, 5 det, 2 obj, 3 punct"},
        {"H Home Return", "2 det, 3 nsubj, 0 root, 5 det, 1 obj, 3 punct"},
        {"H End Return", "2 det, 3 nsubj, 0 root, 5 det, 6 obj, 3 punct"},
        {"H Up Return", "2 det, 3 nsubj, 0 root, 5 det, 0 root, 3 punct"},
        {"L Z Shift+Return", "2 det, 3 nsubj, 0 root, 5 det, 3 z, 3 punct"},
        {"L Z Shift+Enter", "2 det, 3 nsubj, 0 root, 5 det, 3 z, 3 punct"},
        {"E 2 Return Z Shift+Return", "2 det, 3 nsubj, 0 root, 5 det, 3 obj+2 z, 3 punct"},
        {"Del", "2 det, 3 nsubj, 0 root, 5 det, -1 obj, 3 punct"},
        {"Backspace", "2 det, 3 nsubj, 0 root, 5 det, -1 obj, 3 punct"},
        {"A", "2 det, 3 nsubj, 0 root, 5 det, 1 dep, 3 punct"},
        {"Return", "2 det, 3 nsubj, 0 root, 5 det, 1 dep, 3 punct"},
        {"Enter", "2 det, 3 nsubj, 0 root, 5 det, 1 dep, 3 punct"},
        {"Shift+A", "2 det, 3 nsubj, 0 root, 1 dep, 1 dep, 3 punct"},
        {"1", "2 det, 3 nsubj, 0 root, 5 det, 3 x, 3 punct"},
        {"2", "2 det, 3 nsubj, 0 root, 5 det, 2 y, 3 punct"},
        {"Up R", "2 det, 3 nsubj, 0 root, 5 det, 3 obj, 3 punct"},
        {"Down R", "2 det, 3 nsubj, 0 root, 0 root, 3 obj, 3 punct"},
        {"Shift+Left R", "2 det, 0 root, 0 root, 5 det, 3 obj, 3 punct"},
        {"Shift+Right R", "2 det, 3 nsubj, 0 root, 5 det, 3 obj, 0 root"},
        {"Left R", "2 det, 3 nsubj, 0 root, 0 root, 3 obj, 3 punct"},
        {"Home R", "0 root, 3 nsubj, 0 root, 5 det, 3 obj, 3 punct"},
        {"End R", "2 det, 3 nsubj, 0 root, 5 det, 3 obj, 0 root"},
        {"G 2 R", "2 det, 0 root, 0 root, 5 det, 3 obj, 3 punct"},
        {"Ctrl+Del", "2 det, 3 nsubj, 0 root, 3 det, 3 punct"},
        {"J", "2 det, 3 nsubj, 0 root, 5 det, 3 obj"},
        {"Shift+I Z Return", "2 det, 3 nsubj, 0 root, 6 det, 3 dep, 3 obj, 3 punct"},
        {"I Z Return", "2 det, 3 nsubj, 0 root, 5 det, 3 obj, 3 dep, 3 punct"},
        {"Ins Z Return", "2 det, 3 nsubj, 0 root, 5 det, 3 obj, 3 dep, 3 punct"},
        {"Alt+Return", "2 det, 3 nsubj, 0 root, 3 det"},
    };
    for (std::size_t at = 0; at < std::size(table); at += test::unlessSanitized<std::size_t>(1, 3)) {
        const KeysOfAWord& row = table[at];
        SCOPED_TRACE(row.keys);
        Hand hand;
        hand.select(5);
        hand.press(row.keys);
        EXPECT_EQ(hand.tree(), row.tree);
        if (hand.tree() != asItWas)
            hand.press("Ctrl+Z");
        EXPECT_EQ(hand.tree(), asItWas) << "and is taken back with one step";
    }
}

} // namespace arcwright::ui::testing
