// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/base/program_version.h"
#include "core/messages/program_manual.h"

namespace arcwright {
namespace program_manual_test {

ProgramManual small()
{
    ProgramManual manual;
    manual.name = "weave-it";
    manual.version = "3";
    manual.summary = "weave";
    manual.description = ".5 of what 'weaving' takes.\n'Tis \\fine";
    manual.options = {{{"FILE"}, "", {}, "What to weave.", false, true},
        {{"-l", "--loom"}, "LOOM", {"flat", "tall"}, "Which."}, {{"--dry"}, "", {}, "Try."}};
    return manual;
}

TEST(ProgramManualTest, TextIsNoCommandOfTroff)
{
    const std::string page = manualPage(small());
    EXPECT_NE(page.find("\n\\&.5 of what 'weaving' takes.\n\\&'Tis \\efine\n"), std::string::npos) << page;
    EXPECT_NE(page.find("\\fB\\-l\\fR, \\fB\\-\\-loom\\fR \\fILOOM\\fR\n"), std::string::npos) << page;
    EXPECT_NE(page.find("\\fBweave\\-it\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]\n"), std::string::npos) << page;
    EXPECT_EQ(page.find(".SH COMMANDS"), std::string::npos);
    EXPECT_EQ(page.find(".SH SEE ALSO"), std::string::npos);
}

TEST(ProgramManualTest, CompletionOfAProgramWithoutCommandsHasItsOptionsAtOnce)
{
    const std::string script = bashCompletion(small());
    EXPECT_NE(script.find("*) words='-l --loom --dry' ;;"), std::string::npos) << script;
    EXPECT_NE(script.find("':-l' | ':--loom')\n        COMPREPLY=($(compgen -W 'flat tall' -- \"$word\"))"),
        std::string::npos)
        << script;
    EXPECT_EQ(script.find("--dry')"), std::string::npos) << "a flag has no value";
    EXPECT_NE(script.find("complete -o default -F _weave_it weave-it\n"), std::string::npos);
}

TEST(ProgramVersionTest, IsTheReleaseAndWhatWasBuilt)
{
    const std::string_view version = programVersion();
    const auto digits = version.find_first_not_of("0123456789.");
    EXPECT_GE(digits == std::string_view::npos ? version.size() : digits, 5U) << version;
    if (digits != std::string_view::npos) {
        EXPECT_EQ(version.substr(digits, 8), " (build ") << version;
        EXPECT_TRUE(version.ends_with(')')) << version;
    }
}

} // namespace program_manual_test
} // namespace arcwright
