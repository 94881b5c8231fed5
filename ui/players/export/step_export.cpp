// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_export.h"

#include <algorithm>
#include <span>

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>

#include "ui/canvas/picture.h"
#include "ui/canvas/svg_painting.h"
#include "ui/canvas/tikz.h"
#include "ui/canvas/tikz_painting.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/export/handout_pages.h"
#include "ui/players/export/step_page.h"
#include "ui/players/export/step_painting.h"

namespace arcwright::ui {

namespace {

/// Slides are this much wider than high.
constexpr double slideAspect = 16.0 / 9;
constexpr QSizeF slideSize(1280, 720); // pixels
constexpr double beamerAspect = 2.15; ///< of what a slide of beamer has under its title
constexpr double imageScale = 2;
constexpr double handoutWidth = 960; ///< of HTML: 60 em

/// Goes back where the player was, whatever happens.
class Returning {
public:
    explicit Returning(Player& player) : m_player(player), m_position(player.position()) { }
    ~Returning() { m_player.goTo(m_position); }
    Returning(const Returning&) = delete;
    Returning& operator=(const Returning&) = delete;

private:
    Player& m_player;
    int m_position;
};

/// Whether TeX needs a package for the characters.
bool hasEastAsian(const QString& text)
{
    constexpr char16_t firstRadical = 0x2e80;
    return std::any_of(text.begin(), text.end(), [](QChar character) { return character.unicode() >= firstRadical; });
}

/// For beamer: slides are of the colours of what is drawn on them, in the dark, too.
QString slideColors(const Theme& theme)
{
    const auto defined = [](const char* name, const QColor& color) {
        return QStringLiteral("\\definecolor{%1}{RGB}{%2,%3,%4}\n")
            .arg(QLatin1String(name))
            .arg(color.red())
            .arg(color.green())
            .arg(color.blue());
    };
    return defined("ground", theme.diagram.background) + defined("ink", colorOf(Ink::Text, theme))
        + QStringLiteral("\\setbeamercolor{background canvas}{bg=ground}\n"
                         "\\setbeamercolor{normal text}{fg=ink}\n"
                         "\\setbeamercolor{frametitle}{fg=ink}\n"
                         "\\setbeamerfont{frametitle}{size=\\normalsize}\n"
                         "\\setbeamersize{text margin left=4mm,text margin right=4mm}\n"
                         "\\setbeamertemplate{navigation symbols}{}\n");
}

} // namespace

std::vector<int> positionsOf(const Player& player, StepChoice choice)
{
    if (choice == StepChoice::Current)
        return {player.position()};
    std::vector<int> positions;
    for (int position = 0; position <= player.steps(); ++position) {
        const bool isEnd = position == 0 || position == player.steps();
        if (choice == StepChoice::All || isEnd || player.isMilestone(position))
            positions.push_back(position);
    }
    return positions;
}

bool isSequence(StepFormat format)
{
    return format == StepFormat::Svg || format == StepFormat::Png;
}

QString endingOf(StepFormat format)
{
    switch (format) {
    case StepFormat::Svg:
        return QStringLiteral(".svg");
    case StepFormat::Png:
        return QStringLiteral(".png");
    case StepFormat::Pdf:
    case StepFormat::HandoutPdf:
        return QStringLiteral(".pdf");
    case StepFormat::Tikz:
        return QStringLiteral(".tex");
    case StepFormat::HandoutHtml:
    case StepFormat::Page:
        return QStringLiteral(".html");
    }
    return {};
}

std::optional<StepFormat> stepFormatOf(const QString& fileName, bool isHandout)
{
    constexpr StepFormat handouts[] = {StepFormat::HandoutPdf, StepFormat::HandoutHtml};
    constexpr StepFormat others[]
        = {StepFormat::Page, StepFormat::Pdf, StepFormat::Tikz, StepFormat::Svg, StepFormat::Png};
    const auto isAskedFor = [&](StepFormat format) { return fileName.endsWith(endingOf(format), Qt::CaseInsensitive); };
    const std::span<const StepFormat> formats = isHandout ? std::span<const StepFormat>(handouts) : others;
    const auto found = std::find_if(formats.begin(), formats.end(), isAskedFor);
    return found == formats.end() ? std::nullopt : std::optional(*found);
}

QString sequenceName(const QString& path, int position)
{
    const QString suffix = QFileInfo(path).suffix();
    const QString number = QStringLiteral("-%1").arg(position, 4, 10, QLatin1Char('0'));
    return suffix.isEmpty() ? path + number : path.chopped(suffix.size() + 1) + number + u'.' + suffix;
}

StepExport::StepExport(const Theme& theme, QString heading)
    : m_maker(theme, slideSize.width() / kLeastTextScale)
    , m_printed(makeTheme(ThemeKind::Light), mostHandoutWidth(), FrameMaker::Medium::Paper)
    , m_heading(std::move(heading))
{
}

void StepExport::setBeside(
    Player& beside, std::function<int(int)> partner, const QString& name, const QString& nameBeside)
{
    m_beside = &beside;
    m_partner = std::move(partner);
    m_name = name;
    m_nameBeside = nameBeside;
}

void StepExport::goTo(Player& player, int position) const
{
    player.goTo(position);
    if (m_beside != nullptr)
        m_beside->goTo(m_partner(position));
}

/// Calls `each(first)` at every position; false if it was broken off.
bool StepExport::visit(Player& player, const std::vector<int>& positions, const Progress& progress,
    const std::function<void(bool first)>& each) const
{
    const Returning returning(player);
    const Returning besideToo(m_beside != nullptr ? *m_beside : player);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        goTo(player, positions[i]);
        each(i == 0);
        if (progress && !progress(static_cast<int>(i) + 1, static_cast<int>(positions.size())))
            return false;
    }
    return true;
}

std::vector<Frame> StepExport::framesOf(
    const Player& player, const FrameMaker& maker, FrameMaker::Text text, double aspect) const
{
    if (m_beside == nullptr)
        return {maker.make(player, text, aspect, text == FrameMaker::Text::With ? m_heading : QString())};
    std::vector<Frame> frames;
    const bool hasText = text == FrameMaker::Text::With;
    frames.push_back(maker.make(player, text, aspect / 2, hasText ? m_name : QString()));
    frames.push_back(maker.make(*m_beside, text, aspect / 2, hasText ? m_nameBeside : QString()));
    return frames;
}

QString StepExport::headlinesOf(const Player& player) const
{
    return m_beside == nullptr
        ? headlineOf(player)
        : QCoreApplication::translate("StepExport", "%1: %2 | %3: %4", "two algorithms, each with its step")
              .arg(m_name, headlineOf(player), m_nameBeside, headlineOf(*m_beside));
}

QByteArray StepExport::svg(const Player& player) const
{
    const std::vector<Frame> frames = framesOf(player, m_maker, FrameMaker::Text::With, slideAspect);
    SvgPainting device(sizeTogether(frames), m_heading, headlinesOf(player));
    QPainter painter(&device);
    paintTogether(painter, m_maker, frames);
    painter.end();
    return device.svg();
}

QByteArray StepExport::png(const Player& player) const
{
    const std::vector<Frame> frames = framesOf(player, m_maker, FrameMaker::Text::With, slideAspect);
    const QSizeF size = sizeTogether(frames);
    const double scale = std::min(imageScale, mostPixels / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(m_maker.theme().diagram.background);
    image.setText(QStringLiteral("Description"), headlinesOf(player));
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintTogether(painter, m_maker, frames);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray StepExport::pdf(Player& player, const std::vector<int>& positions, const Progress& progress) const
{
    constexpr double pointsPerInch = 72;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    prepare(writer, m_heading);
    writer.setPageSize(QPageSize(slideSize * (pointsPerInch / screenDpi()), QPageSize::Point));
    writer.setPageMargins({});
    QPainter painter(&writer);
    const bool isWhole = visit(player, positions, progress, [&](bool first) {
        if (!first)
            writer.newPage();
        painter.fillRect(QRectF({}, slideSize), m_maker.theme().diagram.background);
        const auto frames = framesOf(player, m_maker, FrameMaker::Text::With, slideAspect);
        const double share = slideSize.width() / static_cast<double>(frames.size());
        for (std::size_t i = 0; i < frames.size(); ++i)
            paintInto(painter, m_maker, frames[i], {static_cast<double>(i) * share, 0, share, slideSize.height()});
    });
    painter.end();
    return isWhole ? bytes : QByteArray();
}

QByteArray StepExport::tikz(Player& player, const std::vector<int>& positions, const Progress& progress) const
{
    QString frames;
    const bool isWhole = visit(player, positions, progress, [&](bool) {
        const auto shown = framesOf(player, m_maker, FrameMaker::Text::Without, beamerAspect);
        TikzPainting device(sizeTogether(shown));
        QPainter painter(&device);
        paintTogether(painter, m_maker, shown);
        painter.end();
        frames += QStringLiteral("\\begin{frame}\n\\frametitle{%1}\n"
                                 "\\begin{adjustbox}{max width=\\textwidth,max totalheight=.84\\textheight,center}\n%2"
                                 "\\end{adjustbox}\n\\end{frame}\n\n")
                      .arg(texEscaped(headlinesOf(player)), device.tikz());
    });
    if (!isWhole)
        return {};
    const QString eastAsian = hasEastAsian(frames) ? QStringLiteral("\\usepackage{luatexja}\n") : QString();
    return (QStringLiteral("% !TeX program = lualatex\n"
                           "\\documentclass[aspectratio=169]{beamer}\n"
                           "\\usepackage{fontspec}\n"
                           "\\IfFontExistsTF{DejaVu Sans}{\\setsansfont{DejaVu Sans}}{}\n")
        + eastAsian + slideColors(m_maker.theme())
        + QStringLiteral("\\usepackage{tikz}\n\\usepackage{adjustbox}\n"
                         "\\title{%1}\n\\begin{document}\n\n")
              .arg(texEscaped(m_heading))
        + frames + QStringLiteral("\\end{document}\n"))
        .toUtf8();
}

QByteArray StepExport::handoutPdf(Player& player, const std::vector<int>& positions, const Progress& progress) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    HandoutPages pages(buffer, m_printed, m_heading);
    const bool isWhole = visit(player, positions, progress, [&](bool) {
        pages.add(player);
        if (m_beside != nullptr)
            pages.add(*m_beside);
    });
    pages.end();
    return isWhole ? bytes : QByteArray();
}

QByteArray StepExport::handoutHtml(Player& player, const std::vector<int>& positions, const Progress& progress) const
{
    const Theme& theme = m_printed.theme();
    QString html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%3\"><head><meta charset=\"utf-8\"><title>%1</title>\n"
                                  "<style>body{font-family:sans-serif;max-width:60em;margin:2em auto;color:%2}"
                                  "svg{max-width:100%;height:auto}section{break-inside:avoid;margin-bottom:2em}"
                                  ".wide{overflow-x:auto}@media screen{.wide svg{max-width:none}}"
                                  "</style></head>\n<body>\n<h1>%1</h1>\n")
                       .arg(m_heading.toHtmlEscaped(), theme.text.name(), languageOfTexts());
    const auto picture = [&](const Player& shown) {
        const Frame frame = m_printed.make(shown, FrameMaker::Text::Without, kHandoutAspect);
        SvgPainting device(frame.size, m_heading, headlineOf(shown));
        QPainter painter(&device);
        m_printed.paint(painter, frame);
        painter.end();
        QString svg = QString::fromUtf8(device.svg());
        svg.remove(0, svg.indexOf(QStringLiteral("<svg"))); // no declaration within HTML
        if (frame.size.width() * kLeastTextScale > handoutWidth) // on a screen it is better scrolled than shrunk
            svg = QStringLiteral("<div class=\"wide\" tabindex=\"0\">\n%1</div>\n").arg(svg);
        return QStringLiteral("%1\n%2").arg(explanationHtml(shown, theme), svg);
    };
    const auto named = [](const QString& name) { return QStringLiteral("<h2>%1</h2>\n").arg(name.toHtmlEscaped()); };
    const bool isWhole = visit(player, positions, progress, [&](bool) {
        html += QStringLiteral("<section>\n");
        if (m_beside == nullptr)
            html += picture(player);
        else
            html += named(m_name) + picture(player) + named(m_nameBeside) + picture(*m_beside);
        html += QStringLiteral("</section>\n");
    });
    return isWhole ? (html + QStringLiteral("</body></html>\n")).toUtf8() : QByteArray();
}

bool StepExport::addTo(
    StepPage& page, Player& player, const std::vector<int>& positions, const Progress& progress) const
{
    page.beginStop(m_words, m_beside != nullptr ? QStringList{m_name, m_nameBeside} : QStringList(), player.position());
    return visit(player, positions, progress, [&](bool) {
        page.add(
            m_beside != nullptr ? std::vector<const Player*>{&player, m_beside} : std::vector<const Player*>{&player});
    });
}

QByteArray StepExport::page(Player& player, const std::vector<int>& positions, const Progress& progress) const
{
    StepPage page(m_heading);
    return addTo(page, player, positions, progress) ? page.finished() : QByteArray();
}

QByteArray StepExport::document(
    Player& player, const std::vector<int>& positions, StepFormat format, const Progress& progress) const
{
    switch (format) {
    case StepFormat::Pdf:
        return pdf(player, positions, progress);
    case StepFormat::Tikz:
        return tikz(player, positions, progress);
    case StepFormat::HandoutPdf:
        return handoutPdf(player, positions, progress);
    case StepFormat::HandoutHtml:
        return handoutHtml(player, positions, progress);
    case StepFormat::Page:
        return page(player, positions, progress);
    case StepFormat::Svg:
    case StepFormat::Png:
        break;
    }
    return {};
}

Result<int> StepExport::save(Player& player, const std::vector<int>& positions, StepFormat format, const QString& path,
    const Write& write, const Progress& progress) const
{
    if (!isSequence(format)) {
        const QByteArray bytes = document(player, positions, format, progress);
        if (bytes.isEmpty())
            return 0;
        const auto written = write(path, bytes, Links::Follow);
        return written ? Result<int>(1) : failure(written.error());
    }
    const Returning returning(player);
    const Returning besideToo(m_beside != nullptr ? *m_beside : player);
    int files = 0;
    for (const int position : positions) {
        goTo(player, position);
        const bool isNamed = positions.size() == 1;
        const QString name = isNamed ? path : sequenceName(path, position);
        const QByteArray bytes = format == StepFormat::Svg ? svg(player) : png(player);
        if (const auto written = write(name, bytes, isNamed ? Links::Follow : Links::Refuse); !written)
            return failure(written.error());
        ++files;
        if (progress && !progress(files, static_cast<int>(positions.size())))
            break;
    }
    return files;
}

} // namespace arcwright::ui
