// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/museum/exhibited_models.h"

#include <filesystem>
#include <set>
#include <sstream>
#include <stdexcept>

#include "core/jobs/job_folder.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "core/model/parser.h"
#include "core/model/tagger_file.h"
#include "core/shelf/model_shelf.h"
#include "tests/core/museum/beginning.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright::test {

namespace {

/// Tables so small that a model is a few kilobytes; its trees need not be good.
TrainingSettings smallSettings(Decoder decoder)
{
    TrainingSettings settings;
    settings.trainer.decoder.decoder = decoder;
    settings.trainer.epochs = 3;
    settings.trainer.members = 2;
    settings.trainer.arcBits = 11;
    settings.trainer.siblingBits = 9;
    settings.trainer.rowBits = 7;
    return settings;
}

void save(const TrainedModel& model, const std::string& path)
{
    if (!saveModel(model.model, model.tagger.get(), path))
        throw std::runtime_error("the museum's model cannot be written");
}

/// A model of a sample, and the first sentences of it.
void makeModel(
    const std::string& folder, const std::string& name, const std::string& sample, const TrainingSettings& settings)
{
    const Sentences sentences = sampleSentences(sample);
    save(train(TrainingRun{sentences, {}, sentences, settings}, {}, {}).value(), folder + '/' + name + ".arcmodel");
    writeBytes(folder + '/' + name + '-' + sample, beginningOf(sample, 4));
}

std::string treeOf(const Graph& graph, const RelationPool& relations)
{
    std::ostringstream tree;
    std::vector<Arc> arcs = graph.basicArcs();
    arcs.insert(arcs.end(), graph.secondary.begin(), graph.secondary.end());
    for (const Arc& arc : arcs)
        tree << ' ' << arc.head << "->" << arc.dependent << ':' << relations.text(arc.relation);
    return tree.str();
}

std::string tellWordModel(const std::string& path, const std::string& sentencesPath)
{
    const auto model = loadModel(path).value();
    const auto tagger = loadTagger(path).value();
    RelationPool relations;
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    std::ostringstream told;
    told << std::filesystem::path(path).filename().string() << ": " << nameOf(parser.decoder().decoder) << ", "
         << model->configuration.trainingSentences << " sentences, " << (tagger ? "with" : "without") << " a tagger\n";
    const Sentences sentences = sentencesOf(*openDocument(sentencesPath).value());
    for (const auto& each : sentences) {
        Sentence sentence = *each;
        if (tagger)
            tagger->tag(sentence);
        told << (model->hasSeen(*each) ? "seen" : "new") << treeOf(parser.parse(sentence, workspace), relations)
             << '\n';
    }
    return told.str();
}

std::string tellBunsetsuModel(const std::string& path, const std::string& sentencesPath)
{
    const auto model = loadBunsetsuModel(path).value();
    RelationPool types;
    const BunsetsuParser parser(model, types);
    BunsetsuParser::Workspace workspace(parser);
    std::ostringstream told;
    told << std::filesystem::path(path).filename().string() << ": " << model->trainingSentences << " sentences\n";
    const Sentences sentences = sentencesOf(*openDocument(sentencesPath).value());
    for (const auto& each : sentences)
        told << (model->hasSeen(*each) ? "seen" : "new") << treeOf(parser.parse(*each, workspace), types) << '\n';
    return told.str();
}

std::set<std::string> filesIn(const std::string& folder)
{
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.insert(entry.path().string());
    return files;
}

} // namespace

void makeWordModels(const std::string& folder)
{
    makeModel(folder, "hill", "czech.conllu", smallSettings(Decoder::Hill));
    makeModel(folder, "graph", "danish.tag", smallSettings(Decoder::Multi));
    TrainingSettings points = smallSettings(Decoder::Cle);
    points.trainer.learner = Learner::Bpm;
    makeModel(folder, "points", "english.conllu", points);
    TrainingSettings heads = smallSettings(Decoder::Eisner);
    heads.labels = false;
    heads.trainer.learner = Learner::Perceptron;
    save({trained(sampleSentences("english.conllu"), heads), nullptr}, folder + "/heads.arcmodel");
}

std::string tellWordModels(const std::string& folder)
{
    const std::string english = folder + "/points-english.conllu";
    return tellWordModel(folder + "/hill.arcmodel", folder + "/hill-czech.conllu")
        + tellWordModel(folder + "/graph.arcmodel", folder + "/graph-danish.tag")
        + tellWordModel(folder + "/points.arcmodel", english) + tellWordModel(folder + "/heads.arcmodel", english);
}

void makeBunsetsuModels(const std::string& folder)
{
    Sentences sentences = sampleSentences("japanese.knp");
    sentences.resize(12);
    const auto make = [&](const BunsetsuSettings& settings, const std::string& name) {
        save({trainBunsetsuModel(sentences, settings, {}, {}).value(), nullptr}, folder + '/' + name + ".arcmodel");
    };
    for (const BunsetsuDecoder decoder : allBunsetsuDecoders()) {
        BunsetsuSettings settings = withDecoder(BunsetsuSettings(), decoder);
        settings.bits = 9;
        settings.epochs = 3;
        make(settings, std::string(nameOf(decoder)));
    }
    BunsetsuSettings kernel;
    kernel.ranker = RankerKind::Kernel;
    make(kernel, "kernel");
    writeBytes(folder + "/japanese.knp", beginningOf("japanese.knp", 4));
}

std::string tellBunsetsuModels(const std::string& folder)
{
    std::string told;
    for (const std::string& file : filesIn(folder)) {
        if (file.ends_with(".arcmodel"))
            told += tellBunsetsuModel(file, folder + "/japanese.knp");
    }
    return told;
}

void makeShelf(const std::string& folder)
{
    const ModelShelf shelf(folder + "/models");
    const auto model = trained(sampleSentences("czech.conllu"), smallSettings(Decoder::Eisner));
    ModelDescription description;
    description.name = "Czech, Eisner";
    description.made = "2026-11-26T07:00:00Z";
    description.program = "0.1.0";
    description.data = {{"czech.conllu"}, "cs", checksumOf(sampleSentences("czech.conllu"))};
    description.marks = {{71.5, 60.25, 9, "every tenth sentence"}};
    description.notes = "kept for\nthe museum";
    shelf.add(AnyModel(model), nullptr, description).value();
    description.name = "thrown away";
    shelf.remove(shelf.add(AnyModel(model), nullptr, description).value()).value();
    writeBytes(folder + "/czech.conllu", beginningOf("czech.conllu", 4));
}

std::string tellShelf(const std::string& folder)
{
    const ModelShelf shelf(folder + "/models");
    std::ostringstream told;
    const auto tell = [&](const std::vector<ShelvedModel>& models) {
        for (const ShelvedModel& model : models) {
            const ModelDescription& description = model.description;
            told << description.name << ", made " << description.made << " by " << description.program << " of "
                 << description.data.files.front() << " (" << description.data.language << ", "
                 << description.data.checksum << ")\n";
            for (const ModelMark& mark : description.marks)
                told << mark.uas << ' ' << mark.las << " on " << mark.sentences << ": " << mark.on << '\n';
            told << description.notes << '\n'
                 << (model.problem || model.descriptionProblem ? "not readable\n" : "")
                 << warningsOf(model, description.program, "cs").size() << " warnings\n";
        }
    };
    const auto models = shelf.list();
    tell(models.value());
    told << "== in the trash\n";
    tell(shelf.listTrash().value());
    told << tellWordModel(shelf.pathOf(models->front().id), folder + "/czech.conllu");
    return told.str();
}

void makeFolds(const std::string& folder)
{
    const ModelShelf shelf(folder + "/models");
    const auto keep = [&](const std::string& name, const AnyModel& whole, const std::vector<AnyModel>& folds) {
        ModelDescription description;
        description.name = name;
        if (!shelf.keepFolds(shelf.add(whole, nullptr, description).value(), folds))
            throw std::runtime_error("the museum's folds were not written");
    };
    const Sentences czech = sampleSentences("czech.conllu");
    const auto words = [&](std::size_t count) -> AnyModel {
        return trained(Sentences(czech.begin(), czech.begin() + static_cast<std::ptrdiff_t>(count)),
            smallSettings(Decoder::Eisner));
    };
    keep("words", words(10), {words(5), words(7)});
    Sentences japanese = sampleSentences("japanese.knp");
    BunsetsuSettings settings;
    settings.bits = 9;
    settings.epochs = 3;
    const AnyModel bunsetsu = trainBunsetsuModel(japanese, settings, {}, {}).value();
    japanese.resize(12);
    keep("bunsetsu", bunsetsu, {trainBunsetsuModel(japanese, settings, {}, {}).value()});
    writeBytes(folder + "/words.conllu", beginningOf("czech.conllu", 4));
    writeBytes(folder + "/bunsetsu.knp", beginningOf("japanese.knp", 4));
}

std::string tellFolds(const std::string& folder)
{
    const ModelShelf shelf(folder + "/models");
    std::ostringstream told;
    const auto models = shelf.list();
    for (const ShelvedModel& model : models.value()) {
        const auto folds = readFoldsOf(shelf.pathOf(model.id));
        told << "== " << model.description.name << ", folds: " << model.description.folds << '\n';
        for (const AnyModel& fold : folds.value()) {
            const std::string path = folder + "/fold.arcmodel"; // as any other model
            if (!saveModel(fold, path))
                throw std::runtime_error("the museum's fold was not written");
            const bool isOfWords = unitsOf(fold) == Units::Words;
            told << (isOfWords ? tellWordModel(path, folder + "/words.conllu")
                               : tellBunsetsuModel(path, folder + "/bunsetsu.knp"))
                 << std::visit([](const auto& one) { return one->vocabulary->size(); }, fold) << " forms\n";
        }
    }
    return told.str();
}

namespace {

void makeBrokenOff(const std::string& folder, const JobCard& card, const TrainingRun& run)
{
    const auto job = JobFolder::create(folder, card, run);
    std::stop_source stop;
    JobHooks hooks;
    hooks.epochDone = [&, reported = 0](const EpochReport&) mutable {
        if (++reported == 2)
            stop.request_stop();
    };
    if (job.value().run(hooks, stop.get_token()))
        throw std::runtime_error("the museum's training was not broken off");
}

JobCard cardOf(const TrainingRun& run, const std::string& file, const std::string& language)
{
    JobCard card;
    card.title = file + ", every tenth sentence held out";
    card.asked = 1'764'000'000;
    card.sentences = run.training.size();
    card.epochs = 4;
    card.isPaused = true;
    card.data = {{file}, language, checksumOf(run.training), {}};
    return card;
}

} // namespace

void makeJob(const std::string& folder)
{
    TrainingSettings settings = smallSettings(Decoder::Hill);
    settings.trainer.epochs = 4;
    const Sentences sentences = sampleSentences("english.conllu");
    HeldOutSplit split = holdOutEveryTenth(sentences);
    const TrainingRun run{std::move(split.training), std::move(split.development), sentences, settings};
    JobCard card = cardOf(run, "english.conllu", "en");
    card.decoder = "hill";
    makeBrokenOff(folder, card, run);
}

void makeBunsetsuJob(const std::string& folder)
{
    BunsetsuSettings settings;
    settings.bits = 9;
    settings.epochs = 4;
    HeldOutSplit split = holdOutEveryTenth(sampleSentences("japanese.knp"));
    const TrainingRun run{std::move(split.training), std::move(split.development), {}, settings};
    JobCard card = cardOf(run, "japanese.knp", "ja");
    card.decoder = "tournament";
    makeBrokenOff(folder, card, run);
}

std::string tellJob(const std::string& folder)
{
    const auto job = JobFolder::open(*filesIn(folder).begin());
    const JobCard& card = job.value().card();
    std::ostringstream told;
    told << card.title << ", " << card.sentences << " sentences, " << card.decoder << ", " << card.epochs << " epochs, "
         << (card.isPaused ? "paused" : "waiting") << ", of " << card.data.files.front() << ' ' << card.data.checksum
         << (job->cardProblem() ? ", its card is lost" : "") << '\n'
         << job->epochs().size() << " epochs done\n";
    JobHooks hooks;
    hooks.begunAnew = [&](const Problem&) { told << "begun anew\n"; };
    const TrainedModel model = job->run(hooks, {}).value();
    told << job->epochs().size() << " epochs at the end, " << (job->isFinished() ? "finished" : "not finished") << ", "
         << trainingSentencesOf(model.model) << " sentences learnt from\n";
    return told.str();
}

} // namespace arcwright::test
