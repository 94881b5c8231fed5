// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace arcwright {

/// The tests of UD validation, in the order in which the official validator (github.com/UniversalDependencies/tools)
/// makes them. Two of its ids are left out because its own code can never report them: invalid-word-interval and
/// invalid-feature-value. One is our own: invalid-utf8, where that program cannot read the file at all.
enum class TestId {
    // lines
    InvalidUtf8,
    UnicodeNormalization,
    MisplacedComment,
    PseudoEmptyLine,
    ExtraEmptyLine,
    EmptySentence,
    InvalidLine, ///< arguments: how it begins
    MissingEmptyLine,
    // columns; the first argument of all but the first is the column's name
    NumberOfColumns, ///< arguments: found, expected
    InvalidWhitespaceMwt,
    InvalidWhitespace,
    EmptyColumn,
    LeadingWhitespace,
    TrailingWhitespace,
    RepeatedWhitespace,
    // ids
    InvalidWordId, ///< arguments: found
    MisplacedWordInterval, ///< arguments: found
    MisplacedEmptyNode, ///< arguments: found
    WordIdSequence, ///< arguments: found, expected
    ReversedWordInterval, ///< arguments: found
    WordIntervalOut, ///< arguments: found, number of words
    OverlappingWordIntervals, ///< arguments: found
    // references
    InvalidHead, ///< arguments: found
    UnknownHead, ///< arguments: found
    InvalidDeps, ///< arguments: found
    InvalidEhead, ///< arguments: found
    UnknownEhead, ///< arguments: found
    // tree
    HeadSelfLoop,
    MultipleRoots, ///< arguments: the words
    NonTree, ///< arguments: the words not reached
    // fields
    MwtNonemptyField, ///< arguments: column, found
    EmptyNodeNonemptyField, ///< arguments: column, found
    UnknownUpos, ///< arguments: found
    EmptyStringInXpos,
    UnsortedFeatures,
    InvalidFeature, ///< arguments: found
    RepeatedFeatureValue, ///< arguments: the feature
    UnsortedFeatureValues, ///< arguments: the feature
    RepeatedFeature,
    InvalidDeprel, ///< arguments: found
    UnknownUdeprel, ///< arguments: the main part
    UnsortedDeps,
    UnsortedDeps2, ///< arguments: head
    RepeatedDeps, ///< arguments: the arc
    DepsSelfLoop,
    InvalidEdeprel, ///< arguments: found
    UnknownEudeprel, ///< arguments: the main part
    EmptyMisc,
    EmptyMiscKey, ///< arguments: found
    MiscExtraSpace, ///< arguments: found
    MiscAttrTypo, ///< arguments: the attribute's name
    RepeatedMisc, ///< arguments: the attribute's name
    // whether there is an enhanced graph
    EdepsOnlySometimes, ///< treebank-wide
    // sentence ids
    InvalidSentId,
    MissingSentId,
    MultipleSentId,
    NonUniqueSentId, ///< treebank-wide
    SlashInSentId, ///< arguments: found
    // parallel ids
    InvalidParallelId,
    MultipleParallelId,
    NonUniqueParallelId, ///< treebank-wide
    ParallelIdAlt, ///< treebank-wide
    ParallelIdPart, ///< treebank-wide
    // text
    MultipleNewdoc,
    MultipleNewpar,
    SpaceafterNewdocpar, ///< treebank-wide
    MissingText,
    MultipleText,
    EmptyText,
    TextTrailingWhitespace,
    NospaceafterYes,
    SpaceafterValue, ///< arguments: found
    SpaceafterEmptyNode,
    SpaceafterMwtNode,
    TextFormMismatch, ///< arguments: form, the text at its place
    MissingSpaceafter, ///< arguments: form
    TextExtraChars, ///< arguments: what is left of the text
    // roots
    ZeroIsNotRoot, ///< arguments: relation
    RootIsNotZero,
    EnhancedZeroIsNotRoot, ///< arguments: relation
    EnhancedRootIsNotZero,
    // language
    InvalidWordWithSpace, ///< arguments: column, found, language
    MwtTypoRepeatedAtWord, ///< arguments: the multiword token
    FeatureUnknown, ///< arguments: the feature, language
    FeatureNotPermitted, ///< arguments: the feature, language
    FeatureValueUnknown, ///< arguments: the feature, its value, language
    FeatureUposNotPermitted, ///< arguments: the feature, the part of speech, language
    FeatureValueUposNotPermitted, ///< arguments: the feature, its value, the part of speech, language
    UnknownDeprel, ///< arguments: found, language
    UnknownEdeprel, ///< arguments: the arc, language
    AuxLemma, ///< arguments: the lemma, language
    CopLemma, ///< arguments: the lemma, language
    // enhanced graph
    UnconnectedEgraph, ///< arguments: the nodes not reached
    // guidelines; where there is one argument and no word on it, it is the part of speech
    PronDetWithoutProntype,
    VerbformFinWithoutMood,
    FixedWithoutExtpos,
    RelUposDet,
    RelUposNummod,
    RelUposAdvmod,
    RelUposExpl,
    RelUposAux,
    RelUposCop,
    RelUposCase,
    RelUposMark,
    RelUposCc,
    RelUposPunct,
    UposRelPunct, ///< arguments: relation
    RelUposFixed,
    FlatForeignUposFeats,
    RightToLeftConj,
    RightToLeftFixed,
    RightToLeftFlat,
    RightToLeftGoeswith,
    RightToLeftAppos,
    TooManySubjects, ///< arguments: the words
    TooManyObjects, ///< arguments: the words
    OblShouldBeNmod,
    OrphanParent, ///< arguments: the parent's relation
    LeafMarkCase, ///< arguments of these: the parent, its relation, the child's relation
    LeafAuxCop,
    LeafDet,
    LeafClf,
    LeafCc,
    LeafFixed,
    LeafGoeswith,
    LeafPunct,
    FixedGap, ///< arguments: the words in the gap
    GoeswithGap, ///< arguments: the words in the gap
    GoeswithNospace,
    GoeswithMissingTypo,
    GoeswithLemma,
    GoeswithUpos,
    GoeswithFeats,
    GoeswithEdeps,
    PunctCausesNonproj, ///< arguments: the words made non-projective
    PunctIsNonproj, ///< arguments: the words in the gap
    // files
    NonUnixNewline, ///< once a file
};

/// The steps of validation. The first six gate: one that fails is the sentence's last; so does Fields if a feature is
/// malformed.
enum class ValidationStep {
    Lines,
    Columns,
    Ids,
    Ranges,
    References,
    Tree,
    Fields,
    EnhancedPresence,
    SentenceId,
    ParallelId,
    Text,
    Nodes, ///< roots, and what the language permits
    EnhancedGraph,
    Guidelines,
    File,
};

enum class TestKind { Error, Warning };

/// The scope that a test needs: the sentence, or the treebank.
enum class TestScope {
    OfSentence,
    OfTreebank, ///< the treebank, or the file, as a whole: validateFiles() or a TreebankIndex finds it
};

struct Row;
struct SentenceText;
struct UdFinding;

/// The sentence's text with a finding put right; nothing if that cannot be done.
using Repair = std::optional<std::string>;
using SentenceRepair = Repair (*)(const SentenceText&, const UdFinding&); ///< on lines and in comments
using RowRepair = Repair (*)(const SentenceText&, const Row&, const UdFinding&); ///< in the fields of a row

/// All that is fixed about a test but its sentence in words, which is in core/messages/validation_sentences.h, and its
/// check, which is that of its step.
struct TestDescription {
    TestId id{};
    std::string_view name; ///< the official validator's id
    /// 1 is the format, 2 what UD asks of any treebank, 3 what its guidelines ask of annotation, 4 what is permitted in
    /// the language, 5 what its guidelines ask.
    int level = 1;
    ValidationStep step{};
    TestKind kind = TestKind::Error;
    std::variant<std::monostate, SentenceRepair, RowRepair> repair{}; ///< none where only the annotator can decide
    TestScope scope = TestScope::OfSentence;

    constexpr bool isWarning() const { return kind == TestKind::Warning; }
};

/// All tests, in the order of TestId.
std::span<const TestDescription> allTests();
const TestDescription& descriptionOf(TestId test);
/// The test of that official id.
std::optional<TestId> testNamed(std::string_view name);
/// Whether repaired() (core/validation/repair.h) knows what to do about a test at all.
bool isRepairable(TestId test);

} // namespace arcwright
