// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/lesson_texts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFile>

#include "ui/look/joined_texts.h"

namespace arcwright::ui {

namespace {

struct LessonText {
    const char* id;
    const char* title;
    const char* text;
};

/// In the order of the menu. MP: McDonald and Pereira 2006; IAM: Iwatate, Asahara and Matsumoto 2008.
constexpr LessonText texts[] = {
    {"mcdonald-2006-figure-1", QT_TRANSLATE_NOOP("Lesson", "McDonald & Pereira, Figure 1: a projective tree"),
        QT_TRANSLATE_NOOP("Lesson",
            "Every word has one head, one word hangs on the root, and no two arcs cross: the tree is projective. Its "
            "score is the sum of the scores of its arcs, each seen by itself, which is what first order means. "
            "Eisner's "
            "algorithm finds the best such tree. Go back with the left arrow to see how it came about.")},
    {"mcdonald-2006-figure-2",
        QT_TRANSLATE_NOOP("Lesson", "McDonald & Pereira, Figure 2: a tree that is not projective"),
        QT_TRANSLATE_NOOP("Lesson",
            "What belongs to the parcel stands at the end, so its arc crosses the one from the root. Both algorithms "
            "have the "
            "same "
            "scores. Chu and Liu's and Edmonds' looks at all trees and finds the one that was meant; Eisner's, beside "
            "it, cannot draw the crossing arc and has to hang the last words elsewhere.")},
    {"mcdonald-2006-figure-3", QT_TRANSLATE_NOOP("Lesson", "McDonald & Pereira, Figure 3: siblings in the chart"),
        QT_TRANSLATE_NOOP("Lesson",
            "Second order gives scores to pairs of neighbouring dependents on one side of a head. The chart needs one "
            "more kind "
            "of item for that, the box of two siblings: it is put together first, and only then does the head take "
            "it over. First order, beside it, has forgotten the dependent before. Here the pair decides where the last "
            "phrase hangs.")},
    {"mcdonald-2006-figure-4",
        QT_TRANSLATE_NOOP("Lesson", "McDonald & Pereira, Figure 4: climbing away from projectivity"),
        QT_TRANSLATE_NOOP("Lesson",
            "With pairs of siblings, nobody knows a fast way to find the best of all trees (the appendix shows why). "
            "So one begins with the best projective tree and changes one head at a time, always the one that gains "
            "most, until no change gains anything. Here one move is enough, and it makes two arcs cross. Where the "
            "root may have one dependent alone, no single change can give it another; so a move of two arcs is "
            "allowed beside those of the figure, and can be forbidden.")},
    {"mcdonald-2006-figure-5", QT_TRANSLATE_NOOP("Lesson", "McDonald & Pereira, Figure 5: words with several heads"),
        QT_TRANSLATE_NOOP("Lesson",
            "The hunter is also the finder, and what is found is what was hunted: two words depend on two heads each. "
            "Climbing goes on as before, but a move may also add a head, as long as no cycle comes of it.")},
    {"mcdonald-2006-figure-6", QT_TRANSLATE_NOOP("Lesson", "McDonald & Pereira, Figure 6: one step of MIRA"),
        QT_TRANSLATE_NOOP("Lesson",
            "The sentence is parsed with the weights as they are and compared with the tree to learn. MIRA then "
            "changes "
            "the weights as little as it can so that the right tree is ahead of the one found by as much as that one "
            "is wrong. What is kept in the end is the average of the weights after every sentence of every round.")},
    {"mcdonald-2006-appendix", QT_TRANSLATE_NOOP("Lesson", "McDonald & Pereira, appendix: three-dimensional matching"),
        QT_TRANSLATE_NOOP("Lesson",
            "Why the best tree of second order is hard to find: a puzzle hides in it. Each x wants one y and one z, "
            "and "
            "only some triples are allowed: here x y′ z, x′ y z′ and, to lead astray, x y z. A pair of siblings scores "
            "1 "
            "if it makes a triple and −3 if not (the paper forbids that, and a z without a y). A tree that scores 2, "
            "one for each x, is a "
            "matching. From the best projective tree, climbing gets stuck; let it start from the best tree of first "
            "order, and it finds the matching. Whoever could always find the best tree quickly could solve every "
            "such puzzle quickly.")},
    {"iwatate-2008-figure-1", QT_TRANSLATE_NOOP("Lesson", "Iwatate et al., Figure 1 (a): a head far away"),
        QT_TRANSLATE_NOOP("Lesson",
            "“My sister is a child who does not sing songs.” In Japanese every bunsetsu but the last depends on one to "
            "its "
            "right. The first one does not depend on the verb, although it might: the noun at the end is the better "
            "head.")},
    {"iwatate-2008-figure-1b", QT_TRANSLATE_NOOP("Lesson", "Iwatate et al., Figure 1 (b): the same pair, now an arc"),
        QT_TRANSLATE_NOOP("Lesson",
            "“My sister does not sing songs.” The first and the last bunsetsu were there in (a), too, and there was no "
            "arc between them. Whoever looks at two bunsetsu alone cannot tell the two sentences apart.")},
    {"iwatate-2008-figure-2", QT_TRANSLATE_NOOP("Lesson", "Iwatate et al., Figure 2: a tournament"),
        QT_TRANSLATE_NOOP("Lesson",
            "The candidates of one dependent play a step-ladder tournament: the first two play, the winner plays the "
            "third, and who wins the last game is the head. Click a game to let the other one win, and see what "
            "follows from it.")},
    {"iwatate-2008-figure-3",
        QT_TRANSLATE_NOOP("Lesson", "Iwatate et al., Figure 3 and Table 1 (a): examples to learn from"),
        QT_TRANSLATE_NOOP("Lesson",
            "To learn who wins, the true head plays every other bunsetsu to the right of the dependent, whether arcs "
            "would cross or not. Whoever is asked about pairs gets contradicting answers from sentences (a) and (b), "
            "about the first bunsetsu and the verb; games do not contradict each other.")},
    {"iwatate-2008-table-1", QT_TRANSLATE_NOOP("Lesson", "Iwatate et al., Table 1 (b): examples to learn from"),
        QT_TRANSLATE_NOOP(
            "Lesson", "The shorter sentence gives one game only, since the bunsetsu before the last has no choice.")},
    {"iwatate-2008-figure-4", QT_TRANSLATE_NOOP("Lesson", "Iwatate et al., Figure 4: the parser"),
        QT_TRANSLATE_NOOP("Lesson",
            "Dependents are taken from right to left, and the candidates of each are the next bunsetsu, its head, that "
            "one's head and so on: nobody else can be reached without crossing an arc. Shift-reduce, beside it, "
            "decides "
            "about pairs, and takes the first head that will do.")},
    {"paskin-2001-inside-outside",
        QT_TRANSLATE_NOOP("Lesson", "Baker 1979, Paskin 2001: how likely each arc is, inside and outside"),
        QT_TRANSLATE_NOOP("Lesson",
            "“From the tower” may say where we were, or which birds. Where Eisner's algorithm, beside it, keeps the "
            "best "
            "way to put an item together, the sums of all ways are kept here: the same chart, first from short spans "
            "to "
            "the whole (inside), then from the whole down to the words (outside). What is inside an item and what is "
            "around it, divided by the sum over all trees, is the share of the trees that have it. So each arc gets a "
            "probability, and how sure the best tree is can be said.")},
    {"koo-2007-matrix-tree",
        QT_TRANSLATE_NOOP("Lesson", "Koo et al., Smith & Smith, McDonald & Satta 2007: sums by a determinant"),
        QT_TRANSLATE_NOOP("Lesson",
            "There are more trees than anybody can list, and arcs may cross; still they can be summed. The weight of "
            "an "
            "arc is e to its score. Each word's column of the Laplacian has the weights of its heads, with a minus, "
            "and "
            "their sum on the diagonal; the determinant is the sum over all trees. Where the root may have one "
            "dependent "
            "alone, the first row has its weights. From the inverse follows how likely each arc is. Here the arc that "
            "crosses is likelier than its rival, which does not.")},
    {"huang-2005-k-best", QT_TRANSLATE_NOOP("Lesson", "Huang & Chiang 2005: the best trees, in order"),
        QT_TRANSLATE_NOOP("Lesson",
            "Whoever wants to choose later, or to learn from what is nearly right, needs the next trees, too. Every "
            "item "
            "keeps its best derivations, not one alone. Those of its two parts, in order, make a grid of sums: the "
            "best "
            "stands in the corner, and when a sum has been taken, only its two neighbours can come next. A heap of "
            "such "
            "candidates gives them in their order, and nothing else is looked at. The second tree hangs “from the "
            "tower” on the birds.")},
    {"nivre-2008-arc-standard", QT_TRANSLATE_NOOP("Lesson", "Nivre 2008, section 4.1: arc-standard"),
        QT_TRANSLATE_NOOP("Lesson",
            "One goes from left to right and decides at once, with a stack, a buffer of the words to come, and a few "
            "transitions. Arc-standard builds from the bottom: a word gets its head when it has all its own "
            "dependents. "
            "So “to” must not be joined to “wrote” yet, as “friends” could never hang on it afterwards; a SHIFT comes "
            "first. Two transitions a word are enough, where a chart needs n³ steps; but what is decided is not "
            "weighed "
            "again.")},
    {"nivre-2008-arc-eager", QT_TRANSLATE_NOOP("Lesson", "Nivre 2008, section 4.2: arc-eager"),
        QT_TRANSLATE_NOOP("Lesson",
            "Arc-eager makes an arc to the right as soon as both words are there: “wrote” has “letters” already, and "
            "will "
            "have “to” before “friends” has been seen. A word that has its head stays on the stack for dependents to "
            "come, until REDUCE takes it off, as “letters” now. Whoever decides early has to be told early: the scores "
            "are not quite those of the lesson about arc-standard, with which “to” gets no head until the end.")},
    {"nivre-2009-swap", QT_TRANSLATE_NOOP("Lesson", "Nivre 2009: crossing arcs by changing places"),
        QT_TRANSLATE_NOOP("Lesson",
            "Transitions join the two words on top of the stack, so arcs that cross are out of their reach. SWAP puts "
            "the lower of the two back into the buffer: words change places until those that belong together stand "
            "side "
            "by side, and in that order no arcs cross. Here “came” has to let “from” pass, for “parcel” wants it more. "
            "Every tree can be built so. Sorting n words may take some n² swaps; sentences need few, and most none.")},
    {"corston-oliver-2006-version-space",
        QT_TRANSLATE_NOOP("Lesson", "Corston-Oliver et al. 2006, section 4.2: weights in the version space"),
        QT_TRANSLATE_NOOP("Lesson",
            "A learner with two weights, so that all weights there can be are a plane. Each sentence is learnt on one "
            "side of its lines; where all are learnt is the version space. Any weights there make no error on what was "
            "learnt, and yet those in its middle, the Bayes point, are the best guess for sentences to come. Go from "
            "the "
            "start: a perceptron stops where nothing is wrong any more, wherever in the space that is. Then choose the "
            "Bayes Point Machine as learner: several perceptrons, each with the sentences in an order of its own, stop "
            "in different places, and their mean lies further within than the outermost of them. It is weights that "
            "are "
            "averaged, not answers.")},
};

const LessonText* textWith(const std::string& id)
{
    const auto found
        = std::find_if(std::begin(texts), std::end(texts), [&](const LessonText& one) { return one.id == id; });
    return found == std::end(texts) ? nullptr : &*found;
}

QVector<Lesson> readBuiltInLessons()
{
    QVector<Lesson> lessons;
    for (const LessonText& one : texts) {
        QFile file(QStringLiteral(":/lessons/%1.json").arg(QLatin1String(one.id)));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        if (const auto lesson = parseLesson(file.readAll().toStdString(), file.fileName().toStdString()))
            lessons << *lesson;
    }
    return lessons;
}

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(TeachingProblem)
};

} // namespace

QString languageOfTexts()
{
    return QCoreApplication::translate("StepExport", "en", "the language of this translation, as HTML names it");
}

QString inLanguageOfTexts(const LessonWords& words)
{
    return QString::fromStdString(words.in(languageOfTexts().toStdString()));
}

QVector<Lesson> builtInLessons()
{
    // Reading them took a fifth of making a window under sanitizers. What could not be read is tried again.
    static QVector<Lesson> lessons;
    if (lessons.size() < static_cast<qsizetype>(std::size(texts)))
        lessons = readBuiltInLessons();
    return lessons;
}

QString titleOf(const Lesson& lesson)
{
    const LessonText* text = textWith(lesson.id);
    return !lesson.title.empty() ? inLanguageOfTexts(lesson.title)
        : text != nullptr        ? QCoreApplication::translate("Lesson", text->title)
                                 : QString::fromStdString(lesson.id);
}

QString textOf(const Lesson& lesson)
{
    const LessonText* text = textWith(lesson.id);
    return !lesson.text.empty() ? inLanguageOfTexts(lesson.text)
        : text != nullptr       ? QCoreApplication::translate("Lesson", text->text)
                                : QString();
}

QString faultOf(const TeachingProblem& problem)
{
    const QString file = QString::fromStdString(problem.file);
    const QString member = QString::fromStdString(problem.member);
    const QString expected = QString::fromStdString(problem.expected);
    switch (problem.fault) {
    case TeachingFault::NotReadable:
        return ProblemText::tr("%1 cannot be read.").arg(file);
    case TeachingFault::NotJson:
        return ProblemText::tr("%1, line %2, column %3: this is no JSON.")
            .arg(file)
            .arg(problem.line)
            .arg(problem.column);
    case TeachingFault::NotWritable:
        return ProblemText::tr("%1 cannot be written.").arg(file);
    case TeachingFault::OtherKind:
        return ProblemText::tr("%1 is no %2 file.").arg(file, expected);
    case TeachingFault::Damaged:
        return ProblemText::tr("%1: %2 is damaged.").arg(file, member);
    case TeachingFault::OtherExercise:
        return ProblemText::tr("%1 has the answers to another exercise.").arg(file);
    case TeachingFault::TooNew:
        return ProblemText::tr("%1 was written by a newer version of Arcwright; this one reads version %2.")
            .arg(file, expected);
    case TeachingFault::Missing:
        return ProblemText::tr("%1: %2 is missing; expected %3.").arg(file, member, expected);
    case TeachingFault::Unknown:
        return ProblemText::tr("%1: %2 is not known; expected %3.").arg(file, member, expected);
    case TeachingFault::WrongValue:
        return ProblemText::tr("%1: %2 is not what was expected: %3.").arg(file, member, expected);
    case TeachingFault::TooLarge:
        return ProblemText::tr("%1 is larger than %2; no such file has to be.").arg(file, expected);
    case TeachingFault::OutOfRange:
        return ProblemText::tr("%1: %2 is out of range; expected %3.").arg(file, member, expected);
    }
    return {};
}

namespace {

/// What can be done about it.
QString stepAfter(TeachingFault fault)
{
    switch (fault) {
    case TeachingFault::NotReadable:
        return ProblemText::tr("Check that it is there and that you may read it.");
    case TeachingFault::NotWritable:
        return ProblemText::tr("Choose another folder or name.");
    case TeachingFault::OtherKind:
    case TeachingFault::OtherExercise:
        return ProblemText::tr("Choose another file.");
    case TeachingFault::TooNew:
        return ProblemText::tr("Update Arcwright.");
    default:
        return ProblemText::tr("Ask for the file again, or mend it in a text editor.");
    }
}

} // namespace

QString sentenceFor(const TeachingProblem& problem)
{
    return inARow({faultOf(problem), stepAfter(problem.fault)});
}

QString withTitleOf(const LessonSeries& series, const QString& stop)
{
    const QString whole = inLanguageOfTexts(series.title);
    return whole.isEmpty() || whole == stop ? stop : whole + QStringLiteral(" – ") + stop;
}

} // namespace arcwright::ui
