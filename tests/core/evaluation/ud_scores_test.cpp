// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/ud_scores.h"

#include <gtest/gtest.h>

#include "core/evaluation/evaluation_problems.h"
#include "core/evaluation/ud_alignment.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace ud_scores_test {

Treebank treebankOf(const std::string& text, const std::string& path = "inline")
{
    return Treebank({std::make_shared<const Document>(path, text, formatNamed("conllu"))});
}

/// Lines of `ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS`, fields divided by blanks; an empty line ends a sentence.
std::string conllu(const std::string& lines)
{
    std::string text;
    for (const char c : lines)
        text += c == ' ' ? std::string("\t") : c == '\n' ? std::string("\t_\n") : std::string(1, c);
    for (auto at = text.find("\n\t_\n"); at != std::string::npos; at = text.find("\n\t_\n"))
        text.replace(at, 4, "\n\n");
    return text;
}

struct Expected {
    UdMetric metric;
    std::size_t gold;
    std::size_t system;
    std::size_t right;
    std::optional<std::size_t> aligned;
};

void expectScores(const Treebank& gold, const Treebank& system, const std::vector<Expected>& all)
{
    const auto scores = udScores(gold, system);
    ASSERT_TRUE(scores);
    for (const Expected& expected : all) {
        const UdScore& score = scoreOf(*scores, expected.metric);
        EXPECT_EQ(score.counts, (ArcCounts{expected.gold, expected.system, expected.right}))
            << udMetricName(expected.metric) << ": " << score.counts.gold << ' ' << score.counts.predicted << ' '
            << score.counts.right;
        EXPECT_EQ(score.aligned, expected.aligned) << udMetricName(expected.metric);
    }
}

/// In the first sentence `dogs` has another number, a subtype and another enhanced arc, `at` another tag and head,
/// `cats` another relation and lemma; in the second a lemma gold lacks is given and `rains` has another one.
const std::string goldText = conllu("1 The the DET DT Definite=Def 2 det _\n"
                                    "2 dogs dog NOUN NNS Number=Plur|Number[psor]=Sing 4 nsubj 4:nsubj|6:ref\n"
                                    "3 have have AUX VBP _ 4 aux _\n"
                                    "4 barked bark VERB VBN Tense=Past|VerbForm=Part 0 root 0:root|4.1:x\n"
                                    "4.1 _ _ _ _ _ _ _ 4:dep\n"
                                    "5 at at ADP IN _ 6 case _\n"
                                    "6 cats cat NOUN NNS Number=Plur 4 obl 4:obl:at|2:conj:and>obl:in\n"
                                    "7 . . PUNCT . _ 4 punct _\n"
                                    "\n"
                                    "1 It _ PRON PRP _ 2 expl _\n"
                                    "2 rains rain VERB VBZ _ 0 root _\n"
                                    "3 . . PUNCT . _ 2 punct _\n"
                                    "\n");
const std::string systemText
    = conllu("1 The the DET DT Definite=Def 2 det _\n"
             "2 dogs dog NOUN NNS Number=Sing 4 nsubj:outer 4:nsubj|5:ref\n"
             "3 have have AUX VBP _ 4 aux _\n"
             "4 barked bark VERB VBN VerbForm=Part|Tense=Past|Number[psor]=Sing 0 root 0:root\n"
             "5 at at SCONJ IN _ 4 case _\n"
             "6 cats cats NOUN NNS Number=Plur 4 nmod 4:obl:in|2:conj>obl|2:conj>nmod\n"
             "7 . . PUNCT . _ 4 punct _\n"
             "\n"
             "1 It it PRON PRP _ 2 expl _\n"
             "2 rains rains VERB VBZ _ 0 root _\n"
             "3 . . PUNCT . _ 2 punct _\n"
             "\n");

TEST(UdScoresTest, HandComputed)
{
    // Content words: dogs, barked, cats, It, rains. MLAS: barked has another function word (at), dogs another number.
    // ELAS: 4:nsubj, 0:root; EULAS also 4:obl and 2:conj>obl.
    expectScores(treebankOf(goldText), treebankOf(systemText),
        {{UdMetric::Tokens, 10, 10, 10, {}}, {UdMetric::Sentences, 2, 2, 2, {}}, {UdMetric::Words, 10, 10, 10, {}},
            {UdMetric::Upos, 10, 10, 9, 10}, {UdMetric::Xpos, 10, 10, 10, 10}, {UdMetric::Features, 10, 10, 9, 10},
            {UdMetric::AllTags, 10, 10, 8, 10}, {UdMetric::Lemmas, 10, 10, 8, 10}, {UdMetric::Uas, 10, 10, 9, 10},
            {UdMetric::Las, 10, 10, 8, 10}, {UdMetric::Clas, 5, 5, 4, 5}, {UdMetric::Mlas, 5, 5, 2, 5},
            {UdMetric::Blex, 5, 5, 3, 5}, {UdMetric::Elas, 5, 6, 2, {}}, {UdMetric::Eulas, 5, 6, 4, {}}});
}

/// The words of a sentence that cost something of a metric.
std::vector<int> wordsOf(const std::vector<UdMetrics>& misses, UdMetric metric)
{
    std::vector<int> words;
    for (std::size_t i = 0; i < misses.size(); ++i) {
        if (misses[i][static_cast<std::size_t>(metric)])
            words.push_back(static_cast<int>(i) + 1);
    }
    return words;
}

TEST(UdScoresTest, WordsThatCostSomethingHandComputed)
{
    const Treebank gold = treebankOf(goldText);
    const Treebank system = treebankOf(systemText);
    const auto first = udMisses(gold.sentence(0), system.sentence(0));
    ASSERT_EQ(first.size(), 7U);
    EXPECT_EQ(wordsOf(first, UdMetric::Clas), std::vector{6}) << "the subtype of `dogs` does not count";
    EXPECT_EQ(wordsOf(first, UdMetric::Mlas), (std::vector{2, 4, 6})) << "`barked` has `at`, which is right in nothing";
    EXPECT_EQ(wordsOf(first, UdMetric::Blex), std::vector{6});
    for (const UdMetric metric : {UdMetric::Las, UdMetric::Elas, UdMetric::Eulas})
        EXPECT_TRUE(wordsOf(first, metric).empty()) << "it is not told";
    const auto second = udMisses(gold.sentence(1), system.sentence(1));
    EXPECT_TRUE(wordsOf(second, UdMetric::Mlas).empty());
    EXPECT_EQ(wordsOf(second, UdMetric::Blex), std::vector{2});
    EXPECT_EQ(udMisses(gold.sentence(0), system.sentence(1)), std::vector<UdMetrics>(3)) << "other words";

    std::vector<UdMetrics> both;
    ASSERT_TRUE(udScores({gold.sentence(0), gold.sentence(1)}, {system.sentence(0), system.sentence(1)}, &both));
    std::vector<UdMetrics> joined = first;
    joined.insert(joined.end(), second.begin(), second.end());
    EXPECT_EQ(both, joined);
}

TEST(UdScoresTest, AContentWordOfTheSystemAloneCostsPrecision)
{
    const Treebank one = treebankOf(conllu("1 a a X X _ 2 dep _\n2 b b X X _ 0 root _\n\n"));
    const Treebank other = treebankOf(conllu("1 a a X X _ 2 mark _\n2 b b X X _ 0 root _\n\n"));
    for (const auto& [gold, system] : {std::pair(&one, &other), std::pair(&other, &one)}) {
        const auto misses = udMisses(gold->sentence(0), system->sentence(0));
        EXPECT_EQ(wordsOf(misses, UdMetric::Clas), std::vector{1});
        EXPECT_EQ(wordsOf(misses, UdMetric::Mlas), (std::vector{1, 2})) << "`b` has a function word on one side alone";
    }
}

TEST(UdScoresTest, AContentWordIsToldByEachSidesOwnRelation)
{
    // Gold has two content words, the system one: of gold's, `b` is right, of the system's one of one.
    const Treebank gold = treebankOf(conllu("1 a a X X _ 2 dep _\n2 b b X X _ 0 root _\n\n"));
    const Treebank system = treebankOf(conllu("1 a a X X _ 2 mark _\n2 b b X X _ 0 root _\n\n"));
    expectScores(gold, system, {{UdMetric::Clas, 2, 1, 1, 2}, {UdMetric::Mlas, 2, 1, 0, 2}});
    expectScores(system, gold, {{UdMetric::Clas, 1, 2, 1, 1}, {UdMetric::Mlas, 1, 2, 0, 1}});
}

TEST(UdScoresTest, FunctionWordsCountWithTagsAndFeatures)
{
    const auto text = [](const std::string& determiner) {
        return conllu("1 the the DET DT " + determiner + " 2 det _\n2 cat cat NOUN NN _ 0 root _\n\n");
    };
    const auto right = [&](const std::string& gold, const std::string& system) {
        return scoreOf(*udScores(treebankOf(text(gold)), treebankOf(text(system))), UdMetric::Mlas).counts.right;
    };
    EXPECT_EQ(right("Definite=Def", "Definite=Def"), 1U);
    EXPECT_EQ(right("Definite=Def", "Definite=Ind"), 0U);
    EXPECT_EQ(right("Definite=Def", "Definite=Def|Style=Arch"), 1U) << "no universal feature";
}

TEST(UdScoresTest, RepeatedEnhancedArcsCountPairByPair)
{
    const Treebank twice = treebankOf(conllu("1 a a X X _ 0 root 0:root|0:root\n\n"));
    expectScores(twice, twice, {{UdMetric::Elas, 2, 2, 4, {}}, {UdMetric::Eulas, 2, 2, 4, {}}});
}

TEST(UdScoresTest, AWordWithoutAHeadIsNeverRight)
{
    const Treebank none = treebankOf(conllu("1 a a X X _ _ _ _\n2 b b X X _ 0 root _\n\n"));
    expectScores(none, none, {{UdMetric::Uas, 2, 2, 1, 2}});
}

TEST(UdScoresTest, RootsOfSeveralSentencesAreNotEachOthers)
{
    // Equal words in one sentence and in two: `b` hangs on `a` in gold and is a root in the system's.
    const Treebank one = treebankOf(conllu("1 a a X X _ 0 root 0:root\n2 b b X X _ 1 dep 1:root\n\n"));
    const Treebank two = treebankOf(conllu("1 a a X X _ 0 root 0:root\n\n1 b b X X _ 0 root 0:root\n\n"));
    expectScores(one, two,
        {{UdMetric::Sentences, 1, 2, 0, {}}, {UdMetric::Words, 2, 2, 2, {}}, {UdMetric::Uas, 2, 2, 1, 2},
            {UdMetric::Elas, 2, 2, 1, {}}});
}

TEST(UdScoresTest, AHeadThatIsNotAlignedIsNoRoot)
{
    const Treebank gold = treebankOf(conllu("1 ab ab X X _ 2 dep 2:dep\n2 c c X X _ 0 root 0:root\n\n"));
    const Treebank system
        = treebankOf(conllu("1 a a X X _ 0 root 0:root\n2 b b X X _ 1 dep 1:dep\n3 c c X X _ 2 root 2:root\n\n"));
    expectScores(
        gold, system, {{UdMetric::Words, 2, 3, 1, {}}, {UdMetric::Uas, 2, 3, 0, 1}, {UdMetric::Elas, 2, 3, 0, {}}});
}

/// Tokens divided by blanks; `don't=do,n't` is a multiword token.
Treebank tokens(const std::string& text)
{
    std::string lines;
    int id = 0;
    const auto addWord = [&](const std::string& form) {
        ++id;
        lines += std::to_string(id) + '\t' + form + "\t_\tX\t_\t_\t" + (id == 1 ? "0" : "1") + "\tdep\t_\t_\n";
    };
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string token = text.substr(begin, end - begin);
        begin = end + 1;
        const auto equals = token.find('=');
        if (equals == std::string::npos) {
            addWord(token);
            continue;
        }
        const auto parts = std::count(token.begin(), token.end(), ',') + 1;
        lines += std::to_string(id + 1) + '-' + std::to_string(id + parts) + '\t' + token.substr(0, equals)
            + "\t_\t_\t_\t_\t_\t_\t_\t_\n";
        std::size_t at = equals;
        while (at != std::string::npos) {
            const auto next = token.find(',', at + 1);
            addWord(token.substr(at + 1, next == std::string::npos ? next : next - at - 1));
            at = next;
        }
    }
    return treebankOf(lines + '\n');
}

/// For each word of the system the number (from 1) of gold's, 0 for none.
std::vector<int> alignment(const std::string& gold, const std::string& system)
{
    const Treebank goldTreebank = tokens(gold);
    const Treebank systemTreebank = tokens(system);
    std::vector<int> places;
    for (const int word : alignedWords(UdText(goldTreebank), UdText(systemTreebank)))
        places.push_back(word + 1);
    return places;
}

using Places = std::vector<int>;

TEST(UdAlignmentTest, TokensAreAlignedByTheirPlaces)
{
    EXPECT_EQ(alignment("can not go", "can not go"), (Places{1, 2, 3}));
    EXPECT_EQ(alignment("cannot go", "can not go"), (Places{0, 0, 2}));
    EXPECT_EQ(alignment("can not go", "cannot go"), (Places{0, 3}));
    EXPECT_EQ(alignment("ab cd e", "a bc d e"), (Places{0, 0, 0, 3})) << "tokens that overlap are not the same";
}

TEST(UdAlignmentTest, WordsOfMultiwordTokensAreAlignedByForm)
{
    EXPECT_EQ(alignment("don't=do,n't go", "don't=do,n't go"), (Places{1, 2, 3}));
    EXPECT_EQ(alignment("don't=do,n't go", "do n't go"), (Places{1, 2, 3}));
    EXPECT_EQ(alignment("don't=do,not go", "do n't go"), (Places{1, 0, 3}));
    EXPECT_EQ(alignment("don't=DO,N'T go", "don't=do,n't go"), (Places{1, 2, 3})) << "case does not matter";
    EXPECT_EQ(alignment("a don't=do,n't go", "a don't go"), (Places{1, 0, 4}));
}

TEST(UdAlignmentTest, TheStretchCoversAllMultiwordTokensThatOverlap)
{
    // `abcd` and `cdef` share a stretch with gold's `abcdef`, so that `y` is found behind the first token's end.
    EXPECT_EQ(alignment("abcdef=x,y,z g", "abcd=x,q cdef=y,z g").size(), 5U);
    EXPECT_EQ(alignment("abc=a,b,c de=d,e", "ab=a,b cde=c,d,e"), (Places{1, 2, 3, 4, 5}));
    // Of the tokens that stand where gold has `xyz` one is passed over, and only one: so the official scorer.
    EXPECT_EQ(alignment("xyz cd=x,d", "x y z cd=c,d"), (Places{0, 0, 0, 0, 3}));
    EXPECT_EQ(alignment("xyz cd=y,d", "x y z cd=c,d"), (Places{0, 2, 0, 0, 3}));
    EXPECT_EQ(alignment("x y z cd=c,d", "xyz cd=y,d"), (Places{0, 0, 5}));
    EXPECT_EQ(alignment("x y z cd=c,d", "xyz cd=z,d"), (Places{0, 3, 5}));
}

TEST(UdAlignmentTest, OfSeveralLongestSequencesTheOneThatSkipsGoldFirstIsTaken)
{
    // a b against b a: one of them. Gold's `a` is skipped, so that `b` is aligned.
    EXPECT_EQ(alignment("ab=x,y", "ab=y,x"), (Places{2, 0}));
}

TEST(UdAlignmentTest, SpacesInFormsDoNotCount)
{
    const Treebank spaced = treebankOf("1\t20\xC2\xA0"
                                       "000 x\t_\tX\t_\t_\t0\troot\t_\t_\n\n");
    const Treebank split = treebankOf(conllu("1 20 _ X _ _ 0 root _\n2 000x _ X _ _ 1 dep _\n\n"));
    EXPECT_EQ(UdText(spaced).characters, "20000x");
    expectScores(spaced, split, {{UdMetric::Tokens, 1, 2, 0, {}}});
    expectScores(spaced, spaced, {{UdMetric::Tokens, 1, 1, 1, {}}});
}

TEST(UdScoresTest, TextsThatDifferAreRefusedWithFileAndLine)
{
    const Treebank gold = treebankOf("# x\n" + goldText, "gold.conllu");
    std::string other = systemText;
    other.replace(other.rfind("rains"), 5, "snows"); // the lemma
    other.replace(other.rfind("\trains"), 6, "\tsnows");
    const auto scores = udScores(gold, treebankOf(other, "system.conllu"));
    ASSERT_FALSE(scores);
    EXPECT_EQ(scores.error(),
        (Problem{EvaluationProblem::TextMismatch, "system.conllu", 10, 1, {"gold.conllu", "12", "rains.", "snows."}}));
    const auto shorter = udScores(gold, treebankOf(goldText.substr(0, goldText.find("1\tIt")), "system.conllu"));
    ASSERT_FALSE(shorter);
    EXPECT_EQ(shorter.error().code, EvaluationProblem::TextMismatch);
    EXPECT_EQ(shorter.error().line, 8U) << "the last token before the texts differ";
}

} // namespace ud_scores_test
} // namespace arcwright
