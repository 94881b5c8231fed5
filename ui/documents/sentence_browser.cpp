// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_browser.h"

#include <algorithm>

#include <QListView>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/documents/sentence_delegate.h"
#include "ui/documents/sentence_list_model.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

SentenceBrowser::SentenceBrowser(Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_model(new SentenceListModel(workspace, this))
    , m_list(new QListView(this))
    , m_delegate(new SentenceDelegate(this))
{
    m_list->setAccessibleName(tr("Sentences"));
    m_list->setUniformItemSizes(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            Q_EMIT sentenceChosen(static_cast<std::size_t>(now.row()));
    });
    connect(&workspace, &Workspace::opened, this, [this] { setCurrentSentence(0); });
}

void SentenceBrowser::setTheme(const Theme& theme)
{
    m_delegate->setTheme(theme);
    m_list->viewport()->update();
}

std::size_t SentenceBrowser::currentSentence() const
{
    return static_cast<std::size_t>(std::max(m_list->currentIndex().row(), 0));
}

void SentenceBrowser::setCurrentSentence(std::size_t index)
{
    const std::size_t size = m_workspace.treebank().size();
    if (size > 0)
        m_list->setCurrentIndex(m_model->index(static_cast<int>(std::min(index, size - 1))));
}

void SentenceBrowser::step(int by)
{
    if (by > 0 || currentSentence() > 0)
        setCurrentSentence(currentSentence() + static_cast<std::size_t>(by));
}

bool SentenceBrowser::stepToDifference(int by)
{
    const int rows = m_model->rowCount();
    for (int row = m_list->currentIndex().row() + by; row >= 0 && row < rows; row += by) {
        if (m_model->index(row).data(SentenceListModel::DifferencesRole).toInt() > 0) {
            setCurrentSentence(static_cast<std::size_t>(row));
            return true;
        }
    }
    return false;
}

} // namespace arcwright::ui
