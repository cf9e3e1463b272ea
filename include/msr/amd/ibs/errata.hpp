// Errata of instruction-based sampling, the sequences that families require, and the processors
// that they concern.
// Sources: Linux arch/x86/events/amd/ibs.c and tools/perf/util/amd-sample-raw.c, the AMD Research
// IBS toolkit, CodeXL; AMD's revision guides could not be read. Nothing was measured here.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/target.hpp>

#include <cstdint>

namespace msr::ibs {

/// An erratum by its number, or a sequence of writes that processors require and that has no
/// number.
enum class erratum_id : std::uint8_t {
    e420,  ///< erratum 420: disabling an engine can leave an interrupt that cannot be cleared
    e484,  ///< erratum 484, by which OP_DATA2 is invalid for write-combining accesses
    e713,  ///< erratum 713: the processor may log non-canonical addresses
    e717,  ///< erratum 717, by which DcMabHit can be set without a data cache miss
    e718,  ///< erratum 718: the processor does not clear bits 3, 6 and 19 of OP_DATA3
    e719,  ///< erratum 719: the fetch counter starts at the maximum, not at the written value
    e1197, ///< erratum 1197: a fetch sample may have a zero address
    e1238, ///< erratum 1238, by which IcMiss, the flag of an instruction cache miss, is not
           ///< reliable
    e1293, ///< erratum 1293, by which L2Miss, OpenMemReqs and OP_DATA2 are invalid for some ops
    e1347, ///< erratum 1347: the page size of fetches has another encoding
    /// Erratum 1606: the filter of load latency works only together with that of L3 misses.
    e1606,
    /// An erratum without number: a write of Cnt=0 with En=1 does not reset the fetch counter.
    fetch_count,
    cache_hit_st, ///< CacheHitSt, the state of the line that a cache gave, is not usable
    late_nmi,     ///< an erratum without number: an NMI may arrive after the engine was disabled
    /// No erratum: the order of writes by which AMD's toolkit disables op sampling.
    toolkit_op_disable,
    /// An erratum without number: processors of Zen 1 hide IBS unless firmware enables it.
    zen1_enabling,
    /// Zen 6 disables an engine by the bit Dis of the engine's second control register, and leaves
    /// the first control register unchanged.
    zen6_disable,
};
/// The number of rows of the table `errata`.
inline constexpr unsigned erratum_count = 17;

/// A set of errata: bit n is the erratum whose `erratum_id` is n.
using erratum_set = std::uint32_t;
/// Returns the set that has a single erratum.
constexpr erratum_set set_of(erratum_id id) { return erratum_set{1} << static_cast<unsigned>(id); }

/// The IBS engines whose samples or control an erratum concerns.
enum class engine_set : std::uint8_t {
    fetch = 1, ///< the erratum concerns fetch sampling
    op = 2,    ///< the erratum concerns op sampling
    both = 3,  ///< the erratum concerns fetch sampling and op sampling
};

/// The set of all generations with IBS.
inline constexpr generation_set every_generation = from(generation::family10h, generation::zen6);

/// An erratum: the generations and engines that have it, and what it means for samples.
struct erratum {
    erratum_id id{}; ///< the erratum's position in the table `errata`
    /// AMD's number of the erratum; words where the erratum has no number.
    const char *name{};
    generation_set generations{}; ///< the generations that have the erratum
    model_range models{};         ///< models of `generations` that have the erratum
    engine_set engines{};         ///< engines whose samples or control the erratum concerns
    const char *effect{};         ///< what the erratum makes wrong, in words
    const char *handling{};       ///< what software has to do because of the erratum
    const char *note{};           ///< further facts about the erratum; may be empty
    const char *sources{};        ///< the documents that describe the erratum
    confidence sure{};            ///< how sure the sources are about the erratum

    /// Returns whether a target is, or may be, a processor that has the erratum.
    constexpr bool concerns(const target &target) const {
        return contains(generations, target.is) &&
               (target.model == any_model || models.contains(target.model));
    }
};

/// All errata, at the positions of their `erratum_id`. The families that have erratum 713 are not
/// known, so that the decoder looks for its effects on all families.
inline constexpr erratum errata[erratum_count] = {
    {erratum_id::e420,
     "420",
     only(generation::family10h),
     {0x00, 0xff},
     engine_set::both,
     "disabling can leave an interrupt that cannot be cleared",
     "write the control register with the max count zeroed while enable stays 1, then write enable "
     "0",
     "toolkit also keeps Val=1 in the first write so a late NMI is recognised; its NMI handler "
     "treats Val=1 with MaxCnt=0 as the side effect",
     "linux, toolkit",
     confidence::high},
    {erratum_id::e484,
     "484",
     only(generation::family14h),
     {0x00, 0xff},
     engine_set::op,
     "OP_DATA2 content invalid for write-combining accesses",
     "ignore OP_DATA2 when DcWcMemAcc",
     "",
     "toolkit, codexl",
     confidence::high},
    {erratum_id::e713,
     "713",
     every_generation,
     {0x00, 0xff},
     engine_set::op,
     "non-canonical addresses may be logged",
     "mask/sign-check addresses",
     "low confidence",
     "codexl",
     confidence::low},
    {erratum_id::e717,
     "717",
     only(generation::family15h_00),
     {0x00, 0x01},
     engine_set::op,
     "DcMabHit can be set without a miss",
     "use MabHit only with DcMiss",
     "",
     "toolkit",
     confidence::high},
    {erratum_id::e718,
     "718",
     from(generation::family15h_00, generation::family15h_10),
     {0x00, 0xff},
     engine_set::op,
     "OP_DATA3 bits 3, 6 and 19 are not cleared by hardware",
     "write OP_DATA3 = 0 before re-enabling",
     "the sticky bits are DcL2TlbMiss, DcL2TlbHit2M and DcL2TlbHit1G: hardware sets but never "
     "clears them",
     "toolkit",
     confidence::high},
    {erratum_id::e719,
     "719",
     only(generation::family15h_10),
     {0x00, 0xff},
     engine_set::fetch,
     "fetch counter starts at the maximum instead of the written value",
     "do not rely on FetchCnt preload",
     "",
     "toolkit",
     confidence::high},
    {erratum_id::e1197,
     "1197",
     only(generation::zen3),
     {0x00, 0x0f},
     engine_set::fetch,
     "sample may have a zero address",
     "drop fetch samples with linear address 0",
     "",
     "linux",
     confidence::high},
    {erratum_id::e1238,
     "1238",
     only(generation::zen3),
     {0x00, 0x0f},
     engine_set::fetch,
     "IcMiss not reliable",
     "ignore IcMiss",
     "",
     "perf raw decoder",
     confidence::high},
    {erratum_id::e1293,
     "1293",
     only(generation::zen3),
     {0x00, 0x0f},
     engine_set::op,
     "L2Miss, OpenMemReqs and OP_DATA2 invalid for some ops",
     "ignore these if SwPf or DcMissNoMabAlloc",
     "",
     "perf raw decoder",
     confidence::high},
    {erratum_id::e1347,
     "1347",
     only(generation::zen3),
     {0x00, 0x0f},
     engine_set::fetch,
     "page size encoding differs",
     "use the erratum table in ibs_encodings.csv",
     "",
     "perf raw decoder",
     confidence::high},
    {erratum_id::e1606,
     "1606",
     only(generation::zen5),
     {0x00, 0xff},
     engine_set::op,
     "load latency filter does not work alone",
     "set OpL3MissOnly together with LdLatEn",
     "",
     "linux",
     confidence::high},
    {erratum_id::fetch_count,
     "(none) fetch count",
     only(generation::family16h) | from(generation::zen1, generation::hygon18h),
     {0x00, 0xff},
     engine_set::fetch,
     "counter is not reset by writing Cnt=0 with En=1",
     "write the control with En=0 first and then with En=1; toolkit writes 0 to the whole register "
     "on every family",
     "toolkit notes that Val is described as read-only on 15h/17h yet must be cleared to restart",
     "linux (16h..18h), toolkit (all)",
     confidence::high},
    {erratum_id::cache_hit_st,
     "(none) CacheHitSt",
     only(generation::zen3),
     {0x00, 0xff},
     engine_set::op,
     "CacheHitSt not usable",
     "ignore the bit",
     "",
     "perf raw decoder",
     confidence::high},
    {erratum_id::late_nmi,
     "(none) late NMI",
     every_generation,
     {0x00, 0xff},
     engine_set::both,
     "an NMI may arrive after the engine was disabled",
     "keep state started/stopping/stopped per CPU, swallow one NMI after stop",
     "",
     "linux, toolkit",
     confidence::high},
    {erratum_id::toolkit_op_disable,
     "(none) toolkit op disable",
     every_generation,
     {0x00, 0xff},
     engine_set::op,
     "",
     "write only Val=1 (all else 0), wait about 1 microsecond, write 0",
     "",
     "toolkit",
     confidence::high},
    {erratum_id::zen1_enabling,
     "(none) Zen1 enabling",
     only(generation::zen1),
     {0x00, 0x0f},
     engine_set::both,
     "IBS hidden unless firmware enables it",
     "per thread C0011005 bit 42 = 1 (CPUID bit); per core C0011029 bit 19 = 1 with sibling thread "
     "offline; while sampling C0011020 bit 54 = 1 and C0010296 bits 6,14,22 = 0; restore "
     "afterwards",
     "firmware may already enable it; measured dumps agree that it is off by default (ECX[10]=0 on "
     "Zen1, leaf 1B still 0x3FF)",
     "toolkit",
     confidence::high},
    {erratum_id::zen6_disable,
     "Zen6 disable",
     only(generation::zen6),
     {0x00, 0xff},
     engine_set::both,
     "-",
     "set CTL2.Dis=1 to stop, keep CTL intact; clear Dis to start",
     "needs gate bit 13",
     "linux patch 2026",
     confidence::medium},
};

constexpr const erratum &row_of(erratum_id id) { return errata[static_cast<unsigned>(id)]; }

/// Returns whether a target is, or may be, a processor that has an erratum.
/// `id`: an erratum of the table `errata`
/// `target`: a generation, or a processor found by `detect`
constexpr bool concerns(erratum_id id, const target &target) { return row_of(id).concerns(target); }

} // namespace msr::ibs
