// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/museum/exhibited_records.h"

#include <cstdlib>
#include <filesystem>
#include <iomanip>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <tuple>

#include "core/base/journal_path.h"
#include "core/effort/effort_log.h"
#include "core/experiments/curve_file.h"
#include "core/experiments/simulation_file.h"
#include "core/teaching/exercise_file.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright::test {

void makeExerciseFiles(const std::string& folder)
{
    const Exercise exercise
        = makeExercise(sampleSentences("english.conllu"), "Trees of a garden", Feedback::Marks, true);
    writeBytes(folder + "/garden.arcexercise", textOf(exercise));
    Answers answers = emptyAnswers(exercise);
    answers.student = "Anna Ö.";
    answers.handedIn = "2026-11-26T07:00:00Z";
    for (std::size_t item = 0; item < exercise.items.size(); item += 2)
        answers.trees[item] = exercise.items[item].solution;
    answers.trees[0].heads[1] = kNoHead;
    answers.trees[2].relations[1] = "wrong";
    writeBytes(folder + "/anna.json", textOf(answers));
}

std::string tellExercise(const std::string& folder)
{
    const Exercise exercise = parseExercise(readBytes(folder + "/garden.arcexercise"), "garden.arcexercise").value();
    const Answers answers = parseAnswers(readBytes(folder + "/anna.json"), "anna.json", exercise).value();
    std::ostringstream told;
    told << exercise.title << ", " << nameOf(exercise.feedback) << ", "
         << (exercise.asksRelations ? "with relations" : "heads alone") << '\n';
    for (const std::string& relation : exercise.relations)
        told << relation << ' ';
    told << "\n== " << answers.student << ", " << answers.handedIn << '\n';
    for (std::size_t item = 0; item < exercise.items.size(); ++item) {
        const Exercise::Item& each = exercise.items[item];
        const AttachmentCounts counts = scoreOf(exercise, item, answers.trees[item]);
        for (int word = 1; word <= each.sentence->unitCount(); ++word) {
            const auto at = static_cast<std::size_t>(word);
            told << each.sentence->word(word).form << '/' << each.solution.heads[at] << '/'
                 << each.solution.relations[at] << ' ';
        }
        told << ": " << counts.heads << " heads and " << counts.labelled << " relations of " << counts.tokens
             << " right\n";
    }
    return told.str();
}

namespace {

/// An algorithm on four words, from that step on after the first at which something is asked.
AlgorithmQuestion askedOf(const char* player, int step, int cells)
{
    auto sentence = std::make_shared<Sentence>();
    for (const char* form : {"Mice", "eat", "old", "cheese"})
        sentence->tokens.emplace_back().form = form;
    Lesson stop;
    stop.player = player;
    stop.step = step;
    stop.title = LessonWords(std::string(player));
    stop.sentence = std::move(sentence);
    ArcScores arcs(4);
    for (const auto& [head, dependent, score] :
        {std::tuple{0, 2, 9.0F}, {2, 1, 8.0F}, {2, 4, 7.0F}, {4, 3, 6.5F}, {1, 2, 11.0F}, {2, 3, 1.0F}, {0, 1, 2.0F}})
        arcs.at(head, dependent) = score;
    stop.scores = partScoresOf(arcs, RootPolicy::Single);
    while (!questionAt(stop, cells))
        ++stop.step;
    return questionAt(std::move(stop), cells).value();
}

} // namespace

void makeQuestionFiles(const std::string& folder)
{
    Exercise exercise = makeExercise(sampleSentences("japanese.knp"), "Trees and charts", Feedback::Marks, true);
    exercise.items.resize(3);
    exercise.questions
        = {askedOf("eisner", 2, 3), askedOf("hill", 1, 1), askedOf("arc-standard", 2, 1), askedOf("cle", 0, 1)};
    exercise.id = "00112233445566778899aabbccddeeff";
    writeBytes(folder + "/charts.arcsolution", solutionTextOf(exercise));
    Answers answers = emptyAnswers(exercise);
    answers.student = "Bo";
    answers.handedIn = "2026-11-27T07:00:00Z";
    answers.trees[1] = exercise.items[1].solution;
    for (std::size_t question = 0; question < exercise.questions.size(); question += 2)
        answers.questions[question][0] = rightAnswer(exercise.questions[question], 0);
    answers.questions[0][1] = "1,5";
    writeBytes(folder + "/charts.arcexercise", textOf(withoutSolution(exercise, exercise.id)));
    writeBytes(folder + "/bo.json", textOf(answers));
}

std::string tellQuestions(const std::string& folder)
{
    const Exercise students = parseExercise(readBytes(folder + "/charts.arcexercise"), "charts.arcexercise").value();
    const Exercise exercise
        = withSolution(students, readBytes(folder + "/charts.arcsolution"), "charts.arcsolution").value();
    const Answers answers = parseAnswers(readBytes(folder + "/bo.json"), "bo.json", students).value();
    std::ostringstream told;
    told << exercise.title << (students.isSolved() ? ", solved" : ", without solution") << ", " << answers.student
         << '\n';
    for (std::size_t item = 0; item < exercise.items.size(); ++item)
        told << scoreOf(exercise, item, answers.trees[item]).heads << " heads of "
             << exercise.items[item].sentence->unitCount() << " right\n";
    for (std::size_t question = 0; question < exercise.questions.size(); ++question) {
        const AlgorithmQuestion& asked = exercise.questions[question];
        told << asked.stop.player << ' ' << asked.stop.step << ' ' << nameOf(asked.kind) << ':';
        for (std::size_t part = 0; part < asked.parts(); ++part)
            told << ' ' << rightAnswer(asked, part) << '/' << answers.questions[question][part];
        told << ", " << answersTo(exercise, question, answers).right << " right\n";
    }
    return told.str();
}

void makeCurves(const std::string& folder)
{
    LearningCurve words;
    words.name = "hill \"ø\" 係り受け";
    words.decoder = "hill";
    words.learner = "mira";
    words.epochs = 3;
    words.sentences = 81;
    words.developmentSentences = 9;
    words.add({20, 0, 1, 300, 61.5, 50.25});
    words.add({40, 0, 1, 610, 72.5, 61.0625});
    words.add({40, 1, 2, 600, 71.5, 60.25});
    LearningCurve bunsetsu = words;
    bunsetsu.name = "tournament";
    bunsetsu.decoder = "tournament";
    bunsetsu.isOfBunsetsu = true;
    bunsetsu.hasLabels = false;
    writeBytes(folder + "/curves.json", curvesText({words, bunsetsu}));
}

std::string tellCurves(const std::string& folder)
{
    std::ostringstream told;
    told << std::setprecision(9);
    const auto all = readCurves(folder + "/curves.json");
    for (const LearningCurve& curve : all.value()) {
        told << curve.name << ": " << curve.decoder << ", " << curve.learner << ", " << curve.epochs << " epochs, "
             << (curve.isOfBunsetsu ? "bunsetsu" : "words") << ", " << (curve.hasLabels ? "labelled" : "heads alone")
             << ", " << curve.sentences << " and " << curve.developmentSentences << " sentences\n";
        for (const CurvePoint& point : curve.points) {
            for (const CurveRun& run : point.runs)
                told << run.size << " sentences, sample " << run.sample << ", seed " << run.seed << ", " << run.tokens
                     << " tokens: " << run.uas << ' ' << run.las << '\n';
        }
    }
    return told.str();
}

void makeSimulations(const std::string& folder)
{
    SimulationRecord record;
    record.treebank = "garden";
    record.order = AnnotationOrder::Gain;
    record.start = 20;
    record.sentences = 40;
    record.retrain = 20;
    record.live = false;
    record.seed = 7;
    record.seeds = 2;
    record.decoder = "hill";
    record.learner = "mira";
    record.epochs = 3;
    record.developmentSentences = 9;
    record.runs = {{7, {{0, {0, 0, 0, 0, 0}, 65.25, 60.25}, {20, {100, 40, 30, 90, 80}, 69.5, 64.5}}},
        {8, {{0, {0, 0, 0, 0, 0}, 66.25, 61.25}}}};
    writeBytes(folder + "/simulations.json", simulationsText({record}));
}

std::string tellSimulations(const std::string& folder)
{
    std::ostringstream told;
    const auto all = readSimulations(folder + "/simulations.json");
    for (const SimulationRecord& record : all.value()) {
        told << record.treebank << ": " << nameOf(record.order) << ", start " << record.start << ", "
             << record.sentences << " sentences, retrain " << record.retrain << ", live " << record.live << ", recent "
             << record.recent << ", seeds " << record.seed << " to " << record.seed + record.seeds - 1 << ", "
             << record.decoder << ", " << record.learner << ", " << record.epochs << " epochs, "
             << record.developmentSentences << " to score\n";
        for (const SimulationRun& run : record.runs) {
            for (const SimulationPoint& point : run.curve)
                told << "seed " << run.seed << ", " << point.sentences << " sentences: " << point.cost.wordsRead
                     << " read, " << point.cost.keys << " keys; " << point.uas << ' ' << point.las << '\n';
        }
    }
    return told.str();
}

namespace {

/// The user's folder for such files is one of the exhibit as long as this lives.
class OwnStateFolder {
public:
    explicit OwnStateFolder(const std::string& folder) : m_path(std::filesystem::absolute(folder + "/state").string())
    {
        if (const char* before = std::getenv("XDG_STATE_HOME"))
            m_before = before;
        ::setenv("XDG_STATE_HOME", m_path.c_str(), 1);
    }
    OwnStateFolder(const OwnStateFolder&) = delete;
    OwnStateFolder& operator=(const OwnStateFolder&) = delete;
    ~OwnStateFolder()
    {
        std::filesystem::remove_all(m_path);
        m_before ? ::setenv("XDG_STATE_HOME", m_before->c_str(), 1) : ::unsetenv("XDG_STATE_HOME");
    }

private:
    std::string m_path;
    std::optional<std::string> m_before;
};

} // namespace

void makeEffort(const std::string& folder)
{
    const std::string document = folder + "/garden.conllu";
    writeBytes(document, "# only its name counts\n");
    const OwnStateFolder state(folder);
    {
        EffortLog log = EffortLog::open(document).value();
        if (!log.add({{"Ada", 1'764'000'000}, 12, 33.5, 20, 3, 2, 11, 9})
            || !log.add({{"Ørsted", 1'764'000'100}, 0, 4.25, 1, 0, 0, 0, 0}))
            throw std::runtime_error("the museum's effort cannot be written");
    }
    writeBytes(folder + "/effort", readBytes(effortPath(document)));
}

std::string tellEffort(const std::string& folder)
{
    const std::string document = folder + "/garden.conllu";
    const OwnStateFolder state(folder);
    writeBytes(effortPath(document), readBytes(folder + "/effort")); // its name there is of where the document lies
    std::ostringstream told;
    const auto all = readEfforts(document);
    for (const SentenceEffort& effort : all.value())
        told << effort.by.author << " at " << effort.by.time << ": " << effort.words << " words, " << effort.seconds
             << " seconds, " << effort.keys << " keys, " << effort.clicks << " clicks, " << effort.corrected
             << " corrected, " << effort.right << " of " << effort.suggested << " right\n";
    return told.str();
}

} // namespace arcwright::test
