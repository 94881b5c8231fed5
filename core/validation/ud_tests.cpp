// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/ud_tests.h"

#include <algorithm>
#include <array>

#include "core/validation/repair_fields.h"
#include "core/validation/repair_graph.h"
#include "core/validation/repair_lines.h"
#include "core/validation/repair_misc.h"
#include "core/validation/repair_text.h"

namespace arcwright {

namespace {

using Step = ValidationStep;
using Kind = TestKind;

constexpr auto tests = std::to_array<TestDescription>({
    {TestId::InvalidUtf8, "invalid-utf8", 1, Step::Lines, Kind::Error},
    {TestId::UnicodeNormalization, "unicode-normalization", 1, Step::Lines, Kind::Error, repairedLine},
    {TestId::MisplacedComment, "misplaced-comment", 1, Step::Lines, Kind::Error},
    {TestId::PseudoEmptyLine, "pseudo-empty-line", 1, Step::Lines, Kind::Error, repairedLine},
    {TestId::ExtraEmptyLine, "extra-empty-line", 1, Step::Lines, Kind::Error, repairedLine},
    {TestId::EmptySentence, "empty-sentence", 1, Step::Lines, Kind::Error, repairedLine},
    {TestId::InvalidLine, "invalid-line", 1, Step::Lines, Kind::Error},
    {TestId::MissingEmptyLine, "missing-empty-line", 1, Step::Lines, Kind::Error, repairedLine},
    {TestId::NumberOfColumns, "number-of-columns", 1, Step::Columns, Kind::Error},
    {TestId::InvalidWhitespaceMwt, "invalid-whitespace-mwt", 1, Step::Columns, Kind::Error, repairedWhiteSpace},
    {TestId::InvalidWhitespace, "invalid-whitespace", 1, Step::Columns, Kind::Error, repairedWhiteSpace},
    {TestId::EmptyColumn, "empty-column", 1, Step::Columns, Kind::Error, repairedWhiteSpace},
    {TestId::LeadingWhitespace, "leading-whitespace", 1, Step::Columns, Kind::Error, repairedWhiteSpace},
    {TestId::TrailingWhitespace, "trailing-whitespace", 1, Step::Columns, Kind::Error, repairedWhiteSpace},
    {TestId::RepeatedWhitespace, "repeated-whitespace", 1, Step::Columns, Kind::Error, repairedWhiteSpace},
    {TestId::InvalidWordId, "invalid-word-id", 1, Step::Ids, Kind::Error},
    {TestId::MisplacedWordInterval, "misplaced-word-interval", 1, Step::Ids, Kind::Error},
    {TestId::MisplacedEmptyNode, "misplaced-empty-node", 1, Step::Ids, Kind::Error},
    {TestId::WordIdSequence, "word-id-sequence", 1, Step::Ids, Kind::Error},
    {TestId::ReversedWordInterval, "reversed-word-interval", 1, Step::Ids, Kind::Error},
    {TestId::WordIntervalOut, "word-interval-out", 1, Step::Ids, Kind::Error},
    {TestId::OverlappingWordIntervals, "overlapping-word-intervals", 1, Step::Ranges, Kind::Error},
    {TestId::InvalidHead, "invalid-head", 2, Step::References, Kind::Error},
    {TestId::UnknownHead, "unknown-head", 2, Step::References, Kind::Error},
    {TestId::InvalidDeps, "invalid-deps", 2, Step::References, Kind::Error},
    {TestId::InvalidEhead, "invalid-ehead", 2, Step::References, Kind::Error},
    {TestId::UnknownEhead, "unknown-ehead", 2, Step::References, Kind::Error},
    {TestId::HeadSelfLoop, "head-self-loop", 2, Step::Tree, Kind::Error},
    {TestId::MultipleRoots, "multiple-roots", 2, Step::Tree, Kind::Error},
    {TestId::NonTree, "non-tree", 2, Step::Tree, Kind::Error},
    {TestId::MwtNonemptyField, "mwt-nonempty-field", 2, Step::Fields, Kind::Error},
    {TestId::EmptyNodeNonemptyField, "empty-node-nonempty-field", 2, Step::Fields, Kind::Error, repairedEmptyNode},
    {TestId::UnknownUpos, "unknown-upos", 2, Step::Fields, Kind::Error},
    {TestId::EmptyStringInXpos, "empty-string-in-xpos", 2, Step::Fields, Kind::Error, repairedWhiteSpace},
    {TestId::UnsortedFeatures, "unsorted-features", 2, Step::Fields, Kind::Error, repairedFeatures},
    {TestId::InvalidFeature, "invalid-feature", 2, Step::Fields, Kind::Error},
    {TestId::RepeatedFeatureValue, "repeated-feature-value", 2, Step::Fields, Kind::Error, repairedFeatures},
    {TestId::UnsortedFeatureValues, "unsorted-feature-values", 2, Step::Fields, Kind::Error, repairedFeatures},
    {TestId::RepeatedFeature, "repeated-feature", 2, Step::Fields, Kind::Error, repairedFeatures},
    {TestId::InvalidDeprel, "invalid-deprel", 2, Step::Fields, Kind::Error},
    {TestId::UnknownUdeprel, "unknown-udeprel", 2, Step::Fields, Kind::Error},
    {TestId::UnsortedDeps, "unsorted-deps", 2, Step::Fields, Kind::Error, repairedArcs},
    {TestId::UnsortedDeps2, "unsorted-deps-2", 2, Step::Fields, Kind::Error, repairedArcs},
    {TestId::RepeatedDeps, "repeated-deps", 2, Step::Fields, Kind::Error, repairedArcs},
    {TestId::DepsSelfLoop, "deps-self-loop", 2, Step::Fields, Kind::Error, repairedLoop},
    {TestId::InvalidEdeprel, "invalid-edeprel", 2, Step::Fields, Kind::Error},
    {TestId::UnknownEudeprel, "unknown-eudeprel", 2, Step::Fields, Kind::Error},
    {TestId::EmptyMisc, "empty-misc", 2, Step::Fields, Kind::Warning, repairedMisc},
    {TestId::EmptyMiscKey, "empty-misc-key", 2, Step::Fields, Kind::Warning},
    {TestId::MiscExtraSpace, "misc-extra-space", 2, Step::Fields, Kind::Warning, repairedMisc},
    {TestId::MiscAttrTypo, "misc-attr-typo", 2, Step::Fields, Kind::Warning, repairedMisc},
    {TestId::RepeatedMisc, "repeated-misc", 2, Step::Fields, Kind::Error, repairedMisc},
    {TestId::EdepsOnlySometimes, "edeps-only-sometimes", 2, Step::EnhancedPresence, Kind::Error, {},
        TestScope::OfTreebank},
    {TestId::InvalidSentId, "invalid-sent-id", 2, Step::SentenceId, Kind::Error},
    {TestId::MissingSentId, "missing-sent-id", 2, Step::SentenceId, Kind::Error},
    {TestId::MultipleSentId, "multiple-sent-id", 2, Step::SentenceId, Kind::Error, repairedComment},
    {TestId::NonUniqueSentId, "non-unique-sent-id", 2, Step::SentenceId, Kind::Error, {}, TestScope::OfTreebank},
    {TestId::SlashInSentId, "slash-in-sent-id", 2, Step::SentenceId, Kind::Error},
    {TestId::InvalidParallelId, "invalid-parallel-id", 2, Step::ParallelId, Kind::Error},
    {TestId::MultipleParallelId, "multiple-parallel-id", 2, Step::ParallelId, Kind::Error, repairedComment},
    {TestId::NonUniqueParallelId, "non-unique-parallel-id", 2, Step::ParallelId, Kind::Error, {},
        TestScope::OfTreebank},
    {TestId::ParallelIdAlt, "parallel-id-alt", 2, Step::ParallelId, Kind::Error, {}, TestScope::OfTreebank},
    {TestId::ParallelIdPart, "parallel-id-part", 2, Step::ParallelId, Kind::Error, {}, TestScope::OfTreebank},
    {TestId::MultipleNewdoc, "multiple-newdoc", 2, Step::Text, Kind::Error, repairedComment},
    {TestId::MultipleNewpar, "multiple-newpar", 2, Step::Text, Kind::Error, repairedComment},
    {TestId::SpaceafterNewdocpar, "spaceafter-newdocpar", 2, Step::Text, Kind::Error, {}, TestScope::OfTreebank},
    {TestId::MissingText, "missing-text", 2, Step::Text, Kind::Error, repairedText},
    {TestId::MultipleText, "multiple-text", 2, Step::Text, Kind::Error, repairedComment},
    {TestId::EmptyText, "empty-text", 2, Step::Text, Kind::Error, repairedText},
    {TestId::TextTrailingWhitespace, "text-trailing-whitespace", 2, Step::Text, Kind::Error, repairedText},
    {TestId::NospaceafterYes, "nospaceafter-yes", 2, Step::Text, Kind::Error, repairedMisc},
    {TestId::SpaceafterValue, "spaceafter-value", 2, Step::Text, Kind::Error, repairedMisc},
    {TestId::SpaceafterEmptyNode, "spaceafter-empty-node", 2, Step::Text, Kind::Error, repairedMisc},
    {TestId::SpaceafterMwtNode, "spaceafter-mwt-node", 2, Step::Text, Kind::Error, repairedMisc},
    {TestId::TextFormMismatch, "text-form-mismatch", 2, Step::Text, Kind::Error, repairedText},
    {TestId::MissingSpaceafter, "missing-spaceafter", 2, Step::Text, Kind::Error, repairedMisc},
    {TestId::TextExtraChars, "text-extra-chars", 2, Step::Text, Kind::Error, repairedText},
    {TestId::ZeroIsNotRoot, "0-is-not-root", 3, Step::Nodes, Kind::Error, repairedRelation},
    {TestId::RootIsNotZero, "root-is-not-0", 3, Step::Nodes, Kind::Error, repairedRelation},
    {TestId::EnhancedZeroIsNotRoot, "enhanced-0-is-not-root", 3, Step::Nodes, Kind::Error, repairedArcs},
    {TestId::EnhancedRootIsNotZero, "enhanced-root-is-not-0", 3, Step::Nodes, Kind::Error, repairedArcs},
    {TestId::InvalidWordWithSpace, "invalid-word-with-space", 4, Step::Nodes, Kind::Error},
    {TestId::MwtTypoRepeatedAtWord, "mwt-typo-repeated-at-word", 4, Step::Nodes, Kind::Error},
    {TestId::FeatureUnknown, "feature-unknown", 4, Step::Nodes, Kind::Error},
    {TestId::FeatureNotPermitted, "feature-not-permitted", 4, Step::Nodes, Kind::Error},
    {TestId::FeatureValueUnknown, "feature-value-unknown", 4, Step::Nodes, Kind::Error},
    {TestId::FeatureUposNotPermitted, "feature-upos-not-permitted", 4, Step::Nodes, Kind::Error},
    {TestId::FeatureValueUposNotPermitted, "feature-value-upos-not-permitted", 4, Step::Nodes, Kind::Error},
    {TestId::UnknownDeprel, "unknown-deprel", 4, Step::Nodes, Kind::Error},
    {TestId::UnknownEdeprel, "unknown-edeprel", 4, Step::Nodes, Kind::Error},
    {TestId::AuxLemma, "aux-lemma", 5, Step::Nodes, Kind::Error},
    {TestId::CopLemma, "cop-lemma", 5, Step::Nodes, Kind::Error},
    {TestId::UnconnectedEgraph, "unconnected-egraph", 2, Step::EnhancedGraph, Kind::Error, repairedConnection},
    {TestId::PronDetWithoutProntype, "pron-det-without-prontype", 3, Step::Guidelines, Kind::Warning},
    {TestId::VerbformFinWithoutMood, "verbform-fin-without-mood", 3, Step::Guidelines, Kind::Warning},
    {TestId::FixedWithoutExtpos, "fixed-without-extpos", 3, Step::Guidelines, Kind::Warning},
    {TestId::RelUposDet, "rel-upos-det", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposNummod, "rel-upos-nummod", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposAdvmod, "rel-upos-advmod", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposExpl, "rel-upos-expl", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposAux, "rel-upos-aux", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposCop, "rel-upos-cop", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposCase, "rel-upos-case", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposMark, "rel-upos-mark", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposCc, "rel-upos-cc", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposPunct, "rel-upos-punct", 3, Step::Guidelines, Kind::Error},
    {TestId::UposRelPunct, "upos-rel-punct", 3, Step::Guidelines, Kind::Error},
    {TestId::RelUposFixed, "rel-upos-fixed", 3, Step::Guidelines, Kind::Error},
    {TestId::FlatForeignUposFeats, "flat-foreign-upos-feats", 3, Step::Guidelines, Kind::Warning},
    {TestId::RightToLeftConj, "right-to-left-conj", 3, Step::Guidelines, Kind::Error},
    {TestId::RightToLeftFixed, "right-to-left-fixed", 3, Step::Guidelines, Kind::Error},
    {TestId::RightToLeftFlat, "right-to-left-flat", 3, Step::Guidelines, Kind::Error},
    {TestId::RightToLeftGoeswith, "right-to-left-goeswith", 3, Step::Guidelines, Kind::Error},
    {TestId::RightToLeftAppos, "right-to-left-appos", 3, Step::Guidelines, Kind::Error},
    {TestId::TooManySubjects, "too-many-subjects", 3, Step::Guidelines, Kind::Error},
    {TestId::TooManyObjects, "too-many-objects", 3, Step::Guidelines, Kind::Error},
    {TestId::OblShouldBeNmod, "obl-should-be-nmod", 3, Step::Guidelines, Kind::Error},
    {TestId::OrphanParent, "orphan-parent", 3, Step::Guidelines, Kind::Warning},
    {TestId::LeafMarkCase, "leaf-mark-case", 3, Step::Guidelines, Kind::Error},
    {TestId::LeafAuxCop, "leaf-aux-cop", 3, Step::Guidelines, Kind::Error},
    {TestId::LeafDet, "leaf-det", 3, Step::Guidelines, Kind::Error},
    {TestId::LeafClf, "leaf-clf", 3, Step::Guidelines, Kind::Error},
    {TestId::LeafCc, "leaf-cc", 3, Step::Guidelines, Kind::Error},
    {TestId::LeafFixed, "leaf-fixed", 3, Step::Guidelines, Kind::Error},
    {TestId::LeafGoeswith, "leaf-goeswith", 3, Step::Guidelines, Kind::Error},
    {TestId::LeafPunct, "leaf-punct", 3, Step::Guidelines, Kind::Error},
    {TestId::FixedGap, "fixed-gap", 3, Step::Guidelines, Kind::Warning},
    {TestId::GoeswithGap, "goeswith-gap", 3, Step::Guidelines, Kind::Error},
    {TestId::GoeswithNospace, "goeswith-nospace", 3, Step::Guidelines, Kind::Error},
    {TestId::GoeswithMissingTypo, "goeswith-missing-typo", 3, Step::Guidelines, Kind::Error},
    {TestId::GoeswithLemma, "goeswith-lemma", 3, Step::Guidelines, Kind::Error},
    {TestId::GoeswithUpos, "goeswith-upos", 3, Step::Guidelines, Kind::Error},
    {TestId::GoeswithFeats, "goeswith-feats", 3, Step::Guidelines, Kind::Error},
    {TestId::GoeswithEdeps, "goeswith-edeps", 3, Step::Guidelines, Kind::Error},
    {TestId::PunctCausesNonproj, "punct-causes-nonproj", 3, Step::Guidelines, Kind::Error},
    {TestId::PunctIsNonproj, "punct-is-nonproj", 3, Step::Guidelines, Kind::Error},
    {TestId::NonUnixNewline, "non-unix-newline", 1, Step::File, Kind::Error, repairedLine, TestScope::OfTreebank},
});

static_assert(tests.size() == static_cast<std::size_t>(TestId::NonUnixNewline) + 1
        && std::adjacent_find(
               tests.begin(), tests.end(), [](const auto& one, const auto& next) { return one.id >= next.id; })
            == tests.end(),
    "one row for each test, in their order");

} // namespace

std::span<const TestDescription> allTests()
{
    return tests;
}

const TestDescription& descriptionOf(TestId test)
{
    return tests[static_cast<std::size_t>(test)];
}

std::optional<TestId> testNamed(std::string_view name)
{
    const auto found = std::find_if(tests.begin(), tests.end(), [&](const auto& test) { return test.name == name; });
    return found == tests.end() ? std::nullopt : std::optional(found->id);
}

bool isRepairable(TestId test)
{
    return !std::holds_alternative<std::monostate>(descriptionOf(test).repair);
}

} // namespace arcwright
