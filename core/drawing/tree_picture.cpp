// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drawing/tree_picture.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <numeric>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "core/drawing/arc_levels.h"

namespace arcwright {

namespace {

constexpr double formText = 14;
constexpr double tagText = 10.5;
constexpr double labelText = 11;
constexpr double levelHeight = 21;
constexpr double margin = 10;
constexpr double wordGap = 14; // between words
constexpr double wordsHeight = 40; // of form and tag
constexpr double portGap = 7;
constexpr double arrowHeight = 6;
constexpr std::size_t mostFormCharacters = 40;
constexpr std::size_t mostLabelCharacters = 24;

/// An end of an arc at a word.
struct ArcPort {
    std::size_t arc = 0;
    bool isHead = false;
    int otherEnd = 0;
};

class TreeDrawer {
public:
    explicit TreeDrawer(const TreePicture& tree) : m_tree(tree)
    {
        m_levels.resize(tree.arcs.size(), 0);
        m_headPorts.resize(tree.arcs.size(), 0);
        m_dependentPorts.resize(tree.arcs.size(), 0);
        for (const bool isBelow : {false, true})
            m_heights[isBelow ? 1 : 0] = assignSide(isBelow);
        placeWords();
        for (const bool isBelow : {false, true})
            placePorts(isBelow);
    }

    DrawnPicture draw()
    {
        m_picture.title = m_tree.title;
        m_picture.description = m_tree.description;
        m_picture.height = wordsBottom() + m_heights[1] + margin + nameRoom(m_tree.below);
        // What is lit lies above what is not.
        for (const bool isLit : {false, true}) {
            for (std::size_t i = 0; i < m_tree.arcs.size(); ++i) {
                if (m_tree.arcs[i].isLit == isLit)
                    drawArc(i);
            }
        }
        for (std::size_t i = 0; i < m_tree.words.size(); ++i)
            drawWord(i);
        addSideName(m_tree.above, margin + 4);
        if (m_heights[1] > 0)
            addSideName(m_tree.below, m_picture.height - 4);
        return std::move(m_picture);
    }

private:
    /// The name of a side has a line of its own.
    static double nameRoom(const std::string& name) { return name.empty() ? 0 : 14; }
    double wordsTop() const { return nameRoom(m_tree.above) + margin + m_heights[0]; }
    double wordsBottom() const { return wordsTop() + wordsHeight; }
    double mapped(double x) const { return m_tree.isRightToLeft ? m_picture.width - x : x; }

    /// Levels of the arcs of one side; how high the side is.
    double assignSide(bool isBelow)
    {
        std::vector<ArcSpan> spans;
        std::vector<std::size_t> indices;
        bool isEmpty = true;
        for (std::size_t i = 0; i < m_tree.arcs.size(); ++i) {
            const PicturedArc& arc = m_tree.arcs[i];
            isEmpty = isEmpty && arc.isBelow != isBelow;
            if (arc.isBelow != isBelow || arc.head == 0)
                continue;
            spans.push_back({std::min(arc.head, arc.dependent), std::max(arc.head, arc.dependent)});
            indices.push_back(i);
        }
        const ArcLevels assigned = assignLevels(spans);
        int highest = 0;
        for (std::size_t k = 0; k < indices.size(); ++k) {
            m_levels[indices[k]] = assigned.levels[k];
            highest = std::max(highest, assigned.levels[k]);
        }
        for (std::size_t i = 0; i < m_tree.arcs.size(); ++i) {
            if (m_tree.arcs[i].isBelow == isBelow && m_tree.arcs[i].head == 0)
                m_levels[i] = highest + 1;
        }
        constexpr double room = 12; // for the topmost label
        return isEmpty ? 0 : levelHeight * (highest + 1) + room;
    }

    /// How much wider texts are that are lit.
    static double boldness(bool isLit) { return isLit ? 1.1 : 1; }
    double labelWidth(const PicturedArc& arc) const
    {
        return estimatedWidth(shortened(arc.label, mostLabelCharacters), labelText) * boldness(arc.isLit);
    }

    /// Side by side, with room for the labels of arcs: the shortest arcs first, what one lacks is shared by its gaps.
    void placeWords()
    {
        const std::size_t count = m_tree.words.size();
        std::vector<double> widths(count);
        for (std::size_t i = 0; i < count; ++i)
            widths[i] = std::max({boldness(m_tree.words[i].isLit)
                    * estimatedWidth(shortened(m_tree.words[i].form, mostFormCharacters), formText),
                estimatedWidth(shortened(m_tree.words[i].tag, mostLabelCharacters), tagText), 16.0});
        std::vector<double> gaps(count, wordGap); // before each word
        const auto distance = [&](std::size_t left, std::size_t right) {
            double sum = -widths[left] / 2 - widths[right] / 2;
            for (std::size_t i = left; i <= right; ++i)
                sum += widths[i] + (i > left ? gaps[i] : 0);
            return sum;
        };
        std::vector<std::size_t> order(m_tree.arcs.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto length = [&](std::size_t i) { return std::abs(m_tree.arcs[i].head - m_tree.arcs[i].dependent); };
        std::stable_sort(order.begin(), order.end(), [&](auto one, auto other) { return length(one) < length(other); });
        constexpr double beside = 26; // of a label, for the bends of its arc
        for (const std::size_t i : order) {
            const PicturedArc& arc = m_tree.arcs[i];
            if (arc.head == 0)
                continue;
            const auto left = static_cast<std::size_t>(std::min(arc.head, arc.dependent)) - 1;
            const auto right = static_cast<std::size_t>(std::max(arc.head, arc.dependent)) - 1;
            const double lacking = labelWidth(arc) + beside - distance(left, right);
            for (std::size_t k = left + 1; lacking > 0 && k <= right; ++k)
                gaps[k] += lacking / static_cast<double>(right - left);
        }
        double x = margin;
        for (std::size_t i = 0; i < count; ++i) {
            x += i > 0 ? gaps[i] : 0;
            m_centres.push_back(x + widths[i] / 2);
            x += widths[i];
        }
        constexpr double least = 80; // for the names of sides, and the label of a root
        m_picture.width = std::max(x + margin, least);
        m_widths = std::move(widths);
    }

    /// Where arcs begin and end at each word: the longest nearest to its middle, so that none crosses another there.
    void placePorts(bool isBelow)
    {
        std::vector<std::vector<ArcPort>> ports(m_tree.words.size());
        for (std::size_t i = 0; i < m_tree.arcs.size(); ++i) {
            const PicturedArc& arc = m_tree.arcs[i];
            if (arc.isBelow != isBelow)
                continue;
            ports[static_cast<std::size_t>(arc.dependent) - 1].push_back({i, false, arc.head});
            if (arc.head > 0)
                ports[static_cast<std::size_t>(arc.head) - 1].push_back({i, true, arc.dependent});
        }
        for (std::size_t word = 0; word < ports.size(); ++word) {
            const int own = static_cast<int>(word) + 1;
            // From left to right: to the left, short before long; the root; to the right, long before short.
            const auto place = [&](const ArcPort& port) {
                constexpr int far = 1 << 24;
                const int length = std::abs(port.otherEnd - own);
                return port.otherEnd == 0 && !port.isHead ? 0 : port.otherEnd < own ? length - far : far - length;
            };
            std::stable_sort(ports[word].begin(), ports[word].end(),
                [&](const ArcPort& one, const ArcPort& other) { return place(one) < place(other); });
            const auto count = static_cast<double>(ports[word].size());
            const double step = std::min(portGap, (m_widths[word] + wordGap - 6) / std::max(count, 1.0));
            for (std::size_t k = 0; k < ports[word].size(); ++k) {
                const double offset = step * (static_cast<double>(k) - (count - 1) / 2);
                auto& offsets = ports[word][k].isHead ? m_headPorts : m_dependentPorts;
                offsets[ports[word][k].arc] = m_centres[word] + offset;
            }
        }
    }

    Colour colourOfArc(const PicturedArc& arc) const
    {
        if (!arc.isLit)
            return {Tone::Faint};
        return arc.isWrong ? Colour{Tone::Wrong} : Colour{Tone::Right};
    }

    void drawArc(std::size_t index)
    {
        const PicturedArc& arc = m_tree.arcs[index];
        const double up = arc.isBelow ? -1 : 1;
        const double base = arc.isBelow ? wordsBottom() : wordsTop();
        const double top = base - up * (levelHeight * m_levels[index] + 2);
        const double width = arc.isLit ? 2.2 : 1;
        const Colour colour = colourOfArc(arc);
        const bool isDashed = arc.isWrong && !arc.isLit;
        const double to = mapped(m_dependentPorts[index]);
        const double tip = base - up * arrowHeight;
        double middle = to;
        if (arc.head == 0) {
            m_picture.shapes.emplace_back(DrawnLine{{to, top}, {to, tip}, colour, width, isDashed});
        } else {
            const double from = mapped(m_headPorts[index]);
            middle = (from + to) / 2;
            const double turn = from < to ? 1 : -1;
            const double round = std::min(11.0, std::abs(to - from) / 2);
            const double bend = top + up * round;
            // Straight pieces are curves, too, whose control points lie on them.
            const auto straight = [](DrawnPoint a, DrawnPoint b) { return std::vector<DrawnPoint>{a, b, b}; };
            std::vector<DrawnPoint> points = straight({from, base}, {from, bend});
            const auto add
                = [&](const std::vector<DrawnPoint>& more) { points.insert(points.end(), more.begin(), more.end()); };
            const DrawnPoint first{from + turn * round, top};
            const DrawnPoint last{to - turn * round, top};
            add({{from, top + up * round * 0.4}, {from + turn * round * 0.4, top}, first});
            add(straight(first, last));
            add({{to - turn * round * 0.4, top}, {to, top + up * round * 0.4}, {to, bend}});
            add(straight({to, bend}, {to, tip}));
            m_picture.shapes.emplace_back(DrawnPath{{from, base}, points, true, false, colour, width, isDashed});
        }
        const double half = arc.isLit ? 4 : 3;
        m_picture.shapes.emplace_back(
            DrawnPath{{to, base}, {{to - half, tip - up}, {to + half, tip - up}}, false, true, colour, 1, false});
        m_picture.shapes.emplace_back(DrawnText{{middle, top + 4}, shortened(arc.label, mostLabelCharacters), labelText,
            TextAnchor::Middle, arc.isLit ? colour : Colour{Tone::Faint}, arc.isLit, true});
    }

    void drawWord(std::size_t index)
    {
        const PicturedWord& word = m_tree.words[index];
        const double x = mapped(m_centres[index]);
        if (word.isLit)
            m_picture.shapes.emplace_back(DrawnBox{
                {x - m_widths[index] / 2 - 3, wordsTop() + 2}, m_widths[index] + 6, wordsHeight - 4, {Tone::Lit}, {}});
        m_picture.shapes.emplace_back(DrawnText{{x, wordsTop() + 18}, shortened(word.form, mostFormCharacters),
            formText, TextAnchor::Middle, {Tone::Ink}, word.isLit, false});
        m_picture.shapes.emplace_back(DrawnText{{x, wordsTop() + 33}, shortened(word.tag, mostLabelCharacters), tagText,
            TextAnchor::Middle, {Tone::Faint}, false, false});
    }

    void addSideName(const std::string& name, double y)
    {
        if (!name.empty())
            m_picture.shapes.emplace_back(DrawnText{
                {2, y}, shortened(name, mostFormCharacters), tagText, TextAnchor::Start, {Tone::Faint}, true, true});
    }

    const TreePicture& m_tree;
    DrawnPicture m_picture;
    std::vector<int> m_levels; ///< by arc
    std::array<double, 2> m_heights{}; ///< of what is above the words, and below
    std::vector<double> m_centres; ///< by word, as if read from left to right
    std::vector<double> m_widths;
    std::vector<double> m_headPorts; ///< by arc
    std::vector<double> m_dependentPorts;
};

/// 1 if the first letter with a direction goes from right to left, -1 if it goes to the right, 0 if there is none.
int directionOf(const std::string& form)
{
    const auto length = static_cast<std::int32_t>(form.size());
    for (std::int32_t i = 0; i < length;) {
        UChar32 character = 0;
        U8_NEXT(form.data(), i, length, character);
        const UCharDirection direction = character < 0 ? U_OTHER_NEUTRAL : u_charDirection(character);
        if (direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC)
            return 1;
        if (direction == U_LEFT_TO_RIGHT)
            return -1;
    }
    return 0;
}

} // namespace

DrawnPicture drawTree(const TreePicture& tree)
{
    return TreeDrawer(tree).draw();
}

bool isMostlyRightToLeft(const std::vector<PicturedWord>& words)
{
    int sum = 0;
    for (const PicturedWord& word : words)
        sum += directionOf(word.form);
    return sum > 0;
}

} // namespace arcwright
