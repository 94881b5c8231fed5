// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include "tests/paths.h"

namespace arcwright::ui::testing {

namespace {

std::filesystem::path root()
{
    return std::filesystem::path(test::sampleFile("english.conllu")).parent_path().parent_path().parent_path();
}

QString fileText(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The texts of a source in which a number is counted: literals, of which neighbours are one, that are translated.
QStringList countedTexts(const QString& source)
{
    static const QRegularExpression calls(
        QStringLiteral(R"((?:\btr\(|translate\(\s*"[^"]*",)\s*("(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*))"));
    static const QRegularExpression seam(QStringLiteral(R"("\s*")"));
    QStringList texts;
    for (const QRegularExpressionMatch& call : calls.globalMatch(source)) {
        QString text = call.captured(1).remove(seam);
        text = text.mid(1, text.size() - 2);
        if (text.contains(QStringLiteral("%n")))
            texts << text.replace(QStringLiteral("\\n"), QStringLiteral("\n")).remove(u'\\');
    }
    return texts;
}

} // namespace

TEST(Plurals, EveryCountedTextHasItsFormsInEnglish)
{
    QSet<QString> known;
    QXmlStreamReader translations(fileText(root() / "translations/arcwright_en.ts"));
    QString source;
    while (!translations.atEnd()) {
        translations.readNext();
        if (translations.isStartElement() && translations.name() == QStringLiteral("source"))
            source = translations.readElementText();
        else if (translations.isStartElement() && translations.name() == QStringLiteral("numerusform")
            && !translations.readElementText().isEmpty())
            known.insert(source);
    }
    ASSERT_FALSE(translations.hasError());
    int counted = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root() / "ui")) {
        if (entry.path().extension() != ".cpp")
            continue;
        for (const QString& text : countedTexts(fileText(entry.path()))) {
            ++counted;
            EXPECT_TRUE(known.contains(text)) << entry.path() << ": “" << qPrintable(text)
                                              << "” is without its forms in translations/arcwright_en.ts";
        }
    }
    EXPECT_GT(counted, 40);
}

} // namespace arcwright::ui::testing
