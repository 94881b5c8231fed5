// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/players/export/frame.h"
#include "ui/players/export/page_parts.h"
#include "ui/players/export/step_document.h"

namespace arcwright::ui {

/// One page of HTML that shows the steps of players by itself: pictures, words, a slider and keys, in light colours and
/// dark ones, with nothing from elsewhere. Steps are at one or several stops, each with the words of a lesson. It is
/// well-formed as XML, too.
///
/// A picture is the list of its parts, and each step says only how its list differs from that of the step before, so
/// that a page is about as large as what happens on it. resources/page/steps.js reads this.
class StepPage : public StepDocument {
public:
    explicit StepPage(QString title);

    void beginStop(const StopHead& head) override;
    void add(const std::vector<const Player*>& players) override;
    QByteArray finished() override;

private:
    struct Stop {
        StopWords words;
        QStringList names;
        int start = 0;
        int last = 0; ///< the number of the last step that there is
        QSizeF size; ///< that holds all pictures
        QStringList steps; ///< as JSON
        std::vector<int> parts; ///< of the last picture
        std::vector<FrameMaker> makers; ///< one a player
        double letters = 0; ///< least height of those of pictures; 0 for the usual ones
        double lettersScale = 1; ///< at which they have that height
        bool isOfOneStep = false; ///< no other picture is in its place
        QSizeF room; ///< of the picture of one
        Qt::Orientation orientation = Qt::Horizontal; ///< of two
    };
    static Theme themeOf(const Stop& stop, const Theme& theme);
    void enlargeLetters(Stop& stop, const std::vector<const Player*>& players) const;
    double fit(Stop& stop, const std::vector<const Player*>& players, Qt::Orientation orientation) const;
    std::vector<Frame> framesOf(Stop& stop, const std::vector<const Player*>& players) const;
    QString stepText(Stop& stop, const std::vector<const Player*>& players, const std::vector<Frame>& frames,
        const std::vector<int>& change) const;
    QString style() const;
    QString body() const;
    QString data() const;

    QString m_title;
    Theme m_light;
    Theme m_dark;
    PageParts m_parts;
    std::vector<Stop> m_stops;
};

} // namespace arcwright::ui
