// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <queue>

#include <QCompleter>

#include "core/formats/open.h"
#include "core/model/parser.h"
#include "core/treebank/operations/accept_operations.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/canvas/head_mode.h"

namespace arcwright::ui::testing {

namespace {

struct Key {
    int code = 0;
    Qt::KeyboardModifiers modifiers;
    QString text;
};
using Keys = std::vector<Key>;

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

/// The heads a model would give a word, with their relations, the best first.
class RankedHeads {
public:
    RankedHeads(const std::shared_ptr<const Model>& model, RelationPool& relations, const Sentence& sentence)
        : m_model(*model)
    {
        const Parser parser(model, relations);
        Parser::Workspace workspace;
        graph = parser.parse(sentence, workspace);
        for (int word = 1; word <= sentence.size(); ++word)
            m_guesses.push_back(rank(workspace.parser(), word, sentence.size()));
    }

    const std::vector<Guess>& of(int word) const { return m_guesses[static_cast<std::size_t>(word) - 1]; }

    Graph graph;

private:
    std::vector<Guess> rank(const SentenceParser& parser, int word, int words) const
    {
        std::vector<std::pair<double, Guess>> found;
        for (int head = 0; head <= words; ++head) {
            const double arc = parser.arcScores().at(head, word);
            if (head == word || arc == forbiddenScore)
                continue;
            std::vector<double> worth;
            for (std::size_t r = 0; r < m_model.relations.size(); ++r)
                worth.push_back(parser.relationScore(m_model.weights, head, word, static_cast<std::int16_t>(r)));
            const double most = *std::max_element(worth.begin(), worth.end());
            for (std::size_t r = 0; r < worth.size(); ++r)
                found.push_back({arc + worth[r] - most, {head, QString::fromStdString(m_model.relations[r]), {}}});
        }
        std::stable_sort(
            found.begin(), found.end(), [](const auto& one, const auto& other) { return one.first > other.first; });
        constexpr int mostOfOneHead = 3; // so that other heads are among the nine
        std::vector<Guess> guesses;
        std::map<int, int> ofHead;
        for (auto& [score, guess] : found) {
            if (guesses.size() == 9 || ++ofHead[guess.head] > mostOfOneHead)
                continue;
            guess.margin = found.front().first - score;
            guesses.push_back(guess);
        }
        return guesses;
    }

    const Model& m_model;
    std::vector<std::vector<Guess>> m_guesses;
};

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

    /// The way to a word through the diagram as it is now.
    Keys wayTo(int target, const RankedHeads& ranked)
    {
        std::vector<std::pair<double, int>> uncertain;
        for (int word = 1; word <= canvas().diagram().wordCount(); ++word) {
            if (ranked.of(word).size() > 1)
                uncertain.emplace_back(*ranked.of(word)[1].margin, word);
        }
        std::sort(uncertain.begin(), uncertain.end());
        const auto lessCertain = [&](int word, int by) {
            const auto here = std::find_if(
                uncertain.begin(), uncertain.end(), [&](const auto& other) { return other.second == word; });
            const std::ptrdiff_t place = here == uncertain.end() ? (by > 0 ? 0 : -1) : here - uncertain.begin() + by;
            const bool isThere = place >= 0 && place < static_cast<std::ptrdiff_t>(uncertain.size());
            return isThere ? uncertain[static_cast<std::size_t>(place)].second : 0;
        };
        struct Place {
            int word = 0;
            Keys keys;
        };
        const Diagram& diagram = canvas().diagram();
        const int last = diagram.wordCount();
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
            if (here.word == target)
                return here.keys;
            go(here, here.word == 0 ? 1 : here.word + 1, Qt::Key_Right);
            go(here, here.word == 0 ? last : here.word - 1, Qt::Key_Left);
            go(here, 1, Qt::Key_Home);
            go(here, last, Qt::Key_End);
            go(here, lessCertain(here.word, 1), Qt::Key_N);
            go(here, lessCertain(here.word, -1), Qt::Key_N, Qt::ShiftModifier);
            if (here.word > 0)
                go(here, headOf(diagram, Side::Above, here.word), Qt::Key_Up);
        }
        return {};
    }

    /// The fewest letters that the field completes to a relation, and Enter.
    Keys relationKeys(const QString& relation, int head, const std::vector<Guess>& guesses)
    {
        QStringList known;
        for (const bool ofHead : {true, false}) {
            for (const Guess& guess : guesses) {
                if ((guess.head == head) == ofHead)
                    known << guess.relation;
            }
        }
        known << frequent;
        for (qsizetype length = 1; length < relation.size(); ++length) {
            const QString typed = relation.left(length);
            const auto first = std::find_if(known.begin(), known.end(),
                [&](const QString& name) { return name.startsWith(typed, Qt::CaseInsensitive); });
            if (!known.contains(typed) && first != known.end() && *first == relation)
                return letters(typed) + Keys{{Qt::Key_Return, {}, {}}};
        }
        return letters(relation) + Keys{{Qt::Key_Return, Qt::ShiftModifier, {}}};
    }

    /// The fewest keys that lead to a head in head mode, before the one that takes it.
    Keys headKeys(int word, int head)
    {
        Keys best = letters(QString::number(head));
        std::vector<QString> forms;
        for (const DiagramWord& shown : canvas().diagram().words)
            forms.push_back(shown.form);
        const bool isComplete = head == 0 || head * 10 > static_cast<int>(forms.size());
        if (const auto steps = static_cast<std::size_t>(std::abs(head - word)); steps < best.size() && !isComplete)
            best = Keys(steps, {head > word ? Qt::Key_Right : Qt::Key_Left, {}, {}});
        if (head > 0 && forms[static_cast<std::size_t>(head) - 1].at(0).isLetter()) {
            HeadMode mode;
            mode.begin(word, forms);
            const QString letter = forms[static_cast<std::size_t>(head) - 1].left(1).toLower();
            mode.typeLetter(letter, 0);
            if (mode.choice() == head && best.size() > 1 && !isComplete)
                best = letters(letter);
        }
        return best;
    }

    Keys correction(int word, int head, const QString& relation, const std::vector<Guess>& guesses)
    {
        const auto sentence = workspace().treebank().sentence(window.sentenceView()->sentence());
        const bool rightHead = sentence->headOf(word) == head;
        const bool rightRelation = relation.isEmpty() || QString::fromStdString(sentence->relationOf(word)) == relation;
        for (std::size_t rank = 0; rank < guesses.size(); ++rank) {
            const bool isRelation = relation.isEmpty() || guesses[rank].relation == relation;
            if (guesses[rank].head == head && isRelation)
                return letters(QString::number(rank + 1));
        }
        if (rightHead)
            return letters(QStringLiteral("l")) + relationKeys(relation, head, guesses);
        if (head == kRoot && rightRelation)
            return letters(QStringLiteral("r"));
        if (rightRelation && std::abs(head - word) == 1)
            return letters(head < word ? QStringLiteral("[") : QStringLiteral("]"));
        const Keys choose = letters(QStringLiteral("h")) + headKeys(word, head);
        if (rightRelation && choose.back().text.size() == 1 && choose.back().text.front().isDigit()
            && head * 10 > sentence->unitCount())
            return choose; // a number that is complete
        if (rightRelation)
            return choose + Keys{{Qt::Key_Return, {}, {}}};
        const auto ofHead
            = std::find_if(guesses.begin(), guesses.end(), [&](const Guess& guess) { return guess.head == head; });
        if (ofHead != guesses.end() && ofHead->relation == relation)
            return choose + Keys{{Qt::Key_Tab, {}, {}}, {Qt::Key_Return, {}, {}}};
        return choose + Keys{{Qt::Key_Tab, {}, {}}} + relationKeys(relation, head, guesses);
    }

    std::size_t pressed = 0;
    QStringList frequent; ///< relations
};

} // namespace

TEST_F(KeyboardScript, TurnsAParsersOutputIntoGold)
{
    const char* treebanks = std::getenv("ARCWRIGHT_TREEBANKS");
    if (!treebanks)
        GTEST_SKIP() << "set ARCWRIGHT_TREEBANKS to a folder of treebanks with da/train and da/dev to run this test";
    const auto training = openTreebank({std::string(treebanks) + "/da/train"});
    ASSERT_TRUE(training);
    const auto model = modelOf(*training, 300);
    start({QString::fromUtf8(treebanks) + QStringLiteral("/da/dev")});
    const QAbstractItemModel* relations = relationEditor().findChild<QCompleter*>()->model();
    ASSERT_TRUE(waitFor([&] { return relations->rowCount() > 0; }));

    for (int row = 0; row < relations->rowCount(); ++row)
        frequent << relations->index(row, 0).data().toString();
    constexpr int wanted = 200;
    int corrections = 0;
    int byRank = 0;
    std::size_t walked = 0;
    for (std::size_t index = 0; corrections < wanted; ++index) {
        ASSERT_LT(index, workspace().treebank().size());
        const auto gold = workspace().treebank().sentence(index);
        const RankedHeads ranked(model, *workspace().relations(), *gold);
        ASSERT_EQ(window.sentenceView()->sentence(), index);
        ASSERT_TRUE(workspace().apply(
            index, Operation::AcceptPredictions, acceptAll(*gold, ranked.graph, *workspace().relations(), {})));
        window.sentenceView()->arcEditing()->setGuesses([&](std::size_t, int word) { return ranked.of(word); });
        for (int word = 1; word <= gold->size(); ++word) {
            const auto now = workspace().treebank().sentence(index);
            const QString relation
                = gold->headOf(word) > 0 ? QString::fromStdString(gold->relationOf(word)) : QString();
            if (now->headOf(word) == gold->headOf(word)
                && (relation.isEmpty() || now->relationOf(word) == gold->relationOf(word)))
                continue;
            const Keys way = wayTo(word, ranked);
            walked += way.size();
            press(way);
            ASSERT_EQ(canvas().selectedWord(), word);
            const Keys keys = correction(word, gold->headOf(word), relation, ranked.of(word));
            byRank += keys.size() == 1 ? 1 : 0;
            press(keys);
            ++corrections;
            const auto after = workspace().treebank().sentence(index);
            ASSERT_EQ(after->headOf(word), gold->headOf(word)) << "sentence " << index << ", word " << word;
            ASSERT_TRUE(relation.isEmpty() || after->relationOf(word) == gold->relationOf(word))
                << "sentence " << index << ", word " << word;
        }
        press({{Qt::Key_Down, Qt::AltModifier, {}}});
    }
    RecordProperty("corrections", corrections);
    RecordProperty("keys", static_cast<int>(pressed));
    std::cout << corrections << " corrections (" << byRank << " by one key) with " << pressed
              << " keys: " << static_cast<double>(pressed) / corrections << " each, " << walked
              << " of them to get there\n";
}

} // namespace arcwright::ui::testing
