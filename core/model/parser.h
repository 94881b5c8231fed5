// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/model/live_model.h"
#include "core/model/model.h"
#include "core/scoring/sentence_parser.h"
#include "core/scoring/tree_margins.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// The part of a sentence's analysis that is fixed, and not up to the parser.
struct FixedArcs {
    std::vector<Arc> pinned; ///< each the only head of its word, with this relation; no relation: the parser's
    std::vector<Constraint> further;

    std::vector<Constraint> constraints() const;
};

struct LiveSettings;
struct LiveUpdate;

/// The decoders that can parse with a model, in the order of allDecoders(): one that finds several parents only where
/// the model was trained through it; all others go with all models.
std::vector<Decoder> decodersOf(const Model& model);

/// The decoder of that name, for no name the one the model says. Fails with ModelOfTrees for one that
/// is none of decodersOf().
Result<Decoder> decoderFor(const Model& model, std::string_view name);

/// A model with its decoder. Parsing is const: threads share one parser, each with a workspace of its own.
class Parser {
public:
    /// The memory that one thread needs while it parses; kept from sentence to sentence so that parsing does not
    /// allocate.
    class Workspace {
    public:
        /// The parser's own state, for callers that look deeper than a prediction.
        SentenceParser& parser() { return m_parser; }
        /// Once asked to stop, a parse ends within a moment, and its result is not to be used.
        void stopWith(const std::stop_token& stop) { m_parser.stopWith(stop); }

    private:
        friend class Parser;
        friend Result<LiveUpdate> learnFrom(
            const LiveModel& model, const Sentence& sentence, Workspace& workspace, const LiveSettings& settings);
        SentenceParser m_parser;
        LiveWeights m_live;
        TreeMargins m_margins;
    };

    /// Relations of the parser's graphs are ids of `relations`, which must outlive the parser. It parses with the
    /// decoder that the model says: most often the one it was trained through.
    Parser(std::shared_ptr<const Model> model, RelationPool& relations);

    /// A parser with another decoder than the model's, one that decoderFor() lets pass. One without sibling scores has
    /// none for a decoder of second order, and a model of second order is worse without them.
    Parser(std::shared_ptr<const Model> model, RelationPool& relations, Decoder decoder);

    /// A parser with the lessons of a live model, and the decoder chosen for it.
    Parser(LiveModel model, RelationPool& relations);

    /// The trained model, of a live one the base.
    const Model& model() const { return m_model.base(); }
    const LiveModel& liveModel() const { return m_model; }
    /// Whether the model has learnt from a sentence with these words and tags.
    bool hasSeen(const Sentence& sentence) const { return m_model.hasSeen(sentence); }
    const DecoderSettings& decoder() const { return m_decoder; }
    /// What a move of hill climbing has to gain more than from now on, in place of the model's price.
    void setMovePrice(double price) { m_decoder.climb.price = price; }

    /// The best tree, or graph, of the words and tags of `sentence`; its own heads are not looked at. Words have no
    /// head only if the model's scores allow no tree.
    Graph parse(const Sentence& sentence, Workspace& workspace) const;

    /// The best that keeps what is fixed. Where the decoder is projective and what is fixed is not, the result is not
    /// either. Nothing if it cannot be kept; see findConflict(). All nodes must be of the sentence.
    std::optional<Graph> parseAround(const FixedArcs& fixed, const Sentence& sentence, Workspace& workspace) const;

    /// The best tree, with the steps of the decoder.
    struct Traced {
        Graph graph;
        Trace trace;
    };
    Traced parseTraced(const Sentence& sentence, TraceDetail detail, Workspace& workspace) const;

    /// How sure the parser is of each head of what it last parsed in a workspace. Valid until it is used again.
    const TreeMargins& margins(Workspace& workspace) const;

    /// The weights at work, valid until the workspace is used for another model.
    const Weights& weights(Workspace& workspace) const { return workspace.m_live.of(m_model); }
    /// The sentence as the model sees it.
    TokenSymbols symbolsOf(const Sentence& sentence) const;

    /// The relation of the model's number; -1, where the model tells none, is that of all its arcs.
    RelationId relation(std::int16_t number) const;

private:
    Graph graphFrom(const LabelledTree& tree) const;

    LiveModel m_model;
    DecoderSettings m_decoder;
    std::vector<RelationId> m_relations; ///< by the model's numbers, without marks of membership
    std::vector<bool> m_members; ///< by the model's numbers, whether they are of members; empty if it tells not
};

} // namespace arcwright
