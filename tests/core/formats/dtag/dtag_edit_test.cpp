// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <gtest/gtest.h>

#include "core/base/text_problems.h"
#include "core/formats/dtag/dtag.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace dtag_edit_test {

/// Four words; the third has two heads, one of them secondary.
const std::string bytes = "<text>\n"
                          "<s>\n"
                          "<W gloss=\"a\" lemma=\"A\" msd=\"NC\" in=\"1:subj\" out=\"\">a</W>\n"
                          "<W  lemma=B  msd=\"V\" in=\"\" out=\"-1:subj|2:dobj|1:[subj]\"  >b</W> \n"
                          "<W note=\"&amp;quot;\" lemma=\"C\" in=\"-1:[subj]|1:nobj\" out=\"\">c &amp; c</W>\n"
                          "<W lemma=\"D\" msd=\"N&3a;x\" tag=\"T\" in=\"-2:dobj\" out=\"-1:nobj\">d</W>\n"
                          "</s>\n</text>\n";

Sentence read()
{
    return test::sentenceOf(bytes, "dtag");
}

std::string written(const Sentence& sentence)
{
    const auto text = formatNamed("dtag")->write(sentence);
    EXPECT_TRUE(text.has_value()) << testing::PrintToString(text.error());
    return text.value_or(std::string());
}

std::string after(const std::function<void(Sentence&)>& change, const std::string& text = bytes)
{
    Sentence sentence = test::sentenceOf(text, "dtag");
    change(sentence);
    return written(sentence);
}

std::string replaced(std::vector<std::pair<std::string, std::string>> parts, std::string text = bytes)
{
    for (const auto& [from, to] : parts) {
        EXPECT_NE(text.find(from), std::string::npos) << from;
        text.replace(text.find(from), from.size(), to);
    }
    return text;
}

Problem problemOf(const Sentence& sentence)
{
    const auto text = formatNamed("dtag")->write(sentence);
    EXPECT_FALSE(text.has_value());
    return text ? Problem{} : text.error();
}

TEST(DtagEditTest, WithoutAnEditEveryByteStays)
{
    EXPECT_EQ(written(read()), bytes);
}

TEST(DtagEditTest, AHeadTouchesTheThreeLinesItMust)
{
    EXPECT_EQ(written(withHead(read(), 1, 4)),
        replaced({{"in=\"1:subj\"", "in=\"3:subj\""}, {"-1:subj|2:dobj", "2:dobj"},
            {"\"-1:nobj\"", "\"-3:subj|-1:nobj\""}}));
    EXPECT_EQ(written(withHead(read(), 3, 1)),
        replaced({{"in=\"1:subj\" out=\"\"", "in=\"1:subj\" out=\"2:nobj\""}, {"-1:[subj]|1:nobj", "-2:nobj|-1:[subj]"},
            {"\"-1:nobj\"", "\"\""}}));
}

TEST(DtagEditTest, ARelationTouchesTwoLinesAndKeepsItsPlaceInThem)
{
    EXPECT_EQ(written(withRelation(read(), 4, "iobj")), replaced({{"2:dobj", "2:iobj"}, {"-2:dobj", "-2:iobj"}}));
    EXPECT_EQ(written(withRelation(read(), 4, "a|b:<c>")),
        replaced({{"2:dobj", "2:a&7c;b&3a;&lt;c&gt;"}, {"-2:dobj", "-2:a&7c;b&3a;&lt;c&gt;"}}));
}

TEST(DtagEditTest, ARootHasNoPrimaryEdge)
{
    const Sentence rooted = withHead(read(), 3, kRoot);
    EXPECT_EQ(written(rooted), replaced({{"|1:nobj", ""}, {"\"-1:nobj\"", "\"\""}}));
    EXPECT_EQ(rooted.word(3).head, kRoot);
    EXPECT_EQ(rooted.word(3).relation, "");
    EXPECT_EQ(rooted.word(3).parents.size(), 1U) << "the secondary edge stays";
}

TEST(DtagEditTest, AWordThatHadNoHeadGetsALabelThatSaysSo)
{
    const Sentence headed = withHead(read(), 2, 4);
    EXPECT_EQ(headed.word(2).relation, "?");
    EXPECT_EQ(written(headed),
        replaced({{"in=\"\" out=\"-1:subj|", "in=\"2:?\" out=\"-1:subj|"}, {"\"-1:nobj\"", "\"-2:?|-1:nobj\""}}));
    const Sentence labelled = withHead(withRelation(read(), 2, "conj"), 2, 4);
    EXPECT_EQ(labelled.word(2).relation, "conj") << "or the one it was given before";
    EXPECT_EQ(written(withRelation(headed, 2, "conj")), written(labelled));
}

TEST(DtagEditTest, TheHeadComesBeforeOtherPrimaryEdges)
{
    const std::string text = "<s>\n<W in=\"\" out=\"2:mod\">a</W>\n<W in=\"\" out=\"\">b</W>\n"
                             "<W in=\"1:nobj|-2:mod\" out=\"\">c</W>\n<W in=\"\" out=\"-1:nobj\">d</W>\n</s>\n";
    const Sentence moved = withHead(test::sentenceOf(text, "dtag"), 3, 2);
    EXPECT_EQ(moved.word(3).head, 2);
    const Sentence again = test::sentenceOf(written(moved), "dtag");
    EXPECT_EQ(again.tokens, moved.tokens);
    EXPECT_NE(written(moved).find("in=\"-1:nobj|-2:mod\""), std::string::npos);
    const Sentence rooted = withHead(test::sentenceOf(text, "dtag"), 3, kRoot);
    EXPECT_EQ(test::sentenceOf(written(rooted), "dtag").word(3).head, kRoot) << "all primary edges go";
}

TEST(DtagEditTest, ALabelOfNoHeadGivesTheTreeToTheNextEdge)
{
    const std::string text = "<s>\n<W in=\"\" out=\"2:mod\">a</W>\n<W in=\"\" out=\"\">b</W>\n"
                             "<W in=\"1:nobj|-2:mod\" out=\"\">c</W>\n<W in=\"\" out=\"-1:nobj\">d</W>\n</s>\n";
    const Sentence once = withRelation(test::sentenceOf(text, "dtag"), 3, "[nobj]");
    EXPECT_EQ(once.word(3).head, 1);
    EXPECT_EQ(once.word(3).relation, "mod");
    const Sentence twice = withRelation(once, 3, "{agent}");
    EXPECT_EQ(twice.word(3).head, kRoot);
    EXPECT_EQ(test::sentenceOf(written(twice), "dtag").tokens, twice.tokens);
}

TEST(DtagEditTest, AHeadAndParentsThatDisagreeAreSettledAsTheyWillBeRead)
{
    Sentence sentence = read();
    sentence.word(3).head = 1;
    sentence.word(3).relation = "mod";
    sentence.word(3).parents.clear();
    const Sentence again = test::sentenceOf(written(sentence), "dtag");
    EXPECT_EQ(again.word(3).parents, (std::vector<Parent>{{{1, 0}, "mod"}}));
    EXPECT_EQ(again.word(3).head, 1);

    sentence = read();
    sentence.word(2).parents = {{{0, 0}, "root"}, {{4, 0}, "conj"}, {{2, 0}, "err"}, {{3, 1}, "x"}};
    const Sentence added = test::sentenceOf(written(sentence), "dtag");
    EXPECT_EQ(added.word(2).head, 4) << "a primary edge is the head";
    EXPECT_EQ(added.word(2).parents, (std::vector<Parent>{{{4, 0}, "conj"}}));
    EXPECT_EQ(added.word(2).furtherField("in"), "0:err");
    EXPECT_EQ(added.word(2).furtherField("out"), "0:err");
}

TEST(DtagEditTest, EdgesWithoutALabelGetOneThatSaysSo)
{
    Sentence sentence = read(); // as a parser may have it that has seen roots without a relation
    sentence.word(3).head = 2;
    sentence.word(3).relation.clear();
    sentence.word(3).parents = {{{1, 0}, ""}, {{2, 0}, ""}};
    const Sentence again = test::sentenceOf(written(sentence), "dtag");
    EXPECT_EQ(again.word(3).parents, (std::vector<Parent>{{{2, 0}, "?"}, {{1, 0}, "?"}}));
    EXPECT_EQ(again.word(3).head, 2);
}

TEST(DtagEditTest, FurtherParentsComeAndGoAlone)
{
    EXPECT_EQ(after([](Sentence& s) {
        s.word(4).parents.push_back({{1, 0}, "[x]"});
    }),
        replaced({{"in=\"1:subj\" out=\"\"", "in=\"1:subj\" out=\"3:[x]\""}, {"\"-2:dobj\"", "\"-2:dobj|-3:[x]\""}}))
        << "their order is the list's";
    EXPECT_EQ(after([](Sentence& s) { s.word(3).parents.erase(s.word(3).parents.begin()); }),
        replaced({{"|1:[subj]", ""}, {"-1:[subj]|", ""}}));
    EXPECT_EQ(after([](Sentence& s) {
        s.word(4).parents.push_back({{2, 0}, "{goal}"});
    }),
        replaced({{"1:[subj]\"", "1:[subj]|2:{goal}\""}, {"\"-2:dobj\"", "\"-2:dobj|-2:{goal}\""}}));
}

TEST(DtagEditTest, EveryFieldHasItsAttribute)
{
    EXPECT_EQ(after([](Sentence& s) { s.word(1).form = "<å>"; }), replaced({{">a</W>", ">&lt;å&gt;</W>"}}));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).lemma = "b b"; }), replaced({{"lemma=B", "lemma=\"b b\""}}));
    EXPECT_EQ(after([](Sentence& s) { s.word(1).lemma = ""; }), replaced({{"lemma=\"A\"", "lemma=\"\""}}));
    EXPECT_EQ(after([](Sentence& s) { s.word(4).xpos = "\"|"; }), replaced({{"N&3a;x", "&22;&7c;"}}));
    EXPECT_EQ(after([](Sentence& s) { s.word(3).xpos = "CC"; }), replaced({{"note", "msd=\"CC\" note"}}));
    EXPECT_EQ(
        after([](Sentence& s) { s.word(4).upos = "NOUN"; }), replaced({{"tag=\"T\"", "tag=\"T\" upos=\"NOUN\""}}));
    EXPECT_EQ(after([](Sentence& s) { s.word(4).misc = "M"; }), replaced({{"msd=\"N&", "misc=\"M\" msd=\"N&"}}));
    EXPECT_EQ(
        after([](Sentence& s) { s.word(4).feats = "F"; }), replaced({{"lemma=\"D\"", "feats=\"F\" lemma=\"D\""}}));
    EXPECT_EQ(after([](Sentence& s) { s.word(1).setFurther("gloss", "the&"); }),
        replaced({{"gloss=\"a\"", "gloss=\"the&amp;\""}}));
    EXPECT_EQ(after([](Sentence& s) { s.word(1).setFurther("gloss", ""); }), replaced({{" gloss=\"a\"", ""}}));
    EXPECT_EQ(after([](Sentence& s) { s.word(1).setFurther("id", "7"); }),
        replaced({{"lemma=\"A\"", "id=\"7\" lemma=\"A\""}}));
    EXPECT_EQ(
        after([](Sentence& s) { s.word(4).setFurther("zz", "7"); }), replaced({{"tag=\"T\"", "tag=\"T\" zz=\"7\""}}));
}

TEST(DtagEditTest, CommentsAreLines)
{
    EXPECT_EQ(after([](Sentence& s) { s.comments[0].text = "<text id=1>"; }), replaced({{"<text>", "<text id=1>"}}));
    EXPECT_EQ(after([](Sentence& s) { s.comments.emplace_back("<hi>", 4); }), replaced({{"d</W>\n", "d</W>\n<hi>\n"}}));
    EXPECT_EQ(after([](Sentence& s) { s.comments.erase(s.comments.begin()); }), bytes.substr(7));
    EXPECT_EQ(after([](Sentence& s) { s.comments.insert(s.comments.begin() + 2, Comment("<x>", 1)); }),
        replaced({{"in=\"1:subj\"", "in=\"2:subj\""}, {"a</W>\n", "a</W>\n<x>\n"}, {"-1:subj", "-2:subj"}}))
        << "the offsets of the sentence follow";
}

TEST(DtagEditTest, ACommentThatWouldBeReadAsSomethingElseIsRefused)
{
    for (const char* text : {"<s>", "</s>", "<W>x</W>", "<W x", "two\nlines"}) {
        Sentence sentence = read();
        sentence.comments.emplace_back(text, 2);
        EXPECT_EQ(problemOf(sentence), (Problem{TreebankProblem::NotWritable, "", 0, 0, {"dtag", text}}));
    }
    Sentence sentence = read();
    sentence.comments[1].text = "<q>";
    EXPECT_EQ(problemOf(sentence).code, TreebankProblem::NotWritable) << "the <s> must stay one";
}

TEST(DtagEditTest, WordsCanComeAndGo)
{
    Sentence longer = read();
    for (Token& token : longer.tokens) {
        token.head += token.head >= 2 ? 1 : 0;
        for (Parent& parent : token.parents)
            parent.head.word += parent.head.word >= 2 ? 1 : 0;
    }
    longer.comments[2].wordsBefore = longer.comments[3].wordsBefore = 5;
    longer.tokens.insert(longer.tokens.begin() + 1, test::token("new", "", 5, "mod"));
    longer.word(2).lemma = "new";
    EXPECT_EQ(written(longer),
        replaced(
            {{"in=\"1:subj\"", "in=\"2:subj\""}, {"a</W>\n", "a</W>\n<W lemma=\"new\" in=\"3:mod\" out=\"\">new</W>\n"},
                {"-1:subj", "-2:subj"}, {"\"-1:nobj\"", "\"-3:mod|-1:nobj\""}}));

    Sentence shorter = read();
    shorter.tokens.erase(shorter.tokens.begin() + 2);
    shorter.word(3).parents.clear();
    shorter.word(3).head = 2;
    shorter.comments[2].wordsBefore = shorter.comments[3].wordsBefore = 3;
    EXPECT_EQ(written(shorter),
        replaced({{"2:dobj|1:[subj]", "1:dobj"},
            {"<W note=\"&amp;quot;\" lemma=\"C\" in=\"-1:[subj]|1:nobj\" out=\"\">c &amp; c</W>\n", ""},
            {"\"-2:dobj\" out=\"-1:nobj\"", "\"-1:dobj\" out=\"\""}}));
}

TEST(DtagEditTest, ACopyThatDisagreesStaysUntilItsEdgeIsTouched)
{
    const std::string text = "<s>\n<W in=\"\" out=\"1:early|2:z\">a</W>\n<W in=\"-1:late\" out=\"\">b</W>\n"
                             "<W in=\"\" out=\"\">c</W>\n<W in=\"-3:x\" out=\"\">d</W>\n</s>\n";
    const auto edited = [&](const std::function<Sentence(const Sentence&)>& edit) {
        return written(edit(test::sentenceOf(text, "dtag")));
    };
    EXPECT_EQ(edited([](const Sentence& s) { return s; }), text);
    EXPECT_EQ(edited([](const Sentence& s) { return withRelation(s, 2, "new"); }),
        replaced({{"1:early", "1:new"}, {"-1:late", "-1:new"}}, text));
    EXPECT_EQ(edited([](const Sentence& s) { return withHead(s, 2, 3); }),
        replaced({{"1:early|", ""}, {"-1:late", "1:late"}, {"in=\"\" out=\"\">c", "in=\"\" out=\"-1:late\">c"}}, text));
    EXPECT_EQ(edited([](const Sentence& s) { return withRelation(s, 4, "new"); }),
        replaced({{"1:early|2:z", "1:early|2:z|3:new"}, {"-3:x", "-3:new"}}, text))
        << "a copy that was missing comes with the edge that is changed";
    EXPECT_EQ(edited([](const Sentence& s) { return withHead(s, 3, 1); }),
        replaced({{"2:z", "2:?"}, {"in=\"\" out=\"\">c", "in=\"-2:?\" out=\"\">c"}}, text));
}

TEST(DtagEditTest, WhatALineCannotHoldIsRefused)
{
    const auto refused = [](const std::function<void(Sentence&)>& change, const std::string& text) {
        Sentence sentence = read();
        change(sentence);
        EXPECT_EQ(problemOf(sentence), (Problem{TreebankProblem::NotWritable, "", 3, 0, {"dtag", text}}));
    };
    refused([](Sentence& s) { s.word(1).form = "a\nb"; }, "a\nb");
    refused([](Sentence& s) { s.word(1).form = "&lt;"; }, "&lt;");
    refused([](Sentence& s) { s.word(1).lemma = "a\r"; }, "a\r");
    refused([](Sentence& s) { s.word(1).setFurther("a b", "x"); }, "a b");
    refused([](Sentence& s) { s.word(1).relation = "a b"; }, "a b");
    refused([](Sentence& s) { s.word(1).lemma = "`rm -r /`"; }, "`rm -r /`");
}

TEST(DtagEditTest, WhatWouldStandInAValueThatIsNeverClosedIsRefused)
{
    const std::string line = "<W lt=\"b#>b</W>";
    const std::string open = "<s>\n<W>a</W>\n" + line + "\n</s>\n";
    Sentence sentence = test::sentenceOf(open, "dtag");
    ASSERT_FALSE(sentence.problem.has_value());
    EXPECT_EQ(written(sentence), open);
    sentence = withRelation(withHead(sentence, 2, 1), 2, "subj");
    const Problem problem = problemOf(sentence);
    EXPECT_EQ(problem.code, TreebankProblem::NotWritable);
    EXPECT_EQ(problem.line, 3U);

    Sentence tagged = test::sentenceOf(open, "dtag");
    tagged.word(2).xpos = "NC"; // msd comes after lt
    EXPECT_EQ(after([](Sentence& s) { s.word(2).form = "c"; }, open), replaced({{">b<", ">c<"}}, open));
    EXPECT_EQ(problemOf(tagged).code, TreebankProblem::NotWritable);
}

TEST(DtagEditTest, WhatDtagWouldRunIsWrittenSoThatItDoesNot)
{
    const std::string text = after([](Sentence& s) { s.word(1).lemma = "``"; });
    EXPECT_EQ(text, replaced({{"lemma=\"A\"", "lemma=&22;``&22;"}}));
    EXPECT_EQ(test::sentenceOf(text, "dtag").word(1).lemma, "``");
}

TEST(DtagEditTest, Latin1StaysLatin1)
{
    const std::string text = "<s>\n<W lemma=\"bl\xE5\" in=\"\" out=\"\">bl\xE5</W>\n<W in=\"\" out=\"\">x</W>\n</s>\n";
    EXPECT_EQ(after([](Sentence& s) { s.word(1).form = "blø"; }, text), replaced({{">bl\xE5", ">bl\xF8"}}, text));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).form = "ø"; }, text), replaced({{">x", ">\xF8"}}, text))
        << "the lines around a line in ASCII tell";
    Sentence sentence = test::sentenceOf(text, "dtag");
    sentence.word(1).form = "bl€";
    EXPECT_EQ(problemOf(sentence), (Problem{TextProblem::NotInLatin1, "", 2, 31, {"€"}}));
    const std::string utf8 = after([](Sentence& s) { s.word(1).lemma = s.word(1).form = "Ã¥"; }, text);
    EXPECT_EQ(test::sentenceOf(utf8, "dtag").word(1).form, "Ã¥") << "bytes that would read as UTF-8 are not written";
}

TEST(DtagEditTest, LineEndsStay)
{
    const std::string text = "<s>\r\n<W in=\"\" out=\"\">a</W>\r\n<W in=\"\" out=\"\">b</W>\r\n</s>";
    EXPECT_EQ(written(withHead(test::sentenceOf(text, "dtag"), 1, 2)),
        replaced({{"in=\"\"", "in=\"1:?\""}, {"out=\"\">b", "out=\"-1:?\">b"}}, text));
    Sentence longer = test::sentenceOf(text, "dtag");
    longer.tokens.push_back(test::token("c", "", kRoot, ""));
    longer.comments.back().wordsBefore = 3;
    EXPECT_EQ(written(longer), replaced({{"b</W>\r\n", "b</W>\r\n<W lemma=\"c\" in=\"\" out=\"\">c</W>\r\n"}}, text));
}

TEST(DtagEditTest, ASentenceFromElsewhereIsComposedAsDtagWould)
{
    Sentence sentence;
    sentence.tokens
        = {test::token("a", "", 2, "subj"), test::token("b", "", kRoot, "root"), test::token("c", "", 2, "obl:in")};
    sentence.word(1).xpos = "NC";
    sentence.word(1).further = {{"tag", "N"}, {"gloss", "A \"b\""}};
    sentence.word(3).parents = {{{2, 0}, "obl:in"}, {{1, 0}, "[x]"}};
    sentence.comments = {"# c"};
    EXPECT_EQ(written(sentence),
        "# c\n<s>\n"
        "<W gloss=\"A &22;b&22;\" lemma=\"a\" msd=\"NC\" tag=\"N\" in=\"1:subj\" out=\"2:[x]\">a</W>\n"
        "<W lemma=\"b\" in=\"\" out=\"-1:subj|1:obl&3a;in\">b</W>\n"
        "<W lemma=\"c\" in=\"-1:obl&3a;in|-2:[x]\" out=\"\">c</W>\n</s>\n");
}

TEST(DtagEditTest, HalvesAndWholesHaveOneBeginningAndOneEnd)
{
    Sentence first = read();
    Sentence second = first;
    first.tokens.resize(2);
    first.comments.resize(2);
    second.tokens.erase(second.tokens.begin(), second.tokens.begin() + 2);
    second.word(1).parents.clear();
    second.word(2).parents.clear();
    second.word(1).head = second.word(2).head = kRoot;
    second.comments.erase(second.comments.begin(), second.comments.begin() + 2);
    second.comments[0].wordsBefore = second.comments[1].wordsBefore = 2;
    EXPECT_EQ(written(first),
        "<text>\n<s>\n<W gloss=\"a\" lemma=\"A\" msd=\"NC\" in=\"1:subj\" out=\"\">a</W>\n"
        "<W  lemma=B  msd=\"V\" in=\"\" out=\"-1:subj\"  >b</W> \n</s>\n");
    EXPECT_EQ(written(second),
        "<s>\n<W note=\"&amp;quot;\" lemma=\"C\" in=\"\" out=\"\">c &amp; c</W>\n"
        "<W lemma=\"D\" msd=\"N&3a;x\" tag=\"T\" in=\"\" out=\"\">d</W>\n</s>\n</text>\n");

    const std::string two = "<s>\n<W in=\"\" out=\"\">a</W>\n</s>\n<s>\n<W in=\"\" out=\"\">b</W>\n</s>\n";
    const auto document = test::documentOf(two, "dtag");
    Sentence joined = *document->sentence(0);
    const Sentence tail = *document->sentence(1);
    joined.tokens.push_back(tail.tokens[0]);
    joined.tokens[1].line.number += 3;
    for (Comment comment : tail.comments)
        joined.comments.emplace_back(comment.text, comment.wordsBefore + 1, SourceLine{comment.line.number + 3});
    joined.source = {std::make_shared<const std::string>(two), 0, two.size(), 1, formatNamed("dtag")};
    joined = withHead(joined, 2, 1);
    EXPECT_EQ(written(joined), "<s>\n<W in=\"\" out=\"1:?\">a</W>\n<W in=\"-1:?\" out=\"\">b</W>\n</s>\n");
}

TEST(DtagEditTest, AMissingEndOfLineIsMadeWhereSomethingFollows)
{
    std::string text = "<s>\r\n</s>";
    formatNamed("dtag")->separate(text);
    EXPECT_EQ(text, "<s>\r\n</s>\r\n");
    formatNamed("dtag")->separate(text);
    EXPECT_EQ(text, "<s>\r\n</s>\r\n");
    std::string empty;
    formatNamed("dtag")->separate(empty);
    EXPECT_EQ(empty, "");
}

} // namespace dtag_edit_test
} // namespace arcwright
