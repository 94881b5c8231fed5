// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/ud_tests.h"

#include <set>

#include <gtest/gtest.h>

#include "core/validation/validate.h"
#include "tests/core/validation/small_language.h"

namespace arcwright {

namespace ud_tests_test {

TEST(UdTestsTest, ATestIsFoundByItsName)
{
    std::set<std::string_view> names;
    for (const TestDescription& test : allTests()) {
        EXPECT_EQ(testNamed(test.name), test.id);
        EXPECT_TRUE(names.insert(test.name).second) << test.name;
        EXPECT_EQ(&descriptionOf(test.id), &test);
    }
    EXPECT_FALSE(testNamed("no-such-test"));
}

TEST(UdTestsTest, OneSentenceByItselfShowsWhatIsOfTheSentence)
{
    std::set<TestId> found;
    for (const test::ValidationCase& each : test::validationCases()) {
        for (const UdFinding& finding : validateSentence(each.text, test::optionsOf(each)).findings)
            found.insert(finding.test);
    }
    ASSERT_GT(found.size(), 50U);
    for (const TestId test : found)
        EXPECT_EQ(descriptionOf(test).scope, TestScope::OfSentence) << descriptionOf(test).name;
}

TEST(UdTestsTest, AtALowerLevelTestsOfHigherOnesAreNotMade)
{
    for (const test::ValidationCase& each : test::validationCases()) {
        for (const int level : {1, 2, 3, 4, 5}) {
            ValidationOptions options = test::optionsOfLanguage();
            options.level = level;
            for (const UdFinding& finding : validateSentence(each.text, options).findings)
                EXPECT_LE(descriptionOf(finding.test).level, level) << each.name;
        }
    }
}

} // namespace ud_tests_test

} // namespace arcwright
