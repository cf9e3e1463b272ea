// A program as the module takes it.
#pragma once

#include <msr/cplusplus.hpp>

#include <msr/backend/shim/failures.hpp>
#include <msr/backend/shim_abi.h>
#include <msr/failure.hpp>
#include <msr/program.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace msr::shim_detail {

inline std::uint64_t pointer_to(const void *object) noexcept {
    return reinterpret_cast<std::uintptr_t>(object);
}

/// The arrays that one LOAD points to. Allocates.
class loadable {
public:
    /// `cpus`: none for threads. `rdpmc`: ECX of RDPMC for each readout, or none.
    loadable(const program_view &program, sequence<unsigned> cpus, sequence<std::uint32_t> rdpmc)
        : cpu_numbers(cpus.begin(), cpus.end()) {
        for (const sequence<write> phase : {program.set_up, program.start, program.stop})
            for (const write &each : phase)
                writes.push_back({each.address, 0, each.value, each.keep});
        for (std::size_t i = 0; i < program.readouts.size(); ++i)
            readouts.push_back({program.readouts[i].address, program.readouts[i].width,
                                i < rdpmc.size() ? rdpmc[i] : MSRPP_NO_RDPMC, 0});
        for (const touched_register &each : program.registers)
            touched.push_back(
                {each.address,
                 each.counts || is_readout(program, each.address) ? MSRPP_TOUCHED_COUNTS : 0u,
                 each.check, each.check == 0 ? 0 : each.shared});
        for (const claim &each : program.claims)
            claims.push_back({each.address, 0, each.mask, each.taken});
        head.flags = (cpus.size() == 0 ? MSRPP_PROGRAM_THREAD : 0u) |
                     (program.overflows ? MSRPP_PROGRAM_OVERFLOWS : 0u);
        head.cpu_count = count_of(cpu_numbers);
        head.set_up_count = static_cast<std::uint32_t>(program.set_up.size());
        head.start_count = static_cast<std::uint32_t>(program.start.size());
        head.stop_count = static_cast<std::uint32_t>(program.stop.size());
        head.readout_count = count_of(readouts);
        head.touched_count = count_of(touched);
        head.claim_count = count_of(claims);
        head.cpus = pointer_to(cpu_numbers.data());
        head.writes = pointer_to(writes.data());
        head.readouts = pointer_to(readouts.data());
        head.touched = pointer_to(touched.data());
        head.claims = pointer_to(claims.data());
    }
    loadable(const loadable &) = delete;
    loadable &operator=(const loadable &) = delete;

    msrpp_load head{};

private:
    template <typename T>
    static std::uint32_t count_of(const std::vector<T> &list) {
        return static_cast<std::uint32_t>(list.size());
    }

    static bool is_readout(const program_view &program, std::uint32_t address) noexcept {
        for (const readout &each : program.readouts)
            if (each.address == address) return true;
        return false;
    }

    std::vector<std::uint32_t> cpu_numbers;
    std::vector<msrpp_write> writes;
    std::vector<msrpp_readout> readouts;
    std::vector<msrpp_touched> touched;
    std::vector<msrpp_claim> claims;
};

/// The write of a program to a register that is not allowed; the module names the register only.
inline failure with_write(failure why, const program_view &program) noexcept {
    for (const sequence<write> phase : {program.stop, program.start, program.set_up})
        for (const write &each : phase)
            if (each.address == why.address) {
                why.writing = true;
                why.value = each.value;
            }
    return why;
}

/// The failure with the program's names: of the register, and of what a claim takes.
inline failure with_names(failure why, const msrpp_failure &told,
                          const program_view &program) noexcept {
    for (const touched_register &each : program.registers)
        if (each.address == why.address) why.name = each.name;
    for (const readout &each : program.readouts)
        if (why.name == nullptr && each.address == why.address) why.name = each.name;
    if (told.reason == MSRPP_REASON_CLAIMED && told.index < program.claims.size()) {
        why.name = program.claims[told.index].name;
        why.about = program.claims[told.index].owned;
    }
    const bool forbidden =
        told.reason == MSRPP_REASON_NOT_ALLOWED || told.reason == MSRPP_REASON_DENIED;
    return forbidden ? with_write(why, program) : why;
}

} // namespace msr::shim_detail
