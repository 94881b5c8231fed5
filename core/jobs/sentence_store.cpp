// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/sentence_store.h"

#include <algorithm>
#include <limits>

#include <nlohmann/json.hpp>

#include "core/formats/registry.h"
#include "core/jobs/snapshot_problems.h"

namespace arcwright {

namespace {

constexpr std::uint32_t noFormat = 0; ///< formats count from 1

/// Takes numbers and the strings they stand for. What is read beyond the end is 0, and isSound() is false.
class NumberReader {
public:
    NumberReader(const std::vector<std::uint32_t>& numbers, const std::vector<std::string_view>& texts)
        : m_numbers(numbers), m_texts(texts)
    {
    }

    bool isSound() const { return m_isSound; }
    bool isAtEnd() const { return m_at == m_numbers.size(); }
    void refuse() { m_isSound = false; }
    std::uint32_t next()
    {
        m_isSound = m_isSound && m_at < m_numbers.size();
        return m_isSound ? m_numbers[m_at++] : 0;
    }
    /// A number within bounds, both included.
    int within(int least, int most)
    {
        const auto number = static_cast<int>(next());
        m_isSound = m_isSound && number >= least && number <= most;
        return m_isSound ? number : least;
    }
    /// How many parts follow: each takes a number at least, so that there cannot be more than are left.
    std::size_t count()
    {
        const std::size_t count = next();
        m_isSound = m_isSound && count <= m_numbers.size() - m_at;
        return m_isSound ? count : 0;
    }
    std::string text()
    {
        const std::uint32_t number = next();
        m_isSound = m_isSound && number < m_texts.size();
        return m_isSound ? std::string(m_texts[number]) : std::string();
    }

private:
    const std::vector<std::uint32_t>& m_numbers;
    const std::vector<std::string_view>& m_texts;
    std::size_t m_at = 0;
    bool m_isSound = true;
};

Token tokenFrom(NumberReader& numbers, int words)
{
    Token token;
    for (std::string* field : {&token.form, &token.lemma, &token.upos, &token.xpos, &token.feats, &token.misc})
        *field = numbers.text();
    token.head = numbers.within(kNoHead, words);
    token.relation = numbers.text();
    for (std::size_t left = numbers.count(); left > 0 && numbers.isSound(); --left) {
        Parent& parent = token.parents.emplace_back();
        parent.head.word = numbers.within(0, words);
        parent.head.empty = numbers.within(0, std::numeric_limits<int>::max());
        parent.relation = numbers.text();
    }
    for (std::size_t left = numbers.count(); left > 0 && numbers.isSound(); --left) {
        FurtherField& field = token.further.emplace_back();
        field.name = numbers.text();
        field.value = numbers.text();
    }
    return token;
}

void readWordGroups(NumberReader& numbers, Sentence& sentence)
{
    const int words = sentence.size();
    for (std::size_t left = numbers.count(); left > 0 && numbers.isSound(); --left) {
        MultiwordToken& token = sentence.multiwordTokens.emplace_back();
        token.first = numbers.within(1, words);
        token.last = numbers.within(token.first, words);
        for (std::string* field : {&token.form, &token.misc, &token.feats})
            *field = numbers.text();
    }
    for (std::size_t left = numbers.count(); left > 0 && numbers.isSound(); --left) {
        EmptyNode& node = sentence.emptyNodes.emplace_back();
        node.id.word = numbers.within(0, words);
        node.id.empty = numbers.within(1, std::numeric_limits<int>::max());
        node.token = tokenFrom(numbers, words);
    }
}

/// Bunsetsu cover all words in their order.
void readBunsetsu(NumberReader& numbers, Sentence& sentence)
{
    const std::size_t count = numbers.count();
    int next = 1;
    for (std::size_t left = count; left > 0 && numbers.isSound(); --left) {
        Bunsetsu& bunsetsu = sentence.bunsetsu.emplace_back();
        bunsetsu.first = numbers.within(next, next);
        bunsetsu.last = numbers.within(next, sentence.size());
        bunsetsu.head = numbers.within(kNoHead, static_cast<int>(count));
        bunsetsu.type = numbers.text();
        bunsetsu.rest = numbers.text();
        next = bunsetsu.last + 1;
    }
    if (count > 0 && next != sentence.size() + 1)
        numbers.refuse();
}

Sentence sentenceFrom(NumberReader& numbers, const std::vector<FormatPointer>& formats)
{
    Sentence sentence;
    const int format = numbers.within(0, static_cast<int>(formats.size()));
    if (format != static_cast<int>(noFormat))
        sentence.source.format = formats[static_cast<std::size_t>(format) - 1];
    if (numbers.next() != 0)
        sentence.problem.emplace();
    const std::size_t words = numbers.count();
    for (std::size_t left = words; left > 0 && numbers.isSound(); --left)
        sentence.tokens.push_back(tokenFrom(numbers, static_cast<int>(words)));
    readWordGroups(numbers, sentence);
    readBunsetsu(numbers, sentence);
    for (std::size_t left = numbers.count(); left > 0 && numbers.isSound(); --left) {
        Comment& comment = sentence.comments.emplace_back();
        comment.text = numbers.text();
        comment.wordsBefore = numbers.within(0, sentence.size());
    }
    return sentence;
}

Result<std::vector<FormatPointer>> formatsFrom(std::string_view block)
{
    std::vector<FormatPointer> formats;
    const auto json = nlohmann::json::parse(block, nullptr, false);
    try {
        for (const auto& each : json.get_ref<const nlohmann::json::array_t&>()) {
            const auto name = each.at("name").get<std::string>();
            const auto columns = each.at("columns").get<std::vector<std::string>>();
            formats.push_back(columns.empty() ? formatNamed(name) : formatNamed(name, columns));
            if (!formats.back())
                return failure(Problem{SnapshotProblem::UnknownFormat, {}, 0, 0, {name}});
        }
    } catch (const nlohmann::json::exception&) {
        return failure(SnapshotProblem::Damaged);
    }
    return formats;
}

Result<std::vector<std::string_view>> textsFrom(const std::vector<std::uint32_t>& lengths, std::string_view bytes)
{
    std::vector<std::string_view> texts;
    texts.reserve(lengths.size());
    for (const std::uint32_t length : lengths) {
        if (length > bytes.size())
            return failure(SnapshotProblem::Damaged);
        texts.push_back(bytes.substr(0, length));
        bytes.remove_prefix(length);
    }
    return texts;
}

} // namespace

std::uint32_t SentenceStore::text(std::string_view text)
{
    const auto [found, isNew] = m_texts.emplace(text, static_cast<std::uint32_t>(m_lengths.size()));
    if (isNew) {
        m_lengths.push_back(static_cast<std::uint32_t>(text.size()));
        m_bytes += text;
    }
    return found->second;
}

void SentenceStore::addToken(const Token& token)
{
    for (const std::string* field : {&token.form, &token.lemma, &token.upos, &token.xpos, &token.feats, &token.misc})
        put(text(*field));
    put(token.head);
    put(text(token.relation));
    put(token.parents.size());
    for (const Parent& parent : token.parents) {
        put(parent.head.word);
        put(parent.head.empty);
        put(text(parent.relation));
    }
    put(token.further.size());
    for (const FurtherField& field : token.further) {
        put(text(field.name));
        put(text(field.value));
    }
}

std::uint32_t SentenceStore::formatOf(const Sentence& sentence)
{
    const Format* format = sentence.source.format.get();
    if (format == nullptr)
        return noFormat;
    return m_formats
        .emplace(std::pair(std::string(format->name()), format->namedColumns()),
            static_cast<std::uint32_t>(m_formats.size()) + 1)
        .first->second;
}

std::uint32_t SentenceStore::add(const std::shared_ptr<const Sentence>& sentence)
{
    const auto [found, isNew] = m_sentences.emplace(sentence.get(), static_cast<std::uint32_t>(m_kept.size()));
    if (!isNew)
        return found->second;
    m_kept.push_back(sentence);
    put(formatOf(*sentence));
    put(sentence->problem ? 1 : 0);
    put(sentence->tokens.size());
    for (const Token& token : sentence->tokens)
        addToken(token);
    put(sentence->multiwordTokens.size());
    for (const MultiwordToken& token : sentence->multiwordTokens) {
        put(token.first);
        put(token.last);
        for (const std::string* field : {&token.form, &token.misc, &token.feats})
            put(text(*field));
    }
    put(sentence->emptyNodes.size());
    for (const EmptyNode& node : sentence->emptyNodes) {
        put(node.id.word);
        put(node.id.empty);
        addToken(node.token);
    }
    put(sentence->bunsetsu.size());
    for (const Bunsetsu& bunsetsu : sentence->bunsetsu) {
        for (const int number : {bunsetsu.first, bunsetsu.last, bunsetsu.head})
            put(number);
        put(text(bunsetsu.type));
        put(text(bunsetsu.rest));
    }
    put(sentence->comments.size());
    for (const Comment& comment : sentence->comments) {
        put(text(comment.text));
        put(comment.wordsBefore);
    }
    return found->second;
}

void SentenceStore::appendList(std::string& blocks, const Sentences& sentences)
{
    std::vector<std::uint32_t> numbers;
    for (const auto& sentence : sentences)
        numbers.push_back(add(sentence));
    appendNumbers(blocks, numbers);
}

void SentenceStore::appendTo(std::string& blocks) const
{
    nlohmann::json formats = std::vector<nlohmann::json>(m_formats.size());
    for (const auto& [format, number] : m_formats)
        formats[number - 1] = {{"name", format.first}, {"columns", format.second}};
    appendBlock(blocks, formats.dump());
    appendNumbers(blocks, m_lengths);
    appendBlock(blocks, m_bytes);
    appendNumbers(blocks, m_numbers);
}

Result<Sentences> sentencesIn(BlockReader& blocks)
{
    const std::string_view formatBlock = blocks.take();
    const auto lengths = blocks.takeNumbers<std::uint32_t>();
    const std::string_view bytes = blocks.take();
    const auto numbers = blocks.takeNumbers<std::uint32_t>();
    if (!blocks.sound)
        return failure(SnapshotProblem::Damaged);
    const auto formats = formatsFrom(formatBlock);
    if (!formats)
        return failure(formats.error());
    const auto texts = textsFrom(lengths, bytes);
    if (!texts)
        return failure(texts.error());
    Sentences sentences;
    NumberReader reader(numbers, *texts);
    while (reader.isSound() && !reader.isAtEnd())
        sentences.push_back(std::make_shared<const Sentence>(sentenceFrom(reader, *formats)));
    if (!reader.isSound())
        return failure(SnapshotProblem::Damaged);
    return sentences;
}

Result<Sentences> listIn(BlockReader& blocks, const Sentences& sentences)
{
    const auto numbers = blocks.takeNumbers<std::uint32_t>();
    if (!blocks.sound
        || std::any_of(numbers.begin(), numbers.end(), [&](auto number) { return number >= sentences.size(); }))
        return failure(SnapshotProblem::Damaged);
    Sentences list;
    for (const std::uint32_t number : numbers)
        list.push_back(sentences[number]);
    return list;
}

} // namespace arcwright
