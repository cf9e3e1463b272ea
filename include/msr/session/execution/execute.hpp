// The steps of a session's register program on one logical processor: checking claims, saving,
// writing, verifying, reading and restoring. The functions are no templates, throw nothing and
// allocate nothing; they may run in a signal handler if the backend's accesses may.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/execution/cpu_registers.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The values of a register that a session remembers, because it may change the register.
struct register_memory {
    std::uint64_t original_value{}; ///< the register's value before the session's first write
    std::uint64_t written_value{};  ///< the value that the session last wrote to the register
    /// The value that the register had when the session last compared it.
    std::uint64_t last_read_value{};
    bool is_changed{}; ///< whether the session has tried to write the register
    /// Whether a write of the register succeeded, and the register was not read back yet.
    bool needs_verification{};
    bool is_verified{}; ///< whether the register was read back and had the value that was written
};

/// A register program on a processor, with the remembered values of each register that the program
/// touches.
struct task {
    cpu_registers registers;
    program_view program;
    /// An array with the remembered values of each register of `program.registers`.
    register_memory *memory{};
};

namespace detail {

/// Returns `problem` with the register name `name`, unless `problem` is no failure or already has a
/// name.
[[gnu::cold, gnu::noinline]] inline failure named(failure problem, const char *name) noexcept {
    if (problem && problem.name == nullptr) problem.name = name;
    return problem;
}

/// Returns the position of the register `address` among the touched registers, or the number of
/// touched registers if the register is not among them. The search begins at position `first` and
/// goes on from the beginning: phases often write the registers in their order.
inline std::size_t position_of(const program_view &program, std::uint32_t address,
                               std::size_t first = 0) noexcept {
    const std::size_t count = program.registers.size();
    for (std::size_t i = first; i < count; ++i)
        if (program.registers[i].address == address) return i;
    for (std::size_t i = 0; i < first; ++i)
        if (program.registers[i].address == address) return i;
    return count;
}

inline const char *name_of(const program_view &program, std::uint32_t address) noexcept {
    const std::size_t i = position_of(program, address);
    return i < program.registers.size() ? program.registers[i].name : nullptr;
}

/// Reads the i-th touched register, remembers the register's value, and compares the value with
/// `goal` in the bits that read back as written, except the bits of other users.
[[gnu::noinline]] inline failure compare(const task &job, std::size_t i,
                                         std::uint64_t goal) noexcept {
    const touched_register &place = job.program.registers[i];
    std::uint64_t &current = job.memory[i].last_read_value;
    if (const failure problem = job.registers.read(place.address, current))
        return named(problem, place.name);
    const std::uint64_t check = place.check & ~place.shared;
    if (((current ^ goal) & check) == 0) return {};
    return {.kind = error_code::not_kept,
            .cpu = job.registers.cpu,
            .address = place.address,
            .value = goal & check,
            .actual_value = current & check,
            .name = place.name};
}

/// Writes a register, and remembers the write if the register is the i-th touched register.
[[gnu::noinline]] inline failure write_and_remember(const task &job, std::size_t i,
                                                    std::uint32_t address,
                                                    std::uint64_t value) noexcept {
    const bool touched = i < job.program.registers.size();
    // `is_changed` is set before the write: a signal may come between the setting and the write
    if (touched) job.memory[i].is_changed = true;
    if (const failure problem = job.registers.write(address, value))
        return touched ? named(problem, job.program.registers[i].name) : problem;
    if (touched) {
        job.memory[i].written_value = value;
        job.memory[i].needs_verification = true;
    }
    return {};
}

/// Carries out a write to the i-th touched register, or to a register that is not touched. Reads
/// the register first only where bits must be kept.
[[gnu::noinline]] inline failure carry_out(const task &job, const write &write,
                                           std::size_t i) noexcept {
    if (write.keep == 0) return write_and_remember(job, i, write.address, write.value);
    std::uint64_t current = 0;
    if (const failure problem = job.registers.read(write.address, current))
        return named(problem, name_of(job.program, write.address));
    return write_and_remember(job, i, write.address,
                              (write.value & ~write.keep) | (current & write.keep));
}

} // namespace detail

/// Checks the claims of a register program. Returns `error_code::taken` with the claim's name and
/// the register's value if a register has the content that means, by the claim, that other software
/// uses the register.
[[gnu::cold, gnu::noinline]] inline failure check_claims(const task &job) noexcept {
    for (const claim &claim : job.program.claims) {
        std::uint64_t current = 0;
        if (const failure problem = job.registers.read(claim.address, current))
            return detail::named(problem, claim.name);
        if ((current & claim.mask) == claim.value)
            return {.kind = error_code::taken,
                    .cpu = job.registers.cpu,
                    .address = claim.address,
                    .value = claim.value,
                    .actual_value = current,
                    .name = claim.name,
                    .subject = claim.resource};
    }
    return {};
}

/// Remembers the value of every register that the register program touches and that can be read
/// (`check` is not 0).
[[gnu::cold, gnu::noinline]] inline failure save(const task &job) noexcept {
    for (std::size_t i = 0; i < job.program.registers.size(); ++i) {
        const touched_register &touched_register = job.program.registers[i];
        if (touched_register.check == 0) continue;
        if (const failure problem =
                job.registers.read(touched_register.address, job.memory[i].original_value))
            return detail::named(problem, touched_register.name);
    }
    return {};
}

/// Carries out a write. Reads the register first only where bits must be kept.
inline failure carry_out(const task &job, const write &write) noexcept {
    return detail::carry_out(job, write, detail::position_of(job.program, write.address));
}

/// Carries out the writes of a phase in order, up to the first failure.
[[gnu::noinline]] inline failure carry_out(const task &job, sequence<write> phase) noexcept {
    std::size_t i = 0;
    for (const write &entry : phase) {
        i = detail::position_of(job.program, entry.address, i);
        if (const failure problem = detail::carry_out(job, entry, i)) return problem;
    }
    return {};
}

/// Carries out all writes of a phase, also after a failure. Returns the first failure.
[[gnu::noinline]] inline failure carry_out_all(const task &job, sequence<write> phase) noexcept {
    failure first;
    std::size_t i = 0;
    for (const write &entry : phase) {
        i = detail::position_of(job.program, entry.address, i);
        if (const failure problem = detail::carry_out(job, entry, i); problem && !first)
            first = problem;
    }
    return first;
}

/// Reads back the registers that were written since they were last verified. Returns
/// `error_code::not_kept` if a register has another value, so that a machine that ignores writes is
/// never taken for a count of 0.
[[gnu::noinline]] inline failure verify(const task &job) noexcept {
    for (std::size_t i = 0; i < job.program.registers.size(); ++i) {
        register_memory &memory = job.memory[i];
        const touched_register &touched_register = job.program.registers[i];
        if (!memory.needs_verification || touched_register.check == 0) continue;
        if (const failure problem = detail::compare(job, i, memory.written_value)) return problem;
        memory.needs_verification = false;
        memory.is_verified = true;
    }
    return {};
}

namespace detail {

inline bool is_readout(const program_view &program, std::uint32_t address) noexcept {
    for (const readout &readout : program.readouts)
        if (readout.address == address) return true;
    return false;
}

} // namespace detail

/// Checks that all written registers except counters still have the values that were written: a
/// count under other settings is wrong. Returns `error_code::not_kept` if other software changed a
/// register.
[[gnu::noinline]] inline failure verify_settings(const task &job) noexcept {
    for (std::size_t i = 0; i < job.program.registers.size(); ++i) {
        const touched_register &touched_register = job.program.registers[i];
        if (!job.memory[i].is_changed || touched_register.check == 0) continue;
        if (touched_register.is_counter ||
            detail::is_readout(job.program, touched_register.address))
            continue;
        if (const failure problem = detail::compare(job, i, job.memory[i].written_value))
            return problem;
    }
    return {};
}

/// Reads the counters of a register program into `values`, in the order of the program's list of
/// readouts.
inline failure read_counters(const task &job, std::uint64_t *values) noexcept {
    for (std::size_t i = 0; i < job.program.readouts.size(); ++i) {
        const readout &readout = job.program.readouts[i];
        if (const failure problem = job.registers.read(readout.address, values[i]))
            return detail::named(problem, readout.name);
    }
    return {};
}

namespace detail {

inline bool needs_restore(const task &job, std::size_t i) noexcept {
    return job.memory[i].is_changed && job.program.registers[i].check != 0;
}

/// Writes the value back that the i-th touched register had at first, except the bits of other
/// users, who may have changed these bits since. Where the register cannot be read, the bits of
/// other users are written with their old values, too: a counter that keeps running would be worse.
[[gnu::cold, gnu::noinline]] inline failure restore_value(const task &job, std::size_t i) noexcept {
    const touched_register &touched_register = job.program.registers[i];
    std::uint64_t value = job.memory[i].original_value;
    std::uint64_t current = 0;
    if (touched_register.shared != 0 && !job.registers.read(touched_register.address, current))
        value = (value & ~touched_register.shared) | (current & touched_register.shared);
    return named(job.registers.write(touched_register.address, value), touched_register.name);
}

/// Checks that the i-th touched register has its old value, and writes the old value once more
/// where it has not.
[[gnu::cold, gnu::noinline]] inline failure verify_restored(const task &job,
                                                            std::size_t i) noexcept {
    const std::uint64_t value = job.memory[i].original_value;
    if (!compare(job, i, value)) return {};
    const failure refusal = restore_value(job, i);
    const failure problem = compare(job, i, value);
    return problem && refusal ? refusal : problem;
}

} // namespace detail

namespace detail {

/// Returns whether another program has written the i-th touched register, where that register keeps
/// values of other programs. Such a value stays in the register.
[[gnu::cold, gnu::noinline]] inline bool has_foreign_value(const task &job,
                                                           std::size_t i) noexcept {
    const touched_register &touched = job.program.registers[i];
    const register_memory &memory = job.memory[i];
    if (!touched.keeps_foreign_value || !memory.is_verified) return false;
    // A register that cannot be read does not prove that another program has written it; such a
    // register is restored.
    return compare(job, i, memory.written_value).kind == error_code::not_kept;
}

/// Returns whether the i-th touched register, which another program has written, has its old value
/// again.
[[gnu::cold, gnu::noinline]] inline bool has_old_value(const task &job, std::size_t i) noexcept {
    return !compare(job, i, job.memory[i].original_value);
}

/// Returns the failure of a register that another program has written since the session wrote it.
[[gnu::cold, gnu::noinline]] inline failure written_by_another(const task &job,
                                                               std::size_t i) noexcept {
    failure problem = compare(job, i, job.memory[i].written_value);
    problem.explanation =
        has_old_value(job, i)
            ? "another program has put this register back meanwhile: the setting ended early"
            : "another program has changed this register meanwhile: its value was left as it is, "
              "and not put back";
    return problem;
}

} // namespace detail

/// Puts back every register that the session wrote, in the program's order, also after a failure,
/// then checks that each register has its old value. Bits that other sessions own are kept, and so
/// is the value of a register with `keeps_foreign_value` that another program has written since.
/// Returns the first failure, with the number of registers that could not be put back.
[[gnu::cold, gnu::noinline]] inline failure put_back(const task &job) noexcept {
    const std::size_t count = job.program.registers.size();
    failure first;
    unsigned left = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (detail::needs_restore(job, i)) {
            job.memory[i].needs_verification = false;
            if (detail::has_foreign_value(job, i)) {
                job.memory[i].is_changed = false;
                if (!detail::has_old_value(job, i)) ++left;
                if (!first) first = detail::written_by_another(job, i);
                continue;
            }
            // a write that failed is noticed when the register is read back
            (void)detail::restore_value(job, i);
        }
    for (std::size_t i = 0; i < count; ++i) {
        if (!detail::needs_restore(job, i)) continue;
        const failure problem = detail::verify_restored(job, i);
        job.memory[i].is_changed = static_cast<bool>(problem);
        if (!problem) continue;
        ++left;
        if (!first) first = problem;
    }
    first.unrestored_registers = left;
    return first;
}

} // namespace msr
