// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QToolTip>

namespace arcwright::ui {

namespace {

QFont scaled(double factor, QFont::Weight weight = QFont::Normal)
{
    QFont font = QGuiApplication::font();
    const double size = font.pointSizeF() > 0 ? font.pointSizeF() : 10;
    font.setPointSizeF(size * factor);
    font.setWeight(weight);
    return font;
}

/// The parts that themes share: fonts, widths and line styles.
DiagramStyle diagramShapes()
{
    DiagramStyle style;
    style.formFont = scaled(1.3);
    style.tagFont = scaled(0.8);
    style.tagFont.setLetterSpacing(QFont::AbsoluteSpacing, 0.4);
    style.lemmaFont = scaled(0.9);
    style.lemmaFont.setItalic(true);
    style.labelFont = scaled(0.9);
    style.surfaceFont = scaled(0.95);
    style.hintFont = scaled(0.95);

    const auto look = [&](ArcStatus status) -> ArcLook& { return style.looks[static_cast<std::size_t>(status)]; };
    look(ArcStatus::Neutral).width = 1.4;
    look(ArcStatus::Correct).width = 1.3;
    look(ArcStatus::WrongHead) = {{}, 2.4, {}, ArcMark::Cross, false, ArcEnd::Barred};
    look(ArcStatus::WrongLabel) = {{}, 2.0, {2, 3}, ArcMark::NotEqual, true, ArcEnd::Hollow};
    look(ArcStatus::Missed) = {{}, 2.0, {10, 4}, ArcMark::Ring, false, ArcEnd::Ring};
    look(ArcStatus::Extra) = {{}, 2.0, {10, 3, 2, 3}, ArcMark::Plus, false, ArcEnd::Diamond};
    style.cycle = {{}, 2.8, {}, ArcMark::Loop, true};
    style.secondaryDashes = {4, 3};
    style.notInGraphDashes = {2, 2, 6, 2};
    style.notComparedDashes = {1, 3};
    style.secondaryWidth = 1.3;
    style.crossingExtraWidth = 0.9;
    style.hoverExtraWidth = 0.8;
    style.frameWidth = 1.6;
    style.rubberWidth = 2.2;
    style.ghostDashes = {6, 4};
    style.bracketWidth = 1.2;
    style.fadedOpacity = 0.28;
    return style;
}

void setArcColors(
    DiagramStyle& style, QRgb neutral, QRgb correct, QRgb wrongHead, QRgb wrongLabel, QRgb missed, QRgb extra)
{
    const std::array<QRgb, kArcStatusCount> colors{neutral, correct, wrongHead, wrongLabel, missed, extra};
    for (std::size_t status = 0; status < colors.size(); ++status)
        style.looks[status].color = QColor::fromRgb(colors[status]);
}

/// Everything of the diagram that is one of the window's roles.
void shareRoles(Theme& theme)
{
    DiagramStyle& style = theme.diagram;
    style.background = theme.base;
    style.form = theme.text;
    style.punctuation = theme.mutedText;
    style.tag = theme.mutedText;
    style.lemma = theme.mutedText;
    style.bracket = theme.mutedText;
    style.emptyNode = theme.mutedText;
    style.selectionFrame = theme.accent;
    style.cycle.color = theme.error;
    style.rubber = theme.accent;
    style.confirmed = theme.confirmed;
}

Theme lightTheme()
{
    Theme theme;
    theme.kind = ThemeKind::Light;
    theme.window = QColor(0xf3, 0xf4, 0xf6);
    theme.base = QColor(0xff, 0xff, 0xff);
    theme.alternateBase = QColor(0xf6, 0xf8, 0xfa);
    theme.button = QColor(0xea, 0xec, 0xf0);
    theme.border = QColor(0x7f, 0x88, 0x94);
    theme.text = QColor(0x1b, 0x22, 0x2c);
    theme.mutedText = QColor(0x5a, 0x64, 0x72);
    theme.disabledText = QColor(0x9a, 0xa2, 0xad);
    theme.accent = QColor(0x2f, 0x5f, 0xb3);
    theme.accentText = QColor(0xff, 0xff, 0xff);
    theme.toolTip = QColor(0x2a, 0x32, 0x3d);
    theme.toolTipText = QColor(0xf4, 0xf6, 0xf8);
    theme.good = QColor(0x00, 0x75, 0x55);
    theme.warning = QColor(0x8a, 0x5a, 0x00);
    theme.error = QColor(0xb4, 0x1f, 0x2b);
    theme.pinned = QColor(0x6b, 0x4b, 0xa8);
    theme.confirmed = QColor(0x00, 0x75, 0x55);
    theme.series = {QColor(0x00, 0x72, 0xb2), QColor(0xcc, 0x5a, 0x00), QColor(0x00, 0x87, 0x65),
        QColor(0xb2, 0x55, 0x8b), QColor(0x95, 0x6d, 0x00), QColor(0x25, 0x89, 0xc0), QColor(0x5b, 0x64, 0x70)};
    theme.grid = QColor(0xe1, 0xe5, 0xea);
    theme.heat = {QColor(0xf1, 0xf5, 0xfb), QColor(0xc3, 0xd8, 0xef), QColor(0x82, 0xb1, 0xdd),
        QColor(0x35, 0x7f, 0xbd), QColor(0x0b, 0x46, 0x85)};
    theme.lossHeat = QColor(0xb8, 0x49, 0x0c);

    DiagramStyle& style = theme.diagram = diagramShapes();
    shareRoles(theme);
    setArcColors(style, 0xff55606e, 0xff586563, 0xffc62600, 0xff543500, 0xff0f69b5, 0xff8d1b7d);
    style.punctuationArc = QColor(0x60, 0x6a, 0x75);
    style.hoverFill = QColor(0xf1, 0xf4, 0xf9);
    style.subtreeFill = QColor(0xea, 0xf1, 0xfb);
    style.selectionFill = QColor(0xe2, 0xeb, 0xfb);
    style.armedFrame = QColor(0xc0, 0x4a, 0x00);
    style.targetFill = QColor(0xff, 0xed, 0xcc);
    style.targetFrame = QColor(0x8a, 0x5a, 0x00);
    style.gapWord = QColor(0xc0, 0x4a, 0x00);
    style.remark = QColor(0x8a, 0x5a, 0x00);
    style.hintFill = QColor(0x2a, 0x32, 0x3d);
    style.hintText = QColor(0xf4, 0xf6, 0xf8);
    return theme;
}

Theme darkTheme()
{
    Theme theme;
    theme.kind = ThemeKind::Dark;
    theme.window = QColor(0x23, 0x27, 0x2e);
    theme.base = QColor(0x1b, 0x1e, 0x24);
    theme.alternateBase = QColor(0x21, 0x25, 0x2c);
    theme.button = QColor(0x2f, 0x35, 0x3e);
    theme.border = QColor(0x78, 0x82, 0x8f);
    theme.text = QColor(0xe8, 0xeb, 0xf0);
    theme.mutedText = QColor(0xad, 0xb6, 0xc3);
    theme.disabledText = QColor(0x6a, 0x73, 0x80);
    theme.accent = QColor(0x7f, 0xb2, 0xf5);
    theme.accentText = QColor(0x10, 0x1a, 0x28);
    theme.toolTip = QColor(0x3a, 0x42, 0x4e);
    theme.toolTipText = QColor(0xf0, 0xf2, 0xf5);
    theme.good = QColor(0x4f, 0xc9, 0xa3);
    theme.warning = QColor(0xe8, 0xb4, 0x4c);
    theme.error = QColor(0xff, 0x85, 0x85);
    theme.pinned = QColor(0xbc, 0xa0, 0xf0);
    theme.confirmed = QColor(0x4f, 0xc9, 0xa3);
    theme.series = {QColor(0x5a, 0xb4, 0xf0), QColor(0xff, 0x91, 0x47), QColor(0x3f, 0xc7, 0x9d),
        QColor(0xe0, 0x8f, 0xc0), QColor(0xe3, 0xc0, 0x4a), QColor(0x9f, 0xd5, 0xf7), QColor(0xb5, 0xbd, 0xc8)};
    theme.grid = QColor(0x33, 0x39, 0x43);
    theme.heat = {QColor(0x22, 0x28, 0x31), QColor(0x1f, 0x45, 0x66), QColor(0x25, 0x6c, 0x9f),
        QColor(0x4a, 0xa1, 0xd6), QColor(0xb3, 0xde, 0xf8)};
    theme.lossHeat = QColor(0xf5, 0x88, 0x45);

    DiagramStyle& style = theme.diagram = diagramShapes();
    shareRoles(theme);
    setArcColors(style, 0xffafb6c2, 0xffa6afa8, 0xffff7d58, 0xffffdd9b, 0xff68ccff, 0xffd28cc1);
    style.punctuationArc = QColor(0xa0, 0xa8, 0xb3);
    style.hoverFill = QColor(0x26, 0x2b, 0x33);
    style.subtreeFill = QColor(0x20, 0x2f, 0x42);
    style.selectionFill = QColor(0x26, 0x3a, 0x55);
    style.armedFrame = QColor(0xff, 0x8a, 0x3d);
    style.targetFill = QColor(0x42, 0x33, 0x0f);
    style.targetFrame = QColor(0xe6, 0xb5, 0x4a);
    style.gapWord = QColor(0xff, 0x8a, 0x3d);
    style.remark = QColor(0xf2, 0xc1, 0x4e);
    style.hintFill = QColor(0x3a, 0x42, 0x4e);
    style.hintText = QColor(0xf0, 0xf2, 0xf5);
    return theme;
}

/// The light one without half-tones: black on white, and broader lines.
Theme highContrastTheme()
{
    Theme theme = lightTheme();
    theme.kind = ThemeKind::HighContrast;
    const QColor black(0x00, 0x00, 0x00);
    const QColor white(0xff, 0xff, 0xff);
    theme.window = theme.base = theme.alternateBase = white;
    theme.button = QColor(0xf2, 0xf2, 0xf2);
    theme.text = theme.border = black;
    theme.mutedText = QColor(0x2e, 0x2e, 0x2e);
    theme.disabledText = QColor(0x60, 0x60, 0x60);
    theme.accent = QColor(0x00, 0x2f, 0x8a);
    theme.toolTip = black;
    theme.toolTipText = white;
    theme.good = theme.confirmed = QColor(0x00, 0x55, 0x3c);
    theme.warning = QColor(0x6b, 0x42, 0x00);
    theme.error = QColor(0x8f, 0x0c, 0x18);
    theme.pinned = QColor(0x4b, 0x2a, 0x8c);
    theme.series = {QColor(0x00, 0x5a, 0x91), QColor(0xa8, 0x44, 0x00), QColor(0x00, 0x69, 0x4d),
        QColor(0x8f, 0x3f, 0x6c), QColor(0x70, 0x52, 0x00), QColor(0x2a, 0x71, 0x99), QColor(0x3f, 0x47, 0x52)};
    theme.grid = QColor(0x9a, 0x9a, 0x9a);
    theme.lossHeat = QColor(0x8f, 0x34, 0x00);
    shareRoles(theme);
    DiagramStyle& style = theme.diagram;
    setArcColors(style, 0xff495660, 0xff4a494b, 0xffad0729, 0xff523300, 0xff004b8e, 0xff6f0860);
    style.armedFrame = style.gapWord = QColor(0x9a, 0x38, 0x00);
    style.targetFrame = style.remark = theme.warning;
    style.punctuationArc = style.looks[static_cast<std::size_t>(ArcStatus::Neutral)].color;
    constexpr double broader = 0.7;
    for (ArcLook& look : style.looks)
        look.width += broader;
    style.frameWidth += broader;
    return theme;
}

bool isSystemDark()
{
    constexpr int middle = 128;
    static const bool isDark = QGuiApplication::palette().color(QPalette::Window).lightness() < middle;
    return isDark;
}

/// Where nothing is chosen the application's font stays, unless it is one that was chosen before.
void takeFont(QApplication& application, const LookChoice& choice)
{
    constexpr const char* mark = "arcwrightHasChosenFont";
    const bool isChosen = !choice.family.isEmpty() || choice.points > 0;
    if (!isChosen && !application.property(mark).toBool())
        return;
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (!choice.family.isEmpty())
        font.setFamily(choice.family);
    if (choice.points > 0)
        font.setPointSize(choice.points);
    application.setFont(font);
    application.setProperty(mark, isChosen);
}

} // namespace

Theme makeTheme(ThemeKind kind, const LookChoice& choice)
{
    Theme theme = kind == ThemeKind::Dark ? darkTheme() : kind == ThemeKind::Light ? lightTheme() : highContrastTheme();
    theme.scripts = choice.scripts;
    for (std::size_t status = 0; status < choice.arcs.size(); ++status) {
        if (choice.arcs[status].isValid())
            theme.diagram.looks[status].color = choice.arcs[status];
    }
    return theme;
}

ThemeKind systemTheme()
{
    return isSystemDark() ? ThemeKind::Dark : ThemeKind::Light;
}

QPalette palette(const Theme& theme)
{
    QPalette palette(theme.text, theme.button, theme.button.lighter(115), theme.border, theme.border, theme.text,
        theme.accentText, theme.base, theme.window);
    palette.setColor(QPalette::AlternateBase, theme.alternateBase);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.pinned);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    palette.setColor(QPalette::ToolTipBase, theme.toolTip);
    palette.setColor(QPalette::ToolTipText, theme.toolTipText);
    palette.setColor(QPalette::Shadow, theme.border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.grid);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, theme.text);
    return palette;
}

Theme applyTheme(QApplication& application, ThemeKind kind, const LookChoice& choice)
{
    isSystemDark(); // before the palette is another one
    takeFont(application, choice);
    Theme theme = makeTheme(kind, choice);
    const QPalette colors = palette(theme);
    application.setPalette(colors);
    QToolTip::setPalette(colors);
    return theme;
}

} // namespace arcwright::ui
