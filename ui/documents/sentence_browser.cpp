// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_browser.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QTimer>
#include <QVBoxLayout>

#include "core/editing/remark_operations.h"
#include "ui/documents/long_list.h"
#include "ui/documents/sentence_delegate.h"
#include "ui/documents/sentence_filter.h"
#include "ui/documents/sentence_list_model.h"
#include "ui/documents/thin_progress.h"
#include "ui/documents/workspace.h"
#include "ui/look/empty_note.h"
#include "ui/look/font_measures.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

SentenceBrowser::SentenceBrowser(Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_model(new SentenceListModel(workspace, this))
    , m_search(new QLineEdit(this))
    , m_kind(new QComboBox(this))
    , m_count(new QLabel(this))
    , m_progress(newThinProgress(tr("Progress of the search"), this))
    , m_list(new LongList(this))
    , m_delegate(new SentenceDelegate(this))
    , m_markSoon(new QTimer(this))
{
    placeParts();
    m_markSoon->setSingleShot(true); // at once, behind what is to be painted already
    connect(m_markSoon, &QTimer::timeout, this, &SentenceBrowser::markCurrent);
    connect(m_search, &QLineEdit::textChanged, this, &SentenceBrowser::applyFilter);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &SentenceBrowser::applyFilter);
    connect(m_model, &SentenceListModel::searchProgressed, this, &SentenceBrowser::showProgress);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &SentenceBrowser::markCurrent);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, [this] { showProgress(m_progress->value()); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &SentenceBrowser::markCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid() && !m_isMarking)
            choose(m_model->rows().sentence(static_cast<std::size_t>(now.row())));
    });
    connect(m_model, &QAbstractItemModel::headerDataChanged, this, &SentenceBrowser::fitDifferences);
    connect(&workspace, &Workspace::sentencesReplaced, this, &SentenceBrowser::moveCurrent);
    connect(&workspace, &Workspace::opened, this, [this] {
        clearFilter();
        fitColumns();
        m_current = 0;
        choose(0);
        markCurrent();
    });
    connect(&workspace, &Workspace::reloaded, this, [this] { // its sentences may be others, and fewer
        m_current = std::min(m_current, std::max<std::size_t>(m_workspace.treebank().size(), 1) - 1);
        choose(m_current);
        markCurrent();
    });
}

void SentenceBrowser::placeParts()
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search in the sentences"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_kind->setAccessibleName(tr("Sentences to list"));
    for (const QString& name :
        {tr("All sentences"), tr("Edited since opening"), tr("With disagreements"), tr("Cannot be read"),
            tr("Confirmed"), tr("Not confirmed"), tr("With remarks")}) // in the order of SentenceKind
        m_kind->addItem(name);
    // In large letters the panel is narrower than the longest: the open list shows them whole.
    constexpr int fewestLetters = 8;
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(fewestLetters);
    m_kind->setItemData(1, tr("Sentences that were changed since the file was opened"), Qt::ToolTipRole);
    m_list->setAccessibleName(tr("Sentences"));
    m_list->setUniformRowHeights(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->installEventFilter(this);
    m_nothing = new EmptyNote(*m_list, [this] { return nothingFound(); });
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QWidget::customContextMenuRequested, this, &SentenceBrowser::openContextMenu);
    placeColumns();
    auto* choice = new QHBoxLayout;
    choice->addWidget(m_kind, 1);
    choice->addWidget(m_count);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    layout->addWidget(m_search);
    layout->addLayout(choice);
    layout->addWidget(m_progress);
    layout->addWidget(m_list, 1);
    setTabOrder(m_search, m_kind);
    setTabOrder(m_kind, m_list);
    m_count->hide();
}

namespace {

constexpr int leastDifferencesLetters = 18; // of the heading of that column

/// From left to right; what is remembered of a column is its name here.
constexpr std::pair<SentenceColumn, const char*> columnsInOrder[] = {
    {SentenceColumn::Number, "number"},
    {SentenceColumn::State, "state"},
    {SentenceColumn::Differences, "differences"},
    {SentenceColumn::Words, "words"},
    {SentenceColumn::Id, "id"},
    {SentenceColumn::Text, "text"},
};

} // namespace

void SentenceBrowser::placeColumns()
{
    QHeaderView* header = m_list->header();
    const QStringList shown = Settings::sentenceColumns();
    int place = 0;
    for (const auto& [column, name] : columnsInOrder) {
        header->moveSection(header->visualIndex(static_cast<int>(column)), place++);
        if (column == SentenceColumn::Text || shown.contains(QLatin1String(name)))
            m_wanted.insert(column);
        header->setSectionHidden(static_cast<int>(column), !isColumnShown(column));
    }
    measureByFont(header,
        [header](const QFontMetrics& metrics) { header->setMinimumSectionSize(metrics.averageCharWidth() * 3); });
    header->setTextElideMode(Qt::ElideRight);
    header->setStretchLastSection(false); // which would not let it become narrow
    header->setSectionResizeMode(static_cast<int>(SentenceColumn::Text), QHeaderView::Stretch);
    header->setSectionsMovable(false);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(static_cast<int>(SentenceColumn::Number), Qt::AscendingOrder);
    m_list->setSortingEnabled(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &SentenceBrowser::openColumnMenu);
    fitColumns();
}

/// As wide as what is usual in them.
void SentenceBrowser::fitColumns()
{
    fitColumn(SentenceColumn::Number,
        SentenceDelegate::setOff(QString::number(std::max<std::size_t>(m_workspace.treebank().size(), 99))));
    fitColumn(SentenceColumn::State, QStringLiteral("✎✓✉"));
    fitColumn(SentenceColumn::Words, QStringLiteral("Words"));
    fitColumn(SentenceColumn::Id, QStringLiteral("train-s1234"));
    fitDifferences();
}

/// Its room is the text's where there is nothing to differ from, and in a narrow list but for the figures.
void SentenceBrowser::fitDifferences()
{
    const int column = static_cast<int>(SentenceColumn::Differences);
    m_model->setNamesLayer(!isNarrow());
    fitColumn(SentenceColumn::Differences, m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    const int figures = wide(SentenceDelegate::setOff(QStringLiteral("99")));
    const int needed = std::max(figures, m_list->header()->sectionSizeHint(column)); // room for the mark of its order
    const int least = m_list->fontMetrics().averageCharWidth() * leastDifferencesLetters;
    // Models' names may be long, and the text is what one reads.
    const int most = std::max(least, m_list->width() / 5);
    m_list->setColumnWidth(column, std::min(isNarrow() ? needed : std::max(needed, m_list->columnWidth(column)), most));
    leaveTextRoom();
}

/// In large letters the other columns would leave none: those go that are missed least, until there is more.
void SentenceBrowser::leaveTextRoom()
{
    constexpr int leastTextLetters = 8;
    QHeaderView* header = m_list->header();
    for (const SentenceColumn column : m_wanted)
        header->setSectionHidden(static_cast<int>(column), false);
    const int least = m_list->fontMetrics().averageCharWidth() * leastTextLetters;
    int room = m_list->width() - 2 * m_list->frameWidth() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    for (const auto& [column, name] : columnsInOrder)
        room -= column == SentenceColumn::Text ? 0 : m_list->columnWidth(static_cast<int>(column));
    for (const SentenceColumn column : {SentenceColumn::Differences, SentenceColumn::Words, SentenceColumn::Id,
             SentenceColumn::State, SentenceColumn::Number}) {
        if (room >= least)
            return;
        room += m_list->columnWidth(static_cast<int>(column)); // nothing, if it is not there
        header->setSectionHidden(static_cast<int>(column), true);
    }
}

bool SentenceBrowser::isNarrow() const
{
    constexpr int narrowLetters = 80; // or the text of a sentence would be its first words
    return m_list->width() < m_list->fontMetrics().averageCharWidth() * narrowLetters;
}

int SentenceBrowser::wide(const QString& text) const
{
    constexpr int padding = 12;
    return m_list->fontMetrics().horizontalAdvance(text) + padding;
}

void SentenceBrowser::fitColumn(SentenceColumn column, const QString& text)
{
    const int index = static_cast<int>(column);
    const bool mayBeCut = column == SentenceColumn::Differences; // its head is the name of a layer
    const QString head = mayBeCut ? QString() : m_model->headerData(index, Qt::Horizontal, Qt::DisplayRole).toString();
    m_list->setColumnWidth(index, std::max(wide(text), wide(head)));
}

bool SentenceBrowser::isColumnShown(SentenceColumn column) const
{
    return m_wanted.contains(column);
}

void SentenceBrowser::setColumnShown(SentenceColumn column, bool shown)
{
    if (column != SentenceColumn::Text) {
        if (shown)
            m_wanted.insert(column);
        else
            m_wanted.erase(column);
        m_list->setColumnHidden(static_cast<int>(column), !shown);
        leaveTextRoom();
    }
    QStringList names;
    for (const auto& [each, name] : columnsInOrder) {
        if (isColumnShown(each))
            names << QLatin1String(name);
    }
    Settings::sentenceColumns.set(names);
}

void SentenceBrowser::openColumnMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto& each : columnsInOrder) {
        const SentenceColumn column = each.first;
        if (column == SentenceColumn::Text)
            continue;
        QAction* action
            = menu->addAction(column == SentenceColumn::Number ? tr("Number") : SentenceListModel::columnName(column));
        action->setCheckable(true);
        action->setChecked(isColumnShown(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) { setColumnShown(column, shown); });
    }
    menu->popup(m_list->header()->viewport()->mapToGlobal(place));
}

/// What was clicked is what the commands are for; by key it is the current sentence.
void SentenceBrowser::openContextMenu(const QPoint& place)
{
    const QModelIndex clicked = m_list->indexAt(place);
    if (!clicked.isValid())
        return;
    m_list->setCurrentIndex(clicked);
    Q_EMIT contextRequested(m_list->viewport()->mapToGlobal(place));
}

void SentenceBrowser::setTheme(const Theme& theme)
{
    m_delegate->setTheme(theme);
    m_list->viewport()->update();
}

void SentenceBrowser::applyFilter()
{
    m_delegate->setSearched(m_search->text().trimmed());
    m_list->viewport()->update();
    Q_EMIT textSearched(m_search->text().trimmed());
    m_model->setFilter({static_cast<SentenceKind>(m_kind->currentIndex()), m_search->text().trimmed(), m_listed});
}

/// Why the list is empty; nothing where it is not, or not yet known to be.
QString SentenceBrowser::nothingFound() const
{
    if (m_workspace.treebank().size() == 0 && !m_isNothingOpen)
        return {};
    if (m_workspace.treebank().size() == 0)
        return m_workspace.treebank().documents().empty() ? tr("No treebank is open. Open one, or drop its files here.")
                                                          : tr("There is no sentence in %1.").arg(m_workspace.title());
    if (m_model->rowCount() > 0 || m_model->isSearching())
        return {};
    const QString searched = m_search->text().trimmed();
    if (searched.isEmpty() && m_kind->currentIndex() == static_cast<int>(SentenceKind::Edited))
        return tr("No sentence has been edited since its file was opened.");
    if (searched.isEmpty())
        return tr("No sentence is of this kind.");
    return m_kind->currentIndex() == 0 ? tr("No sentence has “%1”.").arg(searched)
                                       : tr("No sentence of this kind has “%1”.").arg(searched);
}

void SentenceBrowser::tellThatNothingIsOpen()
{
    m_isNothingOpen = true;
    m_nothing->refresh();
}

void SentenceBrowser::showListed(const QString& title, std::set<SentenceKey> sentences)
{
    constexpr int place = static_cast<int>(SentenceKind::Listed); // behind all that are always there
    m_listed = std::make_shared<const std::set<SentenceKey>>(std::move(sentences));
    const QSignalBlocker blocker(m_kind);
    if (m_kind->count() == place)
        m_kind->addItem(title);
    else
        m_kind->setItemText(place, title);
    m_kind->setCurrentIndex(place);
    m_search->clear();
    applyFilter();
    const Treebank& treebank = m_workspace.treebank();
    const bool isListed = m_current < treebank.size() && m_listed->contains(treebank.key(m_current));
    if (!isListed && !m_listed->empty())
        setCurrentSentence(m_workspace.treebank().indexOf(*m_listed->begin()));
}

bool SentenceBrowser::isShowingListed(const QString& title) const
{
    return m_listed != nullptr && m_kind->currentIndex() == static_cast<int>(SentenceKind::Listed)
        && m_kind->currentText() == title;
}

void SentenceBrowser::clearFilter()
{
    m_listed.reset();
    m_kind->removeItem(static_cast<int>(SentenceKind::Listed));
    m_search->clear();
    m_kind->setCurrentIndex(0);
}

void SentenceBrowser::showProgress(int percent)
{
    m_progress->setValue(percent);
    m_progress->setVisible(m_model->isSearching());
    m_nothing->refresh();
    m_count->setText(m_model->filter().isEmpty()
            ? QString()
            : tr("%1 of %2")
                  .arg(QLocale().toString(m_model->rowCount()),
                      QLocale().toString(static_cast<qulonglong>(m_workspace.treebank().size()))));
    m_count->setVisible(!m_count->text().isEmpty());
}

/// Lets the list show where we are; nowhere, if the sentence is not listed.
void SentenceBrowser::markCurrent()
{
    m_markSoon->stop();
    const QScopedValueRollback<bool> marking(m_isMarking, true);
    const auto row = m_model->rows().rowOf(m_current);
    const QModelIndex index = row ? m_model->index(static_cast<int>(*row)) : QModelIndex();
    if (index != m_list->currentIndex())
        m_list->setCurrentIndex(index);
}

void SentenceBrowser::choose(std::size_t index)
{
    m_current = index;
    // Not now: the list may be telling of its choice, and the sentence left may lose its row.
    QMetaObject::invokeMethod(
        this, [this] { m_model->hold(m_current); }, Qt::QueuedConnection);
    Q_EMIT sentenceChosen(index);
}

void SentenceBrowser::setCurrentSentence(std::size_t index)
{
    const std::size_t size = m_workspace.treebank().size();
    if (size == 0)
        return;
    const std::size_t wanted = std::min(index, size - 1);
    if (wanted != m_current)
        choose(wanted);
    markCurrent();
}

void SentenceBrowser::moveCurrent(std::size_t first, std::size_t removed, std::size_t added)
{
    if (m_current >= first + removed)
        m_current = m_current + added - removed;
    else if (m_current >= first + added)
        m_current = first + added - 1;
    markCurrent();
}

void SentenceBrowser::step(int by)
{
    const auto row = m_model->rows().rowBeside(m_current, by);
    if (!row)
        return;
    // Whoever leans on the key waits for the diagram: the list follows once that is painted, and both are not painted
    // at one go.
    choose(m_model->rows().sentence(*row));
    m_markSoon->start();
}

bool SentenceBrowser::stepTo(int by, const std::function<bool(std::size_t sentence)>& wanted)
{
    for (const std::size_t sentence : listedBeside(by)) {
        if (wanted(sentence)) {
            setCurrentSentence(sentence);
            return true;
        }
    }
    return false;
}

bool SentenceBrowser::stepToDifference(int by)
{
    return stepTo(by, [this](std::size_t sentence) {
        return differingWords(m_workspace.treebank(), sentence, {m_workspace.layer(), *m_workspace.relations()}) > 0;
    });
}

bool SentenceBrowser::stepToUnconfirmed(int by)
{
    return stepTo(by, [this](std::size_t index) {
        const auto sentence = m_workspace.treebank().sentence(index);
        return !sentence->problem && !sentence->annotation.confirmed;
    });
}

/// Few sentences of a large file are annotated, and documents know which without reading the others.
bool SentenceBrowser::stepToRemarked(int by)
{
    const Treebank& treebank = m_workspace.treebank();
    std::set<std::size_t> annotated;
    for (std::size_t document = 0; document < treebank.documents().size(); ++document) {
        for (const std::size_t place : treebank.documents()[document]->annotated())
            annotated.insert(treebank.begin(document) + place);
    }
    return stepTo(
        by, [&](std::size_t index) { return annotated.contains(index) && isRemarked(*treebank.sentence(index)); });
}

std::vector<std::size_t> SentenceBrowser::listedBeside(int by) const
{
    const SentenceRows& rows = m_model->rows();
    std::vector<std::size_t> sentences;
    const auto beside = rows.rowBeside(m_current, by);
    if (!beside)
        return sentences;
    for (int row = static_cast<int>(*beside); row >= 0 && row < m_model->rowCount(); row += by)
        sentences.push_back(rows.sentence(static_cast<std::size_t>(row)));
    return sentences;
}

bool SentenceBrowser::isListed(std::size_t index) const
{
    return m_model->rows().rowOf(index).has_value();
}

void SentenceBrowser::startSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

/// In the search field, Esc clears it, and leaves it when it is clear; Down goes into the list, Enter to the next
/// sentence found, after the last to the first.
bool SentenceBrowser::eventFilter(QObject* watched, QEvent* event)
{
    const bool isMeasured = event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
    if (watched == m_list && isMeasured && std::exchange(m_wasNarrow, isNarrow()) != isNarrow())
        fitDifferences();
    else if (watched == m_list && isMeasured)
        leaveTextRoom();
    if (watched == m_list && event->type() == QEvent::KeyPress && m_markSoon->isActive())
        markCurrent(); // keys go from there
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        if (m_search->text().isEmpty())
            Q_EMIT searchLeft();
        m_search->clear();
        return true;
    case Qt::Key_Down:
        m_list->setFocus();
        if (!m_list->currentIndex().isValid())
            step(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!stepTo(1, [](std::size_t) { return true; }) && m_model->rows().size() > 0)
            setCurrentSentence(m_model->rows().sentence(0)); // what was found stands before it
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace arcwright::ui
