// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/bunsetsu_lesson.h"

#include <algorithm>

#include "core/bunsetsu/training.h"
#include "core/learning/training_problems.h"

namespace arcwright {

namespace {

int wrongIn(const std::shared_ptr<const BunsetsuModel>& model, const Sentence& sentence)
{
    RelationPool types;
    const BunsetsuParser parser(model, types);
    BunsetsuParser::Workspace workspace(parser);
    const Graph graph = parser.parse(sentence, workspace);
    int wrong = 0;
    for (int unit = 1; unit < graph.size(); ++unit) {
        if (sentence.headOf(unit) <= kRoot)
            continue;
        const Arc arc = graph.arc(unit);
        const bool isType = !arc.relation || types.text(arc.relation) == sentence.relationOf(unit);
        wrong += arc.head == sentence.headOf(unit) && isType ? 0 : 1;
    }
    return wrong;
}

} // namespace

Result<BunsetsuLesson> learnFrom(const std::shared_ptr<const BunsetsuModel>& model, const Sentence& sentence)
{
    if (!isPartlyFit(sentence))
        return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {"1"}});
    const int before = wrongIn(model, sentence);
    const auto learnt = std::make_shared<BunsetsuModel>(*model);
    if (!learnSentence(learnt->weights, sentence))
        return BunsetsuLesson{model, before, before};
    const int after = wrongIn(learnt, sentence);
    if (after > before)
        return BunsetsuLesson{model, before, before};
    const std::uint64_t seen = fingerprint(sentence);
    learnt->seen.insert(std::upper_bound(learnt->seen.begin(), learnt->seen.end(), seen), seen);
    return BunsetsuLesson{learnt, before, after};
}

} // namespace arcwright
