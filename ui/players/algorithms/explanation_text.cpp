// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/explanation_text.h"

#include <algorithm>

#include <QGuiApplication>

namespace arcwright::ui {

QString headlineOf(const Player& player)
{
    const int position = player.position();
    return position == 0 ? Player::tr("Before the first step")
                         : Player::tr("%1. %2", "number and step").arg(position).arg(player.headline(position));
}

QString explanationHtml(const Player& player, const Theme& theme, std::size_t mostFigures)
{
    const Explanation explanation = player.explanation();
    // Sentences of ours run as ours do, even if the first word in them is one of the treebank that does not.
    const QString direction = QGuiApplication::isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr");
    QString html = QStringLiteral("<p dir=\"%1\"><b>%2</b></p>").arg(direction, headlineOf(player).toHtmlEscaped());
    for (const QString& paragraph : explanation.text.split(u'\n'))
        html += QStringLiteral("<p dir=\"%1\">%2</p>").arg(direction, paragraph.toHtmlEscaped());
    if (!explanation.numbersTitle.isEmpty())
        html += QStringLiteral("<p dir=\"%1\" style=\"color:%2\">%3</p>")
                    .arg(direction, theme.mutedText.name(), explanation.numbersTitle.toHtmlEscaped());
    html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
    for (std::size_t i = 0; i < std::min(explanation.numbers.size(), mostFigures); ++i) {
        const NumberRow& row = explanation.numbers[i];
        const QString fill
            = row.isBest ? QStringLiteral(" bgcolor=\"%1\"").arg(theme.diagram.targetFill.name()) : QString();
        html += QStringLiteral("<tr%1><td align=\"right\"><b>%2</b></td><td><p dir=\"%3\">%4</p></td></tr>")
                    .arg(fill, row.value.toHtmlEscaped(), direction, row.name.toHtmlEscaped());
    }
    return html + QStringLiteral("</table>");
}

} // namespace arcwright::ui
