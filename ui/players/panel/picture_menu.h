// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "core/teaching/lesson.h"

namespace arcwright::ui {

/// The pictures of our own canvas that the text of a stop can have, to be chosen by what they show.
class PictureMenu : public QMenu {
    Q_OBJECT
public:
    explicit PictureMenu(QWidget* parent = nullptr);

    /// Offers what there is of the stop; null for none.
    void setStop(const Lesson* stop);

Q_SIGNALS:
    /// The Markdown of the picture.
    void chosen(const QString& markdown);

private:
    QAction* add(const QString& text, const QString& source);

    QAction* m_tree;
    QAction* m_step;
    QAction* m_last;
};

} // namespace arcwright::ui
