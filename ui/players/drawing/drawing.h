// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <limits>
#include <variant>
#include <vector>

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

namespace arcwright::ui {

/// The roles that colours have in a player's drawing. Which colour it is, the theme says.
enum class Ink : unsigned char {
    None,
    Base, ///< behind everything
    Panel, ///< a little off the base
    Text,
    Muted,
    Border,
    Grid,
    Lit, ///< what the step is about: a fill behind text
    LitFrame,
    First, ///< the first of two parts
    Second, ///< the other
    Third, ///< a third kind
    Chosen, ///< what was clicked
    Good,
    Warning,
    Bad,
    Heat, ///< by Tint::value, -1 to 1: loss to gain
    OnHeat, ///< text that can be read on Heat of the same value
};

/// A colour by its role. `opacity` 0 to 1.
struct Tint {
    Ink ink = Ink::None;
    double value = 0;
    double opacity = 1;

    Tint() = default;
    Tint(Ink role, double heat = 0, double alpha = 1) : ink(role), value(heat), opacity(alpha) { }
    friend bool operator==(const Tint&, const Tint&) = default;
};

/// The thing that a part of a drawing stands for; given back to the player when it is pointed at, clicked or dragged
/// to.
struct Target {
    enum class Kind : unsigned char {
        None,
        Arc, ///< `first` is the head, `second` the dependent
        Cell, ///< of a chart: `first` to `second`; `detail` says which item
        Word, ///< `first`
        Choice, ///< anything else; what the numbers mean, the player knows
    };
    Kind kind = Kind::None;
    int first = 0;
    int second = 0;
    int detail = 0;

    explicit operator bool() const { return kind != Kind::None; }
    static Target arc(int head, int dependent) { return {Kind::Arc, head, dependent, 0}; }
    static Target word(int node) { return {Kind::Word, node, 0, 0}; }
    friend bool operator==(const Target&, const Target&) = default;
};

/// A line or a filled shape.
struct Mark {
    QPainterPath path;
    Tint fill;
    Tint line;
    double width = 1; ///< of the line, in pixels at zoom 1
    bool dashed = false;
    friend bool operator==(const Mark&, const Mark&) = default;
};

/// The sizes of text, those of the diagram's tags, labels and words.
enum class TextSize : unsigned char { Small, Normal, Large };
inline constexpr int kTextSizeCount = 3;

/// One line of text, centred on the height of its box.
struct Caption {
    QRectF box;
    QString text;
    Tint ink = Ink::Text;
    TextSize size = TextSize::Normal;
    Qt::Alignment alignment = Qt::AlignHCenter; ///< left, right or centre of the box
    bool bold = false;
    friend bool operator==(const Caption&, const Caption&) = default;
};

/// A region that stands for something; of several the last added is on top.
struct HitArea {
    QPainterPath path;
    Target target;
    friend bool operator==(const HitArea&, const HitArea&) = default;
};

/// How large texts are: what laying out a drawing needs to know of fonts.
struct DrawingMetrics {
    std::function<double(TextSize, const QString&)> textWidth;
    double lineHeight[kTextSizeCount] = {14, 16, 20};
    /// Whether there is room for what tells how to read a drawing, and for what the step's words say as well.
    bool hasLegends = true;
    bool hasRoomBefore = true; ///< for rows that come with later steps
    /// Drawings that would be wider are drawn narrow if they can be. At least the width of some twenty words.
    double mostWidth = std::numeric_limits<double>::infinity();

    double width(TextSize size, const QString& text) const { return textWidth(size, text); }
    double height(TextSize size) const { return lineHeight[static_cast<std::size_t>(size)]; }
    /// A width that is enough in usual letters, or as much more as letters are larger.
    double enough(double usual) const;
    /// The text, or as much of its beginning as fits, with an ellipsis.
    QString fitted(TextSize size, const QString& text, double width) const;
};

/// A place that holds any drawing.
inline constexpr QRectF kEverywhere{-1e9, -1e9, 2e9, 2e9};

/// The place in a picture of that width where `place` is in the one that it mirrors.
QRectF mirrored(const QRectF& place, double width);

/// A picture as a value: what to paint in which order, and what of it can be pointed at. Top left is (0, 0); pixels at
/// zoom 1. Knows roles, not colours, so that one drawing serves light, dark, paper and all export formats.
struct Drawing {
    QSizeF size;
    std::vector<std::variant<Mark, Caption>> parts;
    std::vector<HitArea> hits;
    bool isMap = false; ///< colours stand for figures that have not enough room
    QRectF focus; ///< what the step is about: kept in sight where not all of the drawing is

    void add(const QPainterPath& path, Tint fill, Tint line = {}, double width = 1, bool dashed = false);
    void rect(const QRectF& rect, Tint fill, Tint line = {}, double width = 1);
    void line(QPointF from, QPointF to, Tint tint, double width = 1, bool dashed = false);
    void text(const QRectF& box, const QString& text, Tint ink = Ink::Text, TextSize textSize = TextSize::Normal,
        Qt::Alignment alignment = Qt::AlignHCenter, bool bold = false);
    void hit(const QRectF& rect, const Target& target);
    void hit(const QPainterPath& path, const Target& target);
    /// Takes up all of another drawing, moved by `offset`; `size` stays.
    void insert(const Drawing& other, QPointF offset);

    /// The drawing as in a mirror, texts upright: for words that run from right to left.
    Drawing mirrored() const;

    /// The focus; where none is set, what is lit. Empty if nothing is. O(parts).
    QRectF focusOrLit() const;
    /// The topmost target at that place.
    Target targetAt(QPointF point) const;
    /// All texts in painting order: for tests and screen readers.
    QStringList texts() const;
};

} // namespace arcwright::ui
