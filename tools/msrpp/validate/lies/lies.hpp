// Lies: simulated faults of a machine's registers, inserted between a simulated processor and the
// checks, so that the checks can be tested.
#pragma once

#include <msr/backend/any_backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/topology.hpp>

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::validate {

/// The masks of the fields in the registers that select events. A mask of 0: the register lacks the
/// field.
struct select_fields {
    std::uint64_t user{}, kernel{}; ///< privilege fields in the select register
    std::uint64_t event{}, mask{};  ///< event and unit mask fields in the select register
    std::uint64_t enable{};         ///< enable bit of the counter in the control register
    std::uint64_t edge{}, invert{}, threshold{}; ///< filter fields in the control register
    std::uint64_t compare{}; ///< enable bit of the threshold's comparison; 0: no such bit
};

/// The registers of a counter, and the counter's number.
struct counter_registers {
    std::string name{}; ///< name of the counter, such as `ia32_pmc0`
    /// The qualifier by which a requested event takes the counter, such as `:counter=0`.
    std::string qualifier{};
    std::uint32_t address{}; ///< address of the counter
    unsigned width{};        ///< number of bits that the counter counts with
    std::uint32_t select{};  ///< address of the register that selects the counter's event
    /// Address of the register that enables and filters the counter; may be `select`.
    std::uint32_t control{};
    bool is_fixed{};   ///< the counter counts a single event
    unsigned number{}; ///< number of the counter among the general or the fixed counters
};

/// The registers whose accesses a simulated fault (lie) changes.
enum class lie_place : std::uint8_t {
    first_count,    ///< the count of general counter 0
    second_count,   ///< the count of general counter 1
    last_count,     ///< the count of the last general counter
    fixed0_count,   ///< the count of fixed counter 0
    fixed1_count,   ///< the count of fixed counter 1
    first_select,   ///< the register that selects the event of general counter 0
    first_control,  ///< the register that enables and filters general counter 0
    each_select,    ///< the select registers of all general counters
    each_control,   ///< the control registers of all general counters
    fixed_control,  ///< the register IA32_FIXED_CTR_CTRL
    global_control, ///< the register that enables all counters together
    tsc,            ///< the time stamp counter
    mperf,          ///< the meter of clocks at the base frequency
    aperf,          ///< the meter of clocks of the core
    irperf,         ///< the meter of retired instructions
    irperf_enable,  ///< the register with the bit that enables the meter of retired instructions
    energy,         ///< the meter of the package's energy
    energy_unit,    ///< the register with the unit of energy
    cache_mask,     ///< the capacity mask of the last class of service
    occupancy,      ///< the register that shows how much of the cache is occupied
    prefetcher,     ///< the register of a control: a prefetcher
    announced,      ///< a register that CPUID announces
    samples,        ///< no register: samples by Linux's perf
    topology,       ///< no register: the sockets and caches of CPUs by CPUID
    rdpmc,          ///< no register: counters by RDPMC
    thread_count,   ///< no register: counts of threads by Linux's perf
    op_control,     ///< the register that controls samples of operations by IBS
    op_address,     ///< the register with the address of the sampled instruction
    data_address,   ///< the register with the address of the sampled access to data
};

/// A register that belongs to no counter, and that simulated faults (lies) concern.
struct lone_register {
    lie_place place{};       ///< the name by which faults find the register
    std::uint32_t address{}; ///< the register's MSR number
    unsigned width{64};      ///< number of bits of the register's content
};

/// The registers of a processor that simulated faults (lies) concern.
struct register_layout {
    /// Counters with their registers, general counters first.
    std::vector<counter_registers> counters;
    select_fields fields;
    /// Address of the global enable register of counters; 0: the processor has no such register.
    std::uint32_t global_control{};
    std::vector<lone_register> lone_registers{}; ///< registers that belong to no counter
    unsigned first_cpu{};                        ///< number of the CPU that checks run on
    bool has_other_cpu{};                        ///< checks may use a second CPU
    bool follows_thread{}; ///< the backend's counters follow a thread, as those of perf do

    /// Returns the register that a `lie_place` names and that belongs to no counter; null: the
    /// processor has no such register.
    const lone_register *lone(lie_place place) const;
    const counter_registers *general(unsigned number) const;
    const counter_registers *last_general() const;
    const counter_registers *fixed(unsigned number) const;
};

/// The state of a register when a simulated fault (lie) changes an access to it.
struct lie_access {
    const register_layout &layout;
    /// The counter of the register; null: the register belongs to no counter.
    const counter_registers *counter{};
    unsigned width{64};       ///< number of bits of the register's content
    std::uint64_t base{};     ///< value that the register was last written with, or first read as
    std::uint64_t previous{}; ///< true value of the register at its previous access
    std::uint64_t first{};    ///< value of the register when it was first read
    std::uint64_t first_written{}; ///< first value other than 0 that was written to the register
    bool has_first{}, has_written{};
    std::uint64_t reads{};  ///< number of earlier reads of the register
    std::uint64_t writes{}; ///< number of earlier writes of the register
    bool had_child{};       ///< a child process has ended since the register was written
    /// A child process that executed another program has ended since the register was written.
    bool had_program{};
    /// True value of another register, for faults that mix up two registers.
    std::uint64_t neighbour{};
    bool refuses{};  ///< set by the simulated fault: the access is refused
    bool swallows{}; ///< set by the simulated fault: the write is dropped
};

/// A kind of simulated fault (lie): its name, the registers, and the functions that change values.
struct lie_row {
    std::string_view name;
    std::string_view text;  ///< description of the simulated fault
    std::string_view check; ///< name of the check that must find the fault
    lie_place place{};
    /// Returns the value that a read shows, from the true value; null: reads show the true value.
    std::uint64_t (*read)(std::uint64_t value, lie_access &access){};
    /// Returns the value that a write stores, from the written value; null: writes store the
    /// written value.
    std::uint64_t (*write)(std::uint64_t value, lie_access &access){};
    /// A read of a register shows the value that was written, not the value that was stored.
    bool shows_written = true;
    /// Register whose true value is `lie_access::neighbour` when the simulated fault changes an
    /// access.
    lie_place neighbour{lie_place::first_count};
    bool has_neighbour{};
    /// The simulated fault (lie) concerns the register on all CPUs but the first; the neighbour, if
    /// any, is the register on the first CPU.
    bool on_other_cpu{};
    /// Changes the sockets and caches of CPUs that CPUID reports; null: the reported units are the
    /// true units.
    void (*places)(std::vector<msr::cpu_place> &places){};
    /// Changes the addresses of samples; null: the addresses are the true addresses.
    void (*samples)(std::vector<std::uint64_t> &addresses){};
    /// Returns the count that RDPMC or perf shows, from the true count; null: the true count is
    /// shown.
    std::uint64_t (*count)(std::uint64_t value){};
};

/// Returns all kinds of simulated faults (lies): of counters, of meters, and of other registers.
std::span<const lie_row> lies();
std::span<const lie_row> lies_of_counters();
std::span<const lie_row> lies_of_meters();
std::span<const lie_row> lies_of_machines();

/// Returns the kind of simulated fault (lie) with a name; null: no kind has the name.
const lie_row *lie_named(std::string_view name);

/// Returns whether a processor has the registers that a simulated fault (lie) concerns.
bool concerns(const lie_row &row, const register_layout &layout);

/// Carries out accesses to registers, and falsifies them by a simulated fault (lie).
class liar {
public:
    liar(const lie_row &row, const register_layout &layout) : row_{&row}, layout_{&layout} {}

    /// Reads a register, and falsifies the value by the simulated fault (lie). Returns false where
    /// the simulated fault refuses the access.
    bool read(msr::any_backend &backend, unsigned cpu, std::uint32_t address, std::uint64_t &value);
    msr::failure write(msr::any_backend &backend, unsigned cpu, std::uint32_t address,
                       std::uint64_t value);
    /// Records that a child process of this process has ended.
    void end_child() { ++children_; }
    /// Records that a child process has ended that executed another program.
    void end_program() { ++programs_; }

private:
    struct memory {
        std::uint64_t base{}, previous{}, first{}, first_written{}, reads{}, writes{}, shown{},
            stored{};
        unsigned children{}; ///< number of child processes that had ended at the last write
        unsigned programs{}; ///< number of executed programs that had ended at the last write
        bool has_base{}, is_written{};
    };

    lie_access access_to(msr::any_backend &backend, unsigned cpu, std::uint32_t address,
                         const memory &memory) const;
    bool is_concerned(unsigned cpu, std::uint32_t address) const;

    const lie_row *row_;
    const register_layout *layout_;
    std::map<std::pair<unsigned, std::uint32_t>, memory> memories_;
    unsigned children_{}; ///< number of child processes that have ended
    unsigned programs_{}; ///< number of programs, executed by children, that have ended
};

} // namespace msrpp::validate
