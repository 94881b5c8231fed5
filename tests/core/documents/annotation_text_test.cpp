// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/annotation_text.h"

#include <gtest/gtest.h>

#include "core/documents/annotation_file.h"
#include "core/documents/working_copy.h"
#include "core/editing/annotation_operations.h"
#include "core/editing/changes.h"
#include "core/editing/insert_token.h"
#include "core/formats/open.h"
#include "core/treebank/node_names.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace annotation_text_test {

const std::string plain = "# sent_id = a\n# text = ono dva\n"
                          "1-2\tonodva\t_\t_\t_\t_\t_\t_\t_\t_\n"
                          "1\tono\tono\tX\t_\t_\t0\troot\t_\tA=1|Z=2\n"
                          "2\tdva\tdva\tX\t_\t_\t1\tdep\t_\t_\n"
                          "2.1\te\te\tX\t_\t_\t_\t_\t1:x\t_\n\n";
const Signature ann{"ann", 1700000000};

/// The sentence as its format writes it and reads it again.
Sentence again(const Sentence& sentence)
{
    return test::sentenceOf(sentence.source.format->write(sentence).value(), sentence.source.format->name());
}

std::string written(const Sentence& sentence)
{
    return sentence.source.format->write(sentence).value();
}

/// The sentence with an annotation as the file has it.
Sentence annotated(Annotation annotation)
{
    Sentence sentence = test::sentenceOf(plain);
    sentence.annotation = std::move(annotation);
    return withAnnotationText(std::move(sentence));
}

TEST(AnnotationTextTest, StandsInLinesAndCellsOfItsOwn)
{
    Annotation annotation{true, ann, "see p. 5; 50 %", {{2, 1, ann}}, {}};
    annotation.waivers = {{"l1", "", "", "a, b", ann}, {"l2", "2", "dva 1 dep", "why|not", ann},
        {"l3", "1-2", "onodva", "", ann}, {"l4", "2.1", "e  ", "", ann}, {"l5", "2", "dva 1 dep", "x", ann}};
    const Sentence sentence = annotated(annotation);
    const std::string hash = analysisHash(sentence);
    EXPECT_EQ(written(sentence),
        "# sent_id = a\n# text = ono dva\n"
        "# arcwright confirmed = "
            + hash
            + ",1700000000,ann\n"
              "# arcwright comment = see p. 5%3B 50 %25\n"
              "# arcwright waiver = l1,,,a%2C b,1700000000,ann\n"
              "1-2\tonodva\t_\t_\t_\t_\t_\t_\t_\tArcwrightWaiver=l3,onodva,,"
              "1700000000,ann\n"
              "1\tono\tono\tX\t_\t_\t0\troot\t_\tA=1|Z=2\n"
              "2\tdva\tdva\tX\t_\t_\t1\tdep\t_\tArcwrightPin=1,1700000000,ann|"
              "ArcwrightWaiver=l2,dva%201%20dep,why%7Cnot,1700000000,ann;l5,dva%"
              "201%20dep,x,1700000000,ann\n"
              "2.1\te\te\tX\t_\t_\t_\t_\t1:x\tArcwrightWaiver=l4,e%20%20,,"
              "1700000000,ann\n\n");
    EXPECT_TRUE(saysAnnotation(sentence));
    EXPECT_EQ(written(withoutAnnotationText(sentence)), plain);
    EXPECT_EQ(written(withoutAnnotationText(again(sentence))), plain);
}

TEST(AnnotationTextTest, NothingSaidLeavesNoTrace)
{
    EXPECT_EQ(written(annotated({})), plain);
    EXPECT_FALSE(hasAnnotationText(annotated({})));
    const auto confirmed = confirm(test::sentenceOf(plain), ann, RootRule::Single).value();
    const Sentence taken = unconfirm(again(withAnnotationText(confirmed))).value();
    EXPECT_EQ(written(withAnnotationText(taken)), plain);
}

TEST(AnnotationTextTest, AConfirmationHoldsOnlyOfTheAnalysisThatWasConfirmed)
{
    const std::string text = written(annotated({true, ann, {}, {}, {}}));
    std::string elsewhere = text; // somebody else's editor
    elsewhere.replace(elsewhere.find("\t1\tdep"), 6, "\t1\tobj");
    EXPECT_TRUE(annotationInText(test::sentenceOf(text)).confirmed);
    EXPECT_FALSE(annotationInText(test::sentenceOf(elsewhere)).confirmed);
    EXPECT_TRUE(statedAnnotation(test::sentenceOf(elsewhere)).confirmed);
}

TEST(AnnotationTextTest, LinesAndAttributesThatAreNotOursStay)
{
    const std::string foreign = "# arcwright\n# arcwright confirmed = yes\n# arcwright confirmed = x,1\n"
                                "# arcwright comment = %zz\n# arcwright future = 1\n#arcwright comment = "
                                "x\n"
                                "1\tx\tx\tX\t_\t_\t0\troot\t_\tArcwrightPin=me|ArcwrightWaiver=a,b|"
                                "arcwright=1\n\n";
    const Sentence sentence = test::sentenceOf(foreign);
    EXPECT_TRUE(statedAnnotation(sentence).isEmpty());
    EXPECT_EQ(written(withAnnotationText(sentence)), foreign);
    Sentence confirmed = sentence;
    confirmed.annotation = {true, ann, {}, {}, {}};
    EXPECT_EQ(written(withoutAnnotationText(again(withAnnotationText(confirmed)))), foreign);
}

std::string randomText()
{
    return test::oneOf({"", "x", " lead", "trail ", "a b", "50 %", "a,b;c|d=e", "two\nlines", "tab\t", "\r", "%2C",
        "日本", "\xFF\xC3", "# x", "_", "=", " ", "e\xCC\x81", std::string("nul\0x", 5)});
}

Signature randomSignature()
{
    return {randomText(), *rc::gen::arbitrary<std::int64_t>()};
}

/// Anything that can be said of the sentence, and some things that cannot be
/// said of any word of it.
Annotation randomAnnotation(const Sentence& sentence)
{
    Annotation annotation;
    annotation.confirmed = *rc::gen::arbitrary<bool>();
    if (annotation.confirmed)
        annotation.confirmedBy = randomSignature();
    annotation.comment = randomText();
    for (int dependent = 1; dependent <= sentence.size() + 2; ++dependent) {
        if (test::randomNumber(0, 3) == 2)
            annotation.pins.push_back({dependent, test::randomNumber(-1, 9), randomSignature()});
    }
    std::vector<std::string> nodes{"", "1", "77", "no node"};
    for (const MultiwordToken& range : sentence.multiwordTokens)
        nodes.push_back(rangeName(range.first, range.last));
    for (const EmptyNode& node : sentence.emptyNodes)
        nodes.push_back(nodeName(node.id));
    for (int count = test::randomNumber(0, 5); count > 0; --count)
        annotation.waivers.push_back({randomText(), test::oneOf(nodes), randomText(), randomText(), randomSignature()});
    return annotation;
}

/// Waivers in an order that does not depend on where in the file they stand.
Annotation inOrder(Annotation annotation)
{
    std::stable_sort(annotation.waivers.begin(), annotation.waivers.end(),
        [](const Waiver& one, const Waiver& other) { return one.node < other.node; });
    return annotation;
}

/// An empty MISC becomes `_`, which says the same; all else comes back.
std::string withoutEmptyMisc(std::string file)
{
    for (const std::string end : {"\n", "\r\n"}) {
        for (auto at = file.find('\t' + end); at != std::string::npos; at = file.find('\t' + end, at + 1)) {
            const auto begin = file.rfind('\n', at) + 1;
            if (file[begin] != '#' && file.substr(begin, at - begin).find_first_not_of(" \t") != std::string::npos)
                file.insert(at + 1, "_");
        }
    }
    const auto last = file.rfind('\n') + 1; // 0 where there is no line end
    const bool isCut = file.ends_with('\t') && file.find_first_not_of(" \t", last) != std::string::npos;
    return isCut && file[last] != '#' ? file + '_' : file;
}

TEST(AnnotationTextPropertyTest, WhatIsWrittenIsReadBackAndRemovingItGivesTheOriginalBytes)
{
    EXPECT_TRUE(rc::check([] {
        const std::string bytes = withoutEmptyMisc(test::randomFile());
        const auto document = test::documentOf(bytes);
        std::vector<Edit> edits;
        std::vector<Annotation> said;
        for (std::size_t i = 0; i < document->size(); ++i) {
            const auto before = document->sentence(i);
            Sentence after = *before;
            after.annotation = randomAnnotation(*before);
            said.push_back(after.annotation);
            edits.push_back(replacement(
                document->id(i), before, std::make_shared<const Sentence>(withAnnotationText(std::move(after)))));
        }
        const std::string text = document->with(edits)->serialised().value();
        RC_LOG() << text;
        const auto read = test::documentOf(text);
        RC_ASSERT(read->size() == document->size());
        edits.clear();
        for (std::size_t i = 0; i < read->size(); ++i) {
            const auto sentence = read->sentence(i);
            RC_ASSERT(!sentence->problem);
            RC_ASSERT(inOrder(sentence->annotation) == inOrder(said[i]));
            RC_ASSERT(saysAnnotation(*sentence));
            edits.push_back(
                replacement(read->id(i), sentence, std::make_shared<const Sentence>(withoutAnnotationText(*sentence))));
        }
        RC_ASSERT(read->with(edits)->serialised().value() == bytes);
        // A text without annotations is the file as it was.
        std::size_t count = 0;
        for (const Annotation& annotation : said)
            count += annotation.isEmpty() ? 0 : 1;
        RC_ASSERT(read->annotated().size() == count);
        RC_ASSERT(read->hasAnnotationText() == (count > 0));
    }));
}

TEST(AnnotationTextTest, IsFoundInFilesThatStayOnTheDisk)
{
    const test::TemporaryFolder folder;
    const std::string said = written(annotated({true, ann, {}, {}, {}}));
    const std::size_t mark = said.find(annotationMark);
    constexpr std::size_t part = std::size_t(1) << 20; // so much is read at once
    for (const std::size_t inFirstPart : {std::size_t(0), std::size_t(4), annotationMark.size()}) {
        const std::string begin = plain + "# ";
        const std::string padding(part - inFirstPart - mark - begin.size() - plain.size() - 1, 'r');
        const std::string path = folder.write("a.conllu", begin + padding + '\n' + plain + said + plain);
        const auto bytes = FileBytes::open(path, 0).value();
        ASSERT_EQ(bytes->inMemory(), nullptr);
        const auto document = Document::over(path, bytes, formatNamed("conllu")).value();
        ASSERT_EQ(document->size(), 4U);
        EXPECT_EQ(document->annotated(), std::vector<std::size_t>{2}) << inFirstPart;
        EXPECT_TRUE(document->hasAnnotationText());
        EXPECT_TRUE(document->sentence(2)->annotation.confirmed);
    }
}

/// A document that is edited, annotated and saved.
class KeepingAnnotationsTest : public testing::Test {
protected:
    KeepingAnnotationsTest() : m_path(m_folder.write("a.conllu", plain + plain)) { }

    WorkingCopy open() const { return WorkingCopy(openDocument(m_path).value()); }

    static void make(WorkingCopy& copy, Operation operation, const Result<Sentence>& after, std::size_t index = 0)
    {
        Step step{operation, {}};
        step.edits.push_back(replacement(copy.document()->id(index), copy.document()->sentence(index),
            std::make_shared<const Sentence>(after.value())));
        ASSERT_TRUE(copy.make(std::move(step)).has_value());
    }
    static void confirmFirst(WorkingCopy& copy)
    {
        make(copy, Operation::Confirm, confirm(*copy.document()->sentence(0), ann, RootRule::Single));
    }
    static bool isConfirmed(const WorkingCopy& copy, std::size_t index = 0)
    {
        return copy.document()->sentence(index)->annotation.confirmed;
    }
    std::string onDisk() const { return test::readBytes(m_path); }
    bool isSidecar() const { return std::filesystem::exists(annotationPath(m_path)); }

    test::TemporaryFolder m_folder;
    std::string m_path;
};

TEST_F(KeepingAnnotationsTest, UnlessAskedForTheFileIsNotTouched)
{
    {
        WorkingCopy copy = open();
        EXPECT_FALSE(copy.keepsAnnotationsInFile());
        confirmFirst(copy);
        ASSERT_TRUE(copy.save().has_value());
        EXPECT_EQ(onDisk(), plain + plain);
        EXPECT_TRUE(isSidecar());
    }
    EXPECT_TRUE(isConfirmed(open()));
}

TEST_F(KeepingAnnotationsTest, TheChoiceMovesWhatIsSaidAndCanBeTakenBack)
{
    WorkingCopy copy = open();
    confirmFirst(copy);
    ASSERT_TRUE(copy.save().has_value());
    const auto moved = copy.keepAnnotationsInFile(true);
    ASSERT_TRUE(moved.has_value() && moved->has_value());
    EXPECT_TRUE(changes((*moved)->edits.front()).empty()) << "nothing else is said now than before";
    EXPECT_TRUE(copy.keepsAnnotationsInFile());
    const std::string inFile = copy.document()->serialised().value();
    EXPECT_NE(inFile, plain + plain);
    ASSERT_TRUE(copy.undo().has_value());
    EXPECT_FALSE(copy.keepsAnnotationsInFile());
    EXPECT_EQ(copy.document()->serialised().value(), plain + plain);
    EXPECT_TRUE(isConfirmed(copy));
    ASSERT_TRUE(copy.redo().has_value());
    EXPECT_TRUE(copy.keepsAnnotationsInFile());
    ASSERT_TRUE(copy.save().has_value());
    EXPECT_EQ(onDisk(), inFile);
    EXPECT_FALSE(isSidecar());
}

TEST_F(KeepingAnnotationsTest, WhatIsInTheFileIsReadBackAndGoesOutOfItAgain)
{
    {
        WorkingCopy copy = open();
        ASSERT_TRUE(copy.keepAnnotationsInFile(true).has_value());
        confirmFirst(copy);
        make(copy, Operation::Pin, pin(*copy.document()->sentence(1), 2, ann), 1);
        ASSERT_TRUE(copy.save().has_value());
        EXPECT_FALSE(isSidecar());
    }
    WorkingCopy copy = open();
    EXPECT_TRUE(copy.keepsAnnotationsInFile()) << "the file tells";
    EXPECT_TRUE(isConfirmed(copy));
    EXPECT_EQ(copy.document()->sentence(1)->annotation.pins, (std::vector<Pin>{{2, 1, ann}}));
    ASSERT_TRUE(copy.keepAnnotationsInFile(false).has_value());
    ASSERT_TRUE(copy.save().has_value());
    EXPECT_EQ(onDisk(), plain + plain);
    EXPECT_TRUE(isSidecar());
    EXPECT_TRUE(isConfirmed(copy));
}

TEST_F(KeepingAnnotationsTest, TheChoiceIsRememberedBeforeAnythingIsSaid)
{
    {
        WorkingCopy copy = open();
        ASSERT_TRUE(copy.keepAnnotationsInFile(true).has_value());
        EXPECT_FALSE(copy.isModified());
    }
    EXPECT_TRUE(open().keepsAnnotationsInFile());
    EXPECT_EQ(onDisk(), plain + plain);
    {
        WorkingCopy copy = open();
        ASSERT_TRUE(copy.keepAnnotationsInFile(false).has_value());
    }
    EXPECT_FALSE(open().keepsAnnotationsInFile());
    EXPECT_FALSE(isSidecar());
}

TEST_F(KeepingAnnotationsTest, OnlyItsOwnLinesChange)
{
    WorkingCopy copy = open();
    ASSERT_TRUE(copy.keepAnnotationsInFile(true).has_value());
    confirmFirst(copy);
    ASSERT_TRUE(copy.save().has_value());
    std::string text = onDisk();
    const auto line = text.find("# arcwright confirmed");
    ASSERT_NE(line, std::string::npos);
    text.erase(line, text.find('\n', line) + 1 - line);
    EXPECT_EQ(text, plain + plain);
    make(copy, Operation::Confirm, unconfirm(*copy.document()->sentence(0)));
    ASSERT_TRUE(copy.save().has_value());
    EXPECT_EQ(onDisk(), plain + plain);
}

TEST_F(KeepingAnnotationsTest, TheTextFollowsEditsOfWords)
{
    WorkingCopy copy = open();
    ASSERT_TRUE(copy.keepAnnotationsInFile(true).has_value());
    make(copy, Operation::Pin, pin(*copy.document()->sentence(0), 2, ann));
    make(copy, Operation::InsertToken, insertToken(*copy.document()->sentence(0), Beside::Before, 2, "new"));
    const auto sentence = copy.document()->sentence(0);
    EXPECT_TRUE(saysAnnotation(*sentence));
    EXPECT_EQ(statedAnnotation(*sentence).pins, sentence->annotation.pins);
    EXPECT_EQ(sentence->annotation.pins.front().dependent, 3);
    ASSERT_TRUE(copy.undo().has_value() && copy.undo().has_value());
    EXPECT_EQ(copy.document()->serialised().value(), plain + plain);
}

TEST_F(KeepingAnnotationsTest, ALineTakenOutOfTheTextIsNotSaidAnyMore)
{
    WorkingCopy copy = open();
    ASSERT_TRUE(copy.keepAnnotationsInFile(true).has_value());
    confirmFirst(copy);
    Sentence typed = test::sentenceOf(plain);
    typed.annotation = copy.document()->sentence(0)->annotation;
    make(copy, Operation::EditText, typed);
    EXPECT_FALSE(isConfirmed(copy));
    EXPECT_EQ(copy.document()->serialised().value(), plain + plain);
    ASSERT_TRUE(copy.undo().has_value());
    EXPECT_TRUE(isConfirmed(copy));
}

TEST_F(KeepingAnnotationsTest, WhatIsBesideTheFileIsNotLostWhereTheTextSaysSomethingToo)
{
    {
        WorkingCopy copy = open();
        confirmFirst(copy);
        ASSERT_TRUE(copy.save().has_value());
    }
    std::string text = plain + plain; // somebody else writes a remark into the file
    text.insert(text.find("1-2"), "# arcwright comment = hm\n");
    test::writeBytes(m_path, text);
    {
        WorkingCopy copy = open();
        EXPECT_TRUE(isConfirmed(copy));
        EXPECT_EQ(copy.document()->sentence(0)->annotation.comment, "hm");
        make(copy, Operation::Pin, pin(*copy.document()->sentence(1), 2, ann), 1);
        ASSERT_TRUE(copy.save().has_value());
    }
    const WorkingCopy copy = open();
    EXPECT_TRUE(isConfirmed(copy));
    EXPECT_EQ(copy.document()->sentence(0)->annotation.comment, "hm");
}

TEST_F(KeepingAnnotationsTest, AnUnsavedChoiceSurvivesTheEndOfTheProgram)
{
    {
        WorkingCopy copy = open();
        confirmFirst(copy);
        ASSERT_TRUE(copy.save().has_value());
        ASSERT_TRUE(copy.keepAnnotationsInFile(true).has_value());
    }
    WorkingCopy copy = open();
    EXPECT_EQ(copy.recovered(), 1U);
    EXPECT_TRUE(copy.keepsAnnotationsInFile());
    EXPECT_TRUE(isConfirmed(copy));
    ASSERT_TRUE(copy.undo().has_value());
    EXPECT_FALSE(copy.keepsAnnotationsInFile());
    EXPECT_TRUE(isConfirmed(copy));
}

TEST_F(KeepingAnnotationsTest, AFormatWithoutAPlaceRefuses)
{
    m_path = m_folder.write("a.knp", "* -1D\n表 ひょう 表 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n");
    WorkingCopy copy = open();
    EXPECT_FALSE(copy.keepsAnnotationsInFile());
    const auto refused = copy.keepAnnotationsInFile(true);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error(), (Problem{TreebankProblem::OnlyInConllu, m_path, 0, 0, {"knp"}}));
}

} // namespace annotation_text_test
} // namespace arcwright
