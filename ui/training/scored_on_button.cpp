// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/scored_on_button.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "ui/look/file_filters.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

ScoredOnButton::ScoredOnButton(QWidget* parent) : QToolButton(parent)
{
    auto* menu = new QMenu(this);
    menu->addAction(tr("Every tenth sentence of the treebank, held out"), this, [this] { setFiles({}); });
    menu->addAction(tr("Development files…"), this, &ScoredOnButton::ask);
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setToolTip(tr("The sentences that all models are scored on, and that none of them has seen"));
    showFiles();
}

void ScoredOnButton::ask()
{
    const QStringList paths
        = QFileDialog::getOpenFileNames(this, tr("Score on these files"), Settings::folder(), openFilter());
    if (!paths.isEmpty())
        setFiles(paths);
}

void ScoredOnButton::offerFolds()
{
    menu()
        ->addAction(tr("All sentences, by folds"), this, [this] { setFolds(true); })
        ->setToolTip(tr("Nothing is held out: models of five folds predict the sentences that they have not seen"));
    menu()->setToolTipsVisible(true);
}

void ScoredOnButton::setFiles(const QStringList& paths)
{
    m_files = paths;
    m_hasFolds = false;
    showFiles();
    Q_EMIT changed();
}

void ScoredOnButton::setFolds(bool folds)
{
    m_hasFolds = folds;
    m_files.clear();
    showFiles();
    Q_EMIT changed();
}

void ScoredOnButton::showFiles()
{
    constexpr qsizetype longest = 24; // letters of a file's name
    QString name = m_hasFolds ? tr("all, by folds")
        : m_files.isEmpty()   ? tr("every tenth", "sentence")
                              : QFileInfo(m_files.front()).fileName();
    if (name.size() > longest)
        name = name.left(longest - 1) + QChar(0x2026);
    if (m_files.size() > 1)
        name = tr("%1 and %n more", nullptr, static_cast<int>(m_files.size()) - 1).arg(name);
    setText(tr("Scored on: %1").arg(name));
}

} // namespace arcwright::ui
