// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QWidget>

#include "ui/players/export/frame.h"

namespace arcwright::ui {

class PlayerStage;

/// Texts are to be read from the back row: no letters are smaller than this part of the height of the screen.
inline constexpr double kLectureLetters = 1.0 / 40;

/// The height that letters need to have in a room of that height, in pixels.
int lectureLetters(int height);
/// The theme with letters that can be shrunk as far as a stage shrinks them, and still are that high.
Theme lectureTheme(Theme theme, int letters);

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

/// One algorithm in a lecture: the picture, as large as there is room for, and beside it or below it the words of the
/// step, in the same place at all steps. What the words take is decided by what some of the steps say; where one says
/// more, figures are left out, and how many is told.
class LecturePane : public QWidget {
    Q_OBJECT
public:
    explicit LecturePane(QWidget* parent);

    PlayerStage* stage() const { return m_stage; }
    LectureWords* words() const { return m_words; }

    /// `letters`: the least height of any, in pixels.
    void setLook(const Theme& theme, int letters);
    /// Null for nothing. `heading` stands over the words.
    void setPlayer(const Player* player, const QString& heading);
    /// The player has another position.
    void refresh();
    /// How large the picture is in a room of that size, of its size on the screen; less where not all of it is seen.
    double worthIn(const QSizeF& room) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The words of some of the steps, by how many figures they have: to tell of a step may take long.
    using Looks = std::map<std::size_t, QStringList>;

    /// Where picture and words are in a room, for the player at hand.
    struct Places {
        QRectF picture;
        QRectF words;
        double worth = 0;
    };
    Places placesIn(const QSizeF& room, Looks& looks) const;
    QString htmlOf(const Player& player, std::size_t figures) const;
    double mostHeight(Looks& looks, double width, double letters, std::size_t figures) const;
    void layOut();

    PlayerStage* m_stage;
    LectureWords* m_words;
    const Player* m_player = nullptr;
    QString m_heading;
    Theme m_theme; ///< with letters for the room
    int m_least = 0;
    double m_letters = 0; ///< of the words, where a step does not say too much
};

} // namespace arcwright::ui
