// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_change_notice.h"

#include <set>
#include <utility>
#include <vector>

#include "ui/documents/sentence_browser.h"
#include "ui/documents/workspace.h"
#include "ui/look/joined_texts.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/workplaces.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

const QString changeKey = QStringLiteral("model change");

} // namespace

ModelChangeNotice::ModelChangeNotice(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&parts.change, &ModelChange::counted, this, &ModelChangeNotice::tell);
    connect(&parts.learning, &Learning::formerUsed, this, &ModelChangeNotice::tellBack);
    connect(&parts.learning, &Learning::started, this, [this] {
        m_isPutOff = m_parts.messages.hasNotice(changeKey);
        m_parts.messages.dropNotice(changeKey);
    });
    connect(&parts.learning, &Learning::finished, this, [this] { // cancelled, for instance: the way back is still there
        if (std::exchange(m_isPutOff, false) && !m_parts.learning.formerTitle().isEmpty()
            && !m_parts.messages.hasNotice(changeKey))
            show();
    });
    connect(&parts.workspace, &Workspace::treebankReplaced, this, [this] { m_parts.messages.dropNotice(changeKey); });
}

QString ModelChangeNotice::countsText() const
{
    const PredictionChanges& changes = m_parts.change.changes();
    if (changes.arcs() == 0)
        return tr("It predicts all arcs as the model before did.");
    const QString changed = tr("%1 changed in %2.", "predicted arcs, sentences")
                                .arg(tr("%n predicted arc(s)", nullptr, static_cast<int>(changes.arcs())),
                                    tr("%n sentence(s)", "in which", static_cast<int>(changes.sentences())));
    return inARow({changed, agreementText(changes)});
}

/// What the changes were good for, where anything can be said of it.
QString ModelChangeNotice::agreementText(const PredictionChanges& changes)
{
    const PredictionChange& scored = changes.scored();
    if (scored.arcs == changes.arcs())
        return tr("%1 of them agree with gold now, %2 did before.").arg(scored.right).arg(scored.wasRight);
    if (scored.arcs > 0)
        return tr("Of the %1 in sentences that neither model has learnt from, %2 agree with gold now, %3 did before.")
            .arg(scored.arcs)
            .arg(scored.right)
            .arg(scored.wasRight);
    return tr("How many agree with gold says nothing: one of the models has learnt from these sentences.");
}

void ModelChangeNotice::tell()
{
    if (m_parts.learning.formerTitle().isEmpty())
        return;
    m_text = inARow({tr("A new model has taken over: %1.").arg(m_parts.learning.modelTitle()), countsText()});
    m_isBack = false;
    show();
}

std::optional<bool> ModelChangeNotice::said() const
{
    return m_isPutOff || m_parts.messages.hasNotice(changeKey) ? std::optional(m_isBack) : std::nullopt;
}

void ModelChangeNotice::goOn(bool isBack)
{
    if (m_parts.learning.formerTitle().isEmpty())
        return;
    if (isBack)
        take(true);
    else
        tell();
    if (m_parts.learning.isBusy()) {
        m_isPutOff = true;
        m_parts.messages.dropNotice(changeKey);
    }
}

void ModelChangeNotice::tellBack()
{
    take(!m_isBack);
}

void ModelChangeNotice::take(bool isBack)
{
    m_isBack = isBack;
    const QString model = m_parts.learning.modelTitle();
    m_text = m_isBack ? tr("The former model is in use again: %1.").arg(model)
                      : inARow({tr("The new model is in use again: %1.").arg(model), countsText()});
    show();
}

void ModelChangeNotice::show()
{
    std::vector<MessageBar::Button> buttons;
    if (m_parts.change.changes().arcs() > 0)
        buttons.push_back({tr("Show the changed sentences"), [this] { listChanged(); }});
    buttons.push_back({m_isBack ? tr("Back to the new model") : tr("Back to the former model"),
        [learning = &m_parts.learning] { learning->useFormer(); }});
    m_parts.messages.showNotice(changeKey, m_text, QString(), std::move(buttons));
}

void ModelChangeNotice::listChanged()
{
    std::set<SentenceKey> sentences;
    for (const auto& [key, change] : m_parts.change.changes().bySentence())
        sentences.insert(key);
    m_parts.workplaces.goToSentence();
    m_parts.workplaces.showPanel(QStringLiteral("sentences"));
    m_parts.browser.showListed(tr("Predicted otherwise than before"), std::move(sentences));
    show(); // the way back is still wanted
}

} // namespace arcwright::ui
