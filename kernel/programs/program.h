/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Programs of register accesses that count events. program.c: the calls at /dev/msrpp; load.c:
 * copies a program from user space and checks it; check_selects.c: which counters a program may
 * read; holdings.c: the owners of registers; execute.c: phases of a program on one CPU; shares.c:
 * shares of slots; cpus.c: programs that count CPUs; thread_calls.c, attach.c and slot.c: programs
 * that count threads.
 */
#ifndef MSRPP_PROGRAM_H
#define MSRPP_PROGRAM_H

#include <linux/cpumask.h>
#include <linux/list.h>

#include "../selects.h"
#include "programs.h"
#include "shares.h"

/* --- holdings.c -------------------------------------------------------------------------- */

/* A register of one CPU that a batch writes; nobody else may acquire it until the batch ends. */
struct msrpp_borrowed_register {
	struct msrpp_register reg;
	u32 cpu;
	u32 first_sibling;	/* the first of the CPUs that share the counters */
	u32 address;	/* number of the register, as the caller of the batch gave it */
	u32 index;	/* index of the operation that writes the register */
	bool acquired;
	bool own_program_holds;	/* programs of the batch's own file hold the register already */
};

int msrpp_hold_registers(struct msrpp_program *program, struct msrpp_failure *failure);
void msrpp_release_registers(struct msrpp_program *program);
int msrpp_borrow_registers(const struct msrpp_file *file, struct msrpp_borrowed_register *list,
			   u32 count, struct msrpp_failure *failure);
void msrpp_return_registers(struct msrpp_borrowed_register *list, u32 count);

/* --- data of program.c and execute.c ----------------------------------------------------- */

/* One write of a program, after the checks of LOAD. */
struct msrpp_program_write {
	u32 address;	/* the address by which the caller named the register */
	u32 register_index;	/* index of the register among the changed registers */
	u64 value;
	/* bits that the program writes; the register's other bits keep their value */
	u64 mask;
};

/*
 * Value in `hidden_indices` for a counter that need not be hidden. A program loaded without the
 * right to count CPUs learns nothing of what its counters count while its threads are away: such
 * counters are hidden.
 */
#define MSRPP_NOT_HIDDEN 0xffffffffu

/* How a register that a program changes is verified, saved and restored, after the checks. */
struct msrpp_register_policy {
	/* rights to the register by the allowlist at the time of LOAD */
	struct msrpp_rights rights;
	u64 check_mask;	/* bits of the register that read back as written */
	/* bits of the register that other users own, and that keep their value */
	u64 foreign_mask;
	u64 restore_mask;	/* bits of the register that are restored when the program ends */
	bool counts;	/* the register counts: its value changes by itself */
	/* the register is read before the program's first write, and restored at the end */
	bool save;
};

/* The state of a changed register on one CPU. */
struct msrpp_register_state {
	u64 old_value;	/* the register's value before the program's first write */
	u64 written_value;	/* value that the program's last write gave the register */
	bool dirty;	/* the register was written since it was saved */
	bool unverified;	/* the register was written since it was verified */
};

/* The state of a program on one CPU; only that CPU uses it, with interrupts off. */
struct msrpp_cpu_state {
	u32 cpu;
	u32 position;	/* position of the CPU among the CPUs of LOAD */
	bool lost;	/* the CPU went offline, or the machine was suspended */
	bool suspended;	/* the CPU is lost because the machine was suspended */
	bool saved;	/* old values of registers are saved, and are to be restored */
	bool is_fresh;	/* the program is set up, and not started since */
	bool is_counting;	/* `last_values` and `sums` are valid, and the counters run */
	bool claims_checked;
	bool has_executed;	/* the CPU took part in the last cpus_call() */
	u32 unrestored_count;	/* number of registers that could not be restored */
	struct msrpp_failure failure;
	struct msrpp_register_state *register_states;	/* state of each changed register */
	u64 *last_values;	/* value of each counter that is read, at the last reading */
	/* events of each counter since START, where the program counts CPUs */
	u64 *sums;
	/* sums of shares of slots; NULL: the program has no shares */
	struct msrpp_shares *shares;
};

/*
 * Values in program->share_positions: 0 for a counter whose register is read directly; else
 * MSRPP_SLOTS_POSITION + the counter's index in state->shares->shown_sums.
 */
#define MSRPP_SLOTS_POSITION 1

enum msrpp_program_state {
	MSRPP_CLOSED,	/* registers are restored: only UNLOAD is possible */
	MSRPP_READY,	/* the program is set up, and may be started */
	MSRPP_RUNNING,	/* the program counts: it was started and not stopped yet */
};

/* A program of registers, on CPUs or on threads. */
struct msrpp_program {
	struct msrpp_file *file;	/* the open file with the program */
	struct msrpp_user *user;	/* the user charged for the program */
	size_t bytes;	/* bytes of the program's memory, charged to the user */
	struct list_head list;	/* entry in the list of programs that count CPUs */
	/* the canonical addresses of the changed registers, in ascending order */
	u32 *sorted_addresses;
	u32 flags;	/* flags of the program: bits MSRPP_PROGRAM_... */
	u32 step;	/* enum msrpp_rights_step: the loader's rights at LOAD */
	bool holds_registers;	/* the program is among the holders of its changed registers */
	bool unknown_writes;	/* the program writes registers that do not count */
	enum msrpp_program_state run_state;
	u32 cpu_count;
	u32 set_up_count;
	u32 start_count;
	u32 stop_count;
	u32 readout_count;
	u32 changed_register_count;
	u32 claim_count;
	u32 *cpus;	/* numbers of the program's CPUs, in the order of LOAD */
	/* register writes of the program's set-up, start and stop */
	struct msrpp_program_write *writes;
	struct msrpp_readout *readouts;
	u64 *readout_masks;	/* mask of the counting bits of each counter that is read */
	/* for each counter: 0, or position of a sum of shares (MSRPP_SLOTS_POSITION) */
	u32 *share_positions;
	bool has_shares;
	u32 slots_index;	/* index of fixed counter 3 among the changed registers */
	u32 metrics_index;
	u32 global_ctrl_index;
	/* for each counter: index of the changed register to hide, or MSRPP_NOT_HIDDEN */
	u32 *hidden_indices;
	struct msrpp_changed_register *changed_registers;
	/* how each changed register is verified, saved and restored */
	struct msrpp_register_policy *policies;
	/* kinds of the changed registers, as the module knows them */
	struct msrpp_register *known_registers;
	struct msrpp_claim *claims;
	cpumask_var_t cpu_mask;	/* the CPUs of the program */
	/* the CPUs of the program, and those that share their counters */
	cpumask_var_t counter_cpus;
	struct msrpp_cpu_state **states;	/* states of the program's CPUs, by CPU number */
	u64 *values;	/* buffer for the counts that the calls COUNTS and STOP return */
	/* the registers that could not be restored when the program was closed */
	struct msrpp_failure close_failure;

	/* State of programs that count threads; see slot.h. */
	bool may_run;	/* threads of the program may become active on a CPU */
	/* threads of the program; its lock protects `ended_sums` too */
	struct msrpp_thread_set thread_set;
	bool attached;	/* ATTACH has succeeded, which is possible once */
	/* struct msrpp_page, from which the attached thread reads its own sums */
	struct page *page;
	u64 *ended_sums;	/* for each counter: events of the threads that ended */
	u32 handle;	/* index of the program in file->programs */
};

static inline bool msrpp_counts_threads(const struct msrpp_program *program)
{
	return program->flags & MSRPP_PROGRAM_THREAD;
}

static inline bool msrpp_hides_counters(const struct msrpp_program *program)
{
	return program->step == MSRPP_RIGHTS_THREADS;
}

static inline void msrpp_forget_shares(struct msrpp_cpu_state *state)
{
	if (state->shares)
		*state->shares = (struct msrpp_shares){};
}

/* Functions of load.c, which copies a program from user space and checks it. */
int msrpp_check_load_counts(const struct msrpp_load *load, struct msrpp_failure *failure);
int msrpp_load_program(struct msrpp_program *program, const struct msrpp_load *load,
		       struct msrpp_failure *failure);
void msrpp_free_program(struct msrpp_program *program);
bool msrpp_program_changes(const struct msrpp_program *program, u32 known_address);

/* Functions of shares.c, for programs with shares of slots. */
int msrpp_check_shares(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_begin_shares(const struct msrpp_program *program, struct msrpp_cpu_state *state);
u64 msrpp_get_shown_slots(const struct msrpp_program *program, const struct msrpp_cpu_state *state,
			  u32 readout);
int msrpp_read_with_shares(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			   u64 *values, bool add_up, bool leaves);

/* A function of check_selects.c, which checks the counters that a program reads. */
int msrpp_check_selects(const struct msrpp_program *program, struct msrpp_failure *failure);

/*
 * Phases of a program, executed on this CPU with interrupts off. The functions return 0, or an
 * error number with state->failure set.
 */
int msrpp_check_claims(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_save_registers(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_execute_set_up(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_execute_start(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_execute_stop(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_verify_writes(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_verify_settings(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_read_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			u64 *values);
int msrpp_read_leaving_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state,
				u64 *values);
int msrpp_clear_hidden_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_read_hidden_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_begin_sums(const struct msrpp_program *program, struct msrpp_cpu_state *state);
int msrpp_add_up_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			  u64 *values);
void msrpp_restore_registers(const struct msrpp_program *program, struct msrpp_cpu_state *state);

struct msrpp_program *msrpp_find_program(struct msrpp_file *file, u32 handle);

/* --- cpus.c ------------------------------------------------------------------------------ */

void msrpp_schedule_add_up(void);
int msrpp_cpus_open(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_cpus_start(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_cpus_read_counts(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_cpus_stop(struct msrpp_program *program, struct msrpp_failure *failure);
void msrpp_cpus_end(struct msrpp_program *program);

/* --- functions of thread_calls.c --------------------------------------------------------- */

int msrpp_threads_failure(struct msrpp_program *program, struct msrpp_failure *failure);
bool msrpp_add_up_threads(void);
int msrpp_threads_prepare(struct msrpp_program *program);
void msrpp_threads_end(struct msrpp_program *program);
void msrpp_threads_release(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_threads_start(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_threads_read_counts(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_threads_stop(struct msrpp_program *program, struct msrpp_failure *failure);

#endif
