// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_page.h"

#include <utility>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/analysis/lit_diagram.h"
#include "ui/analysis/result_list.h"
#include "ui/analysis/suspicion_bar.h"
#include "ui/analysis/suspicion_choices.h"
#include "ui/analysis/suspicion_table.h"
#include "ui/analysis/suspicion_view.h"
#include "ui/documents/write_bytes.h"
#include "ui/look/centred_note.h"
#include "ui/look/empty_note.h"
#include "ui/look/growing_letters.h"
#include "ui/settings/actions.h"
#include "ui/settings/save_dialog.h"

namespace arcwright::ui {

SuspicionPage::SuspicionPage(Workspace& workspace, const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_actions(actions)
    , m_search(workspace)
    , m_model(workspace)
    , m_filter(m_model)
    , m_bar(new SuspicionBar(m_search, this))
    , m_choices(new SuspicionChoices(m_model, m_filter, this))
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_list(new QTreeView(m_parts))
    , m_view(new SuspicionView(this))
    , m_empty(new CentredNote(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Suspicious annotations"));
    placeParts();
    connectParts();
    nameButtons();
    showState();
}

void SuspicionPage::placeParts()
{
    constexpr int margin = 6;
    placeList();
    auto* lower = new QWidget(m_parts);
    auto* buttons = new QHBoxLayout;
    addButton(buttons, ActionId::AcceptRival, m_accept);
    addButton(buttons, ActionId::KeepAnnotation, m_keep);
    addButton(buttons, ActionId::PostponeSuspicion, m_postpone);
    buttons->addStretch(1);
    m_open = new QPushButton(
        tr("Open in Annotate (%1)").arg(QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText)), this);
    m_open->setFocusPolicy(Qt::TabFocus);
    connect(m_open, &QPushButton::clicked, this, &SuspicionPage::open);
    buttons->addWidget(m_open);
    m_save = new QPushButton(tr("Save the list…"), this);
    m_save->setToolTip(tr("Saves what is listed as a table"));
    m_save->setFocusPolicy(Qt::TabFocus);
    connect(m_save, &QPushButton::clicked, this, &SuspicionPage::askAndSaveList);
    buttons->addWidget(m_save);
    auto* column = new QVBoxLayout(lower);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_view, 1);
    column->addLayout(buttons);
    m_parts->addWidget(m_list);
    m_parts->addWidget(lower);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 2);
    m_parts->setStretchFactor(1, 3);
    m_parts->setSizes({2000, 3000}); // shares of what there is
    new GrowingLetters(*this, *m_parts, usualDashboard);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(4);
    layout->addWidget(m_bar);
    layout->addWidget(m_choices);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_parts, 1);
}

void SuspicionPage::placeList()
{
    m_list->setModel(&m_filter);
    arrangeResults(*m_list, tr("Suspicious annotations"),
        {{SuspicionModel::Confidence, 9}, {SuspicionModel::Number, 7}, {SuspicionModel::Word, 14},
            {SuspicionModel::Gold, 20}, {SuspicionModel::Rival, 20}, {SuspicionModel::Why, 48}});
    new EmptyNote(*m_list, [this] {
        if (!m_found || m_filter.rowCount() > 0)
            return QString();
        if (m_model.rowCount() == 0)
            return tr("Nothing suspicious was found.");
        const bool isLeft = m_filter.show() != SuspicionFilter::Show::Undecided || m_filter.count({}) > 0;
        return isLeft ? tr("None is of this choice.") : tr("All have been decided.");
    });
}

/// A click leaves the keyboard with the list.
void SuspicionPage::addButton(QHBoxLayout* line, ActionId id, QPushButton*& button)
{
    QAction* action = m_actions[id];
    button = new QPushButton(this);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &SuspicionPage::nameButtons);
    line->addWidget(button);
    m_parts->addAction(action);
}

void SuspicionPage::connectParts()
{
    connect(m_actions[ActionId::AcceptRival], &QAction::triggered, this, &SuspicionPage::accept);
    connect(
        m_actions[ActionId::KeepAnnotation], &QAction::triggered, this, [this] { decideOn(SuspicionDecision::Kept); });
    connect(m_actions[ActionId::PostponeSuspicion], &QAction::triggered, this,
        [this] { decideOn(SuspicionDecision::Postponed); });
    connect(&m_search, &SuspicionSearch::changed, this, &SuspicionPage::onSearchChanged);
    connect(&m_search, &SuspicionSearch::found, this, &SuspicionPage::take);
    connect(&m_search, &SuspicionSearch::failed, this, &SuspicionPage::failed);
    connect(&m_search, &SuspicionSearch::finished, this, &SuspicionPage::settled);
    connect(&m_model, &SuspicionModel::rowsChanged, this, &SuspicionPage::onRowsChanged);
    connect(m_bar->judgeField(), &QComboBox::currentIndexChanged, this, &SuspicionPage::showState);
    connect(&m_search, &SuspicionSearch::modelChanged, this, &SuspicionPage::showState);
    connect(m_choices, &SuspicionChoices::changed, this, [this] {
        if (!currentRow())
            m_list->setCurrentIndex(m_filter.index(0, 0));
        showRow();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &SuspicionPage::showRow);
    connect(m_list, &QTreeView::activated, this, &SuspicionPage::open);
    connect(m_view, &SuspicionView::opened, this, &SuspicionPage::open);
    connect(m_view, &SuspicionView::placeChosen, this, &SuspicionPage::openPlace);
    connect(&m_workspace, &Workspace::treebankReplaced, this, [this] {
        m_found.reset();
        m_bar->setFound(nullptr);
        m_choices->refresh();
        showState();
    });
    connect(&m_workspace, &Workspace::opened, this, &SuspicionPage::showState);
}

void SuspicionPage::setTheme(const Theme& theme)
{
    m_model.setTheme(theme);
    m_view->setTheme(theme);
}

void SuspicionPage::findOnce()
{
    const bool isToBeChosen = !m_search.model().title.isEmpty() && !m_bar->request().byModel;
    if (!m_found && !isSearching() && !isToBeChosen && m_workspace.treebank().size() > 0)
        m_bar->find();
}

void SuspicionPage::take(const std::shared_ptr<FoundSuspicions>& found)
{
    m_found = found;
    m_model.setQueue(std::move(found->queue));
    m_bar->setFound(found);
    m_choices->refresh();
    if (m_filter.rowCount() > 0)
        m_list->setCurrentIndex(m_filter.index(0, 0));
    showState();
    if (m_bar->isAncestorOf(QApplication::focusWidget()))
        setFocus(); // buttons of the search go
}

SuspicionPlace SuspicionPage::place() const
{
    SuspicionPlace place{nullptr, m_bar->request(), m_filter.show(), m_filter.method(), currentRow()};
    if (m_found) {
        place.found = std::make_shared<FoundSuspicions>(*m_found);
        place.found->queue = m_model.queue();
    }
    return place;
}

void SuspicionPage::setPlace(const SuspicionPlace& place)
{
    m_bar->setRequest(place.request);
    if (place.found)
        take(place.found);
    m_choices->choose(place.show, place.method);
    if (place.row)
        select(*place.row);
}

void SuspicionPage::onSearchChanged()
{
    const QString note = m_search.isPaused() ? tr("paused") : tr("%1%", "progress").arg(m_search.percent());
    Q_EMIT noteChanged(m_search.isBusy() ? note : QString());
    showState();
}

/// What others changed (by undoing, say) is shown.
void SuspicionPage::onRowsChanged(const std::vector<int>& rows)
{
    m_choices->refresh();
    if (!m_isDeciding && isVisible() && !rows.empty() && m_filter.indexOf(rows.front()).isValid())
        select(rows.front());
    showRow();
}

QWidget* SuspicionPage::queue() const
{
    return m_parts;
}

std::optional<int> SuspicionPage::currentRow() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? std::optional(m_filter.modelRow(index)) : std::nullopt;
}

void SuspicionPage::select(int modelRow)
{
    m_list->setCurrentIndex(m_filter.indexOf(modelRow));
}

bool SuspicionPage::shows(std::size_t sentence) const
{
    return isVisible() && !m_model.queue().rowsOf(m_workspace.treebank().key(sentence)).empty();
}

void SuspicionPage::showRow()
{
    if (const auto row = currentRow())
        m_view->show(m_model.at(*row), m_model.sentence(*row), m_model.sentenceIndex(*row), *m_workspace.relations());
    else
        m_view->clear();
    showState();
}

/// What stands there before anything was found.
QString SuspicionPage::emptyText() const
{
    if (m_workspace.treebank().size() == 0)
        return tr("Open a treebank to search it for annotations that may be wrong.");
    if (m_search.isBusy())
        return tr("The search goes on in the background; what it finds is listed here.");
    if (m_bar->request().byModel)
        return tr("The model in use, %1, judges the words of the sentences that it has not learnt from. Listed are the "
                  "arcs that it contradicts, those that the same words do not have elsewhere, and those that break a "
                  "rule: the likeliest errors first. Each can be corrected, kept or postponed.")
            .arg(m_search.model().title);
    const QString byFolds
        = tr("The treebank is divided into parts, and the words of each are judged by parsers that were trained on "
             "the others and have not seen them. Listed are the arcs that these parsers contradict, those that the "
             "same words do not have elsewhere, and those that break a rule: the likeliest errors first. Each can be "
             "corrected, kept or postponed.");
    return m_search.model().title.isEmpty()
        ? byFolds
        : tr("%1\n\nThe model in use, %2, can judge instead: choose above who does.", "how it is searched")
              .arg(byFolds, m_search.model().title);
}

void SuspicionPage::showState()
{
    const bool hasTreebank = m_workspace.treebank().size() > 0;
    m_bar->setEnabled(hasTreebank);
    m_choices->setVisible(m_found != nullptr);
    m_parts->setVisible(m_found != nullptr);
    m_empty->setVisible(m_found == nullptr);
    m_empty->setText(emptyText());
    const auto row = currentRow();
    const bool isChosen = row && isVisible();
    for (const ActionId id : {ActionId::AcceptRival, ActionId::KeepAnnotation, ActionId::PostponeSuspicion})
        m_actions[id]->setEnabled(isChosen);
    m_accept->setEnabled(row && m_model.at(*row).found.rival);
    m_keep->setEnabled(row.has_value());
    m_postpone->setEnabled(row.has_value());
    m_open->setEnabled(row.has_value());
    m_save->setEnabled(m_filter.rowCount() > 0);
    nameButtons();
}

void SuspicionPage::nameButtons()
{
    const auto row = currentRow();
    const auto state = row ? m_model.at(*row).state : SuspicionState::Open;
    const auto name = [this](QPushButton* button, ActionId id, const QString& text) {
        const QString key = m_actions[id]->shortcut().toString(QKeySequence::NativeText);
        if (button)
            button->setText(key.isEmpty() ? text : tr("%1 (%2)", "command, key").arg(text, key));
    };
    const QString again = tr("Take the decision back");
    name(m_accept, ActionId::AcceptRival, Actions::name(ActionId::AcceptRival));
    name(m_keep, ActionId::KeepAnnotation,
        state == SuspicionState::Kept ? again : Actions::name(ActionId::KeepAnnotation));
    name(m_postpone, ActionId::PostponeSuspicion,
        state == SuspicionState::Postponed ? again : Actions::name(ActionId::PostponeSuspicion));
}

std::optional<int> SuspicionPage::rowAfter(int row) const
{
    const QModelIndex index = m_filter.indexOf(row);
    for (const int by : {1, -1}) {
        const QModelIndex beside = m_filter.index(index.row() + by, 0);
        if (beside.isValid())
            return m_filter.modelRow(beside);
    }
    return std::nullopt;
}

bool SuspicionPage::apply(int row, Operation operation, const Result<Sentence>& after)
{
    const std::size_t index = m_model.sentenceIndex(row);
    const auto next = rowAfter(row);
    Q_EMIT deciding(index);
    m_isDeciding = true;
    const bool isDone = m_workspace.apply(index, operation, after);
    m_isDeciding = false;
    if (isDone && next && m_filter.indexOf(*next).isValid())
        select(*next);
    showRow();
    return isDone;
}

void SuspicionPage::accept()
{
    const auto row = currentRow();
    const auto sentence = row ? m_model.sentence(*row) : nullptr;
    if (!sentence)
        return;
    const QueuedSuspicion& queued = m_model.at(*row);
    const bool isThere = sentence->unitCount() == queued.judged->unitCount();
    if (!queued.found.rival || !isThere) {
        Q_EMIT said(isThere ? tr("Nothing offers another arc here; Enter opens the sentence.")
                            : tr("The sentence has other words now; Enter opens it."));
        return;
    }
    const RivalArc rival = *queued.found.rival;
    apply(*row, Operation::AcceptPredictions,
        acceptRival(*sentence, queued.found.unit, rival.head, rival.relation, Workspace::signature()));
}

/// The decision that it has already is taken back.
void SuspicionPage::decideOn(SuspicionDecision decision)
{
    const auto row = currentRow();
    const auto sentence = row ? m_model.sentence(*row) : nullptr;
    if (!sentence)
        return;
    const int unit = m_model.at(*row).found.unit;
    const auto before = decisionOn(*sentence, unit);
    const bool isTakenBack = before && before->decision == decision;
    apply(*row, Operation::Waive,
        isTakenBack ? withdrawDecision(*sentence, unit) : decide(*sentence, unit, decision, Workspace::signature()));
}

void SuspicionPage::open()
{
    const auto row = currentRow();
    const std::size_t index = row ? m_model.sentenceIndex(*row) : m_workspace.treebank().size();
    if (index < m_workspace.treebank().size())
        Q_EMIT opened(index, m_model.at(*row).found.unit);
}

void SuspicionPage::openPlace(const UnitPlace& place)
{
    if (!m_found || place.sentence >= m_found->searched.size())
        return;
    const std::size_t index = m_workspace.treebank().indexOf(m_found->searched.key(place.sentence));
    if (index < m_workspace.treebank().size())
        Q_EMIT opened(index, place.unit);
}

Result<void> SuspicionPage::saveListTo(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const TableFormat format = ending == u"csv" ? TableFormat::Csv
        : ending == u"json"                     ? TableFormat::Json
                                                : TableFormat::Tsv;
    return writeBytes(path, tableBytes(suspicionTable(m_model, m_filter), format));
}

void SuspicionPage::askAndSaveList()
{
    const QString filters
        = QStringList{tr("Tab-separated values (*.tsv)"), tr("Comma-separated values (*.csv)"), tr("JSON (*.json)")}
              .join(QStringLiteral(";;"));
    const QString path = askWhereToSave(
        this, tr("Save suspicious annotations"), tr("suspicious", "name of a file"), QStringLiteral(".tsv"), filters);
    if (path.isEmpty())
        return;
    if (const auto saved = saveListTo(path))
        Q_EMIT said(tr("Saved %1").arg(QFileInfo(path).fileName()));
    else
        Q_EMIT failed(saved.error());
}

void SuspicionPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showRow();
}

void SuspicionPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    showState();
}

void SuspicionPage::focusInEvent(QFocusEvent*)
{
    if (m_list->isVisibleTo(this) && m_filter.rowCount() > 0)
        m_list->setFocus();
    else
        m_bar->keyboardPlace()->setFocus();
}

} // namespace arcwright::ui
