// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/learn_drawing.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "ui/look/feature_words.h"
#include "ui/players/drawing/text_lines.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kMostRows = 10;
constexpr std::size_t kFewRows = 4; ///< where there is little room
constexpr qsizetype kMostLines = 16; ///< of names of features, which are divided where they are long
constexpr qsizetype kFewLines = 5;
constexpr double kFeatureBarWidth = 150;
constexpr double kVectorGap = 12;
constexpr double kMostNameWidth = 420;
constexpr double kLeastNameWidth = 100;
constexpr int kFewColumns = 4; ///< where there is little room: the others follow from them, or are told in words

struct LearnText {
    Q_DECLARE_TR_FUNCTIONS(LearnPlayer)
};

QString translated(const char* text)
{
    return QCoreApplication::translate("LearnPlayer", text);
}

/// Scores as bars from a common zero; negative ones go to the left.
class ScoreBars {
public:
    ScoreBars(const LearningPicture& picture, const DrawingMetrics& metrics)
        : m_picture(picture), m_step(picture.shown->step), m_metrics(metrics)
    {
        for (const double score : {m_step.wantedScore.before, m_step.foundScore.before, m_step.wantedScore.after,
                 m_step.foundScore.after, m_step.wantedScore.average, m_step.foundScore.average}) {
            m_least = std::min(m_least, score);
            m_most = std::max(m_most, score);
        }
        m_scale = kFeatureBarWidth / std::max(m_most - m_least, 1e-6);
        for (const char* name : kNames)
            m_nameWidth = std::max(m_nameWidth, m_metrics.width(TextSize::Normal, translated(name)));
    }

    Drawing draw()
    {
        drawGroup(
            QT_TRANSLATE_NOOP("LearnPlayer", "Before the step"), m_step.wantedScore.before, m_step.foundScore.before);
        if (m_picture.hasScoresAfter)
            drawGroup(
                QT_TRANSLATE_NOOP("LearnPlayer", "After the step"), m_step.wantedScore.after, m_step.foundScore.after);
        if (m_picture.hasAverage)
            drawGroup(QT_TRANSLATE_NOOP("LearnPlayer", "By the average"), m_step.wantedScore.average,
                m_step.foundScore.average);
        const double widest = m_metrics.width(TextSize::Normal, m_picture.words->gain(-1000)); // as large at every step
        m_drawing.size = {std::max(m_width, m_nameWidth + kFeatureBarWidth + 2 * kVectorGap + widest),
            3 * (4 * (m_metrics.height(TextSize::Normal) + 4) + kVectorGap / 2)};
        return std::move(m_drawing);
    }

private:
    static constexpr const char* kNames[] = {QT_TRANSLATE_NOOP("LearnPlayer", "tree to learn"),
        QT_TRANSLATE_NOOP("LearnPlayer", "tree found"), QT_TRANSLATE_NOOP("LearnPlayer", "margin")};

    void drawRow(const char* name, double score, Ink ink, bool isBar)
    {
        const double line = m_metrics.height(TextSize::Normal) + 4;
        m_drawing.text({0, m_y, m_nameWidth, line}, translated(name), isBar ? Ink::Text : Ink::Muted, TextSize::Normal,
            Qt::AlignRight);
        const double zero = m_nameWidth + kVectorGap - m_least * m_scale;
        const double end = zero + score * m_scale;
        if (isBar) {
            m_drawing.rect({std::min(zero, end), m_y + 3, std::max(std::abs(end - zero), 1.0), line - 6}, ink);
            m_drawing.line({zero, m_y}, {zero, m_y + line}, Ink::Border);
        }
        const QString figure = isBar ? m_picture.words->number(score) : m_picture.words->gain(score);
        const double left = m_nameWidth + kFeatureBarWidth + 2 * kVectorGap;
        const double width = m_metrics.width(TextSize::Normal, figure);
        m_drawing.text({left, m_y, width, line}, figure, Ink::Text, TextSize::Normal, Qt::AlignLeft, !isBar);
        m_width = std::max(m_width, left + width);
        m_y += line;
    }

    void drawGroup(const char* title, double wanted, double found)
    {
        const double line = m_metrics.height(TextSize::Normal) + 4;
        const QString text = translated(title);
        m_drawing.text({m_nameWidth + kVectorGap, m_y, m_metrics.width(TextSize::Normal, text), line}, text, Ink::Muted,
            TextSize::Normal, Qt::AlignLeft);
        m_width = std::max(m_width, m_nameWidth + kVectorGap + m_metrics.width(TextSize::Normal, text));
        m_y += line;
        drawRow(kNames[0], wanted, Ink::Good, true);
        drawRow(kNames[1], found, Ink::Second, true);
        drawRow(kNames[2], wanted - found, Ink::Text, false);
        m_y += kVectorGap / 2;
    }

    const LearningPicture& m_picture;
    const LearningStep& m_step;
    const DrawingMetrics& m_metrics;
    Drawing m_drawing;
    double m_least = 0;
    double m_most = 0;
    double m_scale = 1;
    double m_nameWidth = 0;
    double m_width = 0;
    double m_y = 0;
};

/// The features that differ, one a row.
class FeatureTable {
public:
    FeatureTable(const LearningPicture& picture, const DrawingMetrics& metrics) : m_picture(picture), m_metrics(metrics)
    {
        for (const ChangedWeight& changed : picture.shown->step.weights) {
            if (static_cast<std::size_t>(m_rows.size()) == mostRows())
                break;
            m_rows << cellsOf(changed);
        }
        m_rows.prepend(headers());
        m_widths.assign(static_cast<std::size_t>(m_rows.front().size()), 0);
        for (const QStringList& row : m_rows) {
            for (int column = 0; column < row.size(); ++column) {
                double& width = m_widths[static_cast<std::size_t>(column)];
                width = std::max(width, m_metrics.width(TextSize::Normal, row[column]));
            }
        }
        divideNames();
    }

    Drawing draw()
    {
        double y = 0;
        for (int row = 0; row < m_rows.size(); ++row)
            y = drawRow(row, y);
        const auto all = static_cast<qsizetype>(m_picture.shown->step.weights.size());
        const qsizetype shown = m_rows.size() - 1; // less the headers
        const double width = m_widths.front() + widthBeside();
        if (all > shown && knownColumns() > 0) {
            const QString more = LearnText::tr("and %n more", nullptr, static_cast<int>(all - shown));
            m_drawing.text(
                {0, y, width, m_metrics.height(TextSize::Normal)}, more, Ink::Muted, TextSize::Normal, Qt::AlignLeft);
        }
        m_drawing.size = {width, y + m_metrics.height(TextSize::Normal)};
        return std::move(m_drawing);
    }

private:
    std::size_t mostRows() const { return m_metrics.hasLegends ? kMostRows : kFewRows; }

    int mostColumns() const { return m_metrics.hasLegends ? static_cast<int>(m_widths.size()) : kFewColumns; }

    /// Of the columns after the names.
    double widthBeside() const
    {
        double width = 0;
        for (int column = 1; column < mostColumns(); ++column)
            width += kVectorGap + m_widths[static_cast<std::size_t>(column)];
        return width;
    }

    /// In lines of which none is too wide; rows that would be too many lines then are left out, but for the first.
    void divideNames()
    {
        const double room = m_metrics.mostWidth - widthBeside();
        double least = m_metrics.enough(kLeastNameWidth); // and no word of the first rows is divided
        for (int row = 0; row < std::min<int>(m_rows.size(), 2); ++row)
            least = std::max(least,
                widestOf(wrapped(m_rows[row].front(), TextSize::Normal, 0, m_metrics), TextSize::Normal, m_metrics));
        least = std::min(least, m_metrics.enough(kMostNameWidth));
        double& width = m_widths.front();
        width = std::min(width, std::clamp(room, least, std::max(least, m_metrics.enough(kMostNameWidth))));
        const qsizetype most = m_metrics.hasLegends ? kMostLines : kFewLines;
        qsizetype lines = 0;
        double widest = 0;
        for (const QStringList& row : m_rows) {
            QStringList name = within(row.front(), TextSize::Normal, width, m_metrics);
            const bool isNeeded = m_names.size() <= 1; // headers, and one feature
            if (!isNeeded && lines + name.size() > most + 1)
                break;
            lines += name.size();
            widest = std::max(widest, widestOf(name, TextSize::Normal, m_metrics));
            m_names.push_back(std::move(name));
        }
        m_rows.resize(static_cast<qsizetype>(m_names.size()));
        width = widest;
    }

    QStringList headers() const
    {
        QStringList names;
        for (const char* name :
            {QT_TRANSLATE_NOOP("LearnPlayer", "feature"), QT_TRANSLATE_NOOP("LearnPlayer", "difference"),
                QT_TRANSLATE_NOOP("LearnPlayer", "weight"), QT_TRANSLATE_NOOP("LearnPlayer", "change"),
                QT_TRANSLATE_NOOP("LearnPlayer", "new weight"), QT_TRANSLATE_NOOP("LearnPlayer", "average")})
            names << translated(name);
        return names;
    }

    QStringList cellsOf(const ChangedWeight& changed) const
    {
        const int count = changed.feature.count;
        const auto number = [](double value) {
            QString text = QLocale().toString(std::abs(value), 'f', 3);
            return value < -0.0005 ? u'−' + text : text;
        };
        const auto before = static_cast<double>(changed.feature.weight);
        const auto after = static_cast<double>(changed.after);
        return {featureText(changed, m_picture.shown->relations),
            (count > 0 ? u'+' + QString::number(count) : u'−' + QString::number(-count)), number(before),
            (after > before ? QStringLiteral("+") : QString()) + number(after - before), number(after),
            number(static_cast<double>(changed.average))};
    }

    /// How many columns are known by now; there is room for all.
    int knownColumns() const
    {
        const int known = !m_picture.hasFeatures ? 0 : m_picture.hasAverage ? 6 : m_picture.hasMoved ? 5 : 3;
        return std::min(known, mostColumns());
    }

    double drawRow(int row, double y)
    {
        const double line = m_metrics.height(TextSize::Normal) + 3;
        const QStringList& name = m_names[static_cast<std::size_t>(row)];
        const double high = static_cast<double>(name.size()) * line;
        double x = 0;
        for (int column = 0; column < knownColumns(); ++column) {
            const double width = m_widths[static_cast<std::size_t>(column)];
            const QStringList texts = column == 0 ? name : QStringList(m_rows[row][column]);
            for (int i = 0; i < texts.size(); ++i)
                drawCell({x, y + i * line, width, line}, texts[i], column, row == 0);
            x += width + kVectorGap;
        }
        if (x > 0)
            m_drawing.line({0, y + high}, {x - kVectorGap, y + high}, Ink::Grid);
        return y + high + 1;
    }

    void drawCell(const QRectF& place, const QString& text, int column, bool isHeader)
    {
        const bool isDifference = column == 1 && !isHeader;
        const Ink ink = isHeader    ? Ink::Muted
            : !isDifference         ? Ink::Text
            : text.startsWith(u'+') ? Ink::Good
                                    : Ink::Bad;
        m_drawing.text(place, text, ink, TextSize::Normal, column == 0 ? Qt::AlignLeft : Qt::AlignRight, isDifference);
    }

    const LearningPicture& m_picture;
    const DrawingMetrics& m_metrics;
    Drawing m_drawing;
    QList<QStringList> m_rows; ///< the headers first
    std::vector<QStringList> m_names; ///< of the rows, in lines
    std::vector<double> m_widths;
};

} // namespace

QString featureText(const ChangedWeight& changed, const std::vector<std::string>& relations)
{
    QString name = ui::featureInWords(changed.feature.name, FeatureUnits::Words);
    if (changed.relation >= 0 && static_cast<std::size_t>(changed.relation) < relations.size())
        name = QString::fromStdString(relations[static_cast<std::size_t>(changed.relation)]) + QStringLiteral(" · ")
            + name;
    return name;
}

Drawing drawFeatures(const LearningPicture& picture, const DrawingMetrics& metrics)
{
    return FeatureTable(picture, metrics).draw();
}

Drawing drawScores(const LearningPicture& picture, const DrawingMetrics& metrics)
{
    return ScoreBars(picture, metrics).draw();
}

} // namespace arcwright::ui
