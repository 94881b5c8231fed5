// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/action_synonyms.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

namespace arcwright::ui {

namespace {

struct SynonymRow {
    ActionId id;
    const char* words; ///< to be translated, with the words of the language in their place or beside them
};

constexpr auto synonymRows = std::to_array<SynonymRow>({
    {ActionId::Open, QT_TRANSLATE_NOOP("Synonyms", "load file treebank conllu conll")},
    {ActionId::OpenFolder, QT_TRANSLATE_NOOP("Synonyms", "load directory treebank")},
    {ActionId::OpenLayer, QT_TRANSLATE_NOOP("Synonyms", "diff parser output system second file layer")},
    {ActionId::Export, QT_TRANSLATE_NOOP("Synonyms", "convert format write")},
    {ActionId::ExportPicture, QT_TRANSLATE_NOOP("Synonyms", "image svg pdf png tikz latex figure")},
    {ActionId::CopyPicture, QT_TRANSLATE_NOOP("Synonyms", "image clipboard figure")},
    {ActionId::SaveReport, QT_TRANSLATE_NOOP("Synonyms", "html pdf evaluation scores charts tables print")},
    {ActionId::AnnotationsInFile, QT_TRANSLATE_NOOP("Synonyms", "sidecar comments misc")},
    {ActionId::OpenModel, QT_TRANSLATE_NOOP("Synonyms", "load parser parse")},
    {ActionId::ShowAlike, QT_TRANSLATE_NOOP("Synonyms", "same correction identical similar more like this propagate")},
    {ActionId::ShowZones, QT_TRANSLATE_NOOP("Synonyms", "treex parallel language selector translation side by side")},
    {ActionId::NextZone, QT_TRANSLATE_NOOP("Synonyms", "treex parallel language selector translation")},
    {ActionId::ChooseHead, QT_TRANSLATE_NOOP("Synonyms", "attach governor parent")},
    {ActionId::MakeRoot, QT_TRANSLATE_NOOP("Synonyms", "attach top")},
    {ActionId::EditRelation, QT_TRANSLATE_NOOP("Synonyms", "deprel label function dependency type")},
    {ActionId::AddParent, QT_TRANSLATE_NOOP("Synonyms", "secondary edge enhanced deps head")},
    {ActionId::RemoveArc, QT_TRANSLATE_NOOP("Synonyms", "detach edge dependency remove")},
    {ActionId::AcceptArc, QT_TRANSLATE_NOOP("Synonyms", "take suggestion")},
    {ActionId::AcceptAll, QT_TRANSLATE_NOOP("Synonyms", "take suggestions")},
    {ActionId::Pin, QT_TRANSLATE_NOOP("Synonyms", "fix lock constrain")},
    {ActionId::Confirm, QT_TRANSLATE_NOOP("Synonyms", "approve done finished validated")},
    {ActionId::EditRemark, QT_TRANSLATE_NOOP("Synonyms", "comment note")},
    {ActionId::RemarkWord, QT_TRANSLATE_NOOP("Synonyms", "comment note")},
    {ActionId::EditWord, QT_TRANSLATE_NOOP("Synonyms", "token form lemma upos xpos tag feats features misc")},
    {ActionId::EditText, QT_TRANSLATE_NOOP("Synonyms", "raw source conllu")},
    {ActionId::EditComments, QT_TRANSLATE_NOOP("Synonyms", "metadata sent_id")},
    {ActionId::SplitWord, QT_TRANSLATE_NOOP("Synonyms", "split token")},
    {ActionId::JoinWords, QT_TRANSLATE_NOOP("Synonyms", "merge tokens")},
    {ActionId::JoinAcross, QT_TRANSLATE_NOOP("Synonyms", "coreference anaphora discourse bridging cross-sentence")},
    {ActionId::FollowArc, QT_TRANSLATE_NOOP("Synonyms", "coreference antecedent jump stub")},
    {ActionId::MorphemeToPrevious, QT_TRANSLATE_NOOP("Synonyms", "morpheme border boundary move")},
    {ActionId::MorphemeToNext, QT_TRANSLATE_NOOP("Synonyms", "morpheme border boundary move")},
    {ActionId::ShowBasicPhrases, QT_TRANSLATE_NOOP("Synonyms", "kihonku tag knp")},
    {ActionId::DeleteWord, QT_TRANSLATE_NOOP("Synonyms", "remove token")},
    {ActionId::MakeMultiword, QT_TRANSLATE_NOOP("Synonyms", "mwt range contraction")},
    {ActionId::InsertEmptyNode, QT_TRANSLATE_NOOP("Synonyms", "null ellipsis enhanced")},
    {ActionId::EnhanceGraphs,
        QT_TRANSLATE_NOOP("Synonyms", "deps edeps conjuncts relative xcomp gapping case collapse basic")},
    {ActionId::SplitSentence, QT_TRANSLATE_NOOP("Synonyms", "split divide")},
    {ActionId::JoinSentences, QT_TRANSLATE_NOOP("Synonyms", "merge")},
    {ActionId::EditChords, QT_TRANSLATE_NOOP("Synonyms", "settings abbreviations shorthand deprel tags keys")},
    {ActionId::HeadFirst, QT_TRANSLATE_NOOP("Synonyms", "mouse direction drag")},
    {ActionId::RelationFollowsHead, QT_TRANSLATE_NOOP("Synonyms", "deprel label guess")},
    {ActionId::FindPattern, QT_TRANSLATE_NOOP("Synonyms", "query grep pattern rewrite")},
    {ActionId::NextDifference, QT_TRANSLATE_NOOP("Synonyms", "error diff")},
    {ActionId::PreviousDifference, QT_TRANSLATE_NOOP("Synonyms", "error diff")},
    {ActionId::NextProblem, QT_TRANSLATE_NOOP("Synonyms", "validation error")},
    {ActionId::PreviousProblem, QT_TRANSLATE_NOOP("Synonyms", "validation error")},
    {ActionId::Train, QT_TRANSLATE_NOOP("Synonyms", "learn parser model")},
    {ActionId::LearningCurve, QT_TRANSLATE_NOOP("Synonyms", "more data size samples extrapolation power law")},
    {ActionId::SimulateAnnotator,
        QT_TRANSLATE_NOOP("Synonyms", "active learning order queue cost keys effort experiment")},
    {ActionId::LearnLive, QT_TRANSLATE_NOOP("Synonyms", "online active learning update")},
    {ActionId::ParseWith, QT_TRANSLATE_NOOP("Synonyms", "decoder algorithm")},
    {ActionId::FindSuspicious,
        QT_TRANSLATE_NOOP(
            "Synonyms", "errors gold mistakes jackknife inconsistent variation n-grams annotation check")},
    {ActionId::AcceptRival, QT_TRANSLATE_NOOP("Synonyms", "accept suspicious error correct")},
    {ActionId::KeepAnnotation, QT_TRANSLATE_NOOP("Synonyms", "ignore suspicious right gold")},
    {ActionId::PostponeSuspicion, QT_TRANSLATE_NOOP("Synonyms", "postpone skip suspicious")},
    {ActionId::ShowPlayer, QT_TRANSLATE_NOOP("Synonyms", "player step chart eisner demonstration")},
    {ActionId::ExplainArc, QT_TRANSLATE_NOOP("Synonyms", "explain reasons features weights")},
    {ActionId::WrapRows, QT_TRANSLATE_NOOP("Synonyms", "lines rows break")},
    {ActionId::TreeView, QT_TRANSLATE_NOOP("Synonyms", "hierarchy constituent layout")},
    {ActionId::ShowTags, QT_TRANSLATE_NOOP("Synonyms", "upos xpos part of speech pos")},
    {ActionId::OnlyDiagram, QT_TRANSLATE_NOOP("Synonyms", "full screen hide panels zen")},
    {ActionId::DarkTheme, QT_TRANSLATE_NOOP("Synonyms", "night colours light mode")},
    {ActionId::InterfaceSize, QT_TRANSLATE_NOOP("Synonyms", "scale scaling zoom font larger smaller settings dpi")},
    {ActionId::Preferences, QT_TRANSLATE_NOOP("Synonyms", "options preferences configuration language font colours")},
    {ActionId::CommandPalette, QT_TRANSLATE_NOOP("Synonyms", "palette search anything")},
    {ActionId::Handbook, QT_TRANSLATE_NOOP("Synonyms", "help manual documentation guide")},
    {ActionId::TourAnnotator, QT_TRANSLATE_NOOP("Synonyms", "help introduction tutorial beginner first steps")},
    {ActionId::TourAnalyst, QT_TRANSLATE_NOOP("Synonyms", "help introduction tutorial beginner first steps")},
    {ActionId::TourTeacher, QT_TRANSLATE_NOOP("Synonyms", "help introduction tutorial beginner first steps")},
    {ActionId::Shortcuts, QT_TRANSLATE_NOOP("Synonyms", "settings keys hotkeys help")},
    {ActionId::About, QT_TRANSLATE_NOOP("Synonyms", "version licence")},
});

} // namespace

QString synonymsOf(ActionId id)
{
    const auto found
        = std::find_if(synonymRows.begin(), synonymRows.end(), [&](const SynonymRow& row) { return row.id == id; });
    QString words = found == synonymRows.end() ? QString() : QCoreApplication::translate("Synonyms", found->words);
    if (specOf(id).checkable)
        words += u' ' + QCoreApplication::translate("Synonyms", "setting settings option preferences");
    return words.trimmed();
}

} // namespace arcwright::ui
