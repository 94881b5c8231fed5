// SPDX-License-Identifier: GPL-3.0-or-later
// Random edits of files in every format, made up and real: no line that they do not touch changes, and in the others
// only the touched fields.

#include <map>
#include <regex>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/formats/bunsetsu/bunsetsu_format.h"
#include "core/formats/text/file_text.h"
#include "core/formats/text/lines.h"
#include "tests/core/support/conversions.h"
#include "tests/core/support/dtag_generator.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace minimal_save_test {

using test::oneOf;
using test::randomNumber;

/// The part of a line that edits may have touched.
enum class Touched { Arc, Lemma };

/// The lines of the file (from 1) that were touched, with the parts.
using TouchedLines = std::map<std::size_t, std::set<Touched>>;

/// The line without what was touched in it.
std::string remainder(const Format& format, std::string_view line, const std::set<Touched>& touched)
{
    static const std::regex edges(R"re((^| )(in|out)=("[^"]*"|[^ >]*))re");
    static const std::regex lemma(R"re((^| )lemma=("[^"]*"|[^ >]*))re");
    static const std::regex dependency(R"re(-?\d+[A-Z])re");
    if (format.name() == "dtag") {
        std::string text(line);
        if (touched.contains(Touched::Arc))
            text = std::regex_replace(text, edges, std::string());
        return touched.contains(Touched::Lemma) ? std::regex_replace(text, lemma, std::string()) : text;
    }
    const auto* japanese = dynamic_cast<const BunsetsuFormat*>(&format);
    if (japanese && japanese->kindOf(line) != BunsetsuFormat::LineKind::Word)
        return std::regex_replace(
            std::string(line), dependency, std::string(), std::regex_constants::format_first_only);
    const auto cells = japanese ? japanese->split(line) : split(line, '\t');
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool isLemma = japanese ? japanese->cells()[i].field == WordField::Lemma : i == 2;
        // HEAD, DEPREL and, in CoNLL-U, DEPS; where CoNLL-X has another head there, it is none of theirs.
        const bool isArc = !japanese && i >= 6 && i <= (format.name() == "conllx" ? 7 : 8);
        const bool isTouched
            = (isLemma && touched.contains(Touched::Lemma)) || (isArc && touched.contains(Touched::Arc));
        // Cells that were not there are filled up to the one that is touched.
        const bool isFilled
            = japanese && cells[i] == japanese->cells()[i].whenEmpty && touched.contains(Touched::Lemma);
        text.append(isTouched || isFilled ? "" : cells[i]).append(1, '\0');
    }
    return text;
}

void assertOnlyTouchedDiffers(
    const Format& format, std::string_view before, std::string_view after, const TouchedLines& touched)
{
    const auto old = splitLines(before);
    const auto now = splitLines(after);
    RC_ASSERT(old.size() == now.size());
    for (std::size_t i = 0; i < old.size(); ++i) {
        RC_ASSERT(old[i].ending == now[i].ending);
        if (old[i].text == now[i].text)
            continue;
        const auto found = touched.find(i + 1);
        if (found == touched.end())
            RC_FAIL("line " + std::to_string(i + 1) + " changed: " + std::string(old[i].text) + "\nto "
                + std::string(now[i].text) + "\nin\n" + std::string(before) + "\nbecame\n" + std::string(after));
        RC_ASSERT(remainder(format, old[i].text, found->second) == remainder(format, now[i].text, found->second));
    }
}

/// Random edits of a document, one word or bunsetsu each, and the lines they touch.
class Editing {
public:
    explicit Editing(std::shared_ptr<const Document> document) : m_document(std::move(document)) { }

    void editAny()
    {
        const auto index = static_cast<std::size_t>(randomNumber(0, static_cast<int>(m_document->size())));
        const auto before = m_document->sentence(index);
        if (before->problem || before->unitCount() == 0)
            return;
        const int unit = randomNumber(1, before->unitCount() + 1);
        switch (randomNumber(0, 4)) {
        case 0:
            make(index, before, withLemma(*before, randomNumber(1, before->size() + 1)));
            return;
        case 1:
            if (before->bunsetsu.empty() || before->headOf(unit) != kNoHead) // the type goes with the head
                make(index, before, withRelation(*before, unit, before->bunsetsu.empty() ? "new" : "P"));
            touchArcs(*before, unit);
            return;
        default:
            const int head = randomNumber(0, before->unitCount() + 1);
            if (head == unit)
                return;
            touchArcs(*before, unit);
            if (head == kRoot)
                touchParents(*before, unit);
            make(index, before, withHead(*before, unit, head));
            touchArcs(*m_document->sentence(index), unit);
        }
    }

    const Document& document() const { return *m_document; }
    const TouchedLines& touched() const { return m_touched; }

private:
    void touch(const Sentence& sentence, SourceLine line, Touched what)
    {
        m_touched[sentence.source.line + static_cast<std::size_t>(line.number) - 1].insert(what);
    }

    /// The lines that say which head and relation the unit has.
    void touchArcs(const Sentence& sentence, int unit)
    {
        const bool hasBunsetsu = !sentence.bunsetsu.empty();
        touch(sentence,
            hasBunsetsu ? sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].line : sentence.word(unit).line,
            Touched::Arc);
        for (const Comment& comment : sentence.comments) { // basic phrases follow their bunsetsu
            const int word = comment.wordsBefore + 1;
            const bool isInUnit = hasBunsetsu && sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].first <= word
                && word <= sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].last;
            if (isInUnit && comment.text.starts_with("+"))
                touch(sentence, comment.line, Touched::Arc);
        }
        const int head = sentence.headOf(unit);
        if (m_document->format()->name() == "dtag" && head > 0) // which says it, too
            touch(sentence, sentence.word(head).line, Touched::Arc);
    }

    /// In DTAG a root is what no edge of the tree leads to: all there are go.
    void touchParents(const Sentence& sentence, int unit)
    {
        if (m_document->format()->name() != "dtag")
            return;
        for (const Parent& parent : sentence.word(unit).parents) {
            if (parent.head.word > 0)
                touch(sentence, sentence.word(parent.head.word).line, Touched::Arc);
        }
    }

    Sentence withLemma(const Sentence& sentence, int word)
    {
        Sentence changed = sentence;
        changed.word(word).lemma = oneOf({"新", "y"});
        if (m_document->format()->name() == "dtag")
            changed.word(word).lemma = "y"; // which is Latin-1 where the line is
        touch(sentence, sentence.word(word).line, Touched::Lemma);
        return changed;
    }

    void make(std::size_t index, const std::shared_ptr<const Sentence>& before, Sentence after)
    {
        const Edit edit
            = replacement(m_document->id(index), before, std::make_shared<const Sentence>(std::move(after)));
        m_document = m_document->with(m_document->format()->completed(*m_document, edit));
    }

    std::shared_ptr<const Document> m_document;
    TouchedLines m_touched;
};

void assertEditsAreMinimal(const std::shared_ptr<const Document>& document)
{
    const std::string before = document->serialised().value();
    Editing editing(document);
    for (int edits = randomNumber(1, 9); edits > 0; --edits)
        editing.editAny();
    const std::string after = editing.document().serialised().value();
    assertOnlyTouchedDiffers(*document->format(), before, after, editing.touched());
    const auto reread = test::documentOf(after, document->format()->name());
    RC_ASSERT(reread->size() == document->size());
    for (std::size_t i = 0; i < reread->size(); ++i) {
        const auto made = editing.document().sentence(i);
        const auto read = reread->sentence(i);
        RC_ASSERT(made->problem.has_value() == read->problem.has_value());
        for (int unit = 1; unit <= made->unitCount(); ++unit)
            RC_ASSERT(made->headOf(unit) == read->headOf(unit));
    }
}

TEST(MinimalSaveTest, OfFilesMadeUpAtRandom)
{
    EXPECT_TRUE(rc::check("CoNLL-U", [] { assertEditsAreMinimal(test::documentOf(test::randomFile())); }));
    EXPECT_TRUE(
        rc::check("CoNLL-X", [] { assertEditsAreMinimal(test::documentOf(test::randomConllxFile(), "conllx")); }));
    EXPECT_TRUE(rc::check("DTAG", [] { assertEditsAreMinimal(test::documentOf(test::randomDtagFile(), "dtag")); }));
    EXPECT_TRUE(rc::check("KNP", [] { assertEditsAreMinimal(test::documentOf(test::randomKnpFile(), "knp")); }));
    EXPECT_TRUE(
        rc::check("CaboCha", [] { assertEditsAreMinimal(test::documentOf(test::randomLatticeFile(), "cabocha")); }));
}

/// Gives each sentence in turn another lemma in its first word, and looks at which lines of the file differ.
void expectOneLineChanges(const std::string& text, std::string_view format)
{
    const auto document = test::documentOf(text, format);
    ASSERT_EQ(document->size(), 3U) << text;
    const auto old = splitLines(text);
    for (std::size_t i = 0; i < document->size(); ++i) {
        const auto before = document->sentence(i);
        ASSERT_FALSE(before->problem) << text;
        auto after = std::make_shared<Sentence>(*before);
        after->word(1).lemma = "new";
        const std::string changed
            = document->with(replacement(document->id(i), before, std::move(after)))->serialised().value();
        const auto now = splitLines(changed);
        ASSERT_EQ(now.size(), old.size()) << changed;
        for (std::size_t line = 0; line < old.size(); ++line) {
            EXPECT_EQ(now[line].ending, old[line].ending) << line << " of\n" << changed;
            const bool isEdited
                = line + 1 == document->line(i) + static_cast<std::size_t>(before->word(1).line.number) - 1;
            EXPECT_EQ(now[line].text == old[line].text, !isEdited) << line << " of\n" << changed;
        }
    }
}

/// A sentence of each format, as a line or more without the blank line after it, and the format.
const std::vector<std::pair<std::string, std::string>> oneOfEach{
    {"1\tb\tb\tX\t_\t_\t0\troot\t_\t_\n2\tc\tc\tX\t_\t_\t1\tx\t_\t_\n", "conllu"},
    {"1\tb\tb\tX\tX\t_\t0\troot\t_\t_\n2\tc\tc\tX\tX\t_\t1\tx\t_\t_\n", "conllx"},
    {"<s>\n<W lemma=\"b\" in=\"\" out=\"1:x\">b</W>\n<W lemma=\"c\" in=\"-1:x\" out=\"\">c</W>\n</s>\n", "dtag"},
    {"* -1D\nb b b X 1 * 0 * 0 * 0 NIL\nc c c X 1 * 0 * 0 * 0 NIL\nEOS\n", "knp"},
    {"* 0 -1D 0/0 0\nb\tX,*,*,*,*,*,b,b,b\nc\tX,*,*,*,*,*,c,c,c\nEOS\n", "cabocha"}};

TEST(MinimalSaveTest, BlankLinesBetweenSentencesBelongToNoneOfThem)
{
    for (const auto& [sentence, format] : oneOfEach) {
        const std::string blank = format.starts_with("conll") ? "\n" : "";
        const std::string spaces = format == "cabocha" ? "\n" : " \n\t\n"; // where a blank can be a word
        for (const std::string& gap :
            {std::string("\n"), std::string("\n\n\n"), "\n" + spaces, std::string("\r\n\r\n")})
            expectOneLineChanges(
                gap + sentence + blank + gap + sentence + blank + gap + sentence + blank + gap, format);
    }
}

TEST(MinimalSaveTest, AStrayCarriageReturnStaysWhereItIs)
{
    for (const auto& [sentence, format] : oneOfEach) {
        const std::string blank = format.starts_with("conll") ? "\n" : "";
        for (const auto* word : {"b", "c"}) {
            std::string stray = sentence;
            const auto at
                = format == "dtag" ? stray.find(std::string(">") + word) + 1 : stray.find(std::string("\n") + word) + 1;
            const auto place = format.starts_with("conll") ? stray.find(std::string("\t") + word) + 1 : at;
            stray.insert(place, "e\r");
            expectOneLineChanges(sentence + blank + stray + blank + sentence + blank, format);
        }
    }
}

TEST(MinimalSaveTest, OfJapaneseFilesInOtherEncodings)
{
    for (const TextEncoding encoding : {TextEncoding::EucJp, TextEncoding::ShiftJis}) {
        const std::string suffix = ':' + std::string(nameOf(encoding));
        EXPECT_TRUE(rc::check("CaboCha" + suffix, [&] {
            const std::string bytes = test::inEncoding(encoding, test::randomLatticeFile());
            assertEditsAreMinimal(test::documentOf(bytes, "cabocha:ipadic" + suffix));
        }));
        EXPECT_TRUE(rc::check("KNP" + suffix, [&] {
            const std::string bytes = test::inEncoding(encoding, test::randomKnpFile());
            assertEditsAreMinimal(test::documentOf(bytes, "knp" + suffix));
        }));
    }
}

class RealMinimalSaveTest : public test::TreebankFolderTest {
protected:
    std::vector<FileText> textsOf(const std::string& language, const std::string& ending) const
    {
        std::vector<FileText> texts;
        for (const std::string& file : files(ending, language))
            texts.push_back(FileText::of(*openDocument(file).value()).value());
        return texts;
    }
};

/// Some sentences of one of the files that follow one another, with all that stands between them.
std::string somePart(const std::vector<FileText>& files)
{
    constexpr std::size_t length = 20;
    const FileText& text = files[static_cast<std::size_t>(randomNumber(0, static_cast<int>(files.size())))];
    const auto first = static_cast<std::size_t>(randomNumber(0, static_cast<int>(text.size())));
    std::string part;
    for (std::size_t i = first; i < std::min(first + length, text.size()); ++i)
        part.append(i == first ? "" : text.before(i)).append(text.sentence(i));
    return part;
}

TEST_F(RealMinimalSaveTest, OfConllu)
{
    const auto texts = textsOf("cs", ".conllu");
    EXPECT_TRUE(rc::check([&] { assertEditsAreMinimal(test::documentOf(somePart(texts))); }));
}

TEST_F(RealMinimalSaveTest, OfDtag)
{
    const auto all = files(".tag", "da");
    EXPECT_TRUE(rc::check([&] {
        const auto any = static_cast<std::size_t>(randomNumber(0, static_cast<int>(all.size())));
        assertEditsAreMinimal(openDocument(all[any]).value());
    }));
}

TEST_F(RealMinimalSaveTest, OfKnpAndCabocha)
{
    const auto texts = textsOf("ja", ".knp");
    EXPECT_TRUE(rc::check("KNP", [&] { assertEditsAreMinimal(test::documentOf(somePart(texts), "knp")); }));
    EXPECT_TRUE(rc::check("CaboCha", [&] {
        const std::string lattice = test::convertedText(somePart(texts), "knp", "cabocha:juman");
        assertEditsAreMinimal(test::documentOf(lattice, "cabocha:juman"));
    }));
}

} // namespace minimal_save_test
} // namespace arcwright
