// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/cause_filter.h"

#include <string>

#include "core/experiments/cause_query.h"
#include "core/query/conditions.h"
#include "ui/documents/attachment_kinds.h"

namespace arcwright::ui {

namespace {

std::vector<Condition> conditionsOf(const CauseChoice& choice)
{
    const std::string layer(PatternLayer::predicted);
    std::vector<Condition> conditions;
    if (choice.reach)
        conditions.push_back(valueIs({PatternField::Kind::Reach}, std::string(reachName(*choice.reach)), layer));
    if (choice.source)
        conditions.push_back(valueIs({PatternField::Kind::Cause}, std::string(sourceName(*choice.source)), layer));
    if (choice.cascade) {
        const auto least = static_cast<double>(*choice.cascade);
        NumberRange range;
        range.least = least;
        if (*choice.cascade + 1 < cascadeSteps)
            conditions.push_back(valueIs({PatternField::Kind::Repairs}, std::to_string(*choice.cascade), layer));
        else
            conditions.push_back(within({PatternField::Kind::Repairs}, range, layer));
    }
    return conditions;
}

} // namespace

QString patternOf(const QString& typed, const CauseChoice& choice)
{
    const std::vector<Condition> conditions = conditionsOf(choice);
    if (typed.trimmed().isEmpty())
        return conditions.empty() ? QString() : QString::fromStdString(arcwright::patternOf(conditions));
    std::string pattern = typed.toStdString();
    for (const Condition& condition : conditions)
        pattern = narrowed(pattern, condition).value_or(pattern);
    return QString::fromStdString(pattern);
}

CauseFilter::CauseFilter(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::finished, this, &CauseFilter::finished);
}

PatternResult<void> CauseFilter::start(const std::shared_ptr<const FoundCauses>& found, const Query& query)
{
    m_worker.abandon();
    const auto kinds = attachmentKinds();
    const auto relations = m_workspace.relations();
    const std::string parser = found->decoder.toStdString();
    if (auto can = CauseQuery(found->searched, found->causes, parser, *relations, *kinds).askable(query); !can)
        return can;
    m_worker.start(
        [this, found, kinds, relations, parser, query](const std::stop_token& stop, const Worker::Post& post) {
            const CauseQuery asked(found->searched, found->causes, parser, *relations, *kinds);
            if (query.groups.empty())
                post([this, places = asked.find(query.pattern, stop)] { Q_EMIT filtered(places); });
            else
                post([this, counts = asked.count(query, stop)] { Q_EMIT counted(counts); });
        });
    return {};
}

} // namespace arcwright::ui
