// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_change_notice.h"

#include <set>
#include <utility>
#include <vector>

#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/numbered_word.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/workspace.h"
#include "ui/look/arc_text.h"
#include "ui/look/joined_texts.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/workplaces.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

const QString changeKey = QStringLiteral("model change");

QString changedTitle()
{
    return ModelChangeNotice::tr("Predicted otherwise than before");
}

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
    connect(&parts.view, &SentenceView::sentenceShown, this, &ModelChangeNotice::showChanges);
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

/// In the list of changed sentences: which arcs those are, and what the model before had in their place.
void ModelChangeNotice::showChanges()
{
    const std::size_t shown = m_parts.view.sentence();
    std::vector<std::pair<int, int>> arcs;
    QStringList before;
    std::optional<SentenceKey> listed;
    const Layer* const former = m_parts.learning.formerLayer();
    const Layer* const now = m_parts.workspace.layerNamed(m_parts.learning.layerName());
    if (m_parts.browser.isShowingListed(changedTitle()) && former && now
        && shown < m_parts.workspace.treebank().size()) {
        const SentenceKey key = m_parts.workspace.treebank().key(shown);
        listed = key;
        const auto sentence = m_parts.workspace.treebank().sentence(shown);
        const Analysis* const was = former->find(key);
        const Analysis* const is = now->find(key);
        const bool isComparable
            = was && is && was->graph.size() == is->graph.size() && was->graph.size() == sentence->unitCount();
        for (int unit = 1; isComparable && unit <= was->graph.size(); ++unit) {
            const Arc then = was->graph.arc(unit);
            const Arc today = is->graph.arc(unit);
            if (then == today)
                continue;
            arcs.emplace_back(unit, today.head);
            before << tr("%1 was %2", "word, its arc")
                          .arg(numberedWord(QString::fromStdString(sentence->unitText(unit)), unit),
                              arcIn(*sentence, then.head, m_parts.workspace.relations()->text(then.relation)));
        }
    }
    m_parts.view.canvas()->setChangedPredictions(std::move(arcs));
    const bool isNew = std::exchange(m_told, listed) != listed; // the sentence is shown after each edit, too
    if (!isNew || before.isEmpty())
        return;
    constexpr qsizetype most = 4;
    if (before.size() > most)
        before = before.first(most) << QStringLiteral("…");
    Q_EMIT changesShown(tr("Predicted otherwise than before: %1.").arg(before.join(QStringLiteral("; "))));
}

void ModelChangeNotice::listChanged()
{
    std::set<SentenceKey> sentences;
    for (const auto& [key, change] : m_parts.change.changes().bySentence())
        sentences.insert(key);
    m_parts.workplaces.goToSentence();
    m_parts.workplaces.showPanel(QStringLiteral("sentences"));
    m_parts.browser.showListed(changedTitle(), std::move(sentences));
    showChanges();
    show(); // the way back is still wanted
}

} // namespace arcwright::ui
