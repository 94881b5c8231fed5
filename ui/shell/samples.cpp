// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/samples.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QStandardPaths>

#include "core/conversion/conversion_plan.h"
#include "ui/documents/write_bytes.h"

namespace arcwright::ui {

namespace {

QString samplesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/samples");
}

} // namespace

QVector<SampleTreebank> sampleTreebanks()
{
    const auto title = [](const char* text) { return QCoreApplication::translate("Samples", text); };
    return {{title(QT_TRANSLATE_NOOP("Samples", "Czech (CoNLL-U)")), QStringLiteral("czech.conllu")},
        {title(QT_TRANSLATE_NOOP("Samples", "English (CoNLL-U)")), QStringLiteral("english.conllu")},
        {title(QT_TRANSLATE_NOOP("Samples", "Danish (DTAG)")), QStringLiteral("danish.tag")},
        {title(QT_TRANSLATE_NOOP("Samples", "Japanese (KNP)")), QStringLiteral("japanese.knp")}};
}

SampleTreebank firstSample()
{
    const auto nameIn = [](QLocale::Language language) {
        switch (language) {
        case QLocale::Czech:
            return "czech";
        case QLocale::Danish:
            return "danish";
        case QLocale::Japanese:
            return "japanese";
        default:
            return "english";
        }
    };
    const QString name = QLatin1String(nameIn(QLocale().language()));
    const auto samples = sampleTreebanks();
    return *std::find_if(samples.begin(), samples.end(),
        [&](const SampleTreebank& sample) { return sample.fileName.section(u'.', 0, 0) == name; });
}

Result<QString> samplePath(const SampleTreebank& sample)
{
    QString path = samplesFolder() + u'/' + sample.fileName;
    if (QFile::exists(path))
        return path;
    QFile source(QStringLiteral(":/samples/") + sample.fileName);
    source.open(QIODevice::ReadOnly);
    auto made = makeFolder(samplesFolder().toStdString());
    if (made)
        made = writeBytes(path, source.readAll());
    return made ? Result<QString>(path) : failure(made.error());
}

bool isSample(const QString& path)
{
    return path.startsWith(samplesFolder() + u'/');
}

} // namespace arcwright::ui
