// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QWidget>

#include "ui/look/theme.h"
#include "ui/training/explainer.h"
#include "ui/training/guesses.h"

class QLabel;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace arcwright::ui {

/// Why the parser hangs the selected word or bunsetsu where it does: the heads it could have with how far each is
/// behind, and what every feature adds to the parser's arc and to its rival, template by template. Going along the
/// heads makes another one the rival.
class WhyPanel : public QWidget {
    Q_OBJECT
public:
    WhyPanel(Workspace& workspace, Learning& learning, QWidget* parent = nullptr);

    /// Follows the diagram: this unit of this sentence is selected; 0: none, and then the one the parser is least sure
    /// of is explained. Nothing is computed while the panel is hidden.
    void setUnit(std::size_t sentence, int unit);
    /// Holds the parser's head of the selected unit against this one.
    void setRival(int head);
    void setTheme(const Theme& theme);
    /// A model of that name is being opened, so that there is something to explain in a moment; empty: none is.
    void await(const QString& model);

    QTreeView* heads() const { return m_heads; }
    QTreeView* features() const { return m_features; }
    /// The panel's summary of the two arcs, in words.
    QString summary() const;
    bool isBusy() const { return m_explainer.isBusy(); }
    QSize sizeHint() const override;

Q_SIGNALS:
    /// Enter, or a double click, on a head: the annotator wants it.
    void headChosen(int unit, const arcwright::ui::Guess& guess);
    /// The keyboard is no longer needed here.
    void left();
    /// The panel is up to date; sent while it is visible.
    void shown();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void ask();
    void setStale(bool isStale);
    void clear(Explainer::Silence why);
    bool isStale() const;
    void take(const Why& why);
    QString describe() const;
    QString differenceText(const QString& difference) const;
    void showHeads();
    void markRival();
    void showFeatures();
    void fitColumns();
    QString arcText(const WhyArc& arc, const QString& title) const;
    QString nodeText(int node) const;
    QString number(double value) const;
    void chooseRival(int row);
    void chooseHead(int row);

    Explainer m_explainer;
    std::size_t m_sentence = 0;
    int m_unit = 0;
    std::optional<int> m_rival;
    std::optional<Why> m_why;
    Explainer::Silence m_silence = Explainer::Silence::NoModel; ///< why there is nothing to explain, where there is not
    QString m_awaited; ///< a model
    bool m_isFilling = false; ///< the list of heads changes by itself
    QColor m_for; ///< of what speaks for the parser's arc
    QColor m_against;
    QString m_model; ///< the title of the one that speaks
    QLabel* m_summary;
    QStandardItemModel* m_headModel;
    QStandardItemModel* m_featureModel;
    QTreeView* m_heads;
    QTreeView* m_features;
    std::pair<std::size_t, int> m_askedFor; ///< the sentence and the unit of the latest question
};

} // namespace arcwright::ui
