// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/lemma_edits.h"

#include <algorithm>
#include <array>

#include "core/base/utf8.h"
#include "core/learning/character_places.h"

namespace arcwright {

namespace {

constexpr std::size_t longestLemmaEnding = 7;
constexpr std::size_t longestLoneEnding = 2; ///< of endings that one word alone has, in characters

/// The places of a stretch that two texts have in common, in characters.
struct CommonStretch {
    std::size_t first = 0;
    std::size_t second = 0;
    std::size_t length = 0;
};

CommonStretch longestCommon(std::string_view first, std::string_view second)
{
    const auto places = characterPlaces(first);
    const auto others = characterPlaces(second);
    CommonStretch best;
    std::vector<std::size_t> before(others.size());
    std::vector<std::size_t> here(others.size());
    for (std::size_t i = 1; i < places.size(); ++i) {
        for (std::size_t j = 1; j < others.size(); ++j) {
            const bool isSame = first.substr(places[i - 1], places[i] - places[i - 1])
                == second.substr(others[j - 1], others[j] - others[j - 1]);
            here[j] = isSame ? before[j - 1] + 1 : 0;
            if (here[j] > best.length)
                best = {i - here[j], j - here[j], here[j]};
        }
        std::swap(before, here);
    }
    return {places[best.first], others[best.second], places[best.first + best.length] - places[best.first]};
}

using EditCounts = std::map<std::string, std::map<std::uint32_t, std::uint32_t>>; ///< by ending, of each edit

/// The edit that most words have; ties: the first.
std::uint32_t mostFrequentEdit(const std::map<std::uint32_t, std::uint32_t>& counts)
{
    return std::max_element(counts.begin(), counts.end(), [](const auto& one, const auto& other) {
        return one.second < other.second;
    })->first;
}

/// The most frequent edit of each ending that enough words have.
LemmaEdits::Endings decided(const EditCounts& counts)
{
    LemmaEdits::Endings endings;
    for (const auto& [text, edits] : counts) {
        std::uint32_t words = 0;
        for (const auto& [edit, times] : edits)
            words += times;
        if (words > 1 || characterCount(text) <= longestLoneEnding)
            endings.emplace(text, mostFrequentEdit(edits));
    }
    return endings;
}

} // namespace

std::optional<LemmaEdit> lemmaEdit(std::string_view form, std::string_view lemma)
{
    const std::string lowered = lowerCased(form);
    LemmaEdit edit;
    edit.lower = longestCommon(lowered, lemma).length >= longestCommon(form, lemma).length;
    const std::string_view base = edit.lower ? std::string_view(lowered) : form;
    const CommonStretch common = longestCommon(base, lemma);
    if (common.length == 0)
        return std::nullopt;
    edit.fromBegin = base.substr(0, common.first);
    edit.toBegin = lemma.substr(0, common.second);
    edit.fromEnd = base.substr(common.first + common.length);
    edit.toEnd = lemma.substr(common.second + common.length);
    return edit;
}

std::optional<std::string> edited(std::string_view form, const LemmaEdit& edit)
{
    const std::string base = edit.lower ? lowerCased(form) : std::string(form);
    if (base.size() <= edit.fromBegin.size() + edit.fromEnd.size() || !base.starts_with(edit.fromBegin)
        || !base.ends_with(edit.fromEnd))
        return std::nullopt;
    const std::size_t kept = base.size() - edit.fromBegin.size() - edit.fromEnd.size();
    return edit.toBegin + base.substr(edit.fromBegin.size(), kept) + edit.toEnd;
}

LemmaEdits LemmaEdits::learn(const std::vector<Example>& examples)
{
    Knowledge knowledge;
    std::map<LemmaEdit, std::uint32_t> numbers;
    std::map<std::uint32_t, EditCounts> byTag;
    std::map<std::string, EditCounts> byUpos;
    for (const Example& example : examples) {
        const auto edit = example.lemma.empty() ? std::nullopt : lemmaEdit(example.form, example.lemma);
        if (!edit)
            continue;
        const auto [number, isNew] = numbers.try_emplace(*edit, static_cast<std::uint32_t>(numbers.size()));
        if (isNew)
            knowledge.edits.push_back(*edit);
        const std::string lowered = lowerCased(example.form);
        const auto places = characterPlaces(lowered);
        for (std::size_t length = 0; length <= std::min(longestLemmaEnding, places.size() - 1); ++length) {
            const std::string ending(lastCharacters(lowered, places, length));
            ++byTag[example.tag][ending][number->second];
            ++byUpos[example.upos][ending][number->second];
        }
    }
    for (const auto& [tag, counts] : byTag)
        knowledge.byTag.emplace(tag, decided(counts));
    for (const auto& [upos, counts] : byUpos)
        knowledge.byUpos.emplace(upos, decided(counts));
    return LemmaEdits(std::move(knowledge));
}

std::string LemmaEdits::lemma(std::string_view form, const std::string& upos, std::uint32_t tag) const
{
    const auto ofTag = m_knowledge.byTag.find(tag);
    const auto ofUpos = m_knowledge.byUpos.find(upos);
    const std::array<const Endings*, 2> both{ofTag == m_knowledge.byTag.end() ? nullptr : &ofTag->second,
        ofUpos == m_knowledge.byUpos.end() ? nullptr : &ofUpos->second};
    const std::string lowered = lowerCased(form);
    const auto places = characterPlaces(lowered);
    for (std::size_t length = std::min(longestLemmaEnding, places.size() - 1) + 1; length-- > 0;) {
        const std::string ending(lastCharacters(lowered, places, length));
        for (const Endings* endings : both) {
            const auto found = endings == nullptr ? Endings::const_iterator() : endings->find(ending);
            if (endings == nullptr || found == endings->end())
                continue;
            if (auto lemma = edited(form, m_knowledge.edits[found->second]))
                return *lemma;
        }
    }
    return {};
}

} // namespace arcwright
