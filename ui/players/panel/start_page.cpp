// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/start_page.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QBoxLayout>
#include <QCursor>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolTip>

#include "ui/look/growing_letters.h"
#include "ui/look/joined_texts.h"
#include "ui/look/wrapping_row.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/kinds_to_choose.h"

namespace arcwright::ui {

namespace {

/// A list that is as high as its items, so that only the page has a scroll bar.
class WholeList : public QListWidget {
public:
    using QListWidget::QListWidget;

    QSize sizeHint() const override
    {
        int height = 2 * frameWidth();
        for (int row = 0; row < count(); ++row)
            height += std::max(visualItemRect(item(row)).height(), sizeHintForRow(row)); // of several lines
        return {std::max(sizeHintForColumn(0), 1) + 2 * frameWidth() + 8, height};
    }
    QSize minimumSizeHint() const override { return {fontMetrics().averageCharWidth() * 24, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QListWidget::resizeEvent(event);
        doItemsLayout(); // in the lines that there is room for now
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }
    /// A row that is lit says what Enter opens: only where the keyboard is.
    void focusInEvent(QFocusEvent* event) override
    {
        QListWidget::focusInEvent(event);
        if (currentItem() != nullptr)
            currentItem()->setSelected(true);
    }
    void focusOutEvent(QFocusEvent* event) override
    {
        QListWidget::focusOutEvent(event);
        clearSelection();
    }
};

QListWidget* makeList(const QString& name, QWidget* parent)
{
    auto* list = new WholeList(parent);
    list->setAccessibleName(name);
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setTextElideMode(Qt::ElideNone); // titles are never cut off
    list->setWordWrap(true);
    list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return list;
}

/// Their texts, and what a click tells.
using Buttons = std::vector<std::pair<QString, void (StartPage::*)()>>;

constexpr int kindRole = Qt::UserRole; ///< place among playerKinds()

const PlayerKind& kindOf(const QListWidgetItem& item)
{
    return playerKinds()[item.data(kindRole).value<std::size_t>()];
}

const QString headingName = QStringLiteral("heading");

QFont larger(QFont font, double by)
{
    font.setPointSizeF(font.pointSizeF() * by);
    return font;
}

/// A heading, what it is about, where that is not plain, and what there is to choose.
QVBoxLayout* makeColumn(const QString& title, QLabel* explanation, QListWidget* list, QWidget* page)
{
    auto* layout = new QVBoxLayout;
    constexpr int between = 6; // not the room between the columns
    layout->setSpacing(between);
    auto* heading = new QLabel(title, page);
    heading->setObjectName(headingName);
    if (explanation != nullptr) {
        explanation->setTextFormat(Qt::PlainText);
        explanation->setWordWrap(true);
    }
    for (QLabel* label : {heading, explanation}) { // room that is left is below the lists
        if (label == nullptr)
            continue;
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(label->wordWrap());
        label->setSizePolicy(policy);
        layout->addWidget(label);
    }
    layout->addWidget(list);
    return layout;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QScrollArea(parent)
    , m_known(builtInLessons())
    , m_lessons(makeList(tr("Lessons"), this))
    , m_players(makeList(tr("Algorithms"), this))
    , m_exercises(makeList(tr("Exercises"), this))
    , m_whyGrey(new QLabel(this))
    , m_watchedOn(new QLabel(this))
{
    fill();
    setAccessibleName(tr("Lessons, algorithms and exercises"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setFocusProxy(m_lessons);
    m_exercises->hide();
    setSentence(nullptr, {});
}

/// How much room lists of many titles take is found out when somebody looks at them: most windows never teach.
void StartPage::placeParts()
{
    auto* page = new QWidget(this);
    const auto buttonsBelow = [page, this](QBoxLayout* column, const Buttons& buttons) {
        auto* row = new WrappingRow(page); // large letters have a line for each
        for (const auto& [text, signal] : buttons) {
            auto* made = new QPushButton(text, page);
            connect(made, &QPushButton::clicked, this, signal);
            row->add(made);
        }
        column->addWidget(row);
    };
    QVBoxLayout* lessons = makeColumn(tr("Lessons"), nullptr, m_lessons, page);
    buttonsBelow(lessons,
        {{tr("Lesson from a file…"), &StartPage::lessonFileWanted},
            {tr("Write a lesson…"), &StartPage::lessonToWriteWanted}});
    QVBoxLayout* players = makeColumn(tr("Algorithms"), m_watchedOn, m_players, page);
    m_whyGrey->setWordWrap(true);
    players->addWidget(m_whyGrey);
    buttonsBelow(players, {{tr("Type a sentence…"), &StartPage::sentenceWanted}});
    players->addStretch(1);
    constexpr int apart = 10;
    lessons->addSpacing(apart); // where a small window has room for all
    QVBoxLayout* exercises = makeColumn(tr("Exercises"),
        new QLabel(tr("Trees to draw and questions to answer, marked by the program or, where the solution is kept, by "
                      "the teacher."),
            page),
        m_exercises, page);
    buttonsBelow(exercises,
        {{tr("Do an exercise…"), &StartPage::exerciseFileWanted},
            {tr("Make an exercise…"), &StartPage::exerciseToMakeWanted}});
    lessons->addLayout(exercises);
    lessons->addStretch(1);
    auto* layout = new QHBoxLayout(page);
    constexpr int margin = 24;
    constexpr int above = 16; // where a small window has room for all
    layout->setContentsMargins(margin, above, margin, above);
    layout->setSpacing(2 * margin);
    layout->addLayout(lessons, 3);
    layout->addLayout(players, 2);
    setWidget(page);
    grow();
}

void StartPage::showEvent(QShowEvent* event)
{
    if (widget() == nullptr)
        placeParts();
    QScrollArea::showEvent(event);
}

/// Into a large window, with larger letters: lines that are too long are hard to read.
void StartPage::grow()
{
    constexpr double heading = 1.25;
    constexpr int letters = 180;
    const double growth = GrowingLetters::growthIn(size(), usualStartPage);
    if (widget() == nullptr || (growth == m_growth && size().width() == m_width))
        return;
    m_growth = growth;
    m_width = size().width();
    const QFont text = larger(font(), growth);
    widget()->setFont(text);
    QFont large = larger(text, heading);
    large.setBold(true);
    for (QLabel* label : widget()->findChildren<QLabel*>(headingName))
        label->setFont(large);
    widget()->setMaximumWidth(QFontMetrics(text).averageCharWidth() * letters);
    for (QListWidget* list : {m_lessons, m_players, m_exercises})
        list->updateGeometry();
    constexpr int besideLetters = 90; // with fewer on a line, the columns stand below one another
    const bool isNarrow = width() < QFontMetrics(text).averageCharWidth() * besideLetters;
    if (auto* columns = qobject_cast<QBoxLayout*>(widget()->layout()))
        columns->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    grow();
    QScrollArea::resizeEvent(event);
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        m_growth = 0;
        grow();
    }
    QScrollArea::changeEvent(event);
}

void StartPage::fill()
{
    setLessons({});
    for (std::size_t kind = 0; kind < playerKinds().size(); ++kind) {
        auto* item = new QListWidgetItem(titleOf(playerKinds()[kind]), m_players);
        item->setData(kindRole, static_cast<int>(kind));
    }
    for (QListWidget* list : {m_lessons, m_players})
        list->setCurrentRow(0, QItemSelectionModel::NoUpdate);
    connect(m_lessons, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        const QString path = item->data(Qt::UserRole).toString();
        if (path.isEmpty())
            Q_EMIT lessonChosen(m_known[m_lessons->row(item) - (m_lessons->count() - m_known.size())]);
        else
            Q_EMIT lessonFileChosen(path);
    });
    connect(m_players, &QListWidget::itemActivated, this,
        [this](const QListWidgetItem* item) { Q_EMIT playerChosen(QString::fromLatin1(kindOf(*item).name)); });
    connect(m_exercises, &QListWidget::itemActivated, this,
        [this](const QListWidgetItem* item) { Q_EMIT exerciseChosen(item->data(Qt::UserRole).toString()); });
    for (QListWidget* list : {m_lessons, m_players, m_exercises}) // a single click is enough, whatever the style says
        connect(list, &QListWidget::itemClicked, list, [list](QListWidgetItem* item) {
            if ((item->flags() & Qt::ItemIsEnabled) == 0) { // Qt tells of clicks on these, too
                QToolTip::showText(QCursor::pos(), item->toolTip(), list);
                return;
            }
            list->setCurrentItem(item);
            if (!list->style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, list))
                Q_EMIT list->itemActivated(item);
        });
}

void StartPage::setSentence(const std::shared_ptr<const Sentence>& sentence, const QString& name)
{
    m_watchedOn->setText(sentence ? tr("Each at work on %1, or on one that you type.").arg(name)
                                  : tr("Each at work on a sentence that you type, or on one of a treebank."));
    PlayerSource source;
    source.sentence = sentence;
    QStringList reasons;
    const bool canBePlayed = sentence && !sentence->problem && sentence->size() > 0;
    for (int row = 0; row < m_players->count(); ++row) {
        QListWidgetItem* item = m_players->item(row);
        const PlayerKind& kind = kindOf(*item);
        const bool plays = !canBePlayed || kind.plays(source);
        const QString reason = plays ? QString() : whyNotPlayed(kind, source);
        const Qt::ItemFlags flags = plays ? item->flags() | Qt::ItemIsEnabled : item->flags() & ~Qt::ItemIsEnabled;
        if (flags != item->flags()) // which the list would hear of with each sentence
            item->setFlags(flags);
        item->setToolTip(reason);
        item->setData(Qt::AccessibleDescriptionRole, reason);
        if (!plays && !reasons.contains(reason))
            reasons << reason;
    }
    m_whyGrey->setText(tr("What is grey: %1", "why algorithms cannot be watched").arg(inARow(reasons)));
    m_whyGrey->setVisible(!reasons.isEmpty());
    putOfferedFirst();
}

/// Those that can be watched, and then the others, each in their usual order.
void StartPage::putOfferedFirst()
{
    const auto place = [](const QListWidgetItem* item) {
        return std::pair((item->flags() & Qt::ItemIsEnabled) == 0, item->data(kindRole).toInt());
    };
    const auto isBefore
        = [&](const QListWidgetItem* one, const QListWidgetItem* other) { return place(one) < place(other); };
    std::vector<QListWidgetItem*> items;
    items.reserve(static_cast<std::size_t>(m_players->count()));
    for (int row = 0; row < m_players->count(); ++row)
        items.push_back(m_players->item(row));
    if (std::ranges::is_sorted(items, isBefore))
        return;
    std::ranges::sort(items, isBefore);
    while (m_players->count() > 0)
        m_players->takeItem(0);
    for (QListWidgetItem* item : items)
        m_players->addItem(item);
    m_players->setCurrentRow(0, QItemSelectionModel::NoUpdate);
}

void StartPage::addFiles(const QStringList& paths, QListWidget* list)
{
    for (const QString& path : paths) {
        const QFileInfo file(path);
        auto* item = new QListWidgetItem(
            tr("%1 — %2", "file, folder").arg(file.completeBaseName(), file.absolutePath()), list);
        item->setData(Qt::UserRole, path);
    }
}

void StartPage::setLessons(const QStringList& paths)
{
    constexpr qsizetype most = 5; // the built-in ones are to be seen below them
    m_lessons->clear();
    addFiles(paths.mid(0, most), m_lessons);
    for (const Lesson& lesson : m_known)
        m_lessons->addItem(titleOf(lesson));
    m_lessons->setCurrentRow(0, QItemSelectionModel::NoUpdate);
    m_lessons->updateGeometry();
}

void StartPage::setExercises(const QStringList& paths)
{
    m_exercises->clear();
    addFiles(paths, m_exercises);
    m_exercises->setVisible(!paths.isEmpty());
    m_exercises->updateGeometry();
}

} // namespace arcwright::ui
