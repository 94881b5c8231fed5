// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shortcut_overview.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/shell/actions.h"

namespace arcwright::ui {

namespace {

struct Gesture {
    const char* keys;
    const char* what;
};

constexpr Gesture gestures[] = {
    {QT_TRANSLATE_NOOP("Shortcuts", "Drag"),
        QT_TRANSLATE_NOOP("Shortcuts", "from a word to its new head, or to the circle above it: root")},
    {QT_TRANSLATE_NOOP("Shortcuts", "Click, click"),
        QT_TRANSLATE_NOOP("Shortcuts", "a word, then its new head; Esc or the background cancels")},
    {QT_TRANSLATE_NOOP("Shortcuts", "Click a label"), QT_TRANSLATE_NOOP("Shortcuts", "change the relation")},
    {QT_TRANSLATE_NOOP("Shortcuts", "←  →  Home  End"), QT_TRANSLATE_NOOP("Shortcuts", "select a word")},
    {QT_TRANSLATE_NOOP("Shortcuts", "↑  ↓"),
        QT_TRANSLATE_NOOP("Shortcuts", "go to the head of the word, to its first dependent")},
    {QT_TRANSLATE_NOOP("Shortcuts", "H, then …"),
        QT_TRANSLATE_NOOP("Shortcuts", "arrows, a word's number (0: root) or its first letters; Enter attaches")},
    {QT_TRANSLATE_NOOP("Shortcuts", "Ctrl+wheel"), QT_TRANSLATE_NOOP("Shortcuts", "zoom")},
    {QT_TRANSLATE_NOOP("Shortcuts", "Middle button"), QT_TRANSLATE_NOOP("Shortcuts", "move the diagram")},
};

void addRow(QTableWidget* table, const QString& keys, const QString& what)
{
    const int row = table->rowCount();
    table->insertRow(row);
    table->setItem(row, 0, new QTableWidgetItem(keys));
    table->setItem(row, 1, new QTableWidgetItem(what));
}

QString plainText(const QAction* action)
{
    QString text = action->text();
    return text.remove(u'&');
}

} // namespace

void showShortcuts(QWidget* window, const Actions& actions)
{
    auto* dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QCoreApplication::translate("Shortcuts", "Keyboard shortcuts"));
    auto* table = new QTableWidget(0, 2, dialog);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    for (const Gesture& gesture : gestures)
        addRow(table, QCoreApplication::translate("Shortcuts", gesture.keys),
            QCoreApplication::translate("Shortcuts", gesture.what));
    for (const QAction* action : actions.all()) {
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty())
            addRow(table, keys, plainText(action));
    }
    table->resizeColumnsToContents();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(table);
    layout->addWidget(buttons);
    dialog->resize(620, 640);
    dialog->show();
}

} // namespace arcwright::ui
