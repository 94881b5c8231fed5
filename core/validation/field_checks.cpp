// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/field_checks.h"

#include <algorithm>
#include <set>

#include "core/base/utf8.h"
#include "core/validation/misc_checks.h"

namespace arcwright {

namespace {

using Parts = std::vector<std::string_view>;

std::string text(std::string_view view)
{
    return std::string(view);
}

bool isSortedIgnoringCase(const Parts& parts)
{
    std::vector<std::string> lowered;
    for (const std::string_view part : parts)
        lowered.push_back(lowerCased(part));
    return std::is_sorted(lowered.begin(), lowered.end());
}

bool hasRepetition(Parts parts)
{
    std::sort(parts.begin(), parts.end());
    return std::adjacent_find(parts.begin(), parts.end()) != parts.end();
}

void expectEmpty(TestId test, const Row& row, Column column, Report& report)
{
    const std::string_view field = row.field(column);
    if (field != "_")
        report.add(test, row, column, {text(nameOf(column)), text(field)});
}

void checkMultiwordToken(const Row& row, Report& report)
{
    for (auto column = static_cast<std::size_t>(Column::Lemma); column < static_cast<std::size_t>(Column::Misc);
         ++column) {
        const auto each = static_cast<Column>(column);
        if (each != Column::Feats || row.field(each) != "Typo=Yes")
            expectEmpty(TestId::MwtNonemptyField, row, each, report);
    }
}

void checkTags(const Row& row, Report& report)
{
    const std::string_view upos = row.field(Column::Upos);
    if (!isUniversalPos(upos) && !(row.isEmptyNode() && upos == "_"))
        report.add(TestId::UnknownUpos, row, Column::Upos, {text(upos)});
    if (row.field(Column::Xpos).empty())
        report.add(TestId::EmptyStringInXpos, row, Column::Xpos);
}

void checkFeatureValues(const Row& row, std::string_view feature, std::string_view values, Report& report)
{
    const Parts parts = partsOf(values, ',');
    if (hasRepetition(parts))
        report.add(TestId::RepeatedFeatureValue, row, Column::Feats, {text(feature)});
    if (!isSortedIgnoringCase(parts))
        report.add(TestId::UnsortedFeatureValues, row, Column::Feats, {text(feature)});
}

/// False if a feature is malformed.
bool checkFeats(const Row& row, Report& report)
{
    const std::string_view feats = row.field(Column::Feats);
    if (feats == "_")
        return true;
    const Parts features = partsOf(feats, '|');
    if (!isSortedIgnoringCase(features))
        report.add(TestId::UnsortedFeatures, row, Column::Feats);
    bool ok = true;
    std::set<std::string_view> names;
    for (const std::string_view each : features) {
        if (const auto feature = parseFeature(each)) {
            names.insert(feature->name);
            checkFeatureValues(row, each, feature->values, report);
        } else {
            names.insert(each);
            report.add(TestId::InvalidFeature, row, Column::Feats, {text(each)});
            ok = false;
        }
    }
    if (names.size() != features.size())
        report.add(TestId::RepeatedFeature, row, Column::Feats);
    return ok;
}

void checkDeprel(const Row& row, Report& report)
{
    const std::string_view relation = row.field(Column::Deprel);
    if (!isRelation(relation))
        report.add(TestId::InvalidDeprel, row, Column::Deprel, {text(relation)});
    else if (!isUniversalRelation(mainRelation(relation)))
        report.add(TestId::UnknownUdeprel, row, Column::Deprel, {text(mainRelation(relation))});
}

void checkArcOrder(const Row& row, Report& report)
{
    const auto headBefore
        = [](const EnhancedArc& first, const EnhancedArc& second) { return first.node < second.node; };
    if (!std::is_sorted(row.arcs.begin(), row.arcs.end(), headBefore)) {
        report.add(TestId::UnsortedDeps, row, Column::Deps);
        return;
    }
    for (std::size_t i = 1; i < row.arcs.size(); ++i) {
        const EnhancedArc& before = row.arcs[i - 1];
        const EnhancedArc& arc = row.arcs[i];
        if (arc.head != before.head)
            continue;
        if (arc.relation < before.relation)
            report.add(TestId::UnsortedDeps2, row, Column::Deps, {text(arc.head)});
        else if (arc.relation == before.relation)
            report.add(TestId::RepeatedDeps, row, Column::Deps, {text(arc.text)});
    }
}

void checkDeps(const Row& row, Report& report)
{
    checkArcOrder(row, report);
    if (std::any_of(row.arcs.begin(), row.arcs.end(), [&](const EnhancedArc& arc) { return arc.node == row.node(); }))
        report.add(TestId::DepsSelfLoop, row, Column::Deps);
    for (const EnhancedArc& arc : row.arcs) {
        const std::string_view main = mainRelation(arc.relation);
        if (!isEnhancedRelation(arc.relation))
            report.add(TestId::InvalidEdeprel, row, Column::Deps, {text(arc.relation)});
        else if (!isUniversalRelation(main) && main != "ref")
            report.add(TestId::UnknownEudeprel, row, Column::Deps, {text(main)});
    }
}

} // namespace

bool checkFields(const SentenceText& sentence, Report& report)
{
    bool ok = true;
    for (const Row& row : sentence.rows) {
        if (row.isRange()) {
            checkMultiwordToken(row, report);
        } else {
            if (row.isEmptyNode()) {
                expectEmpty(TestId::EmptyNodeNonemptyField, row, Column::Head, report);
                expectEmpty(TestId::EmptyNodeNonemptyField, row, Column::Deprel, report);
            }
            checkTags(row, report);
            ok = checkFeats(row, report) && ok;
            if (row.isWord())
                checkDeprel(row, report);
            checkDeps(row, report);
        }
        checkMisc(row, report);
    }
    return ok;
}

} // namespace arcwright
