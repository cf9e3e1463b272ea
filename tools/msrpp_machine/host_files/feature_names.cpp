// Names of features in /proc/cpuinfo. Source: Linux 6.12, arch/x86/include/asm/cpufeatures.h, and
// for features that are no bit of a single register arch/x86/kernel/cpu: common.c, scattered.c,
// amd.c, intel.c. Features that the kernel itself adds, such as mitigations, are left out.
#include "cpuinfo.hpp"

#include <msr/processor/cpuid.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace msrpp::machine {

namespace {

using registers = msr::cpuid_registers;

/// A register of a CPUID leaf: the names of the register's bits from bit 0 on, with a blank between
/// two names; `-`: a bit without a name, or which Linux does not show.
struct feature_word {
    std::uint32_t leaf{};
    std::uint32_t subleaf{};
    std::uint32_t registers::*part{};
    std::string_view names{};
};

constexpr feature_word standard_words[] = {
    {1, 0, &registers::edx,
     "fpu vme de pse tsc msr pae mce cx8 apic - sep mtrr pge mca cmov pat pse36 pn clflush - dts "
     "acpi mmx fxsr sse sse2 ss ht tm ia64 pbe"},
    {0x8000'0001, 0, &registers::edx,
     "- - - - - - - - - - - syscall - - - - - - - mp nx - mmxext - - fxsr_opt pdpe1gb rdtscp - lm "
     "3dnowext 3dnow"},
};

constexpr feature_word further_words[] = {
    {1, 0, &registers::ecx,
     "pni pclmulqdq dtes64 monitor ds_cpl vmx smx est tm2 ssse3 cid sdbg fma cx16 xtpr pdcm - pcid "
     "dca sse4_1 sse4_2 x2apic movbe popcnt tsc_deadline_timer aes xsave - avx f16c rdrand "
     "hypervisor"},
    {0x8000'0001, 0, &registers::ecx,
     "lahf_lm cmp_legacy svm extapic cr8_legacy abm sse4a misalignsse 3dnowprefetch osvw ibs xop "
     "skinit wdt - lwp fma4 tce - nodeid_msr - tbm topoext perfctr_core perfctr_nb - bpext ptsc "
     "perfctr_llc mwaitx - -"},
};

constexpr feature_word last_words[] = {
    {7, 0, &registers::ebx,
     "fsgsbase tsc_adjust sgx bmi1 hle avx2 - smep bmi2 erms invpcid rtm cqm - mpx rdt_a avx512f "
     "avx512dq rdseed adx smap avx512ifma - clflushopt clwb intel_pt avx512pf avx512er avx512cd "
     "sha_ni avx512bw avx512vl"},
    {0xd, 1, &registers::eax, "xsaveopt xsavec xgetbv1 xsaves"},
    {7, 1, &registers::eax,
     "- - - - avx_vnni avx512_bf16 - - - - - - - - - - - - - - - - - - - - lam - - - - -"},
    {0x8000'0008, 0, &registers::ebx,
     "clzero irperf xsaveerptr - rdpru - - - - wbnoinvd - - - - - - - - - - - - - amd_ppin - "
     "virt_ssbd - cppc - - - -"},
    {6, 0, &registers::eax,
     "dtherm ida arat - pln - pts hwp hwp_notify hwp_act_window hwp_epp hwp_pkg_req - - - - - - - "
     "hfi - - - - - - - - - - - -"},
    {0x8000'000a, 0, &registers::edx,
     "npt lbrv svm_lock nrip_save tsc_scale vmcb_clean flushbyasid decodeassists - - pausefilter - "
     "pfthreshold avic - v_vmsave_vmload vgif - - - v_spec_ctrl - - - - vnmi - - - - - -"},
    {7, 0, &registers::ecx,
     "- avx512vbmi umip pku ospke waitpkg avx512_vbmi2 - gfni vaes vpclmulqdq avx512_vnni "
     "avx512_bitalg tme avx512_vpopcntdq - la57 - - - - - rdpid - bus_lock_detect cldemote - "
     "movdiri movdir64b enqcmd sgx_lc -"},
    {0x8000'0007, 0, &registers::ebx, "overflow_recov succor - smca"},
    {7, 0, &registers::edx,
     "- - avx512_4vnniw avx512_4fmaps fsrm - - - avx512_vp2intersect - md_clear - - - serialize - "
     "tsxldtrk - pconfig arch_lbr ibt - amx_bf16 avx512_fp16 amx_tile amx_int8 - - flush_l1d "
     "arch_capabilities - -"},
};

/// A feature of /proc/cpuinfo that is a single bit of a CPUID leaf, the other bits of which are no
/// features.
struct feature_bit {
    std::string_view name{};
    std::uint32_t leaf{};
    std::uint32_t subleaf{};
    std::uint32_t registers::*part{};
    unsigned bit{};
};

constexpr feature_bit scattered_bits[] = {
    {"aperfmperf", 6, 0, &registers::ecx, 0},
    {"cpb", 0x8000'0007, 0, &registers::edx, 9},
    {"epb", 6, 0, &registers::ecx, 3},
    {"cat_l3", 0x10, 0, &registers::ebx, 1},
    {"cat_l2", 0x10, 0, &registers::ebx, 2},
    {"cdp_l3", 0x10, 1, &registers::ecx, 2},
    {"hw_pstate", 0x8000'0007, 0, &registers::edx, 7},
    {"cdp_l2", 0x10, 2, &registers::ecx, 2},
    {"mba", 0x10, 0, &registers::ebx, 3},
    {"mba", 0x8000'0008, 0, &registers::ebx, 6},
    {"perfmon_v2", 0x8000'0022, 0, &registers::eax, 0},
};

constexpr feature_bit monitoring_bits[] = {
    {"cqm_llc", 0xf, 0, &registers::edx, 1},
    {"cqm_occup_llc", 0xf, 1, &registers::edx, 0},
    {"cqm_mbm_total", 0xf, 1, &registers::edx, 1},
    {"cqm_mbm_local", 0xf, 1, &registers::edx, 2},
};

class feature_list {
public:
    explicit feature_list(const cpu_identification &cpuid) : cpuid_{cpuid} {}

    template <typename Words>
    void add_words(const Words &words) {
        for (const feature_word &word : words) {
            const std::uint32_t bits =
                msr::leaf_or_zeros(cpuid_, word.leaf, word.subleaf).*word.part;
            std::string_view rest = word.names;
            for (unsigned bit = 0; bit < 32 && !rest.empty(); ++bit) {
                const std::size_t end = std::min(rest.find(' '), rest.size());
                const std::string_view name = rest.substr(0, end);
                rest.remove_prefix(std::min(end + 1, rest.size()));
                if (name != "-") add(name, (bits >> bit & 1) != 0);
            }
        }
    }
    template <typename Bits>
    void add_bits(const Bits &rows) {
        for (const feature_bit &row : rows)
            add(row.name,
                (msr::leaf_or_zeros(cpuid_, row.leaf, row.subleaf).*row.part >> row.bit & 1) != 0);
    }
    void add(std::string_view name, bool present) {
        if (!present) return;
        if (!text_.empty()) text_ += ' ';
        text_ += name;
    }
    const std::string &text() const { return text_; }

private:
    const cpu_identification &cpuid_;
    std::string text_;
};

/// Returns whether the time stamp counter has a constant rate, by vendor and model of the
/// processor.
bool has_steady_clock(msr::cpu_vendor vendor, const msr::cpu_signature &kind) {
    constexpr unsigned prescott = 3, yonah = 14;
    return vendor == msr::cpu_vendor::intel && ((kind.family == 15 && kind.model >= prescott) ||
                                                (kind.family == 6 && kind.model >= yonah));
}

/// Returns whether REP MOVS is fast, by vendor and model of the processor.
bool has_fast_strings(msr::cpu_vendor vendor, const msr::cpu_signature &kind) {
    constexpr unsigned first_of_amd = 0x10;
    return vendor == msr::cpu_vendor::intel ? kind.family == 6 : kind.family >= first_of_amd;
}

/// Adds features that Linux derives from several bits of CPUID, in the order of Linux's feature
/// numbers.
void add_derived(feature_list &list, const cpu_identification &cpuid) {
    constexpr unsigned invariant = 8, least_version = 2;
    const msr::cpu_vendor vendor = msr::vendor_of(cpuid(0, 0));
    const msr::cpu_signature kind = msr::signature_of(msr::leaf_or_zeros(cpuid, 1).eax);
    const bool is_invariant = (msr::leaf_or_zeros(cpuid, 0x8000'0007).edx >> invariant & 1) != 0;
    list.add("constant_tsc", is_invariant || has_steady_clock(vendor, kind));
    list.add("arch_perfmon", (msr::leaf_or_zeros(cpuid, 0xa).eax & 0xff) >= least_version);
    list.add("rep_good", has_fast_strings(vendor, kind));
    list.add("nopl", true);
    list.add("xtopology", msr::leaf_or_zeros(cpuid, 0xb).ebx != 0);
    list.add("nonstop_tsc", is_invariant);
    list.add("cpuid", true);
}

} // namespace

std::string feature_names(const cpu_identification &cpuid) {
    feature_list list{cpuid};
    list.add_words(standard_words);
    add_derived(list, cpuid);
    list.add_words(further_words);
    list.add_bits(scattered_bits);
    list.add_words(last_words);
    list.add_bits(monitoring_bits);
    return list.text();
}

} // namespace msrpp::machine
