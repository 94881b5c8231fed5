// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_texts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "core/shelf/shelf_problems.h"
#include "ui/look/joined_texts.h"
#include "ui/look/parser_names.h"
#include "ui/look/problem_text.h"

namespace arcwright::ui {

namespace {

struct Shelf {
    Q_DECLARE_TR_FUNCTIONS(Shelf)
};

QString learnerText(const ModelFacts& facts)
{
    QStringList parts(learnerInWords(facts.learner));
    if (facts.members > 1)
        parts << Shelf::tr("mean of %1 models").arg(facts.members);
    parts << Shelf::tr("%n epoch(s)", nullptr, facts.epochs) << Shelf::tr("seed %1").arg(facts.seed);
    return listed(parts);
}

QString sizeText(const ModelFacts& facts)
{
    const auto units = static_cast<int>(facts.trainedUnits);
    const QString size = facts.units == Units::Words ? Shelf::tr("%n word(s)", nullptr, units)
                                                     : Shelf::tr("%n bunsetsu", nullptr, units);
    return facts.givenHeads
        ? Shelf::tr("%1, the heads of %2 were given", "words, how many of them").arg(size).arg(*facts.givenHeads)
        : size;
}

/// Whether nobody has told anything of it: what it is called is then the name of its file.
bool isUndescribed(const ShelvedModel& model)
{
    ModelDescription nothing;
    nothing.name = model.description.name;
    return !model.descriptionProblem && model.description == nothing;
}

QString knownText(const ModelFacts& facts)
{
    QStringList parts;
    parts << (facts.relations > 0 ? Shelf::tr("%n relation(s)", nullptr, static_cast<int>(facts.relations))
                                  : Shelf::tr("heads alone, no relations"));
    if (facts.hasTagger)
        parts << Shelf::tr("tags of words");
    return listed(parts);
}

QString markText(const ModelMark& mark)
{
    const QString scores = mark.las > 0
        ? Shelf::tr("UAS %1, LAS %2").arg(shelfPercent(mark.uas), shelfPercent(mark.las))
        : Shelf::tr("UAS %1").arg(shelfPercent(mark.uas));
    return Shelf::tr("%1 on %2 (%3)", "scores, sentences, how many")
        .arg(scores, QString::fromStdString(mark.on),
            Shelf::tr("%n sentence(s)", nullptr, static_cast<int>(mark.sentences)));
}

void addSettings(const ModelFacts& facts, std::vector<ShelfFact>& lines)
{
    const QString decoder = decoderInWords(facts.decoder);
    lines.push_back({Shelf::tr("Decoder"),
        facts.trainDecoder.empty()
            ? decoder
            : Shelf::tr("%1, trained through %2").arg(decoder, decoderInWords(facts.trainDecoder))});
    lines.push_back({Shelf::tr("Learner"), learnerText(facts)});
    lines.push_back({Shelf::tr("Learnt from"), sizeText(facts)});
    lines.push_back({Shelf::tr("Tells"), knownText(facts)});
}

} // namespace

QString shelfLanguage(const ShelvedModel& model)
{
    const bool hasOwn = model.facts && model.facts->language != Language::Any;
    const std::string_view code
        = hasOwn ? nameOf(model.facts->language) : std::string_view(model.description.data.language);
    if (code.empty())
        return {};
    QString text = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    const QLocale locale(text);
    if (locale.language() == QLocale::C)
        return text;
    const QString native = locale.nativeLanguageName(); // Qt knows the names of languages in English and as their own
    const QLocale::Language spoken = QLocale().language();
    const bool isInEnglish = spoken == QLocale::English || spoken == QLocale::C || native.isEmpty();
    return isInEnglish ? QLocale::languageToString(locale.language()) : native;
}

QString shelfData(const ShelvedModel& model)
{
    if (!model.facts)
        return {};
    QString count = Shelf::tr("%n sentence(s)", nullptr, static_cast<int>(model.facts->sentences));
    const auto& files = model.description.data.files;
    if (files.empty())
        return count;
    const QString first = QString::fromStdString(files.front());
    return files.size() == 1 ? Shelf::tr("%1 of %2", "sentences, their file").arg(count, first)
                             : Shelf::tr("%1 of %2 and %3 more", "sentences, a file, how many other ones")
                                   .arg(count, first, QString::number(files.size() - 1));
}

QString shelfDate(const ShelvedModel& model)
{
    QDateTime made = QDateTime::fromString(QString::fromStdString(model.description.made), Qt::ISODate);
    if (!made.isValid()) {
        constexpr std::int64_t nanosecondsInMillisecond = 1'000'000;
        if (model.stamp.modified == 0)
            return {};
        made = QDateTime::fromMSecsSinceEpoch(model.stamp.modified / nanosecondsInMillisecond);
    }
    return made.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString shelfPercent(double percent)
{
    return percent > 0 ? QLocale().toString(percent, 'f', 1) : QString();
}

QStringList shelfWarnings(const ShelvedModel& model, const QString& language)
{
    QStringList warnings;
    if (model.problem)
        warnings << problemTextWithStep(*model.problem);
    if (model.descriptionProblem)
        warnings << problemTextWithStep(*model.descriptionProblem);
    for (const Problem& warning :
        warningsOf(model, QCoreApplication::applicationVersion().toStdString(), language.toStdString()))
        warnings << problemTextWithStep(warning);
    return warnings;
}

QString shelfState(const ShelvedModel& model, bool isInUse, const QString& language)
{
    QStringList states;
    if (model.problem)
        states << Shelf::tr("cannot be used");
    if (isInUse)
        states << Shelf::tr("in use");
    if (model.descriptionProblem)
        states << Shelf::tr("description damaged");
    else if (!model.problem && isUndescribed(model))
        states << Shelf::tr("no description");
    for (const Problem& warning :
        warningsOf(model, QCoreApplication::applicationVersion().toStdString(), language.toStdString())) {
        if (warning.code == ShelfProblem::OtherProgram)
            states << Shelf::tr("other version");
        else if (warning.code == ShelfProblem::OtherLanguage)
            states << Shelf::tr("other language");
        else
            states << Shelf::tr("other file");
    }
    if (model.description.keptByProgram)
        states << Shelf::tr("kept by itself");
    return listed(states);
}

std::vector<ShelfFact> shelfFacts(const ShelvedModel& model, const QString& path)
{
    std::vector<ShelfFact> lines;
    const auto add = [&](const QString& title, const QString& value) {
        if (!value.isEmpty())
            lines.push_back({title, value});
    };
    QStringList marks;
    for (const ModelMark& mark : model.description.marks)
        marks << markText(mark);
    add(Shelf::tr("Scores"), marks.join(u'\n'));
    add(Shelf::tr("Trained on"), shelfData(model));
    add(Shelf::tr("Language"), shelfLanguage(model));
    if (model.facts)
        addSettings(*model.facts, lines);
    add(Shelf::tr("Trained"), shelfDate(model));
    add(Shelf::tr("Version"), QString::fromStdString(model.description.program));
    add(Shelf::tr("Checksum of the data"), QString::fromStdString(model.description.data.checksum));
    constexpr double megabyte = 1'000'000;
    add(Shelf::tr("File"),
        Shelf::tr("%1 (%2 MB)", "path, size")
            .arg(path, QLocale().toString(static_cast<double>(model.stamp.size) / megabyte, 'f', 1)));
    if (model.foldsSize > 0)
        add(Shelf::tr("Models of folds"),
            Shelf::tr("%1 beside it, each of which has not seen a part of the data (%2 MB)", "how many models, size")
                .arg(model.description.folds)
                .arg(QLocale().toString(static_cast<double>(model.foldsSize) / megabyte, 'f', 1)));
    return lines;
}

} // namespace arcwright::ui
