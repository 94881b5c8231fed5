// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effort/annotation_progress.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <map>
#include <utility>

#include "core/effort/effort_log.h"

namespace arcwright {

namespace {

std::optional<double> quotient(double dividend, double divisor)
{
    return divisor > 0 ? std::optional(dividend / divisor) : std::nullopt;
}

constexpr std::int64_t kSecondsOfDay = 86'400;
constexpr std::size_t kFew = 50; ///< sentences that tell a speed

/// The confirmations in groups of one size, so that there are twenty at most, and of ten at least, which tell little
/// enough.
std::vector<SuggestionStretch> stretchesOf(std::span<const SentenceEffort> efforts)
{
    constexpr std::size_t most = 20;
    constexpr std::size_t least = 10;
    const std::size_t size = std::max(least, (efforts.size() + most - 1) / most);
    std::vector<SuggestionStretch> stretches;
    for (std::size_t first = 0; first < efforts.size(); first += size) {
        EffortSum sum;
        const std::size_t end = std::min(first + size, efforts.size());
        for (std::size_t i = first; i < end; ++i)
            sum += efforts[i];
        if (const auto share = sum.shareRight())
            stretches.push_back({first + 1, end, *share});
    }
    return stretches;
}

/// The words that wait, at the speed of the last sentences.
std::optional<double> secondsToEnd(std::size_t words, std::span<const SentenceEffort> efforts)
{
    EffortSum sum;
    for (const SentenceEffort& effort : efforts.last(std::min(kFew, efforts.size())))
        sum += effort;
    const auto perWord = quotient(sum.seconds, static_cast<double>(sum.words));
    return perWord && *perWord > 0 ? std::optional(*perWord * static_cast<double>(words)) : std::nullopt;
}

} // namespace

EffortSum& EffortSum::operator+=(const SentenceEffort& effort)
{
    words += static_cast<std::size_t>(effort.words);
    seconds += effort.seconds;
    keys += static_cast<std::size_t>(effort.keys);
    clicks += static_cast<std::size_t>(effort.clicks);
    corrected += static_cast<std::size_t>(effort.corrected);
    suggested += static_cast<std::size_t>(effort.suggested);
    right += static_cast<std::size_t>(effort.right);
    return *this;
}

std::optional<double> EffortSum::wordsAnHour() const
{
    constexpr double secondsOfHour = 3600;
    return quotient(static_cast<double>(words) * secondsOfHour, seconds);
}

std::optional<double> EffortSum::keysPerCorrection() const
{
    return quotient(static_cast<double>(keys), static_cast<double>(corrected));
}

std::optional<double> EffortSum::secondsPerCorrection() const
{
    return quotient(seconds, static_cast<double>(corrected));
}

std::optional<double> EffortSum::shareRight() const
{
    constexpr double percent = 100;
    return quotient(percent * static_cast<double>(right), static_cast<double>(suggested));
}

std::int64_t dayOf(std::int64_t time)
{
    std::tm local{};
    const std::time_t seconds = time;
    if (::localtime_r(&seconds, &local) == nullptr)
        return time / kSecondsOfDay;
    local.tm_isdst = 0;
    local.tm_hour = local.tm_min = local.tm_sec = 0;
    return ::timegm(&local) / kSecondsOfDay;
}

std::string dayText(std::int64_t day)
{
    std::tm date{};
    const std::time_t seconds = day * kSecondsOfDay;
    if (::gmtime_r(&seconds, &date) == nullptr)
        return {};
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d", &date);
    return {text.data(), length};
}

AnnotationProgress progressOf(
    const Treebank& treebank, std::span<const SentenceEffort> efforts, const std::stop_token& stop)
{
    AnnotationProgress result;
    std::map<std::pair<std::int64_t, std::string>, ProgressDay> days;
    const auto dayFor = [&](const Signature& by) -> ProgressDay& {
        const std::int64_t day = dayOf(by.time);
        ProgressDay& row = days[{day, by.author}];
        row.day = day;
        row.annotator = by.author;
        return row;
    };
    result.sentences = treebank.size();
    for (std::size_t i = 0; i < treebank.size() && !stop.stop_requested(); ++i) {
        const auto sentence = treebank.sentence(i);
        const auto words = static_cast<std::size_t>(sentence->unitCount());
        result.words += words;
        if (sentence->annotation.confirmed) {
            ++result.confirmedSentences;
            result.confirmedWords += words;
            ProgressDay& row = dayFor(sentence->annotation.confirmedBy);
            ++row.sentences;
            row.words += words;
        }
    }
    for (const SentenceEffort& effort : efforts) {
        dayFor(effort.by).effort += effort;
        result.effort += effort;
    }
    for (auto& [key, row] : days)
        result.days.push_back(std::move(row));
    result.suggestions = stretchesOf(efforts);
    result.secondsToEnd = secondsToEnd(result.words - result.confirmedWords, efforts);
    return result;
}

std::optional<double> lastWordsAnHour(std::span<const SentenceEffort> efforts, std::string_view annotator)
{
    EffortSum sum;
    std::size_t taken = 0;
    for (auto effort = efforts.rbegin(); effort != efforts.rend() && taken < kFew; ++effort) {
        if (effort->by.author != annotator || effort->words == 0)
            continue;
        sum += *effort;
        ++taken;
    }
    return sum.wordsAnHour();
}

Result<std::vector<SentenceEffort>> effortsOf(const Treebank& treebank)
{
    std::vector<SentenceEffort> all;
    for (const auto& document : treebank.documents()) {
        auto efforts = readEfforts(document->path());
        if (!efforts)
            return efforts;
        all.insert(all.end(), efforts->begin(), efforts->end());
    }
    std::ranges::stable_sort(all, {}, [](const SentenceEffort& effort) { return effort.by.time; });
    return all;
}

} // namespace arcwright
