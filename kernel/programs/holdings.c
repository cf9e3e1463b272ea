// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Who has which register, by address: programs and batches of this module among themselves, and the
 * kernel's own perf and NMI watchdog, through the functions by which those reserve counters
 * (asm/nmi.h). Nothing here asks what the caller says that a register is.
 */
#include <linux/errno.h>
#include <linux/hashtable.h>
#include <linux/mutex.h>
#include <linux/slab.h>

#include <asm/nmi.h>
#include <asm/processor.h>

#include "program.h"

/* A register that somebody has. */
struct owned {
	struct hlist_node node;
	u32 address;
	u32 holders;
	u32 on_threads;	/* of the holders; they take turns among themselves */
	u32 lent;	/* to batches of a holder's file; meanwhile nobody joins the turns */
	u32 reserved;	/* from the kernel, so many times */
	unsigned long cpus[];	/* of the other holders: a mask; no two have the same CPU */
};

static DEFINE_HASHTABLE(table, 8);
static DEFINE_MUTEX(holdings_lock);
static u32 guard_counter, guard_select;	/* 0: none; see msrpp_guards() */

/*
 * Elsewhere the functions take every register for the same one (perfctr-watchdog.c): family 6, 11
 * and 15 of Intel, and whatever has architectural counters.
 */
bool msrpp_kernel_tells(void)
{
	if (!IS_ENABLED(CONFIG_X86_LOCAL_APIC))
		return false;
	switch (boot_cpu_data.x86_vendor) {
	case X86_VENDOR_AMD:
	case X86_VENDOR_HYGON:
		return true;
	case X86_VENDOR_INTEL:
		return boot_cpu_has(X86_FEATURE_ARCH_PERFMON) || boot_cpu_data.x86 == 6 ||
		       boot_cpu_data.x86 == 11 || boot_cpu_data.x86 == 15;
	default:
		return false;
	}
}

static struct cpumask *cpus_that_have(struct owned *owned)
{
	return to_cpumask(owned->cpus);
}

static struct owned *holding_find(u32 address)
{
	struct owned *each;

	lockdep_assert_held(&holdings_lock);
	hash_for_each_possible(table, each, node, address)
		if (each->address == address)
			return each;
	return NULL;
}

static struct owned *holding_find_or_make(u32 address)
{
	struct owned *owned = holding_find(address);

	if (owned)
		return owned;
	owned = kzalloc(sizeof(*owned) + cpumask_size(), GFP_KERNEL_ACCOUNT);
	if (!owned)
		return NULL;
	owned->address = address;
	hash_add(table, &owned->node, address);
	return owned;
}

static void holding_free_unless_used(struct owned *owned)
{
	if (owned->holders || owned->reserved)
		return;
	hash_del(&owned->node);
	kfree(owned);
}

/* --- the kernel's reservations ----------------------------------------------------------- */

static int kernel_reserve(u32 address, bool counts)
{
	struct owned *owned = holding_find_or_make(address);

	if (!owned)
		return -ENOMEM;
	if (!owned->reserved &&
	    !(counts ? reserve_perfctr_nmi(address) : reserve_evntsel_nmi(address))) {
		holding_free_unless_used(owned);
		return -EBUSY;
	}
	owned->reserved++;
	return 0;
}

static void kernel_release(u32 address, bool counts)
{
	struct owned *owned = holding_find(address);

	if (WARN_ON_ONCE(!owned || !owned->reserved))
		return;
	if (!--owned->reserved) {
		if (counts)
			release_perfctr_nmi(address);
		else
			release_evntsel_nmi(address);
	}
	holding_free_unless_used(owned);
}

/* perf reserves all general counters or none: with one of them here, perf keeps off the PMU. */
static int kernel_reserve_pmu(void)
{
	int error;

	if (!guard_counter)
		return 0;
	error = kernel_reserve(guard_counter, true);
	if (error)
		return error;
	error = kernel_reserve(guard_select, false);
	if (error)
		kernel_release(guard_counter, true);
	return error;
}

static void kernel_release_pmu(void)
{
	if (!guard_counter)
		return;
	kernel_release(guard_select, false);
	kernel_release(guard_counter, true);
}

static int kernel_ask(u32 address, enum msrpp_register_kind kind)
{
	if (!msrpp_kernel_tells())
		return 0;
	switch (kind) {
	case MSRPP_KIND_COUNTER:
		return kernel_reserve(address, true);
	case MSRPP_KIND_SELECT:
		return kernel_reserve(address, false);
	case MSRPP_KIND_FIXED_COUNTER:
	case MSRPP_KIND_CONTROL:
	case MSRPP_KIND_CLEAR:
		return kernel_reserve_pmu();
	default:
		return 0;
	}
}

static void kernel_tell(u32 address, enum msrpp_register_kind kind)
{
	if (!msrpp_kernel_tells())
		return;
	switch (kind) {
	case MSRPP_KIND_COUNTER:
		return kernel_release(address, true);
	case MSRPP_KIND_SELECT:
		return kernel_release(address, false);
	case MSRPP_KIND_FIXED_COUNTER:
	case MSRPP_KIND_CONTROL:
	case MSRPP_KIND_CLEAR:
		return kernel_release_pmu();
	default:
		return;
	}
}

/* --- among ourselves --------------------------------------------------------------------- */

/* Threads take turns; everything else would write what the other one has written. */
static bool holding_is_in_the_way(struct owned *owned, const struct cpumask *cpus)
{
	if (!cpus)
		return owned->lent || !cpumask_empty(cpus_that_have(owned));
	return owned->on_threads || cpumask_intersects(cpus, cpus_that_have(owned));
}

/* -EBUSY: a program of this module; -EREMOTE: the kernel. Without CPUs: for threads. */
static int holding_take(const struct msrpp_register *wanted, const struct cpumask *cpus)
{
	struct owned *owned = holding_find_or_make(wanted->address);
	int error = 0;

	if (!owned)
		return -ENOMEM;
	if (holding_is_in_the_way(owned, cpus))
		return -EBUSY;
	if (!owned->holders++)	/* first, so that it stays while the kernel is asked */
		error = kernel_ask(wanted->address, wanted->kind);
	if (error) {
		owned->holders--;
		holding_free_unless_used(owned);
		return error == -EBUSY ? -EREMOTE : error;
	}
	if (cpus)
		cpumask_or(cpus_that_have(owned), cpus_that_have(owned), cpus);
	else
		owned->on_threads++;
	return 0;
}

static void holding_give(const struct msrpp_register *had, const struct cpumask *cpus)
{
	struct owned *owned = holding_find(had->address);

	if (WARN_ON_ONCE(!owned || !owned->holders))
		return;
	if (cpus)
		cpumask_andnot(cpus_that_have(owned), cpus_that_have(owned), cpus);
	else
		owned->on_threads--;
	if (owned->holders == 1)
		kernel_tell(had->address, had->kind);
	owned->holders--;
	holding_free_unless_used(owned);
}

static int holding_failure(struct msrpp_failure *failure, int error, u32 cpu, u32 address,
			   u32 index)
{
	if (error == -ENOMEM)
		return error;
	return msrpp_fail(failure,
			  error == -EREMOTE ? MSRPP_REASON_HELD_BY_KERNEL : MSRPP_REASON_HELD,
			  EBUSY, cpu, address, index);
}

static const struct cpumask *holding_cpus(const struct msrpp_program *program)
{
	return msrpp_on_threads(program) ? NULL : program->sharing;
}

int msrpp_hold(struct msrpp_program *program, struct msrpp_failure *failure)
{
	const u32 cpu = program->cpu_count ? program->cpus[0] : 0;
	int error = 0;
	u32 i;

	mutex_lock(&holdings_lock);
	for (i = 0; !error && i < program->touched_count; i++)
		error = holding_take(&program->registers[i], holding_cpus(program));
	if (error) {
		error = holding_failure(failure, error, cpu, program->touched[i - 1].address,
					i - 1);
		for (i--; i--;)
			holding_give(&program->registers[i], holding_cpus(program));
	}
	program->held = !error;
	mutex_unlock(&holdings_lock);
	return error;
}

void msrpp_let_go(struct msrpp_program *program)
{
	u32 i;

	if (!program->held)
		return;
	mutex_lock(&holdings_lock);
	for (i = 0; i < program->touched_count; i++)
		holding_give(&program->registers[i], holding_cpus(program));
	program->held = false;
	mutex_unlock(&holdings_lock);
}

/* A register of these CPUs, or of threads, which take turns: nobody else has it meanwhile. */
int msrpp_hold_register(u32 address, const struct cpumask *cpus, struct msrpp_failure *failure)
{
	const struct msrpp_register wanted = msrpp_look_up(address);
	int error;

	mutex_lock(&holdings_lock);
	error = holding_take(&wanted, cpus);
	mutex_unlock(&holdings_lock);
	return error ? holding_failure(failure, error, 0, address, 0) : 0;
}

void msrpp_let_register_go(u32 address, const struct cpumask *cpus)
{
	const struct msrpp_register had = msrpp_look_up(address);

	mutex_lock(&holdings_lock);
	holding_give(&had, cpus);
	mutex_unlock(&holdings_lock);
}

/* --- for the time of a batch ------------------------------------------------------------- */

/* How many of the holders are programs of this file, which its batches may write into. */
static u32 holding_own_holders(const struct msrpp_file *file, const struct owned *owned, u32 cpu)
{
	u32 i, count = 0;

	for (i = 0; i < MSRPP_MOST_PROGRAMS; i++) {
		const struct msrpp_program *program = file->programs[i];

		if (!program || !program->held || !msrpp_touches(program, owned->address))
			continue;
		if (msrpp_on_threads(program) || cpumask_test_cpu(cpu, program->sharing))
			count++;
	}
	return count;
}

static int holding_borrow(const struct msrpp_file *file, struct msrpp_borrowed *one)
{
	struct owned *owned = holding_find(one->is.address);
	const struct cpumask *cpus = msrpp_same_counters(one->cpu);
	u32 others;

	one->taken = false;
	one->lent = false;
	if (owned && holding_is_in_the_way(owned, cpus)) {
		others = owned->on_threads ? owned->on_threads : 1;
		if (holding_own_holders(file, owned, one->cpu) < others)
			return -EBUSY;
		one->lent = true;
		owned->lent++;
		return 0;
	}
	one->taken = true;
	return holding_take(&one->is, cpus);
}

static void holding_give_back_first(struct msrpp_borrowed *list, u32 count)
{
	while (count--) {
		if (list[count].taken)
			holding_give(&list[count].is, msrpp_same_counters(list[count].cpu));
		if (list[count].lent)	/* its holder is a program of the file, which is locked */
			holding_find(list[count].is.address)->lent--;
	}
}

/*
 * Nobody else takes these registers, nor has them, until they are given back. Of each register of a
 * CPU one entry. With the file's lock.
 */
int msrpp_borrow(const struct msrpp_file *file, struct msrpp_borrowed *list, u32 count,
		 struct msrpp_failure *failure)
{
	int error = 0;
	u32 i;

	lockdep_assert_held(&file->lock);
	mutex_lock(&holdings_lock);
	for (i = 0; !error && i < count; i++) {
		error = holding_borrow(file, &list[i]);
		if (!error)
			continue;
		error = holding_failure(failure, error, list[i].cpu, list[i].address,
					list[i].index);
		holding_give_back_first(list, i);
	}
	mutex_unlock(&holdings_lock);
	return error;
}

void msrpp_give_back(struct msrpp_borrowed *list, u32 count)
{
	mutex_lock(&holdings_lock);
	holding_give_back_first(list, count);
	mutex_unlock(&holdings_lock);
}

void __init msrpp_holdings_init(void)
{
	if (!msrpp_guards(&guard_counter, &guard_select))
		guard_counter = 0;
}
