// SPDX-License-Identifier: MIT OR GPL-2.0
/* A program as it comes from user space: fetched, checked, and made into steps. */
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/slab.h>
#include <linux/sort.h>
#include <linux/uaccess.h>

#include "msrpp.h"

void msrpp_free_program(struct msrpp_program *program)
{
	u32 cpu;

	for (cpu = 0; program->state_of && cpu < nr_cpu_ids; cpu++) {
		if (!program->state_of[cpu])
			continue;
		kvfree(program->state_of[cpu]->memory);
		kvfree(program->state_of[cpu]->first);
		kfree(program->state_of[cpu]);
	}
	kvfree(program->state_of);
	kvfree(program->cpus);
	kvfree(program->steps);
	kvfree(program->readouts);
	kvfree(program->readout_masks);
	kvfree(program->touched);
	kvfree(program->touched_masks);
	kvfree(program->addresses);
	kvfree(program->claims);
	kvfree(program->values);
	free_cpumask_var(program->mask);
	kfree(program);
}

static int malformed(struct msrpp_failure *failure, u32 address, u32 index)
{
	return msrpp_fail(failure, MSRPP_REASON_MALFORMED, EINVAL, 0, address, index);
}

static int not_allowed(struct msrpp_failure *failure, u32 address, u32 index)
{
	return msrpp_fail(failure, MSRPP_REASON_NOT_ALLOWED, EACCES, 0, address, index);
}

/* Before anything is allocated. */
int msrpp_check_counts(const struct msrpp_load *load, struct msrpp_failure *failure)
{
	const bool threads = load->flags & MSRPP_PROGRAM_THREAD;

	if (load->reserved ||
	    (load->flags & ~(MSRPP_PROGRAM_THREAD | MSRPP_PROGRAM_OVERFLOWS)) ||
	    threads != !load->cpu_count || load->cpu_count > nr_cpu_ids ||
	    load->set_up_count > MSRPP_MOST_WRITES || load->start_count > MSRPP_MOST_WRITES ||
	    load->stop_count > MSRPP_MOST_WRITES ||
	    load->set_up_count + load->start_count + load->stop_count > MSRPP_MOST_WRITES ||
	    !(load->set_up_count + load->start_count) ||
	    load->readout_count > MSRPP_MOST_READOUTS ||
	    load->touched_count > MSRPP_MOST_TOUCHED || load->claim_count > MSRPP_MOST_CLAIMS)
		return malformed(failure, 0, 0);
	return 0;
}

/* An array from user space; none at all is one of no elements. */
static void *fetch(u64 from, u32 count, size_t size)
{
	const size_t bytes = array_size(count, size);
	void *array = kvzalloc(max_t(size_t, bytes, 1), GFP_KERNEL_ACCOUNT);

	if (!array)
		return ERR_PTR(-ENOMEM);
	if (copy_from_user(array, u64_to_user_ptr(from), bytes)) {
		kvfree(array);
		return ERR_PTR(-EFAULT);
	}
	return array;
}

#define FETCH(into, from, count)                                                     \
	({                                                                           \
		void *fetched = fetch((from), (count), sizeof(*(into)));             \
		bool bad = IS_ERR(fetched);                                          \
		(into) = bad ? NULL : fetched;                                       \
		bad ? PTR_ERR(fetched) : 0;                                          \
	})

static int take_cpus(struct msrpp_program *program, struct msrpp_failure *failure)
{
	u32 i;

	for (i = 0; i < program->cpu_count; i++) {
		const u32 cpu = program->cpus[i];

		if (cpu >= nr_cpu_ids)
			return msrpp_fail(failure, MSRPP_REASON_CPU_OFFLINE, ENXIO, cpu, 0, i);
		if (cpumask_test_and_set_cpu(cpu, program->mask))
			return malformed(failure, 0, i);
	}
	return 0;
}

static int check_readouts(struct msrpp_program *program, struct msrpp_failure *failure)
{
	u32 i;

	program->readout_masks = kvcalloc(program->readout_count + 1, sizeof(u64),
					  GFP_KERNEL_ACCOUNT);
	if (!program->readout_masks)
		return -ENOMEM;
	for (i = 0; i < program->readout_count; i++) {
		const struct msrpp_readout *readout = &program->readouts[i];

		if (!readout->width || readout->width > 64 || readout->reserved)
			return malformed(failure, readout->address, i);
		program->readout_masks[i] = ~0ULL >> (64 - readout->width);
		if (!msrpp_rights_of(program->unrestricted, readout->address).read)
			return not_allowed(failure, readout->address, i);
	}
	return 0;
}

static int check_claims(struct msrpp_program *program, struct msrpp_failure *failure)
{
	u32 i;

	for (i = 0; i < program->claim_count; i++) {
		if (program->claims[i].reserved)
			return malformed(failure, program->claims[i].address, i);
		if (!msrpp_rights_of(program->unrestricted, program->claims[i].address).read)
			return not_allowed(failure, program->claims[i].address, i);
	}
	return 0;
}

static int by_number(const void *one, const void *other)
{
	const u32 a = *(const u32 *)one, b = *(const u32 *)other;

	return a < b ? -1 : a > b;
}

static int check_touched(struct msrpp_program *program, struct msrpp_failure *failure)
{
	const u32 count = program->touched_count;
	u32 i;

	program->touched_masks = kvcalloc(count + 1, sizeof(u64), GFP_KERNEL_ACCOUNT);
	program->addresses = kvcalloc(count + 1, sizeof(u32), GFP_KERNEL_ACCOUNT);
	if (!program->touched_masks || !program->addresses)
		return -ENOMEM;
	for (i = 0; i < count; i++) {
		const struct msrpp_touched *touched = &program->touched[i];
		const struct msrpp_rights rights = msrpp_rights_of(program->unrestricted,
								   touched->address);

		if ((touched->flags & ~MSRPP_TOUCHED_COUNTS) ||
		    (touched->shared && !touched->check))
			return malformed(failure, touched->address, i);
		if (!rights.write || (touched->check && !rights.read))
			return not_allowed(failure, touched->address, i);
		program->touched_masks[i] = rights.mask;
		program->addresses[i] = touched->address;
	}
	sort(program->addresses, count, sizeof(u32), by_number, NULL);
	for (i = 1; i < count; i++)
		if (program->addresses[i] == program->addresses[i - 1])
			return malformed(failure, program->addresses[i], i);
	return 0;
}

static int make_step(struct msrpp_program *program, const struct msrpp_write *write, u32 i,
		     struct msrpp_failure *failure)
{
	struct msrpp_step *step = &program->steps[i];
	u64 rights;
	u32 t = 0;

	while (t < program->touched_count && program->touched[t].address != write->address)
		t++;
	if (write->reserved || t == program->touched_count)
		return malformed(failure, write->address, i);
	rights = program->touched_masks[t];
	if (write->value & ~write->keep & ~rights)
		return not_allowed(failure, write->address, i);
	if (write->keep && !program->touched[t].check)
		return malformed(failure, write->address, i);
	step->address = write->address;
	step->touched = t;
	step->value = write->value & ~write->keep;
	/* a register that is never read is written as a whole */
	step->mask = program->touched[t].check ? ~write->keep & rights : ~0ULL;
	return 0;
}

static int make_steps(struct msrpp_program *program, u64 from, struct msrpp_failure *failure)
{
	const u32 count = program->set_up_count + program->start_count + program->stop_count;
	struct msrpp_write *writes;
	int error = FETCH(writes, from, count);
	u32 i;

	if (error)
		return error;
	program->steps = kvcalloc(count, sizeof(*program->steps), GFP_KERNEL_ACCOUNT);
	if (!program->steps)
		error = -ENOMEM;
	for (i = 0; !error && i < count; i++)
		error = make_step(program, &writes[i], i, failure);
	kvfree(writes);
	if (!error && msrpp_writes_locked_down())
		error = msrpp_fail(failure, MSRPP_REASON_LOCKED_DOWN, EPERM, 0, 0, 0);
	return error;
}

static struct msrpp_state *make_state(const struct msrpp_program *program, u32 cpu, u32 position)
{
	struct msrpp_state *state = kzalloc(sizeof(*state), GFP_KERNEL_ACCOUNT);

	if (!state)
		return NULL;
	state->cpu = cpu;
	state->position = position;
	state->memory = kvcalloc(program->touched_count + 1, sizeof(*state->memory),
				 GFP_KERNEL_ACCOUNT);
	state->first = kvcalloc(program->readout_count + 1, sizeof(u64), GFP_KERNEL_ACCOUNT);
	if (state->memory && state->first)
		return state;
	kvfree(state->memory);
	kvfree(state->first);
	kfree(state);
	return NULL;
}

static int make_states(struct msrpp_program *program)
{
	u32 cpu, i;

	program->state_of = kvcalloc(nr_cpu_ids, sizeof(*program->state_of), GFP_KERNEL_ACCOUNT);
	program->values = kvcalloc(max(program->cpu_count, 1U) * (program->readout_count + 1),
				   sizeof(u64), GFP_KERNEL_ACCOUNT);
	if (!program->state_of || !program->values)
		return -ENOMEM;
	for (i = 0; i < program->cpu_count; i++) {
		cpu = program->cpus[i];
		program->state_of[cpu] = make_state(program, cpu, i);
		if (!program->state_of[cpu])
			return -ENOMEM;
	}
	if (!msrpp_on_threads(program))
		return 0;
	for_each_possible_cpu(cpu) {
		program->state_of[cpu] = make_state(program, cpu, 0);
		if (!program->state_of[cpu])
			return -ENOMEM;
	}
	return 0;
}

int msrpp_take(struct msrpp_program *program, const struct msrpp_load *load,
	       struct msrpp_failure *failure)
{
	int error;

	program->flags = load->flags;
	program->cpu_count = load->cpu_count;
	program->set_up_count = load->set_up_count;
	program->start_count = load->start_count;
	program->stop_count = load->stop_count;
	program->readout_count = load->readout_count;
	program->touched_count = load->touched_count;
	program->claim_count = load->claim_count;
	program->unrestricted = msrpp_unrestricted(program->file);
	error = FETCH(program->cpus, load->cpus, load->cpu_count);
	if (!error)
		error = FETCH(program->readouts, load->readouts, load->readout_count);
	if (!error)
		error = FETCH(program->touched, load->touched, load->touched_count);
	if (!error)
		error = FETCH(program->claims, load->claims, load->claim_count);
	if (!error)
		error = take_cpus(program, failure);
	if (!error)
		error = check_readouts(program, failure);
	if (!error)
		error = check_claims(program, failure);
	if (!error)
		error = check_touched(program, failure);
	if (!error)
		error = make_steps(program, load->writes, failure);
	if (!error)
		error = make_states(program);
	return error;
}
