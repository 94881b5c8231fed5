// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/evaluation/outcome_table.h"
#include "core/query/document_names.h"
#include "tests/core/support/sentences.h"

namespace arcwright::document_names_test {

TEST(DocumentNamesTest, HoldUntilTheNextDocumentOrFile)
{
    const std::vector<std::pair<std::string, std::vector<Comment>>> given{{"a/one", {"# genre = news"}}, {"a/one", {}},
        {"a/one", {"# newdoc id = d1", "# meta::genre = fiction"}}, {"a/one", {}}, {"a/one", {"# newdoc"}},
        {"b/one", {}}, {"b/one", {"# newdoc"}}, {"b/two", {"# newdoc", "# genre = law"}}};
    DocumentNames names;
    OutcomeTable table({});
    RelationPool relations;
    std::vector<std::string> told;
    std::vector<std::string> files;
    for (const auto& [path, comments] : given) {
        Sentence sentence = *test::sentence({test::token("a", "X", 0, "root")});
        sentence.comments = comments;
        names.next(sentence, path);
        told.push_back(names.document() + '/' + names.genre());
        table.add(files.size(), sentence, graphOf(sentence, relations), {}, relations, {});
        files.push_back(path.substr(2) + (path.front() == 'b' ? "" : " of a"));
    }
    EXPECT_EQ(told,
        (std::vector<std::string>{
            "one/news", "one/news", "d1/fiction", "d1/fiction", "one #2/", "one/", "one #1/", "two #1/law"}));
    table.nameDocuments(files);
    for (std::size_t i = 0; i < told.size(); ++i) {
        const std::string genre(table.text(table.sentences()[i].genre));
        EXPECT_EQ(told[i].substr(told[i].find('/') + 1), genre == "none" ? "" : genre) << "as breakdowns have it";
    }
}

} // namespace arcwright::document_names_test
