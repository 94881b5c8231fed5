// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QRegularExpression>
#include <QXmlStreamReader>
#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/export/step_export.h"

namespace arcwright::ui::testing {

/// An exporter whose files are kept instead of written.
struct ExportFixture : ::testing::Test {
    Theme theme = makeTheme(ThemeKind::Light);
    StepExport exporter{theme, QStringLiteral("An algorithm: w1 & w2")};
    std::map<QString, QByteArray> files;
    int followed = 0; ///< files that are written through links
    StepExport::Write write = [this](const QString& path, const QByteArray& bytes, Links links) {
        files[path] = bytes;
        followed += links == Links::Follow ? 1 : 0;
        return Result<void>();
    };
};

inline int count(const QByteArray& bytes, const char* what)
{
    return static_cast<int>(bytes.count(what));
}

inline bool isWellFormed(const QByteArray& xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

/// Width and height of the pages of a PDF, in points.
inline std::vector<QSize> pagesOf(const QByteArray& pdf)
{
    std::vector<QSize> pages;
    const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
    for (auto found = box.globalMatch(QString::fromLatin1(pdf)); found.hasNext();) {
        const auto match = found.next();
        pages.emplace_back(qRound(match.captured(1).toDouble()), qRound(match.captured(2).toDouble()));
    }
    return pages;
}

/// The words of a lesson, for the tests that look for them.
inline StopWords lessonWords()
{
    return {QStringLiteral("Climbing & more"), QStringLiteral("<p>Watch <b>closely</b>.</p>"),
        QStringLiteral("<p>Which&#160;one?</p>")};
}

/// The attributes x, y and font-size of the text that begins so; empty if there is none.
inline QString placeOfText(const QByteArray& svg, const char* beginning)
{
    const QRegularExpression text(
        QStringLiteral("<text x=\"([^\"]*)\" y=\"([^\"]*)\"[^>]*font-size=\"([^\"]*)\"[^>]*>%1")
            .arg(QLatin1String(beginning)));
    const auto found = text.match(QString::fromUtf8(svg));
    return found.hasMatch() ? found.capturedTexts().mid(1).join(u' ') : QString();
}

} // namespace arcwright::ui::testing
