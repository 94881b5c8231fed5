// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

namespace arcwright::ui {

/// Completes what is typed for the relation of an arc: which relations are offered, in which order, and which of them
/// letters or a digit stand for. Knows nothing of fields and lists.
class RelationCompletion {
public:
    static constexpr int mostNumbers = 9; // digits

    /// The relations of the treebank, the most frequent first.
    void setKnown(const QStringList& relations);
    /// A relation that was new is known from now on. False if it was known, or is empty.
    bool remember(const QString& relation);
    /// What is `likely` at an arc comes before everything else, the likeliest first.
    void setLikely(const QStringList& likely);

    /// Likely ones, then all that are known, each once.
    const QStringList& offered() const { return m_offered; }
    /// The relation that typed letters stand for: itself, else the first that begins with it, else the first that
    /// contains it, in whatever case; as it was typed if there is none. O(relations).
    QString completed(const QString& typed) const;
    /// The relation with that number, from 1; none beyond the ninth, and none where relations themselves begin with
    /// digits, which then are typed. O(relations).
    std::optional<QString> numbered(int number) const;

private:
    void offer();

    QStringList m_likely; ///< at the arc, the likeliest first
    QStringList m_known; ///< the most frequent first
    QStringList m_offered;
};

} // namespace arcwright::ui
