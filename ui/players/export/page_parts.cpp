// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/page_parts.h"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>

namespace arcwright::ui {

namespace {

/// As CSS names it.
QString cssColor(const QColor& color)
{
    constexpr int twoDigits = 2;
    constexpr int hexadecimal = 16;
    const QString opaque = color.name();
    return color.alpha() == 255
        ? opaque
        : opaque + QStringLiteral("%1").arg(color.alpha(), twoDigits, hexadecimal, QLatin1Char('0'));
}

/// Where the numbers of `after` that both lists have once stand in `before`; pairs of places, in the order of `after`.
std::vector<std::pair<int, int>> placesOfSame(const std::vector<int>& before, const std::vector<int>& after)
{
    constexpr int several = -1;
    const auto placesIn = [](const std::vector<int>& numbers) {
        std::unordered_map<int, int> places;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto [known, isNew] = places.try_emplace(numbers[i], static_cast<int>(i));
            if (!isNew)
                known->second = several;
        }
        return places;
    };
    const auto placesBefore = placesIn(before);
    const auto placesAfter = placesIn(after);
    std::vector<std::pair<int, int>> same;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto found = placesBefore.find(after[i]);
        if (found != placesBefore.end() && found->second != several && placesAfter.at(after[i]) != several)
            same.emplace_back(found->second, static_cast<int>(i));
    }
    return same;
}

/// The longest sequence of pairs whose first places rise, too.
std::vector<std::pair<int, int>> rising(const std::vector<std::pair<int, int>>& pairs)
{
    constexpr auto none = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> ends; // by length
    std::vector<std::size_t> former(pairs.size(), none);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto place = std::lower_bound(ends.begin(), ends.end(), pairs[i].first,
            [&](std::size_t end, int first) { return pairs[end].first < first; });
        if (place != ends.begin())
            former[i] = *(place - 1);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::vector<std::pair<int, int>> kept;
    for (std::size_t i = ends.empty() ? none : ends.back(); i != none; i = former[i])
        kept.push_back(pairs[i]);
    std::reverse(kept.begin(), kept.end());
    return kept;
}

} // namespace

QString jsonText(const QString& text)
{
    QString json(u'"');
    for (const QChar character : text) {
        const char16_t code = character.unicode();
        const bool isControl = code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029;
        const bool isMarkup = code == u'<' || code == u'>' || code == u'&';
        const bool isNone = code >= 0xfffe;
        if (isControl || isMarkup || isNone)
            json += QStringLiteral("\\u%1").arg(static_cast<uint>(code), 4, 16, QLatin1Char('0'));
        else if (code == u'"' || code == u'\\')
            json += u'\\' + QString(character);
        else
            json += character;
    }
    return json + u'"';
}

std::vector<int> changeBetween(const std::vector<int>& before, const std::vector<int>& after)
{
    auto same = rising(placesOfSame(before, after));
    same.emplace_back(static_cast<int>(before.size()), static_cast<int>(after.size()));
    std::vector<int> change;
    int read = 0; // of those before
    int written = 0;
    int keep = 0;
    for (const auto& [from, to] : same) {
        if (from > read || to > written) {
            change.insert(change.end(), {keep, from - read, to - written});
            change.insert(change.end(), after.begin() + written, after.begin() + to);
            keep = 0;
        }
        read = from + 1;
        written = to + 1;
        ++keep;
    }
    return change;
}

QString PageParts::classFor(const QString& rule)
{
    if (rule.isEmpty())
        return {};
    QString& name = m_classes[rule];
    if (name.isEmpty()) {
        name = QStringLiteral("p%1").arg(m_classes.size());
        m_rules += QStringLiteral("#drawing .%1{%2}\n").arg(name, rule);
    }
    return name;
}

QString PageParts::colorFor(const QColor& light, const QColor& dark)
{
    QString& name = m_colors[cssColor(light) + cssColor(dark)];
    if (name.isEmpty()) {
        name = QStringLiteral("--c%1").arg(m_colors.size());
        m_lightColors += QStringLiteral("%1:%2;").arg(name, cssColor(light));
        m_darkColors += QStringLiteral("%1:%2;").arg(name, cssColor(dark));
    }
    return name;
}

std::vector<int> PageParts::numbersOf(const std::vector<PaintedPiece>& light, const std::vector<PaintedPiece>& dark)
{
    Q_ASSERT(light.size() == dark.size());
    std::vector<int> numbers;
    numbers.reserve(light.size());
    for (std::size_t i = 0; i < light.size(); ++i) {
        const PaintedPiece& piece = light[i];
        QStringList classes{classFor(piece.style)};
        if (piece.fill.isValid())
            classes << classFor(QStringLiteral("fill:var(%1)").arg(colorFor(piece.fill, dark[i].fill)));
        if (piece.line.isValid())
            classes << classFor(QStringLiteral("stroke:var(%1)").arg(colorFor(piece.line, dark[i].line)));
        classes.removeAll(QString());
        const QString styled = jsonText(classes.join(u' '));
        const QString part = piece.isText()
            ? QStringLiteral("[%1,%2,%3]").arg(piece.place, styled, jsonText(piece.content))
            : QStringLiteral("[\"%1\",%2]").arg(piece.content, styled);
        const auto known = m_numbers.constFind(part);
        if (known != m_numbers.constEnd()) {
            numbers.push_back(*known);
            continue;
        }
        numbers.push_back(static_cast<int>(m_parts.size()));
        m_numbers.insert(part, numbers.back());
        m_parts << part;
    }
    return numbers;
}

} // namespace arcwright::ui
