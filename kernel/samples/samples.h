/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Sampling, of threads and of CPUs: what other folders may call. What the files of this one share is in
 * sampling.h.
 */
#ifndef MSRPP_SAMPLES_H
#define MSRPP_SAMPLES_H

#include "../msrpp.h"

extern struct static_key_false_deferred msrpp_threads_are_sampled;

int msrpp_sampling_init(void);
void msrpp_sampling_exit(void);
bool msrpp_can_sample(void);
long msrpp_sample(struct file *opened, struct msrpp_sampling __user *arg);
long msrpp_sampling_information(struct msrpp_file *file, void __user *to);
void msrpp_samples_switch(const struct task_struct *next);
void msrpp_samples_fork(struct task_struct *parent, struct task_struct *child);
void msrpp_samples_exit(void);
void msrpp_samples_exec(bool gained);
void msrpp_sampling_cpu_down(u32 reason);
void msrpp_sampling_cpu_up(void);

#endif
