// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_kinds.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "core/teaching/teaching_problem.h"
#include "ui/shell/launch_options.h"

namespace arcwright::ui {

namespace {

/// The context of this file's sentences for translators.
struct FileKindText {
    Q_DECLARE_TR_FUNCTIONS(FileKinds)
};

bool isModel(const QByteArray& beginning)
{
    return beginning.startsWith(QByteArrayView(modelMagic.data(), static_cast<qsizetype>(modelMagic.size())))
        || beginning.startsWith(
            QByteArrayView(bunsetsuModelMagic.data(), static_cast<qsizetype>(bunsetsuModelMagic.size())));
}

/// Sets an option that takes one file.
bool take(QString& option, const QString& path, QString& problem)
{
    if (!option.isEmpty() && option != path) {
        problem
            = FileKindText::tr("Only one file of this kind can be opened at once, found %1 and %2.").arg(option, path);
        return false;
    }
    option = path;
    return true;
}

} // namespace

FileKind kindOfFile(const QString& path)
{
    const QString ending = QFileInfo(path).suffix();
    if (ending == QStringLiteral("arcmodel"))
        return FileKind::Model;
    if (ending == QStringLiteral("arclesson"))
        return FileKind::Lesson;
    if (ending == QStringLiteral("arcexercise"))
        return FileKind::Exercise;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return FileKind::Treebank;
    if (ending == QStringLiteral("json")) // also a damaged one, so that what is wrong with it is told by who knows
        return file.read(static_cast<qint64>(mostTeachingBytes)).contains("\"arcwright-lesson\"") ? FileKind::Lesson
                                                                                                  : FileKind::Exercise;
    return isModel(file.read(static_cast<qint64>(modelMagic.size()))) ? FileKind::Model : FileKind::Treebank;
}

bool sortPaths(LaunchOptions& options, QString& problem)
{
    QStringList treebanks;
    for (const QString& path : options.paths) {
        bool taken = true;
        switch (kindOfFile(path)) {
        case FileKind::Model:
            taken = take(options.model, path, problem);
            break;
        case FileKind::Lesson:
            taken = take(options.lesson, path, problem);
            break;
        case FileKind::Exercise:
            taken = take(options.exercise, path, problem);
            break;
        case FileKind::Treebank:
            treebanks << path;
            break;
        }
        if (!taken)
            return false;
    }
    options.paths = treebanks;
    return true;
}

} // namespace arcwright::ui
