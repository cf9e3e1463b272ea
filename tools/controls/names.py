"""Which row of the facts is which control, and which processors the words of the facts mean. Read by
tools/controls/write."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
# All identities, in their order.
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
_RAPL = ["sandy_bridge", "sandy_bridge_ep", "ivy_bridge", "ivy_bridge_ep", "haswell", "haswell_ep", "broadwell",
         "broadwell_ep", "broadwell_de"]
_RAPL += [name for name in _SKYLAKE if name not in {"nova_lake", "nova_lake_atom", "clearwater_forest"}]
_RAPL += ["knights_landing", "knights_mill"]
_MEMORY_LIMIT = ["haswell", "haswell_ep", "broadwell", "broadwell_ep", "broadwell_de", "sandy_bridge_ep",
                 "ivy_bridge_ep", "skylake", "skylake_sp", "cascade_lake", "cooper_lake", "ice_lake_sp",
                 "sapphire_rapids", "emerald_rapids", "knights_landing", "knights_mill"]
_UNCORE = ["haswell", "haswell_ep", "broadwell", "broadwell_ep", "broadwell_de", "skylake", "skylake_sp",
           "cascade_lake", "cooper_lake", "comet_lake", "cannon_lake", "ice_lake", "ice_lake_sp", "tiger_lake",
           "rocket_lake", "alder_lake", "alder_lake_atom", "raptor_lake", "raptor_lake_atom", "sapphire_rapids",
           "emerald_rapids", "meteor_lake", "meteor_lake_atom", "knights_landing", "knights_mill"]

# The words of the column `processors` that are no names. A processor for which only words such as `and later`
# speak, and which no source names, is still there: what CPUID or the register says decides at run time.
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
    "@rapl": _RAPL,
    "RAM in rapl_by_model.csv": _MEMORY_LIMIT,
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
# On Sapphire Rapids, Emerald Rapids and Granite Rapids hardware moves bits 0, 1, 5 and 6 of 1A4h itself.
_MOVING = ["sapphire_rapids", "emerald_rapids", "granite_rapids"]


def _core(field):
    """A row of 1A4h on performance cores, whose bit hardware may move on some of them."""
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
FILES = [("prefetch", "Prefetchers: which processor has which, and the bits that switch them", PREFETCHERS)]
