// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"
#include "ui/shell/launch_options.h"

namespace arcwright::ui::testing {

namespace {

struct Parsed {
    std::optional<LaunchOptions> options;
    QString problem;
    QString help;
};

Parsed parse(const QString& commandLine)
{
    Parsed parsed;
    const QStringList arguments
        = QStringList(QStringLiteral("arcwright")) + commandLine.split(u' ', Qt::SkipEmptyParts);
    parsed.options = parseLaunchOptions(arguments, parsed.problem, parsed.help);
    return parsed;
}

/// The sentence that refuses a command line; empty if it is taken.
QString refusal(const QString& commandLine)
{
    const Parsed parsed = parse(commandLine);
    EXPECT_EQ(parsed.options.has_value(), parsed.problem.isEmpty()) << qPrintable(commandLine);
    return parsed.problem;
}

} // namespace

TEST(LaunchOptions, AreEmptyForAnEmptyCommandLine)
{
    const Parsed parsed = parse({});
    ASSERT_TRUE(parsed.options);
    EXPECT_TRUE(parsed.options->paths.isEmpty());
    EXPECT_TRUE(parsed.options->layers.isEmpty());
    EXPECT_TRUE(parsed.options->model.isEmpty());
    EXPECT_FALSE(parsed.options->sentence);
    EXPECT_FALSE(parsed.options->theme);
    EXPECT_TRUE(parsed.options->size.isEmpty());
    EXPECT_TRUE(parsed.options->screenshot.isEmpty());
    EXPECT_TRUE(parsed.help.isEmpty());
}

TEST(LaunchOptions, AreAllRead)
{
    const auto options
        = parse(QStringLiteral("a.conllu --layer Bob=b=1.conllu b.tag --layer Eve=e.tag --sentence 12 --theme dark "
                               "--size 1280x860 --screenshot out.png"))
              .options;
    ASSERT_TRUE(options);
    EXPECT_EQ(options->paths, (QStringList{QStringLiteral("a.conllu"), QStringLiteral("b.tag")}));
    ASSERT_EQ(options->layers.size(), 2);
    EXPECT_EQ(options->layers[0].name, QStringLiteral("Bob"));
    EXPECT_EQ(options->layers[0].path, QStringLiteral("b=1.conllu"));
    EXPECT_EQ(options->layers[1].name, QStringLiteral("Eve"));
    EXPECT_EQ(options->sentence, 11U) << "the user counts from 1";
    EXPECT_EQ(options->theme, ThemeKind::Dark);
    EXPECT_EQ(options->size, QSize(1280, 860));
    EXPECT_EQ(options->screenshot, QStringLiteral("out.png"));
    EXPECT_EQ(parse(QStringLiteral("--theme light")).options->theme, ThemeKind::Light);
    EXPECT_EQ(parse(QStringLiteral("--theme high-contrast")).options->theme, ThemeKind::HighContrast);
    EXPECT_EQ(parse(QStringLiteral("--model m.arcmodel")).options->model, QStringLiteral("m.arcmodel"));
    EXPECT_EQ(parse(QStringLiteral("--exercise week1.json")).options->exercise, QStringLiteral("week1.json"));
}

TEST(LaunchOptions, NameAPanelThatIsThere)
{
    EXPECT_EQ(parse(QStringLiteral("--panel problems")).options->panel, QStringLiteral("problems"));
    EXPECT_EQ(refusal(QStringLiteral("--panel nothing")),
        QStringLiteral("--panel expects one of training, player, sentences, problems, words, why, search, alike, "
                       "zones; found \"nothing\"."));
    EXPECT_EQ(parse(QStringLiteral("--workplace teach")).options->workplace, QStringLiteral("teach"));
    EXPECT_EQ(refusal(QStringLiteral("--workplace nowhere")),
        QStringLiteral("--workplace expects one of annotate, analyse, train, teach; found \"nowhere\"."));
}

TEST(LaunchOptions, NameAPlayerAndItsStep)
{
    const auto first = parse(QStringLiteral("--player eisner2 --step 7")).options;
    EXPECT_EQ(first->player, QStringLiteral("eisner2"));
    EXPECT_EQ(first->step, 7);
    EXPECT_FALSE(first->lastStep);
    EXPECT_TRUE(parse(QStringLiteral("--player eisner --step last")).options->lastStep);
    EXPECT_TRUE(refusal(QStringLiteral("--player chess")).contains(QStringLiteral("eisner, eisner-span, eisner2")));
    EXPECT_EQ(refusal(QStringLiteral("--player eisner --step -1")),
        QStringLiteral("--step expects a number from 0, or last, found \"-1\"."));
    EXPECT_EQ(refusal(QStringLiteral("--step 3")), QStringLiteral("--step goes with --player or --lesson."));
    EXPECT_EQ(parse(QStringLiteral("--lesson mcdonald-2006-figure-2 --step 0")).options->step, 0);
    EXPECT_FALSE(parse(QStringLiteral("--lesson mcdonald-2006-figure-2")).options->step) << "where it begins";
    EXPECT_TRUE(parse(QStringLiteral("--player eisner --lecture")).options->lecture);
    EXPECT_FALSE(first->lecture);
    EXPECT_EQ(refusal(QStringLiteral("--lecture")), QStringLiteral("--lecture goes with --player or --lesson."));
}

TEST(LaunchOptions, NameWhereTheStepsOfALessonGo)
{
    const auto page = parse(QStringLiteral("--lesson a.json --export a.html")).options;
    EXPECT_EQ(page->exportPath, QStringLiteral("a.html"));
    EXPECT_EQ(page->exported.format, StepFormat::Page);
    EXPECT_EQ(page->exported.steps, StepChoice::All);
    const auto paper = parse(QStringLiteral("--lesson a.json --export a.pdf --steps main --handout")).options;
    EXPECT_EQ(paper->exported.format, StepFormat::HandoutPdf);
    EXPECT_EQ(paper->exported.steps, StepChoice::Main);
    EXPECT_EQ(parse(QStringLiteral("--lesson a --export a.pdf --steps opening")).options->exported.steps,
        StepChoice::Current);
    EXPECT_EQ(parse(QStringLiteral("--lesson a --export a.pdf --handout --per-page 3")).options->exported.perPage, 3);
    EXPECT_FALSE(refusal(QStringLiteral("--lesson a --export a.pdf --handout --per-page 5")).isEmpty());
    EXPECT_FALSE(refusal(QStringLiteral("--lesson a --export a.html --handout --per-page 2")).isEmpty());
    EXPECT_EQ(parse(QStringLiteral("--lesson a --export a.TEX")).options->exported.format, StepFormat::Tikz);
    EXPECT_EQ(refusal(QStringLiteral("--export a.html")), QStringLiteral("--export goes with --lesson."));
    EXPECT_EQ(refusal(QStringLiteral("--lesson a --handout")),
        QStringLiteral("--steps, --handout and --per-page go with --export."));
    EXPECT_EQ(refusal(QStringLiteral("--lesson a --export a.html --steps few")),
        QStringLiteral("--steps expects one of opening, main, all; found \"few\"."));
    EXPECT_EQ(refusal(QStringLiteral("--lesson a --export a.svg --handout")),
        QStringLiteral("--export goes by the ending of the name, .pdf, .html; found \"a.svg\"."));
}

TEST(LaunchOptions, RefuseAnOptionGivenTwice)
{
    EXPECT_EQ(
        refusal(QStringLiteral("--layer A=a --layer b")), QStringLiteral("--layer expects NAME=PATH, found \"b\"."));
    EXPECT_EQ(refusal(QStringLiteral("--model m --model n")), QStringLiteral("--model expects one value."));
}

TEST(LaunchOptions, RefuseALayerWithoutNameOrPath)
{
    EXPECT_EQ(
        refusal(QStringLiteral("--layer b.conllu")), QStringLiteral("--layer expects NAME=PATH, found \"b.conllu\"."));
    EXPECT_EQ(refusal(QStringLiteral("--layer =b.conllu")),
        QStringLiteral("--layer expects NAME=PATH, found \"=b.conllu\"."));
    EXPECT_EQ(refusal(QStringLiteral("--layer Bob=")), QStringLiteral("--layer expects NAME=PATH, found \"Bob=\"."));
}

TEST(LaunchOptions, RefuseASentenceThatIsNoNumberFromOne)
{
    for (const char* wrong : {"0", "-3", "x", "1.5", "2x", "99999999999"}) {
        const QString value = QString::fromLatin1(wrong);
        EXPECT_EQ(refusal(QStringLiteral("--sentence=") + value),
            QStringLiteral("--sentence expects a number from 1, found \"%1\".").arg(value));
    }
}

TEST(LaunchOptions, RefuseAnUnknownTheme)
{
    for (const char* wrong : {"pink", "Dark", "lightdark"}) {
        const QString value = QString::fromLatin1(wrong);
        EXPECT_EQ(refusal(QStringLiteral("--theme ") + value),
            QStringLiteral("--theme expects one of light, dark, high-contrast; found \"%1\".").arg(value));
    }
}

TEST(LaunchOptions, RefuseASizeThatIsNoSize)
{
    for (const char* wrong : {"800", "800x", "x600", "0x0", "800x600x1", "-800x600", "800*600", "9x9", "8e2x600"}) {
        const QString value = QString::fromLatin1(wrong);
        EXPECT_EQ(refusal(QStringLiteral("--size=") + value),
            QStringLiteral("--size expects WIDTHxHEIGHT in pixels, found \"%1\".").arg(value));
    }
}

TEST(LaunchOptions, RefuseAnEmptyValue)
{
    for (const char* option : {"--layer=", "--sentence=", "--theme=", "--size=", "--model=", "--screenshot="})
        EXPECT_FALSE(refusal(QString::fromLatin1(option)).isEmpty()) << option;
}

TEST(LaunchOptions, RefuseWhatTheyDoNotKnow)
{
    EXPECT_TRUE(refusal(QStringLiteral("--frobnicate")).contains(QStringLiteral("frobnicate")));
    EXPECT_FALSE(refusal(QStringLiteral("--model")).isEmpty()) << "its value is missing";
}

TEST(LaunchOptions, GiveHelpThatNamesEveryOption)
{
    const Parsed parsed = parse(QStringLiteral("--help"));
    ASSERT_TRUE(parsed.options);
    for (const char* option : {"--layer", "--model", "--sentence", "--theme", "--size", "--screenshot", "PATH"})
        EXPECT_TRUE(parsed.help.contains(QString::fromLatin1(option))) << option;
    EXPECT_TRUE(parse(QStringLiteral("--version")).help.startsWith(QStringLiteral("arcwright")));
}

TEST(LaunchOptions, WithoutANameGoByTheKindOfTheFile)
{
    const auto options
        = parse(QStringLiteral("a.conllu m.arcmodel week1.arcexercise figure.arclesson --step 0")).options;
    ASSERT_TRUE(options);
    EXPECT_EQ(options->paths, QStringList(QStringLiteral("a.conllu")));
    EXPECT_EQ(options->model, QStringLiteral("m.arcmodel"));
    EXPECT_EQ(options->exercise, QStringLiteral("week1.arcexercise"));
    EXPECT_EQ(options->lesson, QStringLiteral("figure.arclesson"));
    EXPECT_FALSE(refusal(QStringLiteral("a.arcmodel b.arcmodel")).isEmpty());
}

TEST(LaunchOptions, AreAllInTheManualPageAndCompleted)
{
    const QString help = parse(QStringLiteral("--help")).help;
    const ProgramManual manual = launchManual();
    QStringList known;
    for (const ManualOption& option : manual.options) {
        for (const std::string& name : option.names)
            known << QString::fromStdString(name);
        EXPECT_FALSE(option.text.empty()) << option.names.front();
    }
    const std::string page = manualPage(manual);
    const std::string completion = bashCompletion(manual);
    auto names
        = QRegularExpression(QStringLiteral("^ .*?(--[a-z-]+)"), QRegularExpression::MultilineOption).globalMatch(help);
    int count = 0;
    for (; names.hasNext(); ++count) {
        const QString name = names.next().captured(1);
        EXPECT_TRUE(known.contains(name)) << qPrintable(name);
        EXPECT_NE(page.find(QString(name).replace(u'-', QStringLiteral("\\-")).toStdString()), std::string::npos);
        EXPECT_NE(completion.find(name.toStdString()), std::string::npos);
    }
    EXPECT_GE(count, 13) << qPrintable(help);
    EXPECT_NE(completion.find("annotate analyse train teach"), std::string::npos);
}

} // namespace arcwright::ui::testing
