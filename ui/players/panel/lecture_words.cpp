// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lecture_words.h"

#include <QPainter>
#include <QTextDocument>

#include "ui/canvas/unseen_letters.h"
#include "ui/players/export/stop_painting.h"

namespace arcwright::ui {

void LectureWords::show(const QString& html, double letters, const Theme& theme)
{
    m_html = html;
    m_letters = letters;
    m_theme = theme;
    setAccessibleName(plainText());
    update();
}

QString LectureWords::plainText() const
{
    QTextDocument document;
    document.setHtml(m_html);
    return document.toPlainText().remove(kWordJoiner); // which is heard, if anything, as a pause
}

double LectureWords::textHeight() const
{
    return wordsHeight(m_html, width(), m_letters);
}

void LectureWords::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintStopWords(painter, rect(), m_html, m_theme, m_letters);
}

} // namespace arcwright::ui
