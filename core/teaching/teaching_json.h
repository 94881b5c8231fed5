// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/teaching/teaching_problem.h"
#include "core/treebank/sentence.h"

/// The common readers of this folder. `path` names a member for problems: `scores.arcs[3]`.
namespace arcwright::teaching {

using nlohmann::json;

/// Thrown inside this folder only: a file is read in one go or not at all.
struct Fault {
    TeachingFault fault;
    std::string member;
    std::string expected;
};

const json& member(const json& object, const std::string& path, const char* name, const char* expected);
std::string textOf(const json& value, const std::string& path);
std::string optionalText(const json& object, const char* name);
int numberOf(const json& value, const std::string& path, int least, int most);
const json& listOf(const json& value, const std::string& path, std::size_t size, const char* expected);
std::string at(const std::string& path, std::size_t index);
/// `["form", "tag"]` or `"form"`.
Token wordOf(const json& value, const std::string& path);
void readWords(const json& words, Sentence& sentence);
void readBunsetsu(const json& phrases, Sentence& sentence);
/// Fails where a sentence has more words or bunsetsu than that: its scores grow with their third power. Call it before
/// anything is made of the sentence.
void checkSize(const Sentence& sentence, const std::string& path, int mostUnits, int mostWords);

/// Fails unless the object says that it is of this kind, and of a version that is known.
void checkKind(const json& object, const char* kind, int newestVersion);

TeachingProblem tooLarge(const std::string& file);
TeachingProblem syntaxProblem(std::string_view text, const std::string& file, std::size_t byte);

/// The result of `read` for the JSON in a text, or its problem.
template <class Read>
auto readTeachingFile(std::string_view text, const std::string& file, Read read)
    -> TeachingResult<decltype(read(std::declval<const json&>()))>
{
    if (text.size() > mostTeachingBytes)
        return tl::unexpected(tooLarge(file));
    try {
        return read(json::parse(text));
    } catch (const json::parse_error& error) {
        return tl::unexpected(syntaxProblem(text, file, error.byte));
    } catch (const json::exception&) { // a number that no type of ours holds
        return tl::unexpected(TeachingProblem{TeachingFault::NotJson, file, 1, 1, {}, {}});
    } catch (const Fault& fault) {
        return tl::unexpected(TeachingProblem{fault.fault, file, 0, 0, fault.member, fault.expected});
    }
}

} // namespace arcwright::teaching
