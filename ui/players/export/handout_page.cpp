// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/handout_page.h"

#include <QPainter>

#include "ui/canvas/svg_painting.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/export/handout_pages.h"
#include "ui/players/export/stop_painting.h"

namespace arcwright::ui {

namespace {

constexpr double kHtmlWidth = 960; ///< 60 em

} // namespace

void HandoutPage::beginStop(const StopHead& head)
{
    m_head = head;
    if (hasTitlePage(head)) {
        m_sections += QStringLiteral("<ol>\n");
        for (const QString& title : head.lesson.titles)
            m_sections += QStringLiteral("<li>%1</li>\n").arg(title.toHtmlEscaped());
        m_sections += QStringLiteral("</ol>\n");
    }
    const StopWords& words = head.words;
    if (words.isEmpty())
        return;
    m_sections += QStringLiteral("<div class=\"stop\">\n");
    if (!words.title.isEmpty() && words.title != m_title)
        m_sections += QStringLiteral("<h2>%1</h2>\n").arg(words.title.toHtmlEscaped());
    m_sections += words.text;
    if (!words.question.isEmpty())
        m_sections += QStringLiteral("<div class=\"question\">%1</div>").arg(words.question);
    m_sections += QStringLiteral("</div>\n");
}

QString HandoutPage::picture(const Player& player) const
{
    const Frame frame = m_maker.make(player, FrameMaker::Text::Without, kHandoutAspect);
    SvgPainting device(frame.size, m_head.heading, headlineOf(player));
    QPainter painter(&device);
    m_maker.paint(painter, frame);
    painter.end();
    QString svg = QString::fromUtf8(device.svg());
    svg.remove(0, svg.indexOf(QStringLiteral("<svg"))); // no declaration within HTML
    if (frame.size.width() * kLeastTextScale > kHtmlWidth) // on a screen it is better scrolled than shrunk
        svg = QStringLiteral("<div class=\"wide\" tabindex=\"0\">\n%1</div>\n").arg(svg);
    return explanationHtml(player, m_maker.theme()) + u'\n' + svg;
}

void HandoutPage::add(const std::vector<const Player*>& players)
{
    m_sections += QStringLiteral("<section>\n");
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (const QString name = m_head.names.value(static_cast<qsizetype>(i)); !name.isEmpty())
            m_sections += QStringLiteral("<h2>%1</h2>\n").arg(name.toHtmlEscaped());
        m_sections += picture(*players[i]);
    }
    m_sections += QStringLiteral("</section>\n");
}

QByteArray HandoutPage::finished()
{
    return (QStringLiteral("<!DOCTYPE html>\n<html lang=\"%3\"><head><meta charset=\"utf-8\"><title>%1</title>\n"
                           "<style>body{font-family:sans-serif;max-width:60em;margin:2em auto;color:%2}"
                           "svg{max-width:100%;height:auto}section{break-inside:avoid;margin-bottom:2em}"
                           ".question{font-style:italic}"
                           ".wide{overflow-x:auto}@media screen{.wide svg{max-width:none}}"
                           "</style></head>\n<body>\n<h1>%1</h1>\n")
                .arg(m_title.toHtmlEscaped(), m_maker.theme().text.name(), languageOfTexts())
        + m_sections + QStringLiteral("</body></html>\n"))
        .toUtf8();
}

} // namespace arcwright::ui
