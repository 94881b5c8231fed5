// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/incident.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace arcwright {

namespace {

using Step = ValidationStep;

constexpr auto tests = std::to_array<TestDescription>({
    {TestId::InvalidUtf8, "invalid-utf8", 1, Step::Lines, false},
    {TestId::UnicodeNormalization, "unicode-normalization", 1, Step::Lines, false},
    {TestId::MisplacedComment, "misplaced-comment", 1, Step::Lines, false},
    {TestId::PseudoEmptyLine, "pseudo-empty-line", 1, Step::Lines, false},
    {TestId::ExtraEmptyLine, "extra-empty-line", 1, Step::Lines, false},
    {TestId::EmptySentence, "empty-sentence", 1, Step::Lines, false},
    {TestId::InvalidLine, "invalid-line", 1, Step::Lines, false},
    {TestId::MissingEmptyLine, "missing-empty-line", 1, Step::Lines, false},
    {TestId::NumberOfColumns, "number-of-columns", 1, Step::Columns, false},
    {TestId::InvalidWhitespaceMwt, "invalid-whitespace-mwt", 1, Step::Columns, false},
    {TestId::InvalidWhitespace, "invalid-whitespace", 1, Step::Columns, false},
    {TestId::EmptyColumn, "empty-column", 1, Step::Columns, false},
    {TestId::LeadingWhitespace, "leading-whitespace", 1, Step::Columns, false},
    {TestId::TrailingWhitespace, "trailing-whitespace", 1, Step::Columns, false},
    {TestId::RepeatedWhitespace, "repeated-whitespace", 1, Step::Columns, false},
    {TestId::InvalidWordId, "invalid-word-id", 1, Step::Ids, false},
    {TestId::MisplacedWordInterval, "misplaced-word-interval", 1, Step::Ids, false},
    {TestId::MisplacedEmptyNode, "misplaced-empty-node", 1, Step::Ids, false},
    {TestId::WordIdSequence, "word-id-sequence", 1, Step::Ids, false},
    {TestId::ReversedWordInterval, "reversed-word-interval", 1, Step::Ids, false},
    {TestId::WordIntervalOut, "word-interval-out", 1, Step::Ids, false},
    {TestId::OverlappingWordIntervals, "overlapping-word-intervals", 1, Step::Ranges, false},
    {TestId::InvalidHead, "invalid-head", 2, Step::References, false},
    {TestId::UnknownHead, "unknown-head", 2, Step::References, false},
    {TestId::InvalidDeps, "invalid-deps", 2, Step::References, false},
    {TestId::InvalidEhead, "invalid-ehead", 2, Step::References, false},
    {TestId::UnknownEhead, "unknown-ehead", 2, Step::References, false},
    {TestId::HeadSelfLoop, "head-self-loop", 2, Step::Tree, false},
    {TestId::MultipleRoots, "multiple-roots", 2, Step::Tree, false},
    {TestId::NonTree, "non-tree", 2, Step::Tree, false},
    {TestId::MwtNonemptyField, "mwt-nonempty-field", 2, Step::Fields, false},
    {TestId::EmptyNodeNonemptyField, "empty-node-nonempty-field", 2, Step::Fields, false},
    {TestId::UnknownUpos, "unknown-upos", 2, Step::Fields, false},
    {TestId::EmptyStringInXpos, "empty-string-in-xpos", 2, Step::Fields, false},
    {TestId::UnsortedFeatures, "unsorted-features", 2, Step::Fields, false},
    {TestId::InvalidFeature, "invalid-feature", 2, Step::Fields, false},
    {TestId::RepeatedFeatureValue, "repeated-feature-value", 2, Step::Fields, false},
    {TestId::UnsortedFeatureValues, "unsorted-feature-values", 2, Step::Fields, false},
    {TestId::RepeatedFeature, "repeated-feature", 2, Step::Fields, false},
    {TestId::InvalidDeprel, "invalid-deprel", 2, Step::Fields, false},
    {TestId::UnknownUdeprel, "unknown-udeprel", 2, Step::Fields, false},
    {TestId::UnsortedDeps, "unsorted-deps", 2, Step::Fields, false},
    {TestId::UnsortedDeps2, "unsorted-deps-2", 2, Step::Fields, false},
    {TestId::RepeatedDeps, "repeated-deps", 2, Step::Fields, false},
    {TestId::DepsSelfLoop, "deps-self-loop", 2, Step::Fields, false},
    {TestId::InvalidEdeprel, "invalid-edeprel", 2, Step::Fields, false},
    {TestId::UnknownEudeprel, "unknown-eudeprel", 2, Step::Fields, false},
    {TestId::EmptyMisc, "empty-misc", 2, Step::Fields, true},
    {TestId::EmptyMiscKey, "empty-misc-key", 2, Step::Fields, true},
    {TestId::MiscExtraSpace, "misc-extra-space", 2, Step::Fields, true},
    {TestId::MiscAttrTypo, "misc-attr-typo", 2, Step::Fields, true},
    {TestId::RepeatedMisc, "repeated-misc", 2, Step::Fields, false},
    {TestId::EdepsOnlySometimes, "edeps-only-sometimes", 2, Step::EnhancedPresence, false},
    {TestId::InvalidSentId, "invalid-sent-id", 2, Step::SentenceId, false},
    {TestId::MissingSentId, "missing-sent-id", 2, Step::SentenceId, false},
    {TestId::MultipleSentId, "multiple-sent-id", 2, Step::SentenceId, false},
    {TestId::NonUniqueSentId, "non-unique-sent-id", 2, Step::SentenceId, false},
    {TestId::SlashInSentId, "slash-in-sent-id", 2, Step::SentenceId, false},
    {TestId::InvalidParallelId, "invalid-parallel-id", 2, Step::ParallelId, false},
    {TestId::MultipleParallelId, "multiple-parallel-id", 2, Step::ParallelId, false},
    {TestId::NonUniqueParallelId, "non-unique-parallel-id", 2, Step::ParallelId, false},
    {TestId::ParallelIdAlt, "parallel-id-alt", 2, Step::ParallelId, false},
    {TestId::ParallelIdPart, "parallel-id-part", 2, Step::ParallelId, false},
    {TestId::MultipleNewdoc, "multiple-newdoc", 2, Step::Text, false},
    {TestId::MultipleNewpar, "multiple-newpar", 2, Step::Text, false},
    {TestId::SpaceafterNewdocpar, "spaceafter-newdocpar", 2, Step::Text, false},
    {TestId::MissingText, "missing-text", 2, Step::Text, false},
    {TestId::MultipleText, "multiple-text", 2, Step::Text, false},
    {TestId::EmptyText, "empty-text", 2, Step::Text, false},
    {TestId::TextTrailingWhitespace, "text-trailing-whitespace", 2, Step::Text, false},
    {TestId::NospaceafterYes, "nospaceafter-yes", 2, Step::Text, false},
    {TestId::SpaceafterValue, "spaceafter-value", 2, Step::Text, false},
    {TestId::SpaceafterEmptyNode, "spaceafter-empty-node", 2, Step::Text, false},
    {TestId::SpaceafterMwtNode, "spaceafter-mwt-node", 2, Step::Text, false},
    {TestId::TextFormMismatch, "text-form-mismatch", 2, Step::Text, false},
    {TestId::MissingSpaceafter, "missing-spaceafter", 2, Step::Text, false},
    {TestId::TextExtraChars, "text-extra-chars", 2, Step::Text, false},
    {TestId::ZeroIsNotRoot, "0-is-not-root", 3, Step::Roots, false},
    {TestId::RootIsNotZero, "root-is-not-0", 3, Step::Roots, false},
    {TestId::EnhancedZeroIsNotRoot, "enhanced-0-is-not-root", 3, Step::Roots, false},
    {TestId::EnhancedRootIsNotZero, "enhanced-root-is-not-0", 3, Step::Roots, false},
    {TestId::UnconnectedEgraph, "unconnected-egraph", 2, Step::EnhancedGraph, false},
    {TestId::PronDetWithoutProntype, "pron-det-without-prontype", 3, Step::Guidelines, true},
    {TestId::VerbformFinWithoutMood, "verbform-fin-without-mood", 3, Step::Guidelines, true},
    {TestId::FixedWithoutExtpos, "fixed-without-extpos", 3, Step::Guidelines, true},
    {TestId::RelUposDet, "rel-upos-det", 3, Step::Guidelines, false},
    {TestId::RelUposNummod, "rel-upos-nummod", 3, Step::Guidelines, false},
    {TestId::RelUposAdvmod, "rel-upos-advmod", 3, Step::Guidelines, false},
    {TestId::RelUposExpl, "rel-upos-expl", 3, Step::Guidelines, false},
    {TestId::RelUposAux, "rel-upos-aux", 3, Step::Guidelines, false},
    {TestId::RelUposCop, "rel-upos-cop", 3, Step::Guidelines, false},
    {TestId::RelUposCase, "rel-upos-case", 3, Step::Guidelines, false},
    {TestId::RelUposMark, "rel-upos-mark", 3, Step::Guidelines, false},
    {TestId::RelUposCc, "rel-upos-cc", 3, Step::Guidelines, false},
    {TestId::RelUposPunct, "rel-upos-punct", 3, Step::Guidelines, false},
    {TestId::UposRelPunct, "upos-rel-punct", 3, Step::Guidelines, false},
    {TestId::RelUposFixed, "rel-upos-fixed", 3, Step::Guidelines, false},
    {TestId::FlatForeignUposFeats, "flat-foreign-upos-feats", 3, Step::Guidelines, true},
    {TestId::RightToLeftConj, "right-to-left-conj", 3, Step::Guidelines, false},
    {TestId::RightToLeftFixed, "right-to-left-fixed", 3, Step::Guidelines, false},
    {TestId::RightToLeftFlat, "right-to-left-flat", 3, Step::Guidelines, false},
    {TestId::RightToLeftGoeswith, "right-to-left-goeswith", 3, Step::Guidelines, false},
    {TestId::RightToLeftAppos, "right-to-left-appos", 3, Step::Guidelines, false},
    {TestId::TooManySubjects, "too-many-subjects", 3, Step::Guidelines, false},
    {TestId::TooManyObjects, "too-many-objects", 3, Step::Guidelines, false},
    {TestId::OblShouldBeNmod, "obl-should-be-nmod", 3, Step::Guidelines, false},
    {TestId::OrphanParent, "orphan-parent", 3, Step::Guidelines, true},
    {TestId::LeafMarkCase, "leaf-mark-case", 3, Step::Guidelines, false},
    {TestId::LeafAuxCop, "leaf-aux-cop", 3, Step::Guidelines, false},
    {TestId::LeafDet, "leaf-det", 3, Step::Guidelines, false},
    {TestId::LeafClf, "leaf-clf", 3, Step::Guidelines, false},
    {TestId::LeafCc, "leaf-cc", 3, Step::Guidelines, false},
    {TestId::LeafFixed, "leaf-fixed", 3, Step::Guidelines, false},
    {TestId::LeafGoeswith, "leaf-goeswith", 3, Step::Guidelines, false},
    {TestId::LeafPunct, "leaf-punct", 3, Step::Guidelines, false},
    {TestId::FixedGap, "fixed-gap", 3, Step::Guidelines, true},
    {TestId::GoeswithGap, "goeswith-gap", 3, Step::Guidelines, false},
    {TestId::GoeswithNospace, "goeswith-nospace", 3, Step::Guidelines, false},
    {TestId::GoeswithMissingTypo, "goeswith-missing-typo", 3, Step::Guidelines, false},
    {TestId::GoeswithLemma, "goeswith-lemma", 3, Step::Guidelines, false},
    {TestId::GoeswithUpos, "goeswith-upos", 3, Step::Guidelines, false},
    {TestId::GoeswithFeats, "goeswith-feats", 3, Step::Guidelines, false},
    {TestId::GoeswithEdeps, "goeswith-edeps", 3, Step::Guidelines, false},
    {TestId::PunctCausesNonproj, "punct-causes-nonproj", 3, Step::Guidelines, false},
    {TestId::PunctIsNonproj, "punct-is-nonproj", 3, Step::Guidelines, false},
    {TestId::NonUnixNewline, "non-unix-newline", 1, Step::File, false},
});

auto placeOf(TestId test)
{
    return std::tuple(descriptionOf(test).step, test);
}

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

void insertInOrder(std::vector<Incident>& incidents, Incident incident)
{
    const auto place = placeOf(incident.test);
    const auto later = std::find_if(
        incidents.begin(), incidents.end(), [&](const Incident& other) { return placeOf(other.test) > place; });
    incidents.insert(later, std::move(incident));
}

} // namespace arcwright
