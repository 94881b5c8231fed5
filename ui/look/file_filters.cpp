// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/file_filters.h"

#include <QCoreApplication>

#include "core/formats/open.h"

namespace arcwright::ui {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("FileFilters", text);
}

/// `*.conll *.conllx`; of all families if none is named.
QString patterns(std::string_view family = {})
{
    QStringList all;
    for (const auto& [ending, name] : treebankEndings()) {
        if (family.empty() || name == family)
            all << u'*' + QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size()));
    }
    return all.join(u' ');
}

QString filterFor(const QString& title, const QString& endings)
{
    return QStringLiteral("%1 (%2)").arg(title, endings);
}

QString everything()
{
    return translated(QT_TRANSLATE_NOOP("FileFilters", "All files (*)"));
}

} // namespace

QStringList formatFamilies()
{
    return {QStringLiteral("conllu"), QStringLiteral("conllup"), QStringLiteral("conllx"), QStringLiteral("dtag"),
        QStringLiteral("knp"), QStringLiteral("cabocha")};
}

QString formatTitle(std::string_view family)
{
    if (family == "conllu")
        return QStringLiteral("CoNLL-U");
    if (family == "conllup")
        return QStringLiteral("CoNLL-U Plus");
    if (family == "conllx")
        return QStringLiteral("CoNLL-X");
    if (family == "dtag")
        return QStringLiteral("DTAG");
    if (family == "knp")
        return QStringLiteral("KNP");
    if (family == "cabocha")
        return translated(QT_TRANSLATE_NOOP("FileFilters", "CaboCha lattice"));
    return QString::fromUtf8(family.data(), static_cast<qsizetype>(family.size()));
}

QString openFilter()
{
    QStringList filters{filterFor(translated(QT_TRANSLATE_NOOP("FileFilters", "Treebanks")), patterns())};
    for (const QString& family : formatFamilies())
        filters << filterFor(formatTitle(family.toStdString()), patterns(family.toStdString()));
    return (filters << everything()).join(QStringLiteral(";;"));
}

QString saveFilter(std::string_view family)
{
    return filterFor(formatTitle(family), patterns(family)) + QStringLiteral(";;") + everything();
}

} // namespace arcwright::ui
