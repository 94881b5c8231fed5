// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/pattern_fields.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arcwright {

namespace {

struct NamedFlag {
    std::string_view name;
    WordFlag flag;
};
constexpr NamedFlag namedFlags[] = {{"wrong", WordFlag::Wrong}, {"wrong head", WordFlag::WrongHead},
    {"wrong relation", WordFlag::WrongRelation}, {"right", WordFlag::Right}, {"right head", WordFlag::RightHead},
    {"right relation", WordFlag::RightRelation}, {"pinned", WordFlag::Pinned}, {"confirmed", WordFlag::Confirmed},
    {"nonprojective", WordFlag::NonProjective}, {"projective", WordFlag::Projective}, {"root", WordFlag::Root},
    {"leaf", WordFlag::Leaf}, {"several-parents", WordFlag::SeveralParents}, {"punctuation", WordFlag::Punctuation},
    {"empty", WordFlag::Empty}};

struct NamedField {
    std::string_view name;
    PatternField::Kind kind;
};
constexpr NamedField namedFields[] = {{"form", PatternField::Kind::Form}, {"lemma", PatternField::Kind::Lemma},
    {"upos", PatternField::Kind::Upos}, {"xpos", PatternField::Kind::Xpos}, {"feats", PatternField::Kind::Feats},
    {"misc", PatternField::Kind::Misc}, {"relation", PatternField::Kind::Relation},
    {"deprel", PatternField::Kind::Relation}, {"head", PatternField::Kind::Head}, {"id", PatternField::Kind::Id},
    {"deps", PatternField::Kind::Deps}, {"tag", PatternField::Kind::Tag}, {"head-tag", PatternField::Kind::HeadTag},
    {"distance", PatternField::Kind::Distance}, {"direction", PatternField::Kind::Direction},
    {"depth", PatternField::Kind::Depth}, {"length", PatternField::Kind::Length},
    {"position", PatternField::Kind::Position}, {"parents", PatternField::Kind::Parents},
    {"projectivity", PatternField::Kind::Projectivity}, {"confidence", PatternField::Kind::Confidence},
    {"known", PatternField::Kind::Known}, {"repair", PatternField::Kind::Repair},
    {"outcome", PatternField::Kind::Outcome}, {"document", PatternField::Kind::Document},
    {"genre", PatternField::Kind::Genre}, {"particle", PatternField::Kind::Particle},
    {"kind", PatternField::Kind::Kind}, {"candidates", PatternField::Kind::Candidates},
    {"margin", PatternField::Kind::Margin}, {"reach", PatternField::Kind::Reach}, {"cause", PatternField::Kind::Cause},
    {"repairs", PatternField::Kind::Repairs}, {"arcs", PatternField::Kind::Arcs},
    {"misses", PatternField::Kind::Misses}, {"sent_id", PatternField::Kind::SentenceId},
    {"text", PatternField::Kind::Text}, {"comment", PatternField::Kind::Comment},
    {"multiword", PatternField::Kind::Multiword}};

struct NamedColumn {
    std::string_view column;
    std::string_view field;
};
constexpr NamedColumn namedColumns[] = {{"ID", "id"}, {"FORM", "form"}, {"LEMMA", "lemma"}, {"UPOS", "upos"},
    {"XPOS", "xpos"}, {"FEATS", "feats"}, {"HEAD", "head"}, {"DEPREL", "relation"}, {"DEPS", "deps"}, {"MISC", "misc"}};

constexpr std::array<std::string_view, 3> directions{"left", "right", "root"};
constexpr std::array<std::string_view, 2> projectivities{"projective", "non-projective"};
constexpr std::array<std::string_view, 2> knowledge{"yes", "no"};
constexpr std::array<std::string_view, 6> repairs{"root", "reversal", "too-low", "too-high", "elsewhere", "relation"};
constexpr std::array<std::string_view, 3> reaches{"second-best", "behind", "out-of-reach"};
constexpr std::array<std::string_view, 4> causes{"search", "model", "pruned", "other-shape"};
constexpr std::array<std::string_view, 3> metrics{"CLAS", "MLAS", "BLEX"};
constexpr std::array<std::string_view, 3> outcomes{"right", "wrong-head", "wrong-relation"};

} // namespace

std::string_view flagName(WordFlag flag)
{
    const auto* const found = std::find_if(
        std::begin(namedFlags), std::end(namedFlags), [&](const NamedFlag& each) { return each.flag == flag; });
    return found->name;
}

std::optional<WordFlag> flagNamed(std::string_view name)
{
    const auto* const found = std::find_if(
        std::begin(namedFlags), std::end(namedFlags), [&](const NamedFlag& each) { return each.name == name; });
    return found == std::end(namedFlags) ? std::nullopt : std::optional(found->flag);
}

tl::expected<PatternField, PatternError> patternField(std::string_view name)
{
    const auto dot = name.find('.');
    const std::string_view head = name.substr(0, dot);
    std::string part(dot == std::string_view::npos ? std::string_view() : name.substr(dot + 1));
    if (head == "field" && !part.empty()) {
        if (!fieldOfColumn(part).empty())
            return tl::unexpected(PatternError::ColumnIsField);
        return PatternField{PatternField::Kind::Further, std::move(part)};
    }
    const auto* const found = std::find_if(
        std::begin(namedFields), std::end(namedFields), [&](const NamedField& each) { return each.name == head; });
    const bool mayHaveParts = head == "feats" || head == "misc" || head == "comment";
    if (found == std::end(namedFields) || (dot != std::string_view::npos && (!mayHaveParts || part.empty())))
        return tl::unexpected(PatternError::UnknownField);
    return PatternField{found->kind, std::move(part)};
}

std::string_view fieldName(const PatternField& field)
{
    const auto* const found = std::find_if(std::begin(namedFields), std::end(namedFields),
        [&](const NamedField& each) { return each.kind == field.kind; });
    return found == std::end(namedFields) ? "field" : found->name;
}

std::string fullName(const PatternField& field)
{
    std::string name(fieldName(field));
    return field.part.empty() ? name : name + '.' + field.part;
}

std::string_view fieldOfColumn(std::string_view column)
{
    const auto* const found = std::find_if(std::begin(namedColumns), std::end(namedColumns),
        [&](const NamedColumn& each) { return each.column == column; });
    return found == std::end(namedColumns) ? std::string_view() : found->field;
}

bool namesFieldOfNode(std::string_view text)
{
    const auto dot = text.find('.');
    if (dot == 0 || dot == std::string_view::npos)
        return false;
    const auto field = layerField(text.substr(dot + 1));
    return field || field.error() == PatternError::ColumnIsField;
}

bool isOfFiles(const PatternField& field)
{
    return field.kind <= PatternField::Kind::Deps || field.kind == PatternField::Kind::Further;
}

bool isNumber(const PatternField& field)
{
    switch (field.kind) {
    case PatternField::Kind::Head:
    case PatternField::Kind::Id:
    case PatternField::Kind::Distance:
    case PatternField::Kind::Depth:
    case PatternField::Kind::Length:
    case PatternField::Kind::Position:
    case PatternField::Kind::Parents:
    case PatternField::Kind::Confidence:
    case PatternField::Kind::Candidates:
    case PatternField::Kind::Margin:
    case PatternField::Kind::Repairs:
        return true;
    default:
        return false;
    }
}

bool isOfLayer(const PatternField& field)
{
    switch (field.kind) {
    case PatternField::Kind::Head:
    case PatternField::Kind::Relation:
    case PatternField::Kind::Distance:
    case PatternField::Kind::Direction:
    case PatternField::Kind::Depth:
    case PatternField::Kind::Parents:
    case PatternField::Kind::Projectivity:
    case PatternField::Kind::HeadTag:
    case PatternField::Kind::Known:
    case PatternField::Kind::Kind:
        return true;
    default:
        return isOfOtherLayer(field);
    }
}

bool isOfOtherLayer(const PatternField& field)
{
    switch (field.kind) {
    case PatternField::Kind::Confidence:
    case PatternField::Kind::Repair:
    case PatternField::Kind::Outcome:
    case PatternField::Kind::Candidates:
    case PatternField::Kind::Margin:
    case PatternField::Kind::Reach:
    case PatternField::Kind::Cause:
    case PatternField::Kind::Repairs:
    case PatternField::Kind::Arcs:
    case PatternField::Kind::Misses:
        return true;
    default:
        return false;
    }
}

std::span<const std::string_view> fieldValues(const PatternField& field)
{
    switch (field.kind) {
    case PatternField::Kind::Direction:
        return directions;
    case PatternField::Kind::Projectivity:
        return projectivities;
    case PatternField::Kind::Known:
        return knowledge;
    case PatternField::Kind::Repair:
        return repairs;
    case PatternField::Kind::Outcome:
        return outcomes;
    case PatternField::Kind::Misses:
        return metrics;
    case PatternField::Kind::Reach:
        return reaches;
    case PatternField::Kind::Cause:
        return causes;
    default:
        return {};
    }
}

tl::expected<LayerField, PatternError> layerField(std::string_view name)
{
    auto field = patternField(name);
    LayerField found;
    bool isNamed = false;
    for (auto dot = name.find('.');
         !field && field.error() == PatternError::UnknownField && dot != std::string_view::npos && dot > 0;
         dot = name.find('.', dot + 1)) {
        field = patternField(name.substr(dot + 1));
        found.layer.name = name.substr(0, dot);
        isNamed = true;
    }
    if (!field)
        return tl::unexpected(field.error());
    if (!isNamed && isOfOtherLayer(*field))
        found.layer.name = PatternLayer::predicted;
    if (!canBeAsked(found.layer, *field))
        return tl::unexpected(PatternError::UnknownField);
    found.field = std::move(*field);
    return found;
}

bool canBeAsked(const PatternLayer& layer, const PatternField& field)
{
    return layer.isGold() ? !isOfOtherLayer(field) : isOfLayer(field);
}

} // namespace arcwright
