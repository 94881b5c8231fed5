// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/transition_drawing.h"

#include <algorithm>

namespace arcwright::ui {

namespace {

constexpr double kBoxPadding = 8;
constexpr double kBoxGap = 6;
constexpr double kWidestBox = 130;
constexpr double kStackToBuffer = 44; ///< the least room between stack and buffer
constexpr double kLeastOption = 150;
constexpr double kWidestOption = 260;
constexpr double kBoxFrame = 2.5;

class TransitionLayout {
public:
    TransitionLayout(const TransitionPicture& picture, const DrawingMetrics& metrics)
        : m_picture(picture), m_metrics(metrics)
    {
        double words = 0;
        for (int word = 0; word <= picture.words->size(); ++word)
            words += widthOf(word) + kBoxGap;
        m_optionWidth = kLeastOption;
        for (const QString& act : picture.acts)
            m_optionWidth = std::max(m_optionWidth, metrics.width(TextSize::Small, act) + 2 * kBoxPadding);
        m_optionWidth = std::min(m_optionWidth, metrics.hasLegends ? metrics.enough(kWidestOption) : kWidestOption);
        const auto count = static_cast<double>(picture.optionCount);
        m_width = std::max(words + kStackToBuffer, count * (m_optionWidth + kBoxGap));
        m_wordTop = metrics.height(TextSize::Small) + kBoxGap;
        m_wordHeight = metrics.height(TextSize::Large) + 2 * kBoxPadding;
        m_optionTop = m_wordTop + m_wordHeight + 3 * kBoxGap;
        m_optionHeight = metrics.height(TextSize::Normal) + 2 * metrics.height(TextSize::Small) + 2 * kBoxPadding;
    }

    Drawing draw()
    {
        m_drawing.size = {m_width, m_optionTop + m_optionHeight + 2};
        drawStack();
        drawBuffer();
        for (std::size_t i = 0; i < m_picture.options.size(); ++i)
            drawOption(i);
        m_drawing.focus = m_focus;
        return m_picture.words->areRightToLeft() ? m_drawing.mirrored() : std::move(m_drawing);
    }

private:
    double widthOf(int word) const
    {
        return std::min(m_metrics.width(TextSize::Large, m_picture.words->name(word)),
                   m_metrics.hasLegends ? m_metrics.enough(kWidestBox) : kWidestBox)
            + 2 * kBoxPadding;
    }
    bool isLit(int word) const
    {
        return std::find(m_picture.lit.begin(), m_picture.lit.end(), word) != m_picture.lit.end();
    }

    void drawWord(int word, double left, bool isOnStack)
    {
        const QRectF box(left, m_wordTop, widthOf(word), m_wordHeight);
        if (isLit(word)) {
            m_drawing.rect(box, Ink::Lit, Ink::LitFrame, kBoxFrame);
            m_focus = m_focus.united(box);
        } else {
            m_drawing.rect(box, isOnStack ? Ink::Panel : Ink::Base, Ink::Border);
        }
        const QString name
            = m_metrics.fitted(TextSize::Large, m_picture.words->name(word), box.width() - 2 * kBoxPadding);
        m_drawing.text(box, name, Ink::Text, TextSize::Large);
        m_drawing.hit(box, Target::word(word));
    }

    void drawStack()
    {
        drawTitle(m_picture.stackTitle, 0, Qt::AlignLeft);
        double left = 0;
        for (const int word : m_picture.configuration->stack()) {
            drawWord(word, left, true);
            left += widthOf(word) + kBoxGap;
        }
        m_drawing.line({left, m_wordTop - 2}, {left, m_wordTop + m_wordHeight + 2}, Ink::First, kBoxFrame);
    }

    void drawBuffer()
    {
        drawTitle(m_picture.bufferTitle, m_width, Qt::AlignRight);
        double right = m_width;
        for (const int word : m_picture.configuration->buffer()) {
            right -= widthOf(word);
            drawWord(word, right, false);
            right -= kBoxGap;
        }
        m_drawing.line({right, m_wordTop - 2}, {right, m_wordTop + m_wordHeight + 2}, Ink::Second, kBoxFrame);
    }

    void drawTitle(const QString& title, double edge, Qt::Alignment alignment)
    {
        const double width = m_metrics.width(TextSize::Small, title);
        const double left = alignment == Qt::AlignLeft ? edge : edge - width;
        m_drawing.text(
            {left, 0, width, m_metrics.height(TextSize::Small)}, title, Ink::Muted, TextSize::Small, alignment);
    }

    void drawOption(std::size_t number)
    {
        const TransitionOption& option = m_picture.options[number];
        const bool isPossible = option.obstacle.isEmpty();
        const QRectF box(
            static_cast<double>(number) * (m_optionWidth + kBoxGap), m_optionTop, m_optionWidth, m_optionHeight);
        const Tint line = option.isNext ? Ink::LitFrame : Ink::Border;
        m_drawing.rect(box,
            option.isNext    ? Ink::Lit
                : isPossible ? Ink::Panel
                             : Ink::None,
            line, option.isNext ? kBoxFrame : 1);
        const double inside = box.width() - 2 * kBoxPadding;
        double top = box.top() + kBoxPadding;
        const auto write = [&](const QString& text, TextSize size, Ink ink, bool bold) {
            const double height = m_metrics.height(size);
            m_drawing.text({box.left() + kBoxPadding, top, inside, height}, m_metrics.fitted(size, text, inside), ink,
                size, Qt::AlignHCenter, bold);
            top += height;
        };
        write(option.name, TextSize::Normal, isPossible ? Ink::Text : Ink::Muted, option.isNext);
        write(isPossible ? option.act : option.obstacle, TextSize::Small, Ink::Muted, false);
        if (!option.score.isEmpty())
            write(option.score, TextSize::Small, isPossible ? Ink::Text : Ink::Muted, option.isNext);
        m_drawing.hit(box, {Target::Kind::Choice, static_cast<int>(option.transition), 0, 0});
    }

    const TransitionPicture& m_picture;
    const DrawingMetrics& m_metrics;
    double m_width = 0;
    double m_wordTop = 0;
    double m_wordHeight = 0;
    double m_optionTop = 0;
    double m_optionHeight = 0;
    double m_optionWidth = 0;
    Drawing m_drawing;
    QRectF m_focus;
};

} // namespace

Drawing drawTransitions(const TransitionPicture& picture, const DrawingMetrics& metrics)
{
    return TransitionLayout(picture, metrics).draw();
}

} // namespace arcwright::ui
