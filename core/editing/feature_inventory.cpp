// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/feature_inventory.h"

#include <algorithm>

namespace arcwright {

namespace {

using Parts = std::vector<std::string_view>;

std::string_view withoutSpaces(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

/// The parts between separators, without those that are empty.
Parts partsOf(std::string_view text, char separator)
{
    Parts parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (const auto part = withoutSpaces(text.substr(0, end)); !part.empty() && part != "_")
            parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Names of features and their values are letters and digits of ASCII.
std::string smallLetters(std::string_view text)
{
    std::string small(text);
    for (char& letter : small) {
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    }
    return small;
}

void sortAndMerge(Parts& parts)
{
    std::stable_sort(parts.begin(), parts.end(),
        [](std::string_view one, std::string_view other) { return smallLetters(one) < smallLetters(other); });
    parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
}

std::string joinedWith(const Parts& parts, char separator)
{
    std::string text;
    for (const std::string_view part : parts)
        text.append(text.empty() ? 0 : 1, separator).append(part);
    return text;
}

/// Names by how often they occur, those that `first` has before all others.
template <class Name, class Count>
std::vector<std::string> rankedNames(const Name* first, const Name* all, Count count)
{
    std::vector<std::string> ranked;
    for (const Name* of : {first, all}) {
        if (of == nullptr)
            continue;
        std::vector<std::pair<std::string, std::size_t>> counted;
        for (const auto& [name, counts] : *of) {
            if (std::find(ranked.begin(), ranked.end(), name) == ranked.end())
                counted.emplace_back(name, count(counts));
        }
        std::stable_sort(counted.begin(), counted.end(),
            [](const auto& one, const auto& other) { return one.second > other.second; });
        for (auto& [name, times] : counted)
            ranked.push_back(std::move(name));
    }
    return ranked;
}

} // namespace

void FeatureInventory::add(std::string_view upos, std::string_view feats)
{
    for (const std::string_view item : partsOf(feats, '|')) {
        const std::size_t sign = item.find('=');
        if (sign == std::string_view::npos || sign == 0)
            continue;
        const std::string name(item.substr(0, sign));
        for (const std::string_view value : partsOf(item.substr(sign + 1), ',')) {
            ++m_all[name][std::string(value)];
            ++m_byUpos[std::string(upos)][name][std::string(value)];
        }
    }
}

const FeatureInventory::Attributes* FeatureInventory::of(std::string_view upos) const
{
    const auto found = m_byUpos.find(upos);
    return found == m_byUpos.end() ? nullptr : &found->second;
}

std::vector<std::string> FeatureInventory::attributes(std::string_view upos) const
{
    return rankedNames(of(upos), &m_all, [](const Counts& values) {
        std::size_t sum = 0;
        for (const auto& [value, times] : values)
            sum += times;
        return sum;
    });
}

std::vector<std::string> FeatureInventory::values(std::string_view upos, std::string_view attribute) const
{
    const auto in = [&](const Attributes* attributes) -> const Counts* {
        if (attributes == nullptr)
            return nullptr;
        const auto found = attributes->find(attribute);
        return found == attributes->end() ? nullptr : &found->second;
    };
    return rankedNames(in(of(upos)), in(&m_all), [](std::size_t times) { return times; });
}

bool areUdFeatures(std::string_view feats)
{
    const Parts items = partsOf(feats, '|');
    return std::all_of(items.begin(), items.end(), [](std::string_view item) {
        const std::size_t sign = item.find('=');
        return sign != std::string_view::npos && sign + 1 < item.size() && item.front() >= 'A' && item.front() <= 'Z';
    });
}

std::string inUdOrder(std::string_view feats)
{
    if (!areUdFeatures(feats))
        return std::string(feats);
    std::vector<std::string> texts;
    for (const std::string_view item : partsOf(feats, '|')) {
        const std::size_t sign = item.find('=');
        Parts values = partsOf(item.substr(sign + 1), ',');
        sortAndMerge(values);
        texts.push_back(std::string(withoutSpaces(item.substr(0, sign))) + '=' + joinedWith(values, ','));
    }
    Parts items(texts.begin(), texts.end());
    sortAndMerge(items);
    return joinedWith(items, '|');
}

} // namespace arcwright
