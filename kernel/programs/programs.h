/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Programs of register accesses that count events, on CPUs and on threads, and batches: the
 * functions that other folders may call. The declarations for this folder alone are in program.h,
 * batch.h and slot.h.
 */
#ifndef MSRPP_PROGRAMS_H
#define MSRPP_PROGRAMS_H

#include "../threads/threads.h"

/*
 * The table of the threads that programs count. track.c, which handles each switch, includes slot.h
 * as well.
 */
extern struct msrpp_thread_table msrpp_counted_threads;

/* The calls at /dev/msrpp that concern programs and batches. */
long msrpp_batch(struct msrpp_file *file, struct msrpp_batch __user *arg);
long msrpp_load(struct msrpp_file *file, struct msrpp_load __user *arg);
long msrpp_control(struct msrpp_file *file, unsigned int command,
		   struct msrpp_control __user *arg);
long msrpp_attach(struct msrpp_file *file, struct msrpp_attach __user *arg);
int msrpp_map(struct msrpp_file *file, struct vm_area_struct *vma);
void msrpp_unload_all(struct msrpp_file *file);

/* The owners of registers: programs of this module, and users in the kernel such as perf. */
void msrpp_holdings_init(void);
bool msrpp_kernel_reserves(void);
int msrpp_hold_register(u32 address, const struct cpumask *cpus, struct msrpp_failure *failure);
void msrpp_release_register(u32 address, const struct cpumask *cpus);

/* Functions for CPU hotplug, suspend and resume. */
void msrpp_cpus_drop_local(void);
void msrpp_cpus_suspend(void);
void msrpp_cpus_resume(void);
void msrpp_programs_exit(void);
void msrpp_counting_cpu_down(void);
void msrpp_counting_cpu_up(void);

#endif
