// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <optional>

#include "app/cli/bunsetsu_train.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/division.h"
#include "app/cli/learning_options.h"
#include "app/cli/train_report.h"
#include "core/base/hash.h"
#include "core/base/parallel.h"
#include "core/messages/decoder_sentences.h"
#include "core/model/given_part.h"
#include "core/model/training_run.h"
#include "core/model/whole_trees.h"

namespace arcwright::cli {

namespace {

struct TrainOptions {
    std::vector<std::string> in;
    std::vector<std::string> development;
    std::string model;
    std::string decoder{nameOf(usualDecoder)};
    std::string trainDecoder; ///< empty: the same
    std::string start = "projective";
    std::string learner{nameOf(TrainerSettings().learner)};
    std::string averaging = "on";
    std::string shuffle = "every";
    int member = 0; ///< of a Bayes Point Machine, to be trained by itself; 0: none
    std::string costAugmented; ///< by default on for MIRA
    std::optional<double> movePrice; ///< by default that which goes with costs, if there are costs
    std::string labels = "on";
    std::string membership = "on";
    std::string language = "any";
    std::string root;
    TrainerSettings trainer;
    std::string checkpoint;
    std::string resume;
    std::string tagger = "on";
    std::string given{givenPartTable.front().name};
    BunsetsuOptions bunsetsu;
    DivisionOptions division;
    bool json = false;
};

TrainingSettings settingsFrom(const TrainOptions& options)
{
    TrainingSettings settings;
    TrainerSettings& trainer = settings.trainer = options.trainer;
    trainer.learner = *learnerNamed(options.learner);
    trainer.averaging = options.averaging == "on";
    trainer.shuffleOnce = options.shuffle == "once";
    trainer.costAugmented
        = options.costAugmented.empty() ? rowOf(trainer.learner).usesCosts : options.costAugmented == "on";
    const Decoder decoder = *decoderNamed(options.decoder);
    trainer.decoder.decoder = options.trainDecoder.empty() ? decoder : *decoderNamed(options.trainDecoder);
    if (trainer.decoder.decoder != decoder)
        settings.parseDecoder = decoder;
    trainer.decoder.climb.start = *climbStartNamed(options.start);
    trainer.decoder.climb.price = options.movePrice.value_or(usualMovePrice(trainer.costAugmented));
    if (options.member > 0) {
        trainer = memberSettings(trainer, options.member);
        trainer.threads = options.trainer.threads;
    }
    settings.labels = options.labels == "on";
    settings.membership = options.membership == "on";
    settings.language = *languageNamed(options.language);
    settings.parts = *givenPartNamed(options.given) != GivenPart::Trees;
    if (!options.root.empty())
        settings.root = options.root == "single" ? RootPolicy::Single : RootPolicy::Many;
    return settings;
}

/// A hash of the heads that are given where annotators have said which: it is not in the treebank's file.
std::uint64_t hashOfGiven(const Sentences& sentences)
{
    std::uint64_t hash = sentences.size();
    for (const auto& sentence : sentences) {
        for (int unit = 1; unit <= sentence->unitCount(); ++unit)
            hash = combined(hash, static_cast<std::uint64_t>(sentence->headOf(unit)));
    }
    return hash;
}

int runTrain(const TrainOptions& options, const CLI::App& command)
{
    Division division(options.division, command);
    const bool isMachine = hasMembers(*learnerNamed(options.learner)) && options.member == 0;
    if (division.helps() && !isMachine)
        return Fine; // only a machine's members are shares
    const auto training = openWhole(options.in);
    const auto development = options.development.empty() ? std::optional(Treebank()) : openWhole(options.development);
    if (!training || !development)
        return BadInputOrOutput;

    TrainingSettings settings = settingsFrom(options);
    const Sentences sentences = givenSentences(*training, *givenPartNamed(options.given));
    const Sentences heldOut = sentencesOf(*development);
    const auto unusable = static_cast<std::size_t>(
        std::count_if(sentences.begin(), sentences.end(), [&](const auto& s) { return !isUsable(*s, settings); }));

    TrainReport report(options.json, !heldOut.empty());
    auto bar = std::make_unique<ProgressBar>("training");
    TrainingHooks hooks;
    hooks.progress = division.sink(*bar);
    if (isMachine)
        hooks.shares = division.begin(settings.trainer.threads, {&*training, &*development}, {hashOfGiven(sentences)});
    hooks.epochDone = [&](const EpochReport& epoch) {
        if (!options.division.part.empty())
            return; // of which nothing is told but how much of it is done
        bar->clear();
        report.epochDone(epoch);
    };
    hooks.checkpoint = options.checkpoint;
    hooks.resume = options.resume;
    hooks.membersDone = [&](const MembersReport& members) { report.membersDone(members); };
    const TrainingRun run{sentences, heldOut, options.tagger == "on" ? sentences : Sentences(), settings};
    const auto trained = train(run, hooks, {});
    if (!trained) {
        bar->clear();
        return division.ended(trained.error());
    }
    bar.reset();
    if (const auto saved = saveModel(trained->model, trained->tagger.get(), options.model); !saved) {
        complain(saved.error());
        return BadInputOrOutput;
    }
    const auto& model = std::get<std::shared_ptr<const Model>>(trained->model);
    report.print({options.model, model->configuration, unusable, trained->seconds, scoreTrained(*trained, heldOut)});
    return Fine;
}

/// Parsers of bunsetsu have a learner of their own: what other learners take is refused, not ignored.
int runBunsetsu(const TrainOptions& options, const CLI::App& command, BunsetsuDecoder decoder)
{
    for (const char* other : {"--train-decoder", "--start", "--starts", "--starts-in-vain", "--moves", "--move-price",
             "--kept-heads", "--learner", "--members", "--member", "--averaging", "--cost-augmented", "--shuffle",
             "--root", "--membership", "--language", "--patience", "--tagger", "--shares", "--part", "--merge"}) {
        if (command.count(other) > 0)
            throw CLI::ValidationError(other, "is not for parsers of bunsetsu");
    }
    refuseUnfitRanker(decoder, options.bunsetsu);
    for (const char* kept : {"--checkpoint", "--resume"}) {
        if (command.count(kept) > 0 && settingsOf(decoder, options.bunsetsu).ranker == RankerKind::Kernel)
            throw CLI::ValidationError(kept, "is not for a kernel, which learns all at once");
    }
    BunsetsuTraining training{
        options.in, options.development, options.model, settingsOf(decoder, options.bunsetsu), options.json};
    training.given = *givenPartNamed(options.given);
    training.settings.parts = training.given != GivenPart::Trees;
    training.settings.types = options.labels == "on";
    training.settings.seed = options.trainer.seed;
    training.checkpoint = options.checkpoint;
    training.resume = options.resume;
    if (command.count("--epochs") > 0)
        training.settings.epochs = options.trainer.epochs;
    return trainBunsetsu(training);
}

/// How weights come from sentences.
void addLearner(CLI::App& command, TrainOptions& options)
{
    TrainerSettings& trainer = options.trainer;
    auto* learner = command.add_option("--learner", options.learner, helpOf(learnerSentences))
                        ->check(CLI::IsMember(rowNames(learnerTable)))
                        ->capture_default_str();
    auto* members = command
                        .add_option("--members", trainer.members,
                            "Perceptrons of bpm; member I has the seed --seed plus I, and one order for all epochs")
                        ->check(CLI::Range(1, 1000))
                        ->capture_default_str();
    command
        .add_option("--member", options.member,
            "Train this member of bpm only, from 1, as here or on other machines; `model average` of all members "
            "gives the model that bpm gives")
        ->check(CLI::Range(1, 1000))
        ->needs(learner)
        ->excludes(members);
    command.add_option("--averaging", options.averaging, "on or off: take the mean of the weights of all steps")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
    command
        .add_option("--cost-augmented", options.costAugmented,
            "on or off: learn from the tree that is best with its errors added to its score; by default on for mira")
        ->check(CLI::IsMember({"on", "off"}));
    command
        .add_option("--shuffle", options.shuffle,
            "every or once: each epoch in an order of its own, or all in the same; bpm's members always in the same")
        ->check(CLI::IsMember({"every", "once"}))
        ->capture_default_str();
}

/// Returns the option that names the files to score on.
CLI::Option* addFiles(CLI::App& command, TrainOptions& options)
{
    command.add_option("--in", options.in, "Files, folders or patterns to train on")->required()->expected(1, -1);
    CLI::Option* development = command.add_option("--dev", options.development, "Files to score after every epoch");
    development->expected(1, -1);
    command.add_option("--model", options.model, "Where to write the model")->required();
    command
        .add_option("--given", options.given,
            "What is learnt from: trees, whole ones alone; heads, also trees in which some words have no head, the "
            "rest being what is best around them; pins, of sentences that are not confirmed what is pinned")
        ->check(CLI::IsMember(rowNames(givenPartTable)))
        ->capture_default_str();
    command
        .add_option(
            "--tagger", options.tagger, "on or off: also train a tagger, which divides plain text, too (parse --text)")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
    return development;
}

/// What sentences are parsed with.
void addDecoder(CLI::App& command, TrainOptions& options)
{
    TrainerSettings& trainer = options.trainer;
    command
        .add_option("--decoder", options.decoder,
            helpOf(decoderSentences) + ". Of bunsetsu, in KNP and CaboCha files: " + helpOf(bunsetsuDecoderSentences))
        ->check(CLI::IsMember(decoderNamesOfAllUnits()))
        ->capture_default_str();
    command
        .add_option("--train-decoder", options.trainDecoder,
            "What sentences are parsed with in training, and scored with after each epoch; by default --decoder, which "
            "the model then parses with. multi is for models trained through it")
        ->check(CLI::IsMember(rowNames(decoderTable)));
    command.add_option("--start", options.start, "Where hill climbing starts: projective, nonprojective or random")
        ->check(CLI::IsMember({"projective", "nonprojective", "random"}))
        ->capture_default_str();
    command
        .add_option("--moves", trainer.decoder.climb.mostMoves,
            "At most so many moves of hill climbing; 0: twice the number of words")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--move-price", options.movePrice,
            "What a move of hill between trees has to gain more than, in parsing; 0: every move that gains is made. By "
            "default 0.5 with --cost-augmented on, where a wrong head costs 1, else 0")
        ->check(CLI::Range(0.0, 1'000'000.0));
    command
        .add_option("--kept-heads", trainer.decoder.keptHeads,
            "How many heads a word second-order scores are asked for, the best by first order; 0: all")
        ->check(CLI::Range(0, 1'000))
        ->capture_default_str();
    command
        .add_option("--starts", trainer.decoder.restarts.mostStarts, "At most so many trees that restarts climbs from")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--starts-in-vain", trainer.decoder.restarts.patience,
            "So many of them without a better tree, and restarts gives up")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
}

/// How long training goes on, and how it can be interrupted.
void addCourse(CLI::App& command, TrainOptions& options, CLI::Option* development)
{
    TrainerSettings& trainer = options.trainer;
    addEpochs(command, trainer.epochs, "Passes over the treebank");
    command
        .add_option("--patience", trainer.patience,
            "Stop when so many epochs brought no better development score (LAS, or UAS without labels), and take the "
            "weights of the best epoch; each member of bpm for itself; 0: never stop early")
        ->check(CLI::Range(0, 1000))
        ->needs(development)
        ->capture_default_str();
    addSeed(command, trainer.seed);
    command
        .add_option("--threads", trainer.threads,
            "Threads for scoring and for the members of bpm, each of which takes the memory of a training; the model "
            "is "
            "the same for any number")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command.add_option("--checkpoint", options.checkpoint,
        "A file to write after every epoch, by bpm after every member, from which training can be resumed");
    command.add_option("--resume", options.resume,
        "A checkpoint to go on from, with the same files and choices (more --epochs, or --members of bpm, are "
        "possible); the model is the one that training in one go gives. To write further checkpoints, give "
        "--checkpoint too; it may name the same file");
}

/// Refuses what single options allow, but not together.
void refuseUnfit(const TrainOptions& options)
{
    if (options.member > 0 && !hasMembers(*learnerNamed(options.learner)))
        throw CLI::ValidationError("--member", "needs --learner bpm");
    const bool isDivided = !options.division.shares.empty() || !options.division.merge.empty();
    if (isDivided && (options.member > 0 || !hasMembers(*learnerNamed(options.learner))))
        throw CLI::ValidationError("--shares, --merge", "need --learner bpm, whose members are the shares");
    const auto isOfGraphs
        = [](const std::string& name) { return findsGraphs(decoderNamed(name).value_or(usualDecoder)); };
    if (isOfGraphs(options.decoder) && !options.trainDecoder.empty() && !isOfGraphs(options.trainDecoder))
        throw CLI::ValidationError("--train-decoder", "multi parses with what was trained through multi");
}

} // namespace

void addTrain(CLI::App& program, int& status)
{
    auto options = std::make_shared<TrainOptions>();
    options->trainer.threads = defaultThreads();
    auto* command = program.add_subcommand("train", "Train a parser on a treebank");
    CLI::Option* development = addFiles(*command, *options);
    addDecoder(*command, *options);
    addLearner(*command, *options);
    addLanguage(*command, options->language);
    addLabels(*command, options->labels);
    command
        ->add_option("--membership", options->membership,
            "on or off: learn with the relations of a Prague treebank which words are members of coordinations and "
            "appositions (Sb_Co); other treebanks have none")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
    command->add_option("--root", options->root, "single or many; by default what the treebank has")
        ->check(CLI::IsMember({"single", "many"}));
    addCourse(*command, *options, development);
    addDivision(*command, options->division);
    addBunsetsuOptions(*command, options->bunsetsu);
    command->add_flag("--json", options->json,
        "Print one object: model, sentences, unusable, tokens, where not all heads were given given_heads, seconds, "
        "epochs (with --resume, those since) [{epoch, "
        "training {uas, las}, "
        "development {uas, las}, loss, updates, seconds, of bpm also member}], with --patience also best_epoch, with "
        "bpm "
        "and --dev also bpm {average {uas, las}, best, worst, members [{member, uas, las, epochs, with --patience also "
        "best_epoch}]}; with a tagger and --dev also tagger {words, upos, xpos, all, lemmas, new_words, new_all, "
        "new_lemmas}, and of the text of these sentences, divided anew, text {tokens, sentences, words, upos, xpos, "
        "features, lemmas} (F1). Of bunsetsu: "
        "model, sentences, unusable, bunsetsu, examples, weights, seconds, with --dev "
        "development {accuracy, types, both, sentences, sentences_without_singles} and, of the linear ranker, epochs "
        "[{epoch, training, development, seconds}], percentages of right heads");
    command->footer("Example: arcwright-cli train --in train.conllu --dev dev.conllu --model czech.arcmodel");
    command->callback([options, command, &status] {
        refuseUnfit(*options);
        const auto bunsetsu = bunsetsuDecoderNamed(options->decoder);
        status = bunsetsu ? runBunsetsu(*options, *command, *bunsetsu) : runTrain(*options, *command);
    });
}

} // namespace arcwright::cli
