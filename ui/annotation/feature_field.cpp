// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/feature_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QStandardItemModel>

#include "core/editing/feature_inventory.h"

namespace arcwright::ui {

namespace {

constexpr int textRole = Qt::UserRole; ///< what is completed to; shown is more
constexpr int kindRole = Qt::UserRole + 1;
enum OfferKind { OfferedAttribute, OfferedValue, OfferedWhole };

QStringList asStrings(const std::vector<std::string>& names)
{
    QStringList strings;
    for (const std::string& name : names)
        strings << QString::fromStdString(name);
    return strings;
}

QStandardItem* offeredItem(const QString& text, const QString& shown, OfferKind kind)
{
    auto* item = new QStandardItem(shown);
    item->setData(text, textRole);
    item->setData(kind, kindRole);
    return item;
}

} // namespace

FeatureField::FeatureField(const FieldValues& values, const QString& upos, QWidget* parent)
    : QLineEdit(parent)
    , m_inventory(values.features ? values.features : std::make_shared<const FeatureInventory>())
    , m_whole(values.feats)
    , m_upos(upos)
    , m_offers(new QStandardItemModel(this))
    , m_completer(new QCompleter(m_offers, this))
{
    // Not setCompleter(): that completes the whole text.
    m_completer->setWidget(this);
    m_completer->setCompletionRole(textRole);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setMaxVisibleItems(12);
    m_completer->popup()->installEventFilter(this);
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &FeatureField::take);
    connect(this, &QLineEdit::textEdited, this, &FeatureField::offer);
}

QString FeatureField::features() const
{
    const QString typed = text().trimmed();
    return typed == m_before ? typed : QString::fromStdString(inUdOrder(typed.toStdString()));
}

void FeatureField::setFeatures(const QString& features)
{
    m_before = features;
    setText(features);
}

FeatureField::Place FeatureField::place() const
{
    const QString before = text().left(cursorPosition());
    Place place;
    place.begin = place.from = before.lastIndexOf(u'|') + 1;
    if (const qsizetype sign = before.indexOf(u'=', place.begin); sign >= 0) {
        place.attribute = before.mid(place.begin, sign - place.begin).trimmed();
        place.from = std::max(sign, before.lastIndexOf(u',')) + 1;
    }
    place.prefix = before.mid(place.from);
    return place;
}

void FeatureField::offer()
{
    const Place here = place();
    m_offers->clear();
    if (here.attribute.isEmpty()) {
        offerAttributes(here);
    } else {
        for (const QString& value : asStrings(m_inventory->values(m_upos.toStdString(), here.attribute.toStdString())))
            m_offers->appendRow(offeredItem(value, value, OfferedValue));
    }
    m_completer->setCompletionPrefix(here.prefix);
    const bool isComplete
        = m_completer->completionCount() == 1 && m_completer->currentIndex().data(textRole).toString() == here.prefix;
    if (m_completer->completionCount() == 0 || isComplete)
        m_completer->popup()->hide();
    else
        m_completer->complete();
}

void FeatureField::offerAttributes(const Place& place)
{
    QStringList used;
    for (const QString& item : text().split(u'|')) {
        if (item.contains(u'='))
            used << item.section(u'=', 0, 0).trimmed();
    }
    constexpr qsizetype mostShown = 4; // values beside their attribute
    for (const QString& attribute : asStrings(m_inventory->attributes(m_upos.toStdString()))) {
        if (used.contains(attribute))
            continue;
        const QStringList values = asStrings(m_inventory->values(m_upos.toStdString(), attribute.toStdString()));
        QString shown = values.mid(0, mostShown).join(QStringLiteral(", "));
        if (values.size() > mostShown)
            shown += QStringLiteral(", …");
        m_offers->appendRow(offeredItem(
            attribute, tr("%1   (%2)", "attribute, some of its values").arg(attribute, shown), OfferedAttribute));
    }
    constexpr int mostWhole = 8;
    int offered = 0;
    for (const QString& whole : m_whole) {
        const bool answers = place.begin == 0 && whole.contains(u'|') && cursorPosition() == text().size()
            && whole.startsWith(text(), Qt::CaseInsensitive);
        if (answers && offered++ < mostWhole)
            m_offers->appendRow(offeredItem(whole, whole, OfferedWhole));
    }
}

void FeatureField::take(const QModelIndex& chosen)
{
    const QString taken = chosen.data(textRole).toString();
    const int kind = chosen.data(kindRole).toInt();
    m_completer->popup()->hide();
    if (kind == OfferedWhole) {
        setText(taken);
        return;
    }
    const Place here = place();
    const QString rest = restBehind(kind == OfferedValue);
    QString inserted = taken;
    if (kind == OfferedAttribute && !rest.startsWith(u'='))
        inserted += u'=';
    setText(text().left(here.from) + inserted + rest);
    setCursorPosition(static_cast<int>(here.from + inserted.size()));
    if (kind == OfferedAttribute)
        offer();
}

/// What stays behind what is taken: a feature there is one of its own, and what is left of the one at the cursor goes.
QString FeatureField::restBehind(bool isValue) const
{
    QString rest = text().mid(cursorPosition());
    const QString item = rest.section(u'|', 0, 0);
    if (item.isEmpty() || item.startsWith(u'=') || item.startsWith(u','))
        return rest;
    if (!item.contains(u'='))
        return rest.mid(isValue && item.contains(u',') ? item.indexOf(u',') : item.size());
    const QStringList known = asStrings(m_inventory->attributes(m_upos.toStdString()));
    const bool isFeature = isValue || known.contains(item.section(u'=', 0, 0).trimmed());
    return isFeature ? u'|' + rest : rest.mid(rest.indexOf(u'='));
}

bool FeatureField::takeOffer()
{
    const QAbstractItemView* popup = m_completer->popup();
    if (!popup->isVisible())
        return false;
    const QModelIndex marked = popup->currentIndex();
    const QModelIndex chosen = marked.isValid() ? marked : m_completer->completionModel()->index(0, 0);
    if (!chosen.isValid())
        return false;
    take(chosen);
    return true;
}

/// What stands at the cursor is an attribute, or the beginning of one, of which no value is there yet.
bool FeatureField::lacksValue() const
{
    const Place here = place();
    if (!here.prefix.trimmed().isEmpty())
        return here.attribute.isEmpty();
    const QString rest = text().mid(cursorPosition());
    return !here.attribute.isEmpty() && (rest.isEmpty() || rest.startsWith(u'|'));
}

/// Tab is the list's while it is open; Down opens it; a bar that is typed where there is one already is that one.
bool FeatureField::event(QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QLineEdit::event(event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Tab && takeOffer())
        return true;
    if (static_cast<QKeyEvent*>(event)->text() == QStringLiteral("|")
        && text().mid(cursorPosition()).startsWith(u'|')) {
        setCursorPosition(cursorPosition() + 1);
        offer();
        return true;
    }
    if (key != Qt::Key_Down)
        return QLineEdit::event(event);
    offer();
    return true;
}

bool FeatureField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_completer->popup() || event->type() != QEvent::KeyPress)
        return QLineEdit::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Tab)
        return takeOffer();
    const bool isMarked = m_completer->popup()->currentIndex().isValid();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && !isMarked && lacksValue() && takeOffer())
        return true;
    if (isEnter && !isMarked) { // the form's, not the list's
        m_completer->popup()->hide();
        QCoreApplication::sendEvent(this, event);
        return true;
    }
    return QLineEdit::eventFilter(watched, event);
}

} // namespace arcwright::ui
