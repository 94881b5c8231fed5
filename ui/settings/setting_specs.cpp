// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/setting_specs.h"

#include <array>

#include <QCoreApplication>

namespace arcwright::ui {

namespace {

constexpr auto settingTable = std::to_array<SettingSpec>({
    {SettingId::Language, SettingGroup::General, QT_TRANSLATE_NOOP("Settings", "Language"),
        QT_TRANSLATE_NOOP("Settings", "translation English Czech Danish Japanese locale")},
    {SettingId::Annotator, SettingGroup::General, QT_TRANSLATE_NOOP("Settings", "Annotator's name"),
        QT_TRANSLATE_NOOP("Settings", "user author who signature")},
    {SettingId::ResumeLast, SettingGroup::General, QT_TRANSLATE_NOOP("Settings", "Start where I left off"),
        QT_TRANSLATE_NOOP("Settings", "session reopen startup last")},
    {SettingId::Theme, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Theme"),
        QT_TRANSLATE_NOOP("Settings", "colours dark light night contrast appearance")},
    {SettingId::InterfaceSize, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Size of the interface"),
        QT_TRANSLATE_NOOP("Settings", "scale scaling zoom larger smaller dpi")},
    {SettingId::Motion, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Reduce motion"),
        QT_TRANSLATE_NOOP("Settings", "animation moving gliding fading accessibility")},
    {SettingId::WindowFont, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Font of the window"),
        QT_TRANSLATE_NOOP("Settings", "text size typeface points larger smaller")},
    {SettingId::WordsLatin, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Words in the diagram"),
        QT_TRANSLATE_NOOP("Settings", "font size typeface Latin Greek Cyrillic larger smaller")},
    {SettingId::WordsEastAsian, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Chinese, Japanese and Korean words"),
        QT_TRANSLATE_NOOP("Settings", "font size typeface kanji kana CJK script")},
    {SettingId::WordsRightToLeft, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Arabic and Hebrew words"),
        QT_TRANSLATE_NOOP("Settings", "font size typeface right to left script")},
    {SettingId::ArcNeutral, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Arcs that are not compared"),
        QT_TRANSLATE_NOOP("Settings", "colour arc edge dependency")},
    {SettingId::ArcCorrect, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Arcs that are right"),
        QT_TRANSLATE_NOOP("Settings", "colour arc edge dependency correct")},
    {SettingId::ArcWrongHead, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Arcs with a wrong head"),
        QT_TRANSLATE_NOOP("Settings", "colour arc edge dependency error")},
    {SettingId::ArcWrongRelation, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Arcs with a wrong relation"),
        QT_TRANSLATE_NOOP("Settings", "colour arc edge dependency error label deprel")},
    {SettingId::ArcMissed, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Arcs that the parser missed"),
        QT_TRANSLATE_NOOP("Settings", "colour arc edge dependency error")},
    {SettingId::ArcExtra, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Arcs that the parser added"),
        QT_TRANSLATE_NOOP("Settings", "colour arc edge dependency error extra secondary")},
    {SettingId::HandbookSize, SettingGroup::Look, QT_TRANSLATE_NOOP("Settings", "Text of the handbook, larger by"),
        QT_TRANSLATE_NOOP("Settings", "font size larger smaller help manual")},
    {SettingId::OneDiagram, SettingGroup::Diagram, QT_TRANSLATE_NOOP("Settings", "Both layers in one diagram"), ""},
    {SettingId::GoldBelow, SettingGroup::Diagram, QT_TRANSLATE_NOOP("Settings", "Gold below the words"), ""},
    {SettingId::TreeView, SettingGroup::Diagram, QT_TRANSLATE_NOOP("Settings", "Draw a tree instead of arcs"), ""},
    {SettingId::WrapRows, SettingGroup::Diagram, QT_TRANSLATE_NOOP("Settings", "Wrap long sentences"), ""},
    {SettingId::ShowTags, SettingGroup::Diagram, QT_TRANSLATE_NOOP("Settings", "Tags below the words"), ""},
    {SettingId::ShowLemmas, SettingGroup::Diagram, QT_TRANSLATE_NOOP("Settings", "Lemmas below the words"), ""},
    {SettingId::ShowReadings, SettingGroup::Diagram, QT_TRANSLATE_NOOP("Settings", "Readings below the words"), ""},
    {SettingId::DragDirection, SettingGroup::Correcting, QT_TRANSLATE_NOOP("Settings", "Drag"),
        QT_TRANSLATE_NOOP("Settings", "mouse direction head dependent")},
    {SettingId::ClickAndClick, SettingGroup::Correcting,
        QT_TRANSLATE_NOOP("Settings", "A click on the selected word and one on its head attach it"),
        QT_TRANSLATE_NOOP("Settings", "mouse click select attach")},
    {SettingId::RelationFollowsHead, SettingGroup::Correcting,
        QT_TRANSLATE_NOOP("Settings", "A new head brings its relation"),
        QT_TRANSLATE_NOOP("Settings", "deprel label guess")},
    {SettingId::TextPause, SettingGroup::Correcting, QT_TRANSLATE_NOOP("Settings", "Letters are text if typed within"),
        QT_TRANSLATE_NOOP("Settings", "milliseconds keys pause speed typing")},
    {SettingId::Order, SettingGroup::Correcting, QT_TRANSLATE_NOOP("Settings", "Order of sentences at start"),
        QT_TRANSLATE_NOOP("Settings", "queue next sentence annotation active learning")},
    {SettingId::Budget, SettingGroup::Correcting, QT_TRANSLATE_NOOP("Settings", "Minutes of a budget"),
        QT_TRANSLATE_NOOP("Settings", "time annotation queue effort")},
    {SettingId::LanguageData, SettingGroup::Correcting, QT_TRANSLATE_NOOP("Settings", "Language data of UD"),
        QT_TRANSLATE_NOOP("Settings", "validation level 4 5 tools folder features relations auxiliaries")},
    {SettingId::LanguageOfTreebanks, SettingGroup::Correcting,
        QT_TRANSLATE_NOOP("Settings", "Language of the treebanks"),
        QT_TRANSLATE_NOOP("Settings", "validation level 4 5 code ISO 639")},
    {SettingId::Keys, SettingGroup::Keys, QT_TRANSLATE_NOOP("Settings", "Keys"),
        QT_TRANSLATE_NOOP("Settings", "shortcuts keyboard hotkeys")},
    {SettingId::Chords, SettingGroup::Keys, QT_TRANSLATE_NOOP("Settings", "Chords"),
        QT_TRANSLATE_NOOP("Settings", "abbreviations shorthand relations keyboard")},
    {SettingId::LearnLive, SettingGroup::Training, QT_TRANSLATE_NOOP("Settings", "Learn from what I confirm"),
        QT_TRANSLATE_NOOP("Settings", "online active learning live")},
    {SettingId::Decoder, SettingGroup::Training, QT_TRANSLATE_NOOP("Settings", "Parser"),
        QT_TRANSLATE_NOOP("Settings", "decoder algorithm training default")},
    {SettingId::Epochs, SettingGroup::Training, QT_TRANSLATE_NOOP("Settings", "Epochs"),
        QT_TRANSLATE_NOOP("Settings", "iterations training default")},
    {SettingId::Learner, SettingGroup::Training, QT_TRANSLATE_NOOP("Settings", "Learner"),
        QT_TRANSLATE_NOOP("Settings", "algorithm perceptron training default")},
    {SettingId::Patience, SettingGroup::Training, QT_TRANSLATE_NOOP("Settings", "Stop after epochs without gain"),
        QT_TRANSLATE_NOOP("Settings", "early stopping patience training default")},
    {SettingId::Folds, SettingGroup::Training, QT_TRANSLATE_NOOP("Settings", "Honest predictions (5 folds)"),
        QT_TRANSLATE_NOOP("Settings", "jackknife cross-validation training default")},
    {SettingId::Threads, SettingGroup::Training, QT_TRANSLATE_NOOP("Settings", "Threads"),
        QT_TRANSLATE_NOOP("Settings", "cores processors parallel training default")},
    {SettingId::Seed, SettingGroup::Training, QT_TRANSLATE_NOOP("Settings", "Seed"),
        QT_TRANSLATE_NOOP("Settings", "random order repeatable training default")},
    {SettingId::ModelDecoders, SettingGroup::Parsers, QT_TRANSLATE_NOOP("Settings", "Parsers chosen for models"),
        QT_TRANSLATE_NOOP("Settings", "decoder parse with model")},
    {SettingId::ModelAtStart, SettingGroup::Parsers, QT_TRANSLATE_NOOP("Settings", "Model at start"),
        QT_TRANSLATE_NOOP("Settings", "default parser file arcmodel")},
    {SettingId::Analyser, SettingGroup::Parsers, QT_TRANSLATE_NOOP("Settings", "Analyser of Japanese text"),
        QT_TRANSLATE_NOOP("Settings", "JUMAN MeCab morphological service command words")},
});
static_assert(settingTable.size() == settingCount);

constexpr bool isSettingTableInOrder()
{
    for (std::size_t at = 0; at < settingTable.size(); ++at) {
        if (settingTable[at].id != static_cast<SettingId>(at))
            return false;
    }
    return true;
}
static_assert(isSettingTableInOrder());

QString settingText(const char* english)
{
    return *english ? QCoreApplication::translate("Settings", english) : QString();
}

} // namespace

std::span<const SettingSpec> settingSpecs()
{
    return settingTable;
}

QString titleOf(SettingId id)
{
    return settingText(settingTable[static_cast<std::size_t>(id)].title);
}

QString wordsOf(SettingId id)
{
    return settingText(settingTable[static_cast<std::size_t>(id)].words);
}

QString titleOf(SettingGroup group)
{
    switch (group) {
    case SettingGroup::General:
        return QCoreApplication::translate("Settings", "General");
    case SettingGroup::Look:
        return QCoreApplication::translate("Settings", "Fonts and colours");
    case SettingGroup::Diagram:
        return QCoreApplication::translate("Settings", "Diagram");
    case SettingGroup::Correcting:
        return QCoreApplication::translate("Settings", "Correcting");
    case SettingGroup::Keys:
        return QCoreApplication::translate("Settings", "Keyboard");
    case SettingGroup::Training:
        return QCoreApplication::translate("Settings", "Training");
    case SettingGroup::Parsers:
        return QCoreApplication::translate("Settings", "Parsers and services");
    }
    return {};
}

} // namespace arcwright::ui
