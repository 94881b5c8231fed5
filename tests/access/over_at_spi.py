#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader finds in the window, asked over AT-SPI:  over_at_spi.py PROGRAM

Needs a display and a session bus of its own (run.sh makes both). Ends with `N passed, N failed`.
"""

import os
import subprocess
import sys
import tempfile
import time

import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

GOLD = """# sent_id = s1
# text = The dog sees red cats .
1\tThe\tthe\tDET\t_\t_\t2\tdet\t_\t_
2\tdog\tdog\tNOUN\t_\t_\t3\tnsubj\t_\t_
3\tsees\tsee\tVERB\t_\t_\t0\troot\t_\t_
4\tred\tred\tADJ\t_\t_\t5\tamod\t_\t_
5\tcats\tcat\tNOUN\t_\t_\t3\tobj\t_\t_
6\t.\t.\tPUNCT\t_\t_\t3\tpunct\t_\t_

# sent_id = s2
# text = Birds sing
1\tBirds\tbird\tNOUN\t_\t_\t2\tnsubj\t_\t_
2\tsing\tsing\tVERB\t_\t_\t0\troot\t_\t_

"""
# Hangs the adjective on the verb.
PARSE = GOLD.replace("ADJ\t_\t_\t5\tamod", "ADJ\t_\t_\t3\tamod")
PATIENCE = 60  # seconds
warnings.simplefilter("ignore", DeprecationWarning)  # of names that older libraries have alone

heard = []
results = {True: 0, False: 0}


def check(is_so, what):
    results[bool(is_so)] += 1
    print(("ok      " if is_so else "FAILED  ") + what, flush=True)


def turn(seconds=0.05):
    """Lets what was sent arrive."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        time.sleep(0.005)


def wait_for(condition):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        turn()
        try:
            found = condition()
        except GLib.Error:  # went away while it was asked
            found = None
        if found:
            return found
    return None


def children(node):
    found = (node.get_child_at_index(i) for i in range(node.get_child_count()))
    return [child for child in found if child is not None]


def find(node, is_it, depth=20):
    if is_it(node):
        return node
    if depth == 0:
        return None
    return next((found for child in children(node) if (found := find(child, is_it, depth - 1))), None)


def program_on_desktop():
    return next((app for app in children(Atspi.get_desktop(0)) if "arcwright" in (app.get_name() or "").lower()), None)


def diagram_in(program):
    return find(program, lambda node: node.get_name() == "Dependency diagram" and node.get_child_count() > 6)


def controls(node, path=""):
    """Controls on view that can be pressed or typed into, with the way to them."""
    roles = {Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON,
             Atspi.Role.COMBO_BOX, Atspi.Role.ENTRY, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER}
    path += "/" + node.get_role_name()
    states = node.get_state_set()
    is_shown = states.contains(Atspi.StateType.SHOWING) and states.contains(Atspi.StateType.VISIBLE)
    inside = node.get_role() in {Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON}  # its parts are told with it
    found = [(node, path)] if is_shown and node.get_role() in roles else []
    return found + ([] if inside else [each for child in children(node) for each in controls(child, path)])


def press(*keys):
    for key in keys:
        subprocess.run(["xdotool", "key", key], check=True)
        turn(0.3)


def hear(event):
    heard.append((event.type, event.source.get_name() if event.source else ""))


def has_heard(kind, *words):
    return any(kind in what and all(word in name for word in words) for what, name in heard)


def look_at(program):
    diagram = wait_for(lambda: diagram_in(program))
    check(diagram, "the diagram is found, with its words and arcs")
    if not diagram:
        return
    names = [child.get_name() for child in children(diagram)]
    check("dog" in names[1] and "sees" in names[1] and "nsubj" in names[1], f"a word has its relation and head: {names[1]}")
    check("the other layer has" in names[3], f"a word says how the parse differs: {names[3]}")
    arcs = [name for name in names[6:] if "→" in name]
    check(len(arcs) >= 6, f"{len(arcs)} arcs are there, such as: {arcs[0] if arcs else ''}")
    check(any("the other layer has no such arc" in arc or "the other layer has another head" in arc for arc in arcs), "the parse's own arc says that it is another")
    place = diagram.get_child_at_index(1).get_component_iface().get_extents(Atspi.CoordType.SCREEN)
    check(place.width > 5 and place.height > 5, f"a word has a place: {place.x},{place.y} {place.width}x{place.height}")

    diagram.get_child_at_index(3).get_action_iface().do_action(0)
    check(wait_for(lambda: has_heard("state-changed:focused", "red")), "a word that is pressed has the focus, which is told")
    states = diagram.get_child_at_index(3).get_state_set()
    check(states.contains(Atspi.StateType.SELECTED) and states.contains(Atspi.StateType.FOCUSED), "it is selected")
    heard.clear()
    press("h", "3", "Return")
    check(wait_for(lambda: has_heard("accessible-name", "red", "sees")), "an edit is told with the word's new head")
    check("as in the other layer" in diagram.get_child_at_index(3).get_name(), f"it differs no more: {diagram.get_child_at_index(3).get_name()}")
    press("ctrl+z")
    check(wait_for(lambda: "the other layer has" in diagram.get_child_at_index(3).get_name()), "undoing is told, too")
    press("ctrl+Next")
    check(wait_for(lambda: has_heard("accessible-name", "Birds", "sing")), "the words of another sentence are told")
    check(wait_for(lambda: diagram.get_child_count() < len(names)), "those that it has not are gone")
    now = [child.get_name() for child in children(diagram)]
    check("Birds" in now[0] and "sing" in now[1] and not any("dog" in name for name in now), f"it is read: {now}")
    press("Home")
    check(wait_for(lambda: has_heard("state-changed:focused", "Birds")), "its first word has the focus")
    for workplace in "1234":
        press("ctrl+" + workplace)
        turn(1)
        check_names(program, f"workplace {workplace}", 10)


def check_names(shown, place, least):
    there = controls(shown)
    nameless = [path for control, path in there if not control.get_name()]
    check(len(there) > least and not nameless, f"all {len(there)} controls of {place} have names"
          + "".join(f"\n        {path}" for path in nameless[:20]))


def named(shown, name, *roles):
    """What has that name and one of these roles, if it is on view."""
    return find(shown, lambda node: node.get_name() == name and (not roles or node.get_role() in roles)
                and node.get_state_set().contains(Atspi.StateType.SHOWING))


def window_named(program, name):
    return next((window for window in children(program) if name in (window.get_name() or "")), None)


def has_focus(node):
    return node.get_state_set().contains(Atspi.StateType.FOCUSED)


def look_at_settings(program):
    press("ctrl+comma")
    dialog = wait_for(lambda: window_named(program, "Settings"))
    check(dialog, "the settings are a window with a name")
    if not dialog:
        return
    search = wait_for(lambda: named(dialog, "Find a setting"))
    check(search and wait_for(lambda: has_focus(search)), "their search has the focus, which is told")
    check_names(dialog, "the settings", 20)
    boxes = [node for node, _ in controls(dialog) if node.get_role() == Atspi.Role.CHECK_BOX]
    check(boxes, f"{len(boxes)} settings are boxes, such as: {boxes[0].get_name() if boxes else ''}")
    if boxes:
        was = boxes[0].get_state_set().contains(Atspi.StateType.CHECKED)
        boxes[0].get_action_iface().do_action(0)
        check(wait_for(lambda: boxes[0].get_state_set().contains(Atspi.StateType.CHECKED) != was), "one can be pressed, and says so")
        boxes[0].get_action_iface().do_action(0)
    before = len(controls(dialog))
    search.grab_focus()
    subprocess.run(["xdotool", "type", "language"], check=True)
    check(wait_for(lambda: len(controls(dialog)) < before), "a search leaves those that were meant")
    named(dialog, "Close", Atspi.Role.PUSH_BUTTON).get_action_iface().do_action(0)
    check(wait_for(lambda: window_named(program, "Settings") is None or not controls(dialog)), "they are closed by their button")


def look_at_palette(program):
    press("ctrl+k")
    field = wait_for(lambda: named(program, "Find a command"))
    check(field and wait_for(lambda: has_focus(field)), "the palette's field has the focus, which is told")
    subprocess.run(["xdotool", "type", "settings"], check=True)
    found = wait_for(lambda: named(program, "Commands"))
    items = wait_for(lambda: [child.get_name() for child in children(found) if "Settings" in (child.get_name() or "")])
    check(items, f"what is found is read: {items}")
    press("Escape")
    check(wait_for(lambda: named(program, "Find a command") is None), "Esc closes it")


def look_at_open(program):
    windows = len(children(program))
    press("ctrl+o")
    dialog = wait_for(lambda: children(program)[-1] if len(children(program)) > windows else None)
    check(dialog and dialog.get_name(), f"a window asks for a file: {dialog.get_name() if dialog else ''}")
    if not dialog:
        return
    wait_for(lambda: len(controls(dialog)) > 3)
    check_names(dialog, "that window", 3)
    press("Escape")
    check(wait_for(lambda: len(children(program)) == windows or not controls(dialog)), "Esc closes it")


def text_of(node):
    text = node.get_text_iface()
    return text.get_text(0, text.get_character_count()) if text else ""


def look_at_player(program):
    press("ctrl+4")
    lessons = wait_for(lambda: named(program, "Lessons", Atspi.Role.LIST))
    names = [child.get_name() for child in children(lessons)] if lessons else []
    check(len(names) > 2 and all(names), f"{len(names)} lessons are read, such as: {names[0] if names else ''}")
    if not names:
        return
    lessons.grab_focus()
    turn(0.5)
    press("Home", "Return")
    picture = wait_for(lambda: named(program, "Picture of the step"))
    check(picture, "the picture of a step has a name")
    back = wait_for(lambda: named(program, "Back", Atspi.Role.PUSH_BUTTON))
    check(back, "what steps back is a button with a name")
    if not picture or not back:
        return
    check_names(program, "the player", 10)
    explanation = wait_for(lambda: named(program, "Explanation"))
    before = wait_for(lambda: text_of(explanation))
    check(before, f"what the step says is read: {before and before.splitlines()[0]}")
    spoken = picture.get_description()
    check(spoken, f"the picture is described: {(spoken or '').splitlines()[:1]}")
    back.get_action_iface().do_action(0)  # a lesson opens with its last step
    check(wait_for(lambda: text_of(explanation) != before), "the button is pressed, and another step says another thing")
    check(wait_for(lambda: picture.get_description() != spoken), f"so does the picture: {picture.get_description().splitlines()[:1]}")
    steps = named(program, "Steps")
    chosen = wait_for(lambda: next((child.get_name() for child in children(steps)
                                    if child.get_state_set().contains(Atspi.StateType.SELECTED)), None))
    check(chosen, f"the list of steps says where it is: {chosen}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("gold.conllu", GOLD), ("parse.conllu", PARSE)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        environment = dict(os.environ, HOME=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder, XDG_STATE_HOME=folder,
                           LC_ALL="C.UTF-8", QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        for event in ("object:state-changed:focused", "object:property-change:accessible-name"):
            Atspi.EventListener.new(hear).register(event)
        process = subprocess.Popen(
            [sys.argv[1], "--language", "en", os.path.join(folder, "gold.conllu"), "--layer",
             "parse=" + os.path.join(folder, "parse.conllu")], env=environment)
        try:
            program = wait_for(program_on_desktop)
            check(program, "the program is on the accessible desktop")
            if program:
                look_at(program)
                for look in (look_at_settings, look_at_palette, look_at_open, look_at_player):
                    look(program)
        finally:
            process.kill()
            process.wait()
    print(f"{results[True]} passed, {results[False]} failed")
    return 1 if results[False] else 0


if __name__ == "__main__":
    sys.exit(main())
