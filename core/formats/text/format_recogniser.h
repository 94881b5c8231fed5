// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/formats/text/file_beginning.h"

namespace arcwright {

/// How much speaks for a format.
enum class Likelihood { None, Possible, Certain };

/// Tells from the lines of one file whether it is in a format, and in which of those that are told in the same way.
class FormatRecogniser {
public:
    FormatRecogniser() = default;
    FormatRecogniser(const FormatRecogniser&) = delete;
    FormatRecogniser& operator=(const FormatRecogniser&) = delete;
    virtual ~FormatRecogniser() = default;

    /// The likelihood of the format by a line that is not blank: Possible where it could be its first word or header,
    /// Certain where it could hardly be a line of another format.
    virtual Likelihood likelihood(std::string_view line) const = 0;
    /// Whether a comment alone says that the file is in the format.
    virtual bool isDeclaredBy(std::string_view) const { return false; }
    /// Whether the line is a sentence without words.
    virtual bool isEmptySentence(std::string_view) const { return false; }

    /// Takes note of a comment or an empty sentence.
    virtual void addComment(std::string_view) { }
    /// The likelihood by the comments that were added, where nothing else in the file tells.
    virtual Likelihood likelihoodOfComments() const { return Likelihood::None; }

    /// The format of a file whose line at hand told that it is one of these. May read on. Fails with UnsupportedFormat
    /// for one that is known but not read, and with what is wrong with its columns.
    virtual Result<FormatPointer> formatOf(FileBeginning& file) = 0;
    /// The format of a file where only the ending of its name says that it is one of these.
    virtual Result<FormatPointer> formatByEnding(FileBeginning& file) { return file.formatOfEnding(); }
};

} // namespace arcwright
