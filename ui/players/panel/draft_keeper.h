// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include "ui/players/panel/lesson_draft.h"

namespace arcwright::ui {

/// A lesson that was not saved when a program ended.
struct KeptDraft {
    LessonSeries series;
    QString path; ///< of its file, where it was opened from one or saved in one before
};

/// Keeps a draft in a file of its own, so that no end of the program loses what was written: shortly after every
/// change, as long as the draft is not saved. A program that runs holds a lock beside its file; what others have left,
/// without one, is found by the next that begins.
class DraftKeeper : public QObject {
    Q_OBJECT
public:
    /// Keeps in a folder, which is made when something is to be kept.
    DraftKeeper(const LessonDraft& draft, QString folder, QObject* parent);
    ~DraftKeeper() override;

    /// The folder of the program's own data.
    static QString usualFolder();
    /// Whether a program that has ended left something there.
    static bool hasLeft(const QString& folder);
    /// What a program that has ended left, which this one keeps from now on. Nothing where there is none that can be
    /// read; what cannot be read stays where it is.
    std::optional<KeptDraft> takeLeft();
    /// Where the draft is saved, to be kept with it.
    void setPath(const QString& path) { m_path = path; }
    /// Writes what is not yet kept, or forgets what needs not be.
    void keepNow();
    /// The user wants none of it.
    void forget();

private:
    bool takeFile();

    const LessonDraft& m_draft;
    QString m_folder;
    QString m_path;
    QString m_file; ///< in which it is kept; empty before anything is
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_soon;
};

} // namespace arcwright::ui
