"""A player written from resources/docs/strategy.md and `alea-lab basic --json` alone, against the
players `basic`, `basic-5` and `basic-12`: the actions, and of `basic` the deciding steps too.
Usage: basic_strategy.py FOLDER_OF_PROGRAMS POSITIONS"""

import json
import random
import subprocess
import sys
from collections import Counter

BOXES = ["ones", "twos", "threes", "fours", "fives", "sixes", "three of a kind", "four of a kind",
         "full house", "small straight", "large straight", "Yahtzee", "chance"]


def run(command, text=""):
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def is_joker(card, dice):
    return card[11] >= 0 and len(set(dice)) == 1


def legal(card, dice):
    free = [box for box in range(13) if card[box] < 0]
    if is_joker(card, dice):
        if card[dice[0] - 1] < 0:
            return [dice[0] - 1]
        return [box for box in free if box >= 6] or free
    return free


def points(card, dice, box):
    counts = Counter(dice)
    most = max(counts.values())
    joker = is_joker(card, dice)
    row = max((n for n in range(1, 6) for low in range(1, 7 - n + 1)
               if all(low + i in counts for i in range(n))), default=0)
    if box < 6:
        return (box + 1) * counts[box + 1]
    return [sum(dice) if most >= 3 else 0, sum(dice) if most >= 4 else 0,
            25 if joker or sorted(counts.values()) == [2, 3] else 0,
            30 if joker or row >= 4 else 0, 40 if joker or row >= 5 else 0,
            50 if most == 5 else 0, sum(dice)][box - 6]


def bonus(card):
    total = sum(max(card[i], 0) for i in range(6))
    open_faces = sum(i + 1 for i in range(6) if card[i] < 0)
    words = set()
    if total >= 63:
        words.add("earned")
    elif total + 5 * open_faces < 63:
        words.add("lost")
    else:
        words.add("alive")
    if total >= 3 * (21 - open_faces):
        words.add("on-par")
    elif "alive" in words:
        words.add("behind")
    return words


def matches(pattern, dice, face):
    """The dice of the pattern with this face, or None."""
    counts = Counter(dice)
    (kind, values), = pattern.items()
    twos = sorted(f for f in counts if counts[f] == 2)
    if kind == "alike":
        return [face] * counts[face] if counts[face] == values["count"] else None
    if kind == "two-pairs":
        return twos * 2 if face == 1 and len(twos) == 2 else None
    if kind == "full-house":
        return list(dice) if counts[face] == 3 and len(twos) == 1 else None
    if kind == "run":
        span = range(face, face + values["length"] + values["gaps"])
        there = [f for f in span if f in counts]
        fits = (span[-1] <= 6 and len(there) == values["length"] and there[0] == span[0]
                and there[-1] == span[-1])
        return there if fits else None
    if kind == "dice":
        faces = values["faces"]
        return list(faces) if face == 1 and all(f in counts for f in faces) else None
    return list(dice) if face == 1 else None


def holds(condition, card, roll, face):
    (kind, value), = condition.items()
    if kind == "face":
        return (card[face - 1] < 0) == (value == "open")
    if kind == "roll":
        return roll == value
    if kind == "bonus":
        return value in bonus(card)
    free = [card[BOXES.index(name)] < 0 for name in value]
    return {"open": all(free), "any-open": any(free), "filled": not any(free)}[kind]


def kept(rule, pattern, dice, face):
    keep = rule["keep"]
    if isinstance(keep, list):
        return [die for die in dice if die in keep]
    if keep == "higher-pair":
        counts = Counter(pattern)
        pairs = [f for f in counts if counts[f] == 2]
        return [max(pairs)] * 2 if pairs else pattern
    return {"pattern": pattern, "face": [die for die in dice if die == face], "stop": list(dice),
            "nothing": []}[keep]


def best_box(page, card, dice, with_par):
    factor = sum(line["factor"] for line in page["lines"] if line["kind"] == "par")
    def value(box):
        if page["worths_number"] == 0:
            return points(card, dice, box)
        value = points(card, dice, box) - page["worths"][BOXES[box]]
        if with_par and box < 6 and "alive" in bonus(card):
            value += factor * (points(card, dice, box) - 3 * (box + 1))
        return value
    return max(legal(card, dice), key=lambda box: (value(box), -box))


def choose_box(page, card, dice):
    for line in page["lines"]:
        if line["kind"] == "joker" and is_joker(card, dice):
            for name in line["boxes"]:
                if BOXES.index(name) in legal(card, dice):
                    return line["number"], 2 * BOXES.index(name)
    box = best_box(page, card, dice, True)
    by_par = [line["number"] for line in page["lines"] if line["kind"] == "par"]
    if by_par and box != best_box(page, card, dice, False):
        return by_par[0], 2 * box
    return page["worths_number"], 2 * box


def lowest_action(keep, dice):
    for action in range(1, 64, 2):
        if sorted(d for i, d in enumerate(dice) if action >> (i + 1) & 1) == sorted(keep):
            return action
    raise ValueError("these dice don't hold the keep")


def decide(page, card, dice, roll):
    """The deciding step and the action."""
    if roll == 3:
        return choose_box(page, card, dice)
    step, keep = 0, None
    for rule in sorted(page["rules"], key=lambda rule: rule["order"]):
        for face in rule.get("faces", [6, 5, 4, 3, 2, 1]):
            pattern = matches(rule["pattern"], dice, face)
            if pattern is not None and all(holds(c, card, roll, face) for c in rule["when"]):
                step, keep = rule["number"], kept(rule, pattern, dice, face)
                break
        if keep is not None:
            break
    if keep is None:
        counts = Counter(dice)
        face = max(counts, key=lambda f: (counts[f], f))
        keep = [face] * counts[face]
    if len(keep) == 5:
        return step, choose_box(page, card, dice)[1]
    return step, lowest_action(keep, dice)


def random_card(random_):
    filled = random_.sample(range(13), random_.choice([0, 2, 4, 6, 8, 10, 11, 12]))
    card = [-1] * 13 + [0]
    for box in filled:
        if box < 6:
            card[box] = (box + 1) * random_.randint(0, 5)
        else:
            card[box] = random_.choice({8: [0, 25], 9: [0, 30], 10: [0, 40], 11: [0, 50]}.get(
                box, [0, 10, 17, 25]))
    if card[11] == 50 and random_.random() < 0.2:
        card[13] = 100
    return card


def random_position(random_):
    card = random_card(random_)
    dice = [random_.randint(1, 6) for _ in range(5)]
    if random_.random() < 0.15:
        dice = [dice[0]] * 5
    return card, dice, random_.randint(1, 3)


def main():
    programs, count = sys.argv[1], int(sys.argv[2])
    random_ = random.Random(5)
    positions = [random_position(random_) for _ in range(count)]
    lines = ""
    for card, dice, roll in positions:
        lines += " ".join(map(str, card + [-1] * 13 + [0] + dice + [roll])) + "\n"
    for name, options in [("basic", []), ("basic-5", ["--rules", "5"]),
                          ("basic-12", ["--rules", "12"])]:
        page = json.loads(run([programs + "/alea-lab", "basic", "--json"] + options))
        expected = run([programs + "/alea-bot", "--strategy", name], lines).split()
        assert len(expected) == count, (name, len(expected))
        for (card, dice, roll), action in zip(positions, expected):
            ours = decide(page, card, dice, roll)
            assert ours[1] == int(action), (name, card, dice, roll, ours, action)
    page = json.loads(run([programs + "/alea-lab", "basic", "--json"]))
    hints = run([programs + "/alea-lab", "hint", "--basic", "--json", "-"], lines).splitlines()
    for (card, dice, roll), hint in zip(positions, hints):
        step, action = decide(page, card, dice, roll)
        told = json.loads(hint)["basic"]
        assert told == {"action": action, "rule": step}, (card, dice, roll, step, action, told)
    print(count, "positions agree")


main()
