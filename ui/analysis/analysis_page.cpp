// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analysis_page.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/analysis/dashboard.h"
#include "ui/analysis/hit_list.h"
#include "ui/analysis/kinds_dialog.h"
#include "ui/analysis/report_writer.h"
#include "ui/analysis/system_bar.h"
#include "ui/look/centred_note.h"
#include "ui/look/font_measures.h"
#include "ui/look/growing_letters.h"
#include "ui/settings/actions.h"
#include "ui/settings/save_dialog.h"

namespace arcwright::ui {

namespace {

/// Of the line alone. The layout within its own learns of larger letters only when that is activated.
int heightOfLine(const DrillDown& drillDown)
{
    drillDown.layout()->activate();
    return drillDown.minimumSizeHint().height();
}

} // namespace

AnalysisPage::AnalysisPage(Workspace& workspace, const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_model(workspace)
    , m_bar(new SystemBar(workspace, m_model, this))
    , m_dashboard(new Dashboard(m_model, this))
    , m_drillDown(new DrillDown(workspace, m_model, this))
    , m_report(new ReportWriter(this))
    , m_parts(new QSplitter(Qt::Vertical, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Analysis"));
    placeParts(actions);
    connect(m_dashboard, &Dashboard::chosen, this, [this](const WordChoice& choice, bool isAdding) {
        m_drillDown->setChoice(afterClick(m_drillDown->choice(), choice, isAdding));
    });
    connect(m_dashboard, &Dashboard::kindsWanted, this, &AnalysisPage::editKinds);
    connect(m_dashboard, &Dashboard::listWanted, m_drillDown->list(), [this] { m_drillDown->list()->setFocus(); });
    connect(m_drillDown, &DrillDown::choiceChanged, this, [this] {
        m_dashboard->markChoice(m_drillDown->choice());
        divide();
    });
    connect(m_drillDown, &DrillDown::left, this, [this] {
        if (QWidget* place = m_dashboard->keyboardPlace())
            place->setFocus();
    });
    connect(m_drillDown, &DrillDown::opened, this, &AnalysisPage::opened);
    connect(m_drillDown, &DrillDown::searched, this, &AnalysisPage::showState);
    connect(m_drillDown, &DrillDown::failed, this, &AnalysisPage::failed);
    connect(m_drillDown, &DrillDown::done, this, &AnalysisPage::done);
    connect(m_dashboard, &Dashboard::failed, this, &AnalysisPage::failed);
    connect(m_dashboard, &Dashboard::done, this, &AnalysisPage::done);
    connect(m_dashboard, &Dashboard::busyChanged, this, &AnalysisPage::showState);
    connect(&m_model, &AnalysisModel::busyChanged, this, &AnalysisPage::showState);
    connect(&m_model, &AnalysisModel::layersChanged, this, &AnalysisPage::showState);
    connect(&m_model, &AnalysisModel::dataChanged, this, &AnalysisPage::showState);
    connect(&workspace, &Workspace::treebankReplaced, this, &AnalysisPage::showState);
    connectReport();
    showState();
}

void AnalysisPage::connectReport()
{
    connect(m_report, &ReportWriter::failed, this, &AnalysisPage::failed);
    connect(m_report, &ReportWriter::settled, this, &AnalysisPage::showState);
    connect(m_report, &ReportWriter::written, this,
        [this](const QString& path) { Q_EMIT done(tr("Saved %1").arg(QFileInfo(path).fileName())); });
}

void AnalysisPage::placeParts(const Actions& actions)
{
    auto* add = new QToolButton(this);
    add->setText(tr("+ Figure"));
    add->setToolTip(tr("Puts another figure on the dashboard"));
    auto* menu = new QMenu(add);
    m_dashboard->offerFigures(*menu);
    menu->addSeparator();
    menu->addAction(actions[ActionId::LearningCurve]);
    add->setMenu(menu);
    add->setPopupMode(QToolButton::InstantPopup);
    m_bar->addButton(add);
    m_ofFigures = {add};
    auto* report = new QToolButton(this);
    report->setText(tr("Report…"));
    QAction* action = actions[ActionId::SaveReport];
    const auto tellKey = [report, action] {
        report->setToolTip(tr("All of it as one page, to read, print and send (%1)")
                               .arg(action->shortcut().toString(QKeySequence::NativeText)));
    };
    tellKey();
    connect(action, &QAction::changed, report, tellKey); // somebody may give it another
    connect(report, &QToolButton::clicked, action, &QAction::trigger);
    m_bar->addButton(report);
    m_ofFigures.push_back(report);
    auto* scroll = new QScrollArea(m_parts);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_dashboard);
    new GrowingLetters(*this, *m_parts, usualDashboard); // the list takes room of the figures, not their letters
    m_parts->addWidget(scroll);
    m_parts->addWidget(m_drillDown);
    measureByFont(m_drillDown, [this](const QFontMetrics&) {
        if (!m_isListing)
            m_drillDown->setMaximumHeight(heightOfLine(*m_drillDown));
    });
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 1);
    divide();
    m_empty = makeEmptyPart(actions);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_parts, 1);
}

/// What can be done where there is nothing to compare.
CentredNote* AnalysisPage::makeEmptyPart(const Actions& actions)
{
    auto* part = new CentredNote(this);
    const auto add = [&](ActionId id) {
        QAction* action = actions[id];
        auto* button = new QPushButton(Actions::name(id), part);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        part->addButton(button);
        return button;
    };
    m_open = add(ActionId::Open);
    m_compare = {add(ActionId::OpenLayer), add(ActionId::Train)};
    return part;
}

void AnalysisPage::setPlace(const FiguresPlace& place)
{
    m_model.setPlace(place.comparison);
    if (place.comparison.data)
        m_drillDown->setPlace(place.drillDown);
}

void AnalysisPage::editKinds()
{
    KindsDialog dialog(m_errorColor, this);
    if (dialog.exec() == QDialog::Accepted)
        m_model.useKinds();
}

void AnalysisPage::setTheme(const Theme& theme)
{
    m_errorColor = theme.error;
    m_bar->setTheme(theme);
    m_dashboard->setTheme(theme);
    m_drillDown->setTheme(theme);
}

bool AnalysisPage::isBusy() const
{
    return m_report->isBusy()
        || (isVisible() && (m_model.isBusy() || m_dashboard->isBusy() || m_drillDown->isSearching()));
}

bool AnalysisPage::hasFigures() const
{
    const auto known = m_model.data();
    return !m_model.layers().isEmpty() && known && !known->table.systems().empty() && known->table.size() > 0;
}

void AnalysisPage::saveReport()
{
    m_isReportWanted = m_model.isBusy();
    if (m_isReportWanted)
        return; // what there is may be of another moment
    if (!hasFigures()) {
        Q_EMIT done(tr("There is nothing to report yet."));
        return;
    }
    const QString filters
        = QStringList{tr("Page for a browser (*.html)"), tr("Printed pages (*.pdf)")}.join(QStringLiteral(";;"));
    const QString path = askWhereToSave(this, tr("Save a report"), tr("report"), QStringLiteral(".html"), filters);
    if (!path.isEmpty())
        saveReportTo(path);
}

bool AnalysisPage::saveReportTo(const QString& path)
{
    if (!hasFigures())
        return false;
    m_report->write(m_model.data(), m_model.settings(), path);
    showState();
    return true;
}

void AnalysisPage::await(const QString& model)
{
    m_awaited = model;
    showState();
}

void AnalysisPage::awaitTraining(bool isUnderWay)
{
    m_isTraining = isUnderWay;
    showState();
}

void AnalysisPage::showState()
{
    const auto known = m_model.data();
    const bool hasLayers = !m_model.layers().isEmpty();
    const bool isShown = hasLayers && known && !known->table.systems().empty();
    m_parts->setVisible(isShown);
    m_empty->setVisible(!isShown);
    for (QWidget* button : m_ofFigures)
        button->setVisible(isShown);
    const bool isOpen = m_workspace.treebank().size() > 0;
    m_open->setVisible(!isOpen);
    for (QPushButton* button : m_compare)
        button->setVisible(isOpen && m_awaited.isEmpty() && !(m_isTraining && !hasLayers)
            && !(hasLayers && m_model.isBusy())); // figures are on their way
    if (!isOpen)
        m_empty->setText(tr("No treebank is open, so there is nothing to analyse."));
    else if (!hasLayers && !m_awaited.isEmpty())
        m_empty->setText(tr("The model %1 is being opened; then what it predicts is compared.").arg(m_awaited));
    else if (!hasLayers && m_isTraining)
        m_empty->setText(tr("A parser is being trained; as soon as it has predicted, that is compared here."));
    else if (!hasLayers)
        m_empty->setText(tr("There is nothing to compare the open treebank with yet. Open a parser's output, or train "
                            "a parser here: predictions are compared as soon as they are there."));
    else if (known && !known->unscored.empty())
        m_empty->setText(tr("Nothing can be scored: the parser was trained on these very sentences. Train here, and "
                            "each sentence is parsed by a model that has not seen it; or open another treebank."));
    else if (m_model.isBusy())
        m_empty->setText(tr("The figures are being computed…"));
    else
        m_empty->setText(tr("No system is chosen: choose one above."));
    m_bar->showBusy(m_model.isBusy() || m_dashboard->isBusy() || m_report->isBusy());
    if (m_isReportWanted && !m_model.isBusy()) {
        m_isReportWanted = false;
        QMetaObject::invokeMethod(this, &AnalysisPage::saveReport, Qt::QueuedConnection);
    }
    if (isVisible() && !isBusy()) // what goes on elsewhere is not over because nobody looks here
        Q_EMIT settled();
}

/// The dashboard has all the room while nothing is chosen.
void AnalysisPage::divide()
{
    const bool isListing = m_drillDown->isAsked();
    if (isListing == m_isListing)
        return;
    m_isListing = isListing;
    if (!isListing && m_parts->isVisible())
        m_sizes = m_parts->sizes();
    m_drillDown->setMaximumHeight(isListing ? QWIDGETSIZE_MAX : heightOfLine(*m_drillDown));
    if (isListing)
        m_parts->setSizes(m_sizes);
}

void AnalysisPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model.setActive(true);
}

void AnalysisPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_model.setActive(false);
}

/// To the bar that was chosen last.
void AnalysisPage::focusInEvent(QFocusEvent*)
{
    if (QWidget* place = m_parts->isVisible() ? m_dashboard->keyboardPlace() : nullptr)
        place->setFocus();
    else if (m_empty->isVisible())
        (m_open->isHidden() ? m_compare.front() : m_open)->setFocus();
}

} // namespace arcwright::ui
