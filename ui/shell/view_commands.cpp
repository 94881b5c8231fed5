// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/view_commands.h"

#include <QAction>

#include "ui/annotation/arc_editing.h"
#include "ui/annotation/sentence_view.h"
#include "ui/annotation/wrap_button.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/settings/settings.h"
#include "ui/shell/interface_size.h"
#include "ui/shell/usual_zoom.h"

namespace arcwright::ui {

ViewCommands::ViewCommands(Actions& actions, SentenceView& view, QWidget* window)
    : QObject(window), m_actions(actions), m_view(view), m_zoom(new UsualZoom(*view.canvas(), *window))
{
    new InterfaceSize(actions, window);
    connectZoom();
    connectKinds();
    connectFocus();
}

void ViewCommands::useDefaults()
{
    m_zoom->follow();
}

void ViewCommands::connectZoom()
{
    ArcCanvas* canvas = m_view.canvas();
    connect(m_actions[ActionId::ZoomIn], &QAction::triggered, canvas, &ArcCanvas::zoomIn);
    connect(m_actions[ActionId::ZoomOut], &QAction::triggered, canvas, &ArcCanvas::zoomOut);
    connect(m_actions[ActionId::ZoomReset], &QAction::triggered, m_zoom, &UsualZoom::reset);
    connect(m_actions[ActionId::FitWidth], &QAction::triggered, m_zoom, &UsualZoom::fitWidth);
    connect(m_actions[ActionId::HeadFirst], &QAction::toggled, this, [canvas](bool headFirst) {
        Settings::headFirst.set(headFirst);
        canvas->setDragDirection(
            headFirst ? ArcCanvas::DragDirection::HeadToDependent : ArcCanvas::DragDirection::DependentToHead);
    });
    m_actions[ActionId::HeadFirst]->setChecked(Settings::headFirst());
    ArcEditing* editing = m_view.arcEditing();
    editing->setRelationFollowsHead(Settings::relationFollowsHead());
    m_actions[ActionId::RelationFollowsHead]->setChecked(Settings::relationFollowsHead());
    connect(m_actions[ActionId::RelationFollowsHead], &QAction::toggled, this, [editing](bool follows) {
        Settings::relationFollowsHead.set(follows);
        editing->setRelationFollowsHead(follows);
    });
}

void ViewCommands::connectKinds()
{
    connect(m_actions[ActionId::OneDiagram], &QAction::toggled, this, [this](bool one) {
        Settings::oneDiagram.set(one);
        m_view.setComparison(one ? ComparisonView::Merged : ComparisonView::TwoSides);
    });
    connect(m_actions[ActionId::GoldBelow], &QAction::toggled, this, [this](bool below) {
        Settings::goldBelow.set(below);
        m_view.setSwapped(below);
    });
    connect(m_actions[ActionId::TreeView], &QAction::toggled, this, [this](bool tree) {
        Settings::treeView.set(tree);
        m_view.setLayoutKind(tree ? LayoutKind::Tree : LayoutKind::Arcs);
    });
    connect(m_actions[ActionId::WrapRows], &QAction::toggled, this, [this](bool wrapped) {
        Settings::wrapped.set(wrapped);
        m_view.canvas()->setWrapped(wrapped);
    });
    connect(m_actions[ActionId::ShowTags], &QAction::toggled, this, [this](bool shown) {
        Settings::tagsShown.set(shown);
        m_view.setTagsShown(shown);
    });
    connect(m_actions[ActionId::ShowLemmas], &QAction::toggled, this, [this](bool shown) {
        Settings::lemmasShown.set(shown);
        m_view.setLemmasShown(shown);
    });
    connect(m_actions[ActionId::ShowReadings], &QAction::toggled, this, [this](bool shown) {
        Settings::readingsShown.set(shown);
        m_view.setReadingsShown(shown);
    });
    connect(m_actions[ActionId::ShowEffective], &QAction::toggled, &m_view, &SentenceView::setEffectiveShown);
    connect(m_actions[ActionId::ShowEnhanced], &QAction::toggled, &m_view, &SentenceView::setOnlyEnhanced);
    connect(m_actions[ActionId::ShowBasicPhrases], &QAction::toggled, &m_view, &SentenceView::setBasicPhrasesShown);
    m_view.wrapButton()->setCommand(*m_actions[ActionId::WrapRows]);
    m_view.setTagsShown(Settings::tagsShown());
    m_actions[ActionId::ShowTags]->setChecked(Settings::tagsShown());
    m_actions[ActionId::ShowLemmas]->setChecked(Settings::lemmasShown());
    m_actions[ActionId::ShowReadings]->setChecked(Settings::readingsShown());
    m_actions[ActionId::OneDiagram]->setChecked(Settings::oneDiagram());
    m_actions[ActionId::GoldBelow]->setChecked(Settings::goldBelow());
    m_actions[ActionId::TreeView]->setChecked(Settings::treeView());
    m_actions[ActionId::WrapRows]->setChecked(Settings::wrapped());
}

/// One at a time, or none. What is in focus is not remembered: a new start shows everything.
void ViewCommands::connectFocus()
{
    static constexpr std::pair<ActionId, FocusMode> modes[] = {{ActionId::FocusDifferences, FocusMode::Differences},
        {ActionId::FocusPath, FocusMode::Path}, {ActionId::FocusSubtree, FocusMode::Subtree}};
    ArcCanvas* canvas = m_view.canvas();
    for (const auto& [id, mode] : modes) {
        connect(m_actions[id], &QAction::triggered, canvas,
            [canvas, mode = mode](bool on) { canvas->setFocusMode(on ? mode : FocusMode::Everything); });
    }
    connect(canvas, &ArcCanvas::focusModeChanged, this, [this](FocusMode now) {
        for (const auto& [id, mode] : modes)
            m_actions[id]->setChecked(mode == now);
    });
}

} // namespace arcwright::ui
