// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/score_label.h"

#include <utility>

#include <QLocale>

#include "core/model/any_model.h"
#include "ui/analysis/score_keeper.h"
#include "ui/documents/workspace.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

ScoreLabel::ScoreLabel(const Workspace& workspace, const ScoreKeeper& scores, QWidget* parent)
    : ElidedLabel(parent), m_workspace(workspace), m_scores(scores)
{
    connect(&scores, &ScoreKeeper::changed, this, &ScoreLabel::showScores);
    showScores();
}

void ScoreLabel::setBrief(bool brief)
{
    if (std::exchange(m_isBrief, brief) != brief)
        showScores();
}

QString ScoreLabel::ratesOf(const QString& layer) const
{
    const AttachmentCounts total = m_scores.scores(layer).total;
    const Layer* analyses = m_workspace.layerNamed(layer);
    const QString uas = locale().toString(total.uas(), 'f', 1);
    return analyses && analyses->hasRelations() ? tr("UAS %1  LAS %2").arg(uas, locale().toString(total.las(), 'f', 1))
                                                : tr("UAS %1").arg(uas);
}

/// Empty where there is nothing to score.
QString ScoreLabel::textOf(const QString& layer) const
{
    const ScoreKeeper::Scores scores = m_scores.scores(layer);
    const AttachmentCounts& total = scores.total;
    const int unscored = static_cast<int>(scores.unscoredSentences);
    if (total.tokens == 0)
        return unscored == 0 ? QString()
                             : tr("%1: not scored: seen in training, or made around corrections", "layer").arg(layer);
    const QString rates = ratesOf(layer);
    const QString sentences = tr("%n sentence(s)", "that are scored", static_cast<int>(total.sentences));
    QStringList others;
    if (unscored > 0)
        others << tr("%n not scored", nullptr, unscored);
    if (const int empty = static_cast<int>(scores.emptySentences); empty > 0)
        others << tr("%n without arcs", "sentences of the treebank", empty);
    return others.isEmpty() ? tr("%1: %2  on %3", "layer, scores, how many sentences").arg(layer, rates, sentences)
                            : tr("%1: %2  on %3, %4", "layer, scores, how many sentences, how many others")
                                  .arg(layer, rates, sentences, others.join(tr(", ", "between numbers of sentences")));
}

QString ScoreLabel::notOfOneSet()
{
    return tr("Not to be compared: scored on different sentences");
}

void ScoreLabel::showScores()
{
    const QString shown = QString::fromStdString(m_workspace.layer().name());
    setText(m_isBrief && m_scores.scores(shown).total.tokens > 0 ? ratesOf(shown) : textOf(shown));
    QStringList lines;
    for (const QString& layer : m_workspace.layerNames())
        lines << textOf(layer);
    lines.removeAll(QString());
    if (!m_scores.areOfOneSet())
        lines << notOfOneSet();
    if (!lines.isEmpty() && unitsOf(m_workspace.treebank()) == Units::Bunsetsu)
        lines << tr("Of all bunsetsu but the last of each sentence, which has no head");
    setToolTip(plainToolTip(lines.join(u'\n')));
}

} // namespace arcwright::ui
