// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_topics.h"

#include <algorithm>
#include <iterator>

#include <QDialog>
#include <QMetaObject>
#include <QWidget>

namespace arcwright::ui {

namespace {

constexpr HelpTopic topicRows[] = {
    // Annotate
    {"ArcCanvas", "correcting.md#with-the-keyboard"},
    {"GuessStrip", "correcting.md#the-parser-beside-you"},
    {"RelationEditor", "correcting.md#with-the-keyboard"},
    {"WordEditor", "correcting.md#words-and-sentences"},
    {"TextEditor", "correcting.md#words-and-sentences"},
    {"LinePrompt", "correcting.md#words-and-sentences"},
    {"SentenceView", "correcting.md#with-the-mouse"},
    {"SentenceBrowser", "workplaces.md#the-list-of-sentences"},
    {"QueueBar", "correcting.md#what-comes-next"},
    {"ProblemsPanel", "correcting.md#problems"},
    {"TokenTable", "correcting.md#words-and-sentences"},
    {"SearchPanel", "query.md#search"},
    {"AlikePanel", "correcting.md#what-stands-alike"},
    {"ZonePanel", "prague.md#what-you-see"},
    {"EnhanceDialog", "correcting.md#enhanced-graphs"},
    {"WhyPanel", "correcting.md#the-parser-beside-you"},
    {"MessageBar", "handbook.md#when-something-goes-wrong"},
    {"MainToolBar", "start.md"},
    {"WorkplaceBar", "workplaces.md"},
    {"QStatusBar", "workplaces.md#the-keyboard"},
    {"NothingOpen", "convert.md#open-a-treebank"},
    // Analyse
    {"AnalysisPage", "analysis.md#the-dashboard"},
    {"DrillDown", "analysis.md#the-words-behind-it"},
    {"CausePage", "analysis.md#why-heads-are-wrong"},
    {"SuspicionPage", "analysis.md#deciding-on-suspicious-annotations"},
    {"AnalysisTabs", "analysis.md"},
    {"KindsDialog", "analysis.md#the-dashboard"},
    {"CurveWindow", "training.md#what-more-data-would-bring"},
    {"SimulationWindow", "training.md#what-annotation-costs"},
    // Train
    {"TrainingPanel", "training.md#training-in-the-window"},
    {"JobList", "training.md#jobs-that-outlive-the-window"},
    {"ShelfPage", "training.md#models-that-are-kept"},
    {"ProgressPage", "training.md#what-annotating-takes"},
    {"TrainPage", "training.md#training-in-the-window"},
    // Teach
    {"StartPage", "lessons.md"},
    {"ScoreMatrix", "players.md#scores"},
    {"QuizBar", "lessons.md#quiz"},
    {"LessonBanner", "lessons.md#lessons"},
    {"LectureView", "players.md#for-the-lecture-hall"},
    {"PlayerPanel", "players.md#going-through-the-steps"},
    {"TeachPage", "players.md"},
    {"StepExportDialog", "players.md#for-the-lecture-hall"},
    {"ChooseExerciseDialog", "exercises.md#doing-one"},
    {"ExerciseWindow", "exercises.md#doing-one"},
    {"makeExercise", "exercises.md#making-one"},
    // All
    {"ChordDialog", "correcting.md#chords"},
    {"typeText", "typing.md"},
    {"ExportDialog", "convert.md#write-another-format"},
    {"SettingsDialog", "settings.md"},
    {"ShortcutOverview", "handbook.md#keys"},
    {"CommandPalette", "handbook.md#find-anything"},
    {"HandbookWindow", "handbook.md"},
    {"TourCard", "handbook.md#tours"},
};

QString classOf(const QWidget& widget)
{
    return QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
}

const HelpTopic* topicOf(const QWidget& widget)
{
    const QString kind = classOf(widget);
    const QString name = widget.objectName();
    const auto found = std::ranges::find_if(topicRows, [&](const HelpTopic& topic) {
        return QLatin1String(topic.thing) == kind || QLatin1String(topic.thing) == name;
    });
    return found == std::end(topicRows) ? nullptr : found;
}

} // namespace

std::span<const HelpTopic> helpTopics()
{
    return topicRows;
}

QString helpLinkFor(const QWidget* widget)
{
    // A dialog tells of its own task, also where a part of it is one that the main window has, too.
    const QWidget* window = widget == nullptr ? nullptr : widget->window();
    const HelpTopic* task = qobject_cast<const QDialog*>(window) ? topicOf(*window) : nullptr;
    if (task != nullptr)
        return QString::fromLatin1(task->link);
    for (; widget != nullptr; widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        if (const HelpTopic* topic = topicOf(*widget))
            return QString::fromLatin1(topic->link);
    }
    return {};
}

bool hasHelpTopic(const QWidget& widget)
{
    return topicOf(widget) != nullptr;
}

} // namespace arcwright::ui
