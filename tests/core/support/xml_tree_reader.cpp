// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/xml_tree_reader.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include <libxml/parser.h>
#include <libxml/tree.h>

namespace arcwright::test {

namespace {

constexpr const char* pml = "http://ufal.mff.cuni.cz/pdt/pml/";

bool isNamed(const xmlNode* node, const char* name)
{
    return node->type == XML_ELEMENT_NODE && xmlStrEqual(node->name, BAD_CAST name)
        && (!node->ns || xmlStrEqual(node->ns->href, BAD_CAST pml));
}

xmlNode* childNamed(xmlNode* node, const char* name)
{
    for (xmlNode* child = node ? node->children : nullptr; child; child = child->next) {
        if (isNamed(child, name))
            return child;
    }
    return nullptr;
}

std::string textOf(xmlNode* node)
{
    if (!node)
        return {};
    xmlChar* content = xmlNodeGetContent(node);
    std::string text(reinterpret_cast<const char*>(content));
    xmlFree(content);
    return text;
}

std::string attributeOf(xmlNode* node, const char* name)
{
    xmlChar* content = xmlGetNoNsProp(node, BAD_CAST name);
    std::string text = content ? reinterpret_cast<const char*>(content) : "";
    xmlFree(content);
    return text;
}

/// A list with an id is its only member.
std::vector<xmlNode*> membersOf(xmlNode* list)
{
    if (!list)
        return {};
    if (!attributeOf(list, "id").empty())
        return {list};
    std::vector<xmlNode*> members;
    for (xmlNode* child = list->children; child; child = child->next) {
        if (isNamed(child, "LM"))
            members.push_back(child);
    }
    return members;
}

std::string functionOf(xmlNode* node)
{
    if (xmlNode* afun = childNamed(node, "afun"))
        return textOf(afun);
    if (xmlNode* relation = childNamed(node, "deprel"))
        return textOf(relation);
    return textOf(childNamed(childNamed(node, "conll"), "deprel"));
}

void addBelow(xmlNode* node, int order, std::map<int, std::pair<xmlNode*, int>>& words)
{
    for (xmlNode* child : membersOf(childNamed(node, "children"))) {
        const int own = std::stoi(textOf(childNamed(child, "ord")));
        words[own] = {child, order};
        addBelow(child, own, words);
    }
}

std::vector<PragueWord> treeOf(xmlNode* root)
{
    std::map<int, std::pair<xmlNode*, int>> words; // by `ord`, with that of the parent
    addBelow(root, 0, words);
    std::map<int, int> places{{0, 0}};
    for (const auto& word : words)
        places.emplace(word.first, static_cast<int>(places.size()));
    std::vector<PragueWord> tree;
    for (const auto& [order, word] : words)
        tree.push_back({attributeOf(word.first, "id"), places.at(word.second), functionOf(word.first),
            textOf(childNamed(word.first, "is_member")) == "1"});
    return tree;
}

} // namespace

std::vector<std::vector<PragueWord>> readPragueTrees(const std::string& xml, const std::string& language)
{
    xmlDoc* document
        = xmlReadMemory(xml.data(), static_cast<int>(xml.size()), nullptr, nullptr, XML_PARSE_NONET | XML_PARSE_HUGE);
    if (!document)
        throw std::runtime_error("libxml2 cannot read the text");
    std::vector<std::vector<PragueWord>> trees;
    xmlNode* root = xmlDocGetRootElement(document);
    for (xmlNode* each : membersOf(childNamed(root, "trees")))
        trees.push_back(treeOf(each));
    for (xmlNode* bundle : membersOf(childNamed(root, "bundles"))) {
        xmlNode* zones = childNamed(bundle, "zones");
        for (xmlNode* zone = zones ? zones->children : nullptr; zone; zone = zone->next) {
            xmlNode* tree = isNamed(zone, "zone") && attributeOf(zone, "language") == language
                ? childNamed(childNamed(zone, "trees"), "a_tree")
                : nullptr;
            if (tree)
                trees.push_back(treeOf(tree));
        }
    }
    xmlFreeDoc(document);
    return trees;
}

} // namespace arcwright::test
