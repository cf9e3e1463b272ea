// Carrying out the parts of a program on one logical processor: claims, saving, writing, verifying,
// reading and putting back. No templates, no exceptions, no memory of its own; all of it may run in
// a signal handler if the backend's accesses may.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/execution/cpu_registers.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The remembered values of a register that a session touches.
struct register_memory {
    std::uint64_t found{};   ///< its value before the first write
    std::uint64_t written{}; ///< the last value written
    std::uint64_t seen{};    ///< what it held when it was last compared
    bool changed{};          ///< a write was tried
    bool to_verify{};        ///< a write succeeded that was not read back yet
};

/// A program on a processor, with a memory for each of the program's touched registers.
struct task {
    cpu_registers registers;
    program_view program;
    register_memory *memory{}; ///< as many as program.registers
};

namespace detail {

[[gnu::cold, gnu::noinline]] inline failure named(failure why, const char *name) noexcept {
    if (why && why.name == nullptr) why.name = name;
    return why;
}

/// The position among the touched registers, or their number if it is none of them. The search
/// begins at `first`, at most their number, and goes on from the beginning: phases often write the
/// registers in their order.
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

/// Reads the i-th touched register, remembers what it holds, and compares the bits that read back
/// as written, those of others aside, with those of `wanted`.
[[gnu::noinline]] inline failure compare(const task &job, std::size_t i,
                                         std::uint64_t wanted) noexcept {
    const touched_register &where = job.program.registers[i];
    std::uint64_t &now = job.memory[i].seen;
    if (const failure why = job.registers.read(where.address, now)) return named(why, where.name);
    const std::uint64_t check = where.check & ~where.shared;
    if (((now ^ wanted) & check) == 0) return {};
    return {.kind = error_code::not_kept,
            .cpu = job.registers.cpu,
            .address = where.address,
            .value = wanted & check,
            .got = now & check,
            .name = where.name};
}

/// Writes, and remembers the write if the register is the i-th touched register.
[[gnu::noinline]] inline failure write_and_remember(const task &job, std::size_t i,
                                                    std::uint32_t address,
                                                    std::uint64_t value) noexcept {
    const bool touched = i < job.program.registers.size();
    if (touched) job.memory[i].changed = true; // before: a signal may come right after it
    if (const failure why = job.registers.write(address, value))
        return touched ? named(why, job.program.registers[i].name) : why;
    if (touched) {
        job.memory[i].written = value;
        job.memory[i].to_verify = true;
    }
    return {};
}

/// A write to the i-th touched register, or to a register that is not touched. Reads first only
/// where bits must be kept.
[[gnu::noinline]] inline failure carry_out(const task &job, const write &each,
                                           std::size_t i) noexcept {
    if (each.keep == 0) return write_and_remember(job, i, each.address, each.value);
    std::uint64_t now = 0;
    if (const failure why = job.registers.read(each.address, now))
        return named(why, name_of(job.program, each.address));
    return write_and_remember(job, i, each.address, (each.value & ~each.keep) | (now & each.keep));
}

} // namespace detail

/// Fails with `error_code::taken`, the claim's name and the register's value if a claim holds.
[[gnu::cold, gnu::noinline]] inline failure check_claims(const task &job) noexcept {
    for (const claim &each : job.program.claims) {
        std::uint64_t now = 0;
        if (const failure why = job.registers.read(each.address, now))
            return detail::named(why, each.name);
        if ((now & each.mask) == each.taken)
            return {.kind = error_code::taken,
                    .cpu = job.registers.cpu,
                    .address = each.address,
                    .value = each.taken,
                    .got = now,
                    .name = each.name,
                    .about = each.owned};
    }
    return {};
}

/// Remembers the value of every touched register that can be read.
[[gnu::cold, gnu::noinline]] inline failure save(const task &job) noexcept {
    for (std::size_t i = 0; i < job.program.registers.size(); ++i) {
        const touched_register &each = job.program.registers[i];
        if (each.check == 0) continue;
        if (const failure why = job.registers.read(each.address, job.memory[i].found))
            return detail::named(why, each.name);
    }
    return {};
}

/// A write. Reads first only where bits must be kept.
inline failure carry_out(const task &job, const write &each) noexcept {
    return detail::carry_out(job, each, detail::position_of(job.program, each.address));
}

/// A phase in order, up to the first failure.
[[gnu::noinline]] inline failure carry_out(const task &job, sequence<write> phase) noexcept {
    std::size_t i = 0;
    for (const write &each : phase) {
        i = detail::position_of(job.program, each.address, i);
        if (const failure why = detail::carry_out(job, each, i)) return why;
    }
    return {};
}

/// All of a phase, whatever fails. Returns the first failure.
[[gnu::noinline]] inline failure carry_out_all(const task &job, sequence<write> phase) noexcept {
    failure first;
    std::size_t i = 0;
    for (const write &each : phase) {
        i = detail::position_of(job.program, each.address, i);
        if (const failure why = detail::carry_out(job, each, i); why && !first) first = why;
    }
    return first;
}

/// Reads back what was written since the last call. `error_code::not_kept` if a register has
/// something else, so that a machine that ignores writes is never taken for a count of 0.
[[gnu::noinline]] inline failure verify(const task &job) noexcept {
    for (std::size_t i = 0; i < job.program.registers.size(); ++i) {
        register_memory &memory = job.memory[i];
        const touched_register &each = job.program.registers[i];
        if (!memory.to_verify || each.check == 0) continue;
        if (const failure why = detail::compare(job, i, memory.written)) return why;
        memory.to_verify = false;
    }
    return {};
}

namespace detail {

inline bool is_readout(const program_view &program, std::uint32_t address) noexcept {
    for (const readout &each : program.readouts)
        if (each.address == address) return true;
    return false;
}

} // namespace detail

/// Checks that all settings still have the values that were written, except counters: a count under
/// other settings is wrong. `error_code::not_kept` if somebody changed it.
[[gnu::noinline]] inline failure verify_settings(const task &job) noexcept {
    for (std::size_t i = 0; i < job.program.registers.size(); ++i) {
        const touched_register &each = job.program.registers[i];
        if (!job.memory[i].changed || each.check == 0) continue;
        if (each.counts || detail::is_readout(job.program, each.address)) continue;
        if (const failure why = detail::compare(job, i, job.memory[i].written)) return why;
    }
    return {};
}

/// Reads the counters, in the order of the readouts.
inline failure read_counters(const task &job, std::uint64_t *into) noexcept {
    for (std::size_t i = 0; i < job.program.readouts.size(); ++i) {
        const readout &each = job.program.readouts[i];
        if (const failure why = job.registers.read(each.address, into[i]))
            return detail::named(why, each.name);
    }
    return {};
}

namespace detail {

inline bool to_be_put_back(const task &job, std::size_t i) noexcept {
    return job.memory[i].changed && job.program.registers[i].check != 0;
}

/// Writes what was found, but for the bits of others, which may have changed them since. Where
/// those cannot be read, all of it is written: better old bits of others than a counter that runs.
[[gnu::cold, gnu::noinline]] inline failure write_found(const task &job, std::size_t i) noexcept {
    const touched_register &each = job.program.registers[i];
    std::uint64_t value = job.memory[i].found;
    std::uint64_t now = 0;
    if (each.shared != 0 && !job.registers.read(each.address, now))
        value = (value & ~each.shared) | (now & each.shared);
    return named(job.registers.write(each.address, value), each.name);
}

/// Makes sure that a register has its old value, writing it once more where it has not.
[[gnu::cold, gnu::noinline]] inline failure make_sure(const task &job, std::size_t i) noexcept {
    const std::uint64_t found = job.memory[i].found;
    if (!compare(job, i, found)) return {};
    const failure refusal = write_found(job, i);
    const failure why = compare(job, i, found);
    return why && refusal ? refusal : why;
}

} // namespace detail

/// Puts back every register that was written, in the program's order, also after a failure, then
/// checks that each register has its old value. Bits of others are kept. Returns the first failure,
/// with the number of registers that could not be put back.
[[gnu::cold, gnu::noinline]] inline failure put_back(const task &job) noexcept {
    const std::size_t count = job.program.registers.size();
    for (std::size_t i = 0; i < count; ++i)
        if (detail::to_be_put_back(job, i)) {
            job.memory[i].to_verify = false;
            // a refusal shows when the register is looked at
            (void)detail::write_found(job, i);
        }
    failure first;
    unsigned left = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (!detail::to_be_put_back(job, i)) continue;
        const failure why = detail::make_sure(job, i);
        job.memory[i].changed = static_cast<bool>(why);
        if (!why) continue;
        ++left;
        if (!first) first = why;
    }
    first.left_changed = left;
    return first;
}

} // namespace msr
