/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Groups of threads with a class of service or an RMID: the functions that other folders may call.
 * The declarations for this folder alone are in group.h.
 */
#ifndef MSRPP_CLASSES_H
#define MSRPP_CLASSES_H

#include "../threads/threads.h"

/* table of the threads of all groups (threads with a class of service or an RMID) */
extern struct msrpp_thread_table msrpp_grouped_threads;
extern struct static_key_false_deferred msrpp_threads_have_groups;

int msrpp_classes_init(void);
void msrpp_classes_exit(void);
bool msrpp_has_classes(void);
long msrpp_tasks(struct file *filp, struct msrpp_tasks __user *arg);
long msrpp_tasks_info_read(void __user *destination);
void msrpp_group_switch(const struct task_struct *next);
void msrpp_group_cpu_down(void);
void msrpp_group_cpu_up(void);
void msrpp_class_counters_restarted(void);

#endif
