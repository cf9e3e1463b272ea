/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * The parts of msrpp_soft.ko. main.c: the operations for msrpp.ko (../soft.h); registers.c:
 * counters, and registers that the module's parameter declares; slots.c: issue slots and their
 * shares; sampling.c: IBS; classes.c: classes and RMIDs.
 *
 * The locks of msrpp_soft.ko, inside those of ../msrpp.h: tickers_lock, taken under the lock of CPU
 * hotplug; and soft_cpu.lock of sampling.c, taken in any context but NMIs.
 */
#ifndef MSRPP_SOFT_PARTS_H
#define MSRPP_SOFT_PARTS_H

#ifdef pr_fmt
#undef pr_fmt
#endif
#define pr_fmt(text) KBUILD_MODNAME ": " text

#include <linux/types.h>

#include <msr/backend/shim_soft_abi.h>

#include "../soft.h"

/* --- registers.c ------------------------------------------------------------------------- */

int msrpp_soft_registers_init(void);
void msrpp_soft_registers_exit(void);
int msrpp_soft_read(u32 address, u64 *value);
int msrpp_soft_write(u32 address, u64 value);
long msrpp_soft_events(const struct msrpp_soft_events __user *source);

/* --- slots.c ----------------------------------------------------------------------------- */

long msrpp_soft_slots(const struct msrpp_soft_slots __user *source);

/* --- sampling.c -------------------------------------------------------------------------- */

int msrpp_soft_sampling_init(struct msrpp_soft_operations *operations);
void msrpp_soft_sampling_exit(void);
void msrpp_soft_begin_sampling(void);
void msrpp_soft_end_sampling(void);
u64 msrpp_soft_ibs_read(u32 address);
void msrpp_soft_ibs_write(u32 address, u64 value);
bool msrpp_soft_cleared_sample(u32 unit);
void msrpp_soft_count_accesses(void);
bool msrpp_soft_set_up_entry(void);
long msrpp_soft_sample(u32 step, struct msrpp_soft_sample __user *arg);

/* --- classes.c --------------------------------------------------------------------------- */

int msrpp_soft_classes_init(struct msrpp_class_features *features);
void msrpp_soft_classes_exit(void);
bool msrpp_is_soft_class_register(u32 address);
int msrpp_soft_class_read(u32 address, u64 *value);
int msrpp_soft_class_write(u32 address, u64 value);
long msrpp_soft_tasks(u32 step, struct msrpp_soft_tasks __user *arg);

#endif
