// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tagger_file.h"

#include <bit>

#include <nlohmann/json.hpp>

#include "core/base/block_file.h"
#include "core/base/file_problems.h"
#include "core/base/json_number.h"
#include "core/base/text_file.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"

namespace arcwright {

namespace {

constexpr int mostTaggerBits = 28;
constexpr float largestTaggerWeight = 1e9F;

std::string knowledgeText(const Tagger::Knowledge& knowledge)
{
    nlohmann::json tags = nlohmann::json::array();
    for (const WordTags& tag : knowledge.tags)
        tags.push_back({tag.upos, tag.xpos, tag.feats});
    nlohmann::json words = nlohmann::json::object();
    for (const auto& [form, entries] : knowledge.words) {
        nlohmann::json list = nlohmann::json::array();
        for (const Tagger::Entry& entry : entries)
            list.push_back({entry.tag, entry.count, entry.lemma});
        words[form] = std::move(list);
    }
    const nlohmann::json all{{"tags", std::move(tags)}, {"words", std::move(words)}, {"endings", knowledge.endings},
        {"bits", std::bit_width(knowledge.weights.size()) - 1}};
    return all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// False if the text is not what knowledgeText() writes.
bool readKnowledge(std::string_view text, Tagger::Knowledge& knowledge)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object())
        return false;
    try {
        for (const auto& tag : json.at("tags"))
            knowledge.tags.push_back({tag.at(0), tag.at(1), tag.at(2)});
        const auto isTag = [&](std::uint32_t tag) { return tag < knowledge.tags.size(); };
        for (const auto& [form, list] : json.at("words").items()) {
            Tagger::Entries& entries = knowledge.words[form];
            for (const auto& entry : list) {
                entries.push_back(
                    {wholeNumber<std::uint32_t>(entry.at(0)), wholeNumber<std::uint32_t>(entry.at(1)), entry.at(2)});
                if (!isTag(entries.back().tag))
                    return false;
            }
            if (entries.empty())
                return false; // every word that was seen had a tag
        }
        for (const auto& [ending, tags] : json.at("endings").items()) {
            std::vector<std::uint32_t>& list = knowledge.endings[ending];
            for (const auto& tag : tags) {
                list.push_back(wholeNumber<std::uint32_t>(tag));
                if (!isTag(list.back()))
                    return false;
            }
        }
        const auto bits = wholeNumber<int>(json.at("bits"));
        if (bits < 1 || bits > mostTaggerBits)
            return false;
        knowledge.weights.assign(std::size_t{1} << bits, 0);
    } catch (const std::exception&) {
        return false;
    }
    return !knowledge.tags.empty();
}

nlohmann::json asJson(const LemmaEdits::Knowledge& knowledge)
{
    nlohmann::json edits = nlohmann::json::array();
    for (const LemmaEdit& edit : knowledge.edits)
        edits.push_back({edit.lower, edit.fromBegin, edit.toBegin, edit.fromEnd, edit.toEnd});
    nlohmann::json byTag = nlohmann::json::array();
    for (const auto& [tag, endings] : knowledge.byTag)
        byTag.push_back({tag, endings});
    return {{"edits", std::move(edits)}, {"by_tag", std::move(byTag)}, {"by_upos", knowledge.byUpos}};
}

nlohmann::json asJson(const MultiwordEdits::Knowledge& knowledge)
{
    nlohmann::json edits = nlohmann::json::array();
    for (const MultiwordEdit& edit : knowledge.edits)
        edits.push_back({edit.atEnd, edit.from, edit.to, edit.others});
    return {{"edits", std::move(edits)}, {"forms", knowledge.forms}, {"endings", knowledge.endings},
        {"beginnings", knowledge.beginnings}};
}

/// What a tagger knows beyond tags: how text is divided, and lemmas of new words. Empty if it knows nothing of it.
std::string furtherText(const Tagger::Knowledge& knowledge)
{
    if (!knowledge.segmenter)
        return {};
    const Segmenter::Knowledge& segments = knowledge.segmenter->knowledge();
    const nlohmann::json all{{"lemmas", asJson(knowledge.lemmas.knowledge())},
        {"multiword", asJson(segments.multiword.knowledge())}, {"bits", std::bit_width(segments.weights.size()) - 1}};
    return all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Numbers by text, all of them below `end`. Throws otherwise.
std::map<std::string, std::uint32_t> numbersIn(const nlohmann::json& json, std::size_t end)
{
    std::map<std::string, std::uint32_t> numbers;
    for (const auto& [text, value] : json.items()) {
        const auto number = wholeNumber<std::uint32_t>(value);
        if (number >= end)
            throw std::out_of_range("no edit has this number");
        numbers.emplace(text, number);
    }
    return numbers;
}

LemmaEdits::Knowledge lemmasIn(const nlohmann::json& json)
{
    LemmaEdits::Knowledge knowledge;
    for (const auto& edit : json.at("edits"))
        knowledge.edits.push_back({edit.at(0).get<bool>(), edit.at(1), edit.at(2), edit.at(3), edit.at(4)});
    for (const auto& each : json.at("by_tag"))
        knowledge.byTag.emplace(wholeNumber<std::uint32_t>(each.at(0)), numbersIn(each.at(1), knowledge.edits.size()));
    for (const auto& [upos, endings] : json.at("by_upos").items())
        knowledge.byUpos.emplace(upos, numbersIn(endings, knowledge.edits.size()));
    return knowledge;
}

MultiwordEdits::Knowledge multiwordIn(const nlohmann::json& json)
{
    MultiwordEdits::Knowledge knowledge;
    for (const auto& edit : json.at("edits"))
        knowledge.edits.push_back(
            {edit.at(0).get<bool>(), edit.at(1), edit.at(2), edit.at(3).get<std::vector<std::string>>()});
    const std::size_t end = knowledge.edits.size() + 1;
    knowledge.forms = numbersIn(json.at("forms"), end);
    knowledge.endings = numbersIn(json.at("endings"), end);
    knowledge.beginnings = numbersIn(json.at("beginnings"), end);
    return knowledge;
}

/// False if the text is not what furtherText() writes.
bool readFurther(std::string_view text, std::string_view weights, Tagger::Knowledge& knowledge)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object())
        return false;
    try {
        Segmenter::Knowledge segments;
        knowledge.lemmas = LemmaEdits(lemmasIn(json.at("lemmas")));
        segments.multiword = MultiwordEdits(multiwordIn(json.at("multiword")));
        const auto bits = wholeNumber<int>(json.at("bits"));
        if (bits < 1 || bits > mostTaggerBits)
            return false;
        segments.weights.assign(std::size_t{1} << bits, 0);
        if (!readSparse(weights, segments.weights, largestTaggerWeight))
            return false;
        knowledge.segmenter = std::make_shared<const Segmenter>(std::move(segments));
    } catch (const std::exception&) {
        return false;
    }
    return true;
}

} // namespace

Result<void> saveModel(const Model& model, const Tagger& tagger, const std::string& path, const std::stop_token& stop)
{
    std::string blocks;
    appendBlock(blocks, knowledgeText(tagger.knowledge()));
    appendBlock(blocks, sparseBlock(tagger.knowledge().weights));
    if (const std::string further = furtherText(tagger.knowledge()); !further.empty()) {
        appendBlock(blocks, further);
        appendBlock(blocks, sparseBlock(tagger.knowledge().segmenter->knowledge().weights));
    }
    return writeFileAtomically(path, withFurtherBlocks(model, blocks), Links::Follow, stop);
}

Result<std::shared_ptr<const Tagger>> parseTagger(std::string_view bytes)
{
    const auto further = furtherBlocks(bytes);
    if (!further)
        return failure(further.error());
    if (further->empty())
        return std::shared_ptr<const Tagger>();
    BlockReader blocks{*further};
    const std::string_view text = blocks.take();
    const std::string_view weights = blocks.take();
    Tagger::Knowledge knowledge;
    if (!blocks.sound || !readKnowledge(text, knowledge)
        || !readSparse(weights, knowledge.weights, largestTaggerWeight))
        return failure(ModelProblem::Damaged);
    if (!blocks.rest.empty()) { // of a model that also knows how to divide text
        const std::string_view segments = blocks.take();
        const std::string_view boundaries = blocks.take();
        if (!blocks.sound || !readFurther(segments, boundaries, knowledge))
            return failure(ModelProblem::Damaged);
    }
    return std::make_shared<const Tagger>(std::move(knowledge));
}

Result<std::shared_ptr<const Tagger>> loadTagger(const std::string& path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    auto tagger = bytes->empty() ? failure(FileProblem::IsEmpty) : parseTagger(*bytes);
    if (!tagger)
        tagger.error().file = path;
    return tagger;
}

} // namespace arcwright
