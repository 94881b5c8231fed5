// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include "ui/look/theme.h"

namespace arcwright::ui {

/// What a step says, in letters of a given height.
class LectureWords : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void show(const QString& html, double letters, const Theme& theme);
    const QString& html() const { return m_html; }
    QString plainText() const;
    /// The height of its letters, in pixels, and of the whole text.
    double letters() const { return m_letters; }
    double textHeight() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_html;
    double m_letters = 0;
    Theme m_theme;
};

} // namespace arcwright::ui
