// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tikz.h"

#include <algorithm>

#include <QStringList>

#include "ui/canvas/arc_painter.h"
#include "ui/canvas/tikz_painting.h"
#include "ui/canvas/unseen_letters.h"

namespace arcwright::ui {

namespace {

/// `columns[node]` is the column (from 1) of a node.
std::vector<int> columnsOf(const Diagram& diagram)
{
    std::vector<int> columns(static_cast<std::size_t>(diagram.nodeCount()) + 1, 0);
    int column = 0;
    std::vector<int> order = diagram.readingOrder();
    if (diagram.rightToLeft)
        std::reverse(order.begin(), order.end());
    for (const int node : order)
        columns[static_cast<std::size_t>(node)] = ++column;
    return columns;
}

/// The words of a bunsetsu stand a little apart.
QString cellOf(const DiagramWord& word, QString DiagramWord::*line)
{
    if (line != &DiagramWord::form || word.parts.empty())
        return texText(word.*line);
    QStringList forms;
    for (const DiagramWord& part : word.parts)
        forms << texText(part.form);
    return forms.join(QStringLiteral("\\,"));
}

QString rowOf(const Diagram& diagram, QString DiagramWord::*line)
{
    QStringList cells;
    std::vector<int> order = diagram.readingOrder();
    if (diagram.rightToLeft)
        std::reverse(order.begin(), order.end());
    for (const int node : order)
        cells << cellOf(diagram.node(node), line);
    // Braces, since a bracket after the end of a row would be taken for the distance to the next.
    return QStringLiteral("    {}") + cells.join(QStringLiteral(" \\& ")) + QStringLiteral(" \\\\\n");
}

bool hasAny(const Diagram& diagram, QString DiagramWord::*line)
{
    for (int node = 1; node <= diagram.nodeCount(); ++node) {
        if (!(diagram.node(node).*line).isEmpty())
            return true;
    }
    return false;
}

/// A font for the script of the words, of those that TeX may find. Without TeX's ligatures: `--` in a tag is no dash.
QString fontsFor(const Diagram& diagram)
{
    const auto first = [](const QStringList& fonts, const QString& features) {
        QString text;
        for (const QString& font : fonts)
            text += QStringLiteral("\\IfFontExistsTF{%1}{\\setmainfont{%1}[Ligatures=TeXOff%2]}{").arg(font, features);
        return text + QString(fonts.size(), u'}') + u'\n';
    };
    for (const DiagramWord& word : diagram.words) {
        for (const QChar character : word.form) {
            switch (character.script()) {
            case QChar::Script_Latin:
            case QChar::Script_Common:
            case QChar::Script_Inherited:
            case QChar::Script_Unknown:
                continue;
            case QChar::Script_Han:
            case QChar::Script_Hiragana:
            case QChar::Script_Katakana:
            case QChar::Script_Hangul:
                return first({QStringLiteral("Noto Serif CJK JP"), QStringLiteral("Noto Sans CJK JP"),
                                 QStringLiteral("IPAexMincho")},
                    {});
            case QChar::Script_Arabic:
                return first({QStringLiteral("Amiri"), QStringLiteral("DejaVu Sans")},
                    QStringLiteral(", Renderer=HarfBuzz, Script=Arabic"));
            case QChar::Script_Hebrew:
                return first({QStringLiteral("FreeSerif"), QStringLiteral("DejaVu Sans")},
                    QStringLiteral(", Renderer=HarfBuzz, Script=Hebrew"));
            default:
                return first({QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans")},
                    QStringLiteral(", Renderer=HarfBuzz"));
            }
        }
    }
    return first({QStringLiteral("Latin Modern Roman")}, {});
}

/// Numbers with a dot, whatever the locale.
QString points(double pixels)
{
    constexpr double pointsPerPixel = 0.75;
    return QString::number(pixels * pointsPerPixel, 'f', 1) + QStringLiteral("pt");
}

QString preamble(const Diagram& diagram)
{
    return QStringLiteral("% !TeX program = lualatex\n"
                          "\\documentclass[border=4pt]{standalone}\n"
                          "\\usepackage{fontspec}\n")
        + fontsFor(diagram);
}

/// Light colours for a dark ground cannot be read on white paper.
bool hasDarkGround(const DiagramStyle& style)
{
    return style.background.lightness() < 128;
}

QString pageColor(const DiagramStyle& style)
{
    const QColor& color = style.background;
    return QStringLiteral("\\pagecolor[RGB]{%1,%2,%3}\n").arg(color.red()).arg(color.green()).arg(color.blue());
}

/// Around all rows of a bunsetsu.
QString boxesOf(const Diagram& diagram, const std::vector<int>& columns, int rows, const DiagramStyle& style)
{
    QString text;
    for (int node = 1; node <= diagram.wordCount(); ++node) {
        const QString column = QString::number(columns[static_cast<std::size_t>(node)]);
        if (!diagram.node(node).parts.empty())
            text += QStringLiteral("  \\node[draw=%1, rounded corners=2pt, inner sep=0pt, "
                                   "fit=(\\wordref{1}{%2}) (\\wordref{%3}{%2})] {};\n")
                        .arg(tikzColor(style.bracket), column, QString::number(rows));
    }
    return text;
}

/// Around the boxes of the basic phrases of each bunsetsu.
QString framesOf(const Diagram& diagram, const std::vector<int>& columns, int rows, const DiagramStyle& style)
{
    QString text;
    for (const DiagramFrame& frame : diagram.frames)
        text += QStringLiteral("  \\node[draw=%1, rounded corners=2pt, inner sep=3pt, "
                               "fit=(\\wordref{1}{%2}) (\\wordref{%4}{%3})] {};\n")
                    .arg(tikzColor(style.bracket), QString::number(columns[static_cast<std::size_t>(frame.first)]),
                        QString::number(columns[static_cast<std::size_t>(frame.last)]), QString::number(rows));
    return text;
}

/// A row of its own, so that what is drawn in it lies between the words and the arcs below.
QString emptyRow(const Diagram& diagram)
{
    const QStringList cells(static_cast<qsizetype>(diagram.nodeCount()), QStringLiteral("|[text height=2.5ex]| {}"));
    return QStringLiteral("    ") + cells.join(QStringLiteral(" \\& ")) + QStringLiteral(" \\\\\n");
}

/// Under the words of each multiword token, in a row that is theirs.
QString bracketsOf(const Diagram& diagram, const std::vector<int>& columns, int row, const DiagramStyle& style)
{
    QString text;
    for (const DiagramBracket& bracket : diagram.brackets) {
        const auto ends = std::minmax(
            columns[static_cast<std::size_t>(bracket.first)], columns[static_cast<std::size_t>(bracket.last)]);
        text
            += QStringLiteral("  \\path (\\wordref{1}{%1}.west |- \\wordref{%3}{%1}) coordinate (l)\n"
                              "    (\\wordref{1}{%2}.east |- \\wordref{%3}{%2}) coordinate (r);\n"
                              "  \\draw[draw=%4, rounded corners=2pt] (l) -- ++(0,-.5ex) -| (r);\n"
                              "  \\node[text=%4, font=\\small, anchor=north, inner sep=.7ex] at ($(l)!.5!(r)$) {%5};\n")
                   .arg(QString::number(ends.first), QString::number(ends.second), QString::number(row),
                       tikzColor(style.bracket), texText(bracket.form));
    }
    return text;
}

QString optionsOf(const DiagramArc& arc, const Diagram& diagram, const DiagramStyle& style)
{
    const ArcAppearance look = appearanceOf(arc, diagram.node(arc.dependent).punctuation, style);
    const QString color = tikzColor(look.color);
    QStringList edge{QStringLiteral("color=%1").arg(color), QStringLiteral("line width=%1").arg(points(look.width))};
    if (!look.dashes.isEmpty()) {
        QString pattern = QStringLiteral("dash pattern=");
        for (qsizetype i = 0; i < look.dashes.size(); ++i)
            pattern += (i % 2 == 0 ? QStringLiteral("on ") : QStringLiteral("off ")) + points(look.dashes[i]) + u' ';
        edge << pattern.trimmed();
    }
    if (diagram.arrowsAtHeads)
        edge << QStringLiteral("<-");
    QStringList options;
    if (drawnSide(diagram, arc.side) == Side::Below)
        options << QStringLiteral("edge below");
    options << QStringLiteral("edge style={%1}").arg(edge.join(QStringLiteral(", ")))
            << QStringLiteral("label style={text=%1}").arg(color);
    return options.join(QStringLiteral(", "));
}

} // namespace

QString texEscaped(const QString& text)
{
    QString escaped;
    for (const QChar character : text) {
        switch (character.unicode()) {
        case u'\\':
            escaped += QStringLiteral("\\textbackslash{}");
            break;
        case u'~':
            escaped += QStringLiteral("\\textasciitilde{}");
            break;
        case u'^':
            escaped += QStringLiteral("\\textasciicircum{}");
            break;
        case u'&':
        case u'%':
        case u'$':
        case u'#':
        case u'_':
        case u'{':
        case u'}':
            escaped += u'\\';
            escaped += character;
            break;
        case kFirstStrongIsolate.unicode(): // TeX knows nothing of these, and complains where the font does not either
        case kEndOfIsolate.unicode():
        case kWordJoiner.unicode():
            break;
        default:
            escaped += character;
        }
    }
    return escaped;
}

QString texText(const QString& text)
{
    const QString escaped = texEscaped(text);
    return text.isRightToLeft() ? QStringLiteral("{\\textdir TRT %1}").arg(escaped) : escaped;
}

QString tikzDocument(const QString& picture, const Diagram& diagram)
{
    return preamble(diagram) + QStringLiteral("\\usepackage{tikz}\n\\begin{document}\n") + picture
        + QStringLiteral("\\end{document}\n");
}

QString tikzDocument(const Diagram& diagram, const DiagramStyle& style)
{
    const std::vector<int> columns = columnsOf(diagram);
    QString text = preamble(diagram)
        + QStringLiteral("\\usepackage{tikz-dependency}\n"
                         "\\begin{document}\n")
        + (hasDarkGround(style) ? pageColor(style) : QString())
        + QStringLiteral("\\begin{dependency}[theme=simple%1]\n"
                         "  \\begin{deptext}[column sep=1em]\n")
              .arg(hasDarkGround(style) ? QStringLiteral(", text style={text=%1}").arg(tikzColor(style.form))
                                        : QString());
    text += rowOf(diagram, &DiagramWord::form);
    int rows = 1;
    for (QString DiagramWord::*line : {&DiagramWord::tag, &DiagramWord::lemma, &DiagramWord::reading}) {
        if (!hasAny(diagram, line))
            continue;
        text += rowOf(diagram, line);
        ++rows;
    }
    if (!diagram.brackets.empty()) {
        text += emptyRow(diagram);
        ++rows;
    }
    text += QStringLiteral("  \\end{deptext}\n") + boxesOf(diagram, columns, rows, style)
        + framesOf(diagram, columns, rows, style) + bracketsOf(diagram, columns, rows, style);
    for (const DiagramArc& arc : diagram.arcs) {
        const QString options = optionsOf(arc, diagram, style);
        const int dependent = columns[static_cast<std::size_t>(arc.dependent)];
        QString label = texEscaped(arc.label);
        if (!arc.membership.isEmpty())
            label += QStringLiteral("\\textsubscript{%1}").arg(texEscaped(arc.membership));
        if (arc.head == 0)
            text += QStringLiteral("  \\deproot[%1]{%2}{%3}\n").arg(options, QString::number(dependent), label);
        else
            text += QStringLiteral("  \\depedge[%1]{%2}{%3}{%4}\n")
                        .arg(options, QString::number(columns[static_cast<std::size_t>(arc.head)]),
                            QString::number(dependent), label);
    }
    return text + QStringLiteral("\\end{dependency}\n\\end{document}\n");
}

} // namespace arcwright::ui
