// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The call LOAD copies a program from user space, checks the program, and makes its writes and its
 * state.
 */
#include <linux/bsearch.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/sched.h>
#include <linux/slab.h>
#include <linux/sort.h>
#include <linux/uaccess.h>

#include "program.h"

void msrpp_free_program(struct msrpp_program *program)
{
	u32 cpu;

	for (cpu = 0; program->states && cpu < nr_cpu_ids; cpu++) {
		if (!program->states[cpu])
			continue;
		kvfree(program->states[cpu]->register_states);
		kvfree(program->states[cpu]->last_values);
		kvfree(program->states[cpu]->sums);
		kvfree(program->states[cpu]->shares);
		kvfree(program->states[cpu]);
	}
	kvfree(program->states);
	kvfree(program->cpus);
	kvfree(program->writes);
	kvfree(program->readouts);
	kvfree(program->readout_masks);
	kvfree(program->share_positions);
	kvfree(program->hidden_indices);
	kvfree(program->changed_registers);
	kvfree(program->policies);
	kvfree(program->known_registers);
	kvfree(program->sorted_addresses);
	kvfree(program->claims);
	kvfree(program->values);
	free_cpumask_var(program->counter_cpus);
	free_cpumask_var(program->cpu_mask);
	msrpp_uncharge_program(program->user, program->bytes);
	kfree(program);
}

/*
 * Allocates a zeroed array and charges its bytes to the user. An array of no elements has an
 * address, too.
 */
static void *load_make_array(struct msrpp_program *program, u32 count, size_t size)
{
	const size_t bytes = max_t(size_t, array_size(count, size), 1);
	void *array;

	if (!msrpp_charge_bytes(program->user, program->step, bytes))
		return ERR_PTR(-EDQUOT);
	program->bytes += bytes;
	array = kvzalloc(bytes, GFP_KERNEL_ACCOUNT);
	return array ? array : ERR_PTR(-ENOMEM);
}

/*
 * Makes a zeroed array of `count` elements for `pointer`, a member of a program or of its states.
 * The value of the macro is 0 or an error number.
 */
#define MAKE(pointer, program, count)                                                      \
	({                                                                                 \
		void *new_array = load_make_array((program), (count), sizeof(*(pointer))); \
		(pointer) = IS_ERR(new_array) ? NULL : new_array;                          \
		PTR_ERR_OR_ZERO(new_array);                                                \
	})

/* Checks the lengths of the arrays of a program before memory is allocated for them. */
int msrpp_check_load_counts(const struct msrpp_load *load, struct msrpp_failure *failure)
{
	const bool threads = load->flags & MSRPP_PROGRAM_THREAD;

	if (load->reserved || (load->flags & ~(MSRPP_PROGRAM_THREAD | MSRPP_PROGRAM_OVERFLOWS)) ||
	    threads != !load->cpu_count || load->cpu_count > nr_cpu_ids ||
	    load->set_up_count > MSRPP_MOST_WRITES || load->start_count > MSRPP_MOST_WRITES ||
	    load->stop_count > MSRPP_MOST_WRITES ||
	    load->set_up_count + load->start_count + load->stop_count > MSRPP_MOST_WRITES ||
	    !(load->set_up_count + load->start_count) ||
	    load->readout_count > MSRPP_MOST_READOUTS ||
	    load->changed_register_count > MSRPP_MOST_CHANGED_REGISTERS ||
	    load->claim_count > MSRPP_MOST_CLAIMS)
		return msrpp_fail_malformed(failure, 0, 0);
	return 0;
}

/*
 * Returns the limit for callers without CAP_SYS_RAWIO that a program exceeds, or 0; limits bound
 * the time with interrupts off.
 */
static u32 load_find_exceeded_limit(const struct msrpp_program *program)
{
	if (program->set_up_count + program->start_count + program->stop_count >
	    MSRPP_MOST_RESTRICTED_WRITES)
		return MSRPP_MOST_RESTRICTED_WRITES;
	if (program->changed_register_count > MSRPP_MOST_RESTRICTED_REGISTERS ||
	    program->claim_count > MSRPP_MOST_RESTRICTED_REGISTERS)
		return MSRPP_MOST_RESTRICTED_REGISTERS;
	return 0;
}

/* Copies an array from user space. */
static void *load_fetch_array(struct msrpp_program *program, u64 source, u32 count, size_t size)
{
	void *array = load_make_array(program, count, size);

	if (!IS_ERR(array) &&
	    copy_from_user(array, u64_to_user_ptr(source), array_size(count, size))) {
		kvfree(array);
		return ERR_PTR(-EFAULT);
	}
	return array;
}

/*
 * Makes an array for `pointer`, a member of a program, and copies `count` elements to it from
 * `source` in user space. The value of the macro is 0 or an error number.
 */
#define FETCH(pointer, program, source, count)                                              \
	({                                                                                  \
		void *user_array =                                                          \
			load_fetch_array((program), (source), (count), sizeof(*(pointer))); \
		(pointer) = IS_ERR(user_array) ? NULL : user_array;                         \
		PTR_ERR_OR_ZERO(user_array);                                                \
	})

static int load_check_cpus(struct msrpp_program *program, struct msrpp_failure *failure)
{
	u32 i;

	for (i = 0; i < program->cpu_count; i++) {
		u32 cpu = program->cpus[i];
		const u32 reason = msrpp_cpu_refusal(program->step, &cpu, cpu_possible_mask);

		if (reason)
			return msrpp_fail(failure, reason, msrpp_refusal_error(reason), cpu, 0, i);
		if (cpumask_test_and_set_cpu(cpu, program->cpu_mask))
			return msrpp_fail_malformed(failure, 0, i);
		/* an earlier CPU of the list has the same counters */
		if (cpumask_test_cpu(cpu, program->counter_cpus))
			return msrpp_fail(failure, MSRPP_REASON_HELD, EBUSY, cpu, 0, i);
		cpumask_or(program->counter_cpus, program->counter_cpus,
			   msrpp_counter_siblings(cpu));
	}
	return 0;
}

static int load_refuse_write(const struct msrpp_rights *rights, u64 bits, u32 address, u32 index,
			     struct msrpp_failure *failure)
{
	const u32 reason = msrpp_write_refusal(rights, bits);

	return msrpp_fail(failure, reason, msrpp_refusal_error(reason), 0, address, index);
}

static int load_check_read(const struct msrpp_program *program, u32 address, u32 index,
			   struct msrpp_failure *failure)
{
	const struct msrpp_rights rights =
		msrpp_lookup_rights(program->step, address, MSRPP_BY_PROGRAM);

	return rights.may_read ?
		       0 :
		       msrpp_fail(failure, msrpp_read_refusal(&rights), EACCES, 0, address, index);
}

/* Fails for a register that reveals what other threads do: reading it takes CAP_PERFMON. */
static int load_refuse_foreign(struct msrpp_failure *failure, u32 address, u32 i)
{
	msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, address, i);
	failure->value = MSRPP_RIGHTS_CPUS;
	return -EPERM;
}

/*
 * Returns the index of a register among the registers that the program changes, or their number
 * where the program does not change the register.
 */
static u32 load_find_changed_register(const struct msrpp_program *program,
				      const struct msrpp_register *known)
{
	u32 register_index = 0;

	while (register_index < program->changed_register_count &&
	       program->known_registers[register_index].address != known->address)
		register_index++;
	return register_index;
}

/*
 * Checks a counter that a program reads. A program without the right to count CPUs may read only
 * counters that the program itself holds, since other counters reveal what other threads do; held
 * counters are hidden while the program's thread is away.
 */
static int load_check_readout_counter(struct msrpp_program *program, u32 i,
				      struct msrpp_failure *failure)
{
	const u32 address = program->readouts[i].address;
	const struct msrpp_register known = msrpp_lookup_register(address);
	u32 register_index;

	program->hidden_indices[i] = MSRPP_NOT_HIDDEN;
	if (!msrpp_hides_counters(program) || known.kind == MSRPP_KIND_UNKNOWN)
		return 0;
	register_index = load_find_changed_register(program, &known);
	if (register_index == program->changed_register_count)
		return load_refuse_foreign(failure, address, i);
	if (program->policies[register_index].counts)
		program->hidden_indices[i] = register_index;
	return 0;
}

/*
 * Checks a claim. A program without the right to count CPUs may make claims about settings only:
 * not about counters, whose values other users have left, nor about flags of overflows.
 */
static int load_check_claim(const struct msrpp_program *program, u32 i,
			    struct msrpp_failure *failure)
{
	const u32 address = program->claims[i].address;
	const struct msrpp_register known = msrpp_lookup_register(address);

	if (msrpp_hides_counters(program) &&
	    (msrpp_is_counter(&known) || known.kind == MSRPP_KIND_STATUS ||
	     known.kind == MSRPP_KIND_RESOURCE))
		return load_refuse_foreign(failure, address, i);
	return 0;
}

/* Checks the counters that a program reads, whose changed registers have been checked before. */
static int load_check_readouts(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error = MAKE(program->readout_masks, program, program->readout_count);
	u32 i;

	if (!error)
		error = MAKE(program->hidden_indices, program, program->readout_count);
	if (!error)
		error = MAKE(program->share_positions, program, program->readout_count);
	for (i = 0; !error && i < program->readout_count; i++) {
		const struct msrpp_readout *readout = &program->readouts[i];

		if (!readout->width || readout->width > 64)
			return msrpp_fail_malformed(failure, readout->address, i);
		program->readout_masks[i] = ~0ULL >> (64 - readout->width);
		error = load_check_read(program, readout->address, i, failure);
		if (!error)
			error = load_check_readout_counter(program, i, failure);
	}
	return error ? error : msrpp_check_shares(program, failure);
}

static int load_check_claims(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error = 0;
	u32 i;

	for (i = 0; !error && i < program->claim_count; i++) {
		if (program->claims[i].reserved)
			return msrpp_fail_malformed(failure, program->claims[i].address, i);
		error = load_check_read(program, program->claims[i].address, i, failure);
		if (!error)
			error = load_check_claim(program, i, failure);
	}
	return error;
}

static int load_compare_numbers(const void *first, const void *second)
{
	const u32 a = *(const u32 *)first, b = *(const u32 *)second;

	return a < b ? -1 : a > b;
}

static bool load_register_counts(const struct msrpp_register *known,
				 const struct msrpp_changed_register *request)
{
	switch (known->kind) {
	case MSRPP_KIND_COUNTER:
	case MSRPP_KIND_FIXED_COUNTER:
		return true;
	case MSRPP_KIND_UNKNOWN:
	case MSRPP_KIND_RESOURCE:
		return request->flags & MSRPP_CHANGED_REGISTER_COUNTS;
	default:
		return false;
	}
}

/*
 * Checks a changed register. Without CAP_SYS_RAWIO the caller's `check_mask` only selects what is
 * verified: each changed register is saved and restored, but for registers whose writes clear
 * flags.
 */
static int load_check_changed_register(struct msrpp_program *program, u32 i,
				       struct msrpp_failure *failure)
{
	const struct msrpp_changed_register *request = &program->changed_registers[i];
	const struct msrpp_rights rights =
		msrpp_lookup_rights(program->step, request->address, MSRPP_BY_PROGRAM);
	struct msrpp_register_policy *policy = &program->policies[i];
	bool is_counter;

	program->known_registers[i] = msrpp_lookup_register(request->address);
	is_counter = program->known_registers[i].kind == MSRPP_KIND_COUNTER ||
		     program->known_registers[i].kind == MSRPP_KIND_FIXED_COUNTER;
	if ((request->flags & ~MSRPP_CHANGED_REGISTER_COUNTS) ||
	    (request->foreign_mask && !request->check_mask))
		return msrpp_fail_malformed(failure, request->address, i);
	if (!rights.may_write)
		return load_refuse_write(&rights, 0, request->address, i, failure);
	if (request->check_mask && !rights.may_read)
		return msrpp_fail(failure, msrpp_read_refusal(&rights), EACCES, 0, request->address,
				  i);
	policy->counts = load_register_counts(&program->known_registers[i], request);
	/*
	 * A counter is hidden (from the program while its thread is away), and restored, with all
	 * of its bits: none can be shared.
	 */
	if (msrpp_hides_counters(program) && is_counter && request->foreign_mask)
		return msrpp_fail_malformed(failure, request->address, i);
	policy->rights = rights;
	policy->check_mask = request->check_mask;
	/* bits that each write sets to 0 are restored like the bits that the caller may write */
	policy->foreign_mask = request->foreign_mask & ~rights.zero_mask;
	/*
	 * A counter is restored with all of its bits: counting carries into bits that nobody may
	 * write.
	 */
	policy->restore_mask = is_counter ? ~0ULL : rights.mask | rights.zero_mask;
	policy->save = request->check_mask;
	if (program->step != MSRPP_RIGHTS_ALL)
		policy->save = !rights.write_one_to_clear;
	if (program->known_registers[i].kind == MSRPP_KIND_UNKNOWN && !msrpp_is_soft())
		program->unknown_writes = true;
	return 0;
}

bool msrpp_program_changes(const struct msrpp_program *program, u32 known_address)
{
	return bsearch(&known_address, program->sorted_addresses, program->changed_register_count,
		       sizeof(u32), load_compare_numbers);
}

/*
 * Fails for a register that is listed twice; the failure names the register's last entry in the
 * list. `known_address` is the register's canonical address.
 */
static int load_refuse_repetition(const struct msrpp_program *program, u32 known_address,
				  struct msrpp_failure *failure)
{
	u32 register_index = program->changed_register_count - 1;

	while (program->known_registers[register_index].address != known_address)
		register_index--;
	return msrpp_fail_malformed(failure, program->changed_registers[register_index].address,
				    register_index);
}

static int load_check_changed_registers(struct msrpp_program *program,
					struct msrpp_failure *failure)
{
	const u32 count = program->changed_register_count;
	int error = MAKE(program->policies, program, count);
	u32 i;

	if (!error)
		error = MAKE(program->known_registers, program, count);
	if (!error)
		error = MAKE(program->sorted_addresses, program, count);
	for (i = 0; !error && i < count; i++) {
		error = load_check_changed_register(program, i, failure);
		program->sorted_addresses[i] = program->known_registers[i].address;
	}
	if (error)
		return error;
	sort(program->sorted_addresses, count, sizeof(u32), load_compare_numbers, NULL);
	for (i = 1; i < count; i++)
		if (program->sorted_addresses[i] == program->sorted_addresses[i - 1])
			return load_refuse_repetition(program, program->sorted_addresses[i],
						      failure);
	return 0;
}

/*
 * Checks that the caller may write the bits of a write that are set; bits under `keep_mask` need no
 * right.
 */
static int load_check_value(const struct msrpp_write *write, u32 i,
			    const struct msrpp_rights *rights, struct msrpp_failure *failure)
{
	const u64 bits = write->value & ~write->keep_mask;

	if (bits & ~rights->mask)
		return load_refuse_write(rights, bits, write->address, i, failure);
	return 0;
}

/* Checks the write `i` of a program, and makes the write that phases of the program execute. */
static int load_make_write(struct msrpp_program *program, const struct msrpp_write *write, u32 i,
			   struct msrpp_failure *failure)
{
	struct msrpp_program_write *program_write = &program->writes[i];
	const struct msrpp_rights *rights;
	u32 register_index = 0;
	int error;

	while (register_index < program->changed_register_count &&
	       program->changed_registers[register_index].address != write->address)
		register_index++;
	if (write->reserved || register_index == program->changed_register_count)
		return msrpp_fail_malformed(failure, write->address, i);
	/* Bits that the program writes cannot be declared as shared with others. */
	if (program->changed_registers[register_index].foreign_mask & ~write->keep_mask)
		return msrpp_fail_malformed(failure, write->address, i);
	/*
	 * Rights are those from the check of the changed register: a newer allowlist could grant
	 * bits that are not restored.
	 */
	rights = &program->policies[register_index].rights;
	error = load_check_value(write, i, rights, failure);
	if (error)
		return error;
	program_write->address = write->address;
	program_write->register_index = register_index;
	if (program->step == MSRPP_RIGHTS_ALL) {
		if (write->keep_mask && !program->policies[register_index].check_mask)
			return msrpp_fail_malformed(failure, write->address, i);
		program_write->value = write->value & ~write->keep_mask;
		/* a register that is never read is written with all of its bits */
		program_write->mask = program->policies[register_index].check_mask ?
					      ~write->keep_mask :
					      ~0ULL;
		return 0;
	}
	program_write->value = write->value & ~write->keep_mask & rights->mask;
	program_write->mask = rights->write_one_to_clear ?
				      ~0ULL :
				      (~write->keep_mask & rights->mask) | rights->zero_mask;
	return 0;
}

static int load_make_writes(struct msrpp_program *program, u64 source,
			    struct msrpp_failure *failure)
{
	const u32 count = program->set_up_count + program->start_count + program->stop_count;
	struct msrpp_write *writes;
	int error = FETCH(writes, program, source, count);
	u32 i;

	if (error)
		return error;
	error = MAKE(program->writes, program, count);
	for (i = 0; !error && i < count; i++)
		error = load_make_write(program, &writes[i], i, failure);
	kvfree(writes);
	if (!error)
		error = msrpp_check_selects(program, failure);
	if (error)
		return error;
	if (msrpp_writes_locked_down())
		return msrpp_fail(failure, MSRPP_REASON_LOCKED_DOWN, EPERM, 0, 0, 0);
	if (program->unknown_writes && msrpp_writes_disabled())
		return msrpp_fail(failure, MSRPP_REASON_WRITES_OFF, EPERM, 0, 0, 0);
	return 0;
}

static int load_make_state(struct msrpp_program *program, u32 cpu, u32 position)
{
	struct msrpp_cpu_state *state;
	int error = MAKE(state, program, 1);

	if (error)
		return error;
	state->cpu = cpu;
	state->position = position;
	program->states[cpu] = state;
	error = MAKE(state->register_states, program, program->changed_register_count);
	if (!error)
		error = MAKE(state->last_values, program, program->readout_count);
	if (!error)
		error = MAKE(state->sums, program, program->readout_count);
	if (!error && program->has_shares)
		error = MAKE(state->shares, program, 1);
	return error;
}

static int load_make_states(struct msrpp_program *program)
{
	int error = MAKE(program->states, program, nr_cpu_ids);
	u32 cpu, i;

	if (!error)
		error = MAKE(program->values, program,
			     max(program->cpu_count, 1U) * program->readout_count);
	for (i = 0; !error && i < program->cpu_count; i++)
		error = load_make_state(program, program->cpus[i], i);
	if (error || !msrpp_counts_threads(program))
		return error;
	for_each_possible_cpu(cpu) {
		error = load_make_state(program, cpu, 0);
		if (error)
			return error;
		cond_resched();
	}
	return 0;
}

int msrpp_load_program(struct msrpp_program *program, const struct msrpp_load *load,
		       struct msrpp_failure *failure)
{
	u32 exceeded_limit;
	int error;

	program->flags = load->flags;
	program->cpu_count = load->cpu_count;
	program->set_up_count = load->set_up_count;
	program->start_count = load->start_count;
	program->stop_count = load->stop_count;
	program->readout_count = load->readout_count;
	program->changed_register_count = load->changed_register_count;
	program->claim_count = load->claim_count;
	exceeded_limit = load_find_exceeded_limit(program);
	if (program->step != MSRPP_RIGHTS_ALL && exceeded_limit)
		return msrpp_fail_malformed(failure, 0, exceeded_limit);
	error = FETCH(program->cpus, program, load->cpus, load->cpu_count);
	if (!error)
		error = FETCH(program->readouts, program, load->readouts, load->readout_count);
	if (!error)
		error = FETCH(program->changed_registers, program, load->changed_registers,
			      load->changed_register_count);
	if (!error)
		error = FETCH(program->claims, program, load->claims, load->claim_count);
	if (!error)
		error = load_check_cpus(program, failure);
	if (!error)
		error = load_check_changed_registers(program, failure);
	if (!error)
		error = load_check_readouts(program, failure);
	if (!error)
		error = load_check_claims(program, failure);
	if (!error)
		error = load_make_writes(program, load->writes, failure);
	if (!error)
		error = load_make_states(program);
	if (error == -EDQUOT)
		msrpp_fail_user_limit(failure);
	return error;
}
