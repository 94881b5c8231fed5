// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/annotation_file.h"

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>
#include <unistd.h>

#include "core/base/atomic_file.h"
#include "core/base/hash.h"
#include "core/documents/annotation_json.h"
#include "core/documents/annotation_text.h"
#include "core/documents/document_name.h"
#include "core/documents/document_problems.h"
#include "core/documents/json_object.h"
#include "core/documents/sentence_identity.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

namespace {

using nlohmann::json;

constexpr const char* annotationsKey = "annotations";
constexpr const char* lostKey = "lost_annotations";
constexpr const char* saveKey = "save";
constexpr const char* inTextKey = "annotations_in_file";

std::string hexOf(std::uint64_t number)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = text.size(); i-- > 0; number >>= 4)
        text[i] = digits[number & 15];
    return text;
}

std::string wordsHash(const Sentence& sentence)
{
    return hexOf(hashOf(wordsKey(sentence)));
}

/// The sentences of a document by name and by words, looked up when one is not where it was.
class Index {
public:
    explicit Index(const Document& document) : m_document(document) { }

    std::optional<std::size_t> find(const StoredAnnotation& stored)
    {
        if (stored.sentence < m_document.size() && wordsHash(*m_document.sentence(stored.sentence)) == stored.words)
            return stored.sentence;
        build();
        const auto named = stored.sentId.empty() ? std::nullopt : m_names.first(stored.sentId);
        return named ? named : m_words.first(stored.words);
    }

private:
    void build()
    {
        if (m_isBuilt)
            return;
        m_isBuilt = true;
        for (std::size_t i = 0; i < m_document.size(); ++i) {
            const auto sentence = m_document.sentence(i);
            m_names.add(sentence->metadata("sent_id"), i);
            m_words.add(wordsHash(*sentence), i);
        }
    }

    const Document& m_document;
    bool m_isBuilt = false;
    SentencesByKey m_names;
    SentencesByKey m_words; ///< by the hash that annotations are stored with
};

/// The annotation as far as it still holds of the sentence.
Annotation holding(const StoredAnnotation& stored, const Sentence& sentence)
{
    Annotation annotation = stored.annotation;
    if (stored.analysis != analysisHash(sentence))
        annotation.confirmed = false;
    if (stored.words != wordsHash(sentence))
        annotation.pins.clear();
    std::erase_if(annotation.pins, [&](const Pin& pin) {
        return pin.dependent < 1 || pin.dependent > sentence.unitCount() || pin.head < 0
            || pin.head > sentence.unitCount();
    });
    return annotation;
}

bool hasWordsOf(const Sentence& sentence, const StoredAnnotation& stored)
{
    return stored.words == wordsHash(sentence);
}

/// Takes over what was said meanwhile, when the words could not be read; false if that replaced something.
bool bringOver(Annotation& annotation, const Annotation& meanwhile)
{
    const Annotation before = annotation;
    if (!meanwhile.comment.empty())
        annotation.comment = meanwhile.comment;
    if (!meanwhile.waivers.empty())
        annotation.waivers = meanwhile.waivers;
    return (before.comment.empty() || before.comment == annotation.comment)
        && (before.waivers.empty() || before.waivers == annotation.waivers);
}

json entryOf(const Sentence& sentence, std::size_t index)
{
    json entry = toJson(sentence.annotation);
    entry["sentence"] = index + 1;
    if (const auto name = sentence.metadata("sent_id"); !name.empty())
        entry["sent_id"] = name;
    entry["words"] = wordsHash(sentence);
    entry["analysis"] = analysisHash(sentence);
    return entry;
}

const json::array_t& listIn(const json& object, const char* key)
{
    static const json::array_t none;
    const auto found = object.find(key);
    return found != object.end() && found->is_array() ? found->get_ref<const json::array_t&>() : none;
}

} // namespace

std::string analysisHash(const Sentence& sentence)
{
    std::string text = wordsKey(sentence);
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        text += std::to_string(sentence.headOf(unit)) + ' ' + sentence.relationOf(unit) + '\n';
    for (const Token& token : sentence.tokens)
        text += fieldText(token, WordField::Parents) + '\n';
    return hexOf(hashOf(text));
}

std::string annotationPath(const std::string& documentPath)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const std::size_t mark = fs::exists(documentPath, error) ? std::string::npos : documentPath.rfind('#');
    const std::string path = documentPath.substr(0, mark);
    const std::string zone = mark == std::string::npos ? std::string() : documentPath.substr(mark);
    const auto beside = [&](const std::string& file) { return file + zone + ".arcwright.json"; };
    if (!fs::is_symlink(path, error) || fs::exists(beside(path), error))
        return beside(path);
    const std::string file = resolvedPath(path).value_or(path);
    const bool isKept = fs::exists(beside(file), error) || ::access(fs::path(file).parent_path().c_str(), W_OK) == 0;
    return beside(isKept ? file : path);
}

Result<AnnotationFile> readAnnotations(const std::string& documentPath)
{
    const auto object = readJsonObject(annotationPath(documentPath), DocumentProblem::NotAnAnnotationFile);
    if (!object)
        return failure(object.error());
    AnnotationFile file;
    file.save = std::strtoull(textIn(*object, saveKey).c_str(), nullptr, 16);
    file.isInText = object->value(inTextKey, json()) == true;
    for (const char* key : {annotationsKey, lostKey}) {
        for (const json& entry : listIn(*object, key)) {
            StoredAnnotation stored{SIZE_MAX, textIn(entry, "sent_id"), textIn(entry, "words"),
                textIn(entry, "analysis"), annotationFrom(entry), entry.dump()};
            const auto place = entry.is_object() ? entry.find("sentence") : entry.end();
            if (key == annotationsKey && place != entry.end() && place->is_number_unsigned()
                && place->get<std::uint64_t>() > 0)
                stored.sentence = place->get<std::size_t>() - 1;
            file.annotations.push_back(std::move(stored));
        }
    }
    return file;
}

Result<AnnotationFile> readAnnotations(const Document& document)
{
    const std::string name = documentName(document);
    std::error_code error;
    if (name == document.path() || std::filesystem::exists(annotationPath(name), error))
        return readAnnotations(name);
    auto file = readAnnotations(document.path());
    if (!file || file->annotations.empty())
        return file;
    std::set<std::string, std::less<>> ids;
    for (std::size_t i = 0; i < document.size(); ++i)
        ids.emplace(document.sentence(i)->metadata("sent_id"));
    std::erase_if(file->annotations,
        [&](const StoredAnnotation& each) { return each.sentId.empty() || !ids.contains(each.sentId); });
    return file;
}

FoundAnnotations foundIn(const Document& document, const AnnotationFile& file)
{
    FoundAnnotations found;
    Index index(document);
    const FilePacking* const packing = document.format()->packing();
    const bool isWhole = file.annotations.empty() || packing == nullptr || packing->isWhole();
    std::set<std::size_t> ofOtherWords; // sentences
    for (const StoredAnnotation& stored : file.annotations) {
        const auto place = index.find(stored);
        if (!place) {
            found.lost.push_back(stored.entry);
            continue;
        }
        const auto sentence = document.sentence(*place);
        const bool hasWords = hasWordsOf(*sentence, stored);
        const auto [known, isNew] = found.ofSentences.emplace(*place, Annotation());
        if (isNew) {
            known->second = holding(stored, *sentence);
            if (!hasWords)
                ofOtherWords.insert(*place);
            if (!hasWords && !isWhole)
                found.lost.push_back(stored.entry);
        } else if (hasWords && ofOtherWords.erase(*place) > 0) {
            const Annotation meanwhile = std::exchange(known->second, holding(stored, *sentence));
            if (!bringOver(known->second, meanwhile))
                found.lost.push_back(stored.entry);
        } else {
            found.lost.push_back(stored.entry);
        }
    }
    return found;
}

Result<void> writeAnnotations(const Document& document, const std::string& documentPath,
    const std::vector<std::string>& lost, std::uint64_t save, bool isInText)
{
    const std::string path = annotationPath(documentPath);
    auto annotated = document.annotated();
    const std::size_t all = annotated.size();
    if (document.format()->keepsAnnotations())
        std::erase_if(annotated, [&](std::size_t index) { return saysAnnotation(*document.sentence(index)); });
    const bool mustSayWhere = isInText && annotated.size() == all; // else the text tells
    json entries = json::array();
    for (const std::size_t place : annotated)
        entries.push_back(entryOf(*document.sentence(place), place));
    json lostEntries = json::array();
    for (const std::string& entry : lost)
        lostEntries.push_back(json::parse(entry));
    const bool saysSomething = !entries.empty() || !lostEntries.empty() || mustSayWhere;
    auto written = changeJsonObject(path, DocumentProblem::NotAnAnnotationFile, [&](json& object) {
        const auto put = [&](const char* key, bool isThere, json value) {
            if (isThere)
                object[key] = std::move(value);
            else
                object.erase(key);
        };
        put(annotationsKey, !entries.empty(), entries);
        put(lostKey, !lostEntries.empty(), lostEntries);
        put(inTextKey, mustSayWhere, true);
        put(saveKey, saysSomething, hexOf(save));
    });
    // A file of somebody else's is only in the way if there is something to write.
    const bool isInTheWay
        = written || written.error().code != DocumentProblem::NotAnAnnotationFile || !annotated.empty() || mustSayWhere;
    return isInTheWay ? std::move(written) : Result<void>();
}

} // namespace arcwright
