// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/game_explainer.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <optional>

#include "core/treebank/japanese_fields.h"

namespace arcwright {

namespace {

constexpr const char* nothing = "<none>";
constexpr const char* outside = "<outside>"; ///< the neighbour of the first or last bunsetsu

std::string tagText(const Token& word)
{
    return word.upos + ',' + word.xpos;
}

std::string inflectionText(const Token& word)
{
    return std::string(word.furtherField(japanese::inflectionForm));
}

/// The function of a bunsetsu in words: the part by which it can depend.
std::string functionText(const BunsetsuView& view, const BunsetsuParts& parts)
{
    const Token& gokei = view.word(parts.gokei);
    return tagText(gokei) + ':' + (view.classOf(parts.gokei).particle ? gokei.form : inflectionText(gokei));
}

/// The tag of the first word behind the shuji that is functional and no particle.
std::string suffixText(const BunsetsuView& view, const BunsetsuParts& parts)
{
    for (int word = parts.shuji + 1; word <= parts.last; ++word) {
        if (view.classOf(word).role == WordRole::Functional && !view.classOf(word).particle)
            return '+' + tagText(view.word(word));
    }
    return {};
}

template <class Chosen>
std::string formsText(const BunsetsuView& view, const BunsetsuParts& parts, Chosen isChosen)
{
    std::string text;
    for (int word = parts.first; word <= parts.last; ++word) {
        if (isChosen(word))
            text += (text.empty() ? "" : "+") + view.word(word).form;
    }
    return text;
}

std::string tailText(const BunsetsuView& view, const BunsetsuParts& parts)
{
    const std::string words = formsText(
        view, parts, [&](int word) { return word > parts.shuji && view.classOf(word).role == WordRole::Functional; });
    return words.empty() ? functionText(view, parts) : words + '/' + inflectionText(view.word(parts.gokei));
}

std::string marksOf(bool comma, bool fullStop, bool opening, bool closing)
{
    std::string text;
    text += comma ? "、" : "";
    text += fullStop ? "。" : "";
    text += opening ? "「" : "";
    text += closing ? "」" : "";
    return text.empty() ? nothing : text;
}

std::string edgeText(bool isFirst, bool isLast)
{
    return isFirst && isLast ? "first+last" : isFirst ? "first" : isLast ? "last" : nothing;
}

std::string caseText(const BunsetsuView& view, const BunsetsuParts& parts)
{
    const std::string cases = formsText(view, parts, [&](int word) { return view.classOf(word).caseParticle; });
    return cases.empty() ? nothing : cases;
}

/// What one of its words is; nothing for an attribute of the phrase as a whole.
std::optional<std::string> wordAttributeText(
    const BunsetsuView& view, const BunsetsuParts& parts, PhraseAttribute attribute)
{
    using enum PhraseAttribute;
    const Token& shuji = view.word(parts.shuji);
    const Token& gokei = view.word(parts.gokei);
    const Token& left = view.word(parts.first);
    switch (attribute) {
    case ShujiForm:
        return shuji.form;
    case ShujiLemma:
        return shuji.lemma;
    case ShujiCoarse:
        return shuji.upos;
    case ShujiTag:
        return tagText(shuji);
    case ShujiInflection:
        return inflectionText(shuji);
    case GokeiForm:
        return gokei.form;
    case GokeiLemma:
        return gokei.lemma;
    case GokeiCoarse:
        return gokei.upos;
    case GokeiTag:
        return tagText(gokei);
    case GokeiInflection:
        return inflectionText(gokei);
    case LeftForm:
        return left.form;
    case LeftCoarse:
        return left.upos;
    case LeftTag:
        return tagText(left);
    case LeftInflection:
        return inflectionText(left);
    default:
        return std::nullopt;
    }
}

} // namespace

std::string phraseAttributeText(const BunsetsuView& view, int bunsetsu, PhraseAttribute attribute)
{
    using enum PhraseAttribute;
    const BunsetsuParts& parts = view.parts(bunsetsu);
    const Token& shuji = view.word(parts.shuji);
    for (const NeighbourAttribute& row : neighbourAttributes()) {
        if (row.attribute != attribute)
            continue;
        const int other = bunsetsu + row.step;
        return other < 1 || other > view.size() ? outside : phraseAttributeText(view, other, row.its);
    }
    if (auto ofWord = wordAttributeText(view, parts, attribute))
        return *ofWord;
    switch (attribute) {
    case Function:
        return functionText(view, parts);
    case Content:
        return tagText(shuji) + suffixText(view, parts);
    case Kind:
        return shuji.upos + suffixText(view, parts);
    case Tail:
        return tailText(view, parts);
    case Marks:
        return marksOf(parts.comma, parts.fullStop, parts.opening, parts.closing);
    case Edge:
        return edgeText(bunsetsu == 1, bunsetsu == view.size());
    case Cases:
        return caseText(view, parts);
    case NextForm:
        return bunsetsu == view.size() ? outside : formsText(view, view.parts(bunsetsu + 1), [](int) { return true; });
    default:
        break;
    }
    return {};
}

GameExplainer::GameExplainer(const Sentence& sentence, const BunsetsuWeights& learnt)
    : m_learnt(learnt)
    , m_view(sentence)
    , m_features(learnt.settings.features)
    , m_pairs(pairTemplates(learnt.settings.features))
    , m_games(gameTemplates(learnt.settings.features))
{
    m_features.read(sentence);
    m_symbols.read(sentence);
    m_attached.reset(m_view.size());
    for (int word = 1; word <= sentence.size(); ++word) {
        const bool isParticle = m_view.classOf(word).particle || m_view.classOf(word).caseParticle;
        const std::string& form = sentence.word(word).form;
        if (isParticle && std::find(m_particles.begin(), m_particles.end(), form) == m_particles.end())
            m_particles.push_back(form);
    }
}

void GameExplainer::settled(int dependent, int head)
{
    m_features.settled(dependent, head);
    m_attached.settled(m_symbols, dependent, head);
}

std::string GameExplainer::marksText(const Question& question) const
{
    unsigned marks = 0;
    for (int bunsetsu = question.left + 1; bunsetsu < question.right; ++bunsetsu)
        marks |= m_symbols.marks(bunsetsu);
    return marksOf((marks & 1U) != 0, (marks & 2U) != 0, (marks & 4U) != 0, (marks & 8U) != 0);
}

std::string GameExplainer::siblingText(PhraseContext context, int head) const
{
    const int sibling = m_attached.leftmost(head);
    const std::string name = context == PhraseContext::Sibling ? "sibling="
        : context == PhraseContext::SiblingLemma               ? "sibling.lemma="
                                                               : "siblings=";
    if (sibling == 0)
        return name + nothing;
    if (context == PhraseContext::SiblingLemma)
        return name + phraseAttributeText(m_view, sibling, PhraseAttribute::ShujiLemma);
    const bool hasMore = context == PhraseContext::Siblings && m_attached.count(head) > 1;
    return name + phraseAttributeText(m_view, sibling, PhraseAttribute::Function) + (hasMore ? "+more" : "");
}

std::string GameExplainer::contextText(PhraseContext context, const Question& question) const
{
    using enum PhraseAttribute;
    const auto text
        = [&](int bunsetsu, PhraseAttribute attribute) { return phraseAttributeText(m_view, bunsetsu, attribute); };
    const int steps = question.right - question.left;
    std::string distance = std::string("distance=") + (steps == 1 ? "1" : steps <= 5 ? "2-5" : "6+");
    switch (context) {
    case PhraseContext::None:
        return {};
    case PhraseContext::Distance:
        return distance;
    case PhraseContext::Steps:
        return "steps=" + (steps < 10 ? std::to_string(steps) : std::string("10+"));
    case PhraseContext::Marks:
        return "marks=" + marksText(question);
    case PhraseContext::DistanceAndMarks:
        return distance + " marks=" + marksText(question);
    case PhraseContext::Rank: {
        int rank = 0;
        for (int bunsetsu = question.left + 1; bunsetsu < question.right; ++bunsetsu)
            rank += text(bunsetsu, Kind) == text(question.right, Kind) ? 1 : 0;
        return "rank=" + (rank < 3 ? std::to_string(rank) : std::string("3+"));
    }
    case PhraseContext::Sibling:
    case PhraseContext::SiblingLemma:
    case PhraseContext::Siblings:
        return siblingText(context, question.right);
    case PhraseContext::Alike:
        break;
    }
    std::string alike;
    for (const PhraseAttribute attribute : {Kind, ShujiTag, ShujiLemma, GokeiForm, GokeiInflection, Function}) {
        if (text(question.left, attribute) == text(question.right, attribute))
            alike += (alike.empty() ? "" : "+") + std::string(nameOf(attribute));
    }
    return "alike=" + (alike.empty() ? std::string(nothing) : alike);
}

/// One a feature, in the order in which the keys come; weights are left open.
void GameExplainer::nameAll(std::vector<DecidingFeature>& named, GameSide side,
    const std::vector<PhraseTemplate>& templates, const Question& question) const
{
    const int bunsetsu[] = {question.dependent, question.near, question.far};
    const char letters[] = {'d', question.far == 0 ? 'c' : 'n', 'f'};
    PhraseSymbols::ParticleSet between = 0;
    for (int inside = question.left + 1; inside < question.right; ++inside)
        between |= m_symbols.particles(inside);
    for (const PhraseTemplate& made : templates) {
        std::string name;
        const auto append = [&](const std::string& part) { name += (name.empty() ? "" : " ") + part; };
        for (std::size_t role = 0; role < phraseRoleCount; ++role) {
            for (const PhraseAttribute attribute : made.atoms[role])
                append(std::string(1, letters[role]) + '.' + std::string(nameOf(attribute)) + '='
                    + phraseAttributeText(m_view, bunsetsu[role], attribute));
        }
        if (made.context != PhraseContext::None)
            append(contextText(made.context, question));
        if (made.particles == PhraseParticles::None) {
            named.push_back({side, std::move(name), 0, made.name});
            continue;
        }
        const bool isBetween = made.particles == PhraseParticles::Between;
        for (auto set = isBetween ? between : m_attached.cases(question.right); set != 0; set &= set - 1)
            named.push_back({side,
                name + (name.empty() ? "" : " ") + (isBetween ? "particles=" : "attached=")
                    + m_particles[static_cast<std::size_t>(std::countr_zero(set))],
                0, made.name});
    }
}

std::vector<DecidingFeature> GameExplainer::weighed(
    const std::vector<DecidingFeature>& named, const std::vector<std::uint64_t>& keys) const
{
    assert(named.size() == keys.size());
    std::vector<DecidingFeature> features;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (const float weight = m_learnt.heads.at(keys[i]); weight != 0)
            features.push_back({named[i].side, named[i].name, weight, named[i].templateName});
    }
    std::stable_sort(features.begin(), features.end(), [](const DecidingFeature& first, const DecidingFeature& second) {
        return std::abs(first.weight) > std::abs(second.weight);
    });
    return features;
}

std::vector<DecidingFeature> GameExplainer::game(int dependent, int near, int far) const
{
    if (m_learnt.settings.ranker == RankerKind::Kernel)
        return {};
    std::vector<DecidingFeature> named;
    nameAll(named, GameSide::Near, m_pairs, {dependent, near, 0, dependent, near});
    nameAll(named, GameSide::Far, m_pairs, {dependent, far, 0, dependent, far});
    nameAll(named, GameSide::Both, m_games, {dependent, near, far, near, far});
    std::vector<std::uint64_t> keys;
    m_features.forEachOfGame(dependent, near, far, [&](std::uint64_t key) { keys.push_back(key); });
    return weighed(named, keys);
}

std::vector<DecidingFeature> GameExplainer::pair(int dependent, int candidate) const
{
    if (m_learnt.settings.ranker == RankerKind::Kernel)
        return {};
    std::vector<DecidingFeature> named;
    nameAll(named, GameSide::Far, m_pairs, {dependent, candidate, 0, dependent, candidate});
    std::vector<std::uint64_t> keys;
    m_features.forEachOfPair(dependent, candidate, [&](std::uint64_t key) { keys.push_back(key); });
    return weighed(named, keys);
}

} // namespace arcwright
