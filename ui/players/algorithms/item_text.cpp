// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/item_text.h"

#include <QCoreApplication>

namespace arcwright::ui {

namespace {

/// The context of the texts.
struct ItemTexts {
    Q_DECLARE_TR_FUNCTIONS(ChartPlayer)
};

} // namespace

QString itemText(const ChartItem& item, const PlayerWords& words)
{
    switch (item.kind) {
    case ChartItemKind::Sibling:
        return ItemTexts::tr("siblings %1 and %2").arg(words.name(item.left), words.name(item.right));
    case ChartItemKind::IncompleteRight:
        return ItemTexts::tr("arc %1").arg(words.arc(item.left, item.right));
    case ChartItemKind::IncompleteLeft:
        return ItemTexts::tr("arc %1").arg(words.arc(item.right, item.left));
    case ChartItemKind::CompleteRight:
        return ItemTexts::tr("%1 under %2").arg(words.span(item.left, item.right), words.name(item.left));
    case ChartItemKind::CompleteLeft:
        return ItemTexts::tr("%1 under %2").arg(words.span(item.left, item.right), words.name(item.right));
    case ChartItemKind::Tree:
        break;
    }
    return ItemTexts::tr("the whole sentence");
}

QString itemMeaning(const ChartItem& item, const PlayerWords& words)
{
    const QString span = words.span(item.left, item.right);
    switch (item.kind) {
    case ChartItemKind::Sibling:
        return ItemTexts::tr(
            "%1 and %2 become neighbouring dependents of one head, with what hangs on them in between.")
            .arg(words.name(item.left), words.name(item.right));
    case ChartItemKind::IncompleteRight:
        return ItemTexts::tr("The arc %1, with all words in between below its ends.")
            .arg(words.arc(item.left, item.right));
    case ChartItemKind::IncompleteLeft:
        return ItemTexts::tr("The arc %1, with all words in between below its ends.")
            .arg(words.arc(item.right, item.left));
    case ChartItemKind::CompleteRight:
        return ItemTexts::tr("%1: all of these words hang below the first, and nothing is missing on this side.")
            .arg(span);
    case ChartItemKind::CompleteLeft:
        return ItemTexts::tr("%1: all of these words hang below the last, and nothing is missing on this side.")
            .arg(span);
    case ChartItemKind::Tree:
        break;
    }
    return ItemTexts::tr("The whole sentence: one word becomes the root, the two sides of it are put together.");
}

namespace {

QString itemPartText(const ChartItem& item, const PlayerWords& words)
{
    return item.left == item.right ? ItemTexts::tr("%1 alone").arg(words.name(item.left)) : itemText(item, words);
}

} // namespace

QString itemPartsText(const ChartItem& first, const ChartItem& second, const PlayerWords& words)
{
    return ItemTexts::tr("%1 + %2", "two parts").arg(itemPartText(first, words), itemPartText(second, words));
}

QString itemWayText(const ChartItem& item, const ChartItem& first, const ChartItem& second, const PlayerWords& words)
{
    return ItemTexts::tr("%1: %2 + %3", "an item and the two parts it is made of")
        .arg(itemText(item, words), itemPartText(first, words), itemPartText(second, words));
}

QString itemWaysTitle(int ways)
{
    return ItemTexts::tr("%n way(s) to put it together", nullptr, ways);
}

bool isOtherWidth(const ChartItem& item, const ChartItem& before)
{
    const auto width = [](const ChartItem& one) { return one.kind == ChartItemKind::Tree ? -1 : one.right - one.left; };
    return width(item) != width(before);
}

} // namespace arcwright::ui
