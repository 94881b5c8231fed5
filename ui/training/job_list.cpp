// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/job_list.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/experiments/folds.h"
#include "core/messages/decoder_sentences.h"
#include "ui/look/parser_names.h"
#include "ui/look/problem_text.h"
#include "ui/training/training_panel.h"

namespace arcwright::ui {

namespace {

enum JobColumn { JobTitle, JobSize, JobStateColumn, jobColumnCount };

bool isPausable(TrainingQueue::State state)
{
    return state == TrainingQueue::State::Running || state == TrainingQueue::State::Waiting;
}

} // namespace

JobList::JobList(TrainingQueue& queue, QWidget* parent)
    : QGroupBox(tr("Training jobs"), parent), m_queue(queue), m_table(new QTableWidget(0, jobColumnCount, this))
{
    m_table->setAccessibleName(tr("Training jobs"));
    m_table->setObjectName(QStringLiteral("jobs"));
    m_table->setHorizontalHeaderLabels({tr("Trained on"), tr("Sentences"), tr("State")});
    for (const JobColumn column : {JobTitle, JobStateColumn}) // as what stands below them
        m_table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(JobTitle, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(JobStateColumn, QHeaderView::Fixed);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideRight); // those of one treebank are told apart by the number behind its name
    m_table->setTabKeyNavigation(false);
    m_up = addButton(tr("Earlier"), tr("Puts the job before the one above it."));
    m_down = addButton(tr("Later"), tr("Puts the job behind the one below it."));
    m_pause = addButton(tr("Pause"), QString());
    m_remove = addButton(tr("Remove"), QString());
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_up, m_down, m_pause, m_remove})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table);
    layout->addLayout(buttons);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(m_up, &QPushButton::clicked, this, [this] { moveBy(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveBy(1); });
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (const auto index = chosen())
            isPausable(m_queue.jobs()[*index].state) ? m_queue.pause(*index) : m_queue.goOn(*index);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const auto index = chosen())
            m_queue.remove(*index);
    });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &JobList::updateButtons);
    connect(&m_queue, &TrainingQueue::changed, this, &JobList::fill);
    fill();
}

QPushButton* JobList::addButton(const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(tip);
    return button;
}

std::optional<std::size_t> JobList::chosen() const
{
    const int row = m_table->currentRow();
    const bool isThere = row >= 0 && static_cast<std::size_t>(row) < m_jobs.size();
    return isThere ? std::optional(m_jobs[static_cast<std::size_t>(row)]) : std::nullopt;
}

QString JobList::stateText(const TrainingQueue::Job& job)
{
    using State = TrainingQueue::State;
    const QString epochs = job.card.epochs > 0 ? tr("epoch %1 of %2").arg(job.epochsDone).arg(job.card.epochs)
                                               : QString::number(job.epochsDone); // of a job whose card is lost
    switch (job.state) {
    case State::Running:
        if (job.card.hasFolds && job.card.epochs > 0 && job.epochsDone >= job.card.epochs)
            return tr("model done, folds under way");
        return job.epochsDone == 0 ? tr("under way") : tr("under way, %1 done", "epoch").arg(epochs);
    case State::Held:
        return job.epochsDone == 0 ? tr("paused") : tr("paused, %1 done", "epoch").arg(epochs);
    case State::Waiting:
        return tr("waits for its turn");
    case State::Stopped:
        if (job.problem)
            return tr("broken off: %1").arg(problemTextWithStep(*job.problem));
        if (job.cardProblem)
            return problemTextWithStep(*job.cardProblem);
        if (job.foldsLeft && job.isElsewhere)
            return tr("its folds wait for their treebank");
        if (job.foldsLeft)
            return tr("model done, %1 of %2 folds")
                .arg(job.foldsLeft->done)
                .arg(job.foldsLeft->of == 0 ? FoldSettings().folds : job.foldsLeft->of);
        return job.epochsDone == 0 ? tr("not begun") : tr("stopped, %1 done", "epoch").arg(epochs);
    case State::Done:
        return tr("done");
    }
    return {};
}

/// Of the same sentences, parsers are told apart by the decoder; a card that is lost names none.
QString JobList::titleOf(const JobCard& card)
{
    const QString title = QString::fromStdString(card.title);
    return card.decoder.empty() ? title : title + QStringLiteral(", ") + decoderInWords(card.decoder);
}

/// The row that was chosen is found again by its folder: jobs come, go and change places.
void JobList::fill()
{
    const QTableWidgetItem* before = m_table->item(m_table->currentRow(), JobTitle);
    const QString path = before == nullptr ? QString() : before->data(Qt::UserRole).toString();
    const auto& jobs = m_queue.jobs();
    m_jobs.resize(jobs.size());
    std::iota(m_jobs.begin(), m_jobs.end(), std::size_t{0});
    std::stable_partition(
        m_jobs.begin(), m_jobs.end(), [&](std::size_t job) { return jobs[job].state != TrainingQueue::State::Done; });
    m_table->setRowCount(static_cast<int>(jobs.size()));
    int row = 0;
    int current = jobs.empty() ? -1 : 0;
    const auto running = std::find_if(jobs.begin(), jobs.end(),
        [](const TrainingQueue::Job& job) { return job.state == TrainingQueue::State::Running; });
    const QString begun = running == jobs.end() ? QString() : running->path;
    const bool hasBegun = std::exchange(m_running, begun) != begun && !begun.isEmpty(); // which is looked at then
    for (const std::size_t index : m_jobs) {
        const TrainingQueue::Job& job = jobs[index];
        auto* title = new QTableWidgetItem(titleOf(job.card));
        title->setData(Qt::UserRole, job.path);
        auto* size = new QTableWidgetItem(locale().toString(static_cast<qulonglong>(job.card.sentences)));
        size->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (job.cardProblem)
            title->setToolTip(problemTextWithStep(*job.cardProblem));
        else if (const auto decoder = decoderNamed(job.card.decoder))
            title->setToolTip(
                title->text() + u'\n' + QCoreApplication::translate("Decoder", sentenceOf(*decoder).title));
        auto* state = new QTableWidgetItem(stateText(job));
        state->setToolTip(state->text());
        m_table->setItem(row, JobTitle, title);
        m_table->setItem(row, JobSize, size);
        m_table->setItem(row, JobStateColumn, state);
        if (job.path == (hasBegun ? begun : path))
            current = row;
        ++row;
    }
    m_table->setCurrentCell(current, JobTitle);
    constexpr int mostRows = 5;
    const int rows = std::min(std::max(row, 1), mostRows);
    const int rowHeight = m_table->verticalHeader()->defaultSectionSize();
    m_table->setFixedHeight(
        m_table->horizontalHeader()->sizeHint().height() + rows * rowHeight + 2 * m_table->frameWidth());
    setVisible(!jobs.empty());
    fitState();
    updateButtons();
}

/// How far a job is, is what one looks for; only what is long, as why one was broken off, is cut.
void JobList::fitState()
{
    constexpr int padding = 12;
    int wanted = m_table->horizontalHeader()->sectionSizeHint(JobStateColumn);
    for (int row = 0; row < m_table->rowCount(); ++row)
        wanted = std::max(
            wanted, m_table->fontMetrics().horizontalAdvance(m_table->item(row, JobStateColumn)->text()) + padding);
    m_table->setColumnWidth(JobStateColumn, std::min(wanted, m_table->viewport()->width() * 3 / 5));
}

void JobList::resizeEvent(QResizeEvent* event)
{
    QGroupBox::resizeEvent(event);
    fitState();
}

/// The job in the row that many below; what is done keeps its place below what is to come.
std::optional<std::size_t> JobList::neighbour(int by) const
{
    using State = TrainingQueue::State;
    const auto mayMove = [this](std::size_t job) {
        const State state = m_queue.jobs()[job].state;
        return state == State::Waiting || state == State::Stopped;
    };
    const auto here = chosen();
    const int row = m_table->currentRow() + by;
    if (!here || row < 0 || static_cast<std::size_t>(row) >= m_jobs.size())
        return std::nullopt;
    const std::size_t other = m_jobs[static_cast<std::size_t>(row)];
    return mayMove(*here) && mayMove(other) ? std::optional(other) : std::nullopt;
}

/// In the queue, jobs that are done may stand between the two.
void JobList::moveBy(int by)
{
    const auto here = chosen();
    const auto other = neighbour(by);
    if (!here || !other)
        return;
    for (std::size_t at = *here; at != *other; at += static_cast<std::size_t>(by))
        m_queue.move(at, by);
}

void JobList::updateButtons()
{
    using State = TrainingQueue::State;
    const auto index = chosen();
    m_up->setEnabled(neighbour(-1).has_value());
    m_down->setEnabled(neighbour(1).has_value());
    m_pause->setEnabled(index.has_value());
    if (!index) {
        m_remove->setEnabled(false);
        return;
    }
    const State state = m_queue.jobs()[*index].state;
    m_pause->setText(isPausable(state) ? tr("Pause") : state == State::Done ? tr("Use its model") : tr("Go on"));
    const bool isUnderWay = state == State::Running || state == State::Held;
    m_remove->setEnabled(!isUnderWay); // that is cancelled where its progress is shown
    m_remove->setToolTip(tr("Removes the job and all that it has learnt."));
}

} // namespace arcwright::ui
