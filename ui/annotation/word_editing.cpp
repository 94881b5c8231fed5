// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/word_editing.h"

#include <algorithm>
#include <map>

#include <QLocale>

#include "core/editing/basic_phrase_operations.h"
#include "core/editing/bunsetsu_operations.h"
#include "core/editing/checks.h"
#include "core/editing/delete_token.h"
#include "core/editing/edit_problems.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/insert_token.h"
#include "core/editing/join_sentences.h"
#include "core/editing/join_tokens.h"
#include "core/editing/multiword_operations.h"
#include "core/editing/outer_arc_operations.h"
#include "core/editing/sentence_names.h"
#include "core/editing/split_sentence.h"
#include "core/editing/split_token.h"
#include "core/treebank/basic_phrases.h"
#include "ui/annotation/diagram_nodes.h"
#include "ui/annotation/line_prompt.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

WordEditing::WordEditing(Workspace& workspace, ArcCanvas& canvas, LinePrompt& prompt, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_canvas(canvas), m_prompt(prompt)
{
}

namespace {

/// Some words together, from the first to the last.
QString formOf(const Sentence& sentence, std::pair<int, int> words)
{
    QString form;
    for (int word = words.first; word <= words.second; ++word)
        form += QString::fromStdString(sentence.word(word).form);
    return form;
}

} // namespace

/// Says why nothing is done.
void WordEditing::refuse(const Problem& problem)
{
    m_workspace.apply(m_sentence, Operation::Several, failure(problem));
}

/// The sentence, if it can be edited and a unit of it is selected; else says why nothing is done.
std::shared_ptr<const Sentence> WordEditing::units()
{
    if (m_sentence >= m_workspace.treebank().size())
        return nullptr;
    auto sentence = m_workspace.treebank().sentence(m_sentence);
    const int unit = m_canvas.selectedWord();
    const auto checked = unit == 0 ? checkReadable(*sentence) : checkUnit(*sentence, unit);
    if (checked && unit != 0)
        return sentence;
    refuse(checked ? Problem{EditProblem::NoUnitChosen, {}, 0, 0, {}} : checked.error());
    return nullptr;
}

/// The sentence, if a word of it is selected and words are its units. Of bunsetsu it is said where their words are
/// edited.
std::shared_ptr<const Sentence> WordEditing::words()
{
    auto sentence = units();
    if (!sentence || sentence->bunsetsu.empty())
        return sentence;
    Q_EMIT said(tr("Words within a bunsetsu are edited in the panel Words and, all of them, as text (Ctrl+E)."));
    return nullptr;
}

bool WordEditing::hasWords()
{
    return words() != nullptr;
}

std::pair<int, int> WordEditing::wordsToUnite() const
{
    const auto [first, last] = m_canvas.selectedWords();
    return {first, first == last ? last + 1 : last};
}

void WordEditing::split()
{
    const auto sentence = units();
    if (!sentence)
        return;
    const int word = m_canvas.selectedWord();
    if (!sentence->bunsetsu.empty()) {
        askBorders(*sentence, word);
        return;
    }
    const QString form = QString::fromStdString(sentence->word(word).form);
    m_prompt.ask(tr("Divide “%1”: spaces between the parts").arg(form), form, m_canvas.wordRect(word),
        [this, word](const QString& parts) { splitInto(word, parts); });
}

void WordEditing::splitInto(int word, const QString& parts)
{
    const auto sentence = words();
    if (!sentence)
        return;
    if (const auto checked = checkWords(*sentence, {word}); !checked) {
        refuse(checked.error());
        return;
    }
    std::vector<std::string> forms;
    std::string whole;
    for (const QString& part : parts.simplified().split(u' ')) {
        forms.push_back(part.toStdString());
        whole += forms.back();
    }
    std::string form = sentence->word(word).form;
    std::erase(form, ' ');
    const bool divides = forms.size() < 2 || whole == form;
    m_workspace.apply(m_sentence, divides ? Operation::SplitToken : Operation::MakeMultiword,
        divides ? splitToken(*sentence, word, forms) : splitIntoMultiword(*sentence, word, forms));
}

/// Of a bunsetsu, or of the basic phrase that is selected where they are shown.
void WordEditing::askBorders(const Sentence& sentence, int bunsetsu)
{
    const Bunsetsu& whole = sentence.bunsetsu[static_cast<std::size_t>(bunsetsu) - 1];
    std::pair<int, int> words(whole.first, whole.last);
    const bool isOfPhrase = m_canvas.diagram().level == DiagramLevel::BasicPhrases;
    if (isOfPhrase)
        words
            = wordsOfBasicPhrase(sentence, basicPhrasesOf(sentence), static_cast<std::size_t>(m_canvas.selectedNode()));
    const QString form = formOf(sentence, words);
    const QString question = isOfPhrase ? tr("Divide “%1”: spaces between the basic phrases")
                                        : tr("Divide “%1”: spaces between the bunsetsu");
    m_prompt.ask(question.arg(form), form, m_canvas.wordRect(m_canvas.selectedNode()),
        [this, words, isOfPhrase](const QString& parts) { splitAt(words, isOfPhrase, parts); });
}

/// Each part must begin with a word; from the last on, so that numbers hold.
void WordEditing::splitAt(std::pair<int, int> words, bool isOfPhrase, const QString& parts)
{
    const auto sentence = units();
    if (!sentence)
        return;
    if (sentence->bunsetsu.empty() || words.second > sentence->size()) { // another sentence since it was asked
        refuse({EditProblem::NothingToSplit, {}, 0, 0, {}});
        return;
    }
    std::map<qsizetype, int> wordAt; // by the characters before it
    qsizetype length = 0;
    for (int word = words.first; word <= words.second; ++word) {
        wordAt[length] = word;
        length += QString::fromStdString(sentence->word(word).form).size();
    }
    const QStringList forms = parts.simplified().split(u' ');
    const QString form = formOf(*sentence, words);
    Result<Sentence> divided = *sentence;
    if (forms.size() < 2 || forms.join(QString()) != form)
        divided = failure(Problem{EditProblem::SplitInsideWord, {}, 0, 0, {form.toStdString()}});
    qsizetype end = length;
    for (qsizetype i = forms.size() - 1; i > 0 && divided; --i) {
        end -= forms[i].size();
        const auto word = wordAt.find(end);
        if (word == wordAt.end())
            divided = failure(Problem{EditProblem::SplitInsideWord, {}, 0, 0, {form.toStdString()}});
        else
            divided = isOfPhrase ? splitBasicPhrase(*divided, word->second) : splitBunsetsu(*divided, word->second);
    }
    m_workspace.apply(m_sentence, isOfPhrase ? Operation::SetComment : Operation::SplitBunsetsu, std::move(divided));
}

void WordEditing::moveMorpheme(Neighbour to)
{
    const auto sentence = units();
    if (!sentence)
        return;
    const int bunsetsu = m_canvas.selectedWord();
    if (sentence->bunsetsu.empty()) {
        Q_EMIT said(tr("Only where words stand in bunsetsu can they move from one to the next."));
        return;
    }
    if (m_workspace.apply(m_sentence, Operation::JoinBunsetsu, arcwright::moveMorpheme(*sentence, bunsetsu, to)))
        m_canvas.setSelectedWord(bunsetsu);
}

void WordEditing::join()
{
    const auto [first, last] = wordsToUnite();
    const auto sentence = units();
    if (!sentence)
        return;
    if (m_canvas.diagram().level == DiagramLevel::BasicPhrases) {
        m_workspace.apply(m_sentence, Operation::SetComment, joinBasicPhrases(*sentence, m_canvas.selectedNode()));
        return;
    }
    if (last > sentence->unitCount()) {
        refuse({EditProblem::NothingToJoin, {}, 0, 0, {}});
        return;
    }
    if (sentence->bunsetsu.empty()) {
        auto joined = joinTokens(*sentence, first, last);
        if (!joined && joined.error().code == EditProblem::SpaceInJoined)
            askJoinedForm(first, last, QString::fromStdString(joined.error().arguments.front()));
        else if (m_workspace.apply(m_sentence, Operation::JoinTokens, std::move(joined)))
            m_canvas.setSelectedWord(first);
        return;
    }
    Result<Sentence> joined = *sentence;
    for (int rest = last - first; rest > 0 && joined; --rest)
        joined = joinBunsetsu(*joined, first);
    if (m_workspace.apply(m_sentence, Operation::JoinBunsetsu, std::move(joined)))
        m_canvas.setSelectedWord(first);
}

/// The text has spaces there: whether the word has them too, or the text loses them, is for the annotator to say.
void WordEditing::askJoinedForm(int first, int last, const QString& inText)
{
    m_prompt.ask(tr("One word of “%1”: with the space the text stays, without it the text changes").arg(inText), inText,
        m_canvas.wordRect(first), [this, first, last](const QString& form) {
            const auto now = words();
            if (now
                && m_workspace.apply(
                    m_sentence, Operation::JoinTokens, joinTokens(*now, first, last, form.toStdString())))
                m_canvas.setSelectedWord(first);
        });
}

void WordEditing::makeMultiword()
{
    const auto [first, last] = wordsToUnite();
    const auto sentence = words();
    if (!sentence)
        return;
    if (last > sentence->size()) {
        refuse({EditProblem::NothingToJoin, {}, 0, 0, {}});
        return;
    }
    auto made = arcwright::makeMultiword(*sentence, first, last);
    if (made || made.error().code != EditProblem::SpaceInMultiword) {
        m_workspace.apply(m_sentence, Operation::MakeMultiword, std::move(made));
        return;
    }
    // The text has spaces there, so that it does not tell the form, and becomes another one.
    const QString inText = QString::fromStdString(made.error().arguments.front());
    const QString question = sentence->metadata("text").empty()
        ? tr("The form of the multiword token “%1”")
        : tr("The form of the multiword token “%1”, which the text gets too (Esc leaves both)");
    m_prompt.ask(question.arg(inText), QString(inText).remove(u' '), m_canvas.wordRect(first),
        [this, first = first, last = last](const QString& form) {
            if (const auto now = words())
                m_workspace.apply(m_sentence, Operation::MakeMultiword,
                    arcwright::makeMultiword(*now, first, last, form.toStdString()));
        });
}

void WordEditing::dissolveMultiword()
{
    const auto sentence = words();
    if (!sentence)
        return;
    const int word = m_canvas.selectedWord();
    auto dissolved = arcwright::dissolveMultiword(*sentence, word);
    if (dissolved && dissolved->metadata("text") != sentence->metadata("text"))
        askDissolved(*sentence, word);
    else
        m_workspace.apply(m_sentence, Operation::DissolveMultiword, std::move(dissolved));
}

/// The text has the token's form and not its words: whether it gets these, or one word remains, is for the annotator to
/// say.
void WordEditing::askDissolved(const Sentence& sentence, int word)
{
    const auto& ranges = sentence.multiwordTokens;
    const auto range = std::find_if(ranges.begin(), ranges.end(),
        [&](const MultiwordToken& each) { return each.first <= word && word <= each.last; });
    const QString form = QString::fromStdString(range->form);
    QStringList parts;
    for (int part = range->first; part <= range->last; ++part)
        parts << QString::fromStdString(sentence.word(part).form);
    const QString inWords = parts.join(u' ');
    m_prompt.ask(tr("The text gets “%1” for “%2”; type “%2” to make it one word and leave the text").arg(inWords, form),
        inWords, m_canvas.wordRect(word),
        [this, word, form, inWords, first = range->first, last = range->last](const QString& answer) {
            const auto now = words();
            if (!now)
                return;
            if (answer == form)
                m_workspace.apply(m_sentence, Operation::JoinTokens, joinTokens(*now, first, last));
            else if (answer == inWords)
                m_workspace.apply(m_sentence, Operation::DissolveMultiword, arcwright::dissolveMultiword(*now, word));
            else
                refuse({EditProblem::FormsDoNotMatch, {}, 0, 0, {answer.toStdString(), form.toStdString()}});
        });
}

void WordEditing::insert(Beside side)
{
    const auto sentence = words();
    if (!sentence)
        return;
    const int word = m_canvas.selectedWord();
    const QString form = QString::fromStdString(sentence->word(word).form);
    const bool before = side == Beside::Before;
    m_prompt.ask((before ? tr("A word before “%1”") : tr("A word after “%1”")).arg(form), QString(),
        m_canvas.wordRect(word), [this, word, side, before](const QString& inserted) {
            const auto now = words();
            if (now
                && m_workspace.apply(
                    m_sentence, Operation::InsertToken, insertToken(*now, side, word, inserted.toStdString())))
                m_canvas.setSelectedWord(before ? word : word + 1);
        });
}

namespace {

/// `subj of "a"`, for a list of what goes with a word.
QString textOf(const ArcGone& arc)
{
    QString relation = QString::fromStdString(arc.relation);
    const QString other = QString::fromStdString(arc.other);
    if (arc.otherSentence)
        return arc.isDependent
            ? WordEditing::tr("%1 of “%2” in sentence %3").arg(relation, other).arg(*arc.otherSentence + 1)
            : WordEditing::tr("%1 to “%2” in sentence %3").arg(relation, other).arg(*arc.otherSentence + 1);
    if (other.isEmpty())
        return relation;
    return arc.isDependent ? WordEditing::tr("%1 of “%2”").arg(relation, other)
                           : WordEditing::tr("%1 to “%2”").arg(relation, other);
}

QString listOf(const std::vector<ArcGone>& arcs)
{
    QStringList texts;
    for (const ArcGone& arc : arcs)
        texts << textOf(arc);
    return QLocale().createSeparatedList(texts);
}

} // namespace

void WordEditing::remove()
{
    if (m_canvas.diagram().isEmptyNode(m_canvas.selectedNode())) {
        removeEmptyNode(m_canvas.selectedNode());
        return;
    }
    const int word = m_canvas.selectedWord();
    const auto sentence = words();
    if (!sentence)
        return;
    const Treebank& treebank = m_workspace.treebank();
    const auto place = treebank.place(m_sentence);
    const std::vector<ArcGone> gone = arcsGoneWith(*treebank.documents()[place.document], place.sentence, word);
    if (!m_workspace.apply(m_sentence, Operation::DeleteToken, deleteToken(*sentence, word)))
        return;
    m_canvas.setSelectedWord(std::min(word, m_canvas.diagram().wordCount()));
    if (!gone.empty())
        Q_EMIT said(tr("With “%1” went: %2").arg(QString::fromStdString(sentence->word(word).form), listOf(gone)));
}

void WordEditing::insertEmptyNode()
{
    const auto sentence = words();
    if (!sentence)
        return;
    const int word = m_canvas.selectedWord();
    const QString form = QString::fromStdString(sentence->word(word).form);
    m_prompt.ask(tr("An empty node after “%1”").arg(form), QString(), m_canvas.wordRect(word),
        [this, word](const QString& inserted) {
            const auto now = words();
            if (!now)
                return;
            if (inserted.isEmpty()) {
                refuse({EditProblem::EmptyForm, {}, 0, 0, {}});
                return;
            }
            const auto count = std::count_if(now->emptyNodes.begin(), now->emptyNodes.end(),
                [&](const EmptyNode& node) { return node.id.word == word; });
            const NodeId id{word, static_cast<int>(count) + 1};
            if (m_workspace.apply(m_sentence, Operation::InsertEmptyNode,
                    arcwright::insertEmptyNode(*now, id, inserted.toStdString())))
                selectEmptyNode(id); // whose arcs come next
        });
}

void WordEditing::selectEmptyNode(NodeId id)
{
    const Diagram& diagram = m_canvas.diagram();
    for (int node = diagram.wordCount() + 1; node <= diagram.nodeCount(); ++node) {
        if (nodeId(diagram, node) == id) {
            m_canvas.setSelectedNode(node);
            return;
        }
    }
}

void WordEditing::removeEmptyNode(int node)
{
    if (m_sentence >= m_workspace.treebank().size() || node <= m_canvas.diagram().wordCount()
        || node > m_canvas.diagram().nodeCount())
        return;
    const NodeId id = nodeId(m_canvas.diagram(), node);
    const bool isSelected = m_canvas.selectedNode() == node;
    const bool isGone = m_workspace.apply(
        m_sentence, Operation::DeleteEmptyNode, deleteEmptyNode(*m_workspace.treebank().sentence(m_sentence), id));
    if (isGone && isSelected)
        m_canvas.setSelectedWord(std::max(id.word, 1)); // the word before, for keys to go on from
}

void WordEditing::splitSentence()
{
    const auto sentence = units();
    if (!sentence)
        return;
    const int unit = m_canvas.selectedWord();
    const bool hasWords = sentence->bunsetsu.empty();
    const Treebank& treebank = m_workspace.treebank();
    const Document& document = *treebank.documents()[treebank.place(m_sentence).document];
    auto halves = arcwright::splitSentence(*sentence,
        hasWords ? unit : sentence->bunsetsu[static_cast<std::size_t>(unit) - 1].first,
        nameForSecondHalf(document, *sentence));
    if (!halves) {
        refuse(halves.error());
        return;
    }
    replaceSentences(1, Operation::SplitSentence, {std::move(halves->first), std::move(halves->second)});
}

void WordEditing::joinWithNextSentence()
{
    const Treebank& treebank = m_workspace.treebank();
    if (m_sentence >= treebank.size())
        return;
    if (m_sentence + 1 == treebank.size()
        || treebank.place(m_sentence).document != treebank.place(m_sentence + 1).document) {
        refuse({EditProblem::NothingToJoin, {}, 0, 0, {}});
        return;
    }
    auto joined = joinSentences(*treebank.sentence(m_sentence), *treebank.sentence(m_sentence + 1));
    if (joined)
        replaceSentences(2, Operation::JoinSentences, {std::move(*joined)});
    else
        refuse(joined.error());
}

/// Puts others in the place of `count` sentences from the one on view on.
void WordEditing::replaceSentences(std::size_t count, Operation operation, std::vector<Sentence> after)
{
    const Treebank& treebank = m_workspace.treebank();
    const SentenceKey key = treebank.key(m_sentence);
    const Document& document = *treebank.documents()[key.document];
    Edit edit;
    for (std::size_t i = 0; i < count; ++i) {
        edit.idsBefore.push_back(treebank.key(m_sentence + i).sentence);
        edit.before.push_back(treebank.sentence(m_sentence + i));
    }
    auto free = static_cast<std::uint32_t>(document.freeId());
    for (Sentence& sentence : after) {
        edit.idsAfter.push_back(
            edit.idsAfter.size() < count ? edit.idsBefore[edit.idsAfter.size()] : SentenceId{free++});
        edit.after.push_back(std::make_shared<const Sentence>(std::move(sentence)));
    }
    edit.time = std::chrono::system_clock::now();
    m_workspace.make(key.document, {operation, {std::move(edit)}});
}

} // namespace arcwright::ui
