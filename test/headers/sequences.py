"""Sequences of chains of headers, whose compilation finds the faults of a compilation of each chain alone.

A chain that is compiled behind other chains has their headers, and so may hide a missing include. A sequence
is therefore compiled in two orders: no chain may have in both orders a header before it that it does not
include, so that a missing include shows in one order. Standard headers do not count where `library_uses`
checks the uses of their names; of headers such as those of POSIX, one order alone may have headers that a
chain does not include. A type that several headers declare counts as a header of them all.
"""
import os
import re

DECLARATION = re.compile(r"^(?:template <[^;{]*>\n)?(?:struct|class|enum class|enum|union) (\w+)\b[^;{(]*;", re.M)
DEFINITION = re.compile(r"^(?:template <[^;{]*>\n)?(?:struct|class|enum class|enum|union) (\w+)\b[^;{(]*\{", re.M)
ROW = 10 # bytes of an event list that take as long to compile as a byte of code
# The time to compile a C header, or a standard header that includes POSIX, as the number of bytes
# of code that take equally long.
OTHER = 1000
POSIX = 60000
BRINGS_POSIX = {"atomic", "chrono", "expected", "format", "iostream", "memory", "mutex", "sstream", "system_error",
                "thread"}
TRIES = 12 # the number of sequences in which a chain of includes is tried, the cheapest first


def library_headers():
    """The standard headers whose names library_uses knows, except for those that include POSIX."""
    names = os.path.join(os.path.dirname(os.path.abspath(__file__)), "library_names")
    with open(names, encoding="utf-8") as lines:
        return {line.partition(":")[0] for line in lines if not line.startswith("#")} - BRINGS_POSIX


def is_list(header):
    return re.match(r"msr/\w+/(events|metrics)/", header) is not None


def price(bits, prices):
    total = 0
    while bits:
        low = bits & -bits
        total += prices[low.bit_length() - 1]
        bits ^= low
    return total


class Sequences:
    """A search for sequences of chains. A set of headers is a number with a bit for each header."""

    def __init__(self, folder, start, looked_at):
        self.folder = folder
        self.start = start
        self.looked_at = looked_at
        self.places = {}
        self.prices = []
        self.others = 0
        self.brought = {}

    def bit(self, name, cost=0):
        if name not in self.places:
            self.places[name] = len(self.prices)
            self.prices.append(cost)
        return 1 << self.places[name]

    def text_of(self, header):
        try:
            with open(f"{self.folder}/{header}", encoding="utf-8") as text:
                return text.read()
        except FileNotFoundError:
            return ""

    def add(self, brought):
        """The headers that each chain brings: sets of headers, by the chain's name."""
        headers = set().union(*brought.values()) - self.looked_at
        texts = {header: self.text_of(header) for header in headers}
        declared = {name for text in texts.values() for name in DECLARATION.findall(text)}
        own = {}
        for header, text in texts.items():
            cost = len(text) // ROW if is_list(header) else len(text)
            if not header.startswith("msr/"):
                cost = POSIX if header in BRINGS_POSIX else OTHER
            own[header] = self.bit(header, cost)
            if not header.startswith("msr/"):
                self.others |= own[header]
            for name in declared.intersection(DECLARATION.findall(text) + DEFINITION.findall(text)):
                own[header] |= self.bit("type " + name)
        for one, some in brought.items():
            self.brought[one] = 0
            for header in some & headers:
                self.brought[one] |= own[header]

    def brings(self, chain):
        return self.brought[chain[-1]]

    def cost(self, brings, number):
        """The price in bytes of code of `number` chains that bring these headers."""
        return (1 if number == 1 else 2) * (self.start + price(brings, self.prices))

    def is_missed(self, before, behind, one):
        """True if a missing include of the chain shows in one of two orders, with these headers before it."""
        first, second = before & ~self.brought[one], behind & ~self.brought[one]
        return not first & second and not (first & self.others and second & self.others)

    def all_missed(self, sequence):
        before, behind = [0], [0]
        for chain in sequence:
            before.append(before[-1] | self.brings(chain))
        for chain in reversed(sequence):
            behind.append(behind[-1] | self.brings(chain))
        return all(self.is_missed(before[place], behind[len(sequence) - 1 - place], one)
                   for place, chain in enumerate(sequence) for one in chain)

    def fitting(self, sequence, chain):
        """The sequence with the chain added, or None if no position fits."""
        ways = (sequence[:place] + [chain] + sequence[place:] for place in range(len(sequence), -1, -1))
        return next((way for way in ways if self.all_missed(way)), None)

    def joined(self, some):
        """Sequences of chains: each chain joins where it costs least, if that is less than the chain alone."""
        result = []
        for chain in sorted(some, key=lambda chain: (-price(self.brings(chain), self.prices), chain)):
            offers = []
            for number, one in enumerate(result):
                # A second order of compilation is counted from three chains of includes on.
                before = 2 if len(one["chains"]) < 3 else len(one["chains"])
                more = self.cost(one["brings"] | self.brings(chain), 2) - self.cost(one["brings"], before)
                if more < self.cost(self.brings(chain), 1):
                    offers.append((more, number))
            for _, number in sorted(offers)[:TRIES]:
                one = result[number]
                if fits := self.fitting(one["chains"], chain):
                    one["chains"] = fits
                    one["brings"] |= self.brings(chain)
                    break
            else:
                result.append({"chains": [chain], "brings": self.brings(chain)})
        return result

    def units(self, some):
        """The compilations for all chains: each order of a sequence, or a chain alone."""
        for one in self.joined(some):
            in_order = one["chains"]
            if self.cost(one["brings"], 2) < sum(self.cost(self.brings(chain), 1) for chain in in_order):
                yield sum(in_order, [])
                yield sum(reversed(in_order), [])
            else:
                yield from in_order
