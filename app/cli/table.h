// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace arcwright::cli {

/// Figures in rows and columns, with a line that says what they are. The first column has names.
struct Table {
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; ///< each as long as `columns`
    std::string note; ///< what a reader has to know, empty if nothing
};

/// Two decimals, as every table of the field has them.
std::string decimals(double number);
/// A probability: four decimals, or `< 0.0001`.
std::string probability(double p);

/// The table as text, columns as wide as they need to be.
std::string asText(const Table& shown);

/// The table as HTML.
std::string asHtml(const Table& table);

/// A text with the characters that HTML has for itself written as entities.
std::string escapedHtml(const std::string& text);

} // namespace arcwright::cli
