// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/validator.h"

#include <set>

#include <gmock/gmock.h>

#include "core/base/random.h"
#include "core/validation/validate_files.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/validator_fixture.h"
#include "ui/documents/repairs.h"

namespace arcwright::ui {
namespace {

using testing::blankSentence;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::setHead;
using testing::setRelation;
using testing::validSentence;
using testing::waitFor;
using testing::wrongSentence;

class LiveValidationTest : public testing::ValidatorTest { };

/// The findings of validating the whole text anew, sentence by sentence.
std::vector<std::vector<std::string>> validatedAnew(const std::string& text)
{
    const std::vector<std::string_view> files{text};
    std::vector<std::vector<std::string>> all;
    for (const ValidatedSentence& sentence : validateFiles(files, {}, 1)) {
        all.emplace_back();
        for (const UdFinding& finding : sentence.findings)
            all.back().emplace_back(descriptionOf(finding.test).name);
    }
    return all;
}

TEST_F(LiveValidationTest, AllSentencesAreValidatedAfterOpening)
{
    QSignalSpy finished(&validator, &Validator::finished);
    ASSERT_TRUE(validate(validSentence("a") + wrongSentence("b") + wrongSentence("c")));
    EXPECT_EQ(finished.count(), 1);
    EXPECT_THAT(tests(0), IsEmpty());
    EXPECT_THAT(tests(1), ElementsAre("rel-upos-aux"));
    EXPECT_EQ(errors(), 2U);
    ASSERT_EQ(validator.counts().size(), 1U);
    EXPECT_EQ(validator.counts().at("rel-upos-aux").open, 2U);
}

TEST_F(LiveValidationTest, AnEditedSentenceIsValidatedAtOnce)
{
    ASSERT_TRUE(validate(validSentence("a") + wrongSentence("b")));
    std::vector<SentenceKey> told;
    QObject::connect(&validator, &Validator::changed, &validator,
        [&](const std::vector<SentenceKey>& keys) { told.insert(told.end(), keys.begin(), keys.end()); });
    setRelation(workspace, 1, 1, QStringLiteral("nsubj"));
    EXPECT_THAT(tests(1), IsEmpty());
    EXPECT_EQ(errors(), 0U);
    EXPECT_TRUE(validator.counts().empty());
    setHead(workspace, 0, 2, 1);
    EXPECT_THAT(tests(0), ElementsAre("non-tree"));
    workspace.undo();
    EXPECT_THAT(tests(0), IsEmpty());
    EXPECT_THAT(
        told, ElementsAre(workspace.treebank().key(1), workspace.treebank().key(0), workspace.treebank().key(0)));
}

TEST_F(LiveValidationTest, AnEditCanChangeWhatIsWrongWithAnotherSentence)
{
    ASSERT_TRUE(validate(validSentence("a") + validSentence("a") + validSentence("b")));
    EXPECT_THAT(tests(1), ElementsAre("non-unique-sent-id"));
    ASSERT_TRUE(workspace.setText(0, QString::fromStdString(validSentence("b"))));
    EXPECT_THAT(tests(1), IsEmpty());
    EXPECT_THAT(tests(2), ElementsAre("non-unique-sent-id"));
    EXPECT_EQ(errors(), 1U);
}

TEST_F(LiveValidationTest, IdsAreComparedAcrossFiles)
{
    const auto one = folder.write("one.conllu", validSentence("a"));
    const auto two = folder.write("two.conllu", validSentence("a"));
    ASSERT_TRUE(open({path(one), path(two)}));
    ASSERT_TRUE(settle());
    EXPECT_THAT(tests(0), IsEmpty());
    EXPECT_THAT(tests(1), ElementsAre("non-unique-sent-id"));
}

TEST_F(LiveValidationTest, OnlyUniversalDependenciesHaveTheirTests)
{
    const auto text = folder.write("one.conllu", wrongSentence("a"));
    const auto tag = folder.write("two.tag", "<s>\n<W>a</W>\n<W>b</W>\n</s>\n");
    ASSERT_TRUE(open({path(text), path(tag)}));
    ASSERT_TRUE(settle());
    EXPECT_THAT(tests(0), ElementsAre("rel-upos-aux"));
    EXPECT_THAT(tests(1), ElementsAre("several-roots"));
    EXPECT_EQ(validator.count(Severity::Information), 1U);
    EXPECT_EQ(errors(), 1U);
}

TEST_F(LiveValidationTest, WhatOnlyTheWholeFileShowsIsToldAndFollowsEdits)
{
    const std::string one = "<s>\n<W in=\"3:coref\" out=\"\">a</W>\n</s>\n";
    const std::string two = "<s>\n<W in=\"\" out=\"-3:other\">b</W>\n</s>\n";
    ASSERT_TRUE(validate(one + two, "in.tag"));
    EXPECT_THAT(tests(0), ElementsAre("edge-copy-ignored"));
    EXPECT_THAT(tests(1), ElementsAre("edge-copy-missing"));
    EXPECT_EQ(validator.count(Severity::Warning), 2U);
    ASSERT_TRUE(workspace.setText(1, QStringLiteral("<s>\n<W in=\"\" out=\"-3:coref\">b</W>\n</s>\n")));
    EXPECT_TRUE(waitFor([&] { return validator.count(Severity::Warning) == 0; }));
    EXPECT_THAT(tests(0), IsEmpty());
    workspace.undo();
    EXPECT_TRUE(waitFor([&] { return validator.count(Severity::Warning) == 2; }));
    EXPECT_THAT(tests(1), ElementsAre("edge-copy-missing"));
}

TEST_F(LiveValidationTest, ASentenceThatCannotBeReadHasItsReasonAndLevelOne)
{
    ASSERT_TRUE(validate(validSentence("a") + "1\tx\n\n" + validSentence("b")));
    EXPECT_THAT(tests(1), ElementsAre("unreadable", "number-of-columns"));
    ASSERT_TRUE(workspace.setText(1, QString::fromStdString(validSentence("c"))));
    EXPECT_THAT(tests(1), IsEmpty());
    EXPECT_EQ(errors(), 0U);
}

TEST_F(LiveValidationTest, AnotherTreebankHasOnlyItsOwnProblems)
{
    ASSERT_TRUE(validate(wrongSentence("a") + wrongSentence("b")));
    QSignalSpy restarted(&validator, &Validator::restarted);
    ASSERT_TRUE(validate(validSentence("c") + wrongSentence("d"), "other.conllu"));
    EXPECT_EQ(restarted.count(), 1);
    EXPECT_THAT(tests(0), IsEmpty());
    EXPECT_EQ(errors(), 1U);
}

TEST_F(LiveValidationTest, AnEditBeforeTheThreadIsThroughIsNotOverwritten)
{
    std::string text;
    for (int i = 0; i < 500; ++i)
        text += wrongSentence("s" + std::to_string(i));
    ASSERT_TRUE(openText("in.conllu", text));
    // The thread's results for these sentences wait to be delivered, or are still to come.
    for (const std::size_t index : {std::size_t{0}, std::size_t{250}, std::size_t{499}})
        setRelation(workspace, index, 1, QStringLiteral("nsubj"));
    ASSERT_TRUE(settle());
    EXPECT_EQ(errors(), 497U);
    for (const std::size_t index : {std::size_t{0}, std::size_t{250}, std::size_t{499}})
        EXPECT_THAT(tests(index), IsEmpty()) << index;
}

TEST_F(LiveValidationTest, OpeningAnewWhileTheThreadIsAtWorkDropsWhatItHas)
{
    std::string text;
    for (int i = 0; i < 500; ++i)
        text += wrongSentence("s" + std::to_string(i));
    ASSERT_TRUE(openText("in.conllu", text));
    ASSERT_TRUE(validate(validSentence("a"), "other.conllu"));
    testing::deliverEverything();
    EXPECT_EQ(errors(), 0U);
    EXPECT_TRUE(validator.counts().empty());
}

TEST_F(LiveValidationTest, AReloadIsValidatedAnew)
{
    ASSERT_TRUE(validate(validSentence("a")));
    folder.write("in.conllu", wrongSentence("a") + wrongSentence("b"));
    ASSERT_TRUE(testing::reload(workspace, 0));
    ASSERT_TRUE(settle());
    EXPECT_EQ(errors(), 2U);
}

/// Features in one sentence change what is asked of pronouns in all others.
std::string pronounSentence(const std::string& id, const std::string& features)
{
    return "# sent_id = " + id + "\n# text = Us\n1\tUs\twe\tPRON\t_\t" + features + "\t0\troot\t_\t_\n\n";
}

TEST_F(LiveValidationTest, TheFirstFeaturesOfATreebankChangeWhatIsAskedOfAll)
{
    ASSERT_TRUE(validate(pronounSentence("a", "_") + pronounSentence("b", "_")));
    EXPECT_EQ(errors(), 0U);
    ASSERT_TRUE(workspace.setText(1, QString::fromStdString(pronounSentence("b", "PronType=Prs"))));
    ASSERT_TRUE(settle());
    EXPECT_THAT(tests(0), ElementsAre("pron-det-without-prontype"));
    EXPECT_THAT(tests(1), IsEmpty());
    workspace.undo();
    ASSERT_TRUE(settle());
    EXPECT_THAT(tests(0), IsEmpty());
}

TEST_F(LiveValidationTest, FeaturesThatComeLateInTheFileCountForTheFirstSentence)
{
    ASSERT_TRUE(validate(pronounSentence("a", "_") + pronounSentence("b", "PronType=Prs") + pronounSentence("c", "_")));
    EXPECT_THAT(tests(0), ElementsAre("pron-det-without-prontype"));
    EXPECT_THAT(tests(1), IsEmpty());
    EXPECT_THAT(tests(2), ElementsAre("pron-det-without-prontype"));
}

TEST_F(LiveValidationTest, SplittingAndJoiningSentencesIsFollowed)
{
    ASSERT_TRUE(validate(validSentence("a") + wrongSentence("b") + validSentence("c")));
    const auto sentence = [&](const std::string& text) {
        return std::make_shared<const Sentence>(
            *Document("x", text, workspace.treebank().documents()[0]->format()).sentence(0));
    };
    const Document& document = *workspace.treebank().documents()[0];
    Edit split;
    split.idsBefore = {document.id(1)};
    split.before = {document.sentence(1)};
    split.idsAfter = {document.id(1), document.freeId()};
    split.after = {sentence(wrongSentence("d")), sentence(validSentence("c"))};
    ASSERT_TRUE(workspace.make(0, {Operation::SplitSentence, {split}}));
    EXPECT_THAT(tests(1), ElementsAre("rel-upos-aux"));
    EXPECT_THAT(tests(2), IsEmpty());
    EXPECT_THAT(tests(3), ElementsAre("non-unique-sent-id"));
    workspace.undo();
    EXPECT_THAT(tests(2), IsEmpty());
    EXPECT_EQ(errors(), 1U);
    workspace.redo();
    EXPECT_EQ(errors(), 2U);
}

TEST_F(LiveValidationTest, OneStepMayChangeASentenceAndSplitAnother)
{
    ASSERT_TRUE(validate(validSentence("a") + validSentence("b") + validSentence("c")));
    const Document& document = *workspace.treebank().documents()[0];
    const auto sentence = [&](const std::string& text) {
        return std::make_shared<const Sentence>(*Document("x", text, document.format()).sentence(0));
    };
    Edit split;
    split.idsBefore = {document.id(1)};
    split.before = {document.sentence(1)};
    split.idsAfter = {document.id(1), document.freeId()};
    split.after = {sentence(validSentence("d")), sentence(wrongSentence("e"))};
    const Edit change = replacement(document.id(0), document.sentence(0), sentence(wrongSentence("a")));
    ASSERT_TRUE(workspace.make(0, {Operation::Several, {change, split}}));
    EXPECT_THAT(tests(0), ElementsAre("rel-upos-aux"));
    EXPECT_THAT(tests(2), ElementsAre("rel-upos-aux"));
    EXPECT_EQ(errors(), 2U);
    workspace.undo();
    EXPECT_EQ(errors(), 0U);
    workspace.redo();
    EXPECT_EQ(errors(), 2U);
}

TEST_F(LiveValidationTest, AfterRandomEditsItKnowsWhatValidatingAnewFinds)
{
    std::string text;
    for (int i = 0; i < 12; ++i)
        text += i % 3 == 0 ? wrongSentence("s" + std::to_string(i)) : validSentence("s" + std::to_string(i));
    ASSERT_TRUE(validate(text));
    Random random(7);
    for (int step = 0; step < 300; ++step) {
        const std::size_t index = random.below(12);
        switch (random.below(6)) {
        case 0:
            setHead(workspace, index, 1 + static_cast<int>(random.below(2)), static_cast<int>(random.below(3)));
            break;
        case 1:
            setRelation(workspace, index, 1, random.below(2) == 0 ? QStringLiteral("aux") : QStringLiteral("nsubj"));
            break;
        case 2:
            workspace.setText(index, QString::fromStdString(blankSentence("s" + std::to_string(random.below(12)))));
            break;
        case 3:
            workspace.setText(
                index, QString::fromStdString(pronounSentence("p", random.below(2) == 0 ? "_" : "PronType=Prs")));
            break;
        case 4:
            workspace.undo();
            break;
        default:
            workspace.redo();
            break;
        }
    }
    ASSERT_TRUE(settle());
    const auto expected = validatedAnew(*workspace.treebank().documents()[0]->serialised());
    ASSERT_EQ(expected.size(), 12U);
    std::size_t all = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(tests(i), expected[i]) << i;
        all += expected[i].size();
    }
    std::size_t counted = validator.waivedCount();
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Information})
        counted += validator.count(severity);
    EXPECT_EQ(counted, all);
}

TEST_F(LiveValidationTest, ManyBrokenSentencesLeaveTheWindowItsTurn)
{
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += "1\tx\n\n";
    int together = 0; // batches taken up without anything else having its turn
    int most = 0;
    QObject::connect(&validator, &Validator::changed, &validator, [&] { most = std::max(most, ++together); });
    QTimer turns;
    QObject::connect(&turns, &QTimer::timeout, [&] { together = 0; });
    turns.start(0);
    ASSERT_TRUE(openText("in.conllu", text));
    QThread::msleep(300); // in which the thread could be through with all of them
    ASSERT_TRUE(settle());
    EXPECT_EQ(errors(), 40'000U);
    EXPECT_LE(most, 10);
}

class ManyEditsTest : public testing::ValidatorTest { };

TEST_F(ManyEditsTest, TheWindowIsFreeBeforeTheLastOfThemIsValidated)
{
    constexpr std::size_t count = 200;
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += validSentence("s" + std::to_string(i));
    ASSERT_TRUE(validate(text));
    Step step{Operation::Several, {}};
    for (std::size_t i = 0; i < count; ++i) {
        auto after = std::make_shared<Sentence>(*workspace.treebank().sentence(i));
        after->tokens[0].relation = "aux";
        step.edits.push_back(
            replacement(workspace.treebank().key(i).sentence, workspace.treebank().sentence(i), std::move(after)));
    }
    QSignalSpy finished(&validator, &Validator::finished);
    QSignalSpy changed(&validator, &Validator::changed);
    ASSERT_TRUE(workspace.make(0, std::move(step)));
    EXPECT_GT(errors(), 0U) << "the first ones are validated at once";
    EXPECT_LT(errors(), count);
    EXPECT_TRUE(validator.isBusy());
    ASSERT_TRUE(settle());
    EXPECT_EQ(errors(), count);
    EXPECT_EQ(finished.count(), 1);
    std::set<SentenceKey> told;
    for (const auto& keys : changed) {
        const auto few = keys.front().value<std::vector<SentenceKey>>();
        EXPECT_LE(few.size(), 32U) << "what views do with one share is far below a frame";
        told.insert(few.begin(), few.end());
    }
    EXPECT_EQ(told.size(), count);
    workspace.undo();
    ASSERT_TRUE(settle());
    EXPECT_EQ(errors(), 0U);
}

class WaivingTest : public testing::ValidatorTest { };

TEST_F(WaivingTest, AWaivedProblemIsNotCountedUntilItIsTakenBack)
{
    ASSERT_TRUE(validate(wrongSentence("a")));
    ASSERT_TRUE(waive(workspace, 0, Finding(first(0)), QStringLiteral(" a reason ")));
    EXPECT_THAT(tests(0), ElementsAre("rel-upos-aux-"));
    EXPECT_EQ(errors(), 0U);
    EXPECT_EQ(validator.waivedCount(), 1U);
    EXPECT_EQ(workspace.treebank().sentence(0)->annotation.waivers[0].reason, "a reason");
    workspace.undo();
    EXPECT_EQ(errors(), 1U);
    workspace.redo();
    EXPECT_EQ(errors(), 0U);
    ASSERT_TRUE(unwaive(workspace, 0, Finding(first(0))));
    EXPECT_THAT(tests(0), ElementsAre("rel-upos-aux"));
}

TEST_F(WaivingTest, NothingIsWaivedWithoutAReasonNorWhatBreaksTheFormat)
{
    ASSERT_TRUE(validate(wrongSentence("a") + "1\tx\n\n"));
    EXPECT_FALSE(waive(workspace, 0, Finding(first(0)), QStringLiteral("  ")));
    EXPECT_FALSE(waive(workspace, 1, Finding(first(1)), QStringLiteral("reason")));
    EXPECT_FALSE(workspace.isModified());
}

TEST_F(WaivingTest, SaysWhoWaivedEvenWhereNobodyLoggedIn)
{
    ASSERT_TRUE(validate(wrongSentence("a")));
    const QByteArray user = qgetenv("USER");
    qunsetenv("USER");
    const bool isWaived = waive(workspace, 0, Finding(first(0)), QStringLiteral("reason"));
    if (!user.isNull())
        qputenv("USER", user);
    ASSERT_TRUE(isWaived);
    EXPECT_NE(workspace.treebank().sentence(0)->annotation.waivers[0].by.author, "");
}

TEST_F(WaivingTest, ItLapsesWithTheArcAndComesBackWithIt)
{
    ASSERT_TRUE(validate(wrongSentence("a")));
    ASSERT_TRUE(waive(workspace, 0, Finding(first(0)), QStringLiteral("reason")));
    setRelation(workspace, 0, 1, QStringLiteral("aux:pass"));
    EXPECT_THAT(tests(0), ElementsAre("rel-upos-aux"));
    workspace.undo();
    EXPECT_THAT(tests(0), ElementsAre("rel-upos-aux-"));
}

TEST_F(WaivingTest, NothingIsWaivedThatEveryTreebankMustKeepTo)
{
    ASSERT_TRUE(validate(validSentence("a") + validSentence("a")));
    ASSERT_THAT(tests(1), ElementsAre("non-unique-sent-id"));
    EXPECT_FALSE(waive(workspace, 1, Finding(first(1)), QStringLiteral("reason")));
    EXPECT_FALSE(workspace.isModified());
    EXPECT_EQ(errors(), 1U);
}

TEST_F(WaivingTest, ItIsKeptInTheJournalAndBesideTheFile)
{
    ASSERT_TRUE(validate(wrongSentence("a")));
    ASSERT_TRUE(waive(workspace, 0, Finding(first(0)), QStringLiteral("reason")));
    ASSERT_TRUE(open({path(folder.file("in.conllu"))})); // as after a crash: nothing was saved
    ASSERT_TRUE(settle());
    workspace.redo();
    EXPECT_THAT(tests(0), ElementsAre("rel-upos-aux-"));
    ASSERT_TRUE(testing::save(workspace));
    EXPECT_EQ(onDisk("in.conllu"), wrongSentence("a"));
    ASSERT_TRUE(open({path(folder.file("in.conllu"))}));
    ASSERT_TRUE(settle());
    EXPECT_THAT(tests(0), ElementsAre("rel-upos-aux-"));
}

class RepairsTest : public testing::ValidatorTest { };

TEST_F(RepairsTest, ARepairChangesItsLineAloneAndCanBeUndone)
{
    const std::string text = validSentence("a") + blankSentence("b");
    ASSERT_TRUE(validate(text));
    ASSERT_THAT(tests(1), ElementsAre("text-trailing-whitespace"));
    ASSERT_TRUE(repair(workspace, 1, Finding(first(1))));
    EXPECT_THAT(tests(1), IsEmpty());
    EXPECT_EQ(*workspace.treebank().documents()[0]->serialised(), validSentence("a") + validSentence("b"));
    EXPECT_EQ(workspace.copy(0).history().nextUndo()->operation, Operation::Repair);
    workspace.undo();
    EXPECT_EQ(*workspace.treebank().documents()[0]->serialised(), text);
}

TEST_F(RepairsTest, WhereOnlyTheAnnotatorCanDecideThereIsNone)
{
    ASSERT_TRUE(validate(wrongSentence("a")));
    EXPECT_FALSE(repair(workspace, 0, Finding(first(0))));
    EXPECT_FALSE(workspace.isModified());
}

TEST(RepairPreviewTest, ShowsTheLinesThatDiffer)
{
    EXPECT_EQ(repairPreview("a\nb\nc\n", "a\nB\tx\nc\n"), QStringLiteral("− b\n+ B → x"));
    EXPECT_EQ(repairPreview("a\n\n", "a\n\n"), QString());
    EXPECT_EQ(repairPreview("a\r\n", "a\n"), QStringLiteral("− a␍\n+ a"));
    EXPECT_EQ(repairPreview("a\nb\n", "a\n"), QStringLiteral("− b"));
}

} // namespace
} // namespace arcwright::ui
