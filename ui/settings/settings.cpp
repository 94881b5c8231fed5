// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include <iterator>

#include <QDir>
#include <QSettings>

#include "ui/canvas/quick_letters.h"

namespace arcwright::ui {

namespace {

template <class Value>
struct Setting {
    const char* key;
    Value fallback;

    Value get() const
    {
        return QSettings().value(QLatin1String(key), QVariant::fromValue(fallback)).template value<Value>();
    }
    void set(const Value& value) const { QSettings().setValue(QLatin1String(key), QVariant::fromValue(value)); }
};

const Setting<QString> languageCode{"window/language", {}};
const Setting<bool> dark{"window/dark", false}; // of versions that knew two themes
const Setting<QString> themeName{"window/theme", {}};
const Setting<QString> windowFamily{"look/font", {}};
const Setting<int> windowPoints{"look/fontSize", 0};
constexpr const char* themeNames[] = {"light", "dark", "high-contrast"}; ///< by ThemeKind
const QString systemName = QStringLiteral("system");
constexpr const char* scriptNames[] = {"latin", "east-asian", "right-to-left"}; ///< by Script
static_assert(std::size(scriptNames) == scriptCount);
constexpr const char* arcNames[] = {"neutral", "correct", "wrong-head", "wrong-relation", "missed", "extra"};
static_assert(std::size(arcNames) == kArcStatusCount); // by ArcStatus
const Setting<bool> clickAndClick{"annotation/clicksAttach", true};
const Setting<QString> annotatorName{"annotation/annotator", {}};
const Setting<int> epochsToBeginWith{"training/epochs", 0};
const Setting<QString> decoderToBeginWith{"training/decoder", {}};
const Setting<bool> dragHeadFirst{"annotation/headFirst", false};
const Setting<bool> headBringsRelation{"annotation/headBringsRelation", true};
const Setting<bool> liveLearning{"training/live", true};
const Setting<QString> orderOfAnnotation{"annotation/order", {}};
const Setting<int> minutesOfBudget{"annotation/budgetMinutes", 40};
const Setting<bool> goldBelowWords{"annotation/goldBelow", false};
const Setting<bool> bothInOne{"annotation/oneDiagram", false};
const Setting<bool> asTree{"annotation/tree", false};
const Setting<bool> inRows{"annotation/wrapped", true};
const Setting<bool> tags{"annotation/tags", true};
const Setting<bool> lemmas{"annotation/lemmas", false};
const Setting<bool> readings{"annotation/readings", false};
const Setting<int> textMilliseconds{"annotation/textPause", kTextPause};
const Setting<double> diagramZoom{"view/zoom", 0};
const Setting<double> scaleOfInterface{"view/interfaceScale", 0};
const Setting<QStringList> chordLines{"annotation/chords", {}};
const Setting<QStringList> listColumns{"sentences/columns",
    {QStringLiteral("number"), QStringLiteral("state"), QStringLiteral("differences"), QStringLiteral("text")}};
const Setting<QByteArray> geometry{"window/geometry", {}};
const Setting<QString> workplaceName{"window/workplace", {}};
const QString workplaceGroup = QStringLiteral("workplace/");
const Setting<bool> resuming{"session/resume", true};
const Setting<QStringList> sessionPaths{"session/paths", {}};
const Setting<QStringList> sessionLayers{"session/layers", {}}; // a name and a file in turns
const Setting<QString> sessionLayer{"session/layer", {}};
const Setting<QString> sessionModel{"session/model", {}};
const Setting<qulonglong> sessionSentence{"session/sentence", 0};
const Setting<QStringList> figures{"analysis/figures", {}};
const Setting<QString> kindsOfAttachment{"analysis/attachmentKinds", {}};
const Setting<QStringList> exercises{"files/exercises", {}};
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

QString Settings::language()
{
    return languageCode.get();
}
void Settings::setLanguage(const QString& code)
{
    languageCode.set(code);
}

ThemeKind Settings::theme()
{
    const QString name = themeName.get();
    if (name == systemName)
        return systemTheme();
    for (std::size_t kind = 0; kind < std::size(themeNames); ++kind) {
        if (name == QLatin1String(themeNames[kind]))
            return static_cast<ThemeKind>(kind);
    }
    return dark.get() ? ThemeKind::Dark : ThemeKind::Light;
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
    for (std::size_t script = 0; script < scriptCount; ++script)
        look.scripts[script] = {QSettings().value(keyOfScript(script)).toString(),
            QSettings().value(keyOfScript(script) + sizeSuffix).toInt()};
    for (std::size_t status = 0; status < kArcStatusCount; ++status)
        look.arcs[status] = QColor(QSettings().value(keyOfArc(kind, status)).toString());
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

bool Settings::clicksAttach()
{
    return clickAndClick.get();
}
void Settings::setClicksAttach(bool attach)
{
    clickAndClick.set(attach);
}

QString Settings::annotator()
{
    return annotatorName.get();
}
void Settings::setAnnotator(const QString& name)
{
    annotatorName.set(name);
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

bool Settings::headFirst()
{
    return dragHeadFirst.get();
}
void Settings::setHeadFirst(bool headFirst)
{
    dragHeadFirst.set(headFirst);
}

bool Settings::learnsLive()
{
    return liveLearning.get();
}
void Settings::setLearnsLive(bool learns)
{
    liveLearning.set(learns);
}

QString Settings::annotationOrder()
{
    return orderOfAnnotation.get();
}
void Settings::setAnnotationOrder(const QString& name)
{
    orderOfAnnotation.set(name);
}

int Settings::budgetMinutes()
{
    return minutesOfBudget.get();
}
void Settings::setBudgetMinutes(int minutes)
{
    minutesOfBudget.set(minutes);
}

QStringList Settings::sentenceColumns()
{
    return listColumns.get();
}
void Settings::setSentenceColumns(const QStringList& names)
{
    listColumns.set(names);
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

bool Settings::relationFollowsHead()
{
    return headBringsRelation.get();
}

void Settings::setRelationFollowsHead(bool follows)
{
    headBringsRelation.set(follows);
}

bool Settings::oneDiagram()
{
    return bothInOne.get();
}
void Settings::setOneDiagram(bool one)
{
    bothInOne.set(one);
}

bool Settings::goldBelow()
{
    return goldBelowWords.get();
}
void Settings::setGoldBelow(bool below)
{
    goldBelowWords.set(below);
}

bool Settings::treeView()
{
    return asTree.get();
}
void Settings::setTreeView(bool tree)
{
    asTree.set(tree);
}

bool Settings::wrapped()
{
    return inRows.get();
}
void Settings::setWrapped(bool wrapped)
{
    inRows.set(wrapped);
}

bool Settings::tagsShown()
{
    return tags.get();
}
void Settings::setTagsShown(bool shown)
{
    tags.set(shown);
}

bool Settings::lemmasShown()
{
    return lemmas.get();
}
void Settings::setLemmasShown(bool shown)
{
    lemmas.set(shown);
}

bool Settings::readingsShown()
{
    return readings.get();
}
void Settings::setReadingsShown(bool shown)
{
    readings.set(shown);
}

std::optional<QStringList> Settings::shortcuts(const QString& action)
{
    const QString key = shortcutGroup + action;
    if (!QSettings().contains(key))
        return std::nullopt;
    return QSettings().value(key).toStringList();
}
void Settings::setShortcuts(const QString& action, const std::optional<QStringList>& shortcuts)
{
    if (shortcuts)
        QSettings().setValue(shortcutGroup + action, *shortcuts);
    else
        QSettings().remove(shortcutGroup + action);
}

int Settings::textPause()
{
    return textMilliseconds.get();
}

void Settings::setTextPause(int milliseconds)
{
    textMilliseconds.set(milliseconds);
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

QByteArray Settings::windowGeometry()
{
    return geometry.get();
}
void Settings::setWindowGeometry(const QByteArray& newGeometry)
{
    geometry.set(newGeometry);
}

QString Settings::workplace()
{
    return workplaceName.get();
}
void Settings::setWorkplace(const QString& name)
{
    workplaceName.set(name);
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
    QSettings().setValue(group + QStringLiteral("/panels"), state.panels);
    QSettings().setValue(group + QStringLiteral("/middle"), state.middle);
    QSettings().setValue(group + QStringLiteral("/moved"), state.moved);
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

bool Settings::resumesLast()
{
    return resuming.get();
}
void Settings::setResumesLast(bool resumes)
{
    resuming.set(resumes);
}

QStringList Settings::recentExercises()
{
    return exercises.get();
}
void Settings::addRecentExercise(const QString& path)
{
    exercises.set(withFirst(exercises.get(), path));
}

QStringList Settings::dashboardFigures()
{
    return figures.get();
}
void Settings::setDashboardFigures(const QStringList& names)
{
    figures.set(names);
}
QString Settings::attachmentKinds()
{
    return kindsOfAttachment.get();
}
void Settings::setAttachmentKinds(const QString& text)
{
    kindsOfAttachment.set(text);
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
