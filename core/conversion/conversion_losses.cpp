// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/conversion_losses.h"

#include <algorithm>
#include <map>

#include "core/base/utf8.h"
#include "core/conversion/conversion_problems.h"
#include "core/conversion/converted_text.h"
#include "core/conversion/format_terms.h"
#include "core/documents/annotation_text.h"
#include "core/formats/bunsetsu/bunsetsu_line.h"
#include "core/formats/conllu/conllu_columns.h"
#include "core/formats/text/file_text.h"
#include "core/formats/text/lines.h"
#include "core/treebank/further_fields.h"

namespace arcwright {

namespace {

constexpr std::string_view noSpaceAfter = "SpaceAfter=No";

/// Losses by kind and name.
class Tally {
public:
    void add(LossKind kind, std::string_view name = {}, std::size_t count = 1, std::size_t sentence = 0)
    {
        if (count == 0)
            return;
        Loss& loss
            = m_losses.try_emplace({kind, std::string(name)}, Loss{kind, std::string(name), 0, sentence}).first->second;
        loss.count += count;
    }

    std::vector<Loss> take()
    {
        std::vector<Loss> losses;
        for (auto& [key, loss] : m_losses)
            losses.push_back(std::move(loss));
        return losses;
    }

private:
    std::map<std::pair<LossKind, std::string>, Loss> m_losses;
};

/// Counts the parts of one sentence that another one lacks.
class Comparison {
public:
    Comparison(const Sentence& sentence, const Sentence& restored, const Format& format)
        : m_sentence(sentence), m_restored(restored), m_format(format)
    {
    }

    std::vector<Loss> run()
    {
        compareLines();
        const int common = std::min(m_sentence.size(), m_restored.size());
        m_tally.add(LossKind::Words, {}, static_cast<std::size_t>(m_sentence.size() - common));
        for (int id = 1; id <= common; ++id)
            compareTokens(m_sentence.word(id), m_restored.word(id));
        compareBunsetsu();
        for (const MultiwordToken& range : m_sentence.multiwordTokens)
            m_tally.add(LossKind::MultiwordTokens, {}, isIn(range, m_restored.multiwordTokens) ? 0 : 1);
        for (const EmptyNode& node : m_sentence.emptyNodes)
            m_tally.add(LossKind::EmptyNodes, {}, isIn(node, m_restored.emptyNodes) ? 0 : 1);
        return m_tally.take();
    }

private:
    template <class Value>
    static bool isIn(const Value& value, const std::vector<Value>& values)
    {
        return std::find(values.begin(), values.end(), value) != values.end();
    }

    void compareText(LossKind kind, std::string_view before, std::string_view after, std::string_view name = {})
    {
        if (before.empty() || before == after)
            return;
        // A text of equal length had some of its characters replaced.
        const bool isReplaced = characterCount(before) == characterCount(after);
        m_tally.add(isReplaced ? LossKind::Characters : kind, isReplaced ? std::string_view() : name);
    }

    void compareRelation(std::string_view before, std::string_view after)
    {
        if (!before.empty() && before != after)
            m_tally.add(LossKind::Relations);
    }

    /// Lines that every sentence of the format has anyway are none of its own.
    bool isOwnLine(std::string_view line) const { return !isBlankLine(line) && !m_format.isFrameLine(line); }

    void compareLines()
    {
        using Line = std::pair<int, std::string_view>;
        std::map<Line, std::size_t> found; // by place and text: how many such lines are left to be found again
        for (const Comment& comment : m_restored.comments)
            ++found[{comment.wordsBefore, comment.text}];
        for (const Comment& comment : m_sentence.comments) {
            const auto same = found.find({comment.wordsBefore, comment.text});
            if (same != found.end() && same->second > 0)
                --same->second;
            else if (isOwnLine(comment.text))
                m_tally.add(comment.text.starts_with('#') ? LossKind::Comments : LossKind::OtherLines);
        }
    }

    void compareTokens(const Token& before, const Token& after)
    {
        compareText(LossKind::Words, before.form, after.form);
        compareText(LossKind::Lemmas, before.lemma, after.lemma);
        compareText(LossKind::Upos, before.upos, after.upos);
        compareText(LossKind::Xpos, before.xpos, after.xpos);
        compareText(LossKind::Features, before.feats, after.feats);
        if (m_sentence.bunsetsu.empty()) {
            if (before.head != after.head) // having none is something too
                m_tally.add(LossKind::Heads);
            compareRelation(before.relation, after.relation);
        }
        compareParents(before, after);
        compareMisc(before.misc, after.misc);
        const FurtherFields kept(after);
        for (const FurtherField& field : before.further) {
            if (m_format.listsOuterArcs(field.name))
                m_tally.add(LossKind::OuterEdges, {}, field.value == kept.value(field.name) ? 0 : 1);
            else
                compareText(LossKind::FurtherFields, field.value, kept.value(field.name), field.name);
        }
    }

    void compareParents(const Token& before, const Token& after)
    {
        std::size_t lost = 0;
        for (const Parent& parent : before.parents) {
            const bool isBasic = parent.head == NodeId{before.head, 0} && parent.relation == before.relation;
            lost += !isBasic && !isIn(parent, after.parents) ? 1 : 0;
        }
        m_tally.add(LossKind::SecondaryArcs, {}, lost);
        m_tally.add(LossKind::ListsOfHeads, {}, lost == 0 && before.parents != after.parents ? 1 : 0);
    }

    void compareMisc(std::string_view before, std::string_view after)
    {
        if (before == after)
            return;
        const auto items = split(after, '|');
        const auto itemsBefore = split(before, '|');
        bool isAnyLost = false;
        for (const std::string_view item : itemsBefore) {
            if (item.empty() || isIn(item, items))
                continue;
            m_tally.add(LossKind::Misc, item.substr(0, item.find('=')));
            isAnyLost = true;
        }
        // A space is what is not said: where it is said again that there is none, one was lost.
        if (m_format.holds(WordField::Misc) && isIn(noSpaceAfter, items) && !isIn(noSpaceAfter, itemsBefore))
            m_tally.add(LossKind::Misc, noSpaceAfter.substr(0, noSpaceAfter.find('=')));
        else if (!isAnyLost)
            m_tally.add(LossKind::MiscOrder);
    }

    void compareBunsetsu()
    {
        const auto& before = m_sentence.bunsetsu;
        const auto& after = m_restored.bunsetsu;
        const auto isSamePlace = [](const Bunsetsu& first, const Bunsetsu& second) {
            return first.first == second.first && first.last == second.last;
        };
        if (!std::equal(before.begin(), before.end(), after.begin(), after.end(), isSamePlace)) {
            m_tally.add(LossKind::Bunsetsu, {}, before.size());
            return;
        }
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (before[i].head != kNoHead && before[i].head != after[i].head)
                m_tally.add(LossKind::Heads);
            compareRelation(before[i].type, after[i].type);
            if (!before[i].rest.empty() && before[i].rest != after[i].rest)
                m_tally.add(LossKind::BunsetsuDetails);
        }
    }

    const Sentence& m_sentence;
    const Sentence& m_restored;
    const Format& m_format;
    Tally m_tally;
};

/// The number of lines with something in them that belong to no sentence, but for what opens the file.
std::size_t outerLines(const FileText& file, const Format& format)
{
    std::size_t outer = 0;
    for (std::size_t i = 0; i <= file.size(); ++i) {
        std::string_view text = file.before(i);
        if (i == 0 && text.starts_with("\xEF\xBB\xBF"))
            text.remove_prefix(3);
        for (const Line& line : splitLines(text)) {
            const bool isOpening = i == 0 && !format.opening().empty() && line.text.starts_with('#');
            outer += isBlankLine(line.text) || isEndOfSentence(line.text) || isOpening ? 0 : 1;
        }
    }
    return outer;
}

/// A file of ten standard columns may name them before its first sentence. A format that opens its files with such a
/// line names its own there.
Sentence withoutColumnNames(Sentence sentence)
{
    std::erase_if(sentence.comments, [](const Comment& comment) { return namesColumns(comment.text); });
    return sentence;
}

/// The sentence as it comes back from `target`, in the terms of the format `from`.
Result<Sentence> thereAndBack(const Sentence& sentence, const Format& from, const Format& target)
{
    auto text = convertedSentenceText(sentence, from, target);
    if (!text)
        return failure(text.error());
    const auto bytes = std::make_shared<const std::string>(std::move(*text));
    const Sentence read = target.read({bytes, 0, bytes->size(), 1, {}});
    if (read.problem)
        return failure(*read.problem);
    return restated(read, target, from);
}

} // namespace

std::string_view nameOf(LossKind kind)
{
    switch (kind) {
    case LossKind::UnreadableSentences:
        return "sentences";
    case LossKind::Lines:
        return "lines";
    case LossKind::Comments:
        return "comments";
    case LossKind::OtherLines:
        return "other_lines";
    case LossKind::EmptySentences:
        return "empty_sentences";
    case LossKind::Words:
        return "words";
    case LossKind::Lemmas:
        return "lemmas";
    case LossKind::Upos:
        return "upos";
    case LossKind::Xpos:
        return "xpos";
    case LossKind::Features:
        return "features";
    case LossKind::Heads:
        return "heads";
    case LossKind::Relations:
        return "relations";
    case LossKind::SecondaryArcs:
        return "secondary_arcs";
    case LossKind::ListsOfHeads:
        return "lists_of_heads";
    case LossKind::OuterEdges:
        return "outer_edges";
    case LossKind::Misc:
        return "misc";
    case LossKind::MiscOrder:
        return "misc_order";
    case LossKind::FurtherFields:
        return "further_fields";
    case LossKind::MultiwordTokens:
        return "multiword_tokens";
    case LossKind::EmptyNodes:
        return "empty_nodes";
    case LossKind::Bunsetsu:
        return "bunsetsu";
    case LossKind::BunsetsuDetails:
        return "bunsetsu_details";
    case LossKind::Characters:
        return "characters";
    case LossKind::Annotations:
        return "annotations";
    }
    return {};
}

namespace {

/// Annotations are kept only by formats that have them in the text of sentences.
void addAnnotations(Tally& tally, const Document& document, const Format& target)
{
    const bool goesAlong = document.format()->keepsAnnotations() && target.keepsAnnotations();
    for (const std::size_t index : document.annotated()) {
        if (!goesAlong || !saysAnnotation(*document.sentence(index)))
            tally.add(LossKind::Annotations, {}, 1, index);
    }
}

} // namespace

std::vector<Loss> lossesBetween(const Sentence& sentence, const Sentence& restored, const Format& format)
{
    return Comparison(sentence, restored, format).run();
}

Result<std::vector<Loss>> lossesOf(const Document& document, const Format& target, const ProgressSink& progress,
    const std::stop_token& stop, Unreadable unreadable)
{
    const Format& own = *document.format();
    if (target.family().origin == FormatFamily::Origin::OpenedOnly)
        return failure(Problem{ConversionProblem::FormatOnlyEdited, {}, 0, 0, {std::string(target.family().title)}});
    Tally tally;
    addAnnotations(tally, document, target);
    if (&target == &own)
        return tally.take();
    const auto file = FileText::of(document);
    if (!file)
        return failure(file.error());
    if (!own.packing()) // whose files have no lines between sentences, but elements around them
        tally.add(LossKind::Lines, {}, outerLines(*file, own));
    const std::size_t step = std::max<std::size_t>(document.size() / 100, 1);
    for (std::size_t i = 0; i < document.size(); ++i) {
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        if (progress && i % step == 0)
            progress({i, document.size()});
        const auto sentence = document.sentence(i);
        if (sentence->problem) {
            if (unreadable == Unreadable::Refuse)
                return failure(*sentence->problem);
            tally.add(LossKind::UnreadableSentences, {}, 1, i);
            continue;
        }
        if (isLeftOutAsEmpty(*sentence, own, target)) {
            tally.add(LossKind::EmptySentences, {}, 1, i);
            continue;
        }
        const auto restored = thereAndBack(*sentence, own, target);
        if (!restored)
            return failure(problemOfSentence(document, i, restored.error()));
        const bool mayNameColumns = i == 0 && own.hasColumns() && !target.opening().empty();
        for (const Loss& loss :
            lossesBetween(mayNameColumns ? withoutColumnNames(*sentence) : *sentence, *restored, own))
            tally.add(loss.kind, loss.name, loss.count, i);
    }
    if (progress)
        progress({document.size(), document.size()});
    return tally.take();
}

} // namespace arcwright
