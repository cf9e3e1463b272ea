// Registers that the open sessions of this process hold, so that a further plan can be made around
// them.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/held_registers.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/session/execution/lock.hpp>
#include <msr/session/execution/open_sessions.hpp>

#include <concepts>
#include <cstddef>
#include <vector>

namespace msr {

/// A set of registers in use, which `plan_around` does not assign.
/// Example:
///     #include <msr/amd/counters.hpp>
///     namespace amd = msr::amd;
///     msr::holdings held;
///     held.add(msr::plan<amd::zen4, amd::retired_instructions>); // counted at the same time
///     const bool is_held = !held.empty();
class holdings {
public:
    /// Makes a set of no registers.
    holdings() = default;

    /// Adds the registers that a plan would hold, such as a plan to be counted at the same time.
    template <typename Plan>
    requires requires(const Plan &plan) {
        { plan.view() } -> std::convertible_to<program_view>;
    }
    void add(const Plan &plan) {
        for (const touched_register &touched_register : program_view{plan.view()}.registers)
            all_.push_back(held_bits_of(touched_register));
    }

    /// Adds a register to the set, all of the register or some of its bits.
    void add(const held_register &held_register) { all_.push_back(held_register); }

    /// Returns whether no register was added.
    bool empty() const { return all_.empty(); }
    /// Returns the registers of the set, which live as long as this object.
    sequence<held_register> all() const & { return {all_.data(), all_.size()}; }
    sequence<held_register> all() const && = delete;
    /// Returns the registers of the set. The sequence of a temporary object is valid until the end
    /// of the call that it is an argument of.
    operator sequence<held_register>() const { return {all_.data(), all_.size()}; }

private:
    std::vector<held_register> all_;
};

/// Returns the registers that the open sessions of this process, in all threads, hold on a
/// processor of the backend's machine. A multiplexer holds the registers of the group whose slice
/// is running.
/// `cpu`: number of the logical processor, as the backend counts processors
template <backend Backend>
holdings held_by_sessions(const Backend &device, unsigned cpu) {
    const machine_identity machine = identity_of(device);
    std::vector<held_register> registers;
    // Memory is allocated without the lock; meanwhile the number of held registers may change.
    for (;;) {
        std::size_t count = 0;
        {
            const signal_pause pause{true};
            detail::open_sessions.each_register(
                machine, cpu, [&](const touched_register &touched_register) noexcept {
                    if (count < registers.size()) registers[count] = held_bits_of(touched_register);
                    ++count;
                });
        }
        const bool is_all = count <= registers.size();
        registers.resize(count);
        if (is_all) break;
    }
    holdings result;
    for (const held_register &entry : registers)
        result.add(entry);
    return result;
}

} // namespace msr
