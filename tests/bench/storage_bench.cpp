// SPDX-License-Identifier: GPL-3.0-or-later
// The storage under documents: opening and walking a file as large as two million tokens, and the journal's appends.
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <unistd.h>

#include <benchmark/benchmark.h>

#include "core/base/atomic_file.h"
#include "core/base/file_bytes.h"
#include "core/base/line_scanner.h"
#include "core/base/record_log.h"

namespace {

using namespace arcwright;

/// A file of 224 MB whose lines are as long as a treebank's, in a folder that goes away at the end.
class LargeFile {
public:
    LargeFile()
    {
        std::filesystem::create_directory(m_folder);
        std::string sentence = "# text = a sentence as it was made for this\n";
        for (int word = 1; word <= 20; ++word)
            sentence += std::to_string(word) + "\tword" + std::to_string(word * 37 % 11)
                + "\tlemma\tNOUN\tNN\tCase=Nom|Number=Sing\t" + std::to_string(word - 1) + "\tnsubj\t_\t_\n";
        sentence += '\n';
        std::ofstream file(path(), std::ios::binary);
        for (std::size_t size = 0; size < std::size_t{224} << 20; size += sentence.size())
            file << sentence;
    }
    LargeFile(const LargeFile&) = delete;
    LargeFile& operator=(const LargeFile&) = delete;
    ~LargeFile()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    std::string path() const { return (m_folder / "large").string(); }
    std::string other() const { return (m_folder / "other").string(); }

private:
    std::filesystem::path m_folder
        = std::filesystem::temp_directory_path() / ("arcwright-bench-" + std::to_string(::getpid()));
};

const LargeFile& largeFile()
{
    static const LargeFile file;
    return file;
}

void openLargeFile(benchmark::State& state)
{
    const auto path = largeFile().path();
    for (auto _ : state)
        benchmark::DoNotOptimize(FileBytes::open(path));
}
BENCHMARK(openLargeFile)->Unit(benchmark::kMillisecond);

void findLinesOfLargeFile(benchmark::State& state)
{
    const auto bytes = *FileBytes::open(largeFile().path());
    std::size_t lines = 0;
    for (auto _ : state) {
        LineScanner scanner(bytes);
        for (lines = 0; scanner.next();)
            ++lines;
    }
    state.counters["lines"] = static_cast<double>(lines);
}
BENCHMARK(findLinesOfLargeFile)->Unit(benchmark::kMillisecond);

/// Reads sentences one after the other, as somebody looks at them.
void readPartOfLargeFile(benchmark::State& state)
{
    const auto bytes = *FileBytes::open(largeFile().path());
    constexpr std::size_t length = 1'500;
    std::size_t offset = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(bytes->read(offset, length));
        offset = (offset + 1'000'003) % (bytes->size() - length);
    }
}
BENCHMARK(readPartOfLargeFile)->Unit(benchmark::kMicrosecond);

void saveLargeFile(benchmark::State& state)
{
    const auto bytes = *FileBytes::open(largeFile().path());
    for (auto _ : state) {
        auto file = AtomicFile::create(largeFile().other());
        if (!file || !file->write(*bytes, 0, bytes->size()) || !file->commit())
            state.SkipWithError("the file cannot be written");
    }
}
BENCHMARK(saveLargeFile)->Unit(benchmark::kMillisecond);

void appendRecord(benchmark::State& state)
{
    const std::string path = largeFile().other() + "-log";
    auto log = RecordLog::open(path);
    const std::string payload(static_cast<std::size_t>(state.range(0)), 'x');
    for (auto _ : state)
        if (!log || !log->append(1, payload))
            state.SkipWithError("the log cannot be written");
    if (log && !log->rewrite({}))
        state.SkipWithError("the log cannot be removed");
}
BENCHMARK(appendRecord)->Arg(300)->Arg(10'000)->Unit(benchmark::kMicrosecond);

} // namespace
