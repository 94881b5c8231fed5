// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_opening.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "core/formats/format_problems.h"
#include "core/formats/pml/pml_files.h"
#include "core/formats/pml/pml_format.h"
#include "core/formats/pml/pml_layers.h"
#include "core/formats/pml/pml_pieces.h"

namespace arcwright {

namespace {

constexpr std::size_t looked = std::size_t(64) << 10; // bytes at the beginning of a file that are looked at

/// The name of the document, without folder and endings.
std::string stemOf(const std::string& path)
{
    std::filesystem::path name = std::filesystem::path(path).filename();
    if (name.extension() == ".gz")
        name = name.stem();
    return name.stem().string();
}

Result<PmlElements> elementsOf(const PmlFile& file, const std::string& path)
{
    auto elements = readXml(*file.text);
    if (!elements) {
        elements.error().file = path;
        return failure(elements.error());
    }
    std::string prefix = pmlPrefixOf(elements->front());
    return PmlElements(*file.text, std::move(*elements), std::move(prefix));
}

/// Opens one document.
class Opening {
public:
    Opening(std::string path, std::string zone) : m_path(std::move(path)), m_zone(std::move(zone)) { }

    Result<std::shared_ptr<const Document>> run(const std::shared_ptr<const FileBytes>& bytes)
    {
        auto trees = pmlFileOf(m_path, bytes);
        if (!trees)
            return failure(trees.error());
        const std::size_t first = trees->text->find_first_not_of(" \t\r\n\xEF\xBB\xBF");
        if (trees->header && (first == std::string::npos || (*trees->text)[first] != '<'))
            return problem(FormatProblem::Unsupported, {"gzip"});
        trees->layer = 'a';
        auto elements = elementsOf(*trees, m_path);
        if (!elements)
            return failure(elements.error());
        const std::string_view name = elements->name(PmlElements::root);
        if (name == "mdata" || name == "wdata" || name == "tdata")
            return problem(FormatProblem::PmlLowerLayer, {std::string(name)});
        if (name != "adata" && name != "treex_document")
            return problem(FormatProblem::PmlRootUnknown, {(*elements)[PmlElements::root].name});
        if (auto found = name == "adata" ? findPragueTrees(*elements) : findTreexTrees(*elements); !found)
            return failure(found.error());
        surveyTrees(*m_treebank, *elements, m_roots);
        if (name == "adata") {
            if (auto layers = readLayers(*elements); !layers)
                return failure(layers.error());
        }
        std::string text = PmlJoining(*m_treebank, *elements, m_words ? &*m_words : nullptr, m_tokens).joined(m_roots);
        m_files.push_back(std::move(*trees));
        auto packing = std::make_shared<const PmlFiles>(std::move(m_files), std::move(m_notices));
        auto joined = FileBytes::ofText(std::move(text));
        auto format = std::make_shared<const PmlFormat>(m_zone, joined, std::move(m_treebank), std::move(packing));
        return Document::over(m_path, std::move(joined), std::move(format));
    }

private:
    tl::unexpected<Problem> problem(FormatProblem code, std::vector<std::string> arguments) const
    {
        return failure(Problem{code, m_path, 1, 1, std::move(arguments)});
    }

    Result<void> findPragueTrees(const PmlElements& elements)
    {
        m_zone.clear();
        m_roots = elements.members(elements.child(PmlElements::root, "trees"));
        return {};
    }

    Result<void> findTreexTrees(const PmlElements& elements)
    {
        m_treebank->layout = PmlLayout::Treex;
        const TreexZones zones = treexZones(elements);
        if (zones.empty())
            return {};
        const auto wanted = std::find_if(
            zones.begin(), zones.end(), [&](const TreexZone& zone) { return m_zone.empty() || zone.name == m_zone; });
        std::string others;
        for (const TreexZone& zone : zones) {
            if (wanted == zones.end() || zone.name != wanted->name)
                others += (others.empty() ? "" : ", ") + zone.name;
        }
        if (wanted == zones.end())
            return problem(FormatProblem::PmlZoneMissing, {m_zone, others});
        if (!others.empty() && m_zone.empty())
            m_notices.push_back({FormatProblem::PmlOtherZones, m_path, 0, 0, {wanted->name, others}});
        m_treebank->isCzech = wanted->name.starts_with("cs");
        m_roots = wanted->roots;
        for (std::size_t i = 0; i < m_roots.size(); ++i)
            m_treebank->places[std::string(elements.attribute(m_roots[i], "id"))].text = wanted->texts[i];
        return {};
    }

    /// Reads the layers below the trees.
    Result<void> readLayers(const PmlElements& trees)
    {
        const PmlReference words = referenceOf(trees, "mdata");
        const std::string path = pathOf(words, ".m", !m_treebank->hasWords, "m");
        m_treebank->wordReference = words.prefix + '#';
        if (path.empty())
            return {};
        auto file = readPmlFile(path);
        if (!file)
            return failure(file.error());
        auto elements = elementsOf(*file, path);
        if (!elements)
            return failure(elements.error());
        if (elements->name(PmlElements::root) != "mdata")
            return failure(Problem{FormatProblem::PmlRootUnknown, path, 1, 1, {(*elements)[PmlElements::root].name}});
        file->layer = 'm';
        m_wordsText = file->text;
        m_words.emplace(std::move(*elements));
        m_treebank->wordPrefix = m_words->prefix();
        m_treebank->hasWords = true;
        PmlReference tokens = referenceOf(*m_words, "wdata");
        auto read = readTokens(tokens);
        m_files.push_back(std::move(*file));
        return read;
    }

    Result<void> readTokens(const PmlReference& tokens)
    {
        const std::string path = pathOf(tokens, ".w", true, "w");
        if (path.empty())
            return {};
        auto file = readPmlFile(path);
        if (!file)
            return failure(file.error());
        const auto elements = elementsOf(*file, path);
        if (!elements)
            return failure(elements.error());
        m_tokens = PmlTokens(*m_treebank, *elements, tokens.prefix + '#');
        m_files.push_back(std::move(*file));
        return {};
    }

    /// The file of a layer; empty where it is missing, which is said if the layer `isNeeded`.
    std::string pathOf(const PmlReference& reference, const char* ending, bool isNeeded, const std::string& layer)
    {
        if (leavesFolder(reference.href))
            m_notices.push_back({FormatProblem::PmlLayerNotLocal, m_path, 0, 0, {reference.href}});
        std::string path = layerFile(m_path, reference.href, stemOf(m_path), ending);
        if (path.empty() && isNeeded)
            m_notices.push_back({FormatProblem::PmlLayerMissing, m_path, 0, 0, {layer, reference.href}});
        return path;
    }

    std::string m_path;
    std::string m_zone;
    std::shared_ptr<PmlTreebank> m_treebank = std::make_shared<PmlTreebank>();
    std::vector<int> m_roots; ///< elements of the trees
    std::shared_ptr<const std::string> m_wordsText; ///< keeps what m_words is of
    std::optional<PmlElements> m_words;
    PmlTokens m_tokens;
    std::vector<PmlFile> m_files; ///< the lower layers
    std::vector<Problem> m_notices;
};

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
    const std::string& path, const std::shared_ptr<const FileBytes>& bytes, const std::string& zone)
{
    return Opening(path, zone).run(bytes);
}

Result<std::shared_ptr<const Document>> openPmlZone(
    const std::string& path, const std::shared_ptr<const FileBytes>& bytes, const FormatOptions& options)
{
    return openPml(path, bytes, pmlZoneOf(options));
}

} // namespace arcwright
