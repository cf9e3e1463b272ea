/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * The interface of msrpp_soft.ko (kernel/soft), which replaces the hardware for tests where
 * msrpp.ko has the parameter registers=soft. Without that parameter msrpp.ko calls none of these
 * functions, and msrpp_soft.ko need not be loaded.
 */
#ifndef MSRPP_SOFT_H
#define MSRPP_SOFT_H

#include <linux/compiler.h>
#include <linux/jump_label.h>
#include <linux/types.h>

#include "rdt.h"

struct msrpp_soft_operations {
	/*
	 * Reads a register of the CPU that runs the function, with interrupts off. Returns 0 or
	 * -EIO.
	 */
	int (*read)(u32 address, u64 *value);
	int (*write)(u32 address, u64 value);
	/* Handles calls of tests at /dev/msrpp. `step` is the caller's enum msrpp_rights_step. */
	long (*ioctl)(u32 step, unsigned int command, void __user *arg);

	/*
	 * Called when a sampling program is made, and when it ends; the caller does not hold the
	 * lock of CPU hotplug.
	 */
	void (*begin_sampling)(void);
	void (*end_sampling)(void);
	/* Access registers of IBS; the functions are also called in an NMI. */
	u64 (*ibs_read)(u32 address);
	void (*ibs_write)(u32 address, u64 value);
	/*
	 * Returns whether the last write to a unit's control register cleared a sample with a
	 * pending NMI.
	 */
	bool (*cleared_sample)(u32 unit);
	/*
	 * Called at the end of the handler of a sample: adds the register accesses since the last
	 * read of a control register to the statistics that a test can query.
	 */
	void (*count_accesses)(void);
	/* Sets up the simulated APIC's entry for IBS on this CPU. Returns whether it is set up. */
	bool (*set_up_entry)(void);

	/* Properties of the simulated processor, which the module's parameters choose. */
	u32 processors;	/* bits MSRPP_ON_... of the simulated processor */
	u32 ibs_capabilities;
	u32 ibs_errata;
	u64 max_nmi_delay;	/* the most nanoseconds by which an NMI comes late */
	struct msrpp_class_features classes;
};

/*
 * The operations are defined in msrpp_soft.ko, and found by symbol_get(): msrpp.ko is linked
 * without them.
 */
extern struct msrpp_soft_operations msrpp_soft_operations;

/*
 * The operations in use, which soft.c of msrpp.ko sets; NULL where the registers are the
 * processor's.
 */
extern const struct msrpp_soft_operations *msrpp_soft;
DECLARE_STATIC_KEY_FALSE(msrpp_soft_key);

int msrpp_soft_get(void);
void msrpp_soft_put(void);

/*
 * Whether registers are those of msrpp_soft.ko. The answer is a static key, which costs no access
 * to memory.
 */
static __always_inline bool msrpp_is_soft(void)
{
	return static_branch_unlikely(&msrpp_soft_key);
}

#endif
