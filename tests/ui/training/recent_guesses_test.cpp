// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/recent_guesses.h"

#include <algorithm>

#include "core/formats/open.h"
#include "core/model/parser.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/guess_strip.h"
#include "ui/training/assistant.h"

namespace arcwright::ui::testing {

namespace {

constexpr const char* decided = "dislocated"; // no model here knows it, so that it never is a parser's guess

bool isAlone(const Sentence& sentence, int word)
{
    return std::count_if(sentence.tokens.begin(), sentence.tokens.end(), [&](const Token& token) {
        return token.form == sentence.word(word).form;
    }) == 1;
}

/// The same sentence several times, as the parser analyses it; one of its words is called otherwise by the annotator.
class RecentGuessesInTheWindow : public WindowTest {
protected:
    void begin()
    {
        const std::string sentence = firstSentences("english.conllu", 1);
        const auto learnt = openTreebank({folder.write("learnt.conllu", firstSentences("english.conllu", 8))}).value();
        model = modelOf(learnt, 8);
        RelationPool pool;
        Parser::Workspace desk;
        const auto first = learnt.sentence(0);
        const Graph graph = Parser(model, pool).parse(*first, desk);
        // Not "the", which stands there twice: the other one would be decided otherwise, and nothing be settled.
        for (int candidate = 2; candidate <= first->size() && corrected == 0; ++candidate)
            corrected = graph.heads[static_cast<std::size_t>(candidate)] > kRoot && isAlone(*first, candidate)
                ? candidate
                : 0;
        ASSERT_GT(corrected, 0);
        std::string text;
        int word = 0;
        for (const std::string& line : linesOf(sentence)) {
            if (line.empty() || line[0] == '#'
                || line.substr(0, line.find('\t')).find_first_of("-.") != std::string::npos)
                continue;
            ++word;
            std::string cells = line;
            std::size_t cell = 0;
            for (int column = 0; column < 6; ++column)
                cell = cells.find('\t', cell) + 1;
            const Arc arc = graph.arc(word);
            text += cells.substr(0, cell) + std::to_string(arc.head) + '\t'
                + (arc.head == kRoot ? "root" : std::string(pool.text(arc.relation))) + "\t_\t_\n";
        }
        std::string all;
        for (int copy = 1; copy <= 5; ++copy)
            all += "# sent_id = s" + std::to_string(copy) + '\n' + text + '\n';
        startWith(all);
        settled.clear();
        window.learning().useModel(model, QStringLiteral("quick"));
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window.isBusy(); }));
    }
    std::size_t shown() { return window.sentenceView()->sentence(); }
    Guess firstGuess() { return window.sentenceView()->arcEditing()->guesses(corrected).front(); }
    /// Waits until the guesses for the sentence on view are there.
    bool known(std::size_t index)
    {
        return waitFor([&] {
            return shown() == index && !window.assistant().isBusy() && !window.liveLearner().isBusy()
                && !window.assistant().guesses(index, corrected).empty();
        });
    }
    /// Calls the word otherwise and confirms the sentence, with keys; the next one comes.
    void correctAndConfirm(std::size_t index)
    {
        ASSERT_TRUE(known(index));
        select(corrected);
        type("l");
        type(decided);
        key(Qt::Key_Return, Qt::ShiftModifier);
        ASSERT_EQ(relation(index, corrected), decided);
        ASSERT_TRUE(waitFor([&] { return !window.assistant().isBusy(); }));
        key(Qt::Key_Return, Qt::ControlModifier);
        ASSERT_TRUE(workspace().treebank().sentence(index)->annotation.confirmed);
        ASSERT_TRUE(known(index + 1));
    }

    std::shared_ptr<const Model> model;
    int corrected = 0; ///< this word
};

} // namespace

TEST_F(RecentGuessesInTheWindow, WhatWasDecidedTwiceIsTheFirstGuessAndSaysSo)
{
    begin();
    ASSERT_FALSE(HasFatalFailure());
    ASSERT_TRUE(known(0));
    const Guess before = firstGuess();
    EXPECT_FALSE(before.isRecent);
    correctAndConfirm(0);
    EXPECT_FALSE(firstGuess().isRecent) << "once says nothing";
    correctAndConfirm(1);
    ASSERT_FALSE(HasFatalFailure());
    select(corrected);
    EXPECT_EQ(firstGuess().relation, QString::fromUtf8(decided));
    EXPECT_EQ(firstGuess().head, before.head);
    EXPECT_TRUE(firstGuess().isRecent);
    GuessStrip& strip = *window.sentenceView()->guessStrip();
    EXPECT_TRUE(strip.choices()[0].recent);
    EXPECT_TRUE(strip.toolTip().contains(QStringLiteral("what you decided"))) << strip.toolTip().toStdString();
    EXPECT_TRUE(strip.accessibleDescription().contains(QStringLiteral("by what you decided")));
    const std::vector<Guess> all = window.sentenceView()->arcEditing()->guesses(corrected);
    EXPECT_TRUE(std::any_of(all.begin() + 1, all.end(), [&](const Guess& guess) {
        return guess.head == before.head && guess.relation == before.relation;
    })) << "the parser's is still there";
    const Analysis* layer = workspace().layer().find(workspace().treebank().key(2));
    ASSERT_NE(layer, nullptr);
    EXPECT_NE(workspace().relations()->text(layer->graph.arc(corrected).relation), decided)
        << "the layer is the parser's";
    key(Qt::Key_Return); // the ghost
    EXPECT_EQ(relation(2, corrected), decided);
    workspace().undo(); // of a word that is decided the guesses are the parser's
    ASSERT_TRUE(known(2));
    ASSERT_TRUE(waitFor([&] { return firstGuess().isRecent; }));
    select(corrected);
    type("1");
    EXPECT_EQ(relation(2, corrected), decided);
}

TEST_F(RecentGuessesInTheWindow, WithAConfirmationItsDecisionsGo)
{
    begin();
    ASSERT_FALSE(HasFatalFailure());
    correctAndConfirm(0);
    correctAndConfirm(1);
    ASSERT_FALSE(HasFatalFailure());
    ASSERT_TRUE(firstGuess().isRecent);
    workspace().undo();
    ASSERT_FALSE(workspace().treebank().sentence(1)->annotation.confirmed);
    window.browser()->setCurrentSentence(2);
    ASSERT_TRUE(known(2));
    EXPECT_TRUE(waitFor([&] { return !firstGuess().isRecent; }));
    EXPECT_NE(firstGuess().relation, QString::fromUtf8(decided));
    workspace().redo();
    window.browser()->setCurrentSentence(2);
    ASSERT_TRUE(known(2));
    EXPECT_TRUE(waitFor([&] { return firstGuess().isRecent; }));
}

TEST_F(RecentGuessesInTheWindow, WithoutLiveLearningTheOrderIsTheParsers)
{
    begin();
    ASSERT_FALSE(HasFatalFailure());
    window.actions()[ActionId::LearnLive]->setChecked(false);
    ASSERT_TRUE(known(0));
    std::vector<std::vector<Guess>> before;
    const int words = workspace().treebank().sentence(0)->size();
    for (int word = 1; word <= words; ++word)
        before.push_back(window.assistant().guesses(0, word));
    for (const std::size_t index : {std::size_t{0}, std::size_t{1}, std::size_t{2}})
        correctAndConfirm(index);
    ASSERT_FALSE(HasFatalFailure());
    for (int word = 1; word <= words; ++word) {
        const std::vector<Guess> after = window.assistant().guesses(3, word);
        const std::vector<Guess>& expected = before[static_cast<std::size_t>(word) - 1];
        ASSERT_EQ(after.size(), expected.size());
        for (std::size_t rank = 0; rank < after.size(); ++rank) {
            EXPECT_EQ(after[rank].head, expected[rank].head);
            EXPECT_EQ(after[rank].relation, expected[rank].relation);
            EXPECT_FALSE(after[rank].isRecent);
        }
    }
    window.actions()[ActionId::LearnLive]->setChecked(true);
}

} // namespace arcwright::ui::testing
