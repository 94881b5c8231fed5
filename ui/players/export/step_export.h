// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>

#include "core/base/atomic_file.h"
#include "core/base/result.h"
#include "ui/players/export/frame.h"
#include "ui/players/export/step_choice.h"
#include "ui/players/export/step_slides.h"

namespace arcwright::ui {

std::vector<int> positionsOf(const Player& player, StepChoice choice);

/// Whether every step is a file of its own.
bool isSequence(StepFormat format);
/// The ending of the files of a format, with the dot.
QString endingOf(StepFormat format);
/// The format that the ending of a name asks for, of handouts or else of all others; nothing where it asks for none.
std::optional<StepFormat> stepFormatOf(const QString& fileName, bool isHandout);
/// The name of the file of a position in a sequence: "name-0007.svg" for "name.svg".
QString sequenceName(const QString& path, int position);

/// The colours of what a format has its words on: paper is light, and so is a page until its reader makes it dark.
Theme groundOf(StepFormat format, const Theme& theme);

/// Steps as pictures, pages, slides and handouts. The player is moved, and is where it was when it is done.
class StepExport {
public:
    /// Told how many of how many steps are done; false: no further.
    using Progress = std::function<bool(int done, int all)>;
    /// Takes the files in their order. Links are followed where the path is the one that was named.
    using Write = std::function<Result<void>(const QString& path, const QByteArray& bytes, Links links)>;

    /// `heading` names algorithm and sentence. Handouts are printed in light colours, all else in those of the theme.
    StepExport(const Theme& theme, QString heading);

    /// A second player is drawn beside the first wherever that is, at the position that `partner` gives for its own;
    /// the names of both stand over them. It is moved as the first one is, and outlives the export.
    void setBeside(Player& beside, std::function<int(int)> partner, const QString& name, const QString& nameBeside);

    /// What a lesson says at this stop, told beside the steps where the format has room for it.
    void setWords(const StopWords& words) { m_words = words; }
    /// Where in a whole lesson it is said.
    void setPlace(const LessonPlace& place) { m_place = place; }

    /// So many steps stand on a page of a handout in PDF; 0: two where they can be read, else one.
    void setPerPage(int count) { m_perPage = count; }

    /// Saves positions to `path`, or to files named after it. Fails as `write` does. How many files were written; fewer
    /// than asked for where `progress` said so, and none of a format that has all steps in one file.
    Result<int> save(Player& player, const std::vector<int>& positions, StepFormat format, const QString& path,
        const Write& write, const Progress& progress = {}) const;

    QByteArray svg(const Player& player) const;
    QByteArray png(const Player& player) const;
    /// All positions in one file; empty for formats that have a file a step, and where it was broken off.
    QByteArray document(
        Player& player, const std::vector<int>& positions, StepFormat format, const Progress& progress = {}) const;

    /// A file of several stops, titled by the heading; null for formats that have a file a step. Outlived by this.
    std::unique_ptr<StepDocument> newDocument(StepFormat format) const;
    /// Adds the positions as a stop, which opens where the player is; false if it was broken off.
    bool addTo(
        StepDocument& document, Player& player, const std::vector<int>& positions, const Progress& progress = {}) const;

private:
    StopHead head(const Player& player) const;
    /// The player, and that beside it.
    std::vector<const Player*> shown(const Player& player) const;
    StepPictures pictures(const Player& player) const;
    QByteArray svg(const Player& player, StepPictures& pictures) const;
    QByteArray png(const Player& player, StepPictures& pictures) const;
    bool visit(Player& player, const std::vector<int>& positions, const Progress& progress,
        const std::function<void(bool first)>& each) const;
    void goTo(Player& player, int position) const;

    Theme m_theme;
    FrameMaker m_printed;
    QString m_heading;
    Player* m_beside = nullptr; ///< null for none
    std::function<int(int)> m_partner;
    QString m_name; ///< of the first, where there are two
    QString m_nameBeside;
    StopWords m_words;
    LessonPlace m_place;
    int m_perPage = 0;
};

} // namespace arcwright::ui
