// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_place.h"

#include <QLineEdit>

#include "ui/annotation/sentence_view.h"
#include "ui/annotation/zone_panel.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/search/search_panel.h"
#include "ui/shell/analysis_commands.h"
#include "ui/shell/job_notice.h"
#include "ui/shell/model_change_notice.h"
#include "ui/shell/settings_commands.h"
#include "ui/shell/start.h"

namespace arcwright::ui {

WindowPlace placeIn(const PlacedParts& parts)
{
    WindowPlace place;
    place.sentence = parts.view.sentence();
    place.word = parts.view.canvas()->selectedWord();
    const PlayerPanel& player = parts.player;
    place.player = QString::fromLatin1(player.side()->kind().name);
    place.step = player.player() != nullptr ? player.player()->position() : 0;
    place.isPlayerSeen = player.isVisibleTo(player.window());
    place.lesson = player.lesson();
    place.searched = parts.search.searchedText();
    place.pattern = parts.search.patternField()->text();
    place.replacement = parts.search.replacementField()->text();
    place.zone = parts.zones.chosen();
    place.analysis = parts.analysis.place();
    place.names = parts.files.names();
    place.hasSettingsOpen = parts.settings.isDialogShown();
    place.isRemembering = parts.start.isRemembering();
    place.jobNotice = parts.jobNotice.said();
    place.changeNotice = parts.changeNotice.said();
    return place;
}

void restore(const WindowPlace& place, const PlacedParts& parts)
{
    if (place.jobNotice)
        parts.jobNotice.say(*place.jobNotice);
    if (place.changeNotice)
        parts.changeNotice.goOn(*place.changeNotice);
    parts.browser.setCurrentSentence(place.sentence);
    parts.view.canvas()->setSelectedWord(place.word);
    if (!place.searched.isEmpty())
        parts.search.searchFor(place.searched);
    parts.search.patternField()->setText(place.pattern);
    parts.search.replacementField()->setText(place.replacement);
    parts.zones.setChosen(place.zone);
    parts.analysis.setPlace(place.analysis);
    PlayerPanel& player = parts.player;
    if (place.lesson)
        player.openLesson(*place.lesson);
    if (place.isPlayerSeen)
        player.choosePlayer(place.player);
    if (place.isPlayerSeen && place.step > 0)
        player.askForStep(place.step);
    if (place.isRemembering)
        parts.start.beginRemembering();
}

} // namespace arcwright::ui
