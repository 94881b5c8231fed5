// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drawing/tree_picture.h"

#include <gtest/gtest.h>

#include "tests/core/support/drawn_shapes.h"

namespace arcwright {
namespace tree_picture_test {

using test::shapesOf;

DrawnText textOf(const DrawnPicture& picture, const std::string& text)
{
    for (const DrawnText& one : shapesOf<DrawnText>(picture)) {
        if (one.text == text)
            return one;
    }
    ADD_FAILURE() << "no " << text;
    return {};
}

TreePicture sampleTree()
{
    TreePicture tree;
    tree.words = {{"She", "PRON", false}, {"reads", "VERB", false}, {"old", "ADJ", true}, {"books", "NOUN", false}};
    tree.arcs = {{2, 1, "nsubj", false, false, false}, {0, 2, "root", false, false, false},
        {4, 3, "amod", false, true, false}, {2, 4, "obj", false, false, false},
        {2, 3, "dislocated:elsewhere", true, true, true}};
    tree.above = "gold";
    tree.below = "hill";
    return tree;
}

TEST(TreePictureTest, GoldLiesAboveTheWordsAndTheSystemBelow)
{
    const DrawnPicture picture = drawTree(sampleTree());
    const double words = textOf(picture, "reads").place.y;
    for (const char* label : {"nsubj", "root", "amod", "obj"})
        EXPECT_LT(textOf(picture, label).place.y, words) << label;
    EXPECT_GT(textOf(picture, "dislocated:elsewhere").place.y, textOf(picture, "VERB").place.y);
    EXPECT_LT(textOf(picture, "obj").place.y, textOf(picture, "amod").place.y) << "what spans more is higher";
    EXPECT_LT(textOf(picture, "root").place.y, textOf(picture, "obj").place.y);
}

TEST(TreePictureTest, LitArcsAreHeavyAndColoured)
{
    const auto paths = shapesOf<DrawnPath>(drawTree(sampleTree()));
    std::size_t right = 0;
    std::size_t wrong = 0;
    for (const DrawnPath& path : paths) {
        if (!path.isCurved)
            continue; // the heads of arrows
        right += path.colour.tone == Tone::Right && path.width > 2 ? 1 : 0;
        wrong += path.colour.tone == Tone::Wrong && path.width > 2 ? 1 : 0;
        EXPECT_EQ(path.points.size() % 3, 0U);
    }
    EXPECT_EQ(right, 1U);
    EXPECT_EQ(wrong, 1U);
}

TEST(TreePictureTest, ArcsEndAtTheirWords)
{
    const DrawnPicture picture = drawTree(sampleTree());
    const double old = textOf(picture, "old").place.x;
    const double books = textOf(picture, "books").place.x;
    for (const DrawnPath& path : shapesOf<DrawnPath>(picture)) {
        if (!path.isCurved || path.colour.tone != Tone::Right)
            continue;
        EXPECT_NEAR(path.start.x, books, 20);
        EXPECT_NEAR(path.points.back().x, old, 20);
    }
}

TEST(TreePictureTest, LabelsHaveRoom)
{
    const DrawnPicture picture = drawTree(sampleTree());
    // The long label is as wide as from `reads` to `old` at most.
    const double room = textOf(picture, "old").place.x - textOf(picture, "reads").place.x;
    EXPECT_GT(room, estimatedWidth("dislocated:elsewhere", 11));
    double end = -1;
    for (const char* form : {"She", "reads", "old", "books"}) {
        const double half = estimatedWidth(form, 14) / 2;
        EXPECT_GT(textOf(picture, form).place.x - half, end) << form;
        end = textOf(picture, form).place.x + half;
    }
    EXPECT_LE(end, picture.width);
}

TEST(TreePictureTest, ArabicIsReadFromTheRight)
{
    TreePicture tree = sampleTree();
    tree.words[0].form = "قرأت";
    tree.words[1].form = "كتبا";
    tree.words[2].form = "1";
    tree.words[3].form = "قديمة";
    EXPECT_TRUE(isMostlyRightToLeft(tree.words));
    EXPECT_FALSE(isMostlyRightToLeft(sampleTree().words));
    tree.isRightToLeft = true;
    const DrawnPicture picture = drawTree(tree);
    EXPECT_GT(textOf(picture, "قرأت").place.x, textOf(picture, "كتبا").place.x);
    EXPECT_GT(textOf(picture, "1").place.x, textOf(picture, "قديمة").place.x);
}

TEST(TreePictureTest, WhatIsLongIsCut)
{
    TreePicture tree = sampleTree();
    tree.words[0].form = std::string(10000, 'x');
    tree.arcs[0].label = std::string(10000, 'y');
    const DrawnPicture picture = drawTree(tree);
    for (const DrawnText& text : shapesOf<DrawnText>(picture))
        EXPECT_LT(text.text.size(), 50U);
    EXPECT_LT(picture.width, 1000);
}

TEST(TreePictureTest, AnOddTreeIsDrawnAllTheSame)
{
    TreePicture tree;
    EXPECT_GE(drawTree(tree).width, 0);
    tree.words = {{"a", "", false}, {"b", "", false}};
    tree.arcs = {{1, 2, "", false, false, false}, {2, 1, "", false, false, false}};
    EXPECT_EQ(shapesOf<DrawnPath>(drawTree(tree)).size(), 4U) << "a cycle: two arcs with their arrow heads";
}

} // namespace tree_picture_test
} // namespace arcwright
