// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/documents/document.h"

namespace arcwright {

/// Where what annotators say of a document is kept: `NAME.arcwright.json` beside it. Of a symbolic link that is beside
/// the file it leads to, so that it is found by any name; beside the link where it is already, or where that folder
/// cannot be written.
std::string annotationPath(const std::string& documentPath);

/// Tells whether a sentence has the same words, heads and relations, those of the enhanced graph too, as another.
std::string analysisHash(const Sentence& sentence);

/// The annotations of one sentence, with the hashes that tell whether it is still that sentence.
struct StoredAnnotation {
    std::size_t sentence = 0; ///< its place (from 0) when it was written; SIZE_MAX if it had none
    std::string sentId;
    std::string words; ///< hashes of its words, and of its whole analysis
    std::string analysis;
    Annotation annotation;
    std::string entry; ///< as it stands in the file
};

/// The file beside a document.
struct AnnotationFile {
    std::uint64_t save = 0; ///< names the save it was written with
    bool isInText = false; ///< what annotators say is to be kept in the document itself
    std::vector<StoredAnnotation> annotations;
};

/// Reads what is beside the document; nothing if there is no such file. Fails with FileNotReadable or
/// NotAnAnnotationFile.
Result<AnnotationFile> readAnnotations(const std::string& documentPath);
/// What annotators say of a document, by its documentName(). Where there is no file of that name, what one says that is
/// named by the path alone, as the first zone of a file once was: of the sentences that have an id of this zone.
Result<AnnotationFile> readAnnotations(const Document& document);

/// Annotations found in a document, and those whose sentences are not there any more, as they stand in the file.
struct FoundAnnotations {
    std::map<std::size_t, Annotation> ofSentences; ///< by index
    std::vector<std::string> lost;
};

/// Finds the sentences of a document that may have been changed by anybody: by place and words, else by sent_id, else
/// by words. One whose analysis is another now is not confirmed any more; pins of words that have changed are dropped.
/// Where the document is not whole (FilePacking::isWhole()), what is said of other words than a sentence has now is
/// also among the lost: when the words are there again, that holds, with the newer comment and waivers.
/// O(annotations), or O(document) if sentences have moved.
FoundAnnotations foundIn(const Document& document, const AnnotationFile& file);

/// Writes what annotators say of the document, as far as its own text does not say it, and what was lost, beside
/// `path`, atomically, naming the save; keeps whatever else the file has in it. That all is to be kept in the document
/// (`isInText`) is said there as long as the document has nothing in it that tells. A file that would say nothing is
/// removed. Fails with FileNotWritable, DiskFull, FileNotReadable or NotAnAnnotationFile.
Result<void> writeAnnotations(const Document& document, const std::string& documentPath,
    const std::vector<std::string>& lost, std::uint64_t save, bool isInText = false);

} // namespace arcwright
