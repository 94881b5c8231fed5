// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/stop_words_of.h"

#include <QRegularExpression>

#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/export/step_export.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/lesson_pictures_html.h"

namespace arcwright::ui {

namespace {

/// The declarations of a style that say what a text means: the others are for a window.
QString meaningOf(const QString& style)
{
    static const QStringList kept{QStringLiteral("font-weight"), QStringLiteral("font-style"),
        QStringLiteral("text-decoration"), QStringLiteral("vertical-align")};
    QString meaning;
    for (const QString& declaration : style.split(u';', Qt::SkipEmptyParts)) {
        const QString name = declaration.section(u':', 0, 0).trimmed();
        if (kept.contains(name))
            meaning += declaration.trimmed() + u';';
        else if (name == u"font-family")
            meaning += QStringLiteral("font-family:monospace;"); // Markdown asks for no other
    }
    return meaning;
}

/// A tag as the page may have it.
QString plainTag(const QString& tag)
{
    static const QRegularExpression attribute(QStringLiteral("\\s([a-z-]+)=\"([^\"]*)\""));
    static const QRegularExpression safe(
        QStringLiteral("^(https?:|mailto:|#)"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression heading(QStringLiteral("^(</?)h[1-6]"));
    const qsizetype end = tag.indexOf(QRegularExpression(QStringLiteral("[\\s/>]")), 2);
    QString plain = tag.left(end).replace(heading, QStringLiteral("\\1h3"));
    if (tag.startsWith(u"<img")) // one that we have drawn ourselves: others are gone before
        return tag;
    for (auto found = attribute.globalMatch(tag); found.hasNext();) {
        const auto match = found.next();
        const QString name = match.captured(1);
        const QString value = name == u"style" ? meaningOf(match.captured(2)) : match.captured(2);
        const bool isKept = (name == u"style" && !value.isEmpty()) || (name == u"href" && safe.match(value).hasMatch())
            || name == u"dir" || name == u"colspan" || name == u"rowspan" || name == u"start";
        if (isKept)
            plain += QStringLiteral(" %1=\"").arg(name) + value + u'"';
    }
    return plain + (tag.endsWith(u"/>") ? QStringLiteral("/>") : QStringLiteral(">"));
}

} // namespace

QString plainHtmlOfMarkdown(const QString& markdown, const std::function<QString(const QString& source)>& picture)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    const QString html = htmlOfMarkdown(markdown, picture);
    QString plain;
    qsizetype read = 0;
    for (auto found = tag.globalMatch(html); found.hasNext();) {
        const auto match = found.next();
        plain += QStringView(html).mid(read, match.capturedStart() - read);
        plain += plainTag(match.captured());
        read = match.capturedEnd();
    }
    plain += QStringView(html).mid(read);
    return plain.replace(QStringLiteral("&nbsp;"), QStringLiteral("&#160;"));
}

StopWords stopWordsOf(const Lesson& stop, StepFormat format, const Theme& theme)
{
    constexpr QSizeF room(600, 500); // of a slide: beside the words, or below them
    constexpr int letters = 20;
    const bool isOnSlide = format == StepFormat::Pdf || format == StepFormat::Tikz;
    const Theme ground = groundOf(format, theme);
    StopWords words;
    const auto picture = [&](const QString& source) {
        const LessonArt art = isOnSlide ? legibleLessonPicture(stop, source, ground, room, letters)
                                        : lessonPicture(stop, source, ground);
        const bool hasLooks = format == StepFormat::Page;
        QString tag = art.html(LessonArt::kSharpPixels, hasLooks ? LessonArt::Look::Day : LessonArt::Look::Any);
        if (hasLooks)
            tag += lessonPicture(stop, source, makeTheme(ThemeKind::Dark))
                       .html(LessonArt::kSharpPixels, LessonArt::Look::Night);
        words.pictures.insert(sourceOfTag(tag), art);
        return tag;
    };
    words.title = titleOf(stop);
    const QString text = textOf(stop);
    words.text = text.isEmpty() ? QString()
        : stop.text.empty()     ? QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped())
                                : plainHtmlOfMarkdown(text, picture);
    const QString question = inLanguageOfTexts(stop.question);
    words.question = question.isEmpty() ? QString() : plainHtmlOfMarkdown(question, picture);
    return words;
}

} // namespace arcwright::ui
