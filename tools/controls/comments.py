"""The wordings of the comments in include/msr/controls/registers/: what columns of the facts say, as sentences.
Read by tools/controls/write_registers."""
import re

import names

# The meaning of the values of a bit, by the words in the column `polarity`. Other words of the
# column say the kind of a number, which the comment of the field has already.
_POLARITIES = {
    "1 = off": "1 = off, 0 = on",
    "1 = on": "1 = on, 0 = off",
    "1 = ON (opposite of all others)": "1 = on, 0 = off (the bits of most other prefetchers mean the opposite)",
    "1 = locked": "1 = locked",
    "1 = P0": "1 = the frequency of P-state P0",
    "1 = happened": "1 = happened",
    "1 = no turbo": "1 = no turbo",
    "0 = autonomous": "0 = the processor chooses",
    "0 performance .. 255 energy": "0 (performance) to 255 (saving energy)",
    "7 bit mantissa, 3 bit exponent of 10 us": "mantissa (7 bits) * 10^exponent (3 bits) us",
    "1 = 772H rules": "1 = IA32_HWP_REQUEST_PKG (772h), 0 = this register",
    "1 = own": "1 = this register, 0 = IA32_HWP_REQUEST_PKG (772h)",
    "1 = interrupt": "1 = on, 0 = off",
    "n/8; with CPUID 6 EAX[5] bits 3:0 n/16": "in eighths; where CPUID 6 EAX[5] is 1, bits 3:0 in sixteenths",
    "1 = available": "1 = available",
    "1 = missing": "1 = missing",
    "1 = limited": "1 = limited",
    "value": "",
    "number": "",
    "code": "",
    "-": "",
}
_THREADS = "the logical processors of a core"
_MODULE = "the cores of a module"
_PACKAGE = "the logical processors of a package"
# Who shares a register, None where each logical processor has a register of its own; and a remark.
_SCOPES = {
    "thread": (None, ""),
    "core": (_THREADS, ""),
    "core (both threads share it)": (_THREADS, ""),
    "core (tile for L2)": (_THREADS, "the cores of a tile share the bit of the L2 prefetcher"),
    "core (Unique)": (_THREADS, ""),
    "core pair (Shared)": ("the two cores of a pair", ""),
    "compute unit": ("the cores of a compute unit", ""),
    "module by the paper (a write is seen by all its cores)": (_MODULE, ""),
    "module": (_MODULE, ""),
    "package": (_PACKAGE, ""),
    "package (Shared)": (_PACKAGE, ""),
    "package (core in edk2)": (_PACKAGE, f"by edk2, {_THREADS} share the bit"),
    "die (package on one-die parts)": ("the logical processors of a die", ""),
    "core (package in effect)": (_THREADS, "the setting affects the package"),
    "thread, coordinated in core (package if 1AAH[0]=0 coordination)":
        (None, "the hardware coordinates the requests within a core, and within the package while bit 0 of "
               "MISC_PWR_MGMT (1AAh) is 0"),
    "thread on sandy_bridge and later; package on westmere (edk2) and in turbostat":
        (None, f"{_PACKAGE} share the register on Westmere, as edk2 says, and on all processors, as turbostat says"),
    "thread (package in turbostat)": (None, f"by turbostat, {_PACKAGE} share the register"),
    "thread (core on older)": (None, f"on older processors {_THREADS} share the register"),
    "thread; package in effect": (None, "the setting affects the package"),
}
_SOURCES = {
    "likwid": "LIKWID", "likwid(ida)": "LIKWID (IDA)", "likwid #456": "issue 456 of LIKWID", "linux": "Linux",
    "perfspect": "PerfSpect", "corefreq": "CoreFreq", "intel article 2014": "Intel's article of 2014 on prefetchers",
    "intel optimization-zone": "Intel's paper 357930", "turbostat": "turbostat", "edk2": "edk2", "geopm": "GEOPM",
    "a program that quotes the PPR": "a program that quotes AMD's PPR",
}
_REMARKS = {
    "turbostat masks two bits of the three": "turbostat masks two of the three bits",
    "XiaoMi-Pro#174 shows it on Kaby Lake R": "issue 174 of XiaoMi-Pro shows the bit on Kaby Lake R",
}
# The words of the column `processors` that are no names.
_PROCESSORS = {
    "servers of perfspect (all it knows, SKX on); cores since about haswell by corefreq":
        "Skylake SP and later servers, by PerfSpect; performance cores since about Haswell, by CoreFreq",
    "see meters/other_by_model.csv (uncore_ratio_620H); haswell_ep;knights_landing;knights_mill too (edk2, geopm)":
        "those for which test/facts/meters/other_by_model.csv has uncore_ratio_620H, Haswell EP, Knights Landing, "
        "Knights Mill",
    "those of 0x60A whose turbostat set has PC8 PC9 PC10":
        "those of PKGC3_IRTL (60Ah) on which turbostat knows the package states C8, C9 and C10",
    "intel with the register (all of family 6 from pentium_m on)": "Intel since Pentium M",
}
_PROCESSORS["as above"] = next(words for key, words in _PROCESSORS.items() if key.startswith("see meters"))
_PARTS = {
    "meteor_lake (06_AA)": "Meteor Lake (model AAh)",
    "silvermont 4DH only": "Silvermont (only model 4Dh)",
    "Diamond Rapids (no identity)": "Diamond Rapids",
    "core2 (IDA)": "Core 2 (Intel Dynamic Acceleration)",
    "family15h*": "AMD family 15h",
    "k7 and later": "AMD since K7",
    "family10h and later": "AMD since family 10h",
    "family10h and later (CPUID 80000007H EDX[9])": "AMD since family 10h, where CPUID 80000007H EDX[9] is 1",
    "family15h and later": "AMD since family 15h",
    "family17h and later": "AMD since family 17h",
    "zen1 and later (80000008H EBX[1])": "AMD since Zen, where CPUID 80000008H EBX[1] is 1",
    "zen2 and later with 80000008H EBX[27]": "AMD since Zen 2, where CPUID 80000008H EBX[27] is 1",
    "zen4 and later": "AMD since Zen 4",
    "skylake and later clients": "clients since Skylake",
    "ice_lake_sp and later servers": "servers since Ice Lake SP",
}
_CORES = {"zen1": "Zen, Zen+", "zen2": "Zen 2", "zen3": "Zen 3", "zen4": "Zen 4", "zen5": "Zen 5", "zen6": "Zen 6",
          "skylake": "Skylake", "lakefield": "Lakefield", "arrow_lake_h": "Arrow Lake H and U",
          "arrow_lake_s": "Arrow Lake S", "elkhart_lake": "Elkhart Lake"}
_TEXTS = dict(re.findall(r'row\((\w+),[^"]*"\w+",\s*(?:\\\s*)?\.text\s*=\s*(?:\\\s*)?"([^"]*)"',
                         (names.ROOT / "include/msr/processor/identity.hpp").read_text()))
_GROUPS = {"Atom cores": "Atom cores of ", "low-power Atom cores": "low-power Atom cores of ",
           "performance cores": "performance cores of "}


def sentence(text):
    """Returns a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def _core(name):
    """Returns a processor's name for people, and the kind of core or an empty text."""
    if name in _CORES:
        return _CORES[name], ""
    text, _, kind = _TEXTS[name].partition(": ")
    inner = re.fullmatch(r"(?:Atom|Xeon Phi|AMD family \w+) \((.*)\)", text)
    return (inner[1] if inner else text), kind


def processors(text):
    """Returns the words for a cell of the column `processors`."""
    if text in _PROCESSORS:
        return _PROCESSORS[text]
    groups = {}
    for part in (part.strip() for part in text.split(";")):
        if part in _PARTS:
            groups.setdefault("", []).append(_PARTS[part])
        elif bit := re.fullmatch(r"CPUID 6 (EAX\[\d+\])", part):
            groups.setdefault("", []).append(f"those on which {bit[0]} is 1")
        elif part.endswith(" and later"):
            groups.setdefault("", []).append(f"Intel since {_core(part.removesuffix(' and later'))[0]}")
        else:
            found = [name for name in names.ALL if name.startswith(part[:-1])] if part.endswith("*") else [part]
            for word, kind in map(_core, found):
                groups.setdefault(kind, []).append(word)
    ordered = sorted(groups.items(), key=lambda group: group[0] != "")
    return "; ".join(_GROUPS.get(kind, "") + ", ".join(dict.fromkeys(words)) for kind, words in ordered)


def shared(scope):
    """Returns who shares a register, or None, and a remark, for a cell of the column `scope`."""
    return _SCOPES[scope]


def polarity(text):
    return _POLARITIES[text]


def _source(text):
    named = re.fullmatch(r"(edk2|geopm)\((.*?)( \.\.)?\)", text)
    if not named:
        return _SOURCES[text]
    words = ", ".join(named[2].split()) + (" and others" if named[3] else "")
    return f"{_SOURCES[named[1]]} ({words})"


def sources(text):
    """Returns the sentence for a cell of the column `sources`."""
    if text == "-":
        return "No source names the bit."
    text, _, remark = text.partition("; ")
    words = [_source(word) for word in text.split("+")]
    return f"Source{'s' if len(words) > 1 else ''}: {', '.join(words)}{'; ' + _REMARKS[remark] if remark else ''}."


_XQ = "XQ (the queue of requests that missed the L2 cache)"
_L2Q = "L2Q (the queue of requests to the L2 cache)"
_AMP = "adaptive multipath prefetcher (AMP)"
_TRACKED = f"by the L2 streamer and the {_AMP}: 1 = on"
_DENSITY = "demand density (use of prefetched lines by demand reads)"
_REUSE = "throttle level (0, lowest, to 3, highest) of the L2 prefetch throttler while its counter of reuse is"
# The fields of 1320h to 1327h, as Intel's paper 357930 explains them.
TUNING = {
    "L2StreamAmpXqThreshold":
        f"number of entries that must be empty in the {_XQ} before the L2 streamer and the {_AMP} prefetch; a higher "
        "number gives fewer prefetches",
    "L2PrefetchesAtStart": "number of L2 prefetches at the start of a stream",
    "L2PrefetchesOnDemandAhead": "number of L2 prefetches when demand requests move ahead of a prefetch stream",
    "L2PrefetchesQueuedMax": "highest number of L2 prefetches in the queue of prefetches",
    "L2TriggerWindow":
        "window in which a demand request triggers L2 prefetches of an established stream; a higher number gives more "
        "prefetches",
    "L2StreamMaxDistance":
        "largest distance of the L2 streamer from the core's execution; a higher number gives more prefetches",
    "L2PrefetchesPerTraining": "number of L2 prefetches that each successful training adds to the pending prefetches",
    "AmpDisableRecursion": f"recursive lookup of the {_AMP}",
    "AmpDisableNextLines": f"prefetches of the next lines by the {_AMP}",
    "LlcStreamMinLead": "smallest number of cache lines by which the LLC streamer is ahead of the L2 streamer",
    "LlcStreamMaxDistance":
        "largest distance of the LLC streamer from the core's execution; a higher number gives more prefetches",
    "LlcStreamDisable": "LLC streamer, the prefetcher of streams into the last-level cache",
    "LlcPrefetchesAtStart": "number of prefetches of the LLC streamer at the start of a stream",
    "LlcPrefetchesQueuedMax": "highest number of prefetches of the LLC streamer in the queue of prefetches",
    "LlcStreamL2qThreshold":
        f"number of entries that must be empty in the {_L2Q} before the LLC streamer prefetches; a higher number gives "
        "fewer prefetches",
    "LlcStreamXqThreshold":
        f"number of entries that must be empty in the {_XQ} before the LLC streamer prefetches; a higher number gives "
        "fewer prefetches",
    "TrackInstructionFlows": f"tracking of instruction flows {_TRACKED}",
    "AlternateForCodeReads": "alternate algorithm of L2 prefetches for code reads: 1 = on",
    "AmpPrefetchesAtStart": f"number of prefetches of the {_AMP} at the start of a stream",
    "AmpPrefetchesPerTraining":
        f"number of prefetches of the {_AMP} that each successful training adds to the pending prefetches",
    "DemandThrottlerEnable": "throttler of L2 prefetches that counts demand requests: 1 = on",
    "L2StreamDemandDensity": f"{_DENSITY} below which the L2 streamer holds its prefetches back",
    "L2StreamDemandDensityOverride":
        f"{_DENSITY} from which a single tracker of the L2 streamer prefetches while the average density is too low",
    "AlternateForPageMissHandler": "alternate algorithm of L2 prefetches for the page miss handler: 1 = on",
    "L2NextLineDisable": "prefetcher of the next line into the second-level cache",
    "XqThresholdLowDensity":
        f"number of entries that must be empty in the {_XQ} before the L2 streamer, the LLC streamer and the {_AMP} "
        "prefetch, while the demand density is low",
    "RestoreDefaults":
        "reset of the registers 1320h to 1327h to their defaults: a write of 1 starts the reset, and the bit reads as "
        "0 afterwards",
    "LlcThrottleIncrement":
        "increment, for throttling, of the throttler of LLC prefetches by LLC hits; a higher number gives less "
        "throttling",
    "LlcThrottleDecrement":
        "decrement, for throttling, of the throttler of LLC prefetches by LLC hits; a higher number gives more "
        "throttling",
    "LlcUnthrottleIncrement":
        "increment, for the end of throttling, of the throttler of LLC prefetches by LLC hits; a higher number gives "
        "less throttling",
    "LlcUnthrottleDecrement":
        "decrement, for the end of throttling, of the throttler of LLC prefetches by LLC hits",
    "LlcStreamDemandDensity": f"{_DENSITY} below which the LLC streamer holds its prefetches back",
    "LlcStreamDemandDensityOverride":
        f"{_DENSITY} from which a single tracker of the LLC streamer prefetches while the average density is too low",
    **{f"AmpConfidence{level}":
           f"confidence above which the {_AMP} prefetches at throttle level {level} ({words}); a higher number gives "
           "fewer prefetches"
       for level, words in enumerate(("no throttling", "light throttling", "moderate throttling",
                                      "aggressive throttling"))},
    "DensityForAlternateXq":
        f"{_DENSITY} below which bits 46:41 of 1321h are the threshold of the XQ (queue of L2 misses)",
    "TrackSwPrefetchW": f"tracking of software prefetches for writing {_TRACKED}",
    "TrackSwPrefetch": f"tracking of software prefetches {_TRACKED}",
    "TrackL1NextLine": f"tracking of requests of the L1 next-line prefetcher {_TRACKED}",
    "TrackDemandRfo": f"tracking of demand requests for ownership (RFO) {_TRACKED}",
    "TrackNextPage": f"tracking of requests of the L1 next-page prefetcher {_TRACKED}",
    "TrackIp": f"tracking of requests of the L1 instruction-pointer prefetcher {_TRACKED}",
    "TrainBySwPrefetchW": "training of prefetch streams by software prefetches for ownership: 1 = on",
    "TrainBySwPrefetch": "training of prefetch streams by software prefetches for reading: 1 = on",
    "TrainByIl1": "training of prefetch streams by requests of the first-level instruction cache: 1 = on",
    "TrainByRfo": "training of prefetch streams by requests for ownership (RFO): 1 = on",
    "TrainByNextPage": "training of the L2 prefetchers by the L1 next-page prefetcher: 1 = on",
    "TrainByIp": "training of the L2 prefetchers by the L1 instruction-pointer prefetcher: 1 = on",
    "HomelessThreshold": "threshold of the throttler of L1 prefetches that Intel's paper names homeless throttler",
    "L2StreamWindow":
        "largest window of the L2 streamer in which a demand request keeps a stream alive; a larger window gives more "
        "prefetches",
    "L2StreamKickStart":
        "kick start of the L2 streamer at an access to the begin or the end of a page of 4 KiB: 1 = on",
    "L2qThreshold":
        f"number of entries that must be empty in the {_L2Q} before the L2 streamer and the {_AMP} prefetch; a higher "
        "number gives fewer prefetches",
    "AmpSuccessiveLinesMax": f"highest number of successive lines that the {_AMP} prefetches",
    "AmpConfidenceIncrement":
        f"increment of the confidence of the {_AMP}; a higher number gives more prefetches",
    "AccelerationThreshold":
        "count from which prefetches are accelerated; a lower number gives more prefetches",
    "AccelerationL2q":
        f"threshold of the {_L2Q} for accelerated prefetches; a lower number gives more prefetches",
    "AccelerationXq": f"threshold of the {_XQ} for accelerated prefetches; a lower number gives more prefetches",
    "AccelerationIncrement":
        "increment of the count from which prefetches are accelerated; a higher number starts the acceleration sooner",
    "AccelerationExtra": "number of additional prefetches of the L2 and LLC streamers while prefetches are accelerated",
    "AccelerationDisable": "acceleration of prefetches",
    "AmpRecursionThreshold":
        f"threshold of recursive prefetches of the {_AMP}; a lower number gives more prefetches",
    "ReuseIncrement":
        "increment of the reuse counter of the L2 prefetch throttler; a higher number gives less throttling",
    "ReuseDecrement":
        "decrement of the reuse counter of the L2 prefetch throttler; a higher number gives more throttling",
    "ReuseLevelPositiveSaturated": f"{_REUSE} at its highest value (most reuse of prefetched lines)",
    "ReuseLevelPositiveUpper": f"{_REUSE} in the upper quarter of its positive values (good reuse of prefetched lines)",
    "ReuseLevelPositiveLower": f"{_REUSE} in the lower quarter of its positive values (good reuse of prefetched lines)",
    "ReuseLevelNegativeLower": f"{_REUSE} in the lower quarter of its negative values (less reuse of prefetched lines)",
    "ReuseLevelNegativeUpper": f"{_REUSE} in the upper quarter of its negative values (less reuse of prefetched lines)",
    "ReuseLevelNegativeSaturated": f"{_REUSE} at its lowest value (least reuse of prefetched lines)",
    "ReuseThrottlerEnable": "throttler of L2 prefetches by the reuse of prefetched lines: 1 = on",
}
# The cores that have a field of 1320h to 1327h, by the column `since_core`, oldest first.
SINCE = {"gracemont": "Atom cores since Gracemont (Alder Lake)",
         "crestmont": "Atom cores since Crestmont (Meteor Lake)",
         "darkmont": "Atom cores since Darkmont (Panther Lake)"}
