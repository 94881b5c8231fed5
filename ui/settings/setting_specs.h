// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QString>

#include "ui/settings/shortcuts.h"

namespace arcwright::ui {

/// What the dialog of settings has a row for, in its order.
enum class SettingId {
    Language,
    Annotator,
    ResumeLast,
    Theme,
    InterfaceSize,
    Motion,
    WindowFont,
    WordsLatin,
    WordsEastAsian,
    WordsRightToLeft,
    ArcNeutral,
    ArcCorrect,
    ArcWrongHead,
    ArcWrongRelation,
    ArcMissed,
    ArcExtra,
    HandbookSize,
    OneDiagram,
    GoldBelow,
    TreeView,
    WrapRows,
    ShowTags,
    ShowLemmas,
    ShowReadings,
    DragDirection,
    ClickAndClick,
    RelationFollowsHead,
    TextPause,
    Order,
    Budget,
    LanguageData,
    LanguageOfTreebanks,
    Keys,
    Chords,
    LearnLive,
    Decoder,
    Epochs,
    Learner,
    Patience,
    Folds,
    Threads,
    Seed,
    ModelDecoders,
    ModelAtStart,
    Analyser,
};
inline constexpr std::size_t settingCount = static_cast<std::size_t>(SettingId::Analyser) + 1;

enum class SettingGroup { General, Look, Diagram, Correcting, Keys, Training, Parsers };

/// What a setting is called and found by.
struct SettingSpec {
    SettingId id;
    SettingGroup group;
    const char* title; ///< to be translated in the context "Settings"
    const char* words; ///< other words that find it; to be translated in the context "Settings"
};

/// All settings of the dialog, in the order of the ids.
std::span<const SettingSpec> settingSpecs();

QString titleOf(SettingId id);
QString wordsOf(SettingId id);
QString titleOf(SettingGroup group);

} // namespace arcwright::ui
