"""What a boot test brings along beside the image: the almanac as `make install` puts it, and the test's own tools."""

import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))

# Somebody in no group at all.
STRANGER = 'u stranger 991 "Is in no group" /tmp\n'
# The forecast and the minute of all checks.
SETTINGS = "ALMANAC_OPTIONS=--demo --now 2026-03-14T09:26:00+00:00\n"


def make(folder, image, binary, tools=None):
    """Writes folder/initrd: the image's first root, and after it the payload."""
    root = os.path.join(folder, "payload")
    shutil.rmtree(root, ignore_errors=True)
    into = os.path.join(root, "payload")
    install(into, binary)
    add_tools(os.path.join(into, "usr/local/lib/boot"), tools)
    add_file(into, "usr/lib/sysusers.d/stranger.conf", STRANGER)
    add_file(into, "etc/almanac/almanac.env", SETTINGS)
    add_units(os.path.join(into, "etc/systemd/system"))
    pack(root, os.path.join(image, "initrd"), os.path.join(folder, "initrd"))


def install(into, binary):
    subprocess.run(["make", "-s", "-C", TOP, "install", f"DESTDIR={into}", f"binary={os.path.abspath(binary)}"], check=True)
    # Half of the binary are names that only a debugger reads, and the emulated machine copies it thrice.
    subprocess.run(["strip", os.path.join(into, "usr/local/bin/almanac")], stderr=subprocess.DEVNULL)


def add_tools(folder, tools):
    """The tools from a folder, or compiled here."""
    os.makedirs(folder)
    shutil.copy(os.path.join(HERE, "agent"), folder)
    for tool in ("hand", "console"):
        if tools:
            shutil.copy(os.path.join(tools, tool), folder)
            continue
        words = ["gcc", "-static", "-O2", "-Wall", "-Wextra", "-Werror", os.path.join(HERE, f"{tool}.c")]
        subprocess.run([*words, "-o", os.path.join(folder, tool)], check=True)


def add_units(folder):
    os.makedirs(os.path.join(folder, "multi-user.target.wants"), exist_ok=True)
    shutil.copy(os.path.join(HERE, "agent.service"), folder)
    for unit, path in (("agent", "../agent.service"), ("almanac", "/usr/lib/systemd/system/almanac.service")):
        os.symlink(path, os.path.join(folder, f"multi-user.target.wants/{unit}.service"))
    # The line is the test's own, not for logging in.
    for name in ("ttyS0", "ttyAMA0"):
        os.symlink("/dev/null", os.path.join(folder, f"serial-getty@{name}.service"))


def add_file(into, path, text):
    path = os.path.join(into, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def pack(root, first, initrd):
    """A second archive behind the first: the kernel unpacks both."""
    names = subprocess.run(["find", "."], cwd=root, check=True, capture_output=True).stdout
    second = subprocess.run(
        ["cpio", "--quiet", "-o", "-H", "newc", "-R", "0:0"], cwd=root, input=names, check=True, capture_output=True)
    with open(first, "rb") as file, open(initrd, "wb") as out:
        data = file.read()
        out.write(data + b"\0" * (-len(data) % 4))
        out.write(second.stdout)
    shutil.rmtree(root)
