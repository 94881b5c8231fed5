// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/kinds_to_choose.h"

#include <QComboBox>
#include <QStandardItemModel>

#include "ui/players/panel/player_side.h"
#include "ui/players/panel/start_page.h"

namespace arcwright::ui {

QString whyNotPlayed(const PlayerKind& kind, const PlayerSource& source)
{
    PlayerSource drawn; // scores that every algorithm for the sentence can work on
    drawn.sentence = source.sentence;
    if (kind.plays(drawn))
        return PlayerSide::tr("%1 does not go with this sentence, or not with these scores.").arg(titleOf(kind));
    if (kind.readsTree)
        return PlayerSide::tr("It learns from the tree of the sentence, which has none.");
    return source.sentence->bunsetsu.empty()
        ? StartPage::tr("It parses bunsetsu: open a Japanese treebank that has them.")
        : StartPage::tr("It parses words: open a treebank without bunsetsu, or type a sentence.");
}

namespace {

/// Why it cannot be watched, in its row.
QString briefly(const PlayerKind& kind, const PlayerSource& source)
{
    PlayerSource drawn;
    drawn.sentence = source.sentence;
    if (kind.plays(drawn))
        return PlayerSide::tr("not with these scores", "an algorithm");
    if (kind.readsTree)
        return PlayerSide::tr("needs a tree", "an algorithm");
    return source.sentence->bunsetsu.empty() ? PlayerSide::tr("parses bunsetsu", "an algorithm")
                                             : PlayerSide::tr("parses words", "an algorithm");
}

} // namespace

void offerThoseThatPlay(QComboBox& kinds, int first, const std::optional<PlayerSource>& source)
{
    const auto* model = qobject_cast<QStandardItemModel*>(kinds.model()); // as boxes have unless they are given one
    if (model == nullptr)
        return;
    int row = first;
    for (const PlayerKind& kind : playerKinds()) {
        QStandardItem& item = *model->item(row++);
        const bool plays = !source || kind.plays(*source);
        const QString reason = plays ? QString() : whyNotPlayed(kind, *source);
        item.setEnabled(plays);
        item.setText(plays
                ? titleOf(kind)
                : PlayerSide::tr("%1 (%2)", "algorithm, why not").arg(titleOf(kind), briefly(kind, *source)));
        item.setToolTip(reason);
        item.setAccessibleDescription(reason);
    }
}

} // namespace arcwright::ui
