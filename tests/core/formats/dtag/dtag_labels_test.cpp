// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_labels.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/core/support/conllu_generator.h"

namespace arcwright {
namespace dtag_labels_test {

using Kind = DtagLabelKind;

TEST(DtagLabelsTest, KindsAreToldFromTheLabelAlone)
{
    const std::vector<std::pair<Kind, std::vector<std::string>>> kinds{
        {Kind::Primary,
            {"subj", "@loc", "dobj#", "nobj²", "²dobj¹", "pobj:dobj", "pobj.dobj", "repl", "?", "mod/og", "subj:3",
                "(mod)", "subj|dobj", "reference", "+mod", "Subj", "år"}},
        {Kind::Secondary, {"[subj]", "[subj]#", "¹[subj]", "$*[subj]", "[*subj]", "[@loc]", "[subj]:3-5"}},
        {Kind::Gap, {"<dobj>", "<subj:pobj:2>", "<preds:2>"}},
        {Kind::Semantic, {"{agent}", "{goal}#"}},
        {Kind::Anaphora, {"ref", "coref", "coref-evol", "assoc-telic.agent", "assoc-telic.agent/(arbejde)", "*coref"}},
        {Kind::Discourse, {"TELIC", "CONJ:elab", "CONJ:1", "+CONJ", ":CONJ/(og)", "¤mod", "_mod", "*CONS*", "(ELAB)"}},
        {Kind::Segment, {"+", "", "²", "#", "++", ":"}},
    };
    for (const auto& [kind, labels] : kinds) {
        for (const std::string& label : labels) {
            EXPECT_EQ(dtagLabelKind(label), kind) << label;
            EXPECT_EQ(parseDtagLabel(label).kind, kind) << label;
            EXPECT_EQ(canBeDtagHead(label), kind == Kind::Primary || kind == Kind::Gap) << label;
        }
    }
}

DtagLabel plain(std::string base, std::string detail = {})
{
    DtagLabel label;
    label.base = std::move(base);
    label.detail = std::move(detail);
    return label;
}

TEST(DtagLabelsTest, APlainLabelIsItsBase)
{
    EXPECT_EQ(parseDtagLabel("subj"), plain("subj"));
    EXPECT_EQ(parseDtagLabel("pobj:dobj"), plain("pobj", "dobj"));
    EXPECT_EQ(parseDtagLabel("pobj.dobj"), plain("pobj", "dobj"));
}

TEST(DtagLabelsTest, SegmentsStandOnTheSideOfTheirEnd)
{
    DtagLabel label = plain("dobj");
    label.dependentSegments = "²";
    label.headSegments = "¹³";
    EXPECT_EQ(parseDtagLabel("²dobj¹³"), label);
    label.dependentSegments = "^";
    label.headSegments = "";
    EXPECT_EQ(parseDtagLabel("^dobj"), label);
    DtagLabel repair = plain("+");
    repair.kind = Kind::Segment;
    EXPECT_EQ(parseDtagLabel("+"), repair);
}

TEST(DtagLabelsTest, MarksBecomeFlags)
{
    DtagLabel idiom = plain("dobj");
    idiom.isIdiomatic = true;
    EXPECT_EQ(parseDtagLabel("dobj#"), idiom);
    DtagLabel bound = plain("loc");
    bound.isValencyBound = true;
    EXPECT_EQ(parseDtagLabel("@loc"), bound);
    DtagLabel raised = plain("mod");
    raised.kind = Kind::Discourse;
    raised.isRaised = true;
    EXPECT_EQ(parseDtagLabel("¤mod"), raised);
    DtagLabel steps = plain("mod");
    steps.steps = "3-5";
    EXPECT_EQ(parseDtagLabel("mod:3-5"), steps);
    DtagLabel optional = plain("mod");
    optional.isParenthesised = true;
    EXPECT_EQ(parseDtagLabel("(mod)"), optional);
}

TEST(DtagLabelsTest, DiscourseHasCrossingsConnectivesAndStars)
{
    DtagLabel label = plain("CONJ", "elab");
    label.kind = Kind::Discourse;
    label.crossesParagraph = true;
    label.crossesColon = true;
    label.headIsBelow = true;
    label.dependentIsBelow = true;
    label.connective = "og";
    EXPECT_EQ(parseDtagLabel("+:*CONJ:elab*/og"), label);
    label.isImplicit = true;
    EXPECT_EQ(parseDtagLabel("+;*CONJ:elab*/(og)"), label);
    DtagLabel attribution = plain("CONS");
    attribution.kind = Kind::Discourse;
    attribution.connective = "ATTR1";
    attribution.isAttribution = true;
    EXPECT_EQ(parseDtagLabel("CONS/ATTR1"), attribution);
}

TEST(DtagLabelsTest, BracketsGiveTheKindAndAreNoPartOfTheBase)
{
    DtagLabel secondary = plain("subj");
    secondary.kind = Kind::Secondary;
    EXPECT_EQ(parseDtagLabel("[subj]"), secondary);
    DtagLabel role = plain("goal");
    role.kind = Kind::Semantic;
    role.isIdiomatic = true;
    EXPECT_EQ(parseDtagLabel("{goal}#"), role);
    DtagLabel undocumented = plain("$*[subj]");
    undocumented.kind = Kind::Secondary;
    EXPECT_EQ(parseDtagLabel("$*[subj]"), undocumented);
}

TEST(DtagLabelsTest, AGapHasAPathAndPerhapsANumber)
{
    DtagLabel gap = plain("dobj");
    gap.kind = Kind::Gap;
    gap.path = {"dobj"};
    EXPECT_EQ(parseDtagLabel("<dobj>"), gap);
    DtagLabel path = plain("subj");
    path.kind = Kind::Gap;
    path.path = {"subj", "pobj"};
    path.conjunct = 2;
    EXPECT_EQ(parseDtagLabel("<subj:pobj:2>"), path);
}

TEST(DtagLabelsTest, AnaphoraHasARoleAndAConnective)
{
    DtagLabel label = plain("assoc-telic", "agent");
    label.kind = Kind::Anaphora;
    label.connective = "arbejde";
    label.isImplicit = true;
    EXPECT_EQ(parseDtagLabel("assoc-telic.agent/(arbejde)"), label);
}

TEST(DtagLabelsTest, AnyTextCanBeTakenApart)
{
    EXPECT_TRUE(rc::check([] {
        std::string label;
        for (int parts = test::randomNumber(0, 8); parts > 0; --parts)
            label += test::oneOf({"+", ":", ";", "¹", "²", "^", "¤", "#", "@", "/", "*", "(", ")", "[", "]", "<", ">",
                "{", "}", "$", "_", "subj", "CONJ", "coref", "ref", "3", "-", ".", "\xC2", "\xB9", "?", "å"});
        RC_ASSERT(parseDtagLabel(label).kind == dtagLabelKind(label));
    }));
}

} // namespace dtag_labels_test
} // namespace arcwright
