// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercises/choose_exercise_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/look/font_measures.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

constexpr int builtInRole = Qt::UserRole; ///< index of one that comes with the program
constexpr int fileRole = Qt::UserRole + 1;

} // namespace

ChooseExerciseDialog::ChooseExerciseDialog(const QStringList& builtIn, const QStringList& recent, QWidget* parent)
    : QDialog(parent), m_list(new QListWidget(this)), m_file(new QPushButton(tr("From a &file…"), this))
{
    setObjectName(QStringLiteral("chooseExercise"));
    setWindowTitle(tr("Do an exercise"));
    m_list->setAccessibleName(tr("Exercises"));
    for (const QString& path : recent) {
        const QFileInfo file(path);
        auto* item = new QListWidgetItem(
            tr("%1 — %2", "file, folder").arg(file.completeBaseName(), file.absolutePath()), m_list);
        item->setData(fileRole, path);
        item->setToolTip(plainToolTip(path)); // where its middle is cut
    }
    for (int index = 0; index < builtIn.size(); ++index) {
        auto* item = new QListWidgetItem(builtIn[index], m_list);
        item->setData(builtInRole, index);
    }
    m_list->setCurrentRow(0);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    measureByFont(m_list, [this](const QFontMetrics& metrics) {
        constexpr int letters = 64; // a name and a folder
        m_list->setMinimumWidth(letters * metrics.averageCharWidth());
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Do it"));
    buttons->button(QDialogButtonBox::Ok)->setEnabled(m_list->count() > 0);
    buttons->addButton(m_file, QDialogButtonBox::ActionRole);
    m_file->setToolTip(tr("One that a teacher has sent you: a file that ends in .arcexercise"));
    auto* explanation = new QLabel(
        tr("Draw trees, or answer questions, and be told what is right. Those that come with the program are made of "
           "its sample treebanks."),
        this);
    explanation->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::itemActivated, this, &ChooseExerciseDialog::choose);
    connect(buttons, &QDialogButtonBox::accepted, this, &ChooseExerciseDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_file, &QPushButton::clicked, this, &QDialog::accept);
    m_list->setFocus();
}

void ChooseExerciseDialog::choose()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr || result() == Accepted)
        return;
    m_choice.file = item->data(fileRole).toString();
    if (m_choice.file.isEmpty())
        m_choice.builtIn = item->data(builtInRole).value<std::size_t>();
    accept();
}

} // namespace arcwright::ui
