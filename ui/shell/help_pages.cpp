// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_pages.h"

#include <QFile>
#include <QLocale>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace arcwright::ui {

namespace {

constexpr const char* helpPageNames[] = {"start", "correcting", "query", "analysis", "training", "players", "lessons",
    "exercises", "typing", "settings", "prague", "evaluation", "files", "accuracy", "speed"};

/// Where a page is: in the language of the window, where somebody has translated it.
QString placeOfPage(const QString& page)
{
    const QString own = QStringLiteral("/help/") + QLocale::languageToCode(QLocale().language()) + u'/' + page;
    return QFile::exists(u':' + own) ? own : QStringLiteral("/help/") + page;
}

QString textOfPage(const QString& page)
{
    QFile file(u':' + placeOfPage(page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A heading's text without the marks of Markdown; empty if the line is none.
QString headingOf(const QString& line)
{
    qsizetype level = 0;
    while (level < line.size() && line[level] == u'#')
        ++level;
    if (level == 0 || level >= line.size() || line[level] != u' ')
        return {};
    QString text = line.mid(level + 1).trimmed();
    return text.remove(u'`').remove(u'*');
}

} // namespace

std::vector<HelpHeading> helpHeadings()
{
    std::vector<HelpHeading> headings;
    for (const char* name : helpPageNames) {
        const QString page = QLatin1String(name) + QStringLiteral(".md");
        QString title;
        for (const QString& line : textOfPage(page).split(u'\n')) {
            const QString heading = headingOf(line);
            if (heading.isEmpty())
                continue;
            if (title.isEmpty())
                title = heading;
            headings.push_back({page, title, heading});
        }
    }
    return headings;
}

HelpWindow::HelpWindow(QWidget* parent) : QDialog(parent), m_text(new QTextBrowser(this))
{
    setWindowTitle(tr("Help"));
    m_text->setAccessibleName(tr("Help"));
    m_text->setOpenLinks(false); // nothing leaves this machine by a click
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { follow(link.fileName()); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text);
    resize(720, 640);
}

/// A page that is not translated is shown in English, from wherever the link is.
void HelpWindow::follow(const QString& page)
{
    for (const HelpHeading& heading : helpHeadings()) {
        if (heading.page == page) {
            show(heading);
            return;
        }
    }
    const QString place = placeOfPage(page); // for developers: it is in no list
    if (QFile::exists(u':' + place))
        show({page, page, {}});
}

void HelpWindow::show(const HelpHeading& heading)
{
    m_text->setSource(QUrl(QStringLiteral("qrc:") + placeOfPage(heading.page)), QTextDocument::MarkdownResource);
    setWindowTitle(tr("%1 — Help").arg(heading.title));
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || block.text() != heading.heading)
            continue;
        QTextCursor cursor(m_text->document());
        cursor.movePosition(QTextCursor::End); // so that the heading stands at the top
        m_text->setTextCursor(cursor);
        m_text->setTextCursor(QTextCursor(block));
    }
    QDialog::show();
    raise();
    activateWindow();
}

} // namespace arcwright::ui
