// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/evaluation/breakdown.h"
#include "core/evaluation/score_card.h"
#include "core/messages/report_sentences.h"
#include "core/report/evaluation_report.h"

namespace arcwright {

/// The words of one report, in its language, with the figures in them.
class ReportWords {
public:
    explicit ReportWords(const ReportSettings& settings) : m_settings(settings) { }

    /// A sentence of reporttext with its places filled.
    std::string operator()(const char* sentence, const std::vector<std::string>& arguments = {}) const;
    /// One of another context.
    std::string of(const char* context, const char* sentence, const std::vector<std::string>& arguments) const;
    std::string property(Property property) const { return (*this)(propertyWords(property)); }
    /// A value of a property as it is shown: in the language of the report where the program has named it.
    std::string value(Property property, const std::string& name) const;
    std::string value(const PropertyValue& value) const;
    std::string score(std::string_view name) const
    {
        return m_settings.scoreTitle ? m_settings.scoreTitle(name) : std::string(name);
    }
    const char* scoreName() const { return m_settings.scored == Scored::Heads ? "UAS" : "LAS"; }

    std::string percent(double value) const;
    /// A text with figures in it, with the decimal sign of the language.
    std::string figures(std::string text) const { return withDecimalSign(std::move(text), m_settings.decimalSign); }
    static std::string count(std::size_t number) { return std::to_string(number); }

private:
    const ReportSettings& m_settings;
};

/// The words of the table that a report is about.
inline WordChoice choiceOf(const ReportSettings& settings)
{
    WordChoice choice;
    choice.withPunctuation = settings.withPunctuation;
    return choice;
}

/// Whether words differ by a property.
bool isTold(const OutcomeTable& table, Property property);

/// The system with most words right, the first of those that are equal.
std::size_t bestSystem(const OutcomeTable& table, Scored scored);

} // namespace arcwright
