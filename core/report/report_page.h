// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/drawing/drawing.h"
#include "core/report/table.h"

namespace arcwright {

/// Begins a section (level 2), a part of one (level 3), or what is said of one thing in it (level 4).
struct ReportHeading {
    int level = 2;
    std::string text;
};

enum class ParagraphKind : unsigned char {
    Plain,
    Verdict, ///< what a reader wants to know first
    Note, ///< what one has to know to understand figures
    Sample, ///< the text of a sentence, in whichever direction it is written
};

struct ReportParagraph {
    ParagraphKind kind = ParagraphKind::Plain;
    std::string text;
};

/// A chart or a tree.
struct ReportPicture {
    DrawnPicture picture;
    bool isTree = false; ///< its texts are not made much smaller to fit in
};

using ReportBlock = std::variant<ReportHeading, ReportParagraph, ReportPicture, Table>;

/// A report as a value, from the first line to the last: what a page, a print and a test read alike. Texts are plain,
/// as they are in the treebank; who writes them escapes and cuts them.
struct ReportPage {
    std::string language = "en"; ///< as HTML names it
    std::string title;
    std::string contentsTitle; ///< above the list of sections
    std::string saveTitle; ///< before the ways to save a table
    std::string decimalSign = "."; ///< for cells of tables that have figures, ranges and p
    std::string moreRows; ///< `%1 more rows`, where a table is too long to be shown
    std::vector<ReportBlock> blocks;
};

/// Rows of a table that a report shows; all of them are in its files.
inline constexpr std::size_t kMostReportRows = 60;
/// Characters of a cell that a report shows.
inline constexpr std::size_t kMostReportCharacters = 80;
/// Characters of a paragraph that a report shows.
inline constexpr std::size_t kMostParagraphCharacters = 1500;

} // namespace arcwright
