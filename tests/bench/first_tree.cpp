// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a start takes as somebody sees it: from the program's execution to the first picture of the screen with the
// tree, looked at from another process, which asks the X server for the middle of the screen again and again.
//   Xvfb :9 -screen 0 1280x800x24 & DISPLAY=:9 arcwright_first_tree [--runs N] [--cold] PROGRAM FILE
// --cold has the kernel forget all files before each run, for which one has to be root. On a machine that is busy give
// server and program the processor first: chrt -f 15 arcwright_first_tree …, chrt -f -p 20 PID-OF-XVFB.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <memory>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr Milliseconds quiet(1500); ///< without another picture: nothing more comes
constexpr Milliseconds longest(30000);

/// How many points of a picture are not of its ground, the colour that more than half of them have.
long inkOf(const XImage& image)
{
    const auto* points = reinterpret_cast<const std::uint32_t*>(image.data);
    const long count = static_cast<long>(image.width) * image.height;
    std::uint32_t ground = 0;
    long votes = 0;
    for (long i = 0; i < count; ++i) { // Boyer and Moore's vote
        if (votes == 0)
            ground = points[i];
        votes += points[i] == ground ? 1 : -1;
    }
    return std::count_if(points, points + count, [ground](std::uint32_t point) { return point != ground; });
}

/// Where the middle of a tree is in a window that fills the screen: right of the list of sentences.
long inkOnScreen(Display* display)
{
    const int screen = DefaultScreen(display);
    const int width = DisplayWidth(display, screen);
    const int height = DisplayHeight(display, screen);
    XImage* image = XGetImage(display, DefaultRootWindow(display), width * 45 / 100, height * 45 / 100,
        static_cast<unsigned>(width * 2 / 5), static_cast<unsigned>(height / 5), AllPlanes, ZPixmap);
    if (image == nullptr)
        return 0;
    const long ink = inkOf(*image);
    XDestroyImage(image);
    return ink;
}

/// Milliseconds from the start to the first picture that has nine tenths of what the last one has; none where nothing
/// was ever drawn.
std::optional<double> timeToTree(Display* display, char** command)
{
    struct Picture {
        double at;
        long ink;
    };
    std::vector<Picture> pictures;
    const auto start = Clock::now();
    const pid_t child = fork();
    if (child == 0) {
        execvp(command[0], command);
        _exit(127);
    }
    long ink = inkOnScreen(display);
    auto changed = Clock::now();
    while (Milliseconds(Clock::now() - start) < longest) {
        if (const long now = inkOnScreen(display); now != ink) {
            ink = now;
            changed = Clock::now();
            pictures.push_back({Milliseconds(changed - start).count(), ink});
        }
        if (!pictures.empty() && Milliseconds(Clock::now() - changed) > quiet)
            break;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    kill(child, SIGTERM);
    waitpid(child, nullptr, 0);
    const auto isTree = [&](const Picture& picture) { return ink > 0 && picture.ink >= ink * 9 / 10; };
    const auto first = std::find_if(pictures.begin(), pictures.end(), isTree);
    return first == pictures.end() ? std::nullopt : std::optional(first->at);
}

bool forgetFiles()
{
    sync();
    std::ofstream caches("/proc/sys/vm/drop_caches");
    caches << 3 << std::flush;
    return caches.good();
}

} // namespace

int main(int argc, char** argv)
{
    int runs = 9;
    bool isCold = false;
    int at = 1;
    for (; at < argc && argv[at][0] == '-'; ++at) {
        if (std::string_view(argv[at]) == "--cold")
            isCold = true;
        else if (std::string_view(argv[at]) == "--runs" && at + 1 < argc)
            runs = std::max(std::atoi(argv[++at]), 1);
    }
    const std::unique_ptr<Display, int (*)(Display*)> display(XOpenDisplay(nullptr), XCloseDisplay);
    if (at >= argc || !display) {
        std::fputs("Name a program and a file, and a display in DISPLAY.\n", stderr);
        return 2;
    }
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        if (isCold && !forgetFiles()) {
            std::fputs("The kernel forgets files for root alone.\n", stderr);
            return 2;
        }
        const auto time = timeToTree(display.get(), argv + at);
        if (!time) {
            std::fputs("Nothing was drawn.\n", stderr);
            return 1;
        }
        times.push_back(*time);
    }
    std::sort(times.begin(), times.end());
    std::printf(
        "%d runs: median %.0f ms, %.0f to %.0f ms\n", runs, times[times.size() / 2], times.front(), times.back());
}
