// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/text_language.h"

#include "core/model/model_problems.h"

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace text_language_test {

Treebank filesCalled(const std::vector<std::string>& names)
{
    std::vector<std::shared_ptr<const Document>> documents;
    for (const std::string& name : names)
        documents.push_back(std::make_shared<const Document>(name, "", formatNamed("conllu")));
    return Treebank(std::move(documents));
}

TEST(TextLanguageTest, IsWhatTheNamesOfTheFilesSay)
{
    EXPECT_EQ(languageOf(filesCalled({"/a/cs_pdt-ud-dev.conllu"})), "cs");
    EXPECT_EQ(languageOf(filesCalled({"cs_pdt-ud-dev.conllu", "b/cs_cac-ud-test.conllu"})), "cs");
    EXPECT_EQ(languageOf(filesCalled({"/x_y-ud-/fro_profiterole-ud-train.conllu"})), "fro");
    EXPECT_EQ(languageOf(filesCalled({"da/train/0001-da.tag"})), "da");
}

TEST(TextLanguageTest, IsNotKnownWhereTheyDoNot)
{
    EXPECT_EQ(languageOf(filesCalled({})), "");
    for (const char* name : {"dev.conllu", "my_notes.conllu", "Cs_pdt-ud-dev.conllu", "czech_pdt-ud-dev.conllu",
             "old-da.tag", "0001-da.conllu", "-da.tag", "0001-.tag", "0001.tag", "/cs_pdt-ud-dev/one.conllu"})
        EXPECT_EQ(languageOf(filesCalled({name})), "") << name;
    EXPECT_EQ(languageOf(filesCalled({"cs_pdt-ud-dev.conllu", "da_ddt-ud-dev.conllu"})), "");
    EXPECT_EQ(languageOf(filesCalled({"cs_pdt-ud-dev.conllu", "dev.conllu"})), "");
}

TEST(TextLanguageTest, AModelOfOneLanguageIsForNoOther)
{
    Model model;
    EXPECT_EQ(findOtherLanguage(model, "da"), std::nullopt) << "it was told none";
    model.configuration.language = Language::Czech;
    EXPECT_EQ(findOtherLanguage(model, ""), std::nullopt) << "of a text that does not say";
    EXPECT_EQ(findOtherLanguage(model, "cs"), std::nullopt);
    EXPECT_EQ(findOtherLanguage(model, "cs-CZ"), std::nullopt);
    EXPECT_EQ(findOtherLanguage(model, "da"), (Problem{ModelProblem::OfOtherLanguage, "", 0, 0, {"cs", "da"}}));
}

} // namespace text_language_test
} // namespace arcwright
