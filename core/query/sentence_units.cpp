// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/sentence_units.h"

#include <algorithm>
#include <set>

#include "core/editing/annotation_operations.h"
#include "core/editing/sentence_names.h"
#include "core/evaluation/attachment.h"
#include "core/evaluation/confusion.h"
#include "core/evaluation/particles.h"
#include "core/treebank/edit.h"
#include "core/treebank/effective_dependencies.h"
#include "core/treebank/with_graph.h"

namespace arcwright {

namespace {

using Field = PatternField::Kind;

/// What tagOf() says where there is none.
constexpr std::string_view noTag = "none";

std::string_view plain(std::string_view text)
{
    return text == "_" ? std::string_view() : text;
}

std::string_view wordField(const Token& token, const PatternField& field, std::string& room)
{
    switch (field.kind) {
    case Field::Form:
        return token.form;
    case Field::Lemma:
        return plain(token.lemma);
    case Field::Upos:
        return plain(token.upos);
    case Field::Xpos:
        return plain(token.xpos);
    case Field::Feats:
        return field.part.empty() ? plain(token.feats) : attributeIn(token.feats, field.part);
    case Field::Misc:
        return field.part.empty() ? plain(token.misc) : attributeIn(token.misc, field.part);
    case Field::Deps:
        return room = fieldText(token, WordField::Parents);
    case Field::Further:
        return token.furtherField(field.part);
    default:
        return {};
    }
}

/// The form of the multiword token that a word is a part of; empty if there is none.
std::string_view multiwordForm(const Sentence& sentence, int unit)
{
    const auto found = std::find_if(sentence.multiwordTokens.begin(), sentence.multiwordTokens.end(),
        [&](const MultiwordToken& token) { return token.first <= unit && unit <= token.last; });
    return found == sentence.multiwordTokens.end() || !sentence.bunsetsu.empty() ? std::string_view() : found->form;
}

/// The sentence as a layer analyses it.
Sentence analysedBy(const SearchedLayer& layer, const Sentence& sentence)
{
    const Graph& graph = *layer.graph;
    if (sentence.bunsetsu.empty())
        return withGraph(sentence, graph, layer.isGraph || !graph.secondary.empty(), *layer.relations);
    Sentence analysed = sentence;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        const Arc arc = graph.arc(unit);
        Bunsetsu& bunsetsu = analysed.bunsetsu[static_cast<std::size_t>(unit) - 1];
        bunsetsu.head = arc.head;
        bunsetsu.type = layer.relations->text(arc.relation);
    }
    return analysed;
}

bool areAllThere(const std::vector<int>& heads)
{
    return std::all_of(
        heads.begin(), heads.end(), [&](int head) { return head >= kNoHead && head < static_cast<int>(heads.size()); });
}

} // namespace

SentenceUnits::SentenceUnits(const SearchedSentence& searched)
    : m_sentence(searched.sentence)
    , m_vocabulary(searched.vocabulary)
    , m_document(searched.document)
    , m_genre(searched.genre)
    , m_kindTeller(searched.kinds)
{
    m_layers.reserve(searched.layers.size() + 2); // pointers into them stay
    Layer& own = m_layers.emplace_back();
    own.mended.push_back(kNoHead);
    for (int unit = 1; unit <= m_sentence.unitCount(); ++unit) {
        const int head = m_sentence.headOf(unit);
        own.mended.push_back(head >= kRoot && head <= m_sentence.unitCount() ? head : kNoHead);
    }
    own.heads = &own.mended;
    if (searched.predicted)
        add({PatternLayer::predicted, searched.predicted, searched.relations});
    for (const SearchedLayer& layer : searched.layers)
        add(layer);
}

void SentenceUnits::add(const SearchedLayer& said)
{
    Layer& layer = m_layers.emplace_back();
    layer.said = said;
    if (!said.graph || said.graph->size() != m_sentence.unitCount())
        return;
    layer.heads = &said.graph->heads;
    if (areAllThere(*layer.heads))
        return;
    layer.mended = *layer.heads;
    for (int& head : layer.mended)
        head = head >= kRoot && head <= m_sentence.unitCount() ? head : kNoHead;
    layer.heads = &layer.mended;
}

std::vector<std::string_view> SentenceUnits::layerNames() const
{
    std::vector<std::string_view> names;
    for (const Layer& layer : m_layers)
        names.push_back(layer.said.name);
    names.front() = PatternLayer::gold;
    return names;
}

const std::vector<int>* SentenceUnits::heads(int layer) const
{
    return m_layers[static_cast<std::size_t>(layer)].heads;
}

bool SentenceUnits::says(int layer, int unit) const
{
    const std::vector<int>* const unsaid = said(layer).unsaid;
    return !unsaid || !std::binary_search(unsaid->begin(), unsaid->end(), unit);
}

std::string_view SentenceUnits::relation(int layer, int unit) const
{
    if (layer == gold)
        return plain(m_sentence.relationOf(unit));
    const RelationId relation = said(layer).graph->arc(unit).relation;
    return relation ? plain(said(layer).relations->text(relation)) : std::string_view();
}

std::optional<double> SentenceUnits::confidence(int layer, int unit) const
{
    const std::vector<double>* const confidences = said(layer).confidences;
    const auto at = static_cast<std::size_t>(unit) - 1;
    if (!confidences || at >= confidences->size() || !((*confidences)[at] >= 0))
        return std::nullopt;
    return (*confidences)[at];
}

bool SentenceUnits::isParent(int layer, int head, int dependent, const TextMatch& match) const
{
    if (layer != gold) {
        if (std::max(head, dependent) > count())
            return false;
        const SearchedLayer& there = said(layer);
        const auto& further = there.graph->secondary;
        const bool isHead = there.graph->arc(dependent).head == head && match.matches(relation(layer, dependent));
        return isHead || std::any_of(further.begin(), further.end(), [&](const Arc& arc) {
            return arc.head == head && arc.dependent == dependent && match.matches(there.relations->text(arc.relation));
        });
    }
    if (!m_sentence.bunsetsu.empty())
        return false;
    const auto& parents = tokenOfNode(m_sentence, dependent).parents;
    return std::any_of(parents.begin(), parents.end(), [&](const Parent& parent) {
        return parent.head == nodeOf(m_sentence, head) && match.matches(parent.relation);
    });
}

bool SentenceUnits::isEffectiveParent(int layer, int head, int dependent) const
{
    auto& parents = m_effective[layer];
    if (parents.empty()) {
        const EffectiveDependencies effective = layer == gold
            ? EffectiveDependencies(m_sentence)
            : EffectiveDependencies(m_sentence, *said(layer).graph, *said(layer).relations);
        for (int unit = 0; unit <= count(); ++unit)
            parents.push_back(unit == 0 ? std::vector<int>() : effective.parents(unit));
    }
    const auto& found = parents[static_cast<std::size_t>(dependent)];
    return says(layer, dependent) && std::find(found.begin(), found.end(), head) != found.end();
}

int SentenceUnits::parentCount(int layer, int unit) const
{
    std::set<int> all{(*heads(layer))[static_cast<std::size_t>(unit)]}; // two arcs from one head are one parent
    if (layer != gold) {
        for (const Arc& arc : said(layer).graph->secondary) {
            if (arc.dependent == unit)
                all.insert(arc.head);
        }
    } else if (m_sentence.bunsetsu.empty()) {
        for (const Parent& parent : m_sentence.word(unit).parents) {
            if (parent.head.empty == 0)
                all.insert(parent.head.word);
        }
    }
    all.erase(kNoHead);
    return static_cast<int>(all.size());
}

bool SentenceUnits::hasSeveralParents(int unit) const
{
    return m_sentence.bunsetsu.empty() && tokenOfNode(m_sentence, unit).parents.size() > 1;
}

std::string_view SentenceUnits::field(const PatternField& field, int unit, std::string& room) const
{
    const bool isOfWord = field.kind == Field::Tag || field.kind == Field::Particle || field.kind == Field::Multiword;
    if (unit > count() && (isOfWord || field.kind <= Field::Deps || field.kind == Field::Further))
        return isOfWord ? std::string_view() : wordField(tokenOfNode(m_sentence, unit), field, room);
    switch (field.kind) {
    case Field::Document:
        return m_document;
    case Field::Genre:
        return m_genre;
    case Field::Particle:
        if (m_particles.empty())
            m_particles = particlesOf(m_sentence);
        return m_particles[static_cast<std::size_t>(unit)];
    case Field::Tag:
        room = tagOf(m_sentence, unit);
        return room == noTag ? std::string_view() : room;
    case Field::Form:
        return room = m_sentence.unitText(unit);
    case Field::SentenceId:
        return room = sentenceName(m_sentence);
    case Field::Text:
        return room = m_sentence.text();
    case Field::Comment:
        return m_sentence.metadata(field.part);
    case Field::Multiword:
        return multiwordForm(m_sentence, unit);
    default:
        break;
    }
    return m_sentence.bunsetsu.empty() ? wordField(m_sentence.word(unit), field, room) : std::string_view();
}

std::optional<bool> SentenceUnits::isKnown(int layer, int unit) const
{
    const std::vector<bool>* const known = layer == gold ? nullptr : said(layer).known;
    const auto at = static_cast<std::size_t>(unit) - 1;
    if (known && at < known->size())
        return (*known)[at];
    if (!m_vocabulary)
        return std::nullopt;
    return m_vocabulary->contains(m_sentence.unitText(unit));
}

HeadContest SentenceUnits::contest(int layer, int unit) const
{
    const std::vector<HeadContest>* const contests = said(layer).contests;
    const auto at = static_cast<std::size_t>(unit) - 1;
    return contests && at < contests->size() ? (*contests)[at] : HeadContest();
}

const std::vector<std::string>* SentenceUnits::arcs(int layer, int unit) const
{
    const UnitArcs* const arcs = said(layer).arcs;
    const auto found = arcs ? arcs->find(unit) : UnitArcs::const_iterator();
    return arcs && found != arcs->end() ? &found->second : nullptr;
}

UdMetrics SentenceUnits::misses(int layer, int unit) const
{
    if (!m_sentence.bunsetsu.empty())
        return {};
    auto found = m_misses.find(layer);
    if (found == m_misses.end()) {
        const SearchedLayer& there = said(layer);
        const std::shared_ptr<const Sentence> itself(std::shared_ptr<const void>(), &m_sentence); // lives longer
        found
            = m_misses.emplace(layer, udMisses(itself, std::make_shared<const Sentence>(analysedBy(there, m_sentence))))
                  .first;
    }
    return found->second[static_cast<std::size_t>(unit) - 1];
}

const UnitCause* SentenceUnits::cause(int layer, int unit) const
{
    const std::map<int, UnitCause>* const causes = said(layer).causes;
    const auto found = causes ? causes->find(unit) : std::map<int, UnitCause>::const_iterator();
    return causes && found != causes->end() ? &found->second : nullptr;
}

std::string_view SentenceUnits::kind(int layer, int unit) const
{
    if (m_kindTeller == nullptr)
        return {};
    auto found = m_kinds.find(layer);
    if (found == m_kinds.end())
        found
            = m_kinds.emplace(layer, (*m_kindTeller)(layer == gold ? m_sentence : analysedBy(said(layer), m_sentence)))
                  .first;
    const auto at = static_cast<std::size_t>(unit) - 1;
    return at < found->second.size() ? found->second[at] : std::string_view();
}

bool SentenceUnits::isPunctuation(int unit) const
{
    return Evaluation::defaultPunctuation().contains(m_sentence, unit);
}

std::vector<std::string> SentenceUnits::comments() const
{
    std::vector<std::string> texts;
    for (const Comment& comment : m_sentence.comments) {
        const auto first = comment.text.find_first_not_of("# ");
        texts.push_back(first == std::string::npos ? std::string() : comment.text.substr(first));
    }
    return texts;
}

bool SentenceUnits::isPinned(int unit) const
{
    const auto& pins = m_sentence.annotation.pins;
    return std::any_of(
        pins.begin(), pins.end(), [&](const Pin& pin) { return pin.dependent == unit && holds(m_sentence, pin); });
}

} // namespace arcwright
