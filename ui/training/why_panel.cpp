// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/why_panel.h"

#include <algorithm>
#include <map>
#include <utility>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/shell/plain_tool_tip.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

constexpr int headRole = Qt::UserRole;
constexpr int relationRole = Qt::UserRole + 1;
constexpr int visibleHeads = 5; ///< rows of the list; the rest is scrolled to

enum HeadColumn { Rank, Head, Relation, Behind };
enum FeatureColumn { Feature, Chosen, Rival_, Difference };

QString number(double value)
{
    return QLocale().toString(value, 'f', 2);
}

QString signedNumber(double value)
{
    return (value > 0 ? QStringLiteral("+") : QString()) + number(value);
}

QString kindName(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Arc:
        return WhyPanel::tr("arc");
    case FeatureKind::Relation:
        return WhyPanel::tr("relation");
    case FeatureKind::Sibling:
        return WhyPanel::tr("siblings");
    case FeatureKind::ThirdOrder:
        return WhyPanel::tr("third order");
    case FeatureKind::WholeTree:
        return WhyPanel::tr("whole tree");
    case FeatureKind::Inside:
        return WhyPanel::tr("inside the arc");
    }
    return {};
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
    auto* view = new QTreeView(parent);
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
    const auto same = [](const AlternativeHead& one, const AlternativeHead& other) {
        return one.head == other.head && one.relation == other.relation && one.margin == other.margin;
    };
    return before.sentence == after.sentence && before.word == after.word
        && std::equal(before.heads.begin(), before.heads.end(), after.heads.begin(), after.heads.end(), same);
}

/// What the features of one template add to the two arcs, by name.
using ByName = std::map<std::string, std::pair<double, double>>;

ByName featuresOf(const TemplateDifference& row, const WordExplanation& explained)
{
    ByName features;
    const auto collect = [&](const JudgedArc& arc, double std::pair<double, double>::*side) {
        for (const Contribution& feature : arc.explained.features) {
            if (feature.kind == row.kind && feature.templateName == row.templateName)
                features[feature.name].*side += feature.value();
        }
    };
    collect(*explained.predicted, &std::pair<double, double>::first);
    collect(*explained.other, &std::pair<double, double>::second);
    return features;
}

} // namespace

WhyPanel::WhyPanel(Workspace& workspace, Learning& learning, QWidget* parent)
    : QWidget(parent)
    , m_explainer(workspace, learning)
    , m_summary(new QLabel(this))
    , m_headModel(new QStandardItemModel(this))
    , m_featureModel(new QStandardItemModel(this))
    , m_heads(makeView(m_headModel, tr("Heads the word could have"), this))
    , m_features(makeView(m_featureModel, tr("What the features add"), this))
{
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_heads->setRootIsDecorated(false);
    m_heads->installEventFilter(this);
    m_features->installEventFilter(this);
    const int row = m_heads->fontMetrics().height() + 6;
    m_heads->setFixedHeight(row * (visibleHeads + 1));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_heads);
    layout->addWidget(m_features, 1);

    connect(&m_explainer, &Explainer::explained, this, &WhyPanel::take);
    connect(&m_explainer, &Explainer::nothingKnown, this, &WhyPanel::clear);
    connect(&m_explainer, &Explainer::finished, this, &WhyPanel::shown);
    connect(&learning, &Learning::modelChanged, this, &WhyPanel::ask);
    connect(&workspace, &Workspace::sentenceChanged, this, [this](std::size_t index) {
        if (index == m_sentence)
            ask();
    });
    connect(m_heads->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (!m_isFilling && now.isValid())
            chooseRival(now.row());
    });
    connect(m_heads, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) { chooseHead(index.row()); });
    clear();
}

void WhyPanel::setTheme(const Theme& theme)
{
    m_for = theme.good;
    m_against = theme.error;
    if (m_why)
        showFeatures();
}

void WhyPanel::setWord(std::size_t sentence, int word)
{
    if (sentence == m_sentence && word == m_word && m_why)
        return;
    m_sentence = sentence;
    m_word = word;
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
    if (!isVisible())
        m_why.reset(); // asked again when somebody looks
    else
        m_explainer.ask(m_sentence, m_word, m_rival);
}

void WhyPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_why)
        ask();
}

void WhyPanel::clear()
{
    m_why.reset();
    m_headModel->clear();
    m_featureModel->clear();
    m_summary->setText(tr("Nothing to explain here: there is no model for it yet (F5 trains one)."));
}

void WhyPanel::take(const Why& why)
{
    const bool isNew = !m_why || !hasSameHeads(*m_why, why); // else the list stays as somebody goes along it
    m_why = why;
    m_summary->setText(describe());
    if (isNew)
        showHeads();
    markRival();
    showFeatures();
}

QString WhyPanel::nodeText(int node) const
{
    if (node == kRoot)
        return tr("the root");
    return QStringLiteral("%1 %2").arg(node).arg(QString::fromStdString(m_why->sentence->word(node).form));
}

QString WhyPanel::arcText(const JudgedArc& arc, const QString& title) const
{
    const QString relation = m_why->relation(arc.explained.relation);
    QString text = tr("%1: %2, score %3", "which arc, head, score")
                       .arg(title, nodeText(arc.explained.head), number(arc.explained.score));
    if (!relation.isEmpty())
        text = tr("%1: %2 of %3, score %4", "which arc, relation, head, score")
                   .arg(title, relation, nodeText(arc.explained.head), number(arc.explained.score));
    if (!arc.isConsidered)
        text += tr(" (never looked at: the filter found it hopeless)");
    if (!arc.isRelationKnown)
        text += tr(" (its own relation is not one of the model's)");
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
    const WordExplanation& explained = m_why->explained;
    if (!explained.predicted)
        return tr("The model's scores allow no tree.");
    QStringList lines{arcText(*explained.predicted, tr("%1 — parser").arg(nodeText(m_why->word)))};
    if (!explained.other) {
        lines << tr("The word can have no other head.");
        return lines.join(u'\n');
    }
    const QString title = explained.rival == Rival::Gold ? tr("gold")
        : explained.rival == Rival::Asked                ? tr("rival")
                                                         : tr("next best");
    lines << arcText(*explained.other, title);
    QString margin = tr("difference %1").arg(signedNumber(explained.difference()));
    if (m_why->heads.size() > 1) {
        const double behind = m_why->heads[1].margin;
        margin += behind < 0
            ? tr(" · a tree with another head scores %1 more, but the decoder passed it over").arg(number(-behind))
            : tr(" · the best tree with another head scores %1 less").arg(number(behind));
    }
    lines << margin;
    return lines.join(u'\n');
}

void WhyPanel::showHeads()
{
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    m_headModel->clear();
    m_headModel->setHorizontalHeaderLabels({tr("#"), tr("Head"), tr("Relation"), tr("Behind by")});
    int rank = 0;
    for (const AlternativeHead& alternative : m_why->heads) {
        const QString relation = m_why->relations[static_cast<std::size_t>(rank)];
        auto* first = numberItem(QString::number(++rank));
        first->setData(alternative.head, headRole);
        first->setData(relation, relationRole);
        m_headModel->appendRow({first, item(nodeText(alternative.head)), item(relation),
            numberItem(rank == 1 ? QString() : number(alternative.margin))});
    }
    m_heads->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_heads->header()->setSectionResizeMode(Head, QHeaderView::Stretch);
}

void WhyPanel::markRival()
{
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    const auto& other = m_why->explained.other;
    for (int row = 0; row < m_headModel->rowCount(); ++row) {
        const QModelIndex index = m_headModel->index(row, 0);
        if (other && index.data(headRole).toInt() == other->explained.head && m_heads->currentIndex().row() != row)
            m_heads->setCurrentIndex(index);
    }
}

void WhyPanel::showFeatures()
{
    m_featureModel->clear();
    m_featureModel->setHorizontalHeaderLabels({tr("Feature"), tr("Parser"), tr("Rival"), tr("Lead")});
    const WordExplanation& explained = m_why->explained;
    if (!explained.predicted || !explained.other)
        return;
    const auto row = [this](const QString& name, double chosen, double rival) {
        const double difference = chosen - rival;
        auto* last = numberItem(signedNumber(difference));
        last->setForeground(difference < 0 ? m_against : m_for);
        auto* first = item(name);
        first->setToolTip(plainToolTip(name));
        return QList<QStandardItem*>{first, numberItem(number(chosen)), numberItem(number(rival)), last};
    };
    for (const auto& of : differencesByTemplate(explained.predicted->explained, explained.other->explained)) {
        const QString name = QString::fromUtf8(of.templateName.data(), static_cast<qsizetype>(of.templateName.size()));
        const auto top = row(tr("%1  (%2)", "template, kind").arg(name, kindName(of.kind)), of.first, of.second);
        for (const auto& [feature, values] : featuresOf(of, explained))
            top.front()->appendRow(row(QString::fromStdString(feature), values.first, values.second));
        m_featureModel->appendRow(top);
    }
    m_features->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_features->header()->setSectionResizeMode(Feature, QHeaderView::Stretch);
}

void WhyPanel::chooseRival(int row)
{
    const int head = m_headModel->index(row, 0).data(headRole).toInt();
    if (m_why && m_why->explained.predicted && head != m_why->explained.predicted->explained.head)
        setRival(head);
}

void WhyPanel::chooseHead(int row)
{
    const QModelIndex chosen = m_headModel->index(row, 0);
    if (m_why && chosen.isValid())
        Q_EMIT headChosen(m_why->word, chosen.data(headRole).toInt(), chosen.data(relationRole).toString());
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
