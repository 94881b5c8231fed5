// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/html_page.h"

#include <algorithm>

#include "core/base/markup.h"
#include "core/conversion/base64.h"
#include "core/drawing/svg.h"
#include "core/messages/filled_sentence.h"
#include "core/report/html_style.h"

namespace arcwright {

namespace {

std::string cut(const std::string& text, std::size_t most)
{
    return escapedMarkup(shortened(text, most));
}

/// A name for a file made of a title: letters and digits of ASCII.
std::string fileNameOf(const std::string& title)
{
    constexpr std::size_t longest = 40;
    std::string name;
    for (const char c : title) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isPlain)
            name += c;
        else if (!name.empty() && name.back() != '-')
            name += '-';
        if (name.size() >= longest)
            break;
    }
    while (!name.empty() && name.back() == '-')
        name.pop_back();
    return name.empty() ? "table" : name;
}

/// The width of the longest word, in the size of its text.
double longestWord(const std::string& text)
{
    double longest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        longest = std::max(longest, estimatedWidth(std::string_view(text).substr(begin, end - begin), 1));
        begin = end + 1;
    }
    return longest;
}

/// How wide a table is at least, in the size of its texts: its names and the heads of its columns are broken into
/// lines, its figures are not.
double leastWidth(const Table& table)
{
    constexpr double margins = 1; // of a column, as the style sheet has them on paper
    const std::size_t shown = std::min(table.rows.size(), kMostReportRows);
    double sum = 0;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        double widest = longestWord(shortened(table.columns[column], kMostReportCharacters));
        for (std::size_t row = 0; row < shown; ++row) {
            const std::string cell = shortened(table.rows[row][column], kMostReportCharacters);
            widest = std::max(widest, column == 0 ? longestWord(cell) : estimatedWidth(cell, 1));
        }
        sum += widest + margins;
    }
    return sum;
}

class PageWriter {
public:
    explicit PageWriter(const ReportPage& page) : m_page(page) { }

    std::string write()
    {
        m_html = "<!DOCTYPE html>\n<html lang=\"" + escapedMarkup(m_page.language)
            + "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
              "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>"
            + cut(m_page.title, kMostParagraphCharacters) + "</title>\n<style>" + htmlStyle()
            + "</style>\n</head>\n<body>\n<h1>" + cut(m_page.title, kMostParagraphCharacters) + "</h1>\n<main>\n";
        for (m_block = 0; m_block < m_page.blocks.size(); ++m_block)
            std::visit(*this, m_page.blocks[m_block]);
        if (m_sections > 0)
            m_html += "</section>\n";
        return m_html + "</main>\n</body>\n</html>\n";
    }

    void operator()(const ReportHeading& heading)
    {
        if (heading.level > 2) {
            const std::string tag = heading.level == 3 ? "h3>" : "h4>";
            m_html += '<' + tag + cut(heading.text, kMostParagraphCharacters) + "</" + tag + '\n';
            return;
        }
        if (m_sections == 0)
            addContents();
        m_html += m_sections++ > 0 ? "</section>\n" : "";
        m_html += std::string(isBroad() ? "<section class=\"broad\">" : "<section>") + "\n<h2 id=\"section-"
            + std::to_string(m_sections) + "\">" + cut(heading.text, kMostParagraphCharacters) + "</h2>\n";
    }

    void operator()(const ReportParagraph& paragraph)
    {
        static constexpr const char* openings[]{
            "<p>", "<p class=\"verdict\">", "<p class=\"note\">", "<p class=\"sample\" dir=\"auto\">"};
        m_html += openings[static_cast<std::size_t>(paragraph.kind)] + cut(paragraph.text, kMostParagraphCharacters)
            + "</p>\n";
    }

    void operator()(const ReportPicture& picture)
    {
        // Small enough to be seen whole, as far as its texts can still be read: what is wider is scrolled.
        const double least = picture.picture.width * (picture.isTree ? 0.8 : 0.7);
        m_html += std::string("<figure class=\"") + (picture.isTree ? "tree" : "chart")
            + "\" style=\"--least: " + plainNumber(least, 0) + "px\" tabindex=\"0\">\n"
            + inlineSvg(picture.picture, "picture-" + std::to_string(++m_pictures)) + "</figure>\n";
    }

    void operator()(const Table& table)
    {
        m_html += "<div class=\"wide\" style=\"--ems: " + plainNumber(std::max(leastWidth(table), 1.0), 1)
            + "\" tabindex=\"0\">\n<table>\n";
        if (!table.title.empty())
            m_html += "<caption>" + cut(table.title, kMostParagraphCharacters) + "</caption>\n";
        m_html += "<thead><tr>";
        for (const std::string& column : table.columns)
            m_html += "<th scope=\"col\">" + cut(column, kMostReportCharacters) + "</th>";
        m_html += "</tr></thead>\n<tbody>\n";
        const std::size_t shown = std::min(table.rows.size(), kMostReportRows);
        for (std::size_t row = 0; row < shown; ++row)
            addRow(table, table.rows[row]);
        m_html += "</tbody>\n</table>\n</div>\n";
        if (shown < table.rows.size())
            addNote(filledSentence(m_page.moreRows, {std::to_string(table.rows.size() - shown)}));
        if (!table.note.empty())
            addNote(table.note);
        addFiles(table);
    }

private:
    /// Whether the section that begins has a table which is too wide for upright paper.
    bool isBroad() const
    {
        constexpr double most = 70; // of texts that can be read: see the style sheet
        for (std::size_t i = m_block + 1; i < m_page.blocks.size(); ++i) {
            const auto* heading = std::get_if<ReportHeading>(&m_page.blocks[i]);
            if (heading != nullptr && heading->level == 2)
                break;
            const auto* table = std::get_if<Table>(&m_page.blocks[i]);
            if (table != nullptr && leastWidth(*table) > most)
                return true;
        }
        return false;
    }

    void addNote(const std::string& text)
    {
        m_html += "<p class=\"note\">" + cut(text, kMostParagraphCharacters) + "</p>\n";
    }

    void addRow(const Table& table, const std::vector<std::string>& row)
    {
        m_html += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            m_html += (i == 0 ? "<th scope=\"row\">" : "<td>")
                + cut(shownCell(table, i, row[i], m_page.decimalSign), kMostReportCharacters)
                + (i == 0 ? "</th>" : "</td>");
        m_html += "</tr>\n";
    }

    void addFiles(const Table& table)
    {
        const std::string name = fileNameOf(table.title);
        m_html += "<p class=\"files\">" + escapedMarkup(m_page.saveTitle);
        const auto add = [&](const char* format, const char* ending, const char* type, const std::string& bytes) {
            m_html += std::string(" <a download=\"") + name + ending + "\" href=\"data:" + type + ";base64,"
                + base64Of(bytes) + "\" aria-label=\"" + escapedMarkup(m_page.saveTitle) + ' ' + format + ": "
                + cut(table.title, kMostReportCharacters) + "\">" + format + "</a>";
        };
        add("TSV", ".tsv", "text/tab-separated-values;charset=utf-8", tableTsv(table));
        add("CSV", ".csv", "text/csv;charset=utf-8", tableCsv(table));
        add("JSON", ".json", "application/json", tableJson(table));
        m_html += "</p>\n";
    }

    void addContents()
    {
        m_html += "<nav aria-label=\"" + escapedMarkup(m_page.contentsTitle) + "\"><ul>\n";
        std::size_t section = 0;
        for (const ReportBlock& block : m_page.blocks) {
            const auto* heading = std::get_if<ReportHeading>(&block);
            if (heading != nullptr && heading->level == 2)
                m_html += "<li><a href=\"#section-" + std::to_string(++section) + "\">"
                    + cut(heading->text, kMostReportCharacters) + "</a></li>\n";
        }
        m_html += "</ul></nav>\n";
    }

    const ReportPage& m_page;
    std::string m_html;
    std::size_t m_block = 0; ///< that is being written
    std::size_t m_sections = 0;
    std::size_t m_pictures = 0;
};

} // namespace

std::string htmlPage(const ReportPage& page)
{
    return PageWriter(page).write();
}

} // namespace arcwright
