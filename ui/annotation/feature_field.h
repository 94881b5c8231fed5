// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QLineEdit>

#include "ui/documents/field_values.h"

class QCompleter;
class QStandardItemModel;

namespace arcwright::ui {

/// A field for FEATS that knows attributes and values: at the beginning of an item it offers the attributes that words
/// of this part of speech have and this one does not have yet, behind `=` and `,` the values of that attribute that the
/// treebank has, the most frequent first, and at the very beginning whole FEATS, too. Tab takes what is marked, or the
/// first; Enter what is marked, and the first where what is typed would be no feature: an attribute without a value.
/// Anything else can be typed.
class FeatureField : public QLineEdit {
    Q_OBJECT
public:
    FeatureField(const FieldValues& values, const QString& upos, QWidget* parent);

    void setPartOfSpeech(const QString& upos) { m_upos = upos; }
    /// What was typed, in UD's order where these are features of UD; what is unchanged stays as it was.
    QString features() const;
    /// Where the text is set from outside: from then on that is what was there before.
    void setFeatures(const QString& features);
    QCompleter* offers() const { return m_completer; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The item that the cursor is in.
    struct Place {
        qsizetype begin = 0; ///< of the item
        qsizetype from = 0; ///< where what is completed begins: the item, or behind its `=` or last `,`
        QString attribute; ///< behind `=`; empty before it
        QString prefix; ///< from there to the cursor
    };

    Place place() const;
    void offer();
    void offerAttributes(const Place& place);
    void take(const QModelIndex& chosen);
    QString restBehind(bool isValue) const;
    bool takeOffer();
    bool lacksValue() const;

    std::shared_ptr<const FeatureInventory> m_inventory;
    QStringList m_whole;
    QString m_upos;
    QString m_before;
    QStandardItemModel* m_offers;
    QCompleter* m_completer;
};

} // namespace arcwright::ui
