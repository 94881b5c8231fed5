// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/registry.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/conversion/conversion_losses.h"
#include "core/conversion/converted_text.h"
#include "core/documents/document.h"
#include "core/formats/recognise.h"
#include "core/formats/text/lines.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace registry_test {

using ::testing::UnorderedElementsAre;

constexpr std::string_view toyEndings[] = {".toy"};
constexpr FormatFamily toyFamily{"toy", "Toy", toyEndings};

/// A format that nothing outside of this file knows: a sentence is a line `toy b:2 a:0` of words with their heads.
class ToyFormat final : public Format {
public:
    std::string_view name() const override { return toyFamily.name; }
    const FormatFamily& family() const override { return toyFamily; }
    bool holds(WordField field) const override { return field == WordField::Form || field == WordField::Head; }
    bool holdsFurther(std::string_view) const override { return false; }
    FurtherLines furtherLines() const override { return FurtherLines::None; }

    std::vector<SentenceSpan> findSentences(LineScanner& lines) const override
    {
        std::vector<SentenceSpan> spans;
        for (auto line = lines.next(); line; line = lines.next())
            spans.push_back({line->offset, line->next - line->offset, spans.size() + 1});
        return spans;
    }

    Sentence read(const SourceSlice& slice) const override
    {
        Sentence sentence;
        sentence.source = slice;
        for (const std::string_view word : split(splitLines(slice.text()).front().text.substr(4), ' ')) {
            Token& token = sentence.tokens.emplace_back();
            token.form = word.substr(0, word.find(':'));
            token.head = parseNumber(word.substr(word.find(':') + 1)).value_or(kNoHead);
        }
        return sentence;
    }

    Result<std::string> write(const Sentence& sentence) const override
    {
        std::string line = "toy";
        for (const Token& token : sentence.tokens)
            line += ' ' + token.form + ':' + std::to_string(token.head);
        return line + '\n';
    }
};

FormatPointer makeToy(const FormatOptions&)
{
    static const auto toy = std::make_shared<const ToyFormat>();
    return toy;
}

class ToyRecogniser final : public FormatRecogniser {
public:
    Likelihood likelihood(std::string_view line) const override
    {
        return line.starts_with("toy ") ? Likelihood::Certain : Likelihood::None;
    }
    Result<FormatPointer> formatOf(FileBeginning&) override { return makeToy({}); }
};

std::unique_ptr<FormatRecogniser> toyRecogniser()
{
    return std::make_unique<ToyRecogniser>();
}

FormatPointer recognisedBy(std::span<const RegisteredFormat> formats, const std::string& text)
{
    LineScanner lines(FileBytes::ofText(text));
    return recognise(lines, {}, formats).value_or(nullptr);
}

TEST(RegistryTest, ARowIsAllThatAFormatNeedsToBeRecognised)
{
    std::vector<RegisteredFormat> formats(registeredFormats().begin(), registeredFormats().end());
    EXPECT_EQ(recognisedBy(formats, "toy b:2 a:0\n"), nullptr);
    formats.push_back({toyFamily, makeToy, nullptr, toyRecogniser});
    EXPECT_EQ(recognisedBy(formats, "toy b:2 a:0\n"), makeToy({}));
    EXPECT_EQ(recognisedBy(formats, "what is this?\ntoy b:2 a:0\n"), makeToy({}));
    EXPECT_EQ(recognisedBy(formats, "1\ta\t_\t_\t_\t_\t0\tx\t_\t_\n\n"), formatNamed("conllu"));
}

TEST(RegistryTest, AFormatThatNobodyKnowsIsConvertedByWhatItSaysOfItself)
{
    const auto conllu = test::documentOf("# c\n1-2\tab\t_\t_\t_\t_\t_\t_\t_\t_\n1\ta\tl\tN\t_\t_\t2\tx\t_\tK=1\n"
                                         "2\tb\tl\tV\t_\t_\t0\troot\t_\t_\n\n",
        "conllu");
    EXPECT_EQ(convertedText(*conllu, *makeToy({})), "toy a:2 b:0\n");
    const auto losses = lossesOf(*conllu, *makeToy({}));
    ASSERT_TRUE(losses.has_value());
    std::vector<LossKind> kinds;
    for (const Loss& loss : *losses)
        kinds.push_back(loss.kind);
    EXPECT_THAT(kinds,
        UnorderedElementsAre(LossKind::Comments, LossKind::Lemmas, LossKind::Upos, LossKind::Relations, LossKind::Misc,
            LossKind::MultiwordTokens));

    const Document toy("a.toy", "toy a:2 b:0\n", makeToy({}));
    const auto dtag = convertedText(toy, *formatNamed("dtag"));
    ASSERT_TRUE(dtag.has_value()) << "heads become parents";
    EXPECT_EQ(Document("a.tag", *dtag, formatNamed("dtag")).sentence(0)->word(1).head, 2);
    const auto knp = convertedText(toy, *formatNamed("knp"));
    ASSERT_TRUE(knp.has_value()) << "heads of words become those of bunsetsu";
    EXPECT_EQ(Document("a.knp", *knp, formatNamed("knp")).sentence(0)->bunsetsu.size(), 2U);
    EXPECT_EQ(convertedText(Document("a.knp", *knp, formatNamed("knp")), *makeToy({})), "toy a:2 b:0\n");
}

TEST(RegistryTest, FamiliesAreToldApartByNameAndEnding)
{
    std::set<std::string_view> names;
    std::set<std::string_view> endings;
    std::size_t count = 0;
    for (const RegisteredFormat& format : registeredFormats()) {
        EXPECT_TRUE(names.insert(format.family.name).second);
        EXPECT_FALSE(format.family.title.empty());
        EXPECT_EQ(formatNamed(format.family.name)->family(), format.family);
        for (const std::string_view ending : format.family.endings) {
            EXPECT_TRUE(endings.insert(ending).second) << ending;
            EXPECT_EQ(formatOfEnding("a" + std::string(ending))->family(), format.family);
            ++count;
        }
    }
    EXPECT_EQ(registeredFormat("conllx"), &registeredFormats()[1]);
    EXPECT_EQ(registeredFormat("toy"), nullptr);
    EXPECT_GE(count, names.size());
}

TEST(RegistryTest, FormatsSayWhatTheyCanHold)
{
    const auto& conllu = *formatNamed("conllu");
    const auto& conllx = *formatNamed("conllx");
    const auto& dtag = *formatNamed("dtag");
    const auto& knp = *formatNamed("knp");
    EXPECT_TRUE(conllu.hasMultiwordTokens() && !conllx.hasMultiwordTokens() && !dtag.hasMultiwordTokens());
    EXPECT_TRUE(conllu.isUniversalDependencies() && !formatNamed("conllup")->isUniversalDependencies());
    EXPECT_EQ(conllx.furtherLines(), FurtherLines::None);
    EXPECT_EQ(knp.furtherLines(), FurtherLines::CommentsAnywhere);
    EXPECT_EQ(knp.tagSet(), TagSet::Juman);
    EXPECT_TRUE(knp.holdsBunsetsuRest("<P>") && !knp.holdsBunsetsuRest("0/1 1.2"));
    EXPECT_TRUE(formatNamed("cabocha")->holdsBunsetsuRest("0/1 1.2"));
    EXPECT_EQ(dtag.attributeFor(WordField::Upos), "UPOS");
    for (const char* name : {"in", "gloss", "LId", "xml:lang", "a-b"})
        EXPECT_TRUE(dtag.holdsFurther(name)) << name;
    for (const char* name : {"", "1a", "lemma", "msd", "a b", "a\"", "å"})
        EXPECT_FALSE(dtag.holdsFurther(name)) << name;
    EXPECT_TRUE(dtag.listsOuterArcs("out") && !dtag.listsOuterArcs("gloss"));
    EXPECT_EQ(formatNamed("conllup", std::vector<std::string>{"ID", "FORM"})->namedColumns().size(), 2U);
    EXPECT_EQ(formatNamed("conllup", std::vector<std::string>{"ID"}), nullptr);
    EXPECT_TRUE(conllu.namedColumns().empty());
}

} // namespace registry_test
} // namespace arcwright
