// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/askable.h"

#include <algorithm>
#include <optional>

namespace arcwright {

namespace {

using Field = PatternField::Kind;

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
    case Field::Parents:
        return WordField::Parents;
    default:
        return std::nullopt;
    }
}

bool isInFormat(const Format& format, const PatternField& field)
{
    if (field.kind == Field::Multiword)
        return format.hasMultiwordTokens();
    if (field.kind == Field::Misses)
        return !format.hasBunsetsu() && format.hasMultiwordTokens();
    if (field.kind == Field::Further)
        return !format.hasBunsetsu() && format.holdsFurther(field.part);
    const auto wordField = wordFieldOf(field.kind);
    return !wordField || (!format.hasBunsetsu() && format.holds(*wordField));
}

tl::unexpected<PatternProblem> problem(
    PatternError error, std::size_t column, std::string argument = {}, std::string more = {})
{
    return tl::unexpected(PatternProblem{error, column, std::move(argument), std::move(more)});
}

bool isAmong(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Of files and layers, what can be asked.
class Asked {
public:
    explicit Asked(const SearchedFiles& files) : m_files(files) { }

    PatternResult<void> condition(const PatternCondition& condition) const
    {
        if (!condition.isFlag) {
            const auto isKnown = field(condition.layer, condition.field, condition.column);
            return isKnown && condition.field.kind == Field::Kind ? kinds(condition) : isKnown;
        }
        if (condition.flag == WordFlag::SeveralParents && !isInFiles({Field::Parents}))
            return problem(PatternError::NotInFiles, condition.column, std::string(flagName(condition.flag)));
        if (condition.flag == WordFlag::Empty && !areInFiles([](const Format& format) {
                return !format.hasBunsetsu() && format.hasMultiwordTokens() && format.holds(WordField::Parents);
            }))
            return problem(PatternError::NotInFiles, condition.column, std::string(flagName(condition.flag)));
        const bool isGold = condition.layer.isGold();
        if (isGold && comparesLayers(condition.flag))
            return problem(PatternError::UnknownLayer, condition.layer.column, condition.layer.name, names());
        return isGold ? PatternResult<void>() : layer(condition.layer, condition.column);
    }

    PatternResult<void> field(const PatternLayer& of, const PatternField& field, std::size_t column) const
    {
        if (of.isGold() && !isInFiles(field))
            return problem(PatternError::NotInFiles, column, fullName(field));
        const bool isOfDocument = field.kind == Field::Document || field.kind == Field::Genre;
        const bool isUnknownKind = field.kind == Field::Kind && m_files.kinds.empty();
        if (isUnknownKind || (isOfDocument && !m_files.hasDocumentNames))
            return problem(PatternError::NotInFiles, column, fullName(field));
        if (of.isGold() && field.kind == Field::Known && !m_files.hasVocabulary)
            return problem(PatternError::NoVocabulary, column);
        if (of.isGold())
            return {};
        const auto isThere = layer(of, column);
        return isThere ? told(of, field, column) : isThere;
    }

    /// What only some layers say.
    PatternResult<void> told(const PatternLayer& of, const PatternField& field, std::size_t column) const
    {
        switch (field.kind) {
        case Field::Confidence:
            return toldBy(m_files.confidentLayers, of, PatternError::NoConfidence, column);
        case Field::Known:
            return m_files.hasVocabulary ? PatternResult<void>()
                                         : toldBy(m_files.knowingLayers, of, PatternError::NoVocabularyOf, column);
        case Field::Candidates:
        case Field::Margin:
            return toldBy(m_files.contestLayers, of, PatternError::NoTournament, column);
        case Field::Arcs:
            return toldBy(m_files.arcLayers, of, PatternError::NoArcs, column);
        case Field::Misses:
            return isInFiles(field) ? PatternResult<void>()
                                    : problem(PatternError::NotInFiles, column, fullName(field));
        case Field::Reach:
        case Field::Cause:
        case Field::Repairs:
            return toldBy(m_files.causeLayers, of, PatternError::NoCauses, column);
        default:
            return {};
        }
    }

    PatternResult<void> link(const PatternLink& link) const
    {
        if (link.kind == LinkKind::Fields) {
            const FieldComparison& comparison = link.comparison;
            const auto first = field(link.layer, comparison.field, link.column);
            return first ? field(comparison.otherLayer, comparison.otherField, comparison.otherColumn) : first;
        }
        if (link.kind == LinkKind::Parent && link.layer.isGold() && !isInFiles({Field::Parents}))
            return problem(PatternError::NotInFiles, link.column, "+>");
        return link.layer.isGold() ? PatternResult<void>() : layer(link.layer, link.column);
    }

private:
    PatternResult<void> toldBy(
        const std::vector<std::string>& layers, const PatternLayer& of, PatternError error, std::size_t column) const
    {
        return isAmong(layers, meant(of)) ? PatternResult<void>() : problem(error, column, meant(of));
    }

    template <class Holds>
    bool areInFiles(const Holds& holds) const
    {
        return m_files.formats.empty()
            || std::any_of(m_files.formats.begin(), m_files.formats.end(),
                [&](const FormatPointer& format) { return holds(*format); });
    }
    bool isInFiles(const PatternField& field) const
    {
        return areInFiles([&](const Format& format) { return isInFormat(format, field); });
    }

    /// Whether there are the kinds of attachment that are asked for.
    PatternResult<void> kinds(const PatternCondition& condition) const
    {
        for (const std::string& name : condition.text.values()) {
            if (name.empty() || isAmong(m_files.kinds, name))
                continue;
            std::string all;
            for (const std::string& kind : m_files.kinds)
                all.append(all.empty() ? "" : ", ").append(kind);
            return problem(PatternError::NoSuchValue, condition.column, name, all);
        }
        return {};
    }

    std::string names() const
    {
        std::string list(m_files.hasPredicted ? PatternLayer::predicted : std::string_view());
        for (const std::string& name : m_files.layers) {
            if (name != PatternLayer::predicted || !m_files.hasPredicted)
                list.append(list.empty() ? "" : ", ").append(name);
        }
        return list;
    }

    /// The name of the layer that is meant: of the only one there is, where none is named.
    std::string meant(const PatternLayer& layer) const
    {
        const bool isOnlyOne
            = layer.name == PatternLayer::predicted && !m_files.hasPredicted && m_files.layers.size() == 1;
        return isOnlyOne ? m_files.layers.front() : layer.name;
    }

    PatternResult<void> layer(const PatternLayer& asked, std::size_t column) const
    {
        const bool isPredicted = asked.name == PatternLayer::predicted;
        if ((isPredicted && m_files.hasPredicted) || isAmong(m_files.layers, meant(asked)))
            return {};
        if (m_files.layers.empty() && (isPredicted || !m_files.hasPredicted))
            return problem(PatternError::NothingPredicted, column);
        if (isPredicted)
            return problem(PatternError::WhichLayer, column, names());
        return problem(PatternError::UnknownLayer, asked.column > 0 ? asked.column : column, asked.name, names());
    }

    const SearchedFiles& m_files;
};

template <class Holds>
bool anyLayer(const Pattern& pattern, const Holds& holds)
{
    return std::any_of(pattern.nodes.begin(), pattern.nodes.end(), [&](const PatternNode& node) {
        return std::any_of(node.conditions.begin(), node.conditions.end(),
            [&](const PatternCondition& condition) { return holds(condition.layer); });
    }) || std::any_of(pattern.links.begin(), pattern.links.end(), [&](const PatternLink& link) {
        return holds(link.layer) || (link.kind == LinkKind::Fields && holds(link.comparison.otherLayer));
    });
}

} // namespace

void addLayer(SearchedFiles& files, const Layer& layer)
{
    files.layers.push_back(layer.name());
    if (layer.hasConfidences())
        files.confidentLayers.push_back(layer.name());
    if (layer.knowsVocabulary())
        files.knowingLayers.push_back(layer.name());
    if (layer.hasContests())
        files.contestLayers.push_back(layer.name());
}

std::vector<std::string> layersAskedFor(const Pattern& pattern)
{
    std::vector<std::string> names;
    anyLayer(pattern, [&](const PatternLayer& layer) {
        if (!layer.isGold() && !isAmong(names, layer.name))
            names.push_back(layer.name);
        return false;
    });
    return names;
}

bool asksForLayers(const Pattern& pattern)
{
    return anyLayer(pattern, [](const PatternLayer& layer) { return !layer.isGold(); });
}

bool asksForLayers(const Query& query)
{
    return asksForLayers(query.pattern)
        || std::any_of(
            query.groups.begin(), query.groups.end(), [](const GroupKey& key) { return !key.layer.isGold(); });
}

bool asksFor(const Query& query, PatternField::Kind kind)
{
    const auto& nodes = query.pattern.nodes;
    return std::any_of(query.groups.begin(), query.groups.end(), [&](const GroupKey& key) {
        return key.field.kind == kind;
    }) || std::any_of(nodes.begin(), nodes.end(), [&](const PatternNode& node) {
        return std::any_of(node.conditions.begin(), node.conditions.end(),
            [&](const PatternCondition& each) { return !each.isFlag && each.field.kind == kind; });
    }) || std::any_of(query.pattern.links.begin(), query.pattern.links.end(), [&](const PatternLink& link) {
        const FieldComparison& comparison = link.comparison;
        return link.kind == LinkKind::Fields && (comparison.field.kind == kind || comparison.otherField.kind == kind);
    });
}

bool asksForPredicted(const Pattern& pattern)
{
    return anyLayer(pattern, [](const PatternLayer& layer) { return layer.name == PatternLayer::predicted; });
}

std::vector<std::string> layersAskedFor(const Rewrite& rewrite)
{
    std::vector<std::string> names;
    for (const Assignment& assignment : rewrite) {
        if (!assignment.layer.isGold() && !isAmong(names, assignment.layer.name))
            names.push_back(assignment.layer.name);
    }
    return names;
}

PatternResult<void> askable(const Pattern& pattern, const SearchedFiles& files)
{
    const Asked asked(files);
    for (const PatternNode& node : pattern.nodes) {
        for (const PatternCondition& condition : node.conditions) {
            if (auto can = asked.condition(condition); !can)
                return can;
        }
    }
    for (const PatternLink& link : pattern.links) {
        if (auto can = asked.link(link); !can)
            return can;
    }
    return {};
}

PatternResult<void> askable(const Query& query, const SearchedFiles& files)
{
    auto can = askable(query.pattern, files);
    for (auto key = query.groups.begin(); can && key != query.groups.end(); ++key)
        can = Asked(files).field(key->layer, key->field, key->column);
    return can;
}

PatternResult<void> askable(const Rewrite& rewrite, const SearchedFiles& files)
{
    for (const Assignment& assignment : rewrite) {
        if (assignment.layer.isGold())
            continue;
        if (auto can = Asked(files).field(assignment.layer, assignment.otherField, assignment.layer.column); !can)
            return can;
    }
    return {};
}

} // namespace arcwright
