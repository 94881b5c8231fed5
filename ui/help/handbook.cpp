// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

namespace arcwright::ui {

namespace {

struct ChapterRow {
    const char* title; ///< to be translated in the context "Handbook"
    const char* pages; ///< separated by spaces
};

constexpr ChapterRow chapterRows[] = {
    {QT_TRANSLATE_NOOP("Handbook", "Begin here"), "start workplaces"},
    {QT_TRANSLATE_NOOP("Handbook", "Annotate"), "correcting query typing prague"},
    {QT_TRANSLATE_NOOP("Handbook", "Find errors"), "analysis suspicious evaluation"},
    {QT_TRANSLATE_NOOP("Handbook", "Train"), "training accuracy speed"},
    {QT_TRANSLATE_NOOP("Handbook", "Teach"), "players lessons exercises"},
    {QT_TRANSLATE_NOOP("Handbook", "Convert and script"), "convert scripts machines"},
    {QT_TRANSLATE_NOOP("Handbook", "The program"), "handbook settings files"},
};

QString englishPlaceOf(const QString& page)
{
    return QStringLiteral(":/help/") + page;
}

/// Where a page is: in the language of the window, where somebody has translated it.
QString placeOfPage(const QString& page)
{
    const QString own = QStringLiteral(":/help/") + QLocale::languageToCode(QLocale().language()) + u'/' + page;
    return QFile::exists(own) ? own : englishPlaceOf(page);
}

QString textAt(const QString& place)
{
    QFile file(place);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A line that begins with number signs, and the text behind them without the marks of Markdown.
struct HeadingLine {
    int level = 0; ///< 0: it is none
    QString text;
};

HeadingLine headingLine(const QString& line)
{
    int level = 0;
    while (level < line.size() && line[level] == u'#')
        ++level;
    if (level == 0 || level >= line.size() || line[level] != u' ')
        return {};
    return {level, line.mid(level + 1).trimmed().remove(u'`').remove(u'*')};
}

/// The lines of a page in parts that begin with a heading. What is in a fenced block is no heading.
struct PagePart {
    HeadingLine heading;
    QStringList lines;
};

std::vector<PagePart> partsOf(const QString& text)
{
    std::vector<PagePart> parts;
    bool isFenced = false;
    for (const QString& line : text.split(u'\n')) {
        isFenced = isFenced != line.startsWith(QStringLiteral("```"));
        const HeadingLine heading = isFenced ? HeadingLine() : headingLine(line);
        if (heading.level > 0)
            parts.push_back({heading, {}});
        else if (!parts.empty())
            parts.back().lines << line;
    }
    return parts;
}

/// As GitHub makes anchors: small letters, hyphens for spaces, no signs.
QString anchorOf(const QString& heading)
{
    static const QRegularExpression signs(QStringLiteral("[^\\w\\- ]"), QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(signs).replace(u' ', u'-');
}

/// A part's words as they are read, without the marks of Markdown.
QString plainText(const QStringList& lines)
{
    static const QRegularExpression links(QStringLiteral("!?\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression rules(QStringLiteral("\\|[ :-]*-[-| :]*\\|"));
    QString text = lines.join(u'\n');
    text.replace(rules, QStringLiteral(" ")).replace(links, QStringLiteral("\\1"));
    return text.remove(u'`').remove(u'*').replace(u'|', u' ').simplified();
}

QString excerptAround(const QString& text, const QString& word)
{
    constexpr qsizetype before = 30;
    constexpr qsizetype length = 110;
    const qsizetype found = std::max<qsizetype>(text.indexOf(word, 0, Qt::CaseInsensitive), 0);
    const qsizetype from = found <= before ? 0 : text.indexOf(u' ', found - before) + 1;
    const qsizetype begin = from > found ? found : from; // a language without spaces
    QString excerpt = text.mid(begin, length);
    if (begin > 0)
        excerpt.prepend(u'…');
    return begin + length < text.size() ? excerpt + u'…' : excerpt;
}

} // namespace

std::vector<HelpChapter> helpChapters()
{
    std::vector<HelpChapter> chapters;
    for (const ChapterRow& row : chapterRows) {
        HelpChapter chapter{QCoreApplication::translate("Handbook", row.title), {}};
        for (const QString& name : QString::fromLatin1(row.pages).split(u' '))
            chapter.pages << name + QStringLiteral(".md");
        chapters.push_back(chapter);
    }
    return chapters;
}

bool isInLanguageOfWindow(const QString& page)
{
    const QLocale::Language language = QLocale().language();
    return language == QLocale::English || language == QLocale::C || placeOfPage(page) != englishPlaceOf(page);
}

QString textOfPage(const QString& page)
{
    return textAt(placeOfPage(page));
}

std::vector<HelpHeading> headingsOf(const QString& page)
{
    std::vector<HelpHeading> headings;
    const std::vector<PagePart> english = partsOf(textAt(englishPlaceOf(page)));
    const std::vector<PagePart> parts = partsOf(textOfPage(page));
    for (std::size_t at = 0; at < parts.size(); ++at) {
        const HeadingLine& own = parts[at].heading;
        // A translation has the headings of the English page, one by one.
        const QString& named = parts.size() == english.size() ? english[at].heading.text : own.text;
        headings.push_back(
            {page, parts.front().heading.text, own.text, at == 0 ? QString() : anchorOf(named), own.level});
    }
    return headings;
}

std::vector<HelpHeading> helpHeadings()
{
    std::vector<HelpHeading> headings;
    for (const HelpChapter& chapter : helpChapters()) {
        for (const QString& page : chapter.pages) {
            const std::vector<HelpHeading> own = headingsOf(page);
            headings.insert(headings.end(), own.begin(), own.end());
        }
    }
    return headings;
}

std::optional<HelpHeading> headingNamed(const QString& link, const QString& page)
{
    const QString name = link.section(u'#', 0, 0);
    const QString anchor = link.section(u'#', 1);
    for (const HelpHeading& heading : headingsOf(name.isEmpty() ? page : name.section(u'/', -1))) {
        if (heading.anchor == anchor)
            return heading;
    }
    return std::nullopt;
}

std::vector<HelpFinding> searchHandbook(const QString& typed)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    struct Ranked {
        HelpFinding finding;
        bool isInHeading;
        qsizetype count;
    };
    std::vector<Ranked> ranked;
    for (const HelpChapter& chapter : helpChapters()) {
        for (const QString& page : chapter.pages) {
            const std::vector<PagePart> parts = partsOf(textOfPage(page));
            const std::vector<HelpHeading> headings = headingsOf(page);
            for (std::size_t at = 0; at < parts.size(); ++at) {
                const QString& heading = headings[at].heading;
                const QString text = plainText(parts[at].lines);
                const auto isIn = [&](const QString& where) {
                    return std::ranges::all_of(
                        words, [&](const QString& word) { return where.contains(word, Qt::CaseInsensitive); });
                };
                if (!isIn(heading + u' ' + text))
                    continue;
                qsizetype count = 0;
                for (const QString& word : words)
                    count += text.count(word, Qt::CaseInsensitive);
                ranked.push_back({{headings[at], excerptAround(text, words.front())}, isIn(heading), count});
            }
        }
    }
    std::ranges::stable_sort(ranked, [](const Ranked& one, const Ranked& other) {
        return one.isInHeading != other.isInHeading ? one.isInHeading : one.count > other.count;
    });
    std::vector<HelpFinding> found;
    std::ranges::transform(ranked, std::back_inserter(found), [](const Ranked& each) { return each.finding; });
    return found;
}

} // namespace arcwright::ui
