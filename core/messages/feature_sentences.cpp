// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/feature_sentences.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <vector>

#include "core/messages/filled_sentence.h"

namespace arcwright {

namespace {

using Sentences = std::span<const FeatureSentence>;

const char* featureSentence(Sentences table, std::string_view word)
{
    const auto found
        = std::find_if(table.begin(), table.end(), [&](const FeatureSentence& row) { return row.word == word; });
    return found == table.end() ? nullptr : found->sentence;
}

/// A word of a table, `h.tag+1`, with its value in a feature's name.
struct FeatureAtom {
    const char* role = nullptr; ///< null where it has none
    const char* what = nullptr;
    int offset = 0; ///< in words, or bunsetsu
    std::optional<std::string> value;
};

/// Takes `next.` or `previous.`, or the number behind a word, away. Tells how far away the place is.
int takeOffset(std::string_view& word)
{
    for (const auto& [prefix, offset] : {std::pair<std::string_view, int>{"next.", 1}, {"previous.", -1}}) {
        if (word.starts_with(prefix)) {
            word.remove_prefix(prefix.size());
            return offset;
        }
    }
    const std::size_t sign = word.find_first_of("+-");
    if (sign == std::string_view::npos)
        return 0;
    const std::string_view number = word.substr(word[sign] == '+' ? sign + 1 : sign);
    int offset = 0;
    std::from_chars(number.data(), number.data() + number.size(), offset);
    word = word.substr(0, sign);
    return offset;
}

std::optional<FeatureAtom> atomOf(std::string_view word, FeatureUnits units)
{
    const Sentences roles = units == FeatureUnits::Words ? Sentences(wordRoleSentences) : bunsetsuRoleSentences;
    if (const char* what = featureSentence(contextSentences, word))
        return FeatureAtom{nullptr, what, 0, std::nullopt};
    FeatureAtom atom;
    if (word.size() > 2 && word[1] == '.') {
        atom.role = featureSentence(roles, word.substr(0, 1));
        if (atom.role == nullptr)
            return std::nullopt;
        word.remove_prefix(2);
    }
    atom.offset = takeOffset(word);
    atom.what = featureSentence(attributeSentences, word);
    return atom.what == nullptr ? std::nullopt : std::optional(atom);
}

/// Puts names of features into words.
class FeatureTeller {
public:
    FeatureTeller(FeatureUnits units, const FeatureWording& wording) : m_units(units), m_wording(wording) { }

    std::string tell(std::string_view name)
    {
        if (name.starts_with("conjuncts:")) {
            m_parts.push_back(m_wording(featureSentence(contextSentences, "conjuncts")));
            name.remove_prefix(std::string_view("conjuncts: ").size());
        }
        std::vector<std::string> tails = takeTails(name);
        if (!readAtoms(name))
            return std::string(name);
        tellAtoms();
        m_parts.insert(m_parts.end(), tails.begin(), tails.end());
        std::string text;
        for (const std::string& part : m_parts)
            text.append(text.empty() ? "" : "; ").append(part);
        return text;
    }

private:
    std::string filled(const char* sentence, const std::vector<std::string>& arguments) const
    {
        return filledSentence(m_wording(sentence), arguments);
    }

    /// Takes what stands behind the last value away: where the dependent is, and how far away.
    std::vector<std::string> takeTails(std::string_view& name) const
    {
        std::vector<std::string> tails;
        if (name.find('=') == std::string_view::npos)
            return tails;
        for (const std::string_view distance : {"1", "2", "3", "4", "5", "6-10", "11+"}) {
            const std::string_view rest = name.substr(0, name.size() - std::min(name.size(), distance.size() + 2));
            const bool isIt = name.ends_with(distance) && name.substr(rest.size()).starts_with(", ")
                && (rest.ends_with(", left") || rest.ends_with(", right"));
            if (!isIt)
                continue;
            tails.push_back(distance == "1"
                    ? m_wording(QT_TRANSLATE_NOOP("Feature", "next to it"))
                    : filled(QT_TRANSLATE_NOOP("Feature", "%1 words away"), {std::string(distance)}));
            name = rest;
            break;
        }
        for (bool isFound = true; isFound;) {
            isFound = false;
            for (const FeatureSentence& tail : featureTailSentences) {
                if (name.ends_with(tail.word)) {
                    tails.insert(tails.begin(), m_wording(tail.sentence));
                    name.remove_suffix(tail.word.size());
                    isFound = true;
                }
            }
        }
        return tails;
    }

    /// False if a word is none of the tables'. A value may have spaces in it.
    bool readAtoms(std::string_view name)
    {
        const bool hasValues = name.find('=') != std::string_view::npos;
        while (!name.empty()) {
            const std::string_view piece = name.substr(0, name.find(' '));
            name.remove_prefix(std::min(piece.size() + 1, name.size()));
            const std::size_t sign = hasValues ? piece.find('=') : piece.size();
            auto atom = sign == std::string_view::npos ? std::nullopt : atomOf(piece.substr(0, sign), m_units);
            if (atom && hasValues)
                atom->value = std::string(piece.substr(sign + 1));
            if (atom)
                m_atoms.push_back(std::move(*atom));
            else if (hasValues && !m_atoms.empty())
                m_atoms.back().value->append(" ").append(piece);
            else
                return false;
        }
        return !m_atoms.empty();
    }

    std::string withValue(std::string text, const FeatureAtom& atom) const
    {
        if (!atom.value)
            return text;
        const char* named = featureSentence(featureValueSentences, *atom.value);
        const std::string value = named == nullptr ? *atom.value : m_wording(named);
        return filled(QT_TRANSLATE_NOOP("Feature", "%1 %2"), {std::move(text), value});
    }

    /// "tag", or of what is said already, "the next word's".
    std::string attribute(const FeatureAtom& atom, const FeatureAtom* before) const
    {
        const bool isSaid = before != nullptr && before->what == atom.what;
        const bool isNext = atom.offset > 0;
        const std::string what = m_wording(atom.what);
        if (atom.offset == 0)
            return withValue(what, atom);
        if (m_units == FeatureUnits::Bunsetsu)
            return withValue(filled(isNext ? QT_TRANSLATE_NOOP("Feature", "next neighbour's %1")
                                           : QT_TRANSLATE_NOOP("Feature", "previous neighbour's %1"),
                                 {what}),
                atom);
        if (isSaid)
            return withValue(m_wording(isNext ? QT_TRANSLATE_NOOP("Feature", "the next word's")
                                              : QT_TRANSLATE_NOOP("Feature", "the previous word's")),
                atom);
        return withValue(filled(isNext ? QT_TRANSLATE_NOOP("Feature", "the next word's %1")
                                       : QT_TRANSLATE_NOOP("Feature", "the previous word's %1"),
                             {what}),
            atom);
    }

    /// What is looked at of one word, together: "head's tag and the next word's".
    void tellAtoms()
    {
        std::vector<const char*> told;
        for (const FeatureAtom& first : m_atoms) {
            if (first.role == nullptr) {
                m_parts.push_back(attribute(first, nullptr));
                continue;
            }
            if (std::find(told.begin(), told.end(), first.role) != told.end())
                continue;
            told.push_back(first.role);
            std::vector<FeatureAtom> ofRole;
            std::copy_if(m_atoms.begin(), m_atoms.end(), std::back_inserter(ofRole),
                [&](const FeatureAtom& atom) { return atom.role == first.role; });
            // What is the word's own first, so that its neighbours' need not be named again.
            std::stable_partition(
                ofRole.begin(), ofRole.end(), [](const FeatureAtom& atom) { return atom.offset == 0; });
            m_parts.push_back(filled(QT_TRANSLATE_NOOP("Feature", "%1's %2"), {m_wording(first.role), listed(ofRole)}));
        }
    }

    std::string listed(const std::vector<FeatureAtom>& atoms) const
    {
        std::string text;
        for (std::size_t i = 0; i < atoms.size(); ++i) {
            const std::string next = attribute(atoms[i], i == 0 ? nullptr : &atoms[i - 1]);
            const char* pattern = i + 1 < atoms.size() ? QT_TRANSLATE_NOOP("Feature", "%1, %2")
                                                       : QT_TRANSLATE_NOOP("Feature", "%1 and %2");
            text = text.empty() ? next : filled(pattern, {text, next});
        }
        return text;
    }

    FeatureUnits m_units;
    const FeatureWording& m_wording;
    std::vector<FeatureAtom> m_atoms;
    std::vector<std::string> m_parts;
};

} // namespace

std::string featureInWords(std::string_view name, FeatureUnits units, const FeatureWording& wording)
{
    return FeatureTeller(units, wording).tell(name);
}

} // namespace arcwright
