// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <future>
#include <memory>
#include <system_error>
#include <utility>
#include <vector>

namespace arcwright::ui {

/// Lets go of large values on threads of their own: to free a model and what it predicted takes longer than a frame may
/// be held up. Waits in the end for what is still on its way.
class Disposal {
public:
    template <class Value>
    void letGo(Value value)
    {
        std::erase_if(m_underWay, [](const std::future<void>& one) {
            return one.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
        });
        auto held = std::make_shared<Value>(std::move(value));
        try {
            m_underWay.push_back(std::async(std::launch::async, [held = std::move(held)]() mutable { held.reset(); }));
        } catch (const std::system_error&) { // no thread to be had: then it goes here
        }
    }

private:
    std::vector<std::future<void>> m_underWay;
};

} // namespace arcwright::ui
