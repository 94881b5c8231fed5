// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/relation_completion.h"

#include <algorithm>

namespace arcwright::ui {

void RelationCompletion::setKnown(const QStringList& relations)
{
    m_known = relations;
    offer();
}

bool RelationCompletion::remember(const QString& relation)
{
    if (relation.isEmpty() || m_known.contains(relation))
        return false;
    m_known << relation;
    m_offered << relation;
    return true;
}

void RelationCompletion::setLikely(const QStringList& likely)
{
    m_likely = likely;
    offer();
}

void RelationCompletion::offer()
{
    m_offered = m_likely + m_known;
    m_offered.removeDuplicates();
}

QString RelationCompletion::completed(const QString& typed) const
{
    QString wanted = typed.trimmed();
    if (wanted.isEmpty() || m_offered.contains(wanted))
        return wanted;
    for (const QString& relation : m_offered) {
        if (relation.startsWith(wanted, Qt::CaseInsensitive))
            return relation;
    }
    for (const QString& relation : m_offered) {
        if (relation.contains(wanted, Qt::CaseInsensitive))
            return relation;
    }
    return wanted;
}

std::optional<QString> RelationCompletion::numbered(int number) const
{
    const bool areTyped = std::any_of(m_offered.begin(), m_offered.end(),
        [](const QString& relation) { return !relation.isEmpty() && relation.front().isDigit(); });
    if (areTyped || number < 1 || number > std::min<qsizetype>(mostNumbers, m_offered.size()))
        return std::nullopt;
    return m_offered[number - 1];
}

} // namespace arcwright::ui
