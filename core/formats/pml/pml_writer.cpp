// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_writer.h"

#include <algorithm>

#include "core/formats/pml/pml_reader.h"
#include "core/formats/pml/pml_tree_writer.h"

namespace arcwright {

namespace {

// What stands before a member of a node, as schemas order them.
constexpr std::string_view beforeLabel[]
    = {"children", "m.rf", "form", "lemma", "tag", "iset", "no_space_after", "ord"};
constexpr std::string_view beforeLabelInPrague[] = {"m.rf"};
constexpr std::string_view beforeFlags[] = {"m.rf", "afun", "is_member", "is_parenthesis_root"};
constexpr std::string_view beforeLemma[] = {"children", "src.rf", "w.rf", "wrefs", "form_change", "form"};
constexpr std::string_view beforeTag[] = {"children", "src.rf", "w.rf", "wrefs", "form_change", "form", "lemma"};

Result<void> refused(FormatProblem problem, std::vector<std::string> arguments)
{
    return failure(Problem{problem, {}, 0, 0, std::move(arguments)});
}

/// Whether a further field can be edited.
bool isFlag(std::string_view name)
{
    return std::any_of(
        std::begin(pmlFlags), std::end(pmlFlags), [&](const PmlFlag& flag) { return flag.field == name; });
}

/// What two words differ in that PML has no place for; empty if there is nothing.
std::string_view fixedFieldThatDiffers(const Token& before, const Token& after)
{
    if (before.upos != after.upos)
        return "UPOS";
    if (before.feats != after.feats)
        return "FEATS";
    if (before.misc != after.misc)
        return "MISC";
    if (before.parents != after.parents)
        return "DEPS";
    for (const auto* words : {&before, &after}) {
        const Token& other = words == &before ? after : before;
        for (const FurtherField& field : words->further) {
            if (other.furtherField(field.name) != field.value && !isFlag(field.name))
                return field.name;
        }
    }
    for (const PmlFlag& flag : pmlFlags) {
        const std::string_view value = after.furtherField(flag.field);
        if (!value.empty() && value != "Yes")
            return flag.field;
    }
    return {};
}

Result<void> checkWord(const Token& before, const Token& after, const PmlEntry& entry, const PmlTreebank& treebank)
{
    if (before.form != after.form)
        return refused(FormatProblem::PmlFormFixed, {before.form, after.form});
    if (const std::string_view field = fixedFieldThatDiffers(before, after); !field.empty())
        return refused(FormatProblem::PmlFieldFixed, {before.form, std::string(field)});
    const bool becomesExtra = before.furtherField(pml::isExtra).empty() && !after.furtherField(pml::isExtra).empty();
    if (becomesExtra && !treebank.takesExtra)
        return refused(FormatProblem::PmlExtraNotInSchema, {before.form});
    if (after.head < 0)
        return refused(FormatProblem::PmlHeadMissing, {before.form});
    const bool isEntryEdited = before.lemma != after.lemma || before.xpos != after.xpos;
    if (isEntryEdited && entry.element == XmlElement::none)
        return refused(
            treebank.hasWords ? FormatProblem::PmlWordElsewhere : FormatProblem::PmlWordsNotRead, {before.form});
    for (const std::string* text : {&after.relation, &after.lemma, &after.xpos}) {
        if (!isXmlText(*text))
            return refused(FormatProblem::PmlCharacter, {*text});
    }
    return {};
}

/// That the heads are a tree, which is not too deep to be read again.
Result<void> checkTree(const Sentence& sentence)
{
    const int size = sentence.size();
    std::vector<int> depth(static_cast<std::size_t>(size) + 1, -1); // -1 is not known yet
    depth[0] = 0;
    for (int word = 1; word <= size; ++word) {
        std::vector<int> path;
        int above = word;
        while (above >= 0 && above <= size && depth[static_cast<std::size_t>(above)] < 0
            && path.size() <= static_cast<std::size_t>(size)) {
            path.push_back(above);
            above = sentence.word(above).head;
        }
        if (above < 0 || above > size || depth[static_cast<std::size_t>(above)] < 0)
            return refused(FormatProblem::PmlHeadInCircle, {sentence.word(word).form});
        int known = depth[static_cast<std::size_t>(above)];
        for (auto on = path.rbegin(); on != path.rend(); ++on)
            depth[static_cast<std::size_t>(*on)] = ++known;
        if (known > kDeepestXml / 2 - 10) // two elements a node, and those around and in it
            return refused(FormatProblem::XmlTooDeep, {std::to_string(kDeepestXml)});
    }
    return {};
}

class SentenceWriter {
public:
    SentenceWriter(const PmlSentence& read, const PmlTreebank& treebank, const Sentence& before, const Sentence& after)
        : m_read(read), m_treebank(treebank), m_before(before), m_after(after), m_nodePatches(read.nodes().size())
    {
    }

    Result<std::string> run()
    {
        if (auto checked = check(); !checked)
            return failure(checked.error());
        std::vector<int> heads;
        for (int i = 1; i <= m_read.size(); ++i) {
            addLabel(i);
            addFlags(i);
            addEntry(i);
            heads.push_back(m_after.word(i).head);
        }
        const PmlTreeWriter tree(m_read, m_treebank, heads, std::move(m_nodePatches));
        const XmlElement& root = m_read.tree()[PmlElements::root];
        m_patches.push_back({root.begin, root.end, tree.written()});
        const std::string_view bytes = m_read.tree().bytes();
        return patched(bytes, 0, bytes.size(), std::move(m_patches));
    }

private:
    Result<void> check() const
    {
        const bool isOfWords
            = m_after.multiwordTokens.empty() && m_after.emptyNodes.empty() && m_after.bunsetsu.empty();
        if (m_after.size() != m_read.size() || !isOfWords)
            return refused(FormatProblem::PmlWordsFixed, {});
        // Another form brings another text, of which it is to be said why.
        for (int i = 1; i <= m_read.size(); ++i) {
            const PmlEntry& entry = m_read.node(i).entry;
            if (auto checked = checkWord(m_before.word(i), m_after.word(i), entry, m_treebank); !checked)
                return checked;
        }
        const auto& comments = m_after.comments;
        for (const Comment& comment : comments) {
            if (std::find(m_before.comments.begin(), m_before.comments.end(), comment) == m_before.comments.end())
                return refused(FormatProblem::CommentNotWritable, {comment.text, "PML"});
        }
        if (comments != m_before.comments)
            return refused(FormatProblem::CommentNotWritable, {m_before.comments.back().text, "PML"});
        return checkTree(m_after);
    }

    std::vector<PmlPatch>& patchesOf(int node) { return m_nodePatches[static_cast<std::size_t>(node)]; }

    void addLabel(int i)
    {
        const std::string& wanted = m_after.word(i).relation;
        if (wanted == m_before.word(i).relation)
            return;
        const PmlElements& tree = m_read.tree();
        const PmlNode& node = m_read.node(i);
        if (node.label == XmlElement::none) {
            const bool isTreex = m_treebank.layout == PmlLayout::Treex;
            const PmlGap gap = isTreex ? gapAfter(tree, node.element, beforeLabel)
                                       : gapAfter(tree, node.element, beforeLabelInPrague);
            patchesOf(i).push_back(newChild(tree, gap, "afun", wanted));
        } else if (wanted.empty() && m_treebank.layout != PmlLayout::Treex) { // where another element would say it then
            patchesOf(i).push_back(without(tree, node.label));
        } else {
            patchesOf(i).push_back(withText(tree, node.label, wanted));
        }
    }

    void addFlags(int i)
    {
        const PmlElements& tree = m_read.tree();
        const int node = m_read.node(i).element;
        for (const PmlFlag& flag : pmlFlags) {
            const bool wanted = !m_after.word(i).furtherField(flag.field).empty();
            const int element = tree.child(node, flag.element);
            if (wanted == isPmlFlagOn(tree, element))
                continue;
            if (wanted && element == XmlElement::none)
                patchesOf(i).push_back(newChild(tree, gapForFlag(i), flag.element, "1"));
            else if (wanted || m_treebank.writesZeros)
                patchesOf(i).push_back(withText(tree, element, wanted ? "1" : "0"));
            else
                patchesOf(i).push_back(without(tree, element));
        }
    }

    PmlGap gapForFlag(int i) const
    {
        const PmlElements& tree = m_read.tree();
        const int node = m_read.node(i).element;
        const bool isTreex = m_treebank.layout == PmlLayout::Treex && tree.child(node, "afun") == XmlElement::none;
        return isTreex ? gapAfter(tree, node, beforeLabel) : gapAfter(tree, node, beforeFlags);
    }

    void addEntry(int i)
    {
        const Token& before = m_before.word(i);
        const Token& after = m_after.word(i);
        const PmlEntry& entry = m_read.node(i).entry;
        if (before.lemma != after.lemma)
            addText(i, entry.lemma, "lemma", beforeLemma, after.lemma);
        if (before.xpos != after.xpos)
            addText(i, entry.tag, "tag", beforeTag, after.xpos);
    }

    void addText(int i, const PmlTextPlace& place, std::string_view name, std::span<const std::string_view> before,
        const std::string& text)
    {
        const PmlEntry& entry = m_read.node(i).entry;
        const PmlElements& elements = m_read.elementsOf(entry);
        auto& patches = entry.isInWords ? m_patches : patchesOf(i);
        if (place.element == XmlElement::none)
            patches.push_back(newChild(elements, gapAfter(elements, entry.element, before), name, text));
        else if (!place.attribute.empty())
            patches.push_back(withAttribute(elements, place.element, place.attribute, text));
        else
            patches.push_back(withText(elements, place.element, text));
    }

    const PmlSentence& m_read;
    const PmlTreebank& m_treebank;
    const Sentence& m_before;
    const Sentence& m_after;
    std::vector<std::vector<PmlPatch>> m_nodePatches;
    std::vector<PmlPatch> m_patches; ///< of the words, and the tree as one
};

} // namespace

Result<std::string> writtenPml(const Sentence& sentence, const SourceSlice& original, const PmlTreebank& treebank)
{
    if (sentence.problem)
        return std::string(original.text());
    const auto read = PmlSentence::read(original, treebank);
    if (!read)
        return failure(read.error());
    const Sentence before = sentenceOf(**read, treebank);
    return SentenceWriter(**read, treebank, before, sentence).run();
}

} // namespace arcwright
