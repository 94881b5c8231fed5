// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/explainer.h"

#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

/// Ties: the leftmost.
int leastCertain(const TreeMargins& margins, int words)
{
    int least = 1;
    for (int word = 2; word <= words; ++word) {
        if (margins.margin(word) < margins.margin(least))
            least = word;
    }
    return least;
}

} // namespace

QString Why::relation(std::int16_t number) const
{
    return number < 0 ? QString() : QString::fromStdString(model->relations[static_cast<std::size_t>(number)]);
}

Explainer::Explainer(Workspace& workspace, Learning& learning, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_learning(learning)
{
    connect(&m_worker, &Worker::finished, this, &Explainer::finished);
}

void Explainer::ask(std::size_t sentence, int word, std::optional<int> rival)
{
    m_worker.abandon();
    const Treebank& treebank = m_workspace.treebank();
    const auto model = m_learning.model();
    const auto asked = model && sentence < treebank.size() ? treebank.sentence(sentence) : nullptr;
    if (!asked || asked->problem || asked->tokens.empty() || !asked->bunsetsu.empty() || word < 0
        || word > asked->size() || (rival && (*rival < 0 || *rival > asked->size() || *rival == word))) {
        Q_EMIT nothingKnown();
        Q_EMIT finished();
        return;
    }
    m_worker.start([this, model, live = *m_learning.liveModel(), asked, word, rival,
                       relations = m_workspace.relations()](const std::stop_token& stop, const Worker::Post& post) {
        const Parser parser(live, *relations);
        Parser::Workspace workspace;
        workspace.stopWith(stop);
        parser.parse(*asked, workspace);
        const TreeMargins& margins = parser.margins(workspace);
        Why why{asked, model, word > 0 ? word : leastCertain(margins, asked->size()), {}, {}, {}};
        for (const auto& [head, loss] : margins.heads(why.word)) {
            const RelationId relation = parser.relation(workspace.parser().bestRelation(head, why.word));
            why.heads.push_back({head, relation, loss});
            why.relations.push_back(QString::fromStdString(std::string(relations->text(relation))));
        }
        if (stop.stop_requested())
            return;
        why.explained = SentenceExplainer(parser, *asked).explain(why.word, rival);
        post([this, why = std::move(why)] { Q_EMIT explained(why); });
    });
}

} // namespace arcwright::ui
