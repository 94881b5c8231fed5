// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rules/breach.h"

#include <charconv>
#include <map>

namespace arcwright::test {

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
    }
    return lines;
}

std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0;;) {
        const auto end = text.find(separator, begin);
        parts.push_back(text.substr(begin, end == std::string_view::npos ? end : end - begin));
        if (end == std::string_view::npos)
            return parts;
        begin = end + 1;
    }
}

int numberOf(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : noNumber;
}

std::vector<std::string> addedBreaches(const Breaches& before, const Breaches& after, const EditedPlace& edited)
{
    std::set<std::string> broken = edited.mayBreak; // where the edit was made
    std::map<std::pair<std::string, int>, int> counts; // elsewhere, by the place after the edit
    for (const Breach& breach : before) {
        if (breach.sentence >= edited.first && breach.sentence < edited.first + edited.before)
            broken.insert(breach.rule);
        else
            ++counts[{breach.rule,
                breach.sentence < edited.first ? breach.sentence : breach.sentence + edited.after - edited.before}];
    }
    std::vector<std::string> added;
    for (const Breach& breach : after) {
        const bool isInside = breach.sentence >= edited.first && breach.sentence < edited.first + edited.after;
        const bool isNew = isInside ? !broken.contains(breach.rule)
                                    : --counts[{breach.rule, breach.sentence}] < 0
                && !(breach.sentence < 0 && edited.mayBreak.contains(breach.rule));
        if (isNew)
            added.push_back(breach.rule + " in sentence " + std::to_string(breach.sentence + 1) + ": " + breach.detail);
    }
    return added;
}

} // namespace arcwright::test
