// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QTextDocument>

#include "core/base/file_problems.h"
#include "tests/ui/support/pseudo_language.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/help/handbook.h"
#include "ui/queue/queue_bar.h"
#include "ui/queue/queue_guide.h"
#include "ui/search/search_panel.h"
#include "ui/settings/translations.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/window_host.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

/// Texts that stand in the window as they are in every language: of the treebank, names of keys, of files, of people
/// and measures.
const QRegularExpression& untranslated()
{
    static const QRegularExpression names(
        QStringLiteral("\\b(Arcwright|small|conllu|CoNLL-U|Ctrl|Alt|Shift|Esc|Space|Return|Enter|Del|Home|End|PgUp|"
                       "PgDown|Ins|Left|Right"
                       "|Up|Down|Backspace|F[0-9]+|UAS|LAS|LA|CLAS|MLAS|BLEX|UD|English|MISC|DEPS|upos|[A-Z])\\b"));
    return names;
}

/// What of a text stands outside of all marks, and has letters.
QString unmarked(QString text)
{
    if (Qt::mightBeRichText(text)) {
        QTextDocument document;
        document.setHtml(text);
        text = document.toPlainText();
    }
    int depth = 0;
    QString outside;
    for (const QChar letter : text) {
        depth += letter == QChar(0x27e6) ? 1 : letter == QChar(0x27e7) ? -1 : 0;
        if (depth == 0)
            outside += letter == QChar(0x27e7) ? u' ' : letter;
    }
    outside.remove(untranslated());
    static const QRegularExpression letters(QStringLiteral("[[:alpha:]]{2}"));
    return outside.contains(letters) ? outside.trimmed() : QString();
}

/// The texts of windows and actions that have not gone through a translator, each with the place it stands in.
class Walk {
public:
    /// Texts of the user's: `names` are left out.
    explicit Walk(QStringList names)
    {
        for (QString& name : names)
            name = QRegularExpression::escape(name);
        m_names.setPattern(QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(names.join(u'|')));
        m_names.optimize();
    }

    void look(QWidget& widget)
    {
        const QString place
            = QStringLiteral("%1 “%2”").arg(QLatin1String(widget.metaObject()->className()), widget.objectName());
        for (const char* property : {"windowTitle", "toolTip", "statusTip", "whatsThis", "accessibleName",
                 "accessibleDescription", "text", "title", "placeholderText", "prefix", "suffix", "specialValueText"}) {
            if (qobject_cast<const QLineEdit*>(&widget) && std::string_view(property) == "text")
                continue; // the user's
            take(place + u' ' + QLatin1String(property), widget.property(property).toString());
        }
        if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
            for (int row = 0; row < box->count(); ++row)
                take(place + QStringLiteral(" item"), box->itemText(row));
        }
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab)
                take(place + QStringLiteral(" tab"), tabs->tabText(tab));
        }
        if (const auto* header = qobject_cast<const QHeaderView*>(&widget); header && header->model()) {
            const int sections = std::min(header->count(), 40);
            for (int section = 0; section < sections; ++section)
                take(place + QStringLiteral(" head"),
                    header->model()->headerData(section, header->orientation()).toString());
        }
        for (QAction* action : widget.actions())
            look(*action, place);
    }

    void look(QAction& action, const QString& place)
    {
        for (const QString& text : {action.text(), action.toolTip(), action.statusTip()})
            take(place + QStringLiteral(" action"), text);
    }

    void lookAll()
    {
        for (QWidget* widget : QApplication::allWidgets())
            look(*widget);
    }

    int count() const { return m_count; }
    QString found() const { return QStringList(m_found.begin(), m_found.end()).join(u'\n'); }

private:
    void take(const QString& place, QString text)
    {
        if (text.isEmpty())
            return;
        ++m_count;
        text.remove(u'&');
        text.remove(m_names);
        if (const QString left = unmarked(text); !left.isEmpty())
            m_found.insert(place + QStringLiteral(": ") + left.left(80));
    }

    QRegularExpression m_names;
    std::set<QString> m_found;
    int m_count = 0;
};

class LanguageOfWindow : public ::testing::Test {
protected:
    void SetUp() override
    {
        Settings::resumesLast.set(false);
        translations.use(QStringLiteral("en"));
        QLocale::setDefault(QLocale::c());
    }
    void TearDown() override { QLocale::setDefault(QLocale::c()); }

    MainWindow& window() { return host->window(); }
    void start(std::string_view text = smallTreebank)
    {
        host.emplace(translations);
        window().show();
        QSignalSpy settled(&window(), &MainWindow::settled);
        LaunchOptions options;
        options.paths = {QString::fromStdString(folder.write("small.conllu", text))};
        window().launch(options);
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window().isBusy(); }));
    }
    void visitAll()
    {
        for (const WorkplaceId place :
            {WorkplaceId::Analyse, WorkplaceId::Train, WorkplaceId::Teach, WorkplaceId::Annotate}) {
            window().workplaces().go(place);
            ASSERT_TRUE(waitFor([&] { return !window().isBusy(); }));
            QApplication::processEvents();
        }
        for (const QMenu* menu : window().findChildren<QMenu*>())
            Q_EMIT const_cast<QMenu*>(menu)->aboutToShow();
    }
    /// The user's own texts in the window: of the treebank and the places of its files.
    QStringList names()
    {
        QStringList names{QString::fromStdString(folder.path()), QDir::homePath()};
        for (const HelpHeading& page : helpHeadings()) // which are translated one by one, if at all
            names << page.heading;
        const Treebank& treebank = window().workspace().treebank();
        for (std::size_t index = 0; index < treebank.size(); ++index) {
            const auto sentence = treebank.sentence(index);
            names << QString::fromStdString(sentence->text());
            for (const Token& token : sentence->tokens)
                names << QString::fromStdString(token.form) << QString::fromStdString(token.relation)
                      << QString::fromStdString(token.upos);
        }
        names.removeAll(QString());
        std::sort(names.begin(), names.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
        return names;
    }

    FirstStart firstStart;
    test::TemporaryFolder folder;
    Translations translations;
    std::optional<WindowHost> host;
};

} // namespace

TEST_F(LanguageOfWindow, EveryTextGoesThroughATranslator)
{
    const PseudoLanguage pseudo;
    start();
    visitAll();
    Walk walk(names());
    walk.lookAll();
    EXPECT_GT(walk.count(), 1000);
    EXPECT_TRUE(walk.found().isEmpty()) << qPrintable(walk.found());
}

TEST_F(LanguageOfWindow, NothingIsLeftInTheOldOneAfterASwitch)
{
    start();
    visitAll();
    std::optional<PseudoLanguage> pseudo;
    host->renew([&] { pseudo.emplace(); });
    ASSERT_TRUE(waitFor([&] { return !window().isBusy(); }));
    visitAll();
    Walk walk(names());
    walk.lookAll();
    EXPECT_GT(walk.count(), 1000);
    EXPECT_TRUE(walk.found().isEmpty()) << qPrintable(walk.found());
    host.reset();
}

TEST_F(LanguageOfWindow, ASwitchKeepsDocumentsHistorySelectionAndLayers)
{
    start();
    Workspace& workspace = window().workspace();
    workspace.startLayer(QStringLiteral("other"));
    workspace.setPredictions({{workspace.treebank().key(0), {workspace.gold(0), Exposure::Unseen}}});
    window().browser()->setCurrentSentence(1);
    Sentence edited = *workspace.treebank().sentence(1);
    const std::string was = std::exchange(edited.word(1).relation, "discourse");
    ASSERT_TRUE(workspace.replace(1, Operation::SetRelation, edited));
    window().sentenceView()->canvas()->setSelectedWord(2);
    window().workplaces().go(WorkplaceId::Annotate);
    std::optional<PseudoLanguage> pseudo;
    host->renew([&] { pseudo.emplace(); });
    ASSERT_TRUE(waitFor([&] { return !window().isBusy(); }));
    EXPECT_TRUE(window().isVisible());
    EXPECT_EQ(&window().workspace(), &workspace);
    EXPECT_EQ(window().sentenceView()->sentence(), 1u);
    EXPECT_EQ(window().browser()->currentSentence(), 1u);
    EXPECT_EQ(window().sentenceView()->canvas()->selectedWord(), 2);
    EXPECT_EQ(workspace.layerNames(), QStringList(QStringLiteral("other")));
    EXPECT_TRUE(workspace.isModified());
    EXPECT_TRUE(window().isWindowModified());
    ASSERT_TRUE(window().actions()[ActionId::Undo]->isEnabled());
    window().actions()[ActionId::Undo]->trigger();
    EXPECT_EQ(workspace.treebank().sentence(1)->word(1).relation, was);
    host.reset();
}

TEST_F(LanguageOfWindow, ASwitchKeepsWhatWasFound)
{
    start();
    auto* search = window().findChild<SearchPanel*>();
    search->searchFor(QStringLiteral("relation=root"));
    ASSERT_TRUE(waitFor([&] { return !window().isBusy() && !search->search().found().empty(); }));
    const std::size_t found = search->search().found().size();
    search->patternField()->setText(QStringLiteral("relation=nsu"));
    std::optional<PseudoLanguage> pseudo;
    host->renew([&] { pseudo.emplace(); });
    search = window().findChild<SearchPanel*>();
    ASSERT_TRUE(waitFor([&] { return !window().isBusy() && search->search().found().size() == found; }));
    EXPECT_EQ(search->list()->model()->rowCount(), static_cast<int>(found));
    EXPECT_FALSE(search->list()->isHidden());
    EXPECT_EQ(search->patternField()->text(), QStringLiteral("relation=nsu")) << "what is being typed, too";
    host.reset();
}

TEST_F(LanguageOfWindow, ASwitchKeepsTheQueueWithItsOrderAndBudget)
{
    start();
    Q_EMIT window().queue().bar()->orderChosen(AnnotationOrder::Random);
    ASSERT_TRUE(waitFor([&] { return !window().isBusy() && window().queue().queue().entries().size() > 2; }));
    Q_EMIT window().queue().bar()->budgetChosen(20);
    const std::size_t first = window().sentenceView()->sentence();
    ASSERT_TRUE(window().queue().step(1));
    const auto keys = [this] {
        std::vector<SentenceKey> all;
        window().queue().queue().entries().forEach([&](const QueueEntry& entry) {
            all.push_back(entry.key);
            return true;
        });
        return all;
    };
    const std::vector<SentenceKey> before = keys();
    ASSERT_EQ(before.back(), window().workspace().treebank().key(first)) << "it was passed over";
    std::optional<PseudoLanguage> pseudo;
    host->renew([&] { pseudo.emplace(); });
    ASSERT_TRUE(waitFor([&] { return !window().isBusy(); }));
    EXPECT_EQ(window().queue().queue().order(), AnnotationOrder::Random);
    EXPECT_EQ(keys(), before);
    EXPECT_FALSE(window().queue().budget().text(AskedUnit::Sentence, std::nullopt).isEmpty());
    ASSERT_TRUE(window().queue().step(-1)) << "the way back is still known";
    EXPECT_EQ(window().sentenceView()->sentence(), first);
    host.reset();
}

TEST_F(LanguageOfWindow, ASwitchKeepsTheOfferOfTours)
{
    start();
    window().help().offerTours();
    ASSERT_TRUE(window().messageBar()->hasNotice(QStringLiteral("tours")));
    std::optional<PseudoLanguage> pseudo;
    host->renew([&] { pseudo.emplace(); });
    ASSERT_TRUE(waitFor([&] { return !window().isBusy(); }));
    EXPECT_TRUE(window().messageBar()->hasNotice(QStringLiteral("tours")));
    window().messageBar()->dropNotice(QStringLiteral("tours"));
    host->renew([] {});
    EXPECT_FALSE(window().messageBar()->hasNotice(QStringLiteral("tours"))) << "what is gone stays so";
    host.reset();
}

TEST_F(LanguageOfWindow, ASwitchKeepsWhatIsSaidOfTrainingsAndModels)
{
    start();
    Learning& learning = window().learning();
    const Treebank& treebank = window().workspace().treebank();
    for (const std::size_t learnt : {1U, 2U}) {
        learning.useModel(modelOf(treebank, learnt), QStringLiteral("%1.arcmodel").arg(learnt));
        ASSERT_TRUE(waitFor([&] { return !window().isBusy(); }));
    }
    Q_EMIT learning.notKept(Problem{FileProblem::DiskFull, "/jobs", 0, 0, {}});
    ASSERT_TRUE(window().messageBar()->hasNotice(QStringLiteral("job")));
    ASSERT_TRUE(window().messageBar()->hasNotice(QStringLiteral("model change")));
    std::optional<PseudoLanguage> pseudo;
    host->renew([&] { pseudo.emplace(); });
    ASSERT_TRUE(waitFor([&] { return !window().isBusy(); }));
    EXPECT_TRUE(window().messageBar()->hasNotice(QStringLiteral("job")));
    EXPECT_TRUE(window().messageBar()->hasNotice(QStringLiteral("model change")));
    Walk walk(names());
    walk.look(*window().messageBar());
    EXPECT_TRUE(walk.found().isEmpty()) << qPrintable(walk.found());
    window().messageBar()->dropNotice(QStringLiteral("job"));
    const QString former = learning.formerTitle();
    learning.useFormer();
    EXPECT_EQ(learning.modelTitle(), former);
    pseudo.reset();
    host->renew([&] { pseudo.emplace(); });
    EXPECT_FALSE(window().messageBar()->hasNotice(QStringLiteral("job"))) << "somebody has closed it";
    EXPECT_TRUE(window().messageBar()->hasNotice(QStringLiteral("model change")));
    host.reset();
}

} // namespace arcwright::ui::testing
