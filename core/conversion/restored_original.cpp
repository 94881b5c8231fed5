// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/restored_original.h"

#include <algorithm>

#include "core/conversion/conversion_problems.h"
#include "core/conversion/converted_text.h"
#include "core/conversion/edits_in_original.h"
#include "core/conversion/match_sentences.h"
#include "core/conversion/word_edits.h"
#include "core/documents/sentence_identity.h"

namespace arcwright {

namespace {

/// Whether a loss is one of what is said of words, not of how it is listed or of the lines between.
bool isOfWords(const Loss& loss)
{
    switch (loss.kind) {
    case LossKind::Lines:
    case LossKind::Comments:
    case LossKind::OtherLines:
    case LossKind::MiscOrder:
    case LossKind::ListsOfHeads:
        return false;
    default:
        return true;
    }
}

/// The loss of the same kind among others; their end if there is none.
std::vector<Loss>::iterator findKind(std::vector<Loss>& losses, const Loss& loss)
{
    return std::find_if(losses.begin(), losses.end(),
        [&](const Loss& other) { return other.kind == loss.kind && other.name == loss.name; });
}

/// Whether a loss is one of what follows from the words and phrases in a format that does not say it of each word.
bool followsFromWords(const Loss& loss)
{
    return loss.kind == LossKind::Heads || loss.kind == LossKind::Relations
        || (loss.kind == LossKind::Misc && loss.name == "SpaceAfter");
}

/// The edits of `edited` that `kept` lacks, those of deleted words among them.
std::vector<Loss> lostEdits(const Sentence& edited, Sentence kept, const WordMap& map, const Format& format)
{
    std::vector<Loss> lost = lossesBetween(edited, kept, format);
    if (edited.size() == kept.size()) {
        for (int id = 1; id <= edited.size(); ++id) {
            if (map.was(id) == 0)
                kept.word(id) = edited.word(id);
        }
    }
    for (Loss& loss : lossesBetween(kept, edited, format)) {
        if (findKind(lost, loss) == lost.end())
            lost.push_back(std::move(loss));
    }
    std::erase_if(lost, [](const Loss& loss) { return !isOfWords(loss); });
    return lost;
}

Sentence readAs(const FormatPointer& format, std::string text)
{
    const auto bytes = std::make_shared<const std::string>(std::move(text));
    return format->read({bytes, 0, bytes->size(), 1, format});
}

/// Collects the edits of a document; those that concern their sentence alone are made together.
class EditQueue {
public:
    explicit EditQueue(std::shared_ptr<const Document> document) : m_document(std::move(document)) { }

    void add(std::size_t index, Sentence changed)
    {
        const Edit edit = replacement(
            m_document->id(index), m_document->sentence(index), std::make_shared<const Sentence>(std::move(changed)));
        const Format& format = *m_document->format();
        Edit completed = format.completed(*m_document, edit);
        if (completed.idsBefore != edit.idsBefore) { // it touches others, which may be waiting to be changed themselves
            flush();
            completed = format.completed(*m_document, edit);
            m_document = m_document->with(completed);
        } else {
            m_waiting.push_back(std::move(completed));
        }
    }

    /// The document with the edits so far, but for those that concern their sentence alone.
    const Document& document() const { return *m_document; }

    std::shared_ptr<const Document> finish()
    {
        flush();
        return std::move(m_document);
    }

private:
    void flush()
    {
        m_document = m_document->with(m_waiting);
        m_waiting.clear();
    }

    std::shared_ptr<const Document> m_document;
    std::vector<Edit> m_waiting;
};

class Restorer {
public:
    Restorer(
        const Document& converted, const Sidecar& sidecar, const ProgressSink& progress, const std::stop_token& stop)
        : m_converted(converted)
        , m_progress(progress)
        , m_stop(stop)
        , m_original(std::make_shared<const Document>(sidecar.file, sidecar.bytes(), sidecar.format))
    {
    }

    Result<RestoredOriginal> run()
    {
        const auto match = matchAll();
        if (!match)
            return failure(match.error());
        RestoredOriginal restoration;
        restoration.isReordered = match->isReordered;
        EditQueue edits(m_original);
        for (std::size_t k = 0; k < m_readable.size(); ++k) {
            const std::size_t i = m_readable[k];
            if (!goesOn(m_original->size() + i))
                return failure(JobProblem::Cancelled);
            auto carried = carry(edits.document(), i, match->now[k]);
            if (!carried)
                return failure(carried.error());
            if (*carried) {
                edits.add(i, std::move(**carried));
                ++restoration.changed;
            }
        }
        restoration.losses = std::move(m_losses);
        restoration.document = edits.finish();
        return restoration;
    }

private:
    bool goesOn(std::size_t done)
    {
        const std::size_t total = m_original->size() * 2;
        if (m_progress && done % std::max<std::size_t>(total / 100, 1) == 0)
            m_progress({done, total});
        return !m_stop.stop_requested();
    }

    /// The conversion of an original sentence, as text and as a sentence.
    struct Made {
        std::string text;
        Sentence sentence;
    };
    Result<Made> made(const Sentence& original) const
    {
        auto text = convertedSentenceText(original, *m_original->format(), *m_converted.format());
        if (!text)
            return failure(text.error());
        Sentence sentence = readAs(m_converted.format(), *text);
        if (sentence.problem)
            return failure(ConversionProblem::InvalidSidecar, sidecarPath(m_converted.path()));
        return Made{std::move(*text), std::move(sentence)};
    }

    /// Matches the originals that can be read; the others were left out and stay as they are.
    Result<SentenceMatch> matchAll()
    {
        std::vector<SentenceWords> before;
        std::vector<SentenceWords> after;
        for (std::size_t i = 0; i < m_original->size(); ++i) {
            if (!goesOn(i))
                return failure(JobProblem::Cancelled);
            const auto original = m_original->sentence(i);
            if (original->problem)
                continue;
            m_readable.push_back(i);
            const auto was = made(*original);
            if (!was)
                return failure(was.error());
            before.push_back(formsOf(was->sentence));
        }
        for (std::size_t i = 0; i < m_converted.size(); ++i) {
            const auto now = m_converted.sentence(i);
            if (now->problem)
                return failure(*now->problem);
            after.push_back(formsOf(*now));
        }
        auto match = matchedSentences(before, after);
        if (!match)
            return failure(Problem{ConversionProblem::SidecarOfOtherFile, m_converted.path(), 0, 0,
                {std::to_string(match.error() + 1), sidecarPath(m_converted.path())}});
        return std::move(*match);
    }

    /// The original of a sentence, which is one of `document`, with what was edited; nothing if nothing was.
    Result<std::optional<Sentence>> carry(const Document& document, std::size_t index, std::size_t now)
    {
        const auto original = document.sentence(index);
        const auto after = m_converted.sentence(now);
        const auto before = made(*original);
        if (!before)
            return failure(before.error());
        if (!m_converted.isEdited(now) && after->source.text() == before->text)
            return std::nullopt;
        auto carried
            = originalWithEdits({*original, before->sentence, *after}, *document.format(), *m_converted.format());
        const Problem notCarried{ConversionProblem::ChangeNotCarriedOver, {}, 0, 0, {}};
        const bool isKept = carried && carried->hasContentOf(*original);
        const WordMap map(before->sentence, *after);
        const Sentence edited = withEnhancedCopiesMoved(before->sentence, *after, map);
        if (isKept && lostEdits(edited, before->sentence, map, *m_converted.format()).empty())
            return std::nullopt;
        auto problem = carried && !isKept ? problemOf(*carried) : std::optional(notCarried);
        if (!problem && !loses(index, *carried, edited, map))
            return carried;
        if (!problem)
            problem = notCarried;
        if (problem->code == ConversionProblem::ChangeNotCarriedOver)
            problem->arguments = {std::to_string(now + 1)};
        return failure(problemOfSentence(m_converted, now, std::move(*problem)));
    }

    /// Whether the original as it is to be written has no place for something that was edited. Where words came or
    /// went, what follows from words and phrases is told as a loss instead.
    bool loses(std::size_t index, const Sentence& carried, const Sentence& edited, const WordMap& map)
    {
        const auto text = m_original->format()->write(carried);
        if (!text)
            return true;
        const auto again = made(readAs(m_original->format(), *text));
        if (!again)
            return true;
        const auto lost = lostEdits(edited, again->sentence, map, *m_converted.format());
        const bool isSettled = map.isChanged() && std::all_of(lost.begin(), lost.end(), followsFromWords);
        if (!lost.empty() && !isSettled)
            return true;
        for (const Loss& loss : lost)
            addLoss(index, loss);
        return false;
    }

    void addLoss(std::size_t index, Loss loss)
    {
        const auto found = findKind(m_losses, loss);
        if (found != m_losses.end()) {
            found->count += loss.count;
            return;
        }
        loss.sentence = index;
        m_losses.push_back(std::move(loss));
    }

    /// Why the sentence cannot be part of the original.
    std::optional<Problem> problemOf(const Sentence& sentence) const
    {
        const auto text = m_original->format()->write(sentence);
        if (!text)
            return text.error();
        const bool isReadable = !readAs(m_original->format(), *text).problem;
        return isReadable ? std::nullopt
                          : std::optional(Problem{ConversionProblem::ChangeNotCarriedOver, {}, 0, 0, {}});
    }

    const Document& m_converted;
    const ProgressSink& m_progress;
    const std::stop_token& m_stop;
    std::shared_ptr<const Document> m_original;
    std::vector<std::size_t> m_readable; ///< of the original's sentences
    std::vector<Loss> m_losses;
};

} // namespace

Result<RestoredOriginal> restoredOriginal(
    const Document& converted, const Sidecar& sidecar, const ProgressSink& progress, const std::stop_token& stop)
{
    return Restorer(converted, sidecar, progress, stop).run();
}

} // namespace arcwright
