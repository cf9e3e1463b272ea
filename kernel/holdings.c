// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Who has which register: programs of this module among themselves, and the kernel's own perf and
 * NMI watchdog, through the functions by which those reserve counters (asm/nmi.h).
 */
#include <linux/bsearch.h>
#include <linux/errno.h>
#include <linux/mutex.h>

#include <asm/nmi.h>
#include <asm/processor.h>

#include "msrpp.h"

static DEFINE_MUTEX(holdings_lock);
static LIST_HEAD(holders);

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

static bool reserve(const struct msrpp_touched *touched)
{
	if (!msrpp_kernel_tells())
		return true;
	if (touched->flags & MSRPP_TOUCHED_COUNTS)
		return reserve_perfctr_nmi(touched->address);
	return reserve_evntsel_nmi(touched->address);
}

static void release(const struct msrpp_touched *touched)
{
	if (!msrpp_kernel_tells())
		return;
	if (touched->flags & MSRPP_TOUCHED_COUNTS)
		release_perfctr_nmi(touched->address);
	else
		release_evntsel_nmi(touched->address);
}

static int by_address(const void *key, const void *element)
{
	const u32 address = *(const u32 *)key;
	const u32 other = *(const u32 *)element;

	return address < other ? -1 : address > other;
}

static bool touches(const struct msrpp_program *program, u32 address)
{
	return bsearch(&address, program->addresses, program->touched_count, sizeof(u32),
		       by_address);
}

/* Threads take turns; everything else would write what the other one has written. */
static bool at_once(const struct msrpp_program *one, const struct msrpp_program *other)
{
	const bool one_on_threads = one->flags & MSRPP_PROGRAM_THREAD;
	const bool other_on_threads = other->flags & MSRPP_PROGRAM_THREAD;

	if (one_on_threads && other_on_threads)
		return false;
	if (one_on_threads || other_on_threads)
		return true;
	return cpumask_intersects(one->mask, other->mask);
}

static bool anybody_touches(u32 address)
{
	const struct msrpp_program *each;

	list_for_each_entry(each, &holders, holding)
		if (touches(each, address))
			return true;
	return false;
}

static void release_first(struct msrpp_program *program, u32 count)
{
	while (count--)
		if (!anybody_touches(program->touched[count].address))
			release(&program->touched[count]);
}

static int conflict(const struct msrpp_program *program, struct msrpp_failure *failure)
{
	const struct msrpp_program *each;
	u32 i;

	list_for_each_entry(each, &holders, holding) {
		if (!at_once(program, each))
			continue;
		for (i = 0; i < program->touched_count; i++) {
			const u32 address = program->touched[i].address;

			if (touches(each, address))
				return msrpp_fail(failure, MSRPP_REASON_HELD, EBUSY,
						  program->cpu_count ? program->cpus[0] : 0,
						  address, i);
		}
	}
	return 0;
}

int msrpp_hold(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;
	u32 i;

	mutex_lock(&holdings_lock);
	error = conflict(program, failure);
	for (i = 0; !error && i < program->touched_count; i++) {
		if (anybody_touches(program->touched[i].address) || reserve(&program->touched[i]))
			continue;
		error = msrpp_fail(failure, MSRPP_REASON_HELD_BY_KERNEL, EBUSY,
				   program->cpu_count ? program->cpus[0] : 0,
				   program->touched[i].address, i);
		release_first(program, i);
	}
	if (!error) {
		list_add_tail(&program->holding, &holders);
		program->held = true;
	}
	mutex_unlock(&holdings_lock);
	return error;
}

void msrpp_let_go(struct msrpp_program *program)
{
	mutex_lock(&holdings_lock);
	if (program->held) {
		list_del(&program->holding);
		program->held = false;
		release_first(program, program->touched_count);
	}
	mutex_unlock(&holdings_lock);
}

void msrpp_lock_holdings(void)
{
	mutex_lock(&holdings_lock);
}

void msrpp_unlock_holdings(void)
{
	mutex_unlock(&holdings_lock);
}

bool msrpp_anything_held(void)
{
	return !list_empty(&holders);
}

/* With the holdings locked. */
bool msrpp_held_by_other(const struct msrpp_file *file, u32 address, u32 cpu)
{
	const struct msrpp_program *each;

	list_for_each_entry(each, &holders, holding) {
		if (each->file == file || !touches(each, address))
			continue;
		if ((each->flags & MSRPP_PROGRAM_THREAD) || cpumask_test_cpu(cpu, each->mask))
			return true;
	}
	return false;
}
