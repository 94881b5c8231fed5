// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// Figures in rows and columns, with a line that says what they are. The first column has names.
struct Table {
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; ///< each as long as `columns`
    std::string note; ///< what a reader has to know, empty if nothing
};

/// The table as tab-separated or comma-separated values with a line of names, UTF-8. Cells that a spreadsheet would
/// calculate are defused.
std::string tableTsv(const Table& table);
std::string tableCsv(const Table& table);

/// The table as JSON: an array with an object for each row, cells that are figures as numbers. Columns without a name
/// are called `name`, names that are there twice are numbered.
std::string tableJson(const Table& table);

/// A text with another decimal sign in the place of a point between two digits.
std::string withDecimalSign(std::string text, std::string_view sign);

/// A cell as it is read: with that sign if it is a figure and nothing else.
std::string shownCell(const std::string& cell, std::string_view sign);

} // namespace arcwright
