// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/lesson_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

#include "ui/documents/write_bytes.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/lesson_export.h"
#include "ui/shell/launch_options.h"

namespace arcwright::ui {

tl::expected<LessonSeries, QString> lessonNamed(const QString& idOrPath)
{
    for (const Lesson& lesson : builtInLessons()) {
        if (QString::fromStdString(lesson.id) == idOrPath)
            return LessonSeries{lesson.id, {}, {lesson}};
    }
    QFile file(idOrPath);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const std::string path = idOrPath.toStdString();
    const auto series = isOpen
        ? parseLessonSeries(file.read(static_cast<qint64>(mostTeachingBytes) + 1).toStdString(), path)
        : tl::unexpected(TeachingProblem{TeachingFault::NotReadable, path, 0, 0, {}, {}});
    if (!series)
        return tl::unexpected(sentenceFor(series.error()));
    for (const Lesson& stop : series->stops) {
        const QString name = QString::fromStdString(stop.player);
        if (playerKindNamed(name) == nullptr)
            return tl::unexpected(
                QCoreApplication::translate("arcwright::ui::PlayerCommands", "%1: there is no player \"%2\".")
                    .arg(idOrPath, name));
    }
    return *series;
}

int exportLessonAsAsked(const LaunchOptions& options)
{
    constexpr int failureStatus = 3;
    const auto complain = [](const QString& sentence) {
        QTextStream(stderr) << sentence << Qt::endl;
        return failureStatus;
    };
    const auto series = lessonNamed(options.lesson);
    if (!series)
        return complain(series.error());
    const Theme theme = makeTheme(options.theme.value_or(ThemeKind::Light));
    const auto saved = exportLesson(*series, options.exported, theme, options.exportPath, writeBytes);
    return saved ? 0 : complain(saved.error());
}

} // namespace arcwright::ui
