// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_bytes.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/base/checked_file.h"
#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "core/base/hash.h"
#include "core/base/random.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace file_bytes_test {

using test::problemOf;
using test::TemporaryFolder;

constexpr std::size_t kBlock = CheckedFile::kBlock;

/// Bytes of which no two blocks are the same.
std::string someBytes(std::size_t size)
{
    Random random(7);
    std::string bytes(size, '\0');
    for (auto& each : bytes)
        each = static_cast<char>(random.below(256));
    return bytes;
}

/// The content of a file that stays on disk.
std::shared_ptr<const FileBytes> opened(const std::string& path)
{
    const auto bytes = FileBytes::open(path, 0);
    if (!bytes)
        throw std::runtime_error("the test cannot open " + path);
    return *bytes;
}

void overwrite(const std::string& path, std::size_t offset, std::string_view bytes)
{
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(offset)).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

testing::AssertionResult readsAs(const FileBytes& bytes, const std::string& content)
{
    const auto read = bytes.read(0, bytes.size());
    if (!read)
        return testing::AssertionFailure() << testing::PrintToString(read.error());
    return *read == content ? testing::AssertionSuccess() : testing::AssertionFailure() << "other bytes";
}

ProblemCode readingFails(const FileBytes& bytes, std::size_t offset, std::size_t length)
{
    const auto read = bytes.read(offset, length);
    EXPECT_FALSE(read.has_value());
    return read ? JobProblem::Cancelled : read.error().code;
}

TEST(FileStampTest, TellsStatesOfAFileApart)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "four");
    const auto stamp = stampOf(path);
    ASSERT_TRUE(stamp.has_value());
    EXPECT_EQ(stamp->size, 4U);
    EXPECT_EQ(stampOf(path), stamp);
    std::filesystem::create_symlink("file", folder.file("link"));
    EXPECT_EQ(stampOf(folder.file("link")), stamp);
    std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) + std::chrono::nanoseconds(1000));
    EXPECT_EQ(stampOf(path)->modified, stamp->modified + 1000);
    EXPECT_NE(stampOf(folder.write("other", "four")), stampOf(path));
}

TEST(FileStampTest, NamesWhatIsNoFile)
{
    const TemporaryFolder folder;
    EXPECT_EQ(stampOf(folder.file("missing")).error(), problemOf(FileProblem::NotFound, folder.file("missing")));
    EXPECT_EQ(stampOf(folder.path()).error().code, FileProblem::NotAFile);
}

TEST(FileBytesTest, TextIsAContentWithoutAFile)
{
    const auto bytes = FileBytes::ofText("some text");
    EXPECT_EQ(bytes->size(), 9U);
    EXPECT_EQ(*bytes->inMemory(), "some text");
    EXPECT_EQ(bytes->read(5, 4), "text");
    EXPECT_EQ(bytes->read(9, 0), "");
    EXPECT_EQ(bytes->hash(), hashOf("some text"));
    EXPECT_EQ(bytes->path(), "");
}

TEST(FileBytesTest, TheLimitDecidesWhereTheContentIs)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "12345");
    EXPECT_EQ(*(*FileBytes::open(path, 5))->inMemory(), "12345");
    const auto onDisk = *FileBytes::open(path, 4);
    EXPECT_EQ(onDisk->inMemory(), nullptr);
    EXPECT_EQ(onDisk->read(1, 3), "234");
    EXPECT_EQ(onDisk->stamp(), *stampOf(path));
    EXPECT_EQ(onDisk->path(), path);
    EXPECT_EQ((*FileBytes::open(folder.write("empty", ""), 0))->read(0, 0), "");
}

TEST(FileBytesTest, WhatCannotBeOpenedIsNamed)
{
    const TemporaryFolder folder;
    const auto missing = folder.file("missing");
    EXPECT_EQ(FileBytes::open(missing).error(), problemOf(FileProblem::NotFound, missing));
    EXPECT_EQ(FileBytes::open(folder.path()).error().code, FileProblem::NotAFile);
    ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0666), 0);
    EXPECT_EQ(FileBytes::open(folder.file("pipe")).error().code, FileProblem::NotAFile);

    const auto secret = folder.write("secret", "x");
    ::chmod(folder.path().c_str(), 0755);
    ::chmod(secret.c_str(), 0);
    const int status = test::statusInChild([&] {
        test::becomeOrdinaryUser();
        EXPECT_EQ(FileBytes::open(secret).error(), readingProblem(secret, EACCES));
    });
    EXPECT_EQ(status, 0);
}

RC_GTEST_PROP(FileBytesPropertyTest, AnyPartIsThatOfTheFileWhereverTheContentIs, ())
{
    const TemporaryFolder folder;
    const auto size = *rc::gen::element<std::size_t>(1, 100, kBlock - 1, kBlock, kBlock + 1, 4 * kBlock, 300'000);
    const auto content = someBytes(size);
    const auto path = folder.write("file", content);
    const auto bytes = *FileBytes::open(path, *rc::gen::element<std::size_t>(0, 1 << 20));
    RC_ASSERT(bytes->hash() == hashOf(content));
    for (int reads = 0; reads < 10; ++reads) {
        const auto offset = *rc::gen::inRange<std::size_t>(0, size + 1);
        const auto length = *rc::gen::inRange<std::size_t>(0, size - offset + 1);
        RC_ASSERT(bytes->read(offset, length) == content.substr(offset, length));
    }
}

TEST(FileBytesTest, ContentInMemoryOutlivesWhateverHappensToTheFile)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "content");
    const auto bytes = *FileBytes::open(path);
    std::filesystem::resize_file(path, 0);
    EXPECT_TRUE(readsAs(*bytes, "content"));
}

TEST(FileBytesTest, AFileCutShortIsAProblemNotASignal)
{
    const TemporaryFolder folder;
    const auto content = someBytes(10 * kBlock + 17);
    const auto path = folder.write("file", content);
    const auto bytes = opened(path);
    std::filesystem::resize_file(path, 5 * kBlock + 1);
    EXPECT_EQ(bytes->read(0, 5 * kBlock), content.substr(0, 5 * kBlock)) << "what is still there can be read";
    EXPECT_EQ(bytes->read(5 * kBlock, 1).error(), problemOf(FileProblem::Changed, path));
    EXPECT_EQ(readingFails(*bytes, 10 * kBlock, 17), FileProblem::Changed);
    EXPECT_EQ(readingFails(*bytes, 0, bytes->size()), FileProblem::Changed);
    std::filesystem::resize_file(path, content.size()); // as long as before, but with zeros
    EXPECT_EQ(readingFails(*bytes, 7 * kBlock, 10), FileProblem::Changed);
}

TEST(FileBytesTest, BytesOverwrittenInPlaceAreAProblemWhereTheyAreRead)
{
    const TemporaryFolder folder;
    const auto content = someBytes(8 * kBlock);
    const auto path = folder.write("file", content);
    const auto before = std::filesystem::last_write_time(path);
    const auto bytes = opened(path);
    overwrite(path, 3 * kBlock + 5, content[3 * kBlock + 5] == 'x' ? "y" : "x");
    for (const bool timeKept : {false, true}) {
        if (timeKept)
            std::filesystem::last_write_time(path, before);
        EXPECT_EQ(readingFails(*bytes, 3 * kBlock + 5, 1), FileProblem::Changed);
        EXPECT_EQ(readingFails(*bytes, 3 * kBlock, 1), FileProblem::Changed) << "the same block";
        EXPECT_EQ(readingFails(*bytes, 2 * kBlock, 3 * kBlock), FileProblem::Changed);
        EXPECT_EQ(bytes->read(2 * kBlock, kBlock), content.substr(2 * kBlock, kBlock));
        EXPECT_EQ(bytes->read(4 * kBlock, 4 * kBlock), content.substr(4 * kBlock));
    }
    overwrite(path, 3 * kBlock, content.substr(3 * kBlock, kBlock));
    EXPECT_TRUE(readsAs(*bytes, content)) << "the old bytes are back";
}

TEST(FileBytesTest, WhatIsAppendedDoesNotMatter)
{
    const TemporaryFolder folder;
    const auto content = someBytes(2 * kBlock + 3);
    const auto path = folder.write("file", content);
    const auto bytes = opened(path);
    std::ofstream(path, std::ios::app) << "more";
    EXPECT_TRUE(readsAs(*bytes, content));
}

TEST(FileBytesTest, AFileReplacedByRenamingOrRemovedCanStillBeRead)
{
    const TemporaryFolder folder;
    const auto content = someBytes(3 * kBlock);
    const auto path = folder.write("file", content);
    const auto bytes = opened(path);
    std::filesystem::rename(folder.write("new", "something else"), path);
    EXPECT_TRUE(readsAs(*bytes, content));
    const auto other = folder.write("other", content);
    const auto removed = opened(other);
    std::filesystem::remove(other);
    EXPECT_TRUE(readsAs(*removed, content));
}

/// The number of bytes this process has read from files so far; none where the system does not count it.
std::optional<std::uint64_t> bytesReadSoFar()
{
    std::ifstream counters("/proc/self/io");
    std::string name;
    std::uint64_t count = 0;
    return counters >> name >> count && name == "rchar:" ? std::optional(count) : std::nullopt;
}

/// How many bytes are read while `work()` is done, those of looking, some hundred, included.
template <class Work>
std::uint64_t costOf(Work work)
{
    const auto before = *bytesReadSoFar();
    work();
    return *bytesReadSoFar() - before;
}

std::uint64_t costOfOneByte(const FileBytes& bytes)
{
    return costOf([&] { EXPECT_TRUE(bytes.read(10, 1).has_value()); });
}

TEST(FileBytesTest, AFileAtRestIsNotHashedAgainUntilItsTimesChange)
{
    if (!bytesReadSoFar())
        GTEST_SKIP() << "the system does not count what is read";
    const TemporaryFolder folder;
    const auto path = folder.write("file", someBytes(2 * kBlock));
    const auto fresh = opened(path);
    EXPECT_GE(costOfOneByte(*fresh), kBlock) << "the times of a file just written tell nothing";
    std::this_thread::sleep_for(std::chrono::milliseconds(2'100));
    EXPECT_GE(costOfOneByte(*fresh), kBlock);
    EXPECT_LT(costOfOneByte(*fresh), 1'000U) << "found as it was in a file at rest";
    const auto rested = opened(path);
    EXPECT_LT(costOfOneByte(*rested), 1'000U);

    const auto held = *FileBytes::open(path);
    EXPECT_LT(costOf([&] { EXPECT_EQ(held->isStillIn(path), true); }), 1'000U);
    EXPECT_GE(costOf([&] { EXPECT_EQ(fresh->isStillIn(path), true); }), 2 * kBlock);
    EXPECT_LT(costOf([&] { EXPECT_EQ(fresh->isStillIn(path), true); }), 1'000U) << "found so at rest";

    const auto time = std::filesystem::last_write_time(path);
    overwrite(path, 5, "xyz");
    std::filesystem::last_write_time(path, time);
    EXPECT_EQ(held->isStillIn(path), false) << "although size and time are the same";
    EXPECT_EQ(fresh->isStillIn(path), false);
    EXPECT_EQ(readingFails(*fresh, 10, 1), FileProblem::Changed);
    EXPECT_EQ(readingFails(*rested, 10, 1), FileProblem::Changed);
    EXPECT_TRUE(rested->read(kBlock, 10).has_value());
}

TEST(FileBytesTest, ManyThreadsReadWhileTheFileIsOverwrittenAndNoneSeesOtherBytes)
{
    const TemporaryFolder folder;
    const auto content = someBytes(6 * kBlock);
    const auto path = folder.write("file", content);
    const auto bytes = opened(path);
    std::atomic<bool> stop = false;
    std::atomic<int> wrong = 0;
    std::atomic<int> fine = 0;
    {
        std::vector<std::jthread> readers;
        for (unsigned seed = 0; seed < 3; ++seed)
            readers.emplace_back([&, seed] {
                Random random(seed);
                while (!stop || fine < 100) {
                    const auto offset = random.below(5 * kBlock);
                    const auto length = random.below(kBlock);
                    const auto read = bytes->read(offset, length);
                    fine += read ? 1 : 0;
                    wrong += read ? *read != content.substr(offset, length) : read.error().code != FileProblem::Changed;
                }
            });
        for (int i = 0; i < 200; ++i) {
            overwrite(path, kBlock + 100, "something that was not there");
            overwrite(path, kBlock, content.substr(kBlock, kBlock));
        }
        stop = true;
    }
    EXPECT_EQ(wrong, 0);
}

TEST(FileBytesTest, AFileThatIsBeingWrittenCannotBeOpened)
{
    // Large, so that reading it takes longer than a tick of the file system's clock.
    const TemporaryFolder folder(test::folderInMemory());
    const auto path = folder.write("file", "x");
    std::filesystem::resize_file(path, std::size_t{48} << 20);
    for (const std::size_t limit : {std::size_t{0}, FileBytes::kMemoryLimit}) {
        std::jthread writer([&](const std::stop_token& stop) {
            for (int i = 0; !stop.stop_requested(); ++i)
                overwrite(path, 0, std::to_string(i));
        });
        bool seen = false; // not each time: the writer may be held up
        for (int i = 0; i < 200 && !seen; ++i) {
            const auto bytes = FileBytes::open(path, limit);
            seen = !bytes;
            if (!bytes) {
                EXPECT_EQ(bytes.error(), problemOf(FileProblem::Changed, path));
            }
        }
        EXPECT_TRUE(seen);
    }
}

class StillInTest : public testing::TestWithParam<std::size_t> {
protected:
    const TemporaryFolder folder;
    const std::string content = someBytes(kBlock + 9);
    const std::string path = folder.write("file", content);
    const std::shared_ptr<const FileBytes> bytes = *FileBytes::open(path, GetParam());
};

TEST_P(StillInTest, AFileThatWasOnlyTouchedOrWrittenAnewHasNotChanged)
{
    EXPECT_EQ(bytes->isStillIn(path), true);
    std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now());
    EXPECT_EQ(bytes->isStillIn(path), true);
    test::writeBytes(path, content);
    EXPECT_EQ(bytes->isStillIn(path), true);
    EXPECT_EQ(bytes->isStillIn(folder.write("copy", content)), true);
}

TEST_P(StillInTest, OtherBytesOrLessOrMoreOrNoneHaveChanged)
{
    const auto before = std::filesystem::last_write_time(path);
    overwrite(path, kBlock + 5, content[kBlock + 5] == 'x' ? "y" : "x");
    std::filesystem::last_write_time(path, before);
    EXPECT_EQ(bytes->isStillIn(path), false) << "size and time are the same";
    test::writeBytes(path, content + 'x');
    EXPECT_EQ(bytes->isStillIn(path), false);
    std::filesystem::resize_file(path, 3);
    EXPECT_EQ(bytes->isStillIn(path), false);
    std::filesystem::remove(path);
    EXPECT_EQ(bytes->isStillIn(path), false);
    std::filesystem::create_directory(path);
    EXPECT_EQ(bytes->isStillIn(path).error().code, FileProblem::NotAFile);
}

INSTANTIATE_TEST_SUITE_P(MemoryAndDisk, StillInTest, testing::Values(0, FileBytes::kMemoryLimit));

} // namespace file_bytes_test
} // namespace arcwright
