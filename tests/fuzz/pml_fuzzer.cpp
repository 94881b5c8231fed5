// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the files of a Prague document, divided by the character 1F, which XML cannot have: trees, words,
// tokens. What opens comes back byte for byte, edits read back, and taking them back restores all.

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "core/base/gzip.h"
#include "core/formats/pml/pml_opening.h"
#include "core/treebank/file_packing.h"

using namespace arcwright;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

std::string folder()
{
    static const std::string made = [] {
        std::string path = "/dev/shm/arcwright-fuzz-" + std::to_string(::getpid());
        std::filesystem::create_directory(path);
        return path;
    }();
    return made;
}

std::string write(const std::string& name, std::string_view bytes)
{
    const std::string path = folder() + '/' + name;
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
}

/// Writes the parts of the input as files; the path of the trees.
std::string writeFiles(std::string_view input)
{
    const auto next = [&] {
        const std::string_view part = input.substr(0, input.find('\x1F'));
        input.remove_prefix(std::min(input.size(), part.size() + 1));
        return part;
    };
    const bool isPacked = isGzip(input);
    const std::string path = write("f.a", isPacked ? input : next());
    std::filesystem::remove(folder() + "/f.m");
    std::filesystem::remove(folder() + "/f.w");
    if (!isPacked && !input.empty())
        write("f.m", next());
    if (!isPacked && !input.empty())
        write("f.w", next());
    return path;
}

/// Another head and relation for a word that the content itself chooses; the head is not below the word.
Sentence corrected(const Sentence& sentence, std::size_t choice)
{
    const int word = static_cast<int>(choice % static_cast<std::size_t>(sentence.size())) + 1;
    const int head = static_cast<int>(choice / 7 % (static_cast<std::size_t>(sentence.size()) + 1));
    for (int above = head; above > 0; above = sentence.word(above).head) {
        if (above == word)
            return withRelation(sentence, word, "N<w");
    }
    return withRelation(withHead(sentence, word, head), word, "New");
}

void checkContents(const Document& document, bool areAsRead)
{
    const FilePacking& packing = *document.format()->packing();
    const auto contents = packing.contents(document.serialised().value()).value();
    for (std::size_t i = 0; i < contents.size(); ++i) {
        const FileBytes& file = *packing.files()[i];
        const bool isAsRead = contents[i] == file.read(0, file.size()).value();
        require(isAsRead || (!areAsRead && packing.canChange(i)));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string path = writeFiles(std::string_view(reinterpret_cast<const char*>(data), size));
    const auto opened = openPml(path, FileBytes::open(path).value(), {});
    if (!opened)
        return 0;
    const auto document = *opened;
    const Format& format = *document->format();
    checkContents(*document, true);
    auto edited = document;
    std::vector<Edit> edits;
    for (std::size_t i = 0; i < document->size() && i < 20; ++i) {
        const auto sentence = document->sentence(i);
        if (sentence->problem) {
            require(sentence->problem->line > 0 && sentence->problem->column > 0);
            continue;
        }
        require(format.write(*sentence) == sentence->source.text());
        for (const FormatWarning& warning : format.warnings(*sentence))
            require(warning.problem.line > 0 && warning.problem.column > 0);
        if (sentence->size() == 0)
            continue;
        const auto after = std::make_shared<const Sentence>(corrected(*sentence, size + i));
        const auto written = format.write(*after);
        if (!written)
            continue;
        const auto bytes = std::make_shared<const std::string>(*written);
        const Sentence again = format.read({bytes, 0, bytes->size(), 1, document->format()});
        require(!again.problem && again.hasContentOf(*after));
        edits.push_back(replacement(document->id(i), sentence, after));
        edited = edited->with(edits.back());
    }
    checkContents(*edited, false);
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        edited = edited->with(inverted(*edit));
    checkContents(*edited, true);
    return 0;
}
