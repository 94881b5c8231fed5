// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/rewrite_reader.h"

#include <algorithm>
#include <utility>

#include "core/query/condition_reader.h"

namespace arcwright {

namespace {

using Field = PatternField::Kind;
using Kind = PatternToken::Kind;

bool isReplaceable(const PatternField& field)
{
    return isOfFiles(field) && field.kind != Field::Id && field.kind != Field::Deps && field.kind != Field::Further;
}

/// What stands before the first dot; everything if there is none.
std::string_view firstPart(std::string_view name)
{
    return name.substr(0, name.find('.'));
}

[[noreturn]] void failAtReplaced(const PatternToken& token, std::string_view name, PatternError error)
{
    const bool isColumn = error == PatternError::ColumnIsField;
    PatternCursor::failAt(
        token.column, error, std::string(isColumn ? fieldOfColumn(name.substr(name.find('.') + 1)) : name));
}

} // namespace

Rewrite RewriteReader::run()
{
    if (m_cursor.peek().kind == Kind::End)
        m_cursor.fail(PatternError::Empty);
    while (m_cursor.peek().kind != Kind::End) {
        readChange();
        if (!m_cursor.accept(";") && m_cursor.peek().kind != Kind::End)
            m_cursor.failExpecting(";");
    }
    return std::move(m_rewrite);
}

/// The node of that name, which must be there; none if no node is called so.
std::optional<std::size_t> RewriteReader::nodeNamed(std::string_view name, std::size_t column) const
{
    const std::size_t node = m_pattern.node(name);
    if (node < m_pattern.nodes.size()) {
        if (m_pattern.nodes[node].absence >= 0)
            PatternCursor::failAt(column, PatternError::NodeOfAbsence, std::string(name));
        return node;
    }
    const auto inserted = std::find(m_inserted.begin(), m_inserted.end(), name);
    if (name.empty() || inserted == m_inserted.end())
        return std::nullopt;
    return m_pattern.nodes.size() + static_cast<std::size_t>(inserted - m_inserted.begin());
}

std::size_t RewriteReader::takeNode()
{
    if (m_cursor.peek().kind != Kind::Word)
        m_cursor.failExpecting("a");
    const auto node = nodeNamed(m_cursor.peek().text, m_cursor.peek().column);
    if (!node)
        m_cursor.fail(PatternError::UnknownNode, m_cursor.peek().text);
    m_cursor.take();
    return *node;
}

std::string RewriteReader::takeRelation()
{
    if (!m_cursor.isAtText() || m_cursor.peek().text.empty())
        m_cursor.failExpecting("relation");
    return m_cursor.take().text;
}

/// The change of arcs that a word begins: the name of a node and an arc must follow.
std::optional<RewriteAction> RewriteReader::arcAction() const
{
    static constexpr std::pair<std::string_view, RewriteAction> verbs[] = {
        {"add", RewriteAction::AddArc}, {"remove", RewriteAction::RemoveArcs}, {"relabel", RewriteAction::RelabelArcs}};
    if (m_cursor.peek(1).kind != Kind::Word || !m_cursor.peek(2).is("+>"))
        return std::nullopt;
    const auto* const verb = std::find_if(
        std::begin(verbs), std::end(verbs), [&](const auto& each) { return m_cursor.peek().isWord(each.first); });
    return verb == std::end(verbs) ? std::nullopt : std::optional(verb->second);
}

void RewriteReader::readChange()
{
    const bool isVerb = !m_cursor.peek(1).is("=");
    if (const auto arcs = arcAction())
        readArcs(*arcs);
    else if (isVerb && m_cursor.peek().isWord("insert"))
        readInsertion();
    else if (isVerb && m_cursor.peek().isWord("delete"))
        readDeletion();
    else
        m_rewrite.push_back(readAssignment(0));
}

/// Reads `relabel a +>nmod b as nmod:of`.
void RewriteReader::readArcs(RewriteAction action)
{
    Assignment change;
    change.action = action;
    m_cursor.take();
    change.node = takeNode();
    m_cursor.take();
    const bool isNegated = m_cursor.peek().is("!") && m_cursor.peek().isAttached && m_cursor.accept("!");
    if (action == RewriteAction::AddArc && !m_cursor.peek().isAttached)
        m_cursor.failExpecting("relation");
    if (action == RewriteAction::AddArc)
        change.text = takeRelation();
    else if (m_cursor.peek().isAttached || isNegated)
        change.relation = ConditionReader(m_cursor).readRelations(isNegated);
    change.other = takeNode();
    if (action == RewriteAction::RelabelArcs) {
        if (!m_cursor.acceptWord("as"))
            m_cursor.failExpecting("as");
        change.text = takeRelation();
    }
    m_rewrite.push_back(std::move(change));
}

/// Reads `insert n:[form=to upos=PART] before a`: the insertion, then the fields of what is inserted.
void RewriteReader::readInsertion()
{
    m_cursor.take();
    std::string name;
    if (m_cursor.peek().kind == Kind::Word && m_cursor.peek(1).is(":")) {
        if (nodeNamed(m_cursor.peek().text, m_cursor.peek().column))
            m_cursor.fail(PatternError::NodeTwice, m_cursor.peek().text);
        name = m_cursor.take().text;
        m_cursor.take();
    }
    if (!m_cursor.accept("["))
        m_cursor.failExpecting("[");
    Assignment inserted;
    inserted.action = RewriteAction::InsertWord;
    inserted.node = m_pattern.nodes.size() + m_inserted.size();
    inserted.text = "_";
    Rewrite fields;
    bool hasForm = false;
    while (!m_cursor.peek().is("]")) {
        if (m_cursor.peek().kind == Kind::End)
            m_cursor.fail(PatternError::UnexpectedEnd, "]");
        if (m_cursor.acceptWord("empty")) {
            inserted.action = RewriteAction::InsertEmptyNode;
            continue;
        }
        Assignment field = readAssignment(inserted.node);
        const bool isForm = field.field.kind == Field::Form;
        hasForm = hasForm || isForm;
        if (isForm && field.source == ValueSource::Text)
            inserted.text = field.text;
        else
            fields.push_back(std::move(field));
    }
    if (!hasForm && inserted.action == RewriteAction::InsertWord)
        m_cursor.fail(PatternError::UnexpectedEnd, "form=…");
    m_cursor.take();
    if (m_cursor.acceptWord("after"))
        inserted.side = Beside::After;
    else if (!m_cursor.acceptWord("before"))
        m_cursor.failExpecting("before");
    inserted.other = takeNode();
    m_inserted.push_back(std::move(name));
    m_rewrite.push_back(std::move(inserted));
    // In whatever order they stand: some formats have no relations at the root, where a new word may hang.
    std::stable_partition(
        fields.begin(), fields.end(), [](const Assignment& field) { return field.field.kind == Field::Head; });
    std::move(fields.begin(), fields.end(), std::back_inserter(m_rewrite));
}

void RewriteReader::readDeletion()
{
    m_cursor.take();
    Assignment change;
    change.action = RewriteAction::Delete;
    change.node = takeNode();
    m_rewrite.push_back(std::move(change));
}

/// Reads `a.lemma=x`, or `lemma=x` of that node.
Assignment RewriteReader::readAssignment(std::size_t node)
{
    const PatternToken token = m_cursor.peek();
    if (token.kind != Kind::Word)
        m_cursor.failExpecting("relation=…");
    Assignment assignment;
    assignment.node = node;
    std::string_view name = token.text;
    if (const auto dot = name.find('.'); dot != std::string_view::npos) {
        if (const auto named = nodeNamed(name.substr(0, dot), token.column)) {
            assignment.node = *named;
            name.remove_prefix(dot + 1);
        }
    }
    const auto field = patternField(name);
    if (!field)
        failAtReplaced(token, name, field.error());
    if (!isReplaceable(*field))
        m_cursor.fail(PatternError::NotReplaceable, token.text);
    assignment.field = *field;
    m_cursor.take();
    if (!m_cursor.accept("="))
        m_cursor.failExpecting("=");
    if (!m_cursor.isAtText())
        m_cursor.failExpecting("value");
    readValue(assignment);
    return assignment;
}

void RewriteReader::readValue(Assignment& assignment)
{
    const PatternToken token = m_cursor.peek();
    const bool isWord = token.kind == Kind::Word;
    const bool isPredicted = isWord && token.text == PatternLayer::predicted;
    const bool isHead = assignment.field.kind == Field::Head;
    if (!isWord && m_cursor.peek(1).is(".") && m_cursor.peek(1).isAttached) {
        readQuotedLayer(assignment);
        return;
    }
    if (isPredicted && (isHead || assignment.field.kind == Field::Relation)) {
        assignment.source = ValueSource::Field;
        assignment.other = assignment.node;
        assignment.layer = {token.text, token.column};
        assignment.otherField = assignment.field;
    } else if (isPredicted && !isHead) {
        m_cursor.fail(PatternError::UnknownField, "predicted " + std::string(fieldName(assignment.field)));
    } else if (isFieldOfNode(token)) {
        readFieldValue(assignment);
    } else if (isHead) {
        readHead(assignment);
    } else {
        assignment.text = token.text;
    }
    m_cursor.take();
}

void RewriteReader::readHead(Assignment& assignment)
{
    const PatternToken& token = m_cursor.peek();
    const auto node = nodeNamed(token.text, token.column);
    if (!node && token.text != "root")
        m_cursor.fail(PatternError::UnknownNode, token.text);
    assignment.source = node ? ValueSource::Node : ValueSource::Root;
    assignment.other = node.value_or(0);
}

/// Reads `"my parser".relation`.
void RewriteReader::readQuotedLayer(Assignment& assignment)
{
    const PatternToken layer = m_cursor.take();
    m_cursor.take();
    if (m_cursor.peek().kind != Kind::Word)
        m_cursor.failExpecting("field");
    const PatternToken name = m_cursor.take();
    const auto field = patternField(name.text);
    if (!field)
        failAtReplaced(name, name.text, field.error());
    assignment.source = ValueSource::Field;
    assignment.other = assignment.node;
    assignment.layer = {layer.text, layer.column};
    assignment.otherField = *field;
    const bool isHead = assignment.field.kind == Field::Head;
    if (!canBeAsked(assignment.layer, *field) || (isHead && field->kind != Field::Head))
        PatternCursor::failAt(name.column, PatternError::UnknownField, layer.text + ' ' + name.text);
}

/// Whether a value is the field of a node, or that of a layer.
bool RewriteReader::isFieldOfNode(const PatternToken& token) const
{
    if (token.kind != Kind::Word || token.text.find('.') == std::string::npos)
        return false;
    return namesFieldOfNode(token.text) || nodeNamed(firstPart(token.text), token.column);
}

/// Reads `b.form`, `b.hill.relation`, `hill.relation`.
void RewriteReader::readFieldValue(Assignment& assignment)
{
    const PatternToken& token = m_cursor.peek();
    const std::string_view first = firstPart(token.text);
    const auto node = nodeNamed(first, token.column);
    const std::string_view name = node ? std::string_view(token.text).substr(first.size() + 1) : token.text;
    const auto field = layerField(name);
    if (!node && (!field || field->layer.isGold()))
        m_cursor.fail(PatternError::UnknownNode, std::string(first));
    if (!field)
        failAtReplaced(token, name, field.error());
    const bool isHead = assignment.field.kind == Field::Head;
    if ((field->layer.isGold() && !isOfFiles(field->field)) || (isHead && field->field.kind != Field::Head))
        m_cursor.fail(PatternError::UnknownField, token.text);
    assignment.source = ValueSource::Field;
    assignment.other = node.value_or(assignment.node);
    assignment.layer = field->layer;
    assignment.layer.column = field->layer.isGold() ? 0 : token.column;
    assignment.otherField = field->field;
}

} // namespace arcwright
