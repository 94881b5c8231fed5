// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rules/knp_rules.h"

#include <map>

#include "tests/core/support/rules/phrase_rules.h"

namespace arcwright::test {

namespace {

struct KnpSentence {
    std::string id;
    std::vector<Phrase> bunsetsu;
    std::vector<Phrase> phrases; ///< basic ones
};

bool isKnpWord(const std::vector<std::string_view>& cells)
{
    if (cells.size() < 11)
        return false;
    for (const std::size_t number : {4U, 6U, 8U, 10U}) {
        if (numberOf(cells[number]) < 0)
            return false;
    }
    return true;
}

/// The fields of a word; a half-width space is `\ `, written with a space of its own.
std::vector<std::string_view> knpCells(std::string_view line)
{
    auto cells = partsOf(line, ' ');
    std::vector<std::string_view> joined;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        joined.push_back(cells[i]);
        if (cells[i] == "\\" && i + 1 < cells.size() && cells[i + 1].empty())
            ++i;
    }
    return joined;
}

std::string quotedAfter(std::string_view text, std::string_view name)
{
    const auto at = text.find(name);
    if (at == std::string_view::npos)
        return {};
    const std::string_view value = text.substr(at + name.size());
    return std::string(value.substr(0, value.find('"')));
}

class KnpFile {
public:
    explicit KnpFile(std::string_view file) : m_lines(linesOf(file)) { }

    Breaches check()
    {
        read();
        for (std::size_t i = 0; i < m_sentences.size(); ++i) {
            const int number = static_cast<int>(i);
            checkPhrases(m_sentences[i].bunsetsu, {"bunsetsu", "direction", "tree"}, number, m_breaches);
            checkPhrases(m_sentences[i].phrases, {"phrases", "phrase-direction", "phrase-tree"}, number, m_breaches);
            checkLevels(m_sentences[i], number);
            checkReferences(m_sentences[i], number);
        }
        return std::move(m_breaches);
    }

private:
    void add(const char* rule, int sentence, std::string detail)
    {
        m_breaches.push_back({rule, sentence, std::move(detail)});
    }

    void read()
    {
        KnpSentence sentence;
        bool isEmpty = true;
        for (const std::string_view line : m_lines) {
            if (line == "EOS") {
                if (!sentence.id.empty())
                    m_places.emplace(sentence.id, m_sentences.size()).second
                        ? void()
                        : add("sent-ids", static_cast<int>(m_sentences.size()), sentence.id);
                m_sentences.push_back(std::move(sentence));
                sentence = {};
                isEmpty = true;
            } else if (!line.empty()) {
                readLine(line, sentence);
                isEmpty = false;
            }
        }
        if (!isEmpty)
            add("lines", -1, "no EOS at the end");
    }

    void readLine(std::string_view line, KnpSentence& sentence)
    {
        const int number = static_cast<int>(m_sentences.size());
        const auto cells = knpCells(line);
        if (isKnpWord(cells)) {
            for (auto* const phrases : {&sentence.bunsetsu, &sentence.phrases}) {
                if (phrases->empty()) {
                    if (phrases == &sentence.bunsetsu)
                        add("lines", number, "a word before the first bunsetsu");
                    continue;
                }
                phrases->back().text += cells[0];
                ++phrases->back().words;
            }
            return;
        }
        const std::string id = line.starts_with("# S-ID:") ? std::string(partsOf(line.substr(7), ' ').front()) : "";
        if (!id.empty() && sentence.id.empty())
            sentence.id = id;
        else if (!id.empty())
            add("lines", number, "two names");
        else if (line.starts_with("* ") || line == "*" || line.starts_with("+ ") || line == "+")
            readPhrase(line, sentence);
        else if (!line.starts_with('#') && !line.starts_with("@ ") && !line.starts_with('!') && !line.starts_with(";;"))
            add("lines", number, std::string(line));
    }

    void readPhrase(std::string_view line, KnpSentence& sentence)
    {
        const int number = static_cast<int>(m_sentences.size());
        Phrase phrase;
        const bool isOpen = line.size() == 1 || line.substr(2).starts_with('<');
        if (isOpen)
            phrase.rest = line.substr(1);
        else if (!readDependency(line.substr(2), phrase))
            add("lines", number, std::string(line));
        if (line.front() == '*') {
            if (!sentence.bunsetsu.empty() && sentence.bunsetsu.back().words == 0)
                add("bunsetsu", number, "two lines of bunsetsu");
            sentence.bunsetsu.push_back(std::move(phrase));
        } else if (sentence.bunsetsu.empty()) {
            add("lines", number, "a basic phrase before the first bunsetsu");
        } else {
            phrase.bunsetsu = static_cast<int>(sentence.bunsetsu.size()) - 1;
            sentence.phrases.push_back(std::move(phrase));
        }
    }

    void checkLevels(const KnpSentence& sentence, int number)
    {
        const auto& phrases = sentence.phrases;
        std::vector<std::string> texts(sentence.bunsetsu.size()); // as its basic phrases have it
        for (std::size_t i = 0; i < phrases.size(); ++i) {
            const Phrase& phrase = phrases[i];
            const Phrase& bunsetsu = sentence.bunsetsu[static_cast<std::size_t>(phrase.bunsetsu)];
            texts[static_cast<std::size_t>(phrase.bunsetsu)] += phrase.text;
            const bool isLast = i + 1 == phrases.size() || phrases[i + 1].bunsetsu != phrase.bunsetsu;
            const bool leads = phrase.head >= 0 && phrase.head < static_cast<int>(phrases.size());
            const int to = leads ? phrases[static_cast<std::size_t>(phrase.head)].bunsetsu : phrase.head;
            const std::string text = std::to_string(i) + " of bunsetsu " + std::to_string(phrase.bunsetsu) + ": "
                + std::to_string(phrase.head) + phrase.type;
            if (isLast ? to != bunsetsu.head || phrase.type != bunsetsu.type
                       : to != phrase.bunsetsu && !(to == noHead && bunsetsu.head == noHead))
                add("levels", number, text);
        }
        for (std::size_t i = 0; i < texts.size() && !phrases.empty(); ++i) {
            if (texts[i] != sentence.bunsetsu[i].text)
                add("phrases", number, "bunsetsu " + std::to_string(i) + " begins without one");
        }
    }

    void checkReferences(const KnpSentence& sentence, int number)
    {
        for (const Phrase& phrase : sentence.phrases) {
            std::string_view rest = phrase.rest;
            for (auto at = rest.find("<rel "); at != std::string_view::npos; at = rest.find("<rel ")) {
                rest.remove_prefix(at);
                const std::string_view relation = rest.substr(0, rest.find("/>"));
                rest.remove_prefix(relation.size());
                const std::string id = quotedAfter(relation, " sid=\"");
                const int place = numberOf(quotedAfter(relation, " id=\""));
                if (id.empty() || place == noNumber)
                    continue;
                const auto found = m_places.find(id);
                const auto* const target = found == m_places.end() ? nullptr : &m_sentences[found->second].phrases;
                if (!target || place < 0 || place >= static_cast<int>(target->size()))
                    add("references", number, std::string(relation));
                else if ((*target)[static_cast<std::size_t>(place)].text.find(quotedAfter(relation, " target=\""))
                    == std::string::npos)
                    add("targets", -1,
                        std::string(relation) + " is " + (*target)[static_cast<std::size_t>(place)].text);
            }
        }
    }

    std::vector<std::string_view> m_lines;
    std::vector<KnpSentence> m_sentences;
    std::map<std::string, std::size_t> m_places; ///< by id
    Breaches m_breaches;
};

} // namespace

Breaches knpBreaches(std::string_view file)
{
    return KnpFile(file).check();
}

} // namespace arcwright::test
