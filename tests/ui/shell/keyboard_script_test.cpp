// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <queue>
#include <sstream>

#include <QCompleter>

#include "core/advice/suggester.h"
#include "core/conversion/converted_text.h"
#include "core/experiments/key_count.h"
#include "core/formats/open.h"
#include "core/model/parser.h"
#include "tests/core/support/sanitized.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/decision_guide.h"
#include "ui/canvas/head_mode.h"

namespace arcwright::ui::testing {

namespace {

struct Key {
    int code = 0;
    Qt::KeyboardModifiers modifiers;
    QString text;
};
using Keys = std::vector<Key>;

// Figures come from the release build; what sanitizers look for takes less.
constexpr auto trainingSentences = test::unlessSanitized<std::size_t>(2000, 300);
constexpr int wantedCorrections = test::unlessSanitized(200, 40);

Keys letters(const QString& text)
{
    Keys keys;
    for (const QChar letter : text)
        keys.push_back({0, {}, QString(letter)});
    return keys;
}

Keys operator+(Keys first, const Keys& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// A parser as an annotator has one: small, but with tables that are large enough for it.
std::shared_ptr<const Model> trainedWell(const Treebank& treebank)
{
    Sentences sentences;
    for (std::size_t i = 0; i < treebank.size(); ++i)
        sentences.push_back(treebank.sentence(i));
    TrainingSettings settings = quickSettings(3);
    settings.trainer.arcBits = 20;
    settings.trainer.siblingBits = 16;
    settings.trainer.rowBits = 16;
    return train(sentences, {}, settings, {}, {}, {}).value();
}

/// CoNLL-U text with other trees: what a parser made of it.
std::string withTrees(const std::string& text, const std::vector<Graph>& graphs, const RelationPool& relations)
{
    std::string changed;
    std::size_t sentence = 0;
    int word = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) {
            ++sentence;
            word = 0;
        } else if (line[0] != '#' && line.substr(0, line.find('\t')).find_first_of("-.") == std::string::npos) {
            ++word; // neither a range nor an empty node
            std::vector<std::string> columns;
            std::istringstream cells(line);
            for (std::string cell; std::getline(cells, cell, '\t');)
                columns.push_back(cell);
            const Arc arc = graphs[sentence].arc(word);
            columns[6] = std::to_string(arc.head);
            columns[7] = arc.head == kRoot ? "root" : std::string(relations.text(arc.relation));
            columns[8] = "_";
            line = columns[0];
            for (std::size_t column = 1; column < columns.size(); ++column)
                line += '\t' + columns[column];
        }
        changed += line + '\n';
    }
    return changed;
}

/// The first sentences of a treebank as CoNLL-U, those of whole documents until there are `wanted`.
std::string asConllu(const Treebank& treebank, std::size_t wanted)
{
    std::string text;
    std::size_t sentences = 0;
    for (const auto& document : treebank.documents()) {
        if (sentences >= wanted)
            break;
        sentences += document->size();
        text += convertedText(*document, *formatFor(*document, "conllu")).value();
    }
    return text;
}

/// An annotator who uses nothing but the keyboard, and always the fewest keys there are for what is to be done.
class KeyboardScript : public WindowTest {
protected:
    void press(const Keys& keys)
    {
        for (const Key& key : keys) {
            if (key.text.isEmpty())
                QTest::keyClick(window.windowHandle(), static_cast<Qt::Key>(key.code), key.modifiers);
            else if (key.text.front().unicode() < 128)
                QTest::keyClick(window.windowHandle(), key.text.front().toLatin1(), key.modifiers);
            else
                QTest::sendKeyEvent(QTest::Click, window.windowHandle(), Qt::Key_unknown, key.text, key.modifiers);
        }
        pressed += keys.size();
    }

    const std::vector<Guess> guesses(int word) { return window.sentenceView()->arcEditing()->guesses(word); }
    DecisionGuide& guide() { return *window.sentenceView()->guide(); }
    std::shared_ptr<const Sentence> now() { return workspace().treebank().sentence(shown()); }
    std::size_t shown() { return window.sentenceView()->sentence(); }

    bool isRight(int word, const Graph& graph, const RelationPool& relations) const
    {
        const Arc arc = graph.arc(word);
        return arc.head == truth->headOf(word)
            && (arc.head == kRoot || relations.text(arc.relation) == truth->relationOf(word));
    }
    bool isRight(int word)
    {
        return now()->headOf(word) == truth->headOf(word)
            && (truth->headOf(word) == kRoot || now()->relationOf(word) == truth->relationOf(word));
    }
    std::vector<int> wrongWords()
    {
        std::vector<int> wrong;
        for (int word = 1; word <= truth->size(); ++word) {
            if (!isRight(word))
                wrong.push_back(word);
        }
        return wrong;
    }

    /// The shortest way to a word that is wrong, by the keys that move.
    Keys wayToAWrongOne()
    {
        const Diagram& diagram = canvas().diagram();
        const int last = diagram.wordCount();
        struct Place {
            int word = 0;
            Keys keys;
        };
        std::vector<bool> seen(static_cast<std::size_t>(last) + 1, false);
        std::queue<Place> places;
        places.push({canvas().selectedWord(), {}});
        const auto go = [&](const Place& from, int word, int code, Qt::KeyboardModifiers modifiers = {}) {
            if (word >= 1 && word <= last && !seen[static_cast<std::size_t>(word)]) {
                seen[static_cast<std::size_t>(word)] = true;
                places.push({word, from.keys + Keys{{code, modifiers, {}}}});
            }
        };
        while (!places.empty()) {
            const Place here = places.front();
            places.pop();
            if (here.word > 0 && !isRight(here.word))
                return shorter(here.keys, jumpTo(here.word));
            go(here, here.word == 0 ? 1 : here.word + 1, Qt::Key_Right);
            go(here, here.word == 0 ? last : here.word - 1, Qt::Key_Left);
            go(here, 1, Qt::Key_Home);
            go(here, last, Qt::Key_End);
            if (here.word == 0)
                continue;
            const int head = headOf(diagram, Side::Above, here.word);
            go(here, head, Qt::Key_Up);
            const std::vector<int> siblings = dependentsOf(diagram, Side::Above, head);
            const auto among = std::find(siblings.begin(), siblings.end(), here.word);
            if (among != siblings.end() && among + 1 != siblings.end())
                go(here, *(among + 1), Qt::Key_Right, Qt::ShiftModifier);
            if (among != siblings.end() && among != siblings.begin())
                go(here, *(among - 1), Qt::Key_Left, Qt::ShiftModifier);
            if (const auto dependents = dependentsOf(diagram, Side::Above, here.word); !dependents.empty())
                go(here, dependents.front(), Qt::Key_Down);
        }
        return {};
    }

    /// The keys that go to a word by its number or its form.
    Keys jumpTo(int word)
    {
        const int from = std::max(canvas().selectedWord(), 1);
        return from == word ? Keys(9) : letters(QStringLiteral("g")) + headKeys(from, word);
    }
    static const Keys& shorter(const Keys& first, const Keys& second)
    {
        return second.size() < first.size() ? second : first;
    }

    /// How often Space is pressed until a wrong word is offered, if ever.
    std::optional<std::size_t> spacesToAWrongOne()
    {
        const std::vector<int> coming = guide().coming();
        const auto wrong = std::find_if(coming.begin(), coming.end(), [&](int word) { return !isRight(word); });
        return wrong == coming.end() ? std::nullopt : std::optional<std::size_t>(wrong - coming.begin() + 1);
    }

    /// By what the window offers, where no other way to a wrong word is shorter.
    void goToAWrongOne()
    {
        while (canvas().selectedWord() == 0 || isRight(canvas().selectedWord())) {
            const std::optional<std::size_t> steps = spacesToAWrongOne();
            const Keys way = wayToAWrongOne();
            const bool isOffered = steps && *steps <= way.size();
            const Keys keys = isOffered ? Keys{{Qt::Key_Space, {}, {}}} : way;
            walked += keys.size();
            spaces += isOffered ? 1 : 0;
            press(keys);
            wasOffered = isOffered;
        }
    }

    /// Presses keys that change the sentence, and waits for what the parser says then.
    void change(const Keys& keys)
    {
        const auto before = now();
        const auto answers = answered.count();
        press(keys);
        if (now() != before) {
            ASSERT_TRUE(waitFor([&] { return answered.count() > answers; }));
        }
    }

    /// Whether to accept all that the parser says around the corrections: it mends more words than it spoils.
    bool isBetterAccepted()
    {
        const Analysis* analysis = workspace().layer().find(workspace().treebank().key(shown()));
        if (!analysis)
            return false;
        int gain = 0;
        for (int word = 1; word <= truth->size(); ++word)
            gain += static_cast<int>(isRight(word, analysis->graph, *workspace().relations()))
                - static_cast<int>(isRight(word));
        return gain > 0;
    }

    /// Whether all that the parser says is right now.
    bool isAllRightAccepted()
    {
        const Analysis* analysis = workspace().layer().find(workspace().treebank().key(shown()));
        for (int word = 1; analysis && word <= truth->size(); ++word) {
            if (!isRight(word, analysis->graph, *workspace().relations()))
                return false;
        }
        return analysis != nullptr;
    }

    /// The number of a relation in the list; else the fewest letters that the field completes to it, and Enter.
    Keys relationKeys(const QString& relation, int head, const std::vector<Guess>& guesses)
    {
        constexpr qsizetype mostLikely = 4; // of each
        QStringList known;
        for (const bool ofHead : {true, false}) {
            QStringList some;
            for (const Guess& guess : guesses) {
                if ((guess.head == head) == ofHead && !guess.relation.isEmpty() && some.size() < mostLikely)
                    some << guess.relation;
            }
            known << some;
        }
        known << frequent;
        known.removeDuplicates();
        constexpr qsizetype digits = 9;
        if (const qsizetype row = known.indexOf(relation); row >= 0 && row < digits)
            return letters(QString::number(row + 1));
        for (qsizetype length = 1; length < relation.size(); ++length) {
            const QString typed = relation.left(length);
            const auto first = std::find_if(known.begin(), known.end(),
                [&](const QString& name) { return name.startsWith(typed, Qt::CaseInsensitive); });
            if (!known.contains(typed) && first != known.end() && *first == relation)
                return letters(typed) + Keys{{Qt::Key_Return, {}, {}}};
        }
        return letters(relation) + Keys{{Qt::Key_Return, Qt::ShiftModifier, {}}};
    }

    /// The fewest keys that choose a word, or the root, in head mode.
    Keys headKeys(int word, int head)
    {
        const Keys enter{{Qt::Key_Return, {}, {}}};
        std::vector<QString> forms;
        for (const DiagramWord& shown : canvas().diagram().words)
            forms.push_back(shown.form);
        HeadMode mode;
        mode.begin(word, forms);
        Keys typed;
        for (const QChar digit : QString::number(head)) {
            mode.typeDigit(digit.digitValue());
            typed = typed + letters(digit);
        }
        Keys best = mode.isNumberComplete() ? typed : typed + enter;
        best = shorter(best,
            Keys(static_cast<std::size_t>(std::abs(head - word)), {head > word ? Qt::Key_Right : Qt::Key_Left, {}, {}})
                + enter);
        const QString form = head > 0 ? forms[static_cast<std::size_t>(head) - 1].toLower() : QString();
        mode.begin(word, forms);
        for (qsizetype length = 1; length <= form.size() && form.at(length - 1).isLetter(); ++length) {
            mode.typeLetter(form.mid(length - 1, 1), 0);
            if (mode.choice() == head)
                best = shorter(
                    best, mode.areLettersComplete() ? letters(form.left(length)) : letters(form.left(length)) + enter);
            if (mode.areLettersComplete())
                break;
        }
        return best;
    }

    std::optional<std::size_t> rankOf(int word)
    {
        const std::vector<Guess> ranked = guesses(word);
        for (std::size_t rank = 0; rank < ranked.size(); ++rank) {
            const bool isRelation
                = truth->headOf(word) == kRoot || ranked[rank].relation.toStdString() == truth->relationOf(word);
            if (ranked[rank].head == truth->headOf(word) && isRelation)
                return rank;
        }
        return std::nullopt;
    }

    /// The keys that give a word its head alone.
    Keys attaching(int word, int head)
    {
        if (head == kRoot)
            return letters(QStringLiteral("r"));
        if (std::abs(head - word) == 1)
            return letters(head < word ? QStringLiteral("[") : QStringLiteral("]"));
        return letters(QStringLiteral("h")) + headKeys(word, head);
    }

    /// The digits for a guess, each 0 before them showing nine more.
    static Keys digitsFor(std::size_t rank)
    {
        constexpr std::size_t digits = 9;
        return letters(QString(static_cast<qsizetype>(rank / digits), u'0') + QString::number(rank % digits + 1));
    }

    /// A guess that digits take has the right head, and another relation.
    std::optional<std::size_t> rankOfHead(int word)
    {
        constexpr std::size_t digits = 9;
        const std::vector<Guess> ranked = guesses(word);
        for (std::size_t rank = 0; rank < std::min(ranked.size(), digits); ++rank) {
            if (ranked[rank].head == truth->headOf(word))
                return rank;
        }
        return std::nullopt;
    }

    void correct(int word)
    {
        const int head = truth->headOf(word);
        const bool isWrongHead = now()->headOf(word) != head;
        const QString relation = QString::fromStdString(std::string(truth->relationOf(word)));
        const Keys byHand = isWrongHead ? attaching(word, head) : chordFor(relation);
        if (const auto rank = rankOf(word);
            rank && digitsFor(*rank).size() <= std::max<std::size_t>(byHand.size(), 2)) {
            count(digitsFor(*rank).size() == 1 ? byDigit : byMoreDigits, digitsFor(*rank));
            return;
        }
        if (isWrongHead) {
            // On a word that was offered a digit is a decision, after which the next one is offered.
            const auto rank = wasOffered ? std::nullopt : rankOfHead(word);
            if (rank && byHand.size() > 1)
                count(byDigit, digitsFor(*rank));
            else
                count(byHead, byHand);
            if (isRight(word) || canvas().selectedWord() != word)
                return; // with another word selected, its relation is corrected when its turn comes
            correct(word);
            return;
        }
        const Keys byList = letters(QStringLiteral("l")) + relationKeys(relation, head, guesses(word));
        withoutChords += byList.size();
        count(byRelation, shorter(byList, chordFor(relation)));
    }

    /// The chord that the annotator has made for a relation; longer than all other ways if there is none.
    Keys chordFor(const QString& relation)
    {
        for (const Chord& chord : window.sentenceView()->arcEditing()->chords()) {
            if (chord.relation == relation)
                return letters(chord.keys);
        }
        return Keys(99);
    }

    /// Chords for the relations that the treebank has most often, as somebody makes them who annotates it all day.
    void makeChords()
    {
        Chords chords;
        for (qsizetype i = 0; i < std::min<qsizetype>(frequent.size(), 26); ++i) {
            Chord chord;
            chord.keys = QStringLiteral("x") + QChar(u'a' + static_cast<char16_t>(i));
            chord.relation = frequent[i];
            chords.push_back(chord);
        }
        window.sentenceView()->arcEditing()->setChords(chords);
    }

    /// Corrections of one kind, and the keys they took.
    struct Tally {
        int times = 0;
        std::size_t keys = 0;
    };
    void count(Tally& tally, const Keys& keys)
    {
        ++tally.times;
        tally.keys += keys.size();
        const int word = canvas().selectedWord();
        change(keys);
        wasOffered = wasOffered || canvas().selectedWord() != word;
    }

    /// Opens gold as a parser analyses it, with that parser in use, which learns nothing meanwhile.
    void startWithParsed(const std::shared_ptr<const Model>& model, const Treebank& treebank, const std::string& text)
    {
        gold = treebank;
        std::vector<Graph> graphs;
        RelationPool pool;
        const Parser parser(model, pool);
        Parser::Workspace parsing;
        for (std::size_t i = 0; i < gold.size(); ++i)
            graphs.push_back(parser.parse(*gold.sentence(i), parsing));
        startWith(withTrees(text, graphs, pool));
        window.liveLearner().setOn(false);
        settled.clear();
        window.learning().useModel(model, QStringLiteral("parser"));
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window.isBusy(); }));
        const QAbstractItemModel* relations = relationEditor().findChild<QCompleter*>()->model();
        ASSERT_TRUE(waitFor([&] { return relations->rowCount() > 0; }));
        for (int row = 0; row < relations->rowCount(); ++row)
            frequent << relations->index(row, 0).data().toString();
        makeChords();
    }

    /// Turns the sentence on view into gold, and confirms it.
    void annotate(std::size_t index)
    {
        ASSERT_LT(index, gold.size());
        ASSERT_EQ(shown(), index);
        ASSERT_TRUE(waitFor([&] { return !guesses(1).empty() && guesses(1)[0].margin; }));
        truth = gold.sentence(index);
        wasOffered = canvas().selectedWord() > 0; // by itself, when the one before was confirmed
        corrections += static_cast<int>(wrongWords().size());
        while (!wrongWords().empty()) {
            if (isAllRightAccepted()) {
                ++accepted;
                press({{Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier, {}}});
                break;
            }
            if (isBetterAccepted()) {
                ++accepted;
                change({{Qt::Key_A, Qt::ShiftModifier, {}}});
                continue;
            }
            goToAWrongOne();
            correct(canvas().selectedWord());
            ASSERT_FALSE(HasFatalFailure());
        }
        if (shown() == index && !now()->annotation.confirmed)
            press({{Qt::Key_Return, Qt::ControlModifier, {}}});
    }
    /// What gold has several roots of, which a file in CoNLL-U may not have, cannot be confirmed.
    void goOnFrom(std::size_t index)
    {
        if (shown() == index)
            press({{Qt::Key_Down, Qt::AltModifier, {}}});
    }

    Treebank gold;
    int corrections = 0;
    int accepted = 0;
    std::shared_ptr<const Sentence> truth;
    QSignalSpy answered{window.sentenceView(), &SentenceView::guessesShown};
    std::size_t walked = 0;
    std::size_t spaces = 0; ///< of those, Space
    bool wasOffered = false; ///< the selected word
    Tally byDigit;
    Tally byMoreDigits; ///< after 0
    Tally byHead;
    Tally byRelation;
    std::size_t withoutChords = 0; ///< keys that the same relations would have taken from the list
    std::size_t pressed = 0;
    QStringList frequent; ///< relations
};

} // namespace

TEST_F(KeyboardScript, TheSimulatedAnnotatorCountsTheKeysThatArePressed)
{
    constexpr int learnt = 25;
    constexpr auto counted = test::unlessSanitized<std::size_t>(50, 20);
    const std::string text = firstSentences("english.conllu", learnt + static_cast<int>(counted));
    const std::string before = firstSentences("english.conllu", learnt);
    const std::string rest = text.substr(before.size());
    const auto model = trainedWell(openTreebank({folder.write("learnt.conllu", before)}).value());
    startWithParsed(model, openTreebank({folder.write("gold.conllu", rest)}).value(), rest);
    ASSERT_FALSE(HasFatalFailure());
    ASSERT_EQ(gold.size(), counted);
    std::vector<std::string> relations;
    for (const QString& relation : std::as_const(frequent))
        relations.push_back(relation.toStdString());
    const KeyCount count(relations);
    const auto suggester = makeSuggester(AnyModel(model));
    std::size_t reckoned = 0;
    std::size_t same = 0;
    for (std::size_t index = 0; index < counted; ++index) {
        const std::size_t pressedBefore = pressed;
        annotate(index);
        ASSERT_FALSE(HasFatalFailure());
        const auto sentence = gold.sentence(index);
        const AnnotationCost cost = count.annotate(
            *sentence, [&](std::span<const DecidedArc> decided) { return suggester->suggest(*sentence, decided); });
        const std::size_t taken = pressed - pressedBefore;
        EXPECT_NEAR(static_cast<double>(taken), static_cast<double>(cost.keys), 4)
            << "sentence " << index << " of " << cost.wrongWords << " errors";
        same += taken == cost.keys ? 1 : 0;
        reckoned += cost.keys;
        goOnFrom(index);
    }
    EXPECT_GT(static_cast<std::size_t>(corrections), counted);
    // The way to a word may be another of the same length, which leads on otherwise.
    EXPECT_GE(same, counted * 3 / 5);
    constexpr double share = 0.02;
    EXPECT_NEAR(static_cast<double>(pressed), static_cast<double>(reckoned), share * static_cast<double>(reckoned));
    std::cout << pressed << " keys pressed, " << reckoned << " reckoned; the same in " << same << " of " << counted
              << " sentences\n";
}

TEST_F(KeyboardScript, TurnsAParsersOutputIntoGold)
{
    const char* treebanks = std::getenv("ARCWRIGHT_TREEBANKS");
    if (!treebanks)
        GTEST_SKIP() << "set ARCWRIGHT_TREEBANKS to a folder of treebanks with da/train and da/dev to run this test";
    const auto open = [&](const char* part, const char* name, std::size_t sentences) {
        const auto original = openTreebank({std::string(treebanks) + "/da/" + part});
        return openTreebank({folder.write(name, asConllu(original.value(), sentences))}).value();
    };
    const Treebank training = open("train", "train.conllu", trainingSentences);
    const Treebank annotated = open("dev", "gold.conllu", 120);
    startWithParsed(trainedWell(training), annotated, test::readBytes(folder.file("gold.conllu")));
    ASSERT_FALSE(HasFatalFailure());
    int sentences = 0;
    for (std::size_t index = 0; corrections < wantedCorrections; ++index, ++sentences) {
        annotate(index);
        ASSERT_FALSE(HasFatalFailure());
        goOnFrom(index);
    }
    for (std::size_t index = 0; index < static_cast<std::size_t>(sentences); ++index) {
        truth = gold.sentence(index);
        const auto corrected = workspace().treebank().sentence(index);
        for (int word = 1; word <= truth->size(); ++word) {
            EXPECT_EQ(corrected->headOf(word), truth->headOf(word)) << "sentence " << index << ", word " << word;
            if (truth->headOf(word) != kRoot) {
                EXPECT_EQ(corrected->relationOf(word), truth->relationOf(word)) << index << ", " << word;
            }
        }
    }
    RecordProperty("corrections", corrections);
    RecordProperty("keys", static_cast<int>(pressed));
    const auto told = [](const char* what, const Tally& tally) {
        return std::string(what) + ' ' + std::to_string(tally.times) + " times with " + std::to_string(tally.keys)
            + " keys, ";
    };
    std::cout << corrections << " wrong words of " << sentences << " sentences with " << pressed
              << " keys: " << static_cast<double>(pressed) / corrections << " each (" << walked << " to get there, "
              << spaces << " of them Space; " << told("one digit", byDigit) << told("more digits", byMoreDigits)
              << told("head", byHead) << told("relation", byRelation) << withoutChords << " without chords, "
              << accepted << " times all was accepted, " << sentences << " confirmed)\n";
}

} // namespace arcwright::ui::testing
