// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/problems_summary.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/validation/column_places.h"
#include "ui/documents/validator.h"
#include "ui/look/joined_texts.h"

namespace arcwright::ui {

namespace {

struct Summary {
    Q_DECLARE_TR_FUNCTIONS(ProblemsSummary)
};

void addOnce(QStringList& list, std::string_view name)
{
    const QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    if (!list.contains(text))
        list << text;
}

/// What no test has looked at, in all of the documents.
QStringList limitsOf(const Treebank& treebank)
{
    QStringList structureOnly;
    QStringList missing;
    for (const auto& document : treebank.documents()) {
        const auto columns = columnPlacesOf(*document->format());
        if (!columns)
            addOnce(structureOnly, document->format()->family().title);
        for (const Column column : columns ? columns->missing() : std::vector<Column>())
            addOnce(missing, nameOf(column));
    }
    QStringList limits;
    if (!structureOnly.isEmpty())
        limits << Summary::tr("only the structure of %1 is tested").arg(listed(structureOnly));
    if (!missing.isEmpty())
        limits << Summary::tr("without tests that need %1").arg(listed(missing));
    return limits;
}

} // namespace

QString problemsSummary(const Validator& validator, const Treebank& treebank)
{
    QStringList parts{Summary::tr("%n error(s)", nullptr, static_cast<int>(validator.count(Severity::Error))),
        Summary::tr("%n warning(s)", nullptr, static_cast<int>(validator.count(Severity::Warning)))};
    if (const auto notes = validator.count(Severity::Information); notes > 0)
        parts << Summary::tr("%n note(s)", nullptr, static_cast<int>(notes));
    if (validator.waivedCount() > 0)
        parts << Summary::tr("%1 waived").arg(validator.waivedCount());
    QString text = listed(parts);
    if (validator.isBusy())
        text = Summary::tr("%1 so far…").arg(text);
    QStringList limits = limitsOf(treebank);
    if (validator.isIncomplete())
        limits << Summary::tr("there was too little memory to test all sentences");
    return limits.isEmpty() ? text : Summary::tr("%1 (%2)").arg(text, limits.join(Summary::tr("; ")));
}

QString problemsTitle(const Validator& validator)
{
    const std::size_t problems = validator.count(Severity::Error) + validator.count(Severity::Warning);
    if (problems > 0)
        return Summary::tr("Problems (%1)").arg(problems);
    return validator.isIncomplete() ? Summary::tr("Problems (?)") : Summary::tr("Problems");
}

} // namespace arcwright::ui
