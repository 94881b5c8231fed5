// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/label_words.h"

#include <algorithm>
#include <iterator>
#include <span>

#include <QCoreApplication>

#include "ui/look/relation_gloss.h"

namespace arcwright::ui {

namespace {

struct LabelRow {
    const char* label;
    const char* words; ///< to be translated in the context "LabelGloss"
};

/// Of Universal Dependencies, then those of the Danish Dependency Treebank and the Kyoto corpora that UD has not.
constexpr LabelRow relationRows[] = {
    {"acl", QT_TRANSLATE_NOOP("LabelGloss", "clause that modifies a noun")},
    {"advcl", QT_TRANSLATE_NOOP("LabelGloss", "clause that modifies a verb, adverbial clause")},
    {"advmod", QT_TRANSLATE_NOOP("LabelGloss", "adverb that modifies")},
    {"amod", QT_TRANSLATE_NOOP("LabelGloss", "adjective that modifies a noun")},
    {"appos", QT_TRANSLATE_NOOP("LabelGloss", "apposition")},
    {"aux", QT_TRANSLATE_NOOP("LabelGloss", "auxiliary verb")},
    {"case", QT_TRANSLATE_NOOP("LabelGloss", "preposition, postposition or case marker")},
    {"cc", QT_TRANSLATE_NOOP("LabelGloss", "coordinating conjunction")},
    {"ccomp", QT_TRANSLATE_NOOP("LabelGloss", "clausal complement with a subject of its own")},
    {"clf", QT_TRANSLATE_NOOP("LabelGloss", "classifier")},
    {"compound", QT_TRANSLATE_NOOP("LabelGloss", "compound")},
    {"conj", QT_TRANSLATE_NOOP("LabelGloss", "conjunct, further member of a coordination")},
    {"cop", QT_TRANSLATE_NOOP("LabelGloss", "copula")},
    {"csubj", QT_TRANSLATE_NOOP("LabelGloss", "clause as subject")},
    {"dep", QT_TRANSLATE_NOOP("LabelGloss", "unspecified dependency")},
    {"det", QT_TRANSLATE_NOOP("LabelGloss", "determiner")},
    {"discourse", QT_TRANSLATE_NOOP("LabelGloss", "discourse element, interjection")},
    {"dislocated", QT_TRANSLATE_NOOP("LabelGloss", "dislocated element")},
    {"expl", QT_TRANSLATE_NOOP("LabelGloss", "expletive")},
    {"fixed", QT_TRANSLATE_NOOP("LabelGloss", "fixed multiword expression")},
    {"flat", QT_TRANSLATE_NOOP("LabelGloss", "flat expression, name")},
    {"goeswith", QT_TRANSLATE_NOOP("LabelGloss", "other part of a word written apart")},
    {"iobj", QT_TRANSLATE_NOOP("LabelGloss", "indirect object")},
    {"list", QT_TRANSLATE_NOOP("LabelGloss", "item of a list")},
    {"mark", QT_TRANSLATE_NOOP("LabelGloss", "subordinating conjunction, marker of a clause")},
    {"nmod", QT_TRANSLATE_NOOP("LabelGloss", "noun that modifies a noun")},
    {"nsubj", QT_TRANSLATE_NOOP("LabelGloss", "subject")},
    {"nummod", QT_TRANSLATE_NOOP("LabelGloss", "numeral that modifies a noun")},
    {"obj", QT_TRANSLATE_NOOP("LabelGloss", "direct object")},
    {"obl", QT_TRANSLATE_NOOP("LabelGloss", "oblique, adverbial or prepositional phrase")},
    {"orphan", QT_TRANSLATE_NOOP("LabelGloss", "orphan of an ellipsis")},
    {"parataxis", QT_TRANSLATE_NOOP("LabelGloss", "clause placed beside, parataxis")},
    {"punct", QT_TRANSLATE_NOOP("LabelGloss", "punctuation")},
    {"reparandum", QT_TRANSLATE_NOOP("LabelGloss", "overridden disfluency")},
    {"root", QT_TRANSLATE_NOOP("LabelGloss", "root of the sentence")},
    {"vocative", QT_TRANSLATE_NOOP("LabelGloss", "vocative, address")},
    {"xcomp", QT_TRANSLATE_NOOP("LabelGloss", "clausal complement without a subject of its own")},
    {"subj", QT_TRANSLATE_NOOP("LabelGloss", "subject")},
    {"dobj", QT_TRANSLATE_NOOP("LabelGloss", "direct object")},
    {"pobj", QT_TRANSLATE_NOOP("LabelGloss", "prepositional object")},
    {"vobj", QT_TRANSLATE_NOOP("LabelGloss", "verbal object")},
    {"nobj", QT_TRANSLATE_NOOP("LabelGloss", "nominal object")},
    {"possd", QT_TRANSLATE_NOOP("LabelGloss", "possessed noun")},
    {"mod", QT_TRANSLATE_NOOP("LabelGloss", "modifier")},
    {"coord", QT_TRANSLATE_NOOP("LabelGloss", "coordinating conjunction")},
    {"rel", QT_TRANSLATE_NOOP("LabelGloss", "relative clause")},
    {"pnct", QT_TRANSLATE_NOOP("LabelGloss", "punctuation")},
    {"pred", QT_TRANSLATE_NOOP("LabelGloss", "subject predicative")},
    {"appr", QT_TRANSLATE_NOOP("LabelGloss", "restrictive apposition")},
    {"appa", QT_TRANSLATE_NOOP("LabelGloss", "parenthetical apposition")},
    {"namef", QT_TRANSLATE_NOOP("LabelGloss", "first name")},
    {"namel", QT_TRANSLATE_NOOP("LabelGloss", "last name")},
    {"title", QT_TRANSLATE_NOOP("LabelGloss", "title of a person")},
    {"D", QT_TRANSLATE_NOOP("LabelGloss", "ordinary dependency")},
    {"P", QT_TRANSLATE_NOOP("LabelGloss", "parallel structure, coordination")},
    {"I", QT_TRANSLATE_NOOP("LabelGloss", "incomplete parallel structure")},
    {"A", QT_TRANSLATE_NOOP("LabelGloss", "apposition")},
};

constexpr LabelRow tagRows[] = {
    {"ADJ", QT_TRANSLATE_NOOP("LabelGloss", "adjective")},
    {"ADP", QT_TRANSLATE_NOOP("LabelGloss", "preposition or postposition")},
    {"ADV", QT_TRANSLATE_NOOP("LabelGloss", "adverb")},
    {"AUX", QT_TRANSLATE_NOOP("LabelGloss", "auxiliary")},
    {"CCONJ", QT_TRANSLATE_NOOP("LabelGloss", "coordinating conjunction")},
    {"DET", QT_TRANSLATE_NOOP("LabelGloss", "determiner")},
    {"INTJ", QT_TRANSLATE_NOOP("LabelGloss", "interjection")},
    {"NOUN", QT_TRANSLATE_NOOP("LabelGloss", "noun")},
    {"NUM", QT_TRANSLATE_NOOP("LabelGloss", "numeral")},
    {"PART", QT_TRANSLATE_NOOP("LabelGloss", "particle")},
    {"PRON", QT_TRANSLATE_NOOP("LabelGloss", "pronoun")},
    {"PROPN", QT_TRANSLATE_NOOP("LabelGloss", "proper noun, name")},
    {"PUNCT", QT_TRANSLATE_NOOP("LabelGloss", "punctuation")},
    {"SCONJ", QT_TRANSLATE_NOOP("LabelGloss", "subordinating conjunction")},
    {"SYM", QT_TRANSLATE_NOOP("LabelGloss", "symbol")},
    {"VERB", QT_TRANSLATE_NOOP("LabelGloss", "verb")},
    {"X", QT_TRANSLATE_NOOP("LabelGloss", "other")},
};

QString glossIn(std::span<const LabelRow> rows, const QString& label)
{
    const auto found
        = std::ranges::find_if(rows, [&](const LabelRow& row) { return label == QLatin1String(row.label); });
    return found == rows.end() ? QString() : QCoreApplication::translate("LabelGloss", found->words);
}

} // namespace

QString labelGloss(const QString& relation)
{
    const QString gloss = glossIn(relationRows, relation.section(u':', 0, 0));
    return gloss.isEmpty() ? relationGloss(relation) : gloss;
}

QString tagGloss(const QString& upos)
{
    return glossIn(tagRows, upos);
}

} // namespace arcwright::ui
