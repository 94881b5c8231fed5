// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// Figures in rows and columns, with a line that says what they are. The first columns have names.
struct Table {
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; ///< each as long as `columns`
    std::string note; ///< what a reader has to know, empty if nothing
    std::size_t names = 1; ///< columns of names, which stay as they are though they look like figures
};

/// The table as tab-separated or comma-separated values with a line of names, UTF-8. Cells that a spreadsheet would
/// calculate are defused.
std::string tableTsv(const Table& table);
std::string tableCsv(const Table& table);

/// The table as JSON: an array with an object for each row, cells that are figures and no names as numbers. Columns
/// without a name are called `name`, names that are there twice are numbered.
std::string tableJson(const Table& table);

/// A text with another decimal sign in the place of a point between two digits.
std::string withDecimalSign(std::string text, std::string_view sign);

/// A cell as it is read: with that sign if it is a figure, a range of figures or a p, in whichever language, and no
/// name. `column`: in which it stands.
std::string shownCell(const Table& table, std::size_t column, const std::string& cell, std::string_view sign);

} // namespace arcwright
