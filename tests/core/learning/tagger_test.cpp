// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/tagger.h"

#include <gtest/gtest.h>

#include "core/learning/training_problems.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"
#include "core/model/tagger_file.h"
#include "core/model/typed_text.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace tagger_test {

Sentences tagged(const std::vector<std::vector<std::pair<const char*, const char*>>>& texts)
{
    Sentences sentences;
    for (const auto& words : texts) {
        Sentence sentence;
        for (const auto& [form, upos] : words) {
            Token& token = sentence.tokens.emplace_back();
            token.form = form;
            token.upos = upos;
            token.lemma = std::string(form) + "-lemma";
        }
        sentences.push_back(std::make_shared<const Sentence>(std::move(sentence)));
    }
    return sentences;
}

/// "can" is a noun behind an article and a verb elsewhere; words in -ly are adverbs.
Sentences lesson()
{
    Sentences sentences;
    for (int i = 0; i < 8; ++i) {
        const auto some = tagged({{{"the", "DET"}, {"can", "NOUN"}, {"fell", "VERB"}, {"slowly", "ADV"}},
            {{"dogs", "NOUN"}, {"can", "VERB"}, {"run", "VERB"}, {"quickly", "ADV"}},
            {{"a", "DET"}, {"can", "NOUN"}, {"rusts", "VERB"}, {"badly", "ADV"}}});
        sentences.insert(sentences.end(), some.begin(), some.end());
    }
    const auto rare = tagged({{{"dogs", "NOUN"}, {"run", "VERB"}, {"gladly", "ADV"}}, {{"walls", "NOUN"}}});
    sentences.insert(sentences.end(), rare.begin(), rare.end());
    return sentences;
}

std::vector<std::string> tagsOf(const Tagger& tagger, const std::vector<const char*>& forms)
{
    Sentence sentence;
    for (const char* form : forms)
        sentence.tokens.emplace_back().form = form;
    tagger.tag(sentence);
    std::vector<std::string> tags;
    for (const Token& token : sentence.tokens)
        tags.push_back(token.upos);
    return tags;
}

TEST(TaggerTest, TellsTagsByTheWordsAroundAndByTheEnd)
{
    const auto tagger = Tagger::learn(lesson(), {}).value();
    using Tags = std::vector<std::string>;
    EXPECT_EQ(tagsOf(tagger, {"the", "can", "fell"}), (Tags{"DET", "NOUN", "VERB"}));
    EXPECT_EQ(tagsOf(tagger, {"dogs", "can", "run"}), (Tags{"NOUN", "VERB", "VERB"}));
    EXPECT_EQ(tagsOf(tagger, {"dogs", "run", "sadly"}), (Tags{"NOUN", "VERB", "ADV"})) << "a word it has not seen";
    EXPECT_TRUE(tagger.hasSeen("gladly"));
    EXPECT_FALSE(tagger.hasSeen("sadly"));
}

TEST(TaggerTest, LemmasAreThoseOfWordsItHasSeenElseMadeAsThoseThatEndAlike)
{
    const auto tagger = Tagger::learn(lesson(), {}).value();
    Sentence sentence;
    sentence.tokens.emplace_back().form = "dogs";
    sentence.tokens.emplace_back().form = "sadly";
    tagger.tag(sentence);
    EXPECT_EQ(sentence.tokens[0].lemma, "dogs-lemma");
    EXPECT_EQ(sentence.tokens[1].lemma, "sadly-lemma");
}

TEST(TaggerTest, ScoresCountWordsThatAreNewApart)
{
    const auto tagger = Tagger::learn(lesson(), {}).value();
    const auto scores
        = scoreTagger(tagger, tagged({{{"dogs", "NOUN"}, {"run", "NOUN"}, {"sadly", "ADV"}, {"madly", "DET"}}}));
    EXPECT_EQ(scores.words, 4U);
    EXPECT_EQ(scores.upos, 2U) << "dogs and sadly";
    EXPECT_EQ(scores.newWords, 2U);
    EXPECT_EQ(scores.newAll, 1U);
}

TEST(TaggerTest, WithoutTagsOrTimeThereIsNone)
{
    EXPECT_EQ(Tagger::learn(tagged({{{"dogs", ""}}}), {}).error().code, TrainingProblem::NoUsableSentences);
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(Tagger::learn(lesson(), {}, stopped.get_token()).error().code, JobProblem::Cancelled);
}

TEST(TaggerTest, IsSavedWithTheModelBesideWhichItWasTrained)
{
    const test::TemporaryFolder folder;
    const auto model = test::trained(test::toyTreebank(20), test::quickSettings());
    const auto tagger = Tagger::learn(lesson(), {}).value();
    const std::string path = folder.file("both.arcmodel");
    ASSERT_TRUE(saveModel(*model, tagger, path));
    EXPECT_EQ(serialised(*loadModel(path).value()), serialised(*model));
    const auto read = loadTagger(path).value();
    ASSERT_NE(read, nullptr);
    EXPECT_EQ(read->knowledge().tags, tagger.knowledge().tags);
    EXPECT_EQ(read->knowledge().weights, tagger.knowledge().weights);
    EXPECT_EQ(read->knowledge().endings, tagger.knowledge().endings);
    EXPECT_EQ(read->knowledge().words.size(), tagger.knowledge().words.size());
    EXPECT_EQ(read->knowledge().lemmas.knowledge(), tagger.knowledge().lemmas.knowledge());
    ASSERT_NE(read->segmenter(), nullptr);
    EXPECT_EQ(read->segmenter()->knowledge().weights, tagger.segmenter()->knowledge().weights);
    EXPECT_EQ(
        read->segmenter()->knowledge().multiword.knowledge(), tagger.segmenter()->knowledge().multiword.knowledge());
    EXPECT_EQ(tagsOf(*read, {"the", "can"}), tagsOf(tagger, {"the", "can"}));

    Tagger::Knowledge older = tagger.knowledge();
    older.segmenter = nullptr;
    ASSERT_TRUE(saveModel(*model, Tagger(older), path)) << "as programs wrote it that knew of no segmenter";
    EXPECT_EQ(loadTagger(path).value()->segmenter(), nullptr);
    EXPECT_EQ(tagsOf(*loadTagger(path).value(), {"the", "can"}), tagsOf(tagger, {"the", "can"}));

    ASSERT_TRUE(saveModel(*model, path));
    EXPECT_EQ(loadTagger(path).value(), nullptr) << "a model may have none";
    std::string damaged = withFurtherBlocks(*model, std::string("\5\0\0\0\0\0\0\0hello\0\0\0\0\0\0\0\0", 21));
    EXPECT_EQ(parseTagger(damaged).error().code, ModelProblem::Damaged);
}

TEST(TypedText, IsTaggedAndSaysThatTheTagsArePredicted)
{
    const auto tagger = Tagger::learn(lesson(), {}).value();
    const std::string text = conlluOfText("the can", {{}, "toy"}, &tagger).value();
    EXPECT_EQ(text,
        "# newdoc id = toy\n# newpar id = toy-p1\n# sent_id = toy-1\n# text = the can\n"
        "1\tthe\tthe-lemma\tDET\t_\t_\t_\t_\t_\tArcwrightTags=predicted\n"
        "2\tcan\tcan-lemma\tNOUN\t_\t_\t_\t_\t_\tArcwrightTags=predicted\n\n");
    const std::string unmarked = conlluOfText("the can", {{}, "toy"}, &tagger, TagMarks::Omitted).value();
    EXPECT_NE(text.find("ArcwrightTags=predicted"), std::string::npos);
    EXPECT_EQ(unmarked.find("ArcwrightTags"), std::string::npos);
    EXPECT_EQ(conlluOfText("no.", {}, nullptr).value(),
        "# newdoc\n# newpar\n# sent_id = 1\n# text = "
        "no.\n1\tno\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No\n2\t.\t_\t_\t_\t_\t_\t_\t_\t_\n\n");
    EXPECT_EQ(conlluOfText(" \n", {}, &tagger).error().code, TreebankProblem::NoSentences);
}

} // namespace tagger_test
} // namespace arcwright
