// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/rewrite_values.h"

#include <algorithm>
#include <vector>

namespace arcwright {

std::string withMiscAttribute(std::string_view list, const std::string& name, const std::string& value)
{
    std::string joined;
    const std::string attribute = name + '=' + value;
    bool isThere = value.empty();
    const auto add = [&](std::string_view one) { joined.append(joined.empty() ? "" : "|").append(one); };
    while (!list.empty()) {
        const auto end = std::min(list.find('|'), list.size());
        const std::string_view one = list.substr(0, end);
        if (one.substr(0, one.find('=')) != name) {
            if (one != "_")
                add(one);
        } else if (!isThere) {
            add(attribute);
            isThere = true;
        }
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    if (!isThere)
        add(attribute);
    return joined.empty() ? "_" : joined;
}

std::string withFeature(std::string_view list, const std::string& name, const std::string& value)
{
    std::vector<std::string> attributes;
    while (!list.empty()) {
        const auto end = std::min(list.find('|'), list.size());
        const std::string one(list.substr(0, end));
        if (one != "_" && one.substr(0, one.find('=')) != name)
            attributes.push_back(one);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    if (!value.empty()) {
        const auto folded = [](const std::string& text) {
            std::string lower = text.substr(0, text.find('='));
            std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) {
                return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : static_cast<char>(c);
            });
            return lower;
        };
        const auto place = std::find_if(
            attributes.begin(), attributes.end(), [&](const std::string& one) { return folded(one) > folded(name); });
        attributes.insert(place, name + '=' + value);
    }
    std::string joined;
    for (const std::string& one : attributes)
        joined += (joined.empty() ? "" : "|") + one;
    return joined.empty() ? "_" : joined;
}

WordField fieldToSet(PatternField::Kind kind)
{
    switch (kind) {
    case PatternField::Kind::Lemma:
        return WordField::Lemma;
    case PatternField::Kind::Upos:
        return WordField::Upos;
    case PatternField::Kind::Xpos:
        return WordField::Xpos;
    case PatternField::Kind::Feats:
        return WordField::Feats;
    case PatternField::Kind::Misc:
        return WordField::Misc;
    case PatternField::Kind::Relation:
        return WordField::Relation;
    default:
        return WordField::Form;
    }
}

} // namespace arcwright
