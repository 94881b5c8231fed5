// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/validation/ud_tests.h"
#include "core/validation/words_with_spaces.h"

namespace arcwright {

/// What a language permits in Universal Dependencies. Nothing, as long as nothing was said. Shared between threads once
/// it is complete.
struct LanguageRules {
    using Names = std::set<std::string, std::less<>>;

    struct Feature {
        bool isPermitted = false;
        Names values; ///< those that are documented
        std::map<std::string, Names, std::less<>> byPos; ///< the values permitted with a part of speech
    };

    std::map<std::string, Feature, std::less<>> features;
    /// The relations of the basic tree; if `isUniversal`, the 37 main relations beside them.
    Names relations;
    bool isUniversal = false;
    /// What an enhanced relation may end in (`in`, `bez:gen`), and the relations that it may follow.
    std::map<std::string, Names, std::less<>> markers;
    Names auxiliaries; ///< lemmas
    Names copulas; ///< lemmas
    WordsWithSpaces words;
    std::optional<std::string> invalidExpression{}; ///< the first of the words with spaces that cannot be read

    /// The test that a value of a feature fails with that part of speech; none if all three are permitted together.
    /// O(log of what is permitted), as all of these.
    std::optional<TestId> failedBy(std::string_view feature, std::string_view value, std::string_view upos) const;
    bool permitsRelation(std::string_view relation) const;
    /// A relation of the tree, also with `xsubj` or a marker behind it; or `ref`.
    bool permitsEnhancedRelation(std::string_view relation) const;
};

} // namespace arcwright
