// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_offers.h"

#include <QAction>

#include "core/learning/training_problems.h"
#include "ui/annotation/sentence_view.h"
#include "ui/documents/workspace.h"
#include "ui/look/problem_text.h"
#include "ui/settings/actions.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/train_page.h"
#include "ui/shell/training_commands.h"
#include "ui/shell/workplaces.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

const QString modelKey = QStringLiteral("model");

} // namespace

ModelOffers::ModelOffers(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    const Learning& learning = m_parts.learning;
    connect(&learning, &Learning::modelChanged, this,
        [this] { m_parts.view.setModel(m_parts.learning.modelTitle(), m_parts.learning.layerName()); });
    connect(&learning, &Learning::started, this, [this] { m_parts.messages.dropNotice(modelKey); });
    connect(&learning, &Learning::foldsCancelled, this, &ModelOffers::offerAfterFolds);
    connect(&learning, &Learning::failed, this, &ModelOffers::tellFailure);
}

void ModelOffers::offer()
{
    const QString title = m_parts.learning.offeredTitle();
    const auto own = m_own && isNull(m_parts.learning.anyModel()) ? m_own() : std::nullopt;
    const bool isOwnOffered = !title.isEmpty() // with its folds and what it has learnt, which the file lacks
        && (own && (own->title == title || own->title == m_parts.learning.toSave().kept.name));
    if (own && !isOwnOffered) {
        m_parts.messages.showNotice(modelKey,
            tr("No model is in use for %1. “%2” on the shelf of models was trained on data of the same name.")
                .arg(m_parts.workspace.title(), own->title),
            QString(), {{tr("Predict here with it"), own->use}});
        return;
    }
    if (title.isEmpty() || m_parts.learning.misfitOfOffered() || !m_parts.learning.offersFittingRelations())
        return;
    const QString keys = m_parts.actions[ActionId::PredictHere]->shortcut().toString(QKeySequence::NativeText);
    m_parts.messages.showNotice(modelKey,
        tr("No model is in use for %1. The last one, %2, can predict it (%3).")
            .arg(m_parts.workspace.title(), title, keys),
        QString(), {{tr("Predict here with it"), [this] { m_parts.learning.predictHere(); }}});
}

void ModelOffers::tellFailure(const Problem& problem)
{
    if (problem.code != TrainingProblem::NoUsableSentences) {
        m_parts.messages.showProblem(problem);
        return;
    }
    m_parts.messages.showNotice(modelKey, problemTextWithStep(problem), problemPlace(problem),
        {{tr("Draw trees"), [this] { m_parts.workplaces.go(WorkplaceId::Annotate); }},
            {tr("Learn from other files…"),
                [this] {
                    m_parts.workplaces.go(WorkplaceId::Train);
                    m_parts.train.showSources();
                }}},
        MessageKind::Warning);
}

void ModelOffers::offerAfterFolds()
{
    const std::size_t all = m_parts.workspace.treebank().size();
    const Layer* layer = m_parts.workspace.layerNamed(m_parts.learning.layerName());
    std::size_t predicted = 0;
    std::size_t unseen = 0;
    for (std::size_t i = 0; i < all; ++i) {
        const Analysis* analysis = layer == nullptr ? nullptr : layer->find(m_parts.workspace.treebank().key(i));
        predicted += analysis != nullptr ? 1 : 0;
        unseen += analysis != nullptr && isScored(*analysis) ? 1 : 0;
    }
    m_parts.messages.showNotice(modelKey,
        tr("The training was cancelled when its model was there: %1. Of %2 sentences %3 are predicted, %4 of them by a "
           "model that has not seen them; only these are scored.")
            .arg(m_parts.learning.modelTitle())
            .arg(all)
            .arg(predicted)
            .arg(unseen),
        QString(),
        {{tr("Predict all with it"), [this] { m_parts.learning.predictHere(); }},
            {tr("Train again"), [this] { m_parts.trainer.train(); }}});
}

} // namespace arcwright::ui
