// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/formats/bunsetsu/bunsetsu_format.h"
#include "core/formats/text/lines.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace bunsetsu_property_test {

using test::oneOf;
using test::randomNumber;

std::shared_ptr<const Document> randomDocument()
{
    const bool isKnp = *rc::gen::arbitrary<bool>();
    const TextEncoding encoding = test::randomEncoding();
    const std::string bytes = test::inEncoding(encoding, isKnp ? test::randomKnpFile() : test::randomLatticeFile());
    return test::documentOf(bytes, nameWithEncoding(isKnp ? "knp" : "cabocha", encoding));
}

const BunsetsuFormat& formatOf(const Document& document)
{
    return dynamic_cast<const BunsetsuFormat&>(*document.format());
}

/// Random edits of one sentence, and which lines of its source they touch in which cells.
class Edits {
public:
    Edits(Sentence sentence, const BunsetsuFormat& format) : m_sentence(std::move(sentence)), m_format(format) { }

    void makeAny()
    {
        switch (randomNumber(0, 6)) {
        case 0:
            insertWord();
            return;
        case 1:
            deleteWord();
            return;
        case 2:
        case 3:
            changeField();
            return;
        default:
            changeBunsetsu();
            return;
        }
    }

    const Sentence& result() const { return m_sentence; }
    const std::set<int>& deletedLines() const { return m_deleted; }
    const std::set<int>& bunsetsuLines() const { return m_bunsetsu; }
    const std::map<int, std::set<std::size_t>>& wordLines() const { return m_words; }

private:
    void changeBunsetsu()
    {
        const auto count = static_cast<int>(m_sentence.bunsetsu.size());
        Bunsetsu& bunsetsu = m_sentence.bunsetsu[static_cast<std::size_t>(randomNumber(0, count))];
        bunsetsu.head = randomNumber(0, count + 1);
        bunsetsu.type = oneOf({"D", "P", "A", "I"});
        m_bunsetsu.insert(bunsetsu.line.number);
    }

    void changeField()
    {
        Token& token = m_sentence.word(randomNumber(1, m_sentence.size() + 1));
        if (token.line.number == 0)
            return; // those that are new are told by their forms
        const auto cells = static_cast<int>(m_format.cells().size());
        const auto index = static_cast<std::size_t>(randomNumber(0, cells - 1));
        const WordCell& cell = m_format.cells()[index];
        const std::string value = cell.whenEmpty == "0" ? oneOf({"7", ""}) : oneOf({"新", "ソ", "a,b", "\"", "new"});
        if (!cell.field)
            token.setFurther(cell.name, value);
        else if (*cell.field == WordField::Form)
            token.form = value;
        else if (*cell.field == WordField::Lemma)
            token.lemma = value;
        else
            (*cell.field == WordField::Upos ? token.upos : token.xpos) = value;
        m_words[token.line.number].insert(index);
    }

    void insertWord()
    {
        const int place = randomNumber(1, m_sentence.size() + 1);
        m_sentence.tokens.insert(m_sentence.tokens.begin() + place - 1, test::token("新", "名詞", kNoHead, ""));
        for (Bunsetsu& bunsetsu : m_sentence.bunsetsu) {
            bunsetsu.first += bunsetsu.first > place ? 1 : 0;
            bunsetsu.last += bunsetsu.last >= place ? 1 : 0;
        }
        for (Comment& comment : m_sentence.comments)
            comment.wordsBefore += comment.wordsBefore >= place ? 1 : 0;
    }

    void deleteWord()
    {
        const int place = randomNumber(1, m_sentence.size() + 1);
        for (const Bunsetsu& bunsetsu : m_sentence.bunsetsu) {
            if (bunsetsu.first == place && bunsetsu.last == place)
                return; // its only word
        }
        m_deleted.insert(m_sentence.word(place).line.number);
        m_words.erase(m_sentence.word(place).line.number);
        m_sentence.tokens.erase(m_sentence.tokens.begin() + place - 1);
        for (Bunsetsu& bunsetsu : m_sentence.bunsetsu) {
            bunsetsu.first -= bunsetsu.first > place ? 1 : 0;
            bunsetsu.last -= bunsetsu.last >= place ? 1 : 0;
        }
        for (Comment& comment : m_sentence.comments)
            comment.wordsBefore -= comment.wordsBefore >= place ? 1 : 0;
    }

    Sentence m_sentence;
    const BunsetsuFormat& m_format;
    std::set<int> m_deleted;
    std::set<int> m_bunsetsu;
    std::map<int, std::set<std::size_t>> m_words; ///< the cells touched, by line
};

/// Whether two lines of words differ in the cells `touched` alone. Cells that only `now` has may stand before those.
bool onlyCellsDiffer(
    const BunsetsuFormat& format, std::string_view old, std::string_view now, const std::set<std::size_t>& touched)
{
    const auto before = format.split(old);
    const auto after = format.split(now);
    for (std::size_t i = 0; i < before.size(); ++i) {
        const bool isFilled = before[i].data() == nullptr && touched.upper_bound(i) != touched.end();
        if (!touched.contains(i) && !isFilled && before[i] != after[i])
            return false;
    }
    return true;
}

/// Whether the lines of `text` are those of the source in their order, but for what the edits touched. New words stand
/// among them.
bool onlyEditsDiffer(const BunsetsuFormat& format, std::string_view source, std::string_view text, const Edits& edits)
{
    const auto old = splitLines(source);
    const auto now = splitLines(text);
    std::vector<const Token*> isNew;
    std::size_t at = 0;
    for (std::size_t i = 0; i < old.size(); ++i) {
        const auto number = static_cast<int>(i) + 1;
        if (edits.deletedLines().contains(number))
            continue;
        const auto isUntouched = !edits.bunsetsuLines().contains(number) && !edits.wordLines().contains(number);
        const auto same = [&] {
            if (isUntouched)
                return now[at].text == old[i].text;
            if (edits.bunsetsuLines().contains(number)) {
                const auto before = format.parseBunsetsu(old[i].text);
                const auto after = format.parseBunsetsu(now[at].text);
                return after && before->number == after->number && before->tail == after->tail;
            }
            return onlyCellsDiffer(format, old[i].text, now[at].text, edits.wordLines().at(number));
        };
        const auto isInserted = [&] {
            const auto cells = format.split(now[at].text);
            return format.kindOf(now[at].text) == BunsetsuFormat::LineKind::Word
                && cells[0] == TextCodec(format.encoding()).encoded("新").value();
        };
        while (at < now.size() && !(same() && now[at].ending == old[i].ending)) {
            if (!isInserted())
                return false;
            ++at;
        }
        if (at == now.size())
            return false;
        ++at;
    }
    return at == now.size();
}

TEST(BunsetsuPropertyTest, FilesThatCanBeReadComeBackByteForByte)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = randomDocument();
        const std::string bytes = document->serialised().value();
        std::vector<Edit> edits;
        for (std::size_t i = 0; i < document->size(); ++i) {
            const auto sentence = document->sentence(i);
            RC_ASSERT(!sentence->problem);
            RC_ASSERT(*document->format()->write(*sentence) == sentence->source.text());
            edits.push_back(replacement(document->id(i), sentence, sentence));
        }
        RC_ASSERT(document->with(edits)->serialised().value() == bytes);
    }));
}

TEST(BunsetsuPropertyTest, EditsChangeTheirLinesAndInThemTheirFieldsAlone)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = randomDocument();
        const auto index = static_cast<std::size_t>(randomNumber(0, static_cast<int>(document->size())));
        const auto sentence = document->sentence(index);
        Edits edits(*sentence, formatOf(*document));
        for (int count = randomNumber(1, 5); count > 0; --count)
            edits.makeAny();
        const auto written = document->format()->write(edits.result());
        RC_ASSERT(written.has_value());
        RC_LOG() << sentence->source.text() << "became\n" << *written;
        RC_ASSERT(onlyEditsDiffer(formatOf(*document), sentence->source.text(), *written, edits));

        const auto edited = document->with(
            replacement(document->id(index), sentence, std::make_shared<const Sentence>(edits.result())));
        const Document reread("inline", edited->serialised().value(), document->format());
        RC_ASSERT(reread.size() == document->size());
        const auto result = reread.sentence(index);
        RC_ASSERT(!result->problem);
        RC_ASSERT(result->bunsetsu == edits.result().bunsetsu);
        RC_ASSERT(result->comments == edits.result().comments);
        RC_ASSERT(result->size() == edits.result().size());
        for (int word = 1; word <= result->size(); ++word) {
            for (const WordCell& cell : formatOf(*document).cells()) {
                const auto value = [&](const Token& token) {
                    return cell.field ? fieldText(token, *cell.field) : std::string(token.furtherField(cell.name));
                };
                RC_ASSERT(value(result->word(word)) == value(edits.result().word(word)));
            }
        }
        const auto back = edited->with(replacement(document->id(index), edited->sentence(index), sentence));
        RC_ASSERT(back->serialised().value() == document->serialised().value());
    }));
}

TEST(BunsetsuPropertyTest, WhatIsComposedFromFieldsReadsBackAsTheSameFields)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = randomDocument();
        for (std::size_t i = 0; i < document->size(); ++i) {
            Sentence sentence = *document->sentence(i);
            sentence.source = {};
            const auto text = document->format()->write(sentence);
            RC_ASSERT(text.has_value());
            const Sentence read = *Document("inline", *text, document->format()).sentence(0);
            RC_ASSERT(!read.problem);
            RC_ASSERT(read.bunsetsu == sentence.bunsetsu);
            RC_ASSERT(read.tokens == sentence.tokens);
        }
    }));
}

} // namespace bunsetsu_property_test
} // namespace arcwright
