// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QWidget>

#include "ui/players/export/frame.h"
#include "ui/players/panel/lecture_words.h"

namespace arcwright::ui {

class PlayerStage;

/// Texts are to be read from the back row: no letters are smaller than this part of the height of the screen.
inline constexpr double kLectureLetters = 1.0 / 40;

/// Of the least height: as large as headlines become.
inline constexpr double kMostLetters = 2.2;

/// The height that letters need to have in a room of that height, in pixels.
int lectureLetters(int height);

/// How well an algorithm can be seen in some room: rather whole than scrolled, rather with all that belongs to it,
/// rather with the words of the sentence in one row than in several, rather large.
struct LectureWorth {
    bool isWhole = false;
    bool hasFigures = false; ///< no colours in their place
    int leftOut = 0; ///< negative, the more the less is shown
    int rows = 0; ///< of words, negative
    double scale = 0;
    friend std::partial_ordering operator<=>(const LectureWorth&, const LectureWorth&) = default;
};

/// One algorithm in a lecture: the picture, as large as there is room for, and beside it or below it the words of the
/// step, in the same place at all steps. What the words take is decided by what some of the steps say; where one says
/// more, figures are left out, and how many is told. Where there is too little room, the picture is made smaller around
/// its letters and parts of it are left out, so that all of it is seen; only long sentences are scrolled.
class LecturePane : public QWidget {
    Q_OBJECT
public:
    explicit LecturePane(QWidget* parent);

    PlayerStage* stage() const { return m_stage; }
    LectureWords* words() const { return m_words; }

    /// `letters`: the least height of any, in pixels.
    void setLook(const Theme& theme, int letters);
    /// How much larger than the least letters those of the words may be.
    void setMostLetters(double most);
    /// One of two may have smaller figures in tables rather than none.
    void setOneOfTwo(bool isOneOfTwo);
    /// Null for nothing. `heading` stands over the words.
    void setPlayer(const Player* player, const QString& heading);
    /// The player has another position.
    void refresh();
    /// How it would be seen in a room of that size.
    LectureWorth worthIn(const QSizeF& room) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How much is told of a step.
    struct Words {
        std::size_t figures = 0;
        bool isWhole = true; ///< else what was done, and no more
        friend auto operator<=>(const Words&, const Words&) = default;
    };
    /// The words of some of the steps, and the heights of the longest by width: to tell of a step may take long.
    struct Told {
        QStringList texts; ///< the longest first
        std::map<int, double> heights;
        std::map<int, bool> tooLong; ///< whether a word is divided at that width
    };
    /// What is shown, and how small it may become.
    struct Look {
        double scale;
        FrameDetail detail;
        Words words;
        bool isOfArcsThatGo = false; ///< only where arcs come and go
        double letters = 1; ///< of the picture, of the least height
    };

    /// Where picture and words are in a room, for the player at hand.
    struct Places {
        QRectF picture;
        QRectF words;
        const Look* look = nullptr;
        int step = 0; ///< by which is decided how wide the parts of all pictures may be
        LectureWorth worth;
    };
    static const std::vector<Look>& allLooks();
    static const std::vector<Look>& looksWithFigures();
    std::optional<Places> placesWithFigures(const QSizeF& room) const;
    Theme themeFor(const Look& look) const;
    const Places& placesIn(const QSizeF& room) const;
    Places foundPlaces(const QSizeF& room) const;
    std::optional<Places> placesWith(const Look& look, const QSizeF& room, bool isBeside) const;
    struct AllSteps {
        int rows = 0; ///< of words, at most
        bool haveFigures = true;
    };
    std::optional<AllSteps> seenAtAllSteps(const FrameMaker& maker, const QSizeF& room) const;
    void seeFrom(Places& places, FrameMaker& maker, const std::vector<int>& steps) const;
    bool hasArcsThatGo() const;
    QString htmlOf(const Player& player, const Words& words) const;
    const QStringList& toldOfSteps(const Words& words) const;
    QStringList longestWords(const Words& words) const;
    bool hasTooLong(const Words& words, double width) const;
    double leastHeight(double width, const Words& words) const;
    double heightOf(const QStringList& texts, double width, double letters) const;
    void forget();
    void layOut();

    PlayerStage* m_stage;
    LectureWords* m_words;
    const Player* m_player = nullptr;
    QString m_heading;
    Theme m_theme; ///< of which only letters become others
    int m_least = 0;
    mutable std::map<Words, Told> m_told; ///< worked out for the player and look at hand
    mutable std::map<std::pair<int, int>, Places> m_places; ///< by the room's size
    double m_most;
    bool m_isOneOfTwo = false;
    double m_letters = 0; ///< of the words, where a step does not say too much
};

} // namespace arcwright::ui
