// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/parser_names.h"

#include <QCoreApplication>

#include "core/messages/decoder_sentences.h"

namespace arcwright::ui {

QString decoderInWords(std::string_view name)
{
    const auto called = [](const char* text) { return QCoreApplication::translate("Decoder", text); };
    if (const auto decoder = decoderNamed(name))
        return called(sentenceOf(*decoder).player);
    if (const auto decoder = bunsetsuDecoderNamed(name))
        return called(sentenceOf(*decoder).player);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString learnerInWords(std::string_view name)
{
    if (const auto learner = learnerNamed(name))
        return QCoreApplication::translate("Decoder", sentenceOf(*learner).title);
    if (name == "linear")
        return QCoreApplication::translate("ParserNames", "linear ranker");
    if (name == "kernel")
        return QCoreApplication::translate("ParserNames", "ranker with a kernel");
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace arcwright::ui
