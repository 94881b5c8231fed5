// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/command_palette.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace arcwright::ui {

namespace {

constexpr QSize paletteSize(520, 380);
constexpr int topDistance = 60;
constexpr int rowPadding = 3; // above and below

/// A name on the left and its keys on the right.
class CommandDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool selected = option.state & QStyle::State_Selected;
        const auto role = selected ? QPalette::HighlightedText : QPalette::PlaceholderText;
        painter->save();
        painter->setPen(option.palette.color(role));
        painter->drawText(option.rect.adjusted(0, 0, -2 * rowPadding, 0), Qt::AlignRight | Qt::AlignVCenter,
            index.data(Qt::UserRole).toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * rowPadding);
    }
};

} // namespace

int matchOf(const QString& name, const QString& typed)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words) {
        if (!name.contains(word, Qt::CaseInsensitive))
            return -1;
    }
    if (words.isEmpty() || name.startsWith(words.front(), Qt::CaseInsensitive))
        return 0;
    return name.contains(u' ' + words.front(), Qt::CaseInsensitive) ? 1 : 2;
}

CommandPalette::CommandPalette(const Actions& actions, QWidget* window)
    : QFrame(window), m_actions(actions), m_field(new QLineEdit(this)), m_list(new QListWidget(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_field->setPlaceholderText(tr("Find a command"));
    m_field->setAccessibleName(tr("Find a command"));
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textEdited, this, &CommandPalette::offer);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    hide();
}

void CommandPalette::open()
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    const QSize size = paletteSize.boundedTo(parentWidget()->size());
    setGeometry((parentWidget()->width() - size.width()) / 2,
        std::min(topDistance, parentWidget()->height() - size.height()), size.width(), size.height());
    m_field->clear();
    offer(QString());
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::offer(const QString& typed)
{
    std::vector<std::pair<int, ActionId>> found;
    for (std::size_t i = 0; i < actionCount; ++i) {
        const auto id = static_cast<ActionId>(i);
        if (const int match = matchOf(Actions::name(id), typed); match >= 0 && id != ActionId::CommandPalette)
            found.emplace_back(match, id);
    }
    std::stable_sort(
        found.begin(), found.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
    m_list->clear();
    m_offered.clear();
    for (const auto& [match, id] : found) {
        auto* item = new QListWidgetItem(Actions::name(id));
        item->setData(Qt::UserRole, m_actions[id]->shortcut().toString(QKeySequence::NativeText));
        if (!m_actions[id]->isEnabled())
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        m_list->addItem(item);
        m_offered.push_back(id);
    }
    m_list->setCurrentRow(0);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::FocusOut && isVisible()
        && static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason) {
        m_before = nullptr; // the keyboard went elsewhere on purpose
        close();
    }
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int rows = m_list->count();
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up: {
        const int by = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down ? 1 : -1;
        if (rows > 0)
            m_list->setCurrentRow((m_list->currentRow() + by + rows) % rows);
        return true;
    }
    default:
        return QFrame::eventFilter(watched, event);
    }
}

void CommandPalette::run()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const ActionId id = m_offered[static_cast<std::size_t>(row)];
    close(); // so that the command finds the keyboard where it was
    m_actions[id]->trigger();
}

void CommandPalette::close()
{
    hide();
    if (m_before)
        m_before->setFocus(Qt::OtherFocusReason);
}

} // namespace arcwright::ui
