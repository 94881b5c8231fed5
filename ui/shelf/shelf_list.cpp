// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_list.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include "ui/look/steady_editors.h"
#include "ui/shelf/shelf_model.h"

namespace arcwright::ui {

ShelfList::ShelfList(QWidget* parent) : QTreeView(parent)
{
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers); // a double click uses a model
    setItemDelegate(new SteadyEditors(this)); // of names
    setAccessibleName(tr("Models on the shelf"));
    connect(this, &QTreeView::doubleClicked, this, &ShelfList::useWanted);
}

void ShelfList::setModel(QAbstractItemModel* model)
{
    QTreeView::setModel(model);
    setSortingEnabled(true);
    sortByColumn(ShelfModel::Name, Qt::AscendingOrder);
    connect(header(), &QHeaderView::sectionResized, this, [this](int column) {
        const bool isStretched = column == ShelfModel::ScoredOn; // by the list, also as a press on a tab shows it
        if (!m_isFitting && !isStretched && QApplication::mouseButtons() != Qt::NoButton)
            m_isFitted = false;
    });
    connect(model, &QAbstractItemModel::modelReset, this, &ShelfList::fitColumns);
    connect(model, &QAbstractItemModel::rowsInserted, this, &ShelfList::fitColumns);
    connect(model, &QAbstractItemModel::dataChanged, this, &ShelfList::fitColumns);
    fitColumns();
}

void ShelfList::fitColumns()
{
    if (!m_isFitted || model() == nullptr)
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    constexpr int narrow = 48;
    std::vector<int> widths{175, 150, 70, 185, 125, narrow, narrow}; // where not all of it fits
    constexpr int usualLetter = 8;
    for (std::size_t at = 0; at < widths.size(); ++at) { // with large letters the list is scrolled
        widths[at] = std::max(widths[at], widths[at] * fontMetrics().averageCharWidth() / usualLetter);
        if (fontMetrics().averageCharWidth() > usualLetter)
            widths[at] = std::max(widths[at], header()->sectionSizeHint(static_cast<int>(at)));
    }
    const bool isLarge = fontMetrics().averageCharWidth() > usualLetter;
    header()->setMinimumSectionSize(isLarge ? header()->sectionSizeHint(static_cast<int>(widths.size())) : -1);
    constexpr int most = 220; // for the last column, if the others need the rest
    const auto rest = static_cast<int>(widths.size());
    const int last = std::min(most, std::max(sizeHintForColumn(rest), header()->sectionSizeHint(rest)));
    std::vector<int> needed;
    needed.reserve(widths.size());
    for (int column = 0; column < static_cast<int>(widths.size()); ++column)
        needed.push_back(std::max(sizeHintForColumn(column), header()->sectionSizeHint(column)));
    const bool isRoomy = std::accumulate(needed.begin(), needed.end(), last) <= viewport()->width();
    constexpr std::size_t data = 3; // names of files, of which the first says most
    const int spare = viewport()->width() - std::accumulate(needed.begin(), needed.end(), last - needed[data]);
    for (std::size_t at = 0; at < widths.size(); ++at) {
        if (isRoomy)
            widths[at] = std::max(needed[at], widths[at]);
        else if (spare >= widths[data])
            widths[at] = at == data ? spare : needed[at];
        header()->resizeSection(static_cast<int>(at), widths[at]);
    }
    // The last takes what is left, and where nothing is, keeps the width that it once had.
    if (const int least = header()->sectionSizeHint(rest); isLarge && header()->sectionSize(rest) < least)
        header()->resizeSection(rest, least);
}

void ShelfList::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

ShelfList::Wanted ShelfList::wantedBy(const QKeyEvent& key) const
{
    if (state() == EditingState) // the field passes on the Enter that ends a name
        return nullptr;
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    if (modifiers == (Qt::ControlModifier | Qt::ShiftModifier))
        return key.key() == Qt::Key_D ? &ShelfList::duplicateWanted : nullptr;
    if (modifiers == Qt::ControlModifier)
        return key.key() == Qt::Key_Z && m_canUndo ? &ShelfList::undoWanted : nullptr;
    if (modifiers != Qt::NoModifier)
        return nullptr;
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return &ShelfList::useWanted;
    case Qt::Key_F2:
        return &ShelfList::renameWanted;
    case Qt::Key_Delete:
        return &ShelfList::removeWanted;
    default:
        return nullptr;
    }
}

bool ShelfList::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && wantedBy(*static_cast<QKeyEvent*>(event)) != nullptr) {
        event->accept(); // the list's, not the window's
        return true;
    }
    return QTreeView::event(event);
}

void ShelfList::keyPressEvent(QKeyEvent* event)
{
    if (const Wanted wanted = wantedBy(*event))
        (this->*wanted)();
    else
        QTreeView::keyPressEvent(event);
}

} // namespace arcwright::ui
