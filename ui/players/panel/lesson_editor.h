// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/base/result.h"
#include "ui/players/panel/draft_keeper.h"
#include "ui/players/panel/lesson_draft.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace arcwright::ui {

class LessonPreview;
class PictureMenu;

/// The window in which a lesson is written: its stops in their order, the texts of one of them in one language, and how
/// they will look. Stops come from the player. Closed, it is only hidden: what is written is there when it comes back,
/// also after the program has ended without asking.
class LessonEditor : public QWidget {
    Q_OBJECT
public:
    /// Keeps what is not saved in that folder.
    explicit LessonEditor(QWidget* parent, const QString& drafts = DraftKeeper::usualFolder());

    LessonDraft& draft() { return m_draft; }
    /// Adds a stop at the end, and shows it.
    void addStop(const Lesson& stop);
    /// Reads a file in place of what is there; false, and refused(), if it cannot be.
    bool open(const QString& path);
    /// Begins with a copy of a lesson that has no file of its own in place of what is there.
    void openCopy(const LessonSeries& series);
    /// Begins with nothing, once the user has said what becomes of what is not saved.
    void beginAnew();
    /// Shows the texts of that stop, counted from 0.
    void goTo(int stop);
    /// Goes on with a lesson that was not saved when a program ended; false if there is none. What is there gives way.
    bool openLeft();
    /// Shows the window where it hides least of the one that it belongs to, and in front of it for as long as nothing
    /// is done there: to see the player whole, one goes there.
    void bringForward();
    /// Writes the lesson; false, and failed() or refused(), if that is not possible.
    bool save(const QString& path);
    /// Shows what is wrong with the lesson as it is, or that nothing is. Whether nothing is.
    bool check();
    /// Asks what becomes of what is not saved; false if the user wants to go on.
    bool mayClose();
    QString path() const { return m_path; }

    QListWidget* stops() const { return m_stops; }
    QLineEdit* lessonTitle() const { return m_lessonTitle; }
    QLineEdit* title() const { return m_title; }
    QPlainTextEdit* text() const { return m_text; }
    QPlainTextEdit* question() const { return m_question; }
    QComboBox* language() const { return m_language; }
    LessonPreview* preview() const { return m_preview; }
    QLabel* findings() const { return m_findings; }
    PictureMenu* pictures() const { return m_pictureMenu; }
    QPushButton* button(const char* name) const;
    /// Says why something cannot be done.
    void showRefusal(const QString& sentence);

Q_SIGNALS:
    /// What the player shows is to become a stop.
    void addWanted();
    /// The stop is to be shown in the player, as it will be in class.
    void showWanted(const arcwright::LessonSeries& series, int stop);
    void failed(const arcwright::Problem& problem);
    void refused(const QString& sentence);
    void saved(const QString& path);

private:
    QPushButton* makeButton(const char* name, const QString& text, void (LessonEditor::*slot)());
    QWidget* makeFiles();
    void placeParts();
    void connectParts();
    QWidget* makeStops();
    QWidget* makeTexts();
    void moveUp();
    void moveDown();
    void removeStop();
    void showInPlayer();
    void undo() { m_draft.undo(); }
    void redo() { m_draft.redo(); }
    void askWhatToOpen();
    void askWhereToSave();
    void saveAgain();
    void checkNow() { check(); }
    void askForStop() { Q_EMIT addWanted(); }
    void insertPicture(const QString& markdown);
    void resizeEvent(QResizeEvent* event) override;
    int current() const;
    const Lesson* stop() const;
    std::string languageCode() const;
    void type(LessonWords Lesson::*which, const QString& typed);
    void typeLessonTitle();
    void showDraft();
    void showStops();
    void showTexts();

    LessonDraft m_draft;
    DraftKeeper m_keeper;
    QString m_path;
    QLineEdit* m_lessonTitle;
    QListWidget* m_stops;
    QComboBox* m_language;
    QLineEdit* m_title;
    QPlainTextEdit* m_text;
    QPlainTextEdit* m_question;
    LessonPreview* m_preview;
    QLabel* m_findings;
    QLabel* m_pictureHint; ///< where the text has pictures
    PictureMenu* m_pictureMenu;
    int m_pictured = -1; ///< the stop of which the preview has pictures
    bool m_isTyping = false; ///< into one of the fields
    bool m_isPlaced = false; ///< it was on the screen before, and is where the user wants it
    bool m_isShowing = false; ///< what changes in the fields is not typed
};

} // namespace arcwright::ui
