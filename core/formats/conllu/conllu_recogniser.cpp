// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/conllu_recogniser.h"

#include <algorithm>
#include <set>

#include "core/documents/document.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

/// The evidence of a file's lines for one of the two formats with ten columns.
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

class ConlluRecogniser final : public FormatRecogniser {
public:
    Likelihood likelihood(std::string_view line) const override
    {
        const auto columns = split(line, '\t');
        const std::string_view id = columns[0].substr(0, columns[0].find_first_of("-."));
        if (columns.size() < 2 || !parseNumber(id))
            return Likelihood::None;
        return columns.size() == 10 ? Likelihood::Certain : Likelihood::Possible;
    }

    void addComment(std::string_view line) override
    {
        if (line.starts_with('#'))
            m_evidence.addComment(line);
    }

    Likelihood likelihoodOfComments() const override
    {
        return m_evidence.hasComments() ? Likelihood::Possible : Likelihood::None;
    }

    Result<FormatPointer> formatOf(FileBeginning& file) override
    {
        const auto columns = split(file.text(), '\t');
        if (columns.size() >= 14 && parseNumber(columns[8]) && parseNumber(columns[9]))
            return failure(Problem{FormatProblem::Unsupported, {}, file.number(), 1, {"CoNLL-2009"}});
        do {
            if (file.text().starts_with('#'))
                m_evidence.addComment(file.text());
            else
                m_evidence.add(file.text());
        } while (!m_evidence.isSure() && file.next());
        const bool isX = m_evidence.isConllX(file.formatOfEnding() == conllXFormat());
        return isX ? conllXFormat() : conlluFormat();
    }

private:
    ColumnEvidence m_evidence;
};

class ConlluPlusRecogniser final : public FormatRecogniser {
public:
    Likelihood likelihood(std::string_view) const override { return Likelihood::None; }
    bool isDeclaredBy(std::string_view line) const override { return namesColumns(line); }

    Result<FormatPointer> formatOf(FileBeginning& file) override
    {
        auto columns = parseColumns(file.text());
        // The ten of CoNLL-U are CoNLL-U, in which the line is a comment, unless the name says that others may follow.
        if (columns && *columns == ConlluColumns() && file.formatOfEnding() != conlluPlusFormat())
            return conlluFormat();
        if (columns)
            return std::make_shared<const ConlluFormat>(conlluPlusFamily, std::move(*columns));
        columns.error().line = file.number();
        return failure(columns.error());
    }
};

/// The names of all further fields, in the order in which they first stand.
std::vector<std::string> furtherNames(const Document& document)
{
    std::vector<std::string> names;
    std::set<std::string, std::less<>> known;
    for (std::size_t i = 0; i < document.size(); ++i) {
        const auto sentence = document.sentence(i);
        for (const Token& token : sentence->tokens) {
            for (const FurtherField& field : token.further) {
                const bool isName = field.name.find_first_of(" \t=") == std::string::npos;
                if (isName && known.insert(field.name).second)
                    names.push_back(field.name);
            }
        }
    }
    return names;
}

} // namespace

const std::shared_ptr<const ConlluFormat>& conlluFormat()
{
    static const auto format = std::make_shared<const ConlluFormat>();
    return format;
}

const std::shared_ptr<const ConlluFormat>& conllXFormat()
{
    static const auto format = std::make_shared<const ConlluFormat>(conllXFamily, ConlluColumns::conllX());
    return format;
}

const std::shared_ptr<const ConlluFormat>& conlluPlusFormat()
{
    static const auto format = std::make_shared<const ConlluFormat>(conlluPlusFamily, ConlluColumns());
    return format;
}

FormatPointer makeConllu(const FormatOptions& options)
{
    return options.areDefault() ? conlluFormat() : nullptr;
}

FormatPointer makeConllX(const FormatOptions& options)
{
    static const auto plain = std::make_shared<const ConlluFormat>("conllx:none", MemberMarks::None);
    static const auto byKind = std::make_shared<const ConlluFormat>("conllx:co", MemberMarks::ByKind);
    if (options.words.size() == 1 && options.words.front() == "none")
        return plain;
    if (options.words.size() == 1 && options.words.front() == "co")
        return byKind;
    const bool isDefault = options.areDefault() || (options.words.size() == 1 && options.words.front() == "m");
    return isDefault ? conllXFormat() : nullptr;
}

FormatPointer makeConlluPlus(const FormatOptions& options)
{
    if (!options.areDefault())
        return nullptr;
    if (!options.columns)
        return conlluPlusFormat();
    ConlluColumns columns(*options.columns);
    return columns.isUsable() ? std::make_shared<const ConlluFormat>(conlluPlusFamily, std::move(columns)) : nullptr;
}

FormatPointer conlluPlusFor(const Document& document)
{
    std::vector<std::string> columns = ConlluColumns().names();
    for (std::string& name : furtherNames(document)) {
        if (std::find(columns.begin(), columns.end(), name) == columns.end())
            columns.push_back(std::move(name));
    }
    return std::make_shared<const ConlluFormat>(conlluPlusFamily, ConlluColumns(std::move(columns)));
}

std::unique_ptr<FormatRecogniser> conlluRecogniser()
{
    return std::make_unique<ConlluRecogniser>();
}

std::unique_ptr<FormatRecogniser> conlluPlusRecogniser()
{
    return std::make_unique<ConlluPlusRecogniser>();
}

} // namespace arcwright
