// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <filesystem>
#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/cli/catalogue.h"
#include "app/cli/program.h"
#include "app/cli/spoken.h"
#include "core/base/text_file.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

namespace arcwright::cli::language_test {

namespace {

/// Has an environment as long as it lives.
class Environment {
public:
    using Variables = std::vector<std::pair<std::string, std::string>>;

    explicit Environment(const Variables& variables)
    {
        for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
            const char* value = std::getenv(name);
            m_before.emplace_back(name, value == nullptr ? std::optional<std::string>() : value);
            ::unsetenv(name);
        }
        for (const auto& [name, value] : variables)
            ::setenv(name.c_str(), value.c_str(), 1);
    }
    ~Environment()
    {
        for (const auto& [name, value] : m_before) {
            ::unsetenv(name.c_str());
            if (value)
                ::setenv(name.c_str(), value->c_str(), 1);
        }
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    std::vector<std::pair<std::string, std::optional<std::string>>> m_before;
};

std::string asked(std::vector<const char*> arguments)
{
    arguments.insert(arguments.begin(), "arcwright-cli");
    return languageAskedFor(static_cast<int>(arguments.size()), arguments.data());
}

} // namespace

TEST(SpokenLanguage, ProgrammersLocalesAreEnglish)
{
    EXPECT_EQ((Environment(Environment::Variables{}), asked({"stats"})), "en");
    for (const char* locale : {"C", "C.UTF-8", "POSIX"}) {
        const Environment environment(
            Environment::Variables{{"LC_ALL", locale}, {"LANG", "cs_CZ.UTF-8"}, {"LANGUAGE", "cs"}});
        EXPECT_EQ(asked({"stats"}), "en") << locale;
    }
}

TEST(SpokenLanguage, TheEnvironmentSaysItInOrder)
{
    const Environment environment(Environment::Variables{{"LANG", "da_DK.UTF-8"}, {"LC_MESSAGES", "ja_JP.eucJP"}});
    EXPECT_EQ(asked({"stats"}), "ja");
    EXPECT_EQ((::setenv("LC_ALL", "cs_CZ@euro", 1), asked({})), "cs");
    EXPECT_EQ((::setenv("LANGUAGE", "xx:en", 1), asked({})), "en");
}

TEST(SpokenLanguage, TheOptionBeforeTheCommandWins)
{
    const Environment environment(Environment::Variables{{"LC_ALL", "da_DK.UTF-8"}});
    EXPECT_EQ(asked({"--language", "cs", "parse"}), "cs");
    EXPECT_EQ(asked({"--language=ja", "parse"}), "ja");
    EXPECT_EQ(asked({"parse", "--language", "cs"}), "da") << "that one is about the text";
}

TEST(SpokenLanguage, WhatIsNotTranslatedIsEnglish)
{
    speak("no such language");
    EXPECT_EQ(said("Usage"), "Usage");
    for (const Catalogue& catalogue : catalogues()) {
        speak(catalogue.language);
        EXPECT_EQ(said("no such text %1", {"x"}), "no such text x") << catalogue.language;
        for (const CatalogueEntry& entry : catalogue.entries)
            ASSERT_EQ(saidIn(entry.context.data(), entry.english), entry.translation) << catalogue.language;
    }
    speak("en");
}

TEST(SpokenLanguage, TranslatorsHaveAllDescriptions)
{
    CLI::App program;
    int status = 0;
    describe(program, "1", status);
    const auto root = std::filesystem::path(test::lessonsFolder()).parent_path().parent_path();
    EXPECT_EQ(helpTexts(program), test::readBytes((root / "app/cli/help_texts.h").string()))
        << "arcwright-cli-files --help-texts > app/cli/help_texts.h";
}

TEST(SpokenLanguage, HelpIsTheSameInEnglish)
{
    CLI::App program;
    CLI::App translated;
    int status = 0;
    describe(program, "1", status);
    describe(translated, "1", status);
    speak("en");
    translateHelp(translated);
    EXPECT_EQ(program.help("", CLI::AppFormatMode::All), translated.help("", CLI::AppFormatMode::All));
}

} // namespace arcwright::cli::language_test
