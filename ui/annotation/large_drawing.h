// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "core/treebank/sentence.h"

class QLabel;

namespace arcwright::ui {

class ArcCanvas;

/// Puts off the drawing of a sentence that takes long, for a moment in which the user can go on to another one or
/// cancel it with Esc; Enter draws it after all. The canvas is empty meanwhile and says so.
class LargeDrawing : public QObject {
    Q_OBJECT
public:
    /// The words and arcs of a sentence from which its drawing is put off.
    static constexpr std::size_t largeSize = 8'000;

    explicit LargeDrawing(ArcCanvas& canvas);

    /// Whether a sentence's drawing is put off: it is large, and not the one that is due() now. It is small or due
    /// otherwise, and what was put off is forgotten. O(words).
    bool isPutOff(const Sentence& sentence);
    /// What was put off is no longer of interest.
    void forget();
    /// Whether a sentence waits to be drawn, or its drawing was cancelled.
    bool isWaiting() const;
    /// Draws what is waiting.
    void drawNow();

Q_SIGNALS:
    /// The sentence that was put off is to be drawn now: isPutOff() is false for the next one asked about.
    void due();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void say(const QString& text);
    void cancel();
    void endMoment();
    void placeNote();

    QWidget* m_viewport;
    QLabel* m_note;
    QTimer m_soon;
    QString m_size; ///< how large the sentence is, in words
    bool m_isDue = false;
};

} // namespace arcwright::ui
