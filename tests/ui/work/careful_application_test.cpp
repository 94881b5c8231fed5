// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <new>
#include <stdexcept>
#include <vector>

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include "ui/look/problem_text.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/work/careful_application.h"
#include "ui/work/worker.h"

namespace arcwright::ui::testing {

namespace {

/// Asks for more than there is.
void failForMemory()
{
    throw std::bad_alloc();
}

/// Asks for more than there can be.
void failForLength()
{
    std::vector<int> numbers;
    numbers.reserve(std::numeric_limits<std::size_t>::max());
}

/// Takes an event as an action does, by failing. No more of Qt than the delivery lies between: the exception would
/// leak what a mouse's or key's event holds there.
class FailingReceiver : public QObject {
public:
    explicit FailingReceiver(void (*fail)()) : m_fail(fail) { }
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::User)
            m_fail();
        return QObject::event(event);
    }

private:
    void (*m_fail)();
};

} // namespace

TEST(CarefulApplicationTest, AnActionWithoutMemoryEndsAndTheWindowGoesOn)
{
    MainWindow window;
    window.show();
    auto* bar = window.findChild<MessageBar*>();
    ASSERT_NE(bar, nullptr);
    for (const auto& fail : {failForMemory, failForLength}) {
        QSignalSpy told(qobject_cast<CarefulApplication*>(qApp), &CarefulApplication::failed);
        FailingReceiver receiver(fail);
        QCoreApplication::postEvent(&receiver, new QEvent(QEvent::User));
        QTRY_COMPARE(told.count(), 1);
        EXPECT_EQ(told.front().front().value<Problem>().code, JobProblem::OutOfMemory);
        EXPECT_TRUE(window.isVisible());
    }
}

TEST(CarefulApplicationTest, WorkWhoseFailureNobodyHearsIsToldToo)
{
    QSignalSpy told(qobject_cast<CarefulApplication*>(qApp), &CarefulApplication::failed);
    Worker worker;
    QSignalSpy finished(&worker, &Worker::finished);
    worker.start([](const std::stop_token&, const Worker::Post&) { failForLength(); });
    QTRY_COMPARE(finished.count(), 1);
    QTRY_COMPARE(told.count(), 1);

    QSignalSpy heard(&worker, &Worker::failed);
    worker.start([](const std::stop_token&, const Worker::Post&) { failForMemory(); });
    QTRY_COMPARE(finished.count(), 2);
    EXPECT_EQ(heard.count(), 1);
    QCoreApplication::processEvents();
    EXPECT_EQ(told.count(), 1) << "whoever listens says it";
}

} // namespace arcwright::ui::testing
