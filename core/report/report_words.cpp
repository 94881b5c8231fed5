// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report_words.h"

#include <algorithm>

#include "core/base/markup.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/value_sentences.h"

namespace arcwright {

std::string ReportWords::of(const char* context, const char* sentence, const std::vector<std::string>& arguments) const
{
    const std::string translated = m_settings.translate ? m_settings.translate(context, sentence) : sentence;
    return arguments.empty() ? translated : filledSentence(translated, arguments);
}

std::string ReportWords::operator()(const char* sentence, const std::vector<std::string>& arguments) const
{
    return of("Report", sentence, arguments);
}

std::string ReportWords::value(Property property, const std::string& name) const
{
    const char* sentence = valueSentence(property, name);
    return sentence == nullptr ? name : of("Value", sentence, {});
}

std::string ReportWords::value(const PropertyValue& value) const
{
    const char* sentence = valueSentence(value);
    return sentence == nullptr ? value.name : of("Value", sentence, {});
}

std::string ReportWords::percent(double value) const
{
    return figures(fixedNumber(value, 1));
}

bool isTold(const OutcomeTable& table, Property property)
{
    return columnOf(table, property).values.size() > 1;
}

std::size_t bestSystem(const OutcomeTable& table, Scored scored)
{
    std::size_t best = 0;
    double highest = -1;
    for (std::size_t system = 0; system < table.systems().size(); ++system) {
        const Evaluation evaluation = evaluationOf(table, system);
        const double score = scored == Scored::Heads ? evaluation.all.uas() : evaluation.all.las();
        if (score > highest) {
            highest = score;
            best = system;
        }
    }
    return best;
}

} // namespace arcwright
