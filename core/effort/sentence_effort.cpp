// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effort/sentence_effort.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/json_number.h"

namespace arcwright {

namespace {

using nlohmann::json;

int countOf(const json& object, const char* name)
{
    const int count = wholeNumber<int>(object.at(name));
    if (count < 0)
        throw std::out_of_range("a count below zero");
    return count;
}

} // namespace

std::string effortText(const SentenceEffort& effort)
{
    return json{{"author", effort.by.author}, {"time", effort.by.time}, {"words", effort.words},
        {"seconds", effort.seconds}, {"keys", effort.keys}, {"clicks", effort.clicks}, {"corrected", effort.corrected},
        {"suggested", effort.suggested}, {"right", effort.right}}
        .dump(-1, ' ', false, json::error_handler_t::replace);
}

std::optional<SentenceEffort> effortIn(std::string_view text)
{
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object())
        return std::nullopt;
    try {
        SentenceEffort effort;
        effort.by = {object.at("author").get<std::string>(), wholeNumber<std::int64_t>(object.at("time"))};
        effort.words = countOf(object, "words");
        effort.seconds = object.at("seconds").get<double>();
        effort.keys = countOf(object, "keys");
        effort.clicks = countOf(object, "clicks");
        effort.corrected = countOf(object, "corrected");
        effort.suggested = countOf(object, "suggested");
        effort.right = countOf(object, "right");
        const bool isSound = std::isfinite(effort.seconds) && effort.seconds >= 0;
        return isSound ? std::optional(effort) : std::nullopt;
    } catch (const std::exception&) { // a member that is missing, or is something else
        return std::nullopt;
    }
}

} // namespace arcwright
