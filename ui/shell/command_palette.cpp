// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/command_palette.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "ui/look/empty_note.h"
#include "ui/settings/action_synonyms.h"

namespace arcwright::ui {

namespace {

constexpr QSize paletteSize(520, 380);
constexpr int paletteLetters = 68; // where they are larger than usual
constexpr int paletteLines = 16;
constexpr int topDistance = 60;
constexpr int rowPadding = 3; // above and below

/// A name on the left and its keys on the right.
class CommandDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem named(option);
        initStyleOption(&named, index);
        const QString keys = index.data(Qt::UserRole).toString();
        const int room = option.rect.width() - option.fontMetrics.horizontalAdvance(keys) - 6 * rowPadding;
        named.text = option.fontMetrics.elidedText(named.text, Qt::ElideRight, room);
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &named, painter, option.widget);
        const bool selected = option.state & QStyle::State_Selected;
        const auto role = selected ? QPalette::HighlightedText : QPalette::PlaceholderText;
        painter->save();
        painter->setPen(option.palette.color(role));
        painter->drawText(
            option.rect.adjusted(2 * rowPadding, 0, -2 * rowPadding, 0), Qt::AlignRight | Qt::AlignVCenter, keys);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        // As wide as the list, or keys of large letters would stand beyond its edge.
        return {0, QStyledItemDelegate::sizeHint(option, index).height() + 2 * rowPadding};
    }
};

} // namespace

QString foldedForSearch(const QString& text)
{
    constexpr ushort ascii = 128;
    if (std::all_of(text.begin(), text.end(), [](QChar letter) { return letter.unicode() < ascii; }))
        return text.toLower();
    constexpr ushort voiced = 0x3099; // the marks of kana tell other letters: か is not が
    constexpr ushort halfVoiced = 0x309a;
    QString folded;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        const ushort code = letter.unicode();
        if (letter.category() == QChar::Mark_NonSpacing && code != voiced && code != halfVoiced)
            continue;
        if (code == u'ø')
            folded += u'o';
        else if (code == u'æ')
            folded += u"ae";
        else if (code == u'ł')
            folded += u'l';
        else
            folded += letter;
    }
    return folded;
}

int matchOf(const QString& plainName, const QString& typed, const QString& plainSynonyms)
{
    constexpr int bySynonym = 3;
    const QString name = foldedForSearch(plainName);
    const QString synonyms = foldedForSearch(plainSynonyms);
    const QStringList words = foldedForSearch(typed).split(u' ', Qt::SkipEmptyParts);
    bool isByName = true;
    for (const QString& word : words) {
        const bool isInName = name.contains(word);
        if (!isInName && !synonyms.startsWith(word) && !synonyms.contains(u' ' + word))
            return -1;
        isByName = isByName && isInName;
    }
    if (!isByName)
        return bySynonym;
    if (words.isEmpty() || name.startsWith(words.front()))
        return 0;
    return name.contains(u' ' + words.front()) ? 1 : 2;
}

CommandPalette::CommandPalette(const Actions& actions, QWidget* window)
    : QFrame(window), m_actions(actions), m_field(new QLineEdit(this)), m_list(new QListWidget(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_field->setPlaceholderText(tr("Find a command, a setting, a sample, a label or a page of the handbook"));
    m_field->setAccessibleName(tr("Find a command"));
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_nothing = new EmptyNote(*m_list, [this] {
        return m_list->count() > 0 ? QString() : tr("Nothing found for “%1”.").arg(m_field->text().trimmed());
    });
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
    const QSize letters(fontMetrics().averageCharWidth() * paletteLetters, fontMetrics().lineSpacing() * paletteLines);
    const QSize size = paletteSize.expandedTo(letters).boundedTo(parentWidget()->size());
    setGeometry((parentWidget()->width() - size.width()) / 2,
        std::min(topDistance, parentWidget()->height() - size.height()), size.width(), size.height());
    m_field->clear();
    offer(QString());
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

std::vector<CommandPalette::Found> CommandPalette::find(const QString& typed) const
{
    std::vector<Found> found;
    for (std::size_t i = 0; i < actionCount; ++i) {
        const auto id = static_cast<ActionId>(i);
        QAction* const action = m_actions[id];
        if (const int match = matchOf(Actions::name(id), typed, synonymsOf(id));
            match >= 0 && id != ActionId::CommandPalette)
            found.push_back(
                {match, {Actions::name(id), noteOf(*action), [action] { action->trigger(); }}, action->isEnabled()});
    }
    const bool isTyped = !typed.trimmed().isEmpty();
    const auto take = [&](const PaletteEntry& entry) {
        if (const int match = matchOf(entry.title, typed, entry.note + u' ' + entry.synonyms); match >= 0 && isTyped)
            found.push_back({match, entry, true});
    };
    for (const PaletteEntry& entry : m_entries)
        take(entry);
    for (const PaletteSource& source : m_sources) {
        for (const PaletteEntry& entry : isTyped ? source() : std::vector<PaletteEntry>())
            take(entry);
    }
    std::stable_sort(
        found.begin(), found.end(), [](const Found& one, const Found& other) { return one.match < other.match; });
    if (isTyped && m_lastResort)
        found.push_back({0, m_lastResort(typed.trimmed()), true});
    return found;
}

void CommandPalette::offer(const QString& typed)
{
    const std::vector<Found> found = find(typed);
    m_list->clear();
    m_offered.clear();
    for (const Found& each : found) {
        auto* item = new QListWidgetItem(each.entry.title);
        item->setData(Qt::UserRole, each.entry.note);
        if (!each.isEnabled)
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        m_list->addItem(item);
        m_offered.push_back(each.entry.run);
    }
    m_list->setCurrentRow(0);
    m_nothing->refresh();
}

/// The keys of an action, and whether what it switches is on.
QString CommandPalette::noteOf(const QAction& action)
{
    QString keys = action.shortcut().toString(QKeySequence::NativeText);
    if (!action.isCheckable())
        return keys;
    const QString state = action.isChecked() ? tr("on") : tr("off");
    return keys.isEmpty() ? state : tr("%1   %2", "state, keys").arg(state, keys);
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
    if (!(m_list->item(row)->flags() & Qt::ItemIsEnabled))
        return; // it stays, for the name to be seen
    const auto chosen = m_offered[static_cast<std::size_t>(row)];
    close(); // so that the command finds the keyboard where it was
    chosen();
}

void CommandPalette::close()
{
    hide();
    if (m_before)
        m_before->setFocus(Qt::OtherFocusReason);
}

} // namespace arcwright::ui
