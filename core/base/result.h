// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace arcwright {

/// Specialised for each enumeration of problems: the name of its area and how many there are in it.
template <class Enumeration>
struct ProblemArea;

template <class Enumeration>
concept ProblemEnumeration = requires
{
    {
        ProblemArea<Enumeration>::name
        } -> std::convertible_to<std::string_view>;
};

/// The code of a problem whose reason lies with the user's data, files or wishes: an enumerator of one of the
/// enumerations that each floor has of its own (FileProblem, EditProblem, ...). The core gives the code and its
/// arguments; the window and the command line turn them into sentences.
class ProblemCode {
public:
    /// No problem at all, and equal to none.
    constexpr ProblemCode() = default;

    template <ProblemEnumeration Enumeration>
    constexpr ProblemCode(Enumeration problem)
        : m_area(ProblemArea<Enumeration>::name), m_number(static_cast<int>(problem))
    {
    }

    /// The problem as an enumerator of that area; none if it is of another one.
    template <ProblemEnumeration Enumeration>
    constexpr std::optional<Enumeration> as() const
    {
        if (m_area != ProblemArea<Enumeration>::name)
            return std::nullopt;
        return static_cast<Enumeration>(m_number);
    }

    constexpr std::string_view area() const { return m_area; }
    /// The enumerator's index in its enumeration.
    constexpr int number() const { return m_number; }

    friend constexpr auto operator<=>(const ProblemCode&, const ProblemCode&) = default;

private:
    std::string_view m_area;
    int m_number = 0;
};

/// `file 3`: for keys and logs.
inline std::string textOf(ProblemCode code)
{
    return std::string(code.area()) + ' ' + std::to_string(code.number());
}

/// Why work that was begun has no result.
enum class JobProblem {
    OutOfMemory,
    Cancelled,
};

template <>
struct ProblemArea<JobProblem> {
    static constexpr std::string_view name = "job";
    static constexpr int count = static_cast<int>(JobProblem::Cancelled) + 1;
};

/// One problem, with where it is. Lines and columns count from 1, columns in characters; 0 means "the whole file".
struct Problem {
    ProblemCode code{};
    std::string file;
    std::size_t line = 0;
    std::size_t column = 0;
    std::vector<std::string> arguments;

    friend bool operator==(const Problem&, const Problem&) = default;
};

template <class T>
using Result = tl::expected<T, Problem>;

inline tl::unexpected<Problem> failure(Problem problem)
{
    return tl::unexpected<Problem>(std::move(problem));
}

inline tl::unexpected<Problem> failure(ProblemCode code, std::string file = {})
{
    return tl::unexpected<Problem>(Problem{code, std::move(file), 0, 0, {}});
}

} // namespace arcwright
