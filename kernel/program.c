// SPDX-License-Identifier: MIT OR GPL-2.0
/* Programs: loaded and validated once, then started, read and stopped by handle. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/nospec.h>
#include <linux/panic.h>
#include <linux/ratelimit.h>
#include <linux/slab.h>
#include <linux/smp.h>
#include <linux/uaccess.h>
#include <linux/workqueue.h>

#include "msrpp.h"

/* Programs on CPUs. Locked after CPU hotplug. */
static LIST_HEAD(programs);
static DEFINE_MUTEX(programs_lock);
static bool asleep;	/* the machine sleeps, or is about to: no program begins */

/*
 * The counters of those that run are added up now and then. One of 40 bits that counts 3 events in
 * each cycle of 3 GHz comes round after 122 s, one of 32 bits after 0.5 s.
 */
#define ADD_UP_EVERY (HZ)

static void add_up_now_and_then(struct work_struct *work);
static DECLARE_DELAYED_WORK(adding_up, add_up_now_and_then);

/* --- on every CPU of a program ----------------------------------------------------------- */

struct call {
	struct msrpp_program *program;
	void (*act)(struct msrpp_program *program, struct msrpp_state *state);
};

static void call_here(void *info)
{
	const struct call *call = info;
	struct msrpp_state *state = call->program->state_of[smp_processor_id()];

	if (!state || state->lost)
		return;
	state->answered = true;
	call->act(call->program, state);
}

/* The first failure in the order of the CPUs. */
static int collect(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error = 0;
	u32 i, left = 0;

	for (i = 0; i < program->cpu_count; i++) {
		struct msrpp_state *state = program->state_of[program->cpus[i]];

		if (!state->answered)
			msrpp_fail(&state->failure,
				   state->slept ? MSRPP_REASON_SUSPENDED : MSRPP_REASON_CPU_OFFLINE,
				   ENXIO, state->cpu, 0, 0);
		left += state->left;
		state->left = 0;
		if (state->failure.reason && !failure->reason)
			*failure = state->failure;
		if (state->failure.reason && !error)
			error = -state->failure.error;
		state->failure = (struct msrpp_failure){};
	}
	failure->left += left;
	return error;
}

static bool all_did_it(const struct msrpp_program *program)
{
	u32 i;

	for (i = 0; i < program->cpu_count; i++) {
		const struct msrpp_state *state = program->state_of[program->cpus[i]];

		if (unlikely(!state->answered || state->failure.reason))
			return false;
	}
	return true;
}

static int on_cpus(struct msrpp_program *program, struct msrpp_failure *failure,
		   void (*act)(struct msrpp_program *program, struct msrpp_state *state))
{
	struct call call = { .program = program, .act = act };
	u32 i;

	for (i = 0; i < program->cpu_count; i++)
		program->state_of[program->cpus[i]]->answered = false;
	on_each_cpu_mask(program->mask, call_here, &call, true);
	return likely(all_did_it(program)) ? 0 : collect(program, failure);
}

static void look(struct msrpp_program *program, struct msrpp_state *state)
{
	if (!msrpp_check_claims(program, state))
		msrpp_save(program, state);
}

static void set_up(struct msrpp_program *program, struct msrpp_state *state)
{
	msrpp_set_up(program, state);
}

/* What it costs to verify and to start is not counted: where the counters stand is read last. */
static void start(struct msrpp_program *program, struct msrpp_state *state)
{
	int error = msrpp_verify_settings(program, state);

	if (!error && !state->fresh && (program->flags & MSRPP_PROGRAM_OVERFLOWS))
		error = msrpp_set_up(program, state);
	if (!error)
		error = msrpp_set_running(program, state);
	if (!error)
		error = msrpp_verify(program, state);
	if (!error)
		msrpp_begin_counting(program, state);
}

static void count(struct msrpp_program *program, struct msrpp_state *state)
{
	msrpp_count(program, state,
		    program->values + (size_t)state->position * program->readout_count);
}

/* Counts are read first: a stop in the moment of a carry can lose it. */
static void stop(struct msrpp_program *program, struct msrpp_state *state)
{
	count(program, state);
	state->counting = false;
	msrpp_verify_settings(program, state);
	if (!msrpp_set_stopped(program, state))
		msrpp_verify(program, state);
}

static void leave(struct msrpp_program *program, struct msrpp_state *state)
{
	state->counting = false;
	if (program->now == MSRPP_RUNNING)
		msrpp_set_stopped(program, state);
	msrpp_put_back(program, state);
}

/* Counters stop, registers are as they were found, and may be somebody else's. */
static void close_program(struct msrpp_program *program, struct msrpp_failure *failure)
{
	struct msrpp_failure leaving = {};

	if (program->now == MSRPP_CLOSED)
		return;
	on_cpus(program, &leaving, leave);
	program->now = MSRPP_CLOSED;
	mutex_lock(&programs_lock);
	list_del_init(&program->all);
	mutex_unlock(&programs_lock);
	msrpp_let_go(program);
	program->leaving = leaving;
	failure->left += leaving.left;
	if (!failure->reason) {
		leaving.left = failure->left;
		*failure = leaving;
	}
}

static void lose(struct msrpp_program *program, bool slept)
{
	struct msrpp_state *state = program->state_of[smp_processor_id()];

	if (!state || state->lost)
		return;
	leave(program, state);
	state->slept = slept;
	state->lost = true;
}

/* On a CPU that goes offline. */
void msrpp_programs_leave_here(void)
{
	struct msrpp_program *program;
	unsigned long flags;

	mutex_lock(&programs_lock);
	list_for_each_entry(program, &programs, all) {
		local_irq_save(flags);
		lose(program, false);
		local_irq_restore(flags);
	}
	mutex_unlock(&programs_lock);
}

static void fall_asleep(void *program)
{
	lose(program, true);
}

/* With the CPUs kept from coming and going. Until the machine is awake no program begins. */
void msrpp_programs_sleep(void)
{
	struct msrpp_program *program;

	mutex_lock(&programs_lock);
	asleep = true;
	list_for_each_entry(program, &programs, all)
		on_each_cpu_mask(program->mask, fall_asleep, program, 1);
	mutex_unlock(&programs_lock);
}

void msrpp_programs_wake(void)
{
	mutex_lock(&programs_lock);
	asleep = false;
	mutex_unlock(&programs_lock);
}

/* --- adding up --------------------------------------------------------------------------- */

static void add_up_here(void *info)
{
	struct msrpp_program *program = info;
	struct msrpp_state *state = program->state_of[smp_processor_id()];

	if (state && state->counting)
		msrpp_count(program, state, state->sums);
}

static void add_up_now_and_then(struct work_struct *work)
{
	struct msrpp_program *program;
	bool wanted = false;

	cpus_read_lock();
	mutex_lock(&programs_lock);
	list_for_each_entry(program, &programs, all) {
		if (READ_ONCE(program->now) != MSRPP_RUNNING)
			continue;
		wanted = true;
		on_each_cpu_mask(program->mask, add_up_here, program, 1);
	}
	mutex_unlock(&programs_lock);
	cpus_read_unlock();
	if (wanted)
		schedule_delayed_work(&adding_up, ADD_UP_EVERY);
}

/* --- loading ----------------------------------------------------------------------------- */

static bool enlist(struct msrpp_program *program)
{
	bool awake;

	mutex_lock(&programs_lock);
	awake = !asleep;
	if (awake)
		list_add_tail(&program->all, &programs);
	mutex_unlock(&programs_lock);
	return awake;
}

/* Claims on all CPUs come before the first write on any. */
static int open_on_cpus(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;
	u32 i;

	for (i = 0; i < program->cpu_count; i++)
		if (!cpu_online(program->cpus[i]))
			return msrpp_fail(failure, MSRPP_REASON_CPU_OFFLINE, ENXIO,
					  program->cpus[i], 0, i);
	error = on_cpus(program, failure, look);
	if (error)
		return error;
	if (!enlist(program))
		return msrpp_fail(failure, MSRPP_REASON_SUSPENDED, ENXIO, program->cpus[0], 0, 0);
	program->now = MSRPP_READY;
	error = on_cpus(program, failure, set_up);
	if (error)
		close_program(program, failure);
	return error;
}

static int open_program(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error = msrpp_hold(program, failure);

	if (error)
		return error;
	if (msrpp_on_threads(program)) {
		error = msrpp_threads_prepare(program);
		if (!error)
			program->now = MSRPP_READY;
	} else {
		cpus_read_lock();
		error = open_on_cpus(program, failure);
		cpus_read_unlock();
	}
	if (error)
		msrpp_let_go(program);
	return error;
}

static struct msrpp_program *new_program(struct msrpp_file *file, u32 handle)
{
	struct msrpp_program *program = kzalloc(sizeof(*program), GFP_KERNEL_ACCOUNT);

	if (!program)
		return NULL;
	program->file = file;
	program->user = file->user;
	program->step = msrpp_step(file);
	program->handle = handle;
	INIT_LIST_HEAD(&program->all);
	INIT_LIST_HEAD(&program->threads);
	raw_spin_lock_init(&program->lock);
	if (zalloc_cpumask_var(&program->mask, GFP_KERNEL_ACCOUNT) &&
	    zalloc_cpumask_var(&program->sharing, GFP_KERNEL_ACCOUNT))
		return program;
	free_cpumask_var(program->mask);
	kfree(program);
	return NULL;
}

/* Whether the caller may load such a program at all. */
static int check_rights(struct msrpp_file *file, const struct msrpp_load *load,
			struct msrpp_failure *failure)
{
	if (load->flags & MSRPP_PROGRAM_THREAD)
		return msrpp_need_users(file, failure);
	return msrpp_need(file, MSRPP_RIGHTS_CPUS, failure);
}

static int load_program(struct msrpp_file *file, struct msrpp_load *load)
{
	struct msrpp_program *program;
	u32 handle = 0;
	int error = check_rights(file, load, &load->failure);

	if (error)
		return error;
	while (handle < MSRPP_MOST_PROGRAMS && file->programs[handle])
		handle++;
	if (handle == MSRPP_MOST_PROGRAMS)
		return -EMFILE;
	program = new_program(file, handle);
	if (!program)
		return -ENOMEM;
	if (!msrpp_charge_program(program)) {
		free_cpumask_var(program->sharing);
		free_cpumask_var(program->mask);
		kfree(program);
		return msrpp_fail(&load->failure, MSRPP_REASON_USER_LIMIT, EDQUOT, 0, 0, 0);
	}
	error = msrpp_take(program, load, &load->failure);
	if (!error)
		error = open_program(program, &load->failure);
	if (error) {
		msrpp_free_program(program);
		return error;
	}
	if (program->unknown_writes)	/* as the msr driver does */
		add_taint(TAINT_CPU_OUT_OF_SPEC, LOCKDEP_STILL_OK);
	file->programs[handle] = program;
	load->handle = handle;
	return 0;
}

/* Nothing of it runs any more; what is left is memory, which others may still look at. */
static void end_program(struct msrpp_program *program)
{
	struct msrpp_failure unsaid = {};

	if (msrpp_on_threads(program)) {
		msrpp_threads_end(program);
		return;
	}
	cpus_read_lock();
	close_program(program, &unsaid);
	cpus_read_unlock();
}

/* After an RCU grace period since the end, where threads were counted. */
static void forget_program(struct msrpp_program *program, struct msrpp_failure *failure)
{
	if (msrpp_on_threads(program)) {
		msrpp_threads_release(program, failure);
		msrpp_let_go(program);
	} else {
		*failure = program->leaving;	/* also of one that a failure has closed */
	}
	msrpp_free_program(program);
}

static void unload(struct msrpp_program *program, struct msrpp_failure *failure)
{
	end_program(program);
	if (msrpp_on_threads(program))
		synchronize_rcu();	/* who found a thread before is through with its program */
	forget_program(program, failure);
}

long msrpp_load(struct msrpp_file *file, struct msrpp_load __user *arg)
{
	struct msrpp_load load;
	long error;

	if (copy_from_user(&load, arg, sizeof(load)))
		return -EFAULT;
	memset(&load.failure, 0, sizeof(load.failure));
	error = msrpp_check_counts(&load, &load.failure);
	if (!error) {
		if (mutex_lock_interruptible(&file->lock))
			return -ERESTARTSYS;
		error = load_program(file, &load);
		if (!error && put_user(load.handle, &arg->handle)) {
			struct msrpp_failure unsaid = {};

			unload(file->programs[load.handle], &unsaid);
			file->programs[load.handle] = NULL;
			error = -EFAULT;
		}
		mutex_unlock(&file->lock);
	}
	if (load.failure.reason &&
	    copy_to_user(&arg->failure, &load.failure, sizeof(load.failure)))
		return -EFAULT;
	return error;
}

/* --- by handle --------------------------------------------------------------------------- */

struct msrpp_program *msrpp_program_of(struct msrpp_file *file, u32 handle)
{
	if (handle >= MSRPP_MOST_PROGRAMS)
		return NULL;
	return file->programs[array_index_nospec(handle, MSRPP_MOST_PROGRAMS)];
}

static int wrong_state(struct msrpp_failure *failure)
{
	return msrpp_fail(failure, MSRPP_REASON_WRONG_STATE, EBADFD, 0, 0, 0);
}

static int start_program(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;

	if (program->now != MSRPP_READY)
		return wrong_state(failure);
	if (msrpp_on_threads(program)) {
		error = msrpp_threads_start(program, failure);
		if (!error)
			program->now = MSRPP_RUNNING;
		return error;
	}
	cpus_read_lock();
	program->now = MSRPP_RUNNING;	/* before: one counter may run though another failed */
	error = on_cpus(program, failure, start);
	if (error)
		close_program(program, failure);
	else
		schedule_delayed_work(&adding_up, ADD_UP_EVERY);
	cpus_read_unlock();
	return error;
}

static int stop_program(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;

	if (program->now != MSRPP_RUNNING)
		return wrong_state(failure);
	if (msrpp_on_threads(program)) {
		program->now = MSRPP_READY;
		return msrpp_threads_stop(program, failure);
	}
	cpus_read_lock();
	error = on_cpus(program, failure, stop);
	if (error)
		close_program(program, failure);
	else
		program->now = MSRPP_READY;
	cpus_read_unlock();
	return error;
}

/* Where the only CPU is this one, no other one is bothered. */
static int count_program(struct msrpp_program *program, struct msrpp_failure *failure)
{
	struct call call = { .program = program, .act = count };
	struct msrpp_state *state;
	unsigned long flags;

	if (program->now != MSRPP_RUNNING)
		return wrong_state(failure);
	if (msrpp_on_threads(program))
		return msrpp_threads_counts(program, failure);
	if (program->cpu_count > 1)
		return on_cpus(program, failure, count);
	state = program->state_of[program->cpus[0]];
	state->answered = false;
	local_irq_save(flags);
	if (smp_processor_id() == state->cpu) {
		call_here(&call);
		local_irq_restore(flags);
	} else {
		local_irq_restore(flags);
		smp_call_function_single(state->cpu, call_here, &call, 1);
	}
	return likely(all_did_it(program)) ? 0 : collect(program, failure);
}

static u32 values_of(const struct msrpp_program *program)
{
	return (msrpp_on_threads(program) ? 1 : program->cpu_count) * program->readout_count;
}

static long control(struct msrpp_file *file, unsigned int command, u32 handle, u32 count,
		    u64 values, struct msrpp_failure *failure)
{
	struct msrpp_program *program = msrpp_program_of(file, handle);
	long error;

	if (unlikely(!program))
		return -ENOENT;
	/* a descriptor that was passed on gives its new owner no more than it has itself */
	error = msrpp_need(file, program->step, failure);
	if (unlikely(error))
		return error;
	if (count && (count != values_of(program) || command == MSRPP_IOCTL_START ||
		      command == MSRPP_IOCTL_UNLOAD))
		return -EINVAL;
	switch (command) {
	case MSRPP_IOCTL_COUNTS:
		error = count_program(program, failure);
		break;
	case MSRPP_IOCTL_START:
		return start_program(program, failure);
	case MSRPP_IOCTL_STOP:
		error = stop_program(program, failure);
		break;
	default:
		file->programs[handle] = NULL;
		unload(program, failure);
		return failure->reason ? -failure->error : 0;
	}
	if (!error && count)
		error = msrpp_to_user(u64_to_user_ptr(values), program->values,
				      count * sizeof(u64));
	return error;
}

long msrpp_control(struct msrpp_file *file, unsigned int command,
		   struct msrpp_control __user *arg)
{
	struct {
		u32 handle;
		u32 count;
		u64 values;
	} wanted;
	struct msrpp_failure failure;
	long error;

	BUILD_BUG_ON(sizeof(wanted) != offsetof(struct msrpp_control, failure));
	if (msrpp_from_user(&wanted, arg, sizeof(wanted)))
		return -EFAULT;
	failure.reason = 0;
	failure.left = 0;
	if (mutex_lock_interruptible(&file->lock))
		return -ERESTARTSYS;
	error = control(file, command, wanted.handle, wanted.count, wanted.values, &failure);
	mutex_unlock(&file->lock);
	if (unlikely(error && failure.reason) &&
	    copy_to_user(&arg->failure, &failure, sizeof(failure)))
		return -EFAULT;
	return error;
}

/* One grace period, however many programs there are. */
void msrpp_unload_all(struct msrpp_file *file)
{
	struct msrpp_failure unsaid;
	bool threads = false;
	u32 handle;

	for (handle = 0; handle < MSRPP_MOST_PROGRAMS; handle++) {
		if (!file->programs[handle])
			continue;
		threads |= msrpp_on_threads(file->programs[handle]);
		end_program(file->programs[handle]);
		cond_resched();
	}
	if (threads)
		synchronize_rcu();
	for (handle = 0; handle < MSRPP_MOST_PROGRAMS; handle++) {
		if (!file->programs[handle])
			continue;
		memset(&unsaid, 0, sizeof(unsaid));
		forget_program(file->programs[handle], &unsaid);
		file->programs[handle] = NULL;
		if (unsaid.left)
			pr_warn_ratelimited("%u registers could not be put back, 0x%x on CPU %u first\n",
					    unsaid.left, unsaid.address, unsaid.cpu);
	}
}

void msrpp_programs_exit(void)
{
	cancel_delayed_work_sync(&adding_up);
}
