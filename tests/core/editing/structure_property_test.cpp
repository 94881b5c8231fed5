// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>

#include <gtest/gtest.h>

#include "core/documents/working_copy.h"
#include "core/editing/arc_operations.h"
#include "core/formats/open.h"
#include "tests/core/support/conversions.h"
#include "tests/core/support/edits/document_commands.h"
#include "tests/core/support/edits/file_slices.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/rules/dtag_rules.h"
#include "tests/core/support/rules/format_rules.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/treebank_folder.h"
#include "tests/paths.h"

namespace arcwright {
namespace structure_property_test {

using test::Breaches;
using test::Choices;
using test::Manner;

/// How many random sequences of edits are made of each file format, from which seed on.
int numberFrom(const char* variable, int otherwise)
{
    const char* const text = std::getenv(variable);
    return text ? std::atoi(text) : otherwise;
}

/// Files of a format to take sentences from.
struct Source {
    std::string format; ///< of the files
    std::string target; ///< in which they are edited
    int sentences = 5; ///< or texts
    std::vector<test::SlicedFile> files;

    std::string slice(Choices& choices) const
    {
        const auto& file = files[static_cast<std::size_t>(choices.number(0, static_cast<int>(files.size())))];
        const std::string text = file.slice(sentences, choices);
        return format == target ? text : test::convertedText(text, format, target);
    }
};

/// What happened in all sequences.
struct Tally {
    std::map<std::string, int> made;
    std::map<std::string, int> broken; ///< by command and rule
    std::map<std::string, std::string> examples;
    int edits = 0;
};

std::string textOf(const std::vector<std::shared_ptr<const Sentence>>& sentences, const Format& format)
{
    std::string text;
    for (const auto& sentence : sentences)
        text += format.write(*sentence).value_or("?");
    return text;
}

/// A file that is edited at random, judged after each step.
class Sequence {
public:
    Sequence(const Source& source, int seed, Tally& tally)
        : m_choices(static_cast<std::uint64_t>(seed)), m_seed(seed), m_rules(source.target), m_tally(tally)
    {
        std::string text = source.slice(m_choices);
        if (m_rules == "dtag")
            text = test::withDtagIds(text);
        const std::string path = m_folder.file("edited." + source.target);
        test::writeBytes(path, text);
        m_copy.emplace(openDocument(path).value());
        m_versions.push_back(version());
        m_breaches = test::breachesOf(m_rules, text);
    }

    void run(int steps)
    {
        for (; steps > 0 && !m_hasFailed; --steps) {
            if (m_choices.once(10))
                undoOrRedo();
            else if (m_choices.once(20))
                moveAnnotations();
            else
                edit();
        }
        if (m_rules == "conllu" && !m_hasFailed)
            bringTreesBack();
        while (m_position > 0 && !m_hasFailed)
            expectUndone();
        while (m_position + 1 < m_versions.size() && !m_hasFailed)
            expectRedone();
    }

private:
    /// A file, and what annotators say of its sentences.
    struct Version {
        std::string text;
        std::vector<Annotation> annotations;

        friend bool operator==(const Version&, const Version&) = default;
    };

    Version version() const
    {
        Version now{m_copy->document()->serialised().value(), {}};
        for (std::size_t i = 0; i < m_copy->document()->size(); ++i)
            now.annotations.push_back(m_copy->document()->sentence(i)->annotation);
        return now;
    }

    void fail(const std::string& kind, const std::string& what)
    {
        ++m_tally.broken[kind];
        m_tally.examples.emplace(kind, "seed " + std::to_string(m_seed) + ": " + what);
        m_hasFailed = true;
    }

    void expectUndone()
    {
        m_copy->undo();
        if (version() != m_versions[--m_position])
            fail("undo", "not the bytes or annotations that were");
    }

    void expectRedone()
    {
        m_copy->redo();
        if (version() != m_versions[++m_position])
            fail("redo", "not the bytes or annotations that were");
    }

    void undoOrRedo()
    {
        if (m_position > 0 && m_choices.coin())
            expectUndone();
        else if (m_position + 1 < m_versions.size())
            expectRedone();
        m_breaches = test::breachesOf(m_rules, m_versions[m_position].text);
    }

    void edit()
    {
        auto made = test::randomEdit(*m_copy->document(), m_choices, Manner::Careful);
        if (!made.edit)
            return;
        const Edit edit = *made.edit;
        const Format& format = *m_copy->document()->format();
        const test::EditedPlace place{static_cast<int>(m_copy->document()->indexOf(edit.idsBefore.front())),
            static_cast<int>(edit.before.size()), static_cast<int>(edit.after.size()), made.mayBreak};
        const std::string shown
            = made.name + "\n" + textOf(edit.before, format) + "---- became\n" + textOf(edit.after, format);
        const auto done = m_copy->make({Operation::Several, {edit}});
        if (!done) {
            fail(made.name + " refused", shown + testing::PrintToString(done.error()));
            return;
        }
        addVersion(made.name, place, shown);
        if (m_rules == "dtag")
            checkEdges(made.name, shown);
    }

    void addVersion(const std::string& name, const test::EditedPlace& place, const std::string& shown)
    {
        ++m_tally.made[name];
        ++m_tally.edits;
        m_versions.resize(++m_position);
        m_versions.push_back(version());
        Breaches now = test::breachesOf(m_rules, m_versions.back().text);
        for (const std::string& breach : test::addedBreaches(m_breaches, now, place))
            fail(name + " breaks " + breach.substr(0, breach.find(' ')), breach + "\n" + shown);
        m_breaches = std::move(now);
    }

    /// Edges of DTAG stay between the words they are between, whatever lines come and go, but for those that a command
    /// on edges changes, and between sentences that are divided.
    void checkEdges(const std::string& name, const std::string& shown)
    {
        static const std::set<std::string> ofLines{"splitToken", "joinTokens", "insertToken", "deleteToken",
            "joinSentences", "insertComment", "removeComment", "setComment", "setCommentLines", "confirm", "pin",
            "waive", "setRemark", "setField"};
        if (!ofLines.contains(name))
            return;
        const test::DtagGraph before = test::dtagGraph(m_versions[m_position - 1].text);
        const test::DtagGraph after = test::dtagGraph(m_versions[m_position].text);
        for (const auto& edge : before.edges) {
            const bool isThere = after.ids.contains(edge.head) && after.ids.contains(edge.dependent);
            if (isThere && !after.edges.contains(edge))
                fail(name + " loses an edge", edge.head + " -> " + edge.dependent + ' ' + edge.label + '\n' + shown);
        }
        for (const auto& edge : after.edges) {
            if (before.ids == after.ids && !before.edges.contains(edge))
                fail(name + " adds an edge", edge.head + " -> " + edge.dependent + ' ' + edge.label + '\n' + shown);
        }
    }

    /// After words were left without a head, on the root or on circles, each is given one: the trees are whole again,
    /// and with them the enhanced graphs.
    void bringTreesBack()
    {
        for (std::size_t i = 0; i < m_copy->document()->size() && !m_hasFailed; ++i) {
            const auto before = m_copy->document()->sentence(i);
            if (!before->problem)
                bringTreeBack(i, before);
        }
        const auto count = [](const Breaches& breaches, const std::string& rule) {
            return std::count_if(
                breaches.begin(), breaches.end(), [&](const test::Breach& breach) { return breach.rule == rule; });
        };
        const Breaches first = test::breachesOf(m_rules, m_versions.front().text);
        for (const std::string rule : {"tree", "root", "enhanced", "enhanced-file", "deps-root"}) {
            if (count(first, rule) == 0 && count(m_breaches, rule) > 0)
                fail("the end breaks " + rule, m_versions[m_position].text);
        }
    }

    void bringTreeBack(std::size_t index, const std::shared_ptr<const Sentence>& before)
    {
        Sentence sentence = *before;
        const auto isRoot = [](const Token& token) { return token.head == kRoot; };
        const auto root = std::find_if(sentence.tokens.begin(), sentence.tokens.end(), isRoot);
        const int top = root == sentence.tokens.end() ? 1 : static_cast<int>(root - sentence.tokens.begin()) + 1;
        sentence = setHead(sentence, top, kRoot).value();
        sentence = setRelation(sentence, top, "root").value();
        for (int word = 1; word <= sentence.size(); ++word) {
            int above = word;
            for (int steps = 0; above > kRoot && above != top && steps <= sentence.size(); ++steps)
                above = sentence.headOf(above);
            if (word != top && above != top)
                sentence = setHead(sentence, word, top).value();
            if (sentence.word(word).relation.empty() || (word != top && sentence.word(word).relation == "root"))
                sentence = setRelation(sentence, word, "dep").value();
        }
        auto edit
            = replacement(m_copy->document()->id(index), before, std::make_shared<const Sentence>(std::move(sentence)));
        const std::string shown = textOf(edit.before, *m_copy->document()->format());
        if (const auto done = m_copy->make({Operation::SetHead, {std::move(edit)}}); !done)
            fail("heads refused", shown + testing::PrintToString(done.error()));
        else
            addVersion("bringTreeBack", {static_cast<int>(index), 1, 1, {}}, shown);
    }

    /// What annotators say moves into the file, or out of it, which must stay a file of its format.
    void moveAnnotations()
    {
        if (!m_copy->document()->format()->keepsAnnotations())
            return;
        const auto moved = m_copy->keepAnnotationsInFile(!m_copy->keepsAnnotationsInFile());
        if (!moved)
            fail("keepAnnotationsInFile refused", testing::PrintToString(moved.error()));
        else if (*moved)
            addVersion("keepAnnotationsInFile", {0, 0, 0, {}}, "");
    }

    test::TemporaryFolder m_folder{test::folderInMemory()};
    Choices m_choices;
    int m_seed;
    std::string m_rules;
    Tally& m_tally;
    std::optional<WorkingCopy> m_copy;
    std::vector<Version> m_versions; ///< by the number of steps
    std::size_t m_position = 0;
    Breaches m_breaches;
    bool m_hasFailed = false;
};

void expectStructureKept(const Source& source)
{
    Tally tally;
    const int first = numberFrom("ARCWRIGHT_SEED", 1);
    constexpr int usually = test::isSanitized ? 2 : 8; // each takes a second for DTAG
    const int count = numberFrom("ARCWRIGHT_SEQUENCES", usually);
    for (int seed = first; seed < first + count; ++seed)
        Sequence(source, seed, tally).run(30);
    std::printf(
        "%s: %d sequences, %d edits by %zu commands\n", source.target.c_str(), count, tally.edits, tally.made.size());
    for (const auto& [kind, times] : tally.broken)
        ADD_FAILURE() << kind << ", " << times << " times; " << tally.examples[kind];
}

Source sampleSource(const std::string& name, const std::string& format, const std::string& target, int sentences)
{
    Source source{format, target, sentences, {}};
    source.files.emplace_back(test::sampleFile(name), format);
    return source;
}

class TreebankStructureTest : public test::TreebankFolderTest {
protected:
    void expectKept(const std::string& format, const std::string& target, const char* ending, int sentences) const
    {
        Source source{format, target, sentences, {}};
        for (const std::string& path : files(ending))
            source.files.emplace_back(path, format);
        expectStructureKept(source);
    }
};

TEST(StructureOfSamplesTest, UniversalDependencies)
{
    expectStructureKept(sampleSource("czech.conllu", "conllu", "conllu", 5));
    expectStructureKept(sampleSource("english.conllu", "conllu", "conllu", 5));
}

TEST(StructureOfSamplesTest, Dtag)
{
    expectStructureKept(sampleSource("danish.tag", "dtag", "dtag", 1));
}

TEST(StructureOfSamplesTest, Knp)
{
    expectStructureKept(sampleSource("japanese.knp", "knp", "knp", 5));
}

TEST(StructureOfSamplesTest, CaboCha)
{
    expectStructureKept(sampleSource("japanese.knp", "knp", "cabocha", 5));
}

TEST_F(TreebankStructureTest, UniversalDependencies)
{
    expectKept("conllu", "conllu", ".conllu", 5);
}

TEST_F(TreebankStructureTest, Dtag)
{
    expectKept("dtag", "dtag", ".tag", 1);
}

TEST_F(TreebankStructureTest, Knp)
{
    expectKept("knp", "knp", ".knp", 2);
}

/// There are none in CaboCha's format; those of KNP are converted.
TEST_F(TreebankStructureTest, CaboCha)
{
    expectKept("knp", "cabocha", ".knp", 2);
}

/// The random sequences know every command: each function of core/editing and of core/enhancing/enhance.h that makes a
/// sentence of one.
TEST(EditCommandsTest, AllOperationsAreCommands)
{
    const auto root = std::filesystem::path(test::sampleFile("x")).parent_path().parent_path().parent_path();
    const std::set<std::string> known = test::commandNames();
    const std::set<std::string> noCommands{
        "asWritten", "finished", "togglePragueFlag"}; // PML, which has sequences of its own
    const std::regex declaration("Result<(Sentence|std::pair<Sentence, Sentence>|std::vector<Edit>)> (\\w+)\\(");
    int found = 0;
    std::vector<std::filesystem::path> headers{root / "core" / "enhancing" / "enhance.h"};
    for (const auto& entry : std::filesystem::directory_iterator(root / "core" / "editing")) {
        if (entry.path().extension() == ".h")
            headers.push_back(entry.path());
    }
    for (const auto& header : headers) {
        const std::string text = test::readBytes(header.string());
        for (std::sregex_iterator match(text.begin(), text.end(), declaration), end; match != end; ++match) {
            const std::string name = (*match)[2];
            ++found;
            EXPECT_TRUE(known.contains(name) || noCommands.contains(name))
                << name << " of " << header.filename() << " is no command of tests/core/support/edits";
        }
    }
    EXPECT_GT(found, 40);
}

} // namespace structure_property_test
} // namespace arcwright
