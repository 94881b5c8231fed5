// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/gzip.h"
#include "core/base/journal_path.h"
#include "core/documents/annotation_file.h"
#include "core/documents/document_problems.h"
#include "core/editing/annotation_operations.h"
#include "core/formats/open.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/random_annotator.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/treebank_folder.h"
#include "tests/paths.h"

namespace arcwright {
namespace kill_test {

/// Of each file.
int killsWanted()
{
    const char* wanted = std::getenv("ARCWRIGHT_KILLS");
    return wanted ? std::atoi(wanted) : 8;
}

/// Lets an annotator loose on a file, kills it after some time, and says how many acts it had finished, -1 if it was
/// not killed but ended.
long actsUntilKilled(const std::string& path, std::uint64_t seed, std::chrono::microseconds time)
{
    int ends[2];
    if (::pipe(ends) != 0)
        return -1;
    const std::string number = std::to_string(seed);
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        ::execl(test::annotatorProgram, test::annotatorProgram, path.c_str(), number.c_str(), nullptr);
        ::_exit(127);
    }
    ::close(ends[1]);
    long acts = 0;
    char buffer[4096];
    // The time counts from its first act, or most would be killed while they open the file.
    if (::read(ends[0], buffer, 1) == 1)
        acts = 1;
    std::this_thread::sleep_for(time);
    ::kill(child, SIGKILL);
    for (ssize_t count = 0; (count = ::read(ends[0], buffer, sizeof buffer)) > 0;)
        acts += count;
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL ? acts : -1;
}

/// All that is said of a sentence, in words that show in a failure.
std::string described(const Annotation& annotation)
{
    const auto by = [](const Signature& signature) {
        return " by " + signature.author + " at " + std::to_string(signature.time) + "; ";
    };
    std::string text = annotation.confirmed ? "confirmed" + by(annotation.confirmedBy) : "";
    text += "remark '" + annotation.comment + "'; ";
    for (const Pin& pin : annotation.pins)
        text += "pin " + std::to_string(pin.head) + " -> " + std::to_string(pin.dependent) + by(pin.by);
    // In the text of a file waivers stand by their words, in memory in the order in which they were said.
    std::set<std::string> waivers;
    for (const Waiver& waiver : annotation.waivers)
        waivers.insert("waiver " + waiver.test + ' ' + waiver.node + " '" + waiver.content + "' '" + waiver.reason
            + '\'' + by(waiver.by));
    for (const std::string& waiver : waivers)
        text += waiver;
    return text;
}

/// A text without the blanks that lines begin with. How far a node that is moved is indented depends on what stood in
/// the file when it was read.
std::string withoutIndentation(const std::string& text)
{
    std::string plain;
    bool isAtStart = true;
    for (const char character : text) {
        if (isAtStart && character == ' ')
            continue;
        isAtStart = character == '\n';
        plain += character;
    }
    return plain;
}

/// The state of a document that an annotator sees; of a Prague treebank without its indentation.
struct State {
    std::string text;
    std::vector<std::string> annotations;
    std::size_t position = 0;
    std::size_t steps = 0;

    explicit State(const WorkingCopy& copy)
        : text(copy.document()->format()->packing() ? withoutIndentation(*copy.document()->serialised())
                                                    : *copy.document()->serialised())
        , position(copy.history().position())
        , steps(copy.history().steps().size())
    {
        for (std::size_t i = 0; i < copy.document()->size(); ++i)
            annotations.push_back(described(copy.document()->sentence(i)->annotation));
    }
    friend bool operator==(const State&, const State&) = default;
};

WorkingCopy opened(const std::string& path)
{
    return WorkingCopy(openDocument(path).value());
}

/// Compares what was found after a kill with what an annotator of that seed makes of `expected`: all acts that were
/// finished, or the one under way, too.
void expectNothingLost(const State& after, WorkingCopy& expected, std::uint64_t seed, long finished)
{
    test::RandomAnnotator annotator(seed);
    for (long act = 0; act < finished; ++act)
        annotator.act(expected);
    if (after == State(expected))
        return;
    annotator.act(expected);
    const State next(expected);
    ASSERT_EQ(after.text, next.text) << "after " << finished << " acts";
    ASSERT_EQ(after.annotations, next.annotations);
    ASSERT_EQ(after.position, next.position);
    ASSERT_EQ(after.steps, next.steps);
}

/// A sample, and whether what annotators say stands in its own text.
class KillTest : public testing::TestWithParam<std::pair<const char*, bool>> { };

void keepAnnotationsInFile(const std::string& path)
{
    WorkingCopy copy = opened(path);
    const auto sentence = copy.document()->sentence(0);
    auto remarked = std::make_shared<const Sentence>(setRemark(*sentence, "odd").value());
    Step step{Operation::SetComment, {replacement(copy.document()->id(0), sentence, std::move(remarked))}};
    ASSERT_TRUE(copy.make(std::move(step)) && copy.keepAnnotationsInFile(true) && copy.save());
}

TEST_P(KillTest, NothingIsLostButTheEditUnderWay)
{
    const test::TemporaryFolder folder;
    const std::string sample = test::sampleFile(GetParam().first);
    const std::string ending = std::filesystem::path(sample).extension();
    const std::string path = folder.file("killed" + ending);
    const std::string twin = folder.file("twin" + ending);
    std::filesystem::copy_file(sample, path);
    if (GetParam().second)
        keepAnnotationsInFile(path);

    Random random(11);
    long acts = 0;
    for (int kill = 0; kill < killsWanted(); ++kill) {
        // The twin begins with what is there, history and journal included, and does what the killed one did.
        std::filesystem::copy_file(path, twin, std::filesystem::copy_options::overwrite_existing);
        for (const auto& beside : {journalPath, annotationPath}) {
            std::filesystem::remove(beside(twin));
            if (std::filesystem::exists(beside(path)))
                std::filesystem::copy_file(beside(path), beside(twin));
        }

        const std::uint64_t seed = random.next();
        const long finished = actsUntilKilled(path, seed, std::chrono::microseconds(random.below(40'000)));
        ASSERT_GE(finished, 0) << "ended by itself, kill " << kill;
        acts += finished;

        const State after = [&] {
            const WorkingCopy found = opened(path);
            EXPECT_TRUE(found.notices().empty());
            EXPECT_FALSE(found.readOnlyBecause());
            return State(found);
        }();

        WorkingCopy expected = opened(twin);
        SCOPED_TRACE("kill " + std::to_string(kill) + ", seed " + std::to_string(seed));
        ASSERT_NO_FATAL_FAILURE(expectNothingLost(after, expected, seed, finished));
    }
    RecordProperty("acts", static_cast<int>(acts));
    std::printf("%d kills among %ld acts\n", killsWanted(), acts);
}

INSTANTIATE_TEST_SUITE_P(Samples, KillTest,
    testing::Values(std::pair("czech.conllu", false), std::pair("czech.conllu", true), std::pair("danish.tag", false),
        std::pair("japanese.knp", false)));

/// The same for a document of three files, of which two may be written one after the other.
TEST(PragueKillTest, NothingIsLostButTheEditUnderWay)
{
    const test::TemporaryFolder killed;
    killed.write("small.m", compressed(test::pmlWords, {}));
    killed.write("small.w", test::pmlTokens);
    const std::string path = killed.write("small.a.gz", compressed(test::pmlTrees, {}));
    Random random(27);
    long acts = 0;
    int halfSaved = 0;
    for (int kill = 0; kill < 3 * killsWanted(); ++kill) {
        const test::TemporaryFolder twins;
        for (const auto& entry : std::filesystem::directory_iterator(killed.path()))
            std::filesystem::copy_file(entry.path(), twins.file(entry.path().filename().string()));
        const std::string twin = twins.file("small.a.gz");
        const std::uint64_t seed = random.next();
        const long finished = actsUntilKilled(path, seed, std::chrono::microseconds(random.below(20'000)));
        ASSERT_GE(finished, 0) << "ended by itself, kill " << kill;
        acts += finished;
        const State after = [&] {
            const WorkingCopy found = opened(path);
            for (const Problem& notice : found.notices()) {
                EXPECT_EQ(notice.code, DocumentProblem::HalfSaved);
                ++halfSaved;
            }
            EXPECT_FALSE(found.readOnlyBecause());
            return State(found);
        }();
        WorkingCopy expected = opened(twin);
        SCOPED_TRACE("kill " + std::to_string(kill) + ", seed " + std::to_string(seed));
        ASSERT_NO_FATAL_FAILURE(expectNothingLost(after, expected, seed, finished));
    }
    std::printf("%d kills among %ld acts, %d between two files\n", 3 * killsWanted(), acts, halfSaved);
}

/// At any moment the files and the journal, without what is in memory, are enough: what a kill between two acts leaves.
TEST(PragueJournalTest, AfterEveryActTheFilesAndTheJournalTellAll)
{
    for (std::uint64_t seed = 30; seed < (test::isSanitized ? 33 : 40); ++seed) {
        const test::TemporaryFolder folder(test::folderInMemory());
        folder.write("small.m", compressed(test::pmlWords, {}));
        folder.write("small.w", test::pmlTokens);
        WorkingCopy copy = opened(folder.write("small.a.gz", compressed(test::pmlTrees, {})));
        test::RandomAnnotator annotator(seed);
        for (int act = 0; act < test::unlessSanitized(60, 25); ++act) {
            annotator.act(copy);
            const test::TemporaryFolder image(test::folderInMemory());
            for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
                std::filesystem::copy_file(entry.path(), image.file(entry.path().filename().string()));
            ASSERT_EQ(State(opened(image.file("small.a.gz"))), State(copy)) << "seed " << seed << ", act " << act;
        }
        annotator.leave();
    }
}

} // namespace kill_test
} // namespace arcwright
