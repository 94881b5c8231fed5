// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/problem_commands.h"

#include <QAction>

#include "ui/annotation/confirmed_edits.h"
#include "ui/annotation/problems_panel.h"
#include "ui/documents/sentence_browser.h"
#include "ui/look/finding_text.h"
#include "ui/search/new_findings.h"
#include "ui/settings/actions.h"
#include "ui/shell/status_line.h"

namespace arcwright::ui {

ProblemCommands::ProblemCommands(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(parts.actions[ActionId::NextProblem], &QAction::triggered, this, [this] { step(1); });
    connect(parts.actions[ActionId::PreviousProblem], &QAction::triggered, this, [this] { step(-1); });
    parts.problems.offer(*parts.actions[ActionId::FindSuspicious], tr("Suspicious…"),
        tr("Looks for suspicious annotations: such as break no rule, but that parsers contradict or that the same "
           "words do not have elsewhere"));
    SentenceBrowser* browser = &parts.browser;
    connect(browser, &SentenceBrowser::sentenceChosen, &parts.problems, &ProblemsPanel::setSentence);
    auto* fresh = new NewFindings(parts.workspace, parts.validator, this);
    connect(browser, &SentenceBrowser::sentenceChosen, fresh, &NewFindings::setSentence);
    auto* confirmed = new ConfirmedEdits(parts.workspace, this);
    connect(browser, &SentenceBrowser::sentenceChosen, confirmed, &ConfirmedEdits::setSentence);
    // Queued: what the step did is said first.
    connect(confirmed, &ConfirmedEdits::edited, &parts.status, &StatusLine::add, Qt::QueuedConnection);
    connect(fresh, &NewFindings::appeared, this, &ProblemCommands::tell, Qt::QueuedConnection);
}

void ProblemCommands::step(int by)
{
    if (!m_parts.problems.step(by))
        m_parts.status.say(by > 0 ? tr("No problem further on.") : tr("No problem before this."));
}

void ProblemCommands::tell(const std::vector<Finding>& findings)
{
    for (const Finding& finding : findings)
        m_parts.status.add(severityMark(finding) + QLatin1Char(' ') + findingText(finding));
}

} // namespace arcwright::ui
