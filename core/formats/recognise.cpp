// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/file_problems.h"
#include "core/base/text_problems.h"
#include "core/formats/bunsetsu/bunsetsu_line.h"
#include "core/formats/bunsetsu/cabocha.h"
#include "core/formats/bunsetsu/knp.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/dtag/dtag.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// What the lines of a file in ten columns say about which of the two formats with ten columns it is in.
class ColumnEvidence {
public:
    /// Words after this many tell nothing new.
    static constexpr int kEnough = 5000;

    void addComment(std::string_view line)
    {
        m_hasComments = true;
        for (const std::string_view key : {"# sent_id =", "# text ="})
            m_isConllu = m_isConllu || line.starts_with(key);
    }

    void add(std::string_view line)
    {
        const auto columns = split(line, '\t');
        if (columns.size() != 10)
            return;
        ++m_words;
        const std::string_view parents = columns[8];
        // One number alone may be a mistake in DEPS; a projective head comes with its relation.
        m_isConllX = m_isConllX
            || (parseNumber(parents) && columns[9] != "_" && columns[9].find('=') == std::string_view::npos);
        m_isConllu = m_isConllu || columns[0].find_first_of("-.") != std::string_view::npos
            || (parents.find(':') != std::string_view::npos && parseParents(parents));
        const bool hasAttribute = columns[5].find('=') != std::string_view::npos;
        m_hasMisc = m_hasMisc || columns[9].find('=') != std::string_view::npos;
        m_hasAttributes = m_hasAttributes || hasAttribute;
        m_hasPlainFeatures = m_hasPlainFeatures || (!hasAttribute && columns[5] != "_");
    }

    bool hasComments() const { return m_hasComments; }
    bool isSure() const { return m_isConllu || m_words >= kEnough; }

    /// `otherwise` where nothing tells. Features like those of CoNLL-U tell nothing: what was converted to CoNLL-X
    /// keeps them.
    bool isConllX(bool otherwise) const
    {
        if (m_isConllX || m_isConllu)
            return !m_isConllu;
        if (m_hasComments || m_hasMisc)
            return false;
        return otherwise || (m_hasPlainFeatures && !m_hasAttributes);
    }

private:
    int m_words = 0;
    bool m_isConllX = false; ///< PHEAD is a number, which DEPS should not be, and there is PDEPREL
    bool m_isConllu = false; ///< what CoNLL-X has not got
    bool m_hasComments = false;
    bool m_hasAttributes = false; ///< `Case=Nom`
    bool m_hasMisc = false; ///< `SpaceAfter=No` where CoNLL-X has a relation
    bool m_hasPlainFeatures = false; ///< features that are none
};

/// Reads as many lines as it takes to know the format.
class Recogniser {
public:
    Recogniser(LineScanner& lines, const std::string& path) : m_lines(lines), m_ofEnding(formatOfEnding(path)) { }

    Result<FormatPointer> run()
    {
        while (next()) {
            if (m_number == 1 && (m_text.starts_with("\xFF\xFE") || m_text.starts_with("\xFE\xFF")))
                return failure(Problem{FormatProblem::Unsupported, {}, 1, 1, {"UTF-16"}});
            const auto carriageReturn = findCarriageReturnWithin(m_text);
            if (carriageReturn && m_number == 1 && m_isLast)
                return failure(Problem{
                    TextProblem::CarriageReturnAlone, {}, 1, columnOf(m_text, m_text.substr(*carriageReturn)), {}});
            if (isBlankLine(m_text))
                continue;
            if (m_text.front() == '#' && !looksLikeKnp(m_text) && !looksLikeCabocha(m_text)) {
                if (namesColumns(m_text))
                    return plus();
                m_columns.addComment(m_text);
                m_hasSentenceId = m_hasSentenceId || m_text.starts_with("# S-ID:");
                m_encoding.add(m_text);
                continue;
            }
            if (isEndOfSentence(m_text)) {
                m_hasSentenceId = true; // of what kind, a sentence that is not empty tells
                continue;
            }
            return byFirstLine();
        }
        if (m_lines.problem())
            return failure(*m_lines.problem());
        if (m_hasSentenceId)
            return knp();
        return m_columns.hasComments() ? Result<FormatPointer>(formatNamed("conllu")) : failure(FileProblem::IsEmpty);
    }

private:
    bool next()
    {
        const auto line = m_lines.next();
        if (!line)
            return false;
        ++m_number;
        m_text = line->text;
        m_isCut = line->cut;
        m_isLast = line->next == line->offset + line->length;
        if (m_number == 1 && m_text.starts_with(byteOrderMark))
            m_text.remove_prefix(byteOrderMark.size());
        return true;
    }

    Result<FormatPointer> plus() const
    {
        auto columns = parseColumns(m_text);
        if (columns)
            return std::make_shared<const ConlluFormat>("conllup", std::move(*columns));
        columns.error().line = m_number;
        return failure(columns.error());
    }

    /// The first line that is neither blank nor a comment tells the kind of format, those after it which of the kind.
    Result<FormatPointer> byFirstLine()
    {
        if (looksLikeCabocha(m_text))
            return cabocha();
        if (looksLikeConllu(m_text))
            return tenColumns();
        if (looksLikeKnp(m_text))
            return knp();
        const auto indented = std::min(m_text.find_first_not_of(" \t"), m_text.size());
        if (m_text.substr(indented).starts_with("<DTAGalign"))
            return failure(Problem{FormatProblem::Unsupported, {}, m_number, indented + 1, {"DTAG alignment"}});
        if (looksLikeDtag(m_text))
            return formatNamed("dtag");
        return byNextLines();
    }

    /// Where the first line tells nothing, as one that is broken may, those after it do if one of them could hardly be
    /// of another format; and if none is, the ending of the name.
    Result<FormatPointer> byNextLines()
    {
        constexpr int most = 10'000; // lines; more would take too long to open
        const Problem nothingTold{FormatProblem::Unknown, {}, m_number, 1, {}};
        for (int i = 0; i < most; ++i) {
            if (!m_isCut)
                m_encoding.add(m_text);
            if (!next())
                break;
            if (looksLikeCabocha(m_text))
                return cabocha();
            if (looksLikeKnp(m_text))
                return knp();
            if (looksLikeConllu(m_text) && split(m_text, '\t').size() == 10)
                return tenColumns();
            if (isDtagAlone(m_text))
                return formatNamed("dtag");
            if (m_text.starts_with('#'))
                m_columns.addComment(m_text);
        }
        return m_hasSentenceId ? knp() : byEnding(nothingTold);
    }

    /// Whether the line is of DTAG and could not be of a page of the web.
    static bool isDtagAlone(std::string_view line)
    {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        return line.starts_with("<W ") || line.starts_with("<tei");
    }

    Result<FormatPointer> byEnding(const Problem& otherwise)
    {
        if (!m_ofEnding)
            return failure(otherwise);
        const std::string_view family = familyOf(m_ofEnding->name());
        return family == "knp" ? knp() : family == "cabocha" ? cabocha() : m_ofEnding;
    }

    Result<FormatPointer> tenColumns()
    {
        const auto columns = split(m_text, '\t');
        if (columns.size() >= 14 && parseNumber(columns[8]) && parseNumber(columns[9]))
            return failure(Problem{FormatProblem::Unsupported, {}, m_number, 1, {"CoNLL-2009"}});
        do {
            if (m_text.starts_with('#'))
                m_columns.addComment(m_text);
            else
                m_columns.add(m_text);
        } while (!m_columns.isSure() && next());
        return formatNamed(m_columns.isConllX(m_ofEnding == formatNamed("conllx")) ? "conllx" : "conllu");
    }

    Result<FormatPointer> knp()
    {
        addEncodings(nullptr);
        return formatNamed(nameWithEncoding("knp", m_encoding.best()));
    }

    Result<FormatPointer> cabocha()
    {
        TagSetGuess tagSet;
        addEncodings(&tagSet);
        return formatNamed(CabochaFormat(tagSet.best(), m_encoding.best()).name());
    }

    /// Adds the line at hand and those that follow, up to where enough is known.
    void addEncodings(TagSetGuess* tagSet)
    {
        constexpr int most = 200'000; // of a file in ASCII
        int count = 0;
        do {
            if (m_isCut)
                continue;
            m_encoding.add(m_text);
            if (tagSet)
                tagSet->add(m_text);
        } while (!m_encoding.isSure() && ++count < most && next());
    }

    LineScanner& m_lines;
    FormatPointer m_ofEnding; ///< null if the ending says none
    std::size_t m_number = 0;
    std::string_view m_text; ///< the line at hand
    bool m_isCut = false;
    bool m_isLast = false; ///< of the file, and without an end
    bool m_hasSentenceId = false;
    ColumnEvidence m_columns;
    EncodingGuess m_encoding;
};

} // namespace

Result<FormatPointer> recognise(LineScanner& lines, const std::string& path)
{
    return Recogniser(lines, path).run();
}

} // namespace arcwright
