// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/bunsetsu/bunsetsu_view.h"
#include "core/bunsetsu/examples.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/drawing/example_drawing.h"
#include "ui/players/export/step_board.h"
#include "ui/players/panel/lesson_pictures_html.h"

namespace arcwright::ui {

LessonBanner::LessonBanner(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_opened(new QLabel(this))
    , m_start(new QToolButton(this))
    , m_examples(new QLabel(this))
    , m_place(new QLabel(this))
    , m_edit(new QToolButton(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleName(tr("Lesson"));
    auto* close = new QToolButton(this);
    close->setText(tr("Back to the treebank"));
    connect(close, &QToolButton::clicked, this, &LessonBanner::closed);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    auto* opened = new QHBoxLayout;
    opened->addWidget(m_opened);
    opened->addWidget(m_start);
    opened->addWidget(m_edit);
    m_edit->setText(tr("Edit this lesson"));
    connect(m_edit, &QToolButton::clicked, this, &LessonBanner::editWanted);
    opened->addStretch();
    m_start->setText(tr("From the start"));
    m_start->setToolTip(plainToolTip(tr("Goes to where the algorithm begins")));
    connect(m_start, &QToolButton::clicked, this, &LessonBanner::startWanted);
    auto* words = new QVBoxLayout;
    words->addWidget(m_text);
    words->addLayout(opened);
    words->addStretch();
    layout->addLayout(words, 1);
    layout->addWidget(m_examples, 0, Qt::AlignTop);
    m_examples->setAccessibleName(tr("Games to learn from"));
    m_examples->hide();
    m_previous->setText(tr("‹ Stop before"));
    m_next->setText(tr("Next stop ›"));
    connect(m_previous, &QToolButton::clicked, this, &LessonBanner::previousWanted);
    connect(m_next, &QToolButton::clicked, this, &LessonBanner::nextWanted);
    for (QWidget* part : {static_cast<QWidget*>(m_previous), static_cast<QWidget*>(m_place),
             static_cast<QWidget*>(m_next), static_cast<QWidget*>(close)})
        layout->addWidget(part, 0, Qt::AlignTop);
    showStop(0, 1);
    showOpenedAt(0, 0);
    hide();
}

void LessonBanner::show(const Lesson& lesson)
{
    m_lesson = lesson;
    m_sentence = lesson.showsExamples ? lesson.sentence : nullptr;
    drawExamplesAnew();
    writeAnew();
    QFrame::show();
}

/// Pictures have the colours of what is around them.
void LessonBanner::writeAnew()
{
    const Lesson& lesson = *m_lesson;
    constexpr double mostWidth = 640;
    const QSizeF room(mostWidth, picturesAmong(fontMetrics().height()));
    const QString html = lessonHtml(lesson, [&](const QString& source) {
        return lessonPicture(lesson, source, m_theme).fitting(room).html(devicePixelRatioF());
    });
    m_text->setText(withPicturesBeside(html, 2 * mostWidth));
}

void LessonBanner::setTheme(const Theme& theme)
{
    m_theme = theme;
    drawExamplesAnew();
    if (m_lesson && isVisibleTo(parentWidget()))
        writeAnew();
}

void LessonBanner::drawExamplesAnew()
{
    m_examples->setVisible(m_sentence != nullptr);
    if (!m_sentence)
        return;
    const Drawing drawing = drawExamples(
        PlayerWords(*m_sentence), tournamentExamples(bunsetsuHeads(*m_sentence)), drawingMetrics(m_theme));
    const double sharpness = devicePixelRatioF();
    QPixmap picture((drawing.size * sharpness).toSize());
    picture.setDevicePixelRatio(sharpness);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintDrawing(painter, drawing, m_theme);
    painter.end();
    m_examples->setPixmap(picture);
    m_examples->setAccessibleDescription(examplesText(*m_sentence));
    m_examples->setToolTip(plainToolTip(tr("■ the dependent, ● the candidate that wins, ⨯ the one that loses")));
}

void LessonBanner::showStop(int stop, int stops)
{
    m_place->setText(tr("%1 of %2", "a stop of a lesson").arg(stop + 1).arg(stops));
    for (QWidget* part :
        {static_cast<QWidget*>(m_previous), static_cast<QWidget*>(m_place), static_cast<QWidget*>(m_next)})
        part->setVisible(stops > 1);
    m_previous->setEnabled(stop > 0);
    m_next->setEnabled(stop + 1 < stops);
}

void LessonBanner::showOpenedAt(int step, int steps)
{
    m_opened->setText(step < steps ? tr("Opened at step %1 of %2, the one that is told of.").arg(step).arg(steps)
                                   : tr("Opened at the last of %n step(s).", nullptr, steps));
    m_opened->setVisible(step > 0);
    m_start->setVisible(step > 0);
}

QString htmlOfMarkdown(const QString& markdown, const std::function<QString(const QString& source)>& picture)
{
    QTextDocument document;
    QString named = markdown; // Qt leaves out pictures that nobody has words for
    named.replace(QStringLiteral("![](canvas:"), QStringLiteral("![canvas](canvas:"));
    document.setMarkdown(
        named, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML);
    QString html = document.toHtml();
    html.remove(0, html.indexOf(u'>', html.indexOf(QStringLiteral("<body"))) + 1);
    html.truncate(html.indexOf(QStringLiteral("</body>")));
    static const QRegularExpression cells(QStringLiteral("cellspacing=\"\\d+\""));
    html.replace(cells, QStringLiteral("cellspacing=\"0\" cellpadding=\"3\"")); // figures stood at their borders
    static const QRegularExpression tag(QStringLiteral("<img[^>]*>"));
    static const QRegularExpression sourceOf(QStringLiteral("\\ssrc=\"([^\"]*)\""));
    QString all;
    qsizetype read = 0;
    for (auto found = tag.globalMatch(html); found.hasNext();) {
        const auto match = found.next();
        all += QStringView(html).mid(read, match.capturedStart() - read);
        if (picture)
            all += picture(sourceOf.match(match.captured()).captured(1));
        read = match.capturedEnd();
    }
    all += QStringView(html).mid(read);
    return all.trimmed();
}

QString lessonHtml(const Lesson& lesson)
{
    return lessonHtml(lesson, [&](const QString& source) { return lessonPictureHtml(lesson, source); });
}

QString lessonHtml(const Lesson& lesson, const std::function<QString(const QString& source)>& picture)
{
    QString html = QStringLiteral("<b>%1</b>").arg(titleOf(lesson).toHtmlEscaped());
    const QString text = textOf(lesson);
    if (!text.isEmpty())
        html += lesson.text.empty() ? QStringLiteral("<br>") + text.toHtmlEscaped() : htmlOfMarkdown(text, picture);
    const QString question = inLanguageOfTexts(lesson.question);
    if (!question.isEmpty())
        html += QStringLiteral("<i>%1</i>").arg(htmlOfMarkdown(question, picture));
    return html;
}

QString LessonBanner::text() const
{
    return m_text->text();
}

QString examplesText(const Sentence& sentence)
{
    QStringList lines;
    const auto name = [&](int bunsetsu) { return QString::fromStdString(sentence.unitText(bunsetsu)); };
    for (const GameExample& example : tournamentExamples(bunsetsuHeads(sentence)))
        lines << LessonBanner::tr("%1: %2 against %3, %4 wins", "dependent, nearer, farther, winner")
                     .arg(name(example.dependent), name(example.near), name(example.far),
                         name(example.farWins ? example.far : example.near));
    return lines.join(u'\n');
}

} // namespace arcwright::ui
