// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/html_style.h"

#include <array>
#include <utility>

namespace arcwright {

namespace {

/// A colour in light and dark.
struct StyleColour {
    const char* name;
    const char* light;
    const char* dark;
};

// Those of the window's themes.
constexpr StyleColour styleColours[]{{"ink", "#1c242b", "#e8ebf0"}, {"paper", "#ffffff", "#1b1e24"},
    {"faint", "#55606e", "#adb6c3"}, {"grid", "#e1e5ea", "#333943"}, {"band", "#f3f5f8", "#21252c"},
    {"wrong", "#b41f2b", "#ff7b7b"}, {"right", "#2f5fb3", "#7fb2f5"}, {"lit", "#fff0cc", "#4a3912"},
    {"link", "#2f5fb3", "#7fb2f5"}, {"s0", "#0072b2", "#5ab4f0"}, {"s1", "#d55e00", "#ff9147"},
    {"s2", "#008f6b", "#3fc79d"}, {"s3", "#b25a8d", "#e08fc0"}, {"s4", "#9c7200", "#e3c04a"},
    {"s5", "#2f97cc", "#9fd5f7"}, {"s6", "#5b6470", "#b5bdc8"}, {"h0", "#f1f5fb", "#222831"},
    {"h1", "#c3d8ef", "#1f4566"}, {"h2", "#82b1dd", "#256c9f"}, {"h3", "#2f73ad", "#4aa1d6"},
    {"h4", "#0b4685", "#b3def8"}, {"k0", "#1c242b", "#e8ebf0"}, {"k1", "#1c242b", "#e8ebf0"},
    {"k2", "#1c242b", "#ffffff"}, {"k3", "#ffffff", "#10181f"}, {"k4", "#ffffff", "#10181f"}};

constexpr const char* styleRules = R"(
* { box-sizing: border-box; }
body { margin: 2rem auto; max-width: 56rem; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, "Noto Sans", "Noto Sans CJK JP", sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.25rem; margin-top: 2.5rem; border-bottom: 1px solid var(--grid); }
h3 { font-size: 1.05rem; margin: 2rem 0 .3rem; }
h4 { font-size: .875rem; margin: .8rem 0 0; color: var(--faint); font-weight: normal; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
.verdict { font-size: 1.15rem; max-width: 52rem; margin: .6rem 0; }
.note, .files { color: var(--faint); font-size: .875rem; margin: .3rem 0 0; max-width: 52rem; }
.sample { margin: .2rem 0 0; }
figure { margin: .8rem 0 1.2rem; overflow-x: auto; }
figure svg { max-width: 100%; min-width: var(--least); height: auto; }
svg { display: block; font-family: system-ui, "Noto Sans", "Noto Sans CJK JP", sans-serif; }
svg path[class^="l-"] { fill: none; }
.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
.wide { overflow-x: auto; margin-top: 1.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9375rem; }
caption { text-align: start; font-weight: 600; padding-bottom: .3rem; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--grid); white-space: pre; }
thead th { min-width: 4rem; vertical-align: bottom; color: var(--faint); font-weight: 600; white-space: pre-wrap;
  overflow-wrap: break-word; }
tbody th, thead th:first-child { text-align: left; font-weight: normal; }
tbody tr:nth-child(even) { background: var(--band); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
@media print {
  body { max-width: none; margin: 0; font-size: 10pt; }
  .verdict { font-size: 12pt; }
  .note { font-size: 8pt; }
  nav, .files { display: none; }
  figure, .wide { overflow: visible; }
  figure, tr, .sample, .verdict { break-inside: avoid; }
  h2, h3, h4, caption, .sample { break-after: avoid; }
  figure svg { min-width: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  thead { display: table-header-group; }
  th, td { padding: .1em .5em; overflow-wrap: normal; }
  tbody th { white-space: pre-wrap; }
  thead th { min-width: 0; overflow-wrap: normal; }
  table { font-size: min(8pt, 500pt / var(--ems)); }
  .broad table { font-size: min(8pt, 740pt / var(--ems)); }
  .broad { page: broad; }
  @page broad { size: landscape; }
}
)";

std::string variables(const char* StyleColour::*value)
{
    std::string text;
    for (const StyleColour& colour : styleColours)
        text += std::string(" --") + colour.name + ": " + colour.*value + ';';
    return text;
}

} // namespace

std::string htmlStyle()
{
    std::string style = "\n:root { color-scheme: light dark;" + variables(&StyleColour::light)
        + " }\n@media screen and (prefers-color-scheme: dark) {\n:root {" + variables(&StyleColour::dark) + " }\n}"
        + styleRules;
    for (const StyleColour& colour : styleColours) {
        const std::string name(colour.name);
        style.append(".f-").append(name).append(" { fill: var(--").append(name);
        style.append("); } .l-").append(name).append(" { stroke: var(--").append(name).append("); }\n");
    }
    return style;
}

} // namespace arcwright
