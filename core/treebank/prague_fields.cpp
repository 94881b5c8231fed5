// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/prague_fields.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/treebank/effective_dependencies.h"
#include "core/treebank/format.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

constexpr std::string_view fieldsInOrder[]
    = {pml::id, pml::isMember, pml::isParenthesis, pml::isExtra, pml::formChange, pml::token, pml::clause};

std::size_t placeOfField(std::string_view name)
{
    const auto* const found = std::find(std::begin(fieldsInOrder), std::end(fieldsInOrder), name);
    return static_cast<std::size_t>(found - std::begin(fieldsInOrder));
}

std::string itemOf(std::string_view flag)
{
    return std::string(flag) + '=' + std::string(pml::yes);
}

/// Where an item of MISC begins, npos if it is not there.
std::size_t placeOfItem(std::string_view misc, std::string_view item)
{
    for (std::size_t at = 0; at < misc.size(); ++at) {
        const std::size_t end = std::min(misc.find('|', at), misc.size());
        if (misc.substr(at, end - at) == item)
            return at;
        at = end;
    }
    return std::string_view::npos;
}

} // namespace

bool hasPragueFlag(const Token& word, std::string_view flag)
{
    if (!word.furtherField(flag).empty())
        return true;
    return word.misc.size() > flag.size() && placeOfItem(word.misc, itemOf(flag)) != std::string_view::npos;
}

bool isPragueField(std::string_view name)
{
    return placeOfField(name) < std::size(fieldsInOrder);
}

void sortPragueFields(Token& word)
{
    std::stable_sort(
        word.further.begin(), word.further.end(), [](const FurtherField& first, const FurtherField& second) {
            return placeOfField(first.name) < placeOfField(second.name);
        });
}

void setPragueFlag(Token& word, std::string_view flag, bool isOn, bool isFurther)
{
    if (isFurther) {
        word.setFurther(flag, isOn ? std::string(pml::yes) : std::string());
        sortPragueFields(word);
        return;
    }
    const std::string item = itemOf(flag);
    const std::size_t at = placeOfItem(word.misc, item);
    if (isOn == (at != std::string::npos))
        return;
    if (isOn) {
        const bool isEmpty = word.misc.empty() || word.misc == "_";
        word.misc = isEmpty ? item : word.misc + '|' + item;
        return;
    }
    if (at > 0)
        word.misc.erase(at - 1, item.size() + 1); // with the bar before it
    else
        word.misc.erase(0, std::min(item.size() + 1, word.misc.size()));
}

FlagPlace placeOfFlag(const Sentence& sentence, std::string_view flag)
{
    const FormatPointer& format = sentence.source.format;
    if (!format || !sentence.bunsetsu.empty())
        return FlagPlace::None;
    const bool isFurther = format->holdsFurther(flag);
    if (isFurther && format->hasSeveralRoots())
        return FlagPlace::Further;
    const auto hasField = [](const Token& word) {
        return std::any_of(word.further.begin(), word.further.end(),
            [](const FurtherField& field) { return isPragueField(field.name); });
    };
    const auto hasItem
        = [](const Token& word) { return word.misc.starts_with("Id=") || hasPragueFlag(word, pml::isMember); };
    if (isFurther && std::any_of(sentence.tokens.begin(), sentence.tokens.end(), hasField))
        return FlagPlace::Further;
    const bool isItem
        = format->holds(WordField::Misc) && std::any_of(sentence.tokens.begin(), sentence.tokens.end(), hasItem);
    return isItem ? FlagPlace::Misc : FlagPlace::None;
}

std::string relationWithMembership(const Sentence& sentence, int head, std::string_view relation, bool isMember)
{
    const bool hasHead = head > kRoot && head <= sentence.unitCount();
    const std::string_view function = hasHead ? markedRelation(sentence.relationOf(head)).relation : std::string_view();
    const bool joins = function == "Coord" || function == "Apos" || function == "AuxP" || function == "AuxC";
    if (!isMember || !joins || relation.empty() || placeOfFlag(sentence, pml::isMember) == FlagPlace::None)
        return std::string(relation);
    return std::string(relation) + (function == "Apos" ? "_Ap" : "_Co");
}

bool isPraguePunctuation(std::string_view tag)
{
    constexpr std::size_t positions = 15;
    return tag.size() == positions && tag.front() == 'Z';
}

MarkedRelation markedRelation(std::string_view relation)
{
    constexpr std::array<std::string_view, 4> marks{"Co", "Ap", "M", "Pa"};
    const std::size_t bar = relation.rfind('_');
    if (bar == std::string_view::npos || bar == 0)
        return {relation, {}};
    const std::string_view mark = relation.substr(bar + 1);
    const bool isMark = std::find(marks.begin(), marks.end(), mark) != marks.end();
    return isMark ? MarkedRelation{relation.substr(0, bar), mark} : MarkedRelation{relation, {}};
}

std::shared_ptr<const Sentence> withMarkedRelations(std::shared_ptr<const Sentence> sentence)
{
    const auto isMember = [](const Token& word) { return hasPragueFlag(word, pml::isMember); };
    if (!sentence->bunsetsu.empty() || std::none_of(sentence->tokens.begin(), sentence->tokens.end(), isMember))
        return sentence;
    const EffectiveDependencies tree(*sentence);
    auto marked = std::make_shared<Sentence>(*sentence);
    for (int word = 1; word <= marked->size(); ++word) {
        std::string& relation = marked->word(word).relation;
        if (isMember(sentence->word(word)) && markedRelation(relation).mark.empty())
            relation.append("_").append(tree.memberMark(word));
    }
    return marked;
}

} // namespace arcwright
