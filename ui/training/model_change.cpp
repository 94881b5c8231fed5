// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/model_change.h"

#include <utility>

#include "ui/documents/workspace.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

ModelChange::ModelChange(Workspace& workspace, Learning& learning, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_learning(learning)
{
    connect(&learning, &Learning::takingOver, this, &ModelChange::begin);
    connect(&learning, &Learning::finished, this, &ModelChange::finish);
    connect(
        &workspace, &Workspace::layerChanged, this, [this](const QString& layer, const std::vector<SentenceKey>& keys) {
            if (m_isCounting && layer == m_learning.layerName())
                count(keys);
        });
    connect(&workspace, &Workspace::treebankTaken, this, [this] {
        m_isCounting = false;
        m_changes = {};
    });
}

void ModelChange::begin()
{
    m_changes = {};
    m_isCounting = true;
}

void ModelChange::count(const std::vector<SentenceKey>& keys)
{
    const Layer* before = m_learning.formerLayer();
    const Layer* now = m_workspace.layerNamed(m_learning.layerName());
    if (before == nullptr || now == nullptr || before == now)
        return;
    const Labels labels = before->hasRelations() && now->hasRelations() ? Labels::Compared : Labels::Ignored;
    for (const SentenceKey key : keys) {
        const Analysis* was = before->find(key);
        const Analysis* is = now->find(key);
        const std::size_t index = m_workspace.treebank().indexOf(key);
        if (was != nullptr && is != nullptr && index < m_workspace.treebank().size())
            m_changes.set(key, changeBetween(m_workspace.gold(index), *was, *is, labels));
    }
}

void ModelChange::finish()
{
    if (std::exchange(m_isCounting, false))
        Q_EMIT counted();
}

} // namespace arcwright::ui
