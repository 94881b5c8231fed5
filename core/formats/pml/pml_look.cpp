// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_look.h"

#include <algorithm>
#include <filesystem>

#include "core/formats/format_problems.h"
#include "core/formats/pml/pml_files.h"

namespace arcwright {

namespace {

// How deep the roots of trees are nested.
constexpr int depthOfTrees = 4; // adata, trees, LM, and what tells a list of one
constexpr int depthOfTreexTrees = 7; // treex_document, bundles, LM, zones, zone, trees, a_tree

/// The name of the document, without folder and endings.
std::string stemOf(const std::string& path)
{
    std::filesystem::path name = std::filesystem::path(path).filename();
    if (name.extension() == ".gz")
        name = name.stem();
    return name.stem().string();
}

PmlLayerFile layerOf(const std::string& trees, const std::string& href, const char* ending)
{
    std::string path = layerFile(trees, href, stemOf(trees), ending);
    if (path.empty())
        return {};
    auto bytes = FileBytes::open(path);
    return {std::move(path), std::move(bytes)};
}

/// The name that a layer gives the one below it; what is wrong with it is said by whoever reads it.
std::string tokensNamedBy(const PmlLayerFile& words)
{
    const auto file = pmlFileOf(words.path, *words.bytes);
    if (!file)
        return {};
    const auto head = pmlElementsOf(*file->text, words.path, {kMostXml, kDeepestXml, "head"});
    return head ? referenceOf(*head, "wdata").href : std::string();
}

} // namespace

Result<PmlElements> pmlElementsOf(std::string_view text, const std::string& path, const XmlExtent& extent)
{
    auto elements = readXml(text, 0, extent);
    if (!elements) {
        elements.error().file = path;
        return failure(elements.error());
    }
    std::string prefix = pmlPrefixOf(elements->front());
    return PmlElements(text, std::move(*elements), std::move(prefix));
}

std::string zoneList(const std::vector<std::string>& zones)
{
    std::string list;
    for (const std::string& zone : zones)
        list += (list.empty() ? "" : ", ") + zone;
    return list;
}

Result<PmlRoots> rootsOf(const PmlElements& elements, const std::string& path, const std::string& zone)
{
    const auto problem = [&](FormatProblem code, std::vector<std::string> arguments) {
        return failure(Problem{code, path, 1, 1, std::move(arguments)});
    };
    const std::string_view name = elements.name(PmlElements::root);
    if (name == "mdata" || name == "wdata" || name == "tdata")
        return problem(FormatProblem::PmlLowerLayer, {std::string(name)});
    if (name != "adata" && name != "treex_document")
        return problem(FormatProblem::PmlRootUnknown, {elements[PmlElements::root].name});
    PmlRoots found;
    if (name == "adata") {
        found.zone.roots = elements.members(elements.child(PmlElements::root, "trees"));
        return found;
    }
    found.isTreex = true;
    TreexZones zones = treexZones(elements);
    if (zones.empty())
        return found;
    const auto wanted = std::find_if(
        zones.begin(), zones.end(), [&](const TreexZone& each) { return zone.empty() || each.name == zone; });
    for (const TreexZone& each : zones) {
        if (wanted == zones.end() || each.name != wanted->name)
            found.zones.others.push_back(each.name);
    }
    if (wanted == zones.end())
        return problem(FormatProblem::PmlZoneMissing, {zone, zoneList(found.zones.others)});
    found.zones.shown = wanted->name;
    found.zones.isFirst = wanted == zones.begin();
    found.zone = std::move(*wanted);
    return found;
}

Result<PmlLook> lookAtPml(
    const std::string& path, const std::shared_ptr<const FileBytes>& bytes, const std::string& zone)
{
    const auto trees = pmlFileOf(path, bytes);
    if (!trees)
        return failure(trees.error());
    const std::string_view text = *trees->text;
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (trees->header && (first == std::string_view::npos || text[first] != '<'))
        return failure(Problem{FormatProblem::Unsupported, path, 1, 1, {"gzip"}});
    const bool canBeTreex = text.find("treex_document") != std::string_view::npos;
    const auto elements = pmlElementsOf(text, path, {kMostXml, canBeTreex ? depthOfTreexTrees : depthOfTrees, {}});
    if (!elements)
        return failure(elements.error());
    const auto roots = rootsOf(*elements, path, zone);
    if (!roots)
        return failure(roots.error());
    PmlLook look{
        path, zone, bytes, {}, {}, roots->isTreex, roots->zones, roots->zone.bundles, roots->zone.roots.size()};
    if (!roots->isTreex)
        look.words = layerOf(path, referenceOf(*elements, "mdata").href, ".m");
    if (!look.words.path.empty() && look.words.bytes)
        look.tokens = layerOf(path, tokensNamedBy(look.words), ".w");
    return look;
}

} // namespace arcwright
