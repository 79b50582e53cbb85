#!/usr/bin/python3
"""Plays with the keyboard under Orca and writes down what Orca says at each step. A step that ends
without what it has to say is a failure, and so is the end of the trainer.

usage: orca_session.py HEARD PID [TRANSCRIPT]

HEARD is the file that Orca's customization writes, PID the trainer's process.
"""

import os
import re
import subprocess
import sys
import time

HEAD = """# What Orca says

`sh tests/app/orca_session.sh build/dev/bin/alea PAGE` plays with the keyboard under Orca, the screen
reader of GNOME, and writes this page. Roles, states and the number of rows are Orca's words; all else
is the trainer's.

| what is done | keys | what Orca says |
|---|---|---|
"""

LONGEST_SECONDS = 60
QUIET_SECONDS = 1.5

# What a person does, the keys, and what must be heard, as regular expressions.
STEPS = [
    ("The first start", "", ["A lesson of two minutes push button", "eight decisions"]),
    ("The next card", "Tab", ["Play a game push button"]),
    ("Play a game", "space", ["Score sheet", "Ones, You: open"]),
    ("Roll", "space", [r"You rolled 2 4 5 1 4\. 2 rolls are left"]),
    ("Keep the second and the fifth die", "2 5", [r"Kept: 4\.", r"Kept: 4 4\."]),
    ("Hints", "h", [r"Best: keep 4 4\."]),
    ("Let a die go", "5", [r"Kept: 4\. Keeping 4 gives away 2\.\d+ points"]),
    ("Roll the others", "space", ["You keep 4", "You rolled", "1 roll is left", "Best: keep"]),
    ("Objective", "o", ["Points", "radio button", "The greatest expected final score"]),
    ("The list of choices", "Tab", ["1\\. .*best", "Why keep"]),
    ("The next choice", "Down", ["2\\. .*loses", "Why not"]),
    ("Hide the reasons", "e", ["The reasons are hidden"]),
    ("The reason again", "e", ["Why not "]),
    ("Back to the sheet, and roll", "Escape space", ["No roll is left"]),
    ("To another box", "Down", ["You: open, would score .*(loses|best)"]),
    ("Take it; the program plays", "Return", ["You take", "Expert takes", r"Your turn 2\."]),
    ("Review", "ctrl+2", ["Your costly choices: 1 of", "yours: .* gave away .* points", "points more"]),
    ("The next mistake", "n", ["Your costly choices: 2 of"]),
    ("To the graph", "Tab Tab Tab Tab Tab", ["Expected final scores over the game", "turn 1: "]),
    ("Train", "ctrl+3", ["on average"]),
    ("Last turns to win", "alt+u", ["What do you do to win", "Dice: "]),
    ("Answer: the box under the cursor", "Return", ["(is best|lowers the probability)"]),
    ("Games", "Escape ctrl+4", ["Saved games tree", "Costliest choice: "]),
    ("The next game", "Down", ["Today|[0-9]"]),
    ("Preferences", "ctrl+comma", ["Preferences dialog", "check box"]),
    ("Colours", "alt+c", ["Colours: combo box", "as the desktop"]),
    ("Another entry", "Down", ["Light"]),
    ("A new game", "Escape ctrl+n", ["Number of players 2 spin button"]),
    ("To the card of the opponent", "shift+Tab", ["Expert", "selected radio button", "254.6 points on average"]),
    ("With real dice", "alt+r", ["Real dice", "checked"]),
    ("Start", "Return", [r"turn 1: throw 5 dice and enter them"]),
    ("Enter three dice", "1 3 4", [r"On the table: 1 3 4\. 2 dice are missing"]),
    ("Take one back", "BackSpace", [r"On the table: 1 3\. 3 dice are missing"]),
    ("Enter the rest", "3 6 6", [r"You rolled 1 3 3 6 6\."]),
    ("The guide", "F1", ["Guide dialog"]),
    ("Its lines", "Down Down", ["Press Ctrl\\+N"]),
    ("All keys", "question", ["Keys dialog"]),
    ("The lesson", "Escape shift+F1", ["A Lesson of Two Minutes dialog", "Thirteen turns"]),
    ("Begin", "space", ["Decision 1 of 8"]),
    ("Keep one die", "1", [r"Kept: \d\."]),
    ("Roll the others", "space", ["Not the best: it loses .* Try once more"]),
    ("The same again", "1 space", ["Better: "]),
    ("The next decision", "space", ["Decision 2 of 8"]),
]


def lines_from(heard, start):
    with open(heard, encoding="utf-8", errors="replace") as file:
        file.seek(start)
        return [line.strip() for line in file if line.strip()]


def missing(expected, lines):
    return [e for e in expected if not any(re.search(e, line) for line in lines)]


def listen(heard, start, expected):
    """What is said until all is there and it has been quiet for a while."""
    begin = last_change = time.monotonic()
    size = 0
    while time.monotonic() - begin < LONGEST_SECONDS:
        time.sleep(0.1)
        now = os.path.getsize(heard)
        if now != size:
            size, last_change = now, time.monotonic()
        is_quiet = time.monotonic() - last_change > QUIET_SECONDS
        if is_quiet and not missing(expected, lines_from(heard, start)):
            break
    return lines_from(heard, start)


def press(keys):
    for key in keys.split():
        subprocess.run(["xdotool", "key", key], check=True)
        time.sleep(0.6)  # as a person does: Orca says one thing after the other


def main():
    heard, pid = sys.argv[1], sys.argv[2]
    page, faults, start = [], [], 0
    for title, keys, expected in STEPS:
        if keys:
            start = os.path.getsize(heard)
            press(keys)
        lines = listen(heard, start, expected)
        shown_keys = "`%s`" % keys if keys else ""
        page.append("| %s | %s | %s |" % (title, shown_keys, " · ".join(lines).replace("|", "\\|")))
        faults += ["%s: not heard: %s" % (title, what) for what in missing(expected, lines)]
        if not os.path.exists("/proc/" + pid):
            faults.append("%s: the trainer has ended" % title)
            break
    text = HEAD + "\n".join(page) + "\n"
    print(text)
    if len(sys.argv) > 3:
        with open(sys.argv[3], "w", encoding="utf-8") as file:
            file.write(text)
    for fault in faults:
        print("fault: " + fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
