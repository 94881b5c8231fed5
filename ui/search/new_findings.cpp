// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/new_findings.h"

#include <algorithm>

#include "ui/documents/changed_sentences.h"

namespace arcwright::ui {

NewFindings::NewFindings(Workspace& workspace, const Validator& validator, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_validator(validator)
{
    connect(&workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        if (isAmong(indices, m_sentence))
            compare();
    });
    // Queued: of a change the findings come before the change itself is told.
    connect(&validator, &Validator::changed, this, &NewFindings::remember, Qt::QueuedConnection);
    connect(&validator, &Validator::restarted, this, &NewFindings::remember, Qt::QueuedConnection);
}

void NewFindings::setSentence(std::size_t index)
{
    m_sentence = index;
    remember();
}

void NewFindings::remember()
{
    const Treebank& treebank = m_workspace.treebank();
    if (m_sentence >= treebank.size()) {
        m_known.clear();
        return;
    }
    m_key = treebank.key(m_sentence);
    m_known = m_validator.findings(m_key);
}

void NewFindings::compare()
{
    const SentenceKey key = m_workspace.treebank().key(m_sentence);
    const bool isKnown = key == m_key && !m_validator.isBusy();
    const std::vector<Finding> before = std::move(m_known);
    m_known = m_validator.findings(key);
    m_key = key;
    if (!isKnown)
        return;
    std::vector<Finding> fresh;
    for (const Finding& finding : m_known) {
        const auto isSame
            = [&](const Finding& other) { return other.test == finding.test && other.node == finding.node; };
        if (finding.severity != Severity::Information && !finding.isWaived
            && std::none_of(before.begin(), before.end(), isSame))
            fresh.push_back(finding);
    }
    if (!fresh.empty())
        Q_EMIT appeared(fresh);
}

} // namespace arcwright::ui
