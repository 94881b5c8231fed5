// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/language_checks.h"

#include <algorithm>
#include <optional>

#include "core/validation/characters.h"
#include "core/validation/misc_attributes.h"

namespace arcwright {

namespace {

/// The language that MISC says a word is of, in place of the treebank's. `Lang` without a value is some language of
/// which nobody knows anything, as the official validator takes it.
std::optional<std::string_view> otherLanguage(const Row& row)
{
    const std::string_view misc = row.field(Column::Misc);
    if (misc.find("Lang") == misc.npos) // which is nearly always so
        return std::nullopt;
    std::optional<std::string_view> language;
    for (const std::string_view item : partsOf(misc, '|')) {
        const MiscAttribute attribute = miscAttribute(item);
        if (attribute.name == "Lang")
            language = attribute.hasValue ? attribute.value : "?";
    }
    return language && language->empty() ? std::nullopt : language;
}

/// The tests of one row.
class LanguageCheck {
public:
    LanguageCheck(const SentenceText& sentence, const Row& row, const TreebankLanguage& language, Report& report)
        : m_sentence(sentence)
        , m_row(row)
        , m_language(language)
        , m_report(report)
        , m_other(otherLanguage(row))
        , m_code(m_other.value_or(language.code))
        , m_rules(m_other ? language.data->rules(*m_other) : *language.rules)
    {
    }

    void checkSpaces()
    {
        for (const Column column : {Column::Form, Column::Lemma}) {
            const std::string_view word = m_row.field(column);
            if (hasWhiteSpace(word) && !m_rules.words.permits(word))
                add(TestId::InvalidWordWithSpace, column, {nameOf(column), word, m_code});
        }
    }

    void checkFeatures()
    {
        if (m_row.field(Column::Feats) == "_" || !m_sentence.columns.has(Column::Upos))
            return;
        std::vector<Feature> features;
        for (const std::string_view part : partsOf(m_row.field(Column::Feats), '|')) {
            const auto feature = parseFeature(part);
            if (!feature)
                continue; // the sentence's validation ended there
            const auto before = std::find_if(
                features.begin(), features.end(), [&](const Feature& other) { return other.name == feature->name; });
            if (before == features.end())
                features.push_back(*feature);
            else
                before->values = feature->values; // of a feature that stands here twice, the last counts
        }
        for (const Feature& feature : features) {
            for (const std::string_view value : partsOf(feature.values, ','))
                checkFeature(feature.name, value);
        }
    }

    void checkRelation()
    {
        if (!m_row.isWord() || !m_sentence.columns.has(Column::Deprel) || !m_sentence.columns.has(Column::Head))
            return;
        const std::string_view relation = m_row.field(Column::Deprel);
        const auto isOfParents = [&] {
            const int head = parseId(m_row.field(Column::Head)).first;
            const Row* parent = head > 0 ? &m_sentence.word(head) : nullptr;
            return isInOtherLanguage(parent) && m_rules.permitsRelation(relation);
        };
        if (!m_language.rules->permitsRelation(relation) && !isOfParents())
            add(TestId::UnknownDeprel, Column::Deprel, {relation, m_language.code});
    }

    void checkArcs()
    {
        for (const EnhancedArc& arc : m_row.arcs) {
            if (m_language.rules->permitsEnhancedRelation(arc.relation))
                continue;
            const auto parent = std::find_if(m_sentence.rows.begin(), m_sentence.rows.end(),
                [&](const Row& row) { return !row.isRange() && row.node() == arc.node; });
            const Row* found = parent == m_sentence.rows.end() ? nullptr : &*parent;
            if (!isInOtherLanguage(found) || !m_rules.permitsEnhancedRelation(arc.relation))
                add(TestId::UnknownEdeprel, Column::Deps, {arc.text, m_language.code});
        }
    }

    void checkLemma()
    {
        const std::string_view lemma = m_row.field(Column::Lemma);
        if (lemma == "_")
            return;
        if (m_row.field(Column::Upos) == "AUX" && !m_rules.auxiliaries.contains(lemma))
            add(TestId::AuxLemma, Column::Lemma, {lemma, m_code});
        if (m_row.isWord() && mainRelation(m_row.field(Column::Deprel)) == "cop" && !m_rules.copulas.contains(lemma))
            add(TestId::CopLemma, Column::Lemma, {lemma, m_code});
    }

private:
    void checkFeature(std::string_view name, std::string_view value)
    {
        if (name == "Typo") {
            if (const Row* token = multiwordTokenWithTypo())
                add(TestId::MwtTypoRepeatedAtWord, Column::Feats, {token->field(Column::Id)});
        }
        // A word is foreign to the language of the treebank, whichever it is of itself.
        const bool isOfTreebank = name == "Foreign";
        const LanguageRules& rules = isOfTreebank ? *m_language.rules : m_rules;
        const std::string_view code = isOfTreebank ? m_language.code : m_code;
        const std::string_view upos = m_row.field(Column::Upos);
        const auto test = rules.failedBy(name, value, upos);
        if (!test)
            return;
        if (*test == TestId::FeatureValueUnknown)
            add(*test, Column::Feats, {name, value, code});
        else if (*test == TestId::FeatureUposNotPermitted)
            add(*test, Column::Feats, {name, upos, code});
        else if (*test == TestId::FeatureValueUposNotPermitted)
            add(*test, Column::Feats, {name, value, upos, code});
        else
            add(*test, Column::Feats, {name, code});
    }

    /// The multiword token that the word is of, if that says that it is misspelt.
    const Row* multiwordTokenWithTypo() const
    {
        const auto found = std::find_if(m_sentence.rows.begin(), m_sentence.rows.end(), [&](const Row& row) {
            return row.isRange() && m_row.isWord() && row.id.first <= m_row.id.first && m_row.id.first <= row.id.second;
        });
        const bool isTypo = found != m_sentence.rows.end() && valueOf(found->field(Column::Feats), "Typo") == "Yes";
        return isTypo ? &*found : nullptr;
    }

    /// Whether both the word and its parent (null: the root) are in one language that is not the treebank's.
    bool isInOtherLanguage(const Row* parent) const
    {
        return m_other && *m_other != m_language.code && parent && otherLanguage(*parent) == m_other;
    }

    void add(TestId test, Column column, std::initializer_list<std::string_view> arguments)
    {
        m_report.add(test, m_row, column, std::vector<std::string>(arguments.begin(), arguments.end()));
    }

    const SentenceText& m_sentence;
    const Row& m_row;
    const TreebankLanguage& m_language;
    Report& m_report;
    std::optional<std::string_view> m_other;
    std::string_view m_code; ///< of the word's language
    const LanguageRules& m_rules; ///< of the word's language
};

} // namespace

void checkLanguage(
    const SentenceText& sentence, const Row& row, const TreebankLanguage& language, int level, Report& report)
{
    LanguageCheck check(sentence, row, language, report);
    check.checkSpaces();
    check.checkFeatures();
    check.checkRelation();
    check.checkArcs();
    if (level >= 5)
        check.checkLemma();
}

} // namespace arcwright
