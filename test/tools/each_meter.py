"""Counts every meter of every simulated processor: each is a plausible number, or a sentence says why there is
none, with exit status 1.

usage: each_meter.py MSRPP CPUS PROGRAM...   CPUS: logical processors of the simulated machine, 1 or 2
"""
import csv
import io
import json
import re
import subprocess
import sys

msrpp, cpus, program = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
REASONS = re.compile(r"no model has the register of this meter|stays 0: |holds no value here|has no value, reads 0|took less than a unit")
INSTANT = "instant"
failures, shown, refused, processors = [], 0, 0, 0


def run(*words):
    return subprocess.run([msrpp, *words], capture_output=True, text=True, check=False)


def fail(cpu, *text):
    failures.append(" ".join((cpu, *map(str, text))))


def counted(cpu, meters, options, event=""):
    """Counts meters together. Takes those that are refused out of `meters`. Returns counts by name."""
    global refused
    while meters:
        words = [word for name in [*meters, *([event] if event else [])] for word in ("-e", name)]
        result = run("run", "--backend", "machine:" + cpu, "--format", "json", *options, *words, "--", *program)
        if result.returncode == 0:
            return {row["choice"]: row["count"] for row in json.loads(result.stdout)["counts"]}
        lines = [line for line in result.stderr.splitlines() if "'" in line]
        found = re.search(r"'(\w+)'", lines[-1]) if lines else None
        name = found[1] if found else ""
        if result.returncode != 1 or name not in meters or not REASONS.search(lines[-1]):
            fail(cpu, meters, result.returncode, result.stderr)
            return {}
        meters.remove(name)
        refused += 1
    return {}


def check(cpu, unit_of, counts):
    """Checks counts of meters that the models advance. The program has the time of the models at 2 GHz."""
    clocks = counts.get("tsc", 0)
    for name, count in counts.items():
        if name.startswith("energy_"):
            # less than 100 W over the whole time; a unit of energy is at most 1 J
            good = 0 < count <= 100 * clocks / 2 + 1e9
        elif unit_of.get(name) == "uV":
            good = 500_000 <= count <= 2_000_000
        elif name.endswith("_ratio"):
            good = 4 <= count <= 80
        elif name == "core_c1_residency":
            good = (0 < count <= clocks) if cpus > 1 else count <= clocks
        elif name in ("aperf", "aperf_readonly"):
            good = 1000 < count <= 4 * clocks
        elif name in ("mperf", "mperf_readonly"):
            good = 1000 < count <= clocks + 1024
        else:
            good = count > 1000
        if not good:
            fail(cpu, name, count, "of", clocks, "clocks")
    if "irperf" in counts and counts["irperf"] != counts["retired_instructions"]:
        fail(cpu, "irperf", counts["irperf"], "is not", counts["retired_instructions"])


for processor in csv.DictReader(io.StringIO(run("cpus", "--format", "csv").stdout)):
    cpu = processor["cpu"]
    listing = run("list", "--cpu", cpu, "--meters", "--format", "csv")
    if listing.returncode != 0:
        if "no meters of " not in listing.stderr:
            fail(cpu, listing.stderr)
        continue
    # a processor of a --cpu name that stands for several is not simulated
    probe = run("machine", "--cpu", cpu, "--", "true")
    if probe.returncode != 0:
        continue
    rows = list(csv.DictReader(io.StringIO(listing.stdout)))
    unit_of = {row["meter"]: row["unit"] for row in rows}
    sums = [row["meter"] for row in rows if row["kind"] != INSTANT]
    instants = [row["meter"] for row in rows if row["kind"] == INSTANT]
    all_cpus = ["--cpus", "0" if cpus == 1 else f"0-{cpus - 1}"]
    results = counted(cpu, sums, all_cpus, "retired_instructions" if "irperf" in sums else "")
    check(cpu, unit_of, results)
    of_moment = counted(cpu, instants, ["--cpus", "0"])
    check(cpu, unit_of, of_moment)
    shown += len(sums) + len(instants)
    processors += 1

print(f"processors: {processors}; meters with a number: {shown}; refused by a sentence: {refused}")
for failure in failures:
    print("failed:", failure)
if processors < 50 or shown < 300:
    print("failed: too few meters were counted")
    failures.append("")
sys.exit(1 if failures else 0)
