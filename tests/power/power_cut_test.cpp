// SPDX-License-Identifier: GPL-3.0-or-later
// Every state that a power cut can leave of what the program writes is opened, and has what had been promised by then.
#include <chrono>
#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "core/base/kept_shares.h"
#include "core/base/record_log.h"
#include "core/base/text_file.h"
#include "core/documents/working_copy.h"
#include "core/editing/annotation_operations.h"
#include "core/formats/open.h"
#include "core/model/model_file.h"
#include "core/shelf/model_shelf.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"
#include "tests/power/power_recorder.h"

namespace arcwright {
namespace power_cut_test {

namespace fs = std::filesystem;
using test::CutState;
using test::PowerRecorder;

class PowerCut : public testing::Test {
protected:
    PowerCut() : m_folder(test::folderInMemory()) { }

    const test::TemporaryFolder& folder() const { return m_folder; }
    std::string file(const std::string& name) const { return m_folder.file(name); }
    PowerRecorder& recorder() const { return PowerRecorder::the(); }

    /// Calls `check(folder, promised)` with a folder of each state.
    template <class Check>
    void eachState(const std::set<CutState>& states, Check check) const
    {
        EXPECT_GT(states.size(), 3) << "nothing was seen of what was written";
        for (const CutState& state : states) {
            const test::TemporaryFolder found(test::folderInMemory());
            std::string names = "promised " + std::to_string(state.promised) + ':';
            for (const auto& [name, content] : state.files) {
                fs::create_directories(fs::path(found.file(name)).parent_path());
                found.write(name, content);
                names += ' ' + name + " (" + std::to_string(content.size()) + ')';
            }
            SCOPED_TRACE(names);
            check(found, state.promised);
            if (HasFailure())
                return;
        }
    }

    /// Waits for the thread that syncs.
    void waitUntilSynced(const std::string& name) const
    {
        for (int tries = 0; tries < 2000 && !recorder().isSynced(name); ++tries)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        ASSERT_TRUE(recorder().isSynced(name));
    }

private:
    test::TemporaryFolder m_folder;
};

TEST_F(PowerCut, AReplacedFileHasTheOldContentOrTheNew)
{
    test::writeBytes(file("a"), "old content");
    const std::vector<std::string> contents{"old content", std::string(400'000, 'x'), "third", ""};
    recorder().begin(folder().path());
    for (std::size_t i = 1; i < contents.size(); ++i) {
        ASSERT_TRUE(writeFileAtomically(file("a"), contents[i]));
        recorder().promise(i);
    }
    eachState(recorder().end(), [&](const test::TemporaryFolder& found, std::size_t promised) {
        const auto content = readFile(found.file("a"));
        ASSERT_TRUE(content);
        const bool isPromised = *content == contents[promised];
        EXPECT_TRUE(isPromised || (promised + 1 < contents.size() && *content == contents[promised + 1]));
    });
}

TEST_F(PowerCut, ANewFileIsWholeOrNotThere)
{
    recorder().begin(folder().path());
    ASSERT_TRUE(writeFileAtomically(file("a"), "content"));
    recorder().promise(1);
    eachState(recorder().end(), [](const test::TemporaryFolder& found, std::size_t promised) {
        const auto content = readFile(found.file("a"));
        EXPECT_TRUE(content ? *content == "content" : promised == 0);
    });
}

TEST_F(PowerCut, ALogHasAllThatWasFlushed)
{
    const auto payload = [](std::size_t number) { return std::string(number * 7, static_cast<char>('a' + number)); };
    recorder().begin(folder().path());
    std::size_t written = 0;
    {
        auto log = RecordLog::open(file("log")).value();
        for (; written < 12; ++written) {
            ASSERT_TRUE(log.append(static_cast<std::uint8_t>(written), payload(written)));
            if (written % 3 != 2)
                continue;
            ASSERT_TRUE(log.flush());
            recorder().promise(written + 1);
        }
    }
    eachState(recorder().end(), [&](const test::TemporaryFolder& found, std::size_t promised) {
        auto log = RecordLog::open(found.file("log"));
        ASSERT_TRUE(log);
        const auto records = log->takeRecords();
        EXPECT_GE(records.size(), promised);
        for (std::size_t i = 0; i < records.size(); ++i)
            EXPECT_EQ(records[i], (LogRecord{static_cast<std::uint8_t>(i), payload(i)}));
    });
}

TEST_F(PowerCut, ARewrittenLogHasTheOldRecordsOrTheNew)
{
    const std::vector<LogRecord> old{{1, "one"}, {2, "two"}, {3, "three"}};
    const std::vector<LogRecord> fresh{{9, "only"}};
    auto log = RecordLog::open(file("log")).value();
    ASSERT_TRUE(log.rewrite(old));
    recorder().begin(folder().path());
    ASSERT_TRUE(log.rewrite(fresh));
    recorder().promise(1);
    ASSERT_TRUE(log.append(10, "more"));
    eachState(recorder().end(), [&](const test::TemporaryFolder& found, std::size_t promised) {
        auto opened = RecordLog::open(found.file("log"));
        ASSERT_TRUE(opened);
        auto records = opened->takeRecords();
        if (promised == 0 && records == old)
            return;
        if (records.size() == 2)
            records.pop_back();
        EXPECT_EQ(records, fresh);
    });
}

constexpr std::string_view treebank
    = "# sent_id = a\n1\tono\tono\tX\t_\t_\t0\troot\t_\t_\n2\tdva\tdva\tX\t_\t_\t1\tr0\t_\t_\n\n"
      "# sent_id = b\n1\ttri\ttri\tX\t_\t_\t0\troot\t_\t_\n\n";

/// A document whose second word gets the relations r1, r2, ... one after the other.
class AnnotatedFile {
public:
    explicit AnnotatedFile(const std::string& path) : copy(openDocument(path).value()) { }

    Result<void> set(std::size_t number)
    {
        return replace(withRelation(*copy.document()->sentence(0), 2, "r" + std::to_string(number)));
    }
    Result<void> confirmIt()
    {
        return replace(confirm(*copy.document()->sentence(0), signature(), RootRule::Many).value());
    }
    std::size_t number() const
    {
        return static_cast<std::size_t>(std::stoi(copy.document()->sentence(0)->word(2).relation.substr(1)));
    }

    WorkingCopy copy;

private:
    static Signature signature()
    {
        Signature by;
        by.author = "me";
        return by;
    }
    Result<void> replace(Sentence after)
    {
        Step step{Operation::SetRelation, {}};
        step.edits.push_back(replacement(
            copy.document()->id(0), copy.document()->sentence(0), std::make_shared<const Sentence>(std::move(after))));
        const auto made = copy.make(std::move(step));
        return made ? Result<void>() : failure(made.error());
    }
};

TEST_F(PowerCut, NoCorrectionThatLastedIsLostBySaving)
{
    const std::string journal = ".a.conllu.arcwright-journal";
    test::writeBytes(file("a.conllu"), treebank);
    constexpr std::size_t last = 9;
    recorder().begin(folder().path());
    {
        AnnotatedFile annotated(file("a.conllu"));
        ASSERT_FALSE(annotated.copy.readOnlyBecause());
        for (std::size_t number = 1; number <= last; ++number) {
            ASSERT_TRUE(annotated.set(number));
            if (number == 3 || number == 7) {
                ASSERT_TRUE(annotated.copy.save());
                recorder().promise(number);
            } else if (number == 2 || number == 5 || number == 9) {
                waitUntilSynced(journal);
                recorder().promise(number);
            }
            ASSERT_FALSE(annotated.copy.journalProblem());
        }
    }
    eachState(recorder().end(), [&](const test::TemporaryFolder& found, std::size_t promised) {
        AnnotatedFile annotated(found.file("a.conllu"));
        EXPECT_TRUE(annotated.copy.notices().empty());
        EXPECT_FALSE(annotated.copy.readOnlyBecause());
        EXPECT_GE(annotated.number(), promised);
        EXPECT_LE(annotated.number(), last);
        EXPECT_EQ(annotated.copy.document()->size(), 2);
        EXPECT_TRUE(annotated.copy.save());
    });
}

TEST_F(PowerCut, WhatAnnotatorsSayBesideAFileIsNotLostBySaving)
{
    const std::string journal = ".a.conllu.arcwright-journal";
    test::writeBytes(file("a.conllu"), treebank);
    recorder().begin(folder().path());
    {
        AnnotatedFile annotated(file("a.conllu"));
        ASSERT_TRUE(annotated.set(1));
        ASSERT_TRUE(annotated.confirmIt());
        waitUntilSynced(journal);
        recorder().promise(1);
        ASSERT_TRUE(annotated.copy.save());
        recorder().promise(2);
    }
    eachState(recorder().end(), [&](const test::TemporaryFolder& found, std::size_t promised) {
        const AnnotatedFile annotated(found.file("a.conllu"));
        const Sentence& sentence = *annotated.copy.document()->sentence(0);
        EXPECT_TRUE(annotated.copy.notices().empty());
        EXPECT_TRUE(sentence.annotation.confirmed || promised == 0) << annotated.number();
    });
}

std::shared_ptr<const Model> trained(std::uint64_t seed)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.seed = seed;
    return train(test::toyTreebank(20), {}, settings, {}, {}, {}).value();
}

TEST_F(PowerCut, AModelIsTheOldOneOrTheNew)
{
    const auto old = trained(1);
    const auto fresh = trained(2);
    ASSERT_TRUE(saveModel(*old, file("m.arcmodel")));
    const std::string oldBytes = test::readBytes(file("m.arcmodel"));
    recorder().begin(folder().path());
    ASSERT_TRUE(saveModel(*fresh, file("m.arcmodel")));
    recorder().promise(1);
    const auto states = recorder().end();
    const std::string newBytes = test::readBytes(file("m.arcmodel"));
    ASSERT_FALSE(oldBytes == newBytes);
    eachState(states, [&](const test::TemporaryFolder& found, std::size_t promised) {
        const std::string bytes = test::readBytes(found.file("m.arcmodel"));
        EXPECT_TRUE(bytes == newBytes || (promised == 0 && bytes == oldBytes));
    });
}

TEST_F(PowerCut, AShelfHasWholeModels)
{
    const auto model = trained(1);
    const std::string shelf = "shelf";
    recorder().begin(folder().path());
    ModelDescription description;
    description.name = "first";
    ASSERT_TRUE(ModelShelf(file(shelf)).add(model, nullptr, description));
    recorder().promise(1);
    eachState(recorder().end(), [&](const test::TemporaryFolder& found, std::size_t promised) {
        const auto list = ModelShelf(found.file(shelf)).list();
        ASSERT_TRUE(list);
        EXPECT_LE(list->size(), 1);
        EXPECT_GE(list->size(), promised);
        for (const ShelvedModel& one : *list)
            EXPECT_TRUE(loadModel(found.file(shelf) + '/' + one.id));
    });
}

TEST_F(PowerCut, ModelsOfFoldsAreTheOldOnesOrTheNewAndTheirModelIsUsable)
{
    const auto model = trained(1);
    const std::string shelf = "shelf";
    const ModelShelf written(file(shelf));
    const auto id = written.add(model, nullptr, {});
    ASSERT_TRUE(id);
    recorder().begin(folder().path());
    ASSERT_TRUE(written.keepFolds(*id, {trained(2)}));
    recorder().promise(1);
    ASSERT_TRUE(written.keepFolds(*id, {trained(2), trained(3)}));
    recorder().promise(2);
    eachState(recorder().end(), [&](const test::TemporaryFolder& found, std::size_t promised) {
        const std::string path = found.file(shelf) + '/' + *id;
        EXPECT_TRUE(loadModel(path));
        const auto folds = readFoldsOf(path);
        ASSERT_TRUE(folds);
        EXPECT_GE(folds->size(), promised);
        EXPECT_LE(folds->size(), 2U);
    });
}

TEST_F(PowerCut, AKeptShareIsWholeOrNotThere)
{
    ShareList list;
    list.count = 3;
    list.work = [](std::size_t share, const ProgressSink&, const std::stop_token&) -> Result<std::string> {
        return std::string(100 * (share + 1), static_cast<char>('a' + share));
    };
    list.take = [](std::size_t, const std::string&) { return Result<void>(); };
    ThreadShares threads(1);
    recorder().begin(folder().path());
    ASSERT_TRUE(KeptShares({7, {}, file("kept"), 0, 1, false, {}}, threads).run(list, {}, {}));
    recorder().promise(1);
    eachState(recorder().end(), [&](const test::TemporaryFolder& found, std::size_t promised) {
        KeptShares again({7, {}, found.file("kept"), 0, 1, false, {}}, threads);
        ASSERT_TRUE(again.run(list, {}, {}));
        EXPECT_EQ(again.found() + again.done(), 3);
        EXPECT_TRUE(again.found() == 3 || promised == 0);
    });
}

} // namespace power_cut_test
} // namespace arcwright
