// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train_report.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <tuple>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/visible_output.h"

namespace arcwright::cli {

namespace {

/// What is told of raw text, by its name.
constexpr std::array<std::pair<const char*, UdMetric>, 7> textMetrics{{{"tokens", UdMetric::Tokens},
    {"sentences", UdMetric::Sentences}, {"words", UdMetric::Words}, {"upos", UdMetric::Upos}, {"xpos", UdMetric::Xpos},
    {"features", UdMetric::Features}, {"lemmas", UdMetric::Lemmas}}};

nlohmann::json asJson(const AttachmentRates& rates)
{
    return {{"uas", rounded(rates.uas)}, {"las", rounded(rates.las)}};
}

nlohmann::json asJson(const EpochReport& report)
{
    nlohmann::json json{{"epoch", report.epoch}, {"training", asJson(report.training)},
        {"development", asJson(report.development)}, {"loss", report.loss}, {"updates", report.updates},
        {"seconds", report.seconds}};
    if (report.member > 0)
        json["member"] = report.member;
    return json;
}

nlohmann::json asJson(const MemberReport& report)
{
    nlohmann::json json = asJson(report.development);
    json["member"] = report.member;
    json["epochs"] = report.epochs;
    if (report.bestEpoch > 0)
        json["best_epoch"] = report.bestEpoch;
    return json;
}

nlohmann::json asJson(const MembersReport& report)
{
    nlohmann::json members = nlohmann::json::array();
    for (const MemberReport& member : report.members)
        members.push_back(asJson(member));
    return {{"average", asJson(report.average)}, {"best", asJson(report.best())}, {"worst", asJson(report.worst())},
        {"members", members}};
}

void printRates(const char* what, const AttachmentRates& rates)
{
    printFormatted("%-12s UAS %.2f LAS %.2f", what, rates.uas, rates.las);
}

} // namespace

void TrainReport::epochDone(const EpochReport& report)
{
    m_epochs.push_back(report);
    if (m_json)
        return;
    if (report.member > 0)
        printFormatted("member %2d  ", report.member);
    printFormatted("epoch %2d/%d  training UAS %.2f LAS %.2f", report.epoch, report.epochs, report.training.uas,
        report.training.las);
    if (m_development)
        printFormatted("  development UAS %.2f LAS %.2f", report.development.uas, report.development.las);
    printFormatted("  loss %.0f  updates %zu  %.2f s\n", report.loss, report.updates, report.seconds);
    std::fflush(stdout);
}

namespace {

double percentage(std::size_t right, std::size_t all)
{
    return all == 0 ? 0 : rounded(100.0 * static_cast<double>(right) / static_cast<double>(all));
}

} // namespace

void TrainReport::print(const Summary& summary)
{
    // Members that are trained side by side report in an order that is chance.
    std::stable_sort(m_epochs.begin(), m_epochs.end(), [](const EpochReport& first, const EpochReport& second) {
        return std::tie(first.member, first.epoch) < std::tie(second.member, second.epoch);
    });
    if (m_json)
        printJson(summary);
    else
        printText(summary);
}

void TrainReport::printJson(const Summary& summary) const
{
    nlohmann::json epochs = nlohmann::json::array();
    for (const EpochReport& report : m_epochs)
        epochs.push_back(asJson(report));
    nlohmann::json json{{"model", summary.model}, {"sentences", summary.configuration.trainingSentences},
        {"unusable", summary.unusable}, {"tokens", summary.configuration.trainingTokens}, {"seconds", summary.seconds},
        {"epochs", epochs}};
    if (!hasMembers(summary.configuration.trainer.learner) && !summary.configuration.bestEpochs.empty())
        json["best_epoch"] = summary.configuration.bestEpochs.front();
    if (m_members)
        json["bpm"] = asJson(*m_members);
    if (const auto& given = summary.configuration.givenHeads)
        json["given_heads"] = *given;
    if (const auto& tagging = summary.scores.tagging)
        json["tagger"] = {{"words", tagging->words}, {"upos", percentage(tagging->upos, tagging->words)},
            {"xpos", percentage(tagging->xpos, tagging->words)}, {"all", percentage(tagging->all, tagging->words)},
            {"lemmas", percentage(tagging->lemmas, tagging->words)}, {"new_words", tagging->newWords},
            {"new_all", percentage(tagging->newAll, tagging->newWords)},
            {"new_lemmas", percentage(tagging->newLemmas, tagging->newWords)}};
    if (const auto& scores = summary.scores.rawText) {
        for (const auto& [name, metric] : textMetrics)
            json["text"][name] = scoreOf(*scores, metric).counts.f();
    }
    std::cout << jsonText(json) << '\n';
}

void TrainReport::printMembers() const
{
    printFormatted("Development scores:\n");
    for (const MemberReport& member : m_members->members) {
        printRates(("member " + std::to_string(member.member)).c_str(), member.development);
        if (member.bestEpoch > 0)
            printFormatted("  epoch %d of %d", member.bestEpoch, member.epochs);
        printFormatted("%s%s\n", member.member == m_members->best().member ? "  best" : "",
            member.member == m_members->worst().member ? "  worst" : "");
    }
    printRates("average", m_members->average);
    printFormatted("\n");
}

void TrainReport::printText(const Summary& summary) const
{
    const ModelConfiguration& configuration = summary.configuration;
    if (m_members)
        printMembers();
    else if (!configuration.bestEpochs.empty())
        printFormatted("The model is that of epoch %d, the best on the development sentences.\n",
            configuration.bestEpochs.front());
    printFormatted("Trained on %zu sentences, %zu tokens, in %.1f s", configuration.trainingSentences,
        configuration.trainingTokens, summary.seconds);
    if (const auto& given = configuration.givenHeads)
        printFormatted(" (%zu heads given)", *given);
    if (summary.unusable > 0)
        printFormatted(" (%zu sentences without a tree left out)", summary.unusable);
    printFormatted(".\n");
    if (const auto& tagging = summary.scores.tagging)
        printFormatted(
            "Tagger on the development sentences: UPOS %.2f%%, XPOS %.2f%%, with features %.2f%% (of new words "
            "%.2f%%), lemmas %.2f%% (%.2f%%)\n",
            percentage(tagging->upos, tagging->words), percentage(tagging->xpos, tagging->words),
            percentage(tagging->all, tagging->words), percentage(tagging->newAll, tagging->newWords),
            percentage(tagging->lemmas, tagging->words), percentage(tagging->newLemmas, tagging->newWords));
    if (const auto& scores = summary.scores.rawText) {
        printFormatted("Their text, divided anew (F1):");
        for (const auto& [name, metric] : textMetrics)
            printFormatted(" %s %.2f%%", name, scoreOf(*scores, metric).counts.f());
        printFormatted("\n");
    }
    printFormatted("Wrote %s\n", summary.model.c_str());
}

} // namespace arcwright::cli
