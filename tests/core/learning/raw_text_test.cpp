// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/raw_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/editing/surface_text.h"
#include "core/formats/conllu/conllu.h"
#include "core/learning/tagger.h"
#include "core/model/training_run.h"
#include "core/model/typed_text.h"
#include "core/treebank/attribute_list.h"
#include "core/validation/treebank_index.h"
#include "core/validation/validate.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace raw_text_test {

/// A sentence of tokens with a space between; `+` behind one: no space follows; `aby|bych`: words of a multiword token.
std::shared_ptr<const Sentence> sentenceOf(const std::string& tokens)
{
    auto sentence = std::make_shared<Sentence>();
    for (std::size_t begin = 0; begin < tokens.size();) {
        const std::size_t end = std::min(tokens.find(' ', begin), tokens.size());
        std::string token = tokens.substr(begin, end - begin);
        begin = end + 1;
        const bool isJoined = token.ends_with('+');
        if (isJoined)
            token.pop_back();
        const std::string misc = isJoined ? "SpaceAfter=No" : "";
        const std::size_t equals = token.find('=');
        if (equals == std::string::npos) {
            sentence->tokens.emplace_back().form = token;
            sentence->tokens.back().misc = misc;
        } else {
            const int first = sentence->size() + 1;
            for (std::size_t at = equals + 1; at <= token.size();) {
                const std::size_t bar = std::min(token.find('|', at), token.size());
                sentence->tokens.emplace_back().form = token.substr(at, bar - at);
                at = bar + 1;
            }
            sentence->multiwordTokens.push_back({first, sentence->size(), token.substr(0, equals), misc, {}, {}});
        }
        for (Token& word : sentence->tokens) {
            word.upos = word.form == "." || word.form == "?" || word.form == "," ? "PUNCT" : "NOUN";
            word.lemma = word.form.ends_with("s") ? word.form.substr(0, word.form.size() - 1) : word.form;
        }
    }
    return sentence;
}

/// "Dr." and "etc." end no sentence, "can't" and "he'll" are two words each.
std::vector<std::shared_ptr<const Sentence>> lesson()
{
    std::vector<std::shared_ptr<const Sentence>> sentences;
    for (int i = 0; i < 6; ++i) {
        for (const char* tokens : {"Dr+ . Lee sees cats+ .", "Dogs+ , hens etc+ . can't=ca|n't sleep+ .",
                 "Why won't=wo|n't he come+ ?", "Here he'll=he|'ll wait for Dr+ . Fox+ .",
                 "She'll=She|'ll call Dr+ . Lee+ .", "It doesn't=does|n't rain+ .", "Old hats fall+ ."})
            sentences.push_back(sentenceOf(tokens));
    }
    return sentences;
}

const Segmenter& learnt()
{
    static const Segmenter segmenter = Segmenter::learn(lesson(), {8, 14, 1}).value();
    return segmenter;
}

/// The tokens with `+` and `=` as above, sentence by sentence.
std::string shown(const std::vector<Sentence>& sentences)
{
    std::string text;
    for (const Sentence& sentence : sentences) {
        for (const SurfaceToken& token : surfaceTokens(sentence)) {
            text += text.empty() || text.back() == '/' ? "" : " ";
            text += token.form;
            for (int id = token.first; token.first < token.last && id <= token.last; ++id)
                text += (id == token.first ? "=" : "|") + sentence.word(id).form;
            text += token.spaceAfter ? "" : "+";
        }
        text += '/';
    }
    return text;
}

TEST(RawText, IsDividedAsTheTreebankDoesIt)
{
    EXPECT_EQ(shown(sentencesOfRawText("Dr. Fox won't sleep. Dogs, cats etc. fall.", &learnt(), {})),
        "Dr+ . Fox won't=wo|n't sleep+ ./Dogs+ , cats etc+ . fall+ ./");
}

TEST(RawText, WhatATreebankSaysNothingOfIsDividedAsUsual)
{
    const auto little = Segmenter::learn({sentenceOf("Cats sleep")}, {3, 14, 1}).value();
    EXPECT_EQ(shown(sentencesOfRawText("Why (the 3.5 km)? \"Cats, dogs.\" No.", &little, {})),
        "Why (+ the 3.5 km+ )+ ?/\"+ Cats+ , dogs+ .+ \" No+ ./");
}

TEST(RawText, MultiwordTokensThatTrainingHasNotSeenAreDividedByTheirEnds)
{
    const auto words = [](const char* form) { return learnt().wordsOf(form); };
    using Words = std::vector<std::string>;
    EXPECT_EQ(words("doesn't"), (Words{"does", "n't"}));
    EXPECT_EQ(words("hasn't"), (Words{"has", "n't"}));
    EXPECT_EQ(words("We'll"), (Words{"We", "'ll"}));
    EXPECT_EQ(words("cats"), (Words{"cats"}));
}

TEST(RawText, OfMultiwordTokensTheEditOfEitherEndMakesTheWords)
{
    using Words = std::vector<std::string>;
    const std::vector<std::pair<std::string, Words>> samples{{"abych", {"aby", "bych"}}, {"kdybys", {"když", "bys"}},
        {"du", {"de", "le"}}, {"chciałbym", {"chciał", "by", "m"}}, {"وكتاب", {"و", "كتاب"}}, {"x", {"ab", "c"}}};
    for (const auto& [form, words] : samples) {
        EXPECT_EQ(divided(form, multiwordEdit(form, words, true)), words) << form;
        EXPECT_EQ(divided(form, multiwordEdit(form, words, false)), words) << form;
    }
    const auto edits = MultiwordEdits::learn({{"kdybych", {{{"když", "bych"}, 3}}}, {"my", {{{}, 2}}},
        {"its", {{{}, 3}, {{"it", "'s"}, 2}}}, {"w", {{{"a", "b"}, 1}}}});
    EXPECT_EQ(edits.words("Kdybych"), (Words{"Když", "bych"}));
    EXPECT_EQ(edits.words("KDYBYCH"), (Words{"Když", "bych"}));
    EXPECT_EQ(edits.words("its"), (Words{"its"})) << "more often one word";
    EXPECT_EQ(edits.words("W"), (Words{"A", "b"}));
    EXPECT_EQ(MultiwordEdits().words("its"), (Words{"its"}));
}

TEST(RawText, IdsBeginWithThePrefixAndParagraphsWithABlankLine)
{
    const auto sentences = sentencesOfRawText(" Old cats\nfall.  Why?\n \n\nNo.", nullptr, {{}, "pets"});
    ASSERT_EQ(sentences.size(), 4U);
    const auto comments = [&](std::size_t at) {
        std::string text;
        for (const Comment& comment : sentences[at].comments)
            text += comment.text + '\n';
        return text;
    };
    EXPECT_EQ(comments(0), "# newdoc id = pets\n# newpar id = pets-p1\n# sent_id = pets-1\n# text = Old cats\n");
    EXPECT_EQ(comments(1), "# sent_id = pets-2\n# text = fall.\n");
    EXPECT_EQ(sentences[1].tokens.back().misc, "SpacesAfter=\\s\\s");
    EXPECT_EQ(comments(3), "# newpar id = pets-p2\n# sent_id = pets-4\n# text = No.\n");
}

TEST(RawText, APrefixIsMadeOfTheNameOfAFile)
{
    EXPECT_EQ(idPrefixOf("/texts/my novel.conllu"), "my-novel");
    EXPECT_EQ(idPrefixOf("kočka.a.conllu"), "kočka");
    EXPECT_EQ(idPrefixOf("-"), "text");
    EXPECT_EQ(idPrefixOf(""), "text");
    EXPECT_FALSE(isIdPrefix("a b"));
    EXPECT_FALSE(isIdPrefix("a/b"));
    EXPECT_FALSE(isIdPrefix("a\xC2\xA0") || isIdPrefix(""));
}

/// The tests of UD validation up to level 2 that a treebank fails, of its sentences and as a whole.
std::string errorsOf(const std::string& text)
{
    const Treebank treebank({test::documentOf(text)});
    TreebankIndex index(treebank);
    std::vector<UdFinding> findings;
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        const auto verdict = validateSentence(treebank.sentence(i)->source.text(), {.level = 2, .columns = {}});
        findings.insert(findings.end(), verdict.findings.begin(), verdict.findings.end());
        index.set(treebank.key(i), verdict.facts);
    }
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        const auto further = index.findings(treebank.key(i));
        findings.insert(findings.end(), further.begin(), further.end());
    }
    std::string errors;
    for (const UdFinding& finding : findings)
        errors += descriptionOf(finding.test).isWarning() ? "" : std::string(descriptionOf(finding.test).name) + ' ';
    return errors;
}

/// What the tokens say of the text of a line: forms and the spaces behind them.
std::string joined(const std::vector<Sentence>& sentences)
{
    std::string text;
    for (const Sentence& sentence : sentences) {
        for (const SurfaceToken& token : surfaceTokens(sentence)) {
            text += token.form;
            const std::string& misc
                = token.first == token.last ? sentence.word(token.first).misc : sentence.multiwordTokens.front().misc;
            const auto spaces = attribute(misc, "SpacesAfter");
            for (std::size_t at = 0; spaces && at < spaces->size(); at += 2)
                text += (*spaces)[at + 1] == 's' ? ' ' : '\t';
            text += !spaces && token.spaceAfter ? " " : "";
        }
    }
    return text.substr(0, text.find_last_not_of(" \t") + 1);
}

RC_GTEST_PROP(RawTextProperty, NoCharacterOfALineIsLostOrAdded, ())
{
    static const std::vector<std::string> pieces{
        "Dr.", "cats", " ", "  ", "\t", ".", "?", ",", "can", "猫", "が", "é", "\"", "5", "🐈", "א", "-", "X"};
    const auto chosen = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces));
    std::string line;
    for (const std::string& piece : chosen)
        line += piece;
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::string trimmed
        = begin == std::string::npos ? std::string() : line.substr(begin, line.find_last_not_of(" \t") + 1 - begin);
    RC_ASSERT(joined(sentencesOfRawText(line, &learnt(), {})) == trimmed);
    RC_ASSERT(joined(sentencesOfRawText(line, nullptr, {})) == trimmed);
}

RC_GTEST_PROP(RawTextProperty, AnyBytesAreDividedIntoTokensThatCoverThem, ())
{
    const auto bytes = *rc::gen::arbitrary<std::string>();
    std::size_t at = 0;
    for (const TextToken& token : learnt().divide(bytes)) {
        RC_ASSERT(token.begin >= at && token.begin < token.end && token.end <= bytes.size());
        at = token.end;
    }
}

TEST(RawText, TheTextOfATreebankIsDividedAsItWas)
{
    const auto sentences = lesson();
    const std::string text = textOf(textLines(sentences));
    EXPECT_TRUE(text.starts_with("Dr. Lee sees cats. Dogs, hens etc. can't sleep. Why won't he come?"));
    std::vector<Sentence> gold;
    for (const auto& sentence : sentences)
        gold.push_back(*sentence);
    EXPECT_EQ(shown(sentencesOfRawText(text, &learnt(), {})), shown(gold));
}

TEST(RawText, WhereATreebankTellsNoSpacesTheyAreWhereWritingHasThem)
{
    EXPECT_EQ(textOf(textLines({sentenceOf("Han siger , at \" ja \" ( måske ) .")})), "Han siger, at \"ja\" (måske).");
    EXPECT_EQ(textOf(textLines({sentenceOf("猫 が 寝る 。"), sentenceOf("犬 も 。")})), "猫が寝る。犬も。");
}

TEST(RawText, OfUniversalDependenciesHasNoErrors)
{
    const auto tagger = Tagger::learn(lesson(), TaggerSettings{5, 14, 1}).value();
    const std::string text = conlluOfText("\xEF\xBB\xBF"
                                          "Dr. Fox\xC2\xA0won't sleep. Cafe\xCC\x81s\tfall!\n\nDogs, e.g. cats.",
        {{}, "pets"}, &tagger)
                                 .value();
    EXPECT_NE(text.find("SpacesAfter=\\u00A0"), std::string::npos) << text;
    EXPECT_NE(text.find("Cafés"), std::string::npos) << "composed, as UD asks";
    EXPECT_EQ(text.find("\xEF\xBB\xBF"), std::string::npos);
    // Trees are the parser's part: here every word hangs on the first one.
    const ConlluFormat format;
    const auto typed = test::documentOf(text);
    std::string whole;
    for (std::size_t i = 0; i < typed->size(); ++i) {
        Sentence sentence = *typed->sentence(i);
        for (int id = 1; id <= sentence.size(); ++id) {
            sentence.word(id).head = id == 1 ? kRoot : 1;
            sentence.word(id).relation = id == 1 ? "root" : sentence.word(id).upos == "PUNCT" ? "punct" : "dep";
        }
        whole += format.write(sentence).value();
    }
    EXPECT_EQ(errorsOf(whole), "") << whole;
}

TEST(RawText, IsScoredByPlacesInTheText)
{
    const auto tagger = Tagger::learn(lesson(), TaggerSettings{5, 14, 1}).value();
    const auto scores = scoreRawText(tagger, lesson());
    ASSERT_TRUE(scores);
    for (const UdMetric metric :
        {UdMetric::Tokens, UdMetric::Sentences, UdMetric::Words, UdMetric::Upos, UdMetric::Lemmas})
        EXPECT_EQ(scoreOf(*scores, metric).counts.f(), 100.0) << udMetricName(metric);
    Tagger::Knowledge older = tagger.knowledge();
    older.segmenter = nullptr;
    EXPECT_FALSE(scoreRawText(Tagger(older), lesson()));
}

} // namespace raw_text_test
} // namespace arcwright
