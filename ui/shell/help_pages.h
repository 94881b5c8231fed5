// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

class QTextBrowser;

namespace arcwright::ui {

/// A heading of the handbook.
struct HelpHeading {
    QString page; ///< `correcting.md`
    QString title; ///< of the page
    QString heading; ///< the title again where it is the page's own
};

/// The headings of all pages, page by page: those for people who annotate and teach first.
std::vector<HelpHeading> helpHeadings();

/// Shows the handbook, a page at a time; links lead from page to page.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent);

    /// Shows a page, at one of its headings. Pages are in the language of the window where they are translated.
    void show(const HelpHeading& heading);
    QTextBrowser* text() const { return m_text; }

private:
    void follow(const QString& page);

    QTextBrowser* m_text;
};

} // namespace arcwright::ui
