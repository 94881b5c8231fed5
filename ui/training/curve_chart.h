// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QChartView>

#include "core/learning/trainer.h"
#include "ui/look/theme.h"

class QLineSeries;
class QValueAxis;

namespace arcwright::ui {

/// UAS and LAS of training and development sentences over the epochs of a training run; of bunsetsu, whose types are
/// learnt last, the accuracy of heads.
class CurveChart : public QChartView {
    Q_OBJECT
public:
    explicit CurveChart(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Empties the curves for a run of `epochs` epochs; with or without curves of relations. The treebank is named.
    void begin(int epochs, bool hasRelations = true, const QString& treebank = {});
    /// The scores of a curve by epoch, for those who cannot see it.
    QList<QPointF> heldOut() const;
    void add(const EpochReport& report);

    /// Little, so that the diagram above has the room; it grows where there is more.
    QSize sizeHint() const override { return minimumSize(); }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Curve { DevelopmentUas, DevelopmentLas, TrainingUas, TrainingLas, curveCount };

    void fitScores();
    void takeLetters();
    void placeLegend();

    std::array<QLineSeries*, curveCount> m_curves{};
    bool m_hasRelations = true;
    QValueAxis* m_epochs;
    QValueAxis* m_scores;
};

} // namespace arcwright::ui
