// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Finds the kind of a register on this processor: a general counter, its select register, another
 * part of the PMU, or unknown. The kind is found by the address and the processor's model, whatever
 * a caller says. The tables are in include/msr/backend/shim_registers.h and shim_boxes.h.
 */
#include <linux/cpufeature.h>
#include <linux/errno.h>
#include <linux/irqflags.h>
#include <linux/string.h>
#include <linux/topology.h>

#include <asm/processor.h>

#include <msr/backend/shim_boxes.h>
#include <msr/backend/shim_registers.h>

#include "msrpp.h"

/* A row of MSRPP_COUNTING_REGISTERS, whose comment describes the members. */
struct known_range {
	u32 processors;
	u32 first;
	u32 last;
	u32 step;
	u32 alias;
	u32 alias_step;
	enum msrpp_register_kind kind;
	u64 perfmon_bits;
	u64 rawio_bits;
};

/* A row of MSRPP_DENIED_REGISTERS. `flags`: MSRPP_DENY_... for addresses from `first` to `last`. */
struct denied_range {
	u32 processors;
	u32 first;
	u32 last;
	u32 flags;
};

#define KNOWN(processors, first, last, step, alias, alias_step, kind, perfmon_bits, rawio_bits, \
	      name)                                                                             \
	{ processors, first, last, step, alias, alias_step, kind, perfmon_bits, rawio_bits },
#define DENIED(processors, first, last, flags, reason) { processors, first, last, flags },

static struct known_range known_ranges[] __ro_after_init = { MSRPP_COUNTING_REGISTERS(KNOWN) };
static const struct denied_range denied_ranges[] = { MSRPP_DENIED_REGISTERS(DENIED) };
/* number of rows of known_ranges that are of this processor; they are moved to the front */
static u32 known_count __ro_after_init;
static u32 processors __ro_after_init;	/* MSRPP_ON_... bits of this processor */
/* the processor's family; 0: not of Intel, or not a real processor */
static u32 intel_family __ro_after_init;
static u32 intel_model __ro_after_init;
static bool siblings_share_counters
	__ro_after_init;	/* logical processors of a core have one set of counters */

/*
 * Returns the MSRPP_DENY_ flags of an address. On a processor that the tables do not know every
 * register is denied.
 */
static u32 registers_denied_flags(u32 address)
{
	u32 i;

	if (!processors)
		return MSRPP_DENY_ALL;
	for (i = 0; i < ARRAY_SIZE(denied_ranges); i++)
		if ((denied_ranges[i].processors & processors) &&
		    address >= denied_ranges[i].first && address <= denied_ranges[i].last)
			return denied_ranges[i].flags;
	return 0;
}

/* Returns the kind and the canonical address of a register, by any of its addresses. */
struct msrpp_register msrpp_lookup_register(u32 address)
{
	u32 i;

	/*
	 * On this model the address is a register of a box (a unit outside of the cores), whatever
	 * other processors have at that address.
	 */
	if (msrpp_is_box_register(intel_family, intel_model, address))
		return (struct msrpp_register){ .address = address, .deny_flags = MSRPP_DENY_ALL };
	for (i = 0; i < known_count; i++) {
		const struct known_range *range = &known_ranges[i];
		const u32 offset = address - range->first;

		if (address < range->first || address > range->last || offset % range->step)
			continue;
		return (struct msrpp_register){
			.address = range->alias + offset / range->step * range->alias_step,
			.kind = range->kind,
			.perfmon_bits = range->perfmon_bits,
			.rawio_bits = range->rawio_bits,
		};
	}
	return (struct msrpp_register){ .address = address,
					.deny_flags = registers_denied_flags(address) };
}

/*
 * The first of the MOST_NARROW usual addresses of Intel's general counters, where a write takes 32
 * bits, which are sign-extended; and the first of the second addresses, which some processors have,
 * where a write takes all bits of the same counters (Intel SDM volume 3B, "Full-Width Writes to
 * Performance Counter Registers").
 */
#define NARROW_COUNTERS 0xc1
#define WIDE_COUNTERS 0x4c1
#define MOST_NARROW 10

static bool has_wide_counters __ro_after_init;

/* Returns the address at which a counter takes all bits; other registers keep their address. */
u32 msrpp_wide_address(u32 address)
{
	if (has_wide_counters && address - NARROW_COUNTERS < MOST_NARROW)
		return address - NARROW_COUNTERS + WIDE_COUNTERS;
	return address;
}

static bool __init registers_can_be_read(u32 address, u64 *value)
{
	unsigned long flags;
	int error;

	local_irq_save(flags);
	error = msrpp_read_register(address, value);
	local_irq_restore(flags);
	return !error;
}

/* Whether the second addresses of counters exist: a read of a missing register fails by #GP. */
static bool __init registers_find_wide_counters(void)
{
	u64 unused;

	return (processors & MSRPP_ON_PERFMON) && registers_can_be_read(WIDE_COUNTERS, &unused);
}

/*
 * Bit 15 of IA32_PERF_CAPABILITIES says that a core has IA32_PERF_METRICS. Performance cores of
 * Raptor Lake and Meteor Lake have that register though the bit is 0 (erratum RPL018). A read of
 * the register tests whether it exists. Ice Lake and related cores have four shares, later cores
 * eight (Linux, arch/x86/events/intel/core.c). A core of a hybrid processor that has no such
 * register answers with #GP when registers are saved there, before anything is written.
 */
#define PERF_CAPABILITIES 0x345
#define HAS_PERF_METRICS (1ULL << 15)

static const u8 models_without_bit[] __initconst = { 0xb7, 0xba, 0xbf, 0xac, 0xaa };
static const u8 models_of_four_shares[] __initconst = { 0x6a, 0x6c, 0x7e, 0x7d, 0x8c, 0x8d, 0xa7 };
static u32 share_count __ro_after_init;

/* Returns how many bytes of IA32_PERF_METRICS are shares of slots; 0: there is no such register. */
u32 msrpp_metrics_share_count(void)
{
	return share_count;
}

static bool __init registers_is_model(const u8 *models, u32 count)
{
	return boot_cpu_data.x86 == 6 && boot_cpu_data.x86_model <= U8_MAX &&
	       memchr(models, boot_cpu_data.x86_model, count);
}

static u32 __init registers_find_shares(void)
{
	u64 capabilities, unused;

	if (!(processors & MSRPP_ON_PERFMON))
		return 0;
	if (msrpp_soft)
		return registers_can_be_read(MSRPP_PERF_METRICS, &unused) ? 8 : 0;
	if (!boot_cpu_has(X86_FEATURE_PDCM) ||
	    !registers_can_be_read(PERF_CAPABILITIES, &capabilities))
		return 0;
	if (!(capabilities & HAS_PERF_METRICS) &&
	    !registers_is_model(models_without_bit, ARRAY_SIZE(models_without_bit)))
		return 0;
	if (!registers_can_be_read(MSRPP_PERF_METRICS, &unused))
		return 0;
	return registers_is_model(models_of_four_shares, ARRAY_SIZE(models_of_four_shares)) ? 4 : 8;
}

/*
 * Finds a general counter and its select register: while the module has reserved that pair, the
 * kernel's perf leaves the PMU alone.
 */
bool msrpp_find_guards(u32 *counter, u32 *select)
{
	u32 i;

	*counter = 0;
	*select = 0;
	for (i = 0; i < known_count; i++) {
		if (known_ranges[i].kind == MSRPP_KIND_COUNTER && !*counter)
			*counter = known_ranges[i].alias;
		if (known_ranges[i].kind == MSRPP_KIND_SELECT && !*select)
			*select = known_ranges[i].alias;
	}
	return *counter && *select;
}

/* Whether this processor is one of those in a mask of MSRPP_ON_... */
bool msrpp_processor_matches(u32 mask)
{
	return processors & mask;
}

/*
 * Returns the CPUs that share counters with `cpu`: on NetBurst the logical processors of its core
 * (Intel SDM volume 3B, "Performance Monitoring and Intel Hyper-Threading Technology in Processors
 * Based on NetBurst Microarchitecture").
 */
const struct cpumask *msrpp_counter_siblings(u32 cpu)
{
	if (siblings_share_counters)
		return topology_sibling_cpumask(cpu);
	return cpumask_of(cpu);
}

/* Whether the answer of msrpp_counter_siblings() depends on which CPUs are online. */
bool msrpp_counter_siblings_vary(void)
{
	return siblings_share_counters;
}

/* Whether two threads may run at the same time with the same counters. */
bool msrpp_siblings_share_counters(void)
{
	return siblings_share_counters &&
	       cpumask_weight(topology_sibling_cpumask(cpumask_first(cpu_online_mask))) > 1;
}

static u32 __init registers_find_processor(void)
{
	if (boot_cpu_data.x86_vendor == X86_VENDOR_AMD ||
	    boot_cpu_data.x86_vendor == X86_VENDOR_HYGON)
		return MSRPP_ON_AMD;
	if (boot_cpu_has(X86_FEATURE_ARCH_PERFMON))
		return MSRPP_ON_PERFMON;
	if (boot_cpu_data.x86_vendor != X86_VENDOR_INTEL)
		return 0;
	switch (boot_cpu_data.x86) {
	case 15:
		return MSRPP_ON_NETBURST;
	default:
		return 0;
	}
}

/* Initializes the tables of registers; msrpp_soft_get() must have been called. */
void __init msrpp_registers_init(void)
{
	u32 i;

	processors = msrpp_soft ? msrpp_soft->processors : registers_find_processor();
	if (!msrpp_soft && boot_cpu_data.x86_vendor == X86_VENDOR_INTEL) {
		intel_family = boot_cpu_data.x86;
		intel_model = boot_cpu_data.x86_model;
	}
	siblings_share_counters = !msrpp_soft && (processors & MSRPP_ON_NETBURST);
	share_count = registers_find_shares();
	for (i = 0; i < ARRAY_SIZE(known_ranges); i++) {
		if (!(known_ranges[i].processors & processors))
			continue;
		if (known_ranges[i].first != MSRPP_PERF_METRICS || share_count)
			known_ranges[known_count++] = known_ranges[i];
	}
	has_wide_counters = registers_find_wide_counters();
}
