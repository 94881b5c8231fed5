// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/cause_page.h"

#include <algorithm>
#include <utility>

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
#include "core/model/any_model.h"
#include "core/query/conditions.h"
#include "ui/analysis/cause_charts.h"
#include "ui/analysis/cause_texts.h"
#include "ui/analysis/figure_export.h"
#include "ui/analysis/group_view.h"
#include "ui/analysis/lit_diagram.h"
#include "ui/analysis/result_list.h"
#include "ui/canvas/make_diagram.h"
#include "ui/documents/thin_progress.h"
#include "ui/look/centred_note.h"
#include "ui/look/elided_label.h"
#include "ui/look/empty_note.h"
#include "ui/look/font_measures.h"
#include "ui/look/growing_letters.h"
#include "ui/look/problem_text.h"
#include "ui/search/pattern_examples.h"

namespace arcwright::ui {

namespace {

constexpr int pageMargin = 8;

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
    measureByFont(
        label, [area, lines](const QFontMetrics& metrics) { area->setFixedHeight(lines * metrics.lineSpacing() + 4); });
    return area;
}

/// Of a relation that the treebank has.
QString causeExampleFor(const Treebank& treebank)
{
    const QStringList examples = patternExamples(treebank); // a form, a relation, ...
    const bool isOfBunsetsu = unitsOf(treebank) == Units::Bunsetsu;
    return CausePage::tr("Only errors of this pattern: %1, or counted: %2")
        .arg(examples.value(1, QStringLiteral("relation=obl")) + QStringLiteral(" AND distance>2"),
            isOfBunsetsu ? QStringLiteral("group by relation") : QStringLiteral("group by upos"));
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
    , m_charts(new CauseCharts(this))
    , m_list(new QTreeView(this))
    , m_title(new ElidedLabel(this))
    , m_diagram(new LitDiagram(this))
    , m_error(new QLabel(this))
    , m_groups(new GroupView(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Causes of errors"));
    placeParts();
    connectParts();
    showState();
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
        {{CauseModel::Number, 5}, {CauseModel::Word, 10}, {CauseModel::Gold, 11}, {CauseModel::Found, 11},
            {CauseModel::Near, 14}, {CauseModel::Source, 12}, {CauseModel::Repairs, 5}, {CauseModel::Breaks, 5}});
    new EmptyNote(*m_list, [this] {
        if (!m_model.found() || m_model.rowCount() > 0)
            return QString();
        if (m_filter.isRunning())
            return QString();
        return m_charts->choice().isAll() && !m_model.among() ? tr("No head is wrong.") : tr("None is of this choice.");
    });
}

void CausePage::placeParts()
{
    m_status->setMinimumWidth(1);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_pattern->setAccessibleName(tr("Pattern of the errors that are listed"));
    m_pattern->setPlaceholderText(causeExampleFor(m_workspace.treebank()));
    m_pattern->setClearButtonEnabled(true);
    m_find->setToolTip(tr("Parses every sentence, and those with errors once more for each wrong head"));
    placeList();
    auto* line = new QHBoxLayout;
    line->addWidget(m_find);
    line->addWidget(m_cancel);
    line->addWidget(m_status, 1);
    m_parts = new QSplitter(this);
    m_parts->addWidget(m_list);
    m_parts->addWidget(makeTree());
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 1);
    m_parts->setSizes({2000, 2000}); // shares of what there is
    m_results = new QWidget(this);
    auto* results = new QVBoxLayout(m_results);
    results->setContentsMargins({});
    results->addWidget(inLines(m_summary, 3));
    results->addWidget(m_charts);
    results->addWidget(m_pattern);
    results->addWidget(m_parts, 1);
    results->addWidget(m_groups, 1);
    new GrowingLetters(*this, *m_results, usualDashboard);
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
    connect(&m_workspace, &Workspace::treebankReplaced, this,
        [this] { m_pattern->setPlaceholderText(causeExampleFor(m_workspace.treebank())); });
    connect(&m_finder, &CauseFinder::changed, this, &CausePage::showState);
    connect(&m_finder, &CauseFinder::found, this, &CausePage::take);
    connect(&m_finder, &CauseFinder::failed, this, &CausePage::failed);
    connect(&m_finder, &CauseFinder::finished, this, &CausePage::settled);
    connect(m_charts, &CauseCharts::chosen, this, &CausePage::onBarChosen);
    auto* saved
        = new FigureExport({{}, [this] { return tableOf(m_model); }, [] { return QStringLiteral("causes"); }}, m_list);
    m_list->setObjectName(QStringLiteral("wrongHeads"));
    saved->offerOn(*m_list);
    connect(saved, &FigureExport::failed, this, &CausePage::failed);
    connect(saved, &FigureExport::done, this, &CausePage::done);
    connect(m_charts, &CauseCharts::failed, this, &CausePage::failed);
    connect(m_charts, &CauseCharts::done, this, &CausePage::done);
    connect(m_groups, &GroupView::failed, this, &CausePage::failed);
    connect(m_groups, &GroupView::done, this, &CausePage::done);
    connect(m_charts, &CauseCharts::listWanted, m_list, [this] { m_list->setFocus(); });
    connect(m_pattern, &QLineEdit::returnPressed, this, [this] {
        m_charts->setChoice({});
        applyPattern(m_pattern->text());
    });
    connect(m_pattern, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty() && !(m_typed.isEmpty() && m_charts->choice().isAll())) {
            m_charts->setChoice({});
            applyPattern({});
        }
    });
    connect(&m_filter, &CauseFilter::filtered, this, [this](const auto& places) {
        m_model.setCauses(m_model.found(), m_charts->choice(), places);
        if (const auto row = std::exchange(m_wantedRow, std::nullopt))
            select(*row);
    });
    connect(&m_filter, &CauseFilter::counted, this, &CausePage::showGroups);
    connect(m_groups, &GroupView::chosen, this, [this](const std::vector<std::string>& values) {
        if (const auto pattern = patternOfGroup(m_typed.toStdString(), values))
            applyPattern(QString::fromStdString(*pattern));
    });
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
    m_charts->setTheme(theme);
    m_groups->setTheme(theme);
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

FigureChart* CausePage::reachFigure() const
{
    return m_charts->reach();
}

FigureChart* CausePage::sourceFigure() const
{
    return m_charts->source();
}

FigureChart* CausePage::cascadeFigure() const
{
    return m_charts->cascade();
}

void CausePage::take(const std::shared_ptr<const FoundCauses>& found)
{
    m_charts->show(found);
    m_summary->setText(found ? summaryText(*found) : QString());
    m_model.setCauses(found, {});
    applyPattern(m_typed);
    if (m_cancel->hasFocus())
        setFocus();
}

CausePlace CausePage::place() const
{
    return {m_model.found(), m_typed, m_charts->choice(), m_wantedRow.value_or(m_list->currentIndex().row())};
}

void CausePage::setPlace(const CausePlace& place)
{
    if (!place.found)
        return;
    take(place.found);
    m_charts->setChoice(place.choice);
    applyPattern(place.typed);
    if (m_filter.isRunning())
        m_wantedRow = place.row;
    else
        select(place.row);
}

void CausePage::select(int row)
{
    if (const QModelIndex index = m_model.index(row, 0); index.isValid())
        m_list->setCurrentIndex(index);
}

/// Bars choose among what is listed; what was counted is listed again.
void CausePage::onBarChosen()
{
    if (m_isGrouped) {
        applyPattern(QString::fromStdString(patternWithoutGroups(m_typed.toStdString())));
        return;
    }
    m_model.setCauses(m_model.found(), m_charts->choice(), m_model.among());
    showPattern();
}

void CausePage::showPattern()
{
    const QSignalBlocker silently(m_pattern);
    m_pattern->setText(patternOf(m_typed, m_charts->choice()));
}

/// Lists the errors of the pattern that was typed, or counts them.
void CausePage::applyPattern(const QString& typed)
{
    m_filter.stop();
    m_wantedRow.reset();
    m_problem.clear();
    m_isGrouped = false;
    m_typed = typed;
    showPattern();
    if (m_model.found() && !m_typed.trimmed().isEmpty()) {
        const auto query = parseQuery(m_typed.toStdString());
        const auto begun = query ? m_filter.start(m_model.found(), *query) : PatternResult<void>();
        if (!query || !begun)
            complain(query ? begun.error() : query.error());
        else
            m_isGrouped = !query->groups.empty();
    } else {
        m_model.setCauses(m_model.found(), m_charts->choice());
    }
    m_groups->setCounts({});
    showState();
}

void CausePage::complain(const PatternProblem& problem)
{
    const QString sentence = QCoreApplication::translate("Pattern", patternSentence(problem.error));
    m_problem = tr("Column %1: %2").arg(problem.column).arg(filledIn(sentence, {problem.argument, problem.more}));
}

void CausePage::showGroups(const GroupedCounts& counts)
{
    m_isGrouped = !counts.groups.empty();
    m_groups->setCounts(counts);
    if (!m_isGrouped)
        m_model.setCauses(m_model.found(), m_charts->choice(), std::vector<ErrorPlace>());
    showState();
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
    Graph found = m_model.causesOf(index.row()).found;
    found.secondary.clear(); // heads alone are compared
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
    m_parts->setVisible(!m_isGrouped);
    m_groups->setVisible(m_isGrouped);
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
