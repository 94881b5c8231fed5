// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/why_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include "core/treebank/prague_fields.h"
#include "ui/canvas/isolated_text.h"
#include "ui/canvas/named_form.h"
#include "ui/canvas/numbered_word.h"
#include "ui/documents/changed_sentences.h"
#include "ui/look/arc_text.h"
#include "ui/look/font_measures.h"
#include "ui/look/low_view.h"
#include "ui/look/own_direction.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/wrapped_texts.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

constexpr int headRole = Qt::UserRole;
constexpr int visibleHeads = 5; ///< rows of the list at most; the rest is scrolled to

enum HeadColumn { Rank, Head, Relation, Behind };
enum FeatureColumn { Feature, Chosen, Rival_, Difference };

/// Without a minus where all digits shown are 0.
QString rounded(double value, int digits)
{
    const double unit = std::pow(10, -digits);
    return QLocale().toString(std::abs(value) < unit / 2 ? 0 : value, 'f', digits);
}

QString withSign(double value, const QString& text)
{
    return (value > 0 ? QStringLiteral("+") : QString()) + text;
}

QStandardItem* item(const QString& text, Qt::Alignment alignment = Qt::AlignLeft)
{
    auto* made = new QStandardItem(text);
    made->setEditable(false);
    made->setTextAlignment(alignment | Qt::AlignVCenter);
    return made;
}

QStandardItem* numberItem(const QString& text)
{
    return item(text, Qt::AlignRight);
}

QTreeView* makeView(QAbstractItemModel* model, const QString& name, QWidget* parent)
{
    auto* view = new LowView<QTreeView>(parent);
    view->setAccessibleName(name);
    view->setModel(model);
    view->setUniformRowHeights(true);
    view->setAlternatingRowColors(true);
    view->setAllColumnsShowFocus(true);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->header()->setStretchLastSection(false);
    return view;
}

bool hasSameHeads(const Why& before, const Why& after)
{
    const auto same = [](const WhyHead& one, const WhyHead& other) {
        return one.head == other.head && one.relation == other.relation && one.behind == other.behind
            && one.isMember == other.isMember;
    };
    return before.sentence == after.sentence && before.unit == after.unit
        && std::equal(before.heads.begin(), before.heads.end(), after.heads.begin(), after.heads.end(), same);
}

/// The rows with the greatest differences, as many as can be made in a moment, and one for all others.
std::vector<WhyFeatures> shortened(const std::vector<WhyFeatures>& rows)
{
    constexpr std::size_t most = 100;
    if (rows.size() <= most + 1)
        return rows;
    std::vector<WhyFeatures> shown(rows.begin(), rows.begin() + most);
    WhyFeatures& rest = shown.emplace_back();
    rest.title = WhyPanel::tr("%n more", nullptr, static_cast<int>(rows.size() - most));
    for (std::size_t row = most; row < rows.size(); ++row) {
        rest.chosen += rows[row].chosen;
        rest.rival += rows[row].rival;
    }
    return shown;
}

} // namespace

namespace {

/// As high as the heads there are, for the features need the room, and the bar that scrolls them in a narrow panel.
void fitToHeads(QTreeView& heads)
{
    const int rows = std::min(heads.model()->rowCount(), visibleHeads);
    const int row = heads.fontMetrics().height() + 6;
    const QScrollBar& bar = *heads.horizontalScrollBar();
    heads.setFixedHeight(row * (rows + 1) + (bar.maximum() > 0 ? bar.sizeHint().height() : 0));
}

} // namespace

WhyPanel::WhyPanel(Workspace& workspace, Learning& learning, QWidget* parent)
    : QWidget(parent)
    , m_explainer(workspace, learning)
    , m_summary(new QLabel(this))
    , m_headModel(new QStandardItemModel(this))
    , m_featureModel(new QStandardItemModel(this))
    , m_heads(makeView(m_headModel, tr("Heads it could have"), this))
    , m_features(makeView(m_featureModel, tr("What the features add"), this))
{
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setToolTip(plainToolTip(
        tr("What the parser would do if nothing were decided yet. The prediction in the diagram keeps to the "
           "arcs that you have corrected, and may differ.")));
    m_heads->setRootIsDecorated(false);
    connect(m_heads->horizontalScrollBar(), &QScrollBar::rangeChanged, this, [this] { fitToHeads(*m_heads); });
    m_features->setItemDelegateForColumn(Feature, new WrappedTexts(*m_features));
    m_features->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // lines break anew where it comes and goes
    m_features->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    measureByFont(m_features, [this](const QFontMetrics& letters) {
        constexpr int leastRows = 4; // with the heads of its columns
        m_features->setMinimumHeight(leastRows * 3 * letters.height() / 2);
    });
    m_heads->installEventFilter(this);
    m_features->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_heads);
    layout->addWidget(m_features, 1);
    layout->addStretch(); // where there are no lists

    connect(&m_explainer, &Explainer::explained, this, &WhyPanel::take);
    connect(&m_explainer, &Explainer::nothingKnown, this, &WhyPanel::clear);
    connect(&m_explainer, &Explainer::finished, this, &WhyPanel::shown);
    connect(&learning, &Learning::modelChanged, this, [this, &learning] {
        m_model = learning.modelTitle();
        ask();
    });
    connect(&learning, &Learning::liveModelChanged, this, &WhyPanel::ask);
    connect(&workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        if (isAmong(indices, m_sentence))
            ask();
    });
    connect(m_heads->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (!m_isFilling && now.isValid())
            chooseRival(now.row());
    });
    connect(m_heads, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) { chooseHead(index.row()); });
    clear(Explainer::Silence::NoModel);
}

void WhyPanel::setTheme(const Theme& theme)
{
    m_for = theme.good;
    m_against = theme.warning;
    if (m_why)
        showFeatures();
}

void WhyPanel::setUnit(std::size_t sentence, int unit)
{
    if (sentence == m_sentence && unit == m_unit && m_why)
        return;
    m_sentence = sentence;
    m_unit = unit;
    m_rival.reset();
    ask();
}

void WhyPanel::setRival(int head)
{
    m_rival = head;
    ask();
}

void WhyPanel::ask()
{
    const bool isOther = !m_why || m_askedFor != std::pair(m_sentence, m_unit);
    if (isOther) // until the answer is there, nobody should take what stands here for it
        setStale(true);
    if (!isVisible()) {
        m_why.reset(); // asked again when somebody looks
        return;
    }
    m_askedFor = {m_sentence, m_unit};
    m_explainer.ask(m_sentence, m_unit, m_rival);
}

void WhyPanel::setStale(bool isStale)
{
    if (isStale)
        m_summary->setText(tr("The parser is being asked…"));
    for (QTreeView* list : {m_heads, m_features}) {
        list->viewport()->setEnabled(!isStale); // the list keeps the keys
        QPalette palette;
        if (isStale)
            palette.setColor(QPalette::Text, palette.color(QPalette::Disabled, QPalette::Text));
        list->setPalette(palette);
    }
}

/// The heads on view are of the word before, and no answer to a key.
bool WhyPanel::isStale() const
{
    return !m_heads->viewport()->isEnabled();
}

void WhyPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_why)
        ask();
}

void WhyPanel::await(const QString& model)
{
    m_awaited = model;
    if (!m_why && !isBusy())
        clear(m_silence);
}

void WhyPanel::clear(Explainer::Silence why)
{
    m_silence = why;
    m_why.reset();
    setStale(false);
    m_headModel->clear();
    m_featureModel->clear();
    m_heads->hide();
    m_features->hide();
    const bool isAwaited = why == Explainer::Silence::NoModel && !m_awaited.isEmpty();
    m_summary->setText(isAwaited ? tr("The model %1 is being opened.").arg(m_awaited)
            : why == Explainer::Silence::NoModel
            ? tr("Nothing to explain here: there is no model for it yet (F5 trains one).")
            : tr("Nothing to explain here: the sentence cannot be read. Edit it as text first."));
}

void WhyPanel::take(const Why& why)
{
    const bool isNew = !m_why || !hasSameHeads(*m_why, why); // else the list stays as somebody goes along it
    m_why = why;
    setStale(false);
    m_summary->setText(linesInOwnDirection(describe()));
    if (isNew)
        showHeads();
    markRival();
    showFeatures();
}

/// The weights of bunsetsu are small: there are many more.
QString WhyPanel::number(double value) const
{
    return rounded(value, m_why->isOfBunsetsu() ? 3 : 2);
}

QString WhyPanel::nodeText(int node) const
{
    if (node == kRoot)
        return tr("the root");
    return numberedWord(namedForm(QString::fromStdString(m_why->sentence->unitText(node))), node);
}

QString WhyPanel::arcText(const WhyArc& arc, const QString& title) const
{
    QString text = arc.relation.isEmpty()
        ? tr("%1: %2", "which arc, head").arg(title, nodeText(arc.head))
        : tr("%1: %2", "which arc, head")
              .arg(title, ::arcwright::ui::arcText(arc.relation, arc.head == kRoot, nodeText(arc.head)));
    if (arc.score) {
        const QString score = number(*arc.score);
        text = tr("%1, score %2", "an arc, number").arg(text, score);
        text.replace(u' ' + score, QChar(QChar::Nbsp) + score); // no line begins with a figure of the one before
    }
    if (!arc.isConsidered)
        text = tr("%1 (never looked at: the filter found it hopeless)", "an arc").arg(text);
    if (!arc.isRelationKnown)
        text = tr("%1 (its own relation is not one of the model's)", "an arc").arg(text);
    return text;
}

QSize WhyPanel::sizeHint() const
{
    const int letter = fontMetrics().averageCharWidth();
    return {60 * letter, 80 * letter}; // so that the names of features can be read
}

QString WhyPanel::summary() const
{
    return m_summary->text();
}

QString WhyPanel::describe() const
{
    if (!m_why->predicted)
        return tr("The model's scores allow no tree.");
    QStringList lines;
    if (!m_model.isEmpty())
        lines << tr("Model: %1").arg(m_model);
    if (m_unit == 0)
        lines << (m_why->isOfBunsetsu() ? tr("No bunsetsu is selected: this is the one the parser is least sure of.")
                                        : tr("No word is selected: this is the one the parser is least sure of."));
    lines << arcText(*m_why->predicted, tr("%1 — parser on its own").arg(nodeText(m_why->unit)));
    if (!m_why->other) {
        lines << (m_why->isOfBunsetsu() ? tr("The bunsetsu can have no other head.")
                                        : tr("The word can have no other head."));
        return lines.join(u'\n');
    }
    const QString title = m_why->rival == Rival::Gold ? tr("gold")
        : m_why->rival == Rival::Asked                ? tr("rival")
                                                      : tr("next best");
    lines << arcText(*m_why->other, title);
    lines << differenceText(withSign(m_why->difference, number(m_why->difference)));
    if (m_why->features.empty())
        lines << tr("A kernel has no weights of single features to show.");
    return lines.join(u'\n');
}

/// With the limits of what the difference tells.
QString WhyPanel::differenceText(const QString& difference) const
{
    if (m_why->isOfBunsetsu() && m_why->difference < 0)
        return tr("difference %1 · but the rival would have crossed an arc, or was passed over before the two met")
            .arg(difference);
    if (m_why->isOfBunsetsu() || m_why->heads.size() < 2)
        return tr("difference %1").arg(difference);
    const double behind = m_why->heads[1].behind;
    return behind < 0
        ? tr("difference %1 · a tree with another head scores %2 more, but the decoder passed it over")
              .arg(difference, number(-behind))
        : tr("difference %1 · the best tree with another head scores %2 less").arg(difference, number(behind));
}

void WhyPanel::showHeads()
{
    m_heads->setVisible(!m_why->heads.empty());
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    m_headModel->clear();
    m_headModel->setHorizontalHeaderLabels({tr("#"), tr("Head"), tr("Relation"), tr("Behind by")});
    int rank = 0;
    for (const WhyHead& head : m_why->heads) {
        auto* first = numberItem(QString::number(++rank));
        first->setData(head.head, headRole);
        QString text = nodeText(head.head);
        if (head.crosses)
            text = tr("%1 (would cross an arc)", "a head").arg(text);
        const std::string relation = relationWithMembership(
            *m_why->sentence, head.head, head.relation.toStdString(), head.isMember.value_or(false));
        m_headModel->appendRow({first, item(text), item(QString::fromStdString(relation)),
            numberItem(rank == 1 ? QString() : number(head.behind))});
    }
    m_heads->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_heads->header()->setSectionResizeMode(Head, QHeaderView::Stretch);
    m_heads->header()->setMinimumSectionSize(m_heads->header()->sectionSizeHint(Head)); // in letters of any size
    fitToHeads(*m_heads);
}

void WhyPanel::markRival()
{
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    const auto& other = m_why->other;
    for (int row = 0; row < m_headModel->rowCount(); ++row) {
        const QModelIndex index = m_headModel->index(row, 0);
        if (other && index.data(headRole).toInt() == other->head && m_heads->currentIndex().row() != row)
            m_heads->setCurrentIndex(index);
    }
}

void WhyPanel::showFeatures()
{
    m_features->setVisible(!m_why->features.empty());
    m_featureModel->clear();
    m_featureModel->setHorizontalHeaderLabels({tr("Feature"), tr("Parser"), tr("Rival"), tr("Lead")});
    const auto row = [this](const WhyFeatures& of) {
        const double difference = of.chosen - of.rival;
        auto* last = numberItem(withSign(difference, number(difference)));
        last->setForeground(difference < 0 ? m_against : m_for);
        auto* first = item(of.title);
        const QString figures = tr("parser %1, rival %2").arg(number(of.chosen), number(of.rival));
        first->setToolTip(plainToolTip((of.name.isEmpty() ? of.title : of.title + u'\n' + of.name) + u'\n' + figures));
        return QList<QStandardItem*>{first, numberItem(number(of.chosen)), numberItem(number(of.rival)), last};
    };
    for (const WhyFeatures& of : shortened(m_why->features)) {
        const auto top = row(of);
        for (const WhyFeatures& part : shortened(of.parts))
            top.front()->appendRow(row(part));
        m_featureModel->appendRow(top);
    }
    m_features->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_features->header()->setSectionResizeMode(Feature, QHeaderView::Stretch);
    m_features->header()->setMinimumSectionSize(m_features->header()->sectionSizeHint(Feature));
    fitColumns();
    constexpr int settling = 100; // ms until panel and columns have their widths, of which not all are told
    QTimer::singleShot(settling, m_features, &QTreeView::doItemsLayout);
}

/// In a narrow panel names have the room of figures that hovering tells, too.
void WhyPanel::fitColumns()
{
    constexpr int narrow = 60; // letters
    const bool isNarrow = width() < narrow * fontMetrics().averageCharWidth();
    for (const int column : {Chosen, Rival_})
        m_features->setColumnHidden(column, isNarrow);
}

void WhyPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void WhyPanel::chooseRival(int row)
{
    const int head = m_headModel->index(row, 0).data(headRole).toInt();
    if (!isStale() && m_why && m_why->predicted && head != m_why->predicted->head)
        setRival(head);
}

void WhyPanel::chooseHead(int row)
{
    if (isStale() || !m_why || row < 0 || row >= static_cast<int>(m_why->heads.size()))
        return;
    const WhyHead& chosen = m_why->heads[static_cast<std::size_t>(row)];
    Q_EMIT headChosen(m_why->unit, {chosen.head, chosen.relation, std::nullopt, chosen.isMember});
}

bool WhyPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool takes = watched == m_heads && (key == Qt::Key_Return || key == Qt::Key_Enter);
    if (!takes && key != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true; // the panel's, not the window's
    if (takes)
        chooseHead(m_heads->currentIndex().row());
    else
        Q_EMIT left();
    return true;
}

} // namespace arcwright::ui
