// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the file of the models of folds, and as a fold whose checksum is right.

#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/base/block_file.h"
#include "core/base/hash.h"
#include "core/model/folds_file.h"
#include "core/model/folds_problems.h"

using namespace arcwright;

namespace {

constexpr std::uint64_t whole = 7;

void read(std::string bytes)
{
    const auto folds = foldsIn(*FileBytes::ofText(std::move(bytes)), whole);
    for (std::size_t fold = 0; folds && fold < folds->size(); ++fold) {
        if (isNull((*folds)[fold]) || unitsOf((*folds)[fold]) != unitsOf(folds->front()))
            std::abort();
    }
}

std::string withSoundHead(const std::string& fold)
{
    const BlockFileKind kind{foldsMagic, foldsFileVersion, FoldsProblem::NotFolds, FoldsProblem::TooNew,
        FoldsProblem::TooOld, FoldsProblem::Truncated, FoldsProblem::Damaged};
    std::string numbers;
    appendNumbers(numbers, std::vector<std::uint64_t>{whole, 1});
    std::string bytes = withHead(kind, numbers);
    append<std::uint64_t>(bytes, sizeof(std::uint64_t) + fold.size());
    append<std::uint64_t>(bytes, hashOf(fold));
    return bytes + fold;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    read(bytes);
    read(withSoundHead(bytes));
    return 0;
}
