// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QWidget>

namespace arcwright::ui {

class ElidedLabel;
class HitModel;
class LitDiagram;

/// The sentence of a word that is listed: gold's tree above, the one of a system below, the arcs of all words of the
/// sentence that are listed lit, and a line that says whose trees they are.
class HitView : public QWidget {
    Q_OBJECT
public:
    explicit HitView(QWidget* parent = nullptr);

    LitDiagram* diagram() const { return m_diagram; }
    /// `system`: of the model's data; gold stands alone where there is no such system.
    void show(const HitModel& hits, int row, std::size_t system);
    void clear();

private:
    ElidedLabel* m_title;
    LitDiagram* m_diagram;
};

} // namespace arcwright::ui
