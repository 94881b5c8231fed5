// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_pages.h"

#include <QFile>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace arcwright::ui {

namespace {

constexpr const char* helpPageNames[] = {"start", "correcting", "query", "analysis", "training", "players", "lessons",
    "exercises", "typing", "prague", "evaluation", "files", "accuracy", "speed"};

QString textOfPage(const QString& page)
{
    QFile file(QStringLiteral(":/help/") + page);
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
    m_text->setOpenExternalLinks(false); // nothing leaves this machine by a click
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text);
    resize(720, 640);
}

void HelpWindow::show(const HelpHeading& heading)
{
    m_text->setSource(QUrl(QStringLiteral("qrc:/help/") + heading.page), QTextDocument::MarkdownResource);
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
