// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/askable.h"

#include <algorithm>
#include <optional>

namespace arcwright {

namespace {

using Field = PatternField::Kind;

bool comparesLayers(const PatternCondition& condition)
{
    return condition.isFlag
        && (condition.flag == WordFlag::Wrong || condition.flag == WordFlag::WrongHead
            || condition.flag == WordFlag::WrongRelation);
}

bool asksForPredicted(const PatternCondition& condition)
{
    return comparesLayers(condition) || condition.layer == PatternLayer::Predicted;
}

/// The field of words that a kind of field is; none where every unit has it, or where it is a further one.
std::optional<WordField> wordFieldOf(Field kind)
{
    switch (kind) {
    case Field::Lemma:
        return WordField::Lemma;
    case Field::Upos:
        return WordField::Upos;
    case Field::Xpos:
        return WordField::Xpos;
    case Field::Feats:
        return WordField::Feats;
    case Field::Misc:
        return WordField::Misc;
    case Field::Deps:
        return WordField::Parents;
    default:
        return std::nullopt;
    }
}

bool isInFormat(const Format& format, const PatternCondition& condition)
{
    if (condition.isFlag)
        return condition.flag != WordFlag::SeveralParents
            || (!format.hasBunsetsu() && format.holds(WordField::Parents));
    if (condition.field.kind == Field::Further)
        return !format.hasBunsetsu() && format.holdsFurther(condition.field.part);
    const auto field = wordFieldOf(condition.field.kind);
    return !field || (!format.hasBunsetsu() && format.holds(*field));
}

bool isInFormat(const Format& format, const PatternLink& link)
{
    const bool asksForGoldParents = link.kind == LinkKind::Parent && link.layer == PatternLayer::Gold;
    return !asksForGoldParents || (!format.hasBunsetsu() && format.holds(WordField::Parents));
}

template <class Asked>
bool isInFiles(const SearchedFiles& files, const Asked& asked)
{
    return files.formats.empty()
        || std::any_of(files.formats.begin(), files.formats.end(),
            [&](const FormatPointer& format) { return isInFormat(*format, asked); });
}

std::string nameOf(const PatternCondition& condition)
{
    if (condition.isFlag)
        return "several-parents";
    std::string name(fieldName(condition.field));
    return condition.field.part.empty() ? name : name + '.' + condition.field.part;
}

tl::unexpected<PatternProblem> problem(PatternError error, std::size_t column, std::string argument = {})
{
    return tl::unexpected(PatternProblem{error, column, std::move(argument)});
}

} // namespace

bool asksForPredicted(const Pattern& pattern)
{
    return std::any_of(pattern.nodes.begin(), pattern.nodes.end(), [](const PatternNode& node) {
        return std::any_of(node.conditions.begin(), node.conditions.end(),
            [](const PatternCondition& condition) { return asksForPredicted(condition); });
    }) || std::any_of(pattern.links.begin(), pattern.links.end(), [](const PatternLink& link) {
        return link.layer == PatternLayer::Predicted;
    });
}

bool asksForPredicted(const Rewrite& rewrite)
{
    return std::any_of(rewrite.begin(), rewrite.end(),
        [](const Assignment& assignment) { return assignment.source == ValueSource::Predicted; });
}

PatternResult<void> askable(const Pattern& pattern, const SearchedFiles& files)
{
    for (const PatternNode& node : pattern.nodes) {
        for (const PatternCondition& condition : node.conditions) {
            if (!isInFiles(files, condition))
                return problem(PatternError::NotInFiles, condition.column, nameOf(condition));
            if (!files.hasPredicted && asksForPredicted(condition))
                return problem(PatternError::NothingPredicted, condition.column);
        }
    }
    for (const PatternLink& link : pattern.links) {
        if (!isInFiles(files, link))
            return problem(PatternError::NotInFiles, link.column, "+>");
        if (!files.hasPredicted && link.layer == PatternLayer::Predicted)
            return problem(PatternError::NothingPredicted, link.column);
    }
    return {};
}

} // namespace arcwright
