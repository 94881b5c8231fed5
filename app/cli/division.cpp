// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/division.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <set>

#include <fcntl.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "app/cli/json_text.h"
#include "app/cli/spoken.h"
#include "app/cluster/job.h"
#include "core/base/hash.h"
#include "core/base/program_version.h"
#include "core/base/share_problems.h"
#include "core/base/text_file.h"

namespace arcwright::cli {

namespace {

/// The commands whose work is divided.
const std::set<std::string, std::less<>> dividedCommands{
    "train", "parse", "suspicious", "curve", "simulate", "crossvalidate"};

/// Options that no share of a work depends on, or whose files count by what is in them.
const std::set<std::string, std::less<>> optionsWithoutSay{"--in", "--dev", "--test", "--text", "--model", "--out",
    "--to", "--threads", "--json", "--shares", "--part", "--merge", "--limit", "--least-confidence", "--decided",
    "--name", "--from", "--times", "--target", "--checkpoint", "--resume", "--constraints", "--tagger", "--help"};

struct Part {
    std::size_t number = 1; ///< from 1
    std::size_t of = 1;
};

/// Nothing unless it is K/N with K from 1 to N.
std::optional<Part> partIn(const std::string& text)
{
    Part part;
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, part.number);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != '/')
        return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, part.of);
    constexpr std::size_t mostParts = 1'000'000;
    if (second.ec != std::errc() || second.ptr != end || part.number < 1 || part.number > part.of
        || part.of > mostParts)
        return std::nullopt;
    return part;
}

std::string numbersOf(const std::vector<std::size_t>& shares)
{
    std::string numbers;
    for (const std::size_t share : shares)
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(share + 1);
    return numbers;
}

/// Lines that another rank would have printed.
std::string inOneLine(std::string text)
{
    while (text.ends_with('\n'))
        text.pop_back();
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

} // namespace

void addDivision(CLI::App& command, DivisionOptions& options)
{
    auto* shares = command.add_option("--shares", options.shares,
        "A folder that keeps what each share of the work gives, and from which it is taken if it is there: a run that "
        "was broken off goes on");
    auto* part = command
                     .add_option("--part", options.part,
                         "K/N: do only the Kth of N parts of the work, keep what it gives in --shares, and print and "
                         "write nothing else; with --merge another run puts all parts together")
                     ->needs(shares)
                     ->check([](const std::string& text) {
                         return partIn(text) ? std::string() : "K/N with K from 1 to N is expected, not " + text;
                     });
    command
        .add_option("--merge", options.merge,
            "Folders with the shares of all parts, done with the same files and options: put them together and do "
            "nothing else of the work")
        ->expected(1, -1)
        ->excludes(part);
}

Division::Division(const DivisionOptions& options, const CLI::App& command) : m_options(options), m_command(command)
{
    if (cluster::launchedAs().ranks == 1)
        return;
    std::string reason;
    m_exchange = cluster::joinJob(reason);
    if (!m_exchange)
        throw std::runtime_error(said(QT_TRANSLATE_NOOP("CommandLine",
                                          "This is one of several ranks, which cannot work together: %1. Start one, or "
                                          "divide the work with --part."),
            {reason}));
    cluster::CrewSettings settings;
    settings.tell = [this](const cluster::CrewEvent& event) { tell(event); };
    m_crew = std::make_unique<cluster::Crew>(*m_exchange, settings);
    if (!helps())
        return;
    m_errors = std::cerr.rdbuf(m_complaints.rdbuf());
    std::cout.flush();
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere >= 0) {
        ::dup2(nowhere, STDOUT_FILENO);
        ::close(nowhere);
    }
}

Division::~Division()
{
    if (m_crew)
        m_crew->end(m_complaints.str());
    if (m_errors != nullptr)
        std::cerr.rdbuf(m_errors);
}

std::uint64_t Division::workOf(const std::vector<const Treebank*>& data, const std::vector<std::uint64_t>& others) const
{
    std::string choices(programVersion());
    choices.append("\n").append(m_command.get_name());
    for (const CLI::Option* option : m_command.get_options()) {
        const std::string name = option->get_name();
        if (option->count() == 0 || optionsWithoutSay.contains(name))
            continue;
        choices.append("\n").append(name);
        for (const std::string& value : option->results())
            choices.append("=").append(value);
    }
    std::uint64_t work = hashOf(choices);
    for (const Treebank* treebank : data) {
        work = combined(work, treebank->documents().size());
        for (const auto& document : treebank->documents())
            work = combined(combined(work, document->hash()), document->size());
    }
    for (const std::uint64_t other : others)
        work = combined(work, other);
    return work;
}

KeptShares::Plan Division::planFor(std::uint64_t work) const
{
    KeptShares::Plan plan;
    plan.work = work;
    plan.from = m_options.merge;
    plan.onlyMerge = !m_options.merge.empty();
    plan.into = m_options.shares;
    if (m_crew)
        plan.willDo = [this](const std::vector<std::size_t>& missing) { m_crew->setNumbers(missing); };
    if (const auto part = partIn(m_options.part)) {
        plan.part = part->number - 1;
        plan.parts = part->of;
    }
    return plan;
}

WorkShares* Division::begin(
    unsigned& threads, const std::vector<const Treebank*>& data, const std::vector<std::uint64_t>& others)
{
    if (!isDivided())
        return nullptr;
    if (m_crew && m_command.count("--threads") == 0)
        threads = cluster::threadsOf(cluster::launchedAs());
    const std::uint64_t work = workOf(data, others);
    WorkShares* shares = m_crew.get();
    if (m_crew) {
        m_crew->setThreads(threads);
        m_crew->setWork(work);
    } else {
        m_threads = std::make_unique<ThreadShares>(threads);
        shares = m_threads.get();
    }
    if (!isKept() || helps())
        return shares;
    m_kept = std::make_unique<KeptShares>(planFor(work), *shares);
    return m_kept.get();
}

ProgressSink Division::sink(ProgressBar& bar)
{
    m_bar = &bar;
    return bar.sink();
}

int Division::ended(const Problem& problem)
{
    m_bar = nullptr;
    if (helps() && problem.code == JobProblem::Cancelled)
        return Fine;
    if (!m_options.part.empty() && m_kept && problem.code == ShareProblem::Missing) {
        const std::string& missing = problem.arguments.front();
        if (m_command.count("--json") > 0)
            std::cout << jsonText(nlohmann::json{{"shares", std::stoull(problem.arguments[1])},
                {"done", m_kept->done()}, {"missing", std::stoull(missing)}})
                      << '\n';
        else
            std::cout << said(QT_TRANSLATE_NOOP("CommandLine",
                                  "Done: %1 of %2 shares, kept in %3. Not there yet, of other parts: %4."),
                {std::to_string(m_kept->done()), problem.arguments[1], m_options.shares, missing})
                      << '\n';
        return Fine;
    }
    complain(problem);
    return BadInputOrOutput;
}

void Division::tell(const cluster::CrewEvent& event)
{
    using Kind = cluster::CrewEvent::Kind;
    if (m_bar != nullptr)
        m_bar->clear();
    const std::vector<std::string> arguments{
        std::to_string(event.rank), event.host, event.text.empty() ? numbersOf(event.shares) : inOneLine(event.text)};
    std::string sentence;
    switch (event.kind) {
    case Kind::Died:
        sentence = event.shares.empty()
            ? said(QT_TRANSLATE_NOOP("CommandLine", "Rank %1 on %2 has died."), arguments)
            : said(
                QT_TRANSLATE_NOOP("CommandLine", "Rank %1 on %2 has died. Done again by others: share %3."), arguments);
        break;
    case Kind::Returned:
        sentence = said(QT_TRANSLATE_NOOP("CommandLine", "Rank %1 on %2 was silent for long and is back."), arguments);
        break;
    case Kind::OfOtherWork:
        sentence = said(QT_TRANSLATE_NOOP("CommandLine",
                            "Rank %1 on %2 has other files, options or another build, and takes no part."),
            arguments);
        break;
    case Kind::Left:
        sentence = said(QT_TRANSLATE_NOOP("CommandLine", "Rank %1 on %2 takes no part: %3"), arguments);
        break;
    case Kind::Failed:
        sentence = said(
            QT_TRANSLATE_NOOP("CommandLine", "Rank %1 on %2 could not do share %3, which is done here."), arguments);
        break;
    }
    std::cerr << sentence << '\n';
}

std::vector<Block> blocksOf(std::size_t sentences)
{
    constexpr std::size_t most = 128;
    constexpr std::size_t smallest = 8;
    const std::size_t size = std::max(smallest, (sentences + most - 1) / most);
    std::vector<Block> blocks;
    for (std::size_t begin = 0; begin < sentences; begin += size)
        blocks.push_back({begin, std::min(sentences, begin + size)});
    return blocks;
}

std::vector<std::uint64_t> hashesOf(const std::vector<std::string>& files)
{
    std::vector<std::uint64_t> hashes;
    for (const std::string& file : files) {
        const auto bytes = file.empty() ? Result<std::string>(std::string()) : readFile(file);
        hashes.push_back(bytes && !bytes->empty() ? hashOf(*bytes) : 0);
    }
    return hashes;
}

bool isSpareRank(int argc, const char* const* argv)
{
    const cluster::Launch launch = cluster::launchedAs();
    if (launch.ranks == 1 || launch.rank == 0)
        return false;
    return std::none_of(argv + 1, argv + argc, [](const char* word) { return dividedCommands.contains(word); })
        || std::any_of(argv + 1, argv + argc, [](std::string_view word) { return word == "--help" || word == "-h"; });
}

} // namespace arcwright::cli
