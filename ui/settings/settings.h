// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/decoding/decoder.h"
#include "ui/look/theme.h"
#include "ui/settings/chords.h"

namespace arcwright::ui {

/// The values remembered from one start to the next. Each value has its type, its name and its default here and nowhere
/// else.
class Settings {
public:
    /// The code of the window's language; empty: that of the system.
    static QString language();
    static void setLanguage(const QString& code);
    /// The theme to be used, and whether that is because of the system's colours.
    static ThemeKind theme();
    static bool themeFollowsSystem();
    static void setTheme(ThemeKind kind);
    static void followSystemTheme();
    /// Fonts, and the colours of arcs in that theme.
    static LookChoice look(ThemeKind kind);
    static void setLook(ThemeKind kind, const LookChoice& choice);
    /// Whether a click on a word and one on its head attach it.
    static bool clicksAttach();
    static void setClicksAttach(bool attach);
    /// Who is recorded as having annotated; empty: the user's name.
    static QString annotator();
    static void setAnnotator(const QString& name);
    /// What a training begins with in place of what suits the treebank; nothing: what suits it.
    static std::optional<int> epochs();
    static void setEpochs(std::optional<int> epochs);
    static std::optional<Decoder> decoder();
    static void setDecoder(std::optional<Decoder> decoder);

    static bool headFirst();
    static void setHeadFirst(bool headFirst);
    /// Whether a word that gets another head gets the relation that is likeliest there as well.
    static bool relationFollowsHead();
    static void setRelationFollowsHead(bool follows);

    /// Whether the model learns from each sentence that is confirmed.
    static bool learnsLive();
    static void setLearnsLive(bool learns);

    /// The order in which what waits comes, by name; and how many minutes the last budget had.
    static QString annotationOrder();
    static void setAnnotationOrder(const QString& name);
    static int budgetMinutes();
    static void setBudgetMinutes(int minutes);

    /// The decoder with which models of that file name parse; nothing: their own.
    static std::optional<Decoder> decoderFor(const QString& model);
    static void setDecoderFor(const QString& model, std::optional<Decoder> decoder);

    /// The columns of the sentence list that are shown, by name.
    static QStringList sentenceColumns();
    static void setSentenceColumns(const QStringList& names);

    static bool oneDiagram();
    static void setOneDiagram(bool one);
    /// Whether gold is drawn below the words.
    static bool goldBelow();
    static void setGoldBelow(bool below);
    static bool treeView();
    static void setTreeView(bool tree);
    /// Whether a sentence that is too wide for the window is drawn in rows.
    static bool wrapped();
    static void setWrapped(bool wrapped);
    /// True if tags stand below the words.
    static bool tagsShown();
    static void setTagsShown(bool shown);
    static bool lemmasShown();
    static void setLemmasShown(bool shown);
    static bool readingsShown();
    static void setReadingsShown(bool shown);

    /// The shortcuts somebody has chosen for the action of that key; none where they are those it came with.
    static std::optional<QStringList> shortcuts(const QString& action);
    static void setShortcuts(const QString& action, const std::optional<QStringList>& shortcuts);

    /// Within how many milliseconds letters typed in the diagram have to follow one another to be text; 0: never.
    static int textPause();
    static void setTextPause(int milliseconds);

    /// How large the diagram is drawn; none if nobody has changed it.
    static std::optional<double> zoom();
    static void setZoom(const std::optional<double>& zoom);
    /// How large everything is drawn; none where that is left to the screen.
    static std::optional<double> interfaceScale();
    static void setInterfaceScale(const std::optional<double>& scale);

    static Chords chords();
    static void setChords(const Chords& chords);

    static QByteArray windowGeometry();
    static void setWindowGeometry(const QByteArray& geometry);
    /// The name of the workplace that was in use.
    static QString workplace();
    static void setWorkplace(const QString& name);
    /// The places of a workplace's panels, how its middle is divided, and the panels that somebody made another width.
    struct WorkplaceState {
        QByteArray panels;
        QByteArray middle;
        QStringList moved;
    };
    static WorkplaceState workplaceState(const QString& name);
    static void setWorkplaceState(const QString& name, const WorkplaceState& state);

    /// What was open: files or folders, and beside them layers, each a name and a file; the layer on view, the model's
    /// file, and the sentence, from 0.
    struct Session {
        QStringList paths;
        QList<std::pair<QString, QString>> layers;
        QString layer;
        QString model;
        std::size_t sentence = 0;
    };
    static Session session();
    static void setSession(const Session& session);
    /// Whether the program starts with what was open last.
    static bool resumesLast();
    static void setResumesLast(bool resumes);
    /// Exercises that were opened or made, the last one first, whether they are there now or not.
    static QStringList recentExercises();
    static void addRecentExercise(const QString& path);

    /// The figures of the dashboard, by name; none: the usual ones.
    static QStringList dashboardFigures();
    static void setDashboardFigures(const QStringList& names);
    /// The kinds of attachment as text; empty: the usual ones.
    static QString attachmentKinds();
    static void setAttachmentKinds(const QString& text);

    /// The folder the last file was opened from.
    static QString folder();
    static void setFolder(const QString& folder);

    /// Files and folders that were opened, the last one first, whether they are there now or not.
    static QStringList recentFiles();
    static void addRecentFile(const QString& path);
};

} // namespace arcwright::ui
