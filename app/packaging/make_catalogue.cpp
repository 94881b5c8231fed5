// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the texts of the command line in all languages as a source:  make_catalogue OUT.cpp CONTEXTS FILE.ts...
// CONTEXTS are separated by commas. Texts that are not translated yet are left out, so that they are said in English.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include <expat.h>

namespace {

struct Message {
    std::string context;
    std::string english;
    std::string translation;
    friend auto operator<=>(const Message&, const Message&) = default;
};

/// Reads a file of translations; plurals, which the command line has none of, are left out.
struct Reader {
    std::vector<Message> messages;
    Message now;
    std::string text;
    bool isFinished = false;

    static void begin(void* self, const XML_Char* name, const XML_Char** attributes)
    {
        auto& reader = *static_cast<Reader*>(self);
        const std::string element = name;
        reader.text.clear();
        if (element == "message")
            reader.now.english = reader.now.translation = std::string();
        if (element == "translation")
            reader.isFinished = true;
        for (; element == "translation" && *attributes; attributes += 2)
            reader.isFinished = reader.isFinished && std::string(attributes[0]) != "type";
    }
    static void characters(void* self, const XML_Char* letters, int count)
    {
        static_cast<Reader*>(self)->text.append(letters, static_cast<std::size_t>(count));
    }
    static void end(void* self, const XML_Char* name)
    {
        auto& reader = *static_cast<Reader*>(self);
        const std::string element = name;
        if (element == "name")
            reader.now.context = reader.text;
        else if (element == "source")
            reader.now.english = reader.text;
        else if (element == "translation" && reader.isFinished)
            reader.now.translation = reader.text;
        else if (element == "message" && !reader.now.translation.empty())
            reader.messages.push_back(reader.now);
    }
};

bool read(const std::string& path, Reader& reader)
{
    std::ifstream file(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    XML_Parser parser = XML_ParserCreate("UTF-8");
    XML_SetUserData(parser, &reader);
    XML_SetElementHandler(parser, &Reader::begin, &Reader::end);
    XML_SetCharacterDataHandler(parser, &Reader::characters);
    const bool isRead = file && XML_Parse(parser, bytes.data(), static_cast<int>(bytes.size()), 1) == XML_STATUS_OK;
    if (!isRead)
        std::cerr << path << ':' << XML_GetCurrentLineNumber(parser) << ": a file of translations was expected\n";
    XML_ParserFree(parser);
    return isRead;
}

/// As the literal of a string, in parts: a hexadecimal escape takes all digits that follow it.
std::string literal(const std::string& text)
{
    std::ostringstream out;
    out << '"';
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            out << '\\' << letter;
        else if (letter == '\n')
            out << "\\n";
        else if (letter == '?')
            out << "\\?"; // no trigraphs
        else
            out << letter;
    }
    out << '"';
    return out.str();
}

std::string languageOf(const std::string& path)
{
    const auto begin = path.rfind('_') + 1;
    return path.substr(begin, path.rfind('.') - begin);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3)
        return 2;
    std::set<std::string> contexts;
    std::istringstream names(argv[2]);
    for (std::string name; std::getline(names, name, ',');)
        contexts.insert(name);
    std::ostringstream arrays;
    std::ostringstream table;
    int count = 0;
    for (int at = 3; at < argc; ++at) {
        Reader reader;
        if (!read(argv[at], reader))
            return 1;
        auto& messages = reader.messages;
        std::erase_if(messages, [&](const Message& message) { return !contexts.contains(message.context); });
        std::sort(messages.begin(), messages.end());
        if (messages.empty())
            continue;
        arrays << "constexpr CatalogueEntry entries" << count << "[] = {\n";
        for (const Message& message : messages)
            arrays << "    {" << literal(message.context) << ", " << literal(message.english) << ", "
                   << literal(message.translation) << "},\n";
        arrays << "};\n";
        table << "    {" << literal(languageOf(argv[at])) << ", entries" << count << "},\n";
        ++count;
    }
    std::ofstream out(argv[1], std::ios::binary);
    out << "// Made by make_catalogue.\n#include \"app/cli/catalogue.h\"\nnamespace arcwright::cli {\nnamespace {\n"
        << arrays.str();
    if (count > 0)
        out << "constexpr Catalogue all[] = {\n" << table.str() << "};\n";
    out << "} // namespace\nstd::span<const Catalogue> catalogues()\n{\n    return "
        << (count > 0 ? "all" : "std::span<const Catalogue>()") << ";\n}\n} // namespace arcwright::cli\n";
    return out.flush() ? 0 : 1;
}
