// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

namespace arcwright::ui {

/// Widgets beside each other, on as many lines as they need: the row can be as narrow as the one that needs most, which
/// then has less than it would like. Where one line is enough, those behind addSpace() stand at its end.
class WrappingRow : public QWidget {
    Q_OBJECT
public:
    explicit WrappingRow(QWidget* parent = nullptr);
    ~WrappingRow() override;

    /// Takes the widget as a child. One that can give way takes what its line has left.
    void add(QWidget* widget, bool givesWay = false);
    /// Takes the widget in front of another.
    void insertBefore(QWidget* other, QWidget* widget);
    void addSpace() { m_spaceAt = m_items.size(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Item {
        QWidget* widget;
        bool givesWay;
    };
    struct Line {
        std::vector<Item> items;
        int width = 0;
        int height = 0;
        std::size_t first = 0; ///< index among all
    };
    std::vector<Line> linesWithin(int width) const;
    int heightWithin(int width) const;
    int laidOutWidth() const;
    void forgetWhenGone(QWidget* widget);
    void arrange();

    std::vector<Item> m_items;
    std::optional<std::size_t> m_spaceAt;
};

} // namespace arcwright::ui
