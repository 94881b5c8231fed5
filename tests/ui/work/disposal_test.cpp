// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/disposal.h"

#include <thread>

#include <gtest/gtest.h>

namespace arcwright::ui {
namespace disposal_test {

/// Notes on which thread it goes.
class Noting {
public:
    explicit Noting(std::thread::id& where) : m_where(&where) { }
    Noting(const Noting&) = delete;
    Noting& operator=(const Noting&) = delete;
    Noting(Noting&& other) noexcept : m_where(std::exchange(other.m_where, nullptr)) { }
    Noting& operator=(Noting&&) = delete;
    ~Noting()
    {
        if (m_where != nullptr)
            *m_where = std::this_thread::get_id();
    }

private:
    std::thread::id* m_where;
};

TEST(DisposalTest, ValuesGoOnOtherThreadsAndAreGoneWithIt)
{
    std::thread::id first;
    std::thread::id second;
    {
        Disposal disposal;
        disposal.letGo(Noting(first));
        disposal.letGo(Noting(second));
    }
    for (const std::thread::id& where : {first, second}) {
        EXPECT_NE(where, std::thread::id());
        EXPECT_NE(where, std::this_thread::get_id());
    }
}

} // namespace disposal_test
} // namespace arcwright::ui
