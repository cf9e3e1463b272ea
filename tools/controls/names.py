"""Which row of the facts is which control, and which processors the words of the facts mean. Read by
tools/controls/write."""
import csv
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The identities of all processors, in the order of msr/processor/identity.hpp.
ALL = re.findall(r"row\((\w+),", (ROOT / "include/msr/processor/identity.hpp").read_text().split("MSR_P5_CORES", 1)[1])
ALL = [name for name in dict.fromkeys(ALL)]


def _from(first, last="nova_lake_atom"):
    return ALL[ALL.index(first):ALL.index(last) + 1]


_INTEL = _from("pentium_m", "pentium_m") + _from("yonah")
_SMALL = {"bonnell", "silvermont", "airmont", "goldmont", "goldmont_plus", "tremont", "elkhart_lake", "sierra_forest",
          "grand_ridge", "clearwater_forest"} | {name for name in ALL if name.endswith(("_atom", "_low_power"))}
_KNIGHTS = {"knights_landing", "knights_mill"}
_NEHALEM = _from("nehalem")
_SANDY_BRIDGE = _from("sandy_bridge")
_WESTMERE = _from("westmere")
_IVY_BRIDGE = _from("ivy_bridge")
_HASWELL = _from("haswell")
_SKYLAKE = _from("skylake")
_SERVERS = {"skylake_sp", "cascade_lake", "cooper_lake", "ice_lake_sp", "sapphire_rapids", "emerald_rapids",
            "granite_rapids", "sierra_forest", "grand_ridge", "clearwater_forest"}
_CLIENTS_FROM_SKYLAKE = [name for name in _SKYLAKE
                         if name not in _SERVERS and name not in {"goldmont", "goldmont_plus", "tremont",
                                                                  "elkhart_lake", "knights_landing", "knights_mill"}]
_ZEN = ["zen1", "zen2", "hygon18h", "zen3", "zen4", "zen5"]
_AMD_FROM_10H = _from("family10h", "zen5")


def _with_register(address):
    """Returns the processors that have a register of power, as turbostat lists them."""
    lines = (ROOT / "test/facts/meters/rapl_by_model.csv").read_text().splitlines()
    rows = csv.DictReader(line for line in lines if not line.startswith("#"))
    found = {name for row in rows if address in row["turbostat_registers"].split()
             for name in row["identities"].split(";")}
    # The registers of Silvermont and Airmont have numbers in another unit.
    return [name for name in ALL if name in found and name not in {"silvermont", "airmont"}]


def _with_power_levels():
    """Returns the processors with several levels of thermal design power, as turbostat lists them."""
    lines = (ROOT / "test/facts/meters/other_by_model.csv").read_text().splitlines()
    rows = csv.DictReader(line for line in lines if not line.startswith("#"))
    found = {name for row in rows if row["config_tdp_648H"] == "yes" for name in row["identities"].split(";")}
    return [name for name in ALL if name in found]


_UNCORE = ["haswell", "haswell_ep", "broadwell", "broadwell_ep", "broadwell_de", "skylake", "skylake_sp",
           "cascade_lake", "cooper_lake", "comet_lake", "cannon_lake", "ice_lake", "ice_lake_sp", "tiger_lake",
           "rocket_lake", "alder_lake", "alder_lake_atom", "raptor_lake", "raptor_lake_atom", "sapphire_rapids",
           "emerald_rapids", "meteor_lake", "meteor_lake_atom", "knights_landing", "knights_mill"]

# The words of the column `processors` that are no names of processors. A processor that only words
# such as `and later` cover, and that no source names, is still listed: CPUID or the register
# decides at run time.
PHRASES = {
    "servers of perfspect (all it knows, SKX on); cores since about haswell by corefreq":
        ["skylake_sp", "cascade_lake", "cooper_lake", "ice_lake_sp", "sapphire_rapids", "emerald_rapids",
         "granite_rapids"],
    "meteor_lake (06_AA)": ["meteor_lake"],
    "silvermont 4DH only": ["silvermont"],
    "nehalem and later; core2 (IDA)": ["core2"] + _NEHALEM,
    "nehalem and later": _NEHALEM,
    "sandy_bridge and later": _SANDY_BRIDGE,
    "ivy_bridge and later": _IVY_BRIDGE,
    "westmere and later": [name for name in _WESTMERE if name not in {"silvermont", "airmont"}],
    "skylake and later": _SKYLAKE,
    "skylake and later clients": _CLIENTS_FROM_SKYLAKE,
    "pentium_m and later": _INTEL,
    "CPUID 6 EAX[7]": _SKYLAKE,
    "family10h and later (CPUID 80000007H EDX[9])": _AMD_FROM_10H,
    "family10h and later": _AMD_FROM_10H,
    "zen2 and later with 80000008H EBX[27]": ["zen2", "zen3", "zen4", "zen5"],
    "family15h*": [name for name in ALL if name.startswith("family15h")],
    "see meters/other_by_model.csv (uncore_ratio_620H); haswell_ep;knights_landing;knights_mill too (edk2, geopm)":
        _UNCORE,
    "as above": _UNCORE,
    "ice_lake_sp and later servers": ["ice_lake_sp", "sapphire_rapids", "emerald_rapids", "granite_rapids",
                                      "sierra_forest"],
    "@rapl": _with_register("610"),
    "RAM in rapl_by_model.csv": _with_register("618"),
    "PP0 in rapl_by_model.csv": _with_register("638"),
    "PP1 in rapl_by_model.csv": _with_register("640"),
    "knights_landing by edk2 (geopm: 4 bits)": ["knights_landing"],
}
SCOPES = {
    "core (both threads share it)": "core", "core": "core", "core (tile for L2)": "core", "core (Unique)": "core",
    "core pair (Shared)": "l2", "compute unit": "l2", "package (Shared)": "package", "package": "package",
    "module by the paper (a write is seen by all its cores)": "l2", "thread": "thread",
    "die (package on one-die parts)": "die", "core (package in effect)": "core",
    "package (core in edk2)": "package", "platform": "machine",
    "thread on sandy_bridge and later; package on westmere (edk2) and in turbostat": "thread",
    "thread, coordinated in core (package if 1AAH[0]=0 coordination)": "thread",
}

_MFC = "MISC_FEATURE_CONTROL"
_ENABLE = "IA32_MISC_ENABLE"
_AMD = "PREFETCH_CONTROL"
# Processors whose hardware itself changes bits 0, 1, 5 and 6 of 1A4h: Sapphire Rapids, Emerald
# Rapids and Granite Rapids.
_MOVING = ["sapphire_rapids", "emerald_rapids", "granite_rapids"]


def _core(field):
    """Returns a row of 1A4h on performance cores; some processors' hardware itself changes the
    row's bit."""
    return (_MFC, "core", field)


def _split(all_of_them):
    still = [name for name in all_of_them if name not in _MOVING]
    moving = [name for name in all_of_them if name in _MOVING]
    parts = [{"processors": still}] if still else []
    return parts + ([{"processors": moving, "moves": True}] if moving else [])


_CORES = ("nehalem;nehalem_ex;westmere;westmere_ep;westmere_ex;sandy_bridge;sandy_bridge_ep;ivy_bridge;ivy_bridge_ep;"
          "haswell;haswell_ep;broadwell;broadwell_ep;broadwell_de;skylake;skylake_sp;cascade_lake;cooper_lake;"
          "comet_lake;cannon_lake;ice_lake;ice_lake_sp;tiger_lake;rocket_lake;alder_lake;raptor_lake;sapphire_rapids;"
          "emerald_rapids;meteor_lake;granite_rapids;lunar_lake;arrow_lake_core;arrow_lake_u_core;"
          "panther_lake_core").split(";")
_SILVERMONT = [{"processors": ["goldmont", "goldmont_plus", "tremont", "elkhart_lake"]},
               {"processors": ["silvermont"], "models": "{0x4d}"}]

PREFETCHERS = [
    ("l2_stream", "switched", "prefetcher of streams into the second-level cache", [
        (*_core("L2Stream"), *_split(_CORES)), (_MFC, "silvermont", "L2Stream", *_SILVERMONT),
        (_MFC, "knl", "L2Stream", {"scope": "l2"}), (_MFC, "ecore", "L2Stream"), (_ENABLE, "core2", "L2Stream"),
        (_AMD, "amd", "L2Stream")]),
    ("l2_adjacent", "switched", "prefetcher of the other line of a pair into the second-level cache", [
        (*_core("L2Adjacent"), *_split(_CORES)), (_MFC, "ecore", "AdjacentLine"), (_ENABLE, "core2", "AdjacentLine"),
        (_ENABLE, "netburst", "AdjacentLine")]),
    ("dcu", "switched", "prefetcher of the next line into the first-level data cache", [
        _core("DcuStream"), (_MFC, "silvermont", "DcuStream", *_SILVERMONT), (_MFC, "knl", "DcuStream"),
        (_MFC, "ecore", "DcuStream"), (_ENABLE, "core2", "DcuStream")]),
    ("dcu_ip", "switched", "prefetcher of strides by instruction into the first-level data cache", [
        _core("DcuIp"), (_MFC, "ecore", "DcuIp"), (_ENABLE, "core2", "DcuIp")]),
    ("dcu_next_page", "switched", "prefetcher of the next page into the first-level data cache", [
        _core("DcuNextPage"), (_MFC, "ecore", "DcuNextPage")]),
    ("l2_amp", "switched", "adaptive multipath prefetcher into the second-level cache", [
        (*_core("L2Amp"), *_split(["sapphire_rapids", "emerald_rapids", "granite_rapids", "alder_lake", "raptor_lake"])),
        (_MFC, "ecore", "L2Amp")]),
    ("llc_page", "switched", "prefetcher of pages into the last-level cache", [
        (*_core("LlcPage"), *_split(["granite_rapids", "meteor_lake"])), (_MFC, "ecore", "LlcPage")]),
    ("array_of_pointers", "switched", "prefetcher of what an array of pointers leads to", [
        _core("ArrayOfPointers"), (_MFC, "ecore", "ArrayOfPointers")]),
    ("stream_code_fetch", "switched", "prefetcher of streams of code", [
        _core("StreamCodeFetch"), (_MFC, "ecore", "StreamCodeFetch")]),
    ("l2_dynamic", "switched", "dynamic control of the prefetchers of the second-level cache", [
        (_MFC, "ecore", "DynamicControl")]),
    ("homeless", "switched", "homeless prefetch", [("UNNAMED_6D", "server", "Homeless")]),
    ("llc_prefetch", "switched", "prefetch into the last-level cache", [
        ("UNNAMED_6D", "server", "LlcPrefetch")]),
    ("prefetch_queue", "switched", "prefetch queue of NetBurst", [(_ENABLE, "netburst", "PrefetchQueue")]),
    ("l1_stream", "switched", "prefetcher of streams into the first-level data cache", [
        (_AMD, "amd", "L1Stream")]),
    ("l1_stride", "switched", "prefetcher of strides by instruction into the first-level data cache", [
        (_AMD, "amd", "L1Stride")]),
    ("l1_region", "switched", "prefetcher of regions into the first-level data cache", [
        (_AMD, "amd", "L1Region")]),
    ("l2_up_down", "switched", "prefetcher of the next or the previous line into the second-level cache", [
        (_AMD, "amd", "UpDown")]),
    ("dc_prefetch", "switched", "prefetcher of the data cache", [
        ("DC_CFG", "old", "DisHwPf"), ("DC_CFG", "zen", "L1HwPrefetch")]),
    ("l2_prefetch", "switched", "prefetcher of the second-level cache", [
        ("CU_CFG3", "15h", "PfcDis"), ("LS_CFG2", "zen", "L2HwPrefetch")]),
    ("l2_region", "switched", "prefetcher of regions into the second-level cache", [
        ("CU_CFG3", "15h", "PfcRegionDis")]),
    ("l2_stride", "switched", "prefetcher of strides into the second-level cache", [
        ("CU_CFG3", "15h", "PfcStrideDis")]),
    ("ic_prefetch", "switched", "prefetcher of the instruction cache", [
        ("IC_CFG", "zen", "HwIpPrefetch"), ("IC_CFG", "k8", "DisSeqPrefetch")]),
]
_HWP = "IA32_HWP_REQUEST"
_CPPC = "CPPC_REQ"
_HWP_NEEDS = {"needs": "{0x770, 0}", "overrules": "{0x774, 42}"}
_HWP_BOUNDS = {**_HWP_NEEDS, "bounds": "{0x771, 24, 0}"}
_CPPC_NEEDS = {"needs": "{0xc00102b1, 0}"}
_CPPC_BOUNDS = {**_CPPC_NEEDS, "bounds": "{0xc00102b0, 0, 24}"}
_UNTIL_RESET = {"refusal": "once on it stays on until the next reset, so that it cannot be put back"}
_WESTMERE_NAMES = ["westmere", "westmere_ep", "westmere_ex"]
# Processors without HWP: on processors with HWP requests for a ratio have no effect, because the
# processor itself chooses the ratio.
_BEFORE_HWP = ["sandy_bridge", "sandy_bridge_ep", "ivy_bridge", "ivy_bridge_ep", "haswell", "haswell_ep", "broadwell"]
_BEFORE_CPPC = ["family10h", "family11h", "family12h", "family14h"] + [
    name for name in ALL if name.startswith("family15h")] + ["family16h", "zen1", "hygon18h"]

FREQUENCY = [
    ("turbo", "switched", "clocks above the base frequency", [
        (_ENABLE, "turbo", "TurboDisable"), ("HWCR", "amd", "CpbDis")]),
    ("thread_turbo", "switched", "turbo for what a thread requests", [("IA32_PERF_CTL", "all", "TurboDisengage")]),
    ("speed_step", "switched", "requests for other frequencies", [
        (_ENABLE, "turbo", "SpeedStep",
         {"processors": ["core2", "bonnell"], "lock": "{0x1a0, 20}"},
         {"processors": [name for name in _INTEL if name not in {"core2", "bonnell"}]})]),
    ("target_ratio", "numbered", "requested ratio to the bus clock", [
        ("IA32_PERF_CTL", "snb", "Ratio", {"processors": _BEFORE_HWP})]),
    ("pstate", "numbered", "requested performance state; 0 is the fastest", [
        ("PSTATE_CTL", "amd", "PstateCmd", {"processors": _BEFORE_CPPC})]),
    ("performance_control", "switched", "choice of the frequency by the processor itself", [
        ("IA32_PM_ENABLE", "hwp", "HwpEnable", _UNTIL_RESET), ("CPPC_ENABLE", "amd", "Enable", _UNTIL_RESET)]),
    ("performance_minimum", "numbered", "lowest performance that the processor may choose", [
        (_HWP, "hwp", "Minimum", _HWP_BOUNDS), (_CPPC, "amd", "MinPerf", _CPPC_BOUNDS)]),
    ("performance_maximum", "numbered", "highest performance that the processor may choose", [
        (_HWP, "hwp", "Maximum", _HWP_BOUNDS), (_CPPC, "amd", "MaxPerf", _CPPC_BOUNDS)]),
    ("performance_desired", "numbered", "desired performance; 0: the processor chooses", [
        (_HWP, "hwp", "Desired", _HWP_BOUNDS), (_CPPC, "amd", "DesiredPerf", _CPPC_BOUNDS)]),
    ("energy_preference", "numbered", "0 for performance to 255 for energy", [
        (_HWP, "hwp", "EnergyPerformancePreference", _HWP_NEEDS),
        (_CPPC, "amd", "EnergyPerfPreference", _CPPC_NEEDS)]),
    ("energy_bias", "numbered", "0 for performance to 15 for energy", [
        ("IA32_ENERGY_PERF_BIAS", "all", "Bias", {"processors": _WESTMERE_NAMES, "scope": "package"},
         {"processors": [name for name in _WESTMERE
                         if name not in {"silvermont", "airmont"} and name not in _WESTMERE_NAMES]})]),
    ("uncore_minimum_ratio", "numbered", "lowest clock of the uncore, in 100 MHz", [
        ("UNCORE_RATIO_LIMIT", "all", "MinRatio")]),
    ("uncore_maximum_ratio", "numbered", "highest clock of the uncore, in 100 MHz", [
        ("UNCORE_RATIO_LIMIT", "all", "MaxRatio", {"positive": True})]),
    ("energy_efficient_turbo", "switched", "less turbo where it gains little", [
        ("POWER_CTL", "skl", "EnergyEfficiencyDisable")]),
    ("race_to_halt", "switched", "higher clocks, so that a core is halted sooner", [
        ("POWER_CTL", "skl", "RaceToHaltDisable")]),
    ("bidirectional_prochot", "switched", "other devices may throttle the processor", [
        ("POWER_CTL", "all", "BiDirectionalProchot",
         {"refusal": "while it is off a hot voltage regulator is not heeded"})]),
]
_LOCK_E2 = {"lock": "{0xe2, 15}"}
IDLE = [
    ("c1e", "switched", "C1 becomes C1E", [("POWER_CTL", "all", "C1eEnable")]),
    ("prewake", "switched", "cores wake before their timers", [("POWER_CTL", "icx", "CstatePrewakeDisable")]),
    ("package_cstate_limit", "numbered", "deepest state of the package, a code of the model", [
        ("PKG_CST_CONFIG_CONTROL", "limit3", "PackageLimit", _LOCK_E2),
        ("PKG_CST_CONFIG_CONTROL", "limit4", "PackageLimit", _LOCK_E2)]),
    ("io_mwait", "switched", "reads of a port become MWAIT", [
        ("PKG_CST_CONFIG_CONTROL", "all", "IoMwaitRedirection", _LOCK_E2)]),
    ("c3_demotion", "switched", "the processor turns requests for C6 and C7 into C3", [
        ("PKG_CST_CONFIG_CONTROL", "all", "C3AutoDemotion", _LOCK_E2)]),
    ("c1_demotion", "switched", "the processor turns requests for C3, C6 and C7 into C1", [
        ("PKG_CST_CONFIG_CONTROL", "all", "C1AutoDemotion", _LOCK_E2)]),
    ("c3_undemotion", "switched", "the processor takes back a demotion to C3", [
        ("PKG_CST_CONFIG_CONTROL", "all", "C3Undemotion", _LOCK_E2)]),
    ("c1_undemotion", "switched", "the processor takes back a demotion to C1", [
        ("PKG_CST_CONFIG_CONTROL", "all", "C1Undemotion", _LOCK_E2)]),
    ("cstate_conversion", "switched", "MWAIT requests become deeper states", [
        ("PKG_CST_CONFIG_CONTROL", "all", "AutoCStateConversion", _LOCK_E2)]),
    ("package_cstate_demotion", "switched", "the processor chooses a shallower state of the package", [
        ("PKG_CST_CONFIG_CONTROL", "all", "PkgCDemotion", _LOCK_E2)]),
    ("package_cstate_undemotion", "switched", "the processor takes back a demotion of the package", [
        ("PKG_CST_CONFIG_CONTROL", "all", "PkgCUndemotion", _LOCK_E2)]),
]


def _limit(name, register, address, lock, text, variants=("std",), second=False):
    places = {"lock": f"{{{address}, {lock}}}"}
    number = "2" if second else "1"
    title = f"second limit of the power {text}" if second else f"limit of the power {text}"
    prefix = f"{name}_power_limit2" if second else f"{name}_power_limit"
    return [
        (prefix, "power", title, [(register, variant, f"Limit{number}", places) for variant in variants]),
        (f"{prefix}_enable", "switched", f"{title}: whether it is in force",
         [(register, variant, f"Enable{number}", places) for variant in variants]),
        (f"{prefix}_window", "duration", f"{title}: the time over which it holds on average",
         [(register, variant, f"Window{number}", places) for variant in variants]),
    ]


POWER = (_limit("package", "PKG_POWER_LIMIT", "0x610", 63, "of the package")
         + _limit("package", "PKG_POWER_LIMIT", "0x610", 63, "of the package", second=True)
         + _limit("dram", "DRAM_POWER_LIMIT", "0x618", 31, "of the memory")
         + _limit("cores", "PP0_POWER_LIMIT", "0x638", 31, "of the cores")
         + _limit("graphics", "PP1_POWER_LIMIT", "0x640", 31, "of the graphics")
         + _limit("platform", "PLATFORM_POWER_LIMIT", "0x65c", 63, "of the machine", ("client", "spr"))
         + [
             ("temperature_offset", "numbered", "degrees below the limit at which clocks are lowered", [
                 ("TEMPERATURE_TARGET", "off4", "TccActivationOffset", {"needs": "{0xce, 30}"}),
                 ("TEMPERATURE_TARGET", "off6", "TccActivationOffset", {"needs": "{0xce, 30}", "lock": "{0x1a2, 31}"})]),
             ("tdp_level", "numbered", "level of the thermal design power", [
                 ("CONFIG_TDP_CONTROL", "all", "Level", {"lock": "{0x64b, 31}", "processors": _with_power_levels()})]),
             ("turbo_activation_ratio", "numbered", "highest ratio that is no turbo", [
                 ("TURBO_ACTIVATION_RATIO", "all", "MaxNonTurboRatio",
                  # Goldmont has the register without levels: edk2, GoldmontMsr.h
                  {"lock": "{0x64c, 31}", "processors": _with_power_levels() + ["goldmont"]})]),
         ])
FILES = [
    ("prefetch", "Controls of prefetchers", PREFETCHERS),
    ("frequency", "Controls of turbo, performance levels, energy preferences and clocks of the uncore", FREQUENCY),
    ("idle", "Controls of the states of idle cores and packages", IDLE),
    ("power", "Controls of the limits of power and temperature", POWER),
]
