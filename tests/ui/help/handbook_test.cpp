// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook.h"

#include <algorithm>
#include <map>
#include <set>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>
#include <QUrl>

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"
#include "ui/canvas/label_gloss.h"
#include "ui/help/action_tasks.h"
#include "ui/help/help_topics.h"
#include "ui/help/show_link.h"
#include "ui/help/tour.h"
#include "ui/settings/actions.h"

namespace arcwright::ui::testing {

namespace {

/// All pages in the resources, those for developers and the translated ones among them: `cs/start.md`.
QStringList allPages()
{
    QStringList pages;
    for (const QString& folder : {QString(), QStringLiteral("cs/"), QStringLiteral("da/"), QStringLiteral("ja/")}) {
        for (const QString& name : QDir(QStringLiteral(":/help/") + folder).entryList({QStringLiteral("*.md")}))
            pages << folder + name;
    }
    return pages;
}

QString read(const QString& page)
{
    QFile file(QStringLiteral(":/help/") + page);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Where the links of a page lead; those of code are none.
QStringList linksOf(QString text)
{
    static const QRegularExpression code(QStringLiteral("`[^`]*`|^    .*$"), QRegularExpression::MultilineOption);
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)"));
    QStringList links;
    for (auto found = link.globalMatch(text.remove(code)); found.hasNext();)
        links << found.next().captured(1);
    return links;
}

class InLanguage {
public:
    explicit InLanguage(const QString& code) { QLocale::setDefault(QLocale(code)); }
    ~InLanguage() { QLocale::setDefault(QLocale::c()); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;
};

} // namespace

TEST(Handbook, EveryPageOfTheContentsIsThereAndNoneIsLeftOut)
{
    std::set<QString> listed;
    for (const HelpChapter& chapter : helpChapters()) {
        EXPECT_FALSE(chapter.title.isEmpty());
        for (const QString& page : chapter.pages) {
            EXPECT_FALSE(textOfPage(page).isEmpty()) << page.toStdString();
            EXPECT_TRUE(listed.insert(page).second) << page.toStdString() << " is listed twice";
        }
    }
    for (const QString& page : QDir(QStringLiteral(":/help")).entryList({QStringLiteral("*.md")})) {
        const bool isForDevelopers
            = page == QStringLiteral("architecture.md") || page == QStringLiteral("contributing.md");
        EXPECT_EQ(listed.contains(page), !isForDevelopers) << page.toStdString();
    }
}

TEST(Handbook, EveryLinkLeadsSomewhere)
{
    int pages = 0;
    int shown = 0;
    int pictures = 0;
    for (const QString& page : allPages()) {
        for (const QString& link : linksOf(read(page))) {
            const QUrl url(link);
            if (isShowLink(url)) {
                EXPECT_TRUE(shownBy(url)) << page.toStdString() << ": " << link.toStdString();
                ++shown;
            } else if (link.endsWith(QStringLiteral(".png"))) {
                const QString name = link.section(u'/', -2);
                EXPECT_TRUE(QFile::exists(QStringLiteral(":/help/") + name))
                    << page.toStdString() << ": " << name.toStdString();
                ++pictures;
            } else if (url.scheme().isEmpty() && !link.startsWith(QStringLiteral("../"))
                && (link.startsWith(u'#') || link.contains(QStringLiteral(".md")))) {
                EXPECT_TRUE(headingNamed(link, page.section(u'/', -1)))
                    << page.toStdString() << ": " << link.toStdString();
                ++pages;
            }
        }
    }
    EXPECT_GT(pages, 80);
    EXPECT_GT(shown, 60);
    EXPECT_GT(pictures, 2);
}

TEST(Handbook, AnchorsOfAPageAreDistinct)
{
    for (const HelpChapter& chapter : helpChapters()) {
        for (const QString& page : chapter.pages) {
            std::set<QString> anchors;
            for (const HelpHeading& heading : headingsOf(page))
                EXPECT_TRUE(anchors.insert(heading.anchor).second)
                    << page.toStdString() << '#' << heading.anchor.toStdString();
        }
    }
}

TEST(Handbook, PicturesAreThereForBothThemesAndSmall)
{
    const QDir folder(QStringLiteral(":/help/pictures"));
    const QStringList light = folder.entryList({QStringLiteral("*-light.png")});
    EXPECT_GE(light.size(), 3);
    qint64 bytes = 0;
    for (const QString& name : light) {
        const QString dark = QString(name).replace(QStringLiteral("-light"), QStringLiteral("-dark"));
        const QImage one(folder.filePath(name));
        const QImage other(folder.filePath(dark));
        EXPECT_EQ(one.size(), other.size()) << name.toStdString();
        EXPECT_FALSE(one.isNull()) << name.toStdString();
        EXPECT_GT(one.pixelColor(2, 2).lightness(), other.pixelColor(2, 2).lightness()) << name.toStdString();
        bytes += QFile(folder.filePath(name)).size() + QFile(folder.filePath(dark)).size();
    }
    EXPECT_LT(bytes, 900'000);
}

TEST(Handbook, KnowsWhichPagesAreNotInTheLanguageOfTheWindow)
{
    for (const char* code : {"cs", "da", "ja"}) {
        const InLanguage language(QString::fromLatin1(code));
        EXPECT_TRUE(isInLanguageOfWindow(QStringLiteral("start.md"))) << code;
        EXPECT_FALSE(isInLanguageOfWindow(QStringLiteral("accuracy.md"))) << code;
    }
    const InLanguage english(QStringLiteral("en"));
    EXPECT_TRUE(isInLanguageOfWindow(QStringLiteral("accuracy.md")));
}

/// Links name a heading in the same way in all languages: a translation has all headings, one by one.
TEST(Handbook, TranslationsHaveTheHeadingsOfTheEnglishPage)
{
    for (const QString& code : {QStringLiteral("cs"), QStringLiteral("da"), QStringLiteral("ja")}) {
        for (const QString& page : QDir(QStringLiteral(":/help/") + code).entryList({QStringLiteral("*.md")})) {
            const auto english = headingsOf(page);
            const InLanguage language(code);
            const auto own = headingsOf(page);
            ASSERT_EQ(own.size(), english.size()) << code.toStdString() << ", " << page.toStdString();
            for (std::size_t at = 0; at < own.size(); ++at) {
                EXPECT_EQ(own[at].anchor, english[at].anchor);
                EXPECT_EQ(own[at].level, english[at].level);
            }
            EXPECT_NE(own.front().heading, english.front().heading) << "it is translated";
        }
    }
}

TEST(Handbook, IsSearchedInAllItsText)
{
    const auto found = searchHandbook(QStringLiteral("chord letters"));
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front().heading.page, QStringLiteral("correcting.md"));
    const auto inHeading = searchHandbook(QStringLiteral("quiz"));
    ASSERT_FALSE(inHeading.empty());
    EXPECT_EQ(inHeading.front().heading.anchor, QStringLiteral("quiz")) << "a heading comes first";
    for (const HelpFinding& finding : found)
        EXPECT_FALSE(finding.excerpt.contains(u'`')) << finding.excerpt.toStdString();
    EXPECT_TRUE(searchHandbook(QStringLiteral("xyzzy")).empty());
    EXPECT_TRUE(searchHandbook(QStringLiteral("  ")).empty());
}

/// Brute force: whatever part of a page is looked for by two of its words, it is among what is found.
TEST(Handbook, EveryPartIsFoundByItsHeading)
{
    for (const HelpHeading& heading : helpHeadings()) {
        const auto found = searchHandbook(heading.heading);
        EXPECT_TRUE(std::ranges::any_of(found,
            [&](const HelpFinding& finding) {
                return finding.heading.page == heading.page && finding.heading.anchor == heading.anchor;
            }))
            << heading.page.toStdString() << ", " << heading.heading.toStdString();
    }
}

TEST(Handbook, EveryTopicIsInIt)
{
    std::set<QString> things;
    for (const HelpTopic& topic : helpTopics()) {
        EXPECT_TRUE(headingNamed(QLatin1String(topic.link))) << topic.thing << ": " << topic.link;
        EXPECT_TRUE(things.insert(QLatin1String(topic.thing)).second) << topic.thing << " is there twice";
    }
}

TEST(Tasks, HaveEveryActionOnce)
{
    std::map<ActionId, int> count;
    for (const ActionTask& task : actionTasks()) {
        EXPECT_FALSE(titleOf(task).isEmpty());
        EXPECT_TRUE(headingNamed(QLatin1String(task.link))) << task.link;
        for (const ActionId id : task.actions)
            ++count[id];
    }
    for (std::size_t at = 0; at < actionCount; ++at)
        EXPECT_EQ(count[static_cast<ActionId>(at)], 1) << specOf(static_cast<ActionId>(at)).key;
}

TEST(ShowLinks, NameActionsByTheirKeys)
{
    EXPECT_EQ(shownBy(QUrl(QStringLiteral("show:find-pattern"))), ActionId::FindPattern);
    EXPECT_FALSE(shownBy(QUrl(QStringLiteral("show:nothing-of-the-kind"))));
    EXPECT_FALSE(shownBy(QUrl(QStringLiteral("correcting.md"))));
    EXPECT_FALSE(isShownByDoing(ActionId::RemoveArc)) << "a link changes nothing";
    EXPECT_FALSE(isShownByDoing(ActionId::Train));
    EXPECT_FALSE(isShownByDoing(ActionId::Quit));
    EXPECT_TRUE(isShownByDoing(ActionId::Preferences));
    EXPECT_TRUE(isShownByDoing(ActionId::WorkplaceTrain));
    EXPECT_TRUE(isShownByDoing(ActionId::ShowZones));
    EXPECT_TRUE(isShownByDoing(ActionId::EnhanceGraphs));
    EXPECT_FALSE(isShownByDoing(ActionId::NextZone)) << "it opens another tree";
}

namespace {

/// Translates the names of actions without their three dots.
class WithoutDots : public QTranslator {
public:
    WithoutDots() { QCoreApplication::installTranslator(this); }
    ~WithoutDots() override { QCoreApplication::removeTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QString::fromUtf8(source).remove(u'…');
    }
};

} // namespace

TEST(ShowLinks, DoTheSameInEveryLanguage)
{
    const WithoutDots language;
    EXPECT_TRUE(isShownByDoing(ActionId::Preferences));
    EXPECT_TRUE(isShownByDoing(ActionId::Export));
    EXPECT_FALSE(isShownByDoing(ActionId::MakeRoot));
}

TEST(LabelWords, GlossRelations)
{
    EXPECT_EQ(labelGloss(QStringLiteral("nsubj")), QStringLiteral("subject"));
    EXPECT_EQ(labelGloss(QStringLiteral("nsubj:pass")), QStringLiteral("subject: passive"));
    EXPECT_EQ(labelGloss(QStringLiteral("nsubj:xyzzy")), QStringLiteral("subject"));
    EXPECT_EQ(labelGloss(QStringLiteral("nmod:poss")), QStringLiteral("noun that modifies a noun: possessive"));
    EXPECT_EQ(labelGloss(QStringLiteral("[subj]")), QStringLiteral("filler, further head: subject"));
    EXPECT_EQ(labelGloss(QStringLiteral("<dobj>")), QStringLiteral("its head is left out: direct object"));
    EXPECT_EQ(labelGloss(QStringLiteral("<subj:pobj:2>")), QStringLiteral("its head is left out: subject"));
    EXPECT_EQ(labelGloss(QStringLiteral("{agent}")), QStringLiteral("semantic role: agent"));
    EXPECT_EQ(labelGloss(QStringLiteral("@loc")), QStringLiteral("asked for by the verb: adverbial of place"));
    EXPECT_EQ(labelGloss(QStringLiteral("nobj#")), QStringLiteral("nominal object"));
    EXPECT_EQ(labelGloss(QStringLiteral("²coord")), labelGloss(QStringLiteral("coord")));
    for (const char* unknown :
        {"[]", "<>", "{}", "@", "[xyzzy]", "<xyzzy>", "{xyzzy}", "@xyzzy", "#", "", "xyzzy.subj"})
        EXPECT_EQ(labelGloss(QString::fromLatin1(unknown)), QString()) << unknown;
    EXPECT_EQ(labelGloss(QStringLiteral("Sb")), QStringLiteral("subject"));
    EXPECT_EQ(labelGloss(QStringLiteral("xyzzy")), QString());
    EXPECT_EQ(tagGloss(QStringLiteral("NOUN")), QStringLiteral("noun"));
}

TEST(Tours, SayOneThingInEachStep)
{
    static const QRegularExpression sign(QStringLiteral("\\{([^}]*)\\}"));
    for (std::size_t at = 0; at < tourCount; ++at) {
        const auto steps = stepsOf(static_cast<TourId>(at));
        EXPECT_GE(steps.size(), 8U);
        EXPECT_LE(steps.size(), 12U) << "three minutes";
        for (const TourStep& step : steps) {
            for (const char* said : {step.text, step.elsewhere}) {
                const QString text = QString::fromUtf8(said);
                EXPECT_LT(text.size(), 260) << said;
                for (auto found = sign.globalMatch(text); found.hasNext();) {
                    const QString key = found.next().captured(1);
                    EXPECT_TRUE(shownBy(QUrl(QStringLiteral("show:") + key))) << said;
                }
            }
        }
    }
}

} // namespace arcwright::ui::testing
