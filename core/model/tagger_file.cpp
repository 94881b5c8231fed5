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

} // namespace

Result<void> saveModel(const Model& model, const Tagger& tagger, const std::string& path)
{
    std::string blocks;
    appendBlock(blocks, knowledgeText(tagger.knowledge()));
    appendBlock(blocks, sparseBlock(tagger.knowledge().weights));
    return writeFileAtomically(path, withFurtherBlocks(model, blocks));
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
