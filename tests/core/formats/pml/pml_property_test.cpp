// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <filesystem>
#include <map>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/gzip.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/treebank/file_packing.h"
#include "core/validation/structure.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/xml_tree_reader.h"

namespace arcwright {
namespace pml_property_test {

using Documents = std::vector<std::shared_ptr<const Document>>;

std::string textOf(const std::string& bytes)
{
    return isGzip(bytes) ? decompressed(bytes).value().text : bytes;
}

/// The language of a Treex document; empty for others.
std::string languageOf(const Document& document)
{
    const std::string text = textOf(document.format()
                                        ->packing()
                                        ->files()
                                        .back()
                                        ->read(0, document.format()->packing()->files().back()->size())
                                        .value());
    if (text.find("<treex_document") == std::string::npos)
        return {};
    const std::string_view name = document.format()->name();
    const auto zone = name.find(':');
    return zone == std::string_view::npos ? "cs" : std::string(name.substr(zone + 1, 2));
}

/// Whether libxml2 finds the same trees in a text of the document as we have.
void expectSameTrees(const Document& document, const std::string& text)
{
    const auto trees = test::readPragueTrees(
        textOf(document.format()->packing()->contents(text).value().back()), languageOf(document));
    ASSERT_EQ(trees.size(), document.size());
    for (std::size_t i = 0; i < trees.size(); ++i) {
        const auto sentence = document.sentence(i);
        ASSERT_FALSE(sentence->problem.has_value()) << testing::PrintToString(*sentence->problem);
        std::vector<test::PragueWord> words;
        for (const Token& token : sentence->tokens)
            words.push_back({std::string(token.furtherField("Id")), token.head, token.relation,
                !token.furtherField("IsMember").empty()});
        ASSERT_TRUE(words == trees[i]) << document.path() << ", sentence " << i;
    }
}

/// The document as its files would be read again.
std::shared_ptr<const Document> reread(const Document& document, const test::TemporaryFolder& folder)
{
    const FilePacking& packing = *document.format()->packing();
    const auto contents = packing.contents(document.serialised().value()).value();
    std::string path;
    for (std::size_t i = 0; i < contents.size(); ++i) {
        const std::string name = std::filesystem::path(packing.files()[i]->path()).filename();
        path = folder.write(name, contents[i]);
    }
    return openDocument(path, languageOf(document).empty() ? "" : document.format()->name()).value();
}

bool isBelow(const Sentence& sentence, int word, int top)
{
    for (; word > 0; word = sentence.word(word).head) {
        if (word == top)
            return true;
    }
    return false;
}

int number(int from, int to)
{
    return *rc::gen::inRange(from, to);
}

std::string randomText()
{
    return *rc::gen::element<std::string>("Sb", "a&b", "<x>", "\"'", "]]>", " ", "č\t", "\r\n", "0");
}

/// A sentence with one to five things of it changed.
Sentence randomlyEdited(Sentence sentence)
{
    const bool hasWords = !sentence.word(1).lemma.empty();
    for (int count = number(1, 6); count > 0; --count) {
        const int word = number(1, sentence.size() + 1);
        const int kind = number(0, 8);
        if (kind < 4) {
            const int head = number(0, sentence.size() + 1);
            if (!isBelow(sentence, head, word))
                sentence = withHead(sentence, word, head);
        } else if (kind == 4) {
            sentence.word(word).relation = number(0, 4) == 0 ? "" : randomText();
        } else if (kind == 5) {
            const std::string flag = *rc::gen::element<std::string>("IsMember", "IsParenthesis", "IsExtra");
            sentence.word(word).setFurther(flag, number(0, 2) == 0 ? "" : "Yes");
        } else if (hasWords) {
            (kind == 6 ? sentence.word(word).lemma : sentence.word(word).xpos) = randomText();
        }
    }
    return sentence;
}

/// The flag of a missing governor as it was, in a treebank whose schema has none.
void leaveOutExtra(Sentence& sentence, const Sentence& before, const Format& format)
{
    const auto written = format.write(sentence);
    if (written || written.error().code != FormatProblem::PmlExtraNotInSchema)
        return;
    for (int word = 1; word <= sentence.size(); ++word)
        sentence.word(word).setFurther("IsExtra", std::string(before.word(word).furtherField("IsExtra")));
}

/// Edits that are taken back leave every byte as it was; until then the files say what is in memory.
void checkRandomEdits(const Document& original)
{
    const test::TemporaryFolder folder(test::folderInMemory());
    auto document = std::make_shared<const Document>(original);
    std::vector<Edit> edits;
    for (int count = number(1, 5); count > 0; --count) {
        const auto index = static_cast<std::size_t>(number(0, static_cast<int>(document->size())));
        const auto before = document->sentence(index);
        if (before->size() == 0)
            continue;
        auto changed = randomlyEdited(*before);
        leaveOutExtra(changed, *before, *document->format());
        auto after = std::make_shared<const Sentence>(std::move(changed));
        edits.push_back(
            document->format()->completed(*document, replacement(document->id(index), before, std::move(after))));
        document = document->with(edits.back());
    }
    const auto again = reread(*document, folder);
    RC_ASSERT(again->size() == document->size());
    for (std::size_t i = 0; i < again->size(); ++i) {
        RC_ASSERT(!again->sentence(i)->problem.has_value());
        RC_ASSERT(again->sentence(i)->hasContentOf(*document->sentence(i)));
    }
    expectSameTrees(*document, document->serialised().value());
    RC_ASSERT(!testing::Test::HasFatalFailure());
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        document = document->with(inverted(*edit));
    const FilePacking& packing = *original.format()->packing();
    const auto contents = packing.contents(document->serialised().value()).value();
    for (std::size_t i = 0; i < contents.size(); ++i)
        RC_ASSERT(contents[i] == packing.files()[i]->read(0, packing.files()[i]->size()).value());
}

/// The files with other spellings of the same: line ends, embedded words, a prefix, shorthand.
Documents ownDocuments(const test::TemporaryFolder& folder)
{
    folder.write("small.a", test::pmlTrees);
    folder.write("small.m", test::pmlWords);
    folder.write("small.w", test::pmlTokens);
    folder.write("x.treex.gz", compressed(test::treexDocument, {}));
    std::string carriage;
    for (const char each : test::pmlTrees)
        carriage += each == '\n' ? std::string("\r\n") : std::string(1, each);
    folder.write("crlf/small.a", "\xEF\xBB\xBF" + carriage);
    folder.write("crlf/small.m", test::pmlWords);
    folder.write("faust.a",
        "<p:adata xmlns:p=\"http://ufal.mff.cuni.cz/pdt/pml/\"><p:trees><p:LM id=\"r\"><p:ord>0</p:ord><p:children "
        "id=\"a\"><p:ord>2</p:ord><p:m><p:form>a</p:form><p:lemma>a</p:lemma><p:tag/></p:m><p:edge/><p:children>"
        "<!-- x --><p:LM id=\"c\"><p:ord>5</p:ord><p:m><p:form>c</p:form><p:lemma>c</p:lemma></p:m></p:LM> <p:LM "
        "id=\"b\">"
        "<p:ord>3</p:ord><p:m><p:form>b</p:form><p:lemma>b</p:lemma></p:m></p:LM></p:children></p:children></p:LM>"
        "<p:LM id=\"e\"/></p:trees></p:adata>");
    folder.write("dense.a",
        "<adata><trees><LM id=\"r\"><children><LM id=\"d\"><ord>4</ord><children><LM id=\"a\"><ord>1</ord></LM><LM "
        "id=\"c\"><ord>3</ord><children><LM id=\"b\"><ord>2</ord></LM></children></LM></children></LM><LM "
        "id=\"e\"><ord>5"
        "</ord></LM></children></LM></trees></adata>");
    Documents documents;
    for (const char* name : {"small.a", "x.treex.gz", "crlf/small.a", "faust.a", "dense.a"})
        documents.push_back(openDocument(folder.file(name)).value());
    documents.push_back(openDocument(folder.file("x.treex.gz"), "pml:en:ref").value());
    return documents;
}

TEST(PmlPropertyTest, EditsReadBackAndTakenBackLeaveEveryByte)
{
    const test::TemporaryFolder folder(test::folderInMemory());
    const Documents documents = ownDocuments(folder);
    EXPECT_TRUE(rc::check([&] { checkRandomEdits(**rc::gen::elementOf(documents)); }));
}

TEST(PmlPropertyTest, AnotherReaderFindsTheSameTrees)
{
    const test::TemporaryFolder folder;
    for (const auto& document : ownDocuments(folder))
        expectSameTrees(*document, document->serialised().value());
}

/// Runs on the samples of Prague treebanks, which are not ours to keep beside the tests.
class RealPmlTest : public testing::Test {
protected:
    void SetUp() override
    {
        const char* root = std::getenv("ARCWRIGHT_TREEBANKS");
        const auto samples = root ? std::filesystem::path(root) / "cs-pml" : std::filesystem::path();
        if (root == nullptr || !std::filesystem::is_directory(samples))
            GTEST_SKIP() << "set ARCWRIGHT_TREEBANKS to a folder of treebanks (cs-pml/) to run this test";
        for (const auto& entry : std::filesystem::recursive_directory_iterator(samples)) {
            const std::string path = entry.path().string();
            const FormatPointer format = entry.is_regular_file() ? formatOfEnding(path) : nullptr;
            if (!format || format->name() != "pml")
                continue;
            m_documents.push_back(openDocument(path).value());
            if (path.find(".treex") != std::string::npos)
                m_documents.push_back(openDocument(path, "pml:en").value());
        }
        ASSERT_FALSE(m_documents.empty());
        openWorkingFiles(samples);
    }

    /// The words of a document as they are in the working files of PDT-C, which have no trees of their own.
    void openWorkingFiles(const std::filesystem::path& samples)
    {
        const std::string name = "mf920924_103";
        for (const char* layer : {"PDT/.a", "PDT-work/.m", "PDT/.w"}) {
            const auto parts = std::filesystem::path(layer);
            const auto file = samples / "pdt-c" / parts.parent_path() / (name + parts.filename().string());
            if (std::filesystem::exists(file))
                m_folder.write(file.filename().string(), test::readBytes(file.string()));
        }
        if (std::filesystem::exists(m_folder.file(name + ".m")))
            m_documents.push_back(openDocument(m_folder.file(name + ".a")).value());
    }

    test::TemporaryFolder m_folder;
    Documents m_documents;
};

TEST_F(RealPmlTest, EveryFileOpensAndComesBackByteForByte)
{
    std::size_t sentences = 0;
    std::size_t words = 0;
    for (const auto& document : m_documents) {
        SCOPED_TRACE(document->path());
        EXPECT_TRUE(findProblems(Treebank({document})).empty());
        const FilePacking& packing = *document->format()->packing();
        std::vector<Edit> edits; // every sentence written by the writer, none changed
        for (std::size_t i = 0; i < document->size(); ++i) {
            const auto sentence = document->sentence(i);
            sentences += languageOf(*document) == "en" ? 0 : 1;
            words += languageOf(*document) == "en" ? 0 : static_cast<std::size_t>(sentence->size());
            edits.push_back(replacement(document->id(i), sentence, sentence));
        }
        EXPECT_TRUE(document->with(edits)->serialised() == document->serialised());
        const auto contents = packing.contents(document->serialised().value()).value();
        for (std::size_t i = 0; i < contents.size(); ++i)
            EXPECT_TRUE(contents[i] == test::readBytes(packing.files()[i]->path()));
        expectSameTrees(*document, document->serialised().value());
    }
    EXPECT_GE(sentences, 54U + 21 + 4 + 9 + 15 + 4); // as counted by hand
    EXPECT_GE(words, 944U + 270 + 75 + 29 + 133 + 12);
}

TEST_F(RealPmlTest, NothingIsOddInThemButWhatWasMadeSo)
{
    for (const auto& document : m_documents) {
        for (std::size_t i = 0; i < document->size(); ++i) {
            const bool isMade = document->path().find("/made/") != std::string::npos;
            for (const FormatWarning& warning : document->format()->warnings(*document->sentence(i)))
                EXPECT_TRUE(isMade) << document->path() << ", sentence " << i << ": " << warning.test;
        }
    }
}

/// Rules have exceptions in treebanks; more than these few would be false alarms.
TEST_F(RealPmlTest, RulesHaveFewExceptions)
{
    std::map<std::string_view, int> found;
    int sentences = 0;
    for (const auto& document : m_documents) {
        if (document->path().find("/made/") != std::string::npos || languageOf(*document) == "en")
            continue;
        for (std::size_t i = 0; i < document->size(); ++i, ++sentences) {
            for (const StructureFinding& finding : checkStructure(*document->sentence(i)))
                ++found[descriptionOf(finding.test).name];
        }
    }
    int all = 0;
    for (const auto& [name, count] : found) {
        std::printf("%.*s: %d\n", static_cast<int>(name.size()), name.data(), count);
        all += count;
    }
    EXPECT_EQ(found["several-roots"], 0);
    EXPECT_LE(all * 10, sentences);
}

TEST_F(RealPmlTest, EditsReadBackAndTakenBackLeaveEveryByte)
{
    EXPECT_TRUE(rc::check([&] { checkRandomEdits(**rc::gen::elementOf(m_documents)); }));
}

} // namespace pml_property_test
} // namespace arcwright
