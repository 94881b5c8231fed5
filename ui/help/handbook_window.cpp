// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook_window.h"

#include <algorithm>

#include <QAction>
#include <QCursor>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolTip>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/help/help_text.h"
#include "ui/help/show_link.h"
#include "ui/look/empty_note.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

constexpr QSize handbookSize(980, 700);
constexpr int contentsWidth = 270;
constexpr int resultGap = 4;
constexpr int mostListedLevel = 2; ///< of the headings in the contents
constexpr int headingRole = Qt::UserRole;

/// What a link says on hovering: what it shows, with the key that does the same; where else it leads.
QString tellLink(const QUrl& link, const Actions& actions)
{
    const auto id = shownBy(link);
    if (!id)
        return {};
    const QString keys = actions[*id]->shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? HandbookWindow::tr("Show me: %1").arg(Actions::name(*id))
                          : HandbookWindow::tr("Show me: %1 (%2)").arg(Actions::name(*id), keys);
}

} // namespace

HandbookWindow::HandbookWindow(const Actions& actions, QWidget* parent)
    : QDialog(parent)
    , m_search(new QLineEdit(this))
    , m_left(new QStackedWidget(this))
    , m_contents(new QTreeWidget(this))
    , m_results(new QListWidget(this))
    , m_text(new HelpText(this))
    , m_language(new QLabel(this))
    , m_note(new QLabel(this))
    , m_back(new QAction(tr("Back"), this))
    , m_forward(new QAction(tr("Forward"), this))
    , m_visited{headingsOf(QStringLiteral("start.md")).front()}
{
    setWindowTitle(tr("Handbook"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    addKeys(actions);
    placeParts();
    fillContents();
    connect(m_search, &QLineEdit::textChanged, this, &HandbookWindow::listFound);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        const auto heading = item == nullptr ? std::nullopt : headingNamed(item->data(0, headingRole).toString());
        if (heading && m_contents->hasFocus())
            visit(*heading);
    });
    // The current row, too, is gone to again: one may have read on, or followed a link, since.
    const auto goTo = [this](const QTreeWidgetItem* item) {
        if (const auto heading = headingNamed(item->data(0, headingRole).toString()))
            visit(*heading);
    };
    connect(m_contents, &QTreeWidget::itemClicked, this, goTo);
    connect(m_contents, &QTreeWidget::itemActivated, this, [this, goTo](const QTreeWidgetItem* item) {
        goTo(item);
        m_text->setFocus();
    });
    connect(m_results, &QListWidget::currentRowChanged, this, &HandbookWindow::openFound);
    connect(m_results, &QListWidget::itemClicked, this, [this] { openFound(m_results->currentRow()); });
    connect(m_results, &QListWidget::itemActivated, this, [this] {
        openFound(m_results->currentRow());
        m_text->setFocus();
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &HandbookWindow::follow);
    connect(m_text, &QTextBrowser::highlighted, this, [this, &actions](const QUrl& link) {
        const QString told = tellLink(link, actions);
        if (told.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(QCursor::pos(), plainToolTip(told), m_text);
    });
    m_search->installEventFilter(this);
    m_text->setEnlarged(Settings::helpSize());
    resize(handbookSize);
    display(heading());
}

void HandbookWindow::addKeys(const Actions& actions)
{
    m_back->setShortcuts(QKeySequence::Back);
    m_forward->setShortcuts(QKeySequence::Forward);
    connect(m_back, &QAction::triggered, this, &HandbookWindow::back);
    connect(m_forward, &QAction::triggered, this, &HandbookWindow::forward);
    for (QAction* action : {m_back, m_forward}) {
        action->setToolTip(plainToolTip(
            QStringLiteral("%1 (%2)").arg(action->text(), action->shortcut().toString(QKeySequence::NativeText))));
        addAction(action);
    }
    const auto like = [&](ActionId id, auto&& act) {
        auto* action = new QAction(Actions::name(id), this);
        const QAction* own = actions[id];
        const auto follow = [action, own] { action->setShortcuts(own->shortcuts()); };
        follow();
        connect(own, &QAction::changed, action, follow); // somebody may give it another key
        connect(action, &QAction::triggered, this, act);
        addAction(action);
    };
    like(ActionId::ZoomIn, [this] { enlarge(m_text->enlarged() + 1); });
    like(ActionId::ZoomOut, [this] { enlarge(m_text->enlarged() - 1); });
    like(ActionId::ZoomReset, [this] { enlarge(0); });
    like(ActionId::FindSentences, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void HandbookWindow::placeParts()
{
    m_search->setPlaceholderText(tr("Search the handbook"));
    m_search->setAccessibleName(tr("Search the handbook"));
    m_search->setClearButtonEnabled(true);
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHeaderHidden(true);
    m_results->setAccessibleName(tr("What was found"));
    m_results->setWordWrap(true);
    m_results->setSpacing(resultGap);
    m_results->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new EmptyNote(*m_results, [this] {
        return m_results->count() > 0 ? QString() : tr("Nothing found for “%1”.").arg(m_search->text().trimmed());
    });
    m_text->setAccessibleName(tr("Page of the handbook"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setMargin(4);
    m_language->setObjectName(QStringLiteral("language"));
    m_language->setText(tr("This page is in English only so far."));
    m_language->setWordWrap(true);
    m_language->setMargin(4);
    auto* bar = new QToolBar(this);
    m_back->setText(isRightToLeft() ? QStringLiteral("→") : QStringLiteral("←"));
    m_forward->setText(isRightToLeft() ? QStringLiteral("←") : QStringLiteral("→"));
    bar->addAction(m_back);
    bar->addAction(m_forward);
    bar->widgetForAction(m_back)->setAccessibleName(tr("Back"));
    bar->widgetForAction(m_forward)->setAccessibleName(tr("Forward"));
    bar->addWidget(m_search);
    m_left->addWidget(m_contents);
    m_left->addWidget(m_results);
    auto* right = new QWidget(this);
    auto* page = new QVBoxLayout(right);
    page->setContentsMargins({});
    page->setSpacing(0);
    page->addWidget(m_language);
    page->addWidget(m_text, 1);
    page->addWidget(m_note);
    auto* leftSide = new QWidget(this);
    auto* left = new QVBoxLayout(leftSide);
    left->setContentsMargins({});
    left->addWidget(bar);
    left->addWidget(m_left, 1);
    auto* parts = new QSplitter(Qt::Horizontal, this);
    parts->addWidget(leftSide);
    parts->addWidget(right);
    parts->setStretchFactor(1, 1);
    parts->setSizes({contentsWidth, handbookSize.width() - contentsWidth});
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(parts);
}

void HandbookWindow::fillContents()
{
    for (const HelpChapter& chapter : helpChapters()) {
        auto* titled = new QTreeWidgetItem(m_contents, QStringList(chapter.title));
        QFont font = titled->font(0);
        font.setBold(true);
        titled->setFont(0, font);
        titled->setFlags(Qt::ItemIsEnabled);
        titled->setExpanded(true);
        for (const QString& page : chapter.pages) {
            QTreeWidgetItem* item = nullptr;
            for (const HelpHeading& heading : headingsOf(page)) {
                if (heading.level > mostListedLevel)
                    continue;
                auto* made = item == nullptr ? new QTreeWidgetItem(titled) : new QTreeWidgetItem(item);
                const bool isEnglishPage = item == nullptr && !isInLanguageOfWindow(page);
                made->setText(0, isEnglishPage ? tr("%1 (in English)", "page").arg(heading.heading) : heading.heading);
                made->setToolTip(0, plainToolTip(heading.heading));
                made->setData(0, headingRole, QString(heading.page + u'#' + heading.anchor));
                item = item == nullptr ? made : item;
            }
        }
    }
}

void HandbookWindow::listFound(const QString& words)
{
    const QSignalBlocker blocker(m_results);
    m_results->clear();
    m_found.clear();
    if (words.trimmed().isEmpty()) {
        m_left->setCurrentWidget(m_contents);
        return;
    }
    for (const HelpFinding& finding : searchHandbook(words)) {
        const HelpHeading& heading = finding.heading;
        const QString title = heading.anchor.isEmpty()
            ? heading.title
            : tr("%1 › %2", "page, part of it").arg(heading.title, heading.heading);
        auto* item = new QListWidgetItem(title + u'\n' + finding.excerpt, m_results);
        item->setToolTip(plainToolTip(title));
        m_found.push_back(heading);
    }
    m_left->setCurrentWidget(m_results);
    m_results->viewport()->update();
}

void HandbookWindow::openFound(int row)
{
    if (row >= 0 && row < static_cast<int>(m_found.size()))
        visit(m_found[static_cast<std::size_t>(row)], m_search->text());
}

void HandbookWindow::search(const QString& words)
{
    m_search->setText(words);
    QDialog::show();
    raise();
    activateWindow();
    m_search->setFocus();
}

void HandbookWindow::show(const HelpHeading& heading)
{
    takeSize(); // which may have been chosen elsewhere meanwhile
    m_search->clear();
    const bool hasSize = isVisible();
    visit(heading);
    QDialog::show();
    raise();
    activateWindow();
    m_text->setFocus();
    if (!hasSize)
        display(heading);
}

void HandbookWindow::takeSize()
{
    if (m_text->enlarged() != Settings::helpSize())
        m_text->setEnlarged(Settings::helpSize());
}

void HandbookWindow::visit(const HelpHeading& heading, const QString& marked)
{
    const HelpHeading& here = this->heading();
    if (here.page != heading.page || here.anchor != heading.anchor) {
        m_visited.resize(m_at + 1);
        m_visited.push_back(heading);
        ++m_at;
    }
    display(heading, marked);
}

void HandbookWindow::display(const HelpHeading& heading, const QString& marked)
{
    m_language->setVisible(!isInLanguageOfWindow(heading.page)); // before the page is laid out beside it
    m_text->showPage(heading, marked);
    setWindowTitle(tr("%1 — Handbook").arg(heading.title));
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_visited.size());
    say({});
    const QSignalBlocker blocker(m_contents);
    m_contents->setCurrentItem(rowOf(heading));
}

/// The row of a heading in the contents; of one that is not listed, that of the part it is in.
QTreeWidgetItem* HandbookWindow::rowOf(const HelpHeading& heading) const
{
    QString listed;
    for (const HelpHeading& other : headingsOf(heading.page)) {
        if (other.level <= mostListedLevel)
            listed = other.page + u'#' + other.anchor;
        if (other.anchor == heading.anchor)
            break;
    }
    for (QTreeWidgetItemIterator at(m_contents); *at; ++at) {
        if ((*at)->data(0, headingRole).toString() == listed)
            return *at;
    }
    return nullptr;
}

void HandbookWindow::back()
{
    if (m_at > 0)
        display(m_visited[--m_at]);
}

void HandbookWindow::forward()
{
    if (m_at + 1 < m_visited.size())
        display(m_visited[++m_at]);
}

void HandbookWindow::follow(const QUrl& link)
{
    if (const auto id = shownBy(link)) {
        Q_EMIT showWanted(*id);
        return;
    }
    const QString named = link.path() + (link.hasFragment() ? u'#' + link.fragment() : QString());
    if (link.scheme().isEmpty() || link.scheme() == QStringLiteral("qrc")) {
        if (const auto heading = headingNamed(named, m_text->page())) {
            visit(*heading);
            return;
        }
    }
    say(tr("Links to other places are not followed here: %1").arg(link.toDisplayString()));
}

void HandbookWindow::say(const QString& text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

void HandbookWindow::enlarge(int steps)
{
    m_text->setEnlarged(steps);
    Settings::helpSize.set(m_text->enlarged());
}

/// Arrows go from the field into what was found, Enter opens the first.
bool HandbookWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    if (!isEnter && key != Qt::Key_Down)
        return QDialog::eventFilter(watched, event);
    if (m_results->count() > 0) {
        m_results->setCurrentRow(0);
        openFound(0); // even if it was the current one already
        (isEnter ? static_cast<QWidget*>(m_text) : m_results)->setFocus();
    } else if (!isEnter) {
        m_contents->setFocus();
    }
    return true;
}

} // namespace arcwright::ui
