#!/usr/bin/python3
"""A client of AT-SPI, as a screen reader is one: lists the named controls of the trainer and prints
the texts that are announced, one per line, until it has heard as many as wanted or time is over.

usage: listen.py TEXTS SECONDS
"""

import sys

import pyatspi

wanted = int(sys.argv[1])
heard = 0


def is_ours(accessible):
    application = accessible.getApplication() if accessible else None
    return application is not None and application.name.lower().startswith("alea")


def on_text(event):
    global heard
    if not is_ours(event.source) or not event.any_data:
        return
    print("heard: " + str(event.any_data), flush=True)
    heard += 1
    if heard >= wanted:
        pyatspi.Registry.stop()


def walk(accessible, depth=0):
    """Every control that shows, with role and name."""
    if accessible is None or depth > 12:
        return
    try:
        states = accessible.getState()
        shows = states.contains(pyatspi.STATE_SHOWING) or depth < 2
        if shows and states.contains(pyatspi.STATE_FOCUSABLE):
            print("control: %s: %s" % (accessible.getRoleName(), accessible.name), flush=True)
        for index in range(min(accessible.childCount, 200)):
            walk(accessible.getChildAtIndex(index), depth + 1)
    except LookupError:
        pass  # it went away meanwhile


def list_controls():
    desktop = pyatspi.Registry.getDesktop(0)
    for index in range(desktop.childCount):
        application = desktop.getChildAtIndex(index)
        if application is not None and application.name.lower().startswith("alea"):
            walk(application)
    print("listening", flush=True)
    return False


def main():
    from gi.repository import GLib

    pyatspi.Registry.registerEventListener(on_text, "object:text-changed:insert")
    GLib.timeout_add(500, list_controls)
    GLib.timeout_add_seconds(int(sys.argv[2]), lambda: pyatspi.Registry.stop())
    pyatspi.Registry.start()
    sys.exit(0 if heard >= wanted else 1)


main()
