// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/annotation_text.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <optional>
#include <tuple>

#include "core/base/utf8.h"
#include "core/treebank/annotation_file.h"
#include "core/treebank/operations/attribute_list.h"
#include "core/treebank/operations/node_names.h"

namespace arcwright {

namespace {

constexpr std::string_view linePrefix = "# arcwright ";
constexpr std::string_view pinKey = "ArcwrightPin";
constexpr std::string_view waiverKey = "ArcwrightWaiver";

using Fields = std::vector<std::string>;

/// Whether a character stands for itself in a cell, or in a line (`isLine`), which may have spaces within.
bool isPlain(unsigned char c, bool isLine)
{
    if (c <= 0x20 || c == 0x7f)
        return isLine && c == ' ';
    return c != '%' && c != ',' && c != ';' && c != '|';
}

std::string escaped(std::string_view text, bool isLine)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    const bool isUtf8 = !findInvalidUtf8(text);
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool isAtEnd = c == ' ' && (i == 0 || i + 1 == text.size());
        if (!isAtEnd && (c < 0x80 ? isPlain(c, isLine) : isUtf8))
            result += text[i];
        else
            result.append("%").append(1, digits[c >> 4]).append(1, digits[c & 15]);
    }
    return result;
}

/// None where a percent sign is not followed by two digits.
std::optional<std::string> unescaped(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            result += text[i];
            continue;
        }
        unsigned code = 0;
        if (i + 2 >= text.size()
            || std::from_chars(text.data() + i + 1, text.data() + i + 3, code, 16).ptr != text.data() + i + 3)
            return std::nullopt;
        result += static_cast<char>(code);
        i += 2;
    }
    return result;
}

std::string joined(const Fields& fields, bool isLine)
{
    std::string text;
    for (std::size_t i = 0; i < fields.size(); ++i)
        text.append(i == 0 ? "" : ",").append(escaped(fields[i], isLine));
    return text;
}

/// So many fields, or none.
std::optional<Fields> fieldsOf(std::string_view text, std::size_t count)
{
    Fields fields;
    for (;;) {
        const auto comma = std::min(text.find(','), text.size());
        auto field = unescaped(text.substr(0, comma));
        if (!field)
            return std::nullopt;
        fields.push_back(std::move(*field));
        if (comma == text.size())
            break;
        text.remove_prefix(comma + 1);
    }
    return fields.size() == count ? std::optional(std::move(fields)) : std::nullopt;
}

template <class Number>
std::optional<Number> numberOf(std::string_view text)
{
    Number number{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

Fields with(Fields fields, const Signature& by)
{
    fields.push_back(std::to_string(by.time));
    fields.push_back(by.author);
    return fields;
}

/// The signature that ends the fields.
std::optional<Signature> signatureOf(const Fields& fields)
{
    const auto time = numberOf<std::int64_t>(fields[fields.size() - 2]);
    return time ? std::optional(Signature{fields.back(), *time}) : std::nullopt;
}

std::optional<Pin> pinOf(int dependent, std::string_view text)
{
    const auto fields = fieldsOf(text, 3);
    const auto head = fields ? numberOf<int>(fields->front()) : std::nullopt;
    const auto by = head ? signatureOf(*fields) : std::nullopt;
    return by ? std::optional(Pin{dependent, *head, *by}) : std::nullopt;
}

std::optional<Waiver> waiverOf(const std::string& node, std::string_view text)
{
    const auto fields = fieldsOf(text, 5);
    const auto by = fields ? signatureOf(*fields) : std::nullopt;
    return by ? std::optional(Waiver{(*fields)[0], node, (*fields)[1], (*fields)[2], *by}) : std::nullopt;
}

/// The waivers of a node; none if one of them cannot be read.
std::optional<std::vector<Waiver>> waiversOf(const std::string& node, std::string_view list)
{
    std::vector<Waiver> waivers;
    for (bool isLast = false; !isLast;) {
        const auto end = list.find(';');
        isLast = end == std::string_view::npos;
        auto waiver = waiverOf(node, list.substr(0, end));
        if (!waiver)
            return std::nullopt;
        waivers.push_back(std::move(*waiver));
        list.remove_prefix(isLast ? list.size() : end + 1);
    }
    return waivers;
}

/// Takes what a line says into `annotation`; false if it is none of ours.
bool readLine(std::string_view line, Annotation& annotation, std::string* analysis)
{
    if (!line.starts_with(linePrefix))
        return false;
    line.remove_prefix(linePrefix.size());
    const auto equals = line.find(" = ");
    if (equals == std::string_view::npos)
        return false;
    const std::string_view key = line.substr(0, equals);
    const std::string_view value = line.substr(equals + 3);
    if (key == "comment") {
        const auto fields = fieldsOf(value, 1);
        if (fields)
            annotation.comment = fields->front();
        return fields.has_value();
    }
    const auto fields = fieldsOf(value, key == "confirmed" ? 3 : key == "waiver" ? 6 : key == "pin" ? 4 : 0);
    const auto by = fields ? signatureOf(*fields) : std::nullopt;
    if (!by)
        return false;
    if (key == "confirmed") {
        annotation.confirmed = true;
        annotation.confirmedBy = *by;
        *analysis = fields->front();
        return true;
    }
    if (key == "waiver") {
        annotation.waivers.push_back({(*fields)[0], (*fields)[1], (*fields)[2], (*fields)[3], *by});
        return true;
    }
    const auto dependent = numberOf<int>((*fields)[0]);
    const auto head = numberOf<int>((*fields)[1]);
    if (dependent && head)
        annotation.pins.push_back({*dependent, *head, *by});
    return dependent && head;
}

/// Calls `call(node, word, misc)` for every node that has a MISC; `word` is 0 for what is none.
template <class SentenceType, class Call>
void forEachMisc(SentenceType& sentence, Call call)
{
    for (int id = 1; id <= sentence.size(); ++id)
        call(std::to_string(id), id, sentence.word(id).misc);
    for (auto& range : sentence.multiwordTokens)
        call(rangeName(range.first, range.last), 0, range.misc);
    for (auto& node : sentence.emptyNodes)
        call(nodeName(node.id), 0, node.token.misc);
}

/// Takes what an attribute says into `annotation`; false if there is none of ours.
bool readPin(int word, const std::string& misc, Annotation& annotation)
{
    const auto value = word > 0 ? attribute(misc, pinKey) : std::nullopt;
    const auto pin = value ? pinOf(word, *value) : std::nullopt;
    if (pin)
        annotation.pins.push_back(*pin);
    return pin.has_value();
}

bool readWaivers(const std::string& node, const std::string& misc, Annotation& annotation)
{
    const auto value = attribute(misc, waiverKey);
    const auto waivers = value ? waiversOf(node, *value) : std::nullopt;
    if (waivers)
        annotation.waivers.insert(annotation.waivers.end(), waivers->begin(), waivers->end());
    return waivers.has_value();
}

struct Stated {
    Annotation annotation;
    std::string analysis; ///< that was confirmed
};

Stated stated(const Sentence& sentence)
{
    Stated found;
    for (const Comment& comment : sentence.comments)
        readLine(comment.text, found.annotation, &found.analysis);
    forEachMisc(sentence, [&](const std::string& node, int word, const std::string& misc) {
        if (misc.empty())
            return;
        readPin(word, misc, found.annotation);
        readWaivers(node, misc, found.annotation);
    });
    std::stable_sort(found.annotation.pins.begin(), found.annotation.pins.end(),
        [](const Pin& one, const Pin& other) { return one.dependent < other.dependent; });
    return found;
}

/// What the text has to say.
struct Wanted {
    std::vector<std::string> lines;
    std::map<std::string, std::string> pins; ///< values of attributes, by node
    std::map<std::string, std::string> waivers;
};

Wanted wantedFor(const Sentence& sentence)
{
    const Annotation& annotation = sentence.annotation;
    Wanted wanted;
    const auto addLine = [&](std::string_view key, const Fields& fields) {
        wanted.lines.push_back(std::string(linePrefix).append(key).append(" = ").append(joined(fields, true)));
    };
    if (annotation.confirmed)
        addLine("confirmed", with({analysisHash(sentence)}, annotation.confirmedBy));
    if (!annotation.comment.empty())
        addLine("comment", {annotation.comment});
    std::map<std::string, bool> nodes;
    forEachMisc(
        sentence, [&](const std::string& node, int word, const std::string&) { nodes.emplace(node, word > 0); });
    for (const Pin& pin : annotation.pins) {
        const std::string node = std::to_string(pin.dependent);
        if (nodes.contains(node) && !wanted.pins.contains(node))
            wanted.pins.emplace(node, joined(with({std::to_string(pin.head)}, pin.by), false));
        else
            addLine("pin", with({node, std::to_string(pin.head)}, pin.by));
    }
    for (const Waiver& waiver : annotation.waivers) {
        if (nodes.contains(waiver.node)) {
            std::string& list = wanted.waivers[waiver.node];
            list.append(list.empty() ? "" : ";")
                .append(joined(with({waiver.test, waiver.content, waiver.reason}, waiver.by), false));
        } else {
            addLine("waiver", with({waiver.test, waiver.node, waiver.content, waiver.reason}, waiver.by));
        }
    }
    return wanted;
}

std::string_view keyOf(std::string_view line)
{
    return line.substr(0, line.find(" = "));
}

/// Lines of ours that stay are not touched, those of the same key are changed where they stand.
void setLines(std::vector<Comment>& comments, std::vector<std::string> wanted)
{
    Annotation ignored;
    std::string analysis;
    for (auto comment = comments.begin(); comment != comments.end();) {
        if (!readLine(comment->text, ignored, &analysis)) {
            ++comment;
            continue;
        }
        const auto same = std::find_if(
            wanted.begin(), wanted.end(), [&](const std::string& line) { return keyOf(line) == keyOf(comment->text); });
        if (same == wanted.end()) {
            comment = comments.erase(comment);
            continue;
        }
        comment->text = std::move(*same);
        wanted.erase(same);
        ++comment;
    }
    auto place = std::find_if(
        comments.begin(), comments.end(), [](const Comment& comment) { return comment.wordsBefore > 0; });
    for (std::string& line : wanted)
        place = comments.insert(place, Comment(std::move(line))) + 1;
}

void setAttribute(std::string& misc, std::string_view key, const std::map<std::string, std::string>& wanted,
    const std::string& node, bool isOurs)
{
    const auto value = wanted.find(node);
    if (value != wanted.end())
        misc = attribute(misc, key) == value->second ? misc : withAttribute(misc, key, value->second);
    else if (isOurs)
        misc = withoutAttribute(misc, key);
}

Sentence withText(Sentence sentence, const Wanted& wanted)
{
    setLines(sentence.comments, wanted.lines);
    forEachMisc(sentence, [&](const std::string& node, int word, std::string& misc) {
        Annotation ignored;
        setAttribute(misc, pinKey, wanted.pins, node, readPin(word, misc, ignored));
        setAttribute(misc, waiverKey, wanted.waivers, node, readWaivers(node, misc, ignored));
    });
    return sentence;
}

/// The same in an order that tells nothing.
Annotation sorted(Annotation annotation)
{
    if (!annotation.confirmed)
        annotation.confirmedBy = {};
    const auto ofWaiver = [](const Waiver& waiver) {
        return std::tie(waiver.node, waiver.test, waiver.content, waiver.reason, waiver.by.author, waiver.by.time);
    };
    const auto ofPin = [](const Pin& pin) { return std::tie(pin.dependent, pin.head, pin.by.author, pin.by.time); };
    std::sort(annotation.waivers.begin(), annotation.waivers.end(),
        [&](const Waiver& one, const Waiver& other) { return ofWaiver(one) < ofWaiver(other); });
    std::sort(annotation.pins.begin(), annotation.pins.end(),
        [&](const Pin& one, const Pin& other) { return ofPin(one) < ofPin(other); });
    return annotation;
}

} // namespace

std::size_t findAnnotationMark(std::string_view bytes, std::size_t from)
{
    static const std::boyer_moore_horspool_searcher searcher(annotationMark.begin(), annotationMark.end());
    const auto* const begin = bytes.data() + std::min(from, bytes.size());
    return static_cast<std::size_t>(std::search(begin, bytes.data() + bytes.size(), searcher) - bytes.data());
}

Annotation statedAnnotation(const Sentence& sentence)
{
    return stated(sentence).annotation;
}

Annotation annotationInText(const Sentence& sentence)
{
    Stated found = stated(sentence);
    if (found.annotation.confirmed && found.analysis != analysisHash(sentence)) {
        found.annotation.confirmed = false;
        found.annotation.confirmedBy = {};
    }
    return std::move(found.annotation);
}

bool hasAnnotationText(const Sentence& sentence)
{
    return !statedAnnotation(sentence).isEmpty();
}

bool saysAnnotation(const Sentence& sentence)
{
    return sorted(annotationInText(sentence)) == sorted(sentence.annotation);
}

Sentence withAnnotationText(Sentence sentence)
{
    const Wanted wanted = wantedFor(sentence);
    return withText(std::move(sentence), wanted);
}

Sentence withoutAnnotationText(Sentence sentence)
{
    return withText(std::move(sentence), {});
}

} // namespace arcwright
