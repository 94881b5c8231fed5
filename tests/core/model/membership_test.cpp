// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <gtest/gtest.h>

#include "core/advice/annotation_guesses.h"
#include "core/editing/accept_operations.h"
#include "core/formats/open.h"
#include "core/model/live_learning.h"
#include "core/model/model_file.h"
#include "core/model/model_tree.h"
#include "core/treebank/prague_fields.h"
#include "core/treebank/with_graph.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace membership_test {

/// The toy treebank with objects joined: "the dog sees cats and boats .", members marked.
Sentences joined(int count)
{
    Sentences sentences;
    for (const auto& toy : test::toyTreebank(count)) {
        std::vector<Token> tokens{test::token("dog", "NOUN", 2, "Sb"), test::token("sees", "VERB", 0, "Pred"),
            test::token(toy->word(1).form, "NOUN", 4, "Obj"), test::token("and", "CCONJ", 2, "Coord"),
            test::token(toy->word(2).form, "NOUN", 4, "Obj"), test::token(".", "PUNCT", 0, "AuxK")};
        auto sentence = std::make_shared<Sentence>(*test::sentence(std::move(tokens)));
        for (const int member : {3, 5})
            setPragueFlag(sentence->word(member), pml::isMember, true, true);
        sentences.push_back(std::move(sentence));
    }
    return sentences;
}

TEST(MembershipTest, ParsersLearnAndTellMembers)
{
    const auto model = test::trained(joined(40), test::quickSettings());
    EXPECT_TRUE(model->configuration.membership);
    const auto& names = model->relations;
    EXPECT_NE(std::find(names.begin(), names.end(), "Obj_Co"), names.end());
    RelationPool relations;
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    const auto sentence = joined(1).front();
    const Graph graph = parser.parse(*sentence, workspace);
    ASSERT_EQ(graph.members.size(), graph.heads.size());
    EXPECT_EQ(relations.text(graph.arc(3).relation), "Obj") << "the mark is no part of the relation";
    EXPECT_TRUE(graph.members[3] && graph.members[5]);
    EXPECT_FALSE(graph.members[1] || graph.members[4]);
}

/// A model has `Obj` and `Obj_Co`; who is to choose between two that read alike could not.
TEST(MembershipTest, AGuessIsThereOnce)
{
    const auto model = test::trained(joined(40), test::quickSettings());
    RelationPool relations;
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    const auto sentence = joined(1).front();
    parser.parse(*sentence, workspace);
    const AnnotationGuesses guesses = annotationGuesses(parser, workspace, *sentence, {});
    ASSERT_EQ(guesses.arcs.size(), 6U);
    for (const auto& arcs : guesses.arcs) {
        std::set<std::pair<int, RelationId>> seen;
        for (const AlternativeHead& arc : arcs)
            EXPECT_TRUE(seen.emplace(arc.head, arc.relation).second) << relations.text(arc.relation);
    }
    EXPECT_EQ(guesses.arcs[2].front().isMember, true) << "with the membership that it scores best with";
    EXPECT_EQ(guesses.arcs[0].front().isMember, false);
}

TEST(MembershipTest, WithoutMembersOrTheWishNothingIsTold)
{
    TrainingSettings settings = test::quickSettings();
    settings.membership = false;
    for (const auto& model :
        {test::trained(joined(10), settings), test::trained(test::toyTreebank(10), test::quickSettings())}) {
        EXPECT_FALSE(model->configuration.membership);
        RelationPool relations;
        Parser::Workspace workspace;
        EXPECT_TRUE(Parser(model, relations).parse(*joined(1).front(), workspace).members.empty());
        EXPECT_EQ(configurationText(*model).find("membership"), std::string::npos) << "files stay as they were";
    }
}

TEST(MembershipTest, TheFileTellsIt)
{
    const auto model = test::trained(joined(10), test::quickSettings());
    const test::TemporaryFolder folder;
    ASSERT_TRUE(saveModel(*model, folder.file("m")).has_value());
    const auto read = loadModel(folder.file("m"));
    ASSERT_TRUE(read.has_value());
    EXPECT_TRUE((*read)->configuration.membership);
    std::size_t unknown = 0;
    const LabelledTree tree = treeOf(*joined(1).front(), **read, unknown);
    EXPECT_EQ(unknown, 0U);
    EXPECT_EQ((*read)->relations[static_cast<std::size_t>(tree.relations[3])], "Obj_Co");
}

/// Corrections of somebody at work change later guesses, membership as well.
TEST(MembershipTest, LearningFromCorrectionsChangesIt)
{
    Sentences known = joined(40);
    for (int i = 0; i < 20; ++i) // a model has only relations that it was trained on: objects that are no members, too
        known.push_back(test::sentence({test::token("dog", "NOUN", 2, "Sb"), test::token("sees", "VERB", 0, "Pred"),
            test::token("boats", "NOUN", 2, "Obj"), test::token(".", "PUNCT", 0, "AuxK")}));
    LiveModel model(test::trained(known, test::quickSettings()));
    const auto lacksMembers = [](const Sentence& sentence) {
        Sentence other = sentence;
        for (const int member : {3, 5})
            setPragueFlag(other.word(member), pml::isMember, false, true);
        return other;
    };
    Parser::Workspace workspace;
    RelationPool relations;
    const Sentences sentences = joined(30);
    const auto& last = sentences.back();
    const Graph before = Parser(model, relations).parse(*last, workspace);
    ASSERT_TRUE(before.members[3] && before.members[5]);
    Graph after = before;
    constexpr LiveSettings untilRight{8, 1.0};
    for (std::size_t i = 0; i + 1 < sentences.size() && (after.members[3] || after.members[5]); ++i) {
        const auto update = learnFrom(model, lacksMembers(*sentences[i]), workspace, untilRight);
        ASSERT_TRUE(update.has_value());
        model = update->model;
        after = Parser(model, relations).parse(*last, workspace);
    }
    ASSERT_EQ(after.members.size(), after.heads.size()) << "it tells of membership as before";
    EXPECT_FALSE(after.members[3] || after.members[5]) << "of a sentence that it did not learn from";
    EXPECT_EQ(relations.text(after.arc(3).relation), "Obj");
}

/// Membership goes where the format has a place for it.
TEST(MembershipTest, WhatIsAcceptedOrWrittenHasTheFlags)
{
    const test::TemporaryFolder folder;
    folder.write("small.m", test::pmlWords);
    const auto document = openDocument(folder.write("small.a", test::pmlTrees)).value();
    const auto sentence = document->sentence(0);
    RelationPool relations;
    Graph graph = graphOf(*sentence, relations);
    graph.members = {false, false, false, true, true};
    EXPECT_TRUE(differs(*sentence, graph, 1, relations, {}));
    EXPECT_FALSE(differs(*sentence, graph, 3, relations, {}));
    const auto accepted = acceptAll(*sentence, graph, relations, {});
    ASSERT_TRUE(accepted.has_value());
    const Sentence written = withGraph(*sentence, graph, false, relations);
    for (const Sentence* each : {&*accepted, &written}) {
        EXPECT_FALSE(hasPragueFlag(each->word(1), pml::isMember));
        EXPECT_TRUE(hasPragueFlag(each->word(3), pml::isMember));
        EXPECT_TRUE(hasPragueFlag(each->word(4), pml::isMember));
        EXPECT_TRUE(document->format()->write(*each).has_value());
    }
    graph.members.clear();
    EXPECT_FALSE(differs(*sentence, graph, 1, relations, {})) << "nothing is said of it";

    const Sentence columns = test::sentenceOf("1\ta\ta\t_\t_\t_\t0\tPred\t_\t_\n\n");
    Graph alone = graphOf(columns, relations);
    alone.members = {false, true};
    EXPECT_EQ(withGraph(columns, alone, false, relations).word(1).misc, "IsMember=Yes");
    EXPECT_FALSE(differs(columns, alone, 1, relations, {})) << "words have no place for it";
    const Sentence come = test::sentenceOf("1\ta\ta\t_\t_\t_\t0\tPred\t_\tId=a-1\n\n");
    ASSERT_TRUE(differs(come, alone, 1, relations, {})) << "a word of a Prague treebank";
    EXPECT_EQ(acceptAll(come, alone, relations, {})->word(1).misc, "Id=a-1|IsMember=Yes");
    EXPECT_EQ(relationWithMembership(come, 1, "Sb", true), "Sb") << "nothing joins here";
}

} // namespace membership_test
} // namespace arcwright
