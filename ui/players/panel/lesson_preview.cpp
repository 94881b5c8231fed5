// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_preview.h"

#include <limits>
#include <utility>

#include <QEvent>
#include <QScrollBar>

#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/lesson_pictures_html.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

LessonPreview::LessonPreview(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
}

void LessonPreview::setStop(const Lesson* stop)
{
    m_stop = stop;
    renew();
}

void LessonPreview::renew()
{
    const int bar = verticalScrollBar()->sizeHint().width(); // with a picture it will be there
    const QSizeF room(
        contentsRect().width() - bar - 2 * document()->documentMargin(), std::numeric_limits<double>::infinity());
    if (std::exchange(m_picturedWidth, room.width()) != room.width())
        m_pictures.clear();
    const Theme theme = makeTheme(Settings::theme(), Settings::look(Settings::theme()));
    const auto picture = [&](const QString& source) {
        const auto known = m_pictures.constFind(source);
        return known != m_pictures.constEnd()
            ? *known
            : *m_pictures.insert(source, lessonPicture(*m_stop, source, theme).fitting(room).html(devicePixelRatioF()));
    };
    const int read = verticalScrollBar()->value();
    setHtml(m_stop != nullptr ? lessonHtml(*m_stop, picture) : QString());
    verticalScrollBar()->setValue(read);
}

/// Pictures have the colours of what is around them.
void LessonPreview::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !isVisible())
        return;
    m_pictures.clear();
    renew();
}

} // namespace arcwright::ui
