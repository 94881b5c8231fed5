// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file_bytes.h"
#include "core/base/line_scanner.h"
#include "core/base/result.h"
#include "core/treebank/edit.h"
#include "core/treebank/format_family.h"
#include "core/treebank/sentence.h"
#include "core/treebank/tag_set.h"

namespace arcwright {

class Document;
class FilePacking;

/// Where a sentence lies in its file, in bytes, and the line (from 1) it begins on.
struct SentenceSpan {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::size_t line = 1;
};

/// The role of an arc of a sentence's graph beside its tree.
enum class ArcRole {
    Basic, ///< it says what the head is
    Further, ///< a further parent: a secondary arc, a gap
    Other, ///< no syntax: anaphora, discourse, semantic roles
};

/// The lines that a sentence may have beside those of its words.
enum class FurtherLines {
    None, ///< none are written, as in CoNLL-X
    Comments, ///< `#`, before the first word
    CommentsAnywhere, ///< `#`, before and between words
    Any, ///< whatever is no word
};

/// How members of coordinations and appositions are said on their relations.
enum class MemberMarks {
    None,
    Any, ///< `Sb_M`
    ByKind, ///< `Sb_Co`, `Sb_Ap`; the top of a parenthesis `Sb_Pa`
};

/// Something odd in a sentence that can be read all the same.
struct FormatWarning {
    std::string_view test; ///< an id like those of validation tests: `edge-copy-missing`
    Problem problem; ///< its line and column are those of the file, without the file's name
    bool isError = false; ///< nothing is meant so
};

/// A warning that only the file as a whole shows.
struct FileWarning {
    std::size_t sentence = 0; ///< its place in the document
    FormatWarning warning; ///< its line counts on from that of the sentence's source
};

/// How a kind of file holds sentences. A format is immutable, so that one object serves all threads; what differs from
/// file to file (columns, encoding) is part of it. Sentences know the format they were read in, and two objects are two
/// formats.
class Format {
public:
    Format() = default;
    Format(const Format&) = delete;
    Format& operator=(const Format&) = delete;
    virtual ~Format() = default;

    /// The name used on the command line, with what tells it from others of its family: `conllu`, `knp:euc-jp`.
    virtual std::string_view name() const = 0;
    virtual const FormatFamily& family() const = 0;

    /// The sentences of a file in one pass, in order and without overlap. Bytes between them belong to none and are
    /// kept as they are. O(bytes); memory for the spans alone.
    virtual std::vector<SentenceSpan> findSentences(LineScanner& lines) const = 0;

    /// Reads one sentence. What cannot be read gives a sentence without tokens that carries its problem; the problem
    /// has line and column, but no file.
    virtual Sentence read(const SourceSlice& slice) const = 0;

    /// The sentence as text. Where it has a source in this format, every byte that no changed field touches is copied.
    /// Fails with what this format cannot write at all.
    virtual Result<std::string> write(const Sentence& sentence) const = 0;

    /// A line of a file, without its end, as UTF-8; none where it holds bytes that are no text in its encoding.
    /// O(bytes).
    virtual std::optional<std::string> decodedLine(std::string_view line) const;
    /// A text without line ends as a line of the sentence whose source is given, in the encoding of that. Fails with
    /// CharacterNotInEncoding or NotInLatin1. O(bytes).
    virtual Result<std::string> encodedLine(std::string_view text, std::string_view source) const;

    // The parts of a sentence that the format can hold.

    /// Whether words have a place for this field, or for a further field of that name.
    virtual bool holds(WordField) const { return true; }
    virtual bool holdsFurther(std::string_view) const { return true; }
    /// The further field that takes the place of a field words have not got, so that it comes back from another format
    /// (DTAG: `UPOS`); of the relation, that of words on the root. Empty where there is none.
    virtual std::string_view attributeFor(WordField) const { return {}; }
    /// Whether the further field of that name lists arcs to other sentences, which mean nothing in another file.
    virtual bool listsOuterArcs(std::string_view) const { return false; }
    /// Whether the units are bunsetsu, and words have no heads of their own.
    virtual bool hasBunsetsu() const { return false; }
    /// Whether a bunsetsu can have that behind its type (Bunsetsu::rest).
    virtual bool holdsBunsetsuRest(std::string_view) const { return false; }
    /// Whether there are multiword tokens and empty nodes.
    virtual bool hasMultiwordTokens() const { return false; }
    /// Whether a word is a line of columns, in which `|` and tabs in a label are escaped (column_escapes.h) and parents
    /// stand in the order of their ids.
    virtual bool hasColumns() const { return false; }
    virtual FurtherLines furtherLines() const { return FurtherLines::Comments; }
    /// Whether a line that begins with `#` can be a comment.
    virtual bool holdsComment(std::string_view) const { return true; }
    /// Whether every sentence has that line, so that it is none of its own: `<s>`.
    virtual bool isFrameLine(std::string_view) const { return false; }
    /// Whether sentences keep to the rules of Universal Dependencies: one root, known relations.
    virtual bool isUniversalDependencies() const { return false; }
    /// How sentences with the flags of Prague treebanks (prague_fields.h) say them here on relations.
    virtual MemberMarks memberMarks() const { return MemberMarks::None; }
    /// Whether several words on the root are the normal case.
    virtual bool hasSeveralRoots() const { return false; }
    /// The dictionary that words are tagged with, as far as the file's form tells it.
    virtual std::optional<TagSet> tagSet() const { return std::nullopt; }
    /// The columns that a file names and name() does not tell; empty where files name none.
    virtual std::vector<std::string> namedColumns() const { return {}; }

    /// Whether a word's head is no field of its own, but that one of its parents which chooseHead() chooses (DTAG).
    virtual bool headsAreParents() const { return false; }
    /// Sets head and relation of a word from its parents, where headsAreParents().
    virtual void chooseHead(Token&) const { }
    /// Gives a word another head, or another relation, and changes what follows from it: its parents, and where the
    /// tree is read off them, relation and head too.
    virtual void changeHead(Token& token, int head) const;
    virtual void changeRelation(Token& token, std::string_view relation) const;

    /// Whether an arc can have this relation (a bunsetsu this type), which is not empty. Fails with why it cannot:
    /// BlankInRelation, BarInRelation, or a problem of the format's own. O(bytes).
    virtual Result<void> checkRelation(std::string_view relation) const;

    /// The role of an arc of that relation among the parents of a word.
    virtual ArcRole roleOf(std::string_view) const { return ArcRole::Basic; }

    /// Warnings about how the sentence is written, which only its format knows. O(bytes).
    virtual std::vector<FormatWarning> warnings(const Sentence&) const { return {}; }
    /// Warnings about how the sentences of a file fit together, but for those that warnings() gives of each. Sentences
    /// that cannot be read have none. O(bytes) of time and memory.
    virtual std::vector<FileWarning> warningsOfFile(const Document&) const { return {}; }
    /// Whether there can be any.
    virtual bool warnsOfFiles() const { return false; }

    /// `edit` with those further sentences that must change with it because they name lines by number or distance.
    virtual Edit completed(const Document&, Edit edit) const { return edit; }

    /// Whether a sentence's own lines have a place for what annotators say of it (see annotation_text.h).
    virtual bool keepsAnnotations() const { return false; }

    /// How the text of the document that this format was made for lies in files; null where it is that of one file.
    virtual const FilePacking* packing() const { return nullptr; }

    /// The first bytes of a file in this format, before its first sentence.
    virtual std::string opening() const { return {}; }

    /// Makes the end of `text`, where it is missing, such that another sentence can follow.
    virtual void separate(std::string&) const { }
};

/// Whether a relation can stand in the columns of CoNLL-U: without blanks (BlankInRelation), and without the bar that
/// divides DEPS (BarInRelation). What has no file yet is to be written in these columns too. O(bytes).
Result<void> checkRelationInColumns(std::string_view relation);

using FormatPointer = std::shared_ptr<const Format>;

} // namespace arcwright
