// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/word_classes.h"

#include <span>
#include <string_view>

#include "core/treebank/format.h"

namespace arcwright {

namespace {

/// Words with this coarse and this fine tag. Of several rows that fit a word, the first tells.
struct Row {
    std::string_view coarse;
    std::string_view fine; ///< empty: any
    WordClass kind;
};

constexpr WordClass functional{.role = WordRole::Functional};
constexpr WordClass particle{.role = WordRole::Functional, .particle = true};
constexpr WordClass caseParticle{.role = WordRole::Functional, .particle = true, .caseParticle = true};
constexpr WordClass special{.role = WordRole::Special};
constexpr WordClass comma{.role = WordRole::Special, .comma = true};
constexpr WordClass fullStop{.role = WordRole::Special, .fullStop = true};
constexpr WordClass opening{.role = WordRole::Special, .opening = true};
constexpr WordClass closing{.role = WordRole::Special, .closing = true};

constexpr Row jumanRows[] = {
    {"助詞", "格助詞", caseParticle},
    {"助詞", "", particle},
    {"助動詞", "", functional},
    {"判定詞", "", functional},
    {"接尾辞", "", functional},
    {"特殊", "読点", comma},
    {"特殊", "句点", fullStop},
    {"特殊", "括弧始", opening},
    {"特殊", "括弧終", closing},
    {"特殊", "", special},
};

constexpr Row ipadicRows[] = {
    {"助詞", "格助詞", caseParticle},
    {"助詞", "", particle},
    {"助動詞", "", functional},
    {"名詞", "接尾", functional},
    {"動詞", "接尾", functional},
    {"動詞", "非自立", functional},
    {"形容詞", "接尾", functional},
    {"形容詞", "非自立", functional},
    {"記号", "読点", comma},
    {"記号", "句点", fullStop},
    {"記号", "括弧開", opening},
    {"記号", "括弧閉", closing},
    {"記号", "アルファベット", WordClass{}},
    {"記号", "", special},
};

constexpr Row unidicRows[] = {
    {"助詞", "格助詞", caseParticle},
    {"助詞", "", particle},
    {"助動詞", "", functional},
    {"接尾辞", "", functional},
    {"補助記号", "読点", comma},
    {"補助記号", "句点", fullStop},
    {"補助記号", "括弧開", opening},
    {"補助記号", "括弧閉", closing},
    {"補助記号", "", special},
    {"空白", "", special},
};

std::span<const Row> rowsOf(TagSet tagSet)
{
    switch (tagSet) {
    case TagSet::Juman:
        return jumanRows;
    case TagSet::Ipadic:
        return ipadicRows;
    case TagSet::Unidic:
        return unidicRows;
    case TagSet::Other:
        break;
    }
    return {};
}

} // namespace

WordClass classOf(const Token& word, TagSet tagSet)
{
    for (const Row& row : rowsOf(tagSet)) {
        if (word.upos == row.coarse && (row.fine.empty() || word.xpos == row.fine))
            return row.kind;
    }
    return {};
}

TagSet tagSetOf(const Sentence& sentence)
{
    const auto& format = sentence.source.format;
    return format ? format->tagSet().value_or(TagSet::Juman) : TagSet::Juman;
}

} // namespace arcwright
