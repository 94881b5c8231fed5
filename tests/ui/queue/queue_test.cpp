// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>

#include "core/base/journal_path.h"
#include "core/editing/annotation_operations.h"
#include "core/effort/effort_log.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/order_sentences.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/look/without_mnemonic.h"
#include "ui/queue/queue_bar.h"
#include "ui/queue/queue_guide.h"
#include "ui/shell/shelf_commands.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

/// Sentences of a sample, with a model that was trained on the first of them.
class Queue : public WindowTest {
protected:
    static constexpr std::size_t kSeen = 6;
    static constexpr std::size_t kAll = 16;

    ~Queue() override { std::filesystem::remove(effortPath(folder.file("small.conllu"))); }

    /// The heads are taken out of all sentences from `first` on.
    static std::string withoutHeads(std::string_view text, std::size_t first)
    {
        std::string result;
        std::size_t sentence = 0;
        for (const std::string& line : linesOf(text)) {
            std::vector<std::string> fields(1);
            for (const char letter : line) {
                if (letter == '\t')
                    fields.emplace_back();
                else
                    fields.back() += letter;
            }
            constexpr std::size_t columns = 10;
            if (fields.size() == columns && sentence >= first)
                fields[6] = fields[7] = fields[8] = "_";
            sentence += line.empty() ? 1 : 0;
            for (std::size_t i = 0; i < fields.size(); ++i)
                result += (i == 0 ? "" : "\t") + fields[i];
            result += '\n';
        }
        result.pop_back();
        return result;
    }
    void startWithModel(const std::string& text)
    {
        startWith(firstSentences("english.conllu", static_cast<int>(kAll)));
        model = modelOf(workspace().treebank(), kSeen);
        if (text != onDisk())
            startWith(text);
        window.learning().useModel(model, QStringLiteral("six.arcmodel"));
        settle();
        canvas().setFocus();
    }
    void startWithModel() { startWithModel(firstSentences("english.conllu", static_cast<int>(kAll))); }
    void settle()
    {
        ASSERT_TRUE(waitFor([&] { return !window.isBusy() && !window.liveLearner().isBusy(); }));
    }
    /// With the keyboard alone.
    void choose(AnnotationOrder order)
    {
        canvas().setFocus();
        key(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
        QWidget* popup = QApplication::activePopupWidget();
        ASSERT_NE(popup, nullptr);
        QTest::keyClick(popup->windowHandle(), Qt::Key_Home);
        for (int i = 0; i < static_cast<int>(order); ++i)
            QTest::keyClick(popup->windowHandle(), Qt::Key_Down);
        QTest::keyClick(popup->windowHandle(), Qt::Key_Return);
        ASSERT_EQ(window.queue().queue().order(), order);
        settle();
    }
    QueueBar& bar() { return *window.queue().bar(); }
    static QAction* minutes(const QMenu& menu, int number)
    {
        for (QAction* action : menu.actions()) {
            if (action->text().contains(QString::number(number)))
                return action;
        }
        return nullptr;
    }
    std::size_t shown() { return window.sentenceView()->sentence(); }
    std::shared_ptr<const Sentence> sentence(std::size_t index) { return workspace().treebank().sentence(index); }
    Suggester& suggester()
    {
        if (!m_suggester)
            m_suggester = makeSuggester(AnyModel(model));
        return *m_suggester;
    }
    /// What the order of confidence says of a sentence, reckoned here.
    Worth worth(std::size_t index)
    {
        const OrderSources sources{AnnotationOrder::Confidence, 0, &suggester(), nullptr};
        return worthOf(sources, *sentence(index), index, {}, nullptr);
    }
    std::size_t leastSure(const std::set<std::size_t>& leftOut)
    {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < kAll; ++i) {
            if (!leftOut.contains(i) && (!best || worth(i).value > worth(*best).value))
                best = i;
        }
        return *best;
    }
    /// The sentence but the first that is most like what the first had corrected since `before`.
    std::size_t likestLastCorrections(const Sentence& before)
    {
        LastCorrections corrections;
        for (int unit = 1; unit <= before.unitCount(); ++unit) {
            if (sentence(0)->headOf(unit) != before.headOf(unit))
                corrections.add(*sentence(0), unit);
        }
        const auto likeness = [&](std::size_t index) {
            const OrderSources sources{AnnotationOrder::Similar, 0, nullptr, &corrections};
            return worthOf(sources, *sentence(index), index, {}, nullptr).value;
        };
        std::size_t best = 1;
        for (std::size_t i = 2; i < kAll; ++i)
            best = likeness(i) > likeness(best) ? i : best;
        EXPECT_GT(likeness(best), 0);
        return best;
    }
    std::size_t pins()
    {
        std::size_t all = 0;
        for (std::size_t i = 0; i < kAll; ++i)
            all += pinnedArcs(*sentence(i)).size();
        return all;
    }

    std::shared_ptr<const Model> model;

private:
    std::unique_ptr<Suggester> m_suggester;
};

} // namespace

TEST_F(Queue, TheBarIsThereWhereSentencesAreAnnotatedAndSomeWait)
{
    startWith(smallTreebank);
    EXPECT_TRUE(bar().isVisible());
    window.workplaces().go(WorkplaceId::Train);
    EXPECT_FALSE(bar().isVisible());
    window.workplaces().go(WorkplaceId::Annotate);
    key(Qt::Key_F9);
    EXPECT_FALSE(bar().isVisible()) << "only the diagram";
    key(Qt::Key_F9);
    EXPECT_TRUE(bar().isVisible());
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(waitFor([&] { return !bar().isVisible(); })) << "all are confirmed";
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("All sentences are confirmed.")))
        << qPrintable(window.statusText());
    EXPECT_FALSE(window.statusText().contains(QStringLiteral("further on"))) << qPrintable(window.statusText());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(waitFor([&] { return bar().isVisible(); }));
}

TEST_F(Queue, AnotherOrderMovesNothingAndIsRemembered)
{
    startWithModel();
    key(Qt::Key_PageDown, Qt::ControlModifier);
    select(2);
    choose(AnnotationOrder::Gain);
    EXPECT_EQ(shown(), 1U);
    EXPECT_EQ(canvas().selectedWord(), 2);
    EXPECT_TRUE(canvas().hasFocus()) << "the next key is the diagram's";
    EXPECT_EQ(bar().reason(), QStringLiteral("“Next” (U) goes to the first in this order"));
    EXPECT_EQ(Settings::annotationOrder(), QStringLiteral("gain"));
    MainWindow next;
    EXPECT_EQ(next.queue().queue().order(), AnnotationOrder::Gain);
}

TEST_F(Queue, ConfirmingGoesOnToTheSentenceThatTheParserIsLeastSureOf)
{
    startWithModel();
    window.liveLearner().setOn(false); // as it was trained
    choose(AnnotationOrder::Confidence);
    ASSERT_EQ(shown(), 0U);
    const std::size_t first = leastSure({0});
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(sentence(0)->annotation.confirmed);
    ASSERT_EQ(shown(), first);
    EXPECT_EQ(bar().reason().toStdString(),
        filledSentence(orderReason(AnnotationOrder::Confidence, worth(first).arguments), worth(first).arguments)
            + (first < kSeen ? "; said by a model that has learnt from it" : ""));
    const std::size_t next = leastSure({0, first});
    type("u"); // later
    EXPECT_FALSE(sentence(first)->annotation.confirmed);
    EXPECT_EQ(shown(), next);
    key(Qt::Key_U, Qt::ShiftModifier);
    EXPECT_EQ(shown(), first) << "back to where one came from";
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(shown(), next);
    std::set<std::size_t> done{0, first, next};
    while (done.size() < kAll) {
        key(Qt::Key_Return, Qt::ControlModifier);
        EXPECT_TRUE(done.insert(shown()).second) << "none comes twice";
    }
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(window.statusText().startsWith(QStringLiteral("Confirmed; no unconfirmed sentence further on.")));
}

TEST(QueueReasons, CountNothingInWordsOfTheirOwn)
{
    EXPECT_EQ(filledSentence(orderReason(AnnotationOrder::Suspicion, {"0", "6", "Daly"}), {"0", "6", "Daly"}),
        "the parser contradicts none of 6 arcs");
    EXPECT_EQ(filledSentence(orderReason(AnnotationOrder::Suspicion, {"2", "6", "Daly"}), {"2", "6", "Daly"}),
        "the parser contradicts 2 of 6 arcs, above all that of Daly");
}

TEST_F(Queue, WithoutAModelAnOrderSaysWhatItNeedsAndTheListGoesOn)
{
    startWith(smallTreebank);
    choose(AnnotationOrder::Confidence);
    EXPECT_EQ(bar().reason(), QStringLiteral("This order asks a parser:"));
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(shown(), 1U);
    auto* train = bar().findChild<QPushButton*>(QStringLiteral("queue-train"));
    ASSERT_TRUE(train != nullptr && train->isVisible());
    choose(AnnotationOrder::Random);
    EXPECT_FALSE(train->isVisible()) << "offered where nothing lacks";
    choose(AnnotationOrder::Confidence);
    QTest::mouseClick(train, Qt::LeftButton);
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Train);
}

TEST_F(Queue, OnlyWhatIsListedComes)
{
    startWithModel();
    choose(AnnotationOrder::Random);
    window.browser()->showListed(QStringLiteral("Two"), {workspace().treebank().key(3), workspace().treebank().key(9)});
    ASSERT_TRUE(waitFor([&] { return window.browser()->list()->model()->rowCount() == 2; }));
    settle();
    ASSERT_EQ(shown(), 3U);
    canvas().setFocus();
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(shown(), 9U);
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(shown(), 9U);
}

TEST_F(Queue, SentencesLikeTheLastCorrectionsComeNext)
{
    startWithModel();
    choose(AnnotationOrder::Similar);
    const auto before = sentence(0);
    select(3);
    type("["); // a correction
    key(Qt::Key_C);
    ASSERT_TRUE(sentence(0)->annotation.confirmed) << window.messageBar()->message().toStdString();
    settle();
    const std::size_t expected = likestLastCorrections(*before);
    type("u");
    EXPECT_EQ(shown(), expected);
}

TEST_F(Queue, ACorrectionOvertakesTheSearchThatIsUnderWay)
{
    startWithModel();
    choose(AnnotationOrder::Similar);
    const auto before = sentence(0);
    select(3);
    type("[");
    constexpr int longerThanThePause = 200; // ms
    QTest::qSleep(longerThanThePause);
    QCoreApplication::processEvents(); // a search begins
    QTest::qSleep(longerThanThePause); // and has something to say
    window.actions()[ActionId::Confirm]->trigger();
    ASSERT_TRUE(sentence(0)->annotation.confirmed) << window.messageBar()->message().toStdString();
    settle();
    const std::size_t expected = likestLastCorrections(*before);
    type("u");
    EXPECT_EQ(shown(), expected);
}

TEST_F(Queue, AWordIsDecidedByOneKeyAndTheNextIsAsked)
{
    startWithModel(withoutHeads(firstSentences("english.conllu", static_cast<int>(kAll)), kSeen));
    window.liveLearner().setOn(false);
    choose(AnnotationOrder::Words);
    EXPECT_EQ(canvas().askedWord(), 0) << "one stays where one is";
    type("u");
    const std::size_t where = shown();
    const int asked = canvas().askedWord();
    ASSERT_GT(asked, 0);
    EXPECT_EQ(canvas().selectedWord(), asked);
    const Sentence before = *sentence(where);
    const Suggestion suggestion = suggester().glance(before, {});
    const SuggestedArc guess = suggestion.arcs[static_cast<std::size_t>(asked) - 1];
    key(Qt::Key_Return);
    EXPECT_TRUE(isPinned(*sentence(where), asked));
    EXPECT_EQ(sentence(where)->headOf(asked), guess.head);
    EXPECT_EQ(sentence(where)->relationOf(asked), guess.relation);
    for (int unit = 1; unit <= before.unitCount(); ++unit) {
        if (unit == asked)
            continue;
        EXPECT_EQ(sentence(where)->headOf(unit), before.headOf(unit)) << "the others are the parser's still";
    }
    EXPECT_TRUE(shown() != where || canvas().askedWord() != asked);
    EXPECT_GT(canvas().askedWord(), 0);
    key(Qt::Key_Z, Qt::ControlModifier); // says where, if it was in another sentence
    if (isPinned(*sentence(where), asked))
        key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(sentence(where)->headOf(asked), before.headOf(asked));
    EXPECT_EQ(sentence(where)->annotation, before.annotation) << "one step takes both back";
}

TEST_F(Queue, AWordCanBeAttachedOtherwise)
{
    startWithModel(withoutHeads(firstSentences("english.conllu", static_cast<int>(kAll)), kSeen));
    window.liveLearner().setOn(false);
    choose(AnnotationOrder::Words);
    type("u");
    const std::size_t where = shown();
    const int asked = canvas().askedWord();
    ASSERT_GT(asked, 0);
    type("r"); // the root
    EXPECT_EQ(sentence(where)->headOf(asked), kRoot);
    EXPECT_TRUE(isPinned(*sentence(where), asked));
    const std::size_t there = shown();
    const int next = canvas().askedWord();
    ASSERT_GT(next, 0);
    const int head = next == 1 ? 2 : 1;
    type("h");
    type(head == 1 ? "1" : "2");
    if (canvas().isInHeadMode())
        key(Qt::Key_Return); // others begin so
    EXPECT_EQ(sentence(there)->headOf(next), head);
    EXPECT_TRUE(isPinned(*sentence(there), next));
    EXPECT_EQ(canvas().askedWord(), next) << "the relation may be wrong still";
    key(Qt::Key_Return);
    EXPECT_EQ(sentence(there)->headOf(next), head);
    EXPECT_TRUE(shown() != there || canvas().askedWord() != next) << "and on";
    EXPECT_EQ(pins(), 2U);
}

TEST_F(Queue, EachDecidedWordIsLearntUntilItIsTakenBack)
{
    startWithModel(withoutHeads(firstSentences("english.conllu", static_cast<int>(kAll)), kSeen));
    choose(AnnotationOrder::Words);
    type("u");
    const auto patches = [&] { return window.learning().liveModels()->whole().patches().size(); };
    ASSERT_EQ(patches(), 0U);
    const std::size_t where = shown();
    const int asked = canvas().askedWord();
    const Suggestion suggestion = suggester().glance(*sentence(where), {});
    const bool isRoot = suggestion.arcs[static_cast<std::size_t>(asked) - 1].head == kRoot;
    type(isRoot ? (asked == 1 ? "]" : "[") : "r"); // the parser is wrong
    ASSERT_TRUE(isPinned(*sentence(where), asked));
    EXPECT_TRUE(waitFor([&] { return patches() == 1; }));
    key(Qt::Key_Z, Qt::ControlModifier);
    if (isPinned(*sentence(where), asked))
        key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_FALSE(isPinned(*sentence(where), asked));
    EXPECT_TRUE(waitFor([&] { return patches() == 0; }));
}

TEST_F(Queue, TwoModelsThatDifferAreNamed)
{
    startWithModel();
    choose(AnnotationOrder::Disagreement);
    EXPECT_EQ(bar().reason(), QStringLiteral("This order compares two models: there is only one."));
    workspace().startLayer(QStringLiteral("B"));
    std::vector<Workspace::Prediction> predictions;
    for (std::size_t i = 0; i < kAll; ++i)
        predictions.push_back({workspace().treebank().key(i), {workspace().gold(i), Exposure::Unseen}});
    workspace().setPredictions(std::move(predictions));
    choose(AnnotationOrder::Random);
    choose(AnnotationOrder::Disagreement);
    const auto share = [&](std::size_t index) {
        const Suggestion own = suggester().glance(*sentence(index), {});
        int different = 0;
        for (int unit = 1; unit <= sentence(index)->unitCount(); ++unit)
            different += own.arcs[static_cast<std::size_t>(unit) - 1]
                    == SuggestedArc{sentence(index)->headOf(unit), sentence(index)->relationOf(unit)}
                ? 0
                : 1;
        return different / (sentence(index)->unitCount() + 2.0);
    };
    std::size_t expected = 1;
    for (std::size_t i = 2; i < kAll; ++i)
        expected = share(i) > share(expected) ? i : expected;
    type("u");
    EXPECT_EQ(shown(), expected);
    EXPECT_TRUE(bar().reason().startsWith(QStringLiteral("two models differ in "))) << bar().reason().toStdString();
    EXPECT_TRUE(bar().reason().endsWith(QStringLiteral("(six.arcmodel, B)"))) << bar().reason().toStdString();
}

TEST_F(Queue, DecidedWordsSurviveSavingAndAreAllThatIsLearntFromTheirSentences)
{
    startWithModel(withoutHeads(firstSentences("english.conllu", static_cast<int>(kAll)), kSeen));
    choose(AnnotationOrder::Words);
    type("u");
    std::map<std::pair<std::size_t, int>, int> heads;
    for (int i = 0; i < 5; ++i) {
        const std::pair place{shown(), canvas().askedWord()};
        ASSERT_GT(place.second, 0);
        key(Qt::Key_Return);
        heads[place] = sentence(place.first)->headOf(place.second);
        settle();
    }
    ASSERT_EQ(heads.size(), 5U);
    ASSERT_EQ(pins(), 5U);
    key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return !workspace().isModified(); }));
    start(QStringList(QString::fromStdString(folder.file("small.conllu"))));
    EXPECT_EQ(pins(), 5U);
    for (std::size_t i = kSeen; i < kAll; ++i) {
        for (int unit = 1; unit <= sentence(i)->unitCount(); ++unit) {
            const auto found = heads.find({i, unit});
            EXPECT_EQ(sentence(i)->headOf(unit), found == heads.end() ? kNoHead : found->second);
        }
    }
    setEpochs(2);
    window.trainingPanel()->findChild<QCheckBox*>(QStringLiteral("pins-alone"))->setChecked(true);
    key(Qt::Key_F5);
    settle();
    ASSERT_NE(window.learning().model(), nullptr) << said().toStdString();
    EXPECT_EQ(window.learning().model()->configuration.givenHeads, heads.size());
    window.workplaces().go(WorkplaceId::Train);
    EXPECT_TRUE(said().contains(QStringLiteral("5 heads"))) << said().toStdString();
}

TEST_F(Queue, TwoModelsOfTheShelfCanBeCompared)
{
    startWithModel();
    ShelfStore& store = window.shelf().store();
    for (const std::size_t count : {2, 4}) {
        ModelDescription description;
        description.name = "of " + std::to_string(count);
        store.run([model = AnyModel(modelOf(workspace().treebank(), count)), description](const ModelShelf& shelf,
                      const std::stop_token&) { return shelf.add(model, nullptr, description); },
            {});
    }
    settle();
    EXPECT_TRUE(bar().modelsButton()->isHidden()) << "nothing is compared";
    choose(AnnotationOrder::Disagreement);
    EXPECT_TRUE(bar().modelsButton()->isVisible());
    EXPECT_TRUE(window.queue().queue().lacksSecond());
    const auto pick = [&](int which, const char* name) {
        QMenu* menu = bar().modelsButton()->menu();
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions()[which]->menu()->actions()) {
            if (withoutMnemonic(action->text()) == QString::fromUtf8(name))
                action->trigger();
        }
        settle();
    };
    pick(1, "of 4");
    EXPECT_FALSE(window.queue().queue().lacksSecond());
    EXPECT_EQ(window.queue().queue().compared(), (QStringList{QStringLiteral("six.arcmodel"), QStringLiteral("of 4")}));
    pick(0, "of 2");
    EXPECT_EQ(window.queue().queue().compared(), (QStringList{QStringLiteral("of 2"), QStringLiteral("of 4")}));
    // Reckoned here: in how many words the two differ, a sentence for each entry.
    const auto first = makeSuggester(AnyModel(modelOf(workspace().treebank(), 2)));
    const auto second = makeSuggester(AnyModel(modelOf(workspace().treebank(), 4)));
    const auto differences = [&](std::size_t index) {
        const auto one = first->glance(*sentence(index), {}).arcs;
        const auto other = second->glance(*sentence(index), {}).arcs;
        std::size_t count = 0;
        for (std::size_t i = 0; i < one.size(); ++i)
            count += one[i] == other[i] ? 0 : 1;
        return static_cast<double>(count) / static_cast<double>(one.size());
    };
    std::vector<double> shares;
    window.queue().queue().entries().forEach([&](const QueueEntry& entry) {
        shares.push_back(differences(workspace().treebank().indexOf(entry.key)));
        return true;
    });
    ASSERT_GT(shares.size(), kAll / 2);
    EXPECT_GT(shares.front(), shares.back());
    pick(0, "The model in use");
    pick(1, "What was predicted before");
    EXPECT_TRUE(window.queue().queue().lacksSecond());
}

TEST_F(Queue, AModelThatCannotBeReadIsNotPicked)
{
    startWithModel();
    choose(AnnotationOrder::Disagreement);
    ComparedModels& picked = window.queue().picked();
    picked.pickSecond({QString::fromStdString(folder.write("bad.arcmodel", "no model")), QStringLiteral("bad")});
    settle();
    EXPECT_TRUE(picked.secondPick().path.isEmpty());
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("not an Arcwright model")))
        << qPrintable(window.messageBar()->message());
}

TEST_F(Queue, ABudgetSaysHowManyWordsFitOnceSomeAreDecided)
{
    startWithModel(withoutHeads(firstSentences("english.conllu", static_cast<int>(kAll)), kSeen));
    window.liveLearner().setOn(false);
    choose(AnnotationOrder::Words);
    QMenu* menu = bar().budgetButton()->menu();
    Q_EMIT menu->aboutToShow();
    minutes(*menu, 20)->trigger();
    EXPECT_EQ(bar().budgetButton()->text(), QStringLiteral("20 min, 0 words done"));
    canvas().setFocus();
    type("u");
    for (std::size_t word = 1; word <= 7; ++word) {
        key(Qt::Key_Return);
        ASSERT_EQ(pins(), word);
        ASSERT_GT(canvas().askedWord(), 0);
    }
    EXPECT_TRUE(bar().budgetButton()->text().startsWith(QStringLiteral("20 min: ")))
        << qPrintable(bar().budgetButton()->text());
    EXPECT_TRUE(bar().budgetButton()->toolTip().contains(QStringLiteral("decided so far")));
    menu->actions().back()->trigger();
}

TEST_F(Queue, ABudgetSaysHowMuchFitsByTheMeasuredSpeed)
{
    const std::string path = folder.write("small.conllu", smallTreebank);
    SentenceEffort effort;
    effort.by = Workspace::signature();
    effort.words = 10;
    effort.seconds = 100; // 360 words an hour
    ASSERT_TRUE(EffortLog::open(path).value().add(effort));
    start(QStringList(QString::fromStdString(path)));
    settle();
    QPushButton* button = bar().budgetButton();
    const QString before = button->text();
    QMenu* menu = button->menu();
    Q_EMIT menu->aboutToShow();
    ASSERT_TRUE(minutes(*menu, 20));
    const auto* told = menu->findChild<QLabel*>(QStringLiteral("queue-budget-explanation"));
    ASSERT_TRUE(told) << "what it is stands in the menu, too";
    EXPECT_EQ(told->text(), button->toolTip());
    EXPECT_GE(told->height(), told->heightForWidth(told->width()));
    minutes(*menu, 20)->trigger(); // 120 words
    EXPECT_EQ(button->text(), QStringLiteral("20 min")) << "what comes is read on a thread of its own";
    EXPECT_TRUE(waitFor([&] { return button->text() == QStringLiteral("20 min: 3 sentences, 11 words"); }));
    EXPECT_EQ(Settings::budgetMinutes(), 20);
    canvas().setFocus();
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(waitFor([&] { return button->text() == QStringLiteral("20 min: 2 sentences, 5 words"); }))
        << qPrintable(button->text());
    menu->actions().back()->trigger();
    EXPECT_EQ(button->text(), before);
}

} // namespace arcwright::ui::testing
