// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Checks of a request for a sampling program: the request is well formed, the caller has the
 * rights, and the processor can take such samples.
 */
#include <linux/capability.h>
#include <linux/cpumask.h>
#include <linux/errno.h>
#include <linux/log2.h>
#include <linux/uaccess.h>

#include "sampling.h"

u32 msrpp_most_period(u32 unit)
{
	if (unit == MSRPP_UNIT_OP && (msrpp_ibs_capabilities & IBS_HAS_LONG_COUNT))
		return IBS_LONG_MOST;
	return IBS_SHORT_MOST;
}

static u32 sampling_least_period(u32 step)
{
	return step >= MSRPP_RIGHTS_CPUS ? MSRPP_SAMPLING_LEAST_PERIOD :
					   MSRPP_SAMPLING_LEAST_USER_PERIOD;
}

/*
 * Whether a period is valid: a multiple of 16 within the limits of the caller and the unit, and at
 * least twice the numbers that are randomly subtracted from it.
 */
bool msrpp_is_sampling_period(const struct msrpp_sampling_program *program, u32 period)
{
	return period >= sampling_least_period(program->step) &&
	       period <= msrpp_most_period(program->unit) && !(period & 15) &&
	       period >= 2 * (program->random_mask + 1);
}

static bool sampling_has_unit(u32 unit)
{
	return msrpp_ibs_capabilities & (unit == MSRPP_UNIT_OP ? IBS_HAS_OP : IBS_HAS_FETCH);
}

/*
 * Checks the form of a request for a sampling program. failure->index is the position of the wrong
 * field, in words.
 */
int msrpp_check_sampling_shape(const struct msrpp_sampling *request, struct msrpp_failure *failure)
{
	const u32 flags = request->flags;

	if (request->reserved ||
	    (request->kind != MSRPP_SAMPLE_OP && request->kind != MSRPP_SAMPLE_FETCH))
		return msrpp_fail_malformed(failure, 0, 0);
	if (flags & ~MSRPP_SAMPLING_EVERY_FLAG)
		return msrpp_fail_malformed(failure, 0, 1);
	if ((flags & MSRPP_SAMPLING_CLOCKS) && request->kind != MSRPP_SAMPLE_OP)
		return msrpp_fail_malformed(failure, 0, 1);
	if ((flags & MSRPP_SAMPLING_NO_USER) && !(flags & MSRPP_SAMPLING_KERNEL))
		return msrpp_fail_malformed(failure, 0, 1);
	if ((flags & MSRPP_SAMPLING_CPUS) && (flags & MSRPP_SAMPLING_INHERIT))
		return msrpp_fail_malformed(failure, 0, 1);
	if (request->random_bits != 0 && request->random_bits != 4 && request->random_bits != 7 &&
	    request->random_bits != 12)
		return msrpp_fail_malformed(failure, 0, 3);
	if (request->chain > MSRPP_SAMPLING_MOST_CHAIN)
		return msrpp_fail_malformed(failure, 0, 4);
	if (!is_power_of_2(request->ring_bytes) ||
	    request->ring_bytes < MSRPP_SAMPLING_LEAST_RING ||
	    request->ring_bytes > MSRPP_SAMPLING_MOST_RING)
		return msrpp_fail_malformed(failure, 0, 5);
	if (request->watermark > request->ring_bytes)
		return msrpp_fail_malformed(failure, 0, 6);
	if (request->overhead > MSRPP_SAMPLING_MOST_OVERHEAD)
		return msrpp_fail_malformed(failure, 0, 7);
	if (request->carrier > MSRPP_CARRIER_PERF)
		return msrpp_fail_malformed(failure, 0, 8);
	if (!(flags & MSRPP_SAMPLING_CPUS) != !request->cpu_count ||
	    request->cpu_count > nr_cpu_ids)
		return msrpp_fail_malformed(failure, 0, 9);
	return 0;
}

/*
 * Whether the allowlist has an entry for a unit's control register: callers without CAP_SYS_RAWIO
 * need such an entry.
 */
static bool sampling_is_listed(u32 step, u32 control)
{
	const struct msrpp_rights rights = msrpp_lookup_rights(step, control, MSRPP_BY_SAMPLES);

	return step == MSRPP_RIGHTS_ALL || rights.listed_for_reading;
}

static int sampling_check_rights(struct msrpp_file *file,
				 const struct msrpp_sampling_program *program,
				 struct msrpp_failure *failure)
{
	const u32 privileged_flags =
		MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL | MSRPP_SAMPLING_PHYSICAL;
	int error = msrpp_require_user_access(file, failure);

	if (!error && (program->flags & privileged_flags))
		error = msrpp_require_step(file, MSRPP_RIGHTS_CPUS, failure);
	if (error)
		return error;
	if (!sampling_is_listed(program->step, program->control))
		return msrpp_fail(failure, MSRPP_REASON_NOT_ALLOWED, EACCES, 0, program->control,
				  0);
	if (msrpp_writes_locked_down())
		return msrpp_fail(failure, MSRPP_REASON_LOCKED_DOWN, EPERM, 0, 0, 0);
	return 0;
}

static int sampling_copy_cpus(struct msrpp_sampling_program *program,
			      const struct msrpp_sampling *request, struct msrpp_failure *failure)
{
	const u32 __user *cpus = u64_to_user_ptr(request->cpus);
	u32 i, cpu, reason;

	for (i = 0; i < request->cpu_count; i++) {
		if (get_user(cpu, cpus + i))
			return -EFAULT;
		reason = msrpp_cpu_refusal(program->step, &cpu, cpu_online_mask);
		if (reason)
			return msrpp_fail(failure, reason, msrpp_refusal_error(reason), cpu, 0, i);
		if (cpumask_test_and_set_cpu(cpu, program->cpus))
			return msrpp_fail_malformed(failure, 0, 10);
	}
	return 0;
}

static int sampling_check_hardware(const struct msrpp_sampling_program *program)
{
	const u32 flags = program->flags;

	if (!sampling_has_unit(program->unit))
		return -EOPNOTSUPP;
	if ((flags & MSRPP_SAMPLING_L3_MISS) && !(msrpp_ibs_capabilities & IBS_HAS_L3_MISS))
		return -EOPNOTSUPP;
	if (program->unit == MSRPP_UNIT_OP && !(flags & MSRPP_SAMPLING_CLOCKS) &&
	    !(msrpp_ibs_capabilities & IBS_HAS_OP_COUNT))
		return -EOPNOTSUPP;
	if (!(flags & MSRPP_SAMPLING_CPUS) && !msrpp_can_follow_threads())
		return -EOPNOTSUPP;
	return 0;
}

/*
 * Chooses whether perf or the module takes the interrupts of samples. Where perf uses the hardware,
 * perf is the default; only callers with CAP_SYS_RAWIO may choose the module's own handler there,
 * since perf may then overwrite the registers.
 */
static int sampling_choose_carrier(struct msrpp_sampling_program *program, u32 request,
				   struct msrpp_failure *failure)
{
	if (request == MSRPP_CARRIER_DIRECT && msrpp_perf_has_unit(program->unit)) {
		int error = msrpp_require_step(program->file, MSRPP_RIGHTS_ALL, failure);

		if (error)
			return error;
	}
	program->carrier = request;
	if (request == MSRPP_CARRIER_ANY)
		program->carrier = msrpp_perf_has_unit(program->unit) ? MSRPP_CARRIER_PERF :
									MSRPP_CARRIER_DIRECT;
	if (program->carrier == MSRPP_CARRIER_PERF && !msrpp_perf_has_unit(program->unit))
		return -EOPNOTSUPP;
	return 0;
}

int msrpp_check_sampling(struct msrpp_sampling_program *program,
			 const struct msrpp_sampling *request, struct msrpp_failure *failure)
{
	int error = sampling_check_rights(program->file, program, failure);

	if (!error)
		error = sampling_check_hardware(program);
	if (!error)
		error = sampling_choose_carrier(program, request->carrier, failure);
	if (!error && !msrpp_is_sampling_period(program, program->period))
		error = msrpp_fail_malformed(failure, 0, 2);
	if (!error)
		error = sampling_copy_cpus(program, request, failure);
	return error;
}

long msrpp_sampling_info_read(struct msrpp_file *file, void __user *destination)
{
	const struct msrpp_sampling_info info = {
		.kinds = (sampling_has_unit(MSRPP_UNIT_OP) ? 1u << MSRPP_SAMPLE_OP : 0) |
			 (sampling_has_unit(MSRPP_UNIT_FETCH) ? 1u << MSRPP_SAMPLE_FETCH : 0),
		.carriers = (msrpp_ibs_capabilities ? 1u << MSRPP_CARRIER_DIRECT : 0) |
			    (msrpp_perf_has_unit(MSRPP_UNIT_OP) ||
					     msrpp_perf_has_unit(MSRPP_UNIT_FETCH) ?
				     1u << MSRPP_CARRIER_PERF :
				     0),
		.capabilities = msrpp_ibs_capabilities,
		.least_period = sampling_least_period(msrpp_current_step(file)),
		.most_period = msrpp_most_period(MSRPP_UNIT_OP),
		.most_ring = MSRPP_SAMPLING_MOST_RING,
		.most_chain = MSRPP_SAMPLING_MOST_CHAIN,
		.most_overhead = MSRPP_SAMPLING_MOST_OVERHEAD,
	};

	return copy_to_user(destination, &info, sizeof(info)) ? -EFAULT : 0;
}
