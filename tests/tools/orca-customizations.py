"""Orca reads this at its start: everything that it says goes into the file of ALEA_HEARD too."""

import os

from orca import speech

heard = open(os.environ["ALEA_HEARD"], "w", buffering=1, encoding="utf-8")
usual_speak = speech._speak


def speak_and_write(text, acss, interrupt):
    heard.write(text + "\n")
    usual_speak(text, acss, interrupt)


speech._speak = speak_and_write
