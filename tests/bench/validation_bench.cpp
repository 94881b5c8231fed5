// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence's validation and one change of a treebank's index, by Google Benchmark; then, where ARCWRIGHT_TREEBANKS
// names a folder, how fast its CoNLL-U files are validated on one thread.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/base/text_file.h"
#include "core/validation/repair.h"
#include "core/validation/treebank_index.h"
#include "core/validation/validate_files.h"

namespace {

using namespace arcwright;

/// A valid sentence with features, an enhanced graph and a mark after every tenth word.
std::string sentenceOf(int words)
{
    std::string rows;
    std::string text;
    for (int word = 1; word <= words; ++word) {
        const bool mark = word % 10 == 0;
        const std::string form = mark ? "," : "ørd" + std::to_string(word);
        const std::string head = std::to_string(mark ? word - 1 : word == 1 ? 0 : std::max(1, word - 2));
        const std::string relation = mark ? "punct" : word == 1 ? "root" : "nmod";
        rows += std::to_string(word) + '\t' + form + '\t' + form + '\t'
            + (mark ? "PUNCT\t_\t_" : "NOUN\t_\tCase=Nom|Number=Sing") + '\t' + head + '\t' + relation + '\t' + head
            + ':' + relation + "\t_\n";
        text += (word == 1 ? "" : " ") + form;
    }
    return "# sent_id = s\n# text = " + text + '\n' + rows + '\n';
}

void validate(benchmark::State& state)
{
    const std::string text = sentenceOf(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(validateSentence(text));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(validate)->Arg(20)->Arg(60)->Arg(2000)->Unit(benchmark::kMicrosecond);

void repair(benchmark::State& state)
{
    std::string text = sentenceOf(20);
    text.replace(text.find("Case=Nom|Number=Sing"), 20, "Number=Sing|Case=Nom");
    const UdFinding finding = validateSentence(text).findings.front();
    for (auto _ : state)
        benchmark::DoNotOptimize(repaired(text, finding));
}
BENCHMARK(repair)->Unit(benchmark::kMicrosecond);

void fill(TreebankIndex& index, std::uint32_t sentences)
{
    SentenceFacts facts;
    for (std::uint32_t i = 0; i < sentences; ++i)
        index.append({0, SentenceId{i}});
    for (std::uint32_t i = 0; i < sentences; ++i) {
        facts.sentenceId = mixed(i + 1);
        index.set({0, SentenceId{i}}, facts);
    }
}

void fillIndex(benchmark::State& state)
{
    for (auto _ : state) {
        TreebankIndex index;
        fill(index, static_cast<std::uint32_t>(state.range(0)));
    }
}
BENCHMARK(fillIndex)->Arg(100'000)->Unit(benchmark::kMillisecond);

void changeIndex(benchmark::State& state)
{
    const auto sentences = static_cast<std::uint32_t>(state.range(0));
    TreebankIndex index;
    fill(index, sentences);
    Random random(1);
    SentenceFacts facts;
    for (auto _ : state) {
        facts.sentenceId = mixed(random.below(sentences) + 1);
        benchmark::DoNotOptimize(index.set({0, SentenceId{random.below(sentences)}}, facts));
    }
}
BENCHMARK(changeIndex)->Arg(100'000)->Unit(benchmark::kMicrosecond);

bool measureFile(const std::string& path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return false;
    const std::vector<std::string_view> files{*bytes};
    const auto begin = std::chrono::steady_clock::now();
    const auto sentences = validateFiles(files, {}, 1);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::size_t findings = 0;
    for (const ValidatedSentence& sentence : sentences)
        findings += sentence.findings.size();
    std::printf("%s: %zu sentences, %zu findings, %.3f s, %.0f sentences/s, %.1f MB/s\n", path.c_str(),
        sentences.size(), findings, seconds, static_cast<double>(sentences.size()) / seconds,
        static_cast<double>(bytes->size()) / seconds / 1e6);
    return true;
}

bool measureFiles()
{
    const char* folder = std::getenv("ARCWRIGHT_TREEBANKS");
    if (folder == nullptr || !std::filesystem::is_directory(folder)) {
        std::printf("\nWhole files not measured: ARCWRIGHT_TREEBANKS names no folder.\n");
        return true;
    }
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".conllu")
            paths.push_back(entry.path().string());
    }
    std::sort(paths.begin(), paths.end());
    std::printf("\nWhole files, level 3, one thread\n");
    return std::all_of(paths.begin(), paths.end(), measureFile);
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return measureFiles() ? 0 : 3;
}
