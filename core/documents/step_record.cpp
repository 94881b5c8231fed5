// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/step_record.h"

#include <nlohmann/json.hpp>

#include "core/base/journal_problems.h"
#include "core/base/json_number.h"
#include "core/documents/annotation_json.h"

namespace arcwright {

namespace {

using nlohmann::json;

using Sentences = std::vector<std::shared_ptr<const Sentence>>;

json encodedSentences(const Sentences& sentences, const SentenceTexts& texts)
{
    json list = json::array();
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        json entry{{"text", json::binary(std::vector<std::uint8_t>(texts[i]->begin(), texts[i]->end()))}};
        if (!sentences[i]->annotation.isEmpty())
            entry["annotation"] = toJson(sentences[i]->annotation);
        list.push_back(std::move(entry));
    }
    return list;
}

Result<SentenceTexts> writtenSentences(const Sentences& sentences, const Format& format)
{
    SentenceTexts texts;
    for (const auto& sentence : sentences) {
        auto text = format.write(*sentence);
        if (!text)
            return failure(text.error());
        texts.push_back(std::make_shared<const std::string>(std::move(*text)));
    }
    return texts;
}

json encodedIds(const std::vector<SentenceId>& ids)
{
    json list = json::array();
    for (const SentenceId id : ids)
        list.push_back(static_cast<std::uint32_t>(id));
    return list;
}

/// Reads what encoded() wrote; any other shape throws what nlohmann throws.
std::vector<SentenceId> decodedIds(const json& list)
{
    std::vector<SentenceId> ids;
    for (const json& id : list)
        ids.push_back(SentenceId{wholeNumber<std::uint32_t>(id)});
    return ids;
}

Sentences decodedSentences(const json& list, const FormatPointer& format)
{
    Sentences sentences;
    for (const json& entry : list) {
        const auto& binary = entry.at("text").get_binary();
        auto text = std::make_shared<const std::string>(binary.begin(), binary.end());
        const std::size_t length = text->size();
        auto sentence = std::make_shared<Sentence>(format->read({std::move(text), 0, length, 1, format}));
        if (const auto annotation = entry.find("annotation"); annotation != entry.end())
            sentence->annotation = annotationFrom(*annotation);
        sentences.push_back(std::move(sentence));
    }
    return sentences;
}

std::int64_t secondsOf(std::chrono::system_clock::time_point time)
{
    return std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()).count();
}

std::chrono::system_clock::time_point timeOf(const json& seconds)
{
    constexpr std::int64_t most = 9'000'000'000; // what the clock counts in nanoseconds ends soon after
    const auto count = wholeNumber<std::int64_t>(seconds);
    if (count < -most || count > most)
        throw std::out_of_range("a time that no clock tells");
    return std::chrono::system_clock::time_point(std::chrono::seconds(count));
}

Edit decodedEdit(const json& entry, const FormatPointer& format)
{
    Edit edit{decodedIds(entry.at("ids_before")), decodedIds(entry.at("ids_after")),
        decodedSentences(entry.at("before"), format), decodedSentences(entry.at("after"), format),
        entry.at("author").get<std::string>(), timeOf(entry.at("time")), entry.at("reason").get<std::string>()};
    if (edit.idsBefore.empty() || edit.idsBefore.size() != edit.before.size() || edit.idsAfter.empty()
        || edit.idsAfter.size() != edit.after.size())
        throw std::invalid_argument("an edit without sentences");
    return edit;
}

} // namespace

Result<std::string> encoded(const Step& step, const Format& format)
{
    std::vector<SentenceTexts> after;
    for (const Edit& edit : step.edits) {
        auto texts = writtenSentences(edit.after, format);
        if (!texts)
            return failure(texts.error());
        after.push_back(std::move(*texts));
    }
    return encoded(step, format, after);
}

Result<std::string> encoded(const Step& step, const Format& format, const std::vector<SentenceTexts>& after)
{
    json edits = json::array();
    for (std::size_t i = 0; i < step.edits.size(); ++i) {
        const Edit& edit = step.edits[i];
        const auto before = writtenSentences(edit.before, format);
        if (!before)
            return failure(before.error());
        edits.push_back({{"ids_before", encodedIds(edit.idsBefore)}, {"ids_after", encodedIds(edit.idsAfter)},
            {"before", encodedSentences(edit.before, *before)}, {"after", encodedSentences(edit.after, after[i])},
            {"author", edit.author}, {"time", secondsOf(edit.time)}, {"reason", edit.reason}});
    }
    const json record{{"operation", operationName(step.operation)}, {"edits", std::move(edits)}};
    std::string bytes;
    json::to_cbor(record, nlohmann::detail::output_adapter<char>(bytes));
    return bytes;
}

Result<Step> decodedStep(std::string_view bytes, const FormatPointer& format)
{
    // A record of any other shape is refused alike: nlohmann's exceptions end here.
    try {
        const json record = json::from_cbor(bytes.begin(), bytes.end());
        Step step{operationNamed(record.at("operation").get<std::string>()).value_or(Operation::Several), {}};
        for (const json& edit : record.at("edits"))
            step.edits.push_back(decodedEdit(edit, format));
        return step;
    } catch (const std::exception&) {
        return failure(JournalProblem::Damaged);
    }
}

} // namespace arcwright
