// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/documents/document.h"
#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace document_property_test {

using test::randomNumber;

std::string savedBytes(const Document& document)
{
    return document.serialised().value();
}

/// Replaces one to three consecutive sentences by one to four others: new ones, and originals from anywhere.
Edit randomEdit(const Document& document, const Document& originals)
{
    const int size = static_cast<int>(document.size());
    const int first = randomNumber(0, size);
    const int count = std::min(size - first, randomNumber(1, 4));
    Edit edit;
    for (int i = first; i < first + count; ++i) {
        edit.idsBefore.push_back(document.id(static_cast<std::size_t>(i)));
        edit.before.push_back(document.sentence(static_cast<std::size_t>(i)));
    }
    auto free = static_cast<std::uint32_t>(document.freeId());
    for (int after = randomNumber(1, 5); after > 0; --after) {
        edit.idsAfter.push_back(edit.idsAfter.empty() ? edit.idsBefore.front() : SentenceId{free++});
        const int original = randomNumber(0, static_cast<int>(originals.size()) + 1);
        edit.after.push_back(original == 0 ? test::sentence({test::token("new", "X", 0, "root")})
                                           : originals.sentence(static_cast<std::size_t>(original) - 1));
    }
    return edit;
}

void assertReadsBack(const Document& document)
{
    const auto reread = test::documentOf(savedBytes(document));
    RC_ASSERT(reread->size() == document.size());
    for (std::size_t i = 0; i < document.size(); ++i) {
        RC_ASSERT(!reread->sentence(i)->problem);
        RC_ASSERT(reread->sentence(i)->tokens == document.sentence(i)->tokens);
        RC_ASSERT(reread->sentence(i)->comments == document.sentence(i)->comments);
    }
}

TEST(DocumentPropertyTest, AnySentencesInAnyOrderReadBackAsThemselves)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = test::documentOf(test::randomFile());
        auto changed = document;
        for (int steps = randomNumber(1, 4); steps > 0; --steps)
            changed = changed->with(randomEdit(*changed, *document));
        assertReadsBack(*changed);
    }));
}

TEST(DocumentPropertyTest, UndoingAnyEditsInReverseRestoresTheBytes)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = test::documentOf(test::randomFile());
        std::vector<std::shared_ptr<const Document>> snapshots{document};
        std::vector<Edit> edits;
        for (int steps = randomNumber(1, 4); steps > 0; --steps) {
            edits.push_back(randomEdit(*snapshots.back(), *document));
            snapshots.push_back(snapshots.back()->with(edits.back()));
        }
        auto back = snapshots.back();
        for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
            back = back->with(inverted(*edit));
        RC_ASSERT(savedBytes(*back) == savedBytes(*document));
        RC_ASSERT(back->size() == document->size());
        for (std::size_t i = 0; i < back->size(); ++i)
            RC_ASSERT(back->id(i) == document->id(i));
    }));
}

} // namespace document_property_test
} // namespace arcwright
