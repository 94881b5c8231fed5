// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/formats/conllu/conllu.h"
#include "core/formats/text/lines.h"
#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/word_edits.h"

namespace arcwright {
namespace conllu_property_test {

using test::documentOf;
using test::randomNumber;

std::string savedBytes(const Document& document)
{
    return document.serialised().value();
}

TEST(ConlluPropertyTest, FilesThatCanBeReadComeBackByteForByte)
{
    EXPECT_TRUE(rc::check([] {
        const std::string bytes = test::randomFile();
        const auto document = documentOf(bytes);
        RC_ASSERT(savedBytes(*document) == bytes);
        std::vector<Edit> edits;
        for (std::size_t i = 0; i < document->size(); ++i) {
            const auto sentence = document->sentence(i);
            RC_ASSERT(!sentence->problem);
            RC_ASSERT(*document->format()->write(*sentence) == sentence->source.text());
            edits.push_back(replacement(document->id(i), sentence, sentence));
        }
        RC_ASSERT(savedBytes(*document->with(edits)) == bytes);
    }));
}

TEST(ConlluPropertyTest, HeadAndRelationEditsChangeOnlyTheirColumnsOfTheEditedWords)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = documentOf(test::randomFile());
        const auto index = static_cast<std::size_t>(randomNumber(0, static_cast<int>(document->size())));
        const auto sentence = document->sentence(index);
        test::WordEdits edits(*sentence);
        for (int count = randomNumber(1, 4); count > 0; --count) {
            const int word = randomNumber(1, sentence->size() + 1);
            if (*rc::gen::arbitrary<bool>())
                edits.setHead(word, randomNumber(0, sentence->size() + 1));
            else
                edits.setRelation(word, test::oneOf({"dep", "new", "obl:arg"}));
        }
        const auto edited = document->with(
            replacement(document->id(index), sentence, std::make_shared<const Sentence>(edits.result())));
        const std::string text = savedBytes(*edited);
        RC_ASSERT(test::onlyTreeColumnsDiffer(*document, index, text, edits.words()));
        const auto reread = documentOf(text);
        RC_ASSERT(reread->size() == document->size());
        RC_ASSERT(reread->sentence(index)->tokens == edits.result().tokens);
        const auto back = edited->with(replacement(document->id(index), edited->sentence(index), sentence));
        RC_ASSERT(savedBytes(*back) == savedBytes(*document));
    }));
}

TEST(ConlluPropertyTest, WhatIsComposedFromFieldsReadsBackAsTheSameFields)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = documentOf(test::randomFile());
        for (std::size_t i = 0; i < document->size(); ++i) {
            Sentence sentence = *document->sentence(i);
            sentence.source = {};
            for (Token& token : sentence.tokens) {
                // Composed, an empty form or `_` as a lemma can only be written as an underscore.
                token.form = token.form.empty() ? "_" : token.form;
                token.lemma = token.form == "_" ? "_" : token.lemma;
            }
            for (MultiwordToken& range : sentence.multiwordTokens)
                range.form = range.form.empty() ? "_" : range.form;
            for (EmptyNode& node : sentence.emptyNodes) {
                node.token.form = node.token.form.empty() ? "_" : node.token.form;
                node.token.lemma = node.token.form == "_" ? "_" : node.token.lemma;
            }
            const Sentence read = test::sentenceOf(*document->format()->write(sentence));
            RC_ASSERT(!read.problem);
            RC_ASSERT(read.comments == sentence.comments);
            RC_ASSERT(read.tokens == sentence.tokens);
            RC_ASSERT(read.multiwordTokens == sentence.multiwordTokens);
            RC_ASSERT(read.emptyNodes == sentence.emptyNodes);
        }
    }));
}

TEST(ConlluPropertyTest, AnyBytesAreReadWithoutACrashAndKept)
{
    EXPECT_TRUE(rc::check([] {
        std::string bytes;
        for (int pieces = randomNumber(0, 60); pieces > 0; --pieces)
            bytes += test::oneOf({"\t", "\t", "\t_\t_\t_\t", "\n", "\n", "\n\n", "\r\n", "\r", "1", "2", "1-2", "1.1",
                "0", "_", "#", "x", "|", ":", "æ", "\xFF", "\xC3", std::string(1, '\0'), "\xEF\xBB\xBF",
                "1\tx\t_\t_\t_\t_\t0\tr\t_\t_\n"});
        const auto document = documentOf(bytes);
        std::vector<Edit> edits;
        for (std::size_t i = 0; i < document->size(); ++i) {
            const auto sentence = document->sentence(i);
            RC_ASSERT(sentence->problem.has_value() == sentence->tokens.empty());
            edits.push_back(replacement(document->id(i), sentence, sentence));
        }
        RC_ASSERT(savedBytes(*document) == bytes);
        RC_ASSERT(savedBytes(*document->with(edits)) == bytes);
    }));
}

} // namespace conllu_property_test
} // namespace arcwright
