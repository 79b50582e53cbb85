"""Makes the part of resources/docs/strategy.md from "## The page" on, out of `alea-lab basic` and
of what the experiments have measured:
    experiments basic --keep-order --games 20000 >tests/data/basic_steps.txt
    for rules in 6 12 18 24; do experiments basic --rules $rules --minutes 8; done |
        grep '^page of' >tests/data/basic_pages.txt
    python3 tests/tools/strategy_page.py [--check] [FOLDER_OF_PROGRAMS]
--check: ends with status 1 if the committed file is not what would be made. The picture comes from
tests/tools/guide_pictures.sh."""

import json
import re
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
PAGE = TOP / "resources/docs/strategy.md"
MARK = "## The page\n"


def measured_steps():
    """Share of decisions and of best choices among them, in per cent, by step."""
    row = re.compile(r" *(\d+) +([\d.]+) % +([\d.]+) %")
    text = (TOP / "tests/data/basic_steps.txt").read_text()
    return {int(found[1]): (found[2], found[3]) for found in map(row.match, text.splitlines()) if found}


def pages_table():
    text = "\n| for keeping | in all | mean |\n|---|---|---|\n"
    row = re.compile(r"page of (\d+) rules, (\d+) steps: ([\d.]+) points")
    for found in row.finditer((TOP / "tests/data/basic_pages.txt").read_text()):
        text += f"| {found[1]} | {found[2]} | {float(found[3]):.2f} |\n"
    return text


def made(programs):
    page = json.loads(subprocess.run([programs + "/alea-lab", "basic", "--json"], check=True,
                                     capture_output=True, text=True).stdout)
    steps = len(page["rules"]) + len(page["lines"]) + (page["worths_number"] > 0)
    mean = page["mean"]
    text = MARK + f"""![The page as it is printed](pictures/strategy.png)

{steps} steps: {len(page["rules"])} for keeping, the worths and {len(page["lines"])} further; **{mean:.2f} points** a game (exact mean, forced rule; perfect play 254.59).
"Whose upper box" is the upper box of the face that is kept. Of two dice or pairs that fit, the higher is kept, or the first where an order is given.

| step | what it says, in the order of use | gain |
|---|---|---|
"""
    for rule in page["rules"]:
        text += f"| {rule['number']} | {rule['text']} | {rule['gain']:.2f} |\n"
    text += "| 0 | Otherwise keep the face that you have most of, of two such faces the higher | |\n"
    worths = ", ".join(f"{box} {worth:g}" for box, worth in page["worths"].items())
    text += f"| {page['worths_number']} | worths: {worths} | {page['worths_gain']:.2f} |\n"
    for line in page["lines"]:
        text += f"| {line['number']} | {line['text']} | {line['gain']:.2f} |\n"
    gains = {rule["number"]: (rule["name"], rule["gain"]) for rule in page["rules"]}
    gains.update({line["number"]: (line["kind"], line["gain"]) for line in page["lines"]})
    gains[page["worths_number"]] = ("worths", page["worths_gain"])
    text += """
The exact means of `basic-K`, in the order of learning. On the right, in games of the whole page: the share of decisions that the step
decides, and how often it then names the best choice (step 0: no other step fits).

| K | learns | mean | gain | decides, whole page | names the best |
|---|---|---|---|---|---|
"""
    reached = mean - sum(gain for _, gain in gains.values())
    for step, (share, best) in sorted(measured_steps().items()):
        name, gain = gains.get(step, ("", 0))
        reached += gain
        learns = f"`{name}` | {reached:.2f} | {gain:.2f}" if step else f"| {reached:.2f} |"
        text += f"| {step} | {learns} | {share} % | {best} % |\n"
    return text + """
The best pages found with fewer steps for keeping, each with the worths and the further step, all fitted anew; only the whole page is printed and played:
""" + pages_table()


def main():
    arguments = [word for word in sys.argv[1:] if word != "--check"]
    programs = arguments[0] if arguments else str(TOP / "build/dev/bin")
    old = PAGE.read_text()
    new = old.split(MARK)[0] + made(programs)
    if "--check" not in sys.argv:
        PAGE.write_text(new)
    elif new != old:
        sys.exit("resources/docs/strategy.md is not what python3 tests/tools/strategy_page.py makes")


main()
