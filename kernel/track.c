// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which threads are counted: what the scheduler's tracepoints tell of them. */
#include <linux/binfmts.h>
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/sched/task.h>
#include <linux/slab.h>
#include <linux/smp.h>
#include <linux/string.h>
#include <linux/tracepoint.h>
#include <linux/workqueue.h>

#include <trace/events/sched.h>

#include "classes/classes.h"
#include "programs/seat.h"
#include "samples/samples.h"

/* A counter of 40 bits that counts 3 events in each cycle of 3 GHz comes round after 122 s. */
#define ADD_UP_EVERY (HZ)

struct hlist_head msrpp_table[1 << MSRPP_TABLE_BITS];
static DEFINE_RAW_SPINLOCK(table_lock);	/* within a program's lock */

static void add_up_threads(struct work_struct *work);
static DECLARE_DELAYED_WORK(adding_up, add_up_threads);

static void free_thread(struct rcu_head *head)
{
	struct msrpp_thread *thread = container_of(head, struct msrpp_thread, rcu);

	put_task_struct(thread->task);
	if (thread->owns_area)
		kfree(thread->area);
	kfree(thread);
}

/* With the program's lock. The sums stay with the program. */
void msrpp_forget(struct msrpp_thread *thread)
{
	struct msrpp_program *program = thread->program;
	u32 i;

	lockdep_assert_held(&program->lock);
	for (i = 0; i < program->readout_count; i++)
		program->ended[i] += thread->area->readouts[i].sum;
	list_del_init(&thread->siblings);
	program->thread_count--;
	msrpp_uncharge_thread(program->user);
	raw_spin_lock(&table_lock);
	hlist_del_rcu(&thread->node);
	raw_spin_unlock(&table_lock);
	call_rcu(&thread->rcu, free_thread);
}

/* Of the thread that calls. */
static void forget_current(struct msrpp_thread *thread)
{
	struct msrpp_program *program = thread->program;
	struct msrpp_seat *seat;
	unsigned long flags;

	raw_spin_lock_irqsave(&program->lock, flags);
	if (!list_empty(&thread->siblings)) {
		seat = this_cpu_ptr(&msrpp_seats);
		if (seat->active == thread)
			msrpp_leave_cpu(seat);
		msrpp_forget(thread);
	}
	raw_spin_unlock_irqrestore(&program->lock, flags);
}

struct msrpp_thread *msrpp_make_thread(struct msrpp_program *program, struct task_struct *task,
				       bool inherit, struct msrpp_page *area, gfp_t how)
{
	struct msrpp_thread *thread = kzalloc(sizeof(*thread), how);
	const size_t bytes = offsetof(struct msrpp_page, readouts[program->readout_count]);

	if (!thread)
		return NULL;
	thread->owns_area = !area;
	thread->area = area ? area : kzalloc(bytes, how);
	if (!thread->area) {
		kfree(thread);
		return NULL;
	}
	thread->program = program;
	thread->inherit = inherit;
	thread->task = get_task_struct(task);
	INIT_LIST_HEAD(&thread->siblings);
	return thread;
}

static int add_to_table(struct msrpp_thread *thread)
{
	struct hlist_head *bucket = msrpp_bucket_of(thread->task);
	int error = 0;

	raw_spin_lock(&table_lock);
	if (msrpp_find_in(bucket, thread->task))
		error = -EBUSY;
	else
		hlist_add_head_rcu(&thread->node, bucket);
	raw_spin_unlock(&table_lock);
	return error;
}

/*
 * 0, -EBUSY: another program is attached; -EAGAIN: the program has too many, or is going; -EDQUOT:
 * its user has too many.
 */
int msrpp_add_thread(struct msrpp_thread *thread)
{
	struct msrpp_program *program = thread->program;
	unsigned long flags;
	int error = -EAGAIN;

	raw_spin_lock_irqsave(&program->lock, flags);
	if (!program->dying && program->thread_count < MSRPP_MOST_THREADS)
		error = msrpp_charge_thread(program->user, program->step) ? add_to_table(thread) : -EDQUOT;
	if (!error) {
		list_add_tail(&thread->siblings, &program->threads);
		program->thread_count++;
	} else if (error == -EBUSY) {
		msrpp_uncharge_thread(program->user);
	}
	raw_spin_unlock_irqrestore(&program->lock, flags);
	return error;
}

/* One that was never added. */
void msrpp_discard(struct msrpp_thread *thread)
{
	if (!thread)
		return;
	put_task_struct(thread->task);
	if (thread->owns_area)
		kfree(thread->area);
	kfree(thread);
}

/* --- what the kernel tells ------------------------------------------------------------ */

static void on_switch(void *data, bool preempt, struct task_struct *prev,
		      struct task_struct *next MSRPP_SWITCH_STATE)
{
	struct msrpp_seat *seat = this_cpu_ptr(&msrpp_seats);
	struct hlist_head *bucket = msrpp_bucket_of(next);

	if (unlikely(seat->active || !hlist_empty(bucket)))
		msrpp_change(seat, bucket, next);
	if (static_branch_unlikely(&msrpp_threads_are_sampled.key))
		msrpp_samples_switch(next);
	if (static_branch_unlikely(&msrpp_threads_have_classes.key))
		msrpp_tasks_switch(next);
}

/* The child does not run yet. */
static void on_fork(void *data, struct task_struct *parent, struct task_struct *child)
{
	struct msrpp_thread *thread, *inherited;

	rcu_read_lock();
	thread = msrpp_find_in(msrpp_bucket_of(parent), parent);
	if (thread && thread->inherit) {
		inherited = msrpp_make_thread(thread->program, child, true, NULL,
					      MSRPP_GFP_OF_CHILDREN);
		if (!inherited || msrpp_add_thread(inherited)) {
			WRITE_ONCE(thread->program->inherit_lost, true);
			msrpp_discard(inherited);
		}
	}
	rcu_read_unlock();
	if (static_branch_unlikely(&msrpp_threads_are_sampled.key))
		msrpp_samples_fork(parent, child);
	if (static_branch_unlikely(&msrpp_threads_have_classes.key))
		msrpp_tasks_fork(parent, child);
}

static void forget_if_found(struct task_struct *task, bool only_restricted)
{
	struct msrpp_thread *thread;

	rcu_read_lock();
	thread = msrpp_find_in(msrpp_bucket_of(task), task);
	if (thread && !(only_restricted && thread->program->step == MSRPP_RIGHTS_ALL))
		forget_current(thread);
	rcu_read_unlock();
}

#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 16, 0)
static void on_exit(void *data, struct task_struct *task, bool group_dead)
#else
static void on_exit(void *data, struct task_struct *task)
#endif
{
	forget_if_found(task, false);
	msrpp_samples_exit();
	msrpp_tasks_exit();
}

/*
 * What perf drops: a program that gained rights, or that its owner may not read and so could not
 * have a dump of, is not watched by those who have fewer. It has not run in user mode yet. The task
 * is the one that runs this.
 */
static void on_exec(void *data, struct task_struct *task, pid_t old, struct linux_binprm *program)
{
	const bool gained = program->secureexec || !msrpp_current_is_dumpable();

	if (gained)
		forget_if_found(task, true);
	msrpp_samples_exec(gained);
	msrpp_tasks_exec(gained);
}

static struct probe {
	const char *name;
	void *function;
	struct tracepoint *point;
} probes[] = {
	{ .name = "sched_switch", .function = on_switch },
	{ .name = "sched_process_fork", .function = on_fork },
	{ .name = "sched_process_exit", .function = on_exit },
	{ .name = "sched_process_exec", .function = on_exec },
};

static DEFINE_MUTEX(probes_lock);
static unsigned int programs_with_probes;
static bool probes_are_there;

static void remove_probes_later(struct work_struct *work);
static DECLARE_DELAYED_WORK(removal, remove_probes_later);

/* Who closes files does not wait for this; and the next one often comes soon. */
#define REMOVE_AFTER (HZ / 4)

static void find_point(struct tracepoint *point, void *unused)
{
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(probes); i++)
		if (!strcmp(point->name, probes[i].name))
			probes[i].point = point;
}

static void remove_probes(unsigned int count)
{
	while (count--)
		tracepoint_probe_unregister(probes[count].point, probes[count].function, NULL);
	tracepoint_synchronize_unregister();
}

static int add_probes(void)
{
	unsigned int i;
	int error;

	for (i = 0; i < ARRAY_SIZE(probes); i++) {
		error = tracepoint_probe_register(probes[i].point, probes[i].function, NULL);
		if (error) {
			remove_probes(i);
			return error;
		}
	}
	return 0;
}

/*
 * Without a program that counts threads, a switch costs nothing. Never where CPUs are kept from
 * coming and going: for a tracepoint the kernel keeps them so, too, and waits where one is to go.
 */
int msrpp_want_probes(void)
{
	int error = 0;

	mutex_lock(&probes_lock);
	if (!probes_are_there)
		error = add_probes();
	if (!error) {
		probes_are_there = true;
		if (!programs_with_probes++)
			schedule_delayed_work(&adding_up, ADD_UP_EVERY);
	}
	mutex_unlock(&probes_lock);
	return error;
}

void msrpp_need_probes_no_more(void)
{
	mutex_lock(&probes_lock);
	if (!--programs_with_probes)
		schedule_delayed_work(&removal, REMOVE_AFTER);
	mutex_unlock(&probes_lock);
}

static void remove_probes_later(struct work_struct *work)
{
	mutex_lock(&probes_lock);
	if (!programs_with_probes && probes_are_there) {
		remove_probes(ARRAY_SIZE(probes));
		probes_are_there = false;
	}
	mutex_unlock(&probes_lock);
}

static bool has_thread(int cpu, void *unused)
{
	return READ_ONCE(per_cpu(msrpp_seats, cpu).program);
}

static void add_up_threads(struct work_struct *work)
{
	cpus_read_lock();
	on_each_cpu_cond(has_thread, msrpp_add_up_here, NULL, 1);
	cpus_read_unlock();
	if (READ_ONCE(programs_with_probes))
		schedule_delayed_work(&adding_up, ADD_UP_EVERY);
}

bool msrpp_threads_work(void)
{
	unsigned int i;

	/* on_fork() allocates where preemption is off */
	if (IS_ENABLED(CONFIG_PREEMPT_RT) || msrpp_threads_share_counters())
		return false;
	for (i = 0; i < ARRAY_SIZE(probes); i++)
		if (!probes[i].point)
			return false;
	return true;
}

int __init msrpp_threads_init(void)
{
	/* the table of probes would take any function */
	check_trace_callback_type_sched_switch(on_switch);
	check_trace_callback_type_sched_process_fork(on_fork);
	check_trace_callback_type_sched_process_exit(on_exit);
	check_trace_callback_type_sched_process_exec(on_exec);
	for_each_kernel_tracepoint(find_point, NULL);
	return 0;
}

void msrpp_threads_exit(void)
{
	cancel_delayed_work_sync(&removal);
	remove_probes_later(NULL);
	cancel_delayed_work_sync(&adding_up);
	rcu_barrier();	/* free_thread() is in this module */
}
