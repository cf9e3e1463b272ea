// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Makes sampling programs, with their rings, and frees them. A program has a unit of the hardware,
 * of all CPUs or of those that it names.
 */
#include <linux/cpu.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/perf_event.h>
#include <linux/slab.h>
#include <linux/smp.h>

#include "../programs/programs.h"
#include "sampling.h"

/* For threads of all CPUs: they take turns. */
static const struct cpumask *sampling_held_cpus(const struct msrpp_sampling_program *program)
{
	return program->flags & MSRPP_SAMPLING_CPUS ? program->cpus : NULL;
}

/* --- making one -------------------------------------------------------------------------- */

static void sampling_free_rings(struct msrpp_sampling_program *program)
{
	u32 cpu;

	for (cpu = 0; program->rings && cpu < nr_cpu_ids; cpu++)
		msrpp_free_ring(program->rings[cpu]);
	kvfree(program->rings);
}

/* For threads on all CPUs that are online: on one that comes later they are not sampled. */
static const struct cpumask *sampling_ring_cpus(const struct msrpp_sampling_program *program)
{
	return program->flags & MSRPP_SAMPLING_CPUS ? program->cpus : cpu_online_mask;
}

static int sampling_make_rings(struct msrpp_sampling_program *program)
{
	u32 cpu;

	program->rings = kvcalloc(nr_cpu_ids, sizeof(*program->rings), GFP_KERNEL_ACCOUNT);
	if (!program->rings)
		return -ENOMEM;
	for_each_cpu(cpu, sampling_ring_cpus(program)) {
		struct msrpp_ring *ring = msrpp_make_ring(program, cpu);

		if (IS_ERR(ring))
			return PTR_ERR(ring);
		program->rings[cpu] = ring;
	}
	return 0;
}

static int sampling_charge(struct msrpp_sampling_program *program, struct msrpp_failure *failure)
{
	/* perf charges its events to nobody */
	const u64 event = program->carrier == MSRPP_CARRIER_PERF ? sizeof(struct perf_event) : 0;
	const u64 each = program->ring_bytes + 2 * PAGE_SIZE + sizeof(struct msrpp_ring) + event;
	const u64 bytes = each * cpumask_weight(sampling_ring_cpus(program)) + sizeof(*program);

	if (!msrpp_charge_program(program->file->user, program->step, bytes))
		return msrpp_over_limit(failure);
	program->charged = bytes;
	return 0;
}

u64 msrpp_late_so_far(void)
{
	u64 sum = 0;
	u32 cpu;

	for_each_possible_cpu(cpu)
		sum += READ_ONCE(per_cpu_ptr(msrpp_samplers, cpu)->late);
	return sum;
}

/* From here on units may be started. */
static int sampling_prepare(struct msrpp_sampling_program *program)
{
	bool failed = false;
	int error = 0;

	if (program->carrier == MSRPP_CARRIER_DIRECT)
		error = msrpp_sample_handler_needed();
	if (error)
		return error;
	on_each_cpu_cond_mask(msrpp_sampling_is_unprepared, msrpp_sampling_prepare_here, &failed, 1,
			      sampling_ring_cpus(program));
	return failed ? -ENODEV : 0;
}

static int sampling_set_up_cpus(struct msrpp_sampling_program *program,
				struct msrpp_failure *failure)
{
	int error = sampling_charge(program, failure);

	if (!error)
		error = sampling_make_rings(program);
	if (!error)
		error = msrpp_hold_register(program->control, sampling_held_cpus(program), failure);
	program->held = !error;
	return error ? error : sampling_prepare(program);
}

static int sampling_set_up(struct msrpp_sampling_program *program, struct msrpp_failure *failure)
{
	int error = 0;

	if (!(program->flags & MSRPP_SAMPLING_CPUS)) {
		error = msrpp_get_probes();
		program->has_probes = !error;
	}
	if (!error) {
		cpus_read_lock();
		error = sampling_set_up_cpus(program, failure);
		cpus_read_unlock();
	}
	return error;
}

void msrpp_samples_begin(struct msrpp_sampling_program *program)
{
	if (!(program->flags & MSRPP_SAMPLING_CPUS))
		static_branch_deferred_inc(&msrpp_threads_are_sampled);
	if (msrpp_is_soft())
		msrpp_soft->begin_sampling();
	program->late_before = msrpp_late_so_far();
}

/* When no CPU has it, and no thread is found for it. */
void msrpp_samples_free(struct msrpp_sampling_program *program)
{
	if (program->has_probes)
		msrpp_put_probes();
	msrpp_perf_close(program);
	if (program->held)
		msrpp_release_register(program->control, sampling_held_cpus(program));
	sampling_free_rings(program);
	if (program->charged)
		msrpp_uncharge_program(program->file->user, program->charged);
	put_pid_ns(program->pids);
	free_cpumask_var(program->cpus);
	kfree(program);
}

static u32 sampling_unit(u32 kind)
{
	return kind == MSRPP_SAMPLE_FETCH ? MSRPP_UNIT_FETCH : MSRPP_UNIT_OP;
}

static u64 sampling_settings(const struct msrpp_sampling_program *program)
{
	const u32 flags = program->flags;

	if (program->unit == MSRPP_UNIT_FETCH)
		return IBS_FETCH_RUN |
		       (flags & MSRPP_SAMPLING_L3_MISS ? IBS_FETCH_L3_MISS : 0) |
		       (program->random_mask ? IBS_FETCH_RANDOM : 0);
	return IBS_OP_RUN | (flags & MSRPP_SAMPLING_L3_MISS ? IBS_OP_L3_MISS : 0) |
	       (flags & MSRPP_SAMPLING_CLOCKS ? 0 : IBS_OP_COUNTS_OPS);
}

static struct msrpp_sampling_program *sampling_new(struct msrpp_file *file,
						   const struct msrpp_sampling *request)
{
	struct msrpp_sampling_program *program = kzalloc(sizeof(*program), GFP_KERNEL_ACCOUNT);

	if (!program)
		return NULL;
	if (!zalloc_cpumask_var(&program->cpus, GFP_KERNEL_ACCOUNT)) {
		kfree(program);
		return NULL;
	}
	program->file = file;
	program->step = msrpp_step(file);
	program->kind = request->kind;
	program->unit = sampling_unit(request->kind);
	program->control = msrpp_engines[program->unit].control;
	program->flags = request->flags;
	program->period = request->period;
	program->random_mask = (1u << request->random_bits) - 1;
	program->chain = request->chain;
	program->ring_bytes = request->ring_bytes;
	program->watermark = request->watermark ? request->watermark : request->ring_bytes / 2;
	program->overhead = request->overhead ? request->overhead : MSRPP_SAMPLING_MOST_OVERHEAD;
	program->settings = sampling_settings(program);
	program->pids = get_pid_ns(task_active_pid_ns(current));
	init_waitqueue_head(&program->readers);
	msrpp_thread_set_init(&program->thread_set, &msrpp_sampled_threads[program->unit],
			      file->user, program->step, request->flags & MSRPP_SAMPLING_INHERIT);
	return program;
}

int msrpp_samples_make(struct msrpp_file *file, const struct msrpp_sampling *request,
		       struct msrpp_sampling_program **into, struct msrpp_failure *failure)
{
	struct msrpp_sampling_program *program = sampling_new(file, request);
	int error;

	if (!program)
		return -ENOMEM;
	error = msrpp_check_sampling(program, request, failure);
	if (!error)
		error = sampling_set_up(program, failure);
	if (!error && program->carrier == MSRPP_CARRIER_PERF)
		error = msrpp_perf_open(program);
	if (error && error != -ENOMEM && program->events)
		error = msrpp_fail(failure, MSRPP_REASON_HELD_BY_KERNEL, EBUSY, 0,
				   program->control, 0);
	if (error)
		msrpp_samples_free(program);
	else
		*into = program;
	return error;
}
