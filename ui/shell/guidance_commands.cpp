// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/guidance_commands.h"

#include "ui/annotation/arc_editing.h"
#include "ui/annotation/decision_guide.h"
#include "ui/annotation/sentence_view.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/workspace.h"
#include "ui/shell/status_line.h"
#include "ui/training/assistant.h"

namespace arcwright::ui {

GuidanceCommands::GuidanceCommands(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    Assistant* assistant = &parts.assistant;
    SentenceView* view = &parts.view;
    view->arcEditing()->setGuesses(
        [assistant](std::size_t sentence, int unit) { return assistant->guesses(sentence, unit); });
    view->arcEditing()->setDoubts([assistant](std::size_t sentence) { return assistant->doubts(sentence); });
    view->arcEditing()->setArcRelations([assistant](std::size_t sentence, int head, int unit) {
        return assistant->relationsFor(sentence, head, unit);
    });
    connect(&parts.browser, &SentenceBrowser::sentenceChosen, assistant, &Assistant::setSentence);
    connect(assistant, &Assistant::guessesChanged, view, &SentenceView::guessesChanged);
    connect(assistant, &Assistant::predictionMoved, view->guide(), &DecisionGuide::reconsider);
    connect(assistant, &Assistant::sought, this, &GuidanceCommands::goToSought);
    connect(assistant, &Assistant::predictionMoved, this, &GuidanceCommands::tellMoved);
}

void GuidanceCommands::goToSought(std::optional<std::size_t> sentence)
{
    if (!sentence) {
        m_parts.status.say(tr("No other uncertain word."));
        return;
    }
    m_parts.browser.setCurrentSentence(*sentence);
    m_parts.view.guide()->stepUncertainWhenKnown();
}

void GuidanceCommands::tellMoved(const std::vector<int>& words)
{
    const Workspace& workspace = m_parts.workspace;
    const Analysis* shown = workspace.layer().find(workspace.treebank().key(m_parts.view.sentence()));
    if (shown != nullptr && shown->exposure == Exposure::Guided) // not by what was learnt from another sentence
        m_parts.status.add(tr("Around it, %n predicted arc(s) moved.", nullptr, static_cast<int>(words.size())));
}

} // namespace arcwright::ui
