// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shelf/model_shelf.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"
#include "core/model/tagger_file.h"
#include "core/shelf/shelf_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace model_shelf_test {

namespace fs = std::filesystem;

std::shared_ptr<const Model> toyModel()
{
    static const auto model = test::trained(test::toyTreebank(20), test::quickSettings());
    return model;
}

ModelDescription described(const std::string& name)
{
    ModelDescription description;
    description.name = name;
    description.made = "2026-03-01T12:30:00Z";
    description.program = "1.2.0";
    description.data = {{"toy.conllu"}, "da", checksumOf(test::toyTreebank(20))};
    description.marks = {{88.5, 81.25, 10, "every tenth sentence"}};
    description.notes = "two lines\nof notes";
    return description;
}

class ModelShelfTest : public testing::Test {
protected:
    std::string add(const std::string& name)
    {
        const auto id = shelf.add(toyModel(), nullptr, described(name));
        EXPECT_TRUE(id);
        return id.value_or(std::string());
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> found;
        const auto models = shelf.list();
        for (const ShelvedModel& model : *models)
            found.push_back(model.description.name);
        return found;
    }
    ShelvedModel find(const std::string& id) const
    {
        const auto models = shelf.list();
        for (const ShelvedModel& model : *models) {
            if (model.id == id)
                return model;
        }
        ADD_FAILURE() << id << " is not on the shelf";
        return {};
    }

    test::TemporaryFolder home{test::folderInMemory()};
    ModelShelf shelf{home.file("data/models")};
};

TEST_F(ModelShelfTest, IsEmptyWhereThereIsNoFolder)
{
    ASSERT_TRUE(shelf.list());
    EXPECT_TRUE(shelf.list()->empty());
    EXPECT_TRUE(shelf.listTrash()->empty());
    EXPECT_FALSE(fs::exists(shelf.folder())); // looking makes nothing
}

TEST_F(ModelShelfTest, AModelIsThereAgainWithAllThatIsToldOfIt)
{
    const std::string id = add("Dansk, æøå / hill");
    EXPECT_EQ(id, "Dansk-æøå-hill.arcmodel");
    const ShelvedModel model = find(id);
    ModelDescription wanted = described("Dansk, æøå / hill");
    wanted.modelChecksum = model.checksum;
    EXPECT_EQ(model.description, wanted);
    ASSERT_TRUE(model.facts);
    EXPECT_EQ(model.facts->sentences, 20U);
    EXPECT_EQ(model.facts->decoder, nameOf(toyModel()->configuration.decoder()));
    EXPECT_EQ(model.facts->relations, toyModel()->relations.size());
    EXPECT_FALSE(model.problem);
    const auto loaded = loadModel(shelf.pathOf(id));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(serialised(**loaded), serialised(*toyModel()));
    EXPECT_EQ(modelNameAt(shelf.pathOf(id)), "Dansk, æøå / hill");
    EXPECT_EQ(shelf.idOf(shelf.pathOf(id)), id);
    EXPECT_EQ(shelf.idOf(home.file("elsewhere.arcmodel")), "");
    const auto files = fs::directory_iterator(shelf.folder());
    EXPECT_EQ(std::distance(begin(files), end(files)), 2); // nothing temporary is left
}

TEST_F(ModelShelfTest, TheModelOfSomeFilesIsTheOneWithTheFewestOthersThenTheLast)
{
    const auto addOf = [&](const std::string& name, const std::vector<std::string>& files, const std::string& made) {
        ModelDescription description = described(name);
        description.data.files = files;
        description.made = made;
        return shelf.add(toyModel(), nullptr, description).value_or(std::string());
    };
    EXPECT_EQ(shelf.trainedOn({"a.conllu"}, "da"), "");
    addOf("wide", {"a.conllu", "b.conllu"}, "2026-05-01T12:30:00Z");
    EXPECT_EQ(shelf.trainedOn({"a.conllu"}, "da"), "wide.arcmodel");
    addOf("first", {"a.conllu"}, "2026-03-01T12:30:00Z");
    const std::string last = addOf("last", {"a.conllu"}, "2026-04-01T12:30:00Z");
    addOf("old", {"a.conllu"}, "2026-01-01T12:30:00Z");
    EXPECT_EQ(shelf.trainedOn({"a.conllu"}, "da"), last);
    EXPECT_EQ(shelf.trainedOn({"a.conllu"}, ""), last);
    EXPECT_EQ(shelf.trainedOn({"a.conllu"}, "cs"), "");
    EXPECT_EQ(shelf.trainedOn({"a.conllu", "b.conllu"}, "da"), "wide.arcmodel");
    EXPECT_EQ(shelf.trainedOn({"a.conllu", "c.conllu"}, "da"), "");
    EXPECT_EQ(shelf.trainedOn({}, "da"), "");
    ASSERT_TRUE(shelf.remove(last));
    EXPECT_EQ(shelf.trainedOn({"a.conllu"}, "da"), "first.arcmodel");
}

TEST_F(ModelShelfTest, ATaggerGoesWithItsModel)
{
    const auto tagger = Tagger::learn(test::toyTreebank(20), {});
    ASSERT_TRUE(tagger);
    const auto id = shelf.add(toyModel(), &*tagger, described("with tags"));
    ASSERT_TRUE(id);
    EXPECT_TRUE(find(*id).facts->hasTagger);
    EXPECT_TRUE(*loadTagger(shelf.pathOf(*id)));
    EXPECT_FALSE(find(add("without")).facts->hasTagger);
}

TEST_F(ModelShelfTest, NothingIsWrittenOver)
{
    const std::string first = add("same");
    const std::string second = add("same");
    EXPECT_NE(first, second);
    EXPECT_EQ(names(), (std::vector<std::string>{"same", "same (2)"}));
    // Other characters that have no place in names of files make no other file either.
    EXPECT_NE(add("a/b"), add("a:b"));
    EXPECT_EQ(names().size(), 4U);
}

TEST_F(ModelShelfTest, RenamingKeepsTheFile)
{
    const std::string id = add("before");
    add("other");
    ASSERT_TRUE(shelf.change(id, [](ModelDescription& description) { description.keptByProgram = true; }));
    ASSERT_TRUE(shelf.rename(id, "  after\n "));
    EXPECT_EQ(find(id).description.name, "after");
    EXPECT_EQ(find(id).description.notes, "two lines\nof notes");
    EXPECT_FALSE(find(id).description.keptByProgram); // somebody has made it their own
    EXPECT_EQ(shelf.rename(id, "other").error().code, ShelfProblem::NameTaken);
    EXPECT_EQ(shelf.rename(id, " \t ").error().code, ShelfProblem::NameEmpty);
    EXPECT_TRUE(shelf.rename(id, "after")); // its own
    EXPECT_EQ(shelf.rename("gone.arcmodel", "x").error().code, ShelfProblem::Gone);
    EXPECT_EQ(names(), (std::vector<std::string>{"after", "other"}));
}

TEST_F(ModelShelfTest, ADuplicateIsAModelOfItsOwn)
{
    const std::string id = add("one");
    const auto copy = shelf.duplicate(id);
    ASSERT_TRUE(copy);
    EXPECT_EQ(find(*copy).description.name, "one (2)");
    EXPECT_EQ(find(*shelf.duplicate(*copy)).description.name, "one (3)");
    EXPECT_EQ(find(*copy).checksum, find(id).checksum);
    EXPECT_EQ(find(*copy).description.marks, find(id).description.marks);
    ASSERT_TRUE(shelf.remove(id));
    EXPECT_TRUE(loadModel(shelf.pathOf(*copy)));
    EXPECT_EQ(shelf.duplicate("gone.arcmodel").error().code, FileProblem::NotFound);
}

TEST_F(ModelShelfTest, WhatIsRemovedComesBack)
{
    const std::string id = add("one");
    const ShelvedModel before = find(id);
    const auto removed = shelf.remove(id);
    ASSERT_TRUE(removed);
    EXPECT_TRUE(shelf.list()->empty());
    ASSERT_EQ(shelf.listTrash()->size(), 1U);
    EXPECT_EQ(shelf.listTrash()->front().description, before.description);
    const auto back = shelf.restore(*removed);
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, id);
    EXPECT_EQ(find(id).description, before.description);
    EXPECT_TRUE(shelf.listTrash()->empty());
}

TEST_F(ModelShelfTest, WhatComesBackTakesNobodysPlace)
{
    const std::string id = add("one");
    const auto first = shelf.remove(id);
    EXPECT_EQ(add("one"), id); // its file's name is free
    const auto second = shelf.remove(id);
    EXPECT_NE(*first, *second);
    add("one");
    ASSERT_TRUE(shelf.restore(*first));
    ASSERT_TRUE(shelf.restore(*second));
    EXPECT_EQ(names(), (std::vector<std::string>{"one", "one (2)", "one (3)"}));
    EXPECT_FALSE(shelf.restore(*first));
}

TEST_F(ModelShelfTest, AnEmptiedTrashIsGone)
{
    const auto removed = shelf.remove(add("one"));
    add("two");
    ASSERT_TRUE(shelf.emptyTrash());
    EXPECT_TRUE(shelf.emptyTrash());
    EXPECT_TRUE(shelf.listTrash()->empty());
    EXPECT_FALSE(shelf.restore(*removed));
    EXPECT_EQ(names(), std::vector<std::string>{"two"});
}

TEST_F(ModelShelfTest, WhatIsExportedCanBeImported)
{
    const std::string id = add("one");
    ASSERT_TRUE(shelf.exportTo(id, home.file("out.arcmodel")));
    const ModelShelf other(home.file("other"));
    const auto imported = other.importFrom(home.file("out.arcmodel"));
    ASSERT_TRUE(imported);
    ASSERT_EQ(other.list()->size(), 1U);
    EXPECT_EQ(other.list()->front().description, find(id).description);
    EXPECT_EQ(other.list()->front().facts, find(id).facts);
    // The command line's files have no description.
    ASSERT_TRUE(saveModel(*toyModel(), home.file("plain.arcmodel")));
    const auto plain = shelf.importFrom(home.file("plain.arcmodel"));
    ASSERT_TRUE(plain);
    EXPECT_EQ(find(*plain).description.name, "plain");
    EXPECT_EQ(find(*plain).description.program, "");
}

TEST_F(ModelShelfTest, WhatIsNoModelIsNotImported)
{
    home.write("text.arcmodel", "Once upon a time");
    const auto refused = shelf.importFrom(home.file("text.arcmodel"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ModelProblem::NotAModel);
    EXPECT_EQ(refused.error().file, home.file("text.arcmodel"));
    EXPECT_EQ(shelf.importFrom(home.file("missing")).error().code, FileProblem::NotFound);
    EXPECT_TRUE(shelf.list()->empty());
}

TEST_F(ModelShelfTest, DamagedAndForeignFilesAreListedWithTheReason)
{
    const std::string good = add("good");
    const std::string bytes = test::readBytes(shelf.pathOf(good));
    std::string damaged = bytes;
    damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 1);
    std::string newer = bytes;
    newer[16] = static_cast<char>(modelFileVersion + 1);
    test::writeBytes(shelf.pathOf("damaged.arcmodel"), damaged);
    test::writeBytes(shelf.pathOf("short.arcmodel"), bytes.substr(0, bytes.size() / 2));
    test::writeBytes(shelf.pathOf("newer.arcmodel"), newer);
    test::writeBytes(shelf.pathOf("empty.arcmodel"), "");
    test::writeBytes(shelf.pathOf("letter.txt"), "Dear reader");
    test::writeBytes(shelf.pathOf("lonely.arcmodel.json"), R"({"name": "lonely"})");
    test::writeBytes(shelf.pathOf(".hidden"), "");
    EXPECT_FALSE(find(good).problem);
    EXPECT_EQ(find("damaged.arcmodel").problem->code, ModelProblem::Damaged);
    EXPECT_EQ(find("damaged.arcmodel").problem->file, shelf.pathOf("damaged.arcmodel"));
    EXPECT_EQ(find("short.arcmodel").problem->code, ModelProblem::Truncated);
    EXPECT_EQ(find("newer.arcmodel").problem->code, ModelProblem::TooNew);
    EXPECT_EQ(find("empty.arcmodel").problem->code, FileProblem::IsEmpty);
    EXPECT_EQ(find("letter.txt").problem->code, ModelProblem::NotAModel);
    EXPECT_EQ(find("lonely.arcmodel").problem->code, FileProblem::NotFound);
    EXPECT_EQ(find("lonely.arcmodel").description.name, "lonely");
    EXPECT_EQ(shelf.list()->size(), 7U);
    for (const char* id : {"damaged.arcmodel", "letter.txt", "lonely.arcmodel"})
        EXPECT_TRUE(shelf.remove(id)) << id;
    EXPECT_EQ(shelf.list()->size(), 4U);
}

TEST_F(ModelShelfTest, ADescriptionThatCannotBeReadStaysAsItIs)
{
    const std::string id = add("good");
    const std::string path = descriptionPath(shelf.pathOf(id));
    test::writeBytes(path, "[1, 2");
    const ShelvedModel model = find(id);
    EXPECT_TRUE(model.facts);
    EXPECT_EQ(model.descriptionProblem->code, ShelfProblem::NotADescription);
    EXPECT_EQ(model.description.name, "good"); // as the file
    EXPECT_EQ(shelf.rename(id, "new").error().code, ShelfProblem::NotADescription);
    EXPECT_EQ(test::readBytes(path), "[1, 2");
    // What is told in another form is not known; what nobody knows stays.
    test::writeBytes(path, R"({"name": 7, "data": 3, "scores": [{"uas": 1e300}, 5], "notes": "n", "colour": "red"})");
    EXPECT_EQ(find(id).description.name, "good");
    EXPECT_EQ(find(id).description.marks, (std::vector<ModelMark>{{}}));
    ASSERT_TRUE(shelf.rename(id, "new"));
    EXPECT_EQ(find(id).description.notes, "n");
    EXPECT_NE(test::readBytes(path).find("\"colour\": \"red\""), std::string::npos);
}

TEST_F(ModelShelfTest, OnlyWhatHasChangedIsReadAgain)
{
    const std::string id = add("one");
    auto known = *shelf.list();
    known.front().facts->seed = 4711; // shows where it comes from
    EXPECT_EQ(shelf.list(known)->front().facts->seed, 4711U);
    ASSERT_TRUE(shelf.rename(id, "two"));
    EXPECT_EQ(shelf.list(known)->front().description.name, "two");
    fs::last_write_time(shelf.pathOf(id), fs::last_write_time(shelf.pathOf(id)) + std::chrono::seconds(1));
    EXPECT_NE(shelf.list(known)->front().facts->seed, 4711U);
}

TEST_F(ModelShelfTest, OtherVersionsLanguagesAndFilesAreWarnedOf)
{
    const std::string id = add("one");
    EXPECT_TRUE(warningsOf(find(id), "1.2.0", "da").empty());
    EXPECT_TRUE(warningsOf(find(id), "", "").empty());
    const auto warnings = warningsOf(find(id), "2.0.0", "cs");
    ASSERT_EQ(warnings.size(), 2U);
    EXPECT_EQ(warnings[0].code, ShelfProblem::OtherProgram);
    EXPECT_EQ(warnings[0].arguments, (std::vector<std::string>{"1.2.0", "2.0.0"}));
    EXPECT_EQ(warnings[1].code, ShelfProblem::OtherLanguage);
    EXPECT_EQ(warnings[1].arguments, (std::vector<std::string>{"da", "cs"}));
    ASSERT_TRUE(saveModel(*test::trained(test::toyTreebank(10), test::quickSettings()), shelf.pathOf(id)));
    ASSERT_EQ(warningsOf(find(id), "1.2.0", "da").size(), 1U);
    EXPECT_EQ(warningsOf(find(id), "1.2.0", "da")[0].code, ShelfProblem::FileReplaced);
}

TEST(ModelDescriptionTest, TheChecksumIsAnotherOneWhereTrainingWouldBe)
{
    const Sentences sentences = test::toyTreebank(5);
    EXPECT_EQ(checksumOf(sentences), checksumOf(test::toyTreebank(5)));
    EXPECT_EQ(checksumOf(sentences).size(), 16U);
    const auto changed = [&](auto change) {
        Sentences others = sentences;
        Sentence sentence = *others[2];
        change(sentence);
        others[2] = std::make_shared<const Sentence>(std::move(sentence));
        return checksumOf(others);
    };
    EXPECT_NE(changed([](Sentence& one) { one.tokens[0].form = "hen"; }), checksumOf(sentences));
    EXPECT_NE(changed([](Sentence& one) { one.tokens[0].relation = "dep"; }), checksumOf(sentences));
    EXPECT_NE(changed([](Sentence& one) { one.tokens[0].head = 0; }), checksumOf(sentences));
    EXPECT_EQ(changed([](Sentence& one) { one.comments.emplace_back("# checked"); }), checksumOf(sentences));
}

} // namespace model_shelf_test
} // namespace arcwright
