// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/word_edits.h"

#include <algorithm>

#include "core/base/sequence_alignment.h"
#include "core/documents/sentence_identity.h"
#include "core/formats/text/lines.h"
#include "core/treebank/further_fields.h"

namespace arcwright {

namespace {

/// Makes in `list` what was done to `before` to make it `after`: of what went, the first gives its place to the first
/// that came, and so on; where more came, they go to the end.
template <class Value>
void carryList(std::vector<Value>& list, const std::vector<Value>& before, const std::vector<Value>& after)
{
    const auto isIn = [](const Value& value, const std::vector<Value>& values) {
        return std::find(values.begin(), values.end(), value) != values.end();
    };
    std::vector<Value> came;
    for (const Value& value : after) {
        if (!isIn(value, before) && !isIn(value, list))
            came.push_back(value);
    }
    auto next = came.begin();
    for (const Value& value : before) {
        const auto place = std::find(list.begin(), list.end(), value);
        if (isIn(value, after) || place == list.end())
            continue;
        if (next != came.end())
            *place = std::move(*next++);
        else
            list.erase(place);
    }
    std::move(next, came.end(), std::back_inserter(list));
}

std::vector<std::string> itemsOf(std::string_view misc)
{
    std::vector<std::string> items;
    for (const std::string_view item : split(misc, '|')) {
        if (!item.empty())
            items.emplace_back(item);
    }
    return items;
}

/// MISC changes by item, and an item that has another value keeps its place.
std::string carriedMisc(const std::string& original, const std::string& before, const std::string& after)
{
    if (before == after)
        return original;
    auto items = itemsOf(original);
    carryList(items, itemsOf(before), itemsOf(after));
    std::string misc;
    for (const std::string& item : items)
        misc.append(misc.empty() ? "" : "|").append(item);
    return misc;
}

void carryFurther(Token& token, const Token& before, const Token& after)
{
    const FurtherFields old(before);
    const FurtherFields changed(after);
    for (const FurtherField& field : before.further) {
        if (changed.value(field.name).empty())
            token.setFurther(field.name, {});
    }
    for (const FurtherField& field : after.further) {
        if (old.value(field.name) != field.value)
            token.setFurther(field.name, field.value);
    }
}

void carryArcs(Token& token, const Token& before, const Token& after, const WordMap& map)
{
    const auto parentsBefore = mappedParents(before.parents, map);
    token.parents = mappedParents(token.parents, map);
    if (parentsBefore != after.parents)
        carryList(token.parents, parentsBefore, after.parents);
    token.head = map.now(before.head) == after.head ? map.now(token.head) : after.head;
    if (token.head == WordMap::kGone)
        token.head = kNoHead;
    if (before.relation != after.relation)
        token.relation = after.relation;
}

} // namespace

WordMap::WordMap(const Sentence& before, const Sentence& after)
    : m_now(before.tokens.size() + 1, kGone), m_was(after.tokens.size() + 1, 0)
{
    m_now[0] = 0;
    const auto old = alignedVersions(formsOf(before), formsOf(after));
    for (std::size_t i = 0; i < old.size(); ++i) {
        m_was[i + 1] = old[i] + 1;
        if (old[i] >= 0)
            m_now[static_cast<std::size_t>(old[i]) + 1] = static_cast<int>(i) + 1;
    }
}

bool WordMap::isChanged() const
{
    return std::count(m_was.begin() + 1, m_was.end(), 0) > 0 || std::count(m_now.begin(), m_now.end(), kGone) > 0;
}

int WordMap::placeNow(int before) const
{
    while (before > 0 && now(before) == kGone)
        --before;
    return now(before);
}

std::vector<Parent> mappedParents(const std::vector<Parent>& parents, const WordMap& map)
{
    std::vector<Parent> mapped;
    for (const Parent& parent : parents) {
        const int word = parent.head.empty > 0 ? map.placeNow(parent.head.word) : map.now(parent.head.word);
        if (word != WordMap::kGone)
            mapped.push_back({{word, parent.head.empty}, parent.relation});
    }
    return mapped;
}

std::vector<Token> originalWordsWithEdits(
    const Sentence& original, const Sentence& before, const Sentence& after, const WordMap& map)
{
    std::vector<Token> words;
    for (int id = 1; id <= after.size(); ++id) {
        const Token& now = after.word(id);
        if (map.was(id) == 0) {
            words.push_back(now);
            continue;
        }
        const Token& was = before.word(map.was(id));
        Token token = original.word(map.was(id));
        for (std::string Token::*field : {&Token::form, &Token::lemma, &Token::upos, &Token::xpos, &Token::feats}) {
            if (was.*field != now.*field)
                token.*field = now.*field;
        }
        token.misc = carriedMisc(token.misc, was.misc, now.misc);
        carryFurther(token, was, now);
        carryArcs(token, was, now, map);
        words.push_back(std::move(token));
    }
    return words;
}

} // namespace arcwright
