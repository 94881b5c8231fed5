// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/new_words.h"

#include <gtest/gtest.h>

#include "core/editing/insert_token.h"
#include "core/editing/join_tokens.h"
#include "core/editing/split_sentence.h"
#include "core/editing/split_token.h"
#include "core/treebank/predicted_tags.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace new_words_test {

/// Knows the tags of some words.
const Tagger& tagger()
{
    static const Tagger learnt = [] {
        Sentences sentences;
        for (int i = 0; i < 5; ++i) {
            Sentence sentence;
            for (const auto& [form, upos] :
                {std::pair{"can", "AUX"}, {"not", "PART"}, {"run", "VERB"}, {"dogs", "NOUN"}}) {
                Token& token = sentence.tokens.emplace_back();
                token.form = form;
                token.upos = upos;
                token.lemma = std::string(form) + "-lemma";
            }
            sentences.push_back(std::make_shared<const Sentence>(sentence));
        }
        return Tagger::learn(sentences, {}).value();
    }();
    return learnt;
}

constexpr auto text = "# text = dogs cannot run\n"
                      "1\tdogs\td\tX\t_\t_\t3\tnsubj\t_\t_\n"
                      "2\tcannot\tc\tX\t_\t_\t3\taux\t_\t_\n"
                      "3\trun\tr\tX\t_\t_\t0\troot\t_\t_\n\n";

/// Form/tag of each word, with `?` where a tagger has set it.
std::string tags(const Sentence& sentence)
{
    std::string all;
    for (const Token& word : sentence.tokens)
        all += word.form + '/' + word.upos + (hasPredictedTags(word) ? "? " : " ");
    return all;
}

std::string taggedAfter(const Sentence& before, const Sentence& after)
{
    const auto shared = [](const Sentence& sentence) { return std::make_shared<const Sentence>(sentence); };
    return tags(*withNewWordsTagged(replacement(SentenceId{1}, shared(before), shared(after)), tagger()).after[0]);
}

TEST(NewWordsTest, OnlyWhatIsNewAndHasNoTagsGetsThem)
{
    const Sentence sentence = test::sentenceOf(text);
    EXPECT_EQ(taggedAfter(sentence, *splitToken(sentence, 2, {"can", "not"})), "dogs/X can/X not/PART? run/X ")
        << "the first part keeps what an annotator has said";
    EXPECT_EQ(
        taggedAfter(sentence, *insertToken(sentence, Beside::After, 1, "can")), "dogs/X can/AUX? cannot/X run/X ");
    EXPECT_EQ(
        taggedAfter(sentence, *insertToken(sentence, Beside::After, 1, "dogs")), "dogs/X dogs/NOUN? cannot/X run/X ")
        << "the second of the form";
    EXPECT_EQ(taggedAfter(sentence, *joinTokens(sentence, 2, 3, "cannotrun")), "dogs/X cannotrun/X ");
    EXPECT_EQ(taggedAfter(sentence, sentence), tags(sentence));
}

TEST(NewWordsTest, TagsThatWereTakenAwayStayAway)
{
    Sentence untagged = test::sentenceOf(text);
    untagged.word(3).upos.clear();
    EXPECT_EQ(taggedAfter(test::sentenceOf(text), untagged), "dogs/X cannot/X run/ ");
    EXPECT_EQ(taggedAfter(untagged, *splitToken(untagged, 2, {"can", "not"})), "dogs/X can/X not/PART? run/ ");
}

TEST(NewWordsTest, APartOfAWordWithPredictedTagsIsTaggedAnew)
{
    Sentence sentence = test::sentenceOf(text);
    markPredictedTags(sentence.word(2));
    EXPECT_EQ(taggedAfter(sentence, *splitToken(sentence, 2, {"can", "not"})), "dogs/X can/AUX? not/PART? run/X ");
}

TEST(NewWordsTest, TheWordsOfDividedAndUnitedSentencesAreNotNew)
{
    Sentence sentence = test::sentenceOf(text);
    sentence.word(1).upos.clear();
    const auto halves = splitSentence(sentence, 2).value();
    Edit edit = replacement(
        SentenceId{1}, std::make_shared<const Sentence>(sentence), std::make_shared<const Sentence>(halves.first));
    edit.idsAfter.push_back(SentenceId{2});
    edit.after.push_back(std::make_shared<const Sentence>(halves.second));
    const Edit tagged = withNewWordsTagged(edit, tagger());
    EXPECT_EQ(tags(*tagged.after[0]), "dogs/ ");
    EXPECT_EQ(tags(*tagged.after[1]), "cannot/X run/X ");
}

TEST(NewWordsTest, AFormatWithoutAPlaceForTheMarkIsLeftAlone)
{
    const Sentence sentence = test::sentenceOf("<s>\n<W msd=\"X\" in=\"\" out=\"\">cannot</W>\n</s>\n", "dtag");
    const auto split = splitToken(sentence, 1, {"can", "not"});
    ASSERT_TRUE(split.has_value());
    EXPECT_EQ(taggedAfter(sentence, *split), "can/ not/ ");
}

} // namespace new_words_test
} // namespace arcwright
