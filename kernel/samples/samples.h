/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Sampling of threads and of CPUs: the functions that other folders may call. The declarations for
 * this folder alone are in sampling.h.
 */
#ifndef MSRPP_SAMPLES_H
#define MSRPP_SAMPLES_H

#include "../ibs.h"
#include "../threads/threads.h"

/* The tables of the threads that are sampled, one for each sampling unit of the hardware. */
extern struct msrpp_thread_table msrpp_sampled_threads[MSRPP_UNITS];
extern struct static_key_false_deferred msrpp_threads_are_sampled;

int msrpp_sampling_init(void);
void msrpp_sampling_exit(void);
bool msrpp_can_sample(void);
long msrpp_sample(struct file *filp, struct msrpp_sampling __user *arg);
long msrpp_sampling_info_read(struct msrpp_file *file, void __user *destination);
void msrpp_samples_switch(const struct task_struct *next);
void msrpp_sampling_cpu_down(u32 reason);
void msrpp_sampling_cpu_up(void);

#endif
