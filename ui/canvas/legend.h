// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include <QWidget>

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_style.h"

namespace arcwright::ui {

/// A row of samples with their names, one for each look of an arc or a word that occurs in a diagram, drawn as the
/// canvas draws it. Flows into several rows where it is narrow.
class Legend : public QWidget {
    Q_OBJECT
public:
    explicit Legend(QWidget* parent = nullptr);

    void setDiagramStyle(const DiagramStyle& style);
    /// Shows the looks of this diagram's arcs and words.
    void setDiagram(const Diagram& diagram);
    /// Shows every look.
    void showAll();
    /// How high it is with signs in one row.
    static int heightOfRow();
    bool isEmpty() const { return m_entries.empty(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A look and what it is called: an arc or a word to draw as the sample.
    struct Entry {
        std::variant<DiagramArc, DiagramWord> sample;
        QString name;
    };

    void setEntries(const Diagram* shown);
    void addArcEntries(const Diagram* shown);
    void addWordEntries(const Diagram* shown);
    void takeHeight();
    std::vector<QRect> rows(int width) const;
    void paintSample(QPainter& painter, const DiagramArc& sample, const QRect& place) const;
    void paintSample(QPainter& painter, const DiagramWord& sample, const QRect& place) const;
    int entryWidth(const Entry& entry) const;

    DiagramStyle m_style;
    Diagram m_shown;
    bool m_all = false;
    std::vector<Entry> m_entries;
};

} // namespace arcwright::ui
