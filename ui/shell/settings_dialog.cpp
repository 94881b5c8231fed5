// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/look/font_measures.h"
#include "ui/look/icons.h"
#include "ui/shell/command_palette.h"

namespace arcwright::ui {

namespace {

constexpr QSize settingsSize(820, 620);
constexpr int settingsGap = 8;

} // namespace

SettingsDialog::SettingsDialog(SettingFields& fields, QWidget* window)
    : QDialog(window)
    , m_fields(fields)
    , m_search(new QLineEdit(this))
    , m_groups(new QListWidget(this))
    , m_list(new QScrollArea(this))
    , m_nothing(new QLabel(this))
    , m_rows(settingCount)
{
    setWindowTitle(tr("Settings"));
    placeParts();
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::search);
    connect(m_groups, &QListWidget::currentRowChanged, this, [this](int row) {
        if (const auto heading = m_headings.find(static_cast<SettingGroup>(row)); heading != m_headings.end())
            reach(*heading->second);
    });
    connect(&m_fields, &SettingFields::changed, this, &SettingsDialog::refresh);
    constexpr QSize letters(100, 30);
    const QSize lines(
        fontMetrics().averageCharWidth() * letters.width(), fontMetrics().lineSpacing() * letters.height());
    resize(
        settingsSize.expandedTo(lines).expandedTo({widthOfAll(), 0})); // at most the screen: see makeRoomForContent()
    refresh();
    m_search->setFocus();
}

/// So that no field is scrolled into view from the side.
int SettingsDialog::widthOfAll() const
{
    const QMargins around = layout()->contentsMargins();
    return around.left() + m_groups->maximumWidth() + layout()->spacing() + 2 * m_list->frameWidth()
        + widthOfRows(false) + m_list->verticalScrollBar()->sizeHint().width() + 2 * settingsGap + around.right();
}

void SettingsDialog::placeParts()
{
    m_search->setPlaceholderText(tr("Find a setting"));
    m_search->setAccessibleName(tr("Find a setting"));
    m_search->setClearButtonEnabled(true);
    m_groups->setAccessibleName(tr("Groups of settings"));
    fillList();
    measureByFont(m_groups, [this](const QFontMetrics&) {
        m_groups->setFixedWidth(m_groups->sizeHintForColumn(0) + 4 * settingsGap);
        QMetaObject::invokeMethod(this, &SettingsDialog::arrange, Qt::QueuedConnection); // when all have these letters
    });
    arrange();

    auto* file = new QLabel(tr("All settings are in %1.").arg(QDir::toNativeSeparators(QSettings().fileName())));
    file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    file->setWordWrap(true);
    QDialogButtonBox* buttons = makeButtons();
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_groups);
    middle->addWidget(m_list, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addLayout(middle, 1);
    layout->addWidget(file);
    layout->addWidget(buttons);
    // Which Tab would pass by, made before the others.
    setTabOrder(buttons->buttons().constLast(), buttons->button(QDialogButtonBox::Close));
}

void SettingsDialog::fillList()
{
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setColumnStretch(1, 1);
    grid->setVerticalSpacing(settingsGap);
    grid->setHorizontalSpacing(2 * settingsGap);
    int line = 0;
    for (int group = 0; group <= static_cast<int>(SettingGroup::Parsers); ++group)
        addGroup(static_cast<SettingGroup>(group), *grid, line);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    grid->addWidget(m_nothing, line++, 0, 1, 3);
    grid->setRowStretch(line, 1);
    m_list->setWidget(content);
    m_list->setWidgetResizable(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_grid = grid;
}

QDialogButtonBox* SettingsDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto button = [&](const QString& text, void (SettingsDialog::*signal)()) {
        QPushButton* made = buttons->addButton(text, QDialogButtonBox::ActionRole);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, signal);
    };
    button(tr("E&xport…"), &SettingsDialog::exportWanted);
    button(tr("&Import…"), &SettingsDialog::importWanted);
    button(tr("All &defaults"), &SettingsDialog::defaultsWanted);
    QPushButton* close = buttons->button(QDialogButtonBox::Close);
    close->setAutoDefault(false); // Enter is for the fields
    return buttons;
}

void SettingsDialog::addGroup(SettingGroup group, QGridLayout& grid, int& line)
{
    m_groups->addItem(titleOf(group));
    auto* heading = new QLabel(titleOf(group));
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    heading->setContentsMargins(0, line > 0 ? settingsGap : 0, 0, 0);
    m_headings[group] = heading;
    grid.addWidget(heading, line++, 0, 1, 3);
    for (const SettingSpec& spec : settingSpecs()) {
        if (spec.group == group)
            addRow(spec, line);
    }
}

void SettingsDialog::addRow(const SettingSpec& spec, int& line)
{
    Row& row = m_rows[static_cast<std::size_t>(spec.id)];
    const QString title = titleOf(spec.id);
    row.title = new QLabel(title);
    row.field = m_fields.make(spec.id);
    row.field.widget->setAccessibleName(title);
    row.title->setBuddy(row.field.widget);
    row.reset = new QToolButton;
    row.reset->setIcon(iconNamed(QStringLiteral("undo")));
    row.reset->setAutoRaise(true);
    row.reset->setToolTip(tr("Back to the default"));
    row.reset->setAccessibleName(tr("%1: back to the default").arg(title));
    connect(row.reset, &QToolButton::clicked, this, [this, &row] {
        row.field.reset();
        refresh();
    });
    row.line = line;
    line += 2;
}

/// How wide titles, fields and buttons are beside each other, or fields and buttons below their titles.
int SettingsDialog::widthOfRows(bool isStacked) const
{
    int title = 0;
    int field = 0;
    int reset = 0;
    for (const Row& row : m_rows) {
        title = std::max(title, row.title->fontMetrics().horizontalAdvance(row.title->text()));
        field = std::max(field, row.field.widget->sizeHint().width());
        reset = std::max(reset, row.reset->sizeHint().width());
    }
    const QMargins around = m_grid->contentsMargins();
    const int gap = m_grid->horizontalSpacing();
    const int rows = (isStacked ? 0 : title + gap) + field + gap + reset; // titles alone in a line are wrapped
    return around.left() + rows + around.right();
}

/// Fields stand below their titles where letters are so large that they would be out of sight beside them; and where
/// that does not do, the groups go: the list begins with theirs, and what is searched for is found.
void SettingsDialog::arrange()
{
    if (m_rows.empty() || m_rows.back().title == nullptr)
        return;
    const int bar = m_list->verticalScrollBar()->sizeHint().width() + settingsGap;
    const QMargins around = layout() == nullptr ? QMargins() : layout()->contentsMargins();
    const int whole = width() - around.left() - around.right() - 2 * m_list->frameWidth() - bar;
    const int besideGroups = whole - m_groups->maximumWidth() - settingsGap;
    const bool isStacked = widthOfRows(false) > besideGroups;
    m_groups->setVisible(!isStacked || widthOfRows(true) <= besideGroups);
    m_list->widget()->setMinimumWidth(std::min(widthOfRows(isStacked), std::max(whole, 1)));
    if (m_isStacked == isStacked)
        return;
    m_isStacked = isStacked;
    for (const Row& row : m_rows) {
        row.title->setWordWrap(isStacked);
        m_grid->addWidget(row.title, row.line, 0, 1, isStacked ? 3 : 1);
        const int line = row.line + (isStacked ? 1 : 0);
        m_grid->addWidget(row.field.widget, line, isStacked ? 0 : 1, 1, isStacked ? 2 : 1);
        m_grid->addWidget(row.reset, line, 2);
    }
}

void SettingsDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void SettingsDialog::show(SettingId id)
{
    m_search->clear();
    QDialog::show();
    raise();
    activateWindow();
    QWidget* field = m_rows[static_cast<std::size_t>(id)].field.widget;
    field->setFocus(Qt::ShortcutFocusReason);
    m_list->ensureWidgetVisible(field);
}

QWidget* SettingsDialog::field(SettingId id) const
{
    return m_rows[static_cast<std::size_t>(id)].field.widget;
}

QToolButton* SettingsDialog::defaultButton(SettingId id) const
{
    return m_rows[static_cast<std::size_t>(id)].reset;
}

bool SettingsDialog::isListed(SettingId id) const
{
    return m_rows[static_cast<std::size_t>(id)].isListed;
}

void SettingsDialog::search(const QString& typed)
{
    bool isAnyListed = false;
    std::map<SettingGroup, bool> has;
    for (const SettingSpec& spec : settingSpecs()) {
        Row& row = m_rows[static_cast<std::size_t>(spec.id)];
        row.isListed = matchOf(titleOf(spec.id), typed, wordsOf(spec.id) + u' ' + titleOf(spec.group)) >= 0;
        for (QWidget* part : {static_cast<QWidget*>(row.title), row.field.widget, static_cast<QWidget*>(row.reset)})
            part->setVisible(row.isListed);
        has[spec.group] = has[spec.group] || row.isListed;
        isAnyListed = isAnyListed || row.isListed;
    }
    for (const auto& [group, heading] : m_headings)
        heading->setVisible(has[group]);
    m_nothing->setText(tr("Nothing found for “%1”.").arg(typed.trimmed()));
    m_nothing->setVisible(!isAnyListed);
}

/// Which settings are what they come with.
void SettingsDialog::refresh()
{
    for (Row& row : m_rows)
        row.reset->setEnabled(!row.field.isDefault());
}

void SettingsDialog::reach(const QWidget& widget)
{
    m_list->verticalScrollBar()->setValue(widget.y() - settingsGap);
}

/// Keys and chords are changed elsewhere.
void SettingsDialog::showEvent(QShowEvent* event)
{
    refresh();
    QDialog::showEvent(event);
}

} // namespace arcwright::ui
