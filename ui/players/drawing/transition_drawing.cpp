// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/transition_drawing.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/players/drawing/text_lines.h"

namespace arcwright::ui {

namespace {

constexpr double kBoxPadding = 8;
constexpr double kBoxGap = 6;
constexpr double kWidestBox = 260;
constexpr double kStackToBuffer = 44; ///< the least room between stack and buffer
constexpr double kLeastOption = 150;
constexpr double kWidestOption = 260;
constexpr double kBoxFrame = 2.5;

/// The boxes of words: in one row, the stack from the left and the buffer to the right edge, or, where that would be
/// too wide, in rows, those of the buffer below those of the stack. No word is cut short: long ones are divided.
class WordBoxes {
public:
    WordBoxes(const TransitionPicture& picture, const DrawingMetrics& metrics) : m_picture(picture), m_metrics(metrics)
    {
        constexpr double half = 0.5; // of the width: two words are looked at together
        const double widest = std::min(metrics.enough(kWidestBox), half * metrics.mostWidth - 2 * kBoxPadding);
        double all = kStackToBuffer;
        qsizetype lines = 1;
        for (int word = 0; word <= picture.words->size(); ++word) {
            m_names.push_back(divided(picture.words->name(word), TextSize::Large, widest, metrics));
            m_widths.push_back(widestOf(m_names.back(), TextSize::Large, metrics) + 2 * kBoxPadding);
            lines = std::max(lines, m_names.back().size());
            all += m_widths.back() + kBoxGap;
        }
        m_height = static_cast<double>(lines) * metrics.height(TextSize::Large) + 2 * kBoxPadding;
        m_isInRows = all > metrics.mostWidth;
        m_width = m_isInRows ? metrics.mostWidth : all;
        if (!m_isInRows)
            return;
        std::vector<int> buffer; // before the first step, where it is longest
        for (int word = 1; word <= picture.words->size(); ++word)
            buffer.push_back(word);
        m_stackRows = std::max(rowsOf(picture.deepestStack), rowsOf(picture.configuration->stack()));
        m_bufferRows = std::max(rowsOf(buffer), rowsOf(picture.configuration->buffer()));
    }

    double width() const { return m_width; }
    void widen(double width) { m_width = std::max(m_width, width); }
    double bottom() const { return m_isInRows ? topOfRow(true, m_bufferRows - 1) + m_height : top() + m_height; }

    /// Returns the place of those that are lit.
    QRectF draw(Drawing& drawing)
    {
        m_drawing = &drawing;
        drawTitle(m_picture.stackTitle, 0, 0, Qt::AlignLeft);
        const double title = m_isInRows ? topOfRow(true, 0) - top() : 0;
        drawTitle(m_picture.bufferTitle, m_width, title, Qt::AlignRight);
        drawStack();
        drawBuffer();
        return m_focus;
    }

private:
    double widthOf(int word) const { return m_widths[static_cast<std::size_t>(word)] + kBoxGap; }
    /// As many as are needed: a row ends where the next box has no room.
    int rowsOf(const std::vector<int>& words) const
    {
        int rows = 1;
        double used = 0;
        for (const int word : words) {
            if (used > 0 && used + widthOf(word) > m_width) {
                ++rows;
                used = 0;
            }
            used += widthOf(word);
        }
        return rows;
    }
    double top() const { return m_metrics.height(TextSize::Small) + kBoxGap; }
    double topOfRow(bool isOfBuffer, int row) const
    {
        const double stack = m_stackRows * (m_height + kBoxGap) + kBoxGap + top();
        return top() + row * (m_height + kBoxGap) + (isOfBuffer && m_isInRows ? stack : 0);
    }
    bool isLit(int word) const
    {
        return std::find(m_picture.lit.begin(), m_picture.lit.end(), word) != m_picture.lit.end();
    }

    void drawTitle(const QString& title, double edge, double y, Qt::Alignment alignment)
    {
        const double width = m_metrics.width(TextSize::Small, title);
        const double left = alignment == Qt::AlignLeft ? edge : edge - width;
        m_drawing->text(
            {left, y, width, m_metrics.height(TextSize::Small)}, title, Ink::Muted, TextSize::Small, alignment);
    }

    void drawWord(int word, QPointF corner, bool isOnStack)
    {
        const QRectF box(corner, QSizeF(m_widths[static_cast<std::size_t>(word)], m_height));
        if (isLit(word)) {
            m_drawing->rect(box, Ink::Lit, Ink::LitFrame, kBoxFrame);
            m_focus |= box;
        } else {
            m_drawing->rect(box, isOnStack ? Ink::Panel : Ink::Base, Ink::Border);
        }
        const QStringList& lines = m_names[static_cast<std::size_t>(word)];
        const double line = m_metrics.height(TextSize::Large);
        double y = box.center().y() - static_cast<double>(lines.size()) * line / 2;
        for (const QString& text : lines) {
            m_drawing->text({box.left(), y, box.width(), line}, text, Ink::Text, TextSize::Large);
            y += line;
        }
        m_drawing->hit(box, Target::word(word));
    }

    void drawEnd(double x, double y, Ink ink) { m_drawing->line({x, y - 2}, {x, y + m_height + 2}, ink, kBoxFrame); }

    void drawStack()
    {
        double left = 0;
        int row = 0;
        for (const int word : m_picture.configuration->stack()) {
            if (m_isInRows && left > 0 && left + widthOf(word) > m_width) {
                ++row;
                left = 0;
            }
            drawWord(word, {left, topOfRow(false, row)}, true);
            left += widthOf(word);
        }
        drawEnd(0, top(), Ink::First);
    }

    /// From its last word on, so that what is not yet at the front stays where it is.
    void drawBuffer()
    {
        double right = m_width;
        int row = m_isInRows ? m_bufferRows - 1 : 0;
        const std::vector<int> words = m_picture.configuration->buffer();
        for (const int word : words) {
            if (m_isInRows && right < m_width && right - widthOf(word) < 0) {
                --row;
                right = m_width;
            }
            right -= widthOf(word);
            drawWord(word, {right + kBoxGap, topOfRow(true, row)}, false);
        }
        drawEnd(words.empty() ? right : right + kBoxGap / 2, topOfRow(true, row), Ink::Second);
    }

    const TransitionPicture& m_picture;
    const DrawingMetrics& m_metrics;
    std::vector<QStringList> m_names; ///< by word, in lines
    std::vector<double> m_widths; ///< of the boxes, by word
    double m_height = 0;
    double m_width = 0;
    bool m_isInRows = false;
    int m_stackRows = 0;
    int m_bufferRows = 0;
    Drawing* m_drawing = nullptr;
    QRectF m_focus;
};

/// What can be done, side by side or in rows, as is lower where they have not enough room.
class OptionBoxes {
public:
    OptionBoxes(const TransitionPicture& picture, const DrawingMetrics& metrics)
        : m_picture(picture), m_metrics(metrics)
    {
        double widest = 0;
        for (const QString& act : picture.acts)
            widest = std::max(widest, metrics.width(TextSize::Small, act) + 2 * kBoxPadding);
        const double natural = std::clamp(widest, kLeastOption, metrics.enough(kWidestOption));
        const int count = static_cast<int>(picture.options.size());
        divide(count, natural);
        if (width() <= metrics.mostWidth)
            return;
        double lowest = std::numeric_limits<double>::infinity();
        int best = 1;
        for (int columns = count; columns > 0; --columns) {
            const double most = metrics.mostWidth / columns - kBoxGap;
            divide(columns, std::min(natural, most));
            if ((m_inside >= widestName() || columns == 1) && height() < lowest) {
                lowest = height();
                best = columns;
            }
        }
        divide(best, std::min(natural, metrics.mostWidth / best - kBoxGap));
    }

    double width() const { return m_columns * (m_width + kBoxGap); }
    double height() const { return rows() * (m_height + kBoxGap) - kBoxGap; }

    void draw(Drawing& drawing, double top) const
    {
        for (std::size_t i = 0; i < m_picture.options.size(); ++i) {
            const int number = static_cast<int>(i);
            const int row = number / m_columns;
            const int column = number % m_columns;
            drawOption(drawing, m_picture.options[i],
                {column * (m_width + kBoxGap), top + row * (m_height + kBoxGap), m_width, m_height});
        }
    }

private:
    int rows() const { return (static_cast<int>(m_picture.options.size()) + m_columns - 1) / m_columns; }
    /// Names of transitions are not divided.
    double widestName() const { return widestOf(m_picture.names, TextSize::Normal, m_metrics); }
    void divide(int columns, double width)
    {
        m_columns = columns;
        m_width = width;
        m_inside = width - 2 * kBoxPadding;
        qsizetype lines = 1;
        for (const QString& act : m_picture.acts)
            lines = std::max(lines, within(act, TextSize::Small, m_inside, m_metrics).size());
        m_height = m_metrics.height(TextSize::Normal)
            + static_cast<double>(lines + 1) * m_metrics.height(TextSize::Small) + 2 * kBoxPadding;
    }

    void drawOption(Drawing& drawing, const TransitionOption& option, const QRectF& box) const
    {
        const bool isPossible = option.obstacle.isEmpty();
        const bool isOpen = isPossible && !option.isHopeless;
        const Tint line = option.isNext ? Ink::LitFrame : Ink::Border;
        drawing.rect(box,
            option.isNext ? Ink::Lit
                : isOpen  ? Ink::Panel
                          : Ink::None,
            line, option.isNext ? kBoxFrame : 1);
        double top = box.top() + kBoxPadding;
        const auto write = [&](const QString& text, TextSize size, Ink ink, bool bold) {
            const double height = m_metrics.height(size);
            for (const QString& part : within(text, size, m_inside, m_metrics)) {
                drawing.text(
                    {box.left() + kBoxPadding, top, m_inside, height}, part, ink, size, Qt::AlignHCenter, bold);
                top += height;
            }
        };
        write(option.name, TextSize::Normal, isOpen ? Ink::Text : Ink::Muted, option.isNext);
        write(isPossible ? option.act : option.obstacle, TextSize::Small, Ink::Muted, false);
        if (!option.score.isEmpty())
            write(option.score, TextSize::Small, isOpen ? Ink::Text : Ink::Muted, option.isNext);
        drawing.hit(box, {Target::Kind::Choice, static_cast<int>(option.transition), 0, 0});
    }

    const TransitionPicture& m_picture;
    const DrawingMetrics& m_metrics;
    int m_columns = 1;
    double m_width = 0; ///< of one
    double m_inside = 0; ///< of its text
    double m_height = 0;
};

} // namespace

Drawing drawTransitions(const TransitionPicture& picture, const DrawingMetrics& metrics)
{
    constexpr double between = 3 * kBoxGap; // words and options
    const QString title
        = picture.options.empty() ? QString() : QCoreApplication::translate("TransitionPlayer", "What can come next");
    Drawing drawing;
    WordBoxes words(picture, metrics);
    const OptionBoxes options(picture, metrics);
    words.widen(options.width());
    const double titleHeight = title.isEmpty() ? 0 : metrics.height(TextSize::Small) + kBoxGap / 2;
    const double top = words.bottom() + between + titleHeight;
    drawing.size = {words.width(), top + options.height() + 2};
    drawing.focus = words.draw(drawing);
    drawing.text({0, top - titleHeight, metrics.width(TextSize::Small, title), metrics.height(TextSize::Small)}, title,
        Ink::Muted, TextSize::Small, Qt::AlignLeft);
    options.draw(drawing, top);
    return picture.words->areRightToLeft() ? drawing.mirrored() : drawing;
}

} // namespace arcwright::ui
