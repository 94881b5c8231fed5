// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/editing/join_sentences.h"
#include "core/editing/split_sentence.h"
#include "core/formats/conllu/conllu.h"
#include "tests/core/support/edits/rapid_choices.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace operations_property_test {

using test::MadeOperation;
using test::randomNumber;

// XPOS tells which word is which, whatever is done to the sentence; a new word has none until it is named.

void nameWords(Sentence& sentence, int& names)
{
    for (Token& token : sentence.tokens) {
        if (token.xpos.empty() || token.xpos[0] != '@')
            token.xpos = '@' + std::to_string(names++);
    }
}

std::string nameOf(const Sentence& sentence, int word)
{
    return word <= kRoot ? std::to_string(word) : sentence.word(word).xpos;
}

std::string withoutSpaces(const std::string& text)
{
    std::string rest;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != ' ' || (i > 0 && text[i - 1] != ' '))
            rest += text[i];
    }
    return rest;
}

/// Whether `# text` is the forms with a space after all that do not say otherwise, told in another way than the
/// operations do.
bool agreesWithText(const Sentence& sentence)
{
    if (sentence.metadata("text").empty())
        return false;
    std::map<int, const MultiwordToken*> ranges;
    for (const MultiwordToken& range : sentence.multiwordTokens)
        ranges[range.first] = &range;
    std::string text;
    for (int word = 1; word <= sentence.size(); ++word) {
        std::string form = sentence.word(word).form;
        std::string misc = sentence.word(word).misc;
        if (const auto range = ranges.find(word); range != ranges.end()) {
            form = range->second->form;
            misc = range->second->misc;
            word = range->second->last;
        }
        text += form
            + (('|' + misc + '|').find("|SpaceAfter=No|") == std::string::npos && word < sentence.size() ? " " : "");
    }
    return withoutSpaces(text) == withoutSpaces(std::string(sentence.metadata("text")));
}

std::vector<int> headsOf(const Sentence& sentence)
{
    std::vector<int> heads{kNoHead};
    for (const Token& token : sentence.tokens)
        heads.push_back(token.head);
    return heads;
}

std::string textOf(const Sentence& sentence)
{
    return test::documentOf("")->format()->write(sentence).value();
}

void assertReadsBack(const Sentence& sentence)
{
    const auto text = test::documentOf("")->format()->write(sentence);
    RC_ASSERT(text.has_value());
    const auto document = test::documentOf(*text);
    RC_ASSERT(document->size() == 1U);
    const auto read = document->sentence(0);
    RC_ASSERT(!read->problem);
    RC_ASSERT(read->tokens == sentence.tokens);
    RC_ASSERT(read->multiwordTokens == sentence.multiwordTokens);
    RC_ASSERT(read->emptyNodes == sentence.emptyNodes);
    RC_ASSERT(read->comments == sentence.comments);
}

/// In the lines of words that came from a file, only cells whose fields changed differ.
void assertMinimal(const Sentence& original, const Sentence& edited)
{
    const ConlluColumns columns;
    std::map<int, const Token*> byLine;
    for (const Token& token : original.tokens)
        byLine[token.line.number] = &token;
    const auto lines = splitLines(edited.source.text());
    const std::string text = textOf(edited);
    for (const Line& line : splitLines(text)) {
        const auto cells = split(line.text, '\t');
        const auto id = parseNumber(cells[0]);
        if (cells.size() != 10 || !id)
            continue;
        const Token& token = edited.word(*id);
        const auto old = byLine.find(token.line.number);
        if (old == byLine.end())
            continue;
        const auto oldCells = split(lines[static_cast<std::size_t>(token.line.number) - 1].text, '\t');
        for (std::size_t i = 1; i < cells.size(); ++i) {
            const WordField field = *columns.field(i);
            if (fieldText(token, field) == fieldText(*old->second, field))
                RC_ASSERT(cells[i] == oldCells[i]);
        }
    }
}

/// An operation on words leaves the others alone.
void assertLeavesOthersAlone(const Sentence& before, const Sentence& after, const MadeOperation& made)
{
    std::map<std::string, int> now;
    for (int word = 1; word <= after.size(); ++word)
        now[after.word(word).xpos] = word;
    std::set<std::string> about;
    for (const int word : made.words)
        about.insert(nameOf(before, word));
    for (int word = 1; word <= before.size(); ++word) {
        const Token& old = before.word(word);
        if (about.contains(old.xpos))
            continue;
        RC_ASSERT(now.contains(old.xpos));
        const Token& token = after.word(now[old.xpos]);
        const bool becameSurface = before.multiwordTokens.size() > after.multiwordTokens.size();
        RC_ASSERT(token.form == old.form || becameSurface);
        RC_ASSERT(token.lemma == old.lemma || becameSurface);
        RC_ASSERT(token.upos == old.upos);
        RC_ASSERT(token.feats == old.feats);
        RC_ASSERT(token.line.number == old.line.number);
        const std::string head = nameOf(before, old.head);
        const bool headIsConcerned = about.contains(head) && !now.contains(head);
        const bool isPromoted = made.name == "deleteToken" && token.head <= kRoot;
        if (!headIsConcerned && !isPromoted && made.name != "joinTokens")
            RC_ASSERT(nameOf(after, token.head) == head);
    }
}

void assertSound(const Sentence& before, const Sentence& after, const MadeOperation& made)
{
    RC_LOG() << textOf(before) << made.name << '\n' << textOf(after);
    assertReadsBack(after);
    assertLeavesOthersAlone(before, after, made);
    if (!made.setsText && agreesWithText(before))
        RC_ASSERT(agreesWithText(after));
    if (!made.setsHeads && isTree(headsOf(before))) {
        RC_ASSERT(isTree(headsOf(after)));
        const auto roots = [](const Sentence& sentence) {
            const auto heads = headsOf(sentence);
            return std::count(heads.begin(), heads.end(), kRoot);
        };
        RC_ASSERT(roots(after) <= roots(before));
    }
}

void makeOperations(const Sentence& original, int steps)
{
    Sentence sentence = original;
    int names = 1;
    nameWords(sentence, names);
    for (; steps > 0; --steps) {
        const MadeOperation made = test::randomOperation(sentence);
        // A repair, and a replacement in many words, make other lines of the source their own.
        if (!made.result || made.name == "repaired")
            continue;
        assertSound(sentence, *made.result, made);
        sentence = *made.result;
        nameWords(sentence, names);
    }
    assertMinimal(original, sentence);
}

std::string randomBytes()
{
    if (*rc::gen::arbitrary<bool>())
        return test::randomFile();
    std::string bytes;
    const std::string newline = test::oneOf({"\n", "\r\n"});
    for (int number = 1, count = randomNumber(1, 4); number <= count; ++number)
        bytes += test::randomTextSentence(number, newline) + newline;
    return bytes;
}

TEST(OperationsPropertyTest, AnySequenceKeepsASentenceSound)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = test::documentOf(randomBytes());
        makeOperations(*document->sentence(0), randomNumber(1, 12));
    }));
}

void splitAndJoin(Sentence sentence)
{
    int names = 1;
    nameWords(sentence, names);
    const int word = randomNumber(1, sentence.size() + 1);
    const auto halves = splitSentence(sentence, word);
    if (!halves)
        return;
    const auto& [first, second] = *halves;
    RC_LOG() << textOf(sentence) << "--\n" << textOf(first) << textOf(second);
    for (const Sentence* const half : {&first, &second}) {
        assertReadsBack(*half);
        if (agreesWithText(sentence))
            RC_ASSERT(agreesWithText(*half));
        if (isTree(headsOf(sentence)))
            RC_ASSERT(isTree(headsOf(*half)));
    }
    const auto joined = joinSentences(first, second);
    RC_ASSERT(joined.has_value());
    assertReadsBack(*joined);
    RC_ASSERT(joined->metadata("text") == sentence.metadata("text") || agreesWithText(*joined));
    if (isTree(headsOf(sentence)))
        RC_ASSERT(isTree(headsOf(*joined)));
    RC_ASSERT(joined->source.text() == sentence.source.text());
    RC_ASSERT(joined->size() == sentence.size());
    RC_ASSERT(joined->multiwordTokens == sentence.multiwordTokens);
    for (int each = 1; each <= joined->size(); ++each) {
        Token old = sentence.word(each);
        Token now = joined->word(each);
        const auto isInSecond = [&](int id) { return id >= word; };
        if (old.head > kRoot && isInSecond(old.head) == isInSecond(each))
            RC_ASSERT(now.head == old.head);
        old.head = now.head = 0;
        old.relation = now.relation = {};
        old.parents = now.parents = {};
        RC_ASSERT(old == now);
    }
}

TEST(OperationsPropertyTest, SplitSentencesAreSoundAndJoinedAgainTheSameWords)
{
    EXPECT_TRUE(rc::check([] { splitAndJoin(*test::documentOf(randomBytes())->sentence(0)); }));
}

using RealOperationsPropertyTest = test::TreebankFolderTest;

TEST_F(RealOperationsPropertyTest, SentencesStaySound)
{
    std::vector<std::shared_ptr<const Document>> documents;
    for (const std::string& file : files(".conllu"))
        documents.push_back(openDocument(file).value());
    EXPECT_TRUE(rc::check([&] {
        const auto pick
            = [](std::size_t size) { return *rc::gen::resize(100, rc::gen::inRange<std::size_t>(0, size)); };
        const auto& document = documents[pick(documents.size())];
        const auto sentence = document->sentence(pick(document->size()));
        makeOperations(*sentence, randomNumber(1, 12));
        splitAndJoin(*sentence);
    }));
}

/// Edits any sentence, or divides one, or unites two.
Edit randomEdit(const Document& document)
{
    const auto index = static_cast<std::size_t>(randomNumber(0, static_cast<int>(document.size())));
    const auto sentence = document.sentence(index);
    const auto shared = [](Sentence value) { return std::make_shared<const Sentence>(std::move(value)); };
    Edit edit = replacement(document.id(index), sentence, sentence);
    const int kind = randomNumber(0, 6);
    if (kind == 0) {
        if (auto halves = splitSentence(*sentence, randomNumber(1, sentence->size() + 1))) {
            edit.idsAfter.push_back(document.freeId());
            edit.after = {shared(std::move(halves->first)), shared(std::move(halves->second))};
        }
    } else if (kind == 1 && index + 1 < document.size()) {
        const auto next = document.sentence(index + 1);
        if (auto joined = joinSentences(*sentence, *next)) {
            edit.idsBefore.push_back(document.id(index + 1));
            edit.before.push_back(next);
            edit.after = {shared(std::move(*joined))};
        }
    } else if (auto made = test::randomOperation(*sentence); made.result) {
        edit.after = {shared(std::move(*made.result))};
    }
    return edit;
}

TEST(OperationsPropertyTest, DocumentsReadBackAndEditsTakenBackRestoreTheirBytes)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = test::documentOf(randomBytes());
        auto changed = document;
        std::vector<Edit> edits;
        for (int steps = randomNumber(1, 15); steps > 0; --steps) {
            edits.push_back(randomEdit(*changed));
            changed = changed->with(edits.back());
        }
        const auto reread = test::documentOf(changed->serialised().value());
        RC_ASSERT(reread->size() == changed->size());
        for (std::size_t i = 0; i < changed->size(); ++i) {
            const auto sentence = changed->sentence(i);
            const auto read = reread->sentence(i);
            RC_ASSERT(!read->problem);
            RC_ASSERT(read->tokens == sentence->tokens);
            RC_ASSERT(read->multiwordTokens == sentence->multiwordTokens);
            RC_ASSERT(read->emptyNodes == sentence->emptyNodes);
            RC_ASSERT(read->comments == sentence->comments);
        }
        for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
            changed = changed->with(inverted(*edit));
        RC_ASSERT(changed->serialised().value() == document->serialised().value());
    }));
}

} // namespace operations_property_test
} // namespace arcwright
