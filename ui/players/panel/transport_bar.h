// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace arcwright::ui {

/// First, back, play, forward, last, speed and scrub: the one transport of all players. It counts positions from 0 to
/// setLength(); the view of the steps listens to positionChanged().
class TransportBar : public QWidget {
    Q_OBJECT
public:
    explicit TransportBar(QWidget* parent = nullptr);

    /// Stops, and goes to that position.
    void setLength(int steps, int position);
    int length() const { return m_length; }
    int position() const { return m_position; }
    bool isPlaying() const { return m_timer.isActive(); }
    /// Where playing stops: the first of such steps after a position, 0 for none.
    void setStops(std::function<int(int position)> nextStop) { m_nextStop = std::move(nextStop); }

    /// The keys that do what the buttons do, in their order, for the tooltips.
    void nameKeys(const QStringList& keys);

    QSlider* slider() const { return m_slider; }
    QComboBox* speed() const { return m_speed; }

public Q_SLOTS:
    void first() { goTo(0); }
    void back() { goTo(m_position - 1); }
    void forward() { goTo(m_position + 1); }
    void last() { goTo(m_length); }
    void goTo(int position);
    /// Starts, from the beginning if the end is reached, or stops.
    void togglePlay();
    void stop();
    void faster() { changeSpeed(1); }
    void slower() { changeSpeed(-1); }

Q_SIGNALS:
    void positionChanged(int position);
    void playingChanged(bool playing);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Sign : unsigned char { First, Back, Play, Pause, Forward, Last };
    QToolButton* button(Sign sign, const QString& name, void (TransportBar::*slot)());
    void drawSigns();
    void buildSpeeds();
    void changeSpeed(int by);
    void tick();
    void show();

    std::vector<std::pair<QToolButton*, Sign>> m_buttons;
    QToolButton* m_play;
    QSlider* m_slider;
    QLabel* m_label;
    QComboBox* m_speed;
    QTimer m_timer;
    std::function<int(int)> m_nextStop;
    int m_length = 0;
    int m_position = 0;
};

} // namespace arcwright::ui
