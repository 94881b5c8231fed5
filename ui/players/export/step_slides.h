// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include "ui/players/export/frame.h"
#include "ui/players/export/step_board.h"
#include "ui/players/export/step_document.h"

namespace arcwright::ui {

/// Slides are so large, in pixels.
inline constexpr QSizeF kSlideSize(1280, 720);

/// Lays out the steps of a stop for pictures and slides: as frames, as large as they are, or on boards where a lesson
/// has something to say or a frame could not be read on a slide.
class StepPictures {
public:
    /// `board`: the size of boards. Words of steps are in frames only where `framesHaveText`.
    StepPictures(const Theme& theme, const QSizeF& board, bool framesHaveText);

    /// From here on two algorithms have a picture each where one of both could not be read.
    void setDivided() { m_isDivided = true; }
    void beginStop(const StopHead& head);
    /// Whether the words of the stop come first, on a board of their own; once for each stop.
    bool takeOpening();
    void paintOpening(QPainter& painter) const;
    /// The positions at hand; what is painted with paint() afterwards.
    void take(const std::vector<const Player*>& players);
    /// Of the picture at hand.
    QSizeF size() const;
    bool isOnBoard() const { return !m_boards.empty(); }
    /// How many pictures the step has.
    std::size_t count() const { return std::max<std::size_t>(m_boards.size(), 1); }
    const StopHead& head() const { return m_head; }
    void paint(QPainter& painter, std::size_t picture = 0) const;
    const Theme& theme() const { return m_maker.theme(); }
    const FrameMaker& maker() const { return m_maker; }
    const std::vector<Frame>& frames() const { return m_frames; }

private:
    std::vector<Frame> framesOf(const std::vector<const Player*>& players) const;
    bool needsBoard(const std::vector<const Player*>& players) const;
    void layOutBoards(const std::vector<const Player*>& players);

    FrameMaker m_maker;
    QSizeF m_size;
    bool m_framesHaveText;
    StopHead m_head;
    StopHead m_told; ///< what was told first
    bool m_isToTell = false;
    bool m_isNew = true; ///< nothing of the stop was taken yet
    bool m_isDivided = false;
    std::vector<StepBoard> m_boards; ///< one for all algorithms, or one for each
    std::vector<Frame> m_frames;
    std::vector<const Player*> m_players;
};

/// A page of PDF a step.
class PdfSlides : public StepDocument {
public:
    PdfSlides(const Theme& theme, const QString& title);

    void beginStop(const StopHead& head) override { m_pictures.beginStop(head); }
    void add(const std::vector<const Player*>& players) override;
    QByteArray finished() override;

private:
    void beginPage();
    void paintStep(std::size_t picture);
    void paintPlace();

    QByteArray m_bytes;
    QBuffer m_buffer;
    std::unique_ptr<QPdfWriter> m_writer;
    QPainter m_painter;
    StepPictures m_pictures;
    int m_pages = 0;
};

/// A frame of beamer a step, to be set with lualatex.
class BeamerFrames : public StepDocument {
public:
    BeamerFrames(const Theme& theme, QString title);

    void beginStop(const StopHead& head) override;
    void add(const std::vector<const Player*>& players) override;
    QByteArray finished() override;

private:
    static QString drawn(const QSizeF& size, const std::function<void(QPainter&)>& paint);
    void addFrame(const QString& title, const QString& picture, const QString& below);

    QString m_title;
    StopHead m_head;
    StepPictures m_pictures;
    QString m_frames;
};

/// The headlines of players, with the names of their algorithms where there are two.
QString headlinesOf(const std::vector<const Player*>& players, const QStringList& names);

} // namespace arcwright::ui
