// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <csignal>
#include <ctime>
#include <iostream>
#include <vector>

#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/core/support/sanitized.h"
#include "tests/ui/support/window_fixture.h"

#ifdef ARCWRIGHT_SANITIZED
#include <sanitizer/allocator_interface.h>
#endif

namespace arcwright::ui::testing {

namespace {

/// What an annotator does in a day, as fast as the window takes it. ARCWRIGHT_WORKING_DAY=1 makes it a whole one; else
/// it is over after a few minutes of that day's work.
struct Day {
    int hours; ///< each of which does the same
    int settled; ///< hours until all is filled that is filled once: fonts, caches, the shelf of models
    int files; ///< opened and closed an hour
    int edits;
    int trainings;
};
constexpr Day wholeDay{10, 3, 50, 1000, 5};
constexpr Day shortDay{4, 2, test::unlessSanitized(6, 3), test::unlessSanitized(60, 20), 1};

/// Bytes of the heap that are in use.
std::size_t bytesInUse()
{
#ifdef ARCWRIGHT_SANITIZED
    return __sanitizer_get_current_allocated_bytes();
#else
    const struct mallinfo2 heap = ::mallinfo2();
    return heap.uordblks + heap.hblkhd;
#endif
}

/// The time in ns that the window's thread has computed.
qint64 processorTime()
{
    timespec spent{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return spent.tv_sec * 1'000'000'000LL + spent.tv_nsec;
}

/// The program stands still, as it does while the machine sleeps, and finds the clock later when it wakes.
void sleepAndWake()
{
    constexpr useconds_t nap = 300'000; // microseconds
    const pid_t parent = ::getpid();
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        ::kill(parent, SIGSTOP);
        ::usleep(nap);
        ::kill(parent, SIGCONT);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
}

class WorkingDay : public WindowTest {
protected:
    void openAndClose(int file)
    {
        const std::string name = "file" + std::to_string(file) + ".conllu";
        open(folder.write(name, "# newdoc id = " + name + '\n' + firstSentences("english.conllu", 3 + file % 3)));
        std::filesystem::remove(folder.file(name));
    }

    void open(const std::string& path)
    {
        settled.clear();
        workspace().open(QStringList(QString::fromStdString(path)));
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window.isBusy(); }));
    }

    /// A head moved by a key, taken back every fifth time, another sentence after each third; the time in ns that the
    /// window's thread takes until it is drawn.
    qint64 edit(int number)
    {
        const qint64 before = processorTime();
        if (number % 3 == 0)
            key(Qt::Key_Down, Qt::AltModifier);
        canvas().setFocus();
        key(Qt::Key_Right);
        key(number % 2 == 0 ? Qt::Key_BracketRight : Qt::Key_BracketLeft);
        if (number % 5 == 0)
            key(Qt::Key_Z, Qt::ControlModifier);
        window.repaint();
        return processorTime() - before;
    }

    void train()
    {
        QSignalSpy finished(&window.learning(), &Learning::finished);
        window.actions()[ActionId::Train]->trigger();
        ASSERT_TRUE(waitFor([&] { return finished.count() > 0 && !window.isBusy(); }));
    }

    void workAnHour(const Day& day, int hour)
    {
        for (int file = 0; file < day.files; ++file)
            openAndClose(file);
        const std::string work = folder.write("work.conllu", firstSentences("english.conllu", 40));
        open(work);
        for (int edited = 0; edited < day.edits; ++edited) {
            m_keys.push_back(edit(edited));
            if (edited % (day.edits / day.trainings) == 0)
                train();
        }
        sleepAndWake();
        key(Qt::Key_S, Qt::ControlModifier);
        ASSERT_TRUE(waitFor([&] { return !workspace().isModified() && !window.isBusy(); }));
        open(folder.write("between.conllu", smallTreebank));
        deliverEverything();
        m_inUse.push_back(bytesInUse());
        std::sort(m_keys.begin(), m_keys.end());
        std::cout << "hour " << hour + 1 << ": " << m_inUse.back() / 1024 << " KB in use, an edit drawn in "
                  << static_cast<double>(m_keys[m_keys.size() / 2]) / 1e6 << " ms (median), at most "
                  << static_cast<double>(m_keys.back()) / 1e6 << " ms\n";
        m_keys.clear();
    }

    std::vector<qint64> m_keys;
    std::vector<std::size_t> m_inUse;
};

} // namespace

TEST_F(WorkingDay, LeavesTheWindowAsLightAsItWas)
{
    const Day day = qEnvironmentVariableIntValue("ARCWRIGHT_WORKING_DAY") > 0 ? wholeDay : shortDay;
    startWith(smallTreebank);
    setEpochs(1);
    for (int hour = 0; hour < day.hours; ++hour) {
        workAnHour(day, hour);
        ASSERT_FALSE(HasFatalFailure());
    }
    // An hour leaves what the window tells of it: lines of the shelf, decisions, figures of the day.
    constexpr std::size_t anHourMayLeave = std::size_t{256} << 10;
    const auto later = static_cast<std::size_t>(day.hours - day.settled);
    EXPECT_LE(m_inUse.back(), m_inUse[static_cast<std::size_t>(day.settled) - 1] + later * anHourMayLeave);
}

} // namespace arcwright::ui::testing
