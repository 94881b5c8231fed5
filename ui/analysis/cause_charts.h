// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "core/base/result.h"
#include "ui/analysis/cause_choice.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

class FigureChart;
struct ChartPlace;
struct FoundCauses;

/// Wrong heads as bars beside each other: by how near gold's was, by why the tree is not gold's, by what their repair
/// repairs. One bar of each can be chosen; a second click takes it back.
class CauseCharts : public QWidget {
    Q_OBJECT
public:
    explicit CauseCharts(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Nothing is chosen then. Null: nothing was found.
    void show(const std::shared_ptr<const FoundCauses>& found);
    const CauseChoice& choice() const { return m_choice; }
    void setChoice(const CauseChoice& choice);

    FigureChart* reach() const { return m_reach; }
    FigureChart* source() const { return m_source; }
    FigureChart* cascade() const { return m_cascade; }

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);
    /// Somebody has chosen a bar, or taken it back.
    void chosen();
    /// The keyboard is wanted where the errors are listed.
    void listWanted();

private:
    void choose(const FigureChart* chart, ChartPlace place);

    CauseChoice m_choice;
    FigureChart* m_reach;
    FigureChart* m_source;
    FigureChart* m_cascade;
};

} // namespace arcwright::ui
