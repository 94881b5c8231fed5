// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document.h"

#include "core/formats/format_problems.h"
#include "core/treebank/treebank_problems.h"

#include <thread>

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace document_test {

using test::documentOf;
using Ids = std::vector<SentenceId>;

std::string line(int id, const std::string& form, int head, const std::string& relation)
{
    return std::to_string(id) + '\t' + form + "\t_\tX\t_\t_\t" + std::to_string(head) + '\t' + relation + "\t_\t_\n";
}

std::string oneWord(const std::string& form)
{
    return line(1, form, 0, "root") + '\n';
}

std::string fiveSentences()
{
    return oneWord("a") + "# comment\n" + oneWord("b") + line(1, "c", 2, "dep") + line(2, "d", 0, "root") + '\n'
        + oneWord("e") + oneWord("f");
}

std::shared_ptr<const Sentence> made(const std::string& form)
{
    return test::sentence({test::token(form, "X", 0, "root")});
}

std::string forms(const Document& document)
{
    std::string all;
    for (std::size_t i = 0; i < document.size(); ++i) {
        const auto sentence = document.sentence(i);
        for (const Token& token : sentence->tokens)
            all += token.form;
        all += ' ';
    }
    return all;
}

/// The document as a program would see it that opens the saved file.
std::shared_ptr<const Document> reopened(const Document& document)
{
    const auto text = document.serialised();
    EXPECT_TRUE(text.has_value());
    return documentOf(text.value_or(std::string()));
}

/// Replaces `count` sentences from `first` by `after`; the first keeps its id, further ones get new ones.
Edit replace(
    const Document& document, std::size_t first, std::size_t count, std::vector<std::shared_ptr<const Sentence>> after)
{
    Edit edit;
    for (std::size_t i = first; i < first + count; ++i) {
        edit.idsBefore.push_back(document.id(i));
        edit.before.push_back(document.sentence(i));
    }
    auto free = static_cast<std::uint32_t>(document.freeId());
    for (std::size_t i = 0; i < after.size(); ++i)
        edit.idsAfter.push_back(i == 0 ? document.id(first) : SentenceId{free++});
    edit.after = std::move(after);
    return edit;
}

TEST(DocumentTest, ReadsItsSentencesInOrder)
{
    const auto document = documentOf(fiveSentences());
    ASSERT_EQ(document->size(), 5U);
    EXPECT_EQ(forms(*document), "a b cd e f ");
    EXPECT_EQ(document->line(0), 1U);
    EXPECT_EQ(document->line(1), 3U);
    EXPECT_EQ(document->line(2), 6U);
    EXPECT_FALSE(document->isEdited(2));
}

TEST(DocumentTest, TheSentenceReadLastIsNotReadAgain)
{
    const auto document = documentOf(fiveSentences());
    const auto first = document->sentence(0);
    EXPECT_EQ(document->sentence(0), first);
    EXPECT_EQ(document->sentence(1)->tokens.front().form, "b");
    EXPECT_EQ(document->sentence(0)->tokens.front().form, "a");
    Annotation confirmed;
    confirmed.confirmed = true;
    EXPECT_TRUE(document->withAnnotations({{0, confirmed}})->sentence(0)->annotation.confirmed);
    EXPECT_FALSE(document->sentence(0)->annotation.confirmed);
    const auto edited = document->with(replace(*document, 0, 1, {made("x")}));
    EXPECT_EQ(edited->sentence(0)->tokens.front().form, "x");
    EXPECT_EQ(document->sentence(0)->tokens.front().form, "a");
}

TEST(DocumentTest, OneEditedSentenceChangesOnlyItsBytes)
{
    const auto document = documentOf(fiveSentences());
    const auto sentence = document->sentence(2);
    const auto changed = document->with(
        replacement(document->id(2), sentence, std::make_shared<const Sentence>(withRelation(*sentence, 1, "obj"))));
    EXPECT_TRUE(changed->isEdited(2));
    EXPECT_FALSE(changed->isEdited(1));
    EXPECT_EQ(document->sentence(2)->word(1).relation, "dep") << "a snapshot never changes";
    std::string expected = fiveSentences();
    expected.replace(expected.find("2\tdep"), 5, "2\tobj");
    EXPECT_EQ(changed->serialised(), expected);
    EXPECT_EQ(document->serialised(), fiveSentences());
}

TEST(DocumentTest, ASentenceWhoseEditsWereTakenBackIsNotEdited)
{
    const auto document = documentOf(fiveSentences());
    const auto sentence = document->sentence(2);
    const Edit edit
        = replacement(document->id(2), sentence, std::make_shared<const Sentence>(withRelation(*sentence, 1, "obj")));
    const auto undone = document->with(edit)->with(inverted(edit));
    EXPECT_FALSE(undone->isEdited(2));
    Sentence remarked = *sentence;
    remarked.annotation.confirmed = true;
    const auto confirmed
        = document->with(replacement(document->id(2), sentence, std::make_shared<const Sentence>(remarked)));
    EXPECT_TRUE(confirmed->isEdited(2)) << "what is said of it counts";
    EXPECT_FALSE(confirmed->isTextEdited(2)) << "and is kept beside the file";
    EXPECT_EQ(confirmed->serialised(), fiveSentences());
    EXPECT_TRUE(document->with(edit)->isTextEdited(2));
    EXPECT_FALSE(undone->isTextEdited(2));
    EXPECT_TRUE(undone->with(edit)->isEdited(2));
}

TEST(DocumentTest, ThreadsThatAskAtTheSameTimeFindTheSameSentencesEdited)
{
    std::string text;
    for (int i = 0; i < 60; ++i)
        text += oneWord("w" + std::to_string(i));
    const auto document = documentOf(text);
    std::vector<Edit> edits;
    for (std::size_t i = 0; i < document->size(); ++i)
        edits.push_back(replace(*document, i, 1, {made("x")}));
    const auto changed = document->with(edits);
    std::vector<Edit> back;
    for (std::size_t i = 0; i < edits.size(); i += 2)
        back.push_back(inverted(edits[i]));
    const auto half = changed->with(back); // nobody has asked of `changed`
    const auto isEdited = [](const Document& asked) {
        std::vector<bool> is;
        for (std::size_t i = 0; i < asked.size(); ++i)
            is.push_back(asked.isEdited(i) && asked.isTextEdited(i));
        return is;
    };
    std::vector<std::vector<bool>> found(4);
    {
        std::vector<std::jthread> threads;
        for (auto& each : found)
            threads.emplace_back([&] { each = isEdited(*half); });
    }
    std::vector<bool> expected;
    for (std::size_t i = 0; i < document->size(); ++i)
        expected.push_back(i % 2 == 1);
    for (const auto& each : found)
        EXPECT_EQ(each, expected);
    EXPECT_EQ(isEdited(*half->with(std::span<const Edit>())), expected) << "later snapshots know it";
    EXPECT_EQ(isEdited(*changed), std::vector<bool>(document->size(), true));
}

TEST(DocumentTest, AnEditAndItsInverseRestoreTheBytes)
{
    const auto document = documentOf(fiveSentences());
    for (std::size_t first = 0; first < 5; ++first) {
        for (std::size_t count = 1; first + count <= 5; ++count) {
            for (std::size_t now = 1; now <= 4; ++now) {
                std::vector<std::shared_ptr<const Sentence>> after;
                for (std::size_t i = 0; i < now; ++i)
                    after.push_back(made("new" + std::to_string(i)));
                const Edit edit = replace(*document, first, count, after);
                const auto changed = document->with(edit);
                ASSERT_EQ(changed->size(), 5 - count + now);
                EXPECT_EQ(forms(*reopened(*changed)), forms(*changed)) << first << ' ' << count << ' ' << now;
                const auto back = changed->with(inverted(edit));
                EXPECT_EQ(back->serialised(), fiveSentences()) << first << ' ' << count << ' ' << now;
                for (std::size_t i = 0; i < 5; ++i)
                    EXPECT_EQ(back->id(i), document->id(i));
            }
        }
    }
}

TEST(DocumentTest, JoiningAndTakingItBackKeepsWhatStandsBetweenTheSentences)
{
    const std::string bytes = oneWord("a") + "\n  \n\n" + oneWord("b") + "\n" + oneWord("c");
    const auto document = documentOf(bytes);
    ASSERT_EQ(document->size(), 3U);
    const Edit join = replace(*document, 0, 2, {made("ab")});
    const auto joined = document->with(join);
    EXPECT_EQ(forms(*joined), "ab c ");
    EXPECT_EQ(joined->with(inverted(join))->serialised(), bytes);
}

TEST(DocumentTest, IdsStayWithTheirSentences)
{
    const auto document = documentOf(fiveSentences());
    const SentenceId e = document->id(3);
    const auto split = document->with(replace(*document, 0, 1, {made("x"), made("y"), made("z")}));
    EXPECT_EQ(forms(*split), "x y z b cd e f ");
    EXPECT_EQ(split->indexOf(e), 5U);
    EXPECT_EQ(split->line(5), document->line(3));
    const auto joined = split->with(replace(*split, 2, 3, {made("w")}));
    EXPECT_EQ(forms(*joined), "x y w e f ");
    EXPECT_EQ(joined->indexOf(e), 3U);
    EXPECT_EQ(joined->indexOf(document->id(2)), joined->size()) << "a sentence that was joined away is gone";
    for (std::size_t i = 0; i < joined->size(); ++i)
        EXPECT_EQ(joined->indexOf(joined->id(i)), i);
}

TEST(DocumentTest, FreeIdsWereNeverUsed)
{
    const auto document = documentOf(fiveSentences());
    EXPECT_EQ(document->freeId(), SentenceId{5});
    const auto split = document->with(replace(*document, 0, 1, {made("x"), made("y")}));
    EXPECT_EQ(split->freeId(), SentenceId{6});
    const auto back = split->with(inverted(replace(*document, 0, 1, {made("x"), made("y")})));
    EXPECT_EQ(back->freeId(), SentenceId{6}) << "an id that was taken back may still stand in the journal";
}

TEST(DocumentTest, SeveralEditsAsOneStepAreMadeInOrder)
{
    const auto document = documentOf(fiveSentences());
    const Edit split = replace(*document, 1, 1, {made("x"), made("y")});
    const auto between = document->with(split);
    const Edit join = replace(*between, 2, 2, {made("z")});
    const std::vector<Edit> both{split, join};
    const auto together = document->with(both);
    EXPECT_EQ(forms(*together), "a x z e f ");
    EXPECT_EQ(together->serialised(), between->with(join)->serialised());
    EXPECT_EQ(document->with(std::span<const Edit>())->serialised(), fiveSentences());
}

TEST(DocumentTest, AFileWithoutAFinalBlankLineTakesFurtherSentences)
{
    for (const char* ending : {"\n", ""}) {
        const std::string bytes = oneWord("a") + "1\tb\t_\tX\t_\t_\t0\troot\t_\t_" + ending;
        const auto document = documentOf(bytes);
        ASSERT_EQ(document->size(), 2U);
        const Edit edit = replace(*document, 1, 1, {document->sentence(1), made("c")});
        EXPECT_EQ(forms(*reopened(*document->with(edit))), "a b c ") << "the new sentence ran into the last one";
        EXPECT_EQ(document->with(edit)->with(inverted(edit))->serialised(), bytes);
    }
}

TEST(DocumentTest, SentencesCanChangePlaces)
{
    const std::string bytes = oneWord("a") + line(1, "b", 0, "root");
    const auto document = documentOf(bytes);
    const Edit swap{{document->id(0), document->id(1)}, {document->id(1), document->id(0)},
        {document->sentence(0), document->sentence(1)}, {document->sentence(1), document->sentence(0)}, {}, {}, {}};
    EXPECT_EQ(forms(*reopened(*document->with(swap))), "b a ");
}

TEST(DocumentTest, RenamedIsTheSameUnderAnotherPath)
{
    const auto document = documentOf(fiveSentences());
    const auto edited = document->with(replace(*document, 0, 1, {made("x")}));
    const auto renamed = edited->renamed("other.conllu");
    EXPECT_EQ(renamed->path(), "other.conllu");
    EXPECT_EQ(edited->path(), "inline");
    EXPECT_EQ(renamed->serialised(), edited->serialised());
    EXPECT_EQ(renamed->id(3), edited->id(3));
}

TEST(DocumentTest, ProblemsNameTheFile)
{
    const auto document = documentOf(oneWord("a") + "1\tx\n\n")->renamed("broken.conllu");
    ASSERT_TRUE(document->sentence(1)->problem.has_value());
    EXPECT_EQ(*document->sentence(1)->problem,
        (Problem{FormatProblem::WrongColumnCount, "broken.conllu", 3, 4, {"10", "2"}}));
    EXPECT_EQ(document->renamed("other.conllu")->sentence(1)->problem->file, "other.conllu");
}

TEST(DocumentTest, WhatCannotBeWrittenNamesTheFile)
{
    const auto document = documentOf("<s>\n<W in=\"\" out=\"\">x</W>\n</s>\n", "dtag");
    EXPECT_EQ(document->serialised(), "<s>\n<W in=\"\" out=\"\">x</W>\n</s>\n") << "nothing was edited";
    const auto edited = document->with(replace(*document, 0, 1, {made("two\nlines")}))->serialised();
    ASSERT_FALSE(edited.has_value());
    EXPECT_EQ(edited.error(), (Problem{TreebankProblem::NotWritable, "inline", 0, 0, {"dtag", "two\nlines"}}));
}

TEST(DocumentTest, AnEmptyDocumentHasNoSentences)
{
    EXPECT_EQ(documentOf("")->size(), 0U);
    EXPECT_EQ(documentOf("\n\n \n")->size(), 0U);
    EXPECT_EQ(documentOf("\n\n \n")->serialised(), "\n\n \n");
    EXPECT_EQ(documentOf("")->indexOf(SentenceId{0}), 0U);
}

TEST(DocumentTest, SeveralThreadsReadOneSnapshot)
{
    const auto document = documentOf(fiveSentences());
    std::vector<std::string> read(4);
    {
        std::vector<std::jthread> threads;
        for (std::string& all : read) {
            threads.emplace_back([&document, &all] {
                for (int i = 0; i < 50; ++i)
                    all = forms(*document);
            });
        }
    }
    for (const std::string& all : read)
        EXPECT_EQ(all, "a b cd e f ");
}

} // namespace document_test
} // namespace arcwright
