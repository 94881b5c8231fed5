// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/bunsetsu_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>

#include "core/messages/decoder_sentences.h"
#include "ui/look/font_measures.h"

namespace arcwright::ui {

namespace {

/// The bits of an order as the combo box keeps them.
constexpr int dependentsLeftToRight = 1;
constexpr int gamesRightToLeft = 2;

} // namespace

int fewestOfNames(const QFontMetrics& letters)
{
    constexpr int usually = 24;
    constexpr int ofLarge = 14;
    return areLarge(letters) ? ofLarge : usually;
}

BunsetsuForm::BunsetsuForm(QWidget* parent)
    : QWidget(parent)
    , m_decoder(new QComboBox(this))
    , m_order(new QComboBox(this))
    , m_features(new QComboBox(this))
    , m_ranker(new QComboBox(this))
    , m_types(new QCheckBox(tr("Learn types of dependencies"), this))
{
    for (const BunsetsuDecoder decoder : allBunsetsuDecoders())
        m_decoder->addItem(titleOf(decoder), static_cast<int>(decoder));
    fillOrders();
    m_order->setToolTip(tr("Whose head is looked for first, and which candidates play first"));
    fillFeatures();
    m_features->setToolTip(tr("What is looked at of two bunsetsu"));
    m_ranker->addItem(tr("Linear"), static_cast<int>(RankerKind::Linear));
    m_ranker->addItem(tr("Support vector machine, cubic kernel (slow)"), static_cast<int>(RankerKind::Kernel));
    m_ranker->setToolTip(tr("Who answers the parser's questions.\n"
                            "The kernel's training takes many minutes on ten thousand sentences."));
    m_types->setChecked(true);
    m_decoder->setObjectName(QStringLiteral("bunsetsuDecoder"));
    m_order->setObjectName(QStringLiteral("order"));
    m_features->setObjectName(QStringLiteral("features"));
    m_ranker->setObjectName(QStringLiteral("ranker"));
    // The longest names would push the fields below their labels; the lists show them whole.
    for (QComboBox* choice : {m_decoder, m_order, m_features, m_ranker})
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    measureByFont(this, [this](const QFontMetrics& letters) {
        for (QComboBox* choice : {m_decoder, m_order, m_features, m_ranker})
            choice->setMinimumContentsLength(fewestOfNames(letters));
    });
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // or long rows would squeeze the labels of all
    form->addRow(tr("Decoder"), m_decoder);
    form->addRow(tr("Order"), m_order);
    form->addRow(tr("Features"), m_features);
    form->addRow(tr("Ranker"), m_ranker);
    form->addRow(m_types);
    connect(m_decoder, &QComboBox::currentIndexChanged, this, [this] {
        fillFeatures();
        m_order->setEnabled(questionOf(decoder()) == RankerQuestion::Game);
        const bool hasKernel = goTogether(RankerKind::Kernel, decoder());
        m_ranker->setEnabled(hasKernel);
        if (!hasKernel)
            m_ranker->setCurrentIndex(m_ranker->findData(static_cast<int>(RankerKind::Linear)));
        Q_EMIT changed();
    });
}

QString BunsetsuForm::titleOf(BunsetsuDecoder decoder)
{
    return QCoreApplication::translate("Decoder", sentenceOf(decoder).title);
}

QString BunsetsuForm::titleOf(FeatureSet features)
{
    switch (features) {
    case FeatureSet::Standard:
        return tr("Standard");
    case FeatureSet::Additional:
        return tr("Standard and neighbourhood");
    case FeatureSet::All:
        return tr("All, with dependents found so far");
    }
    return {};
}

void BunsetsuForm::fillOrders()
{
    m_order->addItem(tr("From the right, nearest candidates first"), 0);
    m_order->addItem(tr("From the right, farthest candidates first"), gamesRightToLeft);
    m_order->addItem(tr("From the left, nearest candidates first"), dependentsLeftToRight);
    m_order->addItem(tr("From the left, farthest candidates first"), dependentsLeftToRight | gamesRightToLeft);
}

/// The best features that the decoder has are chosen.
void BunsetsuForm::fillFeatures()
{
    m_features->clear();
    for (const FeatureSet features : {FeatureSet::Standard, FeatureSet::Additional, FeatureSet::All}) {
        if (features <= mostFeaturesOf(decoder()))
            m_features->addItem(titleOf(features), static_cast<int>(features));
    }
    m_features->setCurrentIndex(m_features->count() - 1);
}

BunsetsuDecoder BunsetsuForm::decoder() const
{
    return static_cast<BunsetsuDecoder>(m_decoder->currentData().toInt());
}

BunsetsuSettings BunsetsuForm::settings() const
{
    BunsetsuSettings settings;
    settings.decoder = decoder();
    const int order = m_order->currentData().toInt();
    settings.order = {(order & dependentsLeftToRight) != 0, (order & gamesRightToLeft) != 0};
    settings.features = static_cast<FeatureSet>(m_features->currentData().toInt());
    settings.ranker = static_cast<RankerKind>(m_ranker->currentData().toInt());
    settings.types = m_types->isChecked();
    return settings;
}

} // namespace arcwright::ui
