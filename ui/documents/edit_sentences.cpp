// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/edit_sentences.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/editing/moved_arcs.h"
#include "core/editing/remark_operations.h"
#include "core/editing/split_sentence.h"
#include "core/editing/suspicion_decisions.h"
#include "ui/canvas/isolated_text.h"
#include "ui/canvas/named_form.h"

namespace arcwright::ui {

namespace {

constexpr qsizetype longestText = 40;
constexpr qsizetype mostChanges = 3;

QString cut(const std::string& text)
{
    const QString line = QString::fromStdString(text).simplified();
    return line.size() > longestText ? line.left(longestText - 1).trimmed() + u'…' : line;
}

/// A text of the file, cut so that a line stays one.
QString shown(const std::string& text)
{
    return isolated(cut(text));
}

/// A form of the file.
QString formShown(const std::string& form)
{
    return namedForm(cut(form));
}

/// A value, or the sign for an empty field.
QString valueShown(const std::string& text)
{
    return text.empty() ? QStringLiteral("_") : shown(text);
}

/// Attributes of `value` that are not among those of `other`, behind an ellipsis that stands for the others.
QString differingAttributes(const std::string& value, const std::string& other)
{
    const QStringList others = QString::fromStdString(other).split(u'|');
    QStringList shownOnes{QStringLiteral("…")};
    for (const QString& attribute : QString::fromStdString(value).split(u'|', Qt::SkipEmptyParts)) {
        if (!others.contains(attribute))
            shownOnes << attribute;
    }
    return shown(shownOnes.join(u'|').toStdString());
}

/// Attributes, which are told whole where they are few, and as what differs where both would be cut to the same.
QString attributesShown(const std::string& value, const std::string& other)
{
    const bool isLong = std::max(value.size(), other.size()) > static_cast<std::size_t>(longestText);
    return isLong && !value.empty() && !other.empty() ? differingAttributes(value, other) : valueShown(value);
}

class Words {
    Q_DECLARE_TR_FUNCTIONS(arcwright::ui::Step)
public:
    static QString field(const std::string& name)
    {
        if (name == "FORM")
            return tr("form");
        if (name == "LEMMA")
            return tr("lemma");
        if (name == "FEATS")
            return tr("features");
        if (name == "DEPREL")
            return tr("relation");
        return QString::fromStdString(name); // UPOS, XPOS, MISC, and what only some files have
    }

    static QString head(const ChangeSide& side)
    {
        return side.head.empty() ? tr("none") : side.head == "0" ? tr("root") : formShown(side.headForm);
    }

    static QString fieldChange(const Change& change)
    {
        const QString form = formShown(change.before.form);
        if (change.field == "HEAD")
            return tr("%1: head %2 → %3").arg(form, head(change.before), head(change.after));
        if (change.field == "FORM")
            return tr("form %1 → %2").arg(valueShown(change.before.value), valueShown(change.after.value));
        const std::string& before = change.before.value;
        const std::string& after = change.after.value;
        const bool areAttributes = change.field == "FEATS" || change.field == "MISC";
        return tr("%1: %2 %3 → %4")
            .arg(form, field(change.field), areAttributes ? attributesShown(before, after) : valueShown(before),
                areAttributes ? attributesShown(after, before) : valueShown(after));
    }

    static QString bunsetsu(const Change& change)
    {
        if (change.kind == ChangeKind::Added)
            return tr("new bunsetsu %1").arg(formShown(change.after.form));
        if (change.kind == ChangeKind::Removed)
            return tr("bunsetsu %1 gone").arg(formShown(change.before.form));
        const QString form = formShown(change.before.form);
        if (change.before.headForm != change.after.headForm || change.before.head.empty() != change.after.head.empty())
            return tr("%1: head %2 → %3").arg(form, head(change.before), head(change.after));
        if (change.before.value != change.after.value)
            return tr("%1: type %2 → %3").arg(form, valueShown(change.before.value), valueShown(change.after.value));
        return tr("bunsetsu %1 → %2").arg(form, formShown(change.after.form));
    }

    static QString of(const ChangeSide& side, std::string ChangeSide::*text)
    {
        return text == &ChangeSide::form ? formShown(side.form) : shown(side.*text);
    }

    /// One of three phrases about what was added, removed or altered.
    static QString of(const Change& change, const QString& added, const QString& removed, const QString& altered,
        std::string ChangeSide::*text)
    {
        switch (change.kind) {
        case ChangeKind::Added:
            return added.arg(of(change.after, text));
        case ChangeKind::Removed:
            return removed.arg(of(change.before, text));
        case ChangeKind::Altered:
            return altered.arg(of(change.before, text), of(change.after, text));
        }
        return {};
    }

    static QString parent(const Change& change)
    {
        const bool added = change.kind == ChangeKind::Added;
        const ChangeSide& side = added ? change.after : change.before;
        const QString pattern = added ? tr("%1: also %2 of %3") : tr("%1: no longer %2 of %3");
        return pattern.arg(formShown(side.form), shown(side.value), head(side));
    }

    /// A decision on a suspicious annotation.
    static QString decided(SuspicionDecision decision, bool added, const QString& form)
    {
        switch (decision) {
        case SuspicionDecision::Accepted:
            return (added ? tr("%1: was wrong") : tr("%1: not said to have been wrong any more")).arg(form);
        case SuspicionDecision::Kept:
            return (added ? tr("%1: kept as annotated") : tr("%1: to be decided again")).arg(form);
        case SuspicionDecision::Postponed:
            break;
        }
        return (added ? tr("%1: decision postponed") : tr("%1: to be decided again")).arg(form);
    }

    static QString waiver(const Change& change)
    {
        const bool added = change.kind == ChangeKind::Added;
        const ChangeSide& side = added ? change.after : change.before;
        if (isRemark(change.field))
            return (added ? tr("%1: remark: %2") : tr("%1: removed remark: %2"))
                .arg(formShown(side.form), shown(side.value));
        if (const auto decision = decisionOfTest(change.field))
            return decided(*decision, added, formShown(side.form));
        const QString test = QString::fromStdString(change.field);
        if (side.form.empty())
            return (added ? tr("waived %1") : tr("no longer waived: %1")).arg(test);
        return (added ? tr("%1: waived %2") : tr("%1: no longer waived: %2")).arg(formShown(side.form), test);
    }

    static QString change(const Change& change)
    {
        switch (change.what) {
        case Changed::Sentence:
            return of(change, tr("new sentence %1"), tr("removed sentence %1"), tr("text %1 → %2"), &ChangeSide::value);
        case Changed::Word:
            return of(change, tr("inserted %1"), tr("deleted %1"), {}, &ChangeSide::form);
        case Changed::WordField:
            return fieldChange(change);
        case Changed::Parent:
            return parent(change);
        case Changed::Multiword:
            return of(change, tr("multiword token %1"), tr("dissolved multiword token %1"),
                tr("multiword token %1 → %2"), &ChangeSide::form);
        case Changed::EmptyNode:
            return of(change, tr("inserted empty node %1"), tr("deleted empty node %1"), {}, &ChangeSide::node);
        case Changed::Bunsetsu:
            return bunsetsu(change);
        case Changed::Comment:
            return of(change, tr("added %1"), tr("removed %1"), tr("%1 → %2"), &ChangeSide::value);
        case Changed::Confirmation:
            return change.kind == ChangeKind::Added ? tr("confirmed") : tr("no longer confirmed");
        case Changed::Pin:
            return of(change, tr("pinned %1"), tr("unpinned %1"), {}, &ChangeSide::form);
        case Changed::Waiver:
            return waiver(change);
        case Changed::Remark:
            return of(change, tr("remark: %1"), tr("removed remark: %1"), tr("remark: %1 → %2"), &ChangeSide::value);
        }
        return {};
    }

    /// The words an operation divided or united, on both sides; nothing if it did neither.
    static QString divided(const std::vector<Change>& changes, Changed what)
    {
        std::map<int, QString> old; // by number, since bunsetsu that are new come last
        std::map<int, QString> now;
        for (const Change& change : changes) {
            const bool isForm = what == Changed::Word && change.what == Changed::WordField && change.field == "FORM";
            if (change.what != what && !isForm)
                continue;
            if (change.kind != ChangeKind::Added)
                old[std::stoi(change.before.node)] = formShown(change.before.form);
            if (change.kind != ChangeKind::Removed)
                now[std::stoi(change.after.node)] = formShown(change.after.form);
        }
        QStringList before;
        QStringList after;
        for (const auto& [number, form] : old)
            before << form;
        for (const auto& [number, form] : now)
            after << form;
        const QString plus = QStringLiteral(" + ");
        if (before.size() == 1 && after.size() > 1)
            return tr("split %1: %2").arg(before.front(), after.join(plus));
        if (before.size() > 1 && after.size() == 1)
            return tr("joined %1: %2").arg(before.join(plus), after.front());
        return {};
    }

    static QString splitBefore(const Sentence& sentence, int word)
    {
        const QString form = formShown(sentence.word(word).form);
        const std::size_t gone = furtherArcsAcross(sentence, word);
        return gone == 0
            ? tr("split the sentence before %1").arg(form)
            : tr("split the sentence before %1; arcs of the enhanced graph between the parts, which went: %2")
                  .arg(form)
                  .arg(gone);
    }

    static QString ofSentences(const Edit& edit)
    {
        if (edit.before.size() == 1 && edit.after.size() == 2 && edit.after[0]->size() < edit.before[0]->size())
            return splitBefore(*edit.before[0], edit.after[0]->size() + 1);
        if (edit.before.size() == 2 && edit.after.size() == 1)
            return tr("joined two sentences");
        return {};
    }

    /// The changes of one kind, if there are any.
    static QString only(const std::vector<Change>& changes, Changed what)
    {
        std::vector<Change> found;
        std::copy_if(changes.begin(), changes.end(), std::back_inserter(found),
            [&](const Change& change) { return change.what == what; });
        return list(found, false); // arcs are no operation of their own here
    }

    /// An arc of the enhanced graph that got another head or relation.
    static QString otherArc(const Change& gone, const Change& added)
    {
        return tr("%1: %2 of %3 → %4 of %5", "an arc of the enhanced graph: word, relation and head, before and after")
            .arg(formShown(gone.before.form), shown(gone.before.value), head(gone.before), shown(added.after.value),
                head(added.after));
    }

    /// What is said of some changes. The numbers of nodes are those of their sentence, so that arcs are compared only
    /// where there is one.
    static QString list(const std::vector<Change>& changes, bool areOfOneSentence)
    {
        const auto others = areOfOneSentence ? movedArcs(changes) : std::vector<std::size_t>();
        QStringList lines;
        int more = 0;
        for (std::size_t i = 0; i < changes.size(); ++i) {
            const std::size_t other = areOfOneSentence ? others[i] : i;
            if (other < i)
                continue; // said with that one
            const bool isGoneFirst = changes[i].kind == ChangeKind::Removed;
            if (lines.size() == mostChanges)
                ++more;
            else if (other == i)
                lines << change(changes[i]);
            else
                lines << otherArc(changes[isGoneFirst ? i : other], changes[isGoneFirst ? other : i]);
        }
        const QString text = lines.join(tr("; "));
        return more > 0 ? text + tr("; and %n more", nullptr, more) : text;
    }

    /// True of changes that follow from another one, and are said only if nothing else is: a text that agrees with the
    /// forms, a basic phrase of KNP that follows its bunsetsu, a sentence that is confirmed no longer, that what was
    /// corrected had been wrong, and that an earlier decision has gone.
    static bool follows(const Change& change)
    {
        const QString comment = QString::fromStdString(change.after.value).simplified();
        const bool isText
            = comment.startsWith(QStringLiteral("# text =")) || comment.startsWith(QStringLiteral("#text ="));
        const auto decision
            = change.what == Changed::Waiver ? decisionOfTest(change.field) : std::optional<SuspicionDecision>();
        const bool isPhrase = comment.startsWith(QStringLiteral("+ "));
        return (change.what == Changed::Comment && change.kind == ChangeKind::Altered && (isText || isPhrase))
            || (change.what == Changed::Confirmation && change.kind == ChangeKind::Removed)
            || (decision && (*decision == SuspicionDecision::Accepted || change.kind == ChangeKind::Removed));
    }

    static QString anyChange(const std::vector<Change>& changes, bool areOfOneSentence)
    {
        std::vector<Change> main;
        std::remove_copy_if(changes.begin(), changes.end(), std::back_inserter(main), follows);
        return list(main.empty() ? changes : main, areOfOneSentence);
    }

    /// The edit in the operation's own words; empty if it did something else.
    static QString named(Operation operation, const Edit& edit, const std::vector<Change>& changes)
    {
        switch (operation) {
        case Operation::SplitToken:
        case Operation::JoinTokens:
            return divided(changes, Changed::Word);
        case Operation::InsertToken:
        case Operation::DeleteToken:
            return only(changes, Changed::Word);
        case Operation::MakeMultiword:
        case Operation::DissolveMultiword:
            return only(changes, Changed::Multiword);
        case Operation::InsertEmptyNode:
        case Operation::DeleteEmptyNode:
            return only(changes, Changed::EmptyNode);
        case Operation::SplitSentence:
        case Operation::JoinSentences:
            return ofSentences(edit);
        case Operation::SplitBunsetsu:
        case Operation::JoinBunsetsu:
            return divided(changes, Changed::Bunsetsu);
        case Operation::Confirm:
            return only(changes, Changed::Confirmation);
        case Operation::EditText:
            return tr("edited the text of a sentence");
        default:
            return {};
        }
    }

    static QString edit(Operation operation, const Edit& edit)
    {
        const auto found = changes(edit);
        if (found.empty())
            return tr("nothing changed");
        const QString name = named(operation, edit, found);
        const bool isOneSentence = edit.before.size() == 1 && edit.after.size() == 1;
        return name.isEmpty() ? anyChange(found, isOneSentence) : name;
    }

    /// How many arcs got another head or relation.
    static int arcs(const Step& step)
    {
        int count = 0;
        for (const Edit& edit : step.edits) {
            std::string last;
            for (const Change& change : changes(edit)) {
                const bool isArc
                    = change.what == Changed::Bunsetsu || change.field == "HEAD" || change.field == "DEPREL";
                if (isArc && change.after.node != last)
                    ++count;
                last = isArc ? change.after.node : last;
            }
        }
        return count;
    }

    static QString step(const Step& step)
    {
        if (step.edits.empty())
            return tr("nothing changed");
        if (step.operation == Operation::KeepAnnotationsInFile)
            return tr("annotations into the file");
        if (step.operation == Operation::KeepAnnotationsBeside)
            return tr("annotations out of the file");
        if (step.operation == Operation::AcceptPredictions) {
            if (const int count = arcs(step); count > 1 || step.edits.size() > 1)
                return tr("accepted %n predicted arc(s)", nullptr, count);
        }
        QString text = edit(step.operation, step.edits.front());
        if (step.edits.size() > 1)
            text = tr("%1; and %n more sentence(s)", nullptr, static_cast<int>(step.edits.size()) - 1).arg(text);
        return step.operation == Operation::Repair ? tr("repair: %1").arg(text) : text;
    }
};

} // namespace

QString stepSentence(const Step& step)
{
    return Words::step(step);
}

QString changeSentence(const Change& change)
{
    return Words::change(change);
}

} // namespace arcwright::ui
