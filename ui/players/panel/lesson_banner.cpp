// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "core/bunsetsu/bunsetsu_view.h"
#include "core/bunsetsu/examples.h"
#include "ui/players/algorithms/lesson_texts.h"

namespace arcwright::ui {

LessonBanner::LessonBanner(QWidget* parent) : QFrame(parent), m_text(new QLabel(this))
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
    layout->addWidget(m_text, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void LessonBanner::show(const Lesson& lesson)
{
    QString text
        = QStringLiteral("<b>%1</b><br>%2").arg(titleOf(lesson).toHtmlEscaped(), textOf(lesson).toHtmlEscaped());
    if (lesson.showsExamples)
        text += QStringLiteral("<br>")
            + examplesText(*lesson.sentence).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    m_text->setText(text);
    QFrame::show();
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
