// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/documents/working_copy.h"
#include "core/editing/annotation_operations.h"
#include "core/formats/open.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace validate_language_test {

using nlohmann::json;
using test::Program;

const std::string data = test::dataFile("ud-tools");
const std::string text = "# sent_id = s1\n# text = a b\n1\ta\ta\tNOUN\t_\tGender=Fem\t0\troot\t_\t_\n"
                         "2\tb\tmay\tAUX\t_\t_\t1\taux\t_\t_\n\n";
const std::string notTested = "Not tested: levels 4 and 5, what the language permits. They need the language data of "
                              "Universal Dependencies (--ud-data).\n";

test::Outcome validate(const Program& program, const std::string& name, const std::vector<std::string>& more)
{
    std::vector<std::string> arguments{"validate", "--in", program.folder().write(name, text)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return program.run(arguments);
}

bool contains(const std::string& where, const std::string& what)
{
    return where.find(what) != std::string::npos;
}

TEST(ValidateLanguageTest, WithoutDataItSaysWhatWasNotTested)
{
    const Program program;
    const auto plain = validate(program, "in.conllu", {});
    EXPECT_EQ(plain.status, test::fine);
    EXPECT_EQ(plain.output, "0 errors, 0 warnings, 0 notes, 0 waived in 1 sentences\n" + notTested);
    const json object = json::parse(validate(program, "in.conllu", {"--json"}).output);
    EXPECT_EQ(object["level"], 3);
    EXPECT_EQ(object["languages"], json::array());
    EXPECT_EQ(object["limits"], json::array({{{"file", program.file("in.conllu")}, {"without_levels", {4, 5}}}}));
    // Who asks for less is not told.
    EXPECT_FALSE(contains(validate(program, "in.conllu", {"--level", "3"}).output, notTested));
    // Who asks for more is not given less.
    const auto refused = validate(program, "in.conllu", {"--level", "4"});
    EXPECT_EQ(refused.status, test::wrongUsage);
    EXPECT_TRUE(contains(refused.errors, "--ud-data")) << refused.errors;
    EXPECT_EQ(validate(program, "in.conllu", {"--lang", "xx"}).status, test::wrongUsage);
    EXPECT_EQ(validate(program, "in.conllu", {"--level", "6", "--ud-data", data}).status, test::wrongUsage);
}

TEST(ValidateLanguageTest, TheLanguageIsNamedOrSaidByTheFile)
{
    const Program program;
    const auto named = validate(program, "in.conllu", {"--ud-data", data, "--lang", "xx"});
    EXPECT_EQ(named.status, test::found);
    EXPECT_TRUE(contains(named.output, ":3:14: sentence 1 s1, word 1: error: feature-unknown: ")) << named.output;
    EXPECT_TRUE(contains(named.output, "error: aux-lemma: ")) << named.output;
    EXPECT_TRUE(contains(
        named.output, "2 errors, 0 warnings, 0 notes, 0 waived in 1 sentences\nTested up to level 5, language: xx\n"))
        << named.output;
    const auto byName = validate(program, "xx_own-ud-dev.conllu", {"--ud-data", data, "--level", "4"});
    EXPECT_TRUE(contains(byName.output, "1 errors, ")) << byName.output;
    const json object = json::parse(validate(program, "xx_own-ud-dev.conllu", {"--ud-data", data, "--json"}).output);
    EXPECT_EQ(object["languages"], json::array({"xx"}));
    EXPECT_EQ(object["level"], 5);
    EXPECT_EQ(object["limits"], json::array());
    EXPECT_EQ(object["tests"], (json{{"feature-unknown", 1}, {"aux-lemma", 1}}));
}

TEST(ValidateLanguageTest, ALanguageThatIsNotKnownIsSaid)
{
    const Program program;
    const auto unnamed = validate(program, "in.conllu", {"--ud-data", data});
    EXPECT_EQ(unnamed.status, test::badInputOrOutput);
    EXPECT_TRUE(contains(unnamed.errors, program.file("in.conllu"))) << unnamed.errors;
    EXPECT_TRUE(contains(unnamed.errors, "which language it is in")) << unnamed.errors;
    const auto unknown = validate(program, "in.conllu", {"--ud-data", data, "--lang", "zz"});
    EXPECT_EQ(unknown.status, test::badInputOrOutput);
    EXPECT_TRUE(contains(unknown.errors, "The language data say nothing of a language \"zz\".")) << unknown.errors;
    const auto nothing = validate(program, "in.conllu", {"--ud-data", program.file("none"), "--lang", "xx"});
    EXPECT_EQ(nothing.status, test::badInputOrOutput);
    EXPECT_TRUE(contains(nothing.errors, "There is no feats.json here")) << nothing.errors;
}

TEST(ValidateLanguageTest, WaiversAreExportedWithTheirReasons)
{
    const Program program;
    const auto in = program.folder().write("in.conllu", text);
    {
        WorkingCopy copy(*openDocument(in));
        const auto before = copy.document()->sentence(0);
        const auto after
            = std::make_shared<const Sentence>(waive(*before, {"aux-lemma", "2", {}, "archaic", {"Eva", 1}}).value());
        ASSERT_TRUE(copy.make({Operation::Waive, {replacement(copy.document()->id(0), before, after)}}));
        ASSERT_TRUE(copy.save());
    }
    const auto outcome
        = validate(program, "in.conllu", {"--ud-data", data, "--lang", "xx", "--waivers", program.file("waivers.tsv")});
    EXPECT_TRUE(contains(outcome.output, "1 errors, 0 warnings, 0 notes, 1 waived")) << outcome.output;
    EXPECT_EQ(test::readBytes(program.file("waivers.tsv")),
        "level\ttestid\tfilename\tlineno\tsentid\tnodeid\tform\tmessage\treason\twaived by\n5\taux-lemma\t" + in
            + "\t4\ts1\t2\tb\t\"may\" is no auxiliary of the language xx. Correct lemma or part of speech, or have it "
              "permitted.\tarchaic\tEva\n");
    EXPECT_EQ(validate(program, "in.conllu", {"--waivers", program.file("no/such/folder.tsv")}).status,
        test::badInputOrOutput);
}

} // namespace validate_language_test
} // namespace arcwright
