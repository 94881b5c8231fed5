// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/drill_down.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "core/messages/pattern_sentences.h"
#include "core/model/any_model.h"
#include "core/query/conditions.h"
#include "ui/analysis/figure_texts.h"
#include "ui/analysis/group_view.h"
#include "ui/analysis/hit_export.h"
#include "ui/analysis/hit_list.h"
#include "ui/analysis/hit_view.h"
#include "ui/analysis/lit_diagram.h"
#include "ui/analysis/set_menu.h"
#include "ui/look/elided_label.h"
#include "ui/look/empty_note.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"

namespace arcwright::ui {

namespace {

/// A pattern that can find something: of bunsetsu no head is to the left.
QString exampleFor(const Treebank& treebank)
{
    const QString example = unitsOf(treebank) == Units::Bunsetsu ? QStringLiteral("relation=P AND distance>2")
                                                                 : QStringLiteral("direction=left AND distance>7");
    return DrillDown::tr("Click a bar, point or cell, or type a pattern: %1").arg(example);
}

} // namespace

DrillDown::DrillDown(Workspace& workspace, AnalysisModel& model, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_model(model)
    , m_pattern(new QLineEdit(this))
    , m_clear(new QPushButton(tr("Choose nothing"), this))
    , m_sets(new SetMenu(workspace, this))
    , m_export(new HitExport(m_hits, this))
    , m_message(new ElidedLabel(this))
    , m_list(new HitList(this))
    , m_view(new HitView(this))
    , m_groups(new GroupView(this))
{
    placeParts();
    connect(m_sets, &SetMenu::chosen, this, &DrillDown::search);
    connect(m_sets, &SetMenu::compared, this, &DrillDown::compare);
    connect(m_sets, &SetMenu::failed, this, &DrillDown::failed);
    connect(m_sets, &SetMenu::done, this, &DrillDown::done);
    connect(&m_comparison, &SetComparison::finished, this, [this] {
        m_groups->setCounts(m_comparison.counts());
        showMessage();
        Q_EMIT searched();
    });
    connect(m_export, &HitExport::failed, this, &DrillDown::failed);
    connect(m_export, &HitExport::done, this, &DrillDown::done);
    connect(m_clear, &QPushButton::clicked, this, [this] { setChoice({}); });
    connect(&m_workspace, &Workspace::treebankReplaced, this,
        [this] { m_pattern->setPlaceholderText(exampleFor(m_workspace.treebank())); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &DrillDown::showHit);
    connect(m_list, &QAbstractItemView::activated, this, &DrillDown::open);
    connect(m_view->diagram(), &LitDiagram::opened, this, &DrillDown::open);
    connect(&model, &AnalysisModel::dataChanged, this, &DrillDown::renew);
    connect(&m_search, &HitSearch::found, this, &DrillDown::take);
    connect(&m_search, &HitSearch::counted, m_groups, &GroupView::setCounts);
    connect(m_groups, &GroupView::chosen, this, &DrillDown::chooseGroup);
    connect(m_groups, &GroupView::failed, this, &DrillDown::failed);
    connect(m_groups, &GroupView::done, this, &DrillDown::done);
    connect(&m_search, &HitSearch::finished, this, [this] {
        m_nothing->refresh();
        showMessage();
        Q_EMIT searched();
    });
    showMessage();
}

void DrillDown::placeParts()
{
    m_pattern->setPlaceholderText(exampleFor(m_workspace.treebank()));
    m_pattern->setAccessibleName(tr("Pattern of the words listed"));
    m_pattern->installEventFilter(this);
    m_message->setTextFormat(Qt::PlainText);
    m_list->setAccessibleName(tr("The words behind it"));
    m_list->setModel(&m_hits);
    m_list->installEventFilter(this);
    m_nothing = new EmptyNote(*m_list, [this] {
        const bool isKnown = m_hits.rowCount() == 0 && !m_search.isRunning() && m_problem.isEmpty();
        return isKnown && isAsked() && areWordsKnown() ? tr("No word is so.") : QString();
    });
    auto* line = new QHBoxLayout;
    line->addWidget(m_pattern, 1);
    line->addWidget(m_message);
    line->addWidget(m_sets);
    line->addWidget(m_export);
    line->addWidget(m_clear);
    m_parts = new QSplitter(this);
    m_parts->addWidget(m_list);
    m_parts->addWidget(m_view);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 2);
    m_parts->setStretchFactor(1, 3);
    m_parts->setSizes({2000, 3000}); // shares of what there is
    auto* layout = new QVBoxLayout(this);
    constexpr int margin = 6;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addLayout(line);
    layout->addWidget(m_parts, 1);
    layout->addWidget(m_groups, 1);
}

void DrillDown::setTheme(const Theme& theme)
{
    m_errorColor = theme.error;
    m_view->diagram()->setDiagramStyle(theme.diagram);
    m_groups->setTheme(theme);
    showMessage();
}

LitDiagram* DrillDown::diagram() const
{
    return m_view->diagram();
}

QString DrillDown::message() const
{
    return m_message->text();
}

void DrillDown::setChoice(const WordChoice& choice)
{
    m_search.stop();
    m_choice = choice;
    m_wanted = {};
    m_isPattern = false;
    m_isGrouped = false;
    m_isCompared = false;
    m_comparison.stop();
    m_problem.clear();
    const auto known = m_model.data();
    m_systems = known ? systemNames(known->table) : std::vector<std::string>();
    const ChoicePattern pattern = patternOf(choice, m_systems);
    m_pattern->setText(pattern.text);
    m_untold = pattern.untold;
    if (!areWordsKnown())
        list({});
    renew();
    Q_EMIT choiceChanged();
}

/// Whether the data say which words are chosen: those that cost something of a score, once there are scores.
bool DrillDown::areWordsKnown() const
{
    const auto known = m_model.data();
    return m_isPattern || !known || known->further.size() == known->table.systems().size()
        || std::none_of(m_choice.outcomes.begin(), m_choice.outcomes.end(),
            [](const OutcomeCondition& outcome) { return outcome.scope == OutcomeScope::Missed; });
}

/// Lists the same words of other data, or other words of the same.
void DrillDown::renew()
{
    const auto known = m_model.data();
    const std::vector<std::string> now = known ? systemNames(known->table) : std::vector<std::string>();
    if (m_isPattern) {
        m_isCompared ? compare(std::array(m_comparison.sets())) : run();
        return;
    }
    if (now != m_systems && !m_systems.empty()) {
        m_choice = withSystems(m_choice, m_systems, now);
        const ChoicePattern pattern = patternOf(m_choice, now);
        m_pattern->setText(pattern.text);
        m_untold = pattern.untold;
    }
    m_systems = now;
    if (!areWordsKnown()) { // what is listed stays until they are
        showMessage();
        return;
    }
    list(known ? hitsOf(known->table, m_choice) : std::vector<Hit>());
}

void DrillDown::list(std::vector<Hit> hits)
{
    const QModelIndex before = m_list->currentIndex();
    const Hit kept = before.isValid() ? m_hits.hits()[static_cast<std::size_t>(before.row())] : m_wanted;
    m_hits.setHits(m_model.data(), std::move(hits));
    m_list->fitColumns();
    select(kept);
    showMessage();
}

void DrillDown::select(const Hit& hit)
{
    const auto& hits = m_hits.hits();
    if (hits.empty()) {
        m_view->clear();
        m_view->hide(); // there is nothing to draw
        return;
    }
    m_view->setVisible(true);
    const auto found = std::find(hits.begin(), hits.end(), hit);
    const auto row = found == hits.end() ? 0 : found - hits.begin();
    m_list->setCurrentIndex(m_hits.index(static_cast<int>(row), 0));
}

void DrillDown::search(const QString& pattern)
{
    m_pattern->setText(pattern);
    m_choice = {};
    m_untold.clear();
    m_isPattern = true;
    run();
    Q_EMIT choiceChanged();
}

DrillDownPlace DrillDown::place() const
{
    DrillDownPlace place{m_choice, m_pattern->text(), m_isPattern, {}, m_wanted};
    if (m_isCompared)
        place.sets = m_comparison.sets();
    if (const QModelIndex index = m_list->currentIndex(); index.isValid())
        place.hit = m_hits.hits()[static_cast<std::size_t>(index.row())];
    return place;
}

void DrillDown::setPlace(const DrillDownPlace& place)
{
    if (place.sets) {
        compare(*place.sets);
    } else if (place.isPattern) {
        search(place.pattern);
    } else {
        setChoice(place.choice);
        select(place.hit);
    }
    m_wanted = place.hit;
    if (place.choice.isAll())
        m_pattern->setText(place.pattern);
}

void DrillDown::complain(const PatternProblem& problem)
{
    const QString sentence = QCoreApplication::translate("Pattern", patternSentence(problem.error));
    m_problem = tr("Column %1: %2").arg(problem.column).arg(filledIn(sentence, {problem.argument, problem.more}));
    showMessage();
}

/// Searches all sentences for the pattern in the line, or counts what it finds.
void DrillDown::run()
{
    m_search.stop();
    m_comparison.stop();
    m_isCompared = false;
    m_problem.clear();
    if (const QModelIndex index = m_list->currentIndex(); index.isValid())
        m_wanted = m_hits.hits()[static_cast<std::size_t>(index.row())];
    list({});
    m_groups->setCounts({});
    const auto known = m_model.data();
    if (!known)
        return;
    const auto query = parseQuery(m_pattern->text().toStdString());
    const auto asked = query ? m_search.start(known, *query) : PatternResult<void>();
    m_isGrouped = query && !query->groups.empty();
    if (!query || !asked)
        complain(query ? asked.error() : query.error());
    showMessage();
}

void DrillDown::compare(const std::array<NamedSet, 2>& sets)
{
    m_search.stop();
    m_problem.clear();
    const auto known = m_model.data();
    if (!known)
        return;
    m_isPattern = true;
    m_isGrouped = true;
    m_isCompared = true;
    m_groups->setCounts({});
    if (const auto begun = m_comparison.start(known, sets); !begun)
        complain(begun.error());
    showMessage();
    Q_EMIT choiceChanged();
}

void DrillDown::chooseGroup(const std::vector<std::string>& values)
{
    if (m_isCompared) {
        m_isGrouped = false;
        list(m_comparison.hits(values.front()));
        return;
    }
    if (const auto pattern = patternOfGroup(m_pattern->text().toStdString(), values))
        search(QString::fromStdString(*pattern));
}

void DrillDown::take(const std::vector<Hit>& hits)
{
    const bool isFirst = m_hits.rowCount() == 0;
    m_hits.addHits(hits);
    if (isFirst && !hits.empty()) {
        m_list->fitColumns();
        select({});
    }
    const bool isUnmoved = m_list->currentIndex().row() <= 0;
    if (isUnmoved && std::find(hits.begin(), hits.end(), m_wanted) != hits.end())
        select(m_wanted);
    showMessage();
}

std::size_t DrillDown::shownSystem(const QModelIndex& index) const
{
    const std::size_t systems = m_hits.analysisData()->table.systems().size();
    if (const std::size_t pointed = m_hits.systemOf(index.column()); pointed < systems)
        return pointed;
    if (const auto system = systemOf(m_choice); system && *system < systems)
        return *system;
    return std::min(m_model.settings().system, systems);
}

void DrillDown::showHit(const QModelIndex& index)
{
    if (index.isValid() && m_hits.analysisData())
        m_view->show(m_hits, index.row(), shownSystem(index));
}

bool DrillDown::isAsked() const
{
    return m_isPattern || !m_choice.isAll();
}

void DrillDown::showMessage()
{
    QPalette palette = this->palette();
    if (!m_problem.isEmpty())
        palette.setColor(QPalette::WindowText, m_errorColor);
    m_message->setPalette(palette);
    QString text = m_problem;
    if (text.isEmpty() && m_isGrouped)
        text = tr("%1, %2", "matches, groups")
                   .arg(tr("%n match(es)", nullptr, static_cast<int>(m_groups->counts().total)),
                       tr("%n group(s)", nullptr, static_cast<int>(m_groups->counts().groups.size())));
    else if (text.isEmpty() && !areWordsKnown() && m_hits.hits().empty())
        text = tr("The words are listed as soon as the scores are there.");
    else if (text.isEmpty() && isAsked()) {
        const auto& known = m_hits.analysisData();
        const bool areBunsetsu = known && hasBunsetsu(known->table);
        const auto words = static_cast<int>(m_hits.hits().size());
        text = tr("%1, %2", "words or bunsetsu, sentences")
                   .arg(areBunsetsu ? tr("%n bunsetsu", nullptr, words) : tr("%n word(s)", nullptr, words),
                       tr("%n sentence(s)", nullptr, m_hits.sentenceCount()));
        if (!m_untold.isEmpty())
            text = tr("and %1:  %2", "further conditions, what meets them all").arg(listed(m_untold), text);
    }
    m_message->setText(text);
    m_clear->setVisible(isAsked());
    m_export->setVisible(m_hits.rowCount() > 0);
    const bool canBeNamed = isAsked() && !m_isCompared && m_untold.isEmpty() && m_problem.isEmpty();
    m_sets->setPattern(canBeNamed ? m_pattern->text() : QString());
    m_parts->setVisible(isAsked() && !m_isGrouped);
    m_groups->setVisible(isAsked() && m_isGrouped);
}

void DrillDown::open()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    const Hit& hit = m_hits.hits()[static_cast<std::size_t>(index.row())];
    const std::size_t now = m_workspace.treebank().indexOf(m_hits.analysisData()->gold.key(hit.sentence));
    if (now >= m_workspace.treebank().size())
        return;
    const auto& layers = m_hits.analysisData()->layers;
    if (const std::size_t system = shownSystem(index); system < layers.size())
        m_workspace.showLayer(QString::fromStdString(layers[system]->name()));
    Q_EMIT opened(now, hit.unit);
}

/// Enter in the line searches, Down goes into the list; Enter in the list opens the sentence, Esc leaves.
bool DrillDown::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool isOfField = watched == m_pattern && (isEnter || key == Qt::Key_Down);
    const bool isOfList = watched == m_list && isEnter;
    if (!isOfField && !isOfList && key != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true; // not the window's
    if (key == Qt::Key_Escape)
        Q_EMIT left();
    else if (key == Qt::Key_Down)
        m_list->setFocus();
    else if (watched == m_list)
        open();
    else
        search(m_pattern->text());
    return true;
}

} // namespace arcwright::ui
