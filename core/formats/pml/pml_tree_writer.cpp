// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_tree_writer.h"

#include <algorithm>

namespace arcwright {

namespace {

// The members of a node before its list of children, as schemas order them.
constexpr std::string_view beforeChildren[] = {"m.rf", "s.rf", "afun", "is_member", "is_parenthesis_root",
    "is_extra_dependency", "ord", "clause_number", "m", "form", "lemma", "tag"};

bool contains(const std::vector<int>& all, int one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

} // namespace

PmlTreeWriter::PmlTreeWriter(const PmlSentence& read, const PmlTreebank& treebank, const std::vector<int>& heads,
    std::vector<std::vector<PmlPatch>> patches)
    : m_read(read)
    , m_tree(read.tree())
    , m_treebank(treebank)
    , m_patches(std::move(patches))
    , m_children(read.nodes().size())
    , m_isChanged(read.nodes().size())
{
    for (int word = 1; word <= m_read.size(); ++word)
        m_children[static_cast<std::size_t>(heads[static_cast<std::size_t>(word) - 1])].push_back(word);
    for (int node = 0; node <= m_read.size(); ++node) {
        Nodes before = m_read.node(node).children;
        std::sort(before.begin(), before.end());
        const auto place = static_cast<std::size_t>(node);
        if (before == m_children[place] && m_patches[place].empty())
            continue;
        for (int above = node; !m_isChanged[static_cast<std::size_t>(above)];) {
            m_isChanged[static_cast<std::size_t>(above)] = true;
            if (above > 0)
                above = heads[static_cast<std::size_t>(above) - 1];
        }
    }
}

bool PmlTreeWriter::isShorthand(int node) const
{
    const PmlNode& of = m_read.node(node);
    return of.children.size() == 1 && elementOf(of.children.front()) == of.list;
}

std::string PmlTreeWriter::writtenNode(int node, const std::string& name) const
{
    const XmlElement& xml = m_tree[elementOf(node)];
    const std::string_view bytes = m_tree.bytes();
    std::vector<PmlPatch> patches
        = m_isChanged[static_cast<std::size_t>(node)] ? patchesOf(node) : std::vector<PmlPatch>{};
    const bool isOneTag = xml.isOneTag(bytes);
    if (isOneTag && !patches.empty()) { // it becomes two
        std::string content = ">";
        for (const PmlPatch& patch : patches)
            content += patch.text;
        patches = {{xml.contentBegin - 2, xml.end, content + "</" + name + '>'}};
    }
    if (name != xml.name) {
        patches.push_back({xml.begin + 1, xml.begin + 1 + xml.name.size(), name});
        if (!isOneTag)
            patches.push_back({xml.contentEnd + 2, xml.contentEnd + 2 + xml.name.size(), name});
    }
    return patched(bytes, xml.begin, xml.end, std::move(patches));
}

std::vector<PmlPatch> PmlTreeWriter::patchesOf(int node) const
{
    std::vector<PmlPatch> patches = m_patches[static_cast<std::size_t>(node)];
    Nodes before = m_read.node(node).children;
    std::sort(before.begin(), before.end());
    if (before != m_children[static_cast<std::size_t>(node)]) {
        addListPatches(node, patches);
        return patches;
    }
    for (const int child : before) {
        const XmlElement& xml = m_tree[elementOf(child)];
        if (m_isChanged[static_cast<std::size_t>(child)])
            patches.push_back({xml.begin, xml.end, writtenNode(child, xml.name)});
    }
    return patches;
}

/// Those that stay in the order of the file, and each new one before the first of a later word.
PmlTreeWriter::Nodes PmlTreeWriter::membersNow(int node) const
{
    const Nodes& wanted = m_children[static_cast<std::size_t>(node)];
    Nodes now = m_read.node(node).children;
    std::erase_if(now, [&](int member) { return !std::binary_search(wanted.begin(), wanted.end(), member); });
    const Nodes kept = now;
    for (const int member : wanted) {
        if (!contains(kept, member))
            now.insert(std::find_if(now.begin(), now.end(), [&](int other) { return other > member; }), member);
    }
    return now;
}

void PmlTreeWriter::addListPatches(int node, std::vector<PmlPatch>& patches) const
{
    const PmlNode& of = m_read.node(node);
    const Nodes now = membersNow(node);
    if (now.empty()) {
        patches.push_back(without(m_tree, of.list));
        return;
    }
    const bool hadOne = of.children.size() == 1;
    const bool isOne = now.size() == 1 && (hadOne ? isShorthand(node) : m_treebank.usesShorthand);
    const bool hasList = of.list != XmlElement::none;
    if (hasList && !isOne && !isShorthand(node) && !of.children.empty())
        return addMemberPatches(node, now, patches);
    const PmlGap gap = hasList ? PmlGap{m_tree[of.list].begin, spaceBeforeElement(m_tree, of.list)} : gapForList(node);
    std::string text = isOne ? writtenNode(now.front(), named("children")) : newList(now, gap.space);
    if (hasList)
        patches.push_back({m_tree[of.list].begin, m_tree[of.list].end, std::move(text)});
    else
        patches.push_back({gap.offset, gap.offset, std::string(gap.space) + text});
}

/// Members of a list written with LM go and come; what stands between the others stays.
void PmlTreeWriter::addMemberPatches(int node, const Nodes& now, std::vector<PmlPatch>& patches) const
{
    const Nodes& before = m_read.node(node).children;
    const std::string space(spaceBeforeElement(m_tree, elementOf(before.front())));
    for (const int member : before) {
        const XmlElement& xml = m_tree[elementOf(member)];
        if (!contains(now, member))
            patches.push_back(without(m_tree, elementOf(member)));
        else if (m_isChanged[static_cast<std::size_t>(member)])
            patches.push_back({xml.begin, xml.end, writtenNode(member, xml.name)});
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (contains(before, now[i]))
            continue;
        const auto next = std::find_if(now.begin() + static_cast<std::ptrdiff_t>(i), now.end(),
            [&](int member) { return contains(before, member); });
        const std::size_t offset = next == now.end() ? m_tree[elementOf(before.back())].end
                                                     : spaceBefore(m_tree.bytes(), m_tree[elementOf(*next)].begin);
        patches.push_back({offset, offset, space + writtenNode(now[i], named("LM"))});
    }
}

std::string PmlTreeWriter::newList(const Nodes& now, std::string_view space) const
{
    std::string text = '<' + named("children") + '>';
    for (const int member : now)
        text.append(space).append(writtenNode(member, named("LM")));
    return text.append(space).append("</" + named("children") + '>');
}

PmlGap PmlTreeWriter::gapForList(int node) const
{
    const int element = elementOf(node);
    if (m_treebank.layout == PmlLayout::Faust)
        return gapAtEnd(m_tree, element);
    if (m_treebank.layout == PmlLayout::Treex && node > 0)
        return gapAfter(m_tree, element, {});
    return gapAfter(m_tree, element, beforeChildren);
}

} // namespace arcwright
