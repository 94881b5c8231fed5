// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/condition_reader.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace arcwright {

namespace {

using Kind = PatternToken::Kind;

std::string listed(std::span<const std::string_view> texts)
{
    std::string list;
    for (const std::string_view text : texts)
        list.append(list.empty() ? "" : ", ").append(text);
    return list;
}

constexpr std::string_view anySubtype = ":*";

/// Whether a value is a relation with any subtype or none, `nsubj:*`.
bool isOfSubtypes(const PatternToken& value, const PatternField& field)
{
    return field.kind == PatternField::Kind::Relation && value.kind == Kind::Word && value.text.ends_with(anySubtype)
        && value.text.size() > anySubtype.size();
}

/// Whether a field is what tagOf() says.
bool isOfTag(const PatternField& field)
{
    return field.kind == PatternField::Kind::Tag || field.kind == PatternField::Kind::HeadTag;
}

[[noreturn]] void failAtField(const PatternToken& name, PatternError error)
{
    const bool isColumn = error == PatternError::ColumnIsField;
    PatternCursor::failAt(name.column, error,
        isColumn ? std::string(fieldOfColumn(name.text.substr(name.text.find_last_of('.') + 1))) : name.text);
}

} // namespace

void ConditionReader::read(PatternNode& node)
{
    if (m_cursor.acceptWord("where") || m_cursor.acceptWord("and") || m_cursor.acceptWord("AND"))
        return;
    PatternCondition condition;
    condition.column = m_cursor.peek().column;
    while (m_cursor.accept("!") || m_cursor.acceptWord("not"))
        condition.isNegated = !condition.isNegated;
    if (!m_cursor.isAtText())
        m_cursor.failExpecting("upos=…");
    if (!readFlag(condition)) {
        readField(condition);
        if (readReference(condition))
            return;
        if (isNumber(condition.field))
            readNumbers(condition, std::string(fieldName(condition.field)));
        else
            readComparison(condition);
    }
    node.conditions.push_back(std::move(condition));
}

bool ConditionReader::readFlag(PatternCondition& condition)
{
    auto flag = m_cursor.peek().kind == Kind::Word ? flagNamed(m_cursor.peek().text) : std::nullopt;
    if (!flag)
        return false;
    m_cursor.take();
    const bool isPart = comparesLayers(*flag) && !beginsComparison(1);
    if (isPart && m_cursor.acceptWord("head"))
        flag = *flag == WordFlag::Right ? WordFlag::RightHead : WordFlag::WrongHead;
    else if (isPart && (m_cursor.acceptWord("relation") || m_cursor.acceptWord("deprel")))
        flag = *flag == WordFlag::Right ? WordFlag::RightRelation : WordFlag::WrongRelation;
    condition.isFlag = true;
    condition.flag = *flag;
    if (comparesLayers(*flag))
        condition.layer.name = PatternLayer::predicted;
    if (isOfLayer(*flag) && m_cursor.acceptWord("in"))
        condition.layer = readLayer();
    return true;
}

PatternLayer ConditionReader::readLayer()
{
    if (!m_cursor.isAtText())
        m_cursor.failExpecting("layer");
    const PatternToken name = m_cursor.take();
    return {name.text, name.column};
}

/// Whether a field is compared with something there: `wrong head=3` is a wrong word with head 3. `>` and `<` are
/// arcs there.
bool ConditionReader::beginsComparison(std::size_t ahead) const
{
    const PatternToken& token = m_cursor.peek(ahead);
    return token.is("=") || token.is("!=") || token.is("~") || token.is("!~") || token.is("<=") || token.is(">=")
        || token.isWord("is") || token.isWord("matches");
}

/// Reads `relation`, `hill.relation`, `hill relation`, where the layer may be quoted.
void ConditionReader::readField(PatternCondition& condition)
{
    PatternToken first = m_cursor.take();
    const bool isQuoted = first.kind == Kind::Quoted;
    if (isQuoted && m_cursor.peek().is(".") && m_cursor.peek().isAttached)
        m_cursor.take();
    const auto next
        = m_cursor.peek().kind == Kind::Word ? patternField(m_cursor.peek().text) : tl::unexpected(PatternError::Empty);
    const bool isWellKnown = first.text == PatternLayer::gold || first.text == PatternLayer::predicted;
    const bool isLayer = isWellKnown || isQuoted || (!layerField(first.text) && next && isOfLayer(*next));
    if (!isLayer || (!isQuoted && m_cursor.peek().kind != Kind::Word)) {
        const auto field = layerField(first.text);
        if (!field)
            failAtField(first, field.error());
        condition.layer = field->layer;
        condition.layer.column = first.column;
        condition.field = field->field;
        return;
    }
    if (m_cursor.peek().kind != Kind::Word)
        m_cursor.failExpecting("field");
    const PatternToken name = m_cursor.take();
    condition.layer = {first.text, first.column};
    if (!next)
        failAtField(name, next.error());
    if (!canBeAsked(condition.layer, *next))
        PatternCursor::failAt(name.column, PatternError::UnknownField, first.text + ' ' + name.text);
    condition.field = *next;
}

/// Reads `=b.form`, a comparison with a field of another word.
bool ConditionReader::readReference(const PatternCondition& condition)
{
    using Sign = FieldComparison::Sign;
    static constexpr std::pair<std::string_view, Sign> signs[] = {{"=", Sign::Equal}, {"!=", Sign::Unequal},
        {"<", Sign::Less}, {">", Sign::Greater}, {"<=", Sign::AtMost}, {">=", Sign::AtLeast}};
    const auto* sign = std::find_if(
        std::begin(signs), std::end(signs), [&](const auto& each) { return m_cursor.peek().is(each.first); });
    std::size_t length = 1;
    if (m_cursor.peek().isWord("is")) {
        length = m_cursor.peek(1).isWord("not") ? 2 : 1;
        sign = signs + (length - 1);
    }
    const bool isBySize = sign != std::end(signs) && sign->second > Sign::Unequal;
    if (sign == std::end(signs) || (isBySize && !isNumber(condition.field)))
        return false;
    const PatternToken& other = m_cursor.peek(length);
    const bool isAlone = !m_cursor.peek(length + 1).is("|");
    if (other.kind != Kind::Word || !isAlone || !namesFieldOfNode(other.text))
        return false;
    FieldReference reference{condition.layer, {}, other.text, condition.column};
    reference.comparison.sign = sign->second;
    reference.comparison.isNegated = condition.isNegated;
    reference.comparison.field = condition.field;
    reference.comparison.otherColumn = other.column;
    m_references.push_back(std::move(reference));
    for (std::size_t taken = 0; taken <= length; ++taken)
        m_cursor.take();
    return true;
}

void ConditionReader::readComparison(PatternCondition& condition)
{
    bool isNegated = false;
    bool isExpression = false;
    const bool isUnlike = m_cursor.peek().is("!~");
    if (m_cursor.accept("!=") || m_cursor.accept("!~")) {
        isNegated = true;
        isExpression = isUnlike;
    } else if (m_cursor.accept("~") || m_cursor.acceptWord("matches")) {
        isExpression = true;
    } else if (m_cursor.acceptWord("is")) {
        isNegated = m_cursor.acceptWord("not");
    } else if (!m_cursor.accept("=")) {
        m_cursor.failExpecting("=");
    }
    condition.text = readTexts(isExpression, isNegated, isExpression ? PatternField{} : condition.field);
}

/// `field`: whose values they are.
TextMatch ConditionReader::readTexts(bool isExpression, bool isNegated, const PatternField& field)
{
    const auto possible = fieldValues(field);
    TextMatch::Choices choices;
    std::vector<std::size_t> columns;
    do {
        if (!m_cursor.isAtText() && m_cursor.peek().kind != Kind::Expression)
            m_cursor.failExpecting("value");
        if (!isExpression && m_cursor.peek().kind == Kind::Word && namesFieldOfNode(m_cursor.peek().text))
            m_cursor.fail(PatternError::FieldAsValue, m_cursor.peek().text);
        const bool isPossible = possible.empty() || m_cursor.peek().text.empty()
            || std::find(possible.begin(), possible.end(), m_cursor.peek().text) != possible.end();
        if (!isPossible)
            PatternCursor::failAt(
                m_cursor.peek().column, PatternError::NoSuchValue, m_cursor.peek().text, listed(possible));
        const bool isPart = isExpression || m_cursor.peek().kind == Kind::Expression;
        if (!isPart && isOfTag(field) && m_cursor.peek().text.find('=', 1) != std::string::npos)
            m_cursor.fail(PatternError::LongerThanTag, m_cursor.peek().text);
        if (isPart)
            columns.push_back(m_cursor.peek().column);
        const bool isStem = !isPart && isOfSubtypes(m_cursor.peek(), field);
        std::string text = m_cursor.take().text;
        if (isStem)
            text.resize(text.size() - anySubtype.size());
        (isPart ? choices.expressions : isStem ? choices.stems : choices.values).push_back(std::move(text));
    } while (m_cursor.accept("|"));
    std::size_t invalid = 0;
    const std::vector<std::string> expressions = choices.expressions;
    const auto match = TextMatch::anyOf(std::move(choices), isNegated, invalid);
    if (!match)
        PatternCursor::failAt(columns[invalid], PatternError::InvalidExpression, expressions[invalid]);
    return *match;
}

/// Reads what a number is compared with; `name` is that of its field.
void ConditionReader::readNumbers(PatternCondition& condition, const std::string& name)
{
    NumberMatch& match = condition.number;
    const PatternToken sign = m_cursor.peek();
    if (m_cursor.accept("<") || m_cursor.accept(">") || m_cursor.accept("<=") || m_cursor.accept(">=")) {
        readBound(condition, sign, name);
        return;
    }
    if (m_cursor.accept("!="))
        match.isNegated = true;
    else if (m_cursor.acceptWord("is"))
        match.isNegated = m_cursor.acceptWord("not");
    else if (m_cursor.peek().is("~") || m_cursor.peek().is("!~") || m_cursor.peek().isWord("matches"))
        m_cursor.fail(PatternError::NotANumber, name);
    else if (!m_cursor.accept("="))
        m_cursor.failExpecting("=");
    do {
        readNumber(condition, name);
    } while (m_cursor.accept("|"));
}

void ConditionReader::readBound(PatternCondition& condition, const PatternToken& sign, const std::string& name)
{
    if (m_cursor.peek().kind == Kind::End)
        m_cursor.failExpecting("value");
    const auto bound = m_cursor.peek().kind == Kind::Word ? plainNumber(m_cursor.peek().text) : std::nullopt;
    if (!bound)
        m_cursor.fail(PatternError::NotANumber, name);
    m_cursor.take();
    NumberRange range;
    (sign.text.front() == '<' ? range.most : range.least) = *bound;
    range.isMostOut = sign.is("<");
    range.isLeastOut = sign.is(">");
    condition.number.ranges.push_back(range);
}

void ConditionReader::readNumber(PatternCondition& condition, const std::string& name)
{
    if (!m_cursor.isAtText())
        m_cursor.failExpecting("value");
    const auto range = rangeOf(m_cursor.peek().text);
    if (range)
        condition.number.ranges.push_back(*range);
    else if (m_cursor.peek().text.empty())
        condition.number.takesNone = true;
    else if (m_cursor.peek().isWord("root") && condition.field.kind == PatternField::Kind::Distance)
        condition.number.takesRoot = true;
    else
        m_cursor.fail(PatternError::NotANumber, name);
    m_cursor.take();
}

} // namespace arcwright
