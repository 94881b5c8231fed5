// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace arcwright::ui {

/// A button with a text that can become long, as one that lists what was chosen. It would like room for all of it, and
/// gives way: what does not fit ends in an ellipsis, and is in the tool tip in full, behind what the button does.
class ElidedButton : public QToolButton {
    Q_OBJECT
public:
    explicit ElidedButton(QWidget* parent = nullptr);

    /// What it lists, and what a click is for.
    void setFullText(const QString& text, const QString& tip);
    const QString& fullText() const { return m_full; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int besideText() const;
    void fit();

    QString m_full;
};

} // namespace arcwright::ui
