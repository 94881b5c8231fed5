// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractScrollArea>

#include "ui/players/export/frame.h"

namespace arcwright::ui {

/// Shows one position of a player, scaled to fit. What is in it can be clicked, and arcs dragged from dependent to
/// head; what that would do is told before the button is let go.
class PlayerStage : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit PlayerStage(QWidget* parent = nullptr);

    /// Null for nothing; must outlive the stage or be taken back. refresh() when it has another position or look. Its
    /// steps are laid out once the stage is visible; before, the frame is empty.
    void setPlayer(const Player* player);
    void setTheme(const Theme& theme);
    /// Some of the frame may be left out, and it may be made smaller before it is scrolled.
    void setDetail(const FrameDetail& detail, double leastScale);
    /// The step by which is decided how wide parts of all frames may be; without it, the one at which that is decided.
    void setStepToFit(std::optional<int> step);
    void setText(FrameMaker::Text text, const QString& heading = {});
    /// Words that are marked because another player has other heads for them.
    void setParted(const std::vector<int>& words);
    /// One of two in a narrow window is drawn smaller before it is scrolled.
    void setOneOfTwo(bool isOneOfTwo);
    /// Shown while there is no player.
    void setNotice(const QString& notice);
    const QString& notice() const { return m_notice; }
    void refresh();

    const Frame& frame() const { return m_frame; }
    double scale() const { return m_scale; }
    /// The hint for the thing under the pointer.
    QString hint() const { return m_hint; }
    /// The middle of the first thing that stands for a target, in the viewport; nothing if there is none.
    std::optional<QPoint> placeOf(const Target& target) const;
    /// The middle of a word of the diagram in the viewport.
    QPoint placeOfWord(int word) const;
    /// Where what the step is about is now, which may be out of view; empty if it is about nothing.
    QRect placeOfStep() const;

    QSize sizeHint() const override { return {640, 360}; }

Q_SIGNALS:
    void activated(const arcwright::ui::Target& target);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    QPointF origin() const;
    QPointF toFrame(QPointF viewportPoint) const { return (viewportPoint - origin()) / m_scale; }
    Target dropTarget(QPointF framePoint) const;
    /// The part of the drawing in the viewport, in the drawing's coordinates.
    QRectF seenOfDrawing() const;
    void redrawUnseen();
    void layOutAnew();
    Frame fitted(const QSizeF& room);
    std::vector<QRectF*> partsWithWords();
    void keepWordsInView();
    void keepCloseUpInView();
    QSizeF room() const;
    double zoom() const;
    void fit();
    bool isRightToLeft() const;
    int readFromStart();
    std::vector<QRectF> wordsAtWork() const;
    QRectF placeOfWork() const;
    bool fits(const QRectF& place) const;
    void followFocus();
    void describe();
    void paintParted(QPainter& painter) const;
    void paintHover(QPainter& painter) const;
    void setHint(const QString& hint);
    void showHintOf(const Target& target);

    const Player* m_player = nullptr;
    std::optional<FrameMaker> m_maker;
    QSizeF m_laidOutFor; ///< the room for which was decided how frames are laid out; invalid: for none yet
    Frame m_frame;
    QRectF m_drawn; ///< what of the drawing is there
    FrameMaker::Text m_text = FrameMaker::Text::Without;
    QString m_heading;
    QString m_notice;
    QString m_hint;
    std::vector<int> m_parted;
    bool m_isWithView = false; ///< the words go along when the drawing below them is scrolled sideways
    double m_wordsMoved = 0; ///< how far sideways the words are from where they were laid out
    double m_closeUpMoved = 0; ///< and how far the close-up is, where it stands alone
    double m_leastFit;
    double m_scale = 1;
    int m_zoomAngle = 0; ///< how far the wheel has been turned to look closer; there and back is as before
    int m_dragged = 0; ///< the word an arc is dragged from
    std::optional<int> m_stepToFit;
    bool m_isFitting = false;
    bool m_isFromStart = false; ///< the player is new: the next frame is seen from where reading starts
    bool m_isPressed = false;
    QPointF m_pressPoint; ///< in the frame
    QPointF m_pointer; ///< in the frame
};

} // namespace arcwright::ui

Q_DECLARE_METATYPE(arcwright::ui::Target)
