// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/font_measures.h"

#include <utility>

#include <QEvent>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QPointer>
#include <QWidget>

namespace arcwright::ui {

namespace {

class FontMeasures : public QObject {
public:
    FontMeasures(QWidget* widget, std::function<void(const QFontMetrics&)> measure)
        : QObject(widget), m_widget(widget), m_measure(std::move(measure))
    {
        widget->installEventFilter(this);
        m_measure(widget->fontMetrics());
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange)
            m_measure(m_widget->fontMetrics());
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget* m_widget;
    std::function<void(const QFontMetrics&)> m_measure;
};

} // namespace

void measureByFont(QWidget* widget, std::function<void(const QFontMetrics&)> measure)
{
    new FontMeasures(widget, std::move(measure)); // the widget's
}

bool areLarge(const QFontMetrics& letters)
{
    constexpr int large = 40; // pixels
    return letters.lineSpacing() > large;
}

void useFixedLetters(QWidget& text)
{
    QWidget* const around = text.parentWidget();
    measureByFont(around, [around, text = QPointer(&text)](const QFontMetrics&) {
        if (!text)
            return;
        QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        if (around->font().pointSizeF() > 0)
            fixed.setPointSizeF(around->font().pointSizeF());
        text->setFont(fixed);
    });
}

QFont figureLetters(const QFont& text)
{
    constexpr double factor = 0.92;
    QFont letters = text;
    if (letters.pointSizeF() > 0)
        letters.setPointSizeF(letters.pointSizeF() * factor);
    return letters;
}

} // namespace arcwright::ui
