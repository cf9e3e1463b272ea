/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * registers=soft: what msrpp_soft.ko (kernel/soft) has in the place of the hardware, for tests.
 * Where the parameter does not name it nobody looks for it, and none of this is called.
 */
#ifndef MSRPP_SOFT_H
#define MSRPP_SOFT_H

#include <linux/compiler.h>
#include <linux/jump_label.h>
#include <linux/types.h>

#include "rdt.h"

struct msrpp_soft_operations {
	/* a register of the CPU that runs this, with interrupts off: 0 or -EIO */
	int (*read)(u32 address, u64 *value);
	int (*write)(u32 address, u64 value);
	/*
	 * calls that tests make at /dev/msrpp, of a caller with so many rights (enum
	 * msrpp_rights_step)
	 */
	long (*ioctl)(u32 step, unsigned int command, void __user *arg);

	/* there are sampling programs, or no more; where CPUs may come and go */
	void (*begin_sampling)(void);
	void (*end_sampling)(void);
	/* registers of the sampling, also in an NMI */
	u64 (*ibs_read)(u32 address);
	void (*ibs_write)(u32 address, u64 value);
	/*
	 * the last write to a unit's control register took a sample, whose interrupt comes or came
	 */
	bool (*took_sample)(u32 unit);
	/* a sample was handled by the accesses since its control register was read */
	void (*count_accesses)(void);

	/* what the processor has */
	u32 processors;	/* MSRPP_ON_... */
	u32 ibs_capabilities;
	u32 ibs_errata;
	u64 late_for;	/* nanoseconds that an interrupt may be late by */
	struct msrpp_class_features classes;
};

/* In msrpp_soft.ko, and found by its name: msrpp.ko is linked without it. */
extern struct msrpp_soft_operations msrpp_soft_operations;

/* soft.c of msrpp.ko; NULL where the registers are the processor's. */
extern const struct msrpp_soft_operations *msrpp_soft;
DECLARE_STATIC_KEY_FALSE(msrpp_soft_key);

int msrpp_soft_get(void);
void msrpp_soft_put(void);

/* Costs no test of memory. */
static __always_inline bool msrpp_is_soft(void)
{
	return static_branch_unlikely(&msrpp_soft_key);
}

#endif
