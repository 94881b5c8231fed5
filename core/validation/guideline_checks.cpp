// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/guideline_checks.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace arcwright {

namespace {

using Names = std::initializer_list<std::string_view>;

bool isOneOf(std::string_view name, Names names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// ExtPos counts where a word has it; the official validator looks at no more than the beginning of some tags.
std::string_view actingPos(const BasicTree& tree, int word)
{
    const std::string_view external = tree.feature(word, "ExtPos");
    const std::string_view upos = tree.field(word, Column::Upos);
    return !external.empty() ? external : upos == "_" ? std::string_view() : upos;
}

bool startsWithOneOf(std::string_view tag, Names names)
{
    return std::any_of(names.begin(), names.end(), [&](std::string_view name) { return tag.starts_with(name); });
}

/// The test that a relation fails by its dependent's part of speech; none if it has no such test or the tag will do.
std::optional<TestId> wrongPartOfSpeech(std::string_view relation, std::string_view pos, bool hasGoeswith)
{
    const auto unless = [](bool allowed, TestId test) { return allowed ? std::nullopt : std::optional(test); };
    if (relation == "det")
        return unless(startsWithOneOf(pos, {"DET", "PRON"}), TestId::RelUposDet);
    if (relation == "nummod")
        return unless(isOneOf(pos, {"NUM", "NOUN", "SYM"}), TestId::RelUposNummod);
    if (relation == "advmod")
        return unless(
            hasGoeswith || startsWithOneOf(pos, {"ADV", "ADJ", "CCONJ", "DET", "PART", "SYM"}), TestId::RelUposAdvmod);
    if (relation == "expl")
        return unless(isOneOf(pos, {"PRON", "DET", "PART"}), TestId::RelUposExpl);
    if (relation == "aux")
        return unless(startsWithOneOf(pos, {"AUX"}), TestId::RelUposAux);
    if (relation == "cop")
        return unless(startsWithOneOf(pos, {"AUX", "PRON", "DET", "SYM"}), TestId::RelUposCop);
    if (relation == "case")
        return unless(!startsWithOneOf(pos, {"PROPN", "ADJ", "PRON", "DET", "NUM", "AUX"}), TestId::RelUposCase);
    if (relation == "mark")
        return unless(
            !startsWithOneOf(pos, {"NOUN", "PROPN", "ADJ", "PRON", "DET", "NUM", "AUX", "INTJ"}), TestId::RelUposMark);
    if (relation == "cc")
        return unless(!startsWithOneOf(pos, {"NOUN", "PROPN", "ADJ", "PRON", "DET", "NUM", "VERB", "AUX", "INTJ"}),
            TestId::RelUposCc);
    if (relation == "punct")
        return unless(pos == "PUNCT", TestId::RelUposPunct);
    return std::nullopt;
}

std::optional<TestId> rightToLeftTest(std::string_view relation)
{
    if (relation == "conj")
        return TestId::RightToLeftConj;
    if (relation == "fixed")
        return TestId::RightToLeftFixed;
    if (relation == "flat")
        return TestId::RightToLeftFlat;
    if (relation == "goeswith")
        return TestId::RightToLeftGoeswith;
    if (relation == "appos")
        return TestId::RightToLeftAppos;
    return std::nullopt;
}

/// Subjects of the clause the word heads, not those of a clause of which that one is the predicate.
std::vector<int> innerSubjects(const BasicTree& tree, int word)
{
    std::vector<int> subjects;
    for (const int child : tree.children(word)) {
        const std::string_view whole = tree.field(child, Column::Deprel);
        const bool outer = whole == "nsubj:outer" || whole == "csubj:outer"
            || valueOf(tree.field(child, Column::Misc), "Subject") == "Outer";
        if (tree.relation(child).find("subj") != std::string_view::npos && !outer)
            subjects.push_back(child);
    }
    return subjects;
}

/// A nominal that does not look like the predicate of a clause cannot have an oblique.
bool isPlainNominal(const BasicTree& tree, int word)
{
    return isOneOf(tree.field(word, Column::Upos), {"NOUN", "PROPN", "PRON"})
        && isOneOf(tree.relation(word), {"nsubj", "obj", "iobj", "obl", "vocative", "dislocated", "expl", "nmod"})
        && !tree.hasChild(word, "cop") && !tree.hasChild(word, "nsubj") && !tree.hasChild(word, "csubj");
}

void checkFlatForeign(const BasicTree& tree, int word, Report& report)
{
    if (tree.field(word, Column::Deprel) != "flat:foreign")
        return;
    for (const int each : {word, tree.head(word)}) {
        if (each > 0 && (tree.field(each, Column::Upos) != "X" || tree.field(each, Column::Feats) != "Foreign=Yes"))
            report.add(TestId::FlatForeignUposFeats, tree.row(each), Column::Feats);
    }
}

} // namespace

void checkFeatures(const BasicTree& tree, int word, bool treebankHasFeatures, Report& report)
{
    if (treebankHasFeatures && isOneOf(tree.field(word, Column::Upos), {"PRON", "DET"})
        && tree.feature(word, "PronType").empty())
        report.add(TestId::PronDetWithoutProntype, tree.row(word), Column::Feats,
            {std::string(tree.field(word, Column::Upos))});
    if (tree.feature(word, "VerbForm") == "Fin" && tree.feature(word, "Mood").empty())
        report.add(TestId::VerbformFinWithoutMood, tree.row(word), Column::Feats);
}

void checkPartOfSpeech(const BasicTree& tree, int word, Report& report)
{
    const std::string_view relation = tree.relation(word);
    const std::string_view pos = actingPos(tree, word);
    const bool hasFixed = tree.hasChild(word, "fixed");
    const auto add = [&](TestId test, std::string_view found) {
        report.add(test, tree.row(word), Column::Upos, {std::string(found)});
    };
    if (hasFixed && tree.feature(word, "ExtPos").empty())
        report.add(TestId::FixedWithoutExtpos, tree.row(word), Column::Feats);
    if (const auto test = wrongPartOfSpeech(relation, pos, tree.hasChild(word, "goeswith")))
        add(*test, pos);
    if (pos == "PUNCT" && !startsWithOneOf(relation, {"punct", "root"}))
        add(TestId::UposRelPunct, relation);
    if (pos == "PROPN" && (relation == "fixed" || hasFixed))
        add(TestId::RelUposFixed, pos);
}

void checkAttachment(const BasicTree& tree, int word, Report& report)
{
    checkFlatForeign(tree, word, report);
    const std::string_view relation = tree.relation(word);
    const int head = tree.head(word);
    const auto add = [&](TestId test, std::vector<std::string> arguments = {}) {
        report.add(test, tree.row(word), Column::Deprel, std::move(arguments));
    };
    if (const auto test = rightToLeftTest(relation); test && word < head)
        add(*test);
    if (const auto subjects = innerSubjects(tree, word); subjects.size() > 1)
        add(TestId::TooManySubjects, {listed(subjects)});
    if (const auto objects = tree.childrenWith(word, "obj"); objects.size() > 1)
        add(TestId::TooManyObjects, {listed(objects)});
    if (relation == "obl" && head > 0 && isPlainNominal(tree, head))
        add(TestId::OblShouldBeNmod);
    if (relation == "orphan"
        && !isOneOf(tree.relation(head), {"conj", "parataxis", "root", "csubj", "ccomp", "advcl", "acl", "reparandum"}))
        add(TestId::OrphanParent, {std::string(tree.relation(head))});
}

} // namespace arcwright
