// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/base/file_lock.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace convert_test {

using nlohmann::json;
using test::Program;
using test::readBytes;
using test::sample;

const std::string knp = "# S-ID:1 KNP:4.2\n* 1D\n+ 1D\n表 ひょう 表 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                        "* -1D\n見る みる 見る 動詞 2 * 0 母音動詞 1 基本形 2 NIL\nEOS\n";

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    return text.replace(text.find(from), from.size(), to);
}

TEST(ConvertCommandTest, WhatIsLeftOutIsSaidOnStandardError)
{
    const Program program;
    const auto in = program.folder().write("a.knp", knp + knp);
    const auto outcome = program.run({"convert", "--in", in, "--out", program.file("a.conllu")});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors,
        program.file("a.conllu")
            + ": left out, because conllu has no place for it:\n  Other lines of sentences: 2 (first in sentence 1)\n");
}

TEST(ConvertCommandTest, JsonHasTheLosses)
{
    const Program program;
    const auto in = program.folder().write("a.knp", knp);
    const auto out = program.file("a.conllu");
    const auto outcome = program.run({"convert", "--in", in, "--out", out, "--sidecar", "--json"});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_EQ(json::parse(outcome.output),
        (json{{"files",
            {{{"in", in}, {"out", out}, {"format", "conllu"}, {"restored", false}, {"carried_over", 0},
                {"reordered", false}, {"original_kept", true},
                {"losses", {{{"kind", "other_lines"}, {"name", ""}, {"count", 1}, {"first_sentence", 1}}}}}}}}));
}

/// Three sentences, the second of which has a word too few of its columns.
const std::string withBroken = "1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n\n1\tb\n\n1\tc\tc\tX\t_\t_\t0\troot\t_\t_\n\n";

TEST(ConvertCommandTest, WhatCannotBeReadIsNamedAndNothingIsWritten)
{
    const Program program;
    const auto in = program.folder().write("a.conllu", withBroken);
    const auto outcome = program.run({"convert", "--in", in, "--out", program.file("a.tag")});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_THAT(outcome.errors, testing::StartsWith(in + ":3:4: "));
    EXPECT_THAT(outcome.errors, testing::HasSubstr("Nothing is converted."));
    EXPECT_FALSE(std::filesystem::exists(program.file("a.tag")));
}

TEST(ConvertCommandTest, ToKeepGoingLeavesOutWhatCannotBeReadAndNamesIt)
{
    const Program program;
    const auto in = program.folder().write("a.conllu", withBroken);
    const auto out = program.file("a.tag");
    const auto outcome = program.run({"convert", "--in", in, "--out", out, "--keep-going", "--json"});
    EXPECT_EQ(outcome.status, test::found);
    EXPECT_THAT(outcome.errors, testing::StartsWith(in + ":3:4: "));
    EXPECT_THAT(outcome.errors, testing::HasSubstr("Sentences that cannot be read: 1 (first in sentence 2)"));
    EXPECT_EQ(json::parse(outcome.output)["files"][0]["losses"][0],
        (json{{"kind", "sentences"}, {"name", ""}, {"count", 1}, {"first_sentence", 2}}));
    EXPECT_THAT(readBytes(out), testing::AllOf(testing::HasSubstr(">a</W>"), testing::HasSubstr(">c</W>")));
    const auto none = program.folder().write("b.conllu", "1\tb\n\n");
    const auto refused = program.run({"convert", "--in", none, "--from", "conllu", "--out", out, "--keep-going"});
    EXPECT_EQ(refused.status, test::badInputOrOutput) << "of which nothing would be left";
}

TEST(ConvertCommandTest, WhatWasLeftOutComesBackFromTheSidecar)
{
    const Program program;
    const auto in = program.folder().write("a.conllu", withBroken);
    const auto out = program.file("a.tag");
    EXPECT_EQ(program.run({"convert", "--in", in, "--out", out, "--keep-going", "--sidecar"}).status, test::found);
    const auto back = program.file("b.conllu");
    program.folder().write("a.tag", replaced(readBytes(out), "lemma=\"c\"", "lemma=\"d\""));
    const auto outcome = program.run({"convert", "--in", out, "--out", back, "--keep-going"});
    EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
    EXPECT_EQ(readBytes(back), replaced(withBroken, "c\tc", "c\td"));
}

TEST(ConvertCommandTest, WithASidecarTheWayBackIsByteForByte)
{
    const Program program;
    const std::string bytes = readBytes(sample("japanese.knp"));
    for (const std::string format : {"conllu", "conllx", "conllup", "cabocha"}) {
        const auto out = program.file("a." + format);
        ASSERT_EQ(
            program.run({"convert", "--in", sample("japanese.knp"), "--out", out, "--to", format, "--sidecar"}).status,
            test::fine);
        const auto outcome = program.run({"convert", "--in", out, "--out", program.file("b.knp"), "--json"});
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        EXPECT_TRUE(readBytes(program.file("b.knp")) == bytes) << format;
        EXPECT_EQ(json::parse(outcome.output)["files"][0]["restored"], true);
    }
}

TEST(ConvertCommandTest, DtagIsByteForByteAfterConllu)
{
    const Program program;
    const std::string sampleBytes = readBytes(sample("danish.tag"));
    const std::string awkward
        = "<tei.2>\n\n<availability status=restricted>\n<W in=\"\" out=\"\">before</W>\n<s>\n<W msd=NC bare "
          "lemma=`1+1` "
          "in=\"\" out=\"1:subj|1:[subj]|5:coref|0:err\">Bl\xE5</W>\r\n  <W note=\"a > b\" in=\"-1:[subj]|-1:subj\" "
          "out=\"\">a</W>b</W> \n</s>\n<p>\n<!-- <inalign>1 2 x</inalign> -->\n<s>\n<W in=\"-4:coref\" "
          "out=\"40:Y\"></W>\n"
          "</s>";
    for (const std::string& bytes : {sampleBytes, awkward}) {
        const auto in = program.folder().write("a.tag", bytes);
        const auto made
            = program.run({"convert", "--in", in, "--out", program.file("a.conllu"), "--to", "conllu", "--sidecar"});
        ASSERT_EQ(made.status, test::fine) << made.errors;
        const auto back
            = program.run({"convert", "--in", program.file("a.conllu"), "--out", program.file("b.tag"), "--json"});
        ASSERT_EQ(back.status, test::fine) << back.errors;
        EXPECT_TRUE(readBytes(program.file("b.tag")) == bytes);
        EXPECT_EQ(json::parse(back.output)["files"][0]["restored"], true);
        EXPECT_EQ(json::parse(back.output)["files"][0]["carried_over"], 0);
    }
}

TEST(ConvertCommandTest, EditsInBetweenComeBack)
{
    const Program program;
    const auto in = program.folder().write("a.knp", knp);
    const auto out = program.file("a.conllu");
    ASSERT_EQ(program.run({"convert", "--in", in, "--out", out, "--sidecar"}).status, test::fine);
    program.folder().write("a.conllu", replaced(readBytes(out), "\t表\t名詞", "\tヒョウ\t名詞"));
    const auto outcome = program.run({"convert", "--in", out, "--out", program.file("b.knp")});
    EXPECT_EQ(outcome.errors, program.file("b.knp") + ": the original of " + out + ", with edits of 1 sentences.\n");
    EXPECT_EQ(readBytes(program.file("b.knp")), replaced(knp, "表 名詞", "ヒョウ 名詞"));
    ASSERT_EQ(program.run({"convert", "--in", out, "--out", program.file("c.knp"), "--no-sidecar"}).status, test::fine);
    EXPECT_EQ(readBytes(program.file("c.knp")), replaced(replaced(knp, "表 名詞", "ヒョウ 名詞"), "+ 1D\n", ""));
}

TEST(ConvertCommandTest, WhatCannotBeCarriedOverIsRefused)
{
    const Program program;
    const auto in = program.folder().write("a.knp", knp + knp);
    const auto out = program.file("a.conllu");
    ASSERT_EQ(program.run({"convert", "--in", in, "--out", out, "--sidecar"}).status, test::fine);
    program.folder().write("a.conllu", readBytes(out) + "1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n");
    const auto outcome = program.run({"convert", "--in", out, "--out", program.file("b.knp")});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_NE(outcome.errors.find("From sentence 3 on"), std::string::npos) << outcome.errors;
    EXPECT_FALSE(std::filesystem::exists(program.file("b.knp")));
}

TEST(ConvertCommandTest, AFolderHasASidecarAFile)
{
    const Program program;
    program.folder().write("in/1.knp", knp);
    program.folder().write("in/2.knp", knp + knp);
    const auto convert = [&](const char* from, const char* to, const char* format, const char* flag) {
        return program.run({"convert", "--in", program.file(from), "--out", program.file(to), "--to", format, flag})
            .status;
    };
    ASSERT_EQ(convert("in", "out", "conllu", "--sidecar"), test::fine);
    EXPECT_TRUE(std::filesystem::exists(program.file("out/1.conllu.arcwright.json")));
    ASSERT_EQ(convert("out", "back", "knp", "--json"), test::fine);
    EXPECT_EQ(readBytes(program.file("back/1.knp")), knp);
    EXPECT_EQ(readBytes(program.file("back/2.knp")), knp + knp);
}

TEST(ConvertCommandTest, ASidecarThatNoLongerFitsGoes)
{
    const Program program;
    const auto in = program.folder().write("a.knp", knp);
    const auto out = program.file("a.conllu");
    ASSERT_EQ(program.run({"convert", "--in", in, "--out", out, "--sidecar"}).status, test::fine);
    ASSERT_EQ(program.run({"convert", "--in", out, "--out", out}).status, test::fine);
    EXPECT_TRUE(std::filesystem::exists(out + ".arcwright.json")) << "written over itself it still fits";
    ASSERT_EQ(program.run({"convert", "--in", in, "--out", out}).status, test::fine);
    EXPECT_FALSE(std::filesystem::exists(out + ".arcwright.json"));
}

TEST(ConvertCommandTest, EncodingsAreAskedForByName)
{
    const Program program;
    const auto in = program.folder().write("a.knp", knp);
    const auto euc = program.file("euc.knp");
    ASSERT_EQ(program.run({"convert", "--in", in, "--out", euc, "--to", "knp:euc-jp"}).status, test::fine);
    EXPECT_NE(readBytes(euc), knp);
    ASSERT_EQ(
        program.run({"convert", "--in", euc, "--out", program.file("same.knp"), "--to", "knp"}).status, test::fine);
    EXPECT_EQ(readBytes(program.file("same.knp")), readBytes(euc)) << "the encoding of the input";
    ASSERT_EQ(
        program.run({"convert", "--in", euc, "--out", program.file("b.knp"), "--to", "knp:utf-8"}).status, test::fine);
    EXPECT_EQ(readBytes(program.file("b.knp")), knp);
    for (const char* name : {"xml", "knp:latin-1", "conllu:euc-jp"})
        EXPECT_EQ(program.run({"convert", "--in", in, "--out", euc, "--to", name}).status, test::wrongUsage) << name;
}

TEST(ConvertCommandTest, TheFormatOfTheInputMayBeSaid)
{
    const Program program;
    const auto in = program.folder().write("a.txt", "1\tx\tx\tX\tX\t_\t0\tROOT\t_\t_\n\n");
    const auto outcome
        = program.run({"convert", "--in", in, "--out", program.file("b.conllu"), "--from", "conllx", "--json"});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_EQ(readBytes(program.file("b.conllu")), readBytes(in));
    EXPECT_EQ(program.run({"convert", "--in", in, "--out", program.file("c"), "--from", "x"}).status, test::wrongUsage);
}

TEST(ConvertCommandTest, ALimitOnTheSizeOfFilesIsAnErrorLikeAFullDisk)
{
    const Program program;
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += knp;
    const auto in = program.folder().write("a.knp", text);
    const auto out = program.folder().write("b.knp", knp);
    const auto outcome = program.run({"convert", "--in", in, "--out", out}, {}, "ulimit -f 64; ");
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_NE(outcome.errors.find(out), std::string::npos) << outcome.errors;
    EXPECT_EQ(readBytes(out), knp) << "the old file is still there";
    EXPECT_EQ(program.run({"convert", "--in", in, "--out", out}).status, test::fine);
}

TEST(ConvertCommandTest, InPlaceNothingTakesThePlaceOfWhatSaysMore)
{
    const Program program;
    const std::string text = "# remark\n1\ta\ta\tX\tX\t_\t0\troot\t_\t_\n\n";
    const auto file = program.folder().write("a.conll", text);
    const auto refused = program.run({"convert", "--in", file, "--out", file, "--to", "conllx"});
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_THAT(refused.errors, testing::HasSubstr("cannot hold all of it"));
    EXPECT_EQ(readBytes(file), text);
    program.folder().write("a.conll", text.substr(text.find('1'))); // all of it has a place
    EXPECT_EQ(program.run({"convert", "--in", file, "--out", file, "--to", "conllx"}).status, test::fine);
}

TEST(ConvertCommandTest, AFileThatSomebodyEditsIsNotReplaced)
{
    const Program program;
    const auto in = program.folder().write("a.conllu", "1\ta\ta\tX\tX\t_\t0\troot\t_\t_\n\n");
    const auto out = program.folder().write("b.conll", "edited");
    {
        const auto lock = FileLock::tryLock(out);
        const auto refused = program.run({"convert", "--in", in, "--out", out});
        EXPECT_EQ(refused.status, test::badInputOrOutput);
        EXPECT_THAT(refused.errors, testing::HasSubstr("b.conll"));
        EXPECT_EQ(readBytes(out), "edited");
    }
    EXPECT_EQ(program.run({"convert", "--in", in, "--out", out}).status, test::fine);
}

TEST(ConvertCommandTest, InPlaceTheOriginalIsKeptBeforeItIsReplaced)
{
    const Program program;
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += "# remark = " + std::string(300, 'x') + "\n1\ta\ta\tX\tX\t_\t0\troot\t_\t_\n\n";
    const auto file = program.folder().write("a.conll", text);
    const std::vector<std::string> inPlace{"convert", "--in", file, "--out", file, "--to", "conllx", "--sidecar"};
    // There is room for the smaller file that takes its place, but not for what must be kept.
    EXPECT_EQ(program.run(inPlace, {}, "ulimit -f 128; ").status, test::badInputOrOutput);
    EXPECT_EQ(readBytes(file), text);
    EXPECT_EQ(program.run(inPlace).status, test::fine);
    EXPECT_LT(readBytes(file).size(), std::size_t{60'000});
}

TEST(ConvertCommandTest, SaysWhichSubfoldersAreLeftOut)
{
    const Program program;
    program.folder().write("in/1.knp", knp);
    program.folder().write("in/more/2.knp", knp);
    const auto outcome
        = program.run({"convert", "--in", program.file("in"), "--out", program.file("out"), "--to", "conllu"});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_NE(outcome.errors.find(program.file("in") + ": Of a folder only the files directly in it are read."),
        std::string::npos)
        << outcome.errors;
    EXPECT_NE(outcome.errors.find("the first is " + program.file("in/more")), std::string::npos) << outcome.errors;
    EXPECT_TRUE(std::filesystem::exists(program.file("out/1.conllu")));
}

TEST(ConvertCommandTest, WhatCannotBeWrittenIsSaidWithTheSystemsReason)
{
    const Program program;
    const auto in = program.folder().write("a.knp", knp);
    const auto outcome = program.run({"convert", "--in", in, "--out", program.file("a.knp/b.conllu")});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_NE(outcome.errors.find("The operating system says: Not a directory."), std::string::npos) << outcome.errors;
}

} // namespace convert_test
} // namespace arcwright
