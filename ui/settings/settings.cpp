// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include <iterator>

#include <QDir>
#include <QSettings>

#include "ui/canvas/quick_letters.h"
#include "ui/look/theme_names.h"

namespace arcwright::ui {

namespace {

const Setting<bool> dark{"window/dark", false}; // of versions that knew two themes
const Setting<QString> themeName{"window/theme", {}};
const Setting<QString> windowFamily{"look/font", {}};
const Setting<int> windowPoints{"look/fontSize", 0};
const QString systemName = QStringLiteral("system");
constexpr const char* scriptNames[] = {"latin", "east-asian", "right-to-left"}; ///< by Script
static_assert(std::size(scriptNames) == scriptCount);
constexpr const char* arcNames[] = {"neutral", "correct", "wrong-head", "wrong-relation", "missed", "extra"};
static_assert(std::size(arcNames) == kArcStatusCount); // by ArcStatus
const Setting<int> epochsToBeginWith{"training/epochs", 0};
const Setting<QString> decoderToBeginWith{"training/decoder", {}};
const Setting<double> diagramZoom{"view/zoom", 0};
const Setting<double> scaleOfInterface{"view/interfaceScale", 0};
const Setting<QStringList> chordLines{"annotation/chords", {}};
const QString workplaceGroup = QStringLiteral("workplace/");
const Setting<QStringList> sessionPaths{"session/paths", {}};
const Setting<QStringList> sessionLayers{"session/layers", {}}; // a name and a file in turns
const Setting<QString> sessionLayer{"session/layer", {}};
const Setting<QString> sessionModel{"session/model", {}};
const Setting<qulonglong> sessionSentence{"session/sentence", 0};
const Setting<QStringList> exercises{"files/exercises", {}};
const Setting<QStringList> lessons{"files/lessons", {}};
const Setting<QString> lastFolder{"files/folder", {}};
const Setting<QStringList> recent{"files/recent", {}};
constexpr qsizetype recentCount = 8;
const QString shortcutGroup = QStringLiteral("shortcuts/");
const QString parseWithGroup = QStringLiteral("parser/with/");

const QString sizeSuffix = QStringLiteral("Size");

QString keyOfScript(std::size_t script)
{
    return QStringLiteral("look/words/") + QLatin1String(scriptNames[script]);
}

QString keyOfArc(ThemeKind kind, std::size_t status)
{
    return QStringLiteral("look/arcs/") + QLatin1String(themeNames[static_cast<std::size_t>(kind)]) + u'/'
        + QLatin1String(arcNames[status]);
}

QStringList withFirst(QStringList paths, const QString& first)
{
    paths.removeAll(first);
    paths.prepend(first);
    return paths.mid(0, recentCount);
}

} // namespace

const Setting<QString> Settings::language{"window/language", {}};
const Setting<bool> Settings::clicksAttach{"annotation/clicksAttach", true};
const Setting<QString> Settings::annotator{"annotation/annotator", {}};
const Setting<bool> Settings::headFirst{"annotation/headFirst", false};
const Setting<bool> Settings::learnsLive{"training/live", true};
const Setting<QString> Settings::annotationOrder{"annotation/order", {}};
const Setting<int> Settings::budgetMinutes{"annotation/budgetMinutes", 40};
const Setting<QStringList> Settings::sentenceColumns{"sentences/columns",
    {QStringLiteral("number"), QStringLiteral("state"), QStringLiteral("differences"), QStringLiteral("text")}};
const Setting<bool> Settings::relationFollowsHead{"annotation/headBringsRelation", true};
const Setting<bool> Settings::oneDiagram{"annotation/oneDiagram", false};
const Setting<bool> Settings::goldBelow{"annotation/goldBelow", false};
const Setting<bool> Settings::treeView{"annotation/tree", false};
const Setting<bool> Settings::wrapped{"annotation/wrapped", true};
const Setting<bool> Settings::tagsShown{"annotation/tags", true};
const Setting<bool> Settings::lemmasShown{"annotation/lemmas", false};
const Setting<bool> Settings::readingsShown{"annotation/readings", false};
const Setting<int> Settings::textPause{"annotation/textPause", kTextPause};
const Setting<QByteArray> Settings::windowGeometry{"window/geometry", {}};
const Setting<QString> Settings::workplace{"window/workplace", {}};
const Setting<QString> Settings::trainingSources{"session/trainingSources", {}};
const Setting<bool> Settings::resumesLast{"session/resume", true};
const Setting<int> Settings::helpSize{"help/size", 0};
const Setting<bool> Settings::toursOffered{"help/toursOffered", false};
const Setting<QStringList> Settings::dashboardFigures{"analysis/figures", {}};
const Setting<QString> Settings::attachmentKinds{"analysis/attachmentKinds", {}};

ThemeKind Settings::theme()
{
    const QString name = themeName.get();
    if (name == systemName)
        return systemTheme();
    return themeNamed(name).value_or(dark.get() ? ThemeKind::Dark : ThemeKind::Light);
}
bool Settings::themeFollowsSystem()
{
    return themeName.get() == systemName;
}
void Settings::setTheme(ThemeKind kind)
{
    themeName.set(QLatin1String(themeNames[static_cast<std::size_t>(kind)]));
}
void Settings::followSystemTheme()
{
    themeName.set(systemName);
}

LookChoice Settings::look(ThemeKind kind)
{
    LookChoice look;
    look.family = windowFamily.get();
    look.points = windowPoints.get();
    const QSettings settings; // one for all: each reads the file's state anew
    for (std::size_t script = 0; script < scriptCount; ++script)
        look.scripts[script] = {
            settings.value(keyOfScript(script)).toString(), settings.value(keyOfScript(script) + sizeSuffix).toInt()};
    for (std::size_t status = 0; status < kArcStatusCount; ++status)
        look.arcs[status] = QColor(settings.value(keyOfArc(kind, status)).toString());
    return look;
}
void Settings::setLook(ThemeKind kind, const LookChoice& look)
{
    windowFamily.set(look.family);
    windowPoints.set(look.points);
    QSettings settings;
    for (std::size_t script = 0; script < scriptCount; ++script) {
        settings.setValue(keyOfScript(script), look.scripts[script].family);
        settings.setValue(keyOfScript(script) + sizeSuffix, look.scripts[script].points);
    }
    for (std::size_t status = 0; status < kArcStatusCount; ++status) {
        if (look.arcs[status].isValid())
            settings.setValue(keyOfArc(kind, status), look.arcs[status].name());
        else
            settings.remove(keyOfArc(kind, status));
    }
}

std::optional<int> Settings::epochs()
{
    const int epochs = epochsToBeginWith.get();
    return epochs > 0 ? std::optional(epochs) : std::nullopt;
}
void Settings::setEpochs(std::optional<int> epochs)
{
    epochsToBeginWith.set(epochs.value_or(0));
}

std::optional<Decoder> Settings::decoder()
{
    return decoderNamed(decoderToBeginWith.get().toStdString());
}
void Settings::setDecoder(std::optional<Decoder> decoder)
{
    decoderToBeginWith.set(decoder ? QString::fromStdString(std::string(nameOf(*decoder))) : QString());
}

std::optional<Decoder> Settings::decoderFor(const QString& model)
{
    return decoderNamed(QSettings().value(parseWithGroup + model).toString().toStdString());
}
void Settings::setDecoderFor(const QString& model, std::optional<Decoder> decoder)
{
    if (decoder)
        QSettings().setValue(parseWithGroup + model, QString::fromStdString(std::string(nameOf(*decoder))));
    else
        QSettings().remove(parseWithGroup + model);
}

QHash<QString, QStringList> Settings::chosenShortcuts()
{
    const QSettings settings; // one for all: each reads the file's state anew
    QHash<QString, QStringList> chosen;
    for (const QString& key : settings.allKeys()) {
        if (key.startsWith(shortcutGroup)) // where they were all taken from an action, it has no value
            chosen.insert(key.mid(shortcutGroup.size()), settings.value(key).toStringList());
    }
    return chosen;
}
void Settings::setShortcuts(const QString& action, const std::optional<QStringList>& shortcuts)
{
    if (shortcuts)
        QSettings().setValue(shortcutGroup + action, *shortcuts);
    else
        QSettings().remove(shortcutGroup + action);
}

std::optional<double> Settings::zoom()
{
    const double zoom = diagramZoom.get();
    return zoom > 0 ? std::optional(zoom) : std::nullopt;
}

void Settings::setZoom(const std::optional<double>& zoom)
{
    diagramZoom.set(zoom.value_or(0));
}

std::optional<double> Settings::interfaceScale()
{
    const double scale = scaleOfInterface.get();
    return scale > 0 ? std::optional(scale) : std::nullopt;
}

void Settings::setInterfaceScale(const std::optional<double>& scale)
{
    scaleOfInterface.set(scale.value_or(0));
}

Chords Settings::chords()
{
    return chordsFromLines(chordLines.get());
}
void Settings::setChords(const Chords& chords)
{
    chordLines.set(linesOf(chords));
}

Settings::WorkplaceState Settings::workplaceState(const QString& name)
{
    const QString group = workplaceGroup + name;
    return {QSettings().value(group + QStringLiteral("/panels")).toByteArray(),
        QSettings().value(group + QStringLiteral("/middle")).toByteArray(),
        QSettings().value(group + QStringLiteral("/moved")).toStringList()};
}
void Settings::setWorkplaceState(const QString& name, const WorkplaceState& state)
{
    const QString group = workplaceGroup + name;
    QSettings settings; // one, so that the disk is waited for once
    settings.setValue(group + QStringLiteral("/panels"), state.panels);
    settings.setValue(group + QStringLiteral("/middle"), state.middle);
    settings.setValue(group + QStringLiteral("/moved"), state.moved);
}

Settings::Session Settings::session()
{
    Session session{sessionPaths.get(), {}, sessionLayer.get(), sessionModel.get(), sessionSentence.get()};
    const QStringList layers = sessionLayers.get();
    for (qsizetype at = 0; at + 1 < layers.size(); at += 2)
        session.layers.push_back({layers[at], layers[at + 1]});
    return session;
}
void Settings::setSession(const Session& session)
{
    QStringList layers;
    for (const auto& [name, path] : session.layers)
        layers << name << path;
    sessionPaths.set(session.paths);
    sessionLayers.set(layers);
    sessionLayer.set(session.layer);
    sessionModel.set(session.model);
    sessionSentence.set(session.sentence);
}

QStringList Settings::recentLessons()
{
    return lessons.get();
}
void Settings::addRecentLesson(const QString& path)
{
    lessons.set(withFirst(lessons.get(), path));
}
QStringList Settings::recentExercises()
{
    return exercises.get();
}
void Settings::addRecentExercise(const QString& path)
{
    exercises.set(withFirst(exercises.get(), path));
}

QString Settings::folder()
{
    const QString folder = lastFolder.get();
    return folder.isEmpty() ? QDir::homePath() : folder;
}
void Settings::setFolder(const QString& folder)
{
    lastFolder.set(folder);
}

QStringList Settings::recentFiles()
{
    return recent.get();
}
void Settings::addRecentFile(const QString& path)
{
    recent.set(withFirst(recent.get(), path));
}

} // namespace arcwright::ui
