// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "core/evaluation/property.h"

// The command line reads these too, without Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// A value of a property that the program itself has named, and how it is shown, in English; the context is "Value".
struct NamedValue {
    std::string_view name;
    const char* sentence;
};

/// The kinds of attachment of resources/attachment_kinds.txt.
inline constexpr std::array<NamedValue, 7> attachmentKindNames{{
    {"PP", QT_TRANSLATE_NOOP("Value", "adpositional phrase (PP)")},
    {"coordination", QT_TRANSLATE_NOOP("Value", "coordination")},
    {"relative clause", QT_TRANSLATE_NOOP("Value", "relative clause")},
    {"clause", QT_TRANSLATE_NOOP("Value", "clause")},
    {"root", QT_TRANSLATE_NOOP("Value", "root")},
    {"punctuation", QT_TRANSLATE_NOOP("Value", "punctuation")},
    {"apposition and name", QT_TRANSLATE_NOOP("Value", "apposition and name")},
}};

/// Of the properties whose values are the same in all treebanks.
inline constexpr std::array<NamedValue, 7> fixedValueNames{{
    {"root", QT_TRANSLATE_NOOP("Value", "root")},
    {"left", QT_TRANSLATE_NOOP("Value", "left")},
    {"right", QT_TRANSLATE_NOOP("Value", "right")},
    {"projective", QT_TRANSLATE_NOOP("Value", "projective")},
    {"non-projective", QT_TRANSLATE_NOOP("Value", "non-projective")},
    {"known", QT_TRANSLATE_NOOP("Value", "known")},
    {"unknown", QT_TRANSLATE_NOOP("Value", "unknown")},
}};

inline constexpr std::array<NamedValue, 6> repairNames{{
    {"root", QT_TRANSLATE_NOOP("Value", "another root")},
    {"reversal", QT_TRANSLATE_NOOP("Value", "reverse an arc")},
    {"too-low", QT_TRANSLATE_NOOP("Value", "move up the tree")},
    {"too-high", QT_TRANSLATE_NOOP("Value", "move down the tree")},
    {"elsewhere", QT_TRANSLATE_NOOP("Value", "move elsewhere")},
    {"relation", QT_TRANSLATE_NOOP("Value", "another relation")},
}};

/// What words are called that have nothing of a property.
constexpr const char* sentenceOfNone(Property property)
{
    switch (property) {
    case Property::Kind:
        return QT_TRANSLATE_NOOP("Value", "none of these kinds");
    case Property::Relation:
        return QT_TRANSLATE_NOOP("Value", "no relation");
    case Property::Tag:
    case Property::HeadTag:
        return QT_TRANSLATE_NOOP("Value", "no tag");
    case Property::Particle:
        return QT_TRANSLATE_NOOP("Value", "no particle");
    case Property::Genre:
        return QT_TRANSLATE_NOOP("Value", "no genre");
    default:
        return QT_TRANSLATE_NOOP("Value", "none");
    }
}

/// How a value is shown, to be translated; null where the treebank, or the user, has named it: that stays as it is.
constexpr const char* valueSentence(Property property, std::string_view name)
{
    const auto in = [&](const auto& names) -> const char* {
        const auto found
            = std::find_if(names.begin(), names.end(), [&](const NamedValue& each) { return each.name == name; });
        return found == names.end() ? nullptr : found->sentence;
    };
    if (name == "other")
        return QT_TRANSLATE_NOOP("Value", "other");
    if (name == "none")
        return sentenceOfNone(property);
    switch (property) {
    case Property::Kind:
        return in(attachmentKindNames);
    case Property::Repair:
        return in(repairNames);
    case Property::Direction:
    case Property::Projectivity:
    case Property::Vocabulary:
    case Property::Distance:
    case Property::HeadTag:
        return in(fixedValueNames);
    default:
        return nullptr;
    }
}

/// Of a value as breakdowns and confusions have it: a treebank may have a relation that is called `other`, as rare ones
/// are that were gathered.
inline const char* valueSentence(const PropertyValue& value)
{
    const bool isOwn = value.name == "other" && value.texts.size() == 1 && value.texts.front() == value.name;
    return isOwn ? nullptr : valueSentence(value.property, value.name);
}

} // namespace arcwright
