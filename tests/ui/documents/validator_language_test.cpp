// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/paths.h"
#include "tests/ui/support/validator_fixture.h"
#include "ui/annotation/problems_summary.h"
#include "ui/annotation/waiver_export.h"
#include "ui/documents/edits.h"
#include "ui/documents/repairs.h"
#include "ui/settings/validation_settings.h"

namespace arcwright::ui::testing {

namespace {

using ::testing::ElementsAre;

class ValidatorLanguageTest : public ValidatorTest {
protected:
    ~ValidatorLanguageTest() override
    {
        ValidationSettings::languageData.set({});
        ValidationSettings::language.set({});
    }

    void useData(const QString& folder) { ValidationSettings::languageData.set(folder); }
    void useData() { useData(QString::fromStdString(test::dataFile("ud-tools"))); }
    std::string summary() const { return problemsSummary(validator, workspace.treebank()).toStdString(); }

    /// A sentence of a language of the tests' data, with a feature that it has not got.
    static std::string withFeature(const std::string& id)
    {
        return "# sent_id = " + id + "\n# text = a\n1\ta\ta\tNOUN\t_\tGender=Fem\t0\troot\t_\t_\n\n";
    }
};

} // namespace

TEST_F(ValidatorLanguageTest, WithoutDataItIsSaidWhatIsNotTested)
{
    ASSERT_TRUE(validate(withFeature("1")));
    EXPECT_THAT(tests(0), ElementsAre());
    EXPECT_EQ(summary(), "0 errors, 0 warnings (levels 4 and 5 are not tested: no language data, see the settings)");
}

TEST_F(ValidatorLanguageTest, TheNameOfTheFileSaysTheLanguage)
{
    useData();
    ASSERT_TRUE(validate(withFeature("1"), "xx_own-ud-dev.conllu"));
    EXPECT_THAT(tests(0), ElementsAre("feature-unknown"));
    EXPECT_EQ(summary(), "1 error, 0 warnings (up to level 5, language: xx)");
}

TEST_F(ValidatorLanguageTest, AnEditIsTestedInTheLanguageToo)
{
    useData();
    ASSERT_TRUE(validate(withFeature("1") + withFeature("2"), "xx_own-ud-dev.conllu"));
    EXPECT_EQ(errors(), 2U);
    Sentence better = *workspace.treebank().sentence(1);
    better.word(1).feats = "Case=Nom";
    ASSERT_TRUE(workspace.replace(1, Operation::SetField, better));
    EXPECT_THAT(tests(1), ElementsAre());
    EXPECT_EQ(errors(), 1U);
    ASSERT_TRUE(settle());
    EXPECT_EQ(errors(), 1U);
}

TEST_F(ValidatorLanguageTest, SettingsThatChangeBeginAnew)
{
    ASSERT_TRUE(validate(withFeature("1")));
    useData();
    validator.takeSettings();
    ASSERT_TRUE(settle());
    EXPECT_THAT(tests(0), ElementsAre());
    EXPECT_EQ(
        summary(), "0 errors, 0 warnings (levels 4 and 5 are not tested in in.conllu, whose language is not known)");
    ValidationSettings::language.set(QStringLiteral("xx"));
    validator.takeSettings();
    ASSERT_TRUE(settle());
    EXPECT_THAT(tests(0), ElementsAre("feature-unknown"));
    ValidationSettings::language.set(QStringLiteral("zz"));
    validator.takeSettings();
    ASSERT_TRUE(settle());
    EXPECT_EQ(summary(),
        "0 errors, 0 warnings (levels 4 and 5 are not tested where the language is zz, which the data do not know)");
    useData(QString::fromStdString(folder.file("none")));
    validator.takeSettings();
    ASSERT_TRUE(settle());
    EXPECT_THAT(summary(), ::testing::HasSubstr("/none: There is no feats.json here"));
}

TEST_F(ValidatorLanguageTest, WhatIsWaivedIsExported)
{
    useData();
    ASSERT_TRUE(validate(withFeature("1"), "xx_own-ud-dev.conllu"));
    ASSERT_TRUE(waive(workspace, 0, Finding(first(0)), QStringLiteral("dialect")));
    EXPECT_EQ(validator.waivedCount(), 1U);
    const std::string text = waiversAsText(workspace, validator);
    EXPECT_THAT(text, ::testing::HasSubstr("\n4\tfeature-unknown\txx_own-ud-dev.conllu\t3\t1\t1\ta\t"));
    EXPECT_THAT(text, ::testing::HasSubstr("\tdialect\t"));
}

} // namespace arcwright::ui::testing
