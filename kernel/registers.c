// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * What a register is on this processor: a general counter, its select, part of the PMU, or none of
 * the module's business. Derived from the address alone; no caller has a say in it. The facts stand
 * in include/msr/backend/shim_registers.h.
 */
#include <linux/cpufeature.h>
#include <linux/errno.h>
#include <linux/irqflags.h>
#include <linux/topology.h>

#include <asm/processor.h>

#include <msr/backend/shim_registers.h>

#include "msrpp.h"

struct known {
	u32 processors;
	u32 first;
	u32 last;
	u32 step;
	u32 alias;
	u32 alias_step;
	enum msrpp_register_kind kind;
	u64 guarded;
	u64 never;
};

struct denied {
	u32 processors;
	u32 first;
	u32 last;
	u32 what;
};

#define KNOWN(processors, first, last, step, alias, alias_step, kind, guarded, never, name) \
	{ processors, first, last, step, alias, alias_step, kind, guarded, never },
#define DENIED(processors, first, last, what, reason) { processors, first, last, what },

static struct known known[] __ro_after_init = { MSRPP_COUNTING_REGISTERS(KNOWN) };
static const struct denied denied[] = { MSRPP_DENIED_REGISTERS(DENIED) };
static u32 known_here __ro_after_init;	/* so many at the front are those of this processor */
static u32 processors __ro_after_init;	/* MSRPP_ON_... */
static bool siblings_share __ro_after_init;	/* their counters */

/* On a processor that this table does not know, nothing is known to be harmless. */
static u32 denied_at(u32 address)
{
	u32 i;

	if (!processors)
		return MSRPP_DENY_ALL;
	for (i = 0; i < ARRAY_SIZE(denied); i++)
		if ((denied[i].processors & processors) && address >= denied[i].first &&
		    address <= denied[i].last)
			return denied[i].what;
	return 0;
}

struct msrpp_register msrpp_look_up(u32 address)
{
	u32 i;

	for (i = 0; i < known_here; i++) {
		const struct known *each = &known[i];
		const u32 offset = address - each->first;

		if (address < each->first || address > each->last || offset % each->step)
			continue;
		return (struct msrpp_register){
			.address = each->alias + offset / each->step * each->alias_step,
			.kind = each->kind,
			.guarded = each->guarded,
			.never = each->never,
		};
	}
	return (struct msrpp_register){ .address = address, .denied = denied_at(address) };
}

/*
 * By its usual address a general counter of Intel's takes 32 bits and their sign; by the other one,
 * where the processor has it, all of them (Intel SDM volume 3B, "Full-Width Writes to Performance
 * Counter Registers").
 */
#define NARROW_COUNTERS 0xc1
#define WIDE_COUNTERS 0x4c1
#define MOST_NARROW 10

static bool has_wide __ro_after_init;

u32 msrpp_wide_address(u32 address)
{
	if (has_wide && address - NARROW_COUNTERS < MOST_NARROW)
		return address - NARROW_COUNTERS + WIDE_COUNTERS;
	return address;
}

/* The register is there, or reading it is answered with #GP. */
static bool __init find_wide(void)
{
	unsigned long flags;
	u64 unused;
	int error;

	if (!(processors & MSRPP_ON_PERFMON))
		return false;
	local_irq_save(flags);
	error = msrpp_read_register(WIDE_COUNTERS, &unused);
	local_irq_restore(flags);
	return !error;
}

/* A general counter and its select: who holds these keeps the kernel's perf away from the PMU. */
bool msrpp_guards(u32 *counter, u32 *select)
{
	u32 i;

	*counter = 0;
	*select = 0;
	for (i = 0; i < known_here; i++) {
		if (known[i].kind == MSRPP_KIND_COUNTER && !*counter)
			*counter = known[i].alias;
		if (known[i].kind == MSRPP_KIND_SELECT && !*select)
			*select = known[i].alias;
	}
	return *counter && *select;
}

bool msrpp_on_processors(u32 mask)
{
	return processors & mask;
}

/*
 * The CPUs that have the same counters as this one: on NetBurst, the logical processors of a core
 * share them (Intel SDM volume 3B, "Performance Monitoring and Intel Hyper-Threading Technology in
 * Processors Based on NetBurst Microarchitecture").
 */
const struct cpumask *msrpp_same_counters(u32 cpu)
{
	if (siblings_share)
		return topology_sibling_cpumask(cpu);
	return cpumask_of(cpu);
}

/* Two threads at once would share counters. */
bool msrpp_threads_share_counters(void)
{
	return siblings_share &&
	       cpumask_weight(topology_sibling_cpumask(cpumask_first(cpu_online_mask))) > 1;
}

static u32 __init processors_here(void)
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

/* After msrpp_soft_get(). */
void __init msrpp_registers_init(void)
{
	u32 i;

	processors = msrpp_soft ? msrpp_soft->processors : processors_here();
	siblings_share = !msrpp_soft && (processors & MSRPP_ON_NETBURST);
	for (i = 0; i < ARRAY_SIZE(known); i++)
		if (known[i].processors & processors)
			known[known_here++] = known[i];
	has_wide = find_wide();
}
