// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/dialog_room.h"

#include <algorithm>

#include <QColorDialog>
#include <QDialog>
#include <QErrorMessage>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLayout>
#include <QMessageBox>
#include <QProgressDialog>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

namespace arcwright::ui {

namespace {

/// Of Qt's own, which see to their sizes themselves.
bool isOfQt(const QDialog& dialog)
{
    return qobject_cast<const QMessageBox*>(&dialog) != nullptr || qobject_cast<const QFileDialog*>(&dialog) != nullptr
        || qobject_cast<const QInputDialog*>(&dialog) != nullptr
        || qobject_cast<const QColorDialog*>(&dialog) != nullptr
        || qobject_cast<const QProgressDialog*>(&dialog) != nullptr
        || qobject_cast<const QErrorMessage*>(&dialog) != nullptr;
}

/// What of the screen a window may have beside its title and edges.
QSize roomOn(const QScreen& screen)
{
    constexpr QSize edges(16, 48);
    return screen.availableSize() - edges;
}

QSize neededBy(const QLayout& layout, int width)
{
    const QSize least = layout.totalMinimumSize();
    const int wide = std::max(width, least.width());
    const int high = layout.hasHeightForWidth() ? layout.totalMinimumHeightForWidth(wide) : least.height();
    return {wide, std::max(high, least.height())};
}

/// Qt writes what it asks in one line, however long: in large letters this may be wider than the screen.
void wrapQuestion(QInputDialog& dialog, QLayout& layout, int room)
{
    auto* question = dialog.findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    if (question == nullptr || layout.totalMinimumSize().width() <= room)
        return;
    const QMargins edges = layout.contentsMargins();
    const int width = room - edges.left() - edges.right();
    question->setWordWrap(true);
    question->setFixedSize(width, question->heightForWidth(width));
    layout.activate();
    dialog.resize(layout.totalMinimumSize());
}

/// Qt makes a message narrow and as high as it then is: large letters may need a broader one.
void broadenMessage(const QMessageBox& message, const QLayout& layout, const QSize& room)
{
    const int usualWidth = std::min(room.width() / 2, 500); // which it exceeds for single words alone
    auto* text = message.findChild<QLabel*>(QStringLiteral("qt_msgbox_label"));
    if (text == nullptr)
        return;
    text->setWordWrap(true); // as it is when it is shown
    constexpr double most = 0.75; // of the screen: some more comes of what is laid out for its final width
    if (neededBy(layout, usualWidth).height() > most * room.height())
        text->setMinimumWidth(room.width() * 2 / 3);
}

/// The layout goes with all that it lays out to a widget that is scrolled.
void scroll(QDialog& dialog, QLayout* layout)
{
    QWidget* const focus = dialog.focusWidget();
    auto* content = new QWidget(&dialog); // in the same window, or Tab would pass by some of what is laid out
    content->setLayout(layout);
    auto* area = new QScrollArea(&dialog);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(content);
    auto* around = new QVBoxLayout(&dialog);
    around->setContentsMargins({});
    around->addWidget(area);
    area->show();
    if (focus != nullptr)
        focus->setFocus();
}

} // namespace

void makeRoomForContent(QDialog& dialog)
{
    QLayout* const layout = dialog.layout();
    const QScreen* const screen = dialog.screen();
    if (layout == nullptr || screen == nullptr)
        return;
    const QSize room = roomOn(*screen);
    if (auto* asking = qobject_cast<QInputDialog*>(&dialog))
        wrapQuestion(*asking, *layout, room.width());
    if (const auto* message = qobject_cast<const QMessageBox*>(&dialog))
        broadenMessage(*message, *layout, room);
    if (isOfQt(dialog) || layout->sizeConstraint() != QLayout::SetDefaultConstraint)
        return;
    dialog.setMinimumSize(dialog.minimumSize().boundedTo(room));
    if (dialog.width() > room.width()) { // rows that wrap tell what height they take when they have their width
        dialog.resize(room.width(), dialog.height());
        layout->activate();
    }
    QSize needed = neededBy(*layout, std::min(dialog.width(), room.width()));
    if (needed.width() > room.width() || needed.height() > room.height()) {
        needed.rwidth() += dialog.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &dialog);
        scroll(dialog, layout);
    }
    dialog.resize(dialog.size().expandedTo(needed).boundedTo(room));
}

} // namespace arcwright::ui
