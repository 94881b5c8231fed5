// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>

namespace arcwright::ui {

namespace {

/// Where a key works: everywhere, or only on the diagram, which reads single letters itself.
enum class Scope { Window, Diagram };

struct ActionSpec {
    ActionId id;
    const char* text;
    const char* shortcuts; ///< separated by spaces; the first is shown
    Scope scope = Scope::Window;
    bool checkable = false;
};

constexpr ActionSpec specs[] = {
    {ActionId::Open, QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O"},
    {ActionId::OpenFolder, QT_TRANSLATE_NOOP("Actions", "Open &folder…"), "Ctrl+Shift+O"},
    {ActionId::OpenLayer, QT_TRANSLATE_NOOP("Actions", "&Compare with a file…"), "Ctrl+L"},
    {ActionId::Save, QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S"},
    {ActionId::SaveAs, QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S"},
    {ActionId::Export, QT_TRANSLATE_NOOP("Actions", "&Export…"), "Ctrl+Shift+E"},
    {ActionId::AnnotationsInFile, QT_TRANSLATE_NOOP("Actions", "Keep a&nnotations in the file"), "", Scope::Window,
        true},
    {ActionId::OpenModel, QT_TRANSLATE_NOOP("Actions", "&Predict with a model…"), "Ctrl+M"},
    {ActionId::SaveModel, QT_TRANSLATE_NOOP("Actions", "Save the &model…"), ""},
    {ActionId::Quit, QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"},
    {ActionId::Undo, QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z"},
    {ActionId::Redo, QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z Ctrl+Y"},
    {ActionId::NextSentence, QT_TRANSLATE_NOOP("Actions", "&Next sentence"), "Alt+Down Ctrl+PgDown"},
    {ActionId::PreviousSentence, QT_TRANSLATE_NOOP("Actions", "&Previous sentence"), "Alt+Up Ctrl+PgUp"},
    {ActionId::NextDifference, QT_TRANSLATE_NOOP("Actions", "Next &disagreement"), ".", Scope::Diagram},
    {ActionId::PreviousDifference, QT_TRANSLATE_NOOP("Actions", "Previous d&isagreement"), ",", Scope::Diagram},
    {ActionId::NextProblem, QT_TRANSLATE_NOOP("Actions", "Next pro&blem"), "F8"},
    {ActionId::PreviousProblem, QT_TRANSLATE_NOOP("Actions", "Previous prob&lem"), "Shift+F8"},
    {ActionId::GoToSentence, QT_TRANSLATE_NOOP("Actions", "&Go to sentence…"), "Ctrl+G"},
    {ActionId::FindSentences, QT_TRANSLATE_NOOP("Actions", "&Find sentences…"), "Ctrl+F"},
    {ActionId::ChooseHead, QT_TRANSLATE_NOOP("Actions", "Choose the &head"), "H", Scope::Diagram},
    {ActionId::EditRelation, QT_TRANSLATE_NOOP("Actions", "Change the re&lation"), "L", Scope::Diagram},
    {ActionId::MakeRoot, QT_TRANSLATE_NOOP("Actions", "Make it the &root"), "R", Scope::Diagram},
    {ActionId::EditText, QT_TRANSLATE_NOOP("Actions", "Edit as &text"), "Ctrl+E"},
    {ActionId::Train, QT_TRANSLATE_NOOP("Actions", "&Train on this treebank"), "F5"},
    {ActionId::CancelTraining, QT_TRANSLATE_NOOP("Actions", "&Cancel training"), "Shift+F5"},
    {ActionId::ZoomIn, QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "Ctrl++ Ctrl+="},
    {ActionId::ZoomOut, QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-"},
    {ActionId::ZoomReset, QT_TRANSLATE_NOOP("Actions", "&Normal size"), "Ctrl+0"},
    {ActionId::FitWidth, QT_TRANSLATE_NOOP("Actions", "&Fit to width"), "Ctrl+9"},
    {ActionId::DarkTheme, QT_TRANSLATE_NOOP("Actions", "&Dark theme"), "Ctrl+D", Scope::Window, true},
    {ActionId::HeadFirst, QT_TRANSLATE_NOOP("Actions", "Drag from &head to dependent"), "", Scope::Window, true},
    {ActionId::Shortcuts, QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), "F1 ?"},
    {ActionId::About, QT_TRANSLATE_NOOP("Actions", "&About Arcwright"), ""},
};
static_assert(std::size(specs) == actionCount);

} // namespace

Actions::Actions(QObject* parent) : QObject(parent)
{
    for (const ActionSpec& spec : specs) {
        auto* action = new QAction(QCoreApplication::translate("Actions", spec.text), this);
        QList<QKeySequence> shortcuts;
        for (const QString& key : QString::fromLatin1(spec.shortcuts).split(u' ', Qt::SkipEmptyParts))
            shortcuts << QKeySequence::fromString(key, QKeySequence::PortableText);
        action->setShortcuts(shortcuts);
        action->setShortcutContext(spec.scope == Scope::Window ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
        action->setCheckable(spec.checkable);
        m_actions[static_cast<std::size_t>(spec.id)] = action;
    }
}

} // namespace arcwright::ui
