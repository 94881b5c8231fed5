// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QObject>

#include "core/editing/annotation_operations.h"
#include "ui/settings/actions.h"

class QWidget;

namespace arcwright::ui {

class SentenceBrowser;
struct RemarkPlace;
class SentenceView;
class Workspace;

/// Carries out the commands that go from sentence to sentence and from word to word, and those that correct the
/// sentence on view.
class SentenceCommands : public QObject {
    Q_OBJECT
public:
    SentenceCommands(
        Workspace& workspace, Actions& actions, SentenceBrowser& browser, SentenceView& view, QWidget* window);

    /// How one goes to the next (+1) or previous (-1) sentence that waits; false if there is none. Without it, through
    /// the list.
    void setWaiting(std::function<bool(int by)> step) { m_stepToWaiting = std::move(step); }

Q_SIGNALS:
    /// Something for the status bar.
    void said(const QString& text);
    /// The consequence of the last step, for the status bar beside it.
    void added(const QString& text);
    /// The sentence on view has no uncertain word further on (+1), or before (-1); the next that has one is wanted.
    void uncertainSentenceWanted(int by);

private:
    void tellOfText(const QString& text);
    void connectGoing();
    void connectCorrecting();
    void connectWords();
    template <class Call>
    void on(ActionId id, Call call);
    void showElsewhere(std::size_t sentence, int word, std::size_t from, int fromWord);
    void goToSentence();
    void toDifference(int by);
    void toUndecided(int by);
    void toUncertain(int by);
    void toUnconfirmed(int by);
    bool stepToWaiting(int by);
    void toRemark(int by);
    void showRemark(const RemarkPlace& remark);
    /// False if the sentence is not confirmed then.
    bool confirm();
    void tellSeveralRoots(std::size_t confirmed);
    void confirmOrNot();
    void confirmAndGoOn();
    void acceptConfirmAndGoOn();
    void copyId();
    void editRemark();
    void editWordRemark();
    void editComments();
    void editChords();
    void refuse(const Problem& problem);

    Workspace& m_workspace;
    Actions& m_actions;
    SentenceBrowser& m_browser;
    SentenceView& m_view;
    QWidget* m_window;
    std::function<bool(int by)> m_stepToWaiting;
    std::size_t m_steps = 0; ///< made so far
    std::size_t m_stepsBefore = 0; ///< the letter that was typed last
};

/// How many units of a sentence may hang on the root, as far as its format tells: one in CoNLL-U.
RootRule rootRuleOf(const Sentence& sentence);

} // namespace arcwright::ui
