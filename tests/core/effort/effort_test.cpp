// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/base/journal_path.h"
#include "core/effort/annotation_budget.h"
#include "core/effort/annotation_progress.h"
#include "core/effort/effort_clock.h"
#include "core/effort/effort_log.h"
#include "core/formats/open.h"
#include "core/report/progress_table.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {

namespace {

constexpr std::int64_t kNoon = 1'764'072'000; // 2025-11-25 12:00 UTC
constexpr std::int64_t kDay = 24 * 60 * 60;

Sentence sentenceOf(std::initializer_list<NamedArc> arcs)
{
    Sentence sentence;
    for (const NamedArc& arc : arcs) {
        Token token;
        token.form = "w" + std::to_string(sentence.tokens.size() + 1);
        token.head = arc.head;
        token.relation = arc.relation;
        sentence.tokens.push_back(token);
    }
    return sentence;
}

Sentence confirmedAt(Sentence sentence, const std::string& author, std::int64_t time)
{
    sentence.annotation.confirmed = true;
    sentence.annotation.confirmedBy = {author, time};
    return sentence;
}

SentenceEffort effortOf(const std::string& author, std::int64_t time, int words, double seconds)
{
    SentenceEffort effort;
    effort.by = {author, time};
    effort.words = words;
    effort.seconds = seconds;
    return effort;
}

const SentenceKey first{0, SentenceId{0}};
const SentenceKey second{0, SentenceId{1}};

} // namespace

TEST(EffortClock, CountsWhatIsDoneWhileTheSentenceIsOnView)
{
    const Sentence before = sentenceOf({{2, "det"}, {0, "root"}, {2, "obj"}});
    const Sentence after = confirmedAt(sentenceOf({{2, "det"}, {0, "root"}, {1, "obj"}}), "ann", kNoon);
    EffortClock clock;
    clock.look(first, before, 100);
    clock.press(103);
    clock.click(105);
    clock.look(second, before, 106); // somebody has a look at another one
    clock.press(110);
    clock.look(first, before, 112);
    clock.press(112 + 1000); // and goes away for a while
    const SentenceEffort effort = clock.confirm(after, 112 + 1000 + 2);
    EXPECT_DOUBLE_EQ(effort.seconds, 6 + EffortClock::longestPause + 2);
    EXPECT_EQ(effort.keys, 2);
    EXPECT_EQ(effort.clicks, 1);
    EXPECT_EQ(effort.words, 3);
    EXPECT_EQ(effort.corrected, 1);
    EXPECT_EQ(effort.suggested, 0) << "nobody has suggested anything";
    EXPECT_EQ(effort.by, (Signature{"ann", kNoon}));
    clock.press(1115);
    const SentenceEffort again = clock.confirm(after, 1115);
    EXPECT_EQ(again.keys, 1) << "it begins anew";
    EXPECT_EQ(again.words, 0) << "which were counted";
    EXPECT_EQ(clock.confirm(after, 1115).corrected, 0);
}

TEST(EffortClock, OnlyTheFirstSuggestionCounts)
{
    const Sentence before = sentenceOf({{2, "det"}, {0, "root"}, {2, "obj"}, {2, "obj"}});
    EffortClock clock;
    clock.look(first, before, 0);
    EXPECT_FALSE(clock.needsNoSuggestion());
    clock.suggest({{2, "det"}, {0, "root"}, {2, "nsubj"}, {kNoHead, ""}});
    EXPECT_TRUE(clock.needsNoSuggestion());
    clock.suggest({{2, "det"}, {0, "root"}, {2, "obj"}, {2, "obj"}});
    const SentenceEffort effort = clock.confirm(before, 1);
    EXPECT_EQ(effort.suggested, 3) << "of the fourth word nothing was said";
    EXPECT_EQ(effort.right, 2);
    clock.look(second, before, 2);
    clock.suggest({{2, ""}, {0, ""}, {2, ""}, {3, ""}});
    EXPECT_EQ(clock.confirm(before, 3).right, 3) << "without relations heads alone are compared";
}

TEST(EffortClock, WhatWasConfirmedBeforeHasNoFirstSuggestion)
{
    const Sentence confirmed = confirmedAt(sentenceOf({{2, "det"}, {0, "root"}}), "ann", kNoon);
    EffortClock clock;
    clock.look(first, confirmed, 0); // confirmed another day
    clock.suggest({{2, "det"}, {0, "root"}});
    EXPECT_EQ(clock.confirm(confirmed, 1).suggested, 0);
    clock.look(second, sentenceOf({{2, "det"}, {0, "root"}}), 2);
    clock.suggest({{2, "det"}, {0, "root"}});
    EXPECT_EQ(clock.confirm(confirmed, 3).suggested, 2);
    clock.suggest({{2, "det"}, {0, "root"}}); // it is confirmed, corrected, and confirmed anew
    EXPECT_EQ(clock.confirm(confirmed, 4).suggested, 0);
}

TEST(EffortClock, ASentenceWithOtherWordsNowHasNoSuggestionsAndNoCorrections)
{
    EffortClock clock;
    clock.look(first, sentenceOf({{2, "det"}, {0, "root"}}), 0);
    clock.suggest({{2, "det"}, {0, "root"}});
    const SentenceEffort effort = clock.confirm(sentenceOf({{2, "det"}, {3, "x"}, {0, "root"}}), 1);
    EXPECT_EQ(effort.words, 3);
    EXPECT_EQ(effort.suggested, 0);
    EXPECT_EQ(effort.corrected, 0);
}

RC_GTEST_PROP(SentenceEffortText, ComesBack, (const std::string& author, std::int64_t time))
{
    SentenceEffort effort = effortOf(author, time, *rc::gen::inRange(0, 5000), *rc::gen::inRange(0, 100000) / 8.0);
    effort.keys = *rc::gen::inRange(0, 5000);
    effort.right = *rc::gen::inRange(0, 5000);
    const auto read = effortIn(effortText(effort));
    RC_ASSERT(read.has_value());
    if (std::all_of(author.begin(), author.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        RC_ASSERT(*read == effort);
}

TEST(SentenceEffortText, WhatIsNoEffortIsNone)
{
    const std::string good = effortText(effortOf("ann", kNoon, 3, 1.5));
    ASSERT_TRUE(effortIn(good));
    EXPECT_FALSE(effortIn(""));
    EXPECT_FALSE(effortIn("[1]"));
    EXPECT_FALSE(effortIn("{}"));
    for (const auto& [from, to] : {std::pair("\"words\":3", "\"words\":-3"), {"\"words\":3", "\"words\":1e300"},
             {"\"seconds\":1.5", "\"seconds\":-1"}, {"\"seconds\":1.5", "\"seconds\":\"1\""}}) {
        std::string bad = good;
        bad.replace(bad.find(from), std::string(from).size(), to);
        EXPECT_FALSE(effortIn(bad)) << bad;
    }
}

TEST(EffortLog, OutlivesTheProgram)
{
    const test::TemporaryFolder folder;
    const std::string document = folder.write("a.conllu", "1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n\n");
    const SentenceEffort effort = effortOf("ann", kNoon, 7, 20);
    {
        auto log = EffortLog::open(document);
        ASSERT_TRUE(log);
        EXPECT_EQ(readEfforts(document).value(), std::vector<SentenceEffort>());
        ASSERT_TRUE(log->add(effort));
        EXPECT_EQ(readEfforts(document).value().size(), 1U) << "while it is open, too";
    }
    std::filesystem::create_symlink(document, folder.file("b.conllu"));
    EXPECT_EQ(readEfforts(folder.file("b.conllu")).value(), std::vector<SentenceEffort>{effort})
        << "by whichever name it is opened";
    std::filesystem::remove(effortPath(document));
}

TEST(AnnotationProgress, CountsByDayAndAnnotator)
{
    const test::TemporaryFolder folder;
    std::string text;
    for (int i = 0; i < 4; ++i)
        text += "1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n2\tb\t_\t_\t_\t_\t1\tdep\t_\t_\n\n";
    const auto read = openTreebank({folder.write("a.conllu", text)});
    ASSERT_TRUE(read);
    auto document = read->documents().front();
    const std::pair<std::string, std::int64_t> confirmations[]
        = {{"ann", kNoon}, {"ben", kNoon}, {"ann", kNoon + kDay}};
    for (std::size_t i = 0; i < std::size(confirmations); ++i) {
        const auto& [author, time] = confirmations[i];
        const auto before = document->sentence(i);
        document = document->with(
            replacement(document->id(i), before, std::make_shared<const Sentence>(confirmedAt(*before, author, time))));
    }
    const Treebank treebank = read->with(0, document);
    std::vector<SentenceEffort> efforts{effortOf("ann", kNoon, 2, 8), effortOf("ann", kNoon + kDay, 2, 4)};
    efforts[0].keys = 6;
    efforts[0].corrected = 2;
    efforts[1].suggested = 2;
    efforts[1].right = 1;
    const AnnotationProgress progress = progressOf(treebank, efforts);
    EXPECT_EQ(progress.sentences, 4U);
    EXPECT_EQ(progress.words, 8U);
    EXPECT_EQ(progress.confirmedSentences, 3U);
    EXPECT_EQ(progress.confirmedWords, 6U);
    ASSERT_EQ(progress.days.size(), 3U);
    EXPECT_EQ(progress.days[0].annotator, "ann");
    EXPECT_EQ(progress.days[1].annotator, "ben");
    EXPECT_EQ(progress.days[1].words, 2U);
    EXPECT_EQ(progress.days[1].effort.words, 0U) << "it was counted on another computer, if at all";
    EXPECT_EQ(progress.days[2].day, progress.days[0].day + 1);
    EXPECT_EQ(progress.days[0].effort.keysPerCorrection(), 3.0);
    EXPECT_EQ(progress.days[0].effort.secondsPerCorrection(), 4.0);
    EXPECT_EQ(progress.days[0].effort.wordsAnHour(), 900.0);
    EXPECT_FALSE(progress.days[0].effort.shareRight());
    EXPECT_EQ(progress.days[2].effort.shareRight(), 50.0);
    EXPECT_EQ(progress.secondsToEnd, 6.0) << "two words at three seconds each";
    ASSERT_EQ(progress.suggestions.size(), 1U);
    EXPECT_EQ(progress.suggestions[0].last, 2U);
    const std::string table = tableTsv(progressTable(progress));
    EXPECT_NE(table.find(dayText(progress.days[0].day) + "\tann\t1\t2\t2\t8\t900.00\t6\t0\t2\t3.00\t4.00\t0\t0\t\n"),
        std::string::npos)
        << table;
}

TEST(AnnotationProgress, ADayBeginsAtMidnightHere)
{
    std::tm date{};
    date.tm_year = 2025 - 1900;
    date.tm_mon = 10;
    date.tm_mday = 25;
    date.tm_isdst = -1;
    const std::int64_t midnight = std::mktime(&date);
    EXPECT_EQ(dayText(dayOf(midnight)), "2025-11-25");
    EXPECT_EQ(dayText(dayOf(midnight - 1)), "2025-11-24");
    EXPECT_EQ(dayText(dayOf(midnight + kDay - 1)), "2025-11-25");
}

TEST(AnnotationProgress, ManyConfirmationsMakeAtMostTwentyStretches)
{
    std::vector<SentenceEffort> efforts(1003, effortOf("ann", kNoon, 2, 1));
    for (std::size_t i = 0; i < efforts.size(); ++i) {
        efforts[i].suggested = 10;
        efforts[i].right = i < 500 ? 5 : 9;
    }
    const auto stretches = progressOf(Treebank(), efforts).suggestions;
    ASSERT_FALSE(stretches.empty());
    EXPECT_LE(stretches.size(), 20U);
    EXPECT_EQ(stretches.front().shareRight, 50);
    EXPECT_EQ(stretches.back().shareRight, 90);
    EXPECT_EQ(stretches.back().last, 1003U);
}

TEST(AnnotationBudget, CountsDownAndWhatWasConfirmedWithinIt)
{
    AnnotationBudget budget(60, 1000);
    EXPECT_EQ(budget.secondsLeft(1000), 60);
    EXPECT_EQ(budget.secondsLeft(1045), 15);
    EXPECT_FALSE(budget.isOver(1059));
    EXPECT_TRUE(budget.isOver(1060));
    EXPECT_EQ(budget.secondsLeft(2000), 0);
    budget.confirm(12);
    budget.confirm(3);
    EXPECT_EQ(budget.done(), (BudgetShare{2, 15}));
}

TEST(AnnotationBudget, TheSentencesFitThatComeBeforeTheFirstThatDoesNot)
{
    const std::vector<int> units{10, 20, 5, 1};
    EXPECT_EQ(fittingInto(60, 1800, units), (BudgetShare{2, 30})); // thirty words
    EXPECT_EQ(fittingInto(60, 1740, units), (BudgetShare{1, 10}));
    EXPECT_EQ(fittingInto(60, 60, units), BudgetShare());
    EXPECT_EQ(fittingInto(3600, 1800, units), (BudgetShare{4, 36})) << "all";
}

TEST(AnnotationBudget, TheSpeedIsThatOfTheAnnotatorLately)
{
    std::vector<SentenceEffort> efforts;
    EXPECT_FALSE(lastWordsAnHour(efforts, "ann"));
    efforts.push_back(effortOf("ann", kNoon, 100, 1)); // long ago
    for (int i = 0; i < 50; ++i) {
        efforts.push_back(effortOf("ann", kNoon + i, 10, 60));
        efforts.push_back(effortOf("bob", kNoon + i, 10, 6));
    }
    efforts.push_back(effortOf("ann", kNoon + 50, 0, 500)); // confirmed anew
    EXPECT_EQ(lastWordsAnHour(efforts, "ann"), 600);
    EXPECT_EQ(lastWordsAnHour(efforts, "bob"), 6000);
    EXPECT_FALSE(lastWordsAnHour(efforts, "eve"));
}

} // namespace arcwright
