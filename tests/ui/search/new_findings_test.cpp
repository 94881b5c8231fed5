// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/new_findings.h"

#include <algorithm>

#include "tests/paths.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/treebank_text.h"
#include "tests/ui/support/validator_fixture.h"

namespace arcwright::ui::testing {

namespace {

class NewFindingsTest : public ValidatorTest {
protected:
    NewFindingsTest()
    {
        QObject::connect(&fresh, &NewFindings::appeared, &fresh, [this](const std::vector<Finding>& findings) {
            for (const Finding& finding : findings)
                told.push_back(std::string(finding.test) + ' ' + finding.node);
        });
    }

    /// Looks at a sentence as one does who has had time to read it.
    void look(std::size_t index)
    {
        fresh.setSentence(index);
        QCoreApplication::processEvents();
    }

    NewFindings fresh{workspace, validator};
    std::vector<std::string> told;
};

TEST_F(NewFindingsTest, AHeadToTheLeftAndACrossingAreToldWhenTheyAreMade)
{
    ASSERT_TRUE(validate(test::readBytes(test::sampleFile("japanese.knp")), "japanese.knp"));
    std::size_t index = 0;
    while (workspace.treebank().sentence(index)->unitCount() < 5)
        ++index;
    look(index);
    EXPECT_TRUE(told.empty());
    const Graph gold = workspace.gold(index);
    setHead(workspace, index, 3, 1);
    EXPECT_NE(std::find(told.begin(), told.end(), "bunsetsu-head-before 3"), told.end());
    told.clear();
    workspace.undo();
    EXPECT_TRUE(told.empty()) << "what is right again is nothing new";
    setHead(workspace, index, 1, 3);
    setHead(workspace, index, 2, 4);
    EXPECT_EQ(told, std::vector<std::string>{"bunsetsu-crossing 1"});
}

TEST_F(NewFindingsTest, WhatWasWrongBeforeIsNotToldAgainAndOtherSentencesAreSilent)
{
    ASSERT_TRUE(validate(wrongSentence("a") + validSentence("b")));
    look(0);
    setHead(workspace, 0, 1, 0);
    workspace.undo();
    told.clear();
    setRelation(workspace, 0, 1, QStringLiteral("aux:pass"));
    EXPECT_TRUE(told.empty()) << "an auxiliary it was before";
    setRelation(workspace, 1, 1, QStringLiteral("aux"));
    EXPECT_TRUE(told.empty()) << "nobody looks at that one";
    look(1);
    EXPECT_TRUE(told.empty());
    setHead(workspace, 1, 1, 0);
    EXPECT_FALSE(told.empty());
}

} // namespace

} // namespace arcwright::ui::testing
