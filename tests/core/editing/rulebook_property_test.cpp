// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/documents/read_back.h"
#include "core/editing/accept_operations.h"
#include "core/editing/arc_operations.h"
#include "core/editing/bunsetsu_operations.h"
#include "core/editing/cell_operations.h"
#include "core/editing/comment_operations.h"
#include "core/editing/field_operations.h"
#include "core/editing/insert_token.h"
#include "core/messages/problem_sentences.h"
#include "tests/core/support/dtag_generator.h"
#include "tests/core/support/edits/rapid_choices.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace rulebook_property_test {

using test::oneOf;
using test::randomNumber;

std::shared_ptr<const Document> documentOfAnyFormat()
{
    switch (randomNumber(0, 5)) {
    case 0:
        return test::documentOf(test::randomFile());
    case 1:
        return test::documentOf(test::randomTextSentence(1, "\n") + '\n');
    case 2:
        return test::documentOf(test::randomDtagFile(), "dtag");
    case 3:
        return test::documentOf(test::randomKnpFile(), "knp");
    default:
        return test::documentOf(test::randomLatticeFile(), "cabocha");
    }
}

/// Typed texts: relations of all formats, finished and not, and texts that no file can hold.
std::string typedText()
{
    return oneOf(
        {"", "_", "x", "nsubj", "a b", "a|b", "a\tb", "[subj]", "[subj", "subj]", "<subj:pobj:2>", "<subj", "D", "P",
            "foo", "EOS", "*", "* 1D", "#", "+", "日本", "\"", ",", "名詞,一般", "a=b", "é", "\xff", "<s>", "&lt;"});
}

Result<Sentence> acceptedAnalysis(const Sentence& sentence)
{
    RelationPool relations;
    Graph proposed(sentence.unitCount());
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        proposed.heads[static_cast<std::size_t>(unit)] = randomNumber(kNoHead, sentence.unitCount() + 1);
        proposed.relations[static_cast<std::size_t>(unit)] = relations.intern(typedText());
    }
    return acceptAll(sentence, proposed, relations, {});
}

Result<Sentence> anyEdit(const Sentence& sentence)
{
    const int unit = randomNumber(0, sentence.unitCount() + 2);
    const int word = randomNumber(0, sentence.size() + 2);
    const auto field = static_cast<WordField>(randomNumber(0, static_cast<int>(WordField::Misc) + 1));
    switch (randomNumber(0, 11)) {
    case 0:
        return setHead(sentence, unit, randomNumber(kNoHead - 1, sentence.unitCount() + 2));
    case 1:
        return setRelation(sentence, unit, typedText());
    case 2:
        return addParent(sentence, {word, 0}, {{randomNumber(0, sentence.size() + 2), 0}, typedText()});
    case 3:
        return setUnitField(sentence, unit, field, typedText());
    case 4:
        return setCell(sentence, {{word, 0}, false, field, typedText()});
    case 5:
        return insertToken(sentence, oneOf({"b", "a"}) == "b" ? Beside::Before : Beside::After, word, typedText());
    case 6:
        return splitBunsetsu(sentence, word);
    case 7:
        return joinBunsetsu(sentence, unit);
    case 8:
        return acceptedAnalysis(sentence);
    case 9:
        return insertComment(sentence, static_cast<std::size_t>(randomNumber(0, 4)), typedText());
    default:
        return test::randomOperation(sentence).result;
    }
}

/// Whether the format writes a sentence and reads it again as what it is.
Result<SentenceTexts> readsBack(const Sentence& sentence)
{
    Edit edit;
    edit.after.push_back(std::make_shared<const Sentence>(sentence));
    return writtenAndReadBack(edit, sentence.source.format);
}

TEST(RulebookPropertyTest, AnEditOfAnyFormatIsOneThatTheFileCanHoldOrIsRefusedWithASentence)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = documentOfAnyFormat();
        RC_PRE(document->size() > 0U);
        Sentence sentence = *document->sentence(0);
        RC_PRE(!sentence.problem && readsBack(sentence).has_value());
        for (int steps = randomNumber(1, 12); steps > 0; --steps) {
            const auto edited = anyEdit(sentence);
            if (!edited) {
                RC_ASSERT(std::string_view(problemSentence(edited.error().code)) != "");
                continue;
            }
            const auto kept = readsBack(*edited);
            RC_LOG() << document->format()->name() << '\n' << document->format()->write(sentence).value_or("");
            if (!kept)
                RC_LOG() << testing::PrintToString(kept.error());
            RC_ASSERT(kept.has_value());
            sentence = *edited;
        }
    }));
}

} // namespace rulebook_property_test
} // namespace arcwright
