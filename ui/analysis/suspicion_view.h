// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/experiments/suspicion_queue.h"
#include "core/treebank/graph.h"
#include "ui/look/theme.h"

class QLabel;

namespace arcwright::ui {

class ElidedLabel;
class LitDiagram;

/// A suspicious annotation: the tree of its sentence with the arc concerned lit, the rival below the words, and the
/// reasons.
class SuspicionView : public QWidget {
    Q_OBJECT
public:
    explicit SuspicionView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows it in the sentence as it is now, which has the number `index` from 0; null if that is gone.
    void show(const QueuedSuspicion& row, const std::shared_ptr<const Sentence>& now, std::size_t index,
        RelationPool& relations);
    void clear();

    LitDiagram* diagram() const { return m_diagram; }
    /// What is said of it, without marks.
    QString said() const;

Q_SIGNALS:
    /// Somebody wants to work on the sentence.
    void opened();
    /// Somebody wants to see a unit of the list that was searched.
    void placeChosen(const arcwright::UnitPlace& place);

private:
    void showReasons(const QueuedSuspicion& row, const Sentence* now);
    void followLink(const QString& link);

    ElidedLabel* m_title;
    LitDiagram* m_diagram;
    QLabel* m_reasons;
    std::vector<UnitPlace> m_places; ///< that the links of the reasons lead to
};

} // namespace arcwright::ui
