// A program of register writes and counters to read in the form that the kernel module takes.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <msr/backend/shim/failures.hpp>
#include <msr/backend/shim_abi.h>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <new>

namespace msr::shim_detail {

inline std::uint64_t pointer_to(const void *object) noexcept {
    return reinterpret_cast<std::uintptr_t>(object);
}

/// A list of up to a given number of rows that the module takes. Where there is no memory for them,
/// `has_memory` is false; no exception is thrown, because the linker may take this code from a file
/// without exceptions.
template <typename Row>
class row_list {
public:
    explicit row_list(std::size_t maximum) noexcept : rows{new (std::nothrow) Row[maximum + 1]{}} {}
    row_list(const row_list &) = delete;
    row_list &operator=(const row_list &) = delete;
    ~row_list() { delete[] rows; }

    bool has_memory() const noexcept { return rows != nullptr; }
    void push_back(const Row &entry) noexcept {
        if (has_memory()) rows[used++] = entry;
    }
    std::size_t size() const noexcept { return used; }
    const Row *data() const noexcept { return rows; }

private:
    Row *rows;
    std::size_t used{};
};

/// Returns the first readout (counter to read) of a program that is a share of another counter's
/// count, or null.
inline const readout *first_share(const program_view &program) noexcept {
    for (const readout &readout : program.readouts)
        if (readout.is_share()) return &readout;
    return nullptr;
}

/// Returns the failure of a share of issue slots that cannot be counted; `subject` says why.
inline failure no_share(const readout &share, const char *subject, const char *path) noexcept {
    return {.kind = error_code::inexpressible,
            .address = share.address,
            .name = share.name,
            .subject = subject,
            .device = path,
            .choice = share.owner == every_choice ? 0 : static_cast<unsigned>(share.owner) + 1};
}

/// A reason why a program that reads a share of issue slots is not loaded: the module does not
/// report MSRPP_FEATURE_SHARES.
inline constexpr const char *module_without_shares =
    "it is a share of slots, for which the module finds no IA32_PERF_METRICS in this processor, or "
    "is of a release that knows none: load the module of this release";
/// A reason why a program that reads a share of issue slots is not loaded for RDPMC: the module
/// clears counters of shares between two readings of RDPMC.
inline constexpr const char *shares_without_rdpmc =
    "it is a share of slots, whose registers the module clears when it reads them, so that RDPMC "
    "cannot count them: load the program without numbers of RDPMC";

/// Returns the module's number of the share of slots that a readout reads; 0: the readout reads a
/// whole counter.
inline std::uint32_t share_number(const readout &readout) noexcept {
    return readout.is_share() ? MSRPP_SHARE(readout.share.low / 8) : 0;
}

/// The arrays to which one LOAD request of the module points. `has_memory` is false where they
/// could not be allocated.
class loadable {
public:
    /// Fills the arrays of a LOAD request from a program of register writes.
    /// `cpus`: numbers of logical processors; empty: the program is for threads
    /// `rdpmc`: ECX of RDPMC for each counter that is read; empty: none
    loadable(const program_view &program, sequence<unsigned> cpus,
             sequence<std::uint32_t> rdpmc) noexcept
        : cpu_numbers{cpus.size()}, writes{program.set_up.size() + program.start.size() +
                                           program.stop.size()},
          readouts{program.readouts.size()}, touched{program.registers.size()},
          claims{program.claims.size()} {
        for (const unsigned cpu : cpus)
            cpu_numbers.push_back(cpu);
        for (const sequence<write> phase : {program.set_up, program.start, program.stop})
            for (const write &entry : phase)
                writes.push_back({entry.address, 0, entry.value, entry.keep});
        for (std::size_t i = 0; i < program.readouts.size(); ++i)
            readouts.push_back({program.readouts[i].address, program.readouts[i].width,
                                i < rdpmc.size() ? rdpmc[i] : MSRPP_NO_RDPMC,
                                share_number(program.readouts[i])});
        for (const touched_register &touched_register : program.registers)
            touched.push_back(
                {touched_register.address,
                 touched_register.is_counter || is_readout(program, touched_register.address)
                     ? MSRPP_CHANGED_REGISTER_COUNTS
                     : 0u,
                 touched_register.check,
                 touched_register.check == 0 ? 0 : touched_register.shared});
        for (const claim &claim : program.claims)
            claims.push_back({claim.address, 0, claim.mask, claim.value});
        head.flags = (cpus.size() == 0 ? MSRPP_PROGRAM_THREAD : 0u) |
                     (program.overflows ? MSRPP_PROGRAM_OVERFLOWS : 0u);
        head.cpu_count = count_of(cpu_numbers);
        head.set_up_count = static_cast<std::uint32_t>(program.set_up.size());
        head.start_count = static_cast<std::uint32_t>(program.start.size());
        head.stop_count = static_cast<std::uint32_t>(program.stop.size());
        head.readout_count = count_of(readouts);
        head.changed_register_count = count_of(touched);
        head.claim_count = count_of(claims);
        head.cpus = pointer_to(cpu_numbers.data());
        head.writes = pointer_to(writes.data());
        head.readouts = pointer_to(readouts.data());
        head.changed_registers = pointer_to(touched.data());
        head.claims = pointer_to(claims.data());
    }
    loadable(const loadable &) = delete;
    loadable &operator=(const loadable &) = delete;

    bool has_memory() const noexcept {
        return cpu_numbers.has_memory() && writes.has_memory() && readouts.has_memory() &&
               touched.has_memory() && claims.has_memory();
    }

    msrpp_load head{};

private:
    template <typename Row>
    static std::uint32_t count_of(const row_list<Row> &list) noexcept {
        return static_cast<std::uint32_t>(list.size());
    }

    static bool is_readout(const program_view &program, std::uint32_t address) noexcept {
        for (const readout &readout : program.readouts)
            if (readout.address == address) return true;
        return false;
    }

    row_list<std::uint32_t> cpu_numbers;
    row_list<msrpp_write> writes;
    row_list<msrpp_readout> readouts;
    row_list<msrpp_changed_register> touched;
    row_list<msrpp_claim> claims;
};

/// Returns the failure with the program's write to a register that is not allowed; the module names
/// the register only.
inline failure with_write(failure problem, const program_view &program) noexcept {
    for (const sequence<write> phase : {program.stop, program.start, program.set_up})
        for (const write &entry : phase)
            if (entry.address == problem.address) {
                problem.is_write = true;
                problem.value = entry.value;
            }
    return problem;
}

/// Returns the failure with the program's names: the name of the register, and the name and owner
/// in the claim at fault.
inline failure with_names(failure problem, const msrpp_failure &report,
                          const program_view &program) noexcept {
    for (const touched_register &touched_register : program.registers)
        if (touched_register.address == problem.address) problem.name = touched_register.name;
    for (const readout &readout : program.readouts)
        if (problem.name == nullptr && readout.address == problem.address)
            problem.name = readout.name;
    if (report.reason == MSRPP_REASON_CLAIMED && report.index < program.claims.size()) {
        problem.name = program.claims[report.index].name;
        problem.subject = program.claims[report.index].resource;
    }
    const bool forbidden =
        report.reason == MSRPP_REASON_NOT_ALLOWED || report.reason == MSRPP_REASON_DENIED;
    return forbidden ? with_write(problem, program) : problem;
}

} // namespace msr::shim_detail
