// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include "ui/players/export/step_document.h"
#include "ui/players/export/step_place.h"
#include "ui/players/export/stop_painting.h"

namespace arcwright::ui {

/// A place of some size for steps, as a slide or a part of a page: the words of a lesson along the top, below them the
/// words of the step and its picture, as large as there is room for. Everything has the same place at all steps of a
/// stop.
class StepBoard {
public:
    /// What becomes of a picture that cannot be read where all of it is seen.
    enum class Large : unsigned char {
        Whole, ///< it is shown all the same
        Detail, ///< what the step is about is shown, and beside it, small, where that is in the whole
    };
    /// What becomes of words that are more than a step has room for.
    enum class Words : unsigned char {
        Fewer, ///< some figures are left out
        All, ///< they take the room they need from the picture; saysAll() tells whether that is enough
    };
    struct Style {
        double letters = 20; ///< height of the words' letters, in pixels
        bool hasTitle = true; ///< of the lesson, or the heading where there is none
        Large large = Large::Whole;
        Words words = Words::Fewer;
        bool hasMargin = true;
        double leastInPictures = 0; ///< height that letters of pictures are to have, in pixels
        double betterInPictures = 0; ///< that they have where nothing is left out for it
    };

    StepBoard(const Theme& theme, const QSizeF& size, const StopHead& head, const Style& style);

    /// Divides the board for players of the stop, by what some of their steps take. As long as some dozens of steps
    /// take.
    void layOut(const std::vector<const Player*>& players);
    /// Of its size on the screen, how large the smallest picture is where all of it is seen. Once it is laid out.
    double pictureScale() const;
    /// Whether all of the pictures is seen, in letters as high as the style wants them. Once it is laid out.
    bool isLegible() const;
    /// Whether no sentence is in several rows, and no figures are mere colours, and all can be read. Once it is laid
    /// out.
    bool isPlain() const;
    /// The same but for what must be large to be read. Once it is laid out.
    bool isInShape() const;
    /// Whether the words of the longest steps have room, as the style wants them. Once it is laid out.
    bool saysAll() const;
    /// Whether all words of the positions at hand have room in letters of that height. Once it is laid out.
    bool saysAllOf(const std::vector<const Player*>& players) const;
    /// Whether no close-up was left out for want of room. Once it is laid out.
    bool hasCloseUps() const;
    /// How much of its height is taken, where it is for one step alone. Once it is laid out.
    double usedHeight() const { return m_used; }
    /// Where the words of one of the players are. Once it is laid out.
    const QRectF& wordsOf(std::size_t player) const { return m_places[player].words; }
    /// Paints the positions at hand, from the painter's origin on, background included.
    void paint(QPainter& painter, const std::vector<const Player*>& players) const;

private:
    StepPlace placeFor(const Player& player, const QString& above, const QStringList& told, const QRectF& area) const;
    std::vector<StepPlace> placesFor(const std::vector<const Player*>& players, const std::vector<QStringList>& told,
        const QRectF& area, Qt::Orientation orientation) const;
    void moveWordsUp(const std::vector<QStringList>& told);
    double shareForWords(const Player& player, const QString& above, const QRectF& area) const;
    QStringList longestTold(const Player& player, const QString& above) const;
    double margin() const;
    bool showsDetail(const StepPlace& place) const;
    QString nameAbove(std::size_t player) const;
    double leastLetters() const;
    QString wordsFor(const Player& player, const QRectF& place, const QString& above) const;
    double lettersFor(const QStringList& words) const;
    void paintPicture(QPainter& painter, const StepPlace& place, const Player& player) const;
    void paintDetail(QPainter& painter, const StepPlace& place, const Frame& frame) const;

    Theme m_theme;
    QSizeF m_size;
    StopHead m_head;
    Style m_style;
    QRectF m_lesson; ///< empty for none
    std::vector<StepPlace> m_places;
    double m_used = 0;
};

} // namespace arcwright::ui
