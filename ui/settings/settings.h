// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include "core/decoding/decoder.h"
#include "ui/look/theme.h"
#include "ui/settings/chords.h"
#include "ui/settings/setting.h"

namespace arcwright::ui {

/// The values remembered from one start to the next. Each has its type, its name and its default here and nowhere else:
/// one value is a Setting, several that belong together have functions.
class Settings {
public:
    /// The code of the window's language; empty: that of the system.
    static const Setting<QString> language;
    /// The theme to be used, and whether that is because of the system's colours.
    static ThemeKind theme();
    static bool themeFollowsSystem();
    static void setTheme(ThemeKind kind);
    static void followSystemTheme();
    /// Fonts, and the colours of arcs in that theme.
    static LookChoice look(ThemeKind kind);
    static void setLook(ThemeKind kind, const LookChoice& choice);
    /// Whether a click on a word and one on its head attach it.
    static const Setting<bool> clicksAttach;
    /// Who is recorded as having annotated; empty: the user's name.
    static const Setting<QString> annotator;
    /// What a training begins with in place of what suits the treebank; nothing: what suits it.
    static std::optional<int> epochs();
    static void setEpochs(std::optional<int> epochs);
    static std::optional<Decoder> decoder();
    static void setDecoder(std::optional<Decoder> decoder);

    static const Setting<bool> headFirst;
    /// Whether a word that gets another head gets the relation that is likeliest there as well.
    static const Setting<bool> relationFollowsHead;

    /// Whether the model learns from each sentence that is confirmed.
    static const Setting<bool> learnsLive;

    /// The order in which what waits comes, by name; and how many minutes the last budget had.
    static const Setting<QString> annotationOrder;
    static const Setting<int> budgetMinutes;

    /// The decoder with which models of that file name parse; nothing: their own.
    static std::optional<Decoder> decoderFor(const QString& model);
    static void setDecoderFor(const QString& model, std::optional<Decoder> decoder);

    /// The columns of the sentence list that are shown, by name.
    static const Setting<QStringList> sentenceColumns;

    static const Setting<bool> oneDiagram;
    /// Whether gold is drawn below the words.
    static const Setting<bool> goldBelow;
    static const Setting<bool> treeView;
    /// Whether a sentence that is too wide for the window is drawn in rows.
    static const Setting<bool> wrapped;
    /// True if tags stand below the words.
    static const Setting<bool> tagsShown;
    static const Setting<bool> lemmasShown;
    static const Setting<bool> readingsShown;

    /// The shortcuts somebody has chosen, by the keys of actions; the others have those they came with.
    static QHash<QString, QStringList> chosenShortcuts();
    static void setShortcuts(const QString& action, const std::optional<QStringList>& shortcuts);

    /// Within how many milliseconds letters typed in the diagram have to follow one another to be text; 0: never.
    static const Setting<int> textPause;

    /// How large the diagram is drawn; none if nobody has changed it.
    static std::optional<double> zoom();
    static void setZoom(const std::optional<double>& zoom);
    /// How large everything is drawn; none where that is left to the screen.
    static std::optional<double> interfaceScale();
    static void setInterfaceScale(const std::optional<double>& scale);

    static Chords chords();
    static void setChords(const Chords& chords);

    static const Setting<QByteArray> windowGeometry;
    /// The name of the workplace that was in use.
    static const Setting<QString> workplace;
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
    /// What treebanks were learnt from, as KeptSources writes it.
    static const Setting<QString> trainingSources;
    /// Whether the program starts with what was open last.
    static const Setting<bool> resumesLast;
    /// How much larger the text of the handbook is than that of the window, in points.
    static const Setting<int> helpSize;
    /// Whether somebody has been offered to be shown around.
    static const Setting<bool> toursOffered;
    /// Lessons that were opened or saved, the last one first, whether they are there now or not.
    static QStringList recentLessons();
    static void addRecentLesson(const QString& path);
    /// Exercises that were opened or made, the last one first, whether they are there now or not.
    static QStringList recentExercises();
    static void addRecentExercise(const QString& path);

    /// The figures of the dashboard, by name; none: the usual ones.
    static const Setting<QStringList> dashboardFigures;
    /// The kinds of attachment as text; empty: the usual ones.
    static const Setting<QString> attachmentKinds;

    /// The folder the last file was opened from.
    static QString folder();
    static void setFolder(const QString& folder);

    /// Files and folders that were opened, the last one first, whether they are there now or not.
    static QStringList recentFiles();
    static void addRecentFile(const QString& path);
};

} // namespace arcwright::ui
