// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/documents/working_copy.h"
#include "core/editing/annotation_operations.h"
#include "core/formats/open.h"
#include "core/validation/finding.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace validate_test {

using nlohmann::json;
using test::Program;

const std::string valid = "# sent_id = s1\n# text = Go\n1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n\n";
const std::string invalid = "# sent_id = s2\n# text = a b\n1\ta\ta\tNOUN\t_\t_\t0\troot\t_\t_\n"
                            "2\tb\tb\tVERB\t_\t_\t1\tdet\t_\t_\n\n";

const std::string notTested = "Not tested: levels 4 and 5, what the language permits. They need the language data of "
                              "Universal Dependencies (--ud-data).\n";

test::Outcome validate(const Program& program, std::string_view text, std::vector<std::string> more = {},
    std::string_view name = "in.conllu")
{
    std::vector<std::string> arguments{"validate", "--in", program.folder().write(name, text)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return program.run(arguments);
}

TEST(ValidateCommandTest, NothingWrongIsFine)
{
    const Program program;
    const auto outcome = validate(program, valid);
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_EQ(outcome.output, "0 errors, 0 warnings, 0 notes, 0 waived in 1 sentences\n" + notTested);
    EXPECT_EQ(outcome.errors, "");
}

TEST(ValidateCommandTest, AnErrorHasItsPlaceSentenceTestAndWords)
{
    const Program program;
    const auto outcome = validate(program, valid + invalid);
    EXPECT_EQ(outcome.status, test::found);
    const std::string place = program.file("in.conllu") + ":8:7: sentence 2 s2, word 2: error: rel-upos-det: ";
    EXPECT_EQ(outcome.output.find(place), 0U) << outcome.output;
    EXPECT_NE(outcome.output.find("\n1 errors, 0 warnings, 0 notes, 0 waived in 2 sentences\n"), std::string::npos)
        << outcome.output;
}

TEST(ValidateCommandTest, LessIsTestedAtALowerLevel)
{
    const Program program;
    EXPECT_EQ(validate(program, invalid, {"--level", "2"}).status, test::fine);
    EXPECT_EQ(validate(program, invalid, {"--level", "3"}).status, test::found);
    const std::string noId = valid.substr(valid.find('\n') + 1);
    EXPECT_EQ(validate(program, noId, {"--level", "1"}).status, test::fine);
    EXPECT_EQ(validate(program, noId, {"--level", "2"}).status, test::found);
    EXPECT_EQ(validate(program, noId, {"--level", "4"}).status, test::wrongUsage);
}

TEST(ValidateCommandTest, JsonHasCountsAndEachProblem)
{
    const Program program;
    const auto outcome = validate(program, valid + invalid, {"--json", "--level", "3"});
    EXPECT_EQ(outcome.status, test::found);
    EXPECT_EQ(outcome.errors, "");
    json object = json::parse(outcome.output);
    ASSERT_EQ(object["problems"].size(), 1U) << object.dump(1);
    EXPECT_FALSE(object["problems"][0]["message"].get<std::string>().empty());
    object["problems"][0].erase("message");
    EXPECT_EQ(object,
        (json{{"files", 1}, {"sentences", 2}, {"errors", 1}, {"warnings", 0}, {"notes", 0}, {"waived", 0},
            {"tests", {{"rel-upos-det", 1}}}, {"limits", json::array()}, {"level", 3}, {"languages", json::array()},
            {"problems",
                json::array({{{"file", program.file("in.conllu")}, {"line", 8}, {"column", 7}, {"sentence", 2},
                    {"sent_id", "s2"}, {"node", "2"}, {"test", "rel-upos-det"}, {"severity", "error"}, {"level", 3},
                    {"waived", false}}})}}));
}

const std::string tenColumns = "# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC\n";

TEST(ValidateCommandTest, AFileThatNamesTheColumnsOfConlluIsValidatedAsSuch)
{
    const Program program;
    for (const char* name : {"in.conllu", "in.conllup"}) {
        const auto outcome = validate(program, tenColumns + valid + invalid, {}, name);
        EXPECT_EQ(outcome.status, test::found);
        EXPECT_EQ(outcome.output.find(program.file(name) + ":9:7: sentence 2 s2, word 2: error: rel-upos-det: "), 0U)
            << outcome.output;
    }
    EXPECT_EQ(validate(program, tenColumns + "\n" + valid, {}, "in.conllup").status, test::fine);
}

TEST(ValidateCommandTest, ConlluPlusIsValidatedInTheColumnsItHas)
{
    const Program program;
    const std::string text = "# global.columns = ID FORM UPOS MY:OWN\n# sent_id = s\n# text = a\n1\ta\tVRB\tx\n\n";
    const auto outcome = validate(program, text, {}, "in.conllup");
    EXPECT_EQ(outcome.status, test::found);
    EXPECT_EQ(outcome.output.find(program.file("in.conllup") + ":4:5: sentence 1 s, word 1: error: unknown-upos: "), 0U)
        << outcome.output;
    EXPECT_NE(outcome.output.find("in.conllup: without the tests that need LEMMA, XPOS, FEATS, HEAD, DEPREL, DEPS, "
                                  "MISC, which the file has not got\n"),
        std::string::npos)
        << outcome.output;
    const json object = json::parse(validate(program, text, {"--json"}, "in.conllup").output);
    EXPECT_EQ(object["limits"][0]["without_columns"].size(), 7U);
}

TEST(ValidateCommandTest, WhereOnlyTheStructureIsTestedThatIsSaid)
{
    const Program program;
    const std::string text = "<s>\n<W>a</W>\n</s>\n";
    EXPECT_EQ(validate(program, text, {}, "in.tag").output,
        "0 errors, 0 warnings, 0 notes, 0 waived in 1 sentences\n" + program.file("in.tag")
            + ": only the structure was tested; Universal Dependencies have no tests of this format\n");
    EXPECT_EQ(json::parse(validate(program, text, {"--json"}, "in.tag").output)["limits"],
        json::array({{{"file", program.file("in.tag")}, {"only", "structure"}}}));
}

TEST(ValidateCommandTest, SeveralFilesAreOneTreebank)
{
    const Program program;
    const auto first = program.folder().write("a.conllu", valid);
    const auto second = program.folder().write("b.conllu", valid);
    const auto outcome = program.run({"validate", "--in", first, second});
    EXPECT_EQ(outcome.status, test::found);
    EXPECT_EQ(outcome.output.find(second + ":1:1: sentence 1 s1: error: non-unique-sent-id: "), 0U) << outcome.output;
}

TEST(ValidateCommandTest, DtagHasItsStructureTested)
{
    const Program program;
    const auto cycle = validate(
        program, "<s>\n<W in=\"1:x\" out=\"1:y\">a</W>\n<W in=\"-1:y\" out=\"-1:x\">b</W>\n</s>\n", {}, "in.tag");
    EXPECT_EQ(cycle.status, test::found);
    EXPECT_NE(cycle.output.find("error: head-cycle: "), std::string::npos) << cycle.output;
    const auto roots = validate(program, "<s>\n<W>a</W>\n<W>b</W>\n</s>\n", {}, "in.tag");
    EXPECT_EQ(roots.status, test::fine);
    EXPECT_NE(roots.output.find("note: several-roots: "), std::string::npos) << roots.output;
}

TEST(ValidateCommandTest, EdgesBetweenSentencesOfDtagAreLookedAtToo)
{
    const Program program;
    const std::string text = "<s>\n<W in=\"\" out=\"\">a</W>\n</s>\n<s>\n<W in=\"-3:coref\" out=\"\">b</W>\n</s>\n";
    const auto outcome = validate(program, text, {}, "in.tag");
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_EQ(
        outcome.output.find(program.file("in.tag") + ":5:8: sentence 2, word 1: warning: edge-copy-missing: "), 0U)
        << outcome.output;
}

TEST(ValidateCommandTest, ASentenceThatCannotBeReadIsAnErrorInEveryFormat)
{
    const Program program;
    const auto tag = validate(program, "<s>\n<W>a</W>\n</s>\n<s>\n<W>a\n</s>\n", {}, "in.tag");
    EXPECT_EQ(tag.status, test::found);
    EXPECT_EQ(tag.output.find(program.file("in.tag") + ":5:1: sentence 2: error: unreadable: "), 0U) << tag.output;
    const auto columns = validate(program, valid + "1\ta\n\n");
    EXPECT_EQ(columns.status, test::found);
    EXPECT_NE(columns.output.find("number-of-columns: "), std::string::npos) << columns.output;
}

TEST(ValidateCommandTest, WhatOnlyTheReaderMindsIsAnErrorToo)
{
    const Program program;
    const auto outcome = validate(program, std::string("# \0\n", 4) + valid, {"--level", "2"});
    EXPECT_EQ(outcome.status, test::found);
    EXPECT_NE(outcome.output.find("unreadable: "), std::string::npos) << outcome.output;
}

TEST(ValidateCommandTest, AZeroByteDoesNotCutALineShort)
{
    const Program program;
    const std::string word("\0x", 2);
    const auto outcome = validate(program, valid + "1" + word + "\ta\ta\tNOUN\t_\t_\t0\troot\t_\t_\n\n");
    EXPECT_NE(outcome.output.find("found \"1\\x00x\".\n"), std::string::npos) << outcome.output;
}

TEST(ValidateCommandTest, AByteOrderMarkIsShown)
{
    const Program program;
    const auto outcome = validate(program, "\xEF\xBB\xBF" + valid);
    EXPECT_NE(outcome.output.find(":1:1: sentence 1 s1: error: invalid-line: "), std::string::npos) << outcome.output;
    EXPECT_NE(outcome.output.find("found one that begins with \"\\ufeff# "), std::string::npos) << outcome.output;
}

TEST(ValidateCommandTest, NothingThatATerminalObeysIsPrinted)
{
    const Program program;
    const std::string escape = "\x1b[2J";
    const std::string word = '\t' + escape + "\rb\ta\tNOUN\t_\t_\t";
    const std::string file = "in" + escape + ".conllu";
    program.folder().write(file,
        "# sent_id = s" + escape + "\n# text = a" + escape + "\n1" + word + "0\tr" + escape + "\t_\t_\n\n1" + escape
            + word + "7" + escape + "\troot\t_\t_\n\n");
    const std::vector<std::vector<std::string>> runs{{"validate"}, {"validate", "--level", "1"}, {"stats"},
        {"query", "upos=NOUN"}, {"convert", "--to", "knp", "--out", program.file("out.knp")}};
    for (std::vector<std::string> arguments : runs) {
        arguments.insert(arguments.end(), {"--in", program.file(file)});
        const auto outcome = program.run(arguments);
        const std::string printed = outcome.output + outcome.errors;
        EXPECT_NE(printed.find("\\x1b[2J"), std::string::npos) << printed;
        EXPECT_EQ(printed.find_first_of("\x1b\r"), std::string::npos) << printed;
    }
}

TEST(ValidateCommandTest, AZeroByteIsToldWhateverElseIsWrong)
{
    const Program program;
    const std::string text = valid + "1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\ta" + std::string(1, '\0') + "\n\n";
    const auto outcome = validate(program, text);
    EXPECT_NE(outcome.output.find("missing-sent-id: "), std::string::npos) << outcome.output;
    EXPECT_NE(outcome.output.find(":5:28: sentence 2: error: unreadable: Expected text, found a zero byte."),
        std::string::npos)
        << outcome.output;
}

TEST(ValidateCommandTest, FilesOfAllFormatsComeInTheirOrder)
{
    const Program program;
    program.folder().write("1.tag", "<s>\n<W>a\n</s>\n");
    program.folder().write("2.conllu", invalid + "\n\n" + invalid);
    program.folder().write("3.tag", "<s>\n<W>a\n</s>\n");
    program.folder().write("4.conllu", valid + "1\ta\n\n");
    const auto text = program.run({"validate", "--in", program.file("*")});
    const json object = json::parse(program.run({"validate", "--in", program.file("*"), "--json"}).output);
    std::vector<std::pair<std::string, std::size_t>> places;
    std::size_t lines = 0;
    for (const json& problem : object["problems"]) {
        places.emplace_back(problem["file"], problem["sentence"]);
        const std::string line = problem["file"].get<std::string>() + ':' + std::to_string(problem["line"].get<int>());
        lines = text.output.find(line, lines);
        ASSERT_NE(lines, std::string::npos) << line << " in\n" << text.output;
    }
    EXPECT_TRUE(std::is_sorted(places.begin(), places.end()));
    for (const auto* name : {"1.tag", "2.conllu", "3.tag", "4.conllu"})
        EXPECT_TRUE(std::any_of(places.begin(), places.end(), [&](const auto& place) {
            return place.first == program.file(name);
        })) << name;
    EXPECT_EQ(object["files"], 4);
}

TEST(ValidateCommandTest, BytesThatAreNoUtf8DoNotBreakTheObject)
{
    const Program program;
    const auto outcome = validate(program, "# sent_id = s\n1\ta\xff\ta\tNOUN\t_\t_\t0\tro\xffot\t_\t_\n\n", {"--json"});
    EXPECT_EQ(outcome.status, test::found);
    EXPECT_GT(json::parse(outcome.output)["errors"], 0);
}

TEST(ValidateCommandTest, WhatWasWaivedIsNotCounted)
{
    const Program program;
    const auto in = program.folder().write("in.conllu", invalid);
    {
        WorkingCopy copy(*openDocument(in));
        const auto before = copy.document()->sentence(0);
        const SentenceFindings found
            = findingsOf(*before, before->source.text(), *copy.document()->format(), ValidationOptions());
        ASSERT_EQ(found.findings.size(), 1U);
        const auto after = std::make_shared<const Sentence>(
            waive(*before, {std::string(found.findings[0].test), found.findings[0].node, {}, "a reason", {}}).value());
        ASSERT_TRUE(copy.make({Operation::Waive, {replacement(copy.document()->id(0), before, after)}}));
        ASSERT_TRUE(copy.save());
    }
    EXPECT_EQ(test::readBytes(in), invalid);
    const auto plain = program.run({"validate", "--in", in});
    EXPECT_EQ(plain.status, test::fine);
    EXPECT_EQ(plain.output, "0 errors, 0 warnings, 0 notes, 1 waived in 1 sentences\n" + notTested);
    const json object = json::parse(program.run({"validate", "--in", in, "--json"}).output);
    EXPECT_EQ(object["waived"], 1);
    EXPECT_EQ(object["problems"][0]["waived"], true);
}

TEST(ValidateCommandTest, AFileThatIsNotThereIsBadInput)
{
    const Program program;
    EXPECT_EQ(program.run({"validate", "--in", program.file("none.conllu")}).status, test::badInputOrOutput);
}

TEST(ValidateCommandTest, ThreadsMakeNoDifference)
{
    const Program program;
    std::string text;
    for (int i = 0; i < 300; ++i)
        text += i % 3 == 0 ? invalid : valid;
    const auto one = validate(program, text, {"--threads", "1", "--json"});
    const auto four = validate(program, text, {"--threads", "4", "--json"});
    EXPECT_EQ(one.output, four.output);
    EXPECT_GT(json::parse(one.output)["errors"], 100);
}

} // namespace validate_test
} // namespace arcwright
