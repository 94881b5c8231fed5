// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/pattern.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/query/pattern_tokens.h"

namespace arcwright {

namespace {

using Kind = PatternToken::Kind;

struct NamedFlag {
    std::string_view name;
    WordFlag flag;
};
constexpr NamedFlag namedFlags[] = {{"wrong", WordFlag::Wrong}, {"pinned", WordFlag::Pinned},
    {"confirmed", WordFlag::Confirmed}, {"nonprojective", WordFlag::NonProjective}, {"root", WordFlag::Root},
    {"leaf", WordFlag::Leaf}, {"several-parents", WordFlag::SeveralParents}};

struct NamedField {
    std::string_view name;
    PatternField::Kind kind;
};
constexpr NamedField namedFields[]
    = {{"form", PatternField::Kind::Form}, {"lemma", PatternField::Kind::Lemma}, {"upos", PatternField::Kind::Upos},
        {"xpos", PatternField::Kind::Xpos}, {"feats", PatternField::Kind::Feats}, {"misc", PatternField::Kind::Misc},
        {"relation", PatternField::Kind::Relation}, {"deprel", PatternField::Kind::Relation},
        {"head", PatternField::Kind::Head}, {"id", PatternField::Kind::Id}, {"deps", PatternField::Kind::Deps}};

struct NamedColumn {
    std::string_view column;
    std::string_view field;
};
constexpr NamedColumn namedColumns[] = {{"ID", "id"}, {"FORM", "form"}, {"LEMMA", "lemma"}, {"UPOS", "upos"},
    {"XPOS", "xpos"}, {"FEATS", "feats"}, {"HEAD", "head"}, {"DEPREL", "relation"}, {"DEPS", "deps"}, {"MISC", "misc"}};

bool isDigits(const std::string& text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

struct LinkSign {
    std::string_view sign;
    LinkKind kind;
    bool isHeadFirst; ///< the node before the sign is the first of the link
};
constexpr LinkSign linkSigns[] = {{">", LinkKind::Head, true}, {"<", LinkKind::Head, false},
    {">>", LinkKind::Ancestor, true}, {"<<", LinkKind::Ancestor, false}, {"+>", LinkKind::Parent, true},
    {"<+", LinkKind::Parent, false}, {".", LinkKind::Adjacent, true}, {"..", LinkKind::Before, true}};

const LinkSign* linkSign(const PatternToken& token)
{
    const auto found = std::find_if(
        std::begin(linkSigns), std::end(linkSigns), [&](const LinkSign& each) { return token.is(each.sign); });
    return found == std::end(linkSigns) ? nullptr : found;
}

/// Thrown within the parser only; parsePattern() returns it.
struct Failure {
    PatternProblem problem;
};

class PatternParser {
public:
    explicit PatternParser(std::vector<PatternToken> tokens) : m_tokens(std::move(tokens)) { }

    Pattern run()
    {
        if (peek().kind == Kind::End)
            fail(PatternError::Empty);
        while (peek().kind != Kind::End) {
            readClause();
            if (!accept(";") && peek().kind != Kind::End)
                fail(PatternError::UnexpectedText, peek().text);
        }
        return std::move(m_pattern);
    }

private:
    const PatternToken& peek(std::size_t ahead = 0) const
    {
        return m_tokens[std::min(m_at + ahead, m_tokens.size() - 1)];
    }
    PatternToken take() { return m_tokens[std::min(m_at++, m_tokens.size() - 1)]; }
    bool accept(std::string_view sign)
    {
        const bool isIt = peek().is(sign);
        m_at += isIt ? 1 : 0;
        return isIt;
    }
    bool acceptWord(std::string_view word)
    {
        const bool isIt = peek().isWord(word);
        m_at += isIt ? 1 : 0;
        return isIt;
    }
    [[noreturn]] void fail(PatternError error, std::string argument = {}) const
    {
        failAt(peek().column, error, std::move(argument));
    }
    [[noreturn]] static void failAt(std::size_t column, PatternError error, std::string argument)
    {
        throw Failure{{error, column, std::move(argument)}};
    }
    /// Fails at a text that cannot stand there, or at the end, where it tells `expected`.
    [[noreturn]] void failExpecting(const char* expected) const
    {
        if (peek().kind == Kind::End)
            fail(PatternError::UnexpectedEnd, expected);
        fail(PatternError::UnexpectedText, peek().text);
    }

    void readClause()
    {
        const bool isAbsent = peek().isWord("not") && acceptWord("not");
        m_absence = isAbsent ? m_pattern.absences++ : -1;
        std::size_t node = readNode();
        while (const LinkSign* sign = linkSign(peek())) {
            PatternLink link;
            link.column = take().column;
            link.kind = sign->kind;
            link.absence = m_absence;
            readLinkDetails(link);
            const std::size_t next = readNode();
            link.first = sign->isHeadFirst ? node : next;
            link.second = sign->isHeadFirst ? next : node;
            m_pattern.links.push_back(std::move(link));
            node = next;
        }
    }

    std::size_t readNode()
    {
        const bool isNamed = peek().kind == Kind::Word && peek(1).is(":");
        if (!isNamed && peek().kind == Kind::Word) {
            const std::size_t known = m_pattern.node(peek().text);
            if (known < m_pattern.nodes.size()) {
                const int absence = m_pattern.nodes[known].absence;
                if (absence >= 0 && absence != m_absence)
                    fail(PatternError::NodeOfAbsence, peek().text);
                take();
                return known;
            }
        }
        PatternNode node;
        node.absence = m_absence;
        if (isNamed) {
            if (m_pattern.node(peek().text) < m_pattern.nodes.size())
                fail(PatternError::NodeTwice, peek().text);
            node.name = take().text;
            take();
        }
        if (accept("[")) {
            while (!accept("]")) {
                if (peek().kind == Kind::End)
                    fail(PatternError::UnexpectedEnd, "]");
                readCondition(node);
            }
        } else {
            if (!beginsCondition())
                failExpecting("[");
            while (beginsCondition())
                readCondition(node);
        }
        m_pattern.nodes.push_back(std::move(node));
        return m_pattern.nodes.size() - 1;
    }

    bool beginsCondition() const { return peek().kind == Kind::Word || peek().is("!"); }

    void readCondition(PatternNode& node)
    {
        if (acceptWord("where") || acceptWord("and"))
            return;
        PatternCondition condition;
        condition.column = peek().column;
        while (accept("!") || acceptWord("not"))
            condition.isNegated = !condition.isNegated;
        if (peek().kind != Kind::Word)
            failExpecting("upos=…");
        if (!readFlag(condition))
            readFieldTest(condition);
        node.conditions.push_back(std::move(condition));
    }

    bool readFlag(PatternCondition& condition)
    {
        const auto found = std::find_if(std::begin(namedFlags), std::end(namedFlags),
            [&](const NamedFlag& each) { return peek().isWord(each.name); });
        if (found == std::end(namedFlags))
            return false;
        take();
        condition.isFlag = true;
        condition.flag = found->flag;
        if (found->flag == WordFlag::Wrong && !beginsComparison(1)) {
            if (acceptWord("head"))
                condition.flag = WordFlag::WrongHead;
            else if (acceptWord("relation") || acceptWord("deprel"))
                condition.flag = WordFlag::WrongRelation;
        }
        return true;
    }

    /// Whether a field is compared with something there: `wrong head=3` is a wrong word with head 3.
    bool beginsComparison(std::size_t ahead) const
    {
        const PatternToken& token = peek(ahead);
        return token.is("=") || token.is("!=") || token.is("~") || token.is("!~") || token.isWord("is")
            || token.isWord("matches");
    }

    void readFieldTest(PatternCondition& condition)
    {
        PatternToken name = take();
        for (const auto& [word, layer] : {std::pair<std::string_view, PatternLayer>{"gold", PatternLayer::Gold},
                 {"predicted", PatternLayer::Predicted}}) {
            if (name.text == word && peek().kind == Kind::Word) {
                name = take();
                condition.layer = layer;
            } else if (name.text.size() > word.size() && name.text.starts_with(word) && name.text[word.size()] == '.') {
                name.text.erase(0, word.size() + 1);
                condition.layer = layer;
            } else {
                continue;
            }
            break;
        }
        const auto field = patternField(name.text);
        if (!field) {
            const bool isColumn = field.error() == PatternError::ColumnIsField;
            failAt(name.column, field.error(),
                isColumn ? std::string(fieldOfColumn(name.text.substr(name.text.find('.') + 1))) : name.text);
        }
        condition.field = *field;
        const bool isTreeField = field->kind == PatternField::Kind::Head || field->kind == PatternField::Kind::Relation;
        if (condition.layer == PatternLayer::Predicted && !isTreeField)
            failAt(name.column, PatternError::UnknownField, "predicted " + name.text);
        const bool isNumber = field->kind == PatternField::Kind::Head || field->kind == PatternField::Kind::Id;
        readComparison(condition, isNumber ? name.text : std::string());
    }

    /// `number`: the name of the field if that is a number.
    void readComparison(PatternCondition& condition, const std::string& number)
    {
        bool isNegated = false;
        bool isExpression = false;
        const std::size_t column = peek().column;
        if (accept("!=") || accept("!~")) {
            isNegated = true;
            isExpression = m_tokens[m_at - 1].is("!~");
        } else if (accept("~") || acceptWord("matches")) {
            isExpression = true;
        } else if (acceptWord("is")) {
            isNegated = acceptWord("not");
        } else if (!accept("=")) {
            failExpecting("=");
        }
        if (isExpression && !number.empty())
            failAt(column, PatternError::NotANumber, number);
        condition.text = readTexts(isExpression, isNegated, number);
    }

    TextMatch readTexts(bool isExpression, bool isNegated, const std::string& number = {})
    {
        std::vector<std::string> values;
        std::vector<std::size_t> columns;
        do {
            if (peek().kind != Kind::Word && peek().kind != Kind::Quoted)
                failExpecting("value");
            if (!number.empty() && !isDigits(peek().text))
                fail(PatternError::NotANumber, number);
            if (!isExpression && peek().kind == Kind::Word && namesFieldOfNode(peek().text))
                fail(PatternError::FieldAsValue, peek().text);
            columns.push_back(peek().column);
            values.push_back(take().text);
        } while (accept("|"));
        if (!isExpression)
            return TextMatch::anyOf(std::move(values), isNegated);
        std::size_t invalid = 0;
        const auto match = TextMatch::expressions(values, isNegated, invalid);
        if (!match)
            failAt(columns[invalid], PatternError::InvalidExpression, values[invalid]);
        return *match;
    }

    /// Relation and layer of an arc, if they follow without a space.
    void readLinkDetails(PatternLink& link)
    {
        const bool isArc = link.kind == LinkKind::Head || link.kind == LinkKind::Parent;
        const bool isNegated = peek().is("!") && peek().isAttached && accept("!");
        const bool isText = peek().kind == Kind::Word || peek().kind == Kind::Quoted;
        if (isText && peek().isAttached) {
            if (!isArc)
                fail(PatternError::NoRelationHere, peek().text);
            link.relation = readTexts(false, isNegated);
        } else if (isNegated) {
            failExpecting("relation");
        }
        if (!peek().isAttached || !accept("@"))
            return;
        if (link.kind == LinkKind::Adjacent || link.kind == LinkKind::Before)
            fail(PatternError::NoLayerHere, peek().text);
        if (acceptWord("predicted"))
            link.layer = PatternLayer::Predicted;
        else if (!acceptWord("gold"))
            failExpecting("predicted");
    }

    std::vector<PatternToken> m_tokens;
    std::size_t m_at = 0;
    int m_absence = -1;
    Pattern m_pattern;
};

} // namespace

tl::expected<PatternField, PatternError> patternField(std::string_view name)
{
    const auto dot = name.find('.');
    const std::string_view head = name.substr(0, dot);
    std::string part(dot == std::string_view::npos ? std::string_view() : name.substr(dot + 1));
    if (head == "field" && !part.empty()) {
        if (!fieldOfColumn(part).empty())
            return tl::unexpected(PatternError::ColumnIsField);
        return PatternField{PatternField::Kind::Further, std::move(part)};
    }
    const auto found = std::find_if(
        std::begin(namedFields), std::end(namedFields), [&](const NamedField& each) { return each.name == head; });
    const bool mayHaveParts = head == "feats" || head == "misc";
    if (found == std::end(namedFields) || (dot != std::string_view::npos && (!mayHaveParts || part.empty())))
        return tl::unexpected(PatternError::UnknownField);
    return PatternField{found->kind, std::move(part)};
}

std::string_view fieldName(const PatternField& field)
{
    const auto found = std::find_if(std::begin(namedFields), std::end(namedFields),
        [&](const NamedField& each) { return each.kind == field.kind; });
    return found == std::end(namedFields) ? "field" : found->name;
}

std::string_view fieldOfColumn(std::string_view column)
{
    const auto found = std::find_if(std::begin(namedColumns), std::end(namedColumns),
        [&](const NamedColumn& each) { return each.column == column; });
    return found == std::end(namedColumns) ? std::string_view() : found->field;
}

bool namesFieldOfNode(std::string_view text)
{
    const auto dot = text.find('.');
    if (dot == 0 || dot == std::string_view::npos)
        return false;
    const auto field = patternField(text.substr(dot + 1));
    return field || field.error() == PatternError::ColumnIsField;
}

std::size_t Pattern::node(std::string_view name) const
{
    const auto found = std::find_if(
        nodes.begin(), nodes.end(), [&](const PatternNode& each) { return !name.empty() && each.name == name; });
    return static_cast<std::size_t>(found - nodes.begin());
}

PatternResult<Pattern> parsePattern(std::string_view text)
{
    auto tokens = patternTokens(text);
    if (!tokens)
        return tl::unexpected(tokens.error());
    try {
        return PatternParser(std::move(*tokens)).run();
    } catch (const Failure& failure) {
        return tl::unexpected(failure.problem);
    }
}

} // namespace arcwright
