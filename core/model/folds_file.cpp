// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/folds_file.h"

#include <algorithm>
#include <fstream>
#include <new>
#include <set>
#include <utility>

#include "core/base/atomic_file.h"
#include "core/base/block_file.h"
#include "core/base/hash.h"
#include "core/base/parallel.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/folds_problems.h"
#include "core/model/model_file.h"

namespace arcwright {

namespace {

constexpr BlockFileKind foldsKind{foldsMagic, foldsFileVersion, FoldsProblem::NotFolds, FoldsProblem::TooNew,
    FoldsProblem::TooOld, FoldsProblem::Truncated, FoldsProblem::Damaged};
constexpr std::size_t lengthSize = sizeof(std::uint64_t);
constexpr std::size_t headSize = 16 + 4 + 2 * lengthSize + lengthSize + 2 * sizeof(std::uint64_t);
constexpr std::uint64_t mostFolds = 10'000;

const Vocabulary* vocabularyOf(const AnyModel& model)
{
    return std::visit([](const auto& one) { return one->vocabulary.get(); }, model);
}

std::string formsText(const Vocabulary* vocabulary)
{
    std::string text;
    if (vocabulary == nullptr)
        return text;
    for (const std::string& form : std::set<std::string>(vocabulary->begin(), vocabulary->end())) {
        append(text, static_cast<std::uint32_t>(form.size()));
        text += form;
    }
    return text;
}

/// Null where there are none, or they have another form.
std::shared_ptr<const Vocabulary> formsIn(std::string_view text)
{
    auto vocabulary = std::make_shared<Vocabulary>();
    while (!text.empty()) {
        constexpr std::size_t size = sizeof(std::uint32_t);
        if (text.size() < size || numberAt<std::uint32_t>(text, 0) > text.size() - size)
            return nullptr;
        const std::size_t length = numberAt<std::uint32_t>(text, 0);
        vocabulary->emplace(text.substr(size, length));
        text.remove_prefix(size + length);
    }
    return vocabulary->empty() ? nullptr : vocabulary;
}

/// A model that has just been read, and that nobody else has: a copy would be of all its weights.
template <class Kind>
AnyModel knowing(const std::shared_ptr<const Kind>& model, const std::shared_ptr<const Vocabulary>& vocabulary)
{
    std::const_pointer_cast<Kind>(model)->vocabulary = vocabulary;
    return model;
}

std::string foldText(const AnyModel& model)
{
    std::string blocks;
    appendBlock(blocks, std::visit([](const auto& one) { return serialised(*one); }, model));
    appendBlock(blocks, formsText(vocabularyOf(model)));
    return blocks;
}

Result<AnyModel> foldIn(std::string_view bytes)
{
    if (bytes.size() < sizeof(std::uint64_t)
        || hashOf(bytes.substr(sizeof(std::uint64_t))) != numberAt<std::uint64_t>(bytes, 0))
        return failure(FoldsProblem::Damaged);
    BlockReader blocks{bytes.substr(sizeof(std::uint64_t))};
    const std::string_view model = blocks.take();
    const std::string_view forms = blocks.take();
    const auto vocabulary = formsIn(forms);
    if (!blocks.sound || !blocks.rest.empty() || (!vocabulary && !forms.empty()))
        return failure(FoldsProblem::Damaged);
    const auto known = [&](const auto& read) -> Result<AnyModel> {
        return read ? Result<AnyModel>(knowing(*read, vocabulary)) : failure(read.error());
    };
    return model.starts_with(bunsetsuModelMagic) ? known(parseBunsetsuModel(model)) : known(parseModel(model));
}

struct Part {
    std::size_t offset = 0;
    std::size_t length = 0;
};

/// Where the folds are in a file whose head is sound.
Result<std::vector<Part>> partsOf(const FileBytes& file, std::uint64_t count)
{
    std::vector<Part> parts;
    std::size_t offset = headSize;
    while (parts.size() < count) {
        if (file.size() - offset < lengthSize)
            return failure(FoldsProblem::Truncated);
        const auto length = file.read(offset, lengthSize);
        if (!length)
            return failure(length.error());
        offset += lengthSize;
        parts.push_back({offset, numberAt<std::uint64_t>(*length, 0)});
        if (parts.back().length > file.size() - offset)
            return failure(FoldsProblem::Truncated);
        offset += parts.back().length;
    }
    return offset == file.size() ? Result<std::vector<Part>>(std::move(parts)) : failure(FoldsProblem::Damaged);
}

} // namespace

std::string foldsPath(const std::string& modelPath)
{
    return modelPath + ".folds";
}

Result<void> writeFolds(const std::string& path, const std::vector<AnyModel>& folds, std::uint64_t whole)
{
    auto file = AtomicFile::create(path, Links::Refuse);
    if (!file)
        return failure(file.error());
    std::string head;
    appendNumbers(head, std::vector<std::uint64_t>{whole, folds.size()});
    auto written = file->write(withHead(foldsKind, head));
    for (std::size_t fold = 0; written && fold < folds.size(); ++fold) {
        const std::string text = foldText(folds[fold]);
        std::string before;
        append<std::uint64_t>(before, sizeof(std::uint64_t) + text.size());
        append<std::uint64_t>(before, hashOf(text));
        written = file->write(before);
        if (written)
            written = file->write(text);
    }
    if (!written)
        return written;
    const auto done = file->commit();
    return done ? Result<void>() : failure(done.error());
}

std::size_t foldCount(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string head(headSize, '\0');
    const auto blocks = file.read(head.data(), static_cast<std::streamsize>(head.size()))
        ? checkedBlocks(foldsKind, head)
        : failure(FoldsProblem::Truncated);
    if (!blocks)
        return 0;
    BlockReader reader{*blocks};
    const auto numbers = reader.takeNumbers<std::uint64_t>();
    return reader.sound && numbers.size() == 2 ? numbers[1] : 0;
}

Result<std::vector<AnyModel>> foldsIn(const FileBytes& file, std::uint64_t whole, unsigned threads)
{
    const auto head = file.read(0, std::min(file.size(), headSize));
    const auto blocks = head ? checkedBlocks(foldsKind, *head) : failure(head.error());
    if (!blocks)
        return failure(blocks.error());
    BlockReader reader{*blocks};
    const auto numbers = reader.takeNumbers<std::uint64_t>();
    if (!reader.sound || numbers.size() != 2 || numbers[1] > mostFolds)
        return failure(FoldsProblem::Damaged);
    if (numbers[0] != whole)
        return failure(FoldsProblem::OfOtherModel);
    const auto parts = partsOf(file, numbers[1]);
    if (!parts)
        return failure(parts.error());
    std::vector<Result<AnyModel>> read(parts->size());
    parallelFor(parts->size(), threads, {}, [&](std::size_t fold, unsigned) {
        try {
            const auto bytes = file.read((*parts)[fold].offset, (*parts)[fold].length);
            read[fold] = bytes ? foldIn(*bytes) : failure(bytes.error());
        } catch (const std::bad_alloc&) { // their model can be used without them
            read[fold] = failure(JobProblem::OutOfMemory);
        }
    });
    std::vector<AnyModel> folds;
    for (Result<AnyModel>& fold : read) {
        if (!fold)
            return failure(fold.error());
        if (!folds.empty() && unitsOf(folds.front()) != unitsOf(*fold))
            return failure(FoldsProblem::Damaged);
        folds.push_back(std::move(*fold));
    }
    return folds;
}

} // namespace arcwright
