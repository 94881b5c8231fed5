// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/random.h"

namespace arcwright::test {

/// Decides what a random edit is: by RapidCheck, which can shrink it (see rapidCheckChoices()), or by a seed.
class Choices {
public:
    using Number = std::function<int(int, int)>;

    explicit Choices(Number number) : m_number(std::move(number)) { }
    explicit Choices(std::uint64_t seed)
    {
        auto random = std::make_shared<Random>(seed);
        m_number = [random](int from, int to) {
            return from + static_cast<int>(random->below(static_cast<std::uint32_t>(to - from)));
        };
    }

    /// A number in [from, to); `from` where there is none.
    int number(int from, int to) { return to > from + 1 ? m_number(from, to) : from; }
    bool coin() { return number(0, 2) == 0; }
    /// True once in so many times.
    bool once(int in) { return number(0, in) == in - 1; }
    template <class T>
    const T& oneOf(const std::vector<T>& choices)
    {
        return choices[static_cast<std::size_t>(number(0, static_cast<int>(choices.size())))];
    }
    std::string text(const std::vector<std::string>& choices) { return oneOf(choices); }

private:
    Number m_number;
};

/// The values that an annotator chooses: those that the rules of the format allow, as far as one edit can keep them,
/// or any.
enum class Manner { Careful, Careless };

} // namespace arcwright::test
