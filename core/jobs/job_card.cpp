// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/job_card.h"

#include <nlohmann/json.hpp>

#include "core/base/json_number.h"

namespace arcwright {

namespace {

using nlohmann::json;

constexpr int cardVersion = 1;

json ratesJson(const AttachmentRates& rates)
{
    return {{"uas", rates.uas}, {"las", rates.las}};
}

AttachmentRates ratesFrom(const json& rates)
{
    return {rates.at("uas").get<double>(), rates.at("las").get<double>()};
}

JobData dataFrom(const json& data)
{
    return {data.at("files").get<std::vector<std::string>>(), data.at("language").get<std::string>(),
        data.at("checksum").get<std::string>(), data.at("development").get<std::vector<std::string>>()};
}

} // namespace

std::string cardText(const JobCard& card)
{
    const json text{{"version", cardVersion}, {"title", card.title}, {"asked", card.asked},
        {"sentences", card.sentences}, {"decoder", card.decoder}, {"epochs", card.epochs}, {"place", card.place},
        {"paused", card.isPaused}, {"folds", card.hasFolds}, {"given", nameOf(card.given)}, {"threads", card.threads},
        {"data",
            {{"files", card.data.files}, {"language", card.data.language}, {"checksum", card.data.checksum},
                {"development", card.data.development}}}};
    return text.dump(-1, ' ', false, json::error_handler_t::replace) + '\n'; // titles may be names of files
}

std::optional<JobCard> cardIn(std::string_view text)
{
    const json card = json::parse(text, nullptr, false);
    try {
        if (wholeNumber<int>(card.at("version")) != cardVersion)
            return std::nullopt;
        const auto given = givenPartNamed(card.at("given").get<std::string>());
        if (!given)
            return std::nullopt;
        return JobCard{card.at("title").get<std::string>(), wholeNumber<std::int64_t>(card.at("asked")),
            wholeNumber<std::size_t>(card.at("sentences")), card.at("decoder").get<std::string>(),
            wholeNumber<int>(card.at("epochs")), wholeNumber<int>(card.at("place")), card.at("paused").get<bool>(),
            card.at("folds").get<bool>(), *given,
            card.contains("threads") ? wholeNumber<unsigned>(card.at("threads")) : 0,
            card.contains("data") ? dataFrom(card.at("data")) : JobData()};
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::string epochsText(const std::vector<EpochReport>& epochs)
{
    json text = json::array();
    for (const EpochReport& epoch : epochs)
        text.push_back({{"epoch", epoch.epoch}, {"epochs", epoch.epochs}, {"member", epoch.member},
            {"training", ratesJson(epoch.training)}, {"development", ratesJson(epoch.development)},
            {"loss", epoch.loss}, {"updates", epoch.updates}, {"seconds", epoch.seconds}});
    return text.dump() + '\n';
}

std::optional<std::vector<EpochReport>> epochsIn(std::string_view text)
{
    const json all = json::parse(text, nullptr, false);
    std::vector<EpochReport> epochs;
    try {
        for (const json& epoch : all.get_ref<const json::array_t&>())
            epochs.push_back({wholeNumber<int>(epoch.at("epoch")), wholeNumber<int>(epoch.at("epochs")),
                ratesFrom(epoch.at("training")), ratesFrom(epoch.at("development")), epoch.at("loss").get<double>(),
                wholeNumber<std::size_t>(epoch.at("updates")), epoch.at("seconds").get<double>(),
                wholeNumber<int>(epoch.at("member"))});
    } catch (const std::exception&) {
        return std::nullopt;
    }
    return epochs;
}

} // namespace arcwright
