"""Pictures as rows of RGB: read from PNG and PPM, written as PNG, compared."""

import struct
import zlib
from typing import NamedTuple


class Picture(NamedTuple):
    width: int
    height: int
    rgb: bytes

    def row(self, y):
        return self.rgb[y * self.width * 3:(y + 1) * self.width * 3]

    def rect(self, x, y, width, height):
        rows = (self.row(y + i)[x * 3:(x + width) * 3] for i in range(height))
        return Picture(width, height, b"".join(rows))

    def turned(self, degrees):
        """As seen after a turn, clockwise."""
        if degrees == 0:
            return self
        pixels = [self.rgb[i:i + 3] for i in range(0, len(self.rgb), 3)]
        if degrees == 180:
            return Picture(self.width, self.height, b"".join(reversed(pixels)))
        columns = [pixels[x::self.width] for x in range(self.width)]
        if degrees == 90:
            lines = [column[::-1] for column in columns]
        else:
            lines = columns[::-1]
        return Picture(self.height, self.width, b"".join(b"".join(line) for line in lines))

    @property
    def is_blank(self):
        return len({self.rgb[i:i + 3] for i in range(0, len(self.rgb), 3 * 97)}) < 3


class Difference(NamedTuple):
    """Of the channels of two pictures of one size."""
    largest: int
    average: float

    def __str__(self):
        return f"at most {self.largest}, {self.average:.2f} on the average"


def difference(a, b):
    if (a.width, a.height) != (b.width, b.height):
        raise AssertionError(f"one picture is {a.width}x{a.height}, the other {b.width}x{b.height}")
    if a.rgb == b.rgb:
        return Difference(0, 0.0)
    steps = [abs(x - y) for x, y in zip(a.rgb, b.rgb)]
    return Difference(max(steps), sum(steps) / len(steps))


def are_alike(a, b, tolerance):
    """Whether one picture may be the other, by every hundredth channel: soon told, where they are not."""
    pairs = list(zip(a.rgb[::97], b.rgb[::97]))
    return (a.width, a.height) == (b.width, b.height) and sum(abs(x - y) for x, y in pairs) <= 3 * tolerance * len(pairs)


def read_ppm(path):
    with open(path, "rb") as file:
        kind, size, depth = file.readline(), file.readline(), file.readline()
        if kind != b"P6\n" or depth != b"255\n":
            raise AssertionError(f"{path} is no screendump")
        width, height = map(int, size.split())
        return Picture(width, height, file.read())


def write_png(picture, path):
    rows = b"".join(b"\0" + picture.row(y) for y in range(picture.height))
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, content in ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b"")):
            file.write(struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content)))


def read_png(path):
    """An opaque PNG of 8 bits, as the almanac writes them."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise AssertionError(f"{path} is no PNG")
    at, body = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        content = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", content[:10])
        body += content if kind == b"IDAT" else b""
        at += 12 + length
    if (depth, colour) != (8, 2):
        raise AssertionError(f"{path} is not RGB of 8 bits")
    return Picture(width, height, unfiltered(zlib.decompress(body), width, height))


def unfiltered(data, width, height):
    stride, rows, above = width * 3, [], bytearray(width * 3)
    for y in range(height):
        start = y * (stride + 1)
        row = bytearray(data[start + 1:start + 1 + stride])
        FILTERS[data[start]](row, above)
        rows.append(bytes(row))
        above = row
    return b"".join(rows)


def from_left(row, _):
    for i in range(3, len(row)):
        row[i] = row[i] + row[i - 3] & 255


def from_above(row, above):
    row[:] = bytes(a + b & 255 for a, b in zip(row, above))


def from_both(row, above):
    for i, up in enumerate(above):
        row[i] = row[i] + ((row[i - 3] if i > 2 else 0) + up >> 1) & 255


def from_nearest(row, above):
    for i, up in enumerate(above):
        left, corner = (row[i - 3], above[i - 3]) if i > 2 else (0, 0)
        guess = left + up - corner
        a, b, c = abs(guess - left), abs(guess - up), abs(guess - corner)
        row[i] = row[i] + (left if a <= b and a <= c else up if b <= c else corner) & 255


FILTERS = [lambda row, above: None, from_left, from_above, from_both, from_nearest]
