// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/attribute_list.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/utf8.h"

namespace arcwright {

namespace {

constexpr std::string_view spaceAfter = "SpaceAfter";
constexpr std::array<std::string_view, 2> spaceKeys{spaceAfter, "SpacesAfter"};

std::vector<std::string_view> itemsOf(std::string_view list)
{
    std::vector<std::string_view> items;
    if (list.empty())
        return items;
    for (auto bar = list.find('|'); bar != std::string_view::npos; bar = list.find('|')) {
        items.push_back(list.substr(0, bar));
        list.remove_prefix(bar + 1);
    }
    items.push_back(list);
    return items;
}

std::string joined(const std::vector<std::string_view>& items)
{
    std::string list;
    for (std::size_t i = 0; i < items.size(); ++i)
        list.append(i == 0 ? "" : "|").append(items[i]);
    return list;
}

std::string_view keyOf(std::string_view item)
{
    return item.substr(0, item.find('='));
}

bool isAttribute(std::string_view item, std::string_view key)
{
    return item.size() > key.size() && item[key.size()] == '=' && item.starts_with(key);
}

/// Puts an item where the alphabet has it.
void insertItem(std::vector<std::string_view>& items, std::string_view item)
{
    const std::string name = lowerCased(keyOf(item));
    const auto place = std::find_if(
        items.begin(), items.end(), [&](std::string_view other) { return lowerCased(keyOf(other)) > name; });
    items.insert(place, item);
}

} // namespace

std::optional<std::string_view> attribute(std::string_view list, std::string_view key)
{
    for (const std::string_view item : itemsOf(list)) {
        if (isAttribute(item, key))
            return item.substr(key.size() + 1);
    }
    return std::nullopt;
}

std::string withAttribute(std::string_view list, std::string_view key, std::string_view value)
{
    std::string item(key);
    item.append("=").append(value);
    auto items = itemsOf(list);
    const auto old
        = std::find_if(items.begin(), items.end(), [&](std::string_view other) { return isAttribute(other, key); });
    if (old != items.end()) {
        *old = item;
        return joined(items);
    }
    insertItem(items, item);
    return joined(items);
}

std::string withoutAttribute(std::string_view list, std::string_view key)
{
    auto items = itemsOf(list);
    if (std::erase_if(items, [&](std::string_view item) { return isAttribute(item, key); }) == 0)
        return std::string(list);
    return joined(items);
}

std::string withAttributesOf(std::string_view list, std::string_view other)
{
    auto items = itemsOf(list);
    for (const std::string_view item : itemsOf(other)) {
        const auto isSame = [&](std::string_view own) { return keyOf(own) == keyOf(item); };
        if (std::none_of(items.begin(), items.end(), isSame))
            insertItem(items, item);
    }
    return joined(items);
}

std::string withTypoOf(std::string_view feats, std::string_view ofMultiword)
{
    const auto typo = attribute(ofMultiword, "Typo");
    return typo ? withAttribute(feats, "Typo", *typo) : std::string(feats);
}

bool hasSpaceAfter(std::string_view misc)
{
    return attribute(misc, spaceAfter) != "No";
}

std::string withSpaceAfter(std::string_view misc, bool space)
{
    if (hasSpaceAfter(misc) == space)
        return std::string(misc);
    return space ? withoutAttribute(misc, spaceAfter) : withAttribute(misc, spaceAfter, "No");
}

void moveSpaceAfter(std::string& from, std::string& to)
{
    for (const std::string_view key : spaceKeys) {
        to = withoutAttribute(to, key);
        if (const auto value = attribute(from, key)) {
            to = withAttribute(to, key, *value);
            from = withoutAttribute(from, key);
        }
    }
}

} // namespace arcwright
