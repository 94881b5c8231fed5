// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/typed_sentence.h"

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace arcwright {

std::shared_ptr<const Sentence> sentenceOfText(std::string_view utf8)
{
    const auto text
        = icu::UnicodeString::fromUTF8(icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> words(
        icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
    if (U_FAILURE(status))
        return nullptr;
    words->setText(text);
    auto sentence = std::make_shared<Sentence>();
    bool afterSpace = true;
    for (std::int32_t begin = words->first(), end = words->next(); end != icu::BreakIterator::DONE;
         begin = end, end = words->next()) {
        const UChar32 first = text.char32At(begin);
        const bool isSpace = u_isUWhiteSpace(first) || u_iscntrl(first);
        if (!isSpace) {
            if (!afterSpace && !sentence->tokens.empty())
                sentence->tokens.back().misc = "SpaceAfter=No";
            Token& token = sentence->tokens.emplace_back();
            text.tempSubStringBetween(begin, end).toUTF8String(token.form);
        }
        afterSpace = isSpace;
    }
    return sentence->tokens.empty() ? nullptr : sentence;
}

} // namespace arcwright
