// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "ui/look/elided_label.h"

namespace arcwright::ui {

/// Parts of a plain text that are told apart by dots, on as many lines as they need: a line breaks between parts, and
/// only one that is wider than a line breaks within. What does not fit in the most lines ends in an ellipsis and is in
/// the tooltip. It leaves what it stands in most of the height. Once it has taken a line it keeps it until its width
/// changes, so that what stands below does not move from text to text.
class WrappedParts : public ElidedLabel {
    Q_OBJECT
public:
    explicit WrappedParts(int mostLines, QWidget* parent = nullptr);

    void setParts(const QStringList& parts);
    /// What is drawn.
    const QStringList& lines() const { return m_lines; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool isElided() const override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();
    void takeHeight(int lines);

    int m_mostLines;
    int m_height = 1; ///< in lines
    QStringList m_parts;
    QStringList m_lines;
};

/// The parts on lines no wider than `width`, of which there are as many as `mostLines` at most; the last ends in an
/// ellipsis where that is not all. O(characters).
QStringList linesOfParts(const QStringList& parts, const QFont& font, int width, int mostLines);

} // namespace arcwright::ui
