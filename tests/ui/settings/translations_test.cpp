// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/translations.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QKeySequence>
#include <QLibraryInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"
#include "tests/ui/support/qt_printers.h"

namespace arcwright::ui::testing {

namespace {

std::filesystem::path sourcesOfProgram()
{
    return std::filesystem::path(test::lessonsFolder()).parent_path().parent_path();
}

/// The files of translators: one a language, English apart, which has plurals alone.
QStringList filesOfTranslators()
{
    QStringList files;
    for (const auto& entry : std::filesystem::directory_iterator(sourcesOfProgram() / "translations")) {
        const QString path = QString::fromStdString(entry.path().string());
        if (path.endsWith(QStringLiteral(".ts")) && !path.endsWith(QStringLiteral("_en.ts")))
            files << path;
    }
    return files;
}

struct TranslatedText {
    QString context;
    QString english;
    QStringList forms; ///< several where it counts something
    QString type; ///< "unfinished", "vanished", …; empty: finished
};

std::vector<TranslatedText> textsIn(const QString& path)
{
    std::vector<TranslatedText> texts;
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    QXmlStreamReader reader(&file);
    QString context;
    bool isCounting = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QStringLiteral("message")) {
            isCounting = reader.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
        } else if (reader.name() == QStringLiteral("name")) {
            context = reader.readElementText();
        } else if (reader.name() == QStringLiteral("source")) {
            texts.push_back({context, reader.readElementText(), {}, {}});
        } else if (reader.name() == QStringLiteral("translation") && !texts.empty()) {
            texts.back().type = reader.attributes().value(QStringLiteral("type")).toString();
            if (!isCounting)
                texts.back().forms << reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        } else if (reader.name() == QStringLiteral("numerusform") && !texts.empty()) {
            texts.back().forms << reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        }
    }
    EXPECT_FALSE(reader.hasError()) << qPrintable(path) << ": " << qPrintable(reader.errorString());
    return texts;
}

/// The places of arguments in a text: %1, %L2, %n.
std::multiset<QString> placesIn(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%L?([1-9]|n)"));
    std::multiset<QString> places;
    for (auto found = place.globalMatch(text); found.hasNext();)
        places.insert(found.next().captured(1));
    return places;
}

/// The texts that wait for translators, where somebody has listed them: `context: English text` in each line of
/// translations/pending.txt, as the test below writes them. Without the file none may wait.
QStringList pending()
{
    QFile file(QString::fromStdString((sourcesOfProgram() / "translations/pending.txt").string()));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}

QString lineOf(const TranslatedText& text)
{
    return text.context + QStringLiteral(": ") + QString(text.english).replace(u'\n', u' ');
}

/// Whether a text has been translated, in each of its plural forms.
bool isFinished(const TranslatedText& text)
{
    const auto isEmpty = [](const QString& form) { return form.isEmpty(); };
    return text.type.isEmpty() && !text.forms.isEmpty() && std::none_of(text.forms.begin(), text.forms.end(), isEmpty);
}

/// The file as lupdate would make it of the sources as they are.
QString updated(const QString& path, const test::TemporaryFolder& folder)
{
    const QString copy = QString::fromStdString(folder.file(QFileInfo(path).fileName().toStdString()));
    EXPECT_TRUE(QFile::copy(path, copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(QString::fromStdString(sourcesOfProgram().string()));
    lupdate.start(QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate"),
        {QStringLiteral("ui"), QStringLiteral("app"), QStringLiteral("core"), QStringLiteral("-I"), QStringLiteral("."),
            QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-disable-heuristic"),
            QStringLiteral("sametext"), QStringLiteral("-disable-heuristic"), QStringLiteral("similartext"),
            QStringLiteral("-ts"), copy});
    EXPECT_TRUE(lupdate.waitForFinished()) << qPrintable(lupdate.errorString());
    EXPECT_EQ(lupdate.exitCode(), 0) << lupdate.readAllStandardError().constData();
    return copy;
}

} // namespace

TEST(TranslationFiles, NoTextIsMissingUnfinishedOrOfNoUse)
{
    const test::TemporaryFolder folder;
    const QStringList waiting = pending();
    for (const QString& path : filesOfTranslators()) {
        QStringList wrong;
        for (const TranslatedText& text : textsIn(updated(path, folder))) {
            const bool isPending = waiting.contains(lineOf(text));
            if (!isPending && !isFinished(text))
                wrong << lineOf(text);
        }
        constexpr qsizetype shown = 400;
        EXPECT_TRUE(wrong.isEmpty()) << qPrintable(QFileInfo(path).fileName()) << " lacks " << wrong.size()
                                     << " texts; the target update_languages adds them to be translated:\n"
                                     << qPrintable(wrong.mid(0, shown).join(u'\n'));
    }
}

/// So that the test above would find it: a form that is missing is that of some numbers only.
TEST(TranslationFiles, APluralThatLacksAFormIsUnfinished)
{
    const test::TemporaryFolder folder;
    const auto messageWith = [](const std::string& lastForm) {
        return "<message numerus=\"yes\"><source>%n word(s)</source><translation><numerusform>%n slovo</numerusform>"
               "<numerusform>%n slova</numerusform><numerusform>"
            + lastForm + "</numerusform></translation></message>";
    };
    const auto texts = textsIn(QString::fromStdString(folder.write("small.ts",
        "<TS><context><name>Words</name>" + messageWith("%n slov") + messageWith("")
            + "<message><source>word</source><translation>slovo</translation></message>"
              "<message><source>head</source><translation></translation></message></context></TS>")));
    ASSERT_EQ(texts.size(), 4U);
    EXPECT_EQ(texts[0].forms.size(), 3);
    EXPECT_TRUE(isFinished(texts[0]));
    EXPECT_FALSE(isFinished(texts[1]));
    EXPECT_TRUE(isFinished(texts[2]));
    EXPECT_FALSE(isFinished(texts[3]));
}

TEST(TranslationFiles, ArgumentsHaveTheirPlacesInEveryLanguage)
{
    for (const QString& path : filesOfTranslators()) {
        for (const TranslatedText& text : textsIn(path)) {
            const QString all = text.forms.join(u' ');
            if (!text.type.isEmpty() || all.isEmpty())
                continue;
            const auto wanted = placesIn(text.english);
            for (const QString& place : std::set<QString>(wanted.begin(), wanted.end()))
                EXPECT_TRUE(placesIn(all).contains(place))
                    << qPrintable(QFileInfo(path).fileName()) << ": %" << qPrintable(place) << " is missing in “"
                    << qPrintable(all) << "” for “" << qPrintable(text.english) << "”";
            for (const QString& place : placesIn(all))
                EXPECT_TRUE(wanted.contains(place))
                    << qPrintable(QFileInfo(path).fileName()) << ": there is no %" << qPrintable(place) << " for “"
                    << qPrintable(all) << "” in “" << qPrintable(text.english) << "”";
        }
    }
}

TEST(TranslationFiles, EachFileIsALanguageOfTheProgram)
{
    QStringList codes{QStringLiteral("en")};
    for (const QString& path : filesOfTranslators())
        codes << QFileInfo(path).completeBaseName().section(u'_', 1);
    QStringList there = arcwright::ui::Translations::languages();
    std::sort(there.begin(), there.end());
    std::sort(codes.begin(), codes.end());
    EXPECT_EQ(there, codes);
    for (const char* promised : {"cs", "da", "en", "ja"})
        EXPECT_TRUE(there.contains(QLatin1String(promised))) << promised;
}

TEST(TranslationFiles, TheLanguageOfTheCommandLineComesFirst)
{
    using arcwright::ui::Translations;
    EXPECT_EQ(Translations::askedFor({QStringLiteral("arcwright"), QStringLiteral("--language"), QStringLiteral("cs")}),
        QStringLiteral("cs"));
    EXPECT_EQ(
        Translations::askedFor({QStringLiteral("arcwright"), QStringLiteral("--language=da")}), QStringLiteral("da"));
    EXPECT_EQ(Translations::askedFor({QStringLiteral("arcwright"), QStringLiteral("cs.conllu")}), QString());
}

TEST(TranslationFiles, NumbersAndDirectionGoWithTheLanguage)
{
    arcwright::ui::Translations translations;
    for (const QString& code : arcwright::ui::Translations::languages()) {
        translations.use(code);
        EXPECT_EQ(translations.language(), code);
        EXPECT_EQ(QGuiApplication::layoutDirection(), QLocale(code).textDirection()) << qPrintable(code);
        const bool isOwn = QLocale().decimalPoint() == QLocale(code).decimalPoint();
        EXPECT_TRUE(isOwn || code == QStringLiteral("en")) << qPrintable(code); // which may be that of the system
        EXPECT_FALSE(translations.wouldChange(code));
    }
    translations.use(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
    EXPECT_FALSE(arcwright::ui::Translations::nameOf(QStringLiteral("cs")).isEmpty());
}

/// Qt has no catalogue of Urdu; there is none of the program either, yet.
TEST(DirectionOfWindows, IsThatOfALanguageWithoutACatalogueOfQt)
{
    Translations translations;
    translations.use(QStringLiteral("cs"));
    ASSERT_EQ(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    for (const auto& [code, direction] : {std::pair("ur", Qt::RightToLeft), std::pair("da", Qt::LeftToRight)}) {
        const auto catalogue = directionOf(QLocale(QString::fromLatin1(code)));
        ASSERT_TRUE(QCoreApplication::installTranslator(catalogue.get())) << code;
        EXPECT_EQ(QGuiApplication::layoutDirection(), direction) << code;
        EXPECT_EQ(QCoreApplication::translate("QGuiApplication", "another"), QStringLiteral("another"));
    }
    EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::LeftToRight) << "of the language again";
    translations.use(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
}

/// Qt reads the option when a program starts: this one starts itself.
TEST(DirectionOfWindows, IsTurnedByAnOption)
{
    constexpr auto isStarted = "ARCWRIGHT_TESTS_ARE_REVERSED";
    if (qEnvironmentVariableIsSet(isStarted)) {
        EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        return;
    }
    ASSERT_EQ(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    QProcess reversed;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(isStarted), QStringLiteral("1"));
    reversed.setProcessEnvironment(environment);
    reversed.start(QCoreApplication::applicationFilePath(),
        {QStringLiteral("-reverse"), QStringLiteral("--gtest_filter=DirectionOfWindows.IsTurnedByAnOption")});
    ASSERT_TRUE(reversed.waitForFinished()) << qPrintable(reversed.errorString());
    const QByteArray said = reversed.readAllStandardOutput();
    EXPECT_EQ(reversed.exitCode(), 0) << said.constData();
    EXPECT_TRUE(said.contains("1 test from 1 test suite ran")) << said.constData();
}

/// Qt has a name of its own for each of the two keys, which do the same.
TEST(TranslationFiles, TheKeyThatTakesIsCalledEnterEverywhere)
{
    Translations translations;
    for (const QString& language : Translations::languages()) {
        translations.use(language);
        EXPECT_EQ(QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText), QStringLiteral("Enter"))
            << qPrintable(language);
        EXPECT_TRUE(QKeySequence(Qt::CTRL | Qt::Key_Return)
                        .toString(QKeySequence::NativeText)
                        .endsWith(QStringLiteral("+Enter")))
            << qPrintable(language);
        EXPECT_EQ(QKeySequence(Qt::Key_Return).toString(QKeySequence::PortableText), QStringLiteral("Return"))
            << "as it is stored";
    }
    translations.use(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
}

/// Qt 6.4 asks for it in another context than its catalogues have it in.
TEST(TranslationFiles, AFolderIsCalledSoInQtsDialogs)
{
    Translations translations;
    translations.use(QStringLiteral("cs"));
    if (QCoreApplication::translate("QFileDialog", "Folder") == QStringLiteral("Folder"))
        GTEST_SKIP() << "Qt's own catalogues are not there";
    EXPECT_EQ(QCoreApplication::translate("QAbstractFileIconProvider", "Folder", "All other platforms"),
        QCoreApplication::translate("QFileDialog", "Folder"));
    translations.use(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
}

} // namespace arcwright::ui::testing
