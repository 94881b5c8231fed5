// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_text.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QImage>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

#include "ui/help/show_link.h"

namespace arcwright::ui {

namespace {

constexpr double pageMargin = 18;
constexpr double cellPadding = 5;
constexpr double codeIndent = 12;
constexpr double lineHeightPercent = 125;
/// Of headings, by level, as parts of the size of the text.
constexpr double headingSizes[] = {1.6, 1.25, 1.1};

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

bool isCodeBlock(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage)
        || block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

/// Calls `visit(start, length, format)` for each piece of a block that has one format.
template <class Visit>
void forEachFragment(const QTextBlock& block, Visit visit)
{
    struct Piece {
        int start;
        int length;
        QTextCharFormat format;
    };
    std::vector<Piece> pieces; // first, as pieces that look alike become one
    for (auto at = block.begin(); !at.atEnd(); ++at)
        pieces.push_back({at.fragment().position(), at.fragment().length(), at.fragment().charFormat()});
    for (const Piece& piece : pieces)
        visit(piece.start, piece.length, piece.format);
}

/// Whose line is as high as it is, and no higher.
bool hasPicture(const QTextBlock& block)
{
    return block.text().contains(QChar::ObjectReplacementCharacter);
}

} // namespace

HelpText::HelpText(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

void HelpText::showPage(const HelpHeading& heading, const QString& marked)
{
    m_marked = marked;
    if (heading.page != m_page || document()->isEmpty()) {
        m_page = heading.page;
        render();
    } else {
        mark(m_marked);
    }
    goTo(heading);
}

void HelpText::setEnlarged(int steps)
{
    constexpr int smallest = -4;
    constexpr int largest = 20;
    if (std::clamp(steps, smallest, largest) == m_enlarged)
        return;
    m_enlarged = std::clamp(steps, smallest, largest);
    if (m_page.isEmpty())
        return;
    const HelpHeading there = headingOnTop();
    render();
    goTo(there);
}

void HelpText::render()
{
    const QScopedValueRollback rendering(m_isRendering, true);
    QFont font = QApplication::font();
    font.setPointSizeF(std::max(font.pointSizeF() + m_enlarged, 6.0));
    // On view it would be laid out again after each piece that is put in or dressed.
    auto* page = new QTextDocument(this);
    page->setUndoRedoEnabled(false);
    page->setDocumentMargin(pageMargin);
    page->setDefaultFont(font);
    page->setMarkdown(textOfPage(m_page),
        QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub | QTextDocument::MarkdownNoHTML));
    dressBlocks(*page);
    dressTables(*page);
    fitPictures(*page);
    const std::unique_ptr<QTextDocument> former(m_document);
    m_document = page;
    setExtraSelections({}); // which are of the former page
    page->setTextWidth(viewport()->width()); // tables keep the width of their first layout
    setDocument(page);
    mark(m_marked);
}

void HelpText::dressBlocks(QTextDocument& page)
{
    const double size = page.defaultFont().pointSizeF();
    const QColor shaded = palette().color(QPalette::AlternateBase);
    const QStringList fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).families();
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        const bool isCode = isCodeBlock(block);
        const bool isInTable = cursor.currentTable() != nullptr;
        if (level > 0) {
            format.setTopMargin(block == page.begin() ? 0 : size * 1.6);
            format.setBottomMargin(size * 0.5);
        } else if (isCode) {
            format.setBackground(shaded);
            format.setLeftMargin(codeIndent);
            format.setNonBreakableLines(false);
            format.setTopMargin(0);
            format.setBottomMargin(block.next().isValid() && isCodeBlock(block.next()) ? 0 : size * 0.8);
        } else if (!isInTable && !hasPicture(block)) {
            format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
            format.setTopMargin(0);
            format.setBottomMargin(block.textList() ? size * 0.35 : size * 0.8);
        }
        cursor.setBlockFormat(format);
        forEachFragment(block, [&](int start, int length, QTextCharFormat look) {
            QTextCursor piece(&page);
            piece.setPosition(start);
            piece.setPosition(start + length, QTextCursor::KeepAnchor);
            if (level > 0) {
                look.clearProperty(QTextFormat::FontSizeAdjustment);
                look.setFontPointSize(size * headingSizes[std::min<std::size_t>(std::size_t(level), 3) - 1]);
                look.setFontWeight(QFont::DemiBold);
            }
            if (look.fontFixedPitch()) {
                look.setFontFamilies(fixed);
                if (level == 0)
                    look.setBackground(shaded);
            }
            if (look.isAnchor()) {
                look.setForeground(palette().color(QPalette::Link));
                look.setFontUnderline(true);
                look.setUnderlineStyle(
                    isShowLink(QUrl(look.anchorHref())) ? QTextCharFormat::DotLine : QTextCharFormat::SingleUnderline);
            }
            piece.setCharFormat(look);
            if (look.fontFixedPitch())
                dressArrows(page, start, length, look);
        });
    }
}

/// In fonts for code they are so small that one cannot be told from another: keys are named by those of the text.
void HelpText::dressArrows(QTextDocument& page, int start, int length, QTextCharFormat look)
{
    look.setFontFamilies(page.defaultFont().families());
    look.setFontFixedPitch(false);
    for (int at = start; at < start + length; ++at) {
        const QChar letter = page.characterAt(at);
        if (letter < QChar(0x2190) || letter > QChar(0x2193)) // ← ↑ → ↓
            continue;
        QTextCursor arrow(&page);
        arrow.setPosition(at);
        arrow.setPosition(at + 1, QTextCursor::KeepAnchor);
        arrow.setCharFormat(look);
    }
}

void HelpText::dressTables(QTextDocument& page)
{
    const QColor line = palette().color(QPalette::Mid);
    const QColor shaded = palette().color(QPalette::AlternateBase);
    for (QTextFrame* frame : page.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(line);
        format.setCellPadding(cellPadding);
        format.setCellSpacing(0);
        format.setBottomMargin(page.defaultFont().pointSizeF());
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(0, column);
            QTextCharFormat look = cell.format();
            look.setBackground(shaded);
            cell.setFormat(look);
        }
    }
}

/// No picture is wider than the page.
void HelpText::fitPictures(QTextDocument& page)
{
    const double room = std::max(viewport()->width() - 2 * pageMargin, 100.0);
    bool hasPictures = false;
    QTextCursor all(&page);
    all.beginEditBlock(); // so that the document is laid out once
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        forEachFragment(block, [&](int start, int length, const QTextCharFormat& format) {
            if (!format.isImageFormat())
                return;
            QTextImageFormat picture = format.toImageFormat();
            const QUrl name(picture.name());
            const auto image = loadResource(QTextDocument::ImageResource, name).value<QImage>();
            if (image.isNull())
                return;
            hasPictures = true;
            const double width = std::min<double>(image.width(), room);
            const double height = width * image.height() / image.width();
            const QSize drawn = QSizeF(width, height).toSize() * devicePixelRatioF();
            // The document would not smooth what it makes smaller.
            page.addResource(
                QTextDocument::ImageResource, name, image.scaled(drawn, Qt::KeepAspectRatio, Qt::SmoothTransformation));
            picture.setWidth(width);
            picture.setHeight(height);
            QTextCursor piece(&page);
            piece.setPosition(start);
            piece.setPosition(start + length, QTextCursor::KeepAnchor);
            piece.setCharFormat(picture);
        });
    }
    all.endEditBlock();
    // Qt lays out again what stands around each picture, and nothing behind the second one.
    if (hasPictures)
        page.markContentsDirty(0, page.characterCount());
}

void HelpText::mark(const QString& words)
{
    QList<ExtraSelection> marks;
    QTextCharFormat look;
    look.setBackground(palette().color(QPalette::Highlight));
    look.setForeground(palette().color(QPalette::HighlightedText));
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        for (QTextCursor found = document()->find(word); !found.isNull(); found = document()->find(word, found))
            marks.push_back({found, look});
    }
    setExtraSelections(marks);
}

void HelpText::goTo(const HelpHeading& heading)
{
    const std::vector<HelpHeading> headings = headingsOf(m_page);
    const auto wanted = std::ranges::find(headings, heading.anchor, &HelpHeading::anchor);
    auto left = wanted - headings.begin();
    if (wanted == headings.begin() || wanted == headings.end()) {
        moveCursor(QTextCursor::Start);
        verticalScrollBar()->setValue(0);
        return;
    }
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || left-- > 0)
            continue;
        setTextCursor(QTextCursor(block));
        const double top = document()->documentLayout()->blockBoundingRect(block).top();
        verticalScrollBar()->setValue(static_cast<int>(top) - 4);
        return;
    }
}

HelpHeading HelpText::headingOnTop() const
{
    const std::vector<HelpHeading> headings = headingsOf(m_page);
    if (headings.empty())
        return {};
    const double reading = verticalScrollBar()->value() + 2 * pageMargin;
    std::size_t at = 0;
    std::size_t found = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        if (document()->documentLayout()->blockBoundingRect(block).top() <= reading)
            found = at;
        ++at;
    }
    return headings[std::min(found, headings.size() - 1)];
}

QVariant HelpText::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return {};
    QString path = QStringLiteral(":/help/") + name.path().section(u'/', -2); // of translated pages, too
    if (isDark(palette()))
        path.replace(QStringLiteral("-light.png"), QStringLiteral("-dark.png"));
    return QImage(path);
}

void HelpText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if ((event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) || m_isRendering
        || m_page.isEmpty())
        return;
    const HelpHeading there = headingOnTop();
    render();
    goTo(there);
}

void HelpText::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    fitPictures(*document());
}

} // namespace arcwright::ui
