// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arcwright::test {

/// A word of a Treex document: its head is the place of another one, 0 the root.
struct ZoneWord {
    std::string_view form;
    int head = 0;
    std::string_view afun;
    bool isMember = false;
};

/// The tree of one zone in a bundle.
struct ZoneTree {
    std::string_view language;
    std::string_view selector; ///< empty for none
    std::vector<ZoneWord> words;
};

namespace zones {

inline std::string childrenOf(const ZoneTree& tree, int head, const std::string& id)
{
    std::string text;
    for (int word = 1; word <= static_cast<int>(tree.words.size()); ++word) {
        const ZoneWord& each = tree.words[static_cast<std::size_t>(word) - 1];
        if (each.head != head)
            continue;
        text += "<LM id=\"" + id + 'w' + std::to_string(word) + "\">" + childrenOf(tree, word, id) + "<form>"
            + std::string(each.form) + "</form><ord>" + std::to_string(word) + "</ord><afun>" + std::string(each.afun)
            + "</afun>" + (each.isMember ? "<is_member>1</is_member>" : "") + "</LM>\n";
    }
    return text.empty() ? text : "<children>\n" + text + "</children>\n";
}

} // namespace zones

/// A Treex document of these bundles.
inline std::string treexOf(const std::vector<std::vector<ZoneTree>>& bundles)
{
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<treex_document xmlns=\"http://ufal.mff.cuni.cz/pdt/pml/\">\n<bundles>\n";
    for (std::size_t bundle = 0; bundle < bundles.size(); ++bundle) {
        text += "<LM id=\"s" + std::to_string(bundle + 1) + "\">\n<zones>\n";
        for (const ZoneTree& tree : bundles[bundle]) {
            const std::string name = std::string(tree.language) + '-' + std::string(tree.selector);
            const std::string id = "a-" + name + "-s" + std::to_string(bundle + 1);
            text += "<zone language=\"" + std::string(tree.language) + '"'
                + (tree.selector.empty() ? "" : " selector=\"" + std::string(tree.selector) + '"') + ">\n<trees>\n"
                + "<a_tree id=\"" + id + "\"><ord>0</ord>" + zones::childrenOf(tree, 0, id) + "</a_tree>\n</trees>\n"
                + "</zone>\n";
        }
        text += "</zones>\n</LM>\n";
    }
    return text + "</bundles>\n</treex_document>\n";
}

/// Two bundles with a Czech parse, a reference, which the first bundle has otherwise, and a translation, of which the
/// first bundle has none.
inline std::string parallelTreex()
{
    const ZoneTree parse{"cs", "", {{"Pes", 2, "Obj"}, {"spí", 0, "Pred"}, {".", 2, "AuxK"}}};
    const ZoneTree reference{"cs", "ref", {{"Pes", 2, "Sb"}, {"spí", 0, "Pred"}, {".", 0, "AuxK"}}};
    const ZoneTree second{"cs", "", {{"Mrzne", 0, "Pred"}, {".", 0, "AuxK"}}};
    const ZoneTree secondReference{"cs", "ref", {{"Mrzne", 0, "Pred"}, {".", 0, "AuxK"}}};
    const ZoneTree translation{"en", "", {{"It", 2, "Sb"}, {"freezes", 0, "Pred"}, {".", 0, "AuxK"}}};
    return treexOf({{parse, reference}, {translation, second, secondReference}});
}

} // namespace arcwright::test
