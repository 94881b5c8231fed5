// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/console.h"
#include "app/cluster/crew.h"
#include "core/base/kept_shares.h"
#include "core/base/work_shares.h"
#include "core/documents/treebank.h"

namespace arcwright::cli {

/// How the user divides a work between runs that know nothing of each other.
struct DivisionOptions {
    std::string shares; ///< a folder
    std::string part; ///< K/N
    std::vector<std::string> merge; ///< folders
};
void addDivision(CLI::App& command, DivisionOptions& options);

/// The work of a command divided: between threads, between the ranks that mpirun has started, between runs that keep
/// what they did. Of several ranks all do the same until the shares of the work begin; the first gathers what they give
/// and goes on, the others end there and are silent.
class Division {
public:
    /// Joins the other ranks if there are any; throws std::runtime_error where this build cannot.
    Division(const DivisionOptions& options, const CLI::App& command);
    ~Division();
    Division(const Division&) = delete;
    Division& operator=(const Division&) = delete;

    /// Whether somebody else than threads of this process may do shares.
    bool isDivided() const { return m_crew || isKept(); }
    /// Whether this is a rank that works for another one.
    bool helps() const { return m_crew && !m_crew->leads(); }

    /// Who does the shares of a work that depends on these treebanks, on the options of the command and on what else
    /// is named by a hash; null: threads of this process, `threads` unless the ranks have to share the processors.
    /// Once for a command.
    WorkShares* begin(
        unsigned& threads, const std::vector<const Treebank*>& data, const std::vector<std::uint64_t>& others = {});

    /// A sink for the progress of all ranks, which a notice does not write across; the bar must outlive the work.
    ProgressSink sink(ProgressBar& bar);

    /// The exit status of a command whose work failed so, or was not all to be done here; says why.
    int ended(const Problem& problem);

private:
    bool isKept() const { return !m_options.shares.empty() || !m_options.merge.empty(); }
    std::uint64_t workOf(const std::vector<const Treebank*>& data, const std::vector<std::uint64_t>& others) const;
    KeptShares::Plan planFor(std::uint64_t work) const;
    void tell(const cluster::CrewEvent& event);

    const DivisionOptions& m_options;
    const CLI::App& m_command;
    std::unique_ptr<cluster::Exchange> m_exchange;
    std::unique_ptr<cluster::Crew> m_crew;
    std::unique_ptr<ThreadShares> m_threads;
    std::unique_ptr<KeptShares> m_kept;
    ProgressBar* m_bar = nullptr;
    std::ostringstream m_complaints; ///< of a rank that works for another one
    std::streambuf* m_errors = nullptr; ///< where they would have gone
};

/// The sentences of a share, from the first to before the last.
struct Block {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Sentences as shares: many enough that no rank waits long for the last, large enough that messages cost nothing.
std::vector<Block> blocksOf(std::size_t sentences);

/// Hashes of what is in files, which a work depends on; 0 for what cannot be read or has no name.
std::vector<std::uint64_t> hashesOf(const std::vector<std::string>& files);

/// Whether this process has nothing to do because it is one of several ranks and its command cannot be divided: the
/// first rank does it.
bool isSpareRank(int argc, const char* const* argv);

} // namespace arcwright::cli
