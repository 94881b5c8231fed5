// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/label_gloss.h"

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/core/support/treebank_folder.h"
#include "tests/paths.h"

namespace arcwright::ui::testing {
namespace {

using Relations = std::map<std::string, int>; ///< how often each is there

/// The seventh of the columns of CoNLL-U from 0, what `in="..."` says in DTAG, the letter behind the head in KNP. Read
/// from the bytes, so that nothing which the formats do to them hides one.
void countRelations(const std::string& path, Relations& relations)
{
    std::ifstream file(path);
    std::string line;
    const std::regex tag("<W[^>]* in=\"([^\"]*)\"");
    const std::regex knp("^\\* -?[0-9]+([DPIA])");
    while (std::getline(file, line)) {
        std::smatch match;
        if (path.ends_with(".tag")) {
            if (!std::regex_search(line, match, tag))
                continue;
            std::stringstream arcs(match[1].str());
            for (std::string arc; std::getline(arcs, arc, '|');) {
                std::string label = arc.substr(arc.find(':') + 1);
                for (const auto& [quoted, plain] :
                    {std::pair("&lt;", "<"), {"&gt;", ">"}, {"&3a;", ":"}, {"&22;", "\""}})
                    label = std::regex_replace(label, std::regex(quoted), plain);
                ++relations[label];
            }
        } else if (path.ends_with(".knp")) {
            if (std::regex_search(line, match, knp))
                ++relations[match[1].str()];
        } else if (!line.empty() && line.front() != '#') {
            std::stringstream columns(line);
            std::string relation;
            for (int column = 0; column <= 7; ++column)
                std::getline(columns, relation, '\t');
            if (relation != "_")
                ++relations[relation];
        }
    }
}

/// What has none, and why. All else that the treebanks have must have one.
bool isKnownToHaveNone(const std::string& relation)
{
    // Of the Copenhagen Dependency Treebanks, whose list of relations is no longer published: what the annotation
    // guides do not explain stays unexplained rather than be guessed at.
    static const std::set<std::string> unexplained{"accom", "add", "class", "concom", "const", "correl", "discmark",
        "elab", "epi", "eval", "ex", "exem", "focal", "form", "func", "about", "apart", "arg", "iter", "korel", "mcomp",
        "other", "poss", "prg", "relelab", "relpa", "rep", "resem", "robj", "scene"};
    // What their annotators mistyped, and a sign that is no relation.
    static const std::set<std::string> mistyped{"an", "atruct", "atttr", "attr:possd", "instr", "titel", "="};
    std::string bare = std::regex_replace(relation, std::regex("^[=@]|[\\[\\]<>{}#]|:.*$"), "");
    return unexplained.contains(bare) || mistyped.contains(relation) || relation.empty();
}

void expectGlosses(const Relations& relations)
{
    std::size_t explained = 0;
    for (const auto& [relation, count] : relations) {
        const bool isExplained = !labelGloss(QString::fromStdString(relation)).isEmpty();
        EXPECT_TRUE(isExplained || isKnownToHaveNone(relation)) << relation << ", " << count << " times";
        explained += isExplained ? 1 : 0;
    }
    EXPECT_GE(explained * 10, relations.size() * 7) << "most have one";
}

class LabelGlossOfTreebanks : public arcwright::test::TreebankFolderTest { };

} // namespace

TEST(LabelGloss, EveryRelationOfTheSamplesHasOne)
{
    Relations relations;
    for (const char* sample : {"english.conllu", "czech.conllu", "danish.tag", "japanese.knp"})
        countRelations(arcwright::test::sampleFile(sample), relations);
    ASSERT_GE(relations.size(), 40U);
    expectGlosses(relations);
}

TEST_F(LabelGlossOfTreebanks, EveryRelationHasOneOrIsKnownToHaveNone)
{
    Relations ofWords;
    for (const std::string& path : files(".conllu"))
        countRelations(path, ofWords);
    expectGlosses(ofWords);
    Relations danish;
    for (const std::string& path : files(".tag", "da"))
        countRelations(path, danish);
    expectGlosses(danish);
    Relations japanese;
    for (const std::string& path : files(".knp", "ja"))
        countRelations(path, japanese);
    expectGlosses(japanese);
}

} // namespace arcwright::ui::testing
