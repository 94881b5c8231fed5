// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table.h"

#include <algorithm>
#include <cstdio>
#include <string_view>

#include "core/base/utf8.h"

namespace arcwright::cli {

namespace {

std::string formatted(const char* format, double number)
{
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, format, number);
    return buffer;
}

/// Columns that a text takes on a terminal: the characters of East Asia take two.
std::size_t widthOf(const std::string& text)
{
    std::size_t width = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view character = firstCharacters(std::string_view(text).substr(at), 1);
        // From U+1100 to U+115F, from U+2E80 to U+D7A3, from U+FF01 to U+FF60 and from U+20000 on, as UTF-8 sorts them.
        const bool isWide = (character >= "\xE1\x84\x80" && character <= "\xE1\x85\x9F")
            || (character >= "\xE2\xBA\x80" && character <= "\xED\x9E\xA3")
            || (character >= "\xEF\xBC\x81" && character <= "\xEF\xBD\xA0") || character >= "\xF0\xA0\x80\x80";
        width += isWide ? 2 : 1;
        at += character.size();
    }
    return width;
}

std::vector<std::size_t> widths(const Table& table)
{
    constexpr std::size_t least = 10;
    std::vector<std::size_t> widest;
    for (const std::string& column : table.columns)
        widest.push_back(std::max(least, widthOf(column)));
    for (const auto& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widest[i] = std::max(widest[i], widthOf(row[i]));
    }
    return widest;
}

std::string textRow(const std::vector<std::string>& cells, const std::vector<std::size_t>& widest)
{
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string blanks(widest[i] - widthOf(cells[i]), ' ');
        text += i == 0 ? cells[i] + blanks : "  " + blanks + cells[i];
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text + '\n';
}

} // namespace

std::string decimals(double number)
{
    return formatted("%.2f", number);
}

std::string probability(double p)
{
    return p < 0.0001 ? "< 0.0001" : formatted("%.4f", p);
}

std::string asText(const Table& shown)
{
    Table table = shown;
    for (auto& row : table.rows)
        std::transform(row.begin(), row.end(), row.begin(), withVisibleControls);
    const auto widest = widths(table);
    std::string text = table.title.empty() ? std::string() : table.title + '\n';
    text += textRow(table.columns, widest);
    for (const auto& row : table.rows)
        text += textRow(row, widest);
    return table.note.empty() ? text : text + table.note + '\n';
}

std::string escapedHtml(const std::string& text)
{
    std::string escaped;
    for (const char c : text) {
        switch (c) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        default:
            escaped += c;
        }
    }
    return escaped;
}

std::string asHtml(const Table& table)
{
    std::string html = "<div class=\"wide\">\n<table>\n";
    if (!table.title.empty())
        html += "<caption>" + escapedHtml(table.title) + "</caption>\n";
    html += "<thead><tr>";
    for (const std::string& column : table.columns)
        html += "<th scope=\"col\">" + escapedHtml(column) + "</th>";
    html += "</tr></thead>\n<tbody>\n";
    for (const auto& row : table.rows) {
        html += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            html += (i == 0 ? "<th scope=\"row\">" : "<td>") + escapedHtml(row[i]) + (i == 0 ? "</th>" : "</td>");
        html += "</tr>\n";
    }
    html += "</tbody>\n</table>\n</div>\n";
    return table.note.empty() ? html : html + "<p class=\"note\">" + escapedHtml(table.note) + "</p>\n";
}

} // namespace arcwright::cli
