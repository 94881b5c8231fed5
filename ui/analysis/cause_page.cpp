// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/cause_page.h"

#include <algorithm>

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include "core/messages/pattern_sentences.h"
#include "ui/analysis/cause_texts.h"
#include "ui/analysis/figure_chart.h"
#include "ui/analysis/lit_diagram.h"
#include "ui/analysis/result_list.h"
#include "ui/canvas/make_diagram.h"
#include "ui/documents/thin_progress.h"
#include "ui/look/centred_note.h"
#include "ui/look/elided_label.h"
#include "ui/look/empty_note.h"
#include "ui/look/problem_text.h"

namespace arcwright::ui {

namespace {

constexpr int pageMargin = 8;
constexpr int chartHeight = 140; // of three beside each other, the list has the rest

/// The parser's tree: gold's but for the heads that are wrong, of which no relation is known here.
Graph foundGraph(Graph gold, const SentenceCauses& causes)
{
    for (const WordError& error : causes.errors) {
        gold.heads[static_cast<std::size_t>(error.word)] = error.head;
        gold.relations[static_cast<std::size_t>(error.word)] = {};
    }
    gold.secondary.clear();
    return gold;
}

/// A label that takes so many lines and is scrolled where it has more: a page whose height depends on its width is
/// given all the height it would like to have, and scrolled as a whole.
QWidget* inLines(QLabel* label, int lines)
{
    auto* area = new QScrollArea(label->parentWidget());
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    area->setWidget(label);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFixedHeight(lines * label->fontMetrics().lineSpacing() + 4);
    return area;
}

} // namespace

CausePage::CausePage(Workspace& workspace, Learning& learning, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_finder(workspace, learning)
    , m_filter(workspace)
    , m_model(workspace)
    , m_pattern(new QLineEdit(this))
    , m_find(new QPushButton(tr("Find causes"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_progress(newThinProgress(tr("Progress of the search for causes"), this))
    , m_status(new ElidedLabel(this))
    , m_empty(new CentredNote(this))
    , m_summary(new QLabel(this))
    , m_reach(new FigureChart(this))
    , m_source(new FigureChart(this))
    , m_cascade(new FigureChart(this))
    , m_list(new QTreeView(this))
    , m_title(new ElidedLabel(this))
    , m_diagram(new LitDiagram(this))
    , m_error(new QLabel(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Causes of errors"));
    placeParts();
    connectParts();
    showState();
}

QWidget* CausePage::makeCharts()
{
    auto* part = new QWidget(this);
    auto* line = new QHBoxLayout(part);
    line->setContentsMargins({});
    const std::pair<FigureChart*, QString> charts[] = {{m_reach, tr("How near gold's head was")},
        {m_source, tr("Missed, or not preferred")}, {m_cascade, tr("What the repair of one repairs")}};
    for (const auto& [chart, name] : charts) {
        auto* title = new QLabel(name, part);
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
        chart->setAccessibleName(name);
        chart->setFixedHeight(chartHeight);
        auto* column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(title);
        column->addWidget(chart);
        line->addLayout(column, 1);
    }
    return part;
}

QWidget* CausePage::makeTree()
{
    m_diagram->setAccessibleName(tr("The wrong head and what its repair repairs"));
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_diagram, 1);
    column->addWidget(inLines(m_error, 4));
    return part;
}

void CausePage::placeList()
{
    m_list->setModel(&m_model);
    arrangeResults(*m_list, tr("Wrong heads"),
        {{CauseModel::Number, 7}, {CauseModel::Word, 12}, {CauseModel::Gold, 13}, {CauseModel::Found, 15},
            {CauseModel::Near, 15}, {CauseModel::Source, 14}, {CauseModel::Repairs, 9}, {CauseModel::Breaks, 9}});
    new EmptyNote(*m_list, [this] {
        if (!m_model.found() || m_model.rowCount() > 0)
            return QString();
        if (m_filter.isRunning())
            return QString();
        return m_choice.isAll() && !m_model.among() ? tr("No head is wrong.") : tr("None is of this choice.");
    });
}

void CausePage::placeParts()
{
    m_status->setMinimumWidth(1);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_pattern->setAccessibleName(tr("Pattern of the errors that are listed"));
    m_pattern->setPlaceholderText(tr("Only errors of this pattern: relation=obl distance>7"));
    m_pattern->setClearButtonEnabled(true);
    m_find->setToolTip(tr("Parses every sentence, and those with errors once more for each wrong head"));
    placeList();
    auto* line = new QHBoxLayout;
    line->addWidget(m_find);
    line->addWidget(m_cancel);
    line->addWidget(m_status, 1);
    auto* parts = new QSplitter(this);
    parts->addWidget(m_list);
    parts->addWidget(makeTree());
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 1);
    parts->setSizes({2000, 2000}); // shares of what there is
    m_results = new QWidget(this);
    auto* results = new QVBoxLayout(m_results);
    results->setContentsMargins({});
    results->addWidget(inLines(m_summary, 2));
    results->addWidget(makeCharts());
    results->addWidget(m_pattern);
    results->addWidget(parts, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->setSpacing(4);
    layout->addLayout(line);
    layout->addWidget(m_progress);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_results, 1);
}

void CausePage::connectParts()
{
    connect(m_find, &QPushButton::clicked, &m_finder, &CauseFinder::start);
    connect(m_cancel, &QPushButton::clicked, &m_finder, &CauseFinder::cancel);
    connect(&m_finder, &CauseFinder::changed, this, &CausePage::showState);
    connect(&m_finder, &CauseFinder::found, this, &CausePage::take);
    connect(&m_finder, &CauseFinder::failed, this, &CausePage::failed);
    connect(&m_finder, &CauseFinder::finished, this, &CausePage::settled);
    connect(m_reach, &FigureChart::chosen, this,
        [this](ChartPlace place, bool) { choose(*m_reach, m_choice.reach, 0, place); });
    connect(m_source, &FigureChart::chosen, this,
        [this](ChartPlace place, bool) { choose(*m_source, m_choice.source, 1, place); });
    connect(m_cascade, &FigureChart::chosen, this,
        [this](ChartPlace place, bool) { choose(*m_cascade, m_choice.cascade, 0, place); });
    for (FigureChart* chart : {m_reach, m_source, m_cascade})
        connect(chart, &FigureChart::listWanted, m_list, [this] { m_list->setFocus(); });
    connect(m_pattern, &QLineEdit::returnPressed, this, [this] {
        takeBack();
        m_typed = m_pattern->text();
        applyPattern();
    });
    connect(m_pattern, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty() && !(m_typed.isEmpty() && m_choice.isAll())) {
            takeBack();
            m_typed.clear();
            applyPattern();
        }
    });
    connect(&m_filter, &CauseFilter::filtered, this,
        [this](const auto& places) { m_model.setCauses(m_model.found(), m_choice, places); });
    connect(&m_filter, &CauseFilter::finished, this, &CausePage::settled);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CausePage::showRow);
    connect(m_list, &QTreeView::activated, this, &CausePage::open);
    connect(m_diagram, &LitDiagram::opened, this, &CausePage::open);
    connect(&m_model, &CauseModel::modelReset, this, [this] {
        m_list->setCurrentIndex(m_model.index(0, 0));
        showRow();
        showState();
    });
}

void CausePage::setTheme(const Theme& theme)
{
    for (FigureChart* chart : {m_reach, m_source, m_cascade})
        chart->setTheme(theme);
    m_diagram->setDiagramStyle(theme.diagram);
}

QString CausePage::status() const
{
    return m_status->text();
}

QString CausePage::said() const
{
    return m_error->text();
}

void CausePage::take(const std::shared_ptr<const FoundCauses>& found)
{
    m_choice = {};
    m_model.setCauses(found, m_choice);
    showCharts();
    applyPattern();
    if (m_cancel->hasFocus())
        setFocus();
}

/// A second click on a bar takes the choice back. The category is the value's number, from `first` on.
template <class Value>
void CausePage::choose(FigureChart& chart, std::optional<Value>& chosen, std::size_t first, ChartPlace place)
{
    const auto value = static_cast<Value>(static_cast<std::size_t>(place.category) + first);
    const bool isTakenBack = chosen == value;
    chosen = isTakenBack ? std::nullopt : std::optional(value);
    chart.setChosen(isTakenBack ? std::set<ChartPlace>() : std::set<ChartPlace>{place});
    m_model.setCauses(m_model.found(), m_choice, m_model.among());
    const QSignalBlocker silently(m_pattern);
    m_pattern->setText(patternOf(m_typed, m_choice));
}

/// No bar is chosen any more.
void CausePage::takeBack()
{
    m_choice = {};
    for (FigureChart* chart : {m_reach, m_source, m_cascade})
        chart->setChosen({});
}

/// Lists the errors of the pattern that was typed.
void CausePage::applyPattern()
{
    m_filter.stop();
    m_problem.clear();
    {
        const QSignalBlocker silently(m_pattern);
        m_pattern->setText(patternOf(m_typed, m_choice));
    }
    if (m_model.found() && !m_typed.trimmed().isEmpty()) {
        if (const auto begun = m_filter.start(m_model.found(), m_typed); !begun) {
            const QString sentence = QCoreApplication::translate("Pattern", patternSentence(begun.error().error));
            m_problem = tr("Column %1: %2")
                            .arg(begun.error().column)
                            .arg(filledIn(sentence, {begun.error().argument, begun.error().more}));
        }
    } else {
        m_model.setCauses(m_model.found(), m_choice);
    }
    showState();
}

void CausePage::showCharts()
{
    const auto& found = m_model.found();
    m_reach->setContent(found ? reachChart(*found) : ChartContent());
    m_source->setContent(found ? sourceChart(*found) : ChartContent());
    m_cascade->setContent(found ? cascadeChart(*found) : ChartContent());
    for (FigureChart* chart : {m_reach, m_source, m_cascade})
        chart->setChosen({});
    m_summary->setText(found ? summaryText(*found) : QString());
}

void CausePage::showRow()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid() || !m_model.found()) {
        m_title->clear();
        m_error->clear();
        m_diagram->show({}, {}, 0);
        return;
    }
    const WordError& error = m_model.error(index.row());
    const auto sentence = m_model.sentence(index.row());
    RelationPool& relations = *m_workspace.relations();
    const Graph gold = graphOf(*sentence, relations);
    const Graph found = foundGraph(gold, m_model.causesOf(index.row()));
    DiagramContent content;
    content.compareRelations = false;
    content.compareSecondary = false;
    std::vector<int> lit = error.repaired;
    lit.push_back(error.word);
    std::sort(lit.begin(), lit.end());
    m_diagram->show(makeDiagram(*sentence, gold, &found, relations, content), lit, error.word);
    for (const int word : {error.head, error.goldHead, error.word}) {
        if (m_diagram->diagram().isWord(word))
            m_diagram->ensureWordVisible(word);
    }
    QStringList parts{tr("Sentence %1").arg(m_model.sentenceIndex(index.row()) + 1)};
    if (const auto id = sentence->metadata("sent_id"); !id.empty())
        parts << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    parts << tr("above: gold") << tr("below: %1").arg(m_model.found()->decoder);
    m_title->setText(parts.join(QStringLiteral("  ·  ")));
    m_error->setText(errorText(*sentence, error));
}

void CausePage::showState()
{
    const auto& found = m_model.found();
    const bool canStart = m_finder.canStart();
    m_find->setVisible(!m_finder.isBusy());
    m_find->setEnabled(canStart);
    m_find->setText(found ? tr("Find again") : tr("Find causes"));
    m_cancel->setVisible(m_finder.isBusy());
    m_progress->setVisible(m_finder.isBusy());
    m_progress->setValue(m_finder.percent());
    m_results->setVisible(found != nullptr);
    m_empty->setVisible(found == nullptr);
    QString status;
    if (m_finder.isBusy()) {
        status = tr("%1% done", "progress").arg(m_finder.percent());
    } else if (found) {
        status = askedText(*found);
        if (m_model.changedSentences() > 0)
            status += QStringLiteral("  ·  ")
                + tr("%n sentence(s) edited since", nullptr, static_cast<int>(m_model.changedSentences()));
    } else if (m_finder.wasCancelled()) {
        status = tr("Cancelled.");
    }
    m_status->setText(m_problem.isEmpty() ? status : m_problem);
    if (!canStart)
        m_empty->setText(
            tr("Causes are told of the parser in use: train one here, or open a model. Outputs of other parsers do not "
               "say what their parser would have done otherwise."));
    else
        m_empty->setText(
            tr("The parser is asked about each head that it has wrong: whether gold's was its second best choice or "
               "far behind; whether the decoder missed a tree that the model prefers, or the model prefers the wrong "
               "one; and, by parsing the sentence again with that head put right, which other errors vanish with it. "
               "Sentences that the parser was trained on are left out."));
}

void CausePage::open()
{
    const QModelIndex index = m_list->currentIndex();
    const std::size_t sentence = index.isValid() && m_model.found() ? m_model.sentenceIndex(index.row()) : 0;
    if (index.isValid() && sentence < m_workspace.treebank().size())
        Q_EMIT opened(sentence, m_model.error(index.row()).word);
}

void CausePage::focusInEvent(QFocusEvent*)
{
    if (m_results->isVisibleTo(this) && m_model.rowCount() > 0)
        m_list->setFocus();
    else
        (m_finder.isBusy() ? m_cancel : m_find)->setFocus();
}

} // namespace arcwright::ui
