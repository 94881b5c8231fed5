// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/repair_misc.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/validation/characters.h"
#include "core/validation/field_items.h"
#include "core/validation/misc_attributes.h"
#include "core/validation/validate.h"

namespace arcwright {

namespace {

bool containsItem(const Items& items, std::string_view item)
{
    return std::find(items.begin(), items.end(), item) != items.end();
}

std::string trimmed(std::string_view text)
{
    return std::string(withoutTrailingWhiteSpace(afterWhiteSpace(text)));
}

/// `name=value` without white space round either.
std::string trimmedItem(const std::string& item)
{
    const MiscAttribute attribute = miscAttribute(item);
    return attribute.hasValue ? trimmed(attribute.name) + '=' + trimmed(attribute.value) : trimmed(item);
}

/// The item with its name as UD writes it.
std::string respelled(const std::string& item)
{
    const MiscAttribute attribute = miscAttribute(item);
    std::string name(singleAttributeLike(attribute.name));
    return attribute.hasValue ? name + '=' + std::string(attribute.value) : name;
}

/// Leaves the first of equal items of that name.
void removeRepeatedItems(Items& items, std::string_view name)
{
    Items kept;
    for (const std::string& item : items) {
        if (miscAttribute(item).name != name || !containsItem(kept, item))
            kept.push_back(item);
    }
    items = std::move(kept);
}

/// The value meant by a SpaceAfter that is not `No`; none if nobody knows, empty for nothing at all.
std::optional<std::string> meantBy(const std::string& item)
{
    const std::string value(miscAttribute(item).value);
    if (lowerCased(value) == "no")
        return std::string(spaceAfterNo);
    if (lowerCased(value) == "yes")
        return std::string();
    if (value.starts_with('\\'))
        return "SpacesAfter=" + value; // escapes are what that attribute has
    return std::nullopt;
}

/// Replaces the item `from`; an empty `to`, or one that is there already, removes it.
void exchange(Items& items, const std::string& from, const std::string& to)
{
    const auto found = std::find(items.begin(), items.end(), from);
    if (found == items.end())
        return;
    if (to.empty() || containsItem(items, to))
        items.erase(found);
    else
        *found = to;
}

/// The multiword token that ends with the word, null if there is none.
const Row* multiwordTokenEndingWith(const SentenceText& sentence, const Row& word)
{
    const auto found = std::find_if(sentence.rows.begin(), sentence.rows.end(),
        [&](const Row& row) { return row.isRange() && row.id.second == word.id.first; });
    return found == sentence.rows.end() ? nullptr : &*found;
}

/// Takes SpaceAfter=No off a word in a multiword token, and gives it to that token if the text fits better so.
std::string movedToMultiwordToken(const SentenceText& sentence, const Row& word)
{
    Items items = miscItems(word);
    std::erase(items, spaceAfterNo);
    std::string removed = withMisc(sentence, word, items);
    const Row* token = multiwordTokenEndingWith(sentence, word);
    if (token == nullptr || containsItem(miscItems(*token), spaceAfterNo))
        return removed;
    const SentenceText without(removed, sentence.columns);
    const Row& sameToken = without.rows[static_cast<std::size_t>(token - sentence.rows.data())];
    Items tokenItems = miscItems(sameToken);
    tokenItems.emplace_back(spaceAfterNo);
    std::string moved = withMisc(without, sameToken, tokenItems);
    ValidationOptions options;
    options.columns = sentence.columns;
    const auto remaining = [&](const std::string& text) { return validateSentence(text, options).findings.size(); };
    return remaining(moved) <= remaining(removed) ? moved : removed;
}

} // namespace

Repair repairedMisc(const SentenceText& sentence, const Row& row, const UdFinding& finding)
{
    Items items = miscItems(row);
    const std::string found = finding.arguments.empty() ? std::string() : finding.arguments.front();
    switch (finding.test) {
    case TestId::EmptyMisc:
        std::erase(items, std::string());
        break;
    case TestId::MiscExtraSpace:
        exchange(items, found, trimmedItem(found));
        break;
    case TestId::MiscAttrTypo:
        for (const std::string& item : miscItems(row)) {
            if (miscAttribute(item).name == found)
                exchange(items, item, respelled(item));
        }
        break;
    case TestId::RepeatedMisc:
        removeRepeatedItems(items, found);
        break;
    case TestId::NospaceafterYes:
        exchange(items, "NoSpaceAfter=Yes", std::string(spaceAfterNo));
        break;
    case TestId::SpaceafterValue:
        if (const auto meant = meantBy(found))
            exchange(items, found, *meant);
        break;
    case TestId::SpaceafterEmptyNode:
        std::erase(items, spaceAfterNo);
        break;
    case TestId::SpaceafterMwtNode:
        return movedToMultiwordToken(sentence, row);
    case TestId::MissingSpaceafter:
        items.emplace_back(spaceAfterNo);
        break;
    default:
        return std::nullopt;
    }
    return withMisc(sentence, row, items);
}

} // namespace arcwright
