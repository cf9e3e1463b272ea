#!/usr/bin/env python3
"""Checks every name that `msrpp list event` shows of a vendor's processors with a list of events:
`cpus` counts it, `encode` takes it and puts its numbers on a counter that `list` names, `explain`
finds no broken rule in the values and names the event (Intel's), and `export` has the registers.

`encode` and `explain` take as many events at a time as fit on the counters: a process for each
event would take minutes. Of processors with equal lists and plans, letter for letter, one is
explained in full, of the other processors every 16th plan.

usage: walk_events.py PROGRAM VENDOR LEAST_EVENTS
"""
import csv
import re
import sys

sys.dont_write_bytecode = True
from served import Served

program, vendor, least = sys.argv[1], sys.argv[2], int(sys.argv[3])
problems = []

# Reasons why an event's bare name has no plan, and the qualifiers that give the event a plan.
WAYS = [
    ("in precise samples only", ":precise:sample=1000"),
    ("what MSR_OFFCORE_RSP says", ":offcore=0x101"),
    ("what MSR_PEBS_FRONTEND says", ":frontend=0x12"),
]
# Errata that forbid periods, and a period that the errata allow: a multiple of 64 from 128 on.
ERRATA = "errata HSW11, BDM11, BDM55"
ALLOWED_PERIOD = 1024
# Reasons why listed events cannot be counted by their names; the numbers of refusals are printed.
REFUSALS = {
    "the least load latency that can be asked for": "asks for too small a latency",
    "a precise choice needs a load latency": "a precise choice needs a load latency",
    "this event needs a register that is not written here": "needs a register that is not written",
    "this value has bits that are reserved": "its register would hold reserved bits",
    "the list inverts this event without a threshold": "is inverted without a threshold",
}


tool = Served(program)


def run(*arguments, lines=()):
    return tool.run(*arguments, text="\n".join(lines))


def rows(*arguments):
    return list(csv.DictReader(run(*arguments, "--format", "csv")[0].splitlines()))


def plans(cpu, lines):
    """Returns for each line the output of `encode --each`: rows, or an error's sentence."""
    if not lines:
        return []
    out = run("--cpu", cpu, "encode", "--each", lines=lines)[0]
    line_of = {choice: number for number, line in enumerate(lines) for choice in line.split()}
    line_of.update((line, number) for number, line in enumerate(lines))
    result = [[] for _ in lines]
    for choice, register, address, value in list(csv.reader(out.splitlines()))[1:]:
        if register == "error":
            result[line_of[choice]] = value
        else:
            result[line_of[choice]].append((choice, register, int(address, 16), int(value, 16)))
    return result


def is_select(register):
    return re.search(r"perfevtsel\d|(?<!fixed_ctr_)ctl\d+$|gp\d+_cfg_a$", register) is not None


def is_counter(register):
    return re.search(r"(pmc|ctr)\d+$|pmc_(gp|fx)\d+_ctr$", register) is not None


def place_of(register):
    name = re.sub("^(ia32|msr)_", "", register)
    name = re.sub("^pmc_gp([0-9]+)_ctr$", r"pmc\1", name)
    return re.sub("^pmc_fx([0-9]+)_ctr$", r"fixed_ctr\1", name)


def numbers(row):
    return {name: int(number, 16) for name, number in
            re.findall("(event|umask2?)=0x([0-9a-f]+)", row["encoding"])}


def check_plan(cpu, plan, row_of):
    """Checks that a plan has the list's values, on a counter that the list names."""
    counters = {}
    # AMD's large increments occupy the next counter, too, which counts event 0xfff.
    behind = {place_of(register).replace("ctl", "ctr") for _, register, _, value in plan
              if vendor == "amd" and is_select(register) and value & 0xf000000ff == 0xf000000ff}
    for choice, register, _, value in plan:
        if place_of(register).replace("ctl", "ctr") in behind:
            continue
        row = row_of[choice]
        if is_share(row):
            if is_counter(register) and place_of(register) != "fixed_ctr3":
                problems.append(f"{cpu}: {choice} takes {register}")
            continue
        if is_counter(register):
            counters[choice] = place_of(register)
            if row["where"] and place_of(register) not in row["where"].split():
                problems.append(f"{cpu}: {choice} is on {register}, not on {row['where']}")
        if not is_select(register) or register.startswith(("df_", "nb_", "l2i_", "l3_", "chl3")):
            continue
        says = numbers(row)
        if vendor == "intel":
            held = {"event": value & 0xff, "umask": value >> 8 & 0xff, "umask2": value >> 40 & 0xff}
        else:
            held = {"event": value & 0xff | value >> 24 & 0xf00, "umask": value >> 8 & 0xff,
                    "umask2": 0}
        if any(one[2] == 0x1a7 and one[0] == choice for one in plan):
            # MSR_OFFCORE_RSP_1 has event codes of its own: 0xbb, 0x2b, or 0xb7 with mask 2.
            if (held["event"], held["umask"]) in ((0xbb, 1), (0xb7, 2), (0x2b, 1)):
                continue
        if choice.startswith(("offcore_response:", "frontend_retired:")):
            continue # the library has several numbers for an event of these units
        if held != {"umask2": 0, **says}:
            problems.append(f"{cpu}: {choice}: 0x{value:x} is not {row['encoding']}")
    for choice in row_of:
        if is_share(row_of[choice]):
            if not any(register == "ia32_perf_metrics" for _, register, _, _ in plan):
                problems.append(f"{cpu}: {choice} has no register")
        elif choice not in counters:
            problems.append(f"{cpu}: {choice} takes no counter")
    return counters


def is_share(row):
    """Whether a row is a share of slots, which uses the shares' register and the slots' counter."""
    return row["where"].startswith("perf_metrics_")


def check_explanation(cpu, plan, row_of, counters, alike):
    values = [f"0x{address:x}=0x{value:x}" for _, register, address, value in plan
              if not is_counter(register) and "status" not in register]
    out, err, status = run("--cpu", cpu, "explain", *values, "--format", "csv")
    if status != 0 or err:
        problems.append(f"{cpu}: explain {' '.join(values)}: {out[-300:]}{err}")
        return
    said = [row[-1] for row in csv.reader(out.splitlines()) if row and row[0] in ("counts", "note")]
    for choice, counter in counters.items():
        told = [one for one in said if one.startswith((counter + " ", counter + ":"))]
        if not any(name in one for name in alike(row_of[choice], counter) for one in told):
            problems.append(f"{cpu}: explain does not name {choice}: {told}")


def allowlist_of(cpu):
    """Returns the addresses of a processor's allowlist, and those left out with a reason."""
    result = set()
    for line in run("--cpu", cpu, "export", "allowlist")[0].splitlines():
        if line.startswith("0x"):
            result.add(int(line.split()[0], 16))
        elif found := re.match("# left out: (0x[0-9a-f]+) [^:]*?(?: to (0x[0-9a-f]+) [^:]*)?:", line):
            first = int(found[1], 16)
            result.update(range(first, int(found[2] or found[1], 16) + 1))
    return result


def refuse(cpu, name, sentence):
    for part, why in REFUSALS.items():
        if part in sentence:
            refused.setdefault(why, []).append(f"{cpu} {name}")
            return
    problems.append(f"{cpu}: {sentence}")


def packed(events, most):
    """Returns groups of events, each event with a counter and an additional register of its own."""
    groups = []
    open_groups = []
    for choice, row in events:
        able = row["where"].split()
        beside = row.get("msr", "").split()
        for group in open_groups:
            free = [one for one in able if one not in group["taken"]]
            if able and not free or len(group["events"]) >= most or beside and group["beside"]:
                continue
            break
        else:
            group = {"events": [], "taken": set(), "beside": False}
            groups.append(group)
            open_groups.append(group)
            free = able
        group["events"].append((choice, row))
        group["taken"].update(free[-1:])
        group["beside"] = group["beside"] or bool(beside)
        if len(open_groups) > 8:
            open_groups.pop(0)
    return [group["events"] for group in groups]


refused = {}
walked = explained = repeated = 0
known = {}
for processor in rows("cpus"):
    cpu, counted = processor["cpu"], int(processor["events"])
    if processor["vendor"] != vendor or ":" in cpu:
        continue
    listed = rows("--cpu", cpu, "list", "event")
    if "where" not in (listed or [{}])[0]:
        continue
    events = [row for row in listed if row["kind"] == "event"]
    if not any(row["name"].count(".") for row in events):
        continue # the processor has no list of events
    if len({row["name"] for row in events}) != len(events) or len(events) != counted:
        problems.append(f"{cpu}: {len(events)} events, but cpus says {counted}")
    masked = {row["belongs_to"] for row in listed if row["kind"] == "mask"}
    # Each event is planned alone; an event that has no plan by its bare name is planned again with
    # qualifiers.
    choices = [(row["name"], row) for row in events
               if vendor == "intel" or row["name"] not in masked]
    legal = []
    again = []
    for (name, row), plan in zip(choices, plans(cpu, [name for name, _ in choices])):
        if not isinstance(plan, str):
            legal.append((name, row))
            check_plan(cpu, plan, {name: row})
            continue
        for sentence, more in WAYS:
            if sentence in plan:
                again.append((name + more, row))
                break
        else:
            refuse(cpu, name, plan)
    tried = plans(cpu, [one for one, _ in again])
    for (choice, row), plan in zip(again, tried):
        # On some processors bit 8 of MSR_OFFCORE_RSP, set in 0x101, is no response.
        if "no response is chosen" in plan:
            choice = choice.replace("=0x101", "=0x10001")
            plan = plans(cpu, [choice])[0]
        elif ERRATA in plan:
            choice = choice.replace(":sample=1000", f":sample={ALLOWED_PERIOD}")
            plan = plans(cpu, [choice])[0]
        if not isinstance(plan, str):
            legal.append((choice, row))
            check_plan(cpu, plan, {choice: row})
        else:
            refuse(cpu, row["name"], plan)
    walked += len(choices)
    # The names of events with equal numbers, and of the events of each fixed counter.
    names = {}
    for row in events:
        names.setdefault((row["encoding"], row["msr_value"]), []).append(row["name"])
        names.setdefault(row["fixed"], []).append(row["name"])

    def alike(row, counter):
        return names[row["encoding"], row["msr_value"]] + names.get(counter, [])

    most = 4 if vendor == "amd" else sum(
        row["kind"] == "counter" and row["name"].startswith("pmc")
        for row in rows("--cpu", cpu, "list", "counter"))
    groups = packed(legal, most)
    lines = [" ".join(choice for choice, _ in group) for group in groups]
    made = plans(cpu, lines)
    alone = [one for group, plan in zip(groups, made) if isinstance(plan, str) for one in group]
    groups = [group for group, plan in zip(groups, made) if not isinstance(plan, str)]
    made = [plan for plan in made if not isinstance(plan, str)]
    if alone:
        groups += [[one] for one in alone]
        made += plans(cpu, [choice for choice, _ in alone])
    same = repr((events, made))
    is_known = same in known
    known.setdefault(same, cpu)
    allowed = allowlist_of(cpu)
    for number, (group, plan) in enumerate(zip(groups, made)):
        if isinstance(plan, str):
            problems.append(f"{cpu}: {plan}")
            continue
        row_of = dict(group)
        counters = check_plan(cpu, plan, row_of)
        for _, register, address, value in plan:
            if address not in allowed:
                problems.append(f"{cpu}: no allowlist has {register} 0x{address:x}")
        if is_known and number % 16 != 0:
            repeated += len(group)
            continue
        explained += len(group)
        check_explanation(cpu, plan, row_of, counters, alike)

for problem in problems[:int(sys.argv[4]) if len(sys.argv) > 4 else 40]:
    print(problem)
for why, names in refused.items():
    print(f"{len(names)} refused, {why}: {names[0]} ...")
print(f"{walked} events in all, {explained} of them explained, {repeated} as on another processor, "
      f"{len(problems)} problems")
sys.exit(bool(problems) or walked < least)
