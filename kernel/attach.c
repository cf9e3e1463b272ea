// SPDX-License-Identifier: MIT OR GPL-2.0
/* The calls for programs that count threads, with the file's lock. */
#include <linux/cpu.h>
#include <linux/cred.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/nospec.h>
#include <linux/pid.h>
#include <linux/rwsem.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>
#include <linux/slab.h>
#include <linux/smp.h>
#include <linux/uaccess.h>

#include "threads.h"
#include "versions.h"

static bool is_only_caller(struct msrpp_program *program)
{
	const struct msrpp_thread *first;
	unsigned long flags;
	bool result;

	raw_spin_lock_irqsave(&program->lock, flags);
	first = list_first_entry_or_null(&program->threads, struct msrpp_thread, siblings);
	result = program->thread_count == 1 && first->task == current && !first->inherit;
	raw_spin_unlock_irqrestore(&program->lock, flags);
	return result;
}

/*
 * Where a thread of the program may be on a CPU; one that comes to another CPU meanwhile finds there
 * what has been said before this.
 */
static void cpus_of_threads(struct msrpp_program *program, struct cpumask *cpus)
{
	const struct msrpp_thread *thread;
	unsigned long flags;

	raw_spin_lock_irqsave(&program->lock, flags);
	list_for_each_entry(thread, &program->threads, siblings)
		cpumask_set_cpu(task_cpu(thread->task), cpus);
	raw_spin_unlock_irqrestore(&program->lock, flags);
}

/* Where only the caller is counted, no other CPU is bothered. */
static bool only_here(struct msrpp_program *program, smp_call_func_t act)
{
	unsigned long flags;

	if (!is_only_caller(program))
		return false;
	local_irq_save(flags);
	act(program);
	local_irq_restore(flags);
	return true;
}

/* On the CPUs where the program's threads are; after what they are to find was said. */
static int wherever_threads_are(struct msrpp_program *program, smp_call_func_t act)
{
	cpumask_var_t cpus;

	if (only_here(program, act))
		return 0;
	if (!zalloc_cpumask_var(&cpus, GFP_KERNEL))
		return -ENOMEM;
	smp_mb();	/* said before it is asked where they are */
	cpus_of_threads(program, cpus);
	on_each_cpu_mask(cpus, act, program, 1);
	free_cpumask_var(cpus);
	return 0;
}

/* On the CPUs where one of them runs with its counters. */
static void wherever_it_counts(struct msrpp_program *program, smp_call_func_t act)
{
	if (!only_here(program, act))
		on_each_cpu_cond(msrpp_runs_program, act, program, 1);
}

/* From here on no thread becomes active for it; those that are have been through `act`. */
static void halt_program(struct msrpp_program *program, smp_cond_func_t where,
			 smp_call_func_t act)
{
	WRITE_ONCE(program->running, false);
	smp_mb();	/* as above; pairs with the one in begins() */
	cpus_read_lock();
	on_each_cpu_cond(where, act, program, 1);
	cpus_read_unlock();
}

static int first_failure(struct msrpp_program *program, struct msrpp_failure *failure)
{
	u32 cpu;

	for_each_possible_cpu(cpu) {
		const struct msrpp_state *state = program->state_of[cpu];

		if (!state->failure.reason)
			continue;
		*failure = state->failure;
		return -failure->error;
	}
	if (READ_ONCE(program->inherit_lost))
		return msrpp_fail(failure, MSRPP_REASON_INHERIT_LOST, ENOMEM, 0, 0, 0);
	return 0;
}

int msrpp_threads_prepare(struct msrpp_program *program)
{
	struct msrpp_file *file = program->file;
	struct msrpp_page *area;
	int error;
	u32 i;

	BUILD_BUG_ON(sizeof(struct msrpp_page) > PAGE_SIZE);
	if (!msrpp_threads_work())
		return -EOPNOTSUPP;
	program->ended = kvcalloc(program->readout_count + 1, sizeof(u64), GFP_KERNEL_ACCOUNT);
	program->page = alloc_page(GFP_KERNEL_ACCOUNT | __GFP_ZERO);
	error = program->ended && program->page ? msrpp_want_probes() : -ENOMEM;
	if (error) {
		if (program->page)
			__free_page(program->page);
		kvfree(program->ended);
		return error;
	}
	area = page_address(program->page);
	area->count = program->readout_count;
	for (i = 0; i < program->readout_count; i++) {
		area->readouts[i].width = program->readouts[i].width;
		area->readouts[i].rdpmc = program->readouts[i].rdpmc;
	}
	spin_lock(&file->pages_lock);
	file->pages[program->handle].page = program->page;
	file->pages[program->handle].step = program->step;
	spin_unlock(&file->pages_lock);
	return 0;
}

/* After this no CPU has the program, and no thread is found for it; who found one may look on. */
void msrpp_threads_end(struct msrpp_program *program)
{
	struct msrpp_thread *thread, *next;
	unsigned long flags;

	halt_program(program, msrpp_has_program, msrpp_unload_here);
	raw_spin_lock_irqsave(&program->lock, flags);
	program->dying = true;
	list_for_each_entry_safe(thread, next, &program->threads, siblings)
		msrpp_forget(thread);
	raw_spin_unlock_irqrestore(&program->lock, flags);
}

/* After an RCU grace period since the end. */
void msrpp_threads_release(struct msrpp_program *program, struct msrpp_failure *failure)
{
	u32 cpu;

	msrpp_need_probes_no_more();
	for_each_possible_cpu(cpu) {
		struct msrpp_state *state = program->state_of[cpu];

		failure->left += state->left;
		if (state->left && !failure->reason) {
			state->failure.left = failure->left;
			*failure = state->failure;
		}
	}
	spin_lock(&program->file->pages_lock);
	program->file->pages[program->handle].page = NULL;
	spin_unlock(&program->file->pages_lock);
	put_page(program->page);	/* whoever has it mapped keeps it */
	kvfree(program->ended);
}

static void forget_failures(struct msrpp_program *program)
{
	u32 cpu;

	for_each_possible_cpu(cpu)
		program->state_of[cpu]->failure = (struct msrpp_failure){};
	program->inherit_lost = false;
}

static void clear_sums(struct msrpp_program *program)
{
	struct msrpp_thread *thread;
	unsigned long flags;
	u32 i;

	raw_spin_lock_irqsave(&program->lock, flags);
	list_for_each_entry(thread, &program->threads, siblings) {
		msrpp_begin_change(thread->area);
		for (i = 0; i < program->readout_count; i++)
			WRITE_ONCE(thread->area->readouts[i].sum, 0);
		msrpp_end_change(thread->area);
	}
	memset(program->ended, 0, program->readout_count * sizeof(u64));
	raw_spin_unlock_irqrestore(&program->lock, flags);
}

/*
 * Whether somebody has the registers, where the caller itself may run; on other CPUs that is looked
 * at when a thread of the program first comes there.
 */
static void look_around(struct msrpp_program *program)
{
	on_each_cpu_mask(current->cpus_ptr, msrpp_look_here, program, 1);
}

int msrpp_threads_start(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;

	forget_failures(program);
	cpus_read_lock();
	look_around(program);
	error = first_failure(program, failure);
	if (!error) {
		clear_sums(program);
		WRITE_ONCE(program->running, true);
		error = wherever_threads_are(program, msrpp_enter_here);
	}
	if (!error)
		error = first_failure(program, failure);
	cpus_read_unlock();
	if (error)
		halt_program(program, msrpp_has_program, msrpp_unload_here);
	return error;
}

static void sum_up(struct msrpp_program *program)
{
	const struct msrpp_thread *thread;
	unsigned long flags;
	u32 i;

	raw_spin_lock_irqsave(&program->lock, flags);
	memcpy(program->values, program->ended, program->readout_count * sizeof(u64));
	list_for_each_entry(thread, &program->threads, siblings)
		for (i = 0; i < program->readout_count; i++)
			program->values[i] += READ_ONCE(thread->area->readouts[i].sum);
	raw_spin_unlock_irqrestore(&program->lock, flags);
}

/*
 * Every thread's sum is right for a moment within this call: one that runs is added up where it
 * runs, and one that goes meanwhile was added up as it went.
 */
int msrpp_threads_counts(struct msrpp_program *program, struct msrpp_failure *failure)
{
	wherever_it_counts(program, msrpp_add_up_here);
	sum_up(program);
	return first_failure(program, failure);
}

int msrpp_threads_stop(struct msrpp_program *program, struct msrpp_failure *failure)
{
	halt_program(program, msrpp_runs_program, msrpp_leave_here);
	sum_up(program);
	return first_failure(program, failure);
}

/* --- attaching --------------------------------------------------------------------------- */

/* The ids that a caller must share with a process to watch it: all of them, as ptrace has it. */
static bool same_ids(const struct cred *own, const struct cred *its)
{
	return uid_eq(own->uid, its->euid) && uid_eq(own->uid, its->suid) &&
	       uid_eq(own->uid, its->uid) && gid_eq(own->gid, its->egid) &&
	       gid_eq(own->gid, its->sgid) && gid_eq(own->gid, its->gid);
}

/*
 * The kernel does not give ptrace_may_access() to modules. This asks what it asks, for reading and
 * with the real ids, and for no fewer capabilities, as its capability module does for all modes.
 * CAP_PERFMON is asked for no more, as with perf. With the task's exec_update_lock.
 */
static bool may_watch(struct task_struct *task, u32 step)
{
	const struct cred *own = current_cred(), *its;
	bool result;

	if (task->flags & PF_KTHREAD)
		return false;
	if (step >= MSRPP_RIGHTS_CPUS || same_thread_group(task, current))
		return true;
	its = get_task_cred(task);
	result = (same_ids(own, its) && own->user_ns == its->user_ns &&
		  cap_issubset(its->cap_permitted, own->cap_permitted)) ||
		 ns_capable_noaudit(its->user_ns, CAP_SYS_PTRACE);
	put_cred(its);
	/* a process that its owner may not have a dump of is more than its ids */
	return result && (msrpp_is_dumpable(task) || msrpp_may_trace_memory_of(task));
}

static struct task_struct *get_thread(s32 number)
{
	struct task_struct *task;
	struct pid *pid;

	if (!number)
		return get_task_struct(current);
	pid = find_get_pid(number);
	if (!pid)
		return NULL;
	task = get_pid_task(pid, PIDTYPE_PID);
	put_pid(pid);
	return task;
}

/*
 * One that began to end before it was added may be through with its last tracepoint. Within the RCU
 * section in which it was added, so that it is still there.
 */
static bool came_too_late(struct msrpp_program *program, struct msrpp_thread *thread,
			  const struct task_struct *task)
{
	unsigned long flags;
	bool there;

	smp_mb();	/* the table is written, the flag is read; exit does it in turn */
	if (!(READ_ONCE(task->flags) & PF_EXITING))
		return false;
	raw_spin_lock_irqsave(&program->lock, flags);
	there = !list_empty(&thread->siblings);
	if (there)
		msrpp_forget(thread);
	raw_spin_unlock_irqrestore(&program->lock, flags);
	if (there)
		on_each_cpu(msrpp_leave_here, program, 1);
	return true;
}

static int add_task(struct msrpp_program *program, struct task_struct *task, bool inherit,
		    struct msrpp_failure *failure)
{
	struct msrpp_thread *thread;
	bool late;
	int error;

	thread = msrpp_make_thread(program, task, inherit, page_address(program->page),
				   GFP_KERNEL_ACCOUNT);
	if (!thread)
		return -ENOMEM;
	rcu_read_lock();	/* it may end, and be freed, at once */
	error = msrpp_add_thread(thread);
	late = !error && came_too_late(program, thread, task);
	rcu_read_unlock();
	if (late)
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	if (error)
		msrpp_discard(thread);
	if (error == -EBUSY)
		msrpp_fail(failure, MSRPP_REASON_THREAD_TAKEN, EBUSY, 0, 0, 0);
	if (error == -EDQUOT)
		msrpp_fail(failure, MSRPP_REASON_USER_LIMIT, EDQUOT, 0, 0, 0);
	return error;
}

/*
 * From the check on until the thread is among those that exec looks through, the process gets no
 * other program and so no other rights (CVE-2019-3901).
 */
static int attach_task(struct msrpp_program *program, struct task_struct *task, bool inherit,
		       struct msrpp_failure *failure)
{
	struct rw_semaphore *exec = &task->signal->exec_update_lock;
	int error;

	if (down_read_interruptible(exec))
		return -ERESTARTSYS;
	if (may_watch(task, msrpp_step(program->file)))
		error = add_task(program, task, inherit, failure);
	else
		error = msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, 0, 0);
	up_read(exec);
	return error;
}

static long attach(struct msrpp_file *file, const struct msrpp_attach *wanted,
		   struct msrpp_failure *failure)
{
	struct msrpp_program *program = msrpp_program_of(file, wanted->handle);
	struct task_struct *task;
	int error;

	if (!program)
		return -ENOENT;
	error = msrpp_need(file, program->step, failure);
	if (!error)
		error = msrpp_need_users(file, failure);
	if (error)
		return error;
	if (!(program->flags & MSRPP_PROGRAM_THREAD) || program->attached)
		return msrpp_fail(failure, MSRPP_REASON_WRONG_STATE, EBADFD, 0, 0, 0);
	task = get_thread(wanted->thread);
	if (!task)
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	error = attach_task(program, task, wanted->flags & MSRPP_ATTACH_INHERIT, failure);
	put_task_struct(task);
	if (error)
		return error;
	program->attached = true;
	cpus_read_lock();
	error = wherever_threads_are(program, msrpp_enter_here);
	cpus_read_unlock();
	return error ? error : first_failure(program, failure);
}

long msrpp_attach(struct msrpp_file *file, struct msrpp_attach __user *arg)
{
	struct msrpp_attach wanted;
	long error;

	if (copy_from_user(&wanted, arg, sizeof(wanted)))
		return -EFAULT;
	if (wanted.reserved || wanted.thread < 0 || (wanted.flags & ~MSRPP_ATTACH_INHERIT))
		return -EINVAL;
	memset(&wanted.failure, 0, sizeof(wanted.failure));
	if (mutex_lock_interruptible(&file->lock))
		return -ERESTARTSYS;
	error = attach(file, &wanted, &wanted.failure);
	mutex_unlock(&file->lock);
	if (error && wanted.failure.reason &&
	    copy_to_user(&arg->failure, &wanted.failure, sizeof(wanted.failure)))
		return -EFAULT;
	return error;
}

/* The page of a program, for callers who come as far as its loader did; or an error pointer. */
static struct page *page_of(struct msrpp_file *file, unsigned long handle)
{
	const u32 step = msrpp_step_now(file);
	struct page *page;
	bool allowed;

	if (handle >= MSRPP_MOST_PROGRAMS)
		return ERR_PTR(-EINVAL);
	handle = array_index_nospec(handle, MSRPP_MOST_PROGRAMS);
	spin_lock(&file->pages_lock);
	page = file->pages[handle].page;
	allowed = page && step >= file->pages[handle].step;
	if (allowed)
		get_page(page);
	spin_unlock(&file->pages_lock);
	if (!page)
		return ERR_PTR(-ENOENT);
	return allowed ? page : ERR_PTR(-EPERM);
}

int msrpp_map(struct msrpp_file *file, struct vm_area_struct *area)
{
	struct page *page;
	int error;

	if (area->vm_end - area->vm_start != PAGE_SIZE)
		return -EINVAL;
	if (area->vm_flags & VM_WRITE)
		return -EPERM;
	page = page_of(file, area->vm_pgoff);
	if (IS_ERR(page))
		return PTR_ERR(page);
	msrpp_change_flags(area, VM_DONTEXPAND | VM_DONTDUMP, VM_MAYWRITE);
	error = vm_insert_page(area, area->vm_start, page);
	put_page(page);
	return error;
}
