// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_offsets.h"

#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/dtag/dtag_token.h"

namespace arcwright {

namespace {

/// `1+2+7` at the new positions, without those that are gone.
std::string shiftedPositions(std::string_view positions, const DtagLineMap& map)
{
    std::string shifted;
    bool isFirst = true;
    for (const std::string_view part : split(positions, '+')) {
        const auto position = parseNumber(part);
        std::string text(part);
        if (position && map.isInFile(*position)) {
            const auto now = map(*position);
            if (!now)
                continue;
            text = std::to_string(*now);
        }
        if (!isFirst)
            shifted += '+';
        shifted += text;
        isFirst = false;
    }
    return shifted;
}

} // namespace

std::optional<std::int64_t> DtagLineMap::operator()(std::int64_t position) const
{
    if (position < begin)
        return position;
    const auto index = static_cast<std::size_t>(position - begin);
    if (index >= moved.size())
        return position + shift;
    return moved[index] < 0 ? std::nullopt : std::optional(moved[index]);
}

std::string shiftedEdgeList(std::string_view list, std::int64_t from, std::int64_t to, const DtagLineMap& map)
{
    const std::string_view before = list;
    std::string shifted;
    bool isFirst = true;
    bool isSame = true;
    while (!list.empty()) {
        const std::string_view item = takeEdgeItem(list);
        std::string text(item);
        if (const auto edge = parseEdgeItem(item); edge && map.isInFile(from + edge->offset)) {
            const auto now = map(from + edge->offset);
            isSame = isSame && now && *now - to == edge->offset;
            if (!now)
                continue;
            if (*now - to != edge->offset)
                text = edgeItemText(static_cast<int>(*now - to), edge->label);
        }
        if (!isFirst)
            shifted += '|';
        shifted += text;
        isFirst = false;
    }
    return isSame ? std::string(before) : shifted;
}

std::optional<std::string> shiftedLine(
    std::string_view line, std::int64_t from, std::int64_t to, const DtagLineMap& map)
{
    if (isTokenLine(line)) {
        DtagTokenLine parts;
        parseTokenLine(line, parts);
        return withEdgeLists(parts, shiftedEdgeList(parts.value("in"), from, to, map),
            shiftedEdgeList(parts.value("out"), from, to, map));
    }
    const auto alignment = parseAlignment(line);
    if (!alignment)
        return std::string(line);
    const std::string first = shiftedPositions(alignment->from, map);
    const std::string second = shiftedPositions(alignment->to, map);
    if (first.empty() || second.empty())
        return std::nullopt;
    const auto begin = static_cast<std::size_t>(alignment->from.data() - line.data());
    const auto middle = begin + alignment->from.size();
    const auto next = static_cast<std::size_t>(alignment->to.data() - line.data());
    std::string text(line.substr(0, begin));
    return text.append(first)
        .append(line.substr(middle, next - middle))
        .append(second)
        .append(line.substr(next + alignment->to.size()));
}

} // namespace arcwright
