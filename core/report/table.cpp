// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/table.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <nlohmann/json.hpp>

#include "core/base/separated_values.h"
#include "core/base/utf8.h"

namespace arcwright {

namespace {

/// Not `inf` or `nan`, which are words.
bool beginsWithFigure(const std::string& cell)
{
    const std::size_t at = cell.starts_with('-') ? 1 : 0;
    return at < cell.size() && cell[at] >= '0' && cell[at] <= '9';
}

std::optional<double> figureIn(const std::string& cell)
{
    if (!beginsWithFigure(cell))
        return std::nullopt;
    double number = 0;
    const auto end = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    const bool isAll = !cell.empty() && end.ec == std::errc() && end.ptr == cell.data() + cell.size();
    return isAll ? std::optional(number) : std::nullopt;
}

/// A figure, a range (`1.5 to 2.5`, with any words between) or a p (`p < 0.0001`).
bool hasFiguresAlone(const std::string& cell)
{
    if (cell.starts_with("p ")) {
        const auto figure = cell.find_last_of(' ') + 1;
        return figureIn(cell.substr(figure)).has_value();
    }
    if (!beginsWithFigure(cell))
        return false;
    double number = 0;
    const auto first = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    if (first.ec != std::errc())
        return false;
    const std::string rest(first.ptr, cell.data() + cell.size());
    const auto second = rest.find_first_of("0123456789");
    if (second == std::string::npos)
        return rest.empty();
    return figureIn(rest.substr(second)).has_value();
}

/// A figure stays one, though it begins with a minus.
std::string cellOf(const std::string& cell)
{
    return figureIn(cell) ? cell : separatedCell(cell);
}

std::string quotedCell(const std::string& cell)
{
    if (cell.find_first_of(",\"\n\r") == std::string::npos)
        return cell;
    std::string quoted = "\"";
    for (const char c : cell)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

std::string separatedTable(const Table& table, char separator, std::string (*quote)(const std::string&))
{
    std::string text;
    const auto add = [&](const std::vector<std::string>& row) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i == 0 ? std::string() : std::string(1, separator)) + quote(cellOf(row[i]));
        text += '\n';
    };
    add(table.columns);
    for (const auto& row : table.rows)
        add(row);
    return text;
}

std::vector<std::string> keysOf(const Table& table)
{
    std::vector<std::string> keys;
    for (const std::string& column : table.columns) {
        const std::string name = column.empty() ? "name" : column;
        std::string key = name;
        for (int i = 2; std::find(keys.begin(), keys.end(), key) != keys.end(); ++i)
            key = name + ' ' + std::to_string(i);
        keys.push_back(key);
    }
    return keys;
}

} // namespace

std::string withDecimalSign(std::string text, std::string_view sign)
{
    const auto isDigit = [&](std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    for (auto at = text.find('.'); sign != "." && at != std::string::npos; at = text.find('.', at + 1)) {
        if (at > 0 && isDigit(at - 1) && isDigit(at + 1))
            text.replace(at, 1, sign);
    }
    return text;
}

std::string shownCell(const Table& table, std::size_t column, const std::string& cell, std::string_view sign)
{
    return column >= table.names && hasFiguresAlone(cell) ? withDecimalSign(cell, sign) : cell;
}

std::string tableTsv(const Table& table)
{
    return separatedTable(table, '\t', [](const std::string& cell) { return cell; });
}

std::string tableCsv(const Table& table)
{
    return separatedTable(table, ',', quotedCell);
}

std::string tableJson(const Table& table)
{
    const std::vector<std::string> keys = keysOf(table);
    auto list = nlohmann::ordered_json::array();
    for (const auto& row : table.rows) {
        auto object = nlohmann::ordered_json::object();
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (const auto number = i < table.names ? std::nullopt : figureIn(row[i]))
                object[keys[i]] = *number;
            else
                object[keys[i]] = row[i];
        }
        list.push_back(std::move(object));
    }
    return withJsonEscapes(list.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)) + '\n';
}

} // namespace arcwright
