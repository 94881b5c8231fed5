// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/chord_sets.h"

#include <algorithm>

#include <QCoreApplication>

namespace arcwright::ui {

namespace {

struct ChordRow {
    const char* keys;
    const char* relation;
};

constexpr ChordRow prague[] = {
    {"pr", "Pred"},
    {"sb", "Sb"},
    {"ob", "Obj"},
    {"ad", "Adv"},
    {"at", "Atr"},
    {"pn", "Pnom"},
    {"av", "Atv"},
    {"vv", "AtvV"},
    {"co", "Coord"},
    {"ap", "Apos"},
    {"ex", "ExD"},
    {"xv", "AuxV"},
    {"xp", "AuxP"},
    {"xc", "AuxC"},
    {"xt", "AuxT"},
    {"xr", "AuxR"},
    {"xo", "AuxO"},
    {"xy", "AuxY"},
    {"xz", "AuxZ"},
    {"xx", "AuxX"},
    {"xg", "AuxG"},
    {"xk", "AuxK"},
    {"ra", "AtrAdv"},
    {"da", "AdvAtr"},
    {"ro", "AtrObj"},
    {"oa", "ObjAtr"},
    {"rr", "AtrAtr"},
    {"de", "Denom"},
    {"vo", "Vocat"},
    {"pa", "Partl"},
};
constexpr ChordRow universal[] = {
    {"ns", "nsubj"},
    {"ob", "obj"},
    {"io", "iobj"},
    {"cs", "csubj"},
    {"cc", "ccomp"},
    {"xc", "xcomp"},
    {"ol", "obl"},
    {"vo", "vocative"},
    {"ex", "expl"},
    {"di", "dislocated"},
    {"ac", "advcl"},
    {"am", "advmod"},
    {"dc", "discourse"},
    {"au", "aux"},
    {"co", "cop"},
    {"ma", "mark"},
    {"nm", "nmod"},
    {"ap", "appos"},
    {"nu", "nummod"},
    {"al", "acl"},
    {"aj", "amod"},
    {"de", "det"},
    {"cl", "clf"},
    {"ca", "case"},
    {"cj", "conj"},
    {"cn", "cc"},
    {"fi", "fixed"},
    {"fl", "flat"},
    {"cp", "compound"},
    {"li", "list"},
    {"pa", "parataxis"},
    {"or", "orphan"},
    {"gw", "goeswith"},
    {"re", "reparandum"},
    {"pu", "punct"},
    {"ro", "root"},
    {"dp", "dep"},
};
constexpr ChordRow danish[] = {
    {"su", "subj"},
    {"do", "dobj"},
    {"io", "iobj"},
    {"po", "pobj"},
    {"no", "nobj"},
    {"vo", "vobj"},
    {"lb", "lobj"},
    {"qo", "qobj"},
    {"ao", "aobj"},
    {"av", "avobj"},
    {"to", "tobj"},
    {"at", "attr"},
    {"cj", "conj"},
    {"co", "coord"},
    {"ps", "preds"},
    {"pd", "possd"},
    {"pn", "pnct"},
    {"ti", "time"},
    {"lo", "loc"},
    {"re", "rel"},
    {"rf", "ref"},
    {"qu", "quant"},
    {"nf", "namef"},
    {"na", "name"},
    {"tl", "title"},
    {"ne", "neg"},
    {"ma", "man"},
    {"mo", "mod"},
    {"mp", "modp"},
    {"cd", "cond"},
    {"cs", "cause"},
    {"ex", "expl"},
    {"aa", "appa"},
    {"ar", "appr"},
    {"go", "goal"},
    {"pt", "part"},
    {"li", "list"},
    {"ot", "other"},
};

std::span<const ChordRow> rowsOf(ChordSet set)
{
    switch (set) {
    case ChordSet::Prague:
        return prague;
    case ChordSet::UniversalDependencies:
        return universal;
    case ChordSet::Danish:
        break;
    }
    return danish;
}

} // namespace

std::span<const ChordSet> allChordSets()
{
    static constexpr ChordSet sets[] = {ChordSet::Prague, ChordSet::UniversalDependencies, ChordSet::Danish};
    return sets;
}

QString chordSetName(ChordSet set)
{
    switch (set) {
    case ChordSet::Prague:
        return QCoreApplication::translate("Chords", "Functions of the Prague treebanks");
    case ChordSet::UniversalDependencies:
        return QCoreApplication::translate("Chords", "Relations of Universal Dependencies");
    case ChordSet::Danish:
        break;
    }
    return QCoreApplication::translate("Chords", "Relations of the Danish Dependency Treebank");
}

Chords chordsOf(ChordSet set)
{
    Chords chords;
    for (const ChordRow& row : rowsOf(set))
        chords << Chord{QString::fromLatin1(row.keys), QString::fromLatin1(row.relation), {}, {}, {}};
    return chords;
}

Chords withChordSet(Chords chords, ChordSet set)
{
    for (const Chord& chord : chordsOf(set)) {
        const auto isTaken = [&](const Chord& other) { return other.keys == chord.keys; };
        if (std::none_of(chords.begin(), chords.end(), isTaken))
            chords << chord;
    }
    return chords;
}

} // namespace arcwright::ui
