// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/language_rules.h"

#include <algorithm>

#include "core/validation/patterns.h"

namespace arcwright {

std::optional<TestId> LanguageRules::failedBy(
    std::string_view feature, std::string_view value, std::string_view upos) const
{
    const auto known = features.find(feature);
    if (known == features.end())
        return TestId::FeatureUnknown;
    const Feature& rule = known->second;
    if (!rule.isPermitted)
        return TestId::FeatureNotPermitted;
    if (!rule.values.contains(value))
        return TestId::FeatureValueUnknown;
    const auto values = rule.byPos.find(upos);
    if (values == rule.byPos.end())
        return TestId::FeatureUposNotPermitted;
    return values->second.contains(value) ? std::nullopt : std::optional(TestId::FeatureValueUposNotPermitted);
}

bool LanguageRules::permitsRelation(std::string_view relation) const
{
    return relations.contains(relation) || (isUniversal && isUniversalRelation(relation));
}

bool LanguageRules::permitsEnhancedRelation(std::string_view relation) const
{
    if (relation == "ref" || permitsRelation(relation))
        return true;
    for (std::size_t colon = relation.find(':'); colon != relation.npos; colon = relation.find(':', colon + 1)) {
        const std::string_view base = relation.substr(0, colon);
        if (!permitsRelation(base))
            continue;
        const std::string_view marker = relation.substr(colon + 1);
        const std::string_view main = mainRelation(base);
        if (marker == "xsubj" && (main == "nsubj" || main == "csubj"))
            return true;
        const auto known = markers.find(marker);
        if (known == markers.end())
            continue;
        const auto extends = [&](const std::string& other) {
            return base == other || (base.starts_with(other) && base[other.size()] == ':');
        };
        if (std::any_of(known->second.begin(), known->second.end(), extends))
            return true;
    }
    return false;
}

} // namespace arcwright
