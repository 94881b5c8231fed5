// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

namespace arcwright::ui {

/// A heading of the handbook.
struct HelpHeading {
    QString page; ///< `correcting.md`
    QString title; ///< of the page, in the language of the window where the page is translated
    QString heading; ///< the title again where it is the page's own
    QString anchor; ///< by which links name it, in all languages the same: `with-the-mouse`; empty for the page's own
    int level = 1;
};

/// Pages about one field of work.
struct HelpChapter {
    QString title;
    QStringList pages;
};

/// The pages in the order of the contents: tasks first, then the program itself. Pages for developers are in none.
std::vector<HelpChapter> helpChapters();

/// The headings of all pages of the contents, page by page.
std::vector<HelpHeading> helpHeadings();
/// The headings of one page, from the resources; none if there is no such page.
std::vector<HelpHeading> headingsOf(const QString& page);

/// Markdown of a page, in the language of the window where somebody has translated it, else in English; empty if there
/// is no such page.
QString textOfPage(const QString& page);
/// Whether that text is in the language of the window.
bool isInLanguageOfWindow(const QString& page);

/// The part of a page that a link names, `correcting.md#with-the-mouse` or `#with-the-mouse` on the page itself. None
/// if there is no such page or heading.
std::optional<HelpHeading> headingNamed(const QString& link, const QString& page = {});

/// A part of the handbook that has all the words looked for.
struct HelpFinding {
    HelpHeading heading;
    QString excerpt; ///< around the first of them, in one line
};

/// The parts between two headings in which every word typed is found, case aside: those with all of them in their
/// heading first, then those that have them oftenest. O(bytes of the handbook).
std::vector<HelpFinding> searchHandbook(const QString& typed);

} // namespace arcwright::ui
