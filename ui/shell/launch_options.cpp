// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/launch_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/look/theme_names.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/export/step_export.h"
#include "ui/settings/translations.h"
#include "ui/shell/file_kinds.h"
#include "ui/shell/workplace.h"

namespace arcwright::ui {

namespace {

/// The context of this file's sentences for translators.
struct LaunchText {
    Q_DECLARE_TR_FUNCTIONS(LaunchOptions)
};

/// Of the steps of a lesson, in the order of StepChoice.
const QStringList stepChoiceNames{QStringLiteral("opening"), QStringLiteral("main"), QStringLiteral("all")};

/// Of a player or a lesson, both read before.
bool readStep(const QString& step, LaunchOptions& options, QString& problem)
{
    options.lastStep = step == QStringLiteral("last");
    if (!step.isEmpty() && !options.lastStep) {
        bool isNumber = false;
        options.step = step.toInt(&isNumber);
        if (!isNumber || *options.step < 0) {
            problem = LaunchText::tr("--step expects a number from 0, or last, found \"%1\".").arg(step);
            return false;
        }
    }
    if (!step.isEmpty() && options.player.isEmpty() && options.lesson.isEmpty()) {
        problem = LaunchText::tr("--step goes with --player or --lesson.");
        return false;
    }
    return true;
}

bool readPlayer(const QCommandLineParser& parser, LaunchOptions& options, QString& problem)
{
    options.player = parser.value(QStringLiteral("player"));
    if (!options.player.isEmpty() && !playerKindNamed(options.player)) {
        QStringList names;
        for (const PlayerKind& kind : playerKinds())
            names << QString::fromLatin1(kind.name);
        problem = LaunchText::tr("--player expects one of %1, found \"%2\".")
                      .arg(names.join(QStringLiteral(", ")), options.player);
        return false;
    }
    if (!readStep(parser.value(QStringLiteral("step")), options, problem))
        return false;
    options.lecture = parser.isSet(QStringLiteral("lecture"));
    if (options.lecture && options.player.isEmpty() && options.lesson.isEmpty()) {
        problem = LaunchText::tr("--lecture goes with --player or --lesson.");
        return false;
    }
    return true;
}

bool readExport(const QCommandLineParser& parser, LaunchOptions& options, QString& problem)
{
    options.exportPath = parser.value(QStringLiteral("export"));
    const QString steps = parser.value(QStringLiteral("steps"));
    const bool isHandout = parser.isSet(QStringLiteral("handout"));
    if (options.exportPath.isEmpty()) {
        if (!steps.isEmpty() || isHandout || parser.isSet(QStringLiteral("per-page")))
            problem = LaunchText::tr("--steps, --handout and --per-page go with --export.");
        return problem.isEmpty();
    }
    if (options.lesson.isEmpty())
        problem = LaunchText::tr("--export goes with --lesson.");
    else if (!stepChoiceNames.contains(steps) && !steps.isEmpty())
        problem = LaunchText::tr("--steps expects one of %1; found \"%2\".")
                      .arg(stepChoiceNames.join(QStringLiteral(", ")), steps);
    const auto format = stepFormatOf(options.exportPath, isHandout);
    if (!format && problem.isEmpty())
        problem = LaunchText::tr("--export goes by the ending of the name, %1; found \"%2\".")
                      .arg(isHandout ? QStringLiteral(".pdf, .html") : QStringLiteral(".html, .pdf, .tex, .svg, .png"),
                          options.exportPath);
    options.exported.format = format.value_or(StepFormat::Page);
    if (const QString count = parser.value(QStringLiteral("per-page")); !count.isEmpty()) {
        constexpr int most = 4;
        options.exported.perPage = count.toInt();
        const bool isPaper = isHandout && format == StepFormat::HandoutPdf;
        if (problem.isEmpty() && (options.exported.perPage < 1 || options.exported.perPage > most || !isPaper))
            problem = LaunchText::tr("--per-page expects a number from 1 to %1, and goes with a handout in PDF; found "
                                     "\"%2\".")
                          .arg(most)
                          .arg(count);
    }
    if (const auto chosen = stepChoiceNames.indexOf(steps); chosen >= 0)
        options.exported.steps = static_cast<StepChoice>(chosen);
    return problem.isEmpty();
}

QStringList namesOfThemes()
{
    QStringList names;
    for (const char* name : themeNames)
        names << QString::fromLatin1(name);
    return names;
}

/// The panels by name, and those that fill a workplace of their own.
const QStringList& panelNames()
{
    static const QStringList names = [] {
        QStringList made{QStringLiteral("training"), QStringLiteral("player")};
        for (const SidePanel& panel : sidePanels())
            made << QString::fromLatin1(panel.name);
        return made;
    }();
    return names;
}

const QStringList& workplaceNames()
{
    static const QStringList names = [] {
        QStringList made;
        for (const Workplace& workplace : workplaces())
            made << QString::fromLatin1(workplace.name);
        return made;
    }();
    return names;
}

bool readValues(const QCommandLineParser& parser, LaunchOptions& options, QString& problem)
{
    for (const QString& name : parser.optionNames()) {
        const QStringList values = parser.values(name);
        if ((values.size() > 1 && name != QStringLiteral("layer")) || values.contains(QString())) {
            problem = LaunchText::tr("--%1 expects one value.").arg(name);
            return false;
        }
    }
    for (const QString& layer : parser.values(QStringLiteral("layer"))) {
        const auto equals = layer.indexOf(u'=');
        if (equals < 1 || equals + 1 == layer.size()) {
            problem = LaunchText::tr("--layer expects NAME=PATH, found \"%1\".").arg(layer);
            return false;
        }
        options.layers.push_back({layer.left(equals), layer.mid(equals + 1)});
    }
    if (const QString sentence = parser.value(QStringLiteral("sentence")); !sentence.isEmpty()) {
        bool number = false;
        const int value = sentence.toInt(&number);
        if (!number || value < 1) {
            problem = LaunchText::tr("--sentence expects a number from 1, found \"%1\".").arg(sentence);
            return false;
        }
        options.sentence = static_cast<std::size_t>(value) - 1;
    }
    options.panel = parser.value(QStringLiteral("panel"));
    if (!options.panel.isEmpty() && !panelNames().contains(options.panel)) {
        problem = LaunchText::tr("--panel expects one of %1; found \"%2\".")
                      .arg(panelNames().join(QStringLiteral(", ")), options.panel);
        return false;
    }
    options.workplace = parser.value(QStringLiteral("workplace"));
    if (!options.workplace.isEmpty() && !workplaceNamed(options.workplace)) {
        problem = LaunchText::tr("--workplace expects one of %1; found \"%2\".")
                      .arg(workplaceNames().join(QStringLiteral(", ")), options.workplace);
        return false;
    }
    options.language = parser.value(QStringLiteral("language"));
    if (!options.language.isEmpty() && !Translations::languages().contains(options.language)) {
        problem = LaunchText::tr("--language expects one of %1; found \"%2\".")
                      .arg(Translations::languages().join(QStringLiteral(", ")), options.language);
        return false;
    }
    if (const QString theme = parser.value(QStringLiteral("theme")); !theme.isEmpty()) {
        options.theme = themeNamed(theme);
        if (!options.theme) {
            problem = LaunchText::tr("--theme expects one of %1; found \"%2\".")
                          .arg(namesOfThemes().join(QStringLiteral(", ")), theme);
            return false;
        }
    }
    if (const QString size = parser.value(QStringLiteral("size")); !size.isEmpty()) {
        const auto match = QRegularExpression(QStringLiteral("^([1-9][0-9]{1,4})x([1-9][0-9]{1,4})$")).match(size);
        if (!match.hasMatch()) {
            problem = LaunchText::tr("--size expects WIDTHxHEIGHT in pixels, found \"%1\".").arg(size);
            return false;
        }
        options.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    }
    return readPlayer(parser, options, problem) && readExport(parser, options, problem);
}

/// An option with the values it can have, where they are few.
struct NamedOption {
    QCommandLineOption option;
    QStringList choices;
};

/// The options of the window, in the order of its help. A value's name says what completes it.
QList<NamedOption> optionTable()
{
    const auto option
        = [](const char* name, const QString& text, const char* value = "", const QStringList& choices = {}) {
              return NamedOption{{QLatin1String(name), text, QLatin1String(value)}, choices};
          };
    QStringList players;
    for (const PlayerKind& kind : playerKinds())
        players << QString::fromLatin1(kind.name);
    const QString between = QStringLiteral(", ");
    return {option("layer", LaunchText::tr("Draw the trees of another file below the words; of several, the first."),
                "NAME=PATH"),
        option("model", LaunchText::tr("Predict with this model."), "MODEL"),
        option("sentence", LaunchText::tr("Show this sentence, counted from 1."), "N"),
        option("workplace", LaunchText::tr("Go to this workplace: %1.").arg(workplaceNames().join(between)), "NAME",
            workplaceNames()),
        option("panel", LaunchText::tr("Bring this panel forward: %1.").arg(panelNames().join(between)), "NAME",
            panelNames()),
        option("player", LaunchText::tr("Watch this algorithm on the sentence."), "NAME", players),
        option("step", LaunchText::tr("Show this step of it, or of the lesson; 0 is the beginning."), "K|last"),
        option("lesson", LaunchText::tr("Show this lesson: the name of a built-in one, or a file."), "NAME"),
        option("exercise", LaunchText::tr("Do this exercise, in a window of its own."), "FILE"),
        option("lecture", LaunchText::tr("Show nothing but the step, in large type.")),
        option("language", LaunchText::tr("Speak this language: %1.").arg(Translations::languages().join(between)),
            "CODE", Translations::languages()),
        option("theme", LaunchText::tr("Colours of the window: %1.").arg(namesOfThemes().join(between)), "THEME",
            namesOfThemes()),
        option("size", LaunchText::tr("Size of the window in pixels."), "WxH"),
        option("screenshot", LaunchText::tr("Save a picture of the window when all is drawn, and quit."), "OUT.png"),
        option("export",
            LaunchText::tr("Save the steps of the lesson, show nothing, and quit: a page that plays by itself (.html), "
                           "slides (.pdf, .tex), pictures (.svg, .png)."),
            "OUT"),
        option("steps", LaunchText::tr("Which steps --export saves: %1.").arg(stepChoiceNames.join(between)), "WHICH",
            stepChoiceNames),
        option("per-page", LaunchText::tr("So many steps on a page of a handout in PDF, 1 to 4."), "N"),
        option("handout", LaunchText::tr("Save them as a handout, text and pictures on paper (.pdf, .html)."))};
}

QString description()
{
    return LaunchText::tr("Opens treebanks, draws what a parser predicts beside them, and corrects them.");
}

QString descriptionOfPaths()
{
    return LaunchText::tr("Files, folders or patterns to open as one treebank; a model is predicted with, a lesson is "
                          "shown, an exercise done. Without any, what was open last, at first a sample.");
}

ManualOption entryFor(const QCommandLineOption& option, const QStringList& choices = {})
{
    ManualOption entry;
    for (const QString& name : option.names())
        entry.names.push_back((QString(name.size() == 1 ? 1 : 2, u'-') + name).toStdString());
    entry.value = option.valueName().toStdString();
    entry.text = option.description().toStdString();
    for (const QString& choice : choices)
        entry.choices.push_back(choice.toStdString());
    return entry;
}

} // namespace

std::optional<LaunchOptions> parseLaunchOptions(const QStringList& arguments, QString& problem, QString& help)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(description());
    const QCommandLineOption helpOption = parser.addHelpOption();
    const QCommandLineOption versionOption = parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("PATH"), descriptionOfPaths(), QStringLiteral("[PATH...]"));
    for (const NamedOption& named : optionTable())
        parser.addOption(named.option);
    if (!parser.parse(arguments)) {
        problem = parser.errorText();
        return std::nullopt;
    }
    if (parser.isSet(helpOption))
        help = parser.helpText();
    else if (parser.isSet(versionOption))
        help = QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion() + u'\n';
    LaunchOptions options;
    options.paths = parser.positionalArguments();
    options.model = parser.value(QStringLiteral("model"));
    options.lesson = parser.value(QStringLiteral("lesson"));
    options.exercise = parser.value(QStringLiteral("exercise"));
    options.screenshot = parser.value(QStringLiteral("screenshot"));
    if (!sortPaths(options, problem) || !readValues(parser, options, problem))
        return std::nullopt;
    return options;
}

ProgramManual launchManual()
{
    ProgramManual manual;
    manual.name = "arcwright";
    manual.version = QCoreApplication::applicationVersion().toStdString();
    manual.summary = LaunchText::tr("annotate, parse and study dependency treebanks").toStdString();
    manual.description = description().toStdString();
    manual.options.push_back({{"PATH"}, {}, {}, descriptionOfPaths().toStdString(), false, true});
    QCommandLineParser parser; // which knows how these two are called
    manual.options.push_back(entryFor(parser.addHelpOption()));
    manual.options.push_back(
        {{"--help-all"}, {}, {}, LaunchText::tr("Displays help, also on options of Qt.").toStdString()}); // Qt has it
    manual.options.push_back(entryFor(parser.addVersionOption()));
    for (const NamedOption& named : optionTable())
        manual.options.push_back(entryFor(named.option, named.choices));
    manual.related = {"arcwright-cli"};
    return manual;
}

} // namespace arcwright::ui
