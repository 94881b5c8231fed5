// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/transport_bar.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QToolButton>

#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

/// Steps a second. Beyond the frames a screen shows, a tick takes several steps.
constexpr double speeds[] = {0.5, 1, 2, 5, 10, 30, 100, 500};
constexpr int usualSpeed = 1; // its words can be read meanwhile
constexpr double framesPerSecond = 30;

/// A slider whose handle comes to where it is clicked, and can be dragged on from there.
class ScrubSlider : public QSlider {
public:
    using QSlider::QSlider;

protected:
    void mousePressEvent(QMouseEvent* event) override
    {
        QStyleOptionSlider option;
        initStyleOption(&option);
        const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
        const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
        if (event->button() == Qt::LeftButton && !handle.contains(event->pos()))
            setValue(QStyle::sliderValueFromPosition(minimum(), maximum(),
                event->pos().x() - groove.left() - handle.width() / 2, groove.width() - handle.width(),
                option.upsideDown));
        QSlider::mousePressEvent(event);
    }
};

} // namespace

TransportBar::TransportBar(QWidget* parent)
    : QWidget(parent)
    , m_play(nullptr)
    , m_slider(new ScrubSlider(Qt::Horizontal, this))
    , m_label(new QLabel(this))
    , m_speed(new QComboBox(this))
{
    setLayoutDirection(Qt::LeftToRight); // as time runs in players everywhere, and as their signs point
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 2, 6, 4);
    layout->addWidget(button(Sign::First, tr("First"), &TransportBar::first));
    layout->addWidget(button(Sign::Back, tr("Back"), &TransportBar::back));
    m_play = button(Sign::Play, tr("Play"), &TransportBar::togglePlay);
    layout->addWidget(m_play);
    layout->addWidget(button(Sign::Forward, tr("Forward"), &TransportBar::forward));
    layout->addWidget(button(Sign::Last, tr("Last"), &TransportBar::last));
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_label);
    layout->addWidget(m_speed);
    m_slider->setAccessibleName(tr("Step"));
    m_slider->setFocusPolicy(Qt::ClickFocus);
    buildSpeeds();
    connect(m_slider, &QSlider::valueChanged, this, &TransportBar::goTo);
    connect(&m_timer, &QTimer::timeout, this, &TransportBar::tick);
    show();
}

QToolButton* TransportBar::button(Sign sign, const QString& name, void (TransportBar::*slot)())
{
    auto* made = new QToolButton(this);
    m_buttons.emplace_back(made, sign);
    made->setToolTip(name);
    made->setAccessibleName(name);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    connect(made, &QToolButton::clicked, this, slot);
    return made;
}

void TransportBar::nameKeys(const QStringList& keys)
{
    for (std::size_t at = 0; at < m_buttons.size(); ++at) {
        QToolButton* made = m_buttons[at].first;
        const QString key = keys.value(static_cast<qsizetype>(at));
        made->setToolTip(plainToolTip(
            key.isEmpty() ? made->accessibleName() : QStringLiteral("%1 (%2)").arg(made->accessibleName(), key)));
    }
}

void TransportBar::buildSpeeds()
{
    for (const double speed : speeds)
        m_speed->addItem(speed == 1 ? tr("1 step/s") : tr("%1 steps/s").arg(QLocale().toString(speed)), speed);
    m_speed->setCurrentIndex(usualSpeed);
    m_speed->setToolTip(tr("How fast it plays"));
    m_speed->setAccessibleName(tr("Speed"));
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this] {
        if (m_timer.isActive())
            m_timer.start(static_cast<int>(1000 / std::min(framesPerSecond, m_speed->currentData().toDouble())));
    });
}

void TransportBar::setLength(int steps, int position)
{
    stop();
    m_length = steps;
    m_position = std::clamp(position, 0, steps);
    show();
}

void TransportBar::goTo(int position)
{
    position = std::clamp(position, 0, m_length);
    if (position == m_position)
        return;
    m_position = position;
    show();
    Q_EMIT positionChanged(position);
}

void TransportBar::togglePlay()
{
    if (m_timer.isActive()) {
        stop();
        return;
    }
    if (m_position == m_length)
        first();
    m_timer.start(static_cast<int>(1000 / std::min(framesPerSecond, m_speed->currentData().toDouble())));
    show();
    Q_EMIT playingChanged(true);
}

void TransportBar::stop()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    show();
    Q_EMIT playingChanged(false);
}

void TransportBar::changeSpeed(int by)
{
    m_speed->setCurrentIndex(std::clamp(m_speed->currentIndex() + by, 0, m_speed->count() - 1));
}

void TransportBar::tick()
{
    const int steps = std::max(1, static_cast<int>(m_speed->currentData().toDouble() / framesPerSecond));
    int next = std::min(m_position + steps, m_length);
    const int stopAt = m_nextStop ? m_nextStop(m_position) : 0;
    const bool stops = stopAt > 0 && stopAt <= next;
    if (stops)
        next = stopAt;
    goTo(next);
    if (stops || m_position == m_length)
        stop();
}

void TransportBar::show()
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, m_length);
    m_slider->setValue(m_position);
    m_label->setText(tr("%1 / %2", "step of steps").arg(QLocale().toString(m_position), QLocale().toString(m_length)));
    drawSigns();
}

/// In the palette's colour, which no picture would follow.
void TransportBar::drawSigns()
{
    constexpr int side = 18;
    for (const auto& [button, own] : m_buttons) {
        const Sign sign = own == Sign::Play && m_timer.isActive() ? Sign::Pause : own;
        QPixmap picture(QSize(side, side) * devicePixelRatioF());
        picture.setDevicePixelRatio(devicePixelRatioF());
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::ButtonText));
        const auto triangle = [&](double from, double to) {
            painter.drawPolygon(QPolygonF({{from, 3}, {to, side / 2.0}, {from, side - 3.0}}));
        };
        const auto bar = [&](double left, double width) { painter.drawRect(QRectF(left, 3, width, side - 6)); };
        switch (sign) {
        case Sign::First:
            bar(2, 2.5);
            triangle(16, 6);
            break;
        case Sign::Back:
            triangle(10, 3);
            bar(12, 2.5);
            break;
        case Sign::Play:
            triangle(4, 16);
            break;
        case Sign::Pause:
            bar(4, 3.5);
            bar(10.5, 3.5);
            break;
        case Sign::Forward:
            bar(3.5, 2.5);
            triangle(8, 15);
            break;
        case Sign::Last:
            triangle(2, 12);
            bar(13.5, 2.5);
            break;
        }
        painter.end();
        button->setIcon(picture);
    }
}

void TransportBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawSigns();
}

} // namespace arcwright::ui
