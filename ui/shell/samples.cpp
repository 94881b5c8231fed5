// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace arcwright::ui {

namespace {

QString samplesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/samples");
}

} // namespace

QVector<SampleTreebank> sampleTreebanks()
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("Samples", text); };
    return {{tr(QT_TRANSLATE_NOOP("Samples", "Czech (CoNLL-U)")), QStringLiteral("czech.conllu")},
        {tr(QT_TRANSLATE_NOOP("Samples", "English (CoNLL-U)")), QStringLiteral("english.conllu")},
        {tr(QT_TRANSLATE_NOOP("Samples", "Danish (DTAG)")), QStringLiteral("danish.tag")},
        {tr(QT_TRANSLATE_NOOP("Samples", "Japanese (KNP)")), QStringLiteral("japanese.knp")}};
}

QString samplePath(const SampleTreebank& sample)
{
    QString path = samplesFolder() + u'/' + sample.fileName;
    if (QFile::exists(path))
        return path;
    if (!QDir().mkpath(samplesFolder()) || !QFile::copy(QStringLiteral(":/samples/") + sample.fileName, path))
        return {};
    // What is copied out of the program is read-only like the program.
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    return path;
}

bool isSample(const QString& path)
{
    return path.startsWith(samplesFolder() + u'/');
}

} // namespace arcwright::ui
