// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/rewrite.h"

#include <algorithm>
#include <optional>

#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/editing/field_operations.h"
#include "core/editing/in_practice.h"
#include "core/query/pattern_cursor.h"
#include "core/query/pattern_tokens.h"
#include "core/query/rewrite_arcs.h"

namespace arcwright {

namespace {

using Field = PatternField::Kind;
using Kind = PatternToken::Kind;

tl::unexpected<PatternProblem> problem(const PatternToken& at, PatternError error, std::string argument)
{
    return tl::unexpected(PatternProblem{error, at.column, std::move(argument)});
}

/// The problem of something missing, or of another text in its place.
tl::unexpected<PatternProblem> unexpectedAt(const PatternToken& at, const char* expected)
{
    return at.kind == Kind::End ? problem(at, PatternError::UnexpectedEnd, expected)
                                : problem(at, PatternError::UnexpectedText, at.text);
}

bool isReplaceable(const PatternField& field)
{
    return isOfFiles(field) && field.kind != Field::Id && field.kind != Field::Deps && field.kind != Field::Further;
}

struct NodeField {
    std::size_t node = 0;
    PatternField field;
};

/// `a.lemma` of node a, or `lemma` of the first one.
PatternResult<NodeField> nodeField(const PatternToken& token, const Pattern& pattern)
{
    const auto dot = token.text.find('.');
    NodeField found;
    std::string_view name = token.text;
    if (dot != std::string::npos) {
        const std::size_t node = pattern.node(name.substr(0, dot));
        if (node < pattern.nodes.size()) {
            if (pattern.nodes[node].absence >= 0)
                return problem(token, PatternError::NodeOfAbsence, std::string(name.substr(0, dot)));
            found.node = node;
            name.remove_prefix(dot + 1);
        }
    }
    const auto field = patternField(name);
    if (!field && field.error() == PatternError::ColumnIsField)
        return problem(token, field.error(), std::string(fieldOfColumn(name.substr(name.find('.') + 1))));
    if (!field)
        return problem(token, field.error(), std::string(name));
    found.field = *field;
    return found;
}

/// Whether what stands before a dot is a node.
bool namesNode(const PatternToken& token, const Pattern& pattern)
{
    const auto dot = token.text.find('.');
    return dot != std::string::npos && pattern.node(std::string_view(token.text).substr(0, dot)) < pattern.nodes.size();
}

PatternResult<void> readValue(const PatternToken& token, const Pattern& pattern, Assignment& assignment)
{
    const bool isWord = token.kind == Kind::Word;
    const bool isHead = assignment.field.kind == Field::Head;
    if (isWord && token.text == "predicted" && (isHead || assignment.field.kind == Field::Relation)) {
        assignment.source = ValueSource::Predicted;
    } else if (isHead) {
        assignment.other = pattern.node(token.text);
        const bool isRoot = token.text == "root";
        if (!isRoot && assignment.other == pattern.nodes.size())
            return problem(token, PatternError::UnknownNode, token.text);
        if (!isRoot && pattern.nodes[assignment.other].absence >= 0)
            return problem(token, PatternError::NodeOfAbsence, token.text);
        assignment.source = isRoot ? ValueSource::Root : ValueSource::Node;
    } else if (isWord && (namesNode(token, pattern) || namesFieldOfNode(token.text))) {
        if (!namesNode(token, pattern))
            return problem(token, PatternError::UnknownNode, token.text.substr(0, token.text.find('.')));
        const auto field = nodeField(token, pattern);
        if (!field)
            return tl::unexpected(field.error());
        if (!isOfFiles(field->field))
            return problem(token, PatternError::UnknownField, token.text);
        assignment.source = ValueSource::Field;
        assignment.other = field->node;
        assignment.otherField = field->field;
    } else if (isWord && token.text == "predicted") {
        return problem(token, PatternError::UnknownField, "predicted " + std::string(fieldName(assignment.field)));
    } else {
        assignment.text = token.text;
    }
    return {};
}

/// MISC with another value of one attribute, in its place or at the end; none where the value is empty.
std::string withMiscAttribute(std::string_view list, const std::string& name, const std::string& value)
{
    std::string joined;
    const std::string attribute = name + '=' + value;
    bool isThere = value.empty();
    const auto add = [&](std::string_view one) { joined.append(joined.empty() ? "" : "|").append(one); };
    while (!list.empty()) {
        const auto end = std::min(list.find('|'), list.size());
        const std::string_view one = list.substr(0, end);
        if (one.substr(0, one.find('=')) != name) {
            if (one != "_")
                add(one);
        } else if (!isThere) {
            add(attribute);
            isThere = true;
        }
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    if (!isThere)
        add(attribute);
    return joined.empty() ? "_" : joined;
}

/// A list like `Case=Nom|Number=Sing` with another value of one attribute, by name without regard to case; none where
/// the value is empty.
std::string withAttribute(std::string_view list, const std::string& name, const std::string& value)
{
    std::vector<std::string> attributes;
    while (!list.empty()) {
        const auto end = std::min(list.find('|'), list.size());
        const std::string one(list.substr(0, end));
        if (one != "_" && one.substr(0, one.find('=')) != name)
            attributes.push_back(one);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    if (!value.empty()) {
        const auto folded = [](const std::string& text) {
            std::string lower = text.substr(0, text.find('='));
            std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) {
                return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : static_cast<char>(c);
            });
            return lower;
        };
        const auto place = std::find_if(
            attributes.begin(), attributes.end(), [&](const std::string& one) { return folded(one) > folded(name); });
        attributes.insert(place, name + '=' + value);
    }
    std::string joined;
    for (const std::string& one : attributes)
        joined += (joined.empty() ? "" : "|") + one;
    return joined.empty() ? "_" : joined;
}

WordField fieldToSet(Field kind)
{
    switch (kind) {
    case Field::Lemma:
        return WordField::Lemma;
    case Field::Upos:
        return WordField::Upos;
    case Field::Xpos:
        return WordField::Xpos;
    case Field::Feats:
        return WordField::Feats;
    case Field::Misc:
        return WordField::Misc;
    case Field::Relation:
        return WordField::Relation;
    default:
        return WordField::Form;
    }
}

/// What the predicted layer, or the only one there is, says of the sentence; no graph where it says nothing.
SearchedLayer predictionFor(const SearchedSentence& searched)
{
    std::vector<std::string_view> names{PatternLayer::gold};
    std::vector<SearchedLayer> layers(1);
    if (searched.predicted)
        layers.push_back({PatternLayer::predicted, searched.predicted, searched.relations});
    layers.insert(layers.end(), searched.layers.begin(), searched.layers.end());
    for (std::size_t i = 1; i < layers.size(); ++i)
        names.push_back(layers[i].name);
    const int layer = layerAmong(names, {std::string(PatternLayer::predicted), 0});
    if (layer == SearchedUnits::noLayer)
        return {};
    SearchedLayer prediction = layers[static_cast<std::size_t>(layer)];
    if (prediction.graph && prediction.graph->size() != searched.sentence.unitCount())
        prediction.graph = nullptr;
    return prediction;
}

/// A predicted value for a unit. What the prediction leaves open is no other value.
Result<Sentence> withPredicted(
    const Sentence& sentence, const PatternField& field, const SearchedSentence& searched, int unit)
{
    const SearchedLayer predicted = predictionFor(searched);
    if (!predicted.graph || isEmptyNode(sentence, unit))
        return refused(EditProblem::NothingPredicted);
    const Arc arc = predicted.graph->arc(unit);
    if (field.kind == Field::Head)
        return arc.head == kNoHead ? sentence : setHead(sentence, unit, arc.head);
    return arc.relation ? setRelation(sentence, unit, predicted.relations->text(arc.relation)) : sentence;
}

std::string valueFor(const Assignment& assignment, const SearchedSentence& searched, const PatternMatch& match)
{
    return assignment.source == ValueSource::Field ? fieldOf(searched, assignment.otherField, match[assignment.other])
                                                   : assignment.text;
}

Result<Sentence> assigned(
    const Sentence& sentence, const Assignment& assignment, const SearchedSentence& searched, const PatternMatch& match)
{
    const int unit = match[assignment.node];
    if (assignment.arc != ArcChange::None)
        return withArcs(sentence, assignment, match);
    if (assignment.source == ValueSource::Predicted)
        return withPredicted(sentence, assignment.field, searched, unit);
    if (assignment.field.kind == Field::Head)
        return setHead(sentence, unit, assignment.source == ValueSource::Root ? kRoot : match[assignment.other]);
    const std::string value = valueFor(assignment, searched, match);
    const WordField field = fieldToSet(assignment.field.kind);
    const std::string& part = assignment.field.part;
    if (part.empty() || !sentence.bunsetsu.empty() || isEmptyNode(sentence, unit)) // of which units alone have fields
        return setUnitField(sentence, unit, field, value);
    const Token& word = sentence.word(unit);
    return setUnitField(sentence, unit, field,
        field == WordField::Misc ? withMiscAttribute(word.misc, part, value) : withAttribute(word.feats, part, value));
}

/// Reads one change.
PatternResult<Assignment> changeOf(PatternCursor& cursor, const Pattern& pattern)
{
    if (arcChange(cursor.rest()) != ArcChange::None) {
        try {
            return takeArcChange(cursor, pattern);
        } catch (const PatternFailure& failure) {
            return tl::unexpected(failure.problem);
        }
    }
    const PatternToken name = cursor.peek();
    if (name.kind != Kind::Word)
        return unexpectedAt(name, "relation=…");
    const auto target = nodeField(name, pattern);
    if (!target)
        return tl::unexpected(target.error());
    if (!isReplaceable(target->field))
        return problem(name, PatternError::NotReplaceable, name.text);
    cursor.take();
    if (!cursor.accept("="))
        return unexpectedAt(cursor.peek(), "=");
    if (!cursor.isAtText())
        return unexpectedAt(cursor.peek(), "value");
    Assignment assignment{target->node, target->field, ValueSource::Text, {}, 0, {}};
    if (const auto read = readValue(cursor.peek(), pattern, assignment); !read)
        return tl::unexpected(read.error());
    cursor.take();
    return assignment;
}

} // namespace

PatternResult<Rewrite> parseRewrite(std::string_view text, const Pattern& pattern)
{
    const auto tokens = patternTokens(text);
    if (!tokens)
        return tl::unexpected(tokens.error());
    Rewrite rewrite;
    PatternCursor cursor(*tokens);
    if (cursor.peek().kind == Kind::End)
        return problem(cursor.peek(), PatternError::Empty, {});
    while (cursor.peek().kind != Kind::End) {
        auto change = changeOf(cursor, pattern);
        if (!change)
            return tl::unexpected(change.error());
        rewrite.push_back(std::move(*change));
        if (!cursor.accept(";") && cursor.peek().kind != Kind::End)
            return unexpectedAt(cursor.peek(), ";");
    }
    return rewrite;
}

Result<Sentence> rewritten(
    const SearchedSentence& searched, const std::vector<PatternMatch>& matches, const Rewrite& rewrite)
{
    Result<Sentence> changed = searched.sentence;
    for (const PatternMatch& match : matches) {
        for (const Assignment& assignment : rewrite) {
            const bool needsOther = assignment.source == ValueSource::Node || assignment.source == ValueSource::Field
                || assignment.arc != ArcChange::None;
            if (match[assignment.node] > 0 && (!needsOther || match[assignment.other] > 0))
                changed = assigned(*changed, assignment, searched, match);
            if (!changed)
                return changed;
        }
    }
    return changed;
}

Result<std::optional<Edit>> rewritingEdit(SentenceId id, const std::shared_ptr<const Sentence>& sentence,
    const SearchedSentence& searched, const std::vector<PatternMatch>& matches, const Rewrite& rewrite,
    const EnhancedPractice& practice)
{
    auto after = rewritten(searched, matches, rewrite);
    if (!after)
        return failure(std::move(after.error()));
    *after = inPractice(*sentence, std::move(*after), practice);
    if (after->tokens == sentence->tokens && after->bunsetsu == sentence->bunsetsu)
        return std::nullopt;
    return replacement(id, sentence, std::make_shared<const Sentence>(std::move(*after)));
}

void RewriteRefusals::add(const Problem& problem, std::size_t sentence)
{
    ++m_count;
    const auto known = std::find_if(
        m_reasons.begin(), m_reasons.end(), [&](const Reason& reason) { return reason.problem.code == problem.code; });
    if (known == m_reasons.end())
        m_reasons.push_back({problem, sentence, 1});
    else
        ++known->count;
}

void RewriteRefusals::add(const RewriteRefusals& others)
{
    m_count += others.m_count;
    for (const Reason& other : others.m_reasons) {
        const auto known = std::find_if(m_reasons.begin(), m_reasons.end(),
            [&](const Reason& reason) { return reason.problem.code == other.problem.code; });
        if (known == m_reasons.end())
            m_reasons.push_back(other);
        else
            known->count += other.count;
    }
}

} // namespace arcwright
