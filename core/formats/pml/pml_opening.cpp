// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_opening.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "core/formats/format_problems.h"
#include "core/formats/pml/pml_files.h"
#include "core/formats/pml/pml_format.h"
#include "core/formats/pml/pml_layers.h"
#include "core/formats/pml/pml_look.h"
#include "core/formats/pml/pml_pieces.h"

namespace arcwright {

namespace {

constexpr std::size_t looked = std::size_t(64) << 10; // bytes at the beginning of a file that are looked at

/// Reads what a look has found.
class Reading {
public:
    explicit Reading(const PmlLook& look) : m_look(look) { }

    Result<PmlRead> run()
    {
        auto trees = pmlFileOf(m_look.path, m_look.trees);
        if (!trees)
            return failure(trees.error());
        trees->layer = 'a';
        const auto elements = pmlElementsOf(*trees->text, m_look.path);
        if (!elements)
            return failure(elements.error());
        const auto roots = rootsOf(*elements, m_look.path, m_look.zone);
        if (!roots)
            return failure(roots.error());
        if (roots->isTreex)
            takeZone(*roots, *elements);
        surveyTrees(*m_treebank, *elements, roots->zone.roots);
        if (!roots->isTreex)
            readLayers(*elements);
        PmlJoining joining(*m_treebank, *elements, m_words ? &*m_words : nullptr, m_tokens);
        m_read.text = FileBytes::ofText(joining.joined(roots->zone.roots));
        m_read.spans = sentencesOfPieces(m_read.text);
        m_read.files.push_back(std::move(*trees));
        m_read.treebank = std::move(m_treebank);
        return std::move(m_read);
    }

private:
    void takeZone(const PmlRoots& roots, const PmlElements& elements)
    {
        const TreexZone& zone = roots.zone;
        m_treebank->layout = PmlLayout::Treex;
        if (zone.roots.empty())
            return;
        if (!roots.zones.others.empty())
            note(FormatProblem::PmlOtherZones, {zone.name, zoneList(roots.zones.others)});
        m_treebank->isCzech = zone.name.starts_with("cs");
        for (std::size_t i = 0; i < zone.roots.size(); ++i)
            m_treebank->places[std::string(elements.attribute(zone.roots[i], "id"))].text = zone.texts[i];
    }

    /// Reads the layers below the trees.
    void readLayers(const PmlElements& trees)
    {
        const PmlReference words = referenceOf(trees, "mdata");
        m_treebank->wordReference = words.prefix + '#';
        noteMissing(m_look.words, words, "m", !m_treebank->hasWords);
        auto file = readLayer(m_look.words, "mdata", "m", m_words);
        if (!file)
            return;
        file->layer = 'm';
        m_wordsText = file->text;
        m_treebank->wordPrefix = m_words->prefix();
        m_treebank->hasWords = true;
        readTokens(referenceOf(*m_words, "wdata"));
        m_read.files.push_back(std::move(*file));
    }

    void readTokens(const PmlReference& tokens)
    {
        noteMissing(m_look.tokens, tokens, "w", true);
        std::optional<PmlElements> elements;
        auto file = readLayer(m_look.tokens, "wdata", "w", elements);
        if (!file)
            return;
        m_tokens = PmlTokens(*m_treebank, *elements, tokens.prefix + '#');
        m_read.files.push_back(std::move(*file));
    }

    /// Reads the file of a layer. Where that fails, the trees are there without it, which is said.
    std::optional<PmlFile> readLayer(
        const PmlLayerFile& layer, std::string_view root, const std::string& name, std::optional<PmlElements>& elements)
    {
        if (layer.path.empty())
            return std::nullopt;
        auto file = readPart(layer, root, elements);
        if (file)
            return std::move(*file);
        m_read.notices.push_back(file.error());
        note(FormatProblem::PmlLayerNotRead, {name, std::filesystem::path(layer.path).filename().string()});
        return std::nullopt;
    }

    static Result<PmlFile> readPart(
        const PmlLayerFile& layer, std::string_view root, std::optional<PmlElements>& elements)
    {
        if (!layer.bytes)
            return failure(layer.bytes.error());
        auto file = pmlFileOf(layer.path, *layer.bytes);
        if (!file)
            return file;
        auto read = pmlElementsOf(*file->text, layer.path);
        if (!read)
            return failure(read.error());
        if (const std::string_view name = read->name(PmlElements::root); name != root)
            return failure(
                Problem{FormatProblem::PmlLayerRoot, layer.path, 1, 1, {std::string(root), std::string(name)}});
        elements.emplace(std::move(*read));
        return file;
    }

    /// Says that a layer is missing, if it `isNeeded`, and where its name leads if that is not followed.
    void noteMissing(const PmlLayerFile& layer, const PmlReference& reference, const std::string& name, bool isNeeded)
    {
        if (leavesFolder(reference.href))
            note(FormatProblem::PmlLayerNotLocal, {reference.href});
        if (layer.path.empty() && isNeeded)
            note(FormatProblem::PmlLayerMissing, {name, reference.href});
    }

    void note(FormatProblem code, std::vector<std::string> arguments)
    {
        m_read.notices.push_back({code, m_look.path, 0, 0, std::move(arguments)});
    }

    const PmlLook& m_look;
    std::shared_ptr<PmlTreebank> m_treebank = std::make_shared<PmlTreebank>();
    std::shared_ptr<const std::string> m_wordsText; ///< keeps what m_words is of
    std::optional<PmlElements> m_words;
    PmlTokens m_tokens;
    PmlRead m_read;
};

/// The files of a document in the order in which they are written. A layer can name a file above it, which is one file.
std::vector<PmlFiles::File> filesOf(const PmlLook& look)
{
    std::vector<PmlFiles::File> files{{look.trees, 'a'}};
    std::vector<std::string> paths{look.path};
    const auto add = [&](const PmlLayerFile& layer, char letter) {
        const bool isThere = std::any_of(paths.begin(), paths.end(), [&](const std::string& path) {
            std::error_code ignored;
            return std::filesystem::equivalent(path, layer.path, ignored);
        });
        if (layer.path.empty() || !layer.bytes || isThere)
            return;
        files.insert(files.begin(), {*layer.bytes, letter});
        paths.push_back(layer.path);
    };
    add(look.words, 'm');
    add(look.tokens, '\0');
    return files;
}

} // namespace

bool looksLikePml(const FileBytes& bytes)
{
    const auto read = bytes.read(0, std::min(looked, bytes.size()));
    if (!read)
        return false;
    if (isGzip(*read))
        return true;
    const std::size_t first = read->find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string::npos || (*read)[first] != '<')
        return false;
    for (const std::string_view root : {"adata", "mdata", "wdata", "tdata", "treex_document"}) {
        for (std::size_t at = read->find(root); at != std::string::npos; at = read->find(root, at + 1)) {
            const std::size_t tag = read->find_last_of("<> \t\r\n", at);
            const std::size_t end = at + root.size();
            const bool isWhole
                = end < read->size() && std::string_view(" \t\r\n/>").find((*read)[end]) != std::string_view::npos;
            if (isWhole && tag != std::string::npos && (*read)[tag] == '<')
                return true;
        }
    }
    return false;
}

Result<std::shared_ptr<const Document>> openPml(
    const std::string& path, const std::shared_ptr<const FileBytes>& bytes, const std::string& zone, WhenRead when)
{
    auto found = lookAtPml(path, bytes, zone);
    if (!found)
        return failure(found.error());
    const auto look = std::make_shared<const PmlLook>(std::move(*found));
    const auto files = std::make_shared<const PmlFiles>(
        filesOf(*look), look->sentences, PmlZone{look->zones, look->bundles}, [look] { return Reading(*look).run(); });
    if (when == WhenRead::Now && files->read().problem)
        return failure(*files->read().problem);
    const bool isTreex = look->isTreex;
    auto format = std::make_shared<const PmlFormat>(isTreex ? zone : std::string(), files);
    return Document::waiting(path, std::move(format), look->sentences, [files] {
        return DocumentContent::Parts{files->read().text, files->read().spans};
    });
}

Result<std::shared_ptr<const Document>> openPmlZone(
    const std::string& path, const std::shared_ptr<const FileBytes>& bytes, const FormatOptions& options, WhenRead when)
{
    return openPml(path, bytes, pmlZoneOf(options), when);
}

} // namespace arcwright
