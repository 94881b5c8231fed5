// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include "ui/help/handbook.h"

namespace arcwright::ui {

/// A page of the handbook as it is read: headings, lists, tables, code and pictures out of its Markdown, in the colours
/// of the window. Pictures named `…-light.png` are those of the dark theme on dark windows, and as wide as there is
/// room for at most. Nothing leaves the machine by a click: links are only told.
class HelpText : public QTextBrowser {
    Q_OBJECT
public:
    explicit HelpText(QWidget* parent = nullptr);

    /// Shows a page, at one of its headings. The words are marked wherever they stand.
    void showPage(const HelpHeading& heading, const QString& marked = {});
    const QString& page() const { return m_page; }
    /// The heading that stands at the top, or above it.
    HelpHeading headingOnTop() const;
    /// How much larger than usual, in steps of a point.
    void setEnlarged(int steps);
    int enlarged() const { return m_enlarged; }

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void render();
    void dressBlocks(QTextDocument& page);
    void dressTables(QTextDocument& page);
    void dressArrows(QTextDocument& page, int start, int length, QTextCharFormat look);
    void fitPictures(QTextDocument& page);
    void mark(const QString& words);
    void goTo(const HelpHeading& heading);

    QTextDocument* m_document = nullptr; ///< of the page on view
    QString m_page;
    QString m_marked;
    int m_enlarged = 0;
    bool m_isRendering = false;
};

} // namespace arcwright::ui
