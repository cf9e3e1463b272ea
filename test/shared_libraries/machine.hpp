// A simulated machine that a test program and its shared libraries use, and the functions by which
// program and libraries open sessions on the machine. All functions are compiled with
// -fvisibility=hidden.
#pragma once

#include "../session/fake_plan.hpp"

#include <msr/core/failure.hpp>
#include <msr/session.hpp>

#include <cstdint>

/// A backend whose registers are memory that outlives the backend: the registers that the fake plan
/// (test/session/fake_plan.hpp) writes.
struct shared_machine {
    std::uint64_t *registers{};

    msr::failure read(unsigned, std::uint32_t address, std::uint64_t &value) noexcept {
        value = registers[address];
        return {};
    }
    msr::failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        registers[address] = value;
        return {};
    }
    msr::machine_identity identity() const noexcept {
        return {2, reinterpret_cast<std::uintptr_t>(registers)};
    }
};

/// An open session of a library.
class held_session {
public:
    held_session(std::uint64_t *registers, bool restore_on_signals)
        : machine_{registers}, session_{machine_,
                                        fake::plan,
                                        msr::watch_cpu(0),
                                        {.restore_on_signals = restore_on_signals},
                                        why_} {}

    const msr::failure &why() const { return why_; }

private:
    shared_machine machine_;
    msr::failure why_;
    msr::session<shared_machine, fake::plan_type> session_;
};
