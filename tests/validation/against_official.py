#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares our validation with that of the official UD validator, sentence by sentence: the ids of all incidents, in
order. Run by hand; needs a checkout of github.com/UniversalDependencies/tools and its requirements (udapi, regex).

    against_official.py --tools TOOLS --program BUILD/tests/arcwright_print_findings [--level 2] FILE.conllu...
    against_official.py --tools TOOLS --program ... --level 3 --cases tests/data/validation
    against_official.py --tools TOOLS --program ... --level 3 --mutate 20000 --seed 1 FILE.conllu...
    against_official.py --tools TOOLS --program ... --level 5 --lang cs [--mutate 20000] FILE.conllu...

With a language, levels 4 and 5 are compared by the data of TOOLS (of tests/data/ud-tools in language.cases): the ids
of those tests with the node that they are about, and mutated sentences are broken in what depends on the language.

--cases reads *.cases (see tests/data/validation/README.md) and also compares what they expect; --mutate breaks random
sentences of the files in random ways. Exit status: 0 all agree, 1 some differ.

What is set right in the official validator before comparing: `ref` is never a main relation of the basic tree. What is
not compared: the two tests about orphans in enhanced graphs, which depend on the order of sentences; and what the
official validator did not get to because it failed with an exception.
"""
import argparse
import io
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

UNCOMPARED = {'empty-node-after-eorphan', 'eorphan-after-empty-node'}
# Reported when the first feature of the treebank is met, so their place among other incidents differs.
DELAYED = {'pron-det-without-prontype', 'goeswith-missing-typo'}
OURS_ALONE = {'invalid-utf8'}
OF_FILE = {'non-unix-newline'}
OF_LANGUAGE = {'invalid-word-with-space', 'mwt-typo-repeated-at-word', 'feature-unknown', 'feature-not-permitted',
               'feature-value-unknown', 'feature-upos-not-permitted', 'feature-value-upos-not-permitted',
               'unknown-deprel', 'unknown-edeprel', 'aux-lemma', 'cop-lemma'}


class Official:
    def __init__(self, tools, level, lang='ud', data=None):
        sys.path.insert(0, str(tools))
        from udtools.src.udtools import utils, validator
        from udtools.src.udtools.state import State

        class Validator(validator.Validator):
            def check_deprel_format(self, state, cols, line):
                self.data.get_deprel_for_language('ud').discard('ref')
                return super().check_deprel_format(state, cols, line)

        self.utils, self.state_class = utils, State
        self.validator = Validator(lang=lang, level=level, datapath=data, output=None)

    def run(self, path):
        """For each sentence its first line, incidents as (id, line), and the exception that ended it, if any; and the
        incidents of the file."""
        state = self.state_class()
        sentences = []
        with io.open(path, 'r', encoding='utf-8') as handle:
            for lines in self.utils.next_sentence(state, handle):
                failure = None
                try:
                    self.validator.validate_sentence(lines, state)
                except Exception as exception:
                    failure = f'{type(exception).__name__}: {exception}'
                sentences.append([state.current_line - len(lines) + 1, [], failure])
            self.validator.check_newlines(state, handle)
        of_file = []
        for incident in state.error_tracker:
            if incident.testid in OF_FILE:
                of_file.append(incident.testid)
                continue
            low, high = 0, len(sentences) - 1
            while low < high:
                middle = (low + high + 1) // 2
                low, high = (middle, high) if sentences[middle][0] <= incident.lineno else (low, middle - 1)
            name = incident.testid
            if name in OF_LANGUAGE:
                name += f'@{incident.nodeid}'
            sentences[low][1].append((name, incident.lineno))
        return sentences, of_file


def ours(program, level, paths, language=()):
    """For each path the sentences as above. The language: its code and the folder of its data, or nothing."""
    output = subprocess.run([program, str(level), *language, *paths], check=True, capture_output=True, text=True).stdout
    results = []
    for line in output.splitlines():
        if line.startswith('== '):
            results.append([])
            continue
        first, *found = line.split(' ')
        results[-1].append((int(first), [as_incident(each) for each in found]))
    return results


def as_incident(text):
    """An id with its line, of `id:line` or `id@node:line`."""
    name, line = text.rsplit(':', 1)
    return name, int(line)


def without_node(name):
    return name.split('@')[0]


def comparable(incidents):
    ids = [name for name, _ in incidents if name not in UNCOMPARED | OURS_ALONE | OF_FILE]
    return [name for name in ids if name not in DELAYED], sorted(name for name in ids if name in DELAYED)


class Tally:
    def __init__(self):
        self.sentences = self.agreed = self.failed = self.incidents = self.lines = self.with_incidents = 0
        self.of_language = 0
        self.ids, self.shown = set(), 0

    def show(self, text):
        self.shown += 1
        if self.shown <= 40:
            print(text)

    def compare(self, path, official, own, quiet=False):
        sentences, of_file = official
        if len(sentences) != len(own):
            self.show(f'{path}: {len(sentences)} sentences officially, {len(own)} here')
        for (line, theirs, failure), (own_line, mine) in zip(sentences, own):
            self.sentences += 1
            self.with_incidents += 1 if theirs else 0
            self.ids |= {without_node(name) for name, _ in theirs}
            self.of_language += sum(1 for name, _ in theirs if '@' in name)
            expected, found = comparable(theirs), comparable(mine)
            if failure is not None:
                self.failed += 1
                # What comes before the failure must agree.
                if found[0][:len(expected[0])] != expected[0] and not {'invalid-word-id', 'empty-sentence'} & set(found[0]):
                    self.show(f'{path}:{line}: official {expected[0]} and then {failure}\n    ours {found[0]}')
                continue
            if line == own_line and expected == found:
                self.agreed += 1
                self.incidents += len(theirs)
                self.lines += sum(1 for a, b in zip(theirs, [m for m in mine if m[0] not in OF_FILE]) if a == b)
            else:
                self.show(f'{path}:{line}: differs\n    official {expected}\n    ours     {found}')
        mine = sorted({name for _, incidents in own for name, _ in incidents if name in OF_FILE})
        if mine != sorted(of_file):
            self.agreed -= 1
            self.show(f'{path}: of the file, official {of_file}, ours {mine}')

    def summary(self, title):
        print(f'{title}: {self.sentences} sentences, {self.agreed} agree, '
              f'{self.sentences - self.agreed - self.failed} differ, official validator failed on {self.failed}; '
              f'{self.with_incidents} have incidents; {self.incidents} incidents agree, {self.lines} of them on the '
              f'same line; {len(self.ids)} test ids seen; {self.of_language} incidents of language')
        return self.agreed + self.failed == self.sentences


def read_cases(folder):
    """Yields name, expected ids and bytes of each case."""
    for path in sorted(pathlib.Path(folder).glob('*.cases')):
        name = expected = None
        body = []
        for line in path.read_bytes().split(b'\n')[:-1] + [b'@ ']:
            if line.startswith(b'@ '):
                if name is not None:
                    yield f'{path.name}: {name}', expected, b''.join(each + b'\n' for each in body)
                name, expected, body = line[2:].decode(), None, []
            elif name is not None and expected is None:
                assert line.startswith(b'>'), f'{path}: {name}: no line of expected ids'
                expected = line[1:].decode().split()
            elif name is not None:
                body.append(line)


def is_of_language(case):
    return case.startswith('language.cases')


def small_language(arguments, folder):
    """The official validator with the data of language.cases, which need the universal lists beside them."""
    data = pathlib.Path(folder) / 'data'
    shutil.copytree(arguments.cases.parent / 'ud-tools' / 'data', data)
    for name in ('upos.json', 'udeprels.json'):
        shutil.copy(arguments.tools / 'data' / name, data)
    return Official(arguments.tools, 5, 'xx', data), ('--lang', 'xx', '--ud-data', str(data))


def compare_cases(arguments, official):
    cases = list(read_cases(arguments.cases))
    tally, wrong = Tally(), 0
    with tempfile.TemporaryDirectory() as folder:
        of_language, language = small_language(arguments, folder)
        paths = []
        for number, (_, _, text) in enumerate(cases):
            paths.append(f'{folder}/{number}.conllu')
            pathlib.Path(paths[-1]).write_bytes(text)
        results = ours(arguments.program, arguments.level, paths)
        results_of_language = ours(arguments.program, 5, paths, language)
        for (name, expected, _), path, plain, in_language in zip(cases, paths, results, results_of_language):
            own = in_language if is_of_language(name) else plain
            found = [without_node(each) for _, incidents in own for each, _ in incidents]
            if found != expected and arguments.level == 3:  # which is what cases expect
                wrong += 1
                print(f'{name}\n    expects {" ".join(expected)}\n    found   {" ".join(found)}')
            if name.startswith('differences.cases'):
                continue
            theirs = (of_language if is_of_language(name) else official).run(path)
            tally.compare(name, theirs, own)
            if arguments.show:
                print(name, [each for _, incidents, _ in theirs[0] for each, _ in incidents])
    differences = sum(1 for name, _, _ in cases if name.startswith('differences.cases'))
    print(f'{len(cases)} cases, {wrong} not as expected; {differences} known differences not compared')
    return tally.summary('cases') and wrong == 0


def mutated(lines, random_, donors):
    lines = list(lines)
    junk = ['', '_', ' ', '0', '1', '2', '9', '99', '1-2', '2-3', '1.1', '0.1', '2.1', '01', 'x', 'A', 'root', 'punct',
            'goeswith', 'fixed', 'conj', 'obj', 'nsubj', 'nsubj:outer', 'obl', 'det', 'case', 'mark', 'aux', 'cc',
            'orphan', 'flat:foreign', 'ref', 'PUNCT', 'NOUN', 'PRON', 'DET', 'PROPN', 'X', 'Case=Nom', 'Case=Nom|Case=Acc',
            'B=1|A=2', 'A=1,1', 'A=2,1', 'ExtPos=ADP', 'Typo=Yes', 'Foreign=Yes', '1:obj|1:obj', '2:obj|1:nsubj',
            '1:nmod:a:nom|1:nmod', '0:root', '0:obj', '1:root', '1.1:obj', '3:ref', '1:a:b:c:d', 'SpaceAfter=No',
            'SpaceAfter=Yes', 'NoSpaceAfter=Yes', 'spaceafter=No', ' Gloss=x', 'Gloss=a|Gloss=b', '=x', 'a||b',
            'e\u0301', '\u00a0', '\u3000x', 'a  b', ' a', 'a ', '\u0663', '\u00b2', '\u017fpaceafter=a', 'Subject=Outer']
    comments = ['# sent_id = x', '# sent_id = a/b', '# sent_id = a/b/c', '# sent_id x', '#sent_id=y', '# text = x',
                '# text =', '# text = a ', '# newdoc', '# newdoc', '# newpar', '# newpar id = x', '# newpar x',
                '# parallel_id = a/b', '# parallel_id = a/b/alt1', '# parallel_id = a/b/part2', '# parallel_id = A']
    for _ in range(random_.randint(1, 4)):
        if not lines:
            break
        at = random_.randrange(len(lines))
        kind = random_.randrange(14)
        columns = lines[at].split('\t')
        if kind < 7 and len(columns) == 10:
            column = random_.choice([0, 1, 2, 3, 4, 5, 6, 6, 6, 7, 7, 8, 8, 9])
            columns[column] = random_.choice(junk)
            lines[at] = '\t'.join(columns)
        elif kind == 7 and len(columns) == 10:
            column = random_.randrange(10)
            other = random_.choice(donors).split('\t')
            columns[column] = other[column] if len(other) == 10 else 'x'
            lines[at] = '\t'.join(columns)
        elif kind == 8:
            del lines[at]
        elif kind == 9:
            lines.insert(at, lines[random_.randrange(len(lines))])
        elif kind == 10:
            lines.insert(random_.randrange(len(lines)) if random_.random() < 0.1 else 0, random_.choice(comments))
        elif kind == 11 and random_.random() < 0.3:
            lines.insert(at, random_.choice(['', ' ', 'x', '\t', '\u3000', '#']))
        elif kind == 12 and lines[at]:
            place = random_.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + random_.choice(['\t', ' ', '|', ':', '=', '', '_', 'e\u0301']) + lines[at][place + 1:]
        elif kind == 13 and len(columns) == 10:
            number = columns[0].split('-')[0].split('.')[0].lstrip('0') or '0'
            new = random_.choice([f'{number}.1\t_\t_\t_\t_\t_\t_\t_\t{number}:dep\t_',
                                  f'{number}-{int(number) + 1 if number.isdecimal() else 3}\tx\t_\t_\t_\t_\t_\t_\t_\t_'])
            lines.insert(at + random_.randrange(2), new)
    return lines


class LanguageMutations:
    """Ways to break what languages permit: with what other words of the files have, and with what the data of some
    language have."""

    def __init__(self, validator, lang, donors):
        data = validator.data
        rows = [line.split('\t') for line in donors]
        rows = [row for row in rows if len(row) == 10 and row[0].isdecimal()]
        languages = sorted(data.feats)
        self.features = sorted({each for row in rows for each in row[5].split('|') if each != '_'}
                               | {f'{name}={value}' for code in languages[::9] for name, rule in data.feats[code].items()
                                  for value in rule['uvalues'] + rule['lvalues'] + rule['unused_uvalues']})
        self.relations = sorted({row[7] for row in rows} | set(data.udeprel)
                                | {each for code in languages[::7] for each in data.deprel.get(code, {})})
        self.enhanced = sorted({each.split(':', 1)[1] for row in rows for each in row[8].split('|') if ':' in each}
                               | set(list(sorted(data.get_edeprel_for_language(lang)))[::5]) | {'ref', 'nsubj:xsubj'})
        self.markers = sorted({each for code in data.edeprel for each in list(data.edeprel[code])[::3]}) or ['of']
        self.lemmas = sorted({row[2] for row in rows if row[3] == 'AUX'}
                             | {each for code in languages[::5] for each in data.auxcop.get(code, {})})
        self.codes = languages[::11] + [lang, 'zz', 'en', 'cs', '', 'ud']
        self.numbers = ['10 000', '10\u00a0000', '1 000,5', '1 2 3', 'New York', 'a lot', 'x y z', '% 5', 'in spite of']

    def broken(self, lines, random_):
        lines = list(lines)
        for _ in range(random_.randint(1, 5)):
            at = random_.randrange(len(lines))
            columns = lines[at].split('\t')
            if len(columns) != 10:
                if lines[at].startswith('# sent_id') and random_.random() < 0.2:
                    lines[at] += '/part'
                continue
            if '-' in columns[0]:
                columns[5] = 'Typo=Yes'
            else:
                getattr(self, random_.choice(['feats', 'feats', 'relation', 'arc', 'arc', 'auxiliary', 'copula', 'space',
                                              'language', 'upos', 'typo']))(columns, random_)
            lines[at] = '\t'.join(columns)
        return lines

    def feats(self, columns, random_):
        kept = [each for each in columns[5].split('|') if each != '_' and random_.random() < 0.8]
        added = random_.sample(self.features, random_.randint(0, 2))
        names = {}
        for each in kept + added:
            name, value = each.split('=', 1)
            names.setdefault(name, value)
            if random_.random() < 0.1:
                names[name] = ','.join(sorted({*names[name].split(','), value}, key=str.lower))
        columns[5] = '|'.join(f'{name}={names[name]}' for name in sorted(names, key=str.lower)) or '_'

    def relation(self, columns, random_):
        if '.' not in columns[0] and columns[6] != '0':
            columns[7] = random_.choice(self.relations)

    def arc(self, columns, random_):
        if ':' not in columns[8]:
            return
        arcs = [each.split(':', 1) for each in columns[8].split('|')]
        one = random_.choice(arcs)
        if one[0] != '0':
            one[1] = random_.choice([random_.choice(self.enhanced), random_.choice(self.relations),
                                     random_.choice(self.relations) + ':' + random_.choice(self.markers),
                                     one[1] + ':' + random_.choice(self.markers), one[1].split(':')[0] + ':xsubj'])
        columns[8] = '|'.join(':'.join(each) for each in arcs)

    def auxiliary(self, columns, random_):
        columns[3], columns[2] = 'AUX', random_.choice(self.lemmas + ['_'])

    def copula(self, columns, random_):
        if '.' not in columns[0] and columns[6] != '0':
            columns[7], columns[2] = 'cop', random_.choice(self.lemmas + ['_'])

    def space(self, columns, random_):
        columns[random_.choice([1, 2])] = random_.choice(self.numbers)

    def language(self, columns, random_):
        kept = [each for each in columns[9].split('|') if each != '_' and not each.startswith('Lang')]
        item = 'Lang' if random_.random() < 0.1 else 'Lang=' + random_.choice(self.codes)
        columns[9] = '|'.join(sorted(kept + [item]))

    def upos(self, columns, random_):
        columns[3] = random_.choice(['NOUN', 'VERB', 'AUX', 'ADJ', 'X', 'PRON', 'DET', '_'])

    def typo(self, columns, random_):
        names = [each for each in columns[5].split('|') if each != '_' and not each.startswith('Typo=')]
        columns[5] = '|'.join(sorted(names + ['Typo=Yes'], key=str.lower))


def compare_mutations(arguments, official):
    random_ = random.Random(arguments.seed)
    sentences = []
    for path in arguments.files:
        text = pathlib.Path(path).read_text(encoding='utf-8')
        sentences += [each.split('\n') + [''] for each in text.split('\n\n') if 0 < len(each) < 3000]
    random_.shuffle(sentences)
    donors = [line for sentence in sentences[:500] for line in sentence if line]
    tally, left = Tally(), arguments.mutate
    of_language = LanguageMutations(official.validator, arguments.lang, donors) if arguments.lang else None
    while left > 0:
        count = min(left, 2000)
        left -= count
        with tempfile.NamedTemporaryFile('w', encoding='utf-8', newline='\n', suffix='.conllu') as file:
            for _ in range(count):
                lines = random_.choice(sentences)
                if of_language and random_.random() < 0.9:
                    lines = of_language.broken(lines, random_)
                else:
                    lines = mutated(lines, random_, donors)
                file.write(''.join(line + '\n' for line in lines))
            file.flush()
            tally.compare('mutated', official.run(file.name),
                          ours(arguments.program, arguments.level, [file.name], language_of(arguments))[0])
            if arguments.keep and tally.shown:
                pathlib.Path(arguments.keep).write_bytes(pathlib.Path(file.name).read_bytes())
                break
    return tally.summary(f'mutated, seed {arguments.seed}')


def language_of(arguments):
    """What our program is told of the language."""
    return ('--lang', arguments.lang, '--ud-data', str(arguments.tools)) if arguments.lang else ()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--tools', type=pathlib.Path, required=True)
    parser.add_argument('--program', required=True)
    parser.add_argument('--level', type=int, default=2)
    parser.add_argument('--lang', help='the language, for levels 4 and 5')
    parser.add_argument('--cases', type=pathlib.Path)
    parser.add_argument('--show', action='store_true', help='print what the official validator finds in each case')
    parser.add_argument('--mutate', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--keep', help='where to keep the first mutated file that differs')
    parser.add_argument('files', nargs='*')
    arguments = parser.parse_args()
    official = Official(arguments.tools, arguments.level, arguments.lang or 'ud')
    good = True
    if arguments.cases:
        good = compare_cases(arguments, official)
    elif arguments.mutate:
        good = compare_mutations(arguments, official)
    else:
        for path in arguments.files:
            tally = Tally()
            tally.compare(path, official.run(path),
                          ours(arguments.program, arguments.level, [path], language_of(arguments))[0])
            good = tally.summary(path) and good
    return 0 if good else 1


if __name__ == '__main__':
    sys.exit(main())
