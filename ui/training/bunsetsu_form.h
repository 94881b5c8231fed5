// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/bunsetsu/bunsetsu_weights.h"

class QCheckBox;
class QComboBox;
class QFontMetrics;

namespace arcwright::ui {

/// How many letters of the names of algorithms a list has room for at least.
int fewestOfNames(const QFontMetrics& letters);

/// The settings of a parser of bunsetsu before it is trained. What a decoder has not got cannot be chosen for it.
class BunsetsuForm : public QWidget {
    Q_OBJECT
public:
    explicit BunsetsuForm(QWidget* parent = nullptr);

    BunsetsuSettings settings() const;

Q_SIGNALS:
    /// Another decoder is chosen.
    void changed();

private:
    static QString titleOf(BunsetsuDecoder decoder);
    static QString titleOf(FeatureSet features);
    void fillOrders();
    void fillFeatures();
    BunsetsuDecoder decoder() const;

    QComboBox* m_decoder;
    QComboBox* m_order;
    QComboBox* m_features;
    QComboBox* m_ranker;
    QCheckBox* m_types;
};

} // namespace arcwright::ui
