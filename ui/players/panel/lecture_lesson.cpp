// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lecture_lesson.h"

#include <algorithm>
#include <cmath>

#include <QTextDocument>

#include "core/teaching/lesson_pictures.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/export/step_board.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/lesson_pictures_html.h"

namespace arcwright::ui {

namespace {

constexpr int kLeastPixels = 12;

/// What a label says of its height is not always what its tables take.
double lessonHeight(const QString& html, const QFont& font, double width)
{
    QTextDocument document;
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setHtml(html);
    document.setTextWidth(width);
    return document.size().height();
}

QFont inPixels(QFont font, int letters)
{
    font.setPixelSize(std::max(letters, kLeastPixels));
    return font;
}

} // namespace

LectureLesson::LectureLesson(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setAutoFillBackground(true);
    setAccessibleName(tr("Lesson"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // a text that wraps asks for another height
    hide();
}

void LectureLesson::setTheme(const Theme& theme)
{
    m_theme = theme;
    QPalette colors = palette();
    colors.setColor(QPalette::Window, theme.diagram.background);
    colors.setColor(QPalette::WindowText, theme.text);
    setPalette(colors);
}

void LectureLesson::setLesson(const std::optional<Lesson>& lesson)
{
    m_lesson = lesson;
    setVisible(lesson.has_value());
}

bool LectureLesson::hasPictures() const
{
    const std::string text = m_lesson ? textOf(*m_lesson).toStdString() : std::string();
    return !lessonPictureSources(text).empty();
}

QString LectureLesson::placeHtml() const
{
    return m_place.isEmpty()
        ? QString()
        : QStringLiteral("<span style=\"color:%1\">%2</span>&nbsp;&nbsp;").arg(m_theme.mutedText.name(), m_place);
}

QString LectureLesson::htmlOf(Part part, const QSizeF& roomForPicture, int letters) const
{
    if (part == Part::Heading) {
        const QString question = inLanguageOfTexts(m_lesson->question);
        const QString title = placeHtml() + QStringLiteral("<b>%1</b>").arg(titleOf(*m_lesson).toHtmlEscaped());
        return question.isEmpty() ? title : title + QStringLiteral("<i>%1</i>").arg(htmlOfMarkdown(question));
    }
    return placeHtml() + lessonHtml(*m_lesson, [&](const QString& source) {
        return legibleLessonPicture(*m_lesson, source, m_theme, roomForPicture, letters).html(devicePixelRatioF());
    });
}

int LectureLesson::heightOf(Part part, int width, int letters) const
{
    const int margin = marginOf(letters);
    const QString html = htmlOf(part, {double(width), picturesAmong(letters)}, letters);
    return static_cast<int>(std::ceil(lessonHeight(html, inPixels(font(), letters), width - 2 * margin))) + 2 * margin;
}

void LectureLesson::showOver(Part part, int width, int letters)
{
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    show(htmlOf(part, {double(width), picturesAmong(letters)}, letters), letters, heightOf(part, width, letters));
}

/// Pictures beside the words, or below them where they would be too small there.
QString LectureLesson::aloneHtml(const QSize& inside, int letters) const
{
    constexpr double besideWidth = 0.49;
    constexpr double height = 0.8;
    constexpr double belowHeight = 0.55;
    const auto count = std::max<std::size_t>(1, lessonPictureSources(textOf(*m_lesson).toStdString()).size());
    const QSizeF beside(besideWidth * inside.width() / static_cast<double>(count), height * inside.height());
    QString html = withPicturesBeside(htmlOf(Part::All, beside, letters), inside.width());
    if (!hasPictures() || lessonHeight(html, inPixels(font(), letters), inside.width()) <= inside.height())
        return html;
    return htmlOf(
        Part::All, {double(inside.width()), belowHeight * inside.height() / static_cast<double>(count)}, letters);
}

void LectureLesson::showAlone(const QSize& screen, int letters)
{
    constexpr double most = 1.6; // of the least height
    constexpr double smaller = 0.95;
    const int margin = marginOf(2 * letters);
    const QSize inside(screen.width() - 2 * margin, screen.height() - 2 * margin);
    const QString html = aloneHtml(inside, letters);
    double larger = most * letters;
    const auto isTooHigh = [&](double pixels) {
        return lessonHeight(html, inPixels(font(), static_cast<int>(pixels)), inside.width()) > inside.height();
    };
    while (larger > kLeastPixels && isTooHigh(larger)) // a very long text has smaller letters after all
        larger *= smaller;
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    show(html, static_cast<int>(larger), screen.height());
    setMargin(margin);
}

void LectureLesson::show(const QString& html, int letters, int height)
{
    setFont(inPixels(font(), letters));
    setMargin(marginOf(letters));
    setText(html);
    setFixedHeight(height);
    QLabel::show();
}

} // namespace arcwright::ui
