// SPDX-License-Identifier: GPL-3.0-or-later
// The threads of the core as the window has them, in random order: for ThreadSanitizer, which sees nothing of Qt.
#include <chrono>
#include <cstdlib>
#include <map>

#include <gtest/gtest.h>

#include "core/advice/annotation_guesses.h"
#include "core/advice/queue_valuer.h"
#include "core/base/pause_gate.h"
#include "core/documents/working_copy.h"
#include "core/editing/annotation_operations.h"
#include "core/formats/open.h"
#include "core/jobs/job_folder.h"
#include "core/model/given_part.h"
#include "core/model/live_learning.h"
#include "core/model/predict.h"
#include "core/shelf/model_shelf.h"
#include "tests/core/support/edits/document_commands.h"
#include "tests/core/support/hands.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace random_order_test {

using Clock = std::chrono::steady_clock;
using test::Hand;

/// For how long it goes on: ARCWRIGHT_THREADS_MINUTES, else a moment.
Clock::duration timeWanted()
{
    constexpr std::chrono::milliseconds usually(1500);
    const char* minutes = std::getenv("ARCWRIGHT_THREADS_MINUTES");
    if (minutes == nullptr)
        return usually;
    return std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double, std::ratio<60>>(std::atof(minutes)));
}

std::uint64_t seedWanted()
{
    const char* seed = std::getenv("ARCWRIGHT_SEED");
    return seed ? std::strtoull(seed, nullptr, 10) : 1;
}

TrainingSettings smallSettings(Decoder decoder)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = decoder;
    settings.trainer.epochs = 3;
    settings.trainer.threads = 2;
    settings.trainer.arcBits = 14;
    settings.trainer.siblingBits = 12;
    settings.trainer.rowBits = 8;
    return settings;
}

/// A treebank on somebody's desk: a file that is edited, a parser that suggests and learns from what is confirmed,
/// trainings, a shelf of models and a queue. All of it belongs to the thread that has the desk; the hands have copies
/// and snapshots, and give what they find to that thread.
class Desk {
public:
    explicit Desk(std::uint64_t seed)
        : m_choices(seed)
        , m_path(m_folder.write("desk.conllu", test::readBytes(test::sampleFile("english.conllu"))))
        , m_shelf(m_folder.file("models"))
    {
        open();
    }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    ~Desk() { abandonAll(); }

    /// Does one thing, after what came from the hands.
    void act()
    {
        m_inbox.deliver();
        using Act = void (Desk::*)();
        static constexpr std::pair<Act, int> acts[] = {{&Desk::scroll, 30}, {&Desk::edit, 20}, {&Desk::confirm, 12},
            {&Desk::undo, 6}, {&Desk::redo, 3}, {&Desk::editInBackground, 3}, {&Desk::save, 3}, {&Desk::train, 3},
            {&Desk::goOn, 1}, {&Desk::pause, 2}, {&Desk::cancel, 1}, {&Desk::switchModels, 2}, {&Desk::sort, 4},
            {&Desk::shelve, 1}, {&Desk::useShelved, 1}, {&Desk::reopen, 1}};
        int all = 0;
        for (const auto& [act, weight] : acts)
            all += weight;
        int drawn = m_choices.number(0, all);
        for (const auto& [act, weight] : acts) {
            if ((drawn -= weight) < 0) {
                (this->*act)();
                return;
            }
        }
    }
    /// What was done, for whoever wonders whether anything was.
    const std::map<std::string, int>& done() const { return m_done; }
    /// Waits for all hands.
    void settle()
    {
        m_gate.resume();
        while (isAnyBusy()) {
            m_inbox.deliver();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

private:
    /// What the window's thread lends to those that parse.
    struct Lent {
        std::mutex mutex; // guards the workspace
        Parser::Workspace workspace;
    };

    void open()
    {
        const auto document = openDocument(m_path);
        ASSERT_TRUE(document.has_value()) << testing::PrintToString(document.error());
        m_copy = std::make_unique<WorkingCopy>(*document);
        ASSERT_FALSE(m_copy->readOnlyBecause().has_value());
        m_treebank = Treebank({m_copy->document()});
        m_layer = Layer("predicted");
        if (m_models)
            m_models->forgetKeys();
        if (m_former)
            m_former->forgetKeys();
    }

    void takeUp() { m_treebank = m_treebank.with(0, m_copy->document()); }

    std::size_t anyIndex()
    {
        return static_cast<std::size_t>(m_choices.number(0, static_cast<int>(m_treebank.size())));
    }

    /// The sentence on view is parsed around what is pinned, and guesses are made.
    void scroll()
    {
        const std::size_t index = anyIndex();
        m_visible = index;
        const auto sentence = m_treebank.sentence(index);
        if (!m_models || sentence->problem)
            return;
        m_assistant.start([this, key = m_treebank.key(index), sentence, lent = m_lent, relations = m_relations,
                              model = m_models->modelFor(m_treebank.key(index), *sentence)](
                              const std::stop_token& stop, const Hand::Post& post) {
            const std::scoped_lock lock(lent->mutex);
            lent->workspace.stopWith(stop);
            const Parser parser(model, *relations);
            Graph graph = parser.parse(*sentence, lent->workspace);
            const AnnotationGuesses guesses = annotationGuesses(parser, lent->workspace, *sentence, {});
            if (!stop.stop_requested())
                post([this, key, graph = std::move(graph), count = guesses.arcs.size()] {
                    EXPECT_EQ(count, static_cast<std::size_t>(graph.size()));
                    m_layer.set(key, Analysis{graph});
                    ++m_done["guessed"];
                });
        });
    }

    Step anyStep()
    {
        Step step{Operation::Several, {}};
        if (auto made = test::randomEdit(*m_copy->document(), m_choices, test::Manner::Careful); made.edit)
            step.edits.push_back(std::move(*made.edit));
        return step;
    }

    void edit()
    {
        Step step = anyStep();
        if (step.edits.empty() || !m_copy->make(std::move(step)))
            return;
        takeUp();
        ++m_done["edited"];
    }

    void editInBackground()
    {
        Step step = anyStep();
        if (step.edits.empty())
            return;
        m_preparer.start([this, base = m_copy->stepBase(), step = std::move(step)](
                             const std::stop_token&, const Hand::Post& post) mutable {
            auto ready = prepared(std::move(base), std::move(step));
            if (!ready)
                return;
            auto shared = std::make_shared<PreparedStep>(std::move(*ready));
            post([this, shared] {
                if (!m_copy->make(std::move(*shared))) // the sentences may be others by now
                    return;
                takeUp();
                ++m_done["edited in the background"];
            });
        });
    }

    void confirm()
    {
        const std::size_t index = anyIndex();
        const auto before = m_treebank.sentence(index);
        auto after = before->annotation.confirmed
            ? unconfirm(*before)
            : arcwright::confirm(*before, {"somebody", 1'700'000'000}, RootRule::Many);
        if (!after)
            return;
        const auto now = std::make_shared<const Sentence>(std::move(*after));
        Step step{Operation::Confirm, {replacement(m_treebank.key(index).sentence, before, now)}};
        if (!m_copy->make(std::move(step)))
            return;
        takeUp();
        ++m_done["confirmed"];
        if (now->annotation.confirmed)
            learn(now);
    }

    void learn(const std::shared_ptr<const Sentence>& sentence)
    {
        if (!m_models || m_learner.isBusy())
            return;
        m_learner.start([this, models = *m_models, sentence, lent = m_lentToLearner](
                            const std::stop_token& stop, const Hand::Post& post) {
            const std::scoped_lock lock(lent->mutex);
            lent->workspace.stopWith(stop);
            const auto learnt = learnFrom(models.whole(), *sentence, lent->workspace);
            if (!learnt || stop.stop_requested())
                return;
            LiveModels next = models;
            next.changeAll([&](const LiveModel& model, std::size_t fold) {
                return fold == models.folds().size() ? learnt->model : model;
            });
            post([this, next] {
                m_models = next;
                ++m_done["learnt"];
            });
        });
    }

    void undo()
    {
        if (m_copy->undo())
            takeUp();
    }

    void redo()
    {
        if (m_copy->redo())
            takeUp();
    }

    /// In parts, of which the long ones are on a thread, while the desk goes on.
    void save()
    {
        auto begun = m_copy->beginSave();
        if (!begun)
            return;
        auto pending = std::make_shared<PendingSave>(std::move(*begun));
        m_saver.start([this, pending](const std::stop_token& stop, const Hand::Post& post) {
            const auto prepared = pending->prepare({}, stop);
            post([this, pending, prepared] {
                if (!prepared) {
                    EXPECT_FALSE(m_copy->endSave(std::move(*pending), prepared).has_value());
                    return;
                }
                m_copy->journalSave(*pending);
                m_saver.start([this, pending](const std::stop_token&, const Hand::Post& postEnd) {
                    const auto written = pending->commit();
                    postEnd([this, pending, written] {
                        EXPECT_TRUE(m_copy->endSave(std::move(*pending), written).has_value());
                        ++m_done["saved"];
                    });
                });
            });
        });
    }

    void train()
    {
        if (m_trainer.isBusy())
            return;
        m_gate.resume();
        TrainingRun run;
        for (std::size_t i = 0; i < m_treebank.size(); ++i)
            run.training.push_back(m_treebank.sentence(i));
        run.development.assign(run.training.begin(), run.training.begin() + 5);
        run.settings = smallSettings(m_choices.number(0, 2) == 0 ? Decoder::Eisner2 : Decoder::Hill);
        m_trainer.start(
            [this, run = std::move(run), treebank = m_treebank](const std::stop_token& stop, const Hand::Post& post) {
                JobCard card;
                card.title = "desk";
                auto job = JobFolder::create(m_folder.file("jobs"), card, run);
                ASSERT_TRUE(job.has_value()) << testing::PrintToString(job.error());
                runJob(std::move(*job), treebank, stop, post);
            });
    }

    /// Goes on with a training that was cancelled.
    void goOn()
    {
        if (m_trainer.isBusy())
            return;
        m_gate.resume();
        m_trainer.start([this, treebank = m_treebank](const std::stop_token& stop, const Hand::Post& post) {
            for (const FoundJob& found : jobsIn(m_folder.file("jobs"), stop)) {
                if (auto job = JobFolder::open(found.path)) {
                    runJob(std::move(*job), treebank, stop, post);
                    return;
                }
            }
        });
    }

    /// On the trainer's thread.
    void runJob(JobFolder job, const Treebank& treebank, const std::stop_token& stop, const Hand::Post& post)
    {
        JobHooks hooks;
        hooks.progress = m_gate.through(
            [&post, this](const Progress& progress) { post([this, progress] { m_progress = progress; }); }, stop);
        const auto trained = job.run(hooks, stop);
        if (!trained) {
            EXPECT_EQ(trained.error().code, JobProblem::Cancelled) << testing::PrintToString(trained.error());
            post([this] { ++m_done["cancelled"]; });
            return;
        }
        std::move(job).remove();
        const LiveModels models(LiveModel(std::get<std::shared_ptr<const Model>>(trained->model)));
        post([this, models] {
            m_former = std::exchange(m_models, models);
            m_learner.abandon(); // what it learns is of the model before
            ++m_done["trained"];
        });
        predict(
            models, *m_relations, treebank, m_visible.load() % treebank.size(),
            [&](SentenceKey key, Analysis analysis) {
                post([this, key, analysis = std::move(analysis)] { m_layer.set(key, analysis); });
            },
            m_gate.through({}, stop), stop);
    }

    void pause()
    {
        if (m_gate.isPaused())
            m_gate.resume();
        else
            m_gate.pause();
    }

    void cancel()
    {
        if (m_choices.number(0, 2) == 0)
            m_trainer.stop();
        else
            m_trainer.abandon();
    }

    void switchModels()
    {
        m_learner.abandon();
        std::swap(m_models, m_former);
        ++m_done["switched"];
    }

    void sort()
    {
        QueueSources sources{m_treebank, AnnotationOrder::Disagreement, 1, m_models, {},
            std::make_shared<const Layer>(m_layer), m_relations};
        if (m_choices.number(0, 2) == 0)
            sources.order = AnnotationOrder::Words;
        if (!QueueValuer::canValue(sources))
            return;
        m_sorter.start([this, sources = std::move(sources)](const std::stop_token& stop, const Hand::Post& post) {
            QueueValuer valuer(sources);
            std::vector<std::size_t> all(sources.treebank.size());
            for (std::size_t i = 0; i < all.size(); ++i)
                all[i] = i;
            valuer.value(all, stop, [&](std::size_t index, std::vector<QueueEntry> entries) {
                post([this, key = sources.treebank.key(index), entries = std::move(entries)] {
                    m_queue.put(key, entries);
                    ++m_done["sorted"];
                });
            });
        });
    }

    void shelve()
    {
        if (!m_models)
            return;
        m_librarian.start([this, model = m_models->whole()](const std::stop_token&, const Hand::Post& post) {
            ModelDescription description;
            description.name = "desk";
            const auto id = m_shelf.add(model.flattened(), nullptr, description);
            EXPECT_TRUE(id.has_value());
            const auto listed = m_shelf.list();
            EXPECT_TRUE(listed && !listed->empty());
            constexpr std::size_t most = 5;
            if (listed && listed->size() > most)
                (void)m_shelf.remove(listed->front().id); // which a thread that was told to stop may have removed
            post([this] { ++m_done["shelved"]; });
        });
    }

    void useShelved()
    {
        m_librarian.start([this](const std::stop_token&, const Hand::Post& post) {
            const auto listed = m_shelf.list();
            if (!listed || listed->empty())
                return;
            const auto model = loadAnyModel(m_shelf.pathOf(listed->back().id));
            if (!model) // removed by the one before, which was told to stop
                return;
            post([this, model = std::get<std::shared_ptr<const Model>>(*model)] {
                m_learner.abandon();
                m_former = std::exchange(m_models, LiveModels(LiveModel(model)));
                ++m_done["taken from the shelf"];
            });
        });
    }

    /// Closes the file while the hands are at work on what was open, and opens it again: nothing is lost.
    void reopen()
    {
        while (m_saver.isBusy()) {
            m_inbox.deliver();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        const std::string text = *m_copy->document()->serialised();
        m_preparer.abandon();
        m_assistant.abandon();
        m_sorter.abandon();
        if (m_choices.number(0, 2) == 0)
            m_trainer.abandon();
        m_queue.clear();
        m_copy.reset();
        open();
        EXPECT_EQ(*m_copy->document()->serialised(), text);
        ++m_done["reopened"];
    }

    bool isAnyBusy() const
    {
        for (const Hand* hand :
            {&m_assistant, &m_preparer, &m_learner, &m_trainer, &m_sorter, &m_saver, &m_librarian}) {
            if (hand->isBusy())
                return true;
        }
        return false;
    }

    void abandonAll()
    {
        for (Hand* hand : {&m_assistant, &m_preparer, &m_learner, &m_trainer, &m_sorter, &m_librarian})
            hand->abandon();
    }

    test::TemporaryFolder m_folder;
    test::Choices m_choices;
    std::string m_path;
    ModelShelf m_shelf;
    std::unique_ptr<WorkingCopy> m_copy;
    Treebank m_treebank;
    std::shared_ptr<RelationPool> m_relations = std::make_shared<RelationPool>();
    std::optional<LiveModels> m_models;
    std::optional<LiveModels> m_former;
    Layer m_layer{"predicted"};
    AnnotationQueue m_queue;
    std::atomic<std::size_t> m_visible = 0;
    Progress m_progress;
    PauseGate m_gate;
    std::shared_ptr<Lent> m_lent = std::make_shared<Lent>();
    std::shared_ptr<Lent> m_lentToLearner = std::make_shared<Lent>();
    std::map<std::string, int> m_done;
    test::Inbox m_inbox;
    Hand m_assistant{m_inbox};
    Hand m_preparer{m_inbox};
    Hand m_learner{m_inbox};
    Hand m_trainer{m_inbox};
    Hand m_sorter{m_inbox};
    Hand m_saver{m_inbox};
    Hand m_librarian{m_inbox};
};

TEST(ThreadsInRandomOrder, AnnotatingTrainingSwitchingAndClosingLoseNothing)
{
    const std::uint64_t seed = seedWanted();
    SCOPED_TRACE("ARCWRIGHT_SEED=" + std::to_string(seed));
    const auto end = Clock::now() + timeWanted();
    Desk desk(seed);
    for (int acts = 0; acts < 400 || Clock::now() < end; ++acts) {
        desk.act();
        if (testing::Test::HasFailure())
            break;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    desk.settle();
    for (const auto& [what, times] : desk.done())
        std::printf("%s: %d\n", what.c_str(), times);
    for (const char* what : {"edited", "confirmed", "reopened"})
        EXPECT_TRUE(desk.done().contains(what)) << what;
}

} // namespace random_order_test
} // namespace arcwright
