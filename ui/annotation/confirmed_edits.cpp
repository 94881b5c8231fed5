// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/confirmed_edits.h"

#include <algorithm>
#include <utility>

#include "ui/documents/changed_sentences.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

bool hasSameWords(const Sentence& one, const Sentence& other)
{
    return one.tokens == other.tokens && one.multiwordTokens == other.multiwordTokens
        && one.emptyNodes == other.emptyNodes && one.bunsetsu == other.bunsetsu && one.comments == other.comments;
}

} // namespace

ConfirmedEdits::ConfirmedEdits(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::sentencesChanged, this, &ConfirmedEdits::compare);
    connect(&workspace, &Workspace::sentencesReplaced, this,
        [this](std::size_t first, std::size_t removed, std::size_t added) {
            if (m_index >= first + removed)
                setSentence(m_index + added - removed);
            else if (m_index >= first)
                setSentence(std::min(m_index, first + added - 1));
        });
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        m_said.clear();
        m_before.reset();
    });
}

void ConfirmedEdits::setSentence(std::size_t index)
{
    m_index = index;
    m_before = index < m_workspace.treebank().size() ? m_workspace.treebank().sentence(index) : nullptr;
}

void ConfirmedEdits::compare(const std::vector<std::size_t>& indices)
{
    if (!isAmong(indices, m_index))
        return;
    const auto now = m_workspace.treebank().sentence(m_index);
    const auto before = std::exchange(m_before, now);
    const SentenceKey key = m_workspace.treebank().key(m_index);
    if (!now->annotation.confirmed)
        m_said.erase(key);
    else if (before && before->annotation.confirmed && !hasSameWords(*before, *now) && m_said.insert(key).second)
        Q_EMIT edited(tr("The sentence is confirmed, and stays so after this edit."));
}

} // namespace arcwright::ui
