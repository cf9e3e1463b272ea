// The registers of a simulated processor's branch records: the registers hold the branches that the
// program takes while recording is enabled, if the filters let the branches pass. Records have no
// cycle counts, as simulated time does not pass within a block. Nothing was measured.
#pragma once

#include <msr/branches/fit.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/record.hpp>
#include <msr/branches/record_plan.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/table.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/sim/branches/branch_buffer.hpp>
#include <msr/sim/branches/taken_branch.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// The registers of branch records of all logical processors.
class branch_registers {
public:
    /// A function, with its argument, that is called when the recording of branches begins or ends
    /// on a logical processor.
    struct listener {
        /// The function that is called when recording begins or ends; null: no function.
        void (*call)(void *context, unsigned cpu, bool is_recording) = nullptr;
        void *context = nullptr; ///< the first argument with which `call` is called
    };

    /// Makes the registers. `facility`: the kind of branch records, which decides which registers
    /// exist; it must live as long as the object. `cpus`: the number of logical processors.
    branch_registers(const lbr::facility_row &facility, unsigned cpus)
        : facility_{facility}, cpus_(cpus) {
        for (on_cpu &cpu : cpus_) {
            cpu.records = branch_buffer<lbr::raw_record>{facility.depth};
        }
    }
    branch_registers(const branch_registers &) = delete;
    branch_registers &operator=(const branch_registers &) = delete;

    /// Returns the facility, the kind of branch records, that the registers belong to.
    const lbr::facility_row &facility() const noexcept { return facility_; }
    /// Returns the number of logical processors.
    unsigned cpus() const noexcept { return static_cast<unsigned>(cpus_.size()); }
    /// Returns whether a logical processor records branches now.
    bool is_recording(unsigned cpu) const noexcept {
        return (cpus_[cpu].control >> facility_.enable_bit & 1) != 0;
    }
    /// Sets the function that is called when the recording of branches begins or ends.
    void on_change(listener destination) noexcept { listener_ = destination; }

    /// Returns whether the register at an address is one of branch records only. The machine keeps
    /// IA32_DEBUGCTL, which has other bits too: set_control() reports that it was written.
    bool has(std::uint32_t address) const noexcept {
        return address == facility_.top || is_control(address) || address == facility_.select ||
               (address == depth_address && facility_.depths != 0) ||
               place_of(cpus_.front(), address) != nullptr;
    }

    /// Reads a register as RDMSR does. Returns `error_code::refused` for another register,
    /// `error_code::cpu_offline` for a logical processor that the machine lacks.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) const noexcept {
        if (cpu >= cpus()) return {.kind = error_code::cpu_offline, .cpu = cpu, .address = address};
        if (!has(address)) return {.kind = error_code::refused, .cpu = cpu, .address = address};
        const on_cpu &state = cpus_[cpu];
        if (is_control(address))
            value = state.control;
        else if (address == facility_.select)
            value = state.select;
        else if (address == facility_.top)
            value = state.records.newest();
        else if (address == depth_address && facility_.depths != 0)
            value = state.records.depth();
        else
            value = *place_of(state, address);
        return {};
    }

    /// Writes a register as WRMSR does. Returns the failures of read(), and `error_code::refused`
    /// for a bit or a depth (number of records) that the register lacks. A write of the depth
    /// clears all records.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        std::uint64_t previous = 0;
        failure problem = read(cpu, address, previous);
        if (!problem && !accepts(address, value)) problem.kind = error_code::refused;
        if (problem) {
            problem.is_write = true;
            problem.cpu = cpu;
            problem.address = address;
            problem.value = value;
            return problem;
        }
        on_cpu &state = cpus_[cpu];
        if (is_control(address)) {
            set_control(cpu, value);
        } else if (address == facility_.select) {
            state.select = value;
        } else if (address == facility_.top) {
            state.records.set_newest(static_cast<unsigned>(value));
        } else if (address == depth_address && facility_.depths != 0) {
            state.records.clear(static_cast<unsigned>(value));
        } else {
            *place_of(state, address) = value;
        }
        return {};
    }

    /// Sets the content of the register that enables the recording of branches.
    void set_control(unsigned cpu, std::uint64_t value) noexcept {
        const bool was_recording = is_recording(cpu);
        cpus_[cpu].control = value;
        if (listener_.call != nullptr && was_recording != is_recording(cpu))
            listener_.call(listener_.context, cpu, !was_recording);
    }

    /// Records a taken branch of a logical processor, if recording is enabled and the filters let
    /// the branch pass. Where the records are a call stack, a return removes the newest record.
    void record(unsigned cpu, const taken_branch &branch) noexcept {
        on_cpu &state = cpus_[cpu];
        if (!is_recording(cpu)) return;
        const std::uint64_t filters =
            facility_.kind == lbr::facility_kind::architectural ? state.control : state.select;
        branch_selection selection{.keeps_call_stack =
                                       (filters & lbr::call_stack_bit(facility_)) != 0};
        if (facility_.select != 0) selection.filters = lbr::recorded_filters(facility_, filters);
        state.records.record(branch, facility_.kind, selection, [&](const taken_branch &entry) {
            return lbr::encode(record_of(entry), {.format = facility_.format});
        });
    }

    /// Adds what CPUID says about the branch records to a leaf. The simulated architectural records
    /// have no cycle counts and no event counters.
    void announce(std::uint32_t leaf, cpuid_registers &registers) const noexcept {
        constexpr std::uint32_t records_leaf = 0x1c;
        switch (facility_.kind) {
        case lbr::facility_kind::legacy:
            if (leaf == 1 && facility_.reports_format) registers.ecx |= 1u << 15;
            break;
        case lbr::facility_kind::architectural:
            if (leaf == 0) registers.eax = std::max(registers.eax, records_leaf);
            if (leaf == 7) registers.edx |= 1u << 19;
            if (leaf == records_leaf)
                registers = {.eax = facility_.depths, .ebx = 7, .ecx = 1u << 0 | 1u << 2};
            break;
        case lbr::facility_kind::version_2:
            if (leaf == 0x8000'0022) {
                registers.eax |= 1u << 1;
                registers.ebx |= facility_.depth << 4;
            }
            if (leaf == 0x8000'0008) registers.eax |= 48u << 8;
            break;
        case lbr::facility_kind::sampling:
            break;
        }
    }

private:
    static constexpr std::uint32_t depth_address = 0x14cf; // address of IA32_LBR_DEPTH
    static constexpr std::uint32_t debugctl_address = 0x1d9;

    struct on_cpu {
        std::uint64_t control{}; ///< content of the register that enables the recording of branches
        std::uint64_t select{};
        /// In facilities with a register for the index of the newest record, the slot of a record
        /// is the index of its registers; in others record 0 is the newest.
        branch_buffer<lbr::raw_record> records{};
    };

    /// Returns whether an address is that of a register that enables the recording of branches and
    /// has no other use.
    bool is_control(std::uint32_t address) const noexcept {
        return address == facility_.enable && address != debugctl_address;
    }

    /// Returns the content of a register of a record on a CPU; null: the address is that of no such
    /// register. `Cpu`: on_cpu, const or not.
    template <typename Cpu>
    auto place_of(Cpu &cpu, std::uint32_t address) const noexcept
        -> decltype(&cpu.records.in_place(0).source) {
        for (unsigned index = 0; index < facility_.depth; ++index) {
            const std::uint32_t offset = index * facility_.stride;
            const bool is_source = address == facility_.source_register + offset;
            const bool is_destination = facility_.destination_register != 0 &&
                                        address == facility_.destination_register + offset;
            const bool is_info = has_info() && address == facility_.info_register + offset;
            if (!is_source && !is_destination && !is_info) continue;
            auto &raw =
                cpu.records.in_place(facility_.top != 0 ? index : cpu.records.place_of(index));
            return is_source ? &raw.source : is_destination ? &raw.destination : &raw.info;
        }
        return nullptr;
    }
    bool has_info() const noexcept {
        return facility_.info_register != 0 && facility_.format != lbr::record_format::unknown &&
               lbr::layout_of(facility_.format).has_info();
    }

    bool accepts(std::uint32_t address, std::uint64_t value) const noexcept {
        const std::uint64_t enable = std::uint64_t{1} << facility_.enable_bit;
        std::uint64_t filters = lbr::call_stack_bit(facility_);
        for (const lbr::filter_row &row : lbr::filters)
            if (row.kind == facility_.kind) filters |= std::uint64_t{1} << row.bit;
        if (address == facility_.enable && address == facility_.select)
            return (value & ~(enable | filters)) == 0;
        if (address == facility_.select) return (value & ~filters) == 0;
        if (is_control(address)) return (value & ~enable) == 0;
        if (address == facility_.top) return value < facility_.depth;
        if (address == depth_address && facility_.depths != 0)
            return value % 8 == 0 && value != 0 && value <= 64 &&
                   (facility_.depths >> (value / 8 - 1) & 1) != 0;
        return true;
    }

    const lbr::facility_row &facility_;
    std::vector<on_cpu> cpus_;
    listener listener_{};
};

} // namespace msr::sim
