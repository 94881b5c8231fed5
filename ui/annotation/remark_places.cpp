// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/remark_places.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace arcwright::ui {

namespace {

bool isBefore(const RemarkPlace& one, const RemarkPlace& other)
{
    return std::tie(one.unit, one.on) < std::tie(other.unit, other.on);
}

/// The word of `8`, `8.1` and `8-9`.
int wordOfPlace(const std::string& node)
{
    int word = 0;
    std::from_chars(node.data(), node.data() + node.size(), word);
    return word;
}

} // namespace

std::vector<RemarkPlace> remarkPlaces(const Sentence& sentence)
{
    std::vector<RemarkPlace> places;
    if (!sentence.annotation.comment.empty())
        places.push_back({0, RemarkOn::Unit, QString::fromStdString(sentence.annotation.comment)});
    for (const Remark& remark : remarksOf(sentence))
        places.push_back({wordOfPlace(remark.node), remark.on, QString::fromStdString(remark.text)});
    std::stable_sort(places.begin(), places.end(), isBefore);
    return places;
}

std::optional<RemarkPlace> remarkBeside(const std::vector<RemarkPlace>& remarks, const RemarkPlace& here, int by)
{
    if (by > 0) {
        const auto next = std::upper_bound(remarks.begin(), remarks.end(), here, isBefore);
        return next == remarks.end() ? std::nullopt : std::optional(*next);
    }
    const auto after = std::lower_bound(remarks.begin(), remarks.end(), here, isBefore);
    return after == remarks.begin() ? std::nullopt : std::optional(*std::prev(after));
}

} // namespace arcwright::ui
