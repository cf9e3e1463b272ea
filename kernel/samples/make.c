// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Makes and frees sampling programs and their rings. A program owns a unit of the hardware on the
 * CPUs that it names, or shares it on all CPUs with other programs that sample threads.
 */
#include <linux/cpu.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/perf_event.h>
#include <linux/slab.h>
#include <linux/smp.h>

#include "../programs/programs.h"
#include "sampling.h"

/*
 * Returns the CPUs whose unit the program holds alone, or NULL for a program that samples threads:
 * such programs take turns.
 */
static const struct cpumask *sampling_held_cpus(const struct msrpp_sampling_program *program)
{
	return program->flags & MSRPP_SAMPLING_CPUS ? program->cpus : NULL;
}

/* --- making a sampling program ----------------------------------------------------------- */

static void sampling_free_rings(struct msrpp_sampling_program *program)
{
	u32 cpu;

	for (cpu = 0; program->rings && cpu < nr_cpu_ids; cpu++)
		msrpp_ring_free(program->rings[cpu]);
	kvfree(program->rings);
}

/*
 * Returns the CPUs with a ring: those that the program names, or for threads all that are online
 * now. Threads are not sampled on a CPU that comes online later.
 */
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
		struct msrpp_ring *ring = msrpp_ring_alloc(program, cpu);

		if (IS_ERR(ring))
			return PTR_ERR(ring);
		program->rings[cpu] = ring;
	}
	return 0;
}

static int sampling_charge(struct msrpp_sampling_program *program, struct msrpp_failure *failure)
{
	/* the module charges events to the user, since perf itself charges them to nobody */
	const u64 event = program->carrier == MSRPP_CARRIER_PERF ? sizeof(struct perf_event) : 0;
	const u64 ring_charge =
		program->ring_bytes + 2 * PAGE_SIZE + sizeof(struct msrpp_ring) + event;
	const u64 bytes =
		ring_charge * cpumask_weight(sampling_ring_cpus(program)) + sizeof(*program);

	if (!msrpp_charge_program(program->file->user, program->step, bytes))
		return msrpp_fail_user_limit(failure);
	program->charged_bytes = bytes;
	return 0;
}

u64 msrpp_late_nmi_count(void)
{
	u64 sum = 0;
	u32 cpu;

	for_each_possible_cpu(cpu)
		sum += READ_ONCE(per_cpu_ptr(msrpp_samplers, cpu)->late_nmi_count);
	return sum;
}

/* Prepares the hardware of the CPUs with a ring. */
static int sampling_prepare(struct msrpp_sampling_program *program)
{
	bool failed = false;
	int error = 0;

	if (program->carrier == MSRPP_CARRIER_DIRECT)
		error = msrpp_register_nmi_handler();
	if (error)
		return error;
	on_each_cpu_cond_mask(msrpp_sampling_is_unprepared, msrpp_sampling_prepare_cpu, &failed, 1,
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
	program->holds_register = !error;
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

void msrpp_sampling_begin(struct msrpp_sampling_program *program)
{
	if (!(program->flags & MSRPP_SAMPLING_CPUS))
		static_branch_deferred_inc(&msrpp_threads_are_sampled);
	if (msrpp_is_soft())
		msrpp_soft->begin_sampling();
	program->start_late_nmi_count = msrpp_late_nmi_count();
}

/*
 * Frees a program. The caller has made sure that no CPU samples for the program, and that no thread
 * is found for it.
 */
void msrpp_sampling_free(struct msrpp_sampling_program *program)
{
	if (program->has_probes)
		msrpp_put_probes();
	msrpp_perf_close(program);
	if (program->holds_register)
		msrpp_release_register(program->control, sampling_held_cpus(program));
	sampling_free_rings(program);
	if (program->charged_bytes)
		msrpp_uncharge_program(program->file->user, program->charged_bytes);
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

static struct msrpp_sampling_program *sampling_alloc(struct msrpp_file *file,
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
	program->step = msrpp_file_step(file);
	program->kind = request->kind;
	program->unit = sampling_unit(request->kind);
	program->control = msrpp_unit_layouts[program->unit].control;
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

int msrpp_sampling_make(struct msrpp_file *file, const struct msrpp_sampling *request,
			struct msrpp_sampling_program **result, struct msrpp_failure *failure)
{
	struct msrpp_sampling_program *program = sampling_alloc(file, request);
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
		msrpp_sampling_free(program);
	else
		*result = program;
	return error;
}
