// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/kept_sources.h"

#include <algorithm>
#include <array>

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "ui/documents/workspace.h"
#include "ui/settings/settings.h"
#include "ui/training/sources_form.h"

namespace arcwright::ui {

namespace {

const QString treebankKey = QStringLiteral("treebank");
const QString sourcesKey = QStringLiteral("sources");
constexpr std::array kindNames{"all", "confirmed", "pattern", "files"}; ///< by SourceKind

QJsonObject recordOf(const TrainingSource& source)
{
    QJsonArray paths;
    for (const std::string& path : source.paths)
        paths.append(QString::fromStdString(path));
    return {{QStringLiteral("kind"), QLatin1String(kindNames[static_cast<std::size_t>(source.kind)])},
        {QStringLiteral("pattern"), QString::fromStdString(source.pattern)}, {QStringLiteral("paths"), paths},
        {QStringLiteral("weight"), source.weight}};
}

std::optional<TrainingSource> sourceOf(const QJsonObject& record)
{
    const std::string name = record[QStringLiteral("kind")].toString().toStdString();
    const auto* kind = std::find(kindNames.begin(), kindNames.end(), name);
    if (kind == kindNames.end())
        return std::nullopt;
    TrainingSource source;
    source.kind = static_cast<SourceKind>(kind - kindNames.begin());
    source.pattern = record[QStringLiteral("pattern")].toString().toStdString();
    for (const auto& path : record[QStringLiteral("paths")].toArray())
        source.paths.push_back(path.toString().toStdString());
    source.weight = std::clamp(record[QStringLiteral("weight")].toInt(1), 1, mostSourceWeight);
    return source;
}

/// Whether all its files are there; a pattern of the shell is taken for one.
bool isThere(const TrainingSource& source)
{
    return std::ranges::all_of(source.paths, [](const std::string& path) {
        return path.find_first_of("*?[") != std::string::npos || QFileInfo::exists(QString::fromStdString(path));
    });
}

/// The treebanks with their sources, the latest first.
QJsonArray keptRecords()
{
    return QJsonDocument::fromJson(Settings::trainingSources().toUtf8()).array();
}

std::vector<TrainingSource> sourcesFor(const QString& treebank)
{
    std::vector<TrainingSource> sources;
    for (const auto& each : keptRecords()) {
        if (each[treebankKey].toString() != treebank)
            continue;
        for (const auto& record : each[sourcesKey].toArray()) {
            const auto source = sourceOf(record.toObject());
            if (source && isThere(*source))
                sources.push_back(*source);
        }
    }
    return sources.empty() ? std::vector{TrainingSource()} : sources;
}

} // namespace

KeptSources::KeptSources(const Workspace& workspace, SourcesForm& form, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_form(form)
{
    connect(&workspace, &Workspace::treebankReplaced, this, &KeptSources::takeUp);
    connect(&form, &SourcesForm::changed, this, &KeptSources::keep);
}

/// A treebank is known by its first file: its sentences may be replaced while it stays open.
void KeptSources::takeUp()
{
    const Treebank treebank = m_workspace.treebank();
    if (treebank.documents().empty())
        return;
    const QString path = QString::fromStdString(treebank.documents().front()->path());
    if (std::exchange(m_treebank, path) == path)
        return;
    m_isTakingUp = true;
    m_form.setSources(sourcesFor(path));
    m_isTakingUp = false;
}

void KeptSources::keep()
{
    constexpr qsizetype mostTreebanks = 8;
    if (m_isTakingUp || m_treebank.isEmpty())
        return;
    const std::vector<TrainingSource> chosen = m_form.sources();
    if (chosen.empty())
        return; // files are asked for, and none is named yet
    QJsonArray records;
    if (chosen != std::vector{TrainingSource()}) { // which every treebank begins with
        QJsonArray sources;
        for (const TrainingSource& source : chosen)
            sources.append(recordOf(source));
        records.append(QJsonObject{{treebankKey, m_treebank}, {sourcesKey, sources}});
    }
    for (const auto& each : keptRecords()) {
        if (each[treebankKey].toString() != m_treebank && records.size() < mostTreebanks)
            records.append(each);
    }
    Settings::trainingSources.set(QString::fromUtf8(QJsonDocument(records).toJson(QJsonDocument::Compact)));
}

} // namespace arcwright::ui
