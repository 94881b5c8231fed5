// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace arcwright::ui {

/// So many lines of plain text, broken between words; what does not fit in them ends in an ellipsis and is in the
/// tooltip in full. Its height is that of the lines whether or not there are so many, its width what there is.
class ElidedText : public QLabel {
    Q_OBJECT
public:
    explicit ElidedText(int lines, QWidget* parent = nullptr);

    void setFullText(const QString& text);
    const QString& fullText() const { return m_full; }
    bool isElided() const { return m_isElided; }
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    int m_lines;
    QString m_full;
    bool m_isElided = false;
};

/// The text with a break behind each of its lines but the last, of which there are as many as `lines` at most, each no
/// wider than `width`; the last ends in an ellipsis where that is not all. O(characters shown).
QString elidedLines(const QString& text, const QFont& font, int width, int lines);

} // namespace arcwright::ui
