// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a journal beside a file, as its records, as what annotators said of the file or what it was converted
// from, and as a single step.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "core/base/journal_path.h"
#include "core/base/record_log.h"
#include "core/conversion/sidecar.h"
#include "core/documents/step_record.h"
#include "core/documents/working_copy.h"
#include "core/formats/open.h"

using namespace arcwright;

namespace {

constexpr std::string_view file
    = "# sent_id = a\n1\tone\t_\tX\t_\t_\t0\troot\t_\t_\n\n1\ttwo\t_\tX\t_\t_\t0\troot\t_\t_\n\n";

void write(const std::string& path, std::string_view bytes)
{
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

/// Gone when the fuzzer ends.
struct Folder {
    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "arcwright-fuzz-XXXXXX").string();
        path = ::mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(path); }

    std::string path;
};

const std::string& folder()
{
    static const Folder made;
    return made.path;
}

/// The bytes as records with all checksums right: a type, the length of the payload in one byte, the payload. What a
/// content record says is said of `hash`.
std::vector<LogRecord> recordsIn(std::string_view bytes, std::uint64_t hash)
{
    std::vector<LogRecord> records;
    while (bytes.size() >= 2) {
        LogRecord record{static_cast<std::uint8_t>(bytes[0]), {}};
        const std::size_t length = static_cast<unsigned char>(bytes[1]);
        if (record.type == 'C') {
            for (int shift = 0; shift < 64; shift += 8)
                record.payload += static_cast<char>(hash >> shift & 0xff);
        }
        record.payload += bytes.substr(2, length);
        bytes.remove_prefix(std::min(bytes.size(), 2 + length));
        records.push_back(std::move(record));
    }
    return records;
}

/// Opens the file with all that lies beside it, undoes everything, and goes on working.
void work(const std::string& path)
{
    {
        WorkingCopy copy(openDocument(path).value());
        while (copy.undo()) { }
        const auto before = copy.document()->sentence(0);
        if (!before->problem && before->size() > 0) {
            auto after = std::make_shared<const Sentence>(withRelation(*before, 1, "new"));
            Step step{Operation::SetRelation, {replacement(copy.document()->id(0), before, after)}};
            if (!copy.make(std::move(step)))
                std::abort();
        }
    }
    WorkingCopy again(openDocument(path).value());
    if (!again.document()->serialised())
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    for (const auto& entry : std::filesystem::directory_iterator(folder()))
        std::filesystem::remove(entry);
    const std::string path = folder() + "/a.conllu";
    write(path, file);
    write(journalPath(path), bytes);
    write(annotationPath(path), bytes);
    if (const auto sidecar = readSidecar(path); sidecar && *sidecar) [[maybe_unused]]
        const std::string original = (*sidecar)->bytes();
    work(path);
    if (auto log = RecordLog::open(journalPath(path))) {
        if (!log->rewrite(recordsIn(bytes, openDocument(path).value()->bytes().hash())))
            std::abort();
    }
    work(path);
    [[maybe_unused]] const auto step = decodedStep(bytes, formatNamed("conllu"));
    return 0;
}
