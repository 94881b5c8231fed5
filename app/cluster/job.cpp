// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/job.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <dlfcn.h>
#include <sched.h>
#include <unistd.h>

#include "core/base/parallel.h"

namespace arcwright::cluster {

namespace {

namespace fs = std::filesystem;

/// The number in the first of these variables that is there.
int numberFrom(std::initializer_list<const char*> variables, int otherwise)
{
    for (const char* variable : variables) {
        const char* text = std::getenv(variable);
        if (text == nullptr)
            continue;
        int number = otherwise;
        std::from_chars(text, text + std::string_view(text).size(), number);
        return number;
    }
    return otherwise;
}

} // namespace

Launch launchedAs()
{
    Launch launch;
    if (std::getenv("OMPI_COMM_WORLD_RANK") != nullptr) {
        launch.rank = numberFrom({"OMPI_COMM_WORLD_RANK"}, 0);
        launch.ranks = numberFrom({"OMPI_COMM_WORLD_SIZE"}, 1);
        launch.ranksHere = numberFrom({"OMPI_COMM_WORLD_LOCAL_SIZE"}, 1);
    } else if (std::getenv("PMIX_RANK") != nullptr) { // srun --mpi=pmix
        launch.rank = numberFrom({"PMIX_RANK"}, 0);
        launch.ranks = numberFrom({"SLURM_STEP_NUM_TASKS", "SLURM_NTASKS"}, 1);
        launch.ranksHere = numberFrom({"SLURM_NTASKS_PER_NODE"}, 1);
    }
    return launch;
}

unsigned threadsOf(const Launch& launch)
{
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    unsigned mine = defaultThreads();
    if (sched_getaffinity(0, sizeof allowed, &allowed) == 0)
        mine = std::min(mine, static_cast<unsigned>(std::max(CPU_COUNT(&allowed), 1)));
    if (launch.ranks == 1)
        return defaultThreads();
    const unsigned fair = defaultThreads() / static_cast<unsigned>(std::max(launch.ranksHere, 1));
    return std::max(1U, std::min(mine, fair));
}

std::unique_ptr<Exchange> joinJob(std::string& reason)
{
    constexpr const char* module = "arcwright-mpi.so";
    std::error_code error;
    const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
    const fs::path beside = folder / module; // of a build
    const fs::path installed = folder.parent_path() / "lib" / "arcwright" / module;
    const fs::path& path = fs::exists(beside, error) ? beside : installed;
    if (!fs::exists(path, error)) {
        reason = "this build of Arcwright has no MPI: there is no " + installed.string();
        return nullptr;
    }
    // What MPI itself loads later looks for MPI's symbols among those of the process.
    void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
    void* open = library == nullptr ? nullptr : dlsym(library, openExchangeName);
    if (open == nullptr) {
        const char* why = dlerror();
        reason = "MPI cannot be loaded: " + std::string(why == nullptr ? path.string() : why);
        return nullptr;
    }
    return std::unique_ptr<Exchange>(reinterpret_cast<OpenExchange>(open)());
}

std::string ProcessName::text() const
{
    return machine + '\n' + host + '\n' + std::to_string(process);
}

ProcessName ProcessName::from(const std::string& text)
{
    ProcessName name;
    std::istringstream lines(text);
    std::getline(lines, name.machine);
    std::getline(lines, name.host);
    lines >> name.process;
    return name;
}

ProcessName thisProcess()
{
    std::string boot;
    std::ifstream("/proc/sys/kernel/random/boot_id") >> boot;
    std::error_code error;
    const std::string processes = fs::read_symlink("/proc/self/ns/pid", error).string();
    std::string host(256, '\0');
    if (::gethostname(host.data(), host.size() - 1) != 0)
        host = "?";
    host.resize(std::string_view(host.c_str()).size());
    return {boot + ' ' + processes, host, static_cast<int>(::getpid())};
}

bool hasEnded(const ProcessName& process, const ProcessName& asking)
{
    if (process.process <= 0 || process.machine != asking.machine)
        return false;
    return ::kill(process.process, 0) != 0 && errno == ESRCH;
}

} // namespace arcwright::cluster
