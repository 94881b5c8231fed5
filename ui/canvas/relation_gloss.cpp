// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/relation_gloss.h"

#include <QCoreApplication>
#include <QHash>

#include "core/treebank/prague_fields.h"

namespace arcwright::ui {

namespace {

struct Gloss {
    const char* relation;
    const char* text; ///< to be translated in the context "RelationGloss"
};

constexpr Gloss glosses[] = {
    {"Pred", QT_TRANSLATE_NOOP("RelationGloss", "predicate of the main clause")},
    {"Sb", QT_TRANSLATE_NOOP("RelationGloss", "subject")},
    {"Obj", QT_TRANSLATE_NOOP("RelationGloss", "object")},
    {"Adv", QT_TRANSLATE_NOOP("RelationGloss", "adverbial")},
    {"Atr", QT_TRANSLATE_NOOP("RelationGloss", "attribute of a noun")},
    {"Pnom", QT_TRANSLATE_NOOP("RelationGloss", "nominal part of a predicate with “be”")},
    {"Atv", QT_TRANSLATE_NOOP("RelationGloss", "complement of verb and noun, on the noun")},
    {"AtvV", QT_TRANSLATE_NOOP("RelationGloss", "complement on the verb, its noun left out")},
    {"Coord", QT_TRANSLATE_NOOP("RelationGloss", "head of a coordination")},
    {"Apos", QT_TRANSLATE_NOOP("RelationGloss", "head of an apposition")},
    {"ExD", QT_TRANSLATE_NOOP("RelationGloss", "governor left out: ellipsis, title, address")},
    {"AuxV", QT_TRANSLATE_NOOP("RelationGloss", "auxiliary verb")},
    {"AuxP", QT_TRANSLATE_NOOP("RelationGloss", "preposition; its noun has the function")},
    {"AuxC", QT_TRANSLATE_NOOP("RelationGloss", "subordinator; its clause has the function")},
    {"AuxT", QT_TRANSLATE_NOOP("RelationGloss", "reflexive that belongs to the verb")},
    {"AuxR", QT_TRANSLATE_NOOP("RelationGloss", "reflexive of the passive")},
    {"AuxO", QT_TRANSLATE_NOOP("RelationGloss", "redundant or emotive word")},
    {"AuxY", QT_TRANSLATE_NOOP("RelationGloss", "connective or particle without a function")},
    {"AuxZ", QT_TRANSLATE_NOOP("RelationGloss", "word that puts a focus: only, even")},
    {"AuxX", QT_TRANSLATE_NOOP("RelationGloss", "comma that joins nothing")},
    {"AuxG", QT_TRANSLATE_NOOP("RelationGloss", "other punctuation or symbol")},
    {"AuxK", QT_TRANSLATE_NOOP("RelationGloss", "punctuation that ends the sentence")},
    {"AtrAdv", QT_TRANSLATE_NOOP("RelationGloss", "attribute, or else adverbial")},
    {"AdvAtr", QT_TRANSLATE_NOOP("RelationGloss", "adverbial, or else attribute")},
    {"AtrObj", QT_TRANSLATE_NOOP("RelationGloss", "attribute, or else object")},
    {"ObjAtr", QT_TRANSLATE_NOOP("RelationGloss", "object, or else attribute")},
    {"AtrAtr", QT_TRANSLATE_NOOP("RelationGloss", "attribute of one of several nouns")},
    {"Denom", QT_TRANSLATE_NOOP("RelationGloss", "noun that is a clause of its own")},
    {"Vocat", QT_TRANSLATE_NOOP("RelationGloss", "address that is a clause of its own")},
    {"Partl", QT_TRANSLATE_NOOP("RelationGloss", "particle that is a clause of its own")},
    {"Det", QT_TRANSLATE_NOOP("RelationGloss", "determiner")},
    {"AuxA", QT_TRANSLATE_NOOP("RelationGloss", "article")},
    {"Neg", QT_TRANSLATE_NOOP("RelationGloss", "negation")},
    {"NR", QT_TRANSLATE_NOOP("RelationGloss", "function that is not known")},
};

const QHash<QString, const char*>& glossesByRelation()
{
    static const QHash<QString, const char*> byRelation = [] {
        QHash<QString, const char*> table;
        for (const Gloss& gloss : glosses)
            table.insert(QString::fromLatin1(gloss.relation), gloss.text);
        return table;
    }();
    return byRelation;
}

} // namespace

QString relationGloss(const QString& relation)
{
    const std::string bytes = relation.toStdString();
    const std::string_view bare = markedRelation(bytes).relation;
    const char* const text
        = glossesByRelation().value(QString::fromUtf8(bare.data(), static_cast<qsizetype>(bare.size())), nullptr);
    return text ? QCoreApplication::translate("RelationGloss", text) : QString();
}

QStringList glossedRelations()
{
    QStringList relations;
    for (const Gloss& gloss : glosses)
        relations << QString::fromLatin1(gloss.relation);
    return relations;
}

} // namespace arcwright::ui
