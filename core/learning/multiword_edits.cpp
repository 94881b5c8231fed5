// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/multiword_edits.h"

#include <algorithm>

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include "core/base/utf8.h"
#include "core/learning/character_places.h"

namespace arcwright {

namespace {

constexpr std::size_t longestAffixOfTokens = 6;
constexpr std::uint32_t fewestForms = 2; ///< that an ending or a beginning is told from

/// How many bytes two texts begin with alike, whole characters.
std::size_t commonBeginning(std::string_view first, std::string_view second)
{
    const auto places = characterPlaces(first);
    std::size_t common = 0;
    for (const std::size_t place : places) {
        if (place <= second.size() && first.substr(0, place) == second.substr(0, place))
            common = place;
    }
    return common;
}

std::size_t commonEnd(std::string_view first, std::string_view second)
{
    const auto places = characterPlaces(first);
    for (const std::size_t place : places) {
        if (second.ends_with(first.substr(place)))
            return first.size() - place;
    }
    return 0;
}

using AffixCounts = std::map<std::string, std::map<std::uint32_t, std::uint32_t>>;

/// Edits by number, from 1.
struct EditNumbers {
    std::vector<MultiwordEdit> edits;
    std::map<MultiwordEdit, std::uint32_t> numbers;

    std::uint32_t of(const MultiwordEdit& edit)
    {
        const auto [number, isNew] = numbers.try_emplace(edit, static_cast<std::uint32_t>(edits.size()) + 1);
        if (isNew)
            edits.push_back(edit);
        return number->second;
    }
};

/// How a form is divided, seen from either end; one word, if it is not told otherwise.
struct FormDecisions {
    std::optional<std::uint32_t> atEnd = 0; ///< none where nothing of the form is kept at its beginning
    std::optional<std::uint32_t> atBegin = 0;
};

FormDecisions decisionsFor(const std::string& form, const std::vector<std::string>& words, EditNumbers& numbers)
{
    FormDecisions decisions{std::nullopt, std::nullopt};
    const MultiwordEdit atEnd = multiwordEdit(form, words, true);
    const MultiwordEdit atBegin = multiwordEdit(form, words, false);
    const bool isOtherwise = atEnd.from.size() == form.size() && atBegin.from.size() == form.size();
    if (atEnd.from.size() < form.size() || isOtherwise) // that has nothing in common with its words
        decisions.atEnd = numbers.of(atEnd);
    if (atBegin.from.size() < form.size())
        decisions.atBegin = numbers.of(atBegin);
    return decisions;
}

/// The text with the first character in upper case.
std::string capitalised(const std::string& text)
{
    std::int32_t at = 0;
    UChar32 character = 0;
    U8_NEXT(text.data(), at, static_cast<std::int32_t>(text.size()), character);
    std::string result;
    if (character >= 0)
        icu::UnicodeString(u_totitle(character)).toUTF8String(result);
    return result + text.substr(character < 0 ? 0 : static_cast<std::size_t>(at));
}

bool beginsInUpperCase(std::string_view text)
{
    const std::string_view first = firstCharacters(text, 1);
    return lowerCased(first) != first;
}

/// The affixes whose forms are mostly divided by one edit, and longer ones whose forms are not.
MultiwordEdits::Decisions decidedAffixes(const AffixCounts& counts, bool areEndings)
{
    MultiwordEdits::Decisions decisions;
    std::vector<const AffixCounts::value_type*> byLength;
    for (const auto& each : counts)
        byLength.push_back(&each);
    std::stable_sort(byLength.begin(), byLength.end(),
        [](const auto* one, const auto* other) { return one->first.size() < other->first.size(); });
    for (const auto* each : byLength) {
        const auto& [affix, edits] = *each;
        std::uint32_t all = 0;
        std::uint32_t most = 0; // one word, unless most forms say otherwise
        std::uint32_t times = 0;
        for (const auto& [edit, count] : edits) {
            all += count;
            if (count > times) {
                most = edit;
                times = count;
            }
        }
        const std::uint32_t decision = times * 2 > all ? most : 0;
        std::uint32_t shorter = 0;
        const auto places = characterPlaces(affix);
        for (std::size_t length = places.size() - 1; length-- > 0;) {
            const auto found = decisions.find(
                std::string(areEndings ? lastCharacters(affix, places, length) : firstCharacters(affix, length)));
            if (found != decisions.end()) {
                shorter = found->second;
                break;
            }
        }
        if (decision != shorter && all >= fewestForms)
            decisions.emplace(affix, decision);
    }
    return decisions;
}

} // namespace

MultiwordEdit multiwordEdit(std::string_view form, const std::vector<std::string>& words, bool atEnd)
{
    MultiwordEdit edit;
    edit.atEnd = atEnd;
    if (atEnd) {
        const std::size_t kept = commonBeginning(form, words.front());
        edit.from = form.substr(kept);
        edit.to = words.front().substr(kept);
        edit.others.assign(words.begin() + 1, words.end());
    } else {
        const std::size_t kept = commonEnd(form, words.back());
        edit.from = form.substr(0, form.size() - kept);
        edit.to = words.back().substr(0, words.back().size() - kept);
        edit.others.assign(words.begin(), words.end() - 1);
    }
    return edit;
}

std::optional<std::vector<std::string>> divided(std::string_view form, const MultiwordEdit& edit)
{
    std::vector<std::string> words = edit.others;
    if (edit.atEnd) {
        if (!form.ends_with(edit.from))
            return std::nullopt;
        words.insert(words.begin(), std::string(form.substr(0, form.size() - edit.from.size())) + edit.to);
    } else {
        if (!form.starts_with(edit.from))
            return std::nullopt;
        words.push_back(edit.to + std::string(form.substr(edit.from.size())));
    }
    if (std::any_of(words.begin(), words.end(), [](const std::string& word) { return word.empty(); }))
        return std::nullopt;
    return words;
}

MultiwordEdits MultiwordEdits::learn(const std::map<std::string, Expansions>& forms)
{
    Knowledge knowledge;
    EditNumbers numbers;
    AffixCounts endings;
    AffixCounts beginnings;
    Decisions decisions;
    for (const auto& [form, expansions] : forms) {
        const auto most = std::max_element(expansions.begin(), expansions.end(),
            [](const auto& one, const auto& other) { return one.second < other.second; });
        const FormDecisions decided = most->first.empty() ? FormDecisions() : decisionsFor(form, most->first, numbers);
        decisions.emplace(form, decided.atEnd.value_or(decided.atBegin.value_or(0)));
        const std::string lowered = lowerCased(form);
        const auto places = characterPlaces(lowered);
        const std::size_t longest = std::min(longestAffixOfTokens + 1, places.size() - 1);
        for (std::size_t length = 1; length < longest; ++length) {
            if (decided.atEnd)
                ++endings[std::string(lastCharacters(lowered, places, length))][*decided.atEnd];
            if (decided.atBegin)
                ++beginnings[std::string(firstCharacters(lowered, length))][*decided.atBegin];
        }
    }
    knowledge.edits = std::move(numbers.edits);
    knowledge.endings = decidedAffixes(endings, true);
    knowledge.beginnings = decidedAffixes(beginnings, false);
    MultiwordEdits learnt(std::move(knowledge));
    for (const auto& [form, decision] : decisions) {
        if (decision != 0 || learnt.byAffixes(lowerCased(form)) != 0)
            learnt.m_knowledge.forms.emplace(form, decision);
    }
    return learnt;
}

std::uint32_t MultiwordEdits::byAffixes(std::string_view lowered) const
{
    const auto places = characterPlaces(lowered);
    const std::size_t longest = std::min(longestAffixOfTokens + 1, places.size() - 1);
    for (const bool atEnd : {true, false}) {
        const Decisions& decisions = atEnd ? m_knowledge.endings : m_knowledge.beginnings;
        for (std::size_t length = longest; length-- > 1;) {
            const auto found = decisions.find(
                std::string(atEnd ? lastCharacters(lowered, places, length) : firstCharacters(lowered, length)));
            if (found == decisions.end())
                continue;
            if (found->second != 0)
                return found->second;
            break; // forms with this affix are one word, as far as it goes
        }
    }
    return 0;
}

std::vector<std::string> MultiwordEdits::words(const std::string& form) const
{
    if (m_knowledge.edits.empty())
        return {form};
    const std::string lowered = lowerCased(form);
    auto seen = m_knowledge.forms.find(form);
    if (seen == m_knowledge.forms.end())
        seen = m_knowledge.forms.find(lowered);
    const std::uint32_t decision = seen == m_knowledge.forms.end() ? byAffixes(lowered) : seen->second;
    if (decision != 0) {
        if (auto words = divided(form, m_knowledge.edits[decision - 1]))
            return *words;
        if (auto words = divided(lowered, m_knowledge.edits[decision - 1])) {
            if (beginsInUpperCase(form))
                words->front() = capitalised(words->front());
            return *words;
        }
    }
    return {form};
}

} // namespace arcwright
