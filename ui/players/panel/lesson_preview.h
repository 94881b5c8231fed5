// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTextBrowser>

#include "core/teaching/lesson.h"

namespace arcwright::ui {

/// A stop of a lesson as the class will see it, but for pictures that are wider than the preview.
class LessonPreview : public QTextBrowser {
    Q_OBJECT
public:
    explicit LessonPreview(QWidget* parent);

    /// Null for none; must outlive the preview or be taken back.
    void setStop(const Lesson* stop);
    /// What pictures show may have changed.
    void forgetPictures() { m_pictures.clear(); }
    /// For the room there is now.
    void renew();

protected:
    void changeEvent(QEvent* event) override;

private:
    const Lesson* m_stop = nullptr;
    QHash<QString, QString> m_pictures; ///< of the stop, as tags by their sources: drawing them takes long
    double m_picturedWidth = 0;
};

} // namespace arcwright::ui
