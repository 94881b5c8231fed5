// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/base/gzip.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/formats/pml/xml_elements.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace pml_hostile_test {

class PmlHostileTest : public testing::Test {
protected:
    Problem problemOf(std::string_view bytes) const
    {
        m_folder.write("h.a", bytes);
        const auto document = openDocument(m_folder.file("h.a"));
        EXPECT_FALSE(document.has_value());
        Problem problem = document ? Problem{} : document.error();
        EXPECT_EQ(problem.file, m_folder.file("h.a"));
        problem.file.clear();
        return problem;
    }

    test::TemporaryFolder m_folder;
};

TEST_F(PmlHostileTest, DocumentTypesAndEntitiesAreRefused)
{
    EXPECT_EQ(problemOf("<?xml version=\"1.0\"?>\n<!DOCTYPE adata SYSTEM \"file:///etc/passwd\">\n<adata/>"),
        (Problem{FormatProblem::XmlDoctype, {}, 2, 1, {}}));
    const std::string laughs = "<!DOCTYPE adata [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<adata>&b;</adata>";
    EXPECT_EQ(problemOf(laughs), (Problem{FormatProblem::XmlDoctype, {}, 1, 1, {}}));
    EXPECT_EQ(problemOf("<adata>\n &unheard;</adata>"),
        (Problem{FormatProblem::XmlNotWellFormed, {}, 2, 2, {"undefined entity"}}));
}

TEST_F(PmlHostileTest, WhatIsNotWellFormedIsSaidWithItsPlace)
{
    EXPECT_EQ(
        problemOf("<adata>\n  <trees>\n </adata>"), (Problem{FormatProblem::XmlEndTagExpected, {}, 3, 4, {"trees"}}));
    EXPECT_EQ(problemOf("<adata>\n  <trees>"), (Problem{FormatProblem::XmlEndTagExpected, {}, 2, 10, {"trees"}}));
    EXPECT_EQ(problemOf("<adata>\n  <trees a=1/></adata>"),
        (Problem{FormatProblem::XmlNotWellFormed, {}, 2, 12, {"not well-formed (invalid token)"}}));
    EXPECT_EQ(problemOf("<adata>\x1F</adata>").code, FormatProblem::XmlNotWellFormed);
    EXPECT_EQ(problemOf("<adata>\xFF</adata>").code, FormatProblem::XmlNotWellFormed);
}

TEST_F(PmlHostileTest, OtherEncodingsAreRefusedByName)
{
    EXPECT_EQ(problemOf("<?xml version=\"1.0\" encoding=\"iso-8859-2\"?>\n<adata/>"),
        (Problem{FormatProblem::XmlEncoding, {}, 1, 1, {"iso-8859-2"}}));
}

TEST_F(PmlHostileTest, ElementsCanBeNestedTooDeep)
{
    std::string bytes = "<adata>";
    for (int i = 0; i < kDeepestXml; ++i)
        bytes += "<x>";
    EXPECT_EQ(problemOf(bytes), (Problem{FormatProblem::XmlTooDeep, {}, 1, 7 + 3 * (kDeepestXml - 1) + 1, {"4000"}}));
    const auto deepest = [](int levels) {
        std::string text;
        for (int i = 0; i < levels; ++i)
            text.insert(0, "<x>").append("</x>");
        return readXml(text).has_value();
    };
    EXPECT_TRUE(deepest(kDeepestXml));
    EXPECT_FALSE(deepest(kDeepestXml + 1));
}

TEST_F(PmlHostileTest, ElementsAndAttributesCanBeTooMany)
{
    const std::string text = "<adata>\n<x a='1' b='2'/>\n <x/>\n</adata>"; // five
    EXPECT_TRUE(readXml(text, 0, {5}).has_value());
    const auto tooMany = readXml(text, 0, {4});
    ASSERT_FALSE(tooMany.has_value());
    EXPECT_EQ(tooMany.error(), (Problem{FormatProblem::XmlTooMany, {}, 3, 2, {"4"}}));
    EXPECT_EQ(readXml(text, 0, {3}).error().line, 2U);

    std::string tiny = "<adata>";
    for (std::size_t i = 0; i < kMostXml; ++i)
        tiny += "<x/>";
    const std::string packed = compressed(tiny, {});
    EXPECT_LT(packed.size(), std::size_t(100'000));
    EXPECT_EQ(problemOf(packed),
        (Problem{FormatProblem::XmlTooMany, {}, 1, 7 + 4 * (kMostXml - 1) + 1, {std::to_string(kMostXml)}}));
}

TEST_F(PmlHostileTest, CompressedFilesThatAreDamagedOrBombsAreRefused)
{
    const std::string whole = compressed(test::pmlTrees, {});
    for (const std::size_t length : {std::size_t(3), std::size_t(12), whole.size() / 2, whole.size() - 1})
        EXPECT_EQ(problemOf(whole.substr(0, length)).code, FileProblem::GzipDamaged) << length;
    std::string flipped = whole;
    flipped[flipped.size() - 6] = static_cast<char>(flipped[flipped.size() - 6] ^ 1); // the checksum
    EXPECT_EQ(problemOf(flipped).code, FileProblem::GzipDamaged);
    EXPECT_EQ(problemOf(compressed(std::string(kLongestDecompressed + 1, ' '), {})),
        (Problem{FileProblem::GzipTooLarge, {}, 0, 0, {"256"}}));
}

TEST(GzipTest, WhatIsCompressedComesBackWithItsHeader)
{
    const GzipHeader header{1'150'000'000, 3, "x.a"};
    const std::string bytes = compressed(test::pmlTrees, header);
    const auto content = decompressed(bytes);
    ASSERT_TRUE(content.has_value());
    EXPECT_EQ(content->text, test::pmlTrees);
    EXPECT_EQ(content->header.time, header.time);
    EXPECT_EQ(content->header.system, header.system);
    EXPECT_EQ(content->header.name, header.name);
    EXPECT_EQ(compressed(content->text, content->header), bytes);
    EXPECT_FALSE(decompressed(compressed("", {}))->header.name.has_value());
}

TEST(GzipTest, MembersAreReadOneAfterTheOther)
{
    const auto content = decompressed(compressed("ono ", {1, 2, "a"}) + compressed("dva", {3, 4, "b"}));
    ASSERT_TRUE(content.has_value());
    EXPECT_EQ(content->text, "ono dva");
    EXPECT_EQ(content->header.time, 1U);
}

TEST(XmlElementsTest, RangesAreThoseOfTheBytes)
{
    const std::string text = "\xEF\xBB\xBF<?xml version='1.0'?>\r\n<a x='1'>č&amp;<b/><c></c><![CDATA[<]]></a >";
    const auto elements = readXml(text, 5);
    ASSERT_TRUE(elements.has_value()) << testing::PrintToString(elements.error());
    ASSERT_EQ(elements->size(), 3U);
    const auto part = [&](std::size_t begin, std::size_t end) { return text.substr(begin - 5, end - begin); };
    const XmlElement& a = (*elements)[0];
    EXPECT_EQ(part(a.begin, a.contentBegin), "<a x='1'>");
    EXPECT_EQ(part(a.contentEnd, a.end), "</a >");
    EXPECT_EQ(a.text, "č&<");
    EXPECT_EQ(*a.attribute("x"), "1");
    const XmlElement& b = (*elements)[1];
    EXPECT_EQ(part(b.begin, b.end), "<b/>");
    EXPECT_TRUE(b.isOneTag("12345" + text));
    const XmlElement& c = (*elements)[2];
    EXPECT_EQ(part(c.begin, c.end), "<c></c>");
    EXPECT_FALSE(c.isOneTag("12345" + text));
    EXPECT_EQ(a.firstChild, 1);
    EXPECT_EQ(b.next, 2);
    EXPECT_EQ(c.parent, 0);
}

} // namespace pml_hostile_test
} // namespace arcwright
