// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/problems_panel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "core/validation/repair.h"
#include "ui/annotation/problems_model.h"
#include "ui/annotation/problems_summary.h"
#include "ui/documents/repairs.h"
#include "ui/documents/validator.h"
#include "ui/documents/workspace.h"
#include "ui/look/empty_note.h"
#include "ui/look/finding_text.h"

namespace arcwright::ui {

namespace {

QString asText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The word a finding is about: the first of a multiword token, the one before an empty node; 0 for the sentence.
int wordOf(const Finding& finding)
{
    return std::atoi(finding.node.c_str());
}

} // namespace

ProblemsPanel::ProblemsPanel(Workspace& workspace, Validator& validator, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_validator(validator)
    , m_model(new ProblemsModel(workspace, validator, this))
    , m_filter(new ProblemsFilter(*m_model, this))
    , m_scope(new QComboBox(this))
    , m_tests(new QComboBox(this))
    , m_severities(new QComboBox(this))
    , m_withWaived(new QCheckBox(tr("Waived too"), this))
    , m_summary(new QLabel(this))
    , m_table(new QTableView(this))
    , m_waive(new QPushButton(tr("Waive…"), this))
    , m_repair(new QPushButton(tr("Repair"), this))
    , m_repairAll(new QPushButton(tr("Repair all of this kind"), this))
    , m_copy(new QPushButton(tr("Copy"), this))
{
    auto* filters = new QHBoxLayout;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_scope, m_severities, m_tests, m_withWaived})
        filters->addWidget(widget);
    filters->addStretch(1);
    auto* buttons = new QHBoxLayout;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_waive, m_repair, m_repairAll, m_copy})
        buttons->addWidget(widget);
    buttons->addWidget(m_summary, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(filters);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    buildFilters();
    buildTable();
    connectParts();
    readFilter();
    updateScope();
    updateTests();
    updateSummary();
    updateButtons();
}

void ProblemsPanel::buildFilters()
{
    m_scope->addItem(tr("This sentence"));
    m_scope->addItem(tr("All sentences"));
    m_scope->setCurrentIndex(1);
    m_scope->setAccessibleName(tr("Which sentences"));
    m_severities->addItem(tr("Errors, warnings and notes"), static_cast<int>(Severity::Information));
    m_severities->addItem(tr("Errors and warnings"), static_cast<int>(Severity::Warning));
    m_severities->addItem(tr("Errors"), static_cast<int>(Severity::Error));
    m_severities->setAccessibleName(tr("Which severities"));
    m_tests->setAccessibleName(tr("Which test"));
    m_tests->view()->setAccessibleName(m_tests->accessibleName());
    m_tests->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_withWaived->setToolTip(tr("Shows the problems that somebody has looked at and found to be none"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setAlignment(Qt::AlignVCenter | Qt::AlignTrailing);
    m_summary->setMinimumWidth(1); // gives way before the rest does
}

void ProblemsPanel::buildTable()
{
    m_table->setModel(m_filter);
    m_nothing = new EmptyNote(*m_table, [this] {
        const bool isKnown = !m_validator.isBusy() && !m_validator.isIncomplete() && m_workspace.treebank().size() > 0;
        if (m_filter->rowCount() > 0 || !isKnown)
            return QString();
        return m_model->rowCount() == 0 ? tr("No problem was found.") : tr("No problem is of this choice.");
    });
    m_table->setAccessibleName(tr("Problems"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // rows of one height scroll at once
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 6);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(ProblemsModel::TextColumn, QHeaderView::Stretch);
    const int letter = m_table->fontMetrics().averageCharWidth();
    header->resizeSection(ProblemsModel::SeverityColumn, letter * 14);
    header->resizeSection(ProblemsModel::TestColumn, letter * 26);
    header->resizeSection(ProblemsModel::SentenceColumn, letter * 14);
    header->resizeSection(ProblemsModel::WordColumn, letter * 20);
    header->setSortIndicator(ProblemsModel::SentenceColumn, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
}

void ProblemsPanel::connectParts()
{
    connect(m_scope, &QComboBox::currentIndexChanged, this, &ProblemsPanel::updateScope);
    connect(m_tests, &QComboBox::currentIndexChanged, this, &ProblemsPanel::readFilter);
    connect(m_severities, &QComboBox::currentIndexChanged, this, &ProblemsPanel::readFilter);
    connect(m_withWaived, &QCheckBox::toggled, this, &ProblemsPanel::readFilter);
    connect(m_waive, &QPushButton::clicked, this, &ProblemsPanel::askWaiver);
    connect(m_repair, &QPushButton::clicked, this, &ProblemsPanel::repairSelected);
    connect(m_repairAll, &QPushButton::clicked, this, &ProblemsPanel::repairAllLikeSelected);
    connect(m_copy, &QPushButton::clicked, this, &ProblemsPanel::copySelected);
    connect(m_table, &QWidget::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    connect(m_table, &QAbstractItemView::clicked, this, &ProblemsPanel::choose);
    connect(m_table, &QAbstractItemView::activated, this, &ProblemsPanel::choose);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ProblemsPanel::updateButtons);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &ProblemsPanel::updateButtons);
    connect(m_filter, &QAbstractItemModel::dataChanged, this, &ProblemsPanel::updateButtons);
    // Thousands of sentences change one after the other while all are validated; numbers a few times a second will do.
    m_soon.setSingleShot(true);
    m_soon.setInterval(100);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        updateTests();
        updateSummary();
    });
    const auto soon = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&m_validator, &Validator::changed, this, soon);
    connect(&m_validator, &Validator::restarted, this, soon);
    connect(&m_validator, &Validator::finished, this, [this] {
        updateTests();
        updateSummary();
    });
    connect(&m_workspace, &Workspace::treebankReplaced, this, [this] {
        m_visited.reset();
        setSentence(0);
    });
    // Numbers are others now; the same sentence may stand elsewhere.
    connect(&m_workspace, &Workspace::sentencesReplaced, this, &ProblemsPanel::updateScope);
}

void ProblemsPanel::setTheme(const Theme& theme)
{
    m_model->setTheme(theme);
}

void ProblemsPanel::setSentence(std::size_t index)
{
    m_sentence = index;
    updateScope();
}

void ProblemsPanel::updateScope()
{
    const bool onlyThis = m_scope->currentIndex() == 0;
    const Treebank& treebank = m_workspace.treebank();
    m_model->setOnly(onlyThis && m_sentence < treebank.size() ? std::optional(treebank.key(m_sentence)) : std::nullopt);
}

void ProblemsPanel::readFilter()
{
    FindingFilter filter;
    filter.test = m_tests->currentData().toString().toStdString();
    filter.leastSeverity = static_cast<Severity>(m_severities->currentData().toInt());
    filter.withWaived = m_withWaived->isChecked();
    m_filter->setFilter(std::move(filter));
}

/// The tests that find something, with how often, the one chosen staying chosen.
void ProblemsPanel::updateTests()
{
    if (m_tests->view()->isVisible()) { // somebody is choosing
        m_soon.start();
        return;
    }
    const QString chosen = m_tests->currentData().toString();
    {
        const QSignalBlocker blocker(m_tests);
        m_tests->clear();
        m_tests->addItem(tr("All tests"), QString());
        for (const auto& [test, count] : m_validator.counts()) {
            const QString id = asText(test);
            const QString text = count.waived == 0 ? tr("%1 (%2)").arg(id).arg(count.open)
                                                   : tr("%1 (%2, %3 waived)").arg(id).arg(count.open).arg(count.waived);
            m_tests->addItem(text, id);
        }
        if (!chosen.isEmpty() && m_tests->findData(chosen) < 0)
            m_tests->addItem(tr("%1 (%2)").arg(chosen).arg(0), chosen);
        m_tests->setCurrentIndex(std::max(m_tests->findData(chosen), 0));
    }
    readFilter();
}

void ProblemsPanel::updateSummary()
{
    m_summary->setText(problemsSummary(m_validator, m_workspace.treebank()));
    m_nothing->refresh();
    if (const QString now = title(); std::exchange(m_title, now) != now)
        Q_EMIT titleChanged(now);
}

QString ProblemsPanel::title() const
{
    return problemsTitle(m_validator);
}

int ProblemsPanel::selectedRow() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() && m_table->selectionModel()->isSelected(current) ? m_filter->mapToSource(current).row()
                                                                               : -1;
}

const Finding* ProblemsPanel::selectedFinding() const
{
    const int row = selectedRow();
    return row < 0 ? nullptr : m_model->finding(row);
}

std::size_t ProblemsPanel::sentenceOf(int row) const
{
    return m_workspace.treebank().indexOf(m_model->row(row).key);
}

void ProblemsPanel::updateButtons()
{
    const Finding* finding = selectedFinding();
    const auto* test = finding ? std::get_if<TestId>(&finding->kind) : nullptr;
    const bool isRepairableTest = test && isRepairable(*test);
    m_waive->setEnabled(finding && finding->canBeWaived());
    m_waive->setText(finding && finding->isWaived ? tr("Take the waiver back") : tr("Waive…"));
    m_waive->setToolTip(finding && !finding->canBeWaived()
            ? tr("Errors of the format, and of what every treebank must keep to (level 2), cannot be waived.")
            : tr("Says that this is no problem here, for a reason; it holds until the word or its arc changes"));
    const QString tip = isRepairableTest ? repairTip() : QString();
    m_repair->setEnabled(!tip.isEmpty());
    m_repair->setToolTip(tip);
    m_repairAll->setEnabled(!tip.isEmpty());
    m_copy->setEnabled(finding != nullptr);
}

/// The change that a repair of the selected row would make; empty if there is none.
QString ProblemsPanel::repairTip() const
{
    const int row = selectedRow();
    const Finding* finding = selectedFinding();
    if (!finding)
        return {};
    const std::size_t sentence = sentenceOf(row);
    const auto after = repairedText(m_workspace.treebank(), sentence, *finding);
    return after ? repairPreview(textOf(m_workspace.treebank(), sentence), *after) : QString();
}

void ProblemsPanel::choose(const QModelIndex& index)
{
    const int row = m_filter->mapToSource(index).row();
    const Finding* finding = row < 0 ? nullptr : m_model->finding(row);
    if (!finding)
        return;
    const int word = wordOf(*finding);
    m_visited = Visited{m_model->row(row).key, m_model->row(row).ordinal, *finding};
    Q_EMIT problemChosen(sentenceOf(row), word);
}

void ProblemsPanel::select(SentenceKey key, std::size_t ordinal)
{
    const int row = m_model->rowOf(key, ordinal);
    const QModelIndex index
        = row < 0 ? QModelIndex() : m_filter->mapFromSource(m_model->index(row, ProblemsModel::TextColumn));
    if (!index.isValid())
        return;
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
}

bool ProblemsPanel::step(int by)
{
    const Treebank& treebank = m_workspace.treebank();
    const auto count = static_cast<std::ptrdiff_t>(treebank.size());
    for (auto at = static_cast<std::ptrdiff_t>(m_sentence); at >= 0 && at < count; at += by) {
        const SentenceKey key = treebank.key(static_cast<std::size_t>(at));
        const auto& findings = m_validator.findings(key);
        const auto size = static_cast<std::ptrdiff_t>(findings.size());
        std::ptrdiff_t ordinal = by > 0 ? 0 : size - 1;
        if (m_visited && m_visited->key == key && at == static_cast<std::ptrdiff_t>(m_sentence)) {
            ordinal = static_cast<std::ptrdiff_t>(m_visited->ordinal);
            // Where it has been dealt with, what followed it has moved up.
            const bool isThere = ordinal < size && findings[m_visited->ordinal] == m_visited->finding;
            ordinal += isThere || by < 0 ? by : 0;
            ordinal = std::min(ordinal, by < 0 ? size - 1 : size);
        }
        for (; ordinal >= 0 && ordinal < size; ordinal += by) {
            const Finding& finding = findings[static_cast<std::size_t>(ordinal)];
            if (!m_filter->filter().accepts(finding))
                continue;
            const int word = wordOf(finding);
            m_visited = Visited{key, static_cast<std::size_t>(ordinal), finding};
            Q_EMIT problemChosen(static_cast<std::size_t>(at), word);
            select(key, static_cast<std::size_t>(ordinal));
            return true;
        }
    }
    return false;
}

bool ProblemsPanel::waiveSelected(const QString& reason)
{
    const Finding* finding = selectedFinding();
    return finding && waive(m_workspace, sentenceOf(selectedRow()), Finding(*finding), reason);
}

bool ProblemsPanel::unwaiveSelected()
{
    const Finding* finding = selectedFinding();
    return finding && finding->isWaived && unwaive(m_workspace, sentenceOf(selectedRow()), Finding(*finding));
}

void ProblemsPanel::askWaiver()
{
    const Finding* finding = selectedFinding();
    if (!finding)
        return;
    if (finding->isWaived) {
        unwaiveSelected();
        return;
    }
    bool accepted = false;
    const QString reason = QInputDialog::getText(this, tr("Waive a problem"),
        tr("%1\nWhy is this no problem here?").arg(findingText(*finding)), QLineEdit::Normal, QString(), &accepted);
    if (accepted)
        waiveSelected(reason);
}

bool ProblemsPanel::repairSelected()
{
    const Finding* finding = selectedFinding();
    return finding && repair(m_workspace, sentenceOf(selectedRow()), Finding(*finding));
}

std::size_t ProblemsPanel::repairAllLikeSelected()
{
    const Finding* finding = selectedFinding();
    const auto* test = finding ? std::get_if<TestId>(&finding->kind) : nullptr;
    return test ? repairAll(m_workspace, m_validator, TestId(*test)) : 0;
}

void ProblemsPanel::copySelected()
{
    QStringList lines;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        const int row = m_filter->mapToSource(index).row();
        const Finding* finding = m_model->finding(row);
        const std::size_t sentence = sentenceOf(row);
        if (!finding || sentence >= m_workspace.treebank().size())
            continue;
        const auto place = m_workspace.treebank().place(sentence);
        const std::size_t line = m_workspace.treebank().documents()[place.document]->line(place.sentence);
        lines << QStringLiteral("%1:%2:%3: %4: %5")
                     .arg(m_workspace.fileName(place.document))
                     .arg(line + finding->line - 1)
                     .arg(finding->column)
                     .arg(asText(finding->test), findingText(*finding));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void ProblemsPanel::showMenu(const QPoint& place)
{
    QMenu menu(this);
    for (QPushButton* button : {m_waive, m_repair, m_repairAll, m_copy}) {
        QAction* action = menu.addAction(button->text(), button, &QAbstractButton::click);
        action->setEnabled(button->isEnabled());
        action->setToolTip(button->toolTip());
    }
    menu.setToolTipsVisible(true);
    menu.exec(m_table->viewport()->mapToGlobal(place));
}

} // namespace arcwright::ui
