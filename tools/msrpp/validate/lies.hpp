// Lies: ways in which registers of a machine are wrong, put between a simulated processor and the
// checks, so that the checks can be tried.
#pragma once

#include <msr/backend/any_backend.hpp>
#include <msr/core/failure.hpp>

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::validate {

/// The fields of the registers that select events. A mask of 0: the register lacks the field.
struct select_fields {
    std::uint64_t user{}, kernel{};              ///< in the select register
    std::uint64_t event{}, mask{};               ///< fields in the select register
    std::uint64_t enable{};                      ///< in the control register
    std::uint64_t edge{}, invert{}, threshold{}; ///< fields in the control register
    std::uint64_t compare{}; ///< a bit without which no threshold is compared; 0: none is needed
};

/// The registers of a counter.
struct counter_registers {
    std::string name{};      ///< `ia32_pmc0`
    std::string qualifier{}; ///< the qualifier by which a choice takes the counter: `:counter=0`
    std::uint32_t address{}; ///< address of the counter
    unsigned width{};        ///< bits of the count
    std::uint32_t select{};  ///< address of the register that selects its event
    std::uint32_t control{}; ///< address of the register that enables and filters it; may be
                             ///< `select`
    bool is_fixed{};         ///< the counter counts one event only
    unsigned number{};       ///< among the general or the fixed ones
};

/// The registers that lies concern.
struct register_layout {
    std::vector<counter_registers> counters; ///< general ones first
    select_fields fields;
    std::uint32_t global_control{}; ///< 0: there is none

    const counter_registers *general(unsigned number) const;
    const counter_registers *last_general() const;
    const counter_registers *fixed(unsigned number) const;
};

/// The registers whose accesses a lie changes.
enum class lie_place : std::uint8_t {
    first_count,    ///< the count of general counter 0
    second_count,   ///< of general counter 1
    last_count,     ///< of the last general counter
    fixed0_count,   ///< of fixed counter 0
    fixed1_count,   ///< of fixed counter 1
    first_select,   ///< what selects the event of general counter 0
    first_control,  ///< what enables and filters general counter 0
    each_select,    ///< of all general counters
    each_control,   ///< of all general counters
    fixed_control,  ///< IA32_FIXED_CTR_CTRL
    global_control, ///< what enables counters together
};

/// The state of a register when a lie changes an access.
struct lie_access {
    const register_layout &layout;
    const counter_registers *counter{}; ///< the counter of the register; null: the register is of
                                        ///< no counter
    std::uint64_t base{};               ///< the value that was written last, or read first
    std::uint64_t previous{};           ///< the true value at the access before this one
    std::uint64_t first{};              ///< the value that was read first
    std::uint64_t first_written{};      ///< the first value but 0 that was written
    bool has_first{}, has_written{};
    std::uint64_t reads{};     ///< earlier reads of the register
    std::uint64_t neighbour{}; ///< where the lie asks for it: the true value of another register
    bool refuses{};            ///< set by the lie: the access is refused
    bool swallows{};           ///< set by the lie: the write is forgotten
};

/// A kind of lie.
struct lie_row {
    std::string_view name;
    std::string_view text;  ///< description of the lie
    std::string_view check; ///< the check that is to find it
    lie_place place{};
    /// Returns the value that a read shows, of the true one; null: that.
    std::uint64_t (*read)(std::uint64_t value, lie_access &access){};
    /// Returns the value that a write stores, of the one that is written; null: that.
    std::uint64_t (*write)(std::uint64_t value, lie_access &access){};
    bool shows_written = true; ///< a read of a select shows what was written, not what is stored
    lie_place neighbour{lie_place::first_count}; ///< the register whose value `neighbour` has
    bool has_neighbour{};
    bool is_compared{}; ///< only a processor shows it whose events are compared with thresholds
};

/// All kinds.
std::span<const lie_row> lies();

/// The kind of this name, or null.
const lie_row *lie_named(std::string_view name);

/// Whether a processor has the registers that a lie concerns.
bool concerns(const lie_row &row, const register_layout &layout);

/// Carries out accesses as a lie has them.
class liar {
public:
    liar(const lie_row &row, const register_layout &layout) : row_{&row}, layout_{&layout} {}

    /// Changes what a read has found; false: it is refused.
    bool read(msr::any_backend &backend, unsigned cpu, std::uint32_t address, std::uint64_t &value);
    msr::failure write(msr::any_backend &backend, unsigned cpu, std::uint32_t address,
                       std::uint64_t value);

private:
    struct memory {
        std::uint64_t base{}, previous{}, first{}, first_written{}, reads{}, shown{}, stored{};
        bool has_base{}, is_written{};
    };

    lie_access access_to(msr::any_backend &backend, unsigned cpu, std::uint32_t address,
                         const memory &memory) const;

    const lie_row *row_;
    const register_layout *layout_;
    std::map<std::pair<unsigned, std::uint32_t>, memory> memories_;
};

} // namespace msrpp::validate
