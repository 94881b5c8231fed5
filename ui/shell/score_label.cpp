// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/score_label.h"

#include "ui/analysis/score_keeper.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

ScoreLabel::ScoreLabel(const Workspace& workspace, const ScoreKeeper& scores, QWidget* parent)
    : QLabel(parent), m_workspace(workspace), m_scores(scores)
{
    connect(&scores, &ScoreKeeper::changed, this, &ScoreLabel::showScores);
    showScores();
}

void ScoreLabel::showScores()
{
    const AttachmentCounts& total = m_scores.total();
    if (total.tokens == 0) {
        setText(m_scores.unscoredSentences() > 0 ? tr("not scored: seen in training, or made around corrections")
                                                 : QString());
        return;
    }
    QString text = tr("UAS %1", "score").arg(total.uas(), 0, 'f', 1);
    if (m_workspace.layer().hasRelations())
        text += tr("  LAS %1", "score").arg(total.las(), 0, 'f', 1);
    text += tr("  on %n sentence(s)", nullptr, static_cast<int>(total.sentences));
    if (m_scores.unscoredSentences() > 0)
        text += tr(", %n not scored", nullptr, static_cast<int>(m_scores.unscoredSentences()));
    setText(text);
    setToolTip(unitsOf(m_workspace.treebank()) == Units::Bunsetsu
            ? tr("Of all bunsetsu but the last of each sentence, which has no head")
            : QString());
}

} // namespace arcwright::ui
