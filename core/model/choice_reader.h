// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "core/base/result.h"
#include "core/model/model_problems.h"

namespace arcwright {

/// Reads what a model's configuration calls by a name: a decoder, a learner. A file whose checksum fits has the names
/// that its writer gave it; so one that this program does not know is a newer program's, and no damage.
class ChoiceReader {
public:
    /// `configuration` must outlive the reader.
    explicit ChoiceReader(const nlohmann::json& configuration) : m_configuration(configuration) { }

    /// The choice that `named(name)` finds under `key`; where it finds none, any, and unknown() tells. Throws
    /// nlohmann::json::exception if there is no name.
    template <class Named>
    auto read(const char* key, Named named)
    {
        const std::string name = m_configuration.at(key).get<std::string>();
        const auto choice = named(name);
        if (!choice && !m_unknown)
            m_unknown = Problem{ModelProblem::UnknownName, {}, 0, 0, {key, name}};
        using Choice = typename decltype(named(name))::value_type;
        return choice.value_or(Choice{});
    }

    /// The first name that was not known (ModelUnknownName).
    const std::optional<Problem>& unknown() const { return m_unknown; }

private:
    const nlohmann::json& m_configuration;
    std::optional<Problem> m_unknown;
};

} // namespace arcwright
