// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>

#include "ui/settings/shortcuts.h"

namespace arcwright {
struct Step;
}

namespace arcwright::ui {

class Actions;
class MessageBar;
class SentenceBrowser;
class SentenceView;
class Workspace;

/// Carries out undo and redo, so that no sentence changes unseen and none comes on view unasked: of a step that changes
/// other sentences than the one on view the first call says where it is, and only the second goes there and takes it
/// back. Going to another sentence, and every step, lets a call be the first again.
class UndoCommands : public QObject {
    Q_OBJECT
public:
    UndoCommands(Workspace& workspace, Actions& actions, SentenceBrowser& browser, SentenceView& view,
        MessageBar& messages, QObject* parent);

    /// Tells of a sentence whether something other than the view shows it, so that nobody has to go there.
    void setShown(std::function<bool(std::size_t sentence)> shown) { m_isShown = std::move(shown); }
    /// Whether the step that the action would take back, or make again, is shown so.
    bool isShown(ActionId id) const;

private:
    enum class Way { Undo, Redo };

    void run(Way way);
    std::size_t documentOf(Way way) const;
    const Step* next(Way way) const;
    /// Where the sentences are that the step changes.
    std::vector<std::size_t> places(const Step& step, Way way) const;
    void announce(Way way, std::size_t place);
    void forget();
    void nameActions();
    bool areShown(const std::vector<std::size_t>& changed) const;

    Workspace& m_workspace;
    Actions& m_actions;
    SentenceBrowser& m_browser;
    SentenceView& m_view;
    MessageBar& m_messages;
    std::function<bool(std::size_t)> m_isShown;
    std::optional<Way> m_announced;
    std::size_t m_announcedIn = 0; ///< the sentence that was on view then
};

} // namespace arcwright::ui
