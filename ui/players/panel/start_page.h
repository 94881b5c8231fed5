// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QScrollArea>

#include "core/teaching/lesson.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace arcwright::ui {

/// What can be taught with: the lessons, the algorithms, and exercises. Shown while nothing of it is under way.
class StartPage : public QScrollArea {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    QListWidget* lessons() const { return m_lessons; }
    QListWidget* players() const { return m_players; }
    QListWidget* exercises() const { return m_exercises; }
    /// The sentence on view, and what it is called: algorithms that cannot be watched on it cannot be chosen,
    /// and stand last. Null
    /// where none is open.
    void setSentence(const std::shared_ptr<const Sentence>& sentence, const QString& name);
    /// Files of lessons that were written or opened last; they stand before the built-in ones.
    void setLessons(const QStringList& paths);
    /// Files of exercises that were done last; without any there is no list of them.
    void setExercises(const QStringList& paths);

Q_SIGNALS:
    void lessonChosen(const arcwright::Lesson& lesson);
    /// An algorithm is to be watched on the sentence on view.
    void playerChosen(const QString& name);
    void exerciseChosen(const QString& path);
    void lessonFileChosen(const QString& path);
    void lessonFileWanted();
    void lessonToWriteWanted();
    void sentenceWanted();
    void exerciseFileWanted();
    void exerciseToMakeWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void placeParts();
    void fill();
    void putOfferedFirst();
    static void addFiles(const QStringList& paths, QListWidget* list);
    void grow();

    QVector<Lesson> m_known;
    QListWidget* m_lessons;
    QListWidget* m_players;
    QListWidget* m_exercises;
    QLabel* m_whyGrey; ///< below the algorithms, where some cannot be watched
    QLabel* m_watchedOn; ///< what algorithms are watched on
    double m_growth = 0; ///< of the letters
    int m_width = 0; ///< of the page that the columns stand in
};

} // namespace arcwright::ui
