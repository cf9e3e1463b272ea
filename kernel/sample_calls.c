// SPDX-License-Identifier: MIT OR GPL-2.0
/* Sampling programs: made by a call at /dev/msrpp, with a descriptor of their own for the others. */
#include <linux/anon_inodes.h>
#include <linux/cpu.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/file.h>
#include <linux/log2.h>
#include <linux/minmax.h>
#include <linux/nospec.h>
#include <linux/poll.h>
#include <linux/rcupdate.h>
#include <linux/slab.h>
#include <linux/smp.h>
#include <linux/uaccess.h>

#include "sampling.h"
#include "threads.h"

/* --- who has the units ------------------------------------------------------------------- */

static DEFINE_MUTEX(units_lock);
static struct {
	u32 thread_programs;	/* they take turns */
	struct cpumask cpus;	/* of programs that sample CPUs */
} units[MSRPP_UNITS];

static bool is_free(const struct msrpp_samples *program)
{
	if (!(program->flags & MSRPP_SAMPLING_CPUS))
		return cpumask_empty(&units[program->unit].cpus);
	return !units[program->unit].thread_programs &&
	       !cpumask_intersects(&units[program->unit].cpus, program->cpus);
}

static int reserve(struct msrpp_samples *program, struct msrpp_failure *failure)
{
	mutex_lock(&units_lock);
	program->held = is_free(program);
	if (program->held && (program->flags & MSRPP_SAMPLING_CPUS))
		cpumask_or(&units[program->unit].cpus, &units[program->unit].cpus, program->cpus);
	else if (program->held)
		units[program->unit].thread_programs++;
	mutex_unlock(&units_lock);
	if (program->held)
		return 0;
	return msrpp_fail(failure, MSRPP_REASON_HELD, EBUSY, 0, program->control, 0);
}

static void unreserve(struct msrpp_samples *program)
{
	if (!program->held)
		return;
	mutex_lock(&units_lock);
	if (program->flags & MSRPP_SAMPLING_CPUS)
		cpumask_andnot(&units[program->unit].cpus, &units[program->unit].cpus,
			       program->cpus);
	else
		units[program->unit].thread_programs--;
	mutex_unlock(&units_lock);
}

/* --- what is asked for ------------------------------------------------------------------- */

static int malformed(struct msrpp_failure *failure, u32 index)
{
	return msrpp_fail(failure, MSRPP_REASON_MALFORMED, EINVAL, 0, 0, index);
}

static u32 unit_of(u32 kind)
{
	return kind == MSRPP_SAMPLE_FETCH ? MSRPP_UNIT_FETCH : MSRPP_UNIT_OP;
}

static u32 most_period(u32 unit)
{
	if (unit == MSRPP_UNIT_OP && (msrpp_ibs_capabilities & IBS_HAS_LONG_COUNT))
		return IBS_LONG_MOST;
	return IBS_SHORT_MOST;
}

static u32 least_period(u32 step)
{
	return step >= MSRPP_RIGHTS_CPUS ? MSRPP_SAMPLING_LEAST_PERIOD :
					   MSRPP_SAMPLING_LEAST_USER_PERIOD;
}

/* Each period is at least half of what was asked for, whatever is taken from it. */
static bool is_period(u32 period, u32 unit, u32 step, u32 random_mask)
{
	return period >= least_period(step) && period <= most_period(unit) && !(period & 15) &&
	       period >= 2 * (random_mask + 1);
}

static bool has_unit(u32 unit)
{
	return msrpp_ibs_capabilities & (unit == MSRPP_UNIT_OP ? IBS_HAS_OP : IBS_HAS_FETCH);
}

/* `index` of the failure is the field's place, by words. */
static int check_shape(const struct msrpp_sampling *wanted, struct msrpp_failure *failure)
{
	const u32 flags = wanted->flags;

	if (wanted->reserved ||
	    (wanted->kind != MSRPP_SAMPLE_OP && wanted->kind != MSRPP_SAMPLE_FETCH))
		return malformed(failure, 0);
	if (flags & ~MSRPP_SAMPLING_EVERY_FLAG)
		return malformed(failure, 1);
	if ((flags & MSRPP_SAMPLING_CLOCKS) && wanted->kind != MSRPP_SAMPLE_OP)
		return malformed(failure, 1);
	if ((flags & MSRPP_SAMPLING_NO_USER) && !(flags & MSRPP_SAMPLING_KERNEL))
		return malformed(failure, 1);
	if ((flags & MSRPP_SAMPLING_CPUS) && (flags & MSRPP_SAMPLING_INHERIT))
		return malformed(failure, 1);
	if (wanted->random_bits != 0 && wanted->random_bits != 4 && wanted->random_bits != 7 &&
	    wanted->random_bits != 12)
		return malformed(failure, 3);
	if (wanted->chain > MSRPP_SAMPLING_MOST_CHAIN)
		return malformed(failure, 4);
	if (!is_power_of_2(wanted->ring_bytes) || wanted->ring_bytes < MSRPP_SAMPLING_LEAST_RING ||
	    wanted->ring_bytes > MSRPP_SAMPLING_MOST_RING)
		return malformed(failure, 5);
	if (wanted->watermark > wanted->ring_bytes)
		return malformed(failure, 6);
	if (wanted->overhead > MSRPP_SAMPLING_MOST_OVERHEAD)
		return malformed(failure, 7);
	if (wanted->carrier > MSRPP_CARRIER_PERF)
		return malformed(failure, 8);
	if (!(flags & MSRPP_SAMPLING_CPUS) != !wanted->cpu_count || wanted->cpu_count > nr_cpu_ids)
		return malformed(failure, 9);
	return 0;
}

/* Without CAP_SYS_RAWIO: whoever loads lists allows sampling by an entry for the control register. */
static bool is_listed(u32 step, u32 control)
{
	const struct msrpp_rights rights = msrpp_rights_of(step, control);

	return step == MSRPP_RIGHTS_ALL || rights.listed_to_read;
}

static int check_rights(struct msrpp_file *file, const struct msrpp_samples *program,
			struct msrpp_failure *failure)
{
	const u32 more = MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL | MSRPP_SAMPLING_PHYSICAL;
	int error = msrpp_need_users(file, failure);

	if (!error && (program->flags & more))
		error = msrpp_need(file, MSRPP_RIGHTS_CPUS, failure);
	if (error)
		return error;
	if (!is_listed(program->step, program->control))
		return msrpp_fail(failure, MSRPP_REASON_NOT_ALLOWED, EACCES, 0, program->control,
				  0);
	if (msrpp_writes_locked_down())
		return msrpp_fail(failure, MSRPP_REASON_LOCKED_DOWN, EPERM, 0, 0, 0);
	return 0;
}

static int take_cpus(struct msrpp_samples *program, const struct msrpp_sampling *wanted,
		     struct msrpp_failure *failure)
{
	const u32 __user *from = u64_to_user_ptr(wanted->cpus);
	u32 i, cpu;

	for (i = 0; i < wanted->cpu_count; i++) {
		if (get_user(cpu, from + i))
			return -EFAULT;
		if (cpu >= nr_cpu_ids || !cpu_online(cpu))
			return msrpp_fail(failure, MSRPP_REASON_CPU_OFFLINE, ENXIO, cpu, 0, i);
		cpu = array_index_nospec(cpu, nr_cpu_ids);
		if (!msrpp_may_use_cpu(program->step, cpu))
			return msrpp_fail(failure, MSRPP_REASON_OTHER_CPU, EPERM, cpu, 0, i);
		if (cpumask_test_and_set_cpu(cpu, program->cpus))
			return malformed(failure, 10);
	}
	return 0;
}

static u64 settings_of(const struct msrpp_samples *program)
{
	const u32 flags = program->flags;

	if (program->unit == MSRPP_UNIT_FETCH)
		return IBS_FETCH_RUN |
		       (flags & MSRPP_SAMPLING_L3_MISS ? IBS_FETCH_L3_MISS : 0) |
		       (program->random_mask ? IBS_FETCH_RANDOM : 0);
	return IBS_OP_RUN | (flags & MSRPP_SAMPLING_L3_MISS ? IBS_OP_L3_MISS : 0) |
	       (flags & MSRPP_SAMPLING_CLOCKS ? 0 : IBS_OP_COUNTS_OPS);
}

static int check_hardware(const struct msrpp_samples *program)
{
	const u32 flags = program->flags;

	if (!has_unit(program->unit))
		return -EOPNOTSUPP;
	if ((flags & MSRPP_SAMPLING_L3_MISS) && !(msrpp_ibs_capabilities & IBS_HAS_L3_MISS))
		return -EOPNOTSUPP;
	if (program->unit == MSRPP_UNIT_OP && !(flags & MSRPP_SAMPLING_CLOCKS) &&
	    !(msrpp_ibs_capabilities & IBS_HAS_OP_COUNT))
		return -EOPNOTSUPP;
	if (!(flags & MSRPP_SAMPLING_CPUS) && !msrpp_threads_work())
		return -EOPNOTSUPP;
	return 0;
}

/* --- making one -------------------------------------------------------------------------- */

static void free_rings(struct msrpp_samples *program)
{
	u32 cpu;

	for (cpu = 0; program->rings && cpu < nr_cpu_ids; cpu++)
		msrpp_free_ring(program->rings[cpu]);
	kvfree(program->rings);
}

/* For threads on all CPUs that are online: on one that comes later they are not sampled. */
static const struct cpumask *ring_cpus(const struct msrpp_samples *program)
{
	return program->flags & MSRPP_SAMPLING_CPUS ? program->cpus : cpu_online_mask;
}

static int make_rings(struct msrpp_samples *program)
{
	u32 cpu;

	program->rings = kvcalloc(nr_cpu_ids, sizeof(*program->rings), GFP_KERNEL_ACCOUNT);
	if (!program->rings)
		return -ENOMEM;
	for_each_cpu(cpu, ring_cpus(program)) {
		struct msrpp_ring *ring = msrpp_make_ring(program, cpu);

		if (IS_ERR(ring))
			return PTR_ERR(ring);
		program->rings[cpu] = ring;
	}
	return 0;
}

static int charge(struct msrpp_samples *program, struct msrpp_failure *failure)
{
	const u64 each = program->ring_bytes + 2 * PAGE_SIZE + sizeof(struct msrpp_ring);
	const u64 bytes = each * cpumask_weight(ring_cpus(program)) + sizeof(*program);

	if (!msrpp_charge_samples(program->file->user, program->step, bytes))
		return msrpp_fail(failure, MSRPP_REASON_USER_LIMIT, EDQUOT, 0, 0, 0);
	program->charged = bytes;
	return 0;
}

static u64 late_so_far(void)
{
	u64 sum = 0;
	u32 cpu;

	for_each_possible_cpu(cpu)
		sum += READ_ONCE(per_cpu(msrpp_samplers, cpu).late);
	return sum;
}

/* From here on units may be started. */
static int prepare(struct msrpp_samples *program)
{
	bool failed = false;
	int error = 0;

	if (program->carrier == MSRPP_CARRIER_DIRECT)
		error = msrpp_sample_handler_needed();
	if (error)
		return error;
	on_each_cpu_cond_mask(msrpp_sampling_is_unprepared, msrpp_sampling_prepare_here, &failed, 1,
			      ring_cpus(program));
	return failed ? -ENODEV : 0;
}

static int set_up_where_cpus_stay(struct msrpp_samples *program, struct msrpp_failure *failure)
{
	int error = charge(program, failure);

	if (!error)
		error = make_rings(program);
	if (!error)
		error = reserve(program, failure);
	if (!error)
		error = prepare(program);
	return error;
}

static int set_up(struct msrpp_samples *program, struct msrpp_failure *failure)
{
	int error = 0;

	if (!(program->flags & MSRPP_SAMPLING_CPUS)) {
		error = msrpp_want_probes();
		program->has_probes = !error;
	}
	if (!error) {
		cpus_read_lock();
		error = set_up_where_cpus_stay(program, failure);
		cpus_read_unlock();
	}
	return error;
}

static void begin(struct msrpp_samples *program)
{
	if (!(program->flags & MSRPP_SAMPLING_CPUS))
		static_branch_inc(&msrpp_threads_are_sampled);
	msrpp_soft_ibs_begin();
	program->late_before = late_so_far();
}

/* When no CPU has it, and no thread is found for it. */
static void free_samples(struct msrpp_samples *program)
{
	if (program->has_probes)
		msrpp_need_probes_no_more();
	msrpp_perf_close(program);
	unreserve(program);
	free_rings(program);
	if (program->charged)
		msrpp_uncharge_samples(program->file->user, program->charged);
	put_pid_ns(program->pids);
	free_cpumask_var(program->cpus);
	kfree(program);
}

static struct msrpp_samples *new_samples(struct msrpp_file *file,
					 const struct msrpp_sampling *wanted)
{
	struct msrpp_samples *program = kzalloc(sizeof(*program), GFP_KERNEL_ACCOUNT);

	if (!program)
		return NULL;
	if (!zalloc_cpumask_var(&program->cpus, GFP_KERNEL_ACCOUNT)) {
		kfree(program);
		return NULL;
	}
	program->file = file;
	program->step = msrpp_step(file);
	program->kind = wanted->kind;
	program->unit = unit_of(wanted->kind);
	program->control = msrpp_engines[program->unit].control;
	program->flags = wanted->flags;
	program->period = wanted->period;
	program->random_mask = (1u << wanted->random_bits) - 1;
	program->chain = wanted->chain;
	program->ring_bytes = wanted->ring_bytes;
	program->watermark = wanted->watermark ? wanted->watermark : wanted->ring_bytes / 2;
	program->overhead = wanted->overhead ? wanted->overhead : MSRPP_SAMPLING_MOST_OVERHEAD;
	program->settings = settings_of(program);
	program->pids = get_pid_ns(task_active_pid_ns(current));
	init_waitqueue_head(&program->readers);
	msrpp_sample_crowd_init(program);
	return program;
}

/* Where perf has the hardware it keeps it, unless the caller says otherwise. */
static int pick_carrier(struct msrpp_samples *program, u32 wanted)
{
	program->carrier = wanted;
	if (wanted == MSRPP_CARRIER_ANY)
		program->carrier = msrpp_perf_has(program->unit) ? MSRPP_CARRIER_PERF :
								   MSRPP_CARRIER_DIRECT;
	if (program->carrier == MSRPP_CARRIER_PERF && !msrpp_perf_has(program->unit))
		return -EOPNOTSUPP;
	return 0;
}

static int check(struct msrpp_samples *program, const struct msrpp_sampling *wanted,
		 struct msrpp_failure *failure)
{
	int error = check_rights(program->file, program, failure);

	if (!error)
		error = check_hardware(program);
	if (!error)
		error = pick_carrier(program, wanted->carrier);
	if (!error && !is_period(program->period, program->unit, program->step,
				 program->random_mask))
		error = malformed(failure, 2);
	if (!error)
		error = take_cpus(program, wanted, failure);
	return error;
}

/* --- the calls at its descriptor --------------------------------------------------------- */

/* From here on no CPU begins it; those that have it have stopped. */
static void halt_samples(struct msrpp_samples *program)
{
	WRITE_ONCE(program->running, false);
	smp_mb();	/* as said there; pairs with the one in begins() */
	cpus_read_lock();
	on_each_cpu_cond(msrpp_has_samples, msrpp_sample_leave_here, program, 1);
	cpus_read_unlock();
	msrpp_perf_disable(program);
	wake_up_interruptible(&program->readers);
}

static struct msrpp_ring *first_that_stopped(const struct msrpp_samples *program)
{
	u32 cpu;

	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		if (program->rings[cpu] && READ_ONCE(program->rings[cpu]->reason))
			return program->rings[cpu];
	return NULL;
}

static int reason_of(const struct msrpp_samples *program, struct msrpp_failure *failure)
{
	const struct msrpp_ring *ring = first_that_stopped(program);
	u32 reason;

	if (!ring)
		return 0;
	reason = READ_ONCE(ring->reason);
	return msrpp_fail(failure, reason, reason == MSRPP_REASON_HELD_BY_KERNEL ? EBUSY : ENXIO,
			  ring->cpu, program->control, 0);
}

/* Where its threads are now, or on its CPUs; threads that come to others later begin there. */
static int enter(struct msrpp_samples *program, struct msrpp_failure *failure)
{
	const bool threads = !(program->flags & MSRPP_SAMPLING_CPUS);
	cpumask_var_t cpus;
	u32 cpu;

	if (!zalloc_cpumask_var(&cpus, GFP_KERNEL))
		return -ENOMEM;
	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		if (program->rings[cpu])
			program->rings[cpu]->reason =
				threads || cpu_online(cpu) ? 0 : MSRPP_REASON_CPU_OFFLINE;
	WRITE_ONCE(program->running, true);
	smp_mb();	/* said before it is asked where they are */
	if (threads)
		msrpp_crowd_cpus(&program->crowd, cpus);
	else
		cpumask_copy(cpus, program->cpus);
	on_each_cpu_mask(cpus, msrpp_sample_enter_here, program, 1);
	free_cpumask_var(cpus);
	return reason_of(program, failure);
}

static int start(struct msrpp_samples *program, struct msrpp_failure *failure)
{
	int error = msrpp_need_users(program->file, failure);

	if (error)
		return error;
	if (program->running)
		return msrpp_fail(failure, MSRPP_REASON_WRONG_STATE, EBADFD, 0, 0, 0);
	msrpp_perf_enable(program);
	cpus_read_lock();
	error = enter(program, failure);
	if (program->events)
		on_each_cpu(msrpp_perf_idle_here, program, 1);
	cpus_read_unlock();
	if (error)
		halt_samples(program);
	return error;
}

static int stop(struct msrpp_samples *program, struct msrpp_failure *failure)
{
	if (!program->running)
		return msrpp_fail(failure, MSRPP_REASON_WRONG_STATE, EBADFD, 0, 0, 0);
	halt_samples(program);
	return 0;
}

/* From the next sample on. */
static int set_period(struct msrpp_samples *program, u32 period, struct msrpp_failure *failure)
{
	u32 cpu;

	if (!is_period(period, program->unit, program->step, program->random_mask))
		return malformed(failure, 0);
	WRITE_ONCE(program->period, period);
	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		if (program->rings[cpu])
			WRITE_ONCE(program->rings[cpu]->period, period);
	return 0;
}

static int attach(struct msrpp_samples *program, s32 thread, struct msrpp_failure *failure)
{
	int error = msrpp_need_users(program->file, failure);

	if (error)
		return error;
	if (program->flags & MSRPP_SAMPLING_CPUS)
		return msrpp_fail(failure, MSRPP_REASON_WRONG_STATE, EBADFD, 0, 0, 0);
	return msrpp_sample_attach(program, thread, failure);
}

static int act(struct msrpp_samples *program, unsigned int command,
	       const struct msrpp_sampling_control *wanted, struct msrpp_failure *failure)
{
	int error = msrpp_need(program->file, program->step, failure);

	if (error)
		return error;
	switch (command) {
	case MSRPP_IOCTL_SAMPLING_START:
		return start(program, failure);
	case MSRPP_IOCTL_SAMPLING_STOP:
		return stop(program, failure);
	case MSRPP_IOCTL_SAMPLING_PERIOD:
		return set_period(program, wanted->period, failure);
	case MSRPP_IOCTL_SAMPLING_ATTACH:
		return attach(program, wanted->thread, failure);
	default:
		return msrpp_sample_detach(program, wanted->thread, failure);
	}
}

static bool is_well_formed(unsigned int command, const struct msrpp_sampling_control *wanted)
{
	if (wanted->reserved)
		return false;
	if (command != MSRPP_IOCTL_SAMPLING_PERIOD && wanted->period)
		return false;
	if (command == MSRPP_IOCTL_SAMPLING_DETACH)
		return wanted->thread >= -1;
	return command == MSRPP_IOCTL_SAMPLING_ATTACH ? wanted->thread >= 0 : !wanted->thread;
}

static long control(struct msrpp_samples *program, unsigned int command,
		    struct msrpp_sampling_control __user *arg)
{
	struct msrpp_sampling_control wanted;
	long error;

	if (copy_from_user(&wanted, arg, sizeof(wanted)))
		return -EFAULT;
	if (!is_well_formed(command, &wanted))
		return -EINVAL;
	memset(&wanted.failure, 0, sizeof(wanted.failure));
	if (mutex_lock_interruptible(&program->file->lock))
		return -ERESTARTSYS;
	error = act(program, command, &wanted, &wanted.failure);
	mutex_unlock(&program->file->lock);
	if (error && wanted.failure.reason &&
	    copy_to_user(&arg->failure, &wanted.failure, sizeof(wanted.failure)))
		return -EFAULT;
	return error;
}

static void add(struct msrpp_sampling_statistics *sums, const struct msrpp_ring *ring)
{
	sums->interrupts += READ_ONCE(ring->interrupts);
	sums->samples += READ_ONCE(ring->samples);
	sums->lost += READ_ONCE(ring->lost);
	sums->overwritten += READ_ONCE(ring->core.overwritten);
	sums->filtered += READ_ONCE(ring->filtered);
	sums->raised += READ_ONCE(ring->raised);
	sums->clocks += READ_ONCE(ring->clocks);
	sums->accesses += READ_ONCE(ring->accesses);
	sums->period = max_t(u64, sums->period, READ_ONCE(ring->period));
	sums->most_accesses = max(sums->most_accesses, READ_ONCE(ring->most_accesses));
}

static long statistics(struct msrpp_samples *program, void __user *to)
{
	struct msrpp_sampling_statistics sums = {};
	const struct msrpp_ring *stopped = first_that_stopped(program);
	u32 cpu;

	if (!msrpp_may_use_samples(program))
		return -EPERM;
	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		if (program->rings[cpu])
			add(&sums, program->rings[cpu]);
	sums.running = READ_ONCE(program->running);
	if (stopped) {
		sums.reason = READ_ONCE(stopped->reason);
		sums.cpu = stopped->cpu;
	}
	sums.threads = READ_ONCE(program->crowd.count);
	sums.late = late_so_far() - program->late_before;
	sums.inherit_lost = READ_ONCE(program->crowd.inherit_lost);
	return copy_to_user(to, &sums, sizeof(sums)) ? -EFAULT : 0;
}

static long samples_ioctl(struct file *opened, unsigned int command, unsigned long argument)
{
	struct msrpp_samples *program = opened->private_data;
	void __user *arg = (void __user *)argument;

	switch (command) {
	case MSRPP_IOCTL_SAMPLING_STATISTICS:
		return statistics(program, arg);
	case MSRPP_IOCTL_SAMPLING_START:
	case MSRPP_IOCTL_SAMPLING_STOP:
	case MSRPP_IOCTL_SAMPLING_PERIOD:
	case MSRPP_IOCTL_SAMPLING_ATTACH:
	case MSRPP_IOCTL_SAMPLING_DETACH:
		return control(program, command, arg);
	default:
		return -ENOTTY;
	}
}

static __poll_t samples_poll(struct file *opened, struct poll_table_struct *table)
{
	struct msrpp_samples *program = opened->private_data;
	__poll_t result = 0;

	poll_wait(opened, &program->readers, table);
	if (msrpp_samples_ended(program))
		result |= EPOLLHUP;
	if (msrpp_samples_are_there(program))
		result |= EPOLLIN | EPOLLRDNORM;
	return result;
}

static int samples_release(struct inode *inode, struct file *opened)
{
	struct msrpp_samples *program = opened->private_data;
	struct file *device = program->opened;

	halt_samples(program);
	msrpp_crowd_dies(&program->crowd);
	msrpp_unfollow_if(&program->crowd, NULL, NULL);
	if (!(program->flags & MSRPP_SAMPLING_CPUS))
		static_branch_dec(&msrpp_threads_are_sampled);
	synchronize_rcu();	/* who found a thread before is through with its program */
	msrpp_soft_ibs_end();
	free_samples(program);
	fput(device);
	return 0;
}

static const struct file_operations operations = {
	.owner = THIS_MODULE,
	.release = samples_release,
	.unlocked_ioctl = samples_ioctl,
	.compat_ioctl = compat_ptr_ioctl,
	.read = msrpp_samples_read,
	.poll = samples_poll,
	.mmap = msrpp_samples_map,
};

/* --- at /dev/msrpp ----------------------------------------------------------------------- */

static int make(struct msrpp_file *file, const struct msrpp_sampling *wanted,
		struct msrpp_samples **into, struct msrpp_failure *failure)
{
	struct msrpp_samples *program = new_samples(file, wanted);
	int error;

	if (!program)
		return -ENOMEM;
	error = check(program, wanted, failure);
	if (!error)
		error = set_up(program, failure);
	if (!error && program->carrier == MSRPP_CARRIER_PERF)
		error = msrpp_perf_open(program);
	if (error && error != -ENOMEM && program->events)
		error = msrpp_fail(failure, MSRPP_REASON_HELD_BY_KERNEL, EBUSY, 0,
				   program->control, 0);
	if (error)
		free_samples(program);
	else
		*into = program;
	return error;
}

/* Its descriptor keeps /dev/msrpp open. */
static int hand_out(struct file *opened, struct msrpp_samples *program,
		    struct msrpp_sampling __user *arg)
{
	const int descriptor = get_unused_fd_flags(O_CLOEXEC);
	struct file *file;
	int error = -EFAULT;

	if (descriptor < 0) {
		free_samples(program);
		return descriptor;
	}
	if (put_user(descriptor, &arg->descriptor) ||
	    put_user(program->carrier, &arg->carrier))
		goto unused;
	file = anon_inode_getfile("[msrpp-samples]", &operations, program, O_RDWR);
	if (IS_ERR(file)) {
		error = PTR_ERR(file);
		goto unused;
	}
	program->opened = get_file(opened);
	begin(program);
	fd_install(descriptor, file);
	return 0;
unused:
	put_unused_fd(descriptor);
	free_samples(program);
	return error;
}

long msrpp_sample(struct file *opened, struct msrpp_sampling __user *arg)
{
	struct msrpp_file *file = opened->private_data;
	struct msrpp_samples *program = NULL;
	struct msrpp_sampling wanted;
	long error;

	if (copy_from_user(&wanted, arg, sizeof(wanted)))
		return -EFAULT;
	memset(&wanted.failure, 0, sizeof(wanted.failure));
	error = check_shape(&wanted, &wanted.failure);
	if (!error) {
		if (mutex_lock_interruptible(&file->lock))
			return -ERESTARTSYS;
		error = make(file, &wanted, &program, &wanted.failure);
		mutex_unlock(&file->lock);
	}
	if (!error)
		return hand_out(opened, program, arg);
	if (wanted.failure.reason &&
	    copy_to_user(&arg->failure, &wanted.failure, sizeof(wanted.failure)))
		return -EFAULT;
	return error;
}

long msrpp_sampling_information(struct msrpp_file *file, void __user *to)
{
	const struct msrpp_sampling_info info = {
		.kinds = (has_unit(MSRPP_UNIT_OP) ? 1u << MSRPP_SAMPLE_OP : 0) |
			 (has_unit(MSRPP_UNIT_FETCH) ? 1u << MSRPP_SAMPLE_FETCH : 0),
		.carriers = (msrpp_ibs_capabilities ? 1u << MSRPP_CARRIER_DIRECT : 0) |
			    (msrpp_perf_has(MSRPP_UNIT_OP) || msrpp_perf_has(MSRPP_UNIT_FETCH) ?
				     1u << MSRPP_CARRIER_PERF : 0),
		.capabilities = msrpp_ibs_capabilities,
		.least_period = least_period(msrpp_step_now(file)),
		.most_period = most_period(MSRPP_UNIT_OP),
		.most_ring = MSRPP_SAMPLING_MOST_RING,
		.most_chain = MSRPP_SAMPLING_MOST_CHAIN,
		.most_overhead = MSRPP_SAMPLING_MOST_OVERHEAD,
	};

	return copy_to_user(to, &info, sizeof(info)) ? -EFAULT : 0;
}
