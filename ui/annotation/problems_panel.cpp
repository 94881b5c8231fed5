// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/problems_panel.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "core/validation/repair.h"
#include "ui/annotation/problems_filter_bar.h"
#include "ui/annotation/problems_model.h"
#include "ui/annotation/problems_summary.h"
#include "ui/annotation/waiver_export.h"
#include "ui/documents/repairs.h"
#include "ui/documents/thin_progress.h"
#include "ui/documents/validator.h"
#include "ui/documents/workspace.h"
#include "ui/documents/write_bytes.h"
#include "ui/look/elided_label.h"
#include "ui/look/empty_note.h"
#include "ui/look/finding_text.h"
#include "ui/look/font_measures.h"
#include "ui/look/low_view.h"
#include "ui/look/whole_heads.h"
#include "ui/look/wrapping_row.h"
#include "ui/settings/save_dialog.h"

namespace arcwright::ui {

namespace {

QString asText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The word a finding is about: the first of a multiword token, the one before an empty node; 0 for the sentence.
int wordOf(const Finding& finding)
{
    return finding.node.empty() ? finding.unit : std::atoi(finding.node.c_str());
}

/// Words are longer in other languages.
int widthOfSeverities(const QFontMetrics& letters)
{
    constexpr int around = 14; // of a cell
    int widest = 0;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Information}) {
        Finding finding;
        finding.severity = severity;
        widest = std::max(widest, letters.horizontalAdvance(severityMark(finding) + u' ' + severityText(severity)));
    }
    return widest + around;
}

} // namespace

ProblemsPanel::ProblemsPanel(Workspace& workspace, Validator& validator, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_validator(validator)
    , m_model(new ProblemsModel(workspace, validator, this))
    , m_filter(new ProblemsFilter(*m_model, this))
    , m_choice(new ProblemsFilterBar(this))
    , m_repairs(workspace, validator)
    , m_summary(new ElidedLabel(this))
    , m_table(new LowView<QTableView>(this))
    , m_waive(new QPushButton(tr("Waive…"), this))
    , m_repair(new QPushButton(tr("Repair"), this))
    , m_repairAll(new QPushButton(tr("Repair all of this kind"), this))
    , m_copy(new QPushButton(tr("Copy"), this))
    , m_exportWaivers(new QPushButton(tr("Export waivers…"), this))
    , m_progress(newThinProgress(tr("Progress of the repair"), this))
{
    m_summary->setAlignment(Qt::AlignVCenter | Qt::AlignTrailing);
    auto* buttons = new WrappingRow(this); // large letters have more lines
    for (QWidget* widget : std::initializer_list<QWidget*>{m_waive, m_repair, m_repairAll, m_copy, m_exportWaivers})
        buttons->add(widget);
    buttons->addSpace();
    buttons->add(m_summary, true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_choice);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_progress);
    layout->addWidget(buttons);
    buildTable();
    connectParts();
    readFilter();
    updateScope();
    updateTests();
    updateSummary();
    updateButtons();
}

void ProblemsPanel::buildTable()
{
    m_table->setModel(m_filter);
    m_nothing = new EmptyNote(*m_table, [this] {
        const bool isKnown = !m_validator.isBusy() && !m_validator.isIncomplete() && m_workspace.treebank().size() > 0;
        if (m_filter->rowCount() > 0 || !isKnown)
            return QString();
        if (m_model->rowCount() > 0)
            return tr("No problem is of this choice.");
        return tr("No problem was found."); // in what is tested: the line below the table says what is not
    });
    m_table->setAccessibleName(tr("Problems"));
    measureByFont(m_table, [this](const QFontMetrics& letters) {
        constexpr int leastRows = 3; // the header's, too
        constexpr int padding = 8;
        m_table->setMinimumHeight(leastRows * (letters.height() + padding));
    });
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // rows of one height scroll at once
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(ProblemsModel::TextColumn, QHeaderView::Stretch);
    keepHeadsWhole(*header);
    measureByFont(m_table, [this, header](const QFontMetrics& metrics) {
        constexpr int lead = 6;
        m_table->verticalHeader()->setDefaultSectionSize(metrics.height() + lead);
        const int letter = metrics.averageCharWidth();
        header->resizeSection(ProblemsModel::SeverityColumn, std::max(letter * 12, widthOfSeverities(metrics)));
        header->resizeSection(ProblemsModel::TestColumn, letter * 22);
        header->resizeSection(ProblemsModel::SentenceColumn, letter * 12);
        header->resizeSection(ProblemsModel::WordColumn, letter * 16);
    });
    header->setSortIndicator(ProblemsModel::SentenceColumn, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
}

void ProblemsPanel::connectParts()
{
    connect(m_choice, &ProblemsFilterBar::scopeChanged, this, &ProblemsPanel::updateScope);
    connect(m_choice, &ProblemsFilterBar::filterChanged, this, &ProblemsPanel::readFilter);
    connect(m_waive, &QPushButton::clicked, this, &ProblemsPanel::askWaiver);
    connect(m_repair, &QPushButton::clicked, this, &ProblemsPanel::repairSelected);
    connect(m_repairAll, &QPushButton::clicked, this, [this] {
        if (m_repairs.isBusy())
            m_repairs.cancel();
        else
            repairAllLikeSelected();
    });
    connect(&m_repairs, &RepairJob::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_repairs, &RepairJob::finished, this, [this] {
        updateButtons();
        Q_EMIT repairsFinished();
    });
    connect(m_copy, &QPushButton::clicked, this, &ProblemsPanel::copySelected);
    connect(m_exportWaivers, &QPushButton::clicked, this, &ProblemsPanel::askAndExportWaivers);
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
    const bool onlyThis = m_choice->isOfOneSentence();
    const Treebank& treebank = m_workspace.treebank();
    m_model->setOnly(onlyThis && m_sentence < treebank.size() ? std::optional(treebank.key(m_sentence)) : std::nullopt);
}

void ProblemsPanel::readFilter()
{
    m_filter->setFilter(m_choice->filter());
}

void ProblemsPanel::updateTests()
{
    if (!m_choice->offerTests(m_validator))
        m_soon.start();
}

void ProblemsPanel::updateSummary()
{
    m_summary->setText(problemsSummary(m_validator, m_workspace.treebank()));
    keepSummaryWhole();
    m_nothing->refresh();
    const bool areWaived = m_validator.waivedCount() > 0;
    m_exportWaivers->setEnabled(areWaived);
    m_exportWaivers->setVisible(areWaived); // where nothing is waived, the list has the room
    m_choice->offerWaived(areWaived);
    if (const QString now = title(); std::exchange(m_title, now) != now)
        Q_EMIT titleChanged(now);
}

/// On a line of its own if it does not fit beside the buttons; only where a line is too short is it cut.
void ProblemsPanel::keepSummaryWhole()
{
    const int wanted = m_summary->fontMetrics().horizontalAdvance(m_summary->text()) + 2;
    m_summary->setMinimumWidth(std::max(std::min(wanted, m_table->width()), 0));
}

void ProblemsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    keepSummaryWhole();
}

void ProblemsPanel::offer(QAction& command, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(tip);
    button->setEnabled(command.isEnabled());
    connect(&command, &QAction::changed, button, [button, &command] { button->setEnabled(command.isEnabled()); });
    connect(button, &QPushButton::clicked, &command, &QAction::trigger);
    m_choice->addAtEnd(button); // which leaves the list its height
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
    const auto* structure = finding ? std::get_if<StructureTest>(&finding->kind) : nullptr;
    const bool isRepairableTest = (test && isRepairable(*test)) || (structure && isRepairable(*structure));
    const bool isRepairing = m_repairs.isBusy();
    m_waive->setEnabled(finding && finding->canBeWaived());
    m_waive->setText(finding && finding->isWaived ? tr("Take the waiver back") : tr("Waive…"));
    m_waive->setToolTip(finding && !finding->canBeWaived()
            ? tr("Errors of the format, and of what every treebank must keep to (level 2), cannot be waived.")
            : tr("Says that this is no problem here, for a reason; it holds until the word or its arc changes"));
    const QString tip = isRepairableTest ? repairTip() : QString();
    m_repair->setEnabled(!tip.isEmpty());
    m_repair->setToolTip(tip);
    m_repairAll->setText(isRepairing ? tr("Cancel") : tr("Repair all of this kind"));
    m_repairAll->setEnabled(isRepairing || (test && !tip.isEmpty()));
    m_progress->setVisible(isRepairing);
    m_copy->setEnabled(finding != nullptr);
}

/// The change that a repair of the selected row would make; empty if there is none.
QString ProblemsPanel::repairTip() const
{
    const int row = selectedRow();
    const Finding* finding = selectedFinding();
    if (!finding)
        return {};
    return repairInWords(m_workspace.treebank(), sentenceOf(row), *finding);
}

void ProblemsPanel::choose(const QModelIndex& index)
{
    const int row = m_filter->mapToSource(index).row();
    const Finding* finding = row < 0 ? nullptr : m_model->finding(row);
    if (!finding)
        return;
    const int word = wordOf(*finding);
    m_visited = Visited{m_model->row(row).key, m_model->row(row).ordinal, *finding};
    Q_EMIT problemChosen(sentenceOf(row), word, cycleOf(*finding));
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
            Q_EMIT problemChosen(static_cast<std::size_t>(at), word, cycleOf(m_visited->finding));
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

bool ProblemsPanel::exportWaivers(const QString& path)
{
    const std::string text = waiversAsText(m_workspace, m_validator);
    const auto written = writeBytes(path, QByteArray::fromStdString(text));
    if (!written)
        Q_EMIT m_workspace.failed(written.error());
    return written.has_value();
}

void ProblemsPanel::askAndExportWaivers()
{
    const QString path = askWhereToSave(this, tr("Export waivers"), QStringLiteral("waivers.tsv"),
        QStringLiteral(".tsv"), tr("Tab-separated values (*.tsv);;All files (*)"));
    if (!path.isEmpty())
        exportWaivers(path);
}

bool ProblemsPanel::repairSelected()
{
    const Finding* finding = selectedFinding();
    return finding && repair(m_workspace, sentenceOf(selectedRow()), Finding(*finding));
}

bool ProblemsPanel::repairAllLikeSelected()
{
    const Finding* finding = selectedFinding();
    const auto* test = finding ? std::get_if<TestId>(&finding->kind) : nullptr;
    if (!test || m_repairs.isBusy())
        return false;
    m_progress->setValue(0);
    m_repairs.start(*test);
    updateButtons();
    return true;
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
    for (QPushButton* button : {m_waive, m_repair, m_repairAll, m_copy, m_exportWaivers}) {
        QAction* action = menu.addAction(button->text(), button, &QAbstractButton::click);
        action->setEnabled(button->isEnabled());
        action->setToolTip(button->toolTip());
    }
    menu.setToolTipsVisible(true);
    menu.exec(m_table->viewport()->mapToGlobal(place));
}

} // namespace arcwright::ui
