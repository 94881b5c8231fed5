// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/label_gloss.h"

#include <algorithm>
#include <iterator>
#include <span>

#include <QCoreApplication>

#include "ui/canvas/relation_gloss.h"

namespace arcwright::ui {

namespace {

struct LabelRow {
    const char* label;
    const char* words; ///< to be translated in the context "LabelGloss"
};

/// Of Universal Dependencies (2, then 1), then those of the Danish and Copenhagen Dependency Treebanks (Buch-Kromann,
/// "Edge classes"; Kromann & Mikkelsen, "Annotation guide: Verbs") and of the Kyoto corpora that UD has not.
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
    {"auxpass", QT_TRANSLATE_NOOP("LabelGloss", "auxiliary verb of a passive")},
    {"csubjpass", QT_TRANSLATE_NOOP("LabelGloss", "clause as subject of a passive")},
    {"nsubjpass", QT_TRANSLATE_NOOP("LabelGloss", "subject of a passive")},
    {"foreign", QT_TRANSLATE_NOOP("LabelGloss", "word of a foreign phrase")},
    {"mwe", QT_TRANSLATE_NOOP("LabelGloss", "fixed multiword expression")},
    {"aobj", QT_TRANSLATE_NOOP("LabelGloss", "adjectival object")},
    {"avobj", QT_TRANSLATE_NOOP("LabelGloss", "adverbial object")},
    {"lobj", QT_TRANSLATE_NOOP("LabelGloss", "object of place or direction")},
    {"tobj", QT_TRANSLATE_NOOP("LabelGloss", "object of time or duration")},
    {"qobj", QT_TRANSLATE_NOOP("LabelGloss", "quotation as object")},
    {"numa", QT_TRANSLATE_NOOP("LabelGloss", "numeral that is added")},
    {"numm", QT_TRANSLATE_NOOP("LabelGloss", "numeral that is multiplied")},
    {"part", QT_TRANSLATE_NOOP("LabelGloss", "particle of a verb")},
    {"preds", QT_TRANSLATE_NOOP("LabelGloss", "predicative of the subject")},
    {"predo", QT_TRANSLATE_NOOP("LabelGloss", "predicative of the object")},
    {"fpreds", QT_TRANSLATE_NOOP("LabelGloss", "free predicative of the subject")},
    {"fpredo", QT_TRANSLATE_NOOP("LabelGloss", "free predicative of the object")},
    {"attr", QT_TRANSLATE_NOOP("LabelGloss", "attribute of a noun")},
    {"modo", QT_TRANSLATE_NOOP("LabelGloss", "modifier about the object")},
    {"modp", QT_TRANSLATE_NOOP("LabelGloss", "parenthetical modifier")},
    {"modr", QT_TRANSLATE_NOOP("LabelGloss", "restrictive modifier")},
    {"mods", QT_TRANSLATE_NOOP("LabelGloss", "modifier about the subject")},
    {"relr", QT_TRANSLATE_NOOP("LabelGloss", "restrictive relative clause")},
    {"name", QT_TRANSLATE_NOOP("LabelGloss", "proper name that modifies a name")},
    {"xpl", QT_TRANSLATE_NOOP("LabelGloss", "explication of what is before")},
    {"xtop", QT_TRANSLATE_NOOP("LabelGloss", "external topic")},
    {"voc", QT_TRANSLATE_NOOP("LabelGloss", "vocative, address")},
    {"err", QT_TRANSLATE_NOOP("LabelGloss", "part of the sentence that cannot be analysed")},
    {"ref", QT_TRANSLATE_NOOP("LabelGloss", "anaphoric reference of a relative")},
    {"coref", QT_TRANSLATE_NOOP("LabelGloss", "coreference")},
    {"neg", QT_TRANSLATE_NOOP("LabelGloss", "negation")},
    {"time", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of time")},
    {"loc", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of place")},
    {"dir", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of direction")},
    {"man", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of manner")},
    {"quant", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of quantity")},
    {"cause", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of cause")},
    {"cond", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of condition")},
    {"conc", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of concession")},
    {"cons", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of consequence")},
    {"contr", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of contrast")},
    {"goal", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of purpose")},
    {"inst", QT_TRANSLATE_NOOP("LabelGloss", "adverbial of instrument")},
    {"agent", QT_TRANSLATE_NOOP("LabelGloss", "agent")},
    {"source", QT_TRANSLATE_NOOP("LabelGloss", "source")},
    {"D", QT_TRANSLATE_NOOP("LabelGloss", "ordinary dependency")},
    {"P", QT_TRANSLATE_NOOP("LabelGloss", "parallel structure, coordination")},
    {"I", QT_TRANSLATE_NOOP("LabelGloss", "incomplete parallel structure")},
    {"A", QT_TRANSLATE_NOOP("LabelGloss", "apposition")},
};

/// What stands behind the colon of a relation of Universal Dependencies.
constexpr LabelRow subtypeRows[] = {
    {"pass", QT_TRANSLATE_NOOP("LabelGloss", "passive")},
    {"agent", QT_TRANSLATE_NOOP("LabelGloss", "agent of a passive")},
    {"appos", QT_TRANSLATE_NOOP("LabelGloss", "apposition")},
    {"arg", QT_TRANSLATE_NOOP("LabelGloss", "argument")},
    {"aspect", QT_TRANSLATE_NOOP("LabelGloss", "marker of aspect")},
    {"caus", QT_TRANSLATE_NOOP("LabelGloss", "causative")},
    {"dec", QT_TRANSLATE_NOOP("LabelGloss", "particle of a modifier")},
    {"desc", QT_TRANSLATE_NOOP("LabelGloss", "description")},
    {"emph", QT_TRANSLATE_NOOP("LabelGloss", "particle of emphasis")},
    {"gov", QT_TRANSLATE_NOOP("LabelGloss", "numeral that governs the case of its noun")},
    {"iobj", QT_TRANSLATE_NOOP("LabelGloss", "indirect object")},
    {"lmod", QT_TRANSLATE_NOOP("LabelGloss", "place")},
    {"npmod", QT_TRANSLATE_NOOP("LabelGloss", "noun phrase as adverbial")},
    {"nummod", QT_TRANSLATE_NOOP("LabelGloss", "numeral")},
    {"numgov", QT_TRANSLATE_NOOP("LabelGloss", "quantity that governs the case of its noun")},
    {"outer", QT_TRANSLATE_NOOP("LabelGloss", "of an outer clause")},
    {"poss", QT_TRANSLATE_NOOP("LabelGloss", "possessive")},
    {"preconj", QT_TRANSLATE_NOOP("LabelGloss", "before the first conjunct")},
    {"predet", QT_TRANSLATE_NOOP("LabelGloss", "before another determiner")},
    {"pred", QT_TRANSLATE_NOOP("LabelGloss", "predicative")},
    {"pref", QT_TRANSLATE_NOOP("LabelGloss", "prefix")},
    {"prt", QT_TRANSLATE_NOOP("LabelGloss", "particle of a verb")},
    {"pv", QT_TRANSLATE_NOOP("LabelGloss", "of a reflexive verb")},
    {"relcl", QT_TRANSLATE_NOOP("LabelGloss", "relative clause")},
    {"suff", QT_TRANSLATE_NOOP("LabelGloss", "suffix")},
    {"tmod", QT_TRANSLATE_NOOP("LabelGloss", "time")},
    {"unmarked", QT_TRANSLATE_NOOP("LabelGloss", "without a case marker")},
    {"loc", QT_TRANSLATE_NOOP("LabelGloss", "place")},
};

/// Semantic roles of the Copenhagen Dependency Treebanks, in braces.
constexpr LabelRow roleRows[] = {
    {"agent", QT_TRANSLATE_NOOP("LabelGloss", "agent")},
    {"experiencer", QT_TRANSLATE_NOOP("LabelGloss", "experiencer")},
    {"location", QT_TRANSLATE_NOOP("LabelGloss", "place")},
    {"loc", QT_TRANSLATE_NOOP("LabelGloss", "place")},
    {"patient", QT_TRANSLATE_NOOP("LabelGloss", "patient")},
    {"recipient", QT_TRANSLATE_NOOP("LabelGloss", "recipient")},
    {"source", QT_TRANSLATE_NOOP("LabelGloss", "source")},
    {"time", QT_TRANSLATE_NOOP("LabelGloss", "time")},
    {"goal", QT_TRANSLATE_NOOP("LabelGloss", "goal")},
    {"quant", QT_TRANSLATE_NOOP("LabelGloss", "quantity")},
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

QString inSentence(const char* pattern, const QString& gloss)
{
    return gloss.isEmpty() ? QString() : QCoreApplication::translate("LabelGloss", pattern).arg(gloss);
}

QString plainGloss(const QString& relation)
{
    const QString gloss = glossIn(relationRows, relation.section(u':', 0, 0));
    if (gloss.isEmpty())
        return relationGloss(relation);
    const QString subtype = glossIn(subtypeRows, relation.section(u':', 1));
    return subtype.isEmpty() || subtype == gloss
        ? gloss
        : QCoreApplication::translate("LabelGloss", "%1: %2", "a relation: its subtype").arg(gloss, subtype);
}

/// Without the signs that number a part of a word ("²coord") and those of what is one word with its head ("dobj#").
QString withoutPartNumbers(QString relation)
{
    static const QString numbers = QStringLiteral("¹²³^");
    while (!relation.isEmpty() && numbers.contains(relation.front()))
        relation.remove(0, 1);
    while (!relation.isEmpty() && (numbers.contains(relation.back()) || relation.back() == u'#'))
        relation.chop(1);
    return relation;
}

/// Of the marks of the Danish and the Copenhagen Dependency Treebanks (Buch-Kromann's manual).
QString markedGloss(const QString& relation)
{
    const auto isBetween = [&](QChar first, QChar last) {
        return relation.size() > 2 && relation.front() == first && relation.back() == last;
    };
    const QString inside = relation.mid(1).chopped(1);
    if (isBetween(u'[', u']'))
        return inSentence(QT_TRANSLATE_NOOP("LabelGloss", "filler, further head: %1"), plainGloss(inside));
    if (isBetween(u'{', u'}'))
        return inSentence(QT_TRANSLATE_NOOP("LabelGloss", "semantic role: %1"), glossIn(roleRows, inside));
    if (isBetween(u'<', u'>')) // a path begins with the relation to the head that is there
        return inSentence(
            QT_TRANSLATE_NOOP("LabelGloss", "its head is left out: %1"), plainGloss(inside.section(u':', 0, 0)));
    if (relation.startsWith(u'@'))
        return inSentence(QT_TRANSLATE_NOOP("LabelGloss", "asked for by the verb: %1"), plainGloss(relation.mid(1)));
    if (relation.startsWith(u"assoc-"))
        return QCoreApplication::translate("LabelGloss", "associative anaphora");
    if (relation.startsWith(u"coref-"))
        return QCoreApplication::translate("LabelGloss", "coreference");
    const QString role = plainGloss(relation.section(u'.', 1));
    const QString form = plainGloss(relation.section(u'.', 0, 0));
    if (relation.count(u'.') == 1 && !form.isEmpty() && !role.isEmpty()) // "pobj.dobj", at a noun made of a verb
        return QCoreApplication::translate("LabelGloss", "%1, to the noun's verb: %2", "a relation; another one")
            .arg(form, role);
    return {};
}

} // namespace

QString labelGloss(const QString& relation)
{
    const QString bare = withoutPartNumbers(relation);
    const QString marked = markedGloss(bare);
    return marked.isEmpty() ? plainGloss(bare) : marked;
}

QString tagGloss(const QString& upos)
{
    return glossIn(tagRows, upos);
}

} // namespace arcwright::ui
