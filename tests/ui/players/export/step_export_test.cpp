// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_export.h"

#include <set>

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "tests/ui/players/export/export_fixture.h"
#include "ui/canvas/svg_painting.h"
#include "ui/players/algorithms/explanation_text.h"

namespace arcwright::ui::testing {
namespace {

struct StepExportTest : ExportFixture { };

TEST_F(StepExportTest, AStepIsAScalablePictureWithItsWords)
{
    for (const char* name : graphPlayers) {
        const auto player = make(name, randomSource(5, 3));
        player->goTo(player->steps() / 2);
        const QByteArray svg = exporter.svg(*player);
        ASSERT_TRUE(isWellFormed(svg)) << name;
        const QString text = QString::fromUtf8(svg);
        for (int word = 1; word <= 5; ++word)
            EXPECT_TRUE(text.contains(QStringLiteral(">w%1<").arg(word))) << name << " word " << word;
        EXPECT_TRUE(text.contains(headlineOf(*player).toHtmlEscaped())) << name << ": told in the description";
        EXPECT_TRUE(text.contains(QStringLiteral("An algorithm: w1 &amp; w2")));
    }
}

TEST_F(StepExportTest, ASequenceHasAFileForEveryStep)
{
    const auto player = make("cle", randomSource(4, 2));
    player->goTo(1);
    const auto positions = positionsOf(*player, StepChoice::All);
    ASSERT_EQ(static_cast<int>(positions.size()), player->steps() + 1);
    const auto saved = exporter.save(*player, positions, StepFormat::Svg, QStringLiteral("out/cle.svg"), write);
    ASSERT_TRUE(saved);
    EXPECT_EQ(*saved, player->steps() + 1);
    EXPECT_EQ(static_cast<int>(files.size()), player->steps() + 1);
    EXPECT_EQ(followed, 0) << "names that nobody chose";
    EXPECT_EQ(player->position(), 1) << "the player is where it was";
    player->goTo(2);
    EXPECT_EQ(files[QStringLiteral("out/cle-0002.svg")], exporter.svg(*player));
    EXPECT_NE(files[QStringLiteral("out/cle-0002.svg")], files[QStringLiteral("out/cle-0003.svg")]);
}

TEST_F(StepExportTest, OneStepKeepsTheNameItWasGiven)
{
    const auto player = make("hill", randomSource(4, 2));
    ASSERT_TRUE(exporter.save(
        *player, positionsOf(*player, StepChoice::Current), StepFormat::Png, QStringLiteral("hill.png"), write));
    ASSERT_EQ(files.size(), 1U);
    EXPECT_EQ(followed, 1) << "the name that was chosen";
    const QImage image = QImage::fromData(files[QStringLiteral("hill.png")]);
    ASSERT_FALSE(image.isNull());
    EXPECT_GT(image.width(), 600) << "sharp on a large screen";
    EXPECT_EQ(image.text(QStringLiteral("Description")), headlineOf(*player));
}

/// Whatever the picture is, all pages of a kind are of one size: screens of 16 : 9, and A4.
TEST_F(StepExportTest, PagesHaveTheSizeOfWhatTheyAreFor)
{
    const auto sizesOf = [](const QByteArray& pdf) {
        static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9]+)[0-9.]* ([0-9]+)"));
        std::set<QString> sizes;
        const QString text = QString::fromLatin1(pdf);
        for (auto found = box.globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            sizes.insert(match.captured(1) + u'x' + match.captured(2));
        }
        return sizes;
    };
    for (const char* name : {"eisner", "hill"}) {
        const auto player = make(name, randomSource(5, 2));
        const auto positions = positionsOf(*player, StepChoice::Main);
        EXPECT_EQ(sizesOf(exporter.document(*player, positions, StepFormat::Pdf)),
            std::set<QString>{QStringLiteral("960x540")});
        EXPECT_EQ(sizesOf(exporter.document(*player, positions, StepFormat::HandoutPdf)),
            std::set<QString>{QStringLiteral("595x842")});
        EXPECT_TRUE(exporter.document(*player, positions, StepFormat::Tikz).contains("aspectratio=169"));
    }
}

TEST_F(StepExportTest, SpacesThatStandTogetherOrAtTheEndOfATextAreKept)
{
    const auto player = make("hill", randomSource(3, 1));
    const QString svg = QString::fromUtf8(exporter.svg(*player));
    // Whether in one piece or, where another font has the sign that follows, in several.
    EXPECT_TRUE(svg.contains(QRegularExpression(
        QStringLiteral("<text [^>]*xml:space=\"preserve\"[^>]*>what each new head would gain    "))));
    EXPECT_FALSE(svg.contains(QRegularExpression(QStringLiteral("<text [^>]*xml:space=\"preserve\"[^>]*>w1<"))));
}

TEST_F(StepExportTest, CanBeBrokenOff)
{
    const auto player = make("eisner", randomSource(5, 4));
    player->goTo(3);
    const auto stopAtTwo = [](int done, int) { return done < 2; };
    const auto positions = positionsOf(*player, StepChoice::All);
    const auto sequence = exporter.save(*player, positions, StepFormat::Svg, QStringLiteral("e.svg"), write, stopAtTwo);
    ASSERT_TRUE(sequence);
    EXPECT_EQ(*sequence, 2);
    files.clear();
    const auto slides = exporter.save(*player, positions, StepFormat::Pdf, QStringLiteral("e.pdf"), write, stopAtTwo);
    ASSERT_TRUE(slides);
    EXPECT_EQ(*slides, 0);
    EXPECT_TRUE(files.empty()) << "half a file is none";
    EXPECT_EQ(player->position(), 3);
}

/// Texts of enlarged words and close-ups had the size of all others, and overlapped or left gaps.
TEST_F(StepExportTest, TextsAndLinesAreEnlargedWithWhatTheyStandIn)
{
    const auto drawn = [](double scale) {
        SvgPainting device({200, 100}, {}, {});
        QPainter painter(&device);
        painter.scale(scale, scale);
        QFont font;
        font.setPixelSize(10);
        painter.setFont(font);
        painter.setPen(QPen(Qt::black, 2));
        painter.drawText(QPointF(10, 20), QStringLiteral("word"));
        painter.drawLine(QPointF(0, 0), QPointF(5, 5));
        painter.end();
        return device.svg();
    };
    EXPECT_EQ(placeOfText(drawn(1), "word"), QStringLiteral("10 20 10"));
    EXPECT_EQ(placeOfText(drawn(2), "word"), QStringLiteral("20 40 20"));
    EXPECT_TRUE(drawn(2).contains("stroke-width=\"4\""));
}

TEST_F(StepExportTest, TellsWhyAFileCannotBeWritten)
{
    const auto player = make("cle", randomSource(3, 1));
    const StepExport::Write refuse = [](const QString& path, const QByteArray&, Links) -> Result<void> {
        Problem problem;
        problem.code = FileProblem::DiskFull;
        problem.file = path.toStdString();
        return failure(problem);
    };
    const auto saved = exporter.save(
        *player, positionsOf(*player, StepChoice::All), StepFormat::Svg, QStringLiteral("a.svg"), refuse);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().file, "a-0000.svg");
    EXPECT_EQ(player->position(), 0);
}

} // namespace
} // namespace arcwright::ui::testing
