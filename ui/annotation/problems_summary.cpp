// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/problems_summary.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include "core/validation/column_places.h"
#include "ui/documents/validator.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"

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

QString fileNameOf(const Document& document)
{
    return QFileInfo(QString::fromStdString(document.path())).fileName();
}

/// Why levels 4 and 5 are left out, of documents that are of Universal Dependencies.
QStringList languageLimits(const TestedLanguages& languages, const Treebank& treebank)
{
    QStringList unnamed;
    QStringList unknown;
    bool isUniversal = false;
    for (std::size_t i = 0; i < treebank.documents().size(); ++i) {
        const Document& document = *treebank.documents()[i];
        if (!columnPlacesOf(*document.format()))
            continue;
        isUniversal = true;
        const TestedLanguage& tested = languages.of(i);
        if (tested.code.empty())
            unnamed << fileNameOf(document);
        else if (!tested.language)
            unknown << QString::fromStdString(tested.code);
    }
    if (!isUniversal)
        return {};
    if (languages.problem)
        return {Summary::tr("levels 4 and 5 are not tested: the language data cannot be read (%1: %2)")
                    .arg(problemPlace(*languages.problem), problemText(*languages.problem))};
    if (!languages.hasData)
        return {Summary::tr("levels 4 and 5 are not tested: no language data, see the settings")};
    QStringList limits;
    unknown.removeDuplicates();
    if (!unknown.isEmpty())
        limits << Summary::tr("levels 4 and 5 are not tested where the language is %1, which the data do not know")
                      .arg(listed(unknown));
    if (!unnamed.isEmpty())
        limits << Summary::tr("levels 4 and 5 are not tested in %1, whose language is not known").arg(listed(unnamed));
    return limits;
}

/// The languages that documents are tested as.
QStringList languagesTested(const TestedLanguages& languages)
{
    QStringList codes;
    for (const TestedLanguage& each : languages.ofDocuments) {
        if (each.language)
            addOnce(codes, each.code);
    }
    return codes;
}

/// What no test has looked at for want of columns, or of tests of the format.
QStringList formatLimits(const Treebank& treebank)
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

/// What no test has looked at, and why.
QStringList limitsOf(const Validator& validator, const Treebank& treebank)
{
    QStringList limits = formatLimits(treebank);
    if (!validator.isBusy()) // till then nobody has looked at the language data
        limits << languageLimits(validator.languages(), treebank);
    if (validator.isIncomplete())
        limits << Summary::tr("there was too little memory to test all sentences");
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
    QStringList limits = limitsOf(validator, treebank);
    if (const QStringList codes = languagesTested(validator.languages()); !codes.isEmpty())
        limits.prepend(Summary::tr("up to level 5, language: %1").arg(listed(codes)));
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
