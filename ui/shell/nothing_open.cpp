// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/nothing_open.h"

#include <algorithm>
#include <span>

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/documents/workspace.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/samples.h"
#include "ui/shell/window_title.h"
#include "ui/shell/workplace.h"

namespace arcwright::ui {

namespace {

/// Besides the actions that are of a sentence.
constexpr ActionId treebankActions[]
    = {ActionId::SaveAs, ActionId::Export, ActionId::OpenLayer, ActionId::SaveReport, ActionId::ExportPicture,
        ActionId::CopyPicture, ActionId::CopySentenceId, ActionId::NextSentence, ActionId::PreviousSentence,
        ActionId::GoToSentence, ActionId::FindSentences, ActionId::LearningCurve, ActionId::SimulateAnnotator};
/// Whether these can be chosen depends on more.
constexpr ActionId decidedElsewhere[] = {ActionId::Undo, ActionId::Redo, ActionId::OnlyDiagram};

bool isIn(std::span<const ActionId> ids, ActionId id)
{
    return std::ranges::find(ids, id) != ids.end();
}

bool needsTreebank(ActionId id)
{
    return isIn(treebankActions, id) || (isOfSentence(id) && !isIn(decidedElsewhere, id));
}

constexpr int fewFiles = 5;

} // namespace

NothingOpen::NothingOpen(Workspace& workspace, Actions& actions, FileCommands& files, QWidget& diagram)
    : QWidget(&diagram)
    , m_workspace(workspace)
    , m_actions(actions)
    , m_files(files)
    , m_diagram(diagram)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("nothingOpen"));
    hide();
    diagram.installEventFilter(this);
    enableActions();
    connect(&workspace, &Workspace::opened, this, &QWidget::hide);
    connect(&workspace, &Workspace::treebankReplaced, this, &NothingOpen::enableActions);
}

void NothingOpen::enableActions()
{
    const bool isOpen = m_workspace.treebank().size() > 0;
    for (std::size_t i = 0; i < actionCount; ++i) {
        const auto id = static_cast<ActionId>(i);
        if (needsTreebank(id))
            m_actions[id]->setEnabled(isOpen);
    }
}

void NothingOpen::settle()
{
    if (m_workspace.treebank().size() > 0)
        return;
    build();
    place();
    show();
}

void NothingOpen::build()
{
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const bool isFileOpen = !m_workspace.treebank().documents().empty();
    auto* title = new QLabel(
        isFileOpen ? tr("There is no sentence in %1").arg(m_workspace.title()) : tr("No treebank is open"), this);
    title->setTextFormat(Qt::PlainText);
    QFont large = title->font();
    constexpr qreal larger = 1.3;
    large.setPointSizeF(large.pointSizeF() * larger);
    title->setFont(large);
    m_layout->addWidget(title);
    for (const ActionId id : {ActionId::Open, ActionId::OpenFolder, ActionId::TypeText}) {
        auto* button = new QPushButton(Actions::name(id), this);
        QAction* action = m_actions[id];
        const auto tellKey
            = [button, action] { button->setToolTip(action->shortcut().toString(QKeySequence::NativeText)); };
        tellKey();
        connect(action, &QAction::changed, button, tellKey); // somebody may give it another
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        m_layout->addWidget(button);
    }
    auto* samples = new QPushButton(tr("Open a sample"), this);
    auto* menu = new QMenu(samples);
    for (const SampleTreebank& sample : sampleTreebanks())
        connect(
            menu->addAction(sample.title), &QAction::triggered, this, [this, sample] { m_files.openSample(sample); });
    samples->setMenu(menu);
    m_layout->addWidget(samples);
    if (QWidget* files = filesOfLastTime())
        m_layout->addWidget(files);
}

QWidget* NothingOpen::filesOfLastTime()
{
    const QStringList there = thoseThere(Settings::recentFiles()).mid(0, fewFiles);
    if (there.isEmpty())
        return nullptr;
    auto* files = new QWidget(this);
    auto* layout = new QVBoxLayout(files);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(new QLabel(tr("Opened lately:"), files));
    for (const QString& path : there) {
        auto* button = new QPushButton(nameWithFolder(path).replace(u'&', QStringLiteral("&&")), files);
        button->setFlat(true);
        button->setToolTip(path);
        connect(button, &QPushButton::clicked, this, [this, path] { m_files.openPaths({path}); });
        layout->addWidget(button);
    }
    return files;
}

bool NothingOpen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_diagram && event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

void NothingOpen::place()
{
    adjustSize();
    const QSize size = this->size().boundedTo(m_diagram.size());
    resize(size);
    move((m_diagram.width() - size.width()) / 2, (m_diagram.height() - size.height()) / 2);
}

} // namespace arcwright::ui
