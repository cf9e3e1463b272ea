// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The owners of registers, by canonical address: programs, sampling programs, batches and groups of
 * this module among themselves, and the kernel's perf and NMI watchdog, by the functions of
 * asm/nmi.h, with which perf and watchdog reserve counters. The kind of a register follows from its
 * address alone, not from what a caller says about it.
 */
#include <linux/errno.h>
#include <linux/hashtable.h>
#include <linux/mutex.h>
#include <linux/slab.h>

#include <asm/nmi.h>
#include <asm/processor.h>

#include "program.h"

/*
 * A register that programs, sampling programs, batches or groups of this module hold. All members
 * are protected by holdings_lock.
 */
struct holding {
	struct hlist_node node;
	u32 address;
	/*
	 * number of holders of the register: programs, sampling programs, and batches once for each
	 * of their CPUs; all groups together are one holder
	 */
	u32 holders;
	u32 thread_holders;	/* number of holders that count threads; such holders take turns */
	/*
	 * number of batches, once for each of their CPUs, that borrow the register from a program
	 * of their own file; while one runs, no program on threads may acquire the register
	 */
	u32 borrower_count;
	/*
	 * number of uses in this module for which the register is reserved, so that the kernel's
	 * perf and NMI watchdog cannot have it
	 */
	u32 reservation_count;
	/* CPUs of the holders that do not count threads; each of these CPUs has one holder */
	unsigned long cpus[];
};

static DEFINE_HASHTABLE(holdings, 8);
static DEFINE_MUTEX(holdings_lock);
/* registers that keep the kernel's perf away, or 0: none; see msrpp_find_guards() */
static u32 guard_counter, guard_select;

/*
 * Whether the kernel's reservations tell registers apart. perfctr-watchdog.c knows AMD, Hygon,
 * Intel's architectural counters, and families 6, 11 and 15 of Intel; of a processor that it does
 * not know, it maps all registers to one.
 */
bool msrpp_kernel_reserves(void)
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

static struct cpumask *holding_cpus(struct holding *holding)
{
	return to_cpumask(holding->cpus);
}

static struct holding *holding_find(u32 address)
{
	struct holding *holding;

	lockdep_assert_held(&holdings_lock);
	hash_for_each_possible(holdings, holding, node, address)
		if (holding->address == address)
			return holding;
	return NULL;
}

static struct holding *holding_find_or_make(u32 address)
{
	struct holding *holding = holding_find(address);

	if (holding)
		return holding;
	holding = kzalloc(sizeof(*holding) + cpumask_size(), GFP_KERNEL_ACCOUNT);
	if (!holding)
		return NULL;
	holding->address = address;
	hash_add(holdings, &holding->node, address);
	return holding;
}

static void holding_free_unless_used(struct holding *holding)
{
	lockdep_assert_held(&holdings_lock);
	if (holding->holders || holding->reservation_count)
		return;
	hash_del(&holding->node);
	kfree(holding);
}

/* --- reservations of counters from the kernel -------------------------------------------- */

static int holding_reserve(u32 address, bool counts)
{
	struct holding *holding = holding_find_or_make(address);

	if (!holding)
		return -ENOMEM;
	if (!holding->reservation_count &&
	    !(counts ? reserve_perfctr_nmi(address) : reserve_evntsel_nmi(address))) {
		holding_free_unless_used(holding);
		return -EBUSY;
	}
	holding->reservation_count++;
	return 0;
}

static void holding_unreserve(u32 address, bool counts)
{
	struct holding *holding = holding_find(address);

	if (WARN_ON_ONCE(!holding || !holding->reservation_count))
		return;
	if (!--holding->reservation_count) {
		if (counts)
			release_perfctr_nmi(address);
		else
			release_evntsel_nmi(address);
	}
	holding_free_unless_used(holding);
}

/*
 * Reserves one counter and one select register from the kernel: perf reserves all general counters
 * or none, so that perf leaves the PMU alone while the module has one counter.
 */
static int holding_reserve_pmu(void)
{
	int error;

	if (!guard_counter)
		return 0;
	error = holding_reserve(guard_counter, true);
	if (error)
		return error;
	error = holding_reserve(guard_select, false);
	if (error)
		holding_unreserve(guard_counter, true);
	return error;
}

static void holding_unreserve_pmu(void)
{
	if (!guard_counter)
		return;
	holding_unreserve(guard_select, false);
	holding_unreserve(guard_counter, true);
}

static int holding_reserve_kind(u32 address, enum msrpp_register_kind kind)
{
	if (!msrpp_kernel_reserves())
		return 0;
	switch (kind) {
	case MSRPP_KIND_COUNTER:
		return holding_reserve(address, true);
	case MSRPP_KIND_SELECT:
		return holding_reserve(address, false);
	case MSRPP_KIND_FIXED_COUNTER:
	case MSRPP_KIND_CONTROL:
	case MSRPP_KIND_CLEAR:
		return holding_reserve_pmu();
	default:
		return 0;
	}
}

static void holding_unreserve_kind(u32 address, enum msrpp_register_kind kind)
{
	if (!msrpp_kernel_reserves())
		return;
	switch (kind) {
	case MSRPP_KIND_COUNTER:
		return holding_unreserve(address, true);
	case MSRPP_KIND_SELECT:
		return holding_unreserve(address, false);
	case MSRPP_KIND_FIXED_COUNTER:
	case MSRPP_KIND_CONTROL:
	case MSRPP_KIND_CLEAR:
		return holding_unreserve_pmu();
	default:
		return;
	}
}

/* --- owners of registers in this module -------------------------------------------------- */

/*
 * Whether the holders of a register exclude a further holder on these CPUs, or on threads where
 * `cpus` is NULL. Programs on threads share a register: they take turns. Other holders would
 * overwrite each other.
 */
static bool holding_conflicts(struct holding *holding, const struct cpumask *cpus)
{
	lockdep_assert_held(&holdings_lock);
	if (!cpus)
		return holding->borrower_count || !cpumask_empty(holding_cpus(holding));
	return holding->thread_holders || cpumask_intersects(cpus, holding_cpus(holding));
}

/*
 * Acquires a register for CPUs, or for threads where `cpus` is NULL. Returns 0, -ENOMEM, -EBUSY
 * where this module has the register, or -EREMOTE where the kernel has it.
 */
static int holding_acquire(const struct msrpp_register *reg, const struct cpumask *cpus)
{
	struct holding *holding = holding_find_or_make(reg->address);
	int error = 0;

	if (!holding)
		return -ENOMEM;
	if (holding_conflicts(holding, cpus))
		return -EBUSY;
	/* the holder is counted before anything can fail, so that `holding` is not freed */
	if (!holding->holders++)
		error = holding_reserve_kind(reg->address, reg->kind);
	if (error) {
		holding->holders--;
		holding_free_unless_used(holding);
		return error == -EBUSY ? -EREMOTE : error;
	}
	if (cpus)
		cpumask_or(holding_cpus(holding), holding_cpus(holding), cpus);
	else
		holding->thread_holders++;
	return 0;
}

static void holding_release(const struct msrpp_register *reg, const struct cpumask *cpus)
{
	struct holding *holding = holding_find(reg->address);

	if (WARN_ON_ONCE(!holding || !holding->holders))
		return;
	if (cpus)
		cpumask_andnot(holding_cpus(holding), holding_cpus(holding), cpus);
	else
		holding->thread_holders--;
	if (holding->holders == 1)
		holding_unreserve_kind(reg->address, reg->kind);
	holding->holders--;
	holding_free_unless_used(holding);
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

static const struct cpumask *program_holding_cpus(const struct msrpp_program *program)
{
	return msrpp_counts_threads(program) ? NULL : program->counter_cpus;
}

/* Acquires all registers that a program changes, or none of them. */
int msrpp_hold_registers(struct msrpp_program *program, struct msrpp_failure *failure)
{
	const u32 cpu = program->cpu_count ? program->cpus[0] : 0;
	int error = 0;
	u32 i;

	mutex_lock(&holdings_lock);
	for (i = 0; !error && i < program->changed_register_count; i++)
		error = holding_acquire(&program->known_registers[i],
					program_holding_cpus(program));
	if (error) {
		error = holding_failure(failure, error, cpu,
					program->changed_registers[i - 1].address, i - 1);
		for (i--; i--;)
			holding_release(&program->known_registers[i],
					program_holding_cpus(program));
	}
	program->holds_registers = !error;
	mutex_unlock(&holdings_lock);
	return error;
}

void msrpp_release_registers(struct msrpp_program *program)
{
	u32 i;

	if (!program->holds_registers)
		return;
	mutex_lock(&holdings_lock);
	for (i = 0; i < program->changed_register_count; i++)
		holding_release(&program->known_registers[i], program_holding_cpus(program));
	program->holds_registers = false;
	mutex_unlock(&holdings_lock);
}

/* Acquires one register for CPUs, or for threads that take turns where `cpus` is NULL. */
int msrpp_hold_register(u32 address, const struct cpumask *cpus, struct msrpp_failure *failure)
{
	const struct msrpp_register reg = msrpp_lookup_register(address);
	int error;

	mutex_lock(&holdings_lock);
	error = holding_acquire(&reg, cpus);
	mutex_unlock(&holdings_lock);
	return error ? holding_failure(failure, error, 0, address, 0) : 0;
}

void msrpp_release_register(u32 address, const struct cpumask *cpus)
{
	const struct msrpp_register reg = msrpp_lookup_register(address);

	mutex_lock(&holdings_lock);
	holding_release(&reg, cpus);
	mutex_unlock(&holdings_lock);
}

/* --- registers that batches borrow ------------------------------------------------------- */

/*
 * Returns the number of holders that are programs of this file, whose batches may write the
 * registers of these programs.
 */
static u32 holding_own_holders(const struct msrpp_file *file, const struct holding *holding,
			       u32 cpu)
{
	u32 i, count = 0;

	lockdep_assert_held(&file->lock);
	for (i = 0; i < MSRPP_MOST_PROGRAMS; i++) {
		const struct msrpp_program *program = file->programs[i];

		if (!program || !program->holds_registers ||
		    !msrpp_program_changes(program, holding->address))
			continue;
		if (msrpp_counts_threads(program) || cpumask_test_cpu(cpu, program->counter_cpus))
			count++;
	}
	return count;
}

/*
 * Acquires a register for a batch on one CPU. Where programs of the batch's own file are the only
 * holders, the batch borrows the register from them. Returns 0, or an error as holding_acquire().
 */
static int holding_borrow(const struct msrpp_file *file, struct msrpp_borrowed_register *entry)
{
	struct holding *holding = holding_find(entry->reg.address);
	const struct cpumask *cpus = msrpp_counter_siblings(entry->cpu);
	u32 holder_count;

	entry->acquired = false;
	entry->own_program_holds = false;
	if (holding && holding_conflicts(holding, cpus)) {
		holder_count = holding->thread_holders ? holding->thread_holders : 1;
		if (holding_own_holders(file, holding, entry->cpu) < holder_count)
			return -EBUSY;
		entry->own_program_holds = true;
		holding->borrower_count++;
		return 0;
	}
	entry->acquired = true;
	return holding_acquire(&entry->reg, cpus);
}

static void holding_return_entries(struct msrpp_borrowed_register *list, u32 count)
{
	while (count--) {
		if (list[count].acquired)
			holding_release(&list[count].reg, msrpp_counter_siblings(list[count].cpu));
		/* the file is locked, so that its program still holds the register */
		if (list[count]
			    .own_program_holds)
			holding_find(list[count].reg.address)->borrower_count--;
	}
}

/*
 * Acquires the registers that a batch writes, until msrpp_return_registers(). The list has one
 * entry for each register of a CPU.
 */
int msrpp_borrow_registers(const struct msrpp_file *file, struct msrpp_borrowed_register *list,
			   u32 count, struct msrpp_failure *failure)
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
		holding_return_entries(list, i);
	}
	mutex_unlock(&holdings_lock);
	return error;
}

void msrpp_return_registers(struct msrpp_borrowed_register *list, u32 count)
{
	mutex_lock(&holdings_lock);
	holding_return_entries(list, count);
	mutex_unlock(&holdings_lock);
}

void __init msrpp_holdings_init(void)
{
	if (!msrpp_find_guards(&guard_counter, &guard_select))
		guard_counter = 0;
}
