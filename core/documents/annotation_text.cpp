// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/annotation_text.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <optional>
#include <tuple>

#include "core/documents/annotation_fields.h"
#include "core/documents/annotation_file.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/node_names.h"

namespace arcwright {

namespace {

using Fields = std::vector<std::string>;

constexpr std::string_view linePrefix = "# arcwright ";
constexpr std::string_view pinKey = "ArcwrightPin";
constexpr std::string_view waiverKey = "ArcwrightWaiver";

template <class Number>
std::optional<Number> numberInText(std::string_view text)
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
std::optional<Signature> signatureInText(const Fields& fields)
{
    const auto time = numberInText<std::int64_t>(fields[fields.size() - 2]);
    return time ? std::optional(Signature{fields.back(), *time}) : std::nullopt;
}

std::optional<Pin> pinOf(int dependent, std::string_view text)
{
    const auto fields = fieldsOf(text, 3);
    const auto head = fields ? numberInText<int>(fields->front()) : std::nullopt;
    const auto by = head ? signatureInText(*fields) : std::nullopt;
    return by ? std::optional(Pin{dependent, *head, *by}) : std::nullopt;
}

std::optional<Waiver> waiverOf(const std::string& node, std::string_view text)
{
    const auto fields = fieldsOf(text, 5);
    const auto by = fields ? signatureInText(*fields) : std::nullopt;
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
    const auto by = fields ? signatureInText(*fields) : std::nullopt;
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
    const auto dependent = numberInText<int>((*fields)[0]);
    const auto head = numberInText<int>((*fields)[1]);
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

bool isBefore(const Pin& one, const Pin& other)
{
    return one.dependent < other.dependent;
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
    std::stable_sort(found.annotation.pins.begin(), found.annotation.pins.end(), isBefore);
    return found;
}

/// The annotations that the text is to have.
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
        wanted.lines.push_back(
            std::string(linePrefix).append(key).append(" = ").append(fieldList(fields, FieldPlace::Line)));
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
            wanted.pins.emplace(node, fieldList(with({std::to_string(pin.head)}, pin.by), FieldPlace::Cell));
        else
            addLine("pin", with({node, std::to_string(pin.head)}, pin.by));
    }
    for (const Waiver& waiver : annotation.waivers) {
        if (nodes.contains(waiver.node)) {
            std::string& list = wanted.waivers[waiver.node];
            list.append(list.empty() ? "" : ";")
                .append(fieldList(with({waiver.test, waiver.content, waiver.reason}, waiver.by), FieldPlace::Cell));
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

/// The annotation with its waivers and pins in a fixed order, for comparing.
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
    // One address for both ends: in each object file the literal of a view in a header may lie elsewhere.
    static const char* const mark = annotationMark.data();
    static const std::boyer_moore_horspool_searcher searcher(mark, mark + annotationMark.size());
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

Annotation joined(Annotation inText, const Annotation& elsewhere)
{
    if (!inText.confirmed && elsewhere.confirmed) {
        inText.confirmed = true;
        inText.confirmedBy = elsewhere.confirmedBy;
    }
    if (inText.comment.empty())
        inText.comment = elsewhere.comment;
    const auto add = [](auto& all, const auto& other, auto isSame) {
        if (std::none_of(all.begin(), all.end(), isSame))
            all.push_back(other);
    };
    for (const Pin& pin : elsewhere.pins)
        add(inText.pins, pin, [&](const Pin& own) { return own.dependent == pin.dependent; });
    std::stable_sort(inText.pins.begin(), inText.pins.end(), isBefore);
    for (const Waiver& waiver : elsewhere.waivers)
        add(inText.waivers, waiver,
            [&](const Waiver& own) { return own.test == waiver.test && own.node == waiver.node; });
    return inText;
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
