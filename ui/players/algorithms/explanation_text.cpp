// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/explanation_text.h"

#include <algorithm>

#include <QGuiApplication>
#include <QLocale>

#include "ui/players/drawing/text_lines.h"

namespace arcwright::ui {

namespace {

QString workName(WorkKind kind)
{
    switch (kind) {
    case WorkKind::Items:
        return Player::tr("items", "what an algorithm has done");
    case WorkKind::Splits:
        return Player::tr("splits", "what an algorithm has done");
    case WorkKind::Scores:
        return Player::tr("scores asked for", "what an algorithm has done");
    case WorkKind::Cycles:
        return Player::tr("cycles", "what an algorithm has done");
    case WorkKind::Weighed:
        return Player::tr("moves weighed", "what an algorithm has done");
    case WorkKind::Moves:
        return Player::tr("moves", "what an algorithm has done");
    case WorkKind::Climbs:
        return Player::tr("climbs", "what an algorithm has done");
    case WorkKind::Questions:
        return Player::tr("questions", "what an algorithm has done");
    case WorkKind::Transitions:
        return Player::tr("transitions", "what an algorithm has done");
    case WorkKind::Trees:
        return Player::tr("trees drawn", "what an algorithm has done");
    case WorkKind::Parses:
        return Player::tr("sentences parsed", "what an algorithm has done");
    case WorkKind::Updates:
        return Player::tr("updates", "what an algorithm has done");
    case WorkKind::Weights:
        return Player::tr("weights changed", "what an algorithm has done");
    }
    return {};
}

/// Numbers are not to be divided, neither here nor in a browser.
QString escaped(const QString& text)
{
    return withWholeNumbers(text).toHtmlEscaped();
}

QString mutedParagraph(const QString& text, const QString& direction, const Theme& theme)
{
    return QStringLiteral("<p dir=\"%1\" style=\"color:%2\">%3</p>")
        .arg(direction, theme.mutedText.name(), escaped(text));
}

} // namespace

QString workTextOf(const Player& player)
{
    const std::vector<WorkCount> work = player.work();
    if (work.empty() || player.isNextHidden())
        return {};
    const QLocale locale;
    QStringList counts;
    for (const WorkCount& one : work)
        counts << Player::tr("%1: %2", "what was done, how often").arg(workName(one.kind), locale.toString(one.count));
    if (player.arcsLeftOut() > 0)
        counts << Player::tr("%1: %2", "what was done, how often")
                      .arg(Player::tr("arcs left out", "of what an algorithm weighs"),
                          locale.toString(player.arcsLeftOut()));
    const long long words = player.wordsAtWork();
    return Player::tr("%1 (n = %2, n² = %3, n³ = %4)", "what was done; length of the sentence and its powers")
        .arg(counts.join(QStringLiteral(", ")), locale.toString(words), locale.toString(words * words),
            locale.toString(words * words * words))
        .replace(QStringLiteral(" = "), QStringLiteral("\u00a0=\u00a0")); // no line ends within
}

QString headlineOf(const Player& player)
{
    const int position = player.position();
    return position == 0 ? Player::tr("Before the first step")
                         : Player::tr("%1. %2", "number and step").arg(position).arg(player.headline(position));
}

QString explanationHtml(const Player& player, const Theme& theme, std::size_t mostFigures, Telling telling)
{
    const Explanation explanation = player.explanation();
    // Sentences of ours run as ours do, even if the first word in them is one of the treebank that does not.
    const QString direction = QGuiApplication::isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr");
    QString html = QStringLiteral("<p dir=\"%1\"><b>%2</b></p>").arg(direction, escaped(headlineOf(player)));
    if (telling == Telling::Headline) {
        const QString work = workTextOf(player);
        return work.isEmpty() ? html : html + mutedParagraph(work, direction, theme);
    }
    for (const QString& paragraph : explanation.text.split(u'\n'))
        html += QStringLiteral("<p dir=\"%1\">%2</p>").arg(direction, escaped(paragraph));
    if (!explanation.numbersTitle.isEmpty())
        html += mutedParagraph(explanation.numbersTitle, direction, theme);
    const bool isMirrored = QGuiApplication::isRightToLeft(); // tables of rich text are not by themselves
    html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\"%1>")
                .arg(isMirrored ? QStringLiteral(" align=\"right\"") : QString());
    for (std::size_t i = 0; i < std::min(explanation.numbers.size(), mostFigures); ++i) {
        const NumberRow& row = explanation.numbers[i];
        const QString fill
            = row.isBest ? QStringLiteral(" bgcolor=\"%1\"").arg(theme.diagram.targetFill.name()) : QString();
        const QString value = QStringLiteral("<td align=\"right\"><b>%1</b></td>").arg(escaped(row.value));
        const QString name = QStringLiteral("<td><p dir=\"%1\">%2</p></td>").arg(direction, escaped(row.name));
        html += QStringLiteral("<tr%1>%2%3</tr>").arg(fill, isMirrored ? name : value, isMirrored ? value : name);
    }
    html += QStringLiteral("</table>");
    if (explanation.numbers.size() > mostFigures)
        html += mutedParagraph(
            Player::tr("and %1 more").arg(explanation.numbers.size() - mostFigures), direction, theme);
    if (const QString work = workTextOf(player); !work.isEmpty())
        html += mutedParagraph(work, direction, theme);
    return html;
}

} // namespace arcwright::ui
